"""What people have set for themselves, as far as it concerns the time of a table.

Owns the keys of these settings, and the copy of them that a table keeps: so a position with its clocks can be
read without the settings. Must not know storage or words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.tables.clock import Window, awake
from engine.tables.options import chosen
from engine.tables.session import Session
from engine.tables.store import Table

Span = tuple[int, int]

UPCOMING = "upcoming"
"""The setting of those who want to be told that they are next."""
BOTH, ONCE, NEVER = "both", "once", "off"
REMINDERS = (BOTH, ONCE, NEVER)
"""When to remind a person: at half and at a tenth of the time, at half, or not at all."""


def quiet_hours(settings: Mapping[str, Any]) -> Window | None:
    """Return the quiet hours in a user's settings, or None."""
    if "quiet" not in settings or "zone" not in settings:
        return None
    return Window(settings["quiet"][0], settings["quiet"][1], settings["zone"])


def vacations(settings: Mapping[str, Any]) -> tuple[Span, ...]:
    """Return the vacations in a user's settings: [from, to) in unix seconds."""
    return tuple((int(start), int(end)) for start, end in settings.get("away", ()))


def vacations_at(table: Table, settings: Mapping[str, Any]) -> tuple[Span, ...]:
    """Return the vacations that count at a table: none where they are not allowed."""
    return vacations(settings) if chosen(table.options, "vacations") == "allowed" else ()


def is_available(table: Table, settings: Mapping[str, Any], now: int) -> bool:
    """Return True if a user wants mentions, has no quiet hours and is not on vacation."""
    free = awake(now, quiet_hours(settings), vacations_at(table, settings)) == now
    return free and bool(settings.get("pings", True))


def adopt(session: Session, settings: Mapping[int, Mapping[str, Any]]) -> None:
    """Copy the settings of the people at a table, by user id, into the preferences of their seats."""
    for seat, prefs in zip(session.table.seats, session.prefs, strict=True):
        own = settings.get(seat.user or 0, {})
        window = quiet_hours(own)
        prefs.quiet = (window.opens, window.closes, window.zone) if window else None
        prefs.remind = str(own.get("remind", BOTH))
        prefs.away = list(vacations_at(session.table, own))
