"""The poster of a finished game: who has won, the podium, what was built, the score sheet, and the race.

Owns the layout. The scenery is that of the cover of the game, and what was built is drawn by its board. Knows
names and numbers, but no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import dist
from typing import NamedTuple

from PIL import ImageOps

from locales import texts
from render import boards, box, chart, sprites
from render import text as words
from render.canvas import Box, Canvas, cached, grown, overlap
from render.pen import Point
from render.scene import Scene
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
    Ground,
    blend,
)

INSIDE = BORDER + 2
JOINT = WOOD
"""Between the stones of the wall."""
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
HEAD, COURT = 176, 232
"""px; the band of sky above the scene of the cover, and the court below it."""
FLOOR = HEAD + box.SEATS_TOP - 20 + COURT
"""px; where the podium stands, if the names on it are short."""
PHONE = 62
"""px; the smallest type: at a width of 264 px, its letters are 10 px high."""
HEADING, CROWNED, SCORE, WINNER, NAME = 66, 190, 104, 96, 62
"""Font sizes in px; of names, the largest of winners, and the smallest."""
OTHERS = 80
"""Font size in px; the largest of names of others."""
HEADLINES = range(136, 79, -2)
"""Font sizes in px of the headline; names are cut if the smallest one is too large."""
FACTS, TITLED = 76, 186
"""px; the middle of the first line, and of the headline."""
WHY = 104
"""px; the base of the podium, if it says how a tie was broken."""
SHORTEST = 5
"""The fewest characters of a name in the headline; with less room, it names nobody."""
HIGHEST, LOWEST, SLOPE = 330, 180, 240
"""px; the highest and the lowest step, if the names on the podium are short: long ones make all of it deeper;
and how much lower than the highest the step for no points would be.
"""
FEW, LOWER = 4, (36, 24)
"""Players; and px: how much lower each step is at least than the next one, with so many and with more."""
RULE = 8
"""px; the line below the podium, and that below what was built."""
STEP_WIDTH, PODIUM = 560, RIGHT - LEFT
"""px; the width of a step that has room, and the most of all together."""
SLAB = 58
"""px; the slab of a step, with its rank."""
DEEPEST = FLOOR + 240
"""px; as deep as the podium can be."""
ASIDE, BELOW, NARROW = 24, 16, 52
"""px; the margins of a name on its step, both together, and that below it; and the smallest in two lines."""
NUMBERS = 206, 114
"""px; from the slab to the name: the score of a winner, and that of others."""
COPING, COURSE, BLOCK = 26, 65, 190
"""px; the top of the wall below the scene, and the height and length of its stones."""
TOKEN, MARK, END = 150, 96, 96
"""px; the mark of the seat of a winner, on the podium; of the others, beside their score, and of all, above
their column; and where their line ends."""
CROWN = 150
"""px; the crown above the mark of a winner."""
HALO = 166
"""px; the radius of the sun, which stands behind the winners."""
SPARKS = (
    (-200, -84, 24), (-156, -164, 14), (-206, 12, 13), (200, -84, 24), (156, -164, 14), (206, 12, 13),
    (-116, -226, 14), (116, -226, 14),
)  # fmt: skip
"""px; where stars are around a crown, and how large."""
ROW, TITLE, MARKS = 72, 84, 112
"""px; a row of the sheet, the line of its title, and that with the marks of seats."""
FIGURES, NOTHING = 66, "\N{EN DASH}"
"""Font size in px of the numbers of the sheet; and what stands for 0."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
BAR, SHORTEST_BAR, GAP = 52, 14, 12
"""px; how thick a bar is, the least that is seen of it, and what is empty between it and its number."""
BESIDE, ASTRIDE = 17, 34
"""px; from the edge of a column to what it holds, and from that to what the next one holds."""
RACE, MORE, BEHIND = 320, 75, 76
"""px; the height of the lines, what each seat adds to it, and the points behind the leader at their ends."""
LEAD = 72
"""px; from the end of a line to its mark."""
RACES = chart.Style(rows=5, columns=5, numbers=FIGURES, mark=72, points=12, bold=1.3)
ROOF = 290
"""px; what is written on the sky ends above it, and all buildings below it."""
AIR, NARROWEST = 18, 150
"""px; around figures, and the least room beside the podium in which one is put."""


