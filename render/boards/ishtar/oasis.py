"""What stands in the desert beyond the boards of Ishtar: palms, tents, a caravan, a ruin.

Owns these sprites, which are quiet and have no dark outlines, as no piece is, and where they stand: in the
corners that the boards leave free.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from PIL import Image

from render import sprites
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import (
    CREST,
    DUNE,
    EARTH,
    EARTH_DARK,
    FROND,
    FROND_DARK,
    SHADOW,
    SLOPE,
    STRIPE,
)
from render.canvas import Canvas
from render.pen import Pen, Point, arch, smooth
from render.sprites import sprite
from render.theme import BORDER

_FRONDS = ((-46, 6, 22), (-38, -20, 12), (-16, -34, 4), (16, -34, 4), (38, -20, 12), (46, 6, 22))
"""The fronds of a palm: where the tip is, seen from their root, and how far the frond rises above it."""
_PALMS = ((112, 236, 96, -20), (196, 250, 132, 18), (268, 232, 78, 10))
"""Palms of a group: where the foot is, how high they are, and how far they lean."""
_CAMELS = ((0, 12, 118, STRIPE), (132, 2, 124, EARTH_DARK), (276, 10, 118, STRIPE))
"""Camels of a caravan: from the left and from the top, their size, and the colour of their blanket."""


@sprite
def palms(zoom: float) -> Image.Image:
    """Return three palms with their shadows, and a little grass."""
    pen = Pen(400, 270, zoom)
    for x, foot, tall, _ in _PALMS:
        pen.ellipse(x + tall * 0.5, foot + 2, tall * 0.56, 9, SLOPE)
    for x, foot, tall, lean in _PALMS:
        top: Point = (x + lean, foot - tall)
        pen.line(smooth([(x, foot), (x + lean * 0.3, foot - tall * 0.5), top], closed=False), EARTH_DARK, 11)
        for share in (0.2, 0.4, 0.6, 0.8):
            y = foot - tall * share
            pen.line([(x + lean * share**1.4 - 6, y), (x + lean * share**1.4 + 6, y - 2)], EARTH, 3)
        size = 0.72 + tall / 300
        for number, (dx, dy, lift) in enumerate(_FRONDS):
            tip = top[0] + dx * size, top[1] + dy * size
            rise = top[0] + dx * size * 0.5, tip[1] - lift * size
            sag = top[0] + dx * size * 0.45, tip[1] - (lift - 15) * size
            pen.polygon(smooth([top, rise, tip, sag]), FROND_DARK if number % 2 else FROND)
    for x, y in ((74, 240), (150, 252), (236, 244)):
        for bend in (-9, -3, 4, 10):
            pen.line([(x, y), (x + bend, y - 17 + abs(bend) / 2)], FROND, 3)
    return pen.sheet()


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


@sprite
def ruin(zoom: float) -> Image.Image:
    """Return what is left of a gate, half buried in sand."""
    pen = Pen(340, 190, zoom)
    pen.polygon([(40, 168), (330, 160), (290, 140), (120, 140)], SLOPE, soft=5)
    for left, top, right in ((30, 52, 92), (176, 84, 232)):
        pen.box(left, top, right, 172, EARTH)
        pen.box(right - 16, top, right, 172, EARTH_DARK)
        for number, y in enumerate(range(top + 18, 168, 20)):
            pen.line([(left + 2, y), (right - 16, y)], SHADOW, 2.5)
            for x in range(left + 12 + 12 * (number % 2), right - 18, 26):
                pen.line([(x, y), (x, y + 20)], SHADOW, 2.5)
        for at in range(left, right - 20, 24):
            pen.box(at, top - 14, at + 14, top + 2, EARTH)
    pen.polygon(arch(84, 62, 184, 172), EARTH)
    pen.polygon(arch(100, 82, 168, 172), EARTH_DARK)
    drift = smooth([(0, 182), (60, 158), (150, 172), (240, 156), (340, 184)], closed=False)
    pen.polygon([*drift, (340, 190), (0, 190)], CREST)
    return pen.sheet()


SCENES: Mapping[str, Sequence[tuple[Callable[[float], Image.Image], float, float]]] = {
    "diamond": ((palms, 15.1, 1.9), (ruin, 3.2, 1.9), (caravan, 14.8, 13.0), (tents, 1.7, 12.5)),
    "trapezoid": ((caravan, 8.7, 1.5), (palms, 14.8, 14.9), (tents, 1.9, 14.9)),
    "triangle": ((tents, 1.8, 14.9), (palms, 16.25, 21.4), (caravan, 11.7, 21.6)),
    "ring": ((palms, 9.4, 10.1), (ruin, 15.9, 2.4), (tents, 1.5, 18.2), (caravan, 15.2, 19.0)),
    "block": ((tents, 2.5, 2.5), (ruin, 20.5, 2.7), (caravan, 2.3, 15.0), (palms, 19.1, 14.7)),
}
"""What stands around the boards of each layout, and where its middle is, in widths of a space."""


def draw(canvas: Canvas, place: Field, layout: str) -> None:
    """Draw what stands around the boards, if there is room for all of it."""
    for scenery, x, y in SCENES[layout]:
        image, low = scenery(place.width / 80), place.top + y * place.width
        if low + image.height / 2 < canvas.size[1] - BORDER:
            canvas.paste(image, place.left + x * place.width, low)
