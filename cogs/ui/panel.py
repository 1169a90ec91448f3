"""The private panel of a turn: the question, the draft so far, and what can be chosen next.

It is built anew for each press, from a `Look` and the menu path in the id of the press.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, get_args

import discord
from discord import ui

from cogs.ui import ids
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
from engine.bots import CLOSE, Suggestion
from engine.core import WORTH, Action, Event, Known, sum_points
from engine.menu import (
    ALL,
    ANSWERS,
    FEW,
    PLACES,
    WITHIN,
    Choice,
    Hints,
    Line,
    Path,
    by_verb,
    closes,
    depth_of,
    fold,
    follow,
    in_order,
    is_run,
    is_several,
    lay_out,
    leads_to_all,
)
from engine.menu import arrange as arranged
from engine.notation import argument_names, join, notate
from engine.tables import Look, Table, has_suggestions, votes
from locales import PART as MARK
from locales import Texts, capital
from render.emoji import Sign
from render.pictures import Picture

LABEL = 68
"""Characters; longer labels are those of options."""
REPEATED = 20
"""Characters. If all buttons but those that end the turn have this many at both ends in common, the
prompt above them contains these."""
NAME = 24
"""Characters of a player's name in the label of a choice."""
SHORT_NAME = 8
"""Characters of a player's name in what follows from a choice, if its label would be too long."""
BUTTON, OPTION = 80, 100
"""The most characters of the label of a button, and of an option."""
NUMBER = 5
"""Characters of a number before such a label."""
CONTROLS = 6
"""The most buttons and selects of a panel, so that question, picture and choices share a phone's screen."""
DRAFT_LIMIT = 1500
"""The most characters of the description of a draft."""
ABOVE = 400
"""The most characters of it above the picture."""
NOTE_SHOWN = 300
"""The most characters shown of the viewer's own note."""
REASONS = 3
"""The most terms that explain a move."""
FINAL, PUBLISHES = "🎲", "📣"
"""Marks a step that cannot be taken back, and one that ends the turn without *Confirm*."""
PICTURES: tuple[Picture, ...] = get_args(Picture)
TOOLS = rf"({'|'.join(PICTURES)})/\d(/.*)?"
"""The regular expression of the rest of the id of *More…*; see `other_tools`."""
EXACT = "="
"""The prefix of an id's last part if it names a whole action instead of a path in the menu."""


def join_path(path: Path) -> str:
    return "/".join(path)


def split_path(rest: str) -> Path:
    return tuple(rest.split("/")) if rest else ()


def exact(look: Look, *actions: Action) -> str:
    """Return the part of an id that names these actions, taken one after the other."""
    return EXACT + join(look.game.verbs, actions)


def target(look: Look, choice: Choice) -> str:
    """Return the part of an id that stands for a choice: its actions, or its path in the menu."""
    if choice.action:
        return exact(look, *choice.line)
    return join_path(choice.path)


def chosen(look: Look, path: Path) -> tuple[Action, ...]:
    """Return the actions that the picture should show at this point of the menu."""
    return tuple(follow(look.actions, path, look.parts)[0])


def parts(at: Menu) -> tuple[tuple[Action, ...], ...]:
    """Return the parts of the board between which the picture should show that one is chosen, if any."""
    return tuple(choice.actions for choices in at.groups for choice in choices if choice.name == "part")


class Words(NamedTuple):
    """The text of a choice: its label, and a second line for an option, perhaps empty."""

    label: str
    more: str


def written(look: Look, words: Texts, choice: Choice, at: Menu) -> Words:
    """Return the text of a choice of a menu."""
    if choice.name == "part":
        name = capital(_where(look, words, choice.path, choice.actions[0])[-1])
        return Words(words("choice-part", part=name, n=len(choice.actions)), "")
    if choice.action is None:
        name = _name(look, words, choice)
        alone = ("verb", "extra") if sum(map(leads_to_all, at.groups)) > 1 else ("verb", "extra", "all")
        if not at.path and len(at.groups) > 1 and choice.name not in alone:
            verb = words(f"{look.game.key}-verb-{choice.path[0]}".replace("_", "-"))
            name = words("choice-then", first=verb, then=name)
        return Words(capital(name), _behind(look, words, choice))
    key, verbs, names = look.game.key, look.game.verbs, _short(look, NAME)
    known = look.forecast(choice.action)
    more = words.more(key, verbs, choice.action, known, names)
    if is_run(choice):
        known = at.known[choice.line]
        text = words.run(key, verbs, choice.line, known, names)
    elif choice.then:
        facts = {**known.facts, WORTH: 0}  # the answer is said too, and what it changes
        first = words.action(key, verbs, choice.action, Known(facts), names)
        known = _together(known, at.known[choice.line])
        text = words("choice-then", first=first, then=words.action(key, verbs, choice.then[0], known, names))
    else:
        text = words.action(key, verbs, choice.action, known, names)
    return Words(capital(_fitted(look, words, text, known)), more)


