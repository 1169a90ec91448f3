"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.canvas import Box, Canvas
from render.text import width
from render.theme import CHOICE, INK, MUTED, PAPER, PLASTER, SHADE, SOFT, STONE

NUMBER, STRIP = 62, 42
"""px; the number of a group, and the strip on the left of its stall, in which it stands."""
PRICE, TAB = 66, 112
"""px; the coin with the price of the next craft of a group; and how wide both are, side by side."""
CRAFT, NAMED = 116, ((116, 72), (116, 66), (116, 60), (116, 54), (100, 54))
"""px; the most room for a craft; and that with the size of its name, the first for which there is room for
those of all kinds.
"""
BESIDE, AROUND = 4, 6
"""px; from a craft to its name, and from the crafts of a group to its sides."""
CROSS, SAID = 48, 60
"""px; the cross of a group of which nobody is left, and what is said without any."""
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
    hirable = [Counter(filter(None, open_cards(state, cards))) for cards in state.groups]
    names = {kind: words.term("amyitis", "craft", kind) for kind in set[str]().union(*hirable)}
    boxes, room, size = _groups(hirable, names)
    if not room:
        left, top, right, bottom = garden.CRAFTS
        said = words("render-amyitis-nobody")
        canvas.box(left, top, right, bottom, PAPER, 16, STONE, 2)
        canvas.text((left + right) / 2, (top + bottom) / 2, said, SAID, MUTED, align=0.5)
    for number, (box, cards) in enumerate(zip(boxes, hirable, strict=False), 1):
        price = HIRE_PRICES[state.groups[number - 1].count("")] if cards else 0
        _group(canvas, box, str(number), price, cards, room, names, size)
    _caravan(canvas, state, words)


def _groups(hirable: Sequence[Counter[str]], names: Mapping[str, str]) -> tuple[list[Box], float, int]:
    """Return where the groups of crafts are, side by side, how much room there is for the sign of each craft,
    and how large the names of all kinds are, 0 if there is no room for them.

    The groups fill the width; one of which nobody is left is as narrow as it can be. Without any crafts,
    there are none.
    """
    left, top, right, bottom = garden.CRAFTS
    counts = [cards.total() for cards in hirable]
    if not any(counts):
        return [], 0, 0
    left_over = sum(map(bool, counts))
    room = right - left - APART * (len(counts) - 1) - TAB * len(counts) - 2 * AROUND * left_over
    fitting = (sizes for sizes in NAMED if sum(_needs(hirable, names, *sizes)) <= room)
    step, size = next(fitting, (min(CRAFT, room / sum(counts)), 0))
    needs = _needs(hirable, names, step, size)
    over = (room - sum(needs)) / left_over
    wide = [
        TAB + APART + (int(needed + over) + 2 * AROUND) * bool(count)
        for needed, count in zip(needs, counts, strict=True)
    ]
    starts = zip(accumulate(wide, initial=left), wide, strict=False)
    return [(start, top, start + across - APART, bottom) for start, across in starts], step, size


def _needs(hirable: Sequence[Counter[str]], names: Mapping[str, str], step: float, size: int) -> list[float]:
    """Return how wide the crafts of each group are, with signs and names of such sizes."""
    return [cards.total() * step + sum(_spelled(names[kind], size) for kind in cards) for cards in hirable]


def _spelled(name: str, size: int) -> int:
    """Return the room for the name of a craft beside its sign, in px; none without a size."""
    return BESIDE + EDGE + width(name, size) if size else 0


def open_cards(state: State, cards: tuple[str, ...]) -> list[str]:
    """Return the cards of a group that somebody can hire, `""` for the others."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    return ["" if dry and card == "engineer" else card for card in cards]


def _group(
    canvas: Canvas,
    box: Box,
    number: str,
    price: int,
    cards: Counter[str],
    room: float,
    names: Mapping[str, str],
    size: int,
) -> None:
    """Draw the stall of a group of crafts: its number, what the next one costs, and who is left.

    All signs on the row are equally large, and have so much `room`; names of this size stand beside them.
    """
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.box(*box, PAPER if cards else PLASTER, 16, STONE, 2)
    if cards:
        canvas.box(left, top, left + STRIP, bottom, SHADE, 16, STONE, 2)
    canvas.text(left + STRIP / 2, y, number, NUMBER, INK if cards else SOFT, align=0.5)
    canvas.paste(art.price(price, PRICE) if cards else art.crossed(CROSS), left + (STRIP + TAB) / 2, y)
    if not cards:
        return
    kinds = {kind: count * room + _spelled(names[kind], size) for kind, count in cards.items()}
    air = (right - left - TAB - sum(kinds.values())) / (len(kinds) + 1)
    sign = int(min(room, bottom - top)) - 6
    x = left + TAB + air
    for kind, across in kinds.items():
        for at in range(cards[kind]):
            canvas.paste(art.craft(kind, sign), x + room * (at + 0.5), y)
        if size:
            canvas.text(x + room * cards[kind] + BESIDE, y, names[kind], size)
        x += across + air


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
