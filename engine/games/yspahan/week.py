"""How the scoring of souks and caravan is told: what a seat scores at the end of a week, in one sentence.

Owns the events about it, which are told but not recorded.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core import Event, event, listed

SCORING = frozenset({"souk-scored", "caravan-scored", "week-scored"})


def told(events: Sequence[Event]) -> list[Event]:
    """Return the events, with those in which a seat scores at the same time as one."""
    found: list[Event] = []
    for scoring, together in groupby(events, lambda happened: happened.kind in SCORING):
        if not scoring:
            found += together
            continue
        by_seat: dict[int | None, list[Event]] = {}
        for happened in together:
            by_seat.setdefault(happened.seat, []).append(happened)
        found += [same[0] if len(same) == 1 else _joined(same) for same in by_seat.values()]
    return found


def _joined(same: Sequence[Event]) -> Event:
    souks = [dict(happened.args) for happened in same if happened.kind == "souk-scored"]
    caravan = [dict(happened.args) for happened in same if happened.kind == "caravan-scored"]
    points = [int(args["n"]) for args in (*souks, *caravan)]
    return event(
        "week-scored",
        same[0].seat,
        points=sum(points),
        souks=len(souks),
        souk=listed(str(args["souk"]) for args in souks),
        n=sum(points[: len(souks)]),
        market=sum(int(args["market"]) for args in souks),
        caravan=sum(points[len(souks) :]),
    )
