"""The ratings of people in a store: a cache of what follows from the results of rated games.

Owns that each rated game counts exactly once, and that games count in the order of their ends (at the same
moment, of their tables), whatever the order in which they were written. Must not know how a rating changes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from engine.club.ratings import Change, Rating, rate
from engine.tables.store.database import Database
from engine.tables.store.model import Finished, Rated, SeatResult
from engine.tables.store.rows import COLUMNS, insert_rows

T = TypeVar("T")

_COLUMNS = ", ".join(f'"{name}"' for name in COLUMNS["rating"])
LOCK = """insert into guild (id, settings) values (0, '{}')
    on conflict (id) do update set settings = guild.settings"""
"""Holds the row of the bot's own settings until the end of the transaction: no other game is rated then."""
_OLDER = "(ended < :ended or ended = :ended and match < :match)"
_LATEST = f"""select {_COLUMNS} from rating where "user" = :user and game = :game and {_OLDER}
    order by ended desc, match desc limit 1"""  # noqa: S608  # constants
_LAST = "select ended, match from rating where game = :game order by ended desc, match desc limit 1"
_DELETE = """delete from rating where game = :game and ended >= :ended
    and (ended > :ended or match >= :match)"""
_OF_MATCH = f'select {_COLUMNS} from rating where match = :match order by "user"'  # noqa: S608  # constants
_ABOUT = f'select {_COLUMNS} from rating where "user" = :user order by ended, match'  # noqa: S608  # constants
_SEATS = ", ".join(f'result_seat."{name}"' for name in COLUMNS["result_seat"])
_RESULTS = f"""select {_SEATS} from (
        select ended, match from result where rated = 1 and game = :game
        and ended >= :ended and (ended > :ended or match > :match) order by ended, match limit :page
    ) as page join result_seat on result_seat.match = page.match
    order by page.ended, page.match, result_seat.seat, result_seat.no"""  # noqa: S608  # constants
PAGE = 1000
"""How many games are read at once when all are rated again."""
START = (0, 0)
"""Before the end of every game."""
FOREVER = (1 << 62, 0)
"""After the end of every game."""

Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""


async def add_ratings(db: Database, finished: Finished) -> None:
    """Rate a game whose result has just been written, if it counts for ratings.

    If a game that ended later has been rated already, those from this one on are rated again.
    """
    result = finished.result
    if not result.rated:
        return
    await db.execute(LOCK)
    last = await db.fetch(_LAST, game=result.game)
    if last and tuple(last[0]) > (result.ended, result.match):
        await _rate_again(db, result.game, (result.ended, result.match))
        return
    users = [it.user for it in finished.seats if it.user]
    known = await _known(db, users, result.game, (result.ended, result.match))
    await _write(db, finished.seats, {user: rating for user, rating in known.items() if rating})


async def _known(
    db: Database, users: Iterable[int], game: str, before: tuple[int, int]
) -> dict[int, Rating | None]:
    """Return what people's ratings were before a moment and table; None without any."""
    found: dict[int, Rating | None] = {}
    for user in dict.fromkeys(users):
        rows = await db.fetch(_LATEST, user=user, game=game, ended=before[0], match=before[1])
        found[user] = Rating(Rated(*rows[0]).mu, Rated(*rows[0]).sigma) if rows else None
    return found


async def _write(db: Database, seats: Sequence[SeatResult], known: dict[int, Rating]) -> dict[int, Change]:
    """Write what a game changes, and return it by person."""
    changes = rate(seats, known)
    game = seats[0]
    rows = [Rated(user, game.game, game.ended, game.match, *change.after) for user, change in changes.items()]
    await db.executemany(insert_rows("rating"), rows)
    return changes


async def _rate_again(db: Database, game: str, since: tuple[int, int]) -> int:
    """Rate the games of this kind again from an end and a table on, and return how many these are."""
    await db.execute(_DELETE, game=game, ended=since[0], match=since[1])
    known, number, last = dict[int, Rating](), 0, (since[0], since[1] - 1)
    while rows := await db.fetch(_RESULTS, game=game, ended=last[0], match=last[1], page=PAGE):
        for _, seats in groupby((SeatResult(*row) for row in rows), attrgetter("match")):
            played = list(seats)
            new = [it.user for it in played if it.user and it.user not in known]
            before = await _known(db, new, game, since)
            known |= {user: rating for user, rating in before.items() if rating}
            changes = await _write(db, played, known)
            known |= {user: change.after for user, change in changes.items()}
            number, last = number + 1, (played[0].ended, played[0].match)
    return number


class Ratings:
    """The calls about ratings. `read` and `write` run a transaction, as those of `Store` do."""

    def __init__(self, read: Run[Any], write: Run[Any]) -> None:
        self._read, self._write = read, write

    async def of(self, users: Sequence[int], game: str) -> dict[int, Rating]:
        """Return the ratings that people have at a game; of somebody who has none, that of somebody new."""

        async def work(db: Database) -> dict[int, Rating]:
            known = await _known(db, users, game, FOREVER)
            return {user: rating or Rating() for user, rating in known.items()}

        return await self._read(work)

    async def changes(self, match: int) -> dict[int, Change]:
        """Return by person what a game has changed; nothing if it was not rated."""

        async def work(db: Database) -> dict[int, Change]:
            found: dict[int, Change] = {}
            for row in [Rated(*row) for row in await db.fetch(_OF_MATCH, match=match)]:
                before = await _known(db, [row.user], row.game, (row.ended, match))
                found[row.user] = Change(before[row.user] or Rating(), Rating(row.mu, row.sigma))
            return found

        return await self._read(work)

    async def about(self, user: int) -> list[Rated]:
        """Return all ratings that a person has had."""

        async def work(db: Database) -> list[Rated]:
            return [Rated(*row) for row in await db.fetch(_ABOUT, user=user)]

        return await self._read(work)

    async def recompute(self) -> int:
        """Rate all games again from their results, in one transaction. Return how many these are."""

        async def work(db: Database) -> int:
            await db.execute(LOCK)
            games = [row[0] for row in await db.fetch("select distinct game from result where rated = 1")]
            await db.execute("delete from rating")
            return sum([await _rate_again(db, game, START) for game in games])

        return await self._write(work)
