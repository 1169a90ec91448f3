"""What happened over some turns, turn by turn: who did what, and the parts of the board where it can be seen.

Owns how these parts, which `render.parts` chooses, are laid out with the words: as wide as their band, above
the words of a bar or below a single line; but a card that is about as high as wide is at the left of its
words. All can be read where the picture is 264 px wide. If there are too many words, the turns are marked on
the whole board, by `render.changes`. Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise, takewhile
from typing import Any, NamedTuple

from PIL import Image

from engine import games
from engine.core import Event, Game, Points, sum_points
from locales import change, texts
from render import boards, changes, headline, parts, sprites, telling, typeset
from render.boards import Place
from render.canvas import Canvas
from render.changes import Mark, Told
from render.parts import EDGE, FRAME, GUTTER, HALF, INSET, ROUNDED, SIDE, SLIM, WHOLE, WIDE, Part, Row
from render.scene import Scene
from render.text import readable, width
from render.theme import COST, GAP, INK, MARGIN, PAPER, PLASTER, SEATS, SHADE, STONE, blend
from render.typeset import Line, Tally

HEAD, FOOT = 9, 8
"""px; the room above and below words."""
HIGHEST = 3150
"""px; a higher picture is too small on a screen: the whole board is drawn instead."""
BAR, FREE = 62, 3
"""px; the least height of the bar that says whose turn it was, and the least room above and below what
stands there.
"""
PLATE, AROUND, ROUND = 6, 10, 12
"""px; from the edges of a bar to the plate with what its turn brought; on that, beside this; the radius of
its corners.
"""
NUMBER, TOKEN, NAME, LARGER = 40, 58, 44, 1.4
"""px; the number of a turn, and the mark and the name of its seat; how much larger these are if it brought
most points.
"""
GAIN, WORTH, MOST = 62, 3, 12
"""px; the medal of a turn that brought its seat no points, and how much more it is for each point up to
`MOST`: the turn that brought most is seen first.
"""
OTHERS = TOKEN
"""px; beside that medal, the mark of another seat to which the turn brought points."""
SUMS = 100
"""px; the strip with the points that all turns brought each seat or, if none did, the latest news."""


class Lead(NamedTuple):
    """The sizes of what stands in that strip of each seat, in px."""

    mark: int
    name: int
    """Of its name, or 0 without one."""
    medal: int
    total: int
    between: int = 8

    @property
    def arrow(self) -> int:
        return self.total * 2 // 5


LEADS = (
    Lead(80, 58, 96, 72),
    Lead(72, 50, 88, 64, 6),
    Lead(66, 44, 82, 58, 5),
    Lead(62, 40, 76, 54, 4),
    Lead(80, 0, 96, 72),
    Lead(72, 0, 92, 66, 6),
    Lead(60, 0, 82, 56, 4),
    Lead(56, 0, 76, 52, 3),
    Lead(56, 0, 70, 48, 2),
    Lead(56, 0, 62, 40, 2),
)
"""From what one sees best: the first that fits is taken. The numbers are what counts most."""
TITLES = 58, 52, 46, 42
"""px; the news on that strip if nobody scored: the largest size that fits is taken."""
PAD = 16
"""px; between the edge of a bar, the number, the token and the words."""
SPACE = 12
"""px; between bands."""
ROOM, BLOCK = WHOLE - 2 * PAD, 2 * PAD + NUMBER + PAD // 2 + TOKEN
"""px; the width of words and signs, and that of the number and the mark at the left of a quiet turn."""
BESIDE = WHOLE - SIDE - INSET - 2 * PAD
"""px; the width of words and signs beside a card."""
NARROW = ROOM - BLOCK - SLIM - INSET
"""px; that beside a part of the board in a quiet turn."""
SLIMMED = ROOM - SLIM - INSET
"""px; that beside a part of the board below a bar."""
RULE = blend(PLASTER, SHADE, 0.5)
"""The colour of a band about what is nobody's turn."""


