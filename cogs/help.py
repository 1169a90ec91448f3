"""An introduction to the bot: `/help`."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import Interaction
from cogs.translation import described
from cogs.ui import post
from cogs.ui.offer import offer


class Help(commands.Cog):
    """`/help`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        """Say what the bot is for, show the games, and name every command."""
        await self.bot.defer(interaction)
        words, files = self.bot.words_for(interaction), await self.bot.thumbnails()
        named = {name.replace(" ", "_"): self.bot.clickable(name) for name in self.bot.command_names()}
        view = post.container(
            "",
            ui.TextDisplay(words("help", **named)),
            *offer(words),
            ui.TextDisplay(words("help-commands", **named)),
        )
        await interaction.edit_original_response(view=view, attachments=files)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Help(bot))
