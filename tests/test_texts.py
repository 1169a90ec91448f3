"""Every sentence of every game can be formatted in every language: no key or variable is missing."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.base import COMPUTERS
from cogs.rules import explanations
from cogs.ui.post import described_level
from engine import bots, games
from engine.bots.explanation import shared_out
from engine.chance import Chance
from engine.core import Event, Game, counted, event
from engine.menu import fold
from engine.notation import argument_names
from locales import FUNCTIONS, HERE, LANGUAGES, Texts, is_complete

tables = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, game in games.ALL.items() for seats in game.seats]
)
LABEL = 45
OPTION = 100
"""The most characters that Discord shows of an option's label, and of its description."""
NAME = 12
"""The most characters of a computer's name, for which pictures surely have room."""
SENTENCE = 130
"""The most characters of an explanation: two lines and a half on a phone."""
EXPLAINED = 2400
"""Fewer characters than what Discord takes in a message, without the longest legend."""
MANY = 60
"""How many actions of a position are put into words."""
NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli", "Fay")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Texts:
    caplog.set_level(logging.ERROR)
    return Texts(request.param)


ALL = [Texts(lang) for lang in LANGUAGES]


def say_everything(game: Game[Any], state: Any, seats: int, rng: random.Random, said: set[Event]) -> None:
    """Say what can be known, unless it was `said`, what is asked, and of what can be chosen a part."""
    for seat in (None, *range(seats)):
        for fact in game.facts(game.view(state, seat)):
            if fact not in said:
                said.add(fact)
                assert all(words.event(game.key, fact, NAMES).strip() for words in ALL)
    for decision in game.pending(state):
        about = game.about(game.view(state, None), decision)
        for words in ALL:
            assert words.question(game.key, decision.kind)
            assert words.question(game.key, decision.kind, about, NAMES)
        actions = game.legal_actions(state, decision.seat)
        for action in rng.sample(actions, min(len(actions), MANY)):
            known = game.forecast(game.view(state, decision.seat).state, decision.seat, action)
            told = game.key, game.verbs, action, known, NAMES
            for words in ALL:
                said, more = words.action(*told).strip(), words.more(*told)
                assert 0 < len(said) <= OPTION, f"{words.lang}: {said}"
                assert len(more) <= OPTION, f"{words.lang}: {more}"
                assert words.move(*told).strip()
                assert words(f"{game.key}-verb-{action.verb}".replace("_", "-"))
        for choice in fold(game.verbs, actions):
            if choice.name not in ("verb", "action"):
                assert all(words(f"{game.key}-arg-{choice.name}") for words in ALL)


@tables
def test_every_sentence_of_a_game_can_be_formatted(key: str, seats: int, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.ERROR)
    game, said = games.get(key), set[Event]()
    for seed in range(4):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.setup(seats, {}, chance)
        while pending := game.pending(state):
            if rng.random() < 0.1:
                say_everything(game, state, seats, rng, said)
            seat = pending[0].seat
            happened = game.play(state, seat, rng.choice(game.legal_actions(state, seat)), chance)
            for told in (*happened, *game.told(game.view(state, None), happened)):
                for words in ALL:
                    assert words.event(key, told, NAMES).strip()
                    shows = not told.points or words.tells_points(key, told, NAMES)
                    assert shows, f"{words.lang}: the text of {told} does not show its points"
        say_everything(game, state, seats, rng, said)
        outcome = game.outcome(state)
        assert outcome is not None
        for row in outcome.detail:
            assert all(words(f"{key}-sheet-{row}".replace("_", "-")) for words in ALL)


@tables
def test_what_can_be_chosen_is_explained_in_a_sentence_each(key: str, seats: int):
    game, said = games.get(key), set[tuple[str, str]]()
    for seed in range(6):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.setup(seats, {}, chance)
        while pending := game.pending(state):
            actions = game.legal_actions(state, pending[0].seat)
            assert all(len(explanations(words, game, actions)) < EXPLAINED for words in ALL)
            for action in actions:
                said.add(("verb", action.verb))
                for name, value in zip(argument_names(game.verbs[action.verb]), action.args, strict=True):
                    if value != "" and name in game.things:
                        said.add((game.things[name], str(value)))
            game.play(state, pending[0].seat, game.sample(state, pending[0].seat, rng), chance)
    for kind, value in said:
        for words in ALL:
            text = words.explanation(key, kind, value)
            assert 10 < len(text) <= SENTENCE, (words.lang, kind, value, text)
            assert text[-1] == "."
    assert len(said) > len(game.things) + 2


