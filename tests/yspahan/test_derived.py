"""Cases derived from the rules: Y 6.2 T1 to T36."""

from collections.abc import Iterable

import pytest

from engine.core import copier
from engine.games.yspahan.city import SPACE
from engine.games.yspahan.state import FLOORS, NOBODY, SHOPS, State
from engine.games.yspahan.step import BUILDING_POINTS, CARAVAN_POINTS, LOADED_POINTS
from tests.yspahan.tools import (
    GAME,
    at,
    at_end,
    built,
    cubes,
    dice,
    have,
    kinds,
    legal,
    pile,
    play,
    table,
    tower,
)

copy = copier(State)


def dests(state: State, floor: str) -> set[str]:
    return {text.split()[-1] for text in legal(state, "supervise") if f" {floor} " in text}


def supervisor(value: int, place: str, gold: int = 0, *buildings: str) -> State:
    """Seat 0 may move the supervisor from `place` by the value of a single die on Camel."""
    others = {"gold": (6, 3)} if value < 6 else {}
    state = tower(table(), camel=(value, 1), **others)
    state.supervisor = SPACE[place]
    have(state, 0, gold=gold)
    built(state, 0, *buildings)
    return state


def last_week(state: State, day: int) -> State:
    state.week, state.day = 3, day
    return state


def scores(state: State, points: Iterable[int]) -> None:
    for player, n in zip(state.players, points, strict=True):
        player.sheet[CARAVAN_POINTS] = n


def test_t01_six_values_fill_the_tower():
    state = table()
    play(state, "roll 0", dice(6, 5, 4, 3, 2, 1, 1, 2, 2))
    assert state.value == [1, 2, 3, 4, 5, 6]
    assert state.white == [2, 3, 1, 1, 1, 1]


def test_t02_the_highest_value_goes_to_gold():
    state = table()
    play(state, "roll 0", dice(2, 2, 2, 4, 4, 5, 5, 5, 5))
    assert state.value == [2, 4, 0, 0, 0, 5]
    assert state.white == [3, 2, 0, 0, 0, 4]


def test_t03_a_yellow_die_alone_leaves_with_the_first_action():
    state = table()
    play(state, "roll 1", dice(1, 1, 1, 3, 3, 3, 6, 6, 6, 2))
    assert "take bag" in legal(state)
    events = play(state, "take gold")
    assert "yellow-gone" in kinds(events)
    assert state.yellow == [0] * 6
    assert state.asked == 1
    assert not [text for text in legal(state) if " bag" in text]


def test_t04_nothing_left_for_the_fourth_player():
    state = table()
    have(state, 3, gold=2, camels=2)
    play(state, "roll 0", dice(1, 1, 1, 3, 3, 3, 6, 6, 6))
    play(state, "take gold; take camel; end")
    before = len(state.players[3].hand)
    play(state, "take bag; place B8a; place B8b; place B8c", [state.bag.index("gold3")])
    assert state.white == [0] * 6
    assert state.taken.count(3) == 0
    assert len(state.players[3].hand) == before + 1
    assert (state.ask, state.asked) == ("end", 3)
    assert {"end", "build paddock", "build store"} <= legal(state)


def test_t05_four_steps_from_the_crossing():
    assert dests(supervisor(4, "C"), "camel") == {"W4", "E4", "N4", "S4"}


def test_t06_the_north_arm_is_short():
    assert dests(supervisor(5, "C"), "camel") == {"W5", "E5", "S5"}


def test_t07_bathhouse():
    arms = {f"{arm}{n}" for arm in "WENS" for n in range(1, 6)} - {"N5"}
    assert dests(supervisor(2, "C", 0, "bathhouse"), "camel") == {"C"} | arms
    state = supervisor(2, "C", 1, "bathhouse")
    play(state, "supervise camel W6")
    assert state.players[0].gold == 0


def test_t08_staying_costs_one_gold_and_loads():
    state = supervisor(1, "E1", 1)
    cubes(state, 1, "R3a")
    play(state, "supervise camel E1")
    assert state.players[0].gold == 0
    assert (state.caravan, at(state, "R3a")) == ([1], NOBODY)


