"""What is played in Yspahan, what has just changed, and what may be chosen: on the map and beside it.

Draws on any picture of the game: a `Stage` says where on it map, tower, buildings and caravan are. Of the
rules, it uses only the price of a move of the supervisor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from engine.core import Action, Event
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE, TOUCHING
from engine.games.yspahan.rules import price
from engine.games.yspahan.state import BUILDINGS, DATA, FLOORS, NOBODY, SHOPS, STREET, State
from locales import Texts
from render import numbers, panels, sprites
from render.boards import Place
from render.boards.yspahan import art, bazaar, city, sides
from render.boards.yspahan.city import Map
from render.canvas import Box, Canvas
from render.pen import Point, regular
from render.scene import Scene
from render.theme import CHOICE, INK, NAME, PAPER, SEATS, SOFT, WHITE

QUARTER = 41
"""px on the board; names of quarters."""
TALLIED, BROUGHT, TALLY = 72, 62, 92
"""px; the mark of a seat with points for the caravan, beside a large one, their number, and its row."""
SPACE_NAME = 40
"""Units; the name of the space of the supervisor, at his feet."""


class Stage(NamedTuple):
    """Where things are on a picture; what is None is not on it."""

    map: Map | None = None
    region: Box = (city.LEFT, city.TOP, city.RIGHT, city.BOTTOM)
    """The part of the map that is shown, in units."""
    tower: Box | None = None
    gates: Box | None = None
    """The tower as the board shows it: its floors side by side."""
    yard: Box | None = None
    lots: Box | None = None
    """The buildings as the board shows them: some beside each other."""
    caravan: Box | None = None
    yard_foot: int = 0
    """px below the rows of the buildings."""
    beside: int = 0
    """px kept free between the numbers of choices and the right edge of the tower."""
    zoom: float = 1.0
    """The size of the caravan, compared with the board."""
    badge: int = numbers.SIZE
    """px; the numbers of choices."""
    tally: Box | None = None
    """Where points for the caravan stand, one below the other; None if they stand beside it on the map."""

    def shows(self, place: Point, aside: float = 0, beyond: float = 0) -> bool:
        """Return True if a place of the map is on the picture, with so many units around it."""
        left, top, right, bottom = self.region
        x, y = place
        across, down = left + aside <= x <= right - aside, top + beyond <= y <= bottom - beyond
        return self.map is not None and across and down

    def row(self, place: str) -> Box | None:
        """Return the row of a floor or a building."""
        if place in FLOORS and self.tower:
            return sides.floor_row(self.tower, FLOORS.index(place))
        if place in FLOORS and self.gates:
            return sides.gate_box(self.gates, FLOORS.index(place))
        if place in BUILDINGS and self.yard:
            return sides.row(self.yard, BUILDINGS.index(place), len(BUILDINGS), self.yard_foot)
        if place in BUILDINGS and self.lots:
            return sides.lot(self.lots, BUILDINGS.index(place))
        return None


class Week(NamedTuple):
    """What stood in the city when the week ended, before everything left it."""

    cubes: dict[int, int]
    """By shop, the seat that had a cube there."""
    scored: dict[int, tuple[int, int]]
    """By souk, the seat that scored it and the points."""
    counted: dict[int, int]
    """By seat, the points for the caravan."""


def week_before(scene: Scene, state: State) -> Week:
    """Return the end of a week as the draft or the latest turn has reported it, if the picture is to show it.

    That of the latest turn is shown in public only, and until the next cube is placed. The last picture of a
    game keeps it.
    """
    public = scene.view.seat is None or not state.ask or not scene.framed
    return _week(state, scene.draft or (scene.last if public else ()))


def _week(state: State, events: Sequence[Event]) -> Week:
    """Return the end of a week as events have reported it, if the city is still empty."""
    week, ended = Week({}, {}, {}), _ended(state, events)
    for happened in events[ended:]:
        args = dict(happened.args)
        if happened.kind == "souk-scored" and happened.points:
            souk = SOUKS.index(str(args["souk"]))
            week.scored[souk] = happened.points[0]
            week.cubes.update(dict.fromkeys(SOUK_SHOPS[souk], happened.points[0][0]))
        elif happened.kind == "took-back" and happened.seat is not None:
            week.cubes.update({SHOP[shop]: happened.seat for shop in str(args["shops"]).split("+")})
        elif happened.kind == "caravan-counted":
            week.counted.update(happened.points)
    return week


def _ended(state: State, events: Sequence[Event]) -> int:
    """Return after how many events a week has ended that left the city empty, or how many there are."""
    kinds = [happened.kind for happened in events]
    empty = "week-over" in kinds and all(seat == NOBODY for seat in state.shops)
    return len(kinds) - kinds[::-1].index("week-over") if empty else len(kinds)


# What is in the city


def names(canvas: Canvas, stage: Stage, words: Texts) -> None:
    """Draw the names of the quarters on their boards."""
    x, y, room = bazaar.NAME
    for kind, (left, top) in city.SIGNS.items():
        if stage.map and stage.shows((left, top), bazaar.SIGN[0] / 2):
            zoom = stage.map.zoom
            at = stage.map.at((left - bazaar.SIGN[0] / 2 + x, top - bazaar.SIGN[1] / 2 + y))
            name = words.term("yspahan", "floor", kind)
            canvas.text(*at, name, round(QUARTER * zoom), INK, limit=round(room * zoom))


def cubes(canvas: Canvas, stage: Stage, week: Week, state: State) -> None:
    """Draw cubes in the shops, and on each souk's plate how full it is.

    What has left the city at the end of a week is shown faded, or as it stood when the game ended, with the
    points of each seat.
    """
    if not stage.map:
        return
    over, zoom = not state.ask, stage.map.zoom
    standing = week.cubes if over else {shop: seat for shop, seat in enumerate(state.shops) if seat != NOBODY}
    size = round(city.CUBE * zoom)
    for shop, seat in standing.items():
        if not stage.shows(city.HOUSES[shop], bazaar.WIDTH / 2, bazaar.HEIGHT / 2):
            continue
        souk = DATA["souk"][SOUK_OF[shop]]
        stall = bazaar.stall(souk["tint"], souk["quarter"], seat, size, zoom)
        x, y = stage.map.at(city.HOUSES[shop])
        canvas.paste(stall, x, y - (bazaar.HEIGHT - bazaar.SILL + bazaar.ABOVE) / 2 * zoom)
    for shop, seat in () if over else week.cubes.items():
        canvas.paste(art.ghost(seat, size), *stage.map.at(city.CUBES[shop]))
    for souk, shops in enumerate(SOUK_SHOPS):
        if stage.shows(city.PLATES[souk], city.PLATE_WIDTH / 2, city.PLATE_HEIGHT / 2):
            _plate(
                canvas, stage.map, souk, week.scored.get(souk), [standing.get(shop, NOBODY) for shop in shops]
            )


def _plate(
    canvas: Canvas, drawn: Map, souk: int, scored: tuple[int, int] | None, held: Sequence[int]
) -> None:
    zoom = drawn.zoom
    x, y = drawn.at(city.PLATES[souk])
    if scored:
        seat, points = scored
        size = city.PLATE_WIDTH + 8, city.PLATE_HEIGHT + 8
        sprite = art.scored(seat, *size, DATA["souk"][souk]["id"], f"+{points}")
        canvas.paste(sprite, x, y)
        return
    seats = [seat for seat in held if seat != NOBODY]
    y += city.FILLED * zoom
    if len(seats) == len(held):
        high, wide = round(19 * zoom), round((city.PLATE_WIDTH / 2 - 5) * zoom)
        canvas.box(round(x) - wide, round(y) - high, round(x) + wide, round(y) + high, WHITE)
        canvas.paste(sprites.tick(round(40 * zoom), CHOICE), x, y)
    elif seats:
        tint = DATA["souk"][souk]["tint"]
        canvas.paste(bazaar.bar(tint, len(held), zoom, len(seats), seats[0]), x, y)


def counted(canvas: Canvas, stage: Stage, week: Week) -> None:
    """Draw the points that each seat has got for its cubes on the caravan, beside it."""
    if not week.counted:
        return
    left, top, right, bottom = box = _counted_at(stage, len(week.counted))
    canvas.box(*box, WHITE, 14, INK, 3)
    for number, (seat, points) in enumerate(week.counted.items()):
        if stage.tally:
            y = top + (bottom - top) * (number + 0.5) / len(week.counted)
            canvas.paste(sprites.token(seat, TALLIED), left + 44, y)
            canvas.text(right - 18, y, f"+{points}", BROUGHT, align=1, limit=right - left - 104)
        else:
            x, y = left + 27 + number % 2 * 88, top + 36 + number // 2 * 58
            canvas.paste(sprites.token(seat, 44, text=" "), x, y)
            canvas.text(x + 22, y, f"+{points}", NAME, limit=42)


def _counted_at(stage: Stage, seats: int) -> Box:
    """Return where the points of so many seats for the caravan stand."""
    if stage.map and not stage.tally:
        more = seats > 2
        return stage.map.area((-459, -258 - 46 * more, -280, -186 + 8 * more))
    left, top, right, bottom = stage.tally or (0, 0, 0, 0)
    middle, half = (top + bottom) // 2, min(seats * TALLY, bottom - top) // 2
    return left, middle - half, right, middle + half


SLIM, CROSSING = 0.87, 1.6
"""How large he is between two stones, compared with others; and on the crossing, where streets are wide."""


def supervisor(canvas: Canvas, stage: Stage, scene: Scene, state: State) -> None:
    """Draw the supervisor, with the name of his space at his feet, if he may not be told to stay there."""
    place, space = city.SPACES[state.supervisor], STREET[state.supervisor]
    dests = _dests(scene) if stage.map and any(stage.map.apart) else {}  # elsewhere there are no stones
    if state.supervisor in dests or not (stage.map and stage.shows(place)):
        return
    zoom, (x, y) = stage.map.zoom, stage.map.at(place)
    if any(dist(place, city.SPACES[dest]) < city.COLUMN + 1 for dest in dests):
        zoom = zoom * SLIM if any(place) else CROSSING
    canvas.paste(art.standing(zoom), x, y)
    room = round((art.PLATE[0] - 16) * zoom)
    canvas.text(x, y + art.NAMED * zoom, space, round(SPACE_NAME * zoom), WHITE, align=0.5, limit=room)


# What has changed


OUTSIDE = 8
"""px on the board that the frame around a shop reaches beyond it; less where there is more room inside."""


def _mark_shop(canvas: Canvas, stage: Stage, shop: int, colour: str, dashed: bool = False) -> None:
    if stage.map and stage.shows(city.HOUSES[shop]):
        zoom = stage.map.zoom
        beyond = round(2 * OUTSIDE / zoom)
        width, height = round(bazaar.WIDTH * zoom) + beyond, round(bazaar.HEIGHT * zoom) + beyond
        x, y = stage.map.at(city.HOUSES[shop])
        panels.frame_around(canvas, x, y, (width, height), colour, dashed, round(10 * zoom) + 10)


def _mark_space(
    canvas: Canvas, stage: Stage, space: int, colour: str, dashed: bool = False, at: int = NOBODY
) -> None:
    """Draw a ring around a space or, if the supervisor is `at` it, a frame around him."""
    if stage.map and stage.shows(city.SPACES[space]) and space == at:
        zoom, (x, y) = stage.map.zoom, stage.map.at(city.SPACES[space])
        size = round(art.PLATE[0] * zoom) + 8, round(art.PLATE[1] * zoom) + 8
        panels.frame_around(canvas, x, y, size, colour, dashed, round(12 * zoom))
    elif stage.map and stage.shows(city.SPACES[space]):
        size = round(2 * city.DISC * stage.map.zoom) + 20
        sprite = sprites.ring(size, colour, dashed, width=4)
        canvas.paste(sprite, *stage.map.at(city.SPACES[space]))


def fade(canvas: Canvas, stage: Stage, state: State, choices: Sequence[Action]) -> None:
    """Fade all but what may be chosen: shops, in full colours, with what their souks are worth, or spaces for
    the supervisor, with the cubes that he would send away.
    """
    offered = {SHOP[str(action.args[0])] for action in choices if action.verb in ("place", "put", "first")}
    if any(action.verb == "let_go" for action in choices):
        offered.add(state.loading[0])
    spaces = {SPACE[str(action.args[1])] for action in choices if action.verb == "supervise"}
    if not (offered or spaces) or not stage.map:
        return
    drawn, zoom = stage.map, stage.map.zoom
    sizes = (bazaar.WIDTH * zoom, bazaar.HEIGHT * zoom), (city.PLATE_WIDTH * zoom, city.PLATE_HEIGHT * zoom)
    places = {city.HOUSES[shop]: sizes[0] for shop in offered}
    places |= {city.PLATES[SOUK_OF[shop]]: sizes[1] for shop in offered}
    outlines = [panels.corners(panels.around(*drawn.at(at), *size)) for at, size in places.items()]
    called = (shop for space in spaces for shop in TOUCHING[space] if state.shops[shop] != NOBODY)
    outlines += [panels.corners(panels.around(*drawn.at(city.HOUSES[shop]), *sizes[0])) for shop in called]
    panels.veil(canvas, drawn.area(stage.region), outlines)
    for shop in offered:
        if stage.shows(city.HOUSES[shop]):
            _offer(canvas, drawn, shop, state.shops[shop])


def _offer(canvas: Canvas, drawn: Map, shop: int, seat: int) -> None:
    """Draw a shop that may be chosen, with the cube of a seat if it has one, in full colours."""
    souk, zoom = DATA["souk"][SOUK_OF[shop]], drawn.zoom
    canvas.paste(bazaar.shop(souk["tint"], souk["quarter"], zoom), *drawn.at(city.HOUSES[shop]))
    if seat != NOBODY:
        canvas.paste(art.cube(seat, round(city.CUBE * zoom)), *drawn.at(city.CUBES[shop]))
    limit = round(bazaar.STEP * zoom)
    place = drawn.at(city.CODE_PLACES[shop])
    city.write(canvas, *place, SHOPS[shop], city.code_size(zoom), INK, limit)


def named(canvas: Canvas, stage: Stage, state: State, events: Sequence[Event]) -> None:
    """Draw the shops where these events have put cubes with their whole codes."""
    shops = (SHOP[str(dict(happened.args)["shop"])] for happened in events if happened.kind in STANDS)
    for shop in dict.fromkeys(shops):
        if stage.map and state.shops[shop] != NOBODY:
            _offer(canvas, stage.map, shop, state.shops[shop])


HIGH, INSET = 100, 4
"""px; the least height of a row that has room for a frame inside it, and how far inside that lies."""


def _mark_row(canvas: Canvas, box: Box | None, colour: str, dashed: bool = False) -> None:
    if box:
        left, top, right, bottom = box
        inset = INSET if bottom - top >= HIGH else -1  # side by side, frames of high rows do not touch
        panels.frame(canvas, (left + 4, top + inset, right - 4, bottom - inset), colour, dashed, line=5)


def mark_scored(canvas: Canvas, stage: Stage, week: Week, state: State) -> None:
    """Draw a dashed frame around the shops that were scored and are empty now."""
    souks = {shop: souk for souk in week.scored for shop in SOUK_SHOPS[souk]}
    for shop, seat in week.cubes.items() if state.ask else ():
        if shop in souks:
            _mark_shop(canvas, stage, shop, SEATS[seat].colour, dashed=True)


def marks(
    canvas: Canvas, stage: Stage, state: State, events: Sequence[Event], colour: str, dashed: bool
) -> None:
    """Draw the places that events name: no buildings that have helped, no floors of earlier dice."""
    named: dict[tuple[str, str | int], None] = {}
    for happened in events:
        if happened.kind in ("rolled", "rolled-without-gold"):
            named = {pair: None for pair in named if pair[0] != "floor"}
        if happened.kind != "helped":
            named |= dict.fromkeys(happened.args)
    for name, value in named:
        if name == "shop" and value in SHOP:
            _mark_shop(canvas, stage, SHOP[str(value)], colour, dashed)
        elif name == "dest" and value in SPACE:
            _mark_space(canvas, stage, SPACE[str(value)], colour, dashed, state.supervisor)
        elif name in ("floor", "building"):
            _mark_row(canvas, stage.row(str(value)), colour, dashed)
    for happened in events:
        args = dict(happened.args)
        if happened.kind == "supervised" and "start" in args:  # events of older versions lack it
            _way(canvas, stage, SPACE[str(args["start"])], SPACE[str(args["dest"])], colour)
    _mark_loaded(canvas, stage, state, events, colour, dashed)


WAY, ASIDE = 44, 45
"""Units from the middle of the street to the arrow of the supervisor's way, above or below names of spaces,
and beside them, where these are wider.
"""
LINE, RIM, HEAD = 7, 3, 30
"""px; the arrow, each of its dark and light edges, and its head."""
CLEAR = 32
"""Units that the arrow begins beside the middle of the space where he began."""
SHORT = 62
"""Units that the arrow ends before the middle of the space, where the supervisor stands."""
NEXT = 110
"""Units; the spaces next to the crossing are less far from it."""
SLANT = 136
"""Units before the crossing where a way turns to a space next to it."""


def _way(canvas: Canvas, stage: Stage, start: int, dest: int, colour: str) -> None:
    """Draw the way of the supervisor as an arrow along the edge of the street, and where he began."""
    if not stage.map:
        return
    _mark_space(canvas, stage, start, colour, dashed=True)
    points = [stage.map.at(point) for point in way(city.SPACES[start], city.SPACES[dest])]
    west, north, east, south = stage.map.area(stage.region)
    for width, ink in ((LINE + 4 * RIM, INK), (LINE + 2 * RIM, PAPER), (LINE, colour)):
        half = width // 2
        for (ax, ay), (bx, by) in pairwise(points):
            left, right = sorted((round(ax), round(bx)))
            top, bottom = sorted((round(ay), round(by)))
            left, right = max(left - half, west), min(right + half, east)
            top, bottom = max(top - half, north), min(bottom + half, south)
            if left < right and top < bottom:
                canvas.line(left, top, right, bottom, ink)
    (ax, ay), (bx, by) = points[-2:]
    if west < bx < east and north < by < south:
        canvas.paste(art.arrowhead(HEAD, colour, _quarter_turns(bx - ax, by - ay)), bx, by)


def way(start: Point, dest: Point) -> list[Point]:
    """Return the corners of a way along the street, beside the middle of the spaces: not quite from its
    beginning, where there is a ring, and not quite to its end.
    """
    (x0, y0), (x1, y1) = start, dest
    x, y = (-ASIDE if min(x0, x1) < 0 else ASIDE), (-WAY if min(y0, y1) < 0 else WAY)
    points: list[Point]
    # Around the corner to the next space, it comes from the other side: there is room for an arrow.
    if y0 == y1 == 0:
        points = [(x0, WAY), (x1, WAY)]
    elif x0 == x1 == 0:
        points = [(ASIDE, y0), (ASIDE, y1)]
    elif y0:
        x = -x if abs(x1) < NEXT else x
        points = [(x, y0), (x, y), (x1, y)]
    else:
        y = -y if abs(y1) < NEXT else y
        points = [(x0, y), (x, y), (x, y1)]
    (ax, ay), (bx, by) = points[-2:]
    length = abs(bx - ax) + abs(by - ay)
    left = max(0.2, 1 - SHORT / length) if length else 1
    points[-1] = (ax + (bx - ax) * left, ay + (by - ay) * left)
    (ax, ay), (bx, by) = points[:2]
    length = abs(bx - ax) + abs(by - ay)
    clear = min(CLEAR / length, 0.3) if length else 0
    return [(ax + (bx - ax) * clear, ay + (by - ay) * clear), *points[1:]]


def walk(start: Point, dest: Point) -> list[Point]:
    """Return the corners of a way along the middle of the streets, but aslant to a space around the corner:
    not quite from its beginning, where there is a ring, and not quite to its end, where he stands.
    """
    (x0, y0), (x1, y1) = start, dest
    turns, crossing = bool(x0 * y1 or y0 * x1), (0.0, 0.0)
    if turns and dist(crossing, dest) < NEXT:  # he would hide a leg from the crossing: it cuts the corner
        turns, crossing = dist(crossing, start) > 2 * NEXT, _nearer(crossing, start, SLANT)
    points = [start, crossing, dest] if turns else [start, dest]
    begin, end = BEGAN + panels.MARKED + 2, city.DISC
    return [_nearer(points[0], points[1], begin), *points[1:-1], _nearer(points[-1], points[-2], end)]


def _nearer(point: Point, other: Point, by: float) -> Point:
    """Return a point so much nearer to another one, at most halfway."""
    share = min(0.5, by / dist(point, other))
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def _quarter_turns(dx: float, dy: float) -> int:
    """Return how many quarters a direction along an axis is turned clockwise from that to the right."""
    return (0 if dx > 0 else 2) if abs(dx) > abs(dy) else (1 if dy > 0 else 3)


def _mark_loaded(
    canvas: Canvas, stage: Stage, state: State, events: Sequence[Event], colour: str, dashed: bool
) -> None:
    """Mark the cubes that these events loaded on the caravan."""
    fresh = 0
    for happened in events:
        fresh = 0 if happened.kind == "caravan-full" else fresh + (happened.kind == "loaded")
    for number in range(max(0, len(state.caravan) - fresh), len(state.caravan)) if stage.caravan else ():
        place = sides.slot(stage.caravan or (0, 0, 0, 0), state, number, stage.zoom)
        size = round(sides.RIDER * stage.zoom) + 18
        canvas.paste(sprites.ring(size, colour, dashed), *place)


# What may be chosen


def choices(canvas: Canvas, stage: Stage, scene: Scene, state: State) -> None:
    """Draw what may be chosen now, by place; moves of the supervisor only once his group is chosen."""
    offered: dict[str, list[tuple[str | int, ...]]] = {}
    for action in scene.choices:
        offered.setdefault(action.verb, []).append(action.args)
    rows = {str(args[0]) for verb in ("take", "supervise", "draw", "build") for args in offered.get(verb, ())}
    for place in sorted(rows - {""}):
        _mark_row(canvas, stage.row(place), CHOICE)
    shops = (str(args[0]) for verb in ("place", "put", "first") for args in offered.get(verb, ()))
    for shop in dict.fromkeys(shops):
        _mark_shop(canvas, stage, SHOP[shop], CHOICE)
    if "let_go" in offered:
        _mark_shop(canvas, stage, state.loading[0], CHOICE)


def _dests(scene: Scene) -> dict[int, str]:
    """Return the spaces where the supervisor may go, once the group of his dice is chosen, with that."""
    numbered = [action.args for action, _ in scene.numbered if action.verb == "supervise"]
    moves = numbered or [action.args for action in scene.choices if action.verb == "supervise"]
    floors = {str(floor) for floor, _ in moves}
    return {SPACE[str(dest)]: str(floor) for floor, dest in moves} if len(floors) == 1 else {}


def _prices(dests: Mapping[int, str], state: State) -> dict[int, int]:
    """Return what the supervisor costs on each space where he may go."""
    return {space: price(state, state.asked, FLOORS.index(floor), space) for space, floor in dests.items()}


def is_paid(scene: Scene, state: State) -> bool:
    """Return True if some of the moves of the supervisor that are offered cost gold."""
    return any(_prices(_dests(scene), state).values())


PAVED, SEPARATED = 5, 4
"""px around what a stone shows, and the line between two of them."""
BOTH = 0.75
"""The size of a price where the supervisor stands beside it, compared with others."""


class Stones(NamedTuple):
    """How large the stones of the street are where the supervisor may go, in px."""

    code: int
    """The size of the names of the spaces."""
    coin: int
    """What a move costs, below the name or, on the street from north to south, beside it; 0: all are free."""

    def box(self, drawn: Map, space: int) -> Box:
        """Return the box of a stone: they touch each other along the street."""
        (x, y), zoom = city.SPACES[space], drawn.zoom
        aside, middle = drawn.apart[0], drawn.at((x, y))
        if y:
            wide = round(1.46 * self.code) + 2 * PAVED + self.coin
            return panels.around(*middle, wide, city.ROW * zoom)
        high = round(0.95 * self.code) + 2 * PAVED + self.coin
        left, top, right, bottom = panels.around(*middle, (city.COLUMN + 2 * aside * (not x)) * zoom, high)
        return left - round(city.LAST * zoom) * (space == city.WESTERNMOST), top, right, bottom


def moves(canvas: Canvas, stage: Stage, scene: Scene, state: State) -> None:
    """Draw the spaces where the supervisor may go as stones with their prices, each row of them in a frame,
    and the cubes that he would send away.
    """
    dests = _dests(scene)
    if not stage.map or not dests:
        return
    prices = _prices(dests, state)
    aside = any(prices.values()) or state.supervisor in prices
    stones = stones_at(stage.map.zoom, priced=aside and not scene.numbered)
    for row in rows(prices):
        boxes = [stones.box(stage.map, space) for space in row]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        whole = min(lefts), min(tops), max(rights), max(bottoms)
        canvas.box(*whole, PAPER, 16)
        for space, box in zip(row, boxes, strict=True):
            _stone(canvas, stones, box, space, prices[space], space == state.supervisor)
        for left, top, right, bottom in boxes[1:]:
            end = (right, top + SEPARATED) if city.SPACES[row[0]][1] else (left + SEPARATED, bottom)
            canvas.line(left, top, *end, CHOICE)
        panels.frame(canvas, whole, CHOICE, pad=4, radius=18, line=5)
    hit = {shop for space in prices for shop in TOUCHING[space] if state.shops[shop] != NOBODY}
    for shop in sorted(hit):
        called(canvas, stage, shop)


def stones_at(zoom: float, *, priced: bool) -> Stones:
    """Return how large stones are on a map: along the street, they have the room of their spaces."""
    code = round(max(city.LEGIBLE, 46 * zoom))
    return Stones(code, round(min(city.COLUMN * zoom - 10, 1.24 * code)) * priced)


def rows(spaces: Iterable[int]) -> list[list[int]]:
    """Return spaces in rows of neighbours, along one street each."""
    found: list[list[int]] = []
    for space in sorted(spaces, key=lambda space: (city.SPACES[space][1] != 0, city.SPACES[space])):
        if found and _adjoin(city.SPACES[found[-1][-1]], city.SPACES[space]):
            found[-1].append(space)
        else:
            found.append([space])
    return found


def _adjoin(one: Point, other: Point) -> bool:
    """Return True if two spaces are neighbours, and both on the same street beside the crossing or on it."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return bool(one[1]) == bool(other[1]) and across + down < city.COLUMN + 1


