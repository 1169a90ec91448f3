"""What computer players make of a position."""

from collections import Counter
from operator import le
from random import Random

import pytest

from engine.chance import Chance
from engine.core import copier
from engine.games.ishtar.state import NONE, TREES, State
from engine.games.ishtar.worth import terms, turns_left
from tests.ishtar.tools import GAME


def last_round(seats: int, seed: int) -> list[tuple[State, Counter[int]]]:
    """Return the positions of the last round of a random game, each with the tiles that seats then place."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    found: list[State] = []
    placed: list[Counter[int]] = []
    while state.ask:
        if sum(not stack.count for stack in state.stacks) >= 2:
            found.append(copier(State)(state))
            placed.append(Counter())
        action = GAME.playout_action(state, state.asked, rng)
        for seen in placed:
            seen[state.asked] += action.verb == "place"
        GAME.play(state, state.asked, action, chance)
    return list(zip(found, placed, strict=True))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_turns_left_in_the_last_round_are_exact(seats: int):
    different = set[int]()
    for seed in range(6):
        for state, placed in last_round(seats, seed):
            assert [turns_left(state, seat) for seat in range(seats)] == [placed[s] for s in range(seats)]
            different.add(len(placed))
    assert len(different) > 1, "seats that have had their last turn, and others"


def test_gems_are_worth_what_they_plant_in_the_last_turn():
    seen = set[bool]()
    for seed in range(4):
        for state, _ in last_round(2, seed):
            if state.ask in ("place", "plant"):
                player = state.players[state.asked]
                cards = [TREES[card] for card in (*state.row, player.reserved) if card != NONE]
                dear = [card for card in cards if all(map(le, card.price, player.gems))]
                worth = terms(state, state.asked)["gems"]
                assert worth >= max((card.points for card in dear), default=0)
                seen.add(worth > 0)
    assert seen == {False, True}


def test_gems_are_worth_nothing_after_the_last_turn_and_fountains_all_their_points():
    seen = 0
    for state, _ in last_round(2, 3):
        for seat in range(2):
            found = terms(state, seat)
            if turns_left(state, seat) and seat != state.asked:
                assert found["gems"] > 0 or not any(state.players[seat].gems)
            elif seat != state.asked:
                rows = dict(zip(GAME.sheet_rows, GAME.sheet(state, seat), strict=True))
                assert found["gems"] == found["assistants"] == found["growth"] == 0
                assert found["fountains"] == rows["fountains"]
                assert found["points"] == sum(rows.values()) - rows["fountains"]
                seen += 1
    assert seen
