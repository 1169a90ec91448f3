"""The private panel of a turn: the question, the draft so far, and what can be chosen next.

It is built anew for each press, from a `Look` and the menu path in the id of the press.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.choosing import FINAL, PUBLISHES, brings, choice_button, choices_of
from cogs.ui.menu import CONTROLS, NOWHERE, Menu, arrange, exact, join_path, room_for
from cogs.ui.post import (
    DANGER,
    PRIMARY,
    SUCCESS,
    boards,
    code,
    container,
    other_picture,
    plain,
    question_of,
    rows,
    summarize,
)
from cogs.ui.story import bullets
from cogs.ui.wording import BUTTON, NUMBER, OPTION, fitted, written
from engine.bots import CLOSE, Suggestion
from engine.bots.explanation import shared_out
from engine.core import Action
from engine.menu import Choice, Path, fold
from engine.notation import notate
from engine.tables import Look, Table, has_suggestions, votes
from locales import Texts, capital
from render.pictures import Picture

DRAFT_LIMIT = 1500
"""The most characters of the description of a draft."""
ABOVE = 400
"""The most characters of it above the picture."""
NOTE_SHOWN = 300
"""The most characters shown of the viewer's own note."""
REASONS = 3
"""The most terms that explain a move."""
PICTURES: tuple[Picture, ...] = get_args(Picture)
TOOLS = rf"({'|'.join(PICTURES)})/\d(/.*)?"
"""The regular expression of the rest of the id of *More…*; see `other_tools`."""


def example(look: Look) -> Action:
    """Return a legal action to be typed: the first that names something and gives nothing up."""

    def says_little(action: Action) -> tuple[bool, bool]:
        verb = look.game.verbs[action.verb]
        return verb.declines or verb.ends, not action.args

    return min(look.actions, key=says_little)


def draft_lines(look: Look, words: Texts) -> str:
    """Describe what the steps of the draft do."""
    names = [plain(name) for name in look.names]
    return bullets(summarize(look, words, look.draft_events, names, None, DRAFT_LIMIT, ""))


def consequences(look: Look, words: Texts, confirms: bool) -> tuple[str, str]:
    """Return the text about the draft above a panel's picture, and the one below its controls.

    It says what the steps do, and what all of them change for everybody. A panel that `confirms` them tells
    them above, or at least the changes if the steps have more than `ABOVE` characters; any other one below.
    """
    if not look.draft:
        return "", ""
    steps = words("draft-so-far") + "\n" + draft_lines(look, words)
    names = [plain(name) for name in look.names]
    changes = words("draft-changes", change=words.consequences(look.drafted, names))
    if confirms and len(steps) > ABOVE:
        return changes, steps
    whole = f"{steps}\n{changes}"
    return (whole, "") if confirms else ("", whole)


def panel(
    look: Look,
    words: Texts,
    at: Menu,
    alts: Sequence[str],
    note: str = "",
    about: Picture = "board",
    advice: str = "",
) -> ui.LayoutView:
    """Return the panel of a seat that is asked something or has a draft to confirm.

    `about` is which picture it shows. Question, picture and the first button share a phone's screen, so the
    viewer's note, and a draft that cannot be confirmed yet, are below the controls.
    """
    match, token, path = look.table.id, look.token, at.path
    names = [plain(name) for name in look.names]
    question = question_of(look, words, look.question, names) if look.question else words("draft-finished")
    parts = [f"-# {note}" if note else "", f"### {question}", advice]
    if look.own.stopped:
        parts.append(words("plan-stopped", reason=look.own.reason, text=code(look.own.stopped)))
    above, below = consequences(look, words, look.finished)
    own = words("note-yours", text=ids.shorten(look.own.note, NOTE_SHOWN)) if look.own.note else ""
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(filter(None, (*parts, above)))),
        *boards(alts),
    ]
    steps: list[ui.Button[Any]] = []
    if look.finished:
        steps.append(ids.button(words("button-confirm"), ids.write("confirm", match, token), style=SUCCESS))
    if path:
        steps.append(
            ids.button(words("button-back"), ids.write("menu", match, token, join_path(_up(look, path))))
        )
    elif look.draft:
        steps.append(ids.button(words("button-back"), ids.write("undo", match, token)))
    room = CONTROLS - len(steps)
    if look.question:
        choices = choices_of(look, words, at, room_for(look, path))
        choices += standing_answers(look, words, at)
        room -= controls(choices)
        items += choices
        rowed = [control for item in choices if isinstance(item, ui.ActionRow) for control in item.children]
        shown = {str(control.emoji) for control in rowed if isinstance(control, ui.Button)}
        legend: list[str] = []
        if FINAL in shown:
            legend.append(words("final-legend", sign=FINAL, what=brings(look, words, at)))
        if PUBLISHES in shown:
            legend.append(words("publishes-legend", sign=PUBLISHES))
        if legend:
            items.append(ui.TextDisplay("\n".join(f"-# {line}" for line in legend)))
    others = tools(look, words, about) if room > 0 else []
    if len(others) > room > 0:
        rest = join_path((about, str(room - 1), *path))
        others[room - 1 :] = [ids.button(words("button-tools"), ids.write("tools", match, token, rest))]
    items += rows([*steps, *others])
    if later := "\n".join(filter(None, (own, below))):
        items.append(ui.TextDisplay(later))
    return container(look.game.key, *items)


