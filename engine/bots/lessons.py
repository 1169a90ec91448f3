"""Lessons from a finished game: who was ahead, and which moves were better than those played.

Like `choose`, the functions take bytes and numbers, so that they can run in a thinking process.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from engine import games, notation
from engine.bots.monte_carlo import HARD, PLAYOUTS, Thought
from engine.chance import Chance, Nothing, TapeError
from engine.core import Action, Event, Game, Known, View, copier, seen_by
from engine.match import decode, encode, replay
from engine.records import Line, Record

EXPECTING = 24
"""The most playouts from which the points in sight in a position are estimated."""
RANKED = 6
"""The most moves of a ranking."""


class Choice(NamedTuple):
    """A move that a seat has made, and the view that it had then."""

    turn: int
    """The number of the turn, 1 for the first."""
    view: View[Any]
    line: tuple[Action, ...]
    """The move and those after it in the same turn, as long as nothing was drawn or revealed."""

    @property
    def action(self) -> Action:
        return self.line[0]


class Found(NamedTuple):
    """What a computer would have done. Actions are in notation."""

    moves: list[str]
    """The best first steps, best first."""
    line: str
    """The best of them with the rest of the turn, as long as nothing is drawn or revealed."""
    plan: str
    """The plan, one of `Game.plans`, with which they were compared; empty if the game has none."""


class Judgement(NamedTuple):
    """The gain of a better turn over the one played, in points of lead."""

    cost: float
    """How much more lead it brings by the end of playouts of level `hard`."""
    error: float
    """The standard error of `cost`."""
    why: list[tuple[str, float]]
    """The terms that `cost` is made of."""


def best_moves(key: str, view: bytes, seat: int, seconds: float, seed: int) -> Found:
    """Return the best moves of a seat in an encoded view."""
    game = games.get(key)
    seen: View[Any] = View(decode(game, view), seat)
    thought = Thought(game, seen, seat, Random(seed), seconds)
    actions = [action for _, action in thought.compared(HARD, PLAYOUTS)][:RANKED]
    moves = [notation.notate(game.verbs, action) for action in actions]
    return Found(moves, notation.join(game.verbs, thought.turn(actions[0])), thought.plan)


def clearly_worse(
    key: str, view: bytes, seat: int, moves: Sequence[str], least: float, seconds: float, seed: int
) -> list[str]:
    """Return those of some moves that bring at least `least` points less than the best of them."""
    game = games.get(key)
    seen: View[Any] = View(decode(game, view), seat)
    lines = [[notation.read(game.verbs, text)] for text in moves]
    contrasts = Thought(game, seen, seat, Random(seed), seconds).contrasted(lines, HARD, PLAYOUTS)
    return [
        text
        for text, contrast in zip(moves, contrasts, strict=True)
        if -contrast.margin > max(least, 2 * contrast.error)
    ]


def judge(
    key: str, view: bytes, seat: int, played: str, better: str, plan: str, seconds: float, seed: int
) -> Judgement:
    """Return what a better line would have brought in an encoded view, by playing both out.

    Both are compared from the ends of their turns on, with the same plan, in the same worlds.
    """
    game = games.get(key)
    seen: View[Any] = View(decode(game, view), seat)
    lines = [notation.read_all(game.verbs, text) for text in (better, played)]
    thought = Thought(game, seen, seat, Random(seed), seconds, plan=plan)
    contrast, _ = thought.contrasted(lines, HARD, PLAYOUTS)
    return Judgement(contrast.margin, contrast.error, contrast.why)


def known(game: Game[Any], view: View[Any], seat: int, line: Sequence[Action]) -> list[Known]:
    """Return what is known of each step of a line of a seat when it is taken, but not who is asked after it:
    that was for players who waited.
    """
    state = game.resample(view, Chance.seeded(0))
    found: list[Known] = []
    for action in line:
        found.append(replace(game.forecast(game.view(state, seat).state, seat, action), asked=()))
        game.play(state, seat, action, Chance.seeded(0))
    return found


def effect(
    game: Game[Any], view: View[Any], seat: int, line: Sequence[Action]
) -> tuple[tuple[Event, ...], View[Any]] | None:
    """Return what a line of a seat does, and the view after it; None if luck has a part in that."""
    state = game.resample(view, Chance.seeded(0))
    events: list[Event] = []
    try:
        for action in line:
            events += game.apply(state, seat, action, Nothing())
    except TapeError:
        return None
    return tuple(seen_by(happened, seat) for happened in events), game.view(state, seat)


def look_back(key: str, record: Record, seat: int) -> tuple[list[bytes], list[Choice]]:
    """Return what a seat saw after each turn, encoded, and the choices it made.

    The start counts as a turn. Moves that were made for the seat are left out. Raise `Deviation` where the
    record does not replay.
    """
    game = games.get(key)
    positions = replay(game, record)
    views: list[bytes] = []
    lines: list[list[Choice]] = [[]]
    before: Any = None
    for line, after, (state, _) in zip([None, *record.lines], [*record.lines, None], positions, strict=True):
        if line and before is not None:  # the line has been replayed, so it can be played again
            for choice, ends in _choices(game, before, len(views), line):
                lines[-1].append(choice)
                lines += [[]] if ends else []
        if not (line and after and line.seat == after.seat):
            views.append(encode(game.view(state, seat).state))
        chosen = after and after.seat == seat and not after.auto
        before = copier(game.state_type)(state) if chosen else None
        lines += [] if chosen else [[]]
    choices = [
        choice._replace(line=tuple(later.action for later in line[number:]))
        for line in lines
        for number, choice in enumerate(line)
    ]
    return views, choices


def expected(
    key: str, views: Sequence[bytes], seat: int, seconds: float, seed: int
) -> list[tuple[float, ...]]:
    """Return by seat, for each encoded view of a seat, the points won and those in sight by level `hard`.

    This takes about `seconds` seconds, or longer if one playout for each view does.
    """
    game, rng = games.get(key), Random(seed)
    each = seconds / max(1, len(views))
    return [
        Thought(game, View(decode(game, view), seat), seat, rng, each).scores(HARD, EXPECTING)
        for view in views
    ]


def levelled(expected: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return expected scores by turn, shifted so that all seats together have as many as at the end.

    Playouts tell well who is ahead and by how much, but not how many points a game brings: early in one of
    Babylon, everybody would seem to have lost some by the end.
    """
    return [
        tuple(score + (sum(expected[-1]) - sum(scores)) / len(scores) for score in scores)
        for scores in expected
    ]


def _choices(game: Game[Any], state: Any, turn: int, line: Line) -> Generator[tuple[Choice, bool]]:
    """Yield the choices of a line, playing it from this position; there are no draws between its steps.

    With each comes whether what follows is another turn, or follows from luck.
    """
    chance, stage = Chance.tape(line.drawn), game.stage(state)
    for action in line.actions:
        choice = Choice(turn, game.view(state, line.seat), (action,))
        game.play(state, line.seat, action, chance)
        pending = game.pending(state)
        on = bool(pending) and pending[0].seat == line.seat and game.stage(state) == stage
        yield choice, chance.final or not on
