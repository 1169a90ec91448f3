"""What happened over some turns, turn by turn: who did what, and the parts of the board where it can be seen.

Owns which parts are shown, how large, where they end, and how they are laid out: all can be read where the
picture is 264 px wide. If they are too many, the turns are marked on the whole board, by `render.changes`.
Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine import games
from engine.core import Event, Game, sum_points
from engine.story import Item, Sort, tell
from locales import Sentence, Texts, change, texts
from render import boards, changes, headline, panels, sprites
from render.boards import Gain, Place
from render.canvas import Box, Canvas
from render.changes import Mark, Told
from render.scene import Scene
from render.text import readable, width, wrapped
from render.theme import BORDER, GAP, INK, MARGIN, PAPER, SEATS

WIDE = 904
"""px; the width of a band."""
EDGE, LINE = 4, 7
"""px; the edge of a band, and the coloured line of a frame."""
WHOLE = WIDE - 2 * EDGE
"""px; the width of a part of the board that has a row for itself."""
HALF = (WHOLE - GAP) // 2
"""px; the width of one of two parts side by side."""
LOW, TALL = 220, 720
"""px; the least and the most height of a part."""
AIR, NEAR, FAR = 70, 24, 190
"""px; of the board around what has changed: as a rule, at least and at most."""
CUT = 40
"""px; how far an edge moves to cut one word or piece less."""
HIGHEST = 2950
"""px; a higher picture is too small on a screen: the whole board is drawn instead."""
SIZE, LINES, MOST = 41, 4, 10
"""px; the words about a turn; how many lines they have as a rule, and at most, if what scores needs them."""
PITCH = 1.12
"""From one line to the next, by the size."""
NAME = 420
"""px; a longer name is cut."""
NUMBER, TOKEN = 84, 76
"""px; the number of a turn, and whose it was."""
GAIN, GAINED = 116, 116
"""px; the points that a turn brought its seat, and the room for them at the end of its bar."""
PANEL = 300
"""px; a higher panel of a seat is a board: it is not shown if nothing on it has changed but counts."""
COST = SEATS[1].colour
"""The colour of the number of what a turn cost."""
BESIDE = 2
"""The most lines of tallies beside a panel or a card."""
SIGN, COUNT = 84, 60
"""px; the sign and the number of a tally."""
ROUNDED = 16
"""px; the radius of the corners of panels and cards."""
PAD = 20
"""px; between the edge of a bar, the number, the token and the words."""


class Tally(NamedTuple):
    """A sign of what a turn brought or cost, and how many, if that needs saying."""

    sign: Image.Image
    number: str
    cost: bool = False

    @property
    def width(self) -> int:
        """px; with the gap after it."""
        return self.sign.width + (GAP // 2 + width(self.number, COUNT) if self.number else 0) + GAP


class Part(NamedTuple):
    """A part of the board: what is marked there, and where it is."""

    marks: Sequence[Mark]
    box: Box
    alone: bool = False
    """It is a panel or a card, without the board around it."""
    tallies: Sequence[Sequence[Tally]] = ()
    """Line by line, beside a panel or a card."""

    @property
    def height(self) -> int:
        """px; with the room around a panel."""
        high = self.box[3] - self.box[1]
        return max(high, _size(self.tallies)[1] - GAP) + 2 * GAP if self.alone else high

    @property
    def aside(self) -> int:
        """px; the width of the tallies."""
        return _size(self.tallies)[0]


Row = Sequence[Part]
"""One or two parts of the board side by side."""


class Band(NamedTuple):
    """A turn: its number, whose it was, in a few words what was done, and where this can be seen."""

    number: int
    seat: int | None
    lines: Sequence[str]
    gain: int
    """Points, which the turn brought its seat."""
    rows: Sequence[Row]
    board: Canvas
    """The position after it."""
    tallies: Sequence[Sequence[Tally]] = ()
    """Line by line, below the words: what it brought and cost, unless that is beside a panel or a card."""

    @property
    def bar(self) -> int:
        """px; the height of the bar with the words."""
        return max(NUMBER + PAD, round(PITCH * SIZE * len(self.lines)) + 2 * PAD)

    @property
    def height(self) -> int:
        strip = _size(self.tallies)[1] + EDGE if self.tallies else 0
        return self.bar + strip + sum(height(row) + EDGE for row in self.rows)


def picture(key: str, scene: Scene, turns: Sequence[Told]) -> bytes:
    """Draw what happened in some turns, each in the position after it, and the first with the number 1.

    `scene` is the position after the last one.
    """
    canvas = drawn(key, scene, turns)
    return canvas.png() if canvas else changes.picture(key, scene, turns)


def drawn(key: str, scene: Scene, turns: Sequence[Told]) -> Canvas | None:
    """Return a bar for each turn with the parts of the board below it, without the spare ones if need be, or
    None if that is too much.
    """
    return _drawn(key, scene, turns) or _drawn(key, scene, turns, spare=False)


def _drawn(key: str, scene: Scene, turns: Sequence[Told], *, spare: bool = True) -> Canvas | None:
    won = bool(games.get(key).outcome(scene.view.state))
    height = 2 * MARGIN + won * (headline.HEIGHT + GAP) - GAP
    shown: list[Band] = []
    for band in bands(key, scene, turns, spare=spare):
        height += band.height + GAP
        if height > HIGHEST or not all(_fits(part.marks) for row in band.rows for part in row):
            return None
        shown.append(band)
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    top = MARGIN
    if won:
        top += headline.draw(canvas, key, scene, right=MARGIN + WIDE) + GAP
    for band in shown:
        top = _draw(canvas, band, top) + GAP
    return canvas


def leaves_a_trace(key: str, scene: Scene) -> bool:
    """Return True if the viewer's draft changes anything that `draft` shows."""
    seat = scene.view.seat
    scored = any(one == seat for happened in scene.draft for one, _ in happened.points)
    placed = any(boards.get(key).places(scene, scene.draft))
    return placed or scored or bool(_tallies(key, seat, scene.draft))


