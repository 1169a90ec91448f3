"""A server's hall: its records by game, who has played this month, and who has won its seasons and cups.

Owns what stands there: people who keep their results to themselves do not. Must not know how results are
stored, words or pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from engine import games
from engine.tables.store import Best, Monthly, ServerSettings, Store, UserSettings, settings_of

BEST = 10
"""The highest scores that are looked through for one of a person who may be named."""
PLAYERS = 6
"""The most players of a month."""
WINNERS = 6
"""The most winners of seasons and cups, the latest ones."""


class Highest(NamedTuple):
    """The highest score in a game with some number of seats."""

    game: str
    seats: int
    score: int
    name: str
    ended: int


class Player(NamedTuple):
    """Somebody who has finished games in a month."""

    name: str
    games: int
    wins: int


class Winner(NamedTuple):
    """Somebody who has won a season of a league, or a cup."""

    contest: str
    season: int
    """The number of the season; 0 for a cup."""
    name: str


class Honours(NamedTuple):
    """What stands in a server's hall."""

    records: tuple[Highest, ...]
    """In the order of games, and of the numbers of seats."""
    players: tuple[Player, ...]
    """Who has won most in the month, then who has played most."""
    games: int
    """How many games of several people were finished in the month."""
    winners: tuple[Winner, ...] = ()
    """The latest first."""


class Due(NamedTuple):
    """The hall of a month that has ended, to be posted now."""

    place: Monthly
    honours: Honours
    again: bool
    """Whether it may have been posted already: an attempt was not recorded as successful."""


class Hall:
    """The calls about halls. `now` returns unix seconds."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def of(self, guild: int, month: int | None = None) -> Honours:
        """Return what stands in the hall of a server, with the players of a month; None for the present one.

        The month is given by its `month_number`, and begins in the time zone of the server.
        """
        own = (await settings_of(self._store, ServerSettings, guild)).zone
        month = month_number(self._now(), own) if month is None else month
        records = await self._records(guild)
        span = month_begins(month, own), month_begins(month + 1, own)
        active, number = await self._store.results.active(guild, *span)
        played, won = Counter[int](), Counter[int]()
        for it in active:
            played[it.user] += it.games
            won[it.user] += it.wins
        shown = await self._shown(played)
        ranked = sorted(shown, key=lambda user: (-won[user], -played[user], user))[:PLAYERS]
        players: list[Player] = []
        for user in ranked:
            for latest in await self._store.results.played(user, guild, 1):
                names = await self._store.results.names([(latest.match, user)])
                players += [Player(name, played[user], won[user]) for name in names.values()]
        return Honours(tuple(records), tuple(players), number, await self._winners(guild))

    @asynccontextmanager
    async def posting(self, guild: int) -> AsyncGenerator[Due | None]:
        """Yield the hall of the month that has ended on a server, None if there is none to be posted.

        After the first attempt, the next one is `again`, until the block has ended without an error. No other
        process posts meanwhile. A month in which nobody has played is passed over.
        """
        async with self._store.turn(f"hall {guild}"):
            kept, now = await settings_of(self._store, ServerSettings, guild), self._now()
            if kept.hall is None:
                yield None
                return
            month, place = month_number(now, kept.zone), kept.hall
            begins = place.month < month
            if begins:
                place = Monthly(place.channel, month, now)
                await self._record(guild, {"month": month, "since": now})
            if not place.since:
                yield None
                return
            found = await self.of(guild, place.month - 1)
            yield Due(place, found, not begins) if found.games else None
            await self._record(guild, {"since": None})

    async def _record(self, guild: int, changes: dict[str, int | None]) -> None:
        await self._store.change_settings(ServerSettings, guild, {"hall": changes})

    async def _winners(self, guild: int) -> tuple[Winner, ...]:
        won = await self._store.contests.won(guild, 2 * WINNERS)
        shown = await self._shown({it.user for it in won})
        found = [
            Winner(it.contest.name, 0 if it.contest.round else it.season, it.name)
            for it in won
            if it.user in shown
        ]
        return tuple(found[:WINNERS])

    async def _records(self, guild: int) -> list[Highest]:
        found: list[tuple[str, Best]] = []
        for key, game in games.ALL.items():
            best = await self._store.results.best(guild, key, game.seats, BEST)
            shown = await self._shown({it.user for it in best})
            for seats in game.seats:
                found += [(key, it) for it in best if it.seats == seats and it.user in shown][:1]
        names = await self._store.results.names([(it.match, it.user) for _, it in found])
        return [
            Highest(key, it.seats, it.score, names[it.match, it.user], it.ended)
            for key, it in found
            if (it.match, it.user) in names
        ]

    async def _shown(self, users: Collection[int]) -> set[int]:
        """Return those of these people whose results others may see."""
        chosen = await self._store.settings(UserSettings, list(users))
        return {user for user in users if chosen[user].results}


def month_number(now: int, name: str = "") -> int:
    """Return the number of months from the year 0 to a moment in unix seconds, in a time zone, else in UTC.

    >>> divmod(month_number(1_795_600_000), 12)
    (2026, 10)
    """
    at = datetime.fromtimestamp(now, ZoneInfo(name or "UTC"))
    return at.year * 12 + at.month - 1


def month_begins(number: int, name: str = "") -> int:
    """Return when a month begins in a time zone, in unix seconds.

    >>> month_begins(2026 * 12 + 10), month_begins(2026 * 12 + 10, "Europe/Prague")
    (1793491200, 1793487600)
    """
    year, month = divmod(number, 12)
    return int(datetime(year, month + 1, 1, tzinfo=ZoneInfo(name or "UTC")).timestamp())
