"""Votes about taking a turn back, at a table of the toy game, where every line is known beforehand."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.core import Action
from engine.tables import Denied, Person, read_notice
from engine.tables.past import history
from engine.tables.table.stored import Affairs, Proposal, encode_json
from engine.tables.time.clock import DAY, HOUR
from tests.service import toy
from tests.timed import ANA, BEN, CLEO, TimedTables, play, texts, timed, told
from tests.toy import Toy

__all__ = ["timed", "toy"]


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
