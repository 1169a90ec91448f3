"""The SQLite file of the store: who may use it, damage, reads beside writes, and the plans of its queries."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import tracemalloc
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import discord
import pytest

import bot
from engine.tables.store import (
    Conflict,
    Letter,
    LogLine,
    Member,
    Pairing,
    Post,
    Seat,
    Slot,
    Store,
    StoreError,
    Table,
    Timer,
    UserSettings,
    backups,
    copy_database,
    files,
    open_store,
    rows,
    settings_of,
)
from tests.stores import a_contest, result_of

ROOT = Path(__file__).parent.parent
NOBODY = 65534

unix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and locks of Unix")


def new_table(opener: int = 7, **places: int | None) -> Table:
    return Table(
        game="toy",
        rules=1,
        opener=opener,
        secret=bytes(32),
        created=100,
        moved=100,
        seats=[Seat(seat=0, user=opener)],
        **places,
    )


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "a.db")
    yield store
    await store.close()


# Reads beside writes

HOLDER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("begin immediate")
print("held", flush=True)
sys.stdin.readline()
db.execute("rollback")
"""


async def test_a_read_does_not_wait_while_another_process_holds_the_write_lock(store: Store, tmp_path):
    table = new_table()
    await store.create(table)
    holder = subprocess.Popen(  # noqa: ASYNC220, S603  # its first line comes at once
        [sys.executable, "-c", HOLDER, tmp_path / "a.db"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout
    assert holder.stdout.readline() == b"held\n"
    try:
        saves = [
            asyncio.create_task(store.save(table)),
            asyncio.create_task(store.change_settings(UserSettings, 1, {"pings": False})),
        ]
        await asyncio.sleep(0.1)
        assert await store.load(table.id)
        assert await store.mail(0) == []
        assert not any(save.done() for save in saves)
    finally:
        holder.communicate(b"\n")
    await asyncio.gather(*saves)
    assert (await store.load(table.id)) == table
    assert table.seq == 1


async def test_a_read_sees_every_write_that_was_awaited(store: Store):
    table = new_table()
    await store.create(table)
    for number in range(200):
        table.drawn = number
        await store.save(table)
        assert await store.load(table.id) == table


async def test_nothing_can_be_written_through_the_connection_of_reads(store: Store):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store._reads.run(lambda db: db.execute("delete from match"))


# Exclusive use


async def in_another_process(path: Path) -> str:
    """Return what opening the database in another process prints."""
    code = "import asyncio, sys, pathlib; from engine.tables.store import open_store\n"
    code += "asyncio.run(open_store(pathlib.Path(sys.argv[1])))"
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, path, cwd=ROOT, stderr=subprocess.PIPE
    )
    said = (await child.communicate())[1].decode().strip().splitlines()
    return said[-1] if said else "opened"


@unix
@pytest.mark.parametrize("make_link", [os.link, os.symlink])
async def test_the_lock_holds_under_every_name_of_the_file(store: Store, tmp_path, make_link):
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "b.db"
    make_link(tmp_path / "a.db", other)
    await asyncio.to_thread(copy_database, tmp_path / "a.db", tmp_path / "copy.db")
    assert "already in use by another process" in await in_another_process(other)
    with pytest.raises(StoreError, match="already in use by this process"):
        await open_store(other)
    with pytest.raises(StoreError, match="already in use"):
        await asyncio.to_thread(backups.restore, tmp_path / "copy.db", other)


async def test_the_lock_holds_after_copies_and_other_connections(store: Store, tmp_path):
    """A POSIX lock of the process would be gone as soon as any descriptor of the file is closed."""
    path = tmp_path / "a.db"
    for file in tmp_path.glob("*.lock"):
        file.unlink()
    await asyncio.to_thread(copy_database, tmp_path / "a.db", tmp_path / "copy.db")
    path.read_bytes()
    with closing(sqlite3.connect(path)) as db:
        db.execute("select * from match").fetchall()
    assert "already in use by another process" in await in_another_process(path)
    await store.close()
    assert await in_another_process(path) == "opened"


async def test_a_refused_opening_takes_no_lock_from_sqlite(store: Store, tmp_path):
    """If closing a descriptor dropped them, the other program would merge and delete the log under us."""
    path = tmp_path / "a.db"
    with pytest.raises(StoreError, match="already in use"):
        await open_store(path)
    await store.change_settings(UserSettings, 1, {"pings": False})
    code = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('select 1 from user'); db.close()"
    )
    subprocess.run([sys.executable, "-c", code, path], check=True)  # noqa: ASYNC221, S603
    assert path.with_name("a.db-wal").exists()
    assert await settings_of(store, UserSettings, 1) == UserSettings(pings=False)


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """Run as a user who is not root, to whom nothing is read-only."""
    root = os.geteuid() == 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if root:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o700)


