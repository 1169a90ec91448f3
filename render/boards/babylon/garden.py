"""A garden of Babylon with all its cells, to choose from: seen a little from the south.

Owns the order of painting. Each cell shows the top of its topmost tile: its symbol, its piece or its part of
one, and the shadow of higher neighbours; seen obliquely, also the columns it stands on. Must not know rules.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from itertools import chain, product
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.decorations import gap_of
from engine.games.babylon.garden import OFFSETS, cells, storey_of
from engine.games.babylon.scoring import belvederes, visible
from engine.games.babylon.state import (
    FOOTBRIDGE,
    NONE,
    SIDE,
    STAIRCASE,
    STATUE,
    SYMBOLS,
    TILES,
    Garden,
    Piece,
)
from render import caching
from render.boards.babylon import art
from render.boards.babylon.ground import (
    CELL,
    DEEP,
    DUSK,
    FAINT,
    GLOW,
    GROUND,
    HOLE,
    LONG,
    NIGHT,
    RIM,
    RIM_DARK,
)
from render.caching import kept
from render.canvas import Box, Canvas
from render.numbers import Disc
from render.pen import Pen, smooth
from render.theme import INK, SAND, blend

WEST, EDGE, FRONT, LINE = 50, 14, 42, 3
"""px; the frame around the board: its side with the names of rows, its other sides, its front, on which the
names of columns are, and the lines at its edges.
"""
NAMES = 0.58
"""How far in that side the names of rows are from the board: frames of tiles reach there."""
SHADOW, SHADED = (16, 14), 12
"""px; how far the shadow of the board reaches to the east and the south, and that of its frame on water."""
WAVES = ((0.16, 0.82), (0.66, 0.3), (0.84, 0.9), (0.4, 0.12))
"""Where there is light on the water, in shares of the board."""
WAVE = 110
"""px; how wide that is."""
QUARTERS = (0, 1, SIDE, SIDE + 1)
"""From the anchor of a tile to its quarters, row by row."""
EDGES = (
    ((0, 1), 1, art.CARVED), ((SIDE, SIDE + 1), 1, 2 - art.CARVED),
    ((0, SIDE), art.CARVED, 1), ((1, SIDE + 1), 2 - art.CARVED, 1),
)  # fmt: skip
"""The two quarters beside the middle of each edge of a tile, and where the number of its storey is there."""
PIECE, FLOWER = 0.42, 0.26
"""In widths of a cell: the radius of a piece and of a flower."""
Part = tuple[int, int, int, int]
"""Some of a garden: its first column and row, and how many of both."""
WHOLE: Part = (0, 0, SIDE, SIDE)
"""All of it."""
UNSEEN, CUT, MORE = 5, 4, 3
"""What it counts against a part of a garden not to show a tile that touches what is chosen, to cut one, and
to have one more column or row; to be one of these off its middle counts 2.
"""


class Plot(NamedTuple):
    """Where a garden lies on a picture: the corner of cell A1, and how large a cell is, in px.

    `rise` is how much higher each storey appears, 0 if the garden is seen from straight above. `part` is what
    is shown: the first column and row, and how many of both.
    """

    left: int
    top: int
    size: int
    rise: int = 0
    part: Part = WHOLE

    def corner(self, cell: int, storey: int = 0) -> tuple[int, int]:
        """Return the north-west corner of a cell on that storey."""
        row, column = divmod(cell, SIDE)
        return self.left + column * self.size, self.top + row * self.size - storey * self.rise

    @property
    def box(self) -> Box:
        """Where the part is that is shown."""
        west, north, columns, rows = self.part
        left, top = self.corner(north * SIDE + west)
        return left, top, left + columns * self.size, top + rows * self.size

    @property
    def cells(self) -> list[int]:
        """The cells that are shown, from north to south."""
        west, north, columns, rows = self.part
        return [row * SIDE + west + column for row in range(north, north + rows) for column in range(columns)]

    def centre(self, cell: int, storey: int = 0) -> tuple[float, float]:
        x, y = self.corner(cell, storey)
        return x + self.size / 2, y + self.size / 2


def board(canvas: Canvas, plot: Plot, label: int, named: Container[str] = "ABCDEFGH12345678") -> None:
    """Draw the bare board in its frame of limestone, with the names of its columns and rows on that, `label`
    px large. Those that are not `named` are faint.

    The letters are in the south: nothing in the north row can hide them.
    """
    left, top, right, bottom = plot.box
    west, north, columns, rows = plot.part
    (pool,) = _pool(columns, rows, plot.size)
    east, south = right + EDGE, bottom + EDGE + FRONT
    across, down = SHADOW
    canvas.line(left - WEST + across, south, east + across, south + down, LONG)
    canvas.line(east, top - EDGE + down, east + across, south, LONG)
    canvas.lay(Canvas(GROUND, pool), (0, 0, *pool.size), left - WEST, top - EDGE)
    names = [
        ("ABCDEFGH"[west + i], left + (i + 0.5) * plot.size, south - FRONT / 2 - 1) for i in range(columns)
    ]
    names += [(str(north + i + 1), left - NAMES * WEST, top + (i + 0.5) * plot.size) for i in range(rows)]
    for name, x, y in names:
        canvas.text(x, y, name, label, INK if name in named else FAINT, align=0.5)


def warm(columns: int, rows: int, size: int) -> None:
    """Draw in advance this many columns and rows of the bare board, and what is on them as a rule."""
    _pool(columns, rows, size)
    art.warm(size)


@kept
def _pool(columns: int, rows: int, size: int) -> tuple[Image.Image]:
    """Return this many columns and rows of the bare board in its frame, in the palette of the game."""
    wide, deep = columns * size, rows * size
    end = WEST + wide + EDGE, EDGE + deep + EDGE + FRONT
    canvas = Canvas(GROUND, Image.new("RGB", end, INK))
    canvas.line(LINE, LINE, end[0] - LINE, end[1] - FRONT, RIM)
    canvas.line(LINE, end[1] - FRONT, end[0] - LINE, end[1] - LINE, SAND)
    canvas.line(WEST - LINE, EDGE - LINE, WEST + wide + LINE, EDGE + deep + LINE, RIM_DARK)
    canvas.line(WEST, EDGE, WEST + wide, EDGE + deep, CELL)
    for row, column in product(range(rows), range(columns)):
        if (row + column) % 2:
            left, top = WEST + column * size, EDGE + row * size
            canvas.line(left, top, left + size, top + size, DEEP)
    for east, south in WAVES:
        canvas.paste(_wave(WAVE), WEST + east * wide, EDGE + south * deep)
    dark = blend(CELL, NIGHT, DUSK[0])
    canvas.line(WEST, EDGE, WEST + wide, EDGE + SHADED, dark)
    canvas.line(WEST, EDGE, WEST + SHADED, EDGE + deep, dark)
    return (canvas.packed(),)


@caching.sprite
def _wave(size: int) -> Image.Image:
    """Return two strokes of light on the water, this many px wide."""
    pen = Pen(100, 40, size / 100)
    for left, y, length in ((4, 10, 62), (34, 28, 50)):
        points = [(left + length * i / 4, y + 6 * (i % 2)) for i in range(5)]
        pen.line(smooth(points, closed=False), GLOW, 4)
    return pen.sheet()


def _low(plot: Plot, garden: Garden, cell: int) -> int:
    """Return the highest px of the picture on which a cell may be drawn: a tile that the northern edge of a
    part cuts ends there, or it would look like one of half the size that hangs over the frame.
    """
    north = plot.part[1]
    first, number = cell // SIDE == north, garden.top[cell]
    return plot.box[1] if first and number != NONE and garden.tiles[number].anchor // SIDE < north else 0


def window(garden: Garden, chosen: Collection[int], columns: int, rows: int) -> Part:
    """Return a part of a garden that shows some cells with what touches them, and cuts few tiles.

    It has at least so many columns and rows, as a rule one beside these cells on either side, and no more
    rows than columns; but not all columns but one, which would make nothing much larger.
    """
    (west, east), (north, south) = ends = [
        (min(way), max(way) + 1) for way in zip(*(divmod(cell, SIDE)[::-1] for cell in chosen), strict=True)
    ]
    tiles = [divmod(tile.anchor, SIDE) for tile in garden.tiles]
    beside = [west - 2 <= at <= east and north - 2 <= row <= south for row, at in tiles]

    def cost(part: Part) -> int:
        left, top, wide, high = part
        shown = [-1 <= at - left < wide and -1 <= row - top < high for row, at in tiles]
        whole = sum(0 <= at - left <= wide - 2 and 0 <= row - top <= high - 2 for row, at in tiles)
        unseen = sum(near and not seen for near, seen in zip(beside, shown, strict=True))
        aside = abs(2 * left + wide - west - east) + abs(2 * top + high - north - south)
        return UNSEEN * unseen + CUT * (sum(shown) - whole) + MORE * (wide + high) + aside

    across, down = (
        range(max(few, end - begin), min(SIDE, max(few, end - begin + 2)) + 1)
        for few, (begin, end) in zip((columns, rows), ends, strict=True)
    )
    sizes = {SIDE if wide == SIDE - 1 else wide for wide in (*across, max(across[0], down[0]))}
    parts = (
        (left, top, wide, high)
        for wide, high in product(sorted(sizes), down)
        if high <= wide
        for left in range(max(0, east - wide), min(west, SIDE - wide) + 1)
        for top in range(max(0, south - high), min(north, SIDE - high) + 1)
    )
    return min(parts, key=cost)


def _cut_in_south(plot: Plot, garden: Garden, cell: int) -> int | None:
    """Return which quarter of its tile is south of a cell if the southern edge of a part cuts the tile: with
    a wall there, it would look like one of half the size.
    """
    south = cell + SIDE
    if south in plot.cells or south >= SIDE * SIDE or garden.top[south] != garden.top[cell]:
        return None
    return QUARTERS.index(south - garden.tiles[garden.top[cell]].anchor)


def bare_part(canvas: Canvas, plot: Plot) -> None:
    """Draw the bare board without frame and names."""
    left, top, right, bottom = plot.box
    canvas.line(left, top, right, bottom, CELL)
    for at in range(plot.size, right - left, plot.size):
        canvas.line(left + at - 1, top, left + at + 1, bottom, HOLE)
        canvas.line(left, top + at - 1, right, top + at + 1, HOLE)


def tops(plot: Plot, garden: Garden) -> Iterator[Box]:
    """Yield the cells that are built on, as far as these can be seen: with the columns below."""
    for cell in plot.cells:
        if storey := storey_of(garden, cell):
            left, top = plot.corner(cell, storey)
            wall = max(0, storey - _south(plot, garden, cell)) * plot.rise
            yield left, max(top, _low(plot, garden, cell)), left + plot.size, top + plot.size + wall


def edges(plot: Plot, garden: Garden) -> Iterator[Box]:
    """Yield the edges of tiles by cells, those in the south with the columns below."""
    for cell in plot.cells:
        if not (storey := storey_of(garden, cell)):
            continue
        row, column = divmod(cell, SIDE)
        left, top = plot.corner(cell, storey)
        right, bottom = left + plot.size, top + plot.size
        wall = max(0, storey - _south(plot, garden, cell)) * plot.rise
        for beside, is_last, box in (
            (-1, column == 0, (left, top, left, bottom)),
            (1, column == SIDE - 1, (right, top, right, bottom)),
            (-SIDE, row == 0, (left, top, right, top)),
            (SIDE, row == SIDE - 1, (left, bottom, right, bottom + wall)),
        ):
            if is_last or garden.top[cell + beside] != garden.top[cell]:
                yield box


def _south(plot: Plot, garden: Garden, cell: int) -> int:
    """Return the height of the southern neighbour of a cell, if that is shown."""
    _, north, _, rows = plot.part
    return storey_of(garden, cell + SIDE) if cell // SIDE + 1 < north + rows else 0


def things(plot: Plot, garden: Garden, parts: bool = False) -> list[Disc]:
    """Return the symbols, flowers and pieces that marks should not hide; perhaps also `parts` of flowers."""
    size = plot.size
    heights = [storey_of(garden, cell) for cell in range(SIDE * SIDE)]
    found = [
        (*plot.centre(cell, at), size * PIECE) for cell, (_, at) in _standing(garden, heights, size).items()
    ]
    for shown in garden.symbols:
        found += [(*plot.centre(cell, heights[cell]), size * art.SIGN / 2) for cell in cells(shown)]
    for number in visible(garden):
        tile = garden.tiles[number]
        if parts or all(garden.top[tile.anchor + offset] == number for offset in OFFSETS):
            found.append((*plot.corner(tile.anchor + OFFSETS[2], tile.storey), size * FLOWER))
    return found


def draw(canvas: Canvas, plot: Plot, garden: Garden, sign: float = art.SIGN, *, whole: bool = False) -> None:
    """Draw everything in the garden, from north to south, so that what is higher hides what is behind it.

    Symbols are this many cells wide. Perhaps only `whole` flowers are drawn; no edge of the part cuts any.
    """
    size, within = plot.size, frozenset(plot.cells)
    heights = [storey_of(garden, cell) for cell in range(SIDE * SIDE)]
    standing = _standing(garden, heights, size)
    signs: dict[int, Image.Image] = {}
    for symbol, shown in zip(SYMBOLS, garden.symbols, strict=True):
        signs.update((cell, art.sign(symbol, round(size * sign))) for cell in cells(shown))
    tops: dict[int, Image.Image] = {}
    for number, tile in enumerate(garden.tiles):
        shown = [offset for offset in QUARTERS if garden.top[tile.anchor + offset] == number]
        kind = TILES[tile.tile].flower
        if (whole and len(shown) < 4) or not all(tile.anchor + offset in within for offset in shown):
            kind = ""
        for offset in shown:
            tops[tile.anchor + offset] = art.quarter(tile.storey, kind, size, QUARTERS.index(offset))
    for cell in plot.cells:
        storey, low = heights[cell], _low(plot, garden, cell)
        corner = plot.corner(cell, storey)
        if storey:
            if plot.rise and (beyond := _cut_in_south(plot, garden, cell)) is not None:
                more = art.quarter(storey, "", size, beyond).crop((0, 0, size, storey * plot.rise))
                canvas.put(more, corner[0], corner[1] + size)
            else:
                _wall(canvas, plot, garden, cell, storey)
            _lay(canvas, tops[cell], corner, low)
        if any(higher := _higher(heights, cell, within)):
            _lay(canvas, art.shade(*higher, size), corner, low)
        if cell in standing:
            sprite, storey_there = standing[cell]
            _lay(canvas, sprite, plot.corner(cell, storey_there), low)
        elif cell in signs and plot.centre(cell, storey)[1] - size * sign / 2 >= low:
            canvas.paste(signs[cell], *plot.centre(cell, storey))


def number(canvas: Canvas, plot: Plot, garden: Garden, chosen: Collection[int] = ()) -> None:
    """Draw the numbers of storeys from the second on, each in the middle of an edge of its terrace: of the
    first where nothing lies across, beside cells that are neither covered nor to be `chosen`; or in a corner.

    Where there is none, none is drawn.
    """
    size, free = plot.size, {*plot.cells}.difference(chosen)
    long = [{piece.cell, piece.other} for piece in garden.pieces if piece.cell != piece.other]
    stands = {end for piece in garden.pieces for end in (piece.cell, piece.other)}.union(belvederes(garden))
    for index in visible(garden):
        tile = garden.tiles[index]
        if tile.storey < 2:
            continue
        seen = {offset for offset in QUARTERS if garden.top[tile.anchor + offset] == index}
        seen = {offset for offset in seen if tile.anchor + offset in free}
        middles = (
            (across, down)
            for pair, across, down in EDGES
            if seen.issuperset(pair) and {tile.anchor + offset for offset in pair} not in long
        )
        corners = (
            (0.25 + 1.5 * (offset % SIDE), 0.25 + 1.5 * (offset // SIDE))
            for offset in sorted(seen)
            if tile.anchor + offset not in stands
        )
        if spot := next(chain(middles, corners), None):
            x, y = plot.corner(tile.anchor, tile.storey)
            carved, low = art.carved(tile.storey, size), y + spot[1] * size
            if low - carved.height / 2 >= max(_low(plot, garden, tile.anchor + offset) for offset in seen):
                canvas.paste(carved, x + spot[0] * size, low)


def _wall(canvas: Canvas, plot: Plot, garden: Garden, cell: int, storey: int) -> None:
    """Draw the south side of a cell on a storey, as far as it is higher than what is south of it."""
    left, top = plot.corner(cell, storey)
    if plot.rise and (higher := storey - _south(plot, garden, cell)) > 0:
        canvas.put(art.wall(higher, plot.size, plot.rise), left, top + plot.size)


def raised(canvas: Canvas, plot: Plot, garden: Garden, cell: int, storey: int) -> None:
    """Draw what makes a tile that may be built stand on its storey: its south side and its shadow."""
    for row in range(2):
        _wall(canvas, plot, garden, cell + SIDE + row, storey)
        east = cell + 2 + row * SIDE
        if east % SIDE and east in plot.cells and (higher := storey - storey_of(garden, east)) > 0:
            dark = art.shade(higher, higher * row, 0, plot.size)
            canvas.put(dark, *plot.corner(east, storey_of(garden, east)))


def _lay(canvas: Canvas, sprite: Image.Image, corner: tuple[int, int], low: int) -> None:
    """Draw a sprite, but nothing of it above `low`."""
    left, top = corner
    if top < low:
        sprite, top = sprite.crop((0, low - top, *sprite.size)), low
    canvas.put(sprite, left, top)


def _higher(heights: Sequence[int], cell: int, within: Container[int]) -> tuple[int, int, int]:
    """Return by how many storeys the west, north-west and north neighbours are higher: those that are within
    what is shown.
    """
    beside = (
        cell % SIDE and cell - 1 in within,
        cell % SIDE and cell - 1 - SIDE in within,
        cell - SIDE in within,
    )
    near = (
        heights[cell - back] if is_shown else 0
        for back, is_shown in zip((1, SIDE + 1, SIDE), beside, strict=True)
    )
    west, corner, north = (max(0, min(there - heights[cell], art.DEEPEST)) for there in near)
    return west, corner, north


def _standing(garden: Garden, heights: Sequence[int], size: int) -> dict[int, tuple[Image.Image, int]]:
    """Return, by uncovered cell, what stands there and on which storey."""
    found = {cell: (art.belvedere(size), heights[cell]) for cell in belvederes(garden)}
    for piece in garden.pieces:
        for cell, sprite in _parts(piece, size):
            if heights[cell] == _storey_at(piece, cell):
                found[cell] = sprite, heights[cell]
        if piece.kind == FOOTBRIDGE:
            found[gap_of(piece)] = art.part(SYMBOLS[FOOTBRIDGE], _quarter(piece), 1, size), piece.storey
    return found


def _storey_at(piece: Piece, cell: int) -> int:
    return piece.storey + (piece.kind == STAIRCASE and cell == piece.other)


def _parts(piece: Piece, size: int) -> list[tuple[int, Image.Image]]:
    """Return the ends of a decoration."""
    if piece.kind == STATUE:
        return [(piece.cell, art.statue(size))]
    symbol, last = SYMBOLS[piece.kind], 1 + (piece.kind == FOOTBRIDGE)
    quarter = _quarter(piece)
    return [
        (piece.cell, art.part(symbol, quarter, 0, size)),
        (piece.other, art.part(symbol, quarter, last, size)),
    ]


def _quarter(piece: Piece) -> int:
    """Return how many clockwise quarter turns a decoration is from one that leads to the east."""
    step = piece.other - piece.cell
    return (2 if step < 0 else 0) + (abs(step) >= SIDE)
