"""Scoring: examples B 8 S1 to S7."""

import random
from collections import Counter

import pytest

from engine.chance import Chance
from engine.core import Known, changes, copier, sum_points
from engine.games.babylon.decorations import worth
from engine.games.babylon.scoring import holes, sheet
from engine.games.babylon.state import CELL, FOOTBRIDGE, FOUNTAIN, SHEET, STAIRCASE, STATUE, Piece, State
from engine.notation import read
from locales import texts
from tests.babylon.tools import GAME, costs, deco, garden, in_turn, play, put, table


def points(state, seat=0):
    """The rows of the sheet that are not zero."""
    return {row: n for row, n in zip(SHEET, sheet(garden(state, seat)), strict=True) if n}


@pytest.mark.parametrize(
    ("kind", "storey", "n"),
    [
        (STATUE, 3, 3),
        (FOUNTAIN, 2, 6),
        (FOOTBRIDGE, 2, 6),
        (STAIRCASE, 1, 3),
        (STAIRCASE, 2, 5),
        (STAIRCASE, 3, 7),
    ],
)
def test_s1_worth_of_a_decoration(kind, storey, n):
    assert worth(Piece(kind, 0, 1, storey, 1)) == n


def test_s1_highest_storey():
    state = table()
    for text, n in (("A1 f1", 2), ("C1 f1", 2), ("E1 f1", 2), ("B1 f2", 4), ("D1 f3", 6)):
        put(state, text)
        assert points(state)["highest"] == n


def test_s2_a_whole_garden():
    state = table()
    for text in ("A1 f1 SF/.T white", "C1 f1 FB/.. pink", "F1 f1 B./.. yellow", "C2 f2 T./.. violet open=SE"):
        put(state, text)
    for kind, cells in (("S", "A1"), ("F", "B1-C1"), ("B", "D1-F1"), ("T", "B2-C2")):
        deco(state, kind, cells)
    assert sheet(garden(state)) == (1, 3, 3, 3, 4, 4, 1, 4)
    assert GAME.scores(state)[0] == 23
    assert holes(garden(state)) == 50


def test_s3_partly_and_wholly_covered():
    state = table()
    put(state, "B3 f1 ../.F")
    put(state, "D3 f1 ../F.")
    deco(state, "F", "C4-D4")
    assert points(state) == {"fountains": 3, "highest": 2}
    assert costs(state, "B4", 2) == {"NE": (1, 2)}
    put(state, "B4 f2 open=NE")
    assert points(state) == {"fountains": 3, "belvederes": 1, "highest": 4}
    assert costs(state, "D4", 2) == {"NW": (1, 2)}
    put(state, "D4 f2 open=NW")
    assert points(state) == {"belvederes": 2, "highest": 4}


@pytest.mark.parametrize(("last", "flowers"), [("white", {"flowers": 4}), ("pink", {})])
def test_s4_a_hidden_tile_has_no_flower(last, flowers):
    state = table()
    for text in ("C3 f1 white", "B2 f2 pink open=SE", "D2 f2 yellow", "B4 f2 violet"):
        put(state, text)
    assert points(state) == {"flowers": 4, "belvederes": 1, "highest": 4}
    put(state, f"D4 f2 {last}")
    assert points(state) == {**flowers, "belvederes": 1, "highest": 4}
    assert holes(garden(state)) == 48


def test_s5_staircase_to_the_third_storey():
    state = table()
    for text in ("A1 f1", "B2 f2 ../.T", "D2 f1", "D4 f2"):
        put(state, text)
    assert costs(state, "D3", 3)[""] == (2, 2)
    put(state, "D3 f3 T./..", new=True)
    assert GAME.legal_actions(in_turn(state), 0)[0].args == ("T", "C3-D3", "")
    deco(state, "T", "C3-D3")
    assert points(state) == {"staircases": 5, "highest": 6}


@pytest.mark.parametrize(("tiles", "ranks"), [((11, 10), (1, 2)), ((10, 11), (2, 1)), ((11, 11), (1, 1))])
def test_s6_the_larger_garden_wins_a_tie(tiles, ranks):
    state = table(2)
    places = [f"{column}{row} f1" for row in (1, 3, 5, 7) for column in "ACEG"]
    for seat, n in enumerate(tiles):
        for text in places[:n]:
            put(state, text, seat)
    state.ask = ""
    assert [holes(garden(state, seat)) for seat in range(2)] == [64 - 4 * n for n in tiles]
    outcome = GAME.outcome(state)
    assert outcome.scores == (2, 2)
    assert outcome.ranks == ranks


