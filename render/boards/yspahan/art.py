"""The pieces that only Yspahan has: shops, supervisor, the six buildings, the faces of the cards."""

from __future__ import annotations

from math import sqrt

from PIL import Image

from engine.games.yspahan.building import (
    BATHHOUSE_STEPS,
    CRANE_CUBES,
    MARKET_POINTS,
    PADDOCK_CAMELS,
    STORE_GOLD,
)
from render import sprites
from render.boards.yspahan.ground import FACE
from render.caching import sprite
from render.pen import Pen, Point, arch, faded, smooth
from render.theme import (
    BRONZE,
    CHOICE,
    CLAY,
    GOLD,
    INK,
    LEAF,
    PAPER,
    PLASTER,
    SAND,
    SEATS,
    SHADE,
    SOFT,
    STONE,
    TINTS,
    WHITE,
    WOOD,
    blend,
)

PALE_GOLD = blend(GOLD, PAPER, 0.5)
TURQUOISE, DEEP, LIGHT = "#2B9490", "#17666B", "#3FA7A0"
LAPIS = "#1E66C8"


_ANGLES = (8, -11, 12, -7, 14, -18, 5, -14, 16)
"""How far dice in the air are turned, in degrees."""


@sprite
def thrown(number: int, size: int, yellow: bool = False) -> Image.Image:
    """Return a die in the air, whose value nobody knows yet; its sides are `size` px long."""
    die = _unknown(2 * size, GOLD if yellow else WHITE)  # its edges stay smooth
    return die.rotate(_ANGLES[number % len(_ANGLES)], Image.Resampling.BICUBIC, expand=True).reduce(2)


REST = 0.5
"""How dark a die is that the viewer cannot use."""


@sprite
def resting(value: int, size: int, yellow: bool = False) -> Image.Image:
    """Return a die in the dark, which the viewer cannot use: a yellow one can be told from a white one."""
    pen = Pen(100, 100, size / 100)
    pen.paste(sprites.die(value, round(100 * pen.zoom), yellow), 50, 50)
    pen.tint(INK, REST)
    return pen.sheet()


@sprite
def _unknown(size: int, fill: str) -> Image.Image:
    """Return a die with a question mark in place of a value."""
    pen = Pen(100, 100, size / 100)
    pen.box(4, 4, 96, 96, INK, 20)
    pen.box(10, 10, 90, 90, blend(fill, STONE, 0.5), 15)
    pen.box(10, 10, 90, 80, fill, 15)
    pen.text(50, 48, "?", 66, SOFT)
    return pen.sheet()


@sprite
def supervisor(size: int) -> Image.Image:
    """Return the white pawn: a man in a robe and a turban, `size` px high."""
    pen = Pen(66, 100, size / 100)
    robe = smooth([(33, 40), (48, 46), (56, 68), (61, 94), (33, 97), (5, 94), (10, 68), (18, 46)])
    pen.polygon(robe, WHITE, INK, 4)
    pen.polygon([(28, 44), (38, 44), (41, 95), (25, 95)], TURQUOISE)
    pen.line([(16, 62), (50, 62)], BRONZE, 6)
    _head(pen, 33, 33)
    return pen.sheet()


def _head(pen: Pen, x: float, y: float) -> None:
    """Draw the head of the supervisor around a place on it: a white turban and a white beard."""

    def at(*points: Point) -> list[Point]:
        return [(x + dx, y + dy) for dx, dy in points]

    pen.polygon(
        smooth(at((-14, -6), (14, -6), (13, 8), (6, 18), (0, 22), (-6, 18), (-13, 8))), WHITE, INK, 3.5
    )
    pen.polygon(smooth(at((-13, -10), (13, -10), (13, 3), (6, 9), (0, 6), (-6, 9), (-13, 3))), FACE)
    for aside in (-5.5, 5.5):
        pen.circle(x + aside, y, 2.2, INK)
    turban = at((-20, -9), (-16, -21), (0, -29), (16, -21), (20, -9), (0, -5))
    pen.polygon(smooth(turban), WHITE, INK, 3.5)
    for fold in (((-17, -11), (-4, -20), (14, -22)), ((-10, -7), (4, -14), (18, -14))):
        pen.line(smooth(at(*fold), closed=False), STONE, 2.5)
    pen.circle(x, y - 15, 4.5, CLAY, INK, 1.5)


