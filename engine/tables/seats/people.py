"""Vacations, and what else people set for all of their tables.

Owns how many days there are in a year, and that every table of a person follows what they have set. What that
means for a clock is `engine.tables.time.deadlines`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core import Event, event
from engine.tables.access.access import Access, trying_twice
from engine.tables.store import Letter, Table, UserSettings, settings_of
from engine.tables.table.session import Denied, seat_of
from engine.tables.time import clock, deadlines

log = logging.getLogger(__name__)

VACATION_DAYS = 28
"""Days of vacation a person has in a year, for all tables together."""
ALL_TABLES = 500
"""Tables of one person that a setting reaches at most."""


class People:
    """The calls about settings of people that concern the time of their tables."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def asked(self, tables: Sequence[Table], user: int) -> dict[int, int | None]:
        """Return, by id, those of these tables that wait for a person.

        The values are deadlines in unix seconds, or None for tables without a clock.
        """
        return await asyncio.to_thread(self._asked, tables, user)

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

    async def vacation_left(self, user: int) -> tuple[int, int]:
        """Return when this person's vacation ends, 0 if they have none now, and the days left this year."""
        taken, now = (await settings_of(self._access.store, UserSettings, user)).away, self._access.now()
        until = max((end for start, end in taken if start <= now < end), default=0)
        return until, clock.vacation_left(VACATION_DAYS, taken, now)

    async def take_vacation(self, user: int, days: int) -> tuple[int, int]:
        """Stop this person's clocks from now on, for some days, at every table that allows it.

        Days of a vacation that they are on already do not count again.

        Return the end in unix seconds, and the days of vacation left this year.
        """
        self._access.pauses.refuse()
        taken, now = (await settings_of(self._access.store, UserSettings, user)).away, self._access.now()
        left = clock.vacation_left(VACATION_DAYS, taken, now)
        until = now + days * clock.DAY
        since = max((end for start, end in taken if start <= now < end), default=now)
        if until - since > left * clock.DAY:
            raise Denied("no-vacation", left=left)
        away = [*(one for one in taken if one[0] <= now < one[1] + clock.YEAR), (now, until)]
        await self.change_settings(user, {"away": away}, told=event("table-away", None, until=str(until)))
        return await self.vacation_left(user)

    async def end_vacation(self, user: int) -> int:
        """Let this person's clocks run from now on; return the days of vacation left this year.

        Raise `Denied` if they are not on vacation.
        """
        self._access.pauses.refuse()
        taken, now = (await settings_of(self._access.store, UserSettings, user)).away, self._access.now()
        if not any(start <= now < end for start, end in taken):
            raise Denied("not-away")
        away = [(start, min(end, now)) for start, end in taken if start < now]
        await self.change_settings(user, {"away": away}, told=Event("table-back-early"))
        return (await self.vacation_left(user))[1]

    async def change_settings(self, user: int, changes: Mapping[str, Any], told: Event | None = None) -> None:
        """Change a person's settings and set the timers of their running tables anew.

        `told` is what the tables that allow vacations are told about the person's seat.
        """
        await self._access.store.change_settings(UserSettings, user, changes)
        for table in await self._access.store.tables_of(user, ("live",), ALL_TABLES):
            try:
                await self._set_up(table.id, user, told)
            except Denied as error:
                log.info("match=%d: it keeps its timers: %s", table.id, error.why)

    @trying_twice
    async def _set_up(self, match: int, user: int, told: Event | None) -> None:
        async with self._access.live(match) as session:
            seat, letters = session.seat(user), list[Letter]()
            prefs = session.prefs[seat]
            prefs.reminded = prefs.present = self._access.now()  # they are here, so nothing is due yet
            if told and session.table.options.vacations == "allowed":
                letters = [self._access.news(replace(told, seat=seat))]
            await self._access.save(session, letters=letters)