def test_s7_a_footbridge_is_never_roofed():
    state = table()
    put(state, "A1 f1 ../.B")
    put(state, "D1 f1 ../B.")
    deco(state, "B", "B2-D2")
    assert points(state) == {"footbridges": 3, "highest": 2}
    assert costs(state, "A2", 2) == {"NE": (1, 2)}
    put(state, "A2 f2 open=NE")
    assert costs(state, "D2", 2) == {"NW": (1, 2)}
    put(state, "D2 f2 open=NW")
    assert points(state) == {"footbridges": 3, "belvederes": 2, "highest": 4}
    assert holes(garden(state)) == 52
    for place in ("B1", "C1", "B2", "C2"):
        assert not any(costs(state, place, storey) for storey in (1, 2, 3))


def told(state, line):
    """The sentences of a line of seat A that name points."""
    events = play(state, line)
    assert all(e.points in ((), ((0, dict(e.points).get(0)),)) for e in events), "only their own"
    return [texts().event("babylon", e, ["Ana"] * 4) for e in events if e.points]


def test_p8_a_statue_that_becomes_a_column_costs_its_points():
    state = table()
    put(state, "B2 f1 .S/..")
    deco(state, "S", "C2")
    assert told(in_turn(state, new="G01", singles=8), "build new C1 r0 f2 open=NW") == [
        "Ana builds the new tile on C1, storey 2, for 4 columns, with a belvedere (+1).",
        "Ana reaches storey 2 (+2).",
        "Ana uses the statue on C2 as a column (\N{MINUS SIGN}1).",
    ]


def test_several_statues_are_columns_at_once():
    state = table()
    put(state, "B2 f1 SS/SS")
    for cell in ("B2", "C2"):
        deco(state, "S", cell)
    assert told(in_turn(state, new="G01", singles=8), "build new B1 r0 f2")[-1] == (
        "Ana uses the statues on B2 and C2 as columns (\N{MINUS SIGN}2)."
    )


def test_s3_what_is_covered_costs_its_points():
    state = table()
    for text in ("B3 f1 ../.F", "D3 f1 ../F."):
        put(state, text)
    deco(state, "F", "C4-D4")
    put(state, "B4 f2 open=NE")
    assert told(in_turn(state, new="G01", singles=8), "build new D4 r0 f2 open=NW") == [
        "Ana builds the new tile on D4, storey 2, for 5 columns, with a belvedere (+1).",
        "Ana covers the fountain on C4-D4 (\N{MINUS SIGN}3).",
    ]


def test_p6_a_covered_belvedere_costs_its_point():
    state = table()
    put(state, "C3 f1 open=SE")
    assert told(in_turn(state, new="G01", singles=8), "build new D4 r0 f2 open=NW") == [
        "Ana builds the new tile on D4, storey 2, for 6 columns, with a belvedere (+1).",
        "Ana reaches storey 2 (+2).",
        "Ana covers the belvedere on D4 (\N{MINUS SIGN}1).",
    ]


def test_x10_a_statue_under_an_open_corner_is_covered():
    state = table()
    for text in ("C3 f1 ../.S", "E3 f1", "C5 f1", "E5 f1", "A1 f2"):
        put(state, text)
    deco(state, "S", "D4")
    assert "Ana covers the statue on D4 (\N{MINUS SIGN}1)." in told(
        in_turn(state, new="G01", singles=8), "build new D4 r0 f3 open=NW"
    )


@pytest.mark.parametrize(
    ("last", "sentence"),
    [("G01", []), ("G05", ["Ana breaks up a set of all four flowers (\N{MINUS SIGN}4)."])],
)
def test_s4_a_set_breaks_up_with_the_tile_that_is_hidden(last, sentence):
    state = table()
    for text in ("C3 f1 white", "B2 f2 pink open=SE", "D2 f2 yellow", "B4 f2 violet"):
        put(state, text)
    assert told(in_turn(state, new=last, singles=8), "build new D4 r0 f2") == sentence


def test_a_set_breaks_up_with_the_decoration_that_is_covered():
    state = table()
    for text in ("B3 f1 ../.F", "D3 f1 ../F.", "G1 f1 .S/B.", "G4 f1 B./.."):
        put(state, text)
    for kind, cells in (("F", "C4-D4"), ("S", "H1"), ("B", "G2-G4")):
        deco(state, kind, cells)
    put(state, "B4 f2 open=NE")
    in_turn(state, new="G01", singles=8)
    place = "build new D4 r0 f2 open=NW"
    covers = "Ana covers the fountain on C4-D4 (\N{MINUS SIGN}3)."
    assert told(copier(State)(state), place)[-1] == covers
    deco(state, "T", "B3-B4")
    assert told(state, place)[-2:] == [
        covers,
        "Ana breaks up a set of all four decorations (\N{MINUS SIGN}4).",
    ]


