"""The turns of a match as one viewer may see them, from replaying its record.

Owns what a turn is, which turns are new to a player, and how a digest groups them. Nothing is cached.
Only views leave this module, never whole states. Must not know words.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine import games, records
from engine.core import Decision, Event, Game, View, seen_by
from engine.match import Deviation, replay
from engine.tables.past import archive
from engine.tables.store import Store, Table
from engine.tables.table.session import Denied
from engine.tables.table.stored import seat_state

log = logging.getLogger(__name__)

ENTRIES = 7
"""The most entries of a digest."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Consecutive lines of one seat and the position after them, as one viewer sees it."""

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
    """When its last line was committed, in unix seconds."""
    lines: int = 0
    """The number of lines of the log up to its end."""
    plan: str = ""
    """The plan with which a computer chose all of it, if that is known, was open and betrays nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a digest: a turn, or all of the earliest turns if there are too many."""

    turns: tuple[Turn, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(happened for turn in self.turns for happened in turn.events)

    @property
    def seat(self) -> int | None:
        """Whose turn it was; None if it was the turn of several."""
        seats = {turn.seat for turn in self.turns}
        return seats.pop() if len(seats) == 1 else None


async def read(
    store: Store, table: Table, seat: int | None, run: Callable[..., Awaitable[Any]] = asyncio.to_thread
) -> tuple[Turn, ...]:
    """Return all turns of a match that has started, as `seat` (None: a spectator) sees them.

    The first one is the start position. `run` calls a function in a thread. If the rules have changed since,
    these are the turns before the first that is not legal any more; raise `Denied` if there are none.
    """
    record = await archive.read(store, table)
    times = [line.at for line in await store.lines(table.id) if not line.n or line.seat is not None]
    game = games.get(table.game)
    states = (seat_state(table, each.seat) for each in table.seats)
    followed = {line: plan for own in states for line, plan in own.followed.items()}
    strict, over = table.rules != game.rules, table.status == "over"
    steps = turns(game, record, seat, times, strict=strict, followed=followed, over=over)
    found, error = await run(_agreeing, steps)
    if error:
        log.warning("match=%d: only its first %d turns can be shown: %s", table.id, len(found), error)
        if not found:
            raise Denied("no-past", match=table.id)
    return found


def _agreeing(steps: Iterator[Turn]) -> tuple[tuple[Turn, ...], Deviation | None]:
    """Return the turns up to the one that does not replay, and what is wrong with that one."""
    found = list[Turn]()
    try:
        found.extend(steps)
    except Deviation as error:
        return tuple(found), error
    return tuple(found), None


def turns(
    game: Game[Any],
    record: records.Record,
    seat: int | None,
    times: Sequence[int],
    *,
    strict: bool = False,
    followed: Mapping[int, str] = MappingProxyType({}),
    over: bool = False,
) -> Iterator[Turn]:
    """Yield the turns of a record that has its draws, as `seat` sees them.

    `times` are when the match started and when each line was committed, in unix seconds. Raise `Deviation`
    where the record does not replay; with `strict`, also where it breaks a rule.

    `followed` are the plans of computers, by the number of the line. Until the game is `over`, one is only
    told if the seat saw no more than a spectator when it began and ended the line, since its secrets may be
    what the plan is made of.
    """
    positions = replay(game, record, strict=strict)
    lines: list[records.Line | None] = [None, *record.lines]
    together: list[Event] = []
    plans: list[str] = []
    number, told = 0, False
    steps = zip(lines, [*lines[1:], None], times, positions, strict=False)
    for led, (line, after, at, (state, events)) in enumerate(steps):
        together += (seen_by(happened, seat) for happened in events)
        if line and led in followed:
            plans.append(followed[led] if told and (over or _sees_no_more(game, state, line.seat)) else "")
        if after and (plan := followed.get(led + 1)):
            told = game.is_open(state, after.seat, plan)
            told = told and (over or _sees_no_more(game, state, after.seat))
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
            lines=led,
            plan=plans[0] if len(set(plans)) == 1 else "",
        )
        number, together, plans = number + 1, [], []


def _sees_no_more(game: Game[Any], state: Any, seat: int) -> bool:
    """Return True if a seat sees no more of a position than a spectator."""
    return game.view(state, seat).state == game.view(state, None).state


def since(past: Sequence[Turn], seat: int | None) -> tuple[Turn, ...]:
    """Return the turns after the seat's last one, or all of them if it has had none.

    A turn that the seat is in the middle of does not count as its last one.
    """
    own = [turn.number for turn in past if turn.number and turn.seat == seat]
    newest = past[-1]
    if own and own[-1] == newest.number and any(decision.seat == seat for decision in newest.decisions):
        own.pop()
    return tuple(past[own[-1] + 1 if own else 1 :])


def gained(past: Sequence[Turn], recent: Sequence[Turn]) -> tuple[int, ...]:
    """Return, by seat, how much the score has changed in the `recent` turns."""
    if not recent:
        return (0,) * len(past[0].scores)
    before = past[recent[0].number - 1].scores
    return tuple(now - then for then, now in zip(before, recent[-1].scores, strict=True))


def digest(recent: Sequence[Turn]) -> tuple[Entry, ...]:
    """Return the turns as at most `ENTRIES` entries; if they are too many, the earliest ones form one."""
    early = max(0, len(recent) - ENTRIES + 1)
    parts = [recent[:early]] if early else []
    parts += [[turn] for turn in recent[early:]]
    return tuple(Entry(tuple(part)) for part in parts)