class Chapter(NamedTuple):
    """What is told below a bar, and where it can be seen."""

    lines: Sequence[Line]
    """As wide as the band, or as there is room for beside the column."""
    column: Sequence[Part] = ()
    """Cards below each other, at the left of the words."""
    strips: Sequence[Row] = ()
    """Parts of the board as wide as the band."""
    board: Canvas | None = None
    """The position after it, if any of it is shown."""
    under: bool = False
    """Whether the strips are below the lines, not above them."""
    least: int = 0
    """px; its least height."""
    side: int = SIDE
    """px; the width of the column."""

    @property
    def rows(self) -> Sequence[Row]:
        return [*self.strips, *([part] for part in self.column)]

    @property
    def told(self) -> int:
        """px; the height of the lines."""
        return max(self.least, typeset.height(self.lines) + (HEAD + FOOT) * bool(self.lines))

    @property
    def seen(self) -> int:
        """px; the height of the column."""
        return _stacked([part.height for part in self.column])

    @property
    def end(self) -> int:
        """px; the height of the column, or of the words beside it, if these are higher."""
        return max(self.told, self.seen)

    @property
    def upper(self) -> int:
        """px; the height of the strips, with the line between them and the words."""
        return _stacked([*map(parts.height, self.strips)]) + INSET * bool(self.strips and self.end)

    @property
    def height(self) -> int:
        """px"""
        return self.upper + self.end


def _stacked(heights: Sequence[int]) -> int:
    """Return how high things are below each other, with lines between them, in px."""
    return sum(heights) + INSET * max(0, len(heights) - 1)


class Band(NamedTuple):
    """A turn, or what began with a rule: whose it was, and what was done."""

    number: int
    """Of the turn, or 0."""
    seat: int | None
    name: str
    """Of the seat, as the reader is told it."""
    points: Points
    """What it brought each seat, or cost it."""
    chapter: Chapter
    rule: Line | None = None
    """What began: this is nobody's turn."""
    most: bool = False
    """Whether it brought its seat the most points of all turns, and many; or if nobody scored, the latest
    news.
    """
    quiet: bool = False
    """Whether one line says all: it stands beside the mark of the seat or the rule, below no bar, and above
    the parts of the board.
    """

    @property
    def lines(self) -> Sequence[Line]:
        return self.chapter.lines

    @property
    def rows(self) -> Sequence[Row]:
        return self.chapter.rows

    @property
    def gain(self) -> int:
        """Points that it brought its seat."""
        return dict(self.points).get(self.seat or 0, 0) if self.seat is not None else 0

    @property
    def named(self) -> str:
        """The name as it can be written."""
        return "" if self.seat is None else readable(self.name, SEATS[self.seat].letter)

    @property
    def outcome(self) -> Line | None:
        """The points that it brought or cost its seat, at the right of its bar, after those of others, with
        their marks: all that the strip sums up.
        """
        if self.quiet or self.seat is None:
            return None
        others = [(seat, n) for seat, n in self.points if n and seat != self.seat]
        scored = [Tally(OTHERS, typeset.scored(seat, n, OTHERS)) for seat, n in others]
        scored += [Tally(self.medal, _medal(self.gain, self.medal))] if self.gain else []
        return Line(("",), (), scored=scored) if scored else None

    @property
    def medal(self) -> int:
        """px; the medal of the points that it brought its seat."""
        return GAIN + WORTH * min(abs(self.gain), MOST) if self.gain else 0

    @property
    def bar(self) -> int:
        """px; the height of the bar."""
        if self.quiet:
            return EDGE
        if self.rule:
            return self.rule.height + 2 * FREE
        brought = self.outcome.tall + 2 * PLATE + EDGE if self.outcome else 0
        return max(round(self.scale * BAR), brought)

    @property
    def block(self) -> int:
        """px; the width of what stands at the left of a quiet one."""
        return PAD + self.rule.width + PAD // 2 if self.rule else BLOCK

    @property
    def scale(self) -> float:
        """How large what stands in the bar is."""
        return LARGER if self.most else 1

    @property
    def height(self) -> int:
        """px"""
        return self.bar + EDGE + self.chapter.height