PLATE = (76, 90)
"""Units of the map: what the supervisor covers around the middle of his space, not the next one."""
RISEN = 10
"""Units of the map; how far his turban stands above that plate: he is no square like a cube."""
LABEL = 38
"""Units of the map; the height of the label with the name of his space, at the foot of that."""
NAMED = PLATE[1] / 2 - 3 - LABEL / 2
"""Units of the map from the middle of his space down to that name."""


@sprite
def standing(zoom: float) -> Image.Image:
    """Return the head and shoulders of the supervisor on a dark plate, with room for the name of his space.

    The plate is darker than all that stands on the map: he is found without colours too.
    """
    wide, high = PLATE
    pen, top, middle = Pen(wide, high + 2 * RISEN, zoom), RISEN, wide / 2
    bottom, turban = top + high, (middle, top + 15)
    pen.ellipse(*turban, 30, 22, WHITE)
    pen.ellipse(*turban, 27, 19, INK)
    for inset, colour in ((2, WHITE), (5, INK)):
        pen.box(inset, top + inset, wide - inset, bottom - inset, colour, 20 - inset)
    pen.ellipse(*turban, 27, 19, INK)
    foot = bottom - 6 - LABEL
    robe = [(-31, 4), (-22, -10), (0, -16), (22, -10), (31, 4)]
    pen.polygon(smooth([(middle + x, foot + y) for x, y in robe]), LIGHT)
    beard = [(-20, 28), (20, 28), (16, 41), (0, 52), (-16, 41)]
    pen.polygon(smooth([(middle + x, top + y) for x, y in beard]), WHITE)
    pen.box(middle - 18, top + 18, middle + 18, top + 38, FACE, 8)
    for aside in (-8.5, 8.5):
        pen.circle(middle + aside, top + 32, 3.4, INK)
    pen.ellipse(middle, top + 16, 28, 13, INK)
    pen.ellipse(middle, top + 12, 25, 14.5, WHITE)
    pen.circle(middle, top + 13, 6.5, CLAY)
    pen.box(5, foot + 1, wide - 5, bottom - 5, INK, 14)
    return pen.sheet()


@sprite
def going(size: int) -> Image.Image:
    """Return the supervisor with an arrow: he goes as many spaces as stands behind it."""
    pen = Pen(130, 100, size / 100)
    pen.paste(supervisor(round(100 * pen.zoom)), 33, 50)
    _arrow(pen, 74, 52, 121, BOLD)
    return pen.sheet()


@sprite
def price(size: int, gold: int, fill: str = GOLD, quiet: bool = False) -> Image.Image:
    """Return a coin with how much gold is to be paid, or a green disc if that is nothing.

    A quiet coin has no dark edge: there are many of them.
    """
    pen = Pen(100, 100, size / 100)
    if not gold:
        pen.circle(50, 50, 48, CHOICE)
        pen.text(50, 51, "0", 84, WHITE)
        return pen.sheet()
    if quiet:
        pen.circle(50, 50, 45, fill, BRONZE, 5)
    else:
        pen.circle(50, 50, 45, fill, INK, 5)
        pen.ring(50, 50, 42, BRONZE, 5)
    pen.text(50, 51, str(gold), 90, INK)
    return pen.sheet()


def _paddock(pen: Pen) -> None:
    pen.paste(sprites.camel(round(62 * pen.zoom)), 52, 42)
    for x in (14, 38, 62, 86):
        pen.line([(x, 56), (x, 88)], INK, 12)
    for y in (64, 78):
        pen.line([(8, y), (92, y)], INK, 11)
    for x in (14, 38, 62, 86):
        pen.line([(x, 56), (x, 88)], WOOD, 6)
    for y in (64, 78):
        pen.line([(8, y), (92, y)], WOOD, 5)


