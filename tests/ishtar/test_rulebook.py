"""The worked examples of the rulebook: I 6 T1 to T6."""

import pytest

from engine.games.ishtar import gardens
from engine.games.ishtar.gardens import TURNED, sites
from engine.games.ishtar.hexes import STRIDE, cells
from engine.games.ishtar.scoring import sheet
from engine.games.ishtar.state import NONE, TILE, TREE, Bed, Desert, State
from tests.ishtar.tools import (
    GAME,
    arguments,
    ask,
    axial,
    bed,
    can_at,
    empty,
    final,
    have,
    hold,
    kinds,
    lay,
    legal,
    names,
    plane,
    play,
    spaces,
    table,
)

# T1: the watering can. Stack 1 is the one at the top.


def walk(gems: str) -> State:
    state = table()
    can_at(state, 1)
    empty(state, 3)
    have(state, 0, gems)
    ask(state, "take", 0)
    return state


def test_t1_prices_of_the_stacks():
    assert legal(walk("ppp")) == {"take 2", "take 4 pay=p", "take 5 pay=pp", "take 6 pay=ppp"}


def test_t1_the_tile_at_the_bottom_left_costs_two():
    state = walk("ppp")
    reserve = state.reserve[0]
    before = state.stacks[4].count
    (purple,) = {gem for gem in state.players[0].gems if gem}
    assert purple == 3
    events = play(state, "take 5 pay=pp", [0])
    assert state.players[0].gems == [1, 0, 0]
    assert state.reserve[0] == reserve + 2
    assert (state.can, state.tile) == (4, TILE["VS2"])
    assert (state.stacks[4].count, state.stacks[4].top) == (before - 1, NONE)
    assert state.stacks[0].top == TILE["T01"]
    assert kinds(events) == ["took", "turned-over"]


def test_t1_with_one_gem():
    assert legal(walk("w")) == {"take 2", "take 4 pay=w"}


def test_t1_gems_of_any_colour():
    assert legal(walk("prr")) == {
        "take 2",
        "take 4 pay=p",
        "take 4 pay=r",
        "take 5 pay=pr",
        "take 5 pay=rr",
        "take 6 pay=prr",
    }


# T2: who controls a fountain


@pytest.mark.parametrize(
    ("yellow", "blue", "holders"),
    [
        ([("D8 D7 E7", "1 1 1"), ("C4", "1")], [("D10", "1")], [0]),
        ([("D8 D7 E7", "1 1 1"), ("C4", "1")], [("D10 E10 E11 F11", "1 1 1 1")], [0, 1]),
        ([("D8 D7 E7 E8", "1 1 1 1")], [("D10 E11 F12", "3 3 3")], [0]),
        ([], [], []),
    ],
)
def test_t2_flower_spaces_control_a_fountain(yellow, blue, holders):
    state = table()
    for seat, beds in enumerate((yellow, blue)):
        for codes, flowers in beds:
            bed(state.desert, seat, 1, codes, flowers)
    assert gardens.holders(state.desert, 1)[0] == holders
    for seat in range(2):
        assert sheet(state, seat)[2] == (4 if seat in holders else 0)


# T3: what must not be joined. Axial coordinates; all the rest is sand.

P = ([(1, -1), (2, -1)], (3, -1), (2, -1), 0, 0)
Q = ([(0, 1), (0, 2)], (0, 3), (0, 2), 1, 0)
R = ([(5, 0), (5, -1)], (5, -2), (5, 0), 1, 1)
ALL_FLOWERS, ONE_FLOWER = TILE["T01"], TILE["T09"]
"""A has three flower spaces, B one and two of grass; the icon of A makes its three ends different."""


def two_fountains() -> Desert:
    desert = plane((0, 0), (6, 0))
    for flowers, grass, assistant, seat, fountain in (P, Q, R):
        bloom = sum(1 << axial(q, r) for q, r in flowers)
        tile = bloom | 1 << axial(*grass)
        desert.free &= ~tile
        desert.near[fountain] |= gardens.widened(tile)
        desert.grass |= 1 << axial(*grass)
        desert.flowers[0] |= bloom
        desert.beds.append(Bed(seat, axial(*assistant), fountain, bloom))
    return desert


def placements(desert: Desert, tile: int) -> list[tuple[int, int]]:
    """All spaces, and those with flowers, of each placement."""
    return [
        (turned.cells << cell - STRIDE, turned.flowers[0] << cell - STRIDE)
        for turned, mask in zip(TURNED[tile], sites(desert, tile), strict=False)
        for cell in cells(mask)
    ]


def covering(desert: Desert, tile: int, q: int, r: int) -> list[tuple[int, int]]:
    return [pair for pair in placements(desert, tile) if pair[0] >> axial(q, r) & 1]


