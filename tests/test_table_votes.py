"""Votes, plans and reminders at a table of the toy game, where every line is known beforehand."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs

from engine import bots
from engine.chance import Chance
from engine.core import Action
from engine.tables import Denied, Person, Viewer, read_notice
from engine.tables.access.access import EVERY
from engine.tables.access.limits import WISHES
from engine.tables.past import history
from engine.tables.store import Letter, TableOptions, UserSettings
from engine.tables.table.stored import Affairs, Proposal, encode_json
from engine.tables.time.clock import DAY, HOUR, MINUTE
from engine.tables.time.deadlines import NUDGE, REMIND
from engine.tables.time.personal import quiet_hours
from tests.presses import act
from tests.service import toy
from tests.stores import rows
from tests.timed import ANA, BEN, CLEO, DARA, MONDAY, TimedTables, timed
from tests.toy import Toy

__all__ = ["timed", "toy"]


async def play(timed: TimedTables, match: int, *moves: tuple[Person, str]) -> None:
    for person, text in moves:
        await timed.tables.play.play_line(match, person.id, text)
        await timed.settle()


async def texts(timed: TimedTables, match: int) -> list[tuple[int | None, str]]:
    return [(line.seat, line.text) for line in (await timed.store.lines(match))[1:]]


# Undo


async def test_after_an_agreed_undo_the_same_number_is_drawn(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    table = await timed.store.load(match)
    assert table
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"), (ANA, "take bag"))
    setup, *_, first = await timed.store.lines(match)
    assert first.drawn == (Chance.live(table.secret, len(setup.drawn)).below(6),)
    await timed.tables.council.propose_undo(match, ANA.id)
    assert await timed.tables.council.vote(match, BEN.id, "undo", 0, "yes") == "yes"
    table = await timed.store.load(match)
    assert table
    assert table.drawn == len(setup.drawn), "the number that was drawn is the next one again"
    await play(timed, match, (ANA, "take bag"))
    assert (await timed.store.lines(match))[-1].drawn == first.drawn


async def test_an_undo_goes_back_to_before_a_turn_of_several_commits(timed: TimedTables):
    """Together with the bid in the next round it would be two turns, as the other bids come in between."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"), (ANA, "bid 2"), (ANA, "take bag"), (ANA, "bid 0"))
    await timed.tables.council.propose_undo(match, ANA.id)
    await timed.tables.council.vote(match, BEN.id, "undo", 0, "yes")
    assert await texts(timed, match) == [(1, "bid 1")]


async def test_an_undo_of_the_first_turn_goes_back_to_the_start(timed: TimedTables):
    match = await timed.begin(ANA, BEN)
    mover = await timed.asked(match)
    while await timed.asked(match) == mover:
        await timed.turn(match)
    assert [seat for seat, _ in await texts(timed, match)][:2] == [mover, mover], "it has several lines"
    asker, other = (ANA, BEN) if mover == 0 else (BEN, ANA)
    await timed.tables.council.propose_undo(match, asker.id)
    await timed.tables.council.vote(match, other.id, "undo", mover, "yes")
    assert await texts(timed, match) == []
    assert (await timed.tables.play.look(match, None)).lines == 0


async def test_an_undo_includes_the_answers_of_others_within_the_turn(timed: TimedTables):
    """Yspahan: the mover is asked something after somebody has answered about their own cube."""
    timed.rng.seed(9)
    match = await timed.begin(ANA, BEN, CLEO)
    while True:
        lines = await timed.store.lines(match)
        before, answer, latest = (lines * 3)[-3:]
        over = not (await timed.tables.play.look(match, None)).decisions
        if answer.text in ("keep", "let_go") and before.seat == latest.seat != answer.seat and not over:
            break
        if over:
            match = await timed.begin(ANA, BEN, CLEO)
        await timed.turn(match)
    mover = latest.seat
    asker, *others = sorted((ANA, BEN, CLEO), key=lambda person: person.id != 101 + (mover or 0))
    await timed.tables.council.propose_undo(match, asker.id)
    for other in others:
        await timed.tables.council.vote(match, other.id, "undo", mover or 0, "yes")
    left = await timed.store.lines(match)
    assert left[-1].n < before.n
    assert (await timed.asked(match), left[-1].seat != mover) == (mover, True)


async def test_an_undo_vote_lapses_when_the_game_goes_on_and_that_is_announced(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (ANA, "bid 2"))
    await timed.tables.council.propose_undo(match, ANA.id)
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    told = [(e.kind, e.seat) for letter in timed.letters for e in read_notice(letter.payload).events]
    assert told.count(("table-undo-lapsed", 0)) == 1
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, BEN.id, "undo", 0, "yes")


