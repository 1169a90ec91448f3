"""A garden of Babylon as it hangs: seen obliquely, with all its terraces and the columns that hold them up.

Owns the order of painting: cell by cell from the north corner to the south corner, and on each cell from the
board upwards. Must not know rules, apart from replaying the tiles to learn what supports each.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import ceil, inf
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
from engine.games.babylon.scoring import belvederes, seen, visible
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
    Placed,
)
from render.boards.babylon import meadow, relief
from render.boards.babylon.ground import FAINT, FLOWERS, HOLE, QUIET, VEILED
from render.boards.babylon.oblique import (
    ALL,
    FEWEST,
    RISES,
    SIZES,
    Area,
    View,
    cells_of,
    extent,
    outline,
    shown,
    zoom_of,
)
from render.caching import kept
from render.canvas import Box, Canvas, grown, overlap
from render.panels import MARKED, corners
from render.pen import Point
from render.theme import INK, LAST

ORDER = sorted(range(SIDE * SIDE), key=lambda cell: sum(divmod(cell, SIDE)))
"""Cells from the north corner to the south corner."""
CORNERWARDS = 0.2
"""In cells; how far a belvedere stands from the middle of its cell towards the corner of its terrace."""
FROM_FLOWER = 0.025
"""The same of a symbol: it touches no flower and stays within its cell."""
REACH = ceil(1 / relief.SLOPE)
"""Storeys; the shadow of what is that much higher falls across a whole cell, and on to the next."""
NUMBERED = (
    (1, 1.97), (1.97, 1), (0.7, 1.97), (1.97, 0.7), (1.3, 1.97), (1.97, 1.3),
    (1.97, 1.97), (0.03, 1.97), (1.97, 0.03),
)  # fmt: skip
"""Where the number of a storey may hang, in cells from the anchor: the first where it hides nothing."""
LYING, WITHIN = ((1.58, 1.58), (0.42, 1.58), (1.58, 0.42), (0.5, 0.5)), (20, 16)
"""Where it may lie on its terrace if it can hang nowhere, and how much must be seen around that, in px."""
LOWER = 15
"""px; how far the middle of the number hangs below that."""
FROM = 2
"""The lowest storey that has a number."""
OVER, APART = 8, 14
"""px; how far a number may reach over a thing, where half of that does not do; and how far it is from another
number at least.
"""
SLICES = 12
"""Into how many parts the outline of what stands somewhere is divided."""
TILE = ((0, 0), (2, 0), (2, 2), (0, 2))
"""The corners of a tile, in cells."""
COMMON, HIGH = 2, 4
"""The storeys whose terraces are drawn in advance: of what is told, and in the picture of all gardens."""


Number = tuple[Image.Image, Point]
"""The number of a storey, and where it hangs."""


_Thing = tuple[Image.Image, Point, tuple[int, ...]]
"""What stands on terraces, where it is drawn, and its cells, if it is long those at its ends."""


Frame = tuple[Area, str, bool]
"""What is to be framed, in which colour, and whether that is dashed."""


class _Piece(NamedTuple):
    """Something that is drawn, in the order of painting."""

    sprite: Image.Image | None
    """None for all of its box."""
    box: Box
    says: bool = True
    """Whether it says something."""
    high: float = 0
    """The storey up to which it reaches."""
    on: tuple[int, int] = (NONE, 0)
    """The cell and the storey of the terrace that it is, or is on."""
    told: bool = False
    """Whether it is a part of what happened."""
    firm: tuple[Image.Image, Box] | None = None
    """What hides a frame around its own terrace, if that is not all of it."""
    under: bool = False
    """Whether a frame around its own terrace passes before it: it is below that."""


def warm() -> None:
    """Draw in advance what all gardens show, and the boards behind what is told."""
    for storey, kind in product(range(1, HIGH + 1), FLOWERS):
        relief.quarter(ALL, storey, kind, 0)
    for kind, number in product(FLOWERS, range(4)):
        relief.bloom(ALL, kind, number)
    for storeys, rise, corner in product((1, 2), RISES, (1, 2, 3)):
        relief.column(ALL, storeys, rise, corner)
    for east, west, on_water in product(range(REACH + 1), range(REACH + 1), (False, True)):
        relief.shade(ALL, east, west, on_water)
    for symbol, storey in product(SYMBOLS, range(1, HIGH + 1)):
        relief.sign(ALL, symbol, storey)
    for down in (False, True):
        relief.fountain(ALL, down)
        relief.footbridge(ALL, down)
        _bare(evening=down)
    relief.statue(ALL)
    relief.belvedere(ALL)
    relief.outline(ALL, TILE, LAST, False)
    for size in (FEWEST, *SIZES):
        _calm(size, size, zoom_of(size))


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


def board(
    canvas: Canvas, view: View, *, calm: bool = False, land: Box | None = None, told: Collection[str] = ()
) -> list[Box]:
    """Draw the bare board with the names of its columns and rows on its front; return where those are.

    A `calm` board is behind something that is told, another one lies in its `land`. If some names are
    `told`, the others are faint.
    """
    lay(canvas, view, calm=calm, land=land)
    return names(canvas, view, told)


def lay(
    canvas: Canvas, view: View, *, calm: bool = False, land: Box | None = None, evening: bool = False
) -> None:
    """Draw the bare board without these names, in its land, perhaps in the `evening`."""
    west, north, east, south = view.part
    (bare,) = _calm(east - west, south - north, view.zoom) if calm else _bare(evening)
    left, top, *_ = _box(bare, view.at((west + east) / 2, (north + south) / 2))
    if calm:
        canvas.put(bare, left, top)
        return
    above = max(0, land[1] - top if land else -top)
    canvas.lay(Canvas(canvas.ground, bare), (0, above, *bare.size), left, top + above)


def names(canvas: Canvas, view: View, told: Collection[str] = ()) -> list[Box]:
    """Draw the names of the columns and rows of a board on its front; return where they are."""
    west, north, east, south = view.part
    edge = relief.edge(view.zoom)
    letters = [("ABCDEFGH"[i], view.at(i + 0.5, south + edge)) for i in range(west, east)]
    letters += [(str(i + 1), view.at(east + edge, i + 0.5)) for i in range(north, south)]
    inks = {name: INK if name in told else FAINT if told else QUIET for name, _ in letters}
    boxes = [_put(canvas, relief.letter(name, inks[name], view.zoom), place) for name, place in letters]
    canvas.words += boxes
    return boxes


@kept
def _calm(columns: int, rows: int, zoom: float) -> tuple[Image.Image]:
    """Return the bare board behind something that is told, to be drawn on any ground."""
    return (relief.board(columns, rows, zoom, calm=True),)


@kept
def _bare(evening: bool) -> tuple[Image.Image]:
    """Return the whole bare board in its landscape, in the palette of the game, to be laid below all else."""
    return (meadow.yard(relief.board(SIDE, SIDE, ALL, evening=evening), evening),)


def draw(
    canvas: Canvas,
    view: View,
    garden: Garden,
    names: Sequence[Box] = (),
    frames: Iterable[Frame] = (),
    areas: Collection[Area] = (),
) -> list[Number]:
    """Draw everything in the garden, and return the numbers of storeys from the third on, where they hide
    nothing.

    They are to be drawn last, over frames. They hide no name on the board. If some `areas` are told, these
    alone are numbered, have flowers and symbols, and keep their colours, even behind others, and no tile is
    cut at the edge.
    """
    layers, within = _layers(garden), frozenset(shown(view))
    if areas:
        layers = [
            [layer for layer in stack if within.issuperset(cells_of(garden.tiles[layer.number]))]
            for stack in layers
        ]
    pieces: list[_Piece] = []
    begins: dict[tuple[int, int], int] = {}
    ends: dict[int, int] = {}
    told = frozenset[int]().union(*(area.cells for area in areas))
    tops = {(cell, area.storey) for area in areas for cell in area.cells}
    frames = [*frames]
    framed = {(cell, area.storey) for area, *_ in frames for cell in area.cells}

    def put(
        sprite: Image.Image,
        place: Point,
        high: float,
        on: tuple[int, int],
        told: bool,
        says: bool = False,
        firm: tuple[Image.Image, Box] | None = None,
        under: bool = False,
    ) -> None:
        pieces.append(_Piece(sprite, _put(canvas, sprite, place), says, high, on, told, firm, under))

    standing = _standing(view, garden, told)
    free = dict.fromkeys(range(SIDE * SIDE), "")
    for kind, printed in zip(SYMBOLS, garden.symbols, strict=True):
        free.update(dict.fromkeys(cells(printed & ~(garden.dead | garden.statues)), kind))
    falling = _falling(layers)
    floors = {(cell, layer.storey) for cell, stack in enumerate(layers) for layer in stack}
    for cell in (cell for cell in ORDER if cell in within):
        stack, fall = layers[cell], falling[cell]
        roofed = _roofed(cell, 0, floors)
        if not roofed and (fall or stack):
            _shade(canvas, view, cell, 0, fall, stack[0].storey if stack else 0)
        for i, layer in enumerate(stack):
            storey, number, corner, support = layer
            on, top = (cell, storey), storey == storey_of(garden, cell)
            if not roofed and support == NONE:
                put(relief.statue(view.zoom), view.centre(cell, storey - 1), storey, on, False)
            elif not roofed and support and corner:  # its own terrace hides the one in the north
                foot = view.centre(cell, storey - support)
                put(relief.column(view.zoom, support, view.rise, corner), foot, storey, on, False, under=True)
            row, column = divmod(garden.tiles[number].anchor, SIDE)
            middle = view.at(column + 1, row + 1, storey)
            kind, new = TILES[garden.tiles[number].tile].flower, False
            if not (roofed := _roofed(cell, storey, floors)):
                new = top and on in tops
                if areas and not new:
                    kind = ""
                lawn = relief.stone(view.zoom, storey, corner) if on in framed else None
                firm = (lawn, _box(lawn, middle)) if lawn else None
                put(relief.quarter(view.zoom, storey, kind, corner), middle, storey, on, new, firm=firm)
            begins[on] = len(pieces)
            above = stack[i + 1].storey if i + 1 < len(stack) else 0
            over = not roofed and _shade(canvas, view, cell, storey, fall, above)
            if top and free[cell] and (new or not areas):
                symbol = relief.sign(view.zoom / view.piece, free[cell], storey)
                place = view.at(*_towards(cell, corner, FROM_FLOWER), storey)
                put(symbol, place, storey, on, new, says=True)
                over = True
            if over and kind:
                put(relief.bloom(view.zoom, kind, corner), middle, storey, on, new)
            for sprite, place, its in standing.get(on, ()):
                put(sprite, place, inf, on, told.issuperset(its), says=True)
            ends[number] = len(pieces)
    if areas:
        _veil(canvas, extent(view, garden), pieces)
    for piece in pieces:
        if piece.sprite and piece.told:
            canvas.put(piece.sprite, *piece.box[:2])
    _frame(canvas, view, frames, pieces, begins, calm=bool(areas))
    if areas:
        return [number for area in areas if (number := number_of(view, garden, area))]
    numbered = [(number, garden.tiles[number]) for number in ends if garden.tiles[number].storey >= FROM]
    if not numbered:
        return []
    flowers = (_flower(view, garden.tiles[number]) for number in visible(garden))
    pieces += (_Piece(None, grown(flower, OVER // 2)) for flower in flowers)
    near = _Columns(pieces)
    for name in names:
        near.add(len(pieces), _Piece(None, grown(name, OVER)))
    levels: list[Number] = []
    highest = max(tile.storey for _, tile in numbered)
    for number, tile in sorted(numbered, key=_first_numbered):
        sprite = relief.level(tile.storey)
        spots = [(edge, at) for edge, at in _spots(view, tile) if _is_above(view, _box(sprite, at))]
        free_spots = (
            at
            for over, (edge, at) in product((OVER // 2, OVER), spots)
            if not near.hide(edge, ends[number]) and not near.meet(grown(_box(sprite, at), -over))
        )
        at = next(free_spots, None)
        if not at and tile.storey == highest and not any(shown is sprite for shown, _ in levels):
            at = next(
                (at for _, at in spots if not any(overlap(_box(sprite, at), name) for name in names)), None
            )
        if at:
            levels.append((sprite, at))
            near.add(len(pieces), _Piece(None, grown(_box(sprite, at), APART + OVER)))
    return levels


def _first_numbered(one: tuple[int, Placed]) -> tuple[int, int]:
    """Return the order in which tiles get their numbers: the highest first, and of these those in front."""
    _, tile = one
    return -tile.storey, -sum(divmod(tile.anchor, SIDE))


def _frame(
    canvas: Canvas,
    view: View,
    frames: Iterable[Frame],
    pieces: Sequence[_Piece],
    begins: Mapping[tuple[int, int], int],
    *,
    calm: bool,
) -> None:
    """Draw frames around areas, those in front last, behind what lies and stands there or is higher before
    them, if that is not `calm`.
    """

    def first(frame: Frame) -> int:
        area, *_ = frame
        return min((begins[at] for cell in area.cells if (at := (cell, area.storey)) in begins), default=0)

    for frame in sorted(frames, key=first):
        area, colour, dashed = frame
        own = {(cell, area.storey) for cell in area.cells}
        corners = outline(area)
        column, row = corners[0]
        shape = tuple((x - column, y - row) for x, y in corners)
        sprite = relief.outline(view.zoom, shape, colour, dashed)
        left, top, right, bottom = _box(sprite, view.at(column, row, area.storey))
        rest = sprite.copy()
        over = [
            piece.firm or (piece.sprite, piece.box) for piece in pieces if piece.on in own and not piece.under
        ]
        higher = (piece for piece in pieces[first(frame) :] if piece.high > area.storey)
        over += ((piece.sprite, piece.box) for piece in higher if piece.told or not calm)
        for piece, (west, north, east, south) in over:
            if piece and west < right and east > left and north < bottom and south > top:
                rest.im.paste((0, 0, 0, 0), (west - left, north - top, east - left, south - top), piece.im)
        canvas.put(rest, left, top)


def _veil(canvas: Canvas, box: Box, pieces: Iterable[_Piece]) -> None:
    """Lower the contrast of pieces in a box a little. The board below them is calm as it is."""
    left, top, right, bottom = box
    mask = Image.new("L", (right - left, bottom - top))
    for sprite, (west, north, east, south), *_ in pieces:
        if sprite:
            mask.im.paste(255, (west - left, north - top, east - left, south - top), sprite.im.getband(3))
    firm = Image.eval(mask, lambda alpha: 255 * (alpha > 127))
    canvas.cover(firm, HOLE, round(255 * VEILED), left, top)


def _is_in(tile: Placed, area: Area) -> bool:
    return tile.storey == area.storey and area.cells.issuperset(cells_of(tile))


def number_of(view: View, garden: Garden, area: Area) -> Number | None:
    """Return the number of the storey of an area with a tile, below the edge west of its southern corner.

    The first storey has none: beside a letter of the board it would be read as a cell.
    """
    if area.storey == 1 or not any(_is_in(tile, area) for tile in garden.tiles):
        return None
    corners = outline(area)
    column, row = max(corners, key=sum)
    begin = max(other for other, beside in corners if beside == row and other < column)
    x, y = view.at(begin + 1, row, area.storey)
    return relief.level(area.storey), (x, y + LOWER + MARKED)


def _flower(view: View, tile: Placed) -> Box:
    """Return about where the flower of a tile is."""
    row, column = divmod(tile.anchor, SIDE)
    x, y = (round(at) for at in view.at(column + 1, row + 1, tile.storey))
    wide, high = round(20 * view.zoom), round(12 * view.zoom)
    return x - wide, y - high, x + wide, y + high


def _spots(view: View, tile: Placed) -> Iterator[tuple[Box, Point]]:
    """Yield where the number of a storey may hang on an edge of a tile or lie on it: what of that must be
    seen, and the place.
    """
    row, column = divmod(tile.anchor, SIDE)
    for east, south in NUMBERED:
        x, y = view.at(column + east, row + south, tile.storey)
        yield (round(x) - 3, round(y) - 3, round(x) + 3, round(y) + 3), (x, y + LOWER)
    wide, high = WITHIN
    for east, south in LYING:
        x, y = view.at(column + east, row + south, tile.storey)
        yield (round(x) - wide, round(y) - high, round(x) + wide, round(y) + high), (x, y)


def _is_above(view: View, box: Box) -> bool:
    """Return True if a box reaches beyond neither side of the board."""
    west, north, east, south = view.part
    return view.at(west, south)[0] <= box[0] and box[2] <= view.at(east, north)[0]


class _Columns:
    """Pieces in the order of painting, by the columns of the picture in which they are."""

    WIDE = 64
    """px"""

    def __init__(self, pieces: Sequence[_Piece]) -> None:
        self._found: dict[int, list[tuple[int, _Piece]]] = {}
        for number, piece in enumerate(pieces):
            self.add(number, piece)

    def add(self, number: int, piece: _Piece) -> None:
        left, _, right, _ = piece.box
        for column in range(left // self.WIDE, right // self.WIDE + 1):
            self._found.setdefault(column, []).append((number, piece))

    def meet(self, box: Box) -> bool:
        """Return True if a box hides something that is said."""
        return any(piece.says and _shows(piece, box) for _, piece in self._near(box))

    def hide(self, box: Box, first: int) -> bool:
        """Return True if a piece from number `first` on hides something of a box."""
        return any(number >= first and _shows(piece, box) for number, piece in self._near(box))

    def _near(self, box: Box) -> Iterator[tuple[int, _Piece]]:
        """Yield the pieces in the columns of a box, with their numbers."""
        for column in range(box[0] // self.WIDE, box[2] // self.WIDE + 1):
            yield from self._found.get(column, ())


def _shows(piece: _Piece, box: Box) -> bool:
    """Return True if a piece shows something in a box."""
    left, top, right, bottom = box
    west, north, east, south = piece.box
    if west >= right or east <= left or north >= bottom or south <= top:
        return False
    part = (left - west, top - north, right - west, bottom - north)
    return not piece.sprite or bool(piece.sprite.im.crop(part).getbbox())


def number(canvas: Canvas, levels: Iterable[Number]) -> None:
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


def _roofed(cell: int, storey: int, floors: Container[tuple[int, int]]) -> bool:
    """Return True if terraces one storey higher hide all of a cell and of what is built on it there."""
    return (
        cell % SIDE < SIDE - 1
        and (cell, storey + 1) in floors
        and all((cell + step, storey + 1) in floors for step in (1, SIDE, SIDE + 1))
    )


def _falling(layers: Sequence[Sequence[_Layer]]) -> list[int]:
    """Return by cell up to which storey a shadow falls on it from the west."""
    heights = [stack[-1].storey if stack else 0 for stack in layers]
    return [
        max(heights[cell - 1], heights[cell - 2] - REACH if cell % SIDE > 1 else 0) if cell % SIDE else 0
        for cell in range(SIDE * SIDE)
    ]


def _shade(canvas: Canvas, view: View, cell: int, storey: int, fall: int, above: int) -> bool:
    """Draw the shadows on a storey of a cell, of what is in the west up to `fall`, and of the next storey.

    Return whether there are any.
    """
    east, roof = max(0, fall - storey), max(0, above - storey)
    if east or roof:
        dark = relief.shade(view.zoom, min(east, REACH), min(roof, REACH), not storey)
        _put(canvas, dark, view.centre(cell, storey))
    return bool(east or roof)


def _standing(view: View, garden: Garden, told: Container[int] = ()) -> dict[tuple[int, int], list[_Thing]]:
    """Return what stands on a terrace, by the cell and storey after which it is drawn. Decorations on cells
    that are `told` are larger.

    What would reach beyond the part that is shown is left out.
    """
    found: dict[tuple[int, int], list[_Thing]] = {}
    for cell in belvederes(garden):
        storey, corner = storey_of(garden, cell), garden.tiles[garden.top[cell]].corner
        place = view.at(*_towards(cell, corner, CORNERWARDS), storey)
        found[cell, storey] = [(relief.belvedere(view.zoom), place, (cell,))]
    within = frozenset(shown(view))
    for piece in garden.pieces:
        ends = piece.cell, piece.other
        if seen(garden, piece) and within.issuperset(ends):
            large = view.piece if piece.cell in told and piece.other in told else 1
            place, sprite, at = _drawn(view, piece, view.zoom * large)
            found.setdefault(place, []).append((sprite, at, ends))
    return found


def _towards(cell: int, corner: int, far: float) -> Point:
    """Return the point so far from the middle of a cell towards a corner of its terrace, in cells."""
    (row, column), (east, south) = divmod(cell, SIDE), relief.TO_CORNERS[corner]
    return column + 0.5 + far * east, row + 0.5 + far * south


def _drawn(view: View, piece: Piece, zoom: float) -> tuple[tuple[int, int], Image.Image, Point]:
    """Return after which cell and storey a decoration is drawn, its sprite on a scale and where that goes.

    A staircase that leads forward is drawn over the terrace it leads to: nothing of it is hidden there.
    """
    kind, cell, other, storey, _ = piece
    step = other - cell
    if kind == STATUE:
        return (cell, storey), relief.statue(zoom), view.centre(cell, storey)
    if kind == STAIRCASE:
        columns, rows = (0, step // SIDE) if abs(step) == SIDE else (step, 0)
        front = (cell, storey) if step < 0 else (other, storey + 1)
        return front, relief.staircase(view.zoom, columns, rows, view.rise), view.centre(cell, storey)
    down = step >= SIDE
    if kind == FOOTBRIDGE:
        return (other, storey), relief.footbridge(view.zoom, down), view.centre(gap_of(piece), storey)
    (x0, y0), (x1, y1) = (view.centre(end, storey) for end in (cell, other))
    return (other, storey), relief.fountain(zoom, down), ((x0 + x1) / 2, (y0 + y1) / 2)


def rising(view: View, garden: Garden, area: Area) -> list[tuple[Point, ...]]:
    """Return the outlines of what stands in an area: so much smaller that no more keeps its colours."""
    standing = _standing(view, garden, area.cells)
    return [
        _contour(sprite, _box(sprite, place))
        for cell in sorted(area.cells)
        for sprite, place, _ in standing.get((cell, area.storey), ())
    ]


def plate(view: View, garden: Garden, area: Area) -> tuple[Point, ...]:
    """Return the outline of the number of an area, as much smaller."""
    if not (number := number_of(view, garden, area)):
        return ()
    left, top, right, bottom = _box(*number)
    return corners((left + MARKED, top, right - MARKED, bottom - MARKED))


def _contour(sprite: Image.Image, box: Box, inset: int = MARKED) -> tuple[Point, ...]:
    """Return the outline of a sprite in a box, by the ends of some columns, this many px further in."""
    ends: list[tuple[int, int, int]] = []
    wide = max(1, sprite.width - 2 * inset)
    for number in range(SLICES + 1):
        x = (sprite.width - wide) // 2 + number * (wide - 1) // SLICES
        if found := sprite.im.crop((x, 0, x + 1, sprite.height)).getbbox():
            less = min(inset, (found[3] - found[1]) // 2)
            ends.append((box[0] + x, box[1] + found[1] + less, box[1] + found[3] - less))
    return (*((x, top) for x, top, _ in ends), *((x, bottom) for x, _, bottom in reversed(ends)))
