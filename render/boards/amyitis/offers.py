"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.canvas import Box, Canvas
from render.text import width
from render.theme import CHOICE, INK, PAPER, PLASTER, SHADE, SOFT, STONE, WHITE

NUMBER, NUMBERED, EMPTY = 50, 32, 66
"""px; the number of a group, its middle from the left edge, and the width of a group without any crafts."""
PRICE, PRICED = 58, 91
"""px; the coin with the price of the next craft of a group, and its middle from the left edge."""
CRAFT, CARD, CARDS, STEP = 70, (76, 84), 161, 81
"""px; a craft, its card, the middle of the first one, and from one to the next."""
APART = 12
"""px; between two groups."""
CARAVAN, CAMEL, SIGN = 82, 54, 58
"""px; the caravan, a camel that the way to a city costs, and what that city wants and gives."""
CITY = 54, 50, 46, 42
"""px; the names of cities: the first size with which there is room for them."""
EDGE, CLOSE, TRADE = 20, 8, 28
"""px; from the edge to the caravan, between such things, and the least from one city to the next."""
STOPS = 3
"""Cities on the board: the one where the caravan is, and those that follow."""


def draw(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the crafts for hire, group by group, and where the caravan is and goes."""
    for number, (box, cards) in enumerate(zip(group_boxes(state), state.groups, strict=False), 1):
        _group(canvas, box, str(number), open_cards(state, cards), cards.count(""))
    _caravan(canvas, state, words)


def group_boxes(state: State) -> list[Box]:
    """Return where the groups of crafts are, side by side in the middle: one without any is narrow."""
    left, top, right, bottom = garden.CRAFTS
    full = CARDS + STEP * (len(state.groups[0]) - 1) + CARD[0] // 2 + 6
    wide = [full if any(open_cards(state, cards)) else EMPTY for cards in state.groups]
    x = (left + right - sum(wide) - APART * (len(wide) - 1)) // 2
    starts = accumulate((across + APART for across in wide), initial=x)
    return [(start, top, start + across, bottom) for start, across in zip(starts, wide, strict=False)]


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _group(canvas: Canvas, box: Box, number: str, cards: Sequence[str], hired: int) -> None:
    """Draw a group of crafts: its number, what the next one costs, and the places of its cards."""
    left, top, _, bottom = box
    y, is_open = (top + bottom) / 2, any(cards)
    canvas.box(*box, PAPER if is_open else SHADE, 16, STONE, 2)
    canvas.paste(art.group(number, NUMBER), left + (NUMBERED if is_open else EMPTY / 2), y)
    if not is_open:
        return
    canvas.paste(sprites.coin(PRICE, str(HIRE_PRICES[hired])), left + PRICED, y)
    for at, card in enumerate(cards):
        place = sprites.panel(*CARD, 12, WHITE, INK, 3) if card else sprites.panel(*CARD, 12, PLASTER)
        canvas.paste(place, left + CARDS + STEP * at, y)
        if card:
            canvas.paste(art.craft(card, CRAFT), left + CARDS + STEP * at, y)


def _caravan(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw where the caravan is, and the cities that follow: the way there, what they want and give."""
    left, top, right, bottom = garden.CARAVAN
    cities = [(state.caravan + stop) % LAP for stop in range(STOPS)]
    here, *names = (words.term("amyitis", "city", CITIES[city]) for city in cities)
    stops: list[list[Image.Image | str]] = [[sprites.camel(CARAVAN, cloth=CHOICE), here]]
    for city, name in zip(cities[1:], names, strict=True):
        way = str((city - state.caravan) % LAP), sprites.camel(CAMEL), sprites.pointer(40, SOFT)
        stops.append([*way, name, *_trade(state, city)])
    room = right - left - 2 * EDGE - TRADE * (STOPS - 1)
    size = next((size for size in CITY if sum(_wide(stop, size) for stop in stops) <= room), CITY[-1])
    wide = [_wide(stop, size) for stop in stops]
    apart = (room - sum(wide)) / (STOPS - 1) + TRADE
    for at, stop in enumerate(stops):
        x = left + EDGE + sum(wide[:at]) + apart * at
        for thing in stop:
            if isinstance(thing, str):
                canvas.text(x, (top + bottom) / 2, thing, size, INK if at else SOFT)
            else:
                canvas.paste(thing, x + thing.width / 2, (top + bottom) / 2)
            x += _across(thing, size) + CLOSE


def _wide(stop: Sequence[Image.Image | str], size: int) -> int:
    """Return how wide things side by side are, in px, with words of this size."""
    return sum(_across(thing, size) + CLOSE for thing in stop) - CLOSE


def _across(thing: Image.Image | str, size: int) -> int:
    return width(thing, size) if isinstance(thing, str) else thing.width


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
