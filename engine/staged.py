"""Positions that are staged for lessons and examples: a start, the moves so far, and changes by hand.

Owns how such a position is written, as a table of a TOML file, and how it is made. Must not know texts,
pictures or tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, cast

import msgspec

from engine.chance import Chance, TapeError
from engine.core import Event, Game, RulesError, Unreadable
from engine.match import decode, encode
from engine.notation import notate
from engine.records import Line, read_lines

S = TypeVar("S")


class Stage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a position is made.

    >>> from engine import games
    >>> stage = msgspec.toml.decode('''
    ... setup = [0]
    ... moves = "A: roll 0 [0 0 0 1 2 3 4 5]"
    ... change.players.0.gold = 9
    ... ''', type=Stage)
    >>> state = position(games.get("yspahan"), stage).state
    >>> state.white, state.players[0].gold
    ([3, 1, 1, 1, 1, 1], 9)
    """

    seats: int = 2
    options: dict[str, str] = {}
    seed: int = 1
    """Of the numbers that the setup draws, and the moves without a tape."""
    setup: tuple[int, ...] = ()
    """The numbers that the setup draws; if there are none, they follow from `seed`."""
    moves: str = ""
    """Lines of a record, each perhaps with its tape: see `engine.records.write_line`."""
    change: dict[str, Any] = {}
    """What is then changed: values of the encoded state, in tables with its keys. The keys of a table for a
    list are indices: `players.0.gold = 5`."""


class Staged(NamedTuple, Generic[S]):
    """A staged position, and for each line that led to it, its seat and what happened."""

    state: S
    lines: tuple[tuple[int, tuple[Event, ...]], ...]

    @property
    def last(self) -> tuple[Event, ...]:
        """What happened in the last line."""
        return self.lines[-1][1] if self.lines else ()


class Misstaged(Exception):
    """A position cannot be made as it is written. The message says why."""


def position(game: Game[S], stage: Stage) -> Staged[S]:
    """Return the position. Raise `Misstaged` if a move is not legal, or the changes do not fit the rules."""
    chance = Chance.seeded(stage.seed)
    try:
        setup = Chance.tape(stage.setup) if stage.setup else chance
        state = game.setup(stage.seats, stage.options, setup)
        lines = [
            (line.seat, tuple(play(game, state, line, chance)))
            for line in read_lines(game.verbs, stage.seats, stage.moves)
        ]
        if stage.change:
            state = decode(
                game, msgspec.json.encode(_changed(msgspec.json.decode(encode(state)), stage.change))
            )
        game.check(state)
    except (TapeError, Unreadable, RulesError, msgspec.DecodeError) as error:
        raise Misstaged(f"{game.key}: {error}") from error
    return Staged(state, tuple(lines))


def play(game: Game[S], state: S, line: Line, chance: Chance) -> list[Event]:
    """Carry out a line on `state` and return what happened: with its tape if it has one, or from `chance`.

    Raise `Misstaged` if a move is not legal or the tape does not fit.
    """
    source = Chance.tape(line.drawn) if line.drawn else chance
    events: list[Event] = []
    for action in line.actions:
        if action not in game.legal_actions(state, line.seat):
            raise Misstaged(f"{game.key}: not legal: {notate(game.verbs, action)}")
        try:
            events += game.play(state, line.seat, action, source)
        except TapeError as error:
            raise Misstaged(f"{game.key}: {notate(game.verbs, action)}: {error}") from error
    if line.drawn and source.drawn != list(line.drawn):
        raise Misstaged(f"{game.key}: the tape {line.drawn} is longer than what is drawn")
    return events


def _changed(value: Any, change: Any) -> Any:
    """Return a decoded JSON value with some of its parts changed."""
    if not isinstance(change, Mapping):
        return change
    parts = cast(Mapping[str, Any], change)
    if isinstance(value, dict):
        old = cast(dict[str, Any], value)
        if unknown := sorted(parts.keys() - old.keys()):
            raise Misstaged(f"there is no {unknown[0]!r} among {', '.join(old)}")
        return old | {key: _changed(old.get(key), part) for key, part in parts.items()}
    if isinstance(value, list):
        new = list(cast(Sequence[Any], value))
        for key, part in parts.items():
            if not key.isdecimal() or int(key) >= len(new):
                raise Misstaged(f"there is no {key!r} in a list of {len(new)}")
            new[int(key)] = _changed(new[int(key)], part)
        return new
    raise Misstaged(f"{value!r} has no parts to change: {', '.join(parts)}")
