"""Administration: backups and restoring them, abandoned lobbies, pauses, health, the log."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import bot
from bot import Caravanserai, Config, main
from cogs import admin
from cogs.logs import Errors, JsonLines
from engine.tables import Denied
from engine.tables.store import (
    BotSettings,
    Census,
    StoreError,
    Timer,
    UserSettings,
    backups,
    copy_database,
    open_store,
    settings_of,
)
from engine.tables.time.clock import NEVER
from engine.tables.time.pauses import Pauses
from engine.tables.upkeep.consequences import AUTOMATION
from locales import texts
from tests.playing import CHOOSING, answer, choose, messages, press, turn
from tests.virtual import TableDriver, controls, find, has, public, seen, text, verb

DAY, HOUR, MINUTE = 86_400, 3600, 60
START = int(datetime(2026, 1, 1, 9, tzinfo=UTC).timestamp())


async def later(table: TableDriver, seconds: int) -> None:
    """Let at least an hour pass, of which only the last hour is simulated step by step."""
    tables = table.bot.tables
    clock = tables.access.clock
    tables.access.clock = lambda: clock() + seconds - HOUR
    await table.env.advance_time(HOUR + 5)


def log_of(path: Path) -> list[Any]:
    with sqlite3.connect(path) as db:
        return db.execute("select match, n, text from action order by match, n").fetchall()


# Copies


async def test_one_copy_a_day_of_which_the_newest_remain(tmp_path: Path):
    database, folder = tmp_path / "a.db", tmp_path / "kept"
    store = await open_store(database)
    folder.mkdir()
    names = "a.db", "a-v1-20260101T000000.0Z.db", "b-2026-01-01.db", "a-2026-01-01.db.old", "a-2026-1-01.db"
    others = [folder / name for name in names]
    for other in others:
        other.write_text("not mine")
    for now in range(START, START + 10 * DAY, DAY):
        assert backups.daily(database, folder, now, 7)
        assert not backups.daily(database, folder, now + HOUR, 7), "one a day is enough"
    kept = [f"a-2026-01-{day:02}.db" for day in range(4, 11)]
    assert [file.name for file in backups.dailies(database, folder)] == kept
    assert all(other.read_text() == "not mine" for other in others)
    assert len(list(folder.iterdir())) == len(kept) + len(others), "nothing else is left behind"
    await store.close()


async def test_the_bot_copies_itself_every_day_and_not_twice_after_a_restart(
    table: TableDriver, make_bot: Callable[[], Caravanserai], config: Config
):
    def copies() -> list[str]:
        return [file.name for file in backups.dailies(config.database, config.backups)]

    await table.open(2)
    assert copies() == ["test-2026-01-01.db"]
    first = (config.backups / copies()[0]).read_bytes()
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await later(table, 2 * HOUR)
    assert copies() == ["test-2026-01-01.db"]
    assert (config.backups / copies()[0]).read_bytes() == first
    await later(table, DAY)
    assert copies() == ["test-2026-01-01.db", "test-2026-01-02.db"]
    assert log_of(config.backups / "test-2026-01-02.db") == log_of(config.database) != []


async def test_a_failed_copy_is_logged_and_shown_and_tried_again(
    table: TableDriver, owner: Any, config: Config, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    object.__setattr__(config, "backups", config.database / "no-folder")
    await later(table, DAY)
    assert "no backup, trying again in an hour" in caplog.text
    said = answer(await owner[0].slash(table.channel, "admin health"))
    assert "backup failed" in said
    assert "**Errors**" in said
    assert "none since" not in said
    caplog.clear()
    object.__setattr__(config, "backups", config.database.parent)
    await later(table, HOUR)
    assert "backup failed" not in answer(await owner[0].slash(table.channel, "admin health"))
    assert len(backups.dailies(config.database, config.backups)) == 2


# A clock that was ahead

AHEAD = [3 * DAY, 400 * DAY, 300 * 365 * DAY]


@pytest.mark.parametrize("ahead", AHEAD)
async def test_backups_in_the_future_are_no_backups(tmp_path: Path, ahead: int):
    database, folder = tmp_path / "a.db", tmp_path / "kept"
    store = await open_store(database)
    for day in range(-8, 0):
        assert backups.daily(database, folder, START + day * DAY, 7)
    for day in range(3):
        assert backups.daily(database, folder, START + ahead + day * DAY, 7)
    *_, last = backups.dailies(database, folder)
    for day in (0, 1, 2, *range(ahead // DAY, ahead // DAY + 5)):
        now = START + day * DAY
        assert backups.daily(database, folder, now, 7), "each day has its own, also those that came early"
        assert not backups.daily(database, folder, now + HOUR, 7)
        copies, later = backups.until(database, folder, now)
        assert copies[-1].stat().st_mtime == now
        assert len(copies) == min(7, 5 + day) or day > 2
        assert not later or later[-1] == last, "they are not deleted: this clock might be the wrong one"
    await store.close()


@pytest.mark.parametrize("ahead", AHEAD)
async def test_a_clock_that_was_ahead_stops_nothing(
    table: TableDriver, owner: Any, config: Config, ahead: int
):
    """The clock is corrected while the bot runs, and a post waits."""
    store, access = table.bot.tables.store, table.bot.tables.access
    right = access.clock
    access.clock = lambda: right() + ahead
    await table.env.advance_time(HOUR + 5)
    await table.open(2, pace="day")
    table.env.inject_error("POST", "/channels/*/messages", status=500, code=0, message="no", times=None)
    while not await store.mail(2**40):
        await turn(table, random.Random(1))
    assert (await store.mail(2**40))[0].due >= int(right()) + ahead
    access.clock = right
    table.env.backend.faults.clear()
    posts = len(public(table))
    words = answer(await owner[0].slash(table.channel, "admin health"))
    assert "Something stored happened at <t:" in words
    assert "A backup is dated in the future (`test-" in words
    await table.env.advance_time(2 * MINUTE)
    assert len(public(table)) == posts + 1
    await table.env.advance_time(DAY + HOUR)
    assert (config.backups / "test-2026-01-02.db").exists()
    look = await table.look()
    assert min(look.due.values()) > right() + ahead, "nobody's time has run out"
    await owner[0].slash(table.channel, "admin pause")
    await owner[0].slash(table.channel, "admin resume")
    look, now = await table.look(), table.bot.now()
    assert now < min(look.due.values()) <= now + 3 * DAY
    words = answer(await owner[0].slash(table.channel, "admin health"))
    assert "Something stored happened" not in words
    assert "dated in the future" in words


async def test_the_work_goes_on_after_the_clock_is_set_back(table: TableDriver, config: Config):
    table.env.backend.clock._epoch -= timedelta(days=3)
    beats = list[int]()

    async def due(now: int) -> list[int]:
        beats.append(now)
        return []

    table.bot.tables.store.due = due
    await table.env.advance_time(HOUR)
    assert len(beats) > 20
    assert (config.backups / "test-2025-12-29.db").exists()


async def test_health_compares_the_clock_with_that_of_discord(table: TableDriver, owner: Any):
    access = table.bot.tables.access
    own = access.clock
    assert "**Clock**" not in answer(await owner[0].slash(table.channel, "admin health"))
    for seconds in (-3 * DAY, 2 * MINUTE):
        access.clock = lambda seconds=seconds: own() + seconds
        assert "Discord's says <t:" in answer(await owner[0].slash(table.channel, "admin health"))


# Restoring


async def test_a_restored_game_continues_where_it_was(
    table: TableDriver, make_bot: Callable[[], Caravanserai], config: Config, capsys: Any
):
    rng = random.Random(5)
    await table.open(2)
    await turn(table, rng)
    before, asked = log_of(config.database), [member.id for member in await table.asked()]
    copy = config.backups / "mine.db"
    await asyncio.to_thread(copy_database, config.database, copy)
    for _ in range(3):
        await turn(table, rng)
    after, late_post = log_of(config.database), table.post
    assert len(after) > len(before)
    command = ["--db", str(config.database), "--restore", str(copy)]
    assert main(command) == 2
    assert "already in use" in capsys.readouterr().err
    assert log_of(config.database) == after
    await table.bot.close()
    assert main(command) == 0
    said = capsys.readouterr().out.strip()
    assert log_of(config.database) == before
    assert log_of(Path(said.rpartition(": ")[2])) == after
    await table.env.restart_bot(make_bot())
    assert [member.id for member in await table.asked()] == asked
    member = (await table.asked())[0]
    panel = (await press(member, late_post, "turn")).response
    while any(verb(c) in CHOOSING | {"confirm"} for c in controls(panel)):
        panel = await choose(table, member, panel, rng)
    assert len(await table.bot.tables.store.lines(table.id)) > len(before)
    assert has(table.post, "turn")


async def made(path: Path, copy: Path, zone: str) -> None:
    """A closed database with a person's time zone, and a copy of it."""
    store = await open_store(path)
    await store.change_settings(UserSettings, 1, {"zone": zone})
    await asyncio.to_thread(copy_database, path, copy)
    await store.close()


