"""When a question is asked, what it shows of a hidden hand, and what an absent player does. Y 5"""

import random

import pytest

from engine.chance import Chance
from engine.core import HIDDEN, Action, Event, Known, copier, seen_by
from engine.games.yspahan.rules import price
from engine.games.yspahan.state import FLOORS, STREET, State
from engine.match import Match
from engine.notation import join, notate, read
from engine.records import load
from locales import texts
from tests.timed import ANA, BEN, CLEO, TimedTables, timed
from tests.yspahan.tools import GAME, at, at_end, built, cubes, dice, have, legal, pile, play, table, tower

__all__ = ["timed"]

copy = copier(State)


def step(state: State, text: str, seed: int = 1) -> tuple[Chance, list[Event]]:
    """Play one move with seeded chance, where the draws do not matter."""
    chance = Chance.seeded(seed)
    events = GAME.play(state, state.asked, read(GAME.verbs, text), chance)
    GAME.check(state)
    return chance, events


def fallback(state: State) -> str:
    return notate(GAME.verbs, GAME.fallback(state, state.asked))


def last_action(hand: tuple[str, ...], gold: int = 0) -> State:
    """The last player of the day, holding a card, will end the turn; seat 1 starts the next day."""
    state = at_end(table(), 3)
    have(state, 3, "gold3")
    have(state, 1, *hand, gold=gold)
    return state


def test_without_gold_and_cards_the_dice_roll_by_themselves():
    state = last_action(())
    play(state, "end", dice(1, 1, 2, 2, 3, 3, 4, 4, 5))
    assert (state.ask, state.asked, state.day) == ("act", 1, 2)


@pytest.mark.parametrize(("card", "asked"), [("gold3", True), ("build_no_gold", False)])
def test_the_end_of_a_turn_does_not_show_whether_the_next_player_is_asked(card, asked):
    state, chance = last_action((card,)), Chance.seeded(1)
    GAME.apply(state, 3, read(GAME.verbs, "end"), chance)
    assert (GAME.pending(state), chance.final) == ((), False)
    GAME.proceed(state, chance)
    assert (state.ask == "roll") == asked
    assert state.asked == 1


def test_a_stored_draft_that_goes_on_into_the_seats_next_turn_can_be_confirmed():
    """Earlier versions let a draft go on where the same seat ends one day and begins the next."""
    state = at_end(table(2), 2)
    state.week, state.day = 3, 6
    have(state, 0, "gold3")
    state.players[1].sheet[0] = 5
    match = Match(GAME, state, author=0, draft=[read(GAME.verbs, text) for text in ("end", "play gold3")])
    match.confirm(0, match.token(0), Chance.scripted([]))
    assert [(asked.seat, asked.kind) for asked in match.decisions()] == [(0, "roll")]


def test_what_everybody_can_see_is_not_final():
    state = last_action(("build_no_gold",), gold=1)
    chance, _ = step(state, "end")
    assert not chance.final
    assert state.ask == "roll"


def test_own_cards_are_no_secret_to_oneself():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    have(state, 0, "load")
    chance, _ = step(state, "take camel")
    assert not chance.final
    assert state.ask == "end"
    have(state, 0, "build_no_gold")
    tower(state, camel=(1, 1), gold=(6, 1))
    chance, _ = step(state, "take camel")
    assert not chance.final
    assert state.asked == 1


@pytest.mark.parametrize(("card", "asked"), [("gold3", 0), ("build_no_gold", 1)])
def test_an_owner_who_answers_may_not_learn_the_movers_hand(card, asked):
    state = tower(table(), camel=(3, 1), gold=(6, 1))
    have(state, 0, card)
    have(state, 2, camels=1)
    cubes(state, 2, "B3a")
    play(state, "supervise camel W3")
    assert (state.ask, state.asked) == ("protect", 2)
    chance = Chance.scripted([])
    GAME.apply(state, 2, read(GAME.verbs, "let_go"), chance)
    assert (GAME.pending(state), chance.final) == ((), False)
    GAME.proceed(state, chance)
    assert state.asked == asked


