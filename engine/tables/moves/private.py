"""What is private to a person at a table: notes and plans.

Must not know when and how plans are played; that is `engine.tables.moves.plans`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Known
from engine.tables.access.access import Access, trying_twice
from engine.tables.moves import foresight, plans
from engine.tables.moves.foresight import Foresight
from engine.tables.table.session import Session
from engine.tables.table.stored import SeatState
from engine.threads import FairThreads

NOTE = 500
"""The most characters of a note."""


class Private:
    """The calls about notes and plans."""

    def __init__(self, access: Access, lines: FairThreads) -> None:
        self._access, self._lines = access, lines

    @trying_twice
    async def set_note(self, match: int, user: int, text: str) -> None:
        """Replace the person's note; an empty text deletes it."""
        async with self._access.live(match) as session:
            session.own[session.seat(user)].note = text.strip()[:NOTE]
            await self._access.save(session)

    async def plan(self, match: int, user: int, text: str, unless: str = "") -> SeatState:
        """Plan a move for the next turn, after the moves that are already planned; see `plans.plan`."""
        return await self._planning(match, user, lambda s, seat: plans.plan(s, seat, text, unless))

    async def foresee(self, match: int, user: int, text: str) -> Foresight:
        """Return what is known about a move before it is planned; see `foresight.foresee`."""
        session = self._access.of(await self._access.read(match))
        return await self._lines.run(user, foresight.foresee, session, session.seat(user), text)

    async def suggest_plan(self, match: int, user: int, text: str) -> list[str]:
        """Return lines that complete a move to plan, best first."""
        session = self._access.of(await self._access.read(match))
        return await self._lines.run(user, foresight.suggest, session, session.seat(user), text)

    async def moves_to_plan(self, match: int, user: int) -> dict[Action, list[Known]]:
        """Return moves to plan, with what is known of each; see `foresight.first_steps`."""
        session = self._access.of(await self._access.read(match))
        return await self._lines.run(user, foresight.first_steps, session, session.seat(user))

    async def answer_always(self, match: int, user: int, kind: str, text: str) -> SeatState:
        """Set the standing answer to a kind of question; an empty text deletes it."""
        return await self._planning(match, user, lambda s, seat: plans.answer_always(s, seat, kind, text))

    async def forget_plans(self, match: int, user: int) -> SeatState:
        """Delete all planned moves and standing answers."""

        def forget(session: Session, seat: int) -> None:
            own = session.own[seat]
            own.orders, own.standing, own.stopped = [], {}, ""

        return await self._planning(match, user, forget)

    @trying_twice
    async def _planning(self, match: int, user: int, change: Callable[[Session, int], None]) -> SeatState:
        async with self._access.live(match) as session:
            seat = session.seat(user)
            await self._lines.run(user, change, session, seat)
            await self._access.save(session)
            return session.own[seat]
