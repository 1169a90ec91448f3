"""Crafts for hire, with their prices, and the cities to which the caravan may go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from PIL import Image

from engine.core import Action, Event
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES, demand, destinations, price
from engine.games.amyitis.garden import EVERYWHERE, filled
from engine.games.amyitis.state import CITIES, GOODS, GUILDS, HIRE_PRICES, State
from locales import Texts, change, texts
from render import numbers, panels, sprites
from render.boards.amyitis import art, garden, stage
from render.boards.amyitis.art import Size
from render.boards.amyitis.ground import GROUND, WALLS
from render.boards.amyitis.sheet import (
    APART,
    BADGE,
    LEFT,
    PRICES,
    RIGHT,
    TOP,
    WORDS,
    Spots,
    blank,
    purse,
    purse_height,
)
from render.caching import sprite
from render.canvas import Box, Canvas
from render.pen import Pen
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, COST, GAP, INK, MUTED, PAPER, SOFT

BESIDE, FOOT, EDGE = 10, 56, 3
"""px; from a card to the edge of its group, where the frame of a hire lies; the foot of a card, with its
name; and the line around it.
"""
ABOVE, NAMED = Size(90, 84), 46
"""Somebody with a craft above a name, as large as there is room for a whole bust; and px, that name."""
NARROW = Size(118, 0, held=0.86)
ROOMY = (
    (Size(142, 122, held=0.9), 92),
    (Size(130, 112, held=0.8), 64),
    (Size(124, 0, held=0.9), 58),
    *((NARROW, size) for size in (54, 50, 46)),
)
"""Somebody with a craft whose name is beside, and px, that: the first sizes for which cards have room.

