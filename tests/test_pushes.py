"""What a phone shows of each kind of message that mentions somebody, and that it is shown once.

`every_mention_is_heard` in conftest.py checks every message of every test.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord.http import HTTPClient

from cogs.ui import push
from engine.core import Event
from engine.tables import Proposal, votes
from engine.tables.store import FOREVER
from engine.tables.time.clock import DAY, HOUR
from locales import texts
from tests import limits
from tests.playing import messages, press, turn
from tests.virtual import (
    TableDriver,
    announce,
    failing_first,
    find,
    has,
    in_bot,
    play_ahead,
    public,
    raw,
    sure,
)

ROLL = "A new day begins. How many yellow dice will you buy?"
USE = "Choose a group of dice from the tower and use it."
"""Two questions of Yspahan."""
STILL = "You can still move."
REMINDERS = ("", "now", "draft", "overdue", "last")
"""What a reminder is about; see `Notice.kind`."""


def created(table: TableDriver) -> list[Any]:
    """Return the bodies of the requests that have created a message, oldest first."""
    sent = (r for r in table.env.http_requests if r.method == "POST")
    return [r.json for r in sent if re.fullmatch(r"/channels/\d+/messages", r.path)]


def pushes(table: TableDriver) -> list[str]:
    """Return the lines that phones have shown of messages that mention somebody, with names for mentions."""
    names = {f"<@{member.id}>": f"@{member.name.title()}" for member in table.members}
    said = [body["content"] for body in created(table) if body["allowed_mentions"].get("users")]
    return re.sub(r"<@\d+>", lambda found: names[found[0]], "\n".join(said)).splitlines()


async def others(table: TableDriver) -> tuple[Any, Any]:
    """Return the one of two players who is asked, and the other one."""
    (asked,) = await table.asked()
    (other,) = [member for member in table.members[:2] if member.id != asked.id]
    return asked, other


async def test_a_game_from_its_start_to_its_rematch(table: TableDriver):
    await table.open(2, pace="day")
    asked, other = await others(table)
    first, second = (member.name.title() for member in (asked, other))
    await turn(table, random.Random(1))
    await play_ahead(table.env, table.id, random.Random(2))
    look = await table.look()
    ranks = look.game.outcome(look.view.state).ranks
    won = [name for name, rank in zip(look.names, ranks, strict=True) if rank == 1]
    winners = f"{won[0]} wins" if len(won) == 1 else "Ana and Ben share the victory"
    await press(asked, table.post, "rematch")
    assert pushes(table) == [
        "@Ana and @Ben, Yspahan begins: table 1.",
        f"@{first}, your turn at Yspahan, table 1: 2 days left. {ROLL}",
        f"@{second}, your turn at Yspahan, table 1: 2 days left. {USE}",
        f"@Ana and @Ben, Yspahan is over, table 1: {winners}. Thank you for playing!",
        "@Ben and @Ana, a new game of Yspahan, table 2: your seat is kept, and the game can start.",
    ]


async def test_somebody_who_does_not_play(table: TableDriver):
    await table.open(3, pace="day")
    table.env.backend.http_requests.clear()
    asked, other = await others(table)
    await table.env.advance_time(2 * DAY + 60)
    for member in (other, table.members[2]):
        await press(member, messages(table, "vote")[0], "vote", "A computer plays on")
    names = [member.name.title() for member in table.members[:3]]
    late = asked.name.title()
    voters = [name for name in names if name != late]
    following = names[(names.index(late) + 1) % 3]
    at, why = "at Yspahan, table 1", f"{late} has run out of time. How should the game go on?"
    assert pushes(table) == [
        f"@{late}, it is still your turn {at}: 24 h left. {ROLL}",
        f"@{late}, it is still your turn {at}: 5 h left. {ROLL}",
        f"@{voters[0]} and @{voters[1]}, your vote {at}: 24 h left. {why}",
        f"@{late}, you have run out of time {at}. The others vote about how to go on: 24 h left. {STILL}",
        f"@{late}, {at}: A computer plays on for {late}, who can come back at any time with I am back.",
        f"@{following}, your turn {at}: 2 days left. {USE}",
    ]


async def test_wishes(table: TableDriver, guild: Any):
    """The one who wishes something is not notified of the vote about it."""
    await table.open(2, pace="day")
    asked, other = await others(table)
    opener, guest = table.members[:2]  # the opener moves the table without a vote
    first, second = (member.name.title() for member in (asked, other))
    await turn(table, random.Random(1))
    table.env.backend.http_requests.clear()
    elsewhere = guild.create_text_channel("elsewhere")
    for wishes, votes_, command, options, answer in (
        (asked, other, "undo", {}, "No"),
        (other, asked, "table pause", {"days": 2}, "Yes"),
        (other, asked, "table resume", {}, "Yes"),
        (guest, opener, "table here", {"table": table.id}, "No"),
        (other, asked, "table cancel", {}, "Yes"),
    ):
        ask = await wishes.slash(elsewhere if "table" in options else table.channel, command, **options)
        if command == "table cancel":
            await sure(wishes, ask)
        await press(votes_, messages(table, "vote")[-1], "vote", answer)
    at = "at Yspahan, table 1"
    vote = f"@{first}, your vote {at}: 24 h left."
    assert pushes(table) == [
        f"@{second}, your vote {at}. {first} would like to take back their last turn. Is that all right?",
        f"@{first}, {at}: {first} asked to take back their last turn, but {second} said no, so it counts.",
        f"{vote} {second} would like to pause the game. Is that all right?",
        f"{vote} {second} would like to end the pause now. Is that all right?",
        f"@{second}, your turn {at}: 2 days left. {USE}",
        f"@Ana, your vote {at}: 24 h left. Ben would like to continue in another channel. Is that all right?",
        f"{vote} {second} would like to call the game off. Is that all right?",
        "@Ana and @Ben, Yspahan is called off, table 1. Thank you for playing!",
    ]


async def test_other_kinds(table: TableDriver):
    await table.open(2, pace="day")
    look, words, now = await table.look(), texts(), table.bot.now()
    (seat,) = look.due
    user, other = (member.id for member in await others(table))
    name = look.names[seat]
    question = words.question("yspahan", look.decisions[0].kind)
    assert push.turn(look, words, [], now, [other], other) == f"<@{other}>, you are next at Yspahan, table 1."
    aside = replace(look, defaults={seat: look.game.fallback(look.view.state, seat)})
    assert push.turn(aside, words, [], now, [user]) == (
        f"<@{user}>, your answer is needed at Yspahan, table 1: 2 days left. {question}"
    )
    clockless = replace(look, due={})
    assert push.turn(clockless, words, [], now, [user]) == (
        f"<@{user}>, your turn at Yspahan, table 1. {question}"
    )
    at = "Yspahan, table 1"
    more = [Event("table-more-time", seat)]
    assert push.news(look, words, more, now, [user]) == (
        f"<@{user}>, at {at}: I was not running when {name} ran out of time, so they have another hour.\n"
        f"<@{user}>, your turn at {at}: 2 days left. {question}"
    )
    closing = replace(look, proposals=(Proposal("off", seat, 0, closes=now + 20 * HOUR),))
    said = {about: push.reminder(closing, words, seat, about, now, [user]) for about in REMINDERS}
    assert {about: told.removeprefix(f"<@{user}>, ") for about, told in said.items()} == {
        "": f"it is still your turn at {at}: 2 days left. {question}",
        "now": f"it is your turn at {at}: 2 days left. {question}",
        "draft": f"your turn at {at}, is begun but not confirmed: 2 days left.",
        "overdue": f"it is still your turn at {at}. The others may now vote about how to go on.",
        "last": f"you have run out of time at {at}. Without a move from you the game is called off in 20 h.",
    }
    said = push.reminder(aside, words, seat, "now", now, [user])
    assert said == f"<@{user}>, the game waits for your answer at {at}: 2 days left. {question}"
    vacant = Proposal(votes.VACANT, seat, 0, closes=now + 3 * DAY)
    assert push.ballot(look, words, vacant, now, [other]) == (
        f"<@{other}>, your vote at {at}: 3 days left. "
        f"Nobody has taken {name}'s seat. How should the game go on?"
    )


async def test_names_are_escaped(table: TableDriver):
    await table.open(2, pace="day")
    look = await table.look()
    look.table.seats[0].name = f"**Ana** <@{table.members[0].id}>"
    vote = Proposal(votes.ABSENT, 0, 0)
    said = push.ballot(look, texts(), vote, 0, [table.members[1].id])
    assert limits.problems({"content": said, "allowed_mentions": {}}, ["**Ana**"]) == []
    assert table.members[0].mention not in said


# Two requests


async def check_completed(table: TableDriver, before: int, users: list[Any]) -> None:
    """Check that one new post has come and is complete, and that it has notified these users once."""
    (latest,) = public(table)[before:]
    assert (latest.content, has(latest, "turn")) == ("", True)
    assert "board.png" in str(raw(latest))
    told = [
        body["allowed_mentions"]["users"] for body in created(table) if body["allowed_mentions"].get("users")
    ]
    assert told == [[user.id for user in users]]
    store = table.bot.tables.store
    assert await store.mail(FOREVER) == []
    assert (await store.load(table.id)).message == latest.id


@pytest.mark.parametrize("arrives", [False, True], ids=["before it is completed", "before that is recorded"])
async def test_a_process_that_is_killed_between_the_two_requests(
    table: TableDriver, make_bot: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, arrives: bool
):
    """Its message can be read, and the next process completes it, even hours later."""
    await table.open(2, pace="day")
    asked, _ = await others(table)
    table.env.backend.http_requests.clear()
    before, edit, killed = len(public(table)), HTTPClient.edit_message, [asyncio.CancelledError()]

    async def dying(http: HTTPClient, *args: Any, **options: Any) -> Any:
        if not killed:
            return await edit(http, *args, **options)
        if arrives:
            await edit(http, *args, **options)
        raise killed.pop()

    monkeypatch.setattr(HTTPClient, "edit_message", dying)
    await announce(table)
    await table.env.settle()
    assert not killed
    (latest,) = public(table)[before:]
    if not arrives:
        assert latest.content.startswith(f"{asked.mention}, your turn at Yspahan, table 1: 2 days left.")
        assert not raw(latest)
    table.bot.tables.access.listeners = []
    await table.bot.close()
    await table.env.advance_time(5 * HOUR)
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(60)
    await check_completed(table, before, [asked])


async def test_a_turn_that_waits_meanwhile_is_a_post_of_its_own(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    _, other = await others(table)
    failing_first(monkeypatch, "edit_message", failures := [TimeoutError()])
    with in_bot(table.env):
        await table.bot.tables.seats.announce(table.id)
    await table.env.settle()
    assert not failures
    before = len(public(table))
    await turn(table, random.Random(1))
    await table.env.advance_time(60)
    assert len(public(table)) == before + 1
    assert [message.content for message in public(table)] == [""] * (before + 1)
    assert await table.bot.tables.store.mail(FOREVER) == []
    assert len([said for said in pushes(table) if said.startswith(f"@{other.name.title()}, your turn")]) == 1


@pytest.mark.parametrize("what", ["deleted", "not allowed to attach files"])
async def test_a_message_that_cannot_be_completed(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, what: str
):
    """One that is deleted comes again without a sound; one that Discord refuses waits for the permission."""
    await table.open(2)
    asked, _ = await others(table)
    table.env.backend.http_requests.clear()
    before, status, code = len(public(table)), *((404, 10008) if what == "deleted" else (403, 50013))
    path = f"/channels/{table.place.id}/messages/*"
    table.env.inject_error("PATCH", path, status=status, code=code, message=what, times=1)
    await announce(table)
    await table.env.settle()
    if what == "deleted":
        gone, _ = public(table)[before:]
        assert gone.content
        del table.env.backend.messages[table.place.id][gone.id]
        (again,) = created(table)[1:]
        assert again["flags"] & discord.MessageFlags(suppress_notifications=True).value
    else:
        (waiting,) = public(table)[before:]
        assert waiting.content
        await asked.click(
            public(table)[before - 1], custom_id=find(public(table)[before - 1], "turn").custom_id
        )
        await table.env.settle()
    await check_completed(table, before, [asked])
