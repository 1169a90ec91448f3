"""The box of Ishtar: a garden around a fountain in the desert, at dusk."""

from __future__ import annotations

from math import cos, pi, sin

from render.boards.ishtar import art
from render.boards.ishtar.ground import DUNE, DUNE_EDGE, GRASS, JEWELS
from render.canvas import Canvas
from render.pen import Pen, arch, smooth
from render.theme import BORDER, INK, PAPER, PLASTER, SAND, SHADE, STONE, WATER, WATER_DEEP, WIDTH

_INSIDE = BORDER + 2
_TREES = ((590, 200, "date_palm"), (1240, 210, "ishtar"), (1120, 150, "pomegranate"), (710, 160, "cypress"))


def scenery(canvas: Canvas) -> None:
    """Draw what lies between the sky and the seats."""
    width, height = WIDTH - 2 * _INSIDE, 300
    pen = Pen(width, height)
    for colour, crest in (
        (SHADE, [(-40, 130), (240, 70), (560, 116), (900, 60), (1240, 104), (1600, 70)]),
        (DUNE_EDGE, [(-40, 160), (300, 128), (700, 156), (1100, 124), (1600, 150)]),
        (DUNE, [(-40, 200), (380, 168), (800, 196), (1200, 168), (1600, 190)]),
    ):
        pen.polygon([*smooth(crest, closed=False), (1640, height), (-40, height)], colour)
    _gate(pen, 300, 150)
    pen.polygon(
        smooth([(470, 272), (620, 214), (860, 196), (1120, 208), (1330, 256), (1290, 320), (560, 320)]), GRASS
    )
    for i in range(30):
        x = 520 + i * 27
        y = 236 + 18 * sin(i * 1.7) + (i % 3) * 18
        if abs(x - 900) > 130:
            art.flower_on(pen, x, y, 34 + 6 * (i % 2))
    for x, size, name in _TREES:
        art.tree_on(pen, x, 206 - size * 0.3, size, name)
    _fountain(pen, 900, 226)
    canvas.paste(pen.sheet(), WIDTH / 2, 314 + height / 2 - 30)


def _gate(pen: Pen, x: float, base: float) -> None:
    """Draw a gate with battlements, behind the dunes."""
    pen.box(x - 150, base - 70, x + 150, base + 40, STONE)
    for side in (-1, 1):
        pen.box(x + side * 100 - 46, base - 130, x + side * 100 + 46, base + 40, SAND)
        for i in range(3):
            left = x + side * 100 - 46 + i * 36
            pen.box(left, base - 146, left + 20, base - 128, SAND)
    pen.polygon(arch(x - 38, base - 56, x + 38, base + 40), JEWELS[0])
    pen.line([(x - 54, base - 66), (x + 54, base - 66)], PLASTER, 8)


def _fountain(pen: Pen, x: float, y: float) -> None:
    pen.ellipse(x, y + 30, 116, 34, STONE, INK, 4)
    pen.ellipse(x, y + 22, 98, 24, WATER, WATER_DEEP, 4)
    pen.polygon([(x - 12, y + 20), (x - 8, y - 50), (x + 8, y - 50), (x + 12, y + 20)], PLASTER, INK, 4)
    pen.ellipse(x, y - 50, 52, 15, PLASTER, INK, 4)
    for i in range(-3, 4):
        angle = pi * i / 9
        drop = [(x, y - 62), (x + 40 * sin(angle) * 1.2, y - 100 * cos(angle)), (x + 92 * sin(angle), y + 6)]
        pen.line(smooth(drop, closed=False), PAPER if i % 2 else WATER, 5)
    pen.polygon([(x, y - 84), (x + 15, y - 66), (x, y - 48), (x - 15, y - 66)], JEWELS[0], INK, 3)
