"""What waits for a person: the order of /games, and *Next* in a panel that is done."""

from __future__ import annotations

from typing import Any

from cogs.ui import ids
from engine.tables import Person
from engine.tables.store import TableOptions
from tests.virtual import TableDriver, controls, find, has, text, verb


async def opened(table: TableDriver, pace: str, asked: Any, other: Any) -> TableDriver:
    """A table of these two at which the first is asked."""
    tables, one = table.bot.tables, TableDriver(table.env, table.channel, [asked, other])
    people = [Person(member.id, member.name) for member in (asked, other)]
    place = {"guild": table.channel.guild.id, "channel": table.channel.id}
    while True:
        new = await tables.lobby.open("yspahan", people[0], **place, options=TableOptions(pace=pace))
        one.id = new.id
        await tables.lobby.join(one.id, people[1])
        await tables.lobby.start(one.id, asked.id)
        if await one.asked() == [asked]:
            return one
        for member in people:
            await tables.seats.resign(one.id, member.id)


async def test_games_come_by_the_time_left_and_a_done_panel_leads_to_the_next(
    table: TableDriver, members: list[Any]
):
    ana = members[0]
    week = await opened(table, "week", ana, members[1])
    hours = await opened(table, "hours", ana, members[1])
    day = await opened(table, "day", ana, members[1])
    other = await opened(table, "hours", members[1], ana)
    shown = (await ana.slash(table.channel, "games")).response
    order = [int(c.custom_id.split(":")[1], 36) for c in controls(shown) if verb(c) == "turn"]
    assert order == [hours.id, day.id, week.id, other.id]
    assert text(shown).count("time runs out <t:") == 3

    closed = (await ana.click(shown, custom_id=ids.write("turn", other.id))).response
    assert not has(closed, "confirm")
    onward = find(closed, "turn")
    assert int(onward.custom_id.split(":")[1], 36) == hours.id
    assert onward.label == f"Next: Yspahan, table {hours.id}"
    after = (await ana.click(closed, custom_id=onward.custom_id)).response
    assert has(after, "note"), "the panel of that table"


async def test_without_another_table_that_waits_there_is_no_next(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    idle = next(member for member in table.members[:2] if member.id != asked.id)
    assert controls(await table.take_turn(idle)) == []
