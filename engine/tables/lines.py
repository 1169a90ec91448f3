"""Reading typed lines: in a separate thread, one at a time for each person.

Reading a line compares it with every legal move. In its own thread that delays no picture and nobody who
looks at a table, and the lines of one person delay those of another by one line at most. Must not know what
a line means.
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
    """A queue of lines to read, in which each person has one place."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lines")
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def read(self, user: int, work: Callable[..., T], *args: Any) -> T:
        """Return `work(*args)`, called in the thread after the person's earlier lines have been read."""
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
