"""What turns begin with, on the board: the crafts for hire, and the cities to which the caravan goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PIL import Image

from engine.games.amyitis.caravan import LAP, NOTHING, ROUTE, SIDES, demand
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.boards.amyitis.ground import EVENING
from render.canvas import Box, Canvas
from render.pen import Pen
from render.theme import CHOICE, INK, MUTED, PAPER, PLASTER, SHADE, SOFT, STONE, WHITE

NUMBER, TAB = 66, 56
"""px; the number of a group, and the tab on the left of its box on which that stands."""
PRICE, HEAD, EMPTY = 78, 146, 122
"""px; the coin with the price of the next craft of a group, from the left edge to the crafts, and the width
of a group of which nobody is left.
"""
CRAFT, HIGH, SAID = 100, 116, 54
"""px; a craft at most, the height of its card, and what is said if nobody is left."""
CARD = 280, 190
"""px; the most room for a craft, if it is shown with a face, and alone."""
BUST, ROUND, LINE = 138, 12, 3
"""px; somebody with a craft, of whom head and shoulders are seen, the corners of a card and its edge."""
THIN = 84
"""px; the height of the row if nobody is left."""
APART = 10
"""px; between two groups, and twice what is between two cards."""
CARAVAN, CAMEL, SIGN = 88, 88, 72
"""px; the caravan, a camel that the way to a city costs, and what that city wants and gives."""
HERE, CITY, STEPS = 56, 62, 76
"""px; the names of the city where the caravan is, and of others, and how many camels the way there costs."""
UPPER, LOWER = 42, 103
"""px; from the upper edge to the names of cities, and to what they want and give."""
EDGE, CLOSE = 20, 8
"""px; from an edge to such things, and from one to the next."""
STOPS = 3
"""Cities on the board: the one where the caravan is, and those that follow."""


def draw(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the crafts for hire, group by group, and where the caravan is and goes."""
    boxes, room = _groups(state)
    hirable = [[card for card in open_cards(state, cards) if card] for cards in state.groups]
    if boxes and not room:
        left, _, right, _ = garden.CRAFTS
        _, top, start, bottom = boxes[-1]
        canvas.box(left, top, right, bottom, PAPER, 16, STONE, 2)
        said, y = words("render-amyitis-nobody"), (top + bottom) / 2
        canvas.text(start + EDGE, y, said, SAID, SOFT, limit=right - start - 2 * EDGE)
    for number, (box, cards) in enumerate(zip(boxes, hirable, strict=True), 1):
        price = HIRE_PRICES[state.groups[number - 1].count("")] if cards else 0
        _group(canvas, box, str(number), price, cards, room, faces=len(state.players) <= garden.FEW)
    _caravan(canvas, state, words)


def _groups(state: State) -> tuple[list[Box], float]:
    """Return where the groups of crafts are, side by side, and how much room there is for each craft.

    The groups fill the width; one of which nobody is left is as narrow as it can be. Without any crafts, the
    row is thin.
    """
    left, top, right, bottom = garden.CRAFTS
    counts = [sum(map(bool, open_cards(state, cards))) for cards in state.groups]
    room = right - left - APART * (len(counts) - 1) - sum(HEAD if count else EMPTY for count in counts)
    most = CARD[len(state.players) > garden.FEW]
    step = min(most, room / sum(counts)) if any(counts) else 0
    if not step:
        top, bottom = (round((top + bottom) / 2) + side * THIN // 2 for side in (-1, 1))
    over = (room - sum(counts) * step) / max(1, sum(map(bool, counts))) if step else 0
    wide = [(HEAD + int(count * step + over) if count else EMPTY) + APART for count in counts]
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
    *,
    faces: bool,
) -> None:
    """Draw a group of crafts: its number, what the next one costs, and who is left, with `faces` or without.

    All cards on the row are equally large, and have so much `room`.
    """
    left, top, right, bottom = box
    y = (top + bottom) / 2
    canvas.box(*box, PAPER if cards else PLASTER, 16, STONE, 2)
    canvas.box(left, top, left + TAB, bottom, SHADE if cards else PLASTER, 16, STONE, 2)
    canvas.text(left + TAB / 2, y, number, NUMBER, INK if cards else SOFT, align=0.5)
    if not cards:
        canvas.paste(art.crossed(TAB), (left + TAB + right) / 2, y)
        return
    canvas.paste(art.price(price, PRICE), left + (TAB + HEAD) / 2, y)
    wide = int(room) - APART // 2
    for at, card in enumerate(cards):
        x = left + HEAD + room * (at + 0.5) - APART / 4
        canvas.paste((_face if faces else _plain)(card, wide), x, y)


@sprites.sprite
def _plain(card: str, wide: int) -> Image.Image:
    """Return a card with the sign of a craft."""
    pen = Pen(wide, HIGH)
    pen.box(0, 0, wide, HIGH, WHITE, ROUND, INK, LINE)
    pen.paste(art.craft(card, round(min(CRAFT, wide - 2 * LINE) * pen.zoom)), wide / 2, HIGH / 2)
    return pen.sheet()


@sprites.sprite
def _face(card: str, wide: int) -> Image.Image:
    """Return a card with somebody who has a craft, before an evening sky, beside its sign."""
    pen, half = Pen(wide, HIGH), wide / 2
    pen.box(0, 0, wide, HIGH, EVENING, ROUND)
    pen.paste(art.person(card, round(BUST * pen.zoom)), (half + LINE) / 2, LINE + BUST / 2)
    pen.box(half, 0, wide, HIGH, WHITE, ROUND)
    pen.box(half, 0, half + ROUND, HIGH, WHITE)
    pen.paste(art.craft(card, round(min(CRAFT, half - LINE) * pen.zoom)), (half + wide - LINE) / 2, HIGH / 2)
    pen.frame(0, 0, wide, HIGH, ROUND, INK, LINE)
    return pen.sheet()


def _caravan(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw where the caravan is, and the cities that follow: the way there, what they want and give."""
    left, top, right, _ = garden.CARAVAN
    names = [words.term("amyitis", "city", CITIES[(state.caravan + stop) % LAP]) for stop in range(STOPS)]
    first, *starts = left, *garden.STOPS
    middle = (first + starts[0]) / 2
    canvas.paste(sprites.camel(CARAVAN, cloth=CHOICE), middle, top + UPPER + 4)
    canvas.text(
        middle, top + LOWER + 10, names[0], HERE, MUTED, align=0.5, limit=starts[0] - first - 2 * EDGE
    )
    for stop, (start, end) in enumerate(pairwise((*starts, right)), 1):
        x, y = start + EDGE, top + (UPPER + LOWER) / 2
        x += canvas.text(x, y, str(stop), STEPS) + CLOSE
        for sign in (sprites.camel(CAMEL), sprites.pointer(40, SOFT)):
            canvas.paste(sign, x + sign.width / 2, y)
            x += sign.width + CLOSE
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