def _where(look: Look, words: Texts, path: Path, action: Action) -> list[str]:
    """Return the names of the parts of the board into which a path leads, with one of the actions there."""
    return [words.where(look.game.key, part) for part in look.parts(action)[: depth_of(path)]]


def _together(first: Known, then: Known) -> Known:
    """Return what is known of two steps taken one after the other, with the facts of the second."""
    drawn, following = then.points is None, then.certain if then.points is None else then.points
    both = sum_points((Event("", points=first.points or ()), Event("", points=following)))
    return replace(then, points=None, certain=both) if drawn else replace(then, points=both)


def _fitted(look: Look, words: Texts, text: str, known: Known, most: int = OPTION) -> str:
    """Return a label that fits with a number before it: what follows from the choice is kept whole."""
    if len(text) + NUMBER <= most:
        return text
    effects = words.effects(known, _short(look, NAME))
    begin = text.removesuffix(effects)
    end = words.effects(known, _short(look, SHORT_NAME)) if text.endswith(effects) else ""
    return ids.shorten(begin, most - NUMBER - len(end)) + end


def _brief(look: Look, words: Texts, text: str, known: Known) -> str:
    """Return the beginning of a label that is too long for a button, and what follows from the choice."""
    first, *others = text.removesuffix(words.effects(known, _short(look, NAME))).split(f" {MARK} ")
    return first + (words.effects(known, _short(look, SHORT_NAME)) if others else "")


def _short(look: Look, limit: int) -> list[str]:
    """Return the names by seat, cut to a length that leaves room for what is said about them."""
    return [ids.shorten(name, limit) for name in look.names]


def _name(look: Look, words: Texts, choice: Choice) -> str:
    """Return the name of a choice that leads to another menu."""
    key = look.game.key
    if choice.name == "all":
        return words("choice-all-here" if len(choice.path) > 2 else "choice-all")
    if choice.name == "verb":
        return words(f"{key}-verb-{choice.value}".replace("_", "-"))
    if choice.name == "extra":
        return words(f"{key}-extra-{choice.value}".replace("_", "-"))
    if isinstance(choice.value, str) and choice.value.endswith("*"):
        at = len([step for step in choice.path[1:-1] if not step.endswith("*") and step[:1] != WITHIN])
        values = sorted({str(a.args[at]) for a in choice.actions}, key=in_order)
        return values[0] if values[0] == values[-1] else f"{values[0]} – {values[-1]}"
    if choice.value == "":
        none = f"{key}-{choice.name}-none".replace("_", "-")
        return words(none if none in words else "choice-none")
    return words.term(key, choice.name, choice.value)


def _behind(look: Look, words: Texts, choice: Choice) -> str:
    """Explain the name of a choice that leads to another menu, or say how many actions are behind it."""
    key = f"{look.game.key}-{choice.name}-help-{choice.value}".replace("_", "-")
    return words(key) if key in words else words("choices-behind", n=len(choice.actions))


class Shared(NamedTuple):
    """The words that the labels of several actions have in common, which appear once for all of them."""

    begin: str = ""
    end: str = ""


DIFFERENT = Shared()


class Menu(NamedTuple):
    """The groups of choices that are shown together at one point of the menu."""

    path: Path
    groups: list[list[Choice]]
    numbers: dict[Action, int]
    """The numbers of a few places, in the order of the actions; the picture shows them too."""
    known: dict[Line, Known]
    """What is known of the last of several steps that are chosen together."""
    emoji: Mapping[Sign, discord.PartialEmoji] = {}
    """Those that labels may begin with."""


NOWHERE = Menu((), [], {}, {})