def picture(key: str, scene: Scene, turns: Sequence[Told]) -> bytes:
    """Draw what happened in some turns, each in the position after it, and the first with the number 1.

    `scene` is the position after the last one; its `before` is that before the first, if it is known.
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
    height = 2 * MARGIN + won * (headline.HEIGHT + SPACE) - SPACE
    shown: list[Band] = []
    most = HIGHEST - SUMS - SPACE
    for band in bands(key, scene, turns, brief=brief, high=high):
        if not all(parts.fits(parts.bounds(part.marks)) for row in band.rows for part in row):
            return None
        shown.append(band)
        height += band.height + SPACE
        while brief and height > most and any(band.rows for band in shown):
            height -= _without_least(key, shown)
        if height > most:
            return None
    sums = summed(shown)
    if won:
        sums = tuple((seat, dict(sums).get(seat, 0)) for seat in range(len(scene.names)))
    news = None if sums else _news(key, shown)
    height += bool(sums or news) * (SUMS + SPACE)
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    top = MARGIN
    if won:
        top += headline.draw(canvas, key, scene, right=MARGIN + WIDE) + SPACE
    if sums or news:
        canvas.box(MARGIN, top, MARGIN + WIDE, top + SUMS, PAPER, ROUNDED, INK, EDGE)
        if news:
            _announce(canvas, news, top + SUMS // 2)
        else:
            _sums(canvas, key, scene, sums, top)
        top += SUMS + SPACE
    for band in shown:
        top = _draw(canvas, band, top) + SPACE
    return canvas


def compared(
    key: str, scene: Scene, turns: Sequence[Told], said: Sequence[str], marked: Sequence[int] = (1, 2)
) -> Canvas | None:
    """Return what each of two turns would have done from the position of a scene on: that which would have
    been better, then that which was played, with the numbers `marked`. What changes nothing is only `said`.
    Return None if it is too much.
    """
    words, shown = texts(scene.lang), list[Band]()
    titles = (words(f"render-{title}") for title in ("better", "played"))
    for number, title, turn, text in zip(marked, titles, turns, said, strict=True):
        there = replace(
            scene, view=turn.view or scene.view, before=scene.view, choices=(), numbered=(), parts=()
        )
        found = [*bands(key, there, [turn], brief=True, title=title)]
        if not found or found[0].rule or not (found[0].lines or found[0].rows):
            only = Band(0, turn.seat, title, (), Chapter([typeset.plain(text, ROOM)]))
            found = [only, *(band for band in found if band.rule)]
        shown += [found[0]._replace(number=number), *found[1:]]
    if not all(parts.fits(parts.bounds(part.marks)) for band in shown for row in band.rows for part in row):
        return None
    height = 2 * MARGIN - SPACE + sum(band.height + SPACE for band in shown)
    while height > HIGHEST and any(band.rows for band in shown):
        height -= _without_least(key, shown)
    if height > HIGHEST:
        return None
    canvas, top = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN), MARGIN
    for band in shown:
        top = _draw(canvas, band, top) + SPACE
    return canvas


def summed(bands: Sequence[Band]) -> Points:
    """Return what bands together brought each seat, and cost it."""
    return sum_points([Event("", points=band.points) for band in bands])


def _sums(canvas: Canvas, key: str, scene: Scene, sums: Points, top: int) -> None:
    """Draw what these seats gained or lost on the strip, the most first, and what each has now."""
    middle = top + SUMS // 2
    scores = games.get(key).scores(scene.view.state)
    gains = dict(sums)
    names = {seat: readable(_name(scene, seat), SEATS[seat].letter) for seat in gains}

    def across(lead: Lead, seat: int) -> int:
        name = lead.between + width(names[seat], lead.name, "title") if lead.name else 0
        gain = lead.medal + 2 * lead.between + lead.arrow if gains[seat] else lead.between
        return lead.mark + name + lead.between + gain + width(str(scores[seat]), lead.total)

    def free(lead: Lead) -> int:
        """Return the room that is left for each seat, in px."""
        return (WHOLE - sum(across(lead, seat) for seat in gains)) // len(gains)

    lead = next((lead for lead in LEADS if free(lead) >= PAD), LEADS[-1])
    start = MARGIN + EDGE
    for at, (seat, n) in enumerate(sorted(sums, key=lambda one: (-one[1], -scores[one[0]]))):
        if at:
            canvas.line(start - 1, top + PAD, start + 1, top + SUMS - PAD, STONE)
        x = start + free(lead) // 2
        start += across(lead, seat) + free(lead)
        canvas.paste(sprites.token(seat, lead.mark), x + lead.mark // 2, middle)
        x += lead.mark + lead.between
        if lead.name:
            canvas.text(x, middle, names[seat], lead.name, bold="title")
            x += width(names[seat], lead.name, "title") + lead.between
        if n:
            canvas.paste(_medal(n, lead.medal), x + lead.medal // 2, middle)
            x += lead.medal + lead.between
            canvas.paste(sprites.pointer(lead.arrow, STONE), x + lead.arrow // 2, middle)
            x += lead.arrow
        canvas.text(x + lead.between, middle, str(scores[seat]), lead.total)


class News(NamedTuple):
    """What a seat achieved that brings points later."""

    seat: int
    text: str
    signs: Sequence[Tally]
    """Of what it brought: then the text is only the name."""

    @property
    def signed(self) -> int:
        """px; the width of the signs, with the gap before them."""
        return sum(tally.width for tally in self.signs) + (PAD - self.signs[-1].gap if self.signs else 0)

    def across(self, size: int) -> int:
        """Return the width of all if the text is `size` px large."""
        return LEADS[0].mark + PAD + width(self.text, size, "title") + self.signed


def _news(key: str, bands: Sequence[Band]) -> News | None:
    """Return the latest of those news of some turns that count most, if there is room for it on one line: of
    a choice in words, or else with signs.
    """
    told = [
        (band.seat, band.named, line)
        for band in bands
        for line in band.lines
        if band.seat is not None and line.news
    ]
    if not told:
        return None
    seat, name, line = max(reversed(told), key=lambda one: one[2].interest)
    signs = typeset.tallies(key, seat, line.gains, (), typeset.ALONE[-1], pictured=1)
    said = News(seat, " ".join(line.told.whole.split()) if line.told else "", ())
    signed = News(seat, name, signs)
    ways = [said] if not signs else [said, signed] if line.interest == 1 else [signed]
    return next((news for news in ways if news.across(TITLES[-1]) <= ROOM), None)


def _announce(canvas: Canvas, news: News, middle: int) -> None:
    """Draw the news on the strip, in its middle."""
    size = next(size for size in TITLES if news.across(size) <= ROOM)
    x = MARGIN + (WIDE - news.across(size)) // 2
    canvas.paste(sprites.token(news.seat, LEADS[0].mark), x + LEADS[0].mark // 2, middle)
    x += LEADS[0].mark + PAD
    canvas.text(x, middle, news.text, size, bold="title")
    typeset.write(canvas, news.signs, x + width(news.text, size, "title") + PAD, middle)


def _medal(points: int, size: int) -> Image.Image:
    """Return a medal of points, `size` px large."""
    return sprites.points(size, change(points), INK if points > 0 else COST)


def _without_least(key: str, bands: list[Band]) -> int:
    """Leave out a row of parts of the board, of which the words tell as well, and return the room it took.

    It is one of the turn that brought its seat the least, that which takes most room.
    """
    ways = [
        (band.height <= less.height, band.gain, less.height - band.height, at, less)
        for at, band in enumerate(bands)
        for less in (_without(key, band, place) for place in range(len(band.rows)))
    ]
    *_, at, less = min(ways, key=lambda way: way[:3])
    saved = bands[at].height - less.height
    bands[at] = less
    return saved


def _without(key: str, band: Band, place: int) -> Band:
    """Return a turn without one of its rows of parts; its words take the room of the last of a column."""
    chapter = band.chapter
    first = len(chapter.strips)
    strips = [row for at, row in enumerate(chapter.strips) if at != place]
    column = [part for at, part in enumerate(chapter.column, first) if at != place]
    if chapter.column and not column:
        room, named = ROOM - BLOCK * band.quiet, band.quiet
        lines = [typeset.narrowed(key, band.seat, line, room, named=named) for line in chapter.lines]
        chapter = chapter._replace(lines=lines)
    return band._replace(chapter=chapter._replace(strips=strips, column=column))


def leaves_a_trace(key: str, scene: Scene) -> bool:
    """Return True if the viewer's draft changes anything that `draft` shows."""
    return any(boards.get(key).places(scene, scene.draft)) or bool(_signs(key, scene))


