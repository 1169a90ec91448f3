"""The hanging gardens in a position: tiles, plants, water and cubes, what is marked and what may be chosen.

Owns where the garden lies on the board and where the panels stand around it. Of the rules, it uses only what
a place would bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core import Action, Event
from engine.games.amyitis.garden import EVERYWHERE, PLOT, PLOTS, SECTION, between, filled, members
from engine.games.amyitis.state import NEUTRAL, NOBODY, TILES, State
from render import headline, panels, sprites
from render.boards.amyitis import art, terraces
from render.boards.amyitis.ground import FRIEZE, GROUND, LIT, MEADOW
from render.boards.amyitis.view import ALIKE, CUBE, LIKE, TILE, View, sides
from render.caching import sprite
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, regular
from render.scene import Scene
from render.theme import BORDER, CHOICE, GAP, INK, MARGIN, PAPER, SEATS, STONE, WHITE, WIDTH

HEADLINE = MARGIN + headline.HEIGHT + GAP
"""px; where the space below the headline begins."""
TOP = HEADLINE
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
PLAYER = (536, 230)
"""px; the panel of a player, in an upper corner beside the pyramid."""
FEW, LARGER = 2, 1.02
"""With this few players, each has a corner, and their panels are this much larger."""
BETWEEN = 8
"""px; from one player to the next below."""
VIEW = View(WIDTH / 2, TOP + GAP + 1518, 1.41, 62)
"""The garden, on the board and in panels, which show a part of it."""
_BESIDE = 228
"""px; the height of what stands below the river, on both sides of the tip."""
_BOTTOM = round(VIEW.top) + 142
FIELDS: Box = (LEFT, _BOTTOM - _BESIDE, LEFT + 536, _BOTTOM)
ROUND: Box = (RIGHT - 536, _BOTTOM - _BESIDE, RIGHT, _BOTTOM)
FAVOUR, INSET = 92, 14
"""px; the height of the line with the points of favour at its lower edge, and from its sides to that."""
SUN = TOP + 58, TOP + 142, TOP + 200
"""px; the middles of what is written on the sun: the round, and how many tiles are left until which end."""
_OFFERED = _BOTTOM + GAP + 4
CRAFTS: Box = (LEFT + 10, _OFFERED + 10, RIGHT - 10, _OFFERED + 148)
CARAVAN: Box = (LEFT, CRAFTS[3] + 4, RIGHT, CRAFTS[3] + 4 + 172)
OFFERS: Box = (LEFT, _OFFERED, RIGHT, CARAVAN[3])
"""Crafts and caravan are on one plate: most turns begin with one of them."""
STOPS = LEFT + 320, LEFT + 320 + (WIDTH - 2 * MARGIN - 320) // 2
"""px; where the cities begin that the caravan reaches next."""
TEMPLE_TOP = CARAVAN[3] + GAP + 4
TEMPLE_HEIGHT, TEMPLE_GAP = 88, 2
"""px; the row of a temple, and the line between two of them."""
TEMPLE_BOXES: tuple[Box, ...] = tuple(
    (LEFT, top, RIGHT, top + TEMPLE_HEIGHT)
    for top in range(TEMPLE_TOP, TEMPLE_TOP + 3 * (TEMPLE_HEIGHT + TEMPLE_GAP), TEMPLE_HEIGHT + TEMPLE_GAP)
)
TEMPLES: Box = (LEFT, TEMPLE_TOP, RIGHT, TEMPLE_BOXES[-1][3])
"""All temples are on one plate."""
HEIGHT = TEMPLES[3] + MARGIN
INSIDE = BORDER + 2
"""px; the inner edge of the border."""


OPEN, FIRM = WHITE, 11
"""The colour of a bed on which somebody may plant, and px; its frame, at the usual size."""
DARKER = 1.3
"""How strong the veil over all but channels to choose is, by that around beds, which are larger."""
CLEAR = 0.05
"""Half the width of what is not paler of such a channel, in plots."""
OLD, NEW, GREY = 0.8, 1.15, 0.85
"""Cubes on channels by their usual size: those long there, which lie on a ribbon in their colour; new ones
where only what happened is shown; and grey ones.
"""
BRIM, CODED = 44, (96, 80)
"""px; over what neither that cube nor a name lies: the frame of a section, and the codes of plots."""
PRINTED, NUMBER = ((66, 62, 62, 60, 60), (54, 48, 45, 44, 50)), (56, 50)
"""px; on a tile: the points, a coin, a camel, any good and any card, with one thing and with two; and the
number of points.
"""
LAP, COINS = 8, 16
"""px; how far these overlap, and two coins."""
RING = 28
"""px; how much wider than a cube the ring around it is."""
OWNER, ALONE, HALO, SHORE = 72, 88, 8, 4
"""px; the token of the owner on a planted bed, at the usual size, also where there are no cubes and no codes;
the light edge around it, and the one around a cube on a channel.
"""
NEAR = 11
"""px; how far before the middle of its bed that token stands: palms are seen behind it."""


BIRDS = (120, 832, 34), (220, 876, 24), (1460, 815, 31)
"""Birds in the sky of the board, not in parts of it: px, where they are and half of their wings."""


def base() -> Canvas:
    """Return the garden with the plates around it."""
    canvas = scenery()
    for x, y, wide in BIRDS:
        canvas.paste(terraces.bird(wide), x, y)
    for box, fill in ((OFFERS, LIT[3]), (FIELDS, MEADOW), (ROUND, FRIEZE[0])):
        canvas.box(*box, fill, 16, STONE, 2)
    return canvas


@cached
def scenery() -> Canvas:
    """Return the garden alone."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    terraces.landscape(canvas, VIEW, (INSIDE, INSIDE, WIDTH - INSIDE, HEIGHT - INSIDE))
    canvas.words += [VIEW.code_box(plot) for plot in PLOT.values()]
    return canvas


