"""Helpers for every part of the rules: to tell and score within an action.

Must not know about questions or the order of play.
"""

from __future__ import annotations

from engine.games import base
from engine.games.amyitis.state import SHEET, State

CHANNELS, SALES, GARDENS, IRRIGATION, PALACES, BANKERS, TEMPLE_POINTS, FAVOUR, GOODS_LEFT = range(len(SHEET))
"""Rows of `SHEET`."""


class Step(base.Step[State]):
    __slots__ = ()

    def score(self, seat: int, row: int, points: int) -> None:
        self.state.players[seat].sheet[row] += points
