"""Several processes on one PostgreSQL database: leases of shards, claims of tables, notifications, turns."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from engine import notation
from engine.tables import Denied, Tables
from engine.tables.store import (
    BotSettings,
    Conflict,
    Letter,
    ServerSettings,
    Shards,
    Store,
    StoreError,
    Timer,
    UserSettings,
    leases,
    open_store,
)
from tests.stores import line, new_table, sql
from tests.timed import ANA, BEN, MONDAY

ROOT = Path(__file__).parent.parent
ONE = Shards((0, 1), 2)
TIMES = 100
"""How often something is cancelled."""
PATIENCE = 120
"""The longest time to wait, in seconds, for what happens at once on a machine that is not busy."""
BACKEND = "select backend from process where id = '{}'"
SEEN = "update process set seen = clock_timestamp() - interval '{} seconds' where id = '{}'"


class Node:
    """A store as one process has it, and what it was told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changes: list[frozenset[int]] = []
        self.heard: list[tuple[str, int]] = []
        store.listen(lambda kind, key: self.heard.append((kind, key)))

    async def serve(self, shards: Shards = ONE) -> None:
        await self.store.serve(shards, "1", self.changes.append)
        assert ("all", 0) in self.heard, "what was notified before may have been read too early"
        self.heard.clear()

    @property
    def name(self) -> str:
        return self.store._server.process

    async def disconnect(self) -> None:
        """Break the connection that holds the leases, as a failing network does."""
        await sql(self.store, f"select pg_terminate_backend(({BACKEND.format(self.name)}))")

    async def was_seen_last(self, ago: float) -> None:
        """Let the others believe that so many seconds have passed since the last refresh of this process."""
        await sql(self.store, SEEN.format(ago, self.name))


Nodes = Callable[[], Awaitable[Node]]


@pytest.fixture
async def nodes(uri: str) -> AsyncIterator[Nodes]:
    """Make stores on the same database; they are closed at the end."""
    made: list[Node] = []

    async def make() -> Node:
        made.append(Node(await open_store(uri)))
        return made[-1]

    yield make
    for node in made:
        await node.store.close()


