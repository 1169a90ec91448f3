"""The values that a store takes and returns, and the errors that it raises.

Must not know SQL or the rules of any game: positions are bytes, people and places are ids, times are unix
seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from engine.names import isolated, visible
from engine.records import seat_letter
from engine.tables.store.settings import TableOptions

Status = Literal["lobby", "live", "over", "cancelled"]
Gone = Literal["", "resigned", "absent", "away"]
"""How a person has lost a seat before the end: given up, voted out, or voted out while on vacation."""

SCHEMES = ("postgresql://", "postgres://")
"""The beginnings of a PostgreSQL URI."""

FOREVER = 2**63 - 1
"""Later than every time that is stored."""
SENT_KEPT = 7 * 86_400
"""The time that a letter stays in the outbox after it was sent, in seconds."""
LONGEST_WAIT = 86_400
"""The longest time that a letter waits for its next attempt, in seconds. A letter that would wait longer is
due, because its time was set by a clock that was ahead."""
PARKED = 8
"""The number of failures after which a timer does not run until its table is saved or the bot restarts."""


class StoreError(Exception):
    """The database cannot be used. The message is one line for the operator."""


class Unreachable(StoreError):
    """The server of the database cannot be reached, or takes no connections, at the moment."""


class SaveFailed(StoreError):
    """A write failed and changed nothing: the disk is full or failing, or a value does not fit the schema."""


class Conflict(Exception):
    """The match has been saved elsewhere since it was loaded; nothing was written."""


@dataclass(slots=True, kw_only=True)
class Seat:
    """A seat at a table. `bot` is a computer player's level or character, `""` for people; `prefs` is JSON,
    the state of the seat.

    `name` has only visible characters; one without any, which earlier versions stored, becomes a letter.
    """

    seat: int
    user: int | None = None
    name: str = ""
    bot: str = ""
    prefs: bytes = b"{}"

    def __post_init__(self) -> None:
        if self.name:
            self.name = visible(self.name) or seat_letter(self.seat)


@dataclass(slots=True, kw_only=True)
class Table:
    """A match and where it is played. To the store, `base`, `draft`, `last` and `affairs` are opaque bytes.

    `drawn` is the number of random numbers drawn so far. The store sets `id` and `seq`. `thread`,
    `message` and `post` describe the latest turn post, or the card of a lobby; only `create` and `mark_sent`
    write them, so that a save never overwrites them, and a save `elsewhere` deletes them. Fields that could
    reveal a hand or the secret are not in the repr.
    """

    id: int = 0
    game: str
    rules: int
    options: TableOptions = field(default_factory=TableOptions)
    status: Status = "lobby"
    guild: int | None = None
    channel: int | None = None
    thread: int | None = None
    message: int | None = None
    post: str = ""
    opener: int
    secret: bytes = field(repr=False)
    seq: int = 0
    base: bytes = field(default=b"", repr=False)
    draft: bytes = field(default=b"", repr=False)
    last: bytes = field(default=b"", repr=False)
    affairs: bytes = field(default=b"", repr=False)
    drawn: int = 0
    created: int
    moved: int
    """When the latest move was made, or the game began or ended; of a lobby, the latest sign of life."""
    seats: list[Seat] = field(default_factory=list[Seat])

    @property
    def practice(self) -> bool:
        """Whether it is played in direct messages with the bot: by one person, against computers."""
        return self.guild is None

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, isolated but not escaped."""
        return tuple(isolated(seat.name) for seat in self.seats)


class LogLine(NamedTuple):
    """One committed line of the record. `seat` is None for a line that no seat made, such as the setup."""

    n: int
    seat: int | None
    text: str
    drawn: tuple[int, ...]
    auto: bool
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """Work for a table at the time `due`. `id`, `match` and `tries` are set by the store."""

    id: int = 0
    match: int = 0
    due: int
    kind: str
    decision: int = 0
    payload: bytes = b""
    tries: int = 0
    """The number of times that the timer has failed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A message to be sent to Discord. A second letter with the same `nonce` is silently dropped.

    The store sets `id`, `match` and the last five fields. A letter with both `sent` and `error` was given up.
    A `refused` letter waits until the bot gets a permission or the table is moved.
    """

    id: int = 0
    match: int = 0
    kind: str
    payload: bytes = b""
    nonce: str
    due: int
    tries: int = 0
    sent: int | None = None
    error: str | None = None
    message: int | None = None
    refused: int = 0


