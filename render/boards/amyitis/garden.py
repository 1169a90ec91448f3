"""The hanging gardens in a position: tiles, plants, water and cubes, what is marked and what may be chosen.

Owns where the garden lies on the board and where the panels stand around it. Of the rules, it uses only what
a place would bring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core import Action, Event
from engine.games.amyitis.garden import PLOT, PLOTS, SECTION, between, filled, members
from engine.games.amyitis.state import NEUTRAL, NOBODY, TEMPLES, TILES, State
from render import headline, sprites
from render.boards.amyitis import art, terraces
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.view import CUBE, LIKE, TILE, View
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.sprites import sprite
from render.theme import BORDER, CHOICE, GAP, INK, MARGIN, PAPER, WHITE, WIDTH

HEADLINE = MARGIN + headline.HEIGHT + GAP
"""px; where the space below the headline begins."""
TOP = HEADLINE
LEFT, RIGHT = MARGIN, MARGIN + 1028
"""px; the edges of the garden."""
VIEW = View((LEFT + RIGHT) / 2, TOP + 916)
"""The garden on the board."""
LARGE = View(WIDTH / 2, 1482, 1.5, 62)
"""The garden alone, as panels and posts show it."""
LARGE_HEIGHT = 1646
TEMPLE_TOP = TOP + 1010
TEMPLE_HEIGHT = 256
HEIGHT = TEMPLE_TOP + TEMPLE_HEIGHT + MARGIN
PLAYERS: Box = (RIGHT + GAP, TOP, WIDTH - MARGIN, HEIGHT - MARGIN)
"""The panel of four players; that of fewer ends higher."""
_WIDE = (RIGHT - LEFT - 2 * GAP) // 3
TEMPLE_BOXES: tuple[Box, ...] = tuple(
    (x, TEMPLE_TOP, x + _WIDE, TEMPLE_TOP + TEMPLE_HEIGHT)
    for x in (LEFT + (_WIDE + GAP) * temple for temple in range(len(TEMPLES)))
)
_BELOW_BADGES = TOP + 40
FIELDS: Box = (LEFT, _BELOW_BADGES, LEFT + 376, _BELOW_BADGES + 160)
ROUND: Box = (RIGHT - 300, _BELOW_BADGES, RIGHT, _BELOW_BADGES + 196)
INSIDE = BORDER + 2
"""px; the inner edge of the border."""


OWNER = 62
"""px; the token of the owner on a planted bed, at the usual size."""


@cached
def base() -> Canvas:
    """Return the parts of the board that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    _scenery(canvas, VIEW, (INSIDE, INSIDE, WIDTH - INSIDE, HEIGHT - INSIDE))
    terraces.caravan(canvas, PLAYERS[0], PLAYERS[3])
    for box in (*TEMPLE_BOXES, FIELDS, ROUND):
        canvas.box(*box, PAPER, 16)
    return canvas


@cached
def large() -> Canvas:
    """Return the garden alone, to draw on."""
    canvas = Canvas.blank(GROUND, LARGE_HEIGHT)
    _scenery(canvas, LARGE, (INSIDE, INSIDE, WIDTH - INSIDE, LARGE_HEIGHT - INSIDE))
    return canvas


def _scenery(canvas: Canvas, view: View, box: Box) -> None:
    def draw(pen: terraces.Sheet) -> None:
        terraces.land(pen, view, box)
        terraces.river(pen, view)
        terraces.pyramid(pen, view)

    terraces.paint(canvas, box, draw)


def warm(view: View) -> None:
    """Draw what may come into the garden in advance."""
    for section in SECTION.values():
        terraces.water(section, view.zoom)
    for plot in set(LIKE):
        terraces.garden(plot, view.zoom)
    for number in range(len(TILES)):
        tile(number, view.zoom)


def owner_at(view: View, plot: int) -> Point:
    """Return where the token stands that says whose plants these are: before the palms."""
    x, y = view.bed(plot)
    return x, y + 5 * view.zoom


