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
from render.boards.amyitis.art import Size
from render.boards.amyitis.ground import FRIEZE, LIT, WALLS
from render.canvas import Canvas
from render.theme import INK, MUTED, PAPER, SOFT, STONE, WHITE

NUMBER, TAB, PRICE, LARGE = 66, 58, 78, 94
"""px; the number of a group, the tab with it, and the coin with the price of the next craft: the least and
the greatest.
"""
CRAFT, RIM = 116, 3
"""px; the sign of a craft on its card at most, and the line around that."""
FACES = Size(126, 100, held=0.66), Size(112, 84, held=0.56), Size(94, 62, held=0.42)
"""Somebody with a craft: the first size for which cards have room; without any, there is the sign alone."""
ROOMY = 192
"""px; the widest card."""
AROUND, BEFORE = 6, 12
"""px; from what is in a group to its sides, and from its number to the price: they are no number together."""
SAYING, SAID = 50, 46
"""px; the line that says that nobody can be hired, and its words."""
APART, ROUND, CORNER = 10, 16, 12
"""px; between two groups, and the round corners of those and of cards."""
CARAVAN, CAMEL, SIGNS = 100, 76, (84, 64)
"""px; the caravan, a camel that the way to a city costs, and what that city wants and gives: with one row of
cities and with two.
"""
CITY, STEPS = 68, 80
"""px; the names of cities, and how many camels the way there costs."""
HALF = 42, 33
"""px; from the middle of a row to the names of its cities, and to what they want and give: so too."""
EDGE, CLOSE = 20, 8
"""px; from an edge to such things, and from one to the next."""


def draw(canvas: Canvas, state: State, words: Texts, ink: str = INK) -> None:
    """Draw the crafts for hire, group by group, and where the caravan is and goes: farther without crafts.

    The names of cities are in this colour.
    """
    groups = hirable(state)
    left, top, right, bottom = garden.CARAVAN
    if any(groups):
        _crafts(canvas, state, groups)
        _caravan(canvas, state, words, [(top, bottom)], ink)
    else:
        start = garden.OFFERS[1] + 2
        above = start + SAYING
        canvas.box(left + 2, start, right - 2, above + SAYING, FRIEZE[0], 14)
        canvas.line(left + 2, above, right - 2, top + 2, PAPER)
        said = words("render-amyitis-nobody")
        canvas.text((left + right) / 2, above - SAYING / 2, said, SAID, MUTED, align=0.5)
        half = (above + bottom) // 2
        _caravan(canvas, state, words, [(above, half), (half, bottom)], ink)


def hirable(state: State) -> list[list[str]]:
    """Return the crafts of each group that somebody can hire, alike ones together."""
    return [[*Counter(filter(None, open_cards(state, cards))).elements()] for cards in state.groups]


def _crafts(canvas: Canvas, state: State, groups: Sequence[Sequence[str]]) -> None:
    """Draw the stall of each group of crafts: its number, what the next one costs, and who is left.

    All cards are alike, and no wider than looks well: groups share what is left of the room, before their
    prices. A group with nobody left has no stall.
    """
    counts = [len(cards) for cards in groups]
    left, top, right, bottom = garden.CRAFTS
    before, some = TAB + BEFORE + PRICE + 2 * AROUND + RIM, sum(map(bool, counts))
    room = right - left - APART * (some - 1) - before * some
    wide = min(room // sum(counts), ROOMY)
    spare = (room - wide * sum(counts)) // some
    sign = min(CRAFT, wide - 2 * RIM)
    face = next((face for face in FACES if face.wide <= wide - 2 * RIM), None)
    for number, (count, cards) in enumerate(zip(counts, groups, strict=True), 1):
        if not cards:
            continue
        x, y = left + TAB, (top + bottom) / 2
        right = left + before + spare + wide * count
        canvas.plate((left, top, right, bottom), FRIEZE[0], ROUND, STONE, 2, on=LIT[3])
        canvas.plate((left, top, left + 2 * ROUND, bottom), WALLS[0], ROUND, on=LIT[3])
        canvas.under(left + ROUND, top, x, bottom, WALLS[0])
        canvas.under(x, top + 2, left + 2 * ROUND, bottom - 2, FRIEZE[0])
        canvas.text(left + TAB / 2, y, str(number), NUMBER, PAPER, on=WALLS[0], align=0.5)
        price = HIRE_PRICES[state.groups[number - 1].count("")]
        canvas.paste(art.price(price, min(LARGE, PRICE + spare // 2)), x + BEFORE + (spare + PRICE) / 2, y)
        x = right - AROUND - RIM - wide * count
        left = right + APART
        for card in cards:
            across, down = wide - RIM, bottom - top - 2 * AROUND
            if face:
                canvas.put(art.face(card, across, down, face), x, top + AROUND)
            else:
                place = x, top + AROUND, x + across, bottom - AROUND
                canvas.plate(place, WHITE, CORNER, INK, RIM, on=FRIEZE[0])
                canvas.paste(art.craft(card, sign), x + across / 2, y)
            x += wide


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _caravan(canvas: Canvas, state: State, words: Texts, rows: Sequence[tuple[int, int]], ink: str) -> None:
    """Draw where the caravan is, and the cities that follow, two in a row: the way there, what they want and
    give.
    """
    left, _, right, _ = garden.CARAVAN
    first, *starts = left, *garden.STOPS
    middle, y = (first + starts[0]) / 2, (rows[0][0] + rows[-1][1]) / 2
    here = words.term("amyitis", "city", CITIES[state.caravan])
    half, size = HALF[len(rows) - 1], SIGNS[len(rows) - 1]
    canvas.text(middle, y - HALF[0], here, CITY, ink, align=0.5, limit=starts[0] - first - 2 * EDGE)
    canvas.paste(art.caravan(CARAVAN), middle, y + HALF[0] - 2)
    places = [(y, *sides) for y in rows for sides in pairwise((*starts, right))]
    for stop, ((upper, lower), start, end) in enumerate(places, 1):
        city, x, y = (state.caravan + stop) % LAP, start + EDGE, (upper + lower) / 2
        x += canvas.text(x, y, str(stop), STEPS) + CLOSE
        canvas.paste(sprites.camel(CAMEL), x + CAMEL / 2, y)
        x += CAMEL + EDGE
        name = words.term("amyitis", "city", CITIES[city])
        room, flat = round(end - x - CLOSE - EDGE), PAPER if len(rows) == 1 else ""  # above the dunes
        canvas.text(x + CLOSE, y - half, name, CITY, ink, on=flat, limit=room)
        for sign in _trade(state, city, size):
            canvas.paste(sign, x + sign.width / 2, y + half)
            x += sign.width + CLOSE


def _trade(state: State, city: int, size: int) -> list[Image.Image]:
    """Return what a city wants, and what it gives, about this large in px."""
    place = ROUTE[city]
    wanted = [good for good in demand(state, city) if good != NOTHING]
    signs = [art.any_good(size - 8)] if place.sale else [art.good(GOODS[good], size) for good in wanted]
    signs.append(sprites.pointer(30, SOFT))
    signs += [sprites.points(size, str(points)) for points in place.sale]
    if place.plants:
        signs.append(art.dots(SIDES[state.plants[city]].quality, size - 8))
    return signs + [art.guild(GUILDS[guild], size) for guild in place.guilds]
