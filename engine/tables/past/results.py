"""The results of finished games: what is kept of a game when it ends, and what is known of a person by them.

Owns what a result says about those who took part. Must not know how results are stored, words or pictures.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from statistics import median_low
from typing import NamedTuple

import msgspec

from engine import games
from engine.club.ratings import counts
from engine.match import decode
from engine.tables.store import Finished, LogLine, Played, Result, SeatResult, Store, Table, UserSettings
from engine.tables.store.settings import write_options
from engine.tables.table.stored import SeatState, departures, seat_state

log = logging.getLogger(__name__)

FILLED = 1000
"""How many table numbers are looked through at once for finished games without a result."""
LATEST = 20
"""The number of latest finished games by which a person's habits are known."""


class Habits(NamedTuple):
    """How a person has played lately with others: facts that these may see before they sit down together."""

    games: int
    """How many finished games these are, at most `LATEST`."""
    gone: int
    """In how many of them they gave their seat up or lost it; a vacation excuses them."""
    answer: int | None
    """The typical time to answer in seconds; None if unknown."""

    @property
    def new(self) -> bool:
        """Return whether they have finished none of these games."""
        return self.games <= self.gone


class Ended(NamedTuple):
    """A finished game in the list of a person, who had a seat at its end."""

    played: Played
    table: Table
    winners: int
    """How many seats won it."""


def finished(table: Table, lines: Sequence[LogLine]) -> Finished | None:
    """Return what stays of a game that is over, from its table and whole log; None if it has no outcome."""
    game = games.get(table.game)
    outcome = game.outcome(decode(game, table.base))
    if outcome is None:
        return None
    result = Result(
        table.id,
        table.game,
        table.rules,
        write_options(table.options),
        table.guild,
        lines[0].at if lines else table.created,
        lines[-1].at if lines else table.moved,
        len(table.seats),
        sum(bool(seat.user) for seat in table.seats),
    )
    found = list[SeatResult]()
    for seat in table.seats:
        own = seat_state(table, seat.seat)
        n = seat.seat
        sheet = msgspec.json.encode({row: points[n] for row, points in outcome.detail.items()}).decode()
        last = SeatResult(
            table.id,
            n,
            0,
            table.game,
            table.guild,
            result.ended,
            result.seats,
            result.people,
            seat.user,
            seat.bot,
            "",
            outcome.ranks[n],
            outcome.scores[n],
            sheet,
            own.taken,
            typical_time(lines, n, since=joined(own)) if seat.user else None,
        )
        found.append(last)
        found += [
            last._replace(no=no, user=it.user, bot="", gone=it.how, taken=0, answer=None)
            for no, it in enumerate(reversed(departures(own)), 1)
        ]
    rated = int(table.options.rated and counts(found))
    return Finished(result._replace(rated=rated), tuple(found))


def joined(own: SeatState) -> int:
    """Return since when the player of a seat has had it, in unix seconds; 0 if from the beginning."""
    return max((it.at for it in own.departed), default=0)


def typical_time(lines: Sequence[LogLine], seat: int, since: int = 0) -> int | None:
    """Return the median of the times that the player of a seat took to answer, in seconds; None without any.

    A seat is asked when the others have moved, and has answered with the last of its lines before they move
    again. Moves that the bot made for it do not count.

    >>> moves = [(None, 0), (0, 9), (1, 30)]
    >>> typical_time([LogLine(n, seat, "", (), False, at) for n, (seat, at) in enumerate(moves)], 1)
    21
    """
    times = [at - asked for asked, at in _answers(lines, seat) if at > since]
    return median_low(times) if times else None


def _answers(lines: Sequence[LogLine], seat: int) -> Iterator[tuple[int, int]]:
    """Yield when a seat was asked and when it had answered, for each of its turns, in unix seconds."""
    asked = lines[0].at if lines else 0
    for mover, turn in groupby(lines, lambda line: line.seat):
        played = list(turn)
        own = [line for line in played if not line.auto]
        if mover == seat and own:
            yield asked, max(asked, own[-1].at)
        asked = played[-1].at


class Results:
    """The calls about results."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def fill(self) -> int:
        """Write the results of the games that an earlier version has finished. Return how many these are.

        Each is one transaction, so this can be stopped at any moment, and goes on where it was. One process
        does it at a time. A game whose position cannot be read has no result.
        """
        number = 0
        async with self._store.turn("results"):
            for after in range(0, await self._store.results.last(), FILLED):
                for match in await self._store.results.missing(after, after + FILLED):
                    number += await self._fill(match)
        return number

    async def _fill(self, match: int) -> bool:
        """Write the result of a finished game, and return whether it has one now."""
        while table := await self._store.load(match):
            try:
                found = await asyncio.to_thread(finished, table, await self._store.lines(match))
            except Exception as error:  # whatever a damaged position leads to
                log.warning("match=%d: it has no result: %s", match, type(error).__name__)
                return False
            if found is None or await self._store.results.fill(found, table.seq):
                return found is not None
        return False

    async def games(self, user: int, page: int, size: int) -> tuple[list[Ended], int]:
        """Return a page of the finished games at whose end a person had a seat, and how many there are.

        The latest comes first. Pages are counted from 1; after the last one, there are no games.
        """
        played = [it for it in await self._store.results.played(user) if not it.gone]
        shown = played[max(0, page - 1) * size : max(0, page) * size]
        found: list[Ended] = []
        for it in shown:
            table, result = await self._store.load(it.match), await self._store.results.load(it.match)
            if table and result:
                winners = {own.seat for own in result.seats if own.rank == 1}
                found.append(Ended(it, table, len(winners)))
        return found, len(played)

    async def habits(self, users: Sequence[int]) -> dict[int, Habits]:
        """Return how these people have played lately, without those who keep that to themselves."""
        chosen = await self._store.settings(UserSettings, users)
        shown = [user for user in dict.fromkeys(users) if chosen[user].results]
        return habits(await self._store.results.latest(shown, LATEST))


def habits(played: Mapping[int, Sequence[Played]]) -> dict[int, Habits]:
    """Return how people have played, by their finished games."""
    return {
        user: Habits(
            len(rows),
            sum(it.gone in ("resigned", "absent") for it in rows),
            _median([it.answer for it in rows if it.answer is not None]),
        )
        for user, rows in played.items()
    }


def _median(times: Sequence[int]) -> int | None:
    return median_low(times) if times else None
