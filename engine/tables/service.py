"""What people do with tables: open, join, start, play, look, leave. The async service that the cogs call.

Each call loads a table, changes it and saves it; nothing lives only in memory. Must not know Discord,
pictures or words: people and places are ids. A method raises `Denied` if the person may not do this, or not
now, and another kind of `Refused` for a move that is not possible; then nothing has changed.

The calls are grouped by subject in `lobby`, `play`, `leaving`, `timing`, `away`, `private` and `advice`, all
derived from `base`.
"""

from __future__ import annotations

from engine.tables.advice import Advising
from engine.tables.away import Away
from engine.tables.leaving import Leaving
from engine.tables.play import Play
from engine.tables.private import Private
from engine.tables.timing import Timing


class Tables(Play, Leaving, Timing, Away, Private, Advising):
    """The service.

    `clock` returns unix seconds. `think` returns a computer player's move, by default chosen in one of
    `thinkers` processes. `per_person` and `per_server` are the most tables, lobbies and running ones, at
    which a person can have a seat and that a server can have.
    """
