"""Loads a table for one call and saves what the call changed; nothing else writes running matches.

Owns one lock per match, the second attempt if another process was faster, and what follows from a change: log
lines, letters and timers, written in one transaction. Must not know who may do what.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from engine import notation
from engine.core import Event
from engine.tables import personal, plans, votes, waiting
from engine.tables.pauses import Pauses
from engine.tables.session import Denied, Notice, Session, Viewer, encode_json, may_see
from engine.tables.store import Conflict, Letter, LogLine, Store, Table, Timer, UserSettings

REMINDER, VOTE, NEWS, CARD, LEFT = "remind", "vote", "news", "card", "left"
"""Kinds of letters that are not turns. `LEFT` says in the place that a table has left where it is now."""
AUTOMATION = "hands"
"""The kind of the timer that starts automatic moves, as version 0.1 stored it."""
NONCE_BYTES = 16
"""Random bytes in a nonce; as text they are 22 characters, of the 25 that Discord allows."""

P = ParamSpec("P")
T = TypeVar("T")


def trying_twice(call: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorate a call that loads a table, changes it and saves it: after a `Conflict` it is made once more.

    The lock of a match excludes the other calls of this process. Another process may save the table between
    the load and the save; then nothing was written, and the second attempt begins with what it has saved.
    """

    @wraps(call)
    async def attempt(*args: P.args, **options: P.kwargs) -> T:
        try:
            return await call(*args, **options)
        except Conflict:
            return await call(*args, **options)

    return attempt


