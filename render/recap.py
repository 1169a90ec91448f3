"""What happened over some turns, turn by turn: who did what, and the parts of the board where it can be seen.

Owns which parts are shown, how large, where they end, and how they are laid out with the words, which stand
either all beside or all above those of a chapter: all can be read where the picture is 264 px wide. If
there are too many words, the turns are marked on the whole board, by `render.changes`. Must
not know games: a game's board says where its events are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from itertools import accumulate, combinations, pairwise, product
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from engine import games
from engine.core import Event, Game, Points, sum_points
from locales import change, texts
from render import boards, changes, headline, panels, sprites, telling
from render.boards import Place
from render.canvas import Box, Canvas, grown
from render.changes import Mark, Told
from render.pen import Pen, Point, resized
from render.scene import Scene
from render.telling import Line, Tally
from render.text import readable
from render.theme import BORDER, COST, GAP, INK, MARGIN, PAPER, SEATS

WIDE = 904
"""px; the width of a band."""
EDGE, LINE = 4, 7
"""px; the edge of a band, and the coloured line of a frame."""
INSET, CORNER, FOOT = 8, 12, 2
"""px; between parts of the board and around them, the radius of their corners, and the room below words."""
WHOLE = WIDE - 2 * (EDGE + INSET)
"""px; the width of a part of the board that has a row for itself."""
HALF = (WHOLE - INSET) // 2
"""px; the width of one of two parts side by side."""
SIDE = 378
"""px; the width of a part beside words."""
SMALL, LEAST, SMALLEST = 0.7, 0.85, 0.5
"""How large a part is at least that is made smaller to be as wide as that, or not higher than `HIGH`; a card
by itself, and a card beside words.
"""
HIGH, WAY, CARD = 380, 290, 290
"""px; the height of a part beside another or words, of one as wide as a band with the way of what moved, and
of a card: a higher one is made smaller.
"""
AROUND, ABOVE, FULL = 30, 16, 0.96
"""px; of a card beside what is on it, unless that takes this share of its width, and above and below it."""
ENLARGED = 1.4
"""How large a part is at most that is lower than the words beside it."""
EMPTY, WRAPPED = 0.3, 10
"""What counts as much as the height of a turn: so large a share of what is empty beside parts or words, and
px for each row of words that would not be needed if they were as wide as the band.
"""
LARGER, FILLED = (1.25, 1.1), 0.85
"""How large words are, the first that fit, beside parts of the board of whose height they would fill less
than that.
"""
LOW, TALL, TALLEST = 160, 560, 720
"""px; the least height of a part, the most with places that can be apart, and the most of all."""
AIR, CLOSE, NEAR, FAR = 70, 40, 20, 100
"""px; of the board around what has changed: for which places near each other have room; then around it as a
rule, and above and below it at least and at most.
"""
CUT, WORD, TRIMMED = 40, 4, 60
"""px; how far an edge moves to cut one piece less, how many pieces a word counts as, and how much narrower a
part is at most for that.
"""
HIGHEST = 3150
"""px; a higher picture is too small on a screen: the whole board is drawn instead."""
BAR = 86
"""px; the height of the bar that says whose turn it was."""
NUMBER, TOKEN, NAME = 44, 74, 66
"""px; the number of a turn, and the mark and the name of its seat."""
GAIN, OTHERS, MOST = 90, 62, 2
"""px; the medal of the points that a turn brought its seat, and the marks of others with theirs, and how many
others have room beside a name.
"""
SUM, SUMS, TITLE = 60, 84, 44
"""px; the marks with the points that all turns together brought each seat, their strip, and its title."""
VEIL = 1.18
"""How much stronger the veil is on a part of a board than on a panel."""
ROUNDED = 16
"""px; the radius of the corners of bands and cards."""
PAD = 20
"""px; between the edge of a bar, the number, the token and the words."""
ROOM, COLUMN = WIDE - 2 * (EDGE + PAD), WIDE - 2 * EDGE - INSET - SIDE - 2 * PAD
"""px; the width of words and signs, and of those beside a part."""


class Part(NamedTuple):
    """A part of the board: what is marked there, and where it is."""

    marks: Sequence[Mark]
    box: Box
    alone: bool = False
    """It is a card, without the board around it."""
    land: bool = False
    """That card goes on beyond its edges, which are drawn round as those of other parts are."""
    share: float = 1
    """How large it is shown, by its size on the board."""

    @property
    def height(self) -> int:
        """px; with the room around a card."""
        return round((self.box[3] - self.box[1]) * self.share) + GAP * (self.alone and not self.land)


Row = Sequence[Part]
"""One or two parts of the board side by side."""


class Chapter(NamedTuple):
    """What happened of a turn up to a rule: what is told of it, and where it can be seen, one or the other
    first throughout.
    """

    lines: Sequence[Line]
    """As wide as the band."""
    rows: Sequence[Row]
    """Parts of the board: below the words, or below each other beside them."""
    board: Canvas | None
    """The position after it, if any of it is shown."""
    rule: Line | None = None
    """What begins with it."""
    beside: Sequence[Line] = ()
    """The lines as they are laid out beside the parts."""

    @property
    def told(self) -> int:
        """px; the height of the lines."""
        return telling.height(self.beside or self.lines) + FOOT * bool(self.lines)

    @property
    def seen(self) -> int:
        """px; the height of the parts of the board, and of what is around them."""
        return sum(height(row) + INSET for row in self.rows) + INSET * bool(self.rows)

    @property
    def body(self) -> int:
        """px; the height without the rule."""
        return max(self.told, self.seen) if self.beside else self.told + self.seen

    @property
    def height(self) -> int:
        """px"""
        return self.body + (self.rule.height if self.rule else 0)

    @property
    def cost(self) -> float:
        """How much room it takes, in px, and how much of it is empty."""
        if not self.beside:
            return self.body
        rows, fewest = (sum(len(line.words) for line in lines) for lines in (self.beside, self.lines))
        return self.body + EMPTY * abs(self.seen - self.told) + WRAPPED * (rows - fewest)


class Band(NamedTuple):
    """A turn: its number, whose it was, and what was done, from one rule to the next."""

    number: int
    seat: int | None
    name: str
    """Of the seat, as the reader is told it."""
    gain: int
    """Points, which the turn brought its seat."""
    others: Points
    """What it brought others, or cost them, if there is room for it."""
    chapters: Sequence[Chapter]

    @property
    def lines(self) -> Sequence[Line]:
        return [line for one in self.chapters for line in (*([one.rule] if one.rule else []), *one.lines)]

    @property
    def rows(self) -> Sequence[Row]:
        return [row for one in self.chapters for row in one.rows]

    @property
    def height(self) -> int:
        """px"""
        return BAR + EDGE + sum(one.height for one in self.chapters)


def picture(key: str, scene: Scene, turns: Sequence[Told]) -> bytes:
    """Draw what happened in some turns, each in the position after it, and the first with the number 1.

    `scene` is the position after the last one.
    """
    canvas = drawn(key, scene, turns)
    return canvas.png() if canvas else changes.picture(key, scene, turns)


def drawn(key: str, scene: Scene, turns: Sequence[Told]) -> Canvas | None:
    """Return a bar for each turn, and what is told of it with parts of the board.

    In brief, parts of the board give way to words, then words to each other. Return None if even the most
    important ones are too many.
    """
    return (
        _drawn(key, scene, turns)
        or _drawn(key, scene, turns, brief=True)
        or _drawn(key, scene, turns, brief=True, high=telling.BRIEF)
    )


def _drawn(
    key: str, scene: Scene, turns: Sequence[Told], *, brief: bool = False, high: int = telling.HIGH
) -> Canvas | None:
    won = bool(games.get(key).outcome(scene.view.state))
    sums = summed(turns)
    height = 2 * MARGIN + won * (headline.HEIGHT + GAP) + bool(sums) * (SUMS + GAP) - GAP
    shown: list[Band] = []
    for band in bands(key, scene, turns, brief=brief, high=high):
        if not all(_fits(_bounds(part.marks)) for row in band.rows for part in row):
            return None
        shown.append(band)
        height += band.height + GAP
        while brief and height > HIGHEST and any(band.rows for band in shown):
            height -= _without_least(shown)
        if height > HIGHEST:
            return None
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    top = MARGIN
    if won:
        top += headline.draw(canvas, key, scene, right=MARGIN + WIDE) + GAP
    if sums:
        _sums(canvas, scene, sums, top)
        top += SUMS + GAP
    for band in shown:
        top = _draw(canvas, band, top) + GAP
    return canvas


def summed(turns: Sequence[Told]) -> Points:
    """Return what several turns together brought each seat, or nothing if that is what their bars say."""
    brought = [sum_points(turn.events) for turn in turns]
    seats = [seat for points in brought for seat, _ in points]
    if len({*seats}) == len(seats) and all(len(points) <= MOST + 1 for points in brought):
        return ()
    return sum_points([happened for turn in turns for happened in turn.events])


def _sums(canvas: Canvas, scene: Scene, sums: Points, top: int) -> None:
    """Draw the marks of the seats that gained or lost points on a strip, with these, the most first."""
    right, middle = MARGIN + WIDE, top + SUMS // 2
    canvas.box(MARGIN, top, right, top + SUMS, PAPER, ROUNDED, INK, EDGE)
    title = texts(scene.lang)("render-points")
    canvas.text(MARGIN + EDGE + PAD, middle, title, TITLE, bold="title")
    x = right - EDGE - PAD
    for seat, n in sorted(sums, key=lambda point: point[1]):
        sign = telling.scored(seat, n, SUM)
        canvas.paste(sign, x - sign.width / 2, middle)
        x -= sign.width + 2 * PAD


def _without_least(bands: list[Band]) -> int:
    """Leave out a row of parts of the board, of which the words tell as well, and return the room it took.

    It is one of the turn that brought its seat the least, that which takes most room.
    """
    ways = [
        (band.height <= less.height, band.gain, less.height - band.height, at, less)
        for at, band in enumerate(bands)
        for less in (_without(band, place) for place in range(len(band.rows)))
    ]
    *_, at, less = min(ways, key=lambda way: way[:3])
    saved = bands[at].height - less.height
    bands[at] = less
    return saved


def _without(band: Band, place: int) -> Band:
    """Return a turn without one of its rows of parts; words beside it are as wide as the band again."""
    chapters = [*band.chapters]
    for at, one in enumerate(chapters):
        if place < len(one.rows):
            rows = [*one.rows[:place], *one.rows[place + 1 :]]
            chapters[at] = one._replace(rows=rows, beside=one.beside if rows else ())
            break
        place -= len(one.rows)
    return band._replace(chapters=chapters)


def leaves_a_trace(key: str, scene: Scene) -> bool:
    """Return True if the viewer's draft changes anything that `draft` shows."""
    return any(boards.get(key).places(scene, scene.draft)) or bool(_signs(key, scene))


