"""The desert of Ishtar, tiny: it shows where some places are.

Knows where gardens and fountains are, but not what is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product, starmap
from math import cos, dist, hypot, pi, sin
from operator import le
from typing import NamedTuple

from PIL import Image

from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import Desert
from render import numbers, sprites
from render.boards.ishtar import art, desert, window
from render.boards.ishtar.ground import DUNE, GRASS, GROUND
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point
from render.theme import CHOICE, INK, SEATS, WHITE

SPACES, CLOSER, AROUND = (38, 34, 30, 28), (60, 46), 2
"""px; possible widths of a space of a whole desert and of a part of one, the best first; and how many spaces
are around places that are shown on such a part.
"""
COAST, EDGE = 6, 14
"""px; how much wider a space is with the dark line that goes around all of them, and one of a place, which is
light, with its dark edge, by which it stands out from the sand and from the places that it is over."""
FOUNTAIN = 54
"""px; the width of the space of a fountain: its points are 10 px high on a phone."""
PAD, FOOT = 8, 10
"""px; around the desert, and beyond that above and below it."""
WIDE, WIDEST, TALLEST = 836, 710, 520
"""px; the width of the picture, and the greatest width and height of a desert on it with a better width of a
space than the last one.
"""
PIN, ASIDE, LINE, CASING = 72, 72, 6, 11
"""px; a number on it, what is seen beside a desert for it, and the line to its place, without and with its
light edges."""
STEPS, TURNS = 4, 16
"""How many distances from a place, a space apart, and how many directions are tried for its number."""
Spots = dict[int, tuple[Point, Point]]
"""Where lines begin and end, by the place to whose number they lead."""


class Plan(NamedTuple):
    """Where everything is on the picture of the desert."""

    place: desert.Field
    high: int
    """px; the height of that picture."""
    spots: Spots


def warm() -> None:
    """Draw the sand of all layouts in advance."""
    for key in LAYOUTS:
        for space in (_space(key), *CLOSER):
            _sand(key, space)


def _space(key: str) -> int:
    """Return the width in px of a space of a layout: as large as there is room for."""
    fitting = (space for space in SPACES if all(map(le, size(key, space), (WIDEST, TALLEST))))
    return next(fitting, SPACES[-1])


def size(key: str, space: int) -> tuple[int, int]:
    """Return the width and height of the picture of a layout with spaces of this width."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * space // 2 + 2 * PAD, desert.height(layout, layout.cells, space) + 2 * PAD


Pins = Sequence[tuple[Sequence[int], int | None]]
"""Places, and the number of each, if it has one."""


def plan(ground: Desert, pins: Pins) -> Plan:
    """Return where everything is: as large as possible, with all of the desert or, if all places are in one
    part of it, with that.
    """
    key, places = ground.layout, sum({1 << cell for where, _ in pins for cell in where})
    parts = (_part(key, places, space) for space in CLOSER if places)
    place, high = next((one for one in parts if one), None) or _whole(key)
    spaces = [[place.at(cell) for cell in where] for where, _ in pins]
    fountains = [(*place.at(cell), 0.56 * _fountain(place)) for cell in land_of(ground).fountains]
    order = [at for at, (_, number) in enumerate(pins) if number is not None]
    spots = _spots(high, place.width, spaces, order, fountains)
    if any(dist(*line) > PIN / 2 + place.width + 1 for line in spots.values()):
        other = _spots(high, place.width, spaces, order[::-1], fountains)
        spots = min(spots, other, key=lambda way: sum(starmap(dist, way.values())))
    return Plan(place, high, spots)


def _whole(key: str) -> tuple[desert.Field, int]:
    """Return where a whole desert is on its picture, and the height of that."""
    wide, high = size(key, space := _space(key))
    left = (WIDE - wide) // 2 + PAD
    return desert.field(LAYOUTS[key], LAYOUTS[key].cells, left, FOOT + PAD, space), high + 2 * FOOT


