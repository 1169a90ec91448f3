"""What a question of Yspahan is about, large: it can be read where the picture is 264 px wide.

Knows the state and what is printed; legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from PIL import Image

from engine.core import Action, Event
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SPACE, TOUCHING
from engine.games.yspahan.state import BUILDINGS, CARDS, DATA, NOBODY, State
from locales import Texts, texts
from render import sprites
from render.boards.yspahan import art, bazaar, cards, city, pieces, rolling, sides, street, told
from render.boards.yspahan.asking import BADGE, FIGURES, TOP, WORDS, canvas_of, have, mark
from render.boards.yspahan.asking import room as room_below
from render.boards.yspahan.cards import NARROW
from render.boards.yspahan.gains import PAYING as PAYING_CARDS
from render.boards.yspahan.ground import EARTH, GROUND, PAVING, STREET, WALL
from render.boards.yspahan.stage import Stage
from render.boards.yspahan.windows import (
    CROSSINGS,
    SPAN,
    STONES,
    ZOOM,
    crossing,
    quarter_region,
    region,
    tidy,
)
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import wrapped
from render.theme import CHOICE, COST, GAP, MARGIN, PAPER, PLASTER, SHADE, SOFT, WIDTH

STRUCK = 64
BUILT, USE, PRICES, PAYING = 100, 98, 360, 88
"""px; a building, what it does, from the right edge to what it costs, and a card that pays for it."""
SHOPPING = (CROSSINGS[1], (1.0, (0, 0)))
"""How large the city is where a cube may be placed in several quarters, and how much wider its streets are
then, in units: part of it, or all.
"""
AT_EDGE = 46
"""Units from the middle of the outermost shop to the edge of such a part."""
CARAVAN = 1.6
"""How many times larger than on the board the caravan is."""
SLIM = 1000
"""px; the width of the picture of a souk or two, and of a turn that has changed nothing: that of others that
are confirmed.
"""
YARD_ROW = 112
PLAYING = {"play", "swap", "sell", "put"}
LOADING = {"first", "go_on", "keep", "let_go"}


def draw(scene: Scene) -> Canvas | None:
    """Return the part of the table that the viewer is asked about, or None if that is all of it."""
    painter = _painter(scene)
    return painter(scene, scene.view.state) if painter else None


def warm() -> None:
    """Draw in advance the enlarged city, and the signs that take longest."""
    city.sheet(ZOOM, (0, 0))
    for zoom, apart in CROSSINGS:
        city.sheet(zoom, apart)
    for zoom in (ZOOM, *(zoom for zoom, _ in SHOPPING)):
        pieces.warm_offers(Canvas.blank(GROUND, WIDTH), zoom)
    rolling.warm()
    for kind in CARDS:
        art.filling(kind, cards.ART, cards.MOST)
    for kind in BUILDINGS:
        art.building(kind, BUILT)
        art.use(kind, USE)


def is_large(scene: Scene) -> bool:
    """Return True if `draw` draws something."""
    return _painter(scene) is not None


def _painter(scene: Scene) -> Callable[[Scene, State], Canvas] | None:
    verbs = {action.verb for action in scene.choices}
    if scene.view.seat is None:
        return None
    if not verbs:
        return _passed(scene, scene.view.state)
    if verbs & LOADING:
        return _loading if scene.view.state.loading else None
    if verbs == {"supervise"}:
        return _street
    if "roll" in verbs:
        return rolling.roll
    if verbs & {"take", "supervise", "draw"}:
        return rolling.tower
    if verbs & {"place", "put"} and not verbs & (PLAYING - {"put"} | {"build"}):
        return _quarter if len(_quarters(scene)) == 1 else _shops
    if "place" in verbs:
        return _quarter
    if "build" in verbs:
        return _yard
    return _cards if verbs & PLAYING else None


def _passed(scene: Scene, state: State) -> Callable[[Scene, State], Canvas] | None:
    """Return how to draw what is left to others if the viewer only has to confirm: dice or a day."""
    to_confirm = scene.view.seat in scene.active and scene.view.seat != state.asked
    if not to_confirm or any(happened.kind == "week-over" for happened in scene.draft):
        return None
    return {"act": rolling.tower, "roll": _day}.get(state.ask)


# Buildings


FEW, TALL = 2, 240
"""Up to this many buildings to choose from have two lines each; and px, the height of both."""
GRAND, SITE, GIVEN = 190, 106, 104
"""px; such a building, the site with the points for it, and a card that pays for it."""
TITLE = 84
"""px; its name."""
OTHERS, STEP, SMALL, COUNTED = 116, 184, 84, 48
"""px; the line with the buildings that cannot be built now, from one to the next, such a building, and its
prices.
"""


def _yard(scene: Scene, state: State) -> Canvas:
    """Draw the buildings that may be built: what they do and, apart from that, what they cost, with the
    points for the next building; below them, in one line, the others.
    """
    seat, words = scene.view.seat or 0, texts(scene.lang)
    built, points = state.players[seat].buildings, sides.VALUE[len(state.players[seat].buildings)]
    offered = [kind for kind in BUILDINGS if _payments(scene.choices, kind)]
    others, few = [kind for kind in BUILDINGS if kind not in offered], len(offered) <= FEW
    high = len(offered) * (TALL if few else YARD_ROW) + 2 * sides.PAD
    low = high + OTHERS * bool(others)
    canvas = canvas_of(low + room_below(state, seat), scene, NARROW)
    left, right = MARGIN, NARROW - MARGIN
    if others:
        canvas.box(left, TOP, right, TOP + low, SHADE, sides.RADIUS)
    canvas.box(left, TOP, right, TOP + high, PAPER, sides.RADIUS)
    upper = left, TOP, right, TOP + high
    rows = {kind: sides.row(upper, number, len(offered)) for number, kind in enumerate(offered)}
    for kind, row in rows.items():
        name, paying = words.term("yspahan", "building", kind), _paying(scene.choices, kind)
        if few:
            _grand(canvas, row, kind, name, paying, points)
        else:
            _building(canvas, row, kind, name, paying)
    y = TOP + (high + low) / 2
    for number, kind in enumerate(others):
        _other(canvas, left + 20 + number * STEP, y, kind, built=kind in built)
    if others and points and not few:
        canvas.paste(art.site(f"+{points}", OTHERS - 14), right - OTHERS / 2 - 8, y)
    mark(canvas, Stage(sites=rows, badge=BADGE), scene, state)
    have(canvas, TOP + low, state, seat)
    return canvas


def _grand(canvas: Canvas, row: Box, kind: str, name: str, paying: Sequence[str], points: int) -> None:
    """Draw a building that may be built in its row: its name and what it does, below that its price with the
    cards that pay for it, and the points for it.
    """
    left, top, right, bottom = row
    start, (upper, lower) = left + GRAND + 52, (top + 66, bottom - 68)
    canvas.paste(art.building(kind, GRAND), left + 26 + GRAND / 2, (top + bottom) / 2)
    canvas.text(start, upper, name, TITLE, limit=right - start - 230)
    canvas.paste(art.use(kind, GIVEN), right - 120, upper)
    canvas.box(start - 8, lower - 54, right - 36 - (18 + SITE) * bool(points), lower + 54, PLASTER, 20)
    x = start + 16.0
    for icon, number, card in zip((sprites.camel(88), sprites.coin(78)), sides.COST[kind], PAYS, strict=True):
        if number:
            x = 16 + _price(canvas, x + 44, lower, icon, number, free=card in paying, arrow=card in paying)
            if card in paying:
                canvas.paste(art.card(card, GIVEN - 8), x + 30, lower)
                x += 84
    if points:
        canvas.paste(art.site(f"+{points}", SITE), right - 36 - SITE / 2, lower)


PAYS = "build_no_camels", "build_no_gold"
"""The cards that pay the camels and the gold of a building."""


def _building(canvas: Canvas, row: Box, kind: str, name: str, paying: Sequence[str]) -> None:
    """Draw one of many buildings that may be built in its row, with the cards that pay for it beside its
    price.
    """
    left, top, right, bottom = row
    middle, (camels, gold) = (top + bottom) / 2, sides.COST[kind]
    paid = PAID * bool(paying) + CARD * len(paying)
    use, plate = right - PRICES - 170 - CARD * (len(paying) > 1), right - PRICES - paid
    canvas.paste(art.building(kind, BUILT), left + 66, middle)
    canvas.text(left + 124, middle, name, WORDS, limit=use - 84 - left - 124)
    canvas.paste(art.use(kind, USE), use, middle)
    canvas.box(plate, top + 12, right - 16, bottom - 12, PLASTER, 20)
    for number, card in enumerate(paying):
        canvas.paste(art.card(card, PAYING), plate + 44 + number * CARD, middle)
    free = "build_no_camels" in paying
    _price(canvas, right - PRICES + 58, middle, sprites.camel(76), camels, free=free)
    if gold:
        _price(canvas, right - 136, middle, sprites.coin(68), gold, free="build_no_gold" in paying)


PAID, CARD = 54, 24
"""px; the room beside the price for cards that pay, and more of it for each."""


def _other(canvas: Canvas, x: float, y: float, kind: str, *, built: bool) -> None:
    """Draw from a place on a building that cannot be built now: what it costs, or that it is built."""
    canvas.paste(art.building(kind, SMALL), x + SMALL / 2, y)
    x += SMALL + 30
    if built:
        canvas.paste(sprites.tick(56, CHOICE), x + 6, y)
        return
    costs = zip((sprites.camel(46), sprites.coin(40)), sides.COST[kind], strict=True)
    lines = [(icon, number) for icon, number in costs if number]
    for line, (icon, number) in enumerate(lines):
        high = y + (line - (len(lines) - 1) / 2) * COUNTED
        canvas.paste(icon, x, high)
        canvas.text(x + 28, high, str(number), COUNTED)


def _payments(choices: Sequence[Action], kind: str) -> set[str]:
    """Return the ways to pay for a building that may be chosen."""
    return {str(action.args[1]) for action in choices if action.verb == "build" and action.args[0] == kind}


def _paying(choices: Sequence[Action], kind: str) -> list[str]:
    """Return the cards without which a building may not be built now: they pay its camels or its gold."""
    payments = _payments(choices, kind)
    return [card for card in PAYING_CARDS if payments and payments <= {card, "both"}]


def _price(
    canvas: Canvas, x: float, y: float, icon: Image.Image, number: int, *, free: bool, arrow: bool = False
) -> float:
    """Draw what is to be paid and return where that ends; if a card pays it, that is nothing, after the
    price, struck out, perhaps with an arrow between them.
    """
    canvas.paste(icon, x, y)
    x += icon.width / 2 + (12 if arrow else 0 if free else 6)
    if free:
        wide = canvas.text(x, y, str(number), STRUCK, SOFT)
        canvas.line(round(x) - 3, round(y) - 2, round(x) + wide + 3, round(y) + 2, COST)
        x += wide + 16
        x += canvas.text(x, y, "→", STRUCK) + 16 if arrow else 0
    return x + canvas.text(x, y, str(0 if free else number), FIGURES)


# The city


def _quarters(scene: Scene) -> set[str]:
    """Return the quarters in which a cube may be placed."""
    verb = "place" if any(action.verb == "place" for action in scene.choices) else "put"
    shops = (SHOP[str(action.args[0])] for action in scene.choices if action.verb == verb)
    return {DATA["souk"][SOUK_OF[shop]]["quarter"] for shop in shops}


def _day(scene: Scene, state: State) -> Canvas:
    """Draw the calendar and what the player has: the turn has changed neither."""
    left, top, right, bottom = city.CALENDAR
    wide, high = round((right - left) * ZOOM), round((bottom - top) * ZOOM)
    seat, words = scene.view.seat or 0, texts(scene.lang)
    canvas = canvas_of(high + room_below(state, seat), scene, SLIM)
    canvas.box(MARGIN, TOP, SLIM - MARGIN, TOP + high, PAPER, sides.RADIUS)
    sides.calendar(canvas, (MARGIN, TOP, MARGIN + wide, TOP + high), state, words, ZOOM, edge=PAPER)
    room = SLIM - 2 * MARGIN - wide
    lines = wrapped(words("render-yspahan-unchanged"), WORDS, room - 40, bold=True)
    for line, text in enumerate(lines):
        y = TOP + high / 2 + (line - (len(lines) - 1) / 2) * 1.2 * WORDS
        canvas.text(MARGIN + wide + room / 2, y, text, WORDS, align=0.5, limit=room - 40)
    have(canvas, TOP + high, state, seat)
    return canvas


def _quarter(scene: Scene, state: State) -> Canvas:
    """Draw the quarter where cubes may be placed, or as much of it as a narrow picture has room for."""
    (kind,) = _quarters(scene)
    left, top, right, bottom = quarter_region(kind)
    width = NARROW
    offered = {SHOP[str(action.args[0])] for action in scene.choices if action.verb in PLACING}
    west, east = _reach(state, offered)
    if right - left > SPAN and east - west <= NEAR:
        width = SLIM if east - west <= NEARBY else NARROW
        span = round((width - 2 * MARGIN) / ZOOM)
        column = round((west + east - span) / 2 / city.COLUMN - 0.5)
        left = max(city.LEFT, round((column + BESIDE) * city.COLUMN))
        right = left + span
    elif kind in NEARER and min(city.HOUSES[shop][0] for shop in offered) > NEARER[kind]:
        left = NEARER[kind]
    elif right - left > SPAN:
        width = WIDTH
    lowest = max(y for x, y in _needed(state, offered) if left < x < right and top < y < bottom)
    end = round(lowest) + bazaar.HEIGHT // 2 + BENEATH
    inside = (box for box in city.LANDMARKS if box[0] < right and left < box[2])
    nearly = (box[3] for box in inside if box[1] < end < box[3] < end + LITTLE)
    end = min(bottom, max((end, *nearly)))
    return _window(scene, state, (left, top, right, end), width)


def _reach(state: State, offered: Iterable[int]) -> tuple[float, float]:
    """Return how far to the west and to the east there is something of the souks where a cube may be placed:
    shops that are offered or in which the player has cubes, and plates.
    """
    souks = {SOUK_OF[shop] for shop in offered}
    own = {shop for souk in souks for shop in SOUK_SHOPS[souk] if state.shops[shop] == state.asked}
    places = [city.HOUSES[shop] for shop in own.union(offered)] + [city.PLATES[souk] for souk in souks]
    return min(x for x, _ in places) - NEXT_TO, max(x for x, _ in places) + NEXT_TO


def _needed(state: State, offered: Iterable[int]) -> Iterator[Point]:
    """Yield the places of the shops that are offered or have cubes, and of the supervisor."""
    taken = {shop for shop, seat in enumerate(state.shops) if seat != NOBODY}
    yield from (city.HOUSES[shop] for shop in taken.union(offered))
    yield city.SPACES[state.supervisor]


BENEATH, LITTLE = 24, 20
"""Units below the lowest shop that is shown: room for its shadow; and how much further down it goes at most
to show a landmark whole. Of others that would be cut, nothing is shown.
"""
NEXT_TO, NEAR, NEARBY = 60, 0.75 * SPAN, 456
"""Units to the side of the middle of what is shown whole; and in how many there must be all that cubes may be
placed in for it to stand in the middle of the picture, and in how many for that to be slim.
"""
PLACING = ("place", "put")
AIR = 12
"""Units of ground where the map ends."""
BESIDE = 0.44
"""Where such a part begins and ends between two spaces, so that it cuts no name: the share of the way."""
NEARER = {"bag": -658}
"""Units: where a part of a quarter begins that fits into a narrow picture and has all but one souk."""


def _window(scene: Scene, state: State, shown: Box, width: int) -> Canvas:
    """Draw a part of the map as wide as the picture."""
    ends = AIR * (shown[1] == city.TOP), AIR * (shown[3] == city.BOTTOM)
    shown = shown[0], shown[1] - ends[0], shown[2], shown[3] + ends[1]
    depth = round((shown[3] - shown[1]) * ZOOM)
    canvas = canvas_of(depth, scene, width)
    box = MARGIN, TOP, width - MARGIN, TOP + depth
    asked = {SOUK_OF[SHOP[str(action.args[0])]] for action in scene.choices if action.verb in PLACING}
    stage = _city(canvas, box, state, shown, texts(scene.lang), asked=asked)
    _fade(canvas, stage, box, scene)
    mark(canvas, stage, scene, state)
    return canvas


def _beyond(region: Box) -> Iterator[tuple[Box, str]]:
    """Yield what is not shown of the streets at the edges of a part of the map, with what is there instead:
    the street from north to south if it would be cut, and the thresholds of the other side.
    """
    left, top, right, bottom = region
    far, edge = city.AVENUE_HALF + AIR, city.STREET_HALF
    if right < edge:
        yield (-edge, city.TOP, edge, city.BOTTOM), EARTH
        for number, colour in enumerate((WALL, PAVING, STREET)):
            high = city.AVENUE_HALF - number * bazaar.KERB
            yield (-edge - 1, -high, edge, high), colour
    if -far <= top < 0:
        yield (left, top, right, -STONES), STREET
    if 0 < bottom <= far:
        yield (left, STONES, right, bottom), STREET


def _city(
    canvas: Canvas,
    box: Box,
    state: State,
    shown: Box,
    words: Texts,
    zoom: float = ZOOM,
    apart: tuple[int, int] = (0, 0),
    asked: Collection[int] | None = None,
    *,
    dated: bool = True,
) -> Stage:
    """Lay a part of the city into a box, with what stands there and the calendar, if it is to be `dated`, and
    return where things are.

    Where there is more room, the map goes on, or there is bare ground beyond its end. Of souks that are cut
    and not `asked` about, nothing is shown.
    """
    left, top, right, bottom = city.Map(0, 0, zoom, apart).area(shown)
    across, down = (box[2] - box[0] - right + left) / zoom, (box[3] - box[1] - bottom + top) / zoom
    beside, above = 0 if shown[2] == city.RIGHT else across / 2, down / 2
    drawn = city.Map(box[0] + beside * zoom - left, box[1] + above * zoom - top, zoom, apart)
    sheet, (x, y) = city.sheet(zoom, apart), map(round, drawn.at((city.LEFT, city.TOP)))
    laid = _common(box, (x, y, x + sheet.size[0], y + sheet.size[1]))
    canvas.box(*box, EARTH)
    canvas.lay(sheet, (laid[0] - x, laid[1] - y, laid[2] - x, laid[3] - y), *laid[:2])
    if dated and _is_in(city.CALENDAR, shown):
        sides.calendar(canvas, drawn.area(city.CALENDAR), state, words, zoom)
    region = (
        *(round(shown[0] - beside), round(shown[1] - above)),
        *(round(shown[2] + across - beside), round(shown[3] + above)),
    )
    stage = Stage(drawn, region, zoom=zoom, badge=BADGE)
    pieces.cubes(canvas, stage, told.Week({}, {}, {}), state)
    pieces.names(canvas, stage, words)
    tidy(canvas, stage, box, asked)
    for bare, colour in _beyond(region):
        canvas.box(*_common(box, drawn.area(bare)), colour)
    return stage


def _fade(canvas: Canvas, stage: Stage, box: Box, scene: Scene) -> None:
    """Fade what may not be chosen in a box with the city, but not what lies outside of its round corners."""
    pieces.fade(canvas, stage, scene.view.state, scene.choices)
    sides.round_off(canvas, box)


def _common(*boxes: Box) -> Box:
    """Return what boxes have in common."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return max(left), max(top), min(right), min(bottom)


