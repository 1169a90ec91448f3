"""The pieces of a hanging garden seen obliquely: terraces, columns, shadows, and what stands on a cell.

The board lies on a corner: columns of cells run down to the right, rows down to the left. A sprite is drawn
around a point of reference, usually the middle of a cell, and cut to what it covers: `info["at"]` says where
its corner lies from that point, in px. All measures are in units, each `zoom` px. Must not know gardens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from math import ceil, cos, dist, pi

from PIL import Image, ImageDraw

from render.boards.babylon import art
from render.boards.babylon.ground import (
    BASIN,
    CELL,
    DEEP,
    DUSK,
    GLEAM,
    GLOW,
    HOLE,
    NIGHT,
    RIM,
    RIM_DARK,
    SPRIG,
    TERRACES,
    TINGED,
)
from render.caching import composed, kept, sprite
from render.pen import Pen, Point, smooth
from render.sprites import paste
from render.theme import (
    CLAY,
    GOLD,
    INK,
    MUTED,
    PAPER,
    PLASTER,
    SADDLE,
    SAND,
    STONE,
    TINTS,
    WHITE,
    WOOD,
    blend,
)

HALF_WIDE, HALF_HIGH = 42, 40
"""Half the width and half the height of a cell."""
THICK, UNDER = 9, 4
"""The edge of a terrace, and the dark line below it: what is under the terrace is in the shade."""
OUTWARD = 0.33
"""How far columns stand from the middle of their cells towards the corner of the terrace, in cells."""
SLOPE = 0.5
"""How far a shadow falls to the east for each storey, in cells."""
SIGN, DISC, FLATTER, GROUT = 50, 27.5, HALF_HIGH / HALF_WIDE, 1.6
"""The symbol of a free cell; the radius of the disc below it, how much lower than wide that is, and its rim.
The disc lies flat in its cell. The symbol faces whoever looks at the picture: lying flat as well, it would be
hard to tell apart on a phone.
"""
RIMMED = 0.62
"""The share of ink in the colour of its rim."""
BLOSSOM = 16.5
"""The radius of a flower."""
SMALLER = 0.62
"""The share of their full size in which belvederes stand: what is behind them can be seen."""
FIGURE = 0.5
"""The size of a statue, in that of its symbol."""
NUMBER = 61
"""px; the number of a storey: 10 px in a picture 264 px wide."""
PLAQUE = 44, 52
"""px; the plate below that, with room around each digit."""
EDGE = 4
"""px; the edge around the board."""
SIDE_HIGH, LETTER = 46, 48
"""px; the side of the board, and the names of columns and rows on it."""
TICK = 14
"""px; how far down the lines on that side reach between these names."""
FRAMED, DASHED = 22, 28
"""px; a frame, of which what lies on its cells hides the inner half, and a dashed one."""
DASH, GAP = 24, 42
"""px; the dashes of a frame and the gaps between them, about: their round ends take 28 of these."""
PALER = 0.55
"""The share of paper in the colour between the dashes: the frame is whole, and no rim of a terrace."""
OUTLINE = 2
"""px; the line around the board."""
FRONT = SIDE_HIGH + OUTLINE + ceil(2 * (EDGE + OUTLINE) * HALF_HIGH / HALF_WIDE) + 3
"""px; how far the front of the board, with its soft edge, reaches below the south corner of its cells."""
HANGING = (5, 10, 6, 11, 5, 10, 5)
"""How long the plants are that hang over an edge of a terrace: they hide little of what is before it."""
DARK = f"{NIGHT}{round(255 * DUSK[1]):02X}"
CLEAR = f"{PAPER}00"
"""Of what is cut out."""
TO_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""From the middle of a cell or a terrace to its corners, in the order of `CORNERS`."""
LEDGE = 13
"""px; how far the shadow of its frame falls on the water of a board."""
LAWNS = 0.84, 0.78
"""In widths of a terrace: the hedge around its lawn, and the lawn within that."""
WAVES = ((0.62, 0.2, 0.26), (0.86, 0.5, 0.2), (0.5, 0.94, 0.18), (0.94, 0.86, 0.16))
"""Light on the water: the middle of each wave in columns and rows, and its length, in shares of the board."""
GLITTER = ((0.07, 0.66, 0.34), (0.15, 0.74, 0.27), (0.23, 0.82, 0.2), (0.31, 0.9, 0.14))
"""The same of the light of the low sun in the west."""
_ROOM = 24
"""Around the things on a sheet."""


