"""The action being carried out, and helpers for its events."""

from __future__ import annotations

from engine.core import Event, Points
from engine.games import base
from engine.games.babylon.state import TILES, State

_LOOKS = tuple(
    (("tile", tile.code), ("material", tile.material), ("flower", tile.flower), ("layout", tile.layout))
    for tile in TILES
)


class Step(base.Step[State]):
    __slots__ = ()

    def tell_tile(
        self, kind: str, seat: int | None, tile: int, points: Points = (), /, **args: str | int
    ) -> None:
        self.events.append(Event(kind, seat, (*args.items(), *_LOOKS[tile]), None, points))


def about(tile: int, kind: str, seat: int | None, **args: str | int) -> Event:
    """Return an event that says what a tile looks like. A starting tile has no material."""
    return Event(kind, seat, (*args.items(), *_LOOKS[tile]))