def arrange(look: Look, path: Path, emoji: Mapping[Sign, discord.PartialEmoji] | None = None) -> Menu:
    """Return the menu at `path`, or the first menu if the path leads nowhere. This may take milliseconds."""
    numbers: dict[Action, int] = {}
    known: dict[Line, Known] = {}

    def best(actions: Sequence[Action]) -> list[Action]:
        found = set(look.best(actions, shown_places(look, path)))
        picked = [action for action in actions if action in found]  # not by strength: that would be advice
        numbers.update({action: number for number, action in enumerate(picked, len(numbers) + 1)})
        return picked

    def after(action: Action) -> list[Action]:
        found = look.after(action, ANSWERS)
        known.update({(action, answer): then for answer, then in found})
        return [answer for answer, _ in found]

    def runs(verb: str) -> list[Line]:
        found = dict(look.runs(verb))
        known.update(found)
        return list(found)

    path = path if follow(look.actions, path, look.parts)[0] else ()
    groups = arranged(look.game.verbs, look.actions, path, Hints(best, look.parts, after, runs))
    return Menu(path, groups, numbers, known, emoji or {})


def room_for(look: Look, path: Path) -> int:
    """Return how many controls for choices a panel has room for, beside its steps back and *More…*.

    Parts of the board, and places in one, leave room only for *Back*.
    """
    if path and (path[-1] == ALL or path[-1].startswith(WITHIN)):
        return CONTROLS
    return CONTROLS - look.finished - bool(path or look.draft) - 1 - look.aside


def shown_places(look: Look, path: Path) -> int:
    """Return the number of places for whose numbers a panel has room.

    Beside them are what ends the turn, a way to all places, and a control for each other verb.
    """
    verbs, groups = look.game.verbs, by_verb(chosen(look, path))
    room = room_for(look, path) - sum(len(groups[verb]) for verb in groups if closes(verbs[verb]))
    others = [verb for verb in groups if not closes(verbs[verb])]
    taken = sum(len(groups[verb]) if len(groups[verb]) <= FEW else 1 for verb in others)
    crowded = [verb for verb in others if verbs[verb].place and len(groups[verb]) > PLACES]
    return max(0, room - taken) // max(1, len(crowded))


class Shown(NamedTuple):
    """A group of choices, with the texts that leave out what its prompt says."""

    choices: list[Choice]
    texts: dict[Choice, Words]
    shared: Shared


def _shown(choices: Sequence[Choice], text: Callable[[Choice], Words]) -> Shown:
    shown, shared = without_repetition(choices, [text(choice) for choice in choices])
    return Shown(list(choices), dict(zip(choices, shown, strict=True)), shared)


def menu(look: Look, words: Texts, at: Menu, room: int = CONTROLS) -> list[ui.Item[Any]]:
    """Return the buttons, in rows, and the selects of a menu, which are at most `room`.

    Buttons are in the order of the actions. Those that give something up come after the others, and one that
    ends the turn at once is the last. The prompt stands above buttons that are behind a choice, or that all
    go on from it.
    """
    verbs = look.game.verbs

    @cache  # asked for again for each group in which a choice may stand
    def whole(choice: Choice) -> Words:
        return written(look, words, choice, at)

    short = {choice: text for choices in at.groups for choice, text in _shown(choices, whole).texts.items()}

    def fits(choice: Choice) -> bool:
        return choice.action in at.numbers or (
            len(short[choice].label) <= LABEL and len(whole(choice).label) + NUMBER <= BUTTON
        )

    found = lay_out(verbs, at.groups, room, fits, look.likely)
    lists = [_shown(choices, whole) for choices in found.lists]
    ordinary = [choice for choice in found.buttons if not _rank(look, choice)]
    same = next((group for group in lists if set(ordinary) <= set(group.choices)), None)
    alike = same or _shown(ordinary, whole)
    repeated = bool(ordinary) and (same is None or len(lists) == 1) and len("".join(alike.shared)) >= REPEATED
    asked: list[ui.Item[Any]] = []
    told: list[str] = []
    if depth_of(at.path):
        told.append(capital(", ".join(_where(look, words, at.path, chosen(look, at.path)[0]))))
    if repeated or (at.path and ordinary and not lists and not at.path[-1].startswith(WITHIN)):
        shared = alike.shared if repeated else DIFFERENT
        told.append(prompt(look, words, alike.choices, shared=shared))
    if told:
        asked.append(ui.TextDisplay("\n".join(f"**{plain(line)}**" for line in told)))
    buttons: list[ui.Button[Any]] = []
    helps: dict[str, str] = {}
    cut: list[str] = []
    place = {action: number for number, action in enumerate(look.actions)}
    shown = sorted(
        found.buttons,
        key=lambda choice: (_rank(look, choice), choice.name == "all", place[choice.actions[0]]),
    )
    for choice in shown:
        text = alike.texts[choice] if repeated and choice in alike.texts else whole(choice)
        label = text.label
        if choice.action and len(label) + NUMBER > BUTTON:
            label = _brief(look, words, label, look.forecast(choice.action))
            cut.append(_numbered(words, at, choice, text.label))
        buttons.append(_button(look, at, choice, _numbered(words, at, choice, label)))
        if choice.action and not choice.then:
            helps |= words.helps(look.game.key, verbs, choice.action)
    explained = [f"-# {plain(label)}" for label in cut]
    explained += [f"-# **{name}**: {text}" for name, text in helps.items()]
    selects = [
        _select(look, words, at, group, number, not set(found.buttons).isdisjoint(group.choices))
        for number, group in enumerate(lists)
    ]
    return [*asked, *rows(buttons), *([ui.TextDisplay("\n".join(explained))] if explained else []), *selects]


