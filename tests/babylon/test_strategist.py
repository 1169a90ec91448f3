"""The strategist of Babylon, the yardstick of its computer players, plays by the rules."""

from random import Random

import pytest

from engine.chance import Chance
from engine.games.babylon.game import Babylon
from tests.strategists import strategist

GAME = Babylon()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_moves_are_legal_and_follow_from_what_its_seat_sees(seats: int):
    for seed in range(3):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = GAME.setup(seats, {}, chance)
        while pending := GAME.pending(state):
            seat, drawn = pending[0].seat, rng.getrandbits(32)
            view = GAME.view(state, seat)
            action = strategist(GAME, view, seat, Random(drawn))
            assert action in GAME.legal_actions(state, seat)
            assert view == GAME.view(state, seat)
            assert action == strategist(GAME, view, seat, Random(drawn))
            if rng.random() < 0.3:
                action = GAME.sample(state, seat, rng)
            GAME.play(state, seat, action, chance)


def test_it_beats_players_that_look_nowhere():
    wins = 0
    for seed in range(6):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = GAME.setup(3, {}, chance)
        while pending := GAME.pending(state):
            seat = pending[0].seat
            choose = (
                strategist
                if seat == seed % 3
                else lambda game, view, seat, rng: game.sample(view.state, seat, rng)
            )
            GAME.play(state, seat, choose(GAME, GAME.view(state, seat), seat, rng), chance)
        wins += GAME.ranks(state)[seed % 3] == 1
    assert wins == 6