def _is_in(place: Box, shown: Box) -> bool:
    """Return True if a place lies wholly in a part of the map."""
    return shown[0] <= place[0] and shown[1] <= place[1] and place[2] <= shown[2] and place[3] <= shown[3]


def _street(scene: Scene, state: State) -> Canvas:
    """Draw the streets with the spaces where the supervisor may go, and the shops at them."""
    dests = {SPACE[str(action.args[1])] for action in scene.choices}
    width, zoom, apart, shown = crossing({state.supervisor, *dests})
    _, top, _, bottom = city.Map(0, 0, zoom, apart).area(shown)
    paid = street.is_paid(scene, state)
    seat = scene.view.seat or 0
    canvas = canvas_of(bottom - top + room_below(state, seat) * paid, scene, width)
    box = MARGIN, TOP, width - MARGIN, TOP + bottom - top
    stage = _city(canvas, box, state, shown, texts(scene.lang), zoom, apart)
    scene = replace(scene, last=_at_rest(scene.last), draft=_at_rest(scene.draft))
    _fade(canvas, stage, box, scene)
    street.moves(canvas, stage, scene, state)
    mark(canvas, stage, scene, state)
    if paid:
        have(canvas, box[3], state, seat)
    return canvas


def _shops(scene: Scene, state: State) -> Canvas:
    """Draw shops of several quarters where a cube may be placed, as large as there is room for, and in the
    headline the card that pays for it, if there is one.
    """
    offered = {SHOP[str(action.args[0])] for action in scene.choices if action.verb in PLACING}
    asked = {SOUK_OF[shop] for shop in offered}
    places = [city.HOUSES[shop][0] for shop in offered] + [city.PLATES[souk][0] for souk in asked]
    west, east = min(places) - AT_EDGE, max(places) + AT_EDGE
    spans = [round((WIDTH - 2 * MARGIN) / zoom) - 2 * apart[0] for zoom, apart in SHOPPING]
    (zoom, apart), span = next(
        (one, span) for one, span in zip(SHOPPING, spans, strict=True) if east - west <= span
    )
    left, _, right, _ = region(west, city.TOP, east, city.BOTTOM, span, span)
    shown = left, city.TOP, right, city.BOTTOM
    _, top, _, bottom = city.Map(0, 0, zoom, apart).area(shown)
    box = MARGIN, TOP, WIDTH - MARGIN, TOP + bottom - top
    card = "place_any" if any(action.verb == "put" for action in scene.choices) else ""
    canvas = canvas_of(bottom - top, scene, card=card)
    stage = _city(canvas, box, state, shown, texts(scene.lang), zoom, apart, asked, dated=False)
    _fade(canvas, stage, box, scene)
    mark(canvas, stage, scene, state)
    return canvas


