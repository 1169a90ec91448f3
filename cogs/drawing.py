"""A fair queue for the threads that draw, or wait for the drawing process, see `render.process`.

Owns the order: posts and panels precede pictures for people who only look at a table; among these,
`engine.threads` is fair to everybody. Also owns how often one person may look: one look at a time, with a few
more waiting, and a limited number over time; and which of several panels for one message is the latest. Must
not know what is drawn.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, TypeVar

from engine.tables import Denied
from engine.threads import FairThreads
from render import memory

T = TypeVar("T")

WAITING = 3
"""The most presses of one person that may wait while an earlier one is answered; more are refused."""
BURST = 30
"""The most looks of one person in a row, without a pause."""
REFILL = 1.0
"""Seconds until another look is allowed."""


class Asker(NamedTuple):
    """The user for whom the current task draws; 0 is the bot itself."""

    user: int = 0
    looking: bool = False


asker: ContextVar[Asker] = ContextVar("asker", default=Asker())  # noqa: B039  # it is immutable


class Drawers:
    """Threads for pieces of work that take milliseconds, most of them a picture, in a fair order."""

    def __init__(self, threads: int) -> None:
        self._threads = FairThreads(threads, "draw")

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Call `work(*args)` in a thread for the current `asker`, and return the result."""
        user, looking = asker.get()
        return await self._threads.run(user, partial(memory.tidied, work, *args), last=looking)

    def close(self) -> None:
        self._threads.close()


class Latest:
    """Tells the latest work for a place from earlier work; a place, such as a message, shows only that."""

    def __init__(self) -> None:
        self._latest: dict[int, object] = {}

    @contextmanager
    def replacing(self, place: int) -> Generator[Callable[[], bool]]:
        """Yield a function that returns True until other work for this place begins."""
        own = object()
        self._latest[place] = own
        try:
            yield lambda: self._latest.get(place) is own
        finally:
            if self._latest.get(place) is own:
                del self._latest[place]


class Looks:
    """Lets each person look at one thing at a time, and not too often. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._locks: dict[int, asyncio.Lock] = {}
        self._present: Counter[int] = Counter()
        self._rested: dict[int, float] = {}
        """By user, when they may look `BURST` times in a row again."""

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncGenerator[None]:
        """Wait until the user's earlier looks are done. Raise `Denied` if there were too many lately."""
        now = self._clock()
        rested = max(now, self._rested.get(user, 0.0)) + REFILL
        if self._present[user] > WAITING or rested > now + BURST * REFILL:
            raise Denied("one-look-at-a-time")
        self._forget(now)
        self._rested[user] = rested
        self._present[user] += 1
        try:
            async with self._locks.setdefault(user, asyncio.Lock()):
                token = asker.set(Asker(user, looking=True))
                try:
                    yield
                finally:
                    asker.reset(token)
        finally:
            self._present[user] -= 1
            if not self._present[user]:
                del self._present[user], self._locks[user]

    def _forget(self, now: float) -> None:
        """Drop the users who may look `BURST` times in a row again anyway."""
        if len(self._rested) > 1000:
            self._rested = {user: at for user, at in self._rested.items() if at > now}
