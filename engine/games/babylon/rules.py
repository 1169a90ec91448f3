"""The rules of Babylon, in the order of the game: thin the quarry, take, build and decorate, store.

Owns the questions, their answers, and what each verb does. Numbers such as `B 2.4` are sections of
docs/rules/babylon.md. No seat has secrets: everything hidden is in a bag. Must not know about pictures,
texts or people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine.core import (
    Action,
    Verb,
)
from engine.games.babylon import garden as gardens
from engine.games.babylon.decorations import POINTS, Spot, decorate, spots, worth
from engine.games.babylon.garden import (
    BLOCK,
    TURNS,
    Site,
    price,
    sites,
    supports,
)
from engine.games.babylon.quarry import CLAY, HEIGHT, bloom, earned, remove
from engine.games.babylon.scoring import holes, sheet
from engine.games.babylon.sights import below, tell_built, tell_decorated
from engine.games.babylon.state import (
    CELL,
    CELLS,
    CORNERS,
    DATA,
    DOUBLE,
    NONE,
    PLUS1,
    ROUNDS,
    SLOTS,
    STACKS,
    SYMBOLS,
    Placed,
    State,
)
from engine.games.babylon.step import Step

THINNED: dict[int, int] = {int(seats): n for seats, n in DATA["players"]["thinned"].items()}

VERBS: Mapping[str, Verb] = {
    "rm": Verb("rm {stack}"),
    "take": Verb("take {stack}"),
    "build": Verb("build {tile} {cell} {turn} {storey} [open={corner}]", place=2),
    "deco": Verb("deco {piece} {cells} [as={changed}]", place=2),
    "keep": Verb("keep {tile}"),
    "end": Verb("end", ends=True),
}
TURNED = ("r0", "r90", "r180", "r270")
_QUARTER = {turn: number for number, turn in enumerate(TURNED)}
CORNER = {"": NONE, **{corner: number for number, corner in enumerate(CORNERS)}}

# Each action is created once and shared by all legal lists.
RM, TAKE = ([Action(verb, (stack + 1,)) for stack in range(STACKS)] for verb in ("rm", "take"))
KEEP = [Action("keep", (tile,)) for tile in ("new", "old")]
END = Action("end")


@lru_cache(maxsize=16384)
def build_action(tile: str, anchor: int, turn: int, storey: int, corner: int) -> Action:
    where = (CELLS[anchor], TURNED[turn], f"f{storey}", "" if corner == NONE else CORNERS[corner])
    return Action("build", (tile, *where))


@lru_cache(maxsize=16384)
def builds(tile: str, turns: int, site: Site) -> tuple[Action, ...]:
    """Return every way to build a tile on one site; `turns` is how many of its turns differ."""
    return tuple(
        build_action(tile, site.anchor, turn, site.storey, corner)
        for turn in range(turns)
        for corner in site.corners
    )


@lru_cache(maxsize=16384)
def deco_action(spot: Spot) -> Action:
    kind, cell, other, changed = spot
    cells = CELLS[cell] if cell == other else f"{CELLS[cell]}-{CELLS[other]}"
    return Action("deco", (SYMBOLS[kind], cells, "" if changed == NONE else CELLS[changed]))


def buildable(state: State) -> list[tuple[str, int]]:
    """Return the tiles that the player may build. B 4.2"""
    pair = (("new", state.new), ("old", state.players[state.asked].spare))
    return [(name, tile) for name, tile in pair if tile != NONE]


def usable_effect(state: State) -> str:
    """Return the token's effect if decorations can still use it, otherwise empty. B 5"""
    return "" if state.changed else state.token


# Before the game: the quarry is thinned. B 3.5


def clay(state: State) -> list[int]:
    return [stack for stack, tile in enumerate(state.quarry) if HEIGHT[tile] == CLAY]


def _thins(state: State) -> list[Action]:
    return [RM[stack] for stack in clay(state)]


def _rm(step: Step, number: int) -> None:
    state = step.state
    tile = remove(state, number - 1, step.chance)
    state.gone.append(tile)
    step.tell_tile("thinned", state.asked, tile, stack=number)
    _tell_uncovered(step, number)
    state.thin -= 1
    state.asked = _next(state)
    if not state.thin:
        step.tell("first-round", state.asked, rounds=ROUNDS[len(state.players)])
        begin_turn(step)


def _tell_uncovered(step: Step, number: int) -> None:
    tile = step.state.quarry[number - 1]
    if tile == NONE:
        step.tell("floor", stack=number)
    else:
        step.tell_tile("uncovered", None, tile, stack=number)


def _next(state: State) -> int:
    return (state.asked + 1) % len(state.players)


# The turn begins. B 4.0


def begin_turn(step: Step) -> None:
    state = step.state
    state.ask = "take"
    state.new, state.fresh, state.changed = NONE, 0, False
    if state.token == PLUS1:
        state.players[state.asked].singles += 1
        step.tell("gift-single", state.asked)
    state.doubles = int(state.token == DOUBLE)
    if state.doubles:
        step.tell("gift-double", state.asked)


# A: a tile from the quarry. B 4.1


def _takes(state: State) -> list[Action]:
    return [TAKE[stack] for stack, tile in enumerate(state.quarry) if tile != NONE]


def _take(step: Step, number: int) -> None:
    state = step.state
    player = state.players[state.asked]
    n = earned(state, number - 1, player)
    flower = bloom(state.quarry[number - 1], player, state.token)
    state.new = remove(state, number - 1, step.chance)
    player.singles += n
    step.tell_tile("took", state.asked, state.new, stack=number, n=n, bloom=flower)
    _tell_uncovered(step, number)
    _go_on(step)


