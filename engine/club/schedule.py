"""The tables of a season: into which groups people are divided, and who meets whom in which seats.

Owns the construction and its balance. People are numbers; must not know who they are, or when they play.

The tables of a group are a balanced incomplete block design: each person is at equally many tables, and each
two meet at equally many. For groups of 3 to 5, all tables of a size, or all rotations of one table that seats
the whole group, are the smallest design there is. They are made by the method of differences (R. C. Bose, "On
the construction of balanced incomplete block designs", Annals of Eugenics 9, 1939): a few base tables, to
whose numbers 0, 1, 2, ... is added modulo the size of the group. So everybody has each seat once for each
base table. For four at tables of four, that is a Williams design (E. J. Williams, "Experimental designs
balanced for the estimation of residual effects of treatments", Australian Journal of Scientific Research A 2,
1949): everybody has the seat after each other one exactly once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SMALLEST, USUAL, LARGEST = 3, 4, 5
"""The sizes of groups."""

BASES: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    (3, 2): ((0, 1),),
    (3, 3): ((0, 1, 2),),
    (4, 2): ((0, 1), (0, 2)),
    (4, 3): ((0, 2, 1),),
    (4, 4): ((0, 1, 3, 2),),
    (5, 2): ((0, 1), (0, 2)),
    (5, 3): ((0, 1, 2), (1, 0, 3)),
    (5, 4): ((0, 1, 3, 2),),
}
"""The base tables by the size of the group and the number of seats, with people in the order of seats. Of all
orders, these are the ones in which who of two sits before the other alternates best."""


def group_sizes(people: int) -> list[int]:
    """Return the sizes of groups for at least three people: 3 to 5, close to 4, the larger ones first.

    >>> group_sizes(12), group_sizes(9), group_sizes(6)
    ([4, 4, 4], [5, 4], [3, 3])
    """
    if people < SMALLEST:
        raise ValueError(f"{people} are too few for a group")
    number = (people + USUAL // 2) // USUAL
    least, more = divmod(people, number)
    return [least + 1] * more + [least] * (number - more)


def divide(people: Sequence[T]) -> list[list[T]]:
    """Return groups of people who stand next to each other in a list, such as that of the strongest first."""
    groups, at = list[list[T]](), 0
    for size in group_sizes(len(people)):
        groups.append(list(people[at : at + size]))
        at += size
    return groups


def mix(people: Sequence[T]) -> list[list[T]]:
    """Return groups of equal strength, from a list with the strongest first.

    They are filled one by one, forth and back, as teams are seeded in a tournament.

    >>> mix("ABCDEFGH")
    [['A', 'D', 'E', 'H'], ['B', 'C', 'F', 'G']]
    """
    number = len(group_sizes(len(people)))
    groups = [list[T]() for _ in range(number)]
    for n, person in enumerate(people):
        row, column = divmod(n, number)
        groups[number - 1 - column if row % 2 else column].append(person)
    return groups


def tables(group: Sequence[T], seats: int) -> list[tuple[T, ...]]:
    """Return the tables at which the people of a group meet, each in the order of seats.

    They have `seats` seats, or as many as there are people if these are fewer. The order is one in which
    nobody waits long for a turn: in a group of four at tables of two, these are the rounds of a round robin.

    >>> [" ".join(table) for table in tables("ABCD", 2)]
    ['A B', 'C D', 'B C', 'D A', 'A C', 'B D']
    """
    size = len(group)
    bases = BASES[size, min(seats, size)]
    blocks = list(dict.fromkeys(_shifted(base, by, size) for base in bases for by in _shifts(base, size)))
    return [tuple(group[n] for n in block) for block in _spread(blocks, size)]


def _shifts(base: Sequence[int], size: int) -> range:
    """Return what is added to a base table: less if the same people would meet again."""
    if len(base) < size:
        for by in range(1, size):
            if {(n + by) % size for n in base} == set(base):
                return range(by)
    return range(size)


def _shifted(base: Sequence[int], by: int, size: int) -> tuple[int, ...]:
    return tuple((n + by) % size for n in base)


def _spread(blocks: Sequence[tuple[int, ...]], size: int) -> list[tuple[int, ...]]:
    """Return tables in an order in which those who have had the fewest, and rested longest, come next."""
    left, ordered = list(blocks), list[tuple[int, ...]]()
    had, last = [0] * size, [0] * size
    while left:
        chosen = min(left, key=lambda b: (sum(had[n] for n in b), sum(last[n] for n in b), blocks.index(b)))
        left.remove(chosen)
        ordered.append(chosen)
        for n in chosen:
            had[n] += 1
            last[n] = len(ordered)
    return ordered
