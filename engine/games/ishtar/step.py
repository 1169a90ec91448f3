"""The action being carried out, and helpers for its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Event
from engine.games import base
from engine.games.ishtar.state import COLOURS, SHAPES, TILES, State, Tile


def fact(kind: str, seat: int | None = None, /, **args: str | int) -> Event:
    return Event(kind, seat, tuple(args.items()))


Step = base.Step[State]
"""The action may lead on to the next seat's turn: `state.asked`, not `mover`, has the turn."""


READ = {"T": (2, 1, 0), "I": (1, 0, 2), "V": (1, 0, 2)}
"""The spaces of tiles of each shape in the order in which one reads them on the carpet."""


def _described(tile: Tile) -> dict[str, str]:
    code, shape, spaces, icon, at = tile
    order = READ[SHAPES[shape]]
    return {
        "tile": code,
        "shape": SHAPES[shape],
        "spaces": " ".join(str(spaces[space]) for space in order),
        "icon": icon,
        "at": ("first", "second", "third")[order.index(at)] if icon else "",
    }


_LOOKS = [_described(tile) for tile in TILES]


def described(tile: int) -> Mapping[str, str]:
    """Return what a tile looks like: flowers on each space, 0 for grass, and which space has the icon.

    The spaces are listed in the order in which they are drawn on the carpet.
    """
    return _LOOKS[tile]


def by_colour(gems: Sequence[int]) -> dict[str, int]:
    """Return the gems by colour, as arguments of an event."""
    return dict(zip(COLOURS, gems, strict=True))
