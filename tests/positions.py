"""What players see in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import games
from engine.chance import Chance
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
