"""When something happens in a lobby by itself: questions to people, the start, what a silent table asks.

Owns the timers of a lobby and how long it waits. Works on a loaded table and a given moment; must not know
storage or texts. Moments are unix seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.tables.store import Table, Timer, UserSettings
from engine.tables.table.stored import Call, Gathering, gathering_of
from engine.tables.time import clock, personal

INVITATION, READY = "invitation", "ready"
"""Kinds of calls: whether a person sits down, and whether they are ready to start."""
ASK, BEGIN, UNREADY, IDLE, CLOSING = "ask", "begin", "unready", "idle", "closing"
"""Kinds of timers of a lobby. `ASK` mentions people who could not be mentioned before, `BEGIN` starts the
game, `UNREADY` ends the time to say that one is ready, `IDLE` asks a silent table whether it still looks for
people, and `CLOSING` tells it that it will be closed."""
KINDS = (ASK, BEGIN, UNREADY, IDLE, CLOSING)
FRESH = 2 * clock.DAY
"""Seconds for which somebody who has sat down counts as ready to start."""
PATIENCE = clock.DAY
"""Seconds to say that one is ready, from the mention on."""
SILENCE = 2 * clock.DAY
"""Seconds without anything new after which a lobby asks whether it still looks for people."""
NOTICE = clock.DAY
"""Seconds before a silent lobby is closed at which it says so."""
ANYBODY = clock.DAY
"""Seconds after the opening of a table from which on everybody there may start the game."""


def timers(table: Table, lobby_days: int) -> list[Timer]:
    """Return the timers of a lobby that is closed after `lobby_days` of silence; none for another table."""
    if table.status != "lobby" or table.practice:
        return []
    gathering = gathering_of(table)
    next_call = sorted(call.due for call in unmade(gathering))[:1]
    found = [Timer(due=due, kind=ASK, decision=-1) for due in next_call]
    waits = gathering.wanted and not is_ready(gathering)
    if waits:
        found.append(Timer(due=gathering.until, kind=UNREADY, decision=-1))
    elif begins := gathering.wanted or gathering.at:
        found.append(Timer(due=begins, kind=BEGIN, decision=-1))
    else:
        closes = table.moved + lobby_days * clock.DAY
        if gathering.asked <= table.moved:
            found.append(Timer(due=table.moved + SILENCE, kind=IDLE, decision=-1))
        if gathering.warned <= table.moved and closes - NOTICE > table.moved + SILENCE:
            found.append(Timer(due=closes - NOTICE, kind=CLOSING, decision=-1))
    return found


def unmade(gathering: Gathering) -> list[Call]:
    """Return the calls in which nobody has been mentioned yet."""
    return [call for call in gathering.calls if not call.no and not call.declined]


def is_ready(gathering: Gathering) -> bool:
    """Return True if nobody has still to say that they are ready."""
    return not any(call.kind == READY for call in gathering.calls)


def stale(table: Table, now: int) -> list[int]:
    """Return the people at a lobby who have not shown for some days that they are there."""
    seen = gathering_of(table).seen
    users = [seat.user for seat in table.seats if seat.user]
    return [user for user in users if now - seen.get(user, table.created) > FRESH]


def when_awake(table: Table, chosen: UserSettings, now: int) -> int:
    """Return when a person can be mentioned about a lobby, from now on."""
    return clock.awake(now, personal.quiet_hours(chosen), personal.vacations_at(table, chosen))


def until(calls: Sequence[Call], now: int) -> int:
    """Return until when people who are asked whether they are ready can say so."""
    latest = max((call.due for call in calls if call.kind == READY), default=now)
    return min(latest, now + FRESH) + PATIENCE
