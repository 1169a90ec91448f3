"""Cubes that are placed together: what the button says is what happens, the forced ones included."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cogs.ui.menu import arrange
from cogs.ui.wording import written
from engine.chance import Chance
from engine.core import copier
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS
from engine.games.yspahan.state import NOBODY, SHOPS, State
from engine.menu import Choice
from engine.tables import Look
from engine.tables.play.look import look_at
from engine.tables.table.session import Session
from locales import texts
from tests.positions import looks
from tests.stores import running
from tests.yspahan.tools import GAME, cubes, have, table, tower

WORDS = texts()


def test_a_choice_says_which_shops_are_filled():
    """Of the last two shops of a souk, only the first is a choice if both must be filled."""
    forced = several = 0
    for look in looks("yspahan", 2):
        at = arrange(look, ())
        for choice in (choice for group in at.groups for choice in group):
            if not choice.action or choice.action.verb not in ("place", "put"):
                continue
            filled, whole = placed(look, choice)
            said = written(look, WORDS, choice, at).label.removeprefix("Goods Anywhere: ")
            shops = filled[0] if len(filled) == 1 else f"{len(filled)} cubes, {named(filled)}"
            assert said.startswith(f"{shops} · "), said
            assert ("completes" in said) is whole
            forced += len(filled) > len(choice.line)
            several += len(filled) > 2
    assert forced
    assert several


def placed(look: Look, choice: Choice) -> tuple[list[str], bool]:
    """Return the shops that a choice fills, and whether it completes the souk of the first."""
    state, chance = look.game.resample(look.view, Chance.seeded(0)), Chance.seeded(0)
    before = copier(State)(state)
    for action in choice.line:
        look.game.apply(state, look.seat or 0, action, chance)
    found = [shop for shop in range(len(SHOPS)) if state.shops[shop] != before.shops[shop]]
    souk = SOUK_SHOPS[SOUK_OF[SHOP[str(choice.line[0].args[0])]]]
    return [SHOPS[shop] for shop in found], NOBODY not in [state.shops[shop] for shop in souk]


def named(shops: list[str]) -> str:
    numbers = [SHOPS.index(shop) for shop in shops]
    if len(shops) > 2 and all(after == before + 1 for before, after in pairwise(numbers)):
        return f"{shops[0]} to {shops[-1]}"
    return ", ".join(shops[:-1]) + " and " + shops[-1]


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ((), ["2 cubes, B3a and B3c · completes the 3-point souk"]),
        (
            ("gold3",),
            [
                "B3a · 3-point souk, 2 of 3",
                "B3c · 3-point souk, 2 of 3",
                "2 cubes, B3a and B3c · completes the 3-point souk",
            ],
        ),
    ],
)
def test_choices_that_come_to_the_same_are_one(hand: tuple[str, ...], offered: list[str]):
    """A card may be played between two cubes: then only the first is placed at once."""
    state = tower(table(), bag=(2, 5))
    have(state, 0, *hand)
    cubes(state, 0, "B3b")
    GAME.play(state, 0, next(a for a in GAME.legal_actions(state, 0) if a.verb == "take"), Chance.seeded(0))
    look = look_at(Session(running(GAME, state, 4)), 1)
    at = arrange(look, ())
    choices = [choice for group in at.groups for choice in group if choice.path[0] == "place"]
    assert [written(look, WORDS, choice, at).label for choice in choices] == offered
