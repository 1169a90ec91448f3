"""The quarry: sixteen stacks with their numbers, what tops them, and the columns each would earn."""

from __future__ import annotations

from PIL import Image

from engine.games.babylon.quarry import WIDTH as ROW
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import NONE, STACKS, TILES, State
from render import sprites
from render.boards.babylon import art
from render.canvas import Canvas
from render.panels import Box
from render.pen import Pen, Point
from render.theme import LABEL, PAPER, PLASTER, SAND, SOFT, STONE

STEP_X, STEP_Y = 180, 116
"""px from a stack to the next."""
NUMBER = 28
"""px from the left edge of a stack to the middle of its number, which stands left of the tile."""
COLUMNS = 23
"""px from the right edge of a stack to the middle of the columns it earns."""
TILE = 84
"""px; the top tile of a stack; tiles below it stick out by some px."""


def stack_box(box: Box, stack: int) -> Box:
    """Return where a stack lies in the panel of the quarry, with its strip."""
    row, column = divmod(stack, ROW)
    left = (box[0] + box[2]) // 2 + (column - ROW // 2) * STEP_X
    top = (box[1] + box[3]) // 2 + (row - ROW // 2) * STEP_Y
    return left, top, left + STEP_X, top + STEP_Y


def tile_at(box: Box, stack: int) -> Point:
    """Return the centre of the top tile of a stack."""
    left, top, right, bottom = stack_box(box, stack)
    return (left + right) / 2 + 7, (top + bottom) / 2


def panel(canvas: Canvas, box: Box) -> None:
    """Draw what never changes."""
    canvas.box(*box, PAPER, 16)
    for stack in range(STACKS):
        left, top, right, bottom = stack_box(box, stack)
        canvas.box(left + 4, top + 4, right - 4, bottom - 4, PLASTER, 14)
        canvas.text(left + NUMBER, (top + bottom) / 2, str(stack + 1), LABEL, SOFT, align=0.5)


def draw(canvas: Canvas, box: Box, state: State) -> None:
    """Draw the top tiles, and what they earn the player to move."""
    earns = state.ask in ("take", "build", "keep")
    for stack, tile in enumerate(state.quarry):
        right = stack_box(box, stack)[2]
        x, y = tile_at(box, stack)
        if tile == NONE:
            canvas.paste(_floor(TILE), x, y)
            continue
        canvas.paste(art.slab(TILES[tile].code, TILE, piled=True), x + 2, y + 1)
        if earns:
            n = earned(state, stack, state.players[state.asked])
            canvas.paste(art.column(38), right - COLUMNS, y - 22)
            canvas.text(right - COLUMNS, y + 20, str(n), LABEL, align=0.5)


@sprites.sprite
def _floor(size: int) -> Image.Image:
    """Return the empty place of a stack that is used up."""
    pen = Pen(size, size)
    pen.box(4, 4, size - 4, size - 4, SAND, 10)
    pen.hatch("stripes", STONE, 22, 3)
    return pen.sheet()
