"""Which part of the map of Yspahan a panel shows, so that it cuts as little as can be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import SHOPS
from render.boards.yspahan import bazaar, city
from render.boards.yspahan.cards import NARROW
from render.boards.yspahan.ground import EARTH, STREET
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas
from render.pen import Point
from render.theme import MARGIN, WIDTH

ZOOM = 1.69
"""How many times larger than on the board the city is: 890 units from the left to the right."""
ROOM = NARROW - 2 * MARGIN
"""px; the inside of a narrow picture."""
SPAN = round(ROOM / ZOOM)
"""Units of the city that fit beside each other in a narrow picture: a quarter in the east, and the street."""


def quarter_region(kind: str) -> Box:
    """Return the part of the map with a quarter, the edge of the street from west to east, whose spaces are
    not asked about, and, as far as there is room, that beside it.
    """
    left, top, right, bottom = city.QUARTERS[kind]
    left = left if right < 0 else right + EDGE - SPAN
    return left, top - KERB * (top > 0), right, bottom + KERB * (top < 0)


def _above(shop: int) -> Box:
    """Return the box above a shop into which a cube reaches that stands there."""
    left, top, right, _ = city.house_box(shop)
    return left, top - bazaar.ABOVE, right, top + 1


def _stone(place: Point) -> Box:
    return city.around(place, 2 * city.DISC, 2 * city.DISC + 4)


STONE, SIGN = 1, 2
KERB, STONES = city.AVENUE_HALF - city.DISC - 2, 43
"""Units; how much of the street is shown beside a quarter: none of its spaces. From the middle of the street
to the thresholds of the other side, which are not shown.
"""
EDGE = 3
"""Units of ground beside a quarter at the edge of the map."""
_THINGS: tuple[tuple[Box, int], ...] = (
    *((city.house_box(shop), 4) for shop in range(len(SHOPS))),
    *((_above(shop), STONE) for shop in range(len(SHOPS))),
    *((city.plate_box(souk), 4) for souk in range(len(SOUK_SHOPS))),
    *((city.around(sign, *bazaar.SIGN), SIGN) for sign in city.SIGNS.values()),
    *((_stone(space), STONE) for space in city.SPACES),
)
"""The boxes of things on the map, and how bad it is to cut them."""


SLACK = 66
"""Units: how much further than necessary a part of the map may reach up and down."""


@lru_cache(maxsize=64)
def region(
    left: float, top: float, right: float, bottom: float, narrow: int, span: int, least: int = 0
) -> Box:
    """Return a part of the map with these inside, `narrow` to `span` units wide and at least so high.

    It cuts as little as possible, and what is to be inside is near its middle.
    """
    top, bottom = max(round(top), city.TOP), min(round(bottom), city.BOTTOM)
    left, right = max(round(left), city.LEFT), min(round(right), city.RIGHT)
    rows = [(b[0], b[2], weight) for b, weight in _THINGS if b[1] < bottom and top < b[3]]
    west, east = _cut(left, right, narrow, span, (city.LEFT, city.RIGHT), rows)
    columns = [(b[1], b[3], weight) for b, weight in _THINGS if b[0] < east and west < b[2]]
    most = max(least, bottom - top) + SLACK
    north, south = _cut(top, bottom, least, most, (city.TOP, city.BOTTOM), columns)
    rows = [(b[0], b[2], weight) for b, weight in _THINGS if b[1] < south and north < b[3]]
    west, east = _cut(left, right, narrow, span, (city.LEFT, city.RIGHT), rows)
    return west, north, east, south


def _cut(
    low: int, high: int, least: int, most: int, ends: tuple[int, int], things: Sequence[tuple[int, int, int]]
) -> tuple[int, int]:
    """Return a stretch from `least` to `most` units with `low` to `high` inside that cuts things the least.

    Each thing has a begin, an end and a weight.
    """
    edges = {low, *(a - 2 for a, _, _ in things), *(b + 2 for _, b, _ in things)}
    starts = {max(at, ends[0]) for at in (*edges, high - most, high - least) if at <= low}
    starts |= {max(ends[0], ends[1] - most)} if ends[1] - most <= low else set()
    found: list[tuple[int, float, int, int]] = []
    for start in starts:
        for end in {high, *edges, start + least, start + most}:
            end = min(end, ends[1])
            if end >= high and least <= end - start <= most:
                lost = sum(w for a, b, w in things if a < end and start < b and (a < start or b > end))
                found.append((lost, abs(start + end - low - high) / 2 + end - start, start, end))
    return min(found)[2:]


WAY = bazaar.BROAD + 2 * bazaar.AROUND + 4
"""Units; how broad a way between shops is at most, with its edges."""


SOFT_EDGE = 3
"""px; how far a sprite may reach beyond its box."""


def tidy(canvas: Canvas, stage: Stage, box: Box, asked: Collection[int] | None = None) -> None:
    """Cover what the edges of a part of the map would cut, and the ways and courts of souks beside that, with
    bare ground, or the street. If only some souks are `asked` about, nothing is left of others that are cut.
    """
    if not stage.map:
        return
    drawn = stage.map._replace(x=stage.map.x - box[0], y=stage.map.y - box[1])
    mask = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    pen, pieces = ImageDraw.Draw(mask), [city.around(sign, *bazaar.SIGN) for sign in city.SIGNS.values()]
    bare, kept = list[Box](), list[Sequence[Point]]()
    for souk, shops in enumerate(SOUK_SHOPS):
        houses = {shop: city.house_box(shop) for shop in shops}
        gone = {city.HOUSES[shop] for shop, house in houses.items() if not stage.holds(house)}
        if gone and asked is not None and souk not in asked:
            gone = {city.HOUSES[shop] for shop in shops}
            bare += [city.medal_box(souk), *houses.values(), *map(_above, shops)]
        else:
            pieces += [city.plate_box(souk), *houses.values()]
        way = city.joined(souk)
        kept += [] if gone else [way]
        if gone and way[0] == way[-1]:
            pen.polygon([*map(drawn.at, way)], 255)
        for one, other in pairwise(way):
            if gone & {one, other}:
                pen.line((*drawn.at(one), *drawn.at(other)), 255, round(WAY * drawn.zoom))
    for number, things in enumerate((city.scenery(), pieces)):  # what is whole stays, also before others
        for way in kept if number else ():
            pen.line([*map(drawn.at, way)], 0, round(WAY * drawn.zoom), joint="curve")
        for thing in sorted(things, key=stage.holds):
            left, top, right, bottom = drawn.area(thing)
            grown = 0 if stage.holds(thing) else SOFT_EDGE
            pen.rectangle((left - grown, top - grown, right + grown, bottom + grown), 255 if grown else 0)
    for thing in bare:
        left, top, right, bottom = drawn.area(thing)
        pen.rectangle((left - SOFT_EDGE, top - SOFT_EDGE, right + SOFT_EDGE, bottom + SOFT_EDGE), 255)
    canvas.cover(mask, EARTH, 255, *box[:2])
    for stone in map(_stone, city.SPACES):
        left, top, right, bottom = zip(stage.map.area(stone), box, strict=True)
        if not stage.holds(stone) and max(left) < min(right) and max(top) < min(bottom):
            canvas.line(max(left), max(top), min(right), min(bottom), STREET)


# The streets


CROSSINGS = (ZOOM, (25, 4)), (1.28, (29, 6)), (1.0, (34, 18))
"""How large the map is where the supervisor may go, and how much wider its streets are then, in units."""
_CLOSE, _NEAR, _FAR = CROSSINGS
WINDOWS = (NARROW, _CLOSE), (NARROW, _NEAR), (WIDTH, _CLOSE), (WIDTH, _NEAR), (WIDTH, _FAR)
"""The widths of pictures with it, in px, from where it is largest: the first that has room is taken."""
TALLEST, BEHIND = {NARROW: 1080, WIDTH: 1290}, (142, 166)
"""px; the most height of that map. Units from the middle of a street to where the shops at it end: across
from that from north to south, and up and down from the other.
"""


class Window(NamedTuple):
    """A part of the map in a picture."""

    width: int
    """px; of the picture."""
    zoom: float
    """How large the map is, and how much wider its streets are, in units."""
    apart: tuple[int, int]
    shown: Box
    """In units."""


def crossing(spaces: Iterable[int]) -> Window:
    """Return the part of the map with these spaces, the crossing and the shops at the streets."""
    places = [(0.0, 0.0), *(city.SPACES[space] for space in spaces)]
    xs, ys = (sorted(at) for at in zip(*places, strict=True))
    across, down = any(ys), any(xs)
    left, right = min(xs[0] - 44, -BEHIND[0] * across), max(xs[-1] + 44, BEHIND[0] * across)
    left -= city.LAST * (xs[0] == city.SPACES[city.WESTERNMOST][0])
    top, bottom = min(ys[0] - 50, -BEHIND[1] * down, -90), max(ys[-1] + 50, BEHIND[1] * down, 90)
    fitting = (
        (width, zoom, apart, span)
        for width, (zoom, apart) in WINDOWS
        if right - left <= (span := round((width - 2 * MARGIN) / zoom) - 2 * apart[0])
        and (bottom - top + 2 * apart[1]) * zoom <= TALLEST[width]
    )
    width, zoom, apart, span = next(fitting)
    return Window(width, zoom, apart, region(left, top, right, bottom, span, span))
