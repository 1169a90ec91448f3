"""Helpers for every part of the rules: to tell and score within an action.

Must not know about questions or the order of play.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.core import Event, Points
from engine.games import base
from engine.games.amyitis.state import SHEET, State

CHANNELS, SALES, GARDENS, IRRIGATION, PALACES, BANKERS, TEMPLE_POINTS, FAVOUR, GOODS_LEFT = range(len(SHEET))
"""Rows of `SHEET`."""

FORCED = "-forced"
"""The suffix of the kind of an event that says what a player did for want of a choice."""


class Step(base.Step[State]):
    """`forced` is True once the step goes on with an answer that nobody was asked for."""

    __slots__ = ("forced",)

    def __init__(self, state: State, mover: int, chance: Chance) -> None:
        self.state = state
        self.mover = mover
        self.chance = chance
        self.events: list[Event] = []
        self.forced = False

    def choose(self, kind: str, seat: int, points: Points = (), /, **args: str | int) -> None:
        """Add an event that says what a player has chosen or, with the suffix `FORCED`, had to do."""
        kind += FORCED if self.forced else ""
        self.events.append(Event(kind, seat, tuple(args.items()), None, points))

    def score(self, seat: int, row: int, points: int) -> Points:
        """Add points to a row of the seat's sheet. Return them for the event that tells why."""
        self.state.players[seat].sheet[row] += points
        return ((seat, points),) if points else ()
