"""The land around a garden: pale, so that nothing but the garden is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.boards.babylon import cover
from render.boards.babylon.ground import DUST, GRASS, GROUND, GROVE, LEE
from render.canvas import Box, Canvas, settled
from render.pen import Pen, Point, smooth
from render.sprites import kept
from render.theme import PAPER, rgb

WIDE, HIGH = 878, 800
"""px; the land that is drawn once. A garden has as much of it as it needs, around the middle."""
Hills = Sequence[tuple[str, Sequence[Point]]]
Palms = Sequence[tuple[int, int, int]]
HILLS: Hills = (
    (GRASS, ((-20, 360), (160, 316), (440, 376), (720, 308), (900, 350))),
    (GROVE, ((-20, 520), (170, 472), (440, 560), (710, 466), (900, 510))),
)
"""Its colours, and where each begins, in px; above them it is dusty."""
YARD, MIDDLE = (703, 662), (351, 296)
"""px; the land around the whole of a garden, and where the middle of its board is there."""
YARD_HILLS: Hills = (
    (GRASS, ((-20, 214), (130, 176), (352, 240), (574, 168), (723, 206))),
    (GROVE, ((-20, 420), (130, 386), (352, 470), (560, 380), (723, 412))),
)
PALMS: Palms = ((54, 232, 150), (644, 238, 156))
"""px; where palms stand around the whole of a garden, and how high they are."""
FAINT, ROUND = 0.35, 20
"""The share of the land behind palms in their colours, and the radius of the corners of that land, in px."""
SHADOW = (26, 18)
"""px; how far the shadow of a board reaches beyond its lower edge."""


def draw(canvas: Canvas, box: Box) -> None:
    """Lay the land without palms in a box, which is as wide as the land and at most as high."""
    left, top, _, bottom = box
    (land,) = _land()
    north = (HIGH - (bottom - top)) // 2
    canvas.lay(Canvas(GROUND, land), (0, north, WIDE, north + bottom - top), left, top)


def warm() -> None:
    """Draw the land in advance."""
    _land()


@kept
def _land() -> tuple[Image.Image]:
    """Return the land in the palette of the game."""
    return (settled(_painted((WIDE, HIGH), HILLS), GROUND),)


def _painted(size: tuple[int, int], hills: Hills, palms: Palms = ()) -> Image.Image:
    """Paint land of a size in px."""
    wide, high = size
    pen = Pen(wide, high)
    for colour, crest in hills:
        pen.polygon([*smooth(crest, closed=False), (wide + 20, high + 20), (-20, high + 20)], colour)
    canvas = Canvas(GROUND, Image.new("RGB", size, DUST))
    canvas.put(pen.sheet(), 0, 0)
    bare = canvas.image
    for x, foot, tall in sorted(palms, key=lambda palm: palm[1]):
        tree = cover.palm(tall)
        canvas.paste(tree, x + tree.width / 2 - 76, foot - tree.height / 2)
    return Image.blend(canvas.image, bare, FAINT) if palms else bare


def yard(board: Image.Image) -> Image.Image:
    """Return the land around a whole board with that board, in the palette of the game, on paper."""
    wide, high = YARD
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, PAPER, ROUND)
    canvas = Canvas(GROUND, Image.new("RGB", YARD, PAPER))
    painted = _painted(YARD, YARD_HILLS, PALMS)
    left, top = (at + aside for at, aside in zip(MIDDLE, board.info["at"], strict=True))
    firm = Image.eval(board.getchannel("a"), lambda alpha: 255 * (alpha > 127))
    painted.paste(rgb(LEE), (left + SHADOW[0], top + SHADOW[1]), firm)
    land = Canvas(GROUND, painted)
    land.put(board, left, top)
    canvas.image.paste(land.image, (0, 0), pen.sheet().getchannel("a"))
    found = settled(canvas.image, GROUND)
    found.info["at"] = tuple(-at for at in MIDDLE)
    return found
