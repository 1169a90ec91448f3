"""The leagues and cups of servers in a store: who is in them, and which table each pairing has.

Owns that a contest is written only as it was read, so that each of its steps is taken once, and that a
pairing gets exactly one table. Must not know the rules of a contest: slots, ranks and scores are JSON that it
does not read.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from engine.tables.store.database import Database
from engine.tables.store.model import Conflict, Contest, Letter, Member, Pairing, Season, Slot
from engine.tables.store.rows import COLUMNS, KEYS, insert_rows

T = TypeVar("T")


def _columns(table: str, prefix: str = "") -> str:
    return ", ".join(f'{prefix}"{name}"' for name in COLUMNS[table])


def _upsert(table: str) -> str:
    """Return the statement that inserts a row of a table, or replaces the one with its key."""
    changed = [name for name in COLUMNS[table][KEYS[table] :] if name not in _KEPT.get(table, ())]
    update = ", ".join(f'"{name}" = excluded."{name}"' for name in changed)
    return insert_rows(table).replace("do nothing", f"do update set {update}")


_KEPT = {"season": ("message", "shown"), "pairing": ("match",)}
"""Columns that only `mark_shown` and `claim` write."""
_NEW = [name for name in COLUMNS["contest"] if name != "id"]
_INSERT = f"""insert into contest ({", ".join(_NEW)}) values ({", ".join(f":{name}" for name in _NEW)})
    returning id"""  # noqa: S608  # constants
_UPDATE = """update contest set opener = :opener, status = :status, season = :season, round = :round,
    due = :due, seq = seq + 1 where id = :id and seq = :seq"""
_OF = "where contest = :contest and season = :season"
_DUE = """select id, guild from contest where status in ('open', 'running') and (due > 0 and due <= :now
    or status = 'running' and exists (select 1 from pairing left join match on match.id = pairing.match
        where pairing.contest = contest.id and pairing.season = contest.season and pairing.ranks is null
        and (pairing.match is null or match.status in ('over', 'cancelled'))))"""
_UNSHOWN = """select contest, (select guild from contest where contest.id = season.contest), no from season
    where shown < changed order by contest, no"""
_WON = f"""select {_columns("contest", "contest.")}, slot.name, slot."user", season.no, season.ended
    from contest join season on season.contest = contest.id
    join slot on slot.contest = season.contest and slot.season = season.no and slot.rank = 1
    where contest.guild = :guild and season.ended is not null and slot."user" is not null
    order by season.ended desc, contest.id desc limit :limit"""  # noqa: S608  # constants

_CLAIM = (
    "update contest set seq = seq + 1 where id = :contest and seq = :seq",
    f"update pairing set match = :match {_OF} and no = :no and match is null and ranks is null",  # noqa: S608
    "update season set changed = :changed where contest = :contest and no = :season",
)
FORGET = (
    """update contest set seq = seq + 1 where id in (select contest from member where "user" = :id
        union select contest from slot where "user" = :id union select id from contest where opener = :id)""",
    """update season set changed = changed + 1 where contest in (select contest from member
        where "user" = :id union select contest from slot where "user" = :id)
        and ((contest, no) in (select contest, season from slot where "user" = :id) or ended is null)""",
    "update contest set opener = null where opener = :id",
    'delete from member where "user" = :id',
    """update slot set "user" = null, name = '' where "user" = :id""",
)
"""Makes a person who is deleted nobody in all contests. The first one keeps what was read before from being
written."""

Run = Callable[[Callable[[Any], Awaitable[T]]], Awaitable[T]]
"""Returns the result of a transaction."""
Mail = Callable[[Any, int | None, int, Sequence[Letter]], Awaitable[None]]
"""Adds letters to the outbox, in a transaction: see `Store._mail`."""


class Competition(NamedTuple):
    """A contest with one of its seasons."""

    contest: Contest
    season: Season
    members: tuple[Member, ...]
    """In the order in which they have joined."""
    slots: tuple[Slot, ...]
    pairings: tuple[Pairing, ...]


class Won(NamedTuple):
    """Who has won a season of a contest."""

    contest: Contest
    name: str
    user: int
    season: int
    ended: int


async def claim(db: Database, pairing: Pairing, seq: int, match: int) -> None:
    """Give a pairing its table. Raise `Conflict` if its contest is no longer at `seq`, or it has a table."""
    of = {"contest": pairing.contest, "season": pairing.season}
    contest, own, season = _CLAIM
    if not await db.execute(contest, contest=pairing.contest, seq=seq) or not await db.execute(
        own, match=match, no=pairing.no, **of
    ):
        raise Conflict(f"pairing {pairing[:3]} is not at {seq} any more")
    await db.execute(season, changed=seq + 1, **of)


class Contests:
    """The calls about contests. `read` and `write` run a transaction, `mail` works in one, as in `Store`."""

    def __init__(self, read: Run[Any], write: Run[Any], mail: Mail) -> None:
        self._read, self._write, self._mail = read, write, mail

    async def add(self, contest: Contest, members: Sequence[Member] = ()) -> int:
        """Store a new contest whose first season has not begun, and return its id."""

        async def work(db: Database) -> int:
            values = contest._replace(seq=1)._asdict()
            del values["id"]
            ((number,),) = await db.fetch(_INSERT, **values)
            first = Season(number, 1, 0, None, None, 1, 0)
            await db.executemany(insert_rows("season"), [first])
            await db.executemany(insert_rows("member"), [it._replace(contest=number) for it in members])
            return number

        return await self._write(work)

    async def load(self, contest: int, season: int | None = None) -> Competition | None:
        """Return a contest with its present season, or another one; None if there is none."""

        async def work(db: Database) -> Competition | None:
            select = f"select {_columns('contest')} from contest where id = :contest"  # noqa: S608  # constants
            found = [Contest(*row) for row in await db.fetch(select, contest=contest)]
            if not found:
                return None
            names = {"contest": contest, "season": season or found[0].season}

            async def of(table: str, where: str) -> Sequence[Any]:
                return await db.fetch(f"select {_columns(table)} from {table} {where}", **names)  # noqa: S608

            seasons = [
                Season(*row) for row in await of("season", "where contest = :contest and no = :season")
            ]
            if not seasons:
                return None
            order = 'where contest = :contest order by since, "user"'
            select = f"select {_columns('member')} from member {order}"  # noqa: S608  # constants
            members = [Member(*row) for row in await db.fetch(select, contest=contest)]
            slots = [Slot(*row) for row in await of("slot", f"{_OF} order by no")]
            pairings = [Pairing(*row) for row in await of("pairing", f"{_OF} order by no")]
            return Competition(found[0], seasons[0], tuple(members), tuple(slots), tuple(pairings))

        return await self._read(work)

    async def here(self, guild: int) -> list[Contest]:
        """Return the contests of a server, the latest first."""
        select = f"select {_columns('contest')} from contest where guild = :guild order by id desc limit 100"  # noqa: S608
        return await self._select(Contest._make, select, guild=guild)

    async def save(
        self,
        contest: Contest,
        *,
        seasons: Sequence[Season],
        joined: Sequence[Member] = (),
        left: Sequence[int] = (),
        slots: Sequence[Slot] = (),
        pairings: Sequence[Pairing] = (),
        letters: Sequence[tuple[int, Letter]] = (),
    ) -> Contest:
        """Write what has changed in a contest, and return it at its next version.

        `seasons` are those that look different now. The tables of pairings are not written: see
        `Store.create`. `letters` come with their tables. Raise `Conflict`, with nothing written, if the
        contest has changed since it was loaded.
        """
        rows: dict[str, Sequence[tuple[Any, ...]]] = {
            "season": [season._replace(changed=contest.seq + 1) for season in seasons],
            "member": joined,
            "slot": slots,
            "pairing": pairings,
        }

        async def work(db: Database) -> None:
            names = {name: getattr(contest, name) for name in _CHANGED}
            if not await db.execute(_UPDATE, **names):
                raise Conflict(f"contest {contest.id} is not at {contest.seq} any more")
            if left:
                delete = 'delete from member where contest = :contest and "user" in :users'
                await db.execute(delete, contest=contest.id, users=list(left))
            for table, changed in rows.items():
                await db.executemany(_upsert(table), [tuple(row) for row in changed])
            for match, letter in letters:
                await self._mail(db, contest.guild, match, [letter])

        await self._write(work)
        return contest._replace(seq=contest.seq + 1)

    async def due(self, now: int) -> list[tuple[int, int]]:
        """Return the id and the server of the contests in which something is to be done at `now`."""
        return sorted(await self._select(tuple[int, int], _DUE, now=now))

    async def closed(self, matches: Sequence[int]) -> list[int]:
        """Return those of these tables that are over or called off."""
        select = "select id from match where id in :matches and status in ('over', 'cancelled')"
        return await self._select(lambda row: row[0], select, matches=list(matches))

    async def unshown(self) -> list[tuple[int, int, int]]:
        """Return contest, server and season where a message does not show what is stored."""
        return await self._select(tuple[int, int, int], _UNSHOWN)

    async def mark_shown(self, season: Season, message: int | None) -> None:
        """Record that the message shows a season as it was loaded."""
        update = "update season set message = :message, shown = :shown where contest = :contest and no = :no"
        names = {"contest": season.contest, "no": season.no, "message": message, "shown": season.changed}
        await self._write(lambda db: db.execute(update, **names))

    async def won(self, guild: int, limit: int) -> list[Won]:
        """Return who has won the latest seasons on a server, the latest first."""

        def read(row: Any) -> Won:
            values = tuple(row)
            return Won(Contest(*values[:-4]), *values[-4:])

        return await self._select(read, _WON, guild=guild, limit=limit)

    async def of_match(self, match: int) -> tuple[Contest, Season, Pairing] | None:
        """Return the contest, season and pairing of a table; None if it is not a table of a contest."""
        tables = ("contest", "season", "pairing")
        select = f"""select {", ".join(_columns(table, f"{table}.") for table in tables)} from pairing
            join season on season.contest = pairing.contest and season.no = pairing.season
            join contest on contest.id = pairing.contest where pairing.match = :match"""  # noqa: S608  # constants
        contests, seasons = (len(COLUMNS[table]) for table in tables[:2])

        def read(row: Any) -> tuple[Contest, Season, Pairing]:
            contest, rest = tuple(row)[:contests], tuple(row)[contests:]
            return Contest(*contest), Season(*rest[:seasons]), Pairing(*rest[seasons:])

        return next(iter(await self._select(read, select, match=match)), None)

    async def about(self, user: int) -> tuple[list[Member], list[Slot]]:
        """Return all that is stored about a person in contests."""
        select = f'select {_columns("member")} from member where "user" = :user order by contest'  # noqa: S608
        members = await self._select(Member._make, select, user=user)
        select = f'select {_columns("slot")} from slot where "user" = :user order by contest, season, no'  # noqa: S608
        return members, await self._select(Slot._make, select, user=user)

    async def _select(self, read: Callable[[Any], T], select: str, **names: Any) -> list[T]:
        async def work(db: Database) -> list[T]:
            return [read(row) for row in await db.fetch(select, **names)]

        return await self._read(work)


_CHANGED = ("id", "seq", "opener", "status", "season", "round", "due")
