"""What laying a tile would do, place by place: the desert after each, gems collected, the fountain joined.

Owns these pictures side by side, and the small map that shows where on the desert they are. Knows the state
and what is printed on tiles; the actions are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image

from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, State
from locales import texts
from render import headline, sprites
from render.boards.ishtar import art, desert, part
from render.boards.ishtar.ground import GROUND
from render.canvas import Box, Canvas, cached
from render.pen import Point
from render.scene import Scene
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER, WIDTH

PREVIEW, HEADER = 376, 100
"""px; height of a picture of the desert with a tile laid on it, and of what stands above it."""
AHEAD = part.SPACES[0]
"""px; width of a space on these."""
BADGE = part.BADGES[0]
FOUNTAIN = 84
"""px; the fountain that a tile joins."""
MOST = 6
"""The most places side by side."""
MAP = 60
"""px; the greatest width of a space on the map."""


def draw(scene: Scene) -> Canvas | None:
    """Return what each way to lay the tile would do, if all choices are ways to lay it on the same spaces.

    So are numbered places that lie too far apart for a legible picture of all of them. Otherwise return None.
    """
    state: State = scene.view.state
    placing = [action for action in scene.choices if action.verb == "place"]
    starts = {action.args[0] for action in placing}
    if len(starts) == 1 and len(placing) == len(scene.choices):
        return _side_by_side(scene, placing, 2 if len(placing) == 4 else min(3, len(placing)))
    numbered = [action for action, _ in scene.numbered if action.verb == "place"]
    if not 0 < len(numbered) <= MOST or scene.parts:
        return None
    if part.width(LAYOUTS[state.desert.layout], part.asked(scene)) >= part.NARROWEST:
        return None
    return _side_by_side(scene, numbered, 2 if len(numbered) <= 3 else 3, mapped=True)


def _side_by_side(scene: Scene, placing: Sequence[Action], columns: int, mapped: bool = False) -> Canvas:
    """Return the desert as it would be after each of these placements, then a map of them if it is `mapped`.

    The map has what remains of the last row.
    """
    state, given, words = scene.view.state, dict(scene.numbered), texts(scene.lang)
    high = HEADER + PREVIEW
    rows = -(-(len(placing) + mapped) // columns)
    canvas = Canvas.blank(GROUND, part.TOP + MARGIN + rows * (high + GAP) - GAP)
    headline.draw(canvas, "ishtar", scene)
    step = (WIDTH - 2 * MARGIN + GAP) / columns
    boxes = [
        (round(left), top, round(left + step) - GAP, top + high)
        for at in range(rows * columns)
        for left, top in [(MARGIN + at % columns * step, part.TOP + at // columns * (high + GAP))]
    ]
    for action, (left, top, right, bottom) in zip(placing, boxes, strict=False):
        middle = top + HEADER // 2
        canvas.line(left, top, right, top + HEADER, PAPER)
        ahead = _preview(state, action, (right - left, PREVIEW))
        canvas.lay(ahead, (0, 0, *ahead.size), left, top + HEADER)
        canvas.inset(ahead, left, top + HEADER)
        canvas.rim((left, top, right, bottom), INK, 3, 18)
        gems = _collected(state, action)
        for number, colour in enumerate(gems):
            canvas.paste(art.gem(colour, 84), right - 52 - 70 * (len(gems) - 1 - number), middle)
        if action in given:
            canvas.paste(sprites.badge(BADGE, given[action]), left + 58, middle)
            fountain = part.joined(state, action)
            if fountain != NONE:
                colour: int = state.desert.fountains[fountain]
                canvas.paste(art.fountain(FOUNTAIN, colour, FOUNTAIN_POINTS[colour]), left + 164, middle)
        else:
            arm = words.term("ishtar", "arm", str(action.args[1]))
            room = right - left - 40 - 70 * len(gems)
            canvas.text(left + 22, middle, arm, part.LARGE, CHOICE, limit=room)
    if mapped:
        left, top, _, _ = boxes[len(placing)]
        _map(canvas, state, scene.numbered, (left, top, boxes[-1][2], boxes[-1][3]))
    return canvas


def _collected(state: State, action: Action) -> list[int]:
    """Return the colours of the gems below a tile."""
    area = _area(state, action)
    gems = land_of(state.desert).gems
    return [colour for colour, rocks in enumerate(gems) for _ in range((area & rocks).bit_count())]


def _area(state: State, action: Action) -> int:
    return sum(1 << space.cell for space in part.laid(state, action))


def _preview(state: State, action: Action, size: tuple[int, int]) -> Canvas:
    """Return the desert with a tile laid on it, as a picture of this size."""
    layout, wide, high = LAYOUTS[state.desert.layout], *size
    spaces = [space.cell for space in part.laid(state, action)]
    middle = part.middle(desert.Field(layout, AHEAD, 0, 0), spaces)
    place = desert.Field(layout, AHEAD, round(wide / 2 - middle[0]), round(high / 2 - middle[1]))
    ahead, within = part.empty(state.desert.layout, place, size), part.shown(place, (0, 0, wide, high))
    desert.draw(ahead, place, state, within)
    part.ghost(ahead, place, state, action, WIDTH)
    return ahead


def _map(canvas: Canvas, state: State, numbered: Sequence[tuple[Action, int]], box: Box) -> None:
    """Draw gardens and sand of the whole desert within a box, and the numbers where the places are."""
    left, top, right, bottom = box
    layout = LAYOUTS[state.desert.layout]
    first, last, upper, lower = desert.extent(layout, layout.cells)
    across, down = right - left - 2 * GAP, bottom - top - 2 * GAP
    size = min(MAP, 2 * across // (last - first + 2), round(down / ((lower - upper) * 0.75 + 1) / art.TALL))
    x = (left + right - (last - first + 2) * size // 2) // 2
    y = (top + bottom - desert.height(layout, layout.cells, size)) // 2
    place = desert.field(layout, layout.cells, x, y, size)
    island = _island(state.desert.layout, size)
    canvas.lay(island, (0, 0, *island.size), x, y)
    desert.overview(canvas, place, state)
    for cell in {space.cell for action, _ in numbered for space in part.laid(state, action)}:
        canvas.paste(art.offered(size), *place.at(cell))
    stand: list[Point] = []
    for action, number in numbered:
        middle = part.middle(place, [space.cell for space in part.laid(state, action)])
        stand.append(_clear(middle, stand, box))
        canvas.paste(sprites.badge(BADGE, number), *stand[-1])


@cached
def _island(layout: str, size: int) -> Canvas:
    """Return a whole desert with nothing on it."""
    known = LAYOUTS[layout]
    first, last, _, _ = desert.extent(known, known.cells)
    wide, high = (last - first + 2) * size // 2, desert.height(known, known.cells, size)
    canvas = Canvas(GROUND, Image.new("RGB", (wide + size, high + size), GROUND.tile))
    desert.ground(canvas, desert.field(known, known.cells, 0, 0, size), known.cells)
    return canvas


def _clear(middle: Point, taken: Sequence[Point], box: Box) -> Point:
    """Return where a badge stands: as near to a point as it can without covering others or leaving a box."""
    left, top, right, bottom = box
    half = BADGE // 2
    spots = [
        (x, y)
        for x in range(left + half, right - half + 1, 16)
        for y in range(top + half, bottom - half + 1, 16)
    ]
    near = sorted(spots, key=lambda at: hypot(at[0] - middle[0], at[1] - middle[1]))
    apart = 0.9 * BADGE
    free = (at for at in near if all(hypot(at[0] - x, at[1] - y) >= apart for x, y in taken))
    return next(free, middle)
