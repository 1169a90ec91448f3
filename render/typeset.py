"""Lines about a turn on a picture: words in rows, with signs of what they brought and cost beside or below.

Owns how a line is laid out in the room for it, and drawn. Must not know games, nor which sentences are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import NamedTuple, Protocol

from PIL import Image

from engine.core import Points
from locales import change
from render import boards, caching, sprites
from render.boards import Gain
from render.canvas import Canvas
from render.scripts import Weight
from render.text import filled, width
from render.theme import COST, GAP, INK, SOFT, STONE, blend

SIZE = 39
"""px; the words: they are the captions of signs."""
TONE = blend(INK, SOFT, 0.1)
"""The colour of words about what scored nothing."""
PITCH = 1.12
"""From one line of words to the next, by the size."""
SIGN = 60
"""px; a sign beside words."""
ALONE = (88, 72)
"""px; a sign without words: the second, if that takes fewer lines."""
COUNT = 0.75
"""The number beside a sign, by the size of the sign. It begins with a plus or, of a cost, with a minus."""
MEDAL, WORTH, MOST, GREAT = 1.1, 0.03, 8, 1.15
"""The medal of points, by the size of other signs, and how much more for each point up to `MOST`: the most
points are seen first. How much larger it is if the points are those of a week or the like.
"""
MANY = 3
"""The fewest points that are told in bold."""
DIGIT = "+4"
"""As wide as this at least are numbers beside signs."""
PICTURED = 1.15
"""The size of a sign without a number, by that of others: it pictures a thing."""
PAIR, CLOSE = 2, 12
"""Things that are no row yet, and px after one."""
APART, BEFORE = 12, 12
"""px; between words and the signs beside them, and between these and the points."""
LEAST, TORN, STUB = 180, 0.5, 0.31
"""px; the least room for words beside signs. The least width of the first of several rows of a sentence, by
all the room: if signs leave less than this, and if not. Where it would be narrower, signs are below.
"""
ROW, LAST, SHORT, SHORTEST, CLAUSE, LISTED, LONE, WIDER = 10, 0.5, 0.2, 3, 0.1, 0.4, 0.5, 1
"""What a row of words costs, how much what is free in the last one counts beside that in others, what it
costs if one ends with a word of so few letters, or no clause, or within a list of codes, or is a lone word,
and each px that a word is wider than its room.
"""
NEARLY = 12
"""px; a row of words is measured as a whole if it is wider than its room by less, or narrower."""
LOOSE, RUN = 50, 32
"""px; how much lower a line has to be for its signs to be below its words, for each row but one that signs
beside these add, or for an arrow among signs to be lost; and for a sentence that runs on into a row where
another begins.
"""
END = ".!?"
"""The last signs of sentences."""
AIR = 5
"""px; above and below a line."""
STEP = round(PITCH * SIZE)
ROOF = AIR + (STEP + 1) // 2
"""px; from one row of words to the next; from the top of a line to the middle of its first row at least."""
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
    def choice(self) -> bool:
        """Whether the seat whose turn it was chose it."""
        ...

    @property
    def whole(self) -> str:
        """The same, the first with the name of the seat whose turn it was."""
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
    def news(self) -> bool:
        """Whether the turn is about it unless it scored."""
        ...

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
    def counted(self) -> bool:
        """Whether it has a number."""
        return bool(self.gained or self.given)

    @property
    def costs(self) -> bool:
        """Whether it was given, and nothing was gained."""
        return bool(self.given and not self.gained)

    @property
    def side(self) -> int:
        """px; the width of the sign: the same of all that have a number, which are below each other."""
        return max(self.sign.width, self.size * self.counted)

    @property
    def gap(self) -> int:
        """px; to the next sign: large ones are clearly further from each other than from their numbers."""
        return CLOSE + self.size - SIGN

    @property
    def digits(self) -> int:
        """px; the size of its numbers."""
        return round(COUNT * self.size)

    def wide(self, number: str) -> int:
        """Return the width of one of the numbers, with the gap before it, in px."""
        return GAP // 2 + max(width(one, self.digits) for one in (number, DIGIT)) if number else 0


class _Line(NamedTuple):
    """The fields of a line."""

    words: Sequence[str]
    signs: Sequence[Sequence[Tally]]
    """Of things, line by line."""
    gains: Sequence[Gain] = ()
    points: Points = ()
    scored: Sequence[Tally] = ()
    """The signs of points, at the right of the first row of words."""
    below: bool = False
    """Whether the signs of things are below the words, not at the right of all."""
    most: bool = False
    """Whether it brought the most points of its band, and many, or is its news if nothing did."""
    rule: bool = False
    """Whether it divides what was done before from what was done after."""
    aside: bool = False
    """Whether it is about others than the seat whose turn it was."""
    about: int | None = None
    """The one of them that it is about, if that is one whose mark is not among the signs."""
    named: bool = False
    """Whether it begins with the name of the seat whose turn it was: no bar says that."""
    told: Said | None = None
    """What is said, to lay it out in another room."""


class Line(_Line):
    """What is said of one thing that was done, in lines of words, and what it brought and cost."""

    @property
    def bold(self) -> bool:
        """Whether it brought the most points, is news, or is a heading."""
        return self.rule or self.most

    @property
    def news(self) -> bool:
        """Whether its turn is about it unless it scored."""
        return bool(self.told and self.told.news)

    @property
    def interest(self) -> int:
        """How much its news counts: 1 if somebody chose it, 2 if it followed from that; 0 without any."""
        return 2 - self.told.choice if self.told and self.told.news else 0

    @property
    def weight(self) -> Weight:
        """Of its words."""
        return True if self.bold else "strong"

    @property
    def worth(self) -> int:
        """Points that it brought all seats."""
        return sum(n for _, n in self.points)

    @property
    def text(self) -> str:
        """Sentences, one on each line."""
        return "" if not self.told else self.told.whole if self.named else self.told.text

    @property
    def sentences(self) -> int:
        """How many are told as one."""
        return 1 + self.text.count("\n")

    @property
    def indent(self) -> int:
        """px"""
        return INDENT * (self.about is not None)

    @cached_property
    def aisle(self) -> int:
        """px; the width of the points."""
        return _length(self.scored)

    @cached_property
    def span(self) -> int:
        """px; the width of all signs, with the points, and the gap before them."""
        things = max(map(_length, self.signs), default=0)
        between = BEFORE * bool(things and self.aisle)
        return (APART + things + between + self.aisle) * bool(things or self.scored)

    @cached_property
    def across(self) -> int:
        """px; that of those beside the first row of words."""
        points = (APART + self.aisle) * bool(self.scored)
        return points if self.below else self.span

    @cached_property
    def block(self) -> Sequence[int]:
        """px; the height of each row of signs of things."""
        return [*map(_height, self.signs)]

    @cached_property
    def first(self) -> float:
        """px; from its top to the middle of its first row of words and signs."""
        things = 0 if self.below or not self.signs else self.block[0]
        return max(ROOF, things / 2, _height(self.scored) / 2)

    @property
    def tall(self) -> int:
        """px; the height of its highest sign."""
        return max(tally.sign.height for row in (*self.signs, self.scored) for tally in row)

    @property
    def rows(self) -> Sequence[float]:
        """px; from its top to the middle of each row of words."""
        return [self.first + at * STEP for at in range(max(1, len(self.words)))]

    def divided(self, signs: Sequence[Tally]) -> tuple[Sequence[Tally], Sequence[Tally]]:
        """Return signs by where they are: those below words begin where these do, others are at the right.

        Below words, the price of a row of things, such as dice, is at the right as well.
        """
        if not (self.below and self.words):
            return [], signs
        things = [tally for tally in signs if not tally.counted]
        return (things, signs[len(things) :]) if len(things) > PAIR else (signs, [])

    @property
    def width(self) -> int:
        """px; of the widest row of words, with the signs beside it, or of the signs below."""
        words = max((width(words, SIZE, self.weight) for words in self.words), default=0)
        signs = max(map(_length, self.signs), default=0) * self.below
        return self.indent + max(words + self.across, signs)

    @property
    def runs_on(self) -> bool:
        """Whether a sentence begins in a row where another ends that began in the row before."""
        return any(row[-1] not in END and ". " in other for row, other in pairwise(self.words))

    def torn(self, room: int) -> bool:
        """Return True if signs leave its first row only a small part of a sentence, in `room` px for both."""
        first, *others = self.words
        least = room * (TORN if room - self.across < TORN * room else STUB)
        return bool(others) and first[-1] not in END and width(first, SIZE, self.weight) < least

    @cached_property
    def height(self) -> int:
        """px"""
        words = round(self.rows[-1]) + ROOF if self.words else 0
        if self.below:
            return words + sum(self.block)
        before = self.first - self.block[0] / 2 if self.block else 0
        return max(words, round(before) + sum(self.block), round(self.first + _height(self.scored) / 2))


def tallies(
    key: str,
    seat: int | None,
    gains: Iterable[Gain],
    points: Points,
    size: int = SIGN,
    pictured: float = PICTURED,
    whose: int | None = None,
    great: float = 1,
) -> list[Tally]:
    """Return signs `size` px large: of what has no number, `pictured` times larger, of what was only given,
    then, after an arrow, of what was gained, and points.

    Not on balance: what is gained and given has both numbers. Points have the mark of their seat, unless all
    are those of the seat whose turn it is or `whose` mark stands before the words; medals are `great`
    times as large.
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
        shown.append(Tally(size, medal(n, round(great * size)) if plain else scored(one, n, size)))
    return shown


