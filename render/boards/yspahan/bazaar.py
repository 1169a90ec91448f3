"""What the city is built of: shops with awnings, houses, trees and the great mosque.

Owns how these look. Must not know where they stand: `city` does.
"""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageDraw

from render import sprites
from render.boards.yspahan import art
from render.boards.yspahan.ground import (
    BARK,
    BRASS,
    CALM,
    CALM_SHADE,
    DIM,
    DOME,
    FADED,
    GILT,
    GLINT,
    GLOW,
    GROVE,
    LAWN,
    NICHES,
    PAVING,
    RIM,
    ROOF,
    SHADED,
    SIDES,
    STREET,
    TREE,
    WALL,
    WALLS,
    WAY,
    WAY_RIM,
    WAY_SHADE,
)
from render.caching import composed, sprite
from render.pen import Pen, Point, arch, regular, resized, smooth
from render.sprites import paste
from render.text import width
from render.theme import CHOICE, GOLD, INK, PAPER, SEATS, STONE, TINTS, blend, rgb

WIDTH, HEIGHT = 84, 108
"""Units; a shop."""
AWNING, STRIPES = 36, 5
"""Units; the height of an awning above its scalloped edge. Its stripes: in the middle of it is a dark one."""
SILL = 68
"""Units from the top of a shop: the step in front of it, on which its code is written."""
CUBE, ALONE = 31, 58
"""Units from the top of a shop to the centre of its cube: above its letter, and without one."""
ABOVE = 3
"""Units that its cube may reach above a shop."""
CODE, WITHIN, LOWER = 86, 72, 82
"""Units from the top of a shop to the middle of its code, and to that of its letter in an empty one and
below a cube.
"""
STEP = 68
"""Units; the room for its code."""
SIGN = (186, 60)
"""Units; the width and height of the board with the name of a quarter."""
NAME = (80, 27, 98)
"""Units; on that board: where the name begins, its middle, and its room."""

Box = tuple[int, int, int, int]


@sprite
def shop(tint: str, ware: str, zoom: float) -> Image.Image:
    """Return a shop: an awning, an arch that takes a cube, with a ware in it, and a step for a code. The sun
    shines from the top left.
    """
    pen, deep = Pen(WIDTH, HEIGHT, zoom), TINTS[tint].deep
    pen.box(0, 4, WIDTH, HEIGHT, deep, 5)
    pen.box(3, 8, WIDTH - 3, HEIGHT - 3, WALLS[tint], 3)
    pen.box(WIDTH - 10, 8, WIDTH - 3, SILL, SIDES[tint], 0)
    pen.polygon(arch(9, 8, WIDTH - 9, SILL), deep)
    pen.polygon(arch(12, 11, WIDTH - 12, SILL), NICHES[tint])
    if ware in _WARES:
        pen.polygon(_ware(ware), SIDES[tint], soft=1)
        for line in _LINES[ware]:
            pen.line(line, NICHES[tint], 3)
    pen.box(3, SILL - 2, WIDTH - 3, SILL + 2, deep)
    _awning(pen, WIDTH, tint, FADED[tint])
    return pen.sheet()


@sprite
def quiet(tint: str, zoom: float, *, empty: bool) -> Image.Image:
    """Return a shop that nobody is asked about, without dark edges and a ware: its wall in the colour of its
    souk, also seen beside a cube, and a step for its letter. An empty one is pale.
    """
    pen, deep = Pen(WIDTH, HEIGHT, zoom), CALM[tint] if empty else FADED[tint]
    pen.box(1, 8, WIDTH - 1, HEIGHT, deep, 5)
    pen.box(5, AWNING, WIDTH - 5, HEIGHT - 4, WALLS[tint], 3)
    _awning(pen, WIDTH, tint, deep, WALLS[tint], CALM_SHADE[tint] if empty else SHADED[tint])
    return pen.sheet()


