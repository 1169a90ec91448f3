"""The land around a garden of which a part is told: pale, so that nothing but the garden is looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.boards.babylon import cover
from render.boards.babylon.ground import DUST, GRASS, GROUND, GROVE
from render.canvas import Box, Canvas, settled
from render.pen import Pen, Point, smooth
from render.sprites import kept

WIDE, HIGH = 878, 760
"""px; the land that is drawn once. A garden has as much of it as it needs, around the middle."""
HILLS: Sequence[tuple[str, Sequence[Point]]] = (
    (GRASS, ((-20, 340), (160, 296), (440, 356), (720, 288), (900, 330))),
    (GROVE, ((-20, 500), (170, 452), (440, 540), (710, 446), (900, 490))),
)
"""Its colours, and where each begins, in px; above them it is dusty."""
PALMS = ((70, 430, 170), (150, 360, 104), (736, 356, 100), (802, 440, 180))
"""px; where palms stand, and how high they are."""
FAINT = 0.45
"""The share of the land behind palms in their colours."""


def draw(canvas: Canvas, box: Box, palms: bool = True) -> None:
    """Lay the land in a box, which is as wide as the land and at most as high; without palms where what is
    told would hide half of them.
    """
    left, top, _, bottom = box
    (land,) = _land(palms)
    north = (HIGH - (bottom - top)) // 2
    canvas.lay(Canvas(GROUND, land), (0, north, WIDE, north + bottom - top), left, top)


def warm() -> None:
    """Draw the land in advance."""
    for palms in (False, True):
        _land(palms)


@kept
def _land(palms: bool) -> tuple[Image.Image]:
    """Return the land in the palette of the game."""
    pen = Pen(WIDE, HIGH)
    for colour, crest in HILLS:
        pen.polygon([*smooth(crest, closed=False), (WIDE + 20, HIGH + 20), (-20, HIGH + 20)], colour)
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), DUST))
    canvas.put(pen.sheet(), 0, 0)
    bare = canvas.image
    for x, foot, tall in sorted(PALMS, key=lambda palm: palm[1]) if palms else ():
        tree = cover.palm(tall)
        canvas.paste(tree, x + tree.width / 2 - 76, foot - tree.height / 2)
    return (settled(Image.blend(canvas.image, bare, FAINT), GROUND),)
