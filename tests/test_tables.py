"""Tables on a real file: what people may do and how they are refused, compared with a simple model."""

from __future__ import annotations

import asyncio
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import bots, games, notation
from engine.chance import Chance, commitment
from engine.core import MAX_SEATS, Action, NotYours, Refused, Stale, seen_by
from engine.match import Match, Token, decode, verify
from engine.notation import join, notate
from engine.records import load
from engine.tables import Denied, Look, Person, Tables, archive, lobby, read_notice
from engine.tables.base import NAMED
from engine.tables.session import feed_of
from engine.tables.store import Conflict, Post, SaveFailed, Store, Table, open_store
from engine.tables.votes import PAUSE
from tests.toy import Toy

ANA, BEN, CLEO, STRANGER = (Person(n, name) for n, name in enumerate(("Ana", "Ben", "Cleo", "Sam"), 101))
NOW = 1_790_000_000


def clock() -> float:
    return NOW


async def letters_of(store: Store, match: int) -> list[tuple[str, tuple[Any, ...], str]]:
    """Kind, events and nonce of every letter, sent or not."""
    select = "select kind, payload, nonce from outbox where match = ? order by id"
    rows = await store._writes.run(lambda db: db.execute(select, (match,)).fetchall())
    return [(kind, read_notice(payload).events, nonce) for kind, payload, nonce in rows]


# Beside a model


class Killed(Exception):
    """The process ends here."""


