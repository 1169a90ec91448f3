"""Notes to oneself about a table: `/note`. They are shown to nobody else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import Interaction
from cogs.options import WHICH, TableOption, at_table
from cogs.presses import press
from cogs.translation import described
from cogs.ui import ids
from cogs.ui.ids import Press
from engine.tables import NOTE_LIMIT, Denied


class Notes(commands.Cog):
    """`/note`, and the button *Note*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="note", description=described("note"))
    @app_commands.describe(table=WHICH)
    async def note(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "note", statuses=("live",))

    @press("note", reply="form")
    async def open_note(self, interaction: Interaction, press: Press) -> None:
        look = await self.bot.look(interaction, press.table, ("live",))
        words = self.bot.words_for(interaction)
        if look.seat is None:
            raise Denied("not-seated")
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="text",
            style=discord.TextStyle.paragraph,
            default=look.own.note or None,
            required=False,
            max_length=NOTE_LIMIT,
        )
        title, label = words("note-title", match=press.table), words("note-field")
        form = ids.modal(title, ids.write("setnote", press.table), (label, field))
        await interaction.response.send_modal(form)

    @press("setnote", reply="private")
    async def set_note(self, interaction: Interaction, press: Press) -> None:
        text = press.fields.get("text", "")
        await self.bot.tables.private.set_note(press.table, interaction.user.id, text)
        words = self.bot.words_for(interaction)
        key = "note-kept" if text.strip() else "note-gone"
        await interaction.edit_original_response(content=words(key, match=press.table))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Notes(bot))
