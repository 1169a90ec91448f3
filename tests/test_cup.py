"""Cups: who meets whom in a knock-out and in Swiss rounds, byes, and that every cup has an end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from engine.club.cup import (
    LARGEST,
    LEAST,
    advancing,
    knock_out,
    pods_of,
    rounds_of,
    survivors,
    swiss,
    swiss_order,
    swiss_points,
    swiss_sizes,
)
from engine.club.standings import Played, level

PEOPLE = range(LEAST, LARGEST + 1)


def play(pod: tuple[int, ...], rng: Random) -> Played:
    scores = [rng.randint(0, 5) for _ in pod]
    return Played(pod, tuple(1 + sum(other > it for other in scores) for it in scores), tuple(scores))


@pytest.mark.parametrize("people", PEOPLE)
def test_a_round_of_a_knock_out_uses_everybody_once(people: int):
    found = knock_out(range(people), {})
    everybody = [*found.byes, *(slot for pod in found.pods for slot in pod)]
    assert sorted(everybody) == list(range(people))
    assert {len(pod) for pod in found.pods} <= {3, 4}
    assert list(found.byes) == list(range(len(found.byes))), "the strongest have a bye"


@pytest.mark.parametrize("people", PEOPLE)
def test_after_the_first_round_all_pods_are_of_four(people: int):
    fours, threes, byes = pods_of(people)
    left = byes + 2 * (fours + threes)
    while people > 4 and left > 4:
        assert left % 4 == 0
        assert pods_of(left) == (left // 4, 0, 0)
        left //= 2
    assert people <= 4 or left == 4


def test_the_strongest_are_spread():
    found = knock_out(range(16), {})
    assert found.pods == ((0, 7, 8, 15), (1, 6, 9, 14), (2, 5, 10, 13), (3, 4, 11, 12))


@pytest.mark.parametrize("people", PEOPLE)
def test_a_knock_out_ends_with_one_final(people: int):
    rng, alive, before, rounds = Random(people), list(range(people)), dict[int, int](), 0
    while True:
        found = knock_out(alive, before)
        rounds += 1
        played = [play(pod, rng) for pod in found.pods]
        if len(alive) <= 4:
            break
        if len(found.pods) > 1:
            pairs = [pair for pod in found.pods for pair in combinations(pod, 2)]
            again = sum(before.get(a, -1) == before.get(b, -2) for a, b in pairs)
            assert again == 0, "two of a pod meet again before the final"
        before = {slot: n for n, pod in enumerate(found.pods) for slot in pod}
        alive = survivors(alive, played, alive)
    assert rounds == max(1, (people - 1).bit_length() - 1)


def test_the_stronger_of_equals_advances_and_who_has_left_does_not():
    assert advancing(Played((5, 3, 8, 9), (1, 2, 2, 4)), range(10)) == [5, 3]
    assert advancing(level((5, 3, 8, 9)), range(10)) == [3, 5]
    assert advancing(level((5, 3, 8, 9)), [5, 8, 9]) == [5, 8]
    assert survivors(range(6), [Played((2, 3, 4, 5), (4, 3, 2, 1))], range(6)) == [0, 1, 5, 4]
    assert survivors(range(6), [Played((2, 3, 4, 5), (4, 3, 2, 1))], [0, 2, 3, 5]) == [0, 5, 3]


def test_who_leaves_does_not_stop_a_knock_out():
    for people in PEOPLE:
        rng, alive, before = Random(people), list(range(people)), dict[int, int]()
        for _ in range(8):
            found = knock_out(alive, before)
            present = [slot for slot in alive if rng.random() < 0.8]
            before = {slot: n for n, pod in enumerate(found.pods) for slot in pod}
            left = survivors(alive, [play(pod, rng) for pod in found.pods], present)
            assert set(left) <= set(present)
            if len(left) < 2:
                break
            alive = left


@pytest.mark.parametrize("people", PEOPLE)
def test_swiss_rounds_pair_everybody(people: int):
    rng, rounds = Random(people), list[list[Played]]()
    rested = Counter[int]()
    for _ in range(rounds_of(people)):
        found = swiss(range(people), rounds)
        everybody = [*found.byes, *(slot for pod in found.pods for slot in pod)]
        assert sorted(everybody) == list(range(people))
        assert [len(pod) for pod in found.pods] == swiss_sizes(people)[0]
        assert {len(pod) for pod in found.pods} <= {3, 4}
        rested.update(found.byes)
        rounds.append([play(pod, rng) for pod in found.pods])
    assert max(rested.values(), default=0) <= 1, "nobody rests twice"
    met = Counter(frozenset(pair) for pods in rounds for pod in pods for pair in combinations(pod.slots, 2))
    if people >= 16:
        again = sum(number - 1 for number in met.values())
        assert again <= sum(met.values()) // 10, "one meeting in ten is not the first of the two"
    made = swiss_points(range(people), rounds, range(people))
    order = swiss_order(range(people), rounds, range(people))
    assert [made[slot] for slot in order] == sorted(made.values(), reverse=True)


def test_equal_points_meet_in_swiss_rounds():
    first = swiss(range(8), [])
    assert first.pods == ((0, 1, 2, 3), (4, 5, 6, 7))
    rounds = [[Played(pod, (1, 2, 3, 4), (4, 3, 2, 1)) for pod in first.pods]]
    second = swiss(range(8), rounds)
    assert {0, 4} <= set(second.pods[0])
    assert {3, 7} <= set(second.pods[1])


def test_who_has_met_stronger_ones_is_ahead_at_equal_points():
    rounds = [[level((0, 1, 2)), Played((3, 4, 5), (1, 2, 3), (9, 5, 1))]]
    rounds.append([Played((0, 3, 1), (2, 1, 3), (5, 9, 1)), level((2, 4, 5))])
    made = swiss_points(range(6), rounds, range(6))
    order = swiss_order(range(6), rounds, range(6))
    assert order[0] == 3
    assert made[0] == made[2] == made[4]
    assert order[1] == 0, "0 has met 3"


@pytest.mark.parametrize("people", range(2, 9))
def test_swiss_rounds_of_few(people: int):
    sizes, byes = swiss_sizes(people)
    assert sum(sizes) + byes == people


def test_who_has_left_has_no_byes():
    first = [level((0, 1, 2, 3))]
    rounds = [first, [level((0, 1, 2))], [level((0, 1, 2))]]
    assert swiss_points(range(5), rounds, range(3)) == {0: 18, 1: 18, 2: 18, 3: 6, 4: 0}
    assert swiss_points(range(5), rounds, range(4))[3] == 6 + 12 + 12
    back = [*rounds, [level((0, 3))]]
    assert swiss_points(range(5), back, ())[3] == 6 + 12 + 12 + 6, "these were byes"
