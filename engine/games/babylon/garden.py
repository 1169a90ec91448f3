"""A garden: where a tile can be built, on which supports, at what cost, and with what effect.

Owns the geometry of cells and tiles. A tile is named by the cell of its north-west corner, the anchor. All
49 anchors are tested at once: a set of cells is an integer, and shifting it by `OFFSETS` aligns the corners
of every tile with its anchor. Must not know about turns, nor about decorations beyond the sets of a garden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core import Rng
from engine.games.babylon.state import (
    CORNERS,
    NONE,
    SIDE,
    SYMBOLS,
    TILES,
    Garden,
    Placed,
)

EAST, SOUTH = 1, SIDE
OFFSETS = (0, EAST, SOUTH + EAST, SOUTH)
"""From the anchor to each of `CORNERS`."""
BLOCK = sum(1 << offset for offset in OFFSETS)
"""The cells of a tile whose anchor is cell 0."""
EVERYWHERE = (1 << SIDE * SIDE) - 1
ANCHORS = sum(1 << SIDE * row + column for row in range(SIDE - 1) for column in range(SIDE - 1))


def cells(mask: int) -> Iterator[int]:
    """Yield the cells of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


# Printed symbols


def turned(tile: int, turn: int) -> tuple[str, ...]:
    """Return what the four spaces show after clockwise quarter turns, in the order of `CORNERS`. B 2.1"""
    spaces = TILES[tile].spaces
    return spaces[-turn:] + spaces[:-turn]


TURNS: tuple[int, ...] = tuple(
    len({turned(tile, turn) for turn in range(len(CORNERS))}) for tile in range(len(TILES))
)
"""Per tile: in how many different ways it can be turned; these turns come first."""

PRINTED: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(
            sum(1 << at for at, shown in zip(OFFSETS, turned(tile, turn), strict=True) if shown == symbol)
            for symbol in SYMBOLS
        )
        for turn in range(len(CORNERS))
    )
    for tile in range(len(TILES))
)
"""Per tile, turn and symbol: the cells that show it, the anchor being cell 0."""


# Supports and what they cost. B 2.3, 2.5

UNSUPPORTED, ON_SINGLE, ON_DOUBLE, ON_STATUE = range(4)
KINDS = 4
LEAST_SUPPORTS = 3
MOST_SINGLES = 8
"""The highest price: four doubles at two singles each."""

Supports = tuple[int, int, int, int]
"""Per corner, in the order of `CORNERS`: what can stand below it."""


def _supports(pattern: int) -> Supports:
    nw, ne, se, sw = (pattern // KINDS**corner % KINDS for corner in range(len(CORNERS)))
    return nw, ne, se, sw


_SPREAD: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sum(kind * KINDS**corner for corner, offset in enumerate(OFFSETS) if below >> offset & 1)
        for below in range(BLOCK + 1)
    )
    for kind in range(KINDS)
)
"""Per kind and subset of `BLOCK`: the pattern of the tile whose supports there are of that kind."""
_SINGLE, _DOUBLE, _STATUE = _SPREAD[ON_SINGLE], _SPREAD[ON_DOUBLE], _SPREAD[ON_STATUE]


class Cost(NamedTuple):
    singles: int
    doubles: int
    """Free doubles; a double paid with two singles is counted as singles."""


def price(supports: Supports, corner: int, doubles: int) -> Cost:
    """Return the cost of columns for all corners but the open one, given the number of free doubles. B 2.5"""
    placed = [kind for at, kind in enumerate(supports) if at != corner]
    free = min(doubles, placed.count(ON_DOUBLE))
    return Cost(placed.count(ON_SINGLE) + 2 * (placed.count(ON_DOUBLE) - free), free)


def _openings(pattern: int, doubles: int) -> list[tuple[int, int]]:
    """Return (corner that may stay open, singles to pay); `NONE` for a tile on four supports. B 2.4"""
    kinds = _supports(pattern)
    if kinds.count(UNSUPPORTED) > 1:
        return []
    if UNSUPPORTED in kinds:
        allowed = [kinds.index(UNSUPPORTED)]
    else:
        allowed = [NONE, *(corner for corner, kind in enumerate(kinds) if kind != ON_STATUE)]
    return [(corner, price(kinds, corner, doubles).singles) for corner in allowed]