def draft(key: str, scene: Scene) -> Canvas | None:
    """Return what the viewer's draft changes, large, or None if that is nothing or too much."""
    (band,) = bands(key, scene, [Told(scene.view.seat, scene.draft)])
    if band.gain:
        points = Tally(sprites.points(SIGN, change(band.gain)), "")
        tallies = [*(tally for line in band.tallies for tally in line), points]
        band = band._replace(tallies=_broken(tallies, WHOLE - 2 * PAD))
    fits = all(_fits(part.marks) for row in band.rows for part in row)
    top = MARGIN + headline.HEIGHT + GAP
    height = top + band.height - band.bar + MARGIN
    if not (band.tallies or band.rows) or height > HIGHEST or not fits:
        return None
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    headline.draw(canvas, key, scene, right=MARGIN + WIDE)
    bottom = height - MARGIN
    _ground(canvas, band, top, bottom)
    _below(canvas, band, top)
    canvas.rim((MARGIN, top, MARGIN + WIDE, bottom), INK, EDGE, ROUNDED)
    return canvas


def bands(key: str, scene: Scene, turns: Sequence[Told], *, spare: bool = True) -> Iterator[Band]:
    """Yield a band for each turn.

    If it can be seen nowhere on the board, the panel of its seat is shown, unless it is too large or nothing
    has changed there.
    """
    drawn = boards.get(key)
    for number, (seat, events, view) in enumerate(_dealt(games.get(key), turns), 1):
        there = replace(scene, view=view or scene.view, active=(), last=tuple(events), draft=(), framed=False)
        found = changes.marks(key, there, [Told(seat, events)], spare=spare)
        marks = [replace(mark, number=number) for mark in found]
        board = drawn.board(replace(there, bare=bool(marks)))
        items = [item for item in tell(games.get(key), there.view, events) if item.events]
        others = dict(sum_points(events))
        gain = others.pop(seat, 0) if seat is not None else 0
        lines = _lines(
            texts(scene.lang), list(_said(key, there, Told(seat, events), items)), room(seat, gain)
        )
        tallies = _tallies(key, seat, events)
        tallies += [Tally(_scored(other, points), "", points < 0) for other, points in others.items()]
        if not marks and seat is not None and (tallies or gain):
            panel = drawn.owner(there, seat)
            low = panel[3] - panel[1] <= PANEL
            marks = [Mark(number, seat, Place(panel, card=panel))] if low else []
        rows = list(_rows(board, marks))
        if tallies and rows and (beside := _beside(rows[0], tallies)):
            rows[0], tallies = beside, []
        yield Band(number, seat, lines, gain, rows, board, _broken(tallies, WHOLE - 2 * PAD))


def _dealt(game: Game[Any], turns: Sequence[Told]) -> Iterator[Told]:
    """Yield turns, with what a seat was forced to do at the end of the turn before it at the beginning."""
    before: Sequence[Event] = ()
    for at, turn in enumerate(turns):
        events = [*before, *turn.events]
        following = turns[at + 1].seat if at + 1 < len(turns) else turn.seat
        begun = (
            i
            for i, happened in enumerate(events)
            if happened.kind in game.forced and happened.seat == following != turn.seat
        )
        end = next(begun, len(events))
        before = events[end:]
        yield turn._replace(events=events[:end])


