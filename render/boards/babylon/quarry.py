"""The quarry: sixteen stacks with their numbers, what tops them, and the columns each would earn."""

from __future__ import annotations

from PIL import Image

from engine.games.babylon.quarry import WIDTH as ROW
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import NONE, STACKS, TILES, State
from locales import Texts
from render import sprites
from render.boards.babylon import art
from render.canvas import Canvas
from render.panels import Box
from render.pen import Pen, Point
from render.theme import LABEL, NAME, PAPER, PLASTER, SAND, SOFT, STONE

STEP_X, STEP_Y = 149, 168
"""px from a stack to the next."""
STRIP = 38
"""px; above each stack, for its number and the columns it earns."""
NUMBER = 42
"""px from the left edge of a stack to its number, which the badge of a change there must not cover."""
TILE = 106
"""px; the top tile of a stack; tiles below it stick out by some px."""
HEAD = 62
PAD = 22
WIDTH = 4 * STEP_X + 2 * PAD
HEIGHT = HEAD + 4 * STEP_Y + PAD - 6


def stack_box(box: Box, stack: int) -> Box:
    """Return where a stack lies in the panel of the quarry, with its strip."""
    row, column = divmod(stack, ROW)
    left, top = box[0] + PAD + column * STEP_X, box[1] + HEAD + row * STEP_Y
    return left, top, left + STEP_X, top + STEP_Y


def tile_at(box: Box, stack: int) -> Point:
    """Return the centre of the top tile of a stack."""
    left, _, right, bottom = stack_box(box, stack)
    return (left + right) / 2, bottom - 12 - TILE / 2


def panel(canvas: Canvas, box: Box) -> None:
    """Draw what never changes."""
    canvas.box(*box, PAPER, 16)
    for stack in range(STACKS):
        left, top, right, bottom = stack_box(box, stack)
        canvas.box(left + 4, top + 4, right - 4, bottom - 4, PLASTER, 14)
        canvas.text(left + NUMBER, top + 8 + STRIP / 2, str(stack + 1), LABEL)


def draw(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the top tiles, and what they earn the player to move."""
    left, top, right, _ = box
    canvas.text(left + PAD + 6, top + HEAD / 2 + 4, words("render-babylon-quarry"), NAME)
    earns = state.ask in ("take", "build", "keep")
    if earns:
        x = right - PAD - 6
        canvas.paste(sprites.token(state.asked, 62), x - 31, top + HEAD / 2 + 3)
        canvas.text(x - 64, top + HEAD / 2 + 4, words("render-babylon-earns"), LABEL, SOFT, align=1)
    for stack, tile in enumerate(state.quarry):
        left, top, right, _ = stack_box(box, stack)
        x, y = tile_at(box, stack)
        if tile == NONE:
            canvas.paste(_floor(TILE), x, y - 2)
            continue
        canvas.paste(art.slab(TILES[tile].code, TILE, piled=True), x + 2, y - 1)
        if earns:
            n = earned(state, stack, state.players[state.asked])
            middle = top + 8 + STRIP / 2
            canvas.text(right - 16, middle, str(n), LABEL, align=1)
            canvas.paste(art.column(32), right - 48, middle)


@sprites.sprite
def _floor(size: int) -> Image.Image:
    """Return the empty place of a stack that is used up."""
    pen = Pen(size, size)
    pen.box(4, 4, size - 4, size - 4, SAND, 10)
    pen.hatch("stripes", STONE, 22, 3)
    return pen.sheet()
