"""The words and signs about a turn on a picture: a line for each thing done, with what it brought and cost.

Owns which sentences are told, and which signs stand beside them. Every sign is shown: those of sentences for
which there is no room stand in a last line. Must not know games, nor where on a board anything is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import pairwise
from operator import attrgetter, itemgetter
from typing import NamedTuple

from PIL import Image

from engine import games
from engine.core import Event, Points, sum_points
from engine.story import Item, Sort, tell
from locales import change, texts
from render import boards, headline, sprites
from render.boards import Gain
from render.canvas import Canvas
from render.scene import Scene
from render.text import filled, readable, width
from render.theme import COST, GAP, INK, PLASTER, SEATS, SHADE, SOFT, STONE, blend

SIZE, HEAD = 40, 44
"""px; the words, and those of heads."""
TONE = blend(INK, SOFT, 0.2)
"""The colour of words that are no head."""
PITCH = 1.12
"""From one line of words to the next, by the size."""
SHORT, NARROWER = 0.5, (0.9, 0.8, 0.7)
"""A row before the last that is shorter is avoided, by the room for it, if it is longer in such parts of the
room.
"""
ROWS = 2
"""The most rows of words of sentences that are told together."""
SIGN = 60
"""px; a sign beside words."""
ALONE = (88, 72)
"""px; a sign without words: the second, if that takes fewer lines."""
COUNT = 0.72
"""The number beside a sign, by the size of the sign."""
MEDAL, WORTH, MOST = 1.1, 0.07, 8
"""The medal of points, by the size of other signs, and how much more for each point up to `MOST`: the most
points are seen first.
"""
DIGIT = "+4"
"""As wide as this at least are numbers beside signs."""
PICTURED = 1.25
"""The size of a sign without a number, by that of others: it pictures a thing."""
OUT = 20
"""px; between what is written and the edge of the paper, which strips reach."""
LEAST = 320
"""px; the least room for words beside signs."""
AIR, RISE = 6, 8
"""px; above and below a line; how much higher the last row of words is than the signs beside it alone, which
are higher than a row.
"""
NAME = 420
"""px; a longer name is cut within a sentence."""
MARK, INDENT = 60, 78
"""px; the mark of the seat that a line is about, and how much further right its words begin."""
NAMED = 3
"""The most sentences for which there is no room that are told as one, and not only counted."""
RULE = blend(PLASTER, SHADE, 0.5)
"""The strip of a rule."""
BRIEF, HIGH, HIGHEST = 400, 1100, 1400
"""px; how high lines are in brief, as a rule, and at most, if what scores needs it, before any are joined."""


class Tally(NamedTuple):
    """A sign of what was gained or given, and how many, if that needs saying: a gain, a cost, or both."""

    size: int
    """px; of the sign."""
    sign: Image.Image
    gained: str = ""
    given: str = ""
    name: str = ""
    """Of what was gained or given."""
    bought: bool = False
    """Whether an arrow leads to it from what was given for it."""

    @property
    def width(self) -> int:
        """px; with the arrow before it and the gap after it."""
        return self.lead + self.side + sum(map(self.wide, (self.gained, self.given))) + self.gap

    @property
    def lead(self) -> int:
        """px; the arrow."""
        return self.bought * self.size * 2 // 3

    @property
    def costs(self) -> bool:
        """Whether it was given, and nothing was gained."""
        return bool(self.given and not self.gained)

    @property
    def side(self) -> int:
        """px; the width of the sign: the same of all that have a number, which are below each other."""
        return max(self.sign.width, self.size * bool(self.gained or self.given))

    @property
    def gap(self) -> int:
        """px; to the next sign: large ones are clearly further from each other than from their numbers."""
        return GAP + self.size - SIGN

    @property
    def digits(self) -> int:
        """px; the size of its numbers."""
        return round(COUNT * self.size)

    def wide(self, number: str) -> int:
        """Return the width of one of the numbers, with the gap before it, in px."""
        return GAP // 2 + max(width(one, self.digits) for one in (number, DIGIT)) if number else 0


class Line(NamedTuple):
    """What is said of one thing that was done, in lines of words, and what it brought and cost."""

    words: Sequence[str]
    signs: Sequence[Sequence[Tally]]
    """Line by line."""
    gains: Sequence[Gain] = ()
    points: Points = ()
    below: bool = False
    """Whether the signs are below the words, not beside them."""
    low: bool = False
    """Whether they are beside the last row of words alone."""
    scored: Sequence[Tally] = ()
    """Signs of points that are beside the words while those of things are below."""
    head: bool = False
    """Whether it is what was done or what scored most."""
    rule: bool = False
    """Whether it divides what was done before from what was done after."""
    aside: bool = False
    """Whether it is about others than the seat whose turn it was."""
    about: int | None = None
    """The one of them that it is about, if that is one whose mark is not among the signs."""
    told: _Told | None = None
    """What is said, to lay it out in another room."""
    scale: float = 1
    """How large the words are beside others."""

    @property
    def type(self) -> int:
        """px; the size of the words."""
        return round(self.scale * (HEAD if self.head else SIZE))

    @property
    def bold(self) -> bool:
        return self.head or self.rule

    @property
    def indent(self) -> int:
        """px"""
        return INDENT * (self.about is not None)

    @property
    def width(self) -> int:
        """px; of the widest row of words, with the signs beside it, or of the signs below."""
        wide, signs = [width(words, self.type, self.bold) for words in self.words], size(self.signs)[0]
        if self.below:
            return self.indent + max([*(each + _length(self.scored) for each in wide), signs])
        last = wide[-1] + signs if wide else signs
        return self.indent + max([last, *(each + signs * (not self.low) for each in wide[:-1])])

    @property
    def rows(self) -> int:
        """The rows of words, and of signs below them."""
        return len(self.words) + len(self.signs) * self.below

    @property
    def height(self) -> int:
        """px"""
        row, signs = PITCH * self.type, size(self.signs)[1]
        rows = round(row * len(self.words)) + 2 * AIR
        if self.low:
            return round(row * (len(self.words) - 1)) + AIR + max(round(row) + AIR, signs)
        return max(rows, size([self.scored])[1]) + signs if self.below else max(rows, signs)


class _Told(NamedTuple):
    """What is told of one thing that was done, or of several."""

    at: int
    """Which of the events of the turn is its first one, or that of what is told next."""
    text: str
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
    scored: int
    """How much it changed the score of this seat, or of any in a turn of several."""
    head: bool
    """Whether points follow from it later, until it is decided what else leads."""
    silent: bool
    """Whether signs say it all beside what it follows from."""
    rule: bool
    """Whether a day, a round or the like begins or ends."""

    @property
    def deed(self) -> tuple[bool, bool, bool, bool]:
        """What of several choices tells which of them are what the seat did: the greatest, the first of
        those that are equal.
        """
        *_, later, _, seen = self.worth
        return seen, later, not seen and self.scored > 0, not seen and bool(self.gains)


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
    the board; or all, if it is nothing of these, as it happened. Heads are what the seat did, what scored
    most, and what will score. If there is too little room, what changes no score is left out first: what is
    about others before the rest, the earliest first. A last line sums up what is left out.
    """
    events, seen = _unforced(key, events), _unforced(key, seen)
    told = list(_caused(_told(key, scene, seat, events, {(one.kind, one.seat) for one in seen})))
    if not told:
        return []
    first = max(range(len(told)), key=lambda at: told[at].worth)
    told = _leading(told, first)
    laid: dict[int, tuple[_Told, Line]] = {}

    def line(one: _Told) -> Line:
        if id(one) not in laid:
            laid[id(one)] = one, _line(key, seat, one, room)  # with what it is of, whose id stays its own
        return laid[id(one)][1]

    found = {first: line(told[first])}
    order = sorted(range(len(told)), key=lambda at: (not told[at].points, told[at].aside, -at))
    for at in order:  # of hundreds of sentences, a few fit: the rest is not even measured
        if at != first:
            lower = line(told[at])
            most = HIGHEST if told[at].points else high
            if lower.height + sum(other.height for other in found.values()) > most:
                break
            found[at] = lower
    shown = [told[at] for at in sorted(found)]
    while shown[-1].rule and len(shown) > 1:
        shown.pop()
    if left := [one for at, one in enumerate(told) if at not in found and not one.rule]:
        summed = reduce(_both, left)
        if len(left) > NAMED:
            words = texts(scene.lang)("told-more", n=len(left), scored="")
            summed = summed._replace(text=readable(words))
        shown.append(summed)
    return [*map(line, _together(shown, line))]


