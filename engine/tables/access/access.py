"""Loads a table for one call and saves what the call changed; nothing else writes running matches.

Owns one lock per match, and the second attempt if another process was faster. Must not know who may do what,
or what follows from a change.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from engine.core import Event
from engine.tables.past import results
from engine.tables.store import (
    Conflict,
    Letter,
    LogLine,
    ServerSettings,
    Status,
    Store,
    Table,
    Timer,
    UserSettings,
    settings_of,
)
from engine.tables.table.letters import NEWS, Notice, new_letter, news
from engine.tables.table.session import Denied, Session, Viewer, may_see
from engine.tables.table.stored import Gathering, pack_gathering
from engine.tables.time import deadlines, gathering, personal
from engine.tables.time.pauses import Pauses

LIVE: tuple[Status, ...] = ("live",)
EVERY: tuple[Status, ...] = ("lobby", "live", "over", "cancelled")
"""The states of a table."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a call adds to what it changed in a session; see `Access.save`."""

    event: Event | None = None
    news: Event | None = None
    announce: bool = False
    letters: Sequence[Letter] = ()
    setup: LogLine | None = None


class Consequences(NamedTuple):
    """What is written together with a changed table."""

    lines: Sequence[LogLine]
    timers: Sequence[Timer]
    outbox: Sequence[Letter]
    wakes: bool
    """Whether there is a letter to send or an automatic move to play."""


NewLetter = Callable[[str, Notice], Letter]
"""Returns a new letter of a kind; see `Access.letter`."""
Follow = Callable[[Session, Change, int, NewLetter], Consequences]
"""Applies to a session what follows from a change at a moment, and returns what is written with it."""


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


