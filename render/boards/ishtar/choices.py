"""Codes and numbers of the spaces that may be chosen, what a tile would bring there, and why it cannot lie.

Owns these signs at any size. Legal moves are passed in as actions; of the rules, it uses only why a tile
cannot lie somewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence, Sized
from math import hypot

from PIL import Image

from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.hexes import OFFSETS, STRIDE, cells, land_of
from engine.games.ishtar.state import NONE, TREE, Desert, State
from render import numbers, sprites
from render.boards.ishtar import art, desert, effects, land, lines, window
from render.canvas import Canvas
from render.pen import Point, regular
from render.scene import Scene
from render.text import LEAST
from render.text import width as width_of
from render.theme import CHOICE, INK, MUTED, PAPER, STONE, WHITE, WIDTH

LARGE = 61
"""px; words that are 10 px high when a picture is shown 264 px wide, as in a panel on a phone."""
MANY = 12
"""The most codes in full on small spaces."""
LEGIBLE = 42
"""px; the least size of codes that are chosen from."""
QUIET = 44
"""px; codes that texts name."""
BADGES, ON_SPACES = (104, 124), (93, 114)
"""px; badges with one and with two digits, somewhat larger than `LARGE`, and on spaces as large as that."""
WITHIN = 0.66
"""The least size of a badge that stands on a large space, in widths of it."""
SHOWN = 264
"""px; the width of a picture on a phone."""
HIGHER = 0.2
"""How far above the middle of a green space its code is if there is a gem, in widths of it."""
LOWER = 0.34
"""How far below the middle of a green space with a number a gem is, in widths of it."""
GEM, BOTH, UNDER, OUT = 0.5, 0.42, 0.19, 1.2
"""Width of a gem on a space that may be chosen, alone and beside an icon, and how far it is below its middle,
in widths of it; and how far out a number on an outline is, seen from the middle of a space, in distances of
its corners."""
ABOVE = 0.6, 0.46
"""How far above the middle of its space the code of a landmark is, clear of the points of a fountain, and at
least near the headline, in widths of it."""
CLEAR, ASIDE = 0.6, 0.8
"""How far from a piece a code is clear of it, and how far on the left or on the right of its space it
stands if above and below are taken, in widths of a space."""
EVERYWHERE = (1 << 32 * STRIDE) - 1
"""All spaces of a layout and around it."""
EXPLAINED = ("two_fountains", "two_assistants")
"""Reasons that are not obvious on the picture."""


def codes(
    canvas: Canvas, place: desert.Field, state: State, spaces: Iterable[int], *, large: bool = True
) -> None:
    """Draw the full codes of the spaces that may be chosen, above their gems if there are any.

    Spaces are green if they are `large`; otherwise codes stand on plates.

    Many codes on small spaces would have no room: only numbers are on the spaces. `letters` are beside rows.
    """
    spaces = list(spaces)
    if large and _is_many(place, spaces):
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


def _is_many(place: desert.Field, spaces: Sized) -> bool:
    """Return True if there are too many spaces for full codes."""
    return len(spaces) > MANY and place.width < window.ROOMY


def _numbers(canvas: Canvas, place: desert.Field, state: State, spaces: Sequence[int]) -> None:
    """Draw the numbers of spaces within their rows above their gems."""
    size = large_on(canvas)
    wide = {name: width_of(name, size) for name in {place.layout.names[cell][1:] for cell in spaces}}
    under: list[tuple[Image.Image, float, float]] = []
    for cell in spaces:
        x, y = place.at(cell)
        canvas.paste(art.offered(place.width), x, y)
        for colour in effects.gem(state, cell):
            under.append((art.gem(colour, art.LETTERED), x, y + place.width * LOWER))
            y -= place.width * 0.16
        name = place.layout.names[cell][1:]
        if wide[name] > place.width - 10:
            canvas.paste(art.narrow(name, size, place.width - 10), x, y)
        else:
            canvas.text(x, y, name, size, WHITE, align=0.5)
    for gem, x, y in under:
        canvas.paste(gem, x, y)


def reaching(place: desert.Field, state: State, spaces: Collection[int]) -> list[list[Point]]:
    """Return the outlines of spaces with codes and of the gems on them, which reach a little beyond."""
    found = [art.corner_points(*place.at(cell), place.width + 4) for cell in spaces]
    for cell in spaces if _is_many(place, spaces) else ():
        x, y = place.at(cell)
        y += place.width * LOWER
        found += [regular(x, y, art.LETTERED / 2, 8, 1 / 16) for _ in effects.gem(state, cell)]
    return found


def letters(canvas: Canvas, place: desert.Field, spaces: Collection[int]) -> None:
    """Draw the letter before each row of spaces on which only numbers are."""
    if not _is_many(place, spaces):
        return
    size, rows = large_on(canvas), dict[int, list[int]]()
    for cell in cells(place.layout.cells):
        rows.setdefault(cell // STRIDE, []).append(cell)
    aside = place.width / 2 + 14
    for row in dict.fromkeys(cell // STRIDE for cell in spaces):
        (x, y), (end, _) = place.at(rows[row][0]), place.at(rows[row][-1])
        room = canvas.size[0] - window.INSIDE - size
        right = x - aside < window.INSIDE + size and end + aside < room
        at = end + aside if right else max(x - aside, window.INSIDE + size * 3 // 4)
        letter = place.layout.names[rows[row][0]][0]
        canvas.text(at, y, letter, size, PAPER, align=int(not right))


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

    That of a fountain that no veil lies over is as strong. One that the headline would cut is left out.
    """
    ground: Desert = scene.view.state.desert
    strong = effects.decisive(scene)
    marked = {*land_of(ground).fountains, *(planted.cell for planted in ground.trees)}
    marked.update(next(iter(cells(mask))) for mask in desert.named(place.layout, scene.draft))
    size = QUIET if place.width >= window.ROOMY else LEAST
    pieces = list(desert.standing(place, ground))
    for cell in marked:
        if within >> cell & 1:
            name, half = place.layout.names[cell], size * 23 // 40
            wide = width_of(name, size) // 2 + 10
            x, y = map(round, _code_at(place, pieces, cell, 2 * half))
            if y - half > window.TOP:
                edge, ink = (INK, INK) if strong >> cell & 1 else (STONE, MUTED)
                canvas.box(x - wide, y - half, x + wide, y + half, PAPER, 14, edge, 2)
                canvas.text(x, y, name, size, ink, align=0.5)


