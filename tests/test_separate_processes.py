"""The processes that work for the bot: results in order, replaced if they are lost, none left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import psutil
import pytest
from PIL import Image

from cogs.heartbeat import figures
from engine import games
from engine.processes import Lost, Process, pause
from render import pictures, poster, process
from tests.turns import recent, scenes
from tests.virtual import TableDriver, find

ROOT = Path(__file__).parents[1]
SECONDS = 60
"""How long something may take on a busy machine."""


@pytest.fixture
def worker() -> Iterator[Process]:
    worker = Process(int)
    yield worker
    worker.close()


@pytest.fixture
def apart() -> Iterator[None]:
    """Draw in a process of its own, which has drawn nothing in advance."""
    process.separate(int)
    yield
    process.reunite()


def test_work_is_done_in_order_and_its_results_come_back(worker: Process) -> None:
    results = [worker.submit(pow, 2, n) for n in range(20)]
    assert [result.result(SECONDS) for result in results] == [2**n for n in range(20)]
    large = worker.submit(bytes, 3_000_000)
    assert len(large.result(SECONDS)) == 3_000_000


def test_what_work_raises_comes_back_with_where_it_was_raised(worker: Process) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        worker.submit(divmod, 1, 0).result(SECONDS)
    assert "in _do" in "".join(raised.value.__notes__)
    with pytest.raises(TypeError):
        worker.submit(open, os.devnull).result(SECONDS)  # a file cannot come back
    assert worker.submit(abs, -1).result(SECONDS) == 1


def test_what_work_prints_does_not_get_between_the_results(worker: Process) -> None:
    assert worker.submit(os.write, 1, b"printed by a library\n").result(SECONDS) > 0
    assert worker.submit(abs, -1).result(SECONDS) == 1


_came: list[bool] = []
"""In a worker: that something has come."""


def come() -> None:
    _came.append(True)


def wait_for_it() -> int:
    """Pause until something has come; forever, if that is only begun later."""
    while not _came:
        time.sleep(0.01)
        pause()
    return os.getpid()


def test_work_that_pauses_lets_what_comes_meanwhile_go_first(worker: Process) -> None:
    long, wrong = worker.submit(wait_for_it), worker.submit(divmod, 1, 0)
    with pytest.raises(ZeroDivisionError):
        wrong.result(SECONDS)
    assert worker.submit(abs, -1).result(SECONDS) == 1
    assert not long.done()
    worker.submit(come).result(SECONDS)
    assert long.result(SECONDS) == worker.pid


def test_work_that_pauses_is_lost_with_its_process(worker: Process) -> None:
    results = [worker.submit(wait_for_it), worker.submit(wait_for_it)]
    assert worker.submit(abs, -1).result(SECONDS) == 1
    os.kill(worker.pid, signal.SIGKILL)
    for result in results:
        with pytest.raises(Lost):
            result.result(SECONDS)


def test_where_nothing_is_asked_for_a_pause_does_nothing() -> None:
    pause()


def test_a_picture_that_is_needed_goes_before_a_poster(worker: Process) -> None:
    played = scenes("yspahan", 3)
    scene = replace(played[-1], active=())
    result = poster.Result("yspahan", 1, ("Ana", "Ben", "Cleo"), (3, 2, 1), (1, 2, 3), (), 1, scene=scene)
    done: list[str] = []
    asked = {"poster": (poster.poster, result), "board": (pictures.board, "yspahan", scene)}
    results = [worker.submit(*work) for work in asked.values()]
    for name, drawn in zip(asked, results, strict=True):
        drawn.add_done_callback(lambda _, name=name: done.append(name))
    assert [len(drawn.result(SECONDS)) > 10_000 for drawn in results] == [True, True]
    assert done == ["board", "poster"]


def test_work_of_a_process_that_is_killed_or_has_ended_is_lost(worker: Process) -> None:
    assert worker.submit(abs, -1).result(SECONDS) == 1
    begun, waiting = worker.submit(time.sleep, SECONDS), worker.submit(abs, -1)
    os.kill(worker.pid, signal.SIGKILL)
    for result in (begun, waiting):
        with pytest.raises(Lost):
            result.result(SECONDS)
    with pytest.raises(Lost):
        worker.submit(abs, -1).result(SECONDS)


@pytest.mark.parametrize("work", ["abs, 1", "wait_for_it"])
def test_a_process_ends_with_the_one_it_works_for_even_if_that_is_killed(work: str) -> None:
    code = (
        "import time\nfrom engine.processes import Process\nworker = Process(int)\n"
        "from tests.test_separate_processes import wait_for_it\n"
        f"worker.submit({work})\n"
        "print(worker.submit(abs, -1).result(), worker.pid, flush=True)\ntime.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE) as parent:  # noqa: S603
        assert parent.stdout
        done, pid = map(int, parent.stdout.readline().split())
        left = psutil.Process(pid)
        assert done == 1
        assert left.is_running()
        parent.kill()
    with suppress(psutil.NoSuchProcess):
        left.wait(SECONDS)
    assert not psutil.pid_exists(pid) or left.status() == psutil.STATUS_ZOMBIE


@pytest.mark.parametrize("key", games.ALL)
def test_a_picture_is_the_same_whichever_process_draws_it(key: str, apart: None) -> None:
    played = scenes(key, 3)
    scene, _ = recent(played, len(played) // 2)
    scene = replace(scene, lang="cs", active=(0,))
    elsewhere = process.draw(pictures.board, key, scene)
    here = pictures.board(key, scene)
    assert Image.open(BytesIO(elsewhere)).tobytes() == Image.open(BytesIO(here)).tobytes()


def test_only_the_process_draws(apart: None) -> None:
    assert process.draw(os.getpid) == process.pid() != os.getpid()


def test_a_picture_whose_process_is_killed_is_drawn_by_a_new_one(apart: None) -> None:
    before = process.pid()
    assert before
    assert process.draw(abs, -1) == 1
    waiting = [process.begin(time.sleep, 1), process.begin(os.getpid)]
    os.kill(before, signal.SIGKILL)
    assert [wait() for wait in waiting] == [None, process.pid()]
    assert process.pid() != before


def test_a_picture_that_kills_every_process_is_refused_and_others_are_drawn(apart: None) -> None:
    with pytest.raises(Lost):
        process.draw(os._exit, 1)
    assert process.draw(os.getpid) == process.pid()


def test_a_process_that_hangs_is_killed_and_its_picture_is_drawn_by_a_new_one(
    apart: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hung = process.pid()
    assert hung
    assert process.draw(abs, -1) == 1
    os.kill(hung, signal.SIGSTOP)
    monkeypatch.setattr(process, "PATIENCE", 5)
    try:
        assert process.draw(os.getpid) != hung
    finally:
        with suppress(ProcessLookupError):
            os.kill(hung, signal.SIGCONT)
    assert "has not answered for 5 s" in caplog.text


async def test_a_table_goes_on_when_the_drawing_process_is_killed(table: TableDriver, apart: None) -> None:
    await table.open(2, game="yspahan")
    (member,) = await table.asked()
    killed = process.pid()
    assert killed
    os.kill(killed, signal.SIGKILL)
    panel = await table.take_turn(member)
    assert find(panel, "tools")
    assert process.pid() != killed


async def test_the_memory_of_the_drawing_process_is_among_the_figures(table: TableDriver) -> None:
    bot: Any = table.env.bot
    await table.open(2, game="yspahan")
    assert figures(bot)["drawing"] is None
    process.separate(int)
    try:
        assert process.draw(abs, -1) == 1
        assert figures(bot)["drawing"] > 5_000_000
    finally:
        process.reunite()


class Awkward(Exception):
    """Can be pickled, but not restored."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def fail_awkwardly() -> None:
    raise Awkward("what ", "happened")


def test_a_failure_that_cannot_come_back_is_told_and_ends_nothing(worker: Process) -> None:
    with pytest.raises(RuntimeError, match="what happened"):
        worker.submit(fail_awkwardly).result(SECONDS)
    assert worker.submit(abs, -1).result(SECONDS) == 1