def _store(pen: Pen) -> None:
    pen.polygon([(12, 44), (88, 44), (88, 90), (12, 90)], PLASTER, INK, 4)
    pen.polygon([(6, 40), (20, 18), (80, 18), (94, 40)], CLAY, INK, 4, soft=2)
    pen.circle(50, 66, 17, GOLD, INK, 4)
    pen.ring(50, 66, 11, BRONZE, 3)


def _bathhouse(pen: Pen) -> None:
    pen.polygon([(10, 58), (90, 58), (90, 90), (10, 90)], PLASTER, INK, 4)
    dome = smooth([(18, 56), (22, 38), (36, 24), (50, 18), (64, 24), (78, 38), (82, 56)])
    pen.polygon(dome, TURQUOISE, INK, 4)
    pen.line([(50, 17), (50, 9)], INK, 5)
    pen.polygon(arch(40, 62, 60, 90), INK)
    for x in (24, 76):
        wave = [(x, 66), (x + 4, 72), (x - 4, 79), (x, 85)]
        pen.line(smooth(wave, closed=False), LAPIS, 4)


def _caravan_house(pen: Pen) -> None:
    pen.polygon([(8, 34), (92, 34), (92, 90), (8, 90)], SAND, INK, 4)
    for x in (8, 29, 50, 71, 92):
        pen.box(x - 6, 24, x + 6, 38, SAND, 2, INK, 4)
    pen.polygon(arch(28, 40, 72, 90), INK, soft=1)
    pen.paste(sprites.camel(round(36 * pen.zoom)), 50, 70)


def _market(pen: Pen) -> None:
    for x in (16, 84):
        pen.line([(x, 36), (x, 88)], WOOD, 7)
    pen.polygon([(12, 64), (88, 64), (88, 88), (12, 88)], WOOD, INK, 4)
    for x, colour in ((30, CLAY), (50, GOLD), (70, LEAF)):
        pen.circle(x, 60, 8, colour, INK, 3)
    for i in range(5):
        left = 8 + i * 16.8
        colour = CLAY if i % 2 == 0 else WHITE
        pen.polygon([(left + 3, 14), (left + 14, 14), (left + 16.8, 40), (left, 40)], INK, INK, 4)
        pen.circle(left + 8.4, 40, 8.4, colour, INK, 3)
        pen.polygon([(left + 3, 14), (left + 14, 14), (left + 16.8, 40), (left, 40)], colour)


def _crane(pen: Pen) -> None:
    pen.line([(28, 88), (28, 16)], INK, 15)
    pen.line([(28, 18), (84, 18)], INK, 13)
    pen.line([(30, 44), (56, 18)], INK, 11)
    pen.line([(28, 88), (28, 16)], WOOD, 8)
    pen.line([(28, 18), (84, 18)], WOOD, 6)
    pen.line([(30, 44), (56, 18)], WOOD, 5)
    pen.line([(76, 20), (76, 48)], INK, 4)
    pen.box(60, 48, 92, 78, CLAY, 5, INK, 4)
    pen.line([(62, 63), (90, 63)], PLASTER, 4)
    pen.line([(10, 90), (90, 90)], INK, 6)


_BUILDINGS = {
    "paddock": _paddock,
    "store": _store,
    "bathhouse": _bathhouse,
    "caravan_house": _caravan_house,
    "market": _market,
    "crane": _crane,
}


@sprite
def building(kind: str, size: int) -> Image.Image:
    """Return one of the six buildings."""
    pen = Pen(100, 100, size / 100)
    _BUILDINGS[kind](pen)
    return pen.sheet()


@sprite
def site(points: str, size: int) -> Image.Image:
    """Return where the next building comes: the outline of a house with the points for it."""
    pen = Pen(100, 100, size / 100)
    house = [(50, 4), (97, 40), (90, 40), (90, 94), (10, 94), (10, 40), (3, 40)]
    pen.polygon(house, WHITE, BRONZE, 5, soft=2)
    pen.text(50, 62, points, (100, 66, 50)[len(points) - 1], INK)
    return pen.sheet()


