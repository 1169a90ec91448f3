"""What questions and the labels of their answers say: which cube, where, and who is asked."""

from __future__ import annotations

import pytest

from engine.core import Known
from engine.games.yspahan.state import State
from engine.notation import read
from locales import Texts, capital
from tests.yspahan.tools import GAME, built, cubes, have, play, table, tower

NAMES = ("Ana", "Ben", "Cleo", "Dara")
WORDS = Texts("en")


def question(state: State) -> str:
    """Return what is asked, as a post says it to everybody."""
    (decision,) = GAME.pending(state)
    return WORDS.question("yspahan", decision.kind, GAME.about(GAME.view(state, None), decision), NAMES)


def known(state: State, text: str) -> Known:
    return GAME.forecast(GAME.view(state, state.asked).state, state.asked, read(GAME.verbs, text))


def label(state: State, text: str) -> str:
    return capital(WORDS.action("yspahan", GAME.verbs, read(GAME.verbs, text), known(state, text), NAMES))


def at_e1(camels: int = 2, *, owners: tuple[int, int] = (1, 1)) -> State:
    """Return a position in which seat 0 can send the supervisor to E1, beside R3a and V4a."""
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    have(state, 1, camels=camels)
    have(state, 2, camels=camels)
    for owner, shop in zip(owners, ("R3a", "V4a"), strict=True):
        cubes(state, owner, shop)
    return state


def test_two_cubes_of_one_owner_are_asked_about_in_different_words():
    state = at_e1()
    cubes(state, 1, "R3b")
    play(state, "supervise camel E1")
    first = question(state)
    assert first == (
        "Your cube in R3a is wanted for the caravan, and after it the one in V4a. "
        "Souk R3 has 2 of 2 cubes, for 3 points. Pay 1 of your 2 camels to keep its place?"
    )
    assert label(state, "keep") == "Keep R3a for 1 of 2 camels · +2"
    assert label(state, "let_go") == "Let R3a go · souk R3 incomplete · +2"
    play(state, "keep")
    assert question(state) == (
        "Your cube in V4a is wanted for the caravan. "
        "Souk V4 has 1 of 1 cubes, for 4 points. Pay your only camel to keep its place?"
    )
    assert label(state, "keep") == "Keep V4a for your only camel · +2"
    assert label(state, "let_go") == "Let V4a go · souk V4 incomplete · +2"


def test_a_cube_of_a_souk_that_is_not_complete_leaves_no_hole():
    state = at_e1()
    play(state, "supervise camel E1")
    assert label(state, "let_go") == "Let R3a go · +2"


@pytest.mark.parametrize(("week", "what"), [(1, "week"), (3, "game")])
def test_the_last_turn_says_so_and_what_the_week_brings_is_not_the_dice_s(week: int, what: str):
    state = tower(table(2), camel=(1, 1), gold=(6, 1))
    state.week, state.day = week, 7
    state.order, state.turn = state.order[:1], 0
    cubes(state, 0, "H4a", "H4b")
    cubes(state, 1, "B3a", "B3b", "B3c")
    assert question(state).endswith(f"use it. It is the last turn of the {what}.")
    assert label(state, "take camel") == "Take 1 camel · then you +4 · Ben +3"
    state.day = 6
    assert question(state) == "Choose a group of dice from the tower and use it."
    assert label(state, "take camel") == "Take 1 camel"


def test_an_answer_that_decides_about_the_other_cube_says_so():
    state = at_e1(camels=1)
    play(state, "supervise camel E1")
    assert label(state, "keep") == "Keep R3a for your only camel · V4a goes · +4"
    play(state, "keep")
    assert state.asked == 1
    assert state.ask == "act", "it was not asked about V4a"
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    have(state, 0, "camels3", camels=1)
    cubes(state, 0, "R3a", "V4a")
    play(state, "supervise camel E1; first R3a")
    assert label(state, "keep") == "Keep R3a for your only camel · +2", "a card may bring camels"


@pytest.mark.parametrize(
    ("owners", "camels", "hand", "said"),
    [
        ((1, 2), 2, False, "loads Ben's cube and Cleo's, asks both"),
        ((1, 2), 0, False, "loads Ben's cube and Cleo's"),
        ((0, 1), 1, False, "loads your cube and Ben's, asks Ben"),
        ((1, 1), 1, True, "loads 2 of Ben's cubes, asks Ben"),
        ((1, 1), 1, False, "loads 2 of Ben's cubes · then Ben decides"),
        ((0, 0), 1, True, "loads 2 of your cubes"),
    ],
)
def test_a_move_after_which_owners_are_asked_says_so(
    owners: tuple[int, int], camels: int, hand: bool, said: str
):
    state = at_e1(camels, owners=owners)
    if hand:
        have(state, 0, "gold3")
    assert label(state, "supervise camel E1") == f"Supervisor with the Camel dice to E1 · {said}"
    asked = [decision.seat for decision in known(state, "supervise camel E1").asked]
    assert asked == ([1] if owners == (1, 1) and not hand else []), "the panel itself tells these"


def test_the_order_of_two_cubes_names_both():
    state = at_e1(owners=(0, 1))
    play(state, "supervise camel E1")
    assert question(state) == "Which cube goes on the caravan first: yours in R3a or Ben's in V4a?"
    state = at_e1(owners=(2, 1))
    play(state, "supervise camel E1")
    assert question(state) == "Which cube goes on the caravan first: Cleo's in R3a or Ben's in V4a?"


def test_a_pause_names_the_next_cube():
    state = at_e1(camels=0)
    have(state, 0, "gold3")
    play(state, "supervise camel E1; first V4a pause")
    assert question(state) == "One cube is loaded. Play a card, or load the next one, Ben's in R3a?"


def test_placing_says_how_many_are_left_and_which_is_optional():
    state = tower(table(), chest=(4, 2), gold=(5, 1))
    built(state, 0, "crane")
    play(state, "take chest")
    where = "Where will you put your next cube in the Chest quarter?"
    assert question(state) == f"{where} You have 3 to place, and may keep the last."
    play(state, "place H8a; place H8b")
    assert question(state) == f"{where} It is the Crane's, so you may keep it."


def test_the_cube_that_fills_the_caravan_brings_its_scoring():
    state = tower(table(), camel=(3, 1), gold=(6, 1))
    state.caravan = [1] * 5 + [2] * 6
    have(state, 1, camels=1)
    cubes(state, 1, "B3a")
    play(state, "supervise camel W3")
    assert label(state, "let_go") == "Let B3a go · then you +18 · Cleo +18"
    assert dict(known(state, "let_go").points or ()) == {1: 18, 2: 18}
