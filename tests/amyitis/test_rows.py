"""Examples A 5 T1 to T25: the rulebook's examples and what follows from its rules."""

from collections import Counter

import pytest

from engine.games.amyitis.caravan import CITY, SIDES, price
from engine.games.amyitis.garden import PLOTS, SECTION, available, mask
from engine.games.amyitis.layout import crafts_in_play
from engine.games.amyitis.state import BANKER, LEADER, State
from engine.games.amyitis.step import BANKERS, FAVOUR, GOODS_LEFT, IRRIGATION, TEMPLE_POINTS
from tests.amyitis.tools import (
    GREY,
    at_turn,
    caravan,
    cards,
    carried,
    crafts,
    cubes,
    events_of,
    field,
    goods,
    have,
    in_temple,
    last_to_pass,
    legal,
    plant,
    play,
    points_of,
    scores,
    side,
    table,
    temple,
    tile,
    water,
)

WHITE, BLACK, BLUE, RED = range(4)
THREE_GROUPS, FOUR_GROUPS = [0] * 9, [0] * 12


def test_t01_three_groups_of_three_crafts():
    state = table(3)
    assert [len(cards) for cards in state.groups] == [3, 3, 3]
    assert len(crafts_in_play(3)) - 9 == 5
    laid = Counter(craft for cards in state.groups for craft in cards)
    assert laid <= Counter(crafts_in_play(3))


def test_t02_a_banker_of_level_3_pays_talents_and_points():
    state = table(3)
    cards(state, BLACK, banker=3)
    have(state, WHITE)
    have(state, BLACK)
    have(state, BLUE)
    last_to_pass(state, WHITE)
    events = play(state, "pass; temple marduk", THREE_GROUPS)
    assert state.round == 2
    assert [player.talents for player in state.players] == [0, 2, 0]
    assert [player.sheet[BANKERS] for player in state.players] == [0, 2, 0]
    assert events_of(events, "income") == [(BLACK, {"talents": 2})]
    assert points_of(events, "income") == [((BLACK, 2),)]


def test_t03_who_has_passed_is_paid_until_the_last_one_passes():
    state = table()
    for seat in range(4):
        have(state, seat)
    crafts(state, "merchant grower priest", *["- - -"] * 3)
    have(state, BLUE, talents=1)
    have(state, RED, talents=1)
    at_turn(state, BLUE, WHITE, BLACK)
    play(state, "hire merchant 1")
    assert state.asked == RED
    play(state, "pass")
    assert [player.talents for player in state.players] == [1, 1, 1, 1]
    assert state.asked == BLUE
    play(state, "pass")
    assert state.ask == "procession"
    assert [player.talents for player in state.players] == [1, 1, 1, 1]


def test_t04_the_price_of_a_craft_is_the_number_of_flipped_cards():
    state = table(3)
    crafts(state, "grower engineer merchant", "- priest -", "- grower merchant")
    have(state, 0, talents=2)
    at_turn(state, 0)
    hires = {"grower 1", "engineer 1", "merchant 1", "priest 2", "grower 3", "merchant 3"}
    assert legal(state, "hire") == hires
    have(state, 0, talents=1)
    assert legal(state, "hire") == hires - {"priest 2"}
    have(state, 0)
    assert legal(state, "hire") == {"grower 1", "engineer 1", "merchant 1"}
    for line, left in (("hire priest 2", 0), ("hire grower 3", 1), ("hire grower 1", 2)):
        state = table(3)
        crafts(state, "grower engineer merchant", "- priest -", "- grower merchant")
        have(state, 0, talents=2)
        play(state, line)
        assert state.players[0].talents == left


def growers(*bottom: int, gardeners: int = 0) -> State:
    """Blue hires a grower; white holds this many gardeners, which are missing from the stock."""
    state = table()
    field(state, "bottom", *bottom)
    field(state, "top", WHITE, BLACK)
    have(state, WHITE, gardeners=gardeners)
    crafts(state, "grower priest priest", "- - -", "- - -", "- - -")
    at_turn(state, BLUE)
    play(state, "hire grower 1")
    return state


def test_t05_a_full_row_gives_a_gardener_to_whoever_worked_most():
    state = growers(RED, RED, BLACK, WHITE)
    assert legal(state) == {"field top", "field bottom"}
    events = play(state, "field bottom")
    assert goods(state, BLUE) == ["wine"]
    assert [player.gardeners for player in state.players] == [0, 0, 0, 1]
    assert state.gardeners == 5
    assert state.fields == [[WHITE, BLACK], []]
    assert events_of(events, "row-won") == [(RED, {"row": "bottom"})]
    state = growers(RED, RED, BLACK, WHITE)
    play(state, "field top")
    assert goods(state, BLUE) == ["barley"]
    assert state.fields == [[WHITE, BLACK, BLUE], [RED, RED, BLACK, WHITE]]
    assert state.gardeners == 6