class Step(NamedTuple):
    """A step of the podium."""

    seat: int
    rank: int
    left: int
    wide: int
    high: int

    @property
    def top(self) -> int:
        return FLOOR - self.high - SLAB

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def marked(self) -> float:
        """The height of the mark of a winner on it."""
        return self.top - TOKEN / 2 + 8

    @property
    def boxes(self) -> Sequence[Box]:
        """The step and, if a winner stands on it, that winner."""
        step = self.left, self.top, self.left + self.wide, FLOOR
        left = round(self.middle - TOKEN / 2)
        winner = left, self.top - TOKEN - round(0.7 * CROWN), left + TOKEN, self.top
        return (step, winner) if self.rank == 1 else (step,)


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    wide: int
    """Of each column."""
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
    scene: Scene | None = None
    """The last position as anybody sees it; without it, the poster does not show what was built."""

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
    podium = steps(result)
    sun = _sun(podium)
    floor, drawn = depth(result, podium), boards.get(result.key)
    winners = [seat for seat in result.order if result.ranks[seat] == 1]
    built = drawn.keepsake(result.scene, winners) if result.scene else None
    base = floor + RULE + WHY * result.tied
    below = base + (built.size[1] + RULE if built else 0)
    canvas = _base(drawn, floor, _height(result, below), podium)
    _head(canvas, result, sun.x)
    for step in podium:
        _draw(canvas, result, step, floor)
    if result.tied:
        middle = floor + RULE + WHY // 2
        canvas.text(WIDTH / 2, middle, _why(result), HEADING, align=0.5, limit=RIGHT - LEFT)
    if built:
        canvas.line(INSIDE, base - RULE, WIDTH - INSIDE, base, GOLD)
        canvas.inset(built, INSIDE, base)
        canvas.line(INSIDE, below - RULE, WIDTH - INSIDE, below, GOLD)
    bottom = _sheet(canvas, result, below)
    if len(result.race) > 1:
        _race(canvas, result, bottom)
    return canvas.png()


def warm(key: str) -> None:
    """Draw in advance what the posters of a game share, and the marks that those of all games do."""
    race = tuple((4 * n, 3 * n, 2 * n, n) for n in range(RACES.points))
    poster(Result(key, 1, tuple("ABCD"), race[-1], (1, 2, 3, 4), (), 1, race))


def row_text(result: Result, row: str) -> str:
    """Return what the points of a row are for."""
    return texts(result.lang)(f"{result.key}-sheet-{row}".replace("_", "-"))


def _height(result: Result, top: int) -> int:
    sheet = top + 22 + TITLE + MARKS + ROW * len(result.sheet) + 20
    return sheet + (_race_height(result) + 236 if len(result.race) > 1 else 0) + 24 + BORDER


def _base(drawn: boards.Board, floor: int, height: int, steps: Sequence[Step]) -> Canvas:
    """Return the sky with the scene of the cover below the headline, and paper for the rest.

    The sun stands behind the winners, between the buildings.
    """
    canvas = Canvas.blank(drawn.GROUND, height)
    canvas.lay(_land(drawn.GROUND, drawn.scenery), (INSIDE, INSIDE, WIDTH - INSIDE, floor), INSIDE, INSIDE)
    canvas.line(INSIDE, floor, WIDTH - INSIDE, height - INSIDE, PAPER)
    canvas.line(INSIDE, floor, WIDTH - INSIDE, floor + RULE, GOLD)
    sun = _sun(steps)
    box.shine(canvas, sun)
    behind, before = _arranged(drawn.actors(), steps, sun)
    for spot, radius in _sparks(steps, sun, [actor.box for actor in behind if actor.tall]):
        canvas.paste(sprites.spark(2 * radius), *spot)
    for actor in (*behind, *before):
        _put(canvas, actor)
    return canvas


