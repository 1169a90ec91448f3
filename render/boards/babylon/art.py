"""The pieces that only Babylon has: terraces, flowers, symbols, decorations, columns, shadows.

A terrace is seen from straight above. Everything on one cell is a sprite of that cell, `size` px wide, so
that a garden can be composed, cell by cell, of what is uncovered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from PIL import Image

from engine.games.babylon.garden import turned
from engine.games.babylon.state import (
    BLANK,
    DOUBLE,
    FLOWER2,
    MATERIALS,
    MINUS1,
    NEWSYMBOL,
    PLUS1,
    RESYMBOL,
    TILE,
    TILES,
)
from render.boards.babylon.ground import (
    BASIN,
    CELL,
    DUSK,
    FLOWERS,
    GROUND,
    HOLE,
    NIGHT,
    RIM,
    RIM_DARK,
    SHADY,
    STONES,
    SUNNY,
    TERRACES,
)
from render.caching import composed, sprite
from render.canvas import Canvas
from render.pen import Pen, Point, regular, rounded, smooth
from render.sprites import panel, paste
from render.theme import (
    BRONZE,
    CLAY,
    GOLD,
    INK,
    LEAF,
    MUTED,
    PAPER,
    PLASTER,
    SADDLE,
    SAND,
    SHADE,
    STONE,
    TINTS,
    WHITE,
    WOOD,
    blend,
    rgb,
)

LAPIS = GROUND.deep
WATER, FOAM = "#3F7398", "#A9CBE0"
HIGHEST = len(TERRACES)
SIGN = 0.56
"""In widths of a cell: a symbol that is printed on it."""
CARVED = 0.34
"""In widths of a cell: how far the number of a storey is from an edge of its terrace."""
SPACE, BLOOM, INWARD = 99, 76, 47
"""Of the 206 of a tile with its material side up: a symbol and the flower, which do not touch each other, and
how far the middle of a symbol is from the edges.
"""
GLYPH = 0.81
"""In widths of its disc: a symbol."""
LARGE, WITHIN = 155, (88, 82, 50)
"""px; from that width on, a tile has room for symbols within its rim: these measures are then others."""
PILED = 6
"""Of the 206 of a tile: how much of a tile below it is seen."""
HEDGE = 17
"""Of the 100 of a cell: from the edge of a terrace to the lawn within its hedge."""
JOINTS = (34, 67, 100, 133, 166)
"""The same from the corner of a terrace to the joints between the stones of its rim."""
BUSH, BUSHES, SHADED = 14, 12, 25
"""The same to the middle of the bushes of its hedge, how many of these there are to the next corner, and how
far their shadow reaches.
"""
TUFTS = ((82, 40), (34, 86), (66, 132), (30, 164), (132, 34), (170, 84), (114, 132), (166, 160))
"""Where grass grows in tufts on it, beside what may be on its cells."""
COMMON = 2
"""The storeys that are in most gardens."""
DEEPEST = 3
"""Storeys; the height above which things cast no longer shadows."""


# Flowers


def petals(pen: Pen, x: float, y: float, radius: float, kind: str) -> None:
    """Draw a flower: a petal or two for each of the four cells that share it, with a shape for each kind."""
    colour, edge = FLOWERS[kind], radius * 0.09
    shapes = _PETALS[kind]
    for width in (edge, 0.0):
        for shape, angle in shapes:
            turned = [_turn(p, angle) for p in shape]
            points = [(x + px * radius, y + py * radius) for px, py in turned]
            pen.polygon(points, INK if width else colour, soft=width)
    pen.circle(x, y, radius * 0.26, BRONZE if kind == "yellow" else GOLD, INK, edge)


def _turn(point: Point, turns: float) -> Point:
    c, s = cos(2 * pi * turns), sin(2 * pi * turns)
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


_ROUND = smooth([(0, -0.1), (0.3, -0.45), (0.28, -0.85), (0, -1), (-0.28, -0.85), (-0.3, -0.45)])
_HEART = smooth(
    [(0, -0.1), (0.46, -0.5), (0.42, -0.9), (0.18, -1), (0, -0.84), (-0.18, -1), (-0.42, -0.9), (-0.46, -0.5)]
)
_SPEAR = [(0.0, -0.1), (0.25, -0.5), (0.0, -1.04), (-0.25, -0.5)]
_BLADE = smooth([(0, -0.1), (0.4, -0.42), (0.2, -0.8), (0, -1.1), (-0.2, -0.8), (-0.4, -0.42)])
_PETALS: dict[str, list[tuple[list[Point], float]]] = {
    "white": [(_ROUND, (i + 0.5) / 8) for i in range(8)],
    "pink": [(_HEART, (i + 0.5) / 4) for i in range(4)],
    "yellow": [(_SPEAR, (i + 0.25) / 12) for i in range(12)],
    "violet": [(_BLADE, (i + 0.5) / 4) for i in range(4)],
}


@sprite
def flower(kind: str, size: int) -> Image.Image:
    """Return one of the four flowers."""
    pen = Pen(100, 100, size / 100)
    petals(pen, 50, 50, 44, kind)
    return pen.sheet()


# Terraces


@composed
def terrace(storey: int, kind: str, size: int) -> Image.Image:
    """Return a tile of a garden: a lawn with its flower, if any kind is given."""
    image = lawn(storey, size).copy()
    if kind:
        paste(image, flower(kind, _blossom(size)), size, size)
    return image


def _blossom(size: int) -> int:
    """Return how large the flower of a terrace is."""
    return round(0.77 * size)


@sprite
def lawn(storey: int, size: int) -> Image.Image:
    """Return a lawn of four cells within a hedge and limestone, brighter on each storey."""
    pen = Pen(200, 200, size / 100)
    grass = TERRACES[min(storey, HIGHEST) - 1]
    sunny, shady, leaves = blend(grass, WHITE, SUNNY), blend(grass, INK, SHADY), blend(grass, INK, 0.3)
    pen.box(0, 0, 200, 200, INK, 15)
    pen.box(2.5, 2.5, 197.5, 197.5, RIM_DARK, 13)
    pen.box(2.5, 2.5, 192, 192, RIM, 13)
    for at in JOINTS:
        pen.line([(at, 3), (at, 10)], RIM_DARK, 1.4)
        pen.line([(3, at), (10, at)], RIM_DARK, 1.4)
    pen.box(10, 10, 190, 190, leaves, 7)
    pen.box(HEDGE, HEDGE, 200 - HEDGE, 200 - HEDGE, grass, 5)
    for begin, end in ((HEDGE, 100), (100, 200 - HEDGE)):
        pen.box(begin, begin, end, end, sunny)
    pen.box(HEDGE, HEDGE, 200 - HEDGE, SHADED, shady)
    pen.box(HEDGE, HEDGE, SHADED, 200 - HEDGE, shady)
    for x, y in TUFTS:
        pen.line([(x - 4, y - 5), (x, y), (x + 4, y - 6)], shady, 1.8)
    pen.line([(100, HEDGE), (100, 200 - HEDGE)], leaves, 1.6)
    pen.line([(HEDGE, 100), (200 - HEDGE, 100)], leaves, 1.6)
    row = [BUSH + (200 - 2 * BUSH) * i / BUSHES for i in range(BUSHES + 1)]
    bushes = [corner for at in row for side in (row[0], row[-1]) for corner in ((at, side), (side, at))]
    for reach, aside, colour in ((6.5, 0, leaves), (2.8, -1.8, grass)):
        for x, y in bushes:
            pen.circle(x + aside, y + aside, reach, colour)
    return pen.sheet()


@sprite
def _planned(material: str, size: int) -> Image.Image:
    """Return a tile that is not built yet, with its material side up and nothing on it."""
    pen, tone = Pen(200, 200, size / 100), STONES[material]
    faint = blend(tone, INK, 0.3)
    pen.box(0, 0, 200, 200, tone, 13)
    pen.line([(100, 0), (100, 200)], faint, 1.6)
    pen.line([(0, 100), (200, 100)], faint, 1.6)
    return pen.sheet()


@sprite
def carved(storey: int, size: int) -> Image.Image:
    """Return the number of a storey as it is carved into the stone of a terrace."""
    pen = Pen(42, 42, size / 100)
    pen.box(0, 0, 42, 42, RIM, 9)
    pen.text(21, 21.5, str(storey), 48, INK)
    return pen.sheet()


def put_titled(
    canvas: Canvas,
    storey: int,
    kind: str,
    size: int,
    left: int,
    top: int,
    *,
    blossom: int = 0,
) -> None:
    """Draw a terrace with the number of its storey in its west: there a frame leaves it free.

    The lowest has none. Its flower is at least `blossom` px large.
    """
    canvas.put(lawn(storey, size), left, top)
    _title(canvas, storey, kind, size, left, top, blossom)


def _title(canvas: Canvas, storey: int, kind: str, size: int, left: int, top: int, blossom: int = 0) -> None:
    """Draw the flower of a terrace and the number of its storey."""
    canvas.paste(flower(kind, max(blossom, _blossom(size))), left + size, top + size)
    if storey > 1:
        canvas.paste(carved(storey, size), left + CARVED * size, top + size)


@composed
def quarter(storey: int, kind: str, size: int, number: int) -> Image.Image:
    """Return the part of a terrace on its cell `number`: north-west, north-east, south-west, south-east."""
    row, column = divmod(number, 2)
    left, top = column * size, row * size
    return terrace(storey, kind, size).crop((left, top, left + size, top + size))


HANGING = (0.3, 0.66, 0.34, 0.6, 0.3, 0.72, 0.36, 0.56, 0.3)
"""Of a storey: how long the plants are that hang over the edge of a terrace on a cell, from west to east."""
LEAVES = blend(LEAF, INK, 0.3)


@sprite
def wall(storeys: int, size: int, rise: int) -> Image.Image:
    """Return the south side of a cell, `storeys` high: for each of them a ledge of limestone on columns."""
    pen = Pen(size, storeys * rise)
    for storey in range(storeys):
        top = storey * rise
        pen.box(0, top, size, top + rise, HOLE)
        for i in range(3):
            x = size * (2 * i + 1) / 6
            pen.box(x - size * 0.055, top, x + size * 0.055, top + rise, RIM_DARK)
            pen.box(x - size * 0.055, top, x + size * 0.02, top + rise, RIM)
        pen.box(0, top + rise - rise * 0.14, size, top + rise, RIM_DARK)
        pen.box(0, top, size, top + rise * 0.3, RIM_DARK)
        pen.box(0, top + rise * 0.3, size, top + rise * 0.36, INK)
    last = len(HANGING) - 1
    ends = [(size * i / last, rise * length) for i, length in enumerate(HANGING)]
    pen.polygon([(0, 0), *smooth(ends, closed=False), (size, 0)], LEAVES)
    return pen.sheet()


@composed
def stone(material: str, size: int, piled: bool) -> Image.Image:
    """Return a tile with nothing on it, `size` px wide, perhaps on a pile of the materials below it."""
    unit, under = size / 206, MATERIALS.index(material) if piled else 0
    tones = [blend(STONES[below], INK, 0.3) for below in MATERIALS[:under]]
    image = Image.new("RGBa", (size, round((206 + PILED * under) * unit)))
    for depth, tone in enumerate((*tones, STONES[material])):
        block = panel(size, size, round(18 * unit), tone, INK, 4 * unit)
        paste(image, block, size / 2, size / 2 + PILED * (under - depth) * unit)
    faint = (*rgb(blend(STONES[material], INK, 0.3)), 255)
    middle, end, line = size // 2, round(12 * unit), max(1, round(2.5 * unit))
    image.paste(faint, (middle, end, middle + line, size - end))
    image.paste(faint, (end, middle, size - end, middle + line))
    return image


@composed
def slab(code: str, size: int, turn: int = 0, piled: bool = False) -> Image.Image:
    """Return a tile with its material side up, `size` px wide, turned clockwise, perhaps on a pile."""
    tile, unit = TILES[TILE[code]], size / 206
    image = stone(tile.material, size, piled).copy()
    space, bloom, near = WITHIN if size >= LARGE else (SPACE, BLOOM, INWARD)
    far = 206 - near
    corners = ((near, near), (far, near), (far, far), (near, far))
    for symbol, (x, y) in zip(turned(TILE[code], turn), corners, strict=True):
        if symbol != BLANK:
            paste(image, _on_stone(symbol, round(space * unit)), x * unit, y * unit)
    paste(image, flower(tile.flower, round(bloom * unit)), 103 * unit, 103 * unit)
    return image


def put_planned(
    canvas: Canvas,
    tile: int,
    turn: int,
    belvedere_at: int,
    size: int,
    left: int,
    top: int,
) -> None:
    """Draw a tile as it would lie in a garden, on cells `size` px wide: not built yet, it is of stone, as in
    hand. So it is seen which one it is, and that it is no lawn.

    It is turned clockwise by quarters; `belvedere_at` is the corner of its belvedere or `NONE`.
    """
    canvas.put(_planned(TILES[tile].material, size), left, top)
    canvas.paste(flower(TILES[tile].flower, _blossom(size)), left + size, top + size)
    for corner, symbol in enumerate(turned(tile, turn)):
        east, south = ((-1, 1)[corner in pair] for pair in ((1, 2), (2, 3)))
        x, y = left + size + east * size / 2, top + size + south * size / 2
        if corner == belvedere_at:
            canvas.paste(belvedere(size), x, y)
        elif symbol != BLANK:
            canvas.paste(sign(symbol, round(size * SIGN)), x, y)


@sprite
def shade(west: int, corner: int, north: int, size: int) -> Image.Image:
    """Return the shadow on a cell; the arguments are how many storeys higher its neighbours are."""
    pen = Pen(100, 100, size / 100)
    for share, stretch in zip(DUSK, (1.35, 1.0), strict=True):
        dark = f"{NIGHT}{round(255 * share):02X}"
        for higher, shape in ((west, _WEST), (corner, _CORNER), (north, _NORTH)):
            if higher > 0:
                reach = (6 + 9 * min(higher, DEEPEST)) * stretch
                pen.polygon([(x * 120 + s * reach, y * 120 + t * reach) for x, y, s, t in shape], dark)
    return pen.sheet()


_WEST = ((0, 0, 0, 0), (0, 0, 1, 1), (0, 1, 1, 1), (0, 1, 0, 0))
_NORTH = ((0, 0, 0, 0), (0, 0, 1, 1), (1, 0, 1, 1), (1, 0, 0, 0))
_CORNER = ((0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 1, 1), (0, 0, 0, 1))
"""Corners of the shadow of a block: x and y in cells, and 1 where the corner moves with the shadow."""


def warm(size: int) -> None:
    """Draw in advance what most gardens show that is large, on cells `size` px wide."""
    for storey in range(1, COMMON + 1):
        lawn(storey, size)
    for kind in FLOWERS:
        flower(kind, _blossom(size))
    for symbol in _SIGNS:
        sign(symbol, round(size * SIGN))
    for symbol in _LONG:
        _long(symbol, size)
    belvedere(size)
    statue(size)


# Symbols: what is printed on a space


def _statue(pen: Pen, colour: str, grown: float = 0) -> None:
    pen.polygon([(24, 90), (30, 76), (70, 76), (76, 90)], colour, soft=2 + grown)
    robe = smooth([(36, 76), (34, 52), (28, 40), (50, 34), (72, 40), (66, 52), (64, 76)])
    pen.polygon(robe, colour, soft=grown)
    pen.circle(50, 23, 13 + grown, colour)


def _fountain(pen: Pen, colour: str, grown: float = 0) -> None:
    pen.polygon([(12, 50), (88, 50), (76, 68), (24, 68)], colour, soft=3 + grown)
    pen.polygon([(42, 68), (58, 68), (70, 90), (30, 90)], colour, soft=2 + grown)
    for mirror in (-1, 1):
        jet = [(50, 44), (50 + mirror * 6, 18), (50 + mirror * 22, 14), (50 + mirror * 30, 34)]
        pen.line(smooth(jet, closed=False), colour, 8 + 2 * grown)


def _footbridge(pen: Pen, colour: str, grown: float = 0) -> None:
    span = smooth([(8, 66), (28, 48), (50, 42), (72, 48), (92, 66)], closed=False)
    pen.line(span, colour, 17 + 2 * grown)
    pen.line([(x, y - 24) for x, y in span], colour, 7 + 2 * grown)
    for x, y in ((10, 62), (36, 44), (64, 44), (90, 62)):
        pen.line([(x, y - 24), (x, y)], colour, 7 + 2 * grown)


_STEPS = [(12, 88), (12, 68), (32, 68), (32, 48), (52, 48), (52, 28), (72, 28), (72, 12), (90, 12), (90, 88)]


def _staircase(pen: Pen, colour: str, grown: float = 0) -> None:
    pen.polygon(_STEPS, colour, soft=1 + grown)


_SIGNS: dict[str, Callable[[Pen, str, float], None]] = {
    "S": _statue,
    "F": _fountain,
    "B": _footbridge,
    "T": _staircase,
}
_TINTS = {"S": BRONZE, "F": LAPIS, "B": SADDLE, "T": INK}
_LIVELY = {"S": GOLD, "F": FOAM, "B": WOOD, "T": PLASTER}


def _sign(pen: Pen, symbol: str, x: float, y: float, size: float, edge: str = INK) -> None:
    pen.circle(x, y, size * 0.46, PAPER, edge, size * 0.03)
    _glyph(pen, symbol, x, y, size)


def _glyph(pen: Pen, symbol: str, x: float, y: float, size: float) -> None:
    glyph = Pen(100, 100, pen.unit * size * GLYPH / 100)
    _SIGNS[symbol](glyph, _TINTS[symbol], 0)
    pen.paste(glyph.image, x, y)


def sign_of(pen: Pen, symbol: str, colour: str, grown: float) -> None:
    """Draw the shape of a symbol on a sheet of 100 units, `grown` by some."""
    _SIGNS[symbol](pen, colour, grown)


def print_sign(pen: Pen, symbol: str) -> None:
    """Draw a symbol on a sheet of 100 units as it is printed on a tile."""
    _SIGNS[symbol](pen, _TINTS[symbol], 0)


@sprite
def sign(symbol: str, size: int) -> Image.Image:
    """Return a symbol as it is printed on a space."""
    pen = Pen(100, 100, size / 100)
    _sign(pen, symbol, 50, 50, 100)
    return pen.sheet()


@sprite
def _on_stone(symbol: str, size: int) -> Image.Image:
    """Return a symbol as it is printed on the material side of a tile: its edge is quieter."""
    pen = Pen(100, 100, size / 100)
    _sign(pen, symbol, 50, 50, 100, MUTED)
    return pen.sheet()


@sprite
def icon(symbol: str, size: int) -> Image.Image:
    """Return a decoration, to be drawn next to a number."""
    pen = Pen(108, 104, size / 108)
    glyph = Pen(100, 100, size / 108)
    _SIGNS[symbol](glyph, INK, 5)
    _SIGNS[symbol](glyph, _LIVELY[symbol], 0)
    pen.paste(glyph.image, 54, 52)
    return pen.sheet()


# Decorations and belvederes: what stands on a space


@sprite
def statue(size: int) -> Image.Image:
    """Return a golden figure on a round base."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 29, WHITE, INK, 4)
    glyph = Pen(100, 100, size * 0.64 / 100)
    _statue(glyph, INK, 4.5)
    _statue(glyph, GOLD)
    pen.paste(glyph.image, 50, 47)
    return pen.sheet()


