"""Tables, turns and answers through a virtual Discord, as people at the table see them."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import pytest
import simcord

from bot import Caravanserai
from cogs import composing
from cogs.illustrating import scene_of
from engine import games
from engine.chance import commitment
from engine.core import Event
from engine.match import verify
from engine.notation import notate
from engine.records import load
from render import pictures
from tests import LONG
from tests.pictures import same
from tests.playing import CHOOSING, choose, finish, restart, type_turn
from tests.virtual import (
    TableDriver,
    burst,
    controls,
    find,
    has,
    options,
    play_ahead,
    raw,
    sure,
    text,
    verb,
    walk,
)

WHOLE = [(key, seats) for key in games.ALL for seats in (2, 4) if key == "yspahan" or seats == 2]
"""Whole games, press by press: `LONG` plays every game with every number of seats."""
if LONG:
    WHOLE = [(key, seats) for key, game in games.ALL.items() for seats in game.seats]

PRESSED, AHEAD = 15, 10
"""After the restarts, so many presses follow so many turns without Discord; under `LONG`, all is pressed."""


@pytest.mark.parametrize(("key", "seats"), WHOLE)
async def test_a_whole_game_with_restarts_in_the_middle_of_drafts(
    table: TableDriver, make_bot: Callable[[], Caravanserai], key: str, seats: int
):
    rng = random.Random(seats)
    await table.open(seats, game=key)
    for _ in range(3):
        await finish(table, rng, stop=lambda n: n == 25)
        if not (asked := await table.asked()):
            break  # a short game
        member = asked[0]
        before = await table.look(member)
        panel = await table.take_turn(member)
        await restart(table, make_bot)
        after = await table.look(member)
        assert (after.view, after.draft, after.token) == (before.view, before.draft, before.token)
        again = await choose(table, member, panel, rng)
        assert again.id == panel.id, "the old panel goes on after a restart"
    while await table.asked():
        await finish(table, rng, stop=lambda n: not LONG and n == PRESSED)
        if await table.asked():
            await play_ahead(table.env, table.id, rng, AHEAD)
    look = await table.look()
    assert look.outcome is not None
    assert look.table.status == "over"
    end = text(table.post)
    assert "Thank you for playing" in end
    called = table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids
    assert sorted(called) == sorted(member.id for member in table.members[:seats])
    button = find(table.post, "fair").custom_id
    told = (await table.members[0].click(table.post, custom_id=button)).response
    assert look.table.secret.hex() in text(told)
    assert commitment(look.table.secret) in text(told)
    (record_file,) = told.attachments
    record = load(look.game.verbs, (await record_file.read()).decode())
    assert verify(look.game, record) == look.outcome.scores


async def test_a_lobby_gathers_people(table: TableDriver, members: list[Any]):
    ana, ben, cleo, dara = members
    card = await table.lobby(ana, "Yspahan")
    assert not has(card, "start"), "one player cannot start"
    await ben.click(card, custom_id=find(card, "join").custom_id)
    refused = await ben.click(card, custom_id=find(card, "join").custom_id)
    assert "already have a seat" in refused.followups[-1].content
    assert ben.mention in text(card)
    refused = await cleo.click(card, custom_id=find(card, "start").custom_id)
    assert "press *Join*" in refused.followups[-1].content
    refused = await ben.click(card, custom_id=find(card, "start").custom_id)
    assert "Only the person who opened" in refused.followups[-1].content
    refused = await cleo.click(card, custom_id=find(card, "addcomputer").custom_id)
    assert "press *Join*" in refused.followups[-1].content
    await ana.click(card, custom_id=find(card, "addcomputer").custom_id)
    await dara.click(card, custom_id=find(card, "join").custom_id)
    assert not has(card, "join"), "a full table takes nobody"
    listed = await options(ana, card)
    await ana.click(listed, custom_id=find(listed, "removecomputer").custom_id)
    await sure(ana, await ana.click(card, custom_id=find(card, "leave").custom_id))
    assert f"{ben.mention} (opened the table)" in text(card)
    await ben.click(card, custom_id=find(card, "start").custom_id)
    assert not controls(card)
    assert re.search(r"`[0-9a-f]{64}`", text(card)), "the fingerprint of the secret is shown at the start"


async def test_a_lobby_that_everybody_leaves_is_called_off(table: TableDriver, members: list[Any]):
    ana = members[0]
    card = await table.lobby(ana)
    question = await ana.click(card, custom_id=find(card, "leave").custom_id)
    assert "so the table is called off" in text(question.response)
    await sure(ana, question)
    assert "called off" in text(card)
    assert not controls(card)


async def test_commands_keep_the_lobby_card_up_to_date(table: TableDriver, members: list[Any]):
    card = await table.lobby(members[0])
    await members[1].click(card, custom_id=find(card, "join").custom_id)
    await sure(members[1], await members[1].slash(table.channel, "table leave"))
    assert members[1].mention not in text(card)
    await sure(members[0], await members[0].slash(table.channel, "table cancel"))
    assert "called off" in text(card)
    assert not controls(card)


async def test_options_are_a_form_that_survives_a_restart(
    table: TableDriver, members: list[Any], make_bot: Callable[[], Caravanserai]
):
    card = await table.lobby(members[0])
    listed = await options(members[0], card)
    modal = await members[0].click(listed, custom_id=find(listed, "options").custom_id)
    fields = [c for c in walk(modal.modal["components"]) if c.get("options")]
    assert len(fields) > 3
    assert all(option["label"][0].isupper() for field in fields for option in field["options"])
    await restart(table, make_bot)
    await members[0].submit_modal(
        modal, {"place": ["channel"], "pace": ["none"], "level": ["dice"], "switches": ["seats"]}
    )
    assert "in this channel" in text(card)
    refused = await members[1].click(card, custom_id=find(card, "options").custom_id)
    assert "Only the person" in refused.response.content


async def test_the_process_remembers_no_view_of_what_it_has_sent(table: TableDriver, members: list[Any]):
    await table.open(2)
    await members[3].slash(table.channel, "rules", game="yspahan")
    await finish(table, random.Random(1), stop=lambda n: n == 5)
    assert not table.bot.persistent_views


async def test_a_game_in_a_thread_of_its_own(table: TableDriver, channel: Any):
    await table.open(2, place="thread")
    assert len(channel.threads) == 1
    assert table.place is channel.threads[0] or table.place.is_thread
    assert has(table.post, "turn")


@pytest.mark.parametrize(("place", "said"), [("channel", True), ("thread", False)])
async def test_a_post_among_those_of_other_tables_says_of_which_it_is(
    table: TableDriver, place: str, said: bool
):
    await table.open(2, place=place)
    assert (f"· table\N{NO-BREAK SPACE}{table.id}" in text(table.post)) == said


async def test_one_ping_per_decision(table: TableDriver):
    await table.open(3)
    first = table.env.backend.get_message(table.place.id, table.post.id)
    assert sorted(first.ping_user_ids) == sorted(member.id for member in table.members[:3]), "the game starts"
    while table.post.id == first.id:
        await type_turn(table)
    asked = await table.asked()
    stored = table.env.backend.get_message(table.place.id, table.post.id)
    assert sorted(stored.ping_user_ids) == sorted(member.id for member in asked)


async def test_a_turn_is_one_post_though_it_rolls_in_the_middle(table: TableDriver):
    await table.open(2)
    first = table.post.id
    (member,) = await table.asked()
    await member.slash(table.channel, "move", move="roll 1")
    assert table.post.id == first
    await type_turn(table)
    assert table.post.id != first
    assert f"**{member.name.title()}** pays 1 gold for a yellow die and rolls" in text(table.post)


async def test_a_post_shows_how_the_scores_have_changed(table: TableDriver):
    await table.open(2, game="amyitis")
    while "**2**" not in text(table.post):  # all pass, then the procession enters Marduk's temple
        (member,) = await table.asked()
        look = await table.look(member)
        action = next((a for a in look.actions if a.verb == "pass" or "marduk" in a.args), look.actions[0])
        await member.slash(table.place, "move", move=notate(look.game.verbs, action))
    assert "**2**, +2" in text(table.post)


def test_a_first_post_with_turns_shows_how_these_have_changed_the_scores() -> None:
    """There is no earlier post whose scores are known: those before its events are."""
    won = [Event("placed", 1, points=((1, 2),)), Event("won", 1, points=((1, 8), (0, -1)))]
    assert composing.scores_before((3, 10, 5), won) == [4, 0, 5]


async def test_the_previous_post_is_reduced_to_its_text(table: TableDriver, members: list[Any]):
    await table.open(2)
    first = table.post
    rng = random.Random(1)
    while table.post.id == first.id:
        member = (await table.asked())[0]
        panel = await table.take_turn(member)
        while table.post.id == first.id and any(verb(c) in CHOOSING | {"confirm"} for c in controls(panel)):
            panel = await choose(table, member, panel, rng)
    stored = simcord.ResponseMessage(table.env, table.env.backend.get_message(table.place.id, first.id))
    assert [verb(control) for control in controls(stored)] == ["then"]
    assert not stored.attachments
    then = (await members[3].click(stored, custom_id=find(stored, "then").custom_id)).response
    assert then.ephemeral
    assert then.attachments[0].filename == "board.png"
    assert "The start" in text(then)
    assert not stored.attachments


@pytest.mark.parametrize(("key", "more"), [("yspahan", False), ("amyitis", True), ("babylon", True)])
async def test_a_post_has_one_picture_and_more_behind_a_button(table: TableDriver, key: str, more: bool):
    await table.open(2, game=key)
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    for message in (table.post, panel):
        assert [picture.filename for picture in message.attachments] == ["board.png"]
    assert has(table.post, "more") == more
    if more:
        board = await table.post.attachments[0].read()
        shown = (await member.click(table.post, custom_id=find(table.post, "more").custom_id)).response
        assert shown.ephemeral
        assert await shown.attachments[0].read() != board


async def test_a_post_shows_what_the_turn_is_about_and_offers_the_other_picture(table: TableDriver):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    look = await table.look(member)
    panel = await table.take_turn(member)
    await member.click(panel, custom_id=find(panel, "tools").custom_id)
    assert [name for name in ("more", "board") if has(panel, name)] == ["board"], "it shows the crafts"
    hired = next(action for action in look.actions if action.args[:1] == ("merchant",))
    await member.slash(table.channel, "move", move=notate(look.game.verbs, hired), table=table.id)
    assert await table.asked() != [member]
    scene, own = [scene_of(await table.look(viewer), table.bot.words) for viewer in (None, member)]
    board = (await member.click(table.post, custom_id=find(table.post, "board").custom_id)).response
    for message, shown, hidden in ((table.post, "asked", "board"), (board, "board", "more")):
        assert same(await message.attachments[0].read(), getattr(pictures, shown)("amyitis", scene))
        assert [name for name in ("more", "board") if has(message, name)] == [hidden]
    more = (await member.click(board, custom_id=find(board, "more").custom_id)).response
    assert same(await more.attachments[0].read(), pictures.detail("amyitis", own))


async def test_strangers_and_waiting_players_are_told_whose_turn_it_is(
    table: TableDriver, members: list[Any]
):
    await table.open(2)
    (asked,) = await table.asked()
    waiting = next(m for m in members[:2] if m is not asked)
    for person in (waiting, members[3]):
        panel = await table.take_turn(person)
        assert panel.ephemeral
        assert f"Waiting for {asked.name.title()}.\n-# Yspahan · table {table.id}\n" in text(panel)
        assert [verb(control) for control in controls(panel)] == (["planahead"] if person is waiting else [])
    hand = await members[3].click(table.post, custom_id=find(table.post, "hand").custom_id)
    assert "not playing at this table" in hand.response.content + "".join(f.content for f in hand.followups)


async def test_stale_and_double_presses_bring_the_panel_up_to_date(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    roll = next(c for c in controls(panel) if c.custom_id.endswith("=roll 1"))
    await member.click(panel, custom_id=roll.custom_id)
    sure = find(panel, "sure")
    before = await table.look(member)
    results = await burst(table.env, [(member, panel, sure, None), (member, panel, sure, None)])
    assert all(result.acknowledged for result in results)
    after = await table.look(member)
    assert after.table.seq == before.table.seq + 1, "two presses of one button are one move"
    assert "That button was pressed already" in text(panel), "whoever presses twice need not wonder"
    (stale,) = await burst(table.env, [(member, panel, roll, None)])
    assert stale.acknowledged
    assert "has changed" in text(panel)


async def test_a_stale_button_of_an_ended_game_answers(table: TableDriver, members: list[Any]):
    await table.open(2)
    post = table.post
    for member in members[:2]:
        await sure(member, await member.slash(table.channel, "table cancel"))
    (result,) = await burst(table.env, [(members[0], post, find(post, "turn"), None)])
    assert "called off" in result.response.content + "".join(f.content for f in result.followups)


async def test_choices_that_come_too_late_are_one_line_in_the_log(
    table: TableDriver, caplog: pytest.LogCaptureFixture
):
    """Discord no longer wants them when somebody has typed on."""
    await table.open(2)
    (member,) = await table.asked()
    table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, message="no", times=1)
    with suppress(Exception):  # nobody gets any
        await member.autocomplete(table.channel, "move", "move", "ro")
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert line.getMessage().startswith("choices did not reach Discord")
    assert line.levelno == logging.WARNING
    assert not line.exc_info
    assert await member.autocomplete(table.channel, "move", "move", "ro")


async def test_typed_moves(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    choices = await member.autocomplete(table.channel, "move", "move", "ro")
    assert [choice["value"] for choice in choices] == ["roll 0", "roll 1", "roll 2"]
    for typed, answer in [
        ("fly", "cannot read"),
        ("roll 3", "not possible now"),
        ("roll", "could mean several"),
        ("roll 0; end", "reveals something"),
    ]:
        result = await member.slash(table.channel, "move", move=typed)
        assert answer in result.response.content, typed
    await member.slash(table.channel, "move", move="ROLL 0")
    look = await table.look(member)
    assert look.question is not None
    assert look.question.kind == "act"
    other = next(m for m in table.members[:2] if m is not member)
    result = await other.slash(table.channel, "move", move="roll 0")
    assert "You have nothing to decide" in result.response.content


def described(message: Any) -> list[str]:
    """The descriptions of the pictures of a message."""
    return [item.get("description") for c in walk(raw(message)) for item in c.get("items", [])]


async def test_looking(table: TableDriver, members: list[Any]):
    await table.open(3)
    picture = await members[3].slash(table.channel, "board")
    assert picture.ephemeral
    assert (await picture.response.attachments[0].read()).startswith(b"\x89PNG")
    words = await members[0].slash(table.channel, "board", text=True)
    assert "supervisor" in text(words.response).lower()
    hand = await members[0].slash(table.channel, "hand")
    assert "You hold no cards." in text(hand.response)
    assert not hand.response.attachments, "a picture of it would be empty"
    games = await members[0].slash(table.channel, "games")
    assert "Yspahan" in text(games.response)
    nobody = await members[3].slash(table.channel, "games")
    assert "no tables" in text(nobody.response)


async def test_free_seats_are_listed_unless_they_are_private(table: TableDriver, members: list[Any]):
    ana, ben, cleo, dora = members[:4]
    lobby = await table.lobby(ana, "ishtar")
    listed = text((await dora.slash(table.channel, "games")).response)
    assert "Ishtar" in listed
    assert "3 free seats" in listed
    own = text((await ana.slash(table.channel, "games")).response)
    assert "free seat" not in own, "it is among one's own tables"
    listed = await options(ana, lobby)
    form = await ana.click(listed, custom_id=find(listed, "options").custom_id)
    fields = {
        "place": ["channel"],
        "pace": ["none"],
        "level": ["dice"],
        "layout": ["block"],
        "switches": [],
    }
    await ana.submit_modal(form, fields)
    assert "not listed in /games" in text(lobby)
    assert "free seat" not in text((await dora.slash(table.channel, "games")).response)
    await ben.click(lobby, custom_id=find(lobby, "join").custom_id)

    await table.open(3)
    stored = await table.bot.tables.store.load(table.id)
    stored.seats[0].user = None
    await table.bot.tables.store.save(stored)
    shown = (await dora.slash(table.channel, "games")).response
    assert "one free seat" in text(shown)
    await dora.click(shown, custom_id=find(shown, "sit").custom_id)
    assert (await table.bot.tables.store.load(table.id)).seats[0].user == dora.id
    assert "free seat" not in text((await cleo.slash(table.channel, "games")).response)


async def test_rules_are_pages(table: TableDriver, members: list[Any]):
    shown = await members[0].slash(table.channel, "rules", game="yspahan")
    first = text(shown.response)
    page = shown.response
    seen = {first}
    while len(seen) < 20:
        *_, following = [control for control in controls(page) if verb(control) == "rules"]
        result = await members[0].click(page, custom_id=following.custom_id)
        page = result.response
        if text(page) in seen:
            break
        seen.add(text(page))
    assert len(seen) >= 3


async def test_resigning_hands_the_seat_to_a_computer(table: TableDriver, members: list[Any]):
    await table.open(2)
    await sure(members[0], await members[0].slash(table.channel, "table resign"))
    look = await table.look()
    assert look.table.seats[0].user is None
    assert look.table.seats[0].bot
    assert await table.asked() == [members[1]] or look.outcome
    await sure(members[1], await members[1].slash(table.channel, "table resign"))
    assert (await table.bot.tables.store.load(table.id)).status == "cancelled"


async def test_computers_fill_the_table(table: TableDriver, members: list[Any]):
    await table.open(4, computers=3)
    rng = random.Random(3)
    await finish(table, rng, stop=lambda n: n > 30)
    lines = await table.bot.tables.store.lines(table.id)
    assert {line.seat for line in lines} == {None, 0, 1, 2, 3}
    assert (await table.asked()) == [members[0]]


async def test_without_permission_nothing_is_opened(env: simcord.Env, guild: Any, members: list[Any]):
    denied = discord.PermissionOverwrite(attach_files=False)
    mute = guild.create_text_channel("mute", overwrites={env.bot.user: denied})
    result = await members[0].slash(mute, "play", game="yspahan")
    assert "Attach Files" in result.response.content
    assert await env.bot.tables.store.matches("lobby") == []


async def advance(table: TableDriver) -> None:
    await table.env.advance_time(3700)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (429, 0), (400, 50083)])
async def test_discord_errors_delay_a_post_but_lose_nothing(table: TableDriver, status: int, code: int):
    await table.open(2, place="thread")
    before = table.post.id
    table.env.inject_error("POST", "/channels/*/messages", status=status, code=code, message="no", times=1)
    member = await type_turn(table)
    assert await table.asked() != [member]
    await advance(table)
    assert table.post.id != before
    assert await table.bot.tables.store.mail(2**40) == []


async def test_a_deleted_thread_gives_way_to_the_channel(table: TableDriver, channel: Any):
    await table.open(2, place="thread")
    thread = channel.threads[0]
    await (await table.bot.fetch_channel(thread.id)).delete()
    await type_turn(table, channel)
    assert channel.last_message is not None
    assert has(channel.last_message, "turn")


async def test_a_deleted_channel_keeps_the_game(
    table: TableDriver, guild: Any, caplog: pytest.LogCaptureFixture
):
    elsewhere = guild.create_text_channel("elsewhere")
    await table.open(2)
    await table.bot.get_channel(table.channel.id).delete()
    await type_turn(table, elsewhere)
    assert "its channel is gone" in caplog.text
    await table.members[0].slash(elsewhere, "table here")
    assert has(elsewhere.last_message, "turn")


async def test_a_failed_answer_is_logged_and_the_move_stands(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    roll = next(c for c in controls(panel) if c.custom_id.endswith("=roll 1"))
    await member.click(panel, custom_id=roll.custom_id)
    table.env.inject_error("PATCH", "/webhooks/*", status=500, code=0, message="no", times=1)
    table.env.inject_error("POST", "/webhooks/*", status=500, code=0, message="no", times=1)
    sure = find(panel, "sure")
    await member.click(panel, custom_id=sure.custom_id)
    look = await table.look(member)
    assert look.question is not None
    assert look.question.kind == "act"


async def test_export_of_a_running_game_keeps_its_secrets(table: TableDriver, members: list[Any]):
    await table.open(2)
    (member,) = await table.asked()
    await member.slash(table.channel, "move", move="roll 0")
    result = await member.slash(table.channel, "table export")
    record = (await result.response.attachments[0].read()).decode()
    look = await table.look()
    assert "roll 0" in record
    assert look.table.secret.hex() not in record
    assert "[" not in record.split('"""')[1]


