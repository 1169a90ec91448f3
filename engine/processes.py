"""Processes that work for this one, and end with it, even if it is killed.

Owns how work reaches such a process and how its result comes back: through pipes, which the system closes as
soon as this process is gone. Also owns how long work lets other work go first. Unlike those of
`multiprocessing`, they import only what their work needs, not the whole bot, and none is left when the bot
crashes. Must not know what the work is.
"""

from __future__ import annotations

import itertools
import logging
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any, TypeVar, cast

log = logging.getLogger(__name__)
T = TypeVar("T")

START = "import sys; sys.path[:] = sys.argv[1:]; from engine.processes import serve; serve()"
HEAD = struct.Struct(">QQ")
"""What precedes each message: the number of the work that it asks for or answers, and its length in bytes."""


class Lost(Exception):
    """A process was killed, or ended, before it had done its work."""


class Process:
    """One process. It begins its work in the order in which it is given, `set_up` first.

    Work is done before the next begins, unless it calls `pause`.
    """

    def __init__(self, set_up: Callable[[], object]) -> None:
        command = [sys.executable, "-c", START, *sys.path]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)  # noqa: S603
        self._work = cast(IO[bytes], self._process.stdin)
        self._answers = cast(IO[bytes], self._process.stdout)
        self._lock = threading.Lock()
        self._asked: dict[int, Future[Any]] = {}
        """The results that are due, by the number of their work."""
        self._numbers = itertools.count()
        self._ended = False
        threading.Thread(target=self._read, name="results", daemon=True).start()
        self.submit(set_up)

    @property
    def pid(self) -> int:
        return self._process.pid

    def submit(self, work: Callable[..., T], *args: object) -> Future[T]:
        """Have the process call `work(*args)`; both must be importable there. Return the future result.

        The future raises what the work raised, or `Lost`.
        """
        message = pickle.dumps((work, args))
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # nobody can take it back
        with self._lock:
            if self._ended:
                future.set_exception(Lost())
                return future
            number = next(self._numbers)
            self._asked[number] = future
            try:
                _send(self._work, number, message)
            except OSError:  # it has just ended: `_read` notices that
                self._process.kill()
        return future

    def close(self) -> None:
        """End the process at once, even one that is stopped, without waiting for it. Its work is lost."""
        self._process.kill()

    def _read(self) -> None:
        """Hand out results until the process ends."""
        try:
            while received := _received(self._answers):
                number, answer = received
                succeeded, result = pickle.loads(answer)  # noqa: S301  # our own process wrote it
                future = self._asked.pop(number)
                if succeeded:
                    future.set_result(result)
                else:
                    future.set_exception(result)
        except Exception:
            log.exception("the results of process %d cannot be read", self.pid)
            self._process.kill()
        self._process.wait()
        with self._lock:
            self._ended = True
        for future in self._asked.values():
            future.set_exception(Lost(f"process {self.pid} has ended"))


_waiting: SimpleQueue[tuple[int, bytes] | None] = SimpleQueue()
"""In a process that works for another: the work that it has not begun, by number; None when that is gone."""
_answers: IO[bytes]


def serve() -> None:
    """Work until the parent process closes the pipe or is gone; called in the new process."""
    global _answers
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a shell reaches both; the parent handles it
    work, _answers = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb", 0)
    os.dup2(2, 1)  # what is printed must not get between the answers
    threading.Thread(target=_receive, args=(work,), name="work", daemon=True).start()
    while True:
        _do(_waiting.get())


def pause() -> None:
    """Do the work that this process has been given meanwhile: called by long work between two of its parts.

    Does nothing in a process that works for no other. What pauses must hold no lock. As work may pause within
    work that pauses, there must be a limit to how much a process is given at once.
    """
    with suppress(Empty):
        while True:
            _do(_waiting.get_nowait())


def _receive(work: IO[bytes]) -> None:
    while message := _received(work):
        _waiting.put(message)
    _waiting.put(None)


def _do(message: tuple[int, bytes] | None) -> None:
    """Do a piece of work and send its answer. End this process if nobody waits for it any more."""
    if message is None:
        raise SystemExit
    number, asked = message
    try:
        call, args = pickle.loads(asked)  # noqa: S301  # our own parent wrote it
        answer = pickle.dumps((True, call(*args)))
    except Exception as error:
        answer = _failed(error)
    try:
        _send(_answers, number, answer)
    except BrokenPipeError:
        raise SystemExit from None


def _failed(error: Exception) -> bytes:
    """Return the answer that work has raised an error: that itself, if it can be restored from its pickle."""
    where = traceback.format_exc()
    error.add_note(where)
    try:
        answer = pickle.dumps((False, error))
        pickle.loads(answer)  # noqa: S301  # written just now
    except Exception:
        answer = pickle.dumps((False, RuntimeError(where)))
    return answer


def _send(pipe: IO[bytes], number: int, message: bytes) -> None:
    left = memoryview(HEAD.pack(number, len(message)) + message)
    while left:
        left = left[pipe.write(left) :]


def _received(pipe: IO[bytes]) -> tuple[int, bytes] | None:
    """Return the number and the text of the next message; None at the end, even if that cuts one short."""
    head = _exactly(pipe, HEAD.size)
    if not head:
        return None
    number, size = HEAD.unpack(head)
    message = _exactly(pipe, size)
    return (number, message) if message else None


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    """Return so many bytes, or none if the pipe ends before."""
    parts = list[bytes]()
    while size and (part := pipe.read(size)):
        parts.append(part)
        size -= len(part)
    return b"" if size else b"".join(parts)
