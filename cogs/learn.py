"""Lessons, in which somebody learns a game by playing: `/learn`.

Owns what each press in a lesson shows. How a lesson goes is decided by `engine.lessons`; the id of each
button says where the learner is, so nothing is held in memory.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import GUIDED, TableBot
from cogs.illustrating import ALT_LIMIT, alt_text, alts_of, file, panel_of, picture_of, plain_names, scene_of
from cogs.interactions import Interaction
from cogs.options import GAMES, WHICH_GAME, GameOption
from cogs.presses import looking, press
from cogs.translation import described
from cogs.ui import ids, lesson, menu, panel, post, story
from cogs.ui.ids import Press
from cogs.ui.offer import offer
from engine import games, lessons
from engine.bots import Suggestion, explain
from engine.core import Action
from engine.lessons import LEARNER, Answer, Place
from engine.menu import Path
from engine.notation import read_all
from engine.tables import Denied, Look
from locales import Texts
from render import pictures, process, recap
from render.changes import Told

Drawn = tuple[ui.LayoutView, list[discord.File]]

NEWS = 5
"""The most lines of a screen that tell what the others did between two steps."""
CERTAIN = 100.0
"""Points; the margin of a move that is suggested because the lesson goes on with it."""


class Learn(commands.Cog):
    """`/learn`, the buttons *Learn it*, and the presses in a lesson."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        for game in games.ALL.values():
            lessons.lessons_of(game)

    @app_commands.command(name="learn", description=described("learn"))
    @app_commands.describe(game=WHICH_GAME)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def learn(self, interaction: Interaction, game: GameOption | None = None) -> None:
        await self.bot.defer(interaction)
        if game is None:
            words = self.bot.words_for(interaction)
            view = post.container("", ui.TextDisplay(words("learn-which")), *offer(words))
            await interaction.edit_original_response(view=view, attachments=await self.bot.thumbnails())
        else:
            await self._resume(interaction, game)

    @press("learn", GAMES, reply="private")
    async def learn_it(self, interaction: Interaction, press: Press) -> None:
        await self._resume(interaction, press.rest)

    async def _resume(self, interaction: Interaction, key: str) -> None:
        """Go on with the first lesson of a game that the person has not ended."""
        if not lessons.lessons_of(games.get(key)):
            raise Denied("no-lessons", game=self.bot.words_for(interaction)(f"{key}-name"))
        place = await self.bot.tables.learning.resume(interaction.user.id, key)
        if place is None:
            await self._end(interaction, key)
        else:
            await self._show(interaction, place)

    @press("learnto", r"[a-z0-9-]*(/\d+)?", reply="update")
    async def go_to(self, interaction: Interaction, press: Press) -> None:
        """Go to a step of a lesson, chosen in the list of steps or given by a button."""
        key, _, step = (press.values[0] if press.values else press.rest).partition("/")
        every = [one for game in games.ALL.values() for one in lessons.lessons_of(game)]
        chosen = next((one for one in every if one.key == key), None)
        if chosen is None or not step.isdecimal() or int(step) >= len(chosen.steps):
            raise Denied("old-button")
        await self._reach(interaction, Place(chosen, int(step)))

    @press(GUIDED, reply="update")
    async def guide(self, interaction: Interaction, press: Press) -> None:
        """Answer a press on the post or the panel of a lesson."""
        place = self.bot.tables.learning.place(press.table)
        if place.over:
            await self._end(interaction, place.lesson.game.key)
        elif press.verb in ("do", "pick", "menu", "sure"):
            await self._choose(interaction, press, place)
        elif press.verb == "tools":
            if not re.fullmatch(panel.TOOLS, press.rest):
                raise Denied("old-button")
            await self._show(interaction, place, tools=press.rest)
        elif press.verb == "suggest":
            answer = await self.bot.draw(lessons.press, place, press.verb)
            if lessons.wanted(place):
                await self._show(interaction, place, suggested=True)
            else:
                await self._answer(interaction, place, answer, suggested=True)
        else:
            answer = await self.bot.draw(lessons.press, place, press.verb)
            await self._answer(interaction, place, answer, told=press.verb == "since")

    async def _choose(self, interaction: Interaction, press: Press, place: Place) -> None:
        """Take the actions of a choice if the lesson goes on with them, or show the menu it leads to."""
        chosen = [value.removeprefix(menu.EXACT) for value in press.values] or [press.rest]
        exact = (press.values or (press.rest,))[0].startswith(menu.EXACT)
        if not exact:
            await self._show(interaction, place, menu.split_path(chosen[0]))
            return
        game = place.lesson.game
        actions = read_all(game.verbs, "; ".join(value.removeprefix(menu.EXACT) for value in chosen))
        answer = await self.bot.draw(lessons.move, place, actions)
        match = (await self.bot.draw(lessons.at, place)).match
        asks = next((action for action in actions if match.asks(LEARNER, action)), None)
        if asks and press.verb != "sure" and answer.place != place:
            await self._show(interaction, place, asks=asks)
        else:
            await self._answer(interaction, place, answer)

    async def _answer(
        self,
        interaction: Interaction,
        place: Place,
        answer: Answer,
        *,
        suggested: bool = False,
        told: bool = False,
    ) -> None:
        if answer.place == place:
            note = self.bot.words_for(interaction)(answer.note) if answer.note else ""
            await self._show(interaction, place, note=note)
        else:
            await self._reach(interaction, answer.place, suggested=suggested, told=told)

    async def _reach(
        self, interaction: Interaction, place: Place, *, suggested: bool = False, told: bool = False
    ) -> None:
        """Show a place that the learner has just come to, and remember it."""
        if not place.taken:
            await self.bot.tables.learning.reach(interaction.user.id, place)
        if place.over:
            await self._end(interaction, place.lesson.game.key, place)
        else:
            await self._show(interaction, place, suggested=suggested, told=told)

    @looking
    async def _end(self, interaction: Interaction, key: str, place: Place | None = None) -> None:
        """Show how to go on after a lesson, below what its last step did if the person is at that `place`."""
        following = await self.bot.tables.learning.resume(interaction.user.id, key)
        every, words = lessons.lessons_of(games.get(key)), self.bot.words_for(interaction)
        above, files = list[ui.Item[Any]](), list[discord.File]()
        if place:
            look = await self.bot.look(interaction, place.number)
            files = await self.bot.draw(partial(_done, look, words))
            happened = post.describe(look, words, look.draft_events or look.last, plain_names(look))
            told: ui.Item[Any] = ui.TextDisplay(happened)
            above = [told, *post.boards(alts_of(files))]
        view = lesson.ended(words, key, every, following.lesson if following else None, above)
        await interaction.edit_original_response(view=view, attachments=files)

    @looking
    async def _show(
        self,
        interaction: Interaction,
        place: Place,
        path: Path = (),
        *,
        note: str = "",
        suggested: bool = False,
        told: bool = False,
        asks: Action | None = None,
        tools: str = "",
    ) -> None:
        """Show a step of a lesson: its post or panel, what has happened, what is suggested, or `tools`."""
        look, words = await self.bot.look(interaction, place.number), self.bot.words_for(interaction)
        if told:
            paint = partial(_happened, look, words, place)
        elif tools:
            paint = partial(_tools, look, words, tools)
        elif asks:
            paint = partial(_sure, look, words, asks)
        elif suggested and look.question:
            paint = partial(_suggestion, look, words, place)
        elif place.lesson.steps[place.step].on_post:
            paint = partial(_post, look, words, place)
        else:
            paint = partial(panel_of, _taught(look, place), words, path, emoji=self.bot.emoji)
        view, files = await self.bot.draw(paint)
        every = lessons.lessons_of(place.lesson.game)
        news = await self.bot.draw(_news, look, words, place)
        view = lesson.guided(view, words, place, every, note, news)
        await interaction.edit_original_response(view=view, attachments=files)


