"""Puzzles from finished games: `/puzzle`, and one a day in a channel.

A person sees the position as the player saw it, without names.

Must not know which puzzle comes next, or how moves are compared.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import alts_of, effects, file, numbers, scene_of
from cogs.interactions import FAILED, Interaction, viewer
from cogs.options import GAMES, WHICH_GAME, GameOption
from cogs.places import servers_wanting
from cogs.presses import looking, press
from cogs.regularly import every
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from cogs.ui.post import PRIMARY
from engine.bots.explanation import shared_out
from engine.bots.lessons import known as known_steps
from engine.core import Action
from engine.records import seat_letter
from engine.tables import DAY, HOUR, Answer, Denied, Look, PuzzleKey, StoreError, Task
from locales import Texts, capital
from render import pictures
from render.pictures import Picture

log = logging.getLogger(__name__)

MOVE = rf"\d+\.\d+\.\d+\.({GAMES})?"
"""How the id of a move ends: the seat and the number of the puzzle, the number of the move, and the game to
which puzzles are limited."""
NOON = 12 * HOUR
"""When the puzzle of the day is posted, in seconds of the day (UTC), or within an hour after it."""
LOOK_BACK = 3
"""The most games that are offered to look back at."""


class Puzzles(commands.Cog):
    """`/puzzle`, the answers to a puzzle, *Next puzzle*, and the puzzle of the day."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._posting = asyncio.Lock()
        self._tasks = set[asyncio.Task[None]]()
        bot.changes.listen("server", self.post_soon)

    async def cog_load(self) -> None:
        self.hourly.start()

    async def cog_unload(self) -> None:
        self.bot.changes.ignore("server", self.post_soon)
        self.hourly.cancel()
        for task in self._tasks:
            task.cancel()

    @app_commands.command(name="puzzle", description=described("puzzle"))
    @app_commands.describe(game=WHICH_GAME)
    async def puzzle(self, interaction: Interaction, game: GameOption | None = None) -> None:
        await self.bot.defer(interaction)
        await self._show_next(interaction, game or "")

    @press("puzzle", rf"({GAMES})?", reply="update")
    async def next_puzzle(self, interaction: Interaction, press: Press) -> None:
        await self._show_next(interaction, press.rest)

    async def _show_next(self, interaction: Interaction, game: str) -> None:
        """Show the next puzzle of a game, or of any if `game` is empty; say so if there is none."""
        words, asker = self.bot.words_for(interaction), viewer(interaction)
        task = await self.bot.tables.puzzles.next(asker, game)
        if task is None:
            text, row = words("puzzles-none"), ui.ActionRow[Any]()
            for table in await self.bot.tables.puzzles.unexplored(asker.user, LOOK_BACK, game):
                label = words("button-look-back", game=words(f"{table.game}-name"), match=table.id)
                row.add_item(ids.button(label, ids.write("lesson", table.id)))
            if row.children:
                text = f"{text}\n{words('puzzles-look-back')}"
            view = post.container("", ui.TextDisplay(text), *([row] if row.children else []))
            await interaction.edit_original_response(view=view, attachments=[])
            return
        look = await self._look(task, words)
        files = await self._picture(look, words, task.moves)
        view = question(task, look, words, game, alts_of(files))
        await interaction.edit_original_response(view=view, attachments=files)

    @press("daily", MOVE, reply="private")
    async def solve_daily(self, interaction: Interaction, press: Press) -> None:
        """Answer a person privately who has chosen a move on the puzzle of the day."""
        await self.solve(interaction, press)

    @press("solve", MOVE, reply="update")
    async def solve(self, interaction: Interaction, press: Press) -> None:
        """Show whether the chosen move was the better one, and why."""
        seat, no, move, game = press.rest.split(".")
        key, words = PuzzleKey(press.table, int(seat), int(no)), self.bot.words_for(interaction)
        answer = await self.bot.tables.puzzles.answer(viewer(interaction), key, int(move))
        look = await self._look(answer.task, words)
        told = answered(answer.task, look, words)
        files = await self._compared(answer.task, look, words, told)
        view = verdict(answer, int(move) + 1, look, words, told, game, alts_of(files))
        await interaction.edit_original_response(view=view, attachments=files)

    @press("position", r"\d+\.\d+\.(board|more)", reply="private")
    @looking
    async def show_position(self, interaction: Interaction, press: Press) -> None:
        """Show the board, or the second picture, of the position that a puzzle is about."""
        seat, no, shown = press.rest.split(".")
        key, words = PuzzleKey(press.table, int(seat), int(no)), self.bot.words_for(interaction)
        task = await self.bot.tables.puzzles.see(viewer(interaction), key)
        look = await self._look(task, words)
        files = await (self.bot.board if shown == "board" else self.bot.more)(look, words)
        if not files:
            raise Denied("no-more")
        row = post.rows(others(task, look, words, "board" if shown == "board" else "detail"))
        view = post.container(look.game.key, *post.boards(alts_of(files)), *row)
        await interaction.edit_original_response(view=view, attachments=files)

    # The puzzle of the day

    @every(hours=1)
    async def hourly(self) -> None:
        """Post the puzzle of the day on the servers that want one and have not had it yet."""
        for guild in await servers_wanting(self.bot, "the puzzle of the day", lambda kept: kept.daily):
            await self._post(guild)

    @hourly.before_loop
    async def before_hourly(self) -> None:
        await self.bot.wait_until_serving()

    def post_soon(self, guild: int) -> None:
        """Post the puzzle of the day on a server whose settings have changed, if it has not had it yet."""
        if guild and self.bot.serves(guild):
            task = asyncio.create_task(self._post(guild))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _post(self, guild: int) -> None:
        """Post the puzzle of the day on a server, unless it wants none, had it, or has no other puzzle.

        It is recorded first: after a failure or a crash, the next one comes a day later.
        """
        today = (self.bot.now() - NOON) // DAY
        try:
            async with self._posting:
                daily = (await self.bot.tables.servers.settings(guild)).daily
                if daily is None or daily.day == today or self.bot.tables.pauses.since is not None:
                    return
                task = await self.bot.tables.puzzles.following(guild, PuzzleKey(*daily.after))
                if task is None:
                    return
                latest = {"day": today, "after": [*task.key]}
                await self.bot.tables.servers.change_settings(guild, {"daily": latest})
            words = self.bot.words_in(guild)
            look = await self._look(task, words)
            files = await self._picture(look, words, task.moves)
            view = question(task, look, words, "", alts_of(files), "daily")
            await self.bot.get_partial_messageable(daily.channel).send(view=view, files=files, silent=True)
        except (*FAILED, Denied, StoreError) as error:
            log.warning("guild=%d: no puzzle of the day: %s", guild, error)
        except Exception:
            log.exception("guild=%d: no puzzle of the day", guild)

    async def _look(self, task: Task, words: Texts) -> Look:
        """Return the table as the player saw it then, without names."""
        look = await self.bot.tables.play.look(task.key.match, None, ("over",))
        seats = [
            replace(seat, name=words("puzzle-player", letter=seat_letter(seat.seat)))
            for seat in look.table.seats
        ]
        return replace(
            look,
            table=replace(look.table, seats=seats),
            seat=task.key.seat,
            view=task.view,
            decisions=task.game.pending(task.view.state),
            scores=task.game.scores(task.view.state),
            last=(),
            outcome=None,
        )

    async def _picture(self, look: Look, words: Texts, moves: Sequence[Action]) -> list[discord.File]:
        """Draw the position with these moves, numbered from 1."""
        return await self.bot.asked(look, words, scene_of(look, words, moves, numbers(moves)))

    async def _compared(self, task: Task, look: Look, words: Texts, told: str) -> list[discord.File]:
        """Draw what the better move does, and what the one played did; `told` says so in words."""
        moves, marked = (task.better, task.played), _numbers(task)
        scene = scene_of(look, words, task.moves, numbers(task.moves))
        turns = await self.bot.draw(effects, task.game, task.view, [[move] for move in moves])
        said = [f"{moved(look, words, move)}." for move in moves]
        png = await self.bot.picture_at(
            task.key.match, pictures.compared, look.game.key, scene, turns, said, marked
        )
        return [file(png, post.PICTURE, post.spoken(told))] if png else []


