"""Greedy one-move players: a baseline for the computer players, and deliberately independent of them.

Each takes the action after which a rough count of the mover's own position is highest. The counts follow the
rules files alone, were written before any computer player was tuned, and must not be changed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.chance import Chance
from engine.core import Action, Game, View, copier
from engine.games.amyitis import temples
from engine.games.amyitis.caravan import LAP
from engine.games.amyitis.garden import AROUND, members
from engine.games.amyitis.state import BANKER, LEADER, WINE
from engine.games.ishtar.hexes import widened
from engine.games.yspahan.city import POINTS, SOUK_SHOPS, souk_owner
from engine.games.yspahan.state import NOBODY
from engine.games.yspahan.step import caravan_points


def yspahan(game: Game[Any], state: Any, seat: int) -> float:
    """Buildings first, complete souks, then resources for the next building."""
    player = state.players[seat]
    count = player.score + 0.7 * caravan_points(state, seat) + 4 * len(player.buildings)
    for souk, shops in enumerate(SOUK_SHOPS):
        if souk_owner(state.shops, shops) == seat:
            held = [state.shops[shop] for shop in shops]
            count += POINTS[souk] * (1 - held.count(NOBODY) / len(held)) ** 1.5
    count += 0.7 * min(player.gold, 8) + 0.9 * min(player.camels, 8) + 1.2 * len(player.hand)
    return count + (1.2 * state.cubes if state.ask == "place" and state.asked == seat else 0)


def amyitis(game: Game[Any], state: Any, seat: int) -> float:
    """Plants and palaces, bankers early, goods in hand, cubes around plots that can still be planted."""
    player = state.players[seat]
    early = state.left.bit_count() / 16
    count = player.score + 0.6 * player.talents + 1.0 * player.camels + 1.3 * sum(player.goods)
    count += 0.7 * player.goods[WINE] + 2 * player.gardeners + 2 * len(player.plots)
    count += early * (8 * player.levels[BANKER] + 3 * player.levels[LEADER])
    for plot in members(state.left):
        count += 0.3 * (state.channels[seat] & AROUND[plot]).bit_count()
    for temple in range(3):
        rewarded = temples.rewarded(state, temple)
        count += 1.2 if seat in rewarded[:1] else 0.6 if seat in rewarded else 0
    count += 0.4 * sum(row.count(seat) for row in state.fields)
    if state.asked == seat:
        count += {"field": 1.9, "section": 2.5, "temple": 1.5}.get(state.ask, 0)
    trading = state.ask in ("sell", "payment", "guild", "plot") and state.turn == seat
    return count + (6 - 0.1 * (state.caravan % LAP) if trading else 0)


def ishtar(game: Game[Any], state: Any, seat: int) -> float:
    """Points as they stand, gems by rarity, beds that can grow, skills and free assistants."""
    player, desert = state.players[seat], state.desert
    count = game.scores(state)[seat] + sum(
        each * n for each, n in zip((0.9, 1.3, 1.8), player.gems, strict=True)
    )
    count += 2.5 * len(player.skills) + 2 * player.assistants
    for bed in desert.beds:
        if bed.seat == seat:
            count += 0.15 * min(6, (widened(bed.cells) & desert.free).bit_count())
    return count + (1.5 if state.ask == "special" and state.asked == seat else 0)


def babylon(game: Game[Any], state: Any, seat: int) -> float:
    """Points as they stand, columns, tiles laid, and symbols that can still carry a decoration."""
    player = state.players[seat]
    garden = player.garden
    empty = ~(garden.dead | garden.statues)
    free = sum((shown & empty).bit_count() for shown in garden.symbols)
    count = game.scores(state)[seat] + 0.7 * player.singles + 0.5 * len(garden.tiles) + 0.25 * free
    return count + 0.3 * len(garden.level)


COUNTS: dict[str, Callable[[Game[Any], Any, int], float]] = {
    "yspahan": yspahan,
    "amyitis": amyitis,
    "ishtar": ishtar,
    "babylon": babylon,
}


def greedy(game: Game[Any], view: View[Any], seat: int, rng: Random, *, seconds: float = 0) -> Action:
    """The action with the highest count after it; ties at random."""
    copy, count = copier(game.state_type), COUNTS[game.key]
    world = game.resample(view, Chance.seeded(rng.getrandbits(62)))
    best: tuple[float, float] = (-1e9, 0)
    chosen: Action | None = None
    for action in game.legal_actions(world, seat):
        after = copy(world)
        game.play(after, seat, action, Chance.seeded(rng.getrandbits(62)))
        value = (count(game, after, seat), rng.random())
        if value > best:
            best, chosen = value, action
    assert chosen is not None
    return chosen