def across(columns: float, rows: float, height: float = 0) -> Point:
    """Return how far a point lies from another, given the distance in cells and the height."""
    return (columns - rows) * HALF_WIDE, (columns + rows) * HALF_HIGH - height


class Sheet(Pen):
    """A sheet on which points are given in cells around its middle, and a height."""

    def __init__(self, zoom: float, cells: float, height: float = 0) -> None:
        wide, deep = ceil(cells * HALF_WIDE) + _ROOM, ceil(cells * HALF_HIGH) + _ROOM
        super().__init__(2 * wide, 2 * deep + height, zoom)
        self.middle = wide, deep + height

    def on(self, columns: float, rows: float, height: float = 0) -> Point:
        x, y = across(columns, rows, height)
        return self.middle[0] + x, self.middle[1] + y

    def flat(
        self, colour: str, *corners: tuple[float, float, float], edge: str = "", line: float = 0
    ) -> None:
        self.polygon([self.on(*corner) for corner in corners], colour, edge, line)

    def block(self, box: tuple[float, float, float, float], low: float, high: float, faces: Faces) -> None:
        """Draw a block: its sides to the south and the east, and its top."""
        west, north, east, south = box
        top, left, right = faces
        self.flat(left, (west, south, low), (east, south, low), (east, south, high), (west, south, high))
        self.flat(right, (east, south, low), (east, north, low), (east, north, high), (east, south, high))
        self.flat(top, (west, north, high), (east, north, high), (east, south, high), (west, south, high))

    def cut(self) -> Image.Image:
        x, y = self.middle
        return _cut(self.sheet(), (x * self.unit, y * self.unit))


Faces = tuple[str, str, str]
"""Colours of a block's top, south side and east side."""


def _cut(image: Image.Image, middle: Point) -> Image.Image:
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    cut = image.crop((left, top, right, bottom))
    cut.info["at"] = round(left - middle[0]), round(top - middle[1])
    return cut


def _lying(pen: Pen, drawn: Pen, x: float, y: float) -> None:
    """Paste what was drawn at the scale of the sheet as if it lay on the ground."""
    image = drawn.image
    size = image.width, round(image.height * HALF_HIGH / HALF_WIDE)
    lower = image.transform(size, Image.Transform.EXTENT, (0, 0, *image.size), Image.Resampling.BILINEAR)
    pen.paste(lower, x, y)


# The board and its terraces


def edge(zoom: float) -> float:
    """Return how wide the edge of the board is, in cells."""
    return EDGE / HALF_WIDE / zoom


def board(columns: int, rows: int, zoom: float, *, calm: bool = False, evening: bool = False) -> Image.Image:
    """Draw this much of the bare board: water in a frame of limestone.

    Its reference is their middle. It is not cached: it is large, and the ground of pictures. A `calm` one is
    behind something that is told; the low sun of an `evening` glitters on the water.
    """
    wide, deep = columns / 2, rows / 2
    below = ((SIDE_HIGH + 2 * OUTLINE) / zoom - _ROOM) / HALF_HIGH  # the sides are as high at each zoom
    pen = Sheet(zoom, wide + deep + max(1, 2 * edge(zoom) + below))
    for line, faces in ((OUTLINE, (INK, INK, INK)), (0, (RIM, SAND, STONE))):
        beyond = edge(zoom) + line / zoom / HALF_WIDE
        x, y = wide + beyond, deep + beyond
        pen.block((-x, -y, x, y), -(SIDE_HIGH + line) / zoom, 0, faces)
    low, (x, y) = -TICK / zoom, (at + edge(zoom) for at in (wide, deep))
    for at in range(1, columns):
        pen.line([pen.on(at - wide, y, 0), pen.on(at - wide, y, low)], MUTED, OUTLINE / zoom)
    for at in range(1, rows):
        pen.line([pen.on(x, at - deep, 0), pen.on(x, at - deep, low)], MUTED, OUTLINE / zoom)
    pen.flat(CELL, *((x * wide, y * deep, 0) for x, y in TO_CORNERS))
    for row, column in product(range(rows), range(columns)):
        if (row + column) % 2:
            x, y = column - wide + 0.5, row - deep + 0.5
            pen.flat(DEEP, *((x + i / 2, y + j / 2, 0) for i, j in TO_CORNERS))
    if not calm:
        x, y = (LEDGE / HALF_WIDE / zoom - half for half in (wide, deep))
        inner = (wide, y), (x, y), (x, deep)
        pen.flat(HOLE, *((*corner, 0) for corner in ((-wide, deep), (-wide, -deep), (wide, -deep), *inner)))
    lights = ((GLOW, WAVES), (GLEAM, GLITTER))[: 1 + evening]
    for colour, waves in () if calm else lights:
        for east, south, length in waves:
            x, y = pen.on((2 * east - 1) * wide, (2 * south - 1) * deep)
            _wave(pen, x, y, length * min(wide, deep) * HALF_WIDE, colour)
    return pen.cut()


