"""The desert of Ishtar drawn at any size: the whole of it, or a part.

Owns where a space lies on a picture, and what lies on it. Must not know panels or choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache, reduce
from math import dist

from PIL import Image

from engine.core import Event
from engine.games.ishtar.gardens import TURNED, garden_cells, holders, icon_cell
from engine.games.ishtar.hexes import HERE, LAYOUTS, OFFSETS, STRIDE, Layout, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import TILES, Desert, State
from render import numbers, panels
from render.boards.ishtar import art, flat, land, lines
from render.boards.ishtar.ground import DUNE_EDGE, DUSK_SHADE, HEDGE, MOST, SANDS
from render.canvas import Box, Canvas, overlap
from render.pen import Point
from render.text import width as width_of
from render.theme import BORDER, INK, LAST, MUTED, PAPER, SEATS, WHITE, WIDTH

SEAM = lines.Line(DUNE_EDGE, "", 0.5, 4)
"""Between terrain boards."""
HEDGES = lines.Line(HEDGE, "", 3.5, 8, "walled")
"""Around a garden. The fountain it belongs to can be seen inside it."""
BEDS = tuple(
    lines.Line(seat.colour, casing, 14, {"double": 20, "beads": 18}.get(pattern, 16), pattern)
    for seat, casing, pattern in zip(
        SEATS,
        (PAPER, PAPER, INK, PAPER, INK, PAPER),
        ("", "double", "double", "beads", "dotted", "dotted"),
        strict=True,
    )
)
"""Around the beds of a seat: the pattern is a second sign. Dashes are left to what is not confirmed yet."""
LIGHT = tuple(seat.text == WHITE for seat in SEATS)
"""Whether the flowers in the beds of a seat are light."""
ASSISTANT, LOW, HOLDER = 0.85, 0.34, 0.78
"""Sizes of an assistant and of the mark of who controls a fountain, and how far an assistant is below the
middle of its space, in widths of it."""
CLEAR = 1.55
"""How far from the middle of a fountain the mark of who controls it is, in distances of its corners: off the
points."""
CORNERS = (3, 2, 4, 1, 5, 0)
"""Where the mark of who controls a fountain may stand, the best first: corners, clockwise from the top."""
MARK, LATEST = (30, 21, 12), (23, 12, 12)
DASHED, THIN, OUTSIDE, OUTER = (20, 14, 9), (13, 10, 6), -7, -10
"""How thick a mark is, that of the latest turn on a board, a dashed one where a draft is
shown, and one beside what is chosen, with dark edges, with light ones and without, and how far inside the
border their middle and that of a plain colour are, in hundredths of a space: little of it lies on the space,
where the line of a bed can be seen. The light edge inside the plain colour is wide, unlike that of a bed; the
mark of the latest turn has none, but its dark edge is."""
PIN, PINNED = 0.82, (0, 1, 5, 2, 4)
"""Width of the pin of whoever placed something last, in widths of a space; and the corners where its tip may
be, clockwise from the top."""
TREE, ROOT = 0.98, 0.1
"""Size of a planted tree, and how far its middle is above that of its space, in widths of it."""
SUNK = 0.02
"""How far below the middle of its space a gem lies that has a shadow, in widths of it."""
RIPPLES = 5
"""Of this many spaces, one has a ripple in its sand where no numbers are."""
LIGHT_FALLS, UNEVEN = 4.4, 0.08
"""How many tones sand is darker in the lower right corner than in the upper left one, and how much neighbours
differ beyond that.
"""
CODE, CUT = 0.58, 0.65
"""The type size of the number of a space within its row, and how near to its middle a mark would cut it, in
widths of a space."""
LETTER = 60
"""px; the type size of the letters of rows."""
BEFORE, AFTER_MARK, NEAR = 8, 28, BORDER + 5
"""px; from the first space of a row to its letter, and if there is a mark between them; and from the edge of
the picture to a letter at least: it is clear of the border."""
_STEPS = (*OFFSETS, 0)
Marked = tuple[Sequence[Event], str, bool]
"""Events, the colour of the mark around their spaces, and whether it is dashed."""


@dataclass(frozen=True, slots=True)
class Field:
    """Where spaces lie: px width of a space, and where column 0 of row 0 would have its centre."""

    layout: Layout
    width: int
    left: int
    top: int
    chosen: int = 0
    """The spaces to choose from: no mark or code beside a fountain hides one of them if it need not."""
    edge: int = BORDER
    """px; what lies over each edge of the picture."""
    wide: int = WIDTH
    """px; of the picture."""

    @property
    def pitch(self) -> int:
        """px from row to row."""
        return round(self.width * 0.75 * art.TALL)

    def at(self, cell: int) -> Point:
        """Return the centre of a space."""
        column = self.layout.column[cell]
        return self.left + column * self.width / 2, self.top + cell // STRIDE * self.pitch

    def code_at(self, cell: int) -> Point:
        """Return the centre of its code, in the upper part."""
        x, y = self.at(cell)
        return x, y - self.width * 0.285


def extent(layout: Layout, within: int) -> tuple[int, int, int, int]:
    """Return the first and last column, and the first and last row."""
    return _extent(layout.cells, within)


@lru_cache(maxsize=64)
def _extent(known: int, within: int) -> tuple[int, int, int, int]:
    """Return the same in the layout that has all the spaces `known`."""
    column = next(layout.column for layout in LAYOUTS.values() if layout.cells == known)
    shown = list(cells(within))
    columns = [column[cell] for cell in shown]
    return min(columns), max(columns), shown[0] // STRIDE, shown[-1] // STRIDE


def field(layout: Layout, within: int, left: int, top: int, width: int) -> Field:
    """Return the field in which the spaces `within` begin at (left, top)."""
    first, _, row, _ = extent(layout, within)
    made = Field(layout, width, 0, 0)
    x = left + width // 2 - first * width // 2
    return Field(layout, width, x, top + round(width * art.TALL / 2) - row * made.pitch)


def height(layout: Layout, within: int, width: int) -> int:
    """Return the height in px of these spaces."""
    _, _, first, last = extent(layout, within)
    return (last - first) * Field(layout, width, 0, 0).pitch + round(width * art.TALL)


# Static parts


_DUNES = ((1080, 190), (1240, 230))
"""px; sizes of dunes, which are in turn on the left and on the right."""


def dunes(canvas: Canvas) -> None:
    """Draw dunes on the ground around the boards."""
    width, height = canvas.size
    for number, top in enumerate(range(90, height - 100, 260)):
        wide, tall = _DUNES[number % len(_DUNES)]
        canvas.put(land.dune(wide, tall), width - wide + 160 if number % 2 else -220, top)


def ground(canvas: Canvas, place: Field, within: int, *, even: bool = False) -> None:
    """Draw the boards with their side and their shadow, and sand; in `even` light, it has ripples."""
    size = place.width
    for cell in cells(within):
        x, y = place.at(cell)
        canvas.paste(land.shadow(size, DUSK_SHADE), x + size * land.FAR[0], y + size * land.FAR[1])
    for cell in cells(within):
        canvas.paste(land.cliff(size), *place.at(cell))
        tone = land.SUNLIT if even else _light(place.layout, cell)
        canvas.paste(land.sand(size, even and cell % RIPPLES == 0, tone), *place.at(cell))
    for centre in place.layout.centres:
        board = widened(widened(widened(1 << centre)))
        outline(canvas, place, board, within, SEAM)


def _light(layout: Layout, cell: int) -> int:
    """Return the tone of the sand of a space: the light falls from the upper left, not quite evenly."""
    first, last, top, bottom = extent(layout, layout.cells)
    far = (layout.column[cell] - first) / (last - first), (cell // STRIDE - top) / (bottom - top)
    return round(sum(far) / 2 * LIGHT_FALLS - 0.2 + (cell * 7 % 5 - 2) * UNEVEN)


def letters(canvas: Canvas, place: Field, within: int, marked: int) -> None:
    """Draw the letter of each row before its first space and any mark around that."""
    near = widened(marked)
    for cell in _first(within):
        x, y = place.at(cell)
        letter = place.layout.names[cell][0]
        aside = AFTER_MARK if near >> cell & 1 else BEFORE
        right = max(x - place.width / 2 - aside, NEAR + width_of(letter, LETTER))
        canvas.text(right, y, letter, LETTER, PAPER, align=1)


@lru_cache(maxsize=64)
def _first(within: int) -> Sequence[int]:
    """Return the first of these spaces in each row."""
    rows: dict[int, int] = {}
    for cell in cells(within):
        rows.setdefault(cell // STRIDE, cell)
    return [*rows.values()]


def codes(canvas: Canvas, place: Field, desert: Desert) -> None:
    """Draw on empty spaces their numbers within their rows.

    Those of others follow from their neighbours', and so do those that a mark beside a fountain would cut.
    """
    land, size = land_of(desert), round(CODE * place.width)
    empty = desert.free & ~(land.tablets | sum(land.gems))
    marked = [(at, widened(widened(1 << cell))) for number, cell in enumerate(land.fountains)
              for _, at in held(place, desert, number)]  # fmt: skip
    for cell in cells(empty):
        x, y = place.at(cell)
        if any(near >> cell & 1 and dist(at, (x, y)) < CUT * place.width for at, near in marked):
            continue
        said, on = place.layout.names[cell][1:], SANDS[_light(place.layout, cell)]
        canvas.text(x, y, said, size, MUTED, on=on, align=0.5)


# Things on the sand


def warm(size: int) -> None:
    """Draw spaces of a size in advance."""
    for draw in (land.sand, land.cliff, art.tablet):
        draw(size)
    lines.warm(size, HEDGES)
    for seat in range(MOST):
        art.haloed(seat, round(size * ASSISTANT), helper=True)
        art.haloed(seat, round(size * HOLDER), helper=False)
    for colour, points in enumerate(FOUNTAIN_POINTS):
        art.rock(size, colour)
        art.fountain(size, colour, points)
    for flowers in range(5):
        for above in (False, True) if 0 < flowers < 4 else (False,):
            art.garden(size, flowers, above)
            for light in (False, True) if flowers else ():
                art.blossoms(size, flowers, above, light)


def warm_marks(size: int, *, beds: bool = False) -> None:
    """Draw marks around spaces of a size in advance, and lines around `beds` on whole boards."""
    for line in BEDS[:MOST] if beds else ():
        lines.warm(size, line)
    dark, light, line = LATEST if beds else MARK
    marks = [(INK, OUTSIDE, dark), (LAST, OUTSIDE if beds else OUTER, line)]
    if not beds:
        marks.append((PAPER, OUTSIDE, light))
    for colour, inset, thick in marks:
        lines.warm(size, lines.Line(colour, "", inset, thick))


def draw(
    canvas: Canvas,
    place: Field,
    state: State,
    within: int,
    marked: Sequence[Marked] = (),
    thick: tuple[int, int, int] = MARK,
    *,
    lit: bool = False,
) -> None:
    """Draw everything that lies on the sand of the spaces `within`; gems are quiet and flat if the boards are
    `lit`, as where these are whole.

    Pieces stand on what is marked, and no mark cuts a fountain beside it.
    """
    desert, size = state.desert, place.width
    rocks(canvas, place, desert, within, lit=lit)
    covered = {bed.cell for bed in desert.beds} | {cell for cell, _ in usable(state)}
    _gardens(canvas, place, state, within, covered)
    for number in range(len(desert.fountains)):
        outline(canvas, place, garden_cells(desert, number), within, HEDGES)
    for bed in desert.beds:
        outline(canvas, place, bed.cells, within, BEDS[bed.seat])
        for cell in cells(bed.cells & within):
            flowers = art.blossoms(size, flowers_on(desert, cell), cell in covered, LIGHT[bed.seat])
            canvas.paste(flowers, *place.at(cell))
    inside = reduce(int.__or__, (mask for events, _, _ in marked for mask in named(place.layout, events)), 0)
    _basins(canvas, place, desert, within & inside)
    for events, colour, dashed in marked:
        marks(canvas, place, events, within, colour, "dashed" if dashed else "", thick)
    _basins(canvas, place, desert, within & ~inside)
    _holders(canvas, place, desert, within)
    helpers(canvas, place, desert, within)
    icons(canvas, place, state, within)
    for planted in desert.trees:
        if within >> planted.cell & 1:
            x, y = place.at(planted.cell)
            canvas.paste(art.tree(planted.tree, round(size * TREE)), x, y - size * ROOT)


def flowers_on(desert: Desert, cell: int) -> int:
    """Return how many flowers grow on a space."""
    return sum(mask >> cell & 1 for mask in desert.flowers)


def _gardens(canvas: Canvas, place: Field, state: State, within: int, covered: AbstractSet[int]) -> None:
    """Draw grass, flowers, which leave room on what is `covered`, and the ground of beds."""
    desert, size = state.desert, place.width
    owned = {cell: bed.seat for bed in desert.beds for cell in cells(bed.cells & within)}
    grass = art.garden(size, 0, False)
    for cell in cells(within & (desert.flowers[0] | desert.grass)):
        ground = grass
        if cell in owned:
            ground = art.bed(size, owned[cell])
        elif flowers := flowers_on(desert, cell):
            ground = art.garden(size, flowers, cell in covered)
        canvas.paste(ground, *place.at(cell))
    for planted in desert.trees:
        if within >> planted.cell & 1:
            canvas.paste(art.garden(size, 0, mown=True), *place.at(planted.cell))


def usable(state: State) -> list[tuple[int, str]]:
    """Return the icon that may be used now, if any, and its space: those of other tiles mean nothing more."""
    if state.ask != "special":
        return []
    laid = state.desert.tiles[-1]
    return [(icon_cell(laid), TILES[laid.tile].icon)]


def icons(canvas: Canvas, place: Field, state: State, within: int) -> None:
    """Draw the icon that may be used now."""
    for cell, kind in usable(state):
        if within >> cell & 1:
            icon(canvas, place, cell, kind)


def icon(canvas: Canvas, place: Field, cell: int, kind: str) -> None:
    """Draw an icon in the lower part of its space."""
    x, y = place.at(cell)
    canvas.paste(art.icon(kind, place.width * art.ICON // 100), x, y + place.width * art.LOW / 100)


def fountains(canvas: Canvas, place: Field, desert: Desert, within: int) -> None:
    """Draw fountains, and who controls them."""
    _basins(canvas, place, desert, within)
    _holders(canvas, place, desert, within)


def helpers(canvas: Canvas, place: Field, desert: Desert, within: int) -> None:
    """Draw the assistants on their beds."""
    for bed in desert.beds:
        if within >> bed.cell & 1:
            helper = art.haloed(bed.seat, round(place.width * ASSISTANT), helper=True)
            canvas.paste(helper, *helper_at(place, bed.cell))


def _basins(canvas: Canvas, place: Field, desert: Desert, within: int) -> None:
    for number, cell in enumerate(land_of(desert).fountains):
        if within >> cell & 1:
            colour = desert.fountains[number]
            canvas.paste(art.fountain(place.width, colour, FOUNTAIN_POINTS[colour]), *place.at(cell))


def _holders(canvas: Canvas, place: Field, desert: Desert, within: int) -> None:
    """Draw who controls fountains: their marks are whole beside the edge of a part as well."""
    (wide, high), size = canvas.size, round(place.width * HOLDER)
    edge = size / 2 + place.edge
    for number, cell in enumerate(land_of(desert).fountains):
        across, down = place.at(cell)
        if within >> cell & 1 and 0 < across < wide and 0 < down < high:
            for seat, (x, y) in held(place, desert, number):
                mark = art.haloed(seat, size, helper=False)
                canvas.paste(mark, min(max(x, edge), wide - edge), min(y, high - edge))


def held(place: Field, desert: Desert, fountain: int) -> Iterator[tuple[int, Point]]:
    """Yield who controls a fountain, and where the mark of each stands."""
    cell, (seats, *_) = land_of(desert).fountains[fountain], holders(desert, fountain)
    for at, seat in enumerate(seats):
        x, y = held_at(place, desert, cell, upright=len(seats) > 1)
        yield seat, (x + (at - (len(seats) - 1) / 2) * place.width * 0.9 * HOLDER, y)


def pins(
    canvas: Canvas, place: Field, state: State, latest: Mapping[int, Sequence[Event]], taken: Sequence[Box]
) -> None:
    """Draw a pin at what each seat did last, by its events: beside the boxes that are `taken`, and where it
    hides least.
    """
    ground = state.desert
    lone = [*(bed.cell for bed in ground.beds), *(tree.cell for tree in ground.trees)]
    pieces = [*map(place.at, lone), *standing(place, ground), *map(place.at, land_of(ground).fountains)]
    pieces += [(x - place.width, y) for x, y in map(place.at, _first(place.layout.cells))]
    size = round(PIN * place.width)
    high, near_edge = round(size * art.PIN / 100), size / 2 + place.edge
    for seat, events in latest.items():
        mask = next(iter(named(place.layout, events)))
        near = widened(widened(mask)) & ground.flowers[0]
        things = [(*place.at(cell), 0.5 * place.width) for cell in cells(mask)]
        (left, top, right, bottom), far = bounds(place, mask), 2 * place.width
        things += [
            (x, y, 0.6 * place.width)
            for x, y in pieces
            if left - far < x < right + far and top - far < y < bottom + far
        ]
        things += [(*place.at(cell), 0.3 * place.width) for cell in cells(near & ~mask)]

        def hidden(tip: Point, things: Sequence[numbers.Disc] = things) -> tuple[int, float, float]:
            """Return how many boxes a pin on this tip is over, how much else it hides, and how low it is."""
            x, y = tip
            box = panels.around(x, y - high / 2, size, high)
            over = sum(overlap(box, one) for one in taken) + (x < near_edge) + (x > place.wide - near_edge)
            return over, numbers.hidden((x, y - high + size / 2), size / 2, things), y

        tips = [art.corner_points(*place.at(cell), place.width)[at] for cell in cells(mask) for at in PINNED]
        x, y = min(tips, key=hidden)
        canvas.paste(art.pin(seat, size), x, y - high / 2)


def standing(place: Field, desert: Desert) -> Iterator[Point]:
    """Yield where assistants and marks of who controls a fountain stand."""
    yield from (helper_at(place, bed.cell) for bed in desert.beds)
    yield from (at for number in range(len(desert.fountains)) for _, at in held(place, desert, number))


def helper_at(place: Field, cell: int) -> Point:
    """Return the centre of the assistant on a space."""
    x, y = place.at(cell)
    return x, y + place.width * LOW


def held_at(place: Field, desert: Desert, cell: int, *, upright: bool = False) -> Point:
    """Return the centre of the mark of who controls a fountain: the corner where it hides least.

    It is the lowest or the highest if it is to be `upright`: several have no room elsewhere.
    """
    land = land_of(desert)
    lone = [*(bed.cell for bed in desert.beds), *(tree.cell for tree in desert.trees), *land.fountains]
    things = sum(1 << one for one in lone)
    weighed = (*((mask, 2) for mask in desert.flowers), (things, 4), (place.chosen, 20),
               (land.tablets | sum(land.gems) & desert.free, 1))  # fmt: skip

    def hidden(corner: int) -> int:
        beside = 1 << cell + OFFSETS[corner - 1] | 1 << cell + OFFSETS[corner - 2]
        return sum((mask & beside).bit_count() * weight for mask, weight in weighed)

    corner = min(CORNERS[::5] if upright else CORNERS, key=hidden)
    return stands(place, cell)[corner]


def stands(place: Field, cell: int) -> list[Point]:
    """Return where the mark of who controls a fountain may stand: beside each of its corners."""
    return art.corner_points(*place.at(cell), CLEAR * place.width)


def rocks(canvas: Canvas, place: Field, desert: Desert, within: int, *, lit: bool = False) -> None:
    """Draw the tablets, and the gems that still lie on these spaces.

    If the boards are `lit`, all is flat on its space: sand has several tones there.
    """
    land, size = land_of(desert), place.width

    def put(cell: int, down: float, draw: Callable[..., Image.Image], *args: int) -> None:
        x, y = place.at(cell)
        on = SANDS[_light(place.layout, cell)] if lit else ""
        flat.put(canvas, x, y + down * size, on, draw, size, *args)

    for cell in cells(land.tablets & within):
        put(cell, 0, art.tablet)
    for colour, spaces in enumerate(land.gems):
        for cell in cells(spaces & desert.free & within):
            if lit:
                put(cell, 0, art.buried, colour)
            else:
                put(cell, SUNK, art.rock, colour)


def outline(canvas: Canvas, place: Field, mask: int, within: int, line: lines.Line) -> None:
    """Draw a line around a set of spaces, inside its border."""
    for cell, sides in _border(mask):
        if within >> cell & 1:
            x, y = place.at(cell)
            for sprite, dx, dy in lines.border(place.width, sides, line):
                canvas.paste(sprite, x + dx, y + dy)


@lru_cache(maxsize=256)
def _border(mask: int) -> Sequence[tuple[int, int]]:
    """Return the spaces of a set where it ends, and the sides there as bits, from the east clockwise."""
    ends = [mask & ~(mask >> offset if offset > 0 else mask << -offset) for offset in OFFSETS]
    return [
        (cell, sum((end >> cell & 1) << side for side, end in enumerate(ends)))
        for cell in cells(reduce(int.__or__, ends))
    ]


def spaces_of(tile: int, turn: int, cell: int) -> list[int]:
    """Return the spaces of a tile in the order in which they are printed."""
    return [cell + (0 if spot == HERE else _STEPS[spot]) for spot in TURNED[tile][turn].spots]


def named(layout: Layout, events: Sequence[Event]) -> Iterable[int]:
    """Yield the set of spaces of each event that names any."""
    for happened in events:
        args = dict(happened.args)
        codes = str(args.get("cells") or f"{args.get('cell', '')}, {args.get('second', '')}").split(", ")
        mask = sum(1 << layout.find[part] for part in codes if part in layout.find)
        if mask:
            yield mask


def bounds(place: Field, mask: int) -> Box:
    """Return the box around a set of spaces."""
    boxes = [panels.around(*place.at(cell), place.width, place.width * art.TALL) for cell in cells(mask)]
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def around(place: Field, mask: int) -> tuple[Point, ...]:
    """Return the corners around a set of spaces, in order; if it has several parts, around one of them."""

    def numbered(point: Point) -> tuple[int, int]:
        """Return the number of a corner: several spaces share it, but for fractions of a px."""
        x, y = point
        return round(2 * (x - place.left) / place.width), round(3 * (y - place.top) / place.pitch)

    ends: dict[tuple[int, int], Point] = {}
    for cell in cells(mask):
        corners = art.corner_points(*place.at(cell), place.width)
        for side, offset in enumerate(OFFSETS):
            if not mask >> cell + offset & 1:
                ends[numbered(corners[(side + 1) % 6])] = corners[(side + 2) % 6]
    path: list[Point] = []
    at = next(iter(ends))
    while at in ends:
        path.append(ends.pop(at))
        at = numbered(path[-1])
    return tuple(path)


def marks(
    canvas: Canvas,
    place: Field,
    events: Sequence[Event],
    within: int,
    colour: str,
    pattern: str = "",
    thick: tuple[int, int, int] = MARK,
) -> None:
    """Draw one line around all spaces that events name, with dark edges; dashes are on a light one."""
    dark, light, line = thick
    mask = 0
    for spaces in named(place.layout, events):
        mask |= spaces
    outline(canvas, place, mask, within, lines.Line(INK, "", OUTSIDE, dark))
    if pattern or light > line:
        outline(canvas, place, mask, within, lines.Line(PAPER, "", OUTSIDE, light))
    outer = OUTSIDE if pattern or light == line else OUTER
    outline(canvas, place, mask, within, lines.Line(colour, "", outer, line, pattern))
