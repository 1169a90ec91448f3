"""The worked examples of the rulebook: Y 6.1 S1 to S21."""

import pytest

from engine.games.yspahan.state import FLOORS, NOBODY, STREET, State
from engine.games.yspahan.step import CARAVAN_POINTS, LOADED_POINTS, SOUK_POINTS
from tests.yspahan.tools import GAME, at, at_end, built, cubes, dice, have, kinds, legal, play, table, tower

BL, GR, RE, YE = range(4)

WHITE = dice(1, 1, 3, 3, 5, 5, 6, 6, 6)
YELLOW = dice(1, 2)


def first_day() -> State:
    """The roll of the example: 1 1 1, 2, 3 3, 5 5, 6 6 6, one of the 1s and the 2 being yellow."""
    state = table()
    play(state, "roll 2", WHITE + YELLOW)
    return state


def chest_example() -> State:
    """Blue and green have had their turns; red will place in the Chest quarter."""
    state = first_day()
    cubes(state, BL, "H6a", "H6b")
    cubes(state, RE, "H4a")
    play(state, "take camel; end")
    play(state, "take gold")
    return state


def supervisor_example(supervisor: str = "N2", gold: int = 1, camels: int = 0) -> State:
    """Yellow takes two 3s from the Barrel floor, as the last player of the day."""
    state = tower(table(), 3, barrel=(3, 2))
    state.supervisor = STREET.index(supervisor)
    cubes(state, BL, "R3a")
    cubes(state, YE, "B3b", "B3c")
    have(state, YE, gold=gold, camels=camels)
    return state


def week_end() -> State:
    state = at_end(table(), 3)
    state.day = 7
    cubes(state, BL, "H6a", "H6b", "H6c")
    cubes(state, RE, "H4a", "H4b", "H8a", "H8b", "H8c")
    have(state, YE, "gold3")
    return state


def test_s01_two_yellow_dice_cost_two_gold():
    state = table()
    assert legal(state) == {"roll 0", "roll 1", "roll 2"}
    play(state, "roll 2", WHITE + YELLOW)
    assert state.players[BL].gold == 0
    assert (sum(state.white), sum(state.yellow)) == (9, 2)


def test_s02_groups_go_to_the_floors():
    state = first_day()
    both = [white + yellow for white, yellow in zip(state.white, state.yellow, strict=True)]
    assert dict(zip(FLOORS, both, strict=True)) == {
        "camel": 3,
        "bag": 1,
        "barrel": 2,
        "chest": 2,
        "vase": 0,
        "gold": 3,
    }
    assert state.value == [1, 2, 3, 5, 0, 6]


@pytest.mark.parametrize(
    ("rolled", "value", "white"),
    [
        ((2, 5, 2, 5, 2, 5, 2, 2, 2), [2, 0, 0, 0, 0, 5], [6, 0, 0, 0, 0, 3]),
        ((4,) * 9, [4, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0]),
    ],
)
def test_s03_two_values_and_one(rolled, value, white):
    state = table()
    play(state, "roll 0", dice(*rolled))
    assert (state.value, state.white) == (value, white)


def test_s04_camels_then_the_yellow_die_leaves():
    state = first_day()
    play(state, "take camel")
    assert state.players[BL].camels == 3
    assert state.asked == BL
    assert legal(state) == {"end", "build paddock"}
    assert sum(state.yellow) == 0
    assert state.white == [0, 0, 2, 2, 0, 3]
    play(state, "end")
    assert state.asked == GR
    assert not [text for text in legal(state) if "bag" in text or "camel" in text]


def test_s05_gold():
    state = first_day()
    play(state, "take camel; end")
    before = state.players[GR].gold
    play(state, "take gold")
    assert state.players[GR].gold == before + 3
    assert state.asked == RE


def test_s06_own_souk_first_then_a_free_one():
    state = chest_example()
    events = play(state, "take chest")
    assert at(state, "H4b") == RE
    assert kinds(events) == ["took-cubes", "filled", "completed"]
    assert legal(state) == {"place H8a", "place H8b", "place H8c", "place H8d"}
    play(state, "place H8c")
    assert at(state, "H8c") == RE
    assert state.asked == YE


def test_s07_a_begun_souk_is_closed_to_others():
    state = chest_example()
    play(state, "take chest; place H8c")
    tower(state, 3, chest=(5, 2))
    assert "take chest" not in legal(state)
    state.order = [YE, RE, BL, GR]
    tower(state, 2, chest=(5, 2), camel=(1, 1))
    play(state, "take chest")
    assert at(state, "H6c") == BL
    assert [at(state, shop) for shop in ("H8a", "H8b", "H8d")] == [NOBODY] * 3


@pytest.mark.parametrize(
    ("supervisor", "free"), [("N2", {"E1", "S1", "W1"}), ("W2", {"E1", "S1", "N1", "W5"})]
)
def test_s08_exactly_three_spaces(supervisor, free):
    state = supervisor_example(supervisor, gold=0)
    assert legal(state, "supervise") == {f"supervise barrel {dest}" for dest in free}
    state = supervisor_example(supervisor, gold=1)
    assert "supervise barrel S2" in legal(state)
    play(state, "supervise barrel S2")
    assert state.players[YE].gold == 0


def test_s09_blue_only():
    state = supervisor_example()
    play(state, "supervise barrel E1")
    assert state.caravan == [BL]
    assert at(state, "R3a") == NOBODY
    assert at(state, "B3b") == YE
    assert state.players[YE].gold == 1


