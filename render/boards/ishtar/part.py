"""A part of the desert of Ishtar, large: the spaces to choose from.

Knows the state and what is printed on the tiles; legal moves are passed in as actions. Of the rules, it uses
only why a tile cannot lie somewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import reduce
from itertools import product
from math import hypot
from typing import NamedTuple

from PIL import Image

from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.hexes import (
    DIRECTIONS,
    LAYOUTS,
    STRIDE,
    Layout,
    cells,
    flood,
    land_of,
    widened,
)
from engine.games.ishtar.skills import TOKEN_FLOWERS, effect_of
from engine.games.ishtar.state import NONE, TILES, TREE, Desert, State
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards.ishtar import art, desert, labels, land, lines, oasis, strip
from render.boards.ishtar.ground import BAND, GROUND
from render.canvas import Box, Canvas, cached
from render.pen import Point
from render.scene import Scene
from render.text import LEAST
from render.text import width as width_of
from render.theme import BORDER, CHOICE, GAP, INK, MARGIN, PAPER, WHITE, WIDTH

LARGE = 61
"""px; words that are 10 px high when a picture is shown 264 px wide, as in a panel on a phone."""
MANY = 12
"""The most codes in full on small spaces."""
LEGIBLE = 42
"""px; the least size of codes that are chosen from."""
QUIET = 44
"""px; codes that texts name."""
INSIDE = BORDER + 3
"""px; the part reaches to the border."""
ROOMY = 96
"""px; the least width of a space with room for words."""
NARROW, COMPACT = 880, (WIDTH - 2 * INSIDE) * 3 // 4 + 2 * INSIDE
"""px; the widths of pictures of a part: the narrower one is, the larger is all of it where it is shown."""
VIEWS = (
    (128, NARROW),
    (ROOMY, NARROW),
    (ROOMY, COMPACT),
    (80, COMPACT),
    (72, COMPACT),
    (63, COMPACT),
    (49, COMPACT),
)
"""px; possible widths of a space and of its picture, from the largest to the smallest where they are shown:
few, so that sprites stay in the cache."""
LOWEST, HIGHEST = 36, 130
"""The least height of a part and the greatest of a whole picture, in hundredths of its width."""
TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the part begins below its headline."""
BADGES, ON_SPACES = (104, 124), (93, 114)
"""px; badges with one and with two digits, somewhat larger than `LARGE`, and on spaces as large as that."""
WITHIN = 0.66
"""The least size of a badge that stands on a large space, in widths of it."""
SHOWN = 264
"""px; the width of a picture on a phone."""
ALONE = 4
"""px; on a phone, the line around the only space that a question is about."""
HIGHER = 0.2
"""How far above the middle of a green space its code is if there is a gem, in widths of it."""
GEM, BOTH, UNDER, OUT = 0.5, 0.42, 0.19, 1.2
"""Width of a gem on a space that may be chosen, alone and beside an icon, and how far it is below its middle,
in widths of it; and how far out a number on an outline is, seen from the middle of a space, in distances of
its corners."""
LEGEND, REASON = 76, 62
"""px; a line that explains a sign, and the sign on it."""
EXPLAINED = ("two_fountains", "two_assistants")
"""Reasons that are not obvious on the picture."""
EVERYWHERE = (1 << 32 * STRIDE) - 1
"""All spaces of a layout and around it."""
FEW, BAND_WIDE = 0.8, 24
"""Size of gems in parts of the desert that may be chosen, in those elsewhere; and of the band within the line
around a part, in hundredths of a space."""
ON_AREA, LARGEST, HIDES = 1.2, 0.8, 0.25
"""Size of the number of a part, in those on spaces; the radius of a fountain; and what a number
may hide as well as nothing, in widths of a space."""
MOSTLY = 4
"""On how many sides an area is around a space that its line goes around as well."""
AROUND = 460
"""px; how far the ground extends beyond the first and the last row and column of the desert."""


# Choices


def offered(scene: Scene, layout: Layout) -> dict[int, None]:
    """Return the spaces that may be chosen now, in order."""
    found: dict[int, None] = {}
    trees = {action.args[0] for action in scene.choices if action.verb == "plant"}
    for action in scene.choices:
        if action.verb in ("place", "bloom"):
            found[layout.find[str(action.args[0])]] = None
        elif action.verb == "plant" and len(trees) == 1:
            found[layout.find[str(action.args[1])]] = None
    return found


