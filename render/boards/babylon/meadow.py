"""The land around a garden: pale, so that nothing but the garden is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.boards.babylon.ground import DUST, GRASS, GROUND, GROVE, HAZE, LEE
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
YARD, NORTH = (743, 708), 660
"""px; the land in the panel of a garden, and from its lower edge up to the northern corner of a board."""
YARD_HILLS: Hills = (
    (GRASS, ((-20, 246), (150, 206), (372, 266), (600, 200), (763, 242))),
    (GROVE, ((-20, 456), (150, 416), (372, 516), (600, 410), (763, 452))),
)
FAR: Sequence[tuple[int, int]] = ((108, 40), (84, 42), (58, 46), (30, 44))
"""px; half the width and the height of the storeys of a tower on the horizon, from below."""
TOWER, PALMS = (58, 214), ((654, 206, 62), (708, 214, 102))
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
def _land(wide: int, high: int, hills: Hills, radius: int = 0, far: bool = False) -> tuple[Image.Image]:
    """Return land of a size in px in the palette of the game, with such round corners at its end, and
    perhaps with what is `far` away.
    """
    pen, outside = Pen(wide, high), Pen(wide, high)
    if far:
        _city(pen)
    for colour, crest in hills:
        pen.polygon([*smooth(crest, closed=False), (wide + 20, high + 20), (-20, high + 20)], colour)
    land = Canvas(GROUND, Image.new("RGB", (wide, high), DUST))
    land.put(pen.sheet(), 0, 0)
    outside.box(0, -radius, wide, high, PAPER, radius)
    canvas = Image.new("RGB", (wide, high), GROUND.tile)
    canvas.paste(land.image, (0, 0), outside.sheet().getchannel("a"))
    return (settled(canvas, GROUND),)


def _city(pen: Pen) -> None:
    """Draw a tower with terraces and palms on the horizon, as pale as what is far away."""
    x, y = TOWER
    for half, high in FAR:
        pen.box(x - half, y - high, x + half, y + 60, HAZE)
        pen.box(x - half - 4, y - high, x + half + 4, y - high + 8, GROVE)
        y -= high
    for x, y, high in PALMS:
        pen.box(x - 4, y - high, x + 4, y + 40, HAZE)
        pen.polygon(smooth([(x + east, y - high + south) for east, south in CROWN]), GROVE)


def yard(board: Image.Image) -> Image.Image:
    """Return the land in the panel of a garden with its board, in the palette of the game."""
    wide, high = YARD
    (land,) = _land(wide, high, YARD_HILLS, ROUND, far=True)
    painted = land.convert("RGB")
    middle = wide // 2, high - NORTH + round(WIDEST * HALF_HIGH)
    left, top = (at + aside for at, aside in zip(middle, board.info["at"], strict=True))
    firm = Image.eval(board.getchannel("a"), lambda alpha: 255 * (alpha > 127))
    painted.paste(rgb(LEE), (left + SHADOW[0], top + SHADOW[1]), firm)
    canvas = Canvas(GROUND, painted)
    canvas.put(board, left, top)
    found = settled(canvas.image, GROUND)
    found.info["at"] = tuple(-at for at in middle)
    return found
