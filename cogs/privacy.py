"""What belongs to one person alone: notes to oneself, and everything the bot has kept about somebody.

Owns `/note` and `/privacy`. Nothing of it is ever shown to anybody else.
"""

from __future__ import annotations

import io
import json
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import House, Interaction
from cogs.options import TableOption
from cogs.play import find_table
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.core import Stale
from engine.session import Denied, prefs_of
from engine.store import Table
from engine.tables import NOTE


class Privacy(commands.Cog):
    """`/note`, `/privacy`, and their presses."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        bot.handle("note", self.open_note)
        bot.handle("setnote", self.set_note)
        bot.handle("forget", self.forget)

    # Notes

    @app_commands.command(name="note", description="A note to yourself about a table: only you will see it")
    @app_commands.describe(table="Which table (the one of this channel, if you leave it out)")
    async def note(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._ask(interaction, await find_table(self.bot, interaction, table, ("live",)))

    async def open_note(self, interaction: Interaction, press: Press) -> None:
        await self._ask(interaction, press.table)

    async def _ask(self, interaction: Interaction, match: int) -> None:
        look = await self.bot.tables.look(match, interaction.user.id, ("live",))
        words = self.bot.words_for(interaction)
        if look.seat is None:
            raise Denied("not-seated")
        modal = ui.Modal(title=words("note-title", match=match), custom_id=ids.write("setnote", match))
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="text",
            style=discord.TextStyle.paragraph,
            default=look.own.note or None,
            required=False,
            max_length=NOTE,
        )
        modal.add_item(ui.Label(text=words("note-field"), component=field))
        modal.stop()  # its answer is read by id, so that it survives a restart
        await interaction.response.send_modal(modal)

    async def set_note(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = dict(field.split("=", 1) for field in press.values).get("text", "")
        await self.bot.tables.note(press.table, interaction.user.id, text)
        words = self.bot.words_for(interaction)
        key = "note-kept" if text.strip() else "note-gone"
        await interaction.edit_original_response(content=words(key, match=press.table))

    # Privacy

    group = app_commands.Group(name="privacy", description="What I keep about you")

    @group.command(name="export", description="Everything I keep about you, as a file for you alone")
    async def export(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        store, user = self.bot.tables.store, interaction.user.id
        tables = [table for match in await store.matches_about(user) if (table := await store.load(match))]
        kept = {
            "user": user,
            "settings": await store.get_user(user),
            "tables": [await self._kept(table, user) for table in tables],
        }
        data = json.dumps(kept, ensure_ascii=False, indent=1).encode()
        await interaction.edit_original_response(
            content=self.bot.words_for(interaction)("privacy-exported", n=len(tables)),
            attachments=[discord.File(io.BytesIO(data), "caravanserai.json")],
        )

    async def _kept(self, table: Table, user: int) -> dict[str, Any]:
        """What one table keeps of a person."""
        mine = [seat for seat in table.seats if seat.user == user]
        prefs = [prefs_of(table, seat.seat) for seat in mine]
        lines = await self.bot.tables.store.lines(table.id) if mine else []
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
            "moves": [line.text for line in lines if line.seat in {seat.seat for seat in mine}],
        }

    @group.command(name="delete", description="Forget you: computers take your seats, your name goes")
    async def delete(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        words, user = self.bot.words_for(interaction), interaction.user.id
        going_on = await self.bot.tables.store.tables_of(user)
        sure = ids.button(
            words("button-forget"), ids.write("forget", rest=str(user)), style=discord.ButtonStyle.danger
        )
        text = words("privacy-question", n=len(going_on))
        view = post.container("", ui.TextDisplay(text), ui.ActionRow(sure))
        await interaction.edit_original_response(view=view)

    async def forget(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        if press.rest != str(interaction.user.id):
            raise Stale
        for table in await self.bot.tables.forget(interaction.user.id, self.bot.words("former-player")):
            await self.bot.refresh_lobby(table)
        self.bot.speak(interaction.user.id, None)
        done = self.bot.words_for(interaction)("privacy-deleted")
        await interaction.edit_original_response(view=panel.closed("", done))


async def setup(bot: House) -> None:
    await bot.add_cog(Privacy(bot))
