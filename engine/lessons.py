"""Lessons: guided turns of a game, written as data in `engine/games/<key>/lessons/*.toml`.

Owns how a lesson is written, the position at each of its steps, and what a press there leads to. A place in a
lesson is all there is to remember: everything else follows from the file. Must not know Discord, people or
the words of a text, only its key.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any, Literal, NamedTuple
from zlib import crc32

import msgspec

from engine.chance import Chance, TapeError
from engine.core import Action, Event, Game, Refused, RulesError
from engine.match import Match, decode, encode
from engine.notation import notate, read_all
from engine.records import Line, read_lines
from engine.staged import Misstaged, Stage, play, position

LEARNER = 0
"""The seat of the learner."""
FIRST = 1 << 60
"""The smallest number of a place in a lesson; numbers of tables are below it."""
STEPS, MOVES = 8, 16
"""Bits: the number of a step, and which of its actions have been taken."""
NOT_NOW = "learn-not-now"
"""The key of the text for a legal move that is not the one of the step, unless the lesson says why."""

WRONG = (Refused, RulesError, TapeError)
"""What is raised for an action that is not legal, or draws that do not fit."""

Told = tuple[int, tuple[Event, ...]]
"""A line that was played: its seat, and what happened."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the learner is told, and the press with which the lesson goes on: a move or one of `press`."""

    text: str
    """The key of the text."""
    press: Literal["", "turn", "since", "suggest", "undo", "confirm", "next"] = ""
    """The button to be pressed, if no move is made. `next` is a button that only lessons have."""
    move: str = ""
    """The actions to be taken, in notation. Their order does not matter if all of them are legal at once."""
    draws: tuple[int, ...] = ()
    """The numbers that this draws; if there are none, they follow from the seed of the start."""
    then: str = ""
    """What the others do afterwards: lines of a record."""
    not_now: dict[str, str] = {}
    """Keys of texts that say why another move is not made now, by patterns of its notation (`take *`)."""
    start: Stage | None = None
    """The position in which the step begins, if it is another than that after the step before."""

    @property
    def on_post(self) -> bool:
        """Whether the learner looks at a post, and not at the panel."""
        return self.press in ("turn", "since", "next")


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    start: Stage
    steps: tuple[Step, ...]
    not_now: dict[str, str] = {}


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game. `title` is the key of a text; `not_now` holds for all steps."""

    game: Game[Any]
    key: str
    """Names the lesson among those of all games: `yspahan-1-tower`."""
    title: str
    start: Stage
    steps: tuple[Step, ...]
    not_now: dict[str, str]

    @cached_property
    def code(self) -> int:
        """A number that stands for the lesson in those of its places."""
        return crc32(self.key.encode())

    def actions(self, step: int) -> tuple[Action, ...]:
        """Return the actions to be taken at a step; none if it waits for another press."""
        return read_all(self.game.verbs, self.steps[step].move)


class Place(NamedTuple):
    """Where a learner is: the number of a step, or that of all steps at the end.

    `taken` has a bit for each action of the step that has been taken.
    """

    lesson: Lesson
    step: int = 0
    taken: int = 0

    @property
    def number(self) -> int:
        """The number that stands for the place where a table has its number."""
        return FIRST | self.lesson.code << STEPS + MOVES | self.step << MOVES | self.taken

    @property
    def over(self) -> bool:
        """Whether the lesson is over."""
        return self.step >= len(self.lesson.steps)


class Position(NamedTuple):
    """The position at a place."""

    match: Match[Any]
    told: tuple[Told, ...]
    """What has happened since the learner last pressed *Take turn*."""
    lines: int
    """How many lines have been played."""


class Answer(NamedTuple):
    """What a press leads to. `note` is the key of a text that says why the place is still the same."""

    place: Place
    note: str = ""


class Miswritten(Exception):
    """A lesson cannot be played as it is written. The message names the file or the step, and says why."""


@lru_cache
def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of the names of their files. Raise `Miswritten`."""
    module = sys.modules[type(game).__module__].__file__
    folder = Path(module or "").with_name("lessons")
    return tuple(read(game, path) for path in sorted(folder.glob("*.toml")))


