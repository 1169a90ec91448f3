"""The queue of a server: who waits for which game, who fits whom, and the table that is opened for them.

Owns how people are chosen. Two of whom one avoids the other are never chosen together, and nothing that this
module returns tells anybody of it. Must not know what happens at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import NamedTuple

from engine import games
from engine.chance import SECRET_BYTES
from engine.tables.access.access import Access
from engine.tables.access.limits import Limits
from engine.tables.store import (
    Conflict,
    Seat,
    ServerSettings,
    Table,
    TableOptions,
    UserSettings,
    Waiting,
    change_options,
    settings_of,
)
from engine.tables.table.letters import CARD, Notice
from engine.tables.table.session import Denied, Person
from engine.tables.table.stored import Gathering, Wish, encode_json, pack_gathering, read_wish
from engine.tables.time import clock, gathering
from engine.tables.time.clock import Window

STAY = 7 * clock.DAY
"""Seconds for which a person stays in a queue."""
CONSIDERED = 24
"""The most people, those who have waited longest, among whom a table is sought at once."""
TOGETHER = {"hours": 4 * clock.HOUR, "day": 2 * clock.HOUR}
"""Seconds of a day in which everybody at a table is awake, by pace; at slower ones, none are needed."""


Hours = tuple[tuple[int, int], ...]
"""Intervals [from, to) in unix seconds, in order."""


class Seeker(NamedTuple):
    """A person in the queue, as they are matched."""

    waiting: Waiting
    wish: Wish
    avoids: frozenset[int]
    awake: Hours
    """When they are awake within a day from now."""

    @property
    def user(self) -> int:
        return self.waiting.user


class Group(NamedTuple):
    """People who fit, those who have waited longest first, and what they play."""

    game: str
    pace: str
    people: tuple[Seeker, ...]


class Queue:
    """The calls about the queues of servers."""

    def __init__(self, access: Access, limits: Limits) -> None:
        self._access, self._limits = access, limits

    async def enter(self, guild: int, channel: int, who: Person, wish: Wish) -> Waiting:
        """Put a person into the queue of a server, or change what they wish for; return their place.

        `channel` is where they are. Call `match` next. Raise `Denied` if they have too many tables.
        """
        self._access.pauses.refuse()
        await self._access.require_welcome(who.id, guild)
        await self._limits.require_room(who.id)
        now, known = self._access.now(), await self.place(guild, who.id)
        since = known.since if known else now
        place = Waiting(guild, who.id, who.name, channel, encode_json(wish), since, now + STAY)
        await self._access.store.queue.put(place)
        return place

    async def leave(self, guild: int, user: int) -> None:
        """Take a person out of the queue of a server. Raise `Denied` if they are not in it."""
        if not await self._access.store.queue.leave(guild, user):
            raise Denied("not-in-queue")

    async def place(self, guild: int, user: int) -> Waiting | None:
        """Return the place of a person in the queue of a server; None if they are not in it."""
        places = await self._access.store.queue.about(user)
        now = self._access.now()
        return next((one for one in places if one.guild == guild and one.until > now), None)

    async def waiting(self, guild: int) -> dict[str, int]:
        """Return how many people wait for each game for which somebody does, whoever they are."""
        here = await self._access.store.queue.here(guild, self._access.now())
        wished = [game for place in here for game in read_wish(place.wish).games]
        return {game: wished.count(game) for game in games.ALL if game in wished}

    async def servers(self) -> list[int]:
        """Forget who has waited too long, and return the servers on which people wait."""
        return await self._access.store.queue.servers(self._access.now())

    async def match(self, guild: int, channel: int = 0) -> list[Table]:
        """Open a table for each group of people in the queue of a server who fit, and return these tables.

        They have seats there, and the game starts by itself. The card is posted where the server says, or in
        `channel`, or else where the last of them has joined the queue. Whoever is chosen leaves the queue in
        the transaction that stores the table.
        """
        if self._access.pauses.since is not None:
            return []
        opened = list[Table]()
        async with self._access.store.turn(f"queue {guild}"):
            while group := await self._find(guild):
                try:
                    opened.append(await self._open(guild, channel, group))
                except (Conflict, Denied):
                    break  # somebody has left, or has taken a seat elsewhere: the next call looks again
        return opened

    async def _find(self, guild: int) -> Group | None:
        """Return the next group in the queue of a server. Whoever has too many tables is passed over."""
        here = await self._access.store.queue.here(guild, self._access.now())
        if len(here) < 2:
            return None
        banned = await self._access.banned(guild)
        here = [place for place in here if place.user not in banned]
        settings = await self._access.store.settings(UserSettings, [place.user for place in here])
        seekers = list[Seeker]()
        for place in here[:CONSIDERED]:
            try:
                await self._limits.require_room(place.user, guild)
            except Denied:
                continue
            seekers.append(seeker(place, settings[place.user], self._access.now()))
        return await asyncio.to_thread(find_group, seekers)

    async def _open(self, guild: int, channel: int, group: Group) -> Table:
        """Open the table of a group. Raise `Conflict` if somebody has left the queue, or `Denied`."""
        standard = await settings_of(self._access.store, ServerSettings, guild)
        own = standard.queue or standard.forum
        place = "channel" if own and own == standard.forum else standard.place
        now, users = self._access.now(), [seeker.user for seeker in group.people]
        latest = max(group.people, key=lambda seeker: seeker.waiting.since)
        table = Table(
            game=group.game,
            rules=games.get(group.game).rules,
            options=change_options(TableOptions(place=place), {"pace": group.pace}),
            guild=guild,
            channel=own or channel or latest.waiting.channel,
            opener=users[0],
            secret=self._access.random_bytes(SECRET_BYTES),
            created=now,
            moved=now,
            seats=[
                Seat(seat=n, user=seeker.user, name=seeker.waiting.name)
                for n, seeker in enumerate(group.people)
            ],
        )
        seen = {seeker.user: seeker.waiting.since for seeker in group.people}
        pack_gathering(table, Gathering(full=True, seats=len(users), seen=seen, wanted=now))
        async with AsyncExitStack() as stack:
            for user in sorted(users):
                await stack.enter_async_context(self._limits.joining(user))
                await self._limits.require_room(user)
            await self._access.store.create(
                table,
                timers=gathering.timers(table, self._access.lobby_days),
                outbox=[self._access.letter(CARD, Notice())],
                waited=users,
            )
        self._access.tell(table.id, guild, wakes=True)
        return table


def seeker(place: Waiting, chosen: UserSettings, now: int) -> Seeker:
    """Return a person in the queue as they are matched, with what they have set."""
    wish, day = read_wish(place.wish), (now, now + clock.DAY)
    awake = tuple(Window(*wish.awake).within(*day)) if wish.awake else (day,)
    return Seeker(place, wish, frozenset(chosen.avoids), awake)


def find_group(seekers: Sequence[Seeker]) -> Group | None:
    """Return the first people who fit, by who has waited longest; None if nobody does.

    The first of them decides between games, numbers of players and paces, in the order in which these are
    offered; more players are better than fewer.
    """
    ways = [set(_ways(one.wish)) for one in seekers]
    for at, first in enumerate(seekers):
        for way in _ways(first.wish):
            others = [seekers[n] for n in range(at + 1, len(seekers)) if way in ways[n]]
            game, seats, pace = way
            found = _complete((first,), others, first.awake, seats, TOGETHER.get(pace, 0))
            if found:
                return Group(game, pace, found)
    return None


def _ways(wish: Wish) -> Iterator[tuple[str, int, str]]:
    """Yield each game, number of players and pace that a person wishes for."""
    for game in wish.games:
        for seats in sorted(wish.seats, reverse=True):
            if game in games.ALL and seats in games.get(game).seats:
                yield from ((game, seats, pace) for pace in wish.paces)


def _complete(
    chosen: tuple[Seeker, ...], others: Sequence[Seeker], awake: Hours, seats: int, needed: int
) -> tuple[Seeker, ...] | None:
    """Return people chosen with others who fit all of them, `seats` in all; None if there are too few.

    Nobody avoids anybody else, and all are awake together for `needed` seconds; those chosen are at `awake`.
    """
    if len(chosen) == seats:
        return chosen
    for at, one in enumerate(others):
        if any(one.user in other.avoids or other.user in one.avoids for other in chosen):
            continue
        together = _common(awake, one.awake)
        if sum(until - since for since, until in together) < needed:
            continue
        if found := _complete((*chosen, one), others[at + 1 :], together, seats, needed):
            return found
    return None


def _common(one: Hours, other: Hours) -> Hours:
    """Return the intervals that two have in common."""
    both = ((max(a, c), min(b, d)) for a, b in one for c, d in other)
    return tuple((since, until) for since, until in both if since < until)
