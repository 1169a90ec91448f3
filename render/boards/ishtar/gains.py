"""What events of Ishtar brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core import Event
from engine.games.ishtar.state import COLOURS, TILE, TREE
from render.boards import Gain
from render.boards.ishtar import art, carpet


def _tile(number: int, size: int) -> Image.Image:
    """Return a tile whose flowers can be seen where other signs are `size` px large."""
    return art.tile(number, 0, carpet.fitting(number, size * 2, size * 3 // 2))


def gains(happened: Event) -> Iterator[Gain]:
    """Yield what an event brought the seat that it is about, or cost it."""
    args = dict(happened.args)
    match happened.kind:
        case "took":
            yield Gain("tile", None, partial(_tile, TILE[str(args["tile"])]))
        case "unlocked":
            yield Gain(f"skill-{args['skill']}")
        case "reserved":
            yield Gain("tree", None, partial(art.tree, TREE[str(args["tree"])]))
        case "helped":
            yield Gain("assistant", int(args["n"]), partial(art.assistant, happened.seat or 0))
        case "assisted":
            yield Gain("assistant", -1, partial(art.assistant, happened.seat or 0))
        case "placed" | "gathered" | "planted":
            pass
        case _:
            return
    paid = -1 if happened.kind in ("took", "unlocked", "planted") else 1
    for colour in COLOURS:
        yield Gain(f"gem-{colour}", paid * int(args.get(colour, 0)))