def question(
    task: Task, look: Look, words: Texts, game: str, alts: Sequence[str], verb: str = "solve"
) -> ui.LayoutView:
    """Return a puzzle: the question, the picture, and a button for each move to choose from.

    `verb` is that of their presses: `solve`, or `daily` for the puzzle of the day, which everybody sees.
    """
    decision = next(asked for asked in look.decisions if asked.seat == task.key.seat)
    lines = [
        words("puzzle-daily" if verb == "daily" else "puzzle-title"),
        words(
            "puzzle-own" if task.own else "puzzle-others",
            match=task.key.match,
            turn=task.turn,
            who=look.names[task.key.seat],
        ),
        f"**{post.question_of(look, words, decision, look.names)}**",
    ]
    buttons: list[ui.Button[Any]] = []
    for number, action in enumerate(task.moves):
        text = moved(look, words, action)
        lines.append(words("puzzle-move", number=number + 1, text=text))
        rest = f"{task.key.seat}.{task.key.no}.{number}.{game}"
        label = words("numbered", number=number + 1, text=labelled(look, words, action))
        buttons.append(ids.button(label, ids.write(verb, task.key.match, rest=rest)))
    text = ui.TextDisplay[Any]("\n".join(lines))
    about = pictures.about(look.game.key, scene_of(look, words, task.moves, numbers(task.moves)))
    below = [*post.rows(buttons), *post.rows(others(task, look, words, about))]
    return post.container(look.game.key, text, *post.boards(alts), *below)


