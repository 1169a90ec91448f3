"""The quarry: sixteen stacks with their numbers, what tops them, and the columns each would earn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.quarry import WIDTH as ROW
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import NONE, STACKS, TILES, State
from render import caching, panels, sprites
from render.boards.babylon import art
from render.boards.babylon.ground import GROUND, PITTED, QUIET
from render.canvas import Canvas, grown, settled
from render.panels import Box
from render.pen import Pen, Point
from render.theme import BRONZE, CHOICE, GOLD, INK, PAPER, PLASTER, SAND, SHADE, SOFT, STONE, WHITE, blend


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
    """The columns that it earns: how wide they are, 0 if none are shown."""
    inset: int
    """From the edge of a strip to what is on it; a number on the left of that is in the middle of it."""
    strip: str
    """The colour of a strip."""
    below: bool = False
    """Whether the number is below the tile, and not on its left."""


TABLE = Size(374, 172, 154, 48, 104, 66, PAPER)
LARGE = Size(244, 272, 186, 54, 56, 2, PAPER, below=True)
PLAIN = LARGE._replace(earns=0)
"""On the picture of the whole table; on that of the quarry alone, and there as long as nothing is earned."""


ASKED, DARK, LINE = 9, 3, 10
"""px; how far around the quarry its frame reaches as long as somebody takes a tile from it; the dark edge and
the line of that.
"""
CORNER, SHELF = 16, 4
"""px; the radius of the corners of the quarry, and what is around its strips."""
EDGE, ROUND = 4, 14
"""px; around a strip, and the radius of its corners."""
UPPER, BESIDE = 22, 14
"""px; from the upper end of a tile to the middle of the number beside it, and from it to its columns."""
ICON, MANY, HIGHER = (66, 80), (68, 86), 100
"""px; a column beside a tile and the number of them, both larger where there are the most; and their room."""
FRESH = 66, 54, 7
"""px; the plate around the number of a stack from which a tile was taken, and its rim."""
TAKER, TAKERS, DASHES, INNER = 60, 84, 6, 8
"""px; the mark of whoever took it: below that plate, and within the outline of the tile if it was the last
one; the line of this, and how far it is inside.
"""
PAD = 8
"""px; on either side of the columns of an offer, where a number may be wide."""
PALER = 0.5
"""The share of paper in that plate."""
DEEP = 9
"""px; the shadow on the edge of a pit."""
PILE, LOW = 6, 32
"""px; how much lower the middle of a pile is than that of its top tile, about; and from the lower end of a
strip up to the middle of the numbers there.
"""
PLATE = 80, 52
"""px; the plate around the number of a stack that can be chosen, as wherever a choice has a number."""
CAPITAL, DRUM, FOOT, COUNTED = 14, 26, 62, 62
SHAFT, STEP = 34, 8
"""px; the capital of a pillar, each of its drums, the base below it and the number of drums on that: all
numbers of a row are on one level.
"""
FLOOR, PIT = SAND, blend(SAND, SHADE, 0.5)
"""What the stacks stand on, and what they leave."""
VEIL = 185
"""Of 255; how opaque the veil over a stack is that cannot be chosen."""


def idle(size: Size) -> Size:
    """Return how large the quarry is drawn as long as nothing is earned: what is left is in the middle."""
    return size._replace(earns=0, inset=size.inset + size.earns // 2)


def stack_box(box: Box, stack: int, size: Size = TABLE) -> Box:
    """Return where a stack lies in the panel of the quarry, with its strip."""
    row, column = divmod(stack, ROW)
    left = (box[0] + box[2]) // 2 + (column - ROW // 2) * size.across
    top = (box[1] + box[3]) // 2 + (row - ROW // 2) * size.down
    return left, top, left + size.across, top + size.down


def tile_at(box: Box, stack: int, size: Size = TABLE) -> Point:
    """Return the centre of a stack: beside its number, or at the top."""
    left, top, right, bottom = stack_box(box, stack, size)
    reach = EDGE + size.inset + size.tile / 2
    across = left + reach if size.earns or not size.below else (left + right) / 2
    return across, top + reach + PILE if size.below else (top + bottom) / 2


def number_at(box: Box, stack: int, size: Size = TABLE) -> Point:
    """Return the centre of the number of a stack."""
    left, _, _, bottom = stack_box(box, stack, size)
    x, y = tile_at(box, stack, size)
    if size.below:
        return x, bottom - EDGE - LOW
    return left + EDGE + size.inset / 2, y - size.tile / 2 + UPPER


def rows_of(state: State) -> range:
    """Return the rows from the first to the last in which stacks are left."""
    left = [stack // ROW for stack, tile in enumerate(state.quarry) if tile != NONE]
    return range(min(left), max(left) + 1) if left else range(1)


def stacks_in(rows: range) -> range:
    return range(ROW * rows.start, ROW * rows.stop)


def around(box: Box, rows: range, size: Size = TABLE) -> Box:
    """Return where the whole quarry would lie if these rows are in the middle of a box."""
    left, top, right, bottom = box
    lower = (ROW - rows.start - rows.stop) * size.down // 2
    return left, top + lower, right, bottom + lower


def panel(canvas: Canvas, box: Box, size: Size = TABLE) -> None:
    """Draw what never changes."""
    canvas.box(*box, FLOOR, 16)
    strips(canvas, box, range(STACKS), size)


def strips(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size = TABLE) -> None:
    """Draw what never changes of some stacks."""
    for stack in stacks:
        left, top, right, bottom = stack_box(box, stack, size)
        canvas.plate((left + EDGE, top + EDGE, right - EDGE, bottom - EDGE), size.strip, ROUND, on=FLOOR)
        x, y = number_at(box, stack, size)
        canvas.text(x, y, str(stack + 1), size.number, QUIET, on=size.strip, align=0.5, stay=True)


def frame(canvas: Canvas, box: Box, colour: str) -> None:
    """Draw a frame around the quarry, below what is on it: somebody takes a tile."""
    left, top, right, bottom = grown(box, ASKED)
    end = CORNER + ASKED
    for inset, line, ink in ((0, DARK, INK), (DARK, LINE, colour)):
        for y in (top + inset, bottom - inset - line):
            canvas.line(left + end, y, right - end, y + line, ink)
        for x in (left + inset, right - inset - line):
            canvas.line(x, top + end, x + line, bottom - end, ink)
    for (x, east), (y, south) in product(((left, False), (right, True)), ((top, False), (bottom, True))):
        _lay(canvas, _corner(colour, east, south), x + end * (0.5 - east), y + end * (0.5 - south))


@caching.kept
def _corner(colour: str, east: bool, south: bool) -> tuple[Image.Image]:
    """Return a corner of that frame, with the corner of the strip within it."""
    size = CORNER + ASKED
    pen, strip = Pen(size, size), ASKED + SHELF + EDGE
    rings = ((0, INK, size), (DARK, colour, size - DARK), (DARK + LINE, FLOOR, 12), (strip, PAPER, ROUND))
    for inset, ink, radius in rings:
        left, top = inset - 2 * size * east, inset - 2 * size * south
        wide = 3 * size - 2 * inset
        pen.box(left, top, left + wide, top + wide, ink, radius)
    return _on(GROUND.tile, pen.sheet())


def offer(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size) -> None:
    """Give the numbers of stacks that can be chosen their plates."""
    wide, high = PLATE
    for stack in stacks:
        x, y = number_at(box, stack, size)
        canvas.paste(sprites.panel(wide, high, 16, CHOICE), x, y)
        canvas.text(x, y, str(stack + 1), size.number, WHITE, align=0.5)


def mark(
    canvas: Canvas, box: Box, stack: int, size: Size, colour: str, seat: int | None, *, empty: bool
) -> None:
    """Mark quietly where a tile was taken, and by whom: with a pale plate in a rim around the number of the
    stack; if that is `empty` now, also with the outline of the tile.
    """
    x, y = number_at(box, stack, size)
    wide, high, rim = FRESH
    canvas.paste(sprites.panel(wide, high, 16, blend(colour, PAPER, PALER), colour, rim), x, y)
    canvas.text(x, y, str(stack + 1), size.number, align=0.5)
    middle = tile_at(box, stack, size)
    if empty:
        outline = (size.tile - 2 * INNER, size.tile - 2 * INNER)
        panels.frame_around(canvas, *middle, outline, colour, dashed=True, line=DASHES)
    if seat is not None:
        at = middle if empty else (x, y + (high + TAKER) / 2)
        canvas.paste(sprites.token(seat, TAKERS if empty else TAKER), *at)


def fade(canvas: Canvas, box: Box, stacks: Iterable[int], size: Size) -> None:
    """Fade stacks that cannot be chosen."""
    for stack in stacks:
        left, top, *_ = stack_box(box, stack, size)
        veil = sprites.panel(size.across - 8, size.down - 8, 14, f"{size.strip}{VEIL:02X}")
        canvas.put(veil, left + 4, top + 4)


def earns(state: State) -> bool:
    """Return True if whoever takes a tile earns columns."""
    return state.ask in ("take", "build", "keep")


def draw(canvas: Canvas, box: Box, state: State, size: Size = TABLE, rows: range = range(ROW)) -> None:
    """Draw the top tiles in some rows, and what they earn the player to move."""
    player = state.players[state.asked] if earns(state) else None
    gains = {
        stack: earned(state, stack, player)
        for stack in stacks_in(rows)
        if player and state.quarry[stack] != NONE
    }
    most = max(gains.values(), default=0)
    for stack in stacks_in(rows):
        if (tile := state.quarry[stack]) == NONE:
            _empty(canvas, box, stack, size)
            continue
        _lay(canvas, _tile(TILES[tile].code, size.tile, size.strip), *tile_at(box, stack, size))
        if (n := gains.get(stack)) is not None:
            if not size.below:
                x, y = tile_at(box, stack, size)
                x += size.tile / 2 + BESIDE + size.earns / 2
                _lay(canvas, _column(size.earns, n, n == most, size.strip), x, y)
                continue
            _, _, right, bottom = stack_box(box, stack, size)
            end, foot = right - EDGE - size.inset, bottom - EDGE - size.inset
            column = _pillar(size.earns, n, n == most)
            canvas.paste(column, end - column.width / 2, foot - column.height / 2)


def _lay(canvas: Canvas, drawn: tuple[Image.Image], x: float, y: float) -> None:
    """Lay what is in the palette already, below all that is pasted, with its middle there."""
    (picture,) = drawn
    width, height = picture.size
    left, top = round(x - width / 2), round(y - height / 2)
    canvas.lay(Canvas(GROUND, picture), (0, 0, width, height), left, top)


def _on(strip: str, sprite: Image.Image) -> tuple[Image.Image]:
    """Return a sprite on the colour of a strip, in the palette of the game."""
    canvas = Canvas(GROUND, Image.new("RGB", sprite.size, strip))
    canvas.put(sprite, 0, 0)
    return (settled(canvas.image, GROUND),)


@caching.kept
def _tile(code: str, size: int, strip: str) -> tuple[Image.Image]:
    """Return the top tile of a stack, on its strip."""
    return _on(strip, art.slab(code, size, piled=True))


@caching.kept
def _column(size: int, number: int, best: bool, strip: str) -> tuple[Image.Image]:
    """Return a column and how many of them a stack brings, on its strip; large if they are the `best`."""
    large = best and number > 0
    icon, many = ICON[large], MANY[large]
    pen, column = Pen(size + 2 * PAD, HIGHER), art.column(icon, faded=not number)
    pen.text(PAD + size - many / 4, HIGHER / 2 + icon * 0.1, str(number), many, INK if number else SOFT)
    both = pen.sheet()
    sprites.paste(both, column, PAD + column.width / 2, HIGHER / 2)
    return _on(strip, both)


@caching.kept
def _empty_place(wide: int, high: int) -> tuple[Image.Image]:
    """Return the pit that a stack leaves."""
    return _on(FLOOR, _pit(wide, high))


def _empty(canvas: Canvas, box: Box, stack: int, size: Size) -> None:
    """Draw the place of a stack that is used up: the pit that it leaves."""
    left, top, right, bottom = stack_box(box, stack, size)
    wide, high = size.across - 2 * EDGE, size.down - 2 * EDGE
    _lay(canvas, _empty_place(wide, high), (left + right) / 2, (top + bottom) / 2)


@caching.sprite
def _pit(wide: int, high: int) -> Image.Image:
    """Return the ground below a stack, lower than what is around it: the sun is in the north-west."""
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, PITTED, ROUND)
    pen.box(DEEP, DEEP, wide, high, PIT, ROUND)
    return pen.sheet()


@caching.sprite
def _pillar(wide: int, drums: int, best: bool) -> Image.Image:
    """Return a pillar of this many drums, their number on its base: the `best` offer can be seen before it is
    read. Without drums, the base is bare.
    """
    top, foot = CAPITAL, CAPITAL + drums * DRUM
    foot *= bool(drums)
    pen, low = Pen(wide, foot + FOOT), foot + FOOT
    light, fill, shade = (PAPER, GOLD, BRONZE) if best else (WHITE, SAND, STONE)
    middle, half = wide / 2, SHAFT / 2
    if drums:
        pen.box(middle - half, top - 6, middle + half, foot + 6, INK)
        pen.box(middle - half + 3, top - 6, middle + half - 3, foot + 6, fill)
        for left, right, colour in ((-half + 3, -half + 9, light), (half - 10, half - 3, shade)):
            pen.box(middle + left, top, middle + right, foot, colour)
        for drum in range(1, drums):
            y = top + drum * DRUM
            pen.box(middle - half + 1, y - 1.5, middle + half - 1, y + 1.5, INK)
        pen.box(middle - half - 4, 0, middle + half + 4, CAPITAL, INK, 5)
        pen.box(middle - half - 1, 3, middle + half + 1, CAPITAL - 3, fill, 3)
    ink, stone = (INK, fill) if drums else (SOFT, PLASTER)
    base = ((STEP, foot, foot + 2 * STEP), (STEP / 2, foot + STEP, low), (0, low - 1.5 * STEP, low))
    for line, colour in ((0, INK if drums else PLASTER), (3, stone)):
        for inset, north, south in base:
            pen.box(inset + line, north + line, wide - inset - line, south - line, colour, 4)
    pen.text(middle, foot + FOOT / 2 + 1, str(drums), COUNTED, ink)
    return pen.sheet()
