"""The interface of a store, whatever database it uses.

Owns the guarantees that callers may rely on. Must not know SQL, SQLite or PostgreSQL: positions are bytes,
people and places are ids, times are unix seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from engine.tables.store.model import Census, Letter, LogLine, Post, Process, Shards, Status, Table, Timer
from engine.tables.store.rows import Row
from engine.tables.store.settings import OWN_SETTINGS, K, Settings

FOREVER = 2**63 - 1
"""Later than every time that is stored."""
OPEN: tuple[Status, ...] = ("lobby", "live")
"""The states of a table in which something can still happen."""
PAGE = 25
"""The default limit on the number of tables that a query returns."""


class Store(Protocol):
    """An open database.

    Each call is one transaction. Arguments are copied when the call is made, so later changes to them are not
    written. A read sees every write that was awaited before it, and never waits for a write in progress. If
    the caller of a write is cancelled, the write is completed or fails as a whole before `CancelledError` is
    raised.

    Every method raises `StoreError` if the database fails. Methods that write raise its subclass `SaveFailed`
    instead: nothing was written, and the store remains usable.
    """

    @property
    def held(self) -> frozenset[int] | None:
        """The shards that this process serves now; None before `serve`: then it serves every table.

        `due`, `refused`, `stalled`, `mark_tried` and `unpark` are about the tables of these shards only.
        """
        ...

    async def close(self) -> None:
        """Complete the calls in progress and close the database. The store cannot be used afterwards."""
        ...

    async def create(self, table: Table, *, after: Table | None = None, outbox: Sequence[Letter] = ()) -> int:
        """Store a new table with its seats and first letters. Set the table's id and return it.

        With `after`, the new table is its rematch: save that one as well, with the new id as its option
        `rematch`. Raise `Conflict` as `save` does.
        """
        ...

    async def load(self, match: int) -> Table | None:
        """Return a table with its seats, or None if there is none with this id."""
        ...

    async def save(
        self,
        table: Table,
        *,
        lines: Sequence[LogLine] = (),
        timers: Sequence[Timer] | None = None,
        outbox: Sequence[Letter] = (),
        keep: int | None = None,
        elsewhere: bool = False,
    ) -> None:
        """Update a table, append lines to its log and letters to the outbox; increment `table.seq`.

        Unless None, `timers` replace those of the table. With `keep`, the lines of the log from that number
        on are deleted first. With `elsewhere`, the table is continued in another place: its thread and its
        latest turn post are forgotten. The log of a table that is over or cancelled is compressed. Raise
        `Conflict` if the stored table is no longer at `table.seq`.
        """
        ...

    async def save_draft(self, table: Table) -> None:
        """Update only the draft of a table; increment `table.seq`. Raise `Conflict` as `save` does."""
        ...

    async def lines(self, match: int, start: int = 0) -> list[LogLine]:
        """Return the log from line number `start` on, in order."""
        ...

    async def tables_here(
        self,
        channel: int,
        user: int | None = None,
        statuses: Sequence[Status] = OPEN,
        limit: int = PAGE,
        offset: int = 0,
    ) -> list[Table]:
        """Return the tables in a channel or thread, most recently moved first.

        With `user`, only those at which that user has a seat.
        """
        ...

    async def tables_of(
        self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        """Return the tables at which a user has a seat, most recently moved first."""
        ...

    async def tables_in(
        self, guild: int, statuses: Sequence[Status] = ("lobby",), limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        """Return the tables of a guild, most recently moved first."""
        ...

    async def matches_about(self, user: int) -> list[int]:
        """Return the ids of all tables that a user opened, plays at or has played at, in order."""
        ...

    async def matches(self, *statuses: Status, before: int = FOREVER) -> list[int]:
        """Return the ids of all tables in these states that were last moved before `before`, in order."""
        ...

    async def live(self) -> list[int]:
        """Return the ids of all running tables, in order."""
        ...

    async def due(self, now: int) -> list[int]:
        """Return the ids of the tables with a letter or a timer due by `now`; parked timers do not count.

        A letter that would wait for more than `LONGEST_WAIT` is due, here and in `mail`.
        """
        ...

    async def mail(self, now: int, limit: int = 50, *, match: int | None = None) -> list[Letter]:
        """Return the letters due by `now`, of one table or of all, oldest first.

        A letter that is not due yet holds back the later letters of its table.
        """
        ...

    async def refused(self) -> list[int]:
        """Return the ids of the tables with letters that Discord refuses."""
        ...

    async def stuck(self, match: int) -> list[Letter]:
        """Return the letters of a table that Discord refuses, oldest first."""
        ...

    async def retry(self, match: int, now: int) -> None:
        """Make the refused letters of a table due by `now`."""
        ...

    async def mark_tried(self) -> None:
        """Count each waiting letter as tried at least once, because the previous process may have sent it."""
        ...

    async def mark_sending(self, letters: Sequence[int], now: int, what: str) -> None:
        """Record before the attempt that these letters are sent as one message, with `what` as their error.

        They become due at `now` and are no longer refused, so that they are sent again unchanged after a
        crash.
        """
        ...

    async def mark_sent(
        self,
        letters: Sequence[int],
        at: int,
        post: Post | None = None,
        *,
        message: int | None = None,
        before: Table | None = None,
    ) -> None:
        """Mark letters as sent at `at`, in the turn post `post` or in the message with the id `message`.

        The post becomes the latest one of its table, unless all its letters had been marked already. With
        `before`, the table as it was when the post was composed, that is done only if the table is still in
        the same channel and thread. Also delete letters sent more than `SENT_KEPT` seconds earlier.
        """
        ...

    async def sent_notices(self, match: int) -> list[Letter]:
        """Return the reminders and votes of a table whose messages have not been deleted, oldest first."""
        ...

    async def sent_turns(self, match: int) -> list[Letter]:
        """Return the stored letters of a table that have become posts of turns, oldest first."""
        ...

    async def mark_taken_down(self, letter: int) -> None:
        """Record that the message of a letter was deleted, or that its buttons were removed."""
        ...

    async def postpone(self, letter: int, until: int, error: str, *, refused: bool = False) -> None:
        """Record a failed attempt to send a letter, which is due again at `until`.

        `refused` means that the bot is not allowed to post there.
        """
        ...

    async def drop(self, letter: int, at: int, error: str) -> None:
        """Give up a letter at `at`, so that later letters of its table can be sent."""
        ...

    async def timers_due(self, now: int, limit: int = 100, *, match: int | None = None) -> list[Timer]:
        """Return the timers due by `now`, of one table or of all, earliest first, without parked ones."""
        ...

    async def postpone_timer(self, timer: int, until: int) -> None:
        """Record a failed run of a timer, which is due again at `until`.

        After `PARKED` failures it is parked until `unpark` is called or its table is saved.
        """
        ...

    async def unpark(self) -> None:
        """Reset the failure count of all parked timers, so that they run again."""
        ...

    async def stalled(self) -> list[int]:
        """Return the ids of the running tables at which nothing happens by itself, in order.

        They have no timer, or none that is not parked.
        """
        ...

    async def delete_timer(self, timer: int) -> None:
        """Delete a timer. Do nothing if it does not exist."""
        ...

    async def census(self, now: int) -> Census:
        """Return figures about the whole store, for the operator."""
        ...

    async def forget_future(self, now: int) -> None:
        """Replace times later than `now` at which open tables changed, or letters were sent, by `now`."""
        ...

    async def settings(self, kind: type[K], keys: Sequence[int]) -> dict[int, K]:
        """Return the settings of a kind by id: the defaults for an id for which nothing is stored."""
        ...

    async def change_settings(self, kind: type[Settings], key: int, changes: Mapping[str, Any]) -> None:
        """Merge changes into settings (RFC 7396): None restores a default.

        Raise `TypeError` for a key or a value that this kind of settings does not have.
        """
        ...

    async def delete_user(self, user: int) -> None:
        """Delete a user's settings."""
        ...

    async def languages(self) -> dict[int, str]:
        """Return, by user, the language of every user who has chosen one."""
        ...

    async def users_of_database(self) -> int:
        """Return how many other processes have the database open."""
        ...

    async def read_rows(self, table: str, after: Row = (), limit: int = 1000) -> list[Row]:
        """Return rows of a table of the database, in the order of its key, from the key `after` on.

        The tables and their columns are in `rows.COLUMNS`. Every store returns equal values for equal rows,
        except that it may format JSON settings differently.
        """
        ...

    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Insert rows that `read_rows` returned, except those whose key exists already."""
        ...

    # Several processes on one database

    async def serve(self, shards: Shards, version: str, on_change: Callable[[frozenset[int]], None]) -> None:
        """Begin to lease shards: at most one process holds a shard. Leasing goes on until `close`.

        `on_change` is called in the event loop with `held` whenever it has changed, once before `serve`
        returns. A shard that another process holds is leased as soon as that process ends. Raise `StoreError`
        if a living process has another total of shards, or if the database can be used by one process only
        and these are not all shards.
        """
        ...

    async def claim(self, match: int) -> bool:
        """Return True if this process may deliver letters and run timers at a table now.

        False means that another living process is doing so, or that the table's shard is not held. A claim
        ends with `release` or with the process.
        """
        ...

    async def release(self, match: int) -> None:
        """End a claim."""
        ...

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear` in the event loop with the kind and key of each change that another process notifies.

        The kind "all" means that some may have been missed: everything kept in memory must be read again.
        """
        ...

    async def notify(self, kind: str, key: int = 0) -> None:
        """Tell the other processes of a change. The kinds: "table" (match), "pauses", "language" (user).

        The kind "table" means that a letter or timer of the table may be due. `create` and `save` notify by
        themselves if another process serves the table.
        """
        ...

    async def report(self, figures: Mapping[str, Any]) -> None:
        """Replace the figures that `processes` returns of this process. They must be JSON."""
        ...

    async def processes(self) -> list[Process]:
        """Return the living processes that have called `serve`, in the order in which they started."""
        ...

    def turn(self, name: str) -> AbstractAsyncContextManager[None]:
        """Return a lock that one task in one process holds at a time. It is released if the process ends."""
        ...


async def settings_of(store: Store, kind: type[K], key: int = OWN_SETTINGS) -> K:
    """Return the settings of one person or server, or the bot's own."""
    return (await store.settings(kind, [key]))[key]
