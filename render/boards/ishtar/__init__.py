"""The pictures of Ishtar: the desert with the players; a part of it, or carpet, trees and skills.

Owns which of them is shown when. Knows the state and what is printed on tiles and cards, but not the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Event
from engine.games.ishtar.gardens import icon_cell
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import State
from render.boards import Picture, Region
from render.boards.ishtar import art, carpet, desert, part, strip, table
from render.boards.ishtar.cover import scenery
from render.boards.ishtar.ground import GROUND
from render.canvas import Box, Canvas, cached
from render.scene import Scene
from render.theme import CHOICE, DRAFT, GAP, LAST, MARGIN, PAPER, STONE, WIDTH

__all__ = ["GROUND", "HAS_DETAIL", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = (
    ((388, 205), (1299, 50), (472, 884), (897, 549), (325, 698), (1078, 671), (1431, 379), (825, 350)),
    (
        (133, 127),
        (157, 447),
        (360, 450),
        (960, 60),
        (1549, 380),
        (541, 933),
        (541, 807),
        (846, 1093),
        (1540, 1150),
    ),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    2: (("detail", (48, 48, 668, 668)),),
    3: (("board", (560, 236, 1055, 546)),),
    4: (("detail", (48, 688, 1552, 1296)),),
    5: (("detail", (686, 48, 1256, 668)),),
    6: (("board", (950, 48, 1470, 482)),),
}
"""The parts of these pictures that pages of the rules show."""

LEFT, RIGHT = MARGIN + 52, WIDTH - MARGIN - 8
"""px; the desert lies between these, with the letters of its rows on the left."""
SPACE = {"diamond": 80, "block": 62}
USUAL_SPACE = 70
"""px; width of a space, by layout."""
BELOW = ("block",)
"""Layouts whose corners have no room for players: these come below."""
_FAR, _NEAR = WIDTH - MARGIN - table.WIDTH, MARGIN
_NEXT = MARGIN + table.WIDTH + GAP
CORNERS: dict[str, tuple[tuple[int, int], ...]] = {
    "diamond": ((_NEAR, 0), (_FAR, 1)),
    "trapezoid": ((_NEAR, 0), (_NEXT, 0), (_NEAR, 1)),
    "triangle": ((_NEAR, 0), (_NEXT, 0), (_NEAR, 1), (_NEXT, 1)),
    "ring": ((_NEAR, 0), (_FAR, 0), (_NEAR, 1), (_FAR, 1)),
    "block": tuple((MARGIN + seat * (table.WIDTH + GAP), 1) for seat in range(4)),
}
"""Where the panels of the players are: px from the left, and 0 at the top or 1 at the bottom."""
IN_HAND = {
    "diamond": (1440, 140),
    "trapezoid": (1440, 1020),
    "triangle": (160, 330),
    "ring": (800, 700),
    "block": (1440, 140),
}
"""px; the middle of the plate with the tile that is being placed."""
PLATE = 216, 164
"""px; its size."""


def place_of(layout: str) -> desert.Field:
    """Return where the spaces of a layout lie on the whole desert."""
    known, width = LAYOUTS[layout], SPACE.get(layout, USUAL_SPACE)
    first, last, _, _ = desert.extent(known, known.cells)
    left = (LEFT + RIGHT - (last - first + 2) * width // 2) // 2
    return desert.field(known, known.cells, left, MARGIN, width)


def height_of(layout: str) -> int:
    """Return the height in px of the picture of the whole desert, without the strip below it."""
    known = LAYOUTS[layout]
    lower = table.HEIGHT + GAP if layout in BELOW else 0
    return 2 * MARGIN + desert.height(known, known.cells, SPACE.get(layout, USUAL_SPACE)) + lower + 8


@cached
def _base(layout: str, strip_below: bool) -> Canvas:
    """Return the parts that never change; they depend on the layout."""
    canvas = Canvas.blank(GROUND, height_of(layout) + (strip.HEIGHT if strip_below else 0))
    place, within = place_of(layout), LAYOUTS[layout].cells
    desert.ground(canvas, place, within)
    desert.letters(canvas, place, within)
    return canvas


def warm() -> None:
    """Draw the desert of two players and the carpet in advance."""
    _base("diamond", True)
    carpet.warm()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the whole desert, what each player has, and the carpet and trees if a tile is asked for."""
    state: State = scene.view.state
    layout = state.desert.layout
    taking = state.ask == "take"
    canvas = _base(layout, taking)
    place, within = place_of(layout), LAYOUTS[layout].cells
    desert.draw(canvas, place, state, within)
    desert.marks(canvas, place, scene.last, within, LAST)
    desert.marks(canvas, place, scene.draft, within, DRAFT, "dashed")
    placing = any(action.verb == "place" for action in scene.choices)
    if placing:
        part.refusals(canvas, place, state, part.refused(state), within)
    if scene.numbered:
        part.numbered(canvas, place, state, scene.numbered, within)
    else:
        part.codes(canvas, place, part.offered(scene, LAYOUTS[layout]))
    if not scene.numbered and any(action.verb == "assist" for action in scene.choices):
        cell = 1 << icon_cell(state.desert.tiles[-1])
        desert.outline(canvas, place, cell, within, art.Line(CHOICE, PAPER, 6, 9))
    for seat, (left, low) in zip(range(len(state.players)), CORNERS[layout], strict=False):
        top = height_of(layout) - MARGIN - table.HEIGHT if low else MARGIN
        table.panel(canvas, scene, seat, left, top)
    if placing:
        _in_hand(canvas, state.tile, *IN_HAND[layout])
    if taking:
        strip.draw(canvas, scene, height_of(layout) - MARGIN)
    return canvas


TOLD = ("placed", "assisted", "bloomed", "planted", "fountain-taken", "fountain-won")
"""The kinds of events that can be seen on the desert: others follow from these."""


def places(scene: Scene, events: Sequence[Event]) -> list[Box | None]:
    """Return where each event can be seen: the spaces that it names."""
    place = place_of(scene.view.state.desert.layout)
    found: list[Box | None] = []
    for happened in events:
        masks = desert.named(place.layout, [happened]) if happened.kind in TOLD else ()
        found.append(next((desert.bounds(place, mask) for mask in masks), None))
    return found


def _in_hand(canvas: Canvas, tile: int, x: int, y: int) -> None:
    """Draw the tile that is being placed."""
    width, height = PLATE
    box = x - width // 2, y - height // 2, x + width // 2, y + height // 2
    canvas.box(*box, PAPER, 16, STONE, 2)
    canvas.paste(art.tile(tile, 0, 62), x, y)


def about(scene: Scene) -> Picture:
    """Return the second picture for choices on the carpet, otherwise a part of the desert or all of it."""
    verbs = {action.verb for action in scene.choices} - {"skip"}
    if part.large(scene):
        return "part"
    return "detail" if verbs and verbs <= carpet.CHOSEN else "board"


def detail(scene: Scene) -> Canvas | None:
    """Return the part of the desert where a space is to be chosen, or the carpet, trees and skills."""
    verbs = {action.verb for action in scene.choices}
    return part.draw(scene) or (carpet.draw(scene) if not verbs or verbs & carpet.CHOSEN else None)
