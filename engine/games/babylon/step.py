"""One action being carried out, and how what happens is told."""

from __future__ import annotations

from engine.chance import Chance
from engine.core import Event
from engine.games.babylon.state import TILES, State

_LOOKS = tuple(
    (("tile", tile.code), ("material", tile.material), ("flower", tile.flower), ("layout", tile.layout))
    for tile in TILES
)


class Step:
    """`mover` is the seat that acts."""

    __slots__ = ("chance", "events", "mover", "state")

    def __init__(self, state: State, mover: int, chance: Chance) -> None:
        self.state = state
        self.mover = mover
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int | None = None, **args: str | int) -> None:
        self.events.append(Event(kind, seat, tuple(args.items())))

    def tell_tile(self, kind: str, seat: int | None, tile: int, **args: str | int) -> None:
        self.events.append(about(tile, kind, seat, **args))


def about(tile: int, kind: str, seat: int | None, **args: str | int) -> Event:
    """An event that says what a tile looks like. A starting tile has no material."""
    return Event(kind, seat, (*args.items(), *_LOOKS[tile]))
