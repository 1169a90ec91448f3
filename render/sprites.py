"""The drawn pieces that all games share: marks of the seats, camel, coin, goods, cards, dice, rings.

Each sprite is drawn once per size and cached, within a limit. Sizes are in px. Sprites that only one game
uses are in its board module.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil, hypot
from typing import NamedTuple

from PIL import Image

from render.caching import kept, sprite
from render.pen import Pen, Point, regular, resized, rounded, smooth
from render.text import LEAST
from render.theme import (
    BRONZE,
    CAMEL,
    CHOICE,
    CLAY,
    GOLD,
    INK,
    PAPER,
    PLASTER,
    SADDLE,
    SEATS,
    SOFT,
    STONE,
    WHITE,
    WOOD,
)

CARD_BACK = "#17666B"
HALO = 4
"""px; the light and the dark line around a mark, one of which stands out from any ground."""
DARK, LIGHT = 5, 3
"""px; the dark outer edge of frames and rings, which on a phone would be lost if it were thinner, and the
light inner one.
"""
BEYOND = DARK - LIGHT
"""px; how far they reach beyond the size that is asked for."""
WHOLE = 50_000
"""px; the area of the largest frame that is one sprite."""


def paste(under: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite on another one, centred on (x, y) in px."""
    left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
    under.im.paste(sprite.im, (left, top, left + sprite.width, top + sprite.height), sprite.im)


_SHAPES: dict[str, tuple[list[Point], float, float]] = {
    "triangle": ([(50, 14), (88, 82), (12, 82)], 5, 64),
    "square": ([(17, 17), (83, 17), (83, 83), (17, 83)], 5, 51),
    "diamond": ([(50, 10), (90, 50), (50, 90), (10, 50)], 3, 51),
    "shield": ([(15, 15), (85, 15), (85, 52), (50, 89), (15, 52)], 4, 45),
    "cross": (
        [
            (27, 9),
            (73, 9),
            (73, 27),
            (91, 27),
            (91, 73),
            (73, 73),
            (73, 91),
            (27, 91),
            (27, 73),
            (9, 73),
            (9, 27),
            (27, 27),
        ],
        2,
        51,
    ),
}
"""Corners, rounding, and the height of the letter, in hundredths of the sprite."""
_LETTER = {"circle": 70, "triangle": 58, "square": 72, "diamond": 62, "shield": 62, "cross": 66}


@sprite
def token(seat: int, size: int, done: bool = False, text: str = "", edge: str = INK) -> Image.Image:
    """Return the mark of a seat: a cube on the board, a badge beside a name; `text` replaces its letter.

    A mark has no letter if that of any seat would be too small to be read. With `done` it has a tick at its
    lower right corner: this player has passed, or had the turn already. On a ground of its own colour, its
    `edge` is that of the letter.
    """
    look = SEATS[seat]
    pen = Pen(100, 100, size / 100)
    fill, letter = look.colour, look.text
    if look.shape == "circle":
        pen.circle(50, 50, 40, fill, edge, 6)
        middle = 51.0
    else:
        corners, soft, middle = _SHAPES[look.shape]
        pen.polygon(corners, fill, edge, 6, soft=soft)
    if text or size * min(_LETTER.values()) >= 100 * LEAST:
        pen.text(50, middle, text or look.letter, _LETTER[look.shape], letter)
    if done:
        pen.circle(80, 80, 16, PAPER, INK, 4)
        pen.line([(72, 81), (78, 87), (88, 73)], INK, 6)
    return pen.sheet()


