"""One action being carried out, and how what happens is told."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.core import Event
from engine.games.ishtar.state import COLOURS, SHAPES, TILES, State


def fact(kind: str, seat: int | None = None, /, **args: str | int) -> Event:
    return Event(kind, seat, tuple(args.items()))


class Step:
    """What the action leads to may be the turn of the next seat: `state.asked` says whose turn it is."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int | None = None, /, **args: str | int) -> None:
        self.events.append(fact(kind, seat, **args))


def described(tile: int) -> dict[str, str]:
    """What a tile looks like: flowers on each space, 0 for grass, and which space has the icon."""
    code, shape, spaces, icon, at = TILES[tile]
    return {
        "tile": code,
        "shape": SHAPES[shape],
        "spaces": " ".join(map(str, spaces)),
        "icon": icon,
        "at": ("first", "second", "third", "")[at],
    }


def counted(gems: Sequence[int]) -> dict[str, int]:
    """Gems by colour, as arguments of an event."""
    return dict(zip(COLOURS, gems, strict=True))
