"""What stands in the desert beyond the boards of Ishtar: an oasis, and Babylon.

Owns these sprites, which are quiet and have no dark outlines, as no piece is, and where they stand: in the
corners that the boards leave free.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import pi, sin

from PIL import Image

from render import panels
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import (
    CREST,
    DUNE,
    DUSK_DIM,
    DUSK_LIT,
    DUSK_SHADE,
    EARTH,
    EARTH_DARK,
    FROND,
    FROND_DARK,
    GLAZE,
    GLAZE_DARK,
    LUSH,
    LUSTRE,
    POOL,
    POOL_EDGE,
    POOL_LIT,
)
from render.caching import sprite
from render.canvas import Box, Canvas
from render.pen import Pen, Point, arch, smooth
from render.theme import BORDER

_FRONDS = ((-46, 6, 22), (-38, -20, 12), (-16, -34, 4), (16, -34, 4), (38, -20, 12), (46, 6, 22))
"""The fronds of a palm: where the tip is, seen from their root, and how far the frond rises above it."""
_PALMS = (
    (112, 190, 104, -26), (84, 214, 128, -30), (330, 186, 140, 20), (392, 212, 96, 22), (378, 188, 92, 26)
)  # fmt: skip
"""Palms of a group: where the foot is, how high they are, and how far they lean."""
_TERRACES = ((214, 36, 22, 58), (214, 74, 58, 94), (214, 112, 94, 130), (214, 150, 130, 176))
"""Terraces of the hanging gardens, from above: their middle, half their width, top and foot."""


def _palm(pen: Pen, x: float, foot: float, tall: float, lean: float) -> None:
    """Draw a palm that leans to the right, if `lean` is positive."""
    top: Point = (x + lean, foot - tall)
    pen.line(smooth([(x, foot), (x + lean * 0.3, foot - tall * 0.5), top], closed=False), EARTH_DARK, 11)
    for share in (0.2, 0.4, 0.6, 0.8):
        y, bend = foot - tall * share, lean * share**1.4
        pen.line([(x + bend - 6, y), (x + bend + 6, y - 2)], EARTH, 3)
    size = 0.72 + tall / 300
    for number, (dx, dy, lift) in enumerate(_FRONDS):
        tip = top[0] + dx * size, top[1] + dy * size
        rise = top[0] + dx * size * 0.5, tip[1] - lift * size
        sag = top[0] + dx * size * 0.45, tip[1] - (lift - 15) * size
        pen.polygon(smooth([top, rise, tip, sag]), FROND_DARK if number % 2 else FROND)


@sprite
def pool(zoom: float) -> Image.Image:
    """Return an oasis: palms around water in which the light falls, and grass on its shore."""
    pen = Pen(460, 250, zoom)
    pen.ellipse(236, 200, 216, 42, DUSK_DIM)
    for number in range(15):
        pen.circle(64 + number * 24, 182 - 14 * sin(pi * number / 14), 15 + number % 3 * 4, FROND_DARK)
    pen.ellipse(230, 196, 206, 38, LUSH)
    for x, foot, tall, lean in _PALMS[::2]:
        _palm(pen, x, foot, tall, lean)
    pen.ellipse(234, 202, 172, 26, POOL_EDGE)
    pen.ellipse(234, 205, 168, 22, POOL)
    for x, y, half in ((190, 197, 52), (282, 203, 66), (214, 212, 44), (318, 214, 26)):
        pen.line([(x - half, y), (x + half, y)], POOL_LIT, 4)
    for x, foot, tall, lean in _PALMS[1::2]:
        _palm(pen, x, foot, tall, lean)
    for x, y in ((78, 218), (150, 232), (236, 236), (330, 230), (398, 212)):
        for bend in (-9, -3, 4, 10):
            pen.line([(x, y), (x + bend, y - 19 + abs(bend) / 2)], FROND_DARK, 3.5)
    return pen.sheet()


@sprite
def city(zoom: float) -> Image.Image:
    """Return Babylon before a low sun: its walls, the gate of Ishtar, and gardens that hang."""
    pen = Pen(640, 214, zoom)
    pen.circle(306, 92, 86, CREST)
    pen.circle(306, 92, 64, DUNE)
    for middle, half, top, foot in _TERRACES:
        pen.box(middle - half, top, middle + half, foot, EARTH)
        pen.box(middle + half * 0.66, top, middle + half, foot, EARTH_DARK)
        count = round(half / 15)
        for number in range(count):
            x = middle - half + (2 * number + 1) * half / count
            pen.polygon(
                arch(x - 8, top + 14, x + 8, foot), EARTH_DARK if x < middle + half * 0.6 else DUSK_SHADE
            )
        for number in range(2 * count + 1):
            x, leaf = middle - half + number * half / count, (FROND, FROND_DARK)[number % 2]
            pen.line([(x, top), (x, top + 8 + number * 7 % 12)], leaf, 7)
            pen.circle(x, top - 1, 8, leaf)
    _battlements(pen, 14, 626, 148, 192, EARTH, EARTH_DARK)
    for x in (40, 130, 330, 594):
        _battlements(pen, x - 20, x + 20, 126, 192, EARTH, EARTH_DARK)
    _battlements(pen, 408, 516, 104, 192, GLAZE, GLAZE_DARK)
    for x in (404, 520):
        _battlements(pen, x - 25, x + 25, 72, 192, GLAZE, GLAZE_DARK)
        for y in (92, 132, 160):
            pen.box(x - 25, y, x + 25, y + 5, LUSTRE)
    pen.box(429, 120, 495, 125, LUSTRE)
    pen.polygon(arch(436, 132, 488, 192), LUSTRE)
    pen.polygon(arch(443, 140, 481, 192), GLAZE_DARK)
    drift = smooth([(0, 200), (90, 184), (220, 194), (380, 180), (520, 196), (640, 186)], closed=False)
    pen.polygon([*drift, (600, 210), (40, 212)], DUSK_LIT)
    pen.polygon([(436, 186), (488, 188), (530, 212), (408, 212)], DUSK_DIM)
    for x, foot, tall, lean in ((78, 200, 62, -8), (566, 204, 76, 12)):
        _palm(pen, x, foot, tall, lean)
    return pen.sheet()


def _battlements(pen: Pen, left: float, right: float, top: float, foot: float, lit: str, shaded: str) -> None:
    """Draw a wall with steps along its top; its right end is in the shade."""
    count = max(2, round((right - left) / 18))
    step = (right - left) / count
    for number in range(count):
        x = left + number * step
        pen.box(x + step * 0.12, top - 7, x + step * 0.88, top + 1, lit)
        pen.box(x + step * 0.32, top - 13, x + step * 0.68, top + 1, lit)
    pen.box(left, top, right, foot, lit)
    pen.box(max(left, right - 10), top, right, foot, shaded)


SCENES: Mapping[str, Sequence[tuple[Callable[[float], Image.Image], float, float, float]]] = {
    "diamond": ((pool, 0.8, 14.5, 12.15), (city, 0.64, 2.45, 12.4)),
    "trapezoid": ((city, 0.64, 8.55, 2.2), (pool, 0.95, 14.8, 14.9)),
    "triangle": ((pool, 0.9, 2.9, 18.6),),
    "ring": ((pool, 0.95, 9.15, 10.3), (city, 0.58, 14.85, 2.4)),
    "block": ((city, 0.6, 20.0, 2.5), (pool, 0.95, 18.0, 14.6)),
}
"""What stands around the boards of each layout, how large, and where its middle is, in widths of a space."""


def draw(canvas: Canvas, place: Field, layout: str, taken: Sequence[Box] = ()) -> None:
    """Draw what stands around the boards and has room on the picture beside the boxes that are `taken`."""
    for scenery, zoom, x, y in SCENES[layout]:
        image = scenery(round(zoom * place.width / 80, 3))
        middle, low = place.left + x * place.width, place.top + y * place.width
        box = panels.around(middle, low, *image.size)
        if box[3] < canvas.size[1] - BORDER and not any(_meet(box, other) for other in taken):
            canvas.paste(image, middle, low)


def _meet(one: Box, other: Box) -> bool:
    """Return True if two boxes have some room in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
