"""Scoring: examples B 8 S1 to S7."""

import random

import pytest

from engine.chance import Chance
from engine.core import Event
from engine.games.babylon.decorations import worth
from engine.games.babylon.scoring import holes, sheet
from engine.games.babylon.state import FOOTBRIDGE, FOUNTAIN, SHEET, STAIRCASE, STATUE, Piece
from locales import Texts
from tests.babylon.tools import GAME, costs, deco, garden, in_turn, put, table


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


@pytest.mark.parametrize("seed", range(3))
def test_a_set_that_a_turn_completes_or_breaks_up_is_told(seed: int):
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state, seen = GAME.setup(2, {}, chance), set[str]()
    rows = slice(SHEET.index("decorations"), SHEET.index("flowers") + 1)
    before, events = [0, 0], list[Event]()
    while state.ask:
        seat = state.asked
        events += GAME.play(state, seat, GAME.playout_policy(state, seat)(rng), chance)
        if state.asked == seat:
            continue
        told, after = (
            GAME.told(GAME.view(state, None), events),
            [sum(GAME.sheet(state, s)[rows]) for s in (0, 1)],
        )
        sets = [happened for happened in told if happened.kind.startswith("set-")]
        assert [happened for happened in told if happened not in sets] == events
        signs = {"set-completed": 1, "set-broken": -1}
        gain = sum(signs[happened.kind] * int(dict(happened.args)["points"]) for happened in sets)
        assert gain == after[seat] - before[seat]
        assert all(happened.seat == seat for happened in sets)
        seen |= {happened.kind for happened in sets}
        before, events = after, []
    assert "set-completed" in seen


def test_a_set_is_told_where_it_was_completed():
    words = Texts("en")
    args = (("row", "flowers"), ("n", 1), ("points", 4))
    assert [
        words.event("babylon", Event(kind, 0, args), ["Ana"]) for kind in ("set-completed", "set-broken")
    ] == [
        "Ana completes a set of all four flowers: 4 points.",
        "Ana breaks up a set of all four flowers and loses 4 points.",
    ]
