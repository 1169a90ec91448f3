"""Standings of a season: points for each table, who is ahead at equal points, and who goes up or down.

Owns these rules. A slot is a number for which a person, or whoever has taken their place, plays a season;
slots are numbered from 0 in the order of seeds, the strongest first. Must not know people, or how results are
stored.

Points: at a table, the winner has 12 points and the last one none; those between are as far apart as each
other, and equals share their points. So the tables of a round are worth the same whatever their size.

At equal points, these decide, one after the other: what those who are level have made against each other,
tables won, the mean share of the score at a table, and the seed.

A table that is not over at the deadline, or was called off, is level. A table that could not begin, because a
slot is empty, is level for those who are there, and the others are behind them. Who has given a seat up, or
lost it, is behind all others at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

T = TypeVar("T")

MOST = 12
"""The points of who is ahead of everybody at a table."""
TIES = ("met", "won", "share", "seed")
"""What decides at equal points, in this order."""


class Played(NamedTuple):
    """A table that counts: slots, ranks from 1, and scores. No scores if it is not played to its end."""

    slots: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Standing(NamedTuple):
    """Where a slot stands."""

    slot: int
    rank: int
    """From 1; never shared."""
    tables: int
    points: int
    met: int
    """Points against those with equal points, as in `points`, but two for each one beaten."""
    won: int
    share: float
    """The mean share of the points at a table, from 0 to 1."""
    tie: str = ""
    """What put it behind the one before, who has equal points: one of `TIES`; empty if they are not equal."""


def points(ranks: Sequence[int]) -> list[int]:
    """Return the points of a table by its ranks.

    >>> points([1, 2, 3, 4]), points([2, 1, 2]), points([1, 1])
    ([12, 8, 4, 0], [3, 12, 3], [6, 6])
    """
    return [MOST * _against(rank, ranks) // (2 * len(ranks) - 2) for rank in ranks]


def _against(rank: int, others: Sequence[int]) -> int:
    """Return 2 for each rank that is worse and 1 for each that is equal, but for the own one."""
    return sum((rank < other) * 2 + (rank == other) for other in others) - 1


def level(slots: Sequence[int], empty: Sequence[int] = ()) -> Played:
    """Return a table that was not played: all are level, but for the `empty` slots, which are behind.

    >>> level((4, 7, 9), empty=(7,)).ranks
    (1, 3, 1)
    """
    there = len(slots) - len(set(slots) & set(empty))
    return Played(tuple(slots), tuple(there + 1 if it in empty else 1 for it in slots))


def standings(slots: Sequence[int], played: Sequence[Played]) -> list[Standing]:
    """Return the standings of some slots by the tables that they have played, the first one first."""
    own = [table for table in played if set(table.slots) & set(slots)]
    made = dict.fromkeys(slots, 0)
    tables, won, shares = dict(made), dict(made), {slot: list[float]() for slot in slots}
    for table in own:
        for n, (slot, got) in enumerate(zip(table.slots, points(table.ranks), strict=True)):
            if slot in made:
                made[slot] += got
                tables[slot] += 1
                won[slot] += bool(table.scores) and table.ranks[n] == 1
                shares[slot].append(_share(table, n))
    share = {slot: sum(all_) / len(all_) if all_ else 0.0 for slot, all_ in shares.items()}
    met = dict[int, int]()
    for slot in slots:
        equal = {other for other in slots if made[other] == made[slot]}
        met[slot] = sum(_met(table, slot, equal) for table in own)
    keys = {slot: (-met[slot], -won[slot], -share[slot], slot) for slot in slots}
    found = list[Standing]()
    for slot in sorted(slots, key=lambda slot: (-made[slot], keys[slot])):
        tie = ""
        if found and found[-1].points == made[slot]:
            before = keys[found[-1].slot]
            tie = next(name for name, a, b in zip(TIES, before, keys[slot], strict=True) if a != b)
        found.append(
            Standing(slot, len(found) + 1, tables[slot], made[slot], met[slot], won[slot], share[slot], tie)
        )
    return found


def _share(table: Played, n: int) -> float:
    """Return which part of the points at a table somebody has. Scores below zero count as zero."""
    scores = [max(0, score) for score in table.scores]
    return scores[n] / sum(scores) if sum(scores) else 1 / len(table.slots)


def _met(table: Played, slot: int, equal: set[int]) -> int:
    """Return 2 for each of some slots that another one has beaten at a table, and 1 if they were level."""
    if slot not in table.slots:
        return 0
    among = [rank for other, rank in zip(table.slots, table.ranks, strict=True) if other in equal]
    return _against(table.ranks[table.slots.index(slot)], among)


def ladder(groups: Sequence[Sequence[Standing]]) -> list[Standing]:
    """Return one list of all groups: by the mean points of a table, then as within a group.

    Those of different groups have not met, so what they made against each other does not count.
    """
    ties = TIES[1:]

    def key(one: Standing) -> tuple[float, ...]:
        tables = max(1, one.tables)
        return -one.points / tables, -one.won / tables, -one.share, one.slot

    found = list[Standing]()
    for one in sorted((one for group in groups for one in group), key=key):
        tie = ""
        if found and key(found[-1])[0] == key(one)[0]:
            pairs = zip(ties, key(found[-1])[1:], key(one)[1:], strict=True)
            tie = next(name for name, a, b in pairs if a != b)
        found.append(one._replace(rank=len(found) + 1, tie=tie))
    return found


def movers(size: int) -> int:
    """Return how many go up, and how many go down, from a group: about a quarter, at least one.

    >>> [movers(size) for size in (3, 4, 5, 6, 8)]
    [1, 1, 1, 2, 2]
    """
    return max(1, (size + 2) // 4)


def promote(groups: Sequence[Sequence[T]]) -> list[list[T]]:
    """Return the groups after the last ones of each have changed places with the first ones of the next.

    Groups are in the order of strength, and people in that of their standings.

    >>> promote(["ABCD", "EFGH", "IJK"])
    [['A', 'B', 'C', 'E'], ['D', 'F', 'G', 'I'], ['H', 'J', 'K']]
    """
    after = [list(group) for group in groups]
    for (upper, lower), (above, below) in zip(pairwise(groups), pairwise(after), strict=True):
        number = min(movers(len(upper)), movers(len(lower)), len(upper) // 2, len(lower) // 2)
        above[len(above) - number :], below[:number] = lower[:number], upper[len(upper) - number :]
    return after
