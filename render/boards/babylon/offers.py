"""The choices of building, on the large garden: places of a tile, ways to turn it, the columns it costs.

The places are passed in as actions. Of the rules it uses only what a tile costs there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import hypot, sqrt

from PIL import Image

from engine.core import Action
from engine.games.babylon.decorations import worth
from engine.games.babylon.garden import (
    OFFSETS,
    ON_DOUBLE,
    ON_SINGLE,
    ON_STATUE,
    Cost,
    Supports,
    build,
    price,
    storey_of,
    supports,
    turned,
)
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import (
    BLANK,
    CELL,
    CORNERS,
    FOOTBRIDGE,
    NONE,
    SIDE,
    STATUE,
    SYMBOLS,
    TILES,
    Garden,
    Piece,
    Placed,
    State,
)
from locales import Texts, change
from render import caching, numbers, sprites
from render.boards.babylon import art, marks
from render.boards.babylon.garden import NAMES, WEST, Plot, edges, raised
from render.boards.babylon.garden import things as in_garden
from render.boards.babylon.ground import TERRACES
from render.canvas import Canvas, grown, overlap
from render.panels import Box
from render.pen import Pen, Point
from render.theme import CHOICE, CLAY, COST, HEAD, INK, PAPER, WHITE

TURNED = 188
"""px; a tile that may be turned."""
WORDS = 48
"""px; what ways are called, and what they cost."""
PIN, BADGE, POINTS = 80, 80, 84
"""px; a pin, which hides no symbol around it, the number of a choice, and the points of a decoration."""
INSIDE_QUARTER = 5
"""px; how far the frame of a quarter is from its edges: it touches no other."""
INSIDE, CORNERWARDS, NEAR = -7, 22, 20
"""px; how far out the frame of one cell is, so that it touches no other; how far its points are from its
corner, either way, and how deep they may lie in what is said.
"""
QUARTERS, AROUND = (168, 132, BADGE), 132
"""px; the number of a quarter: the largest for which there is room, in its middle or so far from that."""
ABOVE, NAME = 70, 20
"""px; how far above the board a number may reach; and about half the name of a row."""
BEYOND = 14
"""px; how far the points of a decoration may reach over the eastern edge of the board."""
REACH = 116
"""px; how far a number or points may be from the middle of their place."""
PLAY = 9
"""px; from the edge of a place to a tile that may be built there: tiles beside each other stay apart."""
JOINED, WAYS = 70, ((1, 0), (-1, 0), (0, 1))
"""px; from the middle of the number of a tile to that of its points, and where these are, the first if it can
be.
"""
NUMBER, TURN_AWAY = 4, 16
"""How much more what a number hides counts than what points do, and how much each further way does."""
TABS, AIR = ((0, 0), (-16, 0), (0, -16), (-16, -16), (24, -16), (0, -30), (46, -22), (76, -22)), 0.1
"""px; from the upper corner of such a tile towards its middle and down, where its number may
be; and how much deeper this may lie in things for each px that it is nearer to the corner.
"""
OTHER, CLEAR, ASIDE = 30, 3, 22
"""px; the sign of a place that may be chosen as well; how far it is from the edges of tiles; and how far from
the middle of its spaces that may bring it, either way.
"""
LEVEL = 44
"""px; from the western edge of such a tile to the middle of the number of its storey, clear of its frame, its
flower and its symbols.
"""
BLOSSOM = 128
"""px; a flower around the name of a place."""
SQUARE = 280
"""px; a tile in the picture of its supports."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The ways to build one tile. `cell` is empty as long as several places are possible."""

    tile: int
    cell: str
    doubles: int
    garden: Garden
    actions: Sequence[Action]

    def options(self, name: int) -> list[str]:
        """Return the distinct values of an argument, in order of appearance."""
        return list(dict.fromkeys(str(action.args[name]) for action in self.actions))

    @property
    def is_turned(self) -> bool:
        """True if only one way to turn the tile is left."""
        return len(self.options(TURN)) == 1

    @property
    def is_aligned(self) -> bool:
        """True if all places are in one column."""
        return len({cell[0] for cell in self.options(ANCHOR)}) == 1

    @property
    def storey(self) -> int:
        """The lowest storey on which it may lie."""
        return min(map(_storey, self.actions))

    @property
    def cells(self) -> set[int]:
        """Those that it would take, once the place is chosen."""
        return {CELL[self.cell] + offset for offset in OFFSETS}

    def supports(self, cell: str, floor: str) -> Supports:
        return supports(self.garden, CELL[cell], int(floor[1:]))

    def cost(self, action: Action) -> Cost:
        _, cell, _, floor, corner = map(str, action.args)
        return price(self.supports(cell, floor), _corner(corner), self.doubles)


