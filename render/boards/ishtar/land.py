"""The ground of Ishtar: dunes, the boards with their side and their shadow, and sand."""

from __future__ import annotations

from PIL import Image

from render.boards.ishtar.art import TALL, corner_points, garden, sheet, space
from render.boards.ishtar.ground import (
    BLOOMING,
    CLIFF,
    CLIFF_DARK,
    DUNE_EDGE,
    DUSK_DIM,
    DUSK_LIT,
    PROMISED,
    SANDS,
    SHADOW,
    SUNLIT,
)
from render.caching import sprite
from render.pen import Pen, Point, smooth

CLIFFS, FAR = 0.3, (0.2, 0.5)
"""How deep the side of the boards is, and how far their shadow falls, in widths of a space."""


@sprite
def sand(width: int, rippled: bool = False, light: int = SUNLIT) -> Image.Image:
    """Return sand in one of the tones of its `light`, with a ripple if it is `rippled`."""
    pen, x, y = space(width, SANDS[light], DUNE_EDGE, 98.4)
    if rippled:
        ripple = [(x - 26 + 8 * k, y + 20 + (4, 0, 2, 6, 4)[k]) for k in range(5)]
        pen.line(smooth(ripple, closed=False), DUNE_EDGE, 2.4)
    return pen.sheet()


@sprite
def promised(width: int, flowers: int, above: bool, free: bool) -> Image.Image:
    """Return a space of a tile that is not laid yet: what is below it shines through."""
    below, share = (sand(width), PROMISED) if free else (garden(width, 0), BLOOMING)
    return Image.blend(below, garden(width, flowers, above), share)


@sprite
def cliff(width: int) -> Image.Image:
    """Return the side of the boards below a space, in the light on the left and in the shade on the right."""
    depth = 100 * CLIFFS
    half = 50 * TALL + depth + 2
    pen = Pen(104, 2 * half, width / 100)
    _, _, right, foot, left, _ = corner_points(52, half, 101)
    for one, other, colour, seam in ((left, foot, CLIFF, CLIFF_DARK), (foot, right, CLIFF_DARK, SHADOW)):
        pen.polygon([one, other, (other[0], other[1] + depth), (one[0], one[1] + depth)], colour)
        pen.line([(x, y + depth * 0.55) for x, y in (one, other)], seam, 2.5)
    return pen.sheet()


@sprite
def shadow(width: int, tone: str = SHADOW) -> Image.Image:
    """Return the shadow of the boards below a space."""
    pen, x, y = sheet(width)
    pen.polygon(corner_points(x, y, 101), tone)
    return pen.sheet()


@sprite
def dune(width: int, tall: int) -> Image.Image:
    """Return a dune: its crest in the light, its slope in the shade."""
    pen = Pen(width, tall)
    crest: list[Point] = [(4, tall * 0.8), (width * 0.3, tall * 0.34), (width * 0.52, tall * 0.14),
                          (width * 0.74, tall * 0.4), (width - 4, tall * 0.84)]  # fmt: skip
    top = smooth(crest, closed=False)
    bend: list[Point] = [crest[2], (width * 0.44, tall * 0.46), (width * 0.6, tall * 0.72), crest[-1]]
    foot = smooth(bend, closed=False)
    pen.polygon([*top, (width * 0.5, tall * 0.94)], DUSK_LIT)
    pen.polygon([*top[top.index(crest[2]) :], *reversed(foot)], DUSK_DIM)
    return pen.sheet()
