"""The private panel of a turn: the question, the draft so far, and what can be chosen next.

It is built anew for each press, from a `Look` and the menu path in the id of the press.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.post import DANGER, PRIMARY, SUCCESS, boards, code, container, plain, rows
from engine.core import Action
from engine.menu import LIMIT, Choice, Path, fold, follow
from engine.menu import arrange as arranged
from engine.notation import notate
from engine.tables import Look
from engine.tables.store import Table
from locales import Texts

BUTTONS = 15
"""Up to this many choices are buttons, in three rows; more go into selects."""
LABEL = 38
"""Characters of the longest label that fits on a button on a phone."""
DRAFT_LIMIT = 1500
"""The most characters of the description of a draft."""
NOTE_SHOWN = 300
"""The most characters shown of the viewer's own note."""
FINAL = "🎲"
EXACT = "="
"""The prefix of an id's last part if it names a whole action instead of a path in the menu."""


def join_path(path: Path) -> str:
    return "/".join(path)


def split_path(rest: str) -> Path:
    return tuple(rest.split("/")) if rest else ()


def exact(look: Look, action: Action) -> str:
    """Return the part of an id that names this action."""
    return EXACT + notate(look.game.verbs, action)


def target(look: Look, choice: Choice) -> str:
    """Return the part of an id that stands for a choice: its only action, or the path to the next menu."""
    return exact(look, choice.action) if choice.action else join_path(choice.path)


def chosen(look: Look, path: Path) -> tuple[Action, ...]:
    """Return the actions that the picture should show at this point of the menu."""
    return tuple(follow(look.actions, path)[0])


def label(look: Look, words: Texts, choice: Choice) -> str:
    """Return the label of a button or an option; it starts with a capital letter."""
    return _capital(_name(look, words, choice))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _name(look: Look, words: Texts, choice: Choice) -> str:
    key, action = look.game.key, choice.action
    if choice.name == "all":
        return words("choice-all")
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
    """Say what an action would do, as far as that is known beforehand."""
    if look.final(action):
        hint = look.forecast(action)
        if hint:
            return words.event(look.game.key, hint, look.names)
        return words.action(look.game.key, look.game.verbs, action)
    return " ".join(words.event(look.game.key, happened, look.names) for happened in look.preview(action))


def detail(look: Look, words: Texts, choice: Choice) -> str:
    """Return the second line of an option: what the action would do, or how many actions it stands for."""
    if explained(look, words, choice):
        text = words(_help(look, choice))
    elif choice.action:
        text = effect(look, words, choice.action)
    else:
        text = words("choices-behind", n=len(choice.actions))
    return ids.shorten(text, 100)


def explained(look: Look, words: Texts, choice: Choice) -> bool:
    """Return True if there is a sentence that explains a choice: some names alone say little."""
    return _help(look, choice) in words


def _help(look: Look, choice: Choice) -> str:
    return f"{look.game.key}-{choice.name}-help-{choice.value}".replace("_", "-")


class Menu(NamedTuple):
    """What can be chosen at one point of the menu: groups of choices, shown together."""

    path: Path
    groups: list[list[Choice]]
    numbers: dict[Action, int]
    """The numbers of the best places, which the picture shows too."""


def arrange(look: Look, path: Path) -> Menu:
    """Return the menu at `path`, or the first menu if the path leads nowhere. This may take milliseconds."""
    numbers: dict[Action, int] = {}

    def best(actions: Sequence[Action]) -> list[Action]:
        picked = look.best(actions, LIMIT - 1)
        numbers.update({action: number for number, action in enumerate(picked, len(numbers) + 1)})
        return picked

    path = path if follow(look.actions, path)[0] else ()
    return Menu(path, arranged(look.game.verbs, look.actions, path, best), numbers)


def menu(look: Look, words: Texts, at: Menu) -> list[ui.Item[Any]]:
    """Return the buttons, in rows, and the selects of a menu."""
    buttons: list[ui.Button[Any]] = []
    selects: list[ui.Item[Any]] = []
    for choices in sorted(at.groups, key=len):
        several = _several(look, choices)
        labels = _button_labels(look, words, choices)
        short = len(buttons) + len(choices) <= BUTTONS and all(len(text) <= LABEL for text in labels)
        if labels and short and several == 1:
            buttons += [_button(look, choice, text) for choice, text in zip(choices, labels, strict=True)]
        else:
            rest = f"{at.path[0] if at.path else ''}/{len(selects)}"
            options = [_option(look, words, choice, at.numbers) for choice in choices]
            select: ui.Select[Any] = ui.Select(
                custom_id=ids.write("pick", look.table.id, look.token, rest),
                placeholder=ids.shorten(prompt(look, words, choices, several), 150),
                options=options,
                max_values=several,
            )
            selects.append(ui.ActionRow(select))
    return [*rows(buttons), *selects]


