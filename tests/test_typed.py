"""Moves are typed and offered in the reader's language; what is kept and recorded is the notation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.chance import Chance
from engine.core import TooLong
from engine.notation import LINE_LIMIT, notate
from locales import LANGUAGES, texts
from locales.typed import Vocabulary
from tests.languages import languages
from tests.playing import answer
from tests.virtual import TableDriver

CZECH = """language = Čeština
yspahan-verb-roll = Hodit kostkami
    .typed = hoď, hod kostkami
yspahan-verb-take = Vzít z věže
    .typed = vezmi
yspahan-verb-build = Stavět
    .typed = postav
yspahan-arg-card = Která karta?
    .typed = odhoď
yspahan-floor-camel = velbloud
    .acc = velblouda
    .gender = m
yspahan-floor-gold = zlato
yspahan-card-camels3 = Tři velbloudi
yspahan-card-help-camels3 = Vezmi 3 velbloudy.
yspahan-building-crane = jeřáb (2)
    .typed = jeřáb
yspahan-building-market = take
"""


@pytest.fixture
def czech(tmp_path: Path) -> Iterator[Vocabulary]:
    with languages(tmp_path, cs=CZECH):
        yield texts("cs").vocabulary("yspahan")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hoď 2", "roll 2"),
        ("HOD KOSTKAMI 2; vezmi velblouda", "roll 2; take camel"),
        ("vezmi zlato odhod=tri velbloudi", "take gold discard=camels3"),
        ("Postav jerab", "build crane"),
        ("take camel", "take camel"),
        ("build take", "build take"),
        ("vezmi gold discard=Tři-velbloudi", "take gold discard=camels3"),
    ],
)
def test_words_of_the_language_and_of_english_are_understood(czech: Vocabulary, typed: str, meant: str):
    assert czech.understood(typed) == meant


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("roll 2", "hoď 2"),
        ("take gold discard=camels3; build crane", "vezmi zlato odhoď=Tři velbloudi; postav jeřáb"),
        ("build market", "postav market"),
        ("build", "postav"),
        ("take ca", "vezmi ca"),
        ("ro", "ro"),
        ("", ""),
    ],
)
def test_lines_are_offered_in_words_that_are_understood(czech: Vocabulary, line: str, offered: str):
    assert czech.offered(line) == offered
    assert czech.understood(offered) == line


def test_an_unfinished_word_may_be_of_either_language(czech: Vocabulary):
    assert set(czech.meanings("vezmi velb")) == {"take velb", "take camel"}
    assert set(czech.meanings("hoď 2; ve")) >= {"roll 2; take", "roll 2; ve"}
    with pytest.raises(TooLong):
        czech.understood("v" * (LINE_LIMIT + 1))


async def test_a_move_is_offered_and_typed_in_czech_and_recorded_in_english(
    table: TableDriver, tmp_path: Path
):
    with languages(tmp_path, cs=CZECH):
        await table.open(2)
        (ana,) = await table.asked()
        table.bot.set_language(ana.id, "cs")
        offered = await ana.autocomplete(table.channel, "move", "move", "ho")
        assert [(choice["name"], choice["value"]) for choice in offered][:1] == [("hoď 0", "roll 0")]
        said = await ana.slash(table.channel, "move", move="hoď xx")
        assert "`hoď 0`" in answer(said), "what is possible is told in the reader's words"
        await ana.slash(table.channel, "move", move="hoď 1")
        lines = await table.bot.tables.store.lines(table.id)
        assert [line.text for line in lines if line.seat is not None] == ["roll 1"]


@pytest.mark.parametrize("key", games.ALL)
def test_every_line_that_a_language_offers_is_understood(key: str):
    game, vocabularies = games.get(key), [texts(lang).vocabulary(key) for lang in LANGUAGES]
    for seats in (game.seats[0], game.seats[-1]):
        rng, chance = Random(seats), Chance.seeded(seats)
        state = game.setup(seats, {}, chance)
        while pending := game.pending(state):
            seat = pending[0].seat
            legal = game.legal_actions(state, seat)
            for action in rng.sample(legal, min(10, len(legal))):
                line = notate(game.verbs, action)
                for vocabulary in vocabularies:
                    offered = vocabulary.offered(line)
                    assert vocabulary.understood(offered) == line, offered
            game.play(state, seat, game.sample(state, seat, rng), chance)
