"""The process is killed at any instant while tables are played: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games
from engine.match import decode, replay
from engine.tables import archive, read_notice
from engine.tables.look import look_at
from engine.tables.session import STARTED, Session, feed_of
from engine.tables.store import LogLine, Store, Table, open_store
from tests import count

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


def run_and_kill(path: Path, rng: Random) -> list[dict[str, Any]]:
    """Return what a child printed before it was killed, in the middle of play or while it started."""
    child = subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-m", "tests.kill_child", path, str(rng.getrandbits(30))],
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
    rows = await store._writes.run(lambda db: db.execute("pragma integrity_check").fetchall())
    assert [tuple(row) for row in rows] == [("ok",)]
    matches = await store.matches("lobby", "live", "over")
    assert set(ledger.saved) <= set(matches)
    for match in matches:
        table = await store.load(match)
        assert table
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
    game, record = games.get(table.game), await archive.read(store, table)
    steps = replay(
        game,
        len(record.seats),
        record.options,
        record.setup,
        record.lines,
        strict=True,
        secret=table.secret,
        contributions=record.contributions,
    )
    positions, told = zip(*steps, strict=True)
    state = positions[-1]
    assert state == decode(game, table.base)
    assert table.drawn == sum(len(line.drawn) for line in lines)
    assert (table.status == "over") == (game.outcome(state) is not None)

    session = Session(table)
    for user in (seat.user for seat in table.seats):
        look_at(session, user)
    timers = [timer for timer in await store.timers_due(2**40) if timer.match == table.id]
    asks_computer = any(table.seats[decision.seat].bot for decision in session.match.decisions())
    assert len(timers) >= asks_computer, "a computer is asked and not woken"

    select = "select nonce, payload, sent from outbox where match = ? order by id"
    letters = await store._writes.run(lambda db: db.execute(select, (table.id,)).fetchall())
    posted = [happened for _, payload, _ in letters for happened in read_notice(payload).events]
    of_the_game = [e for e in (*posted, *feed_of(table).unposted) if e.kind != STARTED]
    assert of_the_game == [e for events in told for e in events]
    marked = {nonce for nonce, _, at in letters if at}
    assert marked <= ledger.sent
    ledger.marked |= marked


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
@pytest.mark.parametrize("number", range(FILES))
async def test_a_killed_process_goes_on_where_it_was(tmp_path: Path, number: int):
    path, rng, ledger = tmp_path / "a.db", Random(number), Ledger()
    for _ in range(KILLS):
        words = run_and_kill(path, rng)
        for word in words:
            ledger.note(word)
        sent = [word["sent"] for word in words if "sent" in word]
        assert len(sent) == len(set(sent))
        store = await open_store(path)
        await examine(store, ledger)
        await store.close()
    assert ledger.lines
    print(
        f"file {number}: {KILLS} kills, {ledger.lines} lines, {len(ledger.sent)} letters, {ledger.over} games"
    )