def _wave(pen: Pen, x: float, y: float, length: float, colour: str) -> None:
    """Draw two strokes of light on water."""
    for aside, down, share in ((-0.2, 0, 1.0), (0.3, 9, 0.5)):
        half = length * share / 2
        points = [(x + aside * length + i * half / 2, y + down + 2.4 * (i % 2)) for i in range(-2, 3)]
        pen.line(smooth(points, closed=False), colour, 4)


@sprite
def letter(text: str, colour: str, zoom: float) -> Image.Image:
    """Return the name of a column or a row, upright on a side of the board: where cells are small, it has
    less room.

    Its reference is the upper edge of the side, above its middle.
    """
    pen = Sheet(1, 1)
    x, y = pen.on(0, 0)
    pen.text(x, y + SIDE_HIGH / 2, text, round(LETTER * min(1.0, zoom)), colour)
    return pen.cut()


def terrace(zoom: float, storey: int, kind: str) -> Image.Image:
    """Return a terrace of a storey with hanging plants and a flower, if any; its reference is its middle."""
    return _together(_lawn(zoom, storey), _plants(zoom), *([_flower(zoom, kind)] if kind else ()))


def _together(*parts: Image.Image) -> Image.Image:
    """Return sprites that have the same reference as one, the first at the bottom."""
    placed = [(*part.info["at"], part) for part in parts]
    left, top = min(x for x, _, _ in placed), min(y for _, y, _ in placed)
    right = max(x + part.width for x, _, part in placed)
    bottom = max(y + part.height for _, y, part in placed)
    whole = Image.new("RGBa", (right - left, bottom - top))
    for x, y, part in placed:
        paste(whole, part, x - left + part.width / 2, y - top + part.height / 2)
    whole.info["at"] = left, top
    return whole


@sprite
def _lawn(zoom: float, storey: int) -> Image.Image:
    """Return a terrace without anything that grows there."""
    pen = Sheet(zoom, 2)
    pen.block((-1, -1, 1, 1), -THICK - UNDER, 0, (INK, INK, INK))
    rim = 0.955
    pen.block((-rim, -rim, rim, rim), -THICK, 0, (RIM, RIM_DARK, blend(RIM_DARK, NIGHT, DUSK[1])))
    for near, colour in zip(LAWNS, (art.LEAVES, _green(storey)), strict=True):
        pen.flat(colour, *((x * near, y * near, 0) for x, y in TO_CORNERS))
    return pen.cut()


@sprite
def level(storey: int) -> Image.Image:
    """Return the number of a storey on a plate of stone; its reference is its middle."""
    pen = Sheet(1, 2)
    x, y = pen.on(0, 0)
    wide, high = PLAQUE
    lawn = _green(storey)
    pen.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, lawn, 11, blend(lawn, INK, RIMMED), 2)
    pen.text(x, y + 1, str(storey), NUMBER, INK)
    return pen.cut()


def _green(storey: int) -> str:
    return TERRACES[min(storey, art.HIGHEST) - 1]


@sprite
def _plants(zoom: float) -> Image.Image:
    """Return what hangs over the edges of a terrace in front."""
    pen = Sheet(zoom, 2)
    last = len(HANGING) - 1
    for down, colour in ((False, SPRIG), (True, art.LEAVES)):
        edge = [pen.on(*((0.97, at) if down else (at, 0.97)), -2) for at in (-0.94, 0.94)]
        (x, y), (far, low) = edge
        ends = [
            (x + (far - x) * i / last, y + (low - y) * i / last + length) for i, length in enumerate(HANGING)
        ]
        pen.polygon([*edge, *reversed(smooth(ends, closed=False))], colour)
    return pen.cut()


