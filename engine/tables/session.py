"""A table as it is loaded for one call, with its match.

Owns the stored form of what a running table has besides the position: draft, feed, affairs, and the
preferences of each seat. Must not wait, save or know other tables; people and places are ids.
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
from engine.tables.store import Table

log = logging.getLogger(__name__)

STARTED = "table-started"
"""The kind of the event with which a game starts; its seat is the one that begins, None if several do."""


class Denied(Refused):
    """A person may not do what they asked for. `why` is the key of a text, `values` are its arguments."""

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
    """What is stored of one seat besides the game. The `prefs` column. Moments are unix seconds."""

    asked: int = -1
    """The number of the question that the seat was asked last."""
    since: int | None = None
    """When the clock of the seat was started; None while nothing is asked."""
    left: int | None = None
    """Seconds on the clock at `since`; None without a clock."""
    expired: bool = False
    """Whether the seat has run out of time for this question."""
    late: bool = False
    """Whether it was given more time because the bot was not running at the deadline."""
    snoozed: int = 0
    """The moment to which the person has put reminders off; 0 if they have not."""
    reminded: int = 0
    """When the latest reminder went out: timers due by then have nothing more to say."""
    away: list[tuple[int, int]] = []
    """Vacations, [from, to), in which the clock does not run."""
    call_off: bool = False
    """Whether the person has asked to call the game off."""
    former: int | None = None
    """Who sat here before a substitute, and may come back."""
    resigned: int | None = None
    """Who gave the seat up for good."""
    orders: list[Order] = []
    """Planned moves, in order."""
    standing: dict[str, str] = {}
    """Standing answers, by kind of question."""
    note: str = ""
    """The person's note to themselves."""
    stopped: str = ""
    """The planned move that could not be played; it and those after it were deleted."""


class Proposal(msgspec.Struct):
    """A vote: to take the last turn of `seat` back (`undo`), or about it, as it is `absent` or `vacant`."""

    kind: str
    seat: int
    line: int
    """How many lines the log had when it was opened."""
    votes: dict[int, str] = {}
    closes: int = 0
    """When the votes given so far decide, in unix seconds; 0 if the vote stays open."""
    decision: int = -1
    """The number of the question that the seat has not answered; -1 for an undo."""
    reminded: bool = False
    """Whether the voters have been reminded of it."""


class Verdict(msgspec.Struct):
    """What a vote that began at `line` has decided: one of its choices, or that the game overtook it."""

    kind: str
    seat: int
    line: int
    result: str


class Joined(msgspec.Struct):
    """Somebody who joined a lobby, and the number this contributes (`engine.tables.contributions`)."""

    user: int
    number: int


class Affairs(msgspec.Struct, omit_defaults=True):
    """What goes on beside the game. The `affairs` column, empty if it is nothing."""

    proposals: list[Proposal] = []
    verdicts: list[Verdict] = []
    """What the latest votes have decided."""
    joined: list[Joined] = []
    """In a lobby: who has contributed which number to the chance of the table."""
    contributions: tuple[int, ...] = ()
    """After the start: one number for each seat (`Chance.live`), or none."""


class Notice(msgspec.Struct, omit_defaults=True):
    """The payload of a letter: the events of a `turn` or `over`; the seat a `remind` or `vote` is about."""

    events: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new."""
    seat: int = -1
    line: int = -1
    """Of a vote: the line of the log at which it began."""
    kind: str = ""
    """The kind of the proposal. In a reminder: `draft` of one that is not confirmed, `overdue` if the others
    may ask for a vote, `last` before the table is called off."""


class StoredDraft(msgspec.Struct):
    """A draft as it is stored. The `draft` column."""

    author: int = -1
    rev: int = 0
    steps: str = ""
    at: int = 0
    """When it was changed last, in unix seconds."""


class Feed(msgspec.Struct):
    """What was done last, what is not posted yet, and how many lines the log has. The `last` column."""

    last: tuple[Event, ...] = ()
    unposted: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new and have not been told."""
    lines: int = 1


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
    """Delete what is stored about a person at a table, except the seat itself while the game is not over."""
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
    """Who asks for a table, and in which server they do (None: in a private conversation)."""

    user: int
    guild: int | None