@sprite
def offered(tint: str, zoom: float) -> Image.Image:
    """Return an empty shop in a green frame: a cube may be placed there. Its awning, in full colours,
    is lower than that of others: the rest is room for what is written large.
    """
    pen, wide = Pen(WIDTH, HEIGHT, zoom), WIDTH - 2 * FRAMED
    pen.box(1, 1, WIDTH - 1, HEIGHT - 1, WALLS[tint], 6)
    awning = Pen(wide, AWNING + wide / STRIPES / 2 + 4, pen.zoom)
    _awning(awning, wide, tint, TINTS[tint].deep, WALLS[tint])
    low = round(LOW * pen.zoom)
    pen.paste(resized(awning.sheet(), round(wide * pen.zoom), low), WIDTH / 2, FRAMED + LOW / 2)
    for inset, line, ink in ((0, 12, INK), (3, 9, PAPER), (3, 6, CHOICE)):
        pen.frame(inset, inset, WIDTH - inset, HEIGHT - inset, 6 - inset, ink, line)
    return pen.sheet()


FRAMED, LOW = 10, 30
"""Units; how far inside such a frame the awning begins, and its height with its scalloped edge and shadow."""


@composed
def stall(tint: str, seat: int, size: int, zoom: float, step: bool = True, down: int = CUBE) -> Image.Image:
    """Return a quiet shop with the cube of a seat, `down` units from its top, with its step or without, and
    with room above it.
    """
    whole = quiet(tint, zoom, empty=False)
    above = round(ABOVE * zoom)
    sheet = whole.crop((0, -above, whole.width, whole.height if step else round(SILL * zoom)))
    paste(sheet, art.cube(seat, size), whole.width / 2, down * zoom + above)
    return sheet


def _awning(pen: Pen, width: float, tint: str, deep: str, pale: str = PAPER, shade: str = "") -> None:
    """Draw an awning with a scalloped edge in the pattern of its tint, and its shadow."""
    shade = shade or SHADED[tint]
    pattern, stripes = TINTS[tint].pattern, STRIPES
    step, middle = width / stripes, AWNING / 2 + 5 * (pattern == "checks")
    upper, lower = _AWNINGS[pattern]
    for i in range(stripes):
        left, right = i * step, (i + 1) * step
        pen.box(left, 4, right, AWNING + 4, shade)
        pen.circle((i + 0.5) * step, AWNING + 4, step / 2, shade)
        pen.box(left, middle, right, AWNING, deep if lower[i % 2] else pale)
        pen.circle((i + 0.5) * step, AWNING, step / 2, deep if lower[i % 2] else pale)
        pen.box(left, 0, right, middle, deep if upper[i % 2] else pale)
    if pattern == "dots":
        for i in range(DOTS):
            pen.circle((i + 0.5) * width / DOTS, middle + 2, DOT, pale)
    if pattern == "bars":
        pen.box(0, BAR_AT, width, BAR_AT + BAR_HEIGHT, pale)
    pen.box(0, 0, width, CORNICE if pattern == "checks" else 4, deep, 2)


DOTS, DOT = 3, 8
"""The dots on an awning, and units: half of their size."""
BAR_AT, BAR_HEIGHT = 14, 12
"""Units; from the top of an awning down to the pale bar along it, and the height of that."""
CORNICE = 11
"""Units; the dark edge above the checks of an awning, without which these would look like battlements."""
_AWNINGS = {
    "stripes": ((True, False), (True, False)),
    "bars": ((True, True), (True, True)),
    "dots": ((True, True), (True, True)),
    "checks": ((True, False), (False, True)),
}
"""By pattern: which stripes of the upper and the lower half are dark, the even and the odd ones."""


_WARES = {
    "bag": (
        (32, 33), (52, 33), (48, 43), (60, 54), (65, 67), (58, 74), (26, 74), (19, 67), (24, 54), (36, 43),
    ),
    "barrel": ((30, 36), (54, 36), (61, 55), (54, 74), (30, 74), (23, 55)),
    "chest": ((20, 46), (28, 38), (56, 38), (64, 46), (64, 74), (20, 74)),
    "vase": (
        (36, 34), (48, 34), (47, 42), (60, 52), (60, 60), (50, 70), (52, 74), (32, 74), (34, 70), (24, 60),
        (24, 52), (37, 42),
    ),
}  # fmt: skip

