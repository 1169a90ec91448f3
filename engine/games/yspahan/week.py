"""How the events of Yspahan are told: a week's scores in one sentence, the last day's order a day before.

Owns the events about these, which are told but not recorded, and what posts must, may or need not tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engine.core import HIDDEN_EVENT, Event, event, listed, sum_points
from engine.games.yspahan.city import SHOP, SOUK_OF
from engine.games.yspahan.rules import DAYS, WEEKS

SCORING = frozenset({"souk-scored", "caravan-counted", "week-scored"})
CHOSEN = frozenset({
    "rolled", "discarded", "took-camels", "took-gold", "took-cubes", "used", "used-to-draw", "placed",
    "cubes-left", "supervised", "stayed", "ordered", "kept", "let-go", "played", "swapped", "sold", "built",
    # What a turn or a group of dice comes to, even if only one way was open.
    "rolled-without-gold", "filled", "cubes-lost", "no-group",
})  # fmt: skip
ANNOUNCED = frozenset({"day", "last-day", "last-day-next", "week-over"}) | SCORING
ROUTINE = frozenset({"yellow-gone", "reshuffled", "went-back"})
VISIBLE = frozenset({"took-back"})
DEALT = frozenset({"rolled", "rolled-without-gold"})
PROMISING = frozenset({"completed", "caravan-full", "built"})
LOADING = ("kept", "let-go", "let-go-without-camel", "loaded", "house-drew", "house-drew" + HIDDEN_EVENT)
"""What happens when the supervisor loads cubes, in the order in which it is told of two of one seat."""
EVE = {"week": WEEKS, "day": DAYS - 1}
"""The day before the last one, as an event names it."""
OTHER_ORDER = (2, 4)
"""Numbers of players with an order of their own on the last day. Y 2.3, 4.4"""
NO_CARAVAN = {"cubes": 0, "row": 0, "factor": 0}


def told(events: Sequence[Event], players: int) -> list[Event]:
    """Return the events, with those in which a seat scores at the same time as one.

    So are two cubes of a seat that are loaded one after the other. A card that somebody else draws with dice
    is left out: that the dice were used to draw says it. The shops of a souk that a player chose do not say
    that they were the only ones left. The day before the last one is followed by the order of the last one,
    if that differs.
    """
    found: list[Event] = []
    for scoring, together in groupby(events, lambda happened: happened.kind in SCORING):
        if not scoring:
            for happened in _loaded_together(_without_hidden_draws(_souk_by_souk(together))):
                found.append(happened)
                if happened.kind == "day" and dict(happened.args) == EVE and players in OTHER_ORDER:
                    found.append(event("last-day-next", players=players))
            continue
        by_seat: dict[int | None, list[Event]] = {}
        for happened in together:
            by_seat.setdefault(happened.seat, []).append(happened)
        found += [same[0] if len(same) == 1 else _joined(same) for same in by_seat.values()]
    return found


def _souk_by_souk(events: Iterable[Event]) -> Iterator[Event]:
    chosen: set[int] = set()
    """The souks in which the cubes of the last group of dice were placed by choice."""
    for happened in events:
        if happened.kind == "took-cubes":
            chosen.clear()
        elif happened.kind in ("placed", "filled"):
            souk = SOUK_OF[SHOP[str(dict(happened.args)["shop"])]]
            if happened.kind == "placed":
                chosen.add(souk)
            elif souk in chosen:
                happened = replace(happened, kind="placed")
        yield happened


def _without_hidden_draws(events: Iterable[Event]) -> Iterator[Event]:
    before = ""
    for happened in events:
        if happened.kind != "drew" + HIDDEN_EVENT or before not in ("used-to-draw", "no-group"):
            yield happened
        before = happened.kind


def _loaded_together(events: Iterable[Event]) -> Iterator[Event]:
    for (loading, seat), together in groupby(events, lambda it: (it.kind in LOADING, it.seat)):
        run = list(together)
        loaded = [happened for happened in run if happened.kind == "loaded"]
        if not loading or len(loaded) < 2:
            yield from run
            continue
        rows = sorted({str(dict(happened.args)["row"]) for happened in loaded})
        joined = event(
            "loaded-together", seat, sum_points(loaded), n=len(loaded), rows=len(rows), row=listed(rows)
        )
        run.sort(key=lambda happened: LOADING.index(happened.kind))
        for happened in run:
            if happened is loaded[0]:
                yield joined
            elif happened not in loaded:
                yield happened


def _joined(same: Sequence[Event]) -> Event:
    souks = [happened for happened in same if happened.kind == "souk-scored"]
    caravan = [happened for happened in same if happened.kind == "caravan-counted"]
    args = [dict(happened.args) for happened in souks]
    row = dict(caravan[0].args) if caravan else NO_CARAVAN
    return event(
        "week-scored",
        same[0].seat,
        sum_points(same),
        souks=len(souks),
        souk=listed(str(souk["souk"]) for souk in args),
        n=_sum(souks),
        market=sum(int(souk["market"]) for souk in args),
        caravan=_sum(caravan),
        cubes=row["cubes"],
        row=row["row"],
        factor=row["factor"],
    )


def _sum(events: Iterable[Event]) -> int:
    return sum(change for _, change in sum_points(events))