LACKING = {
    "lacks-timer.db": "table timer",
    "lacks-index.db": "index outbox_waiting",
    "lacks-column.db": "column timer.payload",
}


def test_what_cannot_be_restored_leaves_the_database_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
):
    monkeypatch.chdir(tmp_path)
    asyncio.run(made(Path("caravanserai.db"), Path("copy.db"), "here" * 2000))
    database = Path("caravanserai.db").read_bytes()

    def without(statement: str) -> bytes:
        shutil.copy("copy.db", "part.db")
        with closing(sqlite3.connect("part.db")) as db:
            db.execute(statement)
        content = Path("part.db").read_bytes()
        Path("part.db").unlink()
        return content

    good = Path("copy.db").read_bytes()
    wrong = {
        "missing.db": None,
        "empty.db": b"",
        "words.db": b"dear diary",
        "short.db": good[:5000],
        "torn.db": good[:4096] + bytes(4096) + good[8192:],
        "newer.db": good[:60] + (99).to_bytes(4, "big") + good[64:],
        "other.db": good[:68] + bytes(4) + good[72:],
        "lacks-timer.db": without("drop table timer"),
        "lacks-index.db": without("drop index outbox_waiting"),
        "lacks-column.db": without("alter table timer drop column payload"),
    }
    for name, content in wrong.items():
        if content is not None:
            Path(name).write_bytes(content)
        assert main(["--restore", name]) == 2, name
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1), name
        assert err.startswith(f"{name}: "), err
        assert name not in LACKING or f"damaged: it has no {LACKING[name]}" in err
        assert Path("caravanserai.db").read_bytes() == database
    assert main(["--restore", "caravanserai.db"]) == 2
    assert "database itself" in capsys.readouterr().err
    assert {file.name for file in tmp_path.iterdir()} == {
        "caravanserai.db", "copy.db", *wrong,
    } - {"missing.db"}  # fmt: skip


