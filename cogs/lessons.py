"""Advice from the computer players: suggestions in the panel, the lesson of a finished game.

Must not know how moves are compared: that is `engine.tables.play.advice`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, alts_of, effects, file, numbers, plain_names, scene_of
from cogs.interactions import Interaction
from cogs.presses import press
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from engine.bots.explanation import shared_out
from engine.bots.lessons import known as known_steps
from engine.core import Action
from engine.tables import Denied, Lesson, Look, Mistake
from engine.threads import FairQueue
from locales import Texts, capital
from render import chart, pictures
from render.changes import Told
from render.scene import Scene

PROGRESS = 10
"""The number of updates of a progress line."""
STEPS = 4
"""The most steps of a turn that a lesson tells."""

log = logging.getLogger(__name__)


class Lessons(commands.Cog):
    """*Suggest* in the panel, *How was that?* on the last post."""

    most: int = 10
    """The most lessons that are waiting or in progress: each takes a minute, and Discord accepts the answer
    to a press for 15 minutes."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.lessons = FairQueue(1, most=1)

    @press("suggest", reply="update")
    async def suggest(self, interaction: Interaction, press: Press) -> None:
        words = self.bot.words_for(interaction)
        found = await self.bot.tables.advice.advise(press.table, interaction.user.id)
        actions = [action for action, _ in found.moves]
        scene = scene_of(found.look, words, actions, numbers(actions))
        files = await self.bot.asked(found.look, words, scene)
        view = await self.bot.draw(panel.suggestions, found.look, words, found.moves, alts_of(files))
        await interaction.edit_original_response(view=view, attachments=files)

    @press("lesson", reply="private")
    async def lesson(self, interaction: Interaction, press: Press) -> None:
        self.lessons.refuse(interaction.user.id)
        if len(self.lessons) >= self.most:
            raise Denied("lessons-full", minutes=self.most)
        words = self.bot.words_for(interaction)
        look = await self.bot.look(interaction, press.table, ("over",))
        if look.seat is None:
            raise Denied("not-seated")
        shown = -1

        async def progress(done: int, most: int) -> None:
            nonlocal shown
            if done * PROGRESS // most > shown:
                shown = done * PROGRESS // most
                await self._say(interaction, look, words("lesson-progress", done=done, most=most))

        await self._say(interaction, look, words("lesson-waiting", minutes=len(self.lessons) + 1))
        async with self.lessons.turn(interaction.user.id):
            lesson = await self.bot.tables.advice.lesson(press.table, interaction.user.id, progress)
        files = await self._pictures(look, words, lesson)
        view = lesson_view(look, words, lesson, files)
        await interaction.edit_original_response(view=view, attachments=files)
        try:
            await self.bot.tables.puzzles.keep(press.table, interaction.user.id, lesson)
        except Exception:  # the lesson has been shown
            log.exception("match=%d: the mistakes of a lesson make no puzzles", press.table)

    async def _say(self, interaction: Interaction, look: Look, text: str) -> None:
        """Show the progress of a lesson. A failure is only logged, because more is sent later."""
        view = post.container(look.game.key, ui.TextDisplay(text))
        try:
            await interaction.edit_original_response(view=view)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("match=%d: a progress line of a lesson failed: %s", look.table.id, error)

    async def _pictures(self, look: Look, words: Texts, lesson: Lesson) -> list[discord.File]:
        """Draw the chart of expected scores and, for each mistake, the better move and the one played."""
        names = plain_names(look)
        scores = [[round(score) for score in row] for row in lesson.prospects]
        curve = await self.bot.picture(
            chart.chart,
            look.game.key,
            look.names,
            scores,
            words.lang,
            "render-expected",
            look.seat or 0,
            [mistake.choice.turn for mistake in lesson.mistakes],
        )
        files = [file(curve, post.CHART, ids.shorten(words("lesson-chart-alt"), ALT_LIMIT))]
        for number, mistake in enumerate(lesson.mistakes, 1):
            told = post.spoken(mistake_line(look, words, mistake, names))
            alt = ids.shorten(told, ALT_LIMIT)
            shown = await self.bot.draw(compared, look, words, mistake)
            png = await self.bot.picture(pictures.compared, look.game.key, *shown)
            files.append(file(png, f"move-{number}.png", alt))
        return files


