"""Ratings: how strong people are at a game, by their finished games.

Owns who counts at a table, in which order, and what that changes. Must not know where results and ratings are
stored, or which games count: a table that is not rated is not given to this module.

The model is Plackett-Luce with the update by Weng and Lin, "A Bayesian Approximation Method for Online
Ranking", Journal of Machine Learning Research 12 (2011), algorithm 4, computed by `openskill`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

from openskill.models import PlackettLuce

SCALE = 50
"""The points of one unit of skill."""
DOUBT = 3
"""How many standard deviations are subtracted from the skill, so that a lucky newcomer leads no list."""
SETTLED = 5.5
"""The standard deviation of the skill up to which a rating is settled: after about ten games."""


class Rating(NamedTuple):
    """What is known of a person's skill at a game: a normal distribution. By default of somebody new."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def points(self) -> int:
        """Return the number that people read. It is conservative: the skill is very likely higher.

        >>> Rating().points, Rating(27, 5).points, Rating(0, 8).points
        (0, 600, 0)
        """
        return max(0, round(SCALE * (self.mu - DOUBT * self.sigma)))

    @property
    def settled(self) -> bool:
        """Return whether enough is known to compare people by it."""
        return self.sigma <= SETTLED


class Change(NamedTuple):
    """What a finished game has changed for one person."""

    before: Rating
    after: Rating


COMPUTERS = {
    "dice": Rating(-10, 1),
    "easy": Rating(15, 1),
    "normal": Rating(25, 1),
    "hard": Rating(30, 1),
}
"""The ratings of computers by level. They never change; docs/computer-players.md says how they were found."""
CHARACTER = COMPUTERS["normal"]
"""The rating of the computers whose level is the name of a character: they are as strong."""


class Part(Protocol):
    """What somebody did in a finished game, as `engine.tables.store.SeatResult` has it."""

    @property
    def seat(self) -> int: ...
    @property
    def no(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def user(self) -> int | None: ...
    @property
    def bot(self) -> str: ...
    @property
    def gone(self) -> str: ...
    @property
    def rank(self) -> int: ...


def starters(parts: Iterable[Part]) -> list[Part]:
    """Return, by seat, the part of the one who began there: of several, the one who lost the seat first.

    Only they count. Whoever sat down later plays on what another has begun.
    """
    ordered = sorted(parts, key=attrgetter("seat", "no"))
    return [list(seat)[-1] for _, seat in groupby(ordered, key=attrgetter("seat"))]


def counts(parts: Iterable[Part]) -> bool:
    """Return whether a game can be rated: at least two people began it. A deleted person was one."""
    return sum(not part.bot for part in starters(parts)) >= 2


def rate(parts: Sequence[Part], known: Mapping[int, Rating]) -> dict[int, Change]:
    """Return by person what a finished game changes. `known` has the ratings of those who have one.

    Who has given a seat up or lost it is behind all others and level with those who did the same. A person
    whose data were deleted counts as somebody new. Without two people, nothing changes.
    """
    if not counts(parts):
        return {}
    seats = starters(parts)
    before = [
        COMPUTERS.get(it.bot, CHARACTER) if it.bot else known.get(it.user or 0, Rating()) for it in seats
    ]
    ranks = [float(len(seats) + 1 if it.gone else it.rank) for it in seats]
    teams = [[_MODEL.rating(mu=it.mu, sigma=it.sigma)] for it in before]
    after = [Rating(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=ranks)]
    return {it.user: Change(old, new) for it, old, new in zip(seats, before, after, strict=True) if it.user}


def recompute(games: Iterable[Sequence[Part]]) -> dict[tuple[str, int], Rating]:
    """Return the ratings by game and person after these rated games, which are in the order of their ends."""
    found: dict[str, dict[int, Rating]] = {}
    for parts in games:
        if parts:
            known = found.setdefault(parts[0].game, {})
            known |= {user: change.after for user, change in rate(parts, known).items()}
    return {(game, user): rating for game, known in found.items() for user, rating in known.items()}


def _undamped(*_: Any) -> float:
    """Return the factor by which a game makes a rating more certain.

    The paper proposes sigma / c, which hardly lets anybody settle in 15 games, and slow games are few.
    """
    return 1.0


_MODEL = PlackettLuce(gamma=_undamped)