def player_box(seat: int, seats: int) -> Box:
    """Return the panel of a player: the first ones on the left, the others on the right."""
    right, down = divmod(seat, -(-seats // 2))
    wide, high = (round(side * (LARGER if seats <= FEW else 1)) for side in PLAYER)
    left, top = RIGHT - wide if right else LEFT, TOP + down * (high + BETWEEN)
    return left, top, left + wide, top + high


def warm() -> None:
    """Draw what may come into the garden in advance."""
    for section in SECTION.values():
        terraces.water(section, VIEW.zoom)
    for section in set(ALIKE):
        terraces.opening(section, VIEW.zoom)
        for look in SEATS:
            terraces.ribbon(section, VIEW.zoom, look.colour)
    terraces.palm(VIEW.zoom)
    for plot in set(LIKE):
        terraces.garden(plot, VIEW.zoom)
        terraces.fallow(plot, VIEW.zoom)
        _frame(plot, VIEW.zoom)
        _frame(plot, VIEW.zoom, OPEN)
    for plot in PLOT.values():
        terraces.code(plot, VIEW.type)
        terraces.leaves(plot, VIEW.zoom)
    for number in range(len(TILES)):
        tile(number, VIEW.zoom)


def owner_at(view: View, plot: int) -> Point:
    """Return where the token stands that says whose plants these are: before the palms."""
    x, y = view.bed(plot)
    return x, y + NEAR * view.zoom


def owner_size(view: View) -> int:
    """Return how large that token is, in px."""
    return round((OWNER if view.type else ALONE) * view.zoom)


def cube_size(view: View) -> int:
    """Return how large a cube on a channel is, in px."""
    return round(CUBE * view.zoom)


def new_size(view: View) -> int:
    """Return how large a new cube is where only what happened is shown, in px."""
    return round(NEW * CUBE * view.zoom)


def beside(view: View, section: int) -> list[tuple[Box, int]]:
    """Return boxes that should not be hidden around a section, and how much each counts.

    Its own frame and the codes that name it count most.
    """
    one, other = terraces.channel(view, section, 0)[:2]
    along = [(one[0] + (other[0] - one[0]) * i / 6, one[1] + (other[1] - one[1]) * i / 6) for i in range(7)]
    return [
        *((panels.around(*at, BRIM), 24) for at in along),
        *((panels.around(*view.code(plot), *CODED), 4) for plot in sides(section)),
        *((box, 1) for plot in sides(section) for box in view.leaf_boxes(plot)),
        *((view.cube_box(other), 4 if other == section else 1) for other in SECTION.values()),
        *((view.tile_box(plot), 1) for plot in PLOT.values()),
        *((view.code_box(plot), 1) for plot in PLOT.values()),
    ]


def shared(box: Box, other: Box) -> int:
    """Return how much two boxes have in common, in px²."""
    across, down = (min(box[at + 2], other[at + 2]) - max(box[at], other[at]) for at in (0, 1))
    return max(0, across) * max(0, down)


def draw(canvas: Canvas, view: View, scene: Scene, *, veiled: bool = False) -> None:
    """Draw the position, the marks of events, and what may be chosen; all else below a veil if `veiled`.

    On a bare board, water that was put there last has a frame, before which no palm of another turn rises.
    """
    state: State = scene.view.state
    owner = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    offered = [action for action, _ in scene.numbered] or scene.choices
    beds = [PLOT[str(action.args[0])] for action in offered if action.verb == "plant"]
    for plot in beds:
        _open(canvas, view, plot, OPEN)
    for plot in range(len(PLOTS)):
        if plot in owner:
            terraces.put(canvas, terraces.garden(LIKE[plot], view.zoom), view.bed(plot))
        elif state.tiles[plot] != NOBODY:
            if _is_whole(canvas, view, plot):
                canvas.paste(tile(state.tiles[plot], view.zoom), *view.bed(plot))
        else:
            terraces.put(canvas, terraces.fallow(LIKE[plot], view.zoom), view.bed(plot))
    wet = filled(state.channels)
    for section in members(wet):
        terraces.put(canvas, terraces.water(section, view.zoom), (view.left, view.top))
    new = {SECTION[name] for name in named(scene.last, "section")} if scene.bare else set[int]()
    framed = [(scene.last, *scene.frame)] if scene.bare and scene.frame else scene.marked
    brims = {
        SECTION[name]: (colour, dashed)
        for events, colour, dashed in framed
        for name in named(events, "section")
    }
    owners = [(section, seat) for seat, wet in enumerate(state.channels) for section in members(wet)]
    for section, seat in owners:
        if seat != NEUTRAL:
            ribbon = terraces.ribbon(ALIKE[section], view.zoom, SEATS[seat].colour)
            terraces.put(canvas, ribbon, view.section(section))
    for events, colour, dashed in scene.marked:
        for name in named(events, "plot"):
            _outline(canvas, view, PLOT[name], colour, dashed)
    grown = map(PLOT.get, named(scene.last, "plot")) if scene.bare else owner
    for plot in owner.keys() & grown:
        terraces.put(canvas, terraces.palm(view.zoom), view.bed(plot))
    for section in members(EVERYWHERE & ~wet):
        canvas.paste(terraces.seat(view.zoom), *view.section(section))
    for section, (colour, dashed) in brims.items():
        terraces.put(canvas, terraces.brim(section, view.zoom, colour, dashed), (view.left, view.top))
    for plot, seat in owner.items():
        canvas.paste(edged(seat, owner_size(view), HALO), *owner_at(view, plot))
    size, old = cube_size(view), round(OLD * cube_size(view))
    for section, seat in owners:
        if seat == NEUTRAL:
            cube = art.neutral(round(GREY * size))
        elif section in new:
            cube = _cube(seat, new_size(view))
        elif section in brims:
            cube = _cube(seat, size)
        else:
            cube = _lying(seat, old)
        canvas.paste(cube, *view.section(section))
    if veiled and scene.choices:
        _veil(canvas, view, state, offered)
        for plot in beds:
            _open(canvas, view, plot)
    for action in offered:
        if action.verb == "irrigate":
            section = SECTION[str(action.args[0])]
            terraces.put(canvas, terraces.opening(ALIKE[section], view.zoom), view.section(section))
    if not scene.numbered:
        _choices(canvas, view, state, offered)


def _is_whole(canvas: Canvas, view: View, plot: int) -> bool:
    """Return False if a side of the picture would cut what is printed on a tile: its bed is left plain."""
    left, _, right, _ = view.tile_box(plot)
    return left >= INSIDE and right <= canvas.size[0] - INSIDE


def named(events: Sequence[Event], name: str) -> Iterator[str]:
    """Yield the places of one kind that events name, each of several in one event."""
    values = (str(value) for happened in events for key, value in happened.args if key == name)
    yield from dict.fromkeys(place for value in values for place in value.split("+"))


def _outline(canvas: Canvas, view: View, plot: int, colour: str, dashed: bool) -> None:
    terraces.put(canvas, terraces.outline(LIKE[plot], view.zoom, colour, dashed), view.bed(plot))


def _open(canvas: Canvas, view: View, plot: int, fill: str = "") -> None:
    """Draw the frame of a bed on which somebody may plant."""
    terraces.put(canvas, _frame(LIKE[plot], view.zoom, fill), view.bed(plot))


def _frame(plot: int, zoom: float, fill: str = "") -> Image.Image:
    return terraces.outline(plot, zoom, CHOICE, dashed=False, wide=FIRM, fill=fill)


def _veil(canvas: Canvas, view: View, state: State, offered: Sequence[Action]) -> None:
    """Lower the contrast of all but beds and channels that may be chosen, and the codes beside them.

    On the walls of beds, the quality that a plant needs there keeps its colours, too.
    """
    outlines: list[Sequence[Point]] = []
    coded: set[int] = set()
    for action in offered:
        if action.verb == "plant":
            plot = PLOT[str(action.args[0])]
            coded.add(plot)
            outlines.append(terraces.bed_corners(view, plot))
        elif action.verb == "irrigate":
            section = SECTION[str(action.args[0])]
            coded.update(sides(section))
            outlines.append(terraces.channel(view, section, CLEAR))
    reach = cube_size(view) * 0.5
    cubes = [regular(*view.section(section), reach, 16) for section in members(filled(state.channels))]
    share = 1 if any(action.verb == "plant" for action in offered) else DARKER
    panels.veil(canvas, (0, 0, *canvas.size), outlines, around=2, over=cubes, share=share)
    for plot in coded:
        canvas.paste(terraces.code(plot, view.type), *view.code(plot))
    for action in offered:
        if action.verb == "plant":
            plot = PLOT[str(action.args[0])]
            canvas.paste(terraces.leaves(plot, view.zoom), *view.leaves(plot))


def _choices(canvas: Canvas, view: View, state: State, offered: Sequence[Action]) -> None:
    """Draw the grey cubes that a single planting would bring."""
    plots = [PLOT[str(action.args[0])] for action in offered if action.verb == "plant"]
    if len(plots) == 1:
        size = cube_size(view)
        planted = sum(1 << plot for player in state.players for plot in player.plots)
        for section in members(between(planted, plots[0]) & ~filled(state.channels)):
            canvas.paste(_glow(size + RING), *view.section(section))
            canvas.paste(art.neutral(size), *view.section(section))
            canvas.paste(sprites.ring(size + RING, CHOICE, True, 9), *view.section(section))


def numbered(view: View, choices: Sequence[tuple[Action, int]]) -> Iterator[tuple[Point, int]]:
    """Yield where the numbers of choices in the garden stand: over the codes of plots, and on sections."""
    for action, number in choices:
        if action.verb == "plant":
            yield view.code(PLOT[str(action.args[0])]), number
        elif action.verb == "irrigate":
            yield view.section(SECTION[str(action.args[0])]), number


@sprite
def tile(number: int, zoom: float) -> Image.Image:
    """Return a garden tile: its points, and beside them what else it gives."""
    printed, pen = TILES[number], Pen(TILE[0], TILE[1] + 4, zoom)
    several = printed.talents + printed.camels + printed.goods + printed.guilds > 1
    size, *sides = PRINTED[several]
    coin, camel, good, card = (round(side * pen.zoom) for side in sides)
    gifts = [
        *[sprites.coin(coin)] * printed.talents,
        *[sprites.camel(camel)] * printed.camels,
        *[art.any_good(good)] * printed.goods,
        *[art.any_card(card)] * printed.guilds,
    ]
    lap = COINS if printed.talents > 1 else LAP
    steps = [gift.width / pen.zoom - lap for gift in gifts]
    x, y = (TILE[0] - size - sum(steps) - lap + LAP) / 2, TILE[1] / 2 + 2
    middle, x = x + size / 2, x + size - LAP
    for gift, step in zip(gifts, steps, strict=True):
        pen.paste(gift, x + gift.width / pen.zoom / 2, y)
        x += step
    pen.paste(sprites.points(round(size * pen.zoom), ""), middle, y)
    pen.text(middle, y + 1, str(printed.points), NUMBER[several], INK)
    return pen.sheet()


@sprite
def edged(seat: int, size: int, edge: int) -> Image.Image:
    """Return the token of a seat with a light edge: it stands on dark leaves."""
    pen = Pen(size + 2 * edge, size + 2 * edge)
    middle = size / 2 + edge
    token = sprites.token(seat, round(size * pen.zoom))
    pen.halo(token, middle, middle, PAPER, edge)
    pen.paste(token, middle, middle)
    return pen.sheet()


@sprite
def _lying(seat: int, size: int) -> Image.Image:
    """Return a cube that has long been on a channel: flat and without a letter, so that owners of gardens
    stand out. Its shape says whose it is.
    """
    pen = Pen(size + 2 * SHORE, size + 2 * SHORE)
    middle = size / 2 + SHORE
    pen.polygon(sprites.contour(seat, middle, middle, size, SHORE), PAPER)
    pen.polygon(sprites.contour(seat, middle, middle, size), SEATS[seat].colour)
    return pen.sheet()


@sprite
def _cube(seat: int, size: int) -> Image.Image:
    """Return a new cube on a channel, with a light edge, for it may stand in the shade or before leaves.

    Its letter is as large as its shape allows.
    """
    look, pen = SEATS[seat], Pen(size + 2 * SHORE, size + 2 * SHORE)
    middle = size / 2 + SHORE
    token = sprites.token(seat, round(size * pen.zoom), text=" ")
    pen.halo(token, middle, middle, PAPER, SHORE)
    pen.paste(token, middle, middle)
    letter, low = _LETTERS[look.shape]
    pen.text(middle, middle + low * size, look.letter, letter * size, look.text)
    return pen.sheet()


_LETTERS = {"circle": (0.8, 0.01), "triangle": (0.68, 0.15), "square": (0.88, 0.01), "diamond": (0.74, 0.01)}
"""Per shape: the size of the letter, and how far below the middle it is, by the size of the cube."""


@sprite
def _glow(size: int) -> Image.Image:
    """Return what lies within a ring `size` px across, below its cube: it sets them apart."""
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2 - 6, PAPER)
    return pen.sheet()
