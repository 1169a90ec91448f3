"""The poster of a finished game: who has won, the podium, what was built, the score sheet, and the race.

Owns the layout. The scenery is that of the cover of the game, and what was built is drawn by its board. Knows
names and numbers, but no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import chain, pairwise, product
from math import cos, dist, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from locales import texts
from render import boards, box, chart, sprites
from render import text as words
from render.canvas import Box, Canvas, cached, grown, overlap
from render.pen import Pen, Point, resized, smooth
from render.scene import Scene
from render.scripts import Weight
from render.sprites import sprite
from render.text import readable
from render.theme import (
    BORDER,
    GOLD,
    INK,
    MUTED,
    PAPER,
    PLASTER,
    SAND,
    SEATS,
    SHADE,
    SOFT,
    STONE,
    WIDTH,
    Ground,
    blend,
    sky,
)

INSIDE = BORDER + 2
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
HEAD = 108
"""px; the band of sky above the scene of the cover, if the headline has one line."""
SHORE = HEAD + box.SEATS_TOP - 20
"""px; where the scene of the cover ends in the sand on which the podium and what was built stand."""
CREST = ((-40, 30), (300, 4), (620, 26), (980, 2), (1300, 24), (1640, 0))
"""px; the edge of that sand, from 30 px above it down."""
FLOOR = 936
"""px; where the podium stands, if the names on it are short and the headline has one line."""
PHONE = 62
"""px; the smallest type: at a width of 264 px, its letters are 10 px high."""
HEADING, CROWNED, SCORE = 66, 190, 112
"""Font sizes in px."""
LARGEST, LARGEST_OTHERS, NAME, HALVED = 96, 80, 50, 50
"""Font sizes in px of names: the largest of winners, the largest of others, and the smallest; and of those in
two lines on the plinth.
"""
HEADLINES = range(168, 79, -2)
"""Font sizes in px of the headline; names are cut if the smallest one is too large."""
TITLE = RIGHT - LEFT - 88
"""px; the longest line of the headline."""
BROKEN, PITCH = 124, 0.98
"""Font size in px; a headline that has no room in it is written in two lines; and from one of these to the
next, as a multiple of their size.
"""
FACTS, TITLED = 68, 186
"""px; the middle of the first line, and of the headline."""
WHY = 100
"""px; the base of the podium, if it says how a tie was broken."""
SHORTEST = 5
"""The fewest characters of a name in the headline; with less room, it names nobody."""
HIGHEST, SLOPE, LOWER = 300, 240, 36
"""px; the highest step, if the names on it are short: long ones make the podium deeper; how much lower than
that the step for no points would be, and how much lower each one is at least than the next.
"""
RULE = 8
"""px; the line below what was built."""
BASE, WIDER = 30, 16
"""px; the stone on which the podium stands: how high it is, and how much wider at each side."""
ONE_LINE = 70
"""Font size in px; a name that has no room on one line in it is written on two."""
PLACES, PODIUM = 3, RIGHT - LEFT
"""The steps around that of a winner; and the width of all in px."""
SLAB, RANK = 64, 72
"""px; the slab of a step, and the rank on it."""
PLINTH, BESIDES = 112, 92
"""px; the plinth below the steps, for those who have none, and the field of a rank on it."""
ASIDE, AROUND = 0.08, 16
"""px; the margins of a name on its step, both together, and the least above and below what is on a step."""
NUMBERS = 152, 108
"""px; from the top of the score of a winner, and of others, to the name."""
TOKEN, MARK, HEADS, END = 150, 96, 88, 80
"""px; the mark of the seat of a winner, on the podium; of the others, beside their score, and of all, above
their column; and where their line ends."""
CROWN = 150
"""px; the crown above the mark of a winner."""
HALO = 166
"""px; the radius of the sun, which stands behind a winner."""
RAYS, RAY = 28, (PAPER, 44)
"""The rays of the sun, and their colour and alpha."""
SPARKS = (
    (-200, -84, 24), (-156, -164, 14), (-206, 12, 13), (200, -84, 24), (156, -164, 14), (206, 12, 13),
)  # fmt: skip
"""px; where stars are around a crown, and how large."""
ABOVE, MARKS, ROW, TOTAL = 22, 104, 68, 136
"""px; above the sheet, its line with the marks of seats, a row, and the last one."""
FIGURES, NOTHING = 70, "\N{EN DASH}"
"""Font size in px of the numbers of the sheet; and what stands for 0."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
LABELLED, COLUMNS = 30, 24
"""px; from labels to columns, and from each of these to the next."""
BAR, SHORTEST_BAR = 50, 10
"""px; how thick the bar of some points is, and the shortest one."""
TOTALS, CHIP = 92, 104
"""Font size in px of the totals, and the height of the plate of each."""
RACE, PLOT = 668, 134
"""px; the height of the race with its heading and its axis, and from its top to its lines."""
BELOW = 26
"""px; below the sheet and the race."""
AXIS, GAP = 84, 14
"""px; the axis below the race, and what is empty between a mark and what belongs to it."""
LEAD, BEHIND = 30, 64
"""px; from the end of a line to its mark, and the type of the points behind the leader beside that."""
RACES = chart.Style(rows=5, columns=5, numbers=PHONE, mark=64)
STRIDE = 48
"""px; from one day or round that the race shows to the next, at least."""
ROOF = 276
"""px; what is written on the sky ends above it, and all buildings below it."""
AIR, NARROWEST, SHADOW = 18, 150, 24
"""px; around figures, the least room in which one is put, and how deep the shadow of a figure is."""
LARGER, YOUNG = 1.4, 0.78
"""How many times larger than on the cover figures are at most; and the size of every second one by that."""


