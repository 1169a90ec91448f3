"""The poster of a finished game: who has won, the podium, the score sheet as bars, and the race as lines.

Owns the layout. The scenery is that of the cover of the game. Knows names and numbers, but no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import ImageStat

from locales import texts
from render import boards, box, chart, sprites
from render import text as words
from render.canvas import Box, Canvas
from render.text import readable
from render.theme import (
    BORDER,
    GOLD,
    INK,
    PAPER,
    PLASTER,
    SEATS,
    SHADE,
    SOFT,
    WIDTH,
    blend,
)

INSIDE = BORDER + 2
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
HEAD, COURT = 76, 166
"""px; the band of sky above the scene of the cover, and the court below it."""
FLOOR = HEAD + box.SEATS_TOP - 20 + COURT
"""px; where the podium stands."""
HEADLINE, SUBTITLE, HEADING, CELL, CROWNED, SCORE, NAME, LABEL = (
    104, 48, 56, 62, 132, 98, 62, 50,
)  # fmt: skip
"""Font sizes in px. At a width of 264 px, headline, names and scores are at least 10 px high."""
PITCH = 58
"""px; from one line of a name to the next."""
TIE, TIE_WIDTH = 46, 660
"""px; what says how a tie was broken: its type, and its room, which ends at the tallest buildings."""
SHORTEST = 5
"""The fewest characters of a name in the headline; with less room, it names nobody."""
STEPS = (322, 278, 250, 234, 226, 220)
"""px; the height of the podium by rank."""
STEP_WIDTH, PODIUM = 350, 1330
"""px; the largest width of a step and of all of them."""
SLAB = 52
"""px; the slab of a step, with its rank."""
TOKEN, CROWN = 122, 116
"""px; the mark of a seat on the podium, and the crown above that of a winner."""
HEAD_TOKEN = 96
"""px; the mark of a seat above its column. Its name is on the podium."""
SPARKS = ((-122, 0, 20), (-88, 46, 11), (-84, -26, 11), (122, -6, 20), (90, 52, 11), (82, -30, 11))
"""px; where stars are around a crown, and how large."""
ROW, TOTAL = 68, 92
"""px; a row of the sheet, and that with the totals."""
LABELS = 372
"""px; the column with what the points are for."""
NUMBER = 106
"""px; the width of a number beside its bar, and of the total below."""
RACE = 220
"""px; the height of the lines."""
MOST_HIDDEN = 0.3
"""The share of a figure that may be behind the podium. With more, it is left out."""


class Step(NamedTuple):
    """A step of the podium."""

    seat: int
    rank: int
    left: int
    wide: int

    @property
    def top(self) -> int:
        return FLOOR - STEPS[self.rank - 1] - SLAB

    @property
    def token(self) -> int:
        """The size of the mark of the seat in px."""
        return TOKEN if self.rank == 1 else round(TOKEN * 0.8)

    @property
    def boxes(self) -> tuple[Box, Box]:
        """The step, and what stands on it."""
        high = self.token + (CROWN if self.rank == 1 else 0)
        left = self.left + (self.wide - self.token) // 2
        step = self.left - 6, self.top, self.left + self.wide + 6, FLOOR
        return step, (left, self.top - high, left + self.token, self.top)


@dataclass(frozen=True, slots=True)
class Result:
    """What a poster shows. All by seat."""

    key: str
    """The key of the game."""
    match: int
    names: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the best; ties share a rank."""
    sheet: tuple[tuple[str, tuple[int, ...]], ...]
    """The key of each row of the score sheet in which anybody has points, and these."""
    days: int
    """How long it took, at least 1."""
    race: tuple[tuple[int, ...], ...] = ()
    """The scores after each turn, from the start on; none if they are not known."""
    lang: str = "en"

    @property
    def tied(self) -> bool:
        """Whether a tie-break has decided who won."""
        best = max(self.scores)
        return any(rank > 1 and score == best for rank, score in zip(self.ranks, self.scores, strict=True))

    @property
    def order(self) -> list[int]:
        """The seats from the best to the last; those with the same rank in the order of seats."""
        return sorted(range(len(self.ranks)), key=lambda seat: (self.ranks[seat], seat))


def poster(result: Result) -> bytes:
    """Return a PNG, 1600 px wide."""
    drawn = boards.get(result.key)
    steps = _steps(result)
    canvas = _base(drawn, _height(result), [one for step in steps for one in step.boxes])
    _head(canvas, result)
    for step in steps:
        _draw(canvas, result, step)
    bottom = _sheet(canvas, result)
    if len(result.race) > 1:
        _race(canvas, result, bottom)
    return canvas.png()


def row_text(result: Result, row: str) -> str:
    """Return what the points of a row are for."""
    return texts(result.lang)(f"{result.key}-sheet-{row}".replace("_", "-"))


