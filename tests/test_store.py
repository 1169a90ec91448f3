"""The store on real files: migrations, refusals, lost races, crashes, full disks; compared with a model."""

import asyncio
import logging
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, rule

from engine.tables.store import (
    Conflict,
    LogLine,
    Post,
    SaveFailed,
    Seat,
    Store,
    StoreError,
    Table,
    Timer,
    UserSettings,
    copy_database,
    files,
    open_store,
)
from tests.stores import FAR, everything, letter, line, new_table, next_timer, sql

ROOT = Path(__file__).parent.parent
LATEST = max(files.migrations(files.MIGRATIONS))

unix = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of Unix")


def run_sql(path: Path, *statements: str) -> list:
    db = sqlite3.connect(path)
    try:
        results = [db.execute(statement).fetchall() for statement in statements]
        db.commit()
    finally:
        db.close()
    return results[-1]


@pytest.fixture
async def store(tmp_path) -> AsyncIterator[Store]:
    store = await open_store(tmp_path / "a.db")
    yield store
    await store.close()


async def test_durable_and_private(store, tmp_path):
    assert await sql(store, "pragma journal_mode") == "wal"
    assert await sql(store, "pragma synchronous") == 2
    assert await sql(store, "pragma foreign_keys") == 1
    assert await sql(store, "pragma busy_timeout") == 5000
    assert (tmp_path / "a.db").stat().st_mode & 0o777 == 0o600


async def test_secrets_stay_out_of_reprs_and_logs(store, caplog):
    caplog.set_level(logging.DEBUG)
    secret = b"the dice of the table"
    table = new_table(secret=secret, base=b"hand: 7", draft=b"hand: 8", last=b"hand: 9")
    await store.create(table)
    await store.save(table)
    with pytest.raises(SaveFailed) as refused:
        await store.save(replace(table, opener=None))
    assert await store.load(table.id) == table
    assert "aiosqlite" in caplog.text
    for text in (repr(table), caplog.text, str(refused.value)):
        assert "dice of" not in text
        assert secret.hex() not in text
        assert "hand" not in text


def test_migrations_are_numbered_without_gaps():
    assert list(files.migrations(files.MIGRATIONS)) == list(range(1, LATEST + 1))


@pytest.fixture
def next_version(tmp_path, monkeypatch):
    """Adds a schema script one number above the last."""
    folder = tmp_path / "migrations"
    shutil.copytree(files.MIGRATIONS, folder)

    def add(script):
        (folder / f"{LATEST + 1:04}_next.sql").write_text(script)
        monkeypatch.setattr(files, "MIGRATIONS", folder)

    return add


async def old_database(path: Path, *, killed: bool = False) -> Table:
    """A database of the present schema with a match in it; `killed` leaves the write-ahead log behind."""
    target = path.with_name("original.db") if killed else path
    store = await open_store(target)
    table = new_table()
    await store.create(table)
    if killed:
        for suffix in ("", "-wal"):
            shutil.copy(f"{target}{suffix}", f"{path}{suffix}")
    await store.close()
    return table


@pytest.mark.parametrize("killed", [False, True])
async def test_migration_keeps_a_copy(tmp_path, next_version, killed):
    path, copies = tmp_path / "a.db", tmp_path / "copies"
    table = await old_database(path, killed=killed)
    next_version(
        "alter table match add column extra text not null default 'new'; create table more (x int) strict;"
    )
    store = await open_store(path, backups=copies)
    assert await store.load(table.id) == table
    assert await sql(store, "select extra from match") == "new"
    assert await sql(store, "pragma user_version") == LATEST + 1
    assert await sql(store, "pragma journal_mode") == "wal"
    assert path.read_bytes()[63] == LATEST + 1, "what an older version looks at is behind"
    await store.close()

    (copy,) = copies.iterdir()
    assert copy.name.startswith(f"a-v{LATEST}-")
    assert copy.suffix == ".db"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert run_sql(copy, "pragma user_version") == [(LATEST,)]
    assert run_sql(copy, "select seq, secret from match") == [(0, table.secret)]

    await (await open_store(path, backups=copies)).close()
    assert len(list(copies.iterdir())) == 1, "a copy without a migration"


