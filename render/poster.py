"""The poster of a finished game: who has won, the podium, the score sheet as bars, and the race as lines.

Owns the layout. The scenery is that of the cover of the game. Knows names and numbers, but no game.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import dist
from typing import NamedTuple

from PIL import ImageOps, ImageStat

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
    STONE,
    WIDTH,
    WOOD,
    blend,
)

INSIDE = BORDER + 2
JOINT = WOOD
"""Between the stones of the wall."""
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
HEAD, COURT = 176, 286
"""px; the band of sky above the scene of the cover, and the court below it."""
FLOOR = HEAD + box.SEATS_TOP - 20 + COURT
"""px; where the podium stands."""
PHONE = 62
"""px; the smallest type: at a width of 264 px, its letters are 10 px high."""
HEADING, CROWNED, SCORE, WINNER, NAME = 66, 190, 104, 84, 62
"""Font sizes in px."""
HEADLINES = range(136, 79, -2)
"""Font sizes in px of the headline; names are cut if the smallest one is too large."""
NAMES = 64
"""px; from one line of a name to the next: their signs above and below would touch."""
FACTS, UNTIED, TIED = 76, 186, 162
"""px; the middle of the first line, and of the headline: higher, if the line below it says how a tie was
broken."""
TIE_WIDTH, TIED_HEADLINE = 800, 108
"""px; the room of that line, which ends before the tallest buildings, and the largest headline above it."""
SHORTEST = 5
"""The fewest characters of a name in the headline; with less room, it names nobody."""
STEPS = (384, 280, 257, 236, 228, 222)
"""px; the height of the podium by rank."""
STEP_WIDTH, NARROW, PODIUM = 560, 270, 1440
"""px; the width of a step that has room, the least beside one that needs more, and that of all together."""
SLAB = 58
"""px; the slab of a step, with its rank."""
ASIDE = 44
"""px; the margins of a name on its step, both together; those of a winner are twice as wide."""
COPING, COURSE, BLOCK = 26, 65, 190
"""px; the top of the wall below the scene, and the height and length of its stones."""
TOKEN, MARK, LOW_MARK, END = 172, 96, 82, 112
"""px; the mark of the seat of a winner, on the podium; of the others, beside their score, and of all, above
their column; of the others if a name has two lines; of all, where their line ends."""
CROWN = 176
"""px; the crown above the mark of a winner."""
HALO = 192
"""px; the radius of the sun, which stands behind the winners."""
SPARKS = (
    (-226, -96, 26), (-176, -186, 15), (-232, 12, 14), (226, -96, 26), (176, -186, 15), (232, 12, 14),
)  # fmt: skip
"""px; where stars are around a crown, and how large."""
ROW, TITLE, TOTALS = 72, 84, 116
"""px; a row of the sheet, the line of its title, and that with the totals."""
FIGURES, TOTAL = 66, 84
"""Font sizes in px of the numbers of the sheet."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
BAR, SHORTEST_BAR, GAP = 52, 14, 12
"""px; how thick a bar is, the least that is seen of it, and what is empty between it and its number."""
BESIDE, ASTRIDE = 17, 34
"""px; from the edge of a column to what it holds, and from that to what the next one holds."""
FINE = 8
"""Parts of a px in which the length of a bar for a point is measured."""
RACE, BEHIND = 470, 76
"""px; the height of the lines, and the points behind the leader at their ends."""
LINES = chart.Style(rows=4, columns=5, numbers=FIGURES, marks=2, mark=76, points=12, bold=1.5)
CLEAR, MOST_ASIDE = 370, 300
"""px; where the middle of the sun hides no tall building, and how far a scene may be moved."""
MOST_HIDDEN = 0.02
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
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def boxes(self) -> Sequence[Box]:
        """The step and, if a winner stands on it, that winner."""
        step = self.left, self.top, self.left + self.wide, FLOOR
        left = round(self.middle - TOKEN / 2)
        winner = left, self.top - TOKEN - round(0.7 * CROWN), left + TOKEN, self.top
        return (step, winner) if self.rank == 1 else (step,)


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    edges: list[int]
    """Where each column begins, and where the last one ends."""
    token: int
    """The mark of a seat above its column."""
    number: int
    """The width of the widest number."""
    unit: float
    """The length of a bar for each point."""


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
    podium = steps(result)
    sun = _sun(podium)
    canvas = _base(drawn, _height(result), podium, sun)
    _head(canvas, result, sun.x)
    long = any(len(_lines(result, step.seat)) > 1 for step in podium)
    for step in podium:
        _draw(canvas, result, step, sun, long=long)
    bottom = _sheet(canvas, result)
    if len(result.race) > 1:
        _race(canvas, result, bottom)
    return canvas.png()