def controls(items: Sequence[ui.Item[Any]]) -> int:
    """Return the number of buttons and selects in rows."""
    return sum(len(item.children) for item in items if isinstance(item, ui.ActionRow))


def tools(look: Look, words: Texts, about: Picture) -> list[ui.Button[Any]]:
    """Return what a panel offers besides its choices, the most important first."""
    match, token = look.table.id, look.token
    found: list[ui.Button[Any]] = []
    if look.draft:
        found.append(ids.button(words("button-reset"), ids.write("reset", match, token), style=DANGER))
    if look.game.hands:
        found.append(ids.button(words("button-hand"), ids.write("hand", match)))
    if look.question and has_suggestions(look.table):
        found.append(ids.button(words("button-suggest"), ids.write("suggest", match, token)))
    found += other_picture(look, words, about)
    page = "2" if about == "detail" else "1"
    found.append(ids.button(words("button-legend"), ids.write("explain", match, rest=page)))
    if look.question:
        found.append(ids.button(words("button-type"), ids.write("type", match)))
    found.append(ids.button(words("button-note"), ids.write("note", match)))
    return found


def other_tools(look: Look, words: Texts, rest: str) -> ui.LayoutView:
    """Return the tools for which a panel had no room, and a way back to it; `rest` is that of the button."""
    name, shown, *path = rest.split("/")
    about = PICTURES[PICTURES.index(name)]  # type: ignore[arg-type]  # `TOOLS` says that it is one of them
    back = ids.button(
        words("button-back"), ids.write("menu", look.table.id, look.token, join_path(tuple(path)))
    )
    found = tools(look, words, about)[int(shown) :]
    return closed(look.game.key, words("tools-title"), [back, *found][:CONTROLS])


def standing_answers(look: Look, words: Texts, at: Menu) -> list[ui.Item[Any]]:
    """Return a select that answers a question in another's turn now and always; nothing for others."""
    if look.question is None or not look.aside:
        return []
    answers = [action for action in look.game.asides[look.question.kind] if action in look.actions]
    options = [
        discord.SelectOption(
            label=ids.shorten(written(look, words, Choice((), "action", "", (action,)), at).label, OPTION),
            value=notate(look.game.verbs, action),
        )
        for action in answers
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.write("always", look.table.id, rest=look.question.kind),
        options=options,
        placeholder=words("always-answer"),
    )
    return [ui.ActionRow(select)] if options else []


