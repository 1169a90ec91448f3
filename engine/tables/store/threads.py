"""A thread for each SQLite connection, so that no query blocks the event loop.

aiosqlite provides the thread, its queue, and the return of results to the event loop. Its public methods
execute one statement per call: a transaction would switch threads for each statement, and a caller cancelled
between two of them would leave it open. `ConnectionThread.run` therefore queues a whole function. Only this
module uses private attributes of aiosqlite. Must not know what is stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Self, TypeVar

import aiosqlite

T = TypeVar("T")


class ConnectionThread(aiosqlite.Connection):
    """An open connection and its thread. Functions run in the order in which they were queued."""

    def __init__(self, db: sqlite3.Connection) -> None:
        super().__init__(lambda: db, iter_chunk_size=64)
        self._db = db
        # A process that exits without `close` must not wait for the thread; there is no public option for it.
        self._thread.daemon = True

    @classmethod
    async def start(cls, db: sqlite3.Connection) -> Self:
        """Start and return the thread of an open connection, which must no longer be used directly."""
        thread = cls(db)
        await thread
        return thread

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Call `work` with the connection in its thread; return its result or raise its exception.

        Raise `ValueError` if the connection is closed. A call that is cancelled still runs.
        """
        # Every public method calls `_execute`, but none of them accepts a function.
        return await self._execute(work, self._db)  # pyright: ignore[reportUnknownMemberType]  # untyped there