class Post(NamedTuple):
    """The latest turn post of a match or the card of a lobby: message, thread, text without the buttons."""

    match: int
    message: int | None
    thread: int | None
    text: str = ""


class PuzzleKey(NamedTuple):
    """Names a puzzle: the table, the seat that moved, and a number from 0."""

    match: int
    seat: int
    no: int


class Puzzle(NamedTuple):
    """A position of a finished game in which a move cost points. To the store, `content` is opaque bytes."""

    match: int
    seat: int
    no: int
    user: int
    """The person who made the move."""
    guild: int | None
    game: str
    content: bytes

    @property
    def key(self) -> PuzzleKey:
        return PuzzleKey(*self[:3])


class Attempt(NamedTuple):
    """How a person fared with a puzzle."""

    user: int
    match: int
    seat: int
    no: int
    due: int | None
    """When they are shown it again; None if they know it."""
    stage: int
    """How often in a row they have known it since they missed it."""


class Result(NamedTuple):
    """What stays of a finished game. It never changes."""

    match: int
    game: str
    rules: int
    """The version of the rules with which it began."""
    options: str
    """The options of the table as JSON."""
    guild: int | None
    """The server on which it ended; None for direct messages."""
    began: int
    ended: int
    seats: int
    """The number of seats."""
    people: int
    """The number of people who sat there at the end."""
    rated: int = 0
    """1 if it counts for ratings."""


class SeatResult(NamedTuple):
    """What stays of one who took part in a finished game. All that changes is `user`, to None, if deleted.

    Number 0 of a seat is who had it at the end; the following ones are people who had lost it before that.
    """

    match: int
    seat: int
    no: int
    game: str
    guild: int | None
    ended: int
    seats: int
    people: int
    user: int | None
    """The person; None for a computer, an open seat, and a person whose data were deleted."""
    bot: str
    """The level or character of a computer, empty for people."""
    gone: Gone
    """How the person had lost the seat; empty if they had it at the end."""
    rank: int
    """The rank of the seat at the end, from 1; equal seats share one."""
    score: int
    """The score of the seat at the end."""
    sheet: str
    """The rows of the seat's score sheet as JSON: points by name."""
    taken: int
    """How many suggested moves were made."""
    answer: int | None
    """The median time to answer in seconds; None if unknown, and for computers."""


class Rated(NamedTuple):
    """What a rated game has made of a person's rating."""

    user: int
    game: str
    ended: int
    """When the game ended, in unix seconds."""
    match: int
    mu: float
    sigma: float
    """See `engine.club.ratings.Rating`."""


class Finished(NamedTuple):
    """A finished game: its result, and those of its seats."""

    result: Result
    seats: tuple[SeatResult, ...]


class Played(NamedTuple):
    """A finished game as one of the people in it counts it; see `SeatResult`."""

    match: int
    seat: int
    ended: int
    guild: int | None
    game: str
    seats: int
    people: int
    rank: int
    score: int
    gone: Gone
    answer: int | None


class Waiting(NamedTuple):
    """A person in the queue of a server. To the store, `wish` is opaque JSON."""

    guild: int
    user: int
    name: str
    channel: int
    """Where they joined the queue."""
    wish: bytes
    since: int
    until: int
    """When they leave the queue by themselves."""


ContestKind = Literal["league", "ladder", "knockout", "swiss"]
"""Leagues with divisions and of one ladder, and the two kinds of cups."""
ContestStatus = Literal["open", "running", "over"]


