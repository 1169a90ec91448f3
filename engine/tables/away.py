"""Vacations, and what else people set for all of their tables.

Owns how many days there are in a year, and that every table of a person follows what they have set. What that
means for a clock is `engine.tables.waiting`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core import Event, event
from engine.tables import clock
from engine.tables.base import TablesBase
from engine.tables.session import Denied
from engine.tables.sessions import trying_twice
from engine.tables.store import Letter, UserSettings, settings_of

log = logging.getLogger(__name__)

VACATION_DAYS = 28
"""Days of vacation a person has in a year, for all tables together."""
ALL_TABLES = 500
"""Tables of one person that a setting reaches at most."""


class Away(TablesBase):
    """The calls about settings of people that concern the time of their tables."""

    async def vacation_left(self, user: int) -> tuple[int, int]:
        """Return when this person's vacation ends, 0 if they have none now, and the days left this year."""
        taken, now = (await settings_of(self.store, UserSettings, user)).away, self.sessions.now()
        until = max((end for start, end in taken if start <= now < end), default=0)
        return until, clock.vacation_left(VACATION_DAYS, taken, now)

    async def take_vacation(self, user: int, days: int) -> tuple[int, int]:
        """Stop this person's clocks from now on, for some days, at every table that allows it.

        Days of a vacation that they are on already do not count again.

        Return the end in unix seconds, and the days of vacation left this year.
        """
        self.pauses.refuse()
        taken, now = (await settings_of(self.store, UserSettings, user)).away, self.sessions.now()
        left = clock.vacation_left(VACATION_DAYS, taken, now)
        until = now + days * clock.DAY
        since = max((end for start, end in taken if start <= now < end), default=now)
        if until - since > left * clock.DAY:
            raise Denied("no-vacation", left=left)
        away = [*(one for one in taken if one[0] <= now < one[1] + clock.YEAR), (now, until)]
        await self.set_up(user, {"away": away}, told=event("table-away", None, until=str(until)))
        return await self.vacation_left(user)

    async def end_vacation(self, user: int) -> int:
        """Let this person's clocks run from now on; return the days of vacation left this year.

        Raise `Denied` if they are not on vacation.
        """
        self.pauses.refuse()
        taken, now = (await settings_of(self.store, UserSettings, user)).away, self.sessions.now()
        if not any(start <= now < end for start, end in taken):
            raise Denied("not-away")
        away = [(start, min(end, now)) for start, end in taken if start < now]
        await self.set_up(user, {"away": away}, told=Event("table-back-early"))
        return (await self.vacation_left(user))[1]

    async def set_up(self, user: int, changes: Mapping[str, Any], told: Event | None = None) -> None:
        """Change a person's settings and set the timers of their running tables anew.

        `told` is what the tables that allow vacations are told about the person's seat.
        """
        await self.store.change_settings(UserSettings, user, changes)
        for table in await self.store.tables_of(user, ("live",), ALL_TABLES):
            try:
                await self._set_up(table.id, user, told)
            except Denied as error:
                log.info("match=%d: it keeps its timers: %s", table.id, error.why)

    @trying_twice
    async def _set_up(self, match: int, user: int, told: Event | None) -> None:
        async with self.sessions.live(match) as session:
            seat, letters = session.seat(user), list[Letter]()
            prefs = session.prefs[seat]
            prefs.reminded = prefs.present = self.sessions.now()  # they are here, so nothing is due yet
            if told and session.table.options.vacations == "allowed":
                letters = [self.sessions.news(replace(told, seat=seat))]
            await self.sessions.save(session, letters=letters)
