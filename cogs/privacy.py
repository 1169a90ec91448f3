"""What the bot stores about a person: exporting and deleting it. `/privacy`."""

from __future__ import annotations

import io
import json

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import TableBot
from cogs.interactions import Interaction
from cogs.presses import press
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.core import Stale
from engine.tables import Table


class Privacy(commands.Cog):
    """`/privacy`, and the button *Forget me*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    group = app_commands.Group(name="privacy", description=described("privacy"))

    @group.command(name="export", description=described("privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        user = interaction.user.id
        async with self.bot.requests.turn(user), self.bot.long_work.turn():
            stored = await self.bot.tables.people.stored(user)
        data = json.dumps(stored, ensure_ascii=False, indent=1).encode()
        await interaction.edit_original_response(
            content=self.bot.words_for(interaction)("privacy-exported", n=len(stored["tables"])),
            attachments=[discord.File(io.BytesIO(data), "caravanserai.json")],
        )

    @group.command(name="delete", description=described("privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        words, user = self.bot.words_for(interaction), interaction.user.id
        going_on = await self.bot.tables.people.tables(user)
        sure = ids.button(
            words("button-forget"), ids.write("forget", rest=str(user)), style=discord.ButtonStyle.danger
        )
        text = words("privacy-question", n=len(going_on))
        view = post.container("", ui.TextDisplay(text), ui.ActionRow(sure))
        await interaction.edit_original_response(view=view)

    @press("forget", reply="update")
    async def forget(self, interaction: Interaction, press: Press) -> None:
        if press.rest != str(interaction.user.id):
            raise Stale

        def name(table: Table) -> str:
            return self.bot.words_at(table)("former-player")

        for table in await self.bot.tables.seats.forget(interaction.user.id, name):
            await cards.refresh(self.bot, table)
        self.bot.set_language(interaction.user.id, None)
        done = self.bot.words_for(interaction)("privacy-deleted")
        await interaction.edit_original_response(view=panel.closed("", done))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Privacy(bot))
