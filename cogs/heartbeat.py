"""Tells other processes that the bot is alive by touching a file next to the database.

Alive means that the event loop runs and the database answers. An outage of Discord or of the network does not
count, because a restart would not help. `bot.py --health` reads the file, run by a container or a supervisor.
Also owns what the process does regularly for itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from discord.ext import commands, tasks

from cogs.base import TableBot
from engine.tables.store import OWN_SETTINGS, StoreError
from render import memory

log = logging.getLogger(__name__)

INTERVAL = 30
"""Seconds between two touches."""
SETTLED = 10
"""Minutes between two garbage collections that exempt what they leave."""
SETTLED_WHOLLY = 144
"""One in so many of them takes in what is exempt too. It stops all threads for longer, and only finds what
was in use at an earlier one."""
PATIENCE = 120
"""Seconds without a touch after which the bot is considered dead."""


def sign_of(database: Path) -> Path:
    """Return the path of the file that the bot touches while it has this database open."""
    return database.with_name(database.name + ".alive")


def check(database: Path) -> tuple[bool, str]:
    """Return whether the bot of this database is alive, and a line that says so."""
    try:
        age = time.time() - sign_of(database).stat().st_mtime
    except OSError:
        return False, f"{database}: no sign of life: the bot is not running, or has just been started"
    return age <= PATIENCE, f"{database}: last sign of life {max(0, age):.0f} s ago"


class Heartbeat(commands.Cog):
    """Touches the file as long as the bot runs, and removes it at the end."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.sign = sign_of(bot.config.database)

    async def cog_load(self) -> None:
        self.beat.start()
        self.settle.start()

    async def cog_unload(self) -> None:
        self.beat.cancel()
        self.settle.cancel()
        self.sign.unlink(missing_ok=True)

    @tasks.loop(seconds=INTERVAL)
    async def beat(self) -> None:
        """Touch the file if the database answers. A failure is logged: the next attempt may succeed."""
        try:
            await self.bot.tables.store.get_guild(OWN_SETTINGS)
            await asyncio.to_thread(self.sign.touch)
        except (StoreError, OSError):
            log.exception("cannot give a sign of life, trying again in %d s", INTERVAL)

    @tasks.loop(minutes=SETTLED)
    async def settle(self) -> None:
        """Keep garbage collections short although the caches have grown."""
        if (self.settle.current_loop + 1) % SETTLED_WHOLLY:
            memory.settle()
        else:
            memory.settle_all()


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Heartbeat(bot))