def test_t3_the_red_space_would_join_two_fountains():
    desert = two_fountains()
    assert covering(desert, ALL_FLOWERS, 4, -1) == []
    assert covering(desert, ONE_FLOWER, 4, -1) == []


def test_t3_the_yellow_space_must_become_grass():
    desert = two_fountains()
    assert covering(desert, ALL_FLOWERS, 1, 0) == []
    area = sum(1 << axial(q, r) for q, r in ((1, 0), (2, 0), (1, 1)))
    assert set(covering(desert, ONE_FLOWER, 1, 0)) == {
        (area, 1 << axial(2, 0)),
        (area, 1 << axial(1, 1)),
    }
    assert len(covering(desert, ONE_FLOWER, 1, 0)) == 2


def test_t3_counts():
    desert = two_fountains()
    assert len(placements(desert, ALL_FLOWERS)) == 162
    assert len(set(placements(desert, ALL_FLOWERS))) == 54
    assert len(placements(desert, ONE_FLOWER)) == 167
    assert len(set(placements(desert, ONE_FLOWER))) == 167


# T4: gems below a tile


def test_t4_gems_on_the_spaces_are_collected():
    state = table()
    hold(state, "I09")
    have(state, 0, "")
    events = play(state, "place H5 E", [])
    assert state.players[0].gems == [1, 0, 1]
    placed = arguments(events, "placed")
    assert (placed["cells"], placed["purple"], placed["red"], placed["white"]) == ("H4, H5, H6", 1, 0, 1)
    assert not state.desert.free & spaces(state.desert, "H4 H5 H6")


def test_t4_sand_gives_nothing():
    state = table()
    hold(state, "I09")
    have(state, 0, "")
    play(state, "place E8 E")
    assert state.players[0].gems == [0, 0, 0]


# T5: planting a tree


def forest(gems: str) -> State:
    """Laurel costs two red and one white; everything else in the row is too dear."""
    state = table()
    lay(state, "T09", "G3", "SW")
    state.deck += state.row
    state.row = [TREE[name] for name in ("cedar", "laurel", "ishtar", "acacia", "ebony")]
    state.deck = sorted(set(state.deck) - set(state.row))
    have(state, 0, gems)
    hold(state, "I09")
    return state


def test_t5_a_tree_is_paid_planted_and_replaced():
    state = forest("rrwp")
    reserve = state.reserve[:]
    play(state, "place E8 E")
    assert legal(state) == {
        "end",
        *(f"plant laurel {code}" for code in names(state.desert, state.desert.grass)),
    }
    assert names(state.desert, state.desert.grass) == {"G2", "H2", "E7", "E9"}
    events = play(state, "plant laurel H2", [0])
    assert state.players[0].gems == [1, 0, 0]
    assert state.reserve == [reserve[0], reserve[1] + 2, reserve[2] + 1]
    assert state.players[0].trees == [TREE["laurel"]]
    assert names(state.desert, state.desert.grass) == {"G2", "E7", "E9"}
    assert gardens.tree_cells(state.desert) == spaces(state.desert, "H2")
    assert state.row == [TREE[name] for name in ("cedar", "tamarisk", "ishtar", "acacia", "ebony")]
    assert kinds(events) == ["planted", "new-tree"]
    assert state.asked == 1


def test_t5_the_row_is_filled_when_the_turn_ends():
    state = forest("prrrrrrwwww")
    play(state, "place E8 E; plant laurel H2")
    assert state.row[1] == NONE
    assert len(legal(state, "plant")) == 3
    play(state, "plant ebony G2", [0, 0])
    assert state.row == [TREE[name] for name in ("cedar", "tamarisk", "ishtar", "acacia", "willow")]


def test_t5_without_the_gems():
    state = forest("rr")
    play(state, "place E8 E")
    assert state.asked == 1


# T6: the final score


def test_t6_yellow():
    outcome = GAME.outcome(final())
    assert outcome is not None
    assert {row: points[0] for row, points in outcome.detail.items() if points[0]} == {
        "trees": 19,
        "flowers": 8,
        "fountains": 4,
        "B": 7,
        "C": 9,
        "E": 14,
    }
    assert (outcome.scores[0], outcome.ranks[0]) == (61, 1)


def test_t6_blue():
    outcome = GAME.outcome(final())
    assert outcome is not None
    assert {row: points[1] for row, points in outcome.detail.items() if points[1]} == {
        "trees": 19,
        "flowers": 14,
        "fountains": 4,
        "A": 8,
        "D": 6,
    }
    assert (outcome.scores[1], outcome.ranks[1]) == (51, 2)


def test_t6_the_other_fountains_score_for_nobody():
    state = final()
    assert [gardens.holders(state.desert, fountain) for fountain in range(4)] == [
        ([1], 6),
        ([0], 5),
        ([], 0),
        ([], 0),
    ]
