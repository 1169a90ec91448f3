"""Clocks, reminders, votes, substitutes, plans: what a table does between turns, by the hour."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine import bots, clock, games, records
from engine.chance import Chance
from engine.clock import DAY, HOUR, PACES
from engine.core import NotYours, Unreadable, copier
from engine.match import decode, encode, replay
from engine.session import Denied, Look, told_by
from engine.sessions import HANDS
from engine.store import Letter, Seat, Store, Table
from engine.tables import Person, Tables

ANA, BEN, CLEO, DARA = (Person(n, name) for n, name in enumerate(("Ana", "Ben", "Cleo", "Dara"), 101))
MONDAY = 1_790_000_000


class House:
    """Tables with a clock of their own, and somebody who runs the timers and reads the letters."""

    def __init__(self, store: Store) -> None:
        self.now = MONDAY
        self.store = store
        self.tables = Tables(store, clock=lambda: self.now, think=self.think)
        self.letters: list[Letter] = []
        self.rng = Random(1)

    async def think(self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
        return bots.choose(key, view, seat, "dice", seconds, self.rng.getrandbits(30))

    async def begin(self, *people: Person, pace: str = "none", key: str = "yspahan") -> int:
        opener, *others = people
        table = await self.tables.open(key, opener, guild=1, channel=2, options={"pace": pace})
        for person in others:
            await self.tables.join(table.id, person)
        await self.tables.start(table.id, opener.id)
        await self.settle()
        return table.id

    async def settle(self) -> list[Letter]:
        """Run what is due, and take the letters; gives those that came."""
        fresh: list[Letter] = []
        rounds = itertools.count()
        while due := await self.store.timers_due(self.now):
            assert next(rounds) < 100, "timers that ring for ever"
            for timer in due:
                if timer.kind == HANDS:
                    await self.tables.hands.move(timer.match)
                else:
                    await self.tables.ring(timer)
                await self.store.timer_done(timer.id)
        while mail := await self.store.mail(self.now):
            await self.store.posted([letter.id for letter in mail], self.now, message=7)
            fresh += mail
        self.letters += fresh
        return fresh

    async def wait(self, seconds: int) -> list[tuple[int, Letter]]:
        """Let time pass as the heartbeat sees it; gives the letters, and after how many seconds they came."""
        start, end = self.now, self.now + seconds
        came = [(0, letter) for letter in await self.settle()]
        while (timer := await self.store.next_timer()) and timer.due <= end:
            self.now = max(self.now, timer.due)
            came += [(self.now - start, letter) for letter in await self.settle()]
        self.now = end
        return came

    async def asked(self, match: int) -> int:
        look = await self.tables.look(match, None)
        return look.decisions[0].seat

    async def user(self, match: int) -> int:
        look = await self.tables.look(match, None)
        user = look.table.seats[look.decisions[0].seat].user
        assert user
        return user

    async def turn(self, match: int) -> Look:
        """Whoever is asked takes a whole random turn."""
        user = await self.user(match)
        while True:
            look = await self.tables.look(match, user)
            if look.token is None:
                return look
            if look.finished:
                look = await self.tables.confirm(match, user, look.token)
            else:
                look = await self.tables.act(match, user, [self.rng.choice(look.actions)], look.token)
            await self.settle()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(tmp_path / "a.db")
    yield House(store)
    await store.close()


# Asking and reminding


async def test_everybody_is_told_once_that_it_is_their_turn(house: House):
    match = await house.begin(ANA, BEN, CLEO)
    for _ in range(12):
        await house.turn(match)
    pings = [told_by(letter.payload).ping for letter in house.letters if letter.kind == "turn"]
    assert all(len(ping) == 1 for ping in pings), "one ping per decision"
    assert all(a != b for a, b in itertools.pairwise(pings)), "whoever goes on is not told again"


async def test_without_a_clock_there_are_two_reminders(house: House):
    await house.begin(ANA, BEN)
    came = await house.wait(30 * DAY)
    assert [(at, letter.kind) for at, letter in came] == [(DAY, "remind"), (3 * DAY, "remind")]


async def test_a_draft_that_nobody_confirms_is_noticed(house: House):
    match = await house.begin(ANA, BEN)
    while True:  # to a question whose answers are steps of a draft
        user = await house.user(match)
        look = await house.tables.look(match, user)
        steps = [action for action in look.actions if not look.final(action)]
        if steps:
            break
        await house.turn(match)
    await house.tables.act(match, user, steps[:1], look.token)
    came = await house.wait(2 * HOUR)
    assert [(at, told_by(letter.payload).kind) for at, letter in came] == [(HOUR, "draft")]


async def test_reminders_come_before_the_deadline_and_a_move_ends_them(house: House):
    match = await house.begin(ANA, BEN, pace="day")
    pace = PACES["day"]
    assert pace
    look = await house.tables.look(match, None)
    assert look.due == {await house.asked(match): MONDAY + pace.bank}
    expected = clock.reminders(MONDAY, MONDAY + pace.bank)
    came = await house.wait(pace.bank - 60)
    assert [MONDAY + at for at, _ in came] == list(expected)
    assert {letter.kind for _, letter in came} == {"remind"}
    seat = await house.asked(match)
    while await house.asked(match) == seat:
        await house.turn(match)
    assert all(told_by(letter.payload).seat != seat for _, letter in await house.wait(HOUR))


async def test_a_move_costs_its_time_and_gains_the_increment(house: House):
    match = await house.begin(ANA, BEN, pace="day")
    pace = PACES["day"]
    assert pace
    first = await house.asked(match)
    await house.wait(5 * HOUR)
    while await house.asked(match) == first:
        await house.turn(match)
    while await house.asked(match) != first:
        await house.turn(match)
    due = (await house.tables.look(match, None)).due[first]
    assert due == house.now + min(pace.cap, pace.bank - 5 * HOUR + pace.increment)


async def test_quiet_hours_hold_reminders_back_and_not_the_deadline(house: House):
    quiet = clock.Window(0, 720, "UTC")
    for user in (ANA, BEN):
        await house.store.set_user(user.id, {"quiet": [0, 720], "zone": "UTC"})
    await house.begin(ANA, BEN, pace="week")
    came = await house.wait(12 * DAY)
    for at, letter in came:
        moment = MONDAY + at
        assert letter.kind == "vote" or clock.awake(moment, quiet) == moment
    assert "remind" in {letter.kind for _, letter in came}


async def test_a_reminder_can_be_put_off(house: House):
    match = await house.begin(ANA, BEN)
    asked = await house.user(match)
    with pytest.raises(NotYours):
        await house.tables.snooze(match, next(p.id for p in (ANA, BEN) if p.id != asked))
    at = await house.tables.snooze(match, asked)
    assert at == MONDAY + 3 * HOUR
    assert [at for at, _ in await house.wait(4 * HOUR)] == [3 * HOUR]


async def test_the_clock_runs_in_the_agreed_window_alone(house: House):
    table = await house.tables.open("yspahan", ANA, guild=1, channel=2)
    window = clock.Window(18 * 60, 22 * 60, "Europe/Prague")
    await house.tables.set_options(
        table.id, ANA.id, {"pace": "hours", "window": [window.opens, window.closes, window.zone]}
    )
    await house.tables.join(table.id, BEN)
    await house.tables.start(table.id, ANA.id)
    look = await house.tables.look(table.id, None)
    assert list(look.due.values()) == [clock.deadline(MONDAY, 12 * HOUR, clock.Calendar(window))]


async def test_a_vacation_stops_the_clock_at_every_table(house: House):
    one, two = [await house.begin(ANA, BEN, pace="day") for _ in range(2)]
    before = {match: (await house.tables.look(match, None)).due for match in (one, two)}
    until, left = await house.tables.vacation(ANA.id, 5)
    assert (until, left) == (MONDAY + 5 * DAY, 23)
    for match in (one, two):
        look = await house.tables.look(match, None)
        mine = [seat.seat for seat in look.table.seats if seat.user == ANA.id]
        for seat, due in look.due.items():
            assert due == before[match][seat] + (5 * DAY if seat in mine else 0)
    assert [h.kind for letter in await house.settle() for h in told_by(letter.payload).events] == [
        "table-away"
    ] * 2
    with pytest.raises(Denied):
        await house.tables.vacation(ANA.id, 24)


# Somebody who does not come


async def expire(house: House, *people: Person, pace: str = "day") -> tuple[int, int]:
    """A table whose asked seat has let its time run out: its number, and the seat."""
    match = await house.begin(*people, pace=pace)
    seat = await house.asked(match)
    came = await house.wait(3 * DAY)
    votes = [told_by(letter.payload) for _, letter in came if letter.kind == "vote"]
    assert [(vote.kind, vote.seat) for vote in votes] == [("absent", seat)]
    return match, seat


def others(look: Look, seat: int) -> list[int]:
    return [s.user for s in look.table.seats if s.user and s.seat != seat]


async def test_most_votes_decide_about_somebody_absent(house: House):
    match, seat = await expire(house, ANA, BEN, CLEO)
    look = await house.tables.look(match, None)
    one, two = others(look, seat)
    absent = look.table.seats[seat].user
    assert absent
    with pytest.raises(Denied):
        await house.tables.vote(match, absent, "absent", seat, "wait")
    with pytest.raises(Denied):
        await house.tables.vote(match, one, "absent", seat, "nonsense")
    assert await house.tables.vote(match, one, "absent", seat, "open") == ""
    assert await house.tables.vote(match, one, "absent", seat, "computer") == "", "a vote can be changed"
    assert await house.tables.vote(match, two, "absent", seat, "computer") == "computer"
    with pytest.raises(Denied):
        await house.tables.vote(match, two, "absent", seat, "wait")
    letters = await house.settle()
    kinds = [happened.kind for letter in letters for happened in told_by(letter.payload).events]
    assert kinds[0] == "table-substituted"
    assert await house.asked(match) != seat, "the computer has moved"
    assert await house.user(match) in (one, two)

    await house.tables.come_back(match, absent)
    table = await house.store.load(match)
    assert table
    assert (table.seats[seat].user, table.seats[seat].bot) == (absent, "")


async def test_without_a_majority_the_table_waits(house: House):
    match, seat = await expire(house, ANA, BEN, CLEO)
    one, two = others(await house.tables.look(match, None), seat)
    await house.tables.vote(match, one, "absent", seat, "open")
    assert await house.tables.vote(match, two, "absent", seat, "computer") == "wait"
    assert (await house.tables.look(match, None)).due == {seat: house.now + DAY}
    came = await house.wait(2 * DAY)
    assert [letter.kind for _, letter in came if letter.kind != "remind"] == ["turn", "vote"], (
        "it votes again"
    )


async def test_anybody_may_take_an_opened_seat(house: House):
    match, seat = await expire(house, ANA, BEN)
    look = await house.tables.look(match, None)
    absent, (other,) = look.table.seats[seat].user, others(look, seat)
    assert await house.tables.vote(match, other, "absent", seat, "open") == "open"
    await house.settle()
    assert (await house.tables.look(match, None)).free == (seat,)
    assert await house.wait(9 * DAY) == [], "nobody is pinged about an empty seat"
    with pytest.raises(Denied):
        await house.tables.sit_down(match, Person(other, "again"))
    await house.tables.sit_down(match, DARA)
    (letter,) = await house.settle()
    assert told_by(letter.payload).ping == (), "whoever has just sat down knows what is asked"
    assert await house.asked(match) == seat
    assert absent
    with pytest.raises(Denied):
        await house.tables.come_back(match, absent)
    await house.turn(match)


async def test_alone_with_computers_there_is_no_vote(house: House):
    table = await house.tables.open("yspahan", ANA, guild=1, channel=2, options={"pace": "day"})
    await house.tables.add_computer(table.id, ANA.id, "dice", "C")
    await house.tables.start(table.id, ANA.id)
    came = await house.wait(20 * DAY)
    assert "vote" not in {letter.kind for _, letter in came}
    await house.turn(table.id)


async def test_a_deadline_missed_by_the_bot_gives_an_hour_once(house: House):
    match = await house.begin(ANA, BEN, pace="day")
    seat = await house.asked(match)
    house.now += 5 * DAY
    assert [letter.kind for letter in await house.settle()] == ["remind"]
    assert (await house.tables.look(match, None)).due == {seat: house.now + HOUR}
    assert [letter.kind for _, letter in await house.wait(2 * HOUR)][-1:] == ["vote"]


async def protecting(house: House, pace: str = "none") -> int:
    """A table at which somebody is asked about a cube in another's turn."""
    while True:
        match = await house.begin(ANA, BEN, CLEO, pace=pace)
        while (look := await house.tables.look(match, None)).decisions:
            if look.decisions[0].kind == "protect":
                return match
            await house.turn(match)