async def until(happened: Callable[[], Any]) -> None:
    """Wait until `happened()`."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110  # no event tells
            await asyncio.sleep(0.02)


# Leases


async def test_a_second_process_stands_by_and_takes_over_when_the_first_ends(nodes, monkeypatch):
    monkeypatch.setattr(leases, "REFRESH", 10 * PATIENCE)  # it is told, so it need not poll
    monkeypatch.setattr(leases, "LOST", 20 * PATIENCE)
    first, second = await nodes(), await nodes()
    assert first.store.held is None
    await first.serve()
    await second.serve()
    assert (first.store.held, second.store.held) == ({0, 1}, frozenset())
    assert (first.changes, second.changes) == ([{0, 1}], [])
    await first.store.close()
    assert first.changes == [{0, 1}, frozenset()], "it stops first"
    await until(lambda: second.store.held == {0, 1})
    assert second.changes == [{0, 1}]


async def test_no_shard_is_ever_held_twice(nodes):
    """The connections of three processes break all the time; each of them wants all shards."""
    shards = Shards(tuple(range(6)), 6)
    three = [await nodes() for _ in range(3)]
    for node in three:
        await node.serve(shards)
    turns: set[int] = set()
    for round_ in itertools.count(1):
        victim = max(three, key=lambda node: len(node.store.held))
        had, broken = len(victim.changes), asyncio.create_task(victim.disconnect())
        async with asyncio.timeout(PATIENCE):
            while True:
                held = [(n, shard) for n, node in enumerate(three) for shard in node.store.held]
                assert len(held) == len({shard for _, shard in held}), f"held twice in round {round_}"
                if len(victim.changes) > had and len(held) == 6:
                    break
                for node in three:
                    if node is not victim:
                        node.store._leases._soon.set()  # they look for free shards all the time
                await asyncio.sleep(0.003)
        await broken
        turns.update(n for n, _ in held)
        if round_ >= 6 and len(turns) > 1:
            break


async def test_who_loses_the_connection_stops_before_anything_else_and_leases_again(nodes, caplog):
    node = await nodes()
    await node.serve()
    connections: list[object] = []

    def note(held: frozenset[int]) -> None:
        assert node.store.held == held
        connections.append(node.store._leases._db)
        node.changes.append(held)

    node.store._leases._on_change = note
    await node.disconnect()
    await until(lambda: len(node.changes) == 3)
    assert node.changes == [{0, 1}, frozenset(), {0, 1}]
    assert connections[0] is None, "before it connects again"
    assert connections[1] is not None
    assert ("all", 0) in node.heard, "what was notified meanwhile may have been missed"
    caplog.clear()


async def test_a_process_that_gets_no_answer_gives_up_its_leases_by_its_own_clock(nodes, monkeypatch, caplog):
    node, now = await nodes(), leases.Leases._now
    await node.serve()
    assert node.store.held == {0, 1}
    monkeypatch.setattr(leases.Leases, "_now", lambda _: now() + leases.LOST)  # the process stands still
    assert node.store.held == frozenset(), "without the event loop having run"
    assert node.changes == [{0, 1}, frozenset()]
    caplog.clear()


async def test_shards_are_leased_apart(nodes):
    first, second = await nodes(), await nodes()
    await first.serve(Shards((0, 1), 4))
    await second.serve(Shards((1, 2, 3), 4))
    assert (first.store.held, second.store.held) == ({0, 1}, {2, 3})


async def test_another_total_of_shards_is_refused_while_a_process_lives(nodes):
    first, second = await nodes(), await nodes()
    await first.serve(Shards((0,), 2))
    with pytest.raises(StoreError, match="divides the servers into 2 shards, not 4"):
        await second.serve(Shards((3,), 4))
    await first.store.close()
    await second.serve(Shards((3,), 4))
    assert second.store.held == {3}


async def test_the_living_processes_and_their_figures_are_listed(nodes):
    first, second = await nodes(), await nodes()
    await first.serve(Shards((0,), 2))
    await second.store.serve(Shards((1,), 2), "2", second.changes.append)
    await first.store.report({"memory": 5})
    await until(lambda: first.store._leases.figures)
    first.store._leases._soon.set()
    while not (listed := await second.store.processes())[0].figures:  # noqa: ASYNC110  # no event tells
        await asyncio.sleep(0.05)
    assert [(p.id, p.shards, p.total, p.version, p.own, p.figures) for p in listed] == [
        (first.name, (0,), 2, "1", False, {"memory": 5}),
        (second.name, (1,), 2, "2", True, {}),
    ]
    assert all(p.started <= p.seen <= p.started + PATIENCE for p in listed)


# Processes that are killed

CHILD = """
import asyncio, sys
from engine.tables.store import Shards, open_store

async def main(uri, claimed, name):
    store = await open_store(uri)
    await store.serve(Shards((0, 1), 2), "child", lambda held: print(*sorted(held), flush=True))
    print("claimed", await store.claim(int(claimed)), flush=True)
    async with store.turn(name):
        print("turn", flush=True)
        await asyncio.sleep(600)

asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def child(uri: str, match: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process that holds both shards, the claim of a table and the turn "identify"."""
    process = subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-c", CHILD, uri, str(match), "identify"], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert process.stdout
    try:
        for expected in (b"0 1\n", b"claimed %r\n" % bool(match), b"turn\n"):
            assert process.stdout.readline() == expected
        yield process
    finally:
        process.send_signal(signal.SIGCONT)
        process.kill()
        process.communicate()


async def test_when_a_process_is_killed_a_spare_one_takes_over_leases_claims_and_turns(nodes, uri):
    node = await nodes()
    match = await node.store.create(new_table())
    with child(uri, match) as process:
        await node.serve()
        assert node.store.held == frozenset()
        assert not await node.store.claim(match)
        process.kill()
        await until(lambda: node.store.held == {0, 1})
        async with asyncio.timeout(PATIENCE), node.store.turn("identify"):
            while not await node.store.claim(match):  # noqa: ASYNC110  # as often as possible
                await asyncio.sleep(0.1)
    assert len(await node.store.processes()) == 1
    assert ("all", 0) in node.heard, "it is told to look for work"


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
async def test_a_process_that_stands_still_loses_everything(nodes, uri, monkeypatch):
    """Its connections stay open, so the server would hold its locks forever."""
    node = await nodes()
    match = await node.store.create(new_table())
    with child(uri, match) as process:
        await node.serve()
        os.kill(process.pid, signal.SIGSTOP)
        await until(lambda: node.store.held == {0, 1})
        assert await node.store.claim(match)
        os.kill(process.pid, signal.SIGCONT)
        assert await asyncio.to_thread(process.stdout.readline) == b"\n", "it stops, and does not come back"
        await asyncio.sleep(2 * leases.REFRESH)
        assert node.store.held == {0, 1}


# Claims


async def test_a_table_is_claimed_by_one_process_and_its_shard_decides_which(nodes):
    first, second = await nodes(), await nodes()
    await first.serve(Shards((0,), 2))
    await second.serve(Shards((1,), 2))
    zero = await first.store.create(new_table(guild=2 << 22))
    one = await first.store.create(new_table(guild=1 << 22))
    private = await first.store.create(new_table(guild=None))
    for match in (zero, private):
        assert await first.store.claim(match)
        assert not await second.store.claim(match)
    assert not await first.store.claim(one)
    assert await second.store.claim(one)
    assert not await first.store.claim(99)


async def test_a_claim_outlasts_the_lease_and_the_next_process_is_told_when_it_ends(nodes):
    """A letter that is being sent when the connection breaks is not sent by another process meanwhile."""
    first, second = await nodes(), await nodes()
    match = await first.store.create(new_table())
    await first.serve()
    await second.serve()
    assert await first.store.claim(match)
    assert await first.store.claim(match), "for the letters and the timers of a table"
    first.store._leases._soon.clear()
    first.store._leases._task.cancel()  # it does not connect again
    await first.disconnect()
    await until(lambda: second.store._leases._locked == {0, 1})
    await first.was_seen_last(leases.LOST + 0.5)
    await until(lambda: second.store.held == {0, 1})
    assert first.store.held == frozenset()
    assert not await first.store.claim(match), "what is done may be completed, and nothing begun"
    assert not await second.store.claim(match)
    await first.store.release(match)
    assert not await second.store.claim(match)
    second.heard.clear()
    await first.store.release(match)
    await until(lambda: ("table", match) in second.heard)
    assert await second.store.claim(match)
    assert await sql(second.store, "select process from claim") == second.name
    await second.store.release(match)
    assert await sql(second.store, "select count(*) from claim") == 0


async def test_many_claims_at_once(nodes):
    first, second = await nodes(), await nodes()
    matches = [await first.store.create(new_table()) for _ in range(5)]
    await first.serve()
    for _ in range(20):
        assert all(await asyncio.gather(*(first.store.claim(match) for match in matches * 3)))
        assert not any(await asyncio.gather(*(second.store.claim(match) for match in matches))) or (
            second.store.held is None
        )
        await asyncio.gather(*(first.store.release(match) for match in matches * 3))
    assert await sql(first.store, "select count(*) from claim") == 0


async def cancelled_at_any_instant(work: Callable[[], Awaitable[object]]) -> None:
    """Begin some work many times, and cancel it while it waits for an answer of the database, or later."""
    for n in range(TIMES):
        task = asyncio.ensure_future(work())
        await asyncio.sleep(n * 0.00005)
        task.cancel()
        await asyncio.wait([task])


async def test_a_cancelled_claim_leaves_none(nodes):
    node = await nodes()
    matches = [await node.store.create(new_table()) for _ in range(TIMES)]
    await node.serve()

    async def claim() -> None:
        match = matches.pop()
        if await node.store.claim(match):
            await node.store.release(match)

    await cancelled_at_any_instant(claim)
    assert await sql(node.store, "select count(*) from claim") == 0


# What concerns held shards only


async def test_work_is_that_of_the_held_shards(nodes):
    first, second, whole = await nodes(), await nodes(), await nodes()
    await first.serve(Shards((0,), 2))
    await second.serve(Shards((1,), 2))
    tables = [new_table(guild=guild, status="live") for guild in (None, 1 << 22, 2 << 22, 3 << 22)]
    for table in tables:
        await whole.store.create(table)
        mail = [Letter(kind="turn", payload=b"{}", nonce=str(table.id), due=0)]
        await whole.store.save(table, timers=[Timer(due=0, kind="a")], outbox=mail)
    for letter in await whole.store.mail(0):
        await whole.store.postpone(letter.id, 0, "", refused=True)
    evens, odds = [tables[0].id, tables[2].id], [tables[1].id, tables[3].id]
    for node, matches in ((first, evens), (second, odds), (whole, sorted(evens + odds))):
        assert sorted(await node.store.due(0)) == matches
        assert sorted(await node.store.refused()) == matches
    await sql(whole.store, "update timer set tries = 99")
    await sql(whole.store, "update outbox set tries = 0")
    assert (await first.store.stalled(), await second.store.stalled()) == (evens, odds)
    await second.store.unpark()
    await second.store.mark_tried()
    assert sorted(await whole.store.stalled()) == evens
    assert sorted(letter.match for letter in await whole.store.mail(0) if letter.tries) == odds


# Notifications


async def test_changes_by_other_processes_are_heard(nodes):
    first, second = await nodes(), await nodes()
    await first.serve(Shards((0,), 2))
    await second.serve(Shards((1,), 2))
    own, other = new_table(guild=2 << 22), new_table(guild=1 << 22)
    for table in (own, other):
        card = Letter(kind="card", payload=b"", nonce=f"card {table.id}", due=0)
        await first.store.create(table, outbox=[card])
        await first.store.save(table, lines=[line(1)])
        await first.store.save(table, outbox=[Letter(kind="turn", payload=b"", nonce=str(table.id), due=0)])
    await first.store.save(other, timers=[Timer(due=0, kind="a")])
    await first.store.change_settings(UserSettings, 7, {"pings": False})
    await first.store.change_settings(UserSettings, 7, {"lang": "cs"})
    await first.store.change_settings(UserSettings, 7, {"lang": None})
    await first.store.delete_user(8)
    await first.store.change_settings(ServerSettings, 5, {"openers": 1})
    await first.store.change_settings(BotSettings, 0, {"pauses": []})
    await first.store.notify("anything", 6)
    expected = [
        *[("table", other.id)] * 3,
        ("language", 7),
        ("language", 7),
        ("language", 8),
        ("server", 5),
        ("pauses", 0),
        ("anything", 6),
    ]
    await until(lambda: len(second.heard) >= len(expected))
    assert second.heard == expected
    assert first.heard == [], "of its own changes a process hears nothing"


# Turns


async def test_one_process_and_one_task_at_a_time_has_the_turn(nodes):
    pair = [await nodes(), await nodes()]
    for node in pair:
        await node.serve()
    inside = most = done = 0

    async def work(node: Node) -> None:
        nonlocal inside, most, done
        async with node.store.turn("identify"):
            inside += 1
            most = max(most, inside)
            async with node.store.turn("another"):
                await asyncio.sleep(0.01)
            inside -= 1
            done += 1

    await asyncio.gather(*(work(node) for node in pair * 5))
    assert (most, done) == (1, 10)
    await asyncio.wait_for(asyncio.gather(*(work(node) for node in pair)), PATIENCE)


async def test_a_cancelled_wait_leaves_no_lock(nodes):
    first, second = await nodes(), await nodes()
    await first.serve()
    await second.serve()
    async with first.store.turn("a"):
        waiting = asyncio.create_task(second.store.turn("a").__aenter__())
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.wait([waiting])
    async with asyncio.timeout(PATIENCE), first.store.turn("a"), second.store.turn("b"):
        pass

    async def take_turn() -> None:
        async with first.store.turn("a"):
            pass

    await cancelled_at_any_instant(take_turn)
    async with asyncio.timeout(PATIENCE), second.store.turn("a"):
        pass


async def test_a_schema_of_one_process_becomes_one_of_many(uri):
    """A database of the version before, with what is in it, migrates."""
    store = await open_store(uri)
    table = new_table()
    await store.create(table)
    for added in ("attempt", "puzzle", "result_seat", "result", "queue"):
        await sql(store, f"drop table {added}")
    await sql(store, "drop table process")
    await sql(store, "drop table lease")
    await sql(store, "drop table claim")
    await sql(store, "update caravanserai set schema = 6")
    await store.close()
    node = Node(await open_store(uri))
    await node.serve()
    assert await node.store.load(table.id) == table
    assert await node.store.claim(table.id)
    await node.store.close()
    db = await asyncpg.connect(uri)
    assert await db.fetchval("select count(*) from process") == 0
    await db.close()


# The service


@pytest.fixture
async def pair(nodes: Nodes) -> AsyncIterator[list[Tables]]:
    """Yield the service as two processes have it."""
    two = [await nodes(), await nodes()]
    for node in two:
        await node.serve()
    services = [Tables(node.store, per_person=2) for node in two]
    yield services
    for tables in services:
        await tables.close()


async def begin(tables: Tables) -> int:
    """Start a table of Ana and Ben."""
    table = await tables.lobby.open("yspahan", ANA, guild=1, channel=2)
    await tables.lobby.join(table.id, BEN)
    await tables.lobby.start(table.id, ANA.id)
    return table.id


def overtake(tables: Tables, other: Callable[[], Awaitable[object]], times: int) -> None:
    """Let another process save a table between the load and the save of the next calls."""
    load, left = tables.store.load, [None] * times

    async def overtaken(match: int) -> Any:
        table = await load(match)
        if left:
            left.pop()
            await other()
        return table

    tables.store.load = overtaken


async def test_a_call_that_another_process_has_overtaken_is_made_again_once(pair):
    first, second = pair
    match = await begin(first)
    overtake(first, lambda: second.private.set_note(match, BEN.id, "Ben's"), 1)
    await first.private.set_note(match, ANA.id, "Ana's")
    notes = [(await first.play.look(match, who.id)).own.note for who in (ANA, BEN)]
    assert notes == ["Ana's", "Ben's"]
    overtake(first, lambda: second.private.set_note(match, BEN.id, "again"), 2)
    with pytest.raises(Conflict):
        await first.private.set_note(match, ANA.id, "not written")
    assert (await first.play.look(match, ANA.id)).own.note == "Ana's"


async def test_a_press_that_another_process_has_overtaken_is_out_of_date(pair):
    first, second = pair
    match = await begin(first)
    looks = [await first.play.look(match, who.id) for who in (ANA, BEN)]
    look = next(look for look in looks if look.token)
    user, token = look.table.seats[look.seat].user, look.token
    move = notation.notate(look.game.verbs, look.actions[0])
    overtake(first, lambda: second.play.press(match, user, token, move), 1)
    pressed = await first.play.press(match, user, token, move)
    assert pressed.stale, "the same press at two processes counts once"
    assert pressed.look.draft or pressed.look.lines > look.lines


async def test_a_person_cannot_exceed_the_limit_in_two_processes_at_once(pair):
    for person in (ANA, BEN):
        await pair[0].lobby.open("yspahan", person, guild=1, channel=2)
        last = [tables.lobby.open("yspahan", person, guild=1, channel=2) for tables in pair]
        results = await asyncio.gather(*last, return_exceptions=True)
        assert sorted(isinstance(result, Denied) for result in results) == [False, True]
        assert len(await pair[0].store.tables_of(person.id)) == 2


async def finished(tables: Tables) -> int:
    """Begin a match, end it at once, and return its number."""
    match = await begin(tables)
    table = await tables.store.load(match)
    assert table
    table.status = "over"
    await tables.store.save(table)
    return match


async def test_a_table_has_one_rematch_whichever_process_is_asked(pair):
    first, second = pair
    match = await finished(first)
    found = await asyncio.gather(
        *(tables.lobby.rematch(match, ANA.id) for tables in (first, second, first, second))
    )
    assert len({table.id for table, _ in found}) == 1
    assert [new for _, new in found].count(True) == 1
    assert len(await first.store.matches("lobby")) == 1


async def test_a_rematch_that_another_process_has_overtaken_leaves_no_second_lobby(pair):
    first, second = pair
    match = await finished(first)

    async def follow() -> None:
        table = await second.store.load(match)
        table.seats[0].prefs = b'{"note": "nice"}'
        await second.store.save(table)

    overtake(first, follow, 1)
    rematch, new = await first.lobby.rematch(match, ANA.id)
    assert new
    assert await first.store.matches("lobby") == [rematch.id]
    assert (await first.lobby.rematch(match, BEN.id))[0].id == rematch.id


async def test_a_pause_holds_for_all_processes(pair):
    first, second = pair
    await first.pauses.begin(MONDAY)
    await second.pauses.begin(MONDAY + 5)
    assert second.pauses.since == MONDAY, "it has begun already"
    await first.pauses.end(MONDAY + 9)
    await second.pauses.end(MONDAY + 20)
    assert second.pauses.spans == first.pauses.spans == ((MONDAY, MONDAY + 9),)
