"""`/hall`: a server's records by game, and who has played this month, as one picture.

Must not know who stands there, or why.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import ALT_LIMIT, Interaction, TableBot, file, looking
from cogs.translation import described
from cogs.ui import ids, post
from engine.tables import Honours
from locales import Texts
from render import hall
from render.hall import Board

PICTURE = "hall.png"
"""The file name of the picture."""


class Hall(commands.Cog):
    """`/hall`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="hall", description=described("hall"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def hall(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        await self._show(interaction)

    @looking
    async def _show(self, interaction: Interaction) -> None:
        words = self.bot.words_for(interaction)
        found = await self.bot.tables.hall.of(interaction.guild_id or 0)
        if not found.records and not found.players:
            await self.bot.say(interaction, "hall-none", play=self.bot.clickable("play"))
            return
        guild: discord.Guild | None = interaction.guild
        drawn = board(words, found, guild.name if guild else words("hall-name"))
        alt = ids.shorten(describe(words, drawn), ALT_LIMIT)
        picture = file(await self.bot.draw(hall.hall, drawn), PICTURE, alt)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(words("hall-title")),
            post.gallery(f"attachment://{PICTURE}", alt),
            ui.TextDisplay(words("hall-counted")),
        ]
        view = post.container(drawn.key, *items)
        await interaction.edit_original_response(view=view, attachments=[picture])


def board(words: Texts, found: Honours, name: str) -> Board:
    """Return the input for the picture of a server's hall."""
    return Board(
        found.records[0].game if found.records else "yspahan",
        name,
        words("hall-about", n=found.games),
        tuple(
            (words(f"{it.game}-name"), words("stats-players", n=it.seats), it.name, it.score)
            for it in found.records
        ),
        tuple((it.name, it.games, it.wins) for it in found.players),
        words.lang,
    )


def describe(words: Texts, drawn: Board) -> str:
    """Return all that the picture of a server's hall shows, in words."""
    return "\n".join(
        [
            f"{drawn.name}. {drawn.about}.",
            *(words("hall-alt-player", who=who, n=games, won=wins) for who, games, wins in drawn.players),
            *(
                words("hall-alt-record", game=game, players=players, who=who, points=score)
                for game, players, who, score in drawn.records
            ),
        ]
    )


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Hall(bot))
