"""Managing a table with `/table`: leaving it, calling it off, pausing it, moving it, exporting its record.

Owns the questions asked before something that cannot be undone. `engine.tables` does the rest.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import FAILED, Interaction, TableBot, missing_of, press, require_room, viewer
from cogs.options import OPEN, PLAYED, WHICH, TableOption, at_table
from cogs.posted import fold, place_id, place_of
from cogs.translation import described
from cogs.ui import choice, ids, panel, post
from cogs.ui.ids import Press
from engine.tables import Denied
from engine.tables.session import require_seat
from engine.tables.store import Status, Table
from engine.tables.timing import LONGEST_PAUSE

log = logging.getLogger(__name__)


class TableCommands(commands.Cog):
    """`/table`, and the questions it asks."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._agreements: WeakValueDictionary[tuple[int, int, str], Agreement] = WeakValueDictionary()

    group = app_commands.Group(name="table", description=described("table"))

    @group.command(name="leave", description=described("table-leave"))
    @app_commands.describe(table=WHICH)
    async def leave(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "leave", statuses=("lobby",))

    @press("leave")
    async def ask_to_leave(self, interaction: Interaction, press: Press) -> None:
        """Ask, after the command as well as after *Leave* on the card."""
        await self._ask(interaction, press, "leave", ("lobby",))

    @group.command(name="resign", description=described("table-resign"))
    @app_commands.describe(table=WHICH)
    async def resign(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "askresign", statuses=("live",))

    @press("askresign")
    async def ask_to_resign(self, interaction: Interaction, press: Press) -> None:
        await self._ask(interaction, press, "resign", ("live",))

    @press("sureresign")
    async def resign_surely(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        table = await self.bot.tables.resign(press.table, interaction.user.id)
        key = "cancelled-table" if table.status == "cancelled" else "resigned-table"
        await self._done(interaction, table, key)

    @group.command(name="cancel", description=described("table-cancel"))
    @app_commands.describe(table=WHICH)
    async def cancel(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "askcancel")

    @press("askcancel")
    async def ask_to_cancel(self, interaction: Interaction, press: Press) -> None:
        await self._ask(interaction, press, "cancel", OPEN)

    @press("surecancel")
    async def cancel_surely(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        table = await self.bot.tables.cancel(press.table, interaction.user.id)
        if not table.base:
            await cards.refresh(self.bot, table)
        key = "cancelled-table" if table.status == "cancelled" else "cancel-asked"
        await self._done(interaction, table, key)

    async def _ask(
        self, interaction: Interaction, press: Press, what: str, statuses: Sequence[Status]
    ) -> None:
        """Name the table and ask for confirmation."""
        await self.bot.defer(interaction)
        self.bot.tables.pauses.refuse()
        table = await self.bot.tables.read(press.table, viewer(interaction), statuses)
        require_seat(table, interaction.user.id)
        words = self.bot.words_for(interaction)
        others = [seat for seat in table.seats if seat.user != interaction.user.id]
        text = words(
            f"sure-{what}",
            game=words(f"{table.game}-name"),
            match=table.id,
            people=sum(bool(seat.user) for seat in others),
            others=post.plain(words.listed([seat.name for seat in others])),
            status=table.status,
        )
        view = choice.are_you_sure(table.game, text, words, ids.write(f"sure{what}", table.id))
        await interaction.edit_original_response(view=view)

    async def _done(self, interaction: Interaction, table: Table, key: str) -> None:
        """Replace the question with what has been done."""
        text = self.bot.words_for(interaction)(key, match=table.id)
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    @group.command(name="absent", description=described("table-absent"))
    @app_commands.describe(table=WHICH)
    async def absent(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "absent", statuses=("live",))

    # Pausing

    @group.command(name="pause", description=described("table-pause"))
    @app_commands.describe(days=described("table-pause-days"), table=WHICH)
    async def pause(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, LONGEST_PAUSE],
        table: TableOption | None = None,
    ) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "pause", str(days), ("live",))

    @press("pause")
    async def ask_for_pause(self, interaction: Interaction, press: Press) -> None:
        await self.bot.defer(interaction)
        done = await self.bot.tables.pause(press.table, interaction.user.id, int(press.rest))
        await self.bot.say(interaction, "pause-done" if done else "pause-asked", match=press.table)

    @group.command(name="resume", description=described("table-resume"))
    @app_commands.describe(table=WHICH)
    async def resume(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "resume", statuses=("live",))

    @press("resume")
    async def ask_to_resume(self, interaction: Interaction, press: Press) -> None:
        await self.bot.defer(interaction)
        done = await self.bot.tables.end_pause(press.table, interaction.user.id)
        await self.bot.say(interaction, "resume-done" if done else "resume-asked", match=press.table)

    # Moving

    @group.command(name="here", description=described("table-here"))
    @app_commands.describe(table=WHICH)
    @app_commands.guild_only()
    async def here(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "here")

    @press("here")
    async def move_here(self, interaction: Interaction, press: Press) -> None:
        """Move a table here if its opener asks or nobody else plays there; otherwise ask the others.

        If it is played here already, post its turn again; of a lobby, post the card again where it was.
        """
        await self.bot.defer(interaction)
        table = await self.bot.tables.read(press.table, viewer(interaction), OPEN)
        if interaction.guild_id is None:
            raise Denied("no-server")
        require_seat(table, interaction.user.id)
        if table.status == "lobby":
            await self.bot.tables.post_card(table.id, table.message)
            await cards.say_where(self.bot, interaction, table.id, "card-posted-again")
            return
        require_room(interaction)
        if interaction.channel_id == (table.thread or table.channel):
            await self.bot.tables.announce(table.id)
            await self.bot.say(interaction, "posted-again", match=table.id)
            return
        own = (tag(interaction.user.id),)
        wish = Move(interaction.guild_id, interaction.channel_id or 0, own)
        if wish.agreed(table, interaction.user.id):
            await self._move(table, wish, interaction.user.id)
            await self.bot.say(interaction, "moved-table", match=table.id)
            return
        place = await self._post_wish(table, wish)
        await self.bot.say(interaction, "move-asked", match=table.id, place=f"<#{place}>")

    @press("moveto")
    async def agree_to_move(self, interaction: Interaction, press: Press) -> None:
        """Count an agreement, and move the table if the opener or everybody has agreed."""
        await interaction.response.defer()
        wish = Move.read(press.rest)
        agreement = self._agreements.setdefault((press.table, wish.channel, wish.asker), Agreement())
        async with agreement.lock:
            await self._agree(interaction, press.table, wish, agreement)

    async def _agree(self, interaction: Interaction, match: int, wish: Move, agreement: Agreement) -> None:
        table = await self.bot.tables.read(match, viewer(interaction), ("live",))
        require_seat(table, interaction.user.id)
        if not any(seat.user and tag(seat.user) == wish.asker for seat in table.seats):
            text = self.bot.words("move-void", place=f"<#{wish.channel}>")
            await interaction.edit_original_response(view=panel.closed(table.game, text))
            return
        agreement.add(*wish.tags, tag(interaction.user.id))
        wish = wish._replace(tags=tuple(agreement.tags))
        if not wish.agreed(table, interaction.user.id):
            await interaction.edit_original_response(view=self._wish(table, wish))
            return
        if place_id(table) != wish.channel:
            await self._require_room(wish)
            await self._move(table, wish, interaction.user.id)
        text = self.bot.words("moved-away", match=table.id, place=f"<#{wish.channel}>")
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    async def _require_room(self, wish: Move) -> None:
        """Raise `Denied` if the bot can no longer play where somebody wished to go on."""
        own, there = discord.Permissions.none(), None
        with suppress(discord.NotFound, discord.Forbidden):
            there = await self.bot.fetch_channel(wish.channel)
            if isinstance(there, discord.abc.GuildChannel | discord.Thread):
                if not self.bot.serves(there.guild.id):
                    return  # its roles are known to another process: a post that is refused will say so
                own = there.permissions_for(there.guild.me)
        if missing := missing_of(own, there):
            raise Denied("bot-may-not-there", place=f"<#{wish.channel}>", what=missing)

    async def _move(self, table: Table, wish: Move, user: int) -> None:
        """Move a table, fold its post in its old channel, and say there where it has gone."""
        old = place_of(self.bot, table)
        await self.bot.tables.move_to(table.id, user, wish.guild, wish.channel)
        await fold(self.bot, table)
        text = self.bot.words("moved-away", match=table.id, place=f"<#{wish.channel}>")
        try:
            await old.send(text)
        except FAILED as error:
            log.info("match=%d: its old channel could not be told where it has gone: %s", table.id, error)

    async def _post_wish(self, table: Table, wish: Move) -> int:
        """Ask the others in the table's channel or, if that fails, in the new one. Return its id."""
        others = [discord.Object(user) for user in wish.missing(table)]
        mentions = discord.AllowedMentions(users=others)
        view, place = self._wish(table, wish), place_id(table)
        try:
            await place_of(self.bot, table).send(view=view, allowed_mentions=mentions)
        except FAILED as error:
            log.info("match=%d: its channel is closed to me, asking in the new one: %s", table.id, error)
            place = wish.channel
            await self.bot.get_partial_messageable(place).send(view=view, allowed_mentions=mentions)
        return place

    def _wish(self, table: Table, wish: Move) -> ui.LayoutView:
        """Return the message that asks those who have not agreed yet."""
        words = self.bot.words
        asker = next(seat.name for seat in table.seats if seat.user and tag(seat.user) == wish.asker)
        text = words(
            "move-question",
            who=post.plain(asker),
            others=words.listed([f"<@{user}>" for user in wish.missing(table)]),
            place=f"<#{wish.channel}>",
        )
        agree = ids.button(
            words("button-agree"), ids.write("moveto", table.id, rest=str(wish)), style=post.PRIMARY
        )
        row: ui.ActionRow[Any] = ui.ActionRow(agree)
        return post.container(table.game, ui.TextDisplay(text), row)

    # The record

    @group.command(name="export", description=described("table-export"))
    @app_commands.describe(table=WHICH)
    async def export(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self.bot.defer(interaction)
        await at_table(self.bot, interaction, table, "export", statuses=PLAYED, looking=True)

    @press("export")
    async def send_record(self, interaction: Interaction, press: Press) -> None:
        await self.bot.defer(interaction)
        table = await self.bot.tables.read(press.table, viewer(interaction), PLAYED)
        async with self.bot.long_work.turn(interaction.user.id):
            text = await self.bot.tables.export(table.id, interaction.user.id)
        record = discord.File(io.BytesIO(text.encode()), f"table-{table.id}.toml")
        said = self.bot.words_for(interaction)("exported", match=table.id, status=table.status)
        await interaction.edit_original_response(content=said, attachments=[record])


class Agreement:
    """Who agrees to a wish, while several do so at the same time: their buttons do not know of each other."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.tags: list[str] = []

    def add(self, *tags: str) -> None:
        """Add those who agree, each once, in order."""
        self.tags = list(dict.fromkeys((*self.tags, *tags)))


def tag(user: int) -> str:
    """Return a short sign of a person, since the ids of everybody at a table do not fit a button."""
    return ids.base36(user % 36**5)


class Move(NamedTuple):
    """A request to continue elsewhere. `tags` are those of the people who agree, the asker first.

    So nobody who takes a seat later has agreed by what another has said there.
    """

    guild: int
    channel: int
    tags: tuple[str, ...]

    @property
    def asker(self) -> str:
        return self.tags[0]

    def __str__(self) -> str:
        return ".".join((str(self.guild), str(self.channel), *self.tags))

    @classmethod
    def read(cls, text: str) -> Move:
        guild, channel, *tags = text.split(".")
        return cls(int(guild), int(channel), tuple(tags))

    def missing(self, table: Table) -> list[int]:
        """Return the users at a table who have not agreed."""
        return [seat.user for seat in table.seats if seat.user and tag(seat.user) not in self.tags]

    def agreed(self, table: Table, user: int) -> bool:
        """Return True if `user` is the opener, or everybody at the table agrees."""
        return user == table.opener or not self.missing(table)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(TableCommands(bot))
