"""Several real processes of the bot on one PostgreSQL database, with a small Discord on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import discord
import pytest

from cogs import gateway
from cogs.gateway import LeasedBot
from engine.tables import Person, Tables
from engine.tables.store import Shards, leases, open_store
from tests.discord_server import DiscordServer

ROOT = Path(__file__).parent.parent
PEOPLE = Person(1, "Ana"), Person(2, "Ben")
FIRST, SECOND = 10 << 22, 11 << 22
"""Servers with the shards 0 and 1 of two."""

Start = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture
async def discord_server() -> AsyncIterator[DiscordServer]:
    async with DiscordServer(FIRST, SECOND, shards=2) as server:
        yield server


@pytest.fixture
def start(discord_server: DiscordServer, uri: str, tmp_path: Path) -> Iterator[Start]:
    """Start a process of the bot, whose token is its name. All are killed at the end."""
    children: list[subprocess.Popen[bytes]] = []
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}

    def run(name: str, shards: str = "") -> subprocess.Popen[bytes]:
        lines = {"token": name, "database": uri, "api": discord_server.api, "shards": shards}
        path = tmp_path / f"{name}.toml"
        path.write_text("".join(f'{key} = "{value}"\n' for key, value in lines.items()))
        command = [sys.executable, "-m", "tests.bot_child", discord_server.gateway, str(path)]
        with (tmp_path / f"{name}.log").open("wb") as log:
            child = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=log)  # noqa: S603  # ours
        children.append(child)
        return children[-1]

    yield run
    for child in children:
        child.kill()
        child.wait()


async def open_tables(uri: str) -> list[int]:
    """Start a table on each server, with a post to send in the channel whose id is that of the server + 1."""
    store = await open_store(uri)
    tables, matches = Tables(store), list[int]()
    for guild in (FIRST, SECOND):
        table = await tables.lobby.open("yspahan", PEOPLE[0], guild=guild, channel=guild + 1)
        await tables.lobby.join(table.id, PEOPLE[1])
        await tables.lobby.start(table.id, PEOPLE[0].id)
        matches.append(table.id)
    await tables.close()
    await store.close()
    return matches


async def announce(uri: str, match: int) -> None:
    """Make a table's turn due to be posted, as a process does that dies before it posts."""
    store = await open_store(uri)
    tables = Tables(store)
    await tables.seats.announce(match)
    await tables.close()
    await store.close()


def posters(discord_server: DiscordServer, guild: int) -> list[str]:
    """Return who has posted at the table of a server, in order."""
    return [happened.token for happened in discord_server.of("post") if happened.about == guild + 1]


async def test_each_serves_its_shards_and_a_spare_takes_over(
    discord_server: DiscordServer, start: Start, uri: str, tmp_path: Path
):
    happened = discord_server.of
    first, second = await open_tables(uri)
    a, b = start("a", "0/2"), start("b", "1/2")
    await discord_server.until(lambda: discord_server.connected() == {0: ["a"], 1: ["b"]})
    await discord_server.until(lambda: len(happened("post")) == 2)
    assert (posters(discord_server, FIRST), posters(discord_server, SECOND)) == (["a"], ["b"])

    start("c", "0-1/2")
    await discord_server.until(lambda: len(happened("request", "c")) >= 2)  # it has logged in
    d = start("d", "0/3")
    assert await asyncio.to_thread(d.wait) == 2, "another total is refused"
    assert "stop all processes to change that" in (tmp_path / "d.log").read_text().splitlines()[-1]
    assert not happened("identify", "c")

    await announce(uri, first)
    a.kill()
    await discord_server.until(lambda: happened("disconnect", "a"))
    await discord_server.until(lambda: posters(discord_server, FIRST) == ["a", "c"])
    await discord_server.until(lambda: discord_server.connected() == {0: ["c"], 1: ["b"]})

    await announce(uri, second)
    b.terminate()
    assert await asyncio.to_thread(b.wait) == 0
    await discord_server.until(lambda: discord_server.connected() == {0: ["c"], 1: ["c"]})
    await discord_server.until(lambda: posters(discord_server, SECOND) == ["b", "c"])
    left, taken = happened("disconnect", "b")[0].at, happened("identify", "c")[-1].at
    assert left < taken, "no two processes are connected with one shard"
    puts = [one for one in happened("request") if one.about.startswith("PUT")]
    assert len(puts) == 1, "the commands are sent once"


