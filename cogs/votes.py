"""The votes of a table: their buttons, and `/undo`.

`engine.tables` decides who may vote and what follows.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import plain_names
from cogs.interactions import Interaction
from cogs.options import WHICH, TableOption, at_table
from cogs.places import require_open
from cogs.presses import press
from cogs.translation import described
from cogs.ui import panel, post
from cogs.ui.ids import Press
from cogs.ui.post import find_proposal
from engine.core import Stale
from engine.tables import BEGUN, votes


class Votes(commands.Cog):
    """The buttons of a vote, and `/undo`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("vote", r"[a-z]+/\d+/[a-z]+(/\d+)+", reply="update")
    async def vote(self, interaction: Interaction, press: Press) -> None:
        """Count a vote and update the message: the votes so far, or what was decided."""
        kind, seat, choice, started, *number = press.rest.split("/")
        about, line, no = int(seat), int(started), int(*number)
        look = await self.bot.look(interaction, press.table, BEGUN)
        if kind not in votes.CHOICES or about >= len(look.table.seats):
            raise Stale
        if proposal := find_proposal(look, kind, about, line, no):
            if (kind, choice) == (votes.MOVE, "yes"):
                await require_open(self.bot, look.table, proposal)
            await self.bot.tables.council.vote(press.table, interaction.user.id, kind, about, choice, no)
            look = await self.bot.tables.play.look(press.table, None, BEGUN)
        words, proposal = self.bot.words_at(look.table), find_proposal(look, kind, about, line, no)
        if proposal:
            view = post.ballot(look, words, plain_names(look), proposal)
        else:
            view = panel.closed(look.game.key, post.vote_over(look, words, kind, about, line, no))
        with suppress(discord.NotFound):  # a post tells what was decided, so the vote may be deleted by now
            await interaction.edit_original_response(
                view=view, allowed_mentions=discord.AllowedMentions.none()
            )

    @app_commands.command(name="undo", description=described("undo"))
    @app_commands.describe(table=WHICH)
    async def undo(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "takeback", statuses=("live",))

    @press("takeback", reply="private")
    async def take_back(self, interaction: Interaction, press: Press) -> None:
        done = await self.bot.tables.council.propose_undo(press.table, interaction.user.id)
        await self.bot.say(interaction, "undo-done" if done else "undo-asked")


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Votes(bot))
