"""What is told of a turn on a picture: a line for each thing done, with what it brought and cost.

Owns which sentences are told, and what they brought. Every gain is shown: those of sentences for which there
is no room stand in a last line. Must not know games, nor where on a board anything is, nor how a line is laid
out, which is up to `render.typeset`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import pairwise
from typing import NamedTuple

from engine import games
from engine.core import Event, Points, sum_points
from engine.story import Item, Sort, tell
from locales import Texts, texts
from render import boards, headline
from render.boards import Gain
from render.scene import Scene
from render.text import readable, width
from render.theme import SEATS
from render.typeset import SIZE, Line, line_of

ROWS = 2
"""The most rows of words of sentences that are told together."""
NAME = 420
"""px; a longer name is cut within a sentence."""
NAMED = 3
"""The most sentences for which there is no room that are told as one, and not only counted."""
BRIEF, HIGH, HIGHEST = 400, 1100, 1400
"""px; how high lines are in brief, as a rule, and at most, if what scores needs it, before any are joined."""


class _Told(NamedTuple):
    """What is told of one thing that was done, or of several."""

    at: int
    """Which of the events of the turn is its first one, or that of what is told next."""
    text: str
    whole: str
    """The same, the first sentence with the name of the seat whose turn it was."""
    aside: bool
    """Whether it says whom it is about: another seat than that whose turn it was, or one of all."""
    about: int | None
    """The other seat, if it is one."""
    gains: Sequence[Gain]
    """What it brought and cost the seat whose turn it was."""
    points: Points
    kind: str
    choice: bool
    """Whether the seat whose turn it was chose it."""
    worth: tuple[bool, int, bool, bool, bool]
    """Whether it is about this seat, what that scored, whether points follow from it later, whether that seat
    chose it, and whether it is seen on the board: the turn is about what is worth most, in this order, and
    happened first.
    """
    news: bool
    """Whether it followed from what this seat chose, and brought it something, or points later: a turn that
    scored little is about that.
    """
    silent: bool
    """Whether signs say it all beside what it follows from."""
    rule: bool
    """Whether a day, a round or the like begins or ends."""
    apart: bool
    """Whether it follows from that, before anything else is chosen."""


class _Done(NamedTuple):
    """What was done, before it is put into words."""

    item: Item
    at: int
    """Which of the events of the turn is its first one."""
    gains: Sequence[Gain]
    happened: Event
    """What a message says."""


def lines(
    key: str,
    scene: Scene,
    seat: int | None,
    events: Sequence[Event],
    seen: Iterable[Event],
    room: int,
    high: int = HIGH,
) -> list[Line]:
    """Return what to tell of a turn of a seat, `room` px wide and, as a rule, not higher than `high` px.

    That is what was chosen, what scored, what brought or cost anything and, of the rest, what was `seen` on
    the board; or all, if it is nothing of these, as it happened. If there is too little room, what changes no
    score is left out first: what is about others before the rest, the earliest first. A line sums up what is
    left out. A rule is told if anything of what it begins is, or if that is up to the next turn.
    """
    events, seen = _unforced(key, events), _unforced(key, seen)
    told = list(_caused(_told(key, scene, seat, events, seen)))
    if not told:
        return []
    first = max(range(len(told)), key=lambda at: told[at].worth)
    laid: dict[int, tuple[_Told, Line]] = {}

    def line(one: _Told) -> Line:
        if id(one) not in laid:
            found = line_of(key, seat, one, room)
            laid[id(one)] = one, found  # with what it is of, whose id stays its own
        return laid[id(one)][1]

    found = {first: line(told[first])}
    full = found[first].height
    order = sorted(range(len(told)), key=lambda at: (not told[at].points, told[at].aside, -at))
    for at in order:  # of hundreds of sentences, a few fit: the rest is not even measured
        if at != first:
            lower = line(told[at])
            most = HIGHEST if told[at].points else high
            full += lower.height
            if full > most:
                break
            found[at] = lower
    shown = {at: told[at] for at in found if not told[at].rule or len(told) == 1}
    for apart in (False, True):  # with what a rule begins, nothing else is summed up
        left = [at for at, one in enumerate(told) if at not in found and not one.rule and one.apart is apart]
        if left:
            summed = reduce(_both, (told[at] for at in left))
            if len(left) > NAMED:
                words = texts(scene.lang)("told-more", n=len(left), scored="")
                summed = summed._replace(text=readable(words), whole=readable(words))
            shown[left[-1]] = summed
    rules = [at for at, one in enumerate(told) if one.rule]
    for at, end in pairwise([*rules, len(told)]):
        if at == len(told) - 1 or any(at < other < end for other in shown):
            shown[at] = told[at]
    return [*map(line, _together([shown[at] for at in sorted(shown)], line))]


def settled(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn, those that take points of a seat and give it points for the same thing as
    the last of those that say what comes of it, or as none.
    """
    found: dict[tuple[object, ...], list[Event]] = {}
    for one in events:
        if len(one.points) == 1:
            named = tuple(value for _, value in one.args if isinstance(value, str))
            found.setdefault((one.kind, one.seat, one.points[0][0], named), []).append(one)
    last: dict[int, Event | None] = {}
    for same in found.values():
        counts = [n for one in same for _, n in one.points]
        if min(counts) < 0 < max(counts):
            total = sum(counts)
            last.update((id(one), None) for one in same)
            for one, n in zip(same[::-1], counts[::-1], strict=True):
                if n * total > 0:
                    last[id(one)] = replace(one, points=((one.points[0][0], total),))
                    break
    return [kept for one in events if (kept := last.get(id(one), one))]


