"""Managing a table with `/table`: leaving it, calling it off, pausing it, moving it, exporting its record.

Owns the questions asked before something that cannot be undone. `engine.tables` does the rest.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import TableBot
from cogs.interactions import Interaction, viewer
from cogs.options import OPEN, PLAYED, WHICH, TableOption, at_table
from cogs.permissions import require_room
from cogs.places import require_opener
from cogs.posted import place_id
from cogs.presses import press
from cogs.translation import described
from cogs.ui import choice, ids, panel, post
from cogs.ui.ids import Press
from engine.tables import EVERY, LONGEST_PAUSE, Denied, Status, Table, affairs_of, require_seat

log = logging.getLogger(__name__)


def _is_paused(table: Table) -> bool:
    return bool(affairs_of(table).paused)


class TableCommands(commands.Cog):
    """`/table`, and the questions it asks."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    group = app_commands.Group(name="table", description=described("table"))

    @group.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=WHICH)
    async def leave(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "leave", statuses=("lobby",))

    @press("leave", reply="private")
    async def ask_to_leave(self, interaction: Interaction, press: Press) -> None:
        """Ask, after the command as well as after *Leave* on the card."""
        await self._ask(interaction, press, "leave", ("lobby",))

    @group.command(name="resign", description=described("table-resign"))
    @app_commands.describe(table=WHICH)
    async def resign(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "askresign", statuses=("live",))

    @press("askresign", reply="private")
    async def ask_to_resign(self, interaction: Interaction, press: Press) -> None:
        await self._ask(interaction, press, "resign", ("live",))

    @press("sureresign", reply="update")
    async def resign_surely(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.seats.resign(press.table, interaction.user.id)
        key = "cancelled-table" if table.status == "cancelled" else "resigned-table"
        await self._done(interaction, table, key)

    @group.command(name="cancel", description=described("table-cancel"))
    @app_commands.describe(table=WHICH)
    async def cancel(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "askcancel")

    @press("askcancel", reply="private")
    async def ask_to_cancel(self, interaction: Interaction, press: Press) -> None:
        """Ask, also somebody who manages the server and has no seat at the table."""
        hosting = await self._is_host(interaction, press.table)
        await self._ask(interaction, press, "end" if hosting else "cancel", OPEN)

    @press("sureend", reply="update")
    async def end_surely(self, interaction: Interaction, press: Press) -> None:
        """End a table of others, for somebody who manages the server."""
        if not await self._is_host(interaction, press.table):
            raise Denied("not-manager")
        guild, user = interaction.guild_id or 0, interaction.user.id
        table = await self.bot.tables.hosts.end(press.table, guild, user)
        log.warning("guild=%d: match=%d was ended by %d, who manages the server", guild, table.id, user)
        if not table.base:
            await cards.close(self.bot, table, self.bot.words_at(table)("lobby-ended", by=f"<@{user}>"))
        await self._done(interaction, table, "cancelled-table")

    async def _is_host(self, interaction: Interaction, match: int) -> bool:
        """Return True if a person manages the server of a table, where they are, and has no seat there."""
        table = await self.bot.tables.access.read(match, EVERY, viewer(interaction))
        seated = any(seat.user == interaction.user.id for seat in table.seats)
        is_here = table.guild is not None and table.guild == interaction.guild_id
        return interaction.permissions.manage_guild and is_here and not seated

    @press("surecancel", reply="update")
    async def cancel_surely(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.seats.cancel(press.table, interaction.user.id)
        if not table.base:
            await cards.refresh(self.bot, table)
        key = "cancelled-table" if table.status == "cancelled" else "cancel-asked"
        await self._done(interaction, table, key)

    async def _ask(
        self, interaction: Interaction, press: Press, what: str, statuses: Sequence[Status]
    ) -> None:
        """Name the table and ask for confirmation."""
        self.bot.tables.pauses.refuse()
        table = await self.bot.tables.access.read(press.table, statuses, viewer(interaction))
        if what != "end":
            require_seat(table, interaction.user.id)
        words = self.bot.words_for(interaction)
        others = [seat for seat in table.seats if seat.user != interaction.user.id]
        names = [post.plain(seat.name) for seat in others]
        text = words(
            f"sure-{what}",
            game=words(f"{table.game}-name"),
            match=table.id,
            people=sum(bool(seat.user) for seat in others),
            others=words.listed(names),
            n=len(names),
            status=table.status,
        )
        view = choice.are_you_sure(table.game, text, words, ids.write(f"sure{what}", table.id))
        await interaction.edit_original_response(view=view)

    async def _done(self, interaction: Interaction, table: Table, key: str) -> None:
        """Replace the question with what has been done."""
        text = self.bot.words_for(interaction)(key, match=table.id)
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    @group.command(name="absent", description=described("table-absent"))
    @app_commands.describe(table=WHICH)
    async def absent(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "absent", statuses=("live",))

    # Pausing

    @group.command(name="pause", description=described("table-pause"))
    @app_commands.describe(days=described("table-pause-days"), table=WHICH)
    async def pause(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, LONGEST_PAUSE],
        table: TableOption | None = None,
    ) -> None:
        await at_table(
            self.bot, interaction, table, "pause", str(days), ("live",), fits=lambda one: not _is_paused(one)
        )

    @press("pause", r"\d+", reply="private")
    async def ask_for_pause(self, interaction: Interaction, press: Press) -> None:
        done = await self.bot.tables.council.pause(press.table, interaction.user.id, int(press.rest))
        await self.bot.say(interaction, "pause-done" if done else "pause-asked", match=press.table)

    @group.command(name="resume", description=described("table-resume"))
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "resume", statuses=("live",), fits=_is_paused)

    @press("resume", reply="private")
    async def ask_to_resume(self, interaction: Interaction, press: Press) -> None:
        done = await self.bot.tables.council.end_pause(press.table, interaction.user.id)
        await self.bot.say(interaction, "resume-done" if done else "resume-asked", match=press.table)

    # Moving

    @group.command(name="here", description=described("table-here"))
    @app_commands.describe(table=WHICH)
    async def here(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "here")

    @press("here", reply="private")
    async def move_here(self, interaction: Interaction, press: Press) -> None:
        """Ask to continue a table here.

        If it is played here already, post its turn again. For a lobby, post its card again in its channel.
        A table never moves into direct messages, or out of them.
        """
        table = await self.bot.tables.access.read(press.table, OPEN, viewer(interaction))
        user, guild, channel = interaction.user.id, interaction.guild_id, interaction.channel_id
        if await self._is_host(interaction, table.id) and channel != place_id(table):
            await self._move_as_host(interaction, table)
            return
        require_seat(table, user)
        if table.status == "lobby":
            await self.bot.tables.lobby.post_card(table.id, table.message)
            await cards.say_where(self.bot, interaction, table.id, "card-posted-again")
            return
        if table.practice and channel != place_id(table):
            raise Denied("practice-stays", link=post.link(table))
        require_room(interaction)
        if channel == place_id(table):
            await self.bot.tables.seats.announce(table.id, user)
            await self.bot.say(interaction, "posted-again", match=table.id)
            return
        if guild is None or channel is None:
            raise Denied("no-server")
        await require_opener(self.bot, table, user, guild)
        done = await self.bot.tables.council.move_to(table.id, user, guild, channel)
        await self.bot.say(interaction, "moved-table" if done else "move-asked", match=table.id)

    async def _move_as_host(self, interaction: Interaction, table: Table) -> None:
        """Move a table of others here, for somebody who manages the server."""
        require_room(interaction)
        guild, channel, user = interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id
        moved = await self.bot.tables.hosts.move(table.id, guild, channel, user)
        log.warning("guild=%d: match=%d was moved by %d, who manages the server", guild, table.id, user)
        if moved.status == "lobby":
            await self.bot.delivered(table.id)
            new = await self.bot.tables.access.read(table.id, EVERY)
            said = self.bot.words_at(new)("lobby-moved", by=f"<@{user}>", link=post.link(new))
            await cards.close(self.bot, table, said)
        await self.bot.say(interaction, "moved-table", match=table.id)

    @press("moveto", r"\d+\.\d+(\.\w+)+", reply="update")
    async def agree_to_move(self, interaction: Interaction, press: Press) -> None:
        """Answer a button of an earlier version, whose question was stored nowhere: it is void."""
        table = await self.bot.tables.access.read(press.table, PLAYED, viewer(interaction))
        require_seat(table, interaction.user.id)
        text = self.bot.words_for(interaction)("move-void", place=f"<#{press.rest.split('.')[1]}>")
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    # The record

    @group.command(name="export", description=described("table-export"))
    @app_commands.describe(table=WHICH)
    async def export(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "export", statuses=PLAYED, looking=True)

    @press("export", reply="private")
    async def send_record(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.access.read(press.table, PLAYED, viewer(interaction))
        async with self.bot.requests.turn(interaction.user.id), self.bot.long_work.turn():
            text = await self.bot.tables.play.export(table.id, interaction.user.id)
        record = discord.File(io.BytesIO(text.encode()), f"table-{table.id}.toml")
        said = self.bot.words_for(interaction)("exported", match=table.id, status=table.status)
        shown = ui.File[Any](f"attachment://{record.filename}")
        view = post.container(table.game, ui.TextDisplay(said), shown)
        await interaction.edit_original_response(view=view, attachments=[record])


async def setup(bot: TableBot) -> None:
    await bot.add_cog(TableCommands(bot))
