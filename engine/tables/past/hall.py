"""A server's hall: its records by game, and who has played this month.

Owns what stands there: people who keep their results to themselves do not. Must not know how results are
stored, words or pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import NamedTuple

from engine import games
from engine.tables.store import Best, Store, UserSettings

BEST = 10
"""The highest scores that are looked through for one of a person who may be named."""
PLAYERS = 6
"""The most players of a month."""


class Highest(NamedTuple):
    """The highest score in a game with some number of seats."""

    game: str
    seats: int
    score: int
    name: str
    ended: int


class Player(NamedTuple):
    """Somebody who has finished games this month."""

    name: str
    games: int
    wins: int


class Honours(NamedTuple):
    """What stands in a server's hall."""

    records: tuple[Highest, ...]
    """In the order of games, and of the numbers of seats."""
    players: tuple[Player, ...]
    """Who has won most this month, then who has played most."""
    games: int
    """How many games of several people were finished this month."""
    since: int
    """When the month began, in unix seconds."""


class Hall:
    """The calls about halls. `now` returns unix seconds."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store, self._now = store, now

    async def of(self, guild: int) -> Honours:
        """Return what stands in the hall of a server now."""
        since = month(self._now())
        records = await self._records(guild)
        active, number = await self._store.results.active(guild, since, self._now() + 1)
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
        return Honours(tuple(records), tuple(players), number, since)

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


def month(now: int) -> int:
    """Return when the month (UTC) of a moment began; both are in unix seconds.

    >>> month(1_795_600_000) == int(datetime(2026, 11, 1, tzinfo=UTC).timestamp())
    True
    """
    start = datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int(start.timestamp())
