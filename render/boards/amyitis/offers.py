"""What turns begin with, on the board: the crafts for hire, and the city where the caravan is."""

from __future__ import annotations

from engine.games.amyitis.caravan import ROUTE, SIDES
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, CRAFTS, GUILDS, HIRE_PRICES, State
from locales import Texts
from render import sprites
from render.boards.amyitis import art, garden
from render.canvas import Canvas
from render.theme import CHOICE, PAPER, SHADE, STONE

CRAFT, PRICE = 66, 58
"""px; a craft, and the coin with the least price for it."""
COLUMNS, CELL = 2, (112, 75)
"""Crafts side by side, and px; the place of one."""
CAMEL, CITY, GIVEN = 72, 56, 58
"""px; the caravan, the name of its city, and what that gives."""


def draw(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the crafts for hire, with the least price of each, and where the caravan is."""
    (left, bottom), (wide, high) = garden.CRAFTS, CELL
    least = prices(state)
    lines = -(-len(least) // COLUMNS)
    if least:
        right = left + 12 + wide * min(COLUMNS, len(least))
        canvas.box(left, bottom - 8 - high * lines, right, bottom, PAPER, 16, STONE, 2)
    for number, (craft, price) in enumerate(least.items()):
        row, column = divmod(number, COLUMNS)
        x, y = left + 6 + (column + 0.5) * wide, bottom - 4 - (lines - row - 0.5) * high
        canvas.paste(art.craft(craft, CRAFT), x - 22, y)
        canvas.paste(sprites.coin(PRICE, str(price)), x + 30, y)
    _caravan(canvas, state, words)


def prices(state: State) -> dict[str, int]:
    """Return the least price of each craft that somebody can hire."""
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    found: dict[str, int] = {}
    for craft in CRAFTS:
        groups = [cards for cards in state.groups if craft in cards and not (dry and craft == "engineer")]
        if groups:
            found[craft] = min(HIRE_PRICES[cards.count("")] for cards in groups)
    return found


def _caravan(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the caravan, the name of its city, and what that gives."""
    left, top, right, bottom = garden.CARAVAN
    y, city = (top + bottom) / 2, ROUTE[state.caravan]
    canvas.paste(sprites.camel(CAMEL, cloth=CHOICE), left + 52, y)
    given = [art.guild(GUILDS[guild], GIVEN) for guild in city.guilds]
    if city.plants:
        given = [art.dots(SIDES[state.plants[state.caravan]].quality, 48)]
    elif city.sale:
        given = [sprites.points(GIVEN, str(points)) for points in city.sale]
    x = right - 14.0
    for sign in reversed(given):
        canvas.paste(sign, x - sign.width / 2, y)
        x -= sign.width + 4
    canvas.paste(sprites.pointer(28, SHADE), x - 16, y)
    name = words.term("amyitis", "city", CITIES[state.caravan])
    canvas.text(left + 98, y, name, CITY, limit=round(x) - 38 - left - 98)
