"""What stands beside the city of Yspahan: caravan, calendar, cards, tower and buildings.

Each function draws into a box, in px at the size of the board times `zoom`. Knows what is printed and what
has been played; must not know where the boxes lie.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate, pairwise
from math import cos, pi, sin

from PIL import Image

from engine.games.yspahan.building import builds
from engine.games.yspahan.state import BUILDINGS, DATA, FLOORS, NOBODY, State
from engine.games.yspahan.tower import WHITE_DICE, YELLOW_DICE
from locales import Texts
from render import sprites
from render.boards.yspahan import art, city
from render.boards.yspahan.ground import DARK_GATE, DARKER, DUSK, GROUND, SILHOUETTE, TAKEN, VACANT
from render.caching import sprite
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, smooth
from render.text import width as text_width
from render.theme import CAMEL as CAMEL_COLOUR
from render.theme import INK, PAPER, PLASTER, SAND, SEATS, SHADE, STONE, WHITE

WEEKS = ("", "I", "II", "III")
DAYS = 7
WHEN = 54
"""px; the week and the day."""
TURN = 73
"""px; from one seat to the next in the order of turns, in which with two players one has two."""
WAITING, OVER, TURNED, ASKED = 64, 58, 74, 80
"""px; the mark of a seat in that order, that of one whose turn is over, and of whose turn it is, with its
plate: none reaches its neighbour.
"""
RADIUS = 16
"""px; of the corners of a panel."""
LOADING_POINTS: list[int] = DATA["caravan"]["loading_points"]
FACTOR: list[int] = DATA["caravan"]["factor"]
COST: dict[str, list[int]] = DATA["building"]["cost"]
VALUE: list[int] = DATA["building"]["points"]
PAD, AROUND = 12, 6
"""px; inside the edge of a panel, and above and below the wall with the gates."""
MERLON, EDGE, SPRING, STEP = 10, 13, 52, 16
"""px; what stands on the wall with the gates; the wall beside and below a gate; from the top of a gate down
to where its sides turn in; and the step below its dice.
"""
SIGN, SIGN_LOW, SIGN_AT = 92, 82, 0.335
"""px; the sign in a gate, and from the top down to its middle. The share of the gate at its left."""
VALUES, VALUE_SIZE = 0.755, 116
"""The share of a gate at the left of the value of its dice, and px of that."""
ALONE, ALONE_LOW = 104, 160
"""px; the sign in a gate that has never had dice today, and from the top down to its middle."""
ETCHED = 0.78
"""How much of one pale colour a sign has in a gate without dice."""
DEPTH = 130
"""px; the height of the room for the dice in a gate, which stand on its step."""
DIE, SMALLER, TAKER = 100, 61, 92
"""px; up to two dice of a gate, each of more of them, and the mark of who has taken them."""
ROWS = 2
"""The rows of dice of a gate that are smaller."""
BETWEEN, SMALLEST, COUNTED, FIGURED = 4, 0.88, 0.9, 0.8
"""px between dice. Compared with a die: one that is a little smaller so that all fit, the room for how many
there are, if they don't, and the height of that.
"""
TIMES = 50
"""px; by how much cubes in a row count."""
RIDER = 62
"""px; the room for a cube on a camel, and its size where camels are in a line."""
CAMEL, CARRIED, SADDLE_AT = 72, 51, (-0.09, -0.2)
"""px; a camel of a row and a cube on it; and how far the middle of this is from that, as shares of it."""
COUNTED_BY = 51
"""px; the mark of a seat whose cubes count so much."""
PILE = 122
"""px; the height of the cards to draw from, and of those played."""


# The caravan


def row_length(state: State) -> int:
    """Return the number of camels in a row."""
    return _row_of(len(state.players))


def _row_of(seats: int) -> int:
    return DATA["players"]["row"][str(seats)]


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


IN_LINE = 6
"""How many times wider than high a box is at least for that."""


def in_a_line(box: Box) -> bool:
    """Return True if the rows of a caravan are one behind the other in a box: it is much wider than high."""
    left, top, right, bottom = box
    return right - left > IN_LINE * (bottom - top)


def slot(box: Box, state: State, number: int, zoom: float = 1, *, counted: bool = False) -> Point:
    """Return the centre of a place on the caravan: the first row is at the bottom or, in a line, on the
    right. Where cubes are `counted`, it is further left: beside the rows is room for four marks.
    """
    left, top, right, bottom = box
    length = row_length(state)
    if in_a_line(box):
        return _in_line(box, length, number)
    row, place = divmod(number, length)
    first, last = left + 111 * zoom, right - 98 * zoom
    step = min((last - first) / max(1, length - 1), (104 if counted else 120) * zoom)
    start = first if counted else (first + last) / 2 - (length - 1) / 2 * step
    high = (bottom - top - 6 * zoom) / len(FACTOR)
    return start + place * step, bottom - 3 * zoom - (row + 0.5) * high


def caravan(canvas: Canvas, box: Box, state: State, zoom: float = 1, counted: Collection[int] = ()) -> None:
    """Draw the rows of camels, with the points for loading on the left and the factor on the right: that by
    which cubes of seats were `counted`, by the highest row that each has reached, has their marks beside it.
    """
    left, top, right, bottom = box
    canvas.put(desert(right - left, bottom - top), left, top)
    length = row_length(state)
    for row, (points, factor) in enumerate(zip(LOADING_POINTS, FACTOR, strict=True)):
        y = slot(box, state, row * length, zoom)[1]
        canvas.paste(sprites.points(round(54 * zoom), str(points)), left + 36 * zoom, y)
        reached = [seat for seat in counted if seat in state.caravan and _highest(state, seat) == row]
        if reached:
            wide = (TIMES * 1.5 + len(reached) * (COUNTED_BY + 4)) * zoom
            high = round(0.56 * COUNTED_BY * zoom) + 2
            canvas.box(
                round(right - 6 * zoom - wide), round(y) - high, right - 6, round(y) + high, PAPER, 14, INK, 3
            )
        for place, seat in enumerate(reached):
            x = right - (TIMES * 1.5 + (place + 0.5) * (COUNTED_BY + 4)) * zoom
            canvas.paste(sprites.token(seat, round(COUNTED_BY * zoom)), x, y)
        canvas.text(right - 16 * zoom, y, f"×{factor}", round(TIMES * zoom), align=1)
    empty = sprites.camel(round(CAMEL * zoom), SILHOUETTE, SILHOUETTE)
    for number in range(length * len(FACTOR)):
        place = slot(box, state, number, zoom, counted=bool(counted))
        if number < len(state.caravan):
            loaded(canvas, *place, state.caravan[number], zoom)
        else:
            canvas.paste(empty, *place)


def _highest(state: State, seat: int) -> int:
    """Return the highest row in which a seat has a cube."""
    return max(number for number, one in enumerate(state.caravan) if one == seat) // row_length(state)


def loaded(canvas: Canvas, x: float, y: float, seat: int, zoom: float) -> None:
    """Draw a camel with the cube of a seat on it, which hides neither its head nor its legs."""
    canvas.paste(sprites.camel(round(CAMEL * zoom), CAMEL_COLOUR, CAMEL_COLOUR), x, y)
    size, (aside, down) = CAMEL * zoom, SADDLE_AT
    canvas.paste(sprites.token(seat, round(CARRIED * zoom)), x + aside * size, y + down * size)


# The caravan as it leaves the city: its rows beside each other


LED, COUNTS, RIDES = 86, 84, 82
"""px; the room for the points of a row, in front of its camels, and for its factor behind them; and from the
foot of the line up to the middle of a cube.
"""
WALKING, HUMP, FOOTING = 82, 8, 36
"""px; a camel of the line, how far behind its middle and above it its cube is, which hides neither its head
nor its legs.
"""
CREST, BESIDE, LOW = 16, 6, 6
"""px; how high the dunes reach into the city at most, and what is left of them beside and below the ground of
a row.
"""
LINED = 60
"""px; by how much the cubes of a row of the line count."""


def _row_box(box: Box, row: int) -> Box:
    """Return the ground of a row of the line: on the left is the one that counts most, which fills last."""
    left, top, right, bottom = box
    step, place = (right - left - BESIDE) / len(FACTOR), len(FACTOR) - 1 - row
    start = round(left + BESIDE + place * step)
    return start, top + CREST - 4, round(left + (place + 1) * step), bottom - LOW


def _in_line(box: Box, length: int, number: int) -> Point:
    row, place = divmod(number, length)
    left, _, right, bottom = _row_box(box, row)
    return left + LED + (place + 0.5) * (right - COUNTS - left - LED) / length, bottom - RIDES


def train(canvas: Canvas, box: Box, seats: int) -> None:
    """Draw the line of the caravan, which leaves the city to the left, with its points, and no cubes."""
    left, top, right, bottom = box
    canvas.put(dunes(right - left, bottom - top), left, top - CREST)
    length = _row_of(seats)
    for row, (points, factor) in enumerate(zip(LOADING_POINTS, FACTOR, strict=True)):
        west, north, east, south = _row_box(box, row)
        canvas.box(west, north, east, south, PLASTER, RADIUS)
        y = (north + south) / 2
        canvas.paste(sprites.points(78, str(points)), west + LED / 2, y)
        canvas.box(east - COUNTS + 8, north, east, south, SHADE, RADIUS)
        canvas.text(east - COUNTS / 2 + 4, y, f"×{factor}", LINED, align=0.5)
    for number in range(length * len(FACTOR)):
        x, y = _in_line(box, length, number)
        canvas.paste(walking(SILHOUETTE), x - HUMP, y + FOOTING)


@sprite
def walking(colour: str) -> Image.Image:
    """Return a camel that goes to the left, without a dark edge: the cube on it stands out."""
    return sprites.camel(WALKING, colour, colour).transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def riders(canvas: Canvas, box: Box, state: State) -> None:
    """Draw the camels of the line that are loaded."""
    for number, seat in enumerate(state.caravan):
        x, y = slot(box, state, number)
        canvas.paste(walking(CAMEL_COLOUR), x - HUMP, y + FOOTING)
        canvas.paste(sprites.token(seat, RIDER), x, y)


@sprite
def dunes(width: int, height: int) -> Image.Image:
    """Return the desert in front of the city."""
    pen = Pen(width, height + CREST)
    back = [(0, CREST - 4), (0.1 * width, 5), (0.27 * width, CREST - 1), (0.42 * width, 4)]
    back += [(0.6 * width, CREST - 1), (0.78 * width, 2), (0.93 * width, CREST - 2), (width, 8)]
    pen.polygon([*smooth(back, closed=False), (width, height + CREST), (0, height + CREST)], SAND)
    return pen.sheet()


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
        canvas.text(middle, top + (28 + 46 * line) * zoom, text, round(WHEN * zoom), align=0.5, limit=room)
    step = room / DAYS
    for day in range(DAYS):
        x, y = left + 10 * zoom + (day + 0.5) * step, top + 118 * zoom
        canvas.paste(_day(day + 1 < state.day, day + 1 == state.day, step - 5 * zoom, zoom), x, y)
    y = bottom - 47 * zoom
    for turn, seat in enumerate(state.order):
        x = middle + (turn - (len(state.order) - 1) / 2) * TURN * zoom
        if turn < state.turn:
            canvas.paste(art.pale(seat, round(OVER * zoom)), x, y)
            continue
        asked = turn == state.turn and state.ask
        if asked:
            size = round(ASKED * zoom)
            canvas.paste(sprites.panel(size, size, round(16 * zoom), WHITE, INK, round(5 * zoom)), x, y)
        canvas.paste(sprites.token(seat, round((TURNED if asked else WAITING) * zoom)), x, y)


def _day(past: bool, here: bool, width: float, zoom: float) -> Image.Image:
    fill, edge = (art.LIGHT, INK) if here else (INK if past else PAPER, INK if past else STONE)
    high = 30 if here else 20
    return sprites.panel(round(width), round(high * zoom), round(7 * zoom), fill, edge, 3)


def piles(canvas: Canvas, box: Box, state: State, zoom: float = 1) -> None:
    """Draw the cards to draw from, and those played."""
    left, top, right, bottom = box
    canvas.box(*box, PAPER, RADIUS, STONE, 2)
    middle, size, played = (top + bottom) / 2, round(PILE * zoom), state.discard
    x = left + (right - left) * 0.27
    canvas.paste(art.deck(state.deck, size), x, middle)
    x = left + (right - left) * 0.73
    canvas.paste(art.played(played[-1] if played else "", len(played), size), x, middle)


# The tower


def row(box: Box, number: int, rows: int) -> Box:
    """Return a row of a panel, from the top down."""
    left, top, right, bottom = box
    height = (bottom - top - 2 * PAD) / rows
    return left, round(top + PAD + number * height), right, round(top + PAD + (number + 1) * height)


@sprite
def sign(kind: str, size: int, pale: str = "") -> Image.Image:
    """Return the sign of what the dice of a floor bring, in one pale colour where there are none."""
    pen = Pen(136, 100, size / 100)
    drawn = art.quarter if kind in art.LETTERS else art.floor
    pen.paste(drawn(kind, round(100 * pen.zoom)), 68, 50)
    if pale:
        pen.tint(pale, ETCHED)
        if kind in art.LETTERS:
            art.letter(pen, kind, pale, DARK_GATE)
    return pen.sheet()


def gate_box(box: Box, floor: int) -> Box:
    """Return the part of a band with a floor and its dice: from the left to the right, the lowest first."""
    left, top, right, bottom = box
    width = (right - left - 2 * PAD) / len(FLOORS)
    start = left + PAD + floor * width
    return round(start), top, round(start + width), bottom


@sprite
def gate(kind: str, width: int, height: int, shut: bool = False, alone: bool = False) -> Image.Image:
    """Return a gate with the sign of what its dice bring, dark if it is `shut`: nobody can take dice there.
    If it is not `alone`, there is room for their value beside it.
    """
    pen = Pen(width, height)
    pen.box(0, MERLON, width, height, art.DEEP)
    for number in range(4):
        pen.box((number + 0.25) * width / 4, 0, (number + 0.75) * width / 4, 2 * MERLON, art.DEEP, 3)
    left, top, right, bottom = EDGE, MERLON + EDGE, width - EDGE, height - EDGE
    bare = shut and alone
    edge, shade, inside = (art.TURQUOISE, DARKER, DARK_GATE) if shut else (art.LIGHT, SHADE, PAPER)
    edge = art.DEEP if bare else edge
    pen.polygon(_keel(left, top, right, bottom), edge)
    pen.polygon(_keel(left + 4, top + 5, right - 4, bottom), shade)
    pen.polygon(_keel(left + 10, top + 14, right - 4, bottom), inside)
    if not shut:
        pen.box(left + 4, bottom - STEP, right - 4, bottom, PLASTER)
    x, y, size = (0.5, ALONE_LOW, ALONE) if alone else (SIGN_AT, SIGN_LOW, SIGN)
    pale = VACANT if bare else TAKEN if shut else ""
    pen.paste(sign(kind, round(size * pen.zoom), pale), x * width, y)
    return pen.sheet()


def _keel(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return a wide arch: straight sides that turn in and meet in a point."""
    middle, spring = (left + right) / 2, top + SPRING
    rise = smooth([(left, spring), (left + 10, top + 24), (left + 52, top + 9), (middle, top)], closed=False)
    return [(left, bottom), *rise, *((left + right - x, y) for x, y in reversed(rise)), (right, bottom)]