@sprite
def _flower(zoom: float, kind: str) -> Image.Image:
    """Return the flower of a terrace; its reference is its middle."""
    pen = Sheet(zoom, 2)
    drawn = Pen(60, 60, zoom)
    art.petals(drawn, 30, 30, BLOSSOM, kind)
    _lying(pen, drawn, *pen.on(0, 0))
    return pen.cut()


def quarter(zoom: float, storey: int, kind: str, number: int) -> Image.Image:
    """Return the part of a terrace on one of its cells, numbered as `CORNERS`; its reference is the middle of
    the terrace.

    Each pixel belongs to one part: put together, they show no seams.
    """
    return _quarters(zoom, storey, kind)[number]


@kept
def _quarters(zoom: float, storey: int, kind: str) -> tuple[Image.Image, ...]:
    """Return all of them. The whole terrace is not kept as well: nobody draws it."""
    whole = terrace(zoom, storey, kind)
    return tuple(_part(whole, zoom, number) for number in range(4))


@kept
def _stones(zoom: float, storey: int) -> tuple[Image.Image, ...]:
    """Return these parts of a terrace without what grows there."""
    whole = _lawn(zoom, storey)
    return tuple(_part(whole, zoom, number) for number in range(4))


def stone(zoom: float, storey: int, number: int) -> Image.Image:
    """Return such a part of a terrace without what hangs over its edges: a frame passes before that."""
    return _stones(zoom, storey)[number]


@composed
def bloom(zoom: float, kind: str, number: int) -> Image.Image:
    """Return the part of the flower on such a cell: drawn again over shadows, it keeps its colour."""
    return _part(_flower(zoom, kind), zoom, number)


def _part(whole: Image.Image, zoom: float, number: int) -> Image.Image:
    x, y = (-at for at in whole.info["at"])
    far = 4 * zoom
    ends = [(x + far * a, y + far * b) for a, b in (across(-1, 0), across(0, -1), across(1, 0), across(0, 1))]
    mask = Image.new("L", whole.size)
    draw = ImageDraw.Draw(mask)
    for part in range(4):
        draw.polygon([(x, y), ends[part], ends[(part + 1) % 4]], part + 1)
    part = Image.new(whole.mode, whole.size)
    mine = Image.eval(mask, lambda value: 255 * (value == number + 1))
    part.im.paste(whole.im, (0, 0, *whole.size), mine.im)
    box = part.getbbox() or (0, 0, 1, 1)
    cut = part.crop(box)
    cut.info["at"] = box[0] - x, box[1] - y
    return cut


@sprite
def shade(zoom: float, east: int, west: int, on_water: bool = False) -> Image.Image:
    """Return the shadow on a cell: of `east` storeys from its western edge, and from `west` to its eastern.

    The first is cast by what stands in the west, the second by what is above the cell. 0: none. It is darker
    `on_water`, which is dark itself.
    """
    pen = Sheet(zoom, 1)
    parts = ((0.0, min(1.0, SLOPE * east)) if east else None, (SLOPE * west, 1.0) if west else None)
    for part in parts:
        if part and part[0] < part[1]:
            left, right = part[0] - 0.5, part[1] - 0.5
            pen.flat(
                HOLE if on_water else DARK, (left, -0.5, 0), (right, -0.5, 0), (right, 0.5, 0), (left, 0.5, 0)
            )
    return pen.cut()


# Columns


@sprite
def column(zoom: float, storeys: int, rise: int, corner: int) -> Image.Image:
    """Return a column below a corner of a terrace, one or two storeys high; its reference is its cell."""
    height = storeys * rise - THICK
    pen = Sheet(zoom, 1, height)
    x, y = pen.on(*(OUTWARD * step for step in TO_CORNERS[corner]))
    pen.ellipse(x, y, 11, 5.6, STONE, INK, 1.4)
    pen.box(x - 8.8, y - height, x + 8.8, y, INK)
    pen.ellipse(x, y, 8.8, 4.6, INK)
    pen.ellipse(x, y - 1, 7.4, 3.6, STONE)
    pen.box(x - 7.4, y - height, x + 7.4, y - 1, STONE)
    pen.box(x - 7.4, y - height, x + 4.2, y, RIM)
    pen.box(x - 7.4, y - height, x - 1, y - 1, WHITE)
    for i in range(1, storeys):
        middle = y - height * i / storeys
        pen.ellipse(x, middle, 9.4, 4.6, STONE, INK, 1.4)
    return pen.cut()


