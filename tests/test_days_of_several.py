"""Days of play as in `test_days`, served by three processes on PostgreSQL that are killed and cut off.

`SEVERAL_DAYS=14 SEVERAL_TABLES=3 pytest -s tests/test_days_of_several.py` plays two weeks at three tables of
every game, `SEVERAL_SEED=1` differently. Each process may serve two of three shards, so that the other two
can serve all without it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

import pytest
import pytest_asyncio

from bot import Caravanserai, Config, create_bot
from engine.tables import Person
from engine.tables.store import BotSettings, Shards, Store, StoreError, settings_of
from engine.tables.store.postgres import PostgresStore
from tests import count
from tests.contests import finish
from tests.days import Days, crowds, play, prepared
from tests.leagues import Leagues
from tests.several import Several
from tests.virtual import TableDriver

DAYS = count("SEVERAL_DAYS", 1, 14)
TABLES = count("SEVERAL_TABLES", 1, 3)
SEED = count("SEVERAL_SEED", 0, 0)
MAY_SERVE = ((0, 1), (1, 2), (2, 0))


@dataclass
class SeveralDays(Days):
    """Days of play with several processes, of which people reach any."""

    env: Several
    how_often: float = 1.0
    troubles: int = 0
    longest: float = 0.0
    """Seconds until every shard was served again."""

    async def look_in(self, table: TableDriver) -> None:
        self.env.bot = self.rng.choice(self.env.running)
        await super().look_in(table)

    async def trouble(self) -> None:
        """A process is killed, another one loses its connection, and then something else happens."""
        kinds = (self.kill, self.cut_off, super().trouble)
        await kinds[self.troubles % len(kinds)]()
        self.troubles += 1
        await self.agree()

    async def resume(self) -> None:
        await super().resume()
        await self.agree()

    async def agree(self) -> None:
        """Wait until all processes know of the pause, or of its end."""
        stored = (await settings_of(self.service.store, BotSettings)).pauses
        await self.env.until(lambda: all(bot.tables.pauses.spans == stored for bot in self.env.running))
        await self.env.settle()

    @property
    def service(self) -> Any:
        """The tables of a process that is not just starting."""
        return next(bot.tables for bot in (self.env.bot, *self.env.running) if hasattr(bot, "tables"))

    def serving(self) -> Any:
        """Return a process that has leases."""
        return self.rng.choice([bot for bot in self.env.running if bot.held])

    async def cut_off(self) -> None:
        """Break the connection of a process that holds its leases, while somebody plays."""
        bot = self.serving()
        playing = asyncio.create_task(self.while_somebody_plays())
        bot.tables.store._leases._db.terminate()
        await self.served_again()
        await playing
        self.caplog.clear()
        self.count["cut off"] += 1

    async def restart(self) -> None:
        bot = self.serving()
        await self.env.stop(bot)
        await self.served_again()
        await self.env.add(create_bot(bot.config))

    async def kill(self) -> None:
        """Kill a process at some instant while somebody plays, and start another in its place."""
        bot, instant = self.serving(), self.rng.uniform(0, 0.5)
        playing = asyncio.create_task(self.while_somebody_plays())
        await asyncio.sleep(instant)
        self.dead = True
        self.env.kill(bot)
        await self.served_again()
        await playing
        await bot.close()
        self.dead = False
        self.caplog.clear()
        await self.env.add(create_bot(bot.config))
        self.count["kills"] += 1

    async def while_somebody_plays(self) -> None:
        with suppress(Exception):
            await self.look_in(self.rng.choice(self.tables))

    async def served_again(self) -> None:
        self.longest = max(self.longest, await self.env.until_served())

    async def examine(self, store: Store, match: int) -> None:
        """Leave out what another process has changed meanwhile: that is examined as well."""
        try:
            before, known = await store.load(match), len(self.stopped)
            await super().examine(store, match)
            after = await store.load(match)
        except StoreError:
            assert not self.is_running(store)
        else:
            if before and after and before.seq != after.seq:
                del self.stopped[known:]

    def is_running(self, store: Store) -> bool:
        return any(bot.tables.store is store for bot in self.env.running)


@pytest.fixture
def config(config: Config, uri: str) -> Config:
    return replace(config, address=uri, shards=Shards(MAY_SERVE[0], len(MAY_SERVE)))


@pytest_asyncio.fixture
async def env(make_bot: Callable[[], Caravanserai], config: Config) -> AsyncIterator[Several]:
    env = Several(make_bot, settle_timeout=300.0)
    await env.start()
    for shards in MAY_SERVE[1:]:
        await env.add(create_bot(replace(config, shards=Shards(shards, len(MAY_SERVE)))))
    await env.until_served()
    yield env
    await env.shutdown()
    assert not env.errors


@pytest_asyncio.fixture
async def days(
    env: Several,
    make_bot: Callable[[], Caravanserai],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> SeveralDays:
    """A crowd on three servers, each with a shard of its own."""
    guilds = [env.create_guild(f"Server {shard}", shard_id=shard) for shard in range(len(MAY_SERVE))]
    days = SeveralDays(env, make_bot, crowds(env, *guilds), random.Random(0), caplog)
    prepared(days, PostgresStore, monkeypatch)
    return days


async def test_a_league_at_three_processes(days: SeveralDays):
    """All of them take its steps at once, while one is killed: each step is taken once."""
    env, (guild, people) = days.env, next(iter(days.crowds.items()))
    leagues = Leagues(days, guild.create_text_channel("league"))
    await people[0].slash(leagues.channel, "league create", name="League", game="ishtar", seats=2)
    for member in people[1:6]:
        await days.service.contests.join(1, guild.id, Person(member.id, member.name))
    await days.service.contests.begin(1, guild.id, people[0].id)
    while (it := (await leagues.every())[-1]).season.no == 1:
        await env.advance_time(60)  # the tables begin
        playing = [one.match for one in it.pairings if one.match and not one.ranks]
        for match, bot in zip(playing, cycle(env.running)):
            await finish(bot.tables, match)
        steps = [step_at(env, bot) for bot in env.running for _ in range(2)]
        if not days.count["kills"]:
            await days.kill()
        await asyncio.gather(*steps, return_exceptions=True)
        await leagues.one_table_each()
    assert days.count["kills"]
    await env.advance_time(700)
    await leagues.one_table_each()
    await leagues.ended_seasons_are_whole()
    await leagues.messages_are_up_to_date()
    await leagues.each_end_is_told_once()


def step_at(env: Several, bot: Caravanserai) -> asyncio.Task[None]:
    """Let a process take the steps of the league."""
    with env._of(bot):
        return asyncio.create_task(bot.tables.contests.run(1))


async def test_days_of_play_at_three_processes(days: SeveralDays):
    await play(days, SEED, TABLES, DAYS)
    print(f"served again after at most {days.longest:.1f} s")
