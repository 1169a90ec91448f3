"""The whole desert of Ishtar, tiny: it shows where a part of it is.

Knows where gardens and fountains are, but not what is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.state import Desert
from render import sprites
from render.boards.ishtar import art, desert, window
from render.boards.ishtar.ground import DUNE, GRASS
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen
from render.theme import INK, PAPER, SEATS, STONE

SPACE, COAST = 7, 11
"""px; the width of a space, and of one with the dark line that goes around all of them."""
GEM, SPOT = 18, 26
"""px; a fountain, and the mark of the place that is shown."""
PAD = 8
"""px; around the desert."""


def size(key: str) -> tuple[int, int]:
    """Return the width and height of the picture of a layout."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * SPACE // 2 + 2 * PAD, desert.height(layout, layout.cells, SPACE) + 2 * PAD


def draw(ground: Desert) -> Image.Image:
    """Return the desert with its gardens, beds and fountains."""
    image, place = _sand(ground.layout).copy(), _field(ground.layout)
    owned = {cell: bed.seat for bed in ground.beds for cell in cells(bed.cells)}
    for cell in cells(ground.flowers[0] | ground.grass):
        tone = SEATS[owned[cell]].colour if cell in owned else GRASS
        sprites.paste(image, art.speck(SPACE + 1, tone), *place.at(cell))
    for colour, cell in zip(ground.fountains, land_of(ground).fountains, strict=True):
        sprites.paste(image, art.gem(colour, GEM), *place.at(cell))
    return image


def put(canvas: Canvas, islet: Image.Image, key: str, spaces: Iterable[int], left: int, top: int) -> None:
    """Draw such a picture on another one, with a mark where some spaces are."""
    canvas.put(islet, left, top)
    x, y = window.middle(_field(key), spaces)
    canvas.paste(art.spot(SPOT), left + x, top + y)


def _field(key: str) -> desert.Field:
    return desert.field(LAYOUTS[key], LAYOUTS[key].cells, PAD, PAD, SPACE)


@sprite
def _sand(key: str) -> Image.Image:
    """Return the sand of a layout within its coast, on a plate."""
    (wide, high), place = size(key), _field(key)
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, PAPER, 14, STONE, 3)
    for across, tone in ((COAST, INK), (SPACE + 1, DUNE)):
        for cell in cells(place.layout.cells):
            pen.polygon(art.corner_points(*place.at(cell), across), tone)
    return pen.sheet()
