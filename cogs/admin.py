"""Keeping house: daily backups, lobbies that nobody starts, and how the bot is, for its owners.

Owns what happens once an hour without anybody asking. Knows no game.
"""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from pathlib import Path

from discord import app_commands
from discord.ext import commands, tasks

from cogs.base import House, Interaction
from engine import games
from engine.session import Denied
from engine.store import StoreError

log = logging.getLogger(__name__)

KEPT = 7
"""Daily backups."""
ABANDONED = 14 * 86_400
"""Seconds after which a lobby that nobody has touched is called off."""


class Errors(logging.Handler):
    """Counts what went wrong since the start."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count, self.last = 0, 0.0

    def emit(self, record: logging.LogRecord) -> None:
        self.count, self.last = self.count + 1, record.created


class Admin(commands.Cog):
    """The hourly round, and `/health`."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        self.errors = Errors()
        self.backup_failed = ""

    async def cog_load(self) -> None:
        logging.getLogger().addHandler(self.errors)
        self.hourly.start()

    async def cog_unload(self) -> None:
        self.hourly.cancel()
        logging.getLogger().removeHandler(self.errors)

    @tasks.loop(hours=1)
    async def hourly(self) -> None:
        await self.back_up()
        await self.clear_lobbies()

    @hourly.before_loop
    async def before_hourly(self) -> None:
        await self.bot.wait_until_ready()

    async def back_up(self) -> None:
        """One copy a day, also over restarts; the oldest ones give way. A failure waits for the next hour."""
        day = datetime.fromtimestamp(self.bot.now(), UTC).date()
        path = self.bot.backups / f"{self.bot.database.stem}-{day}.db"
        if path.exists():
            return
        try:
            await self.bot.tables.store.backup(path)
            for old in self.copies()[:-KEPT]:
                await asyncio.to_thread(old.unlink)
            self.backup_failed = ""
        except (OSError, StoreError) as error:
            self.backup_failed = str(error)
            log.warning("no backup today: %s", error)

    def copies(self) -> list[Path]:
        """The daily backups, oldest first; other files of the folder are not ours to touch."""
        name = re.compile(re.escape(self.bot.database.stem) + r"-\d{4}-\d\d-\d\d\.db")
        return sorted(file for file in self.bot.backups.glob("*.db") if name.fullmatch(file.name))

    async def clear_lobbies(self) -> None:
        for match in await self.bot.tables.store.abandoned(self.bot.now() - ABANDONED):
            try:
                await self.bot.refresh_lobby(await self.bot.tables.abandon(match))
                log.info("match=%d: nobody has started it, called off", match)
            except Denied:
                log.info("match=%d: started in this very moment", match)

    @app_commands.command(name="health", description="For the bot's owners: how it is")
    async def health(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not await self.bot.is_owner(interaction.user):
            raise Denied("not-owner")
        words, store, now = self.bot.words_for(interaction), self.bot.tables.store, self.bot.now()
        counts = await store.counts(now)
        latest = self.copies()[-1:]
        late = asyncio.get_running_loop().time()
        await asyncio.sleep(0)
        late = asyncio.get_running_loop().time() - late
        tables = ", ".join(f"{words(f'{key}-name')} {counts.get(f'live {key}', 0)}" for key in games.ALL)
        copied = f"<t:{int(latest[0].stat().st_mtime)}:R>" if latest else words("health-no-backup")
        text = words(
            "health",
            latency=f"{self.bot.latency * 1000:.0f}",
            late=f"{late * 1000:.1f}",
            tables=tables,
            lobbies=counts.get("lobby", 0),
            letters=counts.get("letters", 0),
            overdue=counts.get("overdue", 0),
            size=f"{self.bot.database.stat().st_size / 2**20:.1f}",
            backup=f"{copied} {self.backup_failed}".strip(),
            errors=self.errors.count,
            last=f"<t:{int(self.errors.last)}:R>" if self.errors.count else "–",
        )
        await interaction.edit_original_response(content=text[:2000])


async def setup(bot: House) -> None:
    await bot.add_cog(Admin(bot))
