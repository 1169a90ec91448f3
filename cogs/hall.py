"""The hall of a server: its records, the players of a month and winners of seasons, as one picture.

Owns `/hall`, and the post about each month that has ended, which is made once whatever happens: it is
recorded before and after it is sent, and looked for in its channel if that was interrupted. Must not know who
stands there, or why.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, file
from cogs.interactions import FAILED, Interaction
from cogs.places import servers_wanting
from cogs.presses import looking
from cogs.regularly import every
from cogs.translation import described
from cogs.ui import ids, post
from engine.tables import Honours, Monthly, StoreError, Winner
from locales import Texts, capital
from render import hall
from render.hall import Board

log = logging.getLogger(__name__)

PICTURE = "hall.png"
"""The file name of the picture."""
MARGIN = 60
"""The most seconds by which the machine's clock is ahead of Discord's."""
LOOKED_THROUGH = 200
"""The most messages among which a post is looked for that may have been sent."""


class Hall(commands.Cog):
    """`/hall`, and the hall of each month."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.hourly.start()

    async def cog_unload(self) -> None:
        self.hourly.cancel()

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
        if not found.records and not found.players and not found.winners:
            await self.bot.say(interaction, "hall-none", play=self.bot.clickable("play"))
            return
        guild: discord.Guild | None = interaction.guild
        drawn = board(words, found, guild.name if guild else words("hall-name"))
        view, picture = await self._draw(words, drawn, words("hall-title"), PICTURE)
        await interaction.edit_original_response(view=view, attachments=[picture])

    async def _draw(
        self, words: Texts, drawn: Board, title: str, name: str
    ) -> tuple[ui.LayoutView, discord.File]:
        """Return a message with a hall, and its picture, a file with this name."""
        alt = ids.shorten(describe(words, drawn), ALT_LIMIT)
        picture = file(await self.bot.picture(hall.hall, drawn), name, alt)
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(title),
            post.gallery(f"attachment://{name}", alt),
            ui.TextDisplay(words("hall-counted")),
        ]
        return post.container(drawn.key, *items), picture

    # The hall of a month

    @every(hours=1)
    async def hourly(self) -> None:
        """Post the hall of the month that has ended on the servers that want it and have not had it yet."""
        for guild in await servers_wanting(self.bot, "the hall of the month", lambda kept: kept.hall):
            try:
                await self._post(guild)
            except (*FAILED, StoreError) as error:
                log.warning("guild=%d: no hall of the month, trying again in an hour: %s", guild, error)
            except Exception:
                log.exception("guild=%d: no hall of the month, trying again in an hour", guild)

    @hourly.before_loop
    async def before_hourly(self) -> None:
        await self.bot.wait_until_serving()

    async def _post(self, guild: int) -> None:
        """Post the hall of the month that has ended, unless it is there or nobody has played."""
        if self.bot.tables.pauses.since is not None:
            return
        async with self.bot.tables.hall.posting(guild) as due:
            if due and not (due.again and await self._is_there(due.place)):
                await self._send(guild, due.place, due.honours)

    async def _send(self, guild: int, place: Monthly, found: Honours) -> None:
        """Send the hall of the month before. The second of two messages with its nonce is dropped."""
        words, known = self.bot.words_in(guild), self.bot.get_guild(guild)
        year, month = divmod(place.month - 1, 12)
        named = words("hall-month", month=month + 1, year=str(year))
        drawn = board(words, found, known.name if known else words("hall-name"), named)
        title = words("hall-title-month", month=named)
        view, picture = await self._draw(words, drawn, title, picture_name(place))
        nonce = f"hall.{ids.base36(guild)}.{ids.base36(place.month)}"
        channel = self.bot.get_partial_messageable(place.channel)
        none = discord.AllowedMentions.none()
        await channel.send(view=view, file=picture, nonce=nonce, silent=True, allowed_mentions=none)

    async def _is_there(self, place: Monthly) -> bool:
        """Return True if a hall was sent before an interruption; False if the bot may not look for it."""
        channel, own = self.bot.get_partial_messageable(place.channel), self.bot.user
        since = datetime.fromtimestamp(place.since - MARGIN, UTC)
        try:
            async for message in channel.history(after=since, limit=LOOKED_THROUGH, oldest_first=True):
                names = {attached.filename for attached in message.attachments}
                if own and message.author.id == own.id and picture_name(place) in names:
                    return True
        except discord.Forbidden as error:
            log.info("a hall that may be there cannot be looked for: %s", error)
        return False


def picture_name(place: Monthly) -> str:
    """Return the file name of the picture for the month before the one when it is due."""
    year, month = divmod(place.month - 1, 12)
    return f"hall-{year}-{month + 1:02}.png"


def board(words: Texts, found: Honours, name: str, month: str = "") -> Board:
    """Return the input for the picture of a server's hall; `month` names one that is over."""
    about = words("hall-about-month", n=found.games, month=month) if month else ""
    return Board(
        found.records[0].game if found.records else "yspahan",
        name,
        about or words("hall-about", n=found.games),
        tuple(
            (words(f"{it.game}-name"), words("stats-players", n=it.seats), it.name, it.score)
            for it in found.records
        ),
        tuple((it.name, it.games, it.wins) for it in found.players),
        capital(month),
        words.lang,
        tuple((_contest(words, it), it.name) for it in found.winners),
    )


def _contest(words: Texts, it: Winner) -> str:
    return words("hall-won-season", name=it.contest, n=it.season) if it.season else it.contest


def describe(words: Texts, drawn: Board) -> str:
    """Return all that the picture of a server's hall shows, in words."""
    player = "hall-alt-player-month" if drawn.month else "hall-alt-player"
    return "\n".join(
        [
            f"{drawn.name}. {drawn.about}.",
            *(words(player, who=who, n=games, won=wins) for who, games, wins in drawn.players),
            *(
                words("hall-alt-record", game=game, players=players, who=who, points=score)
                for game, players, who, score in drawn.records
            ),
            *(words("hall-alt-won", name=name, who=who) for name, who in drawn.winners),
        ]
    )


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Hall(bot))