@cached
def _land(under: Ground, scenery: box.Scenery) -> Canvas:
    """Return the land of the cover below the sky of the headline, and the wall before it."""
    canvas, bottom = Canvas.blank(under, DEEPEST), box.SEATS_TOP - 20
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + HEAD, under.sky[0])
    land = box.land(under, scenery, sunny=False)
    canvas.lay(land, (INSIDE, INSIDE, WIDTH - INSIDE, bottom), INSIDE, INSIDE + HEAD)
    _wall(canvas)
    return canvas


def _arranged(
    actors: Sequence[box.Actor], steps: Sequence[Step], sun: box.Sun
) -> tuple[list[box.Actor], list[box.Actor]]:
    """Return the figures that stand behind the wall, and those before it, where they are seen whole.

    Buildings stand beside the sun. Of the others, one stands on each side of the podium, if there is room, or
    they stand where there is no building. Those that are fixed where the podium hides them are left out.
    """
    west, east = INSIDE + AIR, WIDTH - INSIDE - AIR
    winners = [step.middle for step in steps if step.rank == 1]
    right = max(sun.x + sun.radius, winners[-1] + TOKEN / 2) + AIR
    left = min(sun.x - sun.radius, winners[0] - TOKEN / 2) - AIR
    beside = [room for room in ((right, east), (west, left)) if room[1] - room[0] >= NARROWEST]

    def standing(actor: box.Actor, left: float, right: float, air: int = 0) -> box.Actor:
        tops = (step.top for step in steps if step.left < right and step.left + step.wide > left)
        return actor.within(left, right, min(actor.foot + HEAD, *tops) - air, ROOF)

    tall = [actor for actor in actors if actor.tall]
    behind = [standing(actor, *room) for actor, room in zip(tall, beside, strict=False)]
    moved = [actor for actor in actors if not actor.tall and not actor.fixed]
    courts = [(west, steps[0].left - AIR), (steps[-1].left + steps[-1].wide + AIR, east)]
    courts = [court for court in courts if court[1] - court[0] >= NARROWEST]
    before = [one.within(*court, FLOOR - AIR) for one, court in zip(moved, courts, strict=False)]
    before[1:] = [one._replace(sprite=ImageOps.mirror(one.sprite)) for one in before[1:]]
    if len(tall) < len(beside) and not before:
        start, end = beside[-1]
        for actor in moved:
            if start + actor.sprite.width > end:
                break
            behind.append(standing(actor, start, start + actor.sprite.width, AIR))
            start += actor.sprite.width + AIR
    podium = [grown(one, AIR) for step in steps for one in step.boxes]
    kept = (actor._replace(y=actor.y + HEAD) for actor in actors if actor.fixed)
    clear = (one for one in kept if not any(overlap(one.box, other) for other in podium))
    return [*behind, *clear], before


def _sun(steps: Sequence[Step]) -> box.Sun:
    """Return the sun behind the middle of the winners."""
    winners = [step.middle for step in steps if step.rank == 1]
    y = FLOOR - HIGHEST - SLAB - 0.75 * TOKEN
    return box.Sun(sum(winners) / len(winners), y, HALO, GOLD, PAPER)


def _sparks(steps: Sequence[Step], sun: box.Sun, taken: Sequence[Box]) -> Iterator[tuple[Point, int]]:
    """Yield the stars around crowns, with their radius: none before the sun nor on what is taken."""
    for step in steps:
        for dx, dy, radius in SPARKS if step.rank == 1 else ():
            x, y = step.middle + dx, step.marked + dy
            own = grown((round(x), round(y), round(x), round(y)), radius)
            if (
                not any(overlap(own, other) for other in taken)
                and dist((x, y), (sun.x, sun.y)) > sun.radius + radius
            ):
                yield (x, y), radius


