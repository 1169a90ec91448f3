"""The words of posts and whom they mention: at the start, in quiet hours, about seats, after votes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.ui import post
from engine.tables import Proposal
from engine.tables.past import history
from engine.tables.time.clock import DAY, HOUR
from locales import texts
from tests.playing import messages, press, shown, turn
from tests.virtual import TableDriver, play_ahead, public, sure, text


def mentioned(table: TableDriver, message: Any) -> list[int]:
    return sorted(table.env.backend.get_message(table.place.id, message.id).ping_user_ids)


async def vote(table: TableDriver, label: str) -> tuple[Any, Any]:
    """Let the first of two players miss a turn and the other decide; return both."""
    await table.open(2, pace="day")
    (absent,) = await table.asked()
    (other,) = [member for member in table.members[:2] if member.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    await press(other, messages(table, "vote")[0], "vote", label)
    await table.env.advance_time(30)
    return absent, other


@pytest.mark.parametrize("place", ["channel", "thread"])
async def test_everybody_is_told_once_that_the_game_starts(table: TableDriver, place: str):
    await table.open(3, pace="day", place=place)
    (asked,) = await table.asked()
    assert mentioned(table, table.post) == sorted(member.id for member in table.members[:3])
    said = text(table.post)
    assert all(member.mention in said for member in table.members[:3])
    assert f"{asked.name.title()} begins. Time for a move: a day." in said
    await turn(table, random.Random(1))
    await table.env.advance_time(30)
    (asked,) = await table.asked()
    assert mentioned(table, table.post) == [asked.id]
    assert "starts" not in text(table.post)


async def test_in_quiet_hours_a_post_comes_without_a_mention_and_the_mention_follows(table: TableDriver):
    await table.env.advance_time(DAY - table.bot.now() % DAY + HOUR)
    for member in table.members[:2]:
        await member.slash(table.channel, "settings", timezone="UTC", quiet="0-3")
    await table.open(2)
    (asked,) = await table.asked()
    assert mentioned(table, table.post) == []
    assert asked.mention in text(table.post)
    await table.env.advance_time(1.9 * HOUR)
    assert messages(table, "snooze") == []
    await table.env.advance_time(0.2 * HOUR)
    (reminder,) = messages(table, "snooze")
    assert mentioned(table, reminder) == [asked.id]
    (other,) = [member for member in table.members[:2] if member.id != asked.id]
    (begun,) = [message for message in public(table) if "began while you were away" in text(message)]
    assert mentioned(table, begun) == [other.id]
    assert other.mention in text(begun)
    await table.env.advance_time(4 * HOUR)
    assert [message.id for message in messages(table, "snooze")] == [reminder.id]


async def test_outside_quiet_hours_the_post_alone_mentions(table: TableDriver):
    await table.env.advance_time(DAY - table.bot.now() % DAY + 4 * HOUR)
    for member in table.members[:2]:
        await member.slash(table.channel, "settings", timezone="UTC", quiet="0-3")
    await table.open(2)
    assert len(mentioned(table, table.post)) == 2
    await table.env.advance_time(20.5 * HOUR)
    assert messages(table, "snooze") == []


async def test_who_wants_no_mention_gets_none_in_reminders_and_votes_either(table: TableDriver):
    for member in table.members[:2]:
        await member.slash(table.channel, "settings", mentions="no")
    await table.open(3, pace="day")
    (asked,) = await table.asked()
    quiet = {member.id for member in table.members[:2]}
    assert mentioned(table, table.post) == [table.members[2].id]
    await table.env.advance_time(1.5 * DAY)
    (reminder,) = messages(table, "snooze")
    assert mentioned(table, reminder) == [user for user in [asked.id] if user not in quiet]
    await table.env.advance_time(DAY)
    (ballot,) = messages(table, "vote")
    assert mentioned(table, ballot) == [table.members[2].id], "who is absent is told as well"


@pytest.mark.parametrize(
    ("label", "decided"),
    [
        ("Wait", "{who} gets more time."),
        ("computer", "A computer plays on for {who}, who can come back"),
        ("Open", "{who}'s seat is free. Anybody may take it, and {who} can come back"),
    ],
)
async def test_of_a_vote_that_is_over_one_post_says_what_was_decided(
    table: TableDriver, label: str, decided: str
):
    absent, _ = await vote(table, label)
    said = [text(message) for message in public(table)]
    assert sum(decided.format(who=absent.mention) in one for one in said) == 1
    assert "The vote is over" not in "".join(said)


async def test_a_game_that_waits_for_a_free_seat_says_so(table: TableDriver):
    absent, _ = await vote(table, "Open")
    name = absent.name.title()
    assert f"The game waits for somebody to take {name}'s free seat" in text(table.post)
    assert f"### {name}:" not in text(table.post)


async def test_who_plays_alone_calls_the_game_off_without_anybody_agreeing(table: TableDriver):
    await table.open(2, computers=1)
    ana = table.members[0]
    await sure(ana, await ana.slash(table.channel, "table cancel"))
    await table.env.advance_time(1)
    assert "**Ana** has called the game off." in text(table.post)


async def test_the_vote_about_an_undo_tells_all_that_goes_the_turn_itself_first(table: TableDriver):
    await table.open(4, game="amyitis")
    await play_ahead(table.env, table.id, random.Random(1), 60)
    look, words = await table.look(), texts()
    past = await history.read(table.bot.tables.store, look.table, None)
    cut = 0
    for first in range(1, len(past)):
        goes = [happened for turn in past[first:] for happened in turn.events]
        view = post.ballot(look, words, look.names, Proposal("undo", 0, 1, undone=tuple(goes)))
        assert view.content_length() <= 4000
        _, told = shown(view).split(words("vote-undo-turns") + "\n")
        told = told.removesuffix(f"\n-# Amyitis · table {table.id}")
        assert "happened" not in told
        own, *_ = post.describe(look, words, past[first].events, look.names).splitlines()
        assert told.startswith(own.partition(". **")[0].rstrip("."))  # others' parts are told at the end
        alone = post.describe(look, words, past[-1].events, look.names)
        *_, last = alone.partition("\n-# ")[
            0
        ].splitlines()  # what happens by itself is told once for all turns
        assert last.removeprefix("- ") in told or told.endswith("…")
        cut += told.endswith("…")
        assert not told.endswith("…") or len(told) > 2900
    assert 0 < cut < len(past) - 6


async def test_a_folded_post_tells_in_one_paragraph_what_it_told_in_a_list(table: TableDriver):
    await table.open(3, game="amyitis")
    lists = 0
    for lines in range(2, 12, 2):
        await play_ahead(table.env, table.id, random.Random(lines), lines)
        latest = table.post
        told = [line for line in text(latest).splitlines() if line.startswith(("- ", "-# … "))]
        items = ["…" if line.startswith("-# ") else line.removeprefix("- ") for line in told]
        await play_ahead(table.env, table.id, random.Random(lines), lines + 1)
        assert latest.id != table.post.id
        (past,) = [text(message) for message in public(table) if message.id == latest.id]
        paragraph = past.splitlines()[-2]
        assert all(item in paragraph for item in items)
        lists += len(items) > 1
    assert lists
