"""Whole games that computer players play, as records."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import TypeVar

from engine.chance import Chance, commitment
from engine.core import Action, Game
from engine.records import Line, Record, seat_letter

S = TypeVar("S")


def selfplay(game: Game[S], seats: int, seed: int, pick: Callable[[S, int, Random], Action]) -> Record:
    """Return the record of a game in which `pick(state, seat, rng)` chooses every move.

    The same `seed` leads to the same secret and generator, hence to the same game.
    """
    secret = sha256(f"{game.key}/{seats}/{seed}".encode()).digest()
    rng = Random(seed)
    chance = Chance.live(secret)
    state = game.setup(seats, {}, chance)
    setup = tuple(chance.drawn)
    lines: list[Line] = []
    while pending := game.pending(state):
        seat = pending[0].seat
        action = pick(state, seat, rng)
        before = len(chance.drawn)
        events = game.play(state, seat, action, chance)
        lines.append(Line(seat, (action,), tuple(chance.drawn[before:]), events=tuple(events)))
    names = tuple(seat_letter(seat) for seat in range(seats))
    return Record(
        game.key, game.rules, names, {}, setup, lines, commitment(secret), secret.hex(), game.scores(state)
    )
