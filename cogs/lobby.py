"""Opening a table and gathering people: `/play` and the lobby card."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards, forums
from cogs.base import TableBot
from cogs.interactions import Interaction, bots_among, person, viewer, whisper
from cogs.options import GAMES, WHICH_GAME, GameOption
from cogs.permissions import require_room
from cogs.places import require_role
from cogs.presses import press
from cogs.translation import described
from cogs.ui import form, gathering, habits, panel, post
from cogs.ui.ids import Press
from cogs.ui.offer import offer
from engine import games
from engine.tables import (
    EVERY,
    Conditions,
    Denied,
    ServerSettings,
    Table,
    TableOptions,
    capacity,
    has_suggestions,
    is_waiting,
    require_opener,
    require_seat,
    require_starter,
)
from locales import Texts

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

    @press("solo", GAMES, reply="private")
    async def play_against_computers(self, interaction: Interaction, press: Press) -> None:
        """Open a table against computers for somebody who waits for people."""
        await self._open(interaction, press.rest, first=True)

    async def _open(self, interaction: Interaction, game: str, *, first: bool = False) -> None:
        """Open a table of a game, whose card is then posted, and say so privately.

        In direct messages, and for a `first` game, computers have taken seats already, so that the game can
        start at once.
        """
        standard = await self._standard(interaction)
        forum = forums.forum_at(self.bot, standard.forum)
        require_room(interaction, forum)
        place = standard.place if may_open_threads(interaction) and not forum else "channel"
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
            channel=forum.id if forum else interaction.channel_id,
            options=options,
            interaction=interaction.id,
            computers=self.bot.computer_names(words)[:OPPONENTS] if alone or first else (),
        )
        await cards.say_where(self.bot, interaction, table.id, "opened-table", asks=not alone)

    async def _standard(self, interaction: Interaction) -> ServerSettings:
        """Return the server's defaults for new tables. Raise `Denied` if the person may not open tables."""
        standard = await self.bot.tables.servers.settings(interaction.guild_id or 0)
        require_role(interaction, standard.openers)
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
        level, name = table.options.level, self._free_name(table)
        await cards.show(
            self.bot,
            interaction,
            await self.bot.tables.lobby.add_computer(press.table, interaction.user.id, level, name),
        )

    def _free_name(self, table: Table) -> str:
        """Return the name of the next computer player: that of its character, or one that none here has."""
        words, level = self.bot.words_at(table), table.options.level
        names = self.bot.computer_names(words)
        if level in games.get(table.game).characters:
            names.insert(0, words(f"{table.game}-character-{level}"))
        taken = {seat.name for seat in table.seats}
        return next((name for name in names if name not in taken), names[0])

    @press("removecomputer", reply="update")
    @in_turn
    async def remove_computer(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.lobby.remove_computer(press.table, interaction.user.id)
        await self._show(interaction, table)

    @press("options", r"\d{0,2}", reply="form")
    async def options(self, interaction: Interaction, press: Press) -> None:
        """Show the options of a table, or the page of the form that the press names."""
        table = await self.bot.tables.lobby.read(press.table)
        require_opener(table, interaction.user.id)
        if press.rest:
            words = self.bot.words_for(interaction)
            pages = form.pages(table, words, threads=may_open_threads(interaction))
            number = min(int(press.rest), len(pages) - 1)
            await interaction.response.send_modal(form.modal(table.id, pages, number, words))
        else:
            await interaction.response.send_message(view=self._options(interaction, table), ephemeral=True)

    def _options(self, interaction: Interaction, table: Table) -> ui.LayoutView:
        """Return the private message with the options of a table."""
        words = self.bot.words_for(interaction)
        return form.listing(table, form.pages(table, words, threads=may_open_threads(interaction)), words)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Show a table as it is now on its card, and on the list of its options if the press was there."""
        if interaction.message and interaction.message.flags.ephemeral:
            await interaction.edit_original_response(view=self._options(interaction, table))
            await cards.refresh(self.bot, table)
        else:
            await cards.show(self.bot, interaction, table)

    @press("setoptions", r"\d{0,2}", reply="update")
    @in_turn
    async def set_options(self, interaction: Interaction, press: Press) -> None:
        """Change options to what was chosen on a page of the form."""
        table = await self.bot.tables.lobby.read(press.table)
        words, threads = self.bot.words_for(interaction), may_open_threads(interaction)
        chosen = form.read(form.pages(table, words, threads=threads), press.fields)
        table = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        await self._show(interaction, table)

    @press("suggestions", reply="update")
    @in_turn
    async def switch_suggestions(self, interaction: Interaction, press: Press) -> None:
        chosen = {"suggestions": not has_suggestions(await self.bot.tables.lobby.read(press.table))}
        changed = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        await self._show(interaction, changed)

    @press("rated", reply="update")
    @in_turn
    async def switch_rated(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.lobby.read(press.table)
        chosen = {"rated": not table.options.rated}
        changed = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        await self._show(interaction, changed)

    @press("requires", reply="form")
    async def ask_requirements(self, interaction: Interaction, press: Press) -> None:
        """Ask the opener who may join."""
        table = await self.bot.tables.access.read(press.table, ("lobby",), viewer(interaction))
        require_opener(table, interaction.user.id)
        await interaction.response.send_modal(habits.form(table, self.bot.words_for(interaction)))

    @press("setrequired", reply="update")
    @in_turn
    async def set_requirements(self, interaction: Interaction, press: Press) -> None:
        chosen = {"requires": habits.read(press.fields)}
        changed = await self.bot.tables.lobby.set_options(press.table, interaction.user.id, chosen)
        await self._show(interaction, changed)

    # The start

    @press("start", reply="update")
    @in_turn
    async def start(self, interaction: Interaction, press: Press) -> None:
        table = await self._start(interaction, press.table)
        await cards.show(self.bot, interaction, table)

    async def _start(self, interaction: Interaction, match: int) -> Table:
        """Start the game of a lobby, or ask those who sat down days ago whether they are ready."""
        self.bot.tables.pauses.refuse()
        table = await self.bot.tables.gatherings.want_start(match, interaction.user.id)
        if is_waiting(table):
            return table
        needs_thread = table.options.place == "thread" and table.thread is None
        if needs_thread and not await cards.open_thread(self.bot, table):
            await whisper(interaction, self.bot.words_for(interaction)("no-thread"))
        return await self.bot.tables.lobby.start(match, interaction.user.id)

    @press("startcomputers", reply="private")
    @in_turn
    async def start_with_computers(self, interaction: Interaction, press: Press) -> None:
        """Seat computers, so that there are three players if the game allows it, and start."""
        self.bot.tables.pauses.refuse()
        lobby, user = self.bot.tables.lobby, interaction.user.id
        table = await lobby.read(press.table)
        require_starter(table, user, self.bot.now())
        wanted = max(games.get(table.game).seats[0], min(OPPONENTS + 1, capacity(table)))
        while len(table.seats) < wanted:
            table = await lobby.add_computer(press.table, user, table.options.level, self._free_name(table))
        table = await self._start(interaction, press.table)
        await cards.refresh(self.bot, table)
        key = "start-waits" if table.status == "lobby" else "start-started"
        await self.bot.say(interaction, key, link=post.link(table))

    @press("ready", reply="private")
    @in_turn
    async def ready(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.gatherings.ready(press.table, interaction.user.id)
        await cards.refresh(self.bot, table)
        await self.bot.say(interaction, "start-ready")

    @press("keep", reply="private")
    @in_turn
    async def keep(self, interaction: Interaction, press: Press) -> None:
        """Go on looking for people at a silent lobby."""
        table = await self.bot.tables.gatherings.keep(press.table, interaction.user.id)
        await cards.refresh(self.bot, table)
        await self.bot.say(interaction, "lobby-kept")

    @press("startform", reply="form")
    async def ask_start(self, interaction: Interaction, press: Press) -> None:
        """Ask the opener when the game starts by itself, and whose seats they take away."""
        table = await self.bot.tables.access.read(press.table, ("lobby",), viewer(interaction))
        require_opener(table, interaction.user.id)
        zone = (await self.bot.tables.people.settings(interaction.user.id)).zone
        words = self.bot.words_for(interaction)
        form = gathering.start_form(table, interaction.user.id, zone, words)
        await interaction.response.send_modal(form)

    @press("setstart", reply="update")
    @in_turn
    async def set_start(self, interaction: Interaction, press: Press) -> None:
        user, given, tables = interaction.user.id, press.fields, self.bot.tables
        zone = (await tables.people.settings(user)).zone
        typed, at = given.get(gathering.AT, "").strip(), 0
        if typed and not zone:
            raise Denied("zone-unknown")
        if typed:
            at = gathering.read_time(typed, zone, self.bot.now())
        full = given.get(gathering.FULL) == "yes"
        table = await tables.gatherings.set_conditions(press.table, user, Conditions(full, at))
        gone = [int(one) for one in given.get(gathering.REMOVED, "").split(",") if one.isdecimal()]
        if gone:
            table = await tables.gatherings.remove(press.table, user, gone)
        await self._show(interaction, table)

    # Invitations

    @press("invite", reply="form")
    async def ask_whom(self, interaction: Interaction, press: Press) -> None:
        """Ask whom to invite."""
        table = await self.bot.tables.access.read(press.table, ("lobby",), viewer(interaction))
        require_seat(table, interaction.user.id)
        form = gathering.invitation_form(table, self.bot.words_for(interaction))
        await interaction.response.send_modal(form)

    @press("ask", "(card)?", reply=lambda _, press: "private" if press.rest else "update")
    @in_turn
    async def invite(self, interaction: Interaction, press: Press) -> None:
        """Invite the people who were chosen on the form, or below the answer to `/play`."""
        chosen = gathering.chosen_people(press.values, press.fields if press.rest else {})
        people = [user for user in chosen if user not in bots_among(interaction)]
        table = await self.bot.tables.access.read(press.table, EVERY)
        if table.status == "live":  # nobody can be asked any more, so the choice goes
            text = self.bot.words_for(interaction)("start-started", link=post.link(table))
            await interaction.edit_original_response(view=panel.closed(table.game, text))
            return
        if not people:
            raise Denied("invite-people")
        table, new = await self.bot.tables.gatherings.invite(press.table, interaction.user.id, people)
        await cards.refresh(self.bot, table)
        words = self.bot.words_for(interaction)
        who = words.listed([f"<@{user}>" for user in new])
        text = words("invited", who=who, n=len(new)) if new else words("invited-nobody")
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    @press("notnow", reply="private")
    @in_turn
    async def decline(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.gatherings.decline(press.table, interaction.user.id)
        await cards.refresh(self.bot, table)
        await self.bot.say(interaction, "invitation-declined")

    @press("rematch", reply="private")
    async def rematch(self, interaction: Interaction, press: Press) -> None:
        """Open a new table for the same people. Later presses link to it."""
        await self._standard(interaction)
        table, _ = await self.bot.tables.lobby.rematch(press.table, interaction.user.id)
        await cards.say_where(self.bot, interaction, table.id, "rematch-open")


def may_open_threads(interaction: Interaction) -> bool:
    allowed: Any = interaction.app_permissions
    in_text = isinstance(interaction.channel, discord.TextChannel)
    return in_text and allowed.create_public_threads and allowed.send_messages_in_threads


def which_game(words: Texts) -> ui.LayoutView:
    """Return the games to choose from."""
    return post.container("", ui.TextDisplay(words("play-which")), *offer(words))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Lobby(bot))
