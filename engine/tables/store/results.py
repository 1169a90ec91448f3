"""The results of finished games in a store.

Owns how they are written once, and what is asked about a person or a server among very many. Must not know
the rules of a game: the score sheet and the options are JSON that it does not read.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from engine.tables.store.database import Database
from engine.tables.store.model import Active, Best, Finished, Played, Result, Rival, SeatResult
from engine.tables.store.ratings import add_ratings
from engine.tables.store.rows import COLUMNS, insert_rows

T = TypeVar("T")

RIVALRY = 500
"""The number of a person's latest games in which others are looked up: each takes a look-up of its own."""

_RESULT = ", ".join(f'"{name}"' for name in COLUMNS["result"])
_SEAT = ", ".join(f'"{name}"' for name in COLUMNS["result_seat"])
_PLAYED = ", ".join(f'"{name}"' for name in Played._fields)
LAST = "select coalesce(max(id), 0) from {match} where status = 'over'"
MISSING = """select id from {match} where status = 'over' and id > :after and id <= :until
    and not exists (select 1 from result where result.match = match.id) order by id"""
_UNCHANGED = "update match set seq = seq where id = :match and seq = :seq and status = 'over'"
"""Holds the row until the end of the transaction, so that nobody is deleted from the table meanwhile."""
_OF_PERSON = '"user" = :user and (:everywhere = 1 or guild = :guild)'
_SELECT_PLAYED = f"""select {_PLAYED} from result_seat where {_OF_PERSON} order by ended desc, match desc
    limit :limit"""  # noqa: S608  # constants
_SELECT_LATEST = f"""select {_PLAYED} from result_seat where "user" = :user and (people > 1 or gone <> '')
    order by ended desc, match desc limit :limit"""  # noqa: S608  # constants
_SELECT_RIVALS = f"""select other."user", count(*),
    sum(case when mine.rank < other.rank then 1 else 0 end),
    sum(case when mine.rank = other.rank then 1 else 0 end),
    max(mine.match)
    from (select match, seat, rank from result_seat where {_OF_PERSON} and gone = ''
        and (:game = '' or game = :game) order by ended desc, match desc limit :latest) as mine
    join result_seat as other on other.match = mine.match and other.seat <> mine.seat and other.no = 0
    where other."user" is not null group by other."user" order by 2 desc, 5 desc"""  # noqa: S608  # constants
_COUNTED = """guild = :guild and "user" is not null and gone = '' and people > 1"""
_SELECT_BEST = f"""select "user", score, ended, match, seat, seats from result_seat where {_COUNTED}
    and game = :game and seats = :seats order by score desc, ended, rank, seat limit :limit"""  # noqa: S608  # constants
_SELECT_ACTIVE = f"""select "user", game, count(*), sum(case when rank = 1 then 1 else 0 end)
    from result_seat where {_COUNTED} and ended >= :since and ended < :until
    group by "user", game"""  # noqa: S608  # constants
_COUNT_ENDED = f"""select count(distinct match) from result_seat where {_COUNTED}
    and ended >= :since and ended < :until"""  # noqa: S608  # constants
_SELECT_NAMES = """select match, "user", name from seat where match in :matches and "user" is not null"""

Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""


async def add_result(db: Database, finished: Finished) -> None:
    """Write the result of a game and rate it, unless it has a result."""
    select = "select 1 from result where match = :match"
    if await db.fetch(select, match=finished.result.match):
        return
    await db.executemany(insert_rows("result"), [finished.result])
    await db.executemany(insert_rows("result_seat"), list(finished.seats))
    await add_ratings(db, finished)


