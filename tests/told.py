"""The posts of whole games, straight from the rules: what happens until a person is asked makes one post."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.chance import Chance
from engine.core import Event, Game, Points, changes, seen_by
from engine.tables import Look
from engine.tables.play.look import look_at
from engine.tables.table.session import Session
from tests.contract import NAMES
from tests.stores import running


@dataclass(frozen=True, slots=True)
class Told:
    """What a post is made from."""

    look: Look
    events: tuple[Event, ...]
    """As everybody may read them."""
    change: Points
    """What the score line shows."""


def seated(game: Game[Any], state: Any, computers: Collection[int] = (), user: int | None = None) -> Look:
    """Return a table at which Ana, Ben and others play, the seat of a user `seat + 1`."""
    look = look_at(Session(running(game, state, len(game.scores(state)))), user)
    seats = [
        replace(seat, name=NAMES[seat.seat], bot="easy" if seat.seat in computers else None)
        for seat in look.table.seats
    ]
    return replace(look, table=replace(look.table, seats=seats))


def posts(game: Game[Any], seats: int, computers: Collection[int] = (), seed: int = 0) -> Iterator[Told]:
    """Yield the posts of a game in which everybody prefers sensible moves."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = game.setup(seats, {}, chance)
    look = seated(game, state, computers)
    events: list[Event] = []
    before, mover = game.scores(state), None
    while pending := game.pending(state):
        seat = pending[0].seat
        if mover is not None and seat != mover and seat not in computers:
            yield _told(game, look, state, events, before)
            before, events = game.scores(state), []
        mover = seat
        events += game.play(state, seat, game.playout_policy(state, seat)(rng), chance)
    yield _told(game, look, state, events, before)


def _told(game: Game[Any], look: Look, state: Any, events: list[Event], before: tuple[int, ...]) -> Told:
    after = game.scores(state)
    seen = tuple(seen_by(happened, None) for happened in events)
    return Told(replace(look, view=game.view(state, None), scores=after), seen, changes(before, after))
