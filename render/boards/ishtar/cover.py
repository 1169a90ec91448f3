"""The box of Ishtar: a garden around a fountain before the gate of the goddess, at dusk."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.boards.ishtar import art
from render.boards.ishtar.ground import (
    CARPET,
    CARPET_DEEP,
    CREST,
    DUNE,
    DUNE_EDGE,
    FACETS,
    GRASS,
    GRASS_EDGE,
    GRASS_LIT,
    JEWELS,
    SLOPE,
)
from render.box import Actor
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, Point, arch, smooth
from render.theme import BORDER, GOLD, INK, PAPER, PLASTER, SHADE, STONE, WATER, WATER_DEEP, WIDTH

_INSIDE = BORDER + 2
_TOP = 254
"""px; where the scene begins."""
_MIDDLE = 920
"""px; of the garden."""
_TREES = (
    (96, 204, 150, "cypress"), (176, 212, 210, "date_palm"), (282, 206, 150, "pomegranate"),
    (500, 206, 150, "quince"), (604, 212, 216, "ishtar"), (686, 204, 150, "cypress"),
)  # fmt: skip
"""Where trees stand in it, from the left to the right, their height and kind."""
_POTS = ("pomegranate", 500, 520), ("quince", 1400, 500)


def scenery(canvas: Canvas) -> None:
    """Draw what lies between the sky and the seats."""
    width, height = WIDTH - 2 * _INSIDE, 330
    pen = Pen(width, height)
    for colour, shade, crest in (
        (SHADE, DUNE_EDGE, [(-40, 160), (240, 100), (560, 146), (900, 90), (1240, 134), (1600, 100)]),
        (CREST, SLOPE, [(-40, 190), (300, 158), (700, 186), (1100, 154), (1600, 180)]),
    ):
        pen.polygon([*smooth(crest, closed=False), (1640, height), (-40, height)], colour)
        for (x, y), (a, b) in zip(crest[1::2], crest[2::2], strict=False):
            lower: list[Point] = [(x, y), (x + 60, y + 40), (a - 120, b + 12), (a, b)]
            pen.polygon(
                [*smooth([(x, y), (a, b)], closed=False), *reversed(smooth(lower, closed=False))], shade
            )
    pen.polygon([*smooth([(-40, 238), (380, 200), (800, 226), (1200, 200), (1600, 222)], closed=False),
                 (1640, height), (-40, height)], DUNE)  # fmt: skip
    canvas.paste(pen.sheet(), WIDTH / 2, _TOP + height / 2)


def actors() -> list[Actor]:
    """Return the garden, the gate, and trees that stand by themselves."""
    garden, gate = _garden(), _gate()
    trees = [(_tree(name), x, foot) for name, x, foot in _POTS]
    return [
        Actor(garden, _MIDDLE, _TOP + 262 - garden.height / 2, tall=True),
        Actor(gate, 240 + _INSIDE, _TOP + 236 - gate.height / 2, tall=True),
        *(Actor(tree, x, foot - tree.height / 2) for tree, x, foot in trees),
    ]


@sprite
def _tree(name: str) -> Image.Image:
    pen = Pen(170, 180)
    art.tree_on(pen, 85, 88, 160, name)
    return pen.sheet()


@sprite
def _garden() -> Image.Image:
    """Return grass with its bushes, trees, a fountain and beds of flowers."""
    width, height = 780, 350
    pen = Pen(width, height)
    for i in range(19):
        x = 40 + i * (width - 80) / 18
        y = 266 - 60 * sin(pi * (i + 0.5) / 19) ** 0.6
        pen.circle(x, y, 24 + 5 * (i % 3), GRASS_EDGE)
        pen.circle(x - 5, y - 6, 15 + 3 * (i % 3), GRASS)
    for x, foot, size, name in _TREES:
        art.tree_on(pen, x, foot - size * 0.46 + 26, size, name)
    pen.ellipse(width / 2, 288, width / 2 - 2, 60, DUNE_EDGE)
    pen.ellipse(width / 2, 278, width / 2 - 4, 58, GRASS_EDGE)
    pen.ellipse(width / 2, 272, width / 2 - 8, 54, GRASS)
    for i in range(26):
        x, y = 70 + i * 25, 266 + 22 * sin(i * 2.1)
        for bend in (-6, 0, 6):
            pen.line([(x, y), (x + bend, y - 15)], GRASS_LIT, 3)
    _fountain(pen, width / 2, 242)
    for side in (-1, 1):
        for i in range(5):
            art.flower_on(pen, width / 2 + side * (166 + i * 42), 298 - 8 * i, 40)
    return pen.sheet()


@sprite
def _gate() -> Image.Image:
    """Return the gate of Ishtar: glazed bricks, battlements and golden rosettes."""
    pen, x, base = Pen(380, 232), 190, 208
    _wall(pen, x - 110, base - 120, x + 110, base)
    for side in (-1, 1):
        middle = x + side * 128
        _wall(pen, middle - 54, base - 178, middle + 54, base)
    pen.polygon(arch(x - 52, base - 96, x + 52, base), GOLD, INK, 4)
    pen.polygon(arch(x - 38, base - 78, x + 38, base), INK)
    sand = smooth(
        [(0, base + 2), (100, base - 8), (200, base), (290, base - 6), (380, base + 2)], closed=False
    )
    pen.polygon([*sand, (360, base + 22), (20, base + 22)], DUNE)
    return pen.sheet()


def _wall(pen: Pen, left: float, top: float, right: float, bottom: float) -> None:
    """Draw a wall with battlements and two friezes."""
    count = round((right - left) / 36)
    step = (right - left) / count
    for i in range(count):
        for inset, rise in ((4, 14), (10, 26)):
            pen.box(left + i * step + inset, top - rise, left + (i + 1) * step - inset, top + 2, CARPET)
    pen.box(left, top, right, bottom, CARPET)
    pen.box(right - 16, top, right, bottom, CARPET_DEEP)
    for y in (top + 12, bottom - 34):
        pen.box(left, y, right, y + 5, GOLD)
        pen.box(left, y + 28, right, y + 33, GOLD)
        for i in range(count):
            middle = left + (i + 0.5) * step
            for petal in range(8):
                angle = pi / 4 * petal
                pen.circle(middle + 6.5 * sin(angle), y + 16.5 - 6.5 * cos(angle), 3.2, PAPER)
            pen.circle(middle, y + 16.5, 3.6, GOLD)
    for y in range(round(top) + 62, round(bottom) - 50, 16):
        for i in range(count):
            x = left + 6 + (i + y // 16 % 2 / 2) * step % (right - left - 24)
            pen.box(x, y, x + 14, y + 5, FACETS[0])


def _fountain(pen: Pen, x: float, y: float) -> None:
    pen.ellipse(x, y + 36, 136, 34, STONE, INK, 4)
    pen.ellipse(x, y + 26, 116, 25, WATER, WATER_DEEP, 4)
    pen.polygon([(x - 14, y + 24), (x - 9, y - 50), (x + 9, y - 50), (x + 14, y + 24)], PLASTER, INK, 4)
    pen.ellipse(x, y - 50, 56, 15, PLASTER, INK, 4)
    for i in range(-3, 4):
        angle = pi * i / 9
        drop: list[Point] = [
            (x, y - 62),
            (x + 40 * sin(angle) * 1.2, y - 106 * cos(angle)),
            (x + 104 * sin(angle), y + 10),
        ]
        pen.line(smooth(drop, closed=False), PAPER if i % 2 else WATER, 6)
    pen.polygon([(x, y - 88), (x + 17, y - 68), (x, y - 48), (x - 17, y - 68)], JEWELS[0], INK, 3)