def test_t09_out_of_the_north_arm():
    assert dests(supervisor(6, "N4"), "camel") == {"W2", "E2", "S2"}


def test_t10_the_caravan_fills_between_two_cubes():
    state = supervisor(1, "C")
    state.caravan = [2] * 11
    cubes(state, 0, "R3a")
    cubes(state, 1, "V4a")
    play(state, "supervise camel E1; first R3a")
    assert state.players[0].sheet == [0, 3, 0, 0, 0]
    assert state.players[2].sheet == [0, 33, 0, 0, 0]
    assert state.players[1].sheet == [0, 0, 2, 0, 0]
    assert state.caravan == [1]


def test_t11_a_card_out_of_turn():
    state = supervisor(3, "C")
    cubes(state, 2, "B3a")
    have(state, 2, camels=1)
    built(state, 2, "caravan_house")
    play(state, "supervise camel W3")
    assert (state.ask, state.asked) == ("protect", 2)
    play(state, "keep", [state.bag.index("swap")])
    assert state.players[2].hand == ["swap"]
    assert at(state, "B3a") == 2


def test_t12_no_card_for_a_card():
    state = at_end(table())
    built(state, 0, "caravan_house")
    have(state, 0, "load", "swap", gold=1)
    play(state, "play load")
    assert state.players[0].sheet[LOADED_POINTS] == 2
    assert state.players[0].hand == ["swap"]


def test_t13_one_camel_protects_one_cube():
    state = supervisor(1, "C")
    cubes(state, 2, "R3a", "V4a")
    have(state, 2, camels=1)
    play(state, "supervise camel E1")
    assert (state.ask, state.asked) == ("protect", 2)
    kept = copy(state)
    play(kept, "keep")
    assert (at(kept, "R3a"), at(kept, "V4a")) == (2, NOBODY)
    play(state, "let_go; keep")
    assert (at(state, "R3a"), at(state, "V4a")) == (NOBODY, 2)
    assert state.players[2].camels == 0
    assert state.caravan == [2, 2]


def test_t14_a_reopened_souk_comes_first():
    state = tower(table(), camel=(2, 1), chest=(4, 1), gold=(5, 1))
    cubes(state, 1, "H4a", "H4b")
    play(state, "supervise camel W2")
    assert at(state, "H4b") == NOBODY
    play(state, "take chest")
    assert at(state, "H4b") == 1


def test_t15_the_last_cube_frees_the_souk():
    state = tower(table(), camel=(3, 1), bag=(4, 1), gold=(5, 1))
    cubes(state, 2, "B3a")
    cubes(state, 0, "B4a", "B6a", "B8a")
    play(state, "supervise camel W3; take bag")
    assert legal(state) == {"place B3a", "place B3b", "place B3c"}


def test_t16_two_begun_souks():
    state = tower(table(), camel=(1, 1), bag=(4, 1), gold=(5, 1))
    cubes(state, 1, "B3a", "B3b", "B3c", "B4a", "B4b", "B4c")
    play(state, "supervise camel W1; take bag")
    assert legal(state) == {"place B3b", "place B4d"}


def test_t17_cubes_without_a_shop_are_lost():
    state = tower(table(), chest=(3, 3), gold=(5, 1))
    built(state, 0, "crane")
    cubes(state, 0, "H4a", "H4b", "H6a", "H6b")
    cubes(state, 1, "H8a")
    events = play(state, "take chest")
    assert at(state, "H6c") == 0
    assert dict(events[-1].args) == {"n": 3}
    assert kinds(events) == ["took-cubes", "helped", "filled", "completed", "cubes-lost"]
    assert state.shops.count(0) == 5
    assert state.asked == 1


def test_t18_a_closed_quarter():
    state = tower(table(), vase=(4, 2))
    cubes(state, 1, "V4a", "V6a")
    cubes(state, 2, "V12b")
    have(state, 0, "gold3")
    assert legal(state, "take") == set()
    assert legal(state) == {
        *(f"supervise vase {dest}" for dest in ("W4", "E4", "N4", "S4")),
        "draw vase",
        "play gold3",
    }