def draft(key: str, scene: Scene) -> Canvas | None:
    """Return what the viewer's draft changes, large, or None if that is nothing or too much.

    If all that it brings are points, these are in the headline.
    """
    (band,) = bands(key, scene, [Told(scene.view.seat, scene.draft)], draft=True)
    signs, medal = _signs(key, scene, typeset.ALONE[-1]), None
    if len(signs) == 1 and not signs[0].name:
        signs, medal = [], signs[0].sign
    ways = (typeset.broken(_signs(key, scene, size), ROOM) for size in typeset.ALONE if signs)
    signs = min(ways, key=len, default=())
    band = band._replace(chapter=band.chapter._replace(lines=[Line((), signs)] if signs else []))
    fits = all(parts.fits(parts.bounds(part.marks), parts.TALLEST) for row in band.rows for part in row)
    top = MARGIN + headline.HEIGHT + GAP
    height = top + EDGE + band.chapter.height + MARGIN
    if not (band.lines or band.rows) or height > HIGHEST or not fits:
        return None
    canvas = Canvas.blank(boards.get(key).GROUND, height, WIDE + 2 * MARGIN)
    free = medal.width + PAD if medal else 0
    headline.draw(canvas, key, scene, right=MARGIN + WIDE, free=free)
    if medal:
        canvas.paste(medal, MARGIN + WIDE - PAD - medal.width / 2, MARGIN + headline.HEIGHT / 2)
    bottom = height - MARGIN
    _ground(canvas, band, top, bottom)
    _below(canvas, band.chapter, top)
    canvas.rim((MARGIN, top, MARGIN + WIDE, bottom), INK, EDGE, ROUNDED)
    return canvas


