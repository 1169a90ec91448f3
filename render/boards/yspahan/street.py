"""The supervisor on the streets of Yspahan: where he stands, the way he went, and where he may go.

Of the rules, it uses only the price of a move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import dist, isclose
from typing import NamedTuple

from engine.core import Event
from engine.games.yspahan.city import SPACE, TOUCHING
from engine.games.yspahan.rules import price
from engine.games.yspahan.state import FLOORS, NOBODY, STREET, State
from render import panels, sprites
from render.boards.yspahan import art, city
from render.boards.yspahan.city import Map
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.theme import CHOICE, INK, PAPER, SOFT, WHITE, blend

SPACE_NAME = 45
"""Units; the name of the space of the supervisor, at his feet."""
SLIM, CROSSING = 0.87, 1.6
"""How large he is between two stones, compared with others; and on the crossing, where streets are wide."""


def supervisor(canvas: Canvas, stage: Stage, scene: Scene, state: State) -> None:
    """Draw the supervisor, with the name of his space at his feet, if he may not be told to stay there."""
    place, space = city.SPACES[state.supervisor], STREET[state.supervisor]
    wide = stage.map and any(stage.map.apart) and not stage.telling
    dests = dests_of(scene) if wide else {}  # elsewhere there are no stones
    if state.supervisor in dests or not (stage.map and stage.shows(place)):
        return
    zoom, (x, y) = stage.map.zoom, stage.map.at(place)
    if any(dist(place, city.SPACES[dest]) < city.COLUMN + 1 for dest in dests):
        zoom = zoom * SLIM if any(place) else CROSSING
    canvas.paste(art.standing(zoom), x, y)
    room = round((art.PLATE[0] - 14) * zoom)
    city.write(canvas, x, y + art.NAMED * zoom, space, round(SPACE_NAME * zoom), WHITE, room)


def mark_space(
    canvas: Canvas, stage: Stage, space: int, colour: str, dashed: bool = False, at: int = NOBODY
) -> None:
    """Draw a ring around a space or, if the supervisor is `at` it, a frame around him."""
    if stage.map and stage.shows(city.SPACES[space]) and space == at:
        zoom, (x, y) = stage.map.zoom, stage.map.at(city.SPACES[space])
        size = round(art.PLATE[0] * zoom) + 8, round(art.PLATE[1] * zoom) + 8
        panels.frame_around(canvas, x, y, size, colour, dashed, round(12 * zoom))
    elif stage.map and stage.shows(city.SPACES[space]):
        size = round(2 * city.DISC * stage.map.zoom) + 18
        sprite = sprites.ring(size, colour, dashed, width=4)
        canvas.paste(sprite, *stage.map.at(city.SPACES[space]))


# His way


CARPET, EDGE = 25, 6
"""Units from the middle of the street to the edges of the supervisor's way, and px of these."""
PALER = 0.5
"""The share of the colour of paper inside these edges: it is no choice."""
ARROW = 22
"""Units; the sign of his direction between two spaces."""
CLEAR = 36
"""Units that the way begins beside the middle of the space where he began."""
BEGAN = 36
"""px; half of what a ring around the space where the supervisor began encloses."""


def draw_way(canvas: Canvas, stage: Stage, start: int, dest: int, colour: str) -> None:
    """Draw the way of the supervisor as a carpet below the names of spaces, and where he began."""
    if not stage.map or start == dest:
        return
    drawn, path = stage.map, passed(start, dest)
    places = [city.SPACES[space] for space in path]
    legs = [(nearer(places[0], places[1], CLEAR), places[1]), *pairwise(places[1:])]
    west, north, east, south = drawn.area(stage.region)
    for edge, ink in ((EDGE, colour), (0, blend(colour, PAPER, PALER))):
        half = round(CARPET * drawn.zoom) + edge
        for leg in legs:
            (ax, ay), (bx, by) = map(drawn.at, leg)
            left, right = (round(x) for x in sorted((ax, bx)))
            top, bottom = (round(y) for y in sorted((ay, by)))
            wide, high = (half, half) if leg[0] != legs[0][0] else (half * (ax == bx), half * (ay == by))
            left, right = max(left - wide, west), min(right + wide, east)
            top, bottom = max(top - high, north), min(bottom + high, south)
            canvas.line(left, top, right, bottom, ink)
    for one, other in pairwise(path[1:]):
        (ax, ay), (bx, by) = city.SPACES[one], city.SPACES[other]
        if stage.shows((ax, ay)) and stage.shows((bx, by)):
            arrow = art.arrow(round(ARROW * drawn.zoom), _quarter_turns(bx - ax, by - ay))
            canvas.paste(arrow, *drawn.at(((ax + bx) / 2, (ay + by) / 2)))
    for space in path[1:-1]:
        if stage.shows(city.SPACES[space]):
            city.stone(canvas, drawn, space, INK, city.COLUMN - ARROW)
    mark_space(canvas, stage, start, colour, dashed=True)