def codes(
    canvas: Canvas, place: desert.Field, state: State, spaces: Iterable[int], *, large: bool = True
) -> None:
    """Draw the full codes of the spaces that may be chosen, above their gems if there are any.

    Spaces are green if they are `large`; otherwise codes stand on plates.

    Many codes on small spaces would have no room: only numbers are on the spaces, and letters beside rows.
    """
    spaces = list(spaces)
    if large and len(spaces) > MANY and place.width < ROOMY:
        _numbers(canvas, place, state, spaces)
        return
    gems = dict(_cleared(canvas, place, state, spaces))
    size = large_on(canvas) if large else LEAST
    line = firm(canvas.size[0], place)
    for cell in spaces if large else ():
        canvas.paste(art.offered(place.width), *place.at(cell))
        desert.outline(canvas, place, 1 << cell, 1 << cell, line)
    most, tall = round(place.width * 0.485), min(size * 5 // 8, place.pitch // 2 - 1)
    for cell in spaces:
        x, y = place.at(cell) if large else place.code_at(cell)
        y -= HIGHER * place.width * (large and cell in gems)
        name = place.layout.names[cell]
        half = min(most, max(round(size * 0.75), width_of(name, size) // 2 + 8))
        if not large:
            canvas.box(
                round(x) - half, round(y) - tall, round(x) + half, round(y) + tall, CHOICE, tall, WHITE, 2
            )
        if half == most:
            canvas.paste(art.narrow(name, size, 2 * half - 12), x, y)
        else:
            canvas.text(x, y, name, size, WHITE, align=0.5)
    _put_back(canvas, place, gems.items())


def _numbers(canvas: Canvas, place: desert.Field, state: State, spaces: Sequence[int]) -> None:
    """Draw the numbers of spaces within their rows above their gems, and the letter before each row."""
    size = large_on(canvas)
    wide = {name: width_of(name, size) for name in {place.layout.names[cell][1:] for cell in spaces}}
    under: list[tuple[Image.Image, float, float]] = []
    for cell in spaces:
        x, y = place.at(cell)
        canvas.paste(art.offered(place.width), x, y)
        for colour in _gem(state, cell):
            under.append((art.gem(colour, art.LETTERED), x, y + place.width * 0.34))
            y -= place.width * 0.16
        name = place.layout.names[cell][1:]
        if wide[name] > place.width - 10:
            canvas.paste(art.narrow(name, size, place.width - 10), x, y)
        else:
            canvas.text(x, y, name, size, WHITE, align=0.5)
    for gem, x, y in under:
        canvas.paste(gem, x, y)
    rows: dict[int, list[int]] = {}
    for cell in cells(place.layout.cells):
        rows.setdefault(cell // STRIDE, []).append(cell)
    aside = place.width / 2 + 14
    for row in dict.fromkeys(cell // STRIDE for cell in spaces):
        (x, y), (end, _) = place.at(rows[row][0]), place.at(rows[row][-1])
        room = canvas.size[0] - INSIDE - size
        right = x - aside < INSIDE + size and end + aside < room
        at = end + aside if right else max(x - aside, INSIDE + size * 3 // 4)
        letter = place.layout.names[rows[row][0]][0]
        canvas.text(at, y, letter, size, INK, align=int(not right))


def large_on(canvas: Canvas) -> int:
    """Return, in px, the size of words that are legible where a picture of this width is shown."""
    return max(LEGIBLE, LARGE * canvas.size[0] // WIDTH + 1)


def refused(state: State) -> dict[int, str]:
    """Return free spaces beside gardens where the tile in hand cannot begin, if the reason is `EXPLAINED`."""
    if state.ask != "place" or state.tile == NONE:
        return {}
    beside = fitting = 0
    for near in state.desert.near:
        beside |= near
    for mask in gardens.sites(state.desert, state.tile):
        fitting |= mask
    reasons = {
        cell: gardens.refusal(state.desert, state.tile, cell)
        for cell in cells(state.desert.free & beside & ~fitting)
    }
    return {cell: reason for cell, reason in reasons.items() if reason in EXPLAINED}


def refusals(canvas: Canvas, place: desert.Field, state: State, reasons: dict[int, str], within: int) -> None:
    """Draw the signs of refused spaces, beside the gem if there is one."""
    size, rocks = place.width, sum(land_of(state.desert).gems)
    for cell, reason in reasons.items():
        if within >> cell & 1:
            x, y = place.at(cell)
            aside = 0.3 if rocks >> cell & 1 else 0
            canvas.paste(art.refused(round(size * 0.46), reason), x + size * aside, y + size * 0.24)


def landmarks(canvas: Canvas, place: desert.Field, scene: Scene, within: int) -> None:
    """Draw the codes by which texts name fountains, trees and what the latest steps laid, quietly.

    One that the headline would cut is left out.
    """
    ground: Desert = scene.view.state.desert
    marked = {*land_of(ground).fountains, *(planted.cell for planted in ground.trees)}
    marked.update(next(iter(cells(mask))) for mask in desert.named(place.layout, scene.draft))
    size = QUIET if place.width >= ROOMY else LEAST
    for cell in marked:
        if within >> cell & 1:
            x, y = place.at(cell)
            plate = art.plate(place.layout.names[cell], size)
            y -= place.width * 0.46
            if y - plate.height / 2 > TOP:
                canvas.paste(plate, x, y)


class Laid(NamedTuple):
    """A thing that an action would put on a space."""

    cell: int
    flowers: int
    icon: str = ""


def laid(state: State, action: Action) -> list[Laid]:
    """Return what an action would put on the desert, in the order in which it is printed."""
    find = LAYOUTS[state.desert.layout].find
    if action.verb == "place":
        printed = TILES[state.tile]
        turn, first = DIRECTIONS.index(str(action.args[1])), find[str(action.args[0])]
        spaces = zip(desert.spaces_of(state.tile, turn, first), printed.spaces, strict=True)
        return [
            Laid(cell, n, printed.icon if at == printed.at else "") for at, (cell, n) in enumerate(spaces)
        ]
    if action.verb == "bloom":
        flowers = TOKEN_FLOWERS[effect_of(state.players[state.asked]).token]
        codes_of = (str(code) for code in action.args if code)
        return [Laid(find[code], n) for code, n in zip(codes_of, flowers, strict=True)]
    if action.verb == "plant":
        return [Laid(find[str(action.args[1])], 0)]
    return [Laid(gardens.icon_cell(state.desert.tiles[-1]), 0)] if action.verb == "assist" else []


def numbered(
    canvas: Canvas,
    place: desert.Field,
    state: State,
    choices: Sequence[tuple[Action, int]],
    within: int,
    *,
    large: bool = True,
) -> None:
    """Outline and number the places of actions within a part of the desert, with the flowers they bring.

    Several trees for the same spaces would have several numbers on each, so these show their codes instead.
    """
    places = [(number, laid(state, action)) for action, number in choices]
    places = [
        (number, spaces)
        for number, spaces in places
        if spaces and all(within >> space.cell & 1 for space in spaces)
    ]
    own = [spaces[0].cell for _, spaces in places]
    if max((len(spaces) for _, spaces in places), default=0) == 1 and len(set(own)) < len(own):
        codes(canvas, place, state, dict.fromkeys(own), large=large)
        return
    line = firm(canvas.size[0], place) if large else lines.Line(CHOICE, WHITE, 4, 7)
    tiles = [spaces for _, spaces in places if len(spaces) > 1]
    for spaces in tiles:
        for space in spaces:
            _promised(canvas, place, state, space)
    for _, spaces in places:
        mask = sum(1 << space.cell for space in spaces)
        desert.outline(canvas, place, mask, mask, line)
    for spaces in tiles:
        for space in spaces:
            _below(canvas, place, state, space)
    desert.fountains(canvas, place, state.desert, basins(state, [action for action, _ in choices]) & within)
    badge = _badge(canvas, place, max(number for number, _ in places)) if large and places else numbers.SIZE
    ground = land_of(state.desert)
    known = sum(1 << cell for cell in ground.fountains) | sum(ground.gems) & state.desert.free
    spots = _beside(canvas, place, [spaces for _, spaces in places], known & within, badge)
    for (number, _), spot in zip(places, spots, strict=True):
        canvas.paste(sprites.badge(badge, number), *spot)


def firm(wide: int, place: desert.Field, px: int = 2) -> lines.Line:
    """Return the line around what may be chosen on a picture `wide` px wide, `px` thick on a phone."""
    thick = 100 * px * wide / (SHOWN * place.width)
    return lines.Line(CHOICE, WHITE, round(thick / 2 + 3, 1), round(thick, 1))


def _promised(canvas: Canvas, place: desert.Field, state: State, space: Laid) -> None:
    """Draw a space of a tile that is not laid yet; its flowers leave room for what is `_below` them."""
    above = bool(space.icon or _gem(state, space.cell)) and space.flowers < 4
    free = bool(state.desert.free >> space.cell & 1)
    canvas.paste(land.promised(place.width, space.flowers, above, free), *place.at(space.cell))


def _below(canvas: Canvas, place: desert.Field, state: State, space: Laid) -> None:
    """Draw the gem that a space would bring, and its icon."""
    (x, y), wide = place.at(space.cell), place.width
    gems = _gem(state, space.cell)
    share = BOTH if gems and space.icon else GEM
    size = max(art.LETTERED, round(wide * share))
    shown = [art.gem(colour, size) for colour in gems]
    shown += [art.icon(space.icon, size)] if space.icon else []
    for number, image in enumerate(shown):
        canvas.paste(image, x + (number - (len(shown) - 1) / 2) * wide * share, y + wide * UNDER)


def _gem(state: State, cell: int) -> list[int]:
    """Return the colour of the gem that lies on a space, if one does."""
    rocks = land_of(state.desert).gems
    return [colour for colour, mask in enumerate(rocks) if mask & state.desert.free & 1 << cell]


def _beside(
    canvas: Canvas, place: desert.Field, places: Sequence[Sequence[Laid]], known: int, badge: int
) -> Iterator[Point]:
    """Yield where the numbers of places stand: in that of a single space, on the outline of others.

    There they hide as little as can be of what is on the spaces and of others, which are `known`.
    """
    reach, (wide, high) = badge / 2, canvas.size
    within = INSIDE + reach, TOP + reach, wide - INSIDE - reach, high - INSIDE - reach
    covered = {space.cell for spaces in places for space in spaces}
    taken: list[numbers.Disc] = []
    for spaces in places:
        own = {space.cell for space in spaces}
        middles = [place.at(cell) for cell in own]
        things = [
            *(3 * [(x, y + 0.1 * place.width, 0.4 * place.width) for x, y in middles]),
            *((*place.at(cell), place.width * 0.45) for cell in {*covered, *cells(known)} - own),
            *taken,
        ]
        corners = [
            (x + OUT * (a - x), y + OUT * (b - y))
            for x, y in middles
            for a, b in art.corner_points(x, y, place.width)
        ]
        ways = corners if len(own) > 1 else [place.at(*own)]
        spot = min(
            ways, key=lambda at: (_outside(at, within), round(numbers.hidden(at, reach, things)), at[1])
        )
        taken.append((*spot, reach))
        yield spot


def _outside(spot: Point, within: tuple[float, float, float, float]) -> bool:
    (x, y), (left, top, right, bottom) = spot, within
    return not (left <= x <= right and top <= y <= bottom)


def _cleared(
    canvas: Canvas, place: desert.Field, state: State, spaces: Iterable[int]
) -> list[tuple[int, int]]:
    """Draw spaces with gems without them, and return these spaces and the colours of their gems."""
    gems = [(cell, colour) for cell in spaces for colour in _gem(state, cell)]
    for cell, _ in gems:
        canvas.paste(land.sand(place.width), *place.at(cell))
    return gems


def _put_back(canvas: Canvas, place: desert.Field, gems: Iterable[tuple[int, int]]) -> None:
    """Draw gems below the plates on their spaces."""
    size = max(art.LETTERED, round(place.width * GEM))
    for cell, colour in gems:
        x, y = place.at(cell)
        canvas.paste(art.gem(colour, size), x, y + place.width * 0.24)


# The picture


def about(scene: Scene) -> bool:
    """Return True if what is chosen is a space of the desert."""
    return bool(asked(scene))


def asked(scene: Scene) -> set[int]:
    """Return the spaces that the choices are about: those with a number if there are numbers."""
    state: State = scene.view.state
    actions = [action for action, _ in scene.numbered] or scene.choices
    trees = {action.args[0] for action in actions if action.verb == "plant"}
    found = {
        space.cell
        for action in actions
        if action.verb != "plant" or len(trees) == 1
        for space in laid(state, action)
    }
    if any(action.verb == "assist" for action in actions):
        found.update(desert.spaces_of(*_last(state)))
    return found


def _last(state: State) -> tuple[int, int, int]:
    """Return the tile that was placed last, its direction and its first space."""
    tile, cell, turn, _ = state.desert.tiles[-1]
    return tile, turn, cell


def draw(scene: Scene) -> Canvas | None:
    """Return the part where a space is to be chosen, or None if none is."""
    state: State = scene.view.state
    spaces = asked(scene)
    if not spaces:
        return None
    placing = any(action.verb == "place" for action in scene.choices)
    reasons = refused(state) if placing and not scene.parts else {}
    reasons = {cell: reason for cell, reason in reasons.items() if cell not in spaces}
    parts = _divided(state, scene.parts)
    whole = spaces.union(*(cells(area) for _, area, _ in parts))
    around = with_more(scene, whole)
    canvas, place, within = window(state, around, len({*reasons.values()}))
    uncut = _uncut(canvas, place, reasons)
    seen = {cell: reason for cell, reason in reasons.items() if uncut >> cell & 1}
    if {*seen.values()} != {*reasons.values()}:
        canvas, place, within = window(state, around, len({*seen.values()}))
        uncut = _uncut(canvas, place, seen)
    desert.draw(canvas, place, state, within, [mark for mark in scene.marked if not mark[2]])
    if parts:
        drafted(canvas, place, scene, uncut)
        veiled(canvas, place, scene, whole)
        _dim(canvas, place, state, whole.difference(spaces))
        _parts(canvas, place, state, parts, single=not placing)
    else:
        starts = offered(scene, place.layout)
        drawn = {
            cell
            for mask in desert.named(place.layout, scene.draft)
            if not mask & ~uncut
            for cell in cells(mask)
        }
        veiled(canvas, place, scene, drawn.union(spaces if scene.numbered or len(starts) < 2 else starts))
        drafted(canvas, place, scene, uncut)
        refusals(canvas, place, state, seen, within)
        if scene.numbered:
            numbered(canvas, place, state, scene.numbered, within)
        else:
            _chosen(canvas, place, scene, state)
        landmarks(canvas, place, scene, uncut & ~sum(1 << cell for cell in spaces))
    wide = canvas.size[0]
    canvas.line(BORDER, BORDER, wide - BORDER, TOP, GROUND.tile)
    _legend(canvas, seen, texts(scene.lang))
    canvas.border()
    strip.headed(canvas, scene)
    return canvas


def with_more(scene: Scene, spaces: set[int]) -> set[int]:
    """Return spaces with what the latest steps laid and the fountains of numbered places.

    What would make the picture wider is left out.
    """
    state: State = scene.view.state
    layout = LAYOUTS[state.desert.layout]
    laid_last = reduce(int.__or__, desert.named(layout, scene.draft), 0)
    for more in (laid_last, basins(state, [action for action, _ in scene.numbered])):
        both = spaces.union(cells(more))
        shown = view(layout, both)
        if shown[1] == NARROW or shown == view(layout, spaces):
            spaces = both
    return spaces


def view(layout: Layout, spaces: Iterable[int], lines: int = 0) -> tuple[int, int]:
    """Return the width in px of a space and of a picture that shows some spaces as large as possible.

    Some lines of words stand below it.
    """
    first, last, top, bottom = desert.extent(layout, sum(1 << cell for cell in spaces))
    return next((way for way in VIEWS if _fits(layout, *way, last - first, bottom - top, lines)), VIEWS[-1])


def window(state: State, spaces: Iterable[int], lines: int = 0) -> tuple[Canvas, desert.Field, int]:
    """Return a picture of the desert around some spaces, as large as possible, and the spaces that it shows.

    Above is room for the headline, below for some lines that explain signs.
    """
    layout, spaces = LAYOUTS[state.desert.layout], list(spaces)
    first, last, top, bottom = desert.extent(layout, sum(1 << cell for cell in spaces))
    size, wide = view(layout, spaces, lines)
    pitch = desert.Field(layout, size, 0, 0).pitch
    high = max(LOWEST * wide // 100, _high(size, bottom - top))
    left, middle = _left(layout, size, first, last, wide), TOP + (high - (bottom + top) * pitch) // 2
    place = desert.Field(layout, size, left, middle)
    low = TOP + high
    ground = empty(state.desert.layout, place, (wide, low + INSIDE + lines * LEGEND))
    return ground, place, shown(place, (0, 0, wide, low))


def _high(size: int, rows: int) -> int:
    """Return the height in px of a part with `rows` rows below its first."""
    pitch = round(size * 0.75 * art.TALL)
    return (rows + 1) * pitch + round(size * art.TALL)


def warm() -> None:
    """Draw spaces of all sizes in advance."""
    for size in {size for size, _ in VIEWS}:
        desert.warm(size)


def warm_empty(sizes: Iterable[int]) -> None:
    """Draw empty deserts of spaces of some sizes in advance: each takes 20 to 100 ms."""
    for key, size in product(LAYOUTS, sizes):
        _whole(key, size)


def empty(key: str, place: desert.Field, size: tuple[int, int]) -> Canvas:
    """Return the part of an empty desert, of this width and height, that has the field at its place."""
    whole = _field(place.layout, place.width)
    left, top = whole.left - place.left, whole.top - place.top
    return _whole(key, place.width).crop((left, top, left + size[0], top + size[1]))


def _field(layout: Layout, size: int) -> desert.Field:
    """Return the field of a whole desert, with so much around it that every part to be shown is there."""
    first, _, top, _ = desert.extent(layout, layout.cells)
    return desert.Field(
        layout, size, AROUND - first * size // 2, AROUND - top * desert.Field(layout, size, 0, 0).pitch
    )


@cached
def _whole(key: str, size: int) -> Canvas:
    """Return the ground of a whole desert."""
    layout = LAYOUTS[key]
    first, last, top, bottom = desert.extent(layout, layout.cells)
    place = _field(layout, size)
    wide, high = (last - first) * size // 2, (bottom - top) * place.pitch
    canvas = Canvas(GROUND, Image.new("RGB", (wide + 2 * AROUND, high + 2 * AROUND), GROUND.tile))
    desert.dunes(canvas)
    oasis.draw(canvas, place, key)
    desert.ground(canvas, place, layout.cells)
    return canvas


def _width(layout: Layout, size: int) -> int:
    """Return the width in px of a whole desert."""
    first, last, _, _ = desert.extent(layout, layout.cells)
    return (last - first + 2) * size // 2


def _fits(layout: Layout, size: int, wide: int, columns: int, rows: int, lines: int) -> bool:
    """Return True if a picture has room for these columns and rows, a margin, and lines of words below."""
    across = min((columns + 3) * size // 2, _width(layout, size))
    high = TOP + _high(size, rows) + INSIDE + lines * LEGEND
    return across <= wide - 2 * INSIDE and 100 * high <= HIGHEST * wide


def _left(layout: Layout, size: int, first: int, last: int, wide: int) -> int:
    """Return where column 0 is if these columns are in the middle, unless there is nothing beyond a side."""
    begin, end, _, _ = desert.extent(layout, layout.cells)
    inside = wide - 2 * INSIDE
    if _width(layout, size) <= inside:
        return wide // 2 - (begin + end) * size // 4
    right = max(inside - size - end * size // 2, inside // 2 - (first + last) * size // 4)
    return INSIDE + min(size - begin * size // 2, right)


def shown(place: desert.Field, box: Box, reach: float = 0.6) -> int:
    """Return the spaces that overlap a box; `reach` is how far one extends from its middle, in widths."""
    left, top, right, bottom = box
    reach *= place.width
    return sum(
        1 << cell
        for cell in place.layout.names
        for x, y in [place.at(cell)]
        if left - reach < x < right + reach and top - reach < y < bottom + reach
    )


def _uncut(canvas: Canvas, place: desert.Field, reasons: Mapping[int, str]) -> int:
    """Return the spaces of which the edges of a picture, with a line for each reason, cut nothing."""
    wide, high = canvas.size
    low = high - INSIDE - LEGEND * len({*reasons.values()})
    return shown(place, (INSIDE, TOP, wide - INSIDE, low), -0.5)


def veiled(canvas: Canvas, place: desert.Field, scene: Scene, spaces: Iterable[int]) -> None:
    """Lower the contrast of all but some spaces and the fountains of numbered places and parts."""
    actions = [part[0] for part in scene.parts] or [action for action, _ in scene.numbered]
    veil(canvas, place, scene.view.state, {*spaces, *cells(basins(scene.view.state, actions))})


def veil(canvas: Canvas, place: desert.Field, state: State, spaces: AbstractSet[int]) -> None:
    """Lower the contrast of all but some spaces and the pieces on them."""
    on, off = _pieces(place, state, spaces)
    panels.veil(canvas, (0, 0, *canvas.size), _outlines(place, spaces), 0, off, on)


def _dim(canvas: Canvas, place: desert.Field, state: State, spaces: AbstractSet[int]) -> None:
    """Lower the contrast of some spaces by half as much: what is there counts, but cannot be chosen."""
    everywhere, (on, off) = (0, 0, *canvas.size), _pieces(place, state, spaces)
    clear = [panels.corners(everywhere)]
    panels.veil(canvas, everywhere, clear, 0, [*_outlines(place, spaces), *on], off, share=0.5)


def _pieces(
    place: desert.Field, state: State, spaces: AbstractSet[int]
) -> tuple[list[Sequence[Point]], list[Sequence[Point]]]:
    """Return the outlines of the pieces that reach beyond their space: those on some spaces, and others."""
    found: tuple[list[Sequence[Point]], list[Sequence[Point]]] = [], []
    for piece in labels.pieces(place, state):
        found[piece.cell not in spaces].append(piece.whole)
    return found


def _outlines(place: desert.Field, spaces: Iterable[int]) -> list[list[Point]]:
    """Return the outlines of some spaces, a little larger, so that no gap is between two."""
    return [art.corner_points(*place.at(cell), place.width + 4) for cell in spaces]


def drafted(canvas: Canvas, place: desert.Field, scene: Scene, within: int) -> None:
    """Outline what the viewer's own steps laid that are not confirmed yet; no veil lies over these lines.

    What is not all within these spaces has no outline.
    """
    for events, colour, dashed in scene.marked:
        if dashed:
            seen = [
                one for one in events if not any(mask & ~within for mask in desert.named(place.layout, [one]))
            ]
            desert.marks(canvas, place, seen, within, colour, "dashed", desert.THIN)


def _chosen(canvas: Canvas, place: desert.Field, scene: Scene, state: State) -> None:
    """Draw the spaces to choose from, or what a single action does."""
    spaces = offered(scene, place.layout)
    codes(canvas, place, state, spaces)
    if len(scene.choices) == 1 and scene.choices[0].verb != "assist":
        ghost(canvas, place, state, scene.choices[0], canvas.size[0])
    if any(action.verb == "assist" for action in scene.choices):
        cell = gardens.icon_cell(state.desert.tiles[-1])
        desert.outline(canvas, place, 1 << cell, 1 << cell, firm(canvas.size[0], place, ALONE))
        desert.icons(canvas, place, state, 1 << cell)


def _divided(state: State, parts: Sequence[Sequence[Action]]) -> list[tuple[int, int, int]]:
    """Return for each part of the desert its spaces, these with the garden that holds them together if no
    other part has it, and its fountain.
    """
    found = _shared_out([[space.cell for action in part for space in laid(state, action)] for part in parts])
    fountains = [joined(state, part[0]) for part in parts]
    return [
        (mask, mask | (_garden(state, fountain) if fountains.count(fountain) == 1 else 0), fountain)
        for mask, fountain in zip(found, fountains, strict=True)
    ]


def _parts(
    canvas: Canvas, place: desert.Field, state: State, parts: Sequence[tuple[int, int, int]], single: bool
) -> None:
    """Outline and number each part of the desert; spaces of which a `single` one is chosen have rings.

    A part has its spaces, those to be outlined, and its fountain.
    """
    ground, known = state.desert, land_of(state.desert).fountains
    offered = reduce(int.__or__, (mask for mask, _, _ in parts))
    gems = sum(land_of(ground).gems) & ground.free
    for cell in cells(offered & gems):
        canvas.paste(land.sand(place.width), *place.at(cell))
    taken, around = reduce(int.__or__, (area for _, area, _ in parts)), list[int]()
    for _, area, _ in parts:
        whole = _closed(area, place.layout.cells & ~(taken & ~area))
        around.append(whole | _enclosed(whole))
        if not single:
            band = lines.Line(BAND, "", BAND_WIDE / 2, BAND_WIDE)
            desert.outline(canvas, place, around[-1], offered & ground.free, band)
        desert.outline(canvas, place, around[-1], around[-1], _border(canvas.size[0], place))
    if single:
        for cell in cells(offered):
            canvas.paste(art.ring(place.width), *place.at(cell))
    desert.rocks(canvas, place, ground, offered, FEW)
    fed = {fountain for _, _, fountain in parts if fountain != NONE}
    desert.fountains(canvas, place, ground, sum(1 << known[fountain] for fountain in fed))
    size, spots = round(ON_AREA * _badge(canvas, place, len(parts))), list[numbers.Disc]()
    things = [(*place.at(cell), LARGEST * place.width) for cell in known]
    lit = gems | ground.flowers[0] if single else gems | ~ground.free & place.layout.cells
    things += [(*place.at(cell), place.width / 2) for cell in cells(lit)]
    for number, (mask, area, _) in enumerate(parts, 1):
        spot = _within(canvas, place, mask if single else area, [*things, *spots], size)
        spots.append((*spot, size))
        canvas.paste(sprites.badge(size, number), *spot)


def _within(
    canvas: Canvas, place: desert.Field, spaces: int, things: Sequence[numbers.Disc], badge: int
) -> Point:
    """Return where the number of a part stands: on the space nearest its middle where it hides the least."""
    x, y = middle(place, cells(spaces))
    return min(
        (place.at(cell) for cell in cells(spaces)),
        key=lambda at: (
            round(numbers.hidden(at, badge / 2, things) / (HIDES * place.width)),
            hypot(at[0] - x, at[1] - y),
        ),
    )


def _garden(state: State, fountain: int) -> int:
    """Return the spaces of a garden and of its fountain."""
    return gardens.garden_cells(state.desert, fountain) | 1 << land_of(state.desert).fountains[fountain]


def _border(wide: int, place: desert.Field) -> lines.Line:
    """Return the line around a part, 1 px thick on a phone; it leaves a gap where two meet."""
    thick = round(130 * wide / (SHOWN * place.width), 1)
    return lines.Line(CHOICE, "", round(thick / 2 + 4, 1), thick)


def _enclosed(area: int) -> int:
    """Return the spaces that an area encloses: no line goes around these."""
    beyond = EVERYWHERE & ~area
    return beyond & ~flood(1, beyond)


def _closed(area: int, within: int) -> int:
    """Return an area with the spaces that it surrounds on most sides, so that its line does not fray."""
    while near := sum(
        1 << cell
        for cell in cells(widened(area) & within & ~area)
        if (widened(1 << cell) & area).bit_count() >= MOSTLY
    ):
        area |= near
    return area


def joined(state: State, action: Action) -> int:
    """Return the fountain whose garden an action would join; `NONE` if the rules do not allow its place."""
    return gardens.joined(state.desert, sum(1 << space.cell for space in laid(state, action)))


def basins(state: State, actions: Iterable[Action]) -> int:
    """Return the spaces of the fountains whose gardens actions would join."""
    known = land_of(state.desert).fountains
    found = {known[fountain] for action in actions if (fountain := joined(state, action)) != NONE}
    return sum(1 << cell for cell in found)


def _shared_out(parts: Sequence[Sequence[int]]) -> list[int]:
    """Return the spaces of each part, at least one.

    One that several name belongs to that which names most around it or, if another one had none, to that.
    """
    named = [Counter(part) for part in parts]
    found = [0] * len(parts)
    for cell in {cell for part in parts for cell in part}:
        own = [number for number, part in enumerate(named) if cell in part]
        if len(own) > 1:
            near = list(cells(widened(1 << cell)))
            own.sort(key=lambda number: -sum(named[number][one] for one in near))
        found[own[0]] |= 1 << cell

    def owner(cell: int) -> int:
        return next(number for number, mask in enumerate(found) if mask >> cell & 1)

    for number, part in enumerate(named):
        if not found[number]:
            cell = max(sorted(part), key=lambda cell: found[owner(cell)].bit_count())
            if found[owner(cell)].bit_count() > 1:
                found[owner(cell)] &= ~(1 << cell)
            found[number] = 1 << cell
    return found


def _badge(canvas: Canvas, place: desert.Field, number: int) -> int:
    """Return the size in px of a number on a space, legible where a picture of this width is shown."""
    return max(round(ON_SPACES[number > 9] * large_on(canvas) / LARGE), round(WITHIN * place.width))


def ghost(
    canvas: Canvas, place: desert.Field, state: State, action: Action, wide: int, within: int = EVERYWHERE
) -> None:
    """Draw what a single action would lay on the desert, for a picture `wide` px wide.

    So is the fountain that it joins, if that is `within` some spaces.
    """
    spaces = laid(state, action)
    for cell, flowers, icon in spaces:
        x, y = place.at(cell)
        if action.verb == "plant":
            tree = art.tree(TREE[str(action.args[0])], round(place.width * 0.86))
            canvas.paste(tree, x, y - place.width * 0.05)
        else:
            canvas.paste(art.garden(place.width, flowers, bool(icon)), x, y)
    mask = sum(1 << space.cell for space in spaces)
    desert.outline(canvas, place, mask, mask, firm(wide, place))
    for cell, _, icon in spaces:
        if icon:
            desert.icon(canvas, place, cell, icon)
    desert.fountains(canvas, place, state.desert, basins(state, [action]) & within)


def _legend(canvas: Canvas, reasons: Mapping[int, str], words: Texts) -> None:
    """Explain the signs of refused spaces below the desert."""
    kinds = tuple(dict.fromkeys(reasons.values()))
    right, bottom = canvas.size[0] - INSIDE, canvas.size[1] - INSIDE
    for number, reason in enumerate(reversed(kinds)):
        y = bottom - LEGEND * number - LEGEND // 2
        canvas.line(INSIDE, y - LEGEND // 2, right, y + LEGEND // 2, PAPER)
        canvas.paste(art.refused(REASON, reason), INSIDE + REASON, y)
        text = words(f"render-ishtar-{reason}".replace("_", "-"))
        canvas.text(INSIDE + 2 * REASON, y, text, large_on(canvas), limit=right - INSIDE - 2 * REASON - GAP)


def middle(place: desert.Field, spaces: Iterable[int]) -> Point:
    """Return the middle of some spaces."""
    xs, ys = zip(*(place.at(cell) for cell in spaces), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