def _beside(row: Row, tallies: Sequence[Tally]) -> Row | None:
    """Return a row that is a panel or a card, with tallies beside it; None if it is not, or has no room."""
    part = row[0]
    if len(row) > 1 or not part.alone:
        return None
    lines = _broken(tallies, WHOLE - (part.box[2] - part.box[0]) - 2 * GAP)
    return [part._replace(tallies=lines)] if 0 < len(lines) <= BESIDE else None


def _broken(tallies: Sequence[Tally], room: int) -> list[list[Tally]]:
    """Return lines at most `room` px wide, or none if a tally is wider than that.

    If there are several, costs begin one.
    """
    lines: list[list[Tally]] = []
    several = _length(tallies) > room
    for tally in tallies:
        if tally.width > room:
            return []
        apart = several and lines and tally.cost and not lines[-1][-1].cost
        if lines and not apart and _length([*lines[-1], tally]) <= room:
            lines[-1].append(tally)
        else:
            lines.append([tally])
    return lines


def _length(line: Sequence[Tally]) -> int:
    """Return the width of a line in px."""
    return sum(tally.width for tally in line)


def _size(lines: Sequence[Sequence[Tally]]) -> tuple[int, int]:
    """Return the width and height of lines in px."""
    return max(map(_length, lines), default=0), len(lines) * (SIGN + GAP)


def _grown(box: Box, by: int) -> Box:
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


def _shifted(box: Box, across: int, down: int) -> Box:
    left, top, right, bottom = box
    return left + across, top + down, right + across, bottom + down


def room(seat: int | None, gain: int) -> int:
    """Return how wide the words about a turn may be, in px."""
    return WIDE - 4 * PAD - NUMBER - (TOKEN + PAD if seat is not None else 0) - (GAINED if gain else 0)


def _tallies(key: str, seat: int | None, events: Sequence[Event]) -> list[Tally]:
    """Return what events brought a seat, then what they cost it: not on balance, as texts tell both."""
    board = boards.get(key)
    found: dict[tuple[str, bool], Gain] = {}
    for gain in (gain for one in events if one.seat == seat for gain in board.gains(one) if gain.n != 0):
        kind = gain.name, (gain.n or 0) < 0
        before = found[kind].n if kind in found else 0
        found[kind] = gain if gain.n is None else gain._replace(n=gain.n + (before or 0))
    first = sorted(found.values(), key=lambda gain: (gain.n or 0) < 0)
    return [
        Tally((sign or board.SIGNS[name])(SIGN), change(n) if n else "", (n or 0) < 0)
        for name, n, sign in first
    ]


@sprites.composed
def _scored(seat: int, points: int) -> Image.Image:
    """Return the mark of a seat with the points that a turn of somebody else brought it."""
    mark, medal = sprites.token(seat, SIGN - 14), sprites.points(SIGN, change(points))
    sign = Image.new("RGBa", (mark.width + medal.width - 8, SIGN))
    sprites.paste(sign, mark, mark.width / 2, SIGN / 2)
    sprites.paste(sign, medal, sign.width - medal.width / 2, SIGN / 2)
    return sign


def _lines(words: Texts, said: Sequence[_Said], wide: int) -> Sequence[str]:
    """Return as many sentences as fit, in lines `wide` px wide.

    Those are left out first that are about others, then those that change no score, the earliest first.
    """
    fitting: Sequence[str] = ()
    first = sorted(range(len(said)), key=lambda at: (said[at].aside, not said[at].scores, -at))
    for n in range(1, len(said) + 1):  # upwards: of hundreds of sentences, a few fit
        text, last = _joined(words, [said[at] for at in sorted(first[:n])]), said[first[n - 1]]
        lines = wrapped(text, SIZE, wide, True)
        if len(lines) > (MOST if n == 1 or last.scores > last.aside else LINES):
            break
        fitting = lines
    return fitting


class _Said(NamedTuple):
    """A sentence about a turn."""

    sentence: Sentence
    seat: int | None
    aside: bool
    """Whether it is about another seat than that whose turn it was."""
    scores: bool


def _said(key: str, scene: Scene, turn: Told, items: Sequence[Item]) -> Iterator[_Said]:
    """Yield what was chosen in a turn, what scored and what can be seen on the board; or else all."""
    words = texts(scene.lang)
    short = (names for names in headline.shortened(scene.names) if _widest(names) <= NAME)
    names = next(short, [seat.letter for seat in SEATS])
    places = boards.get(key).places(scene, turn.events)
    seen = {(one.kind, one.seat) for one, place in zip(turn.events, places, strict=True) if place}
    told = [item for item in items if item.sort is Sort.CHOICE or item.points or _kind(item) in seen]
    for item in told or items:
        sentence = words.sentence(key, item.events[0], names, scene.view.seat)
        shown = Sentence(readable(sentence.text), readable(sentence.rest), sentence.open)
        yield _Said(shown, item.seat, item.seat != turn.seat, bool(item.points))


