"""Votes at a table: about an absent player or a vacant seat, an undo, a pause, a move, calling the game off.

Owns the open votes, who may vote, when a vote is decided, and the latest results. Works on a loaded table;
must not know storage, texts, or how a decision is carried out.
"""

from __future__ import annotations

from collections import Counter

from engine.tables.table.session import Denied, Session, seat_of
from engine.tables.table.stored import Proposal, Verdict

UNDO, ABSENT, VACANT, PAUSE, RESUME = "undo", "absent", "vacant", "pause", "resume"
OFF = "off"
"""Whether to call the game off."""
MOVE = "move"
"""Whether to continue in another channel. Within a server, the agreement of the table's opener is enough."""
CONSENT = (UNDO, PAUSE, RESUME, OFF, MOVE)
"""Kinds of votes in which everybody has to agree."""
SHARED = (PAUSE, RESUME, OFF, MOVE)
"""Kinds of which one vote can be open at a table, whoever has asked."""
OF_ALL = (UNDO, MOVE)
"""Kinds of votes in which absent people count as well."""
CHOICES: dict[str, tuple[str, ...]] = {
    UNDO: ("yes", "no"),
    ABSENT: ("wait", "computer", "open"),
    VACANT: ("keep", "computer", "cancel"),
    PAUSE: ("yes", "no"),
    RESUME: ("yes", "no"),
    OFF: ("yes", "no"),
    MOVE: ("yes", "no"),
}
"""The choices by kind of vote. If everybody has voted and there is no majority, the first choice wins."""
VOID = "void"
"""The result of a vote that no longer matters, because the game went on."""
REMEMBERED = 10
"""The number of latest votes whose results are stored."""


def is_told(kind: str, result: str) -> bool:
    """Return True if a post tells the table of this result of a vote."""
    return result != VOID or kind == UNDO


def is_open(session: Session, proposal: Proposal) -> bool:
    """Return True unless the game has made the vote void.

    That is the case once the game has ended, for an undo once the log has grown, for a vote about a seat once
    the seat is asked something else or has another player, and for one of the `SHARED` kinds once the seat
    that asked has no player.
    """
    if session.table.status != "live":
        return False
    seat = session.table.seats[proposal.seat]
    if proposal.kind in SHARED:
        return bool(seat.user)
    if proposal.kind == UNDO or proposal.decision < 0:
        return bool(seat.user) and proposal.line == session.feed.lines
    asked = session.decision(proposal.seat)
    if asked is None or asked.no != proposal.decision or seat.bot:
        return False
    return bool(seat.user) == (proposal.kind == ABSENT)


def find(session: Session, kind: str, seat: int) -> Proposal | None:
    """Return the open vote of that kind about a seat, or None."""
    proposals = (p for p in session.affairs.proposals if (p.kind, p.seat) == (kind, seat))
    return next((proposal for proposal in proposals if is_open(session, proposal)), None)


def shared(session: Session, kind: str) -> Proposal | None:
    """Return the open vote of a kind of which there is at most one, or None."""
    return next((p for p in session.affairs.proposals if p.kind == kind and is_open(session, p)), None)


def about(session: Session, seat: int) -> Proposal | None:
    """Return the open vote about an absent player or a vacant seat, or None."""
    return find(session, ABSENT, seat) or find(session, VACANT, seat)


def prune(session: Session) -> list[Proposal]:
    """Delete the votes that have become void and return them."""
    void = [proposal for proposal in session.affairs.proposals if not is_open(session, proposal)]
    for proposal in void:
        end(session, proposal, VOID)
    return void


def end(session: Session, proposal: Proposal, result: str) -> None:
    """Delete a vote and record its result."""
    affairs = session.affairs
    affairs.proposals.remove(proposal)
    affairs.verdicts.append(Verdict(proposal.kind, proposal.seat, proposal.line, result, proposal.no))
    del affairs.verdicts[:-REMEMBERED]


def forget_votes(session: Session, seat: int) -> None:
    """Delete the votes of a seat that another person takes."""
    for proposal in session.affairs.proposals:
        proposal.votes.pop(seat, None)


