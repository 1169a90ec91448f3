"""The hanging gardens: plots, sides and channel sections, where water can go and what can be planted.

Owns the tables derived from the square of plots. Works on masks of plots and sections alone: must not know
about tiles, cards or points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.games.amyitis.state import DATA, NEUTRAL, NOBODY

Way = tuple[tuple[float, float], tuple[float, float]]

_GARDEN = DATA["garden"]
_SIZE = len(_GARDEN["files"])
_GRID = [(column, row) for row in range(_SIZE) for column in range(_SIZE)]
"""Column and row of each plot, counted from the tip of the V where the arms of the river meet."""

PLOTS: tuple[str, ...] = tuple(_GARDEN["files"][column] + _GARDEN["ranks"][row] for column, row in _GRID)
PLOT = {name: plot for plot, name in enumerate(PLOTS)}
LEVEL: tuple[int, ...] = tuple(1 + min(place) for place in _GRID)
QUALITY: tuple[int, ...] = tuple(_GARDEN["quality"][level - 1] for level in LEVEL)
"""The quality of plant that a plot requires."""
UNUSED: tuple[frozenset[str], ...] = tuple(
    frozenset(_GARDEN["unused"].get(str(seats), ())) for seats in range(5)
)
"""Plots without a tile, by number of players."""


def _sections(plot: int, other: int) -> dict[str, Way]:
    """Return what is between two neighbouring plots: one section, or two, the one nearer the river first."""
    name = f"{PLOTS[plot]}-{PLOTS[other]}"
    column, row = _GRID[other]
    start = column, row
    end = (column, row + 1) if _GRID[plot][1] == row else (column + 1, row)
    if min(LEVEL[plot], LEVEL[other]) < _GARDEN["double"]:
        return {name: (start, end)}
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return {f"{name}.1": (start, middle), f"{name}.2": (middle, end)}


_BETWEEN = {
    (plot, _GRID.index(neighbour)): _sections(plot, _GRID.index(neighbour))
    for plot, (column, row) in enumerate(_GRID)
    for neighbour in ((column + 1, row), (column, row + 1))
    if neighbour in _GRID
}
"""Per pair of neighbours: the sections between them."""

SECTIONS: tuple[str, ...] = tuple(sorted(name for sections in _BETWEEN.values() for name in sections))
SECTION = {name: section for section, name in enumerate(SECTIONS)}
WAYS: tuple[Way, ...] = tuple(
    way for _, way in sorted(item for sections in _BETWEEN.values() for item in sections.items())
)
"""Per section: its two ends, as column and row of the corners of plots."""


def mask(numbers: Iterable[int]) -> int:
    """Return the set of these numbers as a bit mask."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


def members(bits: int) -> list[int]:
    """Return the numbers in a mask, in ascending order."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


EVERYWHERE = mask(range(len(SECTIONS)))


def section_names(bits: int) -> str:
    return ", ".join(SECTIONS[section] for section in members(bits))


_RIVER = mask(section for section, ends in enumerate(WAYS) if any(0 in point for point in ends))
"""Sections that end at the river, which runs along the grid's lower sides. A 1.2"""
TOUCHING: tuple[int, ...] = tuple(
    mask(other for other, way in enumerate(WAYS) if other != section and set(ends) & set(way))
    for section, ends in enumerate(WAYS)
)
"""Per section: those that share an end with it."""
_OF_SIDE = {pair: mask(SECTION[name] for name in sections) for pair, sections in _BETWEEN.items()}
_NEIGHBOURS = tuple(
    tuple((mask(pair) ^ 1 << plot, sections) for pair, sections in _OF_SIDE.items() if plot in pair)
    for plot in range(len(PLOTS))
)
"""Per plot: its neighbours as bits, each with the sections between the two."""
AROUND: tuple[int, ...] = tuple(sum(sections for _, sections in sides) for sides in _NEIGHBOURS)
"""Per plot: the sections of all its sides."""
_BOTH = tuple((sections, mask(pair)) for pair, sections in _OF_SIDE.items())
_WITHIN = tuple(
    mask(plot for plot, quality in enumerate(QUALITY) if quality <= strength)
    for strength in range(max(QUALITY) + 1)
)
"""Per quality of a plant, gardeners included: the plots where it is good enough."""


def filled(channels: Sequence[int]) -> int:
    """Return the sections irrigated by anybody."""
    total = 0
    for cubes in channels:
        total |= cubes
    return total


def joined(water: int) -> int:
    """Return the irrigated sections connected to the river by irrigated sections. A 3.3"""
    reached = 0
    frontier = _RIVER & water
    while frontier:
        low = frontier & -frontier
        reached |= low
        frontier = (frontier | TOUCHING[low.bit_length() - 1]) & water & ~reached
    return reached


@lru_cache(maxsize=4096)
def available(water: int) -> int:
    """Return the empty sections that touch the river or a section connected to it. A 3.3"""
    open_ = _RIVER
    for section in members(joined(water)):
        open_ |= TOUCHING[section]
    return open_ & ~water


@lru_cache(maxsize=4096)
def watered(water: int) -> int:
    """Return the plots with a fully irrigated side; a side on the river does not count. A 3.5"""
    plots = 0
    for sections, pair in _BOTH:
        if water & sections == sections:
            plots |= pair
    return plots


def plantable(left: int, water: int, quality: int, gardeners: int) -> int:
    """Return the plots with a tile where a plant of that quality fits with that many gardeners. A 3.5"""
    return left & watered(water) & _WITHIN[min(quality + gardeners, len(_WITHIN) - 1)]


def gardeners_needed(plot: int, quality: int) -> int:
    return max(0, QUALITY[plot] - quality)


def foremost(channels: Sequence[int], plot: int) -> int:
    """Return the seat with the most cubes around a plot, `NOBODY` in a tie. A 3.5"""
    cubes = [(sections & AROUND[plot]).bit_count() for sections in channels[:NEUTRAL]]
    most = max(cubes)
    return cubes.index(most) if cubes.count(most) == 1 else NOBODY


def between(planted: int, plot: int) -> int:
    """Return the sections between a plot and its planted neighbours. A 3.5"""
    sections = 0
    for neighbour, side in _NEIGHBOURS[plot]:
        if planted & neighbour:
            sections |= side
    return sections
