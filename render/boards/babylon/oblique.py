"""How a garden of Babylon lies on a picture that shows it obliquely: which part, how large and how high.

Owns places and areas on it, and what a higher terrace hides. Must not draw.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from typing import NamedTuple

from engine.games.babylon.garden import OFFSETS, cells, storey_of
from engine.games.babylon.scoring import belvederes, seen, visible
from engine.games.babylon.state import NONE, SIDE, Garden, Placed
from render.boards import Place
from render.boards.babylon import relief
from render.canvas import Box
from render.pen import Point

RISES = (38, 32, 27, 22, 17, 13)
"""How much higher each storey may appear. A garden takes the highest that fits below its head."""
LOWERED = 17
"""The lowest of these that is taken for the sake of what is behind."""
CROWDED = 8
"""How near to its middle a cell should not be hidden either."""
FLAT = 2
"""The first of these where only something that happened is shown, with what is around it."""
STANDING = 50
"""The height of what may stand on a cell."""
SUNK = 12
"""px; how much lower a view of twice the size lies: what stands in its north is as much higher."""
SCALE = 8.05
"""The zoom of a board is this divided by its columns: it is as wide as there is room in its panel, with air
around it.
"""
WIDEST = 8.2
"""The same in the picture of all gardens: a board leaves only the frame free of whoever is asked."""
ALL = WIDEST / SIDE
"""The zoom of all boards in that picture. All are whole: a cell that is not shown would seem not to exist."""
WHOLE: Box = (0, 0, SIDE, SIDE)
BESIDE = 37
"""px; land beside a board: room for a frame at its corner, and for a board not much higher than its words."""
SLIM = 6.8
"""The zoom of a garden beside words is this divided by its columns and rows: as wide as they leave."""
WHOLENESS, BEHIND = 4, 3
"""What it counts to cut a tile, where each column that is more or less counts 2, and to show more before what
happened than behind it.
"""
SIZES = range(SIDE // 2, SIDE + 1)
"""How many columns, and as many rows, are shown of one that is alone."""
BY_TWO = 5.2
"""Parts of a garden that are side by side are as large as one of this many columns and rows would be."""
FEWEST = 3
"""How many of them are shown around what happened: a tile, and a row and a column beside it."""


class Area(NamedTuple):
    """Some cells on one storey of a garden."""

    cells: frozenset[int]
    storey: int


class View(NamedTuple):
    """How a garden lies on a picture: the north corner of its board, in px, and the part that is shown."""

    left: float
    top: float
    rise: int = RISES[0]
    """How much higher each storey appears, in units of `zoom` px."""
    zoom: float = 1.0
    part: Box = WHOLE
    """The columns and rows that are shown."""
    piece: float = 1.0
    """How much larger than usual decorations are that are told of, and how much smaller symbols."""

    def at(self, columns: float, rows: float, storey: float = 0) -> Point:
        x, y = relief.across(columns, rows, storey * self.rise)
        return self.left + x * self.zoom, self.top + y * self.zoom

    def centre(self, cell: int, storey: float = 0) -> Point:
        """Return the middle of a cell on that storey."""
        row, column = divmod(cell, SIDE)
        return self.at(column + 0.5, row + 0.5, storey)

    def lifted(self, garden: Garden, room: int, told: Collection[int] = ()) -> View:
        """Return a view of that garden which stays below `room` px.

        Storeys appear a little lower where that hides less. If some cells are `told`, the view is flat
        enough to show them with the front of the board; they are not hidden, if possible.
        """
        ends = {end for piece in garden.pieces for end in (piece.cell, piece.other)} | {*belvederes(garden)}
        tall = [
            (self.centre(cell)[1] - (STANDING if cell in ends else relief.HALF_HIGH) * self.zoom, storey)
            for cell in shown(self)
            if (storey := storey_of(garden, cell))
        ]
        views = (self._replace(rise=rise) for rise in (RISES[FLAT:] if told else RISES))
        low = [
            view
            for view in views
            if all(ground - storey * view.rise * self.zoom >= room for ground, storey in tall)
        ]
        behind = _behind(garden)
        if told:
            clear = (view for view in low if not _hidden(view.rise, behind).intersection(told))
            return next(clear, self._replace(rise=RISES[-1]))
        best, fewest = self._replace(rise=RISES[-1]), (SIDE + 1, 0)
        for view in low:
            if fewest[0] <= SIDE and view.rise < LOWERED:
                break
            found = _hidden(view.rise, behind)
            count = square(found)[2] if found else 0, len(_hidden(view.rise, behind, CROWDED))
            if count < fewest:
                best, fewest = view, count
        return best


def hidden(view: View, garden: Garden) -> set[int]:
    """Return the cells with a symbol, a piece or a flower that a higher terrace before them hides."""
    return _hidden(view.rise, _behind(garden))


_Behind = tuple[Collection[int], float, int]
"""Some cells that show one thing; how far below that the front of a terrace on the same height would be, in
px; and by how many storeys that terrace is higher.
"""


def _behind(garden: Garden) -> list[_Behind]:
    """Return what lies behind higher terraces."""
    height = [storey_of(garden, cell) for cell in range(SIDE * SIDE)]
    said = {end for piece in garden.pieces if seen(garden, piece) for end in (piece.cell, piece.other)}
    said = said.union(belvederes(garden), *map(cells, garden.symbols))
    places: list[tuple[Collection[int], float, int]] = [([cell], 0.0, height[cell]) for cell in said]
    tops = (garden.tiles[number] for number in visible(garden))
    whole = (tile for tile in tops if all(height[cell] == tile.storey for cell in cells_of(tile)))
    places += [(cells_of(tile), 0.5, tile.storey) for tile in whole]
    found: list[_Behind] = []
    for there, behind, storey in places:
        front = max(there)
        before = height[front + SIDE + 1 :: SIDE + 1][: SIDE - 1 - max(divmod(front, SIDE))]
        found += (
            (there, 2 * (step + behind) * relief.HALF_HIGH, high - storey)
            for step, high in enumerate(before, 1)
            if high > storey
        )
    return found


def _hidden(rise: int, behind: Iterable[_Behind], near: int = 0) -> set[int]:
    """Return the cells of which something is hidden if each storey appears this much higher: their middle,
    or what is up to so `near` to that.
    """
    found: set[int] = set()
    for there, below, higher in behind:
        if -relief.HALF_HIGH - near < higher * rise - below < relief.HALF_HIGH + relief.THICK:
            found.update(there)
    return found


def square(cells: Collection[int]) -> tuple[int, int, int]:
    """Return the first column and row of a square around some cells, and how many it has: at least two."""
    size = max(2, *(high - low for low, high in _ends(cells)))
    west, north = (_begin(low, high, size) for low, high in _ends(cells))
    return west, north, size


def built(garden: Garden) -> frozenset[int]:
    """Return the cells on which something is built."""
    return frozenset(cell for tile in garden.tiles for cell in cells_of(tile))


def cells_of(tile: Placed) -> list[int]:
    return [tile.anchor + offset for offset in OFFSETS]


def least(cells: Collection[int], more: int = 1, fewest: int = SIZES[0]) -> int:
    """Return how many columns and rows show some cells, and this many `more` than are needed; 0 for none."""
    if not cells:
        return 0
    return min(max(fewest, *(high - low + more for low, high in _ends(cells))), SIDE)


def whole(left: float, top: float) -> View:
    """Return a view of a whole board: in px, where its western and its northern corner are."""
    return _seen(WHOLE, left, top, ALL)


def close(garden: Garden, cells: Collection[int], left: float, top: int) -> View:
    """Return a view of some cells with their tiles, and no more than a column and a row beside these, that
    cuts few others.

    It is in the middle of the room for the whole board, as large as where two are side by side.
    """
    whole = standing_on(garden, cells)
    most = least(whole, 0, FEWEST)
    most = SIDE if most == SIDE - 1 else most
    west, north, size = part_around(garden, whole, 1, most, BEHIND, FEWEST)
    zoom = SCALE / BY_TWO
    across = left + (SCALE - size * zoom) * relief.HALF_WIDE
    part = west, north, west + size, north + size
    return _seen(part, across, top + round(SUNK * (zoom - 1)), zoom)


def standing_on(garden: Garden, cells: Collection[int]) -> frozenset[int]:
    """Return some cells with all of the tiles that are seen on them: without one of its tiles, a decoration
    would hang in the air.
    """
    tops = {garden.top[cell] for cell in cells} - {NONE}
    return frozenset(cells).union(*(cells_of(garden.tiles[number]) for number in tops))


def zoom_of(size: int) -> float:
    """Return the zoom at which `size` columns and rows around what happened are shown beside words."""
    return SLIM / min(2 * size, SIDE)


def extent(view: View, garden: Garden) -> Box:
    """Return the box of all that a view shows of a garden and of its board."""
    west, north, east, south = view.part
    storeys = [(cell, storey_of(garden, cell)) for cell in shown(view)]
    top = min(
        view.centre(cell, storey)[1]
        - (view.piece * STANDING if storey else relief.HALF_HIGH + relief.EDGE) * view.zoom
        for cell, storey in storeys
    )
    ends = round(view.at(west, south)[0]), round(view.at(east, north)[0])
    low = round(view.at(east, south)[1]) + relief.FRONT
    return ends[0] - BESIDE, round(top), ends[1] + BESIDE, low


def part_around(
    garden: Garden,
    cells: Collection[int],
    more: int,
    most: int = SIDE,
    behind: int = 0,
    fewest: int = SIZES[0],
) -> tuple[int, int, int]:
    """Return the first column and row, and how many of them, that show some cells and cut few tiles.

    As a rule there are `more` of them than are needed, at most `most` and at least `fewest`. All but one are
    never shown: that would cut what is at an edge, and nothing would be much larger. `behind` is what it
    counts if these cells are behind the middle, seen obliquely.
    """
    usual, (columns, rows) = least(cells, more, fewest), _ends(cells)
    tiles = [divmod(tile.anchor, SIDE) for tile in garden.tiles]

    def cost(part: tuple[int, int, int]) -> int:
        west, north, size = part
        inside = sum(0 <= row - north <= size - 2 and 0 <= at - west <= size - 2 for row, at in tiles)
        touched = sum(-1 <= row - north < size and -1 <= at - west < size for row, at in tiles)
        east, south = 2 * west + size - sum(columns), 2 * north + size - sum(rows)
        aside = abs(east) + abs(south) + behind * max(0, east + south)
        return WHOLENESS * (touched - inside) + 2 * abs(size - usual) + aside

    sizes = sorted({size + (size == SIDE - 1) for size in range(least(cells, more - 1, fewest), most + 1)})
    parts = (
        (west, north, size)
        for size in sizes
        for west, north in product(
            *(range(max(0, high - size), min(low, SIDE - size) + 1) for low, high in (columns, rows))
        )
    )
    return min(parts, key=cost)


def _seen(part: Box, left: float, top: float, zoom: float) -> View:
    west, north, _, south = part
    (x, _), (_, y) = relief.across(west, south), relief.across(west, north)
    return View(left - x * zoom, top - y * zoom, zoom=zoom, part=part)


def shown(view: View) -> list[int]:
    """Return the cells that are shown."""
    west, north, east, south = view.part
    return [row * SIDE + column for row in range(north, south) for column in range(west, east)]


def _ends(cells: Collection[int]) -> list[list[int]]:
    """Return the first column of some cells and the one after the last, and those rows."""
    ways = ([cell % SIDE for cell in cells], [cell // SIDE for cell in cells])
    return [[min(way), max(way) + 1] for way in ways]


def _begin(low: int, high: int, size: int) -> int:
    """Return where a part of this many columns begins that has those from `low` to `high` in its middle."""
    return max(0, min((low + high - size + 1) // 2, SIDE - size))


def area(cell: int, across: int, down: int, storey: int) -> Area:
    """Return this many cells to the east and the south of one, with that one."""
    return Area(
        frozenset(cell + SIDE * south + east for south in range(down) for east in range(across)), storey
    )


def merged(areas: Iterable[Area]) -> list[Area]:
    """Return areas, those that touch each other as one."""
    found: list[Area] = []
    for area in areas:
        near = [other for other in found if _touch(area, other)]
        found = [other for other in found if other not in near]
        found.append(area._replace(cells=area.cells.union(*(other.cells for other in near))))
    return found


def _touch(one: Area, other: Area) -> bool:
    """Return True if two areas have a cell or a part of an edge in common."""
    return one.storey == other.storey and not near(one.cells).isdisjoint(other.cells)


def near(cells: Collection[int]) -> set[int]:
    """Return some cells and those beside them."""
    across = {cell + step for cell in cells for step in (1, -1) if 0 <= cell % SIDE + step < SIDE}
    down = {cell + step for cell in cells for step in (SIDE, -SIDE) if 0 <= cell + step < SIDE * SIDE}
    return across | down | {*cells}


def outline_of(view: View, cell: int, across: int, down: int, storey: int) -> Place:
    """Return the corners of some cells on a storey, from their north corner on."""
    return around(view, area(cell, across, down, storey))


def around(view: View, area: Area) -> Place:
    """Return the corners of an area, from its northernmost on."""
    corners = tuple(view.at(*corner, area.storey) for corner in outline(area))
    xs, ys = zip(*corners, strict=True)
    return Place((min(xs), min(ys), max(xs), max(ys)), corners)


def outline(area: Area) -> tuple[tuple[int, int], ...]:
    """Return the corners of an area in columns and rows, clockwise; of one with a hole, those outside."""
    sides: dict[tuple[int, int], tuple[int, int]] = {}
    for row, column in (divmod(cell, SIDE) for cell in sorted(area.cells)):
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        for start, end, way in zip(corners, (*corners[1:], corners[0]), (-SIDE, 1, SIDE, -1), strict=True):
            beyond = row * SIDE + column + way
            inside = 0 <= column + (way if abs(way) == 1 else 0) < SIDE and beyond in area.cells
            if not inside:
                sides[start] = end
    first = min(sides, key=lambda corner: corner[::-1])
    path = [first]
    while (following := sides[path[-1]]) != first:
        path.append(following)
    turns = zip(path, (path[-1], *path[:-1]), (*path[1:], path[0]), strict=True)
    return tuple(at for at, before, after in turns if before[0] != after[0] and before[1] != after[1])