@pytest.mark.parametrize("key", games.ALL)
def test_every_term_of_the_worth_has_a_name(key: str, words: Texts):
    game = games.get(key)
    state = game.setup(2, {}, Chance.seeded(1))
    for name in game.terms(state, 0):
        own = f"{key}-term-{name}" if name != "points" else "term-points"
        assert own.replace("_", "-") in words
        assert "2" in words.why(key, [(name, 2.0)])


def test_why_says_gains_then_losses_in_words():
    words = Texts("en")
    terms = [("gold", -1.2), ("souks", 3.25), ("rival", 0.6), ("cards", -2.0), ("camels", 0.4)]
    gains = "gains about 3 points from souks and 1 at the strongest rival's expense"
    losses = "loses about 1 point for gold towards a building and 2 for cards"
    assert words.why("yspahan", terms) == f"{gains}, but {losses}"
    assert words.why("yspahan", terms[1:3]) == gains
    assert words.why("yspahan", terms[::3]) == losses
    assert words.why("yspahan", terms[4:]) == ""
    assert words.why("yspahan", [("points", 2), ("rival", -1)]) == (
        "gains about 2 points soon, but loses about 1 point to the strongest rival"
    )


def test_parts_add_up_to_the_points_that_are_told(words: Texts):
    """As in a game that was looked back at: 11 points were 10 and 1, less 2."""
    terms = [("rival", 9.6), ("points", -2.4), ("caravan", 1.4), ("cards", 1.3), ("gold", 1.2)]
    parts = shared_out(11, terms, 3)
    assert parts == [("rival", 10), ("points", -2), ("caravan", 1), ("cards", 1), ("rest", 1)]
    told = [int(n) for n in re.findall(r"\d+", words.why("yspahan", parts))]
    assert sum(told[:4]) - told[4] == 11


def test_what_is_little_is_not_told_beside_what_adds_up():
    assert shared_out(3, [("souks", 2.8)], 3) == [("souks", 3)]
    assert shared_out(-2, [("souks", -2.6), ("cards", 0.7)], 3) == [("souks", -3), ("cards", 1)]
    assert shared_out(1, [("souks", 0.3)], 3) == [], "what remains explains nothing alone"
    assert shared_out(1, [], 3) == []
    even = [(name, 2.0) for name in ("souks", "cards", "gold", "camels", "caravan")]
    assert shared_out(10, even, 2) == [*((name, 2) for name, _ in even[:4]), ("rest", 2)]


@pytest.mark.parametrize("key", games.ALL)
def test_what_a_game_is_called_and_asks(key: str, words: Texts):
    game = games.get(key)
    assert words(f"{key}-name")
    assert words(f"{key}-blurb")
    for verb in game.verbs.values():
        for name in argument_names(verb):
            assert words(f"{key}-arg-{name}")
    for option in game.options:
        assert len(words(f"{key}-option-{option.key}")) <= LABEL, "Discord takes no longer label in a form"
        for choice in option.choices:
            assert words(f"{key}-option-{option.key}-{choice}")


@pytest.mark.parametrize("key", games.ALL)
def test_the_short_rules_fit_their_pages(key: str, words: Texts):
    number = 1
    while f"{key}-rules-{number}" in words:
        page = words(f"{key}-rules-{number}")
        assert 100 < len(page) <= 1800
        assert page.startswith(("**", "#")), "a page begins with its title"
        number += 1
    assert number > 3


def test_the_levels_of_computers_have_names(words: Texts):
    for level in bots.LEVELS:
        assert words(f"level-{level}")
        assert words(f"option-level-{level}")


@pytest.mark.parametrize("key", games.ALL)
def test_characters_have_names_of_their_own_and_their_plans_fit_an_option(key: str, words: Texts):
    others = {words(f"computer-name-{number}") for number in range(1, COMPUTERS + 1)}
    names = [words(f"{key}-character-{plan}") for plan in games.get(key).characters]
    assert len({*names, *others}) == len(names) + len(others)
    assert all(len(name) <= NAME for name in names)
    assert all(len(described_level(key, plan, words)) <= OPTION for plan in games.get(key).characters)


