"""A trade in the city where the caravan is: guild cards, goods, ways to pay, to sell and to swap."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate

from PIL import Image

from engine.core import Action
from engine.games.amyitis.caravan import ROUTE
from engine.games.amyitis.guild import GOODS_LIMIT, PALACE_POINTS
from engine.games.amyitis.state import GOODS, GUILDS, LEADER, State
from engine.games.amyitis.temples import ISHTAR
from locales import Texts, texts
from render import caching, panels, sprites
from render.boards import Sign
from render.boards.amyitis import art, stage
from render.boards.amyitis.hiring import LINE, draw_city
from render.boards.amyitis.players import lasting
from render.boards.amyitis.rows import TEMPLE, draw_temple
from render.boards.amyitis.sheet import (
    APART,
    LEFT,
    RIGHT,
    TOP,
    WORDS,
    blank,
    purse,
    purse_height,
    side_by_side,
)
from render.canvas import Box, Canvas
from render.pen import Pen
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, COST, GAP, INK, PAPER, PLASTER, SEATS, SHADE, SOFT, WHITE, WOOD

CARD = stage.GUILDS
"""px; the height of a guild card."""
OFFERED, BRINGS = 154, (84, 74, 64, 54)
"""px; a guild card, and the signs of what it brings: the first size for which there is room."""
PLAIN = 132, 104
"""px; a good that is offered: beside its name, or above, on the counter of a stall."""
SPELLED = 8
"""px; from how many of it a card brings to the sign of that."""
STORE, SALE, WAY = stage.STORE, stage.SALE, stage.WAY
"""px; the height of what a player can store, of a way to pay or to sell, and of
one to swap.
"""
SLOT, LACKED, OVER = 104, 26, 60
"""px; the place of a good in a store at most, from those to the ones it lacks, and how many these are."""
INSET, CLOSE = 8, 170
"""px; beside what is on a way, and the most from one thing there to the next."""
GOOD, PICTURED, NAMED = 78, 58, 22
"""px; a good there, from the upper edge down to its middle, and from a counter to the middle of its name."""
SHELTER = 41
"""px; how much lower a good is below an awning: it stands on the counter."""
ITSELF = 0.5
"""The share of the colour of paper in the good that is given, among those that it is swapped for."""
GIVEN = LEFT + 220
"""px; where goods begin that are to be had for another."""
PER_LINE, MANY = 3, 5
"""Ways to pay side by side, and if they are many."""
Offered = tuple[Sign, str, int]
"""The sign of what is offered, its name, and how many there are."""
Brought = Sequence[tuple[Image.Image, str]]
"""What a card brings: signs, and what is written before them."""
Pictured = tuple[Image.Image, str, Callable[[int], Brought] | None]
"""What is offered, its name, and what it brings, at any size."""


def draw(scene: Scene) -> Canvas:
    """Return the city where the caravan is, the guild cards or goods to choose from, what the viewer has."""
    state: State = scene.view.state
    words = texts(scene.lang)
    verbs = {action.verb for action in scene.choices}
    there = bool(verbs & {"sell", "pay", "take"}) and state.ask != "free_guild"
    cards = list(dict.fromkeys(str(action.args[0]) for action in scene.choices if action.verb == "take"))
    goods = verbs & {"gain", "discard", "claim"}
    ways = [action for action in scene.choices if action.verb in ("pay", "sell")]
    swaps = [(str(action.args[0]), str(action.args[1])) for action in scene.choices if action.verb == "swap"]
    plates = LINE + GAP if there else 0
    plates += (TEMPLE + GAP) * ("claim" in verbs) + (STORE + GAP) * ("discard" in verbs)
    offered = "desert" if "claim" in verbs else "stall"
    choice = CARD + GAP if cards else stage.height(offered) + GAP if goods else 0
    most = PER_LINE if len(ways) <= 2 * PER_LINE else MANY
    lines = -(-len(ways) // most)
    columns = -(-len(ways) // max(1, lines))  # as many on each line as on the others
    choice += lines * (SALE + GAP) + len({give for give, _ in swaps}) * (WAY + GAP)
    canvas = blank(scene, plates + choice - GAP + purse_height(scene))
    if there:
        draw_city(canvas, state, state.caravan, (LEFT, TOP, RIGHT, TOP + LINE), words)
    top = TOP + plates
    if cards:
        _cards(canvas, state, cards, top, words)
    elif "claim" in verbs:
        draw_temple(canvas, state, ISHTAR, top - TEMPLE - GAP, words)
        signs = {"camel": sprites.camel, "talent": sprites.coin}
        shown = [(sign, words.term("amyitis", "reward", name), 1) for name, sign in signs.items()]
        _named(canvas, shown, top, "desert")
    elif goods:
        named = {str(arg) for action in scene.choices for arg in action.args}
        owned = dict(zip(GOODS, state.players[state.asked].goods, strict=True)) if "discard" in verbs else {}
        shown = [
            (partial(art.good, kind), words.term("amyitis", "good", kind), owned.get(kind, 1))
            for kind in GOODS
            if kind in named
        ]
        if owned:
            _store(canvas, state, top - STORE - GAP, words)
        _named(canvas, shown, top, "stall")
    for first in range(0, len(ways), max(1, columns)):
        row = ways[first : first + columns]
        for action, (left, right) in zip(row, _shared(row), strict=True):
            stage.ground(canvas, "sale", top, (left, right))
            box = left, top, right, top + SALE
            _way(canvas, state, action, box, words, named=most < MANY)
            panels.frame(canvas, box, CHOICE, radius=18, line=7)
        top += SALE + GAP
    _swaps(canvas, swaps, top, words)
    purse(canvas, scene, TOP + plates + choice)
    return canvas


def _named(canvas: Canvas, shown: Sequence[Offered], top: int, ground: str) -> None:
    """Draw what is offered side by side, each with its name: beside it or below the counter of its stall."""
    room = (RIGHT - LEFT + GAP) // len(shown) - GAP - 2 * INSET - 20
    stall, high = ground == "stall", stage.height(ground)
    for (sign, name, number), (left, end) in zip(shown, side_by_side(len(shown)), strict=True):
        x, y, icon = (left + end) / 2, top + high / 2, sign(PLAIN[stall])
        stage.ground(canvas, ground, top, (left, end))
        panels.frame(canvas, (left, top, end, top + high), CHOICE, radius=18, line=7)
        if stall:
            low, apart = top + high - stage.COUNTER, min(icon.width, room / number)
            for one in range(number):
                canvas.paste(icon, x + (one - (number - 1) / 2) * apart, low - icon.height / 2)
            said = f"{name} ×{number}" if number > 1 else name
            canvas.text(x, low + NAMED, said, WORDS, align=0.5, limit=room)
        else:
            wide = icon.width + 16 + width(name, WORDS)
            canvas.paste(icon, x - (wide - icon.width) / 2, y)
            canvas.text(x + wide / 2, y, name, WORDS, align=1)


def _store(canvas: Canvas, state: State, top: int, words: Texts) -> None:
    """Draw the camel of who is asked with a place for each good that it can carry, and those that it lacks.

    No good is drawn there: any of them may be given back.
    """
    player = state.players[state.asked]
    limit = GOODS_LIMIT[player.levels[LEADER]]
    over, y = sum(player.goods) - limit, top + STORE / 2
    said = words("render-amyitis-over", n=over)
    stage.ground(canvas, "store", top)
    canvas.paste(sprites.camel(STORE - 20, cloth=SEATS[state.asked].colour), LEFT + 80, y)
    left = LEFT + 150
    step = min(SLOT, (RIGHT - GAP - left - LACKED - 2 * GAP - width(said, OVER)) / (limit + over))
    canvas.box(left, top + 14, round(left + limit * step + 12), top + STORE - 14, WOOD, 14, INK, 4)
    place = sprites.panel(round(step) - 6, STORE - 48, 10, PLASTER)
    for at in range(limit):
        canvas.paste(place, left + 6 + (at + 0.5) * step, y)
    left += round(limit * step) + LACKED
    for at in range(over):
        size = round(step) - 10, STORE - 32
        panels.frame_around(canvas, left + (at + 0.5) * step, y, size, COST, dashed=True, line=6)
    canvas.text(left + over * step + GAP, y, said, OVER, COST)


def _swaps(canvas: Canvas, swaps: Sequence[tuple[str, str]], top: int, words: Texts) -> None:
    """Draw for each good that may be given, line by line, the goods to be had for it, each in its column."""
    gives = [kind for kind in GOODS if any(kind == give for give, _ in swaps)]
    columns = [kind for kind in GOODS if any(kind == get for _, get in swaps)]
    step = (RIGHT - APART // 2 - GIVEN) / max(1, len(columns))
    for kind in gives:
        stage.ground(canvas, "swap", top)
        y = top + PICTURED
        _good(canvas, kind, (LEFT + GIVEN - 36) / 2, y, GIVEN - LEFT - 56, words)
        canvas.paste(sprites.pointer(42, SHADE), GIVEN - 28, top + WAY / 2)
        for column, other in enumerate(columns):
            left, right = (round(GIVEN + at * step) for at in (column, column + 1))
            if (kind, other) in swaps:
                box = left + APART // 2, top + 6, right - APART // 2, top + WAY - 6
                canvas.box(*box, WHITE, 16)
                _good(canvas, other, (left + right) / 2, y, step - 36, words)
                panels.frame(canvas, box, CHOICE, radius=16, line=6)
            elif other == kind:
                canvas.paste(_itself(kind), (left + right) / 2, top + WAY / 2)
        top += WAY + GAP


@caching.sprite
def _itself(kind: str) -> Image.Image:
    """Return a good, faded: it stands where it would be swapped for itself."""
    pen = Pen(GOOD, GOOD)
    pen.paste(art.good(kind, round(GOOD * pen.zoom)), GOOD / 2, GOOD / 2)
    pen.tint(PAPER, ITSELF)
    return pen.sheet()


def _shared(row: Sequence[Action]) -> Iterator[tuple[int, int]]:
    """Yield where ways to pay begin and end, side by side: one with more things is wider."""
    things = [sum(map(bool, action.args)) + (action.verb == "sell") for action in row]
    room = RIGHT - LEFT - GAP * (len(row) - 1)
    start = LEFT
    for before, count in zip(accumulate(things, initial=0), things, strict=False):
        begin, end = (start + room * n // sum(things) for n in (before, before + count))
        yield begin, end
        start += GAP


def _way(canvas: Canvas, state: State, action: Action, box: Box, words: Texts, *, named: bool) -> None:
    """Draw the goods that a choice gives away close together, and the points that come back for them."""
    left, top, right, _ = box
    given = [str(arg) for arg in action.args if arg]
    sold = action.verb == "sell"
    step = min((right - left - 2 * INSET) / (len(given) + sold), CLOSE)
    x = (left + right - step * (len(given) + sold - 1)) / 2
    y = top + PICTURED + SHELTER
    for kind in given:
        _good(canvas, kind, x, y, step - 6 if named else 0, words)
        x += step
    if sold:
        points = ROUTE[state.caravan].sale[len(given) - 1]
        canvas.paste(sprites.points(GOOD, str(points)), x, y)
        canvas.paste(sprites.pointer(36, SOFT), x - step / 2 - 4, y)


def _good(canvas: Canvas, kind: str, x: float, y: float, room: float, words: Texts) -> None:
    """Draw a good and, if there is room, its name below."""
    canvas.paste(art.good(kind, GOOD), x, y)
    if room:
        name = words.term("amyitis", "good", kind)
        canvas.text(x, y + GOOD / 2 + NAMED, name, WORDS, align=0.5, limit=round(room))


def _cards(canvas: Canvas, state: State, cards: Sequence[str], top: int, words: Texts) -> None:
    """Draw guild cards that may be taken, of the levels that the player comes to, and what they bring."""
    levels = state.players[state.asked].levels
    shown: list[Pictured] = []
    for kind in cards:
        name = words.term("amyitis", "card", kind)
        if kind not in GUILDS:
            shown.append((art.guild(kind, OFFERED), name, None))
            continue
        level = min(levels[GUILDS.index(kind)] + 1, 3)
        shown.append((art.level(kind, level, OFFERED), name, partial(_brought, kind, level)))
    _pictured(canvas, shown, top)


def _brought(kind: str, level: int, size: int) -> Brought:
    """Return what a guild card of this level brings: again and again, or once."""
    points = sprites.points(round(1.14 * size), str(PALACE_POINTS[level]))
    return lasting(kind, level, size) or [(points, "")]


def _pictured(canvas: Canvas, shown: Sequence[Pictured], top: int) -> None:
    """Draw pictures side by side, each before a city of its own with its name on the foot."""
    middle = top + 9 + (CARD - stage.FOOT) / 2
    for (picture, name, brings), (left, right) in zip(shown, side_by_side(len(shown)), strict=True):
        x, room = (left + right) / 2, right - left - GAP - 12
        stage.ground(canvas, "city", top, (left, right))
        panels.frame(canvas, (left, top, right, top + CARD), CHOICE, radius=18, line=7)
        canvas.text(x, top + CARD - stage.FOOT / 2 - 4, name, WORDS, align=0.5, limit=room)
        said = [(brings(size) if brings else (), round(0.8 * size)) for size in BRINGS]
        fitting = (
            (lines, size) for lines, size in said if picture.width + GAP + _beside(lines, size) <= room
        )
        lines, size = next(fitting, said[-1])
        wide = picture.width + (GAP + _beside(lines, size)) * bool(lines)
        canvas.paste(picture, x - (wide - picture.width) / 2, middle)
        for line, (sign, text) in enumerate(lines):
            start, y = x + wide / 2 - _beside(lines, size), middle + 76 * (line - (len(lines) - 1) / 2)
            start += canvas.text(start, y, text, size) + SPELLED if text else 0
            canvas.paste(sign, start + sign.width / 2, y)


def _beside(lines: Brought, size: int) -> float:
    """Return how wide what a card brings is, with words of this size, in px."""
    return max((sign.width + (width(text, size) + SPELLED) * bool(text) for sign, text in lines), default=0)