Without a tool in that hand, it is above the name.
"""
TOOL, LOWERED = 72, 33
"""px; that tool, and how far its name is below the middle of a card."""
AIR = 12
"""px; beside a name at least."""
BOTH, FEW = 3, 2
"""The most different crafts of two groups that are side by side, those that say how many they are twice; and
the groups of which so few are below each other.
"""
END = 16
"""px; from the last card to the end of its group."""
MARK = 6, 6
"""px; how far outside of a group the mark of a hire begins, which is around all of it, and its line."""
TAB, NUMBER, PRICE, COIN, HIRED = 62, 62, 118, 84, 176
"""px; the tab of a group with its number, as on the board; from its left edge to its price, a coin, which is
so large, and to its cards.
"""
RING = 12
"""px; how much smaller a price is that who is asked cannot pay: it has a ring."""
GROUP = stage.HIRING
"""px; the height of a group of crafts."""
LINE, PLATE = stage.CITY, 164
"""px; the height of a city that has a line for itself, and of one that has another beside it."""
UNAVAILABLE = 60
"""px; the sign of a craft that who is asked cannot hire."""
LACKING, LACKED = 46, 40
"""px; the line that says what nobody can do, on the ground, and its words."""
SACK, SACKS, SELLING = 56, 14, 46
"""px; any good to sell, from one way to sell to the next, and how much further left these begin."""
LINES = 3
"""The most cities of which each has a line for itself."""


def warm() -> None:
    """Draw the desert behind groups of crafts that are side by side in advance."""
    for counts in ((1, 1), (1, 2), (2, 1)):
        for sides in _sides(counts):
            stage.ground(Canvas.blank(GROUND, GROUP), "desert", 0, sides)


def draw(scene: Scene) -> Canvas:
    """Return the crafts and cities that may be chosen, with their prices, and what the viewer can pay with.

    Without choices, return all crafts, where the caravan is, and the cities in reach of whoever is asked.
    """
    state: State = scene.view.state
    words = texts(scene.lang)
    hires = [action for action in scene.choices if action.verb == "hire"]
    cities = [CITY[str(action.args[0])] for action in scene.choices if action.verb == "caravan"]
    if not scene.choices:
        cities = [state.caravan, *(destinations(state, state.asked) if state.ask == "action" else ())]
    dry = filled(state.channels) == EVERYWHERE  # nobody can hire an engineer any more: A 6 R21
    off = "engineer" if dry and scene.choices else ""
    laid: dict[int, Box] = {}
    bottom = TOP
    if hires or not scene.choices:
        counts: dict[int, int] = {}
        for number, cards in enumerate(state.groups):
            if (there := Counter(card for card in cards if card not in ("", off))) or not scene.choices:
                few = bool(hires) and all(action.args[1] != number + 1 for action in hires)
                counts[number] = 0 if few else max(1, len(there) + sum(many > 1 for many in there.values()))
        for row in _rows(counts):
            high = GROUP if counts[row[0]] else LINE
            widths = [max(1, len(set(state.groups[one]) - {"", off})) for one in row]
            for number, (left, right) in zip(row, _sides(widths), strict=True):
                laid[number] = left, bottom, right, bottom + high
            bottom += high + GAP // 2
    columns, high = (1, LINE) if len(cities) <= LINES else (2, PLATE)
    whole = any(action.verb == "pass" for action in scene.choices)  # not only what was chosen of it
    lacking: list[tuple[Image.Image, str]] = []
    if hires and off and any(off in cards for cards in state.groups):
        said = f"{words.term('amyitis', 'craft', off)}: {words('amyitis-no-channel')}"
        lacking.append((art.craft(off, LACKING - 2), said))
    if whole and not (hires and cities):
        said = words(f"render-amyitis-no-{'trade' if hires else 'hire'}")
        lacking.append((sprites.camel(LACKING - 2), said))
    start = bottom + (LACKING + GAP // 2) * len(lacking) + GAP // 2 * bool(laid or lacking)
    plates = (high + GAP) * -(-len(cities) // columns)
    canvas = blank(scene, start - TOP + plates - GAP + purse_height(scene))
    for top, (sign, said) in zip(count(bottom, LACKING + GAP // 2), lacking, strict=False):
        _lacking(canvas, top, sign, said)
    spots: Spots = []
    if laid:
        given = dict(scene.numbered)
        _crafts(canvas, state, laid, given, hires if scene.choices else None, spots, words, off)
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "caravan"}
    boxes: dict[int, Box] = {}
    for i, city in enumerate(cities):
        left, top = LEFT + i % columns * (wide + GAP), start + i // columns * (high + GAP)
        boxes[city] = left, top, left + wide, top + high
        draw_city(canvas, state, city, boxes[city], words)
        if scene.choices:
            panels.frame(canvas, boxes[city], CHOICE, radius=18, line=7)
        if CITIES[city] in given:
            at = left + wide - 42, top + high - LINE / 2
            spots.append((at, given[CITIES[city]]))
    for events, colour, dashed in scene.marked:
        for name in garden.named(events, "city"):
            if CITY[name] in boxes:
                panels.frame(canvas, boxes[CITY[name]], colour, dashed, radius=18, line=7)
        for happened in of_this_round(events):
            if happened.kind == "hired":
                number = int(dict(happened.args)["group"]) - 1
                if number in laid:
                    pad, line = MARK
                    panels.frame(canvas, laid[number], colour, dashed, pad=pad, radius=16 + pad, line=line)
    purse(canvas, scene, start + plates)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _rows(counts: Mapping[int, int]) -> Iterator[list[int]]:
    """Yield the groups that are side by side, by their numbers: two with few crafts, if there are many.

    `counts` are those; a group of which nobody can be hired, 0, has a line for itself.
    """
    row: list[int] = []
    most = BOTH if sum(map(bool, counts.values())) > FEW else 0
    for number, many in counts.items():
        if row and (len(row) == 2 or not many or not counts[row[0]] or counts[row[0]] + many > most):
            yield row
            row = []
        row.append(number)
    if row:
        yield row


def _sides(counts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the sides of groups in a row: the more different crafts are in one, the wider it is."""
    before = HIRED + END - APART
    room = RIGHT - LEFT - GAP // 2 * (len(counts) - 1) - before * len(counts)
    left = LEFT
    for at, many in enumerate(counts):
        right = RIGHT if at == len(counts) - 1 else left + before + room * many // sum(counts)
        yield left, right
        left = right + GAP // 2


