"""Opening a table and gathering people: `/play` and the lobby card."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import FAILED, Interaction, TableBot, person, press, require_room, viewer
from cogs.options import GAMES, WHICH_GAME, GameOption
from cogs.translation import described
from cogs.ui import form, panel, post
from cogs.ui.ids import Press
from cogs.ui.offer import offer
from engine import games
from engine.tables import EVERY, Denied, ServerSettings, Table, TableOptions, has_suggestions
from locales import Texts

log = logging.getLogger(__name__)

LobbyHandler = Callable[["Lobby", Interaction, Press], Awaitable[None]]

OPPONENTS = 2
"""The computers at a new table in direct messages: with three seats, no rule for two players applies."""


def in_turn(method: Callable[[Lobby, Interaction, Press], Awaitable[None]]) -> LobbyHandler:
    """Handle the presses about one lobby card in sequence, so that it shows the result of the last one.

    A person who may not see the table is refused.
    """

    @wraps(method)
    async def handle(lobby: Lobby, interaction: Interaction, press: Press) -> None:
        async with lobby.locks.setdefault(press.table, asyncio.Lock()):
            await lobby.bot.tables.access.read(press.table, EVERY, viewer(interaction))
            await method(lobby, interaction, press)

    return handle


class Lobby(commands.Cog):
    """`/play`, and the presses of a lobby card."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @app_commands.command(name="play", description=described("play"))
    @app_commands.describe(game=WHICH_GAME)
    @app_commands.checks.cooldown(5, 60)
    async def play(self, interaction: Interaction, game: GameOption | None = None) -> None:
        await self.bot.defer(interaction)
        if game is None:
            view = which_game(self.bot.words_for(interaction))
            await interaction.edit_original_response(view=view, attachments=await self.bot.thumbnails())
        else:
            await self._open(interaction, game)

    @press("play", GAMES, reply="private")
    async def play_chosen(self, interaction: Interaction, press: Press) -> None:
        await self._open(interaction, press.rest)

    @press("firstgame", GAMES, reply="private")
    async def first_game(self, interaction: Interaction, press: Press) -> None:
        """Open a table for somebody who has learned a game: easy computers, suggestions and advice."""
        await self.bot.adviser.restart(self.bot.tables.people, interaction.user.id)
        await self._open(interaction, press.rest, first=True)

    async def _open(self, interaction: Interaction, game: str, *, first: bool = False) -> None:
        """Open a table of a game, whose card is then posted, and say so privately.

        In direct messages, and for a `first` game, computers have taken seats already, so that the game can
        start at once.
        """
        require_room(interaction)
        standard = await self._standard(interaction)
        place = standard.place if may_open_threads(interaction) else "channel"
        words = self.bot.words_for(interaction)
        alone = interaction.guild_id is None
        options = TableOptions(
            place=place,
            pace=standard.pace,
            suggestions=first or None,
            lang=words.lang if alone else "",
        )
        table = await self.bot.tables.lobby.open(
            game,
            person(interaction),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            options=options,
            interaction=interaction.id,
            computers=self.bot.computer_names(words)[:OPPONENTS] if alone or first else (),
        )
        await cards.say_where(self.bot, interaction, table.id, "opened-table")

    async def _standard(self, interaction: Interaction) -> ServerSettings:
        """Return the server's defaults for new tables. Raise `Denied` if the person may not open tables."""
        standard = await self.bot.tables.servers.settings(interaction.guild_id or 0)
        require_opener(interaction, standard.openers)
        return standard

    @press("join", reply="update")
    @in_turn
    async def join(self, interaction: Interaction, press: Press) -> None:
        lobby, asker = self.bot.tables.lobby, viewer(interaction)
        table = await lobby.join(press.table, person(interaction), interaction.id, viewer=asker)
        await cards.show(self.bot, interaction, table)

    @press("sureleave", reply="update")
    @in_turn
    async def leave(self, interaction: Interaction, press: Press) -> None:
        """Leave a lobby. The person has confirmed it."""
        table = await self.bot.tables.lobby.leave(press.table, interaction.user.id)
        await cards.refresh(self.bot, table)
        text = self.bot.words_for(interaction)("left-table", match=table.id)
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    @press("addcomputer", reply="update")
    @in_turn
    async def add_computer(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.lobby.read(press.table)
        level = table.options.level
        names = self.bot.computer_names(self.bot.words_at(table))
        taken = {seat.name for seat in table.seats}
        name = next((name for name in names if name not in taken), names[0])
        await cards.show(
            self.bot,
            interaction,
            await self.bot.tables.lobby.add_computer(press.table, interaction.user.id, level, name),
        )

    @press("removecomputer", reply="update")
    @in_turn
    async def remove_computer(self, interaction: Interaction, press: Press) -> None:
        await cards.show(
            self.bot,
            interaction,
            await self.bot.tables.lobby.remove_computer(press.table, interaction.user.id),
        )

    @press("options", r"\d{0,2}", reply="form")
    async def options(self, interaction: Interaction, press: Press) -> None:
        """Show the options of a table as a form, or as a list with a button for each page of the form."""
        table = await self.bot.tables.lobby.read(press.table)
        if table.opener != interaction.user.id:
            raise Denied("not-opener")
        words = self.bot.words_for(interaction)
        pages = form.pages(table, words, threads=may_open_threads(interaction))
        if press.rest or len(pages) == 1:
            number = min(int(press.rest or 0), len(pages) - 1)
            await interaction.response.send_modal(form.modal(table.id, pages, number, words))
        else:
            await interaction.response.send_message(view=form.listing(table, pages, words), ephemeral=True)

    @press("setoptions", r"\d{0,2}", reply="update")
    @in_turn
    async def set_options(self, interaction: Interaction, press: Press) -> None:
        """Change options to what was chosen on the form, or on the page of it that the press names."""
        table = await self.bot.tables.lobby.read(press.table)
        words, threads = self.bot.words_for(interaction), may_open_threads(interaction)
        chosen = form.read(form.pages(table, words, threads=threads), press.fields)
        table = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        if press.rest:
            pages = form.pages(table, words, threads=threads)
            await interaction.edit_original_response(view=form.listing(table, pages, words))
            await cards.refresh(self.bot, table)
        else:
            await cards.show(self.bot, interaction, table)

    @press("suggestions", reply="update")
    @in_turn
    async def switch_suggestions(self, interaction: Interaction, press: Press) -> None:
        chosen = {"suggestions": not has_suggestions(await self.bot.tables.lobby.read(press.table))}
        changed = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        await cards.show(self.bot, interaction, changed)

    @press("start", reply="update")
    @in_turn
    async def start(self, interaction: Interaction, press: Press) -> None:
        self.bot.tables.pauses.refuse()
        table = await self.bot.tables.lobby.read(press.table)
        if table.opener != interaction.user.id:
            raise Denied("not-opener")
        if len(table.seats) < games.get(table.game).seats[0]:
            raise Denied("too-few", least=games.get(table.game).seats[0])
        if table.options.place == "thread" and table.thread is None:
            await self._open_thread(interaction, table)
        await cards.show(
            self.bot, interaction, await self.bot.tables.lobby.start(press.table, interaction.user.id)
        )

    @press("rematch", reply="private")
    async def rematch(self, interaction: Interaction, press: Press) -> None:
        """Open a new table for the same people. Later presses link to it."""
        await self._standard(interaction)
        table, _ = await self.bot.tables.lobby.rematch(press.table, interaction.user.id)
        await cards.say_where(self.bot, interaction, table.id, "rematch-open")

    async def _open_thread(self, interaction: Interaction, table: Table) -> None:
        """Create a thread from the lobby card. If that is not allowed, the game is played in the channel."""
        words = self.bot.words_at(table)
        name = words("thread-name", game=words(f"{table.game}-name"), match=table.id)
        try:
            card = await interaction.original_response()
            thread = await card.create_thread(name=name)
        except FAILED as error:
            log.info("match=%d: no thread: %s", table.id, error)
            await interaction.followup.send(self.bot.words_for(interaction)("no-thread"), ephemeral=True)
            return
        await self.bot.tables.lobby.set_thread(table, thread.id)


def require_opener(interaction: Interaction, role: int | None) -> None:
    """Raise `Denied` unless the person manages the server, has the role, or no role is set."""
    member = interaction.user
    if role is None or interaction.permissions.manage_guild or not isinstance(member, discord.Member):
        return
    if member.get_role(role) is None:
        raise Denied("not-opener-here", role=f"<@&{role}>")


def may_open_threads(interaction: Interaction) -> bool:
    allowed: Any = interaction.app_permissions
    in_text = isinstance(interaction.channel, discord.TextChannel)
    return in_text and allowed.create_public_threads and allowed.send_messages_in_threads


def which_game(words: Texts) -> ui.LayoutView:
    """Return the games to choose from."""
    return post.container("", ui.TextDisplay(words("play-which")), *offer(words))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Lobby(bot))
