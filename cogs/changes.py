"""How the parts of the bot hear of changes: at tables, in settings, of leases, here or in another process.

Owns who listens to which kind of change. Must not know what a listener does about it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Literal, get_args

from engine.tables import StoreError

Kind = Literal["table", "tables", "server", "language", "pauses", "advice", "film", "leases"]
"""A table with work to do, the tables of a server, the settings of a server, the language of a person, the
pauses of the bot, the advice that people have had, a table with a public film, the leases of this process."""
Listener = Callable[[int], Awaitable[None] | None]
"""Called with the id of what has changed, or 0 if everything of that kind may have changed."""

ALL = "all"
"""Stands for all kinds: changes may have been missed."""
REREAD = 2
"""Seconds before another attempt to read what has changed."""

log = logging.getLogger(__name__)


class Changes:
    """The listeners by kind of change."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Lock()

    def listen(self, kind: Kind, listener: Listener) -> None:
        """Call a listener after each change of a kind."""
        self._listeners[kind].append(listener)

    def ignore(self, kind: Kind, listener: Listener) -> None:
        """Call a listener no more."""
        self._listeners[kind].remove(listener)

    def tell(self, kind: str, key: int = 0) -> None:
        """Tell the listeners of a change. What they do asynchronously is done later, one after the other."""
        for known in get_args(Kind) if kind == ALL else [kind]:
            for listener in tuple(self._listeners[known]):
                if work := listener(key):
                    task = asyncio.create_task(self._finish(listener, key, work))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _finish(self, listener: Listener, key: int, work: Awaitable[None] | None) -> None:
        """Wait until a listener is done. It is called again as long as the database fails."""
        async with self._one_by_one:
            while work:
                try:
                    await work
                    work = None
                except StoreError as error:
                    log.error("a change cannot be read, trying again: %s", error)
                    await asyncio.sleep(REREAD)
                    work = listener(key)