THROWN, COUNTS_DICE, COST_BELOW = 120, 130, 84
"""px; a die that is still to be rolled, how many there are, and the coin that a yellow one costs."""
FALLING, UNEVEN, PAID, PLUS = 62, 13, 220, 84
"""px; from one white die to the next, how far up and down they lie; from one yellow die to the next, and the
sign before it.
"""
SHELF, SHELVED = 112, 100
"""px; the foot of the band before dice are rolled, with the signs of the floors, and these."""


@cached
def unrolled(width: int, height: int, seats: int) -> Canvas:
    """Return the dice that are still to be rolled, above what each floor of the tower will be for: the white
    ones and, apart, the yellow ones that may be paid for.
    """
    canvas, number = Canvas(GROUND, Image.new("RGB", (width, height), art.DEEP)), WHITE_DICE[seats]
    canvas.box(0, height - SHELF, width, height, DARKER)
    x, y = 36, (height - SHELF) / 2
    x += canvas.text(x, y, str(number), COUNTS_DICE, PAPER) + THROWN / 2 + 24
    for die in reversed(range(number)):
        canvas.paste(art.thrown(die, THROWN), x + die * FALLING, y + (UNEVEN if die % 2 else -UNEVEN))
    x = width - YELLOW_DICE * PAID + PAID - 1.2 * THROWN
    for die in range(YELLOW_DICE):
        canvas.text(x - 0.78 * THROWN, y, "+", PLUS, TAKEN, align=0.5)
        canvas.paste(art.thrown(1 + die, THROWN, yellow=True), x, y)
        canvas.paste(art.price(COST_BELOW, 1), x + 0.5 * THROWN, y + 36)
        x += PAID
    for floor, kind in enumerate(FLOORS):
        canvas.paste(sign(kind, SHELVED), (floor + 0.5) * width / len(FLOORS), height - SHELF / 2)
    return canvas


