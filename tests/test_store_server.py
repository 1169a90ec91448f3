"""PostgreSQL alone: connections that break, servers that do not answer, and what messages must not say."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import asyncpg
import pytest

from bot import Config, create_bot
from engine.tables.store import (
    SaveFailed,
    StoreError,
    Unreachable,
    open_store,
    postgres,
    server,
)
from tests import virtual
from tests.stores import line, new_table


async def test_a_database_that_cannot_hold_every_name_is_refused(uri):
    """As `createdb` makes it on a server that was set up in another locale."""
    db = await asyncpg.connect(uri)
    await db.execute("create database latin encoding 'LATIN1' locale 'C' template template0")
    try:
        with pytest.raises(StoreError, match="its encoding is LATIN1") as refused:
            await open_store(uri.replace("/postgres?", "/latin?"))
        assert "createdb --encoding=UTF8" in str(refused.value)
    finally:
        await db.execute("drop database latin with (force)")
        await db.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ana:swordfish@127.0.0.1:1/games",
        "postgresql://ana:swordfish@[/games",
        "postgresql://ana:swordfish@x:y/z",
    ],
)
async def test_a_password_is_in_no_message_and_no_log(address, caplog, monkeypatch):
    caplog.set_level("DEBUG")
    monkeypatch.setenv("DATABASE_PASSWORD", "sesame")
    with pytest.raises(StoreError, match="cannot be opened") as refused:
        await open_store(address)
    for text in (str(refused.value), repr(refused.value.__cause__), caplog.text):
        assert "swordfish" not in text
        assert "sesame" not in text


async def test_values_that_are_refused_are_in_no_message(uri):
    store = await open_store(uri)
    secret = b"the dice of the table"
    with pytest.raises(SaveFailed) as refused:
        await store.create(replace(new_table(secret=secret), opener=None))
    assert "opener" in str(refused.value)
    assert secret.hex() not in str(refused.value)
    assert "Failing row" not in str(refused.value)
    assert "\n" not in str(refused.value)
    await store.close()


DISCONNECT = """select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()"""


async def test_a_connection_that_breaks_is_one_line_and_the_next_call_works(uri):
    store = await open_store(uri)
    table = new_table()
    await store.create(table)
    db = await asyncpg.connect(uri)
    await db.execute("begin; lock table match in access exclusive mode")
    waiting = "select count(*) from pg_locks where not granted and database is not null"
    save = asyncio.create_task(store.save(table, lines=[line(1)]))
    while not await db.fetchval(waiting):
        pass
    await db.execute(DISCONNECT)
    with pytest.raises(SaveFailed) as broken:
        await save
    assert "\n" not in str(broken.value)
    await db.execute("rollback")
    await db.close()
    assert (await store.load(table.id)).seq == 0
    await store.save(table, lines=[line(1)])
    assert await store.lines(table.id) == [line(1)]
    await store.close()


async def test_nobody_waits_long_for_a_server_that_does_not_answer(uri, monkeypatch):
    """Not even those whose turn to use a connection comes after others have waited in vain."""
    monkeypatch.setattr(server, "SECONDS", 1.0)
    store = await open_store(uri)
    tables = [new_table() for _ in range(20 * server.CONNECTIONS)]
    for table in tables:
        await store.create(table)
    db = await asyncpg.connect(uri)
    await db.execute("begin; lock table match in access exclusive mode")
    begun = time.monotonic()
    saves = [store.save(table, lines=[line(0)]) for table in tables]
    answers = await asyncio.gather(*saves, return_exceptions=True)
    assert {type(answer) for answer in answers} == {SaveFailed}
    assert time.monotonic() - begun < 20 * server.SECONDS
    await db.execute("rollback")
    await db.close()
    for table in tables:
        await store.save(table, lines=[line(0)])
    await store.close()


async def test_a_server_that_only_reads_is_not_used(uri):
    """A standby before it is promoted, or the previous primary afterwards."""
    store = await open_store(uri)
    table = new_table()
    await store.create(table)
    db = await asyncpg.connect(uri)
    name = await db.fetchval("select quote_ident(current_database())")
    await db.execute(f"alter database {name} set default_transaction_read_only = on")
    try:
        await db.execute(DISCONNECT)
        with pytest.raises(Unreachable, match="cannot be opened: "):
            await open_store(uri)
        with pytest.raises(Unreachable):
            await store.load(table.id)
    finally:
        await db.execute(f"alter database {name} reset default_transaction_read_only")
        await db.close()
    await store.save(table, lines=[line(0)])
    await store.close()


async def test_the_bot_plays_on_postgresql(uri, tmp_path):
    config = Config(address=uri, database=tmp_path / "none.db", keep_backups=0)
    env = virtual.Env(create_bot(config), shard_count=1, settle_timeout=300.0)
    await env.start()
    guild = env.create_guild("Test")
    ana, ben = (guild.add_member(env.create_user(name, global_name=name.title())) for name in ("ana", "ben"))
    table = virtual.TableDriver(env, guild.create_text_channel("games"), [ana, ben])
    await table.open(2)
    (asked,) = await table.asked()
    await table.take_turn(asked)
    assert isinstance(env.bot.tables.store, postgres.PostgresStore)
    assert await env.bot.tables.store.live() == [1]
    await env.shutdown()
    await env.bot.close()
    assert not list(tmp_path.iterdir())
