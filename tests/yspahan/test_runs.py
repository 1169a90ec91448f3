"""Cubes that are placed together: what the button says is what happens, the forced ones included."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS
from engine.games.yspahan.state import NOBODY, SHOPS, State
from locales import texts
from tests.positions import looks


def test_a_run_counts_the_cubes_that_follow_by_force():
    """Of the last two shops of a souk, only the first is a choice if both must be filled."""
    counted = 0
    for look in looks("yspahan", 2):
        game = look.game
        for line, known in look.runs("place"):
            state, chance = game.resample(look.view, Chance.seeded(0)), Chance.seeded(0)
            thing = SOUK_OF[SHOP[str(line[0].args[0])]]
            before = shops_of(state, thing)
            for action in line:
                game.play(state, look.seat or 0, action, chance)
            filled = shops_of(state, thing) - before
            said = texts().run("yspahan", game.verbs, line, known, look.names)
            assert said.startswith(f"{len(filled)} cubes, {line[0].args[0]} to {max(filled)} · "), said
            whole = NOBODY not in [state.shops[shop] for shop in SOUK_SHOPS[thing]]
            assert ("completes" in said) is whole
            counted += len(filled) > len(line)
    assert counted


def shops_of(state: State, souk: int) -> set[str]:
    """Return the shops of a souk in which there is a cube."""
    return {SHOPS[shop] for shop in SOUK_SHOPS[souk] if state.shops[shop] != NOBODY}
