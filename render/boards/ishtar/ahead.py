"""What laying a tile would do, place by place: the desert after each, the points and the gems that it brings.

Owns these pictures side by side, and those of spaces to choose from that lie far apart. Knows the state and
what is printed on tiles; the actions are passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, product
from typing import NamedTuple

from PIL import Image

from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of, widened
from engine.games.ishtar.state import State
from locales import change, texts
from render import sprites
from render.boards.ishtar import art, carpet, choices, desert, effects, islet, part, strip, window
from render.boards.ishtar.ground import GROUND
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import width, wrapped
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER, SOFT

WIDE = window.COMPACT
"""px; the width of all of it."""
PREVIEW, HIGHER, HEADER = 390, 440, 100
"""px; the height of a picture of the desert with a tile on it, in two rows and in one; and of its head."""
SPACES = (window.LARGE, window.ROOMY, 80, 72)
"""px; possible widths of a space on these: a fountain that is too far away is not on them."""
WHOLE = -0.4
"""How far within a picture the middle of a fountain is that no veil lies over, in widths of a space."""
CLEAR = 8
"""px; from a tile and its fountain to the edge of a picture."""
SHIFTS, OFF_CENTRE, CUT = (0.05, 0.5, 0.95), 6, 4
"""Where a tile may be in the room that it leaves; how many spaces of the desert more must be seen if it is at
its edge and not in its middle, and for each fountain and piece that an edge cuts.
"""
SPACE, LOWEST, HIGHEST = window.ROOMY, 340, 900
"""px; the width of a space in groups of spaces side by side, and the least and greatest height of these."""
BADGE, CODE, RULE, ENDS = choices.BADGES[0] * 7 // 8, 60, 4, 6
"""px; a number, the size of the code beside it, the line below them, and from all that to the ends of a head.
"""
LOWER = 104
"""px; how much higher the heads of narrow pictures are, with the gain below the code."""
GEM, MEDAL, PAWN, WORDS = 64, 88, 56, 52
"""px; a gem above a picture, points beside it, the assistant that these need, and the size of words there."""
SMALLER = 1.0, 0.9, 0.8
"""How large all of these are, where they lack room."""
AIR, AROUND = (1, 10), 14
"""px; the least and the most from one of these to the next; and to the edge of their picture."""
FOOT, COUNTED, IN_HAND = 20, 60, 120
"""px; around what is beside the chart at the foot, the size of how many of all places are shown, and the
greatest width of a space of the tile in hand."""
MOST = 6
"""The most places side by side."""


def warm() -> None:
    """Draw the empty deserts of all pictures of parts in advance."""
    window.warm_empty({*(size for size, _ in window.VIEWS), *SPACES})
    islet.warm()


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


def _columns(count: int) -> int:
    """Return how many of `count` pictures are side by side."""
    return 2 if count in (2, 4) else min(3, count)


def header(count: int) -> int:
    """Return the height in px of the head of each of `count` pictures."""
    return HEADER + LOWER * (_columns(count) > 2)


def boxes(count: int) -> list[Box]:
    """Return the boxes of `count` pictures of one size; a row that is not full is centred."""
    columns = _columns(count)
    rows = -(-count // columns)
    high = header(count) + (HIGHER if rows == 1 else PREVIEW)
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
    head = header(len(placing))
    room, foot = (right - left, bottom - top - head), places[-1][3] + GAP
    pins = [
        (tuple(space.cell for space in effects.laid(state, action)), given.get(action)) for action in placing
    ]
    chart = islet.pinned(state.desert, pins, islet.plan(state.desert, pins))
    canvas = Canvas.blank(GROUND, foot + chart.size[1] + MARGIN, WIDE)
    _overview(canvas, scene, placing, foot, chart)
    strip.headed(canvas, scene, held=True)
    seen_as = views(state, placing, room)
    for action, one, (left, top, right, bottom) in zip(placing, seen_as, places, strict=True):
        middle = top + HEADER // 2
        canvas.line(left, top, right, top + head, PAPER)
        canvas.inset(preview(scene, action, one, room), left, top + head)
        canvas.line(left, top + head - RULE, right, top + head, INK)
        canvas.rim((left, top, right, bottom), INK, 3, 18)
        begin = left + ENDS
        code = str(action.args[0]) if action in given else ""
        beside = begin if head > HEADER or not code else begin + BADGE + 2 * ENDS + width(code, CODE)
        end = _gain(canvas, state, action, (beside, right - ENDS), top + head - HEADER // 2)
        end = right - ENDS if head > HEADER else int(end)
        if not code:
            arm = words.term("ishtar", "arm", str(action.args[1]))
            canvas.text(begin + ENDS, middle, arm, CODE, CHOICE, limit=end - begin - 2 * ENDS)
            continue
        canvas.paste(sprites.badge(BADGE, given[action]), begin + BADGE / 2, middle)
        begin += BADGE + 4
        canvas.text(begin, middle + 2, code, CODE, limit=end - begin - 4)
    return canvas


def _gain(canvas: Canvas, state: State, action: Action, room: tuple[float, float], middle: float) -> float:
    """Draw at the right end of some room what a tile would bring, and return where that begins.

    That is gems and points; those that an assistant on its icon would bring are beside one.
    """
    gems = _collected(state, action)
    now, helped = effects.brought(state, action)
    points = max(now, helped)

    def signs(share: float) -> list[Image.Image]:
        pawn, medal, gem = (round(share * size) for size in (PAWN, MEDAL, GEM))
        shown = [art.assistant(state.asked, pawn)] if helped > now else []
        shown += [sprites.points(medal, change(points))] if points else []
        return shown + [art.gem(colour, gem) for colour in gems]

    begin, end = room[0], room[1] - AROUND
    fit = (signs(share) for share in SMALLER)
    shown = next(
        (one for one in fit if sum(image.width + AIR[0] for image in one) <= end - begin), signs(SMALLER[-1])
    )
    wide = sum(image.width for image in shown)
    air = min(AIR[1], max(AIR[0], (end - begin - wide) // max(1, len(shown))))
    start = x = end - wide - air * max(0, len(shown) - 1)
    for image in shown:
        canvas.paste(image, x + image.width / 2, middle)
        x += image.width + air
    if gems and not points:
        start -= air + canvas.text(start - air, middle, "+", WORDS, align=1)
    return start - air


def _overview(canvas: Canvas, scene: Scene, placing: Sequence[Action], top: int, chart: Canvas) -> None:
    """Draw the tile in hand, which of its places are shown, that the first are best, and where these are."""
    state: State = scene.view.state
    high, left, right = chart.size[1], MARGIN, WIDE - MARGIN
    box, begin = (left, top, right, top + high), right - chart.size[0]
    canvas.line(left, top, begin, top + high, PAPER)
    canvas.inset(chart, begin, top)
    canvas.line(begin - RULE, top, begin, top + high, INK)
    canvas.rim(box, INK, 3, 18)
    room, middle = begin - left - 2 * FOOT, (left + begin) / 2
    numbered, words = dict(scene.numbered), texts(scene.lang)
    every, lines = sum(action.verb == "place" for action in scene.choices), list[tuple[str, str]]()
    if numbered and every > len(placing):
        first, last = min(numbered.values()), max(numbered.values())
        said = words("render-ishtar-shown", first=first, last=last, all=every)
        lines = [(said, INK), (words("render-ishtar-places"), SOFT)]
        if first == 1:
            lines += [(line, SOFT) for line in wrapped(words("render-ishtar-likely"), COUNTED, room, True)]
    tile = art.tile(
        state.tile, 0, carpet.fitting(state.tile, room, high - COUNTED * len(lines) - 3 * FOOT, IN_HAND)
    )
    y = top + (high - COUNTED * len(lines)) / 2
    canvas.paste(tile, middle, y)
    y += (tile.height + COUNTED) / 2 + FOOT / 2
    for line, ink in lines:
        canvas.text(middle, y, line, COUNTED, ink, align=0.5, limit=room)
        y += COUNTED


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
        part.veiled(shown, place, scene, spaces, (0, 0, wide, high))
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


def preview(scene: Scene, action: Action, one: View, room: tuple[int, int]) -> Canvas:
    """Return the desert with a tile laid on it, as a picture of this size."""
    state: State = scene.view.state
    place, lit = one
    shown = window.empty(state.desert.layout, place, room)
    desert.draw(shown, place, state, window.shown(place, (0, 0, *room)))
    whole = window.shown(place, (0, 0, *room), WHOLE)
    known = {cell for cell in land_of(state.desert).fountains if whole >> cell & 1}
    own = (bed.cells for bed in state.desert.beds if bed.seat == state.asked)
    kept = {*lit, *known, *chain.from_iterable(map(cells, own))}
    part.veil(shown, place, state, kept, (0, 0, *room))
    mask = sum(1 << cell for cell in lit)
    choices.ghost(shown, place, state, action, WIDE, mask)
    return shown


def views(state: State, actions: Sequence[Action], room: tuple[int, int]) -> list[View]:
    """Return how to show what tiles would do, all of one size: as large as there is room for each.

    So are the fountain that it joins and the mark of who controls that, unless it is too far away.
    """
    areas = [_area(state, action) for action in actions]
    whole = [area | effects.basins(state, [action]) for area, action in zip(areas, actions, strict=True)]
    ways = (
        [
            _best(state, lit, area, room, size) or _best(state, area, area, room, size)
            for lit, area in zip(whole, areas, strict=True)
        ]
        for size in SPACES
    )
    return next([way for way in found if way] for found in ways if all(found))


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
    found: list[tuple[float, int, int]] = []
    marks = [*map(place.at, land_of(state.desert).fountains), *desert.standing(place, state.desert)]
    for across, down in product(SHIFTS, SHIFTS):
        x, y = round(across * spare[0] - left), round(down * spare[1] - top)
        seen = window.shown(replace(place, left=x, top=y), (0, 0, *room), 0).bit_count()
        cut = sum(_is_cut((x + a, y + b), room, size / 2) for a, b in marks)
        found.append((seen - OFF_CENTRE * (abs(across - 0.5) + abs(down - 0.5)) - CUT * cut, x, y))
    _, x, y = max(found)
    return View(replace(place, left=x, top=y), frozenset(spaces))


def _is_cut(spot: Point, room: tuple[int, int], reach: float) -> bool:
    """Return True if an edge of a picture cuts what is so many px around a spot."""
    seen = all(-reach < at < end + reach for at, end in zip(spot, room, strict=True))
    return seen and not all(reach <= at <= end - reach for at, end in zip(spot, room, strict=True))


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
