"""The whole desert of Ishtar, tiny: it shows where a part of it is.

Knows where gardens and fountains are, but not what is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import Desert
from render import sprites
from render.boards.ishtar import art, desert, window
from render.boards.ishtar.ground import DUNE, GRASS
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, Point
from render.theme import CHOICE, INK, PAPER, SEATS, STONE, WHITE

SMALL, LARGE = 7, 18
"""px; the width of a space beside what an action brings, and where several places are on one of these."""
COAST, EDGE = 4, 7
"""px; how much wider a space is with the dark line that goes around all of them, and one of a place with its
light edge."""
GEM, FOUNTAIN, SPOT = 2.6, 2.7, 3.7
"""A fountain, one with its points on a large desert, and the mark of a place shown, in widths of a space."""
PAD = 8
"""px; around the desert."""
PIN, ASIDE, LINE, CASING = 70, 84, 5, 9
"""px; a number beside a large desert, how much room it has there, and the line to its place, without and with
its light edges."""


def size(key: str, space: int) -> tuple[int, int]:
    """Return the width and height of the picture of a layout with spaces of this width."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * space // 2 + 2 * PAD, desert.height(layout, layout.cells, space) + 2 * PAD


def _gardens(ground: Desert, space: int) -> Image.Image:
    """Return the desert with its gardens and beds."""
    image, place = _sand(ground.layout, space).copy(), _field(ground.layout, space)
    owned = {cell: bed.seat for bed in ground.beds for cell in cells(bed.cells)}
    for cell in cells(ground.flowers[0] | ground.grass):
        tone = SEATS[owned[cell]].colour if cell in owned else GRASS
        sprites.paste(image, art.speck(space + 1, tone), *place.at(cell))
    return image


def _basins(image: Image.Image, ground: Desert, space: int, aside: int = 0) -> None:
    """Draw the fountains on such a picture, which begins `aside`."""
    place = _field(ground.layout, space)
    for colour, cell in zip(ground.fountains, land_of(ground).fountains, strict=True):
        basin = art.gem(colour, round(GEM * space))
        if space == LARGE:
            basin = art.fountain(round(FOUNTAIN * space), colour, FOUNTAIN_POINTS[colour])
        x, y = place.at(cell)
        sprites.paste(image, basin, x + aside, y)


def put(canvas: Canvas, ground: Desert, spaces: Iterable[int], left: int, top: int) -> None:
    """Draw such a picture on another one, small, with a mark where some spaces are."""
    image = _gardens(ground, SMALL)
    _basins(image, ground, SMALL)
    canvas.put(image, left, top)
    x, y = window.middle(_field(ground.layout, SMALL), spaces)
    canvas.paste(art.spot(round(SPOT * SMALL)), left + x, top + y)


def pinned(
    canvas: Canvas, ground: Desert, pins: Sequence[tuple[Sequence[int], int | None]], left: int, top: int
) -> None:
    """Draw such a picture on another one, large, with places, and the number of each, if it has one, at the
    end of a line on the left or on the right: over nothing of the desert.
    """
    desert, place = _gardens(ground, LARGE), _field(ground.layout, LARGE)
    image = Image.new("RGBA", (desert.width + 2 * ASIDE, desert.height))
    image.paste(desert, (ASIDE, 0))
    middles = [window.middle(place, spaces) for spaces, _ in pins]
    known = [
        (middle, number) for (_, number), middle in zip(pins, middles, strict=True) if number is not None
    ]
    ends = _ends([middle for middle, _ in known], desert.size)
    pen = ImageDraw.Draw(image)
    for half, tone in ((CASING / 2, WHITE), (LINE / 2, CHOICE)):
        for ((x, y), _), (end, level) in zip(known, ends, strict=True):
            for (a, b), (c, d) in pairwise(((x, y), (end, y), (end, level))):
                low, high = sorted((a + ASIDE, c + ASIDE)), sorted((b, d))
                pen.rectangle((low[0] - half, high[0] - half, low[1] + half, high[1] + half), tone)
    _basins(image, ground, LARGE, ASIDE)
    for across, tone in ((LARGE + EDGE, WHITE), (LARGE + 2, CHOICE)):
        for x, y in (place.at(cell) for spaces, _ in pins for cell in spaces):
            sprites.paste(image, art.speck(across, tone), x + ASIDE, y)
    canvas.put(image, left - ASIDE, top)
    for (_, number), (x, y) in zip(known, ends, strict=True):
        canvas.paste(sprites.badge(PIN, number), left + x, top + y)


def _ends(middles: Sequence[Point], size: tuple[int, int]) -> list[Point]:
    """Return where the numbers of places stand beside a desert of this size: on the nearer side, if possible
    as high as their place.
    """
    wide, high = size
    columns = (PIN / 2 - ASIDE, wide + ASIDE - PIN / 2)
    ends: dict[int, Point] = {}
    for at in sorted(range(len(middles)), key=lambda at: middles[at][1]):
        x, y = middles[at]
        ways = [
            (abs(level - y) + abs(column - x) / 2, column, level)
            for column in columns
            for level in (y, *(low + PIN for side, low in ends.values() if side == column))
            if all(abs(level - low) >= PIN for side, low in ends.values() if side == column)
        ]
        _, column, level = min(ways)
        ends[at] = column, min(max(level, PIN / 2), high - PIN / 2)
    return [ends[at] for at in range(len(middles))]


def _field(key: str, space: int) -> desert.Field:
    return desert.field(LAYOUTS[key], LAYOUTS[key].cells, PAD, PAD, space)


@sprite
def _sand(key: str, space: int) -> Image.Image:
    """Return the sand of a layout within its coast; it is on a plate if it is small."""
    (wide, high), place = size(key, space), _field(key, space)
    pen = Pen(wide, high)
    if space == SMALL:
        pen.box(0, 0, wide, high, PAPER, 14, STONE, 3)
    for across, tone in ((space + COAST, INK), (space + 1, DUNE)):
        for cell in cells(place.layout.cells):
            pen.polygon(art.corner_points(*place.at(cell), across), tone)
    return pen.sheet()