# What stands on a cell


@sprite
def statue(zoom: float) -> Image.Image:
    """Return a golden figure on a white plinth."""
    pen = Sheet(zoom, 1, 40)
    x, y = pen.on(0, 0)
    for grown, fill in ((2.2, INK), (0, STONE)):
        pen.box(x - 12 - grown, y - 8 - grown, x + 12 + grown, y + 7 + grown, fill, 3)
    pen.box(x - 12, y - 8, x + 12, y + 3, WHITE, 3)
    glyph = Pen(100, 100, FIGURE * zoom)
    art.sign_of(glyph, "S", INK, 6)
    art.sign_of(glyph, "S", GOLD, 0)
    pen.paste(glyph.image, x, y - 24)
    return pen.cut()


@sprite
def belvedere(zoom: float) -> Image.Image:
    """Return a pavilion with a pointed roof."""
    pen = Sheet(SMALLER * zoom, 1, 40)
    x, y = pen.on(0, 0)
    tip, (west, middle, east) = (x, y - 40), ((x - 20, y - 18), (x + 2, y - 11), (x + 20, y - 18))
    for grown, drum in ((2.4, INK), (0, WHITE)):
        pen.ellipse(x, y, 13 + grown, 6 + grown, drum)
        pen.box(x - 13 - grown, y - 20, x + 13 + grown, y, drum)
    pen.line([(x, y - 8), (x, y + 2)], INK, 7)
    pen.polygon([tip, west, middle, east], INK, soft=2.6)
    pen.polygon([tip, west, middle], TINTS["red"].pale)
    pen.polygon([tip, middle, east], CLAY)
    return pen.cut()


def _axis(pen: Sheet, down: bool) -> Callable[[float, float, float], Point]:
    """Return how to find a point along and across a direction: to the east or, `down`, to the south."""

    def at(along: float, aside: float, height: float = 0) -> Point:
        return pen.on(aside, along, height) if down else pen.on(along, aside, height)

    return at


@sprite
def fountain(zoom: float, down: bool) -> Image.Image:
    """Return a basin; its reference is the point between its two cells."""
    pen = Sheet(zoom, 2, 24)
    at = _axis(pen, down)
    for reach, wide, height, colour in (
        (0.76, 0.36, -1, INK), (0.76, 0.36, 8, INK), (0.72, 0.32, 1, STONE), (0.72, 0.32, 7, WHITE),
        (0.63, 0.23, 6, BASIN),
    ):  # fmt: skip
        corners = [at(i * reach, j * wide, height) for i, j in TO_CORNERS]
        pen.polygon(corners, colour, soft=1.5)
    for along in (-0.38, 0.38):
        x, y = at(along, 0, 6)
        pen.ellipse(x, y, 9, 4.6, art.FOAM)
        for mirror in (-1, 1):
            jet = smooth(
                [(x, y), (x + mirror * 2, y - 16), (x + mirror * 7, y - 17), (x + mirror * 9, y - 3)],
                closed=False,
            )
            pen.line(jet, INK, 4.6)
            pen.line(jet, WHITE, 2.4)
    return pen.cut()


@sprite
def footbridge(zoom: float, down: bool) -> Image.Image:
    """Return an arched bridge; its reference is the middle of the gap."""
    pen = Sheet(zoom, 3, 30)
    at = _axis(pen, down)
    ways = [-1.25 + 2.5 * i / 14 for i in range(15)]
    arch = [(way, 20 * cos(way / 1.25 * pi / 2)) for way in ways]
    far = [at(way, -0.24, high) for way, high in arch]
    near = [at(way, 0.24, high) for way, high in arch]
    rails = [[at(way, aside, high + 11) for way, high in arch] for aside in (-0.24, 0.24)]
    below = [at(way, 0.24, high - 6) for way, high in arch]
    pen.polygon([*far, *reversed(near)], WOOD, INK, 5)
    pen.polygon([*near, *reversed(below)], SADDLE, INK, 5)
    pen.polygon([*near, *reversed(below)], SADDLE)
    pen.polygon([*far, *reversed(near)], WOOD)
    for i in range(1, 14):
        pen.line([far[i], near[i]], SADDLE, 1.6)
    for rail, foot in zip(rails, (far, near), strict=True):
        pen.line(rail, INK, 5.4)
        for i in range(0, 15, 3):
            pen.line([foot[i], rail[i]], INK, 3.6)
        pen.line(rail, GOLD, 2)
    return pen.cut()


