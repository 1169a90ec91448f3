"""The emoji of the bot: uploads those that are missing, and removes those that were replaced.

Owns when that happens. Until then, and if it fails, labels and texts do without them.
"""

from __future__ import annotations

import logging
import re
from datetime import timedelta

import discord
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import FAILED
from cogs.regularly import every
from engine.tables import StoreError
from render.emoji import DIGITS, emoji

log = logging.getLogger(__name__)

_OWN = re.compile(rf"_[0-9a-f]{{{DIGITS}}}$")

CHECKED = 24
"""Hours between two checks of what is there."""
KEPT = timedelta(days=2)
"""How long an emoji stays after it was replaced: a process of an earlier version may still use it."""


class Emoji(commands.Cog):
    """Keeps the emoji of the bot on Discord as `render.emoji` draws them."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.check.start()

    async def cog_unload(self) -> None:
        self.check.cancel()

    @every(hours=CHECKED)
    async def check(self) -> None:
        """Upload what is missing, and tell the bot which emoji there are. A failure is logged."""
        drawn = await self.bot.picture(emoji)
        there: dict[str, discord.Emoji] = {}
        try:
            async with self.bot.tables.store.turn("emoji"):  # so that each is uploaded by one process
                there |= {one.name: one for one in await self.bot.fetch_application_emojis()}
                for one in set(drawn.values()):
                    if one.name not in there:
                        made = await self.bot.create_application_emoji(name=one.name, image=one.png)
                        there[one.name] = made
                await self._remove(there, {one.name for one in drawn.values()})
        except (*FAILED, StoreError) as error:
            log.warning(
                "%d of %d emoji are there, trying again in %d h: %r", len(there), len(drawn), CHECKED, error
            )
        self.bot.emoji = {
            sign: discord.PartialEmoji(name=one.name, id=there[one.name].id)
            for sign, one in drawn.items()
            if one.name in there
        }

    @check.before_loop
    async def before_check(self) -> None:
        await self.bot.wait_until_serving()

    async def _remove(self, there: dict[str, discord.Emoji], wanted: set[str]) -> None:
        """Remove emoji that were replaced a while ago: of the same name, but for the digest."""
        latest = {_OWN.sub("", name): there[name] for name in wanted}
        for name, old in list(there.items()):
            new = latest.get(_OWN.sub("", name))
            if name not in wanted and new and discord.utils.utcnow() - new.created_at > KEPT:
                await old.delete()
                del there[name]


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Emoji(bot))
