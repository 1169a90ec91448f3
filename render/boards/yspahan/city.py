"""The map of Yspahan: where each place lies, and the city with its streets, souks and houses.

Owns the geometry of the city, in units from the crossing (x to the right, y down), and how it looks when it
is empty. Must not know positions: what changes is pasted over a copy.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import copysign, hypot
from typing import Any, NamedTuple

from PIL import Image

from engine.games.yspahan.city import SOUK_OF, SOUK_SHOPS
from engine.games.yspahan.state import DATA, SHOPS, STREET
from render.boards.yspahan import bazaar
from render.boards.yspahan.ground import CODES, EARTH, GROUND, NAMES
from render.canvas import Canvas, cached
from render.pen import Point
from render.text import CAPITAL, width
from render.theme import INK

Box = tuple[int, int, int, int]

COLUMN, ROW = 78, 76
"""Units from one space of the street to the next."""
LEFT, TOP, RIGHT, BOTTOM = -902, -370, 602, 598
"""Units; the edges of the city."""
STREET_HALF = 36
DISC = 34
"""Units; the radius of a space of the street."""
ROOM = 58
"""Units; the room for its code."""
CUBE = 66
"""Units; a cube in a shop, with its letter."""

# Where each place lies

_ARMS = {"W": (-COLUMN, 0), "E": (COLUMN, 0), "N": (0, -ROW), "S": (0, ROW)}


def _space(code: str) -> Point:
    dx, dy = _ARMS.get(code[0], (0, 0))
    return dx * int(code[1:] or 0), dy * int(code[1:] or 0)


SPACES: tuple[Point, ...] = tuple(_space(code) for code in STREET)
"""Per space of the street: its centre."""

_ROWS = {-4: -312, -3: -266, -2: -200, -1: -91, 1: 91, 2: 203, 3: 260, 4: 315, 5: 382, 6: 458, 7: 534}
"""The middle of the shops of each row of the printed grid: those at the street stand close to it."""
_MOVED: dict[str, Point] = {
    "R3b": (2.055 * COLUMN, 91), "B4c": (-4.13 * COLUMN, 458), "H4a": (-4.13 * COLUMN, -91),
    "R4c": (4.09 * COLUMN, 260), "R8d": (4.16 * COLUMN, 458), "B8e": (-10.95 * COLUMN, 382),
    "B8f": (-10.95 * COLUMN, 260),
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
    "B3": (-2, 91), "B4": (-2.5, 458), "B6": (-6, 175), "B8": (-9.975, 321),
    "R3": (3.026, 91), "R4": (2, 260), "R6": (5, 91), "R8": (2, 458),
    "H4": (-3, -91), "H6": (-9, -91), "H8": (-2, -256),
    "V4": (2, -91), "V6": (2, -266), "V12": (4, -91),
}  # fmt: skip
PLATES: tuple[Point, ...] = tuple((x * COLUMN, y) for x, y in (_PLATES[souk["id"]] for souk in DATA["souk"]))
"""Per souk: the centre of the plate with its points and how full it is."""
PLATE_WIDTH, PLATE_HEIGHT = 66, 94
FILLED = 24
"""Units from the centre of a plate down to how full its souk is."""
VALUE = -18
"""Units from the centre of a plate down to its points."""
_BESIDE = ("R3", "V4")
"""Souks whose plate stands beside the shops."""
_CLOSED = ("B8", "R8", "H8", "B6")
"""Souks whose way forms a closed loop."""

SIGNS: dict[str, Point] = {
    "bag": (-214, 354), "barrel": (310, 176), "chest": (-369, -318), "vase": (190, -178),
}  # fmt: skip
"""Per quarter: the centre of the board with its name."""

QUARTERS: dict[str, Box] = {
    "bag": (LEFT, STREET_HALF, -STREET_HALF, BOTTOM),
    "barrel": (STREET_HALF, STREET_HALF, RIGHT, BOTTOM),
    "chest": (LEFT, TOP, -STREET_HALF, -STREET_HALF),
    "vase": (STREET_HALF, TOP, RIGHT, -STREET_HALF),
}
"""The plots of the four quarters."""
CARAVAN: Box = (LEFT, TOP, -462, -160)
CALENDAR: Box = (296, TOP, RIGHT, -160)
PILES: Box = (408, 456, RIGHT, BOTTOM)
"""What stands on the map beside the city."""

_MOSQUE: Point = (-440, 352)
_POOL: Point = (-586, 476)
_ARCADES: tuple[tuple[float, float, int], ...] = (
    (-390, -67, 2), (-75, -67, 2), (-783, 67, 2), (-624, 67, 2), (-312, 67, 2), (546, 67, 2),
)  # fmt: skip
"""Arcades along the street where no souk is: their centres, and how many arches they have."""


CLOSER, WIDER, APART = 0.94, 1.037, 91 / 78
"""How far apart things are where a street is alone: along that from north to south, which thus fits a
picture, and along that from west to east; and across the former, where shops are higher than wide.
"""


class Map(NamedTuple):
    """A drawing of the map: the px of the crossing on a canvas, and the px of a unit.

    On one that is turned, north is at the left; what stands there is upright all the same.
    """

    x: float
    y: float
    zoom: float = 1.0
    turned: bool = False
    along: float = 1.0
    """How far apart things are along the street."""

    def at(self, point: Point) -> Point:
        """Return the px of a place."""
        across, down = (point[1], -point[0] * APART) if self.turned else point
        return self.x + across * self.along * self.zoom, self.y + down * self.zoom

    def area(self, box: Box) -> Box:
        """Return a box in px."""
        (x0, y0), (x1, y1) = self.at(box[:2]), self.at(box[2:])
        return round(min(x0, x1)), round(min(y0, y1)), round(max(x0, x1)), round(max(y0, y1))


def around(point: Point, width: float, height: float) -> Box:
    """Return the box of this size around a point."""
    x, y = point
    return round(x - width / 2), round(y - height / 2), round(x + width / 2), round(y + height / 2)


# How it looks


CODE, LEGIBLE = 40, 61
"""Units; the codes of places. px; as large as they must be to be written whole."""
LETTER = 52
"""Units; the letter of a shop, where its souk's plate has the rest of its code."""
POINTS, QUARTER = 56, 34
"""Units; on a plate: what the souk is worth, and before it the letter of its quarter."""
NUMBER, ARM = 48, 28
"""Units; the number of a space of the street, and before it the letter of its arm."""


