"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.canvas import Box, Canvas
from render.theme import CHOICE, INK, PLASTER, SOFT, WHITE

CRAFT, PRICE, PRICED = 78, 70, 92
"""px; a craft, the coin with the price of the next one of its group, and the room for that coin."""
CARAVAN, CITY, SIGN = 82, 52, 58
"""px; the caravan, the name of a city, and what that wants and gives."""
APART = 6
"""px; between such signs."""
STOPS = 3
"""Cities on the board: the one where the caravan is, and those that follow."""


def draw(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the crafts for hire, group by group, and where the caravan is and goes."""
    for box, cards in zip(garden.craft_boxes(len(state.players)), state.groups, strict=False):
        _group(canvas, box, open_cards(state, cards), cards.count(""))
    _caravan(canvas, state, words)


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _group(canvas: Canvas, box: Box, cards: Sequence[str], hired: int) -> None:
    """Draw a group of crafts: what the next one costs, and the places of its cards."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    if any(cards):
        canvas.paste(sprites.coin(PRICE, str(HIRE_PRICES[hired])), left + PRICED / 2 + 4, y)
    for number, card in enumerate(cards):
        start, end = (
            left + PRICED + at * (right - left - PRICED - 2) // len(cards) for at in (number, number + 1)
        )
        size = end - start - 8, bottom - top - 16
        place = sprites.panel(*size, 12, WHITE, INK, 3) if card else sprites.panel(*size, 12, PLASTER)
        canvas.paste(place, (start + end) / 2, y)
        if card:
            canvas.paste(art.craft(card, min(CRAFT, end - start - 22)), (start + end) / 2, y)


def _caravan(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the city where the caravan is, with what it gives, and those that follow, with what they want."""
    left, top, right, bottom = garden.CARAVAN
    y, step = (top + bottom) / 2, (right - left) // STOPS
    for stop in range(STOPS):
        city, start = (state.caravan + stop) % LAP, left + stop * step
        if stop:
            canvas.paste(sprites.pointer(40, SOFT), start + 14, y)
        else:
            canvas.paste(sprites.camel(CARAVAN, cloth=CHOICE), start + 56, y)
        signs, x = _trade(state, city, here=not stop), float(start + (46 if stop else 106))
        room = start + step - 8 - x - sum(sign.width + APART for sign in signs) - 10
        x += canvas.text(x, y, words.term("amyitis", "city", CITIES[city]), CITY, limit=round(room)) + 10
        for sign in signs:
            x += APART + sign.width
            canvas.paste(sign, x - sign.width / 2, y)


def _trade(state: State, city: int, *, here: bool) -> list[Image.Image]:
    """Return what a city wants, unless the caravan is `here`, and what it gives."""
    place = ROUTE[city]
    wanted = [good for good in demand(state, city) if good != NOTHING]
    signs = [art.any_good(SIGN - 8)] if place.sale else [art.good(GOODS[good], SIGN) for good in wanted]
    signs = [] if here else [*signs, sprites.pointer(30, SOFT)]
    signs += [sprites.points(SIGN, str(points)) for points in place.sale]
    if place.plants:
        signs.append(art.dots(SIDES[state.plants[city]].quality, SIGN - 8))
    return signs + [art.guild(GUILDS[guild], SIGN) for guild in place.guilds]
