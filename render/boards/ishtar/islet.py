"""The whole desert of Ishtar, tiny: it shows where a part of it is.

Knows where gardens and fountains are, but not what is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import Desert
from render import numbers, sprites
from render.boards.ishtar import art, desert, window
from render.boards.ishtar.ground import DUNE, GRASS
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, Point
from render.theme import CHOICE, INK, PAPER, SEATS, STONE, WHITE

SMALL, LARGE = 7, 15
"""px; the width of a space beside what an action brings, and where several places are on one of these."""
COAST = 4
"""px; how much wider a space is with the dark line that goes around all of them."""
GEM, FOUNTAIN, SPOT = 2.6, 3.2, 3.7
"""A fountain, one with its points on a large desert, and the mark of a place shown, in widths of a space."""
PAD, AROUND = 8, 24
"""px; around the desert; and how far above and below a large one numbers may reach."""
PIN, BESIDE = 70, 0.85
"""px; a number on the desert; and how far from its place it may be, in widths of it."""


def size(key: str, space: int) -> tuple[int, int]:
    """Return the width and height of the picture of a layout with spaces of this width."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * space // 2 + 2 * PAD, desert.height(layout, layout.cells, space) + 2 * PAD


def draw(ground: Desert, space: int) -> Image.Image:
    """Return the desert with its gardens, beds and fountains."""
    image, place = _sand(ground.layout, space).copy(), _field(ground.layout, space)
    owned = {cell: bed.seat for bed in ground.beds for cell in cells(bed.cells)}
    for cell in cells(ground.flowers[0] | ground.grass):
        tone = SEATS[owned[cell]].colour if cell in owned else GRASS
        sprites.paste(image, art.speck(space + 1, tone), *place.at(cell))
    for colour, cell in zip(ground.fountains, land_of(ground).fountains, strict=True):
        basin = art.gem(colour, round(GEM * space))
        if space == LARGE:
            basin = art.fountain(round(FOUNTAIN * space), colour, FOUNTAIN_POINTS[colour])
        sprites.paste(image, basin, *place.at(cell))
    return image


def put(canvas: Canvas, ground: Desert, spaces: Iterable[int], left: int, top: int) -> None:
    """Draw such a picture on another one, small, with a mark where some spaces are."""
    canvas.put(draw(ground, SMALL), left, top)
    x, y = window.middle(_field(ground.layout, SMALL), spaces)
    canvas.paste(art.spot(round(SPOT * SMALL)), left + x, top + y)


def pinned(
    canvas: Canvas,
    ground: Desert,
    pins: Sequence[tuple[Sequence[int], int | None]],
    left: int,
    top: int,
) -> None:
    """Draw such a picture on another one, large, with places and the number of each beside it, if it has one.

    A number hides no fountain if it need not.
    """
    canvas.put(draw(ground, LARGE), left, top)
    place, (_, high) = _field(ground.layout, LARGE), size(ground.layout, LARGE)
    middles: list[Point] = []
    for spaces, _ in pins:
        for across, tone in ((LARGE + 2 * COAST, WHITE), (LARGE + 2, CHOICE)):
            for cell in spaces:
                x, y = place.at(cell)
                canvas.paste(art.speck(across, tone), left + x, top + y)
        x, y = window.middle(place, spaces)
        middles.append((left + x, top + y))
    taken: list[numbers.Disc] = [(x, y, LARGE) for x, y in middles]
    for x, y in map(place.at, land_of(ground).fountains):
        taken.append((left + x, top + y, FOUNTAIN / 2 * LARGE))
    for (_, number), middle in zip(pins, middles, strict=True):
        if number is not None:
            x, y = numbers.clear(middle, BESIDE * PIN, taken, PIN / 2)
            y = min(max(y, top - AROUND + PIN / 2), top + high + AROUND - PIN / 2)
            taken.append((x, y, PIN / 2))
            canvas.paste(sprites.badge(PIN, number), x, y)


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