class Playing(RuleBasedStateMachine):
    """One table beside a `Match` in memory: refusals, stale tokens, restarts, lost races, failing saves."""

    @initialize(
        key=st.sampled_from(["toy", "yspahan"]),
        people=st.integers(1, 3),
        computers=st.integers(0, 2),
        seed=st.integers(),
    )
    def start(self, key: str, people: int, computers: int, seed: int) -> None:
        self.rng = Random(seed)
        self.patches = pytest.MonkeyPatch()
        self.patches.setitem(games.ALL, "toy", Toy())
        self.patches.setattr(lobby, "os", SimpleNamespace(urandom=self.rng.randbytes))
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.store = self.runner.run(open_store(self.folder / "a.db"))
        self.tables = Tables(self.store, clock=clock, think=self.think)
        self.thoughts: list[str] = []
        self.old: list[tuple[int, Token]] = []
        self.delivered: list[str] = []
        self.game = games.get(key)
        self.users = [person.id for person in (ANA, BEN, CLEO)[:people]]
        self.id = self.runner.run(self.seat(key, people, computers))
        table = self.table()
        chance = Chance.live(table.secret)
        self.model = Match.start(self.game, len(table.seats), {}, chance)
        self.setup = tuple(chance.drawn)

    async def seat(self, key: str, people: int, computers: int) -> int:
        table = await self.tables.open(key, ANA, guild=1, channel=2)
        for person in (ANA, BEN, CLEO)[1:people]:
            await self.tables.join(table.id, person)
        most, least = self.game.seats[-1], self.game.seats[0]
        for number in range(max(least - people, min(computers, most - people))):
            await self.tables.add_computer(table.id, ANA.id, "dice", f"C{number}")
        await self.tables.start(table.id, ANA.id)
        return table.id

    async def think(self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
        legal = self.game.legal_actions(decode(self.game, view), seat)
        self.thoughts.append(notate(self.game.verbs, self.rng.choice(legal)))
        return self.thoughts[-1]

    def teardown(self) -> None:
        self.patches.undo()
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    def table(self) -> Table:
        table = self.runner.run(self.store.load(self.id))
        assert table
        return table

    def chance(self) -> Chance:
        drawn = len(self.setup) + sum(len(line.drawn) for line in self.model.lines)
        return Chance.live(self.table().secret, drawn)

    def token(self, seat: int) -> Token:
        try:
            return self.model.token(seat)
        except NotYours:
            return Token(1, 0)

    @property
    def over(self) -> bool:
        return not self.model.decisions()

    def asked(self) -> list[int]:
        """The people at the table who are asked something."""
        return [d.seat for d in self.model.decisions() if d.seat < len(self.users)]

    def both(
        self, here: Callable[[], object], there: Callable[[], Awaitable[object]]
    ) -> type[Refused] | None:
        """Do the same in the model and at the table: it is refused in both for one reason, or in none."""
        refused: list[type[Refused] | None] = []
        for act in (here, lambda: self.runner.run(there())):
            try:
                act()
                refused.append(None)
            except Refused as error:
                refused.append(type(error))
        assert refused[0] is refused[1]
        return refused[0]

    def step(
        self, seat: int, pick: int, token: Token
    ) -> tuple[Callable[[], object], Callable[[], Awaitable[object]]]:
        legal = self.model.legal_actions(seat)
        action = legal[pick % len(legal)] if legal else Action("pass")
        return (
            lambda: self.model.act(seat, action, token, self.chance()),
            lambda: self.tables.act(self.id, self.users[seat], [action], token),
        )

    def change(
        self, seat: int, what: str, token: Token
    ) -> tuple[Callable[[], object], Callable[[], Awaitable[object]]]:
        chance = (self.chance(),) if what == "confirm" else ()
        return (
            lambda: getattr(self.model, what)(seat, token, *chance),
            lambda: getattr(self.tables, what)(self.id, self.users[seat], token),
        )

    @precondition(lambda self: self.asked())
    @rule(who=st.integers(0, 9), pick=st.integers(0, 5000))
    def act(self, who: int, pick: int) -> None:
        seat = self.asked()[who % len(self.asked())]
        self.old.append((seat, self.token(seat)))
        self.both(*self.step(seat, pick, self.token(seat)))

    @precondition(lambda self: not self.over)
    @rule(who=st.integers(0, 2), what=st.sampled_from(["undo", "reset", "confirm", "confirm", "confirm"]))
    def change_a_draft(self, who: int, what: str) -> None:
        seat = who % len(self.users)
        self.both(*self.change(seat, what, self.token(seat)))

    @precondition(lambda self: self.asked())
    @rule(
        picks=st.lists(st.integers(0, 5000), max_size=3),
        nonsense=st.sampled_from(["", "", "", "; fly", "; 1 2", "; g"]),
    )
    def play_line(self, picks: list[int], nonsense: str) -> None:
        """A line of legal steps, and sometimes of something else behind them."""
        seat = self.asked()[0]
        ahead = Match(
            self.game, self.model.base, author=self.model.author, draft=self.model.draft, rev=self.model.rev
        )
        steps = []
        for pick in picks:
            if legal := ahead.legal_actions(seat) if ahead.question(seat) else []:
                steps.append(legal[pick % len(legal)])
                if ahead.final(seat, steps[-1]):
                    break
                ahead.act(seat, steps[-1], ahead.token(seat), self.chance())
        text = join(self.game.verbs, steps) + nonsense
        self.both(
            lambda: self.type_in_model(seat, text),
            lambda: self.tables.play_line(self.id, self.users[seat], text),
        )

    def type_in_model(self, seat: int, text: str) -> None:
        for action in self.model.read_line(seat, text) if text else []:
            self.model.act(seat, action, self.model.token(seat), self.chance())
        if self.model.finished(seat):
            self.model.confirm(seat, self.model.token(seat), self.chance())

    @precondition(lambda self: self.old and not self.over)
    @rule(which=st.integers(0, 999), what=st.sampled_from(["act", "undo", "reset", "confirm"]))
    def press_a_stale_button(self, which: int, what: str) -> None:
        seat, token = self.old[which % len(self.old)]
        stale = token != self.token(seat)
        refused = self.both(
            *(self.step(seat, which, token) if what == "act" else self.change(seat, what, token))
        )
        assert refused in (Stale, NotYours) or not stale

    @precondition(lambda self: not self.over)
    @rule(
        what=st.sampled_from(
            ["act", "play_line", "undo", "reset", "confirm", "suggest", "resign", "cancel", "move_to"]
        )
    )
    def press_as_a_stranger(self, what: str) -> None:
        rest: dict[str, tuple[Any, ...]] = {
            "act": ([Action("pass")], Token(1, 0)), "play_line": ("roll 0",), "suggest": ("",),
            "move_to": (1, 2), "resign": (), "cancel": (),
        }  # fmt: skip
        call = getattr(self.tables, what)(self.id, STRANGER.id, *rest.get(what, (Token(1, 0),)))
        with pytest.raises(Denied, match="not-seated"):
            self.runner.run(call)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(open_store(self.folder / "a.db"))
        self.tables = Tables(self.store, clock=clock, think=self.think)

    @precondition(lambda self: self.asked())
    @rule(pick=st.integers(0, 5000), how=st.sampled_from(["refused", "lost race", "killed"]))
    def fail_to_save(self, pick: int, how: str) -> None:
        """Make a save fail: a full disk, a save elsewhere, or a process that ends just after the commit."""
        seat = self.asked()[0]
        finished = self.model.finished(seat)
        token = self.token(seat)
        here, there = self.change(seat, "confirm", token) if finished else self.step(seat, pick, token)
        save = self.store.save

        async def failing(table: Table, **changes: Any) -> None:
            if how == "refused":
                raise SaveFailed("disk full")
            if how == "lost race":
                await self.store._writes.run(lambda db: db.execute("update match set seq = seq + 1"))
            await save(table, **changes)
            raise Killed

        self.store.save = failing  # type: ignore[method-assign]
        with pytest.raises({"refused": SaveFailed, "lost race": Conflict, "killed": Killed}[how]):
            self.runner.run(there())
        if how == "killed":
            here()
        self.restart()

    @rule()
    def computers_play(self) -> None:
        """As a due timer makes them."""
        self.thoughts.clear()
        for timer in self.runner.run(self.store.timers_due(NOW)):
            self.runner.run(self.tables.automation.move(timer.match))
            self.runner.run(self.store.delete_timer(timer.id))
        for text in self.thoughts:
            seat = self.model.author if self.model.draft else self.computers()[0]
            action = notation.read(self.game.verbs, text)
            self.model.act(seat, action, self.model.token(seat), self.chance())
            if self.model.finished(seat):
                self.model.confirm(seat, self.model.token(seat), self.chance())

    def computers(self) -> list[int]:
        return [d.seat for d in self.model.decisions() if d.seat >= len(self.users)]

    @rule(many=st.integers(1, 3))
    def deliver(self, many: int) -> None:
        for letter in self.runner.run(self.store.mail(NOW, many)):
            self.delivered.append(letter.nonce)
            self.runner.run(self.store.mark_sent([letter.id], NOW, Post(self.id, 1, None, "")))

    @precondition(lambda self: self.over)
    @rule(what=st.sampled_from(["act", "undo", "play_line", "resign", "cancel"]))
    def come_too_late(self, what: str) -> None:
        rest: dict[str, tuple[Any, ...]] = {
            "act": ([], Token(1, 0)),
            "undo": (Token(1, 0),),
            "play_line": ("roll 0",),
        }
        with pytest.raises(Denied, match="not-live" if what == "cancel" else "is-over"):
            self.runner.run(getattr(self.tables, what)(self.id, self.users[0], *rest.get(what, ())))

    @invariant()
    def the_file_says_what_the_model_says(self) -> None:
        table, model, verbs = self.table(), self.model, self.game.verbs
        assert decode(self.game, table.base) == model.base
        assert table.status == ("over" if self.over else "live")
        setup, *lines = self.runner.run(self.store.lines(self.id))
        assert (setup.n, setup.drawn) == (0, self.setup)
        assert [(line.n, line.seat, line.text, line.drawn) for line in lines] == [
            (n, line.seat, join(verbs, line.actions), line.drawn) for n, line in enumerate(model.lines, 1)
        ]
        assert table.drawn == len(self.setup) + sum(len(line.drawn) for line in lines)

    @invariant()
    def everybody_sees_what_the_model_shows(self) -> None:
        last = self.model.lines[-1].events if self.model.lines else ()
        for seat, user in [(None, STRANGER.id), *enumerate(self.users)]:
            look = self.runner.run(self.tables.look(self.id, user))
            assert look.seat == seat
            assert look.view == self.model.view(seat)
            assert look.last == tuple(seen_by(happened, seat) for happened in last)
            if seat is not None:
                drafting = seat == self.model.author
                assert look.question == self.model.question(seat)
                assert look.draft == (tuple(self.model.draft) if drafting else ())
                assert look.finished == self.model.finished(seat)
                assert look.actions == tuple(self.model.legal_actions(seat) if look.question else ())
                assert look.token == (self.token(seat) if look.question or look.draft else None)

    @invariant()
    def everything_is_told_once(self) -> None:
        letters = self.runner.run(letters_of(self.store, self.id))
        feed = feed_of(self.table())
        told = sum((events for _, events, _ in letters), ()) + feed.unposted
        assert told[0].kind == "table-started"
        assert told[1:] == tuple(happened for line in self.model.lines for happened in line.events)
        nonces = [nonce for _, _, nonce in letters]
        assert nonces[: len(self.delivered)] == self.delivered
        assert not (feed.unposted and self.over), "the end is not told"
        assert not feed.ping or self.computers(), "people wait and are not told"
        assert (letters[-1:] and letters[-1][0]) == ("over" if self.over else letters[-1:] and "turn")

    @invariant()
    def computers_are_woken(self) -> None:
        timers = self.runner.run(self.store.timers_due(NOW))
        assert len(timers) == (1 if self.computers() else 0)


TestPlaying = Playing.TestCase
TestPlaying.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)


