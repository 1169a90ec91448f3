"""What happens at a running table when time passes, and what its players decide by vote.

Owns what a due timer does and how a decided vote is carried out. `engine.tables.waiting` owns when timers are
due, `engine.tables.votes` who may vote.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from engine import bots
from engine.core import Decision, Event, NotYours, event
from engine.tables import archive, clock, undo, votes, waiting
from engine.tables.base import TablesBase
from engine.tables.session import TAKEN_BACK, Denied, Notice, Proposal, Session
from engine.tables.sessions import LEFT, NEWS, REMINDER, VOTE, trying_twice
from engine.tables.store import Letter, Post, Timer

log = logging.getLogger(__name__)

LONGEST_PAUSE = 60
"""Days that a pause of a table can last."""


class Timing(TablesBase):
    """The calls about clocks, reminders, vacations and votes."""

    @trying_twice
    async def run_timer(self, timer: Timer, *, gone: bool = False) -> None:
        """Handle a due timer: remind a person, act on a deadline, mention voters, end a vote or a pause.

        `gone` says that the person it is about has left the server. A timer that has been handled already, or
        that the game has overtaken, changes nothing.
        """
        async with self.sessions.locked(timer.match) as table:
            if table.status != "live":
                return
            session = self.sessions.of(table)
            match timer.kind:
                case waiting.RESUME:
                    await self._end_pause(session)
                case waiting.CLOSE:
                    await self._close_vote(session)
                case waiting.BALLOT:
                    await self._mention_voters(session)
                case waiting.BEGUN:
                    await self._tell_of_start(session)
                case _:
                    await self._ring_seat(session, timer, gone=gone)

    async def _ring_seat(self, session: Session, timer: Timer, *, gone: bool) -> None:
        seat, now = waiting.seat_of_timer(timer), self.sessions.now()
        decision, prefs = session.decision(seat), session.prefs[seat]
        if decision is None or decision.no != timer.decision:
            return
        if session.table.seats[seat].bot or prefs.expired:
            return
        due = waiting.expiry(session, seat)
        match timer.kind:
            case _ if gone:
                await self._run_out(session, seat, decision, late=False)
            case waiting.REMIND | waiting.MENTION:
                if timer.due > prefs.reminded and now < due:
                    await self._remind(session, seat, first=timer.kind == waiting.MENTION)
            case waiting.CHECK:
                prefs.reminded = max(prefs.reminded, timer.due)
                await self.sessions.save(session)
            case _ if due > now:
                await self.sessions.save(session)  # the clock was stopped in between: set it anew
            case _:
                await self._run_out(session, seat, decision, late=now - due > waiting.LATE)

    async def _remind(self, session: Session, seat: int, *, first: bool) -> None:
        prefs, now = session.prefs[seat], self.sessions.now()
        overdue = waiting.is_absent(session, seat, now)
        about = "overdue" if overdue else "draft" if session.match.draft else "now" if first else ""
        prefs.snoozed, prefs.reminded = 0, now
        letter = self.sessions.letter(REMINDER, Notice(seat=seat, kind=about))
        await self.sessions.save(session, letters=[letter])

    async def _mention_voters(self, session: Session) -> None:
        """Post votes again for those who have not voted and are to be reminded, or could not be mentioned."""
        letters, now = list[Letter](), self.sessions.now()
        for proposal in session.affairs.proposals:
            mentioned = waiting.awoken(session, proposal, now)
            if proposal.closes and not proposal.reminded and waiting.reminding(session, proposal) <= now:
                proposal.reminded = True
                mentioned = tuple(s for s in session.people() if s not in proposal.votes)
            if mentioned:
                letters.append(self._ballot(session, proposal, mentioned))
            proposal.told = max(proposal.told, now)
        await self.sessions.save(session, letters=letters)

    async def _tell_of_start(self, session: Session) -> None:
        """Tell those who slept at the start, unless they have been asked something since."""
        seats = waiting.newly_aware(session, self.sessions.now())
        session.affairs.told = self.sessions.now()
        told = Notice(events=tuple(Event("table-begun", seat) for seat in seats), seat=min(seats, default=0))
        letters = [self.sessions.letter(NEWS, told)] if seats else []
        await self.sessions.save(session, letters=letters)

    def _ballot(self, session: Session, proposal: Proposal, mentioned: tuple[int, ...] = ()) -> Letter:
        """Return the letter with a vote, or to the only person at a table what happens without them.

        It mentions everybody unless `mentioned` holds the seats of some.
        """
        seat, kind, line = proposal.seat, proposal.kind, proposal.line
        if votes.voters(session, proposal) or session.people() != [seat]:
            notice = Notice(seat=seat, kind=kind, line=line, ping=mentioned, no=proposal.no)
            return self.sessions.letter(VOTE, notice)
        return self.sessions.letter(REMINDER, Notice(seat=seat, kind="last"))

    async def _close_vote(self, session: Session) -> None:
        """Carry out what a vote whose time is over has decided; set the timers anew if there is none."""
        now = self.sessions.now()
        waiting.extend_votes(session, now)
        over = (p for p in session.affairs.proposals if 0 < p.closes <= now and votes.is_open(session, p))
        proposal = next(over, None)
        if proposal is None:
            await self.sessions.save(session)
        else:
            await self._carry_out(session, proposal, votes.close(session, proposal))

    async def _run_out(self, session: Session, seat: int, decision: Decision, *, late: bool) -> None:
        prefs, now = session.prefs[seat], self.sessions.now()
        person = session.table.seats[seat].user
        if person and session.is_aside(decision):
            waiting.answer_for(session, seat)
            await self.sessions.save(session, event=Event("table-answered-for", seat))
            return
        if person and late and not prefs.late and waiting.pace_of(session.table):
            waiting.more_time(session, seat, waiting.GRACE, now)
            prefs.late = True
            await self.sessions.save(session, news=Event("table-more-time", seat))
            return
        await self._open_votes(session, [seat])

    async def _open_votes(self, session: Session, seats: Sequence[int]) -> None:
        """Open and post the votes about these seats."""
        proposals = [waiting.open_vote(session, seat, self.sessions.now()) for seat in seats]
        await self.sessions.save(session, letters=[self._ballot(session, proposal) for proposal in proposals])

    @trying_twice
    async def report_absent(self, match: int, user: int) -> None:
        """Open the votes about the players who have not answered for too long at a table without a clock.

        Raise `Denied` if there are none, or if the votes about them are open already.
        """
        async with self.sessions.live(match) as session:
            own, now = session.seat(user), self.sessions.now()
            absent = [s for s in session.people() if s != own and waiting.is_absent(session, s, now)]
            seats = [seat for seat in absent if not votes.about(session, seat)]
            if not seats:
                raise Denied("asked-already" if absent else "nobody-absent")
            await self._open_votes(session, seats)

    async def wake_stalled(self) -> int:
        """Set the timers of running tables that have none, and return the number of such tables.

        Only earlier versions left tables without timers.
        """
        stalled = await self.store.stalled()
        for match in stalled:
            await self._set_timers(match)
        return len(stalled)

    @trying_twice
    async def _set_timers(self, match: int) -> None:
        """Set the timers of a table anew, if it is running."""
        async with self.sessions.locked(match) as table:
            if table.status == "live":
                session = self.sessions.of(table)
                waiting.forget_future(session, self.sessions.now())
                await self.sessions.save(session)

    @trying_twice
    async def snooze(self, match: int, user: int) -> int:
        """Put off this person's next reminder, and return when it is due, in unix seconds."""
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            if session.decision(seat) is None:
                raise NotYours
            session.prefs[seat].snoozed = at = self.sessions.now() + waiting.SNOOZE
            await self.sessions.save(session)
            return at

    # What a table decides together

    @trying_twice
    async def vote(
        self, match: int, user: int, kind: str, about: int, choice: str, no: int | None = None
    ) -> str:
        """Vote, and return what is decided thereby, or `""` if nothing is yet.

        Raise `Denied` if the open vote has another number than `no`, if given.
        """
        async with self.sessions.live(match) as session:
            seat, found = session.seat(user), votes.find(session, kind, about)
            if found and no not in (None, found.no):
                raise Denied("vote-over")
            return await self._vote(session, found, seat, choice)

    async def _vote(self, session: Session, proposal: Proposal | None, seat: int, choice: str) -> str:
        result = votes.vote(session, proposal, seat, choice)
        if proposal and result:
            await self._carry_out(session, proposal, result)
        else:
            await self.sessions.save(session)
        return result

    @trying_twice
    async def propose_undo(self, match: int, user: int) -> str:
        """Open the vote on undoing this person's last turn, and return what `vote` does.

        If nobody else can vote, the turn is undone at once.
        """
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            record = await archive.read(self.store, session.table)
            first = await asyncio.to_thread(undo.beginning, session, record, seat)
            proposal = votes.propose(session, votes.UNDO, seat, self.sessions.now())
            proposal.undone = await asyncio.to_thread(undo.undone, session, record, first)
            return await self._ask_all(session, proposal)

    @trying_twice
    async def pause(self, match: int, user: int, days: int) -> str:
        """Ask the others to stop all clocks of a table for some days; return what `vote` does."""
        async with self.sessions.live(match) as session:
            now = self.sessions.now()
            if session.affairs.paused:
                raise Denied("paused-already", until=str(session.affairs.paused))
            until = now + min(days, LONGEST_PAUSE) * clock.DAY
            closes = min(until, now + waiting.vote_length(session))
            proposal = votes.propose(session, votes.PAUSE, session.seat(user), now, closes)
            proposal.until = until
            return await self._ask_all(session, proposal)

    @trying_twice
    async def end_pause(self, match: int, user: int) -> str:
        """Ask the others to end the pause of a table early; return what `vote` does."""
        async with self.sessions.live(match) as session:
            if not session.affairs.paused:
                raise Denied("no-pause")
            now = self.sessions.now()
            closes = min(session.affairs.paused, now + waiting.vote_length(session))
            proposal = votes.propose(session, votes.RESUME, session.seat(user), now, closes)
            return await self._ask_all(session, proposal)

    async def call_off(self, session: Session, seat: int) -> None:
        """Ask the others whether to call the game off or, if another seat has asked that already, agree.

        The game is called off once everybody who is not absent agrees.
        """
        found = votes.shared(session, votes.OFF)
        if found is None:
            now = self.sessions.now()
            found = votes.propose(session, votes.OFF, seat, now, now + waiting.vote_length(session))
            await self._ask_all(session, found)
        elif found.seat == seat:
            raise Denied("asked-already")
        else:
            await self._vote(session, found, seat, "yes")

    @trying_twice
    async def move_to(self, match: int, user: int, guild: int, channel: int) -> str:
        """Ask the others to continue in another channel; return what `vote` does.

        Within the server, the opener does not have to ask. Raise `Denied` if there is no room for the table.
        """
        async with self.sessions.live(match) as session:
            table, seat, now = session.table, session.seat(user), self.sessions.now()
            if guild != table.guild:
                await self._require_room_in(guild)
            elif user == table.opener:
                await self._count_wish(session, seat)
                await self._move(session, seat, guild, channel)
                return "yes"
            proposal = votes.propose(session, votes.MOVE, seat, now, now + waiting.vote_length(session))
            proposal.guild, proposal.channel = guild, channel
            return await self._ask_all(session, proposal)

    async def _ask_all(self, session: Session, proposal: Proposal) -> str:
        """Post a new vote, or carry it out if there is nobody to ask; return what it decides."""
        result = votes.decided(session, proposal)
        if result:
            votes.end(session, proposal, result)
            await self._carry_out(session, proposal, result)
        else:
            await self._count_wish(session, proposal.seat)
            await self.sessions.save(session, letters=[self._ballot(session, proposal)])
        return result

    async def _move(self, session: Session, seat: int, guild: int, channel: int) -> None:
        """Continue in another channel: post the turn there, and in the old place where it has gone.

        An open vote about another place is void.
        """
        table, old = session.table, session.table.guild
        if guild != old:
            await self._require_room_in(guild)
        if other := votes.shared(session, votes.MOVE):
            votes.end(session, other, votes.VOID)
        left = Post(table.id, table.message, table.thread or table.channel, table.post)
        letter = self.sessions.letter(LEFT, Notice(seat=seat, left=left))
        table.guild, table.channel, table.thread, table.message, table.post = guild, channel, None, None, ""
        await self.sessions.save(
            session, event=Event("table-moved", seat), letters=[letter], announce=True, elsewhere=True
        )
        if guild != old:
            self.sessions.on_save(old)

    async def _begin_pause(self, session: Session, until: int) -> None:
        now = self.sessions.now()
        waiting.begin_pause(session, now, until)
        happened = event("table-paused", None, until=str(until))
        await self.sessions.save(session, letters=[self.sessions.news(happened)])

    async def _end_pause(self, session: Session) -> None:
        """Let the clocks of a table run again and post its turn, once."""
        if session.affairs.paused:
            waiting.end_pause(session, self.sessions.now())
            await self.sessions.save(session, event=Event("table-resumed"), announce=True)

    async def _carry_out(self, session: Session, proposal: Proposal, result: str) -> None:
        """Do what a vote has decided."""
        kind, seat = proposal.kind, proposal.seat
        table, now, happened, news = session.table, self.sessions.now(), None, None
        match kind, result:
            case votes.PAUSE, "yes" if proposal.until > now:
                await self._begin_pause(session, proposal.until)
                return
            case votes.RESUME, "yes":
                await self._end_pause(session)
                return
            case votes.MOVE, "yes":
                await self._move(session, seat, proposal.guild, proposal.channel)
                return
            case votes.UNDO, "yes":
                await self._roll_back(session, seat)
                return
            case votes.OFF, "yes":
                table.status = "cancelled"
                alone = session.people() == [seat]
                happened = Event("table-called-off-alone" if alone else "table-called-off", seat)
            case _, "no":
                news = Event(f"table-{kind}-refused", seat)
            case _, "wait":
                pace = waiting.pace_of(table)
                waiting.more_time(session, seat, pace.increment if pace else clock.DAY, now)
                news = Event("table-waited-for", seat)
            case _, "keep":
                waiting.more_time(session, seat, 0, now)
                news = Event("table-seat-still-open", seat)
            case _, "cancel":
                table.status = "cancelled"
                happened = Event("table-voted-off", seat)
            case _, "computer" | "open":
                happened = self._vacate(session, kind, seat, result)
            case _:
                pass
        await self.sessions.save(session, event=happened, news=news)

    def _vacate(self, session: Session, kind: str, seat: int, result: str) -> Event:
        """Give a seat to a computer or leave it open. If no person is left, call the game off."""
        table, prefs = session.table, session.prefs[seat]
        session.reset(seat)
        if kind == votes.ABSENT:
            prefs.former, table.seats[seat].user = table.seats[seat].user, None
        table.seats[seat].bot = bots.LEVELS[0] if result == "computer" else ""
        waiting.more_time(session, seat, 0, self.sessions.now())
        if not session.people():
            table.status = "cancelled"
            return Event("table-abandoned", seat)
        if result == "open":
            return Event("table-seat-open", seat)
        return Event("table-substituted" if kind == votes.ABSENT else "table-filled", seat)

    async def _roll_back(self, session: Session, seat: int) -> None:
        record = await archive.read(self.store, session.table)
        first = await asyncio.to_thread(undo.beginning, session, record, seat)
        await asyncio.to_thread(undo.roll_back, session, record, first)
        await self.sessions.save(session, event=Event(TAKEN_BACK, seat), keep=first)

    # For the operator

    async def restart_clocks(self) -> None:
        """Set new timers for all running tables after a pause of the bot, because no clock ran meanwhile.

        Times that a clock that was ahead wrote into the future become now.

        With very many tables that takes minutes. The deadline of a table whose turn has not come is checked
        again when its timer runs, so nobody runs out of time meanwhile; a reminder may be early.
        """
        await self.store.forget_future(self.sessions.now())
        for match in await self.store.live():
            try:
                await self._set_timers(match)
            except Denied:
                continue
            except Exception:
                log.exception("match=%d: its timers are not adjusted for the pause", match)
