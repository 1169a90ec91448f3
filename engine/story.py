"""What is told of a game's events, decided by what happened and never by its text.

Owns the sorts of events, which of them are told as one, and what gives way if there is too little room: never
what changes scores. Must not know a game by name, words, or who reads.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import Any

from engine.core import (
    HIDDEN_EVENT,
    SEAT_ARGUMENTS,
    TABLE_EVENT,
    Event,
    Game,
    Points,
    View,
    listed,
    sum_points,
)


class Sort(Enum):
    """Why something is told."""

    CHOICE = "choice"
    """A player chose it."""
    CONSEQUENCE = "consequence"
    """It follows from a choice, or from an announcement such as the end of a week."""
    BOOKKEEPING = "bookkeeping"
    """It happens by itself every time, and changes no score."""
    ANNOUNCEMENT = "announcement"
    """Everybody waits for it, or it is about the table rather than the game."""
    VICTORY = "victory"
    REST = "rest"
    """Everything that is left out."""


@dataclass(frozen=True, slots=True)
class Item:
    """What is told at once."""

    sort: Sort
    seat: int | None
    """Whose choice it is, or whom it is about; None for bookkeeping about others than the item before."""
    events: tuple[Event, ...]
    """One, or all of such bookkeeping; none of the rest. Those that differ only in a place are joined."""
    points: Points
    """What its events change in the scores; of all that is left out, a seat's gains and its losses."""
    apart: bool = False
    """Whether it follows from something that is left out."""
    left: int = 0
    """How many events are left out, if this is the rest."""
    run: tuple[Event, ...] = ()
    """The events before those that differ only in a place were joined."""


def tell(
    game: Game[Any],
    view: View[Any],
    events: Sequence[Event],
    room: int | None = None,
    computers: Collection[int] = (),
    size: Callable[[Event], int] = lambda _: 1,
) -> list[Item]:
    """Return what to tell of the events that led to a position, in about `room` (None: tell everything).

    Room is counted in events, or in what `size` returns for each. What only says what the board shows is left
    out unless everything is told. If there is too little room, these give way in turn, the earliest first:
    bookkeeping; consequences, those of `computers` before those of people; choices of computers. Never left
    out are people's choices, announcements, victories, what is dealt for the next choices, what points follow
    from later, and what changes a score, even if something else changes it back. The last item is the rest:
    how much is left out.
    """
    told = game.told(view, events)
    if room is not None:
        told = [happened for happened in told if happened.points or _kind(happened) not in game.visible]
    parts = list(_parts(game, told))
    sizes = [sum(map(size, part.events)) for part in parts]
    excess = 0 if room is None else sum(sizes) - room
    order = {n: place for n, place in enumerate(_order(game, parts, computers)) if place is not None}
    out = set[int]()
    for n in sorted(order, key=lambda n: order[n]):
        if excess > 0:
            out.add(n)
            excess -= sizes[n]
    return _without(parts, out)


def sum_up(items: Sequence[Item], n: int) -> list[Item]:
    """Return the items with the first `n` as part of the rest, whose points add up to theirs."""
    return _without(items, set(range(n)))


def sort_of(game: Game[Any], happened: Event) -> Sort:
    kind = _kind(happened)
    if kind in game.winning:
        return Sort.VICTORY
    if kind in game.announced or kind.startswith(TABLE_EVENT):
        return Sort.ANNOUNCEMENT
    if kind in game.chosen:
        return Sort.CHOICE
    return Sort.BOOKKEEPING if kind in game.routine and not happened.points else Sort.CONSEQUENCE


def _kind(happened: Event) -> str:
    """Return the kind of an event, also if the viewer may not read its arguments."""
    return happened.kind.removesuffix(HIDDEN_EVENT)


def _parts(game: Game[Any], told: Iterable[Event]) -> Iterator[Item]:
    """Yield everything, bookkeeping about others after the run of a seat's events that it would interrupt."""
    aside: list[Event] = []
    run: list[Event] = []
    for happened in told:
        about = run[0].seat if run else None
        if sort_of(game, happened) is Sort.BOOKKEEPING and (about is None or happened.seat != about):
            aside.append(happened)
        elif run and _differs(run, happened):
            run.append(happened)
        else:
            if run:
                yield _joined(game, run)
            if aside and (about is None or happened.seat != about):
                yield _together(aside)
                aside = []
            run = [happened]
    if run:
        yield _joined(game, run)
    if aside:
        yield _together(aside)


