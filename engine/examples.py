"""Worked examples for the pages of the rules, written as data in `engine/games/<key>/examples/*.toml`.

Owns how an example is written and its position. Must not know pictures or the words of a text, only its key.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from engine.chance import Chance
from engine.core import Action, Event, Game, Points, copier, sum_points
from engine.notation import read
from engine.staged import Stage, position


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and a move that the rules allow or forbid there, or what has just happened.

    Its text is `<key>-example-<name>`, `name` being that of its file.
    """

    page: int
    """The page of the rules that shows it."""
    start: Stage
    verdict: Literal["right", "wrong", "shown"]
    """Whether the move is legal. If it is "shown", it is carried out, or there is none."""
    move: str = ""
    """In notation."""
    at: tuple[dict[str, str | int], ...] = ()
    """What the picture shows instead of the question: places on the board, as events that can be seen there
    (`kind`, `seat`, arguments)."""
    points: dict[str, int] = {}
    """By seat, what the move brings, or if there is none the last line of the start; if the text says so."""
    name: str = ""


class Staged(NamedTuple):
    """The position of an example."""

    state: Any
    seat: int
    """The seat that is asked."""
    move: tuple[Action, ...]
    """The move that is right or wrong there."""
    events: tuple[Event, ...]
    """What has happened before, or by the move that is shown."""
    at: tuple[Event, ...]
    """What the picture shows instead of the question."""
    points: Points
    """What the move brings or, without one, what has happened before."""


@lru_cache
def examples_of(game: Game[Any]) -> tuple[Example, ...]:
    """Return all examples of a game, in the order of their files' names; none if it has no such files."""
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent / "examples"
    return tuple(
        msgspec.structs.replace(msgspec.toml.decode(file.read_bytes(), type=Example), name=file.stem)
        for file in sorted(folder.glob("*.toml"))
    )


def stage(game: Game[Any], example: Example) -> Staged:
    """Return the position of an example. Raise `Misstaged` if it cannot be made."""
    made = position(game, example.start)
    state, events = made.state, made.last
    move = (read(game.verbs, example.move),) if example.move else ()
    seat = game.pending(state)[0].seat
    at = tuple(_event(told) for told in example.at)
    if not move or example.verdict == "wrong":
        return Staged(state, seat, move, events, at, sum_points(events) if not move else ())
    after = copier(game.state_type)(state)
    caused = tuple(game.play(after, seat, move[0], Chance.seeded(example.start.seed)))
    if example.verdict == "right":
        return Staged(state, seat, move, events, at, sum_points(caused))
    return Staged(after, seat, (), caused, at, sum_points(caused))


def _event(told: Mapping[str, str | int]) -> Event:
    """Return an event from its kind, its seat and its arguments by name."""
    args = {name: value for name, value in told.items() if name not in ("kind", "seat")}
    seat = int(told["seat"]) if "seat" in told else None
    return Event(str(told["kind"]), seat, tuple(args.items()))
