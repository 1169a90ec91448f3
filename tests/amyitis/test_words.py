"""Random games use every text of Amyitis, and no text is missing."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import locales
from engine.chance import Chance
from engine.core import Decision, Event, Known
from engine.games.amyitis import rules
from engine.games.amyitis.garden import PLOT, mask
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import DATA, GUILDS, QUALITIES, TOP, State
from engine.games.amyitis.step import FORCED
from engine.match import Match
from engine.notation import argument_names, read
from locales import Texts
from tests.amyitis.tools import (
    GAME,
    GREY,
    caravan,
    cards,
    carried,
    crafts,
    field,
    have,
    last_to_pass,
    plant,
    play,
    table,
    temple,
    tile,
    water,
)

NAMES = ("Ana", "Ben", "Cleo", "Dara")
SOURCES = Path(rules.__file__).parent
TEXT = (Path(locales.__file__).parent / "en" / "amyitis.ftl").read_text("utf-8")


def random_game(seats: int, seed: int) -> Iterator[tuple[Decision | None, list[Event], list[Event]]]:
    """Yield each question, the events before it, and sometimes the facts."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    happened: list[Event] = []
    while pending := GAME.pending(state):
        facts = GAME.facts(GAME.view(state, rng.choice((None, 0)))) if rng.random() < 0.2 else []
        yield pending[0], happened, facts
        happened = GAME.play(state, pending[0].seat, GAME.sample(state, pending[0].seat, rng), chance)
    yield None, happened, GAME.facts(GAME.view(state, None))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_of_a_game_has_a_sentence(seats: int, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.ERROR)
    words = Texts("en")
    for seed in range(5):
        for question, happened, facts in random_game(seats, seed):
            for event in (*happened, *facts):
                text = words.event("amyitis", event, NAMES)
                assert text.endswith((".", "!"))
                assert words.scored(event.points, NAMES, event.seat) in text, "the points are not told"
            if question:
                assert words(f"amyitis-ask-{question.kind}".replace("_", "-"))
    assert not caplog.records


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_action_tells_one_choice_and_the_rest_was_forced(seats: int):
    rng, chance = random.Random(seats), Chance.seeded(seats)
    state = GAME.setup(seats, {}, chance)
    while pending := GAME.pending(state):
        seat = pending[0].seat
        first, *others = GAME.play(state, seat, GAME.sample(state, seat, rng), chance)
        assert first.kind in GAME.chosen | {"paid", "gained", "brought"}
        assert not first.kind.endswith(FORCED)
        assert first.seat == seat
        forced = {event.kind for event in others if event.kind in GAME.chosen}
        assert all(kind.endswith(FORCED) for kind in forced), forced
        assert "passed-forced" not in GAME.chosen


def label(state: State, line: str) -> str:
    """What the seat that is asked reads on a choice, without what follows for everybody."""
    action = read(GAME.verbs, line)
    told = Known(GAME.facts_of(state, state.asked, action))
    return Texts("en").action("amyitis", GAME.verbs, action, told, NAMES)


def test_a_choice_says_who_gets_the_gardener_and_who_is_pushed_out():
    state = last_to_pass(table(), 0)
    crafts(state, "grower - -", "- priest -", "- - -", "- - -")
    have(state, 0, talents=2)
    play(state, "hire grower 1")
    for cubes, told in (
        ([0, 0, 1, 1], "top row, wine, a gardener"),
        ([0, 1, 1, 2], "top row, wine, full: no gardener"),
        ([0, 1, 1, 1], "top, wine, Ben gets a gardener"),
        ([0, 1, 1], "top row, salt"),
    ):
        field(state, "top", *cubes)
        assert label(state, "field top") == told
    state.ask = "temple"
    for cubes, told in (
        ([], "Marduk, you are first"),
        ([1, 1, 1], "Marduk, you are second"),
        ([1, 2, 2, 1], "Marduk, pushes out Ben"),
        ([1, 1, 1, 2], "Marduk, you are second, pushes out Cleo"),
        ([1, 0, 1, 2], "Marduk, you are second, with 2 cubes, Cleo out"),
        ([0, 1, 1, 0], "Marduk, you are second, with 2 cubes"),
        ([0, 1, 1, GREY], "Marduk, you are second, with 2 cubes"),
    ):
        temple(state, "marduk", *cubes)
        assert label(state, "temple marduk") == told
    state.ask = "procession"
    temple(state, "ishtar", 1, 0, GREY, 3)
    temple(state, "tammouz", 1, 2)
    assert label(state, "temple marduk") == "Marduk, you are second; grey: Dara out"
    temple(state, "tammouz", 1, 0, GREY, 0)
    assert label(state, "temple marduk") == "Marduk, you are second; grey: Dara, Ana out"
    temple(state, "tammouz", 1, 0, GREY, 3)
    assert label(state, "temple marduk") == "Marduk, you are second; grey: 2 cubes of Dara out"


