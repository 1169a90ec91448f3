"""The words of posts and whom they mention: at the start, in quiet hours, about seats, after votes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cogs.ui import post
from engine.core import Event, event
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
        ("Wait", "{who} gets more time"),
        ("computer", "a computer plays on for {who}"),
        ("Open", "{who}'s seat is open"),
    ],
)
async def test_a_vote_that_is_over_says_what_was_decided(table: TableDriver, label: str, decided: str):
    absent, _ = await vote(table, label)
    said = "\n".join(text(message) for message in public(table))
    assert decided.format(who=absent.name.title()) in said
    assert ("can come back" in said.split("The vote is over")[1].splitlines()[0]) == (label != "Wait")


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


async def test_what_a_seat_does_in_a_row_is_one_item_and_a_post_has_few_lines(table: TableDriver):
    await table.open(2, game="babylon")
    look, words = await table.look(), texts()
    tile = (("material", "clay"), ("flower", "white"), ("layout", "SF/.."))
    took = [
        Event("took", seat, (*tile, ("stack", stack), ("n", 4), ("bloom", 0)))
        for seat in (0, 1)
        for stack in (1, 2)
    ]
    uncovered = Event("uncovered", None, (*tile, ("stack", 1)))
    said = post.describe(look, words, [took[0], uncovered, took[1], took[2], took[3]], ["Ana", "Ben"])
    first, second = said.splitlines()
    takes = "takes the clay tile (white: statue, fountain) and 4 columns"
    assert first == f"- **Ana** {takes}; {takes}."
    assert second.startswith("- **Ben** takes")
    said = post.describe(look, words, took * 9, ["Ana", "Ben"]).splitlines()
    assert said[0] == post.EARLIER + words("told-more", n=4 * 9 - 2 * (len(said) - 1))
    assert sum(-(-len(line) // post.LINE) for line in said) <= post.POST_ROOM
    began = Event("round", 0, (("round", 2), ("rounds", 13), ("token", "plus1")))
    *_, last, new = post.describe(look, words, [*took[:2], *took[2:] * 9, began], ["Ana", "Ben"]).splitlines()
    assert last.startswith("- **Ben** takes"), "however long it is"
    assert new.startswith("- Round 2")
    won = Event("won", 1, (("n", 40), ("tied", 0), ("holes", 3)))
    assert post.describe(look, words, [took[2], won], ["Ana", "Ben"]).endswith(
        "\n## **Ben** wins with 40 points!"
    )
    resigned = Event("table-resigned", 0)
    said = post.describe(look, words, [resigned, took[0]], ["Ana", "Ben"]).splitlines()
    assert len(said) == 2, "what the computer does then is a sentence of its own"
    shared = [Event("shared", seat, (("n", 40),)) for seat in (0, 1)]
    said = post.describe(look, words, [took[2], *shared], ["Ana", "Ben"])
    assert said.splitlines()[1:] == ["## **Ana** and **Ben** share the victory!"]


async def test_points_at_the_end_of_a_week_are_told_however_much_follows(table: TableDriver):
    await table.open(2)
    look, words = await table.look(), texts()
    scored = [
        event("souk-scored", 0, ((0, 3),), souk="B3", market=0),
        event("souk-scored", 1, ((1, 3),), souk="R3", market=0),
        event("souk-scored", 0, ((0, 10),), souk="B8", market=2),
        event("caravan-counted", 0, ((0, 6),), cubes=3, row=2, factor=2),
    ]
    later = [event("drew-hidden", seat) for seat in (0, 1)] * 9
    said = post.describe(
        look, words, [event("week-over", week=1), *scored, *later], ["Ana", "Ben"]
    ).splitlines()
    souks = "13 for souks B3 and B8, with 2 more for the Market"
    assert said[:3] == [
        post.EARLIER + words("told-more", n=1),
        f"- **Ana** scores {souks} and 6 for 3 cubes on the caravan, times 2 for row 2 (+19).",
        "- **Ben** scores for souk R3 (+3).",
    ]
    assert re.fullmatch(r"- … \d+ more things happened before that[.]", said[3])
    assert said[-1] == "- **Ben** draws a card."


def test_the_places_of_cubes_are_one_list_that_the_next_sentence_follows():
    said = [("Ana", f"Ana fills R8{place}.") for place in "abc"]
    told = "- Ana fills R8a, R8b and R8c"
    assert post.runs(said, texts().listed) == [(f"{told}.", 3)]
    then = [*said, ("Ana", "Ana draws a card."), ("Ana", "Ana fills H4a."), ("Ben", "Ben passes.")]
    assert post.runs(then, texts().listed) == [
        (f"{told}; draws a card; fills H4a.", 5),
        ("- Ben passes.", 1),
    ]


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
        assert "happened before that" not in told
        own, *_ = post.describe(look, words, past[first].events, look.names, 1000).splitlines()
        assert told.startswith(own)
        *_, last = post.describe(look, words, past[-1].events, look.names, post.WHOLE).splitlines()
        assert told.endswith((last, "…"))
        cut += told.endswith("…")
        assert not told.endswith("…") or len(told) > 2900
    assert 0 < cut < len(past) - 6


async def test_a_folded_post_tells_in_one_paragraph_what_it_told_in_a_list(table: TableDriver):
    await table.open(3, game="amyitis")
    lists = counted = 0
    for lines in range(2, 12, 2):
        await play_ahead(table.env, table.id, random.Random(lines), lines)
        latest = table.post
        items = [line.removeprefix("- ") for line in text(latest).splitlines() if line.startswith("- ")]
        items = ["…" if item.startswith("…") else item for item in items]
        counted += "…" in items
        await play_ahead(table.env, table.id, random.Random(lines), lines + 1)
        assert latest.id != table.post.id
        (past,) = [text(message) for message in public(table) if message.id == latest.id]
        assert " ".join(items) in past.splitlines()[-2]
        lists += len(items) > 1
    assert lists
    assert counted, "of what is only counted, an ellipsis is left"


async def test_a_post_does_not_tell_that_an_icon_was_left_unused(table: TableDriver):
    await table.open(2, game="ishtar")
    look, words = await table.look(), texts()
    placed = Event(
        "placed",
        0,
        (("cells", "D7, E8"), ("fountain", "red"), ("purple", 0), ("red", 0), ("white", 0), ("n", 0)),
    )
    said = post.describe(look, words, [placed, Event("skipped", 0)], ["Ana", "Ben"])
    assert said == post.describe(look, words, [placed], ["Ana", "Ben"])
    assert said.startswith("- **Ana** places the tile on D7")