class Name(NamedTuple):
    """A name as it stands on a step, in lines."""

    lines: Sequence[str]
    size: int

    @property
    def pitch(self) -> int:
        """px; from one line to the next."""
        return self.size + 2

    @property
    def high(self) -> int:
        return self.pitch * len(self.lines)


class Step(NamedTuple):
    """A step of the podium."""

    seat: int
    rank: int
    left: int
    wide: int
    high: int
    floor: int
    name: Name

    @property
    def top(self) -> int:
        return self.floor - self.high - SLAB

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def marked(self) -> float:
        """The height of the mark of a winner on it."""
        return self.top - TOKEN / 2 - 4

    @property
    def boxes(self) -> Sequence[Box]:
        """The step and, if a winner stands on it, that winner."""
        step = self.left, self.top, self.left + self.wide, self.floor
        left = round(self.middle - TOKEN / 2)
        winner = left, self.top - TOKEN - round(0.7 * CROWN), left + TOKEN, self.top
        return (step, winner) if self.rank == 1 else (step,)


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    wide: int
    """Of each column."""
    figures: int
    """For the numbers at the left of it, which end at one edge."""
    room: int
    """For the bars beside them."""
    unit: float
    """The length of the bar of one point."""


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
    """The scores at the start and after each day, round or lap; none if they are not known. See `paced`."""
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
    podium, base, drawn = steps(result), depth(result), boards.get(result.key)
    winners = [seat for seat in result.order if result.ranks[seat] == 1]
    built = drawn.keepsake(result.scene, winners) if result.scene else None
    below = base + (built.size[1] if built else 0) + RULE
    lines, foot = len(result.race) > 1, below + ABOVE + MARKS + ROW * len(result.sheet) + TOTAL
    canvas = _base(result, drawn, below - RULE, foot + RACE * lines + BELOW + BORDER, podium)
    _head(canvas, result)
    for step in podium:
        _draw(canvas, result, step)
    _plinth(canvas, result, podium)
    if built:
        canvas.inset(built, INSIDE, base)
    canvas.line(INSIDE, below - RULE, WIDTH - INSIDE, below, GOLD)
    _sheet(canvas, result, below)
    if lines:
        _race(canvas, result, foot)
    return canvas.png()


def paced(turns: Sequence[tuple[tuple[int, ...], float]]) -> tuple[tuple[int, ...], ...]:
    """Return the scores at the start and after each day, round or lap.

    `turns` has the scores from the start on, and the number of the day, round or lap then: when that is the
    next one, one is over, and the last one is when the game is.
    """
    found, passed = list[tuple[int, ...]](), 0
    for scores, stage in turns[:-1]:
        passed = max(passed, int(stage - turns[0][1]))
        found += [scores] * (passed + 1 - len(found))
    return (*found, *(scores for scores, _ in turns[-1:]))


def warm(key: str) -> None:
    """Draw in advance what the posters of a game share, and the marks that those of all games do."""
    race = tuple((4 * n, 3 * n, 2 * n, n) for n in range(RACES.points))
    poster(Result(key, 1, tuple("ABCD"), race[-1], (1, 2, 3, 4), (), 1, race))
    for seat, size in product(range(4), (TOKEN, MARK, HEADS, END, RACES.mark)):
        sprites.token(seat, size)