def _select(look: Look, words: Texts, at: Menu, group: Shown, number: int, partly: bool) -> ui.Item[Any]:
    """Return a list of choices, of which several may be chosen at once if they are steps of one verb.

    `partly` is whether some of them are buttons too.
    """
    several = _several(look, group.choices)
    what = prompt(look, words, group.choices, several, group.shared)
    if partly and several == 1:
        mixed = len({choice.path[0] for choice in group.choices}) > 1
        what = words("choose-more") if mixed else words("choose-all", what=what)
    custom_id = ids.write("pick", look.table.id, look.token, f"{at.path[0] if at.path else ''}/{number}")
    select: ui.Select[Any] = ui.Select(
        id=ids.number(custom_id),  # a client keeps what was chosen in a component with the same id
        custom_id=custom_id,
        placeholder=ids.shorten(what, 150),
        options=[_option(look, words, at, choice, text) for choice, text in group.texts.items()],
        max_values=several,
    )
    return ui.ActionRow(select)


def without_repetition(choices: Sequence[Choice], texts: Sequence[Words]) -> tuple[list[Words], Shared]:
    """Leave out the words with which all actions of one verb begin and end, which the prompt says once.

    A number keeps the word before it, and only whole parts are left out at the end. Return these words too,
    but not a single one at the beginning, which says less than the name of the verb.
    """
    actions = [i for i, choice in enumerate(choices) if choice.action]
    verbs = {choice.action.verb for choice in choices if choice.action}
    alike = actions or range(len(choices))
    if len(alike) < 2 or len(verbs) > 1:
        return list(texts), Shared()
    split = [texts[i].label.split(" ") for i in alike]
    same = 0
    while len({tuple(words[: same + 1]) for words in split}) == 1 and same + 1 < min(map(len, split)):
        same += 1
    if same and any(words[same].strip(",:").isdigit() for words in split):
        same -= 1
    last = _shared_end(split, same)
    shown = list(texts)
    for i, words in zip(alike, split, strict=True):
        left = " ".join(words[same : len(words) - last]).rstrip(",;")
        shown[i] = Words(capital(left), texts[i].more)
    begin, end = split[0][:same], split[0][len(split[0]) - last :]
    return shown, Shared(
        " ".join(begin).rstrip(",:") if same > 1 else "", " ".join(end).removeprefix(f"{MARK} ")
    )


def _shared_end(labels: Sequence[Sequence[str]], same: int) -> int:
    """Return how many words at the end of all labels are whole parts that they share; `same` begin them."""
    most = min(map(len, labels)) - same - 1
    shared = 0
    for n in range(1, most + 1):
        if len({words[-n] for words in labels}) > 1:
            break
        if labels[0][-n] == MARK or all(words[-n - 1].endswith((",", ";")) for words in labels):
            shared = n
    return shared


def _rank(look: Look, choice: Choice) -> int:
    """Return 0 for an ordinary choice, 1 for one that gives something up, 2 for one that ends the turn."""
    verb = look.game.verbs[choice.action.verb] if choice.action else None
    return 0 if verb is None else 2 if verb.ends else int(verb.declines)


