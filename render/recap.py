"""What happened over some turns, turn by turn: who did what, and the parts of the board where it can be seen.

Owns which parts are shown, how large, where they end, and how they are laid out below the words: all can be
read where the picture is 264 px wide. If there are too many words, the turns are marked on the whole board,
by `render.changes`. Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine import games
from engine.core import Event, Game, Points, sum_points
from locales import texts
from render import boards, changes, headline, panels, sprites, telling
from render.boards import Place
from render.canvas import Box, Canvas, grown
from render.changes import Mark, Told
from render.pen import Point, resized
from render.scene import Scene
from render.telling import Line, Tally
from render.text import readable, width
from render.theme import BORDER, GAP, INK, MARGIN, PAPER, SEATS

WIDE = 904
"""px; the width of a band."""
EDGE, LINE = 4, 7
"""px; the edge of a band, and the coloured line of a frame."""
WHOLE = WIDE - 2 * EDGE
"""px; the width of a part of the board that has a row for itself."""
BETWEEN = 6
"""px; between two parts side by side."""
HALF = (WHOLE - BETWEEN) // 2
"""px; the width of one of them."""
SIDE = 392
"""px; the width of a part beside words."""
SMALL, LEAST = 0.7, 0.75
"""How large a part is at least that is made smaller to be as wide as that, or not higher than `HIGH`; a card
by itself.
"""
HIGH, CARD = 380, 260
"""px; the height of a part beside another or words, and of a card: a higher one is made smaller."""
AROUND, FULL = 30, 0.96
"""px; of a card around what is on it, unless that takes this share of its width."""
SAVED = 60
"""px; how much lower a turn is at least with words beside a part."""
SPLIT = 3
"""The most rows of words of a line beside a part."""
LOW, TALL, TALLEST = 160, 560, 720
"""px; the least height of a part, the most with places that can be apart, and the most of all."""
AIR, CLOSE, NEAR, FAR = 70, 40, 20, 100
"""px; of the board around what has changed: for which places near each other have room; then around it as a
rule, and above and below it at least and at most.
"""
CUT, WORD = 40, 4
"""px; how far an edge moves to cut one piece less, and how many pieces a word counts as."""
HIGHEST = 3150
"""px; a higher picture is too small on a screen: the whole board is drawn instead."""
BAR = 96
"""px; the height of the bar that says whose turn it was."""
NUMBER, TOKEN, NAME = 44, 76, 66
"""px; the number of a turn, and the mark and the name of its seat."""
GAIN = 57
"""px; signs beside which the medal of the points that a turn brought its seat would be as large."""
OTHERS = 56
"""px; the mark of another seat that it brought any."""
SUM, SUMS, TITLE = 62, 112, 52
"""px; the marks with the points that all turns together brought each seat, their strip, and its title."""
VEIL = 1.18
"""How much stronger the veil is on a part of a board than on a panel."""
ROUNDED = 16
"""px; the radius of the corners of bands and cards."""
PAD = 20
"""px; between the edge of a bar, the number, the token and the words."""
ROOM, COLUMN = WHOLE - 2 * PAD, WHOLE - SIDE - BETWEEN - 2 * PAD
"""px; the width of words and signs, and of those beside a part."""


class Part(NamedTuple):
    """A part of the board: what is marked there, and where it is."""

    marks: Sequence[Mark]
    box: Box
    alone: bool = False
    """It is a card, without the board around it."""
    share: float = 1
    """How large it is shown, by its size on the board."""

    @property
    def height(self) -> int:
        """px; with the room around a card."""
        return round((self.box[3] - self.box[1]) * self.share) + GAP * self.alone


Row = Sequence[Part]
"""One or two parts of the board side by side."""


class Band(NamedTuple):
    """A turn: its number, whose it was, line by line what was done, and where this can be seen."""

    number: int
    seat: int | None
    name: str
    """Of the seat, as the reader is told it."""
    lines: Sequence[Line]
    gain: int
    """Points, which the turn brought its seat."""
    others: Points
    """What a turn of several seats brought each, or cost it; in that of one, their lines say so."""
    rows: Sequence[Row]
    board: Canvas
    """The position after it."""
    beside: Sequence[Line] = ()
    """Some of the lines as they are laid out beside the first part of the board."""
    start: int = 0
    """How many lines are above that part, or if there are none beside it 0."""

    @property
    def above(self) -> Sequence[Line]:
        return self.lines[: self.start]

    @property
    def below(self) -> Sequence[Line]:
        """Lines that are neither above nor beside the first part."""
        return self.lines[self.start + len(self.beside) :]

    @property
    def first(self) -> int:
        """px; the height of the first part and the lines beside it."""
        return max(height(self.rows[0]), telling.height(self.beside))

    @property
    def height(self) -> int:
        """px"""
        deep = [telling.height(lines) for lines in (self.above, self.below) if lines]
        deep += map(height, self.rows[1:]) if self.beside else map(height, self.rows)
        return BAR + sum(each + EDGE for each in [*deep, *([self.first] if self.beside else ())])


def picture(key: str, scene: Scene, turns: Sequence[Told]) -> bytes:
    """Draw what happened in some turns, each in the position after it, and the first with the number 1.

    `scene` is the position after the last one.
    """
    canvas = drawn(key, scene, turns)
    return canvas.png() if canvas else changes.picture(key, scene, turns)


def drawn(key: str, scene: Scene, turns: Sequence[Told]) -> Canvas | None:
    """Return a bar for each turn, what is told of it and the parts of the board below it.

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
    """Return what several turns together brought each seat, or nothing if that is what one bar says."""
    points = sum_points([happened for turn in turns for happened in turn.events])
    return points if len(turns) > 1 else ()


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
    """Return a turn without one of its rows of parts; lines beside it are below each other again."""
    less = band._replace(rows=[*band.rows[:place], *band.rows[place + 1 :]])
    return less if place else less._replace(beside=(), start=0)


