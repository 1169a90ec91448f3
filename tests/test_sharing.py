"""What one process keeps in memory and another one changes: languages, pauses, advice, films, figures."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot import Caravanserai
from cogs import admin
from engine.tables.store import (
    OWN_SETTINGS,
    BotSettings,
    Shards,
    Store,
    UserSettings,
    open_store,
    settings_of,
)
from engine.tables.store.postgres import PostgresStore
from engine.tables.time.pauses import Pauses
from tests import virtual
from tests.playing import answer
from tests.virtual import TableDriver, find, in_bot, text


class Other:
    """The store of another process, and what it has been told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.heard: list[tuple[str, int]] = []
        store.listen(lambda kind, key: self.heard.append((kind, key)))


@pytest.fixture
def database(uri: str) -> str:
    return uri


@pytest.fixture
async def other(table: TableDriver, uri: str) -> AsyncIterator[Other]:
    """Another process on the database of the bot, which stands by."""
    other = Other(await open_store(uri))
    await other.store.serve(Shards(), "9.9", lambda _: None)
    yield other
    await other.store.close()


async def until(reached: Callable[[], Any]) -> None:
    """Wait until something has come true that another process or connection does."""
    async with asyncio.timeout(120):
        while not reached():  # noqa: ASYNC110  # no event: what is awaited is in another process
            await asyncio.sleep(0.05)


async def test_a_pause_holds_for_all_processes(table: TableDriver, owner: Any, other: Other):
    await table.open(2)
    pauses = Pauses(other.store)
    await pauses.begin(table.bot.now())
    await until(lambda: table.bot.tables.pauses.since)
    refused = answer(await table.members[0].slash(table.channel, "play", game="yspahan"))
    assert refused == table.bot.words("denied-paused")
    said = answer(await owner[0].slash(table.channel, "admin resume"))
    assert "Play continues" in said
    await until(lambda: ("pauses", 0) in other.heard)
    await pauses.load()
    assert pauses.since is None


async def test_a_pause_that_begins_while_a_process_starts_holds_there_too(
    make_bot: Callable[[], Caravanserai], uri: str, monkeypatch: pytest.MonkeyPatch
):
    other, serve = await open_store(uri), PostgresStore.serve
    await other.serve(Shards((), 1), "9.9", lambda _: None)

    async def late(store: PostgresStore, *args: Any) -> None:
        await Pauses(other).begin(1)
        await serve(store, *args)

    monkeypatch.setattr(PostgresStore, "serve", late)
    bot = make_bot()
    env = virtual.Env(bot, shard_count=1, settle_timeout=300.0)
    await env.start()
    await until(lambda: bot.tables.pauses.since == 1)
    await env.shutdown()
    await bot.close()
    await other.close()


async def test_a_language_is_read_again(table: TableDriver, other: Other):
    ana = table.members[0]
    await other.store.change_settings(UserSettings, ana.id, {"lang": "en"})
    await until(lambda: table.bot.languages == {ana.id: "en"})
    await other.store.change_settings(UserSettings, ana.id, {"lang": None})
    table.bot.changes.tell("all", 0)
    await until(lambda: not table.bot.languages)
    await ana.slash(table.channel, "settings", language="en")
    await until(lambda: ("language", ana.id) in other.heard)


async def test_advice_is_counted_over_all_processes(table: TableDriver, other: Other):
    await table.open(2)
    (ana, *_) = await table.asked()
    panel = await table.take_turn(ana)
    assert "💡" in text(panel)
    await until(lambda: ("advice", ana.id) in other.heard)
    counts = (await settings_of(other.store, UserSettings, ana.id)).advised
    await other.store.change_settings(UserSettings, ana.id, {"advised": dict.fromkeys(counts, (3, 0, 0))})
    await other.store.notify("advice", ana.id)
    await until(lambda: ana.id not in table.bot.adviser._counts)
    assert "💡" not in text(await table.take_turn(ana))


async def test_the_first_film_is_public_whoever_shows_it(table: TableDriver, other: Other):
    await table.open(2)
    replay = table.bot.get_cog("Replay")
    await other.store.notify("film", table.id)
    await until(lambda: table.id in replay._shown)


async def test_posts_refused_at_a_table_that_is_served_elsewhere(table: TableDriver, other: Other):
    await table.open(2)
    (ana, *_) = await table.asked()
    store, post = table.bot.tables.store, table.post
    table.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="no", times=None)
    with in_bot(table.env):
        await table.bot.tables.seats.announce(table.id)
    await table.env.settle()
    assert await store.stuck(table.id)
    table.bot.leases = Shards((0,), 2**20)  # of so many shards, that of the server is another
    shown = await ana.click(post, custom_id=find(post, "turn").custom_id)
    assert "I will try again at each press" in text(shown.response)
    await until(lambda: ("table", table.id) in other.heard)


async def test_health_shows_all_processes(table: TableDriver, owner: Any, other: Other):
    await other.store.report({"held": [], "delay": None, "memory": 5_000_000, "thinking": 0})
    other.store._leases._soon.set()  # figures are written every two seconds
    while not any(p.figures for p in await table.bot.tables.store.processes() if not p.own):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    said = answer(await owner[0].slash(table.channel, "admin health"))
    own, standing = re.findall(r"^.*version .*$", said, re.MULTILINE)
    assert "all servers · Discord" in own
    assert own.endswith("(this one)")
    assert int(re.search(r"memory (\d+) MB", own)[1]) > 20
    assert standing.startswith("stands by for all servers · Discord unknown time · memory 5 MB")
    assert "version 9.9" in standing


async def test_hourly_work_is_done_once(table: TableDriver, other: Other, monkeypatch: pytest.MonkeyPatch):
    done: list[int] = []
    cog = table.bot.get_cog("Admin")

    async def note() -> None:
        done.append(table.bot.now())

    monkeypatch.setattr(cog, "call_off_lobbies", note)
    note.__name__ = "note"
    await cog.hourly.coro(cog)
    assert not done, "the start of the bot was less than an hour ago"
    await other.store.change_settings(BotSettings, OWN_SETTINGS, {"hourly": table.bot.now() - 3600})
    await asyncio.gather(cog.hourly.coro(cog), cog.hourly.coro(cog))
    assert len(done) == 1


def test_long_answers_are_several_messages():
    lines = [f"{n:03} " + "x" * 100 for n in range(40)]
    said = admin.messages(lines)
    assert max(map(len, said)) <= 2000
    assert "".join(said).splitlines() == lines
    assert len(said) == 3
