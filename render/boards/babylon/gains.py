"""What events of Babylon brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core import Event
from render import sprites
from render.boards import Gain
from render.boards.babylon import art
from render.caching import composed
from render.pen import Pen
from render.theme import COST, PAPER

REMOVED, BADGE = 1.75, 0.36
"""How large a tile is that is removed, by other signs, and the badge on its edge, by the tile."""


def _slab(code: str, size: int) -> Image.Image:
    """Return a tile whose symbols can be told apart where other signs are `size` px large."""
    return art.slab(code, size * 3 // 2)


@composed
def _removed(code: str, size: int) -> Image.Image:
    """Return a tile with a cross on its right edge, between its symbols."""
    tile = art.slab(code, round(REMOVED * size))
    badge = round(BADGE * tile.width)
    pen, ends = Pen(100, 100, badge / 100), (34, 66)
    pen.circle(50, 50, 44, COST, PAPER, 8)
    for path in (zip(ends, ends, strict=True), zip(ends, ends[::-1], strict=True)):
        pen.line([*path], PAPER, 13)
    sheet = Image.new("RGBa", (tile.width + badge // 2, tile.height))
    sprites.paste(sheet, tile, tile.width / 2, tile.height / 2)
    sprites.paste(sheet, pen.sheet(), sheet.width - badge / 2, tile.height / 2)
    return sheet


def gains(happened: Event) -> Iterator[Gain]:
    """Yield what an event brought the seat that it is about, or cost it."""
    args = dict(happened.args)
    match happened.kind:
        case "took":
            yield Gain("taken", None, partial(_slab, str(args["tile"])))
            yield Gain("column", int(args["n"]))
        case "built":
            yield Gain("column", -int(args["n"]))
            yield Gain("double", -int(args["doubles"]))
        case "gift-single":
            yield Gain("column", 1)
        case "gift-double":
            yield Gain("double", 1)
        case "returned":
            yield Gain("column", -int(args["n"]))
        case "double-lost":
            yield Gain("double", -1)
        case "thinned":
            yield Gain("tile", None, partial(_removed, str(args["tile"])))
        case "discarded":
            yield Gain("discarded", None, partial(_removed, str(args["tile"])))
        case "stored":
            yield Gain("tile", None, partial(_slab, str(args["tile"])))
        case _:
            return
