"""The scenery of a poster: that of the cover of the game, with a sun behind each winner.

Figures stand where the podium leaves them room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw

from render import boards, box, sprites
from render.caching import sprite
from render.canvas import Box, Canvas, cached, grown, overlap
from render.pen import Pen, Point, resized, smooth
from render.poster.headline import lowered
from render.poster.layout import HEAD, INSIDE, ROOF, SHORE
from render.poster.podium import Step
from render.poster.result import Result
from render.theme import BRONZE, GOLD, PAPER, SAND, STONE, WIDTH, Ground, palette, sky

CREST = ((-40, 20), (300, 4), (620, 10), (980, 2), (1300, 8), (1640, 0))
"""px; the edge of that sand, from 30 px above it down."""
HALO = 122
"""px; the radius of the sun, which stands behind a winner."""
RAISED = 35
"""px; how much higher than a winner, who has a crown, the middle of the sun is."""
FALLEN, SLIPS, SLIP, GOLDEN = 250, 9, (36, 24), 0.618
"""Confetti: how far below the border it falls and how large its slips are, in px, how many there are, and how
far each is from the last one as a share of the room, so that they are even and yet in no row.
"""
BESIDE = 44
"""px; how far from the border confetti falls: the headline stands between."""
RAYS, RAY = 16, 2
"""The rays of the sun, and by how many of these steps the sky is lighter there."""
SPARKS = (
    (-192, -72, 22), (-168, -126, 13), (-194, 12, 13), (192, -72, 22), (168, -126, 13), (194, 12, 13),
)  # fmt: skip
"""px; where stars are around a crown, and how large."""
AIR, NARROWEST, SHADOW = 18, 150, 24
"""px; around figures, the least room in which one is put, and how deep the shadow of a figure is."""
LARGER, YOUNG = 0.8, 0.78
"""How many times as large as on the cover figures are at most, and the size of every second one by that."""
NEAR, NEARER = 2.2, 1.6
"""How many times larger buildings and figures are at most beside the one step of two players."""
BRANCH, GROWN, LEAVES, LEAF, OUT = 84, (1.1, 1.98), 4, 34, 0.6
"""Laurel around a winner: px from the middle to a branch, the angles at which this begins and ends, its pairs
of leaves, how long they are in px, and at what angle they grow.
"""


def base(result: Result, drawn: boards.Board, sand: int, height: int, steps: Sequence[Step]) -> Canvas:
    """Return the sky with the scene of the cover below the headline, sand, and paper below it.

    A sun stands behind each winner, between the buildings.
    """
    canvas, down, suns = Canvas.blank(drawn.GROUND, height), lowered(result), _suns(steps)
    lit = _lit(drawn.GROUND, drawn.scenery, suns, down)
    canvas.lay(lit, (INSIDE, INSIDE, WIDTH - INSIDE, SHORE + down), INSIDE, INSIDE)
    canvas.under(INSIDE, SHORE + down, WIDTH - INSIDE, sand, SAND)
    canvas.under(INSIDE, sand, WIDTH - INSIDE, height - INSIDE, PAPER)
    figures = arranged(drawn.actors(), steps, down)
    for spot, radius in _sparks(steps, suns, [actor.box for actor in figures if actor.tall]):
        canvas.paste(sprites.spark(2 * radius), *spot)
    for actor in figures:
        if not actor.fixed:
            canvas.paste(resized(_shadow(), actor.sprite.width, SHADOW), actor.x, actor.foot - 6)
        _put(canvas, actor)
    return canvas


@cached
def _lit(under: Ground, scenery: box.Scenery, suns: Sequence[Point], down: int) -> Canvas:
    """Return the land, `down` px lower than below a headline of one line, and the sky in the light of suns.

    Winners stand before these, so they are always at the same few places.
    """
    canvas = Canvas.blank(under, SHORE + down)
    canvas.line(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + down, under.sky[0])
    canvas.lay(_land(under, scenery), (INSIDE, INSIDE, WIDTH - INSIDE, SHORE), INSIDE, INSIDE + down)
    free = Image.new("L", (WIDTH - 2 * INSIDE, SHORE + down - INSIDE), 255)
    free.paste(_free_sky(under, scenery), (0, down))
    lit = canvas.packed()
    _lighten(lit, under, RAY, ImageChops.multiply(free, _rays(*_source(suns), free.height)))
    canvas = Canvas(under, lit)
    canvas.put(_confetti(under.accent), INSIDE, INSIDE)
    for x, y in suns:
        box.shine(canvas, box.Sun(x, y, HALO, GOLD, PAPER))
        canvas.paste(_laurel(), x, y + RAISED)
    return canvas


@sprite
def _confetti(accent: str) -> Image.Image:
    """Return what falls on a winner from the sky, at both sides: slips of paper, turned all ways."""
    pen = Pen(across := WIDTH - 2 * INSIDE, FALLEN)
    for at in range(SLIPS):
        y = 2 * AIR + (FALLEN - 3 * AIR) * (at + 0.5) / SLIPS
        aside = 1.5 * AIR + BESIDE * (at * GOLDEN % 1)
        x = across - aside if at % 2 else aside
        turn, (long, wide) = at * 2.4, SLIP
        wide *= 0.4 + 0.6 * abs(sin(1.7 * at))
        corners = [
            (
                x + a * long * cos(turn) - b * wide * sin(turn),
                y + a * long * sin(turn) + b * wide * cos(turn),
            )
            for a, b in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
        ]
        pen.polygon(corners, (GOLD, PAPER, GOLD, accent)[at // 2 % 4])
    return pen.sheet()


def _lighten(picture: Image.Image, under: Ground, steps: int, mask: Image.Image) -> None:
    """Make the sky of a picture this many steps of `theme.sky` lighter where a mask is."""
    colours, evening = palette(under), sky(under)
    later = dict(zip(evening, [*evening[steps:], *[evening[-1]] * steps], strict=True))
    table = [colours.index(later.get(colour, colour)) for colour in colours]
    table += range(len(table), 256)
    part = picture.crop((INSIDE, INSIDE, INSIDE + mask.width, INSIDE + mask.height))
    lighter = part.point(table)  # pyright: ignore[reportUnknownMemberType]  # untyped there
    picture.paste(lighter, (INSIDE, INSIDE), mask)


def _rays(x: float, y: float, high: int) -> Image.Image:
    """Return a mask of the rays around (x, y), on a sky `high` px high."""
    wide = WIDTH - 2 * INSIDE
    mask = Image.new("L", (wide, high))
    pen, (x, y) = ImageDraw.Draw(mask), (x - INSIDE, y - INSIDE)
    for ray in range(RAYS):
        sides = ((ray + side) * 2 * pi / RAYS for side in (-0.25, 0.25))
        pen.polygon([(x, y), *((x + WIDTH * sin(at), y + WIDTH * cos(at)) for at in sides)], 255)
    return mask


def _free_sky(under: Ground, scenery: box.Scenery) -> Image.Image:
    """Return a mask of where the land of the cover leaves the sky free."""
    edges = INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + HEAD + box.SKY
    evening, colours = {under.sky[0], *sky(under)}, palette(under)
    table = [255 * (colour in evening) for colour in colours] + [0] * (256 - len(colours))
    land = _land(under, scenery).crop(edges).packed()
    free = Image.new("L", (land.width, SHORE - INSIDE))
    free.paste(land.point(table, "L"))  # pyright: ignore[reportUnknownMemberType]  # untyped there
    return free


@sprite
def _laurel() -> Image.Image:
    """Return two branches of laurel, which grow around a winner from behind the step to the crown."""
    middle = BRANCH + LEAF
    pen = Pen(2 * middle, 2 * middle)
    for side in (-1, 1):
        stem = [
            (middle + side * BRANCH * sin(turn), middle + BRANCH * cos(turn))
            for turn in (GROWN[0] + (GROWN[1] - GROWN[0]) * at / LEAVES for at in range(LEAVES + 1))
        ]
        pen.line(smooth(stem, closed=False), BRONZE, 5)
        for (x, y), (to, up) in pairwise(stem):
            for lean in (-OUT, OUT):
                across, down = (
                    (to - x) * cos(lean) - (up - y) * sin(lean),
                    (to - x) * sin(lean) + (up - y) * cos(lean),
                )
                long = LEAF / hypot(across, down)
                leaf = [
                    (x + long * (across * along - down * aside), y + long * (down * along + across * aside))
                    for along, aside in ((0, 0), (0.5, 0.2), (1, 0), (0.5, -0.2))
                ]
                pen.polygon(smooth(leaf), GOLD, BRONZE, 2)
    return pen.sheet()


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


def arranged(actors: Sequence[box.Actor], steps: Sequence[Step], down: int = 0) -> list[box.Actor]:
    """Return the figures that stand around the podium, where they are seen whole, from the back to the front.

    The scene lies `down` px lower than below a headline of one line. Buildings stand beside suns, the first
    where there is most room. Others stand where there is none, beside the step of a winner if there is room,
    or else on it. Those that are fixed where the podium hides them are left out.
    """
    west, east = INSIDE + AIR, WIDTH - INSIDE - AIR
    winners = [step.middle for step in steps if step.rank == 1]
    left, right, larger = winners[0] - HALO - AIR, winners[-1] + HALO + AIR, LARGER
    if len(steps) == 1:
        left, right = steps[0].left - AIR, steps[0].left + steps[0].wide + AIR
        larger *= NEARER

    def ground(actor: box.Actor, left: float, right: float, air: int = 0) -> float:
        """Return where it stands, behind the podium."""
        tops = [step.top for step in steps if step.left < right and step.left + step.wide > left]
        if not tops:
            return steps[0].floor - AIR
        return min(actor.foot + HEAD + down, *tops, SHORE + down - 30) - air

    tall = [actor for actor in actors if actor.tall and not actor.built]
    moved = [actor for actor in actors if not actor.tall and not actor.fixed]
    between = [(one + HALO + AIR, other - HALO - AIR) for one, other in pairwise(winners)]
    beside = sorted([*between, (right, east - AIR), (west + AIR, left)], key=lambda room: room[0] - room[1])
    behind = [
        actor.scaled(NEAR if len(steps) == 1 else 1).within(*room, ground(actor, *room), ROOF + down)
        for actor, room in zip(tall, beside, strict=False)
        if room[1] - room[0] >= NARROWEST
    ]
    edges = [step.left + step.wide * side for step in steps for side in (0, 1) if step.rank == 1]
    start = max(right, edges[-1]) if east - edges[-1] >= NARROWEST else right
    end = min(left, edges[0]) if edges[0] - west >= NARROWEST else left
    taken = [actor.x for actor in behind]
    rooms = [
        (start, end)
        for start, end in (*between, (start, east), (west, end))
        if end - start >= NARROWEST and not any(start < x < end for x in taken)
    ]
    widest = max((end - start for start, end in rooms), default=0)
    rooms = [(start, end) for start, end in rooms if 2 * (end - start) >= widest]
    row = [actor for at, room in enumerate(rooms) for actor in _row(moved[at :: len(rooms)], *room, larger)]
    level = min((ground(actor, actor.box[0], actor.box[2], AIR) for actor in row), default=0)
    behind += [actor.within(actor.box[0], actor.box[2], level, ROOF + down) for actor in row]
    podium = [grown(one, AIR) for step in steps for one in step.boxes] + [actor.box for actor in behind]
    kept = (actor._replace(y=actor.y + HEAD + down) for actor in actors if actor.fixed)
    clear = (one for one in kept if not any(overlap(one.box, other) for other in podium))
    return [*behind, *clear]


def _row(actors: Sequence[box.Actor], left: float, right: float, most: float) -> Iterator[box.Actor]:
    """Yield as many figures as have room beside each other, up to `most` times larger if they have more.

    All go the same way, every second one smaller: a caravan, no parade.
    """
    while sum(actor.sprite.width + AIR for actor in actors) > right - left and len(actors) > 1:
        actors = actors[:-1]
    free = right - left - AIR * (len(actors) + 1)
    for young in (YOUNG, 1):
        sizes = [young if at % 2 else 1.0 for at in range(len(actors))]
        across = sum(size * actor.sprite.width for size, actor in zip(sizes, actors, strict=True))
        scale = min(most, free / max(1, across))
        if young * scale >= min(1, young * most):
            actors = [actor.scaled(scale * size) for size, actor in zip(sizes, actors, strict=True)]
            break
    air = (right - left - sum(actor.sprite.width for actor in actors)) / (len(actors) + 1)
    for actor in actors:
        left += max(0, air) + actor.sprite.width
        yield actor._replace(x=left - actor.sprite.width / 2)


def _suns(steps: Sequence[Step]) -> tuple[Point, ...]:
    """Return the middles of the suns behind the winners."""
    return tuple((step.middle, step.marked - RAISED) for step in steps if step.rank == 1)


def _source(suns: Sequence[Point]) -> Point:
    """Return where the rays come from: the sun or, if there are several, their middle."""
    return sum(x for x, _ in suns) / len(suns), suns[0][1]


def _sparks(
    steps: Sequence[Step], suns: Sequence[Point], taken: Sequence[Box]
) -> Iterator[tuple[Point, int]]:
    """Yield the stars around crowns, with their radius: none before a sun nor on what is taken."""
    for step in steps:
        for dx, dy, radius in SPARKS if step.rank == 1 else ():
            x, y = step.middle + dx, step.marked + dy
            own = grown((round(x), round(y), round(x), round(y)), radius)
            if not any(overlap(own, other) for other in taken) and all(
                dist((x, y), sun) > HALO + radius for sun in suns
            ):
                yield (x, y), radius


def _put(canvas: Canvas, actor: box.Actor) -> None:
    """Draw a figure, but nothing of it over the border."""
    left, top = round(actor.x - actor.sprite.width / 2), round(actor.y - actor.sprite.height / 2)
    start, end = max(0, INSIDE - left), min(actor.sprite.width, WIDTH - INSIDE - left)
    canvas.put(actor.sprite.crop((start, 0, end, actor.sprite.height)), left + start, top)
