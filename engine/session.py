"""A table as it is loaded for one call: its match, and what one person may see of it.

Owns the stored form of a running match (draft and news) and the `Look` that everything on screen is made of.
Nothing here waits, saves or knows other tables; people and places are ids.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from engine import games, notation, waiting
from engine.chance import Chance, commitment
from engine.core import Action, Decision, Event, Game, Outcome, Refused, RulesError, View, seen_by
from engine.match import Match, Token, decode, encode
from engine.store import Status, Table

log = logging.getLogger(__name__)


BEGUN: tuple[Status, ...] = ("live", "over", "cancelled")
"""The states of a table that can be looked at; a lobby that was called off cannot."""


class Denied(Refused):
    """What a person asked for cannot be done; `why` is the key of a text, `values` what it names."""

    def __init__(self, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.why, self.values = why, values


class Order(msgspec.Struct):
    """A move planned ahead: `text` for the next turn, unless another seat does `unless` before that."""

    text: str
    unless: str = ""
    line: int = 0
    """How long the log was when it was planned."""


class Prefs(msgspec.Struct, omit_defaults=True):
    """What a table keeps of one seat besides the game. The `prefs` column."""

    asked: int = -1
    """The number of the question that the seat was asked last."""
    since: int | None = None
    """When its clock began to run; None while nothing is asked."""
    left: int | None = None
    """Seconds of its clock at `since`; None without a clock."""
    expired: bool = False
    """Whether the time for this question is over and the table votes, or has decided to wait."""
    late: bool = False
    """Whether it got more time because nobody could move while the bot was away."""
    snoozed: int = 0
    """No reminder before this moment, and one then."""
    away: list[tuple[int, int]] = []
    """Vacations, in which the clock stands still."""
    call_off: bool = False
    """Asked for the game to be called off."""
    former: int | None = None
    """Who sat here before a substitute, and may come back."""
    resigned: int | None = None
    """Who gave the seat up for good."""
    orders: list[Order] = []
    """Moves planned ahead, in order."""
    standing: dict[str, str] = {}
    """Answers given at once, by the kind of the question."""
    note: str = ""
    """What the person keeps in mind about this table."""
    stopped: str = ""
    """The planned move that could not be made; what was planned after it is gone."""


class Proposal(msgspec.Struct):
    """A vote: of `seat` to take its last turn back (`undo`), or about `seat`, which is `absent`."""

    kind: str
    seat: int
    line: int
    """How long the log was; the vote is void when it has grown."""
    votes: dict[int, str] = {}


class Affairs(msgspec.Struct):
    """What goes on beside the game. The `affairs` column."""

    proposals: list[Proposal] = []


class Told(msgspec.Struct, omit_defaults=True):
    """What a letter tells: the events of a `turn` or `over`; the seat that a `remind` or `vote` is about."""

    events: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new."""
    seat: int = -1
    kind: str = ""
    """Of the proposal; or `draft`, if somebody is reminded who has begun."""


class Stored(msgspec.Struct):
    """The draft column of a match."""

    author: int = -1
    rev: int = 0
    steps: str = ""
    at: int = 0
    """When the latest step was taken or taken back."""


