"""What looks the same in every game: the table of players, the order of turns, frames, icons with a number.

Knows seats, names and numbers; the game's board knows what they stand for.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from PIL import Image

from render import sprites
from render.canvas import Box, Canvas
from render.pen import Pen
from render.text import readable
from render.theme import BODY, GOLD, INK, LARGE, NAME, SEATS, SHADE, SOFT


@dataclass(frozen=True, slots=True)
class Row:
    """One player in the table."""

    name: str
    score: int
    stock: Sequence[tuple[Image.Image, int]]
    """Icons and how many of each."""
    owned: Sequence[Image.Image] = ()
    """What the player owns, in order."""
    active: bool = False
    """Must decide now."""
    marks: Sequence[Image.Image] = ()
    """Signs beside the name, such as that of the start player."""


ROW = 85
"""px; the height at which the sizes below apply. Rows of fewer players are higher and drawn larger."""
LOW = 75
"""px; in a row lower than this, name and stock are side by side instead of one above the other."""
ROOMY = 1.3
STOCK = 32
"""px; the numbers of a player's stock."""
STOCK_STEP = 78
OWNED_STEP = 38
SCORE_WIDTH = 92
RADIUS, LINE, EDGE, OUTLINE = 16, 8, 2, 6
"""px; of the frame of the player who must decide: its corners, its colour, its dark inner and outer edge."""
START = 52
"""px; the sign of the start player, with a digit of 32 px."""
TURN = 70
"""px; from one seat to the next in the order of turns."""
BESIDE = 46
"""px; a score that stands beside the name."""


def players(canvas: Canvas, box: Box, rows: Sequence[Row], roomy: float = ROOMY) -> None:
    """Draw the table of players, one row each, seats from top to bottom, at most `roomy` times as large."""
    left, top, right, bottom = box
    height = (bottom - top) // len(rows)
    width = max(STOCK_STEP * len(row.stock) + OWNED_STEP * len(row.owned) for row in rows)
    for seat, row in enumerate(rows):
        _player(
            canvas, (left, top + seat * height, right, top + (seat + 1) * height), seat, row, width, roomy
        )


def _zoom(height: int, roomy: float = ROOMY) -> float:
    """Return the scale of a row of this height; never below 1, so that words stay legible."""
    return max(1.0, min(roomy, height / ROW))


def _player(canvas: Canvas, box: Box, seat: int, row: Row, width: int, roomy: float) -> None:
    """Draw a row. `width` is the width of the widest stock in the table, in px before zooming.

    The score has a column of its own. If the stock needs that room, the score is beside the name, and the
    stock is drawn as close together as necessary.
    """
    left, top, right, bottom = box
    zoom = _zoom(bottom - top, roomy)
    low = bottom - top < LOW
    middle = (top + bottom) / 2
    edge = INK
    if row.active:
        edge = turn(canvas, (left, top + 2, right, bottom - 2), seat, side=round(28 + 73 * zoom), line=3)
    elif seat:
        canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
    token = sprites.token(seat, min(round(62 * zoom), round(0.76 * (bottom - top))), edge=edge)
    canvas.paste(token, left + 39 + 34 * zoom, middle)
    start = left + round(38 + 75 * zoom)
    end = right - 16
    first, second = (middle, middle) if low else (middle - 18 * zoom, middle + 18 * zoom)
    crowded = not low and width * zoom > end - start - round(SCORE_WIDTH * zoom)
    step = min(zoom, (end - start) / width) if crowded else zoom
    if crowded:
        wide = canvas.text(end, first, str(row.score), round(BESIDE * zoom), align=1)
    else:
        wide = canvas.text(end, middle, str(row.score), round(LARGE * zoom), align=1)
    room = end - wide - 18 - start
    end -= round(SCORE_WIDTH * zoom)
    name = readable(row.name, SEATS[seat].letter)
    signs = sum(mark.width + 10 for mark in row.marks)
    if low:
        room = end - start - round(STOCK_STEP * len(row.stock) + OWNED_STEP * len(row.owned))
    x = float(start + canvas.text(start, first, name, round(NAME * zoom), limit=max(60, room - signs)) + 10)
    for mark in row.marks:
        canvas.paste(mark, x + mark.width / 2, max(first, top + mark.height / 2 - 2))
        x += mark.width + 10
    x = float(start + room if low else start)
    for icon, number in row.stock:
        canvas.paste(icon, x + 18 * step, second)
        size = max(STOCK, round(STOCK * (zoom if number < 10 else step)))
        canvas.text(x + 42 * step, second, str(number), size, INK if number else SOFT)
        x += STOCK_STEP * step
    for icon in row.owned:
        canvas.paste(icon, x + 22 * step, second)
        x += OWNED_STEP * step


