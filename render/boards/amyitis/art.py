"""The pieces that only Amyitis has: goods, crafts, guild cards, signs of the temples, grey cubes."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from render import sprites
from render.boards.amyitis.ground import DRY, DRY_DEEP, EVENING, GRAPE, GREENS, PALE
from render.caching import sprite
from render.pen import Pen, Point, regular, smooth
from render.theme import (
    BRONZE,
    CHOICE,
    CLAY,
    GOLD,
    INK,
    LEAF,
    MUTED,
    PAPER,
    PLASTER,
    SADDLE,
    SAND,
    SHADE,
    SKIN,
    SOFT,
    STONE,
    WATER,
    WATER_DEEP,
    WHITE,
    WOOD,
)


def leaf(
    pen: Pen, x: float, y: float, turn: float, length: float, width: float, fill: str, edge: float = 3
) -> None:
    """Draw a blade that grows from (x, y); `turn` in turns, clockwise from straight up."""
    across, along = (cos(2 * pi * turn), sin(2 * pi * turn)), (sin(2 * pi * turn), -cos(2 * pi * turn))
    shape = [(0, 0), (-0.5, 0.35), (-0.32, 0.75), (0, 1), (0.32, 0.75), (0.5, 0.35)]
    outline = [
        (
            x + dx * width * across[0] + dy * length * along[0],
            y + dx * width * across[1] + dy * length * along[1],
        )
        for dx, dy in shape
    ]
    pen.polygon(smooth(outline), fill, INK if edge else "", edge)


def tree(pen: Pen, x: float, base: float, size: float) -> None:
    """Draw a palm on (x, base), about 100 units high at size 1."""
    trunk = [(x, base), (x - 3 * size, base - 30 * size), (x + 2 * size, base - 58 * size)]
    pen.line(smooth(trunk, closed=False), WOOD, 9 * size)
    for turn, shade in ((-0.33, 0), (0.33, 0), (-0.2, 1), (0.2, 1), (-0.07, 2), (0.07, 2)):
        leaf(pen, x + 2 * size, base - 58 * size, turn, 48 * size, 20 * size, GREENS[shade], 0)


def _barley(pen: Pen) -> None:
    pen.line(smooth([(44, 96), (50, 70), (50, 34)], closed=False), BRONZE, 6)
    for i in range(3):
        y = 74 - 19 * i
        leaf(pen, 50, y, -0.12, 30, 17, GOLD)
        leaf(pen, 50, y, 0.12, 30, 17, GOLD)
    leaf(pen, 50, 34, 0, 30, 18, GOLD)


def _dates(pen: Pen) -> None:
    pen.line(smooth([(54, 6), (50, 26), (34, 44)], closed=False), LEAF, 6)
    pen.line(smooth([(50, 24), (62, 36), (66, 46)], closed=False), LEAF, 6)
    for x, y in ((30, 62), (68, 62), (49, 72)):
        pen.ellipse(x, y, 15, 21, SADDLE, INK, 4)
        pen.ellipse(x - 4, y - 7, 4, 7, WOOD)


def _salt(pen: Pen) -> None:
    pen.polygon(smooth([(50, 16), (66, 40), (92, 84), (50, 90), (8, 84), (34, 40)]), WHITE, INK, 4)
    for x, y in ((48, 42), (36, 66), (62, 64), (50, 78), (74, 78), (24, 79)):
        pen.polygon(regular(x, y, 5, 4), STONE)


def _palm(pen: Pen) -> None:
    pen.line(smooth([(48, 94), (46, 70), (52, 46)], closed=False), INK, 17)
    pen.line(smooth([(48, 94), (46, 70), (52, 46)], closed=False), WOOD, 10)
    for turn, length in ((-0.34, 42), (0.34, 42), (-0.2, 42), (0.2, 42), (-0.05, 40), (0.08, 40)):
        leaf(pen, 52, 46, turn, length, 20, GREENS[2] if abs(turn) < 0.1 else GREENS[1])


def _wine(pen: Pen) -> None:
    pen.line([(52, 8), (50, 30)], WOOD, 7)
    leaf(pen, 52, 22, 0.2, 40, 26, GREENS[1])
    for x, y in ((28, 42), (50, 40), (72, 42), (39, 60), (61, 60), (50, 78)):
        pen.circle(x, y, 12.5, GRAPE, INK, 3.5)
        pen.circle(x - 4, y - 4, 3, SHADE)


_GOODS = {"barley": _barley, "dates": _dates, "salt": _salt, "palm": _palm, "wine": _wine}


@sprite
def good(kind: str, size: int) -> Image.Image:
    """Return barley, dates, salt, palm or wine."""
    pen = Pen(100, 100, size / 100, 3)
    _GOODS[kind](pen)
    return pen.sheet()


@sprite
def any_good(size: int) -> Image.Image:
    """Return the sign for a good of the player's choice."""
    pen = Pen(100, 100, size / 100)
    sack = [(36, 22), (16, 50), (12, 78), (26, 93), (74, 93), (88, 78), (84, 50), (64, 22)]
    pen.polygon([(30, 9), (70, 9), (60, 24), (40, 24)], SAND, INK, 5, soft=2)
    pen.polygon(smooth(sack), SAND, INK, 5)
    pen.text(50, 59, "?", 78, INK)
    return pen.sheet()


