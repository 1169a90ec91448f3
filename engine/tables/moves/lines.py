"""Reads typed lines in a separate thread, one line of each person at a time.

Reading a line compares it with every legal move. In a thread of its own it delays neither pictures nor people
who look at a table, and the lines of one person delay another's by at most one line. Must not know what a
line means.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class LineReader:
    """A queue of lines to read, in which each person has at most one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lines")
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def read(self, user: int, work: Callable[..., T], *args: Any) -> T:
        """Call `work(*args)` in the thread, after the person's earlier lines, and return its result."""
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