@pytest.mark.parametrize(("first", "caravan"), [("B3b", [YE, BL]), ("R3a", [BL, YE])])
def test_s10_the_mover_orders_two_cubes(first, caravan):
    state = supervisor_example()
    play(state, "supervise barrel S1")
    assert (state.ask, state.asked) == ("order", YE)
    assert legal(state) == {"first B3b", "first R3a"}
    play(state, f"first {first}")
    assert state.caravan == caravan
    assert (at(state, "B3b"), at(state, "R3a")) == (NOBODY, NOBODY)


def test_s11_one_gold_for_one_step_more():
    state = supervisor_example()
    play(state, "supervise barrel S2")
    assert state.players[YE].gold == 0
    assert state.caravan == [YE]
    assert (at(state, "B3c"), at(state, "B3b"), at(state, "R3a")) == (NOBODY, YE, BL)


def test_s12_a_camel_keeps_the_cube():
    state = supervisor_example(camels=1)
    play(state, "supervise barrel S2")
    assert (state.ask, state.asked) == ("protect", YE)
    assert legal(state) == {"keep", "let_go"}
    play(state, "keep")
    assert at(state, "B3c") == YE
    assert state.caravan == [YE]
    assert state.players[YE].camels == 0


def test_s13_two_points_at_once():
    state = supervisor_example(camels=1)
    play(state, "supervise barrel S2; let_go")
    assert at(state, "B3c") == NOBODY
    assert state.caravan == [YE]
    assert state.players[YE].camels == 1
    assert state.players[YE].sheet[LOADED_POINTS] == 2
    assert state.players[YE].score == 2


def test_s14_the_other_ways_to_use_the_group():
    state = supervisor_example()
    assert {"take barrel", "draw barrel"} <= legal(state)
    play(state, "take barrel")
    assert (state.ask, state.cubes) == ("place", 2)
    state = supervisor_example()
    have(state, BL, gold=2)
    play(state, "draw barrel", [state.bag.index("gold3")])
    assert state.players[YE].hand == ["gold3"]
    assert state.white[FLOORS.index("barrel")] == 0


def test_s15_a_third_building():
    state = at_end(table(), 1)
    built(state, GR, "paddock", "market")
    have(state, GR, gold=3, camels=3)
    play(state, "build caravan_house")
    player = state.players[GR]
    assert (player.camels, player.gold) == (0, 0)
    assert player.buildings == ["paddock", "market", "caravan_house"]
    assert player.score == 5


def test_s16_complete_souks_score_and_the_city_empties():
    state = week_end()
    play(state, "end")
    assert [player.score for player in state.players] == [6, 0, 4, 0]
    assert set(state.shops) == {NOBODY}
    assert (state.week, state.day) == (2, 1)


def test_s17_market():
    state = week_end()
    built(state, BL, "market")
    built(state, RE, "paddock", "market")
    play(state, "end")
    assert [player.sheet[SOUK_POINTS] for player in state.players] == [8, 0, 6, 0]


def test_s18_caravan_at_the_end_of_the_week():
    state = at_end(table(), 3)
    state.day = 7
    have(state, YE, "gold3")
    state.caravan = [GR, BL, YE, YE, GR, BL, RE, YE, YE]
    play(state, "end")
    assert [player.sheet[CARAVAN_POINTS] for player in state.players] == [4, 4, 2, 12]
    assert state.caravan == [GR, BL, YE, YE, GR, BL, RE, YE, YE]


def test_s19_three_players_have_nine_camels():
    rows: list[int] = []
    for loaded in range(9):
        state = at_end(table(3))
        state.caravan = [1] * loaded
        have(state, 0, "load", gold=1)
        play(state, "play load")
        rows.append(state.players[0].sheet[LOADED_POINTS])
        assert len(state.caravan) == (loaded + 1) % 9
    assert rows == [2, 2, 2, 1, 1, 1, 0, 0, 0]


@pytest.mark.parametrize(("card", "camels", "gold"), [("build_no_gold", 4, 0), ("build_no_camels", 0, 4)])
def test_s20_building_cards(card, camels, gold):
    state = at_end(table())
    built(state, BL, "paddock", "store")
    have(state, BL, card, camels=camels, gold=gold)
    play(state, f"build crane with={card}")
    player = state.players[BL]
    assert (player.camels, player.gold, player.hand) == (0, 0, [])
    assert state.discard == [card]
    assert player.score == 5


def test_s21_a_discarded_card_counts_as_one_die():
    def start(*buildings: str) -> State:
        state = tower(table(), camel=(1, 2), chest=(3, 1), gold=(6, 3))
        built(state, BL, *buildings)
        have(state, BL, "load")
        return state

    for buildings, camels in (((), 3), (("paddock",), 4)):
        state = start(*buildings)
        play(state, "take camel discard=load")
        assert state.players[BL].camels == camels
        assert (state.players[BL].hand, state.discard) == ([], ["load"])
        assert state.caravan == []
    for buildings, gold in (((), 4), (("store",), 6)):
        state = start(*buildings)
        play(state, "take gold discard=load")
        assert state.players[BL].gold == gold
    for buildings, count in (((), 2), (("crane",), 3)):
        state = start(*buildings)
        play(state, "take chest discard=load")
        assert state.cubes == count
    assert not [text for text in legal(start(), "take") if "bag" in text]
    assert GAME.legal_actions(start(), GR) == []
