"""The picture of Yspahan: the position on the map of the city, with tower, buildings and players below it.

Draws a view of the game. Knows the state and what is printed on board and cards, but not the rules: legal
moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core import Action, Event
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE, TOUCHING
from engine.games.yspahan.rules import price
from engine.games.yspahan.state import BUILDINGS, DATA, FLOORS, NOBODY, STREET, State
from locales import Texts, texts
from render import numbers, panels, sprites
from render.boards import Picture, Region
from render.boards.yspahan import art, city
from render.boards.yspahan.cards import hand
from render.boards.yspahan.city import FLOOR_HEIGHT, PANEL_PAD, TOKEN
from render.boards.yspahan.cover import scenery
from render.boards.yspahan.ground import GROUND
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.theme import (
    BODY,
    CHOICE,
    GOLD,
    INK,
    NAME,
    PAPER,
    SEATS,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WHITE,
)

__all__ = ["GROUND", "HAS_DETAIL", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = False
LEGEND = (
    ((361, 1115), (601, 517), (906, 334), (234, 147), (1250, 214), (695, 1282), (1336, 982), (1350, 855)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    2: (("board", (48, 932, 409, 1298)),),
    3: (("board", (48, 343, 919, 914)),),
    4: (("board", (48, 48, 541, 248)), ("board", (600, 266, 1304, 485))),
    5: (("board", (426, 932, 946, 1298)),),
}
"""The parts of these pictures that pages of the rules show."""

WEEKS = ("", "I", "II", "III")
DAYS = 7
CUBE_UP = -14
"""px; from the centre of a shop to that of its cube."""
BADGE = 60
"""px; a numbered badge: shops are close together."""
YARD_NAME = 32
"""px; the names of the buildings."""
STOCK_ICON = 38
"""px; what a player has, buildings included: all six fit into a row."""
LOADING_POINTS: list[int] = DATA["caravan"]["loading_points"]
FACTOR: list[int] = DATA["caravan"]["factor"]
COST: dict[str, list[int]] = DATA["building"]["cost"]


def warm() -> None:
    """Draw the base in advance."""
    city.base()


def board(scene: Scene) -> Canvas:
    """Return the whole table."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = city.base()
    _words(canvas, words)
    _calendar(canvas, state, words)
    _caravan(canvas, state)
    _piles(canvas, state)
    _tower(canvas, state)
    _players(canvas, scene, state)
    week = _week_before(scene, state)
    _mark_scored(canvas, week, state)
    for events, colour, dashed in scene.marked:
        _marks(canvas, events, colour, dashed)
        _mark_loaded(canvas, state, events, colour, dashed)
    _cubes(canvas, week, state)
    if not scene.numbered:
        _choices(canvas, scene, state)
    _supervisor(canvas, state)
    _numbered(canvas, scene.numbered)
    return canvas


def about(scene: Scene) -> Picture:
    """Return the board: there is only one picture."""
    return "board"


def detail(scene: Scene) -> None:
    """Return None: the board has room for everything."""


def _words(canvas: Canvas, words: Texts) -> None:
    """Draw what is written on the base, in the language of the viewer."""
    for kind, (_, (x, y)) in city.QUARTER_SIGNS.items():
        name = words.term("yspahan", "floor", kind)
        canvas.text(x, y, name, BODY, SOFT, align=0.5 if kind in ("barrel", "chest") else 0, limit=150)
    for number, kind in enumerate(BUILDINGS):
        left, top, right, bottom = _yard_row(number)
        middle = (top + bottom) / 2
        canvas.text(left + 70, middle, words.term("yspahan", "building", kind), YARD_NAME, limit=212)
        canvas.paste(art.use(kind, 50), left + 328, middle)
        camels, gold = COST[kind]
        panels.count(canvas, right - 128, middle, sprites.camel(38), camels)
        if gold:
            panels.count(canvas, right - 58, middle, sprites.coin(32), gold)