def test_a_choice_says_that_marduk_s_points_come_after_ishtar_s_reward():
    """Without it, the other temples alone would seem to bring them: there they follow at once."""
    state = last_to_pass(table(start=1), 0)
    state.ask = "procession"
    temple(state, "marduk", 1)
    assert label(state, "temple ishtar") == "Ishtar, you are first · then Marduk brings points"
    assert label(state, "temple tammouz") == "Tammouz, you are first"
    assert GAME.forecast(state, 0, read(GAME.verbs, "temple tammouz")).points == ((1, 2),)
    temple(state, "ishtar", 2)
    assert label(state, "temple ishtar") == "Ishtar, you are second", "wherever the cube goes, Cleo chooses"
    temple(state, "ishtar")
    temple(state, "marduk")
    assert label(state, "temple ishtar") == "Ishtar, you are first"
    temple(state, "ishtar", 0)
    temple(state, "marduk", 1)
    state.ask = "ishtar"
    claim, words = read(GAME.verbs, "claim camel"), Texts("en")
    said = words.action("amyitis", GAME.verbs, claim, GAME.forecast(state, 0, claim), NAMES)
    assert said == "take a camel · then Ben +2", "it is not the camel that brings them"


def test_a_hire_is_not_joined_with_the_next_turn_of_somebody_who_is_alone_left():
    state = last_to_pass(table(), 0)
    crafts(state, "merchant - -", "- merchant -", "grower - -", "- - -")
    have(state, 0, talents=6)
    match = Match(GAME, state)
    assert match.answers_after(0, read(GAME.verbs, "hire merchant 1"), 3) == []
    answers = match.answers_after(0, read(GAME.verbs, "hire grower 3"), 3)
    assert [action.verb for action, _ in answers] == ["field", "field"]


def test_a_hire_is_not_joined_with_a_procession_that_a_pass_for_want_of_moves_begins():
    state = last_to_pass(table(start=1), 0)
    crafts(state, "merchant - -", "- - -", "- - -", "- - -")
    have(state, 0, talents=2)
    assert Match(GAME, state).answers_after(0, read(GAME.verbs, "hire merchant 1"), 3) == []
    assert label(state, "hire merchant 1") == "merchant, group 1 · 2 talents · 1 camel"
    play(state, "hire merchant 1")
    assert (state.ask, state.asked) == ("procession", 0)


def test_a_pass_says_what_follows():
    state = table()
    assert label(state, "pass") == "pass for this round · 1 talent for each turn you wait"
    last_to_pass(state, 0)
    assert label(state, "pass") == "pass for this round · the evening begins"


def test_a_choice_says_what_becomes_of_others_and_of_the_game():
    state = table()
    cards(state, 1, leader=1)
    caravan(state, "uruk")
    state.ask = "guild"
    assert label(state, "take banker") == "banker 1 · 1 talent a round"
    state.stock[GUILDS.index("banker")][0] = 1
    assert label(state, "take banker") == "banker 1 · 1 talent a round · the last one"
    carried(state, "barley", "palm")
    state.ask = "leader2"
    assert label(state, "gain palm") == "take palm · barley stays with the other leader"
    state.ask = "ishtar"
    temple(state, "ishtar", 0, 1, 0)
    assert label(state, "claim camel") == "take a camel · a talent for Ben"
    have(state, 0, "salt", "salt", "palm", "wine")
    state.ask = "discard"
    assert label(state, "discard palm") == "give back palm · 1 more to give back"