def test_a_missing_key_and_a_missing_variable_are_noticed(words: Texts, caplog: pytest.LogCaptureFixture):
    assert words("no-such-key") == "no-such-key"
    words("seats-free")
    assert "no-such-key is missing" in caplog.text
    assert "seats-free" in caplog.text
    caplog.clear()


def test_several_values_are_a_list_in_words_and_counted_ones_are_counted():
    words = Texts("en")
    said = [
        words.event("amyitis", event("board-goods", 0, good=counted(goods)), NAMES)
        for goods in ({"salt": 1}, {"dates": 1, "salt": 0, "wine": 2}, {"barley": 3, "dates": 2, "salt": 1})
    ]
    assert said == [
        "Ana has 1 salt.",
        "Ana has 1 date and 2 wine.",
        "Ana has 3 barley, 2 dates and 1 salt.",
    ]
    assert words.event("amyitis", event("paid", 1, good="2*salt"), NAMES) == "Ben pays 2 salt."
    assert words.event("amyitis", event("paid", 1, good="salt+wine"), NAMES) == "Ben pays salt and wine."
    placed = event("placed", 0, cells="D4, D5, E6", n=0, purple=0, red=0, white=0)
    assert words.event("ishtar", placed, NAMES) == "Ana places the tile on D4, D5 and E6."


@pytest.mark.parametrize("key", games.ALL)
def test_readers_are_told_of_themselves_as_you(key: str):
    game, words, rng, chance = games.get(key), Texts("en"), random.Random(1), Chance.seeded(1)
    state, said = game.setup(2, {}, chance), set[str]()
    while pending := game.pending(state):
        seat = pending[0].seat
        happened = game.play(state, seat, rng.choice(game.legal_actions(state, seat)), chance)
        for told in (*happened, *game.facts(game.view(state, None))):
            if told.seat is not None:
                said.add(words.event(key, told, NAMES, told.seat))
                concerned = {seat for seat, _ in told.points} | {value for _, value in told.args}
                if 1 - told.seat not in concerned:
                    assert not re.search(r"\b[Yy]ou\b", words.event(key, told, NAMES, 1 - told.seat))
    assert any(text.startswith("You ") for text in said)
    for text in said:
        assert not any(name in text for name in NAMES)
        assert not re.search(r"[a-z,;] You|(^|[.] )you|[Yy]ou (?!(pass|as)\b)[a-z]+s\b|of you\b", text), text


def test_a_language_may_leave_out_the_pronoun_of_the_reader():
    took, nothing = event("took-camels", 0, n=2), event("kept", 0)
    czech = Texts("cs")
    assert [czech.event("yspahan", took, NAMES, you) for you in (0, 1)] == [
        "Bereš z věže 2 velbloudy.",
        f"{NAMES[0]} bere z věže 2 velbloudy.",
    ]
    assert czech.event("amyitis", nothing, NAMES, 0, "**") == "V chrámu Tammouz nic neměníš."


def test_a_reader_who_is_not_the_first_in_a_sentence_is_you_as_well():
    taken = event("fountain-taken", 0, ((0, 4), (1, -4)), owner=1, fountain="red", cell="G7")
    assert Texts("en").event("ishtar", taken, NAMES, 1) == (
        f"{NAMES[0]} takes the red fountain on G7 from you (+4, you \N{MINUS SIGN}4)."
    )


PRINTED = {
    "amyitis": (
        "start", "garden.quality", "garden.last_tiles", "garden.engineer_points", "temples.marduk",
        "crafts", "garden.double", "plant.3.sides.0", "guild.goods_limit.2", "guild.levels", "city.0.sale",
        "favour",
    ),
    "babylon": ("players", "points", "shown", "columns"),
    "ishtar": (
        "fountains", "fountain_points", "players.base_tiles", "players.start_gems.0", "players.assistants",
        "players.spare", "blooms", "trees.open", "trees.tokens", "skills",
    ),
    "yspahan": ("building", "cards", "players", "caravan"),
}  # fmt: skip
"""The parts of `data.toml` of which the rules speak, every number in them."""
UNTOLD = {
    "amyitis": (
        "crafts.prices.0",
        "garden.last_tiles.3",
        "guild.levels.banker.0.1",
        "guild.levels.banker.1.1",
    ),
    "babylon": ("players.thinned.4",),
    "ishtar": ("skills.lower.J.n",),
    "yspahan": (
        "building.cost.paddock.1",
        "building.points.0",
        "building.points.1",
        "building.points.3",
        "building.points.4",
        "players.white_dice.4",
    ),
}
"""Numbers in these parts that are zero, or are said to equal another one."""


