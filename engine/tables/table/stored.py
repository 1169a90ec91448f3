"""What a running table has besides the position, as it is stored: draft, feed, affairs, and seats.

Owns these values and their JSON. Must not know what follows from them; people and places are ids.
"""

from __future__ import annotations

import msgspec

from engine.core import Event
from engine.tables.store import Gone, Table


class Order(msgspec.Struct):
    """A planned move: `text` for the next turn, unless another seat plays `unless` before that."""

    text: str
    unless: str = ""
    line: int = 0
    """The number of the first log line after it was planned."""


class Departure(msgspec.Struct):
    """That a person has lost a seat."""

    user: int
    how: Gone
    at: int
    """When, in unix seconds; 0 if an earlier version stored it."""


class SeatState(msgspec.Struct, omit_defaults=True):
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
    """Reminders due by then are dropped, because the person has been reminded or needed none."""
    present: int = 0
    """When the person last changed their settings. Mentions that were put off until then are dropped."""
    aside: bool = False
    """Whether the question is put in another's turn: then the clock does not run in quiet hours."""
    away: list[tuple[int, int]] = []
    """Vacations, [from, to), in which the clock does not run."""
    quiet: tuple[int, int, str] | None = None
    """The quiet hours of the person: the arguments of a `Window`."""
    remind: str = "both"
    """When the person wants to be reminded: `UserSettings.remind`."""
    former: int | None = None
    """The user who lost the seat for being absent, and may come back."""
    resigned: int | None = None
    """The user who gave the seat up for good."""
    departed: list[Departure] = []
    """Everybody who has lost the seat and has not come back, in order."""
    orders: list[Order] = []
    """Planned moves, in order."""
    standing: dict[str, str] = {}
    """Standing answers, by kind of question."""
    note: str = ""
    """The person's note to themselves."""
    stopped: str = ""
    """The planned move that became a draft or, with those after it, was deleted without being played."""
    reason: str = "illegal"
    """Why: `illegal`, `unless` (that move was made), `undone`, `standing` (an illegal answer), or `begun`."""
    advised: list[str] = []
    """The moves suggested to the seat since its last line of the log."""
    taken: int = 0
    """How many suggested moves it has made."""
    followed: dict[int, str] = {}
    """The plan, one of `Game.plans`, with which a computer chose a line of the log, by its number.

    It is empty if the steps were chosen with different plans.
    """

    def abandon_plan(self, order: Order, reason: str) -> None:
        """Delete all planned moves, as `order` will not be played; the seat is told why."""
        self.orders, self.stopped, self.reason = [], order.text, reason


class Proposal(msgspec.Struct, omit_defaults=True):
    """A vote that `seat` has asked for, or that is about it."""

    kind: str
    """One of those in `engine.tables.council.votes`."""
    seat: int
    line: int
    """The number of lines in the log when the vote was opened."""
    votes: dict[int, str] = {}
    """The choices of those who have voted, by seat."""
    closes: int = 0
    """When the vote is closed, in unix seconds; 0 if it stays open."""
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
    """A person who joined a lobby, and the number that this contributes; see `contributions`."""

    user: int
    number: int


class Call(msgspec.Struct, omit_defaults=True):
    """A question to a person about a lobby: whether they sit down, or whether they are ready to start.

    It mentions them once. Whoever says yes has no call any more.
    """

    user: int
    kind: str
    """One of `INVITATION` and `READY` in `engine.tables.time.gathering`."""
    due: int
    """When to mention them, in unix seconds: not in their quiet hours."""
    no: int = 0
    """The number of the letter that mentions them, from 1; 0 before that."""
    declined: bool = False
    welcome: bool = False
    """Whether the opener has asked them: then nothing is required of them."""


class Gathering(msgspec.Struct, omit_defaults=True):
    """How a lobby gathers people and when it starts. Moments are unix seconds, 0 for none."""

    full: bool = False
    """Whether the game starts as soon as every seat is taken."""
    at: int = 0
    """When the game is to start."""
    seats: int = 0
    """The most seats of this table; 0 for as many as the game has."""
    seen: dict[int, int] = {}
    """When each person at the table last showed that they are there."""
    calls: list[Call] = []
    """Who has been asked, or will be."""
    removed: list[int] = []
    """Whose seat the opener has taken away."""
    letters: int = 0
    """How many letters have been written about the lobby."""
    wanted: int = 0
    """Since when the game is to start as soon as everybody is ready."""
    until: int = 0
    """Until when people can say that they are ready; then the others lose their seats."""
    asked: int = 0
    """When it was last asked whether the silent table still looks for people."""
    warned: int = 0
    """When it was last told that the silent table will be closed."""


