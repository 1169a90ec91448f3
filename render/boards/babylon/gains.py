"""What events of Babylon brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core import Event
from render.boards import Gain
from render.boards.babylon import art


def _slab(code: str, size: int) -> Image.Image:
    """Return a tile whose symbols can be told apart where other signs are `size` px large."""
    return art.slab(code, size * 5 // 4)


def gains(happened: Event) -> Iterator[Gain]:
    """Yield what an event brought the seat that it is about, or cost it."""
    args = dict(happened.args)
    match happened.kind:
        case "took":
            yield Gain("tile", None, partial(_slab, str(args["tile"])))
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
            yield Gain("tile", -1, partial(_slab, str(args["tile"])))
        case "discarded":
            yield Gain("discarded", -1, partial(_slab, str(args["tile"])))
        case "stored":
            yield Gain("tile", None, partial(_slab, str(args["tile"])))
        case _:
            return