async def test_who_loses_its_leases_disconnects_first(discord_server: DiscordServer, start: Start, uri: str):
    happened = discord_server.of
    first, _ = await open_tables(uri)
    start("a")
    await discord_server.until(lambda: discord_server.connected() == {0: ["a"], 1: ["a"]})
    start("b")
    await discord_server.until(lambda: len(happened("request", "b")) >= 2)
    db = await asyncpg.connect(uri)
    await announce(uri, first)
    await db.execute("select pg_terminate_backend(backend) from process order by started limit 1")
    await db.close()
    await discord_server.until(lambda: len(happened("disconnect", "a")) == 2)
    await discord_server.until(lambda: set(discord_server.connected()) == {0, 1})
    assert len({tuple(names) for names in discord_server.connected().values()}) == 1, "one of them serves all"
    left, back = happened("disconnect", "a"), happened("identify")[2:]
    assert max(one.at for one in left) < min(one.at for one in back)
    await discord_server.until(lambda: len(posters(discord_server, FIRST)) == 2)


async def test_a_process_that_stood_still_does_nothing_more(
    discord_server: DiscordServer, start: Start, uri: str
):
    """As on a host that is suspended: nobody closes its connections, and it goes on where it was."""
    happened = discord_server.of
    first, _ = await open_tables(uri)
    a = start("a")
    await discord_server.until(lambda: discord_server.connected() == {0: ["a"], 1: ["a"]})
    await discord_server.until(lambda: len(happened("post")) == 2)
    start("b")
    await discord_server.until(lambda: len(happened("request", "b")) >= 2)
    a.send_signal(signal.SIGSTOP)
    await announce(uri, first)
    await discord_server.until(lambda: posters(discord_server, FIRST) == ["a", "b"])
    await discord_server.until(lambda: len(happened("identify", "b")) == 2)
    await announce(uri, first)
    before = len(happened("request", "a"))
    a.send_signal(signal.SIGCONT)
    await discord_server.until(lambda: discord_server.connected() == {0: ["b"], 1: ["b"]})
    await discord_server.until(lambda: posters(discord_server, FIRST) == ["a", "b", "b"])
    assert len(happened("request", "a")) == before
    assert len(happened("identify", "a")) == 2


async def test_a_post_of_a_process_killed_between_its_two_requests_is_completed_by_the_next(
    discord_server: DiscordServer, start: Start, uri: str
):
    """Also after Discord has forgotten the nonce of the post."""
    await open_tables(uri)
    discord_server.stuck = True
    a = start("a")
    created = await discord_server.until(lambda: (edits := discord_server.of("edit", "a"))[1:] and edits)
    await discord_server.until(lambda: len(discord_server.of("identify", "a")) == 2)  # seconds apart
    a.kill()
    await discord_server.until(lambda: len(discord_server.of("disconnect", "a")) == 2)
    posts = {place: list(posted) for place, posted in discord_server.posts.items()}
    for guild in (FIRST, SECOND):
        *_, latest = posts[guild + 1]
        assert latest["content"].startswith(
            f"<@{PEOPLE[0].id}> and <@{PEOPLE[1].id}>, Yspahan begins: table "
        )
    discord_server.forget_nonces()
    discord_server.stuck = False
    start("b")
    edits = await discord_server.until(lambda: (edits := discord_server.of("edit", "b"))[1:] and edits)
    assert {edit.about[0] for edit in edits} == {edit.about[0] for edit in created}
    for edit in edits:
        assert edit.about[1]["content"] is None
        assert edit.about[1]["components"]
    assert discord_server.posts == posts, "nothing is posted a second time"


async def test_processes_log_in_one_after_the_other_at_the_pace_of_discord(
    uri: str, monkeypatch: pytest.MonkeyPatch
):
    slept, end = list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await end.wait()

    monkeypatch.setattr(gateway, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    bots: list[LeasedBot] = []
    for shard in range(2):
        store, shards = await open_store(uri), Shards((shard,), 2)
        await store.serve(shards, "1", lambda _: None)
        bots.append(LeasedBot("", shards=shards, shared=True, intents=discord.Intents(guilds=True)))
        bots[-1].tables = Tables(store)
        bots[-1].lease(frozenset(shards.ids))
    await bots[0].before_identify_hook(0)
    second = asyncio.create_task(bots[1].before_identify_hook(1))
    await asyncio.sleep(5 * leases.POLL)
    assert not second.done()
    assert slept == [gateway.PACE]
    assert gateway.PACE > 5
    end.set()
    await second
    for bot in bots:
        await asyncio.gather(*bot._logins)
        await bot.tables.store.close()
