"""Players with a plan: the gardens they have in mind, and what they do in others."""

from random import Random

import pytest

from engine.chance import Chance
from engine.games.babylon import garden as gardens
from engine.games.babylon.blueprint import Blueprints
from engine.games.babylon.garden import bare_garden
from engine.games.babylon.state import CELL, NONE, SHEET, Garden, Placed, State
from engine.games.babylon.strategy import NUMBERS, PLANS
from tests.babylon.tools import GAME, in_turn, put, table


def finished(seed: int, plan: str, seats: int = 3, opening: int = 0) -> State:
    """Return the end of a game of seats with the same plan, the first rounds of it at random."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    while state.ask:
        seat = state.asked
        action = (
            GAME.sample(state, seat, rng) if state.round <= opening else GAME.follow(state, seat, plan, rng)
        )
        GAME.play(state, seat, action, chance)
    return state


def points(plan: str, games: int, seats: int = 3, opening: int = 0) -> dict[str, float]:
    """Return the mean points of a garden by row of the score sheet."""
    sheets = [
        GAME.sheet(state, seat)
        for seed in range(games)
        for state in [finished(seed, plan, seats, opening)]
        for seat in range(seats)
    ]
    return {
        row: sum(column) / len(sheets) for row, column in zip(SHEET, zip(*sheets, strict=True), strict=True)
    }


def build_all(garden: Garden, blueprints: Blueprints, position: int) -> None:
    """Build a plan in a garden as if columns cost nothing."""
    for anchor, storey, corner in blueprints.every[position].places:
        site = next(s for s in gardens.sites(garden, 8, 0) if s[:2] == (anchor, storey))
        openings = set(site.corners)
        assert corner in openings
        gardens.build(garden, Placed(0, anchor, 0, storey, corner))


@pytest.mark.parametrize("plan", PLANS)
def test_each_garden_in_mind_can_be_built_in_all_its_positions(plan: str):
    blueprints = Blueprints(NUMBERS[plan].garden)
    for position in range(8):
        garden = bare_garden()
        build_all(garden, blueprints, position)
        assert blueprints.like(garden, 0) == (blueprints.every[position], 0)


def test_the_position_is_the_one_most_like_the_garden():
    blueprints = Blueprints("A1 1 SE, C1 1 -, B2 2 SW")
    garden = bare_garden()
    assert blueprints.like(garden, 3)[0] is blueprints.every[3]
    for cell in ("G7", "E7", "C4"):
        gardens.build(garden, Placed(0, CELL[cell], 0, 1, NONE))
    blueprint, beside = blueprints.like(garden, 3)
    assert {(place.anchor, place.storey) for place in blueprint.places} >= {(CELL["G7"], 1), (CELL["E7"], 1)}
    assert beside == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plan", PLANS)
def test_most_tiles_are_where_the_plan_has_them(seats: int, plan: str):
    state = finished(1, plan, seats)
    for player in state.players:
        _, beside = Blueprints(NUMBERS[plan].garden).like(player.garden, 0)
        assert beside <= 3 < len(player.garden.tiles)


def test_each_plan_makes_more_of_its_kind_than_the_others():
    found = {plan: points(plan, 12) for plan in PLANS}
    for plan, row in (("bridges", "footbridges"), ("fountains", "fountains"), ("statues", "statues")):
        assert max(found, key=lambda other: found[other][row]) == plan, (plan, found)


def test_a_garden_that_has_nothing_of_the_plan_grows_as_well():
    """After five rounds at random, a garden brings 56 points; 50 if only places of the plan were built on."""
    assert sum(points(PLANS[0], 12, opening=5).values()) > 53


def test_a_symbol_meets_the_one_on_the_tile_beside():
    """The garden has nothing of the plan, and C01 shows SF/..: its F belongs beside the one on D5."""
    state = in_turn(table(), new="C01", singles=4)
    for tile in ("C4 f1 ../.F", "A1 f1 ../..", "G7 f1 ../..", "G2 f1 ../.."):
        put(state, tile)
    state.round = 11
    GAME.play(state, 0, GAME.follow(state, 0, PLANS[0], Random(0)), Chance.scripted([]))
    assert GAME.follow(state, 0, PLANS[0], Random(0)).args[0] == "F"


@pytest.mark.parametrize(("west", "east", "turn"), [(".F/..", "F./..", "deco"), ("../.F", "../F.", "end")])
def test_a_fountain_is_left_out_where_the_plan_still_needs_its_spaces(west: str, east: str, turn: str):
    """E2 and F2 are to carry a tile on storey 3; E1 and F1 stay open."""
    state = in_turn(table())
    put(state, f"D1 f1 {west} open=SW")
    put(state, f"F1 f1 {east} open=NE" if turn == "end" else f"F1 f1 {east}", new=True)
    assert any(action.verb == "deco" for action in GAME.legal_actions(state, 0))
    assert GAME.follow(state, 0, PLANS[0], Random(0)).verb == turn


def test_in_the_last_round_nothing_is_kept_free():
    state = in_turn(table())
    put(state, "D1 f1 ../.F open=SW")
    put(state, "F1 f1 ../F. open=NE", new=True)
    state.round = 11
    assert GAME.follow(state, 0, PLANS[0], Random(0)).verb == "deco"
