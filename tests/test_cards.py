"""The card of a lobby is posted once, whatever fails, and again if it is gone; refusals are private."""

from __future__ import annotations

import ast
import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from cogs.base import TableBot
from cogs.ui import ids
from engine.tables.store import FOREVER, ServerSettings, Table
from tests.faults import failing_after_the_next
from tests.playing import answer
from tests.timed import BEN
from tests.virtual import (
    BUTTON,
    Control,
    TableDriver,
    burst,
    controls,
    failing_first,
    find,
    has,
    in_bot,
    options,
    play_ahead,
    public,
    reader,
    sure,
    text,
)

COGS = Path(__file__).parent.parent / "cogs"


def cards(table: TableDriver) -> list[simcord.ResponseMessage]:
    """Return the cards in the channel that can be joined."""
    return [message for message in public(table, table.channel) if has(message, "join")]


async def stored(table: TableDriver) -> Table:
    """Return the only lobby."""
    (match,) = await table.bot.tables.store.matches("lobby")
    found = await table.bot.tables.store.load(match)
    assert found
    return found


async def opening(table: TableDriver, way: str) -> Callable[[], Any]:
    """Return what opens a lobby: the command, or *Play again* at a finished table of the first two."""
    if way == "play":
        return lambda: table.members[0].slash(table.channel, "play", game="yspahan")
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(6))
    ended = table.post
    return lambda: table.members[0].click(ended, custom_id=find(ended, "rematch").custom_id)


async def delete(table: TableDriver, message: Any) -> None:
    """Delete a message as a moderator."""
    table.env.backend.delete_message(table.channel.id, message.id)
    await table.env.settle()


def refuse_posts(table: TableDriver) -> str:
    """Let Discord refuse the bot's messages in the channel; return the path of these requests."""
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, message="refused", times=None)
    return path


async def joins(table: TableDriver, member: Any) -> None:
    """Check that there is one card, which is stored, and that a member can join on it."""
    (card,) = cards(table)
    assert (await stored(table)).message == card.id
    await member.click(card, custom_id=find(card, "join").custom_id)
    assert member.mention in text(card)
    assert member.id in [seat.user for seat in (await stored(table)).seats]
    assert await table.bot.tables.store.mail(FOREVER) == []


# It is posted once


@pytest.mark.parametrize("way", ["play", "rematch"])
async def test_a_card_whose_request_fails_once_is_posted(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, way: str
):
    opened = await opening(table, way)
    failing_first(monkeypatch, "send_message", failures := [aiohttp.ServerDisconnectedError()])
    said = await opened()
    assert not failures
    assert said.ephemeral
    assert f"Table {(await stored(table)).id} is open" in answer(said)
    assert not cards(table)
    await table.env.advance_time(31)
    await joins(table, table.members[2])


@pytest.mark.parametrize("way", ["play", "rematch"])
async def test_the_answer_links_to_the_card_which_is_drawn_again_if_that_fails(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, way: str
):
    opened = await opening(table, way)
    draw, errors = TableBot.draw, [RuntimeError("no paint")]

    async def failing(*args: Any) -> Any:
        if errors:
            raise errors.pop()
        return await draw(*args)

    said = await opened()
    (card,) = cards(table)
    assert answer(said).endswith(f"/{table.channel.id}/{card.id}")
    monkeypatch.setattr(TableBot, "draw", failing)
    await delete(table, card)
    await table.members[0].slash(table.channel, "table here", table=(await stored(table)).id)
    assert not errors
    await table.env.advance_time(31)
    await joins(table, table.members[2])
    caplog.clear()


@pytest.mark.parametrize("way", ["play", "rematch"])
async def test_a_process_that_dies_before_it_posts_a_card_leaves_it_to_the_next(
    table: TableDriver, make_bot: Callable[[], Any], way: str
):
    opened = await opening(table, way)
    table.bot.tables.access.listeners = []
    await opened()
    assert not cards(table)
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(60)
    await joins(table, table.members[2])


async def test_a_card_posted_by_a_process_that_died_at_once_is_not_doubled(
    table: TableDriver, make_bot: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
):
    dying = failing_after_the_next(monkeypatch, asyncio.CancelledError())
    await table.members[0].slash(table.channel, "play", game="yspahan")
    assert not dying
    (card,) = cards(table)
    assert (await stored(table)).message is None
    await table.members[1].click(card, custom_id=find(card, "join").custom_id)
    assert table.members[1].mention in text(card), "it works all the same"
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(60)
    await joins(table, table.members[2])


