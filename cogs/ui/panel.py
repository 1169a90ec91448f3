"""The private panel of a turn: the question, the draft so far, and what can be chosen next.

Made anew for each press from a `Look` and the path in the menu that the press carries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.post import DANGER, PRIMARY, SUCCESS, boards, code, container, plain
from engine.core import Action, Refused
from engine.menu import Choice, Path, fold, follow
from engine.notation import notate, read
from engine.session import Look
from locales import Texts

BUTTONS = 10
"""So many choices are buttons, two rows; more are a select."""
LABEL = 38
"""A longer label does not fit on a phone's button."""
DRAFT_LIMIT = 1500
"""Characters for the draft so far."""
NOTE_SHOWN = 300
"""Characters of a note to oneself."""
FINAL = "🎲"


def join_path(path: Path) -> str:
    return "/".join(path)


def split_path(rest: str) -> Path:
    return tuple(rest.split("/")) if rest else ()


def exact(look: Look, action: Action) -> str:
    """The part of an id that means this very action."""
    return "=" + notate(look.game.verbs, action)


def meant(look: Look, rest: str) -> Action | None:
    """The legal action that `exact` wrote into an id, or None if it is not legal any more."""
    try:
        action = read(look.game.verbs, rest.removeprefix("="))
    except Refused:
        return None
    return action if action in look.actions else None


def target(look: Look, choice: Choice) -> str:
    """The part of an id that means a choice: its one action, or the way on through the menu."""
    return exact(look, choice.action) if choice.action else join_path(choice.path)


def chosen(look: Look, path: Path) -> tuple[Action, ...]:
    """The actions a picture should show at this point of the menu."""
    return tuple(follow(look.actions, path)[0])


def label(look: Look, words: Texts, choice: Choice) -> str:
    """What stands on a button or an option: words that are part of sentences too get a capital."""
    text = _name(look, words, choice)
    return text[:1].upper() + text[1:]


def _name(look: Look, words: Texts, choice: Choice) -> str:
    key, action = look.game.key, choice.action
    if choice.name == "verb" and not action:
        return words(f"{key}-verb-{choice.value}".replace("_", "-"))
    if choice.name in ("verb", "action") and action:
        return words.action(key, look.game.verbs, action)
    if isinstance(choice.value, str) and choice.value.endswith("*"):
        at = len([step for step in choice.path[1:-1] if not step.endswith("*")])
        values = [str(a.args[at]) for a in choice.actions]
        return f"{values[0]} – {values[-1]}" if len(values) > 1 else values[0]
    if choice.value == "":
        none = f"{key}-{choice.name}-none".replace("_", "-")
        return words(none if none in words else "choice-none")
    return words.term(key, choice.name, choice.value)


def effect(look: Look, words: Texts, action: Action) -> str:
    """What an action would do, as far as it can be told before it is done."""
    if look.final(action):
        hint = look.hint(action)
        if hint:
            return words.event(look.game.key, hint, look.names)
        return words.action(look.game.key, look.game.verbs, action)
    return " ".join(words.event(look.game.key, happened, look.names) for happened in look.preview(action))


def detail(look: Look, words: Texts, choice: Choice) -> str:
    """The second line of a select's option: what the action would do, or how many are behind it."""
    if explained(look, words, choice):
        text = words(_help(look, choice))
    elif choice.action:
        text = effect(look, words, choice.action)
    else:
        text = words("choices-behind", n=len(choice.actions))
    return ids.shorten(text, 100)


def explained(look: Look, words: Texts, choice: Choice) -> bool:
    """Whether there is a sentence about what a choice is for: some names alone say little."""
    return _help(look, choice) in words


def _help(look: Look, choice: Choice) -> str:
    return f"{look.game.key}-{choice.name}-help-{choice.value}".replace("_", "-")


