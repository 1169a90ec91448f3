"""The land around a garden: dark, so that this glows; at sunset around the one that is looked at first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from render.boards.babylon.ground import (
    CREST,
    DUSKY,
    FROND,
    GLEAM,
    GROUND,
    LAND,
    LIT,
    LONG,
    RUIN,
    SKY,
    SUN,
)
from render.boards.babylon.oblique import WIDEST
from render.boards.babylon.relief import HALF_HIGH
from render.caching import kept
from render.canvas import Box, Canvas, cached, settled
from render.pen import Pen, Point, smooth
from render.theme import PAPER, rgb

WIDE, HIGH, HORIZON = 896, 840, 372
"""px; the land around what is told, which is drawn once, and how far down its horizon is. A garden has as
much of it as it needs, around the middle.
"""
YARD, YARD_HORIZON, NORTH = (743, 766), 288, 724
"""px; the land in the panel of a garden, its horizon, and from its lower edge up to the northern corner of a
board.
"""
BANDS: Sequence[tuple[str, int]] = ((SKY[1], -166), (SKY[2], -86))
"""The lower parts of the sky, and how far above the horizon each begins, in px."""
RINGS: Sequence[tuple[str, int]] = ((GLEAM, 108), (SUN, 72))
SUN_AT = 176, -84
"""px; the light around the sun and the sun: their radii, and their middle from the left end of the horizon.
It is in the west, from where all shadows fall.
"""
HILLS: Sequence[Sequence[Point]] = (
    ((-0.03, -26), (0.15, -42), (0.35, -10), (0.7, -44), (0.86, -72), (1.03, -48)),
    ((-0.03, 6), (0.2, -16), (0.5, 38), (0.81, -26), (1.03, 0)),
    ((-0.03, 158), (0.2, 130), (0.5, 218), (0.81, 126), (1.03, 152)),
    ((-0.03, 304), (0.2, 286), (0.5, 358), (0.75, 294), (1.03, 278)),
)
"""Where each colour of the land begins, in shares of its width and px below the horizon."""
STOREYS: Sequence[tuple[int, int]] = ((128, 46), (102, 44), (74, 46), (46, 44), (20, 30))
"""px; half the width and the height of the storeys of a tower on the horizon, from below."""
TOWER, PALMS = (52, -6), ((-148, -30, 84), (-82, -18, 128))
"""px; the middle of the foot of that tower from the left end of the horizon; and from the right end, palms:
where they stand and how high they are.
"""
CROWN = (
    (-53, 19), (-41, -7), (-26, -26), (0, -36), (29, -26), (46, -7), (55, 19),
    (31, 5), (22, 26), (7, 5), (-10, 26), (-24, 5),
)  # fmt: skip
"""px; the outline of the leaves of a palm, around their middle."""
EAST, LOW = 0.54, 84
"""Beside a garden that is seen from above: the horizon of a view, in shares of its height, and where the land
begins elsewhere, in px.
"""
SLOPES: Sequence[Sequence[int]] = ((0, 10, 300, 640), (0, 30, 120, 280))
"""px; how much lower than that each colour of the land begins in the east, without a view and in one."""
SLOPE, FRONT = (936, 1020), LIT[-1]
"""px; as much of that land as is needed for any garden; and its colour in front of a smaller one."""
AWAY, NEAR = 122, ((-186, 40, 128), (-60, 60, 112))
"""px; from the right end of that view to its tower, and its palms like those on the horizon."""
ROUND = 16
"""px; the radius of the corners of that land."""
SHADOW = (26, 18)
"""px; how far the shadow of a board reaches beyond its lower edge."""


def draw(canvas: Canvas, box: Box) -> None:
    """Lay the land in a box, which is as wide as the land and at most as high."""
    left, top, _, bottom = box
    (land,) = _land(WIDE, HIGH, HORIZON)
    north = (HIGH - (bottom - top)) // 2
    canvas.lay(Canvas(GROUND, land), (0, north, WIDE, north + bottom - top), left, top)


def warm() -> None:
    """Draw the land in advance."""
    _land(WIDE, HIGH, HORIZON)
    slope()


@kept
def _land(wide: int, high: int, horizon: int, radius: int = 0, evening: bool = False) -> tuple[Image.Image]:
    """Return land of a size in px, in the palette of the game, with such round corners at its end: sky and
    hills, in the `evening` with the low sun and what is far away.
    """
    pen, outside = Pen(wide, high), Pen(wide, high)
    for colour, down in BANDS if evening else ():
        pen.box(0, horizon + down, wide, high, colour)
    for colour, round_ in RINGS if evening else ():
        pen.circle(SUN_AT[0], horizon + SUN_AT[1], round_, colour)
    for number, (colour, crest) in enumerate(zip(LIT if evening else LAND, HILLS, strict=True)):
        if number == 1 and evening:
            _tower(pen, TOWER[0], horizon + TOWER[1])
        if number == 1:
            _palms(pen, wide, horizon, PALMS if evening else ())
        edge = smooth([(x * wide, horizon + y) for x, y in crest], closed=False)
        pen.polygon([*edge, (wide + 20, high + 20), (-20, high + 20)], colour)
    land = Canvas(GROUND, Image.new("RGB", (wide, high), SKY[0]))
    land.put(pen.sheet(), 0, 0)
    outside.box(0, -radius, wide, high, PAPER, radius)
    canvas = Image.new("RGB", (wide, high), GROUND.tile)
    canvas.paste(land.image, (0, 0), outside.sheet().getchannel("a"))
    return (settled(canvas, GROUND),)


def around(wide: int, high: int, *, view: bool = False) -> Image.Image:
    """Return the land at sunset around a garden that is seen from above, as a sprite with round corners: sky
    above it and hills beside it, perhaps with a `view` in the east of all that can be seen there.
    """
    pen, outside, horizon = Pen(wide, high), Pen(wide, high), round(EAST * high) if view else LOW
    pen.box(0, 0, wide, high, SKY[0])
    for colour, down in BANDS if view else ():
        pen.box(0, horizon + 2 * down, wide, high, colour)
    for number, (colour, down) in enumerate(zip(LIT, SLOPES[view], strict=True)):
        if number == 1 and view:
            _tower(pen, wide - AWAY, horizon + 30)
        if number == 2 and view:
            _palms(pen, wide, horizon, NEAR)
        low = horizon + down
        crest = (
            (-0.03, LOW),
            (0.4, LOW + down / 2),
            (0.7, low - 12),
            (0.78, low),
            (0.89, low - 16),
            (1.03, low),
        )
        edge = smooth([(x * wide, y) for x, y in crest], closed=False)
        pen.polygon([*edge, (wide + 20, high + 20), (-20, high + 20)], colour)
    outside.box(0, 0, wide, high, PAPER, ROUND)
    land = Image.new("RGBa", (wide, high))
    land.paste(pen.sheet(), mask=outside.sheet().getchannel("a"))
    return land


@cached
def slope() -> Canvas:
    """Return as much of this land as is around any garden, of which smaller ones have the upper part."""
    canvas = Canvas(GROUND, Image.new("RGB", SLOPE, GROUND.tile))
    canvas.put(around(*SLOPE), 0, 0)
    return canvas


def _tower(pen: Pen, x: float, y: float) -> None:
    """Draw a tower with terraces on the horizon, as pale as what is far away."""
    for half, high in STOREYS:
        pen.box(x - half, y - high, x + half, y + 60, RUIN)
        pen.box(x - half - 4, y - high, x + half + 4, y - high + 8, CREST)
        y -= high


def _palms(pen: Pen, wide: int, horizon: float, palms: Iterable[tuple[int, int, int]]) -> None:
    """Draw palms on the horizon, as pale as what is far away."""
    for x, y, high in palms:
        x, y = wide + x, horizon + y
        pen.box(x - 4, y - high, x + 4, y + 40, RUIN)
        pen.polygon(smooth([(x + east, y - high + south) for east, south in CROWN]), FROND)


def yard(board: Image.Image, evening: bool) -> Image.Image:
    """Return the land in the panel of a garden with its board, in the palette of the game; in the `evening`
    with all that can be seen there.
    """
    wide, high = YARD
    (land,) = _land(wide, high, YARD_HORIZON, ROUND, evening)
    painted = land.convert("RGB")
    middle = wide // 2, high - NORTH + round(WIDEST * HALF_HIGH)
    left, top = (at + aside for at, aside in zip(middle, board.info["at"], strict=True))
    firm = Image.eval(board.getchannel("a"), lambda alpha: 255 * (alpha > 127))
    painted.paste(rgb(LONG if evening else DUSKY), (left + SHADOW[0], top + SHADOW[1]), firm)
    canvas = Canvas(GROUND, painted)
    canvas.put(board, left, top)
    found = settled(canvas.image, GROUND)
    found.info["at"] = tuple(-at for at in middle)
    return found