def numbers(value: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Yield the container, the key in it, and the path of every number in printed data."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if isinstance(inner, int):
            yield value, key, f"{path}.{key}"
        yield from numbers(inner, f"{path}.{key}")


def explained(key: str) -> list[str]:
    words = Texts("en")
    return [words(name) for page in range(1, 20) if (name := f"{key}-rules-{page}") in words]


@pytest.mark.parametrize("key", PRINTED)
def test_printed_numbers_in_texts_come_from_the_data(key: str):
    data, before, tried = games.get(key).data, explained(key), 0
    for container, name, path in numbers(data, key):
        part = path.removeprefix(f"{key}.")
        if part in UNTOLD[key] or not any(f"{part}.".startswith(f"{spoken}.") for spoken in PRINTED[key]):
            continue
        container[name] += 70
        try:
            assert explained(key) != before, path
        finally:
            container[name] -= 70
        tried += 1
    assert tried > 8
    assert explained(key) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_number_that_a_text_names_exists(lang: str):
    printed, named, wrong = FUNCTIONS["PRINTED"], 0, list[str]()
    for file in sorted((HERE / lang).glob("*.ftl")):
        for path in re.findall(r'PRINTED\("([^"]*)"', file.read_text("utf-8")):
            named += 1
            try:
                printed(path)
            except (LookupError, ValueError) as error:
                wrong.append(f"{file.name}: {path}: {error!r}")
            if path.split(".")[0] != file.stem:
                wrong.append(f"{file.name}: {path} is of another game")
    assert named > 94 or not is_complete(lang)
    assert not wrong


def test_a_free_double_column_is_paid_alone_or_with_others():
    words = Texts("en")
    tile = (("which", "new"), ("cell", "G4"), ("storey", 2), ("corner", ""))
    tile += (("flower", "pink"), ("layout", "TF/.S"), ("turn", "r90"))
    paid = [
        words.event("babylon", Event("built", 0, (*tile, ("doubles", doubles), ("n", n))), NAMES)
        for doubles, n in ((0, 0), (0, 3), (1, 0), (1, 1), (1, 2))
    ]
    assert [line.removeprefix("Ana builds the new tile on G4, storey 2") for line in paid] == [
        ".",
        ", for 3 columns.",
        ", for the double column.",
        ", for the double column and 1 single one.",
        ", for the double column and 2 single ones.",
    ]


def test_a_belvedere_is_told_with_the_tile_that_it_stands_on():
    words = Texts("en")
    tile = (("which", "new"), ("cell", "G4"), ("storey", 2), ("doubles", 0), ("n", 3))
    built = [
        words.event("babylon", Event("built", 0, (*tile, ("corner", at)), None, points), NAMES)
        for at, points in (("", ()), ("SE", ((0, 1),)))
    ]
    assert built == [
        "Ana builds the new tile on G4, storey 2, for 3 columns.",
        "Ana builds the new tile on G4, storey 2, for 3 columns, with a belvedere (+1).",
    ]


def test_a_tile_that_brings_no_columns_says_so():
    words = Texts("en")
    look = (("stack", 6), ("material", "granite"), ("flower", "pink"), ("layout", "TF/.S"))
    took = [
        words.event("babylon", Event("took", 0, (*look, ("n", n), ("bloom", bloom))), NAMES)
        for n, bloom in ((0, 0), (1, 1), (4, 0), (5, 1))
    ]
    tile = "Ana takes the granite tile (pink: staircase, fountain, statue) from stack 6"
    assert [line.removeprefix(tile) for line in took] == [
        ", which brings no columns.",
        " and 1 column, for the flower.",
        " and 4 columns.",
        " and 5 columns, 1 of them for the flower.",
    ]


def test_the_number_of_a_table_is_a_name_without_a_separator(words: Texts):
    for key in ("left-table", "cancelled-table", "fair-title", "moved-table"):
        assert "1234" in words(key, match=1234)


def test_a_legend_names_the_button_as_the_button_is_named(words: Texts):
    assert words("babylon-more") in words("babylon-legend-8")
