"""Lines on the desert of Ishtar: around sets of spaces, inside their border or along it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from render.boards.ishtar.art import TALL, corner_points, extent
from render.boards.ishtar.ground import CROWN, HEDGE
from render.caching import kept
from render.pen import Pen, Point, regular
from render.theme import SHADE

ALL_SIDES = 0b111111
OVERLAP = 40
"""How far the lines of neighbours overlap where they meet, in hundredths of a px, so that no seam shows."""
NOTHING = "#00000000"
FALLS, WALL = (11, 28), 18
"""How far the shadow of a garden falls to the right and down, and how high its wall is, in hundredths of a
space."""
WALLS = (HEDGE, CROWN)
"""The walls of a garden in the south-east, in the shade, and in the south-west."""
LEE = 0b111
"""The sides away from the light: east, south-east, south-west."""


def _inner_edges(x: float, y: float, sides: int, inset: float) -> list[list[Point]]:
    """Return lines along the sides of a space where a region ends, `inset` inside it, joined where they meet.
    If that is negative, they are outside.

    `sides` is a set of directions as bits, 0 east, then clockwise. Where the region continues beyond the next
    side, the line ends on that side, at the point where the neighbour's own line begins.
    """
    corners = corner_points(x, y, 100)
    deep = inset * TALL
    radius = 50 * TALL

    def toward(a: Point, b: Point) -> Point:
        share = deep / radius
        return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share

    def start_of(side: int) -> Point:
        corner, before = corners[(side + 1) % 6], (side - 1) % 6
        return toward(corner, (x, y)) if sides >> before & 1 else toward(corner, corners[side])

    def end_of(side: int) -> Point:
        corner, after = corners[(side + 2) % 6], (side + 1) % 6
        return toward(corner, (x, y)) if sides >> after & 1 else toward(corner, corners[(side + 3) % 6])

    return [[start_of(side), end_of(side)] for side in range(6) if sides >> side & 1]


class Line(NamedTuple):
    """A way to draw the border of a region, in hundredths of the width of a space."""

    colour: str
    casing: str
    """Colour of the wider line below it, if any."""
    inset: float
    thick: float
    pattern: str = ""
    """dashed, dotted, double, beads, walled, or plain."""


class Piece(NamedTuple):
    """A part of a border, and where its middle lies seen from the centre of its space, in px."""

    sprite: Image.Image
    dx: float
    dy: float


def border(width: int, sides: int, line: Line) -> list[Piece]:
    """Return the border of a region along some sides of a space, which are bits from the east clockwise."""
    return [_piece(width, run, line) for run in _runs(sides)]


@lru_cache(maxsize=ALL_SIDES + 1)
def _runs(sides: int) -> list[int]:
    """Return the sides in groups of adjacent ones: the same few groups make up all borders."""
    if sides == ALL_SIDES:
        return [sides]
    first = next(side for side in range(6) if not sides >> side & 1)
    runs: list[int] = []
    for side in range(first, first + 6):
        if sides >> side % 6 & 1:
            if sides >> (side - 1) % 6 & 1:
                runs[-1] |= 1 << side % 6
            else:
                runs.append(1 << side % 6)
    return runs


def warm(width: int, line: Line) -> None:
    """Draw all pieces of a line around spaces of a size in advance."""
    for first, count in product(range(6), range(1, 6)):
        _piece(width, sum(1 << (first + side) % 6 for side in range(count)), line)
    _piece(width, ALL_SIDES, line)


@kept
def _piece(width: int, sides: int, line: Line) -> Piece:
    """Draw only the part of the sheet of a space where the line is: that takes a third of the time."""
    colour, casing, inset, thick, pattern = line
    unit = 100 / width
    across, down, x, y = extent(width, max(2, thick / 2 - inset, *(FALLS if pattern == "walled" else ())))
    reach = thick + (FALLS[1] if pattern == "walled" else 2)
    xs, ys = zip(*(point for edge in _inner_edges(x, y, sides, inset) for point in edge), strict=True)
    left, right = max(0, floor((min(xs) - reach) / unit)), min(across, ceil((max(xs) + reach) / unit))
    top, bottom = max(0, floor((min(ys) - reach) / unit)), min(down, ceil((max(ys) + reach) / unit))
    pen = Pen((right - left) * unit, (bottom - top) * unit, width / 100)
    x, y = x - left * unit, y - top * unit
    edges = _inner_edges(x, y, sides, inset)
    for (ax, ay), (bx, by) in _inner_edges(x, y, sides & LEE, 0) if pattern == "walled" else ():
        far, low = FALLS
        pen.polygon([(ax, ay), (bx, by), (bx + far, by + low), (ax + far, ay + low)], SHADE)
    for side, tone in zip((1, 2), WALLS, strict=True) if pattern == "walled" else ():
        if sides >> side & 1:
            ((ax, ay), (bx, by)) = _inner_edges(x, y, 1 << side, 0)[0]
            pen.polygon([(ax, ay), (bx, by), (bx, by + WALL), (ax, ay + WALL)], tone)
    for edge in edges if casing else ():
        pen.line(edge, HEDGE if pattern == "double" else casing, thick + 4)
    for edge in edges:
        if pattern == "dotted":
            for share in (1 / 8, 3 / 8, 5 / 8, 7 / 8):
                pen.circle(*_along(edge, share), thick * 0.46, colour)
        elif pattern == "dashed":
            for start in (0.0, 0.4, 0.8):
                pen.line([_along(edge, start), _along(edge, start + 0.2)], colour, thick)
        else:
            pen.line(edge, colour, thick)
    for edge in edges if pattern == "double" else ():
        pen.line(edge, casing, thick * 0.32)
    for edge in edges if pattern == "beads" else ():
        pen.polygon(regular(*_along(edge, 0.5), thick * 0.4, 4), casing)
    for side in range(6):
        if not sides >> side & 1:
            pen.polygon(_beyond(x, y, side, OVERLAP / width), NOTHING)
    whole = pen.sheet()
    box = west, north, east, south = whole.getbbox() or (0, 0, 1, 1)
    return Piece(whole.crop(box), left + (west + east - across) / 2, top + (north + south - down) / 2)


def _beyond(x: float, y: float, side: int, overlap: float) -> list[Point]:
    """Return what lies beyond a side of a space, also beyond its ends, but for a little."""
    corners = corner_points(x, y, 100 + 2 * overlap)
    (ax, ay), (bx, by) = corners[(side + 1) % 6], corners[(side + 2) % 6]
    dx, dy = bx - ax, by - ay
    near = [(ax - dx, ay - dy), (bx + dx, by + dy)]
    return [*near, *((px + dy, py - dx) for px, py in reversed(near))]


def _along(edge: list[Point], share: float) -> Point:
    (x0, y0), (x1, y1) = edge
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
