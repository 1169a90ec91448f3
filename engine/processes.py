"""Processes that work for this one, and end with it, even if it is killed.

Owns how work reaches such a process and how its result comes back: through pipes, which the system closes as
soon as this process is gone. Unlike those of `multiprocessing`, they import only what their work needs, not
the whole bot, and none is left when the bot crashes. Must not know what the work is.
"""

from __future__ import annotations

import logging
import os
import pickle
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import IO, Any, TypeVar, cast

log = logging.getLogger(__name__)
T = TypeVar("T")

START = "import sys; sys.path[:] = sys.argv[1:]; from engine.processes import serve; serve()"
SIZE = struct.Struct(">Q")
"""What precedes each message: its length in bytes."""


class Lost(Exception):
    """A process was killed, or ended, before it had done its work."""


class Process:
    """One process. It does its work in the order in which it is given, `set_up` first."""

    def __init__(self, set_up: Callable[[], object]) -> None:
        command = [sys.executable, "-c", START, *sys.path]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)  # noqa: S603
        self._work = cast(IO[bytes], self._process.stdin)
        self._answers = cast(IO[bytes], self._process.stdout)
        self._lock = threading.Lock()
        self._asked: deque[Future[Any]] = deque()
        """The results that are due, in order."""
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
            self._asked.append(future)
            try:
                _send(self._work, message)
            except OSError:  # it has just ended: `_read` notices that
                self._process.kill()
        return future

    def close(self) -> None:
        """End the process at once, even one that is stopped, without waiting for it. Its work is lost."""
        self._process.kill()

    def _read(self) -> None:
        """Hand out results until the process ends."""
        try:
            while message := _received(self._answers):
                succeeded, result = pickle.loads(message)  # noqa: S301  # our own process wrote it
                future = self._asked.popleft()
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
        for future in self._asked:
            future.set_exception(Lost(f"process {self.pid} has ended"))


def serve() -> None:
    """Work until the parent process closes the pipe or is gone; called in the new process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a shell reaches both; the parent handles it
    work, answers = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb", 0)
    os.dup2(2, 1)  # what is printed must not get between the answers
    while message := _received(work):
        try:
            call, args = pickle.loads(message)  # noqa: S301  # our own parent wrote it
            answer = pickle.dumps((True, call(*args)))
        except Exception as error:
            answer = _failed(error)
        try:
            _send(answers, answer)
        except BrokenPipeError:
            return


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


def _send(pipe: IO[bytes], message: bytes) -> None:
    left = memoryview(SIZE.pack(len(message)) + message)
    while left:
        left = left[pipe.write(left) :]


def _received(pipe: IO[bytes]) -> bytes:
    """Return the next message, or nothing at the end of the pipe, even if that cuts a message short."""
    start = _exactly(pipe, SIZE.size)
    return _exactly(pipe, *SIZE.unpack(start)) if start else b""


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    parts = list[bytes]()
    while size and (part := pipe.read(size)):
        parts.append(part)
        size -= len(part)
    return b"" if size else b"".join(parts)
