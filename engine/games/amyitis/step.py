"""One action being carried out, and what every part of the rules may do in it: tell and score.

Knows no questions and no order of play.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.core import Event
from engine.games.amyitis.state import SHEET, State

CHANNELS, SALES, GARDENS, IRRIGATION, PALACES, BANKERS, TEMPLE_POINTS, FAVOUR, GOODS_LEFT = range(len(SHEET))
"""Rows of `SHEET`."""


class Step:
    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int | None = None, **args: str | int) -> None:
        self.events.append(Event(kind, seat, tuple(args.items())))

    def score(self, seat: int, row: int, points: int) -> None:
        self.state.players[seat].sheet[row] += points
