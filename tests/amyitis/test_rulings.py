"""Rulings A 6 R1 to R25, as far as a position can show them."""

import random

import pytest

from engine.chance import Chance
from engine.games.amyitis.caravan import CITY
from engine.games.amyitis.garden import EVERYWHERE, PLOT, PLOTS, SECTION, available, filled, foremost, members
from engine.games.amyitis.state import LEADER, PALACE, State
from engine.games.amyitis.step import (
    CHANNELS,
    GARDENS,
    GOODS_LEFT,
    IRRIGATION,
    PALACES,
    SALES,
    TEMPLE_POINTS,
)
from tests.amyitis.tools import (
    GAME,
    GREY,
    at_turn,
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
    scores,
    side,
    table,
    temple,
    tile,
    water,
)

FOUR_GROUPS = [0] * 12


def going(seats: int = 4, to: str = "babylon") -> State:
    """Seat 0 is to act, one space before that city, with a camel and nothing else; two plots have water."""
    state = table(seats)
    for seat in range(seats):
        have(state, seat)
    have(state, 0, camels=1)
    water(state, 1, "a1-b1")
    state.caravan = CITY[to] - 1 if CITY[to] else CITY["ninoua"]
    return at_turn(state, 0)


def give(state: State, *names: str) -> None:
    have(state, 0, *names, camels=1)


def evening(seats: int = 4) -> State:
    """Seat 0 is the start player and the last to pass; nobody owns anything."""
    state = table(seats)
    for seat in range(seats):
        have(state, seat)
    return last_to_pass(state, 0)


def test_r01_a_tie_in_the_field_wins_nothing():
    state = going()
    crafts(state, "grower priest priest", "- - -", "- - -", "- - -")
    field(state, "top", 1, 1, 2, 2)
    events = play(state, "hire grower 1; field top")
    assert [player.gardeners for player in state.players] == [0] * 4
    assert events_of(events, "row-tied") == [(None, {"row": "top"})]


def test_r02_the_river_does_not_water_a_plot():
    state = going(to="eshnunna")
    give(state, "palm")
    play(state, "caravan eshnunna")
    assert legal(state) == {"plant a1", "plant b1"}
    state = going(to="eshnunna")
    give(state, "palm")
    state.channels = [0] * 5
    assert legal(state, "caravan") == set()


def test_r03_guild_levels_are_not_skipped():
    state = going(2, "susa")
    give(state, "barley")
    cards(state, 1, banker=1)
    assert state.stock[0] == [0, 1, 1]
    play(state, "caravan susa")
    assert state.players[0].levels == [0, 0, 1]


def test_r04_no_move_to_a_trade_that_cannot_be_made():
    state = going(2, "susa")
    give(state, "barley")
    cards(state, 1, banker=1, palace=1)
    assert legal(state, "caravan") == set()
    assert legal(state, "hire")
    state = going(to="susa")
    give(state, "palm")
    assert legal(state, "caravan") == set()
    give(state)
    state.players[0].camels = 9
    assert legal(state, "caravan") == set()


def test_r05_the_free_section_is_a_must_without_points():
    state = going()
    give(state, "salt")
    play(state, "caravan babylon")
    assert (state.ask, state.asked) == ("free_section", 0)
    assert {text.split()[0] for text in legal(state)} == {"irrigate"}
    play(state, "irrigate c1-d1")
    assert (state.players[0].sheet[SALES], state.players[0].sheet[CHANNELS]) == (3, 0)
    assert cubes(state, 0) == {"c1-d1"}


def full_channels() -> State:
    state = going()
    state.channels = [0, EVERYWHERE, 0, 0, 0]
    return state


def test_r06_a_sale_without_a_section_left():
    state = full_channels()
    give(state, "salt", "wine", "wine")
    play(state, "caravan babylon")
    assert legal(state) == {"sell salt", "sell wine", "sell salt wine", "sell wine wine"}
    events = play(state, "sell salt wine")
    assert (state.players[0].sheet[SALES], goods(state, 0)) == (6, ["wine"])
    assert events_of(events, "no-section") == [(0, {})]
    assert state.asked == 1