def test_a_planting_says_that_it_is_the_last_round():
    state = table()
    caravan(state, "eshnunna")
    state.ask = "plot"
    tile(state, "a1", 4)
    assert label(state, "plant a1") == "a1"
    water(state, 1, "a1-a2")
    assert label(state, "plant a1") == "a1 · water: Ben"
    water(state, 0, "a1-b1", "b1-b2")
    assert label(state, "plant b1") == "b1, 1 talent · your water"
    state.channels = [0] * 5
    state.left = mask(range(LAST_TILES[4] + 1))
    assert label(state, "plant a1") == "a1 · last round"


def test_the_caravan_says_what_it_does_where_only_one_thing_is_possible():
    state = last_to_pass(table(), 0)
    have(state, 0, "palm", camels=9)
    assert label(state, "caravan babylon") == "Babylon · 9 camels, sell palm, then fill a channel"
    assert label(state, "caravan palmyra") == "Palmyra · 6 camels, palm: banker 1 or palace 1 for 3 points"
    state.stock[GUILDS.index("palace")][0] = 0
    assert label(state, "caravan palmyra") == "Palmyra · 6 camels, palm: only banker 1"
    water(state, 1, "a1-a2")
    plant(state, 1, "a2")
    assert label(state, "caravan eshnunna") == "Eshnunna · 1 camel, palm: plant 1 on a1"


def test_an_engineer_says_the_points_and_a_section_its_water_alone():
    state = last_to_pass(table(), 0)
    crafts(state, "- engineer -", "- - -", "- - -", "- - -")
    assert label(state, "hire engineer 1") == "engineer, group 1 · 2 talents · a section for 2 points"
    play(state, "hire engineer 1")
    assert label(state, "irrigate a1-a2") == "a1-a2 · water for a1 and a2"


def test_a_trade_names_the_goods_that_are_paid():
    state = last_to_pass(table(), 0)
    have(state, 0, "wine", camels=4)
    assert label(state, "caravan susa") == "Susa · 2 camels, wine: banker 1 or palace 1 for 3 points"
    have(state, 0, "wine", "barley", camels=4)
    assert label(state, "caravan susa") == "Susa · 2 camels, barley: banker 1 or palace 1 for 3 points"


def test_what_befalls_a_player_is_not_told_as_a_move_of_that_player():
    told = Texts("en").event("amyitis", Event("irrigation", 1, (("plot", "d4"),), points=((1, 2),)), NAMES)
    assert told == "The water around d4 rewards Ben (+2)."
    told = Texts("en").event("amyitis", Event("pushed-out", 1, (("temple", "marduk"),)), NAMES)
    assert told == "One of Ben's cubes is pushed out of the temple of Marduk."
    told = Texts("en").event("amyitis", Event("pushed-out", 1, (("temple", "marduk"),)), NAMES, 1)
    assert told == "One of your cubes is pushed out of the temple of Marduk."


def test_every_action_has_words(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.ERROR)
    words = Texts("en")
    made = [getattr(rules, name) for name in dir(rules) if re.fullmatch(r"_?[A-Z_]+", name)]
    flat: list[object] = []
    while made:
        thing = made.pop()
        if isinstance(thing, dict):
            made += thing.values()
        elif isinstance(thing, list):
            made += thing
        else:
            flat.append(thing)
    actions = [thing for thing in flat if isinstance(thing, rules.Action)]
    assert {action.verb for action in actions} == set(GAME.verbs)
    for verb, form in GAME.verbs.items():
        assert words(f"amyitis-verb-{verb}")
        assert all(words(f"amyitis-arg-{name}") for name in argument_names(form))
    assert not caplog.records