@pytest.mark.parametrize("way", ["play", "rematch"])
async def test_a_card_that_is_refused_waits_and_the_person_is_told(table: TableDriver, way: str):
    opened = await opening(table, way)
    path = refuse_posts(table)
    said = answer(await opened())
    assert f"not allowed to post its card in {table.channel.mention}" in said
    match = (await stored(table)).id
    table.env.backend.http_requests.clear()
    await table.env.advance_time(2 * 3600)
    tried = [r for r in table.env.http_requests if r.method == "POST" and r.path.endswith(path)]
    assert 1 <= len(tried) < 12, "slow retries"
    here = await table.members[0].slash(table.channel, "table here", table=match)
    assert "not allowed" in answer(here)
    assert len(await table.bot.tables.store.mail(FOREVER)) == 1, "no second letter"
    table.env.backend.faults.clear()
    here = await table.members[0].slash(table.channel, "table here", table=match)
    assert "not allowed" not in answer(here)
    await joins(table, table.members[2])


async def test_a_refused_card_of_a_table_that_is_called_off_is_given_up(table: TableDriver):
    ana = table.members[0]
    refuse_posts(table)
    await ana.slash(table.channel, "play", game="yspahan")
    await sure(ana, await ana.slash(table.channel, "table cancel"))
    table.env.backend.faults.clear()
    await table.env.advance_time(24 * 3600)
    assert await table.bot.tables.store.mail(FOREVER) == []
    assert not cards(table)