def _gate(canvas: Canvas, box: Box, floor: int, *, shut: bool = False, alone: bool = False) -> None:
    left, top, right, bottom = gate_box(box, floor)
    size = right - left, bottom - top - 2 * AROUND
    canvas.lay(_on_wall(FLOORS[floor], size, shut, alone), (0, 0, *size), left, top + AROUND)


@cached
def _on_wall(kind: str, size: tuple[int, int], shut: bool, alone: bool) -> Canvas:
    """Return a gate on the ground of its panel: to lay that is faster than to paste it."""
    canvas = Canvas(GROUND, Image.new("RGB", size, PAPER))
    canvas.put(gate(kind, *size, shut, alone), 0, 0)
    return canvas


def dice(canvas: Canvas, box: Box, state: State) -> None:
    """Draw, per floor, the value and, below it, the dice left or who has taken them; or those to roll."""
    if state.ask == "roll":
        left, top, right, bottom = box
        waiting = unrolled(right - left - 2 * AROUND, bottom - top - 2 * AROUND, len(state.players))
        canvas.lay(waiting, (0, 0, *waiting.size), left + AROUND, top + AROUND)
        return
    for floor, value in enumerate(state.value or [0] * len(FLOORS)):
        left, top, right, bottom = gate_box(box, floor)
        middle, foot = (left + right) / 2, bottom - AROUND - EDGE - STEP
        counts, rest = (state.white[floor], state.yellow[floor]), resting(state, floor)
        shut = all(rest)
        _gate(canvas, box, floor, shut=shut, alone=not value)
        if value:
            x, (ink, on) = left + VALUES * (right - left), (TAKEN, DARK_GATE) if shut else (INK, PAPER)
            canvas.text(x, top + AROUND + SIGN_LOW, str(value), VALUE_SIZE, ink, on=on, align=0.5)
        if any(counts):
            heap(canvas, (middle, foot), (right - left - 2 * EDGE - 16, DEPTH), value, counts, rest)
        elif value and state.taken[floor] != NOBODY:
            more, low = floor == state.floor and state.cubes, foot - DEPTH / 2
            canvas.paste(art.cube(state.taken[floor], TAKER), middle - 44 * bool(more), low)
            if more:
                canvas.text(middle + 20, low, f"×{state.cubes}", TAKER - 30, PAPER)


