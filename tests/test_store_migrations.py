"""How databases of earlier versions are brought to the newest schema, and which are refused."""

from __future__ import annotations

import asyncio
import shutil

import asyncpg
import pytest

from cogs.posted import StoredPost, read_post
from engine.tables.store import (
    Seat,
    Store,
    StoreError,
    Table,
    TableOptions,
    files,
    open_store,
    server,
)
from engine.tables.store.sqlite import SqliteStore
from engine.tables.table.stored import Affairs, Proposal, affairs_of, encode_json, seat_state
from tests.stores import new_table, sql


async def downgrade(store: Store, schema: int) -> None:
    """Have a store believe that it has an earlier schema, without the tables that were added since."""
    for table in (
        "attempt", "puzzle", "result_seat", "result", "queue", "rating",
        "pairing", "slot", "season", "member", "contest",
    ):  # fmt: skip
        await sql(store, f"drop table {table}")
    number = "pragma user_version" if isinstance(store, SqliteStore) else "update caravanserai set schema"
    await sql(store, f"{number} = {schema}")


async def test_posts_of_earlier_versions_become_json(address):
    """Their parts were joined by form feeds; version 0.1 stored only the text."""
    posts = {
        "": StoredPost(""),
        'Žofie rolled "6\\f":\n> 7\t8': StoredPost('Žofie rolled "6\\f":\n> 7\t8'),
        "Ana passed\f12\f30,-4,5": StoredPost("Ana passed", 12, (30, -4, 5)),
        "Ben passed\f7\f": StoredPost("Ben passed", 7),
    }
    store = await open_store(address)
    tables = [await store.create(new_table(post=old)) for old in posts]
    await downgrade(store, 8)
    await store.close()
    store = await open_store(address)
    assert [read_post((await store.load(table)).post) for table in tables] == list(posts.values())
    await store.close()


async def test_wishes_of_version_0_1_become_a_vote(address):
    """Each seat stored its own; the vote is that of the first."""
    feed = b'{"last":[],"unposted":[],"ping":[],"lines":7}'
    wish = b'{"call_off":true,"note":"\\u017d \xc5\xbd"}'
    alone, agreed = Proposal("off", 1, 7), Proposal("off", 0, 1, votes={2: "yes"})
    vacant = Proposal("vacant", 1, 7, closes=5)
    tables = {
        "none": (new_table(status="live", last=feed), []),
        "alone": (wishing(b"{}", wish, b'{"call_off":false}', last=feed), [alone]),
        "agreed": (wishing(wish, b"{}", wish), [agreed]),
        "beside": (wishing(b"{}", wish, last=feed, affairs=encode_json(Affairs([vacant]))), [vacant, alone]),
        "over": (wishing(wish, status="over", last=feed), []),
    }
    store = await open_store(address)
    ids = [await store.create(table) for table, _ in tables.values()]
    await downgrade(store, 9)
    await store.close()
    store = await open_store(address)
    stored = dict(zip(tables, [await store.load(match) for match in ids], strict=True))
    assert {name: affairs_of(table).proposals for name, table in stored.items()} == {
        name: proposals for name, (_, proposals) in tables.items()
    }
    for table in stored.values():
        assert b'"call_off":true' not in b"".join(seat.prefs for seat in table.seats).replace(b" ", b"")
    assert seat_state(stored["alone"], 1).note == "Ž Ž"
    await store.close()


def wishing(*prefs: bytes, **changes: object) -> Table:
    seats = [Seat(seat=n, user=n + 1, name="Ana", prefs=own) for n, own in enumerate(prefs)]
    return new_table(**{"status": "live", "seats": seats} | changes)


def test_both_schemas_have_the_same_numbers_and_names():
    assert {n: file.name for n, file in files.migrations(server.MIGRATIONS).items()} == {
        n: file.name for n, file in files.migrations(files.MIGRATIONS).items()
    }


async def test_processes_that_start_together_run_each_migration_once(uri):
    stores = await asyncio.gather(*(open_store(uri) for _ in range(4)))
    assert await sql(stores[0], "select schema from caravanserai") == max(files.migrations(server.MIGRATIONS))
    for store in stores:
        await store.close()


# What a table or its columns are, and which rows they refuse.
CATALOG = """
    select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass::text, pg_get_constraintdef(oid), '', '', ''
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indrelid::regclass::text, pg_get_indexdef(indexrelid), '', '', ''
        from pg_index where indisunique and indrelid in
            (select oid from pg_class where relnamespace = 'public'::regnamespace)"""


async def migrate(uri: str, last: int) -> set[tuple[str, ...]]:
    """Run the migrations up to the one with this number in an empty database, and return its catalog."""
    db = await asyncpg.connect(uri)
    await db.execute("set client_min_messages = warning; drop schema public cascade; create schema public")
    for number, script in files.migrations(server.MIGRATIONS).items():
        if number <= last:
            await db.execute(script.read_text("utf-8"))
    catalog = {tuple(row) for row in await db.fetch(CATALOG)}
    await db.close()
    return catalog


async def test_processes_of_the_version_before_can_use_the_newest_schema(uri):
    """Its statements name their columns: they work if nothing is taken away and no new column is required."""
    newest = max(files.migrations(server.MIGRATIONS))
    before, after = await migrate(uri, newest - 1), await migrate(uri, newest)
    assert before <= after, "nothing is taken away or changed"
    known = {table for table, *_ in before}
    for table, what, kind, nullable, default in after - before:
        if table in known:
            assert kind, f"{table}: {what} might refuse what the version before writes"
            assert nullable == "YES" or default is not None, f"{table}.{what} is required"


async def test_a_long_migration_is_completed(uri, tmp_path, monkeypatch):
    newest = max(files.migrations(server.MIGRATIONS))
    shutil.copytree(server.MIGRATIONS, tmp_path, dirs_exist_ok=True)
    (tmp_path / f"{newest + 1:04}_slow.sql").write_text("select pg_sleep(1.5)")
    monkeypatch.setattr(server, "MIGRATIONS", tmp_path)
    monkeypatch.setattr(server, "SECONDS", 1.0)
    store = await open_store(uri)
    assert await sql(store, "select schema from caravanserai") == newest + 1
    await store.close()


async def test_computers_of_version_0_1_become_normal(uri):
    """The same on SQLite is seen in `test_upgrade`, on a database of that version."""
    store = await open_store(uri)
    old = new_table(options=TableOptions(pace="day"))
    old.seats[1].bot = "thinker"
    await store.create(old)
    await store.create(new_table(options=TableOptions(level="dice")))
    await sql(store, """update match set options = '{"pace": "day", "level": "thinker"}' where id = 1""")
    await downgrade(store, 4)
    await store.close()
    store = await open_store(uri)
    table = await store.load(1)
    assert table.options == TableOptions(pace="day", level="normal")
    assert [seat.bot for seat in table.seats] == ["", "normal"]
    assert (await store.load(2)).options == TableOptions(level="dice")
    await store.close()


async def test_a_foreign_or_newer_database_is_refused_untouched(uri):
    db = await asyncpg.connect(uri)
    await db.execute("create table match (id bigint)")
    with pytest.raises(StoreError, match="not a database of Caravanserai; left untouched"):
        await open_store(uri)
    assert await db.fetchval("select count(*) from pg_tables where schemaname = 'public'") == 1
    await db.execute("drop table match")
    await (await open_store(uri)).close()
    await db.execute("update caravanserai set schema = 99")
    with pytest.raises(StoreError, match=r"newer version \(schema 99, not \d+\); left untouched"):
        await open_store(uri)
    await db.close()