def test_an_owners_hand_does_not_matter_out_of_turn():
    state = tower(table(), camel=(3, 1), gold=(6, 1))
    have(state, 2, "camels3")
    cubes(state, 2, "B3a")
    chance, _ = step(state, "supervise camel W3")
    assert not chance.final
    assert (state.caravan, state.asked) == ([2], 1)


def test_the_mover_may_play_camels_before_answering():
    state = tower(table(), camel=(3, 1), gold=(6, 1))
    have(state, 0, "camels3")
    cubes(state, 0, "B3a")
    play(state, "supervise camel W3")
    assert legal(state) == {"let_go", "play camels3"}
    play(state, "play camels3")
    assert legal(state) == {"let_go", "keep"}
    play(state, "keep")
    assert (at(state, "B3a"), state.players[0].camels) == (0, 2)


def test_a_pause_between_two_cubes():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    have(state, 0, "gold3", camels=2)
    cubes(state, 1, "R3a", "V4a")
    play(state, "supervise camel E1")
    assert legal(state) == {
        "first R3a",
        "first R3a pause",
        "first V4a",
        "first V4a pause",
        "play gold3",
    }
    play(state, "first V4a pause")
    assert (state.caravan, state.ask) == ([1], "go_on")
    assert legal(state) == {"go_on", "play gold3"}
    play(state, "play gold3")
    assert (state.caravan, state.asked) == ([1, 1], 0)
    assert state.ask == "end"


def test_the_order_of_one_owners_cubes_is_not_asked():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    cubes(state, 1, "R3a", "V4a")
    play(state, "supervise camel E1")
    assert (state.caravan, state.asked) == ([1, 1], 1)
    assert state.ask == "act"


def test_a_pause_for_the_card_of_the_caravan_house():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    built(state, 0, "caravan_house")
    cubes(state, 0, "R3a", "V4a")
    play(state, "supervise camel E1")
    assert state.ask == "order"
    play(state, "first V4a pause", [state.bag.index("gold3")])
    assert (state.ask, state.asked) == ("go_on", 0)


def test_cubes_that_fill_all_shops_place_themselves_unless_a_card_can_be_played():
    state = tower(table(), chest=(4, 8), gold=(5, 1))
    cubes(state, 0, "H4a")
    play(state, "take chest")
    assert state.shops.count(0) == 9
    assert state.asked == 1
    state = tower(table(), chest=(4, 8), gold=(5, 1))
    cubes(state, 0, "H4a")
    have(state, 0, "gold3")
    play(state, "take chest")
    assert (state.ask, state.asked, state.cubes) == ("place", 0, 8)


def test_a_drawn_card_is_told_to_its_drawer_only():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    _, events = step(state, "draw camel")
    drew = next(happened for happened in events if happened.kind == "drew")
    assert seen_by(drew, 0).args
    for viewer in (None, 1, 2, 3):
        assert seen_by(drew, viewer) == Event("drew-hidden", 0)


def test_the_dice_given_for_a_card_do_not_read_like_its_name():
    verbs, known = GAME.verbs, Known({"floor": "camel"})
    said = texts("en").action("yspahan", verbs, Action("draw", ("camel",)), known, ())
    assert said == "draw a card with the Camel dice"


def test_a_view_merges_pile_and_hidden_hands():
    state = table()
    have(state, 0, "load", "swap")
    have(state, 2, "gold3")
    view = GAME.view(state, 0).state
    assert view.players[0].hand == ["load", "swap"]
    assert view.players[2].hand == [HIDDEN]
    assert (view.deck, len(view.bag)) == (15, 16)
    assert view.bag == sorted([*state.bag, "gold3"])
    spectator = GAME.view(state, None).state
    assert [player.hand for player in spectator.players] == [[HIDDEN] * 2, [], [HIDDEN], []]


