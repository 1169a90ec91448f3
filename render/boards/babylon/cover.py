"""The box of Babylon: hanging gardens above the river, and a boat for each player."""

from __future__ import annotations

from math import sin

from PIL import Image

from render import box
from render.boards.babylon.art import FOAM, WATER
from render.boards.babylon.ground import FLOWERS, RIM, RIM_DARK, TERRACES
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, arch, smooth
from render.theme import (
    BORDER,
    CLAY,
    GOLD,
    INK,
    LEAF,
    PAPER,
    PLASTER,
    SADDLE,
    SAND,
    SHADE,
    STONE,
    TINTS,
    WHITE,
    WIDTH,
    WOOD,
    blend,
)

INSIDE = BORDER + 2
GROUND = 452
"""px; where the gardens stand."""
RIVER = 484
MIDDLE = 900
"""px; of the gardens."""
STOREYS = ((350, 84), (276, 78), (200, 72), (124, 64))
"""Half the width and the height of each storey, from the ground up."""
BOATS = ((250, 530), (540, 546), (1080, 544), (1350, 528))
PALMS = (90, 160), (1480, 120), (300, 120), (430, 140)
"""Where palms stand, and their height."""
FAR = ((0, 60, 300), (210, 96, 150), (350, 50, 200), (1180, 70, 200), (1350, 50, 200))
"""Left edge, height and width of houses on the horizon."""


def scenery(canvas: Canvas) -> None:
    """Draw what lies between the sky and the seats."""
    width, height = WIDTH - 2 * INSIDE, box.SEATS_TOP - 14 - INSIDE
    pen = Pen(width, height)
    _land(pen, width, height)
    canvas.paste(pen.sheet(), WIDTH / 2, INSIDE + height / 2)


def actors() -> list[box.Actor]:
    """Return the gardens, palms, and the boats on the river."""
    gardens, sails = _gardens(), (CLAY, PLASTER)  # the colours of no seat
    boats = [box.Actor(boat(sails[n % 2]), x, y - 36, fixed=True) for n, (x, y) in enumerate(BOATS)]
    palms = [(palm(high), x, GROUND + 16) for x, high in PALMS]
    return [
        box.Actor(gardens, MIDDLE, GROUND + 18 - gardens.height / 2, tall=True),
        *(box.Actor(tree, x, foot - tree.height / 2) for tree, x, foot in palms),
        *boats,
    ]


def _land(pen: Pen, width: int, height: int) -> None:
    """Draw houses far away, the bank and the river."""
    ground, river = GROUND - INSIDE, RIVER - INSIDE
    for left, high, wide in FAR:
        colour = STONE if high > 60 else SAND
        pen.box(left, ground - high, left + wide, ground + 10, colour)
        for x in range(left + 18, left + wide - 24, 46):
            pen.polygon(arch(x, ground - high + 18, x + 18, ground - high + 48), blend(colour, INK, 0.3))
    for colour, crest in (
        (SHADE, [(0, ground - 6), (500, ground - 14), (1000, ground), (width, ground - 10)]),
        (TERRACES[0], [(0, river - 12), (400, river - 4), (900, river - 10), (width, river - 2)]),
        (WATER, [(0, river), (400, river + 8), (900, river + 2), (width, river + 10)]),
    ):
        pen.polygon([*smooth(crest, closed=False), (width, height), (0, height)], colour)
    for i in range(17):
        x, y = 40 + i * 93, river + 26 + i * 37 % 58
        wave = [(x, y), (x + 16, y - 5), (x + 32, y), (x + 48, y + 5), (x + 64, y)]
        pen.line(smooth(wave, closed=False), FOAM, 3)


@sprite
def _gardens() -> Image.Image:
    """Return terraces on columns, plants hanging over their edges, stairs in the middle."""
    width, height = 2 * STOREYS[0][0] + 48, sum(high for _, high in STOREYS) + 126
    pen, middle, base = Pen(width, height), width / 2, float(height)
    for storey, (half, high) in enumerate(STOREYS):
        top = base - high
        pen.box(middle - half, top, middle + half, base, RIM, 4)
        count = half // 34
        step = (2 * half - 24) / count
        for i in range(count):
            left = middle - half + 12 + i * step
            pen.polygon(arch(left + 7, top + 22, left + step - 7, base), blend(RIM_DARK, INK, 0.3))
            pen.polygon(arch(left + 12, top + 30, left + step - 12, base), blend(RIM_DARK, INK, 0.6))
        pen.box(middle - 34, top, middle + 34, base, RIM_DARK)
        for i in range(7):
            y = base - (i + 1) * high / 7
            pen.box(middle - 30, y + 1, middle + 30, y + high / 7 - 2, blend(RIM, WHITE, i / 7))
        for side in (-1, 1):
            _plants(pen, middle + side * 46, middle + side * (half + 8), top, storey)
        base = top
    _pavilion(pen, middle, base)
    return pen.sheet()


