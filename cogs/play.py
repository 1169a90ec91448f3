"""Taking turns: the private panel, typed moves, looking at boards and hands, table commands."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import House, Interaction, alts_of, facts, plain_names
from cogs.options import TableOption
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.core import Action, Refused, Stale
from engine.menu import Path
from engine.session import Denied, Look
from locales import Texts

TEXT_PAGE = 3800
"""Characters of a text board in one message."""


class Play(commands.Cog):
    """Presses of the panel, and `/move`, `/board`, `/table`."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        for verb, handler in {
            "turn": self.take_turn,
            "do": self.do,
            "pick": self.pick,
            "sure": self.sure,
            "menu": self.menu,
            "undo": self.undo,
            "reset": self.reset,
            "confirm": self.confirm,
            "hand": self.hand,
            "text": self.text,
        }.items():
            bot.handle(verb, handler)

    # The panel

    async def show(self, interaction: Interaction, look: Look, path: Path = (), note: str = "") -> None:
        """Put the panel of this moment into the answer of an interaction that was deferred."""
        words = self.bot.words_for(interaction)
        if look.token is None:
            text = "\n".join(filter(None, (note, whose_turn(look, words))))
            await interaction.edit_original_response(view=panel.closed(look.game.key, text), attachments=[])
            return
        files = await self.bot.board(look, words, choices=panel.chosen(look, path))
        view = await self.bot.draw(panel.panel, look, words, path, alts_of(files), note)
        await interaction.edit_original_response(view=view, attachments=files)

    async def take_turn(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show(interaction, await self.bot.tables.look(press.table, interaction.user.id))

    async def do(self, interaction: Interaction, press: Press) -> None:
        await self._choose(interaction, press, press.rest)

    async def pick(self, interaction: Interaction, press: Press) -> None:
        value = press.values[0]
        rest = value if value.startswith("=") else panel.join_path((*panel.split_path(press.rest), value))
        await self._choose(interaction, press, rest)

    async def _choose(self, interaction: Interaction, press: Press, rest: str) -> None:
        """Go down the menu, or play the action a choice means; ask first if it is final."""
        await interaction.response.defer()
        look = await self._fresh(interaction, press)
        if look is None:
            return
        if not rest.startswith("="):
            await self.show(interaction, look, panel.split_path(rest))
            return
        action = panel.meant(look, rest)
        if action is None:
            raise Stale
        if look.final(action):
            words = self.bot.words_for(interaction)
            files = await self.bot.board(look, words, choices=(action,))
            view = panel.sure(look, words, action, alts_of(files))
            await interaction.edit_original_response(view=view, attachments=files)
            return
        await self._act(interaction, look, action)

    async def sure(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        look = await self._fresh(interaction, press)
        if look is None:
            return
        action = panel.meant(look, press.rest)
        if action is None:
            raise Stale
        await self._act(interaction, look, action)

    async def menu(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer()
        look = await self._fresh(interaction, press)
        if look:
            await self.show(interaction, look, panel.split_path(press.rest))

    async def undo(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, press, "undo")

    async def reset(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, press, "reset")

    async def confirm(self, interaction: Interaction, press: Press) -> None:
        await self._change(interaction, press, "confirm")

    async def _change(self, interaction: Interaction, press: Press, what: str) -> None:
        await interaction.response.defer()
        before = await self._fresh(interaction, press)
        if before is None or before.token is None:
            return
        look = await getattr(self.bot.tables, what)(press.table, interaction.user.id, before.token)
        await self.show(interaction, look, note=self._done(interaction, look))

    async def _act(self, interaction: Interaction, before: Look, action: Action) -> None:
        """Play an action; one that only ends the turn confirms it as well."""
        tables, match, user = self.bot.tables, before.table.id, interaction.user.id
        if before.token is None:
            raise Stale
        look = await tables.act(match, user, (action,), before.token)
        if look.finished and look.token and look.game.verbs[action.verb].ends:
            look = await tables.confirm(match, user, look.token)
        await self.show(interaction, look, note=self._done(interaction, look))

    def _done(self, interaction: Interaction, look: Look) -> str:
        return "" if look.token else self.bot.words_for(interaction)("turn-done")

    async def _fresh(self, interaction: Interaction, press: Press) -> Look | None:
        """The table if the press belongs to this very moment; otherwise the panel is brought up to date."""
        look = await self.bot.tables.look(press.table, interaction.user.id)
        if look.token and look.token == press.token:
            return look
        await self.show(interaction, look, note=self.bot.words_for(interaction)("panel-refreshed"))
        return None

    # Looking

    async def hand(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.send_hand(interaction, press.table)

    async def send_hand(self, interaction: Interaction, table: int) -> None:
        look = await self.bot.tables.look(table, interaction.user.id)
        words = self.bot.words_for(interaction)
        if look.seat is None:
            raise Denied("not-seated")
        picture = await self.bot.hand(look, words)
        if picture is None:
            raise Denied("no-hand")
        view = post.container(look.game.key, post.gallery("attachment://hand.png", picture.description or ""))
        await interaction.edit_original_response(view=view, attachments=[picture])

    async def text(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.send_board(interaction, press.table, as_text=True)

    async def send_board(self, interaction: Interaction, table: int, *, as_text: bool) -> None:
        look = await self.bot.tables.look(table, interaction.user.id)
        words = self.bot.words_for(interaction)
        names = plain_names(look)
        if as_text:
            lines = facts(look, words, names)
            await interaction.edit_original_response(
                view=panel.closed(look.game.key, ids.shorten("\n".join(lines), TEXT_PAGE))
            )
            return
        files = await self.bot.board(look, words)
        view = post.container(
            look.game.key,
            discord.ui.TextDisplay(whose_turn(look, words)),
            *post.boards(alts_of(files)),
            discord.ui.TextDisplay(post.standing(look, words, names)),
        )
        await interaction.edit_original_response(view=view, attachments=files)

    @app_commands.command(
        name="board", description="Look at a table: the board as it is now, for your eyes only"
    )
    @app_commands.describe(
        table="Which table (the one of this channel, if you leave it out)", text="In words"
    )
    async def board(
        self, interaction: Interaction, table: TableOption | None = None, text: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.send_board(interaction, await self.find(interaction, table), as_text=text)

    @app_commands.command(name="hand", description="What only you may see at a table, such as your cards")
    @app_commands.describe(table="Which table (the one of this channel, if you leave it out)")
    async def hand_command(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.send_hand(interaction, await self.find(interaction, table))

    # Typed moves

    @app_commands.command(name="move", description="Type your move; several steps are parted by ;")
    @app_commands.describe(
        move="For example: take chest; place H4b; end",
        table="Which table (the one of this channel, if left out)",
    )
    async def move(self, interaction: Interaction, move: str, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await self.find(interaction, table)
        text = "" if move.strip().lower() == "confirm" else move
        look = await self.bot.tables.typed(match, interaction.user.id, text)
        await self.show(interaction, look, note=self._done(interaction, look))

    @move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            match = await self.find(interaction, interaction.namespace.table)
            lines = await self.bot.tables.suggest(match, interaction.user.id, current)
        except Refused:
            return []
        return [app_commands.Choice(name=line, value=line) for line in lines if len(line) <= 100]

    async def find(self, interaction: Interaction, table: Any) -> int:
        return await find_table(self.bot, interaction, table if isinstance(table, int) else None)

    # The table itself

    group = app_commands.Group(name="table", description="Leave, resign, call off, move or export a table")

    @group.command(name="leave", description="Leave a table that has not started yet")
    @app_commands.describe(table="Which table")
    async def leave(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table, ("lobby",))
        await self.bot.refresh_lobby(await self.bot.tables.leave(match, interaction.user.id))
        await self._say(interaction, "left-table", match=match)

    @group.command(name="resign", description="Give up your seat for good: a computer plays it on")
    @app_commands.describe(table="Which table")
    async def resign(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table, ("live",))
        await self.bot.tables.resign(match, interaction.user.id)
        await self._say(interaction, "resigned-table", match=match)

    @group.command(name="cancel", description="Call a table off: at once in a lobby, by agreement in a game")
    @app_commands.describe(table="Which table")
    async def cancel(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table)
        after = await self.bot.tables.cancel(match, interaction.user.id)
        if not after.base:
            await self.bot.refresh_lobby(after)
        await self._say(
            interaction, "cancelled-table" if after.status == "cancelled" else "cancel-asked", match=match
        )

    @group.command(name="here", description="Go on in this channel")
    @app_commands.describe(table="Which table")
    async def here(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table, ("live",))
        await self.bot.tables.move_to(
            match, interaction.user.id, interaction.guild_id, interaction.channel_id
        )
        await self._say(interaction, "moved-table", match=match)

    @group.command(name="export", description="The record of a game as a file")
    @app_commands.describe(table="Which table")
    async def export(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table, ("live", "over"))
        text = await self.bot.tables.export(match)
        record = discord.File(io.BytesIO(text.encode()), f"table-{match}.toml")
        await interaction.edit_original_response(
            content=self.bot.words_for(interaction)("exported", match=match), attachments=[record]
        )

    async def _say(self, interaction: Interaction, key: str, **args: str | int) -> None:
        await interaction.edit_original_response(content=self.bot.words_for(interaction)(key, **args))


def whose_turn(look: Look, words: Texts) -> str:
    """Who is asked, in one line; or that the game is over."""
    if not look.decisions:
        return words("game-over")
    who = ", ".join(post.plain(look.names[decision.seat]) for decision in look.decisions)
    return words("whose-turn", who=who)


async def find_table(
    bot: House, interaction: Interaction, table: int | None, statuses: tuple[Any, ...] = ("lobby", "live")
) -> int:
    """The table named, or the person's own in this channel, or the only one, or the one moved last."""
    if table is not None:
        return table
    mine = await bot.tables.store.tables_of(interaction.user.id, statuses)
    here = [t for t in mine if interaction.channel_id in (t.thread, t.channel if t.thread is None else None)]
    found = here or mine
    if not found and interaction.guild_id:
        seen = await bot.tables.store.tables_in(interaction.guild_id, ("live",))
        found = [t for t in seen if interaction.channel_id in (t.thread, t.channel)]
    if not found:
        raise Denied("no-tables")
    return found[0].id


async def setup(bot: House) -> None:
    await bot.add_cog(Play(bot))
