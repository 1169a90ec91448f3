"""What the people at a table decide together: taking a move back, and what to do about somebody absent.

Owns the votes that are open at a table, who may vote and what follows. Works on a loaded table; knows no
storage and no texts.
"""

from __future__ import annotations

from collections import Counter

from engine.session import Denied, Proposal, Session

UNDO, ABSENT = "undo", "absent"
CHOICES: dict[str, tuple[str, ...]] = {UNDO: ("yes", "no"), ABSENT: ("wait", "computer", "open")}
"""What can be voted for, by kind; without a majority an absent player is waited for."""


def find(session: Session, kind: str, seat: int) -> Proposal | None:
    """The open vote of that kind about a seat; those that the game has passed over are gone."""
    session.affairs.proposals = [
        proposal
        for proposal in session.affairs.proposals
        if proposal.line == session.news.lines and session.table.seats[proposal.seat].user
    ]
    return next((p for p in session.affairs.proposals if (p.kind, p.seat) == (kind, seat)), None)


def voters(session: Session, proposal: Proposal) -> list[int]:
    """Everybody but the seat it is about; of an absent one, only those who are not away themselves."""
    return [
        seat
        for seat in session.people()
        if seat != proposal.seat and not (proposal.kind == ABSENT and session.prefs[seat].expired)
    ]


def propose(session: Session, kind: str, seat: int) -> Proposal:
    """Open a vote. Raises `Denied` if it is open already."""
    if find(session, kind, seat):
        raise Denied("asked-already")
    proposal = Proposal(kind, seat, session.news.lines)
    session.affairs.proposals.append(proposal)
    return proposal


def vote(session: Session, kind: str, about: int, seat: int, choice: str) -> str:
    """Count a vote, a second one of a seat instead of its first; gives what is decided, `""` if nothing yet.

    Raises `Denied` if the vote is over, or the seat has none in it.
    """
    proposal = find(session, kind, about)
    if proposal is None or choice not in CHOICES[kind]:
        raise Denied("vote-over")
    if seat not in voters(session, proposal):
        raise Denied("no-vote")
    proposal.votes[seat] = choice
    result = decided(session, proposal)
    if result:
        session.affairs.proposals.remove(proposal)
    return result


def decided(session: Session, proposal: Proposal) -> str:
    """What the votes so far have settled, or `""`."""
    able = voters(session, proposal)
    votes = [proposal.votes[seat] for seat in able if seat in proposal.votes]
    if proposal.kind == UNDO:
        if "no" in votes:
            return "no"
        return "yes" if len(votes) == len(able) else ""
    for choice, number in Counter(votes).items():
        if 2 * number > len(able):
            return choice
    return "wait" if len(votes) == len(able) else ""
