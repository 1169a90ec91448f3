"""Which turns completed or broke up sets of decorations or flowers: it follows from the garden.

Owns the events about it, which are told but not recorded. Must not change the position.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, event
from engine.games.babylon.decorations import POINTS, decorate
from engine.games.babylon.garden import bare_garden, build
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import SHEET, TILES, Garden, State

SETS = ("decorations", "flowers")
"""Rows of the score sheet."""


def told(state: State, events: Sequence[Event]) -> list[Event]:
    """Return the events that led to a position, each seat's with how its sets have changed."""
    found = list(events)
    for seat, player in enumerate(state.players):
        own = [number for number, happened in enumerate(found) if _is_building(happened, seat)]
        laid = {dict(found[number].args).get("tile") for number in own}
        numbers = [n for n, placed in enumerate(player.garden.tiles) if TILES[placed.tile].code in laid]
        if numbers:
            before, after = (_points(player.garden, n) for n in (numbers[0], numbers[-1] + 1))
            gains = [(row, now - then) for row, then, now in zip(SETS, before, after, strict=True)]
            changed = [_change(seat, row, gain) for row, gain in gains if gain]
            found[own[-1] + 1 : own[-1] + 1] = changed
    return found


def _is_building(happened: Event, seat: int) -> bool:
    return happened.seat == seat and happened.kind in ("built", "decorated")


def _change(seat: int, row: str, gain: int) -> Event:
    kind = "set-completed" if gain > 0 else "set-broken"
    return event(kind, seat, row=row, n=abs(gain) // POINTS[row], points=abs(gain))


def _points(garden: Garden, tiles: int) -> list[int]:
    """Return the points for sets of the garden's first `tiles` tiles and the decorations built by then."""
    again = bare_garden()
    for number, placed in enumerate(garden.tiles[:tiles], 1):
        build(again, placed)
        for piece in garden.pieces:
            if piece.after == number:
                decorate(again, piece.kind, piece.cell, piece.other)
    points = dict(zip(SHEET, sheet(again), strict=True))
    return [points[row] for row in SETS]
