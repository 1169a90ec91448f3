"""A table loaded for one call, with its match.

Owns the stored form of what a running table has besides the position: draft, feed, affairs, and the
preferences of each seat. Must not wait or save, or know other tables; people and places are ids.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from engine import games, notation
from engine.chance import Chance
from engine.core import Action, Decision, Event, NotYours, Refused, RulesError
from engine.match import Match, Token, decode, encode
from engine.tables.store import Post, Table

log = logging.getLogger(__name__)

STARTED = "table-started"
"""The kind of the event that starts a game. Its seat is the one that begins, or None if several do."""

TAKEN_BACK = "table-taken-back"
"""The kind of the event of an agreed undo."""


class Denied(Refused):
    """The person may not do this, or not now. `why` is the key of a text, `values` are its arguments."""

    def __init__(self, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.why, self.values = why, values


class Order(msgspec.Struct):
    """A planned move: `text` for the next turn, unless another seat plays `unless` before that."""

    text: str
    unless: str = ""
    line: int = 0
    """The number of the first log line after it was planned."""


class Prefs(msgspec.Struct, omit_defaults=True):
    """What is stored about a seat besides the game: the `prefs` column. Moments are unix seconds."""

    asked: int = -1
    """The number of the latest question that the seat was asked."""
    since: int | None = None
    """When the clock of the seat was started; None while the seat is not asked."""
    left: int | None = None
    """Seconds on the clock at `since`; None without a clock, or before the first question."""
    expired: bool = False
    """Whether the seat has run out of time for this question."""
    late: bool = False
    """Whether the seat was given more time because the bot was not running at the deadline."""
    snoozed: int = 0
    """The moment until which the person has put reminders off; 0 if they have not."""
    reminded: int = 0
    """Until when the person has been reminded, or needed no reminder: reminders due by then are dropped."""
    present: int = 0
    """When the person last changed their settings: what they could have been told in their sleep by then is
    dropped."""
    aside: bool = False
    """Whether the question is put in another's turn: then the clock does not run in quiet hours."""
    away: list[tuple[int, int]] = []
    """Vacations, [from, to), in which the clock does not run."""
    quiet: tuple[int, int, str] | None = None
    """The quiet hours of the person: the arguments of a `Window`."""
    remind: str = "both"
    """When the person wants to be reminded: `UserSettings.remind`."""
    call_off: bool = False
    """Of version 0.1: the person has asked to call the game off. Now that is a vote."""
    former: int | None = None
    """The user who lost the seat for being absent, and may come back."""
    resigned: int | None = None
    """The user who gave the seat up for good."""
    orders: list[Order] = []
    """Planned moves, in order."""
    standing: dict[str, str] = {}
    """Standing answers, by kind of question."""
    note: str = ""
    """The person's note to themselves."""
    stopped: str = ""
    """The planned move that could not be played: it and those after it were deleted."""
    reason: str = "illegal"
    """Why: `illegal`, `unless` (what was named happened), `undone`, or `standing` (an illegal answer)."""
    advised: list[str] = []
    """The moves suggested to the seat since its last line of the log."""
    taken: int = 0
    """How many suggested moves it has made."""


class Proposal(msgspec.Struct, omit_defaults=True):
    """A vote, for which `seat` has asked or which is about it. `engine.tables.votes` has the kinds."""

    kind: str
    """One of those in `engine.tables.votes`."""
    seat: int
    line: int
    """The number of lines in the log when the vote was opened."""
    votes: dict[int, str] = {}
    """The choices of those who have voted, by seat."""
    closes: int = 0
    """When the votes given so far decide, in unix seconds; 0 if the vote stays open."""
    decision: int = -1
    """The number of the question that the seat has not answered; -1 if the vote is not about one."""
    reminded: bool = False
    """Whether those who have not voted have been reminded."""
    told: int = 0
    """Until when those whose quiet hours have ended have been told of it, in unix seconds."""
    until: int = 0
    """Of a pause: when it is to end."""
    undone: tuple[Event, ...] = ()
    """Of an undo: what would be taken back, as everybody may see it."""
    guild: int = 0
    """Of a move: the server in which the table would be continued."""
    channel: int = 0
    """Of a move: the channel or thread there."""
    no: int = 0
    """The number of the vote at its table, from 1; 0 for one of an earlier version."""


class Verdict(msgspec.Struct):
    """The result of a vote that was opened at `line`: one of its choices, or `VOID`."""

    kind: str
    seat: int
    line: int
    result: str
    no: int = 0
    """`Proposal.no`."""


class Joined(msgspec.Struct):
    """Somebody who joined a lobby, and the number this contributes (`engine.tables.contributions`)."""

    user: int
    number: int


