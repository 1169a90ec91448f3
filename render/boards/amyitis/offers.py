"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.boards.amyitis.ground import FRIEZE
from render.canvas import Box, Canvas
from render.text import width
from render.theme import CHOICE, INK, MUTED, PAPER, SOFT, STONE, blend

NUMBER, STRIP, PRICE = 66, 40, 72
"""px; the number of a group, the room for it, and the coin with the price of the next craft."""
FEW, LARGER = 3, 1.3
"""With so few groups, all of these are so much larger."""
CRAFT, CARD, SLIM = 112, 184, 20
"""px; the sign of a craft and its card at most, and the least place of a card that was hired."""
AROUND, SAID = 8, 54
"""px; from what is in a group to its sides, and what is said without any crafts."""
SOLD = blend(FRIEZE[0], FRIEZE[1], 0.35)
"""The place of a card that was hired."""
APART = 8
"""px; between two groups."""
CARAVAN, CAMEL, SIGN = 88, 96, 74
"""px; the caravan, a camel that the way to a city costs, and what that city wants and gives."""
HERE, CITY, STEPS = 56, 64, 80
"""px; the names of the city where the caravan is, and of others, and how many camels the way there costs."""
UPPER, LOWER = 36, 94
"""px; from the upper edge to the names of cities, and to what they want and give."""
EDGE, CLOSE = 20, 8
"""px; from an edge to such things, and from one to the next."""
STOPS = 3
"""Cities on the board: the one where the caravan is, and those that follow."""


def draw(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the crafts for hire, group by group, and where the caravan is and goes."""
    hirable = [[*Counter(filter(None, open_cards(state, cards))).elements()] for cards in state.groups]
    boxes, zoom = _groups(len(hirable)), LARGER if len(hirable) <= FEW else 1.0
    laid = [
        _cards(box, zoom, len(cards), len(group))
        for box, cards, group in zip(boxes, hirable, state.groups, strict=True)
    ]
    sign = min([CRAFT, *(place[1] - place[0] - CLOSE for places in laid for place in places if place[2])])
    for number, (box, cards, places) in enumerate(zip(boxes, hirable, laid, strict=True), 1):
        price = HIRE_PRICES[state.groups[number - 1].count("")] if cards else 0
        _group(canvas, box, str(number) if any(hirable) else "", price, cards, places, sign, zoom)
    if not any(hirable):
        left, top, right, bottom = garden.CRAFTS
        said, x, y = words("render-amyitis-nobody"), (left + right) / 2, (top + bottom) / 2
        across, down = width(said, SAID) / 2 + 2 * EDGE, SAID * 0.75
        canvas.box(round(x - across), round(y - down), round(x + across), round(y + down), PAPER, 16)
        canvas.text(x, y, said, SAID, MUTED, align=0.5)
    _caravan(canvas, state, words)


def _groups(count: int) -> list[Box]:
    """Return where so many groups of crafts are, side by side, all equally wide: they keep their places."""
    left, top, right, bottom = garden.CRAFTS
    step = (right - left + APART) / count
    return [
        (round(left + step * at), top, round(left + step * (at + 1)) - APART, bottom) for at in range(count)
    ]


def _cards(box: Box, zoom: float, left_over: int, places: int) -> list[tuple[int, int, bool]]:
    """Return the left and right sides of the places of cards in a group, and if there is a card.

    Cards that are left come first, and are as wide as there is room, up to `CARD`. Those that were hired
    leave narrow places.
    """
    start, end = box[0] + AROUND + round((STRIP + PRICE) * zoom) + CLOSE, box[2] - AROUND
    room, hired = end - start - CLOSE * (places - 1), places - left_over
    wide = min(CARD, (room - SLIM * hired) // left_over) if left_over else 0
    slim = (room - wide * left_over) // hired if hired else 0
    found: list[tuple[int, int, bool]] = []
    for at in range(places):
        across = wide if at < left_over else slim
        found.append((start, start + across, at < left_over))
        start += across + CLOSE
    return found


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _group(
    canvas: Canvas,
    box: Box,
    number: str,
    price: int,
    cards: Sequence[str],
    places: Sequence[tuple[int, int, bool]],
    sign: int,
    zoom: float,
) -> None:
    """Draw the stall of a group of crafts: its number, what the next one costs, and who is left.

    The `sign` of each craft on the board is equally large.
    """
    left, top, _, bottom = box
    y, coin = (top + bottom) / 2, round(PRICE * zoom)
    canvas.box(*box, FRIEZE[0], 16, STONE, 2)
    x = left + AROUND + STRIP * zoom
    canvas.text(x - STRIP * zoom / 2, y, number, round(NUMBER * zoom), INK if cards else SOFT, align=0.5)
    if cards:
        canvas.paste(art.price(price, coin), x + coin / 2, y)
    high = bottom - top - 2 * AROUND
    for at, (start, end, _) in enumerate(places):
        if at < len(cards):
            canvas.put(art.stand(cards[at], end - start, high, sign), start, top + AROUND)
        else:
            canvas.put(sprites.panel(end - start, high, 12, SOLD), start, top + AROUND)


def _caravan(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw where the caravan is, and the cities that follow: the way there, what they want and give."""
    left, top, right, _ = garden.CARAVAN
    names = [words.term("amyitis", "city", CITIES[(state.caravan + stop) % LAP]) for stop in range(STOPS)]
    first, *starts = left, *garden.STOPS
    middle = (first + starts[0]) / 2
    canvas.paste(sprites.camel(CARAVAN, cloth=CHOICE), middle, top + UPPER + 4)
    canvas.text(middle, top + LOWER + 8, names[0], HERE, MUTED, align=0.5, limit=starts[0] - first - 2 * EDGE)
    for stop, (start, end) in enumerate(pairwise((*starts, right)), 1):
        x, y = start + EDGE, top + (UPPER + LOWER) / 2
        x += canvas.text(x, y, str(stop), STEPS) + CLOSE
        canvas.paste(sprites.camel(CAMEL), x + CAMEL / 2, y)
        x += CAMEL + EDGE
        canvas.text(x + CLOSE, top + UPPER, names[stop], CITY, limit=round(end - x - CLOSE - EDGE))
        for sign in _trade(state, (state.caravan + stop) % LAP):
            canvas.paste(sign, x + sign.width / 2, top + LOWER)
            x += sign.width + CLOSE


def _trade(state: State, city: int) -> list[Image.Image]:
    """Return what a city wants, and what it gives."""
    place = ROUTE[city]
    wanted = [good for good in demand(state, city) if good != NOTHING]
    signs = [art.any_good(SIGN - 8)] if place.sale else [art.good(GOODS[good], SIGN) for good in wanted]
    signs.append(sprites.pointer(30, SOFT))
    signs += [sprites.points(SIGN, str(points)) for points in place.sale]
    if place.plants:
        signs.append(art.dots(SIDES[state.plants[city]].quality, SIGN - 8))
    return signs + [art.guild(GUILDS[guild], SIGN) for guild in place.guilds]
