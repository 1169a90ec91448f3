"""The sign of life, and `--health`, which checks it."""

from __future__ import annotations

import gc
import itertools
import os
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import Caravanserai, Config, load_config, main
from cogs import heartbeat
from engine.tables.store import StoreError
from render import memory
from tests import virtual


class Knot:
    """Refers to itself, so that only a garbage collection frees it."""

    own: Knot


@pytest.fixture
def make_bot(make_bot: Callable[[], Caravanserai]) -> Callable[[], Caravanserai]:
    def make() -> Caravanserai:
        bot = make_bot()
        bot.beats = True
        return bot

    return make


def health(config: Config) -> int:
    return main(["--db", str(config.database), "--health"])


async def test_a_running_bot_is_alive_and_a_stopped_one_is_not(
    env: virtual.Env, config: Config, capsys: pytest.CaptureFixture[str]
):
    sign = heartbeat.sign_of(config)
    os.utime(sign, (time.time(), time.time()))  # starting may have taken longer than a second
    assert health(config) == 0
    assert "last sign of life 0 s ago" in capsys.readouterr().out
    await env.bot.close()
    assert health(config) == 1
    assert "no sign of life" in capsys.readouterr().out


async def test_a_bot_that_hangs_is_not_alive(env: virtual.Env, config: Config):
    sign = heartbeat.sign_of(config)
    long_ago = sign.stat().st_mtime - heartbeat.PATIENCE - 1
    os.utime(sign, (long_ago, long_ago))
    assert health(config) == 1
    await env.advance_time(heartbeat.INTERVAL)
    assert health(config) == 0


@pytest.mark.parametrize("ahead", [3 * 86_400, 400 * 86_400, 300 * 365 * 86_400])
async def test_a_sign_in_the_future_is_no_sign_of_life(env: virtual.Env, config: Config, ahead: int):
    sign = heartbeat.sign_of(config)
    os.utime(sign, (time.time() + ahead, time.time() + ahead))
    assert health(config) == 1
    await env.advance_time(heartbeat.INTERVAL)
    assert health(config) == 0
    os.utime(sign, (time.time() + 1, time.time() + 1))
    assert health(config) == 0, "clocks are corrected by a second now and then"


async def test_a_database_that_does_not_answer_is_no_sign_of_life(
    env: virtual.Env, config: Config, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object) -> None:
        raise StoreError("disk I/O error")

    sign = heartbeat.sign_of(config)
    os.utime(sign, (0, 0))
    monkeypatch.setattr(env.bot.tables.store, "settings", fail)
    await env.advance_time(heartbeat.INTERVAL)
    assert health(config) == 1
    assert "cannot give a sign of life" in caplog.text
    caplog.clear()
    monkeypatch.undo()
    await env.advance_time(heartbeat.INTERVAL)
    assert health(config) == 0


def tied() -> weakref.ref[Knot]:
    knot = Knot()
    knot.own = knot
    return weakref.ref(knot)


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make this process one whose memory has just settled for the first time."""
    monkeypatch.setattr(memory, "_times", itertools.count(1))
    memory.settle()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("settled")
def test_of_what_was_in_use_when_memory_settled_and_is_garbage_by_now_hardly_anything_stays():
    used: list[weakref.ref[Knot]] = []
    for _ in range(2, 65):
        knot = Knot()
        knot.own = knot
        memory.settle()
        used.append(weakref.ref(knot))
        del knot
    memory.settle()
    assert [time for time, knot in enumerate(used, 2) if knot()] == [2, 4, 8, 16, 32, 64]
    memory.settle_all()
    assert not any(knot() for knot in used)


@pytest.mark.usefixtures("settled")
def test_what_stays_is_exempt_from_collections():
    before, kept = gc.get_freeze_count(), [[] for _ in range(1000)]
    memory.settle()
    assert gc.get_freeze_count() >= before + len(kept)


async def test_what_was_exempt_in_use_and_is_garbage_by_now_is_freed_in_the_end(env: virtual.Env):
    settle = env.bot.cogs["Heartbeat"].settle
    settle.change_interval(minutes=1)  # a whole day takes long
    settle.restart()
    gone = tied()
    gc.freeze()
    try:
        await env.advance_time(1)
        assert gone() is not None, "not at the start"
        await env.advance_time(61)
        assert gone() is None
    finally:
        gc.unfreeze()


async def test_free_memory_is_given_back_regularly(env: virtual.Env, monkeypatch: pytest.MonkeyPatch):
    given_back: list[bool] = []
    monkeypatch.setattr(memory, "trim", lambda: given_back.append(True))
    await env.advance_time(heartbeat.REPORTED)
    assert given_back


def test_each_process_on_a_database_server_has_its_own_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "postgresql://db.example/games")

    def sign(shards: str, process: int) -> Path:
        monkeypatch.setenv("SHARDS", shards)
        monkeypatch.setattr(os, "getpid", lambda: process)
        return heartbeat.sign_of(load_config())

    signs = [sign("0-3/16", 7), sign("0-3/16", 8), sign("4-7/16", 9), sign("", 10)]
    assert len(set(signs)) == 4
    signs[0].touch()
    assert main(["--health"]) == 1, "another configuration"
    assert "caravanserai.db.0of1: no sign of life" in capsys.readouterr().out
    monkeypatch.setenv("SHARDS", "0-3/16")
    assert main(["--health"]) == 0
    os.utime(signs[0], (0, 0))
    assert main(["--health"]) == 1
    signs[1].touch()
    assert main(["--health"]) == 0, "one that was killed does not count while another is alive"


def test_numbers_are_shortened():
    assert heartbeat.spans((0, 1, 2, 3, 7)) == "0-3,7"
    assert heartbeat.spans([5]) == "5"
    assert heartbeat.spans(()) == ""
