"""Threads for work that takes milliseconds, which must not hold up the event loop or other people's work.

Owns the order in which waiting work gets a thread. Must not know what the work is.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class FairThreads:
    """Threads with a queue in which everybody's first piece of work precedes anybody's second."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._waiting: list[tuple[bool, int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._ahead: Counter[int] = Counter()
        """By user, the number of pieces of work that are not done yet."""

    async def run(self, user: int, work: Callable[..., T], *args: Any, last: bool = False) -> T:
        """Wait for a free thread, call `work(*args)` in it, and return the result.

        Work with `last` waits until no other work does. `user` is 0 for work that is done for nobody in
        particular; each piece of it counts as a first one.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        place = self._ahead[user] if user else 0
        self._ahead[user] += 1
        heapq.heappush(self._waiting, (last, place, next(self._numbers), turn))
        self._start()
        try:
            await turn
            return await loop.run_in_executor(self._threads, partial(work, *args))
        finally:
            self._free += turn.done() and not turn.cancelled()
            self._ahead[user] -= 1
            self._ahead += Counter()  # drops entries that are zero
            self._start()

    def close(self) -> None:
        """Drop the waiting work. A piece that is being done is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _start(self) -> None:
        while self._free and self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)
