"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, CRAFTS, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.canvas import Box, Canvas
from render.text import width
from render.theme import CHOICE, INK, PAPER, PLASTER, SHADE, SOFT, STONE, WHITE

NUMBER, NUMBERED, EMPTY = 42, 42, 84
"""px; the number of a group, its middle from the left edge, and the width of a group without any crafts."""
PRICE, STACKED = 60, 31
"""px; the coin with the price of the next craft of a group; how far it is below the middle, and the number
above it.
"""
CARDS, CRAFT, HIGH, NAMED = 80, 100, 116, 54
"""px; from the left edge of a group to its cards, a craft at most, the height of its card, and its name."""
APART = 10
"""px; between two groups, and twice what is between two cards."""
CARAVAN, CAMEL, SIGN = 82, 58, 64
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
        _group(canvas, box, str(number), open_cards(state, cards), cards.count(""), words)
    _caravan(canvas, state, words)


def group_boxes(state: State) -> list[Box]:
    """Return where the groups of crafts are, side by side over the whole width: one without any is narrow."""
    left, top, right, bottom = garden.CRAFTS
    shares = [any(open_cards(state, cards)) for cards in state.groups]
    room = right - left - APART * (len(shares) - 1)
    if any(shares):
        full = (room - EMPTY * shares.count(False)) // sum(shares)
        wide = [full if share else EMPTY for share in shares]
    else:
        wide = [room // max(1, len(shares))] * len(shares)
    starts = accumulate((across + APART for across in wide), initial=left)
    return [(start, top, start + across, bottom) for start, across in zip(starts, wide, strict=False)]


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _group(canvas: Canvas, box: Box, number: str, cards: Sequence[str], hired: int, words: Texts) -> None:
    """Draw a group of crafts: its number, what the next one costs, and its cards, with names if they fit."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    if not any(cards):
        canvas.box(*box, SHADE, 16, STONE, 2)
        canvas.paste(art.group(number, PRICE, spent=True), (left + right) / 2, y)
        return
    canvas.box(*box, PAPER, 16, STONE, 2)
    canvas.paste(art.group(number, NUMBER), left + NUMBERED, y - STACKED)
    canvas.paste(sprites.coin(PRICE, str(HIRE_PRICES[hired])), left + NUMBERED, y + STACKED)
    step = (right - left - CARDS - APART / 2) / len(cards)
    wide = round(step) - APART // 2
    size = min(CRAFT, wide - APART)
    names = {craft: words.term("amyitis", "craft", craft) for craft in CRAFTS}
    named = size + max(width(name, NAMED) for name in names.values()) + 4 * APART <= wide
    for at, card in enumerate(cards):
        x = left + CARDS + step * (at + 0.5)
        if not card:
            canvas.paste(sprites.panel(wide, HIGH, 12, PLASTER), x, y)
            continue
        canvas.paste(sprites.panel(wide, HIGH, 12, WHITE, INK, 3), x, y)
        beside = (APART + width(names[card], NAMED)) * named
        canvas.paste(art.craft(card, size), x - beside / 2, y)
        if named:
            canvas.text(x + (size + APART - beside) / 2, y, names[card], NAMED)


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