def turn(canvas: Canvas, box: Box, seat: int, head: int = 0, side: int = 0, line: int = LINE) -> str:
    """Mark a panel or a row as that of the player who must decide. Return the colour of words on its band.

    It gets a frame in the colour of the seat, `line` px wide between dark edges that stand out from any
    ground, a band of that colour, `head` px high or `side` px wide, and the arrow.
    """
    left, top, right, bottom = box
    colour = SEATS[seat].colour
    deep, wide, thin = head or OUTLINE + line, side or OUTLINE + line, OUTLINE + line
    west, north, east, south = left + RADIUS, top + RADIUS, right - RADIUS, bottom - RADIUS
    for inset, ink in ((0, INK), (OUTLINE, colour)):
        canvas.line(west, top + inset, east, top + deep, ink)
        canvas.line(west, bottom - thin, east, bottom - inset, ink)
        canvas.line(left + inset, north, left + wide, south, ink)
        canvas.line(right - thin, north, right - inset, south, ink)
    if head:
        canvas.line(left + OUTLINE, north, right - OUTLINE, top + head, colour)
    if side:
        canvas.line(west, top + OUTLINE, left + side, bottom - OUTLINE, colour)
    under = (left + wide, right - thin) if head else (left + wide if side else west, east)
    canvas.line(under[0], top + deep, under[1], top + deep + EDGE, INK)
    canvas.line(left + wide if side else west, bottom - thin - EDGE, east, bottom - thin, INK)
    canvas.line(left + wide, top + deep if head else north, left + wide + EDGE, south, INK)
    canvas.line(right - thin - EDGE, top + deep if head else north, right - thin, south, INK)
    for turned, (x, y) in enumerate(((left, top), (east, top), (east, south), (left, south))):
        filled = (head and y == top) or (side and x == left)
        canvas.put(_corner(colour, line, bool(filled), turned), x, y)
    canvas.paste(sprites.pointer(36, GOLD), left + (21 if side else -3), top + (head or bottom - top) / 2)
    return SEATS[seat].text


@sprites.sprite
def _corner(colour: str, line: int, filled: bool, turned: int) -> Image.Image:
    """Return a corner of the frame of a panel: top left, then clockwise."""
    pen = Pen(RADIUS, RADIUS)
    x, y = ((RADIUS, RADIUS), (0, RADIUS), (0, 0), (RADIUS, 0))[turned]
    if filled:
        pen.circle(x, y, RADIUS, INK)
        pen.circle(x, y, RADIUS - OUTLINE, colour)
    else:
        pen.ring(x, y, RADIUS - (OUTLINE + line + EDGE) / 2, INK, OUTLINE + line + EDGE)
        pen.ring(x, y, RADIUS - OUTLINE - line / 2, colour, line)
    return pen.sheet()


def turns(canvas: Canvas, x: float, y: float, seats: Sequence[int], at: int, done: Container[int]) -> None:
    """Draw the seats in the order of their turns around (x, y): the one `at` the plate, those `done` marked.

    No seat is on the plate if `at` is the number of none.
    """
    for turn, seat in enumerate(seats):
        left = x + (turn - (len(seats) - 1) / 2) * TURN
        if turn == at:
            canvas.paste(sprites.panel(TURN, TURN + 2, 14, GOLD, INK, 3), left, y)
        canvas.paste(sprites.token(seat, 62, done=seat in done), left, y)


def around(x: float, y: float, width: float, height: float | None = None) -> Box:
    """Return the box of this size, by default a square, around a point."""
    across, down = width / 2, (width if height is None else height) / 2
    return round(x - across), round(y - down), round(x + across), round(y + down)


def frame(
    canvas: Canvas, box: Box, colour: str, dashed: bool = False, pad: int = 0, radius: int = 14, line: int = 6
) -> None:
    """Draw a frame whose outer edge is `pad` px outside a box."""
    left, top, right, bottom = box
    size = right - left + 2 * pad, bottom - top + 2 * pad
    frame_around(canvas, (left + right) / 2, (top + bottom) / 2, size, colour, dashed, radius, line)


def frame_around(
    canvas: Canvas,
    x: float,
    y: float,
    size: tuple[int, int],
    colour: str,
    dashed: bool = False,
    radius: int = 14,
    line: int = 6,
) -> None:
    """Draw a frame whose outer edge is this wide and high around a point."""
    left, top = round(x - size[0] / 2), round(y - size[1] / 2)
    for side in sprites.frame(*size, radius, colour, dashed, line):
        canvas.put(side.sprite, left + side.left, top + side.top)


def count(canvas: Canvas, x: float, y: float, icon: Image.Image, number: int | str, size: int = BODY) -> None:
    """Draw an icon centred on (x, y) with its number to the right."""
    canvas.paste(icon, x, y)
    canvas.text(x + icon.width / 2 + 6, y, str(number), size)
