"""Loops that sleep for their interval after each run, even if the machine's clock is changed meanwhile.

Those of discord.py sleep until a point in time: after a clock that was ahead is corrected, they sleep until
that time comes again. Must not know what is repeated.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.ext import tasks
from discord.utils import MISSING


class Regular(tasks.Loop[Any]):
    """A loop that sleeps for its interval."""

    def __get__(self, obj: Any, objtype: type[Any]) -> tasks.Loop[Any]:
        bound = super().__get__(obj, objtype)
        bound.__class__ = type(self)  # discord.py makes a plain loop for each object
        return bound

    def _try_sleep_until(self, dt: datetime) -> Any:
        return super()._try_sleep_until(discord.utils.utcnow() + timedelta(seconds=self._sleep))


def every(*, seconds: float = 0, hours: float = 0) -> Callable[[Callable[..., Awaitable[None]]], Regular]:
    """Make a method of a cog a loop, as `discord.ext.tasks.loop` does."""

    def loop(method: Any) -> Regular:
        return Regular(method, seconds, hours, 0, MISSING, None, True, None)

    return loop
