"""The options that every table has besides those of its game: their values and defaults.

Must not know what a value means for the table, or how it is worded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import bots
from engine.tables import clock
from engine.tables.store import Table

SUGGESTIONS = "suggestions"
"""The option that has players advised by a computer. It has no default: see `has_suggestions`."""

VALUES: Mapping[str, tuple[str, ...]] = {
    "place": ("thread", "channel"),
    "pace": tuple(clock.PACES),
    "level": bots.LEVELS,
    "seats": ("public", "private"),
    "vacations": ("allowed", "forbidden"),
}
"""The values of each option; the first is the default.

`place` is where the game is played, `pace` the time for a move, `level` the level of added computers, `seats`
whether free seats are listed for everybody on the server, `vacations` whether they stop clocks.
"""


def has_suggestions(table: Table) -> bool:
    """Return whether players may ask for suggestions: by default, if a computer sits at the table."""
    given = table.options.get(SUGGESTIONS)
    return any(seat.bot for seat in table.seats) if given is None else bool(given)


def chosen(options: Mapping[str, Any], name: str) -> str:
    """Return the value of an option, the default if none was chosen."""
    return str(options.get(name) or VALUES[name][0])