def draft(key: str, scene: Scene) -> Canvas | None:
    """Return what the viewer's draft changes, large, or None if that is nothing or too much."""
    (band,) = bands(key, scene, [Told(scene.view.seat, scene.draft)], draft=True)
    ways = (telling.broken(_signs(key, scene, size), ROOM) for size in telling.ALONE)
    signs = min(ways, key=len)
    (chapter,) = band.chapters
    band = band._replace(chapters=[chapter._replace(lines=[Line((), signs)] if signs else [])])
    fits = all(_fits(_bounds(part.marks)) for row in band.rows for part in row)
    top = MARGIN + headline.HEIGHT + GAP
    height = top + band.height - BAR + MARGIN
    if not (band.lines or band.rows) or height > HIGHEST or not fits:
        return None
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    headline.draw(canvas, key, scene, right=MARGIN + WIDE)
    bottom = height - MARGIN
    _ground(canvas, band, top, bottom)
    _below(canvas, band, top)
    canvas.rim((MARGIN, top, MARGIN + WIDE, bottom), INK, EDGE, ROUNDED)
    return canvas


def _signs(key: str, scene: Scene, size: int = telling.SIGN) -> list[Tally]:
    """Return the signs of what the viewer's draft brings and costs, `size` px large."""
    seat = scene.view.seat
    points = tuple(point for point in sum_points(scene.draft) if point[0] == seat)
    own = [one for one in scene.draft if one.seat == seat]
    return telling.tallies(key, seat, telling.gains(key, seat, own), points, size)


