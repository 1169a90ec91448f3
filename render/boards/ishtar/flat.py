"""Signs on a plain colour, in the palette of Ishtar: on what is flat as well, they cost nearly nothing.

Must not know what they mean. Nothing below them shows through beside them, and all that is pasted lies above.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from render import sprites
from render.boards.ishtar.ground import GROUND
from render.caching import kept
from render.canvas import Box, Canvas
from render.theme import rgb


def put(canvas: Canvas, x: float, y: float, on: str, draw: Callable[..., Image.Image], *args: Any) -> None:
    """Draw a sprite without words centred on (x, y).

    It is flat if it is `on` the colour of a flat bar; without that, it is pasted.
    """
    if not on:
        canvas.paste(draw(*args), x, y)
        return
    image, left, top = _reduced(draw, args, on)
    canvas.lay(Canvas(GROUND, image), (0, 0, *image.size), round(x - left), round(y - top))


def plate(canvas: Canvas, box: Box, fill: str, radius: int, edge: str, line: int, on: str) -> str:
    """Draw a plate with an edge of `line` px, if any, and return its colour if it is flat.

    It is if it is `on` the colour of a flat bar.
    """
    inside = (line, fill, radius - line)
    return plates(canvas, box, ((0, edge, radius), inside) if line else (inside,), on)


def plates(canvas: Canvas, box: Box, layers: Sequence[tuple[int, str, int]], on: str) -> str:
    """Draw plates within each other and return the colour of the innermost if they are flat.

    Of each are given how many px it is inside the box, its colour, and the radius of its corners.
    """
    left, top, right, bottom = box
    if on:
        (image,) = _plates(right - left, bottom - top, tuple(layers), on)
        canvas.lay(Canvas(GROUND, image), (0, 0, *image.size), left, top)
        return layers[-1][1]
    for inset, colour, radius in layers:
        canvas.box(left + inset, top + inset, right - inset, bottom - inset, colour, radius)
    return ""


@kept
def _reduced(
    draw: Callable[..., Image.Image], args: tuple[Any, ...], on: str
) -> tuple[Image.Image, float, float]:
    """Return what can be seen of a sprite on a colour, in the palette, and where its middle is there."""
    sprite = draw(*args)
    wide, high = sprite.size
    under = Image.new("RGB", sprite.size, rgb(on))
    sprites.paste(under, sprite, wide / 2, high / 2)
    box = left, top, _, _ = sprite.getbbox() or (0, 0, wide, high)
    return Canvas(GROUND, under.crop(box)).packed(), wide / 2 - left, high / 2 - top


@kept
def _plates(wide: int, high: int, layers: Sequence[tuple[int, str, int]], on: str) -> tuple[Image.Image]:
    """Return plates on a colour, in the palette."""
    canvas = Canvas(GROUND, Image.new("RGB", (wide, high), on))
    plates(canvas, (0, 0, wide, high), layers, "")
    return (canvas.packed(),)
