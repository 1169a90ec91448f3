"""Tables before they start: how many there may be, who leaves, and when they are called off."""

from __future__ import annotations

import asyncio

import pytest

from engine.tables import Denied, Tables
from engine.tables.access.limits import NAMED
from engine.tables.store import Table
from tests.service import NOW, begun, finished, seated, status, tables, toy
from tests.timed import ANA, BEN, CLEO

__all__ = ["tables", "toy"]


async def test_the_tables_in_the_way_are_named_the_quietest_lobbies_first(tables: Tables):
    running = await begun(tables, ANA, BEN)
    lobbies = [await seated(tables, ANA) for _ in range(3)]
    tables.limits.per_person = 4
    with pytest.raises(Denied) as denied:
        await tables.lobby.open("toy", ANA, guild=None, channel=None)
    assert denied.value.values == {"most": 4, "tables": ", ".join(map(str, [*lobbies, running]))}
    await tables.seats.cancel(lobbies[0], ANA.id)
    await tables.lobby.open("toy", ANA, guild=None, channel=None)
    for number in range(5, NAMED + 2):
        tables.limits.per_person = number
        await seated(tables, ANA)
        with pytest.raises(Denied) as denied:
            await tables.lobby.open("toy", ANA, guild=None, channel=None)
        assert ("…" in str(denied.value.values["tables"])) == (number > NAMED)


async def test_seats_are_refused_wherever_they_can_be_taken(tables: Tables):
    over, lobby, running = await finished(tables), await seated(tables, CLEO), await begun(tables, CLEO, ANA)
    await tables.seats.resign(running, ANA.id)
    await seated(tables, BEN)
    tables.limits.per_person = 1
    with pytest.raises(Denied, match="too-many-tables"):
        await tables.lobby.join(lobby, BEN)
    with pytest.raises(Denied, match="too-many-tables"):
        await tables.lobby.rematch(over, BEN.id)
    table, new = await tables.lobby.rematch(over, ANA.id)
    assert new
    assert await tables.lobby.rematch(over, BEN.id) == (table, False), (
        "the one that is there can be looked up"
    )


async def test_a_rematch_is_for_those_who_have_played_to_the_end(tables: Tables):
    running, over = await begun(tables, ANA, BEN), await finished(tables)
    with pytest.raises(Denied, match="is-live"):
        await tables.lobby.rematch(running, ANA.id)
    with pytest.raises(Denied, match="not-seated"):
        await tables.lobby.rematch(over, CLEO.id)


async def test_a_game_that_cannot_start_yet_says_how_many_it_needs(tables: Tables):
    match = await seated(tables, ANA)
    with pytest.raises(Denied) as denied:
        await tables.lobby.start(match, ANA.id)
    assert (denied.value.why, denied.value.values) == ("too-few", {"least": 2})


async def test_many_presses_at_once_open_no_more_tables_than_allowed(tables: Tables):
    tables.limits.per_person = 3
    opening = [tables.lobby.open("toy", ANA, guild=1, channel=2) for _ in range(8)]
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(result, Table) for result in results) == 3


async def test_who_leaves_a_lobby_passes_it_on(tables: Tables):
    match = await seated(tables, ANA, BEN, computers=1)
    table = await tables.lobby.leave(match, ANA.id)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ben"), (1, "C0")]
    assert table.opener == BEN.id
    assert (await tables.lobby.leave(match, BEN.id)).status == "cancelled"


async def test_a_lobby_is_called_off_once_it_has_been_idle_for_longer(tables: Tables):
    idle, busy = [await seated(tables, ANA) for _ in range(2)]
    assert await tables.lobby.call_off_idle(NOW) == []
    saved = asyncio.Event()
    tables.access.listeners.append(lambda *_: saved.set())
    async with tables.access.lobby(busy):
        calling = asyncio.create_task(tables.lobby.call_off_idle(NOW + 1))
        await asyncio.wait_for(saved.wait(), 60)
        tables.access.clock = lambda: NOW + 1
    assert [table.id for table in await calling] == [idle]
    assert await status(tables, busy) == "lobby", "something happened there while the others were called off"
    assert [table.id for table in await tables.lobby.call_off_idle(NOW + 2)] == [busy]