STEPS, GAPS = 6, 4
"""The steps of a staircase, and the gaps between them that are seen from behind."""


@sprite
def staircase(zoom: float, columns: int, rows: int, rise: int) -> Image.Image:
    """Return a flight of steps that leads in a direction; its reference is the cell of its foot."""
    pen = Sheet(zoom, 3, rise + 10)
    begin, end, half = -0.3, 0.8, 0.26
    step, forward = (end - begin) / STEPS, columns + rows
    for grown in (0.05, 0.0):
        for i in range(STEPS) if forward > 0 else range(STEPS - 1, -1, -1):
            a, b = sorted(forward * (begin + (i + k) * step) for k in (0, 1))
            west, north, east, south = (a, -half, b, half) if columns else (-half, a, half, b)
            high = rise * (i + 1) / STEPS + 1
            box = west - grown, north - grown, east + grown, south + grown
            faces = (INK, INK, INK) if grown else (WHITE, PLASTER, RIM_DARK)
            pen.block(box, -20 * grown, high + 20 * grown, faces)
            if not grown:
                edge = [(west, south, 0), (west, south, high), (east, south, high), (east, north, high)]
                pen.line([pen.on(*corner) for corner in edge], STONE, 1.2)
    for i in range(GAPS if forward > 0 else 0):
        # It is seen from behind, where its steps are apart.
        low, high = (rise * (i + share) / GAPS for share in (0.15, 0.6))
        wide = 0.8 * half
        around = ((-wide, low), (wide, low), (wide, high), (-wide, high))
        pen.flat(INK, *((end, aside, at) if columns else (aside, end, at) for aside, at in around))
    return pen.cut()


@sprite
def sign(zoom: float, symbol: str, storey: int) -> Image.Image:
    """Return the symbol of a free cell on a pale disc in a tone of its lawn, as in the quarry: so it can be
    told from what is built, which rises.
    """
    pen = Sheet(zoom, 1)
    x, y = pen.on(0, 0)
    lawn = _green(storey)
    for radius, colour in ((DISC, blend(lawn, INK, RIMMED)), (DISC - GROUT, blend(PAPER, lawn, TINGED))):
        pen.ellipse(x, y, radius, radius * FLATTER, colour)
    drawn = Pen(100, 100, SIGN / 100 * zoom)
    art.print_sign(drawn, symbol)
    pen.paste(drawn.image, x, y)
    return pen.cut()


def _dashes(around: Sequence[Point], zoom: float) -> Iterator[list[Point]]:
    """Yield the dashes of a frame: half a one at either end of each side, so that all corners are closed."""
    for (x, y), (far, low) in pairwise(around):
        count = max(1, round(dist((x, y), (far, low)) * zoom / (DASH + GAP)))
        half = DASH / (DASH + GAP) / 2
        for number in range(count + 1):
            ends = (max(0, number - half) / count, min(count, number + half) / count)
            yield [(x + (far - x) * at, y + (low - y) * at) for at in ends]


@sprite
def outline(zoom: float, shape: tuple[tuple[int, int], ...], colour: str, dash: bool) -> Image.Image:
    """Return a frame around some cells; its reference is (0, 0) among its corners, which are clockwise.

    It goes around the terrace there as that is seen: along the lower edge in front. What lies on these cells
    is drawn over its inner half.
    """
    pen = Sheet(zoom, max(abs(x) + abs(y) for x, y in shape) + 1)
    around: list[Point] = []
    for start, end in zip(shape, (*shape[1:], shape[0]), strict=True):
        in_front = end[1] > start[1] or end[0] < start[0]
        around += (pen.on(*corner, -(THICK + 2) * in_front) for corner in (start, end))
    around.append(around[0])
    wide = DASHED if dash else FRAMED
    for width, tone in ((wide + 8, RIM), (wide, blend(colour, PAPER, PALER) if dash else colour)):
        pen.line(around, tone, width / zoom)
    for line in _dashes(around, zoom) if dash else ():
        pen.line(line, colour, wide / zoom)
    pen.polygon([pen.on(*corner) for corner in shape], CLEAR)
    return pen.cut()