def row_text(result: Result, row: str) -> str:
    """Return what the points of a row are for."""
    return texts(result.lang)(f"{result.key}-sheet-{row}".replace("_", "-"))


def _base(result: Result, drawn: boards.Board, sand: int, height: int, steps: Sequence[Step]) -> Canvas:
    """Return the sky with the scene of the cover below the headline, sand, and paper below it.

    A sun stands behind each winner, between the buildings.
    """
    canvas, down = Canvas.blank(drawn.GROUND, height), _lowered(result)
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + down, drawn.GROUND.sky[0])
    canvas.lay(
        _land(drawn.GROUND, drawn.scenery), (INSIDE, INSIDE, WIDTH - INSIDE, SHORE), INSIDE, INSIDE + down
    )
    canvas.under(INSIDE, SHORE + down, WIDTH - INSIDE, sand, SAND)
    canvas.under(INSIDE, sand, WIDTH - INSIDE, height - INSIDE, PAPER)
    rays = _rays(*_source(steps), SHORE + down - INSIDE).copy()
    land = _free_sky(drawn.GROUND, drawn.scenery)
    rays.paste(0, (0, down), ImageChops.invert(land))
    canvas.cover(rays, *RAY, INSIDE, INSIDE)
    suns = _suns(steps)
    for each in suns:
        box.shine(canvas, each)
    figures = _arranged(drawn.actors(), steps, down)
    for spot, radius in _sparks(steps, suns, [actor.box for actor in figures if actor.tall]):
        canvas.paste(sprites.spark(2 * radius), *spot)
    for actor in figures:
        if not actor.tall and not actor.fixed:
            canvas.paste(resized(_shadow(), actor.sprite.width, SHADOW), actor.x, actor.foot - 6)
        _put(canvas, actor)
    return canvas


@lru_cache(maxsize=4)
def _rays(x: float, y: float, high: int) -> Image.Image:
    """Return a mask of the rays around (x, y), on a sky `high` px high."""
    wide = WIDTH - 2 * INSIDE
    mask = Image.new("L", (wide, high))
    pen, (x, y) = ImageDraw.Draw(mask), (x - INSIDE, y - INSIDE)
    for ray in range(RAYS):
        sides = ((ray + side) * 2 * pi / RAYS for side in (-0.25, 0.25))
        pen.polygon([(x, y), *((x + WIDTH * sin(at), y + WIDTH * cos(at)) for at in sides)], 255)
    return mask


@lru_cache(maxsize=8)
def _free_sky(under: Ground, scenery: box.Scenery) -> Image.Image:
    """Return a mask of where the land of the cover leaves the sky free."""
    land = _land(under, scenery).image.convert("RGB").crop((INSIDE, INSIDE, WIDTH - INSIDE, SHORE))
    free = Image.new("L", land.size)
    for colour in {under.sky[0], *sky(under)}:
        parts = ImageChops.difference(land, Image.new("RGB", land.size, colour)).split()
        other = reduce(ImageChops.lighter, parts)
        same = other.point([255, *[0] * 255])  # pyright: ignore[reportUnknownMemberType]  # untyped there
        free.paste(255, None, same)
    free.paste(0, (0, HEAD + box.SKY, *free.size))
    return free


@sprite
def _shadow() -> Image.Image:
    """Return the shadow of a figure, to be made as wide as that."""
    pen = Pen(10 * SHADOW, SHADOW)
    pen.ellipse(5 * SHADOW, SHADOW / 2, 5 * SHADOW, SHADOW / 2, STONE)
    return pen.sheet()


@cached
def _land(under: Ground, scenery: box.Scenery) -> Canvas:
    """Return the land of the cover below the sky of the headline, and the edge of the sand before it."""
    canvas, bottom = Canvas.blank(under, SHORE), box.SEATS_TOP - 20
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + HEAD, under.sky[0])
    land = box.land(under, scenery, sunny=False)
    canvas.lay(land, (INSIDE, INSIDE, WIDTH - INSIDE, bottom), INSIDE, INSIDE + HEAD)
    pen = Pen(WIDTH - 2 * INSIDE, 30)
    pen.polygon([*smooth(CREST, closed=False), (1640, 30), (-40, 30)], SAND)
    canvas.put(pen.sheet(), INSIDE, SHORE - 30)
    return canvas