async def test_the_write_ahead_log_of_a_crashed_database_stays_with_it(tmp_path: Path):
    database, copy, crashed = tmp_path / "a.db", tmp_path / "copy.db", tmp_path / "crashed.db"
    store = await open_store(database)
    await store.change_settings(UserSettings, 1, {"zone": "backup"})
    await asyncio.to_thread(copy_database, database, copy)
    await store.change_settings(UserSettings, 1, {"zone": "crash"})
    for side in ("", "-wal"):
        shutil.copy(f"{database}{side}", f"{crashed}{side}")
    await store.close()
    kept = backups.restore(copy, crashed)
    assert kept
    for path, at in ((crashed, "backup"), (kept, "crash")):
        opened = await open_store(path)
        assert (await settings_of(opened, UserSettings, 1)).zone == at
        await opened.close()


async def test_a_copy_is_restored_where_there_is_no_database(tmp_path: Path):
    await made(tmp_path / "a.db", tmp_path / "copy.db", "Europe/Prague")
    assert backups.restore(tmp_path / "copy.db", tmp_path / "new.db") is None
    opened = await open_store(tmp_path / "new.db")
    assert (await settings_of(opened, UserSettings, 1)).zone == "Europe/Prague"
    with pytest.raises(StoreError, match="in use"):
        backups.restore(tmp_path / "copy.db", tmp_path / "new.db")
    await opened.close()


