"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. The boards leave corners free: players stand above on the left, trees below.
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
ROW = 128
"""px; height of a player's row."""
TABLE = 540
"""px; width of the table of players."""
OFFERS = 5
"""Places for the open trees."""
STACK = 206
"""px; height of a stack."""


class _Shape(NamedTuple):
    """What differs from layout to layout."""

    width: int
    """px; of a space."""
    down: int
    """px; how far the boards begin below `TOP`, where they would not leave room for the players."""
    columns: int
    """Of the trees."""
    wide: int
    """px; of the trees."""
    row: int
    """The row of the desert beside which they begin."""
    high: int
    """px; of a tree."""


_ACROSS = WIDTH - 2 * MARGIN
_SHAPES = {
    "diamond": _Shape(80, 52, 2, 502, 10, 124),
    "trapezoid": _Shape(76, 12, 2, 512, 13, 124),
    "triangle": _Shape(76, 124, 2, 514, 13, 156),
    "ring": _Shape(72, 328, 2, 516, 17, 124),
    "block": _Shape(62, 334, 5, _ACROSS, 17, 124),
}


class Plan(NamedTuple):
    place: desert.Field
    """Of the desert, without codes."""
    players: Box
    """Room for the rows of the players."""
    offers: tuple[Box, ...]
    """Of the open trees."""
    stacks: tuple[Box, ...]
    height: int
    """px; of the picture."""


@lru_cache(maxsize=16)
def plan(layout: str, seats: int) -> Plan:
    """Return where everything stands with so many players."""
    shape, known = _SHAPES[layout], LAYOUTS[layout]
    first, last, top_row, bottom_row = desert.extent(known, known.cells)
    left = WIDTH - MARGIN - (last - first + 2) * shape.width // 2
    top = TOP + shape.down
    place = desert.field(known, known.cells, left, top, shape.width)

    def below(row: int) -> int:
        """Return the px below the first `row` rows of the desert and their side."""
        tall = (row - 1) * place.pitch + round(shape.width * (art.TALL + land.CLIFFS))
        return top + tall + GAP - 4

    start = below(shape.row)
    cards = _grid((MARGIN, start), shape.wide, shape.columns, OFFERS, shape.high)
    end = max(cards[-1][3] + GAP, below(bottom_row - top_row + 1))
    stacks = _grid((MARGIN, end), _ACROSS, STACKS, STACKS, STACK)
    return Plan(
        place, (MARGIN, TOP, MARGIN + TABLE, TOP + seats * ROW), cards, stacks, stacks[-1][3] + MARGIN
    )


def _grid(corner: tuple[int, int], width: int, columns: int, count: int, high: int) -> tuple[Box, ...]:
    """Return boxes of the same size, in rows."""
    left, top = corner
    step = (width + GAP) / columns
    return tuple(
        (
            round(left + at % columns * step),
            top + at // columns * (high + GAP),
            round(left + (at % columns + 1) * step) - GAP,
            top + at // columns * (high + GAP) + high,
        )
        for at in range(count)
    )
