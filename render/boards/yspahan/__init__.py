"""The picture of Yspahan: the position on the map of the city, with tower, buildings and players below it.

Draws a view of the game. Knows the state and what is printed on board and cards, but not the rules: legal
moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Event
from engine.games.yspahan.state import State
from locales import texts
from render import headline, panels
from render.boards import Picture, Place, Region
from render.boards.yspahan import city, part, pieces, players, sides, street, told
from render.boards.yspahan.cards import hand
from render.boards.yspahan.cover import actors, scenery
from render.boards.yspahan.gains import gains
from render.boards.yspahan.ground import GROUND
from render.boards.yspahan.keepsake import keepsake
from render.boards.yspahan.keepsake import warm as warm_keepsake
from render.boards.yspahan.signs import SIGNS
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas, cached
from render.scene import Scene
from render.theme import GAP, MARGIN, PAPER, SEATS, WIDTH

__all__ = [
    "GROUND",
    "HAS_DETAIL",
    "SIGNS",
    "about",
    "actors",
    "board",
    "detail",
    "gains",
    "hand",
    "keepsake",
    "places",
    "scenery",
    "warm",
]

HAS_DETAIL = False
TOP = MARGIN + headline.HEIGHT + GAP
"""px; top of the map, below the headline."""
MAP = city.Map(MARGIN - city.LEFT, TOP - city.TOP)
LINE = 128
"""px; the height of the desert in front of the city, through which the caravan goes."""
CARAVAN: Box = (MARGIN, TOP + city.BOTTOM - city.TOP, WIDTH - MARGIN, TOP + city.BOTTOM - city.TOP + LINE)
FOOT = CARAVAN[3] + GAP
"""px; top of the panels below it."""
BAND, LOTS, CLIMB, TABLE = 300, 216, 88, 432
"""px; the heights of the dice, in a band as wide as the map, and below them of the buildings, the steps of
points for them, and the players.
"""
TOWER: Box = (MARGIN, FOOT, WIDTH - MARGIN, FOOT + BAND)
YARD: Box = (MARGIN, TOWER[3] + GAP, WIDTH - MARGIN, TOWER[3] + GAP + LOTS)
STEPS: Box = (MARGIN, YARD[3] + GAP, WIDTH - MARGIN, YARD[3] + GAP + CLIMB)
PLAYERS: Box = (MARGIN, STEPS[3] + GAP, WIDTH - MARGIN, STEPS[3] + GAP + TABLE)
HEIGHT = PLAYERS[3] + MARGIN
CALENDAR, PILES = MAP.area(city.CALENDAR), MAP.area(city.PILES)
STAGE = Stage(MAP, gates=TOWER, lots=YARD, caravan=CARAVAN)
APART = 28, 28
"""Units: how much wider the streets are there: frames around the supervisor and a shop are not one."""
TOLD = city.Map(MARGIN + APART[0] - city.LEFT, TOP + APART[1] - city.TOP, apart=APART)
ROW, ROWS, BELOW = (1.4, 315), (1.1, 250), 852
"""Where only what happened is shown: the size of the caravan below the map, whose rows are one above the
other, and its height in px, if only a row is shown, or all of it; px: its width.
"""
LEGEND = (
    (
        (307, 1340),
        (552, 744),
        (884, 468),
        (544, 1170),
        (1252, 250),
        (316, 1654),
        (470, 2056),
        (1374, 1040),
        (1342, 1896),
    ),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    5: (("board", (*YARD[:2], WIDTH // 2, YARD[3])), ("board", (WIDTH // 2, *YARD[1:]))),
}
"""The parts of these pictures that pages of the rules show."""


def warm() -> None:
    """Draw the base in advance, the city as parts of it are shown, and what takes long to draw."""
    for seats in players.LOOKS:
        base(seats, False)
        base(seats, True)
    part.warm()
    warm_keepsake()


@cached
def base(seats: int, plain: bool) -> Canvas:
    """Return the parts that never change with this many players, to draw on; of a `plain` one, only parts of
    the city and the caravan are shown.
    """
    table = players.table(PLAYERS, seats)
    drawn = city.plain(APART) if plain else city.sheet(1.0, (0, 0))
    canvas = Canvas.blank(GROUND, table[3] + MARGIN, drawn.size[0] + 2 * MARGIN)
    canvas.lay(drawn, (0, 0, *drawn.size), MARGIN, TOP)
    if plain:
        return canvas
    sides.train(canvas, CARAVAN, seats)
    sides.round_off(canvas, (MARGIN, TOP, *CARAVAN[2:]))
    canvas.box(*TOWER, PAPER, sides.RADIUS)
    sides.yard(canvas, YARD)
    sides.stairs(canvas, STEPS)
    canvas.box(*table, PAPER, sides.RADIUS)
    return canvas


def board(scene: Scene) -> Canvas:
    """Return the whole table; a bare one has a large caravan in place of what stands below the city."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = base(len(state.players), scene.bare)
    headline.draw(canvas, "yspahan", scene)
    week = told.week_before(scene, state)
    stage = _stage(scene)
    if scene.bare and stage.caravan:
        left, top, _, bottom = stage.caravan
        canvas.box(left, top - GAP, left + BELOW + GAP, bottom + GAP, PAPER)
        sides.caravan(canvas, stage.caravan, state, stage.zoom, week.counted)
    else:
        pieces.names(canvas, STAGE, words)
        sides.building_names(canvas, YARD, words)
        sides.riders(canvas, CARAVAN, state)
        sides.calendar(canvas, CALENDAR, state, words)
        sides.piles(canvas, PILES, state)
        sides.dice(canvas, TOWER, state)
        if state.ask:
            sides.bought(canvas, YARD, state)
        sides.steps(canvas, STEPS, state)
        players.players(canvas, PLAYERS, scene, state)
        if state.ask in ("roll", "act") and state.asked in scene.active:
            pad, line = (9, 12) if state.ask == "act" else (7, 8)  # nothing to choose is seen before the roll
            panels.frame(
                canvas, TOWER, SEATS[state.asked].colour, pad=pad, radius=sides.RADIUS + pad, line=line
            )
    fresh = pieces.filled(state, scene.last) if scene.bare else set[int]()
    pieces.cubes(canvas, stage, week, state, fresh)
    if scene.bare:
        pieces.named(canvas, TOLD, state, fresh)
        street.began(canvas, stage, state, scene.last)
    for events, colour, dashed in scene.marked:
        pieces.marks(canvas, STAGE, state, events, colour, dashed)
    if not stage.telling:
        told.counted(canvas, stage, week)
    for shop in state.loading:
        street.called(canvas, STAGE, shop)
    if not scene.numbered:
        pieces.choices(canvas, STAGE, scene, state)
    if not scene.bare or any(happened.kind == "supervised" for happened in scene.last):
        street.supervisor(canvas, stage, scene, state)  # else he may be cut
    pieces.numbered(canvas, STAGE, scene.numbered)
    return canvas


def _stage(scene: Scene) -> Stage:
    """Return where things are; if only what happened is shown, the caravan is large below a wider map."""
    if not scene.bare:
        return STAGE
    counted = bool(told.week_before(scene, scene.view.state).counted)
    zoom, height = ROWS if counted else ROW
    return Stage(TOLD, caravan=(MARGIN, FOOT, MARGIN + BELOW, FOOT + height), zoom=zoom, telling=True)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: cubes still in shops or on camels, and the supervisor."""
    return told.places(_stage(scene), scene.view.state, events)


def spaces(scene: Scene) -> list[Box]:
    """Return where cubes and the supervisor can stand."""
    return told.spaces(STAGE, scene.view.state)


def about(scene: Scene) -> Picture:
    """Return the part of the table that the viewer is asked about, or the board."""
    return "part" if part.is_large(scene) else "board"


def detail(scene: Scene) -> Canvas | None:
    """Return the part of the table that the viewer is asked about, enlarged, or None if that is all of it."""
    return part.draw(scene)
