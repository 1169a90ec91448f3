"""Leaving a running table, returning to it, calling it off.

Owns who may do so. Must not know clocks; a vote decides about an absent player, and about calling a game off.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import bots
from engine.core import Event
from engine.tables.access.access import Access, trying_twice
from engine.tables.access.limits import Limits
from engine.tables.access.requirements import require_fit
from engine.tables.council import votes
from engine.tables.council.council import Council
from engine.tables.seats.lobby import Lobby, require_opener
from engine.tables.store import Table
from engine.tables.table import contributions
from engine.tables.table.session import Denied, Person, seat_of
from engine.tables.table.stored import Departure, SeatState, departures, make_nameless
from engine.tables.time import deadlines


class Seats:
    """The calls with which people leave running tables and take seats at them."""

    def __init__(self, access: Access, limits: Limits, lobby: Lobby, council: Council) -> None:
        self._access, self._limits = access, limits
        self._lobby, self._council = lobby, council

    @trying_twice
    async def resign(self, match: int, user: int, level: str = bots.LEVELS[0]) -> Table:
        """Hand a seat over to a computer for good. If no person is left, the game is called off."""
        async with self._access.live(match) as session:
            table, seat = session.table, session.seat(user)
            table.seats[seat].user, table.seats[seat].bot = None, level
            session.reset(seat)
            left = Departure(user, "resigned", self._access.now())
            session.own[seat] = SeatState(resigned=user, departed=[*departures(session.own[seat]), left])
            event = Event("table-resigned", seat)
            if not any(seat.user for seat in table.seats):
                table.status = "cancelled"
                event = Event("table-called-off-alone", seat)
            await self._access.save(session, event=event)
            return table

    @trying_twice
    async def cancel(self, match: int, user: int) -> Table:
        """Call a lobby off, or ask the others to call a running game off (`Council.call_off`)."""
        async with self._access.locked(match) as table:
            if table.status == "lobby":
                require_opener(table, user)
                table.status = "cancelled"
                await self._access.store_lobby(table)
                return table
            if table.status != "live":
                raise Denied("not-live")
            session = self._access.of(table)
            await self._council.call_off(session, session.seat(user))
            return table

    @trying_twice
    async def announce(self, match: int, user: int = 0) -> None:
        """Queue the post of a running table's turn once more. It counts as a wish of `user`, if given."""
        async with self._access.locked(match, in_pause=True) as table:
            self._access.require(table, ("live",))
            session = self._access.of(table)
            if user:
                await self._limits.count_wish(session, session.seat(user))
            await self._access.save(session, announce=True)

    @trying_twice
    async def sit_down(self, match: int, who: Person) -> Table:
        """Take an open seat of a running table. Raise `Denied`, as `Lobby.join` does."""
        async with self._limits.joining(who.id), self._access.live(match) as session:
            table = session.table
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            await self._access.require_welcome(who.id, table.guild)
            await self._access.require_no_avoided(who.id, table)
            await require_fit(self._access.store, who.id, table)
            await self._limits.require_room(who.id)
            free = next((seat for seat in table.seats if not seat.user and not seat.bot), None)
            if free is None:
                raise Denied("seat-taken")
            free.user, free.name = who.id, who.name
            votes.forget_votes(session, free.seat)
            before = departures(session.own[free.seat], but=who.id)
            session.own[free.seat] = SeatState(departed=before)
            deadlines.mark_informed(session, free.seat, self._access.now())
            await self._access.save(session, event=Event("table-took-over", free.seat))
            return table

    @trying_twice
    async def come_back(self, match: int, user: int) -> Table:
        """Take one's former seat back: from a computer, or while it is open."""
        async with self._access.live(match) as session:
            table = session.table
            seats = [s for s in table.seats if session.own[s.seat].former == user and not s.user]
            if not seats or seat_of(table, user) is not None:
                raise Denied("no-seat-of-yours")
            await self._access.require_welcome(user, table.guild)
            seat = seats[0]
            session.reset(seat.seat)
            seat.user, seat.bot = user, ""
            votes.forget_votes(session, seat.seat)
            before = departures(session.own[seat.seat], but=user)
            session.own[seat.seat] = SeatState(departed=before)
            deadlines.mark_informed(session, seat.seat, self._access.now())
            await self._access.save(session, news=Event("table-came-back", seat.seat))
            return table

    async def forget(self, user: int, name: Callable[[Table], str]) -> list[Table]:
        """Delete everything about a person, and return the lobbies that they have left thereby.

        Computers take over their seats. At finished tables, `name` says what their seat is
        called from now on.
        """
        left: list[Table] = []
        for match in await self._access.store.matches_about(user):
            table = await self._make_nameless(match, user, name)
            if seat_of(table, user) is None:
                continue
            if table.status == "lobby":
                left.append(await self._lobby.leave(match, user))
            elif table.status == "live":
                await self.resign(match, user)
                await self._make_nameless(match, user, name)
        await self._lobby.forget(user)
        await self._access.store.delete_user(user)
        return left

    @trying_twice
    async def _make_nameless(self, match: int, user: int, name: Callable[[Table], str]) -> Table:
        async with self._access.locked(match) as table:
            make_nameless(table, user, name(table))
            contributions.forget(table, user)
            await self._access.store.save(table)
            return table