async def test_a_question_in_anothers_turn_is_answered_harmlessly_after_a_short_time(house: House):
    match = await protecting(house, pace="day")
    look = await house.tables.look(match, None)
    seat, started = look.decisions[0].seat, house.now
    expected = look.game.fallback(look.view.state, seat)
    await house.wait(6 * HOUR - 1)
    assert (await house.tables.look(match, None)).decisions == look.decisions
    came = await house.wait(2)
    lines = await house.store.lines(match)
    line = next(line for line in reversed(lines) if line.seat == seat)
    assert (line.text, line.auto, line.at) == (expected.verb, True, started + 6 * HOUR)
    kinds = [happened.kind for _, letter in came for happened in told_by(letter.payload).events]
    assert "table-answered-for" in kinds


# Taking a turn back


async def test_a_turn_is_taken_back_when_all_agree_and_its_dice_fall_again(house: House):
    match = await house.begin(ANA, BEN, CLEO)
    for _ in range(4):
        await house.turn(match)
    mover = await house.asked(match)
    before = await house.store.lines(match)
    position = (await house.tables.look(match, None)).view
    user = await house.user(match)
    await house.turn(match)
    after = await house.store.lines(match)
    assert await house.tables.take_back(match, user) == ""
    with pytest.raises(Denied):
        await house.tables.take_back(match, user)
    one, two = others(await house.tables.look(match, None), mover)
    assert await house.tables.vote(match, one, "undo", mover, "yes") == ""
    assert await house.tables.vote(match, two, "undo", mover, "yes") == "yes"
    mine = max(line.n for line in after if line.seat == mover)
    assert await house.store.lines(match) == after[:mine]
    if mine == len(before):
        assert (await house.tables.look(match, None)).view == position
    letters = await house.settle()
    assert told_by(letters[-1].payload).ping == (mover,), "who is asked again is told again"

    while (await house.tables.look(match, None)).decisions:
        await house.turn(match)
        if len(await house.store.lines(match)) > len(after) + 20:
            break
    table = await house.store.load(match)
    assert table
    record = await records.read(house.store, table)
    positions = replay(
        games.get(table.game),
        3,
        {},
        record.setup,
        record.lines,
        strict=True,
        secret=table.secret,
    )
    *_, (state, _) = positions
    assert state == decode(games.get(table.game), table.base), "the dice are those of the secret, in order"