def seen(key: str, scene: Scene, events: Sequence[Event]) -> Canvas:
    """Return the parts of the board that show events, without words. One of them can be seen there."""
    board, seat = boards.get(key), events[0].seat
    frame = (changes.tint(seat, draft=False), False)
    there = replace(scene, active=(), choices=(), last=tuple(events), bare=True, frame=frame)
    marks = changes.marks_at(board.places(there, events), 1, seat, spare=True)
    position = board.board(there)
    chapter = Chapter((), strips=[*parts.rows(position, marks)], board=position)
    canvas = Canvas.blank(board.GROUND, chapter.height, WHOLE)
    _show(canvas, chapter, position, 0, 0)
    return canvas


def _signs(key: str, scene: Scene, size: int = typeset.SIGN) -> list[Tally]:
    """Return the signs of what the viewer's draft brings and costs, `size` px large.

    An arrow leads from a cost to a gain only if one thing that was done brought all of them.
    """
    seat = scene.view.seat
    points = tuple(point for point in sum_points(scene.draft) if point[0] == seat)
    own = [one for one in scene.draft if one.seat == seat]
    signs = typeset.tallies(key, seat, telling.gains(key, seat, own), points, size)
    counted = [one for one in own if any(gain.n for gain in telling.gains(key, seat, [one]))]
    return signs if len(counted) < 2 else [sign._replace(bought=False) for sign in signs]


def bands(
    key: str,
    scene: Scene,
    turns: Sequence[Told],
    *,
    brief: bool = False,
    high: int = telling.HIGH,
    draft: bool = False,
    title: str = "",
) -> Iterator[Band]:
    """Yield a band for each turn, its words as a rule not higher than `high` px, and one for each rule in it.

    In `brief`, it is without the places that can be spared. The `title` stands in the bar of each turn
    instead of the name of its seat.

    A `draft` is not confirmed yet; it has no words, and nothing of it is made smaller.
    """
    dealt, number, since = turns if draft else [*_dealt(games.get(key), turns)], 0, scene.since
    most = max((_own(games.get(key), turn) for turn in dealt), default=0)
    scenes, down = list[tuple[Told, Scene, Sequence[Event], Sequence[Place | None], Sequence[Line]]](), 0
    for seat, happened, view in dealt:
        events = happened if draft else telling.settled(happened)
        there = replace(
            scene, view=view or scene.view, active=(), last=tuple(events), draft=(), framed=False, bare=True,
            frame=(changes.tint(seat, draft=draft), draft), since=since,
        )  # fmt: skip
        since = *since, *happened
        shown, places = _pictured(key, there, events, draft=draft)
        said = {id(one): place.told or one for one, place in zip(shown, places, strict=True) if place}
        told = [said.get(id(one), one) for one in events]
        lines = () if draft else telling.lines(key, there, seat, told, [*said.values()], ROOM, high)
        scenes.append((Told(seat, events), there, shown, places, lines))
        down += typeset.height(lines) + HEAD + FOOT + 2 * EDGE + SPACE
        if down > HIGHEST:
            break  # there is no room for the others: they are not told
    newest = -1
    if not any(line.points for *_, lines in scenes for line in lines):
        news = [(line.interest, at) for at, (*_, lines) in enumerate(scenes) for line in lines if line.news]
        newest = max(news, default=(0, -1))[1]
    for at, ((seat, events, _), there, shown, places, lines) in enumerate(scenes):
        great = at == newest or most == _own(games.get(key), Told(seat, events)) >= typeset.MANY
        for rule, told, happened in _divided(key, there, lines, events, shown):
            points = sum_points([Event("", points=line.points) for line in told])
            whose = None if rule else seat
            number += not rule
            here = replace(there, last=tuple(happened), frame=(changes.tint(whose, draft=draft), draft))
            spots = places if happened == shown else boards.get(key).places(here, happened)
            marks = changes.marks_at(spots, 0 if rule else number, whose, spare=not brief, draft=draft)
            name = "" if rule else title or _name(there, seat)
            counts = any(line.news for line in told) if at == newest else dict(points).get(seat or 0, 0) > 0
            larger = great and counts and not rule
            band = Band(0 if rule else number, whose, name, points, Chapter(()), rule, larger)
            chapter = Chapter(typeset.matched(key, seat, told, ROOM), under=bool(rule))
            if marks:
                chapter = chapter._replace(board=boards.get(key).board(here))
                few = band.gain < typeset.MANY
                size = parts.GREAT if larger else parts.LITTLE if few else parts.USUAL
                chapter = _pictures(key, seat, chapter, marks, size, draft=draft)
            band = band._replace(chapter=chapter)
            yield band if title and not rule else _quieter(key, band, most)


