"""Planned moves at a table of the toy game, where every line is known beforehand."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.tables import Denied
from tests.presses import act
from tests.service import toy
from tests.timed import ANA, BEN, TimedTables, play, texts, timed, told

__all__ = ["timed", "toy"]


async def planned(timed: TimedTables, unless: str) -> int:
    """Ana plans two moves for the second round, one before Ben bids in the first and one after."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 1"))
    await timed.tables.private.plan(match, ANA.id, "bid 3")
    await play(timed, match, (BEN, "bid 5"))
    await timed.tables.private.plan(match, ANA.id, "take pebble", unless)
    await play(timed, match, (BEN, "pass"))
    assert (await texts(timed, match))[-1] == (0, "bid 3")
    await play(timed, match, (BEN, "bid 2"))
    return match


async def test_a_line_of_ones_own_does_not_stop_a_plan(timed: TimedTables):
    match = await planned(timed, unless="bid 3")
    assert (await texts(timed, match))[-1] == (0, "take pebble")
    assert (await told(timed)).count("table-planned") == 2


async def test_a_line_of_another_stops_a_plan(timed: TimedTables):
    match = await planned(timed, unless="bid 2")
    assert (await texts(timed, match))[-1] == (1, "bid 2")
    assert (await told(timed)).count("table-planned") == 1
    own = (await timed.tables.play.look(match, ANA.id)).own
    assert (own.orders, own.stopped) == ([], "take pebble")


async def test_a_line_from_before_a_plan_does_not_stop_it(timed: TimedTables):
    match = await planned(timed, unless="bid 5")
    assert (await texts(timed, match))[-1] == (0, "take pebble")


async def test_a_plan_that_does_not_end_the_turn_becomes_a_draft_and_stays_private(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 5"))
    await timed.tables.private.plan(match, ANA.id, "gift g0")
    await play(timed, match, (BEN, "bid 1"))
    assert "table-planned" not in await told(timed)
    look = await timed.tables.play.look(match, ANA.id)
    assert look.draft == (Action("gift", ("g0",)),)
    assert (look.own.stopped, look.own.reason) == ("gift g0", "begun")


async def test_only_so_many_moves_can_be_planned(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 1"))
    for _ in range(5):
        await timed.tables.private.plan(match, ANA.id, "bid 3")
    with pytest.raises(Denied, match="too-many-orders"):
        await timed.tables.private.plan(match, ANA.id, "bid 3")


async def test_a_plan_waits_while_its_owner_drafts_something_or_is_asked_nothing(timed: TimedTables):
    """The automation may have been started for it just before."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    look = await timed.tables.play.look(match, ANA.id)
    assert look.token
    await act(timed.tables, match, ANA.id, [Action("gift", ("g0",))], look.token)
    for person in (ANA, BEN):
        await timed.tables.private.plan(match, person.id, "bid 3")
    for seat in (0, 1):
        await timed.tables.automation._as_planned(match, seat)
    for person in (ANA, BEN):
        own = (await timed.tables.play.look(match, person.id)).own
        assert (len(own.orders), own.stopped) == (1, "")