@sprite
def any_card(size: int) -> Image.Image:
    """Return the sign for a guild card of the player's choice."""
    pen = Pen(76, 100, size / 100)
    pen.box(3, 2, 73, 98, PAPER, 11, INK, 5)
    pen.box(12, 12, 64, 88, CLAY, 7)
    pen.text(38, 52, "?", 73, PAPER)
    return pen.sheet()


def _banker(pen: Pen) -> None:
    for x, y in ((34, 70), (64, 66), (46, 42)):
        pen.ellipse(x, y + 8, 27, 17, BRONZE, INK, 4)
        pen.ellipse(x, y, 27, 17, GOLD, INK, 4)
        pen.ellipse(x, y, 14, 7, BRONZE)


def _leader(pen: Pen) -> None:
    pen.line([(26, 8), (26, 95)], INK, 11)
    pen.line([(26, 8), (26, 95)], WOOD, 5)
    pen.polygon([(30, 12), (90, 20), (70, 38), (90, 56), (30, 62)], CLAY, INK, 4, soft=1)
    pen.paste(sprites.camel(round(40 * pen.zoom), PAPER, PAPER), 50, 37)


def _palace(pen: Pen) -> None:
    for left, top, right, colour in ((8, 66, 92, STONE), (20, 44, 80, SAND), (33, 22, 67, PLASTER)):
        pen.polygon([(left, 92), (left, top), (right, top), (right, 92)], colour, INK, 4)
    pen.polygon([(43, 92), (43, 66), (50, 56), (57, 66), (57, 92)], SADDLE, INK, 3)
    for x in (36, 50, 64):
        pen.polygon([(x - 4, 20), (x - 4, 12), (x + 4, 12), (x + 4, 20)], PLASTER, INK, 3)


def _gardener(pen: Pen) -> None:
    pen.polygon([(24, 60), (76, 60), (68, 94), (32, 94)], CLAY, INK, 4, soft=2)
    pen.line([(20, 60), (80, 60)], INK, 15)
    pen.line([(20, 60), (80, 60)], CLAY, 8)
    pen.line(smooth([(50, 56), (50, 40), (52, 26)], closed=False), GREENS[0], 6)
    leaf(pen, 50, 46, -0.16, 38, 24, GREENS[2])
    leaf(pen, 51, 40, 0.16, 38, 24, GREENS[1])


_CARDS = {"banker": _banker, "leader": _leader, "palace": _palace, "gardener": _gardener}


@sprite
def guild(kind: str, size: int) -> Image.Image:
    """Return a banker, leader, palace or gardener."""
    pen = Pen(100, 100, size / 100)
    _CARDS[kind](pen)
    return pen.sheet()


def _grower(pen: Pen) -> None:
    curve = smooth([(30, 14), (62, 12), (84, 34), (80, 62), (56, 74)], closed=False)
    pen.line(curve, INK, 17)
    pen.line(curve, SHADE, 9)
    pen.line([(56, 72), (30, 92)], INK, 18)
    pen.line([(56, 72), (30, 92)], WOOD, 10)


def _priest(pen: Pen) -> None:
    pen.polygon([(28, 92), (34, 60), (66, 60), (72, 92)], STONE, INK, 4, soft=2)
    pen.line([(22, 60), (78, 60)], INK, 14)
    pen.line([(22, 60), (78, 60)], SAND, 7)
    pen.polygon(smooth([(50, 6), (66, 30), (60, 52), (40, 52), (34, 32)]), CLAY, INK, 4)
    pen.polygon(smooth([(50, 26), (57, 40), (53, 50), (46, 50), (43, 40)]), GOLD)