async def test_one_no_keeps_a_turn_and_the_next_turn_ends_the_vote(house: House):
    match = await house.begin(ANA, BEN, CLEO)
    mover, user = await house.asked(match), await house.user(match)
    await house.turn(match)
    while await house.asked(match) == mover:
        await house.turn(match)
    await house.tables.take_back(match, user)
    one, _ = others(await house.tables.look(match, None), mover)
    before = await house.store.lines(match)
    assert await house.tables.vote(match, one, "undo", mover, "no") == "no"
    assert await house.store.lines(match) == before
    await house.tables.take_back(match, user)
    await house.turn(match)
    with pytest.raises(Denied):
        await house.tables.vote(match, one, "undo", mover, "yes")


# Plans


async def test_a_plan_is_played_without_a_ping_when_its_turn_comes(house: House):
    match = await house.begin(ANA, BEN)
    first = await house.user(match)
    other = next(person.id for person in (ANA, BEN) if person.id != first)
    with pytest.raises(Unreadable):
        await house.tables.plan(match, first, "fly away")
    own = await house.tables.plan(match, other, "take  camel")
    assert [order.text for order in own.orders] == ["take camel"]
    assert (await house.tables.look(match, first)).own.orders == [], "nobody else sees it"
    await house.tables.forget_plans(match, other)
    assert (await house.tables.look(match, other)).own.orders == []

    await house.tables.plan(match, first, "roll 0")
    assert await house.settle() == [], "nobody else is asked yet"
    line = (await house.store.lines(match))[1]
    assert (line.text, line.auto) == ("roll 0", True)
    assert (await house.tables.look(match, first)).own.orders == []


