"""What those who manage a server do: settings and permissions, bans, tables of others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from engine.tables import Denied, Person, Wish
from engine.tables.store import Ban, ServerSettings, settings_of
from locales import LANGUAGES, texts
from tests.languages import languages, pseudo
from tests.playing import answer, exported, forget, press
from tests.virtual import TableDriver, burst, find, has, public, raw, sure, text, walk


@pytest.fixture
def boss(table: TableDriver, guild: Any) -> Any:
    """Return somebody who manages the server."""
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(table.env.create_user("mia", global_name="Mia"), roles=[role])


async def choose(table: TableDriver, boss: Any, *banned: Any) -> str:
    """Choose who may not play on the server, and return what the page says then."""
    page = (await boss.slash(table.channel, "server")).response
    select = find(page, "bans").custom_id
    return text((await boss.select(page, list(banned), custom_id=select)).response)


async def kept(table: TableDriver) -> ServerSettings:
    return await settings_of(table.bot.tables.store, ServerSettings, table.channel.guild.id)


async def join(member: Any, card: Any) -> str:
    return answer(await member.click(card, custom_id=find(card, "join").custom_id))


# Who may not play


async def test_a_banned_person_cannot_play_in_any_way_and_is_told_why(
    table: TableDriver, boss: Any, caplog: pytest.LogCaptureFixture
):
    ana, ben, cleo = table.members[:3]
    card = await table.lobby(ana)
    assert "Nobody is banned" in text((await boss.slash(table.channel, "server")).response)
    said = await choose(table, boss, ben)
    assert f"Banned from the tables of this server: 1\n• <@{ben.id}>, by <@{boss.id}> on <t:" in said
    assert f"{ben.id} was banned from its tables by {boss.id}" in caplog.text
    why = "You may not play on this server"
    assert why in await join(ben, card)
    assert why in answer(await ben.slash(table.channel, "play", game="yspahan"))
    tables, guild = table.bot.tables, table.channel.guild.id
    with pytest.raises(Denied, match="banned-here"):
        await tables.queue.enter(
            guild, table.channel.id, Person(ben.id, "Ben"), Wish(("yspahan",), (2,), ("day",))
        )
    invited = await ana.submit_modal(await press(ana, card, "invite"), {"people": [ben, cleo]})
    assert f"<@{ben.id}> may not play on this server." in answer(invited)
    await join(cleo, card)
    assert "Nobody is banned" in await choose(table, boss)
    assert f"the ban of {ben.id} was lifted by {boss.id}" in caplog.text
    await join(ben, card)
    (open_table,) = await tables.servers.tables(guild)
    assert [seat.user for seat in open_table.seats] == [ana.id, cleo.id, ben.id]


async def test_a_ban_frees_seats_in_lobbies_and_places_in_the_queue(table: TableDriver, boss: Any):
    ana, ben = table.members[:2]
    card = await table.lobby(ana)
    await join(ben, card)
    tables, guild = table.bot.tables, table.channel.guild.id
    wish = Wish(("yspahan",), (2,), ("day",))
    await tables.queue.enter(guild, table.channel.id, Person(ben.id, "Ben"), wish)
    await choose(table, boss, ben)
    assert await tables.queue.place(guild, ben.id) is None
    (left,) = await tables.servers.tables(guild)
    assert [seat.user for seat in left.seats] == [ana.id]
    assert "Ben" not in text(public(table)[-1])
    await choose(table, boss, ben, ana)
    assert await tables.servers.tables(guild) == [], "it has nobody left"


async def test_a_computer_plays_on_for_a_banned_person_who_may_come_back_later(table: TableDriver, boss: Any):
    ana, ben = table.members[:2]
    await table.open(2)
    await choose(table, boss, ben)
    seats = (await table.look()).table.seats
    assert [bool(seat.bot) for seat in seats] == [False, True]
    told = [text(message) for message in public(table, table.place) if "may no longer play" in text(message)]
    assert told, [text(message) for message in public(table, table.place)]
    assert f"<@{ben.id}> may no longer play on this server. A computer plays on." in told[-1]
    with pytest.raises(Denied, match="banned-here"):
        await table.bot.tables.seats.come_back(table.id, ben.id)
    await choose(table, boss)
    await table.bot.tables.seats.come_back(table.id, ben.id)
    assert (await table.look()).table.seats[1].user == ben.id
    await choose(table, boss, ana, ben)
    assert (await table.bot.tables.store.load(table.id)).status == "cancelled"


async def test_a_rematch_leaves_out_who_may_no_longer_play(table: TableDriver, guild: Any, boss: Any):
    ana, ben, cleo = table.members[:3]
    await table.open(3)
    async with table.bot.tables.access.live(table.id) as session:
        session.table.status = "over"
        await table.bot.tables.store.save(session.table)
    await choose(table, boss, ben)
    again, _ = await table.bot.tables.lobby.rematch(table.id, ana.id)
    assert sorted(seat.user for seat in again.seats) == sorted((ana.id, cleo.id))


async def test_two_managers_do_not_undo_each_other(table: TableDriver, boss: Any):
    ana, ben = table.members[:2]
    page = (await boss.slash(table.channel, "server")).response
    await choose(table, boss, ana)
    select = find(page, "bans").custom_id
    said = text((await boss.select(page, [ben], custom_id=select)).response)
    assert "Somebody has just changed this" in said
    assert [*(await kept(table)).banned] == [str(ana.id)]


async def test_nobody_but_managers_bans_and_no_manager_bans_themselves(table: TableDriver, boss: Any):
    ana, ben = table.members[:2]
    page = (await boss.slash(table.channel, "server")).response
    control = find(page, "bans")
    (refused,) = await burst(table.env, [(ana, page, control, [str(ben.id)])])
    assert "Manage Server" in answer(refused)
    await choose(table, boss, boss)
    assert (await kept(table)).banned == {}


async def test_a_ban_outlives_the_data_of_the_person(table: TableDriver, boss: Any):
    ben = table.members[1]
    await choose(table, boss, ben)
    said = await ben.slash(table.channel, "privacy export")
    assert exported(table, said)["servers where you may not play"] == [table.channel.guild.id]
    await forget(table, ben)
    assert isinstance((await kept(table)).banned[str(ben.id)], Ban)


# Tables of others


async def test_a_manager_ends_a_running_table_of_others(
    table: TableDriver, boss: Any, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    asked = await boss.slash(table.channel, "table cancel", table=table.id)
    assert "You have no seat there, but you manage this server." in text(asked.response)
    done = await sure(boss, asked)
    assert f"Table {table.id} is called off." in text(done.response)
    assert (await table.bot.tables.store.load(table.id)).status == "cancelled"
    assert f"match={table.id} was ended by {boss.id}" in caplog.text
    last = public(table, table.place)[-1]
    assert f"<@{boss.id}>, who manages this server, has called the game off." in text(last)
    stored = table.env.backend.get_message(last.channel_id, last.id)
    assert sorted(stored.ping_user_ids) == sorted(member.id for member in table.members[:2])


async def test_a_manager_ends_a_lobby_of_others(table: TableDriver, boss: Any):
    ana = table.members[0]
    card = await table.lobby(ana)
    (lobby,) = await table.bot.tables.servers.tables(table.channel.guild.id)
    found = await boss.autocomplete(table.channel, "table cancel", "table", "")
    assert [choice["value"] for choice in found] == [lobby.id]
    assert await boss.autocomplete(table.channel, "table leave", "table", "") == []
    await sure(boss, await boss.slash(table.channel, "table cancel", table=lobby.id))
    closed = text(table.channel.last_message)
    assert f"<@{boss.id}>, who manages this server, has called this table off." in closed
    assert not has(card, "join")


async def test_who_does_not_manage_the_server_ends_no_table_of_others(table: TableDriver, boss: Any):
    dara = table.members[3]
    await table.open(2)
    said = answer(await dara.slash(table.channel, "table cancel", table=table.id))
    assert "you manage" not in said
    asked = (await boss.slash(table.channel, "table cancel", table=table.id)).response
    (refused,) = await burst(table.env, [(dara, asked, find(asked, "sureend"), None)])
    assert "Manage Server" in answer(refused)
    other = table.env.create_guild("Other")
    role = other.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    there = other.add_member(table.env.create_user("zoe"), roles=[role])
    elsewhere = other.create_text_channel("games")
    said = answer(await there.slash(elsewhere, "table cancel", table=table.id))
    assert "you manage" not in said
    assert (await table.bot.tables.store.load(table.id)).status == "live"


async def test_a_manager_moves_tables_of_others(
    table: TableDriver, guild: Any, boss: Any, caplog: pytest.LogCaptureFixture
):
    ana = table.members[0]
    await table.open(2)
    there = guild.create_text_channel("there")
    said = text((await boss.slash(there, "table here", table=table.id)).response)
    assert f"Table {table.id} continues in this channel." in said
    assert f"match={table.id} was moved by {boss.id}" in caplog.text
    assert has(there.last_message, "turn")
    assert f"<@{boss.id}>, who manages this server, moved the game here." in text(there.last_message)
    card = await table.lobby(ana)
    lobby = next(it for it in await table.bot.tables.servers.tables(guild.id) if it.status == "lobby")
    await boss.slash(there, "table here", table=lobby.id)
    assert has(there.last_message, "join")
    stored = await table.bot.tables.store.load(lobby.id)
    assert (stored.channel, stored.message) == (there.id, there.last_message.id)
    old = table.env.backend.get_message(table.channel.id, card.id)
    assert "join" not in str(old.components)
    assert f"<@{boss.id}>, who manages this server, moved this table" in str(old.components)
    assert f"/{there.id}/" in str(old.components)


# What `/server` shows


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_server_says_which_permissions_are_missing_where(
    table: TableDriver, guild: Any, boss: Any, lang: str
):
    table.bot.set_language(boss.id, lang)
    me, words = table.env.bot.user, texts(lang)
    denied = discord.PermissionOverwrite(
        view_channel=False, send_messages=False, attach_files=False, pin_messages=False,
        create_public_threads=False, send_messages_in_threads=False, read_message_history=False,
    )  # fmt: skip
    bare = guild.create_text_channel("bare", overwrites={me: denied})
    there = {"tables": bare, "puzzles": bare, "queue": bare, "hall": bare}
    said = text((await boss.slash(table.channel, "server", place="thread", **there)).response)
    print(said)
    lacking = {
        "list": ("read-messages", "send-messages", "pin-messages"),
        "puzzles": ("read-messages", "send-messages", "attach-files"),
        "hall": ("read-messages", "send-messages", "attach-files", "read-message-history"),
        "queue": (
            "read-messages", "send-messages", "attach-files", "create-public-threads",
            "send-messages-in-threads",
        ),
    }  # fmt: skip
    for what, names in lacking.items():
        named = words.listed([words(f"permission-{name}") for name in names])
        line = words("server-lacks", what=words(f"server-{what}"), place=bare.mention, permissions=named)
        assert line in said
    assert words("server-lacks-nothing") not in said
    for name in ("list", "puzzles", "queue", "hall"):
        said = text((await boss.slash(table.channel, "server", stop=name)).response)
    assert words("server-lacks-nothing") in said
    said = text((await boss.slash(bare, "server")).response)
    assert words("server-here") in said, "this channel, of which nothing was set"


async def test_a_server_says_that_a_channel_or_a_role_is_gone(table: TableDriver, guild: Any, boss: Any):
    role, there = guild.create_role("players"), guild.create_text_channel("there")
    own = guild.roles["TestBot"]
    less = discord.Permissions(own._role.permissions)
    less.update(mention_everyone=False)
    table.env.backend.edit_role(guild.id, own.id, {"permissions": less.value})
    await table.env.settle()
    said = text((await boss.slash(table.channel, "server", hall=there, wanted=role)).response)
    assert f"I may not mention <@&{role.id}>" in said
    assert f"Hall of each month: {there.mention}" in said
    settings = {"hall": {"channel": 5}, "wanted": 6}
    await table.bot.tables.servers.change_settings(guild.id, settings)
    said = text((await boss.slash(table.channel, "server", timezone="prague")).response)
    print(said)
    assert "Time zone: Europe/Prague" in said
    assert "⚠️ Hall of each month: I see no such channel any more." in said
    assert "this role no longer exists" in said
    said = text((await boss.slash(table.channel, "server", wanted=guild.default_role, stop="hall")).response)
    assert "✅ I have every permission that this takes." in said
    assert await kept(table) == ServerSettings(zone="Europe/Prague")


async def test_the_longest_page_fits_in_a_longer_language(
    table: TableDriver, guild: Any, boss: Any, tmp_path: Path
):
    with languages(tmp_path, de=pseudo()):
        table.bot.set_language(boss.id, "de")
        bare = guild.create_text_channel(
            "bare", overwrites={table.env.bot.user: discord.PermissionOverwrite(view_channel=False)}
        )
        forum, role = guild.create_forum_channel("tables"), guild.create_role("players")
        own = guild.roles["TestBot"]
        table.env.backend.edit_role(guild.id, own.id, {"permissions": 0})
        await table.env.settle()
        members = {str(10**19 + n): {"by": 10**19, "at": 10**9 + n} for n in range(40)}
        await table.bot.tables.servers.change_settings(guild.id, {"banned": members})
        places = {"tables": bare, "puzzles": bare, "queue": bare, "hall": bare, "forum": forum}
        roles = {"openers": role, "wanted": role}
        page = await boss.slash(table.channel, "server", timezone="Buenos Aires", **places, **roles)
        said = text(page.response)
        print(len(said), said)
        assert said.count("⚠️") == 6
        assert len(said) <= 4000
        (container,) = raw(page.response)
        (select,) = [c for c in walk([container]) if c.get("custom_id")]
        assert [int(value["id"]) - 10**19 for value in select["default_values"]] == [*range(39, 14, -1)]