def warm(key: str) -> None:
    """Draw in advance what the posters of a game share, and the marks that those of all games do."""
    race = tuple((4 * n, 3 * n, 2 * n, n) for n in range(LINES.points))
    poster(Result(key, 1, tuple("ABCD"), race[-1], (1, 2, 3, 4), (), 1, race))


def row_text(result: Result, row: str) -> str:
    """Return what the points of a row are for."""
    return texts(result.lang)(f"{result.key}-sheet-{row}".replace("_", "-"))


def _height(result: Result) -> int:
    sheet = FLOOR + 30 + TITLE + TOTALS + ROW * len(result.sheet) + 20
    return sheet + (RACE + 236 if len(result.race) > 1 else 0) + 24 + BORDER


def _base(drawn: boards.Board, height: int, steps: Sequence[Step], sun: box.Sun) -> Canvas:
    """Return the sky with the scene of the cover below the headline, and paper for the rest.

    The sun stands behind the winners, before the scene. If it would hide the tallest buildings, the scene is
    moved to the right; what is then missing on the left is its mirror image. Figures that the podium or the
    border hides are left out.
    """
    under = drawn.GROUND
    canvas = Canvas.blank(under, height)
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + HEAD, under.sky[0])
    land, bottom = box.land(under, drawn.scenery, sunny=False), box.SEATS_TOP - 20
    aside = min(MOST_ASIDE, max(0, round(sun.x) - CLEAR))
    canvas.lay(land, (INSIDE, INSIDE, WIDTH - INSIDE - aside, bottom), INSIDE + aside, INSIDE + HEAD)
    if aside:
        mirrored = ImageOps.mirror(land.crop((INSIDE, INSIDE, INSIDE + aside, bottom)).packed())
        canvas.lay(Canvas(under, mirrored), (0, 0, *mirrored.size), INSIDE, INSIDE + HEAD)
    box.shine(canvas, sun)
    beyond = (WIDTH - INSIDE, 0, 2 * WIDTH, FLOOR)
    podium = [*(one for step in steps for one in step.boxes), beyond]
    for actor in drawn.actors():
        lower = actor._replace(x=actor.x + aside, y=actor.y + HEAD)
        if hidden(lower, podium) <= MOST_HIDDEN:
            _put(canvas, lower)
    _wall(canvas)
    canvas.line(INSIDE, FLOOR, WIDTH - INSIDE, height - INSIDE, PAPER)
    canvas.line(INSIDE, FLOOR, WIDTH - INSIDE, FLOOR + 8, GOLD)
    return canvas


def _sun(steps: Sequence[Step]) -> box.Sun:
    """Return the sun behind the middle of the winners."""
    winners = [step.middle for step in steps if step.rank == 1]
    y = FLOOR - STEPS[0] - SLAB - 0.75 * TOKEN
    return box.Sun(sum(winners) / len(winners), y, HALO, GOLD, PAPER)


def _put(canvas: Canvas, actor: box.Actor) -> None:
    """Draw a figure, but nothing of it over the border."""
    left, top = round(actor.x - actor.sprite.width / 2), round(actor.y - actor.sprite.height / 2)
    start, end = max(0, INSIDE - left), min(actor.sprite.width, WIDTH - INSIDE - left)
    canvas.put(actor.sprite.crop((start, 0, end, actor.sprite.height)), left + start, top)


