"""What stands beside the city of Yspahan: caravan, calendar, cards, tower and buildings.

Each function draws into a box, in px at the size of the board times `zoom`. Knows what is printed and what
has been played; must not know where the boxes lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image

from engine.games.yspahan.state import BUILDINGS, DATA, FLOORS, NOBODY, State
from locales import Texts
from render import panels, sprites
from render.boards.yspahan import art, city
from render.boards.yspahan.ground import DUSK
from render.canvas import Box, Canvas
from render.pen import Pen, Point, faded, smooth
from render.sprites import sprite
from render.theme import INK, LARGE, PAPER, PLASTER, SAND, SEATS, SHADE, SOFT, STONE, WHITE

WEEKS = ("", "I", "II", "III")
DAYS = 7
WHEN = 58
"""px; the week and the day."""
TURN = 70
"""px; from one seat to the next in the order of turns, in which with two players one has two."""
RADIUS = 16
"""px; of the corners of a panel."""
LOADING_POINTS: list[int] = DATA["caravan"]["loading_points"]
FACTOR: list[int] = DATA["caravan"]["factor"]
COST: dict[str, list[int]] = DATA["building"]["cost"]
VALUE: list[int] = DATA["building"]["points"]
PAD = 12
WINDOW = 94
"""px; the width of the tower."""
DIE = 66
VALUES, FIRST = 134, 202
"""px from the left of the tower to the value of a floor, and to its first die."""
TIMES = 50
"""px; by how much cubes in a row count."""
FIGURE = 58
"""px; prices."""
RIDER = 62
"""px; a cube on a camel, which it hides, with its letter."""
CAMEL = 68
STRIP, POINTS = 120, 48
"""px; the height of the strip with the points that the next building brings each seat, and their number."""


# The caravan


def row_length(state: State) -> int:
    """Return the number of camels in a row."""
    return DATA["players"]["row"][str(len(state.players))]


@sprite
def desert(width: int, height: int) -> Image.Image:
    """Return three dunes, one behind the other, on which the rows of the caravan stand."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, PLASTER, RADIUS)
    row = height / len(FACTOR)
    for number, colour in ((1, SAND), (2, DUSK)):
        y = number * row
        crest = smooth([(0, y + 2), (width * 0.3, y - 7), (width * 0.7, y + 6), (width, y - 3)], closed=False)
        pen.polygon(
            [
                *crest,
                (width, height - RADIUS),
                (width - RADIUS, height),
                (RADIUS, height),
                (0, height - RADIUS),
            ],
            colour,
        )
    pen.frame(0, 0, width, height, RADIUS, STONE, 2)
    return pen.sheet()


