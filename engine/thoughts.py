"""Where computer players think: in a process of their own, so that they never block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from engine import bots

SECONDS = 1.0
"""For one decision of a computer player."""
Think = Callable[[str, bytes, int, str, float, int], Awaitable[str]]
"""Like `bots.choose`, awaited."""


class Thinker:
    """One process for all tables, begun at the first thought; a killed one is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
        """As `bots.choose`."""
        if level == "dice":
            return bots.choose(key, view, seat, level, seconds, seed)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=bots.quiet)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, bots.choose, key, view, seat, level, seconds, seed)
        except BrokenExecutor:
            self._pool = None  # its process was killed: the next thought gets a new one
            raise

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
