"""Shared by the tests of the store: values to store, and both kinds of database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import games
from engine.core import Game
from engine.match import decode, encode, replay
from engine.tables.past import archive
from engine.tables.store import (
    Contest,
    Finished,
    Letter,
    LogLine,
    Result,
    Seat,
    SeatResult,
    Store,
    Table,
    TableOptions,
    Timer,
)
from engine.tables.store.rows import COLUMNS
from engine.tables.store.sqlite import SqliteStore

SNOWFLAKE = 1_412_345_678_901_234_567
FAR = 2**40
TABLES = tuple(COLUMNS)


def new_table(**changes: object) -> Table:
    table = Table(
        game="toy",
        rules=3,
        options=TableOptions(pace="day", game={"layout": "B"}),
        guild=SNOWFLAKE,
        channel=SNOWFLAKE + 1,
        opener=7,
        secret=bytes(range(32)),
        base=b'{"round":1}',
        created=100,
        moved=100,
        seats=[Seat(seat=0, user=7, name="Žofie"), Seat(seat=1, name="Bot", bot="greedy", prefs=b'{"a":1}')],
    )
    return replace(table, **changes)


def running(game: Game[Any], state: Any, players: int = 3) -> Table:
    """Return a table at which people A, B, ... with the ids 1, 2, ... play, in a position of a game."""
    return Table(
        game=game.key,
        rules=game.rules,
        opener=1,
        secret=bytes(32),
        status="live",
        base=encode(state),
        created=0,
        moved=0,
        seats=[Seat(seat=n, user=n + 1, name="ABCDEF"[n]) for n in range(players)],
    )


def line(n: int, text: str = "pass") -> LogLine:
    return LogLine(n, n % 2, text, (3, 1, n), False, 100 + n)


def letter(nonce: str, due: int = 0) -> Letter:
    return Letter(kind="turn", payload=b"{}", nonce=nonce, due=due)


def result_of(
    match: int, *people: int | None, scores: Sequence[int] = (), ended: int = 200, **changes: Any
) -> Finished:
    """Return the result of a game of these people (None: a computer) with these scores."""
    people = people or (7, None)
    points = scores or range(len(people), 0, -1)
    human = sum(user is not None for user in people)
    game = Result(match, "toy", 3, "{}", SNOWFLAKE, 100, ended, len(people), human)._replace(**changes)
    common = (game.game, game.guild, ended, len(people), human)
    ranks = [1 + sum(other > score for other in points) for score in points]
    seats = [
        SeatResult(match, n, 0, *common, user, "" if user else "easy", "", ranks[n], points[n], "{}", 0, 60)
        for n, user in enumerate(people)
    ]
    return Finished(game, tuple(seats))


def a_contest(**changes: object) -> Contest:
    """Return a league that has not begun."""
    new = Contest(
        0, SNOWFLAKE, SNOWFLAKE + 1, "league", "Žofie's league", "toy", 2, "day", 30, 1, 7,
        "open", 1, 0, 500, 0, 100,
    )  # fmt: skip
    return new._replace(**changes)


async def stored_tables(store: Store) -> tuple[Table, Table]:
    """Return two tables of the store."""
    first, second = new_table(), new_table()
    await store.create(first)
    await store.create(second)
    return first, second


async def rows(store: Store, statement: str) -> list[tuple[Any, ...]]:
    """Return the rows of a statement, bypassing the store."""
    if isinstance(store, SqliteStore):
        return await store._writes.run(lambda db: [tuple(row) for row in db.execute(statement)])
    return [tuple(row) for row in await store._pool.fetch(statement)]


async def sql(store: Store, statement: str) -> Any:
    """Return the first value of a statement's result."""
    found = await rows(store, statement)
    return found[0][0] if found else None


async def next_timer(store: Store) -> Timer | None:
    """Return the earliest timer, whether or not it is due, without parked ones; None if there is none."""
    return next(iter(await store.timers_due(FAR, 1)), None)


async def everything(store: Store) -> list[list[tuple[Any, ...]]]:
    """Return all rows of all tables."""
    return [await rows(store, f'select * from "{name}"') for name in TABLES]  # noqa: S608


async def replayed(store: Store, table: Table) -> list[tuple[Any, list[Any]]]:
    """Replay the log of a table, which must lead to the stored position.

    Return the state, the same object each time, with the events of the setup and of each line.
    """
    game, record = games.get(table.game), await archive.read(store, table)
    steps = list(replay(game, record, strict=True, from_secret=True))
    assert steps[-1][0] == decode(game, table.base), "the log does not lead to the position"
    return steps