def test_t19_goods_anywhere_keeps_the_rules_of_placing():
    state = at_end(table())
    have(state, 0, "place_any")
    cubes(state, 0, "H6a")
    cubes(state, 1, "R3a", "R4a", "R6a", "R8a", "V4a", "V6a", "B8a")
    cubes(state, 0, "B3a", "B3b", "B3c")
    shops = {text.split()[1] for text in legal(state, "put")}
    assert shops == {"H6b", "H6c", "V12a", "V12b", "V12c"} | {
        shop for shop in SHOPS if shop[:2] in ("B4", "B6")
    }
    play(state, "put H6b")
    assert at(state, "H6b") == 0
    assert state.discard == ["place_any"]


def test_t20_both_building_cards_make_it_free():
    state = at_end(table())
    built(state, 0, "paddock", "store")
    have(state, 0, "build_no_camels", "build_no_gold")
    assert "build crane with=both" in legal(state)
    play(state, "build crane with=both")
    assert state.players[0].hand == []
    assert sorted(state.discard) == ["build_no_camels", "build_no_gold"]
    assert state.players[0].sheet[BUILDING_POINTS] == 5


def test_t21_a_card_that_saves_nothing():
    state = at_end(table())
    have(state, 0, "build_no_gold", camels=2)
    assert "build paddock" in legal(state)
    assert "build paddock with=build_no_gold" not in legal(state)
    assert "build store with=build_no_gold" in legal(state)
    have(state, 0, "build_no_camels", "build_no_gold")
    assert {text for text in legal(state) if "paddock" in text} == {"build paddock with=build_no_camels"}


def test_t22_the_discards_are_shuffled_with_the_last_card():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    discarded = ["load", "gold3", "swap", "camels3", "load"]
    pile(state, ["sell_gold"], discarded)
    events = play(state, "draw camel", [0])
    assert state.players[0].hand == ["sell_gold"]
    assert (state.deck, state.bag, state.discard) == (5, sorted(discarded), [])
    assert "reshuffled" in kinds(events)


def test_t23_no_card_anywhere():
    state = tower(table(), 1, gold=(6, 1))
    pile(state, [], [])
    state.players[2].gold = state.players[2].camels = 2
    events = play(state, "take gold")
    assert kinds(events) == ["took-gold", "passed"]
    assert (state.ask, state.asked) == ("end", 2)
    assert state.players[2].hand == []
    assert legal(state) == {"end", "build paddock", "build store", "build bathhouse"}
    other = supervisor(3, "C")
    pile(other, [], [])
    built(other, 1, "caravan_house")
    cubes(other, 1, "B3a")
    events = play(other, "supervise camel W3")
    assert "no-card" in kinds(events)
    assert other.players[1].hand == []


def test_t24_the_last_two_buildings():
    state = at_end(table())
    built(state, 0, "paddock", "store", "bathhouse", "caravan_house")
    have(state, 0, "build_no_gold", "build_no_gold", camels=8)
    play(state, "build market with=build_no_gold")
    assert state.players[0].score == 15
    at_end(state).built = False
    play(state, "build crane with=build_no_gold")
    assert state.players[0].score == 25
    assert state.players[0].buildings[-2:] == ["market", "crane"]


def day_20() -> State:
    state = table(start=1)
    at_end(state, 3)
    last_week(state, 6)
    scores(state, (60, 55, 60, 55))
    have(state, state.order[3], "gold3")
    for seat in (1, 2, 3):
        have(state, seat, gold=2)
    return state


def test_t25_reverse_order_of_points_on_the_last_day():
    state = day_20()
    assert state.order == [1, 2, 3, 0]
    play(state, "end")
    assert (state.week, state.day) == (3, 7)
    assert state.order == [3, 1, 0, 2]


