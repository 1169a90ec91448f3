"""Loading a table for one call and saving what the call changed: the only way to a match in the store.

Owns one lock per match, and what follows from a change: lines, letters and timers, all in one transaction.
Knows nothing of who may do what.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from engine import ahead, notation, waiting
from engine.clock import Window
from engine.core import Event
from engine.pauses import Pauses
from engine.session import Denied, Session, Told, encode_json
from engine.store import Letter, Line, Store, Table, Timer

HANDS = "hands"
"""Kind of the timer that makes a computer or a planned move play."""


class Sessions:
    """`clock` gives unix seconds."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.pauses = Pauses(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[], None] = lambda: None
        """Called after each save that left a letter or a timer."""

    def now(self) -> int:
        return int(self.clock())

    def of(self, table: Table) -> Session:
        return Session(table, self.pauses.spans)

    @asynccontextmanager
    async def locked(self, match: int, *, in_pause: bool = False) -> AsyncGenerator[Table]:
        """The way to every change; only what changes nothing for anybody goes on in a pause."""
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
        async with self.locked(match) as table:
            if table.status != "lobby":
                raise Denied("not-lobby")
            yield table
            if save:
                await self.store_lobby(table)

    @asynccontextmanager
    async def live(self, match: int) -> AsyncGenerator[Session]:
        async with self.locked(match) as table:
            self.require(table, ("live",))
            yield self.of(table)

    async def read(self, match: int, statuses: Sequence[str] = ("live",)) -> Table:
        table = await self.store.load(match)
        if table is None:
            raise Denied("no-table")
        self.require(table, statuses)
        return table

    @staticmethod
    def require(table: Table, statuses: Sequence[str]) -> None:
        if table.status not in statuses:
            raise Denied("not-started" if table.status == "lobby" else f"is-{table.status}")

    async def store_lobby(self, table: Table) -> None:
        table.moved = self.now()
        await self.store.save(table)

    async def save(
        self,
        session: Session,
        setup: Line | None = None,
        *,
        told: Event | None = None,
        announce: bool = False,
        letters: Sequence[Letter] = (),
        keep: int | None = None,
    ) -> None:
        """Write everything a call changed in one transaction: lines, position, draft, letters, timers.

        Events wait unposted while only computers are to move, or whoever moved is still at it: so a round of
        the ones and the turn of the other are one post. With `announce` everybody asked is told again.
        """
        table, match, news = session.table, session.match, session.news
        now = self.now()
        lines = [
            Line(
                news.lines + i,
                line.seat,
                notation.join(session.game.verbs, line.actions),
                line.drawn,
                line.auto,
                now,
            )
            for i, line in enumerate(match.lines)
        ]
        for line in match.lines:
            news.last = line.events
            news.unposted += line.events
            if not line.auto:
                session.prefs[line.seat].stopped = ""
        news.lines += len(lines)
        news.unposted += (told,) if told else ()
        over = table.status == "live" and not match.decisions()
        if over:
            table.status = "over"
        session.touch(now)
        newly = waiting.tick(session, now)
        asked = {d.seat for d in match.decisions() if table.seats[d.seat].user and table.status == "live"}
        news.ping = tuple(sorted(asked & {*news.ping, *newly, *(asked if announce else ())}))
        if lines or setup or told or announce:
            table.moved = now
        outbox = list(letters)
        hands = table.status == "live" and ahead.automatic(session) is not None
        if over or table.status != "live" or (not hands and (told or announce or news.ping)):
            nonce = f"{table.id}.{table.seq}"
            letter = Told(news.unposted, news.ping)
            outbox.append(
                Letter(kind="over" if over else "turn", payload=encode_json(letter), nonce=nonce, due=now)
            )
            news.unposted, news.ping = (), ()
        timers = [Timer(due=now, kind=HANDS)] if hands else []
        timers += waiting.timers(session, now, await self._quiet_hours(session, asked))
        session.pack()
        await self.store.save(
            table, lines=[setup, *lines] if setup else lines, timers=timers, outbox=outbox, keep=keep
        )
        if outbox or hands:
            self.on_change()

    async def _quiet_hours(self, session: Session, seats: Iterable[int]) -> dict[int, Window]:
        """Of the people at these seats, by user."""
        users = [user for seat in seats if (user := session.table.seats[seat].user)]
        settings = await self.store.settings_of(users) if users else {}
        return {
            user: Window(kept["quiet"][0], kept["quiet"][1], kept["zone"])
            for user, kept in settings.items()
            if "quiet" in kept and "zone" in kept
        }

    def letter(self, session: Session, kind: str, seat: int, about: str = "") -> Letter:
        nonce = f"{session.table.id}.{session.table.seq}.{kind[0]}{seat}"
        return Letter(
            kind=kind, payload=encode_json(Told(seat=seat, kind=about)), nonce=nonce, due=self.now()
        )
