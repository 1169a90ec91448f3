"""The options that every table has besides those of its game: their values and defaults.

Must not know what a value means for the table, or how it is worded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import bots
from engine.tables import clock

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


def chosen(options: Mapping[str, Any], name: str) -> str:
    """Return the value of an option, the default if none was chosen."""
    return str(options.get(name) or VALUES[name][0])