class Affairs(msgspec.Struct, omit_defaults=True):
    """What a table has besides its game: the `affairs` column, empty if there is nothing."""

    proposals: list[Proposal] = []
    """The open votes."""
    verdicts: list[Verdict] = []
    """The results of the latest votes."""
    pauses: list[tuple[int, int]] = []
    """The latest pauses of the table, [from, to), in which no clock runs."""
    paused: int = 0
    """When the present pause ends, in unix seconds; 0 if there is none."""
    told: int = 0
    """Until when those who slept at the start have been told of it, in unix seconds; 0 if all have been."""
    joined: list[Joined] = []
    """In a lobby: who has contributed which number to the dice of the table."""
    contributions: tuple[int, ...] = ()
    """After the start: one number for each seat (see `Chance.live`), or none."""
    votes: int = 0
    """How many votes have been opened."""


class Notice(msgspec.Struct, omit_defaults=True):
    """The payload of a letter.

    A letter of the kind `turn`, `over` or `news` has events; one of the kind `remind` or `vote` is about a
    seat.
    """

    events: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new. Of a vote: those to mention; if there are none, everybody."""
    seat: int = -1
    line: int = -1
    """In a vote: `Proposal.line`. In a turn: the last line of the log that it tells of."""
    kind: str = ""
    """In a vote: `Proposal.kind`. In a reminder: `draft` for an unconfirmed draft, `overdue` if the others
    may start a vote, `last` before the table is called off, `now` for a first mention, otherwise empty."""
    no: int = 0
    """In a vote: `Proposal.no`."""
    left: Post | None = None
    """After a move: the latest turn post where the table was. Its `thread` is the channel if it had none."""


class StoredDraft(msgspec.Struct):
    """A draft as it is stored: the `draft` column. `steps` is written by `engine.notation.join`."""

    author: int = -1
    rev: int = 0
    steps: str = ""
    at: int = 0
    """When it was last changed, in unix seconds."""


class Feed(msgspec.Struct):
    """What happened last and what is still to be posted: the `last` column."""

    last: tuple[Event, ...] = ()
    """The events of the latest line of the log."""
    unposted: tuple[Event, ...] = ()
    """The events that are not yet in a letter."""
    ping: tuple[int, ...] = ()
    """Seats that are asked something new and not yet mentioned in a letter."""
    lines: int = 1
    """The number of lines in the log, the setup included."""


_draft = msgspec.json.Decoder(StoredDraft)
_feed = msgspec.json.Decoder(Feed)
_prefs = msgspec.json.Decoder(Prefs)
_affairs = msgspec.json.Decoder(Affairs)
_notice = msgspec.json.Decoder(Notice)
encode_json = msgspec.json.Encoder().encode


def read_notice(payload: bytes) -> Notice:
    """Return the notice in a letter's payload."""
    return _notice.decode(payload)


def prefs_of(table: Table, seat: int) -> Prefs:
    """Return the preferences of a seat, decoded."""
    return _prefs.decode(table.seats[seat].prefs)


def make_nameless(table: Table, user: int, name: str) -> None:
    """Delete what is stored about a person at a table. Until the game is over, the seat remains theirs."""
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
    """Return the affairs of a table, decoded."""
    return _affairs.decode(table.affairs) if table.affairs else Affairs()


def feed_of(table: Table) -> Feed:
    """Return the feed of a table, decoded."""
    return _feed.decode(table.last) if table.last else Feed()


class Viewer(NamedTuple):
    """Who asks for a table, and in which server (None: in a direct message)."""

    user: int
    guild: int | None


def may_see(table: Table, viewer: Viewer) -> bool:
    """Return True for the players of a table wherever they are, and for everybody within its server."""
    if seat_of(table, viewer.user) is not None or viewer.user == table.opener:
        return True
    if viewer.guild is not None and viewer.guild == table.guild:
        return True
    return any(prefs_of(table, seat.seat).former == viewer.user for seat in table.seats)


def seat_of(table: Table, user: int) -> int | None:
    """Return the seat of a person; None for somebody who has none."""
    return next((seat.seat for seat in table.seats if seat.user == user), None)


def require_seat(table: Table, user: int) -> int:
    """Return the seat of a person. Raise `Denied` for somebody who has none."""
    seat = seat_of(table, user)
    if seat is None:
        raise Denied("not-joined" if table.status == "lobby" else "not-seated")
    return seat


def _wishes(prefs: Sequence[Prefs], line: int) -> list[Proposal]:
    """Return the wishes to call the game off that version 0.1 has stored, as one vote; delete them."""
    asked = [seat for seat, own in enumerate(prefs) if own.call_off]
    for seat in asked:
        prefs[seat].call_off = False
    return [Proposal("off", asked[0], line, votes=dict.fromkeys(asked[1:], "yes"))] if asked else []


