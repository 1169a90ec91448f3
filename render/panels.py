"""Panels that look the same in every game: the table of players, and plates with an icon and a number.

Knows seats, names and numbers; what they stand for is the business of a game's board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render import sprites
from render.canvas import Box, Canvas
from render.text import readable
from render.theme import BODY, GOLD, INK, LARGE, NAME, PLASTER, SEATS, SHADE, SOFT


@dataclass(frozen=True, slots=True)
class Row:
    """One player in the table."""

    name: str
    score: int
    stock: Sequence[tuple[Image.Image, int]]
    """Icons and how many of each."""
    owned: Sequence[Image.Image] = ()
    """What stands before the player, in order."""
    active: bool = False
    """Must decide now."""
    mark: Image.Image | None = None
    """A sign beside the name, such as that of the start player."""


ROW = 85
"""px; the height for which the sizes below are made. Rows of fewer players are higher, and roomier."""
ROOMY = 1.3
STOCK = 32
"""px; the numbers of a player's stock."""
STOCK_STEP = 78
OWNED_STEP = 38
SCORE_WIDTH = 92


def players(canvas: Canvas, box: Box, rows: Sequence[Row]) -> None:
    """The table of players, one row each, seats from top to bottom."""
    left, top, right, bottom = box
    canvas.quiet.append(box)
    height = (bottom - top) // len(rows)
    for seat, row in enumerate(rows):
        _player(canvas, (left, top + seat * height, right, top + (seat + 1) * height), seat, row)


def icon_size(seats: int, height: int) -> int:
    """px of the icons in a table of players `height` px high."""
    return round(36 * min(ROOMY, height / seats / ROW))


def _player(canvas: Canvas, box: Box, seat: int, row: Row) -> None:
    left, top, right, bottom = box
    zoom = min(ROOMY, (bottom - top) / ROW)
    middle = (top + bottom) / 2
    if row.active:
        canvas.box(left, top + 2, right, bottom - 2, PLASTER, 12, GOLD, 4)
        canvas.paste(sprites.pointer(round(34 * zoom), GOLD), left + 23, middle)
    elif seat:
        canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
    canvas.paste(sprites.token(seat, round(62 * zoom)), left + 39 + 34 * zoom, middle)
    start = left + round(38 + 75 * zoom)
    end = right - 16
    canvas.text(end, middle, str(row.score), round(LARGE * zoom), align=1)
    end -= round(SCORE_WIDTH * zoom)
    first, second = middle - 20 * zoom, middle + 19 * zoom
    name, limit = (
        readable(row.name, SEATS[seat].letter),
        end - start - (row.mark.width + 14 if row.mark else 0),
    )
    wide = canvas.text(start, first, name, round(NAME * zoom), limit=limit)
    if row.mark:
        canvas.paste(row.mark, start + wide + 14 + row.mark.width / 2, first)
    x = float(start)
    for icon, number in row.stock:
        canvas.paste(icon, x + 18 * zoom, second)
        canvas.text(x + 40 * zoom, second, str(number), round(STOCK * zoom), INK if number else SOFT)
        x += STOCK_STEP * zoom
    for icon in row.owned:
        canvas.paste(icon, x + 22 * zoom, second)
        x += OWNED_STEP * zoom


def count(canvas: Canvas, x: float, y: float, icon: Image.Image, number: int | str, size: int = BODY) -> None:
    """An icon with its number to the right, the icon centred on (x, y)."""
    canvas.paste(icon, x, y)
    canvas.text(x + icon.width / 2 + 6, y, str(number), size)
