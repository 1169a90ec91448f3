"""The past of a match, made by playing its record again: its turns as one viewer may see them.

Owns what a turn is, which turns are new to somebody, and which of their events are worth a line. Keeps
nothing: the past is made anew each time. No whole state leaves this module, only views. Knows no words.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import games, notation, records
from engine.core import Decision, Event, Game, View, seen_by
from engine.match import Deviation, replay
from engine.session import Denied
from engine.store import Store, Table

log = logging.getLogger(__name__)

LINES = 7
"""A digest tells that many events at most, and one line more says what they were worth."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Lines that a seat committed one after the other, and where they led, as one viewer sees it."""

    number: int
    """0 is the start position."""
    seat: int | None
    """None at the start."""
    events: tuple[Event, ...]
    view: View[Any]
    decisions: tuple[Decision, ...]
    """The questions that were open after it."""
    scores: tuple[int, ...]
    at: int
    """Unix seconds of its last line."""


class Told(NamedTuple):
    """An event worth telling, and how many more of its kind by the same seat go with it."""

    event: Event
    more: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of a digest: a turn, or the first of too many turns together."""

    turns: tuple[Turn, ...]
    told: tuple[Told, ...]

    @property
    def seat(self) -> int | None:
        """Whose turn it was; None if it was the turn of several."""
        seats = {turn.seat for turn in self.turns}
        return seats.pop() if len(seats) == 1 else None


async def read(store: Store, table: Table, seat: int | None) -> tuple[Turn, ...]:
    """All turns of a match that has begun, the start position first, as `seat` (None: a spectator) sees them.

    Raises `Denied` for a record that does not replay: its rules have changed since.
    """
    record = await records.read(store, table)
    times = [line.at for line in await store.lines(table.id) if not line.n or line.seat is not None]
    try:
        return tuple(turns(games.get(table.game), record, seat, times))
    except Deviation:
        log.warning("match=%d: its past cannot be shown", table.id, exc_info=True)
        raise Denied("no-past", match=table.id) from None


def turns(game: Game[Any], record: notation.Record, seat: int | None, times: Sequence[int]) -> Iterator[Turn]:
    """The turns of a record with its tapes. `times` has the unix seconds of the start and of each line.

    Raises `Deviation`.
    """
    positions = replay(game, len(record.seats), record.options, record.setup, record.lines)
    lines: list[notation.Line | None] = [None, *record.lines]
    together: list[Event] = []
    number = 0
    for line, after, at, (state, events) in zip(lines, [*lines[1:], None], times, positions, strict=False):
        together += (seen_by(happened, seat) for happened in events)
        if line and after and line.seat == after.seat:
            continue
        view = game.view(state, seat)
        yield Turn(
            number=number,
            seat=line.seat if line else None,
            events=tuple(together),
            view=view,
            decisions=game.pending(state),
            scores=game.scores(view.state),
            at=at,
        )
        number, together = number + 1, []


def since(past: Sequence[Turn], seat: int | None) -> tuple[Turn, ...]:
    """The turns after the seat's last one, all if it has none.

    A turn that the seat is in the middle of does not count as its last one.
    """
    own = [turn.number for turn in past if turn.number and turn.seat == seat]
    newest = past[-1]
    if own and own[-1] == newest.number and any(decision.seat == seat for decision in newest.decisions):
        own.pop()
    return tuple(past[own[-1] + 1 if own else 1 :])


def gained(past: Sequence[Turn], news: Sequence[Turn]) -> tuple[int, ...]:
    """By seat: what the score has changed by in these turns."""
    if not news:
        return (0,) * len(past[0].scores)
    before = past[news[0].number - 1].scores
    return tuple(now - then for then, now in zip(before, news[-1].scores, strict=True))


def digest(past: Sequence[Turn], news: Sequence[Turn]) -> tuple[Entry, ...]:
    """At most `LINES` events of these turns: the rarest of each turn, and more of the newest turns.

    How rare a kind of event is in this match stands for how much it tells: so no game has to say what is
    important. The first turns of too many are one entry.
    """
    early = len(news) - LINES + 1 if len(news) > LINES else 0
    parts = [news[:early]] if early else []
    parts += [[turn] for turn in news[early:]]
    common = Counter(happened.kind for turn in past for happened in turn.events)
    groups = [_merged([happened for turn in part for happened in turn.events]) for part in parts]
    shares = [0] * len(parts)
    for _ in range(LINES):
        for i in reversed(range(len(parts))):
            if shares[i] < len(groups[i]) and sum(shares) < LINES:
                shares[i] += 1
    entries: list[Entry] = []
    for part, group, share in zip(parts, groups, shares, strict=True):
        rarest = sorted(group, key=lambda told: common[told.event.kind])[:share]
        entries.append(Entry(tuple(part), tuple(told for told in group if told in rarest)))
    return tuple(entries)


def _merged(events: Sequence[Event]) -> list[Told]:
    """Events of one kind by one seat are told once, by the first of them."""
    found: dict[tuple[str, int | None], list[Event]] = {}
    for happened in events:
        found.setdefault((happened.kind, happened.seat), []).append(happened)
    return [Told(same[0], len(same) - 1) for same in found.values()]