def leaves_a_trace(key: str, scene: Scene) -> bool:
    """Return True if the viewer's draft changes anything that `draft` shows."""
    return any(boards.get(key).places(scene, scene.draft)) or bool(_signs(key, scene))


def draft(key: str, scene: Scene) -> Canvas | None:
    """Return what the viewer's draft changes, large, or None if that is nothing or too much."""
    (band,) = bands(key, scene, [Told(scene.view.seat, scene.draft)], draft=True)
    ways = (telling.broken(_signs(key, scene, size), ROOM) for size in telling.ALONE)
    signs = min(ways, key=len)
    band = band._replace(lines=[Line((), signs)] if signs else [])
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
    drawn = boards.get(key)
    dealt = turns if draft else _dealt(games.get(key), turns)
    for number, (seat, events, view) in enumerate(dealt, 1):
        there = replace(
            scene, view=view or scene.view, active=(), last=tuple(events), draft=(), framed=False, bare=True,
            frame=(changes.tint(seat, draft=draft), draft),
        )  # fmt: skip
        shown, places = events, drawn.places(there, events)
        if not draft and any(map(repeats, places)):
            shown = [one for one, place in zip(events, places, strict=True) if not repeats(place)]
            there = replace(there, last=tuple(shown))
            places = drawn.places(there, shown)
        board = drawn.board(there)
        marks = changes.marks_at(places, number, seat, spare=not brief, draft=draft)
        seen = [one for one, place in zip(shown, places, strict=True) if place]
        lines = () if draft else telling.lines(key, there, seat, events, seen, ROOM, high)
        points = sum_points(events)
        gain = sum(n for one, n in points if one == seat)
        others = points if seat is None else ()
        rows = list(_rows(board, marks, draft=draft))
        yield _parallel(key, Band(number, seat, _name(there, seat), lines, gain, others, rows, board))


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


