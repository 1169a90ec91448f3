"""Clocks, reminders, votes, substitutes, plans: what a table does between turns, hour by hour."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Decision, Illegal, NotYours, Unreadable, copier
from engine.games.amyitis.state import WINE
from engine.games.yspahan.rules import active
from engine.match import encode
from engine.notation import notate
from engine.tables import Denied, Look, Person, read_notice
from engine.tables.store import Seat, Table, TableOptions, UserSettings
from engine.tables.time import clock
from engine.tables.time.clock import DAY, HOUR, MINUTE, PACES
from tests.presses import act
from tests.stores import replayed
from tests.timed import ANA, BEN, CLEO, DARA, MONDAY, TimedTables, protecting, timed

__all__ = ["timed"]

# Asking and reminding


async def test_everybody_is_told_once_that_it_is_their_turn(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO)
    for _ in range(12):
        await timed.turn(match)
    pings = [read_notice(letter.payload).ping for letter in timed.letters if letter.kind == "turn"]
    assert all(len(ping) == 1 for ping in pings), "one ping per decision"
    assert all(a != b for a, b in itertools.pairwise(pings)), "whoever goes on is not told again"


async def test_without_a_clock_there_are_two_reminders(timed: TimedTables):
    await timed.begin(ANA, BEN)
    came = await timed.wait(30 * DAY - 1)
    assert [(at, letter.kind) for at, letter in came] == [(DAY, "remind"), (3 * DAY, "remind")]


async def test_a_draft_that_nobody_confirms_is_noticed(timed: TimedTables):
    match = await timed.begin(ANA, BEN)
    while True:  # to a question whose answers are steps of a draft
        user = await timed.user(match)
        look = await timed.tables.play.look(match, user)
        steps = [action for action in look.actions if not look.final(action)]
        if steps:
            break
        await timed.turn(match)
    await act(timed.tables, match, user, steps[:1], look.token)
    came = await timed.wait(2 * HOUR)
    assert [(at, read_notice(letter.payload).kind) for at, letter in came] == [(HOUR, "draft")]


async def step(timed: TimedTables, match: int, user: int) -> Look:
    """Take the first step that neither is final nor ends the turn."""
    look = await timed.tables.play.look(match, user)
    verbs = look.game.verbs
    action = next(a for a in look.actions if not look.final(a) and not verbs[a.verb].ends)
    pressed = await timed.tables.play.press(match, user, look.token, notate(verbs, action))
    assert pressed.look.draft == (*look.draft, action)
    return pressed.look


async def test_a_draft_is_noticed_an_hour_after_its_latest_step(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="ishtar")
    user = await timed.user(match)
    await step(timed, match, user)
    assert await timed.wait(HOUR // 2) == []
    await step(timed, match, user)
    came = await timed.wait(2 * HOUR)
    assert [(at, read_notice(letter.payload).kind) for at, letter in came] == [(HOUR, "draft")]
    look = await timed.tables.play.look(match, user)
    await timed.tables.play.press_draft(match, user, look.token, "undo")
    came = await timed.wait(2 * HOUR)
    assert [(at, read_notice(letter.payload).kind) for at, letter in came] == [(HOUR, "draft")], "once more"
    look = await timed.tables.play.look(match, user)
    await timed.tables.play.press_draft(match, user, look.token, "undo")
    assert await timed.wait(2 * HOUR) == [], "there is no draft"


async def test_a_step_of_a_draft_writes_the_draft_alone(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="ishtar")
    user = await timed.user(match)
    await step(timed, match, user)
    before, timers = await timed.store.load(match), await timed.store.timers_due(clock.NEVER)
    await timed.store.change_settings(UserSettings, user, {"remind": "off"})
    await step(timed, match, user)
    after = await timed.store.load(match)
    assert before
    assert after == replace(before, draft=after.draft, seq=before.seq + 1)
    assert before.draft != after.draft
    assert await timed.store.timers_due(clock.NEVER) == timers, "not even written anew"


async def test_reminders_come_before_the_deadline_and_a_move_ends_them(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    pace = PACES["day"]
    assert pace
    look = await timed.tables.play.look(match, None)
    assert look.due == {await timed.asked(match): MONDAY + pace.bank}
    expected = clock.reminders(MONDAY, pace.bank, clock.Calendar())
    came = await timed.wait(pace.bank - 60)
    assert [MONDAY + at for at, _ in came] == list(expected)
    assert {letter.kind for _, letter in came} == {"remind"}
    seat = await timed.asked(match)
    while await timed.asked(match) == seat:
        await timed.turn(match)
    assert all(read_notice(letter.payload).seat != seat for _, letter in await timed.wait(HOUR))


async def test_a_move_costs_its_time_and_gains_the_increment(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    pace = PACES["day"]
    assert pace
    first = await timed.asked(match)
    await timed.wait(5 * HOUR)
    while await timed.asked(match) == first:
        await timed.turn(match)
    while await timed.asked(match) != first:
        await timed.turn(match)
    due = (await timed.tables.play.look(match, None)).due[first]
    assert due == timed.now + min(pace.cap, pace.bank - 5 * HOUR + pace.increment)


async def test_quiet_hours_hold_reminders_back_and_not_the_deadline(timed: TimedTables):
    quiet = clock.Window(0, 720, "UTC")
    for user in (ANA, BEN):
        await timed.store.change_settings(UserSettings, user.id, {"quiet": [0, 720], "zone": "UTC"})
    await timed.begin(ANA, BEN, pace="week")
    came = await timed.wait(12 * DAY)
    for at, letter in came:
        moment = MONDAY + at
        assert letter.kind == "vote" or clock.awake(moment, quiet) == moment
    assert "remind" in {letter.kind for _, letter in came}


async def test_a_reminder_can_be_put_off(timed: TimedTables):
    match = await timed.begin(ANA, BEN)
    asked = await timed.user(match)
    with pytest.raises(NotYours):
        await timed.tables.timers.snooze(match, next(p.id for p in (ANA, BEN) if p.id != asked))
    at = await timed.tables.timers.snooze(match, asked)
    assert at == MONDAY + 3 * HOUR
    assert [at for at, _ in await timed.wait(4 * HOUR)] == [3 * HOUR]


async def test_the_clock_runs_in_the_agreed_window_alone(timed: TimedTables):
    table = await timed.tables.lobby.open("yspahan", ANA, guild=1, channel=2)
    window = clock.Window(18 * 60, 22 * 60, "Europe/Prague")
    await timed.tables.lobby.set_options(
        table.id, ANA.id, {"pace": "hours", "window": [window.opens, window.closes, window.zone]}
    )
    await timed.tables.lobby.join(table.id, BEN)
    await timed.tables.lobby.start(table.id, ANA.id)
    look = await timed.tables.play.look(table.id, None)
    assert list(look.due.values()) == [clock.deadline(MONDAY, 12 * HOUR, clock.Calendar(window))]


async def test_a_vacation_stops_the_clock_at_every_table(timed: TimedTables):
    one, two = [await timed.begin(ANA, BEN, pace="day") for _ in range(2)]
    before = {match: (await timed.tables.play.look(match, None)).due for match in (one, two)}
    until, left = await timed.tables.people.take_vacation(ANA.id, 5)
    assert (until, left) == (MONDAY + 5 * DAY, 23)
    for match in (one, two):
        look = await timed.tables.play.look(match, None)
        mine = [seat.seat for seat in look.table.seats if seat.user == ANA.id]
        for seat, due in look.due.items():
            assert due == before[match][seat] + (5 * DAY if seat in mine else 0)
    assert [h.kind for letter in await timed.settle() for h in read_notice(letter.payload).events] == [
        "table-away"
    ] * 2
    with pytest.raises(Denied, match="no-vacation"):
        await timed.tables.people.take_vacation(ANA.id, 29)
    longer = await timed.tables.people.take_vacation(ANA.id, 28)
    assert longer == (MONDAY + 28 * DAY, 0), "five of these days were taken already"
    assert await timed.tables.people.take_vacation(CLEO.id, 28) == (MONDAY + 28 * DAY, 0), "all that there is"


# Somebody who does not come


async def expire(timed: TimedTables, *people: Person, pace: str = "day") -> tuple[int, int]:
    """A table whose asked seat has let its time run out: its number, and the seat."""
    match = await timed.begin(*people, pace=pace)
    seat = await timed.asked(match)
    came = await timed.wait(2 * DAY + HOUR)
    votes = [read_notice(letter.payload) for _, letter in came if letter.kind == "vote"]
    assert [(vote.kind, vote.seat) for vote in votes] == [("absent", seat)]
    return match, seat


def others(look: Look, seat: int) -> list[int]:
    return [s.user for s in look.table.seats if s.user and s.seat != seat]


async def test_most_votes_decide_about_somebody_absent(timed: TimedTables):
    match, seat = await expire(timed, ANA, BEN, CLEO)
    look = await timed.tables.play.look(match, None)
    one, two = others(look, seat)
    absent = look.table.seats[seat].user
    assert absent
    with pytest.raises(Denied):
        await timed.tables.council.vote(match, absent, "absent", seat, "wait")
    with pytest.raises(Denied):
        await timed.tables.council.vote(match, one, "absent", seat, "nonsense")
    assert await timed.tables.council.vote(match, one, "absent", seat, "open") == ""
    assert await timed.tables.council.vote(match, one, "absent", seat, "computer") == "", (
        "a vote can be changed"
    )
    assert await timed.tables.council.vote(match, two, "absent", seat, "computer") == "computer"
    with pytest.raises(Denied):
        await timed.tables.council.vote(match, two, "absent", seat, "wait")
    letters = await timed.settle()
    kinds = [happened.kind for letter in letters for happened in read_notice(letter.payload).events]
    assert kinds[0] == "table-substituted"
    assert await timed.asked(match) != seat, "the computer has moved"
    assert await timed.user(match) in (one, two)

    await timed.tables.seats.come_back(match, absent)
    table = await timed.store.load(match)
    assert table
    assert (table.seats[seat].user, table.seats[seat].bot) == (absent, "")


async def test_without_a_majority_the_table_waits(timed: TimedTables):
    match, seat = await expire(timed, ANA, BEN, CLEO)
    one, two = others(await timed.tables.play.look(match, None), seat)
    await timed.tables.council.vote(match, one, "absent", seat, "open")
    assert await timed.tables.council.vote(match, two, "absent", seat, "computer") == "wait"
    assert (await timed.tables.play.look(match, None)).due == {seat: timed.now + DAY}
    came = await timed.wait(DAY + HOUR)
    assert [letter.kind for _, letter in came if letter.kind != "remind"] == ["news", "vote"], (
        "it votes again"
    )


@pytest.mark.parametrize("pace", PACES)
async def test_whoever_the_others_wait_for_has_the_time_of_a_move(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, pace=pace)
    seat = await timed.asked(match)
    while all(letter.kind != "vote" for letter in timed.letters):
        await timed.wait(DAY // 4)
    (other,) = others(await timed.tables.play.look(match, None), seat)
    assert await timed.tables.council.vote(match, other, "absent", seat, "wait") == "wait"
    increments = {"hours": 4 * HOUR, "day": DAY, "three-days": 3 * DAY, "week": 7 * DAY}
    due = {seat: timed.now + increments[pace]} if pace in increments else {}
    assert (await timed.tables.play.look(match, None)).due == due


async def test_anybody_may_take_an_opened_seat(timed: TimedTables):
    match, seat = await expire(timed, ANA, BEN)
    look = await timed.tables.play.look(match, None)
    absent, (other,) = look.table.seats[seat].user, others(look, seat)
    assert await timed.tables.council.vote(match, other, "absent", seat, "open") == "open"
    await timed.settle()
    assert (await timed.tables.play.look(match, None)).free == (seat,)
    assert await timed.wait(3 * DAY - 1) == [], "nobody is pinged about an empty seat"
    with pytest.raises(Denied):
        await timed.tables.seats.sit_down(match, Person(other, "again"))
    await timed.tables.seats.sit_down(match, DARA)
    (letter,) = await timed.settle()
    assert read_notice(letter.payload).ping == (), "whoever has just sat down knows what is asked"
    assert await timed.asked(match) == seat
    assert absent
    with pytest.raises(Denied):
        await timed.tables.seats.come_back(match, absent)
    await timed.turn(match)


async def test_alone_with_computers_there_is_no_vote(timed: TimedTables):
    table = await timed.tables.lobby.open(
        "yspahan", ANA, guild=1, channel=2, options=TableOptions(pace="day")
    )
    await timed.tables.lobby.add_computer(table.id, ANA.id, "dice", "C")
    await timed.tables.lobby.start(table.id, ANA.id)
    came = await timed.wait(20 * DAY)
    assert "vote" not in {letter.kind for _, letter in came}
    await timed.turn(table.id)


async def test_a_deadline_missed_by_the_bot_gives_an_hour_once(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day")
    seat = await timed.asked(match)
    timed.now += 5 * DAY
    (letter,) = await timed.settle()
    told = [(event.kind, event.seat) for event in read_notice(letter.payload).events]
    assert (letter.kind, told) == ("news", [("table-more-time", seat)]), "the others are told too"
    assert (await timed.tables.play.look(match, None)).due == {seat: timed.now + HOUR}
    timed.now += 2 * HOUR
    assert [letter.kind for letter in await timed.settle()] == ["vote"], "not once more"


@pytest.mark.parametrize(("late", "first"), [(15 * MINUTE, "vote"), (15 * MINUTE + 1, "news")])
async def test_a_deadline_that_the_bot_nearly_meets_is_one(timed: TimedTables, late: int, first: str):
    await timed.begin(ANA, BEN, pace="day")
    timed.now += 2 * DAY + late
    assert [letter.kind for letter in await timed.settle()] == [first]


async def test_a_question_in_anothers_turn_is_answered_harmlessly_after_a_short_time(timed: TimedTables):
    match = await protecting(timed, pace="day")
    look = await timed.tables.play.look(match, None)
    seat, started = look.decisions[0].seat, timed.now
    expected = look.game.fallback(look.view.state, seat)
    came = await timed.wait(6 * HOUR - 1)
    assert [(at, letter.kind) for at, letter in came] == [(3 * HOUR, "remind")], "one reminder is enough"
    assert (await timed.tables.play.look(match, None)).decisions == look.decisions
    came = await timed.wait(2)
    lines = await timed.store.lines(match)
    line = next(line for line in reversed(lines) if line.seat == seat)
    assert (line.text, line.auto, line.at) == (expected.verb, True, started + 6 * HOUR)
    (told,) = [notice for _, letter in came if (notice := read_notice(letter.payload)).events]
    assert (told.events[0].kind, told.events[0].seat) == ("table-answered-for", seat), "then what follows"
    assert len(told.events) > 1


# Taking a turn back


async def test_a_turn_is_undone_when_all_agree_and_the_same_dice_are_rolled_again(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO)
    for _ in range(4):
        await timed.turn(match)
    mover = await timed.asked(match)
    before = await timed.store.lines(match)
    position = (await timed.tables.play.look(match, None)).view
    user = await timed.user(match)
    await timed.turn(match)
    after = await timed.store.lines(match)
    assert await timed.tables.council.propose_undo(match, user) == ""
    with pytest.raises(Denied):
        await timed.tables.council.propose_undo(match, user)
    one, two = others(await timed.tables.play.look(match, None), mover)
    assert await timed.tables.council.vote(match, one, "undo", mover, "yes") == ""
    assert await timed.tables.council.vote(match, two, "undo", mover, "yes") == "yes"
    mine = max(line.n for line in after if line.seat == mover)
    assert await timed.store.lines(match) == after[:mine]
    if mine == len(before):
        assert (await timed.tables.play.look(match, None)).view == position
    letters = await timed.settle()
    assert read_notice(letters[-1].payload).ping == (mover,), "who is asked again is told again"

    while (await timed.tables.play.look(match, None)).decisions:
        await timed.turn(match)
        if len(await timed.store.lines(match)) > len(after) + 20:
            break
    table = await timed.store.load(match)
    assert table
    await replayed(timed.store, table)  # the dice are those of the secret, in order


async def test_one_no_prevents_an_undo_and_the_next_turn_ends_the_vote(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO)
    mover, user = await timed.asked(match), await timed.user(match)
    await timed.turn(match)
    while await timed.asked(match) == mover:
        await timed.turn(match)
    await timed.tables.council.propose_undo(match, user)
    one, _ = others(await timed.tables.play.look(match, None), mover)
    before = await timed.store.lines(match)
    assert await timed.tables.council.vote(match, one, "undo", mover, "no") == "no"
    assert await timed.store.lines(match) == before
    await timed.tables.council.propose_undo(match, user)
    await timed.turn(match)
    with pytest.raises(Denied):
        await timed.tables.council.vote(match, one, "undo", mover, "yes")


# Plans


async def test_a_plan_is_played_without_a_ping_when_its_turn_comes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO)
    first, people = await timed.user(match), [ANA.id, BEN.id, CLEO.id]
    other, third = (people * 2)[people.index(first) + 1 :][:2]
    with pytest.raises(Unreadable):
        await timed.tables.private.plan(match, first, "fly away")
    own = await timed.tables.private.plan(match, other, "take  camel")
    assert [order.text for order in own.orders] == ["take camel"]
    assert (await timed.tables.play.look(match, first)).own.orders == [], "nobody else sees it"
    await timed.tables.private.forget_plans(match, other)
    assert (await timed.tables.play.look(match, other)).own.orders == []

    await timed.tables.private.plan(match, other, "take camel; end")
    while await timed.user(match) == first:
        await timed.turn(match)
    assert await timed.user(match) == third
    line = (await timed.store.lines(match))[-1]
    assert (line.text, line.auto) == ("take camel; end", True)
    look = await timed.tables.play.look(match, other)
    assert look.own.orders == []
    pings = [read_notice(letter.payload).ping for letter in timed.letters if letter.kind == "turn"]
    assert look.seat not in [seat for ping in pings for seat in ping]


async def test_a_plan_is_not_played_for_the_question_that_is_open_already(timed: TimedTables):
    match = await timed.begin(ANA, BEN)
    first = await timed.user(match)
    await timed.tables.private.plan(match, first, "roll 0")
    assert await timed.settle() == []
    look = await timed.tables.play.look(match, first)
    assert (look.lines, len(look.own.orders)) == (0, 1)
    await timed.tables.play.play_line(match, first, "roll 0")
    await timed.settle()
    own = (await timed.tables.play.look(match, first)).own
    assert (own.orders, own.stopped) == ([], "roll 0"), "it was for the next question, where it is not legal"


@pytest.mark.parametrize(
    ("text", "unless", "reason"), [("build crane", "", "illegal"), ("take gold", "roll", "unless")]
)
async def test_a_plan_that_cannot_be_or_is_not_wanted_stops_and_says_so(
    timed: TimedTables, text: str, unless: str, reason: str
):
    match = await timed.begin(ANA, BEN)
    first = await timed.user(match)
    other = next(person.id for person in (ANA, BEN) if person.id != first)
    await timed.tables.private.plan(match, other, text, unless)
    await timed.tables.private.plan(match, other, "end")
    while await timed.user(match) == first:
        await timed.turn(match)
    own = (await timed.tables.play.look(match, other)).own
    assert (own.stopped, own.reason, own.orders) == (text, reason, [])
    assert [read_notice(letter.payload).ping for letter in timed.letters][-1] == (await timed.asked(match),)
    while (await timed.tables.play.look(match, other)).token:
        await timed.turn(match)
    assert (await timed.tables.play.look(match, other)).own.stopped == "", "told until the next move by hand"


async def test_a_standing_answer_is_given_each_time_and_not_to_other_questions(timed: TimedTables):
    match = await protecting(timed)
    with pytest.raises(Denied):
        await timed.tables.private.answer_always(match, ANA.id, "act", "end")
    for text, error in (("perhaps", Unreadable), ("build crane", Illegal)):
        with pytest.raises(error):
            await timed.tables.private.answer_always(match, ANA.id, "protect", text)
    assert (await timed.tables.play.look(match, ANA.id)).own.standing == {}
    look = await timed.tables.play.look(match, None)
    user, seat = await timed.user(match), await timed.asked(match)
    answer = look.game.fallback(look.view.state, seat).verb
    before = len(await timed.store.lines(match))
    await timed.tables.private.answer_always(match, user, "protect", answer)
    await timed.settle()
    line = (await timed.store.lines(match))[before]
    assert (line.text, line.seat, line.auto) == (answer, seat, True)
    for _ in range(200):
        look = await timed.tables.play.look(match, None)
        if not look.decisions:
            break
        assert (look.decisions[0].kind, look.decisions[0].seat) != ("protect", seat)
        await timed.turn(match)
    assert (await timed.tables.play.look(match, user)).own.standing == {"protect": answer}


async def test_a_standing_answer_that_is_illegal_is_deleted_alone(timed: TimedTables):
    def without_wine(state: Any, asked: Decision) -> bool:
        return asked.kind == "discard" and not state.players[asked.seat].goods[WINE]

    match = await timed.store.create(position("amyitis", without_wine))
    user = await timed.user(match)
    await timed.tables.private.plan(match, user, "pass")
    await timed.tables.private.answer_always(match, user, "discard", "disc Wine")
    await timed.settle()
    own = (await timed.tables.play.look(match, user)).own
    assert (own.stopped, own.reason, own.standing) == ("discard wine", "standing", {})
    assert [order.text for order in own.orders] == ["pass"]


def stored(key: str, state: object) -> Table:
    """A running table of two at this position, with a clock."""
    seats = [Seat(seat=n, user=who.id, name=who.name) for n, who in enumerate((ANA, BEN))]
    return Table(
        game=key, rules=games.get(key).rules, options=TableOptions(pace="day"), guild=1, channel=2,
        opener=ANA.id, secret=bytes(32), status="live", base=encode(state), created=MONDAY,
        moved=MONDAY, seats=seats,
    )  # fmt: skip


def position(key: str, wanted: Callable[[Any, Decision], bool]) -> Table:
    """A table of two at the first question of this sort in random games."""
    game = games.get(key)
    for seed in itertools.count():
        chance, rng = Chance.seeded(seed), Random(seed)
        state = game.setup(2, {}, chance)
        while asked := game.pending(state):
            if wanted(state, asked[0]):
                return stored(key, state)
            game.play(state, asked[0].seat, game.sample(state, asked[0].seat, rng), chance)
    raise AssertionError


def aside_that_leads_on(key: str) -> Table:
    """A table where the harmless answer to a question in another's turn leads to one more."""
    game, copy = games.get(key), copier(games.get(key).state_type)

    def leads_on(state: Any, asked: Decision) -> bool:
        if asked.kind not in game.asides:
            return False
        after = copy(state)
        game.play(after, asked.seat, game.fallback(state, asked.seat), Chance.seeded(0))
        led = game.pending(after)
        return (
            bool(led) and led[0].seat == asked.seat and led[0].no != asked.no and led[0].kind in game.asides
        )

    return position(key, leads_on)