def _own(game: Game[Any], turn: Told) -> int:
    """Return the points that a turn brought its seat before a day, a round or the like ended."""
    own = takewhile(lambda happened: happened.kind not in game.announced, turn.events)
    return sum(n for happened in own for seat, n in happened.points if seat == turn.seat)


def _quieter(key: str, band: Band, most: int) -> Band:
    """Return a band that takes less room if it brought its seat little: without a bar if one line says what
    it did. If it is half of the `most` points of a turn or less, and no news, the part of its board is before
    its lines.
    """
    if band.rule and len(band.lines) == 1:
        return band if band.rows else _folded(key, band, band.rule)
    if band.rule or band.chapter.column or band.seat is None or band.most or not band.lines:
        return band
    if len(band.lines) > 1 or band.gain >= typeset.MANY:
        leads = 2 * band.gain > most or any(line.news for line in band.lines)
        return band if leads else _slimmer(key, band, SLIMMED)
    line = typeset.narrowed(key, band.seat, band.lines[0], ROOM - BLOCK, named=True)
    if line.aside:
        return band
    quiet = band._replace(chapter=band.chapter._replace(lines=[line], under=True), quiet=True)
    return _slimmer(key, quiet, NARROW)


def _slimmer(key: str, band: Band, room: int) -> Band:
    """Return a turn with the part of its board before its lines, if both can be read there: the lines in
    `room` px.
    """
    board, groups = band.chapter.board, [part for row in band.rows for part in row]
    if not board or len(groups) != 1 or groups[0].alone:
        return band
    lines = [typeset.narrowed(key, band.seat, line, room, named=band.quiet) for line in band.lines]
    chapter = band.chapter._replace(lines=lines, strips=(), under=False, side=SLIM)
    if chapter.told > (parts.LINED if band.quiet else parts.HIGH):
        return band
    if any(line.width > room or line.torn(room) for line in lines):
        return band
    least = parts.SMALL if band.quiet else parts.MIDDLE
    part = parts.slim(board, groups[0].marks, max(chapter.told, parts.LINED), least)
    if part is None:
        return band
    return band._replace(chapter=chapter._replace(column=[parts.heightened(board, part, chapter.told)]))


def _folded(key: str, band: Band, rule: Line) -> Band:
    """Return what began in one row with its only line, if the mark of a seat and pictures say all of that."""
    (line,) = band.lines
    signs = [tally for row in line.signs for tally in row]
    if line.about is None or line.points or not signs or any(tally.counted for tally in signs):
        return band
    line = line._replace(words=("",), signs=[signs], below=False)
    room = ROOM - line.width + typeset.APART - PAD - PAD // 2
    if room < typeset.LEAST or len((rule := typeset.narrowed(key, None, rule, room)).words) > telling.ROWS:
        return band
    chapter = band.chapter._replace(lines=[line], least=rule.height)
    return band._replace(chapter=chapter, rule=rule, quiet=True)


