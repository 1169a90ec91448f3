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
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec

from engine import bots, games, notation, records, thoughts
from engine.chance import SECRET_BYTES, Chance
from engine.core import Action, Event, Illegal, NotYours, Stale
from engine.match import Token, encode
from engine.session import Denied, Look, Session, Stored, decode_news, encode_json, seat_of
from engine.store import Letter, Line, Post, Seat, Store, Table, Timer

log = logging.getLogger(__name__)

COMPUTER_TURN = "computer"
"""Kind of the timer that makes a computer player move."""


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

    async def set_options(self, match: int, user: int, options: Mapping[str, str]) -> Table:
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
                for action in session.match.read_line(seat, text):
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
        return session.match.suggest(session.seat(user), text)

    # Leaving

    async def resign(self, match: int, user: int, level: str = bots.LEVELS[0]) -> Table:
        """A computer plays the seat on; without people left the game is called off."""
        async with self._session(match) as session:
            table, seat = session.table, session.seat(user)
            table.seats[seat].user, table.seats[seat].bot = None, level
            if session.match.author == seat and session.match.draft:
                session.match.reset(seat, session.match.token(seat))
            told = Event("resigned", seat)
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
            table.seats[seat].prefs = encode_json(
                {**msgspec.json.decode(table.seats[seat].prefs), "cancel": True}
            )
            people = [seat for seat in table.seats if seat.user]
            agreed = all(msgspec.json.decode(seat.prefs).get("cancel") for seat in people)
            if agreed:
                table.status = "cancelled"
            await self._save(session, told=Event("called-off" if agreed else "wants-to-call-off", seat))
            return table

    async def move_to(self, match: int, user: int, guild: int | None, channel: int | None) -> Table:
        """Go on in another channel, and post the turn there."""
        async with self._session(match) as session:
            session.seat(user)
            session.table.guild, session.table.channel = guild, channel
            await self._save(session, told=Event("moved", session.seat(user)))
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

    # Computer players

    async def computers_move(self, match: int) -> None:
        """Let the computers at this table play until a person is asked, one step at a time."""
        while True:
            table = await self.store.load(match)
            if table is None or table.status != "live":
                return
            session = Session(table)
            seat = self._computer_to_move(session)
            if seat is None:
                return
            token = session.match.token(seat)
            action = None if session.match.finished(seat) else await self._thought(session, seat)
            async with self._locked(match) as table:
                if table.status != "live":
                    return
                session = Session(table)
                try:
                    if action:
                        session.act(seat, action, token)
                    if session.match.finished(seat):
                        session.match.confirm(seat, session.match.token(seat))
                except (Stale, NotYours):
                    continue
                await self._save(session)

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
    def _computer_to_move(session: Session) -> int | None:
        match, seats = session.match, session.table.seats
        if match.draft:
            return match.author if seats[match.author].bot else None
        return next((decision.seat for decision in match.decisions() if seats[decision.seat].bot), None)

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
    ) -> None:
        """Write everything a call changed in one transaction: lines, position, draft, letters, timers.

        Events wait unposted while only computers are to move, or whoever moved is still at it: so a round of
        the ones and the turn of the other are one post.
        """
        table, match, verbs = session.table, session.match, session.game.verbs
        now = int(self.clock())
        news = decode_news(table)
        lines = [
            Line(news.lines + i, line.seat, notation.join(verbs, line.actions), line.drawn, line.auto, now)
            for i, line in enumerate(match.lines)
        ]
        table.base = encode(match.base)
        table.draft = encode_json(Stored(match.author, match.rev, notation.join(verbs, match.draft)))
        committed = tuple(happened for line in match.lines for happened in line.events)
        if match.lines:
            news.last = match.lines[-1].events
            news.lines += len(lines)
        news.unposted += committed + ((told,) if told else ())
        letters: list[Letter] = []
        timers: list[Timer] | None = None
        if lines or setup or told or announce:
            decisions = match.decisions()
            over = not decisions and table.status == "live"
            if over:
                table.status = "over"
            table.moved = now
            asked = [table.seats[decision.seat] for decision in decisions]
            thinking = table.status == "live" and any(seat.bot for seat in asked)
            timers = [Timer(due=now, kind=COMPUTER_TURN, decision=decisions[0].no)] if thinking else []
            mover = match.lines[-1].seat if match.lines else None
            newly = any(seat.user and seat.seat != mover for seat in asked)
            if told or announce or over or table.status != "live" or newly:
                kind = "over" if over else "turn"
                nonce = f"{table.id}.{table.seq}"
                letters = [Letter(kind=kind, payload=encode_json(news.unposted), nonce=nonce, due=now)]
                news.unposted = ()
        table.last = encode_json(news)
        await self.store.save(table, lines=[setup, *lines] if setup else lines, timers=timers, outbox=letters)
        if letters or timers:
            self.on_change()

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
