"""The rules of Babylon, in the order of the game: thin the quarry, take, build and decorate, store.

Owns the questions, what answers each of them has, and what each verb does. Numbers such as `B 2.4` are
sections of the rules file. Nothing on the table is anyone's secret: what is hidden lies in bags. Knows
nothing of pictures, words or players as persons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from engine.chance import Chance
from engine.core import (
    Action,
    Decision,
    Event,
    Game,
    Option,
    Outcome,
    Rng,
    Verb,
    View,
    copier,
)
from engine.games.babylon import garden as gardens
from engine.games.babylon.decorations import Spot, decorate, spots, worth
from engine.games.babylon.facts import facts
from engine.games.babylon.garden import (
    BLOCK,
    TURNS,
    Site,
    bare_garden,
    price,
    random_site,
    sites,
    supports,
)
from engine.games.babylon.invariants import check
from engine.games.babylon.quarry import BASALT, CLAY, GRANITE, HEIGHT, bloom, earned, layer, remove
from engine.games.babylon.scoring import holes, sheet
from engine.games.babylon.state import (
    BLANK,
    CELL,
    CELLS,
    CORNERS,
    DATA,
    DOUBLE,
    FLOWERS,
    NO_EFFECT,
    NONE,
    PLUS1,
    ROUNDS,
    SHEET,
    SLOTS,
    STACKS,
    SYMBOLS,
    TILE,
    TILES,
    TOKENS,
    Placed,
    Player,
    State,
)
from engine.games.babylon.step import Step, about

THINNED: dict[int, int] = {int(seats): n for seats, n in DATA["players"]["thinned"].items()}

VERBS: Mapping[str, Verb] = {
    "rm": Verb("rm {stack}"),
    "take": Verb("take {stack}"),
    "build": Verb("build {tile} {cell} {turn} {storey} [open={corner}]"),
    "deco": Verb("deco {piece} {cells} [as={changed}]"),
    "keep": Verb("keep {tile}"),
    "end": Verb("end", ends=True),
}
TURNED = ("r0", "r90", "r180", "r270")
_QUARTER = {turn: number for number, turn in enumerate(TURNED)}
_CORNER = {"": NONE, **{corner: number for number, corner in enumerate(CORNERS)}}

_DECORATE, _STOP = 0.5, 0.125
"""How often `sample` decorates where it can, and stops where it could build."""

# Each action is made once and shared by all legal lists.
_RM, _TAKE = ([Action(verb, (stack + 1,)) for stack in range(STACKS)] for verb in ("rm", "take"))
_KEEP = [Action("keep", (tile,)) for tile in ("new", "old")]
_END = Action("end")


@lru_cache(maxsize=16384)
def _build_action(tile: str, anchor: int, turn: int, storey: int, corner: int) -> Action:
    where = (CELLS[anchor], TURNED[turn], f"f{storey}", "" if corner == NONE else CORNERS[corner])
    return Action("build", (tile, *where))


@lru_cache(maxsize=16384)
def _builds(tile: str, turns: int, site: Site) -> tuple[Action, ...]:
    """A tile that can be turned in so many ways, on one site."""
    return tuple(
        _build_action(tile, site.anchor, turn, site.storey, corner)
        for turn in range(turns)
        for corner in site.corners
    )


@lru_cache(maxsize=16384)
def _deco_action(spot: Spot) -> Action:
    kind, cell, other, changed = spot
    cells = CELLS[cell] if cell == other else f"{CELLS[cell]}-{CELLS[other]}"
    return Action("deco", (SYMBOLS[kind], cells, "" if changed == NONE else CELLS[changed]))


def _tiles(state: State) -> list[tuple[str, int]]:
    """What the player may build. B 4.2"""
    pair = (("new", state.new), ("old", state.players[state.asked].spare))
    return [(name, tile) for name, tile in pair if tile != NONE]


def _effect(state: State) -> str:
    """The token's effect as far as decorations can still use it. B 5"""
    return "" if state.changed else state.token


# Before the game: the quarry is thinned. B 3.5


def _clay(state: State) -> list[int]:
    return [stack for stack, tile in enumerate(state.quarry) if HEIGHT[tile] == CLAY]


def _thins(state: State) -> list[Action]:
    return [_RM[stack] for stack in _clay(state)]


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
        _begin_turn(step)


