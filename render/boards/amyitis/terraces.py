"""The hanging gardens drawn: sky, desert, river, the stepped walls with arches; water, plants, dry channels.

Light falls from the left. Owns the drawing; `view` says where things lie. What never changes is drawn once
into a base; the rest are sprites whose `info["at"]` says where their corner lies from a place, in px. Must
not know positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import ceil, cos, floor, hypot, pi, sin

from PIL import Image

from engine.games.amyitis.garden import LEVEL, PLOTS, QUALITY, SECTIONS, WAYS
from render.boards.amyitis import art
from render.boards.amyitis.ground import (
    BANK,
    BARE,
    BARE_DEEP,
    BASIN,
    BLOSSOM,
    DRY,
    DUNES,
    FRIEZE,
    GLOW,
    GREENS,
    GROUND,
    HAZE,
    LETTERED,
    LIT,
    NICHES,
    PLATFORMS,
    SHADED_WATER,
    SHADOW,
    SOIL,
    WALLS,
)
from render.boards.amyitis.view import (
    ACROSS,
    BAND,
    DOWN,
    LEAF,
    ON_WALLS,
    SIDE,
    WIDE,
    View,
    beds,
    course,
    height,
    is_fall,
    level,
    spot,
)
from render.boards.amyitis.view import half as half_of
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, Point, smooth
from render.theme import CHOICE, INK, PAPER, WATER, WATER_DEEP, WHITE, WOOD, sky

TILE_WIDTH = 200
"""px; statics are drawn in columns of this width, because a sheet is sixteen times as large as its part."""

FALL = WIDE * 0.66
"""Half the width of a fall, in plots."""
FOAM = 12, 5
"""px; half of the pool below a fall, at the usual size."""
BRIM, OPENING = 10, 8
"""px; the frame around water that is new, and around a channel that may be filled."""
SHORT = 0.07
"""How far inside the ends of such a channel its frame lies, in plots."""
RIBBON, WITHIN = 0.055, (0.06, 0.04)
"""Half the width of the ribbon on water that says whose it is, and how far from the ends of the section and
from the stone between two halves it is: in plots.
"""
EDGE = 4
"""px; the light edge around a line to a channel."""
SLAB, SEEN = 0.036, 0.022
"""Half of the stone between two halves of a side, and of what is seen of it if there is water, in plots."""
SEAT = 15, 8.6
"""px; half of the hollow for a cube in an empty section, at the usual size."""
ARCH, SHADED = 0.1, 5
"""Half the width of an arch, in plots, and px; the shadow below the frieze, at the usual size."""
RINGS = (5,)
"""Bands of the sky that are rings around the sun, the outermost first."""
RIM = 5
"""px; the light of the sun on the edges of the terrace behind which it stands."""
SUN = 262, 206, 158, 122, 108
"""px; half of the rings of light around the sun on the poster, and of that."""
LIGHT = 240, 160
"""px; half of the one on the board, and of the sun: paler, for the round is written on it."""


class Sheet(Pen):
    """A sheet on which points are px of a picture; its corner is at `origin`."""

    def __init__(self, origin: Point, width: float, height: float) -> None:
        super().__init__(width, height)
        self.origin = origin

    def _at(self, points: Iterable[Point]) -> list[Point]:
        x0, y0 = self.origin
        return super()._at((x - x0, y - y0) for x, y in points)

    def paste(self, other: Image.Image, x: float, y: float) -> None:
        ((middle, _),) = self._at(((x, y),))
        if -other.width < 2 * middle < 2 * self.image.width + other.width:
            super().paste(other, x, y)


def landscape(canvas: Canvas, view: View, box: tuple[int, int, int, int]) -> None:
    """Draw the empty terraces between the arms of the river, with the land around them, onto a canvas."""

    def draw(pen: Sheet) -> None:
        land(pen, view, box)
        river(pen, view)
        pyramid(pen, view)

    paint(canvas, box, draw)


def paint(canvas: Canvas, box: tuple[int, int, int, int], draw: Callable[[Sheet], None]) -> None:
    """Draw something large onto a canvas, column by column."""
    left, top, right, bottom = box
    for x in range(left, right, TILE_WIDTH):
        sheet = Sheet((x, top), min(TILE_WIDTH, right - x), bottom - top)
        draw(sheet)
        canvas.put(sheet.sheet(), x, top)


# What never changes


def land(pen: Sheet, view: View, box: tuple[int, int, int, int]) -> None:
    """Draw the evening sky around the sun, far mountains, and the desert as far as the picture goes."""
    left, top, right, bottom = box
    size = view.zoom
    x, y = view.at(SIDE - 0.5, SIDE - 0.5, height(SIDE) + 70)
    bands = sky(GROUND)[::-1]
    far = 1.25 * max(x - left, 560 * size)
    pen.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], bands[-1])
    for i in RINGS:
        pen.circle(x, y, far * (i + 1.6) / len(bands), bands[i])
    for reach, colour in zip(LIGHT, GLOW[::-1], strict=True):
        pen.circle(x, y, reach * size, colour)
    horizon = view.at(0, SIDE, height(1))[1] - 24 * size
    for i, crest in enumerate(_CRESTS):
        colour = (HAZE, *DUNES)[i]
        line = [(left + a * (right - left), horizon + b * size) for a, b in crest]
        pen.polygon([*smooth(line, closed=False), (right + 40, bottom), (left - 40, bottom)], colour)


@sprite
def bird(wide: float) -> Image.Image:
    """Return a white bird seen from afar, half of whose wings are this wide, in px."""
    pen = Pen(2 * wide, wide)
    pen.polygon([((1 + x) * wide, (0.52 + y) * wide) for x, y in _WINGS], PAPER)
    return pen.sheet()


_WINGS = (
    *((-1, -0.3), (-0.55, -0.52), (0, 0.06), (0.55, -0.52), (1, -0.3)),
    *((0.5, -0.28), (0, 0.34), (-0.5, -0.28)),
)
_CRESTS = (
    ((-0.1, -26), (0.06, -40), (0.2, -14), (0.4, -30), (0.62, -16), (0.82, -52), (0.94, -30), (1.1, -24)),
    ((-0.1, 16), (0.12, -2), (0.35, 18), (0.7, 10), (0.88, -6), (1.1, 14)),
    ((-0.1, 66), (0.1, 84), (0.3, 70), (0.7, 66), (0.9, 92), (1.1, 70)),
    ((-0.1, 220), (0.08, 190), (0.3, 240), (0.7, 240), (0.92, 196), (1.1, 230)),
)
"""Crests of mountains and dunes: share of the width, and px below the horizon."""


def river(pen: Sheet, view: View, beyond: float = 1.2) -> None:
    """Draw the two arms of the river, which reach `beyond` plots past the quays."""
    zoom, reach = view.zoom, 0.46
    far, end = -reach - 0.1, SIDE + beyond
    for colour, near, outer in ((BANK, 0.0, far), (WATER_DEEP, 0.0, -reach), (WATER, -0.05, -reach + 0.05)):
        corners = [(near, end), (near, near), (end, near), (end, outer), (outer, outer), (outer, end)]
        pen.polygon([view.at(*corner) for corner in corners], colour)
    shade = -0.16
    corners = [(-0.05, end), (-0.05, -0.05), (end, -0.05), (end, shade), (shade, shade), (shade, end)]
    pen.polygon([view.at(*corner) for corner in corners], SHADED_WATER)
    for along, aside in _WAVES:
        for left in (True, False):
            x, y = view.at(*((aside, along) if left else (along, aside)))
            _wave(pen, x, y, 17 * zoom, 3.4 * zoom)


_WAVES = ((0.4, -0.14),)
"""Waves on both arms of the river: how far from the tip and beside the quay, in plots."""


def _wave(pen: Pen, x: float, y: float, wide: float, line: float) -> None:
    rise = wide * 0.26
    curve = [
        (x - wide, y + rise),
        (x - wide / 2, y - rise),
        (x, y + rise),
        (x + wide / 2, y - rise),
        (x + wide, y + rise),
    ]
    pen.line(smooth(curve, closed=False, steps=5), WHITE, line)


def pyramid(pen: Sheet, view: View) -> None:
    """Draw the levels from the lowest to the highest: each stands on the one below, behind its channels."""
    for high in range(1, SIDE + 1):
        _walls(pen, view, high)
        near, top = high - 1, height(high)
        corners = [(near, near), (SIDE, near), (SIDE, SIDE), (near, SIDE)]
        pen.polygon([view.at(*corner, top) for corner in corners], PLATFORMS[high - 1])
        if high < SIDE:
            foot, cast = near + 1, 0.2
            shadow = [(foot, foot), (foot + cast, foot - cast), (SIDE, foot - cast), (SIDE, foot)]
            pen.polygon([view.at(*corner, top) for corner in shadow], SHADOW[high - 1])
        for section in range(len(SECTIONS)):
            if level(section) == high:
                _dry(pen, view, section)
        if high == SIDE:
            back = [view.at(near, SIDE, top), view.at(SIDE, SIDE, top), view.at(SIDE, near, top)]
            pen.line(back, GLOW[0], RIM * view.zoom)
        for plot, lies in enumerate(LEVEL):
            if lies == high:
                _bed(pen, view, plot)


def _walls(pen: Sheet, view: View, high: int) -> None:
    """Draw the two walls of a level in front: with arches or, if there is type for it, with a frieze that has
    codes and leaves.
    """
    near, low, top, zoom = high - 1, height(high - 1), height(high), view.zoom
    band = view.type * BAND / zoom
    for left in (False, True):

        def on(along: float, h: float, left: bool = left) -> Point:
            return view.at(*((near, along) if left else (along, near)), h)

        def strip(a: float, b: float, colour: str, on: Callable[[float, float], Point] = on) -> None:
            pen.polygon([on(near, a), on(SIDE, a), on(SIDE, b), on(near, b)], colour)

        wall, niche = (tones[high - 1] for tones in ((LIT if left else WALLS), NICHES[not left]))
        strip(low, top, wall)
        for bay in range(0 if view.type else 2 * (SIDE - near)):
            along, rise = near + (bay + 0.5) / 2, top - SHADED - low
            pen.polygon([on(along + x * ARCH, low + rise * y) for x, y in _ARCH], niche)
        if view.type:
            strip(top - band, top, FRIEZE[not left])
    for plot, lies in enumerate(LEVEL):
        if lies == high and view.type:
            code, leaves = ON_WALLS[plot]
            _written(pen, view, plot, code)
            _hung(pen, view, plot, leaves)


_ARCH = ((-1, 0), *((-cos(pi * i / 8), 0.36 + 0.42 * sin(pi * i / 8)) for i in range(9)), (1, 0))
"""The outline of an arch: half of it is round, by half its width and by the height of its wall."""


def _slanted(drawn: Image.Image, left: bool) -> Image.Image:
    """Return what was drawn upright as it looks on a wall."""
    slope = (DOWN if left else -DOWN) / ACROSS
    extra = ceil(abs(slope) * drawn.width)
    start = 0 if left else -extra
    size = drawn.width, drawn.height + extra
    return drawn.transform(
        size, Image.Transform.AFFINE, (1, 0, 0, -slope, 1, start), Image.Resampling.BILINEAR
    )


def _written(pen: Sheet, view: View, plot: int, place: tuple[bool, float]) -> None:
    pen.paste(_lettered(plot, view.type, place[0], LETTERED), *view.frieze(plot, *place))


def _lettered(plot: int, size: int, left: bool, ink: str) -> Image.Image:
    """Return the code of a plot as it looks on a wall, at the scale of a sheet."""
    text = Pen(size * 1.8, size * 1.3)
    text.text(size * 0.9, size * 0.66, PLOTS[plot], size, ink)
    return _slanted(text.image, left)


def _hung(pen: Sheet, view: View, plot: int, place: tuple[bool, float]) -> None:
    """Draw the quality that a plant needs there as leaves on the wall."""
    pen.paste(_leafy(plot, view.zoom, place[0]), *view.frieze(plot, *place))


def _leafy(plot: int, zoom: float, left: bool) -> Image.Image:
    """Return the leaves of a plot as they look on a wall, at the scale of a sheet."""
    count, wide = QUALITY[plot], LEAF * zoom
    drawn = Pen(wide * count + 6 * zoom, 36 * zoom)
    for i in range(count):
        art.leaf(drawn, 3 * zoom + (i + 0.5) * wide, 33 * zoom, 0, 31 * zoom, 17 * zoom, GREENS[0], 0)
    return _slanted(drawn.image, left)


def channel(view: View, section: int, half: float, grow: float = 0.0, *, stone: float = 0.0) -> list[Point]:
    """Return the outline of a channel on its terrace: up to `stone` before that between two halves, or, if
    that is 0, beyond it.
    """
    (x0, y0), (x1, y1) = course(section)
    length = abs(x1 - x0) + abs(y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    first = grow if grow < 0 or not is_fall(section) else 0.0
    last = grow
    if stone and half_of(section) == "1":
        last = -stone
    elif stone and half_of(section) == "2":
        first = -stone
    x0, y0 = x0 - ux * first, y0 - uy * first
    x1, y1 = min(SIDE, x1 + ux * last), min(SIDE, y1 + uy * last)
    nx, ny, top = -uy * half, ux * half, height(level(section))
    corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
    return [view.at(*corner, top) for corner in corners]


def _chute(view: View, section: int, half: float, inset: float = 0) -> list[Point]:
    """Return the outline of the fall below the beginning of a section, `inset` px shorter than its wall."""
    column, row = WAYS[section][0]
    left = column < row if column != row else False
    high = level(section)
    top, low = height(high), height(high - 1) + inset / view.zoom
    across = (
        [(column, row - half), (column, row + half)] if left else [(column - half, row), (column + half, row)]
    )
    return [
        view.at(*across[0], top),
        view.at(*across[1], top),
        view.at(*across[1], low),
        view.at(*across[0], low),
    ]


def course_of_water(view: View, section: int, inset: float) -> Iterator[list[Point]]:
    """Yield the outlines of the water in a section and of its fall, or those `inset` px inside them."""
    half = WIDE - inset * hypot(ACROSS, DOWN) / (2 * ACROSS * DOWN * view.zoom)
    yield channel(view, section, half, half)
    if is_fall(section):
        yield _chute(view, section, max(0.0, FALL - inset / (ACROSS * view.zoom)), inset)


def _dry(pen: Sheet, view: View, section: int) -> None:
    """Draw a channel without water."""
    pen.polygon(channel(view, section, WIDE, WIDE), DRY)
    if is_fall(section):
        pen.polygon(_chute(view, section, FALL), DRY)
    _sluice(pen, view, section)


def _sluice(pen: Sheet, view: View, section: int) -> None:
    """Draw the stone between the two sections of a side, so that both are seen: that of their terrace."""
    if not SECTIONS[section].endswith(".2"):
        return
    (x0, y0), (x1, _) = course(section)
    ux, uy = (1, 0) if x1 != x0 else (0, 1)
    high = level(section)
    ends = ((-WIDE, -SLAB), (WIDE, -SLAB), (WIDE, SLAB), (-WIDE, SLAB))
    stone = [(x0 + across * uy + along * ux, y0 + across * ux + along * uy) for across, along in ends]
    pen.polygon([view.at(*corner, height(high)) for corner in stone], PLATFORMS[high - 1])


def _bed(pen: Sheet, view: View, plot: int) -> None:
    """Draw a bed that waits for a plant: pale stone."""
    pen.polygon(bed_corners(view, plot), SOIL)


# What changes


def put(canvas: Canvas, image: Image.Image, place: Point) -> None:
    """Paste a sprite whose `info` says where its corner lies from a place."""
    x, y = image.info["at"]
    canvas.put(image, round(place[0]) + x, round(place[1]) + y)


def _cut(draw: Callable[[Sheet], None], outline: Sequence[Point], pad: float) -> Image.Image:
    """Return the part of a drawing within an outline, whose points are relative to a reference point."""
    left, top = floor(min(x for x, _ in outline) - pad), floor(min(y for _, y in outline) - pad)
    right, bottom = ceil(max(x for x, _ in outline) + pad), ceil(max(y for _, y in outline) + pad)
    sheet = Sheet((left, top), right - left, bottom - top)
    draw(sheet)
    image = sheet.sheet()
    box = image.getbbox() or (0, 0, 1, 1)
    cut = image.crop(box)
    cut.info["at"] = left + box[0], top + box[1]
    return cut


@sprite
def code(plot: int, size: int) -> Image.Image:
    """Return the code of a plot alone and darker, to be drawn again where its wall is paler."""
    pen = Pen(size * 1.8, size * 2.4)
    pen.paste(_lettered(plot, size, ON_WALLS[plot][0][0], INK), size * 0.9, size * 1.2)
    return pen.sheet()


@sprite
def leaves(plot: int, zoom: float) -> Image.Image:
    """Return the leaves of a plot alone, to be drawn again where its wall is paler."""
    wide = (LEAF * QUALITY[plot] + 6) * zoom
    pen = Pen(wide, 36 * zoom + wide * DOWN / ACROSS)
    pen.paste(_leafy(plot, zoom, ON_WALLS[plot][1][0]), wide / 2, pen.sheet().height / 2)
    return pen.sheet()


@sprite
def seat(zoom: float) -> Image.Image:
    """Return the place for the cube of an empty section: a hollow, a little wider than the channel."""
    across, down = (side * zoom for side in SEAT)
    pen = Pen(2 * across + 2, 2 * down + 2)
    pen.ellipse(across + 1, down + 1, across, down, BASIN)
    return pen.sheet()


@sprite
def water(section: int, zoom: float) -> Image.Image:
    """Return the water in a section, with the fall where it leaves its terrace; its reference is the tip."""
    view = View(0, 0, zoom)
    outline = channel(view, section, WIDE, WIDE, stone=SEEN)
    fall = _chute(view, section, FALL) if is_fall(section) else []

    def draw(pen: Sheet) -> None:
        pen.polygon(outline, WATER)
        if fall:
            pen.polygon(fall, WATER)
            (x0, y0), (x1, y1) = fall[2:]
            pen.ellipse((x0 + x1) / 2, (y0 + y1) / 2, FOAM[0] * zoom, FOAM[1] * zoom, WATER)

    return _cut(draw, [*outline, *fall], 14 * zoom)


@sprite
def ribbon(section: int, zoom: float, colour: str) -> Image.Image:
    """Return the ribbon along the middle of the water in a section; its reference is the place of its
    cube.
    """
    x, y = View(0, 0, zoom).section(section)
    outline = channel(View(-x, -y, zoom), section, RIBBON, -WITHIN[0], stone=WITHIN[1])
    return _cut(lambda pen: pen.polygon(outline, colour), outline, 2)


@sprite
def leader(across: int, down: int, colour: str, wide: int, dot: int = 0) -> Image.Image:
    """Return a line with a light edge, this far from its end, the reference, which may have a dot."""
    reach = max(dot, wide) + EDGE + 1
    left, top = min(0, across) - reach, min(0, down) - reach
    pen = Pen(abs(across) + 2 * reach, abs(down) + 2 * reach, scale=2)
    ends = [(-left, -top), (across - left, down - top)]
    for shade, edge in ((PAPER, EDGE), (colour, 0)):
        if dot:
            pen.circle(-left, -top, dot + edge, shade)
        pen.line(ends, shade, wide + 2 * edge)
    image = pen.sheet()
    image.info["at"] = left, top
    return image


@sprite
def brim(section: int, zoom: float, colour: str, dashed: bool) -> Image.Image:
    """Return a frame around the water in a section, without its fall; its reference is the tip."""
    view = View(0, 0, zoom)
    outline = next(course_of_water(view, section, -BRIM / 2))
    outline.append(outline[0])

    def draw(pen: Sheet) -> None:
        pen.line(outline, INK, BRIM + 10)
        pen.line(outline, PAPER, BRIM + 5)
        if dashed:
            pen.dashes(outline, colour, BRIM, 18, 12)
        else:
            pen.line(outline, colour, BRIM)

    return _cut(draw, outline, BRIM)


@sprite
def opening(section: int, zoom: float) -> Image.Image:
    """Return a frame around a channel that may be filled, apart from others; its reference is the place of
    its cube.
    """
    x, y = View(0, 0, zoom).section(section)
    outline = channel(View(-x, -y, zoom), section, WIDE, -SHORT, stone=SEEN)
    outline.append(outline[0])

    def draw(pen: Sheet) -> None:
        pen.line(outline, PAPER, OPENING + 10)
        pen.polygon(outline[:-1], WHITE)
        pen.line(outline, CHOICE, OPENING)

    return _cut(draw, outline, OPENING + 5)


@sprite
def garden(plot: int, zoom: float) -> Image.Image:
    """Return a planted bed behind a hedge, with plants that hang down its walls; its reference is its middle.

    No leaf reaches a cube, a place for one, a code or what a plant needs there.
    """
    view = View(0, 0, zoom)
    x, y = view.bed(plot)
    view = View(-x, -y, zoom)
    west, south, east, _ = corners = bed_corners(view, plot)
    column, row = spot(plot)

    def draw(pen: Sheet) -> None:
        pen.polygon(corners, GREENS[2])
        _bushes(pen, [(side * x, y, size) for side, (x, y, size) in product((-1, 1), SHRUBS)], zoom)
        for along, long in VINES if column == row else ():
            for place in ((column, row + along), (column + along, row)):
                _vine(pen, *view.at(*place, height(LEVEL[plot])), long * zoom, zoom)
        hedge = [
            ((a + (c - a) * i / BUSHES) / zoom, (b + (d - b) * i / BUSHES) / zoom - 4, BUSH)
            for (a, b), (c, d) in ((west, south), (south, east))
            for i in range(BUSHES + 1)
        ]
        _bushes(pen, hedge, zoom)
        for x, y in (*((x, y - 4) for x, y, _ in hedge[1::2]), *FLOWERS):
            pen.circle(x * zoom, y * zoom, FLOWER * zoom, BLOSSOM)

    outline = [(a, b + side * HANGING * zoom) for a, b in corners for side in (-1, 1)]
    return _cut(draw, outline, 2 * BUSH * zoom)


@sprite
def palm(zoom: float) -> Image.Image:
    """Return the highest palm of a garden, which rises before what is behind; its reference is its middle."""
    size = TALL[1] * zoom
    return _cut(lambda pen: _palm(pen, 0, TALL[0] * zoom, size), [(0, TALL[0] * zoom)], 100 * size)


def _bushes(pen: Pen, bushes: Sequence[tuple[float, float, float]], zoom: float) -> None:
    """Draw bushes, grown together, lit from the left: px right of and below the middle, and half of each."""
    for shade, share, aside, every in LEAFY:
        for x, y, size in bushes[::every]:
            pen.circle(
                (x - aside * size) * zoom, (y - 1.4 * aside * size) * zoom, share * size * zoom, GREENS[shade]
            )


def _palm(pen: Pen, x: float, base: float, size: float) -> None:
    """Draw a palm of a garden on (x, base): few large leaves, more wide than high, so that channels behind it
    are seen.
    """
    top = base - 46 * size
    pen.line([(x, base), (x, top)], WOOD, 11 * size)
    for turn, long, shade in CROWN:
        art.leaf(pen, x, top, turn, long * size, 19 * size, GREENS[shade], 0)


def _vine(pen: Pen, x: float, y: float, long: float, zoom: float) -> None:
    """Draw a plant that hangs from the edge of a terrace, `long` px down its wall."""
    wide = VINE * zoom
    shape = [(-1, -1), (1, -1), (0.9, long / wide * 0.6), (0, long / wide), (-0.9, long / wide * 0.6)]
    pen.polygon(smooth([(x + a * wide, y + b * wide) for a, b in shape]), GREENS[1])
    pen.circle(x, y + 0.72 * long, FLOWER * zoom, BLOSSOM)


@sprite
def fallow(plot: int, zoom: float) -> Image.Image:
    """Return a bed on which nobody can plant: cracked earth and stones; its reference is its middle."""
    view = View(0, 0, zoom)
    x, y = view.bed(plot)
    outline = bed_corners(View(-x, -y, zoom), plot)

    def draw(pen: Sheet) -> None:
        pen.polygon(outline, BARE)
        for crack in _CRACKS:
            pen.line([(a * zoom, b * zoom) for a, b in crack], BARE_DEEP, 3 * zoom)
        for a, b, size in _STONES:
            pen.ellipse(a * zoom, b * zoom, size * zoom, 0.62 * size * zoom, BARE_DEEP)
            pen.ellipse(a * zoom, (b - 0.2 * size) * zoom, 0.82 * size * zoom, 0.46 * size * zoom, PAPER)

    return _cut(draw, outline, 2 * zoom)


_CRACKS = (
    ((-82, 4), (-55, -6), (-36, 6), (-6, -2), (13, 12), (46, 4), (76, 10)),
    ((-36, 6), (-32, 22), (-8, 34)), ((-6, -2), (-13, -18), (6, -34)), ((46, 4), (42, -10), (25, -18)),
    ((13, 12), (19, 28)), ((-55, -6), (-46, -16)),
)  # fmt: skip
_STONES = ((-25, -16, 8), (36, 24, 9), (53, -8, 6), (-53, 14, 7), (2, 30, 6))
TALL = (0, 0.8)
"""The highest palm: px below the middle of its bed, and size."""
CROWN = (-0.34, 45, 1), (0.34, 45, 1), (-0.2, 54, 2), (0.2, 54, 2), (0, 36, 2)
"""Its leaves: their turns, how long they are at size 1, and their shades."""
SHRUBS = (24, -27, 19), (56, -14, 21), (83, -2, 16), (36, -4, 16)
"""Round shrubs on each side, from the back to the front: px aside and below that middle, and half of each."""
LEAFY = (0, 1.0, 0.0, 1), (2, 0.66, 0.2, 2)
"""Their shades, from below: by the size of a shrub, how large each is and how far to the left of it; and of
how many shrubs one has it.
"""
FLOWERS = (-60, -14), (52, -22)
"""Flowers on them: px right of and below that middle."""
BUSHES, BUSH, FLOWER = 2, 19, 6
"""The number of bushes from one corner of a bed to the next; px; half of a bush, and half of a flower."""
VINE, HANGING = 5, 70
"""px; half the width of a hanging plant, and the most that one reaches below a bed."""
VINES = (0.8, 30), (0.89, 46)
"""Plants that hang down both walls of a terrace in the middle, beside what is written there: how far from the
tip, in plots, and how far down, in px.
"""


def bed_corners(view: View, plot: int) -> list[Point]:
    """Return the corners of the surface of a bed, in order."""
    x0, y0, x1, y1 = beds(plot)
    top = height(LEVEL[plot]) + 4
    return [view.at(*corner, top) for corner in ((x0, y1), (x0, y0), (x1, y0), (x1, y1))]


@sprite
def outline(
    plot: int, zoom: float, colour: str, dashed: bool, wide: float = 6.5, fill: str = ""
) -> Image.Image:
    """Return a frame around a bed, `wide` px at the usual size, dark and light outside; its reference is the
    middle of the bed.
    """
    view = View(0, 0, zoom)
    x, y = view.bed(plot)
    view = View(-x, -y, zoom)
    corners = bed_corners(view, plot)
    corners.append(corners[0])

    def draw(pen: Sheet) -> None:
        if fill:
            pen.polygon(corners[:-1], fill)
        pen.line(corners, INK, wide + 10.5)
        pen.line(corners, PAPER, wide + 4)
        if dashed:
            pen.dashes(corners, colour, wide, 14, 12)
        else:
            pen.line(corners, colour, wide)

    return _cut(draw, corners, 10)
