"""The desert: boards and layouts, and every placement compared with a slow, simple implementation."""

import random
from collections import Counter
from itertools import pairwise, product

import pytest

from engine.chance import Chance
from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.gardens import OBSTACLES, TURNS, obstacle, places, random_places, refusal, sites
from engine.games.ishtar.hexes import (
    BOARDS,
    DIRECTIONS,
    LAYOUTS,
    OFFSETS,
    STRIDE,
    cells,
    facing,
    flood,
    land,
    nth_cell,
    widened,
)
from engine.games.ishtar.state import DATA, TILE, TILES, Face, State
from tests.ishtar.naive import Naive, coordinates, look, neighbours, where
from tests.ishtar.tools import GAME, bed, hold, lay, legal, names, play, spaces, table

# Boards and layouts


def test_what_is_printed_on_a_board():
    for board, rows in DATA["boards"].items():
        assert [len(row) for row in rows] == [4, 5, 6, 7, 6, 5, 4]
        count = Counter("".join(rows))
        assert count == {"F": 1, "T": 3, "p": 7, "r": 6, "w": 4, ".": 16}, board


@pytest.mark.parametrize("key", LAYOUTS)
def test_boards_join_without_gap_or_overlap(key):
    layout = LAYOUTS[key]
    assert len(layout.names) == len(layout.find) == 37 * len(layout.centres)
    assert flood(1 << min(layout.names), layout.cells) == layout.cells
    ends = [cell for cell in layout.names if cell + 1 not in layout.names]
    assert all(cell % STRIDE < STRIDE - 1 for cell in ends), "a column stays empty"
    assert min(layout.names) // STRIDE >= 2, "two rows stay empty"


@pytest.mark.parametrize("key", LAYOUTS)
def test_every_board_touches_two_others(key):
    layout = LAYOUTS[key]
    boards = [sum(1 << cell for cell in layout.names if _distance(cell, c) <= 3) for c in layout.centres]
    for board in boards:
        assert sum(bool(widened(board) & other) for other in boards if other != board) >= 2


def _distance(one: int, other: int) -> int:
    (q1, r1), (q2, r2) = where(one), where(other)
    q, r = q1 - q2, r1 - r2
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.parametrize(("key", "rows"), [("diamond", 14), ("trapezoid", 17), ("triangle", 21)])
def test_spaces_are_lettered_and_numbered(key, rows):
    names_ = list(LAYOUTS[key].find)
    assert names_[0] == "A1"
    assert sorted({name[0] for name in names_}) == [chr(ord("A") + row) for row in range(rows)]
    for before, after in pairwise(names_):
        same = before[0] == after[0]
        assert int(after[1:]) == (int(before[1:]) + 1 if same else 1)
    assert max(Counter(name[0] for name in names_).values()) <= 25


