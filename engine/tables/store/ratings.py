"""The ratings of people in a store: a cache of what follows from the results of rated games.

Owns that each rated game counts exactly once, and that games count in the order of their ends (at the same
moment, of their tables), whatever the order in which they were written: those after a game that was written
late are rated again, page by page. Must not know how a rating changes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from engine.club.ratings import Change, Rating, rate
from engine.tables.store.database import Database
from engine.tables.store.model import Finished, Rated, SeatResult
from engine.tables.store.rows import COLUMNS, insert_rows, to_json
from engine.tables.store.settings import OWN_SETTINGS, BotSettings, decode

T = TypeVar("T")

_COLUMNS = ", ".join(f'"{name}"' for name in COLUMNS["rating"])
LOCK = """insert into guild (id, settings) values (0, '{}')
    on conflict (id) do update set settings = guild.settings"""
"""Holds the row of the bot's own settings until the end of the transaction: no other game is rated then."""
_OLDER = "(ended < :ended or ended = :ended and match < :match)"
_LATEST = f"""select {_COLUMNS} from rating where "user" = :user and game = :game and {_OLDER}
    order by ended desc, match desc limit 1"""  # noqa: S608  # constants
_LAST = "select ended, match from rating where game = :game order by ended desc, match desc limit 1"
_DELETE = """delete from rating where game = :game and ended >= :ended and (ended > :ended or match > :match)
    and ended <= :until and (ended < :until or match <= :last)"""
_OF_MATCH = f'select {_COLUMNS} from rating where match = :match order by "user"'  # noqa: S608  # constants
_ABOUT = f'select {_COLUMNS} from rating where "user" = :user order by ended, match'  # noqa: S608  # constants
_SEATS = ", ".join(f'result_seat."{name}"' for name in COLUMNS["result_seat"])
_RESULTS = f"""select {_SEATS} from (
        select ended, match from result where rated = 1 and game = :game
        and ended >= :ended and (ended > :ended or match > :match) order by ended, match limit :page
    ) as page join result_seat on result_seat.match = page.match
    order by page.ended, page.match, result_seat.seat, result_seat.no"""  # noqa: S608  # constants
_GAMES = "select game from result where rated = 1 union select game from rating order by 1"
PAGE = 250
"""How many games are rated again at once."""
START = (0, 0)
"""Before the end of every game."""
FOREVER = (1 << 62, 0)
"""After the end of every game."""

Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""


async def add_ratings(db: Database, finished: Finished) -> None:
    """Rate a game whose result has just been written, if it counts for ratings.

    If a game that ended later has been rated already, those from this one on are rated again: a page of them
    now, and the others by `Ratings.catch_up`.
    """
    result = finished.result
    if not result.rated:
        return
    await db.execute(LOCK)
    ends, before = (result.ended, result.match), (result.ended, result.match - 1)
    last = await db.fetch(_LAST, game=result.game)
    if last and tuple(last[0]) > ends and before < (await _outdated(db)).get(result.game, FOREVER):
        await _rate_page(db, result.game, before)
        return
    users = [it.user for it in finished.seats if it.user]
    known = await _known(db, users, result.game, ends)
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


async def _write(db: Database, seats: Sequence[SeatResult], known: dict[int, Rating]) -> None:
    """Write what a game changes."""
    await db.executemany(insert_rows("rating"), _rated(seats, known))


def _rated(seats: Sequence[SeatResult], known: dict[int, Rating]) -> list[Rated]:
    """Return the rows that a game adds, and change what is known accordingly."""
    changes = rate(seats, known)
    known |= {user: change.after for user, change in changes.items()}
    game = seats[0]
    return [Rated(user, game.game, game.ended, game.match, *change.after) for user, change in changes.items()]


async def _rate_page(db: Database, game: str, after: tuple[int, int]) -> None:
    """Rate `PAGE` games of this kind again, those that follow an end and a table.

    What is rated after them is out of date until `Ratings.catch_up` has come there.
    """
    found = await db.fetch(_RESULTS, game=game, ended=after[0], match=after[1], page=PAGE)
    played = [list(of_one) for _, of_one in groupby((SeatResult(*row) for row in found), attrgetter("match"))]
    last = (played[-1][0].ended, played[-1][0].match) if len(played) == PAGE else None
    until = {"until": (last or FOREVER)[0], "last": (last or FOREVER)[1]}
    await db.execute(_DELETE, game=game, ended=after[0], match=after[1], **until)
    users = [it.user for one in played for it in one if it.user]
    before = await _known(db, users, game, (after[0], after[1] + 1))
    known = {user: rating for user, rating in before.items() if rating}
    await db.executemany(insert_rows("rating"), [row for one in played for row in _rated(one, known)])
    await _note(db, {game: last})


async def _outdated(db: Database) -> dict[str, tuple[int, int]]:
    """Return by game the end and the table after which its ratings are out of date."""
    return decode(BotSettings, await _own_settings(db)).outdated_ratings


async def _own_settings(db: Database) -> str | None:
    found = await db.fetch("select settings from guild where id = :own", own=OWN_SETTINGS)
    return found[0][0] if found else None


async def _note(db: Database, changes: Mapping[str, tuple[int, int] | None]) -> None:
    """Change, by game, after which end and table its ratings are out of date; None if they are not."""
    kept = await _outdated(db)
    new = {game: after for game, after in {**kept, **changes}.items() if after}
    if new != kept:
        settings = msgspec.json.decode(await _own_settings(db) or "{}") | {"outdated_ratings": new}
        update = "update guild set settings = :settings where id = :own"
        await db.execute(update, settings=to_json(settings), own=OWN_SETTINGS)


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

    async def catch_up(self) -> bool:
        """Rate the next page of games whose ratings are out of date. Return False if there are none.

        Each page is one transaction, which also notes where the next one begins. So this can be stopped at
        any moment, other processes can do the same, and games can end meanwhile.
        """

        async def work(db: Database) -> bool:
            await db.execute(LOCK)
            for game, after in (await _outdated(db)).items():
                await _rate_page(db, game, after)
                return True
            return False

        return bool(await self._read(_outdated)) and await self._write(work)

    async def recompute(self) -> int:
        """Rate all games again from their results, page by page. Return how many these are.

        If this is stopped, `catch_up` goes on with it.
        """

        async def work(db: Database) -> None:
            await db.execute(LOCK)
            await _note(db, {row[0]: START for row in await db.fetch(_GAMES)})

        await self._write(work)
        while await self.catch_up():
            pass
        return await self._read(_count)


async def _count(db: Database) -> int:
    return (await db.fetch("select count(*) from result where rated = 1"))[0][0]
