"""What the options of a table imply. Their values and defaults are in `TableOptions`.

Must not know how a value is worded.
"""

from __future__ import annotations

from engine import bots, games
from engine.tables.store import Table, TableOptions, choices
from engine.tables.table.stored import gathering_of

OFFERED = ("place", "pace", "seats", "vacations")
"""The options with the same choices at every table."""
VALUES = {name: choices(TableOptions, name) for name in OFFERED}
"""The choices of each of them; the first is the default."""


TAKEN = frozenset(TableOptions.__struct_fields__)
"""Keys that no option of a game may have, since both are stored in one object."""


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of added computers among which a table of a game chooses, the default first."""
    default = TableOptions().level
    return (default, *(level for level in bots.levels(game) if level != default))


def has_suggestions(table: Table) -> bool:
    """Return whether players may ask for suggestions: by default, if a computer sits at the table.

    In rated games, nobody may.
    """
    if table.options.rated:
        return False
    given = table.options.suggestions
    return any(seat.bot for seat in table.seats) if given is None else given


def capacity(table: Table) -> int:
    """Return how many players a table has room for."""
    most = games.get(table.game).seats[-1]
    return min(most, gathering_of(table).seats or most)
