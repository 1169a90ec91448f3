"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. From top to bottom: players, above the boards or in corners that these leave free,
the boards, a strip of trees and a strip of stacks. When the game has
ended, nothing is on offer any more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import STACKS
from render import headline
from render.boards.ishtar import art, desert, land
from render.canvas import Box
from render.theme import GAP, MARGIN, WIDTH

TOP = MARGIN + headline.HEIGHT + GAP
"""px; the upper edge of what stands below the headline."""
_ACROSS = WIDTH - 2 * MARGIN
APART = 8
"""px; from a player's row to the one below."""
STACK = 252
"""px; height of a stack."""
CARD = 167
"""px; height of an open tree, which is as wide as a stack."""


class _Shape(NamedTuple):
    """What differs from layout to layout."""

    width: int
    """px; of a space."""
    down: int
    """px; how far the boards begin below `TOP`, to leave room for the players."""
    row: tuple[int, int] = ((_ACROSS - GAP) // 2, 148)
    """px; width and height of a player's row."""
    columns: int = 2
    """Of these rows."""
    apart: int = GAP
    """px; from a player's row to the one beside it."""


_SHAPES = {
    "diamond": _Shape(82, 4, (440, 210), apart=_ACROSS - 2 * 440),
    "trapezoid": _Shape(80, 74, (530, 138), columns=1),
    "triangle": _Shape(80, 110, (464, 154), apart=12),
    "ring": _Shape(78, 320),
    "block": _Shape(64, 320),
}


class Plan(NamedTuple):
    place: desert.Field
    """Of the desert."""
    players: tuple[Box, ...]
    """The row of each player."""
    offers: tuple[Box, ...]
    """Of the open trees and, last, of those still to come."""
    stacks: tuple[Box, ...]
    """Of the stacks in the order in which they can be reached; the last one has the can."""
    height: int
    """px; of the picture."""


@lru_cache(maxsize=16)
def plan(layout: str, seats: int, ended: bool = False) -> Plan:
    """Return where everything stands with this many players; when the game has `ended`, without offers."""
    shape, known = _SHAPES[layout], LAYOUTS[layout]
    first, last, top_row, bottom_row = desert.extent(known, known.cells)
    left = WIDTH - MARGIN - (last - first + 2) * shape.width // 2
    place = desert.field(known, known.cells, left, TOP + shape.down, shape.width)
    rows = tuple(_row(shape, seat) for seat in range(seats))
    tall = (bottom_row - top_row) * place.pitch + round(shape.width * (art.TALL + land.CLIFFS))
    foot = TOP + shape.down + tall + GAP - 4
    if ended:
        return Plan(place, rows, (), (), foot + MARGIN)
    trees = tuple(_box(column, foot, CARD) for column in range(STACKS))
    stacks = tuple(_box(column, foot + CARD + GAP, STACK) for column in range(STACKS))
    return Plan(place, rows, trees, stacks, stacks[0][3] + MARGIN)


def _row(shape: _Shape, seat: int) -> Box:
    """Return the row of a seat."""
    wide, high = shape.row
    x = MARGIN + seat % shape.columns * (wide + shape.apart)
    y = TOP + seat // shape.columns * (high + APART)
    return x, y, x + wide, y + high


def _box(column: int, top: int, high: int) -> Box:
    """Return a box in one of the columns, of which there are as many as stacks."""
    step = (_ACROSS + GAP) / STACKS
    return round(MARGIN + column * step), top, round(MARGIN + (column + 1) * step) - GAP, top + high
