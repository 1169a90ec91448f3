"""What stands in the desert beyond the boards of Ishtar: an oasis, tents, a caravan, Babylon.

Owns these sprites, which are quiet and have no dark outlines, as no piece is, and where they stand: in the
corners that the boards leave free.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import pi, sin

from PIL import Image

from render import panels, sprites
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import (
    CREST,
    DUNE,
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
    SHADOW,
    SLOPE,
    STRIPE,
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
_CAMELS = ((0, 12, 118, STRIPE), (132, 2, 124, EARTH_DARK), (276, 10, 118, STRIPE))
"""Camels of a caravan: from the left and from the top, their size, and the colour of their blanket."""


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
    pen.ellipse(236, 200, 216, 42, SLOPE)
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
            pen.polygon(arch(x - 8, top + 14, x + 8, foot), EARTH_DARK if x < middle + half * 0.6 else SHADOW)
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
    pen.polygon([*drift, (600, 210), (40, 212)], CREST)
    pen.polygon([(436, 186), (488, 188), (530, 212), (408, 212)], DUNE)
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


@sprite
def tents(zoom: float) -> Image.Image:
    """Return two tents with stripes, and what was unloaded beside them."""
    pen = Pen(420, 200, zoom)
    for left, foot, wide, tall in ((150, 158, 190, 118), (10, 176, 220, 138)):
        right, middle, top = left + wide, left + wide * 0.42, foot - tall
        pen.polygon([(left + 20, foot + 2), (right + 60, foot - 8), (right, foot - 22)], SLOPE, soft=4)
        pen.polygon([(middle, top), (right, foot - 10), (left + wide * 0.56, foot)], EARTH)
        for share in (0.24, 0.62):
            a, b = (left + wide * (0.56 + 0.44 * part) for part in (share, share + 0.2))
            low, lower = (foot - 10 * part for part in (share, share + 0.2))
            pen.polygon([(middle, top), (b, lower), (a, low)], EARTH_DARK)
        pen.polygon([(middle, top), (left + wide * 0.56, foot), (left, foot - 4)], DUNE)
        for share in (0.1, 0.72):
            a, b = (left + wide * 0.56 * part for part in (share, share + 0.18))
            low, lower = (foot - 4 + 4 * part for part in (share, share + 0.18))
            pen.polygon([(middle, top), (b, lower), (a, low)], STRIPE)
        door = left + wide * 0.42
        pen.polygon([(middle, top + tall * 0.34), (door, foot), (door - wide * 0.13, foot - 2)], EARTH_DARK)
        pen.line([(middle, top - 14), (middle, top + 4)], EARTH_DARK, 4)
    for x, y, size in ((258, 176, 17), (290, 180, 14), (232, 184, 13)):
        pen.ellipse(x + 8, y + 4, size * 1.2, 5, SLOPE)
        pen.polygon(
            smooth([(x - size, y), (x - size * 0.7, y - size), (x, y - size * 1.3),
                    (x + size * 0.7, y - size), (x + size, y)]), EARTH)  # fmt: skip
    return pen.sheet()


@sprite
def caravan(zoom: float) -> Image.Image:
    """Return three camels on their way, with their shadows."""
    pen = Pen(430, 150, zoom)
    for left, top, size, cloth in _CAMELS:
        pen.ellipse(left + size * 0.56, top + size - 2, size * 0.5, 8, SLOPE)
        camel = sprites.camel(round(size * pen.zoom), EARTH, EARTH_DARK, cloth)
        pen.paste(camel, left + size / 2 + 4, top + size / 2)
    for (left, top, size, _), (other, low, _, _) in pairwise(_CAMELS):
        rope: list[Point] = [(left + size * 0.84, top + 18), (left + size, top + 40), (other + 26, low + 44)]
        pen.line(smooth(rope, closed=False), EARTH_DARK, 2.5)
    return pen.sheet()


SCENES: Mapping[str, Sequence[tuple[Callable[[float], Image.Image], float, float, float]]] = {
    "diamond": ((pool, 1.0, 14.4, 12.45), (city, 0.68, 2.2, 12.7)),
    "trapezoid": ((city, 0.62, 8.75, 1.1), (pool, 1.0, 14.8, 14.9), (tents, 1.0, 1.9, 14.9)),
    "triangle": ((city, 0.68, 2.35, 4.85), (caravan, 0.85, 7.35, 17.55)),
    "ring": (
        (pool, 0.95, 9.15, 10.3),
        (city, 0.58, 14.85, 2.4),
        (tents, 1.0, 1.5, 18.2),
        (caravan, 1.0, 15.2, 19.0),
    ),
    "block": (
        (tents, 1.0, 2.5, 2.5),
        (city, 0.6, 20.3, 2.5),
        (caravan, 1.0, 2.3, 15.0),
        (pool, 1.0, 18.9, 14.7),
    ),
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
