"""Decorations: examples B 8 X1 to X11."""

import pytest

from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import NEWSYMBOL, RESYMBOL, State
from tests.babylon.tools import arguments, costs, deco, decos, garden, in_turn, play, put, table


def turn(state: State, *tiles: str) -> State:
    """A turn in which these tiles were built."""
    state.fresh = 0
    for text in tiles:
        put(state, text, new=True)
    return in_turn(state)


def fountain_scene():
    """B 8 X2"""
    state = table()
    put(state, "A1 f1 SF/.T white")
    return turn(state, "C1 f1 FB/.. pink")


def bridge_scene():
    """B 8 X3"""
    state = fountain_scene()
    return turn(state, "F1 f1 B./.. yellow")


def stairs_scene():
    """B 8 X4"""
    state = bridge_scene()
    assert costs(state, "C2", 2)["SE"] == (2, 1)
    return turn(state, "C2 f2 T./.. violet open=SE")


def test_x1_statues_in_line():
    state = turn(table(), "A1 f1 S./..")
    assert decos(state) == {"S A1"}
    deco(state, "S", "A1")
    turn(state, "D1 f1 .S/..")
    assert decos(state) == {"S E1"}
    deco(state, "S", "E1")
    turn(state, "F4 f1 ../.S")
    assert decos(state) == set()
    turn(state, "D5 f1 .S/..")
    assert decos(state) == {"S E5"}
    deco(state, "S", "E5")
    assert decos(state) == set()


def test_x2_fountain():
    assert decos(fountain_scene()) == {"F B1-C1"}


@pytest.mark.parametrize(
    "tiles",
    [
        ("A1 f1 FF/FF",),
        ("G7 f1 ../..", "A1 f1 .F/..", "C1 f2 F./.."),
        ("A1 f1 ../.F", "C3 f1 F./.."),
        ("A1 f1 F./F.", "C1 f1 .F/.F"),
    ],
    ids=["one tile", "two storeys", "diagonal", "apart"],
)
def test_x2_no_fountain(tiles):
    assert decos(turn(table(), *tiles)) == set()


def test_x3_footbridge():
    assert decos(bridge_scene()) == {"B D1-F1"}


def test_x3_no_footbridge_over_a_tile_of_its_storey():
    assert decos(turn(fountain_scene(), "E1 f1 .B/..")) == set()


@pytest.mark.parametrize("tiles", [("E1 f1 B./..",), ("G1 f1 B./..",)], ids=["no gap", "two gaps"])
def test_x3_no_footbridge_at_another_distance(tiles):
    assert decos(turn(fountain_scene(), *tiles)) == set()


@pytest.mark.parametrize("statue", [False, True])
def test_x3_a_lower_tile_may_lie_below_but_no_piece(statue):
    state = table()
    put(state, "E1 f1 S./..")
    if statue:
        deco(state, "S", "E1")
    turn(state, "C1 f2 .B/..", "F1 f2 B./..")
    assert decos(state) == (set() if statue else {"B D1-F1"})


def test_x4_staircase():
    state = stairs_scene()
    assert decos(state) == {"T B2-C2"}


@pytest.mark.parametrize(("storey", "found"), [(2, {"T B2-C2"}), (3, set())])
def test_x4_one_storey_at_a_time(storey, found):
    state = table()
    for text in ("A2 f1 .T/..", "C1 f1", "C3 f1", "G7 f2"):
        put(state, text)
    assert decos(turn(state, f"C2 f{storey} T./..")) == found


def test_x5_covered_spaces_are_gone():
    state = turn(table(), "C3 f1 S./..")
    assert decos(state) == {"S C3"}
    put(state, "B2 f2")
    assert decos(state) == set()
    assert not costs(state, "B3", 2)


def test_x6_no_column_below_a_footbridge():
    state = bridge_scene()
    assert not costs(state, "E1", 1)
    assert costs(state, "E1", 2) == {"": (2, 2), "NW": (2, 1), "NE": (1, 2), "SE": (1, 2), "SW": (2, 1)}
    deco(state, "B", "D1-F1")
    assert not costs(state, "E1", 1)
    assert not costs(state, "E1", 2)


def test_x7_no_tile_in_the_way_of_a_staircase():
    state = stairs_scene()
    put(state, "A3 f1")
    assert costs(state, "A2", 2)
    deco(state, "T", "B2-C2")
    assert not costs(state, "A2", 2)
    assert costs(state, "A2", 3) == {"NE": (0, 3)}


def test_x7_a_roofed_staircase_is_in_nobody_s_way():
    state = table()
    for text in ("C4 f1 T./..", "D4 f2 T./..", "A4 f1", "B2 f1"):
        put(state, text)
    deco(state, "T", "C4-D4")
    for text in ("B3 f3 open=SE", "A5 f2", "C6 f1", "C5 f3"):
        put(state, text)
    assert costs(state, "B4", 4) == {"NE": (2, 1)}


def test_x8_one_symbol_changed():
    state = table()
    put(state, "A1 f1 .F/.F")
    turn(state, "C1 f1 S./S.")
    state.token = RESYMBOL
    assert decos(state) == {"S C1", "S C2", "F B1-C1 as=C1", "F B2-C2 as=C2"}
    events = play(state, "deco F B1-C1 as=C1")
    assert arguments(events, "decorated")["changed"] == "C1"
    assert decos(state) == {"S C2"}


def test_x8_one_blank_space_changed():
    state = table()
    put(state, "A1 f1 .F/.B")
    turn(state, "C1 f1 .S/.B")
    state.token = NEWSYMBOL
    assert decos(state) == {"S D1", "F B1-C1 as=C1", "S C1 as=C1", "S C2 as=C2"}
    play(state, "deco F B1-C1 as=C1")
    assert decos(state) == {"S D1"}


def test_x8_a_changed_symbol_is_on_a_tile_of_this_turn():
    state = table()
    put(state, "A1 f1 .S/..")
    turn(state, "C1 f1 F./..")
    state.token = RESYMBOL
    assert decos(state) == {"S C1 as=C1"}


def test_x9_a_tile_of_this_turn_is_needed():
    state = stairs_scene()
    put(state, "G4 f1 S./..")
    deco(state, "F", "B1-C1")
    in_turn(state)
    state.fresh = 0
    for state.token in ("blank", RESYMBOL, NEWSYMBOL):
        assert decos(state) == set()


def test_x10_a_roofed_statue_still_stands():
    state = table()
    put(state, "C3 f1 ../.S")
    deco(state, "S", "D4")
    assert sheet(garden(state))[0] == 1
    for text in ("E3 f1", "C5 f1", "E5 f1", "A1 f2"):
        put(state, text)
    assert costs(state, "D4", 3) == {"NW": (0, 3)}
    put(state, "D4 f3 open=NW")
    assert sheet(garden(state))[0] == 0
    assert decos(turn(state, "G4 f1 S./..")) == {"S G4"}
    assert decos(turn(state, "G6 f1 S./..")) == set()


@pytest.mark.parametrize("first", ["A1", "B2"])
def test_x11_the_first_statue_decides(first):
    state = turn(table(), "A1 f1 S./.S")
    assert decos(state) == {"S A1", "S B2"}
    deco(state, "S", first)
    assert decos(state) == set()
