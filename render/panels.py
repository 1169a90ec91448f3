"""What looks the same in every game: the table of players, the order of turns, frames, icons with a number.

Knows seats, names and numbers; the game's board knows what they stand for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from PIL import Image, ImageDraw

from render import caching, sprites
from render import text as words
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.text import readable
from render.theme import BODY, GOLD, INK, PAPER, SEATS, SHADE


@dataclass(frozen=True, slots=True)
class Row:
    """One player in the table."""

    name: str
    score: int
    stock: Sequence[tuple[Image.Image, int]]
    """Icons and how many of each; those of which there is none are left out."""
    owned: Sequence[Image.Image] = ()
    """What the player owns, in order."""
    active: bool = False
    """Must decide now."""
    marks: Sequence[Image.Image] = ()
    """Signs beside the name, such as that of the start player."""


LOW, TALL = 75, 150
"""px; in lower rows, the stock is beside the name; in rows at least so high, what players own has a line of
its own below their stock.
"""
PITCH = 78
"""px; the most from one line of a row to the next."""
START_X, BAND = 148, 134
"""px; where name and stock begin, and the width of the band of the player who must decide."""
TOKEN, TITLE, SCORE, STOCK = 92, 64, 80, 62
"""px; the most of the mark of a seat, of its name, its score, and the numbers of its stock."""
NAMED = 0.45
"""The share of the room beside the score that a name may have if the stock is beside it."""
OWNED_GAP, STOCK_GAP = 4, 22
"""px; between things that a player owns, and between kinds of stock."""
RADIUS, INNER, LINE, EDGE, OUTLINE = 16, 14, 8, 2, 6
"""px; of the frame of the player who must decide: its corners outside and inside, its colour, its dark inner
and outer edge.
"""
START = 52
"""px; the sign of the start player, with a digit of 32 px."""

VEIL, MARKED = 0.44, 10
"""The share of the colour of paper in what is not marked, and the px around a mark that are left clear."""
WINDOW_VEIL = 0.75
"""How strong the veil is in a part of a board, by that on a panel: there is less of it to look through."""
WHOLE = 896
"""px; the width of a part of a board that has a row for itself in what is told."""


def players(canvas: Canvas, box: Box, rows: Sequence[Row]) -> None:
    """Draw the table of players, one row each, seats from top to bottom."""
    left, top, right, bottom = box
    height = (bottom - top) // len(rows)
    lines = 1 if height < LOW else 3 if height >= TALL and any(row.owned for row in rows) else 2
    for seat, row in enumerate(rows):
        _player(canvas, (left, top + seat * height, right, top + (seat + 1) * height), seat, row, lines)


def _player(canvas: Canvas, box: Box, seat: int, row: Row, lines: int) -> None:
    """Draw a row: name and score, then beside that, or in one line or two, what the player has.

    What has no room is drawn closer together.
    """
    left, top, right, bottom = box
    start, end, middle = left + START_X, right - 16, (top + bottom) / 2
    ink = INK
    if row.active:
        ink = turn(canvas, (left, top + 2, right, bottom - 2), seat, side=BAND, line=3)
    elif seat:
        canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
    stock = [(icon, str(number)) for icon, number in row.stock if number]
    owned = [(icon, "") for icon in row.owned]
    together = lines == 2 or sum(_widths([*stock, *owned], STOCK)) <= end - start
    below = [] if lines == 1 else [[*stock, *owned]] if together else [stock, owned]
    below = [line for line in below if line]
    pitch = min(PITCH, (bottom - top - 24) / max(len(below) + 1, min(lines, 2)))
    token = sprites.token(seat, min(TOKEN, round(0.76 * (bottom - top))), edge=ink)
    canvas.paste(token, left + 88, middle)
    y = middle - len(below) / 2 * pitch
    score = canvas.text(end, y, str(row.score), min(SCORE, round(1.3 * pitch)), align=1)
    room = round((end - score - 18 - start) * (1 if lines > 1 else NAMED))
    name = readable(row.name, SEATS[seat].letter)
    marked = sum(mark.width + 10 for mark in row.marks)
    room -= 0 if below else marked
    x = float(start + canvas.text(start, y, name, min(TITLE, round(1.06 * pitch)), limit=room) + 10)
    at = end - marked + 10 if below else x  # below, marks leave the line to the name
    for mark in row.marks:
        down = y + pitch if below else max(y, top + mark.height / 2 - 2)
        canvas.paste(mark, at + mark.width / 2, down)
        at += mark.width + 10
    x += 0 if below else marked
    size = min(STOCK, round(pitch))
    if lines == 1:
        _line(canvas, x, end - score - 18, y, [*stock, *owned], size)
        return
    for number, line in enumerate(below):
        y += pitch
        _line(canvas, start, end - (0 if number else marked), y, line, size)


def _line(
    canvas: Canvas, start: float, end: float, y: float, things: Sequence[tuple[Image.Image, str]], size: int
) -> None:
    """Draw things side by side, each with its number, if any, `size` px large."""
    wide = _widths(things, size)
    closer = min(1.0, (end - start) / max(1, sum(wide)))
    x = start
    for (icon, number), step in zip(things, wide, strict=True):
        canvas.paste(icon, x + icon.width / 2, y)
        if number:
            after = x + icon.width + 6 * closer - (1 - closer) * icon.width / 3
            canvas.text(after, y, number, round(size * max(closer, 0.8)))
        x += step * closer


def _widths(things: Sequence[tuple[Image.Image, str]], size: int) -> list[int]:
    """Return how wide each thing is with its number, `size` px large, and with the gap after it, in px."""
    return [
        icon.width + (6 + words.width(number, size) + STOCK_GAP if number else OWNED_GAP)
        for icon, number in things
    ]


def turn(canvas: Canvas, box: Box, seat: int, head: int = 0, side: int = 0, line: int = LINE) -> str:
    """Mark a panel or a row as that of the player who must decide. Return the colour of words on its band.

    It gets a frame in the colour of the seat, `line` px wide between dark edges that stand out from any
    ground, a band of that colour, `head` px high or `side` px wide, and the arrow.
    """
    left, top, right, bottom = box
    colour = SEATS[seat].colour
    deep, wide, thin = head or OUTLINE + line, side or OUTLINE + line, OUTLINE + line
    size = thin + EDGE + INNER
    west, north, east, south = left + size, top + size, right - size, bottom - size
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
    for x, y in product((left, east), (top, south)):
        filled = (head and y == top) or (side and x == left)
        canvas.put(_corner(colour, line, bool(filled), x == east, y == south), x, y)
    canvas.paste(sprites.pointer(36, GOLD), left + (21 if side else -3), top + (head or bottom - top) / 2)
    return SEATS[seat].text


@caching.sprite
def _corner(colour: str, line: int, filled: bool, east: bool, south: bool) -> Image.Image:
    """Return a corner of the frame of a panel."""
    inside = OUTLINE + line
    size = inside + EDGE + INNER
    pen = Pen(size, size)
    rims = [(0, INK, RADIUS), (OUTLINE, colour, RADIUS - OUTLINE)]
    if not filled:
        rims += [(inside, INK, INNER + EDGE), (inside + EDGE, PAPER, INNER)]
    for inset, ink, radius in rims:
        left, top = inset - size * east, inset - size * south
        pen.box(left, top, left + 2 * (size - inset), top + 2 * (size - inset), ink, radius)
    return pen.sheet()


def around(x: float, y: float, width: float, height: float | None = None) -> Box:
    """Return the box of this size, by default a square, around a point."""
    across, down = width / 2, (width if height is None else height) / 2
    return round(x - across), round(y - down), round(x + across), round(y + down)


def corners(box: Box) -> tuple[Point, ...]:
    """Return the corners of a box, clockwise from the top left."""
    left, top, right, bottom = box
    return (left, top), (right, top), (right, bottom), (left, bottom)


def frame(
    canvas: Canvas, box: Box, colour: str, dashed: bool = False, pad: int = 0, radius: int = 14, line: int = 8
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
    line: int = 8,
) -> None:
    """Draw a frame whose outer edge is this wide and high around a point."""
    left, top = round(x - size[0] / 2), round(y - size[1] / 2)
    for side in sprites.frame(*size, radius, colour, dashed, line):
        canvas.put(side.sprite, left + side.left, top + side.top)


def veil(
    canvas: Canvas,
    within: Box,
    outlines: Iterable[Sequence[Point]],
    around: int = MARKED,
    over: Iterable[Sequence[Point]] = (),
    above: Iterable[Sequence[Point]] = (),
    *,
    share: float = 1,
    mist: str = "",
) -> None:
    """Lower the contrast of all that is drawn so far within a box, except for the places with these outlines.

    A place reaches `around` px beyond its outline, and leaves out what lies `over` it. What is `above` all
    that keeps its contrast too, and reaches as far. The veil has a share of its usual strength and, unless it
    has its own `mist`, the colour of the game.
    """
    left, top, right, bottom = within
    alpha = round(255 * share * VEIL * canvas.ground.veil)
    mask = Image.new("L", (right - left, bottom - top), 255)
    pen = ImageDraw.Draw(mask)
    for shown, alike in ((0, outlines), (255, over), (0, above)):
        for outline in alike:
            corners = [(x - left, y - top) for x, y in outline]
            pen.polygon(corners, shown)
            if around and not shown:
                pen.line((*corners, corners[0]), shown, 2 * around, joint="curve")
    canvas.cover(mask, mist or canvas.ground.mist, alpha, left, top)


def count(canvas: Canvas, x: float, y: float, icon: Image.Image, number: int | str, size: int = BODY) -> None:
    """Draw an icon centred on (x, y) with its number to the right."""
    canvas.paste(icon, x, y)
    canvas.text(x + icon.width / 2 + 6, y, str(number), size)
