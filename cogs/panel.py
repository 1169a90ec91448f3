"""The private panel of a turn: what its buttons and menus do.

Owns the presses from *Take turn* to *Confirm*. The engine decides what is legal and what the draft contains.
"""

from __future__ import annotations

from typing import Any, Literal

from discord import ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.explaining import explain, typed
from cogs.interactions import Interaction, viewer
from cogs.options import understood
from cogs.presses import press
from cogs.ui import ids, menu, panel
from cogs.ui.ids import Press
from engine.core import Refused
from engine.notation import LINE_LIMIT
from engine.tables import Pressed

LINE = "line"
"""The field of the form for a typed line."""
PLACEHOLDER = 100
"""The most characters of a placeholder in a form."""


class Panel(commands.Cog):
    """*Take turn*, the choices of the panel, *Back*, *Start over*, *Confirm*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("turn", reply="private")
    async def take_turn(self, interaction: Interaction, press: Press) -> None:
        await self.bot.show_panel(interaction, await self.bot.look(interaction, press.table))

    @press("do", reply="update")
    async def choose(self, interaction: Interaction, press: Press) -> None:
        await self._choose(interaction, press, press.rest)

    @press("pick", reply="update")
    async def pick(self, interaction: Interaction, press: Press) -> None:
        """Make the choices of a select. If there are several, each is a whole action, taken in order."""
        first, *others = press.values
        rest = "; ".join([first, *(value.removeprefix(menu.EXACT) for value in others)])
        await self._choose(interaction, press, rest)

    @press("menu", reply="update")
    async def menu(self, interaction: Interaction, press: Press) -> None:
        await self._choose(interaction, press, press.rest)

    @press("sure", reply="update")
    async def sure(self, interaction: Interaction, press: Press) -> None:
        await self._step(interaction, press, press.rest, sure=True)

    @press("undo", reply="update")
    async def undo(self, interaction: Interaction, press: Press) -> None:
        await self._revise(interaction, press, "undo")

    @press("reset", reply="update")
    async def reset(self, interaction: Interaction, press: Press) -> None:
        await self._revise(interaction, press, "reset")

    @press("confirm", reply="update")
    async def confirm(self, interaction: Interaction, press: Press) -> None:
        await self._revise(interaction, press, "confirm")

    @press("type", reply="form")
    async def type_move(self, interaction: Interaction, press: Press) -> None:
        """Open a form for a line that is typed."""
        words = self.bot.words_for(interaction)
        field: ui.TextInput[Any] = ui.TextInput(custom_id=LINE, max_length=LINE_LIMIT)
        look = await self.bot.look(interaction, press.table, ("live",))
        if look.actions:
            shown = words("type-example", move=typed(words, look, panel.example(look)))
            field.placeholder = ids.shorten(shown, PLACEHOLDER)
        form = ids.modal(words("type-title"), ids.write("line", press.table), (words("type-field"), field))
        await interaction.response.send_modal(form)

    @press("tools", panel.TOOLS, reply="update")
    async def tools(self, interaction: Interaction, press: Press) -> None:
        """Show the tools for which the panel had no room."""
        look = await self.bot.look(interaction, press.table)
        if look.token is None or look.token != press.token:
            await self.bot.show_pressed(interaction, Pressed(look, stale=True))
            return
        view = panel.other_tools(look, self.bot.words_for(interaction), press.rest)
        await interaction.edit_original_response(view=view, attachments=[])

    @press("line", reply="update")
    async def play_line(self, interaction: Interaction, press: Press) -> None:
        """Play a typed line. One that cannot be played comes back with what can."""
        try:
            line = await understood(self.bot, interaction, press.table, press.fields.get(LINE, ""))
            look = await self.bot.tables.play.play_line(press.table, interaction.user.id, line)
        except Refused as error:
            look = await self.bot.look(interaction, press.table)
            note = explain(self.bot.words_for(interaction), error) or ""
            await self.bot.show_panel(interaction, look, note=f"⚠️ {note}")
        else:
            await self.bot.show_pressed(interaction, Pressed(look))

    async def _choose(self, interaction: Interaction, press: Press, rest: str) -> None:
        """Take the step that a choice stands for, or show the menu it leads to."""
        if rest.startswith(menu.EXACT):
            await self._step(interaction, press, rest, sure=False)
            return
        look = await self.bot.look(interaction, press.table)
        if look.token is None or look.token != press.token:
            await self.bot.show_pressed(interaction, Pressed(look, stale=True))
            return
        await self.bot.show_panel(interaction, look, menu.split_path(rest))

    async def _step(self, interaction: Interaction, press: Press, rest: str, *, sure: bool) -> None:
        move = rest.removeprefix(menu.EXACT)
        asker = viewer(interaction)
        pressed = await self.bot.tables.play.press(
            press.table, asker.user, press.token, move, sure=sure, viewer=asker
        )
        await self.bot.show_pressed(interaction, pressed)

    async def _revise(
        self, interaction: Interaction, press: Press, change: Literal["undo", "reset", "confirm"]
    ) -> None:
        asker = viewer(interaction)
        pressed = await self.bot.tables.play.press_draft(
            press.table, asker.user, press.token, change, viewer=asker
        )
        await self.bot.show_pressed(interaction, pressed)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Panel(bot))