def _leading(told: Sequence[_Told], first: int) -> Sequence[_Told]:
    """Return what is told with its heads: what scored, or will; before and after each rule, what the seat
    did, if nothing is. If there is neither, the `first` thing is.
    """
    heads = {at for at, one in enumerate(told) if one.head or one.points}
    chapter: list[int] = []
    for at, one in [*enumerate(told), (len(told), None)]:
        if one and not one.rule:
            chapter.append(at)
            continue
        chosen = [each for each in chapter if told[each].choice]
        if chosen and not heads.intersection(chapter):
            main = max((told[each] for each in chosen), key=attrgetter("deed"))
            same = (each for each in chosen if told[each].kind == main.kind)
            heads.update(each for each in same if told[each].deed[0] == main.deed[0])
        chapter = []
    return [one._replace(head=at in (heads or {first})) for at, one in enumerate(told)]


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
    if any(each.head or each.points or each.rule for each in (one, other)):
        return False
    if (one.aside, one.about) != (other.aside, other.about):
        return False
    counts = [gain.n for each in (one, other) for gain in each.gains if gain.n]
    if min(counts, default=0) < 0 < max(counts, default=0):
        return False
    apart = line(one), line(other)
    if max(len(each.words) for each in apart) > ROWS:
        return False
    both = line(_both(one, other))
    short = len(both.words) <= ROWS and len(both.signs) <= 1 and not both.below
    return short and both.height < sum(each.height for each in apart)