async def test_copies_stand_beside_the_database_by_default_and_none_is_made_of_nothing(
    tmp_path, next_version
):
    folder = tmp_path / "data"
    folder.mkdir()
    await (await open_store(folder / "a.db")).close()
    assert not list(folder.glob("a-v*"))
    next_version("create table more (x int) strict")
    await (await open_store(folder / "a.db")).close()
    assert len(list(folder.glob("a-v*.db"))) == 1


async def test_a_failing_migration_is_taken_back(tmp_path, next_version):
    path = tmp_path / "a.db"
    table = await old_database(path)
    next_version(
        "create table more (x int) strict; update match set seq = 5; insert into nowhere values (1);"
    )
    with pytest.raises(StoreError, match=r"_next\.sql failed and was rolled back: no such table: nowhere"):
        await open_store(path)
    next_version("create table more (x int) strict")
    store = await open_store(path)
    assert await store.load(table.id) == table
    await store.close()


async def test_a_migration_killed_in_the_middle_is_done_again(tmp_path, next_version):
    """It had just overwritten the first page, with the new version; the journal still has the old page."""
    path = tmp_path / "a.db"
    table = await old_database(tmp_path / "before.db")
    db = sqlite3.connect(tmp_path / "before.db", isolation_level=None)
    for statement in (
        "pragma journal_mode = delete",
        "pragma cache_size = 1",
        "begin immediate",
        f"pragma user_version = {LATEST + 1}",
        "update match set seq = 5, base = zeroblob(1000000)",
    ):
        db.execute(statement)
    for suffix in ("", "-journal"):
        shutil.copy(tmp_path / f"before.db{suffix}", f"{path}{suffix}")
    db.close()
    with path.open("r+b") as file:
        file.seek(60)
        file.write((LATEST + 1).to_bytes(4, "big"))

    next_version("create table more (x int) strict")
    store = await open_store(path)
    assert await sql(store, "select count(*) from more") == 0
    assert await store.load(table.id) == table
    await store.close()


def traces(path: Path) -> tuple:
    """Return the bytes and the time of a file, and the names of the files next to it."""
    beside = {file.name for file in path.parent.iterdir()}
    return path.read_bytes(), path.stat().st_mtime_ns, beside


async def refused(path: Path, words: str) -> None:
    """Check that opening fails with one line that gives the reason, and changes no file."""
    before = traces(path)
    with pytest.raises(StoreError, match=words) as error:
        await open_store(path)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)
    assert traces(path) == before


async def test_a_newer_version_is_refused_untouched(tmp_path, next_version, monkeypatch):
    path = tmp_path / "a.db"
    with monkeypatch.context() as later:
        next_version("create table more (x int) strict")
        await old_database(path)
        later.undo()
        await old_database(tmp_path / "present.db")
    monkeypatch.undo()
    await refused(path, f"newer version .schema {LATEST + 1}, not {LATEST}.; left untouched")


@pytest.mark.parametrize("mode", ["wal", "delete"])
async def test_a_foreign_database_is_refused_untouched(tmp_path, mode):
    path = tmp_path / "a.db"
    run_sql(
        path, f"pragma journal_mode = {mode}", "create table match (id)", f"pragma user_version = {LATEST}"
    )
    await refused(path, "not a database of Caravanserai; left untouched")


@pytest.mark.parametrize("content", [b"x", b"SQLite format 3\0", b"[bot]\ntoken = 'x'\n" * 50])
async def test_a_file_of_another_kind_is_refused_untouched(tmp_path, content):
    path = tmp_path / "a.db"
    path.write_bytes(content)
    await refused(path, "not a database of Caravanserai; left untouched")


async def test_a_damaged_database_is_refused(tmp_path):
    path = tmp_path / "a.db"
    await old_database(path)
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"\xff" * (len(content) - 100))
    with pytest.raises(StoreError, match="damaged: database disk image is malformed"):
        await open_store(path)