def bands(
    key: str,
    scene: Scene,
    turns: Sequence[Told],
    *,
    brief: bool = False,
    high: int = telling.HIGH,
    draft: bool = False,
) -> Iterator[Band]:
    """Yield a band for each turn, its words as a rule not higher than `high` px.

    In `brief`, it is without the places that can be spared.

    A `draft` is not confirmed yet; it has no words, and nothing of it is made smaller.
    """
    dealt = turns if draft else _dealt(games.get(key), turns)
    for number, (seat, events, view) in enumerate(dealt, 1):
        there = replace(
            scene, view=view or scene.view, active=(), last=tuple(events), draft=(), framed=False, bare=True,
            frame=(changes.tint(seat, draft=draft), draft),
        )  # fmt: skip
        shown, places = _pictured(key, there, events, draft=draft)
        seen = [one for one, place in zip(shown, places, strict=True) if place]
        lines = () if draft else telling.lines(key, there, seat, events, seen, ROOM, high)
        points = sum_points(events)
        chapters: list[Chapter] = []
        for chapter, happened in _chapters(key, there, lines, events, shown):
            here = replace(there, last=tuple(happened))
            spots = places if happened == shown else boards.get(key).places(here, happened)
            marks = changes.marks_at(spots, number, seat, spare=not brief, draft=draft)
            if marks:
                board = boards.get(key).board(here)
                chapter = chapter._replace(board=board, rows=list(_rows(board, marks, draft=draft)))
                beside = None if draft else _beside_parts(key, seat, chapter, marks)
                chapter = beside if beside and beside.cost <= chapter.cost else chapter
            chapters.append(chapter)
        gain = sum(n for one, n in points if one == seat)
        others = tuple(point for point in points if point[0] != seat)
        others = others if seat is None or len(others) <= MOST else ()
        yield Band(number, seat, _name(there, seat), gain, others, chapters)