def test_r07_cards_never_come_back_but_gardeners_do():
    state = going(to="susa")
    cards(state, 0, palace=1)
    give(state, "barley")
    play(state, "caravan susa; take palace")
    assert state.stock[PALACE] == [2, 2, 2]
    state = going(to="eshnunna")
    water(state, 1, "b1-b2")
    have(state, 0, "palm", camels=1, gardeners=1)
    assert state.gardeners == 5
    play(state, "caravan eshnunna; plant b2")
    assert state.gardeners == 6


def test_r08_the_good_on_the_leader_joins_the_others():
    state = going(3, "uruk")
    cards(state, 0, leader=1)
    carried(state, "salt")
    give(state, "dates", "palm")
    play(state, "caravan uruk; take leader")
    assert goods(state, 0) == ["salt", "palm"]


def test_d9_with_two_leaders_left_the_taker_chooses_the_good():
    state = going(4, "uruk")
    cards(state, 0, leader=1)
    carried(state, "barley", "salt")
    give(state, "dates")
    play(state, "caravan uruk; take leader")
    assert (state.ask, legal(state)) == ("leader2", {"gain barley", "gain salt"})
    play(state, "gain salt")
    assert (goods(state, 0), state.stock[LEADER]) == (["salt"], [2, 1])
    assert state.asked == 1


def test_r09_there_is_no_limit_within_the_round():
    state = going()
    have(state, 0, "salt", "salt", "salt", talents=9)
    crafts(state, "grower priest priest", "- - -", "- - -", "- - -")
    play(state, "hire grower 1; field top")
    assert goods(state, 0) == ["salt", "salt", "salt", "palm"]


