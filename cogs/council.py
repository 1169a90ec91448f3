"""What happens between turns: votes, taking moves back, seats left and taken, vacations, plans.

Owns the presses and commands for it; what follows from them is decided by `engine.tables`.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import House, Interaction, person, plain_names
from cogs.options import TableOption
from cogs.play import find_table
from cogs.ui import panel, post
from cogs.ui.ids import Press
from engine.core import Refused, Stale
from engine.session import BEGUN, Look
from locales import Texts

WHICH = "Which table (the one of this channel, if you leave it out)"


class Council(commands.Cog):
    """Votes and seats as buttons, `/undo`, `/vacation`, `/plan`."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        for verb, handler in {
            "vote": self.vote,
            "snooze": self.snooze,
            "sit": self.sit_down,
            "comeback": self.come_back,
        }.items():
            bot.handle(verb, handler)

    # Votes

    async def vote(self, interaction: Interaction, press: Press) -> None:
        """Count a vote, and bring the message up to date: with the votes so far, or without its buttons."""
        await interaction.response.defer()
        kind, about, choice, line = press.rest.split("/")
        look = await self.bot.tables.look(press.table, interaction.user.id)
        proposal = _proposal(look, kind, int(about))
        if proposal is None or proposal.line != int(line):
            raise Stale
        await self.bot.tables.vote(press.table, interaction.user.id, kind, int(about), choice)
        look = await self.bot.tables.look(press.table, None, BEGUN)
        words, names = self.bot.words, plain_names(look)
        proposal = _proposal(look, kind, int(about))
        view = (
            post.ballot(look, words, names, proposal)
            if proposal
            else panel.closed(look.game.key, words(f"vote-over-{kind}", who=names[int(about)]))
        )
        await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())

    @app_commands.command(name="undo", description="Ask the others to take your last turn back")
    @app_commands.describe(table=WHICH)
    async def undo(self, interaction: Interaction, table: TableOption | None = None) -> None:
        match = await self._find(interaction, table)
        done = await self.bot.tables.take_back(match, interaction.user.id)
        await self._say(interaction, "undo-done" if done else "undo-asked")

    # Seats

    async def sit_down(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.bot.tables.sit_down(press.table, person(interaction))
        await self._say(interaction, "sat-down")

    async def come_back(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.bot.tables.come_back(press.table, interaction.user.id)
        await self._say(interaction, "welcome-back")

    # Time

    async def snooze(self, interaction: Interaction, press: Press) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        at = await self.bot.tables.snooze(press.table, interaction.user.id)
        await self._say(interaction, "snoozed", at=f"<t:{at}:R>")

    @app_commands.command(
        name="vacation", description="Stop your clocks at all tables for some days, from now on"
    )
    @app_commands.describe(days="How many days")
    async def vacation(self, interaction: Interaction, days: app_commands.Range[int, 1, 28]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        until, left = await self.bot.tables.vacation(interaction.user.id, days)
        await self._say(interaction, "vacation-begun", until=str(until), left=left)

    # Plans

    plan = app_commands.Group(name="plan", description="Moves planned ahead, for your eyes only")

    @plan.command(name="move", description="Plan a move for your next turn, behind those you have planned")
    @app_commands.describe(
        move="As you would type it with /move",
        unless="Stop if somebody else plays a move that begins like this",
        table=WHICH,
    )
    async def plan_move(
        self, interaction: Interaction, move: str, unless: str = "", table: TableOption | None = None
    ) -> None:
        match = await self._find(interaction, table)
        await self.bot.tables.plan(match, interaction.user.id, move, unless)
        await self._show_plans(interaction, match)

    @plan.command(name="always", description="Answer a question in others' turns always in the same way")
    @app_commands.describe(
        question="Which question", answer="As you would type it (nothing: ask me again)", table=WHICH
    )
    async def plan_always(
        self, interaction: Interaction, question: str, answer: str = "", table: TableOption | None = None
    ) -> None:
        match = await self._find(interaction, table)
        await self.bot.tables.answer_always(match, interaction.user.id, question, answer)
        await self._show_plans(interaction, match)

    @plan_always.autocomplete("question")
    async def complete_question(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            chosen = interaction.namespace.table
            match = await find_table(
                self.bot, interaction, chosen if isinstance(chosen, int) else None, ("live",)
            )
            look = await self.bot.tables.look(match, interaction.user.id)
        except Refused:
            return []
        words = self.bot.words_for(interaction)
        asked = {kind: words.question(look.game.key, kind)[:100] for kind in sorted(look.game.asides)}
        return [
            app_commands.Choice(name=text, value=kind)
            for kind, text in asked.items()
            if current.lower() in text.lower()
        ]

    @plan.command(name="list", description="Your plans at a table")
    @app_commands.describe(table=WHICH)
    async def plan_list(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await self._show_plans(interaction, await self._find(interaction, table))

    @plan.command(name="forget", description="Take all your plans at a table back")
    @app_commands.describe(table=WHICH)
    async def plan_forget(self, interaction: Interaction, table: TableOption | None = None) -> None:
        match = await self._find(interaction, table)
        await self.bot.tables.forget_plans(match, interaction.user.id)
        await self._say(interaction, "plan-forgotten", match=match)

    async def _show_plans(self, interaction: Interaction, match: int) -> None:
        look = await self.bot.tables.look(match, interaction.user.id)
        view = panel.closed(look.game.key, plans(look, self.bot.words_for(interaction)))
        await interaction.edit_original_response(view=view)

    async def _find(self, interaction: Interaction, table: int | None) -> int:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await find_table(self.bot, interaction, table, ("live",))

    async def _say(self, interaction: Interaction, key: str, **args: str | int) -> None:
        await interaction.edit_original_response(content=self.bot.words_for(interaction)(key, **args))


def _proposal(look: Look, kind: str, about: int) -> Any:
    return next((p for p in look.proposals if (p.kind, p.seat) == (kind, about)), None)


def plans(look: Look, words: Texts) -> str:
    """What the viewer has planned, and why a plan stopped."""
    own, match = look.own, look.table.id
    lines = [words("plan-stopped", text=post.code(own.stopped))] if own.stopped else []
    if own.orders or own.standing:
        lines.append(words("plan-list", match=match))
    elif not lines:
        lines.append(words("plan-none", match=match))
    for n, order in enumerate(own.orders, 1):
        key = "plan-line-unless" if order.unless else "plan-line"
        lines.append(words(key, n=n, text=post.code(order.text), unless=post.code(order.unless)))
    for kind, text in own.standing.items():
        question = words.question(look.game.key, kind)
        lines.append(words("plan-standing", question=question, text=post.code(text)))
    return "\n".join(lines)


async def setup(bot: House) -> None:
    await bot.add_cog(Council(bot))
