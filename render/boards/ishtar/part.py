"""A part of the desert of Ishtar, large: where a space is to be chosen, and the ways a tile can be turned.

Knows the state and what is printed on the tiles; legal moves are passed in as actions. Of the rules, it uses
only why a tile cannot lie somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.gardens import SIXTHS, TURNS
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, STRIDE, Layout, cells, land_of
from engine.games.ishtar.skills import TOKEN_FLOWERS, effect_of
from engine.games.ishtar.state import NONE, SHAPES, TILES, TREE, State
from locales import Texts, texts
from render import numbers, sprites
from render.boards.ishtar import art, desert
from render.boards.ishtar.ground import GROUND
from render.canvas import Canvas
from render.scene import Scene
from render.text import LEAST
from render.theme import BODY, CHOICE, DRAFT, LAST, MARGIN, PAPER, SMALL, SOFT, STONE, WHITE, WIDTH

LETTERS = 62
"""px; room for the letters of the rows."""
SPACES = (112, 98, 84)
"""px; possible widths of a space. A part that needs smaller ones is no larger than on the whole desert."""
HIGHEST = 720
"""px; the greatest height of the part."""
AROUND = 2
"""Rows shown beyond those where a space may be chosen."""
STRIP = 270
"""px; height of the strip with the ways to turn a tile."""
OUTLINED = 8
"""The most numbered places whose outlines are drawn."""
GEM = 36
FLOWER = 40
"""px; a flower on a numbered place."""
LEGEND = 58
"""px; a line that explains a sign."""
EXPLAINED = ("two_fountains", "two_assistants")
"""Reasons that are not obvious on the picture."""


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


def codes(canvas: Canvas, place: desert.Field, spaces: Iterable[int]) -> None:
    """Draw the full codes of the spaces that may be chosen, on plates."""
    size = max(LEAST, round(place.width * 0.29))
    half = round(size * 1.08)
    for cell in spaces:
        x, y = place.code_at(cell)
        canvas.box(
            round(x) - half, round(y) - size * 5 // 8, round(x) + half, round(y) + size * 5 // 8, CHOICE,
            size * 5 // 8, WHITE, 2,
        )  # fmt: skip
        canvas.text(x, y, place.layout.names[cell], size, WHITE, align=0.5)


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
    canvas: Canvas, place: desert.Field, state: State, choices: Sequence[tuple[Action, int]], within: int
) -> None:
    """Number the places of actions within a part of the desert, and show where flowers would grow.

    A few places are outlined. Outlines of many would overlap, so lines join their spaces instead. A number
    stands on a space of its place: on grass if possible, and on one where no other number is. Several trees
    for the same spaces would have several numbers on each, so these show their codes instead.
    """
    places = [(number, laid(state, action)) for action, number in choices]
    places = [
        (number, spaces)
        for number, spaces in places
        if spaces and all(within >> space.cell & 1 for space in spaces)
    ]
    quiet = [sorted(spaces, key=lambda space: space.flowers) for _, spaces in places]
    own = spots([[space.cell for space in spaces] for spaces in quiet])
    if max(map(len, quiet), default=0) == 1 and len(set(own)) < len(own):
        codes(canvas, place, dict.fromkeys(own))
        return
    for _, spaces in places:
        if len(places) <= OUTLINED:
            mask = sum(1 << space.cell for space in spaces)
            desert.outline(canvas, place, mask, mask, art.Line(CHOICE, PAPER, 4, 7))
        elif len(spaces) > 1:
            path = [place.at(spaces[i].cell) for i in _path(state, len(spaces))]
            columns, rows = sorted(x for x, _ in path), sorted(y for _, y in path)
            x, y = (columns[0] + columns[-1]) / 2, (rows[0] + rows[-1]) / 2
            canvas.paste(art.joined(tuple((round(a - x), round(b - y)) for a, b in path), 10), x, y)
    for _, spaces in places:
        for space in spaces:
            if space.flowers and space.cell not in own:
                canvas.paste(art.flower(FLOWER), *place.at(space.cell))
    numbers.badges(canvas, [(place.at(cell), number) for cell, (number, _) in zip(own, places, strict=True)])


def spots(places: Sequence[Sequence[int]]) -> list[int]:
    """Return one space of each place, the earlier ones preferred, so that as few as possible are the same."""
    found: dict[int, int] = {}

    def settle(number: int, tried: set[int]) -> bool:
        """Find a space for a place, moving others if need be."""
        for cell in sorted(places[number], key=found.__contains__):
            if cell not in tried:
                tried.add(cell)
                if cell not in found or settle(found[cell], tried):
                    found[cell] = number
                    return True
        return False

    for number in range(len(places)):
        settle(number, set())
    own = {number: cell for cell, number in found.items()}
    return [own.get(number, place[0]) for number, place in enumerate(places)]


def _path(state: State, spaces: int) -> tuple[int, ...]:
    """Return an order of the spaces of a tile or token in which each is beside the one before."""
    if spaces < len(TILES[0].spaces):
        return tuple(range(spaces))
    return (1, 0, 2, 1) if SHAPES[TILES[state.tile].shape] == "T" else (1, 0, 2)


# The picture


def large(scene: Scene) -> bool:
    """Return True if the spaces to choose from are close enough together to be shown larger."""
    layout = LAYOUTS[scene.view.state.desert.layout]
    spaces = offered(scene, layout)
    return bool(spaces) and _window(layout, spaces)[0] > 0


def draw(scene: Scene) -> Canvas | None:
    """Return the part where a space is to be chosen, or None if no space is.

    For a tile, the ways to turn it are shown below. A part that would be no larger than on the whole
    desert is left out.
    """
    state: State = scene.view.state
    layout = LAYOUTS[state.desert.layout]
    spaces = offered(scene, layout)
    placing = [action for action in scene.choices if action.verb == "place"]
    width, within = _window(layout, spaces) if spaces else (0, 0)
    if not width and not placing:
        return None
    reasons = refused(state) if placing else {}
    height = desert.height(layout, within, width) + 24 if width else 0
    low = MARGIN + height + (STRIP + LEGEND * len(set(reasons.values())) if placing else 0)
    canvas = Canvas.blank(GROUND, low + MARGIN)
    if width:
        place = desert.field(layout, within, MARGIN + LETTERS, MARGIN + 4, width, coded=False)
        desert.ground(canvas, place, within)
        desert.letters(canvas, place, within)
        desert.draw(canvas, place, state, within)
        desert.marks(canvas, place, scene.last, within, LAST)
        desert.marks(canvas, place, scene.draft, within, DRAFT, "dashed")
        refusals(canvas, place, state, reasons, within)
        if scene.numbered:
            numbered(canvas, place, state, scene.numbered, within)
        else:
            _chosen(canvas, place, scene, state, spaces)
    if placing:
        _strip(canvas, state, placing, MARGIN + height, reasons, texts(scene.lang), _turns(scene))
    return canvas


def _window(layout: Layout, spaces: Iterable[int]) -> tuple[int, int]:
    """Return the width of a space and the set of spaces that the part shows; (0, 0) if too large."""
    first, last, top, bottom = desert.extent(layout, sum(1 << cell for cell in spaces))
    _, right, highest, lowest = desert.extent(layout, layout.cells)
    top, bottom = max(highest, top - AROUND), min(lowest, bottom + AROUND)
    for width in SPACES:
        columns = 2 * (WIDTH - 2 * MARGIN - LETTERS) // width - 2
        if (
            last - first + 4 <= columns
            and (bottom - top) * width * 0.75 * art.TALL + width * art.TALL <= HIGHEST
        ):
            start = max(0, min((first + last - columns) // 2, right - columns))
            within = sum(
                1 << cell
                for cell, column in layout.column.items()
                if start <= column <= start + columns and top <= cell // STRIDE <= bottom
            )
            return width, within
    return 0, 0


def _chosen(canvas: Canvas, place: desert.Field, scene: Scene, state: State, spaces: dict[int, None]) -> None:
    """Draw the spaces to choose from, or the turns of a tile on one space, or what a single action does."""
    codes(canvas, place, spaces)
    if len(scene.choices) == 1:
        _ghost(canvas, place, state, scene.choices[0])
    elif len(spaces) == 1:
        (cell,) = spaces
        x, y = place.at(cell)
        desert.outline(canvas, place, 1 << cell, 1 << cell, art.Line(CHOICE, WHITE, 5, 8))
        for action in scene.choices:
            if action.verb == "place":
                turn = DIRECTIONS.index(str(action.args[1]))
                dx, dy = art.way(turn)
                canvas.paste(art.arrow(36, turn), x + dx * place.width * 0.68, y + dy * place.width * 0.68)


def _ghost(canvas: Canvas, place: desert.Field, state: State, action: Action) -> None:
    """Draw what a single action would lay on the desert."""
    spaces = laid(state, action)
    for cell, flowers, icon in spaces:
        x, y = place.at(cell)
        if action.verb == "plant":
            tree = art.tree(TREE[str(action.args[0])], round(place.width * 0.86))
            canvas.paste(tree, x, y - place.width * 0.05)
        else:
            canvas.paste(art.garden(place.width, flowers, icon), x, y)
    mask = sum(1 << space.cell for space in spaces)
    desert.outline(canvas, place, mask, mask, art.Line(CHOICE, WHITE, 5, 8, "dashed"))


def _turns(scene: Scene) -> dict[str, int]:
    """Return the menu's numbers of the turns of a tile on one space; empty while several spaces are open."""
    turns = [(str(action.args[1]), number) for action, number in scene.numbered if action.verb == "place"]
    return dict(turns) if len({action.args[0] for action in scene.choices}) == 1 else {}