def _height(result: Result) -> int:
    sheet = FLOOR + 30 + 112 + ROW * len(result.sheet) + TOTAL + 14
    return sheet + (RACE + 180 if len(result.race) > 1 else 0) + 30 + BORDER


def _base(drawn: boards.Board, height: int, podium: Sequence[Box]) -> Canvas:
    """Return the sky with the scene of the cover below the headline, and paper for the rest.

    Figures that the podium hides are left out.
    """
    under = drawn.GROUND
    canvas = Canvas.blank(under, height)
    land = box.land(under, drawn.scenery).image.crop((INSIDE, INSIDE, WIDTH - INSIDE, box.SEATS_TOP - 20))
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + HEAD, under.sky[0])
    canvas.image.paste(land, (INSIDE, INSIDE + HEAD))
    for actor in drawn.actors():
        lower = actor._replace(y=actor.y + HEAD)
        if hidden(lower, podium) <= MOST_HIDDEN:
            canvas.paste(*lower)
    canvas.line(INSIDE, FLOOR - COURT, WIDTH - INSIDE, FLOOR, under.deep)
    canvas.line(INSIDE, FLOOR - COURT, WIDTH - INSIDE, FLOOR - COURT + 6, under.accent)
    canvas.line(INSIDE, FLOOR, WIDTH - INSIDE, height - INSIDE, PAPER)
    canvas.line(INSIDE, FLOOR, WIDTH - INSIDE, FLOOR + 8, GOLD)
    return canvas


def hidden(actor: box.Actor, podium: Sequence[Box]) -> float:
    """Return the share of a figure that is behind the podium."""
    shape = actor.sprite.getchannel(3)
    x, y = round(actor.x - shape.width / 2), round(actor.y - shape.height / 2)
    seen = shape.copy()
    for left, top, right, bottom in podium:
        seen.paste(0, (left - x, top - y, right - x, bottom - y))
    return 1 - ImageStat.Stat(seen).sum[0] / ImageStat.Stat(shape).sum[0]


def _head(canvas: Canvas, result: Result) -> None:
    """Draw the names of the game and the winners."""
    say = texts(result.lang)
    dark = blend(canvas.ground.sky[0], INK, 0.5)
    facts = say("render-poster-table", seats=len(result.names), days=result.days, match=result.match)
    width = canvas.text(RIGHT, 84, facts, SUBTITLE, PLASTER, bold=False, align=1, limit=700)
    game = say(f"{result.key}-name")
    canvas.text(LEFT, 84, game, SUBTITLE, GOLD, limit=RIGHT - LEFT - width - 40)
    headline, middle = _headline(result), 158 if result.tied else 168
    for shift, colour in ((4, dark), (0, PAPER)):
        canvas.text(
            LEFT + shift, middle + shift, headline, HEADLINE, colour, bold="title", limit=RIGHT - LEFT
        )
    if result.tied:
        why = f"{result.key}-poster-tie"
        canvas.text(LEFT, 224, say(why if why in say else "render-poster-tie"), TIE, PLASTER, limit=TIE_WIDTH)


def _headline(result: Result) -> str:
    """Say who has won, with names as long as there is room for."""
    say = texts(result.lang)
    winners = [
        readable(name, SEATS[seat].letter)
        for seat, name in enumerate(result.names)
        if result.ranks[seat] == 1
    ]
    for most in range(max(SHORTEST, *map(len, winners)), SHORTEST - 1, -1):
        cut = [name if len(name) <= most else name[:most].rstrip() + words.ELLIPSIS for name in winners]
        line = readable(say("end-headline", who=say.listed(cut), n=len(winners)))
        if words.width(line, round(HEADLINE * words.SHRINK), "title") <= RIGHT - LEFT:
            return line
    return readable(say("render-poster-shared", n=len(winners)))


