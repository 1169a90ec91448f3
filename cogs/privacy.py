"""What the bot stores about a person: exporting and deleting it. `/privacy`."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import ALL, Interaction, TableBot, press
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.core import Stale
from engine.tables.store import Table, UserSettings, settings_of
from engine.tables.table.stored import affairs_of, draft_of, prefs_of


class Privacy(commands.Cog):
    """`/privacy`, and the button *Forget me*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    group = app_commands.Group(name="privacy", description=described("privacy"))

    @group.command(name="export", description=described("privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        user = interaction.user.id
        async with self.bot.long_work.turn(user):
            tables, stored = await self._everything(user)
        data = json.dumps(stored, ensure_ascii=False, indent=1).encode()
        await interaction.edit_original_response(
            content=self.bot.words_for(interaction)("privacy-exported", n=len(tables)),
            attachments=[discord.File(io.BytesIO(data), "caravanserai.json")],
        )

    async def _everything(self, user: int) -> tuple[list[Table], dict[str, Any]]:
        """Return the tables that store data about a person, and all of that data."""
        store = self.bot.tables.store
        tables = [table for match in await store.matches_about(user) if (table := await store.load(match))]
        return tables, {
            "user": user,
            "settings": msgspec.to_builtins(await settings_of(store, UserSettings, user)),
            "tables": [await self._stored(table, user) for table in tables],
        }

    async def _stored(self, table: Table, user: int) -> dict[str, Any]:
        """Return what a table stores about a person."""
        mine = [seat for seat in table.seats if seat.user == user]
        prefs = [prefs_of(table, seat.seat) for seat in mine]
        lines = await self.bot.tables.store.lines(table.id) if mine else []
        affairs, own_seats = affairs_of(table), {seat.seat for seat in mine}
        return {
            "table": table.id,
            "game": table.game,
            "status": table.status,
            "opened by you": table.opener == user,
            "seats": [{"seat": seat.seat, "name": seat.name} for seat in mine],
            "notes": [own.note for own in prefs if own.note],
            "plans": [order.text for own in prefs for order in own.orders],
            "standing answers": [own.standing for own in prefs if own.standing],
            "vacations": [own.away for own in prefs if own.away],
            "votes": [
                {"about": vote.kind, "seat": vote.seat, "your vote": vote.votes[seat]}
                for vote in affairs.proposals
                for seat in own_seats & vote.votes.keys()
            ],
            "votes about you or asked for by you": [
                vote.kind for vote in affairs.proposals if vote.seat in own_seats
            ],
            "contributions to the dice": [it.number for it in affairs.joined if it.user == user],
            "suggested moves": [move for own in prefs for move in own.advised],
            "moves not confirmed": draft_of(table).steps if draft_of(table).author in own_seats else "",
            "moves": [line.text for line in lines if line.seat in own_seats],
        }

    @group.command(name="delete", description=described("privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        words, user = self.bot.words_for(interaction), interaction.user.id
        going_on = await self.bot.tables.store.tables_of(user, limit=ALL)
        sure = ids.button(
            words("button-forget"), ids.write("forget", rest=str(user)), style=discord.ButtonStyle.danger
        )
        text = words("privacy-question", n=len(going_on))
        view = post.container("", ui.TextDisplay(text), ui.ActionRow(sure))
        await interaction.edit_original_response(view=view)

    @press("forget")
    async def forget(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        if press.rest != str(interaction.user.id):
            raise Stale
        for table in await self.bot.tables.seats.forget(interaction.user.id, self.bot.words("former-player")):
            await cards.refresh(self.bot, table)
        self.bot.set_language(interaction.user.id, None)
        done = self.bot.words_for(interaction)("privacy-deleted")
        await interaction.edit_original_response(view=panel.closed("", done))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Privacy(bot))
