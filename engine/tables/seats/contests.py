"""Leagues and cups of a server: open one, join, leave, and all that happens in them by itself.

Owns who may do so, and that each step is taken once and each pairing has one table, whenever a process is
stopped and however many there are: a step is written only to the version of the contest that it was made for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any

from engine import games
from engine.chance import SECRET_BYTES
from engine.names import visible
from engine.tables.access.access import Access
from engine.tables.access.limits import Limits
from engine.tables.seats import seasons
from engine.tables.seats.seasons import CUPS, LEAGUES, LEAST
from engine.tables.store import (
    Competition,
    Conflict,
    Contest,
    ContestKind,
    Finished,
    Member,
    Pairing,
    Season,
    Seat,
    ServerSettings,
    Table,
    TableOptions,
    Won,
    change_options,
    settings_of,
)
from engine.tables.store.contests import Contests as Stored
from engine.tables.table.letters import CARD, CONTEST, Notice
from engine.tables.table.options import VALUES
from engine.tables.table.session import Denied, Person
from engine.tables.table.stored import Gathering, pack_gathering
from engine.tables.time import gathering
from engine.tables.time.clock import DAY

NAME = 40
"""The most characters of a name."""
MOST_HERE = 10
"""The most contests of a server that are not over."""
MOST = {"league": 40, "ladder": 40, "knockout": 32, "swiss": 32}
"""The most people by kind."""
DAYS = range(2, 91)
"""How many days a season or round can take."""
SOON = range(1, 15)
"""In how many days a contest can begin."""
NOBODY = 0
"""The opener of the tables of a contest, so that nobody there can change what all of them have in common."""
STEPS = 20
"""The most steps of a contest in one call."""


class Contests:
    """The calls about contests."""

    def __init__(self, access: Access, limits: Limits) -> None:
        self._access, self._limits = access, limits

    @property
    def _store(self) -> Stored:
        return self._access.store.contests

    # What people do

    async def create(
        self, guild: int, channel: int, who: Person, kind: ContestKind, name: str, game: str, **chosen: Any
    ) -> Competition:
        """Open a league or a cup, which its opener joins, and return it.

        `chosen` can be `seats`, the most people of a table, `pace`, `rated`, `days` of a season or round, and
        `begins`, the days until it begins. Raise `Denied`.
        """
        self._access.pauses.refuse()
        name = visible(name)[:NAME]
        seats = chosen.get("seats") or (4 if kind in CUPS else 3)
        days = chosen.get("days") or (14 if kind in CUPS else 30)
        begins, pace = chosen.get("begins", 3), chosen.get("pace") or "day"
        if not name:
            raise Denied("contest-name")
        if game not in games.ALL or seats not in games.get(game).seats or pace not in VALUES["pace"]:
            raise Denied("contest-seats")
        if days not in DAYS or begins not in SOON:
            raise Denied("contest-days", least=DAYS[0], most=DAYS[-1], begins=SOON[-1])
        now = self._access.now()
        async with self._access.store.turn(f"contests {guild}"):
            here = [one for one in await self._store.here(guild) if one.status != "over"]
            if len(here) >= MOST_HERE:
                raise Denied("too-many-contests", most=MOST_HERE)
            if any(one.name.casefold() == name.casefold() for one in here):
                raise Denied("contest-name-taken")
            contest = Contest(
                0, guild, channel, kind, name, game, seats, pace, days, int(chosen.get("rated", True)),
                who.id, "open", 1, 0, now + begins * DAY, 0, now,
            )  # fmt: skip
            number = await self._store.add(contest, [Member(0, who.id, who.name, now)])
        return await self.load(number, guild)

    async def load(self, contest: int, guild: int, season: int | None = None) -> Competition:
        """Return a contest of a server. Raise `Denied` if it has none with this number."""
        found = await self._store.load(contest, season)
        if found is None or found.contest.guild != guild:
            raise Denied("no-contest")
        return found

    async def here(self, guild: int, kinds: Sequence[ContestKind] = (*LEAGUES, *CUPS)) -> list[Contest]:
        """Return the contests of a server, those that are not over first, and then the latest first."""
        found = [one for one in await self._store.here(guild) if one.kind in kinds]
        return sorted(found, key=lambda one: one.status == "over")

    async def of_match(self, match: int) -> tuple[Contest, Season, Pairing] | None:
        """Return the contest, season and pairing that a table belongs to; None if it belongs to none."""
        return await self._store.of_match(match)

    async def won(self, guild: int, limit: int) -> list[Won]:
        """Return who has won the latest seasons on a server."""
        return await self._store.won(guild, limit)

    async def join(self, contest: int, guild: int, who: Person) -> Competition:
        """Join a contest. In a league whose season has begun, that is for the next one. Raise `Denied`."""

        async def change(it: Competition) -> None:
            own = it.contest
            if own.status == "over":
                raise Denied("contest-over")
            if any(member.user == who.id for member in it.members):
                raise Denied("contest-joined")
            if own.status == "running" and own.kind in CUPS:
                raise Denied("cup-begun")
            if len(it.members) >= MOST[own.kind]:
                raise Denied("contest-full", most=MOST[own.kind])
            now = self._access.now()
            if own.status == "open" and not own.due and len(it.members) + 1 >= LEAST:
                own = own._replace(due=now + DAY)
            member = Member(own.id, who.id, who.name, now)
            await self._store.save(own, seasons=[it.season], joined=[member])

        return await self._change(contest, guild, change)

    async def leave(self, contest: int, guild: int, user: int) -> Competition:
        """Leave a contest. Games that have begun go on. Raise `Denied` if the person is not in it."""

        async def change(it: Competition) -> None:
            if all(member.user != user for member in it.members):
                raise Denied("contest-not-joined")
            if it.contest.status == "over":
                raise Denied("contest-over")
            await self._store.save(it.contest, seasons=[it.season], left=[user])

        return await self._change(contest, guild, change)

    async def begin(self, contest: int, guild: int, user: int, *, manager: bool = False) -> Competition:
        """Have a contest begin now. Only its opener and managers of the server may. Raise `Denied`."""

        async def change(it: Competition) -> None:
            _require_opener(it.contest, user, manager=manager)
            if it.contest.status != "open":
                raise Denied("contest-begun")
            if len(it.members) < LEAST:
                raise Denied("contest-few", least=LEAST)
            await self._store.save(it.contest._replace(due=self._access.now()), seasons=[it.season])

        return await self._change(contest, guild, change)

    async def end(self, contest: int, guild: int, user: int, *, manager: bool = False) -> Competition:
        """End a contest as it stands. Only its opener and managers of the server may. Raise `Denied`."""

        async def change(it: Competition) -> None:
            _require_opener(it.contest, user, manager=manager)
            if it.contest.status == "over":
                raise Denied("contest-over")
            await self._write(await self._stop(it))

        return await self._change(contest, guild, change)

    async def _change(
        self, contest: int, guild: int, change: Callable[[Competition], Awaitable[None]]
    ) -> Competition:
        """Make a change of a contest, take the steps that follow from it, and return the contest."""
        self._access.pauses.refuse()
        async with self._access.store.turn(f"contest {contest}"):
            try:
                await change(await self.load(contest, guild))
            except Conflict:
                await change(await self.load(contest, guild))
            await self._run(contest)
        return await self.load(contest, guild)

    # What happens by itself

    async def due(self) -> list[tuple[int, int]]:
        """Return the numbers and the servers of the contests that have something to do."""
        return await self._store.due(self._access.now())

    async def run(self, contest: int) -> None:
        """Take the steps of a contest that are due, and open tables. While the bot is paused, do nothing."""
        if self._access.pauses.since is None:
            async with self._access.store.turn(f"contest {contest}"):
                await self._run(contest)

    async def _run(self, contest: int) -> None:
        try:
            for _ in range(STEPS):
                it = await self._store.load(contest)
                if step := it and await self._step(it):
                    await self._write(step)
                elif it and it.contest.status == "running":
                    await self._open_tables(it)
                    break
                else:
                    break
        except Conflict:
            return  # another process is taking these steps, or somebody has joined: the next call looks again

    async def _write(self, step: seasons.Step) -> None:
        letters = [(match, self._access.letter(CONTEST, Notice(kind=kind))) for match, kind in step.told]
        await self._store.save(
            step.contest,
            seasons=step.seasons,
            slots=step.slots,
            pairings=step.pairings,
            left=step.left,
            letters=letters,
        )
        for match in dict(step.told):
            self._access.tell(match, step.contest.guild, wakes=True)

    async def _step(self, it: Competition) -> seasons.Step | None:
        """Return the next step of a contest; None if there is nothing to do now."""
        now, contest = self._access.now(), it.contest
        if contest.status == "over":
            return None
        strength = await self._strength(it)
        if contest.status == "running":
            results = await self._results(it, now)
            return seasons.advance(it, results, now, strength=strength)
        if not contest.due or now < contest.due:
            return None
        if len(it.members) >= LEAST:
            return seasons.begin(it, seasons.by_strength(it.members, strength), now)
        if contest.kind in CUPS:
            return seasons.Step(contest._replace(status="over", due=0), [it.season._replace(ended=now)])
        return seasons.Step(contest._replace(due=0), [it.season])

    async def _stop(self, it: Competition) -> seasons.Step:
        now, contest = self._access.now(), it.contest
        if contest.status == "running":
            strength, results = await self._strength(it), await self._results(it, now)
            step = seasons.advance(it, results, now, strength=strength, stop=True)
            if step:
                return step
        return seasons.Step(contest._replace(status="over", due=0), [it.season._replace(ended=now)])

    async def _strength(self, it: Competition) -> Callable[[int], float]:
        ratings = await self._access.store.ratings.of([one.user for one in it.members], it.contest.game)
        return lambda user: ratings[user].points if user in ratings else 0.0

    async def _results(self, it: Competition, now: int) -> Mapping[int, Finished | None]:
        """Return the results of tables that are over, None of those that were called off, by table."""
        store, found = self._access.store, dict[int, Finished | None]()
        open_tables = [one.match for one in it.pairings if one.match and not one.ranks]
        closed = set(await self._store.closed(open_tables))
        if seasons.is_ending(it, closed, now):
            closed |= {one.match for one in it.pairings if one.match and one.ranks}
        for match in sorted(closed):
            found[match] = await store.results.load(match)
        return found

    async def _open_tables(self, it: Competition) -> None:
        """Open the tables of a contest that are next. Whoever has too many tables has to wait."""
        for pairing in seasons.next_tables(it):
            try:
                await self._open(it, pairing)
            except Denied:
                continue
            it = it._replace(contest=it.contest._replace(seq=it.contest.seq + 1))

    async def _open(self, it: Competition, pairing: Pairing) -> None:
        """Open the table of a pairing. Raise `Conflict` if the contest has changed, or `Denied`."""
        contest, store, now = it.contest, self._access.store, self._access.now()
        standard = await settings_of(store, ServerSettings, contest.guild)
        slots = [it.slots[no] for no in seasons.numbers(pairing.slots)]
        users = [slot.user or 0 for slot in slots]
        options = {"pace": contest.pace, "rated": bool(contest.rated)}
        table = Table(
            game=contest.game,
            rules=games.get(contest.game).rules,
            options=change_options(TableOptions(place=standard.place), options),
            guild=contest.guild,
            channel=standard.queue or contest.channel,
            opener=NOBODY,
            secret=self._access.random_bytes(SECRET_BYTES),
            created=now,
            moved=now,
            seats=[Seat(seat=n, user=slot.user, name=slot.name) for n, slot in enumerate(slots)],
        )
        seen = dict.fromkeys(users, now)
        pack_gathering(table, Gathering(full=True, seats=len(users), seen=seen, wanted=now))
        await self._limits.require_room_in(contest.guild)
        async with AsyncExitStack() as stack:
            for user in sorted(users):
                await stack.enter_async_context(self._limits.joining(user))
                await self._limits.require_room(user)
            await store.create(
                table,
                timers=gathering.timers(table, self._access.lobby_days),
                outbox=[self._access.letter(CARD, Notice())],
                pairing=(pairing, contest.seq),
            )
        self._access.tell(table.id, contest.guild, wakes=True)

    # What a message shows

    async def unshown(self) -> list[tuple[int, int, int]]:
        """Return contest, server and season whose message does not show what is stored."""
        return await self._store.unshown()

    def showing(self, contest: int) -> AbstractAsyncContextManager[None]:
        """Return the lock under which the messages of a contest are posted and edited."""
        return self._access.store.turn(f"messages of contest {contest}")

    async def mark_shown(self, it: Competition, message: int | None) -> None:
        """Record the message that shows a contest as it was loaded."""
        await self._store.mark_shown(it.season, message)


def _require_opener(contest: Contest, user: int, *, manager: bool) -> None:
    if contest.opener != user and not manager:
        raise Denied("contest-not-opener")