def resting(state: State, floor: int) -> tuple[bool, bool]:
    """Return whether whose turn it is cannot use the white dice of a floor, and the yellow ones. Y 2.3"""
    starts = state.order[state.turn] == state.order[0]
    return not state.white[floor], not (state.yellow[floor] and starts)


def heap(
    canvas: Canvas,
    foot: Point,
    room: tuple[float, float],
    value: int,
    counts: tuple[int, int],
    rest: tuple[bool, bool] = (False, False),
) -> None:
    """Draw white and yellow dice of a value on the ground around a place: one or two, or smaller ones one on
    another, or one of each colour and how many there are where they lack room. Those of a colour may `rest`.
    """
    (x, y), (wide, high), number = foot, room, sum(counts)
    rows, size = (1, DIE) if number < 3 else (ROWS, SMALLER)
    columns = -(-number // rows)
    if columns * (size + BETWEEN) - BETWEEN > wide:
        together(canvas, (x, y - high / 2), wide, value, counts, rest=rest)
        return
    for at in range(number):  # from the right of the lowest row: yellow ones, which are the last, lie there
        row, column = divmod(at, columns)
        there = min(columns, number - row * columns)
        across = ((there - 1) / 2 - column) * (size + BETWEEN)
        up = (row + 0.5) * size + row * BETWEEN
        yellow = at < counts[1]
        canvas.paste((art.resting if rest[yellow] else sprites.die)(value, size, yellow), x + across, y - up)


def together(
    canvas: Canvas,
    place: Point,
    room: float,
    value: int,
    counts: tuple[int, int],
    most: int = DIE,
    align: float = 0.5,
    *,
    rest: tuple[bool, bool] = (False, False),
) -> None:
    """Draw white and yellow dice of a value beside each other, or one of each colour and how many there are.

    Those of a colour `rest` if they cannot be used. They are `most` px large, or less to fit into the
    room; `align` is the share of their width on the left of the place.
    """
    x, y = place
    parts = [(number, yellow) for number, yellow in zip(counts, (False, True), strict=True) if number]
    if sum(counts) * (SMALLEST * most + BETWEEN) - BETWEEN <= room:
        parts = [(1, yellow) for number, yellow in parts for _ in range(number)]
    wide = sum(1 + COUNTED * (number > 1) for number, _ in parts)
    between = BETWEEN * (len(parts) - 1)
    size = min(most, int((room - between) / max(1, wide)))
    x -= align * (size * wide + between)
    for number, yellow in parts:
        die, ink = (art.resting, TAKEN) if rest[yellow] else (sprites.die, INK)
        canvas.paste(die(value, size, yellow), x + size / 2, y)
        x += size + BETWEEN
        if number > 1:
            canvas.text(x, y, f"×{number}", round(FIGURED * size), ink, limit=round(COUNTED * size))
            x += COUNTED * size


# The buildings


LOT_NAME, BUILDING, USE, LOT_TAG = 52, 78, 78, 72
"""px; the heights of the name of a building, of itself and what it does below that, and of its price."""
BUILDING_NAME, FRAMED = 52, 18
"""px; the size of the name of a building, and at its ends the room for a frame around the building."""
FIGURE, COIN, LOT_CAMEL = 72, 68, 62
"""px; prices: camels, the coin with how much gold, and the sign of a camel."""
TAG_LINE, OWNED, OWNED_LINE = 5, 52, 6
"""px; the edge of the tag of a building that can be paid, the ring around the tick of one that is built, and
its line: it is quieter than what can be bought.
"""
LOT_ASIDE = 14
"""px beside camels and gold."""
LOT_EDGE, LOT_PAD = 3, 6
"""px; from the edge of the panel to a lot, and from the edge of that to its price."""
INNER = 15
"""px; from the sides of a lot to a building and what it does: a frame around the building is there."""


def lot(box: Box, number: int) -> Box:
    """Return the part of the board with a building: from the left to the right."""
    left, top, right, bottom = box
    wide = (right - left - 2 * PAD) / len(BUILDINGS)
    x = left + PAD + number * wide
    return round(x), top + LOT_EDGE, round(x + wide), bottom - LOT_EDGE


def yard(canvas: Canvas, box: Box) -> None:
    """Draw the buildings side by side: below its name, each with what it does, then what it costs."""
    canvas.box(*box, SHADE, RADIUS)
    for number, kind in enumerate(BUILDINGS):
        left, top, right, bottom = lot(box, number)
        middle = (top + LOT_NAME + bottom - LOT_PAD - LOT_TAG) / 2
        canvas.paste(works(kind, right - left - 2 * INNER), (left + right) / 2, middle)
        tag = _tag(box, number)
        canvas.put(price(kind, tag[2] - tag[0], quiet=True), *tag[:2])


@sprite
def works(kind: str, width: int) -> Image.Image:
    """Return a building with what it does beside it."""
    pen = Pen(width, max(BUILDING, USE))
    pen.paste(art.building(kind, round(BUILDING * pen.zoom)), BUILDING / 2, BUILDING / 2)
    pen.paste(art.use(kind, round(USE * pen.zoom)), (BUILDING + width) / 2, BUILDING / 2)
    return pen.sheet()


@sprite
def price(kind: str, width: int, quiet: bool) -> Image.Image:
    """Return what a building costs: a coin without a dark edge and no tag, or on a white one if that can be
    paid.
    """
    pen, (camels, gold) = Pen(width, LOT_TAG), COST[kind]
    if not quiet:
        pen.box(0, 0, width, LOT_TAG, WHITE, LOT_TAG / 2, INK, TAG_LINE)
    x, y = LOT_ASIDE if gold else (width - LOT_CAMEL - FIGURE / 2) / 2, LOT_TAG / 2
    pen.paste(sprites.camel(round(LOT_CAMEL * pen.zoom)), x + LOT_CAMEL / 2, y)
    pen.text(x + LOT_CAMEL + 6 + text_width(str(camels), FIGURE) / 2, y, str(camels), FIGURE, INK)
    if gold:
        pen.paste(art.price(round(COIN * pen.zoom), gold, quiet=quiet), width - LOT_ASIDE - COIN / 2, y)
    return pen.sheet()


@sprite
def owned(seat: int, width: int) -> Image.Image:
    """Return what a building has in place of its price once a seat has it: a tick in a ring of its colour."""
    pen, one = Pen(width, LOT_TAG), SEATS[seat]
    pen.box(0, 0, width, LOT_TAG, SHADE)
    pen.circle(width / 2, LOT_TAG / 2, OWNED / 2, PAPER, one.colour, OWNED_LINE)
    pen.paste(sprites.tick(round((OWNED - 14) * pen.zoom), INK), width / 2, LOT_TAG / 2)
    return pen.sheet()


def _tag(box: Box, number: int) -> Box:
    """Return the foot of a building, with its price."""
    left, _, right, bottom = lot(box, number)
    return left + LOT_PAD, bottom - LOT_PAD - LOT_TAG, right - LOT_PAD, bottom - LOT_PAD


def bought(canvas: Canvas, box: Box, state: State) -> None:
    """Show what the player whose turn it is can pay for now, on a white tag, and what it has: with a tick in
    a ring of its colour in place of the price.
    """
    player, affordable = state.players[state.asked], dict(builds(state.players[state.asked], ()))
    for number, kind in enumerate(BUILDINGS):
        left, top, right, _ = _tag(box, number)
        if kind in player.buildings:
            canvas.put(owned(state.asked, right - left), left, top)
        elif kind in affordable:
            canvas.put(price(kind, right - left, quiet=False), left, top)


# The points for the first to the last building of a player


NEXT, CLOSE = 72, 0.92
"""px; the mark of a player for whom a building would be the next one. The share of it without air."""
STAIR, LEAD, BRINGS = 84, 112, 82
"""px; the sign of a building in front of the steps, its room, and the points of a step."""
LEDGE, APART = 6, 6
"""px around the steps, and between them."""


def stairs(canvas: Canvas, box: Box) -> None:
    """Draw the ground of the steps and, in front of them, the sign of a building."""
    left, top, right, bottom = box
    canvas.box(*box, SHADE, RADIUS)
    canvas.box(left + LEAD, top + LEDGE, right - LEDGE, bottom - LEDGE, PAPER, 10)
    canvas.paste(art.site("+", STAIR), left + LEAD / 2, (top + bottom) / 2)


def steps(canvas: Canvas, box: Box, state: State) -> None:
    """Draw what the first building of a player brings, the second and so on, and mark each player at the
    step of its next one, until the game is over.
    """
    middle, boxes = (box[1] + box[3]) / 2, step_boxes(box, state)
    for _, top, right, bottom in boxes[:-1]:
        canvas.line(right, top, right + APART, bottom, SHADE)
    for points, (left, _, right, _), seats in zip(VALUE, boxes, _climbers(state), strict=True):
        x = (left + right - BRINGS - CLOSE * NEXT * len(seats)) / 2 + BRINGS
        canvas.paste(sprites.points(BRINGS, str(points)), x - BRINGS / 2, middle)
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, NEXT), x + (place + 0.5) * CLOSE * NEXT, middle)


