"""The results of finished games: those of earlier versions are filled in after the start.

Must not know what a result is.
"""

from __future__ import annotations

import logging

from discord.ext import commands

from cogs.base import TableBot
from cogs.regularly import every
from engine.tables import StoreError

log = logging.getLogger(__name__)


class Stats(commands.Cog):
    """Fills in the results of games that an earlier version has finished."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.fill.start()

    async def cog_unload(self) -> None:
        self.fill.cancel()

    @every(hours=1)
    async def fill(self) -> None:
        """Write the missing results once. If that fails, try again in an hour."""
        try:
            number = await self.bot.tables.results.fill()
        except StoreError as error:
            log.error("results of earlier games are missing, trying again in an hour: %s", error)
            return
        if number:
            log.info("results of %d earlier games are filled in", number)
        self.fill.stop()

    @fill.before_loop
    async def before_fill(self) -> None:
        await self.bot.wait_until_serving()


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Stats(bot))
