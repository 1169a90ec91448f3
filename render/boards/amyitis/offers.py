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

NUMBER, TAB = 66, 56
"""px; the number of a group, and the tab on the left of its box on which that stands."""
PRICE, HEAD, EMPTY = 78, 146, 122
"""px; the coin with the price of the next craft of a group, from the left edge to the crafts, and the width
of a group of which nobody is left.
"""
CRAFT, HIGH, SAID = 100, 116, 54
"""px; a craft at most, the height of its card, and what is said if nobody is left."""
CARD = 126
"""px; the room for a craft: its card has the same width on every board, if there are not too many."""
THIN = 84
"""px; the height of the row if nobody is left."""
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
    boxes, room = _groups(state)
    if boxes and not room:
        left, _, right, _ = garden.CRAFTS
        _, top, start, bottom = boxes[-1]
        canvas.box(left, top, right, bottom, PAPER, 16, STONE, 2)
        said, y = words("render-amyitis-nobody"), (top + bottom) / 2
        canvas.text(start + EDGE, y, said, SAID, SOFT, limit=right - start - 2 * EDGE)
    for number, (box, cards) in enumerate(zip(boxes, state.groups, strict=True), 1):
        there = [card for card in open_cards(state, cards) if card]
        price = HIRE_PRICES[cards.count("")] if there else 0
        _group(canvas, box, str(number), price, there, room)
    _caravan(canvas, state, words)


def group_boxes(state: State) -> list[Box]:
    """Return where the groups of crafts are."""
    return _groups(state)[0]


def _groups(state: State) -> tuple[list[Box], float]:
    """Return where the groups of crafts are, side by side, and how much room there is for each craft.

    They fill the width: what the crafts that are left do not need is shared by all groups. Without any
    crafts, the row is thin.
    """
    left, top, right, bottom = garden.CRAFTS
    counts = [sum(map(bool, open_cards(state, cards))) for cards in state.groups]
    heads = sum(HEAD if count else EMPTY for count in counts) + APART * (len(counts) - 1)
    step = min(CARD, (right - left - heads) / sum(counts)) if any(counts) else 0
    if not step:
        top, bottom = (round((top + bottom) / 2) + side * THIN // 2 for side in (-1, 1))
    over = (right - left - heads - sum(counts) * step) / max(1, len(counts)) if step else 0
    wide = [(HEAD + int(count * step + over) if count else EMPTY + int(over)) + APART for count in counts]
    starts = zip(accumulate(wide, initial=left), wide, strict=False)
    return [(start, top, start + across - APART, bottom) for start, across in starts], step


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
    room: float,
) -> None:
    """Draw a group of crafts: its number, and close together what the next one costs and who is left.

    All cards on the row are equally large, and have so much `room`.
    """
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.box(*box, PAPER if cards else PLASTER, 16, STONE, 2)
    canvas.box(left, top, left + TAB, bottom, SHADE, 16, STONE, 2)
    canvas.text(left + TAB / 2, y, number, NUMBER, align=0.5)
    if not cards:
        canvas.paste(art.crossed(TAB), (left + TAB + right) / 2, y)
        return
    canvas.paste(art.price(price, PRICE), left + (TAB + HEAD) / 2, y)
    wide = int(room) - APART // 2
    for at, card in enumerate(cards):
        x = left + HEAD + room * (at + 0.5) - APART / 4
        canvas.paste(sprites.panel(wide, HIGH, 12, WHITE, INK, 3), x, y)
        canvas.paste(art.craft(card, min(CRAFT, wide - 6)), x, y)


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
