"""What finished games say about people: `/stats`, and *Our record* in the menu of a person.

Results of earlier versions are filled in after the start, and ratings that are out of date are computed
again. Must not know what counts.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, file
from cogs.interactions import Interaction, viewer
from cogs.options import WHICH_GAME, GameOption
from cogs.presses import looking
from cogs.regularly import every
from cogs.translation import described, named
from cogs.ui import ids, post
from cogs.ui.habits import time_text
from engine.names import visible
from engine.tables import Denied, Facing, Figures, StoreError
from locales import Texts
from render import statistics
from render.statistics import Sheet

log = logging.getLogger(__name__)

OFTEN = 600
"""Seconds between two looks at whether ratings are out of date."""
PICTURE = "stats.png"
"""The file name of the picture."""


class Stats(commands.Cog):
    """`/stats` and *Our record*; fills in missing results, and brings ratings up to date."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._menu = app_commands.ContextMenu(name=named("record"), callback=self.our_record)
        self._menu.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False)
        self._menu.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)

    async def cog_load(self) -> None:
        self.bot.tree.add_command(self._menu)
        self.fill.start()
        self.catch_up.start()

    async def cog_unload(self) -> None:
        self.bot.tree.remove_command(self._menu.name, type=self._menu.type)
        self.fill.cancel()
        self.catch_up.cancel()

    @app_commands.command(name="stats", description=described("stats"))
    @app_commands.describe(person=described("stats-person"), game=WHICH_GAME)
    async def stats(
        self, interaction: Interaction, person: discord.User | None = None, game: GameOption | None = None
    ) -> None:
        await self.bot.defer(interaction)
        await self._show(interaction, person or interaction.user, game or "")

    @looking
    async def _show(self, interaction: Interaction, person: discord.User | discord.Member, game: str) -> None:
        """Show a person's statistics, of one game or of all."""
        words, asker = self.bot.words_for(interaction), viewer(interaction)
        if person.bot:
            raise Denied("stats-computer")
        found = await self.bot.tables.statistics.of(asker, person.id, game)
        name = visible(person.display_name) or person.name
        if not found.games:
            text = words(
                "stats-none",
                own="yes" if person.id == asker.user else "no",
                who=post.plain(name),
                alone=found.alone,
                play=self.bot.clickable("play"),
                games=self.bot.clickable("games"),
            )
            await interaction.edit_original_response(view=post.container(game, ui.TextDisplay(text)))
            return
        where = "here" if asker.guild else "everywhere"
        about = words(
            "stats-about", where=where, game=game or "none", name=words(f"{game}-name") if game else ""
        )
        title = words("stats-title", who=post.plain(name), where=where)
        below = words("stats-counted", alone=found.alone, won=found.alone_wins, left=found.left)
        drawn = sheet(words, found, name, about)
        await self._answer(interaction, drawn, title, describe(words, found, name, about), below)

    async def our_record(self, interaction: Interaction, person: discord.User) -> None:
        """Show how two people have fared against each other."""
        await self.bot.defer(interaction)
        await self._compare(interaction, person)

    @looking
    async def _compare(self, interaction: Interaction, person: discord.User) -> None:
        words, asker = self.bot.words_for(interaction), viewer(interaction)
        if person.bot:
            raise Denied("stats-computer")
        if person.id == asker.user:
            await self.bot.say(interaction, "record-own", stats=self.bot.clickable("stats"))
            return
        faced = await self.bot.tables.statistics.between(asker, person.id)
        name = visible(person.display_name) or person.name
        if not faced:
            play = self.bot.clickable("play")
            await self.bot.say(interaction, "record-none", who=post.plain(name), play=play)
            return
        drawn = compared(words, faced, name)
        lines = [
            drawn.name + ", " + drawn.about,
            *(
                words("stats-alt-rival", who=who, ahead=ahead, level=level, behind=behind)
                for who, (ahead, level, behind) in drawn.rivals
            ),
        ]
        title = words("record-title", who=post.plain(name))
        await self._answer(interaction, drawn, title, "\n".join(lines))

    async def _answer(
        self, interaction: Interaction, drawn: Sheet, title: str, alt: str, below: str = ""
    ) -> None:
        """Answer with a picture, its title and description, and what stands below it."""
        picture = file(
            await self.bot.picture(statistics.statistics, drawn), PICTURE, ids.shorten(alt, ALT_LIMIT)
        )
        items: list[ui.Item[Any]] = [
            ui.TextDisplay(title),
            post.gallery(f"attachment://{PICTURE}", picture.description or ""),
        ]
        if below:
            items.append(ui.TextDisplay(below))
        view = post.container(drawn.key, *items)
        await interaction.edit_original_response(view=view, attachments=[picture])

    # Earlier games

    @every(hours=1)
    async def fill(self) -> None:
        """Write the missing results once. If that fails, try again in an hour."""
        try:
            number = await self.bot.tables.results.fill()
        except StoreError as error:
            log.error("results of earlier games are missing, trying again in an hour: %s", error)
            return
        if number:
            log.info("results of %d earlier games are filled in", number)
        self.fill.stop()

    @every(seconds=OFTEN)
    async def catch_up(self) -> None:
        """Rate games again, a page at a time, that came after one whose result was written late."""
        try:
            while await self.bot.tables.ratings.catch_up():
                log.info("a page of games is rated again")
        except StoreError as error:
            log.error("ratings are out of date, trying again in %d s: %s", OFTEN, error)

    @catch_up.before_loop
    @fill.before_loop
    async def before_fill(self) -> None:
        await self.bot.wait_until_serving()