def _corner(text: str) -> int:
    return CORNERS.index(text) if text else NONE


WHICH, ANCHOR, TURN, FLOOR, OPEN = range(5)
"""Arguments of building."""


def building(state: State, choices: Sequence[Action]) -> Offer | None:
    """Return the ways to build one tile, or None while several tiles may be chosen."""
    builds = [action for action in choices if action.verb == "build"]
    if len({action.args[WHICH] for action in builds}) != 1:
        return None
    player = state.players[state.asked]
    cells = {str(action.args[ANCHOR]) for action in builds}
    tile = state.new if builds[0].args[WHICH] == "new" else player.spare
    return Offer(tile, cells.pop() if len(cells) == 1 else "", state.doubles, player.garden, builds)


def anchors(canvas: Canvas, plot: Plot, offer: Offer) -> None:
    """Draw a plate in each place, with the name of the cell that it is called by.

    It lies on what the tile would cover at the lowest price: in the cell of that name or, if there is
    anything in one of these, between the symbols in the middle of each place. If all are in one column, the
    tiles on the first and the last place show which cells are meant.
    """
    least: dict[str, tuple[int, int]] = {}
    for action in offer.actions:
        if action.args[TURN] == offer.actions[0].args[TURN]:
            cell, cost = str(action.args[ANCHOR]), (offer.cost(action).singles, _storey(action))
            least[cell] = min(cost, least.get(cell, cost))
    for cell in dict.fromkeys((next(iter(least)), [*least][-1])) if offer.is_aligned else ():
        _, storey = least[cell]
        flower, corner = TILES[offer.tile].flower, plot.corner(CELL[cell], storey)
        art.put_titled(canvas, storey, flower, plot.size, *corner, blossom=BLOSSOM)
        marks.area(canvas, plot, CELL[cell], 2, 2, CHOICE, storey=storey, line=marks.FIRM)
    spots = {cell: plot.centre(CELL[cell], storey_of(offer.garden, CELL[cell])) for cell in least}
    things = in_garden(plot, offer.garden)
    if any(numbers.hidden(spot, PIN / 2, things) for spot in spots.values()):
        spots = {cell: plot.corner(CELL[cell] + SIDE + 1, storey - 1) for cell, (_, storey) in least.items()}
    for cell, spot in spots.items():
        canvas.paste(art.pin(PIN, CHOICE, cell), *spot)


def _storey(action: Action) -> int:
    """Return the storey on which a tile would lie."""
    return int(str(action.args[FLOOR])[1:])


def places(plot: Plot, garden: Garden, choices: Iterable[Action]) -> Iterator[Box]:
    """Yield the boxes of what decorations would take, with the tiles there, or of what tiles would cover."""
    for action in choices:
        if action.verb == "deco":
            first, wide, high = marks.spanned(str(action.args[1]))
            storey = storey_of(garden, first)
            for cell in cells_of([action]):
                if (number := garden.top[cell]) != NONE:
                    left, top = plot.corner(garden.tiles[number].anchor, garden.tiles[number].storey)
                    yield left, top, left + 2 * plot.size, top + 2 * plot.size
        elif action.verb == "build":
            first, wide, high, storey = CELL[str(action.args[ANCHOR])], 2, 2, _storey(action) - 1
        else:
            continue
        left, top = plot.corner(first, storey)
        yield left, top, left + wide * plot.size, top + high * plot.size


