"""What players see in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from engine import games
from engine.chance import Chance
from engine.core import Event, copier
from engine.match import Match
from engine.tables import Look
from engine.tables.play.look import look_at
from engine.tables.table.session import Session
from render.scene import Scene
from tests.pictures import NAMES
from tests.stores import running

STEPS = 300
"""The most steps of a game."""


def looks(key: str, players: int = 3) -> Iterator[Look]:
    """What those who are asked see in a random game."""
    game, rng, chance = games.get(key), random.Random(4), Chance.seeded(4)
    state = game.setup(players, {}, chance)
    for _ in range(STEPS):
        asked = game.pending(state)
        if not asked:
            return
        look = look_at(Session(running(game, state, players)), asked[0].seat + 1)
        yield look
        game.play(state, asked[0].seat, rng.choice(look.actions), chance)


def drafting(key: str, players: int, seed: int) -> Iterator[Look]:
    """What they see as they put their turns together step by step, and confirm them."""
    game, rng = games.get(key), random.Random(seed)

    def chance() -> Chance:
        return Chance.seeded(rng.getrandbits(30))

    match = Match(game, game.setup(players, {}, chance()))
    table = running(game, match.base, players)
    for _ in range(STEPS):
        if not (asked := match.decisions()):
            return
        session, seat = Session(table), asked[0].seat
        session.match = match
        look = look_at(session, seat + 1)
        yield look
        if look.finished:
            match.confirm(seat, match.token(seat), chance())
        else:
            match.act(seat, rng.choice(look.actions), match.token(seat), chance())


@cache
def playing(
    key: str, seats: int, verb: str, seed: int, *, after: int, least: int
) -> tuple[Any, tuple[Event, ...]]:
    """Return a position in which somebody may choose among at least so many actions of a verb, and what has
    just happened; it comes `after` so many moves.
    """
    game, chance, pick = games.get(key), Chance.seeded(seed), Chance.seeded(seed + 1)
    state = game.setup(seats, {}, chance)
    last: list[Event] = []
    for move in range(400):
        seat = game.pending(state)[0].seat
        offered = game.legal_actions(state, seat)
        if move > after and sum(action.verb == verb for action in offered) >= least:
            return state, tuple(last)
        last = game.play(state, seat, pick.pick(offered), chance)
    raise AssertionError("another seed")


def offering(
    key: str, seats: int, verb: str, seed: int, *, after: int, least: int, choices: bool = True
) -> Scene:
    """Return what is seen there by who is asked, with the actions of the verb if there shall be `choices`."""
    game = games.get(key)
    state, last = playing(key, seats, verb, seed, after=after, least=least)
    seat = game.pending(state)[0].seat
    offered = [action for action in game.legal_actions(state, seat) if action.verb == verb]
    view = game.view(copier(game.state_type)(state), seat)
    return Scene(view, NAMES[:seats], (seat,), last, choices=tuple(offered) if choices else ())