async def test_a_card_shows_who_has_joined_while_it_was_being_posted(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    delivery, ben = table.bot.get_cog("Delivery"), table.members[1]
    send = delivery._send

    async def slowly(match: int, *args: Any) -> Any:
        monkeypatch.setattr(delivery, "_send", send)
        await table.bot.tables.lobby.join(match, BEN._replace(id=ben.id))
        return await send(match, *args)

    monkeypatch.setattr(delivery, "_send", slowly)
    card = await table.lobby(table.members[0])
    assert ben.mention in text(card)


async def test_the_card_of_a_rematch_mentions_those_who_want_it(table: TableDriver):
    opened = await opening(table, "rematch")
    ana, ben = table.members[:2]
    await ben.slash(table.channel, "settings", mentions="no")
    await opened()
    (card,) = cards(table)
    assert ben.mention in text(card)
    assert table.env.backend.get_message(table.channel.id, card.id).ping_user_ids == [ana.id]


# It comes back


@pytest.mark.parametrize("where", ["in its channel", "elsewhere"])
async def test_a_deleted_card_is_posted_again_on_request(table: TableDriver, guild: Any, where: str):
    ana, _, cleo, _ = table.members
    card = await table.lobby(ana)
    await delete(table, card)
    match = (await stored(table)).id
    place = table.channel if where == "in its channel" else guild.create_text_channel("elsewhere")
    refused = await cleo.slash(place, "table here", table=match)
    assert "press *Join*" in answer(refused)
    assert not cards(table)
    said = await ana.slash(place, "table here", table=match)
    (again,) = cards(table)
    assert answer(said).endswith(f"/{table.channel.id}/{again.id}")
    assert not table.env.backend.get_message(table.channel.id, again.id).ping_user_ids
    await joins(table, cleo)


@pytest.mark.parametrize("way", ["a press meanwhile", "leaving", "a free seat"])
async def test_a_deleted_card_is_posted_again_at_the_next_press(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, way: str
):
    ana, ben, cleo, _ = table.members
    card = await table.lobby(ana)
    await ben.click(card, custom_id=find(card, "join").custom_id)
    if way == "a press meanwhile":
        removed = table.bot.tables.lobby.remove_computer

        async def deleting(*args: Any) -> Table:
            table.env.backend.delete_message(table.channel.id, card.id)
            return await removed(*args)

        await ana.click(card, custom_id=find(card, "addcomputer").custom_id)
        listed = await options(ana, card)
        monkeypatch.setattr(table.bot.tables.lobby, "remove_computer", deleting)
        await ana.click(listed, custom_id=find(listed, "removecomputer").custom_id)
    elif way == "leaving":
        question = await ben.click(card, custom_id=find(card, "leave").custom_id)
        await delete(table, card)
        await sure(ben, question)
    else:
        shown = (await cleo.slash(table.channel, "games")).response
        sit = Control(BUTTON, ids.write("sit", (await stored(table)).id), "", ())
        await delete(table, card)
        await burst(table.env, [(cleo, shown, sit, None)])
    assert [seat.user for seat in (await stored(table)).seats] == {
        "a press meanwhile": [ana.id, ben.id],
        "leaving": [ana.id],
        "a free seat": [ana.id, ben.id, cleo.id],
    }[way]
    await joins(table, table.members[3])


async def test_two_who_miss_the_card_get_one(table: TableDriver):
    card = await table.lobby(table.members[0])
    lobby = await stored(table)
    await delete(table, card)
    with in_bot(table.env):
        await asyncio.gather(*(table.bot.tables.lobby.post_card(lobby.id, lobby.message) for _ in range(3)))
    await table.env.settle()
    (again,) = cards(table)
    with in_bot(table.env):
        await table.bot.tables.lobby.post_card(lobby.id, lobby.message)
    await table.env.settle()
    assert [card.id for card in cards(table)] == [again.id]
    await joins(table, table.members[1])


async def test_an_old_card_leads_to_the_new_one(table: TableDriver):
    ana, ben, cleo, _ = table.members
    old = await table.lobby(ana)
    join = find(old, "join")
    await ana.slash(table.channel, "table here")
    (card,) = cards(table)
    link = f"/{table.channel.id}/{card.id}"
    assert text(old).endswith(link)
    assert not controls(old)
    await burst(table.env, [(ben, old, join, None)])
    assert ben.mention in text(card)
    assert text(old).endswith(link)
    await joins(table, cleo)


async def test_a_game_started_from_an_old_card_ends_the_new_one(table: TableDriver):
    ana, ben, *_ = table.members
    old = await table.lobby(ana)
    await ben.click(old, custom_id=find(old, "join").custom_id)
    start = find(old, "start")
    await ana.slash(table.channel, "table here")
    (card,) = cards(table)
    await burst(table.env, [(ana, old, start, None)])
    assert "The game has started" in text(card)
    assert not controls(card)
    assert await table.bot.tables.store.matches("live")


# Refusals


async def forbid_files(table: TableDriver) -> None:
    denied = discord.PermissionOverwrite(attach_files=False)
    channel, guild = table.bot.get_channel(table.channel.id), table.bot.get_guild(table.channel.guild.id)
    await channel.set_permissions(guild.default_role, overwrite=denied)


async def require_a_role(table: TableDriver) -> None:
    role = table.channel.guild.create_role("hosts")
    await table.bot.tables.store.change_settings(ServerSettings, table.channel.guild.id, {"openers": role.id})


async def pause(table: TableDriver) -> None:
    await table.bot.tables.pauses.begin(table.bot.now())


async def allow_one_table(table: TableDriver) -> None:
    table.bot.tables.limits.per_person = 1
    await table.members[0].slash(table.channel, "play", game="yspahan")


async def allow_one_table_here(table: TableDriver) -> None:
    table.bot.tables.limits.per_server = 1
    await table.members[1].slash(table.channel, "play", game="yspahan")


REASONS = {
    "permissions": (forbid_files, "Attach Files"),
    "role": (require_a_role, "can open tables"),
    "pause": (pause, "I am paused"),
    "own tables": (allow_one_table, "the quietest are"),
    "tables here": (allow_one_table_here, "This server has 1 table"),
}


@pytest.mark.parametrize("way", ["command", "button"])
@pytest.mark.parametrize("reason", REASONS)
async def test_only_the_person_sees_why_no_table_is_opened(table: TableDriver, reason: str, way: str):
    prevent, said = REASONS[reason]
    await prevent(table)
    ana, lobbies = table.members[0], await table.bot.tables.store.matches("lobby")
    before = len(public(table))
    table.env.backend.http_requests.clear()
    if way == "command":
        refused = await ana.slash(table.channel, "play", game="amyitis")
    else:
        offer = (await ana.slash(table.channel, "play")).response
        refused = await ana.click(offer, custom_id=find(offer, "play").custom_id)
    assert said in answer(refused)
    assert {reader(table.env, request) for request in table.env.http_requests} == {ana.id}
    assert len(public(table)) == before
    assert await table.bot.tables.store.matches("lobby") == lobbies


async def test_only_the_person_sees_why_there_is_no_film(table: TableDriver):
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(7))
    dara, post = table.members[3], table.post
    await table.bot.tables.store._write(lambda db: db.execute("update match set guild = 1"))
    table.env.backend.http_requests.clear()
    refused = await dara.click(post, custom_id=find(post, "film").custom_id)
    assert "no such table" in answer(refused).lower()
    assert {reader(table.env, request) for request in table.env.http_requests} == {dara.id}


def test_no_answer_is_promised_in_public():
    """What is said after a deferral is as public as it was, refusals included: one place defers."""
    deferred = [
        (path.name, {word.arg: ast.unparse(word.value) for word in node.keywords})
        for path in sorted(COGS.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("response.defer")
    ]
    assert deferred == [("base.py", {"ephemeral": "True", "thinking": "True"}), ("base.py", {})]