def read(game: Game[Any], path: Path) -> Lesson:
    """Return the lesson in a file. Raise `Miswritten`; whether its moves can be made is left to `at`."""
    try:
        file = msgspec.toml.decode(path.read_text("utf-8"), type=_File)
        lesson = Lesson(game, f"{game.key}-{path.stem}", file.title, file.start, file.steps, file.not_now)
        for number, step in enumerate(lesson.steps):
            actions = lesson.actions(number)
            if bool(actions) == bool(step.press) or len(actions) > MOVES:
                raise Miswritten(f"{path.name}: step {number + 1} has either `press` or 1 to {MOVES} actions")
            if step.start and number == 0:
                raise Miswritten(f"{path.name}: step 1 has the start of the lesson")
    except (msgspec.DecodeError, Refused) as error:
        raise Miswritten(f"{path.name}: {error}") from error
    return lesson


def place_of(lessons: Sequence[Lesson], number: int) -> Place | None:
    """Return the place with a number among some lessons, or None if none of them has it any more."""
    code, step = number >> STEPS + MOVES & 0xFFFFFFFF, number >> MOVES & (1 << STEPS) - 1
    lesson = next((lesson for lesson in lessons if lesson.code == code), None)
    if lesson is None or step > len(lesson.steps):
        return None
    known = (1 << len(lesson.actions(step))) - 1 if step < len(lesson.steps) else 0
    return Place(lesson, step, number & known)


def is_lesson(number: int) -> bool:
    """Return True if a number is that of a place in a lesson, and not that of a table."""
    return number >= FIRST


class _Reached(NamedTuple):
    """The position at the beginning of a step, in a form that nobody changes."""

    base: bytes
    draft: tuple[Action, ...]
    told: tuple[Told, ...]
    lines: int
    seed: int


@lru_cache(256)
def _reached(lesson: Lesson, step: int) -> _Reached:
    """Return the position at the beginning of a step. Raise `Miswritten`."""
    stage = lesson.start if step == 0 else lesson.steps[step].start if step < len(lesson.steps) else None
    if stage:
        try:
            staged = position(lesson.game, stage)
        except Misstaged as error:
            raise Miswritten(f"{lesson.key}: step {step + 1}: {error}") from error
        return _Reached(encode(staged.state), (), staged.lines[-1:], len(staged.lines), stage.seed)
    before = lesson.steps[step - 1]
    try:
        return _after(lesson, before, _reached(lesson, step - 1), lesson.actions(step - 1))
    except (Misstaged, *WRONG) as error:
        raise Miswritten(f"{lesson.key}: step {step}: {error!r}") from error


def _after(lesson: Lesson, step: Step, reached: _Reached, actions: Sequence[Action]) -> _Reached:
    """Return the position after a step. Raise `Misstaged` or one of `WRONG` if it is not legal."""
    match, told = _match(lesson, reached), reached.told
    if step.press == "turn":
        told = ()
    chance = Chance.tape(step.draws) if step.draws else Chance.seeded(reached.seed)
    _take(match, actions, chance)
    if step.press == "confirm":
        match.confirm(LEARNER, match.token(LEARNER), chance)
    elif step.press == "undo":
        match.undo(LEARNER, match.token(LEARNER))
    if step.draws and chance.drawn != list(step.draws):
        raise Misstaged(f"only {len(chance.drawn)} of the draws are made")
    told += tuple((line.seat, line.events) for line in match.lines)
    others = read_lines(lesson.game.verbs, len(lesson.game.scores(match.base)), step.then)
    if others and match.draft:
        raise Misstaged("others move before the turn is confirmed")
    told += tuple(_others(lesson.game, match.base, others, Chance.seeded(reached.seed)))
    lines = reached.lines + len(match.lines) + len(others)
    return _Reached(encode(match.base), tuple(match.draft), told, lines, reached.seed + 1)


def _match(lesson: Lesson, reached: _Reached) -> Match[Any]:
    base, draft = decode(lesson.game, reached.base), reached.draft
    return Match(lesson.game, base, author=LEARNER if draft else -1, draft=draft, rev=len(draft))


def _take(match: Match[Any], actions: Sequence[Action], chance: Chance) -> None:
    """Take actions as a press on the panel does: one that only ends the turn also confirms it.

    Of several actions of a verb that may repeat, the rules may carry out the last ones by themselves.
    """
    for before, action in zip((None, *actions), actions, strict=False):
        repeated = before and before.verb == action.verb and match.game.verbs[action.verb].repeat
        if repeated and action not in match.legal_actions(LEARNER):
            continue
        match.act(LEARNER, action, match.token(LEARNER), chance)
        if match.game.verbs[action.verb].ends and match.finished(LEARNER):
            match.confirm(LEARNER, match.token(LEARNER), chance)


