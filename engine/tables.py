"""What people do with matches: open, join, start, play, look, leave. The async service the cogs call.

Owns who may do what, one lock per match, the stored form of drafts, and the letters that tell Discord what
happened. Everything is loaded, changed and saved within one call: nothing lives only in memory. Knows people
and places as ids; no Discord objects, no pictures, no words.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from engine import ahead, bots, clock, council, games, notation, records, thoughts, waiting
from engine.chance import SECRET_BYTES, Chance
from engine.clock import Window
from engine.core import Action, Decision, Event, Illegal, NotYours, Stale, event
from engine.match import Match, Token, encode, replay
from engine.session import Denied, Look, Prefs, Session, Told, encode_json, seat_of
from engine.store import Letter, Line, Post, Seat, Store, Table, Timer

log = logging.getLogger(__name__)

HANDS = "hands"
"""Kind of the timer that makes a computer or a planned move play."""
VACATION_DAYS = 28
"""A year, at all tables together."""
ALL_TABLES = 500


class Person(NamedTuple):
    id: int
    name: str


class Tables:
    """`clock` gives unix seconds, `think` a computer player's move."""

    def __init__(
        self, store: Store, *, clock: Callable[[], float] = time.time, think: thoughts.Think | None = None
    ) -> None:
        self.store = store
        self.clock = clock
        self.thinking = thoughts.SECONDS
        self._thinker = thoughts.Thinker()
        self._think = think or self._thinker.think
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[], None] = lambda: None
        """Called after each save that left a letter or a timer."""

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
        game = games.get(key)
        now = int(self.clock())
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
        return await self._live(match, ("lobby",))

    async def join(self, match: int, who: Person) -> Table:
        async with self._lobby(match) as table:
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            self._sit(table, Seat(seat=0, user=who.id, name=who.name))
        return table

    async def add_computer(self, match: int, user: int, level: str, name: str) -> Table:
        async with self._lobby(match) as table:
            self._only_seated(table, user)
            self._sit(table, Seat(seat=0, name=name, bot=level))
        return table

    async def remove_computer(self, match: int, user: int) -> Table:
        """The computer that sat down last leaves."""
        async with self._lobby(match) as table:
            self._only_seated(table, user)
            computers = [seat for seat in table.seats if seat.bot]
            if not computers:
                raise Denied("no-computer")
            self._stand_up(table, computers[-1].seat)
        return table

    async def leave(self, match: int, user: int) -> Table:
        """Leave a lobby. The next person becomes its opener; when the last one leaves, the table is gone."""
        async with self._lobby(match) as table:
            self._stand_up(table, self._only_seated(table, user))
            people = [seat.user for seat in table.seats if seat.user]
            if not people:
                table.status = "cancelled"
            elif table.opener == user:
                table.opener = people[0]
        return table

    async def abandon(self, match: int) -> Table:
        """Call a lobby off that nobody starts."""
        async with self._lobby(match) as table:
            table.status = "cancelled"
        return table

    async def set_options(self, match: int, user: int, options: Mapping[str, Any]) -> Table:
        async with self._lobby(match) as table:
            self._only_opener(table, user)
            table.options.update(options)
        return table

    async def start(self, match: int, user: int) -> Table:
        """Deal, and post the first turn."""
        async with self._lobby(match, save=False) as table:
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
            session = Session(table)
            await self._save(session, Line(0, None, "setup", tuple(chance.drawn), False, int(self.clock())))
        return table

    async def rematch(self, match: int, user: int) -> tuple[Table, bool]:
        """A new table after a finished one: the same people and options, seats moved on by one.

        Also whether it is new: there is only one, whoever asks.
        """
        async with self._locked(match) as old:
            self._require(old, ("over",))
            self._only_seated(old, user)
            if "rematch" in old.options:
                return await self._live(
                    int(old.options["rematch"]), ("lobby", "live", "over", "cancelled")
                ), False
            now = int(self.clock())
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

    # Playing

    async def look(self, match: int, user: int | None, statuses: Sequence[str] = ("live", "over")) -> Look:
        """The table as this person may see it. Raises `Denied` for a table that has not started."""
        return Session(await self._live(match, statuses)).look(user)

    async def act(self, match: int, user: int, actions: Sequence[Action], token: Token) -> Look:
        """Add steps to the person's draft; a final one commits. Raises `Refused`, then nothing changed."""
        async with self._session(match) as session:
            seat = session.seat(user)
            for action in actions:
                session.act(seat, action, token)
                token = self._next_token(session, seat)
            await self._save(session)
            return session.look(user)

    async def typed(self, match: int, user: int, text: str) -> Look:
        """A typed line: its steps are played, and the turn is confirmed if that ends it."""
        async with self._session(match) as session:
            seat = session.seat(user)
            if session.match.question(seat) is None and not session.match.finished(seat):
                raise NotYours
            if text.strip():
                # Beside the event loop: with thousands of legal moves this takes milliseconds.
                for action in await asyncio.to_thread(session.match.read_line, seat, text):
                    session.act(seat, action, session.match.token(seat))
            if session.match.finished(seat):
                session.match.confirm(seat, session.match.token(seat))
            await self._save(session)
            return session.look(user)

    async def confirm(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.confirm(seat, token))

    async def undo(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.undo(seat, token))

    async def reset(self, match: int, user: int, token: Token) -> Look:
        return await self._with_draft(match, user, lambda session, seat: session.match.reset(seat, token))

    async def suggest(self, match: int, user: int, text: str) -> list[str]:
        """Lines that go on from what was typed, best first, for autocompletion."""
        session = Session(await self._live(match))
        return await asyncio.to_thread(session.match.suggest, session.seat(user), text)

    # Leaving

    async def resign(self, match: int, user: int, level: str = bots.LEVELS[0]) -> Table:
        """A computer plays the seat on; without people left the game is called off."""
        async with self._session(match) as session:
            table, seat = session.table, session.seat(user)
            table.seats[seat].user, table.seats[seat].bot = None, level
            self._reset_draft(session, seat)
            told = Event("table-resigned", seat)
            if not any(seat.user for seat in table.seats):
                table.status = "cancelled"
            await self._save(session, told=told)
            return table

    async def cancel(self, match: int, user: int) -> Table:
        """Call a table off: a lobby by its opener, a running game once everybody seated has asked for it."""
        async with self._locked(match) as table:
            if table.status == "lobby":
                self._only_opener(table, user)
                table.status = "cancelled"
                await self._store(table)
                return table
            if table.status != "live":
                raise Denied("not-live")
            session = Session(table)
            seat = session.seat(user)
            session.prefs[seat].call_off = True
            agreed = all(session.prefs[other].call_off for other in session.people())
            if agreed:
                table.status = "cancelled"
            await self._save(
                session, told=Event("table-called-off" if agreed else "table-wants-to-call-off", seat)
            )
            return table

    async def move_to(self, match: int, user: int, guild: int | None, channel: int | None) -> Table:
        """Go on in another channel, and post the turn there."""
        async with self._session(match) as session:
            session.seat(user)
            session.table.guild, session.table.channel = guild, channel
            await self._save(session, told=Event("table-moved", session.seat(user)), announce=True)
            await self.store.posted((), int(self.clock()), Post(match, None, None))
        return session.table

    async def posted(self, before: Table, letters: Sequence[int], post: Post) -> None:
        """Letters have become a post of the table `before`: the latest one, unless it has moved since."""
        async with self._locked(before.id) as now:
            here = (now.channel, now.thread) == (before.channel, before.thread)
            await self.store.posted(letters, int(self.clock()), post if here else None)

    async def announce(self, match: int) -> None:
        """Post the turn of a running table once more."""
        async with self._session(match) as session:
            await self._save(session, announce=True)

    async def export(self, match: int) -> str:
        """The record file of a match that has begun."""
        return await records.export(self.store, match)

    # Moves that nobody makes by hand

    async def hands_move(self, match: int) -> None:
        """Let computers and planned moves play at this table until a person is asked, one step at a time."""
        while True:
            table = await self.store.load(match)
            if table is None or table.status != "live":
                return
            session = Session(table)
            seat = self._hand_to_move(session)
            if seat is None:
                return
            if table.seats[seat].user:
                await self._move_as_planned(match, seat)
                continue
            token = session.match.token(seat)
            action = None if session.match.finished(seat) else await self._thought(session, seat)
            async with self._locked(match) as table:
                if table.status != "live":
                    return
                session = Session(table)
                if not table.seats[seat].bot:
                    continue
                try:
                    if action:
                        session.act(seat, action, token)
                    if session.match.finished(seat):
                        session.match.confirm(seat, session.match.token(seat))
                except (Stale, NotYours):
                    continue
                await self._save(session)

    async def _move_as_planned(self, match: int, seat: int) -> None:
        async with self._locked(match) as table:
            session = Session(table)
            if table.status != "live" or not ahead.waits(session, seat):
                return
            oldest = min((order.line for order in session.prefs[seat].orders), default=0)
            log = await self.store.lines(match, oldest)
            actions = ahead.next_move(session, seat, log)
            if actions:
                session.news.unposted += (Event("table-planned", seat),)
            self._play(session, seat, actions)
            await self._save(session)

    def _play(self, session: Session, seat: int, actions: Sequence[Action]) -> None:
        """Make moves for a person, marked as such, and confirm the turn if that ends it."""
        for action in actions:
            session.act(seat, action, session.match.token(seat), auto=True)
        if session.match.finished(seat):
            session.match.confirm(seat, session.match.token(seat), auto=True)

    async def _thought(self, session: Session, seat: int) -> Action:
        """What the computer at that seat wants to do; something harmless if its thinking fails."""
        table, match, game = session.table, session.match, session.game
        view = encode(match.view(seat).state)
        level, seed = table.seats[seat].bot, int.from_bytes(os.urandom(7), "big")
        try:
            text = await self._think(table.game, view, seat, level, self.thinking, seed)
            action = notation.read(game.verbs, text)
            if action not in match.legal_actions(seat):
                raise Illegal(text)
        except Exception:
            log.exception("match=%d seq=%d: a computer player failed", table.id, table.seq)
            return game.fallback(match.state, seat)
        return action

    @staticmethod
    def _hand_to_move(session: Session) -> int | None:
        """The seat whose computer or plan is to move next."""
        match, seats = session.match, session.table.seats
        if match.draft:
            return match.author if seats[match.author].bot else None
        asked = [decision.seat for decision in match.decisions()]
        return next((s for s in asked if seats[s].bot or (seats[s].user and ahead.waits(session, s))), None)

    # Time

    async def ring(self, timer: Timer) -> None:
        """A timer of a waited-for seat is due: remind the person, or see to it that the game goes on."""
        async with self._locked(timer.match) as table:
            if table.status != "live":
                return
            session, seat, now = Session(table), waiting.seat_of_timer(timer), int(self.clock())
            decision, prefs = session.decision(seat), session.prefs[seat]
            if decision is None or decision.no != timer.decision or not table.seats[seat].user:
                return
            due = waiting.deadline(session, seat)
            if timer.kind == waiting.REMIND:
                prefs.snoozed = 0
                begun = "draft" if session.match.draft and session.match.author == seat else ""
                if due is None or now < due:
                    await self._save(session, letters=[self._letter(session, "remind", seat, begun)])
            elif due is not None and due <= now:
                await self._time_is_over(session, seat, decision, late=now - due > waiting.LATE)

    async def _time_is_over(self, session: Session, seat: int, decision: Decision, *, late: bool) -> None:
        prefs, now = session.prefs[seat], int(self.clock())
        if decision.kind in session.game.asides:
            self._reset_draft(session, seat)
            self._play(session, seat, [session.game.fallback(session.match.state, seat)])
            await self._save(session, told=Event("table-answered-for", seat))
            return
        if late and not prefs.late:
            waiting.more_time(session, seat, waiting.GRACE, now)
            prefs.late = True
            await self._save(session, letters=[self._letter(session, "remind", seat)])
            return
        prefs.expired = True
        letters: list[Letter] = []
        if council.voters(session, council.propose(session, council.ABSENT, seat)):
            letters = [self._letter(session, "vote", seat, council.ABSENT)]
        await self._save(session, letters=letters)

    def _letter(self, session: Session, kind: str, seat: int, about: str = "") -> Letter:
        nonce = f"{session.table.id}.{session.table.seq}.{kind[0]}{seat}"
        return Letter(
            kind=kind, payload=encode_json(Told(seat=seat, kind=about)), nonce=nonce, due=int(self.clock())
        )

    async def snooze(self, match: int, user: int) -> int:
        """Remind this person later; gives the moment."""
        async with self._session(match) as session:
            seat = session.seat(user)
            if session.decision(seat) is None:
                raise NotYours
            session.prefs[seat].snoozed = at = int(self.clock()) + waiting.SNOOZE
            await self._save(session)
            return at

    async def vacation(self, user: int, days: int) -> tuple[int, int]:
        """This person's clocks stand still at every table from now on; gives the end, and the days left."""
        settings, now = await self.store.get_user(user), int(self.clock())
        taken = [(int(start), int(end)) for start, end in settings.get("away", ())]
        left = clock.vacation_left(VACATION_DAYS, tuple(taken), now)
        if days > left:
            raise Denied("no-vacation", left=left)
        until = now + days * clock.DAY
        away = [*(one for one in taken if one[1] > now - clock.YEAR), (now, until)]
        await self.store.set_user(user, {"away": away})
        for table in await self.store.tables_of(user, ("live",), ALL_TABLES):
            async with self._session(table.id) as session:
                seat = session.seat(user)
                session.prefs[seat].away.append((now, until))
                await self._save(session, told=event("table-away", seat, until=str(until)))
        return until, left - days

    # What a table decides together

    async def vote(self, match: int, user: int, kind: str, about: int, choice: str) -> str:
        """Vote; gives what is decided by it, `""` if others are still to be heard."""
        async with self._session(match) as session:
            result = council.vote(session, kind, about, session.seat(user), choice)
            await self._carry_out(session, kind, about, result)
            return result

    async def take_back(self, match: int, user: int) -> str:
        """Ask the others to take this person's last turn back; without others it is done at once."""
        async with self._session(match) as session:
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
                await self._save(session, letters=[self._letter(session, "vote", seat, council.UNDO)])
            return result

    async def _carry_out(self, session: Session, kind: str, seat: int, result: str) -> None:
        table, prefs = session.table, session.prefs[seat]
        match result:
            case "yes":
                await self._roll_back(session, seat)
                return
            case "no":
                await self._save(session, told=Event("table-undo-refused", seat))
                return
            case "wait":
                pace = waiting.pace_of(table)
                waiting.more_time(session, seat, pace.increment if pace else clock.DAY, int(self.clock()))
                told = Event("table-waited-for", seat)
            case "computer" | "open":
                self._reset_draft(session, seat)
                prefs.former, table.seats[seat].user = table.seats[seat].user, None
                table.seats[seat].bot = bots.LEVELS[0] if result == "computer" else ""
                told = Event("table-substituted" if result == "computer" else "table-seat-open", seat)
            case _:
                told = None
        await self._save(session, told=told)

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
        await self._save(session, told=Event("table-taken-back", seat), keep=first)

    @staticmethod
    def _reset_draft(session: Session, seat: int) -> None:
        if session.match.author == seat and session.match.draft:
            session.match.reset(seat, session.match.token(seat))

    async def sit_down(self, match: int, who: Person) -> Table:
        """Take a seat that a running table has opened."""
        async with self._session(match) as session:
            table = session.table
            if seat_of(table, who.id) is not None:
                raise Denied("already-seated")
            free = next((seat for seat in table.seats if not seat.user and not seat.bot), None)
            if free is None:
                raise Denied("seat-taken")
            free.user, free.name = who.id, who.name
            session.prefs[free.seat] = Prefs()
            waiting.knows(session, free.seat, int(self.clock()))
            await self._save(session, told=Event("table-took-over", free.seat))
            return table

    async def come_back(self, match: int, user: int) -> Table:
        """Take one's own seat again from a computer, or before anybody else took it."""
        async with self._session(match) as session:
            table = session.table
            seats = [s for s in table.seats if session.prefs[s.seat].former == user and not s.user]
            if not seats or seat_of(table, user) is not None:
                raise Denied("no-seat-of-yours")
            seat = seats[0]
            self._reset_draft(session, seat.seat)
            seat.user, seat.bot = user, ""
            session.prefs[seat.seat] = Prefs()
            waiting.knows(session, seat.seat, int(self.clock()))
            await self._save(session, told=Event("table-came-back", seat.seat))
            return table

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
        async with self._session(match) as session:
            seat = session.seat(user)
            change(session, seat)
            await self._save(session)
            return session.prefs[seat]

    # Loading and saving

    @asynccontextmanager
    async def _locked(self, match: int) -> AsyncGenerator[Table]:
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            table = await self.store.load(match)
            if table is None:
                raise Denied("no-table")
            yield table

    @asynccontextmanager
    async def _lobby(self, match: int, *, save: bool = True) -> AsyncGenerator[Table]:
        async with self._locked(match) as table:
            if table.status != "lobby":
                raise Denied("not-lobby")
            yield table
            if save:
                await self._store(table)

    @asynccontextmanager
    async def _session(self, match: int) -> AsyncGenerator[Session]:
        async with self._locked(match) as table:
            self._require(table, ("live",))
            yield Session(table)

    async def _live(self, match: int, statuses: Sequence[str] = ("live",)) -> Table:
        table = await self.store.load(match)
        if table is None:
            raise Denied("no-table")
        self._require(table, statuses)
        return table

    @staticmethod
    def _require(table: Table, statuses: Sequence[str]) -> None:
        if table.status not in statuses:
            raise Denied("not-started" if table.status == "lobby" else f"is-{table.status}")

    async def _with_draft(self, match: int, user: int, change: Callable[[Session, int], object]) -> Look:
        async with self._session(match) as session:
            change(session, session.seat(user))
            await self._save(session)
            return session.look(user)

    async def _store(self, table: Table) -> None:
        table.moved = int(self.clock())
        await self.store.save(table)

    async def _save(
        self,
        session: Session,
        setup: Line | None = None,
        *,
        told: Event | None = None,
        announce: bool = False,
        letters: Sequence[Letter] = (),
        keep: int | None = None,
    ) -> None:
        """Write everything a call changed in one transaction: lines, position, draft, letters, timers.

        Events wait unposted while only computers are to move, or whoever moved is still at it: so a round of
        the ones and the turn of the other are one post. With `announce` everybody asked is told again.
        """
        table, match, news = session.table, session.match, session.news
        now = int(self.clock())
        lines = [
            Line(
                news.lines + i,
                line.seat,
                notation.join(session.game.verbs, line.actions),
                line.drawn,
                line.auto,
                now,
            )
            for i, line in enumerate(match.lines)
        ]
        for line in match.lines:
            news.last = line.events
            news.unposted += line.events
            if not line.auto:
                session.prefs[line.seat].stopped = ""
        news.lines += len(lines)
        news.unposted += (told,) if told else ()
        over = table.status == "live" and not match.decisions()
        if over:
            table.status = "over"
        session.touch(now)
        newly = waiting.tick(session, now)
        asked = {d.seat for d in match.decisions() if table.seats[d.seat].user and table.status == "live"}
        news.ping = tuple(sorted(asked & {*news.ping, *newly, *(asked if announce else ())}))
        if lines or setup or told or announce:
            table.moved = now
        outbox = list(letters)
        hands = table.status == "live" and self._hand_to_move(session) is not None
        if over or table.status != "live" or (not hands and (told or announce or news.ping)):
            nonce = f"{table.id}.{table.seq}"
            letter = Told(news.unposted, news.ping)
            outbox.append(
                Letter(kind="over" if over else "turn", payload=encode_json(letter), nonce=nonce, due=now)
            )
            news.unposted, news.ping = (), ()
        timers = [Timer(due=now, kind=HANDS)] if hands else []
        timers += waiting.timers(session, now, await self._quiet_hours(session, asked))
        session.pack()
        await self.store.save(
            table, lines=[setup, *lines] if setup else lines, timers=timers, outbox=outbox, keep=keep
        )
        if outbox or hands:
            self.on_change()

    async def _quiet_hours(self, session: Session, seats: Iterable[int]) -> dict[int, Window]:
        """Of the people at these seats, by user."""
        users = [user for seat in seats if (user := session.table.seats[seat].user)]
        settings = await self.store.settings_of(users) if users else {}
        return {
            user: Window(kept["quiet"][0], kept["quiet"][1], kept["zone"])
            for user, kept in settings.items()
            if "quiet" in kept and "zone" in kept
        }

    @staticmethod
    def _next_token(session: Session, seat: int) -> Token:
        try:
            return session.match.token(seat)
        except NotYours:
            return Token(-1, 0)

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
