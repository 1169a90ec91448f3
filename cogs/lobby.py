"""Opening a table and gathering people: `/play` and the lobby card."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import Handler, House, Interaction, person
from cogs.history import link
from cogs.options import GameOption
from cogs.ui import ids
from cogs.ui.ids import Press
from engine import bots, games
from engine.clock import PACES
from engine.session import Denied
from engine.store import Post, Table

log = logging.getLogger(__name__)

PLACES = ("thread", "channel")
"""Where a game is played; the first one is the default."""
SEATS = ("public", "private")
"""Whether free seats are listed in `/games` for everybody of the server; the first one is the default."""
NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
COMPUTER_NAMES = 6
"""How many names for computers the texts have."""


class Lobby(commands.Cog):
    """`/play`, and the presses of a lobby card."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        for verb, handler in {
            "join": self.join,
            "leave": self.leave,
            "addcomputer": self.add_computer,
            "removecomputer": self.remove_computer,
            "setoptions": self.set_options,
            "start": self.start,
        }.items():
            bot.handle(verb, self._in_turn(handler))
        bot.handle("options", self.options)
        bot.handle("rematch", self.rematch)

    def _in_turn(self, handler: Handler) -> Handler:
        """The presses of one card one after the other, so that it shows what the last of them made of it."""

        async def handle(interaction: Interaction, press: Press) -> None:
            await interaction.response.defer()
            async with self._locks.setdefault(press.table, asyncio.Lock()):
                await handler(interaction, press)

        return handle

    @app_commands.command(name="play", description="Open a table: others join, you start")
    @app_commands.describe(game="Which game")
    @app_commands.guild_only()
    @app_commands.checks.cooldown(5, 60)
    async def play(self, interaction: Interaction, game: GameOption) -> None:
        require(interaction, NEEDED)
        self.bot.tables.pauses.refuse()
        await interaction.response.defer()
        standard = await self._standard(interaction)
        place = standard.get("place", "thread") if may_open_threads(interaction) else "channel"
        table = await self.bot.tables.open(
            game,
            person(interaction),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            options={"place": place, "pace": standard.get("pace", "none")},
        )
        await self._show(interaction, table)
        card = await interaction.original_response()
        await self.bot.tables.store.posted((), self.bot.now(), Post(table.id, card.id, None, ""))

    async def _standard(self, interaction: Interaction) -> dict[str, Any]:
        """What the server has set for new tables. Raises `Denied` for somebody who may not open any."""
        standard = await self.bot.tables.store.get_guild(interaction.guild_id or 0)
        require_opener(interaction, standard.get("openers"))
        return standard

    async def join(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, await self.bot.tables.join(press.table, person(interaction)))

    async def leave(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, await self.bot.tables.leave(press.table, interaction.user.id))

    async def add_computer(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.lobby(press.table)
        level = str(table.options.get("level", bots.LEVELS[0]))
        names = [self.bot.words(f"computer-name-{n}") for n in range(1, COMPUTER_NAMES + 1)]
        taken = {seat.name for seat in table.seats}
        name = next((name for name in names if name not in taken), names[0])
        await self._show(
            interaction, await self.bot.tables.add_computer(press.table, interaction.user.id, level, name)
        )

    async def remove_computer(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, await self.bot.tables.remove_computer(press.table, interaction.user.id))

    async def options(self, interaction: Interaction, press: Press) -> None:
        """Show the options of a table; only its opener may change them."""
        table = await self.bot.tables.lobby(press.table)
        if table.opener != interaction.user.id:
            raise Denied("not-opener")
        words = self.bot.words_for(interaction)
        modal = ui.Modal(title=words("options-title"), custom_id=ids.write("setoptions", press.table))
        for name, choices, current in self._choices(table, interaction):
            modal.add_item(
                ui.Label(
                    text=words(f"option-{name}"),
                    component=ui.Select(
                        custom_id=name,
                        options=[
                            discord.SelectOption(
                                label=words(f"option-{name}-{choice}"),
                                value=choice,
                                default=choice == current,
                            )
                            for choice in choices
                        ],
                    ),
                )
            )
        modal.stop()  # its answer is read by id, so that it survives a restart
        await interaction.response.send_modal(modal)

    def _choices(self, table: Table, interaction: Interaction) -> list[tuple[str, tuple[str, ...], str]]:
        """(option, choices, current choice) of the house and of the game."""
        places = PLACES if may_open_threads(interaction) else ("channel",)
        rows = [
            ("place", places, "thread"),
            ("pace", tuple(PACES), "none"),
            ("level", bots.LEVELS, bots.LEVELS[0]),
            ("seats", SEATS, SEATS[0]),
        ]
        rows += [(option.key, option.choices, option.choices[0]) for option in games.get(table.game).options]
        return [(name, choices, str(table.options.get(name, standard))) for name, choices, standard in rows]

    async def set_options(self, interaction: Interaction, press: Press) -> None:
        table = await self.bot.tables.lobby(press.table)
        allowed = {name: choices for name, choices, _ in self._choices(table, interaction)}
        given = dict(field.split("=", 1) for field in press.values)
        options = {name: value for name, value in given.items() if value in allowed.get(name, ())}
        await self._show(
            interaction, await self.bot.tables.set_options(press.table, interaction.user.id, options)
        )

    async def start(self, interaction: Interaction, press: Press) -> None:
        self.bot.tables.pauses.refuse()
        table = await self.bot.tables.lobby(press.table)
        if table.opener != interaction.user.id:
            raise Denied("not-opener")
        if len(table.seats) < games.get(table.game).seats[0]:
            raise Denied("too-few", least=games.get(table.game).seats[0])
        if table.options.get("place") == "thread" and table.thread is None:
            await self._open_thread(interaction, table)
        await self._show(interaction, await self.bot.tables.start(press.table, interaction.user.id))

    async def rematch(self, interaction: Interaction, press: Press) -> None:
        """A lobby with the same people; whoever presses later is shown where it is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._standard(interaction)
        table, new = await self.bot.tables.rematch(press.table, interaction.user.id)
        if new:
            card = await self.bot.lobby_card(table)
            people = [discord.Object(seat.user) for seat in table.seats if seat.user]
            sent = await self.bot.get_partial_messageable(table.channel or 0).send(
                view=card["view"],
                files=card["attachments"],
                allowed_mentions=discord.AllowedMentions(users=people),
            )
            await self.bot.tables.store.posted((), self.bot.now(), Post(table.id, sent.id, None, ""))
            table.message = sent.id
        words = self.bot.words_for(interaction)
        await interaction.edit_original_response(
            content=words("rematch-open", match=table.id, link=link(table))
        )

    async def _open_thread(self, interaction: Interaction, table: Table) -> None:
        """A thread from the lobby card; where that is not allowed, the game is played in the channel."""
        name = self.bot.words("thread-name", game=self.bot.words(f"{table.game}-name"), match=table.id)
        try:
            card = await interaction.original_response()
            thread = await card.create_thread(name=name)
        except discord.HTTPException as error:
            log.info("match=%d: no thread: %s", table.id, error)
            await interaction.followup.send(self.bot.words_for(interaction)("no-thread"), ephemeral=True)
            return
        await self.bot.tables.store.posted((), self.bot.now(), Post(table.id, None, thread.id, ""))

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Put the card as it is now into the message of the interaction."""
        await interaction.edit_original_response(**await self.bot.lobby_card(table))


def require(interaction: Interaction, needed: discord.Permissions) -> None:
    """Raise `Denied` naming what the bot may not do here but needs."""
    missing = [name for name, on in needed if on and not getattr(interaction.app_permissions, name)]
    if missing:
        raise Denied("bot-may-not", what=", ".join(name.replace("_", " ") for name in missing))


def require_opener(interaction: Interaction, role: int | None) -> None:
    """Raise `Denied` for somebody who may not open tables here: managers may, and all if no role is set."""
    member = interaction.user
    if role is None or interaction.permissions.manage_guild or not isinstance(member, discord.Member):
        return
    if member.get_role(role) is None:
        raise Denied("not-opener-here", role=f"<@&{role}>")


def may_open_threads(interaction: Interaction) -> bool:
    allowed: Any = interaction.app_permissions
    in_text = isinstance(interaction.channel, discord.TextChannel)
    return in_text and allowed.create_public_threads and allowed.send_messages_in_threads


async def setup(bot: House) -> None:
    await bot.add_cog(Lobby(bot))
