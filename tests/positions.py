"""What players see in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import games
from engine.chance import Chance
from engine.match import Match
from engine.tables import Look
from engine.tables.play.look import look_at
from engine.tables.table.session import Session
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
