"""The map of Yspahan: where each place lies, and the city with its streets, souks and houses.

Owns the geometry of the city, in units from the crossing (x to the right, y down), and how it looks when it
is empty. Must not know positions: what changes is pasted over a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import copysign, hypot
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.yspahan.city import SOUK_OF, SOUK_SHOPS
from engine.games.yspahan.state import DATA, SHOPS, STREET
from render.boards.yspahan import bazaar
from render.boards.yspahan.ground import (
    CODES,
    DARK,
    EARTH,
    GROUND,
    LAWN,
    SHADOW,
    STONES,
)
from render.caching import composed
from render.canvas import Canvas, cached
from render.pen import Point
from render.text import CAPITAL, width

Box = tuple[int, int, int, int]

COLUMN, ROW = 78, 76
"""Units from one space of the street to the next."""
LEFT, TOP, RIGHT, BOTTOM = -902, -388, 602, 616
"""Units; the edges of the city."""
STREET_HALF, AVENUE_HALF = 36, 54
"""Units; half of the width of the street from north to south, and of that from west to east, which has room
for the supervisor: he hides nothing.
"""
DISC = 31
"""Units; half of the side of a stone of the street: a space."""
WIDER, ROOM = 14, 60
"""Units; by how much the stone with the longest code is wider, and the room for the codes of others."""
CUBE = 58
"""Units; a cube in a shop, with its letter."""

# Where each place lies

_ARMS = {"W": (-COLUMN, 0), "E": (COLUMN, 0), "N": (0, -ROW), "S": (0, ROW)}


def _space(code: str) -> Point:
    dx, dy = _ARMS.get(code[0], (0, 0))
    along, beyond = int(code[1:] or 0), AVENUE_HALF - STREET_HALF
    return dx * along, dy * along + (copysign(beyond, dy) if dy else 0)


SPACES: tuple[Point, ...] = tuple(_space(code) for code in STREET)
"""Per space of the street: its centre."""
WESTERNMOST, LAST = SPACES.index(min(SPACES)), 20
"""The space with the longest name, and the units further west that its stone may reach."""

_ROWS = {-4: -330, -3: -284, -2: -218, -1: -109, 1: 109, 2: 221, 3: 278, 4: 333, 5: 400, 6: 476, 7: 552}
"""The middle of the shops of each row of the printed grid: those at the street stand close to it."""
_MOVED: dict[str, Point] = {
    "R3b": (2.055 * COLUMN, 109), "B4c": (-4.13 * COLUMN, 476), "H4a": (-4.13 * COLUMN, -109),
    "R4c": (4.09 * COLUMN, 278), "R8d": (4.16 * COLUMN, 476), "B8e": (-10.95 * COLUMN, 400),
    "B8f": (-10.95 * COLUMN, 278), "R6a": (4.1 * COLUMN, 109), "R6b": (6.1 * COLUMN, 109),
    "R6c": (6.1 * COLUMN, 278), "R6d": (6.1 * COLUMN, 400), "V12a": (3.1 * COLUMN, -109),
    "V12b": (5.1 * COLUMN, -109),
}  # fmt: skip
"""Shops that stand beside their place in the grid, to keep neighbours apart."""
_GRID: dict[str, Point] = {
    code: _MOVED.get(code, (x * COLUMN, _ROWS[y])) for souk in DATA["souk"] for code, x, y, _ in souk["shops"]
}
HOUSES: tuple[Point, ...] = tuple(_GRID[code] for code in SHOPS)
"""Per shop: the centre of its house."""
CUBES: tuple[Point, ...] = tuple((x, y - bazaar.HEIGHT / 2 + bazaar.CUBE) for x, y in HOUSES)
"""Per shop: the centre of its cube."""
CODE_PLACES: tuple[Point, ...] = tuple((x, y - bazaar.HEIGHT / 2 + bazaar.CODE) for x, y in HOUSES)
"""Per shop: the middle of its code."""

TOUCHED: dict[str, list[str]] = {
    code: spaces for souk in DATA["souk"] for code, _, _, spaces in souk["shops"]
}
"""Per shop: the spaces of the street at its side."""

_PLATES: dict[str, Point] = {
    "B3": (-2, 109), "B4": (-2.5, 476), "B6": (-6, 193), "B8": (-9.975, 339),
    "R3": (3.026, 109), "R4": (2, 278), "R6": (5.1, 109), "R8": (2, 476),
    "H4": (-3, -109), "H6": (-9, -109), "H8": (-2, -274),
    "V4": (2, -109), "V6": (2, -284), "V12": (4.1, -109),
}  # fmt: skip
PLATES: tuple[Point, ...] = tuple((x * COLUMN, y) for x, y in (_PLATES[souk["id"]] for souk in DATA["souk"]))
"""Per souk: the centre of the plate with its points and how full it is."""
PLATE_WIDTH, PLATE_HEIGHT = 66, 108
EMPTY = 74
"""Units; the medal on a plate, which is all of it as long as its souk is empty."""
FILLED = 7
"""Units from the centre of a plate down to the top of how full its souk is."""
VALUE = -17
"""Units from the centre of a plate down to its points."""
_BESIDE = ("R3", "V4")
"""Souks whose plate stands beside the shops."""
_CLOSED = ("B8", "R8", "H8", "B6")
"""Souks whose way forms a closed loop."""

SIGNS: dict[str, Point] = {
    "bag": (-214, 372), "barrel": (310, 194), "chest": (-369, -336), "vase": (190, -196),
}  # fmt: skip
"""Per quarter: the centre of the board with its name."""

QUARTERS: dict[str, Box] = {
    "bag": (LEFT, AVENUE_HALF, -STREET_HALF, BOTTOM),
    "barrel": (STREET_HALF, AVENUE_HALF, RIGHT, BOTTOM),
    "chest": (LEFT, TOP, -STREET_HALF, -AVENUE_HALF),
    "vase": (STREET_HALF, TOP, RIGHT, -AVENUE_HALF),
}
"""The plots of the four quarters."""
PLAIN: Box = (LEFT, TOP, -462, -178)
"""The desert in the northwest of the city."""
CALENDAR: Box = (296, TOP, RIGHT, -170)
PILES: Box = (408, 474, RIGHT, BOTTOM)
"""What stands on the map beside the city."""

_MOSQUE, _GARDEN, _INN, _LAWN = (-472.0, 352.0), (-586.0, 516.0), (-368.0, -236.0), (-292.0, 572.0)
_PAVILION, _GATE, _OASIS = (368.0, 376.0), (-860.0, 0.0), (-676.0, -284.0)
"""The centres of what stands on the ground beside the souks."""
_GRASS = (430, 82)
"""Units; the width and height of the grass with palms."""


class Map(NamedTuple):
    """A drawing of the map: the px of the crossing on a canvas, and the px of a unit."""

    x: float
    y: float
    zoom: float = 1.0
    apart: tuple[int, int] = (0, 0)
    """Units by which what stands beside the streets is further from them, across and down."""

    def at(self, point: Point) -> Point:
        """Return the px of a place."""
        (across, down), (aside, beyond) = point, self.apart
        across += copysign(aside, across) if abs(across) >= STREET_HALF else 0
        down += copysign(beyond, down) if abs(down) >= AVENUE_HALF else 0
        return self.x + across * self.zoom, self.y + down * self.zoom

    def area(self, box: Box) -> Box:
        """Return a box in px."""
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return round(min(x0, x1)), round(min(y0, y1)), round(max(x0, x1)), round(max(y0, y1))


def around(point: Point, width: float, height: float) -> Box:
    """Return the box of this size around a point."""
    x, y = point
    return round(x - width / 2), round(y - height / 2), round(x + width / 2), round(y + height / 2)


def house_box(shop: int) -> Box:
    """Return the box of a shop, in units."""
    return around(HOUSES[shop], bazaar.WIDTH, bazaar.HEIGHT)


def plate_box(souk: int) -> Box:
    """Return the box of the plate of a souk, in units, as it is once there is a cube."""
    return around(PLATES[souk], PLATE_WIDTH, PLATE_HEIGHT)


def medal_box(souk: int) -> Box:
    """Return the box of that plate with the edges of its medal, which reach over shops beside it."""
    return around(PLATES[souk], EMPTY, PLATE_HEIGHT)


# How it looks


CODE, LEGIBLE = 40, 61
"""Units; the codes of places that may be chosen. px; as large as they must be to be written whole."""
LETTER, LOWER, CLOSE = 62, 60, 48
"""Units; the last letter of its code in an empty shop, below a cube on small maps, and beside whole codes."""
WORTH, KIND = 62, 46
"""Units; the code of a souk on its plate: what that is worth, which is its number, and the letter before it.
"""
SPACE, ARM = 62, 40
"""Units; the number of a space of the street, and the letter before it."""


def code_size(zoom: float) -> int:
    """Return the size in px of the codes of places, enlarged."""
    return round(CODE * zoom)


@cached
def sheet(zoom: float, apart: tuple[int, int] = (0, 0), coded: bool = True) -> Canvas:
    """Return the empty city at this size, its sides so far apart. Unless it is `coded`, souks have no
    plates and quarters no names.
    """
    return _drawn(zoom, apart, coded=coded)


@cached
def plain(apart: tuple[int, int]) -> Canvas:
    """Return the empty city, its sides so far apart, without names of quarters and large buildings, which
    parts of it would cut, and without letters of shops.
    """
    return _drawn(1.0, apart, plain=True)


def _drawn(zoom: float, apart: tuple[int, int], *, coded: bool = True, plain: bool = False) -> Canvas:
    drawn = Map((apart[0] - LEFT) * zoom, (apart[1] - TOP) * zoom, zoom, apart)
    canvas = Canvas(GROUND, Image.new("RGB", drawn.area((LEFT, TOP, RIGHT, BOTTOM))[2:], EARTH))
    _courts(canvas, drawn)
    _streets(canvas, drawn)
    if not plain:
        _shadows(canvas, drawn)
        _landmarks(canvas, drawn, coded)
    for souk in range(len(SOUK_SHOPS)):
        _band(canvas, drawn, souk)
    for shop, code in enumerate(SHOPS):
        for space in TOUCHED[code]:
            _step(canvas, drawn, shop, space)
    for souk in range(len(SOUK_SHOPS)):
        _souk(canvas, drawn, souk, coded, lettered=coded and not plain)
    for number, space in enumerate(SPACES if coded else ()):
        more = WIDER * (number == WESTERNMOST)
        canvas.paste(bazaar.space(2 * DISC + more, 2 * DISC, zoom), *drawn.at(space))
        stone(canvas, drawn, number, STONES, ROOM + more)
    for kind, place in SIGNS.items() if coded and not plain else ():
        canvas.paste(bazaar.sign(kind, zoom), *drawn.at(place))
    return canvas


def write(
    canvas: Canvas, x: float, y: float, name: str, size: int, ink: str, room: int, on: str = ""
) -> None:
    """Write a code around a place, perhaps `on` an even ground. Letter and number are of one size: what lacks
    room is narrower.
    """
    if width(name, size) <= room:
        canvas.text(x, y, name, size, ink, on=on, align=0.5)
    else:
        code = bazaar.code(name, size, ink, room)
        canvas.paste(code, x, y)
        canvas.words.append(around((x, y), *code.size))


def write_code(
    canvas: Canvas,
    x: float,
    y: float,
    name: str,
    sizes: tuple[int, int],
    zoom: float,
    ink: str,
    room: int,
    on: str = "",
) -> None:
    """Write a code around a place: its letter, which neighbours share, is smaller than its number. The sizes
    of both and their room are in units.
    """
    letter, number = name[0], name[1:]
    small, large = (round(size * zoom) for size in sizes)
    if not number:
        canvas.text(x, y, letter, large, ink, on=on, align=0.5)
        return
    first, most = width(letter, small), round(room * zoom) - width(letter, small)
    second, written = min(most, width(number, large)), len(canvas.words)
    left = x - (first + second) / 2
    canvas.text(left, y + (large - small) * CAPITAL / 2, letter, small, ink, on=on)
    write(canvas, left + first + second / 2, y, number, large, ink, most, on=on)
    box = around((x, y), first + second + 8, 0.8 * large)
    canvas.words[written:] = [box]  # as one word: where an edge cuts it, all of it is left out


def stone(canvas: Canvas, drawn: Map, space: int, ink: str, room: int = ROOM) -> None:
    """Write the code of a space of the street, which has `room` units."""
    write_code(canvas, *drawn.at(SPACES[space]), STREET[space], (ARM, SPACE), drawn.zoom, ink, room)


def _taken() -> list[Box]:
    """Return what trees keep clear of."""
    boxes = [around(house, bazaar.WIDTH + 8, bazaar.HEIGHT + 8) for house in HOUSES]
    boxes += [around(plate, PLATE_WIDTH + 10, PLATE_HEIGHT + 10) for plate in PLATES]
    boxes += [around(sign, bazaar.SIGN[0] + 10, bazaar.SIGN[1] + 10) for sign in SIGNS.values()]
    boxes += [
        (LEFT, -AVENUE_HALF - 4, RIGHT, AVENUE_HALF + 4),
        (-STREET_HALF - 4, TOP, STREET_HALF + 4, BOTTOM),
    ]
    boxes += [PLAIN, CALENDAR, PILES]
    for place, (wide, high) in _LARGE.items():
        boxes.append(around(place, wide + 10, high + 8))
    for souk in range(len(SOUK_SHOPS)):
        for (x0, y0), (x1, y1) in pairwise(joined(souk)):
            steps = max(1, round(hypot(x1 - x0, y1 - y0) / 20))
            boxes += [
                around((x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps), 48, 48)
                for i in range(steps + 1)
            ]
    return boxes


@lru_cache(maxsize=1)
def _planted() -> tuple[Point, ...]:
    """Return where trees stand on the ground, the northernmost first: where nothing else does."""
    taken = _taken()
    found: list[Point] = []
    for y in range(TOP + 30, BOTTOM - 24, 22):
        for x in range(LEFT + 30, RIGHT - 24, 12):
            left, top, right, bottom = around((x, y), 54, 50)
            if any(left < b[2] and right > b[0] and top < b[3] and bottom > b[1] for b in taken):
                continue
            found.append((x, y))
            taken.append(around((x, y), 168, 150))
    return tuple(found)


_LARGE: dict[Point, tuple[int, int]] = {
    _MOSQUE: bazaar.MOSQUE, _GARDEN: bazaar.GARDEN, _INN: bazaar.INN, _LAWN: _GRASS,
    _PAVILION: bazaar.PAVILION, _GATE: bazaar.GATE, _OASIS: bazaar.OASIS,
}  # fmt: skip
"""The sizes of what stands there."""
LANDMARKS: tuple[Box, ...] = tuple(around(place, *size) for place, size in _LARGE.items() if place != _LAWN)
"""Where they stand, in units, but for the grass, which may be cut."""


def _landmarks(canvas: Canvas, drawn: Map, named: bool) -> None:
    """Draw trees, the large buildings and gardens; on a poster, the oasis is left out."""
    zoom = drawn.zoom
    for number, place in enumerate(_planted()):
        canvas.paste(bazaar.trees(number % 2 == 0, zoom), *drawn.at(place))
    for place, sprite in (
        (_MOSQUE, bazaar.mosque(zoom)),
        (_GARDEN, bazaar.garden(zoom)),
        (_INN, bazaar.inn(zoom)),
        (_LAWN, bazaar.lawn(*_GRASS, zoom)),
        (_PAVILION, bazaar.pavilion(zoom)),
        (_GATE, bazaar.gate(zoom)),
        *([(_OASIS, bazaar.oasis(zoom))] if named else []),
    ):
        canvas.paste(sprite, *drawn.at(place))


_CAST = (12, 9)
"""Units to the right and down that the shadow of a building reaches beyond it."""


def with_shadow(box: Box) -> Box:
    """Return the box of a thing with its shadow on the ground."""
    return box[0], box[1], box[2] + _CAST[0], box[3] + _CAST[1]


def scenery() -> Iterator[Box]:
    """Yield the boxes of what stands on the ground beside streets and souks, with their shadows."""
    yield from map(with_shadow, LANDMARKS)
    yield around(_LAWN, *_GRASS)
    yield from (around(tree, 46, 46) for tree in _planted())


def _shadows(canvas: Canvas, drawn: Map) -> None:
    """Draw the shadows of the walls of large buildings: those of shops would be louder than codes."""
    mask = Image.new("L", canvas.size)
    pen = ImageDraw.Draw(mask)
    dx, dy = (reach * drawn.zoom for reach in _CAST)
    domed = {_MOSQUE: bazaar.COURT, _PAVILION: bazaar.BELOW_DOMES, _GATE: bazaar.BELOW_TOWERS}
    for place in (_GARDEN, _INN, *domed):
        (x, y), (wide, high) = drawn.at(place), _LARGE[place]
        half, bottom = wide / 2 * drawn.zoom, high / 2 * drawn.zoom
        top = domed.get(place, 0) * drawn.zoom - bottom
        shape = [(x - half, y + top), (x + half, y + top), (x + half + dx, y + top + dy)]
        shape += [(x + half + dx, y + bottom + dy), (x - half + dx, y + bottom + dy), (x - half, y + bottom)]
        pen.polygon(shape, 255)
    canvas.cover(mask, SHADOW, round(255 * DARK))


def _courts(canvas: Canvas, drawn: Map) -> None:
    """Draw the grass in the courts of the souks whose way forms a closed loop."""
    mask = Image.new("L", canvas.size)
    pen = ImageDraw.Draw(mask)
    for souk, about in enumerate(DATA["souk"]):
        if about["id"] in _CLOSED:
            pen.polygon([drawn.at(place) for place in joined(souk)], 255)
    canvas.cover(mask, LAWN)


def _streets(canvas: Canvas, drawn: Map) -> None:
    zoom, (aside, beyond) = drawn.zoom, drawn.apart
    long = RIGHT - LEFT - 80 + 2 * aside
    along = bazaar.paving(long, 2 * (AVENUE_HALF + beyond), zoom)
    across = bazaar.paving(BOTTOM - TOP + 2 * beyond, 2 * (STREET_HALF + aside), zoom)
    canvas.paste(along, drawn.at((RIGHT, 0))[0] - long / 2 * zoom, drawn.y)
    canvas.paste(across.transpose(Image.Transpose.ROTATE_270), *drawn.at((0, (TOP + BOTTOM) / 2)))


def _step(canvas: Canvas, drawn: Map, shop: int, space: str) -> None:
    """Draw the threshold between a space of the street and a shop that it touches."""
    (x0, y0), (x1, y1) = _space(space), HOUSES[shop]
    if x0:  # the street from west to east
        place, size = (x0, copysign(AVENUE_HALF, y1)), (34, 20)
    else:
        place, size = (copysign(STREET_HALF, x1), y0), (20, 34)
    canvas.paste(bazaar.step(*size, drawn.zoom), *drawn.at(place))


def joined(souk: int) -> list[Point]:
    """Return the places that the way of a souk joins."""
    name = DATA["souk"][souk]["id"]
    centres = [HOUSES[shop] for shop in SOUK_SHOPS[souk]]
    if name in _BESIDE:
        return [*centres, PLATES[souk]]
    return [*centres, centres[0]] if name in _CLOSED else centres


def ways(souk: int) -> Iterator[list[Point]]:
    """Yield the outline of each covered way between places that the way of a souk joins, in units."""
    for (x0, y0), (x1, y1) in pairwise(joined(souk)):
        half = (bazaar.BROAD / 2 + bazaar.AROUND) / hypot(x1 - x0, y1 - y0)
        across, down = half * (y0 - y1), half * (x1 - x0)
        yield [(x0 + across, y0 + down), (x1 + across, y1 + down),
               (x1 - across, y1 - down), (x0 - across, y0 - down)]  # fmt: skip


@composed
def owned(souk: int, seat: int, zoom: float) -> Image.Image:
    """Return the way of a souk that a seat has filled, in its colour, without what is behind shops."""
    places = joined(souk)
    sheet, (x, y) = bazaar.ribbon(places, seat, zoom)
    left, top = x - sheet.width / zoom / 2, y - sheet.height / zoom / 2
    for house in (HOUSES[shop] for shop in SOUK_SHOPS[souk]):
        shop = around((house[0] - left, house[1] - top), bazaar.WIDTH, bazaar.HEIGHT)
        west, north, east, south = (round(edge * zoom) for edge in shop)
        sheet.paste((0, 0, 0, 0), (west, north, east, south))
    return sheet


def middle(souk: int) -> Point:
    """Return the centre of the way of a souk."""
    xs, ys = zip(*joined(souk), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _band(canvas: Canvas, drawn: Map, souk: int) -> None:
    sprite, centre = bazaar.band(joined(souk), DATA["souk"][souk]["tint"], drawn.zoom)
    canvas.paste(sprite, *drawn.at(centre))


def _souk(canvas: Canvas, drawn: Map, number: int, coded: bool, lettered: bool) -> None:
    """Draw the shops of a souk, with their letters and the plate with its code, or without."""
    shape = bazaar.quiet(DATA["souk"][number]["tint"], drawn.zoom, empty=True)
    for shop in SOUK_SHOPS[number]:
        canvas.paste(shape, *drawn.at(HOUSES[shop]))
        if lettered:
            letter(canvas, drawn, shop)
    if coded:
        _value(canvas, drawn, number)


def _value(canvas: Canvas, drawn: Map, number: int) -> None:
    """Draw the plate of a souk with its code, and none of its shops filled."""
    souk = DATA["souk"][number]
    (x, y), zoom = PLATES[number], drawn.zoom
    at = drawn.at((x, y + VALUE))
    canvas.paste(bazaar.medal(souk["tint"], EMPTY, zoom), *at)
    write_code(canvas, *at, souk["id"], (KIND, WORTH), zoom, CODES[souk["tint"]], PLATE_WIDTH - 4)


def letter(canvas: Canvas, drawn: Map, shop: int, *, taken: bool = False) -> None:
    """Draw in a shop the letter that its souk knows it by, below its cube if it is taken."""
    below = LOWER if code_size(drawn.zoom) < LEGIBLE else CLOSE
    size, down = (below, bazaar.LOWER) if taken else (LETTER, bazaar.WITHIN)
    (x, y), ink = HOUSES[shop], CODES[DATA["souk"][SOUK_OF[shop]]["tint"]]
    place = drawn.at((x, y + down - bazaar.HEIGHT / 2))
    canvas.text(*place, SHOPS[shop][-1], round(size * drawn.zoom), ink, align=0.5)
