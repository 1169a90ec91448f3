"""How long a seat may think, and when to say so: banks, play windows, pauses, reminders, quiet hours.

Pure functions of stored rows and given moments. Must not know storage, tables, Discord or the time of day:
whoever asks says what time it is.

Moments are unix seconds from 0 to `NEVER`; anything before or after is taken for the nearer of the two.
Nothing here raises for a moment, whatever the machine's clock did; only a window that cannot be is refused,
when it is made.

The bank is a Fischer clock: no time is lost by an early move, and none can be hoarded beyond the cap.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTE, HOUR, DAY = 60, 3_600, 86_400
YEAR = 365 * DAY

NEVER = 2**37
"""Later than every deadline: the year 6325. The end of a pause that nobody has ended yet."""
HORIZON = 4 * YEAR
"""How far ahead a clock is followed; what is not spent by then never will be."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_ONE_DAY = timedelta(days=1)
_LEADS = (7 * DAY, 3 * DAY, DAY, 12 * HOUR, 3 * HOUR, HOUR, 20 * MINUTE)
"""How long before a deadline a reminder may come."""
_LAST_LEAD = 3 * HOUR
"""The last reminder comes this long before the deadline, or before a tenth of the time is left."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: a seat begins with `bank`, gets `increment` after each move, never holds more than `cap`."""

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
"""The paces a table can choose. The first bank lasts over a night, a Sunday, a weekend away."""


def zone(name: str) -> ZoneInfo:
    """The time zone of an IANA name such as `Europe/Prague`. Raises `ValueError` if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not there, not a name, a folder
        raise ValueError(f"there is no time zone {name!r}") from None


@dataclass(frozen=True, slots=True)
class Window:
    """A part of each local day in a time zone, from one minute of the day to another; it may span midnight.

    An edge falls on the first moment at which clocks there show its minute or a later one. So it falls once
    a day: at the jump if the minute is skipped, on the first pass if it comes twice.
    Raises `ValueError` for an unknown zone, a minute outside the day, or less than an hour inside or outside
    the window, so that nearly every day has its part of both.
    """

    opens: int
    closes: int
    zone: str

    def __post_init__(self) -> None:
        zone(self.zone)
        if not all(0 <= minute < 1440 for minute in (self.opens, self.closes)):
            raise ValueError("a window opens and closes at a minute from 0 to 1439")
        if not 60 <= (self.closes - self.opens) % 1440 <= 1380:
            raise ValueError("a window is open for an hour at least, and closed for an hour at least")

    def rest(self) -> Window:
        """The other part of the day."""
        return Window(self.closes, self.opens, self.zone)

    def on(self, day: date) -> tuple[int, int]:
        """When the window of a local day opens and closes; both at once if clocks skip all of it."""
        closing = day if self.opens < self.closes else day + _ONE_DAY
        return self._edge(day, self.opens), self._edge(closing, self.closes)

    def within(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The parts of [start, end) inside the window, in order."""
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
    """When a seat's clock runs: inside the table's window (None = always) and outside every pause.

    Pauses of the table and vacations of the seat are intervals [from, to), in any order; they may overlap.
    """

    window: Window | None = None
    pauses: tuple[tuple[int, int], ...] = ()

    def running(self, start: int) -> Iterator[tuple[int, int]]:
        """The stretches [from, to) in which the clock runs, in order, for `HORIZON` from `start` on."""
        at = _moment(start)
        end = min(at + HORIZON, NEVER)
        for since, until in (*sorted(self.pauses), (end, end)):
            stop = min(since, end)
            if self.window:
                yield from self.window.within(at, stop)
            elif at < stop:
                yield at, stop
            at = max(at, since, until)


def _moment(at: int) -> int:
    return min(max(at, 0), NEVER)


def _wall(at: int, place: ZoneInfo) -> datetime:
    """What clocks show there. Not by `fromtimestamp`, which on Windows ends with the year 3000."""
    return (_EPOCH + timedelta(seconds=at)).astimezone(place).replace(tzinfo=None)


def spent(start: int, end: int, calendar: Calendar) -> int:
    """Seconds that the clock ran between two moments; none if the machine's clock went back."""
    total = 0
    for since, until in calendar.running(start):
        if since >= end:
            break
        total += min(until, end) - since
    return total


def deadline(start: int, left: int, calendar: Calendar) -> int:
    """The first moment from `start` on when `left` seconds are spent; `NEVER` if none within `HORIZON`."""
    if left <= 0:
        return _moment(start)
    for since, until in calendar.running(start):
        if left <= until - since:
            return since + left
        left -= until - since
    return NEVER


def after_move(left: int, used: int, pace: Pace) -> int:
    """The bank after a move that took `used` seconds. A late move that was still allowed leaves no debt."""
    return min(max(left - max(used, 0), 0) + pace.increment, pace.cap)


def vacation_left(budget: int, taken: tuple[tuple[int, int], ...], now: int) -> int:
    """Whole days of vacation that can still be announced, of `budget` days a year.

    What was taken in the past year counts, and all that is announced for the coming one.
    """
    since, until = _moment(now - YEAR), _moment(now + YEAR)
    used = until - since - spent(since, until, Calendar(pauses=taken))
    return max(0, (budget * DAY - used) // DAY)


def reminders(opened: int, due: int, count: int = 3) -> tuple[int, ...]:
    """When to remind of a deadline, earliest first, at most `count` times.

    The first comes when half of the time is gone or later, each further one when at most a third of what
    the last one promised is left; the last about three hours before the end, sooner if all is short.
    None is within twenty minutes of another, of the opening or of the end.
    """
    last = min(_LAST_LEAD, (due - opened) // 10)
    longest = (due - opened) // 2
    found: list[int] = []
    for lead in _LEADS:
        if last <= lead <= longest and len(found) < count:
            found.append(due - lead)
            longest = lead // 3
    return tuple(found)


def awake(at: int, quiet: Window | None) -> int:
    """The first moment, from `at` on, outside a person's quiet hours."""
    if quiet is None:
        return at
    return deadline(at, 1, Calendar(quiet.rest())) - 1
