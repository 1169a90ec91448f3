"""Standings: points, each tie-break by an example that nothing but it decides, and who goes up and down."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.club.schedule import divide, tables
from engine.club.standings import (
    MOST,
    TIES,
    Played,
    ladder,
    level,
    movers,
    points,
    promote,
    standings,
)


def won(*slots: int, scores: tuple[int, ...] = ()) -> Played:
    """Return a table that ended in the order of these slots."""
    return Played(slots, tuple(range(1, len(slots) + 1)), scores or tuple(range(9 * len(slots), 0, -9)))


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4))
def test_a_table_is_worth_the_same_whatever_happens(scores: list[int]):
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    got = points(ranks)
    assert sum(got) == MOST * len(scores) // 2
    assert [a > b for a in got for b in got] == [a > b for a in scores for b in scores]


def test_points_decide_first():
    found = standings([0, 1, 2], [won(2, 0), won(2, 1), won(1, 0)])
    assert [(one.slot, one.rank, one.points, one.tie) for one in found] == [
        (2, 1, 24, ""), (1, 2, 12, ""), (0, 3, 0, ""),
    ]  # fmt: skip


def test_then_what_those_who_are_level_made_against_each_other():
    played = [won(0, 1), won(1, 2), won(1, 3), won(0, 2), won(3, 0), won(2, 3)]
    found = standings(range(4), played)
    assert [one.slot for one in found][:2] == [0, 1], "both have won two of three, 0 against 1"
    assert found[1].tie == "met"


def test_then_tables_won():
    """0 is second twice, 1 is first and last: 12 points each, and each was ahead of the other once."""
    played = [won(2, 0, 1), won(1, 0, 2)]
    found = standings([0, 1, 2], played)
    assert [one.points for one in found] == [12, 12, 12]
    assert [one.met for one in found] == [4, 4, 4]
    assert found[2].slot == 0
    assert found[2].tie == "won"


def test_then_the_mean_share_of_the_score():
    played = [won(0, 1, scores=(50, 49)), won(1, 0, scores=(60, 20))]
    found = standings([0, 1], played)
    assert [one.slot for one in found] == [1, 0]
    assert found[1].tie == "share"
    assert round(found[0].share, 3) == round((49 / 99 + 60 / 80) / 2, 3)


def test_then_the_seed():
    found = standings([2, 0, 1], [])
    assert [(one.slot, one.tie) for one in found] == [(0, ""), (1, "seed"), (2, "seed")]
    assert TIES == ("met", "won", "share", "seed")


@given(st.integers(3, 5), st.integers(2, 4), st.randoms(use_true_random=False))
def test_any_season_has_an_order_that_any_order_of_its_tables_gives(size: int, seats: int, rng: Random):
    played = list[Played]()
    for table in tables(range(size), seats):
        scores = [rng.randint(-1, 4) for _ in table]
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        played.append(rng.choice([Played(table, ranks, tuple(scores)), level(table)]))
    found = standings(range(size), played)
    assert sorted(one.slot for one in found) == list(range(size))
    assert [one.rank for one in found] == list(range(1, size + 1))
    assert all(0 <= one.share <= 1 for one in found)
    assert sum(one.points for one in found) == sum(sum(points(table.ranks)) for table in played)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    for before, after in pairwise(found):
        assert bool(after.tie) == (before.points == after.points)
    rng.shuffle(played)
    again = standings(range(size), played)
    assert [one.slot for one in again] == [one.slot for one in found]


def test_a_table_that_is_not_played_is_level_for_those_who_are_there():
    assert points(level((0, 1, 2)).ranks) == [6, 6, 6]
    assert points(level((0, 1, 2), empty=(1,)).ranks) == [9, 0, 9]
    assert points(level((0, 1), empty=(0,)).ranks) == [0, 12]
    assert points(level((0, 1), empty=(0, 1)).ranks) == [6, 6]
    assert standings([0, 1], [level((0, 1), empty=(0,))])[0].won == 0, "and nobody has won it"


def test_one_list_of_all_groups_goes_by_the_mean_of_a_table():
    first = standings([0, 1, 2], [won(0, 1), won(0, 2), won(1, 2)])
    second = standings([3, 4], [won(4, 3), won(4, 3), level((3, 4))])
    found = ladder([first, second])
    assert [one.slot for one in found] == [0, 4, 1, 3, 2]
    assert [one.rank for one in found] == [1, 2, 3, 4, 5]
    equal = ladder([standings([1], []), standings([0], [])])
    assert [(one.slot, one.tie) for one in equal] == [(0, ""), (1, "seed")]


def test_about_a_quarter_goes_up_and_down():
    assert [movers(size) for size in (3, 4, 5)] == [1, 1, 1]
    groups = divide(range(12))
    assert promote(groups) == [[0, 1, 2, 4], [3, 5, 6, 8], [7, 9, 10, 11]]
    assert promote(divide(range(4))) == [[0, 1, 2, 3]], "one group has nobody to change with"


@given(st.integers(3, 60))
def test_nobody_is_lost_or_moves_two_groups(people: int):
    groups = divide(range(people))
    after = promote(groups)
    assert sorted(one for group in after for one in group) == list(range(people))
    at = {one: n for n, group in enumerate(groups) for one in group}
    assert all(abs(at[one] - n) <= 1 for n, group in enumerate(after) for one in group)
    assert list(map(len, after)) == list(map(len, groups))