def others(task: Task, look: Look, words: Texts, shown: Picture) -> list[ui.Button[Any]]:
    """Return the button for another picture of the position of a puzzle than the one shown."""
    match, seat, no = task.key
    return post.other_picture(
        look, words, shown, lambda what: ids.write("position", match, rest=f"{seat}.{no}.{what}")
    )


def answered(task: Task, look: Look, words: Texts) -> str:
    """Say how much better the better move is than the one played, and why."""
    cost = max(1, round(task.cost))
    why = words.why(look.game.key, shared_out(cost, task.why, panel.REASONS))
    first, second = _numbers(task)
    return words(
        "puzzle-answer",
        first=first,
        second=second,
        better=moved(look, words, task.better),
        played=moved(look, words, task.played),
        cost=cost,
        reason=int(bool(why)),
        why=why,
    )


def verdict(
    answer: Answer, chosen: int, look: Look, words: Texts, told: str, game: str, alts: Sequence[str]
) -> ui.LayoutView:
    """Return whether the move with the number `chosen` was right, what is `told` of the better one, and when
    the puzzle comes again.
    """
    better, _ = _numbers(answer.task)
    lines = [
        words("puzzle-right" if answer.right else "puzzle-wrong", chosen=chosen, better=better),
        told,
        *([words("puzzle-again", days=answer.again)] if answer.again else []),
    ]
    more = ids.button(words("button-next-puzzle"), ids.write("puzzle", rest=game), style=PRIMARY)
    text = ui.TextDisplay[Any]("\n".join(lines))
    return post.container(
        answer.task.game.key,
        text,
        *post.boards(alts),
        ui.ActionRow(more, *others(answer.task, look, words, "part")),
    )


def _numbers(task: Task) -> tuple[int, int]:
    """Return the numbers that the better move and the one played have in the question."""
    return task.moves.index(task.better) + 1, task.moves.index(task.played) + 1


def moved(look: Look, words: Texts, action: Action) -> str:
    """Return a move in words, as a sentence begins."""
    (known,) = known_steps(look.game, look.view, look.seat or 0, [action])
    return capital(words.move(look.game.key, look.game.verbs, action, known, look.names))


def labelled(look: Look, words: Texts, action: Action) -> str:
    """Return a move in words, as on its button in a panel."""
    (known,) = known_steps(look.game, look.view, look.seat or 0, [action])
    return capital(words.action(look.game.key, look.game.verbs, action, known, look.names))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Puzzles(bot))
