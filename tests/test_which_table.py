"""Commands about a table: which table is meant, confirmation, and who may see it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import simcord

from cogs.games import SHOWN
from engine.tables import Denied, Person, Tables, Viewer
from engine.tables.access.access import EVERY
from tests.virtual import TableDriver, controls, find, has, play_ahead, sure, text


def said(result: Any) -> str:
    return text(result.response)


async def seated(tables: Tables, *members: Any, guild: int, channel: int, start: bool = True) -> int:
    """A table of Yspahan, opened by the first of these members."""
    people = [Person(member.id, member.name) for member in members]
    table = await tables.lobby.open("yspahan", people[0], guild=guild, channel=channel)
    for other in people[1:]:
        await tables.lobby.join(table.id, other)
    if start:
        await tables.lobby.start(table.id, people[0].id)
    return table.id


async def test_without_a_number_it_is_the_only_table_of_the_channel(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    other = await seated(table.bot.tables, *members[:2], guild=guild.id, channel=elsewhere.id)
    question = await members[0].slash(table.channel, "table resign")
    assert f"table {table.id}" in said(question)
    question = await members[0].slash(elsewhere, "table resign")
    assert f"table {other}" in said(question)
    assert (await table.look()).table.seats[0].user == members[0].id


async def test_who_has_a_table_is_told_why_it_is_not_meant(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben = members[:2]
    assert "You have no table here" in said(await ana.slash(table.channel, "table leave"))
    await seated(table.bot.tables, ana, guild=guild.id, channel=table.channel.id, start=False)
    assert "None of your tables has begun yet" in said(await ana.slash(table.channel, "table resign"))
    await table.open(2)
    refused = said(await ben.slash(table.channel, "table leave"))
    assert "All your tables have already begun. To give up your seat at one, use `/table resign`" in refused
    for number in ({}, {"table": table.id}):
        refused = said(await ben.slash(table.channel, "window", hours="18-22", timezone="UTC", **number))
        assert "can only be set before" in refused
        assert "resign" not in refused


@pytest.mark.parametrize(
    "command",
    [
        "board", "table resign", "table cancel", "table here", "table export", "hand", "undo", "plan list",
    ],
)  # fmt: skip
async def test_with_several_tables_the_person_is_asked(
    table: TableDriver, guild: Any, members: list[Any], command: str
):
    await table.open(2)
    tables, channel = table.bot.tables, guild.create_text_channel("both")
    ids = [await seated(tables, *members[:2], guild=guild.id, channel=channel.id) for _ in range(2)]

    async def state() -> list[Any]:
        stored = [await tables.store.load(match) for match in ids]
        return [(table.status, table.seq, [seat.user for seat in table.seats]) for table in stored if table]

    before = await state()
    asked = await members[0].slash(channel, command)
    (select,) = controls(asked.response)
    assert sorted(map(int, select.values)) == ids
    assert await state() == before
    answered = await members[0].select(asked.response, custom_id=select.custom_id, values=[str(ids[1])])
    assert answered.acknowledged
    refused = command == "undo"  # nobody has moved
    assert has(asked.response, "table") == refused, "the answer takes the place of the question"
    assert text(asked.response)


async def test_only_tables_that_are_paused_or_not_are_meant(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2, computers=1)
    other = await seated(table.bot.tables, members[0], members[1], guild=guild.id, channel=table.channel.id)
    asked = (await members[0].slash(table.channel, "table pause", days=2)).response
    (select,) = controls(asked)
    await members[0].select(asked, custom_id=select.custom_id, values=[str(table.id)])
    assert text(asked).strip() == f"Table {table.id} is paused."
    assert f"table {table.id}" in said(await members[0].slash(table.channel, "table resume"))
    await members[0].slash(table.channel, "table pause", days=2, table=table.id)
    assert f"table {other}" in said(await members[0].slash(table.channel, "table pause", days=2))


async def test_a_line_too_long_for_a_choice_needs_the_number(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    for _ in range(2):
        await seated(table.bot.tables, *members[:2], guild=guild.id, channel=table.channel.id)
    short = await members[0].slash(table.channel, "move", move="roll 0")
    assert controls(short.response)
    asked = await members[0].slash(table.channel, "move", move="roll 0; " * 30)
    assert not controls(asked.response)
    assert "option `table`" in said(asked)
    assert f"{table.id} · Yspahan" in said(asked)


async def test_a_running_table_is_meant_before_those_that_are_over(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    tables, channel = table.bot.tables, table.channel
    over = [await seated(tables, *members[:2], guild=guild.id, channel=channel.id) for _ in range(2)]
    for match in over:
        for member in members[:2]:
            await tables.seats.cancel(match, member.id)
    for member in (members[0], members[3]):
        shown = (await member.slash(channel, "board")).response
        assert shown is not None
        assert shown.attachments
    for member in members[:2]:
        await tables.seats.cancel(table.id, member.id)
    (select,) = controls((await members[0].slash(channel, "replay")).response)
    assert sorted(map(int, select.values)) == [table.id, *over]


async def test_only_tables_that_can_be_shown_are_offered(table: TableDriver, guild: Any, members: list[Any]):
    ana, ben = members[:2]
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(1))
    tables, channel = table.bot.tables, table.channel
    begun, unbegun = [
        await seated(tables, ana, ben, guild=guild.id, channel=channel.id, start=start)
        for start in (True, False)
    ]
    await tables.seats.cancel(unbegun, ana.id)
    for member in (ana, ben):
        await tables.seats.cancel(begun, member.id)
    for command in ("table export", "board"):
        shown = (await ana.slash(channel, command)).response
        assert shown.attachments, f"{command}: only the finished table can be meant"
    (select,) = controls((await ana.slash(channel, "replay")).response)
    assert sorted(map(int, select.values)) == [table.id, begun], "called off, but its turns can be shown"


async def test_an_older_table_is_found_in_its_channel(table: TableDriver, guild: Any, members: list[Any]):
    await table.open(2)
    for number in range(30):
        channel = 10**9 + number
        await seated(table.bot.tables, *members[2:], guild=guild.id, channel=channel, start=False)
        await seated(table.bot.tables, members[0], guild=guild.id, channel=channel, start=False)
    shown = await members[2].slash(table.channel, "board")
    assert shown.response.attachments
    question = await members[0].slash(table.channel, "table resign")
    assert f"table {table.id}" in said(question)


async def test_games_have_pages_and_none_is_left_out(table: TableDriver, guild: Any, members: list[Any]):
    await table.open(2)
    mine = [
        await seated(table.bot.tables, members[0], guild=guild.id, channel=10**9, start=False)
        for _ in range(SHOWN)
    ]
    free = [
        await seated(table.bot.tables, members[3], guild=guild.id, channel=10**9, start=False)
        for _ in range(30)
    ]
    page = (await members[0].slash(table.channel, "games")).response
    words = text(page)
    (asked,) = await table.asked()
    if asked == members[0]:
        assert words.index(f"table {table.id} ") < words.index(f"table {mine[-1]} ")
    for _ in range(20):
        following = [c for c in controls(page) if c.label == "Next"]
        if not following:
            break
        page = (await members[0].click(page, custom_id=following[0].custom_id)).response
        words += text(page)
    assert [match for match in (table.id, *mine, *free) if f"table {match} " not in words] == []


async def test_giving_up_names_the_table_and_waits_for_a_yes(table: TableDriver, members: list[Any]):
    await table.open(2)
    for command in ("table resign", "table cancel"):
        question = await members[0].slash(table.channel, command)
        assert "Yspahan" in said(question)
        assert f"table {table.id}" in said(question)
        assert [c.label for c in controls(question.response)] == ["Yes, do it"]
    assert (await table.look()).table.seats[0].user == members[0].id
    done = await sure(members[0], await members[0].slash(table.channel, "table resign"))
    assert "resigned" in said(done)
    assert (await table.look()).table.seats[0].user is None


async def test_who_resigns_from_a_game_with_computers_alone_calls_it_off(
    table: TableDriver, members: list[Any]
):
    await table.open(2, computers=1)
    assert "agrees" not in said(await members[0].slash(table.channel, "table cancel"))
    question = await members[0].slash(table.channel, "table resign")
    assert "No other person plays there, so the game ends without a result." in said(question)
    assert "takes over" not in said(question)
    done = await sure(members[0], question)
    assert f"Table {table.id} is called off." in said(done)
    assert "has called the game off" in text(table.post)
    assert "takes over" not in text(table.post)


@pytest.mark.parametrize("way", ["command", "button"])
async def test_leaving_a_lobby_names_it_and_waits_for_a_yes(table: TableDriver, members: list[Any], way: str):
    ana, ben = members[:2]
    tables, place = table.bot.tables, table.channel
    card = await table.lobby(ana)
    await ben.click(card, custom_id=find(card, "join").custom_id)
    match = int(find(card, "join").custom_id.split(":")[1], 36)
    if way == "command":
        question = await ben.slash(place, "table leave")
    else:
        question = await ben.click(card, custom_id=find(card, "leave").custom_id)
    assert question.ephemeral
    assert "Yspahan" in said(question)
    assert f"table {match}" in said(question)
    assert [seat.user for seat in (await tables.lobby.read(match)).seats] == [ana.id, ben.id]
    assert "Also there: Ana. You can join again" in said(question)
    done = await sure(ben, question)
    assert f"You left table {match}" in said(done)
    assert [seat.user for seat in (await tables.lobby.read(match)).seats] == [ana.id]
    assert ben.mention not in text(card)


async def test_who_leaves_a_lobby_to_computers_is_told_that_it_ends(table: TableDriver, members: list[Any]):
    tables, place, ana = table.bot.tables, table.channel, members[0]
    match = await seated(tables, ana, guild=place.guild.id, channel=place.id, start=False)
    await tables.lobby.add_computer(match, ana.id, "easy", "Robot")
    question = await ana.slash(place, "table leave")
    assert "called off" in said(question)
    assert "join again" not in said(question)
    await sure(ana, question)
    assert (await tables.access.read(match, EVERY, Viewer(ana.id, place.guild.id))).status == "cancelled"


async def test_who_has_no_seat_is_told_so_and_what_to_press(table: TableDriver, members: list[Any]):
    ana, _, cleo, _ = members
    tables, place = table.bot.tables, table.channel
    lobby = await seated(tables, ana, guild=place.guild.id, channel=place.id, start=False)
    for command in ("table leave", "table cancel"):
        assert "press *Join*" in said(await cleo.slash(place, command, table=lobby))
    await table.open(2)
    for command in ("plan list", "plan forget", "table resign"):
        answer = said(await cleo.slash(place, command, table=table.id))
        assert "You are not playing at this table" in answer, command
    answer = text(await table.take_turn(cleo))
    assert "You are not playing at this table" in answer
    assert "Waiting for" in answer
    (asked,) = await table.asked()
    (waiting,) = (member for member in members[:2] if member.id != asked.id)
    assert "You are not playing" not in text(await table.take_turn(waiting))


# Seeing


@pytest.mark.parametrize(
    "command", ["board", "replay", "table export", "hand", "note", "table resign", "undo"]
)
async def test_a_table_of_another_server_does_not_exist(
    env: simcord.Env, table: TableDriver, members: list[Any], command: str
):
    await table.open(2)
    other = env.create_guild("Other")
    stranger = other.add_member(members[2].user)
    player = other.add_member(members[0].user)
    there = other.create_text_channel("there")
    hidden = await stranger.slash(there, command, table=table.id)
    nothing = await stranger.slash(there, command, table=table.id + 1000)
    assert said(hidden) == said(nothing) != ""
    assert not (hidden.response and hidden.response.attachments)
    if command == "board":
        for member, place in ((player, there), (members[2], table.channel)):
            shown = (await member.slash(place, command, table=table.id)).response
            assert shown is not None
            assert shown.attachments


async def test_old_buttons_show_nothing_outside_the_server_either(
    env: simcord.Env, table: TableDriver, members: list[Any]
):
    await table.open(2)
    stranger = Viewer(members[2].id, guild=table.channel.guild.id + 1)
    for statuses in (("live",), ("lobby",)):
        with pytest.raises(Denied) as denied:
            await table.bot.tables.play.look(table.id, members[2].id, statuses, viewer=stranger)
        assert denied.value.why == "no-table"


# Limits


async def test_too_many_tables_are_refused_with_their_numbers(table: TableDriver, members: list[Any]):
    await table.open(2)
    table.bot.tables.limits.per_person = 1
    refused = await members[1].slash(table.channel, "play", game="amyitis")
    assert f"the quietest are {table.id}." in said(refused)
    table.bot.tables.limits.per_person, table.bot.tables.limits.per_server = 2, 1
    refused = await members[1].slash(table.channel, "play", game="amyitis")
    assert "This server has 1 table" in said(refused)
    assert f"the quietest are {table.id}." in said(refused)