def broken(tallies: Sequence[Tally], room: int) -> list[list[Tally]]:
    """Return lines of signs at most `room` px wide, or none if a tally is wider than that.

    If there are several, the gains that an arrow leads to begin one, or what was given for them if that is
    beside something else.
    """
    lines: list[list[Tally]] = []
    several = _length(tallies) > room
    for tally in tallies:
        if tally.width - tally.gap > room:
            return []
        apart = several and tally.bought
        paid = [one for one in lines[-1] if one.costs] if apart else []
        if paid and len(paid) < len(lines[-1]) and _length([*paid, tally]) <= room:
            lines[-1:] = [[one for one in lines[-1] if not one.costs], [*paid, tally]]
        elif lines and not apart and _length([*lines[-1], tally]) <= room:
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
    """Draw a line between two edges: its signs at the right of its words, or below these where they begin."""
    middle, column = top + line.first, right - line.aisle
    end = column - BEFORE * bool(line.aisle)
    if line.about is not None:
        canvas.paste(sprites.token(line.about, MARK), left - INDENT + MARK / 2, middle)
    ink = INK if line.bold or line.points else TONE
    for text, down in zip(line.words, line.rows, strict=False):
        canvas.text(left, top + down, text, SIZE, ink, bold=line.weight)
    beside = top + line.first - sum(line.block[:1]) / 2
    start = top + line.height - sum(line.block) if line.below else beside
    for signs, high in zip(line.signs, line.block, strict=True):
        first, others = line.divided(signs)
        write(canvas, first, left, round(start + high / 2))
        spare = end - left - _length(others)
        write(canvas, others, left + (spare if line.words else spare // 2), round(start + high / 2))
        start += high
    write(canvas, line.scored, column, round(middle))


def write(canvas: Canvas, signs: Sequence[Tally], left: int, y: int) -> None:
    """Draw a line of signs that begins at `left`, centred on `y`."""
    x = left
    for tally in signs:
        if tally.bought:
            canvas.paste(sprites.pointer(tally.lead, STONE), x + (tally.lead - GAP) // 2, y)
            x += tally.lead
        canvas.paste(tally.sign, x + tally.side // 2, y)
        at = x + tally.side + GAP // 2
        if tally.gained:
            canvas.text(at, y, tally.gained, tally.digits)
            at += tally.wide(tally.gained)
        if tally.given:
            canvas.text(at, y, tally.given, tally.digits, COST)
        x += tally.width - tally.lead


def narrowed(key: str, seat: int | None, line: Line, room: int, *, named: bool = False) -> Line:
    """Return a line about a turn of a seat laid out for `room` px."""
    if not line.told:
        return line
    return line_of(key, seat, line.told, room, most=line.most, named=named)


def matched(key: str, seat: int | None, lines: Sequence[Line], room: int) -> Sequence[Line]:
    """Return the lines of one band: in bold what brought most points, if these are `MANY`, or else those news
    of it that count most; if it is neither, what brought a point, unless there is nothing else.
    """
    most = max((line.worth for line in lines), default=0)
    news = max((line.interest for line in lines), default=0)
    if most < MANY and news:
        leads = [line.interest == news for line in lines]
    else:
        leads = [0 < line.worth == most and (most >= MANY or len(lines) > 1) for line in lines]
    others = [line._replace(most=one) for line, one in zip(lines, leads, strict=True)]
    return [
        line if line == other else narrowed(key, seat, other, room)
        for line, other in zip(lines, others, strict=True)
    ]


def height(lines: Iterable[Line]) -> int:
    """Return the height of lines, in px."""
    return sum(line.height for line in lines)


def line_of(
    key: str,
    seat: int | None,
    told: Said,
    room: int,
    *,
    most: bool = False,
    named: bool = False,
) -> Line:
    """Return what is told of one thing, `room` px wide, with its signs where it is lowest, and in bold if it
    brought the `most`.
    """
    own = seat is None or seat in dict(told.points) or any(gain.n for gain in told.gains)
    aside = told.aside and not (told.rule or (own and not told.apart))
    about = told.about if aside and {who for who, _ in told.points} <= {told.about} else None
    plain = Line((), (), told.gains, told.points, rule=told.rule, aside=aside, about=about)
    plain = plain._replace(told=told, most=most, named=named)
    room -= plain.indent
    whose, great = (None, GREAT) if told.apart else (seat, 1)
    signs = tallies(key, whose, told.gains, told.points, SIGN, PICTURED, about, great)
    things, medals = _divided(signs)
    plain = plain._replace(scored=medals)
    fewest, found = 0, list[tuple[bool, bool, float, Line]]()
    for way in _layouts(plain, things, room):
        line = way._replace(words=_words(way.text, way, room))
        fits = line.width <= room + line.indent
        if fits and len(line.words) == 1 and len(line.signs) < 2 and not line.below:
            return line  # none is lower
        fewest = fewest or len(_words(plain.text, Line((), (), rule=told.rule, most=most), room))
        more = max(0, len(line.words) - (fewest + 1))
        loose = LOOSE * (line.below + more + (_bought([things]) > _bought(line.signs))) + RUN * line.runs_on
        found.append((not fits, line.torn(room), line.height + loose, line))
    return min(found, key=itemgetter(0, 1, 2))[-1]


def plain(text: str, room: int) -> Line:
    """Return a line of words alone, `room` px wide."""
    return Line(_words(text, Line((), ()), room), ())


def _layouts(line: Line, things: Sequence[Tally], room: int) -> Iterator[Line]:
    """Yield ways to arrange the signs of a line: at the right of its words, in one row or in several, or
    those of things below the words, in as many rows as they need.
    """
    beside = line._replace(signs=[things] if things else [])
    if not things or beside.across <= room - LEAST:
        yield beside
    kinds = [at for at, (one, other) in enumerate(pairwise(things), 1) if one.counted < other.counted]
    for at in kinds:  # pictures, then what has numbers
        divided = line._replace(signs=[things[:at], [things[at]._replace(bought=False), *things[at + 1 :]]])
        if divided.across <= room - LEAST:
            yield divided
    for end in range(len(things) - 1, 0, -1):
        higher = line._replace(signs=broken(things, _length(things[:end])))
        if higher.signs and higher.across <= room - LEAST:
            yield higher
    if things:
        left = room - beside.aisle - BEFORE * bool(beside.aisle)
        yield line._replace(signs=broken(things, left) or beside.signs, below=True)


def _words(text: str, line: Line, room: int) -> Sequence[str]:
    """Return the words of a line, each sentence with a row of its own if that takes no more of them."""
    wide, sentences = room - line.across, text.split("\n")
    apart = tuple(row for one in sentences for row in _rows(one, line.weight, wide))
    if len(sentences) == 1:
        return apart
    together = _rows(text, line.weight, wide)
    return apart if len(apart) <= len(together) else together


@lru_cache(maxsize=256)
def _rows(text: str, bold: Weight, wide: int) -> Sequence[str]:
    """Return the fewest rows of a text, `wide` px at most, which are about as wide as each other and end with
    few short words.
    """
    pieces = filled(text, SIZE, 1, bold)  # numbers are with what they count
    gap = width("a a", SIZE, bold) - width("aa", SIZE, bold)
    ends = [0, *accumulate(width(piece, SIZE, bold) + gap for piece in pieces)]
    if ends[-1] - gap + NEARLY < wide:
        return (" ".join(pieces),)
    best: list[tuple[float, list[int]]] = [(0, [])]
    for end in range(1, len(pieces) + 1):
        last, word = end == len(pieces), pieces[end - 1].split()[-1]
        ways = list[tuple[float, list[int]]]()
        for start in range(end - 1, -1, -1):
            free = wide - (ends[end] - ends[start] - gap)
            if abs(free) < NEARLY:
                free = wide - width(" ".join(pieces[start:end]), SIZE, bold)
            cost = ROW + (free / wide) ** 2 * (LAST if last else 1)
            cost += LONE * (end - start == 1 < len(pieces))
            cost += (SHORT * _is_short(word) + CLAUSE * word[-1:].isalnum()) * (not last)
            cost += LISTED * (_is_listed(word) and not last)
            if free < 0 and start < end - 1:
                break  # so is each row that begins before it
            cost += WIDER * max(0, -free)
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


def _bought(rows: Iterable[Sequence[Tally]]) -> int:
    """Return how many arrows there are in rows of signs."""
    return sum(tally.bought for row in rows for tally in row)


def _length(line: Sequence[Tally]) -> int:
    """Return the width of a line in px, without the gap after the last sign."""
    return sum(tally.width for tally in line) - (line[-1].gap if line else 0)


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
