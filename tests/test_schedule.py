"""The tables of a season: groups, and who meets whom in which seat, for every size."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations

import pytest

from engine.club.schedule import BASES, LARGEST, SMALLEST, divide, group_sizes, mix, tables

SIZES = sorted(BASES)


@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_everybody_meets_everybody_equally_often(size: int, seats: int):
    found = tables(range(size), seats)
    met = Counter(frozenset(pair) for table in found for pair in combinations(table, 2))
    assert len(met) == size * (size - 1) // 2
    assert len(set(met.values())) == 1
    assert {len(set(table)) for table in found} == {seats}
    assert len(set(found)) == len(found)


@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_everybody_has_each_seat_equally_often(size: int, seats: int):
    """As far as their tables can be divided by the seats: three games of two are 2 and 1."""
    found = tables(range(size), seats)
    at = Counter((person, seat) for table in found for seat, person in enumerate(table))
    number = len(found) * seats // size
    for person in range(size):
        own = [at[person, seat] for seat in range(seats)]
        assert sum(own) == number
        assert max(own) - min(own) == (1 if number % seats else 0)


@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_of_two_who_meet_each_sits_before_the_other_equally_often(size: int, seats: int):
    before = Counter(pair for table in tables(range(size), seats) for pair in combinations(table, 2))
    for one, other in combinations(range(size), 2):
        assert abs(before[one, other] - before[other, one]) <= 1


def test_four_at_tables_of_four_are_a_williams_design():
    after = Counter((a, b) for table in tables(range(4), 4) for a, b in pairwise(table))
    assert after == Counter(permutations(range(4), 2))


@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_there_is_no_smaller_design(size: int, seats: int):
    """Each person has r tables, and meets each other one l times: l (n - 1) = r (k - 1), and k divides r n.

    If the table seats the whole group, each must have each seat.
    """
    smallest = next(
        r * size // seats
        for r in range(1, 100)
        if r * (seats - 1) % (size - 1) == 0 and r * size % seats == 0 and (seats < size or r == size)
    )
    assert len(tables(range(size), seats)) == smallest


@pytest.mark.parametrize(("size", "seats"), SIZES)
def test_nobody_has_two_tables_more_than_another_meanwhile(size: int, seats: int):
    had = Counter(dict.fromkeys(range(size), 0))
    for table in tables(range(size), seats):
        had.update(table)
        assert max(had.values()) - min(had.values()) <= 2


def test_a_group_that_is_too_small_plays_at_smaller_tables():
    assert {len(table) for table in tables("ABC", 4)} == {3}


def test_groups_have_three_to_five_people():
    for people in range(3, 200):
        sizes = group_sizes(people)
        assert sum(sizes) == people
        assert SMALLEST <= min(sizes) <= max(sizes) <= LARGEST
        assert max(sizes) - min(sizes) <= 1
        assert list(map(len, divide(range(people)))) == sizes
        assert [one for group in divide(range(people)) for one in group] == list(range(people))
    with pytest.raises(ValueError, match="too few"):
        group_sizes(2)


def test_mixed_groups_are_equally_strong():
    for people in range(6, 60):
        groups = mix(range(people))
        assert sorted(map(len, groups), reverse=True) == group_sizes(people)
        assert sorted(one for group in groups for one in group) == list(range(people))
        means = [sum(group) / len(group) for group in groups]
        assert max(means) - min(means) <= len(groups)
