"""What the city is built of: shops with awnings, arcades, houses, trees and the great mosque.

Owns how these look. Must not know where they stand: `city` does.
"""

from __future__ import annotations

from PIL import Image

from render.boards.yspahan import art
from render.boards.yspahan.ground import (
    BARK,
    DOME,
    FADED,
    FREE,
    GLINT,
    HATCH,
    HOLE,
    NICHES,
    PAVING,
    ROOF,
    TREE,
    WALL,
    WALLS,
    WARES,
)
from render.pen import Pen, Point, arch, resized, smooth
from render.sprites import composed, paste, sprite, token
from render.text import width
from render.theme import INK, PAPER, SAND, SEATS, SOFT, STONE, TINTS, WHITE

WIDTH, HEIGHT = 84, 108
"""Units; a shop."""
AWNING = 15
SILL = 70
"""Units from the top of a shop: the step in front of it, on which its code is written."""
CUBE = 36
"""Units from the top of a shop to the centre of its cube."""
CODE = 86
"""Units from the top of a shop to the middle of its code."""
STEP = 72
"""Units; the room for its code."""
STALL = 36
"""Units; the width of an arch of the arcade."""
SIGN = (186, 60)
"""Units; the width and height of the board with the name of a quarter."""
NAME = (80, 27, 98)
"""Units; on that board: where the name begins, its middle, and its room."""

Box = tuple[int, int, int, int]


@sprite
def shop(tint: str, ware: str, zoom: float, quiet: bool = False) -> Image.Image:
    """Return a shop: an awning, an arch that takes a cube, with a ware in it, and a step for a code.

    A quiet one is paler: it is empty, and nobody is asked about it.
    """
    deep = FADED[tint] if quiet else TINTS[tint].deep
    pen = Pen(WIDTH, HEIGHT, zoom)
    pen.box(0, 6, WIDTH, HEIGHT, deep, 11)
    pen.box(3, 9, WIDTH - 3, HEIGHT - 3, (FREE if quiet else WALLS)[tint], 8)
    pen.polygon(arch(10, 8, WIDTH - 10, SILL), HATCH[tint])
    pen.polygon(arch(12, 11, WIDTH - 12, SILL), NICHES[tint])
    if ware in _WARES:
        pen.polygon(_ware(ware), (WALLS if quiet else WARES)[tint], soft=1)
    pen.box(10, SILL - 2, WIDTH - 10, SILL + 1, deep, 1)
    _awning(pen, WIDTH, tint, deep)
    return pen.sheet()


@composed
def stall(tint: str, ware: str, seat: int, size: int, zoom: float) -> Image.Image:
    """Return a shop with the cube of a seat, without its step."""
    whole = shop(tint, ware, zoom)
    sheet = whole.crop((0, 0, whole.width, round(SILL * zoom)))
    paste(sheet, token(seat, size), whole.width / 2, CUBE * zoom)
    return sheet


def _awning(pen: Pen, width: float, tint: str, deep: str) -> None:
    """Draw an awning with a scalloped edge in the pattern of its tint, and its shadow."""
    pattern, stripes = TINTS[tint].pattern, 7
    step, middle = width / stripes, AWNING / 2 + 2
    upper, lower = _AWNINGS[pattern]
    for i in range(stripes):
        left, right = i * step, (i + 1) * step
        pen.box(left, 4, right, AWNING + 4, HATCH[tint])
        pen.circle((i + 0.5) * step, AWNING + 4, step / 2, HATCH[tint])
        pen.box(left, middle, right, AWNING, deep if lower[i % 2] else PAPER)
        pen.circle((i + 0.5) * step, AWNING, step / 2, deep if lower[i % 2] else PAPER)
        pen.box(left, 0, right, middle, deep if upper[i % 2] else PAPER)
    if pattern == "dots":
        for i in range(stripes):
            pen.circle((i + 0.5) * step, middle + 2, 3.4, PAPER)
    pen.box(0, 0, width, 4, deep, 2)


_AWNINGS = {
    "stripes": ((True, False), (True, False)),
    "bars": ((False, False), (True, True)),
    "dots": ((True, True), (True, True)),
    "checks": ((True, False), (False, True)),
}
"""By pattern: which stripes of the upper and the lower half are dark, the even and the odd ones."""


_WARES = {
    "bag": ((32, 36), (52, 36), (62, 52), (64, 68), (56, 74), (28, 74), (20, 68), (22, 52)),
    "barrel": ((30, 36), (54, 36), (61, 55), (54, 74), (30, 74), (23, 55)),
    "chest": ((20, 46), (28, 38), (56, 38), (64, 46), (64, 74), (20, 74)),
    "vase": (
        (36, 34), (48, 34), (47, 42), (60, 52), (60, 60), (50, 70), (52, 74), (32, 74), (34, 70), (24, 60),
        (24, 52), (37, 42),
    ),
}  # fmt: skip


