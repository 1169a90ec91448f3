"""The short rules of each game, in pages: `/rules`."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import Interaction, TableBot, alts_of, file, press
from cogs.options import WHICH_GAME, GameOption
from cogs.translation import described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine.tables.clock import PACES
from locales import Texts
from render import pictures

IN_PLACE = ids.Token(0, 0)
"""The token of the buttons on a rules page, which turn the page in place."""


class Rules(commands.Cog):
    """`/rules`, and the button *Rules*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=WHICH_GAME)
    async def rules(self, interaction: Interaction, game: GameOption) -> None:
        words = self.bot.words_for(interaction)
        await interaction.response.send_message(view=rules_page(words, game, 1), ephemeral=True)

    @press("rules")
    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Open the first page privately from a public *Rules* button, or turn to another page."""
        key, _, number = press.rest.partition("/")
        view = rules_page(self.bot.words_for(interaction), key, int(number))
        private = interaction.message is not None and interaction.message.flags.ephemeral
        if private and press.token:
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    @press("legend")
    async def legend(self, interaction: Interaction, press: Press) -> None:
        """Show what is what on the board of a game."""
        key, words = press.rest, self.bot.words_for(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = file(
            await self.bot.draw(pictures.legend, key, words.lang), post.PICTURE, legend_text(words, key)
        )
        view = post.container(
            key, *post.boards(alts_of([picture])), ui.TextDisplay(legend_text(words, key, sign="**"))
        )
        await interaction.edit_original_response(view=view, attachments=[picture])


def legend_text(words: Texts, key: str, sign: str = "") -> str:
    """Return a line for each number of a game's legend, the number between signs."""
    numbers = range(1, pictures.legend_size(key) + 1)
    return "\n".join(f"{sign}{n}{sign} {words(f'{key}-legend-{n}')}" for n in numbers)


def rules_page(words: Texts, key: str, number: int) -> ui.LayoutView:
    """Return one page of a game's short rules, with buttons to the previous and next page.

    The last page is about time, and the same for all games.
    """
    own = 1
    while f"{key}-rules-{own + 1}" in words:
        own += 1
    last = own + 1
    number = max(1, min(number, last))
    row: ui.ActionRow[Any] = ui.ActionRow()
    for target, label in ((number - 1, "button-previous"), (number + 1, "button-next")):
        custom_id = ids.write("rules", token=IN_PLACE, rest=f"{key}/{target}")
        row.add_item(ids.button(words(label), custom_id, disabled=not 1 <= target <= last))
    row.add_item(ids.button(words("button-legend"), ids.write("legend", rest=key)))
    footer = "-# " + words("page-of", page=number, pages=last)
    text = words(f"{key}-rules-{number}") if number <= own else about_time(words)
    return post.container(key, ui.TextDisplay(text), ui.TextDisplay(footer), row)


def about_time(words: Texts) -> str:
    """Return the page about clocks, reminders and absence."""
    paces = [
        words("rules-pace", pace=words(f"option-pace-{name}"), **post.lengths(pace, words))
        for name, pace in PACES.items()
        if pace
    ]
    return words("rules-time", paces="\n".join(paces))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Rules(bot))