def _both(one: _Told, other: _Told) -> _Told:
    """Return two things as one."""
    points = sum_points([Event("", points=each.points) for each in (one, other)])
    text, gains = f"{one.text}\n{other.text}", [*one.gains, *other.gains]
    about = one.about if one.about == other.about else None
    return one._replace(text=text, about=about, gains=gains, points=points, head=False)


def _unforced(key: str, events: Iterable[Event]) -> list[Event]:
    """Return events without saying of what was done that it was the only choice."""
    kinds = games.get(key).unforced
    return [replace(one, kind=kinds.get(one.kind, one.kind)) for one in events]


def _told(
    key: str, scene: Scene, seat: int | None, events: Sequence[Event], seen: Container[tuple[str, int | None]]
) -> Iterator[_Told]:
    """Yield what can be told of a turn."""
    words, names, game = texts(scene.lang), _names(scene), games.get(key)
    items = [item for item in tell(game, scene.view, events) if item.events]
    brought = _brought(key, seat, events, items)
    chosen = [
        bool(item.sort is Sort.CHOICE or item.points or gained or _kind(item) in seen)
        or item.events[0].kind in game.promising
        for item, gained in zip(items, brought, strict=True)
    ]
    for less in (game.forced, game.declined):
        without = [one and item.events[0].kind not in less for item, one in zip(items, chosen, strict=True)]
        chosen = without if any(without) else chosen
    for item, at, gained, is_chosen in zip(items, _starts(events, items), brought, chosen, strict=True):
        rule = item.sort is Sort.ANNOUNCEMENT and not (item.points or gained)
        if is_chosen or rule or not any(chosen):
            happened = replace(item.events[0], points=())  # they are among the signs
            aside = item.seat != seat or item.sort is Sort.ANNOUNCEMENT
            said = partial(words.sentence, key, happened, names, scene.view.seat)
            sentence = said(signed=bool(gained))
            silent = not sentence.text
            sentence = said() if silent else sentence
            text = readable(sentence.text if aside else sentence.rest or sentence.text)
            scored = sum(n for who, n in item.points if who == seat)
            own, (kind, _) = item.seat == seat, _kind(item)
            choice, later = own and item.sort is Sort.CHOICE, kind in game.promising
            worth = own, scored, own and later, choice, _kind(item) in seen
            changed = max((abs(n) for who, n in item.points if seat in (None, who)), default=0)
            text, about = text[:1].upper() + text[1:], item.seat if aside else None
            yield _Told(
                at,
                text,
                aside,
                about,
                gained,
                item.points,
                kind,
                choice,
                worth,
                changed,
                later,
                silent,
                rule,
            )