# Each thing that people do


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.ALL, "toy", Toy())


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await open_store(tmp_path / "a.db")
    yield Tables(store, clock=clock)
    await store.close()


async def seated(tables: Tables, *people: Person, computers: int = 0, key: str = "toy") -> int:
    """A lobby."""
    table = await tables.open(key, people[0], guild=1, channel=2)
    for person in people[1:]:
        await tables.join(table.id, person)
    for number in range(computers):
        await tables.add_computer(table.id, people[0].id, "dice", f"C{number}")
    return table.id


async def begun(tables: Tables, *people: Person, computers: int = 0, key: str = "toy") -> int:
    match = await seated(tables, *people, computers=computers, key=key)
    await tables.start(match, people[0].id)
    return match


async def bid(tables: Tables, match: int, *bids: tuple[Person, int]) -> None:
    for person, n in bids:
        await tables.play_line(match, person.id, f"bid {n}")


async def finished(tables: Tables) -> int:
    """A game of toys in which Ana wins both rounds."""
    match = await begun(tables, ANA, BEN)
    for n in (2, 1):
        await bid(tables, match, (ANA, n), (BEN, 0))
        await tables.play_line(match, ANA.id, "take pebble")
    return match


async def everything(store: Store) -> list[Any]:
    """All rows that tell of tables."""
    names = ("match", "seat", "action", "archive", "timer", "outbox")
    return await store._writes.run(
        lambda db: [[tuple(row) for row in db.execute(f"select * from {name}")] for name in names]  # noqa: S608
    )