def _ware(kind: str) -> list[Point]:
    return list(_WARES[kind]) if kind == "chest" else smooth(_WARES[kind], steps=4)


@sprite
def plate(tint: str, width: int, height: int, zoom: float) -> Image.Image:
    """Return the plate of a souk, for its points."""
    pen = Pen(width, height + 3, zoom)
    pen.box(0, 3, width, height + 3, HATCH[tint], 13)
    pen.box(0, 0, width, height, WHITE, 13, TINTS[tint].deep, 3)
    return pen.sheet()


BAR = (58, 36)
"""Units; the bar on the plate of a souk."""


@sprite
def bar(tint: str, shops: int, zoom: float, filled: int = 0, seat: int = 0) -> Image.Image:
    """Return a bar with a field for each shop of a souk, as many filled as there are cubes of a seat."""
    pen, (wide, high) = Pen(*BAR, zoom), BAR
    pen.box(0, 0, wide, high, INK if filled else TINTS[tint].deep, 6)
    step = (wide - 3) / shops
    for field in range(shops):
        fill = SEATS[seat].colour if field < filled else PAPER
        pen.box(3 + field * step, 3, field * step + step, high - 3, fill, 3)
    return pen.sheet()


def band(points: list[Point], tint: str, zoom: float) -> tuple[Image.Image, Point]:
    """Return the covered way that joins the shops of a souk, and its centre in units."""
    x0, x1 = min(x for x, _ in points) - 30, max(x for x, _ in points) + 30
    y0, y1 = min(y for _, y in points) - 30, max(y for _, y in points) + 30
    local = [(x - x0, y - y0) for x, y in points]
    colours = TINTS[tint]
    edge, way = Pen(x1 - x0, y1 - y0, zoom), Pen(x1 - x0, y1 - y0, zoom)
    edge.line([(x, y + 4) for x, y in local], WALL, 38)
    edge.line(local, colours.deep, 36)
    way.line(local, WALLS[tint], 31)
    way.hatch(colours.pattern, HATCH[tint], 20, 2)
    sheet = edge.sheet()
    paste(sheet, way.sheet(), sheet.width / 2, sheet.height / 2)
    return sheet, ((x0 + x1) / 2, (y0 + y1) / 2)


@sprite
def arcade(arches: int, zoom: float) -> Image.Image:
    """Return a wall with some empty arches, which lines the street between souks."""
    width = arches * STALL
    pen = Pen(width, 62, zoom)
    pen.box(0, 0, width, 62, WALL)
    pen.box(0, 4, width, 60, ROOF)
    for i in range(arches):
        left = i * STALL + 6
        pen.polygon(arch(left, 14, left + STALL - 12, 62), WALL)
        pen.polygon(arch(left + 3, 18, left + STALL - 15, 62), HOLE)
    return pen.sheet()


@sprite
def paving(length: int, wide: int, zoom: float) -> Image.Image:
    """Return a stretch of a street from the left to the right, paved with stones."""
    pen = Pen(length, wide, zoom)
    pen.box(0, 0, length, wide, SAND)
    rows = round(wide / 26)
    for row in range(rows):
        y, low = row * wide / rows, (row + 1) * wide / rows
        pen.box(0, y - 1, length, y + 1, PAVING)
        for x in range(26 + row % 2 * 26, length, 52):
            pen.box(x - 1, y, x + 1, low, PAVING)
    pen.box(0, 0, length, 4, STONE)
    pen.box(0, wide - 3, length, wide, WALL)
    return pen.sheet()


@sprite
def house(kind: int, zoom: float) -> Image.Image:
    """Return a house, a tree or a garden in the tones of the ground: one of `HOUSES` kinds."""
    pen = Pen(46, 46, zoom)
    if kind < 5:
        left, top, right = ((4, 16, 42), (8, 10, 38), (3, 20, 43), (6, 18, 40), (5, 14, 41))[kind]
        pen.box(left + 3, top + 4, right + 3, 45, HOLE)
        pen.box(left, top, right, 44, WALL)
        pen.box(left, top, right, 30, ROOF)
        if kind in (0, 3):
            pen.polygon(_dome(23, top + 3, 11 if kind == 0 else 8), ROOF, WALL, 1.5)
        for x in range(left + 6, right - 7, 11):
            pen.box(x, 35, x + 6, 44, HOLE)
        if kind == 1:
            pen.box(15, 15, 31, 25, WALL)
        if kind == 4:
            pen.box(10, 18, 20, 26, HOLE)
    elif kind == 5:
        pen.line([(22, 44), (24, 20)], BARK, 3.4)
        for x, y in ((6, 20), (10, 9), (36, 8), (42, 20), (24, 4)):
            leaf = smooth(
                [(24, 20), ((24 + x) / 2 + (y - 14) / 5, (20 + y) / 2 - 4), (x, y + 3)], closed=False
            )
            pen.line(leaf, TREE, 4.2)
    else:
        for x in (10, 23, 36):
            pen.line([(x, 44), (x, 36)], BARK, 3)
            pen.polygon(
                smooth([(x, 8 if x == 23 else 14), (x + 6, 30), (x + 4, 38), (x - 4, 38), (x - 6, 30)]), TREE
            )
    return pen.sheet()