def _part(key: str, places: int, space: int) -> tuple[desert.Field, int] | None:
    """Return the same of a desert with larger spaces of which not all is seen, or None if it has no room for
    some places and what is around them.
    """
    layout, high = LAYOUTS[key], TALLEST + 2 * FOOT
    begin, end, upper, lower = desert.extent(layout, layout.cells)
    first, last, top, bottom = desert.extent(layout, places)
    first, last = max(begin, first - 2 * AROUND), min(end, last + 2 * AROUND)
    top, bottom = max(upper, top - AROUND), min(lower, bottom + AROUND)
    place = desert.field(layout, layout.cells, ASIDE, FOOT, space)
    if (last - first + 2) * space // 2 > WIDE or (bottom - top + 2) * place.pitch > high:
        return None
    whole = size(key, space)[0] + 2 * ASIDE, size(key, space)[1] + 2 * FOOT
    middle = place.left + (first + last) * space // 4, place.top + (top + bottom) * place.pitch // 2
    across, down = (
        min(max(at - shown // 2, 0), max(0, all_ - shown))
        for at, shown, all_ in zip(middle, (WIDE, high), whole, strict=True)
    )
    return replace(place, left=place.left - across, top=place.top - down), high


def _fountain(place: desert.Field) -> int:
    """Return the width in px of the space of a fountain."""
    return max(FOUNTAIN, place.width)


def pinned(ground: Desert, pins: Pins, shown: Plan) -> Canvas:
    """Return a picture of the desert, with places, and near each its number, if it has one.

    A line leads to it, and both are over no fountain and no other place or number.
    """
    place, wide, high = shown.place, WIDE, shown.high
    canvas = Canvas(GROUND, Image.new("RGB", (wide, high), GROUND.tile))
    sand, bare = _sand(ground.layout, place.width), _field(ground.layout, place.width)
    left, top = place.left - bare.left, place.top - bare.top
    part = max(0, -left), max(0, -top), min(sand.size[0], wide - left), min(sand.size[1], high - top)
    canvas.lay(sand, part, max(0, left), max(0, top))
    owned = {cell: bed.seat for bed in ground.beds for cell in cells(bed.cells)}
    within = window.shown(place, (0, 0, wide, high))
    for cell in cells((ground.flowers[0] | ground.grass) & within):
        tone = SEATS[owned[cell]].colour if cell in owned else GRASS
        canvas.paste(art.speck(place.width + 1, tone), *place.at(cell))
    for begin, end in shown.spots.values():
        lead = _lead(round(end[0] - begin[0]), round(end[1] - begin[1]))
        canvas.paste(lead, (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    for (taken, _), (across, tone) in product(pins, ((place.width + EDGE, INK), (place.width + 1, WHITE))):
        for cell in taken:
            canvas.paste(art.speck(across, tone), *place.at(cell))
    for colour, cell in zip(ground.fountains, land_of(ground).fountains, strict=True):
        if within >> cell & 1:
            canvas.paste(art.fountain(_fountain(place), colour, FOUNTAIN_POINTS[colour]), *place.at(cell))
    for at, (_, number) in enumerate(pins):
        if number is not None:
            canvas.paste(sprites.badge(PIN, number), *shown.spots[at][1])
    return canvas


def _spots(
    high: int,
    space: int,
    spaces: Sequence[Sequence[Point]],
    order: Sequence[int],
    fountains: Sequence[numbers.Disc],
) -> Spots:
    """Return where lines to the numbers of places begin and end: these have chosen in this order."""
    spots: Spots = {}
    for at in order:
        others = [(x, y, 0.7 * space) for one in (*spaces[:at], *spaces[at + 1 :]) for x, y in one]
        numbered = [(x, y, PIN / 2) for _, (x, y) in spots.values()]
        spots[at] = _beside(high, space, spaces[at], [*fountains, *others, *numbered])
    return spots


def _beside(
    high: int, space: int, spaces: Sequence[Point], taken: Sequence[numbers.Disc]
) -> tuple[Point, Point]:
    """Return where a line to the number of some spaces begins, and where that stands on a picture so many px
    high: near them, rather outward, and where both hide least of what is `taken`.
    """
    own = [(x, y, space / 2) for x, y in spaces]
    ways: list[tuple[float, Point, Point]] = []
    for begin, (far, across, down) in product(spaces, _ways(space)):
        x, y = end = begin[0] + across, begin[1] + down
        if abs(x - WIDE / 2) < (WIDE - PIN) / 2 and abs(y - high / 2) < (high - PIN) / 2:
            outward = hypot(x - WIDE / 2, y - high / 2)
            ways.append((far - outward / 8, begin, end))
    found: list[tuple[float, Point, Point]] = []
    for _, begin, end in sorted(ways):
        along = [
            (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            for share in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)
        ]
        lost = numbers.hidden(end, PIN / 2 + LINE, [*taken, *own])
        lost += sum(numbers.hidden(point, LINE, taken) for point in along)
        if not lost:
            return begin, end
        found.append((lost, begin, end))
    _, begin, end = min(found)
    return begin, end


@sprite
def _lead(across: int, down: int) -> Image.Image:
    """Return the line from a place to its number, `across` px to its right and `down` px below it."""
    wide, high = abs(across) + 2 * CASING, abs(down) + 2 * CASING
    ends = [((wide - way * across) / 2, (high - way * down) / 2) for way in (1, -1)]
    pen = Pen(wide, high)
    for thick, tone in ((CASING, WHITE), (LINE, CHOICE)):
        pen.line(ends, tone, thick)
    return pen.sheet()


@lru_cache(maxsize=len(SPACES))
def _ways(space: int) -> Sequence[tuple[float, float, float]]:
    """Return how far numbers may be from a space of this width, and how far to the right and down."""
    return [
        (far, far * cos(angle), far * sin(angle))
        for far in (PIN / 2 + space * (1 + away) for away in range(STEPS))
        for angle in (2 * pi * turn / TURNS for turn in range(TURNS))
    ]


def _field(key: str, space: int) -> desert.Field:
    return desert.field(LAYOUTS[key], LAYOUTS[key].cells, PAD, PAD, space)


@cached
def _sand(key: str, space: int) -> Canvas:
    """Return the sand of a layout within its coast, on paper."""
    place, pen = _field(key, space), Pen(*size(key, space), scale=2)
    for across, tone in ((space + COAST, INK), (space + 1, DUNE)):
        for cell in cells(place.layout.cells):
            pen.polygon(art.corner_points(*place.at(cell), across), tone)
    canvas = Canvas(GROUND, Image.new("RGB", size(key, space), GROUND.tile))
    canvas.put(pen.sheet(), 0, 0)
    return canvas