def test_every_event_has_a_sentence_and_every_sentence_an_event():
    written = set(re.findall(r"^amyitis-event-([a-z0-9-]+) =", TEXT, re.MULTILINE))
    source = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py") if path.stem != "obstacles")
    told = set(re.findall(r'(?:tell|choose|[eE]vent)\(\s*"([a-z0-9-]+)"', source))
    computed = {
        "won",
        "shared",
        "ishtar",
        "ishtar-second",
        "board-plot",
        "board-plot-watered",
        "board-temple-first",
        "board-temple-second",
    }
    computed |= {"board-field-next", "board-field-later"}
    computed |= {f"{kind}{FORCED}" for kind in re.findall(r'choose\("([a-z0-9-]+)"', source)}
    computed |= {"grew", "tammouz"}
    computed |= {"paid-two", "sold-two", "neutral-entered", "waited"}  # of version 0.1
    computed |= {f"board-question-{kind}".replace("_", "-") for kind in rules.ANSWERS}
    assert written == told | computed


def test_the_rules_say_what_is_ours():
    page = Texts("en")("amyitis-rules-7")
    split = [sum(row[-1] for row in DATA["tiles"][quality]) for quality in QUALITIES]
    split[-1] += TOP[-1]
    told = f"that {split[0]}, {split[1]} and {split[2]} of the {sum(split)} are of quality 1, 2 and 3"
    for ours in (told, "order of the cities", "hire an engineer", "Grey cubes", "Plots without a tile"):
        assert ours in page


def test_every_question_is_asked_in_words():
    asked = set(re.findall(r"^amyitis-ask-([a-z0-9-]+) =", TEXT, re.MULTILINE))
    assert {kind for kind in asked if not kind.endswith("-about")} == {
        kind.replace("_", "-") for kind in rules.ANSWERS
    }


def question(state: State) -> str:
    """What is asked, with the object of the question."""
    kind = f"amyitis-ask-{state.ask}-about".replace("_", "-")
    args: dict[str, str | int] = {}
    words = Texts("en")
    for name, value in GAME.about(GAME.view(state, None), GAME.pending(state)[0]).items():
        shown = value if isinstance(value, int) else words.term("amyitis", name, value)
        args |= {name: shown, f"{name}_id": value}
    return words(kind, **args)


def test_a_question_names_its_object():
    state = table()
    caravan(state, "uruk")
    state.ask = "payment"
    assert question(state) == "Uruk wants dates. Which goods do you pay?"
    state.ask = "guild"
    assert question(state) == "Which guild card do you buy in Uruk?"
    caravan(state, "khorsabad")
    state.ask = "plot"
    assert question(state) == "Where do you plant the plant of quality 2 from Khorsabad?"
    state.ask, state.plot = "any_good", PLOT["c2"]
    assert question(state) == "The tile of c2 gives you a good of your choice. Which one?"
    state.ask = "free_guild"
    assert question(state) == "The tile of c2 gives you a guild card of your choice. Which one?"
    have(state, 0, "salt", "salt", "palm")
    state.ask = "discard"
    assert question(state) == "You have one good too many. Which one goes back?"
    have(state, 0, "salt", "salt", "palm", "wine")
    assert question(state) == "You have 2 goods too many. Which one goes back first?"
    state.ask = "temple"
    assert not GAME.about(GAME.view(state, None), GAME.pending(state)[0])


def test_what_is_said_of_cities_and_goods_is_what_they_trade():
    words = Texts("en")
    for city in DATA["city"][1:]:
        text, good = words.explanation("amyitis", "city", city["name"]), city["wants"]
        named = [word for word in (*DATA["goods"], *GUILDS) if re.search(rf"\b{word}\b", text)]
        assert named == [good, *city.get("guilds", [])]
        assert ("plant" in text) == city.get("plants", False)
        assert words.term("amyitis", "city", city["name"]) in words.explanation("amyitis", "good", good)
