"""What people do with tables: open, join, start, play, look, leave. The async service the cogs call.

Each call loads a table, changes it and saves it; nothing lives only in memory. Must not know Discord,
pictures or words: people and places are ids. A method raises `Denied` if the person may not do this, or not
now, and another `Refused` for a move that is not possible; then nothing has changed.

The calls are grouped by idea: `lobby`, `play`, `leaving`, `timing`, `private`, all of them on `base`.
"""

from __future__ import annotations

from engine.tables.leaving import Leaving
from engine.tables.play import Play
from engine.tables.private import Private
from engine.tables.timing import Timing


class Tables(Play, Leaving, Timing, Private):
    """The service. `clock` returns unix seconds, `think` a computer player's move, by default
    made in `thinkers` processes.

    `per_person` and `per_server` are the most tables, waiting to start or running, at which one person may
    have a seat and that one server may have.
    """