def _together(told: Sequence[_Told], line: Callable[[_Told], Line]) -> Sequence[_Told]:
    """Return what is told, neighbours as one where that is lower: first those that follow from one choice."""
    for across in (False, True):
        found: list[_Told] = []
        for one in told:
            if found and (across or not one.choice) and _joins(found[-1], one, line):
                found[-1] = _both(found[-1], one)
            else:
                found.append(one)
        told = found
    return told


def _joins(one: _Told, other: _Told, line: Callable[[_Told], Line]) -> bool:
    """Return True if two things are told as one: that is lower, and clear about what came of which."""
    if any(each.points or each.rule or each.news for each in (one, other)):
        return False
    if (one.aside, one.about, one.apart) != (other.aside, other.about, other.apart):
        return False
    counts = [gain.n for each in (one, other) for gain in each.gains if gain.n]
    if min(counts, default=0) < 0 < max(counts, default=0):
        return False
    apart = line(one), line(other)
    if max(len(each.words) for each in apart) > ROWS:
        return False
    both = line(_both(one, other))
    if both.runs_on and one.gains and other.gains:
        return False
    short = len(both.words) <= ROWS and len(both.signs) <= 1 and not both.below
    return short and both.height < sum(each.height for each in apart)


def _both(one: _Told, other: _Told) -> _Told:
    """Return two things as one."""
    points = sum_points([Event("", points=each.points) for each in (one, other)])
    text, whole = (f"{first}\n{other.text}" for first in (one.text, one.whole))
    gains = [*one.gains, *other.gains]
    about = one.about if one.about == other.about else None
    news = one.news or other.news
    return one._replace(text=text, whole=whole, about=about, gains=gains, points=points, news=news)


def _unforced(key: str, events: Iterable[Event]) -> list[Event]:
    """Return events without saying of what was done that it was the only choice."""
    kinds = games.get(key).unforced
    return [replace(one, kind=kinds.get(one.kind, one.kind)) for one in events]


def _told(
    key: str, scene: Scene, seat: int | None, events: Sequence[Event], shown: Sequence[Event]
) -> Iterator[_Told]:
    """Yield what can be told of a turn."""
    words, names, game = texts(scene.lang), _names(scene), games.get(key)
    seen = {(one.kind, one.seat) for one in shown}
    items = [item for item in tell(game, scene.view, events) if item.events]
    brought = _brought(key, seat, events, items, shown)
    chosen = [
        bool(item.sort is Sort.CHOICE or item.points or gained or _kind(item) in seen)
        or item.events[0].kind in game.promising
        for item, gained in zip(items, brought, strict=True)
    ]
    for less in (game.forced, game.declined):
        without = [one and item.events[0].kind not in less for item, one in zip(items, chosen, strict=True)]
        chosen = without if any(without) else chosen
    done = (
        _Done(item, at, gained, replace(item.events[0], points=()))  # points are among the signs
        for item, at, gained, is_chosen in zip(items, _starts(events, items), brought, chosen, strict=True)
        if is_chosen or _rules(item, gained) or not any(chosen)
    )
    begun = False
    for item, at, gained, happened in _twofold(key, words, done):
        choice, rule = item.seat == seat and item.sort is Sort.CHOICE, _rules(item, gained)
        begun = (begun or rule) and not choice
        apart = begun and not rule
        aside = item.seat != seat or item.sort is Sort.ANNOUNCEMENT or apart
        said = partial(words.sentence, key, happened, names, scene.view.seat)
        sentence = said(signed=bool(gained))
        silent = not sentence.text
        sentence = said() if silent else sentence
        text, whole = map(_begun, (sentence.text if aside else sentence.rest or sentence.text, sentence.text))
        scored = sum(n for who, n in item.points if who == seat)
        own, (kind, _) = item.seat == seat, _kind(item)
        later = kind in game.promising
        brings = any((gain.n or 0) > 0 for gain in gained)
        news = own and (later or (brings and not (choice or aside or silent)))
        worth = own, scored, own and later, choice, _kind(item) in seen
        about = item.seat if aside else None
        yield _Told(
            at,
            text,
            whole,
            aside,
            about,
            gained,
            item.points,
            kind,
            choice,
            worth,
            news,
            silent,
            rule,
            apart,
        )


def _begun(text: str) -> str:
    """Return text that can be written, its first letter a capital one."""
    text = readable(text)
    return text[:1].upper() + text[1:]


def _rules(item: Item, gained: Sequence[Gain]) -> bool:
    """Return True if an item only says that a day, a round or the like begins or ends."""
    return item.sort is Sort.ANNOUNCEMENT and not (item.points or gained)