async def status(tables: Tables, match: int) -> str:
    table = await tables.store.load(match)
    assert table
    return table.status


REASONS = {"is-live", "is-over", "is-cancelled"} | {
    why
    for name in ("base", "lobby", "play", "leaving", "timing", "private")
    for why in re.findall(
        r'Denied\(\s*"([\w-]+)"', Path(lobby.__file__).with_name(f"{name}.py").read_text("utf-8")
    )
}


async def refused(tables: Tables, why: str) -> Awaitable[object]:
    """A call that is refused for this reason."""
    match why:
        case "no-table":
            return tables.look(7, ANA.id)
        case "not-started":
            return tables.look(await seated(tables, ANA, BEN), ANA.id)
        case "not-lobby":
            return tables.join(await begun(tables, ANA, BEN), CLEO)
        case "is-live":
            return tables.lobby(await begun(tables, ANA, BEN))
        case "is-over":
            return tables.resign(await finished(tables), ANA.id)
        case "not-live":
            return tables.cancel(await finished(tables), ANA.id)
        case "is-cancelled":
            match_id = await seated(tables, ANA, BEN)
            await tables.cancel(match_id, ANA.id)
            return tables.play_line(match_id, ANA.id, "bid 1")
        case "already-seated":
            return tables.join(await seated(tables, ANA, BEN), BEN)
        case "table-full":
            return tables.join(await seated(tables, ANA, BEN, computers=MAX_SEATS - 2), CLEO)
        case "not-seated":
            return tables.add_computer(await seated(tables, ANA), STRANGER.id, "dice", "C")
        case "no-computer":
            return tables.remove_computer(await seated(tables, ANA), ANA.id)
        case "not-opener":
            return tables.start(await seated(tables, ANA, BEN), BEN.id)
        case "too-few":
            return tables.start(await seated(tables, ANA), ANA.id)
        case "nothing-to-undo":
            return tables.propose_undo(await begun(tables, ANA, BEN), ANA.id)
        case "asked-already":
            match_id = await begun(tables, ANA, BEN)
            await tables.play_line(match_id, ANA.id, "bid 1")
            await tables.propose_undo(match_id, ANA.id)
            return tables.propose_undo(match_id, ANA.id)
        case "seat-taken":
            return tables.sit_down(await begun(tables, ANA, BEN), CLEO)
        case "no-seat-of-yours":
            return tables.come_back(await begun(tables, ANA, BEN), STRANGER.id)
        case "no-vacation":
            return tables.take_vacation(ANA.id, 29)
        case "too-many-tables":
            tables.per_person = 2
            await seated(tables, ANA, BEN)
            await finished(tables)
            await begun(tables, ANA, BEN)
            return tables.open("toy", ANA, guild=7, channel=2)
        case "too-many-tables-here":
            tables.per_server = 2
            await seated(tables, ANA)
            await seated(tables, BEN)
            return tables.open("toy", CLEO, guild=1, channel=2)
        case "no-pause":
            return tables.end_pause(await begun(tables, ANA, BEN), ANA.id)
        case "paused-already":
            match_id = await begun(tables, ANA, BEN)
            await tables.pause(match_id, ANA.id, 3)
            await tables.vote(match_id, BEN.id, PAUSE, 0, "yes")
            return tables.pause(match_id, ANA.id, 5)
        case "paused":
            match_id = await begun(tables, ANA, BEN)
            await tables.pauses.begin(NOW)
            return tables.play_line(match_id, ANA.id, "bid 1")
        case "rules-failed":
            match_id = await begun(tables, ANA, BEN)
            table = await tables.store.load(match_id)
            table.base = table.base.replace(b"[30,30]", b"[30,-1]")
            await tables.store.save(table)
            return tables.play_line(match_id, ANA.id, "bid 1")
    raise NotImplementedError(why)