# The caravan


LEAST, ROWS = 232, 364
"""Units; the least height of that part. px; the height of the caravan."""
RINGED = 26
"""px by which the ring around a place on the caravan is larger than the cube that would come there."""


def _loading(scene: Scene, state: State) -> Canvas:
    """Draw the cubes that are wanted for the caravan, and the caravan."""
    seat, places = scene.view.seat or 0, [city.HOUSES[shop] for shop in state.loading]
    if any(shop in TOUCHING[state.supervisor] for shop in state.loading):
        places.append(city.SPACES[state.supervisor])
    xs, ys = [x for x, _ in places], [y for _, y in places]
    left, top, right, bottom = region(
        min(xs) - 60, min(ys) - 66, max(xs) + 60, max(ys) + 66, SPAN, SPAN, LEAST
    )
    depth, end = round((bottom - top) * ZOOM), NARROW - MARGIN
    canvas = canvas_of(depth + GAP + ROWS + room_below(state, seat), scene, NARROW)
    shown = left, top, right, bottom
    above = MARGIN, TOP, end, TOP + depth
    stage = _city(canvas, above, state, shown, texts(scene.lang))
    _fade(canvas, stage, above, scene)
    box = MARGIN, TOP + depth + GAP, end, TOP + depth + GAP + ROWS
    sides.caravan(canvas, box, state, CARAVAN)
    if any(action.verb == "let_go" for action in scene.choices):
        place = len(state.caravan) % (sides.row_length(state) * len(sides.FACTOR))  # a full one is emptied
        x, y = sides.slot(box, state, place, CARAVAN)
        owner, size = state.shops[state.loading[0]], round(sides.RIDER * CARAVAN)
        canvas.paste(sprites.panel(size + RINGED, size + RINGED, (size + RINGED) // 2, PAPER), x, y)
        canvas.paste(sprites.token(owner, size), x, y)
        canvas.paste(sprites.ring(size + RINGED, CHOICE, dashed=True), x, y)
    stage = stage._replace(caravan=box, zoom=CARAVAN)
    mark(canvas, stage, replace(scene, last=_at_rest(scene.last), draft=_at_rest(scene.draft)), state)
    for shop in state.loading:
        street.called(canvas, stage, shop)
    keeps = any(action.verb == "keep" for action in scene.choices)
    have(canvas, box[3], state, seat, camels=keeps)
    return canvas


def _at_rest(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return events without moves of the supervisor, whose way would be cut off."""
    return tuple(happened for happened in events if happened.kind != "supervised")


def _cards(scene: Scene, state: State) -> Canvas:
    """Draw the cards that may be played and, below them, what the player has."""
    seat = scene.view.seat or 0
    canvas, top = cards.offered(scene, room_below(state, seat))
    have(canvas, top - GAP, state, seat)
    return canvas
