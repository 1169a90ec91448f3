"""The pieces of Ishtar alone: hexagons of desert and garden, flowers, gems, trees, icons, the watering can.

A hexagon stands on a corner; its radius is the distance from the centre to a corner.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from PIL import Image

from render.pen import Pen, Point, regular, smooth
from render.sprites import sprite
from render.theme import (
    BRONZE,
    CLAY,
    DUNE,
    DUNE_EDGE,
    GOLD,
    GRASS,
    GRASS_EDGE,
    INK,
    JEWELS,
    LEAF,
    MEADOW,
    PAPER,
    PETAL,
    PETAL_EDGE,
    PLASTER,
    ROCK,
    ROCK_EDGE,
    SEATS,
    SHADE,
    SKIN,
    STONE,
    WATER,
    WATER_DEEP,
    WHITE,
    WOOD,
)

WIDE = sqrt(3)
"""Width of a hexagon, in radii."""
LETTERS = "PRW"


def corners(x: float, y: float, radius: float) -> list[Point]:
    return regular(x, y, radius, 6)


def _sheet(radius: int) -> tuple[Pen, float]:
    size = 2 * radius + 4
    return Pen(size, size), size / 2


def towards(direction: int, length: float) -> Point:
    """A way of so many px in a direction (0 east, then clockwise)."""
    return length * cos(pi / 3 * direction), length * sin(pi / 3 * direction)


def gem_on(pen: Pen, x: float, y: float, size: float, colour: int) -> None:
    """Purple is a diamond, red a drop-cut hexagon, white a round brilliant; the letter is a further sign."""
    edge = size * 0.07
    if colour == 0:
        pen.polygon(regular(x, y, size * 0.44, 4), JEWELS[0], INK, edge)
    elif colour == 1:
        pen.polygon(regular(x, y, size * 0.42, 6, 1 / 12), JEWELS[1], INK, edge)
    else:
        pen.circle(x, y, size * 0.38, JEWELS[2], INK, edge)
    if size >= 26:
        pen.text(x, y + size * 0.01, LETTERS[colour], size * 0.44, INK if colour == 2 else WHITE)


@sprite
def gem(colour: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    gem_on(pen, size / 2, size / 2, size, colour)
    return pen.sheet()


def flower_on(pen: Pen, x: float, y: float, size: float) -> None:
    """Five petals around a heart, `size` across."""
    for i in range(5):
        angle = 2 * pi * i / 5
        px, py = x + size * 0.27 * sin(angle), y - size * 0.27 * cos(angle)
        pen.circle(px, py, size * 0.2, PETAL, PETAL_EDGE, size * 0.05)
    pen.circle(x, y, size * 0.14, GOLD)


_FLOWERS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-0.34, 0), (0.34, 0)),
    3: ((0, -0.36), (-0.36, 0.25), (0.36, 0.25)),
    4: ((-0.33, -0.3), (0.33, -0.3), (-0.33, 0.32), (0.33, 0.32)),
}


@sprite
def sand(radius: int, gem: int = -1, coded: bool = False) -> Image.Image:
    """A free space: sand, or a rock with a gem; with room for a code above it."""
    pen, middle = _sheet(radius)
    fill, edge = (ROCK, ROCK_EDGE) if gem >= 0 else (DUNE, DUNE_EDGE)
    pen.polygon(corners(middle, middle, radius), edge)
    pen.polygon(corners(middle, middle, radius - 1.6), fill)
    if gem >= 0:
        gem_on(pen, middle, middle + radius * (0.27 if coded else 0.06), radius * (0.86 if coded else 1), gem)
    return pen.sheet()


@sprite
def tablet(radius: int) -> Image.Image:
    """A sacred tablet, which nothing may cover."""
    pen, middle = _sheet(radius)
    pen.polygon(corners(middle, middle, radius), STONE)
    half = radius * 0.46
    pen.box(
        middle - half * 0.8, middle - half, middle + half * 0.8, middle + half, CLAY, radius * 0.16, INK, 2.5
    )
    for i in range(3):
        y = middle - half * 0.5 + i * half * 0.5
        pen.line([(middle - half * 0.4, y), (middle + half * 0.4, y)], PLASTER, max(2, radius * 0.07))
    return pen.sheet()


@sprite
def fountain(radius: int, colour: int) -> Image.Image:
    """A basin in the colour of the fountain, with its letter."""
    pen, middle = _sheet(radius)
    pen.polygon(corners(middle, middle, radius), INK)
    pen.polygon(corners(middle, middle, radius - 3), SHADE)
    pen.circle(middle, middle, radius * 0.66, WATER, WATER_DEEP, radius * 0.06)
    pen.circle(middle, middle, radius * 0.42, JEWELS[colour], INK, radius * 0.06)
    pen.text(middle, middle, LETTERS[colour], radius * 0.58, INK if colour == 2 else WHITE)
    return pen.sheet()


def icon_on(pen: Pen, x: float, y: float, size: float, icon: str) -> None:
    """An assistant, a skill (a scroll) or a joker (a star), on a plate."""
    pen.circle(x, y, size * 0.5, WHITE, INK, size * 0.06)
    if icon == "a":
        pawn_on(pen, x, y - size * 0.02, size * 0.74, STONE)
    elif icon == "s":
        pen.box(
            x - size * 0.26,
            y - size * 0.3,
            x + size * 0.26,
            y + size * 0.3,
            GOLD,
            size * 0.08,
            INK,
            size * 0.06,
        )
        for dy in (-0.12, 0.04, 0.2):
            pen.line([(x - size * 0.14, y + dy * size), (x + size * 0.14, y + dy * size)], INK, size * 0.06)
    else:
        outer, inner = regular(x, y, size * 0.4, 5), regular(x, y, size * 0.17, 5, 0.1)
        star: list[Point] = [point for pair in zip(outer, inner, strict=True) for point in pair]
        pen.polygon(star, GOLD, INK, size * 0.05)


def pawn_on(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    body = smooth(
        [
            (x, y - size * 0.1),
            (x + size * 0.18, y),
            (x + size * 0.34, y + size * 0.46),
            (x - size * 0.34, y + size * 0.46),
            (x - size * 0.18, y),
        ]
    )
    pen.polygon(body, colour, INK, size * 0.07)
    pen.circle(x, y - size * 0.22, size * 0.2, SKIN, INK, size * 0.07)


@sprite
def icon(kind: str, size: int) -> Image.Image:
    pen = Pen(size, size)
    icon_on(pen, size / 2, size / 2, size * 0.9, kind)
    return pen.sheet()


@sprite
def garden(radius: int, flowers: int, icon: str = "") -> Image.Image:
    """A space of a vegetation tile: grass, or one to four flowers; perhaps an icon."""
    pen, middle = _sheet(radius)
    pen.polygon(corners(middle, middle, radius), GRASS_EDGE)
    pen.polygon(corners(middle, middle, radius - 1.2), MEADOW if flowers else GRASS)
    if not flowers:
        for dx, dy in ((-0.3, 0.1), (0.25, -0.2), (0.15, 0.35)):
            x, y = middle + dx * radius, middle + dy * radius
            for lean in (-0.12, 0, 0.12):
                pen.line(
                    [(x, y), (x + lean * radius, y - 0.2 * radius)], GRASS_EDGE, max(1.6, radius * 0.045)
                )
    size = radius * (0.92 if flowers == 1 else 0.7)
    lift = 0.2 * radius if icon and flowers < 3 else 0.0
    for dx, dy in _FLOWERS.get(flowers, ()):
        flower_on(pen, middle + dx * radius, middle + dy * radius - lift, size * (0.86 if icon else 1))
    if icon:
        icon_on(pen, middle, middle + radius * (0.46 if flowers < 3 else 0.55), radius * 0.62, icon)
    return pen.sheet()


@sprite
def tree(size: int, seat: int = -1) -> Image.Image:
    """A round tree; planted, with the mark of its owner at its foot."""
    pen = Pen(100, 100, size / 100)
    pen.line([(50, 94), (50, 52)], INK, 17)
    pen.line([(50, 94), (50, 52)], WOOD, 9)
    pen.polygon(
        smooth([(50, 6), (78, 18), (88, 42), (72, 62), (50, 66), (28, 62), (12, 42), (22, 18)]), LEAF, INK, 5
    )
    for x, y in ((36, 28), (60, 24), (50, 46), (70, 44), (30, 46)):
        pen.circle(x, y, 6, GRASS)
    return pen.sheet()


@sprite
def assistant(seat: int, size: int) -> Image.Image:
    """An assistant in the colour of its owner, who is also named by a letter."""
    pen = Pen(100, 100, size / 100)
    look = SEATS[seat]
    pawn_on(pen, 50, 46, 96, look.colour)
    pen.text(50, 70, look.letter, 40, look.text)
    return pen.sheet()


@sprite
def can(size: int) -> Image.Image:
    """The watering can."""
    pen = Pen(100, 100, size / 100)
    pen.line(smooth([(62, 40), (88, 34), (90, 62), (64, 72)], closed=False), INK, 13)
    pen.line(smooth([(62, 40), (88, 34), (90, 62), (64, 72)], closed=False), BRONZE, 6)
    pen.polygon([(34, 60), (8, 30), (16, 24), (38, 46)], GOLD, INK, 4, soft=1)
    pen.polygon([(4, 34), (20, 18), (14, 14), (0, 28)], BRONZE, INK, 4, soft=1)
    pen.polygon([(32, 36), (68, 36), (72, 88), (28, 88)], GOLD, INK, 4, soft=3)
    pen.line([(32, 36), (68, 36)], INK, 6)
    for x, y in ((4, 50), (12, 60), (4, 70)):
        pen.line([(x, y), (x - 1, y + 8)], WATER_DEEP, 5)
    return pen.sheet()


@sprite
def edges(radius: int, sides: int, colour: str, width: int, dashed: bool = False) -> Image.Image:
    """Sides of a hexagon, drawn a little inside: a bit each, the lowest for east, then clockwise."""
    pen, middle = _sheet(radius)
    around = corners(middle, middle, radius - width / 2)
    for side in range(6):
        if sides >> side & 1:
            line = [around[(side + 1) % 6], around[(side + 2) % 6]]
            if dashed:
                pen.dashes(line, colour, width, width * 1.3, width * 1.5)
            else:
                pen.line(line, colour, width)
    return pen.sheet()


@sprite
def hexagon_frame(radius: int, colour: str, dashed: bool = False) -> Image.Image:
    """A frame around a space."""
    pen, middle = _sheet(radius)
    for line_colour, width in ((PAPER, radius * 0.22), (colour, radius * 0.13)):
        around = corners(middle, middle, radius * 0.84)
        if dashed and line_colour != PAPER:
            pen.dashes([*around, around[0]], line_colour, width, radius * 0.26, radius * 0.24)
        else:
            pen.line([*around, around[0]], line_colour, width)
    return pen.sheet()


@sprite
def arrow(size: int, direction: int, colour: str) -> Image.Image:
    """An arrow towards a direction (0 east, then clockwise)."""
    pen = Pen(100, 100, size / 100)
    angle = pi / 3 * direction
    ux, uy = cos(angle), sin(angle)
    tip, tail = (50 + 42 * ux, 50 + 42 * uy), (50 - 16 * ux, 50 - 16 * uy)
    wings = [(50 - 30 * ux - side * 24 * uy, 50 - 30 * uy + side * 24 * ux) for side in (1, -1)]
    pen.polygon([tip, wings[0], tail, wings[1]], colour, INK, 5, soft=2)
    return pen.sheet()


@sprite
def refused(size: int, reason: str) -> Image.Image:
    """Why a space is refused: two fountains that would meet, or two assistants in one bed."""
    pen = Pen(100, 100, size / 100)
    pen.circle(50, 50, 44, WHITE, INK, 5)
    if reason == "two_assistants":
        pawn_on(pen, 34, 50, 46, STONE)
        pawn_on(pen, 66, 50, 46, STONE)
    else:
        for x in (32, 68):
            pen.polygon(smooth([(x, 26), (x + 15, 54), (x, 70), (x - 15, 54)]), WATER, INK, 4)
    pen.line([(20, 80), (80, 20)], CLAY, 9)
    return pen.sheet()
