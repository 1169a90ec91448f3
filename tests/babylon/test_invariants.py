"""The invariants: they hold in games, and every deliberate fault is found."""

from collections.abc import Callable

import pytest

from engine.core import RulesError
from engine.games.babylon.state import NONE, STATUE, Piece, Placed, State
from tests.babylon.tools import GAME, positions


def late() -> State:
    """A seat may build, late in a game, in a garden with a statue."""
    for seed in range(100):
        for state, _ in positions(3, seed):
            garden = state.players[state.asked].garden
            if state.ask == "build" and state.round > 8 and garden.statues and garden.dead:
                return state
    raise AssertionError


def wrong(change: Callable[[State], object]) -> str:
    state = late()
    GAME.check(state)
    change(state)
    with pytest.raises(RulesError) as error:
        GAME.check(state)
    return str(error.value)


def mine(state: State):
    return state.players[state.asked].garden


def replaced(state: State, number: int, **changes: int) -> None:
    garden = mine(state)
    garden.tiles[number] = garden.tiles[number]._replace(**changes)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda s: s.gone.append(0), "each tile"),
        (lambda s: s.basalt.pop(), "each tile"),
        (lambda s: s.tokens.pop(), "a new round"),
        (lambda s: setattr(s, "doubles", 2), "one free double"),
        (lambda s: setattr(s, "thin", 1), "thinned"),
        (lambda s: setattr(s, "fresh", 1 << 63), "latest"),
        (lambda s: setattr(s.players[s.asked], "singles", -1), "owes"),
        (lambda s: setattr(s.players[s.asked - 1], "singles", 7), "six columns"),
        (lambda s: setattr(mine(s), "statues", 0), "agree"),
        (lambda s: setattr(mine(s), "dead", 0), "agree"),
        (lambda s: setattr(mine(s), "feet", 1), "agree"),
        (lambda s: mine(s).top.reverse(), "agree"),
        (lambda s: mine(s).symbols.reverse(), "agree"),
        (lambda s: replaced(s, 0, anchor=7), "inside"),
        (lambda s: replaced(s, 1, anchor=mine(s).tiles[0].anchor), "footprint"),
        (lambda s: replaced(s, 0, storey=2), "in order"),
        (lambda s: mine(s).pieces.append(Piece(STATUE, 63, 63, 9, len(mine(s).tiles))), "stands on a tile"),
        (lambda s: mine(s).pieces.append(mine(s).pieces[0]._replace(after=99)), "pieces stand"),
    ],
)
def test_what_is_wrong_is_noticed(change, said):
    assert said in wrong(change)


def hold(*tiles: str, pieces: tuple[Piece, ...] = ()) -> str:
    """Return the message of the check for a garden of these tiles, given as anchor, storey and corner."""
    state = late()
    garden = mine(state)
    garden.tiles = [
        Placed(tile.tile, *map(int, text.split()[:1]), 0, *map(int, text.split()[1:]))
        for tile, text in zip(garden.tiles, tiles, strict=False)
    ]
    state.gone += [tile.tile for tile in mine(late()).tiles[len(tiles) :]]
    garden.pieces = list(pieces)
    state.fresh = 0
    with pytest.raises(RulesError) as error:
        GAME.check(state)
    return str(error.value)


def test_a_tile_needs_its_supports():
    bare = NONE
    assert "on top" in hold(f"0 1 {bare}", f"1 1 {bare}")
    assert "I1" in hold("0 1 2", f"9 2 {bare}")
    assert "one or two storeys" in hold(f"0 1 {bare}", f"2 2 {bare}", f"1 3 {bare}", f"35 4 {bare}")
    assert "I2" in hold("0 1 2", "2 1 3", "9 2 0")


def test_a_statue_needs_a_line():
    statues = (Piece(STATUE, 0, 0, 1, 2), Piece(STATUE, 63, 63, 1, 2))
    assert "in line" in hold("0 1 -1", "54 1 -1", pieces=statues)
    assert "empty spaces" in hold("0 1 -1", pieces=(Piece(STATUE, 0, 0, 1, 1),) * 2)