def _pictured(
    key: str, scene: Scene, events: Sequence[Event], *, draft: bool
) -> tuple[Sequence[Event], Sequence[Place | None]]:
    """Return events without those whose place only shows what words say, and where each can be seen then."""
    places = boards.get(key).places(scene, events)
    if draft or not any(map(repeats, places)):
        return events, places
    shown = [one for one, place in zip(events, places, strict=True) if not repeats(place)]
    return shown, boards.get(key).places(replace(scene, last=tuple(shown)), shown)


def _chapters(
    key: str, scene: Scene, lines: Sequence[Line], events: Sequence[Event], shown: Sequence[Event]
) -> Iterator[tuple[Chapter, Sequence[Event]]]:
    """Yield what is told from each rule to the next, without pictures, and which of the events `shown`
    happened there: if the position after the turn does not show them as it would without the later ones, all
    of them in the last place.
    """
    starts = [at for at, line in enumerate(lines) if line.rule]
    ends = accumulate((line.told.at for line in lines if line.rule and line.told), max)
    plain, place = replace(scene, bare=False), boards.get(key).places
    seen = {id(one): spot for one, spot in zip(shown, place(plain, shown) if starts else (), strict=False)}
    happened = [
        [one for one in events[start:end] if seen.get(id(one))]
        for start, end in pairwise([0, *ends, len(events)])
    ]
    filled = [at for at, some in enumerate(happened) if some] or [0]
    if len(filled) < 2 or any(place(plain, some) != [seen[id(one)] for one in some] for some in happened):
        happened = [shown if at == filled[-1] else () for at in range(len(happened))]
    for (start, end), some in zip(pairwise([0, *starts, len(lines)]), happened, strict=True):
        rule = lines[start] if start < end and lines[start].rule else None
        if rule or start < end or some or not lines:
            yield Chapter(lines[start + bool(rule) : end], (), None, rule), some


def repeats(place: Place | None) -> bool:
    """Return True if a place only shows on a card what words say: it is not shown."""
    return bool(place and place.card and place.spare)


def _name(scene: Scene, seat: int | None) -> str:
    """Return the name of a seat as the reader is told it; a turn of several seats has none."""
    if seat is None:
        return ""
    return texts(scene.lang)("you") if seat == scene.view.seat else scene.names[seat]


