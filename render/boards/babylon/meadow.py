"""The land around a garden: pale, so that nothing but the garden is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.boards.babylon.ground import (
    CREST,
    DUSKY,
    DUST,
    FAR,
    FROND,
    GLEAM,
    GRASS,
    GROUND,
    GROVE,
    MID,
    NEAR,
    NEAREST,
    RUIN,
    SKY,
    SUN,
)
from render.boards.babylon.oblique import WIDEST
from render.boards.babylon.relief import HALF_HIGH
from render.canvas import Box, Canvas, settled
from render.pen import Pen, Point, smooth
from render.sprites import kept
from render.theme import PAPER, rgb

WIDE, HIGH = 896, 840
"""px; the land that is drawn once. A garden has as much of it as it needs, around the middle."""
Hills = tuple[tuple[str, tuple[Point, ...]], ...]
HILLS: Hills = (
    (GRASS, ((-20, 360), (160, 316), (440, 376), (720, 308), (900, 350))),
    (GROVE, ((-20, 520), (170, 472), (440, 560), (710, 466), (900, 510))),
)
"""Its colours, and where each begins, in px; above them it is dusty."""
YARD, NORTH = (743, 688), 648
"""px; the land in the panel of a garden, and from its lower edge up to the northern corner of a board."""
YARD_SKY: Sequence[tuple[str, int]] = ((SKY[1], 96), (SKY[2], 176))
"""The lower parts of its sky, and where each begins, in px."""
YARD_SUN: Sequence[tuple[str, int]] = ((GLEAM, 132), (SUN, 84))
SUN_AT = 178, 118
"""px; the light around the sun and the sun: their radii and their middle. It is in the west, from where all
shadows fall.
"""
YARD_HILLS: Hills = (
    (FAR, ((-20, 236), (110, 220), (260, 252), (520, 218), (640, 190), (763, 214))),
    (MID, ((-20, 268), (150, 246), (372, 300), (600, 236), (763, 262))),
    (NEAR, ((-20, 420), (150, 392), (372, 480), (600, 388), (763, 414))),
    (NEAREST, ((-20, 566), (150, 548), (372, 620), (600, 556), (763, 540))),
)
TOWERS: Sequence[tuple[int, int]] = ((128, 46), (102, 44), (74, 46), (46, 44), (20, 30))
"""px; half the width and the height of the storeys of a tower on the horizon, from below."""
TOWER, PALMS = (52, 256), ((640, 232, 84), (700, 244, 128))
"""px; the middle of the foot of that tower, and palms: where they stand and how high."""
CROWN = (
    (-44, 16), (-34, -6), (-22, -22), (0, -30), (24, -22), (38, -6), (46, 16),
    (26, 4), (18, 22), (6, 4), (-8, 22), (-20, 4),
)  # fmt: skip
"""px; the outline of the leaves of a palm, around their middle."""
ROUND = 16
"""px; the radius of the corners of that land."""
SHADOW = (26, 18)
"""px; how far the shadow of a board reaches beyond its lower edge."""


def draw(canvas: Canvas, box: Box) -> None:
    """Lay the land in a box, which is as wide as the land and at most as high."""
    left, top, _, bottom = box
    (land,) = _land(WIDE, HIGH, HILLS)
    north = (HIGH - (bottom - top)) // 2
    canvas.lay(Canvas(GROUND, land), (0, north, WIDE, north + bottom - top), left, top)


def warm() -> None:
    """Draw the land in advance."""
    _land(WIDE, HIGH, HILLS)


@kept
def _land(wide: int, high: int, hills: Hills) -> tuple[Image.Image]:
    """Return land of a size in px in the palette of the game."""
    pen = Pen(wide, high)
    _rise(pen, hills)
    land = Canvas(GROUND, Image.new("RGB", (wide, high), DUST))
    land.put(pen.sheet(), 0, 0)
    return (settled(land.image, GROUND),)


def _rise(pen: Pen, hills: Hills) -> None:
    """Draw hills, each below its crest."""
    wide, high = pen.image.size
    for colour, crest in hills:
        pen.polygon([*smooth(crest, closed=False), (wide + 20, high + 20), (-20, high + 20)], colour)


@kept
def _evening() -> tuple[Image.Image]:
    """Return the land around the garden of a player with the low sun, with round corners at its end."""
    wide, high = YARD
    pen, outside = Pen(wide, high), Pen(wide, high)
    for colour, top in YARD_SKY:
        pen.box(-20, top, wide + 20, high + 20, colour)
    for colour, radius in YARD_SUN:
        pen.circle(*SUN_AT, radius, colour)
    _rise(pen, YARD_HILLS[:1])
    _city(pen)
    _rise(pen, YARD_HILLS[1:])
    land = Canvas(GROUND, Image.new("RGB", YARD, SKY[0]))
    land.put(pen.sheet(), 0, 0)
    outside.box(0, -ROUND, wide, high, PAPER, ROUND)
    canvas = Image.new("RGB", YARD, GROUND.tile)
    canvas.paste(land.image, (0, 0), outside.sheet().getchannel("a"))
    return (settled(canvas, GROUND),)


def _city(pen: Pen) -> None:
    """Draw a tower with terraces and palms on the horizon, as pale as what is far away."""
    x, y = TOWER
    for half, high in TOWERS:
        pen.box(x - half, y - high, x + half, y + 60, RUIN)
        pen.box(x - half - 4, y - high, x + half + 4, y - high + 8, CREST)
        y -= high
    for x, y, high in PALMS:
        pen.box(x - 4, y - high, x + 4, y + 40, RUIN)
        pen.polygon(smooth([(x + 1.2 * east, y - high + 1.2 * south) for east, south in CROWN]), FROND)


def yard(board: Image.Image) -> Image.Image:
    """Return the land in the panel of a garden with its board, in the palette of the game."""
    wide, high = YARD
    (land,) = _evening()
    painted = land.convert("RGB")
    middle = wide // 2, high - NORTH + round(WIDEST * HALF_HIGH)
    left, top = (at + aside for at, aside in zip(middle, board.info["at"], strict=True))
    firm = Image.eval(board.getchannel("a"), lambda alpha: 255 * (alpha > 127))
    painted.paste(rgb(DUSKY), (left + SHADOW[0], top + SHADOW[1]), firm)
    canvas = Canvas(GROUND, painted)
    canvas.put(board, left, top)
    found = settled(canvas.image, GROUND)
    found.info["at"] = tuple(-at for at in middle)
    return found
