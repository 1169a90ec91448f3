"""The button *Fair dice*: what the dice of a table come from, and when it is over, what proves it."""

from __future__ import annotations

import io

import discord
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import Interaction, viewer
from cogs.presses import press
from cogs.ui import fairness
from cogs.ui.ids import Press
from engine.records import digest


class Fairness(commands.Cog):
    """The presses of *Fair dice*, on the card of a lobby and on the last post of a table."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("fair", reply="private")
    async def show(self, interaction: Interaction, press: Press) -> None:
        """Show fingerprint and contributions, and the secret with the record of a table that is over."""
        table = await self.bot.tables.access.read(press.table, ("lobby", "live", "over"), viewer(interaction))
        words = self.bot.words_for(interaction)
        if table.status != "over":
            await interaction.edit_original_response(view=fairness.answer(table, words))
            return
        async with self.bot.requests.turn(interaction.user.id), self.bot.long_work.turn():
            text = await self.bot.tables.play.export(table.id)
        record = f"table-{table.id}.toml"
        view = fairness.answer(table, words, record, digest(text))
        attached = discord.File(io.BytesIO(text.encode()), record)
        await interaction.edit_original_response(view=view, attachments=[attached])


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Fairness(bot))
