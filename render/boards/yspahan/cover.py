"""The box of Yspahan: a caravan before the domes of the city at sunset."""

from __future__ import annotations

from PIL import Image

from render.boards.yspahan import art
from render.boards.yspahan.art import DEEP, LIGHT, TURQUOISE
from render.box import Actor, caravan
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, arch, smooth
from render.theme import BORDER, GOLD, PLASTER, SAND, SHADE, STONE, WIDTH

_HORIZON = 430
"""px"""
_CAMELS = ((330, 470), (535, 484), (740, 488), (945, 478))
_WALLS = ((0, 232, 130, STONE), (40, 196, 300, SAND), (480, 206, 740, SAND), (650, 236, 780, STONE))


def scenery(canvas: Canvas) -> None:
    """Draw what lies between the sky and the seats."""
    _dunes(canvas)


def actors() -> list[Actor]:
    """Return the city, the camels of a caravan, and the supervisor."""
    city = _city()
    first, *others = caravan(150, _CAMELS)
    above = _HORIZON + 16 - city.height / 2
    return [Actor(city, 1010, above, tall=True), first, Actor(art.supervisor(140), 1130, 468), *others]


_HALF_DOME = ((-0.82, 0.0), (-1.0, -0.5), (-0.86, -1.0), (-0.42, -1.42))
_DOME = (*_HALF_DOME, (0, -1.85), *((-x, y) for x, y in reversed(_HALF_DOME)))
"""The outline of an onion dome of radius 1 that stands on the ground."""
_GLOSS = ((-0.62, 0), (-0.66, -0.75), (-0.2, -1.4))
_CAP = ((-11, 30), (-11, 10), (0, -14), (11, 10), (11, 30))


def _dome(pen: Pen, x: float, base: float, radius: float, colour: str, light: str) -> None:
    outline, gloss = (
        smooth([(x + dx * radius, base + dy * radius) for dx, dy in shape], closed=False)
        for shape in (_DOME, _GLOSS)
    )
    pen.polygon(outline, colour)
    pen.line(gloss, light, radius * 0.09)
    pen.line([(x, base - radius * 1.8), (x, base - radius * 2.15)], GOLD, radius * 0.07)
    pen.circle(x, base - radius * 2.15, radius * 0.09, GOLD)


def _minaret(pen: Pen, x: float, top: float, base: float) -> None:
    pen.polygon([(x - 13, top + 40), (x + 13, top + 40), (x + 17, base), (x - 17, base)], STONE)
    for y in (top + 90, top + 150):
        pen.box(x - 15, y, x + 15, y + 12, TURQUOISE)
    pen.box(x - 22, top + 30, x + 22, top + 44, DEEP, 4)
    pen.polygon([(x + dx, top + dy) for dx, dy in _CAP], TURQUOISE)


def _iwan(pen: Pen, left: float, top: float, right: float, base: float, tile: str) -> None:
    pen.box(left, top, right, base, tile)
    pen.box(left + 8, top + 8, right - 8, base, PLASTER)
    pen.polygon(arch(left + 20, top + 22, right - 20, base), DEEP)


@sprite
def _city() -> Image.Image:
    """Return walls, gates, domes and minarets along the horizon."""
    width, base = 780, 300
    pen = Pen(width, base + 16)
    for left, top, right, colour in _WALLS:
        pen.box(left, top, right, base, colour)
    _dome(pen, 140, 198, 46, LIGHT, PLASTER)
    _dome(pen, 640, 208, 52, LIGHT, PLASTER)
    _minaret(pen, 262, 44, base)
    _minaret(pen, 518, 44, base)
    pen.box(290, 168, 490, base, SHADE)
    _dome(pen, 390, 172, 84, TURQUOISE, LIGHT)
    _iwan(pen, 326, 150, 454, base, TURQUOISE)
    for x in (70, 150, 206, 550, 610):
        _iwan(pen, x, 234, x + 54, base, TURQUOISE)
    for x in (16, 680, 726):
        pen.polygon(arch(x, 252, x + 30, base), DEEP)
    sand = smooth(
        [(-20, base + 2), (190, base - 8), (400, base - 2), (590, base - 10), (800, base + 2)], closed=False
    )
    pen.polygon([*sand, (800, base + 16), (-20, base + 16)], STONE)
    return pen.sheet()


def _dunes(canvas: Canvas) -> None:
    inside = BORDER + 2
    width, height = WIDTH - 2 * inside, 202
    pen = Pen(width, height)
    for colour, crest in (
        (STONE, [(-40, 60), (260, 20), (620, 42), (1000, 26), (1300, 44), (1600, 14)]),
        (SAND, [(-40, 50), (300, 86), (640, 96), (1000, 74), (1280, 100), (1600, 60)]),
        (SHADE, [(-40, 150), (360, 128), (760, 160), (1180, 132), (1600, 160)]),
    ):
        pen.polygon([*smooth(crest, closed=False), (1640, height), (-40, height)], colour)
    canvas.paste(pen.sheet(), WIDTH / 2, _HORIZON - 44 + height / 2)