def passed(start: int, dest: int) -> list[int]:
    """Return the spaces of a way along the streets, with its ends."""
    (x0, y0), (x1, y1) = begin, end = city.SPACES[start], city.SPACES[dest]
    corners = [begin, (0.0, 0.0), end] if x0 * y1 or y0 * x1 else [begin, end]
    found = (
        space
        for space, place in enumerate(city.SPACES)
        if any(isclose(dist(a, place) + dist(place, b), dist(a, b)) for a, b in pairwise(corners))
    )
    return sorted(found, key=lambda space: dist(begin, city.SPACES[space]))


def nearer(point: Point, other: Point, by: float) -> Point:
    """Return a point this much nearer to another one, at most halfway."""
    share = min(0.5, by / dist(point, other))
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def _quarter_turns(dx: float, dy: float) -> int:
    """Return how many quarters a direction along an axis is turned clockwise from that to the right."""
    return (0 if dx > 0 else 2) if abs(dx) > abs(dy) else (1 if dy > 0 else 3)


def began(canvas: Canvas, stage: Stage, state: State, events: Sequence[Event]) -> None:
    """Mark where the supervisor began the last of his moves."""
    moves = [dict(happened.args) for happened in events if happened.kind == "supervised"]
    for args in moves[-1:]:
        if stage.map and SPACE[str(args["dest"])] == state.supervisor and "start" in args:
            ring = sprites.ring(2 * (BEGAN + panels.MARKED - sprites.BEYOND), SOFT, dashed=True, width=6)
            canvas.paste(ring, *stage.map.at(city.SPACES[SPACE[str(args["start"])]]))


# Where he may go


def dests_of(scene: Scene) -> dict[int, str]:
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
    return any(_prices(dests_of(scene), state).values())


PAVED, SEPARATED, COINED = 5, 4, 6
"""px around what a stone shows, the line between two of them, and around a price at least."""
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
    dests = dests_of(scene)
    if not stage.map or not dests:
        return
    prices = _prices(dests, state)
    paid = any(prices.values()) and not scene.numbered
    aside = paid or (state.supervisor in prices and not scene.numbered)
    stones = stones_at(stage.map.zoom, priced=aside)
    for row in rows(prices):
        boxes = [stones.box(stage.map, space) for space in row]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        whole = min(lefts), min(tops), max(rights), max(bottoms)
        canvas.box(*whole, PAPER, 16)
        for space, box in zip(row, boxes, strict=True):
            gold = prices[space] if paid else None
            _stone(canvas, stones, box, space, gold, space == state.supervisor)
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
    return Stones(code, round(min(city.COLUMN * zoom - 2 * COINED, 1.2 * code)) * priced)


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


def _stone(canvas: Canvas, stones: Stones, box: Box, space: int, gold: int | None, here: bool) -> None:
    """Draw the name of a space where the supervisor may go, and its price if any has one, on its stone, which
    is green if that is nothing.
    """
    priced = gold is not None
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    kept = stones.coin if priced or here else 0  # a name alone is in the middle
    beside, below = (kept, 0) if city.SPACES[space][1] else (0, kept)
    lit = art.DEEP if here else CHOICE if priced and not gold else ""
    if lit:
        canvas.box(left + 3, top + 3, right - 3, bottom - 3, lit, 14)
    size = round(BOTH * stones.coin) if here and priced else stones.coin
    beside += round(0.66 * size) * bool(here and priced and beside)
    room = right - left - SEPARATED - 2 * PAVED - beside
    place = x - beside / 2, y - below / 2 + 1
    city.write(canvas, *place, STREET[space], stones.code, WHITE if lit else INK, room)
    if not kept:
        return
    x, y = (right - PAVED - stones.coin / 2, y) if beside else (x, bottom - PAVED - stones.coin / 2)
    if here and gold is not None:
        x += 0.5 * (stones.coin - size) if beside else 0.33 * size
        canvas.paste(art.supervisor(size), x - 0.83 * size, y)
        canvas.paste(art.price(size, gold), x, y)
    elif here:
        canvas.paste(art.supervisor(stones.coin), x, y)
    elif gold is not None:
        canvas.paste(art.price(stones.coin, gold, art.PALE_GOLD, quiet=True), x, y)


def called(canvas: Canvas, stage: Stage, shop: int) -> None:
    """Draw a camel at a shop: its cube goes to the caravan."""
    if stage.map and stage.shows(city.CUBES[shop]):
        x, y = stage.map.at(city.HOUSES[shop])
        zoom = stage.map.zoom
        disc, x, y = round(40 * zoom), x + 29 * zoom, y - 32 * zoom
        canvas.paste(sprites.panel(disc, disc, disc // 2, PAPER, INK, 3), x, y)
        canvas.paste(sprites.camel(round(31 * zoom)), x, y)
