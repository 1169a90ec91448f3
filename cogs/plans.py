"""Moves planned ahead, and standing answers: `/plan`, *Plan ahead*, *Always answer so*.

They are shown to nobody but their owner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.explaining import worded
from cogs.illustrating import plain_names
from cogs.interactions import Interaction
from cogs.options import (
    WHICH,
    MoveText,
    TableOption,
    at_table,
    completions,
    meant_tables,
    typed_number,
    understood,
)
from cogs.presses import press
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from cogs.ui.wording import OPTION
from engine import games
from engine.core import Action, Game, Illegal, Known, Unreadable
from engine.notation import LINE_LIMIT, complete, notate
from engine.tables import Denied, Foresight, Look
from locales import PART, Texts, capital

SPLIT = "\n"
"""Separates the two texts of a command in the rest of a press."""
EFFECTS_LIMIT = 1500
"""The most characters about what a planned move would do."""
UnlessText = app_commands.Range[str, 0, LINE_LIMIT]


class Plans(commands.Cog):
    """`/plan`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    plan = app_commands.Group(name="plan", description=described("plan"))

    @plan.command(name="move", description=described("plan-move"))
    @app_commands.describe(
        move=described("plan-move-move"),
        unless=described("plan-move-unless"),
        table=WHICH,
    )
    async def plan_move(
        self,
        interaction: Interaction,
        move: MoveText,
        unless: UnlessText = "",
        table: TableOption | None = None,
    ) -> None:
        await at_table(self.bot, interaction, table, "planmove", f"{move}{SPLIT}{unless}", ("live",))

    @press("planmove", reply="private")
    async def add(self, interaction: Interaction, press: Press) -> None:
        move, _, unless = press.rest.partition(SPLIT)
        move = await understood(self.bot, interaction, press.table, move)
        unless = await understood(self.bot, interaction, press.table, unless)
        known = await self.bot.tables.private.foresee(press.table, interaction.user.id, move)
        if known.asked:
            await self._draft(interaction, press.table, move)
            return
        await self.bot.tables.private.plan(press.table, interaction.user.id, move, unless)
        await self._show(interaction, press.table, known)

    @press("planahead", reply="private")
    async def plan_ahead(self, interaction: Interaction, press: Press) -> None:
        """Show the person's plans and moves to plan. Whoever is asked already gets the panel."""
        look = await self.bot.look(interaction, press.table, ("live",))
        if look.seat is None:
            raise Denied("not-seated")
        if look.token:
            await self.bot.show_panel(interaction, look)
            return
        moves = await self.bot.tables.private.moves_to_plan(press.table, interaction.user.id)
        view = planning(look, self.bot.words_for(interaction), moves)
        await interaction.edit_original_response(view=view)

    @press("planpick", reply="update")
    async def add_chosen(self, interaction: Interaction, press: Press) -> None:
        await self.add(interaction, press._replace(rest="".join(press.values[:1])))

    @press("plantype", reply="form")
    async def type_plan(self, interaction: Interaction, press: Press) -> None:
        """Open a form for a move to plan."""
        look = await self.bot.look(interaction, press.table, ("live",))
        if look.seat is None:
            raise Denied("not-seated")
        words = self.bot.words_for(interaction)
        fields: list[tuple[str, ui.TextInput[Any]]] = [
            (
                words(f"plan-field-{name}"),
                ui.TextInput(custom_id=name, max_length=LINE_LIMIT, required=name == "move"),
            )
            for name in ("move", "unless")
        ]
        form = ids.modal(words("plan-title"), ids.write("plantyped", press.table), *fields)
        await interaction.response.send_modal(form)

    @press("plantyped", reply="update")
    async def add_typed(self, interaction: Interaction, press: Press) -> None:
        fields = press.fields
        await self.add(
            interaction, press._replace(rest=f"{fields.get('move', '')}{SPLIT}{fields.get('unless', '')}")
        )

    async def _draft(self, interaction: Interaction, match: int, move: str) -> None:
        """Open the panel with a move as a draft: whoever is asked already confirms it as usual."""
        pressed = await self.bot.tables.play.draft_line(match, interaction.user.id, move)
        if pressed.asks:
            await self.bot.show_pressed(interaction, pressed)
        else:
            note = self.bot.words_for(interaction)("plan-now")
            await self.bot.show_panel(interaction, pressed.look, note=note)

    @plan_move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def suggest(match: int, text: str) -> list[str]:
            return await self.bot.tables.private.suggest_plan(match, interaction.user.id, text)

        return await completions(self.bot, interaction, current, suggest)

    @plan.command(name="always", description=described("plan-always"))
    @app_commands.describe(
        question=described("plan-always-question"), answer=described("plan-always-answer"), table=WHICH
    )
    async def plan_always(
        self,
        interaction: Interaction,
        question: str,
        answer: UnlessText = "",
        table: TableOption | None = None,
    ) -> None:
        await at_table(self.bot, interaction, table, "plananswer", f"{question}{SPLIT}{answer}", ("live",))

    @press("plananswer", reply="private")
    async def answer_always(self, interaction: Interaction, press: Press) -> None:
        question, _, answer = press.rest.partition(SPLIT)
        answer = await understood(self.bot, interaction, press.table, answer)
        look = await self.bot.look(interaction, press.table, ("live",))
        kind = question_meant(look, self.bot.words_for(interaction), question)
        try:
            await self.bot.tables.private.answer_always(press.table, interaction.user.id, kind, answer)
        except (Illegal, Unreadable) as error:
            answers = [notate(look.game.verbs, action) for action in look.game.asides[kind]]
            words = self.bot.words_for(interaction)
            raise Denied("no-answer", answers=worded(words, look.game.key, answers)) from error
        await self._show(interaction, press.table)

    @press("always", reply="update")
    async def always_answer_so(self, interaction: Interaction, press: Press) -> None:
        """Make an answer to a kind of question a standing one. An open question of the kind gets it too."""
        answer = "".join(press.values[:1])
        await self.answer_always(interaction, press._replace(rest=f"{press.rest}{SPLIT}{answer}"))

    @plan_always.autocomplete("question")
    async def complete_question(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            tables = await meant_tables(self.bot, interaction, typed_number(interaction), ("live",))
        except Denied:
            return []
        words, asked = self.bot.words_for(interaction), dict[str, str]()
        for key in sorted({table.game for table in tables}):
            asked |= questions(games.get(key), words)
        return [
            app_commands.Choice(name=text[:100], value=kind)
            for kind, text in asked.items()
            if current.lower() in text.lower()
        ]

    @plan_always.autocomplete("answer")
    async def complete_answer(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def suggest(match: int, text: str) -> list[str]:
            look = await self.bot.look(interaction, match)
            words, typed = self.bot.words_for(interaction), interaction.namespace.question or ""
            return complete(look.game.verbs, text, look.game.asides[question_meant(look, words, typed)])

        return await completions(self.bot, interaction, current, suggest)

    @plan.command(name="list", description=described("plan-list"))
    @app_commands.describe(table=WHICH)
    async def plan_list(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "plans", statuses=("live",))

    @press("plans", reply="private")
    async def list_plans(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, press.table)

    @plan.command(name="forget", description=described("plan-forget"))
    @app_commands.describe(table=WHICH)
    async def plan_forget(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "forgetplans", statuses=("live",))

    @press("forgetplans", reply="private")
    async def forget(self, interaction: Interaction, press: Press) -> None:
        await self.bot.tables.private.forget_plans(press.table, interaction.user.id)
        await self.bot.say(interaction, "plan-forgotten", match=press.table)

    async def _show(self, interaction: Interaction, match: int, known: Foresight | None = None) -> None:
        look = await self.bot.look(interaction, match)
        if look.seat is None:
            raise Denied("not-seated")
        words = self.bot.words_for(interaction)
        text = "\n".join(filter(None, (foreseen(look, words, known), plans(look, words))))
        ahead = ids.button(words("button-plan"), ids.write("planahead", match))
        view = panel.closed(look.game.key, text, [ahead, *_forget(look, words)])
        await interaction.edit_original_response(view=view, attachments=[])


def planning(look: Look, words: Texts, moves: Mapping[Action, Sequence[Known]]) -> ui.LayoutView:
    """Return the viewer's plans, with moves to plan, and a form for others."""
    match, items = look.table.id, list[ui.Item[Any]]()
    if options := choices(look, words, moves):
        select: ui.Select[Any] = ui.Select(
            custom_id=ids.write("planpick", match), options=options, placeholder=words("plan-pick")
        )
        items.append(ui.ActionRow(select))
    other = ids.button(words("button-type"), ids.write("plantype", match))
    items.append(ui.ActionRow(other, *_forget(look, words)))
    return post.container(look.game.key, ui.TextDisplay(plans(look, words, "plan-first")), *items)


def choices(look: Look, words: Texts, moves: Mapping[Action, Sequence[Known]]) -> list[discord.SelectOption]:
    """Return an option for each move to plan, in the words of its button.

    It says what holds in all futures in which the move is legal; if not even its first part does, it is the
    move as it is typed. A single future says nothing of what follows, unless only that tells two moves apart.
    """
    short = {action: _label(look, words, action, known, least=2) for action, known in moves.items()}
    full = {action: _label(look, words, action, known, least=1) for action, known in moves.items()}
    often, still = Counter(short.values()), Counter(full.values())
    options: list[discord.SelectOption] = []
    for action in moves:
        typed = notate(look.game.verbs, action)
        label = short[action] if often[short[action]] == 1 else full[action]
        if still[label] > 1:
            label = words.vocabulary(look.game.key).offered(typed)
        options.append(discord.SelectOption(label=ids.shorten(label, OPTION), value=typed))
    return options


def _label(look: Look, words: Texts, action: Action, known: Sequence[Known], *, least: int) -> str:
    """Return what is said of a move: of at `least` so many futures, also what all of them have in common."""
    key, verbs, names = look.game.key, look.game.verbs, look.names
    found = [capital(words.move(key, verbs, action, one, names)).split(f" {PART} ") for one in known]
    first, *others = found[0]
    if any(move[0] != first for move in found):
        return words.vocabulary(key).offered(notate(verbs, action))
    shared = [part for part in others if len(found) >= least and all(part in move for move in found)]
    return f" {PART} ".join((first, *shared))


def _forget(look: Look, words: Texts) -> list[ui.Button[Any]]:
    """Return the button that deletes the viewer's plans; none if there are none."""
    if not look.own.orders and not look.own.standing:
        return []
    return [ids.button(words("button-forget-plans"), ids.write("forgetplans", look.table.id))]


def questions(game: Game[Any], words: Texts) -> dict[str, str]:
    """Return the questions of a game that can be answered in advance, by kind."""
    return {kind: words.question(game.key, kind) for kind in sorted(game.asides)}


def question_meant(look: Look, words: Texts, typed: str) -> str:
    """Return the kind of the one question that a text names or is part of. Otherwise raise `Denied`."""
    asked, typed = questions(look.game, words), typed.strip().lower()
    found = [typed] if typed in asked else [kind for kind, text in asked.items() if typed in text.lower()]
    if len(found) != 1:
        listed = "\n".join(f"- {text}" for text in asked.values())
        raise Denied("no-standing", n=len(asked), questions=listed)
    return found[0]


def foreseen(look: Look, words: Texts, known: Foresight | None) -> str:
    """Say whether the newly planned move will be legal, as far as is known, and what it would do."""
    if known is None or not known.tried:
        return ""
    if not known.legal:
        return words("plan-never", tried=known.tried)
    lines = [
        words("plan-legal") if known.legal == known.tried
        else words("plan-depends", legal=known.legal, tried=known.tried)
    ]  # fmt: skip
    key, names = look.game.key, plain_names(look)
    does = [words.event(key, happened, names, look.seat) for happened in known.events]
    if known.last:
        does.append(capital(words.move(key, look.game.verbs, *known.last, names)))
    if does:
        lines += [words("plan-does"), *(f"- {line}" for line in does)]
    if known.drafted.points or known.drafted.asked:
        lines.append(words("draft-changes", change=words.consequences(known.drafted, names)))
    return ids.shorten("\n".join(lines), EFFECTS_LIMIT)


def plans(look: Look, words: Texts, none: str = "plan-none") -> str:
    """Describe what the viewer has planned and the plan that was dropped; `none` is for neither of them."""
    own, match = look.own, look.table.id
    offered = words.vocabulary(look.game.key).offered
    lines = (
        [words("plan-stopped", reason=own.reason, text=post.code(offered(own.stopped)))]
        if own.stopped
        else []
    )
    if own.orders or own.standing:
        lines.append(words("plan-list", match=match))
    elif not lines:
        lines.append(words(none, match=match))
    for n, order in enumerate(own.orders, 1):
        key = "plan-line-unless" if order.unless else "plan-line"
        lines.append(
            words(key, n=n, text=post.code(offered(order.text)), unless=post.code(offered(order.unless)))
        )
    for kind, text in own.standing.items():
        question = words.question(look.game.key, kind)
        lines.append(words("plan-standing", question=question, text=post.code(offered(text))))
    return "\n".join(lines)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Plans(bot))