def _roof(pen: Pen, radius: float) -> None:
    """Draw a roof of eight sides from above."""
    pen.polygon(regular(50, 50, radius, 8, 1 / 16), WHITE, INK, 4, soft=3)
    inner = regular(50, 50, radius - 3, 8, 1 / 16)
    for i in range(8):
        pen.polygon([(50, 50), inner[i], inner[(i + 1) % 8]], TINTS["red"].pale if i % 2 else CLAY)
    pen.circle(50, 50, radius / 4, GOLD, INK, 3)


@sprite
def belvedere(size: int) -> Image.Image:
    """Return a belvedere on its cell."""
    pen = Pen(100, 100, size / 100)
    _roof(pen, 29)
    return pen.sheet()


@sprite
def roof(size: int) -> Image.Image:
    """Return a belvedere, to be drawn next to a number."""
    pen = Pen(100, 100, size / 100)
    _roof(pen, 43)
    return pen.sheet()


@sprite
def all_signs(size: int) -> Image.Image:
    """Return a set of the four decorations."""
    pen = Pen(100, 100, size / 100)
    for i, symbol in enumerate(_SIGNS):
        _sign(pen, symbol, 26 + 48 * (i % 2), 26 + 48 * (i // 2), 50)
    return pen.sheet()


@sprite
def bouquet(size: int) -> Image.Image:
    """Return a set of the four flowers."""
    pen = Pen(100, 100, size / 100)
    for i, kind in enumerate(FLOWERS):
        petals(pen, 26 + 48 * (i % 2), 26 + 48 * (i // 2), 23, kind)
    return pen.sheet()


def _basin(pen: Pen) -> None:
    pen.box(20, 30, 180, 70, INK, 20)
    pen.box(24, 34, 176, 66, WHITE, 16)
    pen.box(30, 39, 170, 61, BASIN, 11)
    for x in (56, 144):
        pen.ring(x, 50, 8, WATER, 3)
        pen.circle(x, 50, 4, WHITE)
    pen.line(smooth([(80, 50), (90, 46), (100, 50), (110, 54), (120, 50)], closed=False), WATER, 3)


def _deck(pen: Pen) -> None:
    pen.box(22, 31, 278, 69, INK, 7)
    pen.box(26, 35, 274, 65, WOOD, 4)
    for i in range(1, 12):
        x = 26 + i * 248 / 12
        pen.line([(x, 37), (x, 63)], SADDLE, 2.5)
    for y in (37, 63):
        pen.line([(26, y), (274, y)], SADDLE, 6)
    for x in (28, 112, 188, 272):
        for y in (37, 63):
            pen.circle(x, y, 5, GOLD, INK, 3)


def _treads(pen: Pen) -> None:
    steps = 6
    pen.box(26, 30, 174, 70, INK, 5)
    width = 140 / steps
    for i in range(steps):
        left, gap = 30 + i * width, 0 if i == steps - 1 else 3
        pen.box(left, 34, left + width - gap, 66, blend(STONE, WHITE, i / (steps - 1)))
    pen.line([(82, 61), (112, 50), (82, 39)], INK, 5)


_LONG: dict[str, tuple[int, Callable[[Pen], None]]] = {"F": (2, _basin), "B": (3, _deck), "T": (2, _treads)}
"""By symbol, the number of cells and how they are drawn from west to east; a staircase leads up eastward."""


@composed
def part(symbol: str, quarter: int, number: int, size: int) -> Image.Image:
    """Return what a long decoration shows on cell `number` of its cells, turned clockwise by quarters."""
    shown = _long(symbol, size).crop((number * size, 0, (number + 1) * size, size))
    return shown.rotate(-90 * quarter)


@sprite
def _long(symbol: str, size: int) -> Image.Image:
    """Return all of it."""
    cells, draw = _LONG[symbol]
    pen = Pen(100 * cells, 100, size / 100)
    draw(pen)
    return pen.sheet()


# Columns


@sprite
def column(size: int, storeys: int = 1, faded: bool = False) -> Image.Image:
    """Return a single or a double column from the side, `size` px high; faded, the place for one."""
    fill, shade, edge = (PLASTER, SHADE, STONE) if faded else (SAND, STONE, INK)
    pen = Pen(66, 100, size / 100)
    top = 8 if storeys == 2 else 30
    parts = ((10, 56, 80, 92), (21, 45, top + 10, 82), (10, 56, top, top + 12))
    for left, right, upper, lower in parts:
        pen.box(left - 5, upper - 5, right + 5, lower + 5, edge, 6)
    for left, right, upper, lower in parts:
        pen.box(left, upper, right, lower, fill, 2)
    pen.line([(38, top + 18), (38, 76)], shade, 6)
    if storeys == 2:
        pen.line([(21, 46), (45, 46)], edge, 6)
    return pen.sheet()


@sprite
def steps(size: int) -> Image.Image:
    """Return a tower of terraces: the highest storey of a garden."""
    pen = Pen(100, 100, size / 100)
    for left, top, colour in ((8, 66, TERRACES[0]), (22, 40, TERRACES[2]), (36, 14, TERRACES[4])):
        pen.box(left, top, 100 - left, top + 28, colour, 4, INK, 4)
    return pen.sheet()


@sprite
def hole(size: int) -> Image.Image:
    """Return a cell of the board on which nothing is built: a hole that is seen."""
    pen = Pen(100, 100, size / 100)
    pen.box(8, 8, 92, 92, RIM, 12, INK, 5)
    pen.box(22, 22, 78, 78, CELL, 6, HOLE, 5)
    pen.line(smooth([(34, 54), (44, 46), (54, 54), (64, 46)], closed=False), WHITE, 7)
    return pen.sheet()


@sprite
def token(effect: str, size: int) -> Image.Image:
    """Return a round token with the sign of its effect."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 46, RIM, INK, 4)
    if effect in _EFFECTS:
        _EFFECTS[effect](pen)
    else:
        pen.ring(50, 50, 37, RIM_DARK, 4)
    return pen.sheet()


def _more(pen: Pen, storeys: int = 1) -> None:
    _fewer(pen, storeys)
    pen.line([(28, 35), (28, 65)], INK, 12)


def _fewer(pen: Pen, storeys: int = 1) -> None:
    pen.line([(13, 50), (43, 50)], INK, 12)
    pen.paste(column(round(68 * pen.zoom), storeys), 67, 49)


def _changed(pen: Pen) -> None:
    _sign(pen, "S", 31, 40, 38)
    _sign(pen, "F", 69, 40, 38)
    pen.line([(28, 72), (62, 72)], INK, 6)
    pen.polygon([(60, 62), (76, 72), (60, 82)], INK, soft=1)


def _fresh(pen: Pen) -> None:
    pen.circle(50, 50, 30, WHITE)
    pen.dashes([*regular(50, 50, 30, 48), (50, 20)], INK, 4, 9, 9)
    pen.text(50, 51, "?", 58, INK)


def _in_bloom(pen: Pen) -> None:
    petals(pen, 50, 32, 21, "pink")
    for x in (36, 64):
        pen.paste(column(round(48 * pen.zoom)), x, 67)


_EFFECTS: dict[str, Callable[[Pen], None]] = {
    PLUS1: _more,
    DOUBLE: partial(_more, storeys=2),
    RESYMBOL: _changed,
    NEWSYMBOL: _fresh,
    FLOWER2: _in_bloom,
    MINUS1: _fewer,
}


@sprite
def pin(size: int, colour: str, text: str = "") -> Image.Image:
    """Return a round plate with the name of a place."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 44, colour, PAPER, 6)
    if text:
        pen.text(50, 51, text, 60, WHITE)
    return pen.sheet()


@sprite
def open_place(size: int, colour: str) -> Image.Image:
    """Return the sign of a place for a tile, for the middle of the four spaces that it would take: a thin
    outline, unlike anything that lies there.
    """
    pen = Pen(100, 100, size / 100)
    pen.box(0, 0, 100, 100, PAPER, 30)
    pen.box(14, 14, 86, 86, colour, 18)
    pen.box(30, 30, 70, 70, PAPER, 8)
    return pen.sheet()


@sprite
def no_tile(size: int) -> Image.Image:
    """Return an empty slot."""
    pen = Pen(size, size)
    pen.dashes(rounded(6, 6, size - 6, size - 6, 12), STONE, 4, 10, 10)
    return pen.sheet()