def test_t05b_a_tie_gives_no_gardener():
    state = growers(RED, RED, BLUE, WHITE)
    play(state, "field bottom")
    assert [player.gardeners for player in state.players] == [0, 0, 0, 0]
    assert state.fields == [[WHITE, BLACK], []]


def test_t05c_no_gardener_is_left():
    state = growers(RED, RED, BLACK, WHITE, gardeners=6)
    events = play(state, "field bottom")
    assert [player.gardeners for player in state.players] == [6, 0, 0, 0]
    assert state.fields == [[WHITE, BLACK], []]
    assert events_of(events, "row-without-gardener") == [(None, {"row": "bottom"})]


def test_t06_a_priest_pushes_the_others_through_the_temple():
    state = table()
    crafts(state, "priest grower grower", "- - -", "- - -", "- - -")
    temple(state, "ishtar", WHITE, BLUE, WHITE, RED)
    at_turn(state, BLACK)
    events = play(state, "hire priest 1; temple ishtar")
    assert in_temple(state, "ishtar") == [BLACK, WHITE, BLUE, WHITE]
    assert events_of(events, "pushed-out") == [(RED, {"temple": "ishtar"})]


def test_t07_sections_joined_to_the_river_can_be_filled():
    state = table()
    crafts(state, "engineer grower grower", "- - -", "- - -", "- - -")
    water(state, RED, "b1-c1")
    water(state, BLACK, "b1-b2")
    play(state, "hire engineer 1")
    river = {"a1-a2", "a1-b1", "a2-a3", "a3-a4", "c1-d1"}
    assert legal(state, "irrigate") == river | {"a2-b2", "b2-c2.1", "c1-c2"}
    play(state, "irrigate b2-c2.1")
    assert cubes(state, WHITE) == {"b2-c2.1"}
    assert scores(state) == [2, 0, 0, 0]


def test_t08_a_merchant_brings_a_camel():
    state = table()
    crafts(state, "merchant grower grower", "- - -", "- - -", "- - -")
    have(state, RED)
    at_turn(state, RED)
    play(state, "hire merchant 1")
    assert state.players[RED].camels == 1


def test_t09_a_leader_sends_the_caravan_further():
    state = table()
    water(state, RED, "a1-a2")
    have(state, RED, "palm", "barley", "salt", "dates", camels=1)
    at_turn(state, RED)
    assert legal(state, "caravan") == {"eshnunna"}
    cards(state, RED, leader=1)
    assert legal(state, "caravan") == {"eshnunna", "susa", "ur"}
    assert [price(state, RED, CITY[city]) for city in ("eshnunna", "susa", "ur")] == [1, 1, 1]
    have(state, RED, "palm", "barley", "salt", "dates", camels=2)
    assert legal(state, "caravan") == {"eshnunna", "susa", "ur", "uruk"}
    assert price(state, RED, CITY["uruk"]) == 2
    play(state, "caravan ur; plant a1")
    assert state.players[RED].camels == 1


def in_uruk(*bankers: int) -> State:
    """Red can go to Uruk, where a level-2 leader with palm is left; the others have these bankers."""
    state = table(3)
    cards(state, 2, leader=1)
    carried(state, "palm")
    for seat, level in enumerate(bankers):
        cards(state, seat, banker=level)
    caravan(state, "ur")
    have(state, 2, "dates", camels=1)
    return at_turn(state, 2)


def test_t10_one_of_two_guild_cards_and_the_good_on_the_leader():
    state = in_uruk()
    play(state, "caravan uruk")
    assert legal(state) == {"take banker", "take leader"}
    play(state, "take leader")
    assert goods(state, 2) == ["palm"]
    assert state.players[2].levels[LEADER] == 2
    assert (state.carried, state.stock[LEADER]) == ([], [1, 0])
    have(state, 2, "salt", camels=1)
    caravan(state, "uruk")
    assert price(state, 2, CITY["ninoua"]) == 1
    assert price(state, 2, CITY["babylon"]) == 1
    assert price(state, 2, CITY["eshnunna"]) == 2
    state = in_uruk()
    play(state, "caravan uruk; take banker")
    assert goods(state, 2) == []
    assert (state.players[2].levels[BANKER], state.stock[BANKER]) == (1, [1, 2, 1])