def code_size(zoom: float) -> int:
    """Return the size in px of the codes of places, where they are whole."""
    return round(CODE * zoom)


def is_whole(zoom: float) -> bool:
    """Return True if each place has its whole code: enlarged, it is legible on a phone."""
    return code_size(zoom) >= LEGIBLE


@cached
def sheet(zoom: float, coded: bool = True) -> Canvas:
    """Return the empty city at this size. Unless it is `coded`, only souks have what they are worth."""
    size = round((RIGHT - LEFT) * zoom), round((BOTTOM - TOP) * zoom)
    canvas = Canvas(GROUND, Image.new("RGB", size, EARTH))
    drawn = Map(-LEFT * zoom, -TOP * zoom, zoom)
    _houses(canvas, drawn)
    _streets(canvas, drawn)
    for x, y, arches in _ARCADES:
        canvas.paste(bazaar.arcade(arches, zoom), *drawn.at((x, y)))
    for souk in range(len(SOUK_SHOPS)):
        _band(canvas, drawn, souk, _joined(souk))
    for shop, code in enumerate(SHOPS):
        for space in TOUCHED[code]:
            _step(canvas, drawn, shop, space)
    for souk in range(len(SOUK_SHOPS)):
        _souk(canvas, drawn, souk, coded)
    for number, space in enumerate(SPACES if coded else ()):
        canvas.paste(bazaar.space(DISC, zoom), *drawn.at(space))
        _space_name(canvas, drawn, space, STREET[number])
    for kind, place in SIGNS.items():
        canvas.paste(bazaar.sign(kind, zoom), *drawn.at(place))
    return canvas


SIDE = 128
"""Units from the middle of a street to where its shops end."""
REACH = round(SIDE * APART)
"""Units from the middle of a street that is shown alone to where that part ends."""
ENDS = (-10.5 * COLUMN, 7.5 * COLUMN), (-4.72 * ROW, 7.72 * ROW)
"""Units; the ends of the street from west to east, and of that from north to south."""


