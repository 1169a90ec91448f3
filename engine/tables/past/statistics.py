"""What finished games say about people: how often they won, their scores, how they fared against each other.

Owns what counts and who may ask. Games of several people count; those against computers alone are counted
apart. A seat that was given up or lost is no game played. Must not know how results are stored, words or
pictures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from engine.tables.past.results import LATEST, habits
from engine.tables.store import Played, Store, UserSettings
from engine.tables.table.session import Denied, Viewer

RIVALS = 6
"""The most people with whom a person is compared at once."""


class Row(NamedTuple):
    """A person's games of one kind."""

    game: str
    """The key of the game."""
    seats: int
    """The number of seats."""
    games: int
    wins: int
    mean: int
    """The mean score, rounded."""
    best: int
    """The highest score."""


class Facing(NamedTuple):
    """How two people have fared against each other, as one of them sees it."""

    name: str
    """The name of the other, or the key of the game in which they met."""
    games: int
    ahead: int
    """In how many games the one had the better rank."""
    level: int
    """In how many both had the same."""

    @property
    def behind(self) -> int:
        return self.games - self.ahead - self.level


class Figures(NamedTuple):
    """A person's statistics."""

    games: int
    wins: int
    left: int
    """How many games they gave up or lost their seat in; a vacation excuses that."""
    streak: int
    """How many of their latest games they have won in a row."""
    longest: int
    """How many games they have won in a row at most."""
    answer: int | None
    """The typical time to answer in their latest games, in seconds; None if unknown."""
    alone: int
    """The games against computers alone."""
    alone_wins: int
    rows: tuple[Row, ...]
    """By game and number of seats, the kind with most games first."""
    rivals: tuple[Facing, ...] = ()
    """Those with whom they have played most, with most games first."""


class Statistics:
    """The calls about statistics.

    On a server they are about its games alone, and anybody there may ask about anybody who does not keep
    theirs to themselves. Elsewhere, people can ask about themselves, and everything counts.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, asker: Viewer, user: int, game: str = "") -> Figures:
        """Return the statistics of a person, of one game if it is given. Raise `Denied`."""
        await self._require(asker, user)
        played = await self._store.results.played(user, asker.guild)
        rivals = await self._store.results.rivals(user, asker.guild, game)
        chosen = await self._store.settings(UserSettings, [it.user for it in rivals])
        shown = [it for it in rivals if chosen[it.user].results][:RIVALS]
        names = await self._store.results.names([(it.match, it.user) for it in shown])
        found = figures([it for it in played if game in ("", it.game)])
        return found._replace(
            rivals=tuple(
                Facing(names[it.match, it.user], it.games, it.ahead, it.level)
                for it in shown
                if (it.match, it.user) in names
            )
        )

    async def between(self, asker: Viewer, other: int) -> list[Facing]:
        """Return how the asker has fared against another person by game, most games first.

        Raise `Denied`.
        """
        await self._require(asker, other)
        mine, theirs = [await self._store.results.played(user, asker.guild) for user in (asker.user, other)]
        return between(mine, theirs)

    async def _require(self, asker: Viewer, user: int) -> None:
        if user == asker.user:
            return
        if asker.guild is None:
            raise Denied("stats-elsewhere")
        if not (await self._store.settings(UserSettings, [user]))[user].results:
            raise Denied("stats-private")


def figures(played: Sequence[Played]) -> Figures:
    """Return the statistics that follow from a person's finished games, the latest first."""
    ended = [it for it in played if not it.gone]
    counted = [it for it in ended if it.people > 1]
    alone = [it for it in ended if it.people < 2]
    kinds = Counter((it.game, it.seats) for it in counted)
    streaks = [(won, len(list(run))) for won, run in groupby(it.rank == 1 for it in counted)]
    lately = habits({0: [it for it in played if it.people > 1 or it.gone][:LATEST]})[0]
    return Figures(
        len(counted),
        sum(it.rank == 1 for it in counted),
        sum(it.gone in ("resigned", "absent") for it in played),
        streaks[0][1] if streaks and streaks[0][0] else 0,
        max((number for won, number in streaks if won), default=0),
        lately.answer,
        len(alone),
        sum(it.rank == 1 for it in alone),
        tuple(_row([it for it in counted if (it.game, it.seats) == kind]) for kind, _ in kinds.most_common()),
    )


def _row(played: Sequence[Played]) -> Row:
    scores = [it.score for it in played]
    wins = sum(it.rank == 1 for it in played)
    mean = round(sum(scores) / len(scores))
    return Row(played[0].game, played[0].seats, len(played), wins, mean, max(scores))


def between(mine: Sequence[Played], theirs: Sequence[Played]) -> list[Facing]:
    """Return how the first of two people has fared against the second, by game, with most games first."""
    others = {it.match: it.rank for it in theirs if not it.gone}
    ranks = [(it.game, it.rank, others[it.match]) for it in mine if not it.gone and it.match in others]
    games, ahead = Counter(game for game, _, _ in ranks), Counter(game for game, a, b in ranks if a < b)
    level = Counter(game for game, a, b in ranks if a == b)
    return [Facing(game, number, ahead[game], level[game]) for game, number in games.most_common()]