@pytest.mark.parametrize(("text", "unless"), [("build crane", ""), ("take gold", "roll")])
async def test_a_plan_that_cannot_be_or_is_not_wanted_stops_and_says_so(house: House, text: str, unless: str):
    match = await house.begin(ANA, BEN)
    first = await house.user(match)
    other = next(person.id for person in (ANA, BEN) if person.id != first)
    await house.tables.plan(match, other, text, unless)
    await house.tables.plan(match, other, "end")
    while await house.user(match) == first:
        await house.turn(match)
    own = (await house.tables.look(match, other)).own
    assert (own.stopped, own.orders) == (text, [])
    assert [told_by(letter.payload).ping for letter in house.letters][-1] == (await house.asked(match),)
    while (await house.tables.look(match, other)).token:
        await house.turn(match)
    assert (await house.tables.look(match, other)).own.stopped == "", "told until the next move by hand"


async def test_a_standing_answer_is_given_each_time_and_not_to_other_questions(house: House):
    match = await protecting(house)
    with pytest.raises(Denied):
        await house.tables.answer_always(match, ANA.id, "act", "end")
    look = await house.tables.look(match, None)
    user, seat = await house.user(match), await house.asked(match)
    answer = look.game.fallback(look.view.state, seat).verb
    before = len(await house.store.lines(match))
    await house.tables.answer_always(match, user, "protect", answer)
    await house.settle()
    line = (await house.store.lines(match))[before]
    assert (line.text, line.seat, line.auto) == (answer, seat, True)
    for _ in range(200):
        look = await house.tables.look(match, None)
        if not look.decisions:
            break
        assert (look.decisions[0].kind, look.decisions[0].seat) != ("protect", seat)
        await house.turn(match)
    assert (await house.tables.look(match, user)).own.standing == {"protect": answer}