def _starts(events: Sequence[Event], items: Sequence[Item]) -> list[int]:
    """Return which of the events is the first one of each item, or of the next if it is none of them."""
    place = {one: at for at, one in reversed(list(enumerate(events)))}
    found, at = list[int](), len(events)
    for item in reversed(items):
        at = place.get(item.run[0], at)
        found.append(at)
    return found[::-1]


def _caused(told: Iterable[_Told]) -> Iterator[_Told]:
    """Yield what is told, each with what signs say of it, and with what it comes to if that will score."""
    before: _Told | None = None
    for one in told:
        _, _, later, *_ = one.worth
        if before and one.silent and not (one.aside or before.aside):
            before = before._replace(gains=[*before.gains, *one.gains])
        elif before and later and before.choice and not (one.choice or before.points):
            before = _both(before, one)._replace(worth=one.worth, head=True)
        else:
            if before:
                yield before
            before = one
    if before:
        yield before


def _brought(key: str, seat: int | None, events: Sequence[Event], items: Sequence[Item]) -> list[list[Gain]]:
    """Return what each item brought a seat and cost it.

    What is not told, as a sentence before it says it as well, counts there.
    """
    brought = [gains(key, seat, item.run) for item in items]
    place = {one: at for at, item in enumerate(items) for one in item.run}
    left, at = _missing(gains(key, seat, events), [gain for found in brought for gain in found]), 0
    for happened in events:
        at = place.get(happened, at)
        for gain in gains(key, seat, [happened]) if left and happened not in place else ():
            same = [one for one in left if one.name == gain.name and (one.n or 0) * (gain.n or 0) >= 0]
            left = [one for one in left if one not in same]
            brought[at] += same
    if left and brought:
        brought[-1] += left
    return brought


def gains(key: str, seat: int | None, events: Iterable[Event]) -> list[Gain]:
    """Return what events brought a seat and cost it, and what they pictured of others, such as their dice."""
    board = boards.get(key)
    found = ((one.seat == seat, gain) for one in events for gain in board.gains(one))
    return [gain for own, gain in found if gain.n is None or (own and gain.n)]


def tallies(
    key: str,
    seat: int | None,
    gains: Iterable[Gain],
    points: Points,
    size: int = SIGN,
    pictured: float = PICTURED,
    whose: int | None = None,
) -> list[Tally]:
    """Return signs `size` px large: of what has no number, `pictured` times larger, of what was only given,
    then, after an arrow, of what was gained, and points.

    Not on balance: what is gained and given has both numbers. Points have the mark of their seat, unless all
    are those of the seat whose turn it is or `whose` mark stands before the words.
    """
    signs, found = boards.get(key).SIGNS, dict[str, list[Gain]]()
    for gain in gains:
        found.setdefault(gain.name, []).append(gain)
    shown: list[Tally] = []
    for name, same in found.items():
        counts = [gain.n or 0 for gain in same]
        gained, given = _sum(n for n in counts if n > 0), _sum(n for n in counts if n < 0)
        sign = (same[0].sign or signs[name])(size if gained or given else round(pictured * size))
        shown.append(Tally(size, sign, gained, given, name))
    shown.sort(key=lambda tally: (bool(tally.gained), bool(tally.given)))
    for at, (one, other) in enumerate(pairwise(shown), 1):
        if one.costs and other.gained and not other.given:
            shown[at] = other._replace(bought=True)
    for one, n in sorted(points, key=lambda point: point[0] != seat):
        plain = _scores(seat if whose is None else whose, points)
        shown.append(Tally(size, medal(n, size) if plain else scored(one, n, size)))
    return shown


def broken(tallies: Sequence[Tally], room: int) -> list[list[Tally]]:
    """Return lines of signs at most `room` px wide, or none if a tally is wider than that.

    If there are several, the gains that an arrow leads to begin one.
    """
    lines: list[list[Tally]] = []
    several = _length(tallies) > room
    for tally in tallies:
        if tally.width > room:
            return []
        apart = several and tally.bought
        if lines and not apart and _length([*lines[-1], tally]) <= room:
            lines[-1].append(tally)
        else:
            lines.append([tally._replace(bought=False)])
    return lines