@pytest.mark.parametrize("standing", [False, True])
async def test_protecting_ones_own_cube_in_ones_own_turn_is_a_question_like_any_other(
    timed: TimedTables, standing: bool
):
    """Y 3.8: a supervisor at E1 or S1 may send the mover's own cube to the caravan as well as another's."""
    table = position("yspahan", lambda state, asked: asked.kind == "protect" and asked.seat == active(state))
    match = await timed.store.create(table)
    await timed.tables.seats.announce(match)
    await timed.settle()
    (asked,) = (await timed.tables.play.look(match, None)).decisions
    user, pace = await timed.user(match), PACES["day"]
    assert pace
    if standing:
        await timed.tables.private.answer_always(match, user, "protect", "let_go")
    assert (await timed.tables.play.look(match, None)).due == {asked.seat: MONDAY + pace.bank}
    await timed.wait(7 * HOUR)
    assert (await timed.tables.play.look(match, None)).decisions == (asked,), "nobody has answered for them"
    came = await timed.wait(pace.bank)
    assert [letter.kind for _, letter in came][-1] == "vote"


async def test_the_procession_has_the_time_of_a_turn(timed: TimedTables):
    """It is asked out of turn, but no answer is harmless: each moves cubes in all three temples."""
    match = await timed.store.create(position("amyitis", lambda _, asked: asked.kind == "procession"))
    await timed.tables.seats.announce(match)
    pace = PACES["day"]
    assert pace
    assert list((await timed.tables.play.look(match, None)).due.values()) == [MONDAY + pace.bank]
    with pytest.raises(Denied, match="no-standing"):
        await timed.tables.private.answer_always(
            match, await timed.user(match), "procession", "temple Marduk"
        )