@cached
def lane(zoom: float, south: bool) -> Canvas:
    """Return an empty street with the shops at it, and the first spaces of that which it crosses.

    The one from north to south is turned.
    """
    along = CLOSER if south else WIDER
    drawn = Map(-(TOP if south else LEFT) * along * zoom, REACH * zoom, zoom, south, along)
    left, top, right, bottom = drawn.area(
        (-SIDE, TOP, SIDE, BOTTOM) if south else (LEFT, -REACH, RIGHT, REACH)
    )
    canvas = Canvas(GROUND, Image.new("RGB", (right - left, bottom - top), EARTH))
    across = bazaar.paving(2 * REACH + 2, zoom).transpose(Image.Transpose.ROTATE_270)
    canvas.paste(across, *drawn.at((0, 0)))
    long = round(canvas.size[0] / zoom) + 2
    canvas.paste(bazaar.paving(long, zoom), canvas.size[0] / 2, canvas.size[1] / 2)
    if not south:
        for x, y, arches in _ARCADES:
            canvas.paste(bazaar.arcade(arches, zoom), *drawn.at((x, y)))
        for souk in range(len(SOUK_SHOPS)):
            joined = [place for place in _joined(souk) if abs(place[1]) < SIDE]
            if len(joined) > 1:
                _band(canvas, drawn, souk, joined)
    for shop, place in enumerate(HOUSES):
        if abs(place[not south]) < SIDE:
            for space in TOUCHED[SHOPS[shop]]:
                if (space[0] in "NS") == south:
                    _step(canvas, drawn, shop, space)
            _shop(canvas, drawn, shop, DATA["souk"][SOUK_OF[shop]])
    if not south:
        for souk, (_, y) in enumerate(PLATES):
            if abs(y) < SIDE:
                _value(canvas, drawn, souk)
    for space, name in zip(SPACES, STREET, strict=True):
        if abs(space[not south]) < SIDE:
            canvas.paste(bazaar.space(DISC, zoom), *drawn.at(space))
            _space_name(canvas, drawn, space, name)
    return canvas


def _space_name(canvas: Canvas, drawn: Map, space: Point, name: str) -> None:
    """Write the code of a space of the street, the number large where it is not written whole."""
    if name[1:] and not is_whole(drawn.zoom):
        arm, number = (name[:1], ARM, NAMES), (name[1:], NUMBER, NAMES)
        _letter_and_number(canvas, drawn, space, arm, number, ROOM, bold=False)
        return
    size = CODE if name[1:] else NUMBER
    size *= min(1, ROOM / width(name, size, bold=False))
    canvas.text(*drawn.at(space), name, round(size * drawn.zoom), NAMES, align=0.5, bold=False)


def space_code(canvas: Canvas, x: float, y: float, name: str, size: int, ink: str, room: int) -> None:
    """Write the code of a space where the supervisor may go.

    Its letter is small if it lacks room, or a usual one as wide as they get would.
    """
    if max(width(name, size), width("W8", size) * (len(name) > 1)) <= 0.97 * room:
        canvas.text(x, y, name, size, ink, align=0.5)
        return
    letter, number = (name[:1], round(0.66 * size), ink), (name[1:], size, ink)
    _letter_and_number(canvas, Map(x, y), (0, 0), letter, number, round(0.92 * room), bold=True)


def _letter_and_number(
    canvas: Canvas,
    drawn: Map,
    place: Point,
    letter: tuple[str, int, str],
    number: tuple[str, int, str],
    room: int,
    *,
    bold: bool,
) -> None:
    """Write both beside each other on one line: what, in units how large, and in which colour.

    The number is smaller where it lacks room.
    """
    begin = width(letter[0], letter[1], bold=False)
    rest = width(number[0], number[1], bold=bold)
    fit = min(1, (room - begin) / rest)
    x, y = drawn.at(place)
    zoom, size = drawn.zoom, number[1] * fit
    x -= (begin + rest * fit) / 2 * zoom
    down = CAPITAL * (size - letter[1]) * zoom / 2
    canvas.text(x, y + down, letter[0], round(letter[1] * zoom), letter[2], bold=False)
    canvas.text(x + begin * zoom, y, number[0], round(size * zoom), number[2], bold=bold)


def _taken() -> list[Box]:
    """Return what houses of the ground keep clear of."""
    boxes = [around(house, bazaar.WIDTH + 8, bazaar.HEIGHT + 8) for house in HOUSES]
    boxes += [around(plate, PLATE_WIDTH + 10, PLATE_HEIGHT + 10) for plate in PLATES]
    boxes += [around(sign, bazaar.SIGN[0] + 10, bazaar.SIGN[1] + 10) for sign in SIGNS.values()]
    boxes += [
        (LEFT, -STREET_HALF - 4, RIGHT, STREET_HALF + 4),
        (-STREET_HALF - 4, TOP, STREET_HALF + 4, BOTTOM),
    ]
    boxes += [CARAVAN, CALENDAR, PILES]
    boxes += [around((x, y), arches * bazaar.STALL, 62) for x, y, arches in _ARCADES]
    boxes += [around(_MOSQUE, 236, 120), around(_POOL, 130, 94)]
    for souk in range(len(SOUK_SHOPS)):
        joined = _joined(souk)
        for (x0, y0), (x1, y1) in pairwise(joined):
            steps = max(1, round(hypot(x1 - x0, y1 - y0) / 20))
            boxes += [
                around((x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps), 48, 48)
                for i in range(steps + 1)
            ]
    return boxes


_KINDS = (0, 5, 2, 3, 1, 2, 6)
"""The kinds of houses, in the order in which they follow each other."""


