"""A person's tables, those with a free seat, and their finished games: `/games`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.interactions import Interaction
from cogs.presses import press
from cogs.translation import described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine.tables import Ended, Table, affairs_of, feed_of
from locales import Texts

SHOWN = 8
"""The most tables on a page."""
LATEST = 3
"""The number of finished games that `/games` mentions."""
FINISHED = 5
"""The most finished games on a page of their own: with their buttons, each takes six components of forty."""


class Games(commands.Cog):
    """`/games`, and *All finished games* below it."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="games", description=described("games"))
    async def list_games(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        await self._show(interaction, 1)

    @press("games", r"\d+", reply="update")
    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, int(press.rest))

    async def _show(self, interaction: Interaction, page: int) -> None:
        """Show a page of the person's tables, most urgent first, followed by those with a free seat."""
        words, user = self.bot.words_for(interaction), interaction.user.id
        tables, asked = await self.bot.tables.people.waiting(user)
        seated = {table.id for table in tables}
        free = [table for table in await self._with_free_seats(interaction) if table.id not in seated]
        last = max(1, math.ceil((len(tables) + len(free)) / SHOWN))
        page = max(1, min(page, last))
        start, stop = (page - 1) * SHOWN, page * SHOWN
        items: list[ui.Item[Any]] = []
        if start < len(tables) or not tables:
            items.append(ui.TextDisplay(words("games-headline", n=len(tables))))
        items += [self._entry(table, words, asked) for table in tables[start:stop]]
        shown = free[max(0, start - len(tables)) : max(0, stop - len(tables))]
        if shown:
            items.append(ui.TextDisplay(words("games-free", n=len(free))))
            items += [self._free_entry(table, words) for table in shown]
        if page == last:
            items += await self._latest(user, words)
        if last > 1:
            items += [
                ui.TextDisplay("-# " + words("page-of", page=page, pages=last)),
                page_buttons(words, page, last),
            ]
        await interaction.edit_original_response(view=post.container("", *items))

    async def _latest(self, user: int, words: Texts) -> list[ui.Item[Any]]:
        """Return the person's latest finished games and the button for all of them; nothing without any."""
        games, number = await self.bot.tables.results.games(user, 1, LATEST)
        if not games:
            return []
        text = "\n".join((words("games-finished", n=number), *(ended_line(game, words) for game in games)))
        more = ids.button(words("button-finished"), ids.write("finished", rest="1"))
        return [ui.TextDisplay(text), ui.ActionRow(more)]

    @press("finished", r"\d+", reply="update")
    async def show_finished(self, interaction: Interaction, press: Press) -> None:
        """Show a page of the person's finished games, each with what can be done with it."""
        words, results = self.bot.words_for(interaction), self.bot.tables.results
        page = max(1, int(press.rest))
        games, number = await results.games(interaction.user.id, page, FINISHED)
        last = max(1, math.ceil(number / FINISHED))
        if page > last:
            page = last
            games, number = await results.games(interaction.user.id, page, FINISHED)
        items: list[ui.Item[Any]] = [ui.TextDisplay(words("games-finished", n=number))]
        for game in games:
            items += [ui.TextDisplay(ended_line(game, words)), look_back(game, words)]
        if last > 1:
            items += [
                ui.TextDisplay("-# " + words("page-of", page=page, pages=last)),
                page_buttons(words, page, last, "finished"),
            ]
        await interaction.edit_original_response(view=post.container("", *items))

    async def _with_free_seats(self, interaction: Interaction) -> list[Table]:
        """Return the tables of this server that anybody may join, most recently moved first."""
        if not interaction.guild_id:
            return []
        found = await self.bot.tables.servers.tables(interaction.guild_id)
        return [table for table in found if table.options.seats != "private" and post.free_seats(table)]

    @staticmethod
    def _free_entry(table: Table, words: Texts) -> ui.Section[Any]:
        text = words(
            "games-free-line",
            match=table.id,
            game=post.title(table, words),
            n=post.free_seats(table),
            who=", ".join(post.plain(seat.name) for seat in table.seats if seat.user or seat.bot),
            link=post.link(table),
        )
        if table.status == "live":
            sit = ids.button(words("button-sit"), ids.write("sit", table.id))
            return ui.Section(ui.TextDisplay(text), accessory=sit)
        go: ui.Button[Any] = ui.Button(label=words("button-go"), url=post.link(table))
        return ui.Section(ui.TextDisplay(text), accessory=go)

    @staticmethod
    def _entry(table: Table, words: Texts, asked: Mapping[int, int | None]) -> ui.Section[Any]:
        go: ui.Button[Any] = ui.Button(label=words("button-go"), url=post.link(table))
        if table.status == "live":
            go = ids.button(words("button-open"), ids.write("turn", table.id))
        text = table_line(table, words, waits=table.id in asked, due=asked.get(table.id))
        return ui.Section(ui.TextDisplay(text), accessory=go)


def page_buttons(words: Texts, page: int, last: int, verb: str = "games") -> ui.ActionRow[Any]:
    """Return the buttons to the previous and the next page, with the verb of their presses."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for target, label in ((page - 1, "button-previous"), (page + 1, "button-next")):
        custom_id = ids.write(verb, rest=str(target))
        row.add_item(ids.button(words(label), custom_id, disabled=not 1 <= target <= last))
    return row


def table_line(table: Table, words: Texts, *, waits: bool, due: int | None = None) -> str:
    paused = affairs_of(table).paused
    moved = str(table.moved) if feed_of(table).lines > 1 else "never"  # the first line is the setup
    return words(
        "games-line",
        sign="⏸️ " if paused else "🔔 " if waits else "",
        match=table.id,
        game=post.title(table, words),
        status=words("status-yours" if waits else f"status-{table.status}"),
        who=", ".join(post.plain(seat.name) for seat in table.seats),
        link=post.link(table),
        moved="none" if table.status == "lobby" else moved,
        due=str(due if due and not paused else "none"),
        paused=str(paused or "none"),
    )


def ended_line(ended: Ended, words: Texts) -> str:
    """Say how a finished game went for the person whose list it is in."""
    played, table, winners = ended
    return words(
        "games-finished-line",
        shared=int(winners > 1),
        match=table.id,
        game=post.title(table, words),
        rank=played.rank,
        seats=played.seats,
        points=played.score,
        who=", ".join(post.plain(seat.name) for seat in table.seats),
        when=f"<t:{played.ended}:R>",
        link=post.link(table),
    )


def look_back(ended: Ended, words: Texts) -> ui.ActionRow[Any]:
    """Return the buttons of a finished game, as on its last post."""
    labels = {"replay": "replay", "film": "film", "lesson": "lesson", "export": "record"}
    return ui.ActionRow(
        *(
            ids.button(words(f"button-{label}"), ids.write(verb, ended.table.id))
            for verb, label in labels.items()
        )
    )


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Games(bot))
