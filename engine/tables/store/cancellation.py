"""Completes a write even if its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def run_to_end(work: Awaitable[T]) -> T:
    """Return the result of `work`. If the caller is cancelled, complete `work`, then raise `CancelledError`.

    Otherwise the caller would release its locks, and others would read, before its write takes effect.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # retrieve it, or asyncio logs it, because no caller does
        raise
