"""The list of a server's tables: what it shows, when it is edited, and what it survives."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot import Caravanserai
from cogs.listing import EVERY
from tests.playing import answer, turn
from tests.virtual import TableDriver, find, has, options, raw, seen, sure, text


def listed(table: TableDriver, place: Any) -> list[Any]:
    """The lists in a channel, oldest first; that something was pinned is a message too."""
    return [m for m in seen(table.env, table.members[3]) if m.channel_id == place.id and raw(m)]


def requests(table: TableDriver, method: str, place: Any) -> int:
    """How often the bot has posted or edited messages in a channel."""
    path = f"/channels/{place.id}/messages"
    return sum(r.method == method and r.path.startswith(path) for r in table.env.http_requests)


NUMBERS = itertools.count()


def manager(table: TableDriver) -> Any:
    guild = table.channel.guild
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(table.env.create_user(f"mana{next(NUMBERS)}"), roles=[role])


async def set_up(table: TableDriver, guild: Any) -> Any:
    place = guild.create_text_channel("tables")
    said = answer(await manager(table).slash(table.channel, "server", tables=place))
    assert f"List of all tables: <#{place.id}>" in said
    await table.env.advance_time(2 * EVERY)
    return place


async def test_a_list_shows_every_table_and_follows_it(table: TableDriver, guild: Any):
    place = await set_up(table, guild)
    (message,) = listed(table, place)
    assert "No tables are open" in text(message)
    await table.open(2, pace="day")
    await table.env.advance_time(2 * EVERY)
    (message,) = listed(table, place)
    (asked,) = await table.asked()
    (due,) = (await table.look()).due.values()
    assert f"Waiting for {asked.name.title()}, time runs out <t:{due}:R>" in text(message)
    assert str(table.place.id) in text(message), "a link"
    first = asked
    while asked.id == first.id:
        await turn(table, random.Random(1))
        (asked,) = await table.asked()
    await table.env.advance_time(2 * EVERY)
    (message,) = listed(table, place)
    assert f"Waiting for {asked.name.title()}" in text(message)
    stored = table.env.backend.get_message(place.id, message.id)
    assert stored.pinned


async def test_a_list_is_edited_at_most_once_a_minute(table: TableDriver, guild: Any):
    place = await set_up(table, guild)
    card = await table.lobby(table.members[0])
    for member in table.members[1:3]:
        await member.click(card, custom_id=find(card, "join").custom_id)
        await table.env.advance_time(EVERY / 6)
    before = requests(table, "PATCH", place)
    ana = table.members[0]
    for _ in range(5):
        await ana.click(card, custom_id=find(card, "addcomputer").custom_id)
        await table.env.advance_time(EVERY / 10)
        listed = await options(ana, card)
        await ana.click(listed, custom_id=find(listed, "removecomputer").custom_id)
        await table.env.advance_time(EVERY / 10)
    assert requests(table, "PATCH", place) - before <= 1
    await table.env.advance_time(2 * EVERY)
    after = requests(table, "PATCH", place)
    await table.env.advance_time(10 * EVERY)
    assert requests(table, "PATCH", place) == after, "nothing has changed"


async def test_a_free_seat_of_the_list_can_be_taken(table: TableDriver, guild: Any):
    place = await set_up(table, guild)
    card = await table.lobby(table.members[0])
    table.id = int(find(card, "join").custom_id.split(":")[1], 36)
    await table.env.advance_time(2 * EVERY)
    (message,) = listed(table, place)
    assert "3 free seats" in text(message)
    said = await table.members[3].click(message, custom_id=find(message, "sit").custom_id)
    assert "You have joined the table" in answer(said)
    assert table.members[3].mention in text(card)
    assert "Sit down" not in text(message)
    await table.env.advance_time(2 * EVERY)
    assert "2 free seats" in text(listed(table, place)[0])
    for member in (table.members[0], table.members[3]):
        await sure(member, await member.click(card, custom_id=find(card, "leave").custom_id))
    await table.env.advance_time(2 * EVERY)
    assert "No tables are open" in text(listed(table, place)[0])


async def test_a_list_survives_a_restart_and_a_deleted_message(
    table: TableDriver, guild: Any, make_bot: Callable[[], Caravanserai]
):
    place = await set_up(table, guild)
    (message,) = listed(table, place)
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.members[0].slash(table.channel, "play", game="yspahan")
    await table.env.advance_time(2 * EVERY)
    (same,) = listed(table, place)
    assert same.id == message.id
    assert has(same, "sit")
    await (await table.bot.fetch_channel(place.id)).get_partial_message(message.id).delete()
    await table.env.advance_time(EVERY)
    await table.members[1].slash(table.channel, "play", game="amyitis")
    await table.env.advance_time(2 * EVERY)
    (other,) = listed(table, place)
    assert other.id != message.id
    assert "Amyitis" in text(other)


async def test_a_list_without_permission_is_one_line_in_the_log(
    table: TableDriver, guild: Any, caplog: pytest.LogCaptureFixture
):
    place = await set_up(table, guild)
    path = f"/channels/{place.id}/messages"
    for method in ("PATCH", "POST"):
        table.env.inject_error(method, path, status=403, code=50013, times=100)
        table.env.inject_error(
            method, f"{path}/{listed(table, place)[0].id}", status=403, code=50013, times=100
        )
    for member in table.members[:3]:
        await member.slash(table.channel, "play", game="yspahan")
        await table.env.advance_time(2 * EVERY)
    assert caplog.text.count("cannot be posted") == 1


async def test_a_list_moves_and_ends(table: TableDriver, guild: Any):
    place = await set_up(table, guild)
    other = guild.create_text_channel("elsewhere")
    await manager(table).slash(table.channel, "server", tables=other)
    await table.env.advance_time(2 * EVERY)
    assert listed(table, place) == []
    assert len(listed(table, other)) == 1
    said = answer(await manager(table).slash(table.channel, "server", stop="list"))
    assert "List of all tables: none" in said
    await table.members[0].slash(table.channel, "play", game="yspahan")
    await table.env.advance_time(2 * EVERY)
    assert listed(table, other) == []
