"""What laying a tile would do, place by place: the desert after each, gems collected, the fountain joined.

Owns these pictures side by side, and those of spaces to choose from that lie far apart. Knows the state and
what is printed on tiles; the actions are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, State
from locales import texts
from render import sprites
from render.boards.ishtar import art, choices, desert, effects, islet, labels, part, strip, window
from render.boards.ishtar.ground import GROUND
from render.canvas import Box, Canvas, overlap
from render.scene import Scene
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER

WIDE = window.COMPACT
"""px; the width of all of it."""
PREVIEW, HIGHER, HEADER = 428, 440, 78
"""px; the height of a picture of the desert with a tile on it, in two rows and in one; and of its head."""
SPACES = (window.ROOMY, 80, 72)
"""px; possible widths of a space on these: a fountain that is too far away is not on them."""
NAME = 47
"""px; the code of a tile."""
CLEAR, INSET = 8, 8
"""px; from a tile and its fountain to the edge of a picture and to the whole desert in its corner; and from
there to the edge."""
SHIFTS, OFF_CENTRE = (0.05, 0.5, 0.95), 6
"""Where a tile may be in the room that it leaves; and how many spaces of the desert more must be seen
if it is at its edge and not in its middle."""
SPACE, LOWEST, HIGHEST = window.ROOMY, 340, 900
"""px; the width of a space in groups of spaces side by side, and the least and greatest height of these."""
BADGE, FOUNTAIN, RULE = choices.BADGES[0] * 3 // 4, 54, 4
"""px; a number, the fountain that a tile joins, and the line below them."""
GEM, APART, WORDS = 58, 48, 46
"""px; a gem above a picture, from one to the next, and the size of words there."""
MOST = 6
"""The most places side by side."""


def warm() -> None:
    """Draw the empty deserts of all pictures of parts in advance."""
    window.warm_empty({*(size for size, _ in window.VIEWS), *SPACES})


def draw(scene: Scene) -> Canvas | None:
    """Return what each way to lay the tile would do, if all choices are ways to lay it on the same spaces.

    So are a few numbered places, and single spaces in a few groups too far apart for a legible picture of all
    of them. Otherwise return None.
    """
    state: State = scene.view.state
    placing = [action for action in scene.choices if action.verb == "place"]
    starts = {action.args[0] for action in placing}
    if len(starts) == 1 and len(placing) == len(scene.choices):
        return _side_by_side(scene, placing)
    if scene.numbered:
        numbered = [action for action, _ in scene.numbered if action.verb == "place"]
        return _side_by_side(scene, numbered) if 0 < len(numbered) <= MOST else None
    asked = effects.asked(scene)
    if scene.parts or not asked or window.view(LAYOUTS[state.desert.layout], asked)[0] >= window.ROOMY:
        return None
    return _apart(scene, state)


def boxes(count: int) -> list[Box]:
    """Return the boxes of `count` pictures of one size; a row that is not full is centred."""
    columns = 2 if count in (2, 4) else min(3, count)
    rows = -(-count // columns)
    high = HEADER + (HIGHER if rows == 1 else PREVIEW)
    step = (WIDE - 2 * MARGIN + GAP) / columns
    found: list[Box] = []
    for number in range(count):
        row, column = divmod(number, columns)
        left = MARGIN + (column + (columns - min(columns, count - row * columns)) / 2) * step
        top = window.TOP + row * (high + GAP)
        found.append((round(left), top, round(left + step) - GAP, top + high))
    return found


def _side_by_side(scene: Scene, placing: Sequence[Action]) -> Canvas:
    """Return the desert as it would be after each of these placements."""
    state, given, words = scene.view.state, dict(scene.numbered), texts(scene.lang)
    places = boxes(len(placing))
    left, top, right, bottom = places[0]
    room, whole = (right - left, bottom - top - HEADER), islet.draw(state.desert)
    canvas = Canvas.blank(GROUND, places[-1][3] + MARGIN, WIDE)
    strip.headed(canvas, scene)
    for action, (left, top, right, bottom) in zip(placing, places, strict=True):
        middle = top + HEADER // 2
        canvas.line(left, top, right, top + HEADER, PAPER)
        canvas.inset(preview(scene, action, room, whole), left, top + HEADER)
        canvas.line(left, top + HEADER - RULE, right, top + HEADER, INK)
        canvas.rim((left, top, right, bottom), INK, 3, 18)
        gems = _collected(state, action)
        for number, colour in enumerate(gems):
            canvas.paste(art.gem(colour, GEM), right - 40 - APART * (len(gems) - 1 - number), middle)
        if gems:
            canvas.text(right - 36 - APART * len(gems), middle, "+", WORDS, align=0.5)
        if action in given:
            canvas.paste(sprites.badge(BADGE, given[action]), left + 44, middle)
            fountain = effects.joined(state, action)
            if fountain != NONE:
                colour: int = state.desert.fountains[fountain]
                canvas.paste(art.fountain(FOUNTAIN, colour, FOUNTAIN_POINTS[colour]), left + 112, middle)
        else:
            arm = words.term("ishtar", "arm", str(action.args[1]))
            limit = right - left - 72 - APART * len(gems)
            canvas.text(left + 18, middle, arm, WORDS, CHOICE, limit=limit)
    return canvas


def _apart(scene: Scene, state: State) -> Canvas | None:
    """Return the groups of spaces that may be chosen side by side, or None if they have no room there."""
    layout = LAYOUTS[state.desert.layout]
    spaces = list(effects.offered(scene, layout))
    groups = _groups(spaces)
    wide = (WIDE - 2 * MARGIN + GAP) // len(groups) - GAP
    extents = [desert.extent(layout, group) for group in groups]
    pitch = desert.Field(layout, SPACE, 0, 0).pitch
    high = round(SPACE * art.TALL) + pitch * max(lower - upper + 1 for _, _, upper, lower in extents)
    across = max((last - first + 3) * SPACE // 2 for first, last, _, _ in extents)
    if len(groups) == 1 or across > wide or high > HIGHEST:
        return None
    high = max(LOWEST, high)
    canvas = Canvas.blank(GROUND, window.TOP + high + MARGIN, WIDE)
    strip.headed(canvas, scene)
    for number, group in enumerate(groups):
        left, chosen = MARGIN + number * (wide + GAP), list(cells(group))
        place, shown = _centred(state, chosen, (wide, high), SPACE)
        part.veiled(shown, place, scene, spaces)
        part.drafted(shown, place, scene, window.shown(place, (0, 0, wide, high), -0.5))
        box = left, window.TOP, left + wide, window.TOP + high
        canvas.inset(shown, *box[:2])
        canvas.rim(box, INK, 3, 18)
        place = replace(place, left=place.left + left, top=place.top + window.TOP)
        choices.codes(canvas, place, state, chosen)
        margin = SPACE // 2
        inside = (left + margin, window.TOP + margin, box[2] - margin, box[3] - margin)
        others = window.shown(place, inside, reach=0) & ~sum(groups)
        choices.landmarks(canvas, place, scene, others)
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
    return sum(1 << space.cell for space in effects.laid(state, action))


class View(NamedTuple):
    """How a picture shows what a tile would do."""

    place: desert.Field
    lit: frozenset[int]
    """The spaces of the tile and of the fountain that it joins, unless that is too far away."""
    inset: Box
    """Where the whole desert is, tiny."""


def preview(scene: Scene, action: Action, room: tuple[int, int], whole: Image.Image) -> Canvas:
    """Return the desert with a tile laid on it, as a picture of this size; and the whole of it, tiny."""
    state: State = scene.view.state
    key, spaces = state.desert.layout, [space.cell for space in effects.laid(state, action)]
    place, lit, inset = view(state, action, room)
    shown = window.empty(key, place, room)
    hidden = window.shown(place, inset, reach=-0.5)
    desert.draw(shown, place, state, window.shown(place, (0, 0, *room)) & ~hidden)
    part.veil(shown, place, state, lit)
    choices.ghost(shown, place, state, action, WIDE, sum(1 << cell for cell in lit))
    mask = sum(1 << cell for cell in lit)
    named = labels.label(place, state, sorted(spaces), mask, NAME, (0, 0, *room), [inset])
    left, top, right, bottom = named.box
    shown.paste(art.plate(named.text, NAME), (left + right) / 2, (top + bottom) / 2)
    islet.put(shown, whole, key, spaces, *inset[:2])
    return shown


def view(state: State, action: Action, room: tuple[int, int]) -> View:
    """Return how to show what a tile would do: as large as there is room for it, for the fountain that it
    joins, for the mark of who controls that, and for the whole desert in a corner that these leave free.
    """
    area, joined = _area(state, action), effects.basins(state, [action])
    ways = [*((area | joined, size) for size in SPACES), (area, SPACES[-1])]
    return next(filter(None, (_best(state, lit, area, room, size) for lit, size in ways)))


def _best(state: State, lit: int, area: int, room: tuple[int, int], size: int) -> View | None:
    """Return the view with the most desert and a tile about in the middle, or None if there is no room."""
    place = desert.Field(LAYOUTS[state.desert.layout], size, 0, 0, area, edge=0)
    half, spaces = size / 2 + CLEAR, list(cells(lit))
    things = [(x, y, half, half * art.TALL) for x, y in map(place.at, spaces)]
    mark = size * desert.HOLDER / 2 + CLEAR
    for number, cell in enumerate(land_of(state.desert).fountains):
        if lit >> cell & 1:
            things += [(x, y, mark, mark) for _, (x, y) in desert.held(place, state.desert, number)]
    left, right = min(x - a for x, _, a, _ in things), max(x + a for x, _, a, _ in things)
    top, bottom = min(y - b for _, y, _, b in things), max(y + b for _, y, _, b in things)
    spare = room[0] - right + left, room[1] - bottom + top
    if min(spare) < 0:
        return None
    wide, high = islet.size(state.desert.layout)
    corners = [*product((INSET, room[0] - wide - INSET), (INSET, room[1] - high - INSET))]
    found: list[tuple[float, int, int, Box]] = []
    for across, down in product(SHIFTS, SHIFTS):
        x, y = round(across * spare[0] - left), round(down * spare[1] - top)
        taken = [_around(thing, x, y) for thing in things]
        boxes = [(a, b, a + wide, b + high) for a, b in corners]
        boxes = [box for box in boxes if not any(overlap(box, thing) for thing in taken)]
        moved = replace(place, left=x, top=y)
        seen = window.shown(moved, (0, 0, *room), 0).bit_count() if boxes else 0
        off = OFF_CENTRE * (abs(across - 0.5) + abs(down - 0.5))
        for box in boxes:
            hidden = window.shown(moved, box, 0).bit_count()
            found.append((seen - hidden - off, x, y, box))
    if not found:
        return None
    _, x, y, box = max(found)
    return View(replace(place, left=x, top=y), frozenset(spaces), box)


def _around(thing: tuple[float, float, float, float], across: int, down: int) -> Box:
    """Return the box of a thing, of which half the width and height are given, on a field that is moved."""
    x, y, wide, high = thing
    return round(x + across - wide), round(y + down - high), round(x + across + wide), round(y + down + high)


def _centred(
    state: State, spaces: Sequence[int], room: tuple[int, int], size: int
) -> tuple[desert.Field, Canvas]:
    """Return the desert as a picture with some spaces in its middle, and where they are."""
    layout, wide, high = LAYOUTS[state.desert.layout], *room
    middle = window.middle(desert.Field(layout, size, 0, 0), spaces)
    place = desert.Field(layout, size, round(wide / 2 - middle[0]), round(high / 2 - middle[1]), edge=0)
    shown = window.empty(state.desert.layout, place, room)
    desert.draw(shown, place, state, window.shown(place, (0, 0, wide, high)))
    return place, shown
