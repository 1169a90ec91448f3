"""Looking at a running table and taking turns there.

Owns who may move. Listing legal actions may take milliseconds, so it is done in a thread. Must not know
clocks or votes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple

from engine import notation
from engine.core import Action, NotYours, Stale
from engine.match import Token
from engine.tables.access.access import Access, trying_twice
from engine.tables.moves import foresight
from engine.tables.past import archive, history
from engine.tables.play.look import Look, look_at
from engine.tables.table.session import Denied, Session, Viewer, seat_of
from engine.threads import FairThreads


class Pressed(NamedTuple):
    """The result of a press on a panel. `look` is the table after it."""

    look: Look
    stale: bool = False
    """Whether the button was made for an earlier state of the table: then nothing was changed."""
    asks: Action | None = None
    """The final step that is taken only once the person agrees to it."""
    stopped: Action | None = None
    """The first of several steps that had become illegal after those before it."""


class Result(NamedTuple):
    """Why a press did not take all of its steps; see `Pressed`."""

    asks: Action | None = None
    stopped: Action | None = None


class Play:
    """The calls with which people look at tables and play."""

    def __init__(self, access: Access, lines: FairThreads) -> None:
        self._access, self._lines = access, lines

    async def look(
        self,
        match: int,
        user: int | None,
        statuses: Sequence[str] = ("live", "over"),
        *,
        viewer: Viewer | None = None,
    ) -> Look:
        """Return the table as this person sees it (None: a spectator).

        `viewer` is who asked for it. Raise `Denied` as `read` does, or if the table has not started.
        """
        table = await self._access.read(match, statuses, viewer)
        if not table.base:
            raise Denied("is-cancelled")
        session = self._access.of(table)
        return await asyncio.to_thread(look_at, session, user)

    async def past(
        self, look: Look, run: Callable[..., Awaitable[Any]] = asyncio.to_thread
    ) -> tuple[history.Turn, ...]:
        """Return all turns of a table as the viewer of a look sees them; see `history.read`."""
        return await history.read(self._access.store, look.table, look.seat, run)

    async def upcoming(self, match: int) -> int | None:
        """Return the user who will be asked after the seat that is asked now, if that can be known."""
        session = self._access.of(await self._access.read(match))
        seat = await asyncio.to_thread(foresight.upcoming, session)
        return None if seat is None else session.table.seats[seat].user

    @trying_twice
    async def play_line(self, match: int, user: int, text: str) -> Look:
        """Play the steps of a typed line, and confirm the turn if it is complete.

        An empty line confirms a complete draft. Raise `Refused`; then nothing was changed.
        """
        async with self._access.live(match) as session:
            seat = session.seat(user)
            if session.match.question(seat) is None and not session.match.finished(seat):
                raise NotYours
            if text.strip():
                session.choose(seat, await self._lines.run(user, session.match.read_line, seat, text))
            if session.match.finished(seat):
                session.confirm(seat, session.match.token(seat))
            await self._access.save_step(session)
            return await asyncio.to_thread(look_at, session, user)

    @trying_twice
    async def draft_line(self, match: int, user: int, text: str) -> Pressed:
        """Take the steps of a typed line as a draft, which is left to be confirmed.

        A final step is not taken before the person agrees to it. Raise `Refused`; then nothing was changed.
        """
        async with self._access.live(match) as session:
            seat, asks = session.seat(user), None
            if session.match.question(seat) is None:
                raise NotYours
            *before, last = await self._lines.run(user, session.match.read_line, seat, text)
            session.choose(seat, before)
            if session.match.final(seat, last):
                asks = last
            else:
                session.act(seat, last, session.match.token(seat), joined=bool(before))
            if session.match.draft or session.match.lines:
                await self._access.save_step(session)
            return Pressed(await asyncio.to_thread(look_at, session, user), asks=asks)

    async def press(
        self,
        match: int,
        user: int,
        token: Token | None,
        move: str,
        *,
        sure: bool = False,
        viewer: Viewer | None = None,
    ) -> Pressed:
        """Take the steps of a choice in the panel. A step that only ends the turn also confirms it.

        Several steps are taken in an order in which all are legal or, if there is none, as many as possible.
        `move` is written by `engine.notation.join`; `token` is that of the panel. A final step that could
        lose something (`Match.asks`) is taken only with `sure`. `viewer` is who presses, and where. Raise
        `Refused`; then nothing was changed.
        """

        def step(session: Session, seat: int, token: Token) -> Result:
            verbs, played = session.game.verbs, session.match
            order, left = played.longest_order(seat, notation.read_all(verbs, move))
            if not order:
                raise Stale
            for number, action in enumerate(order):
                if not sure and played.asks(seat, action):
                    return Result(asks=action)
                session.act(seat, action, played.token(seat), joined=number > 0)
                if verbs[action.verb].ends and played.finished(seat):
                    session.confirm(seat, played.token(seat))
            return Result(stopped=left[0] if left else None)

        return await self._press(match, user, token, step, viewer)

    async def press_draft(
        self,
        match: int,
        user: int,
        token: Token | None,
        change: Literal["undo", "reset", "confirm"],
        *,
        viewer: Viewer | None = None,
    ) -> Pressed:
        """Undo the last choice of the draft, discard the draft, or confirm it; `viewer` as for `press`.

        Raise `Refused`.
        """

        def revise(session: Session, seat: int, token: Token) -> Result:
            match change:
                case "undo":
                    session.match.undo(seat, token)
                case "reset":
                    session.match.reset(seat, token)
                case "confirm":
                    session.confirm(seat, token)
            return Result()

        return await self._press(match, user, token, revise, viewer)

    @trying_twice
    async def _press(
        self,
        match: int,
        user: int,
        token: Token | None,
        change: Callable[[Session, int, Token], Result],
        viewer: Viewer | None,
    ) -> Pressed:
        """Load the table once, and apply `change` if the token is still current."""
        async with self._access.locked(match, viewer=viewer) as table:
            self._access.require(table, ("live", "over"))
            session, seat = self._access.of(table), seat_of(table, user)
            if seat is None or token is None or not session.is_current(seat, token):
                return Pressed(await asyncio.to_thread(look_at, session, user), stale=True)
            result = await asyncio.to_thread(change, session, seat, token)
            if session.match.lines or not session.is_current(seat, token):
                await self._access.save_step(session)
            look = await asyncio.to_thread(look_at, session, user)
            return Pressed(look, asks=result.asks, stopped=result.stopped)

    async def suggest(self, match: int, user: int, text: str) -> list[str]:
        """Return lines that complete a typed line, best first."""
        session = self._access.of(await self._access.read(match))
        return await self._lines.run(user, session.match.suggest, session.seat(user), text)

    async def export(self, match: int, user: int | None = None) -> str:
        """Return the record file of a match that has started: while it runs, only what `user` may see."""
        table = await self._access.store.load(match)
        viewer = seat_of(table, user) if table and user else None
        return await archive.export(self._access.store, match, viewer)
