"""Reminders, vacations, quiet hours and pauses: when a clock runs, and when a person is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs.ui import post
from cogs.ui.form import described_pace
from engine.core import Event
from engine.tables import Denied, read_notice
from engine.tables.store import Letter, TableOptions, UserSettings, settings_of
from engine.tables.table.letters import NEWS, REMINDER, VOTE
from engine.tables.time.clock import DAY, HOUR, PACES
from locales import texts
from tests.playing import answer, shown, turn
from tests.timed import ANA, BEN, CLEO, DARA, MONDAY, TimedTables, protecting, timed
from tests.virtual import Env, TableDriver, controls, in_bot, text, verb

__all__ = ["timed"]

MIDNIGHT = MONDAY // DAY * DAY + DAY
BANK = 2 * DAY
"""The seconds that a player begins with at the pace of a day."""


def kinds(came: list[tuple[int, Letter]]) -> list[tuple[int, str]]:
    return [(at, letter.kind) for at, letter in came]


def events(letters: list[Letter]) -> list[str]:
    return [happened.kind for letter in letters for happened in read_notice(letter.payload).events]


async def due(timed: TimedTables, match: int) -> int:
    (at,) = (await timed.tables.play.look(match, None)).due.values()
    return at


# Reminders


@pytest.mark.parametrize(("wish", "shares"), [("both", [0.5, 0.9]), ("once", [0.5]), ("off", [])])
async def test_everybody_sets_when_they_are_reminded(timed: TimedTables, wish: str, shares: list[float]):
    match = await timed.begin(ANA, BEN, pace="day")
    for person in (ANA, BEN):
        await timed.tables.people.change_settings(person.id, {"remind": wish})
    came = await timed.wait(BANK - 1)
    assert kinds(came) == [(share * BANK, REMINDER) for share in shares]
    assert kinds(await timed.wait(HOUR)) == [(1, VOTE)], "the time is over all the same"
    assert (await timed.tables.play.look(match, None)).proposals


async def test_without_a_clock_the_others_learn_that_they_can_vote_whatever_is_set(timed: TimedTables):
    for person in (ANA, BEN):
        await timed.tables.people.change_settings(person.id, {"remind": "off"})
    await timed.begin(ANA, BEN)
    ((at, letter),) = await timed.wait(20 * DAY)
    assert (at, read_notice(letter.payload).kind) == (3 * DAY, "overdue")


async def test_somebody_without_reminders_who_has_left_the_server_is_noticed(timed: TimedTables):
    for person in (ANA, BEN):
        await timed.tables.people.change_settings(person.id, {"remind": "off"})
    match = await timed.begin(ANA, BEN)
    timed.now += DAY
    (timer,) = await timed.store.timers_due(timed.now)
    await timed.tables.timers.run(timer)
    await timed.tables.people.change_settings(ANA.id + BEN.id - await timed.user(match), {"remind": "off"})
    assert await timed.store.timers_due(timed.now) == [], "it is looked up once"
    assert (await timed.tables.play.look(match, None)).proposals == ()
    await timed.tables.timers.run(timer, gone=True)
    assert [p.kind for p in (await timed.tables.play.look(match, None)).proposals] == ["absent"]


async def test_a_table_that_is_saved_as_somebody_wakes_still_tells_them(timed: TimedTables):
    timed.now = MIDNIGHT
    for person in (ANA, BEN, CLEO):
        await timed.store.change_settings(UserSettings, person.id, {"quiet": [0, 360], "zone": "UTC"})
    match = await timed.begin(ANA, BEN, CLEO)
    asked = await timed.user(match)
    timed.now += 6 * HOUR + 5
    other = next(person.id for person in (ANA, BEN, CLEO) if person.id != asked)
    await timed.tables.people.change_settings(other, {"remind": "both"})
    told = [letter for _, letter in await timed.wait(0)]
    assert sorted(letter.kind for letter in told) == [NEWS, REMINDER]


async def test_a_mention_that_quiet_hours_delay_is_no_reminder(timed: TimedTables):
    timed.now = MIDNIGHT
    for person in (ANA, BEN):
        await timed.store.change_settings(
            UserSettings, person.id, {"quiet": [0, 360], "zone": "UTC", "remind": "off"}
        )
    await timed.begin(ANA, BEN, pace="day")
    (at, letter), other = await timed.wait(BANK - 1)
    assert (at, read_notice(letter.payload).kind) == (6 * HOUR, "now")
    assert kinds([other]) == [(6 * HOUR, NEWS)], "the other learns that the game has begun"


async def test_who_sleeps_when_a_game_begins_is_told_of_it_once(timed: TimedTables):
    timed.now = MIDNIGHT
    wakes = {ANA.id: 6, BEN.id: 6, CLEO.id: 7}
    for user, hour in wakes.items():
        await timed.store.change_settings(
            UserSettings, user, {"quiet": [0, hour * 60], "zone": "UTC", "remind": "off"}
        )
    match = await timed.begin(ANA, BEN, CLEO, pace="week")
    asked = await timed.asked(match)
    told = [
        (at, happened.kind, happened.seat)
        for at, letter in await timed.wait(DAY)
        for happened in read_notice(letter.payload).events
    ]
    others = [(hour * HOUR, seat) for seat, hour in enumerate(wakes.values()) if seat != asked]
    assert told == [(at, "table-begun", seat) for at, seat in others]
    letters = {letter.id: letter.kind for letter in timed.letters if letter.kind != "turn"}
    assert list(letters.values()).count(NEWS) == len({at for at, _ in others}), "one message at a time"
    assert list(letters.values()).count(REMINDER) == 1, "whoever is asked is told that"


async def test_whose_turn_comes_before_they_wake_is_told_of_that_alone(timed: TimedTables):
    timed.now = MIDNIGHT
    for person in (ANA, BEN, CLEO):
        await timed.store.change_settings(
            UserSettings, person.id, {"quiet": [0, 360], "zone": "UTC", "remind": "off"}
        )
    match, asked = await timed.begin(ANA, BEN, CLEO, pace="week"), set[int]()
    while len(asked | {await timed.user(match)}) < 3:
        asked.add(await timed.user(match))
        await timed.turn(match)
    assert kinds(await timed.wait(DAY)) == [(6 * HOUR, REMINDER)]


# Vacations


async def test_a_table_that_starts_in_a_vacation_does_not_run_that_clock(timed: TimedTables):
    for person in (ANA, BEN):
        await timed.tables.people.take_vacation(person.id, 5)
    match = await timed.begin(ANA, BEN, pace="day")
    assert await due(timed, match) == MONDAY + 5 * DAY + BANK
    came = await timed.wait(7 * DAY - 1)
    assert kinds(came).count((5 * DAY, NEWS)) == 1, "the other learns that the game has begun"
    came = [one for one in came if one[1].kind != NEWS]
    assert kinds(came) == [(at, REMINDER) for at in (5 * DAY, 6 * DAY, 5 * DAY + 0.9 * BANK)]
    assert read_notice(came[0][1].payload).kind == "now", "who was asked is mentioned when it ends"


async def test_whoever_sits_down_in_a_vacation_has_it_there_too(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    seat, absent = await timed.asked(match), await timed.user(match)
    other = next(person.id for person in (ANA, BEN) if person.id != absent)
    await timed.wait(BANK + HOUR)
    await timed.tables.council.vote(match, other, "absent", seat, "open")
    await timed.tables.people.take_vacation(CLEO.id, 3)
    await timed.tables.seats.sit_down(match, CLEO)
    assert await due(timed, match) == timed.now + 3 * DAY + BANK


async def test_a_vacation_can_end_early_and_gives_its_days_back(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    person = await timed.user(match)
    await timed.tables.people.take_vacation(person, 10)
    assert events(await timed.settle()) == ["table-away"]
    await timed.wait(2 * DAY)
    assert await timed.tables.people.vacation_left(person) == (MONDAY + 10 * DAY, 18)
    assert await timed.tables.people.end_vacation(person) == 26
    letters = await timed.settle()
    assert ([letter.kind for letter in letters], events(letters)) == ([NEWS], ["table-back-early"])
    assert await due(timed, match) == MONDAY + 2 * DAY + BANK
    with pytest.raises(Denied, match="not-away"):
        await timed.tables.people.end_vacation(person)
    await timed.tables.people.take_vacation(CLEO.id, 10)
    assert await timed.tables.people.end_vacation(CLEO.id) == 28, "in the second in which it began"
    assert kinds(await timed.wait(BANK)) == [(DAY, REMINDER), (0.9 * BANK, REMINDER), (BANK, VOTE)]


async def test_a_vacation_of_a_clock_that_was_ahead_never_begins(timed: TimedTables):
    timed.now += 400 * DAY
    await timed.tables.people.take_vacation(ANA.id, 5)
    timed.now = MONDAY
    assert await timed.tables.people.take_vacation(ANA.id, 2) == (MONDAY + 2 * DAY, 26)
    assert (await settings_of(timed.store, UserSettings, ANA.id)).away == ((MONDAY, MONDAY + 2 * DAY),)


async def test_the_pause_of_a_clock_that_was_ahead_begins_now(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    timed.now += 400 * DAY
    await timed.tables.council.pause(match, ANA.id, 3)
    await timed.tables.council.vote(match, BEN.id, "pause", 0, "yes")
    timed.now = MONDAY
    await timed.tables.timers.restart_all()
    table = await timed.store.load(match)
    assert table
    affairs = timed.tables.access.of(table).affairs
    assert (affairs.pauses, affairs.paused) == ([(MONDAY, MONDAY + 3 * DAY)], MONDAY + 3 * DAY)


async def test_a_computer_moves_at_once_however_the_clock_was_set(timed: TimedTables):
    timed.now, first = MONDAY + 400 * DAY, 0
    while first == 0:  # until a computer begins
        table = await timed.tables.lobby.open("yspahan", ANA, guild=1, channel=2)
        for name in ("C1", "C2"):
            await timed.tables.lobby.add_computer(table.id, ANA.id, "dice", name)
        await timed.tables.lobby.start(table.id, ANA.id)
        first = await timed.asked(table.id)
    timed.now = MONDAY
    await timed.settle()
    assert await timed.asked(table.id) == 0


async def test_a_table_can_forbid_vacations(timed: TimedTables):
    options = TableOptions(pace="day", vacations="forbidden")
    table = await timed.tables.lobby.open("yspahan", ANA, guild=1, channel=2, options=options)
    await timed.tables.lobby.join(table.id, BEN)
    await timed.tables.lobby.start(table.id, ANA.id)
    await timed.settle()
    for person in (ANA, BEN):
        await timed.tables.people.take_vacation(person.id, 5)
    assert await timed.settle() == [], "nobody is told there of what does not matter there"
    assert await due(timed, table.id) == MONDAY + BANK


# Questions in another's turn


async def test_quiet_hours_stop_the_clock_of_a_question_in_anothers_turn(timed: TimedTables):
    match = await protecting(timed, pace="day")
    start = timed.now
    assert await due(timed, match) == start + 6 * HOUR
    hour = start // HOUR % 24
    quiet = [(hour + 1) % 24 * 60, (hour + 10) % 24 * 60]
    asked = await timed.user(match)
    await timed.tables.people.change_settings(asked, {"quiet": quiet, "zone": "UTC"})
    assert await due(timed, match) == start + 15 * HOUR
    look = await timed.tables.play.look(match, None)
    assert {look.game.fallback(look.view.state, seat) for seat in look.due} == set(look.defaults.values())
    came = [letter for _, letter in await timed.wait(15 * HOUR - 1)]
    assert [read_notice(letter.payload).seat for letter in came] == list(look.due) * len(came)
    assert {letter.kind for letter in came} == {REMINDER}, "a reminder comes before it is answered"
    await timed.wait(1)
    assert (await timed.tables.play.look(match, None)).decisions != look.decisions


async def test_nights_of_a_whole_day_do_not_stop_a_question_for_ever(timed: TimedTables):
    match = await protecting(timed, pace="day")
    minute = timed.now // 60 % 1440
    quiet = [(minute - 30) % 1440, (minute - 90) % 1440]
    await timed.tables.people.change_settings(await timed.user(match), {"quiet": quiet, "zone": "UTC"})
    assert await due(timed, match) <= timed.now + PACES["day"].cap  # type: ignore[union-attr]  # it has a clock


async def test_the_time_of_an_answer_is_counted_without_quiet_hours(timed: TimedTables):
    match = await protecting(timed, pace="hours")
    seat, user = await timed.asked(match), await timed.user(match)
    session = timed.tables.access.of(await timed.store.load(match))  # type: ignore[arg-type]
    before, minute = session.own[seat].left, timed.now // 60 % 1440
    assert before is not None
    await timed.tables.people.change_settings(user, {"quiet": [minute, (minute + 600) % 1440], "zone": "UTC"})
    timed.now += 10 * HOUR
    await timed.turn(match)
    session = timed.tables.access.of(await timed.store.load(match))  # type: ignore[arg-type]
    after = session.own[seat].left
    assert after is not None
    assert after >= min(before, DAY), "the night has cost nothing"


# Votes in quiet hours


async def test_who_sleeps_when_a_vote_opens_is_mentioned_when_they_wake(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    absent = await timed.user(match)
    one = next(person.id for person in (ANA, BEN, CLEO) if person.id != absent)
    timed_out = MONDAY + BANK
    minute = timed_out // 60 % 1440
    await timed.tables.people.change_settings(
        one, {"quiet": [(minute - 60) % 1440, (minute + 300) % 1440], "zone": "UTC"}
    )
    came = await timed.wait(BANK + 20 * HOUR)
    ballots = [(at, read_notice(letter.payload)) for at, letter in came if letter.kind == VOTE]
    seat = next(s.seat for s in (await timed.tables.play.look(match, None)).table.seats if s.user == one)
    woken = -(-timed_out // 60) * 60 + 300 * 60 - MONDAY
    assert abs(ballots[1][0] - woken) <= 60
    assert [notice.ping for _, notice in ballots[:2]] == [(), (seat,)]
    assert len(ballots) == 3, "the reminder before it closes is for both"
    assert len(ballots[2][1].ping) == 3


@pytest.mark.parametrize("saved", [False, True], ids=["at rest", "saved meanwhile"])
async def test_who_sleeps_when_an_undo_is_asked_for_is_mentioned_when_they_wake(
    timed: TimedTables, saved: bool
):
    match = await timed.begin(ANA, BEN, CLEO)
    user, seat = await timed.user(match), await timed.asked(match)
    while await timed.asked(match) == seat:
        await timed.turn(match)
    sleeper = next(person.id for person in (ANA, BEN, CLEO) if person.id != user)
    minute = timed.now // 60 % 1440
    await timed.tables.people.change_settings(
        sleeper, {"quiet": [(minute - 60) % 1440, (minute + 120) % 1440], "zone": "UTC"}
    )
    await timed.tables.council.propose_undo(match, user)
    (first,) = await timed.settle()
    assert read_notice(first.payload).ping == ()
    if saved:
        timed.now += 2 * HOUR + 60
        await timed.tables.people.change_settings(user, {"remind": "both"})
    came = [letter for _, letter in await timed.wait(3 * HOUR) if letter.kind == VOTE]
    assert [len(read_notice(letter.payload).ping) for letter in came] == [1]


async def test_who_was_told_awake_is_not_told_again_because_of_later_quiet_hours(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO)
    begun = timed.now // 60 % 1440
    user, seat = await timed.user(match), await timed.asked(match)
    while await timed.asked(match) == seat:
        await timed.turn(match)
    await timed.tables.council.propose_undo(match, user)
    await timed.settle()
    timed.now += 4 * HOUR
    other = next(person.id for person in (ANA, BEN, CLEO) if person.id != user)
    await timed.tables.people.change_settings(
        other, {"quiet": [(begun - 60) % 1440, (begun + 120) % 1440], "zone": "UTC"}
    )
    assert await timed.store.timers_due(timed.now) == []
    assert await timed.settle() == []


# Pauses


async def paused(timed: TimedTables, days: int = 7) -> int:
    """Return a table of three that is paused by consent an hour after its start."""
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    await timed.wait(HOUR)
    assert await timed.tables.council.pause(match, ANA.id, days) == ""
    assert await timed.tables.council.vote(match, BEN.id, "pause", 0, "yes") == ""
    assert await timed.tables.council.vote(match, CLEO.id, "pause", 0, "yes") == "yes"
    return match


async def test_a_table_is_paused_by_consent_and_goes_on_by_itself(timed: TimedTables):
    match = await paused(timed)
    letters = await timed.settle()
    assert ([letter.kind for letter in letters], events(letters)) == ([VOTE, NEWS], ["table-paused"])
    assert await due(timed, match) == timed.now + 7 * DAY + BANK - HOUR
    came = await timed.wait(7 * DAY)
    assert kinds(came) == [(7 * DAY, "turn")], "no reminder comes in a pause, and one post after it"
    notice = read_notice(came[0][1].payload)
    assert ([e.kind for e in notice.events], notice.ping) == (["table-resumed"], (await timed.asked(match),))
    assert kinds(await timed.wait(BANK - HOUR)) == [
        (DAY - HOUR, REMINDER),
        (0.9 * BANK - HOUR, REMINDER),
        (BANK - HOUR, VOTE),
    ]


async def test_one_no_and_silence_keep_a_game_going(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    await timed.tables.council.pause(match, ANA.id, 7)
    with pytest.raises(Denied, match="asked-already"):
        await timed.tables.council.pause(match, BEN.id, 3)
    assert await timed.tables.council.vote(match, BEN.id, "pause", 0, "no") == "no"
    await timed.tables.council.pause(match, BEN.id, 3)
    await timed.tables.council.vote(match, ANA.id, "pause", 1, "yes")
    await timed.wait(DAY)
    look = await timed.tables.play.look(match, None)
    assert (look.paused, look.proposals) == (0, ()), "nobody waits for the third voice for ever"
    assert [verdict.result for verdict in look.verdicts] == ["no", "no"]


async def test_a_vote_without_an_end_is_still_open_when_another_closes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    mover = await timed.user(match)
    while await timed.user(match) == mover:
        await timed.turn(match)
    await timed.tables.council.propose_undo(match, mover)
    await timed.tables.council.pause(match, mover, 7)
    await timed.wait(DAY)
    assert [p.kind for p in (await timed.tables.play.look(match, None)).proposals] == ["undo"]


async def test_a_voice_that_has_left_is_not_missing_when_a_vote_closes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    await timed.tables.council.pause(match, ANA.id, 7)
    await timed.tables.council.vote(match, BEN.id, "pause", 0, "yes")
    await timed.tables.seats.resign(match, CLEO.id)
    assert (await timed.tables.play.look(match, None)).paused == 0
    await timed.wait(DAY)
    assert (await timed.tables.play.look(match, None)).paused == MONDAY + 7 * DAY


async def test_a_pause_ends_early_by_consent(timed: TimedTables):
    match = await paused(timed)
    with pytest.raises(Denied, match="paused-already"):
        await timed.tables.council.pause(match, BEN.id, 3)
    await timed.wait(2 * DAY)
    await timed.tables.council.end_pause(match, BEN.id)
    await timed.tables.council.vote(match, ANA.id, "resume", 1, "yes")
    assert (await timed.tables.play.look(match, None)).paused
    await timed.tables.council.vote(match, CLEO.id, "resume", 1, "yes")
    assert "table-resumed" in events(await timed.settle())
    assert await due(timed, match) == timed.now + BANK - HOUR
    with pytest.raises(Denied, match="no-pause"):
        await timed.tables.council.end_pause(match, BEN.id)
    assert "turn" not in {kind for _, kind in kinds(await timed.wait(BANK - HOUR - 1))}, "it ends once"


async def test_moves_count_in_a_pause_and_nobody_is_hurried(timed: TimedTables):
    match = await paused(timed)
    await timed.settle()
    before = await timed.asked(match)
    while await timed.asked(match) == before:
        await timed.turn(match)
    assert await due(timed, match) == MONDAY + HOUR + 7 * DAY + BANK
    came = await timed.wait(6 * DAY)
    assert {letter.kind for _, letter in came} <= {"turn"}
    assert [letter.kind for _, letter in await timed.wait(DAY)] == ["turn"], "whoever is asked is told once"


async def test_a_vote_about_somebody_absent_waits_in_a_pause(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day")
    absent = await timed.user(match)
    await timed.wait(BANK)
    one, two = [person.id for person in (ANA, BEN, CLEO) if person.id != absent]
    closes = (await timed.tables.play.look(match, None)).proposals[0].closes
    await timed.tables.council.pause(match, one, 7)
    seat = next(p.seat for p in (await timed.tables.play.look(match, None)).proposals if p.kind == "pause")
    assert await timed.tables.council.vote(match, two, "pause", seat, "yes") == "yes", (
        "the absent have no voice"
    )
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert proposal.closes == closes + 7 * DAY
    await timed.wait(2 * DAY)
    await timed.tables.council.end_pause(match, one)
    seat = next(p.seat for p in (await timed.tables.play.look(match, None)).proposals if p.kind == "resume")
    assert await timed.tables.council.vote(match, two, "resume", seat, "yes") == "yes"
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert proposal.closes == closes + 2 * DAY


async def test_who_plays_alone_pauses_at_once(timed: TimedTables):
    table = await timed.tables.lobby.open(
        "yspahan", DARA, guild=1, channel=2, options=TableOptions(pace="day")
    )
    await timed.tables.lobby.add_computer(table.id, DARA.id, "dice", "C")
    await timed.tables.lobby.start(table.id, DARA.id)
    assert await timed.tables.council.pause(table.id, DARA.id, 2) == "yes"
    assert (await timed.tables.play.look(table.id, None)).paused == timed.now + 2 * DAY
    assert await timed.tables.council.end_pause(table.id, DARA.id) == "yes"
    assert (await timed.tables.play.look(table.id, None)).paused == 0


@pytest.mark.parametrize("key", ["amyitis", "babylon", "ishtar", "yspahan"])
async def test_who_is_next_is_known_when_it_does_not_depend_on_chance(timed: TimedTables, key: str):
    match = await timed.begin(ANA, BEN, CLEO, key=key)
    right = wrong = 0
    for _ in range(12):
        expected, before = await timed.tables.play.upcoming(match), await timed.asked(match)
        while await timed.asked(match) == before:
            await timed.turn(match)
        if expected is not None:
            right += (await timed.user(match)) == expected
            wrong += (await timed.user(match)) != expected
    assert right >= 6
    assert wrong <= 1, "questions in another's turn come between"


# What people read


async def test_the_answer_that_will_be_given_is_named_beforehand(timed: TimedTables):
    match = await protecting(timed, pace="day")
    look, words = await timed.tables.play.look(match, None), texts()
    (seat,) = look.defaults
    for said in (post.time_left(look, words), shown(post.reminder(look, words, seat, ""))):
        assert f"<t:{timed.now + 6 * HOUR}:R>" in said
        assert "Without an answer by then, I choose for you: let " in said
        assert "A move adds" not in said
    assert "the game waits for your answer" in said
    assert "your turn" not in said


async def test_news_of_a_vacation_say_until_when_there_is_time_now(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    for person in (ANA, BEN):
        await timed.tables.people.take_vacation(person.id, 5)
    look, said = await timed.tables.play.look(match, None), list[str]()
    for letter in await timed.settle():
        events = read_notice(letter.payload).events
        said.append(shown(post.news(look, texts(), events, ("Ana", "Ben"))))
    left = f"Time until <t:{MONDAY + 5 * DAY + BANK}:f>"
    assert sorted(left in line for line in said) == [False, True], "only where it matters"
    assert "**Ana** is on vacation until" in said[0]


async def test_how_time_is_counted_is_said_before_a_game_and_at_each_deadline(timed: TimedTables):
    table = await timed.tables.lobby.open(
        "yspahan", ANA, guild=1, channel=2, options=TableOptions(pace="day")
    )
    counted = "Everybody begins with 2 days; each move adds one day, up to 3 days in all."
    assert counted in shown(post.lobby(table, texts(), ()))
    await timed.tables.lobby.set_options(table.id, ANA.id, {"pace": "none", "vacations": "forbidden"})
    card = shown(post.lobby(await timed.tables.lobby.read(table.id), texts(), ()))
    assert "Everybody begins" not in card
    assert "Vacations do not stop clocks here." in card
    look = await timed.tables.play.look(await timed.begin(ANA, BEN, pace="hours"), None)
    assert "A move adds 4 hours, up to one day in all." in post.time_left(look, texts())


async def test_the_last_page_of_the_rules_is_about_time(env: Env, channel: Any, members: list[Any]):
    page = (await members[0].slash(channel, "rules", game="yspahan")).response
    pages = [text(page)]
    while following := [c for c in controls(page) if verb(c) == "rules" and c.label == "Next"]:
        page = (await members[0].click(page, custom_id=following[0].custom_id)).response
        pages.append(text(page))
    assert ["## Time" in page for page in pages] == [False] * (len(pages) - 1) + [True]
    for pace in (
        "**A few hours**: 12 hours to begin with, 4 hours more for each move, one day at most",
        "**A day**: 2 days to begin with, one day more for each move, 3 days at most",
        "**Three days**: 4 days to begin with, 3 days more for each move, 7 days at most",
        "**A week**: 10 days to begin with, 7 days more for each move, 14 days at most",
    ):
        assert pace in pages[-1]


@pytest.mark.parametrize("pace", PACES)
def test_the_description_of_a_pace_fits_a_choice(pace: str):
    assert len(described_pace(texts(), pace)) <= 100


async def test_whoever_wants_it_is_mentioned_before_their_turn(table: TableDriver):
    ana, ben, cleo = table.members[:3]
    for member in (ana, ben, cleo):
        said = answer(await member.slash(table.channel, "settings", upcoming="yes", reminders="once"))
    assert "I also mention you when you are next." in said
    assert all(
        [
            (await settings_of(table.bot.tables.store, UserSettings, member.id)).remind == "once"
            for member in (ana, ben, cleo)
        ]
    )
    await table.open(3, game="babylon", pace="day")
    first = await turn(table, Random(1))
    await table.env.advance_time(30)
    (asked,) = await table.asked()
    following = next(member for member in (ana, ben, cleo) if member not in (first, asked))
    pings = table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids
    assert sorted(pings) == sorted((asked.id, following.id))
    assert f"{following.mention}, you are next." in text(table.post)
    with in_bot(table.env):
        async with table.bot.tables.access.live(table.id) as session:
            again = Event("table-waited-for", session.seat(asked.id))
            await table.bot.tables.access.save(session, event=again)
    await table.env.advance_time(30)
    assert "gets more time" in text(table.post)
    pings = table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids
    assert sorted(pings) == [asked.id], "a post that asks nobody anything new"
    assert "you are next" not in text(table.post)