class Contest(NamedTuple):
    """A league or a cup of a server."""

    id: int
    guild: int
    channel: int
    """Where its messages are."""
    kind: ContestKind
    name: str
    game: str
    seats: int
    """The most people of a table."""
    pace: str
    days: int
    """How long a season of a league, or a round of a cup, takes at most."""
    rated: int
    """1 if its tables count for ratings."""
    opener: int | None
    status: ContestStatus
    season: int
    """The present season, from 1."""
    round: int
    """The present round of a cup, from 1; 0 before the first."""
    due: int
    """When it begins, or when the season or round ends at the latest; 0 if it waits for people."""
    seq: int
    """The version of everything in the contest; a save with an older one is a conflict."""
    created: int


class Member(NamedTuple):
    """Somebody who has joined a contest."""

    contest: int
    user: int
    name: str
    since: int


class Season(NamedTuple):
    """A season of a league, or the whole of a cup, with the message that shows it."""

    contest: int
    no: int
    began: int
    """0 before it has begun."""
    ended: int | None
    message: int | None
    changed: int
    """The version of the contest in which it last changed."""
    shown: int
    """The version that the message shows."""


class Slot(NamedTuple):
    """What a person, or whoever has taken their place, plays a season for."""

    contest: int
    season: int
    no: int
    """From 0, the strongest first."""
    grp: int
    """The group, from 0."""
    user: int | None
    """None if it is empty, or the person was deleted."""
    name: str
    rank: int | None
    """Where it stands at the end of the season; None before that, and if no game was finished."""


class Pairing(NamedTuple):
    """Those who meet at one table. To the store, `slots`, `ranks` and `scores` are JSON arrays."""

    contest: int
    season: int
    no: int
    round: int
    """The round of a cup, from 1."""
    grp: int
    slots: str
    """In the order of seats."""
    match: int | None
    """The table, once there is one."""
    ranks: str | None
    """By slot, once they count."""
    scores: str | None
    """By slot, if the game was played to its end."""


class Rival(NamedTuple):
    """How a person has fared against another one."""

    user: int
    """The other."""
    games: int
    ahead: int
    """In how many games the person had the better rank."""
    level: int
    """In how many both had the same."""
    match: int
    """Their latest table."""


class Best(NamedTuple):
    """One of the highest scores in a game."""

    user: int
    score: int
    ended: int
    match: int
    seat: int
    seats: int


class Active(NamedTuple):
    """How many games of one kind a person has finished within some time, and how many of them they won."""

    user: int
    game: str
    games: int
    wins: int


class Shards(NamedTuple):
    """The gateway shards of Discord that a process may serve, among `total`."""

    ids: tuple[int, ...] = (0,)
    total: int = 1

    def of(self, guild: int | None) -> int:
        """Return the shard of a server, or of the private tables if `guild` is None."""
        return ((guild or 0) >> 22) % self.total


class Process(NamedTuple):
    """A running process of the bot, for the operator."""

    id: str
    shards: tuple[int, ...]
    """The shards that it may serve."""
    total: int
    version: str
    started: int
    seen: int
    """When it last reached the database, in unix seconds."""
    own: bool
    """Whether it is the process that asks."""
    figures: dict[str, Any]
    """The latest figures that the process has reported."""


class Census(NamedTuple):
    """Figures about the whole store at one moment."""

    tables: dict[tuple[str, Status], int]
    """The number of tables by game and state."""
    letters: int
    """The number of letters not yet sent."""
    letter_due: int | None
    """When the earliest of them is or was due."""
    tries: int
    """The most attempts to send one of them."""
    refused: int
    """The number of tables with letters that Discord refuses."""
    overdue: int
    """The number of timers that should have run by now."""
    parked: int
    """The number of timers that failed too often to be retried automatically."""
    stalled: int
    """The number of running tables without a timer that will run."""
    size: int
    """The size of the database in bytes, its write-ahead log included."""
    latest: int = 0
    """The latest time at which something happened at an open table or a letter was sent. It is in the future
    if the clock was ahead then."""
