"""A fair queue, and threads for work that takes milliseconds, which must not hold up the event loop.

Owns the order in which waiting work gets its turn. Must not know what the work is.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from engine.core import Refused

T = TypeVar("T")

IN_A_ROW = 4
"""The number of turns that may precede one of the `last`."""


class Busy(Refused):
    """A user has as many turns as one may have."""


class FairQueue:
    """A queue for a number of places, in which everybody's first turn precedes anybody's second.

    `most` limits the turns of one user, waiting or held.
    """

    def __init__(self, places: int, *, most: int | None = None) -> None:
        self._free = places
        self._most = most
        self._waiting: dict[bool, list[tuple[int, int, asyncio.Future[None]]]] = {False: [], True: []}
        """The heaps of turns, those that are `last` apart."""
        self._numbers = itertools.count()
        self._ahead: Counter[int] = Counter()
        """By user, the number of turns that are not over yet."""
        self._streak = 0
        """The number of turns since one of the `last`."""

    def __len__(self) -> int:
        """Return how many turns are not over yet."""
        return self._ahead.total()

    def refuse(self, user: int) -> None:
        """Raise `Busy` if this user may have no further turn."""
        if self._most is not None and self._ahead[user] >= self._most:
            raise Busy

    @asynccontextmanager
    async def turn(self, user: int = 0, *, last: bool = False) -> AsyncGenerator[None]:
        """Wait for a free place and hold it.

        A turn that is `last` waits until no other does, or `IN_A_ROW` of them have preceded it. `user` is 0
        for work that is done for nobody in particular; each turn of it counts as a first one. Raise `Busy` as
        `refuse` does.
        """
        self.refuse(user)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting[last], (self._ahead[user] if user else 0, next(self._numbers), turn))
        self._ahead[user] += 1
        self._start()
        try:
            await turn
            yield
        finally:
            self._free += turn.done() and not turn.cancelled()
            self._ahead[user] -= 1
            self._ahead += Counter()  # drops entries that are zero
            self._start()

    def _start(self) -> None:
        """Give free places to those who wait."""
        first, last = self._waiting[False], self._waiting[True]
        while self._free and (first or last):
            is_last = not first or (bool(last) and self._streak >= IN_A_ROW)
            self._streak = 0 if is_last else self._streak + 1
            *_, turn = heapq.heappop(last if is_last else first)
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)


class FairThreads:
    """Threads that take work from a `FairQueue`."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._queue = FairQueue(threads)

    async def run(self, user: int, work: Callable[..., T], *args: Any, last: bool = False) -> T:
        """Wait for a free thread, call `work(*args)` in it, and return the result; see `FairQueue.turn`."""
        async with self._queue.turn(user, last=last):
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args))

    def close(self) -> None:
        """Drop the waiting work. A piece that is being done is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)
