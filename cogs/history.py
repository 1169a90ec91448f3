"""Looking things up: `/rules` and `/games`."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import House, Interaction
from cogs.options import GameOption
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine import games
from engine.store import Table
from locales import Texts

SHOWN = 8
"""Tables in one list."""


class History(commands.Cog):
    """`/rules`, `/games`."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        bot.handle("rules", self.turn_page)

    @app_commands.command(name="rules", description="The rules of a game, in short")
    @app_commands.describe(game="Which game")
    async def rules(self, interaction: Interaction, game: GameOption) -> None:
        words = self.bot.words_for(interaction)
        await interaction.response.send_message(view=rules_page(words, game, 1), ephemeral=True)

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """A public *Rules* button opens the first page privately; buttons of the pages leaf through."""
        key, _, number = press.rest.partition("/")
        view = rules_page(self.bot.words_for(interaction), key, int(number))
        private = interaction.message is not None and interaction.message.flags.ephemeral
        if private and press.token:
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(
        name="games", description="Your tables, those that wait for you first, and free seats"
    )
    async def games_command(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        words = self.bot.words_for(interaction)
        tables = await self.bot.tables.store.tables_of(interaction.user.id)
        waiting = {table.id for table in tables if await self._waits_for(table, interaction.user.id)}
        tables.sort(key=lambda table: table.id not in waiting)
        items: list[ui.Item[Any]] = [ui.TextDisplay(words("games-headline", n=len(tables)))]
        items += [self._entry(table, words, waits=table.id in waiting) for table in tables[:SHOWN]]
        if len(tables) > SHOWN:
            items.append(ui.TextDisplay(words("games-more", n=len(tables) - SHOWN)))
        seated = {table.id for table in tables}
        free = [table for table in await self._with_free_seats(interaction) if table.id not in seated]
        if free:
            items.append(ui.TextDisplay(words("games-free", n=len(free))))
            items += [self._free_entry(table, words) for table in free[:SHOWN]]
        await interaction.edit_original_response(view=post.container("", *items))

    async def _with_free_seats(self, interaction: Interaction) -> list[Table]:
        """The tables of this server that anybody may sit down at, the one moved last first."""
        if not interaction.guild_id:
            return []
        found = await self.bot.tables.store.tables_in(interaction.guild_id, ("lobby", "live"))
        return [table for table in found if table.options.get("seats") != "private" and free_seats(table)]

    @staticmethod
    def _free_entry(table: Table, words: Texts) -> ui.Section[Any]:
        text = words(
            "games-free-line",
            match=table.id,
            game=words(f"{table.game}-name"),
            n=free_seats(table),
            who=", ".join(post.plain(seat.name) for seat in table.seats if seat.user or seat.bot),
            link=link(table),
        )
        if table.status == "live":
            sit = ids.button(words("button-sit"), ids.write("sit", table.id))
            return ui.Section(ui.TextDisplay(text), accessory=sit)
        go: ui.Button[Any] = ui.Button(label=words("button-go"), url=link(table))
        return ui.Section(ui.TextDisplay(text), accessory=go)

    @staticmethod
    def _entry(table: Table, words: Texts, *, waits: bool) -> ui.Section[Any]:
        go: ui.Button[Any] = ui.Button(label=words("button-go"), url=link(table))
        if table.status == "live":
            go = ids.button(words("button-open"), ids.write("turn", table.id))
        return ui.Section(ui.TextDisplay(table_line(table, words, waits=waits)), accessory=go)

    async def _waits_for(self, table: Table, user: int) -> bool:
        if table.status != "live":
            return False
        look = await self.bot.tables.look(table.id, user)
        return look.token is not None


def rules_page(words: Texts, key: str, number: int) -> ui.LayoutView:
    """One page of a game's short rules, with buttons to the pages beside it."""
    last = 1
    while f"{key}-rules-{last + 1}" in words:
        last += 1
    number = max(1, min(number, last))
    row: ui.ActionRow[Any] = ui.ActionRow()
    for target, label in ((number - 1, "button-previous"), (number + 1, "button-next")):
        custom_id = ids.write("rules", token=PAGE, rest=f"{key}/{target}")
        row.add_item(ids.button(words(label), custom_id, disabled=not 1 <= target <= last))
    footer = "-# " + words("page-of", page=number, pages=last)
    return post.container(key, ui.TextDisplay(words(f"{key}-rules-{number}")), ui.TextDisplay(footer), row)


PAGE = ids.Token(0, 0)
"""Marks the buttons inside the rules pages, which turn the page in place."""


def free_seats(table: Table) -> int:
    """How many people may still sit down."""
    if table.status == "lobby":
        return games.get(table.game).seats[-1] - len(table.seats)
    return sum(not seat.user and not seat.bot for seat in table.seats)


def link(table: Table) -> str:
    place = table.thread or table.channel
    message = f"/{table.message}" if table.message else ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{place}{message}"


def table_line(table: Table, words: Texts, *, waits: bool) -> str:
    return words(
        "games-line",
        sign="🔔" if waits else "·",
        match=table.id,
        game=words(f"{table.game}-name"),
        status=words("status-yours" if waits else f"status-{table.status}"),
        who=", ".join(post.plain(seat.name) for seat in table.seats),
        link=link(table),
        moved=f"<t:{table.moved}:R>",
    )


async def setup(bot: House) -> None:
    await bot.add_cog(History(bot))
