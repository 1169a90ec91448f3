"""Tables in direct messages with the bot: one person practises there against computers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot import Caravanserai
from cogs.delivery import PRACTICE_TRIES
from engine import games
from engine.tables.store import FOREVER
from engine.tables.time.clock import DAY, HOUR
from locales import texts
from tests import LONG
from tests.languages import languages
from tests.limits import violations
from tests.playing import answer, finish, messages, press, restart, turn
from tests.virtual import (
    BUTTON,
    Alone,
    Control,
    Practice,
    TableDriver,
    announce,
    burst,
    controls,
    find,
    has,
    options,
    play_ahead,
    public,
    sure,
    table_of,
    text,
    verb,
    walk,
)

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""
GERMAN = "button-turn = Ziehen\nbutton-confirm = Gut\ncomputer-name-1 = Hans\n"


@pytest.fixture
def practice(env: simcord.Env, members: list[Any]) -> Practice:
    """The direct messages of Ana, who also belongs to a server."""
    return Practice(env, members[0].user)


def refuse(practice: Practice) -> str:
    """Let Ana take no direct messages; return the path of the requests that Discord refuses."""
    path = f"/channels/{practice.channel.id}/messages"
    refused = "Cannot send messages to this user"
    practice.env.inject_error("POST", path, status=403, code=50007, message=refused, times=None)
    return path


async def announced(practice: Practice) -> None:
    """Have the turn posted again."""
    await announce(practice)
    await practice.env.advance_time(1)


def sent_to(practice: Practice, path: str) -> list[Any]:
    return [r for r in practice.env.http_requests if (r.method, r.path.endswith(path)) == ("POST", True)]


# Playing


@pytest.mark.parametrize("key", games.ALL)
async def test_a_whole_game_against_computers_with_a_restart(
    practice: Practice, make_bot: Callable[[], Caravanserai], key: str
):
    rng, ana = random.Random(1), practice.members[0]
    await practice.begin(key)
    table = (await practice.look()).table
    assert [(seat.user, seat.bot) for seat in table.seats] == [(ana.id, ""), (None, "easy"), (None, "easy")]
    await finish(practice, rng, stop=lambda n: n == 15)
    before = await practice.look(ana)
    await restart(practice, make_bot)
    after = await practice.look(ana)
    assert (after.view, after.draft, after.token) == (before.view, before.draft, before.token)
    await finish(practice, rng, stop=lambda n: not LONG and key != "yspahan" and n == 15)
    if await practice.asked():
        await play_ahead(practice.env, practice.id, rng)
    look = await practice.look()
    assert look.outcome is not None
    assert [file.filename for file in practice.post.attachments] == ["poster.png", "board.png"]
    assert violations(practice.env.http_requests) == []


async def test_what_belongs_to_a_table_works_there_too(practice: Practice):
    (ana,) = practice.members
    await practice.begin("yspahan")
    await turn(practice, random.Random(1))
    await practice.env.advance_time(30)
    for command, given in (
        ("board", {}),
        ("board", {"text": True}),
        ("hand", {}),
        ("games", {}),
        ("replay", {}),
        ("plan list", {}),
        ("rules", {"game": "yspahan"}),
        ("help", {}),
        ("learn", {"game": "yspahan"}),
        ("puzzle", {}),
        ("settings", {}),
    ):
        shown = (await ana.slash(None, command, **given)).response
        assert shown is not None, command
        assert texts()("failed") not in text(shown)
    for name in ("since", "hand", "text", "rules"):
        assert (await press(ana, practice.post, name)).response is not None
    panel = (await press(ana, practice.post, "turn")).response
    if not has(panel, "suggest"):
        await press(ana, panel, "tools")
    suggested = (await press(ana, panel, "suggest")).response
    assert suggested is not None
    lines = (await practice.look()).lines
    assert "back" in answer(await ana.slash(None, "undo"))
    await practice.env.advance_time(30)
    assert (await practice.look()).lines < lines, "nobody else has to agree"


async def test_at_the_end_there_is_everything_that_other_tables_have(practice: Practice):
    (ana,) = practice.members
    await practice.begin("babylon")
    await play_ahead(practice.env, practice.id, random.Random(2))
    end = practice.post
    for name in ("lesson", "replay", "text", "fair"):
        assert (await press(ana, end, name)).response is not None
    await press(ana, end, "film", "Film")
    assert any(file.filename.startswith("table-") for file in practice.post.attachments)
    assert [verb(c) for c in controls(end) if c.label == texts()("button-film-all")] == []
    record = (await ana.slash(None, "table export", table=practice.id)).response
    assert [file.filename for file in record.attachments] == [f"table-{practice.id}.toml"]
    await press(ana, end, "rematch")
    again = await practice.bot.tables.store.load(table_of(practice.post))
    assert again
    assert (again.guild, again.channel) == (None, practice.channel.id)
    assert sorted(bool(seat.bot) for seat in again.seats) == [False, True, True]


async def test_the_person_is_reminded_there(practice: Practice):
    await practice.begin("ishtar")
    await practice.env.advance_time(DAY + HOUR)
    (reminder,) = messages(practice, "snooze")
    assert practice.env.backend.get_message(practice.channel.id, reminder.id).ping_user_ids


async def test_posts_that_ask_nobody_are_silent(practice: Practice):
    """In direct messages every other message makes a sound, whether it mentions somebody or not."""
    (ana,) = practice.members
    path = f"/channels/{practice.channel.id}/messages"
    await practice.begin("yspahan")
    asking = sent_to(practice, path)[-1]
    assert asking.json["allowed_mentions"]["users"] == [ana.id]
    assert not asking.json.get("flags", 0) & SILENT
    await ana.slash(None, "settings", mentions="no")
    await announced(practice)
    quiet = sent_to(practice, path)[-1]
    assert quiet is not asking
    assert quiet.json["flags"] & SILENT


async def test_advice_does_not_end(practice: Practice, monkeypatch: pytest.MonkeyPatch):
    (ana,) = practice.members
    monkeypatch.setattr("cogs.advice.PANELS", 0)
    await practice.begin("yspahan")
    panel = (await press(ana, practice.post, "turn")).response
    assert "💡" in text(panel)


# The lobby


async def test_the_card_offers_to_start_at_once_and_no_seat_to_anybody(practice: Practice):
    (ana,) = practice.members
    card = await practice.lobby(ana, "amyitis")
    practice.id = table_of(card)
    assert texts()("lobby-practice") in text(card)
    assert "free" not in text(card)
    assert not has(card, "join")
    listed = await options(ana, card)
    await press(ana, listed, "removecomputer")
    await press(ana, listed, "removecomputer")
    assert not has(listed, "removecomputer")
    assert not has(practice.post, "start")
    await press(ana, card, "addcomputer")
    await press(ana, card, "start")
    assert (await practice.look()).table.status == "live"
    assert texts()("lobby-practice") not in text(public(practice)[0])


async def test_the_options_leave_out_what_needs_a_server(practice: Practice):
    (ana,) = practice.members
    card = await practice.lobby(ana, "yspahan")
    listed = await options(ana, card)
    assert not any(has(listed, name) for name in ("rated", "startform", "requires"))
    form = await press(ana, listed, "options")
    fields = {c["custom_id"]: c for c in walk(form.modal["components"]) if c.get("options")}
    assert "place" not in fields
    assert [option["value"] for option in fields["switches"]["options"]] == ["vacations"]
    await ana.submit_modal(form, {"pace": ["week"], "level": ["hard"], "switches": []})
    (table,) = await practice.bot.tables.store.tables_of(ana.id)
    chosen = table.options
    assert (chosen.pace, chosen.level, chosen.vacations) == ("week", "hard", "forbidden")
    assert (chosen.place, chosen.seats) == ("channel", "public")


async def test_a_character_takes_a_seat_under_its_name(practice: Practice):
    """It is chosen like a level; a second one of its kind has another name."""
    (ana,) = practice.members
    words, game = texts(), games.get("yspahan")
    plan = [*game.characters][-1]
    card = await practice.lobby(ana, game.key)
    practice.id = table_of(card)
    listed = await options(ana, card)
    form = await press(ana, listed, "options")
    (field,) = [c for c in walk(form.modal["components"]) if c.get("custom_id") == "level"]
    offered = {option["value"]: option for option in field["options"]}
    assert [*offered] == ["easy", "normal", "hard", "dice", *game.characters]
    name = words(f"yspahan-character-{plan}")
    assert offered[plan]["label"] == name
    assert words(f"yspahan-plan-{plan}") in offered[plan]["description"]
    await ana.submit_modal(form, {"pace": ["week"], "level": [plan], "switches": []})
    await press(ana, listed, "removecomputer")
    await press(ana, card, "addcomputer")
    await press(ana, card, "addcomputer")
    seats = (await practice.bot.tables.lobby.read(practice.id)).seats
    assert [seat.bot for seat in seats] == ["", "easy", plan, plan]
    assert [seat.name for seat in seats[2:]] == [name, words("computer-name-2")]
    assert text(card).count(words(f"yspahan-plan-{plan}")) == 2


async def test_a_card_that_was_deleted_comes_back(practice: Practice):
    (ana,) = practice.members
    card = await practice.lobby(ana)
    practice.env.backend.delete_message(practice.channel.id, card.id)
    await practice.env.settle()
    assert "posted its card again" in answer(await ana.slash(None, "table here"))
    assert table_of(practice.post) == table_of(card)


async def test_the_limit_of_a_person_holds(practice: Practice):
    (ana,) = practice.members
    practice.bot.tables.limits.per_person = 1
    await practice.lobby(ana)
    refused = await ana.slash(None, "play", game="yspahan")
    assert "You have a seat at 1 tables" in answer(refused)
    assert len(public(practice)) == 1


# Others


async def test_nobody_else_sees_the_table(practice: Practice, table: TableDriver, members: list[Any]):
    ben = members[1]
    await practice.begin("yspahan")
    for actor, place in ((ben, table.channel), (Alone(ben.user), None)):
        for command in ("board", "replay", "table export", "note", "table here"):
            refused = await actor.slash(place, command, table=practice.id)
            assert answer(refused) == texts()("denied-no-table")
    assert "playing" not in answer(await ben.slash(table.channel, "games"))


async def test_nobody_else_joins_it(practice: Practice, table: TableDriver, members: list[Any]):
    (ana,), ben = practice.members, members[1]
    card = await practice.lobby(ana)
    shown = (await ben.slash(table.channel, "help")).response
    forged = find(card, "leave").custom_id.replace(":leave", ":join")
    (refused,) = await burst(practice.env, [(ben, shown, Control(BUTTON, forged, "", ()), None)])
    assert answer(refused) == texts()("denied-no-table")


# Places


async def test_a_table_moves_neither_into_direct_messages_nor_out_of_them(
    practice: Practice, table: TableDriver, members: list[Any]
):
    (ana,) = practice.members
    await practice.begin("yspahan")
    await table.open(2)
    refused = await members[0].slash(table.channel, "table here", table=practice.id)
    assert "stays in our direct messages" in answer(refused)
    assert answer(await ana.slash(None, "table here", table=table.id)) == texts()("denied-no-server")
    places = [(await one.look()).table.channel for one in (practice, table)]
    assert places == [practice.channel.id, table.channel.id]
    posts = len(public(practice))
    assert "posted its turn again" in answer(await ana.slash(None, "table here", table=practice.id))
    assert len(public(practice)) == posts + 1


async def test_on_a_server_without_the_bot_it_says_so(table: TableDriver, members: list[Any]):
    """People who have installed it for themselves can use its commands on every server."""
    ana, state = members[0], table.bot._connection
    state._remove_guild(table.bot.get_guild(ana.guild.id))
    for game in ({"game": "yspahan"}, {}):
        opening = await ana.slash(table.channel, "play", **game)
        if not game:
            opening = await press(ana, opening.response, "play", "Yspahan")
        assert answer(opening) == texts()("denied-not-on-server")
    assert "in short" in text((await ana.slash(table.channel, "rules", game="yspahan")).response)
    assert await table.bot.tables.store.tables_of(ana.id) == []
    assert public(table, table.channel) == []


def test_commands_say_where_they_can_be_used(env: simcord.Env):
    (commands,) = [r.json for r in env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    used = {one["name"]: (one["contexts"], one["integration_types"]) for one in commands}
    for alone in ("server", "queue", "avoid", "hall", "league", "cup", "Our record"):
        assert used.pop(alone) == ([0], [0]), f"{alone} is about a server"
    assert used.pop("admin") == ([0, 1], [0])
    assert set(map(str, used.values())) == {str(([0, 1], [0, 1]))}, "servers and direct messages with the bot"
    assert {"play", "games", "board", "settings", "privacy"} < used.keys()
    assert violations(env.http_requests) == []


# Direct messages that are refused


async def test_who_takes_no_direct_messages_is_told_and_not_tried_for_ever(practice: Practice):
    (ana,) = practice.members
    path = refuse(practice)
    opened = await ana.slash(None, "play", game="yspahan")
    assert texts()("card-refused-practice") in answer(opened)
    practice.env.http_requests.clear()
    await practice.env.advance_time((PRACTICE_TRIES + 5) * DAY)
    assert len(sent_to(practice, path)) <= PRACTICE_TRIES
    assert await practice.bot.tables.store.mail(FOREVER) == []
    practice.env.backend.faults.clear()
    assert "posted its card again" in answer(await ana.slash(None, "table here"))
    assert has(practice.post, "start")


async def test_refused_posts_are_sent_once_direct_messages_are_allowed(practice: Practice):
    (ana,) = practice.members
    await practice.begin("yspahan")
    before = practice.post
    path = refuse(practice)
    await announced(practice)
    practice.env.http_requests.clear()
    await practice.env.advance_time(6 * HOUR)
    assert sent_to(practice, path) == []
    panel = (await press(ana, before, "turn")).response
    assert texts()("posts-refused-practice") in text(panel)
    practice.env.backend.faults.clear()
    await press(ana, before, "turn")
    await practice.env.advance_time(1)
    assert practice.post.id != before.id
    assert has(practice.post, "turn")
    assert await practice.bot.tables.store.mail(FOREVER) == []


# The person


@pytest.fixture
def german(tmp_path: Path) -> Iterator[None]:
    with languages(tmp_path, de=GERMAN):
        yield


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("chosen", [True, False])
async def test_messages_are_in_the_language_of_the_only_reader(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, chosen: bool
):
    (ana,) = practice.members
    if chosen:
        await ana.slash(None, "settings", language="de")
    else:
        monkeypatch.setattr(type(practice.bot), "words_for", lambda *_: texts("de"))
    await practice.begin("yspahan")
    assert find(practice.post, "turn").label == "Ziehen"
    assert (await practice.look()).names[1] == "Hans"
    if not chosen:
        await ana.slash(None, "settings", language="en")
        await announced(practice)
        assert find(practice.post, "turn").label == "Take turn"


async def test_privacy_covers_it(practice: Practice):
    (ana,) = practice.members
    await practice.begin("yspahan")
    exported = (await ana.slash(None, "privacy export")).response
    assert [file.filename for file in exported.attachments] == ["caravanserai.json"]
    asked = (await ana.slash(None, "privacy delete")).response
    await press(ana, asked, "forget")
    await practice.env.advance_time(30)
    assert await practice.bot.tables.store.matches_about(ana.id) == []
    table = await practice.bot.tables.store.load(practice.id)
    assert table
    assert table.status == "cancelled"


async def test_who_resigns_ends_the_game(practice: Practice):
    (ana,) = practice.members
    await practice.begin("yspahan")
    await sure(ana, await ana.slash(None, "table resign"))
    table = await practice.bot.tables.store.load(practice.id)
    assert table
    assert table.status == "cancelled"
    assert not has(practice.post, "turn")
