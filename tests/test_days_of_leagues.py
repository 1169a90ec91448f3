"""Days of play in a league and two cups of twelve people: some are away, resign, leave or go on vacation.

`LEAGUE_DAYS=30 LEAGUE_SEASON=12 LEAGUE_ROUND=8 pytest -s tests/test_days_of_leagues.py` plays for 30 days,
with seasons of 12 and rounds of 8; `LEAGUE_SEED=3` throws other dice.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot import Caravanserai
from engine.core import Refused
from engine.tables import Competition, read_notice, seasons
from engine.tables.store.sqlite import SqliteStore
from tests import virtual
from tests.days import DAY, HOUR, Days, crowds, prepared
from tests.playing import press
from tests.stores import rows
from tests.virtual import TableDriver, controls, has, sure, text, verb

LENGTH = int(os.environ.get("LEAGUE_DAYS", "8"))
SEASON, ROUND = int(os.environ.get("LEAGUE_SEASON", "5")), int(os.environ.get("LEAGUE_ROUND", "2"))
"""Days of a season, and of a round of a cup."""
SEED = int(os.environ.get("LEAGUE_SEED", "1"))
GAME = "ishtar"


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

    async def open(self) -> None:
        """Open a league and two cups, which everybody joins."""
        ana = self.people[0]
        usual = {"game": GAME, "pace": "day", "begins": 1}
        league = {"name": "League", "seats": 2, "days": SEASON}
        await ana.slash(self.channel, "league create", **usual, **league)
        for name, kind in (("Knock-out", "knockout"), ("Swiss", "swiss")):
            await ana.slash(self.channel, "cup create", name=name, kind=kind, days=ROUND, **usual)
        for message in self.posts():
            for member in self.people[1:]:
                await press(member, message, "contestjoin")

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


@pytest.fixture
async def leagues(
    env: virtual.Env,
    make_bot: Callable[[], Caravanserai],
    guild: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Leagues:
    days = Days(env, make_bot, crowds(env, guild), random.Random(0), caplog)
    prepared(days, SqliteStore, monkeypatch)
    return Leagues(days, guild.create_text_channel("league"))


async def look_in(days: Days) -> None:
    """Everybody who remembers it takes some turns at their tables."""
    for table in list(days.tables):
        for _ in range(days.rng.randint(1, 6)):
            try:
                await days.look_in(table)
            except Refused:
                days.count["refused"] += 1


async def resign(days: Days) -> None:
    """Somebody gives a game up."""
    live = [table for table in days.tables if (await days.service.store.load(table.id)).status == "live"]
    table = days.rng.choice(live)
    member = days.rng.choice(table.members)
    asked = await member.slash(table.place, "table resign", table=table.id)
    if any(verb(c).startswith("sure") for c in controls(asked.response)):
        await sure(member, asked)
        days.count["resigned"] += 1


@pytest.mark.timeout(1800)
async def test_seasons_and_cups(leagues: Leagues):
    days, env, people = leagues.days, leagues.days.env, leagues.people
    days.rng.seed(SEED)
    days.dice.seed(SEED)
    await leagues.open()
    await env.advance_time(DAY + 700)
    for hour in range(0, LENGTH * 24, 8):
        await leagues.find_tables()
        await look_in(days)
        match hour // 8:
            case 2:
                await people[3].slash(leagues.channel, "vacation", days=2)
            case 3 | 6 | 9:
                await resign(days)
            case 4:
                await people[5].slash(leagues.channel, "league leave")
                await people[6].slash(leagues.channel, "cup show", cup="Swiss")
            case 5:
                await days.kill()
            case 7:
                await days.restart()
            case 8:
                days.cut += [False, True, True]
            case _:
                pass
        for _ in range(4):
            await env.advance_time(2 * HOUR)
            await days.nothing_stands_still()
            await leagues.one_table_each()
        days.cut.clear()
        await days.read()
    await env.advance_time(HOUR)
    await days.read()
    await leagues.one_table_each()
    await leagues.ended_seasons_are_whole()
    await leagues.messages_are_up_to_date()
    await leagues.each_end_is_told_once()
    await days.nothing_is_lost()
    every = await leagues.every()
    said = {
        (it.contest.name, it.season.no): (it.contest.round, bool(it.season.ended), _scores(it))
        for it in every
    }
    print(f"\n{len(days.tables)} tables:", dict(sorted(days.count.items())), said)
    ended = [it for it in every if it.season.ended]
    assert len({it.contest.kind for it in ended}) == len(seasons.CUPS) + 1, "each has come to an end"
    assert any(not has(post, "contestjoin") for post in leagues.posts())


def _scores(it: Competition) -> str:
    played = sum(bool(one.scores) for one in it.pairings)
    return f"{played} of {len(it.pairings)} games to their end"
