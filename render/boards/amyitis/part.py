"""What a question of Amyitis is about, large: the garden, fields, temples, crafts and cities, a trade.

On a phone, where a picture is 264 px wide, its words are still 10 px high. Owns which of these pictures
belongs to a question. Of the rules, it uses only what a choice would cost and bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate

from PIL import Image

from engine.core import Action, Event
from engine.games.amyitis import fields
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES, demand, destinations, price
from engine.games.amyitis.garden import PLOT, PLOTS, SECTION, foremost, gardeners_needed
from engine.games.amyitis.guild import GOODS_LIMIT, PALACE_POINTS
from engine.games.amyitis.state import (
    CITIES,
    GOODS,
    GUILDS,
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    NOBODY,
    ROWS,
    TEMPLES,
    State,
)
from engine.games.amyitis.temples import ISHTAR, SPACES, rewarded, rewarded_by
from locales import Texts, change, texts
from render import headline, numbers, panels, sprites
from render.boards import Sign
from render.boards.amyitis import art, garden
from render.boards.amyitis.garden import HEADLINE
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.players import lasting
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.view import sides
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.text import width
from render.theme import (
    CHOICE,
    COST,
    GAP,
    INK,
    MARGIN,
    PAPER,
    PLASTER,
    SHADE,
    SOFT,
    STONE,
    WHITE,
    WIDTH,
    WOOD,
)

ACROSS = 1000
"""px; the width of these pictures, as wide as those of what a turn changes: their headlines are alike."""
WORDS = 44
"""px; the size of words."""
PRICES, STOCK = 54, 66
"""px; what a choice costs, and what the viewer has."""
CRAFT, BESIDE = 74, 12
"""px; the sign of a craft; from its card to the edge of its group, where the frame of a hire lies."""
ROOMY = ((116, 68), (104, 58), (88, WORDS))
"""px; the sign of a craft, and its name beside it: the first sizes for which few cards have room."""
PILE, PRICE, COIN, HIRED = 60, 134, 80, 196
"""px; the number of a group; from its left edge to its price, a coin, which is so large, and to its cards."""
APART = 14
"""px; between the frames of two things to choose from."""
BADGE = 60
"""px; the number of a choice."""
LEFT, RIGHT, TOP = MARGIN, ACROSS - MARGIN, HEADLINE
FIELD, TEMPLE, GROUP, PURSE, CARD = 126, 204, 172, 100, 240
"""px; heights of a row of fields, a temple, a group of crafts, what the viewer has, a guild card."""
LINE, PLATE = 100, 164
"""px; the height of a city that has a line for itself, and of one that has another beside it."""
LACKING = 64
"""px; the line that says what nobody can do."""
LINES = 3
"""The most cities of which each has a line for itself."""
OFFERED, PLAIN = 132, (132, 88)
"""px; a guild card, and a good, that is offered: beside its name, or above."""
SPELLED = 12
"""px; from how many of it a card brings to the sign of that."""
NAMES, TRACK = 52, 132
"""px; the name of a temple, and the middle of its spaces from its upper edge."""
SPACE, CUBE, SLOTS, STEP = (92, 110), 82, (66, 150), 96
"""px; a space of a temple, the cube there, and from the left edge to the middle of the first space, also if a
cube is `entering`; then from one space to the next.
"""
TURN, PASSED = 124, 68
"""px; from one seat in the order of turns to the next, and its mark there."""
FALLING = 68
"""px; a cube that another one pushes out."""
WON, BEFORE, REWARDED = 574, 80, 76
"""px; from the left edge of a temple to whom it rewards now, from there to whom it would reward, and the mark
of that seat.
"""
REWARD, REWARD_OF_TWO = (1.35, 1.12), 0.9
"""How large rewards are if there is one, and if there is a second; and one of two that Ishtar gives."""
OFFERS, STORE = 172, 160
"""px; the height of goods that are offered, and that of what a player can store."""
SLOT, STORED, OVER = 124, 104, 60
"""px; the place of a good in a store, and the good there, at most; and how many are too many."""
WAY = 160
"""px; the height of a way to pay, to sell or to swap."""
INSET, CLOSE = 8, 170
"""px; beside what is on a way, and the most from one thing there to the next."""
GOOD, PICTURED, NAMED = 78, 58, 60
"""px; a good there, from the upper edge down to its middle, and from there to that of its name."""
ITSELF = 0.5
"""The share of the colour of paper in the good that is given, among those that it is swapped for."""
GIVEN = LEFT + 220
"""px; where goods begin that are to be had for another."""
PER_LINE, MANY = 3, 5
"""Ways to pay side by side, and if they are many."""
EXPLAINED = 6
"""The most plots whose prices are listed beside the garden."""
IN_GARDEN = {"irrigate", "plant"}
"""The verbs of choices in the garden."""
PLACES = {"plot", "section", "row", "temple"}
"""The arguments of events that name places on the board."""
WIDTHS = (ACROSS - 2 * garden.INSIDE, 1140, WIDTH - 2 * garden.INSIDE - 56)
"""px; the widths of a part of the garden. Codes on walls are legible on a phone in the widest one, too."""
LOWEST, HIGHEST = 44, 66
"""The least height of a part of the garden, and the greatest of a narrow one, in hundredths of its width."""
AROUND = (150, 125, 175)
"""px; what is shown around the places of a part at both sides, above and below, where codes are."""
OFFER, MORE, PRICED = (264, 92), 156, 62
"""px; what planting on a plot would cost or bring; how much wider it is if it does both; and its words."""
Offer = tuple[str, list[tuple[Image.Image, str]]]
"""A plot, and icons with what is written beside them."""
Pictured = tuple[Image.Image, str, Sequence[tuple[Image.Image, str]]]
"""What is offered, its name, and what it brings: signs, and what is written before them."""
Spots = list[tuple[Point, int]]
"""Where the numbers of choices stand."""


def draw(scene: Scene) -> Canvas:
    """Return the picture of what the viewer may choose; without choices, of what was done."""
    verbs = {action.verb for action in scene.choices}
    if not verbs:
        draws = {"garden": _garden, "turns": _passed}
        return draws.get(changed(scene), _action)(scene)
    if verbs & IN_GARDEN:
        return _garden(scene)
    if "field" in verbs:
        return _fields(scene)
    if "temple" in verbs:
        return _temples(scene)
    if verbs & {"hire", "caravan"}:
        return _action(scene)
    return _trade(scene)


def _sheet(scene: Scene, height: int) -> Canvas:
    """Return a picture with its headline, and room for the rest below."""
    canvas = Canvas.blank(GROUND, TOP + height + MARGIN, ACROSS)
    headline.draw(canvas, "amyitis", scene, right=RIGHT)
    return canvas


def changed(scene: Scene) -> str:
    """Return what the latest events changed: the garden, crafts and caravan ("market"), or more of the board.

    A new round lays out crafts. Who is about to pass changes whose "turns" are left.
    """
    events = scene.draft or scene.last
    named = {name for happened in events for name, _ in happened.args}
    if any(happened.kind == "round" for happened in events):
        return "market"
    if scene.draft and all(happened.kind == "passed" for happened in events):
        return "turns"
    if places := named & PLACES:
        return "garden" if places <= {"plot", "section"} else "board"
    return "market" if named & {"city", "group"} else "board"


# The garden


def _garden(scene: Scene) -> Canvas:
    """Return the part of the garden to choose from or that was changed.

    Above it is what planting brings, below it what the viewer has to pay with.
    """
    state: State = scene.view.state
    plots = [PLOT[str(action.args[0])] for action in scene.choices if action.verb == "plant"]
    numbered = {
        PLOT[str(action.args[0])]: number for action, number in scene.numbered if action.verb == "plant"
    }
    offers = _offers(state, {plot: str(numbered.get(plot, PLOTS[plot])) for plot in plots})
    left, top, right, bottom = shown = _window(scene)
    wide, inside = right - left + 2 * garden.INSIDE, garden.INSIDE
    least = OFFER[0] + MORE * (max((len(parts) for _, parts in offers), default=1) - 1)
    lines = -(-len(offers) // max(1, (wide - 2 * MARGIN + GAP) // (least + GAP)))
    columns = -(-len(offers) // max(1, lines))  # as many on each line as on the others
    start = TOP + lines * (OFFER[1] + GAP)
    low = start + bottom - top
    purse = PURSE * wide // ACROSS + GAP + MARGIN - inside if scene.choices else 0
    canvas = Canvas.blank(GROUND, low + purse + inside, wide)
    canvas.lay(garden.scenery(), shown, inside, start)
    view = garden.VIEW._replace(left=garden.VIEW.left - left + inside, top=garden.VIEW.top - top + start)
    garden.draw(canvas, view, scene, veiled=True)
    canvas.line(inside, inside, wide - inside, start, GROUND.tile)
    if scene.choices:
        canvas.line(inside, low, wide - inside, low + purse, GROUND.tile)
        _purse(canvas, scene, low + GAP)
    canvas.border()
    headline.draw(canvas, "amyitis", scene, right=wide - MARGIN)
    for i, (name, parts) in enumerate(offers):
        (row, column), room = divmod(i, columns), wide - 2 * MARGIN + GAP
        start, end = (MARGIN + at * room // columns for at in (column, column + 1))
        _offer(canvas, start, end - GAP, TOP + row * (OFFER[1] + GAP), name, parts)
    numbers.badges(canvas, garden.numbered(view, scene.numbered), BADGE)
    return canvas


def _window(scene: Scene) -> Box:
    """Return the part of the garden to show: what is chosen from or was changed, and what is around that.

    It has one of a few widths. The narrower it is, the larger is all of it where it is shown.
    """
    actions = [action for action, _ in scene.numbered] or scene.choices
    named = {"plant": "plot", "irrigate": "section"}
    places = {(named[action.verb], str(action.args[0])) for action in actions if action.verb in named}
    if not places:
        events = [*scene.last, *scene.draft]
        places = {(kind, name) for kind in named.values() for name in garden.named(events, kind)}
    view = garden.VIEW
    found = [view.bed(PLOT[name]) if kind == "plot" else view.section(SECTION[name]) for kind, name in places]
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*found, strict=True))
    codes = [x for kind, name in places if kind == "section" for x in _codes(SECTION[name])]
    left, right = min([left - AROUND[0], *codes]), max([right + AROUND[0], *codes])
    wide, high = right - left, round(bottom - top) + sum(AROUND[1:])
    room = next((n for n in WIDTHS if wide <= n and 100 * high <= HIGHEST * n), WIDTHS[-1])
    high = max(LOWEST * room // 100, high)
    inside = garden.INSIDE
    x = min(max(inside, round((left + right - room) / 2)), WIDTH - inside - room)
    middle = (top - AROUND[1] + bottom + AROUND[2]) / 2
    y = min(max(TOP, round(middle - high / 2)), garden.HEIGHT - inside - high)
    return x, y, x + room, y + high


def _codes(section: int) -> Iterator[float]:
    """Yield where the codes of the plots beside a section, with some air, begin and end, in px."""
    for plot in sides(section):
        x, _ = garden.VIEW.code(plot)
        yield from (x - garden.VIEW.type, x + garden.VIEW.type)


def _offers(state: State, plots: Mapping[int, str]) -> list[Offer]:
    """Return what planting costs in gardeners, and the points that its water brings, and to whom.

    `plots` have the code of each plot, or the number that covers it. With many plots, nothing is listed.
    """
    lines: list[Offer] = []
    for plot, name in plots.items() if len(plots) <= EXPLAINED else ():
        quality = SIDES[state.plants[state.caravan]].quality
        parts: list[tuple[Image.Image, str]] = []
        if needed := gardeners_needed(plot, quality):
            parts.append((art.guild("gardener", 70), f"-{needed}"))
        seat = foremost(state.channels, plot)
        if seat != NOBODY:
            parts.append((sprites.token(seat, 66), f"+{quality}"))
        if parts:
            lines.append((name, parts))
    return lines


def _offer(
    canvas: Canvas, left: int, right: int, top: int, name: str, parts: Sequence[tuple[Image.Image, str]]
) -> None:
    y = top + OFFER[1] / 2
    canvas.box(left, top, right, top + OFFER[1], PAPER, 16, INK, 3)
    canvas.text(left + 20, y, name, PRICED)
    for k, (icon, text) in enumerate(parts):
        canvas.paste(icon, left + 142 + MORE * k, y)
        canvas.text(left + 182 + MORE * k, y, text, PRICED)


# Fields and temples


def _fields(scene: Scene) -> Canvas:
    """Return both rows of fields, with the good that a cube would take framed."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = 2 * FIELD + GAP
    canvas = _sheet(scene, high + _owned(scene))
    canvas.box(LEFT, TOP, RIGHT, TOP + high, PAPER, 16)
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "field"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "field"}
    spots: Spots = []
    for row, name in enumerate(ROWS):
        y = TOP + GAP / 2 + (row + 0.5) * FIELD
        label = words.term("amyitis", "row", name)
        below = 28 if name in given else 0
        canvas.text(LEFT + 22, y + below, label[:1].upper() + label[1:], WORDS, limit=170)
        cubes = state.fields[row]
        for space, good in enumerate(fields.SPACES[row]):
            x = LEFT + 262 + 118 * space
            worked = space < len(cubes)
            canvas.paste(sprites.panel(106, 102, 14, PLASTER if worked else WHITE, STONE, 3), x, y)
            canvas.paste(sprites.token(cubes[space], 88) if worked else art.good(GOODS[good], 84), x, y)
            if space == len(cubes) and name in offered:
                panels.frame_around(canvas, x, y, (112, 108), CHOICE, radius=16, line=6)
        if name in given:
            spots.append(((LEFT + 52, y - 24), given[name]))
    x, y = RIGHT - 64, TOP + high / 2
    canvas.paste(art.guild("gardener", 98), x, y - 30)
    canvas.text(x, y + 58, f"×{state.gardeners}", 60, align=0.5)
    _purse(canvas, scene, TOP + high + GAP)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _temples(scene: Scene) -> Canvas:
    """Return the temples one below the other: who is in them, and whom a cube there would bring a reward."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = len(TEMPLES) * (TEMPLE + GAP) - GAP
    canvas = _sheet(scene, high + _owned(scene))
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "temple"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "temple"}
    spots: Spots = []
    for temple, name in enumerate(TEMPLES):
        top = TOP + temple * (TEMPLE + GAP)
        entering = name in offered and state.ask in ("temple", "procession")
        _temple(canvas, state, temple, top, words, entering=entering, aside=60 if name in given else 0)
        if name in offered:
            panels.frame(canvas, (LEFT, top, RIGHT, top + TEMPLE), CHOICE, radius=18, line=7)
        if name in given:
            spots.append(((LEFT + 44, top + 42), given[name]))
    _purse(canvas, scene, TOP + high + GAP)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _temple(
    canvas: Canvas,
    state: State,
    temple: int,
    top: int,
    words: Texts,
    *,
    entering: bool = False,
    aside: int = 0,
) -> None:
    """Draw a temple, its name so many px `aside`; a cube of who is asked may be `entering`.

    It pushes the last of four out.
    """
    y, cubes, first = top + TRACK, state.temples[temple], LEFT + SLOTS[entering]
    canvas.box(LEFT, top, RIGHT, top + TEMPLE, PAPER, 16)
    canvas.paste(art.temple(TEMPLES[temple], 56), LEFT + 48 + aside, top + 42)
    name = words.term("amyitis", "temple", TEMPLES[temple])
    canvas.text(LEFT + 86 + aside, top + 42, name, NAMES, limit=WON - 100 - aside)
    for space in range(SPACES):
        canvas.paste(sprites.panel(*SPACE, 12, PLASTER, STONE, 3), first + STEP * space, y)
    for space, cube in enumerate(cubes):
        if not entering or space < SPACES - 1:
            piece = art.neutral(CUBE) if cube == NEUTRAL else sprites.token(cube, CUBE)
            canvas.paste(piece, first + STEP * (space + entering), y)
    if entering:
        canvas.paste(sprites.panel(*SPACE, 12, WHITE, CHOICE, 6), first, y)
        canvas.paste(sprites.token(state.asked, CUBE), first, y)
        canvas.paste(sprites.pointer(48, CHOICE), first - 80, y)
    if entering and len(cubes) == SPACES:
        end = first + STEP * SPACES
        canvas.paste(_leaving(cubes[-1]), end, y)
    after = [state.asked, *cubes][:SPACES] if entering else cubes
    _rewards(canvas, state, temple, rewarded_by(after, len(state.players)), top)


def _passed(scene: Scene) -> Canvas:
    """Return what waits for a viewer who passes: who still has turns, and whom the temples reward now."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = PURSE + len(TEMPLES) * (TEMPLE + GAP)
    canvas = _sheet(scene, high + _owned(scene))
    canvas.box(LEFT, TOP, RIGHT, TOP + PURSE, PAPER, 16)
    seats, y = len(state.players), TOP + PURSE / 2
    canvas.paste(sprites.first(66), LEFT + 54, y)
    for turn in range(seats):
        seat, x = (state.start + turn) % seats, LEFT + 150 + TURN * turn
        if any(seat == happened.seat for events, _, _ in scene.marked for happened in events):
            _, colour, dashed = scene.marked[-1]
            panels.frame_around(canvas, x, y, (CUBE, CUBE), colour, dashed)
        canvas.paste(sprites.token(seat, PASSED, done=seat in state.passed), x, y)
    canvas.text(RIGHT - 26, y, words("render-amyitis-round", n=state.round), NAMES, align=1, limit=240)
    for temple in range(len(TEMPLES)):
        _temple(canvas, state, temple, TOP + PURSE + GAP + temple * (TEMPLE + GAP), words)
    _purse(canvas, scene, TOP + high + GAP)
    return canvas


