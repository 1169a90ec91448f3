"""The second picture of Amyitis: the caravan's round trip, the crafts for hire, the guild cards left."""

from __future__ import annotations

from functools import partial

from engine.core import Event
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES, Side, demand, turned_over
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, Player, State
from locales import Texts, texts
from render import panels, sprites
from render.boards import Picture
from render.boards.amyitis import art, hiring, part
from render.boards.amyitis.ground import GREENS, GROUND
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.theme import (
    BODY,
    GAP,
    INK,
    MARGIN,
    PAPER,
    SADDLE,
    SAND,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WATER,
    WATER_DEEP,
    WIDTH,
)

HEIGHT = 1052
ROUTE_BOX: Box = (MARGIN, MARGIN, MARGIN + 948, HEIGHT - MARGIN)
SIDE = ROUTE_BOX[2] + GAP
CRAFT_HEIGHT = 130
"""px; a group of craft cards."""
CARD_WIDTH, CARD_HEIGHT = 150, 116
PLATE = (274, 152)
"""px; a city."""
_MIDDLE: Point = ((ROUTE_BOX[0] + ROUTE_BOX[2]) / 2, (ROUTE_BOX[1] + ROUTE_BOX[3]) / 2)
_OUT, _NEAR = 320, 152
"""px; from the middle to the plates at the sides, and to those at the bottom."""
_ROWS = (-374, -212, -10, 192, 386)
"""px; from the middle to the rows of plates."""
CITY_AT: tuple[Point, ...] = tuple(
    (_MIDDLE[0] + x, _MIDDLE[1] + _ROWS[row])
    for x, row in (
        (0, 0), (_OUT, 1), (_OUT, 2), (_OUT, 3), (_NEAR, 4), (-_NEAR, 4), (-_OUT, 3), (-_OUT, 2), (-_OUT, 1),
    )
)  # fmt: skip
"""The centres of the plates, clockwise from Babylon at the top."""


@cached
def base() -> Canvas:
    canvas = Canvas.blank(GROUND, HEIGHT)
    canvas.box(*ROUTE_BOX, SAND, 16)
    left, top, right, bottom = ROUTE_BOX
    pen = Pen(right - left, bottom - top)
    way = smooth([(x - left, y - top) for x, y in CITY_AT], steps=12)
    pen.line([*way, way[0]], STONE, 56)
    for i in range(6, len(way), 12):
        (x, y), (x1, y1) = way[i], way[i + 1]
        size = ((x1 - x) ** 2 + (y1 - y) ** 2) ** 0.5
        ux, uy = (x1 - x) / size, (y1 - y) / size
        tail = [(x - 11 * ux - side * 13 * uy, y - 11 * uy + side * 13 * ux) for side in (1, -1)]
        pen.line([tail[0], (x + 8 * ux, y + 8 * uy), tail[1]], PAPER, 7)
    _oasis(pen, _MIDDLE[0] - left, _MIDDLE[1] - top + 40)
    canvas.paste(pen.sheet(), (left + right) / 2, (top + bottom) / 2)
    return canvas


def _oasis(pen: Pen, x: float, y: float) -> None:
    """Draw a pool with palms and reeds within the round trip."""
    pen.ellipse(x, y + 40, 68, 36, GREENS[2])
    pen.ellipse(x, y + 43, 50, 24, WATER, WATER_DEEP, 5)
    for dx, dy, size in ((-26, 26, 1.1), (28, 22, 0.95), (4, 12, 0.8)):
        art.tree(pen, x + dx, y + dy, size)
    for dx, dy in ((-58, 62), (-30, 76), (36, 74), (58, 58)):
        for turn, shade in ((-0.1, 0), (0.1, 1), (0, 3)):
            art.leaf(pen, x + dx, y + dy, turn, 40, 13, GREENS[shade], 0)


LARGE = {"field", "temple", "irrigate", "plant"}
"""The verbs of choices on the board, which are shown larger."""


def about(scene: Scene) -> Picture:
    """Return the part of the board, or of the second picture, that is chosen from or was changed."""
    verbs = {action.verb for action in scene.choices}
    if verbs:
        return "part" if verbs & LARGE else "detail"
    return "board" if part.changed(scene) == "board" else "part"


def detail(scene: Scene) -> Canvas | None:
    """Return what may be chosen or was done, large; or all that a turn chooses from outside the garden."""
    if about(scene) != "board":
        return part.draw(scene)
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = base()
    for city in range(len(CITIES)):
        _city(canvas, state, city, words)
    bottom = _crafts(canvas, scene, state, words)
    _guilds(canvas, state, (SIDE, bottom + GAP, WIDTH - MARGIN, HEIGHT - MARGIN), words)
    for events, colour, dashed in scene.marked:
        for happened in hiring.of_this_round(events):
            _mark(canvas, happened, colour, dashed)
    canvas.paste(art.caravan(112), *caravan_at(state.caravan))
    if scene.view.seat is not None:
        _purse(canvas, scene.view.seat, state.players[scene.view.seat])
    return canvas


def _plate(city: int) -> Box:
    x, y = CITY_AT[city]
    width, height = PLATE
    return round(x - width / 2), round(y - height / 2), round(x + width / 2), round(y + height / 2)


