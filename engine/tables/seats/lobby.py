"""Tables before they start: open, join, leave, set options, start, and the rematch of a finished table.

Owns who may do so. Must not know what happens after the start.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from engine import games
from engine.chance import SECRET_BYTES, Chance
from engine.core import Event
from engine.match import encode
from engine.tables.access.access import Access, trying_twice
from engine.tables.access.limits import Limits
from engine.tables.access.requirements import require_fit
from engine.tables.store import (
    FOREVER,
    LogLine,
    Post,
    Seat,
    ServerSettings,
    Table,
    TableOptions,
    change_options,
    settings_of,
)
from engine.tables.table import contributions
from engine.tables.table.letters import CARD, WANTED, Notice
from engine.tables.table.options import capacity, has_suggestions
from engine.tables.table.session import STARTED, Denied, Person, Viewer, require_seat, seat_of
from engine.tables.table.stored import gathering_of, pack_gathering
from engine.tables.time import gathering


class Lobby:
    """The calls about tables that have not started."""

    def __init__(self, access: Access, limits: Limits) -> None:
        self._access, self._limits = access, limits

    async def open(
        self,
        key: str,
        opener: Person,
        *,
        guild: int | None,
        channel: int | None,
        options: TableOptions | None = None,
        interaction: int = 0,
        computers: Sequence[str] = (),
    ) -> Table:
        """Create a table with its opener in the first seat, queue its card, and return it.

        `interaction` is the id of the interaction that opens it; see `contributions`. `computers` are the
        names of computer players that have a seat from the beginning, as many as there is room for. Raise
        `Denied` if the person or the server has too many tables already.
        """
        self._access.pauses.refuse()
        game = games.get(key)
        now = self._access.now()
        table = Table(
            game=key,
            rules=game.rules,
            options=options or TableOptions(),
            guild=guild,
            channel=channel,
            opener=opener.id,
            secret=self._access.random_bytes(SECRET_BYTES),
            created=now,
            moved=now,
            seats=[Seat(seat=0, user=opener.id, name=opener.name)],
        )
        for name in computers[: game.seats[-1] - 1]:
            self._sit(table, name, bot=table.options.level)
        contributions.add(table, opener.id, interaction)
        await self._access.require_welcome(opener.id, guild)
        async with self._limits.joining(opener.id):
            await self._limits.require_room(opener.id, guild)
            card = Notice(kind=WANTED) if await self._wants_players(table) else Notice()
            await self._create(table, card)
        return table

    async def _wants_players(self, table: Table) -> bool:
        """Return True if a server wants to hear of a new table. That counts as a request of its opener.

        It does not hear of games against computers, or of more tables than a person may ask others for
        something.
        """
        kept = await settings_of(self._access.store, ServerSettings, table.guild or 0)
        if not kept.wanted or len(table.seats) > 1:
            return False
        try:
            await self._limits.count_request(table.opener)
        except Denied:
            return False
        return True

    async def _create(self, table: Table, notice: Notice, *, after: Table | None = None) -> None:
        """Store a new table, the rematch of `after` if given, with a card for this notice."""
        card = self._access.letter(CARD, notice)
        timers = gathering.timers(table, self._access.lobby_days)
        await self._access.store.create(table, after=after, timers=timers, outbox=[card])
        self._access.tell(table.id, table.guild, wakes=True)

    @trying_twice
    async def post_card(self, match: int, instead_of: int | None) -> None:
        """Queue a new card of a lobby in place of the message `instead_of`; None if it had no card.

        Do nothing if the table has another card by now, or is no longer a lobby. If a card is waiting
        already, no second one is queued; if Discord refuses it, it is tried again at once.
        """
        async with self._access.locked(match, in_pause=True) as table:
            if table.status != "lobby" or table.message != instead_of:
                return
            waiting = await self._access.store.mail(FOREVER, match=match)
            if not any(letter.kind == CARD for letter in waiting):
                await self._access.store.save(table, outbox=[self._access.letter(CARD, Notice())])
            self._access.tell(match, table.guild, wakes=True)

    async def read(self, match: int) -> Table:
        """Return a table that has not started. Raise `Denied` if it has, or does not exist."""
        return await self._access.read(match, ("lobby",))

    async def set_thread(self, table: Table, thread: int) -> None:
        """Record the thread in which the game of a lobby will be played."""
        await self._access.store.mark_sent((), self._access.now(), Post(table.id, table.message, thread, ""))

    @trying_twice
    async def join(
        self, match: int, who: Person, interaction: int = 0, *, viewer: Viewer | None = None
    ) -> Table:
        """Take a seat in a lobby. `interaction` is the id of the interaction by which the person joins.

        `viewer` is who asks, and where. If the table is to start when it is full, it does so soon afterwards.
        Raise `Denied`: also to somebody whose seat was taken away, who avoids somebody at the table, or who
        does not meet what is required there. Being avoided is no reason, so that nobody learns of it.
        """
        async with self._limits.joining(who.id), self._access.lobby(match, viewer=viewer) as table:
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            if who.id in gathering_of(table).removed:
                raise Denied("removed-here")
            await self._access.require_welcome(who.id, table.guild)
            await self._access.require_no_avoided(who.id, table)
            if not any(call.user == who.id and call.welcome for call in gathering_of(table).calls):
                await require_fit(self._access.store, who.id, table)
            await self._limits.require_room(who.id)
            self._sit(table, who.name, user=who.id)
            contributions.add(table, who.id, interaction)
            self._note_arrival(table, who.id)
        return table

    def _note_arrival(self, table: Table, user: int) -> None:
        """Record that somebody has sat down; the game is to start if the table waited for that."""
        own, now = gathering_of(table), self._access.now()
        own.seen[user] = now
        own.calls = [call for call in own.calls if call.user != user]
        if own.full and len(table.seats) >= capacity(table):
            own.wanted = own.wanted or now
        pack_gathering(table, own)

    @trying_twice
    async def add_computer(self, match: int, user: int, level: str, name: str) -> Table:
        """Seat a computer player of one of `bots.levels` of the game in a lobby."""
        async with self._access.lobby(match) as table:
            require_seat(table, user)
            self._sit(table, name, bot=level)
            self._note_arrival(table, user)
        return table

    @trying_twice
    async def remove_computer(self, match: int, user: int) -> Table:
        """Remove the computer player that was added last."""
        async with self._access.lobby(match) as table:
            require_seat(table, user)
            computers = [seat for seat in table.seats if seat.bot]
            if not computers:
                raise Denied("no-computer")
            stand_up(table, computers[-1].seat)
        return table

    @trying_twice
    async def leave(self, match: int, user: int) -> Table:
        """Leave a lobby. An opener is succeeded by the next person; without people, it is called off."""
        async with self._access.lobby(match) as table:
            stand_up(table, require_seat(table, user))
        return table

    @trying_twice
    async def set_options(self, match: int, user: int, changes: Mapping[str, Any]) -> Table:
        """Change some of the options of a lobby. Only its opener may."""
        async with self._access.lobby(match) as table:
            require_opener(table, user)
            table.options = change_options(table.options, changes)
        return table

    @trying_twice
    async def start(self, match: int, user: int) -> Table:
        """Set up the game and queue the post of the first turn. Raise `Denied` if this person may not."""
        async with self._access.lobby(match, save=False) as table:
            require_starter(table, user, self._access.now())
            await self.begin(table)
        return table

    async def begin(self, table: Table) -> None:
        """Set up the game of a locked lobby and save it. Raise `Denied` if there are too few players."""
        game = games.get(table.game)
        if len(table.seats) not in game.seats:
            raise Denied("too-few", least=game.seats[0])
        chance = Chance.live(table.secret, 0, contributions.seal(table))
        table.rules = game.rules  # they may have changed since the lobby was opened
        table.base = encode(game.setup(len(table.seats), table.options.game, chance))
        table.drawn = len(chance.drawn)
        table.status = "live"
        table.options.suggestions = has_suggestions(table)
        session = self._access.of(table)
        session.affairs.told = self._access.now()
        begins = [decision.seat for decision in session.match.decisions()]
        await self._access.save(
            session,
            LogLine(0, None, "setup", tuple(chance.drawn), False, self._access.now()),
            event=Event(STARTED, begins[0] if len(begins) == 1 else None),
        )

    @trying_twice
    async def rematch(self, match: int, user: int) -> tuple[Table, bool]:
        """Return the rematch of a finished table, and whether this call created it and queued its card.

        It has the same people, but for those who may no longer play on the server, and the same options; the
        first seat goes to the next player. A table has one
        rematch, whoever asks for it.
        """
        async with (
            self._access.store.turn(f"rematch {match}"),
            self._limits.joining(user),
            self._access.locked(match) as old,
        ):
            self._access.require(old, ("over",))
            require_seat(old, user)
            if old.options.rematch is not None:
                return await self._access.read(
                    old.options.rematch, ("lobby", "live", "over", "cancelled")
                ), False
            await self._access.require_welcome(user, old.guild)
            await self._limits.require_room(user, old.guild)
            kept = await settings_of(self._access.store, ServerSettings, old.guild or 0)
            now = self._access.now()
            seats = [seat for seat in (*old.seats[1:], *old.seats[:1]) if seat.user or seat.bot]
            seats = [seat for seat in seats if str(seat.user) not in kept.banned]
            options = structs.replace(old.options, game=dict(old.options.game))
            if kept.forum:
                options.place = "channel"
            table = Table(
                game=old.game,
                rules=games.get(old.game).rules,
                options=options,
                guild=old.guild,
                channel=kept.forum or old.channel,
                opener=user,
                secret=self._access.random_bytes(SECRET_BYTES),
                created=now,
                moved=now,
                seats=[Seat(seat=n, user=s.user, name=s.name, bot=s.bot) for n, s in enumerate(seats)],
            )
            invited = tuple(seat.seat for seat in table.seats if seat.user)
            await self._create(table, Notice(ping=invited), after=old)
            return table, True

    async def forget(self, user: int) -> None:
        """Delete from all lobbies that they have asked a person, or that the person had a seat there."""
        self._access.pauses.refuse()
        for match in await self._access.store.matches("lobby"):
            table = await self._access.store.load(match)
            if table and knows(table, user):
                await self._forget(match, user)

    @trying_twice
    async def _forget(self, match: int, user: int) -> None:
        async with self._access.locked(match) as table:
            if table.status != "lobby":
                return
            own = gathering_of(table)
            own.calls = [call for call in own.calls if call.user != user]
            own.removed = [other for other in own.removed if other != user]
            pack_gathering(table, own)
            contributions.forget(table, user)
            await self._access.store_lobby(table, silently=True)

    async def call_off_idle(self, before: int) -> list[Table]:
        """Call off the lobbies in which nothing has happened since `before` (unix seconds); return them."""
        idle = await self._access.store.matches("lobby", before=before)
        return [table for match in idle if (table := await self._call_off(match, before))]

    @trying_twice
    async def _call_off(self, match: int, before: int) -> Table | None:
        async with self._access.locked(match) as table:
            if table.status != "lobby" or table.moved >= before:
                return None
            table.status = "cancelled"
            await self._access.store_lobby(table)
            return table

    @staticmethod
    def _sit(table: Table, name: str, user: int | None = None, bot: str = "") -> None:
        if len(table.seats) >= capacity(table):
            raise Denied("table-full")
        table.seats.append(Seat(seat=len(table.seats), user=user, name=name, bot=bot))


def knows(table: Table, user: int) -> bool:
    """Return True if a lobby has asked a person something, or if they have left it or lost their seat."""
    own = gathering_of(table)
    asked = user in own.removed or any(call.user == user for call in own.calls)
    return asked or any(it.user == user and not it.counts for it in contributions.listed(table))


def stand_up(table: Table, seat: int) -> None:
    """Free a seat of a lobby. An opener is succeeded by the next person; without people, it is called off."""
    user = table.seats[seat].user
    del table.seats[seat]
    for number, left in enumerate(table.seats):
        left.seat = number
    people = [one.user for one in table.seats if one.user]
    if not people:
        table.status = "cancelled"
    elif table.opener == user:
        table.opener = people[0]
    own = gathering_of(table)
    own.seen.pop(user or 0, None)
    own.calls = [call for call in own.calls if call.user != user]
    if own.full or len(table.seats) < games.get(table.game).seats[0]:
        own.wanted = 0
        own.calls = [call for call in own.calls if call.kind != gathering.READY]
    pack_gathering(table, own)


def require_opener(table: Table, user: int) -> None:
    """Raise `Denied` unless this person opened the table."""
    if table.opener != user:
        raise Denied("not-opener")


def require_starter(table: Table, user: int, now: int) -> None:
    """Raise `Denied` unless this person opened the table, or sits there a day or more after the opening."""
    anybody = table.created + gathering.ANYBODY
    if table.opener == user:
        return
    require_seat(table, user)
    if now < anybody:
        raise Denied("not-opener-yet", at=str(anybody))
