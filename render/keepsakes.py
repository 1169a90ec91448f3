"""What the pictures of gardens and cities on posters share: signs with the points of a seat, and dunes."""

from __future__ import annotations

from collections.abc import Sequence

from render import sprites
from render.canvas import Box, Canvas
from render.pen import Pen, smooth
from render.theme import INK, SEATS, WHITE

FRAME, EDGE, ROUND = 7, 3, 18
"""px; the light frame of a sign, the dark edge around that, and its corners."""
MARGIN = 18
"""px; above and below the mark, together, and right of the points."""
BEYOND = 40
"""px; how far dunes reach beyond both edges."""

Land = Sequence[tuple[str, Sequence[float]]]
"""The colours of dunes from the back to the front, and where each begins: at even distances from the left to
the right edge, as shares of the height.
"""


def sign(canvas: Canvas, place: Box, seat: int, points: str, size: int) -> None:
    """Draw the mark of a seat and some points, in type of this size, on a sign in the colour of the seat."""
    left, top, right, bottom = place
    look, high, y = SEATS[seat], bottom - top, (top + bottom) / 2
    canvas.box(*place, WHITE, ROUND, INK, EDGE)
    on = canvas.box(left + FRAME, top + FRAME, right - FRAME, bottom - FRAME, look.colour, ROUND - FRAME + 1)
    canvas.paste(sprites.token(seat, high - MARGIN, edge=look.text), left + high / 2 + 4, y)
    room = right - left - high - MARGIN
    canvas.text(right - MARGIN, y, points, size, look.text, on=on, align=1, limit=room)


def dunes(pen: Pen, land: Land, wide: int, high: int) -> None:
    """Draw dunes on a picture of this size, in px."""
    for colour, crest in land:
        step = (wide + 2 * BEYOND) / (len(crest) - 1)
        line = smooth([(at * step - BEYOND, y * high) for at, y in enumerate(crest)], closed=False)
        pen.polygon([*line, (wide + BEYOND, high), (-BEYOND, high)], colour)
