"""Maintenance: backups, abandoned lobbies, and the commands of the bot's owner.

Owns `/admin` and the hourly work. The engine owns how a backup is made and what a pause means.
"""

from __future__ import annotations

import asyncio
import logging
import math
import platform
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import cards
from cogs.base import TableBot
from cogs.explaining import quoted
from cogs.heartbeat import figures, spans
from cogs.interactions import Interaction
from cogs.logs import Errors
from cogs.regularly import every
from cogs.translation import described
from engine import games
from engine.tables import (
    DAY,
    HOUR,
    MINUTE,
    OWN_SETTINGS,
    BotSettings,
    Census,
    Denied,
    Process,
    StoreError,
    backups,
    settings_of,
)
from locales import Texts

log = logging.getLogger(__name__)

WRONG = MINUTE
"""The most seconds by which the machine's clock may differ from Discord's or be behind a stored time."""
PROBE = 0.05
"""Seconds to sleep; the time that this takes in addition is the delay of the event loop."""
NAMED = 10
"""Tables that `/admin health` names."""
LONGEST = 2000
"""The most characters of a message."""


class Admin(commands.Cog):
    """`/admin`, and the hourly work."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.started = bot.now()
        self.errors = Errors(bot.now)
        self.backup_failure = ""

    async def cog_load(self) -> None:
        logging.getLogger().addHandler(self.errors)
        self.hourly.start()

    async def cog_unload(self) -> None:
        self.hourly.cancel()
        logging.getLogger().removeHandler(self.errors)

    @every(hours=1)
    async def hourly(self) -> None:
        """Do the hourly work unless another process has just done it. A failure is logged."""
        store, now = self.bot.tables.store, self.bot.now()
        try:
            async with store.turn("hourly"):
                done = (await settings_of(store, BotSettings)).hourly
                if abs(now - done) < HOUR // 2:  # later times are those of a clock that was ahead
                    return
                for work in (self.back_up, self.call_off_lobbies):
                    try:
                        await work()
                    except Exception:
                        log.exception("%s failed, trying again in an hour", work.__name__)
                await store.change_settings(BotSettings, OWN_SETTINGS, {"hourly": now})
        except StoreError as error:
            log.error("the hourly work is not done, trying again in an hour: %s", error)

    @hourly.before_loop
    async def before_hourly(self) -> None:
        await self.bot.wait_until_serving()

    async def back_up(self) -> None:
        """Make the daily backup, if backups are configured."""
        config = self.bot.config
        if not config.keep_backups:
            return
        try:
            await asyncio.to_thread(
                backups.daily, config.database, config.backups, self.bot.now(), config.keep_backups
            )
        except StoreError as error:
            self.backup_failure = str(error)
            log.error("no backup, trying again in an hour: %s", error)
        else:
            self.backup_failure = ""

    async def call_off_lobbies(self) -> None:
        """Call off the tables that nobody has started for a long time."""
        if self.bot.tables.pauses.since is not None:
            return
        before = self.bot.now() - self.bot.config.lobby_days * DAY
        for table in await self.bot.tables.lobby.call_off_idle(before):
            await cards.close(self.bot, table, self.bot.words_at(table)("lobby-abandoned"))

    # The owner's commands

    group = app_commands.Group(
        name="admin",
        description=described("admin"),
        default_permissions=discord.Permissions(administrator=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    @group.command(name="pause", description=described("admin-pause"))
    async def pause(self, interaction: Interaction) -> None:
        words = await self._begin(interaction)
        pauses = self.bot.tables.pauses
        if pauses.since is not None:
            text = words("admin-already-paused", since=str(pauses.since))
        else:
            await pauses.begin(self.bot.now())
            log.warning("paused by %d", interaction.user.id)
            text = words("admin-paused")
        await interaction.edit_original_response(content=text)

    @group.command(name="resume", description=described("admin-resume"))
    async def resume(self, interaction: Interaction) -> None:
        words = await self._begin(interaction)
        since = self.bot.tables.pauses.since
        if since is None:
            await interaction.edit_original_response(content=words("admin-not-paused"))
            return
        await self.bot.tables.pauses.end(self.bot.now())
        log.warning("resumed by %d", interaction.user.id)
        minutes = math.ceil((self.bot.now() - since) / MINUTE)
        text = words("admin-resumed", length=words("admin-minutes", n=minutes))
        await interaction.edit_original_response(content=text)
        await self.bot.tables.timers.restart_all()  # also where a clock that was ahead set them

    @group.command(name="health", description=described("admin-health"))
    async def health(self, interaction: Interaction) -> None:
        words = await self._begin(interaction)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.sleep(PROBE)
        late = max(0.0, loop.time() - begun - PROBE)
        census = await self.bot.tables.store.census(self.bot.now())
        config = self.bot.config
        copies, later = await asyncio.to_thread(
            backups.until, config.database, config.backups, self.bot.now()
        )
        copied = int(copies[-1].stat().st_mtime) if copies else None
        clock = _clock(words, self.bot.now(), interaction.created_at.timestamp(), census.latest, later)
        versions = words(
            "health-versions",
            python=platform.python_version(),
            discord=discord.__version__,
            database="PostgreSQL" if config.address else f"SQLite {sqlite3.sqlite_version}",
        )
        still = await self.bot.tables.store.stalled()
        counts = _counts(words, census, still)
        processes = _processes(words, await self.bot.tables.store.processes(), figures(self.bot))
        state = self._state(words, late, copied)
        lines = [words("health-title"), *clock, *state, *processes, *counts, versions]
        first, *more = messages(lines)
        await interaction.edit_original_response(content=first)
        for text in more:
            await interaction.followup.send(text, ephemeral=True)

    def _state(self, words: Texts, late: float, copied: int | None) -> Iterator[str]:
        latency, errors, started = self.bot.latency, self.errors, str(self.started)
        if (since := self.bot.tables.pauses.since) is not None:
            yield words("health-paused", since=str(since))
        known = f"{latency * 1000:.0f} ms" if math.isfinite(latency) else words("health-latency-unknown")
        yield words("health-latency", latency=known, late=round(late * 1000))
        if self.bot.config.address:
            yield words("health-server-backups")
        else:
            yield words("health-backup", at=str(copied)) if copied else words("health-no-backup")
        if self.backup_failure:
            yield words("health-backup-failed", why=quoted(self.backup_failure))
        if errors.last is None:
            yield words("health-no-errors", started=started)
        else:
            yield words("health-errors", n=errors.count, started=started, at=str(errors.last))

    async def _begin(self, interaction: Interaction) -> Texts:
        """Defer a private answer and return the texts for it. Raise `Denied` for anybody but an owner."""
        await self.bot.defer(interaction)
        if not await self.bot.is_owner(interaction.user):
            raise Denied("not-owner")
        return self.bot.words_for(interaction)


def _processes(words: Texts, running: Sequence[Process], own: dict[str, Any]) -> Iterator[str]:
    """Describe each process: its shards, its figures, and when it last reached the database.

    `own` are the present figures of this process.
    """
    yield words("health-processes")
    for process in running:
        told = own if process.own else process.figures
        held, delay = told.get("held", ()), told.get("delay")
        line = words(
            "health-process",
            state="all" if process.total == 1 and held else "some" if held else "none",
            shards=spans(held or process.shards),
            total=process.total,
            delay=words("health-latency-unknown") if delay is None else f"{delay} ms",
            memory=_megabytes(told.get("memory")),
            drawing=_megabytes(told.get("drawing")),
            thinking=_megabytes(told.get("thinking")),
            version=process.version,
            seen=str(process.seen),
        )
        yield words("health-process-own", process=line) if process.own and len(running) > 1 else line


def _clock(words: Texts, now: int, discord: float, latest: int, backups: Sequence[Path]) -> Iterator[str]:
    """Warn if the machine's clock differs from Discord's, or was ahead before. Times are in unix seconds.

    `latest` is the latest stored time of something that has happened; `backups` are those of later days.
    """
    if abs(now - discord) > WRONG:
        yield words("health-clock", at=str(now), right=str(int(discord)))
    if latest > now + WRONG:
        yield words("health-future", at=str(latest))
    if backups:
        yield words("health-future-backups", n=len(backups), file=backups[-1].name)


def _megabytes(used: int | None) -> str:
    return "?" if used is None else str(round(used / 1e6))


def messages(lines: Sequence[str]) -> list[str]:
    """Return lines as messages, each as long as Discord allows."""
    found = [""]
    for line in lines:
        if len(found[-1]) + len(line) >= LONGEST:
            found.append("")
        found[-1] += f"{line}\n"
    return found


def _counts(words: Texts, census: Census, still: Sequence[int]) -> Iterator[str]:
    """Describe the numbers of the store; `still` are the tables at which nothing will happen by itself."""
    yield words("health-size", size=f"{census.size / 1e6:.1f}")
    if census.letter_due is None:
        yield words("health-no-mail")
    else:
        yield words("health-mail", n=census.letters, due=str(census.letter_due), tries=census.tries)
    if census.refused:
        yield words("health-refused", n=census.refused)
    yield words("health-timers", n=census.overdue)
    if census.parked:
        yield words("health-parked", n=census.parked)
    if still:
        named = ", ".join(map(str, still[:NAMED])) + (", …" if len(still) > NAMED else "")
        yield words("health-stalled", n=len(still), tables=named)
    yield words("health-tables" if census.tables else "health-no-tables")
    for game in games.ALL:
        counts = {s: census.tables.get((game, s), 0) for s in ("lobby", "live", "over", "cancelled")}
        if any(counts.values()):
            yield words("health-tables-row", game=words(f"{game}-name"), **counts)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Admin(bot))
