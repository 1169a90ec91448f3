"""Clocks of seats: time spent and deadlines, compared with a simulation that counts every minute."""

from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import pairwise
from time import process_time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.tables.time.clock import (
    DAY,
    HORIZON,
    HOUR,
    MINUTE,
    NEVER,
    PACES,
    YEAR,
    Calendar,
    Pace,
    Window,
    after_move,
    awake,
    deadline,
    reminders,
    spent,
    vacation_left,
    zone,
)


def at(text: str) -> int:
    """Return the unix time of an ISO time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


JUMPS = [
    ("Europe/Berlin", at("2026-03-29 01:00")),
    ("Europe/Berlin", at("2026-10-25 01:00")),
    ("America/New_York", at("2026-03-08 07:00")),
    ("America/New_York", at("2026-11-01 06:00")),
    ("Australia/Lord_Howe", at("2026-04-04 15:00")),  # by half an hour
    ("Australia/Lord_Howe", at("2026-10-03 15:30")),
    ("Pacific/Apia", at("2011-12-30 10:00")),  # a whole day is skipped
    ("Asia/Kolkata", at("2026-03-29 01:00")),  # never
]
SPAN = 8 * 1440
"""Minutes that are simulated on either side of a jump."""

edges = st.integers(0, 1439) | st.integers(4, 14).map(lambda n: n * 15)
"""Minutes of the day, half of them about the hours in which clocks jump."""
spans = st.tuples(edges, edges).filter(lambda span: 60 <= (span[1] - span[0]) % 1440 <= 1380)
windows = st.builds(lambda span, jump: Window(*span, jump[0]), spans, st.sampled_from(JUMPS))
anything = st.integers(-(2**70), 2**70)
part = st.floats(0, 1, exclude_max=True)
patient = settings(deadline=None)
"""A busy machine must not fail a test."""


@st.composite
def scenes(draw, unit: int = 1) -> tuple[str, int, Calendar, int, int]:
    """Draw a zone, a jump of its clocks, a calendar, and two moments within days of the jump, in order."""
    name, jump = draw(st.sampled_from(JUMPS))
    moment = st.integers(-4 * DAY // unit, 4 * DAY // unit).map(lambda n: jump + n * unit)
    window = draw(st.none() | spans)
    pauses = draw(st.lists(st.tuples(moment, moment), max_size=4))
    start, end = sorted((draw(moment), draw(moment)))
    return name, jump, Calendar(window and Window(*window, name), tuple(pauses)), start, end


@cache
def wall_minutes(name: str, jump: int) -> list[int]:
    """Return the minute of the day that a wall clock shows in each minute around a jump.

    When clocks go back, this one stands still until they catch up, so no minute comes twice.
    """
    latest, shown = "", []
    for n in range(-SPAN, SPAN):
        moment = datetime.fromtimestamp(jump, UTC) + timedelta(minutes=n)
        latest = max(latest, f"{moment.astimezone(ZoneInfo(name)):%Y-%m-%d %H:%M}")
        shown.append(int(latest[11:13]) * 60 + int(latest[14:]))
    return shown


def is_running(name: str, jump: int, calendar: Calendar, moment: int) -> bool:
    """Return whether the clock runs in the minute of this moment."""
    shown, window = wall_minutes(name, jump)[(moment - jump) // 60 + SPAN], calendar.window
    if window and (shown - window.opens) % 1440 >= (window.closes - window.opens) % 1440:
        return False
    return not any(since <= moment < until for since, until in calendar.pauses)


@patient
@given(scenes(unit=60))
def test_time_spent_is_the_number_of_minutes_in_which_the_clock_runs(scene):
    name, jump, calendar, start, end = scene
    counted = sum(is_running(name, jump, calendar, moment) for moment in range(start, end, 60))
    assert spent(start, end, calendar) == 60 * counted


@patient
@given(scenes(unit=60), st.integers(1, 3000))
def test_a_deadline_is_where_counting_minutes_ends(scene, minutes):
    name, jump, calendar, start, _ = scene
    left, moment = minutes, start
    while left:
        assume(moment < jump + SPAN * 60)
        left -= is_running(name, jump, calendar, moment)
        moment += 60
    assert deadline(start, minutes * 60, calendar) == moment


@patient
@given(scenes(), part)
def test_time_adds_up_and_never_runs_back_or_too_fast(scene, where):
    *_, calendar, start, end = scene
    middle = start + int((end - start) * where)
    first, second = spent(start, middle, calendar), spent(middle, end, calendar)
    assert first + second == spent(start, end, calendar)
    assert 0 <= first <= middle - start
    assert 0 <= second <= end - middle


@patient
@given(scenes(), st.integers(1, 20 * DAY))
def test_the_deadline_is_the_first_moment_when_all_is_spent(scene, left):
    *_, calendar, start, _ = scene
    due = deadline(start, left, calendar)
    assert spent(start, due, calendar) == left
    assert spent(start, due - 1, calendar) == left - 1


@patient
@given(scenes(), st.integers(1, 5 * DAY), part)
def test_what_is_left_on_the_way_leads_to_the_same_deadline(scene, left, where):
    *_, calendar, start, _ = scene
    due = deadline(start, left, calendar)
    later = start + int((due - start) * where)
    assert deadline(later, left - spent(start, later, calendar), calendar) == due


@patient
@given(scenes(), st.integers(1, 5 * DAY), part, st.integers(0, 5 * DAY))
def test_a_pause_puts_a_deadline_off_by_the_time_it_takes_away(scene, left, where, length):
    *_, calendar, start, _ = scene
    due = deadline(start, left, calendar)
    since = start + int((due - start) * where)
    paused = Calendar(calendar.window, (*calendar.pauses, (since, since + length)))
    lost = spent(since, since + length, calendar)
    assert deadline(start, left, paused) == deadline(start, left + lost, calendar)


def test_pauses():
    pause = Calendar(pauses=((1_500, 2_500),))
    assert deadline(1_000, 600, Calendar()) == 1_600
    assert deadline(1_000, 600, pause) == 2_600
    assert deadline(1_000, 500, pause) == 1_500, "what is spent when the pause begins is spent"
    assert deadline(2_000, 600, pause) == 3_100
    assert deadline(2_000, 0, pause) == 2_000
    endless = Calendar(pauses=((1_500, NEVER),))
    assert deadline(1_000, 600, endless) == NEVER
    assert spent(1_000, YEAR, endless) == 500
    backwards = Calendar(pauses=((2_500, 1_500), (1_200, 1_300)))
    assert deadline(1_000, 2_000, backwards) == 3_100, "a pause that ended before it began is none"


@pytest.mark.parametrize(
    ("window", "since", "until", "hours"),
    [
        (Window(120, 240, "Europe/Berlin"), "2026-06-01 12:00", "2026-06-02 12:00", 2),
        (Window(120, 240, "Europe/Berlin"), "2026-03-28 12:00", "2026-03-29 12:00", 1),
        (Window(120, 240, "Europe/Berlin"), "2026-10-24 12:00", "2026-10-25 12:00", 3),
        # An edge in the skipped hour falls on the jump; a window inside that hour is left out that day.
        (Window(150, 240, "Europe/Berlin"), "2026-03-28 12:00", "2026-03-29 12:00", 1),
        (Window(60, 150, "Europe/Berlin"), "2026-03-28 12:00", "2026-03-29 12:00", 1),
        (Window(120, 180, "Europe/Berlin"), "2026-03-28 12:00", "2026-03-29 12:00", 0),
        # An edge in the doubled hour falls on the first pass.
        (Window(150, 240, "Europe/Berlin"), "2026-10-24 12:00", "2026-10-25 12:00", 2.5),
        (Window(60, 150, "Europe/Berlin"), "2026-10-24 12:00", "2026-10-25 12:00", 1.5),
        (Window(1320, 180, "America/New_York"), "2026-03-07 18:00", "2026-03-08 18:00", 4),
        (Window(1320, 180, "America/New_York"), "2026-10-31 18:00", "2026-11-01 18:00", 6),
        (Window(60, 180, "Australia/Lord_Howe"), "2026-04-04 02:00", "2026-04-05 02:00", 2.5),
        (Window(60, 180, "Australia/Lord_Howe"), "2026-10-03 02:00", "2026-10-04 02:00", 1.5),
        (Window(540, 1320, "Asia/Kolkata"), "2026-03-28 18:30", "2026-03-29 18:30", 13),
        (Window(540, 1320, "Asia/Kolkata"), "2026-03-28 16:00", "2026-03-29 04:30", 1.5),
    ],
)
def test_days_on_which_clocks_change(window, since, until, hours):
    assert spent(at(since), at(until), Calendar(window)) == hours * HOUR


def test_a_deadline_over_the_night():
    evenings = Calendar(Window(18 * 60, 23 * 60, "Europe/Berlin"))
    opened = at("2026-06-01 20:00")  # ten in the evening there
    assert deadline(opened, HOUR, evenings) == at("2026-06-01 21:00"), "as the window closes, not as it opens"
    assert deadline(opened, HOUR + 1, evenings) == at("2026-06-02 16:00") + 1
    assert deadline(opened, 24 * HOUR, evenings) == at("2026-06-06 19:00")


@patient
@given(scenes(), st.integers(0, HORIZON))
def test_a_clock_that_went_back_takes_nothing_away(scene, back):
    *_, calendar, start, _ = scene
    assert spent(start, start - back, calendar) == 0


@patient
@given(anything, anything, anything, st.lists(st.tuples(anything, anything), max_size=3), windows)
def test_no_moment_is_refused(one, two, seconds, intervals, window):
    for moment in (one, 0, NEVER - 1, NEVER):
        for calendar in (Calendar(window, tuple(intervals)), Calendar(None, tuple(intervals))):
            assert 0 <= spent(moment, two, calendar) <= HORIZON
            assert 0 <= deadline(moment, seconds, calendar) <= NEVER
            assert len(reminders(moment, seconds, calendar)) <= 2
        assert 0 <= awake(moment, window, tuple(intervals)) <= NEVER
        assert 0 <= vacation_left(20, tuple(intervals), moment) <= 20
    assert 0 <= after_move(seconds, two, Pace(5, 3, 9)) <= 9


def test_years_are_followed_by_days():
    hour = Window(0, 60, "Europe/Berlin")
    before, start = process_time(), at("2026-01-01 00:00")
    assert spent(start, start + 30 * YEAR, Calendar(hour)) == HORIZON // 24
    assert deadline(start, HORIZON // 24 + 1, Calendar(hour)) == NEVER
    assert deadline(start, HOUR, Calendar(hour, ((start, start + YEAR),))) == start + YEAR + DAY
    assert process_time() - before < 0.5


@pytest.mark.parametrize("wrong", [(600, 600), (600, 659), (659, 600), (600, 1440), (-60, 600), (0, 1381)])
def test_a_window_that_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError, match="window"):
        Window(*wrong, "Europe/Berlin")


@pytest.mark.parametrize(
    "name", ["", "Europe", "Mars/Olympus", "../Europe/Rome", "/etc/hosts", "zone.tab", "a\0b", "x" * 300, "ž"]
)
def test_an_unknown_zone_is_refused(name):
    with pytest.raises(ValueError, match="there is no time zone"):
        zone(name)
    with pytest.raises(ValueError, match="there is no time zone"):
        Window(600, 1200, name)


@pytest.mark.parametrize(
    ("left", "used", "rest"),
    [(48, 0, 72), (48, 30, 42), (72, 24, 72), (10, 10, 24), (10, 50, 24), (10, -5, 34)],
)
def test_a_move_brings_time_up_to_the_cap(left, used, rest):
    day = Pace(bank=48 * HOUR, increment=24 * HOUR, cap=72 * HOUR)
    assert after_move(left * HOUR, used * HOUR, day) == rest * HOUR


@patient
@given(st.sampled_from([pace for pace in PACES.values() if pace]), st.lists(st.floats(0, 1), max_size=20))
def test_whoever_keeps_to_deadlines_always_has_an_increment(pace, parts):
    left = pace.bank
    for where in parts:
        used = int(left * where)
        after = after_move(left, used, pace)
        assert after == pace.cap or after == left - used + pace.increment < pace.cap
        left = after
        assert left >= pace.increment


def test_paces():
    assert list(PACES) == ["none", "hours", "day", "three-days", "week"]
    assert PACES["none"] is None
    timed = [pace for pace in PACES.values() if pace]
    assert all(0 < pace.increment < pace.bank < pace.cap for pace in timed)
    assert all(one.cap < two.cap and one.increment < two.increment for one, two in pairwise(timed))


def test_vacation_is_counted_in_days_of_the_past_year_and_the_coming_one():
    now = at("2026-06-01 12:00")
    assert vacation_left(20, (), now) == 20
    assert vacation_left(20, ((now - 10 * DAY, now - 3 * DAY),), now) == 13
    assert vacation_left(20, ((now - 400 * DAY, now - 366 * DAY),), now) == 20
    assert vacation_left(20, ((now - 370 * DAY, now - 363 * DAY),), now) == 18, "only what lies in the year"
    assert vacation_left(20, ((now + 30 * DAY, now + 35 * DAY),), now) == 15, "what is announced is taken"
    assert vacation_left(20, ((now - 5 * DAY, now), (now - 3 * DAY, now + DAY)), now) == 14, "but not twice"
    assert vacation_left(20, ((now - DAY, now - DAY // 2),), now) == 19, "whole days"
    assert vacation_left(20, ((now, NEVER),), now) == 0


@pytest.mark.parametrize(
    ("total", "leads"),
    [
        (10 * DAY, [5 * DAY, DAY]),
        (3 * DAY, [36 * HOUR, 432 * MINUTE]),
        (2 * DAY, [DAY, 288 * MINUTE]),
        (10 * HOUR, [5 * HOUR, HOUR]),
        (6 * HOUR, [3 * HOUR, 36 * MINUTE]),
        (2 * HOUR, [HOUR]),
        (40 * MINUTE, [20 * MINUTE]),
        (39 * MINUTE, []),
        (0, []),
        (-DAY, []),
    ],
)
def test_reminders_by_the_length_of_a_turn(total, leads):
    due = at("2026-06-01 12:00")
    assert reminders(due - total, total, Calendar()) == tuple(due - lead for lead in leads)


@patient
@given(scenes(), st.integers(0, DAY) | st.integers(0, 60 * DAY))
def test_reminders_are_few_and_far_between(scene, total):
    _, _, calendar, start, _ = scene
    found = reminders(start, total, calendar)
    used = [spent(start, moment, calendar) for moment in found]
    assert len(found) <= 2
    assert all(two - one >= 20 * MINUTE for one, two in pairwise((0, *used, total)) if found)
    assert all(moment >= total // 2 for moment in used)
    assert bool(found) == (total >= 40 * MINUTE)


def test_nobody_is_reminded_while_their_clock_stands():
    monday = at("2026-06-01 12:00")
    away = ((monday + HOUR, monday + 7 * DAY),)
    assert reminders(monday, 2 * DAY, Calendar(pauses=away))[0] == monday + 7 * DAY + 23 * HOUR
    evening = Window(18 * 60, 22 * 60, "UTC")
    assert reminders(monday, 12 * HOUR, Calendar(evening))[0] == at("2026-06-02 20:00")


def test_in_quiet_hours_a_clock_stands_inside_the_window_too():
    monday, night = at("2026-06-01 12:00"), Window(20 * 60, 8 * 60, "UTC")
    assert deadline(monday, 10 * HOUR, Calendar(quiet=night)) == at("2026-06-02 10:00")
    window = Window(18 * 60, 22 * 60, "UTC")
    assert deadline(monday, 3 * HOUR, Calendar(window, quiet=night)) == at("2026-06-02 19:00")


@patient
@given(st.sampled_from(JUMPS), spans, st.integers(-4 * DAY, 4 * DAY))
def test_quiet_hours_end_when_the_local_clock_says_so(place, span, seconds):
    name, jump = place
    quiet = Window(*span, name)
    woken = asked = jump + seconds
    while is_running(name, jump, Calendar(quiet), woken):
        woken += 60 - woken % 60
    assert awake(asked, quiet) == woken


def test_a_night():
    quiet = Window(22 * 60, 7 * 60, "Europe/Berlin")
    assert awake(at("2026-06-01 19:59"), quiet) == at("2026-06-01 19:59")
    assert awake(at("2026-06-01 20:00"), quiet) == at("2026-06-02 05:00")
    assert awake(at("2026-06-02 05:00"), quiet) == at("2026-06-02 05:00")
    assert awake(at("2026-06-02 01:00"), None) == at("2026-06-02 01:00")
