"""An introduction to the bot: `/help`."""

from __future__ import annotations

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import Interaction, TableBot
from cogs.translation import described
from cogs.ui import ids, post
from engine import games
from locales import Texts


class Help(commands.Cog):
    """`/help`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        await interaction.response.send_message(view=page(self.bot.words_for(interaction)), ephemeral=True)


def page(words: Texts) -> ui.LayoutView:
    """Return the help, with a button for the rules of each game."""
    buttons = [
        ids.button(words("button-rules-of", game=words(f"{key}-name")), ids.write("rules", rest=f"{key}/1"))
        for key in games.ALL
    ]
    return post.container("", ui.TextDisplay(words("help")), *post.rows(buttons))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Help(bot))
