"""What happened over some turns, turn by turn: who did what, and the parts of the board where it can be seen.

Owns which parts are shown, how large, where they end, and how they are laid out: all can be read where the
picture is 264 px wide. If they are too many, the turns are marked on the whole board, by `render.changes`.
Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from engine import games
from engine.core import Event
from engine.story import Item, Sort, tell
from locales import Sentence, Texts, change, texts
from render import boards, changes, headline, sprites
from render.boards import Gain, Place
from render.canvas import Box, Canvas
from render.changes import Mark
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
NARROW = 1.3
"""How much less wide than a row the panel of a seat may be if all of a part is in it."""
HIGHEST = 2600
"""px; a higher picture is too small on a screen: the whole board is drawn instead."""
SIZES, LINES = (48, 43, 39), 3
"""px; the words about a turn; and how many lines they have at most, or one more if one sentence needs it."""
PITCH = 1.12
"""From one line to the next, by the size."""
NAME = 420
"""px; a longer name is cut."""
NUMBER, TOKEN = 84, 76
"""px; the number of a turn, and whose it was."""
GAIN, GAINED = 56, 130
"""px; what a turn brought its seat, and the room for it at the end of its bar."""
SIGN, COUNT = 88, 60
"""px; the sign and the number of a tally."""
COLUMNS = (1, 2, 3)
"""A plate with tallies is at most as wide as its part of the board divided by these, whichever fits first."""
CLEAR = 16
"""px; the least distance between a plate with tallies and what is marked on the board."""
PAD = 20
"""px; between the edge of a bar, the number, the token and the words."""

Turns = Sequence[tuple[int | None, Sequence[Event]]]
"""Whose turns, and what happened in them; None is a turn of several seats."""


class Tally(NamedTuple):
    """A sign of what a turn brought or cost, and how many, if that needs saying."""

    sign: Image.Image
    number: str

    @property
    def width(self) -> int:
        """px; with the gap after it."""
        return self.sign.width + (GAP // 2 + width(self.number, COUNT) if self.number else 0) + GAP


class Part(NamedTuple):
    """A part of the board: what is marked there, and where it is."""

    marks: Sequence[Mark]
    box: Box
    alone: bool = False
    """It is a panel, without the board around it."""
    tallies: Sequence[Sequence[Tally]] = ()
    """Line by line: beside a panel, or on a plate within a part of the board."""
    plate: Box | None = None
    """Where that plate is, from the upper left corner of the part."""

    @property
    def height(self) -> int:
        """px; with the room around a panel."""
        high = self.box[3] - self.box[1]
        return max(high, _size(self.tallies)[1] - GAP) + 2 * GAP if self.alone else high

    @property
    def aside(self) -> int:
        """px; the width of the tallies beside a panel."""
        return _size(self.tallies)[0] if self.alone else 0


Row = Sequence[Part]
"""One or two parts of the board side by side."""


class Band(NamedTuple):
    """A turn: its number, whose it was, in a few words what was done, and where this can be seen."""

    number: int
    seat: int | None
    lines: Sequence[str]
    size: int
    """px; of these lines."""
    gain: int
    """Points, which the turn brought its seat."""
    rows: Sequence[Row]

    @property
    def bar(self) -> int:
        """px; the height of the bar with the words."""
        return max(NUMBER + PAD, round(PITCH * self.size * len(self.lines)) + 2 * PAD)

    @property
    def height(self) -> int:
        return self.bar + sum(height(row) + EDGE for row in self.rows)


def picture(key: str, scene: Scene, turns: Turns) -> bytes:
    """Draw what happened in some turns, as far as it can be seen in a position.

    `turns` are the seats and the events that led to the position; the first turn has the number 1.
    """
    canvas = drawn(key, scene, turns)
    return canvas.png() if canvas else changes.picture(key, scene, turns)


def drawn(key: str, scene: Scene, turns: Turns) -> Canvas | None:
    """Return a bar for each turn with the parts of the board below it, or None if that is too much."""
    board = boards.get(key).board(replace(scene, active=()))  # whose turn it is now is not what happened
    shown = bands(key, scene, turns, board)
    won = bool(games.get(key).outcome(scene.view.state))
    height = 2 * MARGIN + sum(band.height + GAP for band in shown) - GAP + won * (headline.HEIGHT + GAP)
    parts = [part for band in shown for row in band.rows for part in row]
    if height > HIGHEST or not all(_fits(part.marks) for part in parts):
        return None
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    top = MARGIN
    if won:
        top += headline.draw(canvas, key, scene, right=MARGIN + WIDE) + GAP
    for band in shown:
        top = _draw(canvas, board, band, top) + GAP
    return canvas


def bands(key: str, scene: Scene, turns: Turns, board: Canvas) -> list[Band]:
    """Return a band for each turn on this picture of the board.

    If it can be seen nowhere there, the panel of its seat is shown, unless nothing has changed there.
    """
    found = changes.marks(key, scene, turns)
    panels = [boards.get(key).owner(scene, seat) for seat in range(len(scene.names))]
    shown: list[Band] = []
    for number, (seat, events) in enumerate(turns, 1):
        marks = [mark for mark in found if mark.number == number]
        if not marks and seat is not None:
            marks = [Mark(number, seat, Place(boards.get(key).owner(scene, seat)))]
        items = [item for item in tell(games.get(key), scene.view, events) if item.events]
        gain = sum(points for item in items for one, points in item.points if one == seat)
        lines, size = _lines(texts(scene.lang), list(_said(key, scene, items)), room(seat, gain))
        rows, tallies = list(_rows(board, panels, marks)), _tallies(key, seat, events)
        if not (tallies or gain):
            rows = [row for row in rows if not row[0].alone]  # the panel is as it was
        elif tallies:
            rows = _with_tallies(rows, tallies)
        shown.append(Band(number, seat, lines, size, gain, rows))
    return shown


def _with_tallies(rows: Sequence[Row], tallies: Sequence[Tally]) -> list[Row]:
    """Return rows with tallies on the first one that is a single part with room for them."""
    found = list(rows)
    for at, row in enumerate(rows):
        if len(row) == 1 and (part := _tallied(row[0], tallies)).tallies:
            found[at] = [part]
            break
    return found


def _tallied(part: Part, tallies: Sequence[Tally]) -> Part:
    """Return a part with these tallies, or without them if there is no room.

    They stand beside a panel; elsewhere on a plate in a corner, clear of what is marked.
    """
    left, top, right, bottom = part.box
    if part.alone:
        return part._replace(tallies=_broken(tallies, WHOLE - (right - left) - 2 * GAP))
    taken = [_grown(_bounds([mark]), CLEAR) for mark in part.marks]
    for columns in COLUMNS:
        lines = _broken(tallies, (right - left) // columns - 3 * GAP)
        wide, high = _size(lines)
        if not lines or high + 2 * GAP > bottom - top:
            continue
        for x in (right - wide - 2 * GAP, left + GAP):
            for y in (bottom - high - GAP, top + GAP):
                plate = (x, y, x + wide + GAP, y + high)
                if not any(changes.share(plate, box) for box in taken):
                    return part._replace(tallies=lines, plate=_shifted(plate, -left, -top))
    return part


def _broken(tallies: Sequence[Tally], room: int) -> list[list[Tally]]:
    """Return lines at most `room` px wide, or none if a tally is wider than that."""
    lines: list[list[Tally]] = []
    for tally in tallies:
        if tally.width > room:
            return []
        if lines and _length([*lines[-1], tally]) <= room:
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
    """Return what events brought or cost a seat; gains and costs of the same thing are added up apart."""
    board = boards.get(key)
    found: dict[tuple[str, bool], Gain] = {}
    for gain in (gain for one in events if one.seat == seat for gain in board.gains(one)):
        if gain.n == 0:
            continue
        thing = gain.name, (gain.n or 0) < 0
        before = found[thing].n if thing in found else 0
        found[thing] = gain._replace(n=gain.n and gain.n + (before or 0))
    return [
        Tally((sign or board.SIGNS[name])(SIGN), change(n) if n else "") for name, n, sign in found.values()
    ]


def _lines(words: Texts, said: Sequence[tuple[Sentence, bool]], wide: int) -> tuple[Sequence[str], int]:
    """Return as many sentences as fit, in lines `wide` px wide, and the size of their letters in px.

    Each comes with whether it changes a score. Those that do not are left out before the others.
    """
    fitting: tuple[Sequence[str], int] = ((), SIZES[0])
    first = sorted(range(len(said)), key=lambda at: not said[at][1])
    for n in range(1, len(said) + 1):  # upwards: of hundreds of sentences, a few fit
        text = _joined(words, [said[at][0] for at in sorted(first[:n])])
        for size in SIZES:
            lines = wrapped(text, size, wide, True)
            if len(lines) <= LINES + (n == 1 and size == SIZES[-1]):
                fitting = lines, size
                break
        else:
            break
    return fitting


def _said(key: str, scene: Scene, items: Sequence[Item]) -> Iterator[tuple[Sentence, bool]]:
    """Yield what was chosen in a turn or, if nothing was, all that is told of it, and whether that scores."""
    words = texts(scene.lang)
    short = (names for names in headline.shortened(scene.names) if _widest(names) <= NAME)
    names = next(short, [seat.letter for seat in SEATS])
    chosen = [item for item in items if item.sort is Sort.CHOICE]
    for item in chosen or items:
        sentence = words.sentence(key, item.events[0], names, scene.view.seat)
        yield Sentence(readable(sentence.text), readable(sentence.rest), sentence.open), bool(item.points)


def _widest(names: Sequence[str]) -> int:
    return max(width(name, SIZES[0]) for name in names)


def _joined(words: Texts, said: Sequence[Sentence]) -> str:
    """Join sentences; one about the same seat follows without repeating the name."""
    text, is_open = "", False
    for sentence in said:
        if is_open and sentence.rest:
            text = words("told-on", first=text[:-1], then=sentence.rest)
        else:
            text = f"{text} {sentence.text}".lstrip()
        is_open = sentence.open
    return text


def _rows(board: Canvas, panels: Sequence[Box], marks: Sequence[Mark]) -> Iterator[Row]:
    """Yield parts of the board that show all marks: those near each other on one, two small ones in a row."""
    parts: list[list[Mark]] = []
    for mark in marks:
        near = next((part for part in parts if _fits([*part, mark])), None)
        if near is None:
            parts.append([mark])
        else:
            near.append(mark)
    narrow: list[list[Mark]] = []
    for part in parts:
        if _width(part) > HALF:
            yield [_part(board, panels, part, WHOLE)]
        else:
            narrow.append(part)
    for at in range(0, len(narrow), 2):
        row = narrow[at : at + 2]
        if len(row) == 1:
            yield [_part(board, panels, row[0], WHOLE)]
        else:
            yield _level([_part(board, panels, part, HALF) for part in row], board.size[1] - BORDER)


def _level(row: Row, last: int) -> Row:
    """Return parts that are all as high as the highest of them, and do not end below `last`."""
    high = height(row)
    tops = (min(part.box[1], last - high) for part in row)
    return [
        part._replace(box=(part.box[0], top, part.box[2], top + high))
        for part, top in zip(row, tops, strict=True)
    ]


def _bounds(marks: Sequence[Mark]) -> Box:
    points = [point for mark in marks for point in (*mark.outline, *mark.place.way)]
    xs, ys = zip(*points, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _width(marks: Sequence[Mark]) -> int:
    """Return how wide a part of the board is, in px, that shows these marks as a rule."""
    left, _, right, _ = _bounds(marks)
    return right - left + 2 * AIR


def _fits(marks: Sequence[Mark]) -> bool:
    left, top, right, bottom = _bounds(marks)
    return right - left + 2 * changes.PAD <= WIDE and bottom - top + 2 * AIR <= TALL


def _part(board: Canvas, panels: Sequence[Box], marks: Sequence[Mark], wide: int) -> Part:
    """Return the part of a board around some marks, at most `wide` px wide.

    Its edges are where they cut few words and pieces. A panel that is marked as a whole is shown alone.
    """
    if all(mark.place.box in panels for mark in marks) and len({mark.place.box for mark in marks}) == 1:
        left, top, right, bottom = marks[0].place.box
        pad = changes.PAD
        return Part(marks, (left - pad, top - pad, right + pad, bottom + pad), alone=True)
    west, north, east, south = _bounds(marks)
    start, first, end, last = _limits(board, panels, _bounds(marks), wide)
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


def _limits(board: Canvas, panels: Sequence[Box], bounds: Box, wide: int) -> Box:
    """Return where parts of a board end at the latest: at the border, the headline or the edges of a panel.

    Those of a panel, if it is wide enough and all that is marked lies in it.
    """
    west, north, east, south = bounds
    for left, top, right, bottom in panels:
        inside = left < west and top < north and east < right and south < bottom
        if inside and wide <= NARROW * (right - left):
            return left, top, right, bottom
    across, down = board.size
    return BORDER, headline.bar(board)[3] + 4, across - BORDER, down - BORDER


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


def _draw(canvas: Canvas, board: Canvas, band: Band, top: int) -> int:
    """Draw a turn, and return where it ends."""
    fill, ink = (PAPER, INK) if band.seat is None else (SEATS[band.seat].colour, SEATS[band.seat].text)
    left, right, bottom = MARGIN, MARGIN + WIDE, top + band.height
    canvas.box(left, top, right, bottom, INK, 16)
    canvas.box(left + EDGE, top + EDGE, right - EDGE, bottom - EDGE, fill, 12)
    x, middle = left + PAD + NUMBER // 2, top + band.bar // 2
    canvas.paste(sprites.pin(str(band.number), NUMBER, band.seat), x, middle)
    x += NUMBER // 2 + PAD
    if band.seat is not None:
        canvas.paste(sprites.token(band.seat, TOKEN, edge=ink), x + TOKEN // 2, middle)
        x += TOKEN + PAD
    if band.gain:
        canvas.text(right - PAD, middle, change(band.gain), GAIN, ink, align=1)
    for at, line in enumerate(band.lines):
        y = middle + (at - (len(band.lines) - 1) / 2) * PITCH * band.size
        canvas.text(x, y, line, band.size, ink, limit=room(band.seat, band.gain))
    top += band.bar
    for row in band.rows:
        for at, part in enumerate(row):
            shown = _shown(board, part).image
            wide = WHOLE if len(row) == 1 else HALF
            if shown.width < wide:
                canvas.image.paste(PAPER, (left + EDGE, top, right - EDGE, top + height(row)))
            x = left + EDGE + at * (HALF + GAP) + (wide - shown.width - part.aside) // 2
            canvas.image.paste(shown, (x + part.aside, top + (part.height - shown.height) // 2 * part.alone))
            if part.plate:
                west, north, *_ = plate = _shifted(part.plate, x, top)
                canvas.box(*plate, PAPER, 16, INK, 3)
                _write(canvas, part.tallies, west + GAP, north)
            else:
                _write(canvas, part.tallies, x, top + (part.height - _size(part.tallies)[1]) // 2)
        top += height(row) + EDGE
    return bottom


def _write(canvas: Canvas, lines: Sequence[Sequence[Tally]], left: int, top: int) -> None:
    """Draw lines of tallies, their upper left corner at (left, top)."""
    for number, line in enumerate(lines):
        x, y = left, top + number * (SIGN + GAP) + (SIGN + GAP) // 2
        for tally in line:
            canvas.paste(tally.sign, x + tally.sign.width // 2, y)
            canvas.text(x + tally.sign.width + GAP // 2, y, tally.number, COUNT, INK)
            x += tally.width


def _shown(board: Canvas, part: Part) -> Canvas:
    """Return a part of a board with frames and arrows."""
    left, top, right, bottom = part.box
    canvas = board.crop(part.box)
    moved = [replace(mark, place=_moved(mark.place, -left, -top)) for mark in part.marks]
    changes.veil(canvas, [mark.outline for mark in moved], (0, 0, right - left, bottom - top))
    for mark in moved:
        changes.outline(canvas, mark, LINE)
    return canvas


def _moved(place: Place, across: int, down: int) -> Place:
    return Place(
        _shifted(place.box, across, down),
        tuple((x + across, y + down) for x, y in place.corners),
        tuple((x + across, y + down) for x, y in place.way),
    )