class News(msgspec.Struct):
    """What the latest line did, what is not posted yet, and how long the log is. The `last` column."""

    last: tuple[Event, ...] = ()
    unposted: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new and have not been told."""
    lines: int = 1


_draft = msgspec.json.Decoder(Stored)
_news = msgspec.json.Decoder(News)
_prefs = msgspec.json.Decoder(Prefs)
_affairs = msgspec.json.Decoder(Affairs)
_told = msgspec.json.Decoder(Told)
encode_json = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one person sees it (`seat` None: a spectator). Nothing here is hidden from that person."""

    table: Table
    game: Game[Any]
    seat: int | None
    view: View[Any]
    decisions: tuple[Decision, ...]
    """The questions everybody knows to be open."""
    question: Decision | None
    """What the viewer is asked now, within its draft."""
    token: Token | None
    actions: tuple[Action, ...]
    draft: tuple[Action, ...]
    draft_events: tuple[Event, ...]
    finished: bool
    """Whether the draft is a whole turn, ready to be confirmed."""
    last: tuple[Event, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    final: Callable[[Action], bool]
    """Whether a step of the viewer could not be taken back."""
    preview: Callable[[Action], tuple[Event, ...]]
    """What a step of the viewer that is not final would do."""
    hint: Callable[[Action], Event | None]
    """What is known beforehand of one that is final."""
    due: Mapping[int, int]
    """When the time of the seats that are asked is over."""
    own: Prefs
    """What the table keeps of the viewer's seat; empty for a spectator."""
    proposals: tuple[Proposal, ...]
    """The votes that are open."""
    former: tuple[int, ...]
    """Who sat here and may come back."""
    free: tuple[int, ...]
    """Seats that anybody may take."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.table.seats)

    @property
    def commitment(self) -> str:
        return commitment(self.table.secret)


def told_by(payload: bytes) -> Told:
    """What a letter tells."""
    return _told.decode(payload)


def prefs_of(table: Table, seat: int) -> Prefs:
    return _prefs.decode(table.seats[seat].prefs)


def make_nameless(table: Table, user: int, name: str) -> None:
    """Take away what a table keeps of a person, except the seat itself while the game is not over."""
    going_on = table.status in ("lobby", "live")
    for seat in table.seats:
        prefs = prefs_of(table, seat.seat)
        if seat.user == user:
            seat.name, seat.prefs = name, encode_json(Prefs())
            seat.user = user if going_on else None
        elif user in (prefs.former, prefs.resigned):
            prefs.former = prefs.resigned = None
            seat.prefs = encode_json(prefs)
            seat.name = seat.name if seat.user else name
    if table.opener == user and table.status != "lobby":
        table.opener = 0


def affairs_of(table: Table) -> Affairs:
    return _affairs.decode(table.affairs) if table.affairs else Affairs()


def decode_news(table: Table) -> News:
    return _news.decode(table.last) if table.last else News()


def seat_of(table: Table, user: int) -> int | None:
    return next((seat.seat for seat in table.seats if seat.user == user), None)


class Session:
    """A locked table with its match, for one call. `pauses` are those of the house."""

    __slots__ = ("affairs", "answered", "game", "match", "news", "pauses", "prefs", "table", "touched")

    def __init__(self, table: Table, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.table, self.pauses = table, pauses
        self.game = games.get(table.game)
        self.news = decode_news(table)
        self.affairs = affairs_of(table)
        self.prefs = [prefs_of(table, seat.seat) for seat in table.seats]
        draft = _draft.decode(table.draft) if table.draft else Stored()
        self.touched = (draft.rev, draft.at)
        self.answered: int | None = None
        """The seat for which a question in another's turn was answered: it knows of nothing that follows."""
        self.match: Match[Any] = Match(
            self.game,
            decode(self.game, table.base),
            author=draft.author,
            draft=notation.read_all(self.game.verbs, draft.steps),
            rev=draft.rev,
        )

    def seat(self, user: int) -> int:
        """Raises `Denied` for somebody who has none."""
        seat = seat_of(self.table, user)
        if seat is None:
            raise Denied("not-seated")
        return seat

    def decision(self, seat: int) -> Decision | None:
        """What everybody knows this seat to be asked."""
        return next((decision for decision in self.match.decisions() if decision.seat == seat), None)

    def people(self) -> list[int]:
        """The seats where somebody sits."""
        return [seat.seat for seat in self.table.seats if seat.user]

    def touch(self, now: int) -> None:
        """Note the time if the draft has changed."""
        if self.match.rev != self.touched[0]:
            self.touched = (self.match.rev, now)

    def pack(self) -> None:
        """Write everything back into the table, ready to be saved."""
        table, match = self.table, self.match
        table.base = encode(match.base)
        table.draft = encode_json(
            Stored(match.author, match.rev, notation.join(self.game.verbs, match.draft), self.touched[1])
        )
        table.last = encode_json(self.news)
        table.affairs = encode_json(self.affairs) if self.affairs.proposals else b""
        for seat, prefs in zip(table.seats, self.prefs, strict=True):
            seat.prefs = encode_json(prefs)

    def act(self, seat: int, action: Action, token: Token, *, auto: bool = False) -> None:
        chance = Chance.live(self.table.secret, self.table.drawn)
        try:
            self.match.act(seat, action, token, chance, auto=auto)
        except RulesError:
            log.exception(
                "match=%d seq=%d: the rules failed, the move is refused", self.table.id, self.table.seq
            )
            raise Denied("rules-failed", match=self.table.id) from None
        self.table.drawn += len(chance.drawn)

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Make moves for a person, marked as such; confirm what is a turn, or an answer in another's."""
        match, asides, asked = self.match, self.game.asides, self.decision(seat)
        if asked and asked.kind in asides:
            self.answered = seat
        for action in actions:
            self.act(seat, action, match.token(seat), auto=True)
        if match.draft and match.author == seat:
            more = match.question(seat)
            answer = (
                asked is not None and asked.kind in asides and more is not None and more.kind not in asides
            )
            if answer or more is None:
                match.confirm(seat, match.token(seat), auto=True, answer=answer)

    def reset(self, seat: int) -> None:
        """Take back what a seat has begun, if it has."""
        if self.match.author == seat and self.match.draft:
            self.match.reset(seat, self.match.token(seat))

    def look(self, user: int | None) -> Look:
        table, match, game = self.table, self.match, self.game
        seat = None if user is None else seat_of(table, user)
        question = None if seat is None else match.question(seat)
        drafting = seat is not None and seat == match.author and bool(match.draft)
        news = self.news
        view = match.view(seat)
        return Look(
            table=table,
            game=game,
            seat=seat,
            view=view,
            decisions=match.decisions(),
            question=question,
            token=match.token(seat) if seat is not None and (question or drafting) else None,
            actions=tuple(match.legal_actions(seat)) if seat is not None and question else (),
            draft=tuple(match.draft) if drafting else (),
            draft_events=tuple(match.draft_events) if drafting else (),
            finished=seat is not None and match.finished(seat),
            last=tuple(seen_by(happened, seat) for happened in news.last),
            scores=game.scores(view.state),
            outcome=game.outcome(match.base),
            final=partial(match.final, -1 if seat is None else seat),
            preview=partial(match.preview, -1 if seat is None else seat),
            hint=partial(game.hint, view.state, -1 if seat is None else seat),
            due={d.seat: due for d in match.decisions() if (due := waiting.deadline(self, d.seat))},
            own=Prefs() if seat is None else self.prefs[seat],
            proposals=tuple(p for p in self.affairs.proposals if p.line == news.lines),
            former=tuple(prefs.former for prefs in self.prefs if prefs.former),
            free=tuple(s.seat for s in table.seats if not s.user and not s.bot),
        )