def _dealt(game: Game[Any], turns: Sequence[Told]) -> Iterator[Told]:
    """Yield turns, with what a seat was forced to do at the end of the turn before it at the beginning.

    At the end of the last turn, that is the beginning of another.
    """
    before: Sequence[Event] = ()
    for at, turn in enumerate(turns):
        events = [*before, *turn.events]
        following = {turns[at + 1].seat} if at + 1 < len(turns) else {one.seat for one in events}
        begun = (
            i
            for i, happened in enumerate(events)
            if happened.kind in game.forced and happened.seat != turn.seat and happened.seat in following
        )
        end = next(begun, len(events))
        before = events[end:]
        yield turn._replace(events=events[:end])
    if before:
        yield turns[-1]._replace(seat=before[0].seat, events=before)


def _beside_parts(key: str, seat: int | None, chapter: Chapter, marks: Sequence[Mark]) -> Chapter | None:
    """Return what is told beside its parts of the board, which are below each other, if it has room there.

    Words are large if the parts leave them room.
    """
    board = chapter.board
    if not board or not chapter.lines:
        return None
    groups = _parted(marks)
    parts = [_slim(board, group) for group in groups]
    if any(part.share < (SMALLEST if part.alone else SMALL) for part in parts):
        return None
    seen = sum(part.height + INSET for part in parts) + INSET

    def laid(scale: float) -> Sequence[Line]:
        return [telling.narrowed(key, seat, line, COLUMN, scale) for line in chapter.lines]

    beside = laid(1)
    if telling.height(beside) < FILLED * seen:
        larger = (lines for lines in map(laid, LARGER) if telling.height(lines) + FOOT <= seen)
        beside = next(larger, beside)
    if any(line.width > COLUMN for line in beside):
        return None
    more = max(0, telling.height(beside) + FOOT - seen) // len(parts)
    rows = [[_grown(board, part, SIDE, part.height + more)] for part in parts]
    return chapter._replace(rows=rows, beside=beside)


def _slim(board: Canvas, marks: Sequence[Mark]) -> Part:
    """Return a part that is as narrow as one beside words; too small, if it shows too much."""
    if not marks[0].place.card:
        return _sized(board, marks, SIDE)
    part = _part(board, marks, SIDE)
    share = min(part.share, SIDE / (part.box[2] - part.box[0]))
    return part._replace(share=SIDE / (part.box[2] - part.box[0]) if part.land else share)


def _grown(board: Canvas, part: Part, wide: int, high: int) -> Part:
    """Return a part that is `high` px high, if there is so much of it, or made larger, and as wide."""
    larger = min(ENLARGED, wide / _width(part.marks), part.share * high / part.height)
    if larger > part.share and not part.alone:
        part = _scaled(board, part.marks, wide, larger)
    return _heightened(board, part, high)


def _sized(board: Canvas, marks: Sequence[Mark], wide: int, high: int = HIGH) -> Part:
    """Return a part that is `wide` px wide, made smaller if it would be too narrow otherwise, or higher than
    `high` px.
    """
    if marks[0].place.card:
        return _part(board, marks, wide)
    share = min(1, wide / _width(marks))
    part = _scaled(board, marks, wide, share)
    if share < SMALL or part.height <= high:
        return part
    return _scaled(board, marks, wide, max(SMALL, share * high / part.height))


def _scaled(board: Canvas, marks: Sequence[Mark], wide: int, share: float) -> Part:
    """Return a part that is `wide` px wide and shown so large, or a little larger, if that cuts less."""
    part = _part(board, marks, round(wide / share))
    left, top, right, bottom = part.box
    least = max(_bounds(marks)[2] + NEAR, right - TRIMMED)
    if not part.alone and least < right:
        near = [thing[::2] for thing in _things(board) if thing[1] < bottom and thing[3] > top]
        right = _uncut(near, (0,), right, (least, right))
    return part._replace(box=(left, top, right, bottom), share=share * (part.box[2] - left) / (right - left))


