"""What people do with matches: open, join, start, play, look, leave. The async service the cogs call.

Owns who may do what. Everything is loaded, changed and saved within one call: nothing lives only in memory.
Knows people and places as ids; no Discord objects, no pictures, no words.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine import ahead, bots, clock, council, games, records, thoughts, waiting
from engine.chance import SECRET_BYTES, Chance
from engine.core import Action, Decision, Event, NotYours, event
from engine.hands import Hands
from engine.match import Match, Token, encode, replay
from engine.session import Denied, Look, Prefs, Session, make_nameless, seat_of
from engine.sessions import Sessions
from engine.store import Letter, Line, Post, Seat, Store, Table, Timer

log = logging.getLogger(__name__)

VACATION_DAYS = 28
"""A year, at all tables together."""
ALL_TABLES = 500
NOTE = 500
"""Characters of a note to oneself."""


class Person(NamedTuple):
    id: int
    name: str


class Tables:
    """`clock` gives unix seconds, `think` a computer player's move."""

    def __init__(
        self, store: Store, *, clock: Callable[[], float] = time.time, think: thoughts.Think | None = None
    ) -> None:
        self.store = store
        self.sessions = Sessions(store, clock)
        self.pauses = self.sessions.pauses
        self._thinker = thoughts.Thinker()
        self.hands = Hands(self.sessions, think or self._thinker.think)

    async def close(self) -> None:
        self._thinker.close()

    # The lobby

    async def open(
        self,
        key: str,
        opener: Person,
        *,
        guild: int | None,
        channel: int | None,
        options: Mapping[str, str] | None = None,
    ) -> Table:
        """A new table with its opener in the first seat."""
        self.pauses.refuse()
        game = games.get(key)
        now = self.sessions.now()
        table = Table(
            game=key,
            rules=game.rules,
            options=dict(options or {}),
            guild=guild,
            channel=channel,
            opener=opener.id,
            secret=os.urandom(SECRET_BYTES),
            created=now,
            moved=now,
            seats=[Seat(seat=0, user=opener.id, name=opener.name)],
        )
        await self.store.create(table)
        return table

    async def lobby(self, match: int) -> Table:
        """A table that has not started. Raises `Denied`."""
        return await self.sessions.read(match, ("lobby",))

    async def join(self, match: int, who: Person) -> Table:
        async with self.sessions.lobby(match) as table:
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            self._sit(table, Seat(seat=0, user=who.id, name=who.name))
        return table

    async def add_computer(self, match: int, user: int, level: str, name: str) -> Table:
        async with self.sessions.lobby(match) as table:
            self._only_seated(table, user)
            self._sit(table, Seat(seat=0, name=name, bot=level))
        return table

    async def remove_computer(self, match: int, user: int) -> Table:
        """The computer that sat down last leaves."""
        async with self.sessions.lobby(match) as table:
            self._only_seated(table, user)
            computers = [seat for seat in table.seats if seat.bot]
            if not computers:
                raise Denied("no-computer")
            self._stand_up(table, computers[-1].seat)
        return table

    async def leave(self, match: int, user: int) -> Table:
        """Leave a lobby. The next person becomes its opener; when the last one leaves, the table is gone."""
        async with self.sessions.lobby(match) as table:
            self._stand_up(table, self._only_seated(table, user))
            people = [seat.user for seat in table.seats if seat.user]
            if not people:
                table.status = "cancelled"
            elif table.opener == user:
                table.opener = people[0]
        return table

    async def set_options(self, match: int, user: int, options: Mapping[str, Any]) -> Table:
        async with self.sessions.lobby(match) as table:
            self._only_opener(table, user)
            table.options.update(options)
        return table

    async def start(self, match: int, user: int) -> Table:
        """Deal, and post the first turn."""
        async with self.sessions.lobby(match, save=False) as table:
            self._only_opener(table, user)
            game = games.get(table.game)
            if len(table.seats) not in game.seats:
                raise Denied("too-few", least=game.seats[0])
            chance = Chance.live(table.secret)
            keys = {option.key for option in game.options}
            options = {key: value for key, value in table.options.items() if key in keys}
            table.base = encode(game.setup(len(table.seats), options, chance))
            table.drawn = len(chance.drawn)
            table.status = "live"
            session = self.sessions.of(table)
            await self.sessions.save(
                session, Line(0, None, "setup", tuple(chance.drawn), False, self.sessions.now())
            )
        return table

    async def rematch(self, match: int, user: int) -> tuple[Table, bool]:
        """A new table after a finished one: the same people and options, seats moved on by one.

        Also whether it is new: there is only one, whoever asks.
        """
        async with self.sessions.locked(match) as old:
            self.sessions.require(old, ("over",))
            self._only_seated(old, user)
            if "rematch" in old.options:
                return await self.sessions.read(
                    int(old.options["rematch"]), ("lobby", "live", "over", "cancelled")
                ), False
            now = self.sessions.now()
            seats = [seat for seat in (*old.seats[1:], *old.seats[:1]) if seat.user or seat.bot]
            table = Table(
                game=old.game,
                rules=games.get(old.game).rules,
                options={**old.options},
                guild=old.guild,
                channel=old.channel,
                opener=user,
                secret=os.urandom(SECRET_BYTES),
                created=now,
                moved=now,
                seats=[Seat(seat=n, user=s.user, name=s.name, bot=s.bot) for n, s in enumerate(seats)],
            )
            await self.store.create(table)
            old.options["rematch"] = table.id
            await self.store.save(old)
            return table, True

    # Playing. Lists of legal actions may take milliseconds: they are made beside the event loop.

    async def look(self, match: int, user: int | None, statuses: Sequence[str] = ("live", "over")) -> Look:
        """The table as this person may see it. Raises `Denied` for a table that has not started."""
        table = await self.sessions.read(match, statuses)
        if not table.base:
            raise Denied("is-cancelled")
        session = self.sessions.of(table)
        return await asyncio.to_thread(session.look, user)

    async def act(self, match: int, user: int, actions: Sequence[Action], token: Token) -> Look:
        """Add steps to the person's draft; a final one commits. Raises `Refused`, then nothing changed."""
        async with self.sessions.live(match) as session:
            await asyncio.to_thread(self._steps, session, session.seat(user), actions, token)
            await self.sessions.save(session)
            return await asyncio.to_thread(session.look, user)

    async def typed(self, match: int, user: int, text: str) -> Look:
        """A typed line: its steps are played, and the turn is confirmed if that ends it."""
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            if session.match.question(seat) is None and not session.match.finished(seat):
                raise NotYours
            if text.strip():
                # Beside the event loop: with thousands of legal moves this takes milliseconds.
                for action in await asyncio.to_thread(session.match.read_line, seat, text):
                    session.act(seat, action, session.match.token(seat))
            if session.match.finished(seat):
                session.match.confirm(seat, session.match.token(seat))
            await self.sessions.save(session)
            return await asyncio.to_thread(session.look, user)

    async def confirm(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.confirm(seat, token))

    async def undo(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.undo(seat, token))

    async def reset(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.reset(seat, token))

    async def _with_draft(self, match: int, user: int, change: Callable[[Session, int], object]) -> Look:
        async with self.sessions.live(match) as session:
            change(session, session.seat(user))
            await self.sessions.save(session)
            return await asyncio.to_thread(session.look, user)

    @staticmethod
    def _steps(session: Session, seat: int, actions: Sequence[Action], token: Token) -> None:
        for number, action in enumerate(actions):
            session.act(seat, action, session.match.token(seat) if number else token)

    async def suggest(self, match: int, user: int, text: str) -> list[str]:
        """Lines that go on from what was typed, best first, for autocompletion."""
        session = self.sessions.of(await self.sessions.read(match))
        return await asyncio.to_thread(session.match.suggest, session.seat(user), text)

    # Leaving

    async def resign(self, match: int, user: int, level: str = bots.LEVELS[0]) -> Table:
        """A computer plays the seat on; without people left the game is called off."""
        async with self.sessions.live(match) as session:
            table, seat = session.table, session.seat(user)
            table.seats[seat].user, table.seats[seat].bot = None, level
            session.reset(seat)
            session.prefs[seat] = Prefs(resigned=user)
            told = Event("table-resigned", seat)
            if not any(seat.user for seat in table.seats):
                table.status = "cancelled"
            await self.sessions.save(session, told=told)
            return table

    async def cancel(self, match: int, user: int) -> Table:
        """Call a table off: a lobby by its opener, a running game once everybody seated has asked for it."""
        async with self.sessions.locked(match) as table:
            if table.status == "lobby":
                self._only_opener(table, user)
                table.status = "cancelled"
                await self.sessions.store_lobby(table)
                return table
            if table.status != "live":
                raise Denied("not-live")
            session = self.sessions.of(table)
            seat = session.seat(user)
            session.prefs[seat].call_off = True
            agreed = all(session.prefs[other].call_off for other in session.people())
            if agreed:
                table.status = "cancelled"
            await self.sessions.save(
                session, told=Event("table-called-off" if agreed else "table-wants-to-call-off", seat)
            )
            return table

    async def move_to(self, match: int, user: int, guild: int | None, channel: int | None) -> Table:
        """Go on in another channel, and post the turn there."""
        async with self.sessions.live(match) as session:
            session.seat(user)
            session.table.guild, session.table.channel = guild, channel
            await self.sessions.save(session, told=Event("table-moved", session.seat(user)), announce=True)
            await self.store.posted((), self.sessions.now(), Post(match, None, None))
        return session.table

    async def posted(self, before: Table, letters: Sequence[int], post: Post) -> None:
        """Letters have become a post of the table `before`: the latest one, unless it has moved since."""
        async with self.sessions.locked(before.id, in_pause=True) as now:
            here = (now.channel, now.thread) == (before.channel, before.thread)
            await self.store.posted(letters, self.sessions.now(), post if here else None)

    async def announce(self, match: int) -> None:
        """Post the turn of a running table once more."""
        async with self.sessions.locked(match, in_pause=True) as table:
            self.sessions.require(table, ("live",))
            await self.sessions.save(self.sessions.of(table), announce=True)

    async def export(self, match: int) -> str:
        """The record file of a match that has begun."""
        return await records.export(self.store, match)

    # Time

    async def ring(self, timer: Timer) -> None:
        """A timer of a waited-for seat is due: remind the person, or see to it that the game goes on."""
        async with self.sessions.locked(timer.match) as table:
            if table.status != "live":
                return
            session, seat, now = self.sessions.of(table), waiting.seat_of_timer(timer), self.sessions.now()
            decision, prefs = session.decision(seat), session.prefs[seat]
            if decision is None or decision.no != timer.decision or not table.seats[seat].user:
                return
            due = waiting.deadline(session, seat)
            if timer.kind == waiting.REMIND:
                prefs.snoozed = 0
                begun = "draft" if session.match.draft and session.match.author == seat else ""
                if due is None or now < due:
                    await self.sessions.save(
                        session, letters=[self.sessions.letter(session, "remind", seat, begun)]
                    )
            elif due is not None and due > now:
                await self.sessions.save(session)  # its clock stood still meanwhile: look again later
            elif due is not None:
                await self._time_is_over(session, seat, decision, late=now - due > waiting.LATE)

    async def _time_is_over(self, session: Session, seat: int, decision: Decision, *, late: bool) -> None:
        prefs, now = session.prefs[seat], self.sessions.now()
        if decision.kind in session.game.asides:
            waiting.answer_for(session, seat)
            await self.sessions.save(session, told=Event("table-answered-for", seat))
            return
        if late and not prefs.late:
            waiting.more_time(session, seat, waiting.GRACE, now)
            prefs.late = True
            await self.sessions.save(session, letters=[self.sessions.letter(session, "remind", seat)])
            return
        prefs.expired = True
        letters: list[Letter] = []
        if council.voters(session, council.propose(session, council.ABSENT, seat)):
            letters = [self.sessions.letter(session, "vote", seat, council.ABSENT)]
        await self.sessions.save(session, letters=letters)

    async def snooze(self, match: int, user: int) -> int:
        """Remind this person later; gives the moment."""
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            if session.decision(seat) is None:
                raise NotYours
            session.prefs[seat].snoozed = at = self.sessions.now() + waiting.SNOOZE
            await self.sessions.save(session)
            return at

    async def vacation(self, user: int, days: int) -> tuple[int, int]:
        """This person's clocks stand still at every table from now on; gives the end, and the days left."""
        self.pauses.refuse()
        settings, now = await self.store.get_user(user), self.sessions.now()
        taken = [(int(start), int(end)) for start, end in settings.get("away", ())]
        left = clock.vacation_left(VACATION_DAYS, tuple(taken), now)
        if days > left:
            raise Denied("no-vacation", left=left)
        until = now + days * clock.DAY
        away = [*(one for one in taken if one[1] > now - clock.YEAR), (now, until)]
        await self.store.set_user(user, {"away": away})
        for table in await self.store.tables_of(user, ("live",), ALL_TABLES):
            async with self.sessions.live(table.id) as session:
                seat = session.seat(user)
                session.prefs[seat].away.append((now, until))
                await self.sessions.save(session, told=event("table-away", seat, until=str(until)))
        return until, left - days

    # What a table decides together

    async def vote(self, match: int, user: int, kind: str, about: int, choice: str) -> str:
        """Vote; gives what is decided by it, `""` if others are still to be heard."""
        async with self.sessions.live(match) as session:
            result = council.vote(session, kind, about, session.seat(user), choice)
            await self._carry_out(session, kind, about, result)
            return result

    async def take_back(self, match: int, user: int) -> str:
        """Ask the others to take this person's last turn back; without others it is done at once."""
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            log = await self.store.lines(match)
            if not any(line.seat == seat for line in log):
                raise Denied("nothing-to-undo")
            proposal = council.propose(session, council.UNDO, seat)
            result = council.decided(session, proposal)
            if result:
                session.affairs.proposals.remove(proposal)
                await self._carry_out(session, council.UNDO, seat, result)
            else:
                await self.sessions.save(
                    session, letters=[self.sessions.letter(session, "vote", seat, council.UNDO)]
                )
            return result

    async def _carry_out(self, session: Session, kind: str, seat: int, result: str) -> None:
        table, prefs = session.table, session.prefs[seat]
        match result:
            case "yes":
                await self._roll_back(session, seat)
                return
            case "no":
                await self.sessions.save(session, told=Event("table-undo-refused", seat))
                return
            case "wait":
                pace = waiting.pace_of(table)
                waiting.more_time(session, seat, pace.increment if pace else clock.DAY, self.sessions.now())
                told = Event("table-waited-for", seat)
            case "computer" | "open":
                session.reset(seat)
                prefs.former, table.seats[seat].user = table.seats[seat].user, None
                table.seats[seat].bot = bots.LEVELS[0] if result == "computer" else ""
                told = Event("table-substituted" if result == "computer" else "table-seat-open", seat)
            case _:
                told = None
        await self.sessions.save(session, told=told)

    async def _roll_back(self, session: Session, seat: int) -> None:
        """To before the last turn of a seat. The numbers drawn since then come again: nothing is rerolled."""
        table, game = session.table, session.game
        record, log = await records.read(self.store, table), await self.store.lines(table.id)
        first = max(line.n for line in log if line.seat == seat)
        kept = record.lines[: first - 1]
        *_, (state, events) = replay(game, len(record.seats), record.options, record.setup, kept, strict=True)
        table.drawn = sum(len(line.drawn) for line in log[:first])
        session.match = Match(game, state)
        session.news.lines, session.news.last = first, tuple(events)
        for prefs in session.prefs:
            prefs.since, prefs.asked, prefs.orders = None, -1, []
        session.affairs.proposals = []
        await self.sessions.save(session, told=Event("table-taken-back", seat), keep=first)

    async def sit_down(self, match: int, who: Person) -> Table:
        """Take a seat that a running table has opened."""
        async with self.sessions.live(match) as session:
            table = session.table
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            free = next((seat for seat in table.seats if not seat.user and not seat.bot), None)
            if free is None:
                raise Denied("seat-taken")
            free.user, free.name = who.id, who.name
            session.prefs[free.seat] = Prefs()
            waiting.knows(session, free.seat, self.sessions.now())
            await self.sessions.save(session, told=Event("table-took-over", free.seat))
            return table

    async def come_back(self, match: int, user: int) -> Table:
        """Take one's own seat again from a computer, or before anybody else took it."""
        async with self.sessions.live(match) as session:
            table = session.table
            seats = [s for s in table.seats if session.prefs[s.seat].former == user and not s.user]
            if not seats or seat_of(table, user) is not None:
                raise Denied("no-seat-of-yours")
            seat = seats[0]
            session.reset(seat.seat)
            seat.user, seat.bot = user, ""
            session.prefs[seat.seat] = Prefs()
            waiting.knows(session, seat.seat, self.sessions.now())
            await self.sessions.save(session, told=Event("table-came-back", seat.seat))
            return table

    # What people keep for themselves

    async def note(self, match: int, user: int, text: str) -> None:
        """Write a note to oneself; an empty one takes it away."""
        async with self.sessions.live(match) as session:
            session.prefs[session.seat(user)].note = text.strip()[:NOTE]
            await self.sessions.save(session)

    async def forget(self, user: int, name: str) -> list[Table]:
        """Take a person out of everything: computers play on, and finished tables keep `name` in their seat.

        Gives the lobbies that they have left.
        """
        left: list[Table] = []
        for match in await self.store.matches_about(user):
            async with self.sessions.locked(match) as table:
                seat = seat_of(table, user)
                make_nameless(table, user, name)
                await self.store.save(table)
            if seat is not None and table.status == "lobby":
                left.append(await self.leave(match, user))
            elif seat is not None and table.status == "live":
                await self.resign(match, user)
                async with self.sessions.locked(match) as table:
                    make_nameless(table, user, name)
                    await self.store.save(table)
        await self.store.delete_user(user)
        return left

    # Plans

    async def plan(self, match: int, user: int, text: str, unless: str = "") -> Prefs:
        """Plan a move for the next turn, behind those planned already. Raises `Refused`."""
        return await self._planning(match, user, lambda s, seat: ahead.plan(s, seat, text, unless))

    async def answer_always(self, match: int, user: int, kind: str, text: str) -> Prefs:
        """A standing answer to a kind of question; an empty one takes it away."""
        return await self._planning(match, user, lambda s, seat: ahead.answer_always(s, seat, kind, text))

    async def forget_plans(self, match: int, user: int) -> Prefs:
        """Take all planned moves and standing answers back."""

        def forget(session: Session, seat: int) -> None:
            prefs = session.prefs[seat]
            prefs.orders, prefs.standing, prefs.stopped = [], {}, ""

        return await self._planning(match, user, forget)

    async def _planning(self, match: int, user: int, change: Callable[[Session, int], None]) -> Prefs:
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            change(session, seat)
            await self.sessions.save(session)
            return session.prefs[seat]

    # The house

    async def resume(self) -> None:
        """End the pause, and set all timers by the clocks that stood still in it."""
        await self.pauses.end(self.sessions.now())
        for match in await self.store.live():
            try:
                async with self.sessions.live(match) as session:
                    await self.sessions.save(session)
            except Denied:
                continue
            except Exception:
                log.exception("match=%d: its timers stay as they were before the pause", match)
        self.sessions.on_change()

    async def call_off_lobbies(self, before: int) -> list[Table]:
        """Call off the tables that nobody started and where nothing has happened since `before`."""
        called_off: list[Table] = []
        for match in await self.store.matches("lobby", before=before):
            async with self.sessions.locked(match) as table:
                if table.status == "lobby" and table.moved < before:
                    table.status = "cancelled"
                    await self.sessions.store_lobby(table)
                    called_off.append(table)
        return called_off

    # Seats in a lobby

    @staticmethod
    def _only_seated(table: Table, user: int) -> int:
        seat = seat_of(table, user)
        if seat is None:
            raise Denied("not-seated")
        return seat

    @staticmethod
    def _only_opener(table: Table, user: int) -> None:
        if table.opener != user:
            raise Denied("not-opener")

    @staticmethod
    def _sit(table: Table, seat: Seat) -> None:
        if len(table.seats) >= games.get(table.game).seats[-1]:
            raise Denied("table-full")
        seat.seat = len(table.seats)
        table.seats.append(seat)

    @staticmethod
    def _stand_up(table: Table, seat: int) -> None:
        del table.seats[seat]
        for number, left in enumerate(table.seats):
            left.seat = number
