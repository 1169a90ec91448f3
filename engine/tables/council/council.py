"""What the people at a table decide together, and how it is carried out.

`engine.tables.council.votes` owns who may vote and when a vote is decided. Must not know when a timer is due.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine import bots
from engine.core import Event, event, listed
from engine.tables.access.access import Access, trying_twice
from engine.tables.access.limits import Limits
from engine.tables.council import ballots, votes
from engine.tables.past import archive, undo
from engine.tables.store import Letter, Post, UserSettings, settings_of
from engine.tables.table.letters import LEFT, REMINDER, VOTE, Notice
from engine.tables.table.session import TAKEN_BACK, Denied, Session
from engine.tables.table.stored import Departure, Proposal
from engine.tables.time import clock, deadlines

LONGEST_PAUSE = 60
"""Days that a pause of a table can last."""


class Council:
    """The calls about votes and what they decide: an undo, a pause, a move, the fate of a seat or a game."""

    def __init__(self, access: Access, limits: Limits) -> None:
        self._access, self._limits = access, limits

    @trying_twice
    async def vote(
        self, match: int, user: int, kind: str, about: int, choice: str, no: int | None = None
    ) -> str:
        """Record a person's vote. Return the result if that decides the matter, otherwise `""`.

        Raise `Denied` if `no` is given and the open vote has another number.
        """
        async with self._access.live(match) as session:
            seat, found = session.seat(user), votes.find(session, kind, about)
            if found and no not in (None, found.no):
                raise Denied("vote-over")
            return await self._vote(session, found, seat, choice)

    async def _vote(self, session: Session, proposal: Proposal | None, seat: int, choice: str) -> str:
        result = votes.vote(session, proposal, seat, choice)
        if proposal and result:
            await self._carry_out(session, proposal, result)
        else:
            await self._access.save(session)
        return result

    @trying_twice
    async def propose_undo(self, match: int, user: int) -> str:
        """Open the vote on undoing this person's last turn. Return the result, as `vote` does.

        If nobody else can vote, the turn is undone at once.
        """
        async with self._access.live(match) as session:
            seat = session.seat(user)
            record = await archive.read(self._access.store, session.table)
            first = await asyncio.to_thread(undo.beginning, session, record, seat)
            proposal = votes.propose(session, votes.UNDO, seat, self._access.now())
            proposal.undone = await asyncio.to_thread(undo.undone, session, record, first)
            return await self._ask_all(session, proposal)

    @trying_twice
    async def pause(self, match: int, user: int, days: int) -> str:
        """Ask the others to stop all clocks of a table for some days. Return the result, as `vote` does."""
        async with self._access.live(match) as session:
            now = self._access.now()
            if session.affairs.paused:
                raise Denied("paused-already", until=str(session.affairs.paused))
            until = now + min(days, LONGEST_PAUSE) * clock.DAY
            closes = min(until, now + ballots.vote_length(session))
            proposal = votes.propose(session, votes.PAUSE, session.seat(user), now, closes)
            proposal.until = until
            return await self._ask_all(session, proposal)

    @trying_twice
    async def end_pause(self, match: int, user: int) -> str:
        """Ask the others to end the pause of a table early. Return the result, as `vote` does."""
        async with self._access.live(match) as session:
            if not session.affairs.paused:
                raise Denied("no-pause")
            now = self._access.now()
            closes = min(session.affairs.paused, now + ballots.vote_length(session))
            proposal = votes.propose(session, votes.RESUME, session.seat(user), now, closes)
            return await self._ask_all(session, proposal)

    async def call_off(self, session: Session, seat: int) -> None:
        """Ask the others whether to call the game off or, if another seat has asked that already, agree.

        The game is called off once everybody who is not absent agrees.
        """
        found = votes.shared(session, votes.OFF)
        if found is None:
            now = self._access.now()
            found = votes.propose(session, votes.OFF, seat, now, now + ballots.vote_length(session))
            await self._ask_all(session, found)
        elif found.seat == seat:
            raise Denied("asked-already")
        else:
            await self._vote(session, found, seat, "yes")

    @trying_twice
    async def move_to(self, match: int, user: int, guild: int, channel: int) -> str:
        """Ask the others to continue in another channel. Return the result, as `vote` does.

        Within the server, the opener does not have to ask. Raise `Denied` if there is no room for the table.
        """
        async with self._access.live(match) as session:
            table, seat, now = session.table, session.seat(user), self._access.now()
            if guild != table.guild:
                await self._require_welcome(session, guild)
            elif user == table.opener:
                await self._limits.count_wish(session, seat)
                await self.move(session, Event("table-moved", seat), guild, channel)
                return "yes"
            proposal = votes.propose(session, votes.MOVE, seat, now, now + ballots.vote_length(session))
            proposal.guild, proposal.channel = guild, channel
            return await self._ask_all(session, proposal)

    @trying_twice
    async def report_absent(self, match: int, user: int) -> None:
        """Open the votes about the players who have not answered for too long at a table without a clock.

        Raise `Denied` if there are none, or if the votes about them are open already.
        """
        async with self._access.live(match) as session:
            own, now = session.seat(user), self._access.now()
            absent = [s for s in session.people() if s != own and deadlines.is_absent(session, s, now)]
            seats = [seat for seat in absent if not votes.about(session, seat)]
            if not seats:
                raise Denied("asked-already" if absent else "nobody-absent")
            await self.open_votes(session, seats)

    async def open_votes(self, session: Session, seats: Sequence[int]) -> None:
        """Open and post the votes about these seats."""
        proposals = [ballots.open_vote(session, seat, self._access.now()) for seat in seats]
        await self._access.save(session, letters=[self._ballot(session, proposal) for proposal in proposals])

    async def _ask_all(self, session: Session, proposal: Proposal) -> str:
        """Post a new vote, or carry it out if there is nobody to ask. Return the result, as `vote` does."""
        result = votes.decided(session, proposal)
        if result:
            votes.end(session, proposal, result)
            await self._carry_out(session, proposal, result)
        else:
            await self._limits.count_wish(session, proposal.seat)
            await self._access.save(session, letters=[self._ballot(session, proposal)])
        return result

    def _ballot(self, session: Session, proposal: Proposal, mentioned: tuple[int, ...] = ()) -> Letter:
        """Return the letter that asks for votes; for the only person at a table, a last reminder.

        It mentions the seats in `mentioned`, or everybody if there are none.
        """
        seat, kind, line = proposal.seat, proposal.kind, proposal.line
        if votes.voters(session, proposal) or session.people() != [seat]:
            notice = Notice(seat=seat, kind=kind, line=line, ping=mentioned, no=proposal.no)
            return self._access.letter(VOTE, notice)
        return self._access.letter(REMINDER, Notice(seat=seat, kind="last"))

    async def mention_voters(self, session: Session) -> None:
        """Post votes again for those who have not voted and are to be reminded, or could not be mentioned."""
        letters, now = list[Letter](), self._access.now()
        for proposal in session.affairs.proposals:
            mentioned = ballots.awoken(session, proposal, now)
            if proposal.closes and not proposal.reminded and ballots.reminding(session, proposal) <= now:
                proposal.reminded = True
                mentioned = tuple(s for s in session.people() if s not in proposal.votes)
            if mentioned:
                letters.append(self._ballot(session, proposal, mentioned))
            proposal.told = max(proposal.told, now)
        await self._access.save(session, letters=letters)

    async def close_vote(self, session: Session) -> None:
        """Carry out what a vote whose time is over has decided; set the timers anew if there is none."""
        now = self._access.now()
        ballots.extend_votes(session, now)
        over = (p for p in session.affairs.proposals if 0 < p.closes <= now and votes.is_open(session, p))
        proposal = next(over, None)
        if proposal is None:
            await self._access.save(session)
        else:
            await self._carry_out(session, proposal, votes.close(session, proposal))

    async def _begin_pause(self, session: Session, until: int) -> None:
        now = self._access.now()
        ballots.begin_pause(session, now, until)
        happened = event("table-paused", None, until=str(until))
        await self._access.save(session, letters=[self._access.news(happened)])

    async def resume(self, session: Session) -> None:
        """Let the clocks of a paused table run again, and post its turn."""
        if session.affairs.paused:
            ballots.end_pause(session, self._access.now())
            await self._access.save(session, event=Event("table-resumed"), announce=True)

    async def _require_welcome(self, session: Session, guild: int) -> None:
        """Raise `Denied` if a server has no room for a table, or does not let all of its people play."""
        await self._limits.require_room_in(guild)
        banned = await self._access.banned(guild)
        if any(user in banned for user in session.users()):
            raise Denied("banned-there")

    async def move(self, session: Session, happened: Event, guild: int, channel: int) -> None:
        """Continue in another channel: post the turn there, and a pointer to it in the old place.

        `happened` says who did it. An open vote about another place is void. Raise `Denied` if there is no
        room for the table.
        """
        table, old = session.table, session.table.guild
        if guild != old:
            await self._require_welcome(session, guild)
        if other := votes.shared(session, votes.MOVE):
            votes.end(session, other, votes.VOID)
        left = Post(table.id, table.message, table.thread or table.channel, table.post)
        seat = -1 if happened.seat is None else happened.seat
        letter = self._access.letter(LEFT, Notice(seat=seat, left=left))
        table.guild, table.channel, table.thread, table.message, table.post = guild, channel, None, None, ""
        await self._access.save(session, event=happened, letters=[letter], announce=True, elsewhere=True)
        if guild != old:
            self._access.tell(table.id, old)

    async def _carry_out(self, session: Session, proposal: Proposal, result: str) -> None:
        """Do what a vote has decided."""
        kind, seat = proposal.kind, proposal.seat
        table, now, happened, news = session.table, self._access.now(), None, None
        match kind, result:
            case votes.PAUSE, "yes" if proposal.until > now:
                await self._begin_pause(session, proposal.until)
                return
            case votes.RESUME, "yes":
                await self.resume(session)
                return
            case votes.MOVE, "yes":
                await self.move(session, Event("table-moved", seat), proposal.guild, proposal.channel)
                return
            case votes.UNDO, "yes":
                await self._roll_back(session, seat)
                return
            case votes.OFF, "yes":
                table.status = "cancelled"
                alone = session.people() == [seat]
                happened = Event("table-called-off-alone" if alone else "table-called-off", seat)
            case _, "no":
                news = _refused(proposal)
            case _, "wait":
                pace = deadlines.pace_of(table)
                deadlines.more_time(session, seat, pace.increment if pace else clock.DAY, now)
                news = Event("table-waited-for", seat)
            case _, "keep":
                deadlines.more_time(session, seat, 0, now)
                news = Event("table-seat-still-open", seat)
            case _, "cancel":
                table.status = "cancelled"
                happened = Event("table-voted-off", seat)
            case _, "computer" | "open":
                happened = await self.vacate(session, kind, seat, result)
            case _:
                pass
        await self._access.save(session, event=happened, news=news)

    async def vacate(self, session: Session, kind: str, seat: int, result: str) -> Event:
        """Give a seat to a computer or leave it open. If no person is left, call the game off."""
        table, own = session.table, session.own[seat]
        session.reset(seat)
        user = table.seats[seat].user
        if kind == votes.ABSENT and user:
            own.former, table.seats[seat].user = user, None
            own.departed.append(await self._departure(user))
        table.seats[seat].bot = bots.LEVELS[0] if result == "computer" else ""
        deadlines.more_time(session, seat, 0, self._access.now())
        if not session.people():
            table.status = "cancelled"
            return Event("table-abandoned", seat)
        if result == "open":
            return Event("table-seat-open", seat)
        return Event("table-substituted" if kind == votes.ABSENT else "table-filled", seat)

    async def _departure(self, user: int) -> Departure:
        """Return that a person is voted out now: a vacation excuses them also where clocks do not stop."""
        now, chosen = self._access.now(), await settings_of(self._access.store, UserSettings, user)
        away = any(start <= now < end for start, end in chosen.away)
        return Departure(user, "away" if away else "absent", now)

    async def _roll_back(self, session: Session, seat: int) -> None:
        record = await archive.read(self._access.store, session.table)
        first = await asyncio.to_thread(undo.beginning, session, record, seat)
        movers = await asyncio.to_thread(undo.roll_back, session, record, first)
        votes.drop_undone(session, movers)
        others = sorted(movers - {seat})
        happened = event(TAKEN_BACK, seat, n=0)
        if others:
            happened = event(TAKEN_BACK, seat, n=len(others), other=listed(map(str, others)))
        await self._access.save(session, event=happened, keep=first)


def _refused(proposal: Proposal) -> Event:
    """Return that a proposal is refused: by whoever voted against it, or as its time is over."""
    kind, seat = f"table-{proposal.kind}-refused", proposal.seat
    against = [voter for voter, choice in proposal.votes.items() if choice == "no"]
    return event(kind, seat, n=1, other=against[0]) if against else event(kind, seat, n=0)
