"""Every call of the service with every reason for which it must refuse: one test for each pair.

What a call must refuse follows from its parameters and its kind, so a new call has its tests as soon as it is
written; a call that is not the standard one, a move of a player at a running table, is listed in `KINDS`.
`OWN` has the reasons that only some calls have.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

import engine.tables
from engine import games
from engine.core import MAX_SEATS, Action, NotYours, Stale
from engine.match import Token
from engine.tables import Conditions, Denied, Person, Pressed, Requirements, Tables, Viewer
from engine.tables.access.access import Access
from engine.tables.access.limits import WISHES
from engine.tables.council import votes
from engine.tables.council.council import Council
from engine.tables.moves import plans
from engine.tables.moves.private import Private
from engine.tables.play.advice import Advising
from engine.tables.play.play import Play
from engine.tables.seats.gathering import MOST_CALLS, Gatherings
from engine.tables.seats.hosts import MOST_BANNED, Hosts
from engine.tables.seats.leaving import Seats
from engine.tables.seats.lobby import Lobby
from engine.tables.seats.people import People
from engine.tables.store import Gone, LogLine, UserSettings, open_store
from engine.tables.time.clock import DAY
from engine.tables.upkeep.timers import Timers
from tests.presses import act
from tests.service import NOW, begun, bid, clock, finished, past, seated, toy
from tests.stores import everything
from tests.timed import ANA, BEN, CLEO, DARA
from tests.toy import Toy

__all__ = ["toy"]

STRANGER, ELSEWHERE = DARA, 9
"""Somebody without a seat, and a server in which no table is."""
UNKNOWN = 99
"""A number that no table has."""

STATUSES = {
    "lobby": {"not-started", "not-live"},
    "live": {"not-lobby", "is-live"},
    "over": {"not-lobby", "not-live", "is-over"},
    "cancelled": {"not-lobby", "not-live", "is-cancelled"},
}
"""The states of a table, in the order of the stored ones, and how a call that is not for it says so."""
LOBBY, LIVE, OVER, CANCELLED = range(1, 5)

REASON = re.compile(r"""Denied\(\s*["']([\w-]+)""")
Ready = Callable[["Case"], Awaitable[None]]


class Case:
    """One call at a table where it would succeed: `ANA` is the opener, has a seat, and is asked.

    A test changes it so that there is one reason to refuse it.
    """

    def __init__(self, tables: Tables, name: str, kind: Kind) -> None:
        self.tables, self.kind = tables, kind
        self.call = attrgetter(name)(tables)
        self.match = list(STATUSES).index(kind.at[0]) + 1
        self.person = kind.person
        self.guild = 1
        self.given: dict[str, Any] = dict(kind.given)
        """Arguments other than the usual ones."""

    async def arguments(self) -> dict[str, Any]:
        token = Token(0, 0)
        if self.match == LIVE:
            token = (await self.tables.play.look(self.match, ANA.id)).token or token
        usual: dict[str, Any] = {
            "match": self.match,
            "user": self.person.id,
            "who": self.person,
            "opener": self.person,
            "viewer": Viewer(self.person.id, self.guild),
            "token": token,
            "actions": [Action("gift", ("g0",))],
            "move": "gift g0",
            "text": "gift g0",
            "change": "reset",
            "level": "dice",
            "name": "C",
            "key": "toy",
            "guild": 1,
            "channel": 5,
            "days": 3,
            "changes": {"pace": "day"},
            "tables": [],
            **self.given,
        }
        return {name: usual[name] for name in inspect.signature(self.call).parameters if name in usual}

    async def refusal(self) -> str | None:
        """Make the call and return why it is refused, or None."""
        try:
            done = await self.call(**await self.arguments())
        except Denied as error:
            return error.why
        except (Stale, NotYours) as error:
            return type(error).__name__
        return "Stale" if isinstance(done, Pressed) and done.stale else None


# The calls and their kinds


class Kind(NamedTuple):
    """What a call asks of a table and of a person; without arguments, what a move does."""

    at: tuple[str, ...] = ("live",)
    """The states of a table for which it is meant."""
    who: str = "player"
    """Who may: a `player`, the `opener`, a `newcomer`, who must not have a seat, or `anybody`."""
    reads: bool = False
    """Whether it changes nothing, or something that a pause of the bot does not stop."""
    seats: bool = False
    """Whether a person has one more table afterwards."""
    creates: bool = False
    """Whether a server has one more table afterwards."""
    person: Person = ANA
    given: Mapping[str, Any] = MappingProxyType({})
    ready: Ready | None = None
    """What has to happen before the call makes sense."""


PARTS = (Lobby, Gatherings, Council, Seats, Hosts, People, Play, Private, Advising, Timers)
"""The parts of the service that a person's press can reach; of its access to tables, only reading."""


def calls() -> dict[str, Callable[..., Any]]:
    """Return the calls of the service by name. Nothing else here knows how it is composed."""
    found: dict[str, Callable[..., Any]] = {"access.read": Access.read}
    for name, part in vars(Tables(None)).items():
        if isinstance(part, PARTS):
            methods = inspect.getmembers(type(part), inspect.iscoroutinefunction)
            found |= {f"{name}.{call}": method for call, method in methods if not call.startswith("_")}
    return found


async def vacate(tables: Tables, match: int, seat: int) -> None:
    """Leave a seat open, to which its player may come back."""
    async with tables.access.live(match) as session:
        session.own[seat].former, session.table.seats[seat].user = session.table.seats[seat].user, None
        await tables.access.save(session)


async def draft(case: Case) -> None:
    token = (await case.tables.play.look(LIVE, ANA.id)).token
    await act(case.tables, LIVE, ANA.id, [Action("take", ("pebble", ""))], token)


async def wish_for_pause(case: Case) -> None:
    await case.tables.council.pause(LIVE, BEN.id, 3)


async def take_a_break(case: Case) -> None:
    await case.tables.council.pause(LIVE, BEN.id, 3)
    await case.tables.council.vote(LIVE, ANA.id, votes.PAUSE, 1, "yes")


async def wait_for_ben(case: Case) -> None:
    await case.tables.play.play_line(LIVE, ANA.id, "pass")
    case.tables.access.clock = lambda: NOW + 4 * DAY


async def allow_suggestions(case: Case) -> None:
    async with case.tables.access.live(LIVE) as session:
        session.table.options.suggestions = True
        await case.tables.access.save(session)


async def play_yspahan(case: Case) -> None:
    case.match = await begun(case.tables, ANA, BEN, key="yspahan")


async def go_away(case: Case) -> None:
    await case.tables.people.take_vacation(ANA.id, 3)


async def invite_dara(case: Case) -> None:
    await case.tables.gatherings.invite(LOBBY, ANA.id, [DARA.id])


async def no_progress(_: int, __: int) -> None:
    pass


ANYWHERE = tuple(STATUSES)
ASIDE = next(iter(games.get("yspahan").asides))
KINDS = {
    # Lobbies
    "lobby.open": Kind(seats=True, creates=True),
    "lobby.read": Kind(("lobby",), "anybody", reads=True),
    "lobby.join": Kind(("lobby",), "newcomer", seats=True, person=DARA),
    "lobby.add_computer": Kind(("lobby",)),
    "lobby.remove_computer": Kind(("lobby",)),
    "lobby.leave": Kind(("lobby",)),
    "lobby.set_options": Kind(("lobby",), "opener"),
    "lobby.start": Kind(("lobby",), "opener"),
    "lobby.rematch": Kind(("over",), seats=True, creates=True),
    # It does nothing elsewhere.
    "lobby.post_card": Kind(ANYWHERE, "anybody", reads=True, given={"instead_of": None}),
    "gatherings.invite": Kind(("lobby",), given={"invited": [DARA.id]}),
    "gatherings.decline": Kind(("lobby",), "anybody", person=DARA, ready=invite_dara),
    "gatherings.remove": Kind(("lobby",), "opener", given={"users": [BEN.id]}),
    "gatherings.set_conditions": Kind(("lobby",), "opener", given={"chosen": Conditions(True, NOW + DAY)}),
    "gatherings.want_start": Kind(("lobby",), "opener"),
    "gatherings.ready": Kind(("lobby",)),
    "gatherings.keep": Kind(("lobby",)),
    # Looking
    "access.read": Kind(ANYWHERE, "anybody", reads=True, given={"statuses": ANYWHERE}),
    "play.look": Kind(("live", "over"), "anybody", reads=True),
    "play.export": Kind(("live", "over", "cancelled"), "anybody", reads=True),
    "people.languages": Kind(reads=True),
    "people.settings": Kind(reads=True),
    "people.stored": Kind(reads=True),
    "people.tables": Kind(reads=True),
    "people.waiting": Kind(reads=True),
    "play.upcoming": Kind(reads=True),
    "play.suggest": Kind(reads=True),
    "private.foresee": Kind(reads=True),
    "private.suggest_plan": Kind(reads=True),
    "private.moves_to_plan": Kind(reads=True),
    "advice.lesson": Kind(("over",), reads=True, given={"progress": no_progress}),
    "advice.advise": Kind(ready=allow_suggestions),
    # Moves
    "play.press": Kind(("live", "over")),
    "play.press_draft": Kind(("live", "over"), ready=draft),
    "play.play_line": Kind(),
    "play.draft_line": Kind(),
    "private.set_note": Kind(),
    "private.plan": Kind(),
    "private.forget_plans": Kind(),
    "private.answer_always": Kind(given={"kind": ASIDE, "text": ""}, ready=play_yspahan),
    # The people at a running table
    "seats.resign": Kind(),
    "seats.cancel": Kind(("lobby", "live")),
    "council.move_to": Kind(),
    "seats.announce": Kind(reads=True),
    "seats.sit_down": Kind(("live",), "newcomer", seats=True, person=DARA),
    "seats.come_back": Kind(("live",), "newcomer", person=CLEO),
    "council.report_absent": Kind(ready=wait_for_ben),
    "timers.snooze": Kind(),
    "council.propose_undo": Kind(),
    "council.pause": Kind(),
    "council.end_pause": Kind(ready=take_a_break),
    "council.vote": Kind(given={"kind": votes.PAUSE, "about": 1, "choice": "yes"}, ready=wish_for_pause),
    # Those who manage the server
    "hosts.ban": Kind(given={"by": DARA.id}),
    "hosts.lift": Kind(reads=True, given={"by": DARA.id}),
    "hosts.end": Kind(("lobby", "live"), "anybody", given={"by": DARA.id}),
    "hosts.move": Kind(("lobby", "live"), "anybody", given={"by": DARA.id}),
    # All tables of a person
    "people.take_vacation": Kind(),
    "people.end_vacation": Kind(ready=go_away),
    "people.vacation_left": Kind(reads=True),
    "people.change_settings": Kind(reads=True, given={"changes": {"remind": "off"}}),
    "seats.forget": Kind(given={"name": lambda _: "former player"}),
}
"""What the calls of people are like."""
BY_ITSELF = {
    "advice.clearly_worse", "advice.first_step",
    "council.call_off", "council.close_vote", "council.mention_voters", "council.move",
    "council.open_votes", "council.resume", "council.vacate",
    "gatherings.mark_taken_down", "gatherings.mentionable", "gatherings.outdated", "gatherings.run",
    "lobby.begin", "lobby.call_off_idle", "lobby.forget", "lobby.set_thread", "people.mentionable",
    "play.past", "timers.restart_all", "timers.run", "timers.wake_stalled",
}  # fmt: skip
"""Calls that the bot makes by itself."""
OWN_TESTS = {
    "cup-begun": "test_leagues.py",
    "contest-name": "test_leagues.py",
    "contest-name-taken": "test_leagues.py",
    "contest-seats": "test_leagues.py",
    "contest-days": "test_leagues.py",
    "too-many-contests": "test_leagues.py",
    "no-contest": "test_leagues.py",
    "contest-over": "test_leagues.py",
    "contest-joined": "test_leagues.py",
    "contest-not-joined": "test_leagues.py",
    "contest-full": "test_leagues.py",
    "contest-not-opener": "test_leagues.py",
    "contest-begun": "test_leagues.py",
    "contest-few": "test_leagues.py",
    "no-puzzle": "test_puzzles.py",
    "not-in-queue": "test_queue.py",
    "old-button": "test_learn.py",
    "stats-elsewhere": "test_statistics.py",
    "stats-private": "test_statistics.py",
}
"""Reasons of calls that are not about a table at which somebody plays, and the modules that test them."""


class Refusal(NamedTuple):
    """A reason for which a call must refuse: what brings it about, and with which `why`, one of several."""

    call: str
    reason: str
    why: set[str]
    change: Callable[[Case], Awaitable[None] | None]

    def __str__(self) -> str:
        return f"{self.call}-{self.reason}"


# Reasons that follow from the parameters and the kind of a call


async def pause_the_bot(case: Case) -> None:
    await case.tables.pauses.begin(NOW)


async def reach_the_limit(case: Case) -> None:
    open_tables = await case.tables.store.tables_of(case.person.id, ("lobby", "live"))
    case.tables.limits.per_person = len(open_tables)


def reach_the_limit_of_the_server(case: Case) -> None:
    case.tables.limits.per_server = 2


def at_the_table(match: int) -> Callable[[Case], None]:
    return lambda case: setattr(case, "match", match)


def stranger_at(kind: Kind, status: str) -> Callable[[Case], None]:
    def change(case: Case) -> None:
        case.person = STRANGER
        if len(kind.at) > 1:
            case.match = list(STATUSES).index(status) + 1

    return change


def by(person: Person) -> Callable[[Case], None]:
    return lambda case: setattr(case, "person", person)


def with_arguments(**given: Any) -> Callable[[Case], None]:
    return lambda case: case.given.update(given)


def from_elsewhere(case: Case) -> None:
    case.person, case.guild = STRANGER, ELSEWHERE


def derived(name: str, parameters: set[str]) -> Iterator[Refusal]:
    """Yield what a call must refuse because of its parameters and its kind."""
    kind = KINDS.get(name, Kind())
    personal = bool(parameters & {"user", "who", "opener"})
    if "match" in parameters:
        yield Refusal(name, "no-table", {"no-table"}, at_the_table(UNKNOWN))
        for match, (status, why) in enumerate(STATUSES.items(), 1):
            if status not in kind.at:
                yield Refusal(name, f"at-{status}", why, at_the_table(match))
    if "match" in parameters and personal:
        strange = {"not-joined", "not-seated", "not-opener", "Stale"}
        for status in kind.at if kind.who in ("player", "opener") else ():
            yield Refusal(name, f"stranger-at-{status}", strange, stranger_at(kind, status))
        if kind.who == "newcomer":
            yield Refusal(name, "already-seated", {"already-seated", "no-seat-of-yours"}, by(ANA))
        if kind.who == "opener":
            yield Refusal(name, "not-opener", {"not-opener", "not-opener-yet"}, by(BEN))
    if "viewer" in parameters:
        yield Refusal(name, "hidden", {"no-table"}, from_elsewhere)
    if "token" in parameters:
        yield Refusal(name, "old-button", {"Stale"}, with_arguments(token=Token(1, 7)))
        yield Refusal(name, "not-asked", {"NotYours", "Stale"}, by(BEN))
    if personal and not kind.reads:
        yield Refusal(name, "paused", {"paused"}, pause_the_bot)
    if kind.seats or parameters & {"who", "opener"}:
        yield Refusal(name, "too-many-tables", {"too-many-tables"}, reach_the_limit)
    if kind.creates:
        yield Refusal(name, "too-many-tables-here", {"too-many-tables-here"}, reach_the_limit_of_the_server)


# Reasons of single calls


async def fill_the_table(case: Case) -> None:
    for number in range(MAX_SEATS - 3):
        await case.tables.lobby.add_computer(LOBBY, ANA.id, "dice", f"D{number}")


async def fill_the_seat(case: Case) -> None:
    await case.tables.seats.come_back(LIVE, CLEO.id)


async def send_the_computer_away(case: Case) -> None:
    await case.tables.lobby.remove_computer(LOBBY, ANA.id)


async def leave_one_alone(case: Case) -> None:
    await case.tables.lobby.leave(LOBBY, BEN.id)
    await case.tables.lobby.remove_computer(LOBBY, ANA.id)


async def sit_elsewhere(case: Case) -> None:
    """Cleo, who may come back to the third seat, takes the second."""
    await vacate(case.tables, LIVE, 1)
    await case.tables.seats.sit_down(LIVE, CLEO)


async def ask_first(case: Case) -> None:
    await case.call(**await case.arguments())


async def let_ana_be_absent(case: Case) -> None:
    async with case.tables.access.live(LIVE) as session:
        session.own[0].expired = True
        await case.tables.access.save(session)


async def resume_the_game(case: Case) -> None:
    await ask_first(case)
    await case.tables.council.vote(LIVE, BEN.id, votes.RESUME, 0, "yes")


def ask_too_early(case: Case) -> None:
    case.tables.access.clock = clock


async def plan_enough(case: Case) -> None:
    for _ in range(plans.MOST):
        await case.tables.private.plan(LIVE, ANA.id, "bid 1")


async def forbid_suggestions(case: Case) -> None:
    async with case.tables.access.live(case.match) as session:
        session.table.options.suggestions = False
        await case.tables.access.save(session)


def be_thinking(case: Case) -> None:
    case.tables.advice._advised.add(ANA.id)


async def break_the_record(case: Case) -> None:
    table = await case.tables.store.load(case.match)
    assert table
    lines = await case.tables.store.lines(case.match)
    await case.tables.store.save(table, lines=[LogLine(len(lines), 0, "take bag", (), False, NOW)])


async def break_the_rules(case: Case) -> None:
    table = await case.tables.store.load(LIVE)
    assert table
    table.base = table.base.replace(b'"stock":[28,', b'"stock":[-9,')
    await case.tables.store.save(table)


async def wish_enough(case: Case) -> None:
    case.match = LIVE
    await case.tables.store.change_settings(UserSettings, ANA.id, {"wishes": [NOW] * WISHES})


async def invite_often(case: Case) -> None:
    await case.tables.store.change_settings(UserSettings, ANA.id, {"wishes": [NOW] * WISHES})


async def practise(case: Case) -> None:
    case.match = (await case.tables.lobby.open("toy", ANA, guild=None, channel=None)).id


def avoiding(user: Person, other: Person) -> Ready:
    async def avoid(case: Case) -> None:
        await case.tables.people.change_settings(user.id, {"avoids": [other.id]})

    return avoid


def requiring(asked: Requirements, *played: tuple[Gone, int | None]) -> Ready:
    async def require(case: Case) -> None:
        table = await case.tables.store.load(case.match)
        assert table
        table.options.requires = asked
        await case.tables.store.save(table)
        await past(case.tables.store, DARA.id, *played)

    return require


def banning(user: Person, guild: int = 1) -> Ready:
    async def ban(case: Case) -> None:
        banned = {str(user.id): {"by": STRANGER.id, "at": NOW}}
        await case.tables.servers.change_settings(guild, {"banned": banned})

    return ban


async def ban_enough(case: Case) -> None:
    banned = {str(user): {"by": STRANGER.id, "at": NOW} for user in range(1000, 1000 + MOST_BANNED)}
    await case.tables.servers.change_settings(1, {"banned": banned})


async def lose_the_seat(case: Case) -> None:
    await case.tables.lobby.join(LOBBY, DARA)
    await case.tables.gatherings.remove(LOBBY, ANA.id, [DARA.id])


async def move_to_a_full_server(case: Case) -> None:
    await case.tables.lobby.open("toy", CLEO, guild=8, channel=9)
    case.tables.limits.per_server = 1
    case.given["guild"] = 8


async def move_to_where_ben_is_banned(case: Case) -> None:
    await banning(BEN, 8)(case)
    case.given["guild"] = 8


OWN = [
    Refusal("council.move_to", "too-many-tables-here", {"too-many-tables-here"}, move_to_a_full_server),
    Refusal("council.move_to", "banned-there", {"banned-there"}, move_to_where_ben_is_banned),
    *(
        Refusal(name, "too-many-wishes", {"too-many-wishes"}, wish_enough)
        for name in (
            "seats.announce",
            "seats.cancel",
            "council.end_pause",
            "council.move_to",
            "council.pause",
            "council.propose_undo",
        )
    ),
    Refusal("lobby.join", "table-full", {"table-full"}, fill_the_table),
    Refusal("lobby.join", "removed-here", {"removed-here"}, lose_the_seat),
    Refusal("lobby.join", "avoided-here", {"avoided-here"}, avoiding(DARA, BEN)),
    *(
        Refusal(call, why, {why}, requiring(asked, *played))
        for call in ("lobby.join", "seats.sit_down")
        for why, asked, *played in (
            ("requires-finished", Requirements(newcomers=False)),
            ("requires-left", Requirements(left=0), ("resigned", None)),
            ("requires-answer", Requirements(answer=3600), ("", 3601)),
        )
    ),
    Refusal("seats.sit_down", "avoided-here", {"avoided-here"}, avoiding(DARA, BEN)),
    Refusal("lobby.open", "banned-here", {"banned-here"}, banning(ANA)),
    Refusal("lobby.join", "banned-here", {"banned-here"}, banning(DARA)),
    Refusal("lobby.rematch", "banned-here", {"banned-here"}, banning(ANA)),
    Refusal("seats.sit_down", "banned-here", {"banned-here"}, banning(DARA)),
    Refusal("seats.come_back", "banned-here", {"banned-here"}, banning(CLEO)),
    Refusal("gatherings.invite", "banned-asked", {"banned-asked"}, banning(DARA)),
    Refusal("hosts.ban", "too-many-banned", {"too-many-banned"}, ban_enough),
    Refusal("hosts.end", "other-server", {"no-table"}, with_arguments(guild=ELSEWHERE)),
    Refusal("hosts.move", "other-server", {"no-table"}, with_arguments(guild=ELSEWHERE)),
    Refusal("gatherings.invite", "table-full", {"table-full"}, fill_the_table),
    Refusal("gatherings.invite", "no-server", {"no-server"}, practise),
    Refusal("gatherings.invite", "avoided-asked", {"avoided-asked"}, avoiding(ANA, DARA)),
    Refusal("gatherings.invite", "too-many-wishes", {"too-many-wishes"}, invite_often),
    Refusal(
        "gatherings.invite",
        "too-many-invited",
        {"too-many-invited"},
        with_arguments(invited=[*range(1000, 1001 + MOST_CALLS)]),
    ),
    Refusal("gatherings.decline", "not-invited", {"not-invited"}, by(CLEO)),
    Refusal(
        "gatherings.set_conditions", "past", {"start-when"}, with_arguments(chosen=Conditions(False, NOW))
    ),
    Refusal(
        "gatherings.set_conditions",
        "too-late",
        {"start-when"},
        with_arguments(chosen=Conditions(False, NOW + 14 * DAY)),
    ),
    Refusal("gatherings.want_start", "too-few", {"too-few"}, leave_one_alone),
    Refusal("lobby.add_computer", "table-full", {"table-full"}, fill_the_table),
    Refusal("seats.sit_down", "seat-taken", {"seat-taken"}, fill_the_seat),
    Refusal("seats.come_back", "no-seat-of-yours", {"no-seat-of-yours"}, by(STRANGER)),
    Refusal("seats.come_back", "seat-taken", {"no-seat-of-yours"}, fill_the_seat),
    Refusal("seats.come_back", "other-seat", {"no-seat-of-yours"}, sit_elsewhere),
    Refusal("lobby.remove_computer", "no-computer", {"no-computer"}, send_the_computer_away),
    Refusal("lobby.start", "too-few", {"too-few"}, leave_one_alone),
    Refusal("seats.cancel", "not-opener", {"not-opener"}, by(BEN)),
    Refusal("play.play_line", "not-asked", {"NotYours"}, by(BEN)),
    Refusal("play.draft_line", "not-asked", {"NotYours"}, by(BEN)),
    Refusal("timers.snooze", "not-asked", {"NotYours"}, by(BEN)),
    Refusal("advice.advise", "not-asked", {"NotYours"}, by(BEN)),
    Refusal("council.propose_undo", "asked-already", {"asked-already"}, ask_first),
    Refusal("council.pause", "asked-already", {"asked-already"}, ask_first),
    Refusal("council.pause", "asked-already-by-another", {"asked-already"}, wish_for_pause),
    Refusal("council.end_pause", "asked-already", {"asked-already"}, ask_first),
    Refusal("council.end_pause", "no-pause", {"no-pause"}, resume_the_game),
    Refusal("council.report_absent", "asked-already", {"asked-already"}, ask_first),
    Refusal(
        "council.report_absent",
        "nobody-absent",
        {"nobody-absent"},
        lambda c: setattr(c.tables.access, "clock", clock),
    ),
    Refusal("council.propose_undo", "nothing-to-undo", {"nothing-to-undo"}, play_yspahan),
    Refusal("council.propose_undo", "no-past", {"no-past"}, break_the_record),
    Refusal("play.export", "no-past", {"no-past"}, break_the_record),
    Refusal("advice.lesson", "no-past", {"no-past"}, break_the_record),
    Refusal("council.pause", "paused-already", {"paused-already"}, take_a_break),
    Refusal("council.vote", "vote-over", {"vote-over"}, with_arguments(about=0)),
    Refusal("council.vote", "no-such-choice", {"vote-over"}, with_arguments(choice="maybe")),
    Refusal("council.vote", "own-wish", {"own-wish"}, by(BEN)),
    Refusal("council.vote", "no-vote", {"no-vote"}, let_ana_be_absent),
    Refusal("private.plan", "too-many-orders", {"too-many-orders"}, plan_enough),
    Refusal("private.answer_always", "no-standing", {"no-standing"}, with_arguments(kind="act")),
    Refusal("advice.advise", "no-suggestions", {"no-suggestions"}, forbid_suggestions),
    Refusal("advice.advise", "one-at-a-time", {"one-at-a-time"}, be_thinking),
    Refusal("advice.lesson", "one-at-a-time", {"one-at-a-time"}, be_thinking),
    Refusal("people.take_vacation", "no-vacation", {"no-vacation"}, with_arguments(days=29)),
    Refusal("people.end_vacation", "not-away", {"not-away"}, lambda c: c.tables.people.end_vacation(ANA.id)),
    *(
        Refusal(name, "rules-failed", {"rules-failed"}, break_the_rules)
        for name in ("play.play_line", "play.draft_line", "play.press")
    ),
]
REFUSALS = [
    *(one for name, call in calls().items() for one in derived(name, {*inspect.signature(call).parameters})),
    *OWN,
]


# The tests


async def fill(file: Path) -> None:
    """Store a table of each status, in the order of `STATUSES`."""
    store = await open_store(file)
    tables = Tables(store, clock=clock)
    await seated(tables, ANA, BEN, computers=1)
    live = await begun(tables, ANA, BEN, CLEO)
    await bid(tables, live, (ANA, 2), (BEN, 1), (CLEO, 0))
    await vacate(tables, live, 2)
    await finished(tables)
    cancelled = await begun(tables, ANA, BEN)
    for person in (ANA, BEN):
        await tables.seats.cancel(cancelled, person.id)
    await tables.close()
    await store.close()


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("refusals") / "template.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.ALL, "toy", Toy())
        asyncio.run(fill(file))
    return file


@pytest.fixture
async def tables(template: Path, tmp_path: Path) -> AsyncIterator[Tables]:
    store = await open_store(shutil.copy(template, tmp_path / "a.db"))
    yield (tables := Tables(store, clock=clock))
    await tables.close()
    await store.close()


async def prepared(tables: Tables, name: str) -> Case:
    case = Case(tables, name, KINDS.get(name, Kind()))
    if case.kind.ready:
        await case.kind.ready(case)
    return case


def test_every_call_has_a_kind():
    assert {*calls()} == {*KINDS, *BY_ITSELF}


def test_every_reason_in_the_service_is_tried():
    tried = {why for refusal in REFUSALS for why in refusal.why}
    sources = [path.read_text("utf-8") for path in Path(engine.tables.__file__).parent.rglob("*.py")]
    given = {why for source in sources for why in REASON.findall(source)}
    assert given <= tried | {*OWN_TESTS}
    for why, module in OWN_TESTS.items():
        assert f"denied-{why}" in Path(__file__).with_name(module).read_text("utf-8")


def test_every_reason_in_a_call_is_tried_with_it():
    for name in KINDS:
        call = calls()[name]
        tried = {why for refusal in REFUSALS if refusal.call == name for why in refusal.why}
        given = {*REASON.findall(inspect.getsource(inspect.unwrap(call)))}
        assert given <= tried, name


@pytest.mark.parametrize("name", KINDS)
async def test_a_call_without_a_reason_to_refuse_it_succeeds(tables: Tables, name: str):
    case = await prepared(tables, name)
    assert await case.refusal() is None


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_a_call_that_is_refused_says_why_and_changes_nothing(
    tables: Tables, refusal: Refusal, caplog: pytest.LogCaptureFixture
):
    case = await prepared(tables, refusal.call)
    made = refusal.change(case)
    if made:
        await made
    before = await everything(tables.store)
    assert await case.refusal() in refusal.why
    assert await everything(tables.store) == before
    assert ("the rules failed" in caplog.text) == (refusal.reason == "rules-failed")
    caplog.clear()