# Abandoned lobbies


async def test_a_lobby_that_nobody_starts_is_called_off_once(table: TableDriver, members: list[Any]):
    card = await table.lobby(members[0])
    match = int(find(card, "join").custom_id.split(":")[1], 36)
    other = TableDriver(table.env, table.channel, members)
    await other.open(2)
    await later(table, 10 * DAY)
    await press(members[1], card, "join")
    await later(table, 13 * DAY)
    assert has(card, "start")
    await later(table, DAY + 2 * HOUR)
    assert "nobody started it" in text(card)
    assert (await table.bot.tables.store.load(match)).status == "cancelled"
    assert not controls(card)
    await later(table, DAY)
    edits = [request for request in table.env.http_requests if request.path.endswith(f"/messages/{card.id}")]
    assert [request.method for request in edits] == ["PATCH"], "it is edited once"
    assert (await other.look()).table.status == "live"


# Pauses


async def test_in_a_pause_nothing_changes_and_looking_works(
    table: TableDriver, owner: Any, make_bot: Callable[[], Caravanserai]
):
    lobby = await table.lobby(table.members[0])
    await table.open(2)
    asked = (await table.asked())[0]
    said = await owner[0].slash(table.channel, "admin pause")
    assert "Paused" in answer(said)
    assert "since" in answer(await owner[0].slash(table.channel, "admin pause"))
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    table.bot.owner_ids = {owner[0].id}
    before = await table.bot.tables.store.load(table.id)
    panel = await table.take_turn(asked)
    control = next(c for c in controls(panel) if verb(c) in CHOOSING)
    presses = [
        await asked.click(panel, custom_id=control.custom_id)
        if control.type == 2
        else await asked.select(panel, [control.values[0]], custom_id=control.custom_id),
        await asked.slash(table.channel, "move", move="end", table=table.id),
        await asked.slash(table.channel, "table resign", table=table.id),
        await asked.slash(table.channel, "table cancel", table=table.id),
        await asked.slash(table.channel, "vacation", days=3),
        await asked.slash(table.channel, "play", game="yspahan"),
        *[await press(table.members[2], lobby, name) for name in ("join", "leave", "addcomputer")],
    ]
    quiet = [n for n, result in enumerate(presses[1:], 1) if "I am paused" not in answer(result)]
    assert not quiet
    assert await table.bot.tables.store.load(table.id) == before
    own = await settings_of(table.bot.tables.store, UserSettings, asked.id)
    assert structs.replace(own, advised={}) == UserSettings()
    assert has(lobby, "join")
    assert "I am paused" not in answer(await asked.slash(table.channel, "board", table=table.id))
    assert "**Paused** since" in answer(await owner[0].slash(table.channel, "admin health"))
    said = await owner[0].slash(table.channel, "admin resume")
    assert "Play continues" in answer(said)
    assert "not paused" in answer(await owner[0].slash(table.channel, "admin resume"))
    assert (await turn(table, random.Random(1))).id == asked.id


async def test_a_pause_counts_against_nobody(table: TableDriver, owner: Any):
    await table.open(3, pace="day")
    (due,) = (await table.look()).due.values()
    await later(table, DAY)
    reminded = [message.id for message in messages(table, "snooze")]
    await owner[0].slash(table.channel, "admin pause")
    assert not (await table.look()).due
    posts = len(seen(table.env, table.members[3]))
    await later(table, 30 * DAY)
    assert len(seen(table.env, table.members[3])) == posts, "no reminder and no vote in a pause"
    await owner[0].slash(table.channel, "admin resume")
    (moved,) = (await table.look()).due.values()
    assert abs(moved - due - 30 * DAY) < 60
    await table.env.advance_time(60)
    assert [message.id for message in messages(table, "snooze")] == reminded, "reminders come later, too"
    await later(table, DAY - 2 * HOUR)
    assert messages(table, "snooze") != []
    assert messages(table, "vote") == []
    await later(table, 2 * HOUR + 60)
    assert messages(table, "vote") != []


