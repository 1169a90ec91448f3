"""The part of the desert of Ishtar that a picture shows: where it is, how large, and its ground.

Owns the sizes of these pictures. Must not know what is chosen on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product

from PIL import Image

from engine.games.ishtar.gardens import holders
from engine.games.ishtar.hexes import LAYOUTS, STRIDE, Layout, land_of
from engine.games.ishtar.state import State
from render import headline
from render.boards.ishtar import art, desert
from render.boards.ishtar.ground import GROUND
from render.canvas import Box, Canvas, cached
from render.pen import Point
from render.theme import BORDER, GAP, MARGIN, WIDTH

INSIDE = BORDER + 3
"""px; the part reaches to the border."""
ROOMY = 96
"""px; the least width of a space with room for words."""
NARROW, COMPACT = 880, (WIDTH - 2 * INSIDE) * 3 // 4 + 2 * INSIDE
"""px; the widths of pictures of a part: the narrower one is, the larger is all of it where it is shown."""
VIEWS = (
    (128, NARROW),
    (ROOMY, NARROW),
    (ROOMY, COMPACT),
    (80, COMPACT),
    (72, COMPACT),
    (63, COMPACT),
    (49, COMPACT),
)
"""px; possible widths of a space and of its picture, from the largest to the smallest where they are shown:
few, so that sprites stay in the cache."""
LOWEST, HIGHEST = 36, 130
"""The least height of a part and the greatest of a whole picture, in hundredths of its width."""
TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the part begins below its headline."""
LEGEND, LEDGER = 76, 168
"""px; the height of a line that explains a sign, and of what an action costs and brings."""
LIFT = 0.28
"""How much higher than in the middle spaces are if a mark below a fountain needs room, in widths of one."""
LARGE, TOLD = VIEWS[0][0], 80
"""px; the width of a space where what is not confirmed yet is shown, and where it is told what happened."""
AROUND = 460
"""px; how far the ground extends beyond the first and the last row and column of the desert."""


