"""Tells other processes that the bot is alive by touching a file next to the database.

Alive means that the event loop runs and the database answers. An outage of Discord or of the network does not
count, because a restart would not help. `bot.py --health` reads the file, run by a container or a supervisor.
Also owns the regular upkeep of the process, and the figures about it for `/admin health`.
"""

from __future__ import annotations

import asyncio
import glob
import logging
import math
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from discord.ext import commands

from cogs.base import TableBot
from cogs.regularly import every
from engine.tables import BotSettings, Shards, StoreError, settings_of
from render import memory, process

log = logging.getLogger(__name__)

INTERVAL = 30
"""Seconds between two touches."""
SETTLED = 24
"""Hours between two collections of all garbage, which stop all threads for longer than others. They include
the objects that `render.memory.settle` exempts from the others."""
REPORTED = 15
"""Seconds between two reports of the figures, before each of which garbage is collected and free memory given
back."""
PATIENCE = 120
"""Seconds without a touch after which the bot is considered dead."""


def sign_of(config: Any) -> Path:
    """Return the path of the file that this process touches while it has the database of `config` open."""
    if not config.address:
        return config.database.with_name(f"{config.database.name}.alive")
    return config.database.with_name(f"{_name(config)}.{os.getpid()}.alive")


def _signs(config: Any) -> list[Path]:
    """Return the paths of the files that processes with this configuration have touched on this machine."""
    if not config.address:
        return [sign_of(config)]
    return list(config.database.parent.glob(f"{glob.escape(_name(config))}.*.alive"))


def _name(config: Any) -> str:
    """Return the name of the database file; that of a server's database contains the shards of a process."""
    if not config.address:
        return config.database.name
    shards = config.shards or Shards()
    return f"{config.database.name}.{spans(shards.ids)}of{shards.total}"


def _age(sign: Path) -> float:
    """Return the seconds since a file was touched; `inf` if there is none or it is from the future."""
    try:
        age = time.time() - sign.stat().st_mtime
    except OSError:
        return math.inf
    return math.inf if age < -PATIENCE else age


def check(config: Any) -> tuple[bool, str]:
    """Return whether a bot with this configuration is alive on this machine, and a line that says so."""
    age = min(map(_age, _signs(config)), default=math.inf)
    name = config.database.with_name(_name(config))
    if age == math.inf:
        return False, f"{name}: no sign of life: the bot is not running, or has just been started"
    return age <= PATIENCE, f"{name}: last sign of life {max(0, age):.0f} s ago"


def spans(numbers: Sequence[int]) -> str:
    """Return ascending numbers as text, such as `0-3,7`."""
    first = [n for n in numbers if n - 1 not in numbers]
    last = [n for n in numbers if n + 1 not in numbers]
    return ",".join(f"{a}-{b}" if a < b else str(a) for a, b in zip(first, last, strict=True))


def figures(bot: TableBot) -> dict[str, Any]:
    """Return figures about this process: its leases, the delay to Discord in ms, and memory in bytes."""
    delays = [shard.latency for shard in bot.shards.values() if not shard.is_closed()]
    known = [delay for delay in delays if math.isfinite(delay)]
    thinking = [memory.resident(child) for child in bot.tables.thinkers.pids]
    drawing = process.pid()
    return {
        "held": sorted(bot.held),
        "delay": round(max(known) * 1000) if known else None,
        "memory": memory.resident(),
        "drawing": memory.resident(drawing) if drawing else None,
        "thinking": sum(used or 0 for used in thinking),
    }


class Heartbeat(commands.Cog):
    """Touches the file as long as the bot runs, and removes it at the end."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.sign = sign_of(bot.config)

    async def cog_load(self) -> None:
        for sign in _signs(self.bot.config):  # of processes that were killed
            if _age(sign) > PATIENCE:
                sign.unlink(missing_ok=True)
        self.beat.start()
        self.settle.start()
        self.report.start()

    async def cog_unload(self) -> None:
        self.beat.cancel()
        self.settle.cancel()
        self.report.cancel()
        self.sign.unlink(missing_ok=True)

    @every(seconds=INTERVAL)
    async def beat(self) -> None:
        """Touch the file if the database answers. A failure is logged: the next attempt may succeed."""
        try:
            await settings_of(self.bot.tables.store, BotSettings)
            await asyncio.to_thread(self.sign.touch)
        except (StoreError, OSError):
            log.exception("cannot give a sign of life, trying again in %d s", INTERVAL)

    @every(seconds=REPORTED)
    async def report(self) -> None:
        """Give memory back and report the figures, which any process shows. A failure is logged."""
        await asyncio.to_thread(memory.settle)
        await asyncio.to_thread(memory.trim)
        try:
            await self.bot.tables.store.report(figures(self.bot))
        except StoreError as error:
            log.warning("the figures of this process are not reported: %s", error)

    @every(hours=SETTLED)
    async def settle(self) -> None:
        """Collect all garbage, but not at the start."""
        if self.settle.current_loop:
            await asyncio.to_thread(memory.settle_all)
            await self.bot.picture(memory.settle_all)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Heartbeat(bot))
