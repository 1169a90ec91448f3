"""What laying a tile would do, place by place: the desert after each, gems collected, the fountain joined.

Owns these pictures side by side, and the small map that shows where on the desert they are; and pictures side
by side of spaces to choose from that lie far apart. Knows the state and what is printed on tiles; the actions
are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import hypot

from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS, Layout, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, State
from locales import texts
from render import numbers, sprites
from render.boards.ishtar import art, desert, part, strip
from render.boards.ishtar.ground import GROUND
from render.boards.ishtar.lines import Line
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER, WHITE

WIDE = part.COMPACT
"""px; the width of all of it."""
PREVIEW, HIGHER, HEADER = 340, 440, 78
"""px; the height of a picture of the desert with a tile on it: beside a map, without one, and of its head."""
SPACE = part.ROOMY
"""px; the width of a space on these: a fountain that is too far away is not on them."""
BADGE, FOUNTAIN, RULE = part.BADGES[0] * 3 // 4, 62, 4
"""px; a number, the fountain that a tile joins, and the line below them."""
GEM, APART, WORDS = 58, 48, 46
"""px; a gem above a picture, from one to the next, and the size of words there."""
MOST = 6
"""The most places side by side."""
FAR, STEP = 360, 12
"""px; how far from its place a number on the map may stand, and from one spot that is tried to the next."""
AROUND = Line(WHITE, "", -3, 16)
"""Around a place on the map, so that those beside each other can be told apart."""
MAPS, LOWER = (63, 49, 36, 27), 130
"""px; possible widths of a space on the map, and how much higher the row with the map is."""
NUMBER = part.ON_SPACES[0] * 3 // 4
"""px; a number on the map."""


def warm() -> None:
    """Draw the empty deserts of all pictures of parts in advance."""
    part.warm_empty({*part.SPACES, SPACE, *MAPS})


def draw(scene: Scene) -> Canvas | None:
    """Return what each way to lay the tile would do, if all choices are ways to lay it on the same spaces.

    So are numbered places that lie too far apart for a legible picture of all of them, and single spaces that
    do so in a few groups. Otherwise return None.
    """
    state: State = scene.view.state
    placing = [action for action in scene.choices if action.verb == "place"]
    starts = {action.args[0] for action in placing}
    if len(starts) == 1 and len(placing) == len(scene.choices):
        return _side_by_side(scene, placing, 2 if len(placing) == 4 else min(3, len(placing)))
    asked = part.asked(scene)
    if scene.parts or not asked or part.width(LAYOUTS[state.desert.layout], asked) >= part.NARROWEST:
        return None
    if not scene.numbered:
        return _apart(scene, state)
    numbered = [action for action, _ in scene.numbered if action.verb == "place"]
    if not 0 < len(numbered) <= MOST:
        return None
    return _side_by_side(scene, numbered, 2 if len(numbered) <= 3 else 3, mapped=True)


def _side_by_side(scene: Scene, placing: Sequence[Action], columns: int, mapped: bool = False) -> Canvas:
    """Return the desert as it would be after each of these placements, then a map of them if it is `mapped`.

    The map has what remains of the last row.
    """
    state, given, words = scene.view.state, dict(scene.numbered), texts(scene.lang)
    high = HEADER + (PREVIEW if mapped else HIGHER)
    rows = -(-(len(placing) + mapped) // columns)
    lower = LOWER * mapped
    canvas = Canvas.blank(GROUND, part.TOP + MARGIN + rows * (high + GAP) - GAP + lower, WIDE)
    strip.headed(canvas, scene)
    step = (WIDE - 2 * MARGIN + GAP) / columns
    boxes = [
        (round(left), top, round(left + step) - GAP, top + high + lower * (row == rows - 1))
        for row, column in product(range(rows), range(columns))
        for left, top in [(MARGIN + column * step, part.TOP + row * (high + GAP))]
    ]
    for action, (left, top, right, bottom) in zip(placing, boxes, strict=False):
        middle = top + HEADER // 2
        canvas.line(left, top, right, top + HEADER, PAPER)
        ahead = _preview(scene, action, (right - left, bottom - top - HEADER))
        canvas.inset(ahead, left, top + HEADER)
        canvas.line(left, top + HEADER - RULE, right, top + HEADER, INK)
        canvas.rim((left, top, right, bottom), INK, 3, 18)
        gems = _collected(state, action)
        for number, colour in enumerate(gems):
            canvas.paste(art.gem(colour, GEM), right - 40 - APART * (len(gems) - 1 - number), middle)
        if gems:
            canvas.text(right - 36 - APART * len(gems), middle, "+", WORDS, align=0.5)
        if action in given:
            canvas.paste(sprites.badge(BADGE, given[action]), left + 44, middle)
            fountain = part.joined(state, action)
            if fountain != NONE:
                colour: int = state.desert.fountains[fountain]
                canvas.paste(art.fountain(FOUNTAIN, colour, FOUNTAIN_POINTS[colour]), left + 112, middle)
        else:
            arm = words.term("ishtar", "arm", str(action.args[1]))
            room = right - left - 72 - APART * len(gems)
            canvas.text(left + 18, middle, arm, WORDS, CHOICE, limit=room)
    if mapped:
        left, top, _, _ = boxes[len(placing)]
        _map(canvas, state, scene.numbered, (left, top, boxes[-1][2], boxes[-1][3]))
    return canvas


def _apart(scene: Scene, state: State) -> Canvas | None:
    """Return the groups of spaces that may be chosen side by side, or None if they have no room there."""
    layout = LAYOUTS[state.desert.layout]
    spaces = list(part.offered(scene, layout))
    groups = _groups(spaces)
    wide = (WIDE - 2 * MARGIN + GAP) // len(groups) - GAP
    extents = [desert.extent(layout, group) for group in groups]
    pitch = desert.Field(layout, SPACE, 0, 0).pitch
    high = round(SPACE * art.TALL) + pitch * max(lower - upper + 1 for _, _, upper, lower in extents)
    across = max((last - first + 3) * SPACE // 2 for first, last, _, _ in extents)
    if len(groups) == 1 or across > wide or high > part.HIGHEST:
        return None
    high = max(PREVIEW, high)
    canvas = Canvas.blank(GROUND, part.TOP + high + MARGIN, WIDE)
    strip.headed(canvas, scene)
    for number, group in enumerate(groups):
        left, chosen = MARGIN + number * (wide + GAP), list(cells(group))
        place, shown = _centred(state, chosen, (wide, high))
        part.veiled(shown, place, scene, spaces)
        part.drafted(shown, place, scene, part.shown(place, (0, 0, wide, high), -0.5))
        box = left, part.TOP, left + wide, part.TOP + high
        canvas.inset(shown, *box[:2])
        canvas.rim(box, INK, 3, 18)
        place = replace(place, left=place.left + left, top=place.top + part.TOP)
        part.codes(canvas, place, state, chosen)
        margin = SPACE // 2
        inside = (left + margin, part.TOP + margin, box[2] - margin, box[3] - margin)
        others = part.shown(place, inside, reach=0) & ~sum(groups)
        part.landmarks(canvas, place, scene, others)
    return canvas


def _groups(spaces: Sequence[int]) -> list[int]:
    """Return spaces in groups: those of different ones are more than two spaces apart."""
    groups: list[int] = []
    for cell in spaces:
        near = widened(widened(widened(1 << cell)))
        groups = [
            *(group for group in groups if not group & near),
            (1 << cell) | sum(group for group in groups if group & near),
        ]
    return groups


def _collected(state: State, action: Action) -> list[int]:
    """Return the colours of the gems below a tile."""
    area = _area(state, action)
    gems = land_of(state.desert).gems
    return [colour for colour, rocks in enumerate(gems) for _ in range((area & rocks).bit_count())]


def _area(state: State, action: Action) -> int:
    return sum(1 << space.cell for space in part.laid(state, action))


def _preview(scene: Scene, action: Action, room: tuple[int, int]) -> Canvas:
    """Return the desert with a tile laid on it, as a picture of this size.

    The fountain that it joins is in it whole, or pale.
    """
    state: State = scene.view.state
    spaces = [space.cell for space in part.laid(state, action)]
    with_fountain = [*spaces, *cells(part.basins(state, [action]))]
    centre = with_fountain if _fits(state, with_fountain, room) else spaces
    place, ahead = _centred(state, centre, room)
    whole = part.shown(place, (0, 0, *room), -0.5)
    part.veil(ahead, place, {cell for cell in with_fountain if whole >> cell & 1})
    part.ghost(ahead, place, state, action, WIDE, whole)
    return ahead


def _fits(state: State, spaces: Sequence[int], room: tuple[int, int]) -> bool:
    """Return True if a picture with this much room shows all of some spaces."""
    layout, mask = LAYOUTS[state.desert.layout], sum(1 << cell for cell in {*spaces})
    first, last, _, _ = desert.extent(layout, mask)
    return (last - first + 2) * SPACE // 2 <= room[0] and desert.height(layout, mask, SPACE) <= room[1]


def _centred(state: State, spaces: Sequence[int], room: tuple[int, int]) -> tuple[desert.Field, Canvas]:
    """Return the desert as a picture with some spaces in its middle, and where they are."""
    layout, wide, high = LAYOUTS[state.desert.layout], *room
    middle = part.middle(desert.Field(layout, SPACE, 0, 0), spaces)
    place = desert.Field(layout, SPACE, round(wide / 2 - middle[0]), round(high / 2 - middle[1]))
    shown = part.empty(state.desert.layout, place, room)
    desert.draw(shown, place, state, part.shown(place, (0, 0, wide, high)))
    return place, shown


def _map(canvas: Canvas, state: State, numbered: Sequence[tuple[Action, int]], box: Box) -> None:
    """Draw gardens and sand around the places and their fountains within a box, and numbers on the places."""
    left, top, right, bottom = box
    layout, known = LAYOUTS[state.desert.layout], land_of(state.desert).fountains
    places = {number: [space.cell for space in part.laid(state, action)] for action, number in numbered}
    joined = part.basins(state, [action for action, _ in numbered])
    around = [*{cell for spaces in places.values() for cell in spaces}, *cells(joined)]
    wide, high = right - left, bottom - top
    if _has_room(layout, [*layout.names], MAPS[-1], (wide, high)):
        around = [*layout.names]
    size = next((size for size in MAPS if _has_room(layout, around, size, (wide, high))), MAPS[-1])
    middle = part.middle(desert.Field(layout, size, 0, 0), around)
    place = desert.Field(layout, size, round(wide / 2 - middle[0]), round(high / 2 - middle[1]))
    shown = part.empty(state.desert.layout, place, (wide, high))
    desert.overview(shown, place, state, part.shown(place, (0, 0, wide, high)))
    for spaces in places.values():
        mask = sum(1 << cell for cell in spaces)
        desert.outline(shown, place, mask, mask, AROUND)
        for cell in spaces:
            shown.paste(art.offered(size), *place.at(cell))
    stand: list[Point] = []
    for number, own in places.items():
        others = {cell for spaces in places.values() for cell in spaces} - {*own}
        things = [(*place.at(cell), 0.65 * NUMBER) for cell in (*own, *others)]
        things += [(*place.at(cell), 0.5 * (NUMBER + desert.OVERVIEW)) for cell in known]
        x, y = part.middle(place, own)
        a, b = _clear((x, y), stand, things, (GAP, GAP, wide - GAP, high - GAP))
        stand.append((a, b))
        if hypot(a - x, b - y) > NUMBER:
            shown.paste(art.leader(round(a - x), round(b - y)), (x + a) / 2, (y + b) / 2)
        shown.paste(sprites.badge(NUMBER, number), a, b)
    canvas.inset(shown, left, top)
    canvas.rim(box, INK, 3, 18)


def _has_room(layout: Layout, spaces: Sequence[int], size: int, room: tuple[int, int]) -> bool:
    """Return True if a picture with this much room shows spaces of this size, and numbers."""
    mask = sum(1 << cell for cell in spaces)
    first, last, _, _ = desert.extent(layout, mask)
    across, down = (last - first + 2) * size // 2, desert.height(layout, mask, size)
    return across + NUMBER <= room[0] and down + NUMBER <= room[1]


def _clear(middle: Point, taken: Sequence[Point], things: Sequence[numbers.Disc], box: Box) -> Point:
    """Return where a badge stands: as near to a point as it can without leaving a box.

    It covers neither other badges nor things.
    """
    left, top, right, bottom = box
    half = NUMBER // 2
    near = ((middle[0] + across, middle[1] + down) for across, down in _aside())
    inside = (
        (x, y) for x, y in near if left + half <= x <= right - half and top + half <= y <= bottom - half
    )
    kept = [*((x, y, 0.9 * NUMBER) for x, y in taken), *things]
    free = (at for at in inside if all(hypot(at[0] - x, at[1] - y) >= apart for x, y, apart in kept))
    return next(free, middle)


@lru_cache(maxsize=1)
def _aside() -> list[tuple[int, int]]:
    """Return ways from a place to where its number may stand, the shortest first."""
    steps = range(-FAR, FAR + 1, STEP)
    return sorted(product(steps, steps), key=lambda way: hypot(*way))
