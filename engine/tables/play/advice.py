"""Help from the computer players: suggested moves, and the lesson of a finished game.

Owns who may ask, and the time for thinking. A person sees only what follows from the view of their own seat.
Must not know how moves are compared.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from math import hypot
from typing import NamedTuple, TypeVar
from zlib import crc32

from engine import bots, games, notation
from engine.bots import lessons, pool
from engine.core import Action, NotYours, Stale
from engine.match import Deviation, Token, encode
from engine.tables.access.access import Access, trying_twice
from engine.tables.past import archive
from engine.tables.play.look import Look, look_at
from engine.tables.table.options import has_suggestions
from engine.tables.table.session import Denied, seat_of

T = TypeVar("T")

SUGGESTING = 0.9
"""Seconds of thinking for suggestions."""
MOST = 0.6
"""The most seconds to look for a move better than one that was played."""
LONGEST = 60.0
"""Seconds after which a lesson is given with what has been found so far."""
WEIGHED = 8
"""How many of the costliest moves are judged once more, with fresh playouts."""
SURE = 1 / 3
"""The share of the time in which that is done."""
CURVE, PIECES = 1 / 6, 8
"""The share of the time that is spent on who was ahead, and the number of pieces into which this is divided.
Other requests can run between two pieces."""
MISTAKES = 3
LEAST = 0.5
"""A move that costs fewer points than this is not a mistake."""
NOT_JUDGED = lessons.Judgement(0.0, 0.0, [])


class Advice(NamedTuple):
    """Suggested moves, best first, and the table as the person sees it."""

    look: Look
    moves: list[tuple[Action, bots.Suggestion]]


class Mistake(NamedTuple):
    """A turn that has cost points, from one of its choices on."""

    choice: lessons.Choice
    better: tuple[Action, ...]
    """What would have been better: the steps to the end of the turn, or until something is drawn."""
    judgement: lessons.Judgement
    plan: str = ""
    """The plan, one of `Game.plans`, with which both turns were compared."""
    others: tuple[str, ...] = ()
    """The notations of further moves that seemed good, best first."""


class Lesson(NamedTuple):
    """What can be learned from a finished game."""

    prospects: list[tuple[float, ...]]
    """By turn, from the start on: the score that each seat could expect, as many points altogether as at the
    end; at last its score."""
    mistakes: list[Mistake]
    """The costliest first."""
    judged: int
    choices: int
    """How many moves the person chose; `judged` of them were looked at."""
    unsure: int = 0
    """How many more turns may have cost points, though not beyond doubt."""


Progress = Callable[[int, int], Awaitable[None]]
"""Called with how many moves have been looked at, and how many there are."""


class Advising:
    """The calls for advice."""

    def __init__(self, access: Access, thinkers: pool.ThinkingPool) -> None:
        self._access, self._thinkers = access, thinkers
        self._advised: set[int] = set()
        """The people for whom a computer is thinking."""

    patience: float = 48.0
    """Seconds of thinking for a lesson; the preview, whose page waits for it, sets less."""

    async def _work(self, function: Callable[..., T], *args: object) -> T:
        """Return the result of a function of computer players, called in a thinking process."""
        return await self._thinkers.run(function, *args)

    async def advise(self, match: int, user: int) -> Advice:
        """Return the best moves of a person who is asked something. Raise `Denied` or `Refused`."""
        session = self._access.of(await self._access.read(match))
        seat = session.seat(user)
        if not has_suggestions(session.table):
            raise Denied("no-suggestions")
        if session.match.question(seat) is None:
            raise NotYours
        token, view = session.match.token(seat), encode(session.match.view(seat).state)
        with self._thinking_for(user):
            found: list[bots.Suggestion] = await self._work(
                bots.suggest, session.game.key, view, seat, SUGGESTING, crc32(view)
            )
        look = await self._note_advice(match, user, token, [move.action for move in found])
        return Advice(look, [(notation.read(look.game.verbs, move.action), move) for move in found])

    @trying_twice
    async def _note_advice(self, match: int, user: int, token: Token, moves: Sequence[str]) -> Look:
        async with self._access.live(match) as session:
            seat = session.seat(user)
            if not session.is_current(seat, token):
                raise Stale
            own = session.own[seat]
            own.advised = list(dict.fromkeys((*own.advised, *moves)))
            await self._access.save(session)
            return await asyncio.to_thread(look_at, session, user)

    async def lesson(self, match: int, user: int, progress: Progress) -> Lesson:
        """Return what a person can learn from a finished game. This takes up to a minute. Raise `Denied`."""
        table = await self._access.read(match, ("over",))
        seat = seat_of(table, user)
        if seat is None:
            raise Denied("not-seated")
        with self._thinking_for(user):
            end = time.monotonic() + LONGEST
            record = await archive.read(self._access.store, table)
            try:
                views, choices = await self._work(lessons.look_back, table.game, record, seat)
            except Deviation:
                raise Denied("no-past", match=match) from None
            expected = await self._expected(table.game, seat, views)
            found, unsure, judged = await self._mistakes(table.game, seat, choices, progress, end)
        return Lesson(expected, found, judged, len(choices), unsure)

    async def _expected(self, key: str, seat: int, views: Sequence[bytes]) -> list[tuple[float, ...]]:
        """Return by turn and seat the scores to expect, found in pieces of about a second."""
        size, seconds = -(-len(views) // PIECES), CURVE * self.patience / PIECES
        found: list[tuple[float, ...]] = []
        for start in range(0, len(views), size):
            piece = views[start : start + size]
            found += await self._work(lessons.expected, key, piece, seat, seconds, crc32(piece[0]))
        return lessons.levelled(found)

    async def _mistakes(
        self, key: str, seat: int, choices: Sequence[lessons.Choice], progress: Progress, end: float
    ) -> tuple[list[Mistake], int, int]:
        """Return the costliest moves, how many more may have cost points, and how many were looked at.

        The search leaves enough time to judge the costliest ones again before `end`, by the monotonic clock.
        """
        weighing = SURE * self.patience / WEIGHED
        seconds = min(MOST, (1 - SURE - CURVE) * self.patience / max(1, len(choices)))
        found: list[Mistake] = []
        judged = 0
        for judged, choice in enumerate(choices, 1):
            mistake = await self._mistake(key, seat, choice, seconds)
            found += [mistake] if mistake else []
            await progress(judged, len(choices))
            if time.monotonic() > end - WEIGHED * weighing:
                break
        found.sort(key=lambda mistake: mistake.judgement.cost)
        costliest = {mistake.choice.turn: mistake for mistake in found}  # one of each turn
        found = sorted(costliest.values(), key=lambda mistake: -mistake.judgement.cost)
        again = [await self._judged(key, seat, mistake, weighing) for mistake in found[:WEIGHED]]
        sure = sorted(filter(_is_sure, again), key=lambda mistake: -mistake.judgement.cost)
        unsure = sum(mistake.judgement.cost > LEAST for mistake in again) - len(sure)
        return sure[:MISTAKES], unsure, judged

    async def _mistake(self, key: str, seat: int, choice: lessons.Choice, seconds: float) -> Mistake | None:
        """Return the mistake that a move was, or None. Think for `seconds`."""
        view = encode(choice.view.state)
        moves, line, plan = await self._work(
            lessons.best_moves, key, view, seat, seconds * 2 / 3, crc32(view)
        )
        better = tuple(notation.read_all(games.get(key).verbs, line))
        if better[0] == choice.action:
            return None
        mistake = Mistake(choice, better, NOT_JUDGED, plan, tuple(moves[1:]))
        return await self._judged(key, seat, mistake, seconds / 3)

    async def _judged(self, key: str, seat: int, mistake: Mistake, seconds: float) -> Mistake:
        """Return a mistake with the judgement of fresh playouts: those that found it flatter it."""
        verbs, view = games.get(key).verbs, encode(mistake.choice.view.state)
        played, better = (notation.join(verbs, line) for line in (mistake.choice.line, mistake.better))
        seed = crc32(view) + round(1000 * seconds)
        return mistake._replace(
            judgement=await self._work(
                lessons.judge, key, view, seat, played, better, mistake.plan, seconds, seed
            )
        )

    async def first_step(self, key: str, seat: int, mistake: Mistake) -> Mistake | None:
        """Return a mistake as one of its first step alone; None if that is not clearly one.

        If what the step cost may well be what the turn did, it is that: of one move, one number is told.
        """
        if len(mistake.choice.line) == len(mistake.better) == 1:
            return mistake
        choice = mistake.choice._replace(line=mistake.choice.line[:1])
        alone = mistake._replace(choice=choice, better=mistake.better[:1])
        alone = await self._judged(key, seat, alone, SURE * self.patience / WEIGHED)
        whole, step = mistake.judgement, alone.judgement
        if abs(whole.cost - step.cost) <= 2 * hypot(whole.error, step.error):
            return alone._replace(judgement=whole) if _is_sure(alone) else None
        return alone if _is_sure(alone) else None

    async def clearly_worse(self, key: str, seat: int, mistake: Mistake) -> list[str]:
        """Return the notations of other moves that are clearly worse than the better one of a mistake."""
        verbs, view = games.get(key).verbs, encode(mistake.choice.view.state)
        better, played = (
            notation.notate(verbs, action) for action in (mistake.better[0], mistake.choice.action)
        )
        moves = [better, *(move for move in mistake.others if move not in (better, played))]
        seconds = SURE * self.patience / WEIGHED
        worse = await self._work(lessons.clearly_worse, key, view, seat, moves, LEAST, seconds, crc32(view))
        return [move for move in worse if move != better]

    @contextmanager
    def _thinking_for(self, user: int) -> Generator[None]:
        """Refuse further requests of a person meanwhile. Raise `Denied` for a second request."""
        if user in self._advised:
            raise Denied("one-at-a-time")
        self._advised.add(user)
        try:
            yield
        finally:
            self._advised.discard(user)


def _is_sure(mistake: Mistake) -> bool:
    """Return whether a mistake has cost points beyond doubt."""
    return mistake.judgement.cost > max(LEAST, 2 * mistake.judgement.error)