@pytest.mark.parametrize("why", sorted(REASONS))
async def test_a_refusal_says_why_and_changes_nothing(
    tables: Tables, why: str, caplog: pytest.LogCaptureFixture
):
    call = await refused(tables, why)
    before = await everything(tables.store)
    with pytest.raises(Denied) as denied:
        await call
    assert denied.value.why == why
    assert await everything(tables.store) == before
    assert ("the rules failed" in caplog.text) == (why == "rules-failed")
    caplog.clear()


async def test_the_tables_in_the_way_are_named_the_quietest_lobbies_first(tables: Tables):
    running = await begun(tables, ANA, BEN)
    lobbies = [await seated(tables, ANA) for _ in range(3)]
    tables.per_person = 4
    with pytest.raises(Denied) as denied:
        await tables.open("toy", ANA, guild=None, channel=None)
    assert denied.value.values == {"most": 4, "tables": ", ".join(map(str, [*lobbies, running]))}
    await tables.cancel(lobbies[0], ANA.id)
    await tables.open("toy", ANA, guild=None, channel=None)
    for number in range(5, NAMED + 2):
        tables.per_person = number
        await seated(tables, ANA)
        with pytest.raises(Denied) as denied:
            await tables.open("toy", ANA, guild=None, channel=None)
        assert ("…" in str(denied.value.values["tables"])) == (number > NAMED)


