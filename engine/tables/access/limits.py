"""How many tables people and servers can have, and how often a person may ask others for something.

Owns these limits, and the locks under which people take seats. Must not know what the calls do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from engine.tables.store import OPEN, Store, Table, UserSettings, settings_of
from engine.tables.table.session import Denied, Session
from engine.tables.time.clock import HOUR

NAMED = 10
"""The most tables that a refusal names."""
WISHES = 6
"""The most requests of a person to the others at their tables in an hour."""


class Limits:
    """The limits on tables and wishes of people and servers."""

    def __init__(self, store: Store, now: Callable[[], int], per_person: int, per_server: int) -> None:
        self._store, self._now = store, now
        self.per_person, self.per_server = per_person, per_server

    def joining(self, user: int) -> AbstractAsyncContextManager[None]:
        """Return the lock under which a person takes seats, so that two at once cannot exceed the limit."""
        return self._store.turn(f"person {user}")

    async def count_wish(self, session: Session, seat: int) -> None:
        """Count a request of a person to the others at a table, who are mentioned.

        Raise `Denied` if there were too many in the last hour. If nobody else is at the table,
        nothing is counted.
        """
        user = session.table.seats[seat].user
        if user is None or session.people() == [seat]:
            return
        await self.count_request(user)

    async def count_request(self, user: int) -> None:
        """Count a request of a person that mentions others. Raise `Denied` as `count_wish` does."""
        now = self._now()
        async with self._store.turn(f"wishes {user}"):
            stored = (await settings_of(self._store, UserSettings, user)).wishes
            latest = [at for at in stored if now - HOUR < at <= now]
            if len(latest) >= WISHES:
                raise Denied("too-many-wishes", most=WISHES, at=str(latest[0] + HOUR))
            await self._store.change_settings(UserSettings, user, {"wishes": [*latest, now]})

    async def require_room(self, user: int, guild: int | None = None) -> None:
        """Raise `Denied` if this person or server has too many tables; the error names some of them."""
        own = await self._store.tables_of(user, OPEN, self.per_person)
        if len(own) >= self.per_person:
            raise Denied("too-many-tables", most=self.per_person, tables=_named(own))
        if guild is not None:
            await self.require_room_in(guild)

    async def require_room_in(self, guild: int) -> None:
        """Raise `Denied` if this server has too many tables; the error names some of them."""
        here = await self._store.tables_in(guild, OPEN, self.per_server)
        if len(here) >= self.per_server:
            raise Denied("too-many-tables-here", most=self.per_server, tables=_named(here))


def _named(tables: Sequence[Table]) -> str:
    """Return the numbers of the tables to give up first: lobbies, then those that were idle the longest."""
    first = sorted(tables, key=lambda table: (table.status != "lobby", table.moved, table.id))[:NAMED]
    return ", ".join(str(table.id) for table in first) + (", …" if len(tables) > NAMED else "")
