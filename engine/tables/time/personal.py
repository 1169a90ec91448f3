"""What people have set for themselves, as far as it concerns the time of a table.

Owns the copy of these settings that a table keeps, so that a position with its clocks can be read without
them. Must not know storage or words.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.tables.store import Table, UserSettings
from engine.tables.table.session import Session
from engine.tables.time.clock import Window, awake

Span = tuple[int, int]


def quiet_hours(chosen: UserSettings) -> Window | None:
    """Return a user's quiet hours, or None."""
    return Window(*chosen.quiet, chosen.zone) if chosen.quiet and chosen.zone else None


def vacations_at(table: Table, chosen: UserSettings) -> tuple[Span, ...]:
    """Return the vacations that count at a table: none where they are not allowed."""
    return chosen.away if table.options.vacations == "allowed" else ()


def is_available(table: Table, chosen: UserSettings, now: int) -> bool:
    """Return True if a user wants mentions, has no quiet hours and is not on vacation."""
    return chosen.pings and awake(now, quiet_hours(chosen), vacations_at(table, chosen)) == now


def adopt(session: Session, settings: Mapping[int, UserSettings]) -> None:
    """Copy the settings of the people at a table, by user id, into the state of their seats."""
    for seat, own in zip(session.table.seats, session.own, strict=True):
        chosen = settings[seat.user] if seat.user else UserSettings()
        window = quiet_hours(chosen)
        own.quiet = (window.opens, window.closes, window.zone) if window else None
        own.remind = chosen.remind
        own.away = list(vacations_at(session.table, chosen))
