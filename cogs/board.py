"""Looking at a table: the board, the position in words, a player's hand. `/board` and `/hand`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import alts_of, facts, hand_text, plain_names
from cogs.interactions import Interaction
from cogs.options import PLAYED, WHICH, TableOption, at_table
from cogs.presses import looking, press
from cogs.translation import described
from cogs.ui import ending, ids, post
from cogs.ui.ids import Press
from engine.tables import BEGUN, Denied, Look
from locales import Texts

TEXT_PAGE = 3800
"""The most characters on a page of a position in words; a message can have 4,000."""


class Board(commands.Cog):
    """`/board`, `/hand`, and the buttons *My hand* and *In words*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @press("hand", reply="private")
    @looking
    async def show_hand(self, interaction: Interaction, press: Press) -> None:
        look = await self.bot.look(interaction, press.table)
        words = self.bot.words_for(interaction)
        if look.seat is None:
            raise Denied("not-seated")
        if not look.game.hands:
            raise Denied("no-hand")
        picture = await self.bot.hand(look, words)
        shown: ui.Item[Any] = (
            post.gallery("attachment://hand.png", picture.description or "")
            if picture
            else ui.TextDisplay(hand_text(look, words))
        )
        view = post.container(look.game.key, shown)
        await interaction.edit_original_response(view=view, attachments=[picture] if picture else [])

    @press("more", reply="private")
    @looking
    async def show_more(self, interaction: Interaction, press: Press) -> None:
        """Show the second picture of the position, for which the board has no room."""
        look = await self.bot.look(interaction, press.table, BEGUN)
        words = self.bot.words_for(interaction)
        files = await self.bot.more(look, words)
        if not files:
            raise Denied("no-more")
        row = ui.ActionRow(*post.other_picture(look, words, "detail"))
        view = post.container(look.game.key, *post.boards(alts_of(files)), row)
        await interaction.edit_original_response(view=view, attachments=files)

    @press("text", r"\d*", reply=lambda _, press: "update" if press.rest else "private")
    @looking
    async def show_text(self, interaction: Interaction, press: Press) -> None:
        """Describe the position on a page with the number `press.rest`, by default the first.

        If there are fewer pages by now, show the last one.
        """
        look = await self.bot.look(interaction, press.table)
        words = self.bot.words_for(interaction)
        found = await self.bot.draw(lambda: pages(in_words(look, words), TEXT_PAGE))
        page = min(int(press.rest or 1), len(found))
        items: list[ui.Item[Any]] = [ui.TextDisplay(found[page - 1])]
        if len(found) > 1:
            items += [
                ui.TextDisplay("-# " + words("page-of", page=page, pages=len(found))),
                _page_buttons(words, press.table, page, len(found)),
            ]
        await interaction.edit_original_response(view=post.container(look.game.key, *items))

    @press("board", reply="private")
    @looking
    async def show_board(self, interaction: Interaction, press: Press) -> None:
        look = await self.bot.look(interaction, press.table)
        words = self.bot.words_for(interaction)
        names = plain_names(look)
        files = await self.bot.board(look, words)
        view = post.container(
            look.game.key,
            ui.TextDisplay(post.whose_turn(look, words)),
            *post.boards(alts_of(files)),
            ui.TextDisplay(post.standing(look, words, names)),
            *post.rows(post.other_picture(look, words, "board")),
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


def in_words(look: Look, words: Texts) -> Iterator[str]:
    """Yield the score sheet of a game that is over, and then the facts of the position, line by line."""
    names = plain_names(look)
    if look.outcome:
        yield from ending.score_sheet(look, look.outcome, words, names)
    yield from facts(look, words, names)


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
