"""The queues in a store: who waits on which server for a game.

Must not know who fits whom: to the store, `wish` is opaque.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from engine.tables.store.database import Database
from engine.tables.store.model import Waiting
from engine.tables.store.rows import COLUMNS

T = TypeVar("T")

_COLUMNS = ", ".join(f'"{name}"' for name in COLUMNS["queue"])
_SELECT = f"select {_COLUMNS} from queue where"  # noqa: S608  # constants
_PUT = f"""insert into queue ({_COLUMNS})
    values (:guild, :user, :name, :channel, :wish, :since, :until)
    on conflict (guild, "user") do update set name = excluded.name, channel = excluded.channel,
    wish = excluded.wish, until = excluded.until"""  # noqa: S608  # constants
LEAVE_QUEUE = 'delete from queue where guild = :guild and "user" in :users'
"""Takes people out of the queue of a server."""

Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""


class Queue:
    """The calls about queues. `read` and `write` run a transaction, as those of `Store` do."""

    def __init__(self, read: Run[Any], write: Run[Any]) -> None:
        self._read, self._write = read, write

    async def put(self, waiting: Waiting) -> None:
        """Put a person into the queue of a server; if they are in it, they keep their place in it."""
        await self._write(lambda db: db.execute(_PUT, **waiting._asdict()))

    async def leave(self, guild: int, user: int) -> bool:
        """Take a person out of the queue of a server. Return False if they were not in it."""
        return bool(await self._write(lambda db: db.execute(LEAVE_QUEUE, guild=guild, users=[user])))

    async def here(self, guild: int, now: int) -> list[Waiting]:
        """Return who waits on a server at `now`, those who have waited longest first."""
        select = f'{_SELECT} guild = :guild and until > :now order by since, "user"'
        return await self._select(select, guild=guild, now=now)

    async def about(self, user: int) -> list[Waiting]:
        """Return the places of a person in all queues."""
        return await self._select(f'{_SELECT} "user" = :user order by guild', user=user)

    async def servers(self, now: int) -> list[int]:
        """Delete the places that have ended, and return the servers on which people wait."""

        async def work(db: Database) -> list[int]:
            await db.execute("delete from queue where until <= :now", now=now)
            return [row[0] for row in await db.fetch("select distinct guild from queue order by guild")]

        return await self._write(work)

    async def _select(self, select: str, **names: Any) -> list[Waiting]:
        async def work(db: Database) -> list[Waiting]:
            return [Waiting(*row) for row in await db.fetch(select, **names)]

        return await self._read(work)
