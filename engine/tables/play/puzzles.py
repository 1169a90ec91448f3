"""Puzzles: positions of finished games in which a move cost points, to find the better one.

Owns who may see a puzzle, and when one that was missed comes again. It shows what the seat saw then, nothing
else. Must not know how moves are compared.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple

from engine import games, notation
from engine.core import Action, Game, Refused, View
from engine.match import decode, encode
from engine.tables.access.access import Access
from engine.tables.play.advice import Advising, Lesson
from engine.tables.store import Attempt, Puzzle, PuzzleKey, Table
from engine.tables.table.puzzles import FAILURES, StoredPuzzle, pack, unpack
from engine.tables.table.session import Denied, Viewer, seat_of
from engine.tables.time.clock import DAY

log = logging.getLogger(__name__)

INTERVALS = (1, 3, 7, 21)
"""Days until a puzzle that was missed comes again, and after each time that it was known since."""
WRONG = 2
"""The most moves of a puzzle besides the better one and the one that was played."""


class Task(NamedTuple):
    """A puzzle as a person sees it."""

    key: PuzzleKey
    game: Game[Any]
    view: View[Any]
    own: bool
    """Whether it is of a game of the person who sees it."""
    turn: int
    moves: tuple[Action, ...]
    """The moves to choose from, in the order of the legal ones."""
    better: Action
    played: Action
    cost: float
    why: tuple[tuple[str, float], ...]


class Answer(NamedTuple):
    """What a person has answered, and in how many days the puzzle comes again; None if it does not."""

    task: Task
    right: bool
    again: int | None


class Puzzles:
    """The calls about puzzles."""

    def __init__(self, access: Access, advice: Advising) -> None:
        self._access, self._advice = access, advice

    async def keep(self, match: int, user: int, lesson: Lesson) -> None:
        """Store the mistakes of a lesson as puzzles, unless the seat has some already. This takes seconds.

        A puzzle is about one step: turns of which no single step is clearly worse become none.
        """
        table = await self._access.read(match, ("over",))
        seat = seat_of(table, user)
        if seat is None:
            return
        found: list[Puzzle] = []
        for no, turn in enumerate(lesson.mistakes):
            mistake = await self._advice.first_step(table.game, seat, turn)
            if mistake is None:
                continue
            others = await self._advice.clearly_worse(table.game, seat, mistake)
            verbs = games.get(table.game).verbs
            stored = StoredPuzzle(
                encode(mistake.choice.view.state).decode(),
                mistake.choice.turn,
                notation.notate(verbs, mistake.better[0]),
                notation.notate(verbs, mistake.choice.action),
                tuple(others[:WRONG]),
                mistake.judgement.cost,
                tuple(mistake.judgement.why),
            )
            found.append(Puzzle(match, seat, no, user, table.guild, table.game, pack(stored)))
        await self._access.store.puzzles.add(found)

    async def next(self, viewer: Viewer, game: str = "") -> Task | None:
        """Return the puzzle that a person is shown next, of one game if it is given; None if there is none.

        Puzzles that they missed come first once they are due, then those of their own games, then those of
        the server on which they ask. One that the present rules cannot read is deleted.
        """
        while puzzle := await self._access.store.puzzles.next(
            viewer.user, viewer.guild, self._access.now(), game
        ):
            if task := await asyncio.to_thread(_read, puzzle, viewer):
                return task
            log.warning("match=%d: a puzzle is deleted, because the rules have changed", puzzle.match)
            await self._access.store.puzzles.delete(puzzle.key)
        return None

    async def following(self, guild: int, after: PuzzleKey) -> Task | None:
        """Return the puzzle of a server that comes after another one; None if there is none."""
        while puzzle := await self._access.store.puzzles.following(guild, after):
            if task := await asyncio.to_thread(_read, puzzle, Viewer(0, guild)):
                return task
            after = puzzle.key
        return None

    async def unexplored(self, user: int, most: int, game: str = "") -> list[Table]:
        """Return a person's latest finished tables, of one game if it is given, without puzzles so far."""
        made, _ = await self._access.store.puzzles.about(user)
        known = {puzzle.match for puzzle in made}
        tables = await self._access.store.tables_of(user, ("over",))
        return [table for table in tables if table.id not in known and game in ("", table.game)][:most]

    async def see(self, viewer: Viewer, key: PuzzleKey) -> Task:
        """Return a puzzle once more. Raise `Denied`."""
        task, _ = await self._seen(viewer, key)
        return task

    async def _seen(self, viewer: Viewer, key: PuzzleKey) -> tuple[Task, Attempt | None]:
        """Return a puzzle that a person may see, and how they fared with it. Raise `Denied`."""
        puzzle, before = (
            await self._access.store.puzzles.load(key),
            await self._access.store.puzzles.attempt(viewer.user, key),
        )
        task = puzzle and await asyncio.to_thread(_read, puzzle, viewer)
        if puzzle is None or task is None or not _may_see(puzzle, viewer, before):
            raise Denied("no-puzzle")
        return task, before

    async def answer(self, viewer: Viewer, key: PuzzleKey, move: int) -> Answer:
        """Record a person's answer, the number of one of the moves. Raise `Denied`.

        Until the puzzle is due again, another answer changes nothing.
        """
        task, before = await self._seen(viewer, key)
        if not 0 <= move < len(task.moves):
            raise Denied("old-button")
        right, now = task.moves[move] == task.better, self._access.now()
        if before is not None and (before.due is None or before.due > now):
            return Answer(task, right, None)
        stage = (-1 if before is None else before.stage) + 1 if right else 0
        known = right and (before is None or stage >= len(INTERVALS))
        again = None if known else INTERVALS[stage]
        due = None if again is None else now + again * DAY
        await self._access.store.puzzles.record(Attempt(viewer.user, *key, due, stage))
        return Answer(task, right, again)


def _may_see(puzzle: Puzzle, viewer: Viewer, before: Attempt | None) -> bool:
    here = puzzle.guild is not None and puzzle.guild == viewer.guild
    return here or puzzle.user == viewer.user or before is not None


def _read(puzzle: Puzzle, viewer: Viewer) -> Task | None:
    """Return a puzzle as a person sees it; None if the present rules cannot read it."""
    try:
        game = games.get(puzzle.game)
        stored = unpack(puzzle.content)
        view: View[Any] = View(decode(game, stored.view.encode()), puzzle.seat)
        texts = (stored.better, stored.played, *stored.others)
        better, played, *others = (notation.read(game.verbs, text) for text in texts)
        legal = game.legal_actions(view.state, puzzle.seat)
    except (Refused, *FAILURES, LookupError, ValueError):
        return None
    if better not in legal or played not in legal:
        return None
    moves = [move for move in legal if move in (better, played, *others)]
    own = puzzle.user == viewer.user
    return Task(
        puzzle.key, game, view, own, stored.turn, tuple(moves), better, played, stored.cost, stored.why
    )