def may_see(table: Table, viewer: Viewer) -> bool:
    """Return True for the people at a table wherever they are, and for everybody within its server."""
    if seat_of(table, viewer.user) is not None or viewer.user == table.opener:
        return True
    if viewer.guild is not None and viewer.guild == table.guild:
        return True
    return any(prefs_of(table, seat.seat).former == viewer.user for seat in table.seats)


def seat_of(table: Table, user: int) -> int | None:
    """Return the seat of a person; None for somebody who has none."""
    return next((seat.seat for seat in table.seats if seat.user == user), None)


class Session:
    """A table with its match, loaded for one call. `pauses` are those of the whole bot."""

    __slots__ = ("affairs", "answered", "feed", "game", "match", "pauses", "prefs", "table", "touched")

    def __init__(self, table: Table, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.table, self.pauses = table, pauses
        self.game = games.get(table.game)
        self.feed = feed_of(table)
        self.affairs = affairs_of(table)
        self.prefs = [prefs_of(table, seat.seat) for seat in table.seats]
        draft = _draft.decode(table.draft) if table.draft else StoredDraft()
        self.touched = (draft.rev, draft.at)
        self.answered: int | None = None
        """The seat an aside was answered for in this call: its player does not know what is asked next."""
        self.match: Match[Any] = Match(
            self.game,
            decode(self.game, table.base),
            author=draft.author,
            draft=notation.read_all(self.game.verbs, draft.steps),
            rev=draft.rev,
        )

    def seat(self, user: int) -> int:
        """Return the seat of a person. Raise `Denied` for somebody who has none."""
        seat = seat_of(self.table, user)
        if seat is None:
            raise Denied("not-seated")
        return seat

    def decision(self, seat: int) -> Decision | None:
        """Return the question that everybody knows the seat to be asked, or None."""
        return next((decision for decision in self.match.decisions() if decision.seat == seat), None)

    def is_current(self, seat: int, token: Token) -> bool:
        """Return True if the token is that of the seat's question or draft as it is now."""
        try:
            return self.match.token(seat) == token
        except NotYours:
            return False

    def is_aside(self, decision: Decision, state: Any = None) -> bool:
        """Return True if a question of `decisions()`, or of another `state`, is put in another's turn.

        Such a question has a short clock, a harmless answer when that is over, and perhaps a standing answer.
        """
        mover = self.game.mover(self.match.base if state is None else state)
        return decision.kind in self.game.asides and decision.seat != mover

    def people(self) -> list[int]:
        """Return the seats of people, not of computers, and not open ones."""
        return [seat.seat for seat in self.table.seats if seat.user]

    def touch(self, now: int) -> None:
        """Record when the draft was changed, if it was."""
        if self.match.rev != self.touched[0]:
            self.touched = (self.match.rev, now)

    def pack(self) -> None:
        """Write everything back into the table, ready to be saved."""
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
        """Play one step. Raise `Refused`; `Denied` if the rules fail on it, which is logged."""
        with self._chance() as chance:
            self.match.act(seat, action, token, chance, auto=auto)

    def confirm(self, seat: int, token: Token, *, auto: bool = False, answer: bool = False) -> None:
        """Commit the draft, see `Match.confirm`. Raise like `act`."""
        with self._chance() as chance:
            self.match.confirm(seat, token, chance, auto=auto, answer=answer)

    @contextmanager
    def _chance(self) -> Generator[Chance]:
        """Yield the table's chance, and count what was drawn if the rules did not fail."""
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
        """Play moves for a person, marked as automatic; confirm a whole turn, or the answer to an aside."""
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
        """Take back the draft of a seat, if it has one."""
        if self.match.author == seat and self.match.draft:
            self.match.reset(seat, self.match.token(seat))
