"""What events of Yspahan have told: how a week ended, and where each of them can be seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import copysign, dist, hypot
from typing import NamedTuple

from engine.core import Event
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE
from engine.games.yspahan.state import NOBODY, State
from render import panels, sprites
from render.boards import Place
from render.boards.yspahan import art, bazaar, city, sides, street
from render.boards.yspahan.city import Map
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas
from render.pen import Point, regular
from render.scene import Scene
from render.theme import INK, NAME, WHITE

BESIDE_LINE, LINED = 88, (-440, 540, -348, 608)
"""px from one seat to the next where the caravan is in a line on the board; units: where the first of them
stands, above the line.
"""


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


def counted(canvas: Canvas, stage: Stage, week: Week) -> None:
    """Draw the points that each seat has got for its cubes on the caravan, beside it."""
    if not (week.counted and stage.map):
        return
    left, top, _, bottom = box = _counted_at(stage.map, len(week.counted))
    canvas.box(*box, WHITE, 14, INK, 3)
    for number, (seat, points) in enumerate(week.counted.items()):
        x, y = left + 27 + number * BESIDE_LINE, (top + bottom) / 2
        canvas.paste(sprites.token(seat, 44, text=" "), x, y)
        canvas.text(x + 22, y, f"+{points}", NAME, limit=42)


def _counted_at(drawn: Map, seats: int) -> Box:
    """Return where the points of this many seats for the caravan stand."""
    left, top, right, bottom = LINED
    return drawn.area((left, top, left + (right - left) * seats, bottom))


# Where events are

STANDS = ("placed", "filled", "kept")
"""The kinds of events after which a cube is in a shop."""
HIGHER = 2
"""px; how far a cube reaches above the row of its camel."""
LOWER, RISE = 2, 6
"""px; how far the frame around a cube is below that of its shop, as a letter is at the foot of that; and how
much higher it reaches above the cube, unless the letter of another shop is there.
"""


def places(stage: Stage, state: State, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: cubes still in shops or on camels, the supervisor, and what a
    week brought whose end has left the city empty. Of cubes that left it then, those that scored are shown,
    without frames: they do not stand there any longer.
    """
    ended, kinds = _ended(state, events), [happened.kind for happened in events]
    counted = sum(happened.kind == "caravan-counted" for happened in events[ended:])
    scored = _week(state, events).scored
    shops, slot, space = list(state.shops), len(state.caravan), state.supervisor
    found: list[Place | None] = []
    for at, happened in reversed(list(enumerate(events))):
        args = dict(happened.args)
        place = None
        if happened.kind in STANDS and stage.map:
            shop = SHOP[str(args["shop"])]
            over = stage.telling and "week-over" in kinds[at:ended]
            if shops[shop] == happened.seat and (SOUK_OF[shop] in scored or not over):
                x, y = stage.map.at(city.HOUSES[shop])
                left, top, right, bottom = panels.around(x, y + LOWER, bazaar.WIDTH - 8, bazaar.HEIGHT)
                box = left, top if _is_below(shop) else top - RISE, right, bottom
                full = all(shops[other] != NOBODY for other in SOUK_SHOPS[SOUK_OF[shop]])
                lit = *_souk_near(stage.map, shop, full), *_scored_near(stage.map, shop, scored)
                place = Place(box, above=lit, framed=over)
        elif happened.kind == "loaded" and stage.caravan:
            slot -= 1
            if slot >= 0:  # otherwise the caravan has been emptied since
                x, y = sides.slot(stage.caravan, state, slot, stage.zoom, counted=bool(counted))
                box = panels.around(x, y - HIGHER, sides.CAMEL * stage.zoom)
                place = Place(box, card=_row(stage, state, slot, counted))
        elif happened.kind == "supervised" and stage.map and SPACE[str(args["dest"])] == space:
            start = SPACE.get(str(args.get("start")), space)
            place = _walked(stage.map, start, space) if start != space else Place(_standing(stage.map, space))
            space = NOBODY
        elif happened.kind == "souk-scored" and stage.map and at >= ended:
            place = _scored_at(stage.map, SOUKS.index(str(args["souk"])))
        elif happened.kind == "caravan-counted" and stage.map and stage.caravan and at >= ended:
            rows = stage.caravan
            place = Place(rows if stage.telling else _counted_at(stage.map, counted), card=rows, framed=True)
        elif happened.kind == "week-over":
            stood = _week(state, events).cubes if at + 1 == ended else {}
            shops = [stood.get(shop, NOBODY) for shop in range(len(shops))]
            space = NOBODY
        found.append(place)
    if not stage.map:
        return found[::-1]
    for at in [at for at, happened in enumerate(reversed(events)) if happened.kind == "kept"]:
        if not _is_near(found[at], [place for place in found if place and place.way]):
            found[at] = None
    inside = stage.map.area(stage.region)
    return [place and place._replace(inside=None if _framed_row(place) else inside) for place in found[::-1]]


def _walked(drawn: Map, start: int, dest: int) -> Place:
    """Return where the supervisor stands, with the ring where he began and the way he went."""
    began, ended = city.SPACES[start], city.SPACES[dest]
    ring = tuple(regular(*drawn.at(began), street.BEGAN, 24))
    return Place(_standing(drawn, dest), way=tuple(way_beside(drawn, began, ended)), above=(ring,))