def _arranged(actors: Sequence[box.Actor], steps: Sequence[Step], down: int = 0) -> list[box.Actor]:
    """Return the figures that stand behind the podium, where they are seen whole.

    The scene lies `down` px lower than below a headline of one line. Buildings stand beside suns, the
    first where there is most room. Others stand where there is none, beside the step of a winner if there is
    room, or else on it. Those that are fixed where the podium hides them are left out.
    """
    west, east = INSIDE + AIR, WIDTH - INSIDE - AIR
    winners = [step.middle for step in steps if step.rank == 1]
    right, left = winners[-1] + HALO + AIR, winners[0] - HALO - AIR
    between = [(one + HALO + AIR, other - HALO - AIR) for one, other in pairwise(winners)]
    beside = sorted([*between, (right, east), (west, left)], key=lambda room: room[0] - room[1])

    def ground(actor: box.Actor, left: float, right: float, air: int) -> float:
        """Return where it stands, behind the podium."""
        tops = (step.top for step in steps if step.left < right and step.left + step.wide > left)
        return min(actor.foot + HEAD + down, *tops, SHORE + down - 30) - air

    tall = [actor for actor in actors if actor.tall and not actor.built]
    behind = [
        actor.within(*room, ground(actor, *room, 0), ROOF + down)
        for actor, room in zip(tall, beside, strict=False)
        if room[1] - room[0] >= NARROWEST
    ]
    moved = [actor for actor in actors if not actor.tall and not actor.fixed]
    edges = [step.left + step.wide * side for step in steps for side in (0, 1) if step.rank == 1]
    start = max(right, edges[-1]) if east - edges[-1] >= NARROWEST else right
    end = min(left, edges[0]) if edges[0] - west >= NARROWEST else left
    sides = *between, (start, east), (west, end)
    taken = [actor.x for actor in behind]
    rooms = [
        (start, end)
        for start, end in sides
        if end - start >= NARROWEST and not any(start < x < end for x in taken)
    ]
    widest = max((end - start for start, end in rooms), default=0)
    rooms = [(start, end) for start, end in rooms if 2 * (end - start) >= widest]
    for at, room in enumerate(rooms):
        row = [*_row(moved[at :: len(rooms)], *room)]
        level = min((ground(actor, actor.box[0], actor.box[2], AIR) for actor in row), default=0)
        behind += [actor.within(actor.box[0], actor.box[2], level, ROOF + down) for actor in row]
    podium = [grown(one, AIR) for step in steps for one in step.boxes]
    kept = (actor._replace(y=actor.y + HEAD + down) for actor in actors if actor.fixed)
    clear = (one for one in kept if not any(overlap(one.box, other) for other in podium))
    return [*behind, *clear]


def _row(actors: Sequence[box.Actor], left: float, right: float) -> Iterator[box.Actor]:
    """Yield as many figures as have room beside each other, larger if they have more.

    All go the same way, every second one smaller: a caravan, no parade.
    """
    while sum(actor.sprite.width + AIR for actor in actors) > right - left and len(actors) > 1:
        actors = actors[:-1]
    free = right - left - AIR * (len(actors) + 1)
    for young in (YOUNG, 1):
        sizes = [young if at % 2 else 1.0 for at in range(len(actors))]
        across = sum(size * actor.sprite.width for size, actor in zip(sizes, actors, strict=True))
        scale = min(LARGER, free / max(1, across))
        if young * scale >= 1:
            actors = [_larger(actor, scale * size) for size, actor in zip(sizes, actors, strict=True)]
            break
    air = (right - left - sum(actor.sprite.width for actor in actors)) / (len(actors) + 1)
    for actor in actors:
        left += max(0, air) + actor.sprite.width
        yield actor._replace(x=left - actor.sprite.width / 2)


def _larger(actor: box.Actor, scale: float) -> box.Actor:
    """Return a figure enlarged by `scale`, with its foot where it was."""
    width, height = (round(scale * side) for side in actor.sprite.size)
    return actor._replace(sprite=resized(actor.sprite, width, height), y=actor.foot - height / 2)


def _suns(steps: Sequence[Step]) -> list[box.Sun]:
    """Return the suns behind the winners."""
    return [
        box.Sun(step.middle, step.top - 0.75 * TOKEN, HALO, GOLD, PAPER) for step in steps if step.rank == 1
    ]


def _source(steps: Sequence[Step]) -> Point:
    """Return where the rays come from: the sun or, if there are several, their middle."""
    suns = _suns(steps)
    return sum(sun.x for sun in suns) / len(suns), suns[0].y