def _taught(look: Look, place: Place) -> Look:
    """Return the table with the place that a step of a lesson asks for among those that have a number."""
    wanted = [action for action in lessons.wanted(place) if action in look.actions]

    def best(actions: Sequence[Action], n: int) -> list[Action]:
        first = [action for action in wanted if action in actions and look.game.verbs[action.verb].place]
        covers = partial(look.game.covers, look.view.state)
        others = [a for a in look.best(actions, n) if not any(covers(a) & covers(b) for b in first)]
        return [*first, *others][:n]

    return replace(look, best=best)


def _news(look: Look, words: Texts, place: Place) -> str:
    """Return what the others did before a step, unless the learner looks at a post, which tells it itself."""
    events = lessons.meanwhile(place)
    if not events or place.lesson.steps[place.step].on_post:
        return ""
    return story.bullets(post.summarize(look, words, events, plain_names(look), NEWS))


def _post(look: Look, words: Texts, place: Place) -> Drawn:
    """Return the post of a turn, as it is at a table."""
    names, scene = plain_names(look), scene_of(look, words)
    files = picture_of(pictures.asked, look, words, scene)
    summary = story.bullets(post.summarize(look, words, look.last, names))
    about = pictures.about(look.game.key, scene)
    scores = post.standing(look, words, names)
    return post.turn(look, words, summary, names, alts_of(files), scores, about=about), files


