"""What a due timer does: remind a person, act on a deadline, end a vote or a pause.

`engine.tables.time` and `engine.tables.council.ballots` own when timers are due.
"""

from __future__ import annotations

import logging

from engine.core import Decision, Event, NotYours
from engine.tables.access.access import Access, trying_twice
from engine.tables.council import ballots
from engine.tables.council.council import Council
from engine.tables.seats.gathering import Gatherings
from engine.tables.store import Timer
from engine.tables.table.letters import NEWS, REMINDER, Notice
from engine.tables.table.session import Denied, Session
from engine.tables.time import deadlines, gathering

log = logging.getLogger(__name__)


class Timers:
    """The calls about timers, and about putting them off."""

    def __init__(self, access: Access, council: Council, gatherings: Gatherings) -> None:
        self._access, self._council, self._gatherings = access, council, gatherings

    @trying_twice
    async def run(self, timer: Timer, *, gone: bool = False) -> None:
        """Handle a due timer: remind a person, act on a deadline, mention voters, end a vote or a pause.

        Those of a lobby ask people, or start the game.

        `gone` says that the person it is about has left the server. A timer that has been handled already, or
        that the game has overtaken, changes nothing.
        """
        async with self._access.locked(timer.match) as table:
            if timer.kind in gathering.KINDS:
                await self._gatherings.run(table, timer)
                return
            if table.status != "live":
                return
            session = self._access.of(table)
            match timer.kind:
                case deadlines.RESUME:
                    await self._council.resume(session)
                case ballots.CLOSE:
                    await self._council.close_vote(session)
                case ballots.BALLOT:
                    await self._council.mention_voters(session)
                case deadlines.BEGUN:
                    await self._tell_of_start(session)
                case _:
                    await self._ring_seat(session, timer, gone=gone)

    async def _ring_seat(self, session: Session, timer: Timer, *, gone: bool) -> None:
        seat, now = deadlines.seat_of_timer(timer), self._access.now()
        decision, own = session.decision(seat), session.own[seat]
        if decision is None or decision.no != timer.decision:
            return
        if session.table.seats[seat].bot or own.expired:
            return
        due = deadlines.expiry(session, seat)
        match timer.kind:
            case _ if gone:
                await self._run_out(session, seat, decision, late=False)
            case deadlines.REMIND | deadlines.MENTION:
                if timer.due > own.reminded and now < due:
                    await self._remind(session, seat, first=timer.kind == deadlines.MENTION)
            case deadlines.NUDGE if deadlines.is_nudge_due(session, now):
                if timer.due > own.reminded and now < due:
                    await self._remind(session, seat)
            case deadlines.NUDGE:
                await self._access.save(session)  # there was a later step: set it anew
            case deadlines.CHECK:
                own.reminded = max(own.reminded, timer.due)
                await self._access.save(session)
            case _ if due > now:
                await self._access.save(session)  # the clock was stopped in between: set it anew
            case _:
                await self._run_out(session, seat, decision, late=now - due > deadlines.LATE)

    async def _remind(self, session: Session, seat: int, *, first: bool = False) -> None:
        own, now = session.own[seat], self._access.now()
        overdue = deadlines.is_absent(session, seat, now)
        about = "overdue" if overdue else "draft" if session.match.draft else "now" if first else ""
        own.snoozed, own.reminded = 0, now
        letter = self._access.letter(REMINDER, Notice(seat=seat, kind=about))
        await self._access.save(session, letters=[letter])

    async def _tell_of_start(self, session: Session) -> None:
        """Tell those who slept at the start, unless they have been asked something since."""
        seats = deadlines.newly_aware(session, self._access.now())
        session.affairs.told = self._access.now()
        events = tuple(Event("table-begun", seat) for seat in seats)
        letters = [self._access.letter(NEWS, Notice(events=events, seat=seats[0]))] if seats else []
        await self._access.save(session, letters=letters)

    async def _run_out(self, session: Session, seat: int, decision: Decision, *, late: bool) -> None:
        own, now = session.own[seat], self._access.now()
        person = session.table.seats[seat].user
        if person and session.is_aside(decision):
            deadlines.answer_for(session, seat)
            await self._access.save(session, event=Event("table-answered-for", seat))
            return
        if person and late and not own.late and deadlines.pace_of(session.table):
            deadlines.more_time(session, seat, deadlines.GRACE, now)
            own.late = True
            await self._access.save(session, news=Event("table-more-time", seat))
            return
        await self._council.open_votes(session, [seat])

    async def wake_stalled(self) -> int:
        """Set the timers of running tables that have none, and return the number of such tables.

        Only earlier versions left tables without timers.
        """
        stalled = await self._access.store.stalled()
        for match in stalled:
            await self._set_timers(match)
        return len(stalled)

    @trying_twice
    async def _set_timers(self, match: int) -> None:
        """Set the timers of a table anew, if it is running."""
        async with self._access.locked(match) as table:
            if table.status == "live":
                session = self._access.of(table)
                deadlines.forget_future(session, self._access.now())
                await self._access.save(session)

    @trying_twice
    async def snooze(self, match: int, user: int) -> int:
        """Put off this person's next reminder, and return when it is due, in unix seconds."""
        async with self._access.live(match) as session:
            seat = session.seat(user)
            if session.decision(seat) is None:
                raise NotYours
            session.own[seat].snoozed = at = self._access.now() + deadlines.SNOOZE
            await self._access.save(session)
            return at

    async def restart_all(self) -> None:
        """Set new timers for all running tables after a pause of the bot, because no clock ran meanwhile.

        Times that a clock that was ahead wrote into the future become now.

        With very many tables this takes minutes. The deadline of a table whose turn has not come is checked
        again when its timer runs, so nobody runs out of time meanwhile; a reminder may be early.
        """
        await self._access.store.forget_future(self._access.now())
        for match in await self._access.store.live():
            try:
                await self._set_timers(match)
            except Denied:
                continue
            except Exception:
                log.exception("match=%d: its timers are not adjusted for the pause", match)