def _tell_uncovered(step: Step, number: int) -> None:
    tile = step.state.quarry[number - 1]
    if tile == NONE:
        step.tell("floor", stack=number)
    else:
        step.tell_tile("uncovered", None, tile, stack=number)


def _next(state: State) -> int:
    return (state.asked + 1) % len(state.players)


# The turn begins. B 4.0


def _begin_turn(step: Step) -> None:
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
    return [_TAKE[stack] for stack, tile in enumerate(state.quarry) if tile != NONE]


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
    found = [_deco_action(spot) for spot in spots(player.garden, state.fresh, _effect(state))]
    tiles = _tiles(state)
    if tiles:
        places = sorted(sites(player.garden, player.singles, state.doubles))
        for name, tile in tiles:
            turns = TURNS[tile]
            for site in places:
                found += _builds(name, turns, site)
    return found + _last_steps(state)


def _last_steps(state: State) -> list[Action]:
    """How the turn can end: with one tile or none there is nothing to choose. B 4.3"""
    return _KEEP if len(_tiles(state)) == 2 else [_END]


def _go_on(step: Step) -> None:
    """Ask for the next step of the turn, if there is any."""
    state = step.state
    player = state.players[state.asked]
    tiles = _tiles(state)
    if spots(player.garden, state.fresh, _effect(state)) or (
        tiles and any(True for _ in sites(player.garden, player.singles, state.doubles))
    ):
        state.ask = "build"
    elif len(tiles) == 2:
        state.ask = "keep"
    else:
        _end(step)


def _build(step: Step, which: str, cell: str, turn: str, floor: str, open_corner: str) -> None:
    state = step.state
    player = state.players[state.asked]
    anchor, storey, corner = CELL[cell], int(floor[1:]), _CORNER[open_corner]
    cost = price(supports(player.garden, anchor, storey), corner, state.doubles)
    player.singles -= cost.singles
    state.doubles -= cost.doubles
    if which == "new":
        tile, state.new = state.new, NONE
    else:
        tile, player.spare = player.spare, NONE
    gardens.build(player.garden, Placed(tile, anchor, _QUARTER[turn], storey, corner))
    state.fresh |= BLOCK << anchor
    step.tell_tile(
        "built", state.asked, tile,
        which=which, cell=cell, turn=turn, storey=storey, corner=open_corner,
        n=cost.singles, doubles=cost.doubles, left=player.singles,
    )  # fmt: skip
    _go_on(step)


def _deco(step: Step, symbol: str, cells: str, changed: str) -> None:
    state = step.state
    cell, _, other = cells.partition("-")
    piece = decorate(
        state.players[state.asked].garden, SYMBOLS.index(symbol), CELL[cell], CELL[other or cell]
    )
    state.changed |= bool(changed)
    step.tell(
        "decorated", state.asked,
        piece=symbol, cells=cells, changed=changed, storey=piece.storey, points=worth(piece),
    )  # fmt: skip
    _go_on(step)


# C: store and discard. B 4.3


def _keeps(state: State) -> list[Action]:
    return _KEEP[:]


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
        _begin_turn(step)


# The end of the round and of the game. B 4.4, 6


def _end_round(step: Step) -> None:
    state = step.state
    if state.round == ROUNDS[len(state.players)]:
        state.ask, state.asked = "", NONE
        _tell_result(step)
        return
    state.round += 1
    state.token = state.tokens.pop(step.chance.below(len(state.tokens)))
    rounds = ROUNDS[len(state.players)]
    step.tell("round", state.start, round=state.round, rounds=rounds, token=state.token)
    _begin_turn(step)


