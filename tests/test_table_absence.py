"""Players who are absent, at a table of the toy game: the votes about them, and the seats they leave."""

from __future__ import annotations

import pytest

from engine import bots
from engine.core import Action
from engine.tables import Denied, Viewer, read_notice
from engine.tables.access.access import EVERY
from engine.tables.store import TableOptions
from engine.tables.time.clock import DAY, HOUR
from tests.presses import act
from tests.service import toy
from tests.timed import ANA, BEN, CLEO, DARA, TimedTables, play, texts, timed

__all__ = ["timed", "toy"]


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
