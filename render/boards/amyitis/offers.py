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
from render.theme import CHOICE, INK, MUTED, SOFT, STONE

NUMBER, STRIP, PRICE = 66, 36, 72
"""px; the number of a group, the room for it, and the coin with the price of the next craft."""
FEW, LARGER = 3, 1.2
"""With this few groups, all of these are this much larger."""
CRAFT, CARD, RIM = 112, 150, 3
"""px; the sign of a craft and its card at most without a word, and the line around that."""
NAMES, SMALLER, BESIDE = (64, 58, 52, 46), 96, 12
"""px; the name of a craft beside a smaller sign, if there is room on all cards, and around the name."""
AROUND, SAID = 6, 54
"""px; from what is in a group to its sides, and what is said without any crafts."""
APART = 6
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
    if any(hirable):
        _crafts(canvas, state, hirable, words)
    else:
        left, top, right, bottom = garden.CRAFTS
        canvas.box(*garden.CRAFTS, FRIEZE[0], 16)
        said = words("render-amyitis-nobody")
        canvas.text((left + right) / 2, (top + bottom) / 2, said, SAID, MUTED, align=0.5)
    _caravan(canvas, state, words)


def _crafts(canvas: Canvas, state: State, hirable: Sequence[Sequence[str]], words: Texts) -> None:
    """Draw the stall of each group of crafts: its number, what the next one costs, and who is left.

    All cards are alike, as wide as there is room for those of the largest group, with the names of their
    crafts if all have room for those.
    """
    boxes, zoom = _groups(len(hirable)), LARGER if len(hirable) <= FEW else 1.0
    before = AROUND + round((STRIP + PRICE) * zoom) + CLOSE
    most = max(map(len, hirable))
    room = (min(right - left for left, _, right, _ in boxes) - before - AROUND - RIM) // most
    high = boxes[0][3] - boxes[0][1] - 2 * AROUND
    names = {card: words.term("amyitis", "craft", card) for cards in hirable for card in cards}
    said = ((size, max(width(name, size) for name in names.values())) for size in NAMES)
    needed = ((size, SMALLER + wide + 2 * BESIDE) for size, wide in said)
    size, wide = next(((size, wide) for size, wide in needed if wide <= room), (0, min(room, CARD)))
    sign, aside = (SMALLER, SMALLER / 2 + 4) if size else (min(CRAFT, wide - RIM), (wide + RIM) / 2)
    for number, (box, cards) in enumerate(zip(boxes, hirable, strict=True), 1):
        left, top, _, bottom = box
        y, coin = (top + bottom) / 2, round(PRICE * zoom)
        canvas.box(*box, FRIEZE[0], 16, STONE, 2)
        x = left + AROUND + STRIP * zoom
        ink = INK if cards else SOFT
        canvas.text(x - STRIP * zoom / 2, y, str(number), round(NUMBER * zoom), ink, align=0.5)
        if cards:
            price = HIRE_PRICES[state.groups[number - 1].count("")]
            canvas.paste(art.price(price, coin), x + coin / 2, y)
        for at, card in enumerate(cards):
            start = left + before + at * wide
            canvas.put(art.stand(card, wide + RIM, high, sign, aside), start, top + AROUND)
            if size:
                canvas.text(start + SMALLER + BESIDE, y, names[card], size)


def _groups(count: int) -> list[Box]:
    """Return where this many groups of crafts are, side by side, all equally wide: they keep their places."""
    left, top, right, bottom = garden.CRAFTS
    step = (right - left + APART) / count
    return [
        (round(left + step * at), top, round(left + step * (at + 1)) - APART, bottom) for at in range(count)
    ]


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


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