async def test_whoever_moves_on_is_not_told_that_their_wish_to_take_a_turn_back_has_lapsed(
    timed: TimedTables,
):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    await timed.tables.council.propose_undo(match, ANA.id)
    await play(timed, match, (ANA, "take bag"))
    assert (await timed.tables.play.look(match, None)).proposals == ()
    assert "table-undo-lapsed" not in await told(timed)


@pytest.mark.parametrize(("agreed", "is_told"), [(BEN, True), (ANA, False)])
async def test_of_two_wishes_the_other_is_told_unless_their_turn_was_taken_back_too(
    timed: TimedTables, agreed: Person, is_told: bool
):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    for person in (ANA, BEN):
        await timed.tables.council.propose_undo(match, person.id)
    for voter in {ANA, BEN, CLEO} - {agreed}:
        await timed.tables.council.vote(match, voter.id, "undo", (ANA, BEN).index(agreed), "yes")
    await timed.settle()
    assert await texts(timed, match) == ([(0, "bid 2")] if agreed == BEN else [])
    assert (await timed.tables.play.look(match, None)).proposals == ()
    assert ("table-undo-lapsed" in await told(timed)) is is_told


async def test_an_agreed_undo_keeps_the_plans_of_those_whose_turns_stay(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (BEN, "bid 1"), (ANA, "bid 2"), (CLEO, "bid 1"))
    for person, text in ((BEN, "bid 3"), (CLEO, "bid 4")):
        await timed.tables.private.plan(match, person.id, text)
    await timed.tables.council.propose_undo(match, ANA.id)
    for voter in (BEN, CLEO):
        await timed.tables.council.vote(match, voter.id, "undo", 0, "yes")
    await timed.settle()
    assert await texts(timed, match) == [(1, "bid 1")]
    ben, cleo = [(await timed.tables.play.look(match, who.id)).own for who in (BEN, CLEO)]
    assert [(order.text, order.line) for order in ben.orders] == [("bid 3", 2)]
    assert (cleo.orders, cleo.stopped) == ([], "bid 4"), "her turn was taken back too: she is told"
    assert cleo.reason == "undone"


async def test_an_agreed_undo_ends_the_votes_about_absence_and_no_wish_to_call_the_game_off(
    timed: TimedTables,
):
    match = await timed.begin(ANA, BEN, CLEO, key="toy", pace="day")
    await play(timed, match, (ANA, "bid 2"), (CLEO, "bid 1"))
    await timed.wait(2 * DAY + HOUR)
    await timed.tables.seats.cancel(match, ANA.id)
    open_now = (await timed.tables.play.look(match, None)).proposals
    assert [(proposal.kind, proposal.seat) for proposal in open_now] == [("absent", 1), ("off", 0)]
    await timed.tables.council.propose_undo(match, ANA.id)
    for voter in (BEN, CLEO):
        await timed.tables.council.vote(match, voter.id, "undo", 0, "yes")
    look = await timed.tables.play.look(match, None)
    assert [(proposal.kind, proposal.seat) for proposal in look.proposals] == [("off", 0)]
    assert look.due[1] > timed.now, "there is time again"


