"""Terms of a game stand in the case that a sentence needs, and sentences agree with their gender."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

import locales
from cogs.ui.story import Wording
from engine import games
from engine.chance import Chance
from engine.core import Action, Known, event
from engine.story import Item, Sort
from locales.forms import Word
from tests.languages import languages

CZECH = """language = Čeština
and = { $first } a { $last }
you-within = ty
    .dat = tobě
    .gender = you
yspahan-building-crane = jeřáb
    .acc = jeřáb
    .gen = jeřábu
    .gender = m
yspahan-building-store = sýpka
    .acc = sýpku
    .gen = sýpky
    .gender = f
amyitis-counted-dates = { $n ->
    [one] { $n } datle
    [few] { $n } datle
   *[other] { $n } datlí
}
    .acc = { $n ->
        [one] { $n } datli
        [few] { $n } datle
       *[other] { $n } datlí
    }
amyitis-counted-salt = { $n } sůl
yspahan-event-built = { $who } staví { FORM($building, "acc") }, { FORM($building, "gender") ->
    [f] která je jeho
    [several] které jsou jeho
   *[m] který je jeho
}.
amyitis-event-board-goods = { $who } má { FORM($good, "acc") }.
amyitis-event-board-cards = { FORM($good, "dat") }
yspahan-event-helped = Pomáhá { FORM($other, "gender") ->
    [you] { FORM($other, "dat") }
   *[other] hráči { FORM($other, "dat") }
}.
"""
NAMES = ("Ana", "Ben")


@pytest.fixture
def czech(tmp_path: Path):
    with languages(tmp_path, cs=CZECH):
        yield locales.texts("cs")


@pytest.mark.parametrize(
    ("building", "said"),
    [
        ("crane", "Ana staví jeřáb, který je jeho."),
        ("store", "Ana staví sýpku, která je jeho."),
        ("crane+store", "Ana staví jeřáb a sýpku, které jsou jeho."),
        ("market", "Ana staví Market, který je jeho."),
        ("crane+market", "Ana staví jeřáb a Market, které jsou jeho."),
    ],
)
def test_a_term_stands_in_the_form_that_a_sentence_chooses(czech: locales.Texts, building: str, said: str):
    assert czech.event("yspahan", event("built", 0, building=building), NAMES) == said


@pytest.mark.parametrize(
    ("good", "said"),
    [
        ("1*dates", "Ana má 1 datli."),
        ("3*dates", "Ana má 3 datle."),
        ("5*dates+1*salt", "Ana má 5 datlí a 1 sůl."),
    ],
)
def test_counted_terms_have_forms_for_each_number(czech: locales.Texts, good: str, said: str):
    assert czech.event("amyitis", event("board-goods", 0, good=good), NAMES) == said


def test_the_word_for_the_reader_has_forms_and_names_have_none(czech: locales.Texts):
    helped = event("helped", 1, other=0, building="crane")
    assert czech.event("yspahan", helped, NAMES) == "Pomáhá hráči Ana."
    assert czech.event("yspahan", helped, NAMES, you=0) == "Pomáhá tobě."


POLISH = """language = Polski
you = Ty
    .subject = {""}
yspahan-headline-roll = { $who } { DOES($you, "rzucasz", "rzuca") } kośćmi
yspahan-event-passed = { $who } nie { DOES($you, "masz", "ma") } kości.
yspahan-event-built = Teraz { $who } { DOES($you, "budujesz", "buduje") }.
yspahan-event-won = { $who }: { $points }
yspahan-event-day = Dzień { $day }. { $who } { DOES($you, "zaczynasz", "zaczyna") }.
"""


def test_a_language_can_leave_out_the_reader_as_the_subject_of_a_verb(tmp_path: Path):
    with languages(tmp_path, xx=POLISH):
        words = locales.texts("xx")
        assert words.headline("yspahan", "roll", {}, NAMES, 0, you=0) == "Rzucasz kośćmi"
        assert words.headline("yspahan", "roll", {}, NAMES, 0, you=1) == "Ana rzuca kośćmi"
        passed = words.sentence("yspahan", event("passed", 0), NAMES, 0, "**")
        assert passed == ("Nie masz kości.", "nie masz kości.", True)
        assert words.event("yspahan", event("passed", 0), NAMES, 1) == "Ana nie ma kości."
        assert words.event("yspahan", event("built", 0), NAMES, 0) == "Teraz budujesz."
        assert words.event("yspahan", event("day", 0, day=2), NAMES, 0) == "Dzień 2. Zaczynasz."
        assert words.event("yspahan", event("won", 0, points=3), NAMES, 0) == "Ty: 3"


def test_words_of_the_same_text_are_told_apart_by_their_forms():
    one, other = Word("hrad", {"gen": "hradu"}), Word("hrad", {"gen": "hradě"})
    assert one == "hrad"
    assert one != other
    assert len({one: 1, other: 2}) == 2
    assert copy.deepcopy(one).forms == one.forms


def test_a_text_without_forms_is_plain(czech: locales.Texts):
    assert type(czech("yspahan-building-market")) is str
    assert type(locales.texts("en")("yspahan-building-crane")) is str


def test_what_is_joined_follows_the_texts_of_the_language(tmp_path: Path):
    other = """language = Other
and = { $first } & { $last }
separator = {" / "}
scored = {" "}[{ $changes }]
told-on = { $first } + { $then }
yspahan-move-place = Put: { $text }
"""
    with languages(tmp_path, xx=other):
        words = locales.texts("xx")
        assert words.listed(["A", "B", "C"]) == "A / B & C"
        assert words.scored(((0, 3), (1, 2)), NAMES, 0) == " [+3 / Ben +2]"
        game = games.get("yspahan")
        placed = Action("place", ("H4b",))
        known = Known(game.facts_of(game.setup(2, {}, Chance.seeded(1)), 0, placed))
        text = words.move("yspahan", game.verbs, placed, known, NAMES)
        assert text == "Put: H4b · starts the 4-point souk, 1 of 2"
        drew, passed = event("house-drew-hidden", 0), event("passed", 0)
        wording = Wording(words, lambda happened: words.sentence("yspahan", happened, NAMES), NAMES, None)
        items = [Item(Sort.CHOICE, 0, (happened,), ()) for happened in (passed, drew)]
        told = "Ana finds no dice to use and no card to draw + draws a card thanks to the Caravan House."
        assert [line.text for line in wording.lines(items)] == [told]
