"""The list of a server's tables: one message that is kept up to date, in the channel set with `/server`.

Owns when it is edited, at most once a minute, and what happens if that fails. The id of the message is in the
settings of the server, so it survives restarts. Must not know what changes a table.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import plain_names
from cogs.interactions import FAILED
from cogs.ui import ids, post
from engine.tables import Denied, Listed, StoreError, Table

log = logging.getLogger(__name__)

EVERY = 60
"""The fewest seconds between two edits of a list."""
GATHER = 5
"""Seconds to wait after a change, because more may follow."""
SHOWN = 10
"""The most tables on a list: a message can have 40 components."""
GONE, TOO_OLD = 10008, 30046
"""Discord's codes for an unknown message and for one too old to be edited so often: a new one is posted."""


class Listing(commands.Cog):
    """Keeps the lists current."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By server, the task that brings its list up to date."""
        self._changed: set[int] = set()
        self._unlisted: set[int] = set()
        """Servers known to have no list."""
        self._edited: dict[int, int] = {}
        self._shown: dict[int, str] = {}
        """By server, what its list shows: it is edited only if that changes."""
        self._refused: set[int] = set()
        """Servers whose list cannot be posted, which has been logged."""
        bot.changes.listen("tables", self.wake)
        bot.changes.listen("leases", self.follow_leases)
        bot.changes.listen("server", self.read_again)

    async def cog_unload(self) -> None:
        self.bot.changes.ignore("tables", self.wake)
        self.bot.changes.ignore("leases", self.follow_leases)
        self.bot.changes.ignore("server", self.read_again)
        for task in self._tasks.values():
            task.cancel()

    def follow_leases(self, _: int) -> None:
        """Forget the lists of servers that this process no longer serves: another one changes them."""
        known = {*self._tasks, *self._changed, *self._unlisted, *self._edited, *self._shown}
        for guild in [guild for guild in known if not self.bot.serves(guild)]:
            if task := self._tasks.pop(guild, None):
                task.cancel()
            self._changed.discard(guild)
            self._unlisted.discard(guild)
            self._edited.pop(guild, None)
            self._shown.pop(guild, None)

    def read_again(self, guild: int) -> None:
        """Bring a list up to date after a change of its server's settings; if `guild` is 0, all lists."""
        for served in [guild] if guild else [known.id for known in self.bot.guilds]:
            self._unlisted.discard(served)
            if self.bot.serves(served):
                self.wake(served)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Bring all lists up to date: tables may have changed while the bot was not running."""
        for guild in self.bot.guilds:
            if guild.shard_id == shard:
                self.wake(guild.id)

    def wake(self, guild: int) -> None:
        """Bring the list of a server up to date soon, if it has one. The process that serves it does so."""
        if not guild or guild in self._unlisted:
            return
        self._changed.add(guild)
        if guild not in self._tasks:
            self._tasks[guild] = asyncio.create_task(self._keep_current(guild))

    async def _keep_current(self, guild: int) -> None:
        try:
            while guild in self._changed:
                if not self.bot.serves(guild):
                    await self.bot.tables.access.notify("server", guild)
                    self._changed.discard(guild)
                    return
                if await self._place(guild) is None:
                    self._unlisted.add(guild)
                    self._changed.discard(guild)
                    self._shown.pop(guild, None)
                    self._edited.pop(guild, None)
                    return
                left = self._edited.get(guild, 0) + EVERY - self.bot.now()
                await asyncio.sleep(min(max(GATHER, left), EVERY))  # the clock may have been corrected
                self._changed.discard(guild)
                await self._update(guild)
        except StoreError as error:
            log.error("guild=%d: its list of tables is not updated before the next change: %s", guild, error)
        except Exception:
            log.exception("guild=%d: its list of tables is not updated before the next change", guild)
        finally:
            if self._tasks.get(guild) is asyncio.current_task():
                del self._tasks[guild]

    async def _place(self, guild: int) -> Listed | None:
        """Return the channel and the message of a server's list, None if it has no list."""
        return (await self.bot.tables.servers.settings(guild)).list

    async def _update(self, guild: int) -> None:
        """Edit the list of a server, if it has one, or post it if there is no message yet."""
        place = await self._place(guild)
        if place is None:
            return
        view = await self._compose(guild)
        shown = json.dumps([place.channel, place.message, view.to_components()])
        if shown == self._shown.get(guild):
            return
        self._edited[guild] = self.bot.now()
        try:
            message = place.message or await self._post(guild, place.channel, view)
            if place.message and not await self._edit(place.channel, message, view):
                message = await self._post(guild, place.channel, view)
        except FAILED as error:
            if guild not in self._refused:
                log.warning("guild=%d: its list of tables cannot be posted: %s", guild, error)
                self._refused.add(guild)
            return
        self._refused.discard(guild)
        self._shown[guild] = json.dumps([place.channel, message, view.to_components()])

    async def _edit(self, channel: int, message: int, view: ui.LayoutView) -> bool:
        """Edit the message of a list. Return False if a new message is needed."""
        old = self.bot.get_partial_messageable(channel).get_partial_message(message)
        try:
            await old.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code == TOO_OLD:
                await old.delete()
            elif error.code != GONE:
                raise
            return False
        return True

    async def _post(self, guild: int, channel: int, view: ui.LayoutView) -> int:
        """Post a list and pin it, if the bot may. Return the id of its message."""
        sent = await self.bot.get_partial_messageable(channel).send(view=view, silent=True)
        await self.bot.tables.servers.change_settings(guild, {"list": {"message": sent.id}})
        try:
            await sent.pin()
        except FAILED as error:
            log.info("guild=%d: its list of tables is not pinned: %s", guild, error)
        return sent.id

    async def _compose(self, guild: int) -> ui.LayoutView:
        """Return the list of a server: tables with a free seat first, then the most recently moved."""
        words = self.bot.words_in(guild)
        found = await self.bot.tables.servers.tables(guild)
        tables = [table for table in found if table.status == "live" or free_seats(table)]
        tables.sort(key=lambda table: not free_seats(table))
        items: list[ui.Item[Any]] = [ui.TextDisplay(words("list-headline", n=len(tables)))]
        items += [await self._entry(table) for table in tables[:SHOWN]]
        if len(tables) > SHOWN:
            items.append(ui.TextDisplay("-# " + words("list-more", n=len(tables) - SHOWN)))
        return post.container("", *items)

    async def _entry(self, table: Table) -> ui.Section[Any]:
        words, free = self.bot.words_at(table), free_seats(table)
        game = post.title(table, words)
        names = ", ".join(post.plain(seat.name) for seat in table.seats if seat.user or seat.bot)
        lines = [words("list-line", game=game, match=table.id, who=names, link=post.link(table))]
        if free:
            lines.append(words("list-free", n=free))
        if table.status == "live":
            lines += await self._waiting(table)
        button = (
            ids.button(words("button-sit-down"), ids.write("sit", table.id), style=post.SUCCESS)
            if free
            else ui.Button[Any](label=words("button-go"), url=post.link(table))
        )
        return ui.Section(ui.TextDisplay("\n".join(lines)), accessory=button)

    async def _waiting(self, table: Table) -> list[str]:
        """Return a line for each player who is asked, with the deadline."""
        try:
            look = await self.bot.tables.play.look(table.id, None)
        except Denied:
            return []
        names, asked = plain_names(look), [d.seat for d in look.decisions if d.seat not in look.free]
        return [
            self.bot.words_at(table)("list-waits", who=names[seat], due=str(look.due.get(seat, "none")))
            for seat in asked
        ]


def free_seats(table: Table) -> int:
    """Return how many free seats of a table the list shows: none if the table keeps them unlisted."""
    return 0 if table.options.seats == "private" else post.free_seats(table)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Listing(bot))
