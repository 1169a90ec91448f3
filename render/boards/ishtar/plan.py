"""Where everything stands on the picture of the whole desert, by the layout of its boards.

Owns the geometry alone. Players stand above the boards, trees and stacks below or, if the boards leave them
free, in corners. When the game has ended, nothing is on offer any more.
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
ROW, COLUMNS, LEAST = 156, 2, 460
"""px; height of a player's row; how many are side by side in a wide table, and the least width of each."""
STACK = 246
"""px; height of a stack."""
CARD, DECK = 160, 164
"""px; height of an open tree, which is as wide as a stack, and in a corner the width of those to come."""
AROUND = (1, 2, 5, 4, 3, 0)
"""The place of each stack where they lie in two rows, from left to right and from top to bottom: a circle."""
_CORNER = (0, 1, 2, 4, 5)
"""The places of open trees in a corner, in columns of four; those to come have the last of the first row."""


class _Shape(NamedTuple):
    """What differs from layout to layout."""

    width: int
    """px; of a space."""
    down: int
    """px; how far the boards begin below `TOP`, to leave room for the players."""
    table: int = _ACROSS
    """px; width of the table of players."""
    corner: int = 0
    """The row below which the boards leave a corner for the stacks; the trees are in one above then."""


_SHAPES = {
    "diamond": _Shape(82, 168),
    "trapezoid": _Shape(80, 104, table=528),
    "triangle": _Shape(80, 314, corner=17),
    "ring": _Shape(78, 320),
    "block": _Shape(64, 320),
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

    players = MARGIN, TOP, MARGIN + shape.table, TOP + -(-seats // columns(shape.table)) * ROW
    foot = below(bottom_row - top_row + 1)
    if ended:
        return Plan(place, players, (), (), foot + MARGIN)
    if shape.corner:
        cards = [_box(at % 4, players[3] + GAP // 2 + at // 4 * (CARD + GAP), CARD) for at in _CORNER]
        (_, upper, right, lower), start = cards[2], below(shape.corner)
        cards.append((right + GAP, upper, right + GAP + DECK, lower))
        grid = [_box(at % 3, start + at // 3 * (STACK + GAP), STACK) for at in AROUND]
        return Plan(place, players, tuple(cards), tuple(grid), max(foot, grid[2][3]) + MARGIN)
    strip = [_box(column, foot, CARD) for column in range(STACKS)]
    stacks = [_box(column, foot + CARD + GAP, STACK) for column in range(STACKS)]
    return Plan(place, players, tuple(strip), tuple(stacks), stacks[0][3] + MARGIN)


def _box(column: int, top: int, high: int) -> Box:
    """Return a box in one of the columns, of which there are as many as stacks."""
    step = (_ACROSS + GAP) / STACKS
    return round(MARGIN + column * step), top, round(MARGIN + (column + 1) * step) - GAP, top + high