def _city(canvas: Canvas, state: State, city: int, words: Texts) -> None:
    """Draw the name of a city, with what it wants on the left and what it gives on the right."""
    left, top, right, bottom = _plate(city)
    place = ROUTE[city]
    canvas.box(left, top, right, bottom, PAPER, 16, SADDLE if city else INK, 4)
    name = words.term("amyitis", "city", CITIES[city])
    canvas.text(
        (left + right) / 2, top + 33 - 6 * place.plants, name, BODY, align=0.5, limit=right - left - 24
    )
    y = bottom - 58 - 16 * place.plants
    if place.sale:
        canvas.paste(art.any_good(46), left + 42, y)
        for i, points in enumerate(place.sale):
            canvas.text(left + 84 + 84 * i, y, f"{i + 1}", SMALL, SOFT, align=0.5)
            canvas.paste(sprites.points(54, str(points)), left + 124 + 84 * i, y)
        return
    wanted = [good for good in demand(state, city) if good != NOTHING]
    for i, good in enumerate(wanted):
        canvas.paste(art.good(GOODS[good], 56), left + 42 + 54 * i, y)
    canvas.paste(sprites.pointer(28, SHADE), left + 48 + 54 * len(wanted) - 8, y)
    for i, guild in enumerate(reversed(place.guilds)):
        canvas.paste(art.guild(GUILDS[guild], 64), right - 42 - 68 * i, y)
    if place.plants:
        side = state.plants[city]
        leaves = art.dots(SIDES[side].quality, 48)
        canvas.paste(leaves, right - 20 - leaves.width / 2, y)
        _back(canvas, SIDES[turned_over(side)], right - 14, bottom - 22, words)


def _back(canvas: Canvas, side: Side, right: float, y: float, words: Texts) -> None:
    """Draw what is on the back of a plant card, which is turned over once its plant is sold."""
    signs = [art.dots(side.quality, 28)]
    if side.wants != NOTHING:
        signs.insert(0, art.good(GOODS[side.wants], 36))
    for sign in reversed(signs):
        canvas.paste(sign, right - sign.width / 2, y)
        right -= sign.width + 6
    canvas.text(right - 4, y, words("amyitis-next-plant"), SMALL, SOFT, align=1)


def caravan_at(city: int) -> Point:
    """Return where the caravan stands: on the inner side of its city, beside no other."""
    x, y = CITY_AT[city]
    width, height = PLATE
    if not city:
        return x, y + 66 + height / 2
    if abs(x - _MIDDLE[0]) < _OUT:
        return (2 * x + _MIDDLE[0]) / 3, y - 66 - height / 2
    return x + (62 + width / 2) * (1 if x < _MIDDLE[0] else -1), y


def _purse(canvas: Canvas, seat: int, player: Player) -> None:
    """Draw what the viewer can pay with, in a corner beside the way."""
    left, top, _, _ = ROUTE_BOX
    canvas.paste(sprites.token(seat, 62), left + 44, top + 42)
    paying = ((sprites.coin(42), player.talents), (sprites.camel(52), player.camels))
    for x, (icon, number) in zip((left + 118, left + 218), paying, strict=True):
        canvas.paste(icon, x, top + 42)
        canvas.text(x + 30, top + 42, str(number), BODY)
    goods = [(art.good(kind, 46), n) for kind, n in zip(GOODS, player.goods, strict=True) if n]
    for i, (icon, number) in enumerate(goods):
        x, y = left + 44 + 92 * (i % 3), top + 102 + 54 * (i // 3)
        canvas.paste(icon, x, y)
        canvas.text(x + 28, y, str(number), BODY)


def _groups(state: State) -> int:
    return max(1, len(state.groups))


def _group(number: int) -> Box:
    top = MARGIN + number * (CRAFT_HEIGHT + 8)
    return SIDE, top, WIDTH - MARGIN, top + CRAFT_HEIGHT


def _card_x(left: int, number: int) -> int:
    return left + 142 + number * (CARD_WIDTH + 7)


def _crafts(canvas: Canvas, scene: Scene, state: State, words: Texts) -> int:
    """Draw the groups of craft cards with the price of the next card of each; return the lower edge in px."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    for number, cards in enumerate(state.groups):
        left, top, right, bottom = _group(number)
        canvas.box(left, top, right, bottom, PAPER, 16)
        middle = (top + bottom) / 2
        canvas.paste(art.group(str(number + 1), 40), left + 34, middle - 29)
        hired = sum(not card for card in cards)
        if hired < len(cards):
            canvas.paste(sprites.coin(50, str(HIRE_PRICES[hired])), left + 34, middle + 29)
        for i, card in enumerate(cards):
            canvas.paste(art.craft_card(card, CARD_WIDTH, CARD_HEIGHT), _card_x(left, i), middle)
            if card:
                off = dry and card == "engineer"
                name = words("amyitis-no-channel") if off else words.term("amyitis", "craft", card)
                x, room = _card_x(left, i), CARD_WIDTH + 8
                canvas.text(x, bottom - 27, name, SMALL, SOFT if off else INK, align=0.5, limit=room)
    return _group(_groups(state) - 1)[3]


def _guilds(canvas: Canvas, state: State, box: Box, words: Texts) -> None:
    """Draw how many cards of each guild and level are left."""
    left, top, right, bottom = box
    canvas.box(left, top, right, bottom, PAPER, 16)
    canvas.text((left + right) / 2, top + 34, words("render-amyitis-cards"), SMALL, SOFT, align=0.5)
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
        x = right - 44 - 54 * len(state.carried)
        canvas.paste(sprites.pointer(28, SHADE), x, y)
        canvas.paste(art.level("leader", 2, round(min(74, step - 6))), x - 60, y)


def _mark(canvas: Canvas, happened: Event, colour: str, dashed: bool) -> None:
    args = dict(happened.args)
    if "city" in args:
        _frame(canvas, _plate(CITY[str(args["city"])]), colour, dashed)
    if happened.kind == "hired":
        _frame(canvas, _group(int(args["group"]) - 1), colour, dashed)


_frame = partial(panels.frame, pad=6, radius=20)
