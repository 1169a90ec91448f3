"""The contests of a server in days of play, and what must hold of them at any time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.tables import Competition, read_notice, seasons
from tests import virtual
from tests.days import Days
from tests.stores import rows
from tests.virtual import TableDriver, text


class Opened(TableDriver):
    """A table that a league or a cup has opened, in a thread of the channel."""

    def __init__(self, env: Any, channel: Any, members: list[Any], match: int, thread: int) -> None:
        super().__init__(env, channel, members)
        self.id, self._thread = match, thread

    @property
    def place(self) -> Any:
        return next(thread for thread in self.channel.threads if thread.id == self._thread)


class Leagues:
    """The contests of a server in days of play."""

    def __init__(self, days: Days, channel: Any) -> None:
        self.days, self.channel, self.people = days, channel, next(iter(days.crowds.values()))

    def posts(self) -> list[Any]:
        """Return the messages of seasons and cups."""
        found = virtual.public(TableDriver(self.days.env, self.channel, []), self.channel)
        return [message for message in found if "🏆" in text(message)]

    async def every(self) -> list[Competition]:
        """Return every season of every contest."""
        store, found = self.days.service.store, list[Competition]()
        for number, season in await rows(store, "select contest, no from season order by contest, no"):
            it = await store.contests.load(number, season)
            assert it
            found.append(it)
        return found

    async def find_tables(self) -> None:
        """Add the tables that have begun to those at which people look."""
        known = {table.id for table in self.days.tables}
        for it in await self.every():
            for one in it.pairings:
                if one.match is None or one.match in known:
                    continue
                stored = await self.days.service.store.load(one.match)
                if stored.status == "live" and stored.thread:
                    users = {seat.user for seat in stored.seats}
                    members = [member for member in self.people if member.id in users]
                    self.days.tables.append(
                        Opened(self.days.env, self.channel, members, one.match, stored.thread)
                    )
        await self.days.read()

    async def one_table_each(self) -> None:
        """Check that each pairing has at most one table, and each table one pairing, whose people it has."""
        store = self.days.service.store
        paired = await rows(store, "select match from pairing where match is not null")
        stored = await rows(store, "select id from match")
        assert sorted(paired) == sorted(stored)
        cards = await rows(store, "select match, count(*) from outbox where kind = 'card' group by match")
        assert {number for _, number in cards} <= {1}

    async def each_end_is_told_once(self) -> None:
        """Check that each season that is over has one post that says so, and each game that is a draw one."""
        store = self.days.service.store
        letters = await rows(store, "select match, payload from outbox where kind = 'contest'")
        told = [(match, read_notice(payload).kind) for match, payload in letters]
        every = [it for it in await self.every() if it.season.ended and any(one.match for one in it.pairings)]
        assert len(told) == len(set(told))
        assert [kind for _, kind in told].count("decided") == len(every)
        found = virtual.public(TableDriver(self.days.env, self.channel, []), self.channel)
        assert sum("👑" in text(message) for message in found) == sum(map(seasons.is_played, every))

    async def ended_seasons_are_whole(self) -> None:
        """Check that every game of an ended season counts, and that everybody has a rank."""
        for it in await self.every():
            if it.season.ended and it.slots:
                assert all(one.ranks for one in it.pairings)
                ranks = list(range(1, len(it.slots) + 1)) if seasons.is_played(it) else [0] * len(it.slots)
                assert sorted(slot.rank or 0 for slot in it.slots) == ranks

    async def messages_are_up_to_date(self) -> None:
        """Check that each season has one message, which shows what is stored."""
        assert await self.days.service.contests.unshown() == []
        every = await self.every()
        assert Counter(it.season.message for it in every) == Counter(post.id for post in self.posts())
