"""Tables: matches that people play over days. The async service on which everything on Discord is built.

Everything outside imports from here alone: `Tables`, the values it takes and returns, their constants, and
`open_store`. Must not know Discord, pictures or words: people and places are ids.

Most callers need only the parts of `Tables`. `store` is for those that deliver letters, run timers, maintain
the database or report on it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time as unix_time

from engine.bots import pool
from engine.club.ratings import Change, Rating
from engine.tables.access import requirements
from engine.tables.access.access import EVERY, Access
from engine.tables.access.limits import Limits
from engine.tables.council import votes
from engine.tables.council.council import LONGEST_PAUSE, Council
from engine.tables.moves.automation import Automation
from engine.tables.moves.foresight import Foresight
from engine.tables.moves.private import NOTE as NOTE_LIMIT
from engine.tables.moves.private import Private
from engine.tables.past import history
from engine.tables.past.hall import Hall, Honours, Winner, month_number
from engine.tables.past.history import Entry, Turn
from engine.tables.past.ratings import Ratings
from engine.tables.past.results import Ended, Habits, Results
from engine.tables.past.statistics import Facing, Figures, Statistics
from engine.tables.play.advice import Advising, Lesson, Mistake
from engine.tables.play.learning import Learning
from engine.tables.play.look import BEGUN, Look
from engine.tables.play.play import Play, Pressed
from engine.tables.play.puzzles import Answer, Puzzles, Task
from engine.tables.seats import seasons
from engine.tables.seats.contests import Contests
from engine.tables.seats.gathering import FEW, FREED, Conditions, Gatherings, addressed, is_waiting
from engine.tables.seats.hosts import Hosts
from engine.tables.seats.leaving import Seats
from engine.tables.seats.lobby import Lobby, require_opener, require_starter
from engine.tables.seats.people import VACATION_DAYS, People
from engine.tables.seats.queue import Queue
from engine.tables.seats.servers import Servers
from engine.tables.store import (
    LONGEST_WAIT,
    OWN_SETTINGS,
    SCHEMES,
    Ban,
    BotSettings,
    Census,
    Competition,
    Conflict,
    Contest,
    ContestKind,
    Letter,
    Listed,
    Monthly,
    Pairing,
    Post,
    Process,
    PuzzleKey,
    Requirements,
    SaveFailed,
    Season,
    Seat,
    ServerSettings,
    Shards,
    Status,
    Store,
    StoreError,
    Table,
    TableOptions,
    Timer,
    Unreachable,
    UserSettings,
    Waiting,
    Won,
    backups,
    copy_store,
    open_store,
    settings_of,
)
from engine.tables.store import choices as choices_of
from engine.tables.table import contributions
from engine.tables.table.letters import (
    CARD,
    CONTEST,
    DECIDED,
    LEFT,
    LOBBY,
    NEWS,
    REMINDER,
    VOTE,
    WANTED,
    Notice,
    read_notice,
)
from engine.tables.table.options import VALUES as OPTION_VALUES
from engine.tables.table.options import capacity, has_suggestions, levels
from engine.tables.table.session import STARTED, TAKEN_BACK, Denied, Person, Viewer, require_seat
from engine.tables.table.stored import (
    Proposal,
    Wish,
    affairs_of,
    feed_of,
    gathering_of,
    read_wish,
    seat_state,
)
from engine.tables.time.clock import DAY, HOUR, MINUTE, PACES, Pace, Window, zone
from engine.tables.time.deadlines import LOOKED_UP, seat_of_timer
from engine.tables.time.gathering import BEGIN, CLOSING, IDLE, INVITATION, READY, UNREADY
from engine.tables.time.gathering import KINDS as LOBBY_TIMERS
from engine.tables.upkeep import consequences
from engine.tables.upkeep.consequences import AUTOMATION
from engine.tables.upkeep.timers import Timers
from engine.threads import FairThreads

__all__ = [
    "AUTOMATION",
    "BEGIN",
    "BEGUN",
    "CARD",
    "CLOSING",
    "CONTEST",
    "DAY",
    "DECIDED",
    "EVERY",
    "FEW",
    "FREED",
    "HOUR",
    "IDLE",
    "INVITATION",
    "LEFT",
    "LOBBY",
    "LOBBY_TIMERS",
    "LONGEST_PAUSE",
    "LONGEST_WAIT",
    "LOOKED_UP",
    "MINUTE",
    "NEWS",
    "NOTE_LIMIT",
    "OPTION_VALUES",
    "OWN_SETTINGS",
    "PACES",
    "READY",
    "REMINDER",
    "SCHEMES",
    "STARTED",
    "TAKEN_BACK",
    "UNREADY",
    "VACATION_DAYS",
    "VOTE",
    "WANTED",
    "Answer",
    "Ban",
    "BotSettings",
    "Census",
    "Change",
    "Competition",
    "Conditions",
    "Conflict",
    "Contest",
    "ContestKind",
    "Denied",
    "Ended",
    "Entry",
    "Facing",
    "Figures",
    "Foresight",
    "Habits",
    "Honours",
    "Lesson",
    "Letter",
    "Listed",
    "Look",
    "Mistake",
    "Monthly",
    "Notice",
    "Pace",
    "Pairing",
    "People",
    "Person",
    "Post",
    "Pressed",
    "Process",
    "Proposal",
    "PuzzleKey",
    "Rating",
    "Requirements",
    "SaveFailed",
    "Season",
    "Seat",
    "ServerSettings",
    "Shards",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "TableOptions",
    "Tables",
    "Task",
    "Timer",
    "Turn",
    "Unreachable",
    "UserSettings",
    "Viewer",
    "Waiting",
    "Window",
    "Winner",
    "Wish",
    "Won",
    "addressed",
    "affairs_of",
    "backups",
    "capacity",
    "choices_of",
    "contributions",
    "copy_store",
    "feed_of",
    "gathering_of",
    "has_suggestions",
    "history",
    "is_waiting",
    "levels",
    "month_number",
    "open_store",
    "read_notice",
    "read_wish",
    "require_opener",
    "require_seat",
    "require_starter",
    "requirements",
    "seasons",
    "seat_of_timer",
    "seat_state",
    "settings_of",
    "votes",
    "zone",
]


class Tables:
    """The service: its parts, each of which owns the calls about one subject.

    Each call loads a table, changes it and saves it; nothing lives only in memory. A call raises `Denied` if
    the person may not do this, or not now, and another kind of `Refused` for a move that is not possible;
    then nothing has changed.

    `clock` returns unix seconds. `think` returns a computer player's move, by default chosen in one of
    `thinkers` processes. `per_person` and `per_server` are the most tables, lobbies and running ones, at
    which a person can have a seat and that a server can have.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = unix_time,
        think: pool.Think | None = None,
        thinkers: int = pool.PROCESSES,
        per_person: int = 20,
        per_server: int = 200,
        lobby_days: int = 14,
    ) -> None:
        self.store = store
        self.access = Access(store, clock, consequences.follow, lobby_days)
        self.pauses = self.access.pauses
        self.limits = Limits(store, self.access.now, per_person, per_server)
        self.thinkers = pool.ThinkingPool(thinkers)
        self._lines = FairThreads(1, "lines")  # a line is compared with every legal move
        self.lobby = Lobby(self.access, self.limits)
        self.council = Council(self.access, self.limits)
        self.gatherings = Gatherings(self.access, self.limits, self.lobby)
        self.queue = Queue(self.access, self.limits)
        self.contests = Contests(self.access, self.limits)
        self.seats = Seats(self.access, self.limits, self.lobby, self.council)
        self.hosts = Hosts(self.access, self.limits, self.council)
        self.people = People(self.access)
        self.servers = Servers(self.access)
        self.play = Play(self.access, self._lines)
        self.private = Private(self.access, self._lines)
        self.advice = Advising(self.access, self.thinkers)
        self.puzzles = Puzzles(self.access, self.advice)
        self.learning = Learning(self.access)
        self.results = Results(store)
        self.statistics = Statistics(store)
        self.hall = Hall(store, self.access.now)
        self.ratings = Ratings(store)
        self.timers = Timers(self.access, self.council, self.gatherings)
        self.automation = Automation(self.access, think or self.thinkers.think)

    async def close(self) -> None:
        """Stop the thinking processes and the thread that reads lines. The store stays open."""
        self.thinkers.close()
        self._lines.close()
