"""The second picture of Amyitis: the caravan's round trip, the crafts for hire, the guild cards left."""

from __future__ import annotations

from math import cos, pi, sin

from engine.core import Event
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES, demand, price
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, NOBODY, State
from locales import Texts, texts
from render import sprites
from render.boards.amyitis import art
from render.canvas import Box, Canvas, kept
from render.pen import Pen, Point
from render.scene import Scene
from render.theme import (
    BODY,
    CHOICE,
    DRAFT,
    GAP,
    INK,
    LAST,
    MARGIN,
    NAME,
    PAPER,
    SADDLE,
    SAND,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WIDTH,
)

HEIGHT = 1052
ROUTE_BOX: Box = (MARGIN, MARGIN, MARGIN + 948, HEIGHT - MARGIN)
SIDE = ROUTE_BOX[2] + GAP
CRAFT_HEIGHT = 130
"""px; a group of craft cards."""
CARD_WIDTH, CARD_HEIGHT = 118, 116
PLATE = (252, 158)
"""px; a city."""
_MIDDLE: Point = ((ROUTE_BOX[0] + ROUTE_BOX[2]) / 2, (ROUTE_BOX[1] + ROUTE_BOX[3]) / 2 + 18)
_RADII = (334, 376)


def city_at(city: int) -> Point:
    """The centre of a city's plate, clockwise from Babylon at the top."""
    angle = 2 * pi * city / len(CITIES)
    return _MIDDLE[0] + _RADII[0] * sin(angle), _MIDDLE[1] - _RADII[1] * cos(angle)


@kept
def base() -> Canvas:
    canvas = Canvas.blank("amyitis", HEIGHT)
    canvas.box(*ROUTE_BOX, SAND, 16)
    left, top, right, bottom = ROUTE_BOX
    pen = Pen(right - left, bottom - top)
    x, y = _MIDDLE[0] - left, _MIDDLE[1] - top
    for rx, ry, colour in ((_RADII[0] + 26, _RADII[1] + 26, STONE), (_RADII[0] - 26, _RADII[1] - 26, SAND)):
        pen.ellipse(x, y, rx, ry, colour)
    for step in range(len(CITIES)):
        angle = 2 * pi * (step + 0.5) / len(CITIES)
        head = (x + _RADII[0] * sin(angle), y - _RADII[1] * cos(angle))
        ahead = (_RADII[0] * cos(angle), _RADII[1] * sin(angle))
        size = (ahead[0] ** 2 + ahead[1] ** 2) ** 0.5
        ux, uy = ahead[0] / size, ahead[1] / size
        pen.line(
            [
                (head[0] - 10 * ux - 13 * uy, head[1] - 10 * uy + 13 * ux),
                (head[0] + 8 * ux, head[1] + 8 * uy),
                (head[0] - 10 * ux + 13 * uy, head[1] - 10 * uy - 13 * ux),
            ],
            PAPER,
            7,
        )
    canvas.paste(pen.sheet(), (left + right) / 2, (top + bottom) / 2)
    return canvas


