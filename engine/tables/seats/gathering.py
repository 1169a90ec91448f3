"""How a lobby gathers people: invitations, who is ready, when it starts by itself, what it asks when silent.

Owns who may do so, and what a due timer of a lobby does. Must not know what happens after the start.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import games
from engine.tables.access.access import Access, trying_twice
from engine.tables.access.limits import Limits
from engine.tables.seats.lobby import Lobby, require_opener, require_starter, stand_up
from engine.tables.store import Letter, Table, Timer, UserSettings
from engine.tables.table.letters import LOBBY, Notice, read_notice
from engine.tables.table.options import capacity
from engine.tables.table.session import Denied, require_seat, seat_of
from engine.tables.table.stored import Call, Gathering, gathering_of, pack_gathering
from engine.tables.time import clock, gathering

MOST_CALLS = 12
"""The most people who can have been invited to a table and have not sat down."""
LATE = 15 * clock.MINUTE
"""Who is to say that they are ready gets more time if the bot did not run at the end of it, by that much."""
FEW, FREED = "few", "freed"
"""What letters about a lobby tell beside the kinds of calls and timers: that too few people are there at the
time of the start, and that somebody has lost a seat because they did not say that they are ready."""


class Conditions(NamedTuple):
    """When a game starts by itself."""

    full: bool
    """Whether as soon as every seat is taken."""
    at: int
    """At which moment; 0 for none."""


class Gatherings:
    """The calls about inviting people to a lobby, and about its start."""

    def __init__(self, access: Access, limits: Limits, lobby: Lobby) -> None:
        self._access, self._limits, self._lobby = access, limits, lobby

    # Invitations

    @trying_twice
    async def invite(self, match: int, user: int, invited: Sequence[int]) -> tuple[Table, list[int]]:
        """Ask people to sit down at a lobby, and return the table with those who will be mentioned.

        Each is mentioned once, unless the table has asked them already. Raise `Denied` if the person has no
        seat, avoids one of them, or has asked too many people for something in the last hour. Nothing is
        required of those whom the opener asks.
        """
        async with self._access.lobby(match, save=False) as table:
            require_seat(table, user)
            if table.practice:
                raise Denied("no-server")
            own = gathering_of(table)
            known = {call.user for call in own.calls} | {seat.user for seat in table.seats}
            opens = user == table.opener
            new = [other for other in dict.fromkeys(invited) if other not in known]
            if len(table.seats) >= capacity(table):
                raise Denied("table-full")
            if len(new) + len(own.calls) > MOST_CALLS:
                raise Denied("too-many-invited", most=MOST_CALLS)
            if opens:
                for call in own.calls:
                    call.welcome = call.welcome or call.user in invited
            if not new:
                pack_gathering(table, own)
                await self._access.store_lobby(table, silently=True)
                return table, []
            await self._require_none_avoided(user, new)
            banned = await self._access.banned(table.guild)
            if found := [other for other in new if other in banned]:
                raise Denied("banned-asked", who=", ".join(f"<@{other}>" for other in found))
            await self._limits.count_request(user)
            if opens:
                own.removed = [other for other in own.removed if other not in new]
            own.seen[user] = self._access.now()
            await self._call(table, own, new, gathering.INVITATION, welcome=opens)
            await self._access.store_lobby(table, self._mention(table, own))
            return table, new

    async def _require_none_avoided(self, user: int, others: Sequence[int]) -> None:
        avoided = (await self._access.store.settings(UserSettings, [user]))[user].avoids
        if found := [other for other in others if other in avoided]:
            raise Denied("avoided-asked", who=", ".join(f"<@{other}>" for other in found))

    async def _call(
        self, table: Table, own: Gathering, users: Sequence[int], kind: str, *, welcome: bool = False
    ) -> None:
        """Have people asked as soon as each of them can be mentioned."""
        now, settings = self._access.now(), await self._access.store.settings(UserSettings, users)
        due = {user: gathering.when_awake(table, settings[user], now) for user in users}
        own.calls += [Call(user, kind, due[user], welcome=welcome) for user in users]
        pack_gathering(table, own)

    def _mention(self, table: Table, own: Gathering) -> list[Letter]:
        """Return the letters that make the calls which are due, one for each kind."""
        letters, now = list[Letter](), self._access.now()
        for kind in (gathering.INVITATION, gathering.READY):
            due = [call for call in gathering.unmade(own) if call.kind == kind and call.due <= now]
            if due:
                letters.append(self._letter(own, kind))
            for call in due:
                call.no = own.letters
        pack_gathering(table, own)
        return letters

    def _letter(self, own: Gathering, kind: str) -> Letter:
        own.letters += 1
        return self._access.letter(LOBBY, Notice(kind=kind, no=own.letters))

    @trying_twice
    async def decline(self, match: int, user: int) -> Table:
        """Answer an invitation with no. Raise `Denied` if there is none."""
        async with self._access.lobby(match, save=False) as table:
            own = gathering_of(table)
            calls = [call for call in own.calls if call.user == user and call.kind == gathering.INVITATION]
            if not calls:
                raise Denied("not-invited")
            calls[0].declined = True
            pack_gathering(table, own)
            await self._access.store_lobby(table, silently=True)
            return table

    @trying_twice
    async def remove(self, match: int, user: int, users: Collection[int]) -> Table:
        """Take the seats of some people in a lobby away. They cannot sit down again unless they are invited.

        Only the opener may, and not their own.
        """
        async with self._access.lobby(match) as table:
            require_opener(table, user)
            gone = [other for other in users if other != user and seat_of(table, other) is not None]
            for other in gone:
                stand_up(table, require_seat(table, other))
            own = gathering_of(table)
            own.removed += [other for other in gone if other not in own.removed]
            pack_gathering(table, own)
            return table

    # The start

    @trying_twice
    async def set_conditions(self, match: int, user: int, chosen: Conditions) -> Table:
        """Set when the game starts by itself. Only the opener may."""
        now = self._access.now()
        latest = now + (self._access.lobby_days - 1) * clock.DAY
        if chosen.at and not now < chosen.at <= latest:
            raise Denied("start-when", latest=str(latest))
        async with self._access.lobby(match) as table:
            require_opener(table, user)
            own = gathering_of(table)
            own.seen[user], own.full, own.at = now, chosen.full, chosen.at
            is_full = chosen.full and len(table.seats) >= capacity(table)
            own.wanted = own.wanted or now if is_full else 0
            if not own.wanted:
                own.calls = [call for call in own.calls if call.kind != gathering.READY]
            pack_gathering(table, own)
            return table

    @trying_twice
    async def want_start(self, match: int, user: int) -> Table:
        """Check that a person may start a game now, and return its lobby; begin it with `Lobby.start`.

        If somebody has sat down days ago, they are asked whether they are ready, and the game starts by
        itself once they are: then `is_waiting` is true of the table. Raise `Denied`.
        """
        async with self._access.lobby(match, save=False) as table:
            require_starter(table, user, self._access.now())
            if len(table.seats) not in games.get(table.game).seats:
                raise Denied("too-few", least=games.get(table.game).seats[0])
            own = gathering_of(table)
            self._hear(table, own, user)
            if await self._wait_for_the_stale(table, own):
                await self._access.store_lobby(table, self._mention(table, own))
            return table

    def _hear(self, table: Table, own: Gathering, user: int) -> None:
        """Record that a person at a lobby is there."""
        own.seen[user] = self._access.now()
        own.calls = [call for call in own.calls if (call.user, call.kind) != (user, gathering.READY)]
        pack_gathering(table, own)

    async def _wait_for_the_stale(self, table: Table, own: Gathering) -> bool:
        """Ask those who sat down days ago whether they are ready. Return True if somebody has to answer."""
        now = self._access.now()
        asked = {call.user for call in own.calls if call.kind == gathering.READY}
        if new := [user for user in gathering.stale(table, now) if user not in asked]:
            await self._call(table, own, new, gathering.READY)
            own.until = gathering.until(own.calls, now)
        waits = not gathering.is_ready(own)
        if waits:
            own.wanted = own.wanted or now
        pack_gathering(table, own)
        return waits

    @trying_twice
    async def ready(self, match: int, user: int) -> Table:
        """Say that one is ready to start."""
        async with self._access.lobby(match) as table:
            require_seat(table, user)
            self._hear(table, gathering_of(table), user)
            return table

    @trying_twice
    async def keep(self, match: int, user: int) -> Table:
        """Say that a silent lobby still looks for people."""
        return await self.ready(match, user)

    # What happens by itself

    async def run(self, table: Table, timer: Timer) -> None:
        """Handle a due timer of a locked table. One that its lobby has overtaken changes nothing."""
        if table.status != "lobby":
            return
        own, now = gathering_of(table), self._access.now()
        due = {one.kind: one.due for one in gathering.timers(table, self._access.lobby_days)}
        letters = list[Letter]()
        if due.get(timer.kind, now + 1) <= now:
            match timer.kind:
                case gathering.BEGIN:
                    if await self._begin(table, own):
                        return
                    letters = self._tell_few(table, own)
                case gathering.UNREADY if now - own.until > LATE:
                    own.until = now + gathering.PATIENCE
                case gathering.UNREADY:
                    letters = self._free(own, table)
                case gathering.IDLE:
                    own.asked = now
                    letters = [self._letter(own, gathering.IDLE)]
                case gathering.CLOSING:
                    own.warned = now
                    letters = [self._letter(own, gathering.CLOSING)]
                case _:
                    pass
        pack_gathering(table, own)
        await self._access.store_lobby(table, [*self._mention(table, own), *letters], silently=True)

    async def _begin(self, table: Table, own: Gathering) -> bool:
        """Begin the game of a lobby whose time has come. Return False if it has to wait."""
        if len(table.seats) not in games.get(table.game).seats:
            return False
        own.at = 0
        if await self._wait_for_the_stale(table, own):
            return False
        await self._lobby.begin(table)
        return True

    def _tell_few(self, table: Table, own: Gathering) -> list[Letter]:
        """Return what tells that a game cannot start at its time, unless it only waits for somebody."""
        if len(table.seats) in games.get(table.game).seats:
            return []
        own.at = own.wanted = 0
        return [self._letter(own, FEW)]

    def _free(self, own: Gathering, table: Table) -> list[Letter]:
        """Take the seats of those who have not said that they are ready away."""
        silent = [call.user for call in own.calls if call.kind == gathering.READY]
        for user in silent:
            stand_up(table, require_seat(table, user))
        left = gathering_of(table)
        own.calls, own.seen, own.wanted = left.calls, left.seen, left.wanted
        return [self._letter(own, FREED)] if table.status == "lobby" and not own.wanted else []

    def begins(self, table: Table) -> bool:
        """Return True if a lobby whose time has come can start at once, without waiting for anybody."""
        enough = len(table.seats) in games.get(table.game).seats
        waits = gathering.stale(table, self._access.now()) or not gathering.is_ready(gathering_of(table))
        return table.status == "lobby" and enough and not waits

    # Letters

    async def mentionable(self, table: Table, notice: Notice) -> list[int]:
        """Return whom a letter about a lobby may mention: nobody is invited to whom they avoid."""
        users = addressed(table, notice)
        if notice.kind != gathering.INVITATION:
            return users
        settings = await self._access.store.settings(UserSettings, users)
        there = {seat.user for seat in table.seats}
        return [user for user in users if there.isdisjoint(settings[user].avoids)]

    async def outdated(self, table: Table) -> list[Letter]:
        """Return the letters about a lobby whose messages say nothing any more."""
        sent = await self._access.store.sent_lobby_letters(table.id)
        return [letter for letter in sent if not is_current(table, letter)]

    async def mark_taken_down(self, letter: Letter) -> None:
        """Record that the message of a letter was deleted."""
        await self._access.store.mark_taken_down(letter.id)


def is_waiting(table: Table) -> bool:
    """Return True if a lobby starts as soon as everybody has said that they are ready."""
    own = gathering_of(table)
    return table.status == "lobby" and bool(own.wanted) and not gathering.is_ready(own)


def is_current(table: Table, letter: Letter) -> bool:
    """Return True if what a letter about a lobby says still holds."""
    own, notice = gathering_of(table), read_notice(letter.payload)
    if table.status != "lobby":
        return False
    if notice.kind in (gathering.INVITATION, gathering.READY):
        return bool(addressed(table, notice))
    silent = letter.due >= table.moved
    return silent and not (notice.kind == gathering.IDLE and own.warned > table.moved)


def addressed(table: Table, notice: Notice) -> list[int]:
    """Return the users to whom a letter about a lobby speaks; nobody if they have answered."""
    if notice.kind in (gathering.INVITATION, gathering.READY):
        calls = gathering_of(table).calls
        asked = [call for call in calls if (call.kind, call.no) == (notice.kind, notice.no)]
        return [call.user for call in asked if not call.declined]
    everybody = notice.kind == FEW or not table.opener
    return [seat.user for seat in table.seats if seat.user] if everybody else [table.opener]
