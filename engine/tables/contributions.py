"""What the players of a table add to its chance, so that nobody can choose the dice by choosing the secret.

Owns the list of who joined with which number, from the opening of a table to its start. A number is the id
that Discord gave to the interaction by which somebody first joined. Computers, seats of a rematch and later
substitutes add nothing. Knows how the numbers are stored, not how they are used: that is `engine.chance`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.tables.session import Affairs, Joined, affairs_of, encode_json, seat_of
from engine.tables.store import Table


class Contribution(NamedTuple):
    """`user` is 0 for somebody who was forgotten; `counts` is False for somebody who has left the lobby."""

    user: int
    number: int
    counts: bool


def add(table: Table, user: int, number: int) -> None:
    """Note the number with which somebody joins. A second joining, or the number 0, changes nothing."""
    affairs = affairs_of(table)
    if number and all(joined.user != user for joined in affairs.joined):
        affairs.joined.append(Joined(user, number))
        _write(table, affairs)


def listed(table: Table) -> list[Contribution]:
    """Return everything contributed in the lobby of a table, in the order of joining."""
    return [
        Contribution(joined.user, joined.number, seat_of(table, joined.user) is not None)
        for joined in affairs_of(table).joined
    ]


def seal(table: Table) -> tuple[int, ...]:
    """Fix what the seated players have contributed, in ascending order; return it, () if it is nothing.

    There is one number for each seat, 0 for those that added none. The order does not depend on who sits
    where, so changing seats in the lobby cannot change the dice. Who gave which number is not stored.
    """
    given = {joined.user: joined.number for joined in affairs_of(table).joined}
    numbers = tuple(sorted(given.get(seat.user or 0, 0) for seat in table.seats))
    affairs = Affairs(contributions=numbers if any(numbers) else ())
    _write(table, affairs)
    return affairs.contributions


def of(table: Table) -> tuple[int, ...]:
    """Return what counts for a table that has started; () for one to which nobody contributed."""
    return affairs_of(table).contributions


def forget(table: Table, user: int) -> None:
    """Keep the number that somebody contributed, but not whose it was."""
    affairs = affairs_of(table)
    if any(joined.user == user for joined in affairs.joined):
        affairs.joined = [
            Joined(0, joined.number) if joined.user == user else joined for joined in affairs.joined
        ]
        _write(table, affairs)


def _write(table: Table, affairs: Affairs) -> None:
    table.affairs = encode_json(affairs) if affairs != Affairs() else b""