def test_s2_sets_are_told_with_the_step_that_completes_them():
    state = table()
    for text in ("A1 f1 SF/.T white", "C1 f1 FB/.. pink", "F1 f1 B./.. yellow"):
        put(state, text)
    for kind, cells in (("F", "B1-C1"), ("B", "D1-F1")):
        deco(state, kind, cells)
    in_turn(state, new="C16", singles=8)
    state.fresh = 1
    assert told(state, "deco S A1") == ["Ana builds a statue on A1 (+1)."]
    assert told(state, "build new C2 r270 f2 open=SE")[-1] == "Ana completes a set of all four flowers (+4)."
    assert told(state, "deco T B2-C2") == [
        "Ana builds a staircase on B2-C2 (+3).",
        "Ana completes a set of all four decorations (+4).",
    ]


def test_the_causes_of_all_points_are_told():
    """In games in which more is built, and covered, than at random."""
    causes = Counter[str]()
    for seed in range(30):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = GAME.setup(2 + seed % 3, {}, chance)
        while state.ask:
            before = GAME.scores(state)
            events = GAME.play(state, state.asked, GAME.playout_action(state, state.asked, rng), chance)
            assert sum_points(events) == changes(before, GAME.scores(state))
            causes.update(event.kind for event in events if event.points)
    assert causes.keys() == {
        "built", "decorated", "storey-begun", "statues-used", "covered", "set-completed", "set-broken",
    }  # fmt: skip


def label(state, move):
    """The two lines of a choice of seat A without its effects, and what it does to the points."""
    action = read(GAME.verbs, move)
    assert action in GAME.legal_actions(state, 0)
    known = GAME.forecast(state, 0, action)
    told = "babylon", GAME.verbs, action, Known(known.facts), ["Ana"] * 4
    return texts().action(*told), texts().more(*told).strip(), dict(known.points or ()).get(0, 0)


def test_a_choice_says_what_a_tile_uses_and_covers():
    state = table()
    put(state, "B2 f1 SS/SS")
    deco(state, "S", "C2")
    in_turn(state, new="G01", singles=8)
    place = "on C1, storey 2 · "
    assert label(state, "build new C1 r0 f2") == (place + "6 columns + statue C2", "", 2 - 1)
    state.doubles = 1
    assert label(state, "build new C1 r0 f2")[0] == place + "double + 4 columns + statue C2"
    state.doubles = 0
    deco(state, "S", "B2")
    place = "on B1, storey 2 · "
    assert label(state, "build new B1 r0 f2") == (place + "4 columns + statues B2 and C2", "", 2 - 2)
    state = table()
    put(state, "C3 f1 open=SE")
    in_turn(state, new="G01", singles=8)
    assert label(state, "build new D4 r0 f2 open=NW") == (
        "on D4, storey 2 · 6 columns, belvedere NW for its fountain",
        "Covers your belvedere on D4.",
        1 + 2 - 1,
    )


def test_a_tile_on_statues_alone_costs_no_columns():
    state = table()
    for text in ("A1 f1 ../.S", "C1 f1 ../S.", "A3 f1 .S/..", "C3 f1 S./.."):
        put(state, text)
    for cell in ("B2", "C2", "B3", "C3"):
        deco(state, "S", cell)
    in_turn(state, new="G01", singles=8)
    assert label(state, "build new B2 r0 f2")[0] == ("on B2, storey 2 · statues B2, C2, B3 and C3")


def test_a_choice_says_which_sets_are_completed_and_broken_up():
    state = table()
    for text in ("A1 f1 SF/.T white", "C1 f1 FB/.. pink", "F1 f1 B./.. yellow", "C2 f2 T./.. violet open=SE"):
        put(state, text)
    for kind, cells in (("F", "B1-C1"), ("B", "D1-F1"), ("S", "A1")):
        deco(state, kind, cells)
    in_turn(state, new="G01", singles=8)
    state.fresh = 1 << CELL["C2"]
    assert label(state, "deco T B2-C2") == ("staircase on B2-C2 · completes a set of decorations", "", 3 + 4)
    state = table()
    for text in ("C3 f1 white", "B2 f2 pink open=SE", "D2 f2 yellow", "B4 f2 violet"):
        put(state, text)
    in_turn(state, new="G05", singles=8)
    place = "on D4, storey 2 · 7 columns"
    assert label(state, "build new D4 r0 f2") == (place, "Breaks up a set of flowers.", -4)


def test_ending_the_turn_says_what_is_lost():
    state = in_turn(table(), new="G01", singles=8, doubles=1)
    assert label(state, "end")[0] == "end your turn · 2 columns lost · double column lost"