class Session:
    """A table with its match, loaded for one call. `pauses` are those of the bot."""

    __slots__ = ("affairs", "answered", "feed", "game", "match", "pauses", "prefs", "table", "touched")

    def __init__(self, table: Table, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.table, self.pauses = table, pauses
        self.game = games.get(table.game)
        self.feed = feed_of(table)
        self.affairs = affairs_of(table)
        self.prefs = [prefs_of(table, seat.seat) for seat in table.seats]
        self.affairs.proposals += _wishes(self.prefs, self.feed.lines)
        draft = _draft.decode(table.draft) if table.draft else StoredDraft()
        self.touched = (draft.rev, draft.at)
        self.answered: int | None = None
        """The seat for which an aside was answered in this call; its player has not seen what follows."""
        self.match: Match[Any] = Match(
            self.game,
            decode(self.game, table.base),
            author=draft.author,
            draft=notation.read_all(self.game.verbs, draft.steps),
            rev=draft.rev,
        )

    def seat(self, user: int) -> int:
        """Return the seat of a person. Raise `Denied` for somebody who has none."""
        return require_seat(self.table, user)

    def decision(self, seat: int) -> Decision | None:
        """Return the question that the seat is asked as everybody sees it, drafts ignored, or None."""
        return next((decision for decision in self.match.decisions() if decision.seat == seat), None)

    def is_current(self, seat: int, token: Token) -> bool:
        """Return True if the token is that of the seat's present question or draft."""
        try:
            return self.match.token(seat) == token
        except NotYours:
            return False

    def is_aside(self, decision: Decision, state: Any = None) -> bool:
        """Return True if an open question, of `state` if given, is an aside: asked in another seat's turn.

        An aside has a short time limit and may have a standing answer. After the limit, it gets a harmless
        answer.
        """
        mover = self.game.mover(self.match.base if state is None else state)
        return decision.kind in self.game.asides and decision.seat != mover

    def people(self) -> list[int]:
        """Return the seats that people have taken, in order: neither computers' nor open ones."""
        return [seat.seat for seat in self.table.seats if seat.user]

    def users(self) -> list[int]:
        """Return the ids of the people at the table."""
        return [seat.user for seat in self.table.seats if seat.user]

    def touch(self, now: int) -> None:
        """Record that the draft was changed at `now`, if it was changed in this call."""
        if self.match.rev != self.touched[0]:
            self.touched = (self.match.rev, now)

    def pack(self) -> None:
        """Write the match, feed, affairs and preferences back into the table, before it is saved."""
        table, match = self.table, self.match
        table.base = encode(match.base)
        table.draft = encode_json(
            StoredDraft(match.author, match.rev, notation.join(self.game.verbs, match.draft), self.touched[1])
        )
        table.last = encode_json(self.feed)
        table.affairs = encode_json(self.affairs) if self.affairs != Affairs() else b""
        for seat, prefs in zip(table.seats, self.prefs, strict=True):
            seat.prefs = encode_json(prefs)

    def act(self, seat: int, action: Action, token: Token, *, auto: bool = False) -> None:
        """Play one step; see `Match.act`. Raise `Refused`; if the rules fail, log it and raise `Denied`."""
        with self._chance() as chance:
            self.match.act(seat, action, token, chance, auto=auto)

    def confirm(self, seat: int, token: Token, *, auto: bool = False, answer: bool = False) -> None:
        """Commit the draft; see `Match.confirm`. Raise as `act` does."""
        with self._chance() as chance:
            self.match.confirm(seat, token, chance, auto=auto, answer=answer)

    @contextmanager
    def _chance(self) -> Generator[Chance]:
        """Yield the table's source of chance, then count the numbers drawn unless an error was raised."""
        chance = Chance.live(self.table.secret, self.table.drawn, self.affairs.contributions)
        try:
            yield chance
        except RulesError:
            log.exception(
                "match=%d seq=%d: the rules failed, the move is refused", self.table.id, self.table.seq
            )
            raise Denied("rules-failed", match=self.table.id) from None
        self.table.drawn += len(chance.drawn)

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Play moves for a person, marked as automatic, and confirm a complete turn or answer to an aside."""
        match, asked = self.match, self.decision(seat)
        aside = asked is not None and self.is_aside(asked)
        if aside:
            self.answered = seat
        for action in actions:
            self.act(seat, action, match.token(seat), auto=True)
        if match.draft and match.author == seat:
            more = match.question(seat)
            answer = aside and more is not None and not self.is_aside(more, match.state)
            if answer or more is None:
                self.confirm(seat, match.token(seat), auto=True, answer=answer)

    def reset(self, seat: int) -> None:
        """Discard the draft of a seat, if it has one."""
        if self.match.author == seat and self.match.draft:
            self.match.reset(seat, self.match.token(seat))