class Sessions:
    """Access to the tables in a store. `clock` returns unix seconds."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.pauses = Pauses(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.on_save: Callable[[int | None], None] = lambda _: None
        """Called with the server of a table that was created or changed."""
        self.on_change: Callable[[int], None] = lambda _: None
        """Called with the match after a save that left a letter to send or an automatic move to play."""

    def now(self) -> int:
        """Return the time in unix seconds."""
        return int(self.clock())

    def of(self, table: Table) -> Session:
        """Return the session of a loaded table."""
        return Session(table, self.pauses.spans)

    @asynccontextmanager
    async def locked(self, match: int, *, in_pause: bool = False) -> AsyncGenerator[Table]:
        """Hold the lock of a match and yield its table. Every change is made under this lock.

        Raise `Denied` if there is no such match or, unless `in_pause`, while the bot is paused.
        """
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            if not in_pause:
                self.pauses.refuse()
            table = await self.store.load(match)
            if table is None:
                raise Denied("no-table")
            yield table

    @asynccontextmanager
    async def lobby(self, match: int, *, save: bool = True) -> AsyncGenerator[Table]:
        """As `locked`, for a table that has not started; unless `save` is False, save it at the end.

        Raise `Denied` if the table has started.
        """
        async with self.locked(match) as table:
            if table.status != "lobby":
                raise Denied("not-lobby")
            yield table
            if save:
                await self.store_lobby(table)

    @asynccontextmanager
    async def live(self, match: int) -> AsyncGenerator[Session]:
        """As `locked`, but yield the session of a running table. Raise `Denied` if it is not running."""
        async with self.locked(match) as table:
            self.require(table, ("live",))
            yield self.of(table)

    async def read(
        self, match: int, statuses: Sequence[str] = ("live",), viewer: Viewer | None = None
    ) -> Table:
        """Return a table without locking it. Raise `Denied` if it does not exist or is in none of the states.

        A table that `viewer` may not see is treated as if it did not exist.
        """
        table = await self.store.load(match)
        if table is None or (viewer and not may_see(table, viewer)):
            raise Denied("no-table")
        self.require(table, statuses)
        return table

    @staticmethod
    def require(table: Table, statuses: Sequence[str]) -> None:
        """Raise `Denied` if the table is in none of these states."""
        if table.status not in statuses:
            raise Denied("not-started" if table.status == "lobby" else f"is-{table.status}")

    async def store_lobby(self, table: Table) -> None:
        """Save a table that has not started."""
        table.moved = self.now()
        await self.store.save(table)
        self.on_save(table.guild)

    async def save(
        self,
        session: Session,
        setup: LogLine | None = None,
        *,
        event: Event | None = None,
        news: Event | None = None,
        announce: bool = False,
        letters: Sequence[Letter] = (),
        keep: int | None = None,
        elsewhere: bool = False,
    ) -> None:
        """Write everything a call changed in one transaction: lines, position, draft, letters, timers.

        `event` is an event of the table rather than the game, such as a resignation. `news` is one after
        which the position and the questions are the same: unless there is more to tell, it is told without
        the board. With `announce`, everybody who is asked is mentioned again. `keep` is the number of log
        lines to keep; later ones are deleted. With `elsewhere`, the table is continued in another place: see
        `Store.save`. Raise `Conflict` if the match has been saved elsewhere since it was loaded, or
        `SaveFailed` if nothing could be written.
        """
        table, now = session.table, self.now()
        personal.adopt(session, await self.store.settings(UserSettings, session.users()))
        if event:  # before what follows from it in the game
            session.feed.unposted += (event,)
        lines = _log(session, now)
        _drop_void_votes(session)
        if table.status == "live" and waiting.is_called_off(session, now):
            votes.end_wishes(session)  # those who had not agreed have resigned or are absent
            table.status, letters = "cancelled", ()
            session.feed.unposted += (Event("table-called-off-by-the-rest"),)
        if table.status == "live" and not session.match.decisions():
            table.status = "over"
        session.touch(now)
        _update_pings(session, waiting.tick(session, now), announce=announce)
        if lines or setup or event or news or announce:
            table.moved = now
        automatic = table.status == "live" and plans.automatic(session) is not None
        outbox = list(letters)
        told = event or announce or session.feed.ping or (news and session.feed.unposted)
        if news and (session.feed.unposted or session.feed.ping):
            session.feed.unposted += (news,)
        elif news:
            outbox.append(self.news(news))
        if table.status != "live" or (not automatic and told):
            outbox.append(_post(session, now))
        timers = [Timer(due=0, kind=AUTOMATION)] if automatic else []
        timers += waiting.timers(session, now)
        session.pack()
        await self.store.save(
            table,
            lines=[setup, *lines] if setup else lines,
            timers=timers,
            outbox=outbox,
            keep=keep,
            elsewhere=elsewhere,
        )
        if outbox or automatic:
            self.on_change(table.id)
            self.on_save(table.guild)

    def letter(self, kind: str, notice: Notice) -> Letter:
        """Return a letter, due now."""
        return _letter(kind, notice, self.now())

    def news(self, happened: Event) -> Letter:
        """Return a letter that tells of something besides the game: it is posted without the board."""
        return self.letter(NEWS, Notice(events=(happened,), seat=happened.seat or 0))


def _log(session: Session, now: int) -> list[LogLine]:
    """Return the lines committed in this call as log lines, and add their events to the feed."""
    feed, first = session.feed, session.feed.lines
    for line in session.match.lines:
        feed.last = line.events
        feed.unposted += line.events
        prefs = session.prefs[line.seat]
        prefs.taken += sum(notation.notate(session.game.verbs, a) in prefs.advised for a in line.actions)
        prefs.advised = []
        if not line.auto:
            prefs.stopped = ""
    feed.lines += len(session.match.lines)
    return [
        LogLine(n, line.seat, notation.join(session.game.verbs, line.actions), line.drawn, line.auto, now)
        for n, line in enumerate(session.match.lines, first)
    ]


def _drop_void_votes(session: Session) -> None:
    """Delete the votes that have become void. Who has asked for an undo is told, unless they have moved."""
    movers = {line.seat for line in session.match.lines}
    for proposal in votes.prune(session):
        if proposal.kind == votes.UNDO and proposal.seat not in movers:
            session.feed.unposted += (Event("table-undo-lapsed", proposal.seat),)


def _update_pings(session: Session, newly: Sequence[int], *, announce: bool) -> None:
    """Record in the feed which people are asked something they have not been told."""
    table, feed = session.table, session.feed
    asked = {d.seat for d in session.match.decisions() if table.seats[d.seat].user and table.status == "live"}
    feed.ping = tuple(sorted(asked & {*feed.ping, *newly, *(asked if announce else ())}))


def _post(session: Session, now: int) -> Letter:
    """Return the letter that becomes the next post, and empty the feed.

    It is written only when a person is asked something new. So the moves of several computers in a row, or a
    turn of several commits, make one post.
    """
    table, feed = session.table, session.feed
    notice = Notice(feed.unposted, feed.ping, line=feed.lines - 1)
    feed.unposted, feed.ping = (), ()
    kind = "over" if table.status == "over" else "turn"
    return _letter(kind, notice, now)


def _letter(kind: str, notice: Notice, due: int) -> Letter:
    """Return a letter with a new nonce, which is random: Discord shows it to everybody in the channel."""
    nonce = secrets.token_urlsafe(NONCE_BYTES)
    return Letter(kind=kind, payload=encode_json(notice), nonce=nonce, due=due)