class Results:
    """The calls about results. `read` and `write` run a transaction, as those of `Store` do.

    `match` is how the statements that look for finished tables name their table. Where a server is asked
    for, None stands for all of them and for direct messages.
    """

    def __init__(self, read: Run[Any], write: Run[Any], match: str) -> None:
        self._read, self._write, self._match = read, write, match

    async def last(self) -> int:
        """Return the highest id of a table that is over; 0 if there is none."""
        return (await self._select(lambda row: row[0], LAST.format(match=self._match)))[0]

    async def missing(self, after: int, until: int) -> list[int]:
        """Return the ids, above `after` up to `until`, of the tables that are over without a result."""
        select = MISSING.format(match=self._match)
        return await self._select(lambda row: row[0], select, after=after, until=until)

    async def fill(self, finished: Finished, seq: int) -> bool:
        """Write the result of a table that was over before results were kept, unless there is one.

        Return False, with nothing written, if the table has changed since it was loaded at `seq`.
        """

        async def work(db: Database) -> bool:
            if not await db.execute(_UNCHANGED, match=finished.result.match, seq=seq):
                return False
            await add_result(db, finished)
            return True

        return await self._write(work)

    async def load(self, match: int) -> Finished | None:
        """Return the result of a game; None if there is none."""

        async def work(db: Database) -> Finished | None:
            select = f"select {_RESULT} from result where match = :match"  # noqa: S608  # constants
            found = [Result(*row) for row in await db.fetch(select, match=match)]
            select = f"select {_SEAT} from result_seat where match = :match order by seat, no"  # noqa: S608  # constants
            seats = [SeatResult(*row) for row in await db.fetch(select, match=match)]
            return Finished(found[0], tuple(seats)) if found else None

        return await self._read(work)

    async def played(self, user: int, guild: int | None = None, limit: int = 1 << 20) -> list[Played]:
        """Return the finished games in which a person took part, the latest first."""
        where = {"user": user, "guild": guild or 0, "everywhere": int(guild is None)}
        return await self._select(Played._make, _SELECT_PLAYED, limit=limit, **where)

    async def latest(self, users: Sequence[int], limit: int) -> dict[int, list[Played]]:
        """Return, by person, the latest finished games with others in which they took part, the latest first.

        One that they have left was with others, whoever was there at its end.
        """

        async def work(db: Database) -> dict[int, list[Played]]:
            return {
                user: [Played(*row) for row in await db.fetch(_SELECT_LATEST, user=user, limit=limit)]
                for user in users
            }

        return await self._read(work)

    async def rivals(self, user: int, guild: int | None, game: str = "") -> list[Rival]:
        """Return with whom a person has finished their `RIVALRY` latest games, of one game if it is given.

        The one with most games comes first. Each pair of seats in a game counts by itself.
        """
        where = {"user": user, "guild": guild or 0, "everywhere": int(guild is None), "game": game}
        return await self._select(Rival._make, _SELECT_RIVALS, latest=RIVALRY, **where)

    async def best(self, guild: int, game: str, seats: Sequence[int], limit: int) -> list[Best]:
        """Return the highest scores on a server for each number of seats, the first of equals first, then the
        better place.

        Only games of several people count, here and below.
        """

        async def work(db: Database) -> list[Best]:
            found = list[Best]()
            for n in seats:
                names = {"guild": guild, "game": game, "seats": n, "limit": limit}
                found += [Best(*row) for row in await db.fetch(_SELECT_BEST, **names)]
            return found

        return await self._read(work)

    async def active(self, guild: int, since: int, until: int) -> tuple[list[Active], int]:
        """Return who has finished games on a server in [since, until), and how many games there were."""
        names = {"guild": guild, "since": since, "until": until}

        async def work(db: Database) -> tuple[list[Active], int]:
            found = [Active(*row) for row in await db.fetch(_SELECT_ACTIVE, **names)]
            return found, (await db.fetch(_COUNT_ENDED, **names))[0][0]

        return await self._read(work)

    async def names(self, people: Sequence[tuple[int, int]]) -> dict[tuple[int, int], str]:
        """Return the names of people at tables, each given by the table and the person.

        Somebody who has no seat there any more is missing.
        """
        matches, asked = sorted({match for match, _ in people}), set(people)
        found = await self._select(tuple[int, int, str], _SELECT_NAMES, matches=matches)
        return {(match, user): name for match, user, name in found if (match, user) in asked}

    async def about(self, user: int) -> list[SeatResult]:
        """Return all that is stored about a person in results."""
        select = f'select {_SEAT} from result_seat where "user" = :user order by match, seat, no'  # noqa: S608  # constants
        return await self._select(SeatResult._make, select, user=user)

    async def _select(self, read: Callable[[Any], T], select: str, **names: Any) -> list[T]:
        async def work(db: Database) -> list[T]:
            return [read(row) for row in await db.fetch(select, **names)]

        return await self._read(work)