def _payable(doubles: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    every = [_openings(pattern, doubles) for pattern in range(KINDS ** len(CORNERS))]
    return tuple(
        tuple(tuple(corner for corner, cost in openings if cost <= singles) for openings in every)
        for singles in range(MOST_SINGLES + 1)
    )


_OPENINGS = (_payable(0), _payable(1))
"""Per free doubles, singles and pattern of supports: the corners that may stay open."""


# Where a tile can be built. B 2.4


class _Storey(NamedTuple):
    """`anchors` of the tiles that have three supports on this storey; the sets of cells with each kind."""

    storey: int
    anchors: int
    single: int
    double: int
    statue: int

    def pattern(self, anchor: int) -> int:
        return (
            _SINGLE[self.single >> anchor & BLOCK]
            + _DOUBLE[self.double >> anchor & BLOCK]
            + _STATUE[self.statue >> anchor & BLOCK]
        )


def _storey(garden: Garden, storey: int) -> _Storey:
    """Return the tiles that could be built on a storey at any cost. The storey below must have a tile.

    Rule by rule: all four cells are lower; no cell is the foot of a staircase that ends on this storey; no
    tile has this footprint yet; three corners have a support.
    """
    below = garden.level[storey - 1]
    deeper = garden.level[storey - 2] if storey > 1 else 0
    empty = EVERYWHERE & ~(garden.dead | garden.statues)
    single, double, statue = empty & below, empty & deeper, garden.statues & below & ~garden.dead
    held = single | double | statue
    nw, ne, se, sw = held, held >> EAST, held >> SOUTH + EAST, held >> SOUTH
    room = sum(garden.level[:storey]) & ~(garden.feet & below)
    anchors = (
        (nw & ne & (se | sw) | se & sw & (nw | ne))
        & (room & room >> EAST & room >> SOUTH + EAST & room >> SOUTH)
        & (ANCHORS & ~garden.used)
    )
    return _Storey(storey, anchors, single, double, statue)


def _storeys(garden: Garden) -> range:
    """Return the storeys that may be built on: those that have a tile, and the next one. B 2.4"""
    return range(1, len(garden.level) + 1)


class Site(NamedTuple):
    anchor: int
    storey: int
    corners: tuple[int, ...]
    """Which corner may stay open; `NONE`: none of them."""


_TRIES = 8
"""Blind attempts of `random_site` before it lists all sites."""


def _hopeless(garden: Garden, singles: int, doubles: int) -> bool:
    """Return True if there are fewer columns and statues than the three corners of a tile need."""
    return singles + doubles + garden.statues.bit_count() < LEAST_SUPPORTS


def sites(garden: Garden, singles: int, doubles: int) -> Iterator[Site]:
    """Yield every place where a tile can be built and paid for, storey by storey."""
    if _hopeless(garden, singles, doubles):
        return
    openings = _OPENINGS[doubles][min(singles, MOST_SINGLES)]
    for storey in _storeys(garden):
        _, anchors, single, double, statue = _storey(garden, storey)
        while anchors:  # `cells` and `_Storey.pattern`, inlined: playouts spend most of their time here
            anchor = (anchors & -anchors).bit_length() - 1
            anchors &= anchors - 1
            pattern = (
                _SINGLE[single >> anchor & BLOCK]
                + _DOUBLE[double >> anchor & BLOCK]
                + _STATUE[statue >> anchor & BLOCK]
            )
            if corners := openings[pattern]:
                yield Site(anchor, storey, corners)


def random_site(garden: Garden, singles: int, doubles: int, rng: Rng) -> Site | None:
    """Return one of `sites` at random, or None. A few blind attempts usually avoid listing them all."""
    if _hopeless(garden, singles, doubles):
        return None
    openings = _OPENINGS[doubles][min(singles, MOST_SINGLES)]
    level = _storey(garden, 1 + int(rng.random() * len(garden.level)))
    for _ in range(_TRIES):
        anchor = int(rng.random() * SIDE * SIDE)
        if level.anchors >> anchor & 1 and (corners := openings[level.pattern(anchor)]):
            return Site(anchor, level.storey, corners)
    found = list(sites(garden, singles, doubles))
    return rng.choice(found) if found else None


def supports(garden: Garden, anchor: int, storey: int) -> Supports:
    """Return what can stand below each corner of a tile there."""
    return _supports(_storey(garden, storey).pattern(anchor))


# Building. B 2.2


def build(garden: Garden, placed: Placed) -> None:
    """Lay the tile on its supports: statues below it become columns, the cells show its symbols.

    A dead cell stays dead: it supports nothing, so the open corner is above it. B 2.4 I1
    """
    anchor, storey = placed.anchor, placed.storey
    area = BLOCK << anchor
    garden.statues &= ~(area & garden.level[storey - 1] & ~garden.dead)
    if placed.corner != NONE:
        garden.dead |= 1 << anchor + OFFSETS[placed.corner]
    garden.feet &= ~area
    garden.used |= 1 << anchor
    garden.level = [there & ~area for there in garden.level]
    if storey == len(garden.level):
        garden.level.append(area)
    else:
        garden.level[storey] |= area
    garden.symbols = [
        there & ~area | shown << anchor
        for there, shown in zip(garden.symbols, PRINTED[placed.tile][placed.turn], strict=True)
    ]
    for offset in OFFSETS:
        garden.top[anchor + offset] = len(garden.tiles)
    garden.tiles.append(placed)


def storey_of(garden: Garden, cell: int) -> int:
    """Return the storey of the topmost tile above the cell, 0 for the board."""
    top = garden.top[cell]
    return 0 if top == NONE else garden.tiles[top].storey


def bare_garden() -> Garden:
    return Garden(
        tiles=[],
        pieces=[],
        top=[NONE] * SIDE * SIDE,
        level=[EVERYWHERE],
        symbols=[0] * len(SYMBOLS),
        dead=0,
        statues=0,
        feet=0,
        used=0,
    )