def sheet(words: Texts, found: Figures, name: str, about: str) -> Sheet:
    """Return the input for the picture of a person's statistics."""
    share = round(100 * found.wins / found.games)
    return Sheet(
        found.rows[0].game,
        name,
        about,
        (
            (str(found.games), words("stats-games", n=found.games)),
            (str(found.wins), words("stats-wins", n=found.wins, share=share)),
            (str(found.longest), words("stats-streak", n=found.longest)),
            (time_text(words, found.answer), words("stats-answer")),
        ),
        tuple(
            (
                words(f"{row.game}-name"),
                words("stats-players", n=row.seats),
                (row.games, row.wins, row.mean, row.best),
            )
            for row in found.rows
        ),
        tuple((it.name, (it.ahead, it.level, it.behind)) for it in found.rivals),
        words("stats-against"),
        words.lang,
    )


def compared(words: Texts, faced: Sequence[Facing], name: str) -> Sheet:
    """Return the input for the picture of two people's record, by game."""
    rows = [(words(f"{it.name}-name"), (it.ahead, it.level, it.behind)) for it in faced]
    total = sum(it.games for it in faced)
    if len(rows) > 1:
        ahead, level = sum(it.ahead for it in faced), sum(it.level for it in faced)
        rows.insert(0, (words("record-all"), (ahead, level, total - ahead - level)))
    about = words("record-about", games=total)
    both, title = words("record-who", who=name), words("render-stats-kinds")
    return Sheet(faced[0].name, both, about, (), (), tuple(rows), title, words.lang)


def describe(words: Texts, found: Figures, name: str, about: str) -> str:
    """Return all that the picture of a person's statistics shows, in words."""
    return "\n".join(
        [
            words(
                "stats-alt",
                who=name,
                about=about,
                games=found.games,
                wins=found.wins,
                longest=found.longest,
                answer=time_text(words, found.answer),
            ),
            *(
                words(
                    "stats-alt-kind",
                    game=words(f"{row.game}-name"),
                    n=row.seats,
                    games=row.games,
                    wins=row.wins,
                    mean=row.mean,
                    best=row.best,
                )
                for row in found.rows[: statistics.KINDS]
            ),
            *(
                words("stats-alt-rival", who=it.name, ahead=it.ahead, level=it.level, behind=it.behind)
                for it in found.rivals
            ),
        ]
    )


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Stats(bot))
