"""Tables: matches that people play over days. The async service on which everything on Discord is built.

Import `Tables` and the values it takes and returns from here, and stored values from `engine.tables.store`.
Must not know Discord, pictures or words: people and places are ids.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time as unix_time

from engine.bots import pool
from engine.tables.access.access import Access
from engine.tables.access.limits import Limits
from engine.tables.council.council import Council
from engine.tables.look import BEGUN, Look
from engine.tables.moves.automation import Automation
from engine.tables.moves.foresight import Foresight
from engine.tables.moves.lines import LineReader
from engine.tables.moves.private import Private
from engine.tables.play.advice import Advising
from engine.tables.play.play import Play, Pressed
from engine.tables.seats.leaving import Seats
from engine.tables.seats.lobby import Lobby
from engine.tables.seats.people import People
from engine.tables.store import Store
from engine.tables.table.letters import Notice, read_notice
from engine.tables.table.session import Denied, Person, Viewer
from engine.tables.table.stored import Order, Prefs, Proposal
from engine.tables.upkeep import consequences
from engine.tables.upkeep.timers import Timers

__all__ = [
    "BEGUN",
    "Denied",
    "Foresight",
    "Look",
    "Notice",
    "Order",
    "Person",
    "Prefs",
    "Pressed",
    "Proposal",
    "Tables",
    "Viewer",
    "read_notice",
]


class Tables:
    """The service: its parts, each of which owns the calls about one subject.

    Each call loads a table, changes it and saves it; nothing lives only in memory. A call raises `Denied` if
    the person may not do this, or not now, and another kind of `Refused` for a move that is not possible;
    then nothing has changed.

    `clock` returns unix seconds. `think` returns a computer player's move, by default chosen in one of
    `thinkers` processes. `per_person` and `per_server` are the most tables, lobbies and running ones, at
    which a person can have a seat and that a server can have.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = unix_time,
        think: pool.Think | None = None,
        thinkers: int = pool.PROCESSES,
        per_person: int = 20,
        per_server: int = 200,
    ) -> None:
        self.store = store
        self.access = Access(store, clock, consequences.follow)
        self.pauses = self.access.pauses
        self.limits = Limits(store, self.access.now, per_person, per_server)
        self.thinkers = pool.ThinkingPool(thinkers)
        self._lines = LineReader()
        self.lobby = Lobby(self.access, self.limits)
        self.council = Council(self.access, self.limits)
        self.seats = Seats(self.access, self.limits, self.lobby, self.council)
        self.people = People(self.access)
        self.play = Play(self.access, self._lines)
        self.private = Private(self.access, self._lines)
        self.advice = Advising(self.access, self.thinkers)
        self.timers = Timers(self.access, self.council)
        self.automation = Automation(self.access, think or self.thinkers.think)

    async def close(self) -> None:
        """Stop the thinking processes and the thread that reads lines. The store stays open."""
        self.thinkers.close()
        self._lines.close()
