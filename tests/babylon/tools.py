"""Helpers for tests of the rules of Babylon: gardens and quarries set by hand, moves in notation."""

import random
from collections.abc import Iterable

from engine.chance import Chance
from engine.core import Event
from engine.games.babylon import garden as gardens
from engine.games.babylon.decorations import decorate
from engine.games.babylon.game import Babylon
from engine.games.babylon.quarry import layer
from engine.games.babylon.state import (
    CELL,
    CORNERS,
    FLOWERS,
    MATERIALS,
    NONE,
    SYMBOLS,
    TILE,
    TILES,
    Garden,
    Placed,
    State,
)
from engine.notation import notate, read

GAME = Babylon()

Cost = tuple[int, int]
"""Single and double columns used."""


def table(seats: int = 4) -> State:
    """The start position: seats A to D have the flowers in their order, seat A begins."""
    same_clay = range(15, 0, -1)
    same_flowers = range(3, 0, -1)
    return GAME.setup(seats, {}, Chance.scripted([*same_clay, *same_flowers, 0]))


def garden(state: State, seat: int = 0) -> Garden:
    return state.players[seat].garden


def put(state: State, text: str, seat: int = 0, *, new: bool = False) -> None:
    """Build a tile in a garden for free: `C3 f1 SF/TB white open=SE`; `new` if in this turn.

    Its symbols are those of the text, not those printed on the tile used.
    """
    place, floor, *words = text.split()
    layout = next((word for word in words if "/" in word), "../..")
    flower = next((word for word in words if word in FLOWERS), FLOWERS[0])
    corner = next((CORNERS.index(word[5:]) for word in words if word.startswith("open=")), NONE)
    anchor, storey = CELL[place], int(floor[1:])
    yard = garden(state, seat)
    site = next((s for s in gardens.sites(yard, 8, 0) if s[:2] == (anchor, storey)), None)
    assert site, f"{text}: nothing can be built there"
    assert corner in site.corners, f"{text}: not with this corner"
    gardens.build(yard, Placed(TILE[f"S-{flower}"], anchor, 0, storey, corner))
    area = gardens.BLOCK << anchor
    nw, ne, _, sw, se = layout
    shown = dict(zip(gardens.OFFSETS, (nw, ne, se, sw), strict=True))
    for kind, symbol in enumerate(SYMBOLS):
        yard.symbols[kind] &= ~area
        yard.symbols[kind] |= sum(1 << anchor + at for at, sign in shown.items() if sign == symbol)
    if new:
        state.fresh |= area


def deco(state: State, kind: str, cells: str) -> None:
    """Add a decoration of seat A from an earlier turn."""
    cell, _, other = cells.partition("-")
    decorate(garden(state), SYMBOLS.index(kind), CELL[cell], CELL[other or cell])


def costs(state: State, place: str, storey: int, doubles: int = 0) -> dict[str, Cost]:
    """What a tile there would cost seat A, by its open corner; empty if it cannot be built."""
    anchor = CELL[place]
    for site in gardens.sites(garden(state), 8, doubles):
        if site[:2] == (anchor, storey):
            supports = gardens.supports(garden(state), anchor, storey)
            return {
                "" if corner == NONE else CORNERS[corner]: columns(supports, corner)
                for corner in site.corners
            }
    return {}


def columns(supports: tuple[int, ...], corner: int) -> Cost:
    used = [kind for at, kind in enumerate(supports) if at != corner]
    return used.count(gardens.ON_SINGLE), used.count(gardens.ON_DOUBLE)


def in_turn(
    state: State, seat: int = 0, *, new: str = "", old: str = "", singles: int = 0, doubles: int = 0
) -> State:
    """Let the seat build after its take. The tiles it holds come from the quarry's bags."""
    player = state.players[seat]
    for code in (new, old):
        if code and TILE[code] in state.granite + state.basalt:
            (state.granite if TILE[code] in state.granite else state.basalt).remove(TILE[code])
    state.new = TILE[new] if new else NONE
    player.spare = TILE[old] if old else NONE
    player.singles, state.doubles = singles, doubles
    state.ask, state.asked = "build", seat
    return state


def quarry(state: State, text: str) -> State:
    """Set the stacks by material, row by row: `c g c c / c g b b / c - c g / c c c c`; the rest is gone."""
    layers = {material[0]: layer(height) for height, material in enumerate(MATERIALS, 1)}
    tops = text.replace("/", " ").split()
    state.quarry = [NONE if top == "-" else layers[top].pop(0) for top in tops]
    clay, granite = tops.count("c"), tops.count("g")
    state.granite = layers["g"][:clay]
    state.basalt = layers["b"][: clay + granite]
    state.gone = layers["c"] + layers["g"][clay:] + layers["b"][clay + granite :]
    GAME.check(state)
    return state


def flower_on(state: State, stack: int, flower: str) -> None:
    """Give the top tile of that stack this flower by swapping it with another tile of its material."""
    material = TILES[state.quarry[stack - 1]].material
    for pile in (state.gone, state.granite, state.basalt, state.quarry):
        for at, tile in enumerate(pile):
            if tile != NONE and TILES[tile].material == material and TILES[tile].flower == flower:
                pile[at], state.quarry[stack - 1] = state.quarry[stack - 1], pile[at]
                state.granite.sort()
                state.basalt.sort()
                GAME.check(state)
                return
    raise AssertionError(f"no {material} tile with {flower}")


def legal(state: State, verb: str = "") -> set[str]:
    """Legal actions of the asked seat in notation, of that verb if one is given."""
    actions = GAME.legal_actions(state, state.asked)
    return {notate(GAME.verbs, action) for action in actions if not verb or action.verb == verb}


def decos(state: State) -> set[str]:
    return {text.removeprefix("deco ") for text in legal(state, "deco")}


def play(state: State, line: str, drawn: Iterable[int] = ()) -> list[Event]:
    """Carry out the moves of a line (`take 6; end`) for the asked seats, with scripted draws."""
    script = list(drawn)
    chance = Chance.scripted(script)
    events: list[Event] = []
    for text in line.split(";"):
        action = read(GAME.verbs, text.strip())
        assert action in GAME.legal_actions(state, state.asked), f"{text} is not legal"
        events += GAME.play(state, state.asked, action, chance)
        assert not state.ask or len(legal(state)) > 1, f"one answer to {state.ask}: {legal(state)}"
    assert len(chance.drawn) == len(script), "not all of the script was drawn"
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [happened.kind for happened in events]


def arguments(events: Iterable[Event], kind: str) -> dict[str, str | int]:
    """The arguments of the one event of that kind."""
    (found,) = (happened for happened in events if happened.kind == kind)
    return dict(found.args)


def positions(seats, seed):
    """Yield each position of a random game with the events that led to it; the state is changed in place."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    events = []
    while state.ask:
        yield state, events
        events = GAME.play(state, state.asked, GAME.sample(state, state.asked, rng), chance)
        GAME.check(state)
    yield state, events


def long_list() -> State:
    """Two tiles to build, columns for any place, a garden with room on three storeys."""
    state = table()
    for text in ("A1 f1", "C1 f1", "E1 f1", "B2 f2", "D2 f2", "A4 f1", "E5 f1"):
        put(state, text)
    return in_turn(state, new="G01", old="S-white", singles=12)