@lru_cache(maxsize=1)
def _built() -> tuple[tuple[Point, int], ...]:
    """Return where houses stand on the ground, the northernmost first: where nothing else does."""
    taken = _taken()
    found: list[tuple[Point, int]] = []
    for y in range(TOP + 30, BOTTOM - 24, 22):
        for x in range(LEFT + 30, RIGHT - 24, 12):
            place = (x, y)
            left, top, right, bottom = around(place, 54, 50)
            if any(left < b[2] and right > b[0] and top < b[3] and bottom > b[1] for b in taken):
                continue
            found.append((place, _KINDS[(x // 12 * 7 + y // 18 * 5) % len(_KINDS)]))
            taken.append(around(place, 104, 56))
    return tuple(found)


def _houses(canvas: Canvas, drawn: Map) -> None:
    for place, kind in _built():
        canvas.paste(bazaar.house(kind, drawn.zoom), *drawn.at(place))
    canvas.paste(bazaar.mosque(drawn.zoom), *drawn.at(_MOSQUE))
    canvas.paste(bazaar.pool(drawn.zoom), *drawn.at(_POOL))


def _streets(canvas: Canvas, drawn: Map) -> None:
    along = bazaar.paving(RIGHT - LEFT - 80, drawn.zoom)
    across = bazaar.paving(BOTTOM - TOP, drawn.zoom).transpose(Image.Transpose.ROTATE_270)
    canvas.paste(along, *drawn.at(((RIGHT + LEFT + 80) / 2, 0)))
    canvas.paste(across, *drawn.at((0, (TOP + BOTTOM) / 2)))


def _step(canvas: Canvas, drawn: Map, shop: int, space: str) -> None:
    """Draw the threshold between a space of the street and a shop that it touches."""
    (x0, y0), (x1, y1) = _space(space), HOUSES[shop]
    if x0:  # the street from west to east
        place, size = (x0, copysign(STREET_HALF, y1)), (34, 20)
    else:
        edge = STREET_HALF / (APART if drawn.turned else 1)
        place, size = (copysign(edge, x1), y0), (34, 20) if drawn.turned else (20, 34)
    canvas.paste(bazaar.step(*size, drawn.zoom), *drawn.at(place))


def _joined(souk: int) -> list[Point]:
    """Return the places that the way of a souk joins."""
    name = DATA["souk"][souk]["id"]
    centres = [HOUSES[shop] for shop in SOUK_SHOPS[souk]]
    if name in _BESIDE:
        return [*centres, PLATES[souk]]
    return [*centres, centres[0]] if name in _CLOSED else centres


def _band(canvas: Canvas, drawn: Map, souk: int, joined: list[Point]) -> None:
    sprite, centre = bazaar.band(joined, DATA["souk"][souk]["tint"], drawn.zoom)
    canvas.paste(sprite, *drawn.at(centre))


def _souk(canvas: Canvas, drawn: Map, number: int, coded: bool) -> None:
    """Draw the shops of a souk, with their codes or not, and the plate with its points."""
    for shop in SOUK_SHOPS[number]:
        _shop(canvas, drawn, shop, DATA["souk"][number], coded)
    _value(canvas, drawn, number, coded)


def _value(canvas: Canvas, drawn: Map, number: int, coded: bool = True) -> None:
    """Draw the plate of a souk with its code, or without, and its points, and none of its shops filled."""
    souk = DATA["souk"][number]
    tint, zoom = souk["tint"], drawn.zoom
    canvas.paste(bazaar.plate(tint, PLATE_WIDTH, PLATE_HEIGHT, zoom), *drawn.at(PLATES[number]))
    x, y = PLATES[number]
    letter = souk["id"][0] if coded else "", QUARTER, CODES[tint]
    points = str(souk["points"]), POINTS, INK
    _letter_and_number(canvas, drawn, (x, y + VALUE), letter, points, PLATE_WIDTH - 6, bold=True)
    canvas.paste(bazaar.bar(tint, len(SOUK_SHOPS[number]), zoom), *drawn.at((x, y + FILLED)))


def _shop(canvas: Canvas, drawn: Map, shop: int, souk: dict[str, Any], coded: bool = True) -> None:
    """Draw an empty shop, with its code or not."""
    tint, zoom, (x, y) = souk["tint"], drawn.zoom, drawn.at(HOUSES[shop])
    canvas.paste(bazaar.shop(tint, souk["quarter"], zoom, quiet=True), x, y)
    if not coded:
        return
    code, size = (SHOPS[shop], CODE) if is_whole(zoom) else (SHOPS[shop][-1], LETTER)
    y += (bazaar.CODE - bazaar.HEIGHT / 2) * zoom
    limit = round(bazaar.STEP * zoom)
    canvas.text(x, y, code, round(size * zoom), CODES[tint], align=0.5, bold=False, limit=limit)
