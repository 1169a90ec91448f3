"""Time zones and parts of the day as people type and read them.

Must not know what they are for.
"""

from __future__ import annotations

import re
from functools import cache
from zoneinfo import available_timezones

from engine.tables import Denied, Window, zone

_HOURS = re.compile(r"\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|to)\s*(\d{1,2})(?::(\d{2}))?\s*")


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones, those of cities first."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name, name)))


def known_zone(name: str) -> str:
    """Return a time zone given by its name or by its city alone, in any case. Raise `Denied`."""
    typed = name.strip().lower().replace(" ", "_")
    named = [known for known in zones() if typed in (known.lower(), known.rpartition("/")[2].lower())]
    try:
        return str(zone(named[0] if named else name.strip()))
    except ValueError:
        raise Denied("no-zone") from None


def read_hours(text: str, place: str) -> Window:
    """Parse a part of the day, such as `22-7` or `18:30-23:00`, in a time zone. Raise `Denied`."""
    found = _HOURS.fullmatch(text)
    if found is None:
        raise Denied("no-hours")
    h1, m1, h2, m2 = (int(part or 0) for part in found.groups())
    try:
        return Window(h1 * 60 + m1, h2 * 60 + m2, place)
    except ValueError:
        raise Denied("no-hours") from None


def clock_text(opens: int, closes: int) -> str:
    return "–".join(f"{minute // 60:02}:{minute % 60:02}" for minute in (opens, closes))