@unix
async def test_a_read_only_file_or_folder_is_said_in_one_line(unprivileged):
    path = unprivileged / "a.db"
    await (await open_store(path)).close()
    path.chmod(0o400)
    with pytest.raises(StoreError, match=r"a\.db: cannot be opened: Permission denied$"):
        await open_store(path)
    path.chmod(0o600)
    unprivileged.chmod(0o500)
    with pytest.raises(StoreError, match=r"a\.db: cannot be opened: its folder is not writable$"):
        await open_store(path)
    with pytest.raises(StoreError, match=r"new\.db: cannot be opened: Permission denied$"):
        await open_store(unprivileged / "new.db")
    unprivileged.chmod(0o700)
    await (await open_store(path)).close()


# Damage


async def filled(path: Path) -> Table:
    store = await open_store(path)
    table = new_table()
    await store.create(table)
    await store.save(
        table,
        lines=[LogLine(0, None, "", (1, 2), True, 1)],
        timers=[Timer(due=1, kind="turn")],
        outbox=[Letter(kind="turn", nonce="a", due=0)],
    )
    await store.change_settings(UserSettings, 7, {"lang": "en"})
    await store.close()
    return table


PAGE = 4096
"""Bytes of a page of an SQLite file."""


async def test_random_damage_never_raises_anything_but_one_line(tmp_path):
    path = tmp_path / "a.db"
    table = await filled(path)
    content, rng = path.read_bytes(), Random(1)
    messages: list[str] = []
    pages = {content.lower().index(part) // PAGE for part in (b"create table match", b"create table puzzle")}
    for _ in range(150):
        damaged = bytearray(content)
        for _ in range(rng.randint(1, 4)):
            # Mostly where the schema is: its first page, and those below it.
            page = rng.choice([0, *sorted(pages), rng.randrange(len(content) // PAGE)])
            damaged[page * PAGE + rng.randrange(0 if page else 100, PAGE)] = rng.randrange(256)
        for file in tmp_path.iterdir():
            file.unlink()
        path.write_bytes(damaged)
        try:
            store = await open_store(path)
        except StoreError as error:
            messages.append(str(error))
            continue
        for call in (
            store.load(table.id),
            store.lines(table.id),
            store.mail(9),
            store.timers_due(9),
            store.tables_of(7),
            settings_of(store, UserSettings, 7),
            store.languages(UserSettings),
            store.census(1),
            store.save(table),
            store.change_settings(UserSettings, 7, {"pings": False}),
        ):
            try:
                await call
            except Conflict:
                pass
            except StoreError as error:
                messages.append(str(error))
        await store.close()
    assert len(messages) > 50
    assert all(message.isprintable() and len(message) < 500 for message in messages)


def test_the_bot_says_in_one_line_that_the_schema_is_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "a.db"
    asyncio.run(filled(path))
    content = path.read_bytes()
    at = content.index(b"match (")
    path.write_bytes(content[:at] + b"\xff\xfe" + content[at + 2 :])
    monkeypatch.setattr(bot, "warm_up", lambda: None)
    assert bot.main(["--preview", "--db", str(path)]) == 2
    said = capsys.readouterr().err
    assert re.fullmatch(rf"{re.escape(str(path))}: damaged: .*\n", said)


async def test_a_database_without_a_part_of_its_schema_is_refused(tmp_path):
    path = tmp_path / "a.db"
    await filled(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("drop table timer")
    with pytest.raises(StoreError, match=r"a\.db: damaged: it has no table timer$"):
        await open_store(path)


async def test_a_damaged_page_is_found_when_the_database_is_opened(tmp_path):
    path = tmp_path / "a.db"
    await filled(path)
    content = path.read_bytes()
    at = content.index(b"toy")
    page = at - at % 4096
    path.write_bytes(content[:page] + bytes(4096) + content[page + 4096 :])
    with pytest.raises(StoreError, match=r"a\.db: damaged: "):
        await open_store(path)


async def test_looking_for_damage_ends_in_time(tmp_path, monkeypatch: pytest.MonkeyPatch):
    """A database that cannot be looked through in time is opened."""
    path = tmp_path / "a.db"
    await filled(path)
    monkeypatch.setattr(files, "STEPS", 1)
    monkeypatch.setattr(files, "CHECKING", -1)
    with closing(sqlite3.connect(path)) as db:
        assert files._first_damage(db, -1.0) == "ok"
        db.set_progress_handler(None, 0)
        assert db.execute("select count(*) from match").fetchone()
    await (await open_store(path)).close()


async def test_a_log_that_unpacks_to_gigabytes_is_refused(tmp_path):
    path = tmp_path / "a.db"
    table = await filled(path)
    packing = zlib.compressobj(9)
    packed = b"".join(packing.compress(bytes(1 << 20)) for _ in range(100)) + packing.flush()
    with closing(sqlite3.connect(path)) as db:
        db.execute("insert or replace into archive (match, lines) values (?, ?)", (table.id, packed))
        db.commit()
    store = await open_store(path)
    tracemalloc.start()
    try:
        with pytest.raises(StoreError, match="incomplete or too long"):
            await store.lines(table.id)
        assert tracemalloc.get_traced_memory()[1] < 4 * rows.UNPACKED
    finally:
        tracemalloc.stop()
        await store.close()


def test_a_damaged_database_is_noticed_before_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    path = tmp_path / "a.db"
    asyncio.run(filled(path))
    with closing(sqlite3.connect(path)) as db:
        db.execute("drop table timer")

    async def login(*_: object) -> None:
        raise AssertionError("it asked Discord")

    monkeypatch.setattr(bot, "warm_up", lambda: None)
    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.chdir(tmp_path)
    assert bot.main(["--db", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: damaged: it has no table timer\n"


# Plans


async def plan_of(store: Store, statement: str) -> list[str]:
    explain = f"explain query plan {statement}"
    return [row["detail"] for row in await store._reads.run(lambda db: db.execute(explain).fetchall())]


async def test_each_look_up_has_an_index_of_its_own(store: Store):
    """SQLite would also use an index on the status alone, and read every running table to find one."""
    for look_up, indexes in (
        (store.tables_here(2), {"match_channel", "match_thread"}),
        (store.tables_of(7), {"seat_user"}),
        (store.tables_in(1), {"match_guild"}),
    ):
        statements: list[str] = []
        await store._reads.set_trace_callback(statements.append)
        await look_up
        await store._reads.set_trace_callback(None)
        (select,) = (statement for statement in statements if statement.startswith("select"))
        plan = await plan_of(store, select)
        assert {found for step in plan for found in re.findall(r"INDEX (\w+_\w+)", step)} == indexes
        assert all("AND status=?" in step for step in plan if "INDEX match_" in step)


async def test_finished_games_without_a_result_are_sought_in_a_part_of_an_index(store: Store):
    """SQLite would also use the index on the status, and read all finished games for each part of them."""
    statements: list[str] = []
    await store._reads.set_trace_callback(statements.append)
    await store.results.missing(1000, 2000)
    await store._reads.set_trace_callback(None)
    (select,) = (statement for statement in statements if statement.startswith("select"))
    assert "SEARCH match USING INDEX match_over (id>? AND id<?)" in await plan_of(store, select)


async def test_every_frequent_query_uses_an_index(store: Store):
    """Collect the statements that the calls execute, and check the plan of each."""
    statements: set[str] = set()
    for thread in (store._writes, store._reads):
        await thread.set_trace_callback(statements.add)
    table = new_table(guild=1, channel=2, thread=3)
    await store.create(table)
    await store.load(table.id)
    await store.save(
        table,
        lines=[LogLine(0, None, "", (), True, 1)],
        timers=[Timer(due=1, kind="turn")],
        outbox=[Letter(kind="turn", nonce="a", due=0)],
        keep=0,
    )
    await store.lines(table.id)
    await store.tables_here(2)
    await store.tables_of(7)
    await store.tables_in(1, ("lobby", "live"))
    await store.live()
    (letter,) = await store.mail(9)
    await store.postpone(letter.id, 1, "503")
    await store.mark_sent([letter.id], 1, Post(table.id, 4, 3))
    await store.sent_notices(table.id)
    await store.mark_taken_down(letter.id)
    (timer,) = await store.timers_due(9)
    await store.delete_timer(timer.id)
    await store.census(1)
    await store.settings(UserSettings, [7, 8])
    await store.change_settings(UserSettings, 7, {"pings": False})
    await store.forget_future(1)
    table.status = "over"
    await store.save(table, result=result_of(table.id))
    await store.results.played(7)
    await store.results.played(7, 1)
    await store.results.latest([7], 20)
    await store.results.rivals(7, 1)
    await store.results.best(1, "toy", (2, 3), 3)
    await store.results.active(1, 0, 1000)
    await store.results.names([(table.id, 7)])
    await store.results.load(table.id)
    await store.results.missing(await store.results.last(), 1000)
    await store.results.fill(result_of(table.id), table.seq)
    await store.results.about(7)
    league = await store.contests.add(a_contest(guild=1), [Member(0, 7, "Ana", 1)])
    it = await store.contests.load(league)
    slots, pairing = (
        [Slot(league, 1, 0, 0, 7, "Ana", 1)],
        Pairing(league, 1, 0, 1, 0, "[0]", None, None, None),
    )
    await store.contests.save(
        it.contest._replace(status="running"), seasons=[it.season], left=[8], slots=slots, pairings=[pairing]
    )
    await store.create(new_table(guild=1), pairing=(pairing, it.contest.seq + 1))
    await store.contests.here(1)
    await store.contests.due(1)
    await store.contests.unshown()
    await store.contests.closed([1, 2])
    await store.contests.mark_shown(it.season, 1)
    await store.contests.won(1, 5)
    await store.contests.of_match(table.id)
    await store.contests.about(7)
    await store.delete_user(7)

    for thread in (store._writes, store._reads):
        await thread.set_trace_callback(None)
    planned = [s for s in statements if s.split()[0] in ("select", "update", "delete", "insert")]
    assert len(planned) > 30
    for statement in planned:
        plan = await store._reads.run(
            lambda db, s=statement: db.execute(f"explain query plan {s}").fetchall()
        )
        for step in (row["detail"] for row in plan):
            few = "json_each" in step or step == "SCAN mine"  # that one is limited to `RIVALRY` games
            scan = step.startswith("SCAN") and not few and "USING" not in step
            assert not scan, f"{step}: {statement}"
            assert "AUTOMATIC" not in step, f"{step}: {statement}"