def _calendar(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the week, the days and the order of turns, with whose turn it is."""
    left, top, right, _ = city.CALENDAR
    middle = (left + right) / 2
    title = words("render-week-day", week=WEEKS[state.week], day=state.day)
    canvas.text(middle, top + 36, title, NAME, align=0.5, limit=right - left - 24)
    step = 39
    for day in range(1, DAYS + 1):
        x, y = middle + (day - 4) * step, top + 92
        here = day == state.day
        canvas.paste(_day(day < state.day, here, last=day == DAYS), x, y)
        canvas.text(x, y, str(day), BODY if here else SMALL, INK if here else SOFT, align=0.5)
    done = state.order[: state.turn]
    panels.turns(canvas, middle, top + 153, state.order, state.turn if state.ask else -1, done)


def _day(past: bool, here: bool, last: bool) -> Image.Image:
    if here:
        return sprites.panel(40, 46, 12, GOLD, INK, 3)
    return sprites.panel(34, 36, 9 if last else 17, SHADE if past else PAPER, STONE, 3)


def _caravan(canvas: Canvas, state: State) -> None:
    """Draw three rows of camels, the first at the bottom: loading points on the left, factor on the right."""
    left, _, right, _ = city.CARAVAN
    length: int = DATA["players"]["row"][str(len(state.players))]
    for row, (points, factor) in enumerate(zip(LOADING_POINTS, FACTOR, strict=True)):
        y = _slot(state, row * length)[1]
        canvas.paste(sprites.points(52, str(points)), left + 38, y)
        canvas.text(right - 16, y, f"×{factor}", NAME, align=1)
    for slot in range(length * len(FACTOR)):
        x, y = _slot(state, slot)
        if slot < len(state.caravan):
            canvas.paste(sprites.camel(62), x, y + 2)
            canvas.paste(sprites.token(state.caravan[slot], 42), x - 7, y - 11)
        else:
            canvas.paste(sprites.camel(62, SHADE, STONE), x, y + 2)


def _slot(state: State, slot: int) -> tuple[float, float]:
    """Return the centre of a place on the caravan."""
    left, top, right, bottom = city.CARAVAN
    length: int = DATA["players"]["row"][str(len(state.players))]
    step = (right - left - 150) / length
    row = (bottom - top - 10) / len(FACTOR)
    return left + 74 + (slot % length + 0.5) * step, bottom - 5 - (slot // length + 0.5) * row


def _piles(canvas: Canvas, state: State) -> None:
    left, top, right, bottom = city.PILES
    middle = (top + bottom) / 2
    for x, pile in (
        (left + (right - left) * 0.29, sprites.card(84, str(state.deck))),
        (left + (right - left) * 0.71, sprites.card(84, str(len(state.discard)), turned=True)),
    ):
        canvas.paste(pile, x, middle)


def _floor_row(floor: int) -> panels.Box:
    left, top, right, _ = city.TOWER
    y = top + PANEL_PAD + (len(FLOORS) - 1 - floor) * FLOOR_HEIGHT
    return left, y, right, y + FLOOR_HEIGHT


def _yard_row(number: int) -> panels.Box:
    left, top, right, _ = city.YARD
    y = top + PANEL_PAD + number * FLOOR_HEIGHT
    return left, y, right, y + FLOOR_HEIGHT


def _tower(canvas: Canvas, state: State) -> None:
    """Draw, per floor, the value and the dice left, or who has taken them."""
    for floor in range(len(FLOORS)):
        left, top, right, bottom = _floor_row(floor)
        middle = (top + bottom) / 2
        dice = [False] * state.white[floor] + [True] * state.yellow[floor]
        value = state.value[floor] if state.value else 0
        if value:
            canvas.text(left + 108, middle, str(value), NAME, INK if dice else STONE, align=0.5)
        if not dice:
            if value and state.taken[floor] != NOBODY:
                canvas.paste(sprites.token(state.taken[floor], 44), left + 160, middle)
            if floor == state.floor and state.cubes:
                canvas.text(left + 204, middle, f"{state.cubes}×", BODY)
                canvas.paste(sprites.token(state.taken[floor], 40), left + 270, middle)
            continue
        step = min(50, (right - left - 198) / max(1, len(dice) - 1))
        for i, yellow in enumerate(dice):
            canvas.paste(sprites.die(value, 46, yellow), left + 160 + i * step, middle)


def _players(canvas: Canvas, scene: Scene, state: State) -> None:
    left, top, right, bottom = city.PLAYERS
    size = STOCK_ICON
    icons = sprites.coin(size), sprites.camel(size + 4), sprites.card(size)
    rows = [
        panels.Row(
            name=scene.names[seat],
            score=player.score,
            stock=list(zip(icons, (player.gold, player.camels, len(player.hand)), strict=True)),
            owned=[art.building(kind, size) for kind in player.buildings],
            active=seat in scene.active,
            marks=[sprites.first(panels.START)] if seat == state.order[0] and state.ask else (),
        )
        for seat, player in enumerate(state.players)
    ]
    panels.players(canvas, (left + 8, top + PANEL_PAD, right - 8, bottom - PANEL_PAD), rows)


class Week(NamedTuple):
    """What stood in the city when the week ended, before everything left it."""

    cubes: dict[int, int]
    """By shop, the seat that had a cube there."""
    scored: dict[int, tuple[int, int]]
    """By souk, the seat that scored it and the points."""
    counted: dict[int, int]
    """By seat, the points for the caravan."""


def _week_before(scene: Scene, state: State) -> Week:
    """Return the end of a week as the draft or the latest turn has reported it, if the picture is to show it.

    That of the latest turn is shown in public only, and until the next cube is placed. The last picture of a
    game keeps it.
    """
    week = Week({}, {}, {})
    public = scene.view.seat is None or not state.ask
    events = scene.draft or (scene.last if public else ())
    kinds = [happened.kind for happened in events]
    empty = all(seat == NOBODY for seat in state.shops)
    ended = kinds.index("week-over") if "week-over" in kinds and empty else len(kinds)
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


def _mark_scored(canvas: Canvas, week: Week, state: State) -> None:
    """Draw a dashed frame around the shops that were scored and are empty now."""
    for shop, seat in week.cubes.items() if state.ask else ():
        if SOUK_OF[shop] in week.scored:
            _mark_shop(canvas, shop, SEATS[seat].colour, dashed=True)


def _cubes(canvas: Canvas, week: Week, state: State) -> None:
    """Draw cubes in the shops, and on each souk's plate how full it is.

    What has left the city at the end of a week is shown faded, or as it stood when the game ended, with the
    points of each seat.
    """
    over = not state.ask
    standing = week.cubes if over else {shop: seat for shop, seat in enumerate(state.shops) if seat != NOBODY}
    for shop, seat in standing.items():
        x, y = city.HOUSES[shop]
        canvas.paste(sprites.token(seat, TOKEN), x, y + CUBE_UP)
    for shop in state.loading:
        _called(canvas, shop)
    for shop, seat in week.cubes.items() if not over else ():
        x, y = city.HOUSES[shop]
        canvas.paste(art.ghost(seat, TOKEN), x, y + CUBE_UP)
    for souk, (seat, points) in week.scored.items():
        canvas.paste(art.stamp(seat, 104, f"+{points}"), *city.PLAQUES[souk])
    for seat, points in week.counted.items():
        x, y = _slot(state, max(slot for slot, owner in enumerate(state.caravan) if owner == seat))
        canvas.paste(art.stamp(seat, 92, f"+{points}"), x + 26, y)
    for souk, shops in enumerate(SOUK_SHOPS):
        if souk in week.scored:
            continue
        filled = sum(shop in standing for shop in shops)
        x, y = city.PLAQUES[souk]
        if filled == len(shops):
            canvas.paste(sprites.tick(28, CHOICE), x, y + 16)
        else:
            canvas.text(x, y + 16, f"{filled}/{len(shops)}", SMALL, SOFT, align=0.5)


def _supervisor(canvas: Canvas, state: State) -> None:
    x, y = city.SPACES[state.supervisor]
    canvas.paste(city.space(), x, y)  # without its name, which is at his feet
    canvas.paste(art.supervisor(64), x, y - 9)
    canvas.paste(sprites.panel(62, 28, 8, INK), x, y + 22)
    canvas.text(x, y + 22, STREET[state.supervisor], SMALL, WHITE, align=0.5)


def _mark_shop(canvas: Canvas, shop: int, colour: str, dashed: bool = False) -> None:
    width, height = city.SHOP_WIDTH + 6, city.SHOP_HEIGHT + 6
    canvas.paste(sprites.frame(width, height, 15, colour, dashed), *city.HOUSES[shop])


def _mark_space(canvas: Canvas, space: int, colour: str, dashed: bool = False) -> None:
    canvas.paste(sprites.ring(2 * city.DISC + 14, colour, dashed), *city.SPACES[space])


def _mark_row(canvas: Canvas, box: panels.Box, colour: str, dashed: bool = False) -> None:
    left, top, right, bottom = box
    sprite = sprites.frame(right - left - 8, bottom - top + 4, 12, colour, dashed, 4)
    canvas.paste(sprite, (left + right) / 2, (top + bottom) / 2)


def _marks(canvas: Canvas, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Draw the places that events name: no buildings that have helped, no floors of earlier dice."""
    named: dict[tuple[str, str | int], None] = {}
    for happened in events:
        if happened.kind in ("rolled", "rolled-without-gold"):
            named = {pair: None for pair in named if pair[0] != "floor"}
        if happened.kind != "helped":
            named |= dict.fromkeys(happened.args)
    for name, value in named:
        if name == "shop" and value in SHOP:
            _mark_shop(canvas, SHOP[str(value)], colour, dashed)
        elif name == "dest" and value in SPACE:
            _mark_space(canvas, SPACE[str(value)], colour, dashed)
        elif name == "floor" and value in FLOORS:
            _mark_row(canvas, _floor_row(FLOORS.index(str(value))), colour, dashed)
        elif name == "building" and value in BUILDINGS:
            _mark_row(canvas, _yard_row(BUILDINGS.index(str(value))), colour, dashed)


def _mark_loaded(canvas: Canvas, state: State, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Mark the cubes that these events loaded on the caravan."""
    fresh = 0
    for happened in events:
        fresh = 0 if happened.kind == "caravan-full" else fresh + (happened.kind == "loaded")
    for slot in range(max(0, len(state.caravan) - fresh), len(state.caravan)):
        x, y = _slot(state, slot)
        canvas.paste(sprites.ring(64, colour, dashed, 5), x - 7, y - 11)


STANDS = ("placed", "filled", "kept")
"""The kinds of events after which a cube is in a shop."""


def places(scene: Scene, events: Sequence[Event]) -> list[Box | None]:
    """Return where each event can be seen: cubes still in shops or on camels, and the supervisor."""
    state: State = scene.view.state
    shops, slot, space = list(state.shops), len(state.caravan), state.supervisor
    found: list[Box | None] = []
    for happened in reversed(events):
        args = dict(happened.args)
        box = None
        if happened.kind in STANDS:
            shop = SHOP[str(args["shop"])]
            if shops[shop] == happened.seat:
                box = panels.around(*city.HOUSES[shop], city.SHOP_WIDTH - 10, city.SHOP_HEIGHT - 10)
        elif happened.kind == "loaded":
            slot -= 1
            if slot >= 0:  # otherwise the caravan has been emptied since
                x, y = _slot(state, slot)
                box = panels.around(x, y, 62)
        elif happened.kind == "supervised" and SPACE[str(args["dest"])] == space:
            box = panels.around(*city.SPACES[space], 2 * city.DISC + 10)
            space = NOBODY
        elif happened.kind == "week-over":
            shops = [NOBODY] * len(shops)
            space = NOBODY
        found.append(box)
    return found[::-1]


def _choices(canvas: Canvas, scene: Scene, state: State) -> None:
    """Draw what may be chosen now, by place; moves of the supervisor only once his group is chosen."""
    offered: dict[str, list[tuple[str | int, ...]]] = {}
    for action in scene.choices:
        offered.setdefault(action.verb, []).append(action.args)
    floors = {args[0] for verb in ("take", "supervise", "draw") for args in offered.get(verb, ()) if args[0]}
    for floor in sorted(map(str, floors)):
        _mark_row(canvas, _floor_row(FLOORS.index(floor)), CHOICE)
    for building in dict.fromkeys(str(args[0]) for args in offered.get("build", ())):
        _mark_row(canvas, _yard_row(BUILDINGS.index(building)), CHOICE)
    for shop in dict.fromkeys(
        str(args[0]) for verb in ("place", "put", "first") for args in offered.get(verb, ())
    ):
        _mark_shop(canvas, SHOP[shop], CHOICE)
    if "let_go" in offered:
        _mark_shop(canvas, state.loading[0], CHOICE)
    if len({args[0] for args in offered.get("supervise", ())}) == 1:
        _supervise(canvas, state, [(str(floor), str(dest)) for floor, dest in offered["supervise"]])


def _numbered(canvas: Canvas, numbered: Sequence[tuple[Action, int]]) -> None:
    """Draw the numbered choices with marks and numbers. Those of one row stand beside each other.

    The number of a building covers its picture, so that its name and price can be read.
    """
    spots: list[tuple[Point, int]] = []
    rows: list[panels.Box] = []
    for action, number in numbered:
        place = str(action.args[1 if action.verb == "supervise" else 0]) if action.args else ""
        if place in SHOP:
            x, y = city.HOUSES[SHOP[place]]
            _mark_shop(canvas, SHOP[place], CHOICE)
            spots.append(((x + 34, y - 34), number))
        elif place in SPACE:
            x, y = city.SPACES[SPACE[place]]
            _mark_space(canvas, SPACE[place], CHOICE)
            spots.append(((x + 26, y - 26), number))
        elif place in FLOORS or place in BUILDINGS:
            floor = place in FLOORS
            row = _floor_row(FLOORS.index(place)) if floor else _yard_row(BUILDINGS.index(place))
            beside = rows.count(row) * BADGE
            rows.append(row)
            _mark_row(canvas, row, CHOICE)
            x = row[2] - 30 - beside if floor else row[0] + 36 + beside
            spots.append(((x, (row[1] + row[3]) / 2), number))
    numbers.badges(canvas, spots, BADGE)


def _supervise(canvas: Canvas, state: State, moves: Sequence[tuple[str, str]]) -> None:
    """Draw each street space in reach with its price in gold, and the cubes that would be loaded there."""
    hit: set[int] = set()
    for floor, dest in moves:
        space = SPACE[dest]
        _mark_space(canvas, space, CHOICE)
        gold = price(state, state.asked, FLOORS.index(floor), space)
        if gold:
            x, y = city.SPACES[space]
            canvas.paste(sprites.coin(50, str(gold)), x + 26, y - 26)
        hit.update(shop for shop in TOUCHING[space] if state.shops[shop] != NOBODY)
    for shop in sorted(hit):
        _called(canvas, shop)


def _called(canvas: Canvas, shop: int) -> None:
    """Draw a camel at a shop: its cube goes to the caravan."""
    x, y = city.HOUSES[shop]
    canvas.paste(sprites.camel(40), x + 30, y - 28)
