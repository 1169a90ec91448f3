"""Typed moves: `/move`, with the legal moves as suggestions."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.base import Interaction, TableBot, press
from cogs.options import WHICH, MoveText, TableOption, at_table, suggestions, typed_table
from cogs.translation import described
from cogs.ui.ids import Press
from engine.core import Refused
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
        line = "" if press.rest.strip().lower() == "confirm" else press.rest
        look = await self.bot.tables.play.play_line(press.table, interaction.user.id, line)
        await self.bot.show_pressed(interaction, Pressed(look))

    @move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        match = await typed_table(self.bot, interaction)
        if match is None:
            return []
        try:
            lines = await self.bot.tables.play.suggest(match, interaction.user.id, current)
        except Refused:
            return []
        return suggestions(lines)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Move(bot))