async def test_what_cannot_be_opened_is_said_in_one_line_and_leaves_no_lock(tmp_path):
    for path in (tmp_path / "missing" / "a.db", tmp_path):
        with pytest.raises(StoreError, match="cannot be opened") as error:
            await open_store(path)
        assert "\n" not in str(error.value)
    path = tmp_path / "a.db"
    path.mkdir()
    with pytest.raises(StoreError):
        await open_store(path)
    path.rmdir()
    await (await open_store(path)).close()


CHILD = """
import asyncio, os, sys
from pathlib import Path
from engine.tables.store import Letter, LogLine, StoreError, Timer, open_store

async def main():
    try:
        store = await open_store(Path(sys.argv[1]))
    except StoreError as error:
        sys.exit(str(error))
    table = await store.load(1)
    n = table.seq
    while True:
        n += 1
        table.base, table.drawn = b"%d" % n, n
        await store.save(
            table,
            lines=[LogLine(n, 0, f"line {n}", (n,), False, n)],
            timers=[Timer(due=n, kind="turn")],
            outbox=[Letter(kind="turn", nonce=f"n{n}", due=0)],
        )
        os.write(1, b"%d\\n" % n)

asyncio.run(main())
"""


def start_child(path: Path) -> subprocess.Popen:
    return subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-c", CHILD, str(path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # `communicate` would not see what `readline` had read ahead
    )


async def test_a_second_process_is_refused(store, tmp_path):
    table = new_table()
    await store.create(table)
    child = start_child(tmp_path / "a.db")
    said = child.communicate(timeout=120)[1].decode()
    assert child.returncode == 1
    assert said == f"{tmp_path / 'a.db'}: already in use by another process\n"
    with pytest.raises(StoreError, match="already in use"):
        await open_store(tmp_path / "a.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(StoreError, match="already in use"):
        await open_store(tmp_path / "link.db")
    await store.save(table)
    await store.close()
    await (await open_store(tmp_path / "link.db")).close()


def test_a_process_may_end_without_closing(tmp_path):
    code = "import asyncio, sys, pathlib; from engine.tables.store import open_store\n"
    code += "store = asyncio.run(open_store(pathlib.Path(sys.argv[1])))"
    ended = subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.db")], cwd=ROOT, timeout=120)  # noqa: S603  # our own words
    assert ended.returncode == 0


@unix
async def test_kill_at_any_instant_loses_nothing_and_repeats_nothing(tmp_path):
    path = tmp_path / "a.db"
    await old_database(path)
    chance = random.Random(1)
    for _ in range(20):
        child = start_child(path)
        said = child.stdout.readline()
        with pytest.raises(StoreError, match="already in use"):
            await open_store(path)
        await asyncio.sleep(chance.uniform(0, 0.02))
        child.send_signal(signal.SIGKILL)
        said += child.communicate()[0]
        told = int(said[: said.rindex(b"\n")].split()[-1])

        store = await open_store(path)
        assert await sql(store, "pragma integrity_check") == "ok"
        table = await store.load(1)
        assert table.seq in (told, told + 1)
        assert await store.lines(1) == [
            LogLine(n, 0, f"line {n}", (n,), False, n) for n in range(1, table.seq + 1)
        ]
        assert (table.base, table.drawn) == (b"%d" % table.seq, table.seq)
        assert [timer.due for timer in await store.timers_due(FAR)] == [table.seq]
        assert [mail.nonce for mail in await store.mail(0, FAR)] == [f"n{n}" for n in range(1, table.seq + 1)]
        await store.close()


async def check_failing_save(store: Store, table: Table) -> None:
    """Check that a save too big for the disk writes nothing and does not change `table`."""
    before, unchanged = await everything(store), deepcopy(table)
    noise = random.Random(1).randbytes(100_000).hex()
    with pytest.raises(SaveFailed) as error:
        await store.save(table, lines=[line(1), line(2, noise)], timers=(), outbox=[letter("a")])
    assert "\n" not in str(error.value)
    assert table == unchanged
    assert not await store._writes.run(lambda db: db.in_transaction)
    assert await everything(store) == before


async def test_disk_full(store):
    table = new_table()
    await store.create(table)
    await store.save(table, timers=[Timer(due=1, kind="turn")])
    pages = await sql(store, "pragma page_count")
    await sql(store, f"pragma max_page_count = {pages + 2}")
    await check_failing_save(store, table)
    with pytest.raises(SaveFailed, match="full"):
        await store.change_settings(UserSettings, 1, {"zone": "y" * 50_000})
    await sql(store, "pragma max_page_count = 1000000")
    await store.save(table, lines=[line(1)])
    assert await store.lines(table.id) == [line(1)]


@unix
async def test_write_error(store, tmp_path):
    import resource

    table = new_table()
    await store.create(table)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "a.db-wal").stat().st_size + 5000, hard))
        await check_failing_save(store, table)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.save(table, lines=[line(1)])
    assert await store.lines(table.id) == [line(1)]