def _several(look: Look, choices: Sequence[Choice]) -> int:
    """Return how many of the choices may be made at once: several for cubes placed one by one."""
    verbs = {choice.action.verb if choice.action else "" for choice in choices}
    if len(choices) == 1 or len(verbs) > 1 or not (verb := verbs.pop()) or not look.game.verbs[verb].repeat:
        return 1
    return max(1, min(len(choices), look.repeats(verb)))


def _button_labels(look: Look, words: Texts, choices: Sequence[Choice]) -> list[str]:
    """Return the labels of buttons; none if a choice has an explanation, which only a select can show."""
    if any(explained(look, words, choice) for choice in choices if choice.name not in ("verb", "action")):
        return []
    if not all(choice.action for choice in choices):
        return [label(look, words, choice) for choice in choices]
    key, verbs = look.game.key, look.game.verbs
    return [_capital(words.action(key, verbs, choice.action)) for choice in choices if choice.action]


def _button(look: Look, choice: Choice, text: str) -> ui.Button[Any]:
    return ids.button(
        text,
        ids.write("do", look.table.id, look.token, target(look, choice)),
        style=_style(look, choice),
        emoji=_sign(look, choice),
    )


def _option(look: Look, words: Texts, choice: Choice, numbers: Mapping[Action, int]) -> discord.SelectOption:
    text = label(look, words, choice)
    if choice.action and choice.action in numbers:
        text = words("numbered", number=numbers[choice.action], text=text)
    return discord.SelectOption(
        label=ids.shorten(text, 100),
        value=target(look, choice),
        description=detail(look, words, choice),
        emoji=_sign(look, choice),
    )


def _sign(look: Look, choice: Choice) -> str | None:
    return FINAL if choice.action and look.final(choice.action) else None


def _style(look: Look, choice: Choice) -> discord.ButtonStyle:
    if choice.action and look.game.verbs[choice.action.verb].ends:
        return SUCCESS
    return PRIMARY if choice.action else discord.ButtonStyle.secondary


def prompt(look: Look, words: Texts, choices: Sequence[Choice], several: int = 1) -> str:
    """Return the prompt of a select. `several` is how many choices may be made at once."""
    if several > 1:
        return words("choose-several", n=several, what=prompt(look, words, choices))
    name = choices[0].name
    if name in ("verb", "action"):
        verbs = {choice.path[0] for choice in choices}
        alike = f"{look.game.key}-verb-{verbs.pop()}".replace("_", "-") if len(verbs) == 1 else "choose"
        return words(alike if alike in words else "choose")
    return words(f"{look.game.key}-arg-{name}".replace("_", "-"))


def draft_lines(look: Look, words: Texts) -> str:
    """Describe what the steps of the draft do."""
    names = [plain(name) for name in look.names]
    lines = [words.event(look.game.key, happened, names, look.seat) for happened in look.draft_events]
    return ids.shorten("\n".join(f"- {line}" for line in lines), DRAFT_LIMIT)


def panel(
    look: Look, words: Texts, at: Menu, alts: Sequence[str], note: str = "", more: bool = False
) -> ui.LayoutView:
    """Return the panel of a seat that is asked something or has a draft to confirm.

    With `more`, it has a button for the picture that it does not show.
    """
    match, token, path = look.table.id, look.token, at.path
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
        items += menu(look, words, at)
        shown = [choice for choices in at.groups for choice in choices]
        if any(choice.action and look.final(choice.action) for choice in shown):
            items.append(ui.TextDisplay(words("final-legend", sign=FINAL)))
    steps: list[ui.Button[Any]] = []
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
    if more:
        steps.append(ids.button(words("button-more"), ids.write("more", match)))
    steps.append(ids.button(words("button-note"), ids.write("note", match)))
    items += rows(steps)
    return container(look.game.key, *items)


def _up(look: Look, path: Path) -> Path:
    """Return the menu before `path`, skipping steps that offered no choice."""
    while path:
        path = path[:-1]
        if len(fold(look.game.verbs, look.actions, path)) > 1:
            break
    return path


def sure(look: Look, words: Texts, action: Action, alts: Sequence[str]) -> ui.LayoutView:
    """Return the confirmation asked before a step that cannot be taken back."""
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


def closed(key: str, text: str, following: Table | None = None, words: Texts | None = None) -> ui.LayoutView:
    """Return a panel with only a text, and with *Next* if a `following` table waits for the same person."""
    if following is None or words is None:
        return container(key, ui.TextDisplay(text))
    onward = words("button-next-table", game=words(f"{following.game}-name"), match=following.id)
    row: ui.ActionRow[Any] = ui.ActionRow(ids.button(onward, ids.write("turn", following.id), style=PRIMARY))
    return container(key, ui.TextDisplay(text), row)
