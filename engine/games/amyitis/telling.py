"""How the events of Amyitis are told: what happens several times in the same way, in one sentence.

Owns the events about it, which are told but not recorded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from engine.core import Event, event, listed, sum_points

FAVOUR = "favour"
SUMS = {FAVOUR: FAVOUR, "goods-left": FAVOUR}
"""The kinds told as one if the seat is the same, and the kind of the first of them."""
SKIPPED = frozenset({"skipped", "waited"})
"""That a seat which has passed takes a talent. Version 0.1 recorded `waited`."""
BY_SEAT = frozenset({"discarded", "discarded-forced", "pushed-out", FAVOUR})


def told(events: Sequence[Event]) -> list[Event]:
    """Return the events, with consecutive ones that are alike as one.

    The talents of those who have passed are told before the evening, or else after everything.
    """
    found: list[Event] = []
    waited = Counter[int]()
    for (kind, _), together in groupby(events, _group):
        same = list(together)
        if kind in SKIPPED:
            waited.update(happened.seat for happened in same if happened.seat is not None)
            continue
        if kind == "evening":
            found += _waited(waited)
            waited.clear()
        if kind == "income":
            found += _paid(same)
        elif len(same) > 1 and kind in _JOINED:
            found.append(_JOINED[kind](same))
        else:
            found += same
    return [*found, *_waited(waited)]


def _group(happened: Event) -> tuple[str, int | None]:
    """Return what consecutive events have in common that may be told as one."""
    kind = SUMS.get(happened.kind, happened.kind)
    return kind, happened.seat if kind in BY_SEAT else None


def _waited(talents: Counter[int]) -> Iterator[Event]:
    for n, seats in _alike(talents.items()):
        if len(seats) > 1:
            yield event("skipped-together", other=_all(seats), talents=n)
        else:
            yield event("skipped", seats[0], talents=n)


def _paid(incomes: Iterable[Event]) -> Iterator[Event]:
    by_seat = {happened.seat: happened for happened in incomes if happened.seat is not None}
    for n, seats in _alike((seat, _number(paid, "talents")) for seat, paid in by_seat.items()):
        if len(seats) > 1:
            points = sum_points(by_seat[seat] for seat in seats)
            yield event("income-together", None, points, other=_all(seats), talents=n)
        else:
            yield by_seat[seats[0]]


def _alike(numbers: Iterable[tuple[int, int]]) -> list[tuple[int, list[int]]]:
    """Return each number with its seats."""
    found: dict[int, list[int]] = {}
    for seat, n in numbers:
        found.setdefault(n, []).append(seat)
    return [(n, sorted(seats)) for n, seats in found.items()]


def _all(seats: Iterable[int]) -> str:
    return listed(map(str, seats))


def _number(happened: Event, name: str) -> int:
    return int(dict(happened.args)[name])


def _both_rewarded(same: Sequence[Event]) -> Event:
    first, second = (happened.seat for happened in same if happened.seat is not None)
    return event("marduk-both", first, sum_points(same), other=second)


def _given_back(same: Sequence[Event]) -> Event:
    goods = Counter(str(dict(happened.args)["good"]) for happened in same)
    good = listed(f"{n}*{good}" if n > 1 else good for good, n in goods.items())
    return event(same[0].kind, same[0].seat, good=good)


def _pushed_out(same: Sequence[Event]) -> Event:
    temples = listed(str(dict(happened.args)["temple"]) for happened in same)
    return event("pushed-out-together", same[0].seat, temple=temples)


def _final_score(same: Sequence[Event]) -> Event:
    favour, goods = same
    return event(
        "final-scored",
        favour.seat,
        sum_points(same),
        tiles=_number(favour, "tiles"),
        favour=sum(points for _, points in favour.points),
        goods=_number(goods, "points"),
    )


_JOINED = {
    "marduk": _both_rewarded,
    "discarded": _given_back,
    "discarded-forced": _given_back,
    "pushed-out": _pushed_out,
    FAVOUR: _final_score,
}