def _sparks(
    steps: Sequence[Step], suns: Sequence[box.Sun], taken: Sequence[Box]
) -> Iterator[tuple[Point, int]]:
    """Yield the stars around crowns, with their radius: none before a sun nor on what is taken."""
    for step in steps:
        for dx, dy, radius in SPARKS if step.rank == 1 else ():
            x, y = step.middle + dx, step.marked + dy
            own = grown((round(x), round(y), round(x), round(y)), radius)
            if not any(overlap(own, other) for other in taken) and all(
                dist((x, y), (sun.x, sun.y)) > sun.radius + radius for sun in suns
            ):
                yield (x, y), radius


def _put(canvas: Canvas, actor: box.Actor) -> None:
    """Draw a figure, but nothing of it over the border."""
    left, top = round(actor.x - actor.sprite.width / 2), round(actor.y - actor.sprite.height / 2)
    start, end = max(0, INSIDE - left), min(actor.sprite.width, WIDTH - INSIDE - left)
    canvas.put(actor.sprite.crop((start, 0, end, actor.sprite.height)), left + start, top)


def _head(canvas: Canvas, result: Result) -> None:
    """Draw the name of the game and, as large as there is room for, who has won."""
    say = texts(result.lang)
    facts = say("render-poster-table", seats=len(result.names), days=result.days, match=result.match)
    game, facts = say(f"{result.key}-name"), f"\N{MIDDLE DOT} {facts}"
    width = words.fitted(facts, PHONE, RIGHT - LEFT - 560, bold=False).width
    across = words.fitted(game, PHONE, RIGHT - LEFT - width - GAP).width + GAP + width
    left, right = (WIDTH - across) / 2, (WIDTH + across) / 2
    canvas.text(left, FACTS, game, PHONE, GOLD, limit=RIGHT - LEFT - width - GAP)
    canvas.text(right, FACTS, facts, PHONE, PLASTER, bold=False, align=1, limit=RIGHT - LEFT - 560)
    lines, size = _headline(result)
    dark = blend(canvas.ground.sky[0], INK, 0.5)
    for at, line in enumerate(lines):
        y = TITLED + at * _pitch(size)
        canvas.text(WIDTH / 2 + 5, y + 5, line, size, dark, bold="title", align=0.5, limit=TITLE)
        canvas.text(WIDTH / 2, y, line, size, PAPER, bold="title", align=0.5, limit=TITLE)


def _pitch(size: int) -> int:
    return round(PITCH * size)


def _lowered(result: Result) -> int:
    """Return how much lower everything is below the headline, if that has two lines."""
    lines, size = _headline(result)
    return (len(lines) - 1) * _pitch(size)


def _why(result: Result) -> str:
    """Say how a tie was broken."""
    say, why = texts(result.lang), f"{result.key}-poster-tie"
    return say(why if why in say else "render-poster-tie")


def _counted(result: Result) -> str:
    """Say what the game counts as it goes on."""
    say, what = texts(result.lang), f"{result.key}-poster-counted"
    return say(what if what in say else "render-poster-counted")


def _headline(result: Result) -> tuple[Sequence[str], int]:
    """Say who has won, as large as there is room for: in one line or, if it is long, in two; and its size."""
    line = _won(result)
    lines = _halves(line, lambda part: words.width(part, BROKEN, "title") > TITLE, "title")
    widest = max(lines, key=lambda part: words.width(part, BROKEN, "title"))
    fits = (n for n in HEADLINES if words.width(widest, n, "title") <= TITLE)
    return lines, next(fits, HEADLINES[-1])


def _won(result: Result) -> str:
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
        if words.width(line, HEADLINES[-1], "title") <= TITLE:
            return line
    return readable(say("render-poster-shared", n=len(winners)))


def _halves(text: str, long: Callable[[str], bool], weight: Weight = True) -> Sequence[str]:
    """Return a text in one line or, if that is too long, in two even ones."""
    spaces, hyphens = (
        [at + len(mark.strip()) for at in range(1, len(text)) if text[at] == mark] for mark in " -"
    )
    halves = ((text[:at], text[at:].strip()) for at in (*spaces, *hyphens) if long(text))
    return min(
        halves,
        key=lambda two: (
            any(map(long, two)),
            two[0][-1] == "-",
            max(words.width(line, NAME, weight) for line in two),
        ),
        default=(text,),
    )


def placed(result: Result) -> tuple[list[int], list[int]]:
    """Return the seats on the steps of the podium from left to right, and those on its plinth.

    A single winner stands between the second and the third; several have all steps, and so have two seats.
    """
    order, winners = result.order, result.ranks.count(1)
    if winners > 1 or len(order) == 2:
        winners = max(winners, 2)
        return order[:winners], order[winners:]
    return [*order[1:2], order[0], *order[2:PLACES]], order[PLACES:]