# B: build up to two tiles, and decorate. B 4.2


def _steps(state: State) -> list[Action]:
    player = state.players[state.asked]
    found = [deco_action(spot) for spot in spots(player.garden, state.fresh, usable_effect(state))]
    tiles = buildable(state)
    if tiles:
        places = sorted(sites(player.garden, player.singles, state.doubles))
        for name, tile in tiles:
            turns = TURNS[tile]
            for site in places:
                found += builds(name, turns, site)
    return found + last_steps(state)


def last_steps(state: State) -> list[Action]:
    """Return the actions that end the turn: with at most one tile there is no choice. B 4.3"""
    return KEEP if len(buildable(state)) == 2 else [END]


def _go_on(step: Step) -> None:
    """Ask for the next step of the turn, or end it if there is none."""
    state = step.state
    player = state.players[state.asked]
    tiles = buildable(state)
    if spots(player.garden, state.fresh, usable_effect(state)) or (
        tiles and next(sites(player.garden, player.singles, state.doubles), None)
    ):
        state.ask = "build"
        return
    if tiles and not state.fresh:
        step.tell("stuck", state.asked)
    if len(tiles) == 2:
        state.ask = "keep"
    else:
        _end(step)


def _build(step: Step, which: str, cell: str, turn: str, floor: str, open_corner: str) -> None:
    state = step.state
    player = state.players[state.asked]
    anchor, storey, corner = CELL[cell], int(floor[1:]), CORNER[open_corner]
    cost = price(supports(player.garden, anchor, storey), corner, state.doubles)
    player.singles -= cost.singles
    state.doubles -= cost.doubles
    if which == "new":
        tile, state.new = state.new, NONE
    else:
        tile, player.spare = player.spare, NONE
    was = below(player.garden, anchor)
    gardens.build(player.garden, Placed(tile, anchor, _QUARTER[turn], storey, corner))
    state.fresh |= BLOCK << anchor
    points = () if corner == NONE else ((state.asked, POINTS["belvedere"]),)
    step.tell_tile(
        "built", state.asked, tile, points,
        which=which, cell=cell, turn=turn, storey=storey, corner=open_corner,
        n=cost.singles, doubles=cost.doubles, left=player.singles,
    )  # fmt: skip
    tell_built(step, state.asked, was)
    _go_on(step)


def _deco(step: Step, symbol: str, cells: str, changed: str) -> None:
    state = step.state
    cell, _, other = cells.partition("-")
    piece = decorate(
        state.players[state.asked].garden, SYMBOLS.index(symbol), CELL[cell], CELL[other or cell]
    )
    state.changed |= bool(changed)
    step.tell(
        "decorated", state.asked, ((state.asked, worth(piece)),),
        piece=symbol, cells=cells, changed=changed, storey=piece.storey,
    )  # fmt: skip
    tell_decorated(step, state.asked)
    _go_on(step)


# C: store and discard. B 4.3


def _keeps(state: State) -> list[Action]:
    return KEEP[:]


def _keep(step: Step, which: str) -> None:
    state = step.state
    player = state.players[state.asked]
    if which == "new":
        lost, player.spare = player.spare, NONE
    else:
        lost, state.new = state.new, NONE
    state.gone.append(lost)
    step.tell_tile("discarded", state.asked, lost)
    _end(step)


def _end(step: Step) -> None:
    state = step.state
    player = state.players[state.asked]
    if state.new != NONE:
        player.spare, state.new = state.new, NONE
        step.tell_tile("stored", state.asked, player.spare)
    if player.singles > SLOTS:
        step.tell("returned", state.asked, n=player.singles - SLOTS, left=SLOTS)
        player.singles = SLOTS
    if state.doubles:
        state.doubles = 0
        step.tell("double-lost", state.asked)
    state.fresh = 0
    state.asked = _next(state)
    if state.asked == state.start:
        _end_round(step)
    else:
        begin_turn(step)


# The end of the round and of the game. B 4.4, 6


def _end_round(step: Step) -> None:
    state = step.state
    if state.round == ROUNDS[len(state.players)]:
        state.ask, state.asked = "", NONE
        _tell_result(step)
    else:
        state.ask, state.between = "take", True


def _begin_round(step: Step) -> None:
    state = step.state
    state.round += 1
    state.token = state.tokens.pop(step.chance.below(len(state.tokens)))
    rounds = ROUNDS[len(state.players)]
    kind = "last-round" if state.round == rounds else "round"
    step.tell(kind, state.start, round=state.round, rounds=rounds, token=state.token)
    begin_turn(step)


def result(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return scores and ranks. A tie goes to the garden with fewer visible holes, the larger one. B 6"""
    scores = tuple(sum(sheet(player.garden)) for player in state.players)
    covered = tuple(-holes(player.garden) for player in state.players)
    pairs = tuple(zip(scores, covered, strict=True))
    return scores, tuple(1 + sum(other > pair for other in pairs) for pair in pairs)


def _tell_result(step: Step) -> None:
    state = step.state
    scores, places = result(state)
    best = max(scores)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    tied = scores.count(best) > len(winners)
    for seat in winners:
        if len(winners) > 1:
            step.tell("shared", seat, n=best)
        else:
            step.tell("won", seat, n=best, tied=int(tied), holes=holes(state.players[seat].garden))


ANSWERS: dict[str, Callable[[State], list[Action]]] = {
    "thin": _thins,
    "take": _takes,
    "build": _steps,
    "keep": _keeps,
}

EFFECTS: dict[str, Callable[..., None]] = {
    "rm": _rm,
    "take": _take,
    "build": _build,
    "deco": _deco,
    "keep": _keep,
    "end": _end,
    "": _begin_round,
}
