"""No running table comes to a standstill, whoever stays away, leaves, votes or goes on vacation."""

from __future__ import annotations

import tempfile
from asyncio import Runner
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import games
from engine.core import Refused
from engine.tables.council import ballots
from engine.tables.council.votes import CHOICES, CONSENT
from engine.tables.moves import plans
from engine.tables.store import TableOptions, UserSettings, choices, open_store
from engine.tables.time import deadlines
from engine.tables.time.clock import DAY, HOUR
from tests.presses import act, confirm
from tests.timed import ANA, BEN, CLEO, DARA, TimedTables
from tests.toy import Toy

PEOPLE = (ANA, BEN, CLEO, DARA)
PACES = ("none", "hours", "day")
PRESSES = ("sit", "back", "resign", "cancel", "absent", "undo", "pause", "resume", "return")


class Staying(RuleBasedStateMachine):
    """A table of the toy game, where everybody bids at once and then one takes a thing."""

    def __init__(self) -> None:
        super().__init__()
        self.patches = pytest.MonkeyPatch()
        self.patches.setitem(games.ALL, "toy", Toy())
        self.runner = Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.match, self.running = 0, False

    def run(self, call: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(call)

    def attempt(self, call: Coroutine[Any, Any, Any]) -> None:
        """What is refused changes nothing."""
        with suppress(Refused):
            self.run(call)
        self.run(self.timed.settle())

    @initialize(
        seats=st.integers(2, 3), pace=st.sampled_from(("none", "hours", "day")), computer=st.booleans()
    )
    def begin(self, seats: int, pace: str, computer: bool) -> None:
        self.timed = TimedTables(self.run(open_store(Path(self.folder.name) / "a.db")))
        self.tables = self.timed.tables
        table = self.run(
            self.tables.lobby.open("toy", ANA, guild=1, channel=2, options=TableOptions(pace=pace))
        )
        for person in PEOPLE[1:seats]:
            self.run(self.tables.lobby.join(table.id, person))
        if computer:
            self.run(self.tables.lobby.add_computer(table.id, ANA.id, "dice", "C"))
        self.run(self.tables.lobby.start(table.id, ANA.id))
        self.match = table.id
        self.run(self.timed.settle())

    def session(self) -> Any:
        return self.tables.access.of(self.run(self.timed.store.load(self.match)))

    def live(self) -> bool:
        """Whether the table was running when it was looked at last."""
        return self.running

    @precondition(live)
    @rule(who=st.sampled_from(PEOPLE))
    def play(self, who: Any) -> None:
        async def play() -> None:
            look = await self.tables.play.look(self.match, who.id)
            if look.token and look.finished:
                await confirm(self.tables, self.match, who.id, look.token)
            elif look.token:
                await act(self.tables, self.match, who.id, [look.actions[-1]], look.token)

        self.attempt(play())

    @rule(seconds=st.sampled_from((HOUR, 13 * HOUR, DAY, 3 * DAY, 40 * DAY)))
    def wait(self, seconds: int) -> None:
        self.run(self.timed.wait(seconds))

    @precondition(live)
    @rule(who=st.sampled_from(PEOPLE), number=st.integers(0, 2))
    def vote(self, who: Any, number: int) -> None:
        for proposal in self.run(self.tables.play.look(self.match, None)).proposals:
            choices = CHOICES[proposal.kind]
            choice = choices[number % len(choices)]
            self.attempt(self.tables.council.vote(self.match, who.id, proposal.kind, proposal.seat, choice))

    @precondition(live)
    @rule(
        who=st.sampled_from(PEOPLE),
        what=st.sampled_from(PRESSES),
    )
    def press(self, who: Any, what: str) -> None:
        match = self.match
        calls = {
            "sit": lambda: self.tables.seats.sit_down(match, who),
            "back": lambda: self.tables.seats.come_back(match, who.id),
            "resign": lambda: self.tables.seats.resign(match, who.id),
            "cancel": lambda: self.tables.seats.cancel(match, who.id),
            "absent": lambda: self.tables.council.report_absent(match, who.id),
            "undo": lambda: self.tables.council.propose_undo(match, who.id),
            "pause": lambda: self.tables.council.pause(match, who.id, 5),
            "resume": lambda: self.tables.council.end_pause(match, who.id),
            "return": lambda: self.tables.people.end_vacation(who.id),
        }
        self.attempt(calls[what]())

    @precondition(live)
    @rule(who=st.sampled_from(PEOPLE), days=st.integers(1, 9))
    def leave_for(self, who: Any, days: int) -> None:
        self.attempt(self.tables.people.take_vacation(who.id, days))

    @precondition(live)
    @rule(
        who=st.sampled_from(PEOPLE),
        hours=st.integers(1, 22),
        remind=st.sampled_from(choices(UserSettings, "remind")),
    )
    def sleep(self, who: Any, hours: int, remind: str) -> None:
        settings = {"quiet": [0, hours * 60], "zone": "UTC", "remind": remind}
        self.attempt(self.tables.people.change_settings(who.id, settings))

    @invariant()
    def goes_on(self) -> None:
        if not self.match:
            return
        session = self.session()
        self.running = session.table.status == "live"
        moves_itself = plans.automatic(session) is not None
        assert not self.running or moves_itself or deadlines.timers(session) or ballots.timers(session)
        assert self.run(self.timed.store.stalled()) == []
        for seat, own in enumerate(session.own):
            if own.expired and self.running and session.decision(seat):
                about = [p for p in session.affairs.proposals if p.seat == seat and p.kind not in CONSENT]
                assert len(about) == 1, "whoever has run out of time is voted on"

    def teardown(self) -> None:
        if self.match:
            self.run(self.timed.wait(400 * DAY))
            assert self.session().table.status != "live", "it ends when nobody comes any more"
            self.run(self.timed.store.close())
        self.runner.close()
        self.patches.undo()
        self.folder.cleanup()


TestStaying = Staying.TestCase
TestStaying.settings = settings(
    max_examples=15,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