def step_boxes(box: Box, state: State) -> list[Box]:
    """Return where the steps are, from the left to the right: those with marks are wider."""
    left, top, right, bottom = box
    start, end = left + LEAD, right - LEDGE + APART
    marks = [CLOSE * NEXT * len(seats) for seats in _climbers(state)]
    each = (end - start - sum(marks)) / len(VALUE)
    edges = [round(edge) for edge in accumulate((each + wide for wide in marks), initial=start)]
    return [(west, top + LEDGE, east - APART, bottom - LEDGE) for west, east in pairwise(edges)]


def _climbers(state: State) -> list[list[int]]:
    """Return by step the seats for whom it is the next one: none once nobody builds any more."""
    built = [len(player.buildings) for player in state.players] if state.ask else []
    return [[seat for seat, count in enumerate(built) if count == number] for number in range(len(VALUE))]


# The names of the buildings


def building_names(canvas: Canvas, box: Box, words: Texts) -> None:
    """Draw the names of the buildings: those that lack room are narrower."""
    for number, kind in enumerate(BUILDINGS):
        left, top, right, _ = lot(box, number)
        name, y = words.term("yspahan", "building", kind), top + 4 + LOT_NAME / 2
        room = right - left - 2 * FRAMED
        city.write(canvas, (left + right) / 2, y, name, BUILDING_NAME, INK, room, on=SHADE)
