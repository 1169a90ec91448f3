"""What is printed: the tiles, their turns, the tokens, the cells. B 1, 2.1"""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.games.babylon.garden import PRINTED, TURNS, turned
from engine.games.babylon.state import (
    BLANK,
    CELL,
    CELLS,
    DATA,
    FLOWERS,
    MATERIALS,
    SYMBOLS,
    TILE,
    TILES,
    TOKENS,
)

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "babylon.md").read_text("utf-8")
ORDINARY = [tile for tile in TILES if tile.material]


def symbols(tiles):
    return Counter(sign for tile in tiles for sign in tile.spaces if sign != BLANK)


def test_forty_eight_tiles_and_a_starting_tile_of_each_flower():
    assert len(ORDINARY) == 48
    assert Counter((tile.material, tile.flower) for tile in ORDINARY) == {
        (material, flower): 4 for material in MATERIALS for flower in FLOWERS
    }
    assert [(tile.flower, tile.layout) for tile in TILES if not tile.material] == [
        (flower, "SF/TB") for flower in FLOWERS
    ]


def test_symbols_are_shared_out_evenly():
    assert symbols(ORDINARY) == dict.fromkeys(SYMBOLS, 36)
    for flower in FLOWERS:
        assert symbols(tile for tile in ORDINARY if tile.flower == flower) == dict.fromkeys(SYMBOLS, 9)
    for material, n, each in (("clay", 2, 8), ("granite", 3, 12), ("basalt", 4, 16)):
        tiles = [tile for tile in ORDINARY if tile.material == material]
        assert all(symbols([tile]).total() == n == DATA["shown"][material] for tile in tiles)
        assert symbols(tiles) == dict.fromkeys(SYMBOLS, each)
    assert len({tile.layout for tile in ORDINARY}) == 46
    assert len({tile[1:] for tile in ORDINARY}) == 48


def test_a_quarter_turn_to_the_right():
    start = TILE["S-white"]
    assert turned(start, 0) == ("S", "F", "B", "T")
    assert turned(start, 1) == ("T", "S", "F", "B")
    assert [bin(cells) for cells in PRINTED[start][1]] == ["0b10", "0b1000000000", "0b100000000", "0b1"]


@pytest.mark.parametrize(("code", "turns"), [("B15", 2), ("B16", 2), ("C01", 4), ("B03", 4), ("S-pink", 4)])
def test_only_turns_that_differ(code, turns):
    assert TURNS[TILE[code]] == turns


def test_tokens_and_cells():
    assert Counter(TOKENS) == DATA["tokens"]
    assert len(TOKENS) == 14
    assert [CELLS[0], CELLS[7], CELLS[8], CELLS[63], CELL["C4"]] == ["A1", "H1", "A2", "H8", 26]


def test_the_document_lists_the_tiles():
    """B 1.2: a column for each flower."""
    listed: list[tuple[str, str, str]] = []
    for row in re.findall(r"^\|.*[CGB]\d\d `.*\|$", RULES, re.MULTILINE):
        tiles = re.findall(r"([CGB]\d\d) `([SFBT.]{2}/[SFBT.]{2})`", row)
        listed += [(code, flower, layout) for (code, layout), flower in zip(tiles, FLOWERS, strict=True)]
    assert sorted(listed) == sorted((tile.code, tile.flower, tile.layout) for tile in ORDINARY)


def test_the_document_lists_the_tokens():
    """B 1.3"""
    listed = re.findall(r"^\| `(\w+)` \|.*\| (\d+) \|$", RULES, re.MULTILINE)
    assert {code: int(copies) for code, copies in listed} == DATA["tokens"]
