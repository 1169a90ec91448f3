"""What a question of Amyitis is about, large: the garden, fields, temples, crafts and cities, a trade.

On a phone, where a picture is 264 px wide, its words are still 10 px high. Owns which of these pictures
belongs to a question. Of the rules, it uses only what a choice would cost and bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from PIL import Image

from engine.core import Action, Event
from engine.games.amyitis import fields
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES, demand, destinations, price
from engine.games.amyitis.garden import PLOT, PLOTS, SECTION, foremost, gardeners_needed
from engine.games.amyitis.guild import PALACE_POINTS
from engine.games.amyitis.state import (
    CITIES,
    GOODS,
    GUILDS,
    HIRE_PRICES,
    NEUTRAL,
    NOBODY,
    ROWS,
    TEMPLES,
    State,
)
from engine.games.amyitis.temples import SPACES, rewarded
from locales import Texts, change, texts
from render import headline, numbers, panels, sprites
from render.boards.amyitis import art, garden
from render.boards.amyitis.garden import HEADLINE
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.players import lasting
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.view import sides
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, COST, GAP, INK, MARGIN, PAPER, PLASTER, SHADE, SOFT, STONE, WHITE, WIDTH

WORDS = 62
"""px; the size of words."""
BADGE = 92
"""px; the number of a choice."""
LEFT, RIGHT, TOP = MARGIN, WIDTH - MARGIN, HEADLINE
FIELD, TEMPLE, GROUP, PLATE, PURSE, CARD = 176, 236, 138, 226, 150, 318
"""px; heights of a row of fields, a temple, a group of crafts, a city, what the viewer has, a guild card."""
LINE = 136
"""px; the height of a city that has a line for itself."""
OFFERED = 204
"""px; a guild card or a good that is offered."""
LANE = 118
"""px; from the upper edge of a temple to the middle of its spaces."""
SLOTS, STEP = LEFT + 608, 138
"""px; the middle of the first space of a temple, and from one to the next."""
ENTERING = 80
"""px; the cube that would enter a temple."""
WAY = 208
"""px; the height of a way to pay, to sell or to swap."""
INSET, CLOSE = 12, 250
"""px; beside what is on a way, and the most from one thing there to the next."""
GOOD, PICTURED, NAMED = 112, 74, 82
"""px; a good there, from the upper edge down to its middle, and from there to that of its name."""
GIVEN = LEFT + 352
"""px; where goods begin that are to be had for another."""
PER_LINE, MANY = 3, 5
"""Cities, or ways to pay, side by side; and ways to pay if they are many."""
EXPLAINED = 6
"""The most plots whose prices are listed beside the garden."""
IN_GARDEN = {"irrigate", "plant"}
"""The verbs of choices in the garden."""
PLACES = {"plot", "section", "row", "temple"}
"""The arguments of events that name places on the board."""
WIDTHS = (900, 1140, WIDTH - 2 * garden.INSIDE - 56)
"""px; the widths of a part of the garden. Codes on walls are legible on a phone in the widest one, too."""
LOWEST, HIGHEST = 44, 66
"""The least height of a part of the garden, and the greatest of a narrow one, in hundredths of its width."""
AROUND = (150, 100, 175)
"""px; what is shown around the places of a part at both sides, above and below, where codes are."""
OFFER, MORE = (264, 92), 156
"""px; what planting on a plot would cost or bring; and how much wider it is if it does both."""
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
        return _garden(scene) if changed(scene) == "garden" else _action(scene)
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
    canvas = Canvas.blank(GROUND, TOP + height + MARGIN)
    headline.draw(canvas, "amyitis", scene)
    return canvas


def changed(scene: Scene) -> str:
    """Return what the latest events changed: the garden, crafts and caravan ("market"), or more of the board.

    A new round lays out crafts.
    """
    events = scene.draft or scene.last
    named = {name for happened in events for name, _ in happened.args}
    if any(happened.kind == "round" for happened in events):
        return "market"
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
    purse = PURSE * wide // WIDTH + GAP + MARGIN - inside if plots else 0
    canvas = Canvas.blank(GROUND, low + purse + inside, wide)
    canvas.lay(garden.scenery(), shown, inside, start)
    view = garden.VIEW._replace(left=garden.VIEW.left - left + inside, top=garden.VIEW.top - top + start)
    garden.draw(canvas, view, scene, veiled=True)
    canvas.line(inside, inside, wide - inside, start, GROUND.tile)
    if plots:
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
    canvas.text(left + 20, y, name, WORDS)
    for k, (icon, text) in enumerate(parts):
        canvas.paste(icon, left + 142 + MORE * k, y)
        canvas.text(left + 182 + MORE * k, y, text, WORDS)


# Fields and temples


def _fields(scene: Scene) -> Canvas:
    """Return both rows of fields, with the good that a cube would take framed."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = _sheet(scene, 2 * FIELD + 2 * GAP)
    bottom = TOP + 2 * FIELD + 2 * GAP
    canvas.box(LEFT, TOP, RIGHT, bottom, PAPER, 16)
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "field"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "field"}
    spots: Spots = []
    for row, name in enumerate(ROWS):
        y = TOP + GAP + (row + 0.5) * FIELD
        label = words.term("amyitis", "row", name)
        below = 44 if name in given else 0
        canvas.text(LEFT + 30, y + below, label[:1].upper() + label[1:], WORDS, limit=236)
        cubes = state.fields[row]
        for space, good in enumerate(fields.SPACES[row]):
            x = LEFT + 368 + 200 * space
            worked = space < len(cubes)
            canvas.paste(sprites.panel(182, 164, 20, PLASTER if worked else WHITE, STONE, 4), x, y)
            canvas.paste(sprites.token(cubes[space], 140) if worked else art.good(GOODS[good], 134), x, y)
            if space == len(cubes) and name in offered:
                panels.frame_around(canvas, x, y, (196, 174), CHOICE, radius=24, line=9)
        if name in given:
            spots.append(((LEFT + 76, y - 36), given[name]))
    middle = TOP + GAP + FIELD
    canvas.paste(art.guild("gardener", 150), RIGHT - 100, middle - 46)
    canvas.text(RIGHT - 100, middle + 84, f"×{state.gardeners}", WORDS, align=0.5)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _temples(scene: Scene) -> Canvas:
    """Return the temples one below the other: who is in them, and who would be rewarded with what."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = _sheet(scene, len(TEMPLES) * (TEMPLE + GAP) - GAP)
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "temple"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "temple"}
    spots: Spots = []
    for temple, name in enumerate(TEMPLES):
        top = TOP + temple * (TEMPLE + GAP)
        box = (LEFT, top, RIGHT, top + TEMPLE)
        canvas.box(*box, PAPER, 16)
        canvas.paste(art.temple(name, 96), LEFT + 78, top + (68 if name in given else LANE))
        canvas.text(LEFT + 142, top + LANE, words.term("amyitis", "temple", name), WORDS, limit=246)
        for space in range(SPACES):
            x, y = SLOTS + STEP * space, top + LANE
            canvas.paste(sprites.panel(130, 150, 20, PLASTER, STONE, 4), x, y)
            if space < len(state.temples[temple]):
                cube = state.temples[temple][space]
                canvas.paste(art.neutral(110) if cube == NEUTRAL else sprites.token(cube, 110), x, y)
        full = name in offered and state.ask == "temple" and len(state.temples[temple]) == SPACES
        for x, ink in ((SLOTS - 96, SHADE), (SLOTS + STEP * SPACES - 46, INK if full else SHADE)):
            canvas.paste(sprites.pointer(54, ink), x, top + LANE)
        if full:  # the last cube would be pushed out
            canvas.paste(sprites.ring(126, COST, True, 12), SLOTS + STEP * (SPACES - 1), top + LANE)
        if name in offered and state.ask == "temple":
            canvas.paste(sprites.token(state.asked, ENTERING), SLOTS - 164, top + LANE)
        _rewards(canvas, state, temple, top)
        if name in offered:
            panels.frame(canvas, box, CHOICE, radius=18, line=9)
        if name in given:
            spots.append(((LEFT + 78, top + 168), given[name]))
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _rewards(canvas: Canvas, state: State, temple: int, top: int) -> None:
    seats = rewarded(state, temple)
    for place, icons in enumerate(rewards(TEMPLES[temple], 1.7)[: 1 if len(state.players) == 2 else 2]):
        x, y = LEFT + 1146.0, top + LANE + 100 * (place - 0.5 * (len(state.players) > 2))
        canvas.text(x, y, f"{place + 1}.", WORDS)
        x += 96
        known = place < len(seats)
        canvas.paste(sprites.token(seats[place], 78) if known else sprites.free_seat(66), x, y)
        x += 46
        for icon in icons:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + 10


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
    laid = [number for number, cards in enumerate(state.groups) if any(cards) or not scene.choices]
    groups = (GROUP + GAP // 2) * len(laid) if hires or not scene.choices else 0
    columns = max(1, min(PER_LINE, len(cities)))
    high = LINE if columns == 1 else PLATE
    plates = (high + GAP) * -(-len(cities) // columns)
    canvas = _sheet(scene, groups + plates + (PURSE if scene.view.seat is not None else -GAP))
    spots: Spots = []
    if groups:
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
            spots.append(((left + 30, top + high - 30), given[CITIES[city]]))
    for events, colour, dashed in scene.marked:
        for name in garden.named(events, "city"):
            if CITY[name] in boxes:
                panels.frame(canvas, boxes[CITY[name]], colour, dashed, radius=18, line=9)
        for happened in of_this_round(events):
            if happened.kind == "hired" and groups:
                number = int(dict(happened.args)["group"]) - 1
                if number in laid:
                    panels.frame(canvas, _group(laid.index(number)), colour, dashed, radius=18, line=9)
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
    wide = (RIGHT - LEFT - 190) // 3
    for line, number in enumerate(laid):
        cards = state.groups[number]
        _, top, _, bottom = _group(line)
        y = top + GROUP / 2
        canvas.box(LEFT, top, RIGHT, bottom, PAPER, 16)
        canvas.text(LEFT + 48, y, str(number + 1), WORDS, align=0.5)
        hired = sum(not card for card in cards)
        if hired < len(cards):
            canvas.paste(sprites.coin(96, str(HIRE_PRICES[hired])), LEFT + 130, y)
        taken: set[str] = set()
        for i, card in enumerate(sorted(cards, key=lambda card: not card)):
            left = LEFT + 186 + i * wide
            box = (left, top + 12, left + wide - 10, bottom - 12)
            if not card:
                canvas.box(*box, PLASTER, 14)
                continue
            action = next((one for one in hires or () if one.args == (card, number + 1)), None)
            canvas.box(*box, WHITE, 14, INK, 3)
            canvas.paste(art.craft(card, 96), left + 60, y)
            ink = SOFT if hires is not None and not action else INK
            canvas.text(left + 116, y, words.term("amyitis", "craft", card), WORDS, ink, limit=wide - 140)
            if action:
                panels.frame(canvas, box, CHOICE, radius=16, line=7)
            if action and action in given and card not in taken:
                spots.append(((left + 32, top + 30), given[action]))
            taken.add(card)


MOST = 120
"""px; from one thing that the viewer has to the next, at most."""
CITY_NAME, CAMEL = 460, 236
"""px; the room of the name of a city that has a line for itself, and behind it that of a camel."""


def _city(canvas: Canvas, state: State, city: int, box: Box, words: Texts) -> None:
    """Draw a city: the camels that the way there costs, or the caravan; what it wants, and what it gives.

    On a plate that is `LINE` px high, all of this is side by side.
    """
    left, top, right, bottom = box
    alone = bottom - top <= LINE
    upper, y = ((top + bottom) / 2,) * 2 if alone else (top + 62, bottom - 68)
    place = ROUTE[city]
    canvas.box(*box, PAPER, 16, INK, 3)
    room = CITY_NAME if alone else right - left - 242
    start = canvas.text(left + 30, upper, words.term("amyitis", "city", CITIES[city]), WORDS, limit=room)
    end = left + 30 + start + CAMEL if alone else right
    if city == state.caravan:
        canvas.paste(sprites.camel(104, cloth=CHOICE), end - 84, upper)
    else:
        canvas.paste(sprites.camel(104), end - 150, upper)
        camels = price(state, state.asked, city)
        canvas.text(end - 22, upper + 2, change(-camels), WORDS, COST if camels else INK, align=1)
    x = end + 76.0 if alone else left + 74.0
    if place.sale:
        canvas.paste(art.any_good(84), x, y)
        for i, points in enumerate(place.sale):
            canvas.text(x + 66 + 172 * i, y, str(i + 1), WORDS)
            canvas.paste(sprites.points(98, str(points)), x + 156 + 172 * i, y)
        return
    wanted = [good for good in demand(state, city) if good != NOTHING]
    for good in wanted:
        canvas.paste(art.good(GOODS[good], 96), x, y)
        x += 100
    canvas.paste(sprites.pointer(54, SOFT), x - 12, y)
    x += 34
    if place.plants:
        leaves = art.dots(SIDES[state.plants[city]].quality, 92)
        canvas.paste(leaves, x + leaves.width / 2, y)
        x += leaves.width + 8
    for guild in place.guilds:
        canvas.paste(art.guild(GUILDS[guild], 104), x + 52, y)
        x += 112


def _purse(canvas: Canvas, scene: Scene, top: int) -> None:
    """Draw what the viewer has to pay with, as large as it looks on a picture of the usual width."""
    if scene.view.seat is None:
        return
    player, zoom = scene.view.state.players[scene.view.seat], canvas.size[0] / WIDTH
    small, large, words, high = (int(zoom * size) for size in (96, 104, WORDS, PURSE))
    right, y = canvas.size[0] - MARGIN, top + high / 2
    canvas.box(LEFT, top, right, top + high, PAPER, 16)
    goods = [
        (art.good(kind, small), str(number))
        for kind, number in zip(GOODS, player.goods, strict=True)
        if number
    ]
    icons = [
        (sprites.coin(small), str(player.talents)),
        (sprites.camel(large), str(player.camels)),
        (art.guild("gardener", large), str(player.gardeners)),
        *(goods or [(art.no_good("wine", small), "")]),
    ]
    canvas.paste(sprites.token(scene.view.seat, small), LEFT + 68 * zoom, y)
    wide = sum(icon.width + 6 + width(number, words) for icon, number in icons)
    gap = min(MOST * zoom, (right - LEFT - 176 * zoom - wide) / (len(icons) - 1))
    x = LEFT + 150 * zoom
    for icon, number in icons:
        canvas.paste(icon, x + icon.width / 2, y)
        x += icon.width + 6
        x += canvas.text(x, y, number, words, SOFT if number == "0" else INK) + gap


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
    plates, choice = (LINE + GAP if there else 0), (CARD + GAP if cards or goods else 0)
    most = PER_LINE if len(ways) <= 2 * PER_LINE else MANY
    lines = -(-len(ways) // most)
    columns = -(-len(ways) // max(1, lines))  # as many on each line as on the others
    choice += (lines + len({give for give, _ in swaps})) * (WAY + GAP)
    canvas = _sheet(scene, plates + choice + PURSE)
    if there:
        _city(canvas, state, state.caravan, (LEFT, TOP, RIGHT, TOP + LINE), words)
    top = TOP + plates
    if cards:
        _cards(canvas, state, cards, top, words)
    elif "claim" in verbs:
        signs = {"camel": sprites.camel(OFFERED - 20), "talent": sprites.coin(OFFERED - 40)}
        _pictured(
            canvas, [(icon, words.term("amyitis", "reward", name), ()) for name, icon in signs.items()], top
        )
    elif goods:
        named = {str(arg) for action in scene.choices for arg in action.args}
        shown = [
            (art.good(kind, OFFERED - 30), words.term("amyitis", "good", kind), ())
            for kind in GOODS
            if kind in named
        ]
        _pictured(canvas, shown, top)
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


def _swaps(canvas: Canvas, swaps: Sequence[tuple[str, str]], top: int, words: Texts) -> None:
    """Draw for each good that may be given, line by line, the goods to be had for it, each in its column."""
    gives, gets = (
        ([kind for kind in GOODS if kind in one] for one in zip(*swaps, strict=True)) if swaps else ((), ())
    )
    step = (RIGHT - GIVEN) / max(1, len(gets))
    for kind in gives:
        canvas.box(LEFT, top, RIGHT, top + WAY, PAPER, 16)
        y = top + PICTURED
        _good(canvas, kind, (LEFT + GIVEN - 60) / 2, y, GIVEN - LEFT - 90, words)
        canvas.paste(sprites.pointer(66, SHADE), GIVEN - 48, y)
        for column, other in enumerate(gets):
            if (kind, other) in swaps:
                left, right = (round(GIVEN + at * step) for at in (column, column + 1))
                box = left + 8, top + 8, right - 8, top + WAY - 8
                _good(canvas, other, (left + right) / 2, y, step - 46, words)
                panels.frame(canvas, box, CHOICE, radius=18, line=7)
        top += WAY + GAP


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
        canvas.paste(sprites.points(GOOD, str(points)), x, y)
        canvas.paste(sprites.pointer(54, SHADE), x - step / 2 - 4, y)


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
        brings = lasting(kind, level, 84) or [(sprites.points(98, str(PALACE_POINTS[level])), "")]
        shown.append((art.level(kind, level, OFFERED), name, brings))
    _pictured(canvas, shown, top)


def _pictured(canvas: Canvas, shown: Sequence[Pictured], top: int) -> None:
    """Draw pictures side by side, each with its name below."""
    canvas.box(LEFT, top, RIGHT, top + CARD, PAPER, 16)
    step = (RIGHT - LEFT) / len(shown)
    for i, (picture, name, brings) in enumerate(shown):
        x = LEFT + (i + 0.5) * step
        box = round(x - step / 2) + 10, top + 10, round(x + step / 2) - 10, top + CARD - 10
        panels.frame(canvas, box, CHOICE, radius=18, line=7)
        canvas.text(x, top + CARD - 54, name, WORDS, align=0.5, limit=round(step) - 40)
        beside = max((sign.width + width(text, WORDS) for sign, text in brings), default=-GAP) + GAP
        canvas.paste(picture, x - beside / 2, top + 128)
        for line, (sign, text) in enumerate(brings):
            left, y = x + (picture.width - beside) / 2 + GAP, top + 128 + 100 * (line - (len(brings) - 1) / 2)
            left += canvas.text(left, y, text, WORDS)
            canvas.paste(sign, left + sign.width / 2, y)
