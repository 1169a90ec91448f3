"""The base of every part of the service: the store, access to tables, and limits on their number.

Owns these limits, also that of wishes, and the locks under which people take seats. Must not know what the
calls do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, TypeVar

from engine.bots import pool
from engine.tables.automation import Automation
from engine.tables.clock import HOUR
from engine.tables.lines import LineReader
from engine.tables.session import Denied, Session
from engine.tables.sessions import Sessions
from engine.tables.store import Status, Store, Table, UserSettings, settings_of

T = TypeVar("T")

OPEN: tuple[Status, ...] = ("lobby", "live")
NAMED = 10
"""The most tables that a refusal names."""
WISHES = 6
"""How often a person may ask the others at their tables for something in an hour."""


class Person(NamedTuple):
    """A person at a table: the user id, and the name to show."""

    id: int
    name: str


class TablesBase:
    """The base class of the parts of `Tables`, with its arguments."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        think: pool.Think | None = None,
        thinkers: int = pool.PROCESSES,
        per_person: int = 20,
        per_server: int = 200,
    ) -> None:
        self.store = store
        self.per_person, self.per_server = per_person, per_server
        self.sessions = Sessions(store, clock)
        self.pauses = self.sessions.pauses
        self._thinker = pool.ThinkingPool(thinkers)
        self._advised: set[int] = set()
        """The people whom a computer is thinking for."""
        self._lines = LineReader()
        self.automation = Automation(self.sessions, think or self._thinker.think)

    async def work(self, function: Callable[..., T], *args: object) -> T:
        """Return the result of a function of computer players, called in a thinking process."""
        return await self._thinker.run(function, *args)

    async def close(self) -> None:
        """Stop the thinking processes and the thread that reads lines. The store stays open."""
        self._thinker.close()
        self._lines.close()

    def _joins(self, user: int) -> AbstractAsyncContextManager[None]:
        """Return the lock under which a person takes seats, so that two at once cannot exceed the limit."""
        return self.store.turn(f"person {user}")

    async def _count_wish(self, session: Session, seat: int) -> None:
        """Count that a person asks the others at a table for something, which mentions them.

        Raise `Denied` if they have asked for too much in the last hour. If nobody else is at the table,
        nothing is counted.
        """
        user, now = session.table.seats[seat].user, self.sessions.now()
        if user is None or session.people() == [seat]:
            return
        async with self.store.turn(f"wishes {user}"):
            stored = (await settings_of(self.store, UserSettings, user)).wishes
            latest = [at for at in stored if now - HOUR < at <= now]
            if len(latest) >= WISHES:
                raise Denied("too-many-wishes", most=WISHES, at=str(latest[0] + HOUR))
            await self.store.change_settings(UserSettings, user, {"wishes": [*latest, now]})

    async def _require_room(self, user: int, guild: int | None = None) -> None:
        """Raise `Denied` if this person or server has too many tables; the error names some of them."""
        own = await self.store.tables_of(user, OPEN, self.per_person)
        if len(own) >= self.per_person:
            raise Denied("too-many-tables", most=self.per_person, tables=_named(own))
        if guild is not None:
            await self._require_room_in(guild)

    async def _require_room_in(self, guild: int) -> None:
        """Raise `Denied` if this server has too many tables; the error names some of them."""
        here = await self.store.tables_in(guild, OPEN, self.per_server)
        if len(here) >= self.per_server:
            raise Denied("too-many-tables-here", most=self.per_server, tables=_named(here))


def _named(tables: Sequence[Table]) -> str:
    """Return the numbers of the tables to give up first: lobbies, then those that were idle the longest."""
    first = sorted(tables, key=lambda table: (table.status != "lobby", table.moved, table.id))[:NAMED]
    return ", ".join(str(table.id) for table in first) + (", …" if len(tables) > NAMED else "")