async def test_commands_are_told_to_discord_only_when_they_change(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    def told() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in table.env.http_requests)

    assert told() == 1
    await restart(table, make_bot)
    assert told() == 1


async def test_the_same_people_play_again_in_one_press(table: TableDriver):
    await table.open(2, pace="day")
    await play_ahead(table.env, table.id, random.Random(6))
    ended, (ana, ben, cleo, _) = table.post, table.members
    again = find(ended, "rematch")
    said = await cleo.click(ended, custom_id=again.custom_id)
    assert "not playing" in text(said.followups[-1] if said.followups else said.response)
    first, second = await burst(table.env, [(ben, ended, again, None), (ana, ended, again, None)])
    assert first.acknowledged
    assert second.acknowledged
    store = table.bot.tables.store
    (match,) = await store.matches("lobby")
    new = await store.load(match)
    assert [seat.user for seat in new.seats] == [ben.id, ana.id], "the seats move on"
    assert new.options.pace == "day"
    card = table.channel.last_message
    stored = table.env.backend.get_message(table.channel.id, card.id)
    assert sorted(stored.ping_user_ids) == sorted((ana.id, ben.id))
    opener = next(member for member in (ana, ben) if member.id == new.opener)
    await opener.click(card, custom_id=find(card, "start").custom_id)
    assert match in await store.live()
