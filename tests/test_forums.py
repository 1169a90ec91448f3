"""Tables in a forum, each with a post of its own and a tag for its state, and who hears of a new lobby."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import discord
import pytest

from bot import Caravanserai
from engine.tables import Person, Wish
from engine.tables.access.limits import WISHES
from engine.tables.store import SaveFailed
from engine.tables.store.sqlite import SqliteStore
from tests.limits import violations
from tests.playing import answer, finish, restart
from tests.virtual import TableDriver, find, has, in_bot, public, sure, table_of, text


class Forum(TableDriver):
    """A table in a post of a forum."""

    def __init__(self, table: TableDriver, forum: Any) -> None:
        super().__init__(table.env, table.channel, table.members)
        self.forum = forum

    @property
    def place(self) -> Any:
        return self.forum.threads[-1]

    async def lobby(self, member: Any, game: str = "yspahan") -> Any:
        await member.slash(self.channel, "play", game=game)
        return public(self)[0]

    @property
    def tags(self) -> list[str]:
        """The names of the tags of the latest post."""
        backend = self.env.backend
        known = {int(tag["id"]): tag["name"] for tag in backend.channels[self.forum.id].available_tags}
        return [known[int(tag)] for tag in backend.channels[self.place.id].applied_tags]


@pytest.fixture
def boss(table: TableDriver, guild: Any) -> Any:
    """Return somebody who manages the server."""
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(table.env.create_user("mia", global_name="Mia"), roles=[role])


@pytest.fixture
async def forum(table: TableDriver, guild: Any, boss: Any) -> Forum:
    """Return a table that will be opened in a forum."""
    place = guild.create_forum_channel("tables")
    await boss.slash(table.channel, "server", forum=place)
    return Forum(table, place)


async def test_a_table_has_a_post_of_its_own_with_its_card_its_turns_and_its_state(forum: Forum):
    ana = forum.members[0]
    said = await ana.slash(forum.channel, "play", game="yspahan")
    (post,) = forum.forum.threads
    card = public(forum)[0]
    assert post.name == "Yspahan · table 1"
    assert len(public(forum)) == 1, "the card is the first message of the post"
    assert has(card, "join")
    assert card.attachments
    assert forum.tags == ["open"]
    assert f"/{post.id}/{card.id}" in answer(said)
    assert not public(forum, forum.channel)
    forum.id = table_of(card)
    await forum.members[1].click(card, custom_id=find(card, "join").custom_id)
    assert forum.members[1].mention in text(public(forum)[0])
    await ana.click(card, custom_id=find(card, "start").custom_id)
    assert has(public(forum)[-1], "turn")
    assert forum.tags == ["playing"]
    with in_bot(forum.env):
        await forum.bot.tables.seats.resign(forum.id, ana.id)
        await forum.bot.tables.seats.resign(forum.id, forum.members[1].id)
    await forum.env.settle()
    assert forum.tags == ["finished"]
    names = [tag["name"] for tag in forum.env.backend.channels[forum.forum.id].available_tags]
    assert names == ["open", "playing", "finished"]


async def test_a_whole_game_and_its_rematch(forum: Forum):
    await forum.open(2, place="channel", game="babylon")
    await finish(forum, Random(3))
    assert forum.tags == ["finished"]
    first, over = forum.place.id, public(forum)[-1]
    await forum.members[0].click(over, custom_id=find(over, "rematch").custom_id)
    assert [post.id == first for post in forum.forum.threads] == [True, False]
    assert forum.tags == ["open"]
    card = public(forum)[0]
    stored = forum.env.backend.get_message(card.channel_id, card.id)
    assert sorted(stored.ping_user_ids) == sorted(member.id for member in forum.members[:2])
    assert has(card, "start")


async def test_tags_that_are_there_are_used_and_others_stay(forum: Forum, boss: Any):
    place = forum.bot.get_channel(forum.forum.id)
    with in_bot(forum.env):
        tags = [discord.ForumTag(name=name) for name in ("Board games", "Hraje se", "OPEN")]
        await place.edit(available_tags=tags)
    card = await forum.lobby(forum.members[0])
    assert forum.tags == ["OPEN"]
    thread = forum.bot.get_channel(forum.place.id)
    with in_bot(forum.env):
        await thread.edit(applied_tags=[*thread.applied_tags, place.available_tags[0]])
    assert "Board games" in forum.tags
    await forum.members[1].click(card, custom_id=find(card, "join").custom_id)
    await forum.members[0].click(card, custom_id=find(card, "start").custom_id)
    assert forum.tags == ["Hraje se", "Board games"]
    names = [tag["name"] for tag in forum.env.backend.channels[forum.forum.id].available_tags]
    assert names == ["Board games", "Hraje se", "OPEN", "finished"]


async def test_a_lobby_that_is_called_off_shows_that(forum: Forum, boss: Any):
    card = await forum.lobby(forum.members[0])
    await sure(boss, await boss.slash(forum.channel, "table cancel", table=table_of(card)))
    assert forum.tags == ["finished"]
    await forum.lobby(forum.members[0])
    await sure(forum.members[0], await forum.members[0].slash(forum.channel, "table leave"))
    assert len(forum.forum.threads) == 2
    assert forum.tags == ["finished"]


@pytest.mark.parametrize("recorded", [False, True])
async def test_a_bot_that_stops_while_it_opens_a_post_opens_no_second_one(
    forum: Forum, make_bot: Callable[[], Caravanserai], monkeypatch: pytest.MonkeyPatch, recorded: bool,
    caplog: pytest.LogCaptureFixture,
):  # fmt: skip
    mark, stopped = SqliteStore.mark_created, [True]

    async def stop(store: Any, *args: Any, **options: Any) -> None:
        if recorded:
            await mark(store, *args, **options)
        if stopped:
            raise SaveFailed("stopped")
        if not recorded:
            await mark(store, *args, **options)

    monkeypatch.setattr(SqliteStore, "mark_created", stop)
    await forum.members[0].slash(forum.channel, "play", game="yspahan")
    assert len(forum.forum.threads) == 1
    assert not has(public(forum)[-1], "join")
    stopped.clear()
    forum.bot.get_cog("Delivery")._unwritten.clear()
    await restart(forum, make_bot)
    await forum.env.advance_time(120)
    assert len(forum.forum.threads) == 1
    assert has(public(forum)[-1], "join")
    stored = await forum.bot.tables.store.load(1)
    assert (stored.channel, stored.message) == (forum.place.id, public(forum)[-1].id)
    caplog.clear()


async def test_the_queue_opens_its_tables_there(forum: Forum):
    tables, guild = forum.bot.tables, forum.channel.guild.id
    wish = Wish(("yspahan",), (2,), ("day",))
    with in_bot(forum.env):
        for member in forum.members[:2]:
            await tables.queue.enter(guild, forum.channel.id, Person(member.id, member.name), wish)
        await tables.queue.match(guild)
    await forum.env.settle()
    assert len(forum.forum.threads) == 1
    assert forum.tags == ["playing"]
    assert has(public(forum)[-1], "turn")


async def test_a_forum_that_the_bot_may_not_use_is_named_and_one_that_is_gone_is_not_used(
    table: TableDriver, guild: Any, boss: Any
):
    place = guild.create_forum_channel("tables")
    channel = table.bot.get_channel(place.id)
    with in_bot(table.env):
        denied = discord.PermissionOverwrite(attach_files=False, manage_channels=False)
        await channel.set_permissions(channel.guild.me, overwrite=denied)
    said = text((await boss.slash(table.channel, "server", forum=place)).response)
    print(said)
    assert f"⚠️ Forum for tables, {place.mention}: I lack *Attach Files*." in said
    assert f"{place.mention}: the posts of tables do not show their state." in said
    assert "Add the tags open, playing and finished to this forum, or grant me *Manage Channels*." in said
    said = answer(await table.members[0].slash(table.channel, "play", game="yspahan"))
    assert f"I cannot play in {place.mention}: I lack *Attach Files*." in said
    await table.bot.tables.servers.change_settings(guild.id, {"forum": 5})
    await table.lobby(table.members[0])
    assert has(table.channel.last_message, "join")


async def test_a_role_is_mentioned_once_when_a_lobby_opens(
    table: TableDriver, guild: Any, boss: Any, make_bot: Callable[[], Caravanserai]
):
    ana = table.members[0]
    role = guild.create_role("players")
    await boss.slash(table.channel, "server", wanted=role)
    before = len(table.env.http_requests)
    card = await table.lobby(ana)
    sent = [
        request.json or {}
        for request in table.env.http_requests[before:]
        if request.method == "POST" and request.path == f"/channels/{table.channel.id}/messages"
    ]
    print(sent)
    (body,) = sent
    assert body["content"] == f"<@&{role.id}>, players are wanted for Yspahan, table 1: 3 seats are free."
    assert body["allowed_mentions"] == {"parse": [], "users": [], "roles": [role.id]}
    assert has(card, "join")
    assert violations(table.env.http_requests[before:]) == []
    await ana.slash(table.channel, "table here", table=table_of(card))
    await restart(table, make_bot)
    card = public(table, table.channel)[-1]
    await table.members[1].click(card, custom_id=find(card, "join").custom_id)
    told = [r for r in table.env.http_requests if r.method == "POST" and "players are wanted" in str(r.json)]
    assert len(told) == 1
    assert not [m for m in public(table, table.channel) if "players are wanted" in m.content]


async def test_a_role_is_mentioned_in_a_forum_too(forum: Forum, guild: Any, boss: Any):
    role = guild.create_role("players")
    await boss.slash(forum.channel, "server", wanted=role)
    before = len(forum.env.http_requests)
    card = await forum.lobby(forum.members[0])
    (sent,) = [
        (request.json or {})["message"]
        for request in forum.env.http_requests[before:]
        if request.method == "POST" and request.path == f"/channels/{forum.forum.id}/threads"
    ]
    assert sent["content"].startswith(f"<@&{role.id}>, players are wanted for Yspahan, table 1")
    assert sent["allowed_mentions"] == {"parse": [], "users": [], "roles": [role.id]}
    assert not sent.get("flags"), "it is not silent"
    assert has(card, "join")


async def test_a_role_is_not_mentioned_more_often_than_people_may_be_asked(
    table: TableDriver, guild: Any, boss: Any
):
    role = guild.create_role("players")
    await boss.slash(table.channel, "server", wanted=role)
    tables, ana = table.bot.tables, table.members[0]
    for _ in range(WISHES + 2):
        with in_bot(table.env):
            await tables.lobby.open(
                "yspahan", Person(ana.id, "Ana"), guild=guild.id, channel=table.channel.id
            )
    with in_bot(table.env):
        await tables.lobby.open(
            "yspahan", Person(boss.id, "Mia"), guild=guild.id, channel=table.channel.id, computers=["Cyrus"]
        )
    await table.env.settle()
    told = [r for r in table.env.http_requests if r.method == "POST" and "players are wanted" in str(r.json)]
    assert len(told) == WISHES
    assert len(public(table, table.channel)) == WISHES + 3