def _twofold(key: str, words: Texts, done: Iterable[_Done]) -> Iterator[_Done]:
    """Yield what was done, two things in a row as one if a message says both: the same seat did them with the
    same thing.
    """
    before: _Done | None = None
    for one in done:
        both = before and _both_done(before, one)
        if both and f"{key}-event-{both.happened.kind}" in words:
            before = both
            continue
        if before:
            yield before
        before = one
    if before:
        yield before


def _both_done(one: _Done, other: _Done) -> _Done | None:
    """Return two things as one if their seat and all that their arguments name is the same.

    Not if something was given and something gained: it would seem that the one was paid for with the other.
    """
    args, more = dict(one.happened.args), dict(other.happened.args)
    named = [name for name in args.keys() & more if isinstance(args[name], str)]
    if one.item.points or one.item.seat != other.item.seat or not named:
        return None
    if any(args[name] != more[name] for name in named):
        return None
    gains = [*one.gains, *other.gains]
    if len({gain.n > 0 for gain in gains if gain.n}) > 1:
        return None
    kind = f"{one.happened.kind}-{other.happened.kind}"
    happened = replace(other.happened, kind=kind, args=tuple({**args, **more}.items()))
    return other._replace(at=one.at, gains=gains, happened=happened)


def _starts(events: Sequence[Event], items: Sequence[Item]) -> list[int]:
    """Return which of the events is the first one of each item, or of the next if it is none of them."""
    place = {one: at for at, one in reversed(list(enumerate(events)))}
    found, at = list[int](), len(events)
    for item in reversed(items):
        at = place.get(item.run[0], at)
        found.append(at)
    return found[::-1]


def _caused(told: Iterable[_Told]) -> Iterator[_Told]:
    """Yield what is told, each with what signs say of it."""
    before: _Told | None = None
    for one in told:
        if before and one.silent and not (one.aside or before.aside):
            before = before._replace(gains=[*before.gains, *one.gains])
        else:
            if before:
                yield before
            before = one
    if before:
        yield before


def _brought(
    key: str, seat: int | None, events: Sequence[Event], items: Sequence[Item], shown: Sequence[Event]
) -> list[list[Gain]]:
    """Return what each item brought a seat and cost it.

    What is not told, as a sentence before it says it as well, counts there.
    """
    brought = [gains(key, seat, item.run, shown) for item in items]
    place = {one: at for at, item in enumerate(items) for one in item.run}
    left, at = _missing(gains(key, seat, events, shown), [gain for found in brought for gain in found]), 0
    for happened in events:
        at = place.get(happened, at)
        for gain in gains(key, seat, [happened], shown) if left and happened not in place else ():
            same = [one for one in left if one.name == gain.name and (one.n or 0) * (gain.n or 0) >= 0]
            left = [one for one in left if one not in same]
            brought[at] += same
    if left and brought:
        brought[-1] += left
    return brought


def gains(key: str, seat: int | None, events: Iterable[Event], shown: Sequence[Event] = ()) -> list[Gain]:
    """Return what events brought a seat and cost it, and what they pictured of others, such as their dice.

    Not a single thing that the board shows where one of the events `shown` happened.
    """
    board = boards.get(key)
    found = (
        (one.seat == seat, gain)
        for one in events
        for gain in board.gains(one)
        if not _is_shown(one, gain, shown)
    )
    return [gain for own, gain in found if gain.n is None or (own and gain.n)]


def _is_shown(happened: Event, gain: Gain, shown: Sequence[Event]) -> bool:
    """Return True if a single thing is shown where this event happened, or one that names it as well."""
    name = dict(happened.args).get(gain.name)
    named = (one for one in shown if name is not None and dict(one.args).get(gain.name) == name)
    return gain.n is None and (happened in shown or any(named))


def _missing(all_of_it: Sequence[Gain], shown: Iterable[Gain]) -> list[Gain]:
    """Return what is gained and given beyond what is shown."""
    left = _counted(all_of_it) - _counted(shown)
    kinds = {(gain.name, (gain.n or 0) < 0): gain for gain in all_of_it}
    return [
        gain if gain.n is None else gain._replace(n=-left[kind] if kind[1] else left[kind])
        for kind, gain in kinds.items()
        if left[kind]
    ]


def _counted(gains: Iterable[Gain]) -> Counter[tuple[str, bool]]:
    """Return how much is gained, and given, of each thing."""
    found = Counter[tuple[str, bool]]()
    for gain in gains:
        found[gain.name, (gain.n or 0) < 0] += 1 if gain.n is None else abs(gain.n)
    return found


def _names(scene: Scene) -> Sequence[str]:
    """Return the names of the seats as they stand within sentences."""
    short = (
        names for names in headline.shortened(scene.names) if max(width(name, SIZE) for name in names) <= NAME
    )
    return next(short, [seat.letter for seat in SEATS])


def _kind(item: Item) -> tuple[str, int | None]:
    return item.events[0].kind, item.events[0].seat
