"""Cups: who meets whom in each round of a knock-out or of Swiss rounds, and who goes on.

Owns pairing and byes. A slot is a number from 0 in the order of seeds, the strongest first, so that the seed
decides wherever nothing else does. Must not know people, or how results are stored.

Knock-out: pods of three or four, of which two advance. The first round leaves 4, 8 or 16, so that later
rounds are pods of four; the strongest have a bye in it. Pods are seeded forth and back, as in tennis draws:
the strongest are spread, and two who come from the same pod do not meet again before the final.

Swiss rounds: everybody plays each round, with those of equal points whom they have met least. If a pod cannot
be made for one, who stands lowest and has had none has a bye, which counts as a win.

Seats are drawn by a lot that anybody can draw again, because it is a hash.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple

from engine.club.standings import MOST, Played, points

FINAL = 4
"""The most people of a final."""
LEAST, LARGEST = 3, 32
"""How many people a cup can have."""
ADVANCE = 2
"""How many of a pod advance."""
TIES = ("opponents", "won", "seed")
"""What decides in Swiss rounds at equal points, in this order."""
LOOKED = 8
"""Among how many, next in the standings, the one is sought whom a pod of Swiss rounds has met least."""


class Round(NamedTuple):
    """A round of a cup: its pods, and who has a bye."""

    pods: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def draw_seats(pod: Sequence[int], lot: str) -> list[int]:
    """Return a pod in the order of seats, which is drawn. `lot` is a text that makes the draw its own.

    >>> draw_seats((0, 1, 2), "A"), draw_seats((0, 1, 2), "C")
    ([0, 2, 1], [1, 2, 0])
    """
    return sorted(pod, key=lambda slot: blake2b(f"{lot}:{slot}".encode(), digest_size=8).digest())


# Knock-out


def pods_of(people: int) -> tuple[int, int, int]:
    """Return how many pods of four and of three a round of a knock-out has, and how many have a bye.

    >>> pods_of(12), pods_of(8), pods_of(5), pods_of(7)
    ((2, 0, 4), (2, 0, 0), (0, 1, 2), (1, 1, 0))
    """
    if people <= FINAL:
        return int(people == FINAL), int(people < FINAL), 0
    left = FINAL
    while left * 2 < people:
        left *= 2
    fours, threes = divmod(people - left, 2)
    return fours, threes, people - 4 * fours - 3 * threes


def knock_out(alive: Sequence[int], before: Mapping[int, int]) -> Round:
    """Return the next round of those who are in a knock-out, the strongest first.

    `before` is the pod from which each came in the round before. Up to four people are a final.
    """
    if len(alive) <= FINAL:
        return Round((tuple(alive),))
    fours, threes, byes = pods_of(len(alive))
    sizes = [4] * fours + [3] * threes
    pods: list[list[int]] = [[] for _ in sizes]
    for n, slot in enumerate(alive[byes:]):
        row, column = divmod(n, len(pods))
        order = range(len(pods)) if row % 2 == 0 else range(len(pods) - 1, -1, -1)
        ahead = [*list(order)[column:], *list(order)[:column]]
        free = [pod for pod in ahead if len(pods[pod]) < sizes[pod]]
        came = before.get(slot)
        apart = [p for p in free if came is None or came not in {before.get(other) for other in pods[p]}]
        pods[min(apart or free, key=lambda p: (len(pods[p]), ahead.index(p)))].append(slot)
    return Round(tuple(map(tuple, pods)), tuple(alive[:byes]))


def advancing(pod: Played, present: Collection[int]) -> list[int]:
    """Return who of a pod advances, the first one first. Of equals, the stronger one advances.

    Only those who are `present` do.
    """
    by_rank = sorted(zip(pod.ranks, pod.slots, strict=True))
    return [slot for _, slot in by_rank if slot in present][:ADVANCE]


def survivors(alive: Sequence[int], pods: Sequence[Played], present: Collection[int]) -> list[int]:
    """Return who is left after a round, in the order of seeds for the next: byes, winners, runners-up."""
    played = {slot for pod in pods for slot in pod.slots}
    byes = [slot for slot in alive if slot not in played and slot in present]
    gone_on = [advancing(pod, present) for pod in pods]
    firsts = sorted(them[0] for them in gone_on if them)
    seconds = sorted(them[1] for them in gone_on if len(them) > 1)
    return [*byes, *firsts, *seconds]


# Swiss rounds


def rounds_of(people: int) -> int:
    """Return how many Swiss rounds are played: 3 up to 16 people, one more for twice as many.

    >>> [rounds_of(people) for people in (5, 16, 17, 32)]
    [3, 3, 4, 4]
    """
    return max(3, (people - 1).bit_length() - 1)


def swiss_sizes(people: int) -> tuple[list[int], int]:
    """Return the sizes of the pods of a Swiss round, and how many have a bye.

    >>> swiss_sizes(12), swiss_sizes(10), swiss_sizes(5), swiss_sizes(2)
    (([4, 4, 4], 0), ([4, 3, 3], 0), ([4], 1), ([2], 0))
    """
    if people <= 3:
        return [people], 0
    threes = -people % 4
    if people < 3 * threes:
        return [4] * (people // 4), people % 4
    return [4] * ((people - 3 * threes) // 4) + [3] * threes, 0


def swiss_points(
    slots: Sequence[int], rounds: Sequence[Sequence[Played]], present: Collection[int]
) -> dict[int, int]:
    """Return the points of slots after some rounds; a bye counts as a win.

    Those who are not `present` have left: they have no bye after their last table.
    """
    found = dict.fromkeys(slots, 0)
    last = {slot: n for n, pods in enumerate(rounds) for pod in pods for slot in pod.slots}
    for n, pods in enumerate(rounds):
        got = {s: p for pod in pods for s, p in zip(pod.slots, points(pod.ranks), strict=True)}
        for slot in slots:
            has_bye = slot in present or n < last.get(slot, -1)
            found[slot] += got.get(slot, MOST if has_bye else 0)
    return found


def swiss_order(
    slots: Sequence[int], rounds: Sequence[Sequence[Played]], present: Collection[int]
) -> list[int]:
    """Return slots in the order of Swiss standings after some rounds."""
    keys = swiss_keys(slots, rounds, present)
    return sorted(slots, key=lambda slot: keys[slot])


def swiss_keys(
    slots: Sequence[int],
    rounds: Sequence[Sequence[Played]],
    present: Collection[int],
    running: Sequence[Played] = (),
) -> dict[int, tuple[int, int, int, int]]:
    """Return by what slots are ordered in Swiss standings, the smallest first.

    That is the points; see `swiss_points`. At equal points, those who have met stronger ones are ahead: the
    sum of the points of all whom they have met (Buchholz); then tables won, and then seeds. All but the seed
    are negative. `running` are the tables that count of a round that is not over, which has no byes yet.
    """
    made = Counter(swiss_points(slots, rounds, present))
    for pod in running:
        made.update(dict(zip(pod.slots, points(pod.ranks), strict=True)))
    met, won = Counter[int](), Counter[int]()
    for pod in (pod for pods in (*rounds, running) for pod in pods):
        for slot, rank in zip(pod.slots, pod.ranks, strict=True):
            met[slot] += sum(made[other] for other in pod.slots if other != slot)
            won[slot] += bool(pod.scores) and rank == 1
    return {slot: (-made[slot], -met[slot], -won[slot], slot) for slot in slots}


def swiss(present: Sequence[int], rounds: Sequence[Sequence[Played]]) -> Round:
    """Return the next of the Swiss rounds, of those who are present."""
    waiting = swiss_order(present, rounds, present)
    sizes, without = swiss_sizes(len(waiting))
    rested = Counter(
        slot for pods in rounds for slot in present if slot not in {s for pod in pods for s in pod.slots}
    )
    byes = sorted(waiting, key=lambda slot: (rested[slot], -waiting.index(slot)))[:without]
    waiting = [slot for slot in waiting if slot not in byes]
    met = Counter(frozenset(pair) for pods in rounds for pod in pods for pair in combinations(pod.slots, 2))
    pods = list[tuple[int, ...]]()
    for size in sizes:
        pod = [waiting.pop(0)]
        while len(pod) < size:
            near = waiting[:LOOKED]
            chosen = min(near, key=lambda it: (sum(met[frozenset((it, one))] for one in pod), near.index(it)))
            waiting.remove(chosen)
            pod.append(chosen)
        pods.append(tuple(pod))
    return Round(tuple(pods), tuple(byes))
