"""The whole desert of Ishtar, tiny: it shows where some places are.

Knows where gardens and fountains are, but not what is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product, starmap
from math import cos, dist, hypot, pi, sin

from PIL import Image

from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import Desert
from render import numbers, sprites
from render.boards.ishtar import art, desert
from render.boards.ishtar.ground import DUNE, GRASS, GROUND
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point
from render.theme import CHOICE, INK, PAPER, SEATS, WHITE

SPACE = 34
"""px; the width of a space."""
COAST, EDGE = 6, 9
"""px; how much wider a space is with the dark line that goes around all of them, and one of a place with its
light edge."""
FOUNTAIN = 54
"""px; the width of the space of a fountain: its points are 10 px high on a phone."""
PAD = 8
"""px; around the desert."""
PIN, ASIDE, LINE, CASING = 72, 72, 6, 11
"""px; a number on it, how far it may be beside that, and the line to its place, without and with
its light edges."""
STEPS, TURNS = 4, 16
"""How many distances from a place, a space apart, and how many directions are tried for its number."""
_WAYS = [
    (far, far * cos(angle), far * sin(angle))
    for far in (PIN / 2 + SPACE * (1 + away) for away in range(STEPS))
    for angle in (2 * pi * turn / TURNS for turn in range(TURNS))
]
"""How far they are, and how far to the right and down."""


def warm() -> None:
    """Draw the sand of all layouts in advance."""
    for key in LAYOUTS:
        _sand(key)


def size(key: str) -> tuple[int, int]:
    """Return the width and height of the picture of a layout."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * SPACE // 2 + 2 * PAD, desert.height(layout, layout.cells, SPACE) + 2 * PAD


def pinned(
    canvas: Canvas, ground: Desert, pins: Sequence[tuple[Sequence[int], int | None]], left: int, top: int
) -> None:
    """Draw the desert on another picture, with places, and near each its number, if it has one.

    A line leads to it, and both are over no fountain and no other place or number.
    """
    place, wide = _field(ground.layout), size(ground.layout)
    sand = _sand(ground.layout)
    canvas.lay(sand, (0, 0, *sand.size), left, top)
    owned = {cell: bed.seat for bed in ground.beds for cell in cells(bed.cells)}
    for cell in cells(ground.flowers[0] | ground.grass):
        x, y = place.at(cell)
        tone = SEATS[owned[cell]].colour if cell in owned else GRASS
        canvas.paste(art.speck(SPACE + 1, tone), left + x, top + y)
    for colour, cell in zip(ground.fountains, land_of(ground).fountains, strict=True):
        x, y = place.at(cell)
        canvas.paste(art.fountain(FOUNTAIN, colour, FOUNTAIN_POINTS[colour]), left + x, top + y)
    spaces = [[place.at(cell) for cell in taken] for taken, _ in pins]
    fountains = [(*place.at(cell), 0.56 * FOUNTAIN) for cell in land_of(ground).fountains]
    known = [(at, number) for at, (_, number) in enumerate(pins) if number is not None]
    order = [at for at, _ in known]
    spots = _spots(wide, spaces, order, fountains)
    if any(dist(*line) > _WAYS[0][0] + 1 for line in spots.values()):
        other = _spots(wide, spaces, order[::-1], fountains)
        spots = min(spots, other, key=lambda way: sum(starmap(dist, way.values())))
    for begin, end in spots.values():
        middle = (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2
        lead = _lead(round(end[0] - begin[0]), round(end[1] - begin[1]))
        canvas.paste(lead, left + middle[0], top + middle[1])
    for across, tone in ((SPACE + EDGE, WHITE), (SPACE + 2, CHOICE)):
        for x, y in chain.from_iterable(spaces):
            canvas.paste(art.speck(across, tone), left + x, top + y)
    for at, number in known:
        _, (x, y) = spots[at]
        canvas.paste(sprites.badge(PIN, number), left + x, top + y)


def _spots(
    size: tuple[int, int],
    spaces: Sequence[Sequence[Point]],
    order: Sequence[int],
    fountains: Sequence[numbers.Disc],
) -> dict[int, tuple[Point, Point]]:
    """Return where lines to the numbers of places begin and end: these have chosen in this order."""
    spots: dict[int, tuple[Point, Point]] = {}
    for at in order:
        others = [(x, y, 0.7 * SPACE) for one in (*spaces[:at], *spaces[at + 1 :]) for x, y in one]
        numbered = [(x, y, PIN / 2) for _, (x, y) in spots.values()]
        spots[at] = _beside(size, spaces[at], [*fountains, *others, *numbered])
    return spots


def _beside(
    size: tuple[int, int], spaces: Sequence[Point], taken: Sequence[numbers.Disc]
) -> tuple[Point, Point]:
    """Return where a line to the number of some spaces begins, and where that stands on a desert of this
    size: near them, rather outward, and where both hide least of what is `taken`.
    """
    wide, high = size
    own = [(x, y, SPACE / 2) for x, y in spaces]
    ways: list[tuple[float, Point, Point]] = []
    for begin, (far, across, down) in product(spaces, _WAYS):
        x, y = end = begin[0] + across, begin[1] + down
        if abs(x - wide / 2) < wide / 2 + ASIDE - PIN / 2 and abs(y - high / 2) < (high - PIN) / 2 + PAD:
            outward = hypot(x - wide / 2, y - high / 2)
            ways.append((far - outward / 8, begin, end))
    found: list[tuple[float, Point, Point]] = []
    for _, begin, end in sorted(ways):
        along = [
            (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            for share in (0.2, 0.4, 0.6)
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


def _field(key: str) -> desert.Field:
    return desert.field(LAYOUTS[key], LAYOUTS[key].cells, PAD, PAD, SPACE)


@cached
def _sand(key: str) -> Canvas:
    """Return the sand of a layout within its coast, on paper."""
    place, pen = _field(key), Pen(*size(key))
    for across, tone in ((SPACE + COAST, INK), (SPACE + 1, DUNE)):
        for cell in cells(place.layout.cells):
            pen.polygon(art.corner_points(*place.at(cell), across), tone)
    canvas = Canvas(GROUND, Image.new("RGB", size(key), PAPER))
    canvas.put(pen.sheet(), 0, 0)
    return canvas
