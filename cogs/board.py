"""Looking at a table: the board, its text, and what only one person may see. `/board` and `/hand`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import Interaction, TableBot, alts_of, facts, hand_text, looking, plain_names, press
from cogs.options import PLAYED, WHICH, TableOption, at_table
from cogs.translation import described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine.tables import BEGUN, Denied
from locales import Texts

TEXT_PAGE = 3800
"""The most characters on a page of a position in words; a message can have 4,000."""


class Board(commands.Cog):
    """`/board`, `/hand`, and the buttons *My hand* and *In words*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("hand", reply="private")
    async def open_hand(self, interaction: Interaction, press: Press) -> None:
        await self._show_hand(interaction, press.table)

    @looking
    async def _show_hand(self, interaction: Interaction, table: int) -> None:
        look = await self.bot.look(interaction, table)
        words = self.bot.words_for(interaction)
        if look.seat is None:
            raise Denied("not-seated")
        if not look.game.hands:
            raise Denied("no-hand")
        picture = await self.bot.hand(look, words)
        shown = (
            post.gallery("attachment://hand.png", picture.description or "")
            if picture
            else ui.TextDisplay(hand_text(look, words))
        )
        view = post.container(look.game.key, shown)
        await interaction.edit_original_response(view=view, attachments=[picture] if picture else [])

    @press("board", reply="private")
    async def open_board(self, interaction: Interaction, press: Press) -> None:
        await self._show_board(interaction, press.table)

    @press("more", reply="private")
    async def open_more(self, interaction: Interaction, press: Press) -> None:
        """Show what the board has no room for, in a new private answer."""
        await self._show_more(interaction, press.table)

    @looking
    async def _show_more(self, interaction: Interaction, table: int) -> None:
        look = await self.bot.look(interaction, table, BEGUN)
        files = await self.bot.more(look, self.bot.words_for(interaction))
        if not files:
            raise Denied("no-more")
        view = post.container(look.game.key, *post.boards(alts_of(files)))
        await interaction.edit_original_response(view=view, attachments=files)

    @press("text", r"\d*", reply=lambda _, press: "update" if press.rest else "private")
    async def open_text(self, interaction: Interaction, press: Press) -> None:
        """Describe the position. `press.rest` is the number of a page, or empty for the first one."""
        await self._show_text(interaction, press.table, int(press.rest or 1))

    @looking
    async def _show_text(self, interaction: Interaction, table: int, page: int) -> None:
        """Show a page of the position in words, or the last one if there are fewer by now."""
        look = await self.bot.look(interaction, table)
        words = self.bot.words_for(interaction)
        found = await self.bot.draw(lambda: pages(facts(look, words, plain_names(look)), TEXT_PAGE))
        page = min(page, len(found))
        items: list[ui.Item[Any]] = [ui.TextDisplay(found[page - 1])]
        if len(found) > 1:
            items += [
                ui.TextDisplay("-# " + words("page-of", page=page, pages=len(found))),
                _page_buttons(words, table, page, len(found)),
            ]
        await interaction.edit_original_response(view=post.container(look.game.key, *items))

    @looking
    async def _show_board(self, interaction: Interaction, table: int) -> None:
        look = await self.bot.look(interaction, table)
        words = self.bot.words_for(interaction)
        names = plain_names(look)
        files = await self.bot.board(look, words)
        view = post.container(
            look.game.key,
            ui.TextDisplay(post.whose_turn(look, words)),
            *post.boards(alts_of(files)),
            ui.TextDisplay(post.standing(look, words, names)),
        )
        await interaction.edit_original_response(view=view, attachments=files)

    @app_commands.command(name="board", description=described("board"))
    @app_commands.describe(table=WHICH, text=described("board-text"))
    async def board(
        self, interaction: Interaction, table: TableOption | None = None, text: bool = False
    ) -> None:
        verb = "text" if text else "board"
        await at_table(self.bot, interaction, table, verb, statuses=PLAYED, looking=True)

    @app_commands.command(name="hand", description=described("hand"))
    @app_commands.describe(table=WHICH)
    async def hand(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "hand", statuses=("live",))


def pages(lines: Iterable[str], limit: int) -> list[str]:
    """Return the lines in order, as texts of at most `limit` characters; none of the lines may be longer.

    >>> pages(["one", "two", "three"], 7)
    ['one\\ntwo', 'three']
    """
    found: list[str] = []
    for line in lines:
        if found and len(found[-1]) + 1 + len(line) <= limit:
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def _page_buttons(words: Texts, table: int, page: int, last: int) -> ui.ActionRow[Any]:
    """Return the buttons to the previous and the next page."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for target, label in ((page - 1, "button-previous"), (page + 1, "button-next")):
        custom_id = ids.write("text", table, rest=str(target))
        row.add_item(ids.button(words(label), custom_id, disabled=not 1 <= target <= last))
    return row


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Board(bot))