def _pictured(
    key: str, scene: Scene, events: Sequence[Event], *, draft: bool
) -> tuple[Sequence[Event], Sequence[Place | None]]:
    """Return events without those whose place only shows what words say, and where each can be seen then."""
    places = boards.get(key).places(scene, events)
    if draft or not any(map(repeats, places)):
        return events, places
    shown = [one for one, place in zip(events, places, strict=True) if not repeats(place)]
    return shown, boards.get(key).places(replace(scene, last=tuple(shown)), shown)


def _divided(
    key: str, scene: Scene, lines: Sequence[Line], events: Sequence[Event], shown: Sequence[Event]
) -> Iterator[tuple[Line | None, Sequence[Line], Sequence[Event]]]:
    """Yield what is told of a turn: what the seat did, without a rule, and what began with each rule.

    With it are those of the events `shown` that happened there: if the position after the turn does not show
    them as it would without the later ones, all of them in the last place.
    """
    begun = [bool(line.rule or (line.told and line.told.apart)) for line in lines]
    starts = [
        at
        for at, (line, before, now) in enumerate(zip(lines, [False, *begun], begun, strict=False))
        if line.rule or before > now
    ]
    ends = accumulate((told.at for at in starts if (told := lines[at].told)), max)
    plain, place = replace(scene, bare=False), boards.get(key).places
    seen = {id(one): spot for one, spot in zip(shown, place(plain, shown) if starts else (), strict=False)}
    happened = [
        [one for one in events[start:end] if id(one) in seen]
        for start, end in pairwise([0, *ends, len(events)])
    ]
    filled = [at for at, some in enumerate(happened) if any(seen[id(one)] for one in some)] or [len(starts)]
    if len(filled) < 2 or any(place(plain, some) != [seen[id(one)] for one in some] for some in happened):
        happened = [shown if at == filled[-1] else () for at in range(len(happened))]
    for (start, end), some in zip(pairwise([0, *starts, len(lines)]), happened, strict=True):
        rule = lines[start] if start < end and lines[start].rule else None
        if rule or start < end or some or not lines:
            yield rule, lines[start + bool(rule) : end], some


def repeats(place: Place | None) -> bool:
    """Return True if a place only shows on a card what words say: it is not shown."""
    return bool(place and place.card and place.spare)


def _name(scene: Scene, seat: int | None) -> str:
    """Return the name of a seat as the reader is told it; a turn of several seats has none."""
    if seat is None:
        return ""
    return texts(scene.lang)("you") if seat == scene.view.seat else scene.names[seat]


def _dealt(game: Game[Any], turns: Sequence[Told]) -> Iterator[Told]:
    """Yield turns, with what a seat was forced to do at the end of the turn before it at the beginning, and
    what was foretold at the end.

    At the end of the last turn, what was forced is the beginning of another.
    """
    before: Sequence[Event] = ()
    for at, turn in enumerate(turns):
        events = [*before, *sorted(turn.events, key=lambda happened: happened.kind in game.foretold)]
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


def _pictures(
    key: str, seat: int | None, chapter: Chapter, marks: Sequence[Mark], size: parts.Size, *, draft: bool
) -> Chapter:
    """Return a chapter with the parts of its board that show some marks: cards beside its words, unless these
    are too wide there, and all others as wide as the band and of this `size`.

    The column is as high as the words, if there is that much of the board.
    """
    if not (board := chapter.board):
        return chapter
    room = ROOM - size.side - INSET
    beside = [typeset.narrowed(key, seat, line, room) for line in chapter.lines]
    fits = not (draft or chapter.under) and all(line.width <= room for line in beside)
    column, wide = list[Part](), list[Mark]()
    for group in parts.grouped(marks):
        card = parts.beside(board, group, size.side) if fits else None
        column += [card] if card else []
        wide += [] if card else group
    chapter = chapter._replace(strips=[*parts.rows(board, wide, draft=draft, size=size)])
    if not column:
        return chapter
    chapter = chapter._replace(lines=beside, column=column, side=size.side)
    more = max(0, chapter.told - chapter.seen) // len(column)
    return chapter._replace(column=[parts.heightened(board, part, part.height + more) for part in column])