async def test_the_end_of_a_pause_is_answered_before_the_tables_are_gone_through(
    table: TableDriver, owner: Any, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2, pace="day")
    await owner[0].slash(table.channel, "admin pause")
    store, shown = table.bot.tables.store, list[str]()
    read = store.live

    async def live() -> list[int]:
        shown.append(text(seen(table.env, owner[0])[-1]))
        return await read()

    monkeypatch.setattr(store, "live", live)
    await owner[0].slash(table.channel, "admin resume")
    assert ["Play continues" in words for words in shown] == [True]


async def test_a_timer_set_before_a_pause_is_set_again_for_the_real_deadline(table: TableDriver):
    """This happens after a crash in the middle of `/admin resume`."""
    await table.open(3, pace="day")
    await later(table, 2 * DAY - HOUR)
    pauses = table.bot.tables.pauses
    await pauses.begin(table.bot.now())
    await later(table, 5 * DAY)
    await pauses.end(table.bot.now())
    await table.env.advance_time(60)
    assert messages(table, "vote") == []
    await later(table, 2 * HOUR)
    assert messages(table, "vote") != []


async def test_what_was_played_before_a_pause_is_still_posted(table: TableDriver, owner: Any):
    await table.open(2)
    store = table.bot.tables.store
    table.env.inject_error("POST", "/channels/*/messages", status=500, code=0, message="no", times=None)
    while not await store.mail(NEVER):
        await turn(table, random.Random(1))
    await owner[0].slash(table.channel, "admin pause")
    table.env.backend.faults.clear()
    await table.env.advance_time(60)
    assert await store.mail(NEVER) == []
    assert (await store.load(table.id)).message == table.post.id
    assert has(table.post, "turn")


