"""The quarry: sixteen stacks with their numbers, what tops them, and the columns each would earn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.quarry import WIDTH as ROW
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import NONE, STACKS, TILES, State
from render import sprites
from render.boards.babylon import art
from render.boards.babylon.ground import QUIET, TERRACES
from render.canvas import Canvas
from render.panels import Box
from render.pen import Pen, Point
from render.theme import CHOICE, INK, PAPER, PLASTER, SAND, SHADE, SOFT, STONE, WHITE


class Size(NamedTuple):
    """How large the quarry is drawn, in px."""

    across: int
    """From a stack to the next."""
    down: int
    tile: int
    """The top tile of a stack; tiles below it stick out in front by some px."""
    number: int
    """The number of a stack."""
    earns: int
    """The columns that it earns."""
    below: bool = False
    """Whether number and columns are below the tile, not on its right."""


SMALL = Size(184, 145, 118, 50, 64)
LARGE = Size(190, 227, 152, 48, 50, below=True)
"""On the picture of the whole table, and on that of the quarry alone."""


EDGE, INSET = 4, 3
"""px; around a strip, and from its edge to the tile."""
PILE, PLATE, CLOSE = 6, 14, 3
"""px; how much lower the middle of a pile is than that of its top tile, about; how far the plate of a number
reaches beyond it on either side; and half the gap between it and the columns below a tile.
"""
GROUND, STRIP = SAND, PAPER
"""What the stacks stand on, and the strip of each."""
OPEN = TERRACES[4]
"""The strip of a stack that can be chosen, where others cannot."""
VEIL = 185
"""Of 255; how opaque the veil over a stack is that cannot be chosen."""


def stack_box(box: Box, stack: int, size: Size = SMALL) -> Box:
    """Return where a stack lies in the panel of the quarry, with its strip."""
    row, column = divmod(stack, ROW)
    left = (box[0] + box[2]) // 2 + (column - ROW // 2) * size.across
    top = (box[1] + box[3]) // 2 + (row - ROW // 2) * size.down
    return left, top, left + size.across, top + size.down


def tile_at(box: Box, stack: int, size: Size = SMALL) -> Point:
    """Return the centre of a stack: on the left of its strip, or at the top."""
    left, top, right, bottom = stack_box(box, stack, size)
    reach = EDGE + INSET + size.tile / 2
    return ((left + right) / 2, top + reach + PILE) if size.below else (left + reach, (top + bottom) / 2)


def number_at(box: Box, stack: int, size: Size = SMALL) -> Point:
    """Return the centre of the number of a stack."""
    left, top, right, bottom = stack_box(box, stack, size)
    if size.below:
        return (left + right) / 2 - _apart(size), bottom - _low(size)
    return _middle_beside(left, right, size), top + EDGE + 0.6 * size.number


def _earns_at(box: Box, stack: int, size: Size) -> Point:
    """Return the centre of what a stack earns."""
    left, _, right, bottom = stack_box(box, stack, size)
    if size.below:
        return (left + right) / 2 + _apart(size), bottom - _low(size)
    return _middle_beside(left, right, size), bottom - EDGE - size.earns / 2 - 11


def _apart(size: Size) -> float:
    """Return how far number and columns are from the middle between them, below a tile."""
    return (size.number / 2 + PLATE + size.earns / 2) / 2 + CLOSE


def _low(size: Size) -> float:
    """Return how far their middle is from the lower edge: all of the columns is inside the strip."""
    return EDGE + INSET + CLOSE + size.earns / 2


def _middle_beside(left: int, right: int, size: Size) -> float:
    """Return the middle between a tile and the right end of its strip."""
    return (left + EDGE + INSET + size.tile + right - EDGE) / 2


def rows_of(state: State) -> range:
    """Return the rows from the first to the last in which stacks are left."""
    left = [stack // ROW for stack, tile in enumerate(state.quarry) if tile != NONE]
    return range(min(left), max(left) + 1) if left else range(1)


def stacks_in(rows: range) -> range:
    return range(ROW * rows.start, ROW * rows.stop)


def around(box: Box, rows: range, size: Size = SMALL) -> Box:
    """Return where the whole quarry would lie if these rows are in the middle of a box."""
    left, top, right, bottom = box
    lower = (ROW - rows.start - rows.stop) * size.down // 2
    return left, top + lower, right, bottom + lower


def panel(canvas: Canvas, box: Box, size: Size = SMALL) -> None:
    """Draw what never changes."""
    canvas.box(*box, GROUND, 16)
    strips(canvas, box, range(STACKS), size)


def strips(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size = SMALL) -> None:
    """Draw what never changes of some stacks."""
    for stack in stacks:
        left, top, right, bottom = stack_box(box, stack, size)
        canvas.box(left + 4, top + 4, right - 4, bottom - 4, STRIP, 14)
        x, y = number_at(box, stack, size)
        canvas.text(x, y, str(stack + 1), size.number, QUIET, align=0.5)


def offer(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size) -> None:
    """Give the strips of stacks that can be chosen a colour of their own, and their numbers a plate."""
    for stack in stacks:
        left, top, right, bottom = stack_box(box, stack, size)
        canvas.box(left + 4, top + 4, right - 4, bottom - 4, OPEN, 14)
        x, y = (round(at) for at in number_at(box, stack, size))
        wide, high = size.number // 2 + PLATE, size.number // 2 + 2
        canvas.box(x - wide, y - high, x + wide, y + high, CHOICE, 14, WHITE, 3)
        canvas.text(x, y, str(stack + 1), size.number, WHITE, align=0.5)


def fade(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size) -> None:
    """Fade stacks that cannot be chosen."""
    for stack in stacks:
        left, top, *_ = stack_box(box, stack, size)
        veil = sprites.panel(size.across - 8, size.down - 8, 14, f"{STRIP}{VEIL:02X}")
        canvas.put(veil, left + 4, top + 4)


def draw(canvas: Canvas, box: Box, state: State, size: Size = SMALL, rows: range = range(ROW)) -> None:
    """Draw the top tiles in some rows, and what they earn the player to move."""
    earns = state.ask in ("take", "build", "keep")
    for stack in stacks_in(rows):
        if (tile := state.quarry[stack]) == NONE:
            _empty(canvas, box, stack, size)
            continue
        x, y = tile_at(box, stack, size)
        canvas.paste(art.slab(TILES[tile].code, size.tile, piled=True), x, y)
        if earns:
            n = earned(state, stack, state.players[state.asked])
            canvas.paste(_column(size.earns, n), *_earns_at(box, stack, size))


def _empty(canvas: Canvas, box: Box, stack: int, size: Size) -> None:
    """Draw the place of a stack that is used up: the pit that it leaves, and its number in it, faint."""
    left, top, *_ = stack_box(box, stack, size)
    canvas.put(sprites.panel(size.across - 8, size.down - 8, 14, GROUND), left + 4, top + 4)
    x, y = tile_at(box, stack, size)
    canvas.paste(_pit(size.tile), x, y)
    canvas.text(x, y, str(stack + 1), size.number, SOFT, align=0.5)


@sprites.sprite
def _pit(size: int) -> Image.Image:
    """Return the ground below a stack, lower than what is around it."""
    pen = Pen(100, 100, size / 100)
    pen.box(4, 4, 96, 96, STONE, 12)
    pen.box(10, 11, 96, 96, SHADE, 9)
    return pen.sheet()


@sprites.sprite
def _column(size: int, number: int) -> Image.Image:
    """Return a column with a number on its shaft, `size` px large."""
    pen = Pen(50, 68, size / 62)
    fill, edge = (SAND, INK) if number else (PLASTER, STONE)
    parts = ((3, 47, 57, 65), (6, 44, 8, 60), (3, 47, 3, 11))
    for grown, colour in ((3, edge), (0, fill)):
        for left, right, top, bottom in parts:
            pen.box(left - grown, top - grown, right + grown, bottom + grown, colour, 3)
    pen.text(25, 34.5, str(number), 62, INK if number else SOFT)
    return pen.sheet()
