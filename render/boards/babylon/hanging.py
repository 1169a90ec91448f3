"""A garden of Babylon as it hangs: seen obliquely, with all its terraces and the columns that hold them up.

Owns the order of painting: cell by cell from the north corner to the south corner, and on each cell from the
board upwards. Must not know rules, apart from replaying the tiles to learn what supports each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import ceil
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.decorations import decorate, gap_of
from engine.games.babylon.garden import (
    OFFSETS,
    ON_DOUBLE,
    ON_STATUE,
    bare_garden,
    build,
    cells,
    storey_of,
    supports,
)
from engine.games.babylon.scoring import belvederes, seen
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
from render.boards import Place
from render.boards.babylon import relief
from render.boards.babylon.ground import FLOWERS
from render.canvas import Box, Canvas
from render.pen import Point
from render.theme import SOFT

RISES = (36, 32, 28, 24, 20, 17, 14)
"""How much higher each storey may appear. A garden takes the highest that fits below its head."""
STANDING = 42
"""The height of what may stand on a cell."""
ORDER = sorted(range(SIDE * SIDE), key=lambda cell: sum(divmod(cell, SIDE)))
"""Cells from the north corner to the south corner."""
WEST = tuple((-1, -2)[: cell % SIDE] for cell in range(SIDE * SIDE))
"""By cell: the way to the cells west of it from which a shadow may reach it."""
REACH = ceil(1 / relief.SLOPE)
"""Storeys; the shadow of what is that much higher falls across a whole cell, and on to the next."""
MIDDLE = 100
"""px; what is nearer to the middle may rise into the head of a panel, between name and points."""
WHOLE: Box = (0, 0, SIDE, SIDE)
NUMBERED = {2: (1.94, 1.94), 3: (0.06, 1.94), 1: (1.94, 0.06)}
"""Where the number of a storey may hang, in cells from the anchor by corner: the first that is not hidden."""
ROWS = 12
"""Into how many parts the outline of what stands somewhere is divided."""
COMMON = 2
"""The storeys whose terraces are drawn in advance."""
PARTS = (9, 10, 12, 14, 2 * SIDE)
"""How many columns and rows together a garden shows: few scales, so that few sprites are kept."""


class View(NamedTuple):
    """How a garden lies on a picture: the north corner of its board, in px, and the part that is shown."""

    left: float
    top: float
    rise: int = RISES[0]
    """How much higher each storey appears, in units of `zoom` px."""
    zoom: float = 1.0
    part: Box = WHOLE
    """The columns and rows that are shown."""

    def at(self, columns: float, rows: float, storey: float = 0) -> Point:
        x, y = relief.across(columns, rows, storey * self.rise)
        return self.left + x * self.zoom, self.top + y * self.zoom

    def centre(self, cell: int, storey: float = 0) -> Point:
        """Return the middle of a cell on that storey."""
        row, column = divmod(cell, SIDE)
        return self.at(column + 0.5, row + 0.5, storey)

    def lifted(self, garden: Garden, room: int) -> View:
        """Return a view of that garden which stays below `room` px, or near its middle a little above."""
        tall = [(cell, storey) for cell in range(SIDE * SIDE) if (storey := storey_of(garden, cell))]
        x, _ = self.at((self.part[0] + self.part[2]) / 2, (self.part[1] + self.part[3]) / 2)
        for rise in RISES:
            view = self._replace(rise=rise)
            places = (view.centre(*place) for place in tall)
            if all(at[1] - STANDING * self.zoom >= room - 60 * (abs(at[0] - x) < MIDDLE) for at in places):
                return view
        return self._replace(rise=RISES[-1])


def fitted(garden: Garden, left: int, top: int) -> View:
    """Return a view of what is built and a little around it, as wide and high as the whole board would be.

    `left` and `top` are where the whole board would have its western and its northern corner, in px. Large
    pieces are worth more than a board that looks the same in every round; the plan shows which part this is.
    """
    built = [tile.anchor + offset for tile in garden.tiles for offset in OFFSETS]
    west, north, east, south = _part([cell % SIDE for cell in built], [cell // SIDE for cell in built])
    zoom = 2 * SIDE / (east - west + south - north)
    x, y = relief.across(west, north)
    wide = (south - north) * relief.HALF_WIDE
    return View(left + (wide - x) * zoom, top - y * zoom, zoom=zoom, part=(west, north, east, south))


def warm() -> None:
    """Draw in advance what most gardens show at each scale: low terraces, and as many columns as rows."""
    for size in PARTS:
        zoom = 2 * SIDE / size
        for storey, kind, number in product(range(1, COMMON + 1), FLOWERS, range(4)):
            relief.quarter(zoom, storey, kind, number)
        for columns in {size // 2, size - size // 2}:
            rows = size - columns
            sides = [
                {(low == 0, low + length == SIDE) for low in range(SIDE - length + 1)}
                for length in (columns, rows)
            ]
            for (west, east), (north, south) in product(*map(sorted, sides)):
                relief.board(zoom, columns, rows, (west, north, east, south))


def shown(view: View) -> list[int]:
    """Return the cells that are shown."""
    west, north, east, south = view.part
    return [row * SIDE + column for row in range(north, south) for column in range(west, east)]


def _part(columns: Sequence[int], rows: Sequence[int]) -> Box:
    """Return the part of the board to show if something is built in these columns and rows."""
    if not columns:
        return WHOLE
    ends = [[min(columns), max(columns) + 1], [min(rows), max(rows) + 1]]
    sides = [high - low for low, high in ends]
    wanted = next((size for size in PARTS if size >= sum(sides) + 2), PARTS[-1])
    while sum(sides) < wanted:
        way = sides.index(min(sides))
        low, high = ends[way]
        before = low > 0 and (high == SIDE or low + high > SIDE)
        ends[way] = [low - before, high + (not before)]
        sides[way] += 1
    (west, east), (north, south) = ends
    return west, north, east, south


class _Layer(NamedTuple):
    """A terrace on one of its cells, and the support below it."""

    storey: int
    number: int
    """Index of its tile in the garden."""
    corner: int
    support: int
    """Storeys of the column, 0 for none, `NONE` for a statue."""


def _layers(garden: Garden) -> list[list[_Layer]]:
    """Return by cell all terraces from the board upwards. The garden is built again to learn the supports."""
    found: list[list[_Layer]] = [[] for _ in range(SIDE * SIDE)]
    again, pieces = bare_garden(), iter(garden.pieces)
    piece = next(pieces, None)
    for number, placed in enumerate(garden.tiles):
        kinds = supports(again, placed.anchor, placed.storey)
        for corner, offset in enumerate(OFFSETS):
            kind = 0 if corner == placed.corner else kinds[corner]
            height = NONE if kind == ON_STATUE else 2 if kind == ON_DOUBLE else kind
            found[placed.anchor + offset].append(_Layer(placed.storey, number, corner, height))
        build(again, placed)
        while piece and piece.after == number + 1:
            decorate(again, piece.kind, piece.cell, piece.other)
            piece = next(pieces, None)
    return found


def board(canvas: Canvas, view: View, label: int, plan: Box | None) -> None:
    """Draw the bare board with the names of its columns and rows, `label` px large, along its front.

    A name that the plan of the garden would cover in part is left out.
    """
    west, north, east, south = view.part
    ends = (west == 0, north == 0, east == SIDE, south == SIDE)
    sprite = relief.board(view.zoom, east - west, south - north, ends)
    _put(canvas, sprite, view.at((west + east) / 2, (north + south) / 2))
    front = [("ABCDEFGH"[i], (i + 0.5, south), -0.5) for i in range(west, east)]
    front += [(str(i + 1), (east, i + 0.5), 0.5) for i in range(north, south)]
    for text, place, aside in front:
        x, y = view.at(*place)
        x, y = x + aside * label, y + label
        if not plan or x + label / 2 < plan[0] or y + label / 2 < plan[1]:
            canvas.text(x, y, text, label, SOFT, align=0.5)


def draw(canvas: Canvas, view: View, garden: Garden) -> list[tuple[Image.Image, Point]]:
    """Draw everything in the garden, and return the numbers of its storeys, where nothing hides any of them.

    They are to be drawn last, over frames.
    """
    layers = _layers(garden)
    pieces: list[tuple[Image.Image, Box]] = []
    corners: dict[tuple[int, int], int] = {}

    def put(sprite: Image.Image, place: Point) -> None:
        pieces.append((sprite, _put(canvas, sprite, place)))

    standing = _standing(view, garden)
    free = dict.fromkeys(range(SIDE * SIDE), "")
    for symbol, shown in zip(SYMBOLS, garden.symbols, strict=True):
        free.update(dict.fromkeys(cells(shown & ~(garden.dead | garden.statues)), symbol))
    for cell in ORDER:
        stack = layers[cell]
        _shade(canvas, view, layers, cell, 0, 0)
        for i, layer in enumerate(stack):
            storey, number, corner, support = layer
            if support == NONE:
                put(relief.statue(view.zoom), view.centre(cell, storey - 1))
            elif support:
                foot = view.centre(cell, storey - support)
                put(relief.column(view.zoom, support, view.rise, corner), foot)
            tile = garden.tiles[number]
            middle = view.centre(cell, storey)
            put(relief.quarter(view.zoom, storey, TILES[tile.tile].flower, corner), middle)
            _shade(canvas, view, layers, cell, storey, i + 1)
            if i == len(stack) - 1 and free[cell]:
                put(relief.sign(view.zoom, free[cell]), middle)
            for sprite, place in standing.get((cell, storey), ()):
                put(sprite, place)
            corners[number, corner] = len(pieces)
    levels: list[tuple[Image.Image, Point]] = []
    for number, tile in enumerate(garden.tiles):
        sprite = relief.level(view.zoom, tile.storey)
        row, column = divmod(tile.anchor, SIDE)
        for corner, (east, south) in NUMBERED.items():
            place = view.at(column + east, row + south, tile.storey)
            if not _is_hidden(pieces[corners[number, corner] :], _box(sprite, place)):
                levels.append((sprite, place))
                break
    return levels


def number(canvas: Canvas, levels: Iterable[tuple[Image.Image, Point]]) -> None:
    """Draw the numbers of storeys that `draw` has returned."""
    for level in levels:
        _put(canvas, *level)


def _put(canvas: Canvas, sprite: Image.Image, place: Point) -> Box:
    """Draw a sprite, and return where it is."""
    box = _box(sprite, place)
    canvas.put(sprite, *box[:2])
    return box


def _box(sprite: Image.Image, place: Point) -> Box:
    """Return where a sprite is with its reference at a place."""
    x, y = sprite.info["at"]
    left, top = round(place[0]) + x, round(place[1]) + y
    return left, top, left + sprite.width, top + sprite.height


def _is_hidden(pieces: Sequence[tuple[Image.Image, Box]], box: Box) -> bool:
    """Return True if one of these sprites, each with where it is, hides something of a box."""
    for sprite, (left, top, right, bottom) in pieces:
        common = max(left, box[0]), max(top, box[1]), min(right, box[2]), min(bottom, box[3])
        if common[0] < common[2] and common[1] < common[3]:
            part = common[0] - left, common[1] - top, common[2] - left, common[3] - top
            if sprite.im.crop(part).getbbox():
                return True
    return False


def _shade(
    canvas: Canvas, view: View, layers: Sequence[Sequence[_Layer]], cell: int, storey: int, above: int
) -> None:
    """Draw the shadow on a cell, on a storey that has the layers from `above` on above it."""
    stack = layers[cell]
    roof = stack[above].storey - storey if above < len(stack) else 0
    east = 0
    for way, lost in zip(WEST[cell], (0, REACH), strict=False):
        if there := layers[cell + way]:
            east = max(east, there[-1].storey - storey - lost)
    if east or roof:
        _put(canvas, relief.shade(view.zoom, min(east, REACH), min(roof, REACH)), view.centre(cell, storey))


def _standing(view: View, garden: Garden) -> dict[tuple[int, int], list[tuple[Image.Image, Point]]]:
    """Return what stands on a terrace, by the cell and storey after which it is drawn."""
    found: dict[tuple[int, int], list[tuple[Image.Image, Point]]] = {}
    for cell in belvederes(garden):
        storey = storey_of(garden, cell)
        found[cell, storey] = [(relief.belvedere(view.zoom), view.centre(cell, storey))]
    for piece in garden.pieces:
        if seen(garden, piece):
            place, sprite, at = _drawn(view, piece)
            found.setdefault(place, []).append((sprite, at))
    return found


def _drawn(view: View, piece: Piece) -> tuple[tuple[int, int], Image.Image, Point]:
    """Return after which cell and storey a decoration is drawn, its sprite and where that goes.

    A staircase that leads forward is drawn over the terrace it leads to: nothing of it is hidden there.
    """
    kind, cell, other, storey, _ = piece
    step = other - cell
    if kind == STATUE:
        return (cell, storey), relief.statue(view.zoom), view.centre(cell, storey)
    if kind == STAIRCASE:
        columns, rows = (0, step // SIDE) if abs(step) == SIDE else (step, 0)
        front = (cell, storey) if step < 0 else (other, storey + 1)
        return front, relief.staircase(view.zoom, columns, rows, view.rise), view.centre(cell, storey)
    down = step >= SIDE
    if kind == FOOTBRIDGE:
        return (other, storey), relief.footbridge(view.zoom, down), view.centre(gap_of(piece), storey)
    (x0, y0), (x1, y1) = (view.centre(end, storey) for end in (cell, other))
    return (other, storey), relief.fountain(view.zoom, down), ((x0 + x1) / 2, (y0 + y1) / 2)


def outline_of(view: View, cell: int, across: int, down: int, storey: int) -> Place:
    """Return the corners of some cells on a storey, from their north corner on."""
    row, column = divmod(cell, SIDE)
    around = ((0, 0), (across, 0), (across, down), (0, down))
    corners = tuple(view.at(column + x, row + y, storey) for x, y in around)
    xs, ys = zip(*corners, strict=True)
    return Place((min(xs), min(ys), max(xs), max(ys)), corners)


def rising(
    view: View, garden: Garden, cell: int, across: int, down: int, storey: int
) -> list[tuple[Point, ...]]:
    """Return the outlines of what stands on some cells, on that storey."""
    standing = _standing(view, garden)
    found: list[tuple[Point, ...]] = []
    for other in _area(cell, across, down):
        for sprite, place in standing.get((other, storey), ()):
            found.append(_contour(sprite, _box(sprite, place)))
    return found


def _contour(sprite: Image.Image, box: Box) -> tuple[Point, ...]:
    """Return the outline of a sprite in a box, by the ends of some of its rows."""
    ends: list[tuple[int, int, int]] = []
    for row in range(ROWS + 1):
        y = row * (sprite.height - 1) // ROWS
        if found := sprite.im.crop((0, y, sprite.width, y + 1)).getbbox():
            ends.append((box[0] + found[0], box[0] + found[2], box[1] + y))
    return (*((right, y) for _, right, y in ends), *((left, y) for left, _, y in reversed(ends)))


def framed(
    canvas: Canvas, view: View, garden: Garden, place: tuple[int, int, int, int], colour: str, dashed: bool
) -> None:
    """Draw a frame around cells on a storey: their north-west cell, those across and down, the storey.

    What stands there is drawn over it, unless something before that is higher.
    """
    cell, across, down, storey = place
    row, column = divmod(cell, SIDE)
    _put(canvas, relief.outline(view.zoom, across, down, colour, dashed), view.at(column, row, storey))
    standing = _standing(view, garden)
    for one in sorted(_area(cell, across, down), key=ORDER.index):
        row, column = divmod(one, SIDE)
        before = [
            (row + south) * SIDE + column + east
            for south, east in ((0, 1), (1, 0), (1, 1))
            if row + south < SIDE and column + east < SIDE
        ]
        high = storey_of(garden, one)
        if all(storey_of(garden, other) <= high for other in before):
            for sprite, at in standing.get((one, high), ()):
                _put(canvas, sprite, at)


def _area(cell: int, across: int, down: int) -> list[int]:
    """Return so many cells to the east and the south of one, with that one."""
    return [cell + SIDE * south + east for south in range(down) for east in range(across)]