def contour(seat: int, x: float, y: float, size: int, beyond: float = 0) -> tuple[Point, ...]:
    """Return the outline of the mark of a seat, its middle at (x, y), or one `beyond` px outside it."""
    shape = SEATS[seat].shape
    if shape == "circle":
        corners, soft = regular(50, 50, 40, 24), 0.0
    else:
        corners, soft, _ = _SHAPES[shape]
    scale = size / 100
    far = beyond + soft * scale
    points = [(x + (across - 50) * scale, y + (down - 50) * scale) for across, down in corners]
    normals: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise((points[-1], *points, points[0])):
        long = hypot(x1 - x0, y1 - y0)
        normals.append(((y1 - y0) / long, (x0 - x1) / long))
    found: list[Point] = []
    for (left, top), (ax, ay), (bx, by) in zip(points, normals[:-1], normals[1:], strict=True):
        out = far / (1 + ax * bx + ay * by)  # where both sides meet that lie so far outside
        found.append((left + out * (ax + bx), top + out * (ay + by)))
    return tuple(found)


@sprite
def pin(text: str, size: int, colour: str = SOFT) -> Image.Image:
    """Return the number of a turn on a white disc with a ring of a colour, which no piece has.

    It stands out from any ground. `size` is in px without its halo.
    """
    pen = Pen(100, 100, (size + 2 * HALO) / 100)
    pen.circle(50, 50, 49, INK)
    pen.circle(50, 50, 45, colour)
    pen.circle(50, 50, 35, INK)
    pen.circle(50, 50, 32, WHITE)
    pen.text(50, 51, text, 62 if len(text) == 1 else 48, INK)
    return pen.sheet()


@sprite
def first(size: int) -> Image.Image:
    """Return a pennant with a 1, which marks the player who begins the round or the day."""
    pen = Pen(100, 100, size / 100)
    pen.line([(16, 8), (16, 94)], INK, 12)
    pen.line([(16, 8), (16, 94)], WOOD, 5)
    pen.polygon([(22, 10), (94, 10), (80, 38), (94, 66), (22, 66)], PAPER, INK, 5, soft=1)
    pen.text(50, 39, "1", 62, INK)
    return pen.sheet()


@sprite
def badge(size: int, number: int) -> Image.Image:
    """Return a badge with the number that a choice has in the menu."""
    text = str(number)
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 40, CHOICE, WHITE, 7)
    pen.text(50, 51, text, 66 if len(text) == 1 else 54, WHITE)
    return pen.sheet()


@sprite
def free_seat(size: int) -> Image.Image:
    """Return a seat that nobody has taken yet."""
    pen = Pen(100, 100, size / 100)
    pen.dashes([*regular(50, 50, 42, 48), (50, 8)], SOFT, 6, 16, 17)
    return pen.sheet()