def of_this_round(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out hires of the round before, whose cards no longer lie there."""
    begun = max((i for i, happened in enumerate(events) if happened.kind == "round"), default=-1)
    return (happened for i, happened in enumerate(events) if happened.kind != "hired" or i > begun)


def _lacking(canvas: Canvas, top: int, sign: Image.Image, said: str) -> None:
    """Draw what nobody can do: nothing to choose."""
    start, y = (LEFT + RIGHT - sign.width - GAP - width(said, LACKED)) / 2, top + LACKING / 2
    canvas.paste(sign, start + sign.width / 2, y)
    canvas.text(start + sign.width + GAP, y, said, LACKED)


def _crafts(
    canvas: Canvas,
    state: State,
    laid: Mapping[int, Box],
    given: Mapping[Action, int],
    hires: Sequence[Action] | None,
    spots: Spots,
    words: Texts,
    off: str,
) -> None:
    """Draw the groups of crafts, each with the price of its next card; those for hire are framed.

    Alike ones of a group are on one card, which says how many they are. Groups of which nobody can be hired
    are smaller. Nobody with a craft that is `off` is drawn.
    """
    shown = {
        number: Counter(card for card in state.groups[number] if card not in ("", off)) for number in laid
    }
    wides = {
        number: (right - left - HIRED - END + APART) // max(1, len(shown[number]))
        for number, (left, top, right, bottom) in laid.items()
        if bottom - top == GROUP
    }
    names = {
        (card, many): words.term("amyitis", "craft", card) + f" ×{many}" * (many > 1)
        for cards in shown.values()
        for card, many in cards.items()
    }
    needed = (
        (
            sign,
            size,
            art.FRAMED + sign.wide + AIR,
            max((width(name, size) for name in names.values()), default=0),
        )
        for sign, size in ROOMY
    )
    least = min(wides.values(), default=0) - APART
    beside = next((one for one in needed if one[2] + one[3] + AIR + art.FRAMED <= least), None)
    for number, (start, top, end, bottom) in laid.items():
        cards, y = state.groups[number], (top + bottom) / 2
        small = bottom - top < GROUP
        stage.ground(canvas, "way" if small else "desert", top, (start, end))
        canvas.paste(_tab(bottom - top, str(number + 1)), start + TAB / 2, y)
        hired = sum(not card for card in cards)
        if hired < len(cards):
            price = HIRE_PRICES[hired]
            lacking = hires is not None and price > state.players[state.asked].talents
            canvas.paste(sprites.coin(COIN - RING * lacking, str(price)), start + PRICE, y)
            if lacking:
                canvas.paste(sprites.ring(COIN - 2, COST, True, 7), start + PRICE, y)
        if small:
            _unavailable(canvas, shown[number], names, y)
            continue
        wide = wides[number]
        for i, (card, many) in enumerate(shown[number].items()):
            left = start + HIRED + i * wide
            box = left, top + BESIDE, left + wide - APART, bottom - BESIDE
            action = next((one for one in hires or () if one.args == (card, number + 1)), None)
            pale = hires is not None and not action
            ink = SOFT if pale else INK
            across, down, edge = wide - APART, box[3] - box[1], EDGE * (not action)
            if beside:
                sign, size, inset, _ = beside
                above = TOOL * (not sign.tool)
                face = art.face(card, across, down, sign, left=inset, above=above, edge=edge, pale=pale)
                x, low = (left + inset + box[2] - art.FRAMED) / 2, y + LOWERED * bool(above)
                room = across - inset - art.FRAMED - AIR
            else:
                size, face = NAMED, art.face(card, across, down, ABOVE, foot=FOOT, edge=edge, pale=pale)
                x, low, room = (left + box[2]) / 2, box[3] - FOOT / 2 - 8, across - 2 * art.FRAMED
            canvas.put(face, *box[:2])
            canvas.text(x, low, names[card, many], size, ink, align=0.5, limit=room)
            if action:
                panels.frame(canvas, box, CHOICE, radius=16, line=6)
            if action and action in given:
                spots.append(((left + 26, top + 26), given[action]))


@sprite
def _tab(high: int, number: str) -> Image.Image:
    """Return the left end of a group with its number."""
    pen = Pen(TAB, high)
    pen.box(0, 0, 2 * TAB, high, WALLS[0], stage.RADIUS, INK, stage.EDGE)
    pen.text(TAB / 2, high / 2, number, NUMBER, PAPER)
    return pen.sheet()


def _unavailable(
    canvas: Canvas, cards: Mapping[str, int], names: Mapping[tuple[str, int], str], y: float
) -> None:
    """Draw the crafts of a group of which nobody can be hired: signs and names, and how many are alike."""
    room = (RIGHT - END - LEFT - HIRED) / max(1, len(cards))
    for at, (card, many) in enumerate(cards.items()):
        text = names[card, many]
        x = LEFT + HIRED + at * room
        canvas.paste(art.craft(card, UNAVAILABLE), x + UNAVAILABLE / 2, y)
        canvas.text(x + UNAVAILABLE + AIR, y, text, WORDS, MUTED, limit=round(room - UNAVAILABLE - 2 * AIR))


def draw_city(canvas: Canvas, state: State, city: int, box: Box, words: Texts) -> None:
    """Draw a city: the camels that the way there costs, or the caravan; what it wants, and what it gives.

    On a plate that is `LINE` px high, all of this is side by side.
    """
    left, top, _, bottom = box
    alone = bottom - top <= LINE
    upper, y = ((top + bottom) / 2,) * 2 if alone else (top + 46, bottom - 52)
    place, aside = ROUTE[city], 330 if alone else 290
    if alone:
        stage.ground(canvas, "way", top)
    else:
        canvas.box(*box, PAPER, 16, INK, 3)
    canvas.text(left + 22, upper, words.term("amyitis", "city", CITIES[city]), PRICES, limit=222)
    if city == state.caravan:
        canvas.paste(art.caravan(76), left + 314, upper)
    else:
        canvas.paste(sprites.camel(76), left + aside, upper)
        camels = price(state, state.asked, city)
        canvas.text(left + aside + 44, upper + 2, change(-camels), PRICES, COST if camels else INK)
    x, size = (left + 520.0, 80) if alone else (left + 58.0, 76)
    if place.sale:
        x -= SELLING
        for i, points in enumerate(place.sale):
            x += SACK / 2 + SACKS * bool(i)
            for _ in range(i + 1):
                canvas.paste(art.any_good(SACK), x, y)
                x += 0.62 * SACK
            canvas.paste(sprites.pointer(32, SOFT), x + 6, y)
            canvas.paste(sprites.points(68, str(points)), x + 58, y)
            x += 92
        return
    wanted = [good for good in demand(state, city) if good != NOTHING]
    for good in wanted:
        canvas.paste(art.good(GOODS[good], size), x, y)
        x += size + 6
    canvas.paste(sprites.pointer(40, SOFT), x - 14, y)
    x += 16
    if place.plants:
        leaves = art.dots(SIDES[state.plants[city]].quality, size - 8)
        canvas.paste(leaves, x + leaves.width / 2, y)
        x += leaves.width + 6
    for guild in place.guilds:
        canvas.paste(art.guild(GUILDS[guild], size), x + size / 2, y)
        x += size + 6
