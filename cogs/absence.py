"""Absence from a table: free seats, coming back, reminders, reports of absent players, `/vacation`."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import TableBot
from cogs.interactions import Interaction, person, viewer
from cogs.options import OPEN
from cogs.presses import press
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.tables import VACATION_DAYS
from locales import Texts


class Absence(commands.Cog):
    """*Take the free seat*, *I am back*, *Remind me later*, *How do we go on?*, `/vacation`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("sit", reply="private")
    async def sit_down(self, interaction: Interaction, press: Press) -> None:
        """Take a free seat, at a running table or before the game starts."""
        asker = viewer(interaction)
        table = await self.bot.tables.access.read(press.table, OPEN, asker)
        if table.status == "lobby":
            join = self.bot.tables.lobby.join
            table = await join(press.table, person(interaction), interaction.id, viewer=asker)
            await cards.refresh(self.bot, table)
            await self.bot.say(interaction, "joined-table", link=post.link(table))
            return
        await self.bot.tables.seats.sit_down(press.table, person(interaction))
        await self.bot.say(interaction, "sat-down")

    @press("comeback", reply="private")
    async def come_back(self, interaction: Interaction, press: Press) -> None:
        await self.bot.tables.seats.come_back(press.table, interaction.user.id)
        await self.bot.say(interaction, "welcome-back")

    @press("snooze", reply="private")
    async def snooze(self, interaction: Interaction, press: Press) -> None:
        at = await self.bot.tables.timers.snooze(press.table, interaction.user.id)
        await self.bot.say(interaction, "snoozed", at=f"<t:{at}:R>")

    @press("absent", reply="private")
    async def report_absent(self, interaction: Interaction, press: Press) -> None:
        """Call a vote about the players who have kept the table waiting for too long."""
        await self.bot.tables.council.report_absent(press.table, interaction.user.id)
        await self.bot.say(interaction, "absent-asked")

    @app_commands.command(name="vacation", description=described("vacation"))
    @app_commands.describe(days=described("vacation-days"))
    async def vacation(
        self, interaction: Interaction, days: app_commands.Range[int, 1, VACATION_DAYS] | None = None
    ) -> None:
        """Begin a vacation, or say whether there is one. The answer has a button that ends it."""
        await self.bot.defer(interaction)
        tables, user, words = self.bot.tables, interaction.user.id, self.bot.words_for(interaction)
        until, left = await (
            tables.people.take_vacation(user, days) if days else tables.people.vacation_left(user)
        )
        key = "vacation-begun" if days else "vacation-now" if until else "vacation-none"
        text = ui.TextDisplay[Any](words(key, until=str(until), left=left))
        view = post.container("", text, *([_end_button(words)] if until else []))
        await interaction.edit_original_response(view=view)

    @press("endvacation", reply="update")
    async def end_vacation(self, interaction: Interaction, press: Press) -> None:
        left = await self.bot.tables.people.end_vacation(interaction.user.id)
        text = self.bot.words_for(interaction)("vacation-ended", left=left)
        await interaction.edit_original_response(view=panel.closed("", text))


def _end_button(words: Texts) -> ui.ActionRow[Any]:
    return ui.ActionRow(ids.button(words("button-end-vacation"), ids.write("endvacation")))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Absence(bot))