@sprite
def coin(size: int, text: str = "") -> Image.Image:
    """Return a coin; a number on it is a price."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 42, GOLD, INK, 6)
    if text:
        pen.text(50, 51, text, 66 if len(text) == 1 else 60, INK)
    else:
        pen.ring(50, 50, 30, BRONZE, 6)
        pen.polygon(regular(50, 50, 12, 4), BRONZE, soft=2)
    return pen.sheet()


_CAMEL_BODY: list[Point] = [
    (12, 46), (17, 37), (27, 33), (34, 20), (43, 12), (52, 19), (58, 31), (66, 38), (72, 36), (76, 27),
    (77, 15), (81, 8), (88, 7), (94, 11), (98, 16), (95, 20), (87, 20), (85, 29), (82, 42), (75, 53),
    (66, 57), (52, 56), (38, 55), (25, 60), (15, 57),
]  # fmt: skip
_CAMEL_LEGS: list[list[Point]] = [
    [(31, 54), (33, 70), (30, 92)],
    [(62, 54), (60, 72), (62, 92)],
    [(19, 52), (17, 70), (20, 92)],
    [(71, 52), (73, 72), (71, 92)],
]


@sprite
def camel(size: int, colour: str = CAMEL, edge: str = INK, cloth: str = "") -> Image.Image:
    """Return a dromedary from the side, `size` px wide and as high; `cloth` is the colour of its blanket."""
    pen = Pen(104, 100, size / 104)
    body = smooth(_CAMEL_BODY)
    outline = 3.4
    pen.line(smooth([(14, 46), (7, 52), (6, 62)], closed=False), edge, 5)
    for leg in _CAMEL_LEGS[:2]:
        pen.line(leg, edge, 6 + 2 * outline)
        pen.line(leg, SADDLE if colour == CAMEL else colour, 6)
    for leg in _CAMEL_LEGS[2:]:
        pen.line(leg, edge, 7 + 2 * outline)
    pen.polygon(body, edge, soft=outline)
    pen.line([(80, 9), (77, 3)], edge, 7)
    for leg in _CAMEL_LEGS[2:]:
        pen.line(leg, colour, 7)
    pen.polygon(body, colour)
    if cloth:
        pen.polygon(smooth([(34, 26), (43, 15), (53, 24), (58, 40), (46, 45), (31, 43)]), cloth, edge, 2.5)
    pen.circle(88, 12.5, 2.2, edge)
    return pen.sheet()


@sprite
def card(size: int, text: str = "", turned: bool = False) -> Image.Image:
    """Return a playing card `size` px high: its back, or with `turned` a face; `text` stands on it."""
    pen = Pen(76, 100, size / 100)
    pen.box(3, 2, 73, 98, WHITE if turned else PAPER, 11, INK, 5)
    if turned:
        pen.box(16, 15, 60, 85, PLASTER, 6)
    else:
        pen.box(14, 13, 62, 87, CARD_BACK, 6)
        if not text:
            pen.polygon([(38, 28), (52, 50), (38, 72), (24, 50)], GOLD, soft=2)
    if text:
        pen.text(38, 51, text, 56 if len(text) == 1 else 44, INK if turned else PAPER)
    return pen.sheet()


_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((50, 50),),
    2: ((29, 29), (71, 71)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 25), (70, 25), (30, 50), (70, 50), (30, 75), (70, 75)),
}


@sprite
def die(value: int, size: int, yellow: bool = False) -> Image.Image:
    """Return one die; a yellow one also has an inner frame."""
    pen = Pen(100, 100, size / 100)
    pen.box(3, 3, 97, 97, GOLD if yellow else WHITE, 22, INK, 6)
    if yellow:
        pen.frame(13, 13, 87, 87, 13, BRONZE, 5)
    for x, y in _PIPS[value]:
        pen.circle(x, y, 9, INK)
    return pen.sheet()


@sprite
def bag(size: int) -> Image.Image:
    """Return a tied sack of spices."""
    pen = Pen(100, 100, size / 100)
    neck = smooth([(36, 22), (31, 8), (44, 12), (52, 6), (60, 12), (70, 8), (64, 22)])
    pen.polygon(neck, STONE, INK, 4)
    belly = smooth([(38, 30), (62, 30), (84, 56), (86, 82), (68, 92), (32, 92), (14, 82), (16, 56)])
    pen.polygon(belly, STONE, INK, 4)
    pen.line([(36, 27), (64, 27)], SADDLE, 9)
    pen.line(smooth([(34, 50), (28, 64), (30, 78)], closed=False), PLASTER, 5)
    return pen.sheet()


@sprite
def barrel(size: int) -> Image.Image:
    """Return a hooped barrel."""
    pen = Pen(100, 100, size / 100)
    right = [(26, 10), (36, 30), (39, 50), (36, 70), (26, 92)]
    staves = [(50 + x, y) for x, y in right] + [(50 - x, y) for x, y in reversed(right)]
    pen.polygon(staves, WOOD, INK, 4, soft=2)
    for left, right, at in ((16, 84, 28), (16, 84, 73)):
        pen.line([(left, at), (right, at)], SADDLE, 9)
    for x in (36, 50, 64):
        pen.line([(x, 12), (x + (x - 50) * 0.2, 50), (x, 90)], SADDLE, 2.5)
    return pen.sheet()


@sprite
def chest(size: int) -> Image.Image:
    """Return a chest with a round lid and a lock."""
    pen = Pen(100, 100, size / 100)
    pen.polygon([(12, 46), (12, 36), (22, 20), (78, 20), (88, 36), (88, 46)], WOOD, INK, 4, soft=3)
    pen.polygon([(12, 50), (88, 50), (88, 86), (12, 86)], WOOD, INK, 4, soft=3)
    for x in (27, 73):
        pen.line([(x, 20), (x, 86)], SADDLE, 8)
    pen.line([(10, 48), (90, 48)], INK, 4)
    pen.box(40, 40, 60, 62, GOLD, 5, INK, 3)
    pen.circle(50, 51, 3.5, INK)
    return pen.sheet()


@sprite
def vase(size: int) -> Image.Image:
    """Return a two-handled amphora."""
    pen = Pen(100, 100, size / 100)
    for mirror in (1, -1):
        handle = [(50 + mirror * x, y) for x, y in ((13, 20), (31, 22), (32, 38), (24, 46))]
        pen.line(smooth(handle, closed=False), INK, 13)
        pen.line(smooth(handle, closed=False), CLAY, 6)
    right = [(12, 8), (11, 16), (9, 24), (15, 34), (28, 46), (29, 60), (20, 76), (11, 86), (13, 93)]
    outline = [(50 + x, y) for x, y in right] + [(50 - x, y) for x, y in reversed(right)]
    pen.polygon(outline, CLAY, INK, 4, soft=1)
    pen.line([(37, 9), (63, 9)], INK, 6)
    pen.line([(24, 50), (76, 50)], PLASTER, 5)
    pen.line([(25, 59), (75, 59)], PLASTER, 3)
    return pen.sheet()


@sprite
def points(size: int, text: str, ink: str = INK) -> Image.Image:
    """Return a medal with a number of points."""
    pen = Pen(100, 100, size / 100)
    pen.polygon(regular(50, 50, 41, 8, 1 / 16), WHITE, INK, 5, soft=3)
    pen.text(50, 51, text, (66, 58, 50)[min(len(text), 3) - 1], ink)
    return pen.sheet()


@sprite
def ring(size: int, colour: str, dashed: bool = False, width: float = 8) -> Image.Image:
    """Return a ring about `size` px across for a round place, dark outside and light inside: it stands out
    from any ground.
    """
    whole = size + 2 * BEYOND
    middle, radius = whole / 2, whole / 2 - width / 2 - DARK
    pen = Pen(whole, whole)
    pen.ring(middle, middle, radius + DARK / 2, INK, width + DARK)
    pen.ring(middle, middle, radius - LIGHT / 2, PAPER, width + LIGHT)
    if dashed:
        outline = regular(middle, middle, radius, 48)
        pen.dashes([*outline, outline[0]], colour, width, width * 1.5, width * 1.4)
    else:
        pen.ring(middle, middle, radius, colour, width)
    return pen.sheet()


class Side(NamedTuple):
    """A side of a frame, and where it goes from the corner of the size that was asked for, in px."""

    sprite: Image.Image
    left: int
    top: int


@kept
def frame(
    width: int, height: int, radius: int, colour: str, dashed: bool = False, line: float = 8
) -> tuple[Side, ...]:
    """Return the sides of a frame of about this size in px around a square place, dark outside and light
    inside: it stands out from any ground.

    A small one is drawn as a whole. A large one is mostly empty in the middle, and pasted more slowly.
    """
    width, height, radius = width + 2 * BEYOND, height + 2 * BEYOND, radius + BEYOND
    deep = ceil(max(radius, DARK + line + LIGHT))
    across, down = width - deep, height - deep
    boxes = (0, 0, width, deep), (0, down, width, height), (0, deep, deep, down), (across, deep, width, down)
    if width * height <= WHOLE or min(width, height) <= 2 * deep:
        boxes = ((0, 0, width, height),)
    sides: list[Side] = []
    for left, top, right, bottom in boxes:
        pen, whole = Pen(right - left, bottom - top), (-left, -top, width - left, height - top)
        pen.frame(*whole, radius, INK, DARK + line)
        pen.frame(*_inside(whole, DARK), radius - DARK, PAPER, line + LIGHT)
        if dashed:
            middle = line / 2 + DARK
            outline = rounded(*_inside(whole, middle), radius - middle)
            pen.dashes(outline, colour, line, line * 1.5, line * 1.4)
        else:
            pen.frame(*_inside(whole, DARK), radius - DARK, colour, line)
        sides.append(Side(pen.sheet(), left - BEYOND, top - BEYOND))
    return tuple(sides)


def _inside(box: tuple[float, float, float, float], by: float) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return left + by, top + by, right - by, bottom - by


@sprite
def panel(width: int, height: int, radius: int, fill: str, edge: str = "", line: float = 0) -> Image.Image:
    """Return a plain plate with round corners, for things that need a plain ground."""
    corner = ceil(max(radius, line)) + 1
    across, down = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    pen = Pen(across, down)
    pen.box(0, 0, across, down, fill, radius, edge, line)
    return _stretched(pen.sheet(), width, height)


def _stretched(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return a picture made larger: its middle column, then its middle row is repeated."""
    wide = Image.new(image.mode, (width, image.height))
    x, y = image.width // 2, image.height // 2
    wide.paste(resized(image.crop((x, 0, x + 1, image.height)), *wide.size, Image.Resampling.NEAREST))
    wide.paste(image.crop((0, 0, x, image.height)), (0, 0))
    wide.paste(image.crop((x, 0, *image.size)), (width - image.width + x, 0))
    whole = Image.new(image.mode, (width, height))
    whole.paste(resized(wide.crop((0, y, width, y + 1)), *whole.size, Image.Resampling.NEAREST))
    whole.paste(wide.crop((0, 0, width, y)), (0, 0))
    whole.paste(wide.crop((0, y, width, image.height)), (0, height - image.height + y))
    return whole


