"""What happened, in words: every point with its cause, every building and card by name, what was forced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import engine.games.yspahan
from cogs.ui.post import summarize
from cogs.ui.story import bullets
from engine.core import Event, changes, seen_by, sum_points
from engine.games.yspahan.city import SPACE
from engine.games.yspahan.state import State
from engine.match import replay
from engine.notation import read
from engine.records import load
from locales import Texts
from tests.told import is_told, posts
from tests.yspahan.tools import GAME, at_end, built, cubes, dice, have, pile, play, table, tower

NAMES = ("Ana", "Ben", "Cleo", "Dara")
WORDS = Texts("en")


def told(state: State, events: Iterable[Event], viewer: int | None = None) -> list[str]:
    """Return the sentences as `viewer` reads them."""
    seen = [seen_by(happened, viewer) for happened in events]
    return [WORDS.event("yspahan", each, NAMES, viewer) for each in GAME.told(GAME.view(state, viewer), seen)]


def tell(state: State, line: str, drawn: Iterable[int] = (), viewer: int | None = None) -> list[str]:
    """Play a line and return what is told of it."""
    return told(state, play(state, line, drawn), viewer)


def group(state: State | None = None, **more: tuple[int, int]) -> State:
    """Return a position in which seat 0 can use 2 camel dice (1), 1 Chest die (4), or 2 gold dice (6)."""
    return tower(state or table(), **{"camel": (1, 2), "chest": (4, 1), "gold": (6, 2), **more})


@pytest.mark.parametrize(
    ("building", "line", "said"),
    [
        ("paddock", "take camel", ["takes 3 camels from the tower", "gets 1 of these thanks to the Paddock"]),
        ("market", "take camel", ["takes 2 camels from the tower"]),
        ("store", "take gold", ["takes 4 gold from the tower", "gets 2 of these thanks to the Store"]),
        ("market", "take gold", ["takes 2 gold from the tower"]),
        (
            "crane",
            "take chest",
            ["takes the Chest dice and has 2 cubes to place", "gets 1 of these thanks to the Crane"],
        ),
        ("market", "take chest", ["takes the Chest dice and has 1 cube to place"]),
        (
            "bathhouse",
            "supervise chest W8",
            [
                "uses the Chest dice to send the supervisor to W8 and pays 1 gold",
                "gets 3 steps for free thanks to the Bathhouse",
            ],
        ),
        (
            "market",
            "supervise chest W6",
            ["uses the Chest dice to send the supervisor to W6 and pays 2 gold"],
        ),
    ],
)
def test_a_building_is_named_where_it_brings_something(building: str, line: str, said: list[str]):
    state = group()
    built(state, 0, building)
    have(state, 0, gold=2)
    of_ana = [sentence for sentence in tell(state, line) if sentence.startswith("Ana ")]
    assert of_ana == [f"Ana {clause}." for clause in said]


def test_a_supervisor_who_stays_is_not_sent_where_he_stands():
    state = group()
    have(state, 0, gold=1)
    action = read(GAME.verbs, "supervise camel C")
    known = GAME.forecast(GAME.view(state, 0).state, 0, action)
    asked = WORDS.action("yspahan", GAME.verbs, action, known, NAMES)
    assert asked == "supervisor with the Camel dice stays at C (the crossing) · 1 gold"
    typed = WORDS.move("yspahan", GAME.verbs, action, known, NAMES)
    assert typed.startswith("The supervisor with the Camel dice stays at C (the crossing)")
    said = "Ana uses the Camel dice to keep the supervisor at C (the crossing) and pays 1 gold."
    assert tell(state, "supervise camel C") == [said]


def test_the_card_of_the_caravan_house_names_it_and_stays_secret():
    state = group(camel=(3, 1))
    built(state, 1, "caravan_house")
    cubes(state, 1, "B3a")
    events = play(state, "supervise camel W3", [state.bag.index("swap")])
    assert told(state, events)[1:] == [
        "Ben has no camel and gives the cube in B3a to the caravan.",
        "Ben has a cube loaded in row ×1 of the caravan (+2).",
        "Ben draws a card thanks to the Caravan House.",
    ]
    assert told(state, events, 1)[-1] == "You draw Barter thanks to the Caravan House."


def test_two_cubes_that_are_loaded_are_told_together():
    state = group(camel=(1, 1))
    have(state, 1, camels=1)
    built(state, 1, "caravan_house")
    cubes(state, 1, "R3a", "V4a")
    state.caravan = [0] * 3
    play(state, "supervise camel E1")
    events = play(state, "keep", [0, 0])
    assert told(state, events) == [
        "Ben pays a camel and keeps the cube in R3a.",
        "Ben has no camel and gives the cube in V4a to the caravan.",
        "Ben has 2 cubes loaded in rows 1 and 2 of the caravan (+3).",
        "Ben draws a card thanks to the Caravan House.",
        "Ben draws a card thanks to the Caravan House.",
    ]


def test_a_full_caravan_separates_the_cubes_that_are_loaded():
    state = group(camel=(1, 1))
    cubes(state, 1, "R3a", "V4a")
    state.caravan = [0] * 11
    said = tell(state, "supervise camel E1")
    assert said[2] == "Ben has a cube loaded in row ×3 of the caravan."
    assert said[-1] == "Ben has a cube loaded in row ×1 of the caravan (+2)."


def test_the_card_that_dice_draw_is_told_once():
    state = group()
    events = play(state, "draw chest", [state.bag.index("swap")])
    assert told(state, events) == ["Ana uses the Chest dice to draw a card."]
    assert told(state, events, 0) == ["You use the Chest dice to draw a card.", "You draw Barter."]


@pytest.mark.parametrize(
    ("card", "line", "said"),
    [
        ("build_no_camels", "with=build_no_camels", "for 2 gold, playing Build without Camels."),
        ("build_no_gold", "with=build_no_gold", "for 2 camels, playing Build without Gold."),
        ("", "", "for 2 camels and 2 gold."),
    ],
)
def test_a_building_card_is_named(card: str, line: str, said: str):
    state = at_end(table())
    have(state, 0, *([card] if card else []), camels=2, gold=2)
    assert tell(state, f"build store {line}")[0] == f"Ana builds the Store {said}"


def test_a_free_building_names_both_cards_and_why_it_scores():
    state = at_end(table())
    built(state, 0, "paddock", "store")
    have(state, 0, "build_no_camels", "build_no_gold")
    said = "Ana builds the Crane for nothing, playing both building cards (+5)."
    assert tell(state, "build crane with=both")[0] == said


def test_two_players_build_with_dice_that_are_named():
    state = tower(table(2), camel=(1, 2), gold=(6, 2))
    have(state, 0, camels=2)
    assert tell(state, "build paddock using=gold") == [
        "Ana uses the Gold dice.",
        "Ana builds the Paddock for 2 camels.",
    ]


@pytest.mark.parametrize(
    ("card", "line", "said"),
    [
        ("sell_camels", "sell camels 3", "Ana plays Camel Sale and sells 3 camels (+6)."),
        ("sell_gold", "sell gold 1", "Ana plays Gold Sale and sells 1 gold (+1)."),
        ("swap", "swap gold 1", "Ana plays Barter: 1 gold for 1 camel."),
        ("swap", "swap camels 2", "Ana plays Barter: 2 camels for 2 gold."),
    ],
)
def test_a_card_that_sells_or_barters_is_named(card: str, line: str, said: str):
    state = at_end(table())
    have(state, 0, card, "gold3", camels=3, gold=2)
    assert tell(state, line)[0] == said


def test_what_nobody_chose_says_so():
    state = at_end(table(), 3)
    have(state, 1)
    assert told(state, play(state, "end", dice(1, 1, 2, 2, 3, 3, 4, 4, 5)))[-1] == (
        "Ben has no gold for yellow dice and rolls 1 1, 2 2, 3 3, 4 4 and 5."
    )
    state = group(chest=(4, 2))
    cubes(state, 0, "H4a")
    cubes(state, 1, "H6a", "H8a")
    assert tell(state, "take chest") == [
        "Ana takes the Chest dice and has 2 cubes to place.",
        "Ana fills H4b, the only one possible.",
        "Ana completes souk H4.",
        "Ana has no open shop for 1 more cube.",
    ]
    state = tower(table(), turn=1, gold=(6, 1))
    events = play(state, "take gold", [0])
    assert told(state, events)[1:] == ["Cleo finds no dice to use and draws a card."]
    state = tower(table(), turn=1, gold=(6, 1))
    pile(state, [], [])
    state.players[2].gold = state.players[2].camels = 2
    assert tell(state, "take gold")[1:] == ["Cleo finds no dice to use and no card to draw."]


def test_the_rest_of_a_souk_that_was_chosen_is_not_the_only_one_possible():
    state = group(chest=(4, 3))
    cubes(state, 0, "H8a", "H8b", "H8c")
    assert tell(state, "take chest; place H4a") == [
        "Ana takes the Chest dice and has 3 cubes to place.",
        "Ana fills H8d, the only one possible.",
        "Ana completes souk H8.",
        "Ana fills H4a.",
        "Ana fills H4b.",
        "Ana completes souk H4.",
    ]


def test_posts_tell_where_cubes_went_what_was_lost_and_the_dice_to_choose_from():
    """The cubes are those of people; the last seat is a computer, which may begin a day in between."""
    found = Counter[str]()
    for number in range(9):
        seats = (2, 3, 4)[number % 3]
        computer = seats - 1
        for made in posts(GAME, seats, {computer}, number):
            text = bullets(summarize(made.look, WORDS, made.events, NAMES[:seats]))
            seen = GAME.told(made.look.view, made.events)
            day = max((n for n, one in enumerate(seen) if one.kind in GAME.announced), default=-1)
            for n, one in enumerate(seen):
                own = one.kind in ("filled", "cubes-lost") and one.seat != computer
                if own or (one.kind in GAME.dealt and n > day):
                    assert is_told("yspahan", one, NAMES, text), f"{one} is not told:\n{text}"
                    found[one.kind] += 1
    assert found.keys() == {"filled", "cubes-lost", *GAME.dealt}


def test_whether_a_shop_was_the_only_one_does_not_depend_on_the_hand():
    said: list[str] = []
    for hand in ((), ("gold3",)):
        state = group(chest=(4, 2))
        cubes(state, 0, "H4a")
        cubes(state, 1, "H6a", "H8a")
        have(state, 0, *hand)
        events = play(state, "take chest; place H4b" if hand else "take chest")
        said.append(" ".join(told(state, events)))
    assert said[0] == said[1]


def test_the_crane_s_cube_is_kept_by_choice_or_has_no_shop():
    state = group()
    built(state, 0, "crane")
    assert tell(state, "take chest; place H6a; stop")[-1] == "Ana keeps 1 cube in the supply."
    state = group()
    built(state, 0, "crane")
    cubes(state, 0, "H4a")
    cubes(state, 1, "H6a", "H8a")
    assert tell(state, "take chest")[-1] == "Ana has no open shop for 1 more cube."


def test_who_chooses_the_order_of_two_owners_is_told():
    state = group(camel=(1, 1))
    have(state, 1, camels=1)
    cubes(state, 1, "R3a")
    cubes(state, 2, "V4a")
    said = tell(state, "supervise camel E1; first V4a")
    assert said[1:] == [
        "Ana chooses the order: first the cube in V4a.",
        "Cleo has no camel and gives the cube in V4a to the caravan.",
        "Cleo has a cube loaded in row ×1 of the caravan (+2).",
    ]
    assert tell(state, "let_go")[0] == "Ben gives the cube in R3a to the caravan."


def test_the_week_is_scored_in_one_sentence_a_seat_with_the_sum():
    state = at_end(table(), 3)
    state.day = 7
    have(state, 1, "gold3")
    built(state, 0, "market")
    cubes(state, 0, "B3a", "B3b", "B3c", "H4a", "H4b")
    cubes(state, 1, "V4a")
    state.caravan = [0, 1, 0, 2, 0, 2]
    events, souks = play(state, "end"), "11 for souks B3 and H4 (4 of it for the Market)"
    assert told(state, events) == [
        "Week 1 is over.",
        f"Ana scores {souks} and 6 for 3 cubes on the caravan, row ×2 (+17).",
        "Ben scores 4 for souk V4 and 1 for 1 cube on the caravan (+5).",
        "Cleo scores for 2 cubes on the caravan, row ×2 (+4).",
        "Week 2, day 1. Ben starts.",
    ]
    together = GAME.told(GAME.view(state, None), events)
    assert sum_points(together) == sum_points(events) == ((0, 17), (1, 5), (2, 4))


def test_the_supervisor_goes_back_after_a_week_if_he_has_left_and_another_week_follows():
    back = "The supervisor goes back to C (the crossing)."
    for dest, week, said in (("W8", 1, True), ("C", 1, False), ("W8", 3, False)):
        state = at_end(table(), 3)
        state.day, state.week, state.supervisor = 7, week, SPACE[dest]
        events = play(state, "end")
        assert (back in told(state, events)) is said
        assert state.supervisor == SPACE["C" if said else dest]


def test_a_full_caravan_scores_for_everybody_on_it():
    state = at_end(table())
    state.caravan = [1] * 11
    have(state, 0, "load", "swap", gold=1)
    assert tell(state, "play load") == [
        "Ana plays Straight to the Caravan.",
        "Ana has a cube loaded in row ×3 of the caravan.",
        "The caravan is full and sets out.",
        "Ana scores for 1 cube on the caravan, row ×3 (+3).",
        "Ben scores for 11 cubes on the caravan, row ×3 (+33).",
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_in_recorded_games_every_point_is_told(seats: int):
    path = Path(engine.games.yspahan.__file__).with_name("golden") / f"seats-{seats}.toml"
    before, kinds = (0,) * seats, set[str]()
    for state, events in replay(GAME, load(GAME.verbs, path.read_text("utf-8"))):
        after = GAME.scores(state)
        assert sum_points(events) == changes(before, after)
        kinds |= {happened.kind for happened in events if happened.points}
        before = after
    assert kinds >= {"souk-scored", "caravan-counted"}


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (2, ["Tomorrow is the last day: whoever has fewer points starts it, or as usual if you are tied."]),
        (3, []),
        (4, ["Tomorrow is the last day: you play it in order of points, lowest first."]),
    ],
)
def test_the_order_of_the_last_day_is_told_a_day_before(seats: int, said: list[str]):
    state = at_end(table(seats), turn=len(table(seats).order) - 1)
    state.week, state.day = 3, 5
    have(state, state.asked, "gold3")
    lines = tell(state, "end")
    assert [line for line in lines if line.startswith("Week")] == ["Week 3, day 6. Ben starts."]
    assert lines[1 + lines.index("Week 3, day 6. Ben starts.") :][: len(said)] == said
    assert any("Tomorrow" in line for line in lines) == bool(said)
