"""Reminders at a table of the toy game: when they are due, and how many are sent."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from engine.core import Action
from engine.tables import read_notice
from engine.tables.store import Letter, UserSettings
from engine.tables.time.clock import DAY, HOUR, MINUTE
from engine.tables.time.deadlines import NUDGE, REMIND
from engine.tables.time.personal import quiet_hours
from tests.presses import act
from tests.service import toy
from tests.stores import rows
from tests.timed import ANA, BEN, MONDAY, TimedTables, play, timed

__all__ = ["timed", "toy"]


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