def menu(look: Look, words: Texts, choices: Sequence[Choice]) -> list[ui.Item[Any]]:
    """Rows for the choices at one point of the menu: buttons, or a select."""
    match, token = look.table.id, look.token
    final = {choice.path: bool(choice.action and look.final(choice.action)) for choice in choices}
    texts = [label(look, words, choice) for choice in choices]
    plain_ones = not any(choice.action or explained(look, words, choice) for choice in choices)
    whole = choices[0].name in ("verb", "action") or plain_ones
    if whole and len(choices) <= BUTTONS and all(len(text) <= LABEL for text in texts):
        buttons = [
            ids.button(
                text,
                ids.write(
                    "do",
                    match,
                    token,
                    exact(look, choice.action) if choice.action else join_path(choice.path),
                ),
                style=_style(look, choice),
                emoji=FINAL if final[choice.path] else None,
            )
            for choice, text in zip(choices, texts, strict=True)
        ]
        return [ui.ActionRow(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]
    options = [
        discord.SelectOption(
            label=ids.shorten(text, 100),
            value=exact(look, choice.action) if choice.action else choice.path[-1],
            description=detail(look, words, choice),
            emoji=FINAL if final[choice.path] else None,
        )
        for choice, text in zip(choices, texts, strict=True)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.write("pick", match, token, join_path(choices[0].path[:-1])),
        placeholder=ids.shorten(prompt(look, words, choices), 150),
        options=options,
    )
    return [ui.ActionRow(select)]


def _style(look: Look, choice: Choice) -> discord.ButtonStyle:
    if choice.action and look.game.verbs[choice.action.verb].ends:
        return SUCCESS
    return PRIMARY if choice.action else discord.ButtonStyle.secondary


def prompt(look: Look, words: Texts, choices: Sequence[Choice]) -> str:
    name = choices[0].name
    if name in ("verb", "action"):
        verbs = {choice.action.verb if choice.action else choice.value for choice in choices}
        alike = f"{look.game.key}-verb-{verbs.pop()}".replace("_", "-") if len(verbs) == 1 else "choose"
        return words(alike if alike in words else "choose")
    return words(f"{look.game.key}-arg-{name}".replace("_", "-"))


def draft_lines(look: Look, words: Texts) -> str:
    """What the steps of the draft do."""
    names = [plain(name) for name in look.names]
    lines = [words.event(look.game.key, happened, names) for happened in look.draft_events]
    return ids.shorten("\n".join(f"- {line}" for line in lines), DRAFT_LIMIT)


def panel(look: Look, words: Texts, path: Path, alts: Sequence[str], note: str = "") -> ui.LayoutView:
    """The panel of a seat that is asked something or has a draft to confirm."""
    match, token = look.table.id, look.token
    question = words.question(look.game.key, look.question.kind) if look.question else words("draft-finished")
    parts = [f"-# {note}" if note else "", f"### {question}"]
    if look.own.stopped:
        parts.append(words("plan-stopped", text=code(look.own.stopped)))
    if look.own.note:
        parts.append(words("note-yours", text=ids.shorten(look.own.note, NOTE_SHOWN)))
    if look.draft:
        parts.append(words("draft-so-far") + "\n" + draft_lines(look, words))
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(filter(None, parts))),
        *boards(alts),
    ]
    if look.question:
        choices = fold(look.game.verbs, look.actions, path)
        if path:
            items.append(ui.TextDisplay(prompt(look, words, choices)))
        items += menu(look, words, choices)
        if any(choice.action and look.final(choice.action) for choice in choices):
            items.append(ui.TextDisplay(words("final-legend", sign=FINAL)))
    steps: list[ui.Item[Any]] = []
    if look.finished:
        steps.append(ids.button(words("button-confirm"), ids.write("confirm", match, token), style=SUCCESS))
    if path:
        steps.append(
            ids.button(words("button-back"), ids.write("menu", match, token, join_path(_up(look, path))))
        )
    elif look.draft:
        steps.append(ids.button(words("button-back"), ids.write("undo", match, token)))
    if look.draft:
        steps.append(ids.button(words("button-reset"), ids.write("reset", match, token), style=DANGER))
    if look.game.hands:
        steps.append(ids.button(words("button-hand"), ids.write("hand", match)))
    steps.append(ids.button(words("button-note"), ids.write("note", match)))
    items.append(ui.ActionRow(*steps))
    return container(look.game.key, *items)


def _up(look: Look, path: Path) -> Path:
    """The menu before `path`; steps that offered no choice are passed over."""
    while path:
        path = path[:-1]
        if len(fold(look.game.verbs, look.actions, path)) > 1:
            break
    return path


def sure(look: Look, words: Texts, action: Action, alts: Sequence[str]) -> ui.LayoutView:
    """One more question before a step that cannot be taken back."""
    match, token = look.table.id, look.token
    text = words.action(look.game.key, look.game.verbs, action)
    parts = [f"### {text}", words("final-question", sign=FINAL)]
    if look.draft:
        parts.insert(1, words("draft-so-far") + "\n" + draft_lines(look, words))
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(words("button-sure"), ids.write("sure", match, token, exact(look, action)), style=SUCCESS),
        ids.button(words("button-back"), ids.write("menu", match, token)),
    )
    return container(look.game.key, ui.TextDisplay("\n".join(parts)), *boards(alts), row)


def closed(key: str, text: str) -> ui.LayoutView:
    """A panel with nothing left to press."""
    return container(key, ui.TextDisplay(text))
