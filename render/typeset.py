"""Lines about a turn on a picture: words in rows, with signs of what they brought and cost beside or below.

Owns how a line is laid out in the room for it, and drawn. Must not know games, nor which sentences are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import NamedTuple, Protocol

from PIL import Image

from engine.core import Points
from locales import change
from render import boards, caching, sprites
from render.boards import Gain
from render.canvas import Canvas
from render.text import filled, width
from render.theme import COST, GAP, INK, SOFT, STONE, blend

SIZE = 40
"""px; the words."""
TONE = blend(INK, SOFT, 0.2)
"""The colour of words about what scored nothing."""
PITCH = 1.12
"""From one line of words to the next, by the size."""
SIGN = 60
"""px; a sign beside words."""
ALONE = (88, 72)
"""px; a sign without words: the second, if that takes fewer lines."""
COUNT = 0.66
"""The number beside a sign, by the size of the sign."""
MEDAL, WORTH, MOST = 1.15, 0.03, 8
"""The medal of points, by the size of other signs, and how much more for each point up to `MOST`: the most
points are seen first.
"""
DIGIT = "+4"
"""As wide as this at least are numbers beside signs."""
PICTURED = 1.15
"""The size of a sign without a number, by that of others: it pictures a thing."""
PAIR, CLOSE = 2, 12
"""Things that are no row yet, and px after one."""
APART = 10
"""px; between words and the signs beside them."""
LEAST = 200
"""px; the least room for words beside signs."""
ROW, LAST, SHORT, SHORTEST, CLAUSE, LISTED, LONE, WIDER = 10, 0.5, 0.2, 3, 0.1, 0.4, 0.5, 1
"""What a row of words costs, how much what is free in the last one counts beside that in others, what it
costs if one ends with a word of so few letters, or no clause, or within a list of codes, or is a lone word,
and each px that a word is wider than its room.
"""
NEARLY = 12
"""px; a row of words is measured as a whole if it is wider than its room by less, or narrower."""
LOOSE, HANGING, UNLINED = 50, 14, 20
"""px; how much lower a line has to be for its signs to be below its words, or for each row but one that signs
beside these add; for signs beside the last row of several alone, rather than beside all of them; or not to be
in line with those of lines that scored.
"""
COLUMN = 84
"""px; the column of points, at the right of the lines that scored."""
AIR, RISE = 6, 8
"""px; above and below a line; how much higher the last row of words is than the signs beside it alone, which
are higher than a row.
"""
MARK, INDENT = 60, 78
"""px; the mark of the seat that a line is about, and how much further right its words begin."""


class Said(Protocol):
    """What is said of one thing that was done, or of several."""

    @property
    def at(self) -> int:
        """Which of the events of the turn is its first one."""
        ...

    @property
    def text(self) -> str:
        """Sentences, one on each line."""
        ...

    @property
    def aside(self) -> bool:
        """Whether it says whom it is about: another seat than that whose turn it was, or one of all."""
        ...

    @property
    def about(self) -> int | None:
        """The other seat, if it is one."""
        ...

    @property
    def gains(self) -> Sequence[Gain]:
        """What it brought and cost the seat whose turn it was."""
        ...

    @property
    def points(self) -> Points: ...
    @property
    def rule(self) -> bool:
        """Whether a day, a round or the like begins or ends."""
        ...

    @property
    def apart(self) -> bool:
        """Whether it follows from that, before anything else is chosen."""
        ...


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
        return (GAP if self.gained or self.given else CLOSE) + self.size - SIGN

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
    """Of things, line by line."""
    gains: Sequence[Gain] = ()
    points: Points = ()
    scored: Sequence[Tally] = ()
    """The signs of points, at the right of the last line of the others."""
    low: bool = False
    """Whether the signs are beside the last row of words alone."""
    over: bool = False
    """Whether the rows of words above those reach over the column of points."""
    below: bool = False
    """Whether they are below the words, not beside them."""
    signed: bool = True
    """Whether signs say how many points: otherwise the bar of the turn alone does."""
    lined: bool = False
    """Whether there is room for a column of points beside its signs, as others near it scored."""
    rule: bool = False
    """Whether it divides what was done before from what was done after."""
    aside: bool = False
    """Whether it is about others than the seat whose turn it was."""
    about: int | None = None
    """The one of them that it is about, if that is one whose mark is not among the signs."""
    told: Said | None = None
    """What is said, to lay it out in another room."""

    @property
    def bold(self) -> bool:
        """Whether it scored, or is a heading."""
        return self.rule or bool(self.points)

    @property
    def sentences(self) -> int:
        """How many are told as one."""
        return 1 + self.told.text.count("\n") if self.told else 1

    @property
    def indent(self) -> int:
        """px"""
        return INDENT * (self.about is not None)

    @property
    def aisle(self) -> int:
        """px; the width of the column of points."""
        points = _length(self.scored) - self.scored[-1].gap if self.scored else 0
        return max(COLUMN, points) if self.scored or (self.lined and self.signs) else 0

    @property
    def across(self) -> int:
        """px; the width of the signs, with the column of points, and the gap before them."""
        gap = 0 if self.aisle else GAP
        things = max((_length(signs) - gap for signs in self.signs), default=0)
        return (APART + things + self.aisle) * bool(self.signs or self.scored)

    @property
    def above(self) -> int:
        """px; the room that words above the row of signs leave for those of points."""
        return (APART + self.aisle) * bool(self.scored and not self.over) if self.low else self.across

    @property
    def block(self) -> Sequence[int]:
        """px; the height of each row of signs."""
        rows = [*self.signs] or [()] * bool(self.scored)
        last = len(rows) - 1
        return [max(_height(row), _height(self.scored) * (at == last)) for at, row in enumerate(rows)]

    def divided(self, signs: Sequence[Tally]) -> tuple[Sequence[Tally], Sequence[Tally]]:
        """Return signs by where they are: a row of things below words, such as dice, begins where these do.

        All others are at the right.
        """
        things = [tally for tally in signs if not (tally.gained or tally.given)]
        if not (self.below and self.words and len(things) > PAIR):
            return [], signs
        return things, signs[len(things) :]

    @property
    def width(self) -> int:
        """px; of the widest row of words, with the signs beside it, or of the signs below."""
        wide = [width(words, SIZE, self.bold) for words in self.words] or [0]
        if self.below:
            return self.indent + max(*wide, self.across - APART)
        return self.indent + max([wide[-1] + self.across, *(each + self.above for each in wide[:-1])])

    @property
    def height(self) -> int:
        """px"""
        row, signs = round(PITCH * SIZE), sum(self.block)
        if self.low:
            return row * (len(self.words) - 1) + AIR + max(row + AIR, signs)
        rows = row * len(self.words) + 2 * AIR
        return rows + signs if self.below else max(rows, signs)


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
    several = bool(tallies) and _length(tallies) - tallies[-1].gap > room
    for tally in tallies:
        if tally.width - tally.gap > room:
            return []
        apart = several and tally.bought
        if lines and not apart and _length([*lines[-1], tally]) - tally.gap <= room:
            lines[-1].append(tally)
        else:
            lines.append([tally._replace(bought=False)])
    return lines


def draw(canvas: Canvas, lines: Sequence[Line], left: int, top: int, right: int) -> None:
    """Draw lines one below the other between two edges, the signs at the right.

    What is about another seat has its mark before it.
    """
    for line in lines:
        _draw(canvas, line, left + line.indent, top, right)
        top += line.height


def _draw(canvas: Canvas, line: Line, left: int, top: int, right: int) -> None:
    """Draw a line between two edges."""
    row, bottom = round(PITCH * SIZE), top + line.height
    down, height = sum(line.block), row * len(line.words)
    first = top + AIR if line.low or line.below else (top + bottom - height) // 2
    if line.about is not None:
        canvas.paste(sprites.token(line.about, MARK), left - INDENT + MARK / 2, first + height / 2)
    for at, text in enumerate(line.words):
        y = first + (at + 0.5) * row
        if line.low and at == len(line.words) - 1:
            y = max(y, bottom - down / 2 - RISE)
        canvas.text(left, y, text, SIZE, INK if line.bold else TONE, bold=line.bold)
    start = bottom - down if line.below or line.low else (top + bottom - down) // 2
    middle = start
    end = right - line.aisle
    for signs, high in zip([*line.signs] or [()] * bool(line.scored), line.block, strict=True):
        middle = start + high // 2
        things, others = line.divided(signs)
        _write(canvas, things, left, middle)
        spare = end - left - _length(others) + (others[-1].gap if others and not line.aisle else 0)
        _write(canvas, others, left + (spare if line.words else spare // 2), middle)
        start += high
    if line.scored:
        spare = max(0, line.aisle - _length(line.scored) + line.scored[-1].gap)
        _write(canvas, line.scored, end + spare // 2, middle)


def _write(canvas: Canvas, signs: Sequence[Tally], left: int, y: int) -> None:
    """Draw a line of signs that begins at `left`, centred on `y`."""
    x = left
    for tally in signs:
        if tally.bought:
            canvas.paste(sprites.pointer(tally.lead, STONE), x + (tally.lead - GAP) // 2, y)
            x += tally.lead
        numbers = [one for one in ((tally.gained, INK), (tally.given, COST)) if one[0]]
        canvas.paste(tally.sign, x + tally.side // 2, y)
        at = x + tally.side
        for number, ink in numbers:
            canvas.text(at + GAP // 2, y, number, tally.digits, ink)
            at += tally.wide(number)
        x += tally.width - tally.lead


def narrowed(key: str, seat: int | None, line: Line, room: int) -> Line:
    """Return a line about a turn of a seat laid out for `room` px."""
    if not line.told:
        return line
    return line_of(key, seat, line.told, room, signed=line.signed, lined=line.lined)


def laid(key: str, seat: int | None, lines: Sequence[Line], room: int) -> Sequence[Line]:
    """Return lines about a turn of a seat laid out for `room` px.

    If there is no room for the column of points beside the signs of one, none has it but those that scored.
    """
    found = [narrowed(key, seat, line, room) for line in lines]
    if all(line.lined for line in found if line.signs and not line.scored):
        return found
    return [narrowed(key, seat, line._replace(lined=False), room) for line in lines]


def height(lines: Iterable[Line]) -> int:
    """Return the height of lines, in px."""
    return sum(line.height for line in lines)


def line_of(
    key: str, seat: int | None, told: Said, room: int, *, signed: bool = True, lined: bool = False
) -> Line:
    """Return what is told of one thing, `room` px wide, with its signs where it is lowest, and points in a
    column: these only if it is `signed`, and room for that in any case if it is `lined`.
    """
    own = seat is None or seat in dict(told.points) or any(gain.n for gain in told.gains)
    aside = told.aside and not (told.rule or (own and not told.apart))
    about = told.about if aside and {who for who, _ in told.points} <= {told.about} else None
    plain = Line((), (), told.gains, told.points, rule=told.rule, aside=aside, about=about)
    plain, room = plain._replace(told=told, signed=signed, lined=lined), room - plain.indent
    whose = None if told.apart else seat
    points = told.points if signed else ()
    things, medals = _divided(tallies(key, whose, told.gains, points, SIGN, PICTURED, about))
    found = list[tuple[bool, int, int, Line]]()
    plain = plain._replace(scored=medals)
    fewest = len(_words(told.text, plain._replace(scored=()), room))
    ways = (plain, plain._replace(lined=False)) if lined and things and not medals else (plain,)
    for line in (line for way in ways for line in _layouts(way, things, room)):
        line = line._replace(words=_words(told.text, line, room))
        squeezed = max(0, len(line.words) - fewest - 1)
        loose = LOOSE * (line.below + squeezed)
        loose += HANGING * (line.low and len(line.words) > 1) + UNLINED * (not line.lined)
        found.append((line.width > room + plain.indent, line.height + loose, line.over, line))
    return min(found, key=itemgetter(*range(3)))[-1]


def _layouts(line: Line, things: Sequence[Tally], room: int) -> Iterator[Line]:
    """Yield ways to arrange the signs of a line: beside all words, in one row or in several, beside their
    last row, or below them in as many rows as they need.
    """
    beside = line._replace(signs=[things] if things else [])
    if beside.across <= room - LEAST:
        yield beside
        if things:
            yield beside._replace(low=True)
        if things and line.scored:
            yield beside._replace(low=True, over=True)
    for end in range(len(things) - 1, 0, -1):
        higher = line._replace(signs=broken(things, _length(things[:end]) - things[end - 1].gap))
        if higher.signs and higher.across <= room - LEAST:
            yield higher
    if things or line.scored:
        left = room - beside.aisle - GAP * bool(beside.aisle)
        yield line._replace(signs=broken(things, left) or beside.signs, below=True)


def _words(text: str, line: Line, room: int) -> Sequence[str]:
    """Return the words of a line, each sentence with a row of its own if that takes no more of them."""
    before = 0 if line.below else line.above
    wide, spare = room - before, (line.across - before) * line.low
    *others, last = text.split("\n")
    apart = (
        *(row for one in others for row in _rows(one, line.bold, wide)),
        *_rows(last, line.bold, wide, spare),
    )
    together = _rows(text, line.bold, wide, spare)
    return apart if len(apart) <= len(together) else together


@lru_cache(maxsize=256)
def _rows(text: str, bold: bool, wide: int, spare: int = 0) -> Sequence[str]:
    """Return the fewest rows of a text, `wide` px at most and the last of them `spare` px less, which are
    about as wide as each other and end with few short words.
    """
    pieces = filled(text, SIZE, 1, bold)  # numbers are with what they count
    gap = width("a a", SIZE, bold) - width("aa", SIZE, bold)
    ends = [0, *accumulate(width(piece, SIZE, bold) + gap for piece in pieces)]
    best: list[tuple[float, list[int]]] = [(0, [])]
    for end in range(1, len(pieces) + 1):
        last, word = end == len(pieces), pieces[end - 1].split()[-1]
        ways = list[tuple[float, list[int]]]()
        for start in range(end):
            free = wide - (ends[end] - ends[start] - gap) - spare * last
            if abs(free) < NEARLY:
                free = wide - width(" ".join(pieces[start:end]), SIZE, bold) - spare * last
            cost = ROW + (free / wide) ** 2 * (LAST if last else 1)
            cost += LONE * (end - start == 1 < len(pieces))
            cost += (SHORT * _is_short(word) + CLAUSE * word[-1:].isalnum()) * (not last)
            cost += LISTED * (_is_listed(word) and not last)
            if free < 0:
                cost += WIDER * -free if start == end - 1 else float("inf")
            before, starts = best[start]
            ways.append((before + cost, [*starts, start]))
        best.append(min(ways))
    starts = [*best[-1][1], len(pieces)]
    return tuple(" ".join(pieces[start:end]) for start, end in pairwise(starts))


def _is_short(word: str) -> bool:
    return word.isalpha() and len(word) <= SHORTEST


def _is_listed(word: str) -> bool:
    """Return True if a word is a code that others follow, as in *A5, A6 and A7*."""
    return word[-1:] == "," and any(map(str.isdigit, word))


def _divided(signs: Sequence[Tally]) -> tuple[list[Tally], list[Tally]]:
    """Return the signs of things, and those of points."""
    return [one for one in signs if one.name], [one for one in signs if not one.name]


def _length(line: Sequence[Tally]) -> int:
    """Return the width of a line in px."""
    return sum(tally.width for tally in line)


def _height(line: Sequence[Tally]) -> int:
    """Return the height of a line in px, with the air around it."""
    return max((max(tally.size, tally.sign.height - AIR) + 2 * AIR for tally in line), default=0)


def medal(points: int, size: int) -> Image.Image:
    """Return the medal of points beside signs `size` px large: the more they are, the larger."""
    large = round(size * (MEDAL + WORTH * min(abs(points), MOST)))
    return sprites.points(large, change(points), INK if points > 0 else COST)


def _scores(seat: int | None, points: Points) -> bool:
    """Return True if points are those of the seat whose turn it was alone: they need no mark."""
    return [one for one, _ in points] == [seat]


@caching.composed
def scored(seat: int, points: int, size: int) -> Image.Image:
    """Return the mark of a seat with the points that a turn brought it."""
    mark, sum_ = sprites.token(seat, size), medal(points, size)
    sign = Image.new("RGBa", (mark.width + sum_.width - 8, max(mark.height, sum_.height)))
    sprites.paste(sign, mark, mark.width / 2, sign.height / 2)
    sprites.paste(sign, sum_, sign.width - sum_.width / 2, sign.height / 2)
    return sign


def _sum(counts: Iterable[int]) -> str:
    return change(n) if (n := sum(counts)) else ""
