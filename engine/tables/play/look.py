"""A table as one person may see it: everything that a screen shows.

Owns what a viewer is shown of a loaded session. Must not change, wait for or save anything; people are ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from engine.core import Action, Decision, Event, Facts, Game, Known, Outcome, View, seen_by
from engine.match import Token
from engine.menu import Line
from engine.ranking import best_places, likely_lines
from engine.tables.council import votes
from engine.tables.store import Status, Table
from engine.tables.table.session import Session, seat_of
from engine.tables.table.stored import Proposal, SeatState, Verdict
from engine.tables.time import deadlines

BEGUN: tuple[Status, ...] = ("live", "over", "cancelled")
"""The states in which a table can be looked at. A table that was called off before its start cannot."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one person sees it (`seat` None: a spectator). Nothing here is hidden from that person."""

    table: Table
    game: Game[Any]
    seat: int | None
    view: View[Any]
    decisions: tuple[Decision, ...]
    """The questions that are open as everybody sees it."""
    question: Decision | None
    """What the viewer is asked now, within its own draft if it has one."""
    aside: bool
    """Whether that is asked in another's turn, so that it may have a standing answer."""
    token: Token | None
    actions: tuple[Action, ...]
    draft: tuple[Action, ...]
    draft_events: tuple[Event, ...]
    finished: bool
    """Whether the draft is a whole turn, ready to be confirmed."""
    last: tuple[Event, ...]
    lines: int
    """How many lines of the log led here."""
    scores: tuple[int, ...]
    outcome: Outcome | None
    final: Callable[[Action], bool]
    """Whether a step of the viewer could not be taken back."""
    forecast: Callable[[Action], Known]
    """What a step of the viewer costs and brings, as far as it is known."""
    drafted: Known
    """What the whole draft changes in the position that everybody sees."""
    best: Callable[[Sequence[Action], int], list[Action]]
    """The best of some actions that choose a place on the board, at most the given number, apart."""
    parts: Callable[[Action], tuple[Facts, ...]]
    """The parts of the board in which an action has its place; see `Game.parts`."""
    after: Callable[[Action, int], list[tuple[Action, Known]]]
    """The viewer's answers to the question that follows a step, with what is known of them; none if there are
    more than the given number."""
    likely: Callable[[Sequence[Line], int], list[Line]]
    """Those of some lines that leave the viewer the best prospects, at most the given number."""
    runs: Callable[[str], list[tuple[Line, Known]]]
    """The steps with a verb that the viewer may take as one, with what is known of each line."""
    distinct: Callable[[Sequence[Action]], list[Action]]
    """Some actions, without those that lead to the same position as one before them."""
    repeats: Callable[[str], int]
    """How many steps with a verb the viewer can take in a row."""
    due: Mapping[int, int]
    """The deadlines of the seats that are asked, in unix seconds."""
    defaults: Mapping[int, Action]
    """By seat, the answers that are given to questions in another's turn when their time is over."""
    paused: int
    """When the pause of the table ends, in unix seconds; 0 if there is none."""
    own: SeatState
    """What is stored of the viewer's seat; empty for a spectator."""
    proposals: tuple[Proposal, ...]
    """The votes that are open."""
    verdicts: tuple[Verdict, ...]
    """What the latest votes have decided."""
    former: tuple[int, ...]
    """The user ids of those who had a seat here and may come back."""
    free: tuple[int, ...]
    """Open seats, which anybody may take."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat; see `Table.names`."""
        return self.table.names


def look_at(session: Session, user: int | None) -> Look:
    """Return the table as this person (None: a spectator) sees it. This may take milliseconds."""
    table, match, game = session.table, session.match, session.game
    seat = None if user is None else seat_of(table, user)
    question = None if seat is None else match.question(seat)
    drafting = seat is not None and seat == match.author and bool(match.draft)
    feed = session.feed
    view, acting = match.view(seat), -1 if seat is None else seat
    forecast = cache(partial(game.forecast, view.state, acting))
    due = {d.seat: due for d in match.decisions() if (due := deadlines.deadline(session, d.seat))}
    asides = [d.seat for d in match.decisions() if d.seat in due and session.is_aside(d)]
    return Look(
        table=table,
        game=game,
        seat=seat,
        view=view,
        decisions=match.decisions(),
        question=question,
        aside=question is not None and not drafting and session.is_aside(question),
        token=match.token(seat) if seat is not None and (question or drafting) else None,
        actions=tuple(match.legal_actions(seat)) if seat is not None and question else (),
        draft=tuple(match.draft) if drafting else (),
        draft_events=tuple(match.draft_events) if drafting else (),
        finished=seat is not None and match.finished(seat),
        last=tuple(seen_by(happened, seat) for happened in feed.last),
        lines=feed.lines - 1,
        scores=game.scores(view.state),
        outcome=game.outcome(match.base),
        final=lambda action: forecast(action).points is None,
        forecast=forecast,
        drafted=match.drafted() if drafting else Known(),
        best=partial(best_places, game, view, acting),
        parts=cache(partial(game.parts, view.state)),
        after=partial(match.answers_after, acting),
        likely=partial(likely_lines, game, view, acting),
        runs=partial(match.runs, acting),
        distinct=partial(match.distinct, acting),
        repeats=partial(match.repeats, acting),
        due=due,
        defaults={seat: game.fallback(match.base, seat) for seat in asides},
        paused=session.affairs.paused if table.status == "live" else 0,
        own=SeatState() if seat is None else session.own[seat],
        proposals=tuple(p for p in session.affairs.proposals if votes.is_open(session, p)),
        verdicts=tuple(session.affairs.verdicts),
        former=tuple(own.former for own in session.own if own.former),
        free=tuple(s.seat for s in table.seats if not s.user and not s.bot),
    )
