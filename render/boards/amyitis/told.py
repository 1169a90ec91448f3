"""Where on the board of Amyitis what happened can be seen, and the scenes in which turns are told.

Such a scene is a temple in the evening, or one row of fields on its meadow, as wide as a turn and with all
its cubes. Owns what a scene shows. The garden has no scene: a part of it is shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import dist
from typing import NamedTuple, Protocol

from engine.core import Event
from engine.games.amyitis.fields import SPACES as FIELDS_OF
from engine.games.amyitis.garden import PLOT, SECTION
from engine.games.amyitis.state import GOODS, NEUTRAL, NOBODY, ROWS, TEMPLES, State
from engine.games.amyitis.step import FORCED
from engine.games.amyitis.temples import SPACES, rewarded
from locales import Texts, texts
from render import panels, sprites
from render.boards import Place
from render.boards.amyitis import art, cards, garden, rows, stage, terraces
from render.boards.amyitis.cards import FIELDS, ON_BOARD
from render.boards.amyitis.ground import DUNES, FRIEZE, GREENS, GROUND, LIT, MEADOW, PLATFORMS, WALLS
from render.boards.amyitis.stage import CANAL, FIRST, TEMPLE, TILES
from render.boards.amyitis.view import sides
from render.canvas import Box, Canvas, cached
from render.panels import WHOLE
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.text import width
from render.theme import GAP, INK, MARGIN, PAPER, WATER, WATER_DEEP, WIDTH, pale

MARK = 8
"""px; how far outside a token its mark is."""
EDGE = 4
"""px; how wide the light edge of a cube in a channel is."""
AROUND = 90
"""px; the most of the garden that is shown above and below a place in it alone, with its label."""
CALLED, PLATE = 50, 16
"""px; the name of a section, and its plate beside that."""
GREW = ("grew", "tammouz")
"""The kinds of events in which a cube comes onto a field."""
HARVESTS = ("row-won", "row-tied", "row-without-gardener")
"""The kinds of events in which all cubes leave a row of the fields."""
PAYS = "marduk"
"""The temple whose rewards are shown once they are paid, and the kind of event in which they are."""

FIELD, TILE, CUBE, GOOD = 150, (96, 112), 82, 84
"""px; the height of a scene with a row of fields; a field there, which no frame around the next one touches,
a cube, and a good.
"""
SOWN, HEDGE = 14, 4
"""px; the round corners of the ground below a new cube, and its edge, which is that of every field."""
ROW, WORDS, BEFORE = 20, 44, 10
"""px; from the left edge to the name of the row, its size, and from that to the first field at least."""
GARDENER, COUNT = (78, 54), (46, 118)
"""px; a gardener to be won, and how many there are: their sizes, and their middles from the upper edge."""
PRIZE, AIR, WON, BESIDE = 186, 17, 84, (136, 54)
"""px; the gardener that was won, with the winner: from their left side to the edge, and around them; their
size, and their middles from that edge.
"""
NEARER, CLOSER = 214, 104
"""px; from the left edge to the first field of a row that was won, and to the next: there is room beside."""
NICHE = 2
"""px; how far outside its niche in a temple the frame of a new cube is."""
TITLE, SIGN, NAMES = 48, 84, (76, 144)
"""px; the name of a temple, on its tower, and the sign above it; the middles of the sign, then of the name,
from the upper edge.
"""
WALL, FRIEZE_HIGH, GLAZE, FLOOR = 30, 16, 8, 188
"""px; from the upper edge to the wall of a temple; the frieze of that and the glazed bricks below it; and to
where it stands.
"""
TOWER, COPING = 18, 14
"""px; from the upper edge to the tower of a temple, and the pale stone on its top."""
MERLON, CRENEL = (20, 14), 36
"""px; the size of a merlon, and from one to the next."""
DUNE = (156, 140, 152, 168, 150)
"""px; from the upper edge to the crest of a dune beside a temple."""


class Front(NamedTuple):
    """Where the parts of a temple are, in px from the left edge of its scene."""

    tower: int
    """The right side of the tower with the name."""
    first: int
    """The middle of the first niche."""
    step: int
    niche: tuple[int, int]
    middle: int
    """The middle of the niches, from the upper edge."""
    cube: int
    way: int
    """How long the arrow to a new cube is."""

    @property
    def end(self) -> float:
        """The right end of the wall."""
        return self.first + self.step * (SPACES - 0.5) + 8


FRONT = Front(224, 356, 126, (100, 116), 122, 96, 62)
"""A temple as wide as its scene."""
PAYING = Front(184, 264, 79, (70, 100), 128, 66, 36)
"""One beside which it is said whom it rewards."""


class Layout(Protocol):
    """Where cubes and rewards are on a picture."""

    def field(self, row: int, space: int, *, won: bool) -> Place:
        """Return where a field is, in a row that was `won` or not."""
        ...

    def row(self, row: int) -> Place:
        """Return where it is seen that a row was won."""
        ...

    def cubes(self, temple: int, first: int, last: int, *, paying: bool) -> Place:
        """Return where some cubes are in a temple, one that is `paying` or not; an arrow leads to them if
        they came last.
        """
        ...

    def paid(self, temple: int, state: State) -> Place:
        """Return where it is said whom a temple rewards."""
        ...


class _Board:
    """The board with all cards."""

    def field(self, row: int, space: int, *, won: bool) -> Place:
        del won  # it is as large as always
        card = ON_BOARD[FIELDS]
        return Place(_within(*cards.field_space(card, row, space), cards.FIELD), card=card.box)

    def row(self, row: int) -> Place:
        card = ON_BOARD[FIELDS]
        return Place(cards.field_row(card, row), card=card.box)

    def cubes(self, temple: int, first: int, last: int, *, paying: bool) -> Place:
        del paying  # it is as large as always
        card = ON_BOARD[TEMPLES[temple]]
        begin, end = (cards.space_box(card, space) for space in (first, last))
        _, y = cards.temple_space(card, 0)
        way = () if first else ((begin[0] - cards.WAY, y), (begin[0], y))
        return Place((*begin[:2], *end[2:]), way=way, card=card.box)

    def paid(self, temple: int, state: State) -> Place:
        card = ON_BOARD[TEMPLES[temple]]
        return Place(cards.rewards_box(card, TEMPLES[temple], state), card=card.box, spare=True)


class _Scenes:
    """The scenes, below the garden."""

    def field(self, row: int, space: int, *, won: bool) -> Place:
        return _in_scene(ROWS[row], _within(*_field(row, space, won=won), TILE))

    def row(self, row: int) -> Place:
        """Return where the winner of a row stands beside the gardener."""
        return _in_scene(ROWS[row], _prize(row))

    def cubes(self, temple: int, first: int, last: int, *, paying: bool) -> Place:
        front = PAYING if paying else FRONT
        slots = (_slot(temple, space, front) for space in (first, last))
        begin, end = (stage.niche(*slot, NICHE, front.niche) for slot in slots)
        xs, ys = zip(*begin, *end, strict=True)
        box = round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))
        _, y = _slot(temple, 0, front)
        way = () if first else ((box[0] - front.way, y), (box[0], y))
        corners = tuple(begin) if first == last else ()
        return _in_scene(TEMPLES[temple], box)._replace(corners=corners, way=way)

    def paid(self, temple: int, state: State) -> Place:
        return _in_scene(TEMPLES[temple], _paid(temple, state).box)._replace(spare=True)


BOARD, SCENES = _Board(), _Scenes()

_HEIGHTS = {**dict.fromkeys(ROWS, FIELD), **dict.fromkeys(TEMPLES, TEMPLE)}
_TOPS = accumulate(_HEIGHTS.values(), initial=garden.HEIGHT + GAP)
BOXES = {
    name: (MARGIN, top, MARGIN + WHOLE, top + _HEIGHTS[name])
    for name, top in zip(_HEIGHTS, _TOPS, strict=False)
}
"""Where each scene is, by the names of rows and temples."""


def _in_scene(name: str, box: Box) -> Place:
    return Place(box, card=BOXES[name], inside=BOXES[name])


def _paid(temple: int, state: State, own: int = NOBODY) -> rows.Stele:
    """Return the stone that says whom a temple rewards, `own` above all."""
    top, end = BOXES[TEMPLES[temple]][1], round(PAYING.end)
    shown = rows.stele(state, temple, rewarded(state, temple), top, end, own=own)
    return shown._replace(new=own != NOBODY)


def _within(x: float, y: float, size: tuple[int, int]) -> Box:
    """Return a box within a space of this size: a frame outside it hides little of the next space."""
    return panels.around(x, y, size[0] - 6, size[1] - 6)


def _field(row: int, space: int, *, won: bool) -> tuple[int, int]:
    left, top, _, bottom = BOXES[ROWS[row]]
    first, step = (NEARER, CLOSER) if won else (FIRST, TILES)
    return left + first + step * space, (top + bottom) // 2


def _prize(row: int) -> Box:
    """Return the box around the gardener of a row and its winner."""
    _, top, right, bottom = BOXES[ROWS[row]]
    return right - PRIZE, top + AIR, right - AIR, bottom - AIR


def _slot(temple: int, space: int, front: Front = FRONT) -> tuple[int, int]:
    left, top, _, _ = BOXES[TEMPLES[temple]]
    return left + front.first + front.step * space, top + front.middle


@cached
def _sheet() -> Canvas:
    """Return the garden with room for all scenes below it."""
    canvas = Canvas.blank(GROUND, max(bottom for *_, bottom in BOXES.values()) + GAP)
    inside = (garden.INSIDE, garden.INSIDE, WIDTH - garden.INSIDE, garden.HEIGHT - garden.INSIDE)
    ground = garden.scenery()
    canvas.lay(ground, inside, *inside[:2])
    canvas.words += ground.words
    return canvas


@cached
def _grounds() -> Canvas:
    """Return what never changes in the scenes, one below the other, and last the temples with steles."""
    fronts = [*((name, FRONT) for name in _HEIGHTS), *((name, PAYING) for name in TEMPLES)]
    canvas = Canvas.blank(GROUND, sum(_HEIGHTS[name] for name, _ in fronts), WHOLE)
    top = 0
    for name, front in fronts:
        pen = Pen(WHOLE, _HEIGHTS[name])
        if name in TEMPLES:
            _temple(pen, stage.GLAZES[TEMPLES.index(name)], front)
        else:
            _meadow(pen)
        canvas.put(pen.sheet(), 0, top)
        top += _HEIGHTS[name]
    return canvas


def _temple(pen: Pen, glaze: str, front: Front) -> None:
    """Draw a temple with its tower and its niches, and the desert at dusk behind it."""
    wide, high = pen.size
    pen.box(0, 0, wide, high, stage.DUSK)
    far = [(wide - (len(DUNE) - 1 - at) * 110, y) for at, y in enumerate(DUNE)]
    pen.polygon([*smooth(far, closed=False), (wide + 20, high), (far[0][0], high)], DUNES[1])
    end, low = front.end, WALL + FRIEZE_HIGH + GLAZE
    pen.polygon([(end, low), (end + 20, low + 10), (end + 20, FLOOR), (end, FLOOR)], WALLS[1])
    pen.polygon([(end + 6, WALL), (end + 26, WALL + 8), (end + 26, low + 8), (end + 6, low)], WALLS[2])
    pen.box(0, low, end, FLOOR, LIT[1])
    _merlons(pen, front.tower, end + 6, WALL)
    pen.box(0, WALL, end + 6, low - GLAZE, FRIEZE[0])
    pen.box(0, low - GLAZE, end + 6, low, glaze)
    for space in range(SPACES):
        at = front.first + front.step * space, front.middle
        pen.polygon(stage.niche(*at, 6, front.niche), FRIEZE[0])
        pen.polygon(stage.niche(*at, 0, front.niche), stage.SHADED)
        pen.polygon([(x + 8, y + 8) for x, y in stage.niche(*at, -8, front.niche)], stage.HOLLOW)
    pen.box(front.tower, low, front.tower + 14, FLOOR, LIT[0])
    _merlons(pen, 0, front.tower, TOWER)
    pen.box(0, TOWER, front.tower, FLOOR, FRIEZE[0])
    pen.box(front.tower - 8, TOWER, front.tower, FLOOR, FRIEZE[1])
    pen.box(0, TOWER + COPING, front.tower, TOWER + COPING + GLAZE, glaze)
    pen.box(0, FLOOR, end + 34, FLOOR + 8, PLATFORMS[3])
    pen.box(0, FLOOR + 8, end + 50, high, PLATFORMS[1])


def _merlons(pen: Pen, left: float, right: float, y: float) -> None:
    """Draw the battlements on a wall whose upper edge is at `y`, evenly from one end to the other."""
    wide, high = MERLON
    count = int((right - left) // CRENEL)
    for at in range(count):
        x = left + (at + 0.5) * (right - left) / count
        pen.box(x - wide / 2, y - high, x + wide / 2, y, FRIEZE[0])


def _meadow(pen: Pen) -> None:
    """Draw the meadow around a row of fields, with the canal that waters it."""
    (wide, high), (left, right) = pen.size, CANAL
    pen.box(0, 0, wide, high, MEADOW)
    pen.box(left, 0, right, high, WATER_DEEP)
    pen.box(left + 4, 0, right - 4, high, WATER)
    pen.box(FIRST, high / 2 - 5, left + 5, high / 2 + 5, WATER)


def board(scene: Scene) -> Canvas:
    """Return the garden alone, and below it the scenes in which the last events can be seen."""
    canvas = _sheet()
    garden.draw(canvas, garden.VIEW, scene)
    state, words = scene.view.state, texts(scene.lang)
    for happened in _drafted(scene, scene.last):
        if happened.kind == "irrigated":
            _name(canvas, str(dict(happened.args)["section"]))
    found = [place for place in places(scene, scene.last, SCENES) if place]
    paying, full = _paying(scene, scene.last), _full(scene, scene.last)
    for name, box in BOXES.items():
        shown = [place for place in found if place.card == box]
        if shown:
            top = box[1] - BOXES[ROWS[0]][1]
            if name in paying:
                top = sum(_HEIGHTS.values()) + TEMPLE * TEMPLES.index(name)
            canvas.lay(_grounds(), (0, top, WHOLE, top + _HEIGHTS[name]), *box[:2])
            if name in ROWS:
                row, new = ROWS.index(name), [place.box for place in shown]
                cubes = full.get(name, state.fields[row])
                winner = _winner(scene.last, name) if name in full else None
                _draw_row(canvas, row, cubes, words, new, winner, state.gardeners)
            else:
                _draw_temple(canvas, TEMPLES.index(name), state, words, paying.get(name))
    return canvas


def _drafted(scene: Scene, events: Sequence[Event]) -> Sequence[Event]:
    """Return those events if they are only a draft, whose frames are dashed: of that, more is said."""
    return events if scene.frame and scene.frame[1] else ()


@lru_cache(maxsize=len(SECTION))
def _plate(section: str) -> Box:
    """Return where the plate with the name of a section is: near its cube, where it hides least."""
    view, number = garden.VIEW, SECTION[section]
    (x, y), wide = view.section(number), width(section, CALLED) + 2 * PLATE
    boxes = [
        panels.around(x + aside, y + down, wide, CALLED + PLATE)
        for aside, down in product(range(-210, 211, 30), range(-144, 145, 18))
    ]
    cube = panels.around(x, y, garden.new_size(view) + 2 * EDGE)
    taken = [*garden.beside(view, number), (cube, 16)]
    near = [one for one in taken if garden.shared(one[0], panels.around(x, y, 420 + wide, 360))]

    def hidden(box: Box) -> float:
        away = dist((x, y), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        return away + sum(weight * garden.shared(box, other) for other, weight in near)

    return min(boxes, key=hidden)


def _name(canvas: Canvas, section: str) -> None:
    """Draw the name of a section on its plate."""
    left, top, right, bottom = _plate(section)
    canvas.box(left, top, right, bottom, PAPER, 16, INK, 3)
    canvas.text((left + right) / 2, (top + bottom) / 2, section, CALLED, align=0.5)


def _full(scene: Scene, events: Sequence[Event]) -> Mapping[str, Sequence[int]]:
    """Return the rows that were emptied last, with the cubes that filled them, if a scene can show these."""
    if not (scene.bare and scene.before):
        return {}
    cubes = dict(zip(ROWS, map(list, scene.before.state.fields), strict=True))
    full: dict[str, Sequence[int]] = {}
    for happened in (*scene.since, *events):
        name, kind = str(dict(happened.args).get("row")), happened.kind.removesuffix(FORCED)
        if kind in GREW and happened.seat is not None:
            cubes[name].append(happened.seat)
            full.pop(name, None)
        elif kind in HARVESTS:
            full[name], cubes[name] = cubes[name], []
    return {name: cubes for name, cubes in full.items() if len(cubes) == len(FIELDS_OF[ROWS.index(name)])}


def _winner(events: Sequence[Event], row: str) -> int | None:
    """Return the seat that won a row when it was last emptied, if any did."""
    ends = (one for one in reversed(events) if one.kind in HARVESTS and dict(one.args)["row"] == row)
    return next((one.seat for one in ends), None)


def _draw_row(
    canvas: Canvas,
    row: int,
    cubes: Sequence[int],
    words: Texts,
    new: Collection[Box],
    winner: int | None,
    gardeners: int,
) -> None:
    """Draw a row of fields with its goods and cubes, and at its end the gardeners to be won, or its winner
    with the one that was.

    The ground below `new` cubes, or those with which it was won, is in the colour of their seat.
    """
    left, top, right, bottom = BOXES[ROWS[row]]
    label = words.term("amyitis", "row", ROWS[row])
    label, won = label[:1].upper() + label[1:], winner is not None
    room = _field(row, 0, won=won)[0] - TILE[0] // 2 - BEFORE - left - ROW
    canvas.text(left + ROW, (top + bottom) // 2, label, WORDS, limit=room)
    for space, good in enumerate(FIELDS_OF[row]):
        x, y = _field(row, space, won=won)
        canvas.paste(stage.soil(*TILE), x, y)
        if space >= len(cubes):
            canvas.paste(art.good(GOODS[good], GOOD), x, y)
            continue
        if cubes[space] == winner or SCENES.field(row, space, won=won).box in new:
            ground = sprites.panel(*TILE, SOWN, pale(cubes[space], GROUND), GREENS[1], HEDGE)
            canvas.paste(ground, x, y)
        canvas.paste(garden.edged(cubes[space], CUBE, rows.SHORE), x, y)
    if winner is not None:
        canvas.box(*_prize(row), PAPER, SOWN)
        canvas.paste(garden.edged(winner, WON, rows.SHORE), right - BESIDE[0], (top + bottom) / 2)
        canvas.paste(art.guild("gardener", WON), right - BESIDE[1], (top + bottom) / 2)
        return
    (size, y), (number, below) = GARDENER, COUNT
    x = (left + CANAL[1] + right) // 2
    canvas.paste(art.guild("gardener", size), x, top + y)
    canvas.text(x, top + below, f"×{gardeners}", number, align=0.5, limit=right - left - CANAL[1] - 8)


def _draw_temple(canvas: Canvas, temple: int, state: State, words: Texts, own: int | None) -> None:
    """Draw the cubes in a temple and, unless `own` is None, whom it rewards, that seat above all."""
    left, top, _, _ = BOXES[TEMPLES[temple]]
    front = FRONT if own is None else PAYING
    middle, (sign, title) = left + (front.tower - 8) // 2, NAMES
    canvas.paste(art.temple(TEMPLES[temple], SIGN), middle, top + sign)
    name = words.term("amyitis", "temple", TEMPLES[temple])
    canvas.text(middle, top + title, name, TITLE, align=0.5, limit=front.tower - 24)
    for space, cube in enumerate(state.temples[temple]):
        piece = art.neutral(front.cube) if cube == NEUTRAL else garden.edged(cube, front.cube, rows.SHORE)
        canvas.paste(piece, *_slot(temple, space, front))
    if own is not None:
        rows.draw_stele(canvas, _paid(temple, state, own), words)


def _paying(scene: Scene, events: Sequence[Event]) -> Mapping[str, int]:
    """Return the temples that say whom they reward: one that has paid, and those that a draft enters.

    With the latter is the seat whose reward counts.
    """
    found = {
        temple: one.seat
        for one in _drafted(scene, events)
        for temple in temples_of(one)
        if one.kind == "entered" and one.seat is not None
    }
    paid = any(happened.kind == PAYS for happened in events)
    return {**found, PAYS: NOBODY} if paid and rewarded(scene.view.state, TEMPLES.index(PAYS)) else found


def places(scene: Scene, events: Sequence[Event], laid: Layout) -> list[Place | None]:
    """Return where each event can be seen: cubes where they are now, plants, rewards.

    Cubes of one seat that lie beside each other in a temple have one place together. An arrow shows that the
    latest came from the left.
    """
    state: State = scene.view.state
    later: Counter[str] = Counter()
    """How many cubes came into a row or a temple after an event."""
    full = _full(scene, events)
    shown: dict[str, Sequence[int]] = dict(zip(ROWS, state.fields, strict=True))
    """The cubes in a row as it is shown after an event: one that was emptied is full if that is known."""
    entered: list[list[tuple[int, int, int | None]]] = [[] for _ in TEMPLES]
    """Per temple: the number of an event in `found`, the space of its cube now, and its seat."""
    paying = _paying(scene, events)
    found: list[Place | None] = []
    for happened in reversed(events):
        args = {name: str(value) for name, value in happened.args}
        kind, place = happened.kind.removesuffix(FORCED), None
        if kind in HARVESTS:
            name = args["row"]
            shown[name] = [] if later[name] else full.get(name, [])
            if kind == "row-won" and not later[name] and (shown[name] or not scene.bare):
                place = laid.row(ROWS.index(name))
        elif happened.kind == PAYS and PAYS in paying:
            place = laid.paid(TEMPLES.index(PAYS), state)
        elif kind in GREW:
            name = args["row"]
            later[name] += 1
            if (space := len(shown[name]) - later[name]) >= 0:
                won = name in full and _winner(events, name) is not None
                place = laid.field(ROWS.index(name), space, won=won)
        elif happened.kind == "entered":
            temple, space = TEMPLES.index(args["temple"]), later[args["temple"]]
            later[args["temple"]] += 1
            if state.temples[temple][space : space + 1] == [happened.seat]:
                entered[temple].append((len(found), space, happened.seat))
        elif happened.kind == "grey-entered":
            later.update(temples_of(happened))
        elif kind == "planted":
            place = _planted(happened.seat, PLOT[args["plot"]])
        elif kind == "irrigated":
            drafted = bool(_drafted(scene, events))
            framed = bool(scene.frame)
            place = _filled(
                state, happened.seat, args["section"], framed=framed, named=drafted, new=scene.bare
            )
        found.append(place)
    for temple, cubes in enumerate(entered):
        for run in _runs(cubes):
            place = laid.cubes(temple, run[0][1], run[-1][1], paying=TEMPLES[temple] in paying)
            for number, _, _ in run:
                found[number] = place
    return found[::-1]


def temples_of(happened: Event) -> list[str]:
    """Return the temples that an event is about."""
    return str(dict(happened.args).get("temple", "")).split("+")


def _runs(cubes: Iterable[tuple[int, int, int | None]]) -> Iterator[list[tuple[int, int, int | None]]]:
    """Yield the cubes in a temple that lie beside each other and belong to one seat: they have one mark."""
    run: list[tuple[int, int, int | None]] = []
    for cube in cubes:
        if run and (cube[1] != run[-1][1] + 1 or cube[2] != run[-1][2]):
            yield run
            run = []
        run.append(cube)
    if run:
        yield run


def _planted(seat: int | None, plot: int) -> Place:
    """Return the place of a new garden: the token of its owner, on plants, above the code of the plot."""
    view = garden.VIEW
    shown = terraces.bed_corners(view, plot), view.plaque(plot, panels.MARKED)
    return _token(seat, garden.owner_at(view, plot), garden.owner_size(view), shown)


def _filled(state: State, seat: int | None, name: str, *, framed: bool, named: bool, new: bool) -> Place:
    """Return the place of a new cube in a channel, between two plots, whose codes name it.

    It may be `named` on a plate as well. A cube that is `new` is larger than others.

    The cube is before the tokens on these plots, and those are before the channel.
    """
    section = SECTION[name]
    view, plots = garden.VIEW, sides(section)
    owners = [(owner, plot) for owner, player in enumerate(state.players) for plot in player.plots]
    before = (
        sprites.contour(owner, *garden.owner_at(view, plot), garden.owner_size(view), MARK)
        for owner, plot in owners
        if plot in plots
    )
    codes = (view.plaque(plot, panels.MARKED) for plot in plots)
    brim = next(terraces.course_of_water(view, section, panels.MARKED - terraces.BRIM - 3))
    shown = brim, *terraces.course_of_water(view, section, panels.MARKED), *codes
    if named:
        left, top, right, bottom = _plate(name)
        shown = *shown, ((left, top), (right, top), (right, bottom), (left, bottom))
    at, size = view.section(section), garden.new_size(view) if new else garden.cube_size(view)
    cube = () if seat is None else sprites.contour(seat, *at, size, EDGE - panels.MARKED)
    return _token(seat, at, size, shown)._replace(before=tuple(before), label=cube, framed=framed)


def _token(seat: int | None, at: Point, size: int, shown: Sequence[Sequence[Point]]) -> Place:
    """Return the place of the mark of a seat, with its outline and what is shown with it."""
    corners = () if seat is None else sprites.contour(seat, *at, size, MARK)
    ys = [y for outline in (corners, *shown) for _, y in outline]
    top, bottom = round(min(ys)) - AROUND, round(max(ys)) + AROUND
    inside = garden.INSIDE, max(garden.HEADLINE, top), WIDTH - garden.INSIDE, bottom
    return Place(panels.around(*at, size), corners, above=tuple(map(tuple, shown)), inside=inside)