def _stone(canvas: Canvas, stones: Stones, box: Box, space: int, gold: int, here: bool) -> None:
    """Draw the name of a space where the supervisor may go on its stone, and a price if there is one."""
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    kept = stones.coin if gold or here else 0  # a name alone is in the middle
    beside, below = (kept, 0) if city.SPACES[space][1] else (0, kept)
    if here:
        canvas.box(left + 3, top + 3, right - 3, bottom - 3, art.DEEP, 14)
    size = round(BOTH * stones.coin) if here and gold else stones.coin
    beside += round(0.66 * size) * bool(here and gold and beside)
    ink, room = WHITE if here else INK, right - left - SEPARATED - 2 * PAVED - beside
    city.write(canvas, x - beside / 2, y - below / 2 + 1, STREET[space], stones.code, ink, room)
    if not kept:
        return
    x, y = (right - PAVED - stones.coin / 2, y) if beside else (x, bottom - PAVED - stones.coin / 2)
    if here and gold:
        x += 0.5 * (stones.coin - size) if beside else 0.33 * size
        canvas.paste(art.supervisor(size), x - 0.83 * size, y)
        canvas.paste(art.price(size, gold), x, y)
    elif here:
        canvas.paste(art.supervisor(stones.coin), x, y)
    elif gold:
        canvas.paste(art.price(stones.coin, gold), x, y)