async def test_after_a_change_of_rules_an_undo_is_refused_with_the_reason(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 30"), (BEN, "bid 1"), (ANA, "pass"), (ANA, "bid 0"))
    await timed.tables.council.propose_undo(match, ANA.id)
    legal = Toy.legal_actions
    monkeypatch.setattr(
        Toy, "legal_actions", lambda *given: [a for a in legal(*given) if a != Action("bid", (30,))]
    )
    with pytest.raises(Denied, match="no-past"):
        await timed.tables.council.vote(match, BEN.id, "undo", 0, "yes")
    await play(timed, match, (BEN, "bid 1"))
    assert (await texts(timed, match))[-1] == (1, "bid 1"), "the table goes on from its position"


async def test_after_a_change_of_rules_the_past_is_shown_as_far_as_it_agrees(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 1"), (BEN, "bid 3"), (BEN, "pass"), (ANA, "bid 30"), (BEN, "bid 0"))
    table = await timed.store.load(match)
    assert table
    whole = await history.read(timed.store, table, None)
    legal = Toy.legal_actions
    monkeypatch.setattr(
        Toy, "legal_actions", lambda *given: [a for a in legal(*given) if a != Action("bid", (30,))]
    )
    assert await history.read(timed.store, table, None) == whole, "legality is not checked for nothing"
    monkeypatch.setattr(Toy, "rules", 2)
    past = await history.read(timed.store, table, None)
    assert past == whole[: len(past)]
    assert (past[-1].lines, whole[-1].lines) == (3, 5)
    monkeypatch.setattr(Toy, "setup", lambda *_: 1 // 0)
    with pytest.raises(Denied, match="no-past"):
        await history.read(timed.store, table, None)


async def test_the_vote_about_an_undo_names_what_would_be_undone(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (BEN, "bid 1"), (ANA, "bid 2"), (CLEO, "bid 1"))
    await timed.tables.council.propose_undo(match, ANA.id)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert {happened.seat for happened in proposal.undone} == {0, 2}, (
        "Cleo's turn goes with it, Ben's does not"
    )


async def test_a_vote_that_the_game_has_passed_over_is_not_shown(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (ANA, "bid 2"))
    await timed.tables.council.propose_undo(match, ANA.id)
    assert [(p.kind, p.seat) for p in (await timed.tables.play.look(match, None)).proposals] == [("undo", 0)]
    await play(timed, match, (BEN, "bid 1"))
    assert (await timed.tables.play.look(match, None)).proposals == ()


async def test_a_void_vote_that_an_older_version_has_left_is_over(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    table = await timed.store.load(match)
    assert table
    table.affairs = encode_json(Affairs(proposals=[Proposal("undo", 0, 99)]))
    await timed.store.save(table)
    assert (await timed.tables.play.look(match, None)).proposals == ()
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, BEN.id, "undo", 0, "yes")


# Continuing elsewhere, and what all votes have in common


async def test_whoever_takes_a_seat_has_agreed_to_nothing(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    for kind in ("pause", "move"):
        assert await timed.tables.council.vote(match, CLEO.id, kind, 0, "yes") == ""
    async with timed.tables.access.live(match) as session:
        session.table.seats[2].user, session.own[2].former = None, CLEO.id
        await timed.tables.access.save(session)
    await timed.tables.seats.sit_down(match, DARA)
    for kind in ("pause", "move"):
        assert await timed.tables.council.vote(match, BEN.id, kind, 0, "yes") == "", "Dara has not been asked"
        assert await timed.tables.council.vote(match, DARA.id, kind, 0, "yes") == "yes"


async def test_whoever_comes_back_has_agreed_to_nothing(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    async with timed.tables.access.live(match) as session:
        session.table.seats[2].user, session.own[2].former = None, CLEO.id
        session.affairs.proposals[0].votes[2] = "yes"
        await timed.tables.access.save(session)
    await timed.tables.seats.come_back(match, CLEO.id)
    assert await timed.tables.council.vote(match, BEN.id, "pause", 0, "yes") == ""


async def test_to_another_server_a_table_moves_only_if_the_absent_agree_too(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (ANA, "bid 1"), (BEN, "bid 1"))
    await timed.wait(2 * DAY + HOUR)
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    assert await timed.tables.council.vote(match, BEN.id, "move", 0, "yes") == ""
    assert await timed.tables.council.vote(match, CLEO.id, "move", 0, "yes") == "yes"
    table = await timed.store.load(match)
    assert table
    assert (table.guild, table.channel) == (7, 8)


async def test_whoever_asks_for_a_move_and_leaves_the_table_is_not_followed(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    await timed.tables.seats.resign(match, BEN.id)
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, ANA.id, "move", 1, "yes")


async def test_an_opener_who_has_resigned_has_no_say_in_a_move(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, DARA, key="toy")
    await timed.tables.seats.resign(match, ANA.id)
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    assert await timed.tables.council.vote(match, CLEO.id, "move", 1, "yes") == ""
    assert await timed.tables.council.vote(match, DARA.id, "move", 1, "yes") == "yes"


async def test_no_move_is_decided_by_time(timed: TimedTables):
    """Whether a table may be continued somewhere is checked when somebody votes."""
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    await timed.tables.council.vote(match, BEN.id, "move", 0, "yes")
    await timed.tables.seats.resign(match, CLEO.id)
    await timed.wait(DAY)
    table = await timed.store.load(match)
    assert table
    assert (table.guild, table.channel) == (1, 2)
    assert (await told(timed))[-1] == "table-move-refused"


async def test_a_vote_for_an_earlier_wish_agrees_to_no_later_one(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, CLEO.id, 7, 8)
    (first,) = (await timed.tables.play.look(match, None)).proposals
    await timed.tables.council.vote(match, BEN.id, "move", 2, "no", first.no)
    await timed.tables.council.move_to(match, CLEO.id, 7, 9)
    (second,) = (await timed.tables.play.look(match, None)).proposals
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, BEN.id, "move", 2, "yes", first.no)
    assert (await timed.tables.play.look(match, None)).proposals == (second,)
    assert second.votes == {}
    assert await timed.tables.council.vote(match, BEN.id, "move", 2, "yes", second.no) == ""


async def test_at_a_table_one_vote_of_a_kind_is_open_whoever_asks(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    await timed.settle()
    for again in (
        timed.tables.council.pause(match, BEN.id, 4),
        timed.tables.council.move_to(match, CLEO.id, 1, 9),
    ):
        with pytest.raises(Denied, match="asked-already"):
            await again
    assert await timed.settle() == []
    assert [(p.kind, p.seat) for p in (await timed.tables.play.look(match, None)).proposals] == [
        ("pause", 0),
        ("move", 1),
    ]


async def test_a_person_asks_for_a_few_things_an_hour_at_all_their_tables_together(timed: TimedTables):
    matches = [await timed.begin(ANA, BEN, key="toy") for _ in range(3)]

    async def ask(person: Person, n: int) -> None:
        match, (other,) = matches[n % 3], {ANA, BEN} - {person}
        await timed.tables.council.pause(match, person.id, 3)
        await timed.tables.council.vote(match, other.id, "pause", (ANA, BEN).index(person), "no")

    for n in range(WISHES):
        await timed.wait(MINUTE)
        await ask(ANA, n)
    with pytest.raises(Denied, match="too-many-wishes") as denied:
        await timed.tables.council.move_to(matches[0], ANA.id, 7, 8)
    again = timed.now - (WISHES - 1) * MINUTE + HOUR
    assert denied.value.values == {"most": WISHES, "at": str(again)}
    assert (await timed.tables.play.look(matches[0], None)).proposals == ()
    await ask(BEN, 0)
    await timed.wait(again - timed.now - 1)
    with pytest.raises(Denied, match="too-many-wishes"):
        await ask(ANA, 0)
    await timed.wait(1)
    await ask(ANA, 0)


async def test_wishes_at_many_tables_at_once_are_counted_one_by_one(timed: TimedTables):
    matches = [await timed.begin(ANA, BEN, key="toy") for _ in range(WISHES + 3)]
    asked = await asyncio.gather(
        *(timed.tables.council.pause(match, ANA.id, 3) for match in matches), return_exceptions=True
    )
    assert asked.count("") == WISHES


async def test_wishes_from_when_the_clock_was_ahead_do_not_count(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await timed.store.change_settings(
        UserSettings, ANA.id, {"wishes": [timed.now + n * DAY for n in range(1, WISHES + 1)]}
    )
    assert await timed.tables.council.pause(match, ANA.id, 3) == ""


# Absent players


async def test_absent_players_have_no_vote_about_each_other(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (CLEO, "bid 1"))
    await timed.wait(2 * DAY + HOUR)
    proposals = (await timed.tables.play.look(match, None)).proposals
    assert sorted((p.kind, p.seat) for p in proposals) == [("absent", 0), ("absent", 1)]
    with pytest.raises(Denied, match="no-vote"):
        await timed.tables.council.vote(match, BEN.id, "absent", 0, "computer")
    assert await timed.tables.council.vote(match, CLEO.id, "absent", 0, "computer") == "computer"


async def test_half_of_the_votes_decide_nothing(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait(2 * DAY + HOUR)
    assert await timed.tables.council.vote(match, BEN.id, "absent", 0, "open") == ""
    assert (await timed.tables.play.look(match, None)).free == ()


async def absent(timed: TimedTables) -> int:
    """A table at which Ana has run out of time and Ben and Cleo can vote."""
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait(2 * DAY)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert proposal.closes == timed.now + DAY
    return match


async def test_without_votes_a_computer_plays_on_after_a_day(timed: TimedTables):
    match = await absent(timed)
    await timed.wait(DAY - 1)
    assert (await timed.tables.play.look(match, None)).table.seats[0].user == ANA.id
    await timed.wait(1)
    look = await timed.tables.play.look(match, None)
    assert (look.table.seats[0].user, look.former) == (None, (ANA.id,))
    assert (await texts(timed, match))[2][0] == 0, "the computer has bid"


@pytest.mark.parametrize("choice", ["open", "wait"])
async def test_the_votes_given_decide_when_the_vote_closes(timed: TimedTables, choice: str):
    match = await absent(timed)
    assert await timed.tables.council.vote(match, BEN.id, "absent", 0, choice) == ""
    await timed.wait(DAY)
    look = await timed.tables.play.look(match, None)
    if choice == "open":
        assert look.free == (0,)
    else:
        assert look.due == {0: timed.now + DAY}


async def test_between_equal_choices_a_computer_plays_on(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, DARA, pace="day", key="toy")
    await play(timed, match, *((person, "bid 1") for person in (BEN, CLEO, DARA)))
    await timed.wait(2 * DAY)
    for voter, choice in ((BEN, "open"), (CLEO, "wait")):
        assert await timed.tables.council.vote(match, voter.id, "absent", 0, choice) == ""
    await timed.wait(DAY)
    assert [v.result for v in (await timed.tables.play.look(match, None)).verdicts] == ["computer"]


async def kinds(timed: TimedTables, seconds: int) -> list[tuple[int, str]]:
    """What comes while time passes: after how many seconds, and the kinds of letters."""
    return [(at, letter.kind) for at, letter in await timed.wait(seconds)]


async def test_voters_are_reminded_once_before_a_vote_closes(timed: TimedTables):
    match = await absent(timed)
    await timed.tables.council.vote(match, BEN.id, "absent", 0, "wait")
    assert await kinds(timed, DAY - 1) == [(18 * HOUR, "vote")]
    assert (await timed.tables.play.look(match, None)).proposals[0].votes == {1: "wait"}


async def test_a_vote_goes_on_while_others_play(timed: TimedTables):
    """All bid at once: what Ben does says nothing about Ana, who is still waited for."""
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (CLEO, "bid 1"))
    await timed.wait(2 * DAY)
    (before,) = [p for p in (await timed.tables.play.look(match, None)).proposals if p.seat == 0]
    await play(timed, match, (BEN, "bid 1"))
    assert before in (await timed.tables.play.look(match, None)).proposals


async def test_a_vote_in_which_everybody_is_absent_ends_too(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await timed.wait(3 * DAY + 1)
    table = await timed.store.load(match)
    assert table
    assert table.status == "cancelled", "without people a game is called off"
    told = [e.kind for letter in timed.letters for e in read_notice(letter.payload).events]
    assert told[-2:] == ["table-substituted", "table-abandoned"]


async def test_alone_with_computers_a_game_is_called_off_after_a_month_and_a_warning(timed: TimedTables):
    table = await timed.tables.lobby.open("toy", ANA, guild=1, channel=2, options=TableOptions(pace="day"))
    await timed.tables.lobby.add_computer(table.id, ANA.id, "dice", "C")
    await timed.tables.lobby.start(table.id, ANA.id)
    await timed.wait(2 * DAY - 1)
    came = [(at, read_notice(letter.payload).kind) for at, letter in await timed.wait(31 * DAY)]
    assert came == [(1, "last"), (1 + 30 * DAY - 6 * HOUR, "last"), (1 + 30 * DAY, "")]
    assert (await timed.tables.access.read(table.id, EVERY, Viewer(ANA.id, 1))).status == "cancelled"


async def test_the_answer_of_an_absent_player_ends_the_vote(timed: TimedTables):
    match = await absent(timed)
    await play(timed, match, (ANA, "bid 2"))
    look = await timed.tables.play.look(match, None)
    assert look.proposals == ()
    assert [(v.kind, v.seat, v.result) for v in look.verdicts] == [("absent", 0, "void")]


@pytest.mark.parametrize("stopped", [False, True], ids=["resumed", "stopped while resuming"])
async def test_a_vote_leaves_time_after_a_pause_of_the_bot(timed: TimedTables, stopped: bool):
    match = await absent(timed)
    await timed.tables.council.vote(match, BEN.id, "absent", 0, "wait")
    await timed.wait(20 * HOUR)
    await timed.tables.pauses.begin(timed.now)
    timed.now += 3 * DAY
    await timed.tables.pauses.end(timed.now)
    if not stopped:
        await timed.tables.timers.restart_all()
    assert await kinds(timed, 6 * HOUR - 1) == [(0, "vote")], "it says until when"
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.closes, proposal.votes) == (timed.now + 1, {1: "wait"})
    await timed.wait(1)
    assert [v.result for v in (await timed.tables.play.look(match, None)).verdicts] == ["wait"]


# Calling off


async def status(timed: TimedTables, match: int) -> str:
    return (await timed.tables.access.read(match, EVERY, Viewer(ANA.id, 1))).status


async def told(timed: TimedTables) -> list[str]:
    return [event.kind for letter in timed.letters for event in read_notice(letter.payload).events]


async def test_a_game_is_called_off_when_the_last_who_had_not_asked_resigns(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    for person in (ANA, BEN):
        await timed.tables.seats.cancel(match, person.id)
    assert await status(timed, match) == "live"
    await timed.tables.seats.resign(match, CLEO.id)
    await timed.settle()
    assert await status(timed, match) == "cancelled"
    assert (await told(timed))[-2:] == ["table-resigned", "table-called-off-by-the-rest"]
    verdicts = (await timed.tables.play.look(match, None, ("cancelled",))).verdicts
    assert [(verdict.kind, verdict.result) for verdict in verdicts] == [("off", "yes")]


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_a_game_is_called_off_when_the_last_who_had_not_asked_is_absent(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, CLEO, key="toy", pace=pace)
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait({"none": 3, "day": 2}[pace] * DAY - HOUR)
    for person in (BEN, CLEO):
        await timed.tables.seats.cancel(match, person.id)
    await timed.wait(HOUR - 1)
    assert await status(timed, match) == "live"
    assert [letter.kind for _, letter in await timed.wait(1)] == ["turn"], "no vote about nothing"
    assert await status(timed, match) == "cancelled"
    assert (await told(timed))[-1] == "table-called-off-by-the-rest"


async def test_a_wish_to_call_a_game_off_lapses_and_its_asker_is_told(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    with pytest.raises(Denied, match="asked-already"):
        await timed.tables.seats.cancel(match, ANA.id)
    await timed.tables.seats.cancel(match, BEN.id)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.closes, proposal.votes) == (timed.now + DAY, {1: "yes"})
    came = [(at, letter.kind) for at, letter in await timed.wait(DAY) if letter.kind != "remind"]
    assert came == [(0, "vote"), (18 * HOUR, "vote"), (DAY, "news")]
    assert (await told(timed))[-1] == "table-off-refused"
    await timed.tables.seats.cancel(match, CLEO.id)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.seat, proposal.votes) == (2, {}), "what was said before does not count any more"


async def test_one_no_keeps_a_game_from_being_called_off(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    assert await timed.tables.council.vote(match, BEN.id, "off", 0, "no") == "no"
    await timed.tables.seats.cancel(match, CLEO.id)
    assert await status(timed, match) == "live"


async def test_a_wish_that_version_0_1_has_stored_is_a_vote_that_closes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    table = await timed.store.load(match)
    assert table
    table.affairs = encode_json(Affairs(proposals=[Proposal("off", 0, 1, votes={1: "yes"})]))
    await timed.store.save(table)
    await timed.tables.seats.announce(match)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.kind, proposal.seat, proposal.votes) == ("off", 0, {1: "yes"})
    assert proposal.closes == timed.now + DAY
    await timed.tables.seats.cancel(match, CLEO.id)
    assert await status(timed, match) == "cancelled"


async def test_a_vote_ends_with_the_game(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    for person in (ANA, BEN):
        await timed.tables.seats.cancel(match, person.id)
    look = await timed.tables.play.look(match, None, ("cancelled",))
    assert look.proposals == ()
    assert [(v.kind, v.result) for v in look.verdicts] == [("off", "yes"), ("pause", "void")]


async def test_the_wishes_of_the_absent_call_nothing_off(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    await timed.wait(2 * DAY)
    assert await status(timed, match) == "live"
    assert [p.kind for p in (await timed.tables.play.look(match, None)).proposals] == ["absent", "absent"]


async def test_without_a_clock_anybody_can_ask_for_a_vote_after_three_days(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait(3 * DAY - 1)
    with pytest.raises(Denied, match="nobody-absent"):
        await timed.tables.council.report_absent(match, BEN.id)
    (letter,) = [letter for _, letter in await timed.wait(1)]
    assert (letter.kind, read_notice(letter.payload).kind) == ("remind", "overdue")
    await timed.tables.council.report_absent(match, BEN.id)
    assert [letter.kind for letter in await timed.settle()] == ["vote"]
    with pytest.raises(Denied, match="asked-already"):
        await timed.tables.council.report_absent(match, CLEO.id)
    await timed.wait(DAY)
    assert (await timed.tables.play.look(match, None)).former == (ANA.id,)


async def test_vacations_do_not_count_as_absence_without_a_clock(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"))
    await timed.tables.people.take_vacation(ANA.id, 2)
    await timed.wait(4 * DAY)
    with pytest.raises(Denied, match="nobody-absent"):
        await timed.tables.council.report_absent(match, BEN.id)
    await timed.wait(DAY)
    await timed.tables.council.report_absent(match, BEN.id)


async def test_without_a_clock_the_bot_asks_by_itself_after_a_month(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"))
    assert await kinds(timed, 30 * DAY) == [(DAY, "remind"), (3 * DAY, "remind"), (30 * DAY, "vote")]


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_the_vote_about_somebody_who_has_left_the_server_opens_at_once(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, key="toy", pace=pace)
    await play(timed, match, (BEN, "bid 1"))
    timed.now += DAY
    (timer,) = await timed.store.timers_due(timed.now)
    await timed.tables.timers.run(timer, gone=True)
    assert [letter.kind for letter in await timed.settle()] == ["vote"]


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_calling_off_needs_those_who_are_there(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, CLEO, pace=pace, key="toy")
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait({"none": 3, "day": 2}[pace] * DAY)
    assert (await timed.tables.seats.cancel(match, BEN.id)).status == "live"
    assert (await timed.tables.seats.cancel(match, CLEO.id)).status == "cancelled"


async def vacant(timed: TimedTables) -> int:
    """A table at which nobody has taken Ana's seat and Ben and Cleo can vote about it."""
    match = await absent(timed)
    for voter in (BEN, CLEO):
        await timed.tables.council.vote(match, voter.id, "absent", 0, "open")
    assert await kinds(timed, 3 * DAY - 1) == [(0, "turn")]
    assert await kinds(timed, 1) == [(1, "vote")]
    return match


async def test_an_open_seat_that_nobody_takes_asks_again(timed: TimedTables):
    match = await vacant(timed)
    for voter in (BEN, CLEO):
        await timed.tables.council.vote(match, voter.id, "vacant", 0, "keep")
    assert [kind for _, kind in await kinds(timed, 3 * DAY - 1)] == ["news"]
    assert await kinds(timed, 1) == [(1, "vote")], "it asks again after the same time"
    for voter in (BEN, CLEO):
        await timed.tables.council.vote(match, voter.id, "vacant", 0, "cancel")
    assert (await timed.tables.access.read(match, EVERY, Viewer(BEN.id, 1))).status == "cancelled"


async def test_nobody_votes_about_an_open_seat_and_a_computer_takes_it(timed: TimedTables):
    match = await vacant(timed)
    await timed.wait(DAY)
    look = await timed.tables.play.look(match, None)
    assert (look.free, look.table.seats[0].bot) == ((), bots.LEVELS[0])
    assert (await texts(timed, match))[2][0] == 0, "the computer has bid"


async def test_somebody_who_takes_the_seat_ends_the_vote_about_it(timed: TimedTables):
    match = await vacant(timed)
    await timed.tables.seats.sit_down(match, DARA)
    assert (await timed.tables.play.look(match, None)).proposals == ()
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, BEN.id, "vacant", 0, "computer")


async def test_a_table_without_a_timer_is_found_and_woken(timed: TimedTables):
    """As those of earlier versions whose reminders had all been sent."""
    match = await timed.begin(ANA, BEN, key="toy")
    for timer in await timed.store.timers_due(2**37):
        await timed.store.delete_timer(timer.id)
    assert (await timed.store.census(timed.now)).stalled == 1
    assert await timed.store.stalled() == [match]
    assert await timed.tables.timers.wake_stalled() == 1
    assert (await timed.store.census(timed.now)).stalled == 0


# Plans


async def planned(timed: TimedTables, unless: str) -> int:
    """Ana plans two moves for the second round, one before Ben bids in the first and one after."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 1"))
    await timed.tables.private.plan(match, ANA.id, "bid 3")
    await play(timed, match, (BEN, "bid 5"))
    await timed.tables.private.plan(match, ANA.id, "take pebble", unless)
    await play(timed, match, (BEN, "pass"))
    assert (await texts(timed, match))[-1] == (0, "bid 3")
    await play(timed, match, (BEN, "bid 2"))
    return match


async def test_a_line_of_ones_own_does_not_stop_a_plan(timed: TimedTables):
    match = await planned(timed, unless="bid 3")
    assert (await texts(timed, match))[-1] == (0, "take pebble")
    assert (await told(timed)).count("table-planned") == 2


async def test_a_line_of_another_stops_a_plan(timed: TimedTables):
    match = await planned(timed, unless="bid 2")
    assert (await texts(timed, match))[-1] == (1, "bid 2")
    assert (await told(timed)).count("table-planned") == 1
    own = (await timed.tables.play.look(match, ANA.id)).own
    assert (own.orders, own.stopped) == ([], "take pebble")


async def test_a_line_from_before_a_plan_does_not_stop_it(timed: TimedTables):
    match = await planned(timed, unless="bid 5")
    assert (await texts(timed, match))[-1] == (0, "take pebble")


async def test_only_so_many_moves_can_be_planned(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 1"))
    for _ in range(5):
        await timed.tables.private.plan(match, ANA.id, "bid 3")
    with pytest.raises(Denied, match="too-many-orders"):
        await timed.tables.private.plan(match, ANA.id, "bid 3")


async def test_a_plan_waits_while_its_owner_drafts_something_or_is_asked_nothing(timed: TimedTables):
    """The automation may have been started for it just before."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    look = await timed.tables.play.look(match, ANA.id)
    assert look.token
    await act(timed.tables, match, ANA.id, [Action("gift", ("g0",))], look.token)
    for person in (ANA, BEN):
        await timed.tables.private.plan(match, person.id, "bid 3")
    for seat in (0, 1):
        await timed.tables.automation._as_planned(match, seat)
    for person in (ANA, BEN):
        own = (await timed.tables.play.look(match, person.id)).own
        assert (len(own.orders), own.stopped) == (1, "")


# Reminders


def reminders(letters: list[Letter]) -> list[int]:
    """The seats that are reminded by these letters."""
    return [read_notice(letter.payload).seat for letter in letters if letter.kind == REMIND]


async def reminder_dues(timed: TimedTables) -> list[int]:
    select = f"select due from timer where kind in ('{REMIND}', '{NUDGE}') order by due"  # noqa: S608  # constants
    return [due for (due,) in await rows(timed.store, select)]


async def test_whose_turn_goes_on_gets_no_more_time(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy", pace="day")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    due = (await timed.tables.play.look(match, None)).due[0]
    await timed.wait(HOUR)
    await play(timed, match, (ANA, "take pebble"))
    look = await timed.tables.play.look(match, None)
    assert [(decision.seat, decision.kind) for decision in look.decisions] == [(0, "bid"), (1, "bid")]
    assert look.due[0] == due


async def test_no_reminder_is_due_after_the_deadline(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await play(timed, match, (BEN, "bid 1"))
    due = (await timed.tables.play.look(match, None)).due[0]
    await timed.wait(due - timed.now - HOUR)
    await timed.tables.timers.snooze(match, ANA.id)
    assert [at for at in await reminder_dues(timed) if at >= due] == []
    assert "remind" not in {letter.kind for _, letter in await timed.wait(5 * HOUR)}


async def test_a_reminder_after_the_deadline_is_not_sent(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await play(timed, match, (BEN, "bid 1"))
    due = (await timed.tables.play.look(match, None)).due[0]
    assert await reminder_dues(timed), "there are some to be late"
    timed.now = due + 5 * MINUTE
    assert [letter.kind for letter in await timed.settle()] == ["vote"]


async def test_a_timer_that_runs_twice_sends_one_reminder(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"))
    timed.now = MONDAY + DAY
    (timer,) = await timed.store.timers_due(timed.now)
    await timed.tables.timers.run(timer)
    await timed.tables.timers.run(timer)
    assert reminders(await timed.settle()) == [0]


async def test_reminders_that_became_due_together_are_one(timed: TimedTables):
    """After the bot was away, or because quiet hours ended."""
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"))
    timed.now = MONDAY + 5 * DAY
    due = await timed.store.timers_due(timed.now)
    assert len(due) == 2
    assert reminders(await timed.settle()) == [0]


@pytest.mark.parametrize("missing", [{"quiet": None}, {"zone": ""}], ids=["quiet", "zone"])
def test_quiet_hours_need_a_time_zone(missing: dict[str, Any]):
    own = UserSettings(quiet=(30, 840), zone="UTC")
    assert quiet_hours(own)
    assert quiet_hours(structs.replace(own, **missing)) is None


async def test_reminders_pushed_together_by_quiet_hours_are_one(timed: TimedTables):
    timed.now = MONDAY // DAY * DAY
    await timed.store.change_settings(UserSettings, ANA.id, {"quiet": [30, 840], "zone": "UTC"})
    match = await timed.begin(ANA, BEN, pace="hours", key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    look = await timed.tables.play.look(match, ANA.id)
    assert look.token
    await act(timed.tables, match, ANA.id, [Action("gift", ("g0",))], look.token)
    dues = [timed.now + 14 * HOUR, timed.now + 14 * HOUR + 24 * 60]
    assert await reminder_dues(timed) == dues, "of the draft and after half of the time; with a tenth left"


async def test_a_second_reminder_of_the_same_question_comes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await play(timed, match, (BEN, "bid 1"))
    came = [letter for _, letter in await timed.wait(4 * DAY)]
    assert reminders(came) == [0, 0]


# Drafts of an absent player


async def test_a_draft_of_an_absent_player_is_taken_back_when_a_computer_takes_over(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await play(timed, match, (ANA, "bid 2"), (BEN, "bid 1"))
    look = await timed.tables.play.look(match, ANA.id)
    assert look.token
    await act(timed.tables, match, ANA.id, [Action("gift", ("g0",))], look.token)
    await timed.wait(3 * DAY + HOUR)
    assert await timed.tables.council.vote(match, BEN.id, "absent", 0, "open") == "open"
    look = await timed.tables.play.look(match, BEN.id)
    assert look.view.state.score == [0, 0]
    assert (look.free, look.former) == ((0,), (ANA.id,))
