"""The nine cards by themselves, and when they may be played. Y 1.7, 3.9"""

import pytest

from engine.games.yspahan.city import CROSSING
from engine.games.yspahan.step import CARD_POINTS
from tests.yspahan.tools import at, at_end, built, cubes, dice, have, legal, play, table, tower


@pytest.mark.parametrize(
    ("card", "line", "gold", "camels", "points"),
    [
        ("camels3", "play camels3", 5, 8, 0),
        ("gold3", "play gold3", 8, 5, 0),
        ("swap", "swap gold 4", 1, 9, 0),
        ("swap", "swap camels 4", 9, 1, 0),
        ("sell_camels", "sell camels 3", 5, 2, 6),
        ("sell_gold", "sell gold 5", 0, 5, 5),
    ],
)
def test_what_a_card_gives(card, line, gold, camels, points):
    state = at_end(table())
    built(state, 0, "paddock", "store")
    have(state, 0, card, gold=5, camels=5)
    play(state, line)
    player = state.players[0]
    assert (player.gold, player.camels, player.sheet[CARD_POINTS]) == (gold, camels, points)
    assert (player.hand, state.discard) == ([], [card])


@pytest.mark.parametrize(
    ("card", "verb", "gold", "camels", "choices"),
    [
        ("swap", "swap", 2, 1, {"swap gold 1", "swap gold 2", "swap camels 1"}),
        ("sell_camels", "sell", 9, 3, {f"sell camels {n}" for n in range(1, 4)}),
        ("sell_camels", "sell", 9, 7, {f"sell camels {n}" for n in range(1, 5)}),
        ("sell_gold", "sell", 14, 9, {f"sell gold {n}" for n in range(1, 11)}),
    ],
)
def test_how_much_a_card_allows(card, verb, gold, camels, choices):
    state = at_end(table())
    have(state, 0, card, gold=gold, camels=camels)
    assert legal(state, verb) == choices


def test_a_card_before_the_roll_pays_for_yellow_dice():
    state = table()
    have(state, 0, "gold3")
    assert legal(state) == {"roll 0", "play gold3"}
    play(state, "play gold3")
    assert legal(state) == {"roll 0", "roll 1", "roll 2", "roll 3"}
    play(state, "roll 3", dice(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6))
    assert (state.players[0].gold, state.yellow) == (0, [0, 0, 0, 1, 1, 1])


def test_many_cards_in_a_turn_after_one_was_discarded():
    state = tower(table(), chest=(3, 1), gold=(6, 1))
    have(state, 0, "camels3", "gold3", "load", "swap")
    play(state, "take chest discard=load; play gold3; place H8a; play camels3; place H8b")
    assert state.ask == "end"
    play(state, "build store; swap gold 1")
    assert (state.players[0].gold, state.players[0].camels, state.players[0].hand) == (0, 2, [])
    assert state.asked == 1


def test_no_card_in_the_turn_of_another():
    state = tower(table(), camel=(3, 1), gold=(6, 1))
    have(state, 2, "camels3", camels=1)
    cubes(state, 2, "B3a")
    play(state, "supervise camel W3")
    assert (state.ask, state.asked) == ("protect", 2)
    assert legal(state) == {"keep", "let_go"}


def test_one_building_a_turn():
    state = at_end(table())
    have(state, 0, "gold3", gold=9, camels=9)
    play(state, "build market")
    assert legal(state) == {"end", "play gold3"}
    play(state, "end")
    assert state.asked == 1


def test_the_caravan_house_gives_no_pause_for_the_cubes_of_others():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    built(state, 0, "caravan_house")
    cubes(state, 0, "R3a")
    cubes(state, 1, "V4a")
    play(state, "supervise camel E1")
    assert legal(state) == {"first R3a", "first R3a pause", "first V4a"}


def test_a_new_week_begins_at_the_crossing_with_the_next_player():
    state = at_end(table(), 3)
    state.day, state.supervisor, state.caravan = 7, 12, [1, 2]
    have(state, 3, "gold3", gold=4, camels=1)
    built(state, 2, "paddock")
    cubes(state, 0, "B3a", "V4a")
    play(state, "end")
    assert (state.week, state.day, state.supervisor) == (2, 1, CROSSING)
    assert (state.ask, state.order) == ("roll", [1, 2, 3, 0])
    assert at(state, "B3a") == -1
    assert state.caravan == [1, 2]
    assert [player.score for player in state.players] == [4, 1, 1, 0]
    player = state.players[3]
    assert (player.gold, player.camels, player.hand) == (4, 1, ["gold3"])
    assert state.players[2].buildings == ["paddock"]
