"""The hanging gardens on a picture: where plots and channel sections lie, the base with river and panels.

Owns the geometry of the garden and of the panels around it. Must not know positions: what changes is
pasted over a copy of the base.
"""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from engine.games.amyitis.garden import LEVEL, PLOTS, SECTIONS, WAYS
from engine.games.amyitis.state import TEMPLES
from render.boards.amyitis import art
from render.boards.amyitis.ground import DRY, DRY_DEEP, GREENS, GROUND, PLATFORMS, WALLS
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, smooth
from render.sprites import sprite
from render.theme import BORDER, GAP, MARGIN, PAPER, WATER, WATER_DEEP, WIDTH

UNIT = 119
"""px from the centre of a plot to the next one, across and down."""
TIP: Point = (MARGIN + 506, 1056)
"""Where the arms of the river meet."""
HALF = 97
"""px from the centre of a plot to its corners."""
RISE = 9
"""px that a terrace stands above the one below."""
TEMPLE_TOP = 1108
TEMPLE_HEIGHT = 206
HEIGHT = TEMPLE_TOP + TEMPLE_HEIGHT + MARGIN

LEFT, RIGHT = MARGIN, MARGIN + 1012
"""px; the edges of the garden."""
PLAYERS: Box = (RIGHT + GAP, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
_WIDE = (RIGHT - LEFT - 2 * GAP) // 3
TEMPLE_BOXES: tuple[Box, ...] = tuple(
    (x, TEMPLE_TOP, x + _WIDE, TEMPLE_TOP + TEMPLE_HEIGHT)
    for x in (LEFT + (_WIDE + GAP) * temple for temple in range(len(TEMPLES)))
)
FIELDS: Box = (LEFT, MARGIN, LEFT + 398, MARGIN + 176)
ROUND: Box = (RIGHT - 300, MARGIN, RIGHT, MARGIN + 204)


def at(x: float, y: float) -> Point:
    """Return a point of the grid, counted from the tip along the two arms of the river, in px."""
    return TIP[0] + UNIT * (x - y), TIP[1] - UNIT * (x + y)


PLOT_AT: tuple[Point, ...] = tuple(at("abcd".index(name[0]) + 0.5, int(name[1]) - 0.5) for name in PLOTS)
"""Per plot: the centre of its terrace on the ground."""
SECTION_AT: tuple[Point, ...] = tuple(at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in WAYS)


def face(plot: int) -> Point:
    """Return the centre of the top of a terrace, which stands higher the higher its level is."""
    x, y = PLOT_AT[plot]
    return x, y - RISE * (LEVEL[plot] - 1)


def tag_at(section: int) -> Point:
    """Return where the code of a section can stand; halves make room for each other at the crossings."""
    x, y = SECTION_AT[section]
    if "." not in SECTIONS[section]:
        return x, y
    (a, b) = WAYS[section]
    crossing = a if all(float(part).is_integer() for part in a) else b
    return x + (30 if x > at(*crossing)[0] else -30), y


def _rhombus(x: float, y: float, half: float) -> list[Point]:
    return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]


@sprite
def terrace(level: int, planted: bool) -> Image.Image:
    """Return a plot of a level: stone, or green with plants; `face` is at its centre."""
    wall = RISE * level + 4
    size = 2 * HALF + 8
    pen = Pen(size, size + 2 * wall)
    x, y = size / 2, size / 2 + wall
    sides = [
        (x - HALF, y),
        (x, y + HALF),
        (x + HALF, y),
        (x + HALF, y + wall),
        (x, y + HALF + wall),
        (x - HALF, y + wall),
    ]
    pen.polygon(sides, WALLS[level - 1])
    pen.polygon(_rhombus(x, y, HALF), PLATFORMS[level - 1])
    if not planted:
        pen.line([*_rhombus(x, y, HALF - 3), _rhombus(x, y, HALF - 3)[0]], PAPER, 3)
        return pen.sheet()
    pen.polygon(_rhombus(x, y, HALF - 9), GREENS[1])
    for dx, dy, shade in _BUSHES:
        for turn in (-0.16, 0.16, 0):
            art.leaf(pen, x + dx, y + dy, turn, 34, 22, GREENS[shade], 2.2)
    return pen.sheet()


