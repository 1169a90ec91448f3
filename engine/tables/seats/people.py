"""What concerns a person at all of their tables: settings, vacations, which of the tables wait for them.

Owns how many days of vacation there are in a year, and that every table of a person follows what they have
set. What that means for a clock is `engine.tables.time.deadlines`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core import Event, event
from engine.tables.access.access import Access, trying_twice
from engine.tables.seats.personal_data import stored_about
from engine.tables.store import OPEN, Letter, Status, Table, UserSettings, settings_of
from engine.tables.table.session import Denied, seat_of
from engine.tables.time import clock, deadlines, personal

log = logging.getLogger(__name__)

VACATION_DAYS = 28
"""Days of vacation a person has in a year, for all tables together."""
ALL_TABLES = 500
"""The most tables of one person that are listed, or that a setting reaches."""
TIMED = {"zone", "quiet", "remind", "away"}
"""The settings on which the timers of tables depend."""


class People:
    """The calls about a person and all of their tables."""

    def __init__(self, access: Access) -> None:
        self._access = access

    # Tables

    async def tables(self, user: int, statuses: Sequence[Status] = OPEN) -> list[Table]:
        """Return the tables at which a person has a seat, most recently moved first."""
        return await self._access.store.tables_of(user, statuses, ALL_TABLES)

    async def waiting(self, user: int) -> tuple[list[Table], dict[int, int | None]]:
        """Return a person's open tables, the most urgent first, and the deadlines where they are asked.

        The deadlines, by table, are in unix seconds, or None without a clock.
        """
        tables = await self.tables(user)
        asked = await asyncio.to_thread(self._asked, tables, user)
        tables.sort(key=lambda table: (table.id not in asked, asked.get(table.id) or clock.NEVER))
        return tables, asked

    def _asked(self, tables: Sequence[Table], user: int) -> dict[int, int | None]:
        found: dict[int, int | None] = {}
        for table in tables:
            seat = seat_of(table, user)
            if table.status != "live" or seat is None:
                continue
            session = self._access.of(table)
            if session.match.question(seat) or session.match.finished(seat):
                found[table.id] = deadlines.deadline(session, seat)
        return found

    async def mentionable(self, table: Table, users: Sequence[int | None]) -> list[int]:
        """Return those of these users, without repetition, whom a message about a table may mention now.

        They want mentions, have no quiet hours and are not on vacation. The others are told when that ends if
        they are asked something or a vote is open (`deadlines`).
        """
        found, now = [user for user in dict.fromkeys(users) if user], self._access.now()
        stored = await self._access.store.settings(UserSettings, found)
        return [user for user in found if personal.is_available(table, stored[user], now)]

    async def stored(self, user: int) -> dict[str, Any]:
        """Return all data that is stored about a person; see `personal_data`."""
        return await stored_about(self._access.store, user)

    # Vacations

    async def vacation_left(self, user: int) -> tuple[int, int]:
        """Return when this person's vacation ends, 0 if they have none now, and the days left this year."""
        taken, now = (await self.settings(user)).away, self._access.now()
        until = max((end for start, end in taken if start <= now < end), default=0)
        return until, clock.vacation_left(VACATION_DAYS, taken, now)

    async def take_vacation(self, user: int, days: int) -> tuple[int, int]:
        """Stop this person's clocks from now on, for some days, at every table that allows it.

        Days of a vacation that they are on already do not count again.

        Return the end in unix seconds, and the days of vacation left this year.
        """
        self._access.pauses.refuse()
        taken, now = (await self.settings(user)).away, self._access.now()
        left = clock.vacation_left(VACATION_DAYS, taken, now)
        until = now + days * clock.DAY
        since = max((end for start, end in taken if start <= now < end), default=now)
        if until - since > left * clock.DAY:
            raise Denied("no-vacation", left=left)
        away = [*(one for one in taken if one[0] <= now < one[1] + clock.YEAR), (now, until)]
        await self.change_settings(user, {"away": away}, news=event("table-away", None, until=str(until)))
        return await self.vacation_left(user)

    async def end_vacation(self, user: int) -> int:
        """Let this person's clocks run from now on; return the days of vacation left this year.

        Raise `Denied` if they are not on vacation.
        """
        self._access.pauses.refuse()
        taken, now = (await self.settings(user)).away, self._access.now()
        if not any(start <= now < end for start, end in taken):
            raise Denied("not-away")
        away = [(start, min(end, now)) for start, end in taken if start < now]
        await self.change_settings(user, {"away": away}, news=Event("table-back-early"))
        return (await self.vacation_left(user))[1]

    # Settings

    async def settings(self, user: int) -> UserSettings:
        """Return what a person has set."""
        return await settings_of(self._access.store, UserSettings, user)

    async def languages(self) -> dict[int, str]:
        """Return, by user, the languages of everybody who has chosen one."""
        return await self._access.store.languages(UserSettings)

    async def change_settings(self, user: int, changes: Mapping[str, Any], news: Event | None = None) -> None:
        """Change a person's settings, and set the timers of their running tables anew if they depend on them.

        `news` is what the others at tables that allow vacations are told about the person's seat.
        """
        await self._access.store.change_settings(UserSettings, user, changes)
        if not changes.keys() & TIMED:
            return
        for table in await self.tables(user, ("live",)):
            try:
                await self._set_up(table.id, user, news)
            except Denied as error:
                log.info("match=%d: it keeps its timers: %s", table.id, error.why)

    @trying_twice
    async def _set_up(self, match: int, user: int, news: Event | None) -> None:
        async with self._access.live(match) as session:
            seat, letters = session.seat(user), list[Letter]()
            own = session.own[seat]
            own.reminded = own.present = self._access.now()  # they are here, so nothing is due yet
            others = len(session.people()) > 1  # computers need not know
            if news and others and session.table.options.vacations == "allowed":
                here = ("match", match), ("clock", int(deadlines.pace_of(session.table) is not None))
                letters = [self._access.news(replace(news, seat=seat, args=(*news.args, *here)))]
            await self._access.save(session, letters=letters)
