"""The order of the numbered places for a tile: of those that are worth the same, what a person would want."""

import pytest

from engine.chance import Chance
from engine.core import copier
from engine.games.babylon.lure import lure
from engine.games.babylon.state import CELL, State
from engine.ranking import best_places
from tests.babylon.tools import GAME, in_turn, put, table


def first(state: State, n: int) -> list[str]:
    """The places that have a number, the best first, as notation names them."""
    builds = [action for action in GAME.legal_actions(state, 0) if action.verb == "build"]
    return [str(action.args[1]) for action in best_places(GAME, GAME.view(state, 0), 0, builds, n)]


def test_in_an_empty_garden_the_first_places_are_in_the_middle():
    state = in_turn(table(), new="C01", singles=4)
    assert first(state, 1) == ["D4"]
    around = [abs(ord(cell[0]) - ord("D")) + abs(int(cell[1]) - 4) for cell in first(state, 3)]
    assert max(around) <= 4


@pytest.mark.parametrize("cell", ["A1", "G7"])
def test_places_beside_a_tile_precede_those_far_from_it(cell: str):
    state = in_turn(table(), new="C01", singles=3)
    put(state, f"{cell} f1 ../..")
    column, row = CELL[cell] % 8, CELL[cell] // 8
    beside = [max(abs(CELL[at] % 8 - column), abs(CELL[at] // 8 - row)) for at in first(state, 3)]
    assert beside[:2] == [2, 2]
    assert beside[2] <= 3


def test_of_equal_places_one_where_a_fountain_can_be_built_at_once_comes_first():
    """C01 shows SF/..: beside the fountain symbol on D5, its own one must face it."""
    state = in_turn(table(), new="C01", singles=3)
    put(state, "C4 f1 ../.F")
    put(state, "G7 f1 ../..")
    builds = [action for action in GAME.legal_actions(state, 0) if action.verb == "build"]
    best = best_places(GAME, GAME.view(state, 0), 0, builds, 3)[0]
    GAME.play(state, 0, best, Chance.scripted([]))
    assert any(action.args[0] == "F" for action in GAME.legal_actions(state, 0) if action.verb == "deco")


def test_decorations_that_need_the_same_space_count_once():
    state = in_turn(table(), singles=3)
    put(state, "C4 f1 .F/..")
    put(state, "E3 f1 ../F.", new=True)
    one = lure(state, 0)
    put(state, "D6 f1 F./..", new=True)
    assert (int(one), int(lure(state, 0))) == (3, 3)


def test_asking_changes_nothing():
    state = in_turn(table(), new="C01", singles=3)
    put(state, "C4 f1 SF/TB", new=True)
    before = copier(State)(state)
    GAME.lure(state, 0, next(a for a in GAME.legal_actions(state, 0) if a.verb == "build"))
    assert state == before