def before(look: Look, words: Texts, mistake: Mistake) -> Scene:
    """Return the input for the picture of the position before a mistake, in which the person is asked.

    1 is the first step of the better turn, 2 the one taken.
    """
    actions = (mistake.better[0], mistake.choice.action)
    then = replace(
        look, view=mistake.choice.view, decisions=(), last=(), draft_events=(), question=None, outcome=None
    )
    return replace(scene_of(then, words, actions, numbers(actions)), active=(look.seat or 0,))


def compared(look: Look, words: Texts, mistake: Mistake) -> tuple[Scene, Sequence[Told], Sequence[str]]:
    """Return the input for the picture of the better turn and the one played: the position, what they do,
    and both in words.
    """
    lines = mistake.better, mistake.choice.line
    said = [" ".join(f"{step}." for step in steps(look, words, mistake, line)) for line in lines]
    return before(look, words, mistake), effects(look.game, mistake.choice.view, lines), said


def steps(look: Look, words: Texts, mistake: Mistake, line: Sequence[Action]) -> list[str]:
    """Return the words for each step of a turn that begins where a mistake was made."""
    game, view, seat = look.game, mistake.choice.view, look.seat or 0
    return [
        capital(words.move(game.key, game.verbs, action, known, plain_names(look)))
        for action, known in zip(line, known_steps(game, view, seat, line), strict=True)
    ]


def mistake_line(look: Look, words: Texts, mistake: Mistake, names: Sequence[str]) -> str:
    """Describe a mistake: the question, what was played from there on, a better turn, and the reasons."""
    game, key, seat = look.game, look.game.key, look.seat or 0
    cost = max(1, round(mistake.judgement.cost))
    why = words.why(key, shared_out(cost, mistake.judgement.why, panel.REASONS))
    view = mistake.choice.view
    decision = next(asked for asked in game.pending(view.state) if asked.seat == seat)

    def told(line: Sequence[Action]) -> tuple[str, str]:
        """Return the words for the first step of a line, and for those after it."""
        step, *later = steps(look, words, mistake, line[:STEPS])
        after = words.listed([words("lesson-quoted", text=text) for text in later])
        return step, f"{after} …" if len(line) > STEPS else after

    (played, rest), (better, onward) = told(mistake.choice.line), told(mistake.better)
    return words(
        "lesson-mistake",
        turn=mistake.choice.turn,
        cost=cost,
        question=words.question(key, decision.kind, game.about(view, decision), names),
        played=played,
        then=int(bool(rest)),
        rest=rest,
        better=better,
        on=int(bool(onward)),
        onward=onward,
        reason=int(bool(why)),
        why=why,
    )


def lesson_view(look: Look, words: Texts, lesson: Lesson, files: Sequence[discord.File]) -> ui.LayoutView:
    """Return the lesson: the chart, then each mistake with its picture."""
    names = plain_names(look)
    curve, *moves = files
    looked = "all" if lesson.judged == lesson.choices else "some"
    marked = int(bool(lesson.mistakes))
    title = words("lesson-title", looked=looked, judged=lesson.judged, choices=lesson.choices, marked=marked)
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(title),
        post.gallery(f"attachment://{curve.filename}", curve.description or ""),
    ]
    for mistake, drawn in zip(lesson.mistakes, moves, strict=True):
        items += [
            ui.TextDisplay(mistake_line(look, words, mistake, names)),
            post.gallery(f"attachment://{drawn.filename}", drawn.description or ""),
        ]
    if not lesson.mistakes:
        items.append(ui.TextDisplay(words("lesson-none", unsure=lesson.unsure, looked=looked)))
    return post.container(look.game.key, *items)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Lessons(bot))
