"""The processes that work for the bot: urgent work first, replaced if they are lost, none left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
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
from engine.processes import Lost, Process, breathe
from render import pictures, poster, process
from tests.posters import finished
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


def test_work_of_a_process_that_is_killed_or_has_ended_is_lost(worker: Process) -> None:
    assert worker.submit(abs, -1).result(SECONDS) == 1
    begun, waiting = worker.submit(time.sleep, SECONDS), worker.submit(abs, -1)
    os.kill(worker.pid, signal.SIGKILL)
    for result in (begun, waiting):
        with pytest.raises(Lost):
            result.result(SECONDS)
    with pytest.raises(Lost):
        worker.submit(abs, -1).result(SECONDS)


def wait_for(file: Path, begun: Path | None = None, *, breathing: bool = False) -> None:
    """Work until a file exists; `begun` is made at the beginning."""
    if begun:
        begun.touch()
    until = time.monotonic() + SECONDS
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.001)
        if breathing:
            breathe()


def breathe_until(file: Path, begun: Path | None = None) -> None:
    """Work until a file exists, and let urgent work be done meanwhile."""
    wait_for(file, begun, breathing=True)


def write(file: Path, text: str) -> None:
    """Append to a file, and let urgent work be done in the middle of it."""
    with file.open("a") as lines:
        breathe()
        lines.write(text)


def test_urgent_work_is_done_in_the_middle_of_other_work(worker: Process, tmp_path: Path) -> None:
    needed = tmp_path / "needed"
    long = worker.submit(breathe_until, needed)
    after = worker.submit(abs, -1)
    with pytest.raises(ZeroDivisionError):
        worker.submit(divmod, 1, 0, urgent=True).result(SECONDS)
    assert worker.submit(abs, -2, urgent=True).result(SECONDS) == 2
    assert not long.done()
    assert not after.done()
    assert worker.submit(needed.touch, urgent=True).result(SECONDS) is None
    assert long.result(SECONDS) is None
    assert after.result(SECONDS) == 1


def test_urgent_work_comes_first_and_each_kind_is_done_in_order(worker: Process, tmp_path: Path) -> None:
    """Urgent work is not interrupted either."""
    begun, go, told = tmp_path / "begun", tmp_path / "go", tmp_path / "told"
    worker.submit(wait_for, go, begun)
    wait_for(begun)
    order = ["a", "b", "C", "c", "D", "E", "d", "F"]
    results = [worker.submit(write, told, letter, urgent=letter.isupper()) for letter in order]
    go.touch()
    for result in results:
        result.result(SECONDS)
    assert told.read_text() == "CDEFabcd"


def test_work_that_waits_for_urgent_work_is_lost_with_it(worker: Process, tmp_path: Path) -> None:
    begun, never = tmp_path / "begun", tmp_path / "never"
    work = [worker.submit(breathe_until, never), worker.submit(abs, -1)]
    work += [worker.submit(wait_for, never, begun, urgent=True), worker.submit(abs, -1, urgent=True)]
    wait_for(begun)
    os.kill(worker.pid, signal.SIGKILL)
    for result in work:
        with pytest.raises(Lost):
            result.result(SECONDS)


def test_a_process_whose_work_breathes_ends_with_the_one_it_works_for(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom engine.processes import Process\n"
        "from tests.test_separate_processes import breathe_until, wait_for\n"
        "worker, begun = Process(int), Path(sys.argv[1])\n"
        "worker.submit(breathe_until, begun.with_name('end'), begun)\nwait_for(begun)\n"
        "print(worker.pid, flush=True)\nos._exit(0)"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, str(begun)], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    left = psutil.Process(int(done.stdout))
    begun.with_name("end").touch()
    with suppress(psutil.NoSuchProcess):
        left.wait(SECONDS)


def test_a_process_ends_with_the_one_it_works_for_even_if_that_is_killed() -> None:
    code = (
        "import time\nfrom engine.processes import Process\nworker = Process(int)\n"
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


def begin_poster(begun: Path, result: poster.Result) -> bytes:
    begun.touch()
    return poster.poster(result)


def test_a_poster_pauses_for_what_a_player_waits_for(apart: None, tmp_path: Path) -> None:
    begun, result, played = tmp_path / "begun", finished("babylon", 3), scenes("babylon", 3)
    scene, _ = recent(played, len(played) // 2)
    with ThreadPoolExecutor() as threads:
        drawn = threads.submit(process.draw, begin_poster, begun, result)
        wait_for(begun)
        paused = [process.begin(os.getpid)(), process.begin(pictures.board, "babylon", scene)()]
        assert not drawn.done()
        assert paused == [process.pid(), pictures.board("babylon", scene)]
        assert drawn.result() == poster.poster(result)


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