HOUSES = 7


def _dome(x: float, base: float, radius: float) -> list[Point]:
    right = [(0.92, 0.2), (1.0, -0.35), (0.72, -0.9), (0.2, -1.3), (0, -1.6)]
    left = [(-dx, dy) for dx, dy in reversed(right[:-1])]
    return smooth([(x + dx * radius, base + dy * radius) for dx, dy in (*right, *left)], steps=4)


@sprite
def mosque(zoom: float) -> Image.Image:
    """Return the great mosque, in the tones of the ground: a dome and a gate between two minarets."""
    pen = Pen(220, 112, zoom)
    pen.box(6, 70, 220, 112, HOLE, 2)
    pen.box(0, 66, 214, 110, WALL, 2)
    pen.box(0, 66, 214, 72, ROOF)
    for x in (8, 34, 156, 182):
        pen.polygon(arch(x, 78, x + 22, 110), HOLE)
    for x in (34, 180):
        pen.polygon(_dome(x, 64, 15), DOME)
    pen.polygon(_dome(107, 52, 34), DOME)
    pen.line(smooth([(86, 46), (84, 34), (98, 12)], closed=False), GLINT, 4)
    pen.box(72, 48, 142, 110, ROOF, 1)
    pen.box(72, 48, 142, 52, DOME)
    pen.polygon(arch(84, 58, 130, 110), DOME)
    pen.polygon(arch(89, 66, 125, 110), HOLE)
    for x in (62, 152):
        pen.box(x - 7, 20, x + 7, 110, ROOF)
        pen.box(x - 7, 34, x + 7, 38, DOME)
        pen.box(x - 10, 16, x + 10, 22, DOME)
        pen.polygon(_dome(x, 16, 7), DOME)
    return pen.sheet()


@sprite
def pool(zoom: float) -> Image.Image:
    """Return a garden with a pool and trees, in the tones of the ground."""
    pen = Pen(120, 84, zoom)
    pen.box(2, 6, 118, 84, WALL, 8)
    pen.box(0, 2, 116, 80, GLINT, 8)
    pen.box(4, 6, 112, 76, ROOF, 6)
    pen.box(30, 24, 86, 58, WALL, 4)
    pen.box(33, 27, 83, 55, DOME, 3)
    pen.line([(42, 36), (58, 36)], GLINT, 2.5)
    pen.line([(56, 46), (74, 46)], GLINT, 2.5)
    for x, y in ((16, 20), (16, 62), (100, 20), (100, 62), (58, 15), (58, 67)):
        pen.circle(x + 1, y + 2, 8, WALL)
        pen.circle(x, y, 8, TREE)
    return pen.sheet()


@sprite
def step(width: int, height: int, zoom: float) -> Image.Image:
    """Return the threshold between the street and a shop."""
    pen = Pen(width, height, zoom)
    pen.box(0, 0, width, height, SOFT, 2)
    if width > height:
        pen.box(4, 3, width - 4, height - 3, STONE, 1)
    else:
        pen.box(3, 4, width - 3, height - 4, STONE, 1)
    return pen.sheet()


@sprite
def space(radius: int, zoom: float) -> Image.Image:
    """Return a space of the street without its name."""
    size = 2 * radius + 4
    pen = Pen(size, size, zoom)
    pen.circle(size / 2, size / 2 + 2, radius, PAVING)
    pen.circle(size / 2, size / 2, radius - 2, PAPER, STONE, 2)
    return pen.sheet()


@sprite
def code(name: str, size: int, ink: str, wide: int) -> Image.Image:
    """Return the code of a place, narrowed to so many px."""
    pen = Pen(width(name, size) + 4, size)
    pen.text(width(name, size) / 2 + 2, size / 2, name, size, ink)
    sheet = pen.sheet()
    return resized(sheet, wide + 4, sheet.height)


@sprite
def sign(kind: str, zoom: float) -> Image.Image:
    """Return a board for the name of a quarter, with its ware and letter."""
    pen = Pen(SIGN[0], SIGN[1], zoom)
    pen.box(3, 4, SIGN[0], SIGN[1], HOLE, 14)
    pen.box(0, 0, SIGN[0] - 3, SIGN[1] - 4, PAPER, 14, STONE, 2)
    pen.paste(art.quarter(kind, round(54 * pen.zoom)), 38.5, 28)
    return pen.sheet()
