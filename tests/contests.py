"""Tables of leagues and cups, and their ends, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.tables import Competition, Tables
from tests.stores import result_of

GUILD, CHANNEL = 1, 2


def at_tables(it: Competition) -> list[Any]:
    return [one for one in it.pairings if one.match and not one.ranks]


async def finish(
    tables: Tables, match: int, scores: Sequence[int] | None = None, *, gone: Sequence[int] = ()
) -> None:
    """End a table that is not over. By default, who has the lower number wins; who is `gone` has resigned."""
    table = await tables.store.load(match)
    assert table
    if table.status == "over":
        return
    users = [seat.user for seat in table.seats]
    table.status = "over"
    order = sorted(user or 0 for user in users)
    scores = scores or [90 - 20 * order.index(user or 0) for user in users]
    result = result_of(
        match, *users, scores=scores, game="yspahan", guild=table.guild, ended=tables.access.now()
    )
    seats = list(result.seats)
    for seat in result.seats:
        if seat.user in gone:
            seats[seat.seat] = seat._replace(user=None, bot="easy")
            seats.append(seat._replace(no=1, gone="resigned"))
    await tables.store.save(table, timers=[], result=result._replace(seats=tuple(seats)))