def _others(game: Game[Any], state: Any, lines: Sequence[Line], chance: Chance) -> list[Told]:
    """Carry out the lines of others on `state`, and return what happened."""
    return [(line.seat, tuple(play(game, state, line, chance))) for line in lines]


def at(place: Place) -> Position:
    """Return the position at a place, with the actions taken there in the draft. Raise `Miswritten`."""
    lesson = place.lesson
    reached = _reached(lesson, place.step)
    match = _match(lesson, reached)
    taken = [] if place.over else _picked(lesson.actions(place.step), place.taken)
    try:
        _take(match, taken, Chance.seeded(reached.seed))
    except WRONG as error:
        raise Miswritten(f"{lesson.key}: step {place.step + 1}: {error!r}") from error
    return Position(match, reached.told, reached.lines)


def meanwhile(place: Place) -> tuple[Event, ...]:
    """Return what the others have done between the last step and this one. Raise `Miswritten`."""
    lesson, number = place.lesson, place.step
    if number == 0 or not lesson.steps[number - 1].then or (not place.over and lesson.steps[number].start):
        return ()
    told = _reached(lesson, number).told
    latest = [*takewhile(lambda line: line[0] != LEARNER, reversed(told))]
    return tuple(happened for _, events in reversed(latest) for happened in events)


def _picked(actions: Sequence[Action], taken: int) -> list[Action]:
    return [action for bit, action in enumerate(actions) if taken >> bit & 1]


def wanted(place: Place) -> tuple[Action, ...]:
    """Return the actions that are still to be taken at a place."""
    if place.over:
        return ()
    return tuple(_picked(place.lesson.actions(place.step), ~place.taken))


def move(place: Place, actions: Sequence[Action]) -> Answer:
    """Return what taking these actions, one after the other, leads to.

    If they are among those of the step, the lesson goes on. Otherwise the place remains, with a note for a
    legal action and without one for an action that is not possible here, from an older panel.
    """
    reached = place
    for action in actions:
        if action not in wanted(reached):
            legal = at(reached).match.legal_actions(LEARNER)
            return Answer(place, _why_not(place, _notation(place, action)) if action in legal else "")
        bit = 1 << place.lesson.actions(place.step).index(action)
        reached = reached._replace(taken=reached.taken | bit)
    if not reached.taken:
        return Answer(place)
    legal = at(reached).match.legal_actions(LEARNER)
    going_on = any(action in legal for action in wanted(reached))
    return Answer(reached if going_on else _next(place))


def press(place: Place, verb: str) -> Answer:
    """Return what a press of a button leads to that makes no move: one of `Step.press` or `reset`."""
    if place.over:
        return Answer(place)
    step, match = place.lesson.steps[place.step], at(place).match
    if step.press == verb:
        return Answer(_next(place))
    if verb in ("undo", "reset") and match.draft:
        return Answer(_back(place, everything=verb == "reset"))
    return Answer(place, _why_not(place, verb))


def _notation(place: Place, action: Action) -> str:
    return notate(place.lesson.game.verbs, action)


def _next(place: Place) -> Place:
    return Place(place.lesson, place.step + 1)


def _back(place: Place, *, everything: bool) -> Place:
    """Return the place at which the last action of the draft had not been taken, or none of the draft."""
    lesson, step, draft = place.lesson, place.step, at(place).match.draft
    kept = [] if everything else draft[:-1]
    while len(before := _reached(lesson, step).draft) > len(kept):
        step -= 1
    taken = sum(1 << bit for bit, action in enumerate(lesson.actions(step)) if action in kept[len(before) :])
    return Place(lesson, step, taken)


def _why_not(place: Place, notation: str) -> str:
    """Return the key of the text that says why this move, or a press of this button, is not made now."""
    step = place.lesson.steps[place.step]
    for pattern, key in (*step.not_now.items(), *place.lesson.not_now.items()):
        if fnmatchcase(notation, pattern):
            return key
    return NOT_NOW


def keys(lesson: Lesson) -> list[str]:
    """Return the keys of all texts of a lesson."""
    found = [lesson.title, *lesson.not_now.values()]
    for step in lesson.steps:
        found += [step.text, *step.not_now.values()]
    return list(dict.fromkeys(found))