def size(lines: Sequence[Sequence[Tally]]) -> tuple[int, int]:
    """Return the width and height of lines of signs in px."""
    return max(map(_length, lines), default=0), sum(map(_height, lines))


def _write(canvas: Canvas, signs: Sequence[Tally], left: int, y: int) -> None:
    """Draw a line of signs that begins at `left`, centred on `y`."""
    x = left
    for tally in signs:
        if tally.bought:
            canvas.paste(sprites.pointer(tally.lead, STONE), x + (tally.lead - GAP) // 2, y)
            x += tally.lead
        numbers = (tally.gained, INK), (tally.given, COST)
        canvas.paste(tally.sign, x + tally.side // 2, y)
        at = x + tally.side
        for number, ink in numbers:
            canvas.text(at + GAP // 2, y, number, tally.digits, ink)
            at += tally.wide(number)
        x += tally.width - tally.lead


def draw(canvas: Canvas, lines: Sequence[Line], left: int, top: int, right: int) -> None:
    """Draw lines one below the other between two edges, the signs at the right.

    Rules stand on strips. What is about another seat has its mark before it.
    """
    for line in lines:
        if line.rule:
            canvas.under(left - OUT, top, right + OUT, top + line.height, RULE)
        _draw(canvas, line, left + line.indent, top, right)
        top += line.height


def _draw(canvas: Canvas, line: Line, left: int, top: int, right: int) -> None:
    """Draw a line between two edges."""
    pitch, bottom = PITCH * line.type, top + line.height
    across, down = size(line.signs)
    height = pitch * len(line.words)
    middle = (top + bottom - down * line.below) // 2
    first = top + AIR if line.low else middle - height / 2
    if line.about is not None:
        canvas.paste(sprites.token(line.about, MARK), left - INDENT + MARK / 2, first + height / 2)
    for at, text in enumerate(line.words):
        x = (left + right - width(text, line.type, line.bold)) // 2 if line.rule else left
        tone = INK if line.bold else TONE
        y = first + (at + 0.5) * pitch
        if line.low and at == len(line.words) - 1:
            y = max(y, bottom - down / 2 - RISE)
        canvas.text(x, y, text, line.type, tone, bold=line.bold)
    if line.scored:
        _write(canvas, line.scored, right - _length(line.scored) + line.scored[-1].gap, middle)
    start = bottom - down if line.below or line.low else (top + bottom - down) // 2
    for signs in line.signs:
        x, y = right - _length(signs) + signs[-1].gap, start + _height(signs) // 2
        if not line.words:
            _write(canvas, signs, (left + right - across + signs[-1].gap) // 2, y)
        elif line.below:
            things, points = _divided(signs)
            _write(canvas, things, left, y)
            _write(canvas, points, x + _length(things), y)
        else:
            _write(canvas, signs, x, y)
        start += _height(signs)


def narrowed(key: str, seat: int | None, line: Line, room: int, scale: float = 1) -> Line:
    """Return a line about a turn of a seat laid out for `room` px, its words `scale` times as large."""
    return _line(key, seat, line.told, room, scale) if line.told else line


def height(lines: Iterable[Line]) -> int:
    """Return the height of lines, in px."""
    return sum(line.height for line in lines)


def _line(key: str, seat: int | None, told: _Told, room: int, scale: float = 1) -> Line:
    """Return what is told of one thing, `room` px wide, with its signs where it is lowest.

    Signs that picture things are large, unless that takes another row.
    """
    own = seat is None or seat in dict(told.points) or any(gain.n for gain in told.gains)
    aside = told.aside and not (own or told.rule)
    about = told.about if aside and {who for who, _ in told.points} <= {told.about} else None
    plain = Line((), (), told.gains, told.points, head=told.head, rule=told.rule, aside=aside, about=about)
    plain, room = plain._replace(told=told, scale=scale), room - plain.indent
    found = list[tuple[bool, int, Line]]()
    for pictured in (PICTURED, 1):
        signs = tallies(key, seat, told.gains, told.points, pictured=pictured, whose=about)
        sized = list[tuple[bool, int, int, Line]]()
        least = min(LEAST, max(width(one, plain.type, plain.bold) for one in told.text.split("\n")))
        for rows, scored, below in _layouts(signs, room, least):
            across, _ = size(rows)
            beside = room - (_length(scored) if below else across)
            words = _words(told.text, plain, beside)
            wide = [width(each, plain.type, plain.bold) for each in words]
            low = below and not scored and len(rows) == 1 and wide[-1] + across <= room
            line = plain._replace(words=words, signs=rows, scored=scored, below=below and not low, low=low)
            sized.append((max(wide) > beside, line.height, len(words), line))
        wider, _, _, line = min(sized, key=itemgetter(0, 1, 2))
        found.append((wider, line.rows, line))
    return min(found, key=itemgetter(0, 1))[2]


def _words(text: str, line: Line, room: int) -> Sequence[str]:
    """Return the words of a line, each sentence with a row of its own if that takes no more of them."""
    apart = [row for sentence in text.split("\n") for row in _rows(sentence, line, room)]
    together = _rows(text, line, room)
    return apart if len(apart) <= len(together) else together


def _rows(text: str, line: Line, room: int) -> Sequence[str]:
    """Return a text in few rows, of which none before the last is much shorter than others, if possible."""

    def least(rows: Sequence[str]) -> float:
        return min(width(row, line.type, line.bold) for row in rows[:-1] or rows)

    ways = [filled(text, line.type, room, line.bold)]
    if len(ways[0]) > 1 and least(ways[0]) < SHORT * room:
        narrower = (filled(text, line.type, round(share * room), line.bold) for share in NARROWER)
        ways += [rows for rows in narrower if len(rows) == len(ways[0])]
    return max(ways, key=least)


def _layouts(
    signs: Sequence[Tally], room: int, least: int
) -> Iterator[tuple[Sequence[Sequence[Tally]], Sequence[Tally], bool]]:
    """Yield ways to arrange signs: rows beside words, which need `least` px, or below them; of the latter,
    points beside words all the same; and whether rows are below.
    """
    if _length(signs) <= room - least:
        yield [signs] if signs else [], (), False
    yield broken(signs, room), (), True
    things, points = _divided(signs)
    if things and points and _length(points) <= room - least:
        yield broken(things, room), points, True


def _divided(signs: Sequence[Tally]) -> tuple[list[Tally], list[Tally]]:
    """Return the signs of things, and those of points."""
    return [one for one in signs if one.name], [one for one in signs if not one.name]


def _length(line: Sequence[Tally]) -> int:
    """Return the width of a line in px."""
    return sum(tally.width for tally in line)


def _height(line: Sequence[Tally]) -> int:
    """Return the height of a line in px, with the air around it."""
    return max((max(tally.size, tally.sign.height - AIR) + 2 * AIR for tally in line), default=0)


def _sum(counts: Iterable[int]) -> str:
    return change(n) if (n := sum(counts)) else ""


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


def medal(points: int, size: int) -> Image.Image:
    """Return the medal of points beside signs `size` px large: the more they are, the larger."""
    large = round(size * (MEDAL + WORTH * min(abs(points), MOST)))
    return sprites.points(large, change(points), INK if points > 0 else COST)


def _scores(seat: int | None, points: Points) -> bool:
    """Return True if points are those of the seat whose turn it was alone: they need no mark."""
    return [one for one, _ in points] == [seat]


@sprites.composed
def scored(seat: int, points: int, size: int) -> Image.Image:
    """Return the mark of a seat with the points that a turn brought it."""
    mark, sum_ = sprites.token(seat, size), medal(points, size)
    sign = Image.new("RGBa", (mark.width + sum_.width - 8, max(mark.height, sum_.height)))
    sprites.paste(sign, mark, mark.width / 2, sign.height / 2)
    sprites.paste(sign, sum_, sign.width - sum_.width / 2, sign.height / 2)
    return sign


def _names(scene: Scene) -> Sequence[str]:
    """Return the names of the seats as they stand within sentences."""
    short = (
        names for names in headline.shortened(scene.names) if max(width(name, SIZE) for name in names) <= NAME
    )
    return next(short, [seat.letter for seat in SEATS])


def _kind(item: Item) -> tuple[str, int | None]:
    return item.events[0].kind, item.events[0].seat