_LINES: dict[str, tuple[list[Point], ...]] = {
    "bag": ([(34, 43), (50, 43)],),
    "barrel": ([(29, 45), (55, 45)], [(28, 64), (56, 64)]),
    "chest": ([(21, 53), (63, 53)], [(42, 53), (42, 60)]),
    "vase": ([(30, 56), (54, 56)],),
}
"""Folds, hoops and lids."""


def _ware(kind: str) -> list[Point]:
    return list(_WARES[kind]) if kind == "chest" else smooth(_WARES[kind], steps=4)


@sprite
def medal(tint: str, size: int, zoom: float) -> Image.Image:
    """Return the plate of a souk: a medal, as all points are on, for how many it brings."""
    pen, middle = Pen(size, size, zoom), size / 2
    shape = regular(middle, middle, middle - 2, 8, 1 / 16)
    pen.polygon(shape, PAPER, TINTS[tint].deep, 4, soft=2)
    return pen.sheet()


FIELDS = 66, (34, 22)
"""Units; how wide a row of fields on the plate of a souk is, and how high: the only one, and each of two."""
IN_ROW = 3
"""The most fields in a row."""


@sprite
def full(tint: str, width: int, height: int, seat: int, zoom: float) -> Image.Image:
    """Return the plate of a souk that a seat has filled: a pennant in its colour, whose shape no cube has,
    with a tick and room for the code.
    """
    pen, one = Pen(width, height + 3, zoom), SEATS[seat]
    pen.polygon(_pennant(6, 9, width - 6, height - 3), SHADED[tint], soft=6)
    pen.polygon(_pennant(6, 6, width - 6, height - 6), INK, soft=6)
    pen.polygon(_pennant(6, 6, width - 6, height - 6), one.colour, soft=2)
    pen.paste(sprites.tick(round(TICK * pen.zoom), one.text), width / 2, TICKED)
    return pen.sheet()


def _pennant(left: float, top: float, right: float, bottom: float) -> list[Point]:
    sides = bottom - POINT
    return [(left, top), (right, top), (right, sides), ((left + right) / 2, bottom), (left, sides)]


TICK, TICKED, POINT = 34, 76, 18
"""Units; the tick on the pennant of a full souk, from the top to its middle, and the height of its point."""


@sprite
def bar(tint: str, shops: int, zoom: float, filled: int = 0, seat: int = 0) -> Image.Image:
    """Return one row or two with a field for each shop of a souk, as many filled as there are cubes of a
    seat.
    """
    boxes = fields(shops)
    wide, high = boxes[-1][2] + 3, boxes[-1][3] + 3
    pen = Pen(wide, high, zoom)
    pen.box(0, 0, wide, high, INK if filled else RIM[tint], 6)
    for field, box in enumerate(boxes):
        pen.box(*box, SEATS[seat].colour if field < filled else PAPER, 3)
    return pen.sheet()