def called(canvas: Canvas, stage: Stage, shop: int) -> None:
    """Draw a camel at a shop: its cube goes to the caravan."""
    if stage.map and stage.shows(city.CUBES[shop]):
        x, y = stage.map.at(city.HOUSES[shop])
        zoom = stage.map.zoom
        disc, x, y = round(40 * zoom), x + 29 * zoom, y - 32 * zoom
        canvas.paste(sprites.panel(disc, disc, disc // 2, PAPER, INK, 3), x, y)
        canvas.paste(sprites.camel(round(31 * zoom)), x, y)


def numbered(canvas: Canvas, stage: Stage, choices: Sequence[tuple[Action, int]]) -> None:
    """Draw the numbered choices with marks and numbers. Those of one row stand beside each other.

    The number of a building covers its picture, so that its name and price can be read.
    """
    spots: list[tuple[Point, int]] = []
    rows: list[Box] = []
    size = stage.badge
    for action, number in choices:
        place = str(action.args[1 if action.verb == "supervise" else 0]) if action.args else ""
        if place in SHOP and stage.map and stage.shows(city.HOUSES[SHOP[place]]):
            x, y = stage.map.at(city.HOUSES[SHOP[place]])
            _mark_shop(canvas, stage, SHOP[place], CHOICE)
            spots.append(((x + 34 * stage.map.zoom, y - 42 * stage.map.zoom), number))
        elif place in SPACE and stage.map and stage.shows(city.SPACES[SPACE[place]]):
            space = SPACE[place]
            left, top, right, bottom = stones_at(stage.map.zoom, priced=False).box(stage.map, space)
            beyond = 0.28 * size  # its name can be read
            upright = not city.SPACES[space][1]
            x, y = (left + right) / 2, (top + bottom) / 2
            spots.append(((x, top - beyond) if upright else (right + beyond, y), number))
        elif box := stage.row(place):
            beside = rows.count(box) * size
            rows.append(box)
            _mark_row(canvas, box, CHOICE)
            x = box[2] - stage.beside - size / 2 - beside if place in FLOORS else box[0] + size * 0.6 + beside
            spots.append(((x, (box[1] + box[3]) / 2), number))
    numbers.badges(canvas, spots, size)


# Where events are

STANDS = ("placed", "filled", "kept")
"""The kinds of events after which a cube is in a shop."""
AIR = 16
"""px; above and below a way of the supervisor that alone is shown: along a street, no slice of its shops."""
LOWER = 2
"""px; how far the middle of the frame around a cube is below that of its shop: a letter is at its foot."""
BEGAN = 28
"""px; half of what a ring around the space where the supervisor began encloses."""


def began(canvas: Canvas, stage: Stage, state: State, events: Sequence[Event]) -> None:
    """Mark where the supervisor began the last of his moves."""
    moves = [dict(happened.args) for happened in events if happened.kind == "supervised"]
    for args in moves[-1:]:
        if stage.map and SPACE[str(args["dest"])] == state.supervisor and "start" in args:
            ring = sprites.ring(2 * (BEGAN + panels.MARKED - sprites.BEYOND), SOFT, dashed=True, width=6)
            canvas.paste(ring, *stage.map.at(city.SPACES[SPACE[str(args["start"])]]))


def places(stage: Stage, state: State, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: cubes still in shops or on camels, the supervisor, and what a
    week brought whose end has left the city empty.
    """
    ended = _ended(state, events)
    counted = sum(happened.kind == "caravan-counted" for happened in events[ended:])
    scored = _week(state, events).scored
    shops, slot, space = list(state.shops), len(state.caravan), state.supervisor
    found: list[Place | None] = []
    for at, happened in reversed(list(enumerate(events))):
        args = dict(happened.args)
        place = None
        if happened.kind in STANDS and stage.map:
            shop = SHOP[str(args["shop"])]
            if shops[shop] == happened.seat:
                x, y = stage.map.at(city.HOUSES[shop])
                box = panels.around(x, y + LOWER, bazaar.WIDTH - 8, bazaar.HEIGHT)
                full = all(shops[other] != NOBODY for other in SOUK_SHOPS[SOUK_OF[shop]])
                lit = _plate_near(stage.map, shop, full), *_scored_near(stage.map, shop, scored)
                place = Place(box, above=tuple(outline for outline in lit if outline))
        elif happened.kind == "loaded" and stage.caravan:
            slot -= 1
            if slot >= 0:  # otherwise the caravan has been emptied since
                x, y = sides.slot(stage.caravan, state, slot, stage.zoom)
                place = Place(
                    panels.around(x, y, sides.RIDER * stage.zoom), card=_row(stage, state, slot, counted)
                )
        elif happened.kind == "supervised" and stage.map and SPACE[str(args["dest"])] == space:
            start = SPACE.get(str(args.get("start")), space)
            place = _walked(stage.map, start, space) if start != space else Place(_standing(stage.map, space))
            space = NOBODY
        elif happened.kind == "souk-scored" and stage.map and at >= ended:
            place = _scored_at(stage.map, SOUKS.index(str(args["souk"])))
        elif happened.kind == "caravan-counted" and stage.map and stage.caravan and at >= ended:
            place = Place(_counted_at(stage, counted), card=_card(stage, counted))
        elif happened.kind == "week-over":
            stood = _week(state, events).cubes if at + 1 == ended else {}
            shops = [stood.get(shop, NOBODY) for shop in range(len(shops))]
            space = NOBODY
        found.append(place)
    if not stage.map:
        return found[::-1]
    whole = stage.map.area(stage.region)
    in_city = [place for place in found if place and not place.card]
    inside = _strip(in_city[0], whole) if len(in_city) == 1 and in_city[0].way else whole
    return [place and place._replace(inside=inside) for place in found[::-1]]


def _walked(drawn: Map, start: int, dest: int) -> Place:
    """Return where the supervisor stands, with the ring where he began and the way he went."""
    began, ended = city.SPACES[start], city.SPACES[dest]
    ring = tuple(regular(*drawn.at(began), BEGAN, 24))
    return Place(_standing(drawn, dest), way=tuple(map(drawn.at, walk(began, ended))), above=(ring,))


def _strip(place: Place, whole: Box) -> Box:
    """Return the part of a map from the west to the east that shows the way of the supervisor."""
    left, top, right, bottom = whole
    ys = [y for shape in (panels.corners(place.box), *place.above) for _, y in shape]
    return left, max(top, round(min(ys)) - AIR), right, min(bottom, round(max(ys)) + AIR)


def _row(stage: Stage, state: State, slot: int, counted: int) -> Box | None:
    """Return the row of the caravan with a place, or all of it if its points are shown too."""
    if counted or not stage.caravan:
        return _card(stage, counted)
    _, y = sides.slot(stage.caravan, state, slot, stage.zoom)
    left, top, right, bottom = stage.caravan
    half = (bottom - top) / len(sides.FACTOR) / 2
    return left, max(top, round(y - half)), right, min(bottom, round(y + half))


def _card(stage: Stage, counted: int) -> Box | None:
    """Return the caravan, with the points for it beside it if that many seats have got some."""
    if stage.caravan and stage.tally and counted:
        return *stage.caravan[:2], stage.tally[2], stage.caravan[3]
    return stage.caravan


NEAR, ACROSS, BESIDE = (170, 90), 780, 60
"""Units: how far from a shop, across and down, the plate of its souk is shown with it; how wide a part of the
map with a shop and souks that have been scored is at most, and how far above or below it their plates stand.
"""


def _plate_near(drawn: Map, shop: int, full: bool) -> tuple[Point, ...]:
    """Return the outline of the plate of a souk, where its code is, if that is full or beside a shop."""
    (x0, y0), (x1, y1) = city.HOUSES[shop], city.PLATES[SOUK_OF[shop]]
    if not full and (abs(x1 - x0) > NEAR[0] or abs(y1 - y0) > NEAR[1]):
        return ()
    return panels.corners(panels.around(*drawn.at((x1, y1)), city.PLATE_WIDTH, city.PLATE_HEIGHT))


def _scored_at(drawn: Map, souk: int) -> Place:
    """Return the plate of a souk, with its shops."""
    houses = [drawn.at(city.HOUSES[shop]) for shop in SOUK_SHOPS[souk]]
    return Place(
        panels.around(*drawn.at(city.PLATES[souk]), city.PLATE_WIDTH + 8, city.PLATE_HEIGHT + 8),
        above=tuple(
            panels.corners(panels.around(*at, bazaar.WIDTH + 16, bazaar.HEIGHT + 16)) for at in houses
        ),
        spare=True,
    )


def _scored_near(drawn: Map, shop: int, souks: Iterable[int]) -> Iterator[tuple[Point, ...]]:
    """Yield the outlines of scored souks in the row of a shop, as far as one part shows them."""
    x, y = city.HOUSES[shop]
    row = [souk for souk in souks if abs(city.PLATES[souk][1] - y) < BESIDE]
    ends = [x, x]
    for souk in sorted(row, key=lambda souk: abs(city.PLATES[souk][0] - x)):
        xs = [*ends, *(city.HOUSES[other][0] for other in SOUK_SHOPS[souk])]
        if max(xs) - min(xs) + bazaar.WIDTH < ACROSS:
            ends = [min(xs), max(xs)]
            place = _scored_at(drawn, souk)
            yield from (panels.corners(place.box), *place.above)


def _standing(drawn: Map, space: int) -> Box:
    """Return where the supervisor stands on a space: from his turban to the name at his feet."""
    x, y = drawn.at(city.SPACES[space])
    return panels.around(x, y, art.PLATE[0] + 6, art.PLATE[1] + 6)


def spaces(stage: Stage, state: State) -> list[Box]:
    """Return where cubes and the supervisor can stand."""
    found: list[Box] = []
    if stage.map:
        found += [panels.around(*stage.map.at(cube), city.CUBE) for cube in city.CUBES]
        found += [_standing(stage.map, space) for space in range(len(city.SPACES))]
    if stage.caravan:
        slots = sides.row_length(state) * len(sides.FACTOR)
        riders = (sides.slot(stage.caravan, state, slot) for slot in range(slots))
        found += [panels.around(*rider, sides.RIDER) for rider in riders]
    return found