def test_t26_the_end_of_the_game():
    state = at_end(table(), 3)
    last_week(state, 7)
    have(state, 3, "gold3", gold=9)
    cubes(state, 0, "V12a", "V12b", "V12c")
    cubes(state, 1, "R8a", "R8b", "R8c", "R8d", "R8e")
    cubes(state, 2, "H8a", "H8b", "H8c")
    state.caravan = [2, 2, 1, 0, 1]
    scores(state, (0, 1, 0, 12))
    events = play(state, "end")
    assert (state.ask, state.asked) == ("", NOBODY)
    assert GAME.pending(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (13, 13, 2, 12)
    assert outcome.ranks == (1, 1, 4, 3)
    assert outcome.detail == {
        "souks": (12, 8, 0, 0),
        "caravan": (1, 5, 2, 12),
        "loading": (0, 0, 0, 0),
        "buildings": (0, 0, 0, 0),
        "cards": (0, 0, 0, 0),
    }
    assert [e.seat for e in events if e.kind == "shared"] == [0, 1]
    assert set(state.shops) == {NOBODY}
    assert [GAME.legal_actions(state, seat) for seat in range(4)] == [[], [], [], []]


def test_t27_two_players_yellow_dice_stay():
    state = tower(table(2), bag=(2, 2, 1), gold=(5, 1, 1), camel=(1, 3))
    play(state, "take camel")
    assert state.asked == 1
    assert sum(state.yellow) == 2
    play(state, "take bag")
    assert state.cubes == 2
    assert (state.white[1], state.yellow[1]) == (0, 0)
    play(state, "place B3a; place B3b")
    assert state.asked == 0
    assert state.yellow == [0, 0, 0, 0, 0, 1]
    gold = state.players[0].gold
    play(state, "take gold")
    assert state.players[0].gold == gold + 2


def test_t28_two_players_a_group_of_yellow_dice():
    state = tower(table(2), camel=(1, 1), bag=(2, 0, 2), gold=(6, 2))
    assert "take bag" in legal(state)
    tower(state, 1, camel=(1, 1), bag=(2, 0, 2), gold=(6, 2))
    assert state.asked == 1
    assert not [text for text in legal(state) if "bag" in text]
    only_yellow = tower(table(2), camel=(1, 1), bag=(2, 0, 2))
    play(only_yellow, "take camel", [only_yellow.bag.index("gold3")])
    assert only_yellow.players[1].hand == ["gold3"]
    assert only_yellow.yellow[1] == 2


def test_t29_two_players_build_with_groups():
    state = tower(table(2), camel=(1, 1), bag=(2, 1), gold=(6, 2))
    have(state, 0, gold=5, camels=5)
    have(state, 1, gold=0, camels=2)
    play(state, "build store using=gold")
    assert state.asked == 1
    assert state.taken[FLOORS.index("gold")] == 0
    assert legal(state, "build") == {"build paddock using=camel", "build paddock using=bag"}
    play(state, "build paddock using=camel")
    assert state.asked == 0
    play(state, "build paddock using=bag", dice(1, 1, 2, 2, 3, 3, 4, 4))
    assert state.players[0].buildings == ["store", "paddock"]
    assert (state.players[0].gold, state.players[0].camels) == (3, 1)
    assert state.players[1].buildings == ["paddock"]
    assert (state.day, state.asked) == (2, 1)


def test_t30_no_effect_on_what_was_done_before():
    state = supervisor(1, "C", 4)
    have(state, 0, gold=4, camels=2)
    play(state, "supervise camel W3; build bathhouse")
    assert state.players[0].buildings == ["bathhouse"]
    assert state.players[0].gold == 0
    assert state.supervisor == SPACE["W3"]
    assert state.asked == 1


def test_t31_the_lowest_score_rolls_on_the_last_day():
    state = day_20()
    play(state, "end")
    assert (state.ask, state.asked) == ("roll", 3)
    play(state, "roll 1", dice(1, 1, 2, 2, 3, 3, 4, 4, 5, 6))
    assert sum(state.yellow) == 1
    play(state, "take camel; end")
    assert sum(state.yellow) == 0
    asked: list[int] = []
    for _ in range(3):
        asked.append(state.asked)
        floor = next(text for text in sorted(legal(state, "supervise")))
        play(state, floor)
        if state.ask == "end":
            play(state, "end")
    assert asked == [1, 0, 2]


def test_t32_a_card_takes_the_last_shop():
    state = tower(table(), vase=(4, 1), gold=(5, 1))
    have(state, 0, "place_any")
    cubes(state, 1, "V6a", "V12a")
    play(state, "take vase")
    assert (state.ask, state.cubes) == ("place", 1)
    events = play(state, "put V4a")
    assert at(state, "V4a") == 0
    assert kinds(events) == ["played", "placed", "completed", "cubes-lost"]
    assert (state.cubes, state.asked) == (0, 1)


def test_t33_a_cube_placed_while_loading_stays():
    state = supervisor(1, "C")
    have(state, 0, "place_any")
    cubes(state, 0, "R3a")
    play(state, "supervise camel E1")
    assert (state.ask, state.asked) == ("protect", 0)
    assert {"let_go", "put V4a"} <= legal(state)
    assert "keep" not in legal(state)
    play(state, "put V4a")
    assert (at(state, "R3a"), at(state, "V4a")) == (NOBODY, 0)
    assert state.caravan == [0]


def test_t34_keeping_changes_the_shop_and_the_camels_only():
    state = supervisor(3, "C")
    state.caravan = [1, 1, 2, 3] * 2 + [3, 3, 3]
    built(state, 2, "caravan_house")
    have(state, 2, camels=1)
    cubes(state, 2, "B3a")
    play(state, "supervise camel W3")
    kept, gone = copy(state), copy(state)
    draw = [state.bag.index("swap")]
    play(kept, "keep", draw)
    play(gone, "let_go", draw)
    assert (at(kept, "B3a"), at(gone, "B3a")) == (2, NOBODY)
    assert (kept.players[2].camels, gone.players[2].camels) == (0, 1)
    kept.shops, kept.players[2].camels = gone.shops, 1
    assert kept == gone
    assert kept.players[2].hand == ["swap"]
    assert kept.players[2].sheet == [0, 9, 0, 0, 0]
    assert [player.sheet[CARAVAN_POINTS] for player in kept.players] == [0, 8, 9, 15]
    assert kept.caravan == []


def test_t35_the_cube_of_the_crane_is_free_to_leave():
    state = tower(table(), chest=(4, 1), gold=(5, 1))
    built(state, 0, "crane")
    play(state, "take chest; place H6a")
    assert legal(state) == {"place H6b", "place H6c", "stop"}
    events = play(state, "stop")
    assert kinds(events) == ["cubes-left"]
    state = tower(table(), chest=(4, 1), gold=(5, 1))
    built(state, 0, "crane")
    cubes(state, 0, "H6a")
    play(state, "take chest; place H6c")
    assert legal(state) == {"place H6b", "stop"}
    play(state, "place H6b")
    assert state.asked == 1
    state = tower(table(), vase=(4, 1), gold=(5, 1))
    built(state, 0, "crane")
    cubes(state, 0, "V6a")
    cubes(state, 1, "V4a", "V12a")
    play(state, "take vase")
    assert at(state, "V6b") == 0
    assert state.asked == 1


def test_t36_the_card_fills_the_caravan():
    state = at_end(table())
    state.caravan = [1] * 11
    built(state, 0, "caravan_house")
    have(state, 0, "load", "swap", gold=1)
    play(state, "play load")
    assert state.players[0].sheet == [0, 3, 0, 0, 0]
    assert state.players[1].sheet == [0, 33, 0, 0, 0]
    assert state.players[0].hand == ["swap"]
    assert state.caravan == []


@pytest.mark.parametrize(("points", "start"), [((9, 4), 1), ((4, 9), 0), ((5, 5), 1)])
def test_two_players_the_lower_score_starts_the_last_day(points, start):
    state = at_end(table(2), 2)
    last_week(state, 6)
    scores(state, points)
    have(state, 0, "gold3", gold=2)
    assert state.order == [0, 1, 0]
    play(state, "end")
    assert state.order == [start, 1 - start, start]