def numbered(
    canvas: Canvas, plot: Plot, state: State, choices: Sequence[tuple[Action, int]]
) -> tuple[list[tuple[Point, int]], list[Point]]:
    """Draw tiles where numbered actions would build them, with their points, and outline the places of
    decorations.

    Return where the numbers go, so that they hide little, and where the points are.
    """
    spots, medals = list[tuple[Point, int]](), list[Point]()
    player = state.players[state.asked]
    garden = player.garden
    things = in_garden(plot, garden)
    builds = [(action, number) for action, number in choices if action.verb == "build"]
    for action, _ in builds:
        raised(canvas, plot, garden, CELL[str(action.args[ANCHOR])], _storey(action))
    for action, _ in builds:
        cell, storey = CELL[str(action.args[ANCHOR])], _storey(action)
        tile = state.new if action.args[WHICH] == "new" else player.spare
        turn, corner = quarters(str(action.args[TURN])), _corner(str(action.args[OPEN]))
        left, top = plot.corner(cell, storey)
        art.put_planned(canvas, tile, turn, corner, plot.size - PLAY, left + PLAY, top + PLAY)
        marks.area(canvas, plot, cell, 2, 2, CHOICE, storey=storey, line=marks.FIRM, pad=4 - PLAY)
        if storey > 1:
            canvas.paste(art.carved(storey, plot.size), left + LEVEL, top + plot.size)
    tiles = [_tile_at(plot, CELL[str(action.args[ANCHOR])], _storey(action)) for action, _ in builds]
    clear = [disc for box in tiles for disc in _printed(box, plot.size)] + [*_row_names(plot)]
    for (action, number), box in zip(builds, tiles, strict=True):
        points = scored(state, action)
        badge, *medal = _at_corner(plot, box, clear, joined=bool(points))
        spots.append((badge[:2], number))
        clear.append(badge)
        for x, y, _ in medal:
            canvas.paste(sprites.points(POINTS, change(points), INK if points > 0 else COST), x, y)
            medals.append((x, y))
        clear += medal
    things += clear
    for action, number in choices:
        if action.verb == "deco":
            one, _, other = str(action.args[1]).partition("-")
            first, last = CELL[one], CELL[other or one]
            storey = storey_of(garden, first)
            marks.cells(canvas, plot, str(action.args[1]), CHOICE, storey=storey, line=marks.FIRM)
            (x0, y0), (x1, y1) = plot.centre(first, storey), plot.centre(last, storey)
            x, y = numbers.clear(((x0 + x1) / 2, (y0 + y1) / 2), REACH, things, BADGE / 2)
            spots.append(((x, y), number))
            things.append((x, y, BADGE / 2))
    return sorted(spots, key=lambda spot: spot[1]), medals


def scored(state: State, action: Action) -> int:
    """Return the points that building a tile brings at once, without decorations."""
    which, cell, turn, _, corner = map(str, action.args)
    player = state.players[state.asked]
    after = replace(player.garden, tiles=[*player.garden.tiles], top=[*player.garden.top])
    tile = state.new if which == "new" else player.spare
    build(after, Placed(tile, CELL[cell], quarters(turn), _storey(action), _corner(corner)))
    return sum(sheet(after)) - sum(sheet(player.garden))


def anchors_of(actions: Iterable[Action]) -> set[str]:
    """Return the cells that the places of tiles are called by."""
    return {str(action.args[ANCHOR]) for action in actions if action.verb == "build"}


