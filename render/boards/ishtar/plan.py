"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. The boards leave a corner free: players stand above on the left, trees below. Four
players stand above all boards. When the game has ended, nothing is on offer any more.
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
ROW, TABLE = 146, 504
"""px; height of a player's row, and width of the table of players."""
TALL, COLUMNS, LEAST = 166, 2, 460
"""px; height of a row in a table as wide as the picture; how many are side by side in a wide one, and the
least width of each.
"""
_ACROSS = WIDTH - 2 * MARGIN
STACK = 246
"""px; height of a stack."""
CARD = 200
"""px; height of an open tree, which is as wide as a stack."""


class _Shape(NamedTuple):
    """What differs from layout to layout."""

    width: int
    """px; of a space."""
    down: int
    """px; how far the boards begin below `TOP`, to leave room for the players."""
    row: int
    """The row of the desert below which the trees begin."""
    columns: int = STACKS
    """Of the open trees and, last, those still to come."""
    table: int = TABLE
    """px; width of the table of players."""


_SHAPES = {
    "diamond": _Shape(82, 130, 14, table=548),
    "trapezoid": _Shape(80, 76, 17, table=528),
    "triangle": _Shape(80, 136, 17, 3, table=960),
    "ring": _Shape(78, 340, 21, table=_ACROSS),
    "block": _Shape(64, 340, 17, table=_ACROSS),
}


class Plan(NamedTuple):
    place: desert.Field
    """Of the desert."""
    players: Box
    """Room for the rows of the players."""
    offers: tuple[Box, ...]
    """Of the open trees and, last, of those still to come."""
    stacks: tuple[Box, ...]
    height: int
    """px; of the picture."""


def columns(wide: int) -> int:
    """Return how many players are side by side in a table of this width."""
    return min(COLUMNS, (wide + GAP) // (LEAST + GAP))


@lru_cache(maxsize=16)
def plan(layout: str, seats: int, ended: bool = False) -> Plan:
    """Return where everything stands with so many players; when the game has `ended`, without offers."""
    shape, known = _SHAPES[layout], LAYOUTS[layout]
    first, last, top_row, bottom_row = desert.extent(known, known.cells)
    left = WIDTH - MARGIN - (last - first + 2) * shape.width // 2
    top = TOP + shape.down
    place = desert.field(known, known.cells, left, top, shape.width)

    def below(row: int) -> int:
        """Return the px below the first `row` rows of the desert and their side."""
        tall = (row - 1) * place.pitch + round(shape.width * (art.TALL + land.CLIFFS))
        return top + tall + GAP - 4

    high = -(-seats // columns(shape.table)) * (TALL if shape.table == _ACROSS else ROW)
    players = MARGIN, TOP, MARGIN + shape.table, TOP + high
    foot = below(bottom_row - top_row + 1)
    if ended:
        return Plan(place, players, (), (), foot + MARGIN)
    start = below(shape.row)
    cards = tuple(
        _box(at % shape.columns, start + at // shape.columns * (CARD + GAP), CARD) for at in range(STACKS)
    )
    end = max(cards[-1][3] + GAP, foot)
    stacks = tuple(_box(column, end, STACK) for column in range(STACKS))
    return Plan(place, players, cards, stacks, stacks[-1][3] + MARGIN)


def _box(column: int, top: int, high: int) -> Box:
    """Return a box in one of the columns, of which there are as many as stacks."""
    step = (_ACROSS + GAP) / STACKS
    return round(MARGIN + column * step), top, round(MARGIN + (column + 1) * step) - GAP, top + high