@pytest.mark.parametrize("key", LAYOUTS)
def test_columns_tell_who_touches(key):
    layout = LAYOUTS[key]
    for cell in layout.names:
        near = {
            other
            for other in layout.names
            if (abs(layout.column[cell] - layout.column[other]), abs(cell // STRIDE - other // STRIDE))
            in ((2, 0), (1, 1))
        }
        assert near == {cell + offset for offset in OFFSETS} & set(layout.names)


def test_a_board_turned_and_mirrored():
    for board in BOARDS:
        seen = {land("diamond", (Face(board, back, turn),) * 4) for back in range(2) for turn in range(6)}
        assert len(seen) == 12
    front = land("diamond", (Face("A", 0, 0),) * 4)
    centre = LAYOUTS["diamond"].centres[0]
    assert front.fountains[0] == centre
    upper = land("diamond", (Face("C", 0, 0),) * 4).fountains[0]
    assert upper == centre + OFFSETS[DIRECTIONS.index("NW")]
    turned = land("diamond", (Face("C", 0, 1),) * 4).fountains[0]
    assert turned == centre + OFFSETS[DIRECTIONS.index("NE")]
    back = land("diamond", (Face("C", 1, 0),) * 4).fountains[0]
    assert back == centre + OFFSETS[DIRECTIONS.index("W")]


def test_fountains_are_five_apart_however_boards_lie():
    springs = {
        face: land("diamond", (face,) * 4).fountains[0] - LAYOUTS["diamond"].centres[0]
        for face in (Face(b, back, turn) for b in BOARDS for back in range(2) for turn in range(6))
    }
    for layout in LAYOUTS.values():
        touching = [
            (one, other)
            for one in layout.centres
            for other in layout.centres
            if 0 < _distance(one, other) <= 7
        ]
        for (one, other), a, b in product(touching, set(springs.values()), set(springs.values())):
            assert _distance(one + a, other + b) >= 5


def test_shifts_find_neighbours():
    mask = sum(1 << cell for cell in random.Random(1).sample(list(LAYOUTS["ring"].names), 40))
    inside = coordinates(LAYOUTS["ring"].cells)
    assert (
        coordinates(widened(mask)) & inside
        == (coordinates(mask) | set().union(*map(neighbours, coordinates(mask)))) & inside
    )
    for offset, seen in zip(OFFSETS, facing(mask), strict=False):
        assert {cell + offset for cell in cells(seen)} == set(cells(mask))
    assert [nth_cell(mask, n) for n in range(40)] == list(cells(mask))


# Tiles


def test_the_set_of_tiles():
    assert len(TILES) == 42
    for shape in range(3):
        tiles = [tile for tile in TILES if tile.shape == shape]
        assert (len(tiles), sum(tile.starting for tile in tiles)) == (14, 2)
        assert Counter(tile.icon for tile in tiles) == {"a": 4, "s": 4, "j": 2, "": 4}
        assert sum(n > 0 for tile in tiles for n in tile.spaces) == 26
        assert sum(sum(tile.spaces) for tile in tiles) == 42
        assert all(tile.spaces[tile.at] for tile in tiles if tile.icon), "icons are on flowers"


def test_turns_that_look_alike_are_counted_once():
    alike = {tile.code for tile, turns in zip(TILES, TURNS, strict=True) if turns < 6}
    assert alike == {"I01", "I08", "I09", "I11", "I12"}, "straight tiles with equal ends"
    assert set(TURNS) == {3, 6}


# Placement: fast and slow implementation


def keen(actions: list[Action], rng: random.Random) -> Action:
    """Place assistants wherever possible, and unlock the skills that add limits."""
    wanted = [a for a in actions if a.verb == "assist" or (a.verb == "skill" and a.args[0] in "JFH")]
    return rng.choice(wanted or actions)


def positions(seats: int, seed: int, layout: str) -> list[State]:
    """Positions of a random game in which a tile is to be placed, copied."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {"layout": layout}, chance)
    found: list[State] = []
    while state.ask:
        if state.ask == "place":
            found.append(GAME.view(state, None).state)
        GAME.play(state, state.asked, keen(GAME.legal_actions(state, state.asked), rng), chance)
    return found


@pytest.mark.parametrize(("seats", "layout"), [(2, ""), (3, ""), (4, "triangle"), (4, "block"), (4, "ring")])
def test_placements_are_those_of_the_slow_way(seats, layout):
    rng = random.Random(seats)
    met: Counter[str | None] = Counter()
    for seed in range(3):
        for state in positions(seats, seed, layout)[::3]:
            desert = state.desert
            naive = Naive(desert)
            for tile in {state.tile, *rng.sample(range(len(TILES)), 2)}:
                pairs = [
                    (cell, turn) for turn, mask in enumerate(sites(desert, tile)) for cell in cells(mask)
                ]
                looks = [look(tile, turn, cell) for cell, turn in pairs]
                assert set(looks) == naive.placements(tile)
                assert len(set(looks)) == len(looks), "no look twice"
                assert set(places(desert, tile)) == set(pairs)
                assert random_places(desert, tile)(rng) in pairs
                reasons = {
                    (cell, turn): obstacle(desert, tile, turn, cell)
                    for cell in LAYOUTS[desert.layout].names
                    for turn in range(TURNS[tile])
                }
                assert {pair for pair, reason in reasons.items() if reason is None} == set(pairs)
                met.update(reasons.values())
            assert coordinates(gardens.single_blooms(desert)) == naive.single_blooms()
            doubles = {
                (where(cell), where(cell + OFFSETS[side]))
                for side, mask in enumerate(gardens.double_blooms(desert))
                for cell in cells(mask)
            }
            assert doubles == naive.double_blooms()
    assert set(met) == {*OBSTACLES, None}, "every limit was met"


# Limits, one by one


def test_gardens_of_one_fountain_may_be_joined():
    state = table()
    lay(state, "T09", "G2", "E")
    lay(state, "T10", "G5", "E")
    hold(state, "I09")
    assert "place G4 E" not in legal(state)
    assert refusal(state.desert, TILE["I09"], LAYOUTS["diamond"].find["F3"], 0) is None
    play(state, "place F3 E")
    assert {tile.fountain for tile in state.desert.tiles} == {0}


def test_why_a_tile_is_refused():
    state = table()
    find = LAYOUTS["diamond"].find
    lay(state, "T09", "G2", "E")
    tile = TILE["I09"]
    reasons = {
        code: refusal(state.desert, tile, find[code], DIRECTIONS.index(arm))
        for code, arm in (
            ("A1", "E"), ("G3", "E"), ("F4", "E"), ("H3", "E"), ("N3", "E"), ("D7", "E"), ("F2", "E"),
        )
    }  # fmt: skip
    assert reasons == {
        "A1": "outside",
        "G3": "fountain",
        "F4": "tablet",
        "H3": "taken",
        "N3": "alone",
        "D7": None,
        "F2": None,
    }


def test_the_most_telling_reason_of_all_turns():
    state = table()
    find = LAYOUTS["diamond"].find
    tile = TILE["I09"]
    assert refusal(state.desert, tile, find["D9"]) == "fountain"
    assert refusal(state.desert, tile, find["B2"]) == "tablet"
    assert refusal(state.desert, tile, find["A1"]) == "outside"
    assert refusal(state.desert, tile, find["A2"]) == "alone"
    assert refusal(state.desert, tile, find["D8"]) is None


def test_two_fountains_are_never_joined():
    state = table()
    find = LAYOUTS["diamond"].find
    lay(state, "I09", "I9", "E")
    assert [tile.fountain for tile in state.desert.tiles] == [2]
    assert refusal(state.desert, TILE["T09"], find["I11"], 0) == "two_fountains"
    assert refusal(state.desert, TILE["T09"], find["I12"], DIRECTIONS.index("SW")) == "two_fountains"
    assert refusal(state.desert, TILE["T09"], find["I12"], DIRECTIONS.index("SE")) is None


def test_two_assistants_never_share_a_bed_even_of_one_player():
    state = table()
    find = LAYOUTS["diamond"].find
    lay(state, "TS1", "D8", "NW", 0)
    lay(state, "IS1", "E10", "E", 0)
    assert [names(state.desert, bed_.cells) for bed_ in state.desert.beds] == [{"D8", "C3"}, {"E10", "E11"}]
    northwest = DIRECTIONS.index("NW")
    assert refusal(state.desert, TILE["V03"], find["F9"], northwest) == "two_assistants"
    assert refusal(state.desert, TILE["V05"], find["F9"], northwest) is None, "grass keeps them apart"
    assert refusal(state.desert, TILE["V09"], find["F9"], northwest) is None


def test_a_wild_bed_between_two_flowers_of_one_tile_joins_them():
    """Both ends of a bent tile touch the same wild bed, and each another player's bed."""
    state = table()
    desert = state.desert
    bed(desert, 0, 1, "D6", "1")
    bed(desert, 1, 1, "F8", "1")
    desert.flowers[0] |= spaces(desert, "E8 D8")
    desert.free &= ~spaces(desert, "D6 F8 E8 D8")
    desert.near[1] |= widened(spaces(desert, "D6 F8 E8 D8"))
    assert gardens.brings_together(desert, spaces(desert, "D7 F9"))
    assert not gardens.brings_together(desert, spaces(desert, "D7"))