def slot(box: Box, state: State, number: int, zoom: float = 1) -> Point:
    """Return the centre of a place on the caravan: the first row is at the bottom."""
    left, top, right, bottom = box
    length = row_length(state)
    first, last = left + 111 * zoom, right - 98 * zoom
    step = min((last - first) / max(1, length - 1), 120 * zoom)
    start = (first + last) / 2 - (length - 1) / 2 * step
    row = (bottom - top - 6 * zoom) / len(FACTOR)
    return start + number % length * step, bottom - 3 * zoom - (number // length + 0.5) * row


def caravan(canvas: Canvas, box: Box, state: State, zoom: float = 1) -> None:
    """Draw the rows of camels, with the points for loading on the left and the factor on the right."""
    left, top, right, bottom = box
    canvas.put(desert(right - left, bottom - top), left, top)
    length = row_length(state)
    for row, (points, factor) in enumerate(zip(LOADING_POINTS, FACTOR, strict=True)):
        y = slot(box, state, row * length, zoom)[1]
        canvas.paste(sprites.points(round(54 * zoom), str(points)), left + 36 * zoom, y)
        canvas.text(right - 12 * zoom, y, f"×{factor}", round(TIMES * zoom), align=1)
    empty = sprites.camel(round(CAMEL * zoom), SHADE, STONE)
    for number in range(length * len(FACTOR)):
        loaded = number < len(state.caravan)
        thing = sprites.token(state.caravan[number], round(RIDER * zoom)) if loaded else empty
        canvas.paste(thing, *slot(box, state, number, zoom))


# The calendar and the cards


def round_off(canvas: Canvas, box: Box) -> None:
    """Give round corners to what fills a box."""
    left, top, right, bottom = box
    for turned, (x, y) in enumerate(((left, top), (right, top), (right, bottom), (left, bottom))):
        sprite = corner(turned, RADIUS, canvas.ground.tile)
        canvas.put(sprite, x - RADIUS * (x == right), y - RADIUS * (y == bottom))


@sprite
def corner(turned: int, radius: int, colour: str) -> Image.Image:
    """Return what is outside of a round corner: top left, then clockwise."""
    pen = Pen(radius, radius)
    arc = [(radius * (1 - cos(i * pi / 24)), radius * (1 - sin(i * pi / 24))) for i in range(13)]
    points = [(0.0, 0.0), *arc]
    if turned in (1, 2):
        points = [(radius - x, y) for x, y in points]
    if turned in (2, 3):
        points = [(x, radius - y) for x, y in points]
    pen.polygon(points, colour)
    return pen.sheet()


def calendar(
    canvas: Canvas, box: Box, state: State, words: Texts, zoom: float = 1, edge: str = STONE
) -> None:
    """Draw the week, the days and the order of turns, with whose turn it is."""
    left, top, right, bottom = box
    canvas.box(*box, PAPER, RADIUS, edge, 2)
    middle, room = (left + right) / 2, round(right - left - 20 * zoom)
    for line, text in enumerate(
        (words("render-week", week=WEEKS[state.week]), words("render-day", day=state.day))
    ):
        canvas.text(middle, top + (34 + 54 * line) * zoom, text, round(WHEN * zoom), align=0.5, limit=room)
    step = room / DAYS
    for day in range(DAYS):
        x, y = left + 10 * zoom + (day + 0.5) * step, top + 131 * zoom
        canvas.paste(_day(day + 1 < state.day, day + 1 == state.day, step - 5 * zoom, zoom), x, y)
    y = bottom - 38 * zoom
    for turn, seat in enumerate(state.order):
        x = middle + (turn - (len(state.order) - 1) / 2) * TURN * zoom
        if turn == state.turn and state.ask:
            size = round(68 * zoom)
            canvas.paste(sprites.panel(size, size, round(14 * zoom), WHITE, INK, round(5 * zoom)), x, y)
        mark = art.moved if turn < state.turn else sprites.token
        canvas.paste(mark(seat, round(62 * zoom)), x, y)


def _day(past: bool, here: bool, width: float, zoom: float) -> Image.Image:
    fill, edge = (art.LIGHT, INK) if here else (INK if past else PAPER, INK if past else STONE)
    high = 18 if here else 12
    return sprites.panel(round(width), round(high * zoom), round(7 * zoom), fill, edge, 2)


def piles(canvas: Canvas, box: Box, state: State, zoom: float = 1) -> None:
    """Draw the cards to draw from, and those played."""
    left, top, right, bottom = box
    canvas.box(*box, PAPER, RADIUS, STONE, 2)
    middle = (top + bottom) / 2
    for share, pile in (
        (0.29, sprites.card(round(96 * zoom), str(state.deck))),
        (0.71, sprites.card(round(96 * zoom), str(len(state.discard)), turned=True)),
    ):
        canvas.paste(pile, left + (right - left) * share, middle)


# The tower


def row(box: Box, number: int, rows: int, foot: int = 0) -> Box:
    """Return a row of a panel, from the top down; `foot` px at its bottom are not part of the rows."""
    left, top, right, bottom = box
    height = (bottom - top - 2 * PAD - foot) / rows
    return left, round(top + PAD + number * height), right, round(top + PAD + (number + 1) * height)


def floor_row(box: Box, floor: int) -> Box:
    """Return the row of a floor of the tower."""
    return row(box, len(FLOORS) - 1 - floor, len(FLOORS))


@sprite
def window(kind: str, width: int, height: int, faint: bool = False) -> Image.Image:
    """Return a floor of the tower: a window with the sign of what its dice bring, faint without any."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, art.DEEP)
    pen.box(0, height - 5, width, height - 2, art.TURQUOISE)
    pen.box(9, 5, width - 9, height - 8, art.LIGHT, height * 0.3)
    pen.box(12, 8, width - 12, height - 8, PAPER, height * 0.27)
    drawn, size = (art.quarter, 0.78) if kind in art.LETTERS else (art.floor, 0.72)
    across = width - 12  # of a sign with its letter, which is wider than high
    sign = drawn(kind, round(min(height * size, across / 1.36) * pen.zoom))
    if faint:
        sign = faded(sign, art.GHOST)
    pen.paste(sign, width / 2, height * 0.5)
    return pen.sheet()


@sprite
def roof(width: int) -> Image.Image:
    """Return the battlements on the top of the tower."""
    pen = Pen(width, 12)
    step = width / 7
    for i in range(0, 7, 2):
        pen.box(i * step, 0, (i + 1) * step, 12, art.DEEP, 3)
    return pen.sheet()


def tower(canvas: Canvas, box: Box) -> None:
    """Draw the empty tower, with what each floor is for."""
    left, top, right, bottom = box
    canvas.box(*box, PAPER, RADIUS)
    canvas.put(roof(WINDOW), left + 12, top + 4)
    for floor, kind in enumerate(FLOORS):
        _, low, _, high = floor_row(box, floor)
        if floor < len(FLOORS) - 1:
            canvas.line(left + WINDOW + 24, low - 1, right - 16, low + 1, SHADE)
        canvas.put(window(kind, WINDOW, high - low), left + 12, low)
    canvas.line(left + 12, bottom - PAD, left + 12 + WINDOW, bottom - 3, art.DEEP)


def dice(canvas: Canvas, box: Box, state: State) -> None:
    """Draw, per floor, the value and the dice left, or who has taken them."""
    for floor, kind in enumerate(FLOORS):
        left, top, right, bottom = floor_row(box, floor)
        middle = (top + bottom) / 2
        here = [False] * state.white[floor] + [True] * state.yellow[floor]
        value = state.value[floor] if state.value else 0
        if value:
            canvas.text(left + VALUES, middle, str(value), 60, INK if here else SOFT, align=0.5)
        if not here:
            if any(state.value):
                canvas.put(window(kind, WINDOW, bottom - top, faint=True), left + 12, top)
            if any(state.value) and not value:
                canvas.box(left + WINDOW + 24, top + 5, right - 12, bottom - 5, PLASTER, 14)
            if value and state.taken[floor] != NOBODY:
                canvas.paste(sprites.token(state.taken[floor], city.CUBE), left + FIRST + 4, middle)
            if floor == state.floor and state.cubes:
                canvas.text(left + FIRST + 52, middle, f"×{state.cubes}", LARGE)
            continue
        step = min(DIE + 3, (right - left - FIRST - DIE / 2 - 12) / max(1, len(here) - 1))
        for i, yellow in enumerate(here):
            canvas.paste(sprites.die(value, DIE, yellow), left + FIRST + i * step, middle)


# The buildings


def yard_row(box: Box, number: int) -> Box:
    """Return the row of a building."""
    return row(box, number, len(BUILDINGS), STRIP)


BUILDING, USE = 84, 60
"""px; a building, and what it does."""
BUILDING_NAME, NEXT_NAME = 42, 46
"""px; the size of the name of a building, and of what is written below all of them."""
NAMED, PRICE, SIGNED = 100, 186, 54
"""px; from the left edge to the name of a building, the width of the tag with its price, and its height."""
UPPER, LOWER = 0.22, 0.68
"""The shares of a row above the middles of its two lines: the name, then effect and price."""
OWNER, OWNERS = 60, 228
"""px; the mark of a seat that has a building, and the room at the end of a row for those of all seats."""
NEXT = 54
"""px; the medal with the points for the next building."""


def yard(canvas: Canvas, box: Box) -> None:
    """Draw the buildings: what each does and, apart from that, on a tag, what it costs."""
    canvas.box(*box, PAPER, RADIUS)
    left, _, right, low = box
    canvas.box(left, low - STRIP, right, low, SHADE, RADIUS)
    canvas.line(left, low - STRIP, right, low - STRIP + RADIUS, SHADE)
    end = right - OWNERS - 12
    for number, kind in enumerate(BUILDINGS):
        _, top, _, bottom = yard_row(box, number)
        y = round(top + LOWER * (bottom - top))
        if number:
            canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
        canvas.paste(art.building(kind, BUILDING), left + 50, (top + bottom) / 2)
        canvas.paste(art.use(kind, USE), left + NAMED + 0.83 * USE - 5, y)
        canvas.box(end - PRICE, y - SIGNED // 2, end, y + SIGNED // 2, PLASTER, 14)
        camels, gold = COST[kind]
        panels.count(canvas, end - PRICE + 30, y, sprites.camel(54), camels, FIGURE)
        if gold:
            panels.count(canvas, end - PRICE + 121, y, sprites.coin(48), gold, FIGURE)


def owner(box: Box, number: int) -> float:
    """Return the middle of the mark of a seat at the end of a row, by how many are before it."""
    return box[2] - 8 - OWNERS * (1 - (number + 0.5) / len(SEATS[:4]))


def owners(canvas: Canvas, box: Box, owned: Sequence[Sequence[str]]) -> None:
    """Draw at the end of each building's row who has it and, below, what the next one brings each seat."""
    for number, kind in enumerate(BUILDINGS):
        _, top, _, bottom = yard_row(box, number)
        having = [seat for seat, kinds in enumerate(owned) if kind in kinds]
        for place, seat in enumerate(having):
            canvas.paste(sprites.token(seat, OWNER), owner(box, place), (top + bottom) / 2)
    for seat, kinds in enumerate(owned):
        x = owner(box, 4 - len(owned) + seat)
        canvas.paste(sprites.token(seat, OWNER), x, box[3] - STRIP * 0.74)
        if len(kinds) < len(VALUE):
            canvas.paste(sprites.points(NEXT, ""), x, box[3] - STRIP * 0.26)
            canvas.text(x, box[3] - STRIP * 0.26, str(VALUE[len(kinds)]), POINTS, align=0.5)


def building_names(canvas: Canvas, box: Box, words: Texts) -> None:
    """Draw the names of the buildings, and what the points below them are."""
    left, _, right, low = box
    room = right - OWNERS - 12 - left - NAMED
    for number, kind in enumerate(BUILDINGS):
        _, top, _, bottom = yard_row(box, number)
        name = words.term("yspahan", "building", kind)
        canvas.text(left + NAMED, top + UPPER * (bottom - top), name, BUILDING_NAME, limit=room)
    said = words("render-yspahan-next")
    canvas.text(left + 24, low - STRIP * 0.5, said, NEXT_NAME, limit=NAMED + room - 24)