def _put(canvas: Canvas, actor: box.Actor) -> None:
    """Draw a figure, but nothing of it over the border."""
    left, top = round(actor.x - actor.sprite.width / 2), round(actor.y - actor.sprite.height / 2)
    start, end = max(0, INSIDE - left), min(actor.sprite.width, WIDTH - INSIDE - left)
    canvas.put(actor.sprite.crop((start, 0, end, actor.sprite.height)), left + start, top)


def _wall(canvas: Canvas) -> None:
    """Draw the wall of stone below the scene, before which the podium stands."""
    top = FLOOR - COURT
    canvas.line(INSIDE, top, WIDTH - INSIDE, DEEPEST, STONE)
    for row, y in enumerate(range(top + COPING, DEEPEST, COURSE)):
        canvas.line(INSIDE, y, WIDTH - INSIDE, y + 3, JOINT)
        for x in range(INSIDE + (row % 2 + 1) * BLOCK // 2, WIDTH - INSIDE, BLOCK):
            canvas.line(x, y, x + 3, min(y + COURSE, DEEPEST), JOINT)
    canvas.line(INSIDE, top, WIDTH - INSIDE, top + COPING, PLASTER)
    canvas.line(INSIDE, top, WIDTH - INSIDE, top + 4, INK)
    canvas.line(INSIDE, top + COPING, WIDTH - INSIDE, top + COPING + 4, INK)


def _race_height(result: Result) -> int:
    return RACE + MORE * len(result.scores)


def _head(canvas: Canvas, result: Result, over: float) -> None:
    """Draw the name of the game, and who has won, as near above `over` as there is room."""
    say = texts(result.lang)
    facts = say("render-poster-table", seats=len(result.names), days=result.days, match=result.match)
    width = canvas.text(RIGHT, FACTS, facts, PHONE, PLASTER, bold=False, align=1, limit=RIGHT - LEFT - 560)
    game = say(f"{result.key}-name")
    canvas.text(LEFT, FACTS, game, PHONE, GOLD, limit=RIGHT - LEFT - width - 40)
    headline = _headline(result)
    fits = (n for n in HEADLINES if words.width(headline, n, "title") <= RIGHT - LEFT)
    size = next(fits, HEADLINES[-1])
    widest = min(RIGHT - LEFT, words.width(headline, size, "title"))
    x = max(LEFT + widest / 2, min(over, RIGHT - widest / 2))
    dark = blend(canvas.ground.sky[0], INK, 0.5)
    for shift, colour in ((5, dark), (0, PAPER)):
        at = x + shift, TITLED + shift
        canvas.text(*at, headline, size, colour, bold="title", align=0.5, limit=RIGHT - LEFT)


def _why(result: Result) -> str:
    """Say how a tie was broken."""
    say, why = texts(result.lang), f"{result.key}-poster-tie"
    return say(why if why in say else "render-poster-tie")


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
    """Return the steps of the podium from left to right, all as wide, and as high as their points are many.

    A single winner is second of three or more.
    """
    order, high = result.order, heights(result)
    if len(order) > 2 and result.ranks[order[1]] > 1:
        order[:2] = order[1], order[0]
    wide = min(STEP_WIDTH, PODIUM // len(order))
    left = (WIDTH - wide * len(order)) // 2
    return [
        Step(seat, result.ranks[seat], left + wide * at, wide, high[result.ranks[seat]])
        for at, seat in enumerate(order)
    ]


def heights(result: Result) -> dict[int, int]:
    """Return the height of the steps of each rank: in the ratio of points, as far as all differ clearly."""
    (first, *others), best = sorted({*result.ranks}), max(1, *result.scores)
    least, found = LOWER[len(result.ranks) > FEW], {first: HIGHEST}
    for below, rank in zip(reversed(range(len(others))), others, strict=True):
        score = result.scores[result.ranks.index(rank)]
        wanted = HIGHEST - round(SLOPE * (1 - score / best))
        found[rank] = min(min(found.values()) - least, max(LOWEST + least * below, wanted))
    return found


def depth(result: Result, podium: Sequence[Step]) -> int:
    """Return where the podium stands, in px: as high as the names on it allow."""
    return max(FLOOR, *(name.bottom + BELOW for name in (_name(result, step) for step in podium)))


class Name(NamedTuple):
    """A name below the score on a step, in lines."""

    lines: Sequence[str]
    size: int
    top: int

    @property
    def pitch(self) -> int:
        """px; from one line to the next."""
        return self.size + 2

    @property
    def bottom(self) -> int:
        return self.top + self.pitch * len(self.lines)


def _name(result: Result, step: Step) -> Name:
    """Return the name of a seat as it stands on its step: in one line or, if it is long, in two even ones."""
    first = step.rank == 1
    name, room = readable(result.names[step.seat], SEATS[step.seat].letter), step.wide - ASIDE
    largest, top = WINNER if first else OTHERS, step.top + SLAB + NUMBERS[not first]

    def fitting(lines: Sequence[str], least: int) -> int:
        """Return the largest type in which these lines fit the step, or 0 if that is too small."""
        sizes = range(largest, least - 1, -2)
        return next((n for n in sizes if all(words.width(line, n) <= room for line in lines)), 0)

    if size := fitting([name], NAME):
        return Name([name], size, top)
    gaps = [at for at in range(1, len(name)) if name[at] == " " or name[at - 1] == "-"]
    halves = ((name[:at], name[at:].strip()) for at in gaps)
    lines = min(halves, key=lambda lines: max(words.width(line, NAME) for line in lines), default=(name,))
    return Name(lines, fitting(lines, NARROW) or NARROW, top)


def _draw(canvas: Canvas, result: Result, step: Step, floor: int) -> None:
    """Draw a step with its rank, score and name, and the mark of its seat: on it, if that has won.

    What is on the step of a winner is in its middle.
    """
    seat, rank, left, wide, _ = step
    look, middle, top, room = SEATS[seat], step.middle, step.top, wide - ASIDE
    fill = PAPER if rank == 1 else PLASTER
    canvas.box(left, top + SLAB - 8, left + wide, floor, fill, 0, INK, 4)
    canvas.box(left, top, left + wide, top + SLAB, look.colour, 10, INK, 4)
    canvas.text(middle, top + SLAB / 2, str(rank), PHONE, look.text, align=0.5)
    score, name = _number(result.scores[seat]), _name(result, step)
    lower = (floor - BELOW - name.bottom) / 2 if rank == 1 else 0
    if rank == 1:
        _crowned(canvas, step)
        canvas.text(middle, top + SLAB + 112 + lower, score, CROWNED, align=0.5, limit=room)
    else:
        mark, y = min(MARK, wide // 3), top + SLAB + 60
        space = room - mark - 14
        across = mark + 14 + words.fitted(score, SCORE, space).width
        canvas.paste(sprites.token(seat, mark), middle - (across - mark) / 2, y)
        canvas.text(middle + across / 2, y, score, SCORE, align=1, limit=space)
    for at, line in enumerate(name.lines):
        y = name.top + lower + (at + 0.5) * name.pitch
        canvas.text(middle, y, line, name.size, align=0.5, limit=room)


def _crowned(canvas: Canvas, step: Step) -> None:
    """Draw the mark of a winner on a step, crowned."""
    canvas.paste(sprites.token(step.seat, TOKEN), step.middle, step.marked)
    canvas.paste(sprites.crown(CROWN), step.middle, step.marked - TOKEN / 2 - 0.36 * CROWN + 16)


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), PHONE) for row, _ in result.sheet]
    return min(MOST_LABEL, max(widths, default=0)) + 54