def _several(look: Look, choices: Sequence[Choice]) -> int:
    """Return how many of the choices may be made at once: several for cubes placed one by one."""
    if not is_several(look.game.verbs, choices):
        return 1
    return max(1, min(len(choices), look.repeats(choices[0].path[0])))


def _button(look: Look, at: Menu, choice: Choice, text: str) -> ui.Button[Any]:
    return ids.button(
        text,
        ids.write("do", look.table.id, look.token, target(look, choice)),
        style=_style(look, choice),
        emoji=_sign(look, at, choice),
    )


def _option(look: Look, words: Texts, at: Menu, choice: Choice, text: Words) -> discord.SelectOption:
    return discord.SelectOption(
        label=ids.shorten(_numbered(words, at, choice, text.label), OPTION),
        value=target(look, choice),
        description=ids.shorten(text.more, 100) or None,
        emoji=_sign(look, at, choice),
    )


def _numbered(words: Texts, at: Menu, choice: Choice, label: str) -> str:
    """Return a label with the number that the picture shows at the place, if there is one."""
    number = at.numbers.get(choice.action) if choice.action else None
    if choice.name == "part":
        number = int(choice.value)
    return label if number is None else words("numbered", number=number, text=label)


def _sign(look: Look, at: Menu, choice: Choice) -> str | discord.PartialEmoji | None:
    """Return the emoji of a choice: that of what follows, or else of the first thing that it names."""
    if choice.action and look.final(choice.action):
        return FINAL
    if _rank(look, choice) == 2:
        return PUBLISHES
    named: list[tuple[str, str | int]] = [(choice.name, choice.value)]
    if choice.action and at.emoji:
        names = argument_names(look.game.verbs[choice.action.verb])
        named = [*zip(names, choice.action.args, strict=True), *look.forecast(choice.action).facts.items()]
    found = (at.emoji.get((look.game.key, name, str(value))) for name, value in named)
    return next(filter(None, found), None)


def _style(look: Look, choice: Choice) -> discord.ButtonStyle:
    """Return the style of a button: green publishes the turn, grey gives something up or leads to a menu."""
    rank = _rank(look, choice)
    return SUCCESS if rank == 2 else PRIMARY if choice.action and not rank else discord.ButtonStyle.secondary


def prompt(
    look: Look, words: Texts, choices: Sequence[Choice], several: int = 1, shared: Shared = DIFFERENT
) -> str:
    """Return the prompt of a select. `several` is how many choices may be made at once.

    `shared` are the words that all of the choices have in common, if they are left out there.
    """
    if several > 1:
        return words("choose-several", n=several, what=prompt(look, words, choices, shared=shared))
    if shared.end:
        what = prompt(look, words, choices, shared=shared._replace(end=""))
        return words("choose-alike", what=what, alike=shared.end)
    if shared.begin:
        return words("choose-begun", text=shared.begin)
    name = choices[0].name
    if name == "part":
        return words("choose-part")
    if name in ("verb", "action", "extra"):
        verbs = {choice.path[0] for choice in choices}
        alike = f"{look.game.key}-verb-{verbs.pop()}".replace("_", "-") if len(verbs) == 1 else "choose"
        return words(alike if alike in words else "choose")
    return words(f"{look.game.key}-arg-{name}".replace("_", "-"))


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
        choices = menu(look, words, at, room_for(look, path))
        choices += standing_answers(look, words, at)
        room -= controls(choices)
        items += choices
        shown = {_sign(look, at, choice) for choices in at.groups for choice in choices}
        legend = [(FINAL, "final-legend"), (PUBLISHES, "publishes-legend")]
        if told := [f"-# {words(key, sign=sign)}" for sign, key in legend if sign in shown]:
            items.append(ui.TextDisplay("\n".join(told)))
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
        terms = [(name, gain) for name, gain in move.why if gain > 0 or move.differs]
        why = words.why(key, terms[:REASONS])
        text = capital(words.move(key, look.game.verbs, action, known, names))
        reason = int(bool(why))
        lines.append(
            words("suggestion", number=number, text=text, how=how, worse=points or 0, reason=reason, why=why)
        )
        label = capital(words.action(key, look.game.verbs, action, known, look.names))
        choice = Choice((), "action", "", (action,))
        label = words("numbered", number=number, text=_fitted(look, words, label, known, BUTTON))
        buttons.append(_button(look, NOWHERE, choice, label))
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
    parts = [f"### {capital(plain(text))}", above, words("final-question", sign=FINAL)]
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