def test_t10b_without_a_next_level_the_other_guild_is_all_there_is():
    state = in_uruk(1, 1)
    assert state.stock[BANKER][0] == 0
    play(state, "caravan uruk")
    assert state.players[2].levels == [0, 2, 0]
    have(state, 2, "dates", camels=1)
    caravan(state, "ur")
    at_turn(state, 2)
    assert legal(state, "caravan") == set()
    have(state, 2, "barley", camels=1)
    caravan(state, "eshnunna")
    at_turn(state, 2)
    play(state, "caravan susa")
    assert state.players[2].levels == [0, 2, 1]


def test_t11_a_plant_of_quality_2_costs_two_goods():
    state = table()
    side(state, "mari", 2, "palm")
    water(state, BLACK, "a1-a2")
    caravan(state, "uruk")
    have(state, WHITE, "barley", "palm", camels=1)
    at_turn(state, WHITE)
    play(state, "caravan mari; plant a1")
    assert goods(state, WHITE) == []
    assert [PLOTS[plot] for plot in state.players[WHITE].plots] == ["a1"]
    assert SIDES[state.plants[CITY["mari"]]].quality == 1


def garden(gardeners: int = 0, quality: int = 2, seats: int = 4) -> State:
    """White (0) has a plant of that quality and is asked for a plot."""
    state = table(seats)
    water(state, RED, "b1-c1", "b3-c3.1")
    water(state, BLACK, "b2-c2.1", "b2-c2.2", "c2-c3.2")
    water(state, WHITE, "c2-c3.1")
    plant(state, BLUE, "c1")
    tile(state, "c2", 4, talents=2)
    city, wanted = ("khorsabad", "dates") if quality == 2 else ("ur", "salt")
    state.caravan = CITY[city] - 1
    have(state, WHITE, wanted, "barley", camels=1, gardeners=gardeners)
    at_turn(state, WHITE)
    return state


def test_t12_where_a_plant_may_go():
    state = garden()
    play(state, "caravan khorsabad")
    assert legal(state) == {"plant b1", "plant b2", "plant c2"}
    state = garden(gardeners=1)
    play(state, "caravan khorsabad")
    assert legal(state) == {"plant b1", "plant b2", "plant c2", "plant c3"}
    state = garden(quality=1)
    play(state, "caravan ur")
    assert [PLOTS[plot] for plot in state.players[WHITE].plots] == ["b1"]


def test_t13_the_tile_and_the_irrigation_bonus():
    state = garden()
    play(state, "caravan khorsabad")
    before = scores(state)
    events = play(state, "plant c2")
    assert [after - points for after, points in zip(scores(state), before, strict=True)] == [4, 2, 0, 0]
    assert state.players[WHITE].talents == 2
    assert len(state.players[WHITE].plots) == 1
    assert events_of(events, "irrigation") == [(BLACK, {"plot": "c2"})]
    assert points_of(events, "planted", "irrigation") == [((WHITE, 4),), ((BLACK, 2),)]


def test_t14_grey_cubes_join_planted_plots():
    state = garden()
    play(state, "caravan khorsabad")
    events = play(state, "plant c2")
    assert cubes(state, GREY) == {"c1-c2"}
    assert events_of(events, "neutral-water") == [(None, {"n": 1, "sections": "c1-c2"})]


def test_t15_gardeners_do_not_raise_the_irrigation_bonus():
    state = garden(gardeners=2, quality=1)
    water(state, BLACK, "c2-c3.1")
    state.channels[WHITE] = 0
    play(state, "caravan ur; plant c3")
    assert state.players[BLACK].sheet[IRRIGATION] == 1
    assert (state.players[WHITE].gardeners, state.gardeners) == (0, 6)


def test_t16_the_procession():
    state = table(4, BLUE)
    temple(state, "ishtar", RED, BLUE, RED, WHITE)
    temple(state, "marduk", WHITE)
    last_to_pass(state, BLUE)
    play(state, "pass")
    assert (state.ask, state.asked) == ("procession", BLACK)
    assert legal(state) == {"temple ishtar", "temple marduk", "temple tammouz"}
    play(state, "temple marduk")
    assert in_temple(state, "ishtar") == [GREY, RED, BLUE, RED]
    assert in_temple(state, "marduk") == [BLACK, WHITE]
    assert in_temple(state, "tammouz") == [GREY]


def evening(start: int = 0, seats: int = 4) -> State:
    """All have passed but the start player; nobody owns anything."""
    state = table(seats, start)
    for seat in range(seats):
        have(state, seat)
    return last_to_pass(state, start)


