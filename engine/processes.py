"""Processes that work for this one, and end with it, even if it is killed.

Owns how work reaches such a process and how its result comes back: through pipes, which the system closes as
soon as this process is gone. Unlike those of `multiprocessing`, they import only what their work needs, not
the whole bot, and none is left when the bot crashes. Also owns which work is done first: what is urgent, even
in the middle of other work that calls `breathe`. Must not know what the work is.
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
from contextlib import suppress
from itertools import count
from queue import Empty, SimpleQueue
from typing import IO, Any, NamedTuple, TypeVar, cast

log = logging.getLogger(__name__)
T = TypeVar("T")

START = "import sys; sys.path[:] = sys.argv[1:]; from engine.processes import serve; serve()"
HEAD = struct.Struct(">QQ?")
"""What precedes each message: its length in bytes, the number of its work, and a flag.

The flag tells of work if it is urgent, of an answer if the work succeeded.
"""


class Message(NamedTuple):
    """A piece of work, or its answer."""

    number: int
    flag: bool
    content: bytes
    """A pickle."""


class Lost(Exception):
    """A process was killed, or ended, before it had done its work."""


class Process:
    """One process. It calls `set_up`, then does urgent work before other work, each in the order given."""

    def __init__(self, set_up: Callable[[], object]) -> None:
        command = [sys.executable, "-c", START, *sys.path]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)  # noqa: S603
        self._work = cast(IO[bytes], self._process.stdin)
        self._answers = cast(IO[bytes], self._process.stdout)
        self._lock = threading.Lock()
        self._numbers = count()
        self._asked: dict[int, Future[Any]] = {}
        """The results that are due, by the number of their work."""
        self._ended = False
        threading.Thread(target=self._read, name="results", daemon=True).start()
        self.submit(set_up, urgent=True)

    @property
    def pid(self) -> int:
        return self._process.pid

    def submit(self, work: Callable[..., T], *args: object, urgent: bool = False) -> Future[T]:
        """Have the process call `work(*args)`; both must be importable there. Return the future result.

        Urgent work is done first. The future raises what the work raised, or `Lost`.
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
                _send(self._work, Message(number, urgent, message))
            except OSError:  # it has just ended: `_read` notices that
                self._process.kill()
        return future

    def close(self) -> None:
        """End the process at once, even one that is stopped, without waiting for it. Its work is lost."""
        self._process.kill()

    def _read(self) -> None:
        """Hand out results until the process ends."""
        try:
            while answer := _received(self._answers):
                result = pickle.loads(answer.content)  # noqa: S301  # our own process wrote it
                future = self._asked.pop(answer.number)
                if answer.flag:
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


class Worker:
    """What the new process does with its work: urgent pieces first, also in the middle of others."""

    def __init__(self, work: IO[bytes], answers: IO[bytes]) -> None:
        self._answers = answers
        self._came: SimpleQueue[Message | None] = SimpleQueue()
        """What has come through the pipe, at last None. Not every system can tell whether one is empty."""
        threading.Thread(target=self._read, args=(work,), name="work", daemon=True).start()
        self._urgent: deque[Message] = deque()
        self._others: deque[Message] = deque()
        self._hurries = False
        """True while urgent work is done: it is not interrupted."""
        self._ended = False
        """True once the parent process has closed the pipe or is gone."""

    def work(self) -> None:
        """Work until the parent process closes the pipe or is gone."""
        while True:
            self._receive(wait=not self._others)
            self.hurry()
            if self._others:
                self._do(self._others.popleft())
            elif self._ended:
                return

    def hurry(self) -> None:
        """Do the urgent work that waits, if none is being done."""
        if self._hurries:
            return
        self._hurries = True
        try:
            self._receive(wait=False)
            while self._urgent:
                self._do(self._urgent.popleft())
                self._receive(wait=False)
        finally:
            self._hurries = False

    def _read(self, work: IO[bytes]) -> None:
        while message := _received(work):
            self._came.put(message)
        self._came.put(None)

    def _receive(self, *, wait: bool) -> None:
        """Take what has come; `wait` for the first message if there is none."""
        with suppress(Empty):
            while not self._ended:
                message, wait = self._came.get(block=wait), False
                if message:
                    (self._urgent if message.flag else self._others).append(message)
                else:
                    self._ended = True

    def _do(self, message: Message) -> None:
        try:
            call, args = pickle.loads(message.content)  # noqa: S301  # our own parent wrote it
            answer = Message(message.number, True, pickle.dumps(call(*args)))
        except Exception as error:
            answer = Message(message.number, False, _failed(error))
        _send(self._answers, answer)


_worker: Worker | None = None
"""That of this process, if it works for another one."""


def serve() -> None:
    """Work until the parent process closes the pipe or is gone; called in the new process."""
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a shell reaches both; the parent handles it
    work, answers = os.fdopen(os.dup(0), "rb", 0), os.fdopen(os.dup(1), "wb", 0)
    os.dup2(2, 1)  # what is printed must not get between the answers
    _worker = Worker(work, answers)
    with suppress(BrokenPipeError):
        _worker.work()


def breathe() -> None:
    """Let urgent work of this process be done before going on, if there is any.

    For long work to call wherever it holds no lock and nothing of it is half done that others use. That takes
    some microseconds, or nothing in a process that works for no other one.
    """
    if _worker:
        _worker.hurry()


def _failed(error: Exception) -> bytes:
    """Return the answer that work has raised an error: that itself, if it can be restored from its pickle."""
    where = traceback.format_exc()
    error.add_note(where)
    try:
        answer = pickle.dumps(error)
        pickle.loads(answer)  # noqa: S301  # written just now
    except Exception:
        answer = pickle.dumps(RuntimeError(where))
    return answer


def _send(pipe: IO[bytes], message: Message) -> None:
    head = HEAD.pack(len(message.content), message.number, message.flag)
    left = memoryview(head + message.content)
    while left:
        left = left[pipe.write(left) :]


def _received(pipe: IO[bytes]) -> Message | None:
    """Return the next message, or None at the end of the pipe, even if that cuts a message short."""
    if not (head := _exactly(pipe, HEAD.size)):
        return None
    size, number, flag = HEAD.unpack(head)
    content = _exactly(pipe, size)
    return Message(number, flag, content) if content else None


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    parts = list[bytes]()
    while size and (part := pipe.read(size)):
        parts.append(part)
        size -= len(part)
    return b"" if size else b"".join(parts)