_BUSHES = ((0, -38, 3), (-46, 4, 2), (46, 4, 3), (-24, -16, 3), (24, -16, 2), (0, 66, 2))
"""Where plants stand on a green plot, from its centre, and in which shade of green."""


def _channel(pen: Pen, section: int, edge: str, fill: str, width: float, origin: Point) -> None:
    ends = [at(*end) for end in WAYS[section]]
    local = [(x - origin[0], y - origin[1]) for x, y in ends]
    pen.line(local, edge, width + 8)
    pen.line(local, fill, width)


def water(section: int) -> tuple[Image.Image, Point]:
    """Return the water in a section, and where its picture is centred."""
    (x0, y0), (x1, y1) = (at(*end) for end in WAYS[section])
    return _water(section), ((x0 + x1) / 2, (y0 + y1) / 2)


@sprite
def _water(section: int) -> Image.Image:
    (x0, y0), (x1, y1) = (at(*end) for end in WAYS[section])
    pad = 20
    left, top = min(x0, x1) - pad, min(y0, y1) - pad
    pen = Pen(abs(x1 - x0) + 2 * pad, abs(y1 - y0) + 2 * pad)
    _channel(pen, section, WATER_DEEP, WATER, 13, (left, top))
    return pen.sheet()


@sprite
def dry() -> Image.Image:
    """Return the empty place for the cube of a section."""
    pen = Pen(36, 36)
    pen.circle(18, 18, 14, DRY_DEEP, PAPER, 3)
    return pen.sheet()


@cached
def base() -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    _river(canvas)
    pen = Pen(RIGHT - LEFT + 60, TEMPLE_TOP)
    for section in range(len(SECTIONS)):
        _channel(pen, section, DRY_DEEP, DRY, 13, (LEFT - 30, 0))
    canvas.paste(pen.sheet(), (LEFT + RIGHT) / 2, TEMPLE_TOP / 2)
    for plot, level in enumerate(LEVEL):
        canvas.paste(terrace(level, planted=False), *face(plot))
    for box in (*TEMPLE_BOXES, PLAYERS, FIELDS, ROUND):
        canvas.box(*box, PAPER, 16)
    return canvas


def _river(canvas: Canvas) -> None:
    """Draw the river along both lower sides of the garden, with reeds on its far bank."""
    width, height = RIGHT - LEFT + 2 * (MARGIN - BORDER) - 4, 640
    left, top = BORDER + 4, TIP[1] - 560
    pen = Pen(width, height)
    arms = [at(0, 4.35), at(0, 0), at(4.35, 0)]
    for colour, wide in ((WATER_DEEP, 54), (WATER, 42)):
        for a, b in pairwise(arms):
            pen.line([(a[0] - left, a[1] - top), (b[0] - left, b[1] - top)], colour, wide)
    for side in (-1, 1):
        for step in (0.55, 1.45, 2.4, 3.3):
            x, y = TIP[0] + side * UNIT * step - left, TIP[1] - UNIT * step - top
            wave = [(x - 22, y + 3), (x - 11, y - 4), (x, y + 3), (x + 11, y - 4), (x + 22, y + 3)]
            pen.line(smooth(wave, closed=False), PAPER, 4)
    for side, step, size in (
        (-1, 1.0, 1.0),
        (-1, 2.2, 1.25),
        (-1, 3.2, 0.9),
        (1, 1.2, 1.2),
        (1, 2.4, 0.95),
        (1, 3.3, 1.2),
    ):
        x, y = TIP[0] + side * (UNIT * step + 52) - left, TIP[1] - UNIT * step + 62 - top
        for turn, shade in ((-0.09, 0), (0.09, 1), (-0.03, 2), (0.04, 3)):
            art.leaf(pen, x, y, turn, 58 * size, 15 * size, GREENS[shade], 2.2)
    canvas.paste(pen.sheet(), left + width / 2, top + height / 2)