def _draw(canvas: Canvas, band: Band, top: int) -> int:
    """Draw a turn, and return where it ends."""
    ink = INK if band.seat is None else SEATS[band.seat].text
    left, right, bottom = MARGIN, MARGIN + WIDE, top + band.height
    _ground(canvas, band, top, bottom)
    x, end, token, name = left + PAD, right - EDGE - PAD, round(band.scale * TOKEN), round(band.scale * NAME)
    middle = top + (EDGE + band.chapter.end // 2 if band.quiet else EDGE // 2 + band.bar // 2)
    if band.number:
        canvas.text(x + NUMBER // 2, middle, str(band.number), NUMBER, ink, align=0.5)
        x += NUMBER + PAD // 2
    if outcome := band.outcome:
        start, edge = end - outcome.span - AROUND, right - EDGE - PLATE
        canvas.box(start, top + EDGE + PLATE, edge, top + band.bar - PLATE, PAPER, ROUND)
        typeset.draw(canvas, [outcome], start, round(middle - outcome.first), end)
        end = start - PAD
    if band.seat is not None:
        canvas.paste(sprites.token(band.seat, token, edge=ink), x + token // 2, middle)
        x += token + PAD // 2
    if band.seat is not None and not band.quiet:
        canvas.text(x, middle, band.named, name, ink, bold="title", limit=end - x)
        x += width(band.named, name, "title") + 2 * PAD
    if band.rule:
        typeset.draw(canvas, [band.rule], x, middle - band.rule.height // 2, end)
    _below(canvas, band.chapter, top + band.bar, band.block * band.quiet)
    canvas.rim((left, top, right, bottom), INK, EDGE, ROUNDED)
    return bottom


def _ground(canvas: Canvas, band: Band, top: int, bottom: int) -> None:
    """Draw what is below a turn, in the colour of its seat; its edge and corners follow last."""
    colour = RULE if band.rule else PAPER if band.seat is None else SEATS[band.seat].colour
    canvas.under(MARGIN, top, MARGIN + WIDE, bottom, colour)


def _below(canvas: Canvas, chapter: Chapter, top: int, aside: int = 0) -> None:
    """Draw what is below a bar: words, `aside` px from the left beside a mark, and parts of the board."""
    left, right = MARGIN + EDGE, MARGIN + WIDE - EDGE
    first, seen = (top, top + chapter.end) if chapter.under else (top + chapter.upper, top)
    canvas.under(left, seen, right, seen + chapter.upper, PAPER)
    canvas.under(left + aside, first, right, first + chapter.end, PAPER)
    start = left + aside + (chapter.side + INSET) * bool(chapter.column) + PAD
    spare = max(0, chapter.seen - chapter.told) // 2
    typeset.draw(canvas, chapter.lines, start, first + HEAD + spare, right - PAD)
    if chapter.board:
        _show(canvas, chapter, chapter.board, left + aside * bool(chapter.column), top)


def _show(canvas: Canvas, chapter: Chapter, board: Canvas, left: int, top: int) -> None:
    """Draw the parts of the board that a chapter shows, and lines between them, dark where two of the board
    meet: these are not one.
    """
    under = chapter.under and bool(chapter.lines)
    first, seen = (top, top + chapter.end + INSET) if under else (top + chapter.upper, top)
    if chapter.strips and chapter.end:
        canvas.under(left, (y := seen if under else first) - INSET, left + WHOLE, y, STONE)
    for number, row in enumerate(chapter.strips):
        wide, high = WHOLE if len(row) == 1 else HALF, parts.height(row)
        if number:
            canvas.under(left, seen - INSET, left + WHOLE, seen, INK)
        for at, part in enumerate(row):
            parts.inset(canvas, board, part, left + at * (HALF + GUTTER), wide, seen, high)
        if len(row) > 1:
            canvas.under(left + HALF, seen, left + WHOLE - HALF, seen + high, INK)
            canvas.under(left + HALF + FRAME, seen, left + WHOLE - HALF - FRAME, seen + high, PAPER)
        seen += high + INSET
    seen, end = first, first + chapter.end
    for at, part in enumerate(chapter.column, 1):
        high = end - seen if at == len(chapter.column) else part.height
        parts.inset(canvas, board, part, left, chapter.side, seen, high)
        seen += high + INSET
        canvas.under(left, seen - INSET, left + chapter.side, min(seen, end), INK)
    if chapter.column:
        canvas.under(left + chapter.side, first, left + chapter.side + INSET, end, STONE)
