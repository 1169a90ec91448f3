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
from engine.tables.session import Denied, Proposal, Session
from engine.tables.store import Letter, Timer

log = logging.getLogger(__name__)

VACATION_DAYS = 28
"""Days of vacation that a person has in a year, for all tables together."""
ALL_TABLES = 500
"""The most tables of one person at which a vacation takes effect."""


class Timing(TablesBase):
    """The calls about clocks, reminders, vacations and votes."""

    async def run_timer(self, timer: Timer, *, gone: bool = False) -> None:
        """Handle a due timer of a seat that is asked: send a reminder, act on the deadline, or close a vote.

        `gone` means that the person has left the server. A timer that was handled before, or whose question
        has been answered, changes nothing.
        """
        async with self.sessions.locked(timer.match) as table:
            if table.status != "live":
                return
            session, seat, now = self.sessions.of(table), waiting.seat_of_timer(timer), self.sessions.now()
            decision, prefs = session.decision(seat), session.prefs[seat]
            if decision is None or decision.no != timer.decision or table.seats[seat].bot:
                return
            due = waiting.expiry(session, seat)
            match timer.kind:
                case waiting.CLOSE:
                    await self._close_vote(session, seat)
                case waiting.BALLOT:
                    await self._remind_voters(session, seat)
                case waiting.REMIND if gone and not prefs.expired:
                    await self._run_out(session, seat, decision, late=False)
                case waiting.REMIND:
                    if timer.due > prefs.reminded and now < due and not prefs.expired:
                        await self._remind(session, seat)
                case _ if prefs.expired:
                    return
                case _ if due > now:
                    await self.sessions.save(session)  # the clock was stopped meanwhile: sets a new timer
                case _:
                    await self._run_out(session, seat, decision, late=now - due > waiting.LATE)

    async def _remind(self, session: Session, seat: int) -> None:
        prefs, now = session.prefs[seat], self.sessions.now()
        begun = session.match.draft and session.match.author == seat
        about = "overdue" if waiting.is_absent(session, seat, now) else "draft" if begun else ""
        prefs.snoozed, prefs.reminded = 0, now
        await self.sessions.save(session, letters=[self.sessions.letter(session, "remind", seat, about)])

    async def _remind_voters(self, session: Session, seat: int) -> None:
        """Post a vote again for those who have not voted, or warn the only person before the game ends."""
        proposal = votes.about(session, seat)
        if proposal is None or proposal.reminded:
            return
        proposal.reminded = True
        await self.sessions.save(session, letters=[self._ballot(session, proposal)])

    def _ballot(self, session: Session, proposal: Proposal) -> Letter:
        """Return the letter with a vote or, if nobody else is at the table, the last reminder."""
        if votes.voters(session, proposal) or session.people() != [proposal.seat]:
            return self.sessions.letter(session, "vote", proposal.seat, proposal.kind, proposal.line)
        return self.sessions.letter(session, "remind", proposal.seat, "last")

    async def _close_vote(self, session: Session, seat: int) -> None:
        proposal = votes.about(session, seat)
        if proposal is None:
            return
        waiting.put_off(session, proposal, self.sessions.now())
        if proposal.closes > self.sessions.now():
            await self.sessions.save(session)
        else:
            await self._carry_out(session, proposal.kind, seat, votes.close(session, proposal))

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
            await self.sessions.save(session, event=Event("table-more-time", seat))
            return
        await self._open_votes(session, [seat])

    async def _open_votes(self, session: Session, seats: Sequence[int]) -> None:
        """Open and post the votes about these seats."""
        proposals = [waiting.open_vote(session, seat, self.sessions.now()) for seat in seats]
        await self.sessions.save(session, letters=[self._ballot(session, proposal) for proposal in proposals])

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
            async with self.sessions.locked(match) as table:
                if table.status == "live":
                    await self.sessions.save(self.sessions.of(table))
        return len(stalled)

    async def snooze(self, match: int, user: int) -> int:
        """Put off this person's next reminder, and return when it is due, in unix seconds."""
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            if session.decision(seat) is None:
                raise NotYours
            session.prefs[seat].snoozed = at = self.sessions.now() + waiting.SNOOZE
            await self.sessions.save(session)
            return at

    async def take_vacation(self, user: int, days: int) -> tuple[int, int]:
        """Stop this person's clocks at every table for some days, beginning now.

        Return the end in unix seconds, and the days of vacation that are left this year. Raise `Denied` if
        too few are left.
        """
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
                await self.sessions.save(session, event=event("table-away", seat, until=str(until)))
        return until, left - days

    # What a table decides together

    async def vote(self, match: int, user: int, kind: str, about: int, choice: str) -> str:
        """Vote, and return what is decided thereby, or `""` if nothing is yet."""
        async with self.sessions.live(match) as session:
            result = votes.vote(session, kind, about, session.seat(user), choice)
            await self._carry_out(session, kind, about, result)
            return result

    async def propose_undo(self, match: int, user: int) -> str:
        """Open the vote on undoing this person's last turn, and return what `vote` does.

        If nobody else can vote, the turn is undone at once.
        """
        async with self.sessions.live(match) as session:
            seat = session.seat(user)
            record = await archive.read(self.store, session.table)
            await asyncio.to_thread(undo.beginning, session, record, seat)
            proposal = votes.propose(session, votes.UNDO, seat)
            result = votes.decided(session, proposal)
            if result:
                votes.end(session, proposal, result)
                await self._carry_out(session, votes.UNDO, seat, result)
            else:
                await self.sessions.save(session, letters=[self._ballot(session, proposal)])
            return result

    async def _carry_out(self, session: Session, kind: str, seat: int, result: str) -> None:
        """Carry out the decision of a vote, and save."""
        table, now, happened = session.table, self.sessions.now(), None
        match kind, result:
            case votes.UNDO, "yes":
                await self._roll_back(session, seat)
                return
            case votes.UNDO, "no":
                happened = Event("table-undo-refused", seat)
            case _, "wait":
                pace = waiting.pace_of(table)
                waiting.more_time(session, seat, pace.increment if pace else clock.DAY, now)
                happened = Event("table-waited-for", seat)
            case _, "keep":
                waiting.more_time(session, seat, 0, now)
                happened = Event("table-seat-still-open", seat)
            case _, "cancel":
                table.status = "cancelled"
                happened = Event("table-voted-off", seat)
            case _, "computer" | "open":
                happened = self._vacate(session, kind, seat, result)
            case _:
                pass
        await self.sessions.save(session, event=happened)

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
        await self.sessions.save(session, event=Event("table-taken-back", seat), keep=first)

    # For the operator

    async def resume(self) -> None:
        """End the pause and set new timers for all running tables, because no clock ran meanwhile."""
        await self.pauses.end(self.sessions.now())
        for match in await self.store.live():
            try:
                async with self.sessions.live(match) as session:
                    await self.sessions.save(session)
            except Denied:
                continue
            except Exception:
                log.exception("match=%d: its timers are not adjusted for the pause", match)