def suggestions(
    look: Look, words: Texts, moves: Sequence[tuple[Action, Suggestion]], alts: Sequence[str]
) -> ui.LayoutView:
    """Return the panel with suggested moves, best first, each with the reasons and a button that makes it."""
    match, token, key = look.table.id, look.token, look.game.key
    worse = [round(move.behind) for _, move in moves[1:]]
    clear = not worse and moves[0][1].margin > max(CLOSE, 2 * moves[0][1].error)
    kind = "clear" if clear else "equal" if worse and not any(worse) else "several"
    lines = [f"### {words('suggestions-title', kind=kind, n=len(moves))}"]
    names = [plain(name) for name in look.names]
    buttons: list[ui.Button[Any]] = []
    for number, ((action, move), points) in enumerate(zip(moves, [None, *worse], strict=True), 1):
        known = look.forecast(action)
        how = "best" if points is None or kind == "equal" else "worse" if points else "equal"
        terms = [(name, gain) for name, gain in move.why if gain > 0 or move.differs][:REASONS]
        why = words.why(key, shared_out(-points, terms, REASONS) if points else terms)
        text = capital(words.move(key, look.game.verbs, action, known, names))
        reason = int(bool(why))
        lines.append(
            words("suggestion", number=number, text=text, how=how, worse=points or 0, reason=reason, why=why)
        )
        label = capital(words.action(key, look.game.verbs, action, known, look.names))
        choice = Choice((), "action", "", (action,))
        label = words("numbered", number=number, text=fitted(look, words, label, known, BUTTON - NUMBER))
        buttons.append(choice_button(look, NOWHERE, choice, label))
    buttons.append(ids.button(words("button-back"), ids.write("menu", match, token)))
    plan, seat = moves[0][1].plan, look.seat
    if plan and seat is not None and look.game.is_open(look.view.state, seat, plan):
        lines.append(words("plan-behind", plan=words(f"{key}-plan-{plan}")))
    lines.append("-# " + words("suggestions-note"))
    return container(key, ui.TextDisplay("\n".join(lines)), *boards(alts), *rows(buttons))


def _up(look: Look, path: Path) -> Path:
    """Return the menu before `path`, skipping steps that offered no choice or were part of the first menu."""
    first = arrange(look, ()).groups
    own = {choice.path for choices in first for choice in choices if choice.name == "verb"}
    while path:
        path = path[:-1]
        if (len(path) != 1 or path in own) and len(fold(look.game.verbs, look.actions, path, look.parts)) > 1:
            break
    return path


def sure(look: Look, words: Texts, action: Action, alts: Sequence[str]) -> ui.LayoutView:
    """Return the confirmation asked before a step that cannot be taken back."""
    match, token = look.table.id, look.token
    text = words.move(look.game.key, look.game.verbs, action, look.forecast(action), look.names)
    above, below = consequences(look, words, confirms=True)
    parts = [f"### {capital(plain(text))}", above, words("final-question", sign=FINAL, steps=len(look.draft))]
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(
            words("button-sure"),
            ids.write("sure", match, token, exact(look, action)),
            style=PRIMARY,
            emoji=FINAL,
        ),
        ids.button(words("button-back"), ids.write("menu", match, token)),
    )
    told: ui.Item[Any] = ui.TextDisplay("\n".join(filter(None, parts)))
    later: list[ui.Item[Any]] = [ui.TextDisplay(below)] if below else []
    return container(look.game.key, told, *boards(alts), row, *later)


def closed(key: str, text: str, buttons: Sequence[ui.Button[Any]] = ()) -> ui.LayoutView:
    """Return a panel with only a text, and buttons below it."""
    return container(key, ui.TextDisplay(text), *rows(buttons))


def meanwhile(look: Look, words: Texts, following: Table | None) -> list[ui.Button[Any]]:
    """Return what somebody who is not asked can do here: go to the `following` table, plan ahead, undo."""
    match, buttons = look.table.id, list[ui.Button[Any]]()
    if following:
        onward = words("button-next-table", game=words(f"{following.game}-name"), match=following.id)
        buttons.append(ids.button(onward, ids.write("turn", following.id), style=PRIMARY))
    if look.seat is None or look.table.status != "live":
        return buttons
    buttons.append(ids.button(words("button-plan"), ids.write("planahead", match)))
    asking = any(p.kind == votes.UNDO and p.seat == look.seat for p in look.proposals)
    if look.own.asked >= 0 and not asking:
        buttons.append(ids.button(words("button-ask-undo"), ids.write("takeback", match)))
    return buttons
