"""Building: examples B 8 P1 to P10."""

import pytest

from engine.games.babylon.garden import ON_SINGLE, Cost, price
from engine.games.babylon.scoring import belvederes, sheet
from engine.games.babylon.state import CELL, CORNERS, NONE
from tests.babylon.tools import arguments, costs, deco, decos, garden, in_turn, legal, play, put, table


def test_p1_mixed_supports():
    state = table()
    put(state, "C3 f1")
    assert costs(state, "D3", 2) == {"": (2, 2), "NW": (1, 2), "NE": (2, 1), "SE": (2, 1), "SW": (1, 2)}
    in_turn(state, new="G01", old="S-white", singles=5)
    assert "build new D3 r0 f2" not in legal(state)
    state.players[0].singles = 6
    events = play(state, "build new D3 r0 f2")
    assert arguments(events, "built")["n"] == 6
    assert state.players[0].singles == 0


def test_p2_three_columns_and_a_belvedere():
    state = in_turn(table(), new="G01", singles=3)
    assert costs(state, "A1", 1)["SE"] == (3, 0)
    play(state, "build new A1 r0 f1 open=SE")
    assert state.players[0].singles == 0
    assert belvederes(garden(state)) == [CELL["B2"]]
    assert garden(state).tiles[0].storey == 1


def test_p3_no_tile_right_above_another():
    state = table()
    put(state, "C3 f1")
    put(state, "G7 f2")
    assert not costs(state, "C3", 2)
    assert not costs(state, "C3", 3)
    for place in ("B3", "D4", "C2", "B2", "D3", "C4", "B4", "D2"):
        assert costs(state, place, 2)


def test_p4_the_second_storey_needs_a_first():
    state = table()
    assert not costs(state, "A1", 2)
    put(state, "G7 f1")
    assert costs(state, "A1", 2) == {"": (0, 4), **dict.fromkeys(CORNERS, (0, 3))}


def test_p5_the_third_storey_needs_a_second():
    state = table()
    put(state, "C3 f1")
    put(state, "E3 f1")
    assert not costs(state, "D3", 3)
    put(state, "A7 f2")
    assert costs(state, "D3", 3) == {"": (0, 4), **dict.fromkeys(CORNERS, (0, 3))}


def test_p6_nothing_stands_on_a_belvedere():
    state = table()
    put(state, "C3 f1 open=SE")
    assert not costs(state, "D4", 1)
    assert costs(state, "D4", 2) == {"NW": (0, 3)}


def test_p7_two_corners_without_support():
    state = table()
    put(state, "C3 f1 open=SE")
    put(state, "E3 f1")
    assert costs(state, "D4", 2) == {"NW": (1, 2)}
    state = table()
    put(state, "C3 f1 open=SE")
    put(state, "E3 f1 open=SW")
    assert not costs(state, "D4", 2)


def test_p8_a_statue_becomes_a_column():
    state = table()
    put(state, "B2 f1 .S/..")
    deco(state, "S", "C2")
    put(state, "C7 f1 S./..")
    deco(state, "S", "C7")
    assert sheet(garden(state))[0] == 2
    assert costs(state, "C1", 2) == {"": (0, 3), "NW": (0, 2), "NE": (0, 2), "SE": (0, 2)}
    put(state, "G2 f1 S./..", new=True)
    assert decos(in_turn(state)) == {"S G2"}
    put(state, "C1 f2")
    assert sheet(garden(state))[0] == 1
    assert decos(state) == set()


def test_a_statue_saves_a_column():
    state = table()
    put(state, "B2 f1 .S/..")
    put(state, "D2 f1")
    in_turn(state, new="G01", old="S-white", singles=2)
    assert legal(state) == {"keep new", "keep old"}
    deco(state, "S", "C2")
    assert {text for text in legal(state) if "r0" in text and "new" in text} == {
        f"build new C2 r0 f2 open={corner}" for corner in ("NE", "SE", "SW")
    }


def test_d6_after_the_last_statue_became_a_column_the_next_one_is_free():
    state = table()
    put(state, "B2 f1 .S/..")
    deco(state, "S", "C2")
    put(state, "F5 f1 S./..", new=True)
    in_turn(state)
    assert decos(state) == set()
    put(state, "C1 f2")
    assert decos(state) == {"S F5"}


@pytest.mark.parametrize(("doubles", "left"), [(0, (0, 0)), (1, (2, 0))])
def test_p9_two_singles_make_a_double(doubles, left):
    state = table()
    put(state, "C3 f1")
    in_turn(state, new="G01", old="S-white", singles=5, doubles=doubles)
    assert costs(state, "D3", 2)["NW"] == (1, 2)
    play(state, "build new D3 r0 f2 open=NW")
    assert (state.players[0].singles, state.doubles) == left


def test_p10_a_double_never_makes_singles():
    assert price((ON_SINGLE,) * 4, NONE, 2) == Cost(4, 0)
    state = table()
    put(state, "G7 f1")
    in_turn(state, new="G01", old="S-white", singles=2, doubles=1)
    assert {text for text in legal(state, "build") if " f1" in text} == set()
    assert {text.split()[2] for text in legal(state, "build") if " f2" in text} == {"F7", "G6"}
