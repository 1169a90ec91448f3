"""Continuing a table in another channel: who has to agree, what the place allows, what is posted where."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from engine.tables.access import limits
from engine.tables.store import Post, ServerSettings
from tests.playing import answer, press, restart
from tests.virtual import TableDriver, burst, failing_first, find, has, in_bot, play_ahead, public, seen, text

HOUR, DAY = 3600, 86_400


def said(result: Any) -> str:
    return text(result.response)


def wish(table: TableDriver) -> Any:
    """The question whether to continue elsewhere."""
    *_, ballot = (message for message in public(table) if has(message, "vote"))
    return ballot


def turns(table: TableDriver, channel: Any) -> int:
    return sum(has(message, "turn") for message in public(table, channel))


async def place(table: TableDriver) -> int | None:
    return (await table.look()).table.channel


def member_of(guild: Any, member: Any, *roles: Any) -> Any:
    """Return a person in another server, which they join."""
    return guild.add_member(member.user, roles=roles)


# One transaction


async def test_the_turn_is_posted_in_the_new_place_every_time(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    """Out of a thread, into another channel and into the thread's own."""
    monkeypatch.setattr(limits, "WISHES", 1000)
    await table.open(2)
    channels = [table.channel, guild.create_text_channel("elsewhere")]
    for run in range(30):
        here, there = channels[run % 2], channels[(run + run // 2 % 2) % 2]
        store, before = table.bot.tables.store, turns(table, there)
        with in_bot(table.env):
            async with table.bot.tables.access.live(table.id) as session:
                session.table.channel = here.id
                await table.bot.tables.access.save(session)
            thread = await table.bot.get_channel(here.id).create_thread(
                name="a", type=discord.ChannelType.public_thread
            )
            await store.mark_sent((), table.bot.now(), Post(table.id, None, thread.id))
        moved = await members[0].slash(there, "table here", table=table.id)
        assert "continues in this channel" in said(moved)
        assert has(there.last_message, "turn"), run
        assert turns(table, there) == before + 1
        stored = await store.load(table.id)
        assert (stored.channel, stored.thread, stored.message) == (there.id, None, there.last_message.id)


async def test_the_old_place_says_where_the_table_has_gone(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    question = text(table.post)
    await members[0].slash(elsewhere, "table here", table=table.id)
    assert await place(table) == elsewhere.id
    assert has(elsewhere.last_message, "turn")
    assert f"<#{elsewhere.id}>" in table.channel.last_message.content
    (left,) = (m for m in seen(table.env, members[0]) if m.channel_id == table.channel.id and has(m, "then"))
    assert text(left) != question
    assert not has(left, "turn"), "the post there is folded like any older one"
    assert not left.attachments


async def test_the_old_place_is_told_later_if_discord_fails(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503, times=1)
    await members[0].slash(elsewhere, "table here", table=table.id)
    await table.env.advance_time(60)
    assert f"<#{elsewhere.id}>" in table.channel.last_message.content
    assert has(elsewhere.last_message, "turn")


async def test_a_table_that_has_come_back_says_nothing_of_having_left(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503, times=1)
    await members[0].slash(elsewhere, "table here", table=table.id)
    await members[0].slash(table.channel, "table here", table=table.id)
    await table.env.advance_time(60)
    assert has(table.channel.last_message, "turn")
    assert not [m for m in public(table) if f"continues in <#{table.channel.id}>" in text(m)]
    assert f"continues in <#{table.channel.id}>" in text(elsewhere.last_message)


# Who has to agree


async def test_within_a_server_the_agreement_of_the_opener_is_enough(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(4)
    elsewhere = guild.create_text_channel("elsewhere")
    asked = await members[1].slash(elsewhere, "table here", table=table.id)
    assert "asked the others" in said(asked)
    assert all(member.mention in text(wish(table)) for member in (members[0], members[2], members[3]))
    await press(members[2], wish(table), "vote", "Yes")
    assert await place(table) == table.channel.id
    assert "Cleo: Yes, move there" in text(wish(table))
    ballot = wish(table)
    await press(members[0], ballot, "vote", "Yes")
    assert await place(table) == elsewhere.id
    assert has(elsewhere.last_message, "turn")
    assert "**Ben** moved the game here." in text(elsewhere.last_message)
    assert not [m for m in public(table) if has(m, "vote")]
    link = f"<#{elsewhere.id}>"
    assert [link in text(m) for m in public(table)[-2:]] == [False, True], "only a new message"


async def test_without_the_opener_everybody_has_to_agree(table: TableDriver, guild: Any, members: list[Any]):
    await table.open(4)
    elsewhere = guild.create_text_channel("elsewhere")
    with in_bot(table.env):
        await table.bot.tables.seats.resign(table.id, members[0].id)
    await members[1].slash(elsewhere, "table here", table=table.id)
    agree = find(wish(table), "vote")
    await burst(table.env, [(member, wish(table), agree, None) for member in members[2:]])
    assert await place(table) == elsewhere.id
    assert len([m for m in public(table, elsewhere) if has(m, "turn")]) == 1


async def test_a_stranger_cannot_agree_and_one_no_is_enough(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(3)
    elsewhere = guild.create_text_channel("elsewhere")
    await members[1].slash(elsewhere, "table here", table=table.id)
    assert "not playing" in answer(await press(members[3], wish(table), "vote", "Yes"))
    assert "only the others" in answer(await press(members[1], wish(table), "vote", "Yes"))
    await press(members[2], wish(table), "vote", "No")
    assert await place(table) == table.channel.id
    assert "so the game stays here" in text(table.channel.last_message)
    assert not [m for m in public(table) if has(m, "vote")]


async def test_across_servers_everybody_has_to_agree(
    env: simcord.Env, table: TableDriver, members: list[Any]
):
    await table.open(3)
    other = env.create_guild("Other")
    there = other.create_text_channel("there")
    opener = member_of(other, members[0])
    asked = await opener.slash(there, "table here", table=table.id)
    assert "asked the others" in said(asked)
    assert "in another server, so everybody has to agree" in text(wish(table))
    assert await place(table) == table.channel.id
    await press(members[1], wish(table), "vote", "Yes")
    assert await place(table) == table.channel.id
    await press(members[2], wish(table), "vote", "Yes")
    stored = (await table.look()).table
    assert (stored.guild, stored.channel) == (other.id, there.id)
    assert has(there.last_message, "turn")


async def test_whoever_plays_alone_asks_nobody(env: simcord.Env, table: TableDriver, members: list[Any]):
    await table.open(2, computers=1)
    other = env.create_guild("Other")
    there = other.create_text_channel("there")
    for _ in range(limits.WISHES + 1):
        for channel, member in ((there, member_of(other, members[0])), (table.channel, members[0])):
            assert "continues in this channel" in said(
                await member.slash(channel, "table here", table=table.id)
            )
            assert await place(table) == channel.id


async def test_an_open_wish_survives_a_restart_and_there_is_one_at_a_time(
    table: TableDriver, guild: Any, members: list[Any], make_bot: Callable[[], Any]
):
    await table.open(3)
    first, second = guild.create_text_channel("first"), guild.create_text_channel("second")
    await members[1].slash(first, "table here", table=table.id)
    await restart(table, make_bot)
    for member, there in ((members[1], first), (members[2], first), (members[2], second)):
        again = await member.slash(there, "table here", table=table.id)
        assert "already a vote about that" in said(again)
    assert len([m for m in public(table) if has(m, "vote")]) == 1
    await press(members[0], wish(table), "vote", "Yes")
    assert await place(table) == first.id


async def test_a_move_of_the_opener_ends_what_others_are_asked(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(3)
    first, second = guild.create_text_channel("first"), guild.create_text_channel("second")
    await members[1].slash(first, "table here", table=table.id)
    old, yes = wish(table), find(wish(table), "vote")
    await members[0].slash(second, "table here", table=table.id)
    assert await place(table) == second.id
    assert not [m for m in public(table) if has(m, "vote")]
    await burst(table.env, [(members[0], old, yes, None)])
    assert await place(table) == second.id


async def test_a_button_of_an_earlier_wish_agrees_to_no_later_one(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    """The earlier vote is still there, because it could not be deleted."""
    unavailable: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    failing_first(monkeypatch, "delete_message", [discord.HTTPException(unavailable, "")] * 2)
    await table.open(4)
    first, second = guild.create_text_channel("first"), guild.create_text_channel("second")
    await members[1].slash(first, "table here", table=table.id)
    old, yes = wish(table), find(wish(table), "vote")
    await press(members[2], old, "vote", "No")
    await members[1].slash(second, "table here", table=table.id)
    await burst(table.env, [(members[0], old, yes, None)])
    assert await place(table) == table.channel.id
    later = wish(table)
    await press(members[0], later, "vote", "Yes")
    assert await place(table) == second.id
    said = [text(m) for m in public(table)]
    assert sum("Cleo said no" in one for one in said) == 1


async def test_a_button_of_an_earlier_version_says_what_to_do(table: TableDriver, members: list[Any]):
    await table.open(2)
    row: Any = discord.ui.ActionRow(
        discord.ui.Button(label="Yes", custom_id=f"g:{table.id}::moveto:{table.channel.guild.id}.77.abc")
    )
    view: Any = discord.ui.LayoutView().add_item(row)
    with in_bot(table.env):
        sent = await table.bot.get_partial_messageable(table.channel.id).send(view=view)
    refused = await members[3].click(sent, custom_id=row.children[0].custom_id)
    assert "not playing" in answer(refused)
    await members[1].click(sent, custom_id=row.children[0].custom_id)
    assert "use `/table here` in that channel" in text(public(table)[-1])
    assert not has(public(table)[-1], "moveto")


# What the place allows


def closed_channel(guild: Any, **denied: bool) -> Any:
    """Create a channel in which nobody has these permissions."""
    rules: dict[Any, discord.PermissionOverwrite] = {
        guild.default_role: discord.PermissionOverwrite(**denied)
    }
    return guild.create_text_channel("closed", overwrites=rules)


async def test_a_table_does_not_move_where_the_bot_may_not_post(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    there = closed_channel(guild, attach_files=False)
    refused = await members[0].slash(there, "table here", table=table.id)
    assert "Attach Files" in said(refused)
    assert await place(table) == table.channel.id


async def test_a_table_does_not_move_to_a_thread_where_the_bot_may_not_write(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    there = closed_channel(guild, send_messages_in_threads=False)
    await table.bot.get_channel(there.id).create_thread(name="a", type=discord.ChannelType.public_thread)
    refused = await members[0].slash(there.threads[-1], "table here", table=table.id)
    assert "Send Messages in Threads" in said(refused)
    assert await place(table) == table.channel.id


async def test_a_table_does_not_move_where_the_bot_may_no_longer_post(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    await members[1].slash(elsewhere, "table here", table=table.id)
    closed = discord.PermissionOverwrite(attach_files=False)
    await table.bot.get_channel(elsewhere.id).set_permissions(
        table.bot.get_guild(guild.id).default_role, overwrite=closed
    )
    assert "Attach Files" in answer(await press(members[0], wish(table), "vote", "Yes"))
    await (await table.bot.fetch_channel(elsewhere.id)).delete()
    assert "View Channel" in answer(await press(members[0], wish(table), "vote", "Yes"))
    assert await place(table) == table.channel.id
    await press(members[0], wish(table), "vote", "No")
    assert not [m for m in public(table) if has(m, "vote")]


async def test_a_table_moves_to_servers_only(table: TableDriver, members: list[Any]):
    await table.open(2)
    refused = await members[0].user.slash("table here", table=table.id)
    assert "only in a server" in said(refused)
    assert await place(table) == table.channel.id


async def test_who_may_not_open_tables_on_a_server_brings_none_there(
    env: simcord.Env, table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    other = env.create_guild("Other")
    there = other.create_text_channel("there")
    openers = other.create_role("openers")
    managers = other.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    await table.bot.tables.store.change_settings(ServerSettings, other.id, {"openers": openers.id})
    opener = member_of(other, members[0])
    held = env.backend.get_member(other.id, opener.id).role_ids
    refused = await opener.slash(there, "table here", table=table.id)
    assert f"only <@&{openers.id}> can open tables" in said(refused)
    assert (await table.look()).proposals == ()

    held.append(managers.id)
    assert "asked the others" in said(await opener.slash(there, "table here", table=table.id))
    held.remove(managers.id)
    refused = await press(members[1], wish(table), "vote", "Yes")
    assert f"only <@&{openers.id}> can open tables" in answer(refused), "not any more"
    assert await place(table) == table.channel.id
    other.remove_member(opener)
    refused = await press(members[1], wish(table), "vote", "Yes")
    assert f"only <@&{openers.id}> can open tables" in answer(refused), "has left that server"
    assert await place(table) == table.channel.id
    member_of(other, members[0], openers)
    await press(members[1], wish(table), "vote", "Yes")
    assert await place(table) == there.id


async def test_the_role_is_for_bringing_tables_to_a_server_not_for_moving_them_within_it(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    await table.bot.tables.store.change_settings(
        ServerSettings, guild.id, {"openers": guild.create_role("openers").id}
    )
    elsewhere = guild.create_text_channel("elsewhere")
    await members[0].slash(elsewhere, "table here", table=table.id)
    assert await place(table) == elsewhere.id


async def test_a_server_with_as_many_tables_as_it_may_have_gets_none_from_elsewhere(
    env: simcord.Env, table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    other = env.create_guild("Other")
    there = other.create_text_channel("there")
    ana = member_of(other, members[0])
    await ana.slash(there, "table here", table=table.id)
    await ana.slash(there, "play", game="amyitis")
    table.bot.tables.limits.per_server = 1
    refused = await press(members[1], wish(table), "vote", "Yes")
    assert "This server has 1 table" in answer(refused), "by now"
    assert await place(table) == table.channel.id
    await press(members[1], wish(table), "vote", "No")
    refused = await ana.slash(there, "table here", table=table.id)
    assert "This server has 1 table" in said(refused)
    assert (await table.look()).proposals == ()
    elsewhere = guild.create_text_channel("elsewhere")
    await members[0].slash(elsewhere, "table here", table=table.id)
    assert await place(table) == elsewhere.id, "within a server nothing is added"


# A channel that is closed to the bot


@pytest.mark.parametrize("waiting", [False, True], ids=["nothing waits", "a turn waits"])
async def test_if_the_channel_is_closed_to_the_bot_the_others_are_asked_in_the_new_one(
    table: TableDriver, guild: Any, members: list[Any], waiting: bool
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, times=None)
    if waiting:
        with in_bot(table.env):
            await table.bot.tables.seats.announce(table.id)
        await table.env.settle()
    await members[1].slash(elsewhere, "table here", table=table.id)
    assert has(elsewhere.last_message, "vote")
    await press(members[0], elsewhere.last_message, "vote", "Yes")
    assert await place(table) == elsewhere.id
    assert has(elsewhere.last_message, "turn")
    assert await table.bot.tables.store.mail(2**40) == []


# Whom a wish mentions


def mentioned(table: TableDriver, messages: list[Any]) -> list[int]:
    """Return the users whom messages notify, each as often as they do."""
    stored = [table.env.backend.get_message(message.channel_id, message.id) for message in messages]
    return sorted(user for message in stored for user in message.ping_user_ids)


def is_silent(table: TableDriver, message: Any) -> bool:
    """Return True if a message makes no sound."""
    stored = table.env.backend.get_message(message.channel_id, message.id)
    return bool(stored.flags & discord.MessageFlags(suppress_notifications=True).value)


async def test_a_guest_who_asks_twelve_times_mentions_each_person_once_and_nobody_who_wants_none(
    table: TableDriver, guild: Any, members: list[Any]
):
    """Ana wants no mentions, Cleo sleeps, and Dara is mentioned."""
    ana, ben, cleo, dara = members
    await table.env.advance_time(DAY - table.bot.now() % DAY + HOUR)
    await ana.slash(table.channel, "settings", mentions="no")
    await cleo.slash(table.channel, "settings", timezone="UTC", quiet="0-3")
    await table.open(4)
    elsewhere = guild.create_text_channel("elsewhere")
    before = {message.id for message in public(table)}
    table.env.backend.http_requests.clear()
    for _ in range(12):
        await ben.slash(elsewhere, "table here", table=table.id)
    path = f"/channels/{table.channel.id}/messages"
    assert [r.path for r in table.env.http_requests if r.method == "POST" and "/channels/" in r.path] == [
        path
    ]
    asked = [message for message in public(table) if message.id not in before]
    assert mentioned(table, asked) == [dara.id]
    assert not is_silent(table, asked[0])
    assert public(table, elsewhere) == []
    await table.env.advance_time(2.5 * HOUR)
    asked = [m for m in public(table) if m.id not in before and has(m, "vote")]
    assert mentioned(table, asked) == [cleo.id], "once she is awake"
    assert cleo.mention in text(asked[-1])


async def test_a_turn_is_posted_again_a_few_times_an_hour(table: TableDriver, members: list[Any]):
    await table.open(2)
    before = len(public(table))
    answers = [said(await members[1].slash(table.channel, "table here")) for _ in range(12)]
    assert len(public(table)) == before + limits.WISHES
    assert ["posted its turn again" in answer for answer in answers] == [True] * 6 + [False] * 6
    assert "6 times within an hour" in answers[-1]
    await table.env.advance_time(HOUR)
    assert "posted its turn again" in said(await members[1].slash(table.channel, "table here"))


async def test_an_opener_who_moves_a_table_to_and_fro_mentions_others_a_few_times_an_hour(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    channels = [guild.create_text_channel("elsewhere"), table.channel]
    answers = [said(await members[0].slash(channels[n % 2], "table here", table=table.id)) for n in range(12)]
    assert ["continues in this channel" in answer for answer in answers] == [True] * 6 + [False] * 6
    assert await place(table) == table.channel.id


async def test_a_rematch_mentions_nobody_who_wants_no_mention(table: TableDriver, members: list[Any]):
    ana, ben, cleo, _ = members
    await table.env.advance_time(DAY - table.bot.now() % DAY + HOUR)
    await table.open(3)
    await play_ahead(table.env, table.id, random.Random(6))
    await ana.slash(table.channel, "settings", mentions="no")
    await cleo.slash(table.channel, "settings", timezone="UTC", quiet="0-3")
    await press(ana, table.post, "rematch")
    (card,) = [message for message in public(table) if has(message, "join")]
    assert mentioned(table, [card]) == [ben.id]
    assert not is_silent(table, card)


async def test_a_message_that_mentions_nobody_is_silent(table: TableDriver, guild: Any, members: list[Any]):
    for member in members[:2]:
        await member.slash(table.channel, "settings", mentions="no")
    await table.open(2)
    await members[1].slash(guild.create_text_channel("elsewhere"), "table here", table=table.id)
    assert [is_silent(table, message) for message in public(table)[1:]] == [True, True]
