"""The strategist of Amyitis: its moves are legal, and it changes nothing that it sees."""

from random import Random

import pytest

from engine.chance import Chance
from engine.core import copier
from engine.games.amyitis.state import PALACE, State
from tests.amyitis.tools import GAME, cards, table
from tests.strategists import strategist


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_legal_and_the_view_is_left_alone(seats: int):
    for seed in range(4):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = GAME.setup(seats, {}, chance)
        asked: set[str] = set()
        while pending := GAME.pending(state):
            seat = pending[0].seat
            view = GAME.view(state, seat)
            before = copier(State)(view.state)
            action = strategist(GAME, view, seat, rng)
            assert action in GAME.legal_actions(state, seat)
            assert view.state == before
            asked.add(pending[0].kind)
            # In half of the decisions a random move is made, so that it meets odd positions too.
            if rng.random() < 0.5:
                action = GAME.sample(state, seat, rng)
            GAME.play(state, seat, action, chance)
        assert {"action", "field", "temple", "section", "procession"} <= asked


def test_the_same_view_leads_to_the_same_move():
    state = GAME.setup(3, {}, Chance.seeded(7))
    view = GAME.view(state, state.asked)
    assert len({strategist(GAME, view, state.asked, Random(seed)) for seed in range(5)}) == 1


def test_a_plan_is_open_while_there_is_something_to_take_for_it():
    state = table(3)
    assert all(GAME.is_open(state, 0, plan) for plan in GAME.plans)
    state.stock[PALACE] = [2, 0, 0]
    assert GAME.is_open(state, 0, "palaces")
    cards(state, 0, palace=1)
    assert not GAME.is_open(state, 0, "palaces"), "only those it has already are left"
    state.left = 0
    assert [plan for plan in GAME.plans if GAME.is_open(state, 0, plan)] == ["bankers", "temples"]