def _strip(
    canvas: Canvas,
    state: State,
    placing: list[Action],
    top: int,
    reasons: dict[int, str],
    words: Texts,
    given: dict[str, int],
) -> None:
    """Draw the ways to turn the tile, what each would collect or why it cannot be, and the signs explained.

    `given` has the numbers of the turns if a menu numbers them.
    """
    left, right, bottom = MARGIN, WIDTH - MARGIN, canvas.size[1] - MARGIN
    canvas.box(left, top, right, bottom, PAPER, 18, STONE, 2)
    find = LAYOUTS[state.desert.layout].find
    starts = {find[str(action.args[0])] for action in placing}
    cell = starts.pop() if len(starts) == 1 else NONE
    possible = {str(action.args[1]) for action in placing}
    step = (right - left - 24) / SIXTHS
    begin = left + 12 + (SIXTHS - TURNS[state.tile]) * step / 2
    for turn in range(TURNS[state.tile]):
        arm = DIRECTIONS[turn]
        x, middle = begin + (turn + 0.5) * step, top + 96
        open_ = cell == NONE or arm in possible
        canvas.paste(art.tile(state.tile, turn, 60, numbered=not given), x, middle)
        if arm in given:
            canvas.paste(sprites.badge(numbers.SIZE, given[arm]), x - 78, top + 44)
        reason = None if open_ else gardens.obstacle(state.desert, state.tile, turn, cell)
        text, y = words.term("ishtar", "arm", arm), top + 200
        if cell == NONE:
            canvas.text(x, y, text, BODY, SOFT, align=0.5)
        elif open_:
            _turn(canvas, state, x, y, text, gardens.area(state.tile, turn, cell))
        else:
            canvas.paste(art.refused(64, reason or ""), x, middle)
            canvas.text(x, y, text, BODY, STONE, align=0.5)
    canvas.text(
        (left + right) / 2,
        top + STRIP - 24,
        words("render-ishtar-spaces"),
        SMALL,
        SOFT,
        align=0.5,
        limit=right - left - 40,
    )
    for number, reason in enumerate(dict.fromkeys(reasons.values())):
        y = top + STRIP + LEGEND * number + LEGEND // 2
        canvas.paste(art.refused(46, reason), left + 48, y - 2)
        canvas.text(
            left + 86, y, words(f"ishtar-refusal-{reason}".replace("_", "-")), BODY, limit=right - left - 110
        )


def _turn(canvas: Canvas, state: State, x: float, y: float, text: str, area: int) -> None:
    """Draw the name of a turn that may be chosen, and the gems below it."""
    gems = [
        colour
        for colour, rocks in enumerate(land_of(state.desert).gems)
        for _ in range((area & rocks).bit_count())
    ]
    half = 80
    step = min(GEM, 80 / max(1, len(gems)))
    left = x - step * len(gems) / 2
    canvas.box(round(left - half), round(y - 21), round(left + half), round(y + 21), CHOICE, 20)
    canvas.text(left, y, text, SMALL, WHITE, align=0.5, limit=2 * half - 14)
    for i, colour in enumerate(gems):
        canvas.paste(art.gem(colour, GEM + 2), left + half + step * (i + 0.6), y)