@sprite
def pointer(size: int, colour: str) -> Image.Image:
    """Return an arrowhead to the right. In gold it marks the player whose turn it is, in all games."""
    pen = Pen(100, 100, size / 100)
    pen.polygon([(26, 16), (80, 50), (26, 84)], colour, INK, 6, soft=6)
    return pen.sheet()


@sprite
def tick(size: int, colour: str) -> Image.Image:
    """Return a tick, which means done."""
    pen = Pen(100, 100, size / 100)
    pen.line([(18, 54), (42, 78), (84, 24)], INK, 24)
    pen.line([(18, 54), (42, 78), (84, 24)], colour, 13)
    return pen.sheet()


@sprite
def crown(size: int) -> Image.Image:
    """Draw a crown, `size` px wide and 0.72 of that high, for a player who has won."""
    pen = Pen(100, 72, size / 100)
    points = [(10, 62), (6, 20), (29, 38), (50, 10), (71, 38), (94, 20), (90, 62)]
    pen.polygon(points, GOLD, INK, 3, 2)
    pen.line([(18, 53), (82, 53)], BRONZE, 5)
    for x, y in ((6, 18), (50, 9), (94, 18)):
        pen.circle(min(max(x, 9), 91), y, 6, WHITE, INK, 3)
    return pen.sheet()


@sprite
def spark(size: int) -> Image.Image:
    """Draw a star with four points, which twinkles beside a crown."""
    pen = Pen(100, 100, size / 100)
    star = [
        point for i in range(4) for point in (regular(50, 50, 48, 4)[i], regular(50, 50, 13, 4, 1 / 8)[i])
    ]
    pen.polygon(star, WHITE, GOLD, 2)
    return pen.sheet()
