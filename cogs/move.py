"""Typed moves: `/move`, with the legal moves as suggestions."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import Interaction
from cogs.options import WHICH, MoveText, TableOption, at_table, completions, understood
from cogs.presses import press
from cogs.translation import described
from cogs.ui.ids import Press
from engine.tables import Pressed


class Move(commands.Cog):
    """`/move`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="move", description=described("move"))
    @app_commands.describe(
        move=described("move-move"),
        table=WHICH,
    )
    async def move(self, interaction: Interaction, move: MoveText, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "typed", move, ("live",))

    @press("typed", reply="private")
    async def play(self, interaction: Interaction, press: Press) -> None:
        """Play a typed line, which is the rest of the press. `confirm` alone only confirms the draft."""
        line = await understood(self.bot, interaction, press.table, press.rest)
        line = "" if line.strip().lower() == "confirm" else line
        look = await self.bot.tables.play.play_line(press.table, interaction.user.id, line)
        await self.bot.show_pressed(interaction, Pressed(look))

    @move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def suggest(match: int, text: str) -> list[str]:
            return await self.bot.tables.play.suggest(match, interaction.user.id, text)

        return await completions(self.bot, interaction, current, suggest)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Move(bot))