def test_t17_ishtar_goes_by_the_rightmost_cube():
    state = evening()
    temple(state, "ishtar", BLUE, RED)
    play(state, "pass; temple tammouz")
    assert (state.ask, state.asked) == ("ishtar", RED)
    events = play(state, "claim camel")
    assert (state.players[RED].camels, state.players[BLUE].talents) == (1, 1)
    assert events_of(events, "ishtar") == [(RED, {"reward": "camel"})]
    assert events_of(events, "ishtar-second") == [(BLUE, {"reward": "talent"})]


def test_t18_marduk_gives_points():
    state = evening()
    temple(state, "marduk", BLACK, WHITE, BLACK)
    play(state, "pass; temple tammouz")
    assert [player.sheet[TEMPLE_POINTS] for player in state.players] == [1, 2, 0, 0]


def test_t19_tammouz_gives_a_field_and_a_swap():
    state = evening()
    temple(state, "tammouz", WHITE, RED, BLACK)
    have(state, RED, "salt")
    have(state, WHITE, "salt")
    play(state, "pass; temple marduk")
    assert (state.ask, state.asked) == ("tammouz_field", BLACK)
    play(state, "field top")
    assert goods(state, BLACK) == ["palm"]
    assert state.fields == [[BLACK], []]
    assert (state.ask, state.asked) == ("tammouz_swap", RED)
    assert legal(state) == {"keep", "swap salt barley", "swap salt dates", "swap salt palm"}
    play(state, "swap salt palm", FOUR_GROUPS)
    assert goods(state, RED) == ["palm"]
    assert goods(state, WHITE) == ["salt"]
    assert state.round == 2


def test_t20_the_goods_limit_goes_by_the_leader():
    state = evening(seats=3)
    cards(state, 0, leader=1)
    cards(state, 1, leader=2)
    have(state, 0, "barley", "barley", "salt", "wine")
    have(state, 1, "barley", "dates", "salt", "palm")
    play(state, "pass; temple marduk")
    assert (state.ask, state.asked) == ("discard", 0)
    assert legal(state) == {"discard barley", "discard salt", "discard wine"}
    play(state, "discard barley; discard salt", THREE_GROUPS)
    assert goods(state, 0) == ["barley", "wine"]
    assert goods(state, 1) == ["barley", "dates", "salt", "palm"]


def test_t21_alone_in_a_temple_only_the_first_reward_is_given():
    state = evening(seats=3)
    temple(state, "marduk", GREY, BLACK, GREY)
    play(state, "pass; temple tammouz")
    assert [player.sheet[TEMPLE_POINTS] for player in state.players] == [0, 2, 0]


def test_t22_of_two_players_only_the_first_is_rewarded():
    state = evening(seats=2)
    temple(state, "marduk", 1, 0, 1)
    play(state, "pass; temple tammouz")
    assert [player.sheet[TEMPLE_POINTS] for player in state.players] == [0, 2]


def last_evening(start: int = 0) -> State:
    """Four players have planted 5, 4, 3 and 2 plots."""
    state = evening(start)
    for seat, plots in enumerate(("a1 a2 b1 b2 a3", "c1 d1 c2 d2", "a4 b4 b3", "c3 c4")):
        plant(state, seat, *plots.split())
    last_to_pass(state, start)
    return state


def test_t23_the_favour_of_amyitis():
    state = last_evening()
    play(state, "pass; temple marduk")
    assert state.ask == ""
    assert [player.sheet[FAVOUR] for player in state.players] == [10, 5, 5, 0]


def test_t24_goods_are_points_at_the_end():
    state = last_evening()
    have(state, WHITE, "wine", "salt", camels=5, talents=7)
    have(state, BLACK, camels=3, gardeners=2)
    play(state, "pass; temple marduk")
    assert [player.sheet[GOODS_LEFT] for player in state.players] == [2, 0, 0, 0]


@pytest.mark.parametrize("filled", [(), ("a1-b1",)])
def test_t25_the_river_alone_waters_nothing(filled: tuple[str, ...]):
    state = table()
    water(state, WHITE, *filled)
    have(state, WHITE, "palm", "salt", "wine", "wine", camels=9)
    plants = legal(state, "caravan") & {"eshnunna", "ur", "mari", "khorsabad"}
    if filled:
        assert plants == {"eshnunna", "ur", "mari", "khorsabad"}
        play(state, "caravan eshnunna; pay palm")
        assert legal(state) == {"plant a1", "plant b1"}
    else:
        assert plants == set()


def test_sections_at_the_river_are_always_open():
    filled = mask(SECTION[name] for name in ("a1-a2",))
    assert available(0) == mask(
        SECTION[name] for name in ("a1-a2", "a1-b1", "a2-a3", "a3-a4", "b1-c1", "c1-d1")
    )
    assert available(filled) & filled == 0
