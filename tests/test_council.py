"""What happens between turns, as people see it in Discord: reminders, votes, seats, plans, vacations."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.ui import ids
from tests import LONG
from tests.playing import CHOOSING, answer, choose, messages, press, turn
from tests.virtual import (
    Control,
    TableDriver,
    burst,
    controls,
    failing_first,
    find,
    has,
    public,
    raw,
    sure,
    text,
    verb,
)

HOUR, DAY = 3600, 86_400


def mentioned(table: TableDriver, message: Any) -> list[int]:
    """Return the users whom a message in the channel notifies."""
    return table.env.backend.get_message(table.place.id, message.id).ping_user_ids


async def test_reminders_mention_one_person_and_are_taken_down(table: TableDriver):
    await table.open(3, pace="day")
    asked = (await table.asked())[0]
    (due,) = (await table.look()).due.values()
    assert f"Time until <t:{due}:f>, <t:{due}:R>." in text(table.post)
    await table.env.advance_time(1.5 * DAY)
    (first,) = messages(table, "snooze")
    assert table.env.backend.get_message(table.place.id, first.id).ping_user_ids == [asked.id]
    assert "still your turn" in text(first)
    await table.env.advance_time(10 * HOUR)
    (second,) = messages(table, "snooze")
    assert second.id != first.id, "a newer reminder takes the place of the older one"
    said = await press(asked, second, "snooze")
    assert "remind you" in answer(said)
    stranger = next(member for member in table.members if member.id != asked.id)
    said = await press(stranger, second, "snooze")
    assert "You have nothing to decide" in answer(said)
    await turn(table, random.Random(1))
    await table.env.advance_time(1)
    assert messages(table, "snooze") == []


async def test_a_reminder_that_could_not_be_taken_down_goes_with_the_next_post(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(3, pace="day")
    await table.env.advance_time(1.5 * DAY)
    assert messages(table, "snooze")
    unavailable: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    failing_first(monkeypatch, "delete_message", failures := [discord.HTTPException(unavailable, "")])
    await turn(table, random.Random(1))
    await table.env.advance_time(1)
    assert not failures
    assert messages(table, "snooze")
    await turn(table, random.Random(2))
    await table.env.advance_time(1)
    assert messages(table, "snooze") == []


async def test_the_table_votes_about_somebody_who_does_not_come(table: TableDriver):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    others = [member for member in table.members[:3] if member.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    (ballot,) = messages(table, "vote")
    closes = (await table.look()).proposals[0].closes
    assert f"Otherwise the vote ends <t:{closes}:R> and the most votes decide" in text(ballot)
    assert "If everybody has voted without one, it is “Wait a little longer”." in text(ballot)
    assert sorted(mentioned(table, ballot)) == sorted(m.id for m in (*others, absent)), "the absent one too"
    said = await press(absent, ballot, "vote", "computer")
    assert "cannot vote" in answer(said)
    await press(others[0], ballot, "vote", "computer")
    assert f"{others[0].name.title()}: A computer plays on" in text(messages(table, "vote")[0])
    cast = controls(ballot)
    late = await burst(table.env, [(others[1], ballot, cast[1], None), (others[0], ballot, cast[1], None)])
    assert [said.acknowledged for said in late] == [True, True]
    assert messages(table, "vote") == []
    await table.env.advance_time(30)
    assert ballot.id not in {m.id for m in public(table)}, "one post tells what was decided"
    ended = next(m for m in public(table) if f"A computer plays on for <@{absent.id}>" in text(m))
    assert absent.id in table.env.backend.get_message(table.place.id, ended.id).ping_user_ids
    assert (await table.asked())[0].id != absent.id
    said = await press(others[1], table.post, "comeback")
    assert "no seat here to come back to" in answer(said)
    said = await press(absent, table.post, "comeback")
    assert "yours again" in answer(said)
    assert absent.id in {seat.user for seat in (await table.look()).table.seats}


async def test_a_vote_that_becomes_void_loses_its_buttons(table: TableDriver):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    await table.env.advance_time(2 * DAY + 60)
    (ballot,) = messages(table, "vote")
    panel = (await press(absent, messages(table, "turn")[-1], "turn")).response
    while any(verb(c) in CHOOSING | {"confirm"} for c in controls(panel)):
        panel = await choose(table, absent, panel, random.Random(1))
    await table.env.advance_time(30)
    assert messages(table, "vote") == []
    assert "The game has gone on" in text(next(m for m in public(table) if m.id == ballot.id))


async def test_voters_are_reminded_by_a_new_ballot_in_place_of_the_old(table: TableDriver):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    voted, other = [member for member in table.members[:3] if member.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    (ballot,) = messages(table, "vote")
    await press(voted, ballot, "vote", "computer")
    await table.env.advance_time(18 * HOUR)
    (again,) = messages(table, "vote")
    assert again.id != ballot.id
    pings = table.env.backend.get_message(table.place.id, again.id).ping_user_ids
    assert sorted(pings) == sorted((absent.id, other.id))


async def test_without_a_clock_the_others_can_ask_for_a_vote(table: TableDriver):
    await table.open(2)
    absent = (await table.asked())[0]
    other = next(member for member in table.members[:2] if member.id != absent.id)
    said = await other.slash(table.place, "table absent")
    assert "nobody at this table to vote about now" in answer(said)
    await table.env.advance_time(3 * DAY + 60)
    (reminder,) = messages(table, "snooze")
    said = await press(other, reminder, "absent")
    assert "I have asked the others" in answer(said)
    await table.env.advance_time(30)
    (ballot,) = messages(table, "vote")
    await press(other, ballot, "vote", "computer")
    await table.env.advance_time(30)
    assert absent.id not in {seat.user for seat in (await table.look()).table.seats}


async def test_somebody_who_has_left_the_server_is_voted_on_at_the_first_reminder(table: TableDriver):
    await table.open(2)
    absent = (await table.asked())[0]
    table.env.inject_error(
        "GET", f"/guilds/{table.channel.guild.id}/members/{absent.id}", status=404, code=10007
    )
    await table.env.advance_time(DAY + 60)
    assert messages(table, "snooze") == []
    assert len(messages(table, "vote")) == 1


async def test_reminders_and_votes_mention_nobody_who_does_not_want_it(table: TableDriver):
    await table.open(2, pace="day")
    for member in table.members[:2]:
        await member.slash(table.place, "settings", mentions="no")
    await table.env.advance_time(1.5 * DAY)
    (reminder,) = messages(table, "snooze")
    assert table.env.backend.get_message(table.place.id, reminder.id).ping_user_ids == []
    await table.env.advance_time(12 * HOUR + 60)
    (ballot,) = messages(table, "vote")
    assert table.env.backend.get_message(table.place.id, ballot.id).ping_user_ids == []


async def test_a_stranger_takes_an_opened_seat_and_plays_on(table: TableDriver):
    await table.open(2, pace="day")
    absent = (await table.asked())[0]
    other = next(member for member in table.members[:2] if member.id != absent.id)
    await table.env.advance_time(2 * DAY + 60)
    (ballot,) = messages(table, "vote")
    await press(other, ballot, "vote", "Open")
    await table.env.advance_time(30)
    said = await press(table.members[2], table.post, "sit")
    assert "taken the seat" in answer(said)
    await table.env.advance_time(30)
    assert [member.id for member in await table.asked()] == [table.members[2].id]
    said = await press(table.members[3], messages(table, "turn")[-1], "turn")
    assert "Waiting for" in answer(said)
    assert (await turn(table, random.Random(2))).id == table.members[2].id


async def test_a_turn_is_taken_back_by_consent(table: TableDriver):
    await table.open(2)
    rng = random.Random(3)
    mover = await turn(table, rng)
    while (await table.asked())[0].id == mover.id:
        await turn(table, rng)
    lines = await table.bot.tables.store.lines(table.id)
    other = (await table.asked())[0]
    said = await mover.slash(table.place, "undo")
    assert "asked the others" in answer(said)
    await mover.slash(table.place, "table pause", days=2)
    ballot, other_ballot = messages(table, "vote")
    assert "would like to pause" in text(other_ballot), "two votes that one player asks for are both open"
    assert "This would be taken back:\n- " in text(ballot)
    undone = text(ballot).split("taken back:\n")[1].splitlines()[0]
    await press(other, ballot, "vote", "Yes")
    assert ballot.id not in {m.id for m in public(table)}
    assert len(await table.bot.tables.store.lines(table.id)) < len(lines)
    await table.env.advance_time(1)
    marked = [text(m) for m in public(table) if "Taken back." in text(m)]
    assert [undone in said for said in marked] == [True], "the post of the turn says that it no longer counts"
    await table.env.advance_time(1)
    assert "last turn is taken back." in text(table.post), "nobody else has moved since"
    assert (await table.asked())[0].id == mover.id


async def test_the_post_of_an_undo_names_others_whose_turns_went_too(table: TableDriver):
    await table.open(2)
    mover = await turn(table, random.Random(3))
    while (await table.asked())[0].id == mover.id:
        await turn(table, random.Random(3))
    other = await turn(table, random.Random(3))
    await mover.slash(table.place, "undo")
    await press(other, messages(table, "vote")[-1], "vote", "Yes")
    await table.env.advance_time(1)
    said = f"last turn is taken back, and with it what {other.name.title()} did since then."
    assert said in text(table.post)


async def test_only_what_a_turn_did_is_marked_as_taken_back(table: TableDriver, guild: Any):
    await table.open(2)
    ana = table.members[0]
    elsewhere = guild.create_text_channel("elsewhere")
    mover = await turn(table, random.Random(3))
    while (await table.asked())[0].id == mover.id:
        await turn(table, random.Random(3))
    await ana.slash(elsewhere, "table here", table=table.id)
    await ana.slash(elsewhere, "table here", table=table.id)
    (other,) = await table.asked()
    await mover.slash(elsewhere, "undo")
    (ballot,) = (m for m in public(table, elsewhere) if has(m, "vote"))
    await press(other, ballot, "vote", "Yes")
    await table.env.advance_time(1)
    marked = [text(m).strip() for m in public(table, elsewhere) if "Taken back." in text(m)]
    assert marked == ["↩️ **Taken back.**"] * 2, "the posts there tell of no turn"


@pytest.mark.parametrize(("place", "said"), [("channel", True), ("thread", False)])
async def test_votes_and_their_results_among_posts_of_other_tables_say_of_which_they_are(
    table: TableDriver, place: str, said: bool
):
    await table.open(2, place=place)
    ana, ben = table.members[:2]
    found = list[str]()
    for choice in ("No", "Yes"):
        await ana.slash(table.place, "table pause", days=2, table=table.id)
        (ballot,) = messages(table, "vote")
        found.append(text(ballot))
        await press(ben, ballot, "vote", choice)
        await table.env.advance_time(1)
        found.append(text(public(table)[-1]))
    for one, words in zip(found, ("would like", "said no", "would like", "is paused"), strict=True):
        assert words in one
        assert (f"· table {table.id}" in one) == said


async def test_plans_are_private_and_listed(table: TableDriver):
    await table.open(2)
    asked = (await table.asked())[0]
    other = next(member for member in table.members[:2] if member.id != asked.id)
    said = await other.slash(table.place, "plan move", move="take gold", unless="roll")
    assert "`take gold`, unless somebody plays `roll` first" in answer(said)
    said = await other.slash(table.place, "plan move", move="`fly`")
    assert "cannot read" in answer(said)
    said = await asked.slash(table.place, "plan list")
    assert "no plans" in answer(said)
    while (await table.asked())[0].id == asked.id:
        await turn(table, random.Random(4))
    panel = await table.take_turn(other)
    assert "Somebody has played the move that you named" in text(panel)
    assert "deleted your planned move `take gold`" in text(panel)
    said = await other.slash(table.place, "plan always", question="protect", answer="keep")
    assert "Always:" in answer(said) or "cannot read" in answer(said)
    said = await other.slash(table.place, "plan forget")
    assert "are deleted" in answer(said)


async def test_a_question_that_cannot_be_answered_in_advance_is_told_with_those_that_can(table: TableDriver):
    await table.open(2, game="amyitis")
    ana = table.members[0]
    for typed in ("what?", "discard it"):
        said = await ana.slash(table.place, "plan always", question=typed, answer="keep")
        assert "You can answer these in advance:\n- " in answer(said)
        assert "\n- You are second in Tammouz. Will you swap one of your goods?" in answer(said)
    for typed in ("you are second in tammouz. Will you swap one of your goods?", " SWAP", "tammouz_swap"):
        said = await ana.slash(table.place, "plan always", question=typed, answer="keep")
        assert "Always: You are second in Tammouz. Will you swap one of your goods? `keep`" in answer(said)
        await ana.slash(table.place, "plan forget")


async def test_a_game_says_whether_it_has_a_question_to_answer_in_advance(table: TableDriver):
    await table.open(2)
    ana = table.members[0]
    said = await ana.slash(table.place, "plan always", question="tax", answer="keep")
    assert "You can answer this one in advance:\n- Your cube is wanted" in answer(said)
    await table.open(2, game="ishtar")
    said = await ana.slash(table.place, "plan always", question="tax", answer="keep", table=table.id)
    assert "no question can be answered in advance" in answer(said)


async def test_a_standing_answer_that_may_mean_several_things_is_asked_about(table: TableDriver):
    await table.open(2, game="amyitis")
    said = await table.members[0].slash(table.place, "plan always", question="ishtar", answer="claim")
    assert "`claim camel`" in answer(said)
    assert "`claim talent`" in answer(said)


async def test_a_condition_that_begins_with_no_verb_is_told_the_verbs(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    waiting = next(member for member in table.members if member is not asked)
    said = await waiting.slash(table.place, "plan move", move="take camel", unless="fly to the moon")
    assert "`build`" in answer(said)


async def test_a_vacation_is_not_announced_to_computers(table: TableDriver):
    await table.open(2, computers=1)
    before = table.post.id
    said = await table.members[0].slash(table.place, "vacation", days=5)
    assert "Days left this year: 23" in answer(said)
    await table.env.advance_time(1)
    assert table.post.id == before


async def test_a_vacation_is_announced_without_the_board_and_ends_at_a_press(table: TableDriver):
    await table.open(2)
    ana, (turn_post,) = table.members[0], messages(table, "turn")
    said = await ana.slash(table.place, "vacation", days=5)
    assert "Days left this year: 23" in answer(said)
    await table.env.advance_time(1)
    assert "**Ana** is on vacation until <t:" in text(table.post)
    assert f"I do not remind them at table {table.id}." in text(table.post), "and no clock runs there"
    assert "board.png" not in str(raw(table.post))
    assert [m.id for m in messages(table, "turn")] == [turn_post.id], "the post of the turn stays as it is"
    assert table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids == []
    said = await ana.slash(table.place, "vacation")
    assert "You are on vacation until <t:" in answer(said)
    said = await ana.click(said.response, custom_id=find(said.response, "endvacation").custom_id)
    assert "Days left this year: 27" in text(said.response)
    await table.env.advance_time(1)
    assert f"**Ana** is back from vacation at table {table.id}." in text(table.post)
    assert "You are not on vacation" in answer(await ana.slash(table.place, "vacation"))


async def test_a_vacation_stops_a_clock_where_there_is_one(table: TableDriver):
    await table.open(2, pace="day")
    await table.members[0].slash(table.place, "vacation", days=5)
    await table.env.advance_time(1)
    assert f"I do not remind them at table {table.id}, and their time does not run." in text(table.post)


async def test_a_table_is_paused_with_everybodys_agreement_in_buttons(table: TableDriver):
    await table.open(2, pace="day")
    ana, ben = table.members[:2]
    said = await ana.slash(table.place, "table pause", days=3)
    assert "asked the others whether to pause" in answer(said)
    (ballot,) = messages(table, "vote")
    assert "Ana would like to pause the game until <t:" in text(ballot)
    assert "If not everybody has agreed <t:" in text(ballot)
    assert "only the others vote" in answer(await press(ana, ballot, "vote", "Yes"))
    await press(ben, ballot, "vote", "Yes")
    await table.env.advance_time(1)
    assert [m.id for m in public(table) if "the game is paused" in text(m).lower()] == [table.post.id]
    assert "goes on by itself" in text(table.post)
    assert "paused already" in answer(await ben.slash(table.place, "table pause", days=3))
    await table.env.advance_time(3 * DAY + 60)
    assert "The pause is over" in text(table.post)
    (asked,) = await table.asked()
    assert table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids == [asked.id]
    assert "A move adds one day, up to 3 days in all." in text(table.post)


async def test_a_pause_that_not_everybody_wants_in_time_loses_its_buttons_and_its_asker_is_told(
    table: TableDriver,
):
    await table.open(2, pace="week")
    ana = table.members[0]
    await ana.slash(table.place, "table pause", days=9)
    assert len(messages(table, "vote")) == 1
    await table.env.advance_time(7 * DAY / 3 + 60)
    assert messages(table, "vote") == []
    over = "\n".join(text(message) for message in public(table))
    assert over.count("not everybody agreed") == 1
    said = f"{ana.mention} asked for a pause, but not everybody agreed, so the game goes on."
    assert said in text(table.post)
    assert mentioned(table, table.post) == [ana.id]
    assert "board.png" not in str(raw(table.post))


async def test_an_undo_that_one_refuses_is_told_without_the_board(table: TableDriver):
    await table.open(2)
    mover = await turn(table, random.Random(3))
    while (await table.asked())[0].id == mover.id:
        await turn(table, random.Random(3))
    (other,) = await table.asked()
    await mover.slash(table.place, "undo")
    await press(other, messages(table, "vote")[0], "vote", "No")
    await table.env.advance_time(1)
    assert messages(table, "vote") == []
    said = (
        f"{mover.mention} asked to take back their last turn, but {other.name.title()} said no, so it counts."
    )
    assert said in text(table.post)
    assert [m.id for m in public(table) if "last turn" in text(m)] == [table.post.id], "it is told once"
    assert mentioned(table, table.post) == [mover.id]
    assert "board.png" not in str(raw(table.post))


async def test_an_undo_that_the_game_overtakes_loses_its_buttons_and_its_asker_is_told(table: TableDriver):
    await table.open(3, game="babylon")
    mover = (await table.asked())[0]
    while (await table.asked())[0].id == mover.id:
        await turn(table, random.Random(3))
    await mover.slash(table.place, "undo")
    assert len(messages(table, "vote")) == 1
    await turn(table, random.Random(3))
    await table.env.advance_time(1)
    assert messages(table, "vote") == []
    assert f"so {mover.mention}'s turn can no longer be taken back" in text(table.post)
    assert mover.id in mentioned(table, table.post)
    told = [m.id for m in public(table) if "can no longer be taken back" in text(m)]
    assert told == [table.post.id], "once"


async def test_whoever_is_given_more_time_is_told_and_so_are_the_others(table: TableDriver):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    others = [member for member in table.members[:3] if member.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    for other in others:
        await press(other, messages(table, "vote")[0], "vote", "Wait")
    await table.env.advance_time(1)
    assert f"{absent.mention} gets more time.\n-# Time until <t:" in text(table.post)
    assert mentioned(table, table.post) == [absent.id]
    assert has(table.post, "turn")
    assert "board.png" not in str(raw(table.post))


DECIDED = [
    ("Keep", "{who}'s seat stays open.", "**{who}**'s seat stays open."),
    ("computer", "a computer takes {who}'s seat.", "so a computer takes it."),
    ("Call", "the game is called off, without waiting for somebody", "the game is called off."),
]
"""What a vote about an open seat says of each choice; all of them are tried under `LONG`."""


@pytest.mark.parametrize(("label", "decided", "told"), DECIDED if LONG else DECIDED[1:2])
async def test_a_seat_that_nobody_takes_is_voted_on_and_all_are_told_what_was_decided(
    table: TableDriver, label: str, decided: str, told: str
):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    name, others = absent.name.title(), [m for m in table.members[:3] if m.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    for other in others:
        await press(other, messages(table, "vote")[0], "vote", "Open")
    await table.env.advance_time(3 * DAY + 60)
    (ballot,) = messages(table, "vote")
    assert f"Nobody has taken {name}'s seat" in text(ballot)
    assert "“Keep the seat open”" in text(ballot)
    assert sorted(mentioned(table, ballot)) == sorted(other.id for other in others)
    for other in others:
        await press(other, messages(table, "vote")[0], "vote", label)
    await table.env.advance_time(30)
    assert ballot.id not in {message.id for message in public(table)}
    assert any(told.format(who=name) in text(message) for message in public(table))
    assert messages(table, "vote") == []


async def test_a_game_is_called_off_by_a_vote_that_says_until_when_it_is_open(table: TableDriver):
    await table.open(3)
    ana, ben, cleo = table.members[:3]
    said = await sure(ana, await ana.slash(table.place, "table cancel"))
    assert "asked the others whether to call off table" in answer(said)
    (ballot,) = messages(table, "vote")
    assert "Ana would like to call the game off" in text(ballot)
    assert "If not everybody has agreed <t:" in text(ballot)
    assert sorted(mentioned(table, ballot)) == sorted((ben.id, cleo.id))
    await press(ben, ballot, "vote", "Yes")
    assert "Ben: Yes, call it off" in text(messages(table, "vote")[0])
    await press(cleo, ballot, "vote", "Yes")
    await table.env.advance_time(1)
    assert ballot.id not in {m.id for m in public(table)}
    assert "Everybody agrees: the game is called off." in text(table.post)
    assert sorted(mentioned(table, table.post)) == sorted((ana.id, ben.id, cleo.id)), "everybody is told"


async def test_whoever_comes_back_is_announced_without_the_board(table: TableDriver):
    await table.open(3, pace="day")
    absent = (await table.asked())[0]
    others = [member for member in table.members[:3] if member.id != absent.id]
    await table.env.advance_time(2 * DAY + 60)
    for other in others:
        await press(other, messages(table, "vote")[0], "vote", "computer")
    await table.env.advance_time(30)
    assert "can come back at any time with *I am back*" in text(table.post)
    before = table.post
    await press(absent, before, "comeback")
    await table.env.advance_time(1)
    assert f"**{absent.name.title()}** is back." in text(table.post)
    assert "board.png" not in str(raw(table.post))
    assert has(next(m for m in public(table) if m.id == before.id), "turn"), "the post of the turn stays"


async def test_whoever_comes_back_to_an_open_seat_learns_how_much_time_there_is(table: TableDriver):
    await table.open(2, pace="day")
    absent = (await table.asked())[0]
    other = next(member for member in table.members[:2] if member.id != absent.id)
    await table.env.advance_time(2 * DAY + 60)
    await press(other, messages(table, "vote")[0], "vote", "Open")
    await table.env.advance_time(30)
    await press(absent, table.post, "comeback")
    await table.env.advance_time(1)
    assert "is back.\n-# Time until <t:" in text(table.post)
    assert "board.png" not in str(raw(table.post))
    assert (await turn(table, random.Random(2))).id == absent.id


@pytest.mark.parametrize("rest", ["undo/0/yes/1", "absent/1/open/9", "absent/0/nonsense/1"])
async def test_a_ballot_of_yesterday_is_refused_politely(table: TableDriver, rest: str):
    await table.open(2)
    old = Control(2, ids.write("vote", table.id, rest=rest), "", ())
    (result,) = await burst(table.env, [(table.members[0], table.post, old, None)])
    assert result.acknowledged
    assert rest.startswith("undo") == ("can no longer be taken back" in text(result.response))


async def test_with_several_tables_the_questions_of_all_their_games_are_offered(table: TableDriver):
    await table.open(2)
    await table.open(2, game="amyitis")
    offered = await table.members[0].autocomplete(table.channel, "plan always", "question", "")
    assert {"protect", "tammouz_swap"} <= {choice["value"] for choice in offered}


async def test_the_answers_that_can_always_be_given_are_offered_and_named(table: TableDriver):
    await table.open(2)
    ana, place = table.members[0], table.place
    choices = await ana.autocomplete(place, "plan always", "answer", "", question="protect")
    assert [choice["value"] for choice in choices] == ["let_go", "keep"]
    assert await ana.autocomplete(place, "plan always", "answer", "", question="fly") == []
    said = await ana.slash(place, "plan always", question="protect", answer="build crane")
    assert "These are: Let the cube go (`let_go`); Pay a camel (`keep`)" in answer(said)
    said = await ana.slash(place, "plan always", question="protect", answer="KEEP")
    assert "Always:" in answer(said)
    assert "`keep`" in answer(said)
