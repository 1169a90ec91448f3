"""The players' contributions to the dice of a table, so that nobody can choose them by choosing the secret.

Owns the list of who joined with which number, from the opening of a table to its start. The number is the id
that Discord gave to the interaction with which a person first joined. Computers, the seats of a rematch and
later substitutes contribute nothing. Must not know how the numbers are used; that is `engine.chance`.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.tables.store import Table
from engine.tables.table.session import seat_of
from engine.tables.table.stored import Affairs, Joined, affairs_of, pack_affairs


class Contribution(NamedTuple):
    """A number and who contributed it.

    `user` is 0 if their data was deleted; `counts` is False if they have left the lobby.
    """

    user: int
    number: int
    counts: bool


def add(table: Table, user: int, number: int) -> None:
    """Record the number with which a person joins. A second time, or with 0, nothing is changed."""
    affairs = affairs_of(table)
    if number and all(joined.user != user for joined in affairs.joined):
        affairs.joined.append(Joined(user, number))
        pack_affairs(table, affairs)


def listed(table: Table) -> list[Contribution]:
    """Return all contributions in the lobby of a table, in the order of joining."""
    return [
        Contribution(joined.user, joined.number, seat_of(table, joined.user) is not None)
        for joined in affairs_of(table).joined
    ]


def seal(table: Table) -> tuple[int, ...]:
    """Fix the contributions of the seated players, in ascending order, and return them; () if there are none.

    There is one number for each seat, 0 for a seat that contributed none. The order does not depend on who
    sits where, so changing seats in the lobby cannot change the dice. Who gave which number is not stored.
    """
    given = {joined.user: joined.number for joined in affairs_of(table).joined}
    numbers = tuple(sorted(given.get(seat.user or 0, 0) for seat in table.seats))
    affairs = Affairs(contributions=numbers if any(numbers) else ())
    pack_affairs(table, affairs)
    return affairs.contributions


def of(table: Table) -> tuple[int, ...]:
    """Return the contributions of a table that has started; () if there are none."""
    return affairs_of(table).contributions


def forget(table: Table, user: int) -> None:
    """Delete who contributed a number, but not the number itself."""
    affairs = affairs_of(table)
    if any(joined.user == user for joined in affairs.joined):
        affairs.joined = [
            Joined(0, joined.number) if joined.user == user else joined for joined in affairs.joined
        ]
        pack_affairs(table, affairs)