def _engineer(pen: Pen) -> None:
    pen.circle(50, 46, 31, PAPER, INK, 4)
    pen.ring(50, 46, 26, WOOD, 10)
    for i in range(8):
        angle = pi * i / 4
        pen.line(
            [(50 + 10 * sin(angle), 46 - 10 * cos(angle)), (50 + 38 * sin(angle), 46 - 38 * cos(angle))],
            INK,
            6,
        )
    pen.circle(50, 46, 9, GOLD, INK, 3)
    wave = smooth([(4, 88), (20, 80), (36, 88), (52, 80), (68, 88), (84, 80), (97, 86)], closed=False)
    pen.line(wave, WATER_DEEP, 16)
    pen.line(wave, WATER, 9)


def _merchant(pen: Pen) -> None:
    pen.paste(sprites.camel(round(92 * pen.zoom)), 50, 52)


_CRAFTS = {"grower": _grower, "priest": _priest, "engineer": _engineer, "merchant": _merchant}


@sprite
def craft(kind: str, size: int) -> Image.Image:
    """Return a grower, priest, engineer or merchant."""
    pen = Pen(100, 100, size / 100)
    _CRAFTS[kind](pen)
    return pen.sheet()


_LOOKS = {
    "grower": (GREENS[1], GREENS[0], WOOD),
    "priest": (PLASTER, STONE, SKIN),
    "engineer": (WATER_DEEP, GOLD, SKIN),
    "merchant": (GRAPE, GOLD, SADDLE),
}
"""What people wear, and their skin: the colour of their robes, of their hems, and that."""


def caravan(size: int) -> Image.Image:
    """Return the camel that stands for the caravan: white, so that it is none of those that a way costs."""
    return sprites.camel(size, WHITE, cloth=CHOICE)


@sprite
def person(kind: str, size: int) -> Image.Image:
    """Return the bust of somebody with this craft, which is cut off below."""
    pen = Pen(100, 100, size / 100)
    robe, hem, skin = _LOOKS[kind]
    if kind == "grower":  # a woman, whose hair falls on her shoulders
        pen.polygon(smooth([(50, 14), (74, 30), (80, 66), (66, 76), (34, 76), (20, 66), (26, 30)]), INK)
    pen.polygon(
        smooth([(8, 104), (16, 74), (36, 64), (64, 64), (84, 74), (92, 104)], closed=False), robe, INK, 4
    )
    pen.polygon([(40, 62), (50, 80), (60, 62)], hem)
    pen.box(42, 48, 58, 68, skin)
    if kind == "grower":
        for side in (-1, 1):
            pen.line(
                smooth([(50 + side * x, y) for x, y in ((21, 34), (26, 56), (22, 78))], closed=False), INK, 11
            )
    pen.ellipse(50, 40, 20, 23, skin, INK, 4)
    if kind == "engineer":
        pen.polygon(
            smooth([(31, 42), (36, 53), (50, 49), (64, 53), (69, 42), (67, 70), (50, 80), (33, 70)]),
            DRY_DEEP,
            INK,
            3,
        )
    elif kind == "merchant":
        pen.polygon(
            smooth([(31, 44), (36, 54), (50, 51), (64, 54), (69, 44), (62, 70), (50, 80), (38, 70)]),
            WHITE,
            INK,
            3,
        )
    for x in (42, 58):
        pen.circle(x, 40, 2.6, INK)
    pen.line([(46, 56), (54, 56)], SKIN if kind == "engineer" else INK, 3)
    if kind == "grower":
        pen.ellipse(50, 25, 38, 9, GOLD, INK, 4)
        pen.polygon(smooth([(30, 24), (36, 6), (64, 6), (70, 24)]), GOLD, INK, 4)
        pen.line([(31, 20), (69, 20)], BRONZE, 5)
    elif kind == "priest":
        pen.polygon([(32, 29), (37, 8), (63, 8), (68, 29)], WHITE, INK, 4, soft=2)
        pen.line([(34, 24), (66, 24)], GOLD, 7)
    elif kind == "engineer":
        pen.polygon(smooth([(28, 40), (30, 18), (50, 10), (70, 18), (72, 40), (50, 26)]), DRY_DEEP, INK, 3)
        pen.line([(30, 30), (50, 25), (70, 30)], CLAY, 6)
    else:
        pen.polygon(smooth([(27, 30), (30, 12), (50, 4), (70, 12), (73, 30), (50, 26)]), PAPER, INK, 4)
        pen.line(smooth([(30, 24), (50, 16), (70, 24)], closed=False), STONE, 4)
        pen.circle(50, 16, 5, CLAY, INK, 3)
    return pen.sheet()


