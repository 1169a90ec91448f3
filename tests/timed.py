"""Tables whose clock a test sets: timers run and letters are taken when the test lets time pass."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine import bots
from engine.tables import Look, Person, Tables, read_notice
from engine.tables.access.access import Access
from engine.tables.store import Letter, Store, TableOptions, open_store
from engine.tables.upkeep.consequences import AUTOMATION
from tests.presses import act, confirm
from tests.stores import next_timer

ANA, BEN, CLEO, DARA = (Person(n, name) for n, name in enumerate(("Ana", "Ben", "Cleo", "Dara"), 101))
MONDAY = 1_790_000_000


class TimedTables:
    """`Tables` at a moment `now`, with the timers run and the letters taken as the bot does it."""

    def __init__(self, store: Store) -> None:
        self.now = MONDAY
        self.store = store
        self.tables = Tables(store, clock=lambda: self.now, think=self.think, per_person=1000)
        self.letters: list[Letter] = []
        self.rng = Random(1)

    async def think(
        self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        return bots.decide(key, view, seat, "dice", seconds, self.rng.getrandbits(30))

    async def begin(self, *people: Person, pace: str = "none", key: str = "yspahan") -> int:
        opener, *others = people
        table = await self.tables.lobby.open(key, opener, guild=1, channel=2, options=TableOptions(pace=pace))
        for person in others:
            await self.tables.lobby.join(table.id, person)
        await self.tables.lobby.start(table.id, opener.id)
        await self.settle()
        return table.id

    async def settle(self) -> list[Letter]:
        """Run what is due, and take and return the letters."""
        fresh: list[Letter] = []
        rounds = itertools.count()
        while due := await self.store.timers_due(self.now):
            assert next(rounds) < 100, "timers that ring for ever"
            for timer in due:
                if timer.kind == AUTOMATION:
                    await self.tables.automation.move(timer.match)
                else:
                    await self.tables.timers.run(timer)
                await self.store.delete_timer(timer.id)
        while mail := await self.store.mail(self.now):
            await self.store.mark_sent([letter.id for letter in mail], self.now, message=7)
            fresh += mail
        self.letters += fresh
        return fresh

    async def wait(self, seconds: int) -> list[tuple[int, Letter]]:
        """Let time pass as the heartbeat sees it; return each letter with the seconds until it came."""
        start, end = self.now, self.now + seconds
        came = [(0, letter) for letter in await self.settle()]
        while (timer := await next_timer(self.store)) and timer.due <= end:
            self.now = max(self.now, timer.due)
            came += [(self.now - start, letter) for letter in await self.settle()]
        self.now = end
        return came

    async def asked(self, match: int) -> int:
        look = await self.tables.play.look(match, None)
        return look.decisions[0].seat

    async def user(self, match: int) -> int:
        look = await self.tables.play.look(match, None)
        user = look.table.seats[look.decisions[0].seat].user
        assert user
        return user

    async def turn(self, match: int) -> Look:
        """Let the seat that is asked take a whole random turn."""
        user = await self.user(match)
        while True:
            look = await self.tables.play.look(match, user)
            if look.token is None:
                return look
            if look.finished:
                look = await confirm(self.tables, match, user, look.token)
            else:
                look = await act(self.tables, match, user, [self.rng.choice(look.actions)], look.token)
            await self.settle()


@pytest.fixture
async def timed(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TimedTables]:
    """The service at a moment of its own, with secrets that are the same in every run."""
    monkeypatch.setattr(Access, "random_bytes", Random(1).randbytes)
    store = await open_store(database)
    yield TimedTables(store)
    await store.close()


async def protecting(timed: TimedTables, pace: str = "none") -> int:
    """A table at which somebody is asked about a cube in another's turn."""
    while True:
        match = await timed.begin(ANA, BEN, CLEO, pace=pace)
        while (look := await timed.tables.play.look(match, None)).decisions:
            (first, *_) = look.decisions
            if first.kind == "protect" and first.seat != look.game.mover(look.view.state):
                return match
            await timed.turn(match)


async def play(timed: TimedTables, match: int, *moves: tuple[Person, str]) -> None:
    """Have people type lines one after the other, and let each take effect."""
    for person, text in moves:
        await timed.tables.play.play_line(match, person.id, text)
        await timed.settle()


async def texts(timed: TimedTables, match: int) -> list[tuple[int | None, str]]:
    """The lines of a table after the first, each with its seat."""
    return [(line.seat, line.text) for line in (await timed.store.lines(match))[1:]]


async def told(timed: TimedTables) -> list[str]:
    """The kinds of events in the letters so far."""
    return [event.kind for letter in timed.letters for event in read_notice(letter.payload).events]
