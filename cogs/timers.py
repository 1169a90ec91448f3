"""Runs the due timers of a table, one after the other.

Owns what follows from a failure. Must not know what a timer does: that is `engine.tables.upkeep.timers`.
"""

from __future__ import annotations

import logging

import discord

from cogs import cards
from cogs.base import TableBot
from cogs.interactions import FAILED
from engine.tables import (
    AUTOMATION,
    BEGIN,
    EVERY,
    LOBBY_TIMERS,
    LOOKED_UP,
    UNREADY,
    Denied,
    Timer,
    seat_of_timer,
)

log = logging.getLogger(__name__)

FIRST_DELAY, LONGEST_DELAY = 10, 3600
"""Seconds before a failed letter or timer is tried again, doubled each time up to the longest."""
UNKNOWN_MEMBER = 10007


def backoff(tries: int, first: int = FIRST_DELAY, longest: int = LONGEST_DELAY) -> int:
    """Return the seconds to wait after the first failure and `tries` more."""
    return min(longest, first * 2 ** min(tries, 20))


class Timers:
    """The timers of the tables of a bot."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def run(self, match: int) -> None:
        """Run the due timers of a table. One that fails is tried again later and finally parked."""
        store = self.bot.tables.store
        for timer in await store.timers_due(self.bot.now(), match=match):
            if self.bot.tables.pauses.since is not None:
                return
            try:
                await self._run_timer(timer)
                await store.delete_timer(timer.id)
            except Exception as error:
                if isinstance(error, Denied) and error.why == "paused":
                    return
                delay = backoff(timer.tries)
                log.exception("match=%d: a timer failed, trying again in %d s", match, delay)
                await store.postpone_timer(timer.id, self.bot.now() + delay)

    async def _run_timer(self, timer: Timer) -> None:
        if timer.kind == AUTOMATION:
            await self.bot.tables.automation.move(timer.match)
        elif timer.kind in LOBBY_TIMERS:
            await self._run_lobby_timer(timer)
        else:
            gone = timer.kind in LOOKED_UP and await self._has_left(timer)
            await self.bot.tables.timers.run(timer, gone=gone)

    async def _run_lobby_timer(self, timer: Timer) -> None:
        """Do what a lobby does by itself, and bring its card up to date. A game gets its thread before."""
        tables, match = self.bot.tables, timer.match
        if timer.kind == BEGIN:
            await self.bot.delivered(match)  # the thread begins at the card
        before = await tables.access.read(match, EVERY)
        opens = before.options.place == "thread" and before.thread is None
        if timer.kind == BEGIN and opens and tables.gatherings.begins(before):
            await cards.open_thread(self.bot, before)
        await tables.timers.run(timer)
        if timer.kind in (BEGIN, UNREADY):
            await cards.refresh(self.bot, before)
        else:  # the card says nothing of it
            await cards.take_down(self.bot, await tables.access.read(match, EVERY))

    async def _has_left(self, timer: Timer) -> bool:
        """Return True if the person whom a reminder is for has left the server of the table."""
        table = await self.bot.tables.store.load(timer.match)
        user = table and table.seats[seat_of_timer(timer)].user
        if not table or not table.guild or not user:
            return False
        try:
            await self.bot.http.get_member(table.guild, user)
        except FAILED as error:
            return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER
        return False