async def test_an_answer_given_for_somebody_is_given_to_its_end(timed: TimedTables):
    table = aside_that_leads_on("amyitis")
    match = await timed.store.create(table)
    await timed.tables.seats.announce(match)
    (before,) = (await timed.tables.play.look(match, None)).decisions
    came = await timed.wait(DAY)
    look = await timed.tables.play.look(match, None)
    assert before.no not in {decision.no for decision in look.decisions}
    told = [happened.kind for _, letter in came for happened in read_notice(letter.payload).events]
    assert told.count("table-answered-for") == 1
    (line,) = await timed.store.lines(match)
    assert line.auto
    assert line.text.count(";") == 1, "both answers"


async def test_whoever_was_answered_for_is_told_when_their_own_turn_comes_next(timed: TimedTables):
    """The answer is final; what follows is a new question, not an unfinished draft."""
    for _ in range(60):
        match = await protecting(timed, pace="day")
        look = await timed.tables.play.look(match, None)
        seat = look.decisions[0].seat
        came = await timed.wait(PACES["day"].increment // 2)
        after = await timed.tables.play.look(match, None)
        assert look.decisions[0].no not in {decision.no for decision in after.decisions}
        if after.decisions and after.decisions[0].seat == seat:
            assert (await timed.store.lines(match))[-1].auto
            told = [read_notice(letter.payload) for _, letter in came if letter.kind == "turn"]
            assert [one.ping for one in told if seat in one.ping] == [(seat,)], "once"
            return
    raise AssertionError("it never was their turn next")