class Access:
    """Access to the tables in a store. `clock` returns unix seconds."""

    random_bytes: Callable[[int], bytes] = staticmethod(os.urandom)
    """The source of random bytes: of secrets, nonces, and the seeds of computer players."""

    def __init__(
        self, store: Store, clock: Callable[[], float], follow: Follow, lobby_days: int = 14
    ) -> None:
        self.lobby_days = lobby_days
        """Days after which a silent lobby is closed."""
        self.store = store
        self.clock = clock
        self._follow = follow
        self.pauses = Pauses(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Callable[[str, int], None]] = []
        """Called with the kind and the key of a change, as `Store.listen` does; see `tell`."""

    def now(self) -> int:
        """Return the time in unix seconds."""
        return int(self.clock())

    def of(self, table: Table) -> Session:
        """Return the session of a loaded table."""
        return Session(table, self.pauses.spans)

    @asynccontextmanager
    async def locked(
        self, match: int, *, viewer: Viewer | None = None, in_pause: bool = False
    ) -> AsyncGenerator[Table]:
        """Hold the lock of a match and yield its table. Every change is made under this lock.

        Raise `Denied` if there is no such match that `viewer` may see or, unless `in_pause`, while the bot is
        paused.
        """
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            if not in_pause:
                self.pauses.refuse()
            yield await self._load(match, viewer)

    async def _load(self, match: int, viewer: Viewer | None) -> Table:
        """Return a table. Raise `Denied` if it does not exist or, with the same error, if it is hidden."""
        table = await self.store.load(match)
        if table is None or (viewer and not may_see(table, viewer)):
            raise Denied("no-table")
        return table

    @asynccontextmanager
    async def lobby(
        self, match: int, *, viewer: Viewer | None = None, save: bool = True
    ) -> AsyncGenerator[Table]:
        """As `locked`, for a table that has not started; unless `save` is False, save it at the end.

        Raise `Denied` if the table has started.
        """
        async with self.locked(match, viewer=viewer) as table:
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

    async def read(self, match: int, statuses: Sequence[str] = LIVE, viewer: Viewer | None = None) -> Table:
        """Return a table without locking it. Raise `Denied` if it does not exist or is in none of the states.

        A table that `viewer` may not see is treated as if it did not exist.
        """
        table = await self._load(match, viewer)
        self.require(table, statuses)
        return table

    @staticmethod
    def require(table: Table, statuses: Sequence[str]) -> None:
        """Raise `Denied` if the table is in none of these states."""
        if table.status not in statuses:
            raise Denied("not-started" if table.status == "lobby" else f"is-{table.status}")

    async def require_no_avoided(self, user: int, table: Table) -> None:
        """Raise `Denied`, naming them to the person alone, if a person avoids somebody at a table."""
        avoided = (await settings_of(self.store, UserSettings, user)).avoids
        if found := [seat.user for seat in table.seats if seat.user in avoided]:
            raise Denied("avoided-here", who=", ".join(f"<@{other}>" for other in found))

    async def banned(self, guild: int | None) -> Collection[int]:
        """Return who may not play on a server; nobody for direct messages."""
        return [int(user) for user in (await settings_of(self.store, ServerSettings, guild or 0)).banned]

    async def require_welcome(self, user: int, guild: int | None) -> None:
        """Raise `Denied` if a person may not play on a server."""
        if user in await self.banned(guild):
            raise Denied("banned-here")

    async def store_lobby(
        self, table: Table, letters: Sequence[Letter] = (), *, silently: bool = False
    ) -> None:
        """Save a table that has not started, or was called off before, with its timers and some letters.

        Unless `silently`, it has shown a sign of life: it will not be closed for some time.
        """
        now = self.now()
        table.moved = table.moved if silently else now
        if table.status != "lobby":
            pack_gathering(table, Gathering())
        timers = gathering.timers(table, self.lobby_days)
        await self.store.save(table, timers=timers, outbox=letters)
        wakes = bool(letters) or any(timer.due <= now for timer in timers)
        self.tell(table.id, table.guild, wakes=wakes)

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

        That of a game which has ended thereby includes its result.

        `event` is an event of the table rather than the game, such as a resignation. `news` is one after
        which the position and the questions are the same: unless there is more to tell, it is told without
        the board. With `announce`, everybody who is asked is mentioned again. `keep` is the number of log
        lines to keep; later ones are deleted. With `elsewhere`, the table is continued in another place: see
        `Store.save`. Raise `Conflict` if the match has been saved elsewhere since it was loaded, or
        `SaveFailed` if nothing could be written.
        """
        table = session.table
        personal.adopt(session, await self.store.settings(UserSettings, session.users()))
        change = Change(event=event, news=news, announce=announce, letters=letters, setup=setup)
        lines, timers, outbox, wakes = self._follow(session, change, self.now(), self.letter)
        session.pack()
        result = None
        if table.status == "over":
            result = results.finished(table, [*await self.store.lines(table.id), *lines])
        await self.store.save(
            table, lines=lines, timers=timers, outbox=outbox, keep=keep, elsewhere=elsewhere, result=result
        )
        if wakes:
            self.tell(table.id, table.guild, wakes=True)

    async def save_step(self, session: Session) -> None:
        """As `save`, after a call that has changed nothing but the draft, or confirmed it.

        Within a draft, only the draft is written.
        """
        now = self.now()
        if not deadlines.keeps_timers(session, now):
            await self.save(session)
            return
        session.touch(now)
        session.pack_draft()
        await self.store.save_draft(session.table)

    def tell(self, match: int, guild: int | None, *, wakes: bool = False) -> None:
        """Tell the listeners that a table was created or changed: "tables" with the id of its server.

        If it `wakes`, there is a letter to send or an automatic move to play: "table" with its id.
        """
        for listener in self.listeners:
            if wakes:
                listener("table", match)
            if guild:
                listener("tables", guild)

    async def notify(self, kind: str, key: int) -> None:
        """Tell the other processes of a change; see `Store.notify`."""
        await self.store.notify(kind, key)

    def letter(self, kind: str, notice: Notice) -> Letter:
        """Return a letter, due now."""
        return new_letter(kind, notice, self.now(), self.random_bytes)

    def news(self, happened: Event) -> Letter:
        """Return a letter that tells of something besides the game: it is posted without the board."""
        return self.letter(NEWS, news(happened))
