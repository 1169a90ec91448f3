"""Tables of a small game on a real file, at one moment: lobbies, running and finished ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.tables import Person, Tables, read_notice
from engine.tables.store import Finished, Gone, Result, SeatResult, Store, Table, TableOptions, open_store
from tests.timed import ANA, BEN
from tests.toy import Toy

NOW = 1_790_000_000


def clock() -> float:
    return NOW


async def letters_of(store: Store, match: int) -> list[tuple[str, tuple[Any, ...], str]]:
    """Kind, events and nonce of every letter but the card, sent or not."""
    select = "select kind, payload, nonce from outbox where match = ? and kind <> 'card' order by id"
    rows = await store._writes.run(lambda db: db.execute(select, (match,)).fetchall())
    return [(kind, read_notice(payload).events, nonce) for kind, payload, nonce in rows]


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
    table = await tables.lobby.open(key, people[0], guild=1, channel=2)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    for number in range(computers):
        await tables.lobby.add_computer(table.id, people[0].id, "dice", f"C{number}")
    return table.id


async def begun(tables: Tables, *people: Person, computers: int = 0, key: str = "toy") -> int:
    match = await seated(tables, *people, computers=computers, key=key)
    await tables.lobby.start(match, people[0].id)
    return match


async def bid(tables: Tables, match: int, *bids: tuple[Person, int]) -> None:
    for person, n in bids:
        await tables.play.play_line(match, person.id, f"bid {n}")


async def finished(tables: Tables) -> int:
    """A game of toys in which Ana wins both rounds."""
    match = await begun(tables, ANA, BEN)
    for n in (2, 1):
        await bid(tables, match, (ANA, n), (BEN, 0))
        await tables.play.play_line(match, ANA.id, "take pebble")
    return match


async def status(tables: Tables, match: int) -> str:
    table = await tables.store.load(match)
    assert table
    return table.status


async def past(store: Store, user: int, *played: tuple[Gone, int | None], people: int = 2) -> None:
    """Give a person finished games: how they left each, if they did, and their typical time to answer."""
    for n, (how, seconds) in enumerate(played):
        table = Table(
            game="yspahan", rules=1, options=TableOptions(), guild=None, channel=None, opener=0,
            secret=b"", created=NOW, moved=NOW, status="over", seats=[],
        )  # fmt: skip
        await store.create(table)
        match, ended = table.id, NOW - n
        result = Result(match, "yspahan", 1, "{}", None, 0, ended, 2, people)
        seat = SeatResult(
            match, 0, 0, "yspahan", None, ended, 2, people, user, "", how, 1, 9, "{}", 0, seconds
        )
        await store.results.fill(Finished(result, (seat,)), table.seq)
