"""What people set for themselves, through a virtual Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot import Caravanserai
from engine.tables.store import ServerSettings, UserSettings, settings_of
from engine.tables.time.clock import DAY
from tests.playing import answer, messages
from tests.virtual import TableDriver, controls, find, text


async def test_settings_are_stored_shown_and_reset(table: TableDriver):
    ana = table.members[0]
    said = answer(await ana.slash(table.channel, "settings"))
    assert "not set" in said
    said = answer(await ana.slash(table.channel, "settings", timezone="Europe/Prague", quiet="22-7:30"))
    assert "Europe/Prague" in said
    assert "22:00–07:30" in said
    said = answer(await ana.slash(table.channel, "settings", quiet="off", mentions="no"))
    assert "**Quiet hours:** none" in said
    assert "do not mention" in said
    assert await settings_of(table.bot.tables.store, UserSettings, ana.id) == UserSettings(
        zone="Europe/Prague", pings=False
    )


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"quiet": "22-7"}, "time zone as well"),
        ({"timezone": "Atlantis/Port"}, "do not know that time zone"),
        ({"timezone": "Europe/Prague", "quiet": "late"}, "cannot read these hours"),
        ({"timezone": "Europe/Prague", "quiet": "7-7"}, "cannot read these hours"),
        ({"timezone": "Europe/Prague", "quiet": "25-99:99"}, "cannot read these hours"),
    ],
)
async def test_nonsense_is_refused_and_nothing_is_stored(
    table: TableDriver, options: dict[str, Any], why: str
):
    ana = table.members[0]
    assert why in answer(await ana.slash(table.channel, "settings", **options))
    assert await settings_of(table.bot.tables.store, UserSettings, ana.id) == UserSettings()


@pytest.mark.parametrize(
    ("typed", "known"),
    [("prague", "Europe/Prague"), (" new york ", "America/New_York"), ("europe/prague", "Europe/Prague")],
)
async def test_a_time_zone_is_known_by_its_city(table: TableDriver, typed: str, known: str):
    said = answer(await table.members[0].slash(table.channel, "settings", timezone=typed))
    assert f"**Time zone:** {known}" in said


async def test_time_zones_are_suggested(table: TableDriver):
    found = await table.members[0].autocomplete(table.channel, "settings", "timezone", "new y")
    assert "America/New_York" in [choice["value"] for choice in found]


async def test_who_wants_no_mention_gets_none(table: TableDriver):
    for member in table.members[:2]:
        await member.slash(table.channel, "settings", mentions="no")
    await table.open(2)
    (asked,) = await table.asked()
    stored = table.env.backend.get_message(table.place.id, table.post.id)
    assert stored.ping_user_ids == []
    assert asked.mention in text(table.post), "the name is still there"


async def test_a_table_agrees_on_hours_before_it_begins(table: TableDriver):
    ana, ben = table.members[:2]
    card = await table.lobby(ana)
    table.id = int(find(card, "join").custom_id.split(":")[1], 36)
    await ben.click(card, custom_id=find(card, "join").custom_id)
    assert "Only the person" in answer(
        await ben.slash(table.channel, "window", hours="18-22", timezone="Europe/Prague")
    )
    said = answer(await ana.slash(table.channel, "window", hours="18-22", timezone="Europe/Prague"))
    assert "18:00–22:00" in said
    await table.bot.tables.lobby.set_options(table.id, ana.id, {"pace": "hours"})
    await ana.click(card, custom_id=find(card, "start").custom_id)
    (due,) = (await table.look()).due.values()
    assert due > int(table.env.now().timestamp()) + 2 * DAY, "12 hours at four a day"


async def test_reminders_keep_quiet_hours(table: TableDriver):
    for member in table.members[:2]:
        await member.slash(table.channel, "settings", timezone="UTC", quiet="23:30-12:00")
    await table.open(2)
    await table.env.advance_time(DAY / 2 + 60)
    (first,) = messages(table, "snooze")
    await table.env.advance_time(DAY / 2)
    assert [message.id for message in messages(table, "snooze")] == [first.id], "it is midnight"
    await table.env.advance_time(DAY / 2)
    assert [message.id for message in messages(table, "snooze")] != [first.id]


async def test_a_language_survives_a_restart(table: TableDriver, make_bot: Callable[[], Caravanserai]):
    ana = table.members[0]
    said = await ana.slash(table.channel, "settings", language="Klingon")
    assert "do not know that language" in answer(said)
    await ana.slash(table.channel, "settings", language="english")
    assert table.bot.languages == {ana.id: "en"}
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    assert table.bot.languages == {ana.id: "en"}
    await ana.slash(table.channel, "settings", language="auto")
    assert table.bot.languages == {}
    found = await ana.autocomplete(table.channel, "settings", "language", "eng")
    assert [choice["value"] for choice in found] == ["en"]


async def test_a_server_sets_what_new_tables_are_like_and_who_opens_them(table: TableDriver, guild: Any):
    role = guild.create_role("hosts")
    manager = guild.add_member(
        table.env.create_user("mia"),
        roles=[guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))],
    )
    host = guild.add_member(table.env.create_user("hana"), roles=[role])
    said = await manager.slash(table.channel, "server", pace="week", place="channel", openers=role)
    assert f"a week\nWhere to play: here in the channel\nWho may open tables: <@&{role.id}>" in answer(said)
    assert "can open tables" in answer(await table.members[0].slash(table.channel, "play", game="yspahan"))
    for who in (host, manager):
        card = text(await table.lobby(who))
        assert "Time for a move: a week." in card
        assert "in this channel" in card
    await manager.slash(table.channel, "server", openers=guild.default_role)
    assert "Join" in [c.label for c in controls(await table.lobby(table.members[0]))]


async def test_a_server_is_set_by_its_managers_alone(table: TableDriver, guild: Any):
    """Discord hides the command from others, unless the server's settings override that."""
    (command,) = [c for c in await table.bot.tree.fetch_commands() if c.name == "server"]
    guild.set_command_permissions(command, {guild.default_role: True})
    said = await table.members[0].slash(table.channel, "server", pace="week")
    assert "permission Manage Server" in answer(said)
    assert await settings_of(table.bot.tables.store, ServerSettings, guild.id) == ServerSettings()
