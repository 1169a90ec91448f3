"""The process in which pictures are drawn, for this one and all bots in it.

Owns whether there is one. Without it, pictures are drawn where they are asked for, as in most tests. With it,
they do not keep the event loop waiting for the interpreter's lock, and two cores are used. Those of `begin`
precede those of `draw`, also in the middle of these. Must not know what is drawn.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import ParamSpec, TypeVar

from engine.processes import Lost, Process
from render import memory

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 60
"""Seconds after which a process that has not finished a picture counts as hung and is killed."""

_lock = threading.Lock()
_process: Process | None = None
_set_up: Callable[[], object]


def separate(set_up: Callable[[], object]) -> None:
    """Draw all further pictures in a process of their own, which calls `set_up` first.

    If it is killed or hangs, a new one is started, which calls that too.
    """
    global _process, _set_up
    reunite()
    _process, _set_up = Process(set_up), set_up


def reunite() -> None:
    """End that process, if there is one, and draw all further pictures where they are asked for."""
    global _process
    if _process:
        _process.close()
    _process = None


def pid() -> int | None:
    """Return the id of the process, if there is one."""
    return _process.pid if _process else None


def draw(paint: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
    """Return the picture `paint(*args)`, drawn when no picture waits that was begun by `begin`.

    Call this in a thread. It raises what `begin` describes.
    """
    return _begin(partial(paint, *args, **named), urgent=False)()


def begin(paint: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Callable[[], T]:
    """Begin to draw the picture `paint(*args)`, and return a function that waits for it.

    For what a player waits for after a press: pictures of `draw` that are being drawn pause meanwhile.
    `paint` is a function that can be imported. Waiting raises what it raises, or `Lost` if two processes were
    killed or hung over the picture. Without a process, the picture is drawn by waiting for it.
    """
    return _begin(partial(paint, *args, **named), urgent=True)


def _begin(painted: Callable[[], T], *, urgent: bool) -> Callable[[], T]:
    process = _process
    if process is None:
        return painted
    begun = process.submit(memory.tidied, painted, urgent=urgent)

    def wait() -> T:
        try:
            return _finished(process, begun)
        except Lost:
            again = _replaced(process)
            return _finished(again, again.submit(memory.tidied, painted, urgent=urgent))

    return wait


def _replaced(lost: Process) -> Process:
    """Return the process that draws now that one is lost."""
    global _process
    with _lock:
        if _process is None:
            raise Lost("there is no process that draws any more")
        if _process is lost:
            _process = Process(_set_up)
        return _process


def _finished(process: Process, work: Future[T]) -> T:
    """Return the result of work. Raise `Lost` if its process is killed or hangs."""
    try:
        return work.result(PATIENCE)
    except TimeoutError:
        log.warning("the drawing process has not answered for %d s and is killed", PATIENCE)
        process.close()
        raise Lost(f"process {process.pid} has not answered for {PATIENCE} s") from None