SHOULDER = 0.03
"""From the left edge of a bust to that shoulder, by its height."""


FRAMED = 12
"""px; the frame of a card, from its edges."""


class Size(NamedTuple):
    """How large somebody with a craft is drawn, in px: the bust, of which the lower part may be cut off."""

    bust: int
    tool: int
    held: float = 0.62
    """From the left shoulder to the left edge of the tool, by the height of the bust."""

    @property
    def wide(self) -> int:
        """How wide both are side by side, in px."""
        return round(self.held * self.bust) + self.tool


@sprite
def face(
    kind: str,
    width: int,
    height: int,
    size: Size,
    *,
    left: int = 0,
    foot: int = 0,
    above: int = 0,
    edge: int = 3,
    pale: bool = False,
) -> Image.Image:
    """Return a card with somebody who has a craft, as large as that, before an evening sky.

    There is paper for a name from `left` on, with a tool as large as `above` that name, or a `foot` of it.
    Without both, all of the card is sky. A card without an edge has a frame, which hides nothing. Who cannot
    be hired is `pale`.
    """
    pen = Pen(width, height)
    pen.box(0, 0, width, height, EVENING, 14, INK if edge else "", edge)
    inset = edge or FRAMED
    low, start = height - (foot or inset), FRAMED if left else (width - size.wide) / 2
    bust = start + (0.5 - SHOULDER) * size.bust, max(inset, low - size.bust) + size.bust / 2
    pen.paste(person(kind, round(size.bust * pen.zoom)), *bust)
    if size.tool:
        held = start + size.wide - size.tool / 2, low - size.tool / 2 - 1
        pen.paste(craft(kind, round(size.tool * pen.zoom)), *held)
    if edge:
        pen.frame(0, 0, width, height, 14, INK, edge)
    if pale:
        pen.tint(PAPER, PALE)
    if left or foot:
        top = low if foot else edge
        pen.box(left or edge, top, width - edge, height - edge, WHITE, 11)
        pen.box(
            left or edge, top, width - edge if foot else left + 11, top + 11 if foot else height - edge, WHITE
        )
    if above:
        tool = Pen(above, above)
        tool.paste(craft(kind, round(above * tool.zoom)), above / 2, above / 2)
        if pale:
            tool.tint(WHITE, PALE)
        pen.paste(tool.image, (left + width - inset) / 2, inset + above / 2)
    return pen.sheet()


@sprite
def craft_card(kind: str, width: int, height: int) -> Image.Image:
    """Return a craft card with room for its name at the bottom; `""` is one that was hired."""
    pen = Pen(width, height)
    if not kind:
        pen.box(0, 0, width, height, SHADE, 14, STONE, 3)
        return pen.sheet()
    pen.box(0, 0, width, height, WHITE, 14, INK, 4)
    pen.paste(craft(kind, round((height - 52) * pen.zoom)), width / 2, (height - 34) / 2)
    return pen.sheet()


@sprite
def left(width: int, height: int) -> Image.Image:
    """Return the place of crafts of which none is left."""
    pen = Pen(width, height)
    half = 3
    corners = [(half, half), (width - half, half), (width - half, height - half), (half, height - half)]
    pen.dashes([*corners, corners[0]], SOFT, 4, 18, 14)
    return pen.sheet()


@sprite
def group(number: str, size: int) -> Image.Image:
    """Return the number of a group of crafts on a pile of cards."""
    pen = Pen(74, 100, size / 74)
    pen.box(13, 2, 72, 88, PLASTER, 12, INK, 5)
    pen.box(2, 12, 61, 98, PAPER, 12, INK, 5)
    pen.text(31, 56, number, 70, INK)
    return pen.sheet()


@sprite
def temple(kind: str, size: int) -> Image.Image:
    """Return the sign of a god: a star, a spade, a ram's horns."""
    pen = Pen(100, 100, size / 100, 4)
    if kind == "ishtar":
        outer, inner = regular(50, 50, 44, 8), regular(50, 50, 19, 8, 1 / 16)
        star: list[Point] = [point for pair in zip(outer, inner, strict=True) for point in pair]
        pen.polygon(star, GOLD, INK, 4)
        pen.circle(50, 50, 9, CLAY, INK, 3)
    elif kind == "marduk":
        pen.line([(50, 40), (50, 95)], INK, 15)
        pen.line([(50, 40), (50, 95)], WOOD, 8)
        pen.polygon([(50, 5), (76, 46), (50, 58), (24, 46)], STONE, INK, 4, soft=2)
        pen.polygon([(50, 14), (50, 54), (30, 45)], PLASTER)
    else:
        for mirror in (1, -1):
            horn = smooth(
                [(50 + mirror * x, y) for x, y in ((8, 40), (26, 22), (42, 40), (32, 62), (20, 54))],
                closed=False,
            )
            pen.line(horn, INK, 17)
            pen.line(horn, SAND, 9)
        pen.polygon(smooth([(34, 34), (50, 28), (66, 34), (60, 78), (50, 92), (40, 78)]), WHITE, INK, 4)
        for x in (43, 57):
            pen.circle(x, 52, 4, INK)
    return pen.sheet()


