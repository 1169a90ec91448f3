"""The land around a garden: pale, so that nothing but the garden is looked at."""

from __future__ import annotations

from PIL import Image

from render.boards.babylon.ground import DUST, GRASS, GROUND, GROVE, LEE
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
def _land(wide: int, high: int, hills: Hills, radius: int = 0) -> tuple[Image.Image]:
    """Return land of a size in px in the palette of the game, with such round corners at its end."""
    pen, outside = Pen(wide, high), Pen(wide, high)
    for colour, crest in hills:
        pen.polygon([*smooth(crest, closed=False), (wide + 20, high + 20), (-20, high + 20)], colour)
    land = Canvas(GROUND, Image.new("RGB", (wide, high), DUST))
    land.put(pen.sheet(), 0, 0)
    outside.box(0, -radius, wide, high, PAPER, radius)
    canvas = Image.new("RGB", (wide, high), GROUND.tile)
    canvas.paste(land.image, (0, 0), outside.sheet().getchannel("a"))
    return (settled(canvas, GROUND),)


def yard(board: Image.Image) -> Image.Image:
    """Return the land in the panel of a garden with its board, in the palette of the game."""
    wide, high = YARD
    (land,) = _land(wide, high, YARD_HILLS, ROUND)
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