class Wish(msgspec.Struct, omit_defaults=True):
    """What a person in the queue of a server would like to play: the `wish` column."""

    games: tuple[str, ...]
    seats: tuple[int, ...]
    """The numbers of players."""
    paces: tuple[str, ...]
    awake: tuple[int, int, str] | None = None
    """The hours in which they are awake: the arguments of a `Window`; None if any hour will do."""


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
    gathering: Gathering | None = None
    """In a lobby: how it gathers people, unless it does nothing but wait."""


class StoredDraft(msgspec.Struct):
    """A draft as it is stored: the `draft` column. `steps` is written by `engine.notation.join`."""

    author: int = -1
    rev: int = 0
    steps: str = ""
    at: int = 0
    """When it was last changed, in unix seconds."""
    followed: tuple[str, ...] = ()
    """The plans with which a computer chose the steps, each once; see `SeatState.followed`."""
    choices: tuple[int, ...] = ()
    """The number of steps of each choice; empty in drafts of earlier versions, where each is one step."""


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
_seat_state = msgspec.json.Decoder(SeatState)
_affairs = msgspec.json.Decoder(Affairs)
_wish = msgspec.json.Decoder(Wish)
encode_json = msgspec.json.Encoder().encode


def seat_state(table: Table, seat: int) -> SeatState:
    """Return the state of a seat, decoded."""
    return _seat_state.decode(table.seats[seat].prefs)


def departures(own: SeatState, but: int | None = None) -> list[Departure]:
    """Return who has lost a seat, also where an earlier version stored it, without the person `but`."""
    known, found = {it.user for it in own.departed}, list(own.departed)
    if own.former and own.former not in known:
        found.append(Departure(own.former, "absent", 0))
    if own.resigned and own.resigned not in known:
        found.append(Departure(own.resigned, "resigned", 0))
    return [it for it in found if it.user != but]


def make_nameless(table: Table, user: int, name: str) -> None:
    """Delete what is stored about a person at a table. Until the game is over, the seat remains theirs."""
    going_on = table.status in ("lobby", "live")
    for seat in table.seats:
        own = seat_state(table, seat.seat)
        others = departures(own, but=user)
        if seat.user == user:
            seat.name, seat.prefs = name, encode_json(SeatState(departed=others))
            seat.user = user if going_on else None
        elif len(others) < len(departures(own)):
            if user in (own.former, own.resigned):
                own.former = own.resigned = None
                seat.name = seat.name if seat.user else name
            own.departed = others
            seat.prefs = encode_json(own)
    if table.opener == user and table.status != "lobby":
        table.opener = 0


def read_wish(stored: bytes) -> Wish:
    """Return what a person would like to play, decoded."""
    return _wish.decode(stored)


def pack_affairs(table: Table, affairs: Affairs) -> None:
    """Write the affairs of a table into it."""
    table.affairs = encode_json(affairs) if affairs != Affairs() else b""


def gathering_of(table: Table) -> Gathering:
    """Return how a lobby gathers people, decoded."""
    return affairs_of(table).gathering or Gathering()


def pack_gathering(table: Table, gathering: Gathering) -> None:
    """Write into a table how it gathers people."""
    affairs = affairs_of(table)
    affairs.gathering = gathering if gathering != Gathering() else None
    pack_affairs(table, affairs)


def draft_of(table: Table) -> StoredDraft:
    """Return the draft of a table, decoded."""
    return _draft.decode(table.draft) if table.draft else StoredDraft()


def affairs_of(table: Table) -> Affairs:
    """Return the affairs of a table, decoded."""
    return _affairs.decode(table.affairs) if table.affairs else Affairs()


def feed_of(table: Table) -> Feed:
    """Return the feed of a table, decoded."""
    return _feed.decode(table.last) if table.last else Feed()
