"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. From top to bottom: players, above the boards or in corners that these leave free,
the boards, which with the letters of their rows reach from border to border, the stacks, which are smaller
while no tile is to be taken, and the trees. The tile in hand is in the corner that the boards leave free at
the lower left. When the game has ended, nothing is on offer any more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import NONE, STACKS, State
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
"""px; height of a stack while one is to be taken; and how many are side by side."""
LOW = 198
"""px; height of the only row of stacks while none is."""
CARD = 167
"""px; height of an open tree."""

Offers = Literal["stacks", "hand", "row", ""]
"""What is on offer: stacks of which one is to be taken, those beside the tile in hand, those alone, or
nothing."""


class _Shape(NamedTuple):
    """What differs from layout to layout."""

    width: int
    """px; of a space."""
    down: int
    """px; how far the boards begin below `TOP`, to leave room for the players."""
    hand: tuple[int, int]
    """px; width and height of the tile in hand."""
    row: tuple[int, int] = ((_ACROSS - GAP) // 2, 148)
    """px; width and height of a player's row."""
    columns: int = 2
    """Of these rows."""
    apart: int = GAP
    """px; from a player's row to the one beside it."""


_SHAPES = {
    "diamond": _Shape(84, 24, (400, 276), (430, 230), apart=_ACROSS - 2 * 430),
    "trapezoid": _Shape(82, 48, (380, 268), (505, 136), columns=1),
    "triangle": _Shape(82, 106, (464, 400), (456, 154), apart=12),
    "ring": _Shape(80, 320, (400, 260)),
    "block": _Shape(64, 320, (300, 202)),
}
REACH = BORDER + 4
"""px; how near the boards come to the right edge of the picture."""


class Plan(NamedTuple):
    place: desert.Field
    """Of the desert."""
    players: tuple[Box, ...]
    """The row of each player."""
    offers: tuple[Box, ...]
    """Of the open trees and, last, of those still to come."""
    hand: Box | None
    """Of the tile in hand, if it has one."""
    stacks: tuple[Box, ...]
    """Of the stacks: in the order in which they can be reached, the last one with the can, while one is to be
    taken, and otherwise by number."""
    height: int
    """px; of the picture."""


def offers(state: State) -> Offers:
    """Return what is on offer."""
    if not state.ask:
        return ""
    if state.ask == "take":
        return "stacks"
    return "row" if state.tile == NONE else "hand"


@lru_cache(maxsize=64)
def plan(layout: str, seats: int, offers: Offers = "stacks") -> Plan:
    """Return where everything stands with this many players."""
    shape, known = _SHAPES[layout], LAYOUTS[layout]
    first, last, top_row, bottom_row = desert.extent(known, known.cells)
    left = WIDTH - REACH - (last - first + 2) * shape.width // 2
    place = desert.field(known, known.cells, left, TOP + shape.down, shape.width)
    rows = tuple(_row(shape, seat) for seat in range(seats))
    tall = (bottom_row - top_row) * place.pitch + round(shape.width * (art.TALL + land.CLIFFS))
    foot = TOP + shape.down + tall + GAP - 4
    if not offers:
        return Plan(place, rows, (), None, (), foot + MARGIN)
    if offers == "stacks":
        columns, high = COLUMNS, STACK
    else:
        columns, high = STACKS, LOW
    stacks = tuple(_box(number, columns, foot, high) for number in range(STACKS))
    trees = tuple(_box(number, STACKS, stacks[-1][3] + GAP, CARD) for number in range(STACKS))
    wide, high = shape.hand
    hand = (MARGIN, foot - GAP - high, MARGIN + wide, foot - GAP) if offers == "hand" else None
    return Plan(place, rows, trees, hand, stacks, trees[-1][3] + MARGIN)


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