def steps(result: Result) -> list[Step]:
    """Return the steps of the podium from left to right, all as wide, with the winners in the middle.

    Of two seats, each has half of it, the winner the left one.
    """
    on, _ = placed(result)
    wide = PODIUM // len(on) // 2 * 2
    names = dict[int, Name]()
    winners, others = ([seat for seat in on if (result.ranks[seat] == 1) == first] for first in (True, False))
    names |= _names(result, winners, LARGEST, wide)
    names |= _names(result, others, min(LARGEST_OTHERS, names[winners[0]].size), wide)
    left = WIDTH // 2 - wide * len(on) // 2
    high = _heights(result, names)
    floor = FLOOR - HIGHEST + max(high.values()) + _lowered(result)
    return [
        Step(seat, rank := result.ranks[seat], left + wide * at, wide, high[rank], floor, names[seat])
        for at, seat in enumerate(on)
    ]


def _room(wide: int) -> int:
    """Return the room for what is written on something so wide."""
    return round((1 - ASIDE) * wide)


def _heights(result: Result, names: Mapping[int, Name]) -> dict[int, int]:
    """Return the height of the steps of each rank: in the ratio of points, as far as all differ clearly.

    What is on a step has room there.
    """
    best, found = max(1, *result.scores), dict[int, int]()
    ranks = sorted({result.ranks[seat] for seat in names})
    for place, rank in reversed([*enumerate(ranks)]):
        seats = [seat for seat in names if result.ranks[seat] == rank]
        lower = max(LOWER * place, round(SLOPE * (1 - result.scores[seats[0]] / best))) if place else 0
        needed = NUMBERS[rank > 1] + max(names[seat].high for seat in seats) + 2 * AROUND
        found[rank] = max(HIGHEST - lower, needed, *(below + LOWER for below in found.values()))
    return found


def _names(result: Result, seats: Sequence[int], largest: int, wide: int) -> dict[int, Name]:
    """Return names as they stand on steps: each in one line or, if it is long, in two even ones, and all in
    the largest type for which there is room.
    """
    room = _room(wide)
    found = {seat: _lined(result, seat, ONE_LINE, room) for seat in seats}

    def fits(size: int, lines: Sequence[str]) -> bool:
        return all(words.width(line, size) <= room for line in lines)

    lined = [lines for lines in found.values() if fits(NAME, lines)]
    sizes = range(largest, NAME - 1, -2)
    size = next(size for size in sizes if all(fits(size, lines) for lines in lined))
    return {seat: Name(lines, size) for seat, lines in found.items()}


def _lined(result: Result, seat: int, size: int, room: int) -> Sequence[str]:
    """Return a name in one line or, if it has no room in that in some type, in two even ones."""
    name = readable(result.names[seat], SEATS[seat].letter)
    return _halves(name, lambda line: words.width(line, size) > room)


def depth(result: Result) -> int:
    """Return where the podium with all that belongs to it ends, in px."""
    return steps(result)[0].floor + PLINTH * bool(placed(result)[1]) + WHY * result.tied + BASE


def _draw(canvas: Canvas, result: Result, step: Step) -> None:
    """Draw a step with its rank, and in its middle score and name; the mark of a winner stands on it."""
    seat, rank, left, wide, high, floor, name = step
    look, middle, top, room = SEATS[seat], step.middle, step.top, _room(wide)
    canvas.box(left, top + SLAB - 8, left + wide, floor, PAPER if rank == 1 else PLASTER, 0, INK, 4)
    canvas.box(left, top, left + wide, top + SLAB, look.colour, 10, INK, 4)
    canvas.text(middle, top + SLAB / 2, str(rank), RANK, look.text, align=0.5)
    y = floor - (high + NUMBERS[rank > 1] + name.high) / 2
    score = _number(result.scores[seat])
    if rank == 1:
        _crowned(canvas, step)
        canvas.text(middle, y + 0.35 * CROWNED, score, CROWNED, align=0.5, limit=room)
    else:
        _scored(canvas, seat, score, middle, y + MARK / 2, room)
    for at, line in enumerate(name.lines):
        canvas.text(
            middle, y + NUMBERS[rank > 1] + (at + 0.5) * name.pitch, line, name.size, align=0.5, limit=room
        )