def drop_undone(session: Session, movers: set[int]) -> None:
    """Delete the votes that have become void because the moves of these seats were taken back.

    Those about a pause, a move or calling the game off stay open.
    """
    for proposal in session.affairs.proposals[:]:
        kind, seat = proposal.kind, proposal.seat
        if kind in (ABSENT, VACANT) or (kind == UNDO and seat in movers):
            end(session, proposal, VOID)


def end_wishes(session: Session) -> None:
    """End the votes about calling the game off as agreed."""
    for proposal in [p for p in session.affairs.proposals if p.kind == OFF]:
        end(session, proposal, "yes")


def voters(session: Session, proposal: Proposal) -> list[int]:
    """Return the seats that may vote: all people but the one it is about; absent ones only if `OF_ALL`."""
    return [
        seat
        for seat in session.people()
        if seat != proposal.seat and (proposal.kind in OF_ALL or not session.own[seat].expired)
    ]


def propose(session: Session, kind: str, seat: int, now: int, closes: int = 0) -> Proposal:
    """Open a vote and return it. Raise `Denied` if such a vote is already open."""
    if shared(session, kind) if kind in SHARED else find(session, kind, seat):
        raise Denied("asked-already")
    asked = None if kind in CONSENT else session.decision(seat)
    decision = -1 if asked is None else asked.no
    affairs = session.affairs
    affairs.votes += 1
    proposal = Proposal(
        kind, seat, session.feed.lines, closes=closes, decision=decision, told=now, no=affairs.votes
    )
    affairs.proposals.append(proposal)
    return proposal


def vote(session: Session, proposal: Proposal | None, seat: int, choice: str) -> str:
    """Record a seat's vote, which replaces its earlier one. Return what is decided, or `""` if nothing is.

    Raise `Denied` if the vote is over (None) or the seat may not vote in it.
    """
    if proposal is None or choice not in CHOICES[proposal.kind]:
        raise Denied("vote-over")
    if seat not in voters(session, proposal):
        raise Denied("own-wish" if proposal.kind in CONSENT and seat == proposal.seat else "no-vote")
    proposal.votes[seat] = choice
    result = decided(session, proposal)
    if result:
        end(session, proposal, result)
    return result


def agreeing(proposal: Proposal) -> set[int]:
    """Return the seats that have agreed to a proposal of one of the kinds in `CONSENT`."""
    return {seat for seat, choice in proposal.votes.items() if choice == "yes"}


def decided(session: Session, proposal: Proposal) -> str:
    """Return what the votes given so far decide, or `""`."""
    able = voters(session, proposal)
    votes = [proposal.votes[seat] for seat in able if seat in proposal.votes]
    if proposal.kind in CONSENT:
        if "no" in votes:
            return "no"
        return "yes" if len(votes) == len(able) or _has_openers_consent(session, proposal) else ""
    for choice, number in Counter(votes).items():
        if 2 * number > len(able):
            return choice
    return CHOICES[proposal.kind][0] if able and len(votes) == len(able) else ""


def _has_openers_consent(session: Session, proposal: Proposal) -> bool:
    """Return True if a vote is about a move within a server, and the opener of the table agrees."""
    if proposal.kind != MOVE or proposal.guild != session.table.guild:
        return False
    return seat_of(session.table, session.table.opener) in {proposal.seat, *agreeing(proposal)}


def close(session: Session, proposal: Proposal) -> str:
    """End a vote when its time is over, and return the result.

    The choice with the most votes wins. On a tie, or without votes, a computer takes the seat, and an absent
    player can come back. Where everybody has to agree, those who may vote by now count. A move is decided
    only by a vote, because whether the table may be continued there is checked when somebody votes.
    """
    if proposal.kind in CONSENT:
        result = (proposal.kind != MOVE and decided(session, proposal)) or "no"
        end(session, proposal, result)
        return result
    able = voters(session, proposal)
    ranked = Counter(proposal.votes[voter] for voter in able if voter in proposal.votes).most_common()
    tied = len(ranked) > 1 and ranked[0][1] == ranked[1][1]
    result = ranked[0][0] if ranked and not tied else "computer"
    end(session, proposal, result)
    return result