@sprites.sprite
def _leaving(cube: int) -> Image.Image:
    """Return a cube that another one pushes out of a temple."""
    pen = Pen(FALLING, FALLING)
    size = round(FALLING * pen.zoom)
    pen.paste(art.neutral(size) if cube == NEUTRAL else sprites.token(cube, size), FALLING / 2, FALLING / 2)
    for colour, thick in ((PAPER, 13), (INK, 6)):
        pen.line([(8, FALLING - 8), (FALLING - 8, 8)], colour, thick)
    return pen.sheet()


def _rewards(canvas: Canvas, state: State, temple: int, after: Sequence[int], top: int) -> None:
    """Draw what a temple gives the first and the second in it: who that is now, and `after` a cube enters."""
    now = rewarded(state, temple)
    shown = 1 if len(state.players) == 2 else 2
    zoom = REWARD_OF_TWO if temple == ISHTAR else REWARD[shown - 1]
    for place, icons in enumerate(rewards(TEMPLES[temple], zoom)[:shown]):
        y = top + TEMPLE / 2 + (place - (shown - 1) / 2) * 86
        x = LEFT + WON + 0.0
        first, then = (seats[place] if place < len(seats) else NOBODY for seats in (now, after))
        if first not in (NOBODY, then):
            canvas.paste(sprites.token(first, 58), x + 29, y)
            canvas.paste(sprites.pointer(22, SOFT), x + 69, y)
        x += BEFORE
        if then == NOBODY:
            canvas.text(x + REWARDED / 2, y, "–", PRICES, SOFT, align=0.5)
        else:
            canvas.paste(sprites.token(then, REWARDED), x + REWARDED / 2, y)
        x += REWARDED + 6
        for icon in icons:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + 2


