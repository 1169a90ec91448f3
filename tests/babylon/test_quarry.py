"""The quarry and the setup: examples B 8 Q1 to Q5 and U1 to U4."""

import pytest

from engine.chance import Chance
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import FLOWER2, MINUS1, NONE, ROUNDS, TILES
from locales import texts
from tests.babylon.tools import GAME, arguments, flower_on, kinds, legal, play, quarry, table

RULEBOOK = "c g c c / c g b b / c - c g / c c c c"
"""The picture in the rulebook. B 8 Q1"""
WHITE, PINK = 0, 1


def test_q1_granite_among_other_layers():
    state = quarry(table(), RULEBOOK)
    flower_on(state, 6, "pink")
    events = play(state, "take 6", [0])
    assert arguments(events, "took")["n"] == 3
    assert state.players[WHITE].singles == 3


def test_q2_basalt_at_the_edge_with_the_own_flower():
    state = quarry(table(), RULEBOOK)
    flower_on(state, 8, "pink")
    state.asked = PINK
    events = play(state, "take 8")
    assert state.players[PINK].singles == 3
    assert arguments(events, "took")["bloom"] == 1
    assert state.quarry[7] == NONE


@pytest.mark.parametrize(("token", "n"), [(FLOWER2, 4), (MINUS1, 2)])
def test_q3_tokens(token, n):
    state = quarry(table(), RULEBOOK)
    flower_on(state, 8, "pink")
    state.asked, state.token = PINK, token
    play(state, "take 8")
    assert state.players[PINK].singles == n


@pytest.mark.parametrize(("token", "n", "more"), [("blank", 4, 1), (FLOWER2, 4, 2), (MINUS1, 3, 1)])
def test_advice_follows_the_token_of_the_round(token: str, n: int, more: int):
    state = table()
    state.token = token
    (asked,) = GAME.pending(state)
    text = texts().advice(GAME.key, asked.kind, GAME.advice(GAME.view(state, WHITE), asked))
    assert f"Clay brings {n} columns, a tile with your flower {more} more." in text


def test_q3_never_below_nothing():
    state = quarry(table(), "c c c c / c b c c / c c c c / c c c c")
    flower_on(state, 6, "pink")
    for token in ("blank", MINUS1):
        state.token = token
        assert earned(state, 5, state.players[WHITE]) == 0


def test_q4_a_fresh_quarry_gives_four_and_the_flower():
    state = table()
    for player in state.players:
        found = [earned(state, stack, player) for stack in range(16)]
        assert found == [4 + (TILES[tile].flower == player.flower) for tile in state.quarry]
        assert found.count(5) == 4


def test_q5_only_the_top_of_a_stack():
    state = quarry(table(), RULEBOOK)
    assert legal(state) == {f"take {stack}" for stack in range(1, 17) if stack != 10}
    top = state.quarry[0]
    events = play(state, "take 1", [3])
    assert state.new == top
    assert arguments(events, "uncovered")["material"] == "granite"
    assert TILES[state.quarry[0]].material == "granite"


@pytest.mark.parametrize("option", ["choose", "random"])
@pytest.mark.parametrize(("seats", "removed", "rounds"), [(2, 6, 15), (3, 3, 13), (4, 0, 11)])
def test_u_thinning_and_rounds(seats, removed, rounds, option):
    state = GAME.setup(seats, {"thinning": option}, Chance.seeded(seats))
    assert ROUNDS[seats] == rounds
    assert state.ask == ("thin" if removed and option == "choose" else "take")
    while state.ask == "thin":
        GAME.play(state, state.asked, GAME.fallback(state, state.asked), Chance.seeded(1))
    GAME.check(state)
    assert len(state.gone) == removed
    assert state.asked == state.start
    left = sum(tile != NONE for tile in state.quarry) + len(state.granite) + len(state.basalt)
    assert left == 48 - removed


def test_u1_two_seats_take_turns_three_times():
    state = table(2)
    asked = []
    for stack in (16, 15, 1, 2, 3, 4):
        asked.append(state.asked)
        events = play(state, f"rm {stack}", [0])
        assert kinds(events)[:2] == ["thinned", "uncovered"]
    assert asked == [0, 1, 0, 1, 0, 1]
    assert (state.ask, state.asked, state.round) == ("take", 0, 1)
    assert [player.singles for player in state.players] == [0, 0]


def test_u2_three_seats_one_each():
    state = table(3)
    asked = []
    for stack in (1, 6, 11):
        asked.append(state.asked)
        play(state, f"rm {stack}", [15 - len(asked)])
    assert asked == [0, 1, 2]
    assert (state.ask, state.asked) == ("take", 0)
    assert len(state.granite) == 13


def test_u3_four_seats_remove_nothing():
    state = table(4)
    assert (state.ask, state.asked) == ("take", 0)
    assert [len(state.granite), len(state.basalt), len(state.tokens)] == [16, 16, 14]


def test_in_words_nobody_gets_columns_for_a_tile_that_is_removed():
    state = table(2)
    told = " ".join(texts().event(GAME.key, fact, ["Ana", "Ben"]) for fact in GAME.facts(GAME.view(state, 0)))
    quarry_told = told[told.index("Quarry") : told.index("Stack 16")]
    assert "Stack 1: clay tile" in quarry_told
    assert "columns" not in quarry_told
    while state.ask == "thin":
        GAME.play(state, state.asked, GAME.fallback(state, state.asked), Chance.seeded(1))
    told = " ".join(texts().event(GAME.key, fact, ["Ana", "Ben"]) for fact in GAME.facts(GAME.view(state, 0)))
    assert "the columns are those" in told
    assert "4 columns" in told


def test_u4_only_clay_is_removed():
    state = table(2)
    assert legal(state) == {f"rm {stack}" for stack in range(1, 17)}
    play(state, "rm 7", [0])
    assert legal(state) == {f"rm {stack}" for stack in range(1, 17) if stack != 7}
