"""What is played in the city of Yspahan, what has just changed, and what may be chosen there and beside it.

Draws on any picture of the game: a `Stage` says where on it map, tower, buildings and caravan are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core import Action, Event
from engine.games.yspahan.building import MARKET_POINTS
from engine.games.yspahan.city import POINTS, SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE, TOUCHING
from engine.games.yspahan.state import DATA, FLOORS, NOBODY, SHOPS, State
from locales import Texts
from render import numbers, panels, sprites
from render.boards.yspahan import art, bazaar, city, sides, street
from render.boards.yspahan.city import Map
from render.boards.yspahan.ground import WALLS
from render.boards.yspahan.stage import Stage
from render.boards.yspahan.told import STANDS, Week
from render.canvas import Box, Canvas
from render.pen import Point, rounded
from render.scene import Scene
from render.theme import CHOICE, INK, SEATS, WHITE

QUARTER = 41
"""px on the board; names of quarters."""


# What is in the city


def names(canvas: Canvas, stage: Stage, words: Texts) -> None:
    """Draw the names of the quarters on their boards."""
    x, y, room = bazaar.NAME
    for kind, (left, top) in city.SIGNS.items():
        if stage.map and stage.holds(city.around((left, top), *bazaar.SIGN)):
            zoom = stage.map.zoom
            at = stage.map.at((left - bazaar.SIGN[0] / 2 + x, top - bazaar.SIGN[1] / 2 + y))
            name = words.term("yspahan", "floor", kind)
            canvas.text(*at, name, round(QUARTER * zoom), INK, limit=round(room * zoom))


def cubes(
    canvas: Canvas, stage: Stage, week: Week, state: State, but: Collection[int] = (), *, coded: bool = True
) -> None:
    """Draw cubes in the shops, `but` for some, and on each souk's plate how full it is; where places are
    `coded`, one that is full has the colour of its seat.

    What has left the city at the end of a week is shown faded, or as it stood when the game ended or the
    picture tells about it, with the points of each seat.
    """
    if not stage.map:
        return
    over, zoom = not state.ask or (stage.telling and bool(week.cubes)), stage.map.zoom
    standing = week.cubes if over else {shop: seat for shop, seat in enumerate(state.shops) if seat != NOBODY}
    size = round(city.CUBE * zoom)
    for souk, (seat, _) in week.scored.items() if coded and not over else ():
        canvas.paste(city.owned(souk, seat, zoom), *stage.map.at(city.middle(souk)))
    for souk, shops in enumerate(SOUK_SHOPS if coded else ()):
        if all(shop in standing and stage.holds(city.house_box(shop)) for shop in shops):
            canvas.paste(city.owned(souk, standing[shops[0]], zoom), *stage.map.at(city.middle(souk)))
        elif not standing.keys().isdisjoint(shops):
            _begun(canvas, stage, [shop for shop in shops if shop not in standing])
    for shop, seat in standing.items():
        if shop in but or not stage.holds(city.house_box(shop)):
            continue
        tint, down = DATA["souk"][SOUK_OF[shop]]["tint"], bazaar.ALONE if stage.telling else bazaar.CUBE
        stall = bazaar.stall(tint, seat, size, zoom, coded, down)
        x, y = stage.map.at(city.HOUSES[shop])
        canvas.put(stall, round(x - stall.width / 2), round(y - (bazaar.HEIGHT / 2 + bazaar.ABOVE) * zoom))
        if coded and not stage.telling:
            city.letter(canvas, stage.map, shop, taken=True)
    for shop, seat in () if over else week.cubes.items():
        tint = DATA["souk"][SOUK_OF[shop]]["tint"]
        canvas.paste(bazaar.quiet(tint, zoom, empty=True), *stage.map.at(city.HOUSES[shop]))
        canvas.paste(art.ghost(seat, size), *stage.map.at(city.CUBES[shop]))
        city.letter(canvas, stage.map, shop, taken=True)
    for souk, shops in enumerate(SOUK_SHOPS):
        if stage.holds(city.plate_box(souk)):
            held = [standing[shop] for shop in shops if shop in standing]
            if souk in week.scored:
                _scored(canvas, stage.map, souk, *week.scored[souk])
            elif held and coded:
                _bright(canvas, stage.map, souk, held)


def _begun(canvas: Canvas, stage: Stage, shops: Sequence[int]) -> None:
    """Draw the empty shops of a souk with cubes, which are not as pale as others."""
    for shop in shops if stage.map else ():
        if stage.map and stage.holds(city.house_box(shop)):
            tint = DATA["souk"][SOUK_OF[shop]]["tint"]
            canvas.paste(bazaar.quiet(tint, stage.map.zoom, empty=False), *stage.map.at(city.HOUSES[shop]))
            if not stage.telling:
                city.letter(canvas, stage.map, shop)


def _scored(canvas: Canvas, drawn: Map, souk: int, seat: int, points: int) -> None:
    """Draw the plate of a souk with the points that a seat has got for it."""
    size = city.PLATE_WIDTH + 8, city.PLATE_HEIGHT + 8
    sprite = art.scored(seat, *size, DATA["souk"][souk]["id"], f"+{points}")
    canvas.paste(sprite, *drawn.at(city.PLATES[souk]))


def _bright(canvas: Canvas, drawn: Map, souk: int, held: Sequence[int]) -> None:
    """Draw the plate of a souk that stands out: these seats have cubes in some of its shops, or all, or none
    yet but one may be placed there.
    """
    zoom, (x, y) = drawn.zoom, drawn.at(city.PLATES[souk])
    about, full = DATA["souk"][souk], len(held) == len(SOUK_SHOPS[souk])
    tint, high, ink = about["tint"], y + city.VALUE * zoom, INK
    if full:
        canvas.paste(bazaar.full(tint, city.EMPTY, city.PLATE_HEIGHT, held[0], zoom), x, y)
        ink = SEATS[held[0]].text
    else:
        canvas.paste(bazaar.medal(tint, city.EMPTY, zoom), x, high)
        _bar(canvas, drawn, souk, held)
    sizes = city.KIND, city.WORTH
    city.write_code(canvas, x, high, about["id"], sizes, zoom, ink, city.PLATE_WIDTH - 4)


def _bar(canvas: Canvas, drawn: Map, souk: int, held: Sequence[int]) -> None:
    """Draw on the plate of a souk in how many of its shops the cubes of these seats are."""
    (x, y), shops = drawn.at(city.PLATES[souk]), len(SOUK_SHOPS[souk])
    bar = bazaar.bar(DATA["souk"][souk]["tint"], shops, drawn.zoom, len(held), max(held, default=0))
    canvas.paste(bar, x, y + city.FILLED * drawn.zoom + bar.height / 2)


# What has changed


OUTSIDE = 6
"""px on the board that the frame around a shop reaches beyond it; less where there is more room inside."""


def _is_small(drawn: Map) -> bool:
    """Return True if shops have no room for their whole codes."""
    return city.code_size(drawn.zoom) < city.LEGIBLE


def _mark_shop(canvas: Canvas, stage: Stage, shop: int, colour: str, dashed: bool = False) -> None:
    if stage.map and stage.shows(city.HOUSES[shop]):
        zoom = stage.map.zoom
        beyond = round(2 * OUTSIDE / zoom)
        width, height = round(bazaar.WIDTH * zoom) + beyond, round(bazaar.HEIGHT * zoom) + beyond
        x, y = stage.map.at(city.HOUSES[shop])
        radius = min(round(10 * zoom) + 10, round(1.6 * beyond))  # no corner of the shop is seen outside
        panels.frame_around(canvas, x, y, (width, height), colour, dashed, radius)


def _raise(canvas: Canvas, stage: Stage, state: State, shop: int) -> None:
    """Draw the cube in a shop, if any, over the frame around that: it hides nothing of the cube. Enlarged, it
    has its whole code below it.
    """
    if not (stage.map and stage.shows(city.HOUSES[shop]) and state.shops[shop] != NOBODY):
        return
    zoom, (x, y) = stage.map.zoom, stage.map.at(city.CODE_PLACES[shop])
    if city.code_size(zoom) >= city.LEGIBLE:
        wide, high = bazaar.STEP * zoom, (bazaar.HEIGHT - bazaar.SILL) * zoom  # as high as its letter there
        canvas.box(*panels.around(x, y - 2 * zoom, wide, high), WALLS[DATA["souk"][SOUK_OF[shop]]["tint"]])
        city.write(canvas, x, y, SHOPS[shop], city.code_size(zoom), INK, round(wide))
    cube = art.cube(state.shops[shop], round(city.CUBE * zoom))
    canvas.paste(cube, *stage.map.at(city.CUBES[shop]))


def _above(canvas: Canvas, stage: Stage, state: State, souk: int) -> None:
    """Draw the plate of a souk with cubes, if any, over the frame around a shop beside it."""
    held = [state.shops[shop] for shop in SOUK_SHOPS[souk] if state.shops[shop] != NOBODY]
    if stage.map and held and stage.holds(city.plate_box(souk)):
        _bright(canvas, stage.map, souk, held)


def warm_offers(canvas: Canvas, zoom: float) -> None:
    """Draw in advance, on any canvas, all shops as they may be chosen, and the plates of their souks."""
    drawn = Map(0, 0, zoom)
    for souk, shops in enumerate(SOUK_SHOPS):
        _bright(canvas, drawn, souk, ())
        for shop in shops:
            _offer(canvas, drawn, shop, NOBODY)


ROUND = 12
"""Units; the corners of a shop in full colours."""


def fade(canvas: Canvas, stage: Stage, state: State, choices: Sequence[Action]) -> None:
    """Fade all but what may be chosen: shops, in full colours, with what their souks are worth and the cubes
    that the player has there if it places more, or spaces for the supervisor, with the cubes that he would
    send away.
    """
    offered = {SHOP[str(action.args[0])] for action in choices if action.verb in ("place", "put", "first")}
    verbs = {action.verb for action in choices}
    if "let_go" in verbs:
        offered.add(state.loading[0])
    spaces = {SPACE[str(action.args[1])] for action in choices if action.verb == "supervise"}
    if not (offered or spaces) or not stage.map:
        return
    drawn, zoom = stage.map, stage.map.zoom
    sizes = (bazaar.WIDTH * zoom, bazaar.HEIGHT * zoom), (city.PLATE_WIDTH * zoom, city.PLATE_HEIGHT * zoom)
    places = {city.HOUSES[shop]: sizes[0] for shop in offered}
    plates = {souk: city.PLATES[souk] for souk in map(SOUK_OF.__getitem__, offered)}
    plates = {souk: at for souk, at in plates.items() if stage.holds(city.plate_box(souk))}
    places |= dict.fromkeys(plates.values(), sizes[1])
    outlines = [rounded(*panels.around(*drawn.at(at), *size), ROUND * zoom) for at, size in places.items()]
    shown = [shop for space in spaces for shop in TOUCHING[space] if state.shops[shop] != NOBODY]
    begun = set[int]() if "let_go" in verbs or _is_small(drawn) else {SOUK_OF[shop] for shop in offered}
    shown += [shop for souk in begun for shop in SOUK_SHOPS[souk] if state.shops[shop] == state.asked]
    houses = (panels.around(*drawn.at(city.HOUSES[shop]), *sizes[0]) for shop in shown)
    outlines += [rounded(*house, ROUND * zoom) for house in houses]
    outlines += [[*map(drawn.at, way)] for souk in plates for way in city.ways(souk)]
    lit = offered.union(shown)
    over = [
        panels.corners(panels.around(*drawn.at(city.HOUSES[shop]), *sizes[0]))
        for souk in plates
        for shop in SOUK_SHOPS[souk]
        if shop not in lit and state.shops[shop] != NOBODY
    ]
    panels.veil(canvas, drawn.area(stage.region), outlines, canvas.ground.clear, over)
    for souk in plates:
        if all(state.shops[shop] == NOBODY for shop in SOUK_SHOPS[souk]):
            _bright(canvas, drawn, souk, ())
    for shop in offered:
        if stage.shows(city.HOUSES[shop]):
            _offer(canvas, drawn, shop, state.shops[shop])


def _offer(canvas: Canvas, drawn: Map, shop: int, seat: int) -> None:
    """Draw a shop that may be chosen, with the cube of a seat if it has one, in full colours."""
    souk, zoom = DATA["souk"][SOUK_OF[shop]], drawn.zoom
    x, y = drawn.at(city.HOUSES[shop])
    limit, size = round(bazaar.STEP * zoom), city.code_size(zoom)
    if _is_small(drawn):
        canvas.paste(bazaar.offered(souk["tint"], zoom), x, y)
        ink, room = city.CODES[souk["tint"]], round(OFFERED_ROOM * zoom)
        if room >= CODED:
            city.write(canvas, x, y + OFFERED_AT * zoom, SHOPS[shop], OFFERED_CODE, ink, room)
        else:  # the plate of its souk says the rest
            canvas.text(x, y + OFFERED_AT * zoom, SHOPS[shop][-1], round(OFFERED * zoom), ink, align=0.5)
        return
    canvas.paste(bazaar.shop(souk["tint"], souk["quarter"], zoom), x, y)
    if seat != NOBODY:
        canvas.paste(art.cube(seat, round(city.CUBE * zoom)), *drawn.at(city.CUBES[shop]))
    place = drawn.at(city.CODE_PLACES[shop])
    city.write(canvas, *place, SHOPS[shop], size, INK, limit)


def filled(state: State, events: Sequence[Event]) -> set[int]:
    """Return the shops where these events have put cubes that still stand there."""
    shops = {SHOP[str(dict(happened.args)["shop"])] for happened in events if happened.kind in STANDS}
    return {shop for shop in shops if state.shops[shop] != NOBODY}


INSIDE, HIGHER, LIFTED = 56, 19, 5
"""Units; a cube that a frame is to be drawn around, how far it stands above the middle of its shop, and how
much higher than in others its code is: the frame of the next shop below reaches over its foot.
"""


def named(canvas: Canvas, drawn: Map, state: State, shops: Iterable[int]) -> None:
    """Draw shops with their cubes so that all of it has room in a frame that is drawn around each later."""
    for shop in shops:
        (x, y), zoom = drawn.at(city.HOUSES[shop]), drawn.zoom
        tint, size = DATA["souk"][SOUK_OF[shop]]["tint"], (bazaar.WIDTH * zoom, bazaar.HEIGHT * zoom)
        canvas.box(*panels.around(x, y, *size), WALLS[tint], 8)
        canvas.paste(sprites.token(state.shops[shop], round(INSIDE * zoom)), x, y - HIGHER * zoom)
        x, y = drawn.at(city.CODE_PLACES[shop])
        room = round(NARROW * zoom)
        city.write(canvas, x, y - LIFTED * zoom, SHOPS[shop], city.code_size(zoom), INK, room)


NARROW = 62
"""Units; the room for a code in such a frame."""


HIGH, INSET = 100, 4
"""px; the least height of a row that has room for a frame inside it, and how far inside that lies."""


def _mark_row(canvas: Canvas, box: Box | None, colour: str, dashed: bool = False) -> None:
    if box:
        left, top, right, bottom = box
        inset = INSET if bottom - top >= HIGH else -1  # side by side, frames of high rows do not touch
        panels.frame(canvas, (left + 4, top + inset, right - 4, bottom - inset), colour, dashed, line=5)


def marks(
    canvas: Canvas, stage: Stage, state: State, events: Sequence[Event], colour: str, dashed: bool
) -> None:
    """Draw the places that events name: no buildings that have helped, no floors of another day."""
    named: dict[tuple[str, str | int], None] = {}
    for happened in events:
        if happened.kind in ("rolled", "rolled-without-gold"):
            named = {pair: None for pair in named if pair[0] != "floor"}
        if happened.kind != "helped":
            named |= dict.fromkeys(happened.args)
    for name, value in named:
        if name == "shop" and value in SHOP:
            _mark_shop(canvas, stage, SHOP[str(value)], colour, dashed)
            _raise(canvas, stage, state, SHOP[str(value)])
            _above(canvas, stage, state, SOUK_OF[SHOP[str(value)]])
        elif name == "dest" and value in SPACE:
            street.mark_space(canvas, stage, SPACE[str(value)], colour, dashed, state.supervisor)
        elif name == "building" or (name == "floor" and any(state.value)):  # else those dice are gone
            _mark_row(canvas, stage.row(str(value)), colour, dashed)
    for happened in events:
        args = dict(happened.args)
        if happened.kind == "supervised" and "start" in args:  # events of older versions lack it
            street.draw_way(canvas, stage, SPACE[str(args["start"])], SPACE[str(args["dest"])], colour)
    _mark_loaded(canvas, stage, state, events, colour, dashed)


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


def choices(canvas: Canvas, stage: Stage, scene: Scene, state: State, *, faded: bool = False) -> None:
    """Draw what may be chosen now, by place; moves of the supervisor only once his group is chosen. Where all
    else is `faded`, small shops have frames already, and say what they complete.
    """
    offered: dict[str, list[tuple[str | int, ...]]] = {}
    for action in scene.choices:
        offered.setdefault(action.verb, []).append(action.args)
    rows = {str(args[0]) for verb in ("take", "supervise", "draw", "build") for args in offered.get(verb, ())}
    for place in sorted(rows - {""}):
        _mark_row(canvas, stage.row(place), CHOICE)
    shops = {str(args[0]) for verb in ("place", "put", "first") for args in offered.get(verb, ())}
    places = sorted(SHOP[shop] for shop in shops)
    small = faded and stage.map and _is_small(stage.map)
    for shop in () if small else places:
        _mark_shop(canvas, stage, shop, CHOICE)
    if small:
        _worth(canvas, stage, state, [SOUK_OF[shop] for shop in places if _completes(state, shop)])
    if "let_go" in offered:
        _mark_shop(canvas, stage, state.loading[0], CHOICE)
        _raise(canvas, stage, state, state.loading[0])


OFFERED, OFFERED_AT, OFFERED_ROOM, CODED = 92, 15, 58, 74
"""Units; the letter of a small shop that may be chosen, how far below the middle of that it is, and its room;
and px of that room in which the whole code is legible.
"""
OFFERED_CODE = 68
"""px; the size of that code."""
GAIN, GAINED, GAINING = (74, 116), (44, -30), (60, 20)
"""Units; the plate of a souk that may be completed; the size of its code and of the points that it would
bring, and how far below the middle of the plate each is.
"""


def _worth(canvas: Canvas, stage: Stage, state: State, souks: Iterable[int]) -> None:
    """Draw on the plates of souks that may be completed what these would bring."""
    more = MARKET_POINTS * ("market" in state.players[state.asked].buildings)
    for souk in souks:
        if stage.map and stage.holds(city.plate_box(souk)):
            (x, y), zoom = stage.map.at(city.PLATES[souk]), stage.map.zoom
            wide, high = (side * zoom for side in GAIN)
            canvas.box(*panels.around(x, y, wide, high), WHITE, round(ROUND * zoom), INK, round(4 * zoom))
            for text, (size, down) in ((SOUKS[souk], GAINED), (f"+{POINTS[souk] + more}", GAINING)):
                city.write(canvas, x, y + down * zoom, text, round(size * zoom), INK, round(wide - 12 * zoom))


def _completes(state: State, shop: int) -> bool:
    """Return True if all other shops of the souk of an empty shop have cubes."""
    return all(state.shops[other] != NOBODY for other in SOUK_SHOPS[SOUK_OF[shop]] if other != shop)


def numbered(canvas: Canvas, stage: Stage, choices: Sequence[tuple[Action, int]]) -> None:
    """Draw the numbered choices with marks and numbers. Those of one row stand beside each other.

    The number of a building covers its picture, so that its name and price can be read.
    """
    spots: list[tuple[Point, int]] = []
    rows: list[Box] = []
    size = stage.badge
    for action, number in choices:
        place = str(action.args[1 if action.verb == "supervise" else 0]) if action.args else ""
        if stage.floors and action.args and (floor := stage.row(str(action.args[0]))):
            _mark_row(canvas, floor, CHOICE)  # its number is beside its use
        elif place in SHOP and stage.map and stage.shows(city.HOUSES[SHOP[place]]):
            x, y = stage.map.at(city.HOUSES[SHOP[place]])
            _mark_shop(canvas, stage, SHOP[place], CHOICE)
            zoom, (dx, dy) = stage.map.zoom, (0, -72) if _is_small(stage.map) else (34, -42)
            spots.append(((x + dx * zoom, y + dy * zoom), number))
        elif place in SPACE and stage.map and stage.shows(city.SPACES[SPACE[place]]):
            space = SPACE[place]
            left, top, right, bottom = street.stones_at(stage.map.zoom, priced=False).box(stage.map, space)
            beyond = 0.28 * size  # its name can be read
            upright = not city.SPACES[space][1]
            x, y = (left + right) / 2, (top + bottom) / 2
            spots.append(((x, top - beyond) if upright else (right + beyond, y), number))
        elif box := stage.row(place):
            beside = rows.count(box) * size
            rows.append(box)
            _mark_row(canvas, box, CHOICE)
            x = box[2] - size / 2 - beside if place in FLOORS else box[0] + size * 0.6 + beside
            spots.append(((x, (box[1] + box[3]) / 2), number))
    numbers.badges(canvas, spots, size)
