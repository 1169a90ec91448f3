"""Where everything in the hanging gardens lies on a picture: terraces, plots, channels, seen obliquely.

The garden is seen from its tip, where the arms of the river meet: levels rise behind each other, so that
nothing hides anything. Owns this geometry at any size. Must not know positions or colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.amyitis.garden import LEVEL, PLOT, PLOTS, QUALITY, SECTIONS, WAYS
from render.canvas import Box
from render.panels import around
from render.pen import Point

ACROSS, DOWN = 133, 76
"""px from a corner of a plot to the next one along an arm of the river, at the usual size.

Edges with a slope of 4:7 repeat the same few rows of pixels: pictures take up a tenth less.
"""
QUAY, RISE = 74, 80
"""px; height of the first level above the river, and of each further level above the one below."""
SIDE = max(LEVEL)
"""Plots along an arm of the river."""
FOOT = 0.12
"""How far a channel at the foot of a wall lies from that wall, in plots; other channels lie between plots."""
WIDE = 0.075
"""Half the width of a channel, in plots."""
BESIDE, BEFORE, BEHIND = 0.15, 0.07, 0.25
"""How far a bed lies inside its plot: beside a channel, above a wall, and below one, in plots."""
BAND = 0.95
"""The height of the frieze on a wall, by the size of the codes on it."""
HUNG = 0.2
"""How much of a wall in the middle plants hang down, in plots."""
WRITTEN = 0.53
"""From the upper edge of a wall to the middle of its code, by the size of that."""
LEAF = 20
"""px; from one leaf on a wall to the next, at the usual size."""
SLUICE = (0.4, 0.54)
"""Where the stone between the halves of a side lies along it, on a terrace and at the foot of a wall: both
halves are seen equally long, because other channels cross their ends.
"""
ALONG = {"": (0.25, 0.28), "1": (0.46, 0.62), "2": (0.32, 0.54)}
"""By half of a side: where along it its cube stands, on a terrace and at the foot of a wall: in the middle of
what is seen of it. These places are apart from each other, from tiles and from what is written on walls.
"""
CUBE = 39
"""px; a cube on a channel, at the usual size."""
TILE = (132, 58)
"""px; what is printed on a garden tile."""

Spot = tuple[float, float]
"""Column and row of a place in the garden, counted in plots from the tip."""


def height(level: int) -> int:
    """Return how high a level lies above the river, in px at the usual size; 0 is the river."""
    return QUAY + RISE * (level - 1) if level else 0


class View(NamedTuple):
    """A garden on a picture: where its tip lies at the river, in px, and how large it is."""

    left: float
    top: float
    zoom: float = 1.0
    type: int = 34
    """px; the size of codes."""

    def at(self, column: float, row: float, high: float = 0) -> Point:
        """Return a point of the garden in px; `high` is its height in px at the usual size."""
        x, y = ACROSS * (column - row), -DOWN * (column + row) - high
        return self.left + x * self.zoom, self.top + y * self.zoom

    def bed(self, plot: int) -> Point:
        """Return the middle of a bed, where its tile lies or the token of its owner stands."""
        left, low, right, high = beds(plot)
        return self.at((left + right) / 2, (low + high) / 2, height(LEVEL[plot]) + 3)

    def section(self, section: int) -> Point:
        """Return the place for the cube of a section."""
        (x0, y0), (x1, y1) = course(section)
        along = ALONG[half(section)][at_foot(section)]
        return self.at(x0 + (x1 - x0) * along, y0 + (y1 - y0) * along, height(level(section)))

    def code(self, plot: int) -> Point:
        """Return the middle of the code of a plot, on the wall below it."""
        return self.frieze(plot, *ON_WALLS[plot][0])

    def frieze(self, plot: int, left: bool, along: float) -> Point:
        """Return a point of the frieze below a plot, on its left or right wall."""
        column, row = spot(plot)
        end = (column, row + along) if left else (column + along, row)
        return self.at(*end, height(LEVEL[plot]) - self.type * WRITTEN / self.zoom)

    def plaque(self, plot: int, inset: float = 0) -> tuple[Point, ...]:
        """Return the corners of the frieze with the code of a plot, or those `inset` px inside it.

        The part down which plants may hang is left out.
        """
        left, _ = ON_WALLS[plot][0]
        (column, row), short = spot(plot), WIDE + inset / (ACROSS * self.zoom)
        top, start, end = height(LEVEL[plot]) - inset / self.zoom, short, 1 - short
        if column == row:
            end -= HUNG
        low = height(LEVEL[plot]) - (self.type * BAND - inset) / self.zoom
        one, other = ((column, row + at) if left else (column + at, row) for at in (start, end))
        return self.at(*one, top), self.at(*other, top), self.at(*other, low), self.at(*one, low)

    def leaves(self, plot: int) -> Point:
        """Return the middle of the leaves that stand for the quality a plot asks for, on a wall below it."""
        return self.frieze(plot, *ON_WALLS[plot][1])

    def cube_box(self, section: int) -> Box:
        return around(*self.section(section), round(CUBE * self.zoom * 0.92))

    def tile_box(self, plot: int) -> Box:
        return around(*self.bed(plot), TILE[0] * self.zoom, TILE[1] * self.zoom)

    def code_boxes(self, plot: int) -> list[Box]:
        """Return the boxes of both characters of a code, which stand on a slope."""
        return [
            around(x, y, self.type * 0.62, self.type * 0.76)
            for x, y in self._row(plot, 0, 2, self.type * 0.6)
        ]

    def code_box(self, plot: int) -> Box:
        """Return the box of a code, of which no part of a picture should show one half."""
        lefts, tops, rights, bottoms = zip(*self.code_boxes(plot), strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def leaf_boxes(self, plot: int) -> list[Box]:
        size = LEAF * self.zoom
        return [around(x, y, size * 1.2, size * 1.7) for x, y in self._row(plot, 1, QUALITY[plot], size)]

    def _row(self, plot: int, which: int, count: int, step: float) -> Iterator[Point]:
        """Yield the places of things side by side on a wall, `step` px apart."""
        left, along = ON_WALLS[plot][which]
        for i in range(count):
            aside = (i - (count - 1) / 2) * step / (ACROSS * self.zoom)
            yield self.frieze(plot, left, along - aside if left else along + aside)


def spot(plot: int) -> tuple[int, int]:
    """Return column and row of the corner of a plot that is nearest to the tip."""
    column, row = PLOTS[plot]
    return "abcd".index(column), int(row) - 1


def _on_walls() -> tuple[tuple[tuple[bool, float], tuple[bool, float]], ...]:
    """Return where the code and the leaves of each plot stand: side by side, or on both walls of a corner."""
    places = {
        -1: ((True, 0.735), (True, 0.285)),
        0: ((True, 0.5), (False, 0.5)),
        1: ((False, 0.265), (False, 0.715)),
    }
    return tuple(places[(column > row) - (column < row)] for column, row in map(spot, range(len(PLOTS))))


ON_WALLS = _on_walls()
"""Per plot, for its code and for its leaves: whether on its left wall, and how far from the tip, in plots."""


@lru_cache(maxsize=len(PLOTS))
def beds(plot: int) -> tuple[float, float, float, float]:
    """Return the least column and row, then the greatest column and row, of the bed of a plot."""
    column, row = spot(plot)
    left, low = (BEFORE if place <= other else BESIDE for place, other in ((column, row), (row, column)))
    right = BEHIND if column < row else BESIDE
    high = BEHIND if row < column else BESIDE
    return column + left, row + low, column + 1 - right, row + 1 - high


LIKE: tuple[int, ...] = tuple(
    PLOT[{-1: "a2", 0: "a1", 1: "b1"}[(column > row) - (column < row)]]
    for column, row in map(spot, range(len(PLOTS)))
)
"""Per plot: the plot that stands for all beds of the same shape."""


def sides(section: int) -> tuple[int, int]:
    """Return the two plots that a section lies between."""
    one, other = SECTIONS[section].split(".")[0].split("-")
    return PLOT[one], PLOT[other]


def half(section: int) -> str:
    """Return which half of its side a section is; nothing if it is the whole side."""
    return SECTIONS[section].partition(".")[2]


def at_foot(section: int) -> bool:
    """Return True if a section lies at the foot of a wall."""
    one, other = sides(section)
    return LEVEL[one] != LEVEL[other]


def level(section: int) -> int:
    """Return the level on which a section lies: that of the lower of its plots."""
    return min(LEVEL[plot] for plot in sides(section))


def is_fall(section: int) -> bool:
    """Return True if the water of a section falls from its terrace: it begins at the edge of its level."""
    column, row = WAYS[section][0]
    one, other = sides(section)
    return LEVEL[one] == LEVEL[other] == 1 + min(column, row)


@lru_cache(maxsize=len(SECTIONS))
def course(section: int) -> tuple[Spot, Spot]:
    """Return the ends of a section, moved off the wall if it lies at the foot of one."""
    start, end = WAYS[section]
    if which := half(section):
        middle = 2 * SLUICE[at_foot(section)] - 1
        x, y = middle * (end[0] - start[0]), middle * (end[1] - start[1])
        if which == "1":
            end = end[0] + x, end[1] + y
        else:
            start = start[0] + x, start[1] + y
    if not at_foot(section):
        return start, end
    low, high = sorted(sides(section), key=LEVEL.__getitem__)
    (x0, y0), (x1, y1) = spot(low), spot(high)
    dx, dy = FOOT * (x0 - x1), FOOT * (y0 - y1)
    return (start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)


def _shape(section: int) -> tuple[bool, bool, str]:
    """Return what a channel without its fall looks like: along a column, at a wall, which half."""
    (x0, _), (x1, _) = WAYS[section]
    return x0 == x1, at_foot(section), half(section)


_SHAPES = {_shape(section): section for section in range(len(SECTIONS))}
ALIKE: tuple[int, ...] = tuple(_SHAPES[_shape(section)] for section in range(len(SECTIONS)))
"""Per section: the section that stands for all channels of the same shape."""