def _parallel(key: str, band: Band) -> Band:
    """Return a turn with lines beside its first part of the board, if that is much lower.

    They are the last ones before the first rule: as many as make it low, with little left empty.
    """
    if not band.lines or not band.rows or len(band.rows[0]) > 1:
        return band
    part = _slim(band.board, band.rows[0][0])
    if part.share < SMALL:
        return band
    end = next((at for at, line in enumerate(band.lines) if line.rule), len(band.lines))
    beside: list[Line] = []
    above, told = telling.height(band.lines[:end]), 0
    most = above + height(band.rows[0]) - SAVED
    ways: list[tuple[int, int, int]] = []
    for start in reversed(range(end)):
        line = telling.narrowed(key, band.seat, band.lines[start], COLUMN)
        if len(line.words) > SPLIT or _across(line) > COLUMN:
            break
        beside.insert(0, line)
        above -= band.lines[start].height
        told += line.height
        deep = above + EDGE * bool(start) + max(part.height, told)
        if deep <= most:
            ways.append((deep + abs(part.height - told) // 2, start, len(beside)))
    if not ways:
        return band
    _, start, count = min(ways)
    beside = beside[len(beside) - count :]
    part = _heightened(band.board, part, max(part.height, telling.height(beside)))
    return band._replace(rows=[[part], *band.rows[1:]], beside=beside, start=start)


def _across(line: Line) -> int:
    """Return the width of what is written in a line, in px."""
    signs, _ = telling.size(line.signs)
    wide = [width(words, line.type, line.bold) for words in line.words]
    if line.below:
        wide.append(signs)
    elif line.low:
        wide[-1] += signs
    else:
        wide = [each + signs for each in wide]
    return line.indent + max(wide)


def _slim(board: Canvas, part: Part) -> Part:
    """Return a part that is as narrow as one beside words; too small, if it shows too much."""
    if part.alone:
        left, top, right, bottom = part.box
        over = right - left - SIDE
        if 0 < over <= 2 * changes.PAD:  # the room beside a card is less
            return part._replace(box=(left + over // 2, top, left + over // 2 + SIDE, bottom), share=1)
        return part._replace(share=min(1, SIDE / (right - left)))
    return _sized(board, part.marks, SIDE)


def _sized(board: Canvas, marks: Sequence[Mark], wide: int) -> Part:
    """Return a part that is `wide` px wide, made smaller if it would be too narrow or too high otherwise."""
    share = min(1, wide / _width(marks))
    part = _part(board, marks, round(wide / share))._replace(share=share)
    if share < SMALL or part.height <= HIGH:
        return part
    share = max(SMALL, share * HIGH / part.height)
    return _part(board, marks, round(wide / share))._replace(share=share)


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
            yield [_part(board, part, WHOLE, draft=draft)]
        else:
            parts.remove(other)
            yield _level(board, [_half(board, one, draft=draft) for one in (part, other)])


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


def _level(board: Canvas, row: Row) -> Row:
    """Return parts that are all as high as the highest of them."""
    return [_heightened(board, part, height(row)) for part in row]


def _heightened(board: Canvas, part: Part, high: int) -> Part:
    """Return a part that is `high` px high, unless it is a card, and ends within its limits."""
    if part.alone:
        return part
    left, top, right, bottom = part.box
    _, first, _, last = _limits(board, part.marks)
    deep = max(bottom - top, min(round(high / part.share), last - first))
    reach = max(first, bottom - deep), max(first, min(top, last - deep))
    top = _uncut(_beside(board, left, right), (0, deep), (top + bottom - deep) // 2, reach)
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
    """Return what is on a card; if there is nothing at its sides, and it is high, smaller."""
    left, top, right, bottom = box
    ends = [_bounds(marks), *(thing for thing in board.sprites() if is_in(thing, box))]
    west, east = min(end[0] for end in ends), max(end[2] for end in ends)
    if east - west > FULL * (right - left):
        return Part(marks, box, alone=True)
    west, east = max(left, west - AROUND), min(right, east + AROUND)
    return Part(marks, (west, top, east, bottom), True, max(LEAST, min(1, CARD / (bottom - top))))


def _half(board: Canvas, marks: Sequence[Mark], *, draft: bool) -> Part:
    """Return a part for half a row."""
    if draft:
        return _part(board, marks, HALF, draft=True)
    if marks[0].place.card:
        part = _part(board, marks, HALF)
        return part._replace(share=min(part.share, HALF / (part.box[2] - part.box[0])))
    return _sized(board, marks, HALF)


def _things(board: Canvas) -> list[Box]:
    """Return where words and pieces are, words as often as they count."""
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
    x, end, middle = left + PAD + NUMBER // 2, right - EDGE - PAD, top + BAR // 2
    canvas.text(x, middle, str(band.number), NUMBER, ink, align=0.5)
    x += NUMBER // 2 + PAD // 2
    if band.gain:
        medal = telling.medal(band.gain, GAIN)
        canvas.paste(medal, end - medal.width / 2, middle)
        end -= medal.width + PAD
    for sign in (telling.scored(seat, points, OTHERS) for seat, points in reversed(band.others)):
        canvas.paste(sign, end - sign.width / 2, middle)
        end -= sign.width + PAD
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
    top = _lines(canvas, band.above, left, right, top)
    rows = [*band.rows]
    if band.beside:
        (part,), middle = rows.pop(0), left + SIDE + BETWEEN
        bottom = top + band.first
        canvas.under(left, top, left + SIDE, bottom, PAPER)
        canvas.under(middle, top, right, bottom, PAPER)
        _inset(canvas, band.board, part, left, SIDE, top, band.first)
        start = top + (band.first - telling.height(band.beside)) // 2
        telling.draw(canvas, band.beside, middle + PAD, start, right - PAD)
        top = bottom + EDGE
    top = _lines(canvas, band.below, left, right, top)
    for row in rows:
        wide, high = WHOLE if len(row) == 1 else HALF, height(row)
        for at, part in enumerate(row):
            x = left + at * (HALF + BETWEEN)
            canvas.under(x, top, x + wide, top + high, PAPER)
            _inset(canvas, band.board, part, x, wide, top, high)
        top += high + EDGE


def _lines(canvas: Canvas, lines: Sequence[Line], left: int, right: int, top: int) -> int:
    """Draw lines on paper, and return where the next thing begins."""
    if not lines:
        return top
    bottom = top + telling.height(lines)
    canvas.under(left, top, right, bottom, PAPER)
    telling.draw(canvas, lines, left + PAD, top, right - PAD)
    return bottom + EDGE


def _inset(canvas: Canvas, board: Canvas, part: Part, left: int, wide: int, top: int, high: int) -> None:
    """Draw a part of a board in the middle of a box."""
    shown = _shown(board, part)
    across, down = shown.size
    canvas.inset(shown, left + (wide - across) // 2, top + (high - down) // 2)


def _shown(board: Canvas, part: Part) -> Canvas:
    """Return a part of a board with frames and arrows, as large as it is shown."""
    left, top, right, bottom = part.box
    canvas = board.crop(part.box)
    moved = [replace(mark, place=_moved(mark.place, -left, -top)) for mark in part.marks]
    if part.alone:
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
