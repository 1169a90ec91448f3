"""Babylon as an implementation of `engine.core.Game`.

Owns the setup, random moves, and the moves of absent players. Questions and verbs are in `rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from engine.chance import Chance
from engine.core import (
    Action,
    Decision,
    Event,
    Facts,
    Option,
    Rng,
    View,
)
from engine.games.babylon import strategy
from engine.games.babylon.decorations import spots
from engine.games.babylon.facts import facts
from engine.games.babylon.forecast import facts_of
from engine.games.babylon.garden import (
    BLOCK,
    TURNS,
    bare_garden,
    random_site,
)
from engine.games.babylon.invariants import check
from engine.games.babylon.lure import lure
from engine.games.babylon.obstacles import obstacle
from engine.games.babylon.quarry import (
    BASALT,
    CLAY,
    GRANITE,
    clay_columns,
    earned,
    layer,
    own_flower,
    remove,
)
from engine.games.babylon.rules import (
    ANSWERS,
    EFFECTS,
    END,
    KEEP,
    RM,
    TAKE,
    THINNED,
    VERBS,
    begin_turn,
    buildable,
    builds,
    clay,
    deco_action,
    last_steps,
    result,
    usable_effect,
)
from engine.games.babylon.scoring import holes, sheet
from engine.games.babylon.state import (
    BLANK,
    CELL,
    DATA,
    FLOWERS,
    NO_EFFECT,
    NONE,
    ROUNDS,
    SHEET,
    SIDE,
    TILE,
    TILES,
    TOKENS,
    Player,
    State,
)
from engine.games.babylon.step import Step
from engine.games.babylon.worth import WEIGHTS, terms
from engine.games.base import TurnGame

_SAMPLED = (0.5, 0.125)
"""The probabilities with which `sample` decorates when it can, and stops when it could build."""
_SENSIBLE = (0.9, 0.03)
"""The same for playouts."""


class Babylon(TurnGame[State]):
    key = "babylon"
    accent = 0x2B4C9B
    complexity = 3
    chosen = frozenset({"thinned", "took", "built", "decorated", "discarded"})
    announced = frozenset({"first-round", "round", "last-round"})
    routine = frozenset({"stuck", "returned", "double-lost"})
    winning = frozenset({"won", "shared"})
    visible = frozenset({"uncovered", "floor", "gift-single", "gift-double"})
    data = DATA
    aliases = DATA["aliases"]
    things: ClassVar[Mapping[str, str]] = {name: name for name in ("tile", "piece")}
    seats = range(2, 5)
    plans = strategy.PLANS
    span = max(ROUNDS.values())
    rules = 1
    options = (Option("thinning", ("choose", "random")),)
    verbs = VERBS
    state_type = State
    weights = WEIGHTS
    step_type = Step
    sheet_rows = SHEET
    effects = EFFECTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position. B 3"""
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
                state.gone.append(remove(state, chance.pick(clay(state)), chance))
                state.thin -= 1
        if not state.thin:
            begin_turn(Step(state, start, chance))
        return state

    def answers(self, state: State) -> list[Action]:
        return ANSWERS[state.ask](state)

    def sheet(self, state: State, seat: int) -> tuple[int, ...]:
        return sheet(state.players[seat].garden)

    def ranks(self, state: State) -> tuple[int, ...]:
        return result(state)[1]

    def tie_break(self, state: State) -> tuple[int, ...]:
        """Return the number of visible holes: the fewer, the larger the garden."""
        return tuple(holes(player.garden) for player in state.players)

    def sample(self, state: State, seat: int, rng: Rng) -> Action:
        return self._random(state, seat, _SAMPLED, rng)

    def _random(self, state: State, seat: int, habits: tuple[float, float], rng: Rng) -> Action:
        """Return a random decoration, place or end of the turn, without listing all places."""
        if state.ask != "build":
            return rng.choice(self.legal_actions(state, seat))
        decorate, stop = habits
        player = state.players[seat]
        found = spots(player.garden, state.fresh, usable_effect(state))
        if found and rng.random() < decorate:
            return deco_action(rng.choice(found))
        tiles = buildable(state)
        if tiles and rng.random() > stop:
            site = random_site(player.garden, player.singles, state.doubles, rng)
            if site is not None:
                name, tile = rng.choice(tiles)
                return rng.choice(builds(name, TURNS[tile], site))
        return rng.choice(last_steps(state))

    def fallback(self, state: State, seat: int) -> Action:
        """Take the tile that earns most, build nothing, keep the tile with more symbols. B 7.4"""
        if state.ask == "thin":
            return RM[clay(state)[0]]
        if state.ask == "take":
            stacks = [stack for stack, tile in enumerate(state.quarry) if tile != NONE]
            player = state.players[seat]
            return TAKE[max(stacks, key=lambda s: (earned(state, s, player), _signs(state.quarry[s]), -s))]
        if len(buildable(state)) == 2:
            return KEEP[_signs(state.new) <= _signs(state.players[seat].spare)]
        return END

    def advice(self, view: View[State], decision: Decision) -> Facts:
        """Return what clay and a flower of one's own bring in this round. B 1.4, 5"""
        if decision.kind != "take":
            return {}
        return {"n": clay_columns(view.state.token), "bloom": own_flower(view.state.token)}

    def facts_of(self, state: State, seat: int, action: Action) -> Facts:
        return facts_of(state, seat, action)

    def obstacle(self, state: State, seat: int, action: Action) -> Event | None:
        return obstacle(state, seat, action)

    def covers(self, state: State, action: Action) -> int:
        """Return the cells of a tile or a decoration."""
        return BLOCK << CELL[str(action.args[1])] if action.verb == "build" else _decorated(action)

    def parts(self, state: State, action: Action) -> tuple[Facts, ...]:
        """Return the quarter of the garden with the first cell of a tile or a decoration."""
        row, column = divmod(CELL[str(action.args[1]).partition("-")[0]], SIDE)
        south, east = row >= SIDE // 2, column >= SIDE // 2
        return ({"quarter": "NS"[south] + "WE"[east], "order": 2 * south + east},)

    def playout_policy(self, state: State, seat: int) -> Callable[[Rng], Action]:
        return partial(self._random, state, seat, _SENSIBLE)

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        return strategy.follow(state, seat, plan, rng)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        return terms(state, seat)

    def lure(self, state: State, seat: int, action: Action) -> float:
        return lure(state, seat) if action.verb == "build" else 0.0

    def stage(self, state: State) -> int:
        return state.round

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def check(self, state: State) -> None:
        check(state)


def _decorated(action: Action) -> int:
    one, _, other = str(action.args[1]).partition("-")
    return 1 << CELL[one] | 1 << CELL[other or one]


def _signs(tile: int) -> int:
    return sum(shown != BLANK for shown in TILES[tile].spaces)