def _wall(canvas: Canvas) -> None:
    """Draw the wall of stone below the scene, before which the podium stands."""
    top = FLOOR - COURT
    canvas.line(INSIDE, top, WIDTH - INSIDE, FLOOR, STONE)
    for row, y in enumerate(range(top + COPING, FLOOR, COURSE)):
        canvas.line(INSIDE, y, WIDTH - INSIDE, y + 3, JOINT)
        for x in range(INSIDE + (row % 2 + 1) * BLOCK // 2, WIDTH - INSIDE, BLOCK):
            canvas.line(x, y, x + 3, min(y + COURSE, FLOOR), JOINT)
    canvas.line(INSIDE, top, WIDTH - INSIDE, top + COPING, PLASTER)
    canvas.line(INSIDE, top, WIDTH - INSIDE, top + 4, INK)
    canvas.line(INSIDE, top + COPING, WIDTH - INSIDE, top + COPING + 4, INK)


def hidden(actor: box.Actor, podium: Sequence[Box]) -> float:
    """Return the share of a figure that is behind the podium."""
    shape = actor.sprite.getchannel(3)
    x, y = round(actor.x - shape.width / 2), round(actor.y - shape.height / 2)
    seen = shape.copy()
    for left, top, right, bottom in podium:
        seen.paste(0, (left - x, top - y, right - x, bottom - y))
    return 1 - ImageStat.Stat(seen).sum[0] / ImageStat.Stat(shape).sum[0]


def _head(canvas: Canvas, result: Result, middle: float) -> None:
    """Draw the names of the game and of the winners; if a tie was broken, how, both above their sun."""
    say = texts(result.lang)
    facts = say("render-poster-table", seats=len(result.names), days=result.days, match=result.match)
    width = canvas.text(RIGHT, FACTS, facts, PHONE, PLASTER, bold=False, align=1, limit=RIGHT - LEFT - 560)
    game = say(f"{result.key}-name")
    canvas.text(LEFT, FACTS, game, PHONE, GOLD, limit=RIGHT - LEFT - width - 40)
    headline, y, most = _headline(result), *((TIED, TIED_HEADLINE) if result.tied else (UNTIED, HEADLINES[0]))
    fits = (n for n in HEADLINES if n <= most and words.width(headline, n, "title") <= RIGHT - LEFT)
    size = next(fits, HEADLINES[-1])
    x, dark = WIDTH / 2, blend(canvas.ground.sky[0], INK, 0.5)
    if result.tied:
        x = _over(middle, words.width(headline, size, "title"))
    for shift, colour in ((5, dark), (0, PAPER)):
        canvas.text(x + shift, y + shift, headline, size, colour, bold="title", align=0.5, limit=RIGHT - LEFT)
    if result.tied:
        why = f"{result.key}-poster-tie"
        x, why = _over(middle, TIE_WIDTH), say(why if why in say else "render-poster-tie")
        canvas.text(x, y + 88, why, PHONE, PLASTER, align=0.5, limit=TIE_WIDTH)


def _over(middle: float, width: int) -> float:
    """Return where the middle of what is written above the winners of a tie is, within the edges."""
    half = min(width, RIGHT - LEFT) / 2
    return min(max(middle, LEFT + half), RIGHT - half)


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
        if words.width(line, HEADLINES[-1], "title") <= RIGHT - LEFT:
            return line
    return readable(say("render-poster-shared", n=len(winners)))


def steps(result: Result) -> list[Step]:
    """Return the steps of the podium from left to right. One winner is second of three or more.

    They have the same width, but where a name needs more and others can spare it. None is wider than that
    of a winner. Winners between others stand in the middle of the picture, as far as there is room.
    """
    order = result.order
    if len(order) > 2 and result.ranks[order[1]] > 1:
        order[:2] = order[1], order[0]
    even = _even(len(order))
    needs = [_needed(result, seat) for seat in order]
    needs = [max(needs) if result.ranks[seat] == 1 else need for seat, need in zip(order, needs, strict=True)]
    short = sum(max(0, need - even) for need in needs)
    spare = sum(max(0, even - max(need, NARROW)) for need in needs)
    given, taken = min(1, spare / max(1, short)), min(1, short / max(1, spare))
    widths = [even + given * max(0, need - even) - taken * max(0, even - max(need, NARROW)) for need in needs]
    won = [place for place, seat in enumerate(order) if result.ranks[seat] == 1]
    first, end = won[0], won[-1] + 1
    winners = sum(widths[first:end])
    margin, left = (WIDTH - PODIUM) / 2, (WIDTH - sum(widths)) / 2
    if first > 0 and end < len(order):
        for beside in (slice(0, first), slice(end, None)):
            widths[beside] = _narrowed(widths[beside], needs[beside], (PODIUM - winners) / 2)
        left = (WIDTH - winners) / 2 - sum(widths[:first])
    left = max(margin, min(left, WIDTH - margin - sum(widths)))
    found: list[Step] = []
    for seat, wide in zip(order, widths, strict=True):
        found.append(Step(seat, result.ranks[seat], round(left), round(left + wide) - round(left)))
        left += wide
    return found


def _narrowed(widths: Sequence[float], needs: Sequence[int], room: float) -> list[float]:
    """Return the widths of steps, made less, as far as their names allow, to fit into some room."""
    spare = [max(0, wide - max(need, NARROW)) for wide, need in zip(widths, needs, strict=True)]
    share = min(1, max(0, sum(widths) - room) / max(1, sum(spare)))
    return [wide - share * more for wide, more in zip(widths, spare, strict=True)]


def _even(seats: int) -> int:
    """Return the width of the steps of a podium if all have the same."""
    return min(STEP_WIDTH, PODIUM // seats)


def _needed(result: Result, seat: int) -> int:
    """Return how wide a step must be for the name on it."""
    lines = _lines(result, seat)
    size, aside = _type(result, seat, lines)
    return max(words.width(line, size) for line in lines) + aside


def _type(result: Result, seat: int, lines: Sequence[str]) -> tuple[int, int]:
    """Return the font size of a name on its step, and its margins."""
    return (WINNER, 2 * ASIDE) if result.ranks[seat] == 1 and len(lines) == 1 else (NAME, ASIDE)


def _lines(result: Result, seat: int) -> list[str]:
    """Return the name of a seat in one line or, if it does not fit on a step like all others, in two."""
    room = _even(len(result.names)) - ASIDE
    return _halves(readable(result.names[seat], SEATS[seat].letter), NAME, room)


def _draw(canvas: Canvas, result: Result, step: Step, sun: box.Sun, *, long: bool) -> None:
    """Draw a step with its rank, score and name, and the mark of its seat: on it, if that has won.

    With `long`, any of the names has two lines.
    """
    seat, rank, left, wide = step
    look, middle, top = SEATS[seat], step.middle, step.top
    fill = PAPER if rank == 1 else PLASTER
    canvas.box(left, top + SLAB - 8, left + wide, FLOOR, fill, 0, INK, 4)
    canvas.box(left, top, left + wide, top + SLAB, look.colour, 10, INK, 4)
    canvas.text(middle, top + SLAB / 2, str(rank), PHONE, look.text, align=0.5)
    score = _number(result.scores[seat])
    lines = _lines(result, seat)
    if rank == 1:
        _crowned(canvas, step, sun)
        canvas.text(middle, top + SLAB + 120, score, CROWNED, align=0.5, limit=wide - 12)
    else:
        mark = min(LOW_MARK if long else MARK, wide // 3)
        y, room = top + SLAB + (48 if long else 64), wide - mark - 36
        across = mark + 14 + words.fitted(score, SCORE, room).width
        canvas.paste(sprites.token(seat, mark), middle - (across - mark) / 2, y)
        canvas.text(middle + across / 2, y, score, SCORE, align=1, limit=room)
    size, aside = _type(result, seat, lines)
    for up, line in enumerate(reversed(lines)):
        y = FLOOR - 40 - (up * NAMES if len(lines) > 1 else 0.5 * NAMES)
        canvas.text(middle, y, line, size, align=0.5, limit=wide - aside)


def _crowned(canvas: Canvas, step: Step, sun: box.Sun) -> None:
    """Draw the mark of a winner on a step, crowned, with stars around it, but none before the sun."""
    y = step.top - TOKEN / 2 + 8
    canvas.paste(sprites.token(step.seat, TOKEN), step.middle, y)
    canvas.paste(sprites.crown(CROWN), step.middle, y - TOKEN / 2 - 0.36 * CROWN + 16)
    for dx, dy, radius in SPARKS:
        if dist((step.middle + dx, y + dy), (sun.x, sun.y)) > sun.radius + radius:
            canvas.paste(sprites.spark(2 * radius), step.middle + dx, y + dy)


def _halves(text: str, size: int, room: int) -> list[str]:
    """Return a text as one line or, if it is longer than that and has several words, as two."""
    first, *rest = words.wrapped(text, size, room, True)
    return [first, " ".join(rest)] if rest else [first]


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), PHONE) for row, _ in result.sheet]
    return min(MOST_LABEL, max(widths, default=0)) + 32


