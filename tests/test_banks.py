"""The time that a table keeps for its players from turn to turn, and the votes about its pauses."""

from __future__ import annotations

import pytest

from engine.tables import read_notice
from engine.tables.council import votes
from engine.tables.time.clock import DAY, HOUR, PACES, Pace
from tests.presses import act, undo
from tests.timed import ANA, BEN, TimedTables, timed

__all__ = ["timed"]


@pytest.mark.parametrize("pace", [name for name, pace in PACES.items() if pace])
async def test_what_a_turn_does_not_need_is_kept_for_the_next_ones(timed: TimedTables, pace: str):
    """In a game without questions in another's turn, compared with counting by hand."""
    rules = PACES[pace]
    assert isinstance(rules, Pace)
    match = await timed.begin(ANA, BEN, pace=pace, key="babylon")
    left, changes = {0: rules.bank, 1: rules.bank}, 0
    for part in (0, 3, 2, 5, 1, 4, 2, 2, 6, 0, 3, 3, 1, 2):
        seat = await timed.asked(match)
        assert (await timed.tables.play.look(match, None)).due == {seat: timed.now + left[seat]}
        used = left[seat] * part // 7
        timed.now += used
        await timed.turn(match)
        left[seat] -= used
        if await timed.asked(match) != seat:
            left[seat] = min(left[seat] + rules.increment, rules.cap)
            changes += 1
    assert changes > 4


async def test_a_vote_about_ending_a_pause_is_void_once_the_pause_has_ended(timed: TimedTables):
    match = await timed.begin(ANA, BEN)
    for _ in range(2):
        await timed.tables.council.pause(match, ANA.id, 1)
        assert await timed.tables.council.vote(match, BEN.id, votes.PAUSE, 0, "yes") == "yes"
        assert await timed.tables.council.end_pause(match, BEN.id) == ""
        came = await timed.wait(2 * DAY)
        look = await timed.tables.play.look(match, None)
        assert (look.paused, look.proposals) == (0, ())
        assert (look.verdicts[-1].kind, look.verdicts[-1].result) == (votes.RESUME, votes.VOID)
        told = {happened.kind for _, letter in came for happened in read_notice(letter.payload).events}
        assert "table-resumed" in told
        assert "table-resume-refused" not in told


async def test_a_draft_is_recalled_an_hour_after_its_last_step(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="amyitis")
    user = await timed.user(match)
    look = await timed.tables.play.look(match, user)
    action = next(action for action in look.actions if not look.final(action))
    for _ in range(2):
        timed.now += HOUR // 2
        look = await timed.tables.play.look(match, user)
        assert look.token
        if look.draft:
            await undo(timed.tables, match, user, look.token)
            look = await timed.tables.play.look(match, user)
            assert look.token
        await act(timed.tables, match, user, [action], look.token)
    assert await timed.wait(HOUR // 3) == []
    await timed.tables.private.set_note(match, user, "what I had in mind")
    came = await timed.wait(DAY // 2)
    assert [(at, read_notice(letter.payload).kind) for at, letter in came] == [(HOUR - HOUR // 3, "draft")]