@sprite
def deck(cards: int, size: int) -> Image.Image:
    """Return the cards to draw from: their backs, the more the higher, with how many there are."""
    pen = Pen(96, 100, size / 100)
    layers = min(3, -(-cards // 6))
    card = sprites.card(round(88 * pen.zoom), " ")
    for layer in range(max(1, layers)):
        pen.paste(card, 52 - 5 * layer, 54 - 4 * layer)
    x, y = 52 - 5 * max(0, layers - 1), 54 - 4 * max(0, layers - 1)
    pen.text(x, y + 1, str(cards), 46, PAPER)
    return pen.sheet()


@sprite
def played(kind: str, cards: int, size: int) -> Image.Image:
    """Return the cards played: the face of the last one, which is a `kind`, with how many there are below it,
    or the place where such cards will lie.
    """
    pen = Pen(96, 100, size / 100)
    if not cards:
        pen.frame(11, 6, 81, 94, 11, SHADE, 4)
        pen.text(46, 51, "0", 46, SHADE)
        return pen.sheet()
    layers = min(3, -(-cards // 6))
    for layer in range(layers):
        x, y = 52 - 5 * layer, 54 - 4 * layer
        pen.box(x - 35, y - 44, x + 35, y + 44, PAPER, 11, INK, 4)
    x, y = 52 - 5 * (layers - 1), 54 - 4 * (layers - 1)
    pen.paste(card_face(kind, round(52 * pen.zoom), mute=True), x, y - 16)
    pen.text(x, y + 25, str(cards), 42, INK)
    return pen.sheet()


_FLOORS = {
    "camel": sprites.camel,
    "bag": sprites.bag,
    "barrel": sprites.barrel,
    "chest": sprites.chest,
    "vase": sprites.vase,
    "gold": sprites.coin,
}


def floor(kind: str, size: int) -> Image.Image:
    """Return the sign of a floor of the tower, which is also that of its quarter."""
    return _FLOORS[kind](size)


@sprite
def cube(seat: int, size: int) -> Image.Image:
    """Return a cube with a light edge around its dark one, which stands out from the colours of souks.

    The cube is `size` px large, and its sheet a little more.
    """
    edge = round(RIM * size)
    pen, middle = Pen(size + 2 * edge, size + 2 * edge), size / 2 + edge
    mark = sprites.token(seat, round(size * pen.zoom))
    pen.halo(mark, middle, middle, WHITE, edge)
    pen.paste(mark, middle, middle)
    return pen.sheet()


RIM = 0.06
"""The share of a cube's size that its light edge is wide."""
GHOST = 0.45
"""Opacity of the ghost of a cube."""
NONE = 0.26
"""Opacity of what a player has none of."""


@sprite
def ghost(seat: int, size: int) -> Image.Image:
    """Return the mark of a seat, pale, with a light edge: a cube that is not there, or no longer."""
    pen = Pen(100, 100, size / 100)
    mark = sprites.token(seat, round(86 * pen.zoom), text=" ")
    pen.halo(mark, 50, 50, WHITE, 7)
    pen.paste(faded(mark, GHOST), 50, 50)
    return pen.sheet()


@sprite
def goods(kind: str, size: int, faint: bool = False) -> Image.Image:
    """Return camel, gold or card as a player has it, faint if there is none."""
    pen = Pen(100, 100, size / 100)
    drawn = {"camel": sprites.camel, "gold": sprites.coin, "card": sprites.card}[kind]
    sign = drawn(round(100 * pen.zoom))
    pen.paste(faded(sign, NONE) if faint else sign, 50, 50)
    return pen.sheet()


@sprite
def pale(seat: int, size: int) -> Image.Image:
    """Return the mark of a seat, faded but for its letter: a turn that is over, or a cube that may come."""
    pen = Pen(100, 100, size / 100)
    pen.paste(faded(sprites.token(seat, round(100 * pen.zoom), text=" "), 0.4), 50, 50)
    pen.text(50, 60 if SEATS[seat].shape == "triangle" else 51, SEATS[seat].letter, 50, INK)
    return pen.sheet()


@sprite
def scored(seat: int, width: int, height: int, code: str, text: str) -> Image.Image:
    """Return the plate of a souk that has been scored: its code and points, in the colour of their seat."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, INK, 13)
    pen.box(4, 4, width - 4, height - 4, SEATS[seat].colour, 10)
    pen.text(width / 2, height * 0.27, code, 40, SEATS[seat].text)
    pen.text(width / 2, height * 0.66, text, 60 if len(text) < 3 else 42, SEATS[seat].text)
    return pen.sheet()


@sprite
def arrow(size: int, turns: int) -> Image.Image:
    """Return the dark head of an arrow that points to the right, turned clockwise by `turns` quarters."""
    pen = Pen(100, 100, size / 100)
    points = [(26.0, 8.0), (82.0, 50.0), (26.0, 92.0)]
    for _ in range(turns):
        points = [(100 - y, x) for x, y in points]
    pen.polygon(points, INK)
    return pen.sheet()


LETTERS = {"bag": "B", "barrel": "R", "chest": "H", "vase": "V"}
"""The first letter of the shops of a quarter."""


@sprite
def quarter(kind: str, size: int) -> Image.Image:
    """Return the sign of a quarter with its letter."""
    pen = Pen(136, 100, size / 100)
    pen.paste(floor(kind, round(88 * pen.zoom)), 46, 48)
    letter(pen, kind, PAPER, INK)
    return pen.sheet()


def letter(pen: Pen, kind: str, fill: str, ink: str) -> None:
    """Draw the letter of a quarter on its disc, where its sign has them."""
    pen.circle(100, 64, 32, fill, ink, 4)
    pen.text(100, 65, LETTERS[kind], 62, ink)


USES = {
    "paddock": PADDOCK_CAMELS,
    "store": STORE_GOLD,
    "bathhouse": BATHHOUSE_STEPS,
    "market": MARKET_POINTS,
    "crane": CRANE_CUBES,
}
"""The gain from a building; a Caravan House draws a card for each cube that is loaded."""


@sprite
def use(kind: str, size: int) -> Image.Image:
    """Return what a building does, as signs beside each other: how much it adds, and to what."""
    pen = Pen(166, 100, size / 100)
    x, y, large = 124, 50, round(78 * pen.zoom)
    if kind == "paddock":
        pen.paste(sprites.camel(large), x, y)
    elif kind == "store":
        pen.paste(sprites.coin(large), x, y)
    elif kind == "bathhouse":
        pen.paste(supervisor(round(96 * pen.zoom)), x, y)
    elif kind == "caravan_house":
        pen.paste(sprites.camel(round(72 * pen.zoom)), 39, 51)
        pen.polygon([(73, 38), (92, 50), (73, 62)], INK, soft=1)
        pen.paste(sprites.card(large), x, y)
        return pen.sheet()
    elif kind == "market":
        pen.paste(sprites.points(round(92 * pen.zoom), ""), x, y)
        pen.polygon(arch(x - 18, y - 24, x + 18, y + 24), CLAY, INK, 4)
    else:
        pen.polygon(
            [(x - 28, y - 28), (x + 28, y - 28), (x + 28, y + 28), (x - 28, y + 28)], CLAY, INK, 5, soft=3
        )
    sign = "±" if kind == "bathhouse" else "+"
    pen.text(39, 51, f"{sign}{USES[kind]}", 80, INK)
    return pen.sheet()


def _sign(pen: Pen, text: str, mute: bool) -> None:
    if mute:
        return
    pen.circle(78, 78, 18, INK)
    pen.text(78, 78.5, text, 29, WHITE)


def _cross(pen: Pen) -> None:
    pen.line([(60, 60), (90, 90)], PAPER, 15)
    pen.line([(90, 60), (60, 90)], PAPER, 15)
    pen.line([(60, 60), (90, 90)], CLAY, 9)
    pen.line([(90, 60), (60, 90)], CLAY, 9)


BOLD = 11
"""Units; the line of an arrow as bold as a digit beside it."""


def _arrow(pen: Pen, x0: float, y0: float, x1: float, line: float = 6) -> None:
    back = 1.5 * line if x1 > x0 else -1.5 * line
    pen.line([(x0, y0), (x1, y0)], INK, line)
    pen.line([(x1 - back, y0 - abs(back)), (x1, y0), (x1 - back, y0 + abs(back))], INK, line)


@sprite
def card(kind: str, size: int) -> Image.Image:
    """Return a card with what it does, `size` px high."""
    pen = Pen(80, 100, size / 100)
    pen.box(3, 3, 77, 97, PAPER, 12, INK, 4)
    pen.paste(card_face(kind, round(68 * pen.zoom)), 40, 51)
    return pen.sheet()


@sprite
def card_face(kind: str, size: int, mute: bool = False) -> Image.Image:
    """Return a drawing of what a card does; a `mute` one, which is small, has no numbers."""
    pen = Pen(100, 100, size / 100)
    large, middle, small = (round(part * pen.zoom) for part in (84, 58, 46))
    match kind:
        case "camels3":
            pen.paste(sprites.camel(large), 48, 46)
            _sign(pen, "+3", mute)
        case "gold3":
            pen.paste(sprites.coin(large), 48, 48)
            _sign(pen, "+3", mute)
        case "swap":
            pen.paste(sprites.coin(small), 26, 27)
            pen.paste(sprites.camel(middle), 69, 70)
            _arrow(pen, 56, 27, 88)
            _arrow(pen, 40, 78, 10)
        case "sell_camels":
            pen.paste(sprites.camel(middle), 30, 34)
            pen.paste(sprites.points(middle, "" if mute else "2"), 70, 70)
        case "sell_gold":
            pen.paste(sprites.coin(middle), 31, 31)
            pen.paste(sprites.points(middle, "" if mute else "1"), 70, 70)
        case "place_any":
            pen.box(12, 14, 88, 92, TINTS["yellow"].pale, 14, INK, 4)
            pen.polygon(arch(26, 22, 74, 92), WHITE, INK, 3)
            pen.polygon([(38, 52), (62, 52), (62, 76), (38, 76)], CLAY, INK, 4, soft=2)
        case "load":
            pen.paste(sprites.camel(large), 50, 54)
            pen.polygon([(30, 12), (52, 12), (52, 34), (30, 34)], CLAY, INK, 4, soft=2)
        case _:
            pen.line([(50, 40), (18, 88)], INK, 16)
            pen.line([(50, 40), (18, 88)], WOOD, 9)
            pen.polygon([(30, 12), (74, 40), (64, 56), (20, 28)], STONE, INK, 4, soft=3)
            pen.paste((sprites.coin if kind == "build_no_gold" else sprites.camel)(middle), 72, 72)
            _cross(pen)
    return pen.sheet()


COVERED = 0.87
"""The side of a square as large as each such drawing, as a share of the width of the sheet."""


def filling(kind: str, width: int, height: int) -> Image.Image:
    """Return a drawing of what a card does, on a sheet of this size in px: all cover as much of it."""
    return _filling(kind, width, height, card_face(kind, 100).getbbox() or (0, 0, 100, 100))


@sprite
def _filling(kind: str, width: int, height: int, inked: tuple[int, int, int, int]) -> Image.Image:
    """Return that drawing, of which in one of size 100 only this box is not empty."""
    left, top, right, bottom = inked
    wide, high, covered = right - left, bottom - top, COVERED * width
    pen, scale = Pen(width, height), min(width / wide, height / high, covered / sqrt(wide * high))
    face = card_face(kind, round(100 * scale * pen.zoom))
    aside, down = 50 - (left + right) / 2, 50 - (top + bottom) / 2
    pen.paste(face, width / 2 + aside * scale, height / 2 + down * scale)
    return pen.sheet()