def _plants(pen: Pen, start: float, end: float, y: float, storey: int) -> None:
    """Draw a hedge along an edge, vines that hang from it, and flowers."""
    left, right = min(start, end), max(start, end)
    dark, light = blend(LEAF, INK, 0.3), TERRACES[min(storey, 2)]
    count = round((right - left) / 22)
    for i in range(count + 1):
        x = left + (right - left) * i / count
        pen.line([(x, y), (x, y + 16 + 14 * abs(sin(i * 2.4 + storey)))], dark, 12)
    for i in range(count + 1):
        x = left + (right - left) * i / count
        pen.circle(x, y - 3 - 5 * abs(sin(i * 1.7 + storey)), 15, LEAF)
        pen.circle(x - 3, y - 8 - 5 * abs(sin(i * 1.7 + storey)), 8, light)
    for i, colour in enumerate(list(FLOWERS.values()) * 2):
        x = left + 14 + (right - left - 28) * ((i * 3 + storey) % 8) / 7
        pen.circle(x, y - 2 + 9 * sin(i * 2.1), 5.5, colour, INK, 1.5)


def _pavilion(pen: Pen, x: float, base: float) -> None:
    """Draw the belvedere at the top."""
    for at in (-34, 34):
        pen.box(x + at - 7, base - 62, x + at + 7, base, RIM)
    pen.box(x - 27, base - 62, x + 27, base, blend(CLAY, INK, 0.3))
    pen.polygon(arch(x - 18, base - 54, x + 18, base), INK)
    pen.polygon([(x - 54, base - 60), (x, base - 112), (x + 54, base - 60)], CLAY, soft=3)
    pen.polygon([(x - 18, base - 60), (x, base - 112), (x + 18, base - 60)], TINTS["red"].pale)
    pen.circle(x, base - 116, 7, GOLD)


@sprite
def palm(high: int) -> Image.Image:
    """Return a palm whose trunk is this many px high."""
    pen = Pen(180, high + 60)
    x, base = 76.0, high + 60.0
    pen.line(smooth([(x, base), (x + 4, base - high * 0.5), (x + 14, base - high)], closed=False), SADDLE, 11)
    top = base - high
    for dx, dy in ((-62, 26), (-66, -4), (-34, -36), (10, -46), (52, -32), (76, 0), (66, 32)):
        leaf = [(x + 14, top), (x + 14 + dx * 0.5, top + dy * 0.5 - 16), (x + 14 + dx, top + dy)]
        pen.line(smooth(leaf, closed=False), LEAF, 13)
    pen.polygon([(x - 15, base), (x - 4, base - 26), (x + 6, base - 26), (x + 15, base)], SADDLE, soft=2)
    for dx in (-6, 6, 0):
        pen.circle(x + 14 + dx, top + 6 + abs(dx), 6, GOLD)
    return pen.sheet()


@sprite
def boat(colour: str) -> Image.Image:
    """Return a reed boat under sail."""
    pen = Pen(168, 136)
    x, y = 84.0, 104.0
    pen.line([(x, y), (x, y - 96)], SADDLE, 6)
    sail = smooth([(x - 4, y - 94), (x - 54, y - 52), (x - 58, y - 18), (x - 4, y - 22)])
    pen.polygon(sail, colour, INK, 3)
    pen.polygon(smooth([(x + 6, y - 84), (x + 38, y - 44), (x + 40, y - 20), (x + 6, y - 24)]), PAPER, INK, 3)
    hull = smooth(
        [
            (x - 78, y - 20),
            (x - 52, y + 2),
            (x, y + 6),
            (x + 52, y + 2),
            (x + 78, y - 20),
            (x + 44, y + 22),
            (x - 44, y + 22),
        ]
    )
    pen.polygon(hull, WOOD, INK, 3)
    pen.line(smooth([(x - 58, y + 4), (x, y + 12), (x + 58, y + 4)], closed=False), SADDLE, 4)
    return pen.sheet()