async def test_seats_are_refused_wherever_they_can_be_taken(tables: Tables):
    over, lobby, running = await finished(tables), await seated(tables, CLEO), await begun(tables, CLEO, ANA)
    await tables.resign(running, ANA.id)
    await seated(tables, BEN)
    tables.per_person = 1
    with pytest.raises(Denied, match="too-many-tables"):
        await tables.join(lobby, BEN)
    with pytest.raises(Denied, match="too-many-tables"):
        await tables.rematch(over, BEN.id)
    table, new = await tables.rematch(over, ANA.id)
    assert new
    assert await tables.rematch(over, BEN.id) == (table, False), "the one that is there can be looked up"


async def test_many_presses_at_once_open_no_more_tables_than_allowed(tables: Tables):
    tables.per_person = 3
    opening = [tables.open("toy", ANA, guild=1, channel=2) for _ in range(8)]
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 3


async def test_who_leaves_a_lobby_passes_it_on(tables: Tables):
    match = await seated(tables, ANA, BEN, computers=1)
    table = await tables.leave(match, ANA.id)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ben"), (1, "C0")]
    assert table.opener == BEN.id
    assert (await tables.leave(match, BEN.id)).status == "cancelled"


async def test_a_lobby_is_called_off_once_it_has_been_idle_for_longer(tables: Tables):
    idle, busy = [await seated(tables, ANA) for _ in range(2)]
    assert await tables.call_off_lobbies(NOW) == []
    saved = asyncio.Event()
    tables.sessions.on_save = lambda _: saved.set()
    async with tables.sessions.lobby(busy):
        calling = asyncio.create_task(tables.call_off_lobbies(NOW + 1))
        await asyncio.wait_for(saved.wait(), 60)
        tables.sessions.clock = lambda: NOW + 1
    assert [table.id for table in await calling] == [idle]
    assert await status(tables, busy) == "lobby", "something happened there while the others were called off"
    assert [table.id for table in await tables.call_off_lobbies(NOW + 2)] == [busy]


async def test_two_presses_of_one_button_at_once_are_one_move(tables: Tables):
    match = await begun(tables, ANA, BEN)
    look = await tables.look(match, ANA.id)
    results = await asyncio.gather(
        tables.act(match, ANA.id, [Action("bid", (1,))], look.token),
        tables.act(match, ANA.id, [Action("bid", (2,))], look.token),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Look, NotYours]
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 1"]