def _scored(canvas: Canvas, seat: int, score: str, middle: float, y: float, room: int) -> None:
    """Draw the mark of a seat and its score, together in the middle."""
    mark = min(MARK, room // 3)
    space = room - mark - GAP
    across = mark + GAP + words.fitted(score, SCORE, space).width
    canvas.paste(sprites.token(seat, mark), middle - (across - mark) / 2, y)
    canvas.text(middle + across / 2, y, score, SCORE, align=1, limit=space)


def _plinth(canvas: Canvas, result: Result, steps: Sequence[Step]) -> None:
    """Draw what the steps stand on: a stone, why a tie was broken, and those who have no step.

    These have their ranks, scores and names there.
    """
    _, seats = placed(result)
    top, size = steps[0].floor, min(LARGEST_OTHERS, *(step.name.size for step in steps))
    wide = PODIUM // max(1, len(seats))
    for at, seat in enumerate(seats):
        left, look, y = LEFT + wide * at, SEATS[seat], top + PLINTH / 2
        canvas.box(left, top, left + wide, top + PLINTH, PLASTER, 0, INK, 4)
        score = _number(result.scores[seat])
        said = BESIDES + MARK + words.width(score, SCORE) + 4 * GAP
        space = wide - 2 * GAP - said
        name = Name(lines := _lined(result, seat, ONE_LINE, space), size if len(lines) == 1 else HALVED)
        across = said + max(words.fitted(line, name.size, space).width for line in lines)
        x = left + (wide - across) // 2
        canvas.box(x, top + 16, x + BESIDES, top + PLINTH - 16, look.colour, 10, INK, 4)
        canvas.text(x + BESIDES / 2, y, str(result.ranks[seat]), RANK, look.text, align=0.5)
        x += BESIDES + GAP
        canvas.paste(sprites.token(seat, MARK), x + MARK / 2, y)
        x += MARK + GAP
        canvas.text(x, y, score, SCORE)
        x += words.width(score, SCORE) + 2 * GAP
        for line, text in enumerate(lines):
            canvas.text(x, y + (line + 0.5) * name.pitch - name.high / 2, text, name.size, limit=space)
    top += PLINTH * bool(seats)
    if result.tied:
        canvas.box(LEFT, top, RIGHT, top + WHY, PAPER, 0, INK, 4)
        canvas.text(WIDTH / 2, top + WHY / 2, _why(result), HEADING, align=0.5, limit=_room(PODIUM))
        top += WHY
    canvas.box(LEFT - WIDER, top - 4, RIGHT + WIDER, top + BASE, STONE, 8, INK, 4)


def _crowned(canvas: Canvas, step: Step) -> None:
    """Draw the mark of a winner on a step, crowned."""
    canvas.paste(sprites.token(step.seat, TOKEN), step.middle, step.marked)
    canvas.paste(sprites.crown(CROWN), step.middle, step.marked - TOKEN / 2 - 0.36 * CROWN + 16)


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), PHONE, bold=False) for row, _ in result.sheet]
    widths += [words.width(said, HEADING) for said in _said(result)]
    return min(MOST_LABEL, max(widths)) + LABELLED


def _said(result: Result) -> tuple[str, str]:
    """Return what is written above and below what the points are for."""
    say = texts(result.lang)
    return say("render-points"), say("sheet-total")


