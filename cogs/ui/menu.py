"""The menu of a panel: paths through the actions, and what is offered at one point.

Owns how many choices there is room for. Must not know how they are written or drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord

from engine.core import Action, Known
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
    follow,
    ways_on,
)
from engine.menu import arrange as arranged
from engine.notation import join
from engine.tables import Look
from render.emoji import Sign

CONTROLS = 6
"""The most buttons and selects of a panel, so that question, picture and choices share a phone's screen."""
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
    groups = arranged(
        look.game.verbs, look.actions, path, Hints(best, look.parts, after, runs, look.distinct)
    )
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

    Beside them are what ends the turn, the ways to all places, and a control for each other verb.
    """
    verbs, groups = look.game.verbs, by_verb(chosen(look, path))
    room = room_for(look, path) - sum(len(groups[verb]) for verb in groups if closes(verbs[verb]))
    others = [verb for verb in groups if not closes(verbs[verb])]
    taken = sum(
        len(groups[verb]) if len(groups[verb]) <= FEW else len(ways_on(path, groups[verb])) for verb in others
    )
    crowded = [verb for verb in others if verbs[verb].place and len(groups[verb]) > PLACES]
    return max(0, room - taken) // max(1, len(crowded))