def fields(shops: int) -> list[Box]:
    """Return the fields of such a sign, in units: two rows are as wide as one."""
    rows, found = -(-shops // IN_ROW), list[Box]()
    wide, step = FIELDS[0], FIELDS[1][rows - 1]
    for row in range(rows):
        number = -(-(shops - len(found)) // (rows - row))
        edges = [3 + round(place * (wide - 3) / number) for place in range(number + 1)]
        found += [(left, 3 + row * step, right - 3, row * step + step) for left, right in pairwise(edges)]
    return found


BROAD, AROUND, SUNNY, LIT = 34, 3, 24, -5
"""Units; a covered way, the edge on each of its sides, and of it what the sun lights and how far that lies to
the left of its middle and above it.
"""


def _local(points: list[Point]) -> tuple[list[Point], Point, Point]:
    """Return these points on a sheet with room for a way between them, its size, and its centre in units."""
    x0, x1 = min(x for x, _ in points) - 30, max(x for x, _ in points) + 30
    y0, y1 = min(y for _, y in points) - 30, max(y for _, y in points) + 30
    return [(x - x0, y - y0) for x, y in points], (x1 - x0, y1 - y0), ((x0 + x1) / 2, (y0 + y1) / 2)


def band(points: list[Point], tint: str, zoom: float) -> tuple[Image.Image, Point]:
    """Return the covered way that joins the shops of a souk, and its centre in units."""
    local, size, centre = _local(points)
    edge, way, sunny = (Pen(*size, zoom) for _ in range(3))
    edge.line(local, WAY_RIM[tint], BROAD + 2 * AROUND)
    way.line(local, WAY_SHADE[tint], BROAD)
    sunny.line([(x + LIT, y + LIT) for x, y in local], WAY[tint], SUNNY)
    sheet = edge.sheet()
    for part in (way, sunny):
        paste(sheet, part.sheet(), sheet.width / 2, sheet.height / 2)
    return sheet, centre


FINER = 2
"""How many times larger than it is shown a way in the colour of a seat is drawn, without a pattern: a turn
draws it.
"""


def ribbon(points: list[Point], seat: int, zoom: float) -> tuple[Image.Image, Point]:
    """Return the covered way of a souk in the colour of a seat, and its centre in units."""
    local, (wide, high), centre = _local(points)
    scale, colour = FINER * zoom, SEATS[seat].colour
    shade = blend(colour, INK, 0.5)
    sheet = Image.new("RGBa", (round(wide * zoom) * FINER, round(high * zoom) * FINER), None)
    pen = ImageDraw.Draw(sheet)
    for aside, broad, ink in ((0, BROAD + 2 * AROUND, INK), (0, BROAD, shade), (LIT, SUNNY, colour)):
        line = [((x + aside) * scale, (y + aside) * scale) for x, y in local]
        pen.line(line, (*rgb(ink), 255), round(broad * scale), joint="curve")
    return sheet.reduce(FINER), centre


@sprite
def paving(length: int, wide: int, zoom: float) -> Image.Image:
    """Return a stretch of a street from the left to the right, with a kerb on both sides."""
    pen = Pen(length, wide, zoom)
    pen.box(0, 0, length, wide, WALL)
    pen.box(0, KERB, length, wide - KERB, PAVING)
    pen.box(0, 2 * KERB, length, wide - 2 * KERB, STREET)
    return pen.sheet()


KERB = 4
"""Units; the wall along a street, and the stones at its foot."""


@sprite
def trees(palm: bool, zoom: float) -> Image.Image:
    """Return a palm or three cypresses."""
    pen = Pen(46, 46, zoom)
    if palm:
        _palm(pen, 23, 45, 1.0)
    else:
        for x in (9, 23, 37):
            _cypress(pen, x, 45, 36 if x == 23 else 30)
    return pen.sheet()


def _palm(pen: Pen, x: float, base: float, size: float) -> None:
    """Draw a palm with its foot at a place; one of size 1 is 42 units high."""
    top = base - 25 * size
    pen.line([(x - size, base), (x + size, top)], BARK, 4 * size)
    for colour, leaves in (
        (GROVE, ((-17, 2), (17, 3), (-9, 8), (11, 9))),
        (TREE, ((-14, -8), (0, -15), (13, -8))),
    ):
        for dx, dy in leaves:
            tip = x + dx * size, top + dy * size
            bend = x + dx * size * 0.55, top + (dy - 8) * size * 0.7
            pen.line(smooth([(x, top), bend, tip], closed=False), colour, 5.2 * size)


def _cypress(pen: Pen, x: float, base: float, high: float) -> None:
    pen.line([(x, base), (x, base - 8)], BARK, 3)
    pen.ellipse(x, base - 4 - high / 2, 6.5, high / 2, GROVE)
    pen.ellipse(x - 1.8, base - 5 - high / 2, 3.6, high / 2 - 3, TREE)


def _dome(x: float, base: float, radius: float) -> list[Point]:
    right = [(0.92, 0.2), (1.0, -0.35), (0.72, -0.9), (0.2, -1.3), (0, -1.6)]
    left = [(-dx, dy) for dx, dy in reversed(right[:-1])]
    return smooth([(x + dx * radius, base + dy * radius) for dx, dy in (*right, *left)], steps=4)


def _round(
    pen: Pen, x: float, base: float, radius: float, colours: tuple[str, str, str] = (DOME, DIM, GLINT)
) -> None:
    """Draw a dome, of glazed tiles unless it has other colours: the sun shines on its left side."""
    lit, shaded, glint = colours
    pen.polygon(_dome(x, base, radius), shaded)
    pen.polygon(_dome(x - 0.14 * radius, base, 0.84 * radius), lit)
    pen.line([(x, base - 1.5 * radius), (x, base - 1.85 * radius)], GOLD, max(2.5, 0.12 * radius))
    gloss = [(x - 0.62 * radius, base - 0.2 * radius), (x - 0.56 * radius, base - 0.72 * radius),
             (x - 0.22 * radius, base - 1.06 * radius)]  # fmt: skip
    pen.line(smooth(gloss, closed=False), glint, max(2, 0.13 * radius))


_GILDED = GILT, BRASS, ROOF
"""The colours of gilded domes: in the sun, in the shade, and where they shine."""


def _wall(
    pen: Pen, left: float, top: float, right: float, foot: float, shade: float, radius: int = 1
) -> None:
    """Draw a wall in the sun, whose last `shade` units on the right are in the shade."""
    pen.box(left, top, right, foot, WALL, radius)
    pen.box(left, top, right - shade, foot, ROOF, radius)


MOSQUE, COURT = (320, 122), 74
"""Units; the width and height of the great mosque, and from its top down to the walls of its courts."""


@sprite
def mosque(zoom: float) -> Image.Image:
    """Return the great mosque: a dome and a gate between two minarets, and a court on both sides."""
    wide, base = MOSQUE
    pen, middle = Pen(wide, base, zoom), wide / 2
    pen.box(0, COURT, wide, base, WALL, 2)
    pen.box(0, COURT, wide, COURT + 12, ROOF)
    for x in (10, 40, 70, wide - 32, wide - 62, wide - 92):
        pen.polygon(arch(x, 92, x + 22, base), GLOW)
        pen.polygon(arch(x + 3, 96, x + 19, base), DIM)
    for x in (46, wide - 46):
        _round(pen, x, COURT, 17, _GILDED)
    _round(pen, middle, 58, 35)
    _wall(pen, middle - 38, 54, middle + 38, base, shade=8)
    pen.box(middle - 38, 54, middle + 38, 59, DOME)
    pen.polygon(arch(middle - 24, 64, middle + 24, base), DOME)
    pen.polygon(arch(middle - 19, 72, middle + 19, base), DIM)
    for x in (middle - 48, middle + 48):
        pen.box(x - 8, 44, x + 8, base, WALL)
        pen.box(x - 8, 44, x + 3, base, ROOF)
        pen.box(x - 8, 60, x + 8, 65, DOME)
        pen.box(x - 11, 38, x + 11, 46, DOME, 2)
        _round(pen, x, 38, 8)
    return pen.sheet()


PAVILION, BELOW_DOMES = (118, 106), 60
"""Units; the width and height of a pavilion, and from its top down to its walls."""


@sprite
def pavilion(zoom: float) -> Image.Image:
    """Return a pavilion with a gilded dome between two small ones."""
    wide, base = PAVILION
    pen, middle = Pen(wide, base, zoom), wide / 2
    for x in (18, wide - 18):
        _round(pen, x, 62, 12)
    _round(pen, middle, 56, 29, _GILDED)
    _wall(pen, 0, 60, wide, base, shade=8, radius=2)
    pen.box(0, 60, wide - 8, 66, DOME)
    for x in (8, wide - 38):
        pen.polygon(arch(x, 74, x + 24, base), WALL)
        pen.polygon(arch(x + 5, 79, x + 24, base), GLOW)
    _wall(pen, middle - 22, 52, middle + 22, base, shade=5)
    pen.box(middle - 22, 52, middle + 22, 58, DOME)
    pen.polygon(arch(middle - 15, 64, middle + 12, base), WALL)
    pen.polygon(arch(middle - 10, 70, middle + 12, base), GLOW)
    return pen.sheet()


GATE, BELOW_TOWERS = (72, 104), 24
"""Units; the width and height of the gate of the city, and from its top down to the walls of its towers."""


@sprite
def gate(zoom: float) -> Image.Image:
    """Return the gate of the city, where the street from the west begins."""
    wide, base = GATE
    pen, middle = Pen(wide, base, zoom), wide / 2
    for x in (9, wide - 9):
        _round(pen, x, 25, 8, _GILDED)
        _wall(pen, x - 9, 24, x + 9, base, shade=5)
        pen.box(x - 9, 34, x + 9, 40, DOME)
    pen.box(15, 8, wide - 15, base, ROOF, 1)
    pen.box(15, 8, wide - 15, 15, DOME)
    pen.polygon(arch(18, 20, wide - 18, base), DOME)
    pen.polygon(arch(22, 28, wide - 22, base), GLOW)
    pen.polygon(arch(22, 28, middle + 6, base), BARK)
    return pen.sheet()


GARDEN = (128, 158)
"""Units; the width and height of the garden of the great mosque."""


@sprite
def garden(zoom: float) -> Image.Image:
    """Return a garden in four parts, with a pool where its canals meet, and trees."""
    wide, high = GARDEN
    pen, x, y = Pen(wide, high, zoom), wide / 2, high / 2
    pen.box(0, 0, wide, high, WALL, 6)
    pen.box(0, 0, wide - 4, high - 5, ROOF, 6)
    for left, right in ((8, x - 12), (x + 8, wide - 12)):
        for top, bottom in ((8, y - 12), (y + 8, high - 13)):
            pen.box(left, top, right, bottom, LAWN, 5)
    pen.box(8, y - 5, wide - 12, y + 2, DOME)
    pen.box(x - 5, 8, x + 2, high - 13, DOME)
    pen.box(x - 26, y - 20, x + 22, y + 16, ROOF, 8)
    pen.box(x - 21, y - 15, x + 17, y + 11, DIM, 5)
    pen.box(x - 21, y - 12, x + 17, y + 11, DOME, 5)
    pen.line([(x - 12, y - 4), (x + 2, y - 4)], GLINT, 3)
    pen.line([(x - 4, y + 4), (x + 9, y + 4)], GLINT, 3)
    for across in (20, 38, wide - 42, wide - 24):
        for down in (22, 46, high - 54, high - 30):
            if abs(across - x) < 30 and abs(down - y) < 40:
                continue
            pen.circle(across + 2, down + 3, 8, GROVE)
            pen.circle(across - 1, down - 1, 7, TREE)
    return pen.sheet()


INN = (158, 116)
"""Units; the width and height of the caravanserai."""


@sprite
def inn(zoom: float) -> Image.Image:
    """Return a caravanserai: rooms around a court with a well, and a gate."""
    wide, high = INN
    pen, middle = Pen(wide, high, zoom), wide / 2
    pen.box(0, 0, wide, high, WALL, 3)
    pen.box(0, 0, wide, high - 28, ROOF, 3)
    pen.box(26, 18, wide - 26, high - 46, WALL)
    pen.box(26, 32, wide - 26, high - 46, STREET)
    for x in range(30, wide - 36, 18):
        pen.polygon(arch(x, 20, x + 12, 32), GLOW)
    pen.circle(middle, 52, 9, WALL)
    pen.circle(middle, 51, 7, DOME)
    for x in (10, 34, wide - 28, wide - 52):
        pen.polygon(arch(x, high - 24, x + 16, high), GLOW)
    pen.box(middle - 22, high - 44, middle + 22, high, WALL)
    pen.box(middle - 22, high - 44, middle + 17, high, ROOF)
    pen.box(middle - 22, high - 44, middle + 22, high - 39, DOME)
    pen.polygon(arch(middle - 13, high - 34, middle + 11, high), GLOW)
    for x in (12, wide - 12):
        _round(pen, x, 16, 10)
    return pen.sheet()


@sprite
def lawn(width: int, height: int, zoom: float) -> Image.Image:
    """Return grass with a row of palms."""
    pen = Pen(width, height, zoom)
    crest = [(12, 36), (width * 0.25, 26), (width * 0.6, 32), (width - 16, 34)]
    pen.polygon(smooth([*crest, (width - 12, height - 8), (width / 2, height - 3), (10, height - 8)]), LAWN)
    for number, x in enumerate(range(34, width - 28, 46)):
        base, size = height - (10, 24, 16)[number % 3], (1.25, 1.0, 1.1)[number % 3]
        pen.ellipse(x + 9, base, 15, 4, GROVE)
        _palm(pen, x, base, size)
    return pen.sheet()


OASIS = (400, 184)
"""Units; the width and height of the oasis."""


@sprite
def oasis(zoom: float) -> Image.Image:
    """Return an oasis: a lake with grass and palms around it, and the tents of a caravan."""
    wide, high = OASIS
    pen = Pen(wide, high, zoom)
    grass = [(10, 118), (60, 78), (160, 66), (270, 74), (352, 104), (388, 146), (330, 176), (180, 180)]
    pen.polygon(smooth([*grass, (60, 170)]), LAWN)
    lake = [(116, 122), (170, 104), (250, 106), (300, 124), (286, 148), (210, 160), (140, 150)]
    pen.polygon(smooth([(x, y - 3) for x, y in lake]), GROVE)
    pen.polygon(smooth(lake), DIM)
    pen.polygon(smooth([(x, y + 4) for x, y in lake[:5]] + [(210, 156), (146, 148)]), DOME)
    for left, right, y in ((150, 186, 128), (206, 262, 138), (176, 204, 146), (222, 250, 120)):
        pen.line([(left, y), (right, y)], GLINT, 4)
    for x, base, size in ((78, 98, 1.5), (132, 92, 1.25), (300, 98, 1.4), (346, 124, 1.7)):
        pen.ellipse(x + 12 * size, base, 17 * size, 5 * size, GROVE)
        _palm(pen, x, base, size)
    _tent(pen, 208, 92, 58)
    _tent(pen, 60, 158, 74)
    for x, base, size in ((112, 168, 1.3), (262, 176, 1.5), (318, 168, 1.2)):
        pen.ellipse(x + 12 * size, base, 17 * size, 5 * size, GROVE)
        _palm(pen, x, base, size)
    return pen.sheet()


def _tent(pen: Pen, x: float, base: float, wide: float) -> None:
    """Draw a tent with its middle and its foot at a place."""
    top, half = base - 0.86 * wide, wide / 2
    pen.polygon([(x, base + 5), (x + half + 16, base - 4), (x + half + 4, base + 5)], GROVE)
    pen.polygon([(x - half, base), (x - 3, top), (x + 3, top), (x + half, base)], ROOF)
    for left, right in ((-0.62, -0.24), (0.24, 0.62)):
        foot = (x + left * 2 * half * 0.8, base), (x + right * 2 * half * 0.8, base)
        pen.polygon([(x, top + 4), *foot], WALL)
    pen.polygon([(x, top + 0.34 * wide), (x - 0.16 * wide, base), (x + 0.16 * wide, base)], GLOW)
    pen.line([(x, top + 2), (x, top - 7)], BARK, 3)


@sprite
def step(width: int, height: int, zoom: float) -> Image.Image:
    """Return the threshold between the street and a shop."""
    pen = Pen(width, height, zoom)
    pen.box(0, 0, width, height, PAVING, 2)
    if width > height:
        pen.box(4, 3, width - 4, height - 3, STREET, 1)
    else:
        pen.box(3, 4, width - 3, height - 4, STREET, 1)
    return pen.sheet()


@sprite
def space(wide: int, high: int, zoom: float) -> Image.Image:
    """Return a stone of the street, a space, without its name."""
    pen = Pen(wide, high, zoom)
    pen.box(0, 0, wide, high, PAVING, 12)
    pen.box(1, 1, wide - 1, high - 4, PAPER, 11)
    return pen.sheet()


@sprite
def code(name: str, size: int, ink: str, wide: int) -> Image.Image:
    """Return the code of a place, narrowed to this many px."""
    pen = Pen(width(name, size) + 4, size)
    pen.text(width(name, size) / 2 + 2, size / 2, name, size, ink)
    sheet = pen.sheet()
    return resized(sheet, wide + 4, sheet.height)


@sprite
def sign(kind: str, zoom: float) -> Image.Image:
    """Return a board for the name of a quarter, with its ware and letter."""
    pen = Pen(SIGN[0], SIGN[1], zoom)
    pen.box(3, 4, SIGN[0], SIGN[1], WALL, 14)
    pen.box(0, 0, SIGN[0] - 3, SIGN[1] - 4, PAPER, 14, STONE, 2)
    pen.paste(art.quarter(kind, round(54 * pen.zoom)), 38.5, 28)
    return pen.sheet()