def _code_at(place: desert.Field, pieces: Sequence[Point], cell: int, high: int) -> Point:
    """Return where the code of a landmark stands: above it, or elsewhere if that hides less that counts."""
    (x, y), away = place.at(cell), ABOVE[0] * place.width
    near = min(y - place.width * ABOVE[1], window.TOP + high / 2 + 1)

    def hidden(way: tuple[Point, Sequence[int]]) -> int:
        (across, down), sides = way
        chosen = sum(place.chosen >> cell + OFFSETS[side] & 1 for side in sides)
        return chosen + sum(hypot(across - a, down - b) < CLEAR * place.width for a, b in pieces)

    ways = (
        ((x, max(y - away, near)), (4, 5)),
        ((x, y + away), (1, 2)),
        ((x - ASIDE * place.width, y), (3,)),
        ((x + ASIDE * place.width, y), (0,)),
    )
    return min(ways, key=hidden)[0]


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
    places = [(number, effects.laid(state, action)) for action, number in choices]
    places = [
        (number, spaces)
        for number, spaces in places
        if spaces and all(within >> space.cell & 1 for space in spaces)
    ]
    own = [spaces[0].cell for _, spaces in places]
    if max((len(spaces) for _, spaces in places), default=0) == 1 and len(set(own)) < len(own):
        codes(canvas, place, state, dict.fromkeys(own), large=large)
        letters(canvas, place, set(own) if large else ())
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
    desert.fountains(
        canvas, place, state.desert, effects.basins(state, [action for action, _ in choices]) & within
    )
    badge = (
        badge_size(canvas, place, max(number for number, _ in places)) if large and places else numbers.SIZE
    )
    ground = land_of(state.desert)
    known = sum(1 << cell for cell in ground.fountains) | sum(ground.gems) & state.desert.free
    pieces = [(*at, place.width * desert.HOLDER / 2) for at in desert.standing(place, state.desert)]
    spots = _beside(canvas, place, [spaces for _, spaces in places], known & within, pieces, badge)
    for (number, _), spot in zip(places, spots, strict=True):
        canvas.paste(sprites.badge(badge, number), *spot)


def firm(wide: int, place: desert.Field, px: int = 2) -> lines.Line:
    """Return the line around what may be chosen on a picture `wide` px wide, `px` thick on a phone."""
    thick = 100 * px * wide / (SHOWN * place.width)
    return lines.Line(CHOICE, WHITE, round(thick / 2 + 3, 1), round(thick, 1))


def _promised(canvas: Canvas, place: desert.Field, state: State, space: effects.Laid) -> None:
    """Draw a space of a tile that is not laid yet; its flowers leave room for what is `_below` them."""
    above = bool(space.icon or effects.gem(state, space.cell)) and space.flowers < 4
    free = bool(state.desert.free >> space.cell & 1)
    canvas.paste(land.promised(place.width, space.flowers, above, free), *place.at(space.cell))