def test_r10_the_last_round_is_played_to_its_end():
    state = going(to="eshnunna")
    give(state, "palm", "palm")
    plant(state, 2, "a2", "a3", "a4", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1")
    assert state.left.bit_count() == 5
    events = play(state, "caravan eshnunna; plant a1")
    assert events_of(events, "last-round") == [(None, {"n": 4})]
    assert (state.ask, state.asked) == ("action", 1)
    play(state, "pass; pass; pass; pass")
    play(state, "temple tammouz")
    assert state.ask == "tammouz_field"
    play(state, "field top")
    assert state.ask == ""
    assert state.players[3].sheet[GOODS_LEFT] == 1


def test_r11_grey_cubes_push_but_do_not_count():
    state = evening()
    temple(state, "marduk", 1, 2, GREY, GREY)
    play(state, "pass; temple ishtar; claim camel", FOUR_GROUPS)
    assert [player.sheet[TEMPLE_POINTS] for player in state.players] == [0, 1, 2, 0]
    assert in_temple(state, "marduk") == [GREY, 1, 2, GREY]


def far_apart() -> State:
    """b2 and b3 have water from below and from above; seat 0 plants beside the planted b2."""
    state = going(to="khorsabad")
    state.channels = [0] * 5
    water(state, 1, "a1-b1", "b1-b2")
    water(state, 2, "a3-a4", "b3-b4.1", "b3-b4.2")
    plant(state, 3, "b2")
    tile(state, "b3", 6)
    have(state, 0, "dates", "barley", camels=1)
    play(state, "caravan khorsabad; plant b3")
    return state


def test_r12_grey_water_carries_on_once_it_is_joined_to_the_river():
    state = far_apart()
    assert cubes(state, GREY) == {"b2-b3.1", "b2-b3.2"}
    beyond = SECTION["b2-c2.2"]
    assert beyond not in members(available(filled(state.channels)))
    water(state, 1, "a2-a3")
    assert beyond in members(available(filled(state.channels)))


def test_r13_unused_plots_have_channels_only():
    state = going(2, "eshnunna")
    assert {name for plot, name in enumerate(PLOTS) if plot not in members(state.left)} == {"a1", "a3", "c1"}
    give(state, "palm")
    events = play(state, "caravan eshnunna")
    assert [PLOTS[plot] for plot in state.players[0].plots] == ["b1"]
    assert events_of(events, "neutral-water") == []
    assert cubes(state, GREY) == set()


def test_r14_only_the_gardeners_needed_are_spent():
    state = going(to="eshnunna")
    water(state, 1, "b1-b2")
    have(state, 0, "palm", camels=1, gardeners=3)
    play(state, "caravan eshnunna; plant b2")
    assert (state.players[0].gardeners, state.gardeners) == (2, 4)
    state = going(to="eshnunna")
    have(state, 0, "palm", camels=1, gardeners=3)
    play(state, "caravan eshnunna; plant a1")
    assert state.players[0].gardeners == 3


@pytest.mark.parametrize(
    ("owned", "payments"),
    [
        (["palm"], None),
        (["palm", "salt"], None),
        (["palm", "palm"], set()),
        (["palm", "wine"], set()),
        (["palm", "palm", "wine"], {"pay palm palm", "pay palm wine"}),
        (["palm", "palm", "wine", "wine"], {"pay palm palm", "pay palm wine", "pay wine wine"}),
    ],
)
def test_r15_the_same_good_twice(owned: list[str], payments: set[str] | None):
    state = going(to="eshnunna")
    side(state, "eshnunna", 2, "palm")
    give(state, *owned)
    if payments is None:
        assert legal(state, "caravan") == set()
        return
    play(state, "caravan eshnunna")
    if payments:
        assert legal(state) == payments
    else:
        assert (state.ask, goods(state, 0)) == ("plot", [])


def test_d7_wine_for_either_good():
    state = going(to="khorsabad")
    give(state, "dates", "barley", "wine", "wine")
    play(state, "caravan khorsabad")
    assert legal(state) == {"pay barley dates", "pay dates wine", "pay barley wine", "pay wine wine"}
    play(state, "pay barley wine")
    assert goods(state, 0) == ["dates", "wine"]
    state = going(to="susa")
    give(state, "wine")
    play(state, "caravan susa")
    assert (state.ask, goods(state, 0)) == ("guild", [])


def test_r16_who_has_no_goods_is_not_asked_to_swap():
    state = evening()
    temple(state, "tammouz", 2, 1)
    play(state, "pass; temple marduk")
    events = play(state, "field top", FOUR_GROUPS)
    assert state.round == 2
    assert events_of(events, "nothing-to-swap") == [(2, {})]


def test_r17_wine_may_be_given_but_not_taken():
    state = evening()
    temple(state, "tammouz", 2, 1)
    have(state, 2, "wine", "salt")
    play(state, "pass; temple marduk; field top")
    swaps = {f"swap wine {good}" for good in ("barley", "dates", "salt", "palm")}
    assert legal(state) == {"keep", "swap salt barley", "swap salt dates", "swap salt palm"} | swaps
    play(state, "keep", FOUR_GROUPS)
    assert goods(state, 2) == ["salt", "wine"]


def free_card(state: State) -> State:
    """Seat 0 plants on a1, whose tile brings a guild card."""
    tile(state, "a1", 2, guilds=1)
    give(state, "palm")
    return state


def test_r18_no_card_for_the_tile_to_give():
    state = free_card(going(2, "eshnunna"))
    state = free_card(going(to="eshnunna"))
    cards(state, 0, banker=3, leader=2, palace=3)
    carried(state, "salt")
    have(state, 1, gardeners=6)
    events = play(state, "caravan eshnunna; plant a1")
    assert events_of(events, "no-card") == [(0, {})]
    assert state.asked == 1


def test_r19_a_palace_from_a_tile_scores():
    state = free_card(going(to="eshnunna"))
    play(state, "caravan eshnunna; plant a1")
    assert (state.ask, legal(state)) == (
        "free_guild",
        {"take banker", "take leader", "take palace", "take gardener"},
    )
    play(state, "take palace")
    assert (state.players[0].sheet[PALACES], state.players[0].sheet[GARDENS]) == (3, 2)
    assert state.asked == 1
    state = free_card(going(to="eshnunna"))
    play(state, "caravan eshnunna; plant a1; take gardener")
    assert (state.players[0].gardeners, state.gardeners) == (1, 5)


def test_d9_after_d12_a_leader_from_a_tile_brings_its_good():
    state = free_card(going(to="eshnunna"))
    cards(state, 0, leader=1)
    carried(state, "salt", "palm")
    play(state, "caravan eshnunna; plant a1; take leader; gain salt")
    assert goods(state, 0) == ["salt"]
    assert (state.plot, state.asked) == (-1, 1)
    assert state.players[1].sheet[IRRIGATION] == 1


def test_d11_a_tile_with_a_good_of_choice():
    state = going(to="eshnunna")
    tile(state, "a1", 6, camels=1, goods=1)
    give(state, "palm")
    play(state, "caravan eshnunna; plant a1")
    assert legal(state) == {"gain barley", "gain dates", "gain salt", "gain palm", "gain wine"}
    assert GAME.fallback(state, 0).args == ("wine",)
    play(state, "gain wine")
    assert (goods(state, 0), state.players[0].camels) == (["wine"], 1)
    assert state.asked == 1


def test_r20_all_sections_around_the_plot_count():
    state = going(2, "eshnunna")
    state.channels = [0] * 5
    water(state, 0, "a1-b1", "b1-b2")
    water(state, 1, "b1-c1", "a1-a2")
    give(state, "palm")
    play(state, "caravan eshnunna; plant b1")
    assert [player.sheet[IRRIGATION] for player in state.players] == [1, 0]


def test_r21_no_engineer_without_a_section():
    state = full_channels()
    crafts(state, "engineer priest engineer", "engineer engineer merchant", "- - -", "- - -")
    assert legal(state, "hire") == {"priest 1", "merchant 2"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r22_random_games_end_without_a_cap(seats: int):
    for seed in range(40):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = GAME.setup(seats, {}, chance)
        while state.ask:
            GAME.play(state, state.asked, rng.choice(GAME.legal_actions(state, state.asked)), chance)
            assert state.round < 80


def test_r23_a_tie_is_a_shared_victory():
    state = evening(2)
    plant(state, 0, "a2", "a4", "b2", "b3", "b4")
    plant(state, 1, "b1", "d1", "c2", "c3", "d2")
    state.players[1].sheet[SALES] = state.players[0].score - state.players[1].score + 20
    state.players[0].sheet[SALES] = 20
    events = play(state, "pass; temple ishtar; claim camel")
    outcome = GAME.outcome(state)
    assert outcome
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranks == (1, 1)
    assert [who for who, _ in events_of(events, "shared")] == [0, 1]


def test_r24_everybody_is_back_in_the_next_round():
    state = evening()
    play(state, "pass; temple marduk", FOUR_GROUPS)
    assert (state.passed, state.start, state.asked) == ([], 1, 1)
    assert scores(state) == [0, 0, 0, 2]


def test_r25_tokens_do_not_run_out():
    state = going()
    have(state, 0, *["salt"] * 7, camels=20, talents=50)
    crafts(state, "merchant priest grower", "- - -", "- - -", "- - -")
    field(state, "bottom")
    play(state, "hire merchant 1")
    assert state.players[0].camels == 21
    at_turn(state, 0)
    play(state, "hire grower 1; field bottom")
    assert goods(state, 0).count("salt") == 8


def test_a_whole_lap_leads_back_to_the_same_city():
    state = going(to="eshnunna")
    have(state, 0, "salt", camels=8)
    assert "babylon" not in legal(state, "caravan")
    have(state, 0, "salt", camels=9)
    play(state, "caravan babylon")
    assert (state.players[0].camels, state.caravan) == (0, 0)


def test_who_can_only_pass_is_not_asked():
    state = going()
    crafts(state, "merchant - -", "- - -", "- - -", "- - -")
    have(state, 0, talents=2)
    events = play(state, "hire merchant 1")
    assert [who for who, _ in events_of(events, "passed-forced")] == [1, 2, 3, 0]
    assert events_of(events, "passed") == []
    assert (state.ask, state.asked) == ("procession", 3)


def test_the_fallback_gives_nothing_away():
    state = going(to="eshnunna")
    assert GAME.fallback(state, 0).verb == "pass"
    water(state, 1, "b1-b2")
    have(state, 0, "palm", "wine", camels=1, gardeners=2)
    play(state, "caravan eshnunna")
    assert GAME.fallback(state, 0).args == ("palm", "")
    play(state, "pay palm")
    assert GAME.fallback(state, 0).args == ("a1",)
    state = evening()
    have(state, 0, "salt", "salt", "palm", "wine", "wine", "wine")
    temple(state, "tammouz", 0, 1)
    play(state, "pass; temple marduk; field top")
    assert GAME.fallback(state, 0).verb == "keep"
    play(state, "keep")
    assert GAME.fallback(state, 0).args == ("salt",)


def test_a_tie_around_the_plot_scores_nothing():
    state = going(to="eshnunna")
    water(state, 2, "a1-a2")
    give(state, "palm")
    events = play(state, "caravan eshnunna; plant a1")
    assert [player.sheet[IRRIGATION] for player in state.players] == [0] * 4
    assert events_of(events, "irrigation-tied") == [(None, {"plot": "a1"})]


def test_grey_cubes_win_no_irrigation_bonus():
    channels = [0, 1 << SECTION["a1-b1"], 0, 0, (1 << SECTION["a1-a2"])]
    assert foremost(channels, PLOT["a1"]) == 1


def test_goods_are_given_back_from_the_start_player_on():
    state = table(3, 2)
    for seat in range(3):
        have(state, seat, "salt", "palm", "wine")
    last_to_pass(state, 2)
    play(state, "pass; temple marduk")
    asked: list[int] = []
    for _ in range(3):
        asked.append(state.asked)
        play(state, "discard salt", [0] * 9 if len(asked) == 3 else [])
    assert asked == [2, 0, 1]
    assert [goods(state, seat) for seat in range(3)] == [["palm", "wine"]] * 3


def test_goods_of_one_kind_are_given_back_without_asking():
    state = evening(3)
    have(state, 0, *["salt"] * 5)
    have(state, 1, "palm", "palm")
    events = play(state, "pass; temple marduk", [0] * 9)
    assert goods(state, 0) == ["salt", "salt"]
    assert events_of(events, "discarded-forced") == [(0, {"good": "salt"})] * 3
    assert events_of(events, "discarded") == []


@pytest.mark.parametrize(
    ("top", "bottom", "chosen"),
    [
        ((), (), "top"),
        ((2,), (0, 0, 1, 2), "bottom"),  # wine and the gardener
        ((2,), (1, 1, 2, 0), "bottom"),  # wine; the gardener goes to nobody
        ((1, 1, 2, 0), (0, 0, 1, 2), "bottom"),  # the gardener as well
        ((1, 1, 1, 2), (), "bottom"),  # the gardener would go to another player
        ((), (1, 1, 1, 2), "top"),
        ((1, 2, 1), (), "bottom"),  # the next player would take the wine
        ((1, 2, 1), (1, 1, 1, 2), "top"),
    ],
)
def test_an_absent_player_works_on_the_better_row(top: tuple[int, ...], bottom: tuple[int, ...], chosen: str):
    state = evening()
    temple(state, "tammouz", 0)
    play(state, "pass; temple marduk")
    assert (state.ask, state.asked) == ("tammouz_field", 0)
    field(state, "top", *top)
    field(state, "bottom", *bottom)
    assert GAME.fallback(state, 0).args == (chosen,)


def test_an_absent_player_plants_where_most_points_are():
    state = going(to="eshnunna")
    water(state, 0, "a1-a2")
    water(state, 2, "b1-c1")
    give(state, "palm")
    for plot, points in (("a1", 1), ("b1", 4), ("a2", 3), ("c1", 2)):
        bonus = {1: {"talents": 1, "camels": 1}, 2: {"camels": 1}, 3: {"talents": 1}, 4: {}}[points]
        tile(state, plot, points, **bonus)
    play(state, "caravan eshnunna")
    assert legal(state, "plant") == {"a1", "a2", "b1", "c1"}
    assert GAME.fallback(state, 0).args == ("b1",)
    tile(state, "b1", 3, talents=1)
    assert GAME.fallback(state, 0).args == ("a2",), "it brings an irrigation bonus, b1 does not"
    state.channels[1] |= 1 << SECTION["a2-a3"]
    state.channels[1] |= 1 << SECTION["a2-b2"]
    assert GAME.fallback(state, 0).args == ("b1",), "the irrigation bonus of a2 is another player's"