def test_every_deal_that_fits_comes_up():
    """Seat 1 holds one card and is asked to roll without gold: it is one that can be played."""
    state = last_action(("camels3",))
    step(state, "end")
    view = GAME.view(state, 0)
    rng = random.Random(5)
    dealt = {GAME.resample(view, Chance.seeded(rng.getrandbits(32))).players[1].hand[0] for _ in range(300)}
    assert dealt == {"camels3", "gold3", "load", "place_any"}


def test_price_is_what_the_supervisor_costs():
    state = tower(table(), camel=(2, 1), gold=(6, 1))
    have(state, 0, gold=9)
    for bathhouse in ((), ("bathhouse",)):
        built(state, 0, *bathhouse)
        for text in legal(state, "supervise"):
            _, floor, dest = text.split()
            after = copy(state)
            step(after, text)
            paid = state.players[0].gold - after.players[0].gold
            assert paid == price(state, 0, FLOORS.index(floor), STREET.index(dest))


@pytest.mark.parametrize(
    ("seats", "floors", "expected"),
    [
        (4, {"camel": (1, 3), "bag": (2, 1), "gold": (6, 1)}, "draw bag"),
        (4, {"camel": (1, 2, 1), "gold": (6, 2)}, "draw gold"),
        (2, {"camel": (1, 1, 3), "bag": (2, 2), "gold": (6, 3)}, "draw bag"),
    ],
)
def test_an_absent_player_draws_with_the_smallest_group(seats, floors, expected):
    assert fallback(tower(table(seats), **floors)) == expected


def test_an_absent_player_without_cards_to_draw():
    state = tower(table(), camel=(1, 3), gold=(6, 1))
    pile(state, [], [])
    assert fallback(state) == "take gold"
    state = tower(table(), vase=(4, 2))
    pile(state, [], [])
    state.supervisor = STREET.index("N4")
    cubes(state, 1, "V4a", "V6a", "V12a")
    state.players[0].gold = 5
    assert fallback(state) == "supervise vase C"


def test_an_absent_player_spends_nothing():
    state = table()
    assert fallback(state) == "roll 0"
    have(state, 0, "gold3", gold=2, camels=2)
    assert fallback(at_end(state)) == "end"
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    have(state, 0, camels=1)
    cubes(state, 1, "R3a")
    cubes(state, 0, "V4a")
    play(state, "supervise camel E1")
    assert fallback(state) == "first V4a"
    play(state, "first V4a")
    assert fallback(state) == "let_go"


def test_an_absent_player_places_away_from_the_street():
    state = tower(table(), bag=(4, 1), gold=(5, 1))
    play(state, "take bag")
    assert fallback(state) == "place B3a"  # B3 needs three and lies on the street
    cubes(state, 1, "B3a")
    assert fallback(state) == "place B4c"


async def test_an_export_does_not_say_who_was_asked_at_the_end_of_a_turn(timed: TimedTables):
    """Until the game is over: whether somebody was asked can depend on their hand."""
    match = await timed.begin(ANA, BEN, CLEO)
    verbs, ended = GAME.verbs, "; end"
    asked = set[int | None]()
    while not asked:
        await timed.turn(match)
        lines = await timed.store.lines(match)
        asked = {line.seat for line in lines if line.text.endswith(ended)}
    for viewer, person in ((0, ANA), (1, BEN), (2, CLEO), (None, None)):
        record = load(verbs, await timed.tables.play.export(match, person and person.id))
        seen = {line.seat for line in record.lines if join(verbs, line.actions).endswith(ended)}
        assert seen == asked & {viewer}
        assert len(record.lines) == len(lines) - 1
    while (await timed.tables.play.look(match, None)).decisions:
        await timed.turn(match)
    record = load(verbs, await timed.tables.play.export(match))
    assert [join(verbs, line.actions) for line in record.lines] == [
        line.text for line in await timed.store.lines(match) if line.seat is not None
    ]