def _columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide, with the bars of numbers."""
    left = LEFT + _labels(result)
    points = [abs(n) for _, values in result.sheet for n in values]
    wide = (RIGHT - left + COLUMNS) // len(result.scores)
    numbers = {n for _, values in result.sheet for n in values}
    figures = min(wide // 2, max((words.width(_number(n), FIGURES) for n in numbers), default=0))
    room = wide - COLUMNS - figures - 2 * GAP
    return Columns(left, wide, figures, room, room / max([1, *points]))


def _sheet(canvas: Canvas, result: Result, top: int) -> None:
    """Draw where the points came from, with a column for each seat.

    The most in each row stand out, and so do the totals, on plates in the colours of seats.
    """
    at = _columns(result)
    columns = [(seat, at.left + at.wide * n) for n, seat in enumerate(result.order)]
    top += ABOVE
    y, (heading, total) = top + MARKS, _said(result)
    bottom = y + ROW * len(result.sheet)
    canvas.text(LEFT, top + MARKS // 2 - 4, heading, HEADING, limit=MOST_LABEL)
    for seat, left in columns:
        if result.ranks[seat] == 1:
            canvas.box(left - GAP, top - 4, left + at.wide - COLUMNS + 2, bottom + 30, PLASTER, 14)
        canvas.paste(sprites.token(seat, HEADS), left + HEADS / 2, top + MARKS // 2 - 4)
    for row, values in result.sheet:
        canvas.text(LEFT, y + ROW // 2, row_text(result, row), PHONE, bold=False, limit=MOST_LABEL)
        canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
        for seat, left in columns:
            best = min(values) < values[seat] == max(values)
            _points(canvas, left, y + ROW // 2 + 1, seat, values[seat], at, best=best)
        y += ROW
    canvas.line(LEFT, y, RIGHT, y + 4, INK)
    middle = y + (TOTAL + 4) // 2
    canvas.text(LEFT, middle, total, HEADING, limit=MOST_LABEL)
    for seat, left in columns:
        look, right = SEATS[seat], left + at.wide - COLUMNS - GAP
        canvas.box(left, middle - CHIP // 2, right, middle + CHIP // 2, look.colour, 14, INK, 4)
        said, x = _number(result.scores[seat]), (left + right) / 2
        canvas.text(x, middle, said, TOTALS, look.text, align=0.5, limit=right - left - GAP)


def _points(
    canvas: Canvas, left: int, middle: int, seat: int, value: int, at: Columns, *, best: bool
) -> None:
    """Draw some points: their number, which is darkest for the `best`, and beside it a bar.

    Nothing is a dash, and a loss a hollow bar.
    """
    right = left + at.figures
    if not value:
        canvas.text(right, middle, NOTHING, FIGURES, SOFT, bold=False, align=1)
        return
    canvas.text(right, middle, _number(value), FIGURES, INK if best else MUTED, align=1, limit=at.figures)
    start, long, colour = right + GAP, max(SHORTEST_BAR, round(at.unit * abs(value))), SEATS[seat].colour
    fill, edge = (colour, INK) if value > 0 else (PAPER, colour)
    canvas.box(start, middle - BAR // 2, start + long, middle + BAR // 2, fill, 8, edge, 3)


def _race(canvas: Canvas, result: Result, top: int) -> None:
    """Draw turn by turn how far each seat was behind the leader, with its mark where its line ends.

    The marks of seats that end level stand beside each other. Of two, it is by how much one of them led.
    Differences are small beside scores, so lines of scores would run over each other.
    """
    say, duel = texts(result.lang), len(result.scores) == 2
    heading = say(f"render-poster-{'lead' if duel else 'race'}")
    canvas.text(LEFT, top + ABOVE + 34, heading, HEADING, limit=RIGHT - LEFT)
    behind = [[score - max(scores) for score in scores] for scores in result.race]
    first, second = result.order[:2]
    ahead = [scores[first] - scores[second] for scores in result.race]
    digits = max(len(str(abs(n))) for n in (ahead if duel else chain(*behind)))
    left = LEFT + words.width("\N{MINUS SIGN}" * (not duel) + "0" * digits, RACES.numbers) + 18
    final, counted = result.race[-1], _counted(result)
    level = [[seat for seat in result.order if final[seat] == points] for points in set(final)]
    gaps = [_number(points - max(final)) if points < max(final) else "" for points in final]
    if duel:
        level = [seats for seats in level if final[seats[0]] == max(final)]
        gaps = [f"+{max(final) - min(final)}" if len(set(final)) > 1 else ""] * 2
    last = words.width(str(len(result.race) - 1), RACES.numbers) // 2
    counts = words.width(counted, PHONE, bold=False) + last + 2 * GAP - LEAD
    room = max(counts, *(END * len(seats) + words.width(gaps[seats[0]], BEHIND) + GAP for seats in level))
    plot = left, top + PLOT, RIGHT - LEAD - room, top + RACE - AXIS
    mark = min(END, (plot[3] - plot[1]) // len(final))
    if duel:
        ends = [chart.lead(canvas, plot, ahead, result.order, RACES)] * 2
    else:
        style = RACES._replace(points=(plot[2] - plot[0]) // STRIDE)
        ends = chart.race(canvas, plot, behind, style, result.order, result.ranks.count(1))
    corner = (plot[2], plot[1], plot[2] + LEAD, plot[3] - 2 * GAP)
    canvas.text(RIGHT, plot[3] + 14 + round(0.7 * RACES.numbers), counted, PHONE, SOFT, bold=False, align=1)
    for seats, y in chart.leads(canvas, corner, ends, level, mark):
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, mark), corner[2] + (place + 0.5) * mark, y)
        if gap := gaps[seats[0]]:
            canvas.text(corner[2] + len(seats) * mark + GAP, y, gap, BEHIND)


def _number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