def _steps(result: Result) -> list[Step]:
    """Return the steps of the podium from left to right. One winner is second of three or more."""
    order = result.order
    if len(order) > 2 and result.ranks[order[1]] > 1:
        order[:2] = order[1], order[0]
    wide = min(STEP_WIDTH, PODIUM // len(order))
    left = (WIDTH - wide * len(order)) // 2
    return [Step(seat, result.ranks[seat], left + n * wide, wide) for n, seat in enumerate(order)]


def _draw(canvas: Canvas, result: Result, step: Step) -> None:
    """Draw a step with its rank, score and name, and the mark of its seat on it."""
    seat, rank, left, wide = step
    look, middle, top, size = SEATS[seat], left + wide / 2, step.top, step.token
    fill = PAPER if rank == 1 else PLASTER
    canvas.box(left, top + SLAB - 8, left + wide, FLOOR, fill, 0, INK, 4)
    canvas.box(left - 6, top, left + wide + 6, top + SLAB, look.colour, 10, INK, 4)
    canvas.text(middle, top + SLAB / 2, str(rank), SUBTITLE, look.text, align=0.5)
    canvas.paste(sprites.token(seat, size), middle, top - size / 2 + 6)
    if rank == 1:
        y = top - size - 0.36 * CROWN + 18
        canvas.paste(sprites.crown(CROWN), middle, y)
        for dx, dy, radius in SPARKS:
            canvas.paste(sprites.spark(2 * radius), middle + dx, y + dy)
    size = CROWNED if rank == 1 else SCORE
    canvas.text(
        middle, top + SLAB + 20 + size * 0.32, _number(result.scores[seat]), size, align=0.5, limit=wide - 12
    )
    name = readable(result.names[seat], look.letter)
    lines = _halves(name, wide - 24)
    for up, line in enumerate(reversed(lines)):
        y = FLOOR - 38 - (up if len(lines) > 1 else 0.5) * PITCH
        canvas.text(middle, y, line, NAME, align=0.5, limit=wide - 24)


def _halves(name: str, room: int) -> list[str]:
    """Return a name as one line or, if it is longer than that and has several words, as two."""
    first, *rest = words.wrapped(name, NAME, room, True)
    return [first, " ".join(rest)] if rest else [first]


def _sheet(canvas: Canvas, result: Result) -> int:
    """Draw where the points came from, with a column for each seat, and return the px below it."""
    say, order = texts(result.lang), result.order
    column = (RIGHT - LEFT - LABELS) // len(order)
    starts = [LEFT + LABELS + i * column for i in range(len(order))]
    longest = max([1, *(abs(value) for _, values in result.sheet for value in values)])
    room = column - NUMBER - 40
    top = FLOOR + 30
    bottom = top + 112 + ROW * len(result.sheet)
    for i, seat in enumerate(order):
        if result.ranks[seat] == 1:
            canvas.box(starts[i] - 14, top, starts[i] + column - 22, bottom + TOTAL, PLASTER, 18)
    title = say("render-poster-sheet")
    size = next((n for n in range(HEADING, words.LEAST, -2) if len(_lines(title, n)) < 3), words.LEAST)
    for line, text in enumerate(_lines(title, size)[:2]):
        canvas.text(LEFT, top + 32 + line * size, text, size, limit=LABELS - 20)
    for i, seat in enumerate(order):
        canvas.paste(sprites.token(seat, HEAD_TOKEN), starts[i] + NUMBER - 6 - HEAD_TOKEN / 2, top + 58)
    y = top + 112
    for row, values in result.sheet:
        middle = y + ROW // 2
        canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
        canvas.text(LEFT, middle, row_text(result, row), LABEL, bold=False, limit=LABELS - 20)
        best = max(values)
        for i, seat in enumerate(order):
            value = values[seat]
            size, colour = (CELL, INK) if value else (40, SOFT)
            leads = value == best > 0
            canvas.text(starts[i] + NUMBER - 8, middle, _number(value), size, colour, bold=leads, align=1)
            if value and room > 30:
                end = starts[i] + NUMBER + 8 + max(14, round(room * abs(value) / longest))
                fill = SEATS[seat].colour if value > 0 else PAPER
                edge = INK if value > 0 else SEATS[seat].colour
                canvas.box(starts[i] + NUMBER + 8, middle - 19, end, middle + 19, fill, 6, edge, 3)
        y += ROW
    canvas.line(LEFT, y, RIGHT, y + 5, INK)
    canvas.text(LEFT, y + TOTAL / 2 + 2, say("sheet-total"), 56, limit=LABELS - 20)
    for i, seat in enumerate(order):
        total = _number(result.scores[seat])
        canvas.text(starts[i] + NUMBER - 8, y + TOTAL / 2 + 2, total, 76, align=1, limit=NUMBER)
    return y + TOTAL


def _lines(title: str, size: int) -> Sequence[str]:
    """Return a title in lines that fit into the column with the labels."""
    return words.wrapped(title, size, LABELS - 20, True)


def _race(canvas: Canvas, result: Result, top: int) -> None:
    """Draw the scores turn by turn below the sheet, with the mark of each seat where its line ends."""
    say = texts(result.lang)
    top += 40
    canvas.text(LEFT, top + 26, say("render-poster-race"), HEADING, limit=RIGHT - LEFT)
    area = (LEFT + 90, top + 84, RIGHT - 210, top + 84 + RACE)
    ends = chart.race(canvas, area, result.race, 3, 40)
    corner = (area[2], area[1], area[2] + 60, area[3])
    apart = min(62, (RACE + 60) // len(ends))
    for seat, y in chart.leads(canvas, corner, ends, apart):
        canvas.paste(sprites.token(seat, min(62, apart)), corner[2] + 24, y)
        canvas.text(RIGHT, y, _number(result.race[-1][seat]), 56, align=1, limit=96)


def _number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