# Crafts, cities and trade


def _action(scene: Scene) -> Canvas:
    """Return the crafts and cities that may be chosen, with their prices, and what the viewer can pay with.

    Without choices, return all crafts, where the caravan is, and the cities in reach of whoever is asked.
    """
    state: State = scene.view.state
    words = texts(scene.lang)
    hires = [action for action in scene.choices if action.verb == "hire"]
    cities = [CITY[str(action.args[0])] for action in scene.choices if action.verb == "caravan"]
    if not scene.choices:
        cities = [state.caravan, *(destinations(state, state.asked) if state.ask == "action" else ())]
    shown = enumerate(state.groups) if hires or not scene.choices else ()
    laid = [number for number, cards in shown if any(cards) or not scene.choices]
    groups = (GROUP + GAP // 2) * len(laid)
    columns, high = (1, LINE) if len(cities) <= LINES else (2, PLATE)
    whole = any(action.verb == "pass" for action in scene.choices)  # not only what was chosen of it
    lacking = "" if not whole or (hires and cities) else "trade" if hires else "hire"
    lacks = (LACKING + GAP) * bool(lacking)
    plates = (high + GAP) * -(-len(cities) // columns) + (lacks if hires else 0)
    groups += 0 if hires else lacks
    canvas = _sheet(scene, groups + plates - GAP + _owned(scene))
    if lacks:
        top = TOP + (groups if hires else 0)
        canvas.box(LEFT, top, RIGHT, top + LACKING, PLASTER, 16)
        said = words(f"render-amyitis-no-{lacking}")
        canvas.text((LEFT + RIGHT) / 2, top + LACKING / 2, said, WORDS, SOFT, align=0.5)
    spots: Spots = []
    if laid:
        _crafts(canvas, state, laid, dict(scene.numbered), hires if scene.choices else None, spots, words)
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "caravan"}
    boxes: dict[int, Box] = {}
    for i, city in enumerate(cities):
        left, top = LEFT + i % columns * (wide + GAP), TOP + groups + i // columns * (high + GAP)
        boxes[city] = left, top, left + wide, top + high
        _city(canvas, state, city, boxes[city], words)
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
                    panels.frame(canvas, _group(laid.index(number)), colour, dashed, radius=18, line=7)
    _purse(canvas, scene, TOP + groups + plates)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def of_this_round(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out hires of the round before, whose cards no longer lie there."""
    begun = max((i for i, happened in enumerate(events) if happened.kind == "round"), default=-1)
    return (happened for i, happened in enumerate(events) if happened.kind != "hired" or i > begun)


def _group(number: int) -> Box:
    top = TOP + number * (GROUP + GAP // 2)
    return LEFT, top, RIGHT, top + GROUP


def _crafts(
    canvas: Canvas,
    state: State,
    laid: Sequence[int],
    given: Mapping[Action, int],
    hires: Sequence[Action] | None,
    spots: Spots,
    words: Texts,
) -> None:
    """Draw the groups of crafts, each with the price of its next card; those for hire are framed."""
    columns = max(sum(map(bool, state.groups[number])) for number in laid) or 1
    wide = (RIGHT - LEFT - HIRED - BESIDE + APART) // columns
    names = {
        card: words.term("amyitis", "craft", card) for number in laid for card in state.groups[number] if card
    }
    room = wide - APART - 2 * GAP
    fitting = (
        (sign, size)
        for sign, size in ROOMY
        if all(sign + GAP + width(name, size) <= room for name in names.values())
    )
    beside = next(fitting, None)
    for line, number in enumerate(laid):
        cards = state.groups[number]
        _, top, _, bottom = _group(line)
        y = top + GROUP / 2
        canvas.box(LEFT, top, RIGHT, bottom, PAPER, 16)
        canvas.paste(art.group(str(number + 1), PILE), LEFT + 46, y)
        hired = sum(not card for card in cards)
        if hired < len(cards):
            price = HIRE_PRICES[hired]
            if price:
                canvas.paste(sprites.coin(COIN, str(price)), LEFT + PRICE, y)
            else:
                said = words("render-amyitis-free")
                canvas.text(LEFT + PRICE, y, said, WORDS, CHOICE, align=0.5, limit=HIRED - 88)
        taken: set[str] = set()
        for i, card in enumerate(filter(None, cards)):
            left = LEFT + HIRED + i * wide
            box = left, top + BESIDE, left + wide - APART, bottom - BESIDE
            action = next((one for one in hires or () if one.args == (card, number + 1)), None)
            canvas.box(*box, WHITE, 14, "" if action else INK, 3)
            middle = left + (wide - APART) / 2
            ink = SOFT if hires is not None and not action else INK
            if beside:
                sign, size = beside
                across = sign + GAP + width(names[card], size)
                canvas.paste(art.craft(card, sign), middle - (across - sign) / 2, y)
                canvas.text(middle + across / 2, y, names[card], size, ink, align=1)
            else:
                canvas.paste(art.craft(card, CRAFT), middle, y - 22)
                canvas.text(middle, y + 40, names[card], WORDS, ink, align=0.5, limit=wide - 32)
            if action:
                panels.frame(canvas, box, CHOICE, radius=16, line=6)
            if action and action in given and card not in taken:
                spots.append(((left + 26, top + 26), given[action]))
            taken.add(card)


def _city(canvas: Canvas, state: State, city: int, box: Box, words: Texts) -> None:
    """Draw a city: the camels that the way there costs, or the caravan; what it wants, and what it gives.

    On a plate that is `LINE` px high, all of this is side by side.
    """
    left, top, _, bottom = box
    alone = bottom - top <= LINE
    upper, y = ((top + bottom) / 2,) * 2 if alone else (top + 46, bottom - 52)
    place, aside = ROUTE[city], 330 if alone else 290
    canvas.box(*box, PAPER, 16, INK, 3)
    canvas.text(left + 22, upper, words.term("amyitis", "city", CITIES[city]), PRICES, limit=222)
    if city == state.caravan:
        canvas.paste(sprites.camel(76, cloth=CHOICE), left + 314, upper)
    else:
        canvas.paste(sprites.camel(76), left + aside, upper)
        camels = price(state, state.asked, city)
        canvas.text(left + aside + 44, upper + 2, change(-camels), PRICES, COST if camels else INK)
    x, size = (left + 520.0, 80) if alone else (left + 58.0, 76)
    if place.sale:
        canvas.paste(art.any_good(66), x, y)
        for i, points in enumerate(place.sale):
            canvas.text(x + 52 + 122 * i, y, str(i + 1), WORDS)
            canvas.paste(sprites.points(72, str(points)), x + 114 + 122 * i, y)
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


PURSE_ICON, OWNED = 78, (140, 168)
"""px; the sign of what the viewer has; from one to the next, and from talents, which may be many: all of that
is smaller if there are many kinds.
"""


def _owned(scene: Scene) -> int:
    """Return how high what the viewer has is, with the room above it; nobody else has anything to choose."""
    return 0 if scene.view.seat is None else PURSE + GAP


def _purse(canvas: Canvas, scene: Scene, top: int) -> None:
    """Draw what the viewer has to pay with, as large as it looks on a picture of the usual width.

    Goods of which some are given back are shown above.
    """
    if scene.view.seat is None:
        return
    player, zoom = scene.view.state.players[scene.view.seat], canvas.size[0] / ACROSS
    stored = any(action.verb == "discard" for action in scene.choices)
    owned: list[tuple[Sign, int]] = [
        (sprites.coin, player.talents),
        (sprites.camel, player.camels),
        (partial(art.guild, "gardener"), player.gardeners),
        *(
            (partial(art.good, kind), n)
            for kind, n in zip(GOODS, player.goods, strict=True)
            if n and not stored
        ),
    ]
    right, y = canvas.size[0] - MARGIN, top + int(zoom * PURSE) / 2
    canvas.box(LEFT, top, right, top + int(zoom * PURSE), PAPER, 16)
    canvas.paste(sprites.token(scene.view.seat, int(zoom * PURSE_ICON)), LEFT + 46 * zoom, y)
    x, (step, first) = LEFT + 108 * zoom, OWNED
    zoom = min(zoom, (right - x) / (first + step * (len(owned) - 1)))
    for at, (sign, number) in enumerate(owned):
        icon = sign(int(zoom * PURSE_ICON))
        canvas.paste(icon, x + icon.width / 2, y)
        ink = INK if number else SOFT
        canvas.text(x + icon.width + 6 * zoom, y, str(number), int(zoom * STOCK), ink)
        x += zoom * (step if at else first)


def _trade(scene: Scene) -> Canvas:
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
    choice = CARD + GAP if cards else OFFERS + GAP if goods else 0
    most = PER_LINE if len(ways) <= 2 * PER_LINE else MANY
    lines = -(-len(ways) // most)
    columns = -(-len(ways) // max(1, lines))  # as many on each line as on the others
    choice += (lines + len({give for give, _ in swaps})) * (WAY + GAP)
    canvas = _sheet(scene, plates + choice - GAP + _owned(scene))
    if there:
        _city(canvas, state, state.caravan, (LEFT, TOP, RIGHT, TOP + LINE), words)
    top = TOP + plates
    if cards:
        _cards(canvas, state, cards, top, words)
    elif "claim" in verbs:
        _temple(canvas, state, ISHTAR, top - TEMPLE - GAP, words)
        signs = {"camel": sprites.camel, "talent": sprites.coin}
        shown = [(sign, words.term("amyitis", "reward", name)) for name, sign in signs.items()]
        _named(canvas, shown, top)
    elif goods:
        named = {str(arg) for action in scene.choices for arg in action.args}
        shown = [
            (partial(art.good, kind), words.term("amyitis", "good", kind)) for kind in GOODS if kind in named
        ]
        if "discard" in verbs:
            _store(canvas, state, top - STORE - GAP, words)
        _named(canvas, shown, top)
    for first in range(0, len(ways), max(1, columns)):
        row = ways[first : first + columns]
        for action, (left, right) in zip(row, _shared(row), strict=True):
            box = left, top, right, top + WAY
            _way(canvas, state, action, box, words, named=most < MANY)
            panels.frame(canvas, box, CHOICE, radius=18, line=7)
        top += WAY + GAP
    _swaps(canvas, swaps, top, words)
    _purse(canvas, scene, TOP + plates + choice)
    return canvas


def _named(canvas: Canvas, shown: Sequence[tuple[Sign, str]], top: int) -> None:
    """Draw what is offered side by side, each with its name: beside it or, if there is no room, below."""
    step = (RIGHT - LEFT + GAP) / len(shown)
    room = round(step) - GAP - 2 * INSET - 20
    beside = all(PLAIN[0] + 16 + width(name, WORDS) <= room for _, name in shown)
    for at, (sign, name) in enumerate(shown):
        left, end = round(LEFT + at * step), round(LEFT + (at + 1) * step) - GAP
        x, y, icon = (left + end) / 2, top + OFFERS / 2, sign(PLAIN[not beside])
        canvas.box(left, top, end, top + OFFERS, PAPER, 16)
        panels.frame(canvas, (left, top, end, top + OFFERS), CHOICE, radius=18, line=7)
        if beside:
            wide = icon.width + 16 + width(name, WORDS)
            canvas.paste(icon, x - (wide - icon.width) / 2, y)
            canvas.text(x + wide / 2, y, name, WORDS, align=1)
        else:
            canvas.paste(icon, x, y - 26)
            canvas.text(x, y + 48, name, WORDS, align=0.5, limit=room)


def _store(canvas: Canvas, state: State, top: int, words: Texts) -> None:
    """Draw the goods of who is asked in their store; those over its limit lie outside, and how many."""
    player = state.players[state.asked]
    limit = GOODS_LIMIT[player.levels[LEADER]]
    goods = [kind for kind, n in zip(GOODS, player.goods, strict=True) for _ in range(n)]
    over, y = len(goods) - limit, top + STORE / 2
    said = words("render-amyitis-over", n=over)
    canvas.box(LEFT, top, RIGHT, top + STORE, PAPER, 16)
    step = min(SLOT, (RIGHT - LEFT - 100 - width(said, OVER)) / len(goods))
    left, size = LEFT + 22, min(STORED, int(step) - 6)
    canvas.box(left, top + 12, round(left + limit * step + 12), top + STORE - 12, WOOD, 14, INK, 4)
    for at, kind in enumerate(goods):
        x = left + 6 + (at + 0.5) * step + 26 * (at >= limit)
        if at < limit:
            canvas.paste(sprites.panel(round(step) - 6, STORE - 44, 10, PLASTER), x, y)
        else:
            panels.frame_around(canvas, x, y, (round(step) - 2, STORE - 30), COST, dashed=True, line=6)
        canvas.paste(art.good(kind, size), x, y)
    canvas.text(left + len(goods) * step + 26 + 24, y, said, OVER, COST)


def _swaps(canvas: Canvas, swaps: Sequence[tuple[str, str]], top: int, words: Texts) -> None:
    """Draw for each good that may be given, line by line, the goods to be had for it, each in its column."""
    gives = [kind for kind in GOODS if any(kind == give for give, _ in swaps)]
    columns = [kind for kind in GOODS if any(kind == get for _, get in swaps)]
    step = (RIGHT - APART // 2 - GIVEN) / max(1, len(columns))
    for kind in gives:
        canvas.box(LEFT, top, RIGHT, top + WAY, PAPER, 16)
        y = top + PICTURED
        _good(canvas, kind, (LEFT + GIVEN - 36) / 2, y, GIVEN - LEFT - 56, words)
        canvas.paste(sprites.pointer(42, SHADE), GIVEN - 28, top + WAY / 2)
        for column, other in enumerate(columns):
            left, right = (round(GIVEN + at * step) for at in (column, column + 1))
            if (kind, other) in swaps:
                _good(canvas, other, (left + right) / 2, y, step - 36, words)
                box = left + APART // 2, top + 6, right - APART // 2, top + WAY - 6
                panels.frame(canvas, box, CHOICE, radius=16, line=6)
            elif other == kind:
                canvas.paste(_itself(kind), (left + right) / 2, top + WAY / 2)
        top += WAY + GAP


@sprites.sprite
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
    left, top, right, bottom = box
    given = [str(arg) for arg in action.args if arg]
    canvas.box(*box, PAPER, 16, INK, 3)
    sold = action.verb == "sell"
    step = min((right - left - 2 * INSET) / (len(given) + sold), CLOSE)
    x = (left + right - step * (len(given) + sold - 1)) / 2
    y = top + PICTURED if named else (top + bottom) / 2
    for kind in given:
        _good(canvas, kind, x, y, step - 6 if named else 0, words)
        x += step
    if sold:
        points = ROUTE[state.caravan].sale[len(given) - 1]
        canvas.paste(sprites.points(GOOD, str(points)), x, (top + bottom) / 2)
        canvas.paste(sprites.pointer(36, SHADE), x - step / 2 - 4, (top + bottom) / 2)


def _good(canvas: Canvas, kind: str, x: float, y: float, room: float, words: Texts) -> None:
    """Draw a good and, if there is room, its name below."""
    canvas.paste(art.good(kind, GOOD), x, y)
    if room:
        name = words.term("amyitis", "good", kind)
        canvas.text(x, y + NAMED, name, WORDS, align=0.5, limit=round(room))


def _cards(canvas: Canvas, state: State, cards: Sequence[str], top: int, words: Texts) -> None:
    """Draw guild cards that may be taken, of the levels that the player comes to, and what they bring."""
    levels = state.players[state.asked].levels
    shown: list[Pictured] = []
    for kind in cards:
        name = words.term("amyitis", "card", kind)
        if kind not in GUILDS:
            shown.append((art.guild(kind, OFFERED), name, ()))
            continue
        level = min(levels[GUILDS.index(kind)] + 1, 3)
        brings = lasting(kind, level, 58) or [(sprites.points(66, str(PALACE_POINTS[level])), "")]
        shown.append((art.level(kind, level, OFFERED), name, brings))
    _pictured(canvas, shown, top, CARD)


def _pictured(canvas: Canvas, shown: Sequence[Pictured], top: int, high: int) -> None:
    """Draw pictures side by side, each with its name below."""
    canvas.box(LEFT, top, RIGHT, top + high, PAPER, 16)
    middle, step = top + 24 + OFFERED / 2, (RIGHT - LEFT) / len(shown)
    for i, (picture, name, brings) in enumerate(shown):
        x = LEFT + (i + 0.5) * step
        box = round(x - step / 2) + 7, top + 7, round(x + step / 2) - 7, top + high - 7
        panels.frame(canvas, box, CHOICE, radius=16, line=6)
        canvas.text(x, top + high - 50, name, WORDS, align=0.5, limit=round(step) - 28)
        said = [width(text, WORDS) + SPELLED if text else 0 for _, text in brings]
        beside = max((sign.width + n for (sign, _), n in zip(brings, said, strict=True)), default=-GAP) + GAP
        canvas.paste(picture, x - beside / 2, middle)
        for line, (sign, text) in enumerate(brings):
            left, y = x + (picture.width - beside) / 2 + GAP, middle + 66 * (line - (len(brings) - 1) / 2)
            canvas.text(left, y, text, WORDS)
            canvas.paste(sign, left + said[line] + sign.width / 2, y)