def _happened(look: Look, words: Texts, place: Place) -> Drawn:
    """Return what has happened since the learner's turn, line by line, with the numbers on the picture."""
    turns = [turn for turn in lessons.at(place).told if turn[0] != LEARNER]
    names = plain_names(look)
    png = _recap(look, words, [Told(*turn) for turn in turns])
    lines = [
        words("digest-line", number=number, text=story.flowing(post.summarize(look, words, events, names)))
        for number, (_, events) in enumerate(turns, 1)
    ]
    picture = file(png, "changes.png", ids.shorten(post.spoken("\n".join(lines)), ALT_LIMIT))
    onward = ids.button(words("button-turn"), ids.write("turn", look.table.id), style=post.PRIMARY)
    view = post.container(
        look.game.key,
        post.gallery("attachment://changes.png", picture.description or ""),
        ui.TextDisplay("\n".join(lines)),
        ui.ActionRow(onward),
    )
    return view, [picture]


def _recap(look: Look, words: Texts, turns: Sequence[Told]) -> bytes:
    """Draw what happened in some turns, on a picture that asks nothing."""
    bare = replace(scene_of(look, words), last=(), active=(), draft=())
    return process.draw(recap.picture, look.game.key, bare, turns)


def _done(look: Look, words: Texts) -> list[discord.File]:
    """Return the picture at the end of a lesson: what the learner did last, which is not to be confirmed."""
    if not look.draft_events:
        return picture_of(pictures.asked, look, words, scene_of(look, words))
    png = _recap(look, words, [Told(LEARNER, look.draft_events)])
    return [file(png, post.PICTURE, alt_text(look, words))]


def _suggestion(look: Look, words: Texts, place: Place) -> Drawn:
    """Return the panel of suggestions with the move of the step, and what it is good for."""
    wanted = [action for action in lessons.wanted(place) if action in look.actions][:1]
    moves: list[tuple[Action, Suggestion]] = []
    for action in wanted:
        why = explain(look.game, look.view, LEARNER, action)
        moves.append((action, Suggestion("", CERTAIN, 0.0, why)))
    if not moves:
        return panel_of(look, words)
    files = picture_of(pictures.asked, look, words, scene_of(look, words, wanted, _numbers(wanted)))
    return panel.suggestions(look, words, moves, alts_of(files)), files


def _tools(look: Look, words: Texts, rest: str) -> Drawn:
    """Return the tools for which the panel had no room."""
    return panel.other_tools(look, words, rest), []


def _sure(look: Look, words: Texts, asks: Action) -> Drawn:
    """Return the question before a step that cannot be taken back."""
    files = picture_of(pictures.asked, look, words, scene_of(look, words, (asks,)))
    return panel.sure(look, words, asks, alts_of(files)), files


def _numbers(actions: Sequence[Action]) -> list[tuple[Action, int]]:
    return [(action, number) for number, action in enumerate(actions, 1)]


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Learn(bot))
