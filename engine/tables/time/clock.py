"""Time arithmetic: banks, play windows, pauses, deadlines, reminders, quiet hours.

Pure functions of stored values and given moments. Must not know storage, tables, Discord or the present time.

Moments are unix seconds, clamped to the range from 0 to `NEVER`. No function raises an error for a moment,
however the machine's clock was set; only an impossible window is refused, when it is created.

The bank is a Fischer clock with a cap: time saved by an early move stays on the clock, up to the cap.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE, HOUR, DAY = 60, 3_600, 86_400
YEAR = 365 * DAY

NEVER = 2**37
"""Later than every deadline: in the year 6325. The end of a pause that has not ended."""
HORIZON = 4 * YEAR
"""How many seconds ahead deadlines are computed; a later one is `NEVER`."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_ONE_DAY = timedelta(days=1)
SPACING = 20 * MINUTE
"""Reminders are at least this far from each other, and from the beginning and end of the time, in seconds."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A seat starts with `bank` seconds, gains `increment` after each move, and never has more than `cap`."""

    bank: int
    increment: int
    cap: int


PACES: dict[str, Pace | None] = {
    "none": None,
    "hours": Pace(bank=12 * HOUR, increment=4 * HOUR, cap=DAY),
    "day": Pace(bank=2 * DAY, increment=DAY, cap=3 * DAY),
    "three-days": Pace(bank=4 * DAY, increment=3 * DAY, cap=7 * DAY),
    "week": Pace(bank=10 * DAY, increment=7 * DAY, cap=14 * DAY),
}
"""The paces that a table can choose. The initial bank covers a night, a Sunday or a weekend away."""


def zone(name: str) -> ZoneInfo:
    """Return the time zone of an IANA name such as `Europe/Prague`. Raise `ValueError` if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not there, not a name, a folder
        raise ValueError(f"there is no time zone {name!r}") from None


@dataclass(frozen=True, slots=True)
class Window:
    """A part of each local day in a time zone, from one minute of the day to another; it may span midnight.

    An edge is the first moment at which clocks there show its minute or a later one. So each day has exactly
    one: at the jump if clocks skip the minute, at the first of both times if they show it twice.

    Raise `ValueError` for an unknown zone, a minute outside the day, or less than an hour inside or outside
    the window, because nearly every day must have some of both.
    """

    opens: int
    closes: int
    zone: str

    def __post_init__(self) -> None:
        zone(self.zone)
        if not all(0 <= minute < 1440 for minute in (self.opens, self.closes)):
            raise ValueError("a window opens and closes at a minute from 0 to 1439 of the day")
        if not 60 <= (self.closes - self.opens) % 1440 <= 1380:
            raise ValueError("a window is open for at least an hour and closed for at least an hour")

    def rest(self) -> Window:
        """Return the window that covers the rest of the day."""
        return Window(self.closes, self.opens, self.zone)

    def on(self, day: date) -> tuple[int, int]:
        """Return when the window of a local day opens and closes: one moment if clocks skip all of it."""
        closing = day if self.opens < self.closes else day + _ONE_DAY
        return self._edge(day, self.opens), self._edge(closing, self.closes)

    def within(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield the parts of [start, end) inside the window, in order."""
        if start >= end:
            return
        day = _wall(start, zone(self.zone)).date() - _ONE_DAY
        opens, closes = self.on(day)
        while opens < end:
            if max(start, opens) < min(end, closes):
                yield max(start, opens), min(end, closes)
            day += _ONE_DAY
            opens, closes = self.on(day)

    def _edge(self, day: date, minute: int) -> int:
        place = zone(self.zone)
        wall = datetime.combine(day, time(*divmod(minute, 60)))
        late, early = (int(wall.replace(tzinfo=place, fold=fold).timestamp()) for fold in (0, 1))
        first = min(late, early)  # they differ where clocks jump; forward, `late` is the later
        return first + bisect_left(range(first, late), wall, key=lambda at: _wall(at, place))


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a seat's clock runs: inside the table's window (None: always) and outside every pause.

    Pauses of the table and vacations of the seat are intervals [from, to), in any order; they may overlap.
    `quiet` is a part of each day in which the clock does not run.
    """

    window: Window | None = None
    pauses: tuple[tuple[int, int], ...] = ()
    quiet: Window | None = None

    def running(self, start: int) -> Iterator[tuple[int, int]]:
        """Yield the intervals [from, to) in which the clock runs, in order, up to `HORIZON` after `start`."""
        at = _moment(start)
        end = min(at + HORIZON, NEVER)
        windows = [window for window in (self.window, self.quiet and self.quiet.rest()) if window]
        for since, until in (*sorted(self.pauses), (end, end)):
            yield from _within(windows, at, min(since, end))
            at = max(at, since, until)


def _within(windows: Sequence[Window], start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the parts of [start, end) that are inside all windows, in order."""
    if not windows:
        if start < end:
            yield start, end
        return
    for since, until in windows[0].within(start, end):
        yield from _within(windows[1:], since, until)


def _moment(at: int) -> int:
    return min(max(at, 0), NEVER)


def _wall(at: int, place: ZoneInfo) -> datetime:
    """Return the local time at a place. `fromtimestamp` would fail on Windows after the year 3000."""
    return (_EPOCH + timedelta(seconds=at)).astimezone(place).replace(tzinfo=None)


def spent(start: int, end: int, calendar: Calendar) -> int:
    """Return the seconds that the clock ran between two moments; 0 if `end` is before `start`."""
    total = 0
    for since, until in calendar.running(start):
        if since >= end:
            break
        total += min(until, end) - since
    return total


def deadline(start: int, left: int, calendar: Calendar) -> int:
    """Return the first moment, not before `start`, by which `left` seconds are used, or `NEVER`."""
    if left <= 0:
        return _moment(start)
    for since, until in calendar.running(start):
        if left <= until - since:
            return since + left
        left -= until - since
    return NEVER


def after_move(left: int, used: int, pace: Pace) -> int:
    """Return the seconds on a clock after a move. A clock on which more was used than left counts as 0."""
    return min(max(left - max(used, 0), 0) + pace.increment, pace.cap)


def vacation_left(budget: int, taken: tuple[tuple[int, int], ...], now: int) -> int:
    """Return how many whole days of vacation are left, of `budget` days a year.

    Vacations of the past year count, and those announced for the coming year.
    """
    since, until = _moment(now - YEAR), _moment(now + YEAR)
    used = until - since - spent(since, until, Calendar(pauses=taken))
    return max(0, (budget * DAY - used) // DAY)


def reminders(start: int, left: int, calendar: Calendar) -> tuple[int, ...]:
    """Return when to remind somebody who has `left` seconds from `start` on, earliest first.

    One reminder comes when half of the time is used, one when a tenth is left. Each is on the clock `SPACING`
    or more away from the other, from the start and from the deadline, or is left out.
    """
    found, latest = list[int](), 0
    for used in (left // 2, left - left // 10):
        if min(used - latest, left - used) >= SPACING:
            found.append(deadline(start, used, calendar))
            latest = used
    return tuple(found)


def awake(at: int, quiet: Window | None, away: tuple[tuple[int, int], ...] = ()) -> int:
    """Return the first moment, from `at` on, outside a person's quiet hours and vacations."""
    if quiet is None and not away:
        return at
    return deadline(at, 1, Calendar(pauses=away, quiet=quiet)) - 1