def draw(canvas: Canvas, view: View, scene: Scene) -> None:
    """Draw the position, the marks of events, and what may be chosen."""
    state: State = scene.view.state
    owner = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in range(len(PLOTS)):
        if plot in owner:
            terraces.put(canvas, terraces.garden(LIKE[plot], view.zoom), view.bed(plot))
        elif state.tiles[plot] != NOBODY:
            canvas.paste(tile(state.tiles[plot], view.zoom), *view.bed(plot))
    for section in members(filled(state.channels)):
        terraces.put(canvas, terraces.water(section, view.zoom), (view.left, view.top))
    for events, colour, dashed in scene.marked:
        for name in named(events, "plot"):
            _outline(canvas, view, PLOT[name], colour, dashed)
    offered = [action for action, _ in scene.numbered] or scene.choices
    for action in offered:
        if action.verb == "plant":
            _outline(canvas, view, PLOT[str(action.args[0])], CHOICE, dashed=False)
    for plot, seat in owner.items():
        canvas.paste(sprites.token(seat, round(OWNER * view.zoom)), *owner_at(view, plot))
    size = round(CUBE * view.zoom)
    for seat, sections in enumerate(state.channels):
        cube = art.neutral(size) if seat == NEUTRAL else sprites.token(seat, size)
        for section in members(sections):
            canvas.paste(cube, *view.section(section))
    for events, colour, dashed in scene.marked:
        for name in named(events, "section"):
            canvas.paste(sprites.ring(size + 24, colour, dashed), *view.section(SECTION[name]))
    if not scene.numbered:
        _choices(canvas, view, state, offered)


def named(events: Sequence[Event], name: str) -> Iterator[str]:
    """Yield the places of one kind that events name, each of several in one event."""
    values = (str(value) for happened in events for key, value in happened.args if key == name)
    yield from dict.fromkeys(place for value in values for place in value.split("+"))


def _outline(canvas: Canvas, view: View, plot: int, colour: str, dashed: bool) -> None:
    terraces.put(canvas, terraces.outline(LIKE[plot], view.zoom, colour, dashed), view.bed(plot))


def _choices(canvas: Canvas, view: View, state: State, offered: Sequence[Action]) -> None:
    """Mark each section that may be filled, and draw the grey cubes that a single planting would bring."""
    for action in offered:
        if action.verb == "irrigate":
            name = str(action.args[0])
            half = name.partition(".")[2]
            canvas.paste(_spring(round(52 * view.zoom), half), *view.section(SECTION[name]))
    plots = [PLOT[str(action.args[0])] for action in offered if action.verb == "plant"]
    if len(plots) == 1:
        size = round(CUBE * view.zoom)
        planted = sum(1 << plot for player in state.players for plot in player.plots)
        for section in members(between(planted, plots[0]) & ~filled(state.channels)):
            canvas.paste(art.neutral(size), *view.section(section))
            canvas.paste(sprites.ring(size + 24, CHOICE, dashed=True), *view.section(section))


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
    printed, four = TILES[number], 4 * zoom
    several = printed.talents + printed.camels + printed.goods + printed.guilds > 1
    gifts = [
        *[sprites.coin(round(36 * four))] * printed.talents,
        *[sprites.camel(round((36 if several else 42) * four))] * printed.camels,
        *[art.any_good(round(40 * four))] * printed.goods,
        *[art.any_card(round(44 * four))] * printed.guilds,
    ]
    pen = Pen(TILE[0], TILE[1] + 4, zoom)
    step = 31 if several else 38
    x, y = TILE[0] / 2 - step * len(gifts) / 2 - bool(gifts), TILE[1] / 2 + 2
    pen.paste(sprites.points(round((58 if gifts else 62) * four), str(printed.points)), x, y)
    for i, gift in enumerate(gifts):
        pen.paste(gift, x + 27 + step * (i + 0.5), y)
    return pen.sheet()


@sprite
def _spring(size: int, text: str) -> Image.Image:
    """Return the mark of a section that may be filled: which half of its side, or a drop for a whole side."""
    pen = Pen(100, 100, size / 100)
    for radius, colour in ((50, INK), (47, WHITE), (40, CHOICE)):
        pen.circle(50, 50, radius, colour)
    if text:
        pen.text(50, 51, text, 78, WHITE)
    else:
        drop = [(50, 18), (67, 46), (70, 60), (62, 74), (50, 78), (38, 74), (30, 60), (33, 46)]
        pen.polygon(smooth(drop), WHITE)
    return pen.sheet()