def _kind(item: Item) -> tuple[str, int | None]:
    return item.events[0].kind, item.events[0].seat


def _widest(names: Sequence[str]) -> int:
    return max(width(name, SIZE) for name in names)


def _joined(words: Texts, said: Sequence[_Said]) -> str:
    """Join sentences; one about the same seat follows without repeating the name."""
    text, before = "", None
    for one in said:
        if before and before.sentence.open and before.seat == one.seat and one.sentence.rest:
            text = words("told-on", first=text[:-1], then=one.sentence.rest)
        else:
            text = f"{text} {one.sentence.text}".lstrip()
        before = one
    return text


def _rows(board: Canvas, marks: Sequence[Mark]) -> Iterator[Row]:
    """Yield parts of the board that show all marks: those near each other on one, two small ones in a row."""
    parts: list[list[Mark]] = []
    for mark in marks:
        near = next((part for part in parts if _together(part, mark)), None)
        if near is None:
            parts.append([mark])
        else:
            near.append(mark)
    narrow: list[list[Mark]] = []
    for part in parts:
        if _width(part) > HALF:
            yield [_part(board, part, WHOLE)]
        else:
            narrow.append(part)
    for at in range(0, len(narrow), 2):
        row = narrow[at : at + 2]
        if len(row) == 1:
            yield [_part(board, row[0], WHOLE)]
        else:
            yield _level([_part(board, part, HALF) for part in row], board.size[1] - BORDER)


def _together(marks: Sequence[Mark], mark: Mark) -> bool:
    """Return True if one part of the board shows these marks and one more."""
    card = mark.place.card
    return marks[0].place.card == card and (card is not None or _fits([*marks, mark]))


def _level(row: Row, last: int) -> Row:
    """Return parts that are all as high as the highest of them, and do not end below `last`."""
    high = height(row)
    tops = (min(part.box[1], last - high) for part in row)
    return [
        part._replace(box=(part.box[0], top, part.box[2], top + high))
        for part, top in zip(row, tops, strict=True)
    ]