def _columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide, and on one scale."""
    left = LEFT + _labels(result)
    wide = (RIGHT + BESIDE - left) // len(result.scores)
    points = [n for _, values in result.sheet for n in values]
    number = max((words.width(_number(n), FIGURES) for n in points), default=0)
    longest = max(map(abs, points), default=1)
    return Columns(left, wide, min(MARK, wide - ASTRIDE), number, (wide - number - GAP - ASTRIDE) / longest)


def _sheet(canvas: Canvas, result: Result, top: int) -> int:
    """Draw where the points came from, with a column for each seat, and return the px below it."""
    first, wide, token, number, unit = _columns(result)
    columns = [(seat, first + wide * at, first + wide * (at + 1)) for at, seat in enumerate(result.order)]
    top += 22
    canvas.text(LEFT, top + 38, texts(result.lang)("render-poster-sheet"), HEADING, limit=RIGHT - LEFT)
    top += TITLE
    y = top + MARKS
    for seat, left, right in columns:
        if result.ranks[seat] == 1:
            bottom = y + ROW * len(result.sheet) + 8
            canvas.box(left - BESIDE, top - 6, right - BESIDE, bottom, PLASTER, 18)
    for seat, left, _ in columns:
        canvas.paste(sprites.token(seat, token), left + number + GAP + token / 2 - 8, top + MARKS // 2 - 4)
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

    A loss is a hollow bar, and nothing is a dash.
    """
    look = SEATS[seat]
    if not value:
        canvas.text(left, middle, NOTHING, FIGURES, SOFT, align=1)
    else:
        canvas.text(left, middle, _number(value), FIGURES, align=1)
        fill, edge = (look.colour, INK) if value > 0 else (PAPER, look.colour)
        end = left + GAP + max(SHORTEST_BAR, round(unit * abs(value)))
        canvas.box(left + GAP, middle - BAR // 2, end, middle + BAR // 2, fill, 8, edge, 3)


def _race(canvas: Canvas, result: Result, top: int) -> None:
    """Draw turn by turn how far each seat was behind the leader, with its mark where its line ends.

    The marks of seats that end level stand beside each other.
    Differences are small beside scores, so lines of scores would run over each other.
    """
    say, tall = texts(result.lang), _race_height(result)
    top += 48
    canvas.text(LEFT, top + 28, say("render-poster-race"), HEADING, limit=RIGHT - LEFT)
    behind = [[score - max(scores) for score in scores] for scores in result.race]
    digits = len(str(-min(map(min, behind)))) + 1
    left = LEFT + words.width("\N{MINUS SIGN}" + "0" * digits, FIGURES) + 18
    final, turns = result.race[-1], say("render-turns")
    level = [[seat for seat in result.order if final[seat] == points] for points in set(final)]
    mark = min(END, tall // len(final))
    gaps = [_number(points - max(final)) if points < max(final) else "" for points in final]
    named = words.width(turns, PHONE) + words.width(str(len(result.race) - 1), FIGURES) // 2 + 2 * GAP - LEAD
    room = max(named, *(mark * len(seats) + words.width(gaps[seats[0]], BEHIND) + GAP for seats in level))
    area = (left, top + 120, RIGHT - LEAD - room, top + 120 + tall)
    ends = chart.race(canvas, area, behind, RACES, result.order)
    corner = (area[2], area[1], area[2] + LEAD, area[3] - 2 * GAP)
    canvas.text(RIGHT, area[3] + 14 + round(0.7 * FIGURES), turns, PHONE, SOFT, align=1)
    for seats, y in chart.leads(canvas, corner, ends, level, mark):
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, mark), corner[2] + (place + 0.5) * mark, y)
        if gap := gaps[seats[0]]:
            canvas.text(corner[2] + len(seats) * mark + GAP, y, gap, BEHIND)


def _number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