def _result(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and ranks: with equal scores the larger garden, which leaves fewer holes to see. B 6"""
    scores = tuple(sum(sheet(player.garden)) for player in state.players)
    covered = tuple(-holes(player.garden) for player in state.players)
    pairs = tuple(zip(scores, covered, strict=True))
    return scores, tuple(1 + sum(other > pair for other in pairs) for pair in pairs)


def _tell_result(step: Step) -> None:
    state = step.state
    scores, places = _result(state)
    best = max(scores)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    tied = scores.count(best) > len(winners)
    for seat in winners:
        if len(winners) > 1:
            step.tell("shared", seat, n=best)
        else:
            step.tell("won", seat, n=best, tied=int(tied), holes=holes(state.players[seat].garden))


_ANSWERS: dict[str, Callable[[State], list[Action]]] = {
    "thin": _thins,
    "take": _takes,
    "build": _steps,
    "keep": _keeps,
}

_CARRY_OUT: dict[str, Callable[..., None]] = {
    "rm": _rm,
    "take": _take,
    "build": _build,
    "deco": _deco,
    "keep": _keep,
    "end": _end,
}

_copy = copier(State)


class Babylon(Game[State]):
    key = "babylon"
    seats = range(2, 5)
    rules = 1
    options = (Option("thinning", ("choose", "random")),)
    verbs = VERBS
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """B 3"""
        quarry = layer(CLAY)
        chance.shuffle(quarry)
        flowers = list(FLOWERS)
        chance.shuffle(flowers)
        start = chance.below(seats)
        state = State(
            round=1,
            start=start,
            asked=start,
            ask="thin",
            no=1,
            thin=THINNED[seats],
            quarry=quarry,
            granite=layer(GRANITE),
            basalt=layer(BASALT),
            gone=[],
            token=NO_EFFECT,
            tokens=list(TOKENS),
            new=NONE,
            doubles=0,
            fresh=0,
            changed=False,
            players=[Player(flower, 0, TILE[f"S-{flower}"], bare_garden()) for flower in flowers[:seats]],
        )
        if options.get("thinning") == "random":
            while state.thin:
                state.gone.append(remove(state, chance.pick(_clay(state)), chance))
                state.thin -= 1
        if not state.thin:
            _begin_turn(Step(state, start, chance))
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        return (Decision(state.asked, state.ask, state.no),) if state.ask else ()

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return _ANSWERS[state.ask](state) if seat == state.asked else []

    def sample(self, state: State, seat: int, rng: Rng) -> Action:
        """Any decoration, place or end of the turn, without listing all places."""
        if state.ask != "build":
            return rng.choice(self.legal_actions(state, seat))
        player = state.players[seat]
        found = spots(player.garden, state.fresh, _effect(state))
        if found and rng.random() < _DECORATE:
            return _deco_action(rng.choice(found))
        tiles = _tiles(state)
        if tiles and rng.random() > _STOP:
            site = random_site(player.garden, player.singles, state.doubles, rng)
            if site is not None:
                name, tile = rng.choice(tiles)
                return rng.choice(_builds(name, TURNS[tile], site))
        return rng.choice(_last_steps(state))

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        step = Step(state, seat, chance)
        _CARRY_OUT[action.verb](step, *action.args)
        if state.ask:
            state.no += 1
        return step.events

    def view(self, state: State, seat: int | None) -> View[State]:
        """Everybody sees the same: what nobody knows is in the bags."""
        return View(_copy(state), seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        return _copy(view.state)

    def outcome(self, state: State) -> Outcome | None:
        if state.ask:
            return None
        scores, places = _result(state)
        rows = zip(*(sheet(player.garden) for player in state.players), strict=True)
        return Outcome(scores, places, dict(zip(SHEET, rows, strict=True)))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(sum(sheet(player.garden)) for player in state.players)

    def fallback(self, state: State, seat: int) -> Action:
        """B 7.4: take what earns most, build nothing, and keep the tile with more symbols."""
        if state.ask == "thin":
            return _RM[_clay(state)[0]]
        if state.ask == "take":
            stacks = [stack for stack, tile in enumerate(state.quarry) if tile != NONE]
            player = state.players[seat]
            return _TAKE[max(stacks, key=lambda s: (earned(state, s, player), _signs(state.quarry[s]), -s))]
        if len(_tiles(state)) == 2:
            return _KEEP[_signs(state.new) <= _signs(state.players[seat].spare)]
        return _END

    def hint(self, state: State, seat: int, action: Action) -> Event | None:
        """What the tile on a stack is, and the columns it earns."""
        if action.verb not in ("take", "rm"):
            return None
        stack = int(action.args[0]) - 1
        if action.verb == "rm":
            return about(state.quarry[stack], "lies", None, stack=stack + 1)
        return about(
            state.quarry[stack], "offer", None, stack=stack + 1, n=earned(state, stack, state.players[seat])
        )

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def check(self, state: State) -> None:
        check(state)


def _signs(tile: int) -> int:
    return sum(shown != BLANK for shown in TILES[tile].spaces)
