"""Automatic moves: those of computer players, and those that people have planned.

Owns the loop that plays them, one step at a time. Must not know how a computer chooses a move.
"""

from __future__ import annotations

import logging
import math

from engine import bots, notation
from engine.bots import pool
from engine.core import Action, Event, Illegal, NotYours, Stale
from engine.match import Token, encode
from engine.tables.access.access import Access, trying_twice
from engine.tables.moves import plans
from engine.tables.table.session import Session

log = logging.getLogger(__name__)


class Automation:
    """Plays automatic moves. `think` chooses a computer's move, in at most `seconds` whatever the level."""

    def __init__(self, access: Access, think: pool.Think, seconds: float = math.inf) -> None:
        self._access = access
        self.think, self.seconds = think, seconds

    async def move(self, match: int) -> None:
        """Play automatic moves at a table, one step at a time, until a person is asked."""
        table = await self._access.store.load(match)
        session = self._access.of(table) if table and table.status == "live" else None
        thinker, left = -1, 0.0
        while session and (seat := plans.automatic(session)) is not None:
            if session.table.seats[seat].user:
                session = await self._as_planned(match, seat)
                continue
            if seat != thinker:
                thinker, left = seat, bots.TURN_SECONDS
            seconds = min(self.seconds, bots.allowance(session.table.seats[seat].bot, left))
            left -= seconds
            session = await self._step(session, seat, seconds)

    async def _step(self, session: Session, seat: int, seconds: float) -> Session | None:
        """Let a computer think, then play its move if the question is still open.

        Return the session afterwards, or None if the game is over.
        """
        action, plan = None, ""
        if not session.match.finished(seat):
            action, plan = await self._thought(session, seat, seconds)
        return await self._play(session.table.id, seat, action, plan, session.match.token(seat))

    @trying_twice
    async def _play(
        self, match: int, seat: int, action: Action | None, plan: str, token: Token
    ) -> Session | None:
        async with self._access.locked(match) as table:
            if table.status != "live":
                return None
            session = self._access.of(table)
            if not table.seats[seat].bot:
                return session
            try:
                if action:
                    session.act(seat, action, token, plan=plan)
                if session.match.finished(seat):
                    session.confirm(seat, session.match.token(seat))
            except (Stale, NotYours):
                return session
            await self._access.save_step(session)
        return session

    @trying_twice
    async def _as_planned(self, match: int, seat: int) -> Session | None:
        """Play a planned move. Return the session afterwards, or None if the game is over.

        If it does not end the turn, it becomes a draft, of which only its player is told.
        """
        async with self._access.locked(match) as table:
            session = self._access.of(table)
            if table.status != "live":
                return None
            if not plans.waits(session, seat):
                return session
            own = session.own[seat]
            since = await self._access.store.lines(match, own.orders[0].line if own.orders else 0)
            actions = plans.next_move(session, seat, [(line.seat, line.text) for line in since])
            session.play(seat, actions)
            if session.match.lines:
                session.feed.unposted += (Event("table-planned", seat),)
            elif actions:  # a draft that is its player's own affair
                own.stopped, own.reason = notation.join(session.game.verbs, actions), "begun"
            await self._access.save(session)
        return session

    async def _thought(self, session: Session, seat: int, seconds: float) -> tuple[Action, str]:
        """Return the move that the computer at a seat chooses and its plan; if it fails, a harmless one."""
        table, match, game = session.table, session.match, session.game
        view = encode(match.view(seat).state)
        level, seed = table.seats[seat].bot, int.from_bytes(self._access.random_bytes(7), "big")
        try:
            text, plan = await self.think(table.game, view, seat, level, seconds, seed, session.plan(seat))
            action = notation.read(game.verbs, text)
            if action not in match.legal_actions(seat):
                raise Illegal(text)
        except Exception:
            log.exception("match=%d seq=%d: a computer player failed", table.id, table.seq)
            return game.fallback(match.state, seat), ""
        return action, plan
