"""What those who manage a server do about its tables: who may not play there, and tables of others.

Owns what follows for the tables. Must not know who manages a server: that is up to Discord's permissions.
"""

from __future__ import annotations

from engine.core import event
from engine.tables.access.access import Access, trying_twice
from engine.tables.access.limits import Limits
from engine.tables.council import votes
from engine.tables.council.council import Council
from engine.tables.seats.lobby import stand_up
from engine.tables.store import OPEN, ServerSettings, Table, settings_of
from engine.tables.table.letters import CARD, Notice
from engine.tables.table.session import Denied, seat_of
from engine.tables.table.stored import gathering_of, pack_gathering

MOST_BANNED = 500
"""The most people who may not play on one server."""


class Hosts:
    """The calls of those who manage a server. `by` is who does it."""

    def __init__(self, access: Access, limits: Limits, council: Council) -> None:
        self._access, self._limits, self._council = access, limits, council

    async def ban(self, guild: int, user: int, by: int) -> list[Table]:
        """Keep a person away from the tables of a server, and return those that they have left thereby.

        They leave the queue and the lobbies; at running tables a computer plays on for them, as long as they
        may not come back. Banning somebody again does what is left of this. Raise `Denied` if too many are
        banned.
        """
        self._access.pauses.refuse()
        store = self._access.store
        banned = (await settings_of(store, ServerSettings, guild)).banned
        if str(user) not in banned:
            if len(banned) >= MOST_BANNED:
                raise Denied("too-many-banned", most=MOST_BANNED)
            ban = {"by": by, "at": self._access.now()}
            await store.change_settings(ServerSettings, guild, {"banned": {str(user): ban}})
        await store.queue.leave(guild, user)
        there = await store.tables_in(guild, OPEN, self._limits.per_server)
        changed = [await self._remove(table.id, guild, user) for table in there if _is_about(table, user)]
        return [table for table in changed if table is not None]

    async def lift(self, guild: int, user: int) -> None:
        """Let a person play on a server again."""
        await self._access.store.change_settings(ServerSettings, guild, {"banned": {str(user): None}})

    @trying_twice
    async def _remove(self, match: int, guild: int, user: int) -> Table | None:
        """Take the seat of a person away, or the question whether they join; None if they have neither."""
        async with self._access.locked(match) as table:
            if table.guild != guild or not _is_about(table, user):
                return None
            seat = seat_of(table, user)
            if table.status == "lobby":
                if seat is not None:
                    stand_up(table, seat)
                own = gathering_of(table)
                own.calls = [call for call in own.calls if call.user != user]
                pack_gathering(table, own)
                await self._access.store_lobby(table)
            elif table.status == "live" and seat is not None:
                session = self._access.of(table)
                await self._council.vacate(session, votes.ABSENT, seat, "computer")
                happened = event("table-banned", seat, left=len(session.people()))
                await self._access.save(session, event=happened)
            return table

    @trying_twice
    async def end(self, match: int, guild: int, by: int) -> Table:
        """Call off a table of a server. Its players are told who did it."""
        async with self._access.locked(match) as table:
            self._require_here(table, guild)
            table.status, status = "cancelled", table.status
            if status == "lobby":
                await self._access.store_lobby(table)
            else:
                happened = event("table-ended-by-host", None, by=f"<@{by}>")
                await self._access.save(self._access.of(table), event=happened)
            return table

    @trying_twice
    async def move(self, match: int, guild: int, channel: int, by: int) -> Table:
        """Continue a table of a server in another of its channels. Its players are told who did it."""
        async with self._access.locked(match) as table:
            self._require_here(table, guild)
            if table.status == "lobby":
                table.channel, table.thread, table.message, table.post = channel, None, None, ""
                card = self._access.letter(CARD, Notice())
                await self._access.store.save(table, outbox=[card], elsewhere=True)
                self._access.tell(match, guild, wakes=True)
            else:
                happened = event("table-moved-by-host", None, by=f"<@{by}>")
                await self._council.move(self._access.of(table), happened, guild, channel)
            return table

    @staticmethod
    def _require_here(table: Table, guild: int) -> None:
        """Raise `Denied` unless a table is open and belongs to the server."""
        if table.guild != guild:
            raise Denied("no-table")
        if table.status not in OPEN:
            raise Denied(f"is-{table.status}")


def _is_about(table: Table, user: int) -> bool:
    """Return True if a person has a seat at an open table, or has been asked to join its lobby."""
    asked = table.status == "lobby" and any(call.user == user for call in gathering_of(table).calls)
    return asked or seat_of(table, user) is not None
