"""Moves that nobody makes by hand: those of computer players, and those that people have planned ahead.

Owns the round in which they play, one step at a time. How a computer chooses is another's matter.
"""

from __future__ import annotations

import logging
import os

from engine import ahead, notation, thoughts
from engine.core import Action, Event, Illegal, NotYours, Stale
from engine.match import encode
from engine.session import Session
from engine.sessions import Sessions

log = logging.getLogger(__name__)


class Hands:
    """`think` gives a computer player's move within about `seconds`."""

    def __init__(self, sessions: Sessions, think: thoughts.Think, seconds: float = thoughts.SECONDS) -> None:
        self._sessions = sessions
        self.think, self.seconds = think, seconds

    async def move(self, match: int) -> None:
        """Let computers and planned moves play at this table until a person is asked, one step at a time."""
        while True:
            table = await self._sessions.store.load(match)
            if table is None or table.status != "live":
                return
            session = self._sessions.of(table)
            seat = ahead.automatic(session)
            if seat is None:
                return
            if table.seats[seat].user:
                await self._as_planned(match, seat)
                continue
            token = session.match.token(seat)
            action = None if session.match.finished(seat) else await self._thought(session, seat)
            async with self._sessions.locked(match) as table:
                if table.status != "live":
                    return
                session = self._sessions.of(table)
                if not table.seats[seat].bot:
                    continue
                try:
                    if action:
                        session.act(seat, action, token)
                    if session.match.finished(seat):
                        session.match.confirm(seat, session.match.token(seat))
                except (Stale, NotYours):
                    continue
                await self._sessions.save(session)

    async def _as_planned(self, match: int, seat: int) -> None:
        async with self._sessions.locked(match) as table:
            session = self._sessions.of(table)
            if table.status != "live" or not ahead.waits(session, seat):
                return
            oldest = min((order.line for order in session.prefs[seat].orders), default=0)
            log = await self._sessions.store.lines(match, oldest)
            actions = ahead.next_move(session, seat, log)
            if actions:
                session.news.unposted += (Event("table-planned", seat),)
            session.play(seat, actions)
            await self._sessions.save(session)

    async def _thought(self, session: Session, seat: int) -> Action:
        """What the computer at that seat wants to do; something harmless if its thinking fails."""
        table, match, game = session.table, session.match, session.game
        view = encode(match.view(seat).state)
        level, seed = table.seats[seat].bot, int.from_bytes(os.urandom(7), "big")
        try:
            text = await self.think(table.game, view, seat, level, self.seconds, seed)
            action = notation.read(game.verbs, text)
            if action not in match.legal_actions(seat):
                raise Illegal(text)
        except Exception:
            log.exception("match=%d seq=%d: a computer player failed", table.id, table.seq)
            return game.fallback(match.state, seat)
        return action