def more(
    canvas: Canvas,
    plot: Plot,
    garden: Garden,
    choices: Iterable[Action],
    numbered: Iterable[tuple[Action, int]],
    spots: Iterable[Point],
) -> None:
    """Draw a sign for each place where a tile may be built that has no number, in the middle of the spaces
    that it would take at the lowest, or a little aside if the edge of a tile or a symbol is there; none
    inside a numbered tile, or where a number or points at these `spots` hide a part of it.
    """
    builds = [action for action, _ in numbered if action.verb == "build"]
    taken = [_around(spot, POINTS // 2) for spot in spots]
    for action in builds:
        storey = _storey(action)
        left, top, right, bottom = _tile_at(plot, CELL[str(action.args[ANCHOR])], storey)
        taken.append((left, top, right, bottom + storey * plot.rise))
    avoided = [grown(edge, CLEAR) for edge in edges(plot, garden)] + taken
    things = in_garden(plot, garden, parts=True)
    found: dict[str, int] = {}
    for action in choices:
        if action.verb == "build" and (name := str(action.args[ANCHOR])) not in anchors_of(builds):
            found[name] = min(_storey(action), found.get(name, SIDE))
    for name, storey in sorted(found.items()):
        middle = plot.corner(CELL[name] + SIDE + 1, storey - 1)
        near = [box for box in avoided if overlap(_around(middle, ASIDE + OTHER), box)]
        there = [(middle[0] + i * ASIDE, middle[1] + j * ASIDE) for i, j in _AROUND]
        clear = [at for at in there if not any(overlap(_around(at, OTHER // 2), box) for box in near)]
        free = (at for at in clear if not numbers.hidden(at, OTHER / 2, things))
        spot = next(free, clear[0] if clear else middle)
        if not any(overlap(_around(spot, OTHER // 2), box) for box in taken):
            canvas.paste(art.open_place(OTHER, CHOICE), *spot)


_AROUND = ((0, 0), (0, 1), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""From the middle of the spaces of a place to where its sign may be, the nearest first."""


def _around(spot: Point, reach: int) -> Box:
    x, y = map(round, spot)
    return grown((x, y, x, y), reach)


def _tile_at(plot: Plot, cell: int, storey: int) -> Box:
    """Return where a tile would lie, with its north-west cell at one."""
    left, top = plot.corner(cell, storey)
    return left, top, left + 2 * plot.size, top + 2 * plot.size


def _printed(box: Box, size: int) -> Iterator[numbers.Disc]:
    """Yield where the symbols of a tile may be."""
    left, top, _, _ = box
    for east, south in _OUTWARD:
        yield left + size * (1 + east / 2), top + size * (1 + south / 2), size * art.SIGN / 2


def _row_names(plot: Plot) -> Iterator[numbers.Disc]:
    """Yield where the names of the rows are, beside the board."""
    left, *_ = plot.box
    _, north, _, rows = plot.part
    for row in range(north, north + rows):
        yield left - NAMES * WEST, plot.centre(row * SIDE)[1], NAME


def _at_corner(
    plot: Plot, box: Box, clear: Sequence[numbers.Disc], *, joined: bool
) -> Sequence[numbers.Disc]:
    """Return where the number of a tile goes and, `joined` to it, its points: at the north-western corner of
    the tile, as near to that as they hide nothing that is to be `clear`, on the board and what is beside it.
    """
    west, north, far, _ = plot.box
    left, top, *_ = box
    half = BADGE / 2
    found: list[tuple[float, Sequence[numbers.Disc]]] = []
    for (along, down), (turn, (east, south)) in product(TABS, enumerate(WAYS if joined else ((0, 0),))):
        x = min(max(left + along, west - WEST + half), far + WEST - half)
        y = max(top + down, north - ABOVE + half)
        discs = [(x, y, half), (x + east * JOINED, y + south * JOINED, POINTS / 2)][: 1 + joined]
        number, *medal = (numbers.hidden(disc[:2], disc[2], clear) for disc in discs)
        away = AIR * hypot(x - left, y - top) + TURN_AWAY * turn
        if discs[-1][0] >= west - WEST + half:
            found.append((NUMBER * number + sum(medal) + away, discs))
    return min(found)[1]


def parts(plot: Plot, garden: Garden, found: Sequence[Sequence[Action]]) -> Iterator[tuple[Point, int, int]]:
    """Yield where the number of each quarter goes, its size and the number.

    It is near its middle, as large as it can be without hiding anything.
    """
    things, half = in_garden(plot, garden), SIDE // 2 * plot.size / 2
    for number, part in enumerate(found, 1):
        x, y = plot.corner(_quarter_of(part))
        spots = ((numbers.clear((x + half, y + half), AROUND, things, size / 2), size) for size in QUARTERS)
        spots = [(spot, size, numbers.hidden(spot, size / 2, things)) for spot, size in spots]
        spot, size, _ = min(spots, key=lambda one: (round(one[2]), -one[1]))
        yield spot, size, number


def open_parts(canvas: Canvas, plot: Plot, found: Sequence[Sequence[Action]], top: int) -> list[Box]:
    """Outline these quarters of the garden. Return where they are: with what rises to `top` in the north."""
    half = SIDE // 2
    boxes: list[Box] = []
    for cell in map(_quarter_of, found):
        marks.area(canvas, plot, cell, half, half, CHOICE, line=marks.FIRM, pad=-INSIDE_QUARTER)
        left, north = plot.corner(cell)
        right, bottom = left + half * plot.size, north + half * plot.size
        boxes.append((left, top if cell < SIDE else north, right, bottom))
    return boxes


def cells_of(actions: Iterable[Action]) -> set[int]:
    """Return the cells that actions build or decorate."""
    places = {
        (action.verb, str(action.args[ANCHOR])) for action in actions if action.verb in ("build", "deco")
    }
    built = {CELL[place] + offset for verb, place in places if verb == "build" for offset in OFFSETS}
    return built | {CELL[name] for verb, place in places if verb == "deco" for name in place.split("-")}


def planned(actions: Iterable[Action]) -> Iterator[tuple[int, int]]:
    """Yield the north-west cells of the tiles that actions build, with their storeys."""
    found = {
        (action.args[ANCHOR], action.args[FLOOR]): action for action in actions if action.verb == "build"
    }
    return ((CELL[str(anchor)], _storey(action)) for (anchor, _), action in found.items())


def _quarter_of(part: Sequence[Action]) -> int:
    """Return the north-west cell of the quarter in which some actions have their places."""
    half = SIDE // 2
    row, column = divmod(CELL[str(part[0].args[1]).partition("-")[0]], SIDE)
    return row // half * half * SIDE + column // half * half


def place(canvas: Canvas, plot: Plot, offer: Offer) -> None:
    """Draw the tile on the chosen place: with its symbols once it is turned, until then with its supports.

    The supports are drawn if only one storey is open.
    """
    cell, storey = CELL[offer.cell], offer.storey
    size = plot.size
    corner = plot.corner(cell, storey)
    raised(canvas, plot, offer.garden, cell, storey)
    art.put_titled(canvas, storey, TILES[offer.tile].flower, size, *corner)
    marks.area(canvas, plot, cell, 2, 2, CHOICE, storey=storey, line=marks.FIRM)
    x, y = plot.corner(cell + SIDE + 1, storey)
    reach = plot.size / 2
    ways, floors = offer.options(TURN), offer.options(FLOOR)
    if len(ways) == 1:
        for symbol, (east, south) in zip(turned(offer.tile, quarters(ways[0])), _OUTWARD, strict=True):
            if symbol != BLANK:
                canvas.paste(art.sign(symbol, round(size * art.SIGN)), x + east * reach, y + south * reach)
    elif len(floors) == 1:
        for kind, (east, south) in zip(offer.supports(offer.cell, floors[0]), _OUTWARD, strict=True):
            canvas.paste(_support(kind, round(size * art.SIGN)), x + east * reach, y + south * reach)


def quarters(turn: str) -> int:
    """Return the clockwise quarter turns that a turn in notation means."""
    return int(turn[1:]) // 90


_CORNERWARDS = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""From the middle of a cell to the corner where its points are, and to others if there is no room."""
_OUTWARD = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""From the middle of a tile to each of its corners."""


@caching.sprite
def _support(kind: int, size: int) -> Image.Image:
    """Return what can stand below a corner, on a plate."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 46, PAPER, CHOICE, 4)
    inner = round(72 * pen.zoom)
    if kind == ON_SINGLE:
        pen.paste(art.column(inner), 50, 44)
    elif kind == ON_DOUBLE:
        pen.paste(art.column(inner, 2), 50, 50)
    elif kind == ON_STATUE:
        pen.paste(art.icon(SYMBOLS[STATUE], inner), 50, 48)
    else:
        pen.paste(art.roof(inner), 50, 50)
    return pen.sheet()


def turns(canvas: Canvas, box: Box, offer: Offer, words: Texts) -> None:
    """Draw the tile in each way it may be turned, two beside each other."""
    left, top, right, bottom = box
    found = offer.options(TURN)
    across, down = (right - left) / 2, (bottom - top) / -(-len(found) // 2)
    for i, turn in enumerate(found):
        x, y = left + (i % 2 + 0.5) * across, top + (i // 2 + 0.5) * down
        canvas.paste(art.slab(TILES[offer.tile].code, TURNED, quarters(turn)), x, y - 28)
        name = words.term("babylon", "turn", turn)
        canvas.text(x, y + TURNED / 2 + 4, name, WORDS, align=0.5, limit=round(across) - 16)


def prices(canvas: Canvas, box: Box, offer: Offer, words: Texts) -> None:
    """Draw, for each open storey, what stands below the corners and what the tile costs."""
    left, top, right, bottom = box
    floors = offer.options(FLOOR)
    step = (right - left) / len(floors)
    for i, floor in enumerate(floors):
        x = left + (i + 0.5) * step
        canvas.text(x, top + 40, words("render-babylon-storey", storey=int(floor[1:])), HEAD, align=0.5)
        _square(canvas, x, top + 74 + SQUARE / 2, offer, floor)
    legend = [(_disc(58), "full"), (art.roof(52), "open")]
    if any(offer.cost(action).doubles for action in offer.actions):
        legend.append((art.column(52, 2), "double"))
    step = min(58, (bottom - top - 74 - SQUARE - 8) / len(legend))
    for i, (icon, key) in enumerate(legend):
        y = bottom - (len(legend) - i - 0.5) * step - 8
        canvas.paste(icon, left + 48, y)
        canvas.text(left + 88, y, words(f"render-babylon-{key}"), WORDS, bold=False, limit=right - left - 104)


def _square(canvas: Canvas, x: float, y: float, offer: Offer, floor: str) -> None:
    """Draw a tile from above: the support of each corner, and the columns to pay with a belvedere there."""
    half = SQUARE // 2
    storey = min(int(floor[1:]), art.HIGHEST)
    canvas.box(
        round(x) - half, round(y) - half, round(x) + half, round(y) + half, TERRACES[storey - 1], 14, INK, 3
    )
    kinds = offer.supports(offer.cell, floor)
    symbols = turned(offer.tile, quarters(offer.options(TURN)[0]))
    costs = {
        _corner(str(action.args[OPEN])): offer.cost(action).singles
        for action in offer.actions
        if action.args[FLOOR] == floor
    }
    for corner, (east, south) in enumerate(_OUTWARD):
        cx, cy = x + east * half * 0.56, y + south * half * 0.56
        lost = symbols[corner] if corner in costs else BLANK
        low = 24 if lost != BLANK else 0
        canvas.paste(_support(kinds[corner], 58), cx - (25 if corner in costs else 0), cy - low)
        if corner in costs:
            canvas.paste(art.roof(44), cx + 28, cy - 24)
            canvas.text(cx + 28, cy + 22, str(costs[corner]), WORDS, align=0.5)
        if lost != BLANK:
            canvas.paste(_lost(lost, 50), cx - 25, cy + 32)
    if NONE in costs:
        canvas.paste(_disc(86), x, y)
        canvas.text(x, y, str(costs[NONE]), 60, WHITE, align=0.5)


@caching.sprite
def _lost(symbol: str, size: int) -> Image.Image:
    """Return a symbol whose space a belvedere would take, crossed out."""
    pen = Pen(100, 100, size / 100)
    pen.paste(art.sign(symbol, round(100 * pen.zoom)), 50, 50)
    pen.line([(14, 86), (86, 14)], PAPER, 20)
    pen.line([(12, 88), (88, 12)], CLAY, 11)
    return pen.sheet()


@caching.sprite
def _disc(size: int) -> Image.Image:
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 44, CHOICE, PAPER, 6)
    return pen.sheet()


@caching.sprite
def _arch(size: int, down: bool) -> Image.Image:
    """Return an arch over a gap between two cells, with a ring around the symbol on each; its middle is that
    of the gap.
    """
    pen = Pen(3.2 * size, 3.2 * size)
    middle, reach, high = 1.6 * size, 0.66 * size, 0.3 * size
    along = (-1 + i / 8 for i in range(17))
    way = [(middle + at * reach, middle - high * (1 - at * at)) for at in along]
    ends = [(middle - size, middle), (middle + size, middle)]
    if down:
        way, ends = ([(2 * middle - y, x) for x, y in points] for points in (way, ends))
    radius = 0.36 * size
    for wide, colour in ((marks.FIRM + 10, INK), (marks.FIRM + 5, PAPER), (marks.FIRM, CHOICE)):
        pen.line(way, colour, 1.6 * wide)
        for x, y in ends:
            pen.ring(x, y, radius, colour, wide)
    return pen.sheet()


def decorations(canvas: Canvas, plot: Plot, garden: Garden, choices: Sequence[Action]) -> None:
    """Draw where a decoration can be built, with its points beside its symbols, inside the board.

    Those of one cell are at its corner, as a rule the north-eastern; those of more in their middle. Where
    places share a cell, the frame of the longer one is around that of the other; a footbridge is an arch
    between its ends.
    """
    things, half = in_garden(plot, garden), POINTS / 2
    left, top, right, bottom = plot.box
    found = dict.fromkeys((*map(str, action.args[:2]),) for action in choices if action.verb == "deco")
    ends = {CELL[name] for _, cells in found for name in cells.split("-")}
    said = [(*plot.centre(cell, storey_of(garden, cell)), plot.size * art.SIGN / 2) for cell in ends]
    for symbol, cells in sorted(found, key=lambda one: -len(one[1])):
        first, wide, high = marks.spanned(cells)
        last = first + (wide - 1) + (high - 1) * SIDE
        storey = storey_of(garden, first)
        alone = first == last
        if symbol == SYMBOLS[FOOTBRIDGE]:
            down, middle = high > 1, plot.centre((first + last) // 2, storey)
            canvas.paste(_arch(plot.size, down), *middle)
        else:
            marks.cells(canvas, plot, cells, CHOICE, storey, marks.FIRM, INSIDE if alone else -INSIDE)
        piece = Piece(SYMBOLS.index(symbol), first, last, storey, len(garden.tiles))
        (x0, y0), (x1, y1) = plot.centre(first, storey), plot.centre(last, storey)
        far = max(plot.size / 2 - CORNERWARDS, (plot.size * art.SIGN / 2 + half - NEAR) / sqrt(2) + 1)
        low, high = (left + half, top), (right + BEYOND - half, bottom - half)
        spots = (
            (min(max(x0 + i * far, low[0]), high[0]), min(max(y0 + j * far, low[1]), high[1]))
            for i, j in _CORNERWARDS
            if alone
        )
        free = (at for at in spots if numbers.hidden(at, half, said) < NEAR)
        middle = (x0 + x1) / 2, (y0 + y1) / 2
        x, y = next(free, None) or numbers.clear(middle, REACH, things, half)
        x, y = min(max(x, low[0]), high[0]), min(max(y, top + half), high[1])
        canvas.paste(sprites.points(POINTS, f"+{worth(piece)}"), x, y)
        things.append((x, y, half))
        said.append((x, y, half))