@unix
async def test_disk_full_at_open(tmp_path):
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
        with pytest.raises(StoreError, match=r"a\.db: "):
            await open_store(tmp_path / "a.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    store = await open_store(tmp_path / "a.db")
    assert await sql(store, "pragma user_version") == LATEST
    await store.close()


async def test_a_cancelled_save_is_whole_and_leaves_nothing_open(store):
    table = new_table()
    await store.create(table)
    loop, traced = asyncio.get_running_loop(), []
    save = asyncio.create_task(store.save(table, lines=[line(1), line(2)], outbox=[letter("a")]))

    def cancel(done):
        save.cancel()
        done.set()

    def cancel_in_the_middle(statement):
        traced.append(statement)
        if statement.startswith("insert into action"):
            done = threading.Event()
            loop.call_soon_threadsafe(cancel, done)
            done.wait(60)
            traced.append("cancelled")

    await store._writes.set_trace_callback(cancel_in_the_middle)
    with pytest.raises(asyncio.CancelledError):
        await save
    assert traced.index("cancelled") < traced.index("commit"), "cancelled too late to tell"
    table = await store.load(table.id)
    assert table.seq == 1
    assert await store.lines(table.id) == [line(1), line(2)]
    assert len(await store.mail(0)) == 1
    await store.save(table, lines=[line(3)])


async def test_backup_while_playing(store, tmp_path):
    table = new_table()
    await store.create(table)
    saves = [store.save(await store.load(table.id))]
    await asyncio.gather(
        asyncio.to_thread(copy_database, tmp_path / "a.db", tmp_path / "far" / "copy.db"), *saves
    )
    copy = await open_store(tmp_path / "far" / "copy.db")
    assert (await copy.load(table.id)).secret == table.secret
    await copy.close()
    assert {file.name for file in (tmp_path / "far").iterdir()} == {"copy.db"}
    for target in (tmp_path / "far" / "copy.db", tmp_path / "a.db"):
        before = target.read_bytes()
        with pytest.raises(StoreError, match="already exists"):
            await asyncio.to_thread(copy_database, tmp_path / "a.db", target)
        assert target.read_bytes() == before


@unix
async def test_a_failing_backup_leaves_nothing(store, tmp_path):
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
        with pytest.raises(StoreError, match=r"copy\.db: copying .*/a\.db failed: "):
            await asyncio.to_thread(copy_database, tmp_path / "a.db", tmp_path / "far" / "copy.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    with pytest.raises(StoreError, match="unable to open"):
        copy_database(tmp_path / "missing.db", tmp_path / "far" / "copy.db")
    assert list((tmp_path / "far").iterdir()) == []
    assert not (tmp_path / "missing.db").exists()


async def test_a_hundred_thousand_finished_matches_fit_into_a_gibibyte(store):
    """170 lines of about 40 characters and 1.5 KB of state each, many matches at a time."""
    chance = random.Random(1)
    shops = [f"{quarter}{number}{letter}" for quarter in "HCVB" for number in range(1, 7) for letter in "abc"]

    def text():
        place, build = (
            chance.choices(shops, k=chance.randint(1, 6)),
            chance.choice(["crane", "hoist", "dock"]),
        )
        return f"take {chance.randint(1, 6)}; place {' '.join(place)}; build {build}"

    def state():
        bits = {name: chance.choices(range(50), k=8) for name in chance.sample(shops, 36)}
        return str(bits).encode()

    count, playing, logs = 120, [], {}
    for number in range(count):
        table = new_table(status="live", secret=chance.randbytes(32), base=state(), last=text().encode() * 4)
        await store.create(table)
        logs[table.id] = []
        playing.append(table)
        while playing and (len(playing) == 40 or number == count - 1):
            table = chance.choice(playing)
            log, n = logs[table.id], len(logs[table.id])
            new = [
                LogLine(
                    i,
                    i % 4,
                    text(),
                    tuple(chance.choices(range(6), k=5)) if i % 5 == 0 else (),
                    False,
                    1_790_000_000 + i,
                )
                for i in range(n, n + 10)
            ]
            log += new
            table.base, table.status = state(), "live" if len(log) < 170 else "over"
            await store.save(table, lines=new, timers=[Timer(due=n, kind="turn")] if len(log) < 170 else ())
            if table.status == "over":
                playing.remove(table)
    assert all([await store.lines(match) == log for match, log in logs.items()])
    characters = sum(len(line.text) for log in logs.values() for line in log) / count / 170
    assert 36 <= characters <= 44
    assert 1400 <= await sql(store, "select avg(length(base)) from match") <= 1700
    size = await sql(store, "pragma page_count") * await sql(store, "pragma page_size") / count
    assert size <= 2**30 / 100_000, f"{size:.0f} bytes for each match"


NAMES = st.integers(1, 4)
TEXTS = st.sampled_from(["pass", "take 6; end", "žluť"])


class Comparison(RuleBasedStateMachine):
    """The store beside a plain model of it, through restarts, kills, lost races and refused values."""

    hands = Bundle("hands")

    @initialize()
    def start(self):
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.store = self.runner.run(open_store(self.folder / "0.db"))
        self.kills = 0
        self.tables, self.lines, self.timers, self.letters = {}, {}, {}, []

    def teardown(self):
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    @rule(target=hands, status=st.sampled_from(["lobby", "live"]))
    def create(self, status):
        table = new_table(status=status)
        self.runner.run(self.store.create(table))
        assert table.id not in self.tables
        self.tables[table.id], self.lines[table.id], self.timers[table.id] = deepcopy(table), [], []
        return table

    @rule(target=hands, table=hands)
    def load(self, table):
        return self.runner.run(self.store.load(table.id))

    @rule(
        table=hands,
        status=st.sampled_from(["lobby", "live", "live", "over", "cancelled"]),
        base=st.binary(max_size=40),
        users=st.lists(st.none() | NAMES, max_size=3),
        texts=st.lists(TEXTS, max_size=3),
        dues=st.none() | st.lists(NAMES, max_size=2),
        nonces=st.lists(st.sampled_from("abcdefgh"), max_size=2, unique=True),
        spoil=st.sampled_from(["", "", "", "line", "letter"]),
    )
    def save(self, table, status, base, users, texts, dues, nonces, spoil):
        now, log = self.tables[table.id], self.lines[table.id]
        table.status, table.base, table.drawn = status, base, table.drawn + len(texts)
        table.seats = [Seat(seat=number, user=user) for number, user in enumerate(users)]
        lines = [LogLine(len(log) + i, None, text, (i,) * i, i == 1, i) for i, text in enumerate(texts)]
        timers = None if dues is None else [Timer(due=due, kind="turn") for due in dues]
        letters = [letter(nonce, 1) for nonce in nonces]
        given = deepcopy(table)
        save = self.store.save(
            table,
            lines=lines + [line(10_000, None)] * (spoil == "line"),
            timers=timers,
            outbox=letters + [letter("z", None)] * (spoil == "letter"),
        )
        if table.seq != now.seq or spoil:
            with pytest.raises(Conflict if table.seq != now.seq else SaveFailed):
                self.runner.run(save)
            assert table == given
            return
        self.runner.run(save)
        assert table == replace(given, seq=given.seq + 1)
        self.tables[table.id] = replace(
            deepcopy(table), message=now.message, thread=now.thread, post=now.post
        )
        log += lines
        if timers is not None:
            self.timers[table.id] = sorted(dues)
        known = {nonce for nonce, *_ in self.letters}
        self.letters += [(nonce, table.id, 1, False) for nonce in nonces if nonce not in known]

    @rule(table=hands, message=NAMES)
    def post(self, table, message):
        now = self.tables[table.id]
        now.message, now.thread, now.post = message, message + 1, str(message)
        first = self.runner.run(self.store.mail(1, 1))
        post = Post(table.id, message, message + 1, str(message))
        self.runner.run(self.store.mark_sent([mail.id for mail in first], 5, post))
        for mail in first:
            self._mark(mail.nonce, 1, True)

    @rule(until=st.integers(1, 3), give_up=st.booleans())
    def fail_to_post(self, until, give_up):
        for mail in self.runner.run(self.store.mail(1, 1)):
            self.runner.run(
                self.store.drop(mail.id, 1, "403") if give_up else self.store.postpone(mail.id, until, "503")
            )
            self._mark(mail.nonce, until, give_up)

    def _mark(self, nonce, due, sent):
        self.letters = [(n, m, due, sent) if n == nonce else (n, m, d, s) for n, m, d, s in self.letters]

    @rule(table=consumes(hands))
    def forget(self, table):
        pass

    @rule()
    def restart(self):
        self.runner.run(self.store.close())
        self.store = self.runner.run(open_store(self.folder / f"{self.kills}.db"))

    @rule(table=hands)
    def kill_in_mid_transaction(self, table):
        """What a killed process leaves on the disk, taken while a transaction is open."""
        old, new = (self.folder / f"{number}.db" for number in (self.kills, self.kills + 1))

        def killed(db):
            db.execute("begin immediate")
            db.execute("update match set seq = seq + 1, base = zeroblob(9000)")
            db.execute("delete from seat")
            for suffix in ("", "-wal"):
                shutil.copy(f"{old}{suffix}", f"{new}{suffix}")
            db.execute("rollback")

        self.runner.run(self.store._writes.run(killed))
        self.runner.run(self.store.close())
        self.kills += 1
        self.store = self.runner.run(open_store(new))

    @invariant()
    def same(self):
        run, store = self.runner.run, self.store
        for match, table in self.tables.items():
            assert run(store.load(match)) == table
            assert run(store.lines(match)) == self.lines[match]
        due = sorted((due, match) for match, dues in self.timers.items() for due in dues)
        timers = run(store.timers_due(FAR))
        assert sorted((timer.due, timer.match) for timer in timers) == due
        assert [timer.due for timer in timers] == [when for when, _ in due]
        assert run(next_timer(store)) == (timers[0] if timers else None)
        for now in (1, 2, 3):
            assert [(mail.nonce, mail.match) for mail in run(store.mail(now))] == self._waiting(now)
        for user in (1, 2):
            mine = {m for m, t in self.tables.items() if any(seat.user == user for seat in t.seats)}
            mine = {match for match in mine if self.tables[match].status in ("lobby", "live")}
            assert {table.id for table in run(store.tables_of(user))} == mine
        assert run(store.live()) == sorted(m for m, t in self.tables.items() if t.status == "live")

    def _waiting(self, now):
        held, waiting = set(), []
        for nonce, match, due, sent in self.letters:
            if not sent and due > now:
                held.add(match)
            if not sent and match not in held:
                waiting.append((nonce, match))
        return waiting


TestComparison = Comparison.TestCase
TestComparison.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)


@pytest.mark.parametrize("folder", ["", "postgresql"])
def test_each_migration_has_a_number_of_its_own(folder: str):
    """Of two with the same number, one would never run."""
    numbers = [int(file.name[:4]) for file in sorted((files.MIGRATIONS / folder).glob("*.sql"))]
    assert numbers == list(range(1, LATEST + 1))
