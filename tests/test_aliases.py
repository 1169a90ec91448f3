"""Moves may be typed with the names that buttons show or the box has, with any diacritics."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Action, Illegal
from engine.match import Match
from engine.notation import argument_names, notate, reworded
from locales import texts
from tests.virtual import TableDriver
from tests.yspahan import tools as yspahan

WORDS = texts()
UNNAMED = {("ishtar", "gems"), ("yspahan", "dest")}
"""Arguments whose values are shown as sentences or with an explanation."""


@cache
def named(key: str) -> dict[tuple[str, str], str]:
    """Return the names that texts give to values of arguments, as they occur in random games."""
    game, found = games.get(key), dict[tuple[str, str], str]()
    for seed in range(6):
        rng, chance = random.Random(seed), Chance.seeded(seed)
        state = game.setup(game.seats[seed % len(game.seats)], {}, chance)
        while asked := game.pending(state):
            seat = asked[0].seat
            for action in rng.sample(legal := game.legal_actions(state, seat), min(40, len(legal))):
                for name, value in zip(argument_names(game.verbs[action.verb]), action.args, strict=True):
                    shown = WORDS.term(key, name, value).rpartition(", ")[2]
                    if value != "" and shown != str(value) and (key, name) not in UNNAMED:
                        found[name, str(value)] = shown
            game.play(state, seat, game.sample(state, seat, rng), chance)
    return found


@pytest.mark.parametrize("key", games.ALL)
def test_the_names_that_buttons_show_are_understood(key: str):
    game = games.get(key)
    assert len(named(key)) > 8
    lost = {
        shown: value
        for (_, value), shown in named(key).items()
        if reworded(game.aliases, shown).lower() != value.lower()
    }
    assert not lost


@pytest.mark.parametrize("key", games.ALL)
def test_a_name_stands_for_one_thing(key: str):
    """Typed alone, no word of a move begins with an alias, unless it is what the alias stands for."""
    game = games.get(key)
    words = {*game.verbs} | {value for _, value in named(key)}
    taken = {
        name: word
        for name in game.aliases
        for word in words
        if word.lower().startswith(name) and word != game.aliases[name]
    }
    assert not taken


@pytest.mark.parametrize(
    ("key", "typed", "meant"),
    [
        ("yspahan", "build Hammam", "build bathhouse"),
        ("yspahan", "build hoist", "build crane"),
        ("yspahan", "BUILD Caravansary", "build caravan_house"),
        ("yspahan", "build caravan-house", "build caravan_house"),
        ("yspahan", "take gold discard=Three Camels", "take gold discard=camels3"),
        ("amyitis", "caravan Nineveh", "caravan ninoua"),
        ("amyitis", "caravan N\u00ednev\u00e9h", "caravan ninoua"),
        ("amyitis", "temple Tammuz", "temple tammouz"),
        ("ishtar", "place F7 south-east", "place F7 SE"),
        ("ishtar", "skill Orchard pay=pp; plant date palm F7", "skill D pay=pp; plant date_palm F7"),
        ("babylon", "deco stairs B2-C2", "deco T B2-C2"),
        ("babylon", "build new tile C4 turned right storey 2 open=south-east", "build new C4 r90 f2 open=SE"),
    ],
)
def test_names_of_the_box(key: str, typed: str, meant: str):
    assert reworded(games.get(key).aliases, typed).lower() == meant.lower()


def rich() -> Match[Any]:
    """Return a position of Yspahan in which seat 0 can pay for any building."""
    state = yspahan.at_end(yspahan.table())
    yspahan.have(state, 0, gold=9, camels=9)
    return Match(yspahan.GAME, state)


def test_a_line_with_names_of_the_box_is_played_and_completed():
    match = rich()
    assert match.read_line(0, "build hoist") == [Action("build", ("crane", "", ""))]
    assert match.suggest(0, "build ham") == ["build bathhouse"]
    assert match.suggest(0, "build hammam") == ["build bathhouse"]
    shown = match.suggest(0, "build ba")
    assert shown == ["build bathhouse", "build market"], "own words come first"
    assert all(notate(match.game.verbs, match.read_line(0, line)[0]) == line for line in shown)


def test_a_shortened_word_is_one_of_the_bot():
    match = rich()
    assert match.read_line(0, "build ba") == match.read_line(0, "build bathhouse")
    with pytest.raises(Illegal):
        match.read_line(0, "build haa")


async def test_names_of_the_box_in_a_plan(table: TableDriver):
    await table.open(2, game="amyitis")
    (asked,) = await table.asked()
    other = next(member for member in table.members[:2] if member.id != asked.id)
    await table.bot.tables.private.plan(table.id, other.id, "caravan Nineveh", "caravan N\u00ednev\u00e9h")
    own = (await table.look(other)).own
    assert [(order.text, order.unless) for order in own.orders] == [("caravan ninoua", "caravan ninoua")]