@sprite
def neutral(size: int) -> Image.Image:
    """Return a grey cube, which belongs to nobody."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(regular(50, 50, 37, 8, 1 / 16), SHADE, MUTED, 7, soft=3)
    return pen.sheet()


@sprite
def plot(size: int) -> Image.Image:
    """Return a planted terrace: how many tiles a player has."""
    pen = Pen(100, 100, size / 100, 2)
    pen.polygon([(50, 14), (94, 54), (50, 94), (6, 54)], GREENS[1], INK, 5, soft=2)
    leaf(pen, 50, 78, 0, 50, 34, GREENS[3], 3)
    return pen.sheet()


@sprite
def dots(count: int, size: int, colour: str = INK) -> Image.Image:
    """Return the quality of a plant, or the quality that a plot needs, as leaves side by side."""
    pen = Pen(34 * count, 44, size / 44, 1)
    for i in range(count):
        leaf(pen, 17 + 34 * i, 41, 0, 38, 29, GREENS[1] if colour == INK else colour, 3)
    return pen.sheet()


@sprite
def channel(state: str, size: int) -> Image.Image:
    """Return a channel: `dry`, with the place for a cube; `wet`; or `double`, of two sections."""
    pen = Pen(100, 62, size / 100)
    colours = (WATER, WATER_DEEP) if state == "wet" else (DRY, DRY_DEEP)
    pen.box(2, 6, 98, 56, INK, 8)
    pen.box(6, 10, 94, 52, colours[0], 5)
    if state == "wet":
        for y in (22, 40):
            wave = [(14 + 12 * i, y + (5 if i % 2 else -5)) for i in range(7)]
            pen.line(smooth(wave, closed=False), PAPER, 4)
        return pen.sheet()
    for x in (26, 74) if state == "double" else (50,):
        pen.ellipse(x, 31, 16, 13, colours[1])
    if state == "double":
        pen.box(43, 0, 57, 62, INK, 4)
        pen.box(46, 3, 54, 59, PAPER, 2)
    return pen.sheet()


@sprite
def points(number: int, size: int) -> Image.Image:
    """Return a medal whose number of points fills it: on a phone, too, it can be read on the board."""
    pen = Pen(100, 100, size / 100)
    pen.paste(sprites.points(round(100 * pen.zoom), ""), 50, 50)
    pen.text(50, 51, str(number), 84 if number < 10 else 72, INK)
    return pen.sheet()


@sprite
def price(number: int, size: int) -> Image.Image:
    """Return a coin whose number fills it: on a phone, too, it can be read on the board."""
    pen = Pen(100, 100, size / 100)
    pen.paste(sprites.coin(round(100 * pen.zoom), " "), 50, 50)
    pen.text(50, 51, str(number), 84, INK)
    return pen.sheet()


@sprite
def level(kind: str, number: int, size: int) -> Image.Image:
    """Return a guild card of a level, or an empty place for it (0)."""
    pen = Pen(76, 100, size / 100)
    if not number:
        pen.box(3, 2, 73, 98, PLASTER, 11, SHADE, 4)
        pen.paste(guild(kind, round(58 * pen.zoom)), 38, 50)
        pen.tint(PLASTER, 0.7)
        return pen.sheet()
    pen.box(3, 2, 73, 98, WHITE, 11, INK, 5)
    pen.paste(guild(kind, round(54 * pen.zoom)), 38, 34)
    pen.text(38, 74, str(number), 44, INK)
    return pen.sheet()


@sprite
def rank(kind: str, number: int, size: int) -> Image.Image:
    """Return a guild card that somebody has, lying: its level beside its sign."""
    pen = Pen(150, 100, size / 100)
    pen.box(3, 2, 147, 98, WHITE, 14, INK, 5)
    pen.paste(guild(kind, round(88 * pen.zoom)), 50, 50)
    pen.text(116, 51, str(number), 96, INK)
    return pen.sheet()
