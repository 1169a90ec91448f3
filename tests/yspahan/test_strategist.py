"""The strategist of Yspahan: only legal moves, from nothing but what its seat sees."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import Chance
from engine.games.yspahan.game import Yspahan
from tests.strategists import strategist

GAME = Yspahan()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_every_move_is_legal_and_seen(seats: int, share: float) -> None:
    """Whoever moves, now and then at random, the strategist answers every question with a legal action."""
    for seed in range(4):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = GAME.setup(seats, {}, chance)
        while pending := GAME.pending(state):
            seat = pending[0].seat
            view = GAME.view(state, seat)
            action = strategist(GAME, view, seat, Random(1))
            assert action in GAME.legal_actions(state, seat), (seed, state.ask, action)
            assert view == GAME.view(state, seat)  # it leaves the position as it was
            other = GAME.resample(view, Chance.seeded(seed))
            assert strategist(GAME, GAME.view(other, seat), seat, Random(1)) == action
            if rng.random() >= share:
                action = GAME.sample(state, seat, rng)
            GAME.play(state, seat, action, chance)
