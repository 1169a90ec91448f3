"""Ratings as others may see them, and computing all of them again.

Owns who shows their rating. Must not know how a rating changes, how it is stored, or words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from engine.club.ratings import Change, Rating
from engine.tables.store import Store, Table, UserSettings, open_store

T = TypeVar("T")


class Ratings:
    """The calls about ratings. Those who keep their results to themselves are left out."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def at(self, table: Table) -> dict[int, Rating]:
        """Return the ratings of the people at a table, at its game; none if the table is not rated."""
        users = [seat.user for seat in table.seats if seat.user] if table.options.rated else []
        return await self.of(users, table.game)

    async def of(self, users: Iterable[int], game: str) -> dict[int, Rating]:
        """Return the ratings of people at a game; of somebody who has none, that of somebody new."""
        known = await self._store.ratings.of([*users], game)
        return await self._shown(known)

    async def changes(self, match: int) -> dict[int, Change]:
        """Return by person what a finished game has changed; nothing if it was not rated."""
        return await self._shown(await self._store.ratings.changes(match))

    async def catch_up(self) -> bool:
        """Rate a page of games again if ratings are out of date; return False if there are none."""
        return await self._store.ratings.catch_up()

    async def _shown(self, found: Mapping[int, T]) -> dict[int, T]:
        chosen = await self._store.settings(UserSettings, [*found])
        return {user: value for user, value in found.items() if chosen[user].results}


async def recompute(database: Path | str) -> int:
    """Compute all ratings in a database again from the results, and return how many games are rated.

    Raise `StoreError` if the database cannot be used, or if it is a file that the bot has open.
    """
    store = await open_store(database)
    try:
        return await store.ratings.recompute()
    finally:
        await store.close()