def _columns(result: Result) -> Columns:
    """Return the columns of the sheet: as wide as their totals and their longest bars need."""
    order, room = result.order, RIGHT + BESIDE - LEFT - _labels(result)
    totals = [words.width(_number(result.scores[seat]), TOTAL) for seat in order]
    even, beyond = room // len(order), GAP + ASTRIDE
    token = min(MARK, max(even // 3, even - beyond - max(totals)))
    heads = [min(token + beyond + total, even) for total in totals]
    points = [[values[seat] for _, values in result.sheet] for seat in order]
    number = max((words.width(_number(n), FIGURES) for column in points for n in column), default=0)
    longest = [max(map(abs, column), default=0) for column in points]

    def wide(unit: float) -> list[int]:
        bars = (number + beyond + round(unit * most) for most in longest)
        return [max(both) for both in zip(heads, bars, strict=True)]

    unit = bisect_left(range(room), True, key=lambda n: sum(wide((n + 1) / FINE)) > room) / FINE
    return Columns([*accumulate(wide(unit), initial=RIGHT + BESIDE - room)], token, number, unit)


def _sheet(canvas: Canvas, result: Result) -> int:
    """Draw where the points came from, with a column for each seat, and return the px below it."""
    edges, token, number, unit = _columns(result)
    columns = list(zip(result.order, edges, edges[1:], strict=False))
    top = FLOOR + 30
    canvas.text(LEFT, top + 38, texts(result.lang)("render-poster-sheet"), HEADING, limit=RIGHT - LEFT)
    top += TITLE
    y = top + TOTALS
    for seat, left, right in columns:
        if result.ranks[seat] == 1:
            bottom = y + ROW * len(result.sheet) + 8
            canvas.box(left - BESIDE, top - 6, right - BESIDE, bottom, PLASTER, 18)
    for seat, left, right in columns:
        middle, total = top + TOTALS // 2 - 4, _number(result.scores[seat])
        canvas.paste(sprites.token(seat, token), left + token / 2, middle)
        canvas.text(left + token + GAP, middle, total, TOTAL, limit=right - ASTRIDE - left - token - GAP)
    for row, values in result.sheet:
        canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
        canvas.text(LEFT, y + ROW // 2, row_text(result, row), PHONE, limit=MOST_LABEL)
        for seat, left, _ in columns:
            _bar(canvas, left + number, y + ROW // 2, seat, values[seat], unit)
        y += ROW
    canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
    return y


def _bar(canvas: Canvas, left: int, middle: int, seat: int, value: int, unit: float) -> None:
    """Draw some points: their number, which ends at `left`, and a bar of `unit` px for each.

    A loss is a hollow bar, and nothing has none.
    """
    look = SEATS[seat]
    canvas.text(left, middle, _number(value), FIGURES, INK if value else SOFT, align=1, bold=bool(value))
    if value:
        fill, edge = (look.colour, INK) if value > 0 else (PAPER, look.colour)
        end = left + GAP + max(SHORTEST_BAR, round(unit * abs(value)))
        canvas.box(left + GAP, middle - BAR // 2, end, middle + BAR // 2, fill, 8, edge, 3)


def _race(canvas: Canvas, result: Result, top: int) -> None:
    """Draw turn by turn how far each seat was behind the leader, with its mark and that where its line ends.

    The marks of seats that end level stand beside each other, and so do their lines.
    Differences are small beside scores, so lines of scores would run over each other.
    """
    say = texts(result.lang)
    top += 48
    canvas.text(LEFT, top + 28, say("render-poster-race"), HEADING, limit=RIGHT - LEFT)
    behind = [[score - max(scores) for score in scores] for scores in result.race]
    digits = len(str(-min(map(min, behind))))
    left = LEFT + words.width("\N{MINUS SIGN}" + "0" * digits, FIGURES) + 18
    final = result.race[-1]
    level = [[seat for seat in result.order if final[seat] == points] for points in set(final)]
    mark = min(END, (RACE + 40) // len(final))
    gaps = [_number(points - max(final)) if points < max(final) else "" for points in final]
    room = max(mark * len(seats) + words.width(gaps[seats[0]], BEHIND) + GAP for seats in level)
    area = (left, top + 120, RIGHT - 60 - room, top + 120 + RACE)
    ends = chart.race(canvas, area, behind, LINES)
    corner = (area[2], area[1], area[2] + 60, area[3] - 24)
    canvas.text(RIGHT, area[3] + 14 + round(0.7 * FIGURES), say("render-turns"), PHONE, SOFT, align=1)
    for seats, y in chart.leads(canvas, corner, ends, level, mark, LINES):
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, mark), corner[2] + (place + 0.5) * mark, y)
        if gap := gaps[seats[0]]:
            canvas.text(corner[2] + len(seats) * mark + GAP, y, gap, BEHIND)


def _number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