def is_in(box: Box, other: Box) -> bool:
    """Return True if a box is within another one."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def _shifted(box: Box, across: int, down: int) -> Box:
    left, top, right, bottom = box
    return left + across, top + down, right + across, bottom + down


def _rows(board: Canvas, marks: Sequence[Mark], *, draft: bool) -> Iterator[Row]:
    """Yield parts of the board that show all marks: those near each other on one, two small ones in a row."""
    parts, most = _parted(marks), HALF if draft else HALF / SMALL
    while parts:
        part = parts.pop(0)
        other = next((one for one in parts if max(_width(part), _width(one)) <= most), None)
        if other is None:
            way = any(mark.place.way for mark in part) and not draft
            yield [_sized(board, part, WHOLE, WAY) if way else _part(board, part, WHOLE, draft=draft)]
        else:
            parts.remove(other)
            row = [_half(board, one, draft=draft) for one in (part, other)]
            high = height(row)
            yield [_heightened(board, one, high) if draft else _grown(board, one, HALF, high) for one in row]


def _parted(marks: Sequence[Mark]) -> list[list[Mark]]:
    """Return marks by the part of the board that shows them: the nearest to each other share one first."""
    parts = [([mark], _bounds([mark])) for mark in marks]
    while pairs := [
        (sum(_sides(box)), one, other, box)
        for one, other in combinations(range(len(parts)), 2)
        for box in [_around(parts[one][1], parts[other][1])]
        if _together(parts[one][0][0], parts[other][0][0], box)
    ]:
        _, one, other, box = min(pairs)
        parts[one] = [*parts[one][0], *parts.pop(other)[0]], box
    return [part for part, _ in parts]


def _together(one: Mark, other: Mark, box: Box) -> bool:
    """Return True if one part of the board shows what is marked within a box, such as these marks."""
    card = one.place.card
    return other.place.card == card and (card is not None or _fits(box, TALL))


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _sides(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _heightened(board: Canvas, part: Part, high: int) -> Part:
    """Return a part that is `high` px high, as far as it ends within its limits."""
    left, top, right, bottom = part.box
    if part.alone and not part.land:
        return part
    _, first, _, last = _limits(board, part.marks)
    deep = max(bottom - top, min(round(high / part.share), last - first))
    reach = max(first, bottom - deep), max(first, min(top, last - deep))
    things = [] if part.alone else _beside(board, left, right)
    top = _uncut(things, (0, deep), (top + bottom - deep) // 2, reach)
    return part._replace(box=(left, top, right, top + deep))


def _bounds(marks: Sequence[Mark]) -> Box:
    points = [point for mark in marks for shape in (*mark.clear, mark.place.way) for point in shape]
    xs, ys = zip(*points, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _width(marks: Sequence[Mark]) -> int:
    """Return how wide a part of the board is, in px, that shows these marks as a rule."""
    if card := marks[0].place.card:
        return card[2] - card[0] + 2 * changes.PAD
    left, _, right, _ = _bounds(marks)
    return right - left + 2 * CLOSE


def _fits(box: Box, tall: int = TALLEST) -> bool:
    across, down = _sides(box)
    return across + 2 * changes.PAD <= WIDE and down + 2 * AIR <= tall


def _part(board: Canvas, marks: Sequence[Mark], wide: int, *, draft: bool = False) -> Part:
    """Return the part of a board around some marks, at most `wide` px wide.

    Its edges are where they cut few words and pieces. A card is shown alone, that of a `draft` as it is.
    """
    if card := marks[0].place.card:
        if marks[0].place.inside:
            return Part(marks, card, alone=True, land=True)
        box = grown(card, changes.PAD)
        return Part(marks, box, alone=True) if draft else _card(board, marks, box)
    west, north, east, south = _bounds(marks)
    start, first, end, last = _limits(board, marks)
    width = min(wide, end - start)
    near = [thing[::2] for thing in _things(board) if thing[1] < south + FAR and thing[3] > north - FAR]
    centred = _held((west + east - width) // 2, start, end - width)
    reach = min(centred, max(start, east + NEAR - width)), max(centred, min(end - width, west - NEAR))
    left = _uncut(near, (0, width), centred, reach)
    beside = _beside(board, left, left + width)
    top = _uncut(beside, (0,), north - CLOSE, (max(first, north - FAR), max(first, north - NEAR)))
    least = min(last, max(south + NEAR, top + LOW))
    bottom = _uncut(beside, (0,), south + CLOSE, (least, max(least, min(last, south + FAR))))
    return Part(marks, (left, top, left + width, bottom))


def _card(board: Canvas, marks: Sequence[Mark], box: Box) -> Part:
    """Return what is on a card, without what is empty around it; if that leaves room beside it, and it is
    high, smaller.
    """
    ends = [_bounds(marks), *(thing for thing in board.sprites() if is_in(thing, box))]
    west, north, east, south = reduce(_around, ends)
    left, top, right, bottom = box
    top, bottom = max(top, north - ABOVE), min(bottom, south + ABOVE)
    if east - west > FULL * (right - left):
        return Part(marks, (left, top, right, bottom), alone=True)
    west, east = max(left, west - AROUND), min(right, east + AROUND)
    return Part(marks, (west, top, east, bottom), True, share=max(LEAST, min(1, CARD / (bottom - top))))


def _half(board: Canvas, marks: Sequence[Mark], *, draft: bool) -> Part:
    """Return a part for half a row."""
    if draft:
        return _part(board, marks, HALF, draft=True)
    if marks[0].place.card:
        part = _part(board, marks, HALF)
        return part._replace(share=min(part.share, HALF / (part.box[2] - part.box[0])))
    return _sized(board, marks, HALF)


@lru_cache(maxsize=1)
def _things(board: Canvas) -> Sequence[Box]:
    """Return where words and pieces are, words as often as they count, on a board that is complete."""
    return [*changes.things(board), *board.words * (WORD - 1)]


def _beside(board: Canvas, left: int, right: int) -> list[Sequence[int]]:
    """Return between which heights words and pieces are that reach between two edges."""
    return [thing[1::2] for thing in _things(board) if thing[0] < right and thing[2] > left]


def _limits(board: Canvas, marks: Sequence[Mark]) -> Box:
    """Return where parts of a board with these marks end at the latest: where their place says, or at the
    border and the headline.
    """
    across, down = board.size
    whole = BORDER, headline.bar(board)[3] + 4, across - BORDER, down - BORDER
    inside = [mark.place.inside or whole for mark in marks]
    return inside[0] if all(box == inside[0] for box in inside) else whole


def _held(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))


def _uncut(things: Sequence[Sequence[int]], edges: Sequence[int], wanted: int, reach: tuple[int, int]) -> int:
    """Return the place within `reach`, near the one `wanted`, where few of the things are cut.

    They are cut by `edges`, in px from that place, which lie between their two ends.
    """
    least, most = reach
    starts, ends = (sorted(side) for side in zip(*things, strict=True)) if things else ((), ())

    def cost(at: int) -> int:
        cut = sum(bisect_left(starts, at + edge) - bisect_right(ends, at + edge) for edge in edges)
        return CUT * cut + abs(at - wanted)

    ways = {_held(wanted, least, most)}
    for side, edge in product((starts, ends), edges):
        reached = side[bisect_left(side, least + edge) : bisect_right(side, most + edge)]
        ways.update(end - edge for end in reached)
    return min(sorted(ways), key=cost)


def height(row: Row) -> int:
    """Return the height of parts side by side, in px."""
    return max(part.height for part in row)


def _draw(canvas: Canvas, band: Band, top: int) -> int:
    """Draw a turn, and return where it ends."""
    ink = INK if band.seat is None else SEATS[band.seat].text
    left, right, bottom = MARGIN, MARGIN + WIDE, top + band.height
    _ground(canvas, band, top, bottom)
    x, end, middle = left + PAD + NUMBER // 2, right - EDGE - PAD // 2, top + BAR // 2
    canvas.text(x, middle, str(band.number), NUMBER, ink, align=0.5)
    x += NUMBER // 2 + PAD // 2
    if band.gain:
        medal = sprites.points(GAIN, change(band.gain), INK if band.gain > 0 else COST)
        canvas.paste(medal, end - medal.width / 2, middle)
        end -= medal.width + PAD // 2
    for sign in (telling.scored(seat, points, OTHERS) for seat, points in reversed(band.others)):
        canvas.paste(sign, end - sign.width / 2, middle)
        end -= sign.width + PAD // 2
    if band.seat is not None:
        canvas.paste(sprites.token(band.seat, TOKEN, edge=ink), x + TOKEN // 2, middle)
        x += TOKEN + PAD
        name = readable(band.name, SEATS[band.seat].letter)
        canvas.text(x, middle, name, NAME, ink, bold="title", limit=end - x)
    _below(canvas, band, top + BAR)
    canvas.rim((left, top, right, bottom), INK, EDGE, ROUNDED)
    return bottom


def _colour(band: Band) -> str:
    return PAPER if band.seat is None else SEATS[band.seat].colour


def _ground(canvas: Canvas, band: Band, top: int, bottom: int) -> None:
    """Draw what is below a turn, in the colour of its seat; its edge and corners follow last."""
    canvas.under(MARGIN, top, MARGIN + WIDE, bottom, _colour(band))


def _below(canvas: Canvas, band: Band, top: int) -> None:
    """Draw what is below whose turn it was: what is told, and parts of the board."""
    left, right = MARGIN + EDGE, MARGIN + WIDE - EDGE
    canvas.under(left, top, right, top + sum(one.height for one in band.chapters), PAPER)
    for one in band.chapters:
        if one.rule:
            telling.draw(canvas, [one.rule], left + PAD, top, right - PAD)
            top += one.rule.height
        aside = (INSET + SIDE) * bool(one.beside)
        telling.draw(canvas, one.beside or one.lines, left + aside + PAD, top, right - PAD)
        seen = top + INSET + (0 if one.beside else one.told)
        for row in one.rows:
            wide = SIDE if one.beside else WHOLE if len(row) == 1 else HALF
            for at, part in enumerate(row):
                if one.board:
                    x = left + INSET + at * (HALF + INSET)
                    _inset(canvas, one.board, part, x, wide, seen, height(row))
            seen += height(row) + INSET
        top += one.body


def _inset(canvas: Canvas, board: Canvas, part: Part, left: int, wide: int, top: int, high: int) -> None:
    """Draw a part of a board in the middle of a box, with round corners, which a card has itself."""
    shown = _shown(board, part)
    across, down = shown.size
    x, y = left + (wide - across) // 2, top + (high - down) // 2 * part.alone
    canvas.inset(shown, x, y)
    if part.land or not part.alone:
        for turn, corner in enumerate(_corners()):
            canvas.put(
                corner, x + (across - CORNER) * (turn in (1, 2)), y + (down - CORNER) * (turn in (2, 3))
            )


@lru_cache(maxsize=1)
def _corners() -> tuple[Image.Image, ...]:
    """Return the paper outside of round corners, from the top left one clockwise."""
    pen = Pen(CORNER, CORNER)
    pen.box(0, 0, 2 * CORNER, 2 * CORNER, INK, CORNER)
    outside = ImageChops.invert(pen.sheet().getchannel("a"))
    corner = Image.new("RGB", outside.size, PAPER)
    corner.putalpha(outside)
    return tuple(corner.rotate(-90 * turn).convert("RGBa") for turn in range(4))


def _shown(board: Canvas, part: Part) -> Canvas:
    """Return a part of a board with frames and arrows, as large as it is shown."""
    left, top, right, bottom = part.box
    canvas = board.crop(part.box)
    moved = [replace(mark, place=_moved(mark.place, -left, -top)) for mark in part.marks]
    if part.alone:
        if not part.land:
            _cut_out(canvas)
    else:
        clear = [shape for mark in moved for shape in mark.clear]
        before = [shape for mark in moved for shape in mark.place.before]
        labels = [mark.place.label for mark in moved if mark.place.label]
        within = (0, 0, right - left, bottom - top)
        panels.veil(canvas, within, clear, over=before, above=labels, share=VEIL)
    for mark in moved:
        changes.outline(canvas, mark, LINE)
    if part.share == 1:
        return canvas
    across, down = (round(side * part.share) for side in canvas.size)
    smaller = resized(canvas.image, across, down, Image.Resampling.HAMMING)
    return Canvas(canvas.ground, Canvas(canvas.ground, smaller).packed())


def _cut_out(canvas: Canvas) -> None:
    """Leave nothing of the board around a card, not even in its round corners."""
    across, down = canvas.size
    ground, pad = Image.new("L", canvas.size, 255), changes.PAD
    edge = (pad, pad, across - pad - 1, down - pad - 1)
    ImageDraw.Draw(ground).rounded_rectangle(edge, ROUNDED, 0)
    canvas.cover(ground, PAPER)


def _moved(place: Place, across: int, down: int) -> Place:
    def moved(outline: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((x + across, y + down) for x, y in outline)

    return place._replace(
        box=_shifted(place.box, across, down),
        corners=moved(place.corners),
        way=moved(place.way),
        above=tuple(map(moved, place.above)),
        before=tuple(map(moved, place.before)),
        label=moved(place.label),
    )
