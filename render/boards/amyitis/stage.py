"""What the pictures of questions are set in: temple fronts, fields, a market, the desert and city walls.

Each of these grounds is drawn once and laid on the base of a picture, which is fast. Owns their drawing, in
the light of the same evening as in the garden. Must not know positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from engine.games.amyitis.fields import SPACES as FIELDS
from engine.games.amyitis.state import GOODS, ROWS, TEMPLES
from engine.games.amyitis.state import GUILDS as CARDS
from engine.games.amyitis.temples import SPACES
from render.boards.amyitis import art
from render.boards.amyitis.ground import (
    BARE,
    DUNES,
    FRIEZE,
    GREENS,
    GROUND,
    LIT,
    MEADOW,
    NICHES,
    PLATFORMS,
)
from render.boards.amyitis.sheet import LEFT, RIGHT, side_by_side
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point, smooth
from render.theme import (
    CLAY,
    GOLD,
    INK,
    PAPER,
    SAND,
    SHADE,
    WATER,
    WATER_DEEP,
    WHITE,
    WOOD,
    sky,
)

WIDE = RIGHT - LEFT
"""px; the width of all grounds."""
EDGE, RADIUS = 3, 16
"""px; the line around a ground, and its round corners."""

TEMPLE = 204
"""px; the height of a temple."""
TRACK, LINTEL = 133, (20, 80)
"""px; from the upper edge of a temple to the middle of its niches, and to the frieze with its name."""


class Hall(NamedTuple):
    """The niches of a temple, in px: from its left edge to the middle of the first, from one to the next, and
    how large they are.
    """

    first: int
    step: int
    space: tuple[int, int]

    @property
    def end(self) -> int:
        """The right side of the last niche."""
        return self.first + self.step * (SPACES - 1) + self.step // 2


HALLS = {
    "": Hall(86, 116, (96, 96)),
    "-entering": Hall(116, 98, (88, 96)),
}
"""Temples beside what they give, also if a cube is entering."""
FAR = (20, 8, 24, 12, 30, 16, 20)
"""px; from the upper edge of a temple to the crests of the dunes behind it."""
GLAZES = WATER_DEEP, CLAY, GREENS[1]
"""The bricks of each temple."""
HOLLOW, SHADED = NICHES[1][1], NICHES[1][0]
"""The inside of a niche, and the shade there, on the side from which the light comes."""
DUSK = sky(GROUND)[5]
"""The sky behind them."""

FIELD, TILE, TILES, FIRST = 146, (108, 112), 114, 246
"""px; the height of a row of fields; a field there, from one to the next, and from the left edge to the
middle of the first one.
"""
GROWING, DISTANT = 90, 0.22
"""px; a good there that no choice would bring, and the share of cream in it."""
BETWEEN = 18
"""px; between two rows of fields."""
CANAL = 785, 806
"""px; the sides of the canal beside the fields."""
FURROW, FURROWS = FRIEZE[0], (0.2, 0.5, 0.8)
"""Furrows on a field, and how far down they are, by its height."""

STALL, AWNING, STRIPE, COUNTER = 212, 34, 44, 58
"""px; the height of a stall and of its awning, about how wide a stripe of that is, and the height of the part
below the goods on the counter, with their names.
"""
GUILDS, FOOT, TOWER = 240, 66, 44
"""px; the height of guild cards and of their foot, with a name; and the towers at both sides of them."""
CITY, HIRING, STORE, SALE, WAY = 100, 180, 124, 196, 160
"""px; the heights of the way to a city, of crafts for hire, of what a camel carries, of a way to pay or to
sell, and of one to swap.
"""
NEAR = (20, 34, 12, 26, 40, 22, 10, 30), (36, 50, 28, 42, 56, 38, 26, 46)
"""px; the crests of dunes in front, from where they begin."""
ROLLING = (-1, 1, -1, 1, -1, 1, -1, 1, -1)
"""The crests of dunes along the way of the caravan, up or down."""


def warm() -> None:
    """Draw all grounds in advance, also those of stalls and of cities that stand side by side."""
    _all()
    for name, most in (("stall", len(GOODS)), ("city", len(CARDS) + 1)):
        for count in range(2, most + 1):
            for wide in {right - left for left, right in side_by_side(count)}:
                _narrow(name, wide)


def ground(canvas: Canvas, name: str, top: int, sides: tuple[int, int] = (LEFT, RIGHT)) -> None:
    """Lay the ground with this name on the base of a picture, from one side to the other."""
    left, right = sides
    if right - left == WIDE:
        start = _PLACES[name]
        canvas.lay(_all(), (0, start, WIDE, start + height(name)), left, top)
    else:
        canvas.lay(_narrow(name, right - left), (0, 0, right - left, height(name)), left, top)


def paint(pen: Pen, name: str) -> None:
    """Draw the ground with this name on a sheet, without the edge around it."""
    _GROUNDS[name][1](pen)


def height(name: str) -> int:
    """Return how high the ground with this name is, in px."""
    return _GROUNDS[name][0]


def niche(x: float, y: float, grow: float, size: tuple[int, int]) -> list[Point]:
    """Return the outline of a niche for a cube whose middle is at (x, y): it has a round top."""
    across, down = size[0] / 2 + grow, size[1] / 2 + grow
    turns = (pi * i / 12 for i in range(13))
    top = [(x - across * cos(turn), y - down + across * (1 - sin(turn)) * 0.8) for turn in turns]
    return [(x - across, y + down), *top, (x + across, y + down)]


def _evening(pen: Pen, sun: Point, size: float) -> None:
    """Fill a sheet with the sky around a sun, half of which is `size` px."""
    bands = sky(GROUND)[::-1]
    pen.box(0, 0, *pen.size, bands[9])
    for ring, band in ((6.2, 7), (4.2, 5), (2.7, 3), (1.7, 2)):
        pen.circle(*sun, ring * size, bands[band])
    pen.circle(*sun, size * 1.12, PAPER)
    pen.circle(*sun, size, GOLD)


def _dunes(pen: Pen, dunes: Iterable[tuple[str, Sequence[float]]]) -> None:
    """Draw dunes one before the other: their colours, and how far below the upper edge their crests are."""
    wide, high = pen.size
    for colour, crests in dunes:
        step = wide / (len(crests) - 3)
        line = [((i - 1) * step, y) for i, y in enumerate(crests)]
        pen.polygon([*smooth(line, closed=False), (wide + step, high), (-step, high)], colour)


def _temple(pen: Pen, name: str, glaze: str, kind: str) -> None:
    """Draw a temple as wide as the picture, with glazed bricks and a niche for each cube."""
    hall, (top, low), floor, end = HALLS[kind], LINTEL, TEMPLE - 24, WIDE
    first, step, (across, _) = hall
    pen.box(0, 0, *pen.size, DUSK)
    _dunes(pen, [(DUNES[1], FAR)])
    pen.box(0, low, end, floor, LIT[2])
    pen.box(0, low, end, low + 14, LIT[0])
    for i in range(SPACES):
        x = first + step * i
        pen.polygon(niche(x, TRACK, 5, hall.space), FRIEZE[0])
        pen.polygon(niche(x, TRACK, 0, hall.space), HOLLOW)
        left = x - across / 2
        pen.polygon([(left, floor), (left, TRACK - 14), (left + 9, TRACK - 34), (left + 9, floor)], SHADED)
    for x in (first + step * (i - 0.5) for i in range(SPACES + 1)):
        pen.box(x - 5, low, x + 5, floor, PLATFORMS[3])
        pen.box(x + 2, low, x + 5, floor, LIT[0])
    pen.box(0, top, end, low, FRIEZE[0])
    pen.box(0, low - 4, end, low + 4, glaze)
    _merlons(pen, 0, end, top, FRIEZE[0], glaze)
    pen.box(0, floor, WIDE, floor + 8, PLATFORMS[3])
    pen.box(0, floor + 8, WIDE, TEMPLE, PLATFORMS[1])


def _merlons(pen: Pen, left: float, right: float, y: float, stone: str, glaze: str = "") -> None:
    """Draw the battlements on a wall whose upper edge is at `y`."""
    count = int((right - left) // 34)
    for i in range(count):
        x = left + (i + 0.5) * (right - left) / count
        pen.box(x - 10, y - 12, x + 10, y + 2, stone)
        if glaze:
            pen.box(x - 6, y - 4, x + 6, y + 4, glaze)


def storeys(pen: Pen, end: float, niches: Sequence[Point], size: tuple[int, int]) -> None:
    """Draw temples one above the other, with niches of this size up to `end` on their wall."""
    wide, high = pen.size
    pen.box(0, 0, end, high, FRIEZE[0])
    pen.box(end, 0, wide, high, LIT[3])
    step = high / len(TEMPLES)
    for storey in range(1, len(TEMPLES)):
        pen.box(0, storey * step - 5, wide, storey * step, FRIEZE[1])
    for x, y in niches:
        pen.polygon(niche(x, y, 0, size), HOLLOW)


def _fields(pen: Pen) -> None:
    """Draw two rows of fields on which goods grow, on a meadow at a canal."""
    (wide, high), (left, right) = pen.size, CANAL
    pen.box(0, 0, wide, high, MEADOW)
    pen.box(left, 0, right, high, WATER_DEEP)
    pen.box(left + 4, 0, right - 4, high, WATER)
    for row in range(len(ROWS)):
        y = BETWEEN / 2 + (row + 0.5) * FIELD
        pen.box(FIRST - 76, y - 5, left + 5, y + 5, WATER)
        for space in range(len(FIELDS[row])):
            x = FIRST + TILES * space
            _soil(pen, x, y, *TILE)


def _soil(pen: Pen, x: float, y: float, wide: float, high: float) -> None:
    """Draw a field around (x, y), with furrows."""
    left, top, right, bottom = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
    line = 0.036 * high
    pen.box(left, top, right, bottom, GREENS[1], 3 * line)
    pen.box(left + line, top + line, right - line, bottom - line, BARE, 2 * line)
    for share in FURROWS:
        down = top + high * share
        pen.line([(left + 0.14 * wide, down), (right - 0.14 * wide, down)], FURROW, 1.2 * line)


@sprite
def soil(wide: int, high: int) -> Image.Image:
    """Return a field on which nothing grows."""
    pen = Pen(wide, high)
    _soil(pen, wide / 2, high / 2, wide, high)
    return pen.sheet()


@sprite
def _growing(kind: str) -> Image.Image:
    """Return a good that still grows on a field: quieter than the one that a harvest brings."""
    pen = Pen(GROWING, GROWING)
    pen.paste(art.good(kind, round(GROWING * pen.zoom)), GROWING / 2, GROWING / 2)
    pen.tint(FURROW, DISTANT)
    return pen.sheet()


def _stall(pen: Pen) -> None:
    """Draw a stall below a striped awning: goods lie on its counter."""
    wide, high = pen.size
    low = high - COUNTER
    pen.box(0, 0, wide, high, FRIEZE[0])
    pen.box(0, low, wide, high, WHITE)
    pen.box(0, low - 8, wide, low, WOOD)
    stripes = 2 * round((wide / STRIPE - 1) / 2) + 1  # of the same colour at both ends
    for i in range(stripes):
        left, right = (n * wide / stripes for n in (i, i + 1))
        colour, shade = ((CLAY, DUNES[3]), (PAPER, SHADE))[i % 2]
        for down, tone in ((5, shade), (0, colour)):
            pen.box(left, 0, right, AWNING + down, tone)
            pen.ellipse((left + right) / 2, AWNING + down, (right - left) / 2, 12, tone)


def _city(pen: Pen) -> None:
    """Draw the wall of a city, with a tower at each end, below the sky."""
    wide, high = pen.size
    _evening(pen, (wide / 2, -80), 60)
    pen.box(0, 52, wide, high, FRIEZE[0])
    pen.box(0, 52, wide, 58, FRIEZE[1])
    _merlons(pen, TOWER, wide - TOWER, 52, FRIEZE[0])
    for left, right in ((-40, TOWER), (wide - TOWER, wide + 40)):
        pen.box(left, 30, right, high, LIT[3])
        pen.box(right - 12, 30, right, high, LIT[1])
        _merlons(pen, left, right, 30, LIT[3])
    pen.box(0, high - FOOT, wide, high, WHITE)


def road(pen: Pen) -> None:
    """Draw the desert through which the caravan goes."""
    _, high = pen.size
    pen.box(0, 0, *pen.size, PAPER)
    _dunes(pen, [(FRIEZE[0], [(0.72 + 0.06 * up) * high for up in ROLLING])])


def _desert(pen: Pen) -> None:
    """Draw a piece of desert in the evening."""
    pen.box(0, 0, *pen.size, PAPER)
    start = pen.size[1] - 70
    _dunes(
        pen,
        [(tone, [start + y for y in crests]) for tone, crests in zip((FRIEZE[0], SAND), NEAR, strict=True)],
    )


_GROUNDS: dict[str, tuple[int, Callable[[Pen], None]]] = {
    **{
        name + kind: (TEMPLE, partial(_temple, name=name, glaze=glaze, kind=kind))
        for name, glaze in zip(TEMPLES, GLAZES, strict=True)
        for kind in HALLS
    },
    "fields": (2 * FIELD + BETWEEN, _fields),
    "stall": (STALL, _stall),
    "sale": (SALE, _stall),
    "city": (GUILDS, _city),
    "way": (CITY, _desert),
    "desert": (HIRING, _desert),
    "swap": (WAY, _desert),
    "store": (STORE, _desert),
}
"""The height of each ground in px, and what draws it."""
_PLACES = dict(zip(_GROUNDS, accumulate(map(height, _GROUNDS), initial=0), strict=False))
"""Where each ground begins among all of them, in px."""


@cached
def _narrow(name: str, wide: int) -> Canvas:
    """Return a ground of this width, in px."""
    high, draw = _GROUNDS[name]
    pen, canvas = Pen(wide, high), Canvas.blank(GROUND, high, wide)
    draw(pen)
    canvas.put(pen.sheet(), 0, 0)
    canvas.rim((0, 0, wide, high), INK, EDGE, RADIUS)
    return canvas


@cached
def _all() -> Canvas:
    """Return all grounds, one below the other."""
    canvas = Canvas.blank(GROUND, sum(map(height, _GROUNDS)), WIDE)
    for name, (high, draw) in _GROUNDS.items():
        pen, top = Pen(WIDE, high), _PLACES[name]
        draw(pen)
        canvas.put(pen.sheet(), 0, top)
        canvas.rim((0, top, WIDE, top + high), INK, EDGE, RADIUS)
    for row in range(len(ROWS)):
        for space, good in enumerate(FIELDS[row]):
            x, y = FIRST + TILES * space, BETWEEN / 2 + (row + 0.5) * FIELD
            canvas.paste(_growing(GOODS[good]), x, _PLACES["fields"] + y)
    return canvas