async def test_a_computer_waits_for_the_end_of_a_pause(
    table: TableDriver, owner: Any, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    asked = (await table.asked())[0]
    store = table.bot.tables.store
    stored = await store.load(table.id)
    seat = next(seat for seat in stored.seats if seat.user == asked.id)
    seat.user, seat.bot = None, "dice"
    await owner[0].slash(table.channel, "admin pause")
    await store.save(stored, timers=[Timer(due=table.bot.now(), kind=AUTOMATION)])
    before = await store.lines(table.id)
    with pytest.raises(Denied, match="paused"):
        await table.bot.tables.automation.move(table.id)
    caplog.set_level(logging.INFO)
    await table.env.advance_time(60)
    assert await store.lines(table.id) == before
    assert "a timer" not in caplog.text, "it is not even tried"
    await owner[0].slash(table.channel, "admin resume")
    await table.env.advance_time(60)
    assert len(await store.lines(table.id)) > len(before)


async def test_only_the_owner_administers(table: TableDriver, owner: Any):
    for name in ("pause", "resume", "health"):
        said = await owner[1].slash(table.channel, f"admin {name}")
        assert answer(said) == "Only my owner can do that."
        assert said.ephemeral
    table.bot.owner_ids, table.bot.owner_id = set(), None
    assert "Only my owner" in answer(await owner[0].slash(table.channel, "admin pause"))
    assert table.bot.tables.pauses.since is None


async def test_old_pauses_are_deleted(tmp_path: Path):
    store = await open_store(tmp_path / "a.db")
    await store.change_settings(BotSettings, 0, {"commands": "kept"})
    pauses = Pauses(store)
    await pauses.load()
    for n in range(20):
        await pauses.begin(n * 30 * DAY)
        await pauses.begin(n * 30 * DAY + 5)
        await pauses.end(n * 30 * DAY + 10)
        await pauses.end(n * 30 * DAY + 20)
    assert len(pauses.spans) == 13
    assert pauses.spans[-1] == (19 * 30 * DAY, 19 * 30 * DAY + 10)
    await pauses.begin(600 * DAY)
    again = Pauses(store)
    await again.load()
    assert again.spans == pauses.spans
    assert again.spans[-1] == (600 * DAY, NEVER)
    assert again.since == 600 * DAY
    await again.end(600 * DAY - 5)
    assert again.spans[-1] == (600 * DAY, 600 * DAY), "the clock was set back meanwhile"
    assert (await settings_of(store, BotSettings)).commands == "kept"
    await store.close()


# Health


async def test_health_counts_what_there_is(table: TableDriver, owner: Any):
    said = await owner[0].slash(table.channel, "admin health")
    assert said.ephemeral
    words = answer(said)
    for part in ("Discord answers", "Event loop", "MB", "Tables** none", "send** none", "none overdue"):
        assert part in words
    assert "**Errors** none since" in words
    assert "**Last backup** <t:" in words
    await table.members[0].slash(table.channel, "play", game="yspahan")
    await table.open(2)
    table.env.inject_error("POST", "/channels/*/messages", status=500, code=0, message="no", times=None)
    await turn(table, random.Random(1))
    while not await table.bot.tables.store.mail(2**40):
        await turn(table, random.Random(1))
    words = answer(await owner[0].slash(table.channel, "admin health"))
    assert "1 waiting to start, 1 running, 0 finished, 0 called off" in words
    assert "1 waiting, the first one due <t:" in words
    table.env.backend.faults.clear()
    await table.env.advance_time(60)
    assert "send** none" in answer(await owner[0].slash(table.channel, "admin health"))
    assert len(words) < 2000


# The log


def record(message: str, *args: object, exc_info: Any = None) -> logging.LogRecord:
    return logging.LogRecord("engine.tables.service", logging.ERROR, "", 1, message, args, exc_info)


def test_a_line_of_the_log_is_an_object():
    row = json.loads(JsonLines().format(record('match=%d seq=%d: a "b"\nc', 7, 3)))
    assert row.pop("time").endswith("+00:00")
    assert row == {
        "level": "error",
        "logger": "engine.tables.service",
        "message": 'match=7 seq=3: a "b"\nc',
        "match": 7,
        "seq": 3,
    }
    assert "match" not in json.loads(JsonLines().format(record("rematch=5")))
    try:
        raise ZeroDivisionError("of course")
    except ZeroDivisionError as error:
        line = JsonLines().format(record("bad", exc_info=(type(error), error, error.__traceback__)))
    assert "\n" not in line
    assert json.loads(line)["error"].endswith("ZeroDivisionError: of course")


def test_errors_are_counted():
    times = iter((5, 9))
    errors = Errors(lambda: next(times))
    logger = logging.Logger("alone")  # noqa: LOG001  # nobody else hears it
    logger.addHandler(errors)
    logger.warning("not counted")
    assert (errors.count, errors.last) == (0, None)
    logger.error("counted")
    logger.error("counted")
    assert (errors.count, errors.last) == (2, 9)


def test_the_log_is_written_as_configured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any):
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    before = root.handlers[:], root.level
    monkeypatch.setattr(bot, "run", lambda config: logging.getLogger("x").info("match=4: here") or 0)
    try:
        root.handlers = []
        Path("config.toml").write_text('log_format = "json"\ntoken = "my-secret"')
        assert main([]) == 0
        (line,) = capsys.readouterr().err.splitlines()
        assert (json.loads(line)["match"], json.loads(line)["level"]) == (4, "info")
        assert "my-secret" not in line
        root.handlers = []
        Path("config.toml").write_text('log_format = "text"')
        assert main([]) == 0
        assert capsys.readouterr().err.strip().endswith("match=4: here")
    finally:
        root.handlers, root.level = before


def test_health_says_where_posts_are_refused_and_what_is_parked():
    census = Census({}, 4, 1, 7, 2, 0, 3, 0, 0)
    said = "\n".join(admin._counts(texts(), census, []))
    assert "**Posts refused** at 2 tables" in said
    assert "3 failed too often" in said
    said = "\n".join(admin._counts(texts(), census._replace(refused=0, parked=0), []))
    assert "refused" not in said
    assert "failed too often" not in said


def test_health_names_the_tables_at_a_standstill():
    census = Census({}, 0, None, 0, 0, 0, 0, 12, 0)
    said = "\n".join(admin._counts(texts(), census, list(range(3, 15))))
    assert "12 (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …)" in said
    assert "standstill" not in "\n".join(admin._counts(texts(), census, []))