def _below(canvas: Canvas, place: desert.Field, state: State, space: effects.Laid) -> None:
    """Draw the gem that a space would bring, and its icon."""
    (x, y), wide = place.at(space.cell), place.width
    gems = effects.gem(state, space.cell)
    share = BOTH if gems and space.icon else GEM
    size = max(art.LETTERED, round(wide * share))
    shown = [art.gem(colour, size) for colour in gems]
    shown += [art.icon(space.icon, size)] if space.icon else []
    for number, image in enumerate(shown):
        canvas.paste(image, x + (number - (len(shown) - 1) / 2) * wide * share, y + wide * UNDER)


def _beside(
    canvas: Canvas,
    place: desert.Field,
    places: Sequence[Sequence[effects.Laid]],
    known: int,
    pieces: Sequence[numbers.Disc],
    badge: int,
) -> Iterator[Point]:
    """Yield where the numbers of places stand: in that of a single space, on the outline of others.

    There they hide as little as can be of what is on the spaces, of others, which are `known`, and of pieces.
    """
    reach = badge / 2
    within = inner(canvas, reach)
    covered = {space.cell for spaces in places for space in spaces}
    taken: list[numbers.Disc] = []
    for spaces in places:
        own = {space.cell for space in spaces}
        middles = [place.at(cell) for cell in own]
        things = [
            *(3 * [(x, y + 0.1 * place.width, 0.4 * place.width) for x, y in middles]),
            *((*place.at(cell), place.width * 0.45) for cell in {*covered, *cells(known)} - own),
            *pieces,
            *taken,
        ]
        corners = [
            (x + OUT * (a - x), y + OUT * (b - y))
            for x, y in middles
            for a, b in art.corner_points(x, y, place.width)
        ]
        ways = corners if len(own) > 1 else [place.at(*own)]
        spot = min(
            ways, key=lambda at: (outside(at, within), round(numbers.hidden(at, reach, things)), at[1])
        )
        taken.append((*spot, reach))
        yield spot


Room = tuple[float, float, float, float]


def inner(canvas: Canvas, reach: float) -> Room:
    """Return where a mark of this radius is whole on a picture of a part."""
    wide, high = canvas.size
    edge = window.INSIDE + reach
    return edge, window.TOP + reach, wide - edge, high - edge


def outside(spot: Point, within: Room) -> bool:
    (x, y), (left, top, right, bottom) = spot, within
    return not (left <= x <= right and top <= y <= bottom)


def _cleared(
    canvas: Canvas, place: desert.Field, state: State, spaces: Iterable[int]
) -> list[tuple[int, int]]:
    """Draw spaces with gems without them, and return these spaces and the colours of their gems."""
    gems = [(cell, colour) for cell in spaces for colour in effects.gem(state, cell)]
    for cell, _ in gems:
        canvas.paste(land.sand(place.width), *place.at(cell))
    return gems


def _put_back(canvas: Canvas, place: desert.Field, gems: Iterable[tuple[int, int]]) -> None:
    """Draw gems below the plates on their spaces."""
    size = max(art.LETTERED, round(place.width * GEM))
    for cell, colour in gems:
        x, y = place.at(cell)
        canvas.paste(art.gem(colour, size), x, y + place.width * 0.24)


def badge_size(canvas: Canvas, place: desert.Field, number: int) -> int:
    """Return the size in px of a number on a space, legible where a picture of this width is shown."""
    return max(round(ON_SPACES[number > 9] * large_on(canvas) / LARGE), round(WITHIN * place.width))


def ghost(
    canvas: Canvas, place: desert.Field, state: State, action: Action, wide: int, within: int = EVERYWHERE
) -> None:
    """Draw what a single action would lay on the desert, for a picture `wide` px wide.

    So is the fountain that it joins, if that is `within` some spaces.
    """
    spaces = effects.laid(state, action)
    for cell, flowers, icon in spaces:
        x, y = place.at(cell)
        if action.verb == "plant":
            tree = art.tree(TREE[str(action.args[0])], round(place.width * desert.TREE))
            canvas.paste(tree, x, y - place.width * desert.ROOT)
        else:
            canvas.paste(art.garden(place.width, flowers, bool(icon)), x, y)
    mask = sum(1 << space.cell for space in spaces)
    desert.outline(canvas, place, mask, mask, firm(wide, place))
    for cell, _, icon in spaces:
        if icon:
            desert.icon(canvas, place, cell, icon)
    desert.fountains(canvas, place, state.desert, effects.basins(state, [action]) & within)