def _bounds(marks: Sequence[Mark]) -> Box:
    points = [point for mark in marks for shape in (*mark.clear, mark.place.way) for point in shape]
    xs, ys = zip(*points, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _width(marks: Sequence[Mark]) -> int:
    """Return how wide a part of the board is, in px, that shows these marks as a rule."""
    if card := marks[0].place.card:
        return card[2] - card[0] + 2 * changes.PAD
    left, _, right, _ = _bounds(marks)
    return right - left + 2 * AIR


def _fits(marks: Sequence[Mark]) -> bool:
    left, top, right, bottom = _bounds(marks)
    return right - left + 2 * changes.PAD <= WIDE and bottom - top + 2 * AIR <= TALL


def _part(board: Canvas, marks: Sequence[Mark], wide: int) -> Part:
    """Return the part of a board around some marks, at most `wide` px wide.

    Its edges are where they cut few words and pieces. A card is shown alone.
    """
    if card := marks[0].place.card:
        return Part(marks, _grown(card, changes.PAD), alone=True)
    west, north, east, south = _bounds(marks)
    start, first, end, last = _limits(board, marks)
    width = min(wide, end - start)
    things = changes.things(board)
    near = [thing[::2] for thing in things if thing[1] < south + FAR and thing[3] > north - FAR]
    centred = _held((west + east - width) // 2, start, end - width)
    reach = min(centred, max(start, east + NEAR - width)), max(centred, min(end - width, west - NEAR))
    left = _uncut(near, (0, width), centred, reach)
    beside = [thing[1::2] for thing in things if thing[0] < left + width and thing[2] > left]
    top = _uncut(beside, (0,), north - AIR, (max(first, north - FAR), max(first, north - NEAR)))
    least = min(last, max(south + NEAR, top + LOW))
    bottom = _uncut(beside, (0,), south + AIR, (least, max(least, min(last, south + FAR))))
    return Part(marks, (left, top, left + width, bottom))


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

    ways = {_held(wanted, least, most), *(end - edge for end in (*starts, *ends) for edge in edges)}
    return min(sorted(way for way in ways if least <= way <= most), key=cost)


def height(row: Row) -> int:
    """Return the height of parts side by side, in px."""
    return max(part.height for part in row)


def _draw(canvas: Canvas, band: Band, top: int) -> int:
    """Draw a turn, and return where it ends."""
    ink = INK if band.seat is None else SEATS[band.seat].text
    left, right, bottom = MARGIN, MARGIN + WIDE, top + band.height
    _ground(canvas, band, top, bottom)
    x, middle = left + PAD + NUMBER // 2, top + band.bar // 2
    canvas.paste(sprites.pin(str(band.number), NUMBER, PAPER), x, middle)
    x += NUMBER // 2 + PAD
    if band.seat is not None:
        canvas.paste(sprites.token(band.seat, TOKEN, edge=ink), x + TOKEN // 2, middle)
        x += TOKEN + PAD
    if band.gain:
        canvas.paste(sprites.points(GAIN, change(band.gain)), right - PAD / 2 - GAIN / 2, middle)
    for at, line in enumerate(band.lines):
        y = middle + (at - (len(band.lines) - 1) / 2) * PITCH * SIZE
        canvas.text(x, y, line, SIZE, ink, limit=room(band.seat, band.gain))
    _below(canvas, band, top + band.bar)
    canvas.rim((left, top, right, bottom), INK, EDGE, ROUNDED)
    return bottom


def _ground(canvas: Canvas, band: Band, top: int, bottom: int) -> None:
    """Draw what is below a turn, in the colour of its seat; its edge and corners follow last."""
    colour = PAPER if band.seat is None else SEATS[band.seat].colour
    canvas.under(MARGIN, top, MARGIN + WIDE, bottom, colour)


def _below(canvas: Canvas, band: Band, top: int) -> None:
    """Draw what is below the words about a turn: its tallies and parts of the board."""
    left, right = MARGIN, MARGIN + WIDE
    if band.tallies:
        across, down = _size(band.tallies)
        canvas.under(left + EDGE, top, right - EDGE, top + down, PAPER)
        _write(canvas, band.tallies, (left + right - across + GAP) // 2, top)
        top += down + EDGE
    for row in band.rows:
        for at, part in enumerate(row):
            shown = _shown(band.board, part)
            across, down = shown.size
            wide = WHOLE if len(row) == 1 else HALF
            if across < wide:
                canvas.under(left + EDGE, top, right - EDGE, top + height(row), PAPER)
            x = left + EDGE + at * (HALF + GAP) + (wide - across - part.aside) // 2
            corner = x + part.aside, top + (part.height - down) // 2 * part.alone
            canvas.lay(shown, (0, 0, across, down), *corner)
            canvas.inset(shown, *corner)
            _write(canvas, part.tallies, x, top + (part.height - _size(part.tallies)[1]) // 2)
        top += height(row) + EDGE


def _write(canvas: Canvas, lines: Sequence[Sequence[Tally]], left: int, top: int) -> None:
    """Draw lines of tallies, their upper left corner at (left, top)."""
    for number, line in enumerate(lines):
        x, y = left, top + number * (SIGN + GAP) + (SIGN + GAP) // 2
        for tally in line:
            canvas.paste(tally.sign, x + tally.sign.width // 2, y)
            ink = COST if tally.cost else INK
            canvas.text(x + tally.sign.width + GAP // 2, y, tally.number, COUNT, ink)
            x += tally.width


def _shown(board: Canvas, part: Part) -> Canvas:
    """Return a part of a board with frames and arrows."""
    left, top, right, bottom = part.box
    canvas = board.crop(part.box)
    moved = [replace(mark, place=_moved(mark.place, -left, -top)) for mark in part.marks]
    if part.alone:
        _cut_out(canvas)
    else:
        clear = [shape for mark in moved for shape in mark.clear]
        panels.veil(canvas, (0, 0, right - left, bottom - top), clear)
    for mark in moved:
        changes.outline(canvas, mark, LINE)
    return canvas


def _cut_out(canvas: Canvas) -> None:
    """Leave nothing of the board around a panel or a card, not even in its round corners."""
    across, down = canvas.size
    ground, pad = Image.new("L", canvas.size, 255), changes.PAD
    edge = (pad, pad, across - pad - 1, down - pad - 1)
    ImageDraw.Draw(ground).rounded_rectangle(edge, ROUNDED, 0)
    canvas.cover(ground, PAPER)


def _moved(place: Place, across: int, down: int) -> Place:
    return place._replace(
        box=_shifted(place.box, across, down),
        corners=tuple((x + across, y + down) for x, y in place.corners),
        way=tuple((x + across, y + down) for x, y in place.way),
        above=tuple(tuple((x + across, y + down) for x, y in outline) for outline in place.above),
    )