def window(state: State, spaces: Iterable[int], below: int = 0) -> tuple[Canvas, desert.Field, int]:
    """Return a picture of the desert around some spaces, as large as possible, and the spaces that it shows.

    Above is room for the headline; `below` are the px for words at the foot.
    """
    layout, spaces = LAYOUTS[state.desert.layout], list(spaces)
    first, last, top, bottom = desert.extent(layout, sum(1 << cell for cell in spaces))
    size, wide = view(layout, spaces, below)
    pitch = desert.Field(layout, size, 0, 0).pitch
    high = max(LOWEST * wide // 100, _high(size, bottom - top))
    left, middle = _left(layout, size, first, last, wide), TOP + (high - (bottom + top) * pitch) // 2
    held = (
        cell // STRIDE == bottom and cell in spaces and holders(state.desert, number)[0]
        for number, cell in enumerate(land_of(state.desert).fountains)
    )
    place = desert.Field(layout, size, left, middle - round(any(held) * LIFT * size))
    low = TOP + high
    ground = empty(state.desert.layout, place, (wide, low + INSIDE + below))
    return ground, place, shown(place, (MARGIN, TOP, wide - MARGIN, low))


def view(layout: Layout, spaces: Iterable[int], below: int = 0) -> tuple[int, int]:
    """Return the width in px of a space and of a picture that shows some spaces as large as possible, with so
    many px of words `below`.
    """
    first, last, top, bottom = desert.extent(layout, sum(1 << cell for cell in spaces))
    begin, end, _, _ = desert.extent(layout, layout.cells)

    def fits(size: int, wide: int) -> bool:
        """Return True if a picture has room for these spaces, a margin, and lines of words below."""
        across = min(last - first + 3, end - begin + 2) * size // 2
        high = TOP + _high(size, bottom - top) + INSIDE + below
        return across <= wide - 2 * INSIDE and 100 * high <= HIGHEST * wide

    return next((way for way in VIEWS if fits(*way)), VIEWS[-1])


def _high(size: int, rows: int) -> int:
    """Return the height in px of a part with `rows` rows below its first."""
    pitch = round(size * 0.75 * art.TALL)
    return (rows + 1) * pitch + round(size * art.TALL)


def warm() -> None:
    """Draw spaces of all sizes in advance."""
    for size in {size for size, _ in VIEWS}:
        desert.warm(size)
    desert.warm_marks(VIEWS[0][0])


def warm_empty(sizes: Iterable[int]) -> None:
    """Draw empty deserts of spaces of some sizes in advance: each takes 20 to 100 ms."""
    for key, size in product(LAYOUTS, sizes):
        _whole(key, size)


def empty(key: str, place: desert.Field, size: tuple[int, int]) -> Canvas:
    """Return the part of an empty desert, of this width and height, that has the field at its place."""
    whole = _field(place.layout, place.width)
    left, top = whole.left - place.left, whole.top - place.top
    return _whole(key, place.width).crop((left, top, left + size[0], top + size[1]))


def whole(key: str, size: int) -> tuple[desert.Field, tuple[int, int]]:
    """Return a field on which all of a desert has spaces of a size, and that of the picture around it."""
    layout = LAYOUTS[key]
    first, last, _, _ = desert.extent(layout, layout.cells)
    wide = (last - first + 2) * size // 2 + 2 * (INSIDE + size)
    place = desert.field(layout, layout.cells, INSIDE + size, TOP + size, size)
    high = TOP + 2 * size + INSIDE + desert.height(layout, layout.cells, size)
    return replace(place, wide=wide), (wide, high)


def _field(layout: Layout, size: int) -> desert.Field:
    """Return the field of a whole desert, with so much around it that every part to be shown is there."""
    first, _, top, _ = desert.extent(layout, layout.cells)
    return desert.Field(
        layout, size, AROUND - first * size // 2, AROUND - top * desert.Field(layout, size, 0, 0).pitch
    )


@cached
def _whole(key: str, size: int) -> Canvas:
    """Return the ground of a whole desert."""
    layout = LAYOUTS[key]
    first, last, top, bottom = desert.extent(layout, layout.cells)
    place = _field(layout, size)
    wide, high = (last - first) * size // 2, (bottom - top) * place.pitch
    canvas = Canvas(GROUND, Image.new("RGB", (wide + 2 * AROUND, high + 2 * AROUND), GROUND.tile))
    desert.dunes(canvas)
    desert.ground(canvas, place, layout.cells, even=True)
    return canvas


def _left(layout: Layout, size: int, first: int, last: int, wide: int) -> int:
    """Return where column 0 is if these columns are in the middle, unless there is nothing beyond a side."""
    begin, end, _, _ = desert.extent(layout, layout.cells)
    inside = wide - 2 * INSIDE
    if (end - begin + 2) * size // 2 <= inside:
        return wide // 2 - (begin + end) * size // 4
    right = max(inside - size - end * size // 2, inside // 2 - (first + last) * size // 4)
    return INSIDE + min(size - begin * size // 2, right)


def shown(place: desert.Field, box: Box, reach: float = 0.6) -> int:
    """Return the spaces that overlap a box; `reach` is how far one extends from its middle, in widths."""
    left, top, right, bottom = box
    reach, pitch = reach * place.width, place.pitch
    first, last = (2 * (x - place.left) / place.width for x in (left - reach, right + reach))
    upper, lower = ((y - place.top) / pitch for y in (top - reach, bottom + reach))
    return sum(
        mask
        for row, spaces in _rows(place.layout.cells)
        if upper < row < lower
        for column, mask in spaces
        if first < column < last
    )


@lru_cache(maxsize=len(LAYOUTS))
def _rows(spaces: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Return the rows of the layout of these spaces with the column and the bit of each of them."""
    layout = next(one for one in LAYOUTS.values() if one.cells == spaces)
    rows: dict[int, list[tuple[int, int]]] = {}
    for cell in layout.names:
        rows.setdefault(cell // STRIDE, []).append((layout.column[cell], 1 << cell))
    return list(rows.items())


def middle(place: desert.Field, spaces: Iterable[int]) -> Point:
    """Return the middle of some spaces."""
    xs, ys = zip(*(place.at(cell) for cell in spaces), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
