"""The puzzles in a store, and how people fared with them.

Owns which puzzle a person is shown next. Must not know what is in one: to the store, `content` is opaque.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from engine.tables.store.database import Database
from engine.tables.store.model import Attempt, Puzzle, PuzzleKey
from engine.tables.store.rows import COLUMNS

T = TypeVar("T")

_PUZZLE = ", ".join(f'puzzle."{name}"' for name in COLUMNS["puzzle"])
_ATTEMPT = ", ".join(f'"{name}"' for name in COLUMNS["attempt"])
_SAME = "attempt.match = puzzle.match and attempt.seat = puzzle.seat and attempt.no = puzzle.no"
_NEW = f'not exists (select 1 from attempt where attempt."user" = :user and {_SAME})'  # noqa: S608  # constants
_OF_GAME = "(puzzle.game = :game or :game = '')"
_KEY = "match = :match and seat = :seat and no = :no"
_SELECT_NEXT = (
    f"""select {_PUZZLE} from attempt join puzzle on {_SAME}
    where attempt."user" = :user and due <= :now and {_OF_GAME} order by due limit 1""",  # noqa: S608  # constants
    f"""select {_PUZZLE} from puzzle where puzzle."user" = :user and {_OF_GAME} and {_NEW}
    order by match desc, no limit 1""",  # noqa: S608  # constants
    f"""select {_PUZZLE} from puzzle where guild = :guild and "user" <> :user and {_OF_GAME}
    and {_NEW} order by match desc, seat, no limit 1""",  # noqa: S608  # constants
)
"""What a person is shown, in this order: what is due again, what is new of their own games, of the server."""
_SELECT_FOLLOWING = f"""select {_PUZZLE} from puzzle
    where guild = :guild and (match, seat, no) > (:match, :seat, :no)
    order by match, seat, no limit 1"""  # noqa: S608  # constants
_INSERT = f"""insert into puzzle ({", ".join(f'"{name}"' for name in COLUMNS["puzzle"])})
    values (?, ?, ?, ?, ?, ?, ?)"""  # noqa: S608  # constants
_RECORD = """insert into attempt ("user", match, seat, no, due, stage)
    values (:user, :match, :seat, :no, :due, :stage)
    on conflict ("user", match, seat, no) do update set due = excluded.due, stage = excluded.stage"""


Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""


class Puzzles:
    """The calls about puzzles. `read` and `write` run a transaction, as those of `Store` do."""

    def __init__(self, read: Run[Any], write: Run[Any]) -> None:
        self._read, self._write = read, write

    async def add(self, puzzles: Sequence[Puzzle]) -> None:
        """Store the puzzles of a seat of one table, unless it has some."""

        async def work(db: Database) -> None:
            for match, seat in {(puzzle.match, puzzle.seat) for puzzle in puzzles}:
                known = "select 1 from puzzle where match = :match and seat = :seat limit 1"
                if not await db.fetch(known, match=match, seat=seat):
                    await db.executemany(_INSERT, [p for p in puzzles if (p.match, p.seat) == (match, seat)])

        await self._write(work)

    async def load(self, key: PuzzleKey) -> Puzzle | None:
        """Return a puzzle, or None if there is none with this key."""
        select = f"select {_PUZZLE} from puzzle where {_KEY}"  # noqa: S608  # constants
        return next(iter(await self._select(Puzzle, select, **key._asdict())), None)

    async def next(self, user: int, guild: int | None, now: int, game: str = "") -> Puzzle | None:
        """Return the puzzle that a person is shown next, of one game if it is given; None if there is none.

        `guild` is the server on which they ask, whose finished games count as well.
        """
        for select in _SELECT_NEXT:
            names = {"user": user, "guild": guild, "now": now, "game": game}
            used = {name: value for name, value in names.items() if f":{name}" in select}
            if found := await self._select(Puzzle, select, **used):
                return found[0]
        return None

    async def following(self, guild: int, after: PuzzleKey) -> Puzzle | None:
        """Return the first puzzle of a server after the one with this key; None if there is none."""
        names = {"guild": guild, **after._asdict()}
        return next(iter(await self._select(Puzzle, _SELECT_FOLLOWING, **names)), None)

    async def delete(self, key: PuzzleKey) -> None:
        """Delete a puzzle, and how people fared with it."""
        await self._write(lambda db: db.execute(f"delete from puzzle where {_KEY}", **key._asdict()))  # noqa: S608  # constants

    async def attempt(self, user: int, key: PuzzleKey) -> Attempt | None:
        """Return how a person fared with a puzzle; None if they have not answered it."""
        select = f'select {_ATTEMPT} from attempt where "user" = :user and {_KEY}'  # noqa: S608  # constants
        return next(iter(await self._select(Attempt, select, user=user, **key._asdict())), None)

    async def record(self, attempt: Attempt) -> None:
        """Store how a person fared with a puzzle."""
        await self._write(lambda db: db.execute(_RECORD, **attempt._asdict()))

    async def about(self, user: int) -> tuple[list[Puzzle], list[Attempt]]:
        """Return the puzzles made of a person's moves, and how they fared with puzzles."""
        puzzles = f'select {_PUZZLE} from puzzle where "user" = :user order by match, seat, no'  # noqa: S608  # constants
        attempts = f'select {_ATTEMPT} from attempt where "user" = :user order by match, seat, no'  # noqa: S608  # constants
        return (
            await self._select(Puzzle, puzzles, user=user),
            await self._select(Attempt, attempts, user=user),
        )

    async def _select(self, kind: Callable[..., T], select: str, **names: Any) -> list[T]:
        async def work(db: Database) -> list[T]:
            return [kind(*row) for row in await db.fetch(select, **names)]

        return await self._read(work)
