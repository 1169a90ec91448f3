"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. From top to bottom: players, above the boards or in corners that these leave free,
the boards, which with the letters of their rows reach from border to border, the trees, in a corner or below
them, and the stacks. When the game has ended, nothing is on offer any more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import STACKS
from render import headline
from render.boards.ishtar import art, desert, land
from render.canvas import Box
from render.theme import BORDER, GAP, MARGIN, WIDTH

TOP = MARGIN + headline.HEIGHT + GAP
"""px; the upper edge of what stands below the headline."""
_ACROSS = WIDTH - 2 * MARGIN
APART = 8
"""px; from a player's row to the one below."""
STACK, COLUMNS = 204, 3
"""px; height of a stack; and how many are side by side."""
CARD = 167
"""px; height of an open tree."""
CLOSE = 6
"""px; between trees in a corner that the boards leave free."""


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
    corner: tuple[int, int] | None = None
    """How many columns of trees are in the lower left corner of the boards, if any are, and how many px the
    first is above the foot of the boards.
    """


_SHAPES = {
    "diamond": _Shape(84, 24, (430, 230), apart=_ACROSS - 2 * 430),
    "trapezoid": _Shape(82, 48, (505, 136), columns=1),
    "triangle": _Shape(82, 106, (456, 154), apart=12, corner=(3, 2 * (CARD + CLOSE) - 64)),
    "ring": _Shape(80, 320),
    "block": _Shape(64, 320),
}
REACH = BORDER + 4
"""px; how near the boards come to the right edge of the picture."""
OFFERED = (_ACROSS + GAP) // STACKS - GAP
"""px; width of a tree."""


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


@lru_cache(maxsize=32)
def plan(layout: str, seats: int, ended: bool = False) -> Plan:
    """Return where everything stands with this many players: without offers when the game has `ended`."""
    shape, known = _SHAPES[layout], LAYOUTS[layout]
    first, last, top_row, bottom_row = desert.extent(known, known.cells)
    left = WIDTH - REACH - (last - first + 2) * shape.width // 2
    place = desert.field(known, known.cells, left, TOP + shape.down, shape.width)
    rows = tuple(_row(shape, seat) for seat in range(seats))
    tall = (bottom_row - top_row) * place.pitch + round(shape.width * (art.TALL + land.CLIFFS))
    foot = TOP + shape.down + tall + GAP - 4
    if ended:
        return Plan(place, rows, (), (), foot + MARGIN)
    if shape.corner:
        trees = tuple(_in_corner(*shape.corner, foot, number) for number in range(STACKS))
        foot = max(foot, trees[-1][3] + GAP)
    else:
        trees = tuple(_box(number, STACKS, foot, CARD) for number in range(STACKS))
        foot += CARD + GAP
    stacks = tuple(_box(number, COLUMNS, foot, STACK) for number in range(STACKS))
    return Plan(place, rows, trees, stacks, stacks[-1][3] + MARGIN)


def _row(shape: _Shape, seat: int) -> Box:
    """Return the row of a seat."""
    wide, high = shape.row
    x = MARGIN + seat % shape.columns * (wide + shape.apart)
    y = TOP + seat // shape.columns * (high + APART)
    return x, y, x + wide, y + high


def _box(number: int, columns: int, top: int, high: int) -> Box:
    """Return one of the boxes that are laid out in rows of `columns`."""
    step = (_ACROSS + GAP) / columns
    row, column = divmod(number, columns)
    top += row * (high + GAP)
    return MARGIN + round(column * step), top, MARGIN + round((column + 1) * step) - GAP, top + high


def _in_corner(columns: int, above: int, foot: int, number: int) -> Box:
    """Return one of the trees in a corner that the boards leave free."""
    row, column = divmod(number, columns)
    left, top = MARGIN + column * (OFFERED + CLOSE), foot - above + row * (CARD + CLOSE)
    return left, top, left + OFFERED, top + CARD