async def test_one_token_wins_once_in_a_draft(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    look = await tables.look(match, ANA.id)
    gifts = [tables.act(match, ANA.id, [Action("gift", (f"g{n}",))], look.token) for n in range(3)]
    results = await asyncio.gather(*gifts, return_exceptions=True)
    assert [type(result) for result in results] == [Look, Stale, Stale]
    assert (await tables.look(match, ANA.id)).draft == (Action("gift", ("g0",)),)


async def test_answers_of_two_people_at_once_both_count(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await asyncio.gather(bid(tables, match, (ANA, 2)), bid(tables, match, (BEN, 1)))
    assert (await tables.look(match, None)).decisions[0].kind == "prize"


async def test_a_computer_takes_over_from_who_resigns(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play_line(match, ANA.id, "gift g1")
    table = await tables.resign(match, ANA.id, "dice")
    assert (table.seats[0].user, table.seats[0].bot, table.seats[0].name) == (None, "dice", "Ana")
    assert (await tables.look(match, BEN.id)).view.state.score == [0, 0], "her draft is gone"
    assert [timer.match for timer in await tables.store.timers_due(NOW)] == [match]
    await tables.automation.move(match)
    _, events, _ = (await letters_of(tables.store, match))[-1]
    assert next(happened.kind for happened in events) == "table-resigned", "told with what the computer did"
    assert {line.seat for line in await tables.store.lines(match)} == {None, 0, 1}
    assert (await tables.resign(match, BEN.id)).status == "cancelled"
    assert await tables.store.timers_due(NOW) == []


async def test_a_running_game_is_called_off_when_everybody_wants_it(tables: Tables):
    match = await begun(tables, ANA, BEN, computers=1)
    assert (await tables.cancel(match, ANA.id)).status == "live"
    with pytest.raises(Denied, match="asked-already"):
        await tables.cancel(match, ANA.id)
    assert (await tables.cancel(match, BEN.id)).status == "cancelled"
    told = [happened.kind for _, events, _ in await letters_of(tables.store, match) for happened in events]
    assert told[1:] == ["table-called-off"]
    assert await tables.store.timers_due(NOW) == []


async def test_a_game_moves_to_another_channel(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await tables.store.mark_sent((), NOW, Post(match, 5, 6, "before"))
    await tables.move_to(match, BEN.id, 8, 9)
    table = await tables.store.load(match)
    assert (table.guild, table.channel, table.thread, table.message) == (8, 9, None, None)
    assert (await letters_of(tables.store, match))[-1][1][-1].kind == "table-moved"


async def test_a_turn_can_be_announced_once_more(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await tables.announce(match)
    letters = await letters_of(tables.store, match)
    assert [(kind, len(events)) for kind, events, _ in letters] == [("turn", 1), ("turn", 0)]
    assert len({nonce for *_, nonce in letters}) == 2


async def test_a_running_game_is_exported_without_its_secrets(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play_line(match, ANA.id, "take bag")
    stored = await tables.store.load(match)
    record = load(Toy.verbs, await tables.export(match))
    assert [join(Toy.verbs, line.actions) for line in record.lines] == ["bid 2", "bid 1", "take bag"]
    assert not any(line.drawn for line in record.lines)
    assert (record.setup, record.secret, record.scores) == ((), "", ())
    assert record.commitment == commitment(stored.secret)


async def test_bids_are_not_exported_to_others_before_everybody_has_bid(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)

    async def exported(user: int | None) -> list[str]:
        record = load(Toy.verbs, await tables.export(match, user))
        return [join(Toy.verbs, line.actions) for line in record.lines]

    await bid(tables, match, (ANA, 3), (BEN, 5))
    assert [await exported(user) for user in (None, CLEO.id, ANA.id, BEN.id)] == [
        [],
        [],
        ["bid 3"],
        ["bid 5"],
    ]
    await bid(tables, match, (CLEO, 9))
    assert [await exported(user) for user in (None, BEN.id)] == [["bid 3", "bid 5", "bid 9"]] * 2


async def test_there_is_no_record_before_the_start(tables: Tables, tmp_path: Path):
    table = await tables.open("toy", ANA, guild=1, channel=2)
    for match, why in ((table.id, "not-live"), (table.id + 1, "no-table")):
        with pytest.raises(Denied, match=why):
            await tables.export(match)
        with pytest.raises(Denied, match=why):
            await archive.read_from(tmp_path / "a.db", match)


async def test_a_finished_game_is_exported_whole(tables: Tables):
    match = await finished(tables)
    assert verify(Toy(), load(Toy.verbs, await tables.export(match))) == (6, 0)


async def test_the_start_names_who_begins_unless_several_do(tables: Tables):
    for key in ("yspahan", "toy"):
        match = await begun(tables, ANA, BEN, key=key)
        first, *others = [decision.seat for decision in (await tables.look(match, None)).decisions]
        ((_, (started,), _),) = await letters_of(tables.store, match)
        assert (started.kind, started.seat) == ("table-started", None if others else first)


async def test_moves_of_people_are_not_marked_as_automatic(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play_line(match, ANA.id, "pass")
    assert [line.auto for line in await tables.store.lines(match)] == [False] * 4


# Computers


async def test_all_thoughts_of_a_turn_share_its_time(tables: Tables):
    given = list[float]()

    async def think(key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
        given.append(seconds)
        return bots.choose(key, view, seat, "dice", 0.0, seed)

    tables.automation.think = think
    table = await tables.open("yspahan", ANA, guild=1, channel=2)
    await tables.add_computer(table.id, ANA.id, "hard", "C")
    await tables.start(table.id, ANA.id)
    while len(given) < 3:
        look = await tables.look(table.id, ANA.id)
        if look.token is None:
            given.clear()
            await tables.automation.move(table.id)
        elif look.finished:
            await tables.confirm(table.id, ANA.id, look.token)
        else:
            await tables.act(table.id, ANA.id, look.actions[-1:], look.token)
    assert given[:3] == pytest.approx([3.0, 7 / 3, 14 / 9])


async def test_a_round_of_computers_is_one_letter(tables: Tables):
    match = await begun(tables, ANA, computers=3, key="yspahan")
    await tables.automation.move(match)
    while (await tables.look(match, ANA.id)).token is None:
        raise AssertionError("nobody is asked")
    letters = await letters_of(tables.store, match)
    seats = {line.seat for line in await tables.store.lines(match)}
    assert len(letters) <= 1 + len(seats & {0})


async def test_computers_are_woken_after_a_restart(tables: Tables, tmp_path: Path):
    match = await begun(tables, ANA, computers=1)
    (timer,) = await tables.store.timers_due(NOW)
    await tables.store.close()
    store = await open_store(tmp_path / "a.db")
    again = Tables(store, clock=lambda: NOW)
    assert await store.timers_due(NOW) == [timer]
    await again.automation.move(timer.match)
    assert [line.seat for line in await store.lines(match)] == [None, 1]
    assert await store.timers_due(NOW) == []
    await store.close()


@pytest.mark.parametrize("thought", [ZeroDivisionError("in its head"), "bid 31", "fly", "bid"])
async def test_a_computer_that_fails_plays_something_harmless(
    tables: Tables, thought: object, caplog: pytest.LogCaptureFixture
):
    async def think(*_: Any) -> Any:
        if isinstance(thought, Exception):
            raise thought
        return thought

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 0"]
    assert f"match={match}" in caplog.text
    assert "a computer player failed" in caplog.text
    caplog.clear()


async def test_a_game_that_ends_while_a_computer_thinks_stays_ended(tables: Tables):
    async def think(*_: Any) -> str:
        await tables.cancel(match, ANA.id)
        return "bid 1"

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup"]
    assert await status(tables, match) == "cancelled"


async def test_what_a_computer_thought_of_is_dropped_if_the_game_went_on(tables: Tables):
    thoughts = iter(["bid 1", "bid 2"])

    async def think(*_: Any) -> str:
        thought = next(thoughts)
        if thought == "bid 1":
            await tables.automation.move(match)
        return thought

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 2"]


# Letters


async def test_letters_are_delivered_once(tables: Tables):
    match = await begun(tables, ANA, BEN)
    (letter,) = await tables.store.mail(NOW)
    assert read_notice(letter.payload).ping == (0, 1)
    await tables.store.mark_sent([letter.id], NOW, Post(match, 1, None, ""))
    await bid(tables, match, (ANA, 2))
    assert await tables.store.mail(NOW) == [], "Ben knows that he is asked"
    await bid(tables, match, (BEN, 1))
    (letter,) = await tables.store.mail(NOW)
    assert [happened.kind for happened in read_notice(letter.payload).events][:2] == ["bid", "bid"]