LANE, SHORE, CORNER = 46, 40, 37
"""px from the middle of the street to the way beside the names of its spaces: from north to south, and from
west to east; and beside that of the crossing to a space next to it.
"""
NEXT = 110
"""Units; the spaces next to the crossing are less far from it."""


def way_beside(drawn: Map, start: Point, dest: Point) -> list[Point]:
    """Return the corners of the way of the supervisor beside the names of spaces, in px: not quite from where
    he began, where there is a ring, and not quite to where he stands.

    It is on the side to which he turned, or else in the east and in the south. To a space next to the
    crossing it comes from the other side: what he does not hide of its last leg is long enough.
    """
    (x, y), (x0, y0), (x1, y1) = map(drawn.at, ((0.0, 0.0), start, dest))
    if start[0] * dest[1] or start[1] * dest[0]:
        across, down = copysign(1, x0 + x1 - 2 * x), copysign(1, y0 + y1 - 2 * y)
        near = hypot(*dest) < NEXT
        lane, shore = (CORNER if near else LANE), (-SHORE if near else SHORE)
        if start[0]:
            corner = x + across * lane, y + down * shore
            points = [(x0, corner[1]), corner, (corner[0], y1)]
        else:
            lane, shore = (-LANE if near else LANE), (CORNER if near else SHORE)
            corner = x + across * lane, y + down * shore
            points = [(corner[0], y0), corner, (x1, corner[1])]
    elif x0 == x1:
        points = [(x + LANE, y0), (x + LANE, y1)]
    else:
        points = [(x0, y + SHORE), (x1, y + SHORE)]
    begin = street.nearer(points[0], points[1], street.BEGAN + panels.MARKED + 2)
    return [begin, *points[1:-1], street.nearer(points[-1], points[-2], city.DISC)]


TOGETHER = 860, 400
"""px; across and down: where a cube was kept is shown if there is room for it with the way of the supervisor
who came for it.
"""


def _is_near(place: Place | None, ways: Iterable[Place]) -> bool:
    """Return True if there is room for a place on one part of the map with each of these ways."""
    if not place:
        return False
    corners = panels.corners(place.box)
    shown = ([*corners, *panels.corners(one.box), *one.way, *one.above[0]] for one in ways)
    return all(
        max(side) - min(side) <= most
        for points in shown
        for side, most in zip(zip(*points, strict=True), TOGETHER, strict=True)
    )


def _row(stage: Stage, state: State, slot: int, counted: int) -> Box | None:
    """Return the row of the caravan with a place, or all of it if its points are shown too."""
    if counted or not stage.caravan:
        return stage.caravan
    _, y = sides.slot(stage.caravan, state, slot, stage.zoom)
    left, top, right, bottom = stage.caravan
    half = (bottom - top) / len(sides.FACTOR) / 2
    return left, max(top, round(y - half - HIGHER)), right, min(bottom, round(y + half - HIGHER))


def _framed_row(place: Place) -> bool:
    """Return True if a place is on a row of the caravan, which has to have room for its frame."""
    return bool(place.card) and not place.framed


def _is_below(shop: int) -> bool:
    """Return True if there is another shop just above one."""
    x, y = city.HOUSES[shop]
    return any(abs(x - a) < bazaar.WIDTH and 0 < y - b < 1.2 * bazaar.HEIGHT for a, b in city.HOUSES)


NEAR, ACROSS, BESIDE = (170, 90), 780, 60
"""Units: how far from a shop, across and down, the plate of its souk is shown with it; how wide a part of the
map with a shop and souks that have been scored is at most, and how far above or below it their plates stand.
"""


def _souk_near(drawn: Map, shop: int, full: bool) -> Iterator[tuple[Point, ...]]:
    """Yield the outline of the plate of a souk, where its code is, if that is full or beside a shop, and
    those of all its shops if it is full.
    """
    (x0, y0), (x1, y1) = city.HOUSES[shop], city.PLATES[SOUK_OF[shop]]
    if full or (abs(x1 - x0) <= NEAR[0] and abs(y1 - y0) <= NEAR[1]):
        yield panels.corners(panels.around(*drawn.at((x1, y1)), city.PLATE_WIDTH, city.PLATE_HEIGHT))
    if full:
        yield from _joined(drawn, SOUK_OF[shop])


def _joined(drawn: Map, souk: int) -> Iterator[tuple[Point, ...]]:
    """Yield the outlines of the shops of a souk, and of the ways between them."""
    for shop in SOUK_SHOPS[souk]:
        yield panels.corners(panels.around(*drawn.at(city.HOUSES[shop]), bazaar.WIDTH, bazaar.HEIGHT))
    half = bazaar.BROAD / 2 + bazaar.AROUND
    for one, other in pairwise(map(drawn.at, city.joined(souk))):
        (x0, y0), (x1, y1), far = one, other, dist(one, other)
        x, y = (y0 - y1) * half / far, (x1 - x0) * half / far
        yield (x0 + x, y0 + y), (x1 + x, y1 + y), (x1 - x, y1 - y), (x0 - x, y0 - y)


def _scored_at(drawn: Map, souk: int) -> Place:
    """Return the plate of a souk, in the colour of the seat that scored it, with its shops."""
    return Place(
        panels.around(*drawn.at(city.PLATES[souk]), city.PLATE_WIDTH + 8, city.PLATE_HEIGHT + 8),
        above=tuple(_joined(drawn, souk)),
        spare=True,
        framed=True,
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
    return panels.around(x, y, art.PLATE[0], art.PLATE[1])


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