def _together(aside: Iterable[Event]) -> Item:
    """Return bookkeeping about several seats, or about none, as one item."""
    runs: list[list[Event]] = []
    for happened in aside:
        if runs and _differs(runs[-1], happened):
            runs[-1].append(happened)
        else:
            runs.append([happened])
    return Item(Sort.BOOKKEEPING, None, tuple(map(_join, runs)), (), run=tuple(chain(*runs)))


def _joined(game: Game[Any], run: Sequence[Event]) -> Item:
    joined = _join(run)
    return Item(sort_of(game, joined), joined.seat, (joined,), joined.points, run=tuple(run))


def _join(run: Sequence[Event]) -> Event:
    """Return one event for those that differ only in a place, with all places and points."""
    first, *others = run
    if not others:
        return first
    args = [
        (name, listed(str(value) for _, value in values) if len(set(values)) > 1 else value)
        for (name, value), values in zip(
            first.args, zip(*(happened.args for happened in run), strict=True), strict=True
        )
    ]
    return replace(first, args=tuple(args), points=sum_points(run))


def _differs(run: Sequence[Event], happened: Event) -> bool:
    """Return True if an event differs from those of a run in nothing but one place on the board.

    If it has a number as well, it is not: the number would seem to count all of them. Nor if a seat gains by
    one and loses by another: their sum would hide that.
    """
    first, last = run[0], run[-1]
    before, after = dict(sum_points(run)), dict(happened.points)
    if any(before[seat] * after[seat] < 0 for seat in before.keys() & after.keys()):
        return False
    if (first.kind, first.seat, first.only) != (happened.kind, happened.seat, happened.only):
        return False
    if [name for name, _ in first.args] != [name for name, _ in happened.args]:
        return False
    if any(isinstance(value, int) and name not in SEAT_ARGUMENTS for name, value in first.args):
        return False
    pairs = zip(last.args, happened.args, strict=True)
    places = [n for n, (one, other) in enumerate(pairs) if one != other]
    earlier = [n for n, (one, other) in enumerate(zip(first.args, last.args, strict=True)) if one != other]
    return len(places) == 1 and earlier in ([], places) and _is_place(happened.args[places[0]][1])


def _is_place(value: str | int) -> bool:
    """Return True for the code of a place, such as `H4a`; other identifiers have no digits.

    >>> _is_place("H4a"), _is_place("camel"), _is_place(4)
    (True, False, False)
    """
    return isinstance(value, str) and value[:1].isalpha() and any(map(str.isdigit, value))


def _order(game: Game[Any], parts: Sequence[Item], computers: Collection[int]) -> Iterator[int | None]:
    """Yield for each part when it gives way, the lowest number first; None if never."""
    mover: int | None = None
    dealt = _last_dealt(game, parts)
    for part in parts:
        mover = part.seat if part.sort is Sort.CHOICE else mover
        computer = (mover if part.seat is None else part.seat) in computers
        promising = any(_kind(happened) in game.promising for happened in part.events)
        match part.sort:
            case _ if part.points or promising or part is dealt:
                yield None
            case Sort.BOOKKEEPING:
                yield 0
            case Sort.CONSEQUENCE:
                yield 1 if computer else 2
            case Sort.CHOICE if computer:
                yield 3
            case _:
                yield None


def _last_dealt(game: Game[Any], parts: Sequence[Item]) -> Item | None:
    """Return what lays out the things that players now choose from, if any does."""
    for part in reversed(parts):
        kinds = set(map(_kind, part.events))
        if kinds & game.announced:
            break
        if kinds & game.dealt:
            return part
    return None


def _without(parts: Sequence[Item], out: Collection[int]) -> list[Item]:
    """Return the parts without these, whose points and number are told at the end."""
    items: list[Item] = []
    rest: list[Item] = []
    caused = False
    """Whether the choice or announcement from which the next events follow is told."""
    for n, part in enumerate(parts):
        if part.sort in (Sort.CHOICE, Sort.ANNOUNCEMENT):
            caused = n not in out
        if n in out or part.sort is Sort.REST:
            rest.append(part)
        else:
            items.append(replace(part, apart=bool(rest) and not caused))
    if rest:
        left = sum(len(part.events) + part.left for part in rest)
        items.append(Item(Sort.REST, None, (), _gains_and_losses(rest), left=left))
    return items


def _gains_and_losses(parts: Sequence[Item]) -> Points:
    """Return all that each seat gains, and all that it loses: a sum would hide what cancels out."""
    changes = [point for part in parts for point in part.points]
    signs = [[(seat, n) for seat, n in changes if (n > 0) is gain] for gain in (True, False)]
    sums = [sum_points([Event("", points=(point,)) for point in points]) for points in signs]
    return tuple(sorted((point for points in sums for point in points), key=lambda point: point[0]))