def aside_that_leads_on(key: str) -> Table:
    """A table where the harmless answer to a question in another's turn leads to one more."""
    game, copy = games.get(key), copier(games.get(key).state_type)
    for seed in itertools.count():
        chance, rng = Chance.seeded(seed), Random(seed)
        state = game.setup(2, {}, chance)
        while asked := game.pending(state):
            seat, kind = asked[0].seat, asked[0].kind
            if kind in game.asides:
                after = copy(state)
                game.apply(after, seat, game.fallback(state, seat), Chance.seeded(0))
                led = game.pending(after)
                if led and led[0].seat == seat and led[0].no != asked[0].no and led[0].kind in game.asides:
                    seats = [Seat(seat=n, user=who.id, name=who.name) for n, who in enumerate((ANA, BEN))]
                    return Table(
                        game=key, rules=game.rules, options={"pace": "day"}, guild=1, channel=2,
                        opener=ANA.id, secret=bytes(32), status="live", base=encode(state),
                        created=MONDAY, moved=MONDAY, seats=seats,
                    )  # fmt: skip
            game.apply(state, seat, rng.choice(game.legal_actions(state, seat)), chance)
    raise AssertionError


async def test_an_answer_given_for_somebody_is_given_to_its_end(house: House):
    table = aside_that_leads_on("amyitis")
    match = await house.store.create(table)
    await house.tables.announce(match)
    (before,) = (await house.tables.look(match, None)).decisions
    came = await house.wait(DAY)
    look = await house.tables.look(match, None)
    assert before.no not in {decision.no for decision in look.decisions}
    told = [happened.kind for _, letter in came for happened in told_by(letter.payload).events]
    assert told.count("table-answered-for") == 1
    (line,) = await house.store.lines(match)
    assert line.auto
    assert line.text.count(";") == 1, "both answers"


async def test_whoever_was_answered_for_is_told_when_their_own_turn_comes_next(house: House):
    """The answer is theirs for good; what comes next is a new question, not a draft that hangs."""
    for _ in range(60):
        match = await protecting(house, pace="day")
        look = await house.tables.look(match, None)
        seat = look.decisions[0].seat
        came = await house.wait(PACES["day"].increment // 2)
        after = await house.tables.look(match, None)
        assert look.decisions[0].no not in {decision.no for decision in after.decisions}
        if after.decisions and after.decisions[0].seat == seat:
            assert (await house.store.lines(match))[-1].auto
            told = [told_by(letter.payload) for _, letter in came if letter.kind == "turn"]
            assert [one.ping for one in told if seat in one.ping] == [(seat,)], "once"
            return
    raise AssertionError("it never was their turn next")