def detail(scene: Scene) -> Canvas:
    """What a turn chooses from besides the garden."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = base()
    for city in range(len(CITIES)):
        _city(canvas, state, city, words)
    bottom = _crafts(canvas, scene, state, words)
    _guilds(canvas, state, (SIDE, bottom + GAP, WIDTH - MARGIN, HEIGHT - MARGIN), words)
    for events, colour, dashed in ((scene.last, LAST, False), (scene.draft, DRAFT, True)):
        for happened in events:
            _mark(canvas, happened, colour, dashed)
    _choices(canvas, scene, state)
    _caravan(canvas, state)
    return canvas


def _plate(city: int) -> Box:
    x, y = city_at(city)
    width, height = PLATE
    return round(x - width / 2), round(y - height / 2), round(x + width / 2), round(y + height / 2)


def _city(canvas: Canvas, state: State, city: int, words: Texts) -> None:
    """The name, what it wants on the left, what it gives for it on the right."""
    left, top, right, bottom = _plate(city)
    place = ROUTE[city]
    canvas.box(left, top, right, bottom, PAPER, 16, SADDLE if city else INK, 4)
    name = words.term("amyitis", "city", CITIES[city])
    canvas.text((left + right) / 2, top + 33, name, BODY, align=0.5, limit=right - left - 24)
    y = bottom - 58
    if place.sale:
        canvas.paste(art.any_good(46), left + 42, y)
        for i, points in enumerate(place.sale):
            canvas.text(left + 84 + 84 * i, y, f"{i + 1}", SMALL, SOFT, align=0.5)
            canvas.paste(sprites.points(54, str(points)), left + 124 + 84 * i, y)
        return
    wanted = [good for good in demand(state, city) if good != NOTHING]
    for i, good in enumerate(wanted):
        canvas.paste(art.good(GOODS[good], 62), left + 44 + 56 * i, y)
    canvas.paste(sprites.pointer(26, SHADE), left + 44 + 56 * len(wanted) - 6, y)
    for i, guild in enumerate(reversed(place.guilds)):
        canvas.paste(art.guild(GUILDS[guild], 66), right - 44 - 70 * i, y)
    if state.plants[city] != NOBODY:
        quality = SIDES[state.plants[city]].quality
        canvas.paste(art.dots(quality, 62), right - 18 - 24 * quality, y)


def _caravan(canvas: Canvas, state: State) -> None:
    left, top, _, bottom = _plate(state.caravan)
    canvas.paste(sprites.camel(112, cloth=CHOICE), left - 4, (top + bottom) / 2 - 6)


def _groups(state: State) -> int:
    return max(1, len(state.groups))


def _group(number: int) -> Box:
    top = MARGIN + number * (CRAFT_HEIGHT + 8)
    return SIDE, top, WIDTH - MARGIN, top + CRAFT_HEIGHT


def _crafts(canvas: Canvas, scene: Scene, state: State, words: Texts) -> int:
    """The groups of craft cards, each with the price of its next card; gives the lower edge."""
    for number, cards in enumerate(state.groups):
        left, top, right, bottom = _group(number)
        canvas.box(left, top, right, bottom, PAPER, 16)
        middle = (top + bottom) / 2
        canvas.text(left + 34, middle - 26, str(number + 1), NAME, SOFT, align=0.5)
        cost = sum(not card for card in cards)
        if cost < len(cards):
            canvas.paste(sprites.coin(48, str(cost)), left + 34, middle + 22)
        for i, card in enumerate(cards):
            canvas.paste(
                art.craft_card(card, CARD_WIDTH, CARD_HEIGHT), left + 128 + i * (CARD_WIDTH + 10), middle
            )
            if card:
                name = words.term("amyitis", "craft", card)
                canvas.text(
                    left + 128 + i * (CARD_WIDTH + 10),
                    bottom - 27,
                    name,
                    SMALL,
                    align=0.5,
                    limit=CARD_WIDTH - 12,
                )
    return _group(_groups(state) - 1)[3]


def _guilds(canvas: Canvas, state: State, box: Box, words: Texts) -> None:
    """How many cards of each guild and level are left."""
    left, top, right, bottom = box
    canvas.box(left, top, right, bottom, PAPER, 16)
    canvas.text((left + right) / 2, top + 34, words("render-amyitis-cards"), SMALL + 2, SOFT, align=0.5)
    rows = len(GUILDS) + 1
    step = (bottom - top - 66) / rows
    for guild, kind in enumerate(GUILDS):
        y = top + 60 + (guild + 0.5) * step
        canvas.paste(art.guild(kind, 54), left + 44, y)
        for number, count in enumerate(state.stock[guild], 1):
            x = left + 132 + (number - 1) * 124
            canvas.paste(art.level(kind, number if count else 0, round(min(74, step - 6))), x, y)
            canvas.text(x + 34, y, f"×{count}", BODY, INK if count else SOFT)
    y = top + 60 + (rows - 0.5) * step
    canvas.paste(art.guild("gardener", 54), left + 44, y)
    canvas.text(left + 92, y, f"×{state.gardeners}", BODY)
    for i, good in enumerate(state.carried):
        x = right - 44 - 54 * i
        canvas.paste(art.good(GOODS[good], 48), x, y)
    if state.carried:
        x = right - 44 - 54 * len(state.carried) - 10
        canvas.text(x, y, "II", BODY, SOFT, align=1)
        canvas.paste(art.guild("leader", 44), x - 56, y)


def _mark(canvas: Canvas, happened: Event, colour: str, dashed: bool) -> None:
    args = dict(happened.args)
    if "city" in args:
        _frame(canvas, _plate(CITY[str(args["city"])]), colour, dashed)
    if happened.kind == "hired":
        _frame(canvas, _group(int(args["group"]) - 1), colour, dashed)


def _frame(canvas: Canvas, box: Box, colour: str, dashed: bool = False) -> None:
    left, top, right, bottom = box
    sprite = sprites.frame(right - left + 12, bottom - top + 12, 20, colour, dashed)
    canvas.paste(sprite, (left + right) / 2, (top + bottom) / 2)


def _choices(canvas: Canvas, scene: Scene, state: State) -> None:
    """The camels that each city in reach costs, and the cards for hire."""
    for action in scene.choices:
        if action.verb == "caravan" and scene.view.seat is not None:
            city = CITY[str(action.args[0])]
            _frame(canvas, _plate(city), CHOICE)
            _, top, right, _ = _plate(city)
            canvas.box(right - 62, top - 24, right + 42, top + 30, PAPER, 14, CHOICE, 4)
            canvas.paste(sprites.camel(54), right - 30, top + 3)
            canvas.text(right + 4, top + 3, str(price(state, scene.view.seat, city)), BODY)
        elif action.verb == "hire":
            craft, number = str(action.args[0]), int(action.args[1]) - 1
            left, top, _, bottom = _group(number)
            for i, card in enumerate(state.groups[number]):
                if card == craft:
                    x = left + 128 + i * (CARD_WIDTH + 10)
                    sprite = sprites.frame(CARD_WIDTH + 10, CARD_HEIGHT + 10, 18, CHOICE)
                    canvas.paste(sprite, x, (top + bottom) / 2)
