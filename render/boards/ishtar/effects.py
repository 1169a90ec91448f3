"""What an action would put on the desert of Ishtar, which spaces choices are about, and what they would join.

Knows the state and what is printed on the tiles; legal moves are passed in as actions. Draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core import Action
from engine.games.ishtar import forecast, gardens
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, Layout, cells, land_of
from engine.games.ishtar.skills import TOKEN_FLOWERS, effect_of
from engine.games.ishtar.state import NONE, TILES, Bed, State
from render.boards.ishtar import desert
from render.scene import Scene


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


def about(scene: Scene) -> list[Action]:
    """Return the choices that are about spaces: those with a number if there are numbers."""
    actions = [action for action, _ in scene.numbered] or scene.choices
    trees = {action.args[0] for action in actions if action.verb == "plant"}
    verbs = ("place", "bloom", "assist", "plant" if len(trees) == 1 else "")
    return [action for action in actions if action.verb in verbs]


def asked(scene: Scene) -> set[int]:
    """Return the spaces that these choices are about."""
    state: State = scene.view.state
    find, found = LAYOUTS[state.desert.layout].find, 0
    for action in about(scene):
        if action.verb == "place":  # there may be hundreds
            start, turn = str(action.args[0]), DIRECTIONS.index(str(action.args[1]))
            found |= gardens.area(state.tile, turn, find[start])
        elif action.verb == "assist":
            for mask in (claimed(state)[1], gardens.area(*_last(state))):
                found |= mask
        else:
            for space in laid(state, action):
                found |= 1 << space.cell
    return {*cells(found)}


def claimed(state: State) -> tuple[int, int]:
    """Return the space with the icon that may be used, and the bed that an assistant would take there."""
    cell = gardens.icon_cell(state.desert.tiles[-1])
    return cell, gardens.bed_at(state.desert, cell)


def won(state: State) -> int:
    """Return the fountain that an assistant on the icon that may be used would win or share, or `NONE`."""
    desert, (cell, bed) = state.desert, claimed(state)
    for fountain in range(len(desert.fountains)):
        if gardens.garden_cells(desert, fountain) & bed:
            after, _ = gardens.leaders([*desert.beds, Bed(state.asked, cell, fountain, bed)], fountain)
            if state.asked in after and state.asked not in gardens.holders(desert, fountain)[0]:
                return fountain
    return NONE


def _last(state: State) -> tuple[int, int, int]:
    """Return the tile that was placed last, its direction and its first space."""
    tile, cell, turn, _ = state.desert.tiles[-1]
    return tile, turn, cell


def brought(state: State, action: Action) -> tuple[int, int]:
    """Return the points that laying a tile brings, and all with an assistant on its icon, 0 if none may be
    there. Where the rules do not allow it, it brings nothing.
    """
    find, turn = LAYOUTS[state.desert.layout].find, DIRECTIONS.index(str(action.args[1]))
    cell = find[str(action.args[0])]
    return (
        (0, 0)
        if gardens.obstacle(state.desert, state.tile, turn, cell)
        else forecast.brought(state, turn, cell)
    )


def joined(state: State, action: Action) -> int:
    """Return the fountain whose garden an action would join; `NONE` if the rules do not allow its place."""
    return gardens.joined(state.desert, sum(1 << space.cell for space in laid(state, action)))


def basins(state: State, actions: Iterable[Action]) -> int:
    """Return the spaces of the fountains whose gardens actions would join."""
    known = land_of(state.desert).fountains
    found = {known[fountain] for action in actions if (fountain := joined(state, action)) != NONE}
    return sum(1 << cell for cell in found)


def decisive(scene: Scene) -> int:
    """Return the spaces of the fountains whose gardens numbered places and parts would join, or of that
    beside the bed which an assistant may take.
    """
    state: State = scene.view.state
    if any(action.verb == "assist" for action in scene.choices):
        known, (_, bed) = enumerate(land_of(state.desert).fountains), claimed(state)
        return sum(1 << cell for at, cell in known if gardens.garden_cells(state.desert, at) & bed)
    actions = [part[0] for part in scene.parts] or [action for action, _ in scene.numbered]
    return basins(state, actions)


def gem(state: State, cell: int) -> list[int]:
    """Return the colour of the gem that lies on a space, if one does."""
    rocks = land_of(state.desert).gems
    return [colour for colour, mask in enumerate(rocks) if mask & state.desert.free & 1 << cell]
