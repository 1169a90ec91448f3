"""The answer to a typed move that is not legal says why, and reveals nothing."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.explaining import explain
from engine import games
from engine.chance import Chance
from engine.core import Action, Illegal, Refused
from engine.games.amyitis.garden import EVERYWHERE
from engine.match import Match, encode
from engine.notation import notate
from locales import HERE, texts
from tests.amyitis import tools as amyitis
from tests.ishtar import tools as ishtar
from tests.yspahan import tools as yspahan

WORDS = texts()
OBSTACLE = re.compile(r"^[a-z]+-obstacle-([a-z-]+) =", re.MULTILINE)
TYPED = 60
"""How many moves are typed in each position."""


def refused(key: str, seats: int, games_played: int = 1) -> Iterator[tuple[Any, Any, int, list[Action]]]:
    """Yield positions of a random game with moves that were once legal and are not, some of them mangled."""
    game, rng = games.get(key), random.Random(seats)
    pool = set[Action]()
    for seed in range(games_played):
        chance = Chance.seeded(seed)
        state = game.setup(seats, {}, chance)
        while asked := game.pending(state):
            seat = asked[0].seat
            legal = game.legal_actions(state, seat)
            pool.update(rng.sample(legal, min(8, len(legal))))
            by_verb = {action.verb: action for action in sorted(pool, key=lambda _: rng.random())}
            found = list[Action]()
            for action in [*by_verb.values(), *rng.sample(sorted(pool, key=str), min(TYPED, len(pool)))]:
                if action not in legal:
                    found.append(action)
                args = tuple(rng.choice((arg, "", "?", 99)) for arg in action.args)
                if (mangled := Action(action.verb, args)) not in legal:
                    found.append(mangled)
            yield game, state, seat, found
            game.play(state, seat, game.sample(state, seat, rng), chance)


@pytest.mark.parametrize("key", games.ALL)
def test_every_reason_has_words(key: str, caplog: pytest.LogCaptureFixture):
    """What was typed is not part of them, unless it is a name of the game."""
    caplog.set_level(logging.ERROR)
    said = dict[str, str]()
    for seats in games.get(key).seats:
        for game, state, seat, actions in refused(key, seats):
            view = game.view(state, seat).state
            before = encode(view)
            for action in actions:
                why = game.obstacle(view, seat, action)
                assert encode(view) == before
                if why is not None:
                    said[why.kind] = WORDS.obstacle(key, why)
    assert not caplog.records
    assert all(re.fullmatch(r"(?!.*(  |99|\?)).+\.", text) for text in said.values()), said
    written = set(OBSTACLE.findall((HERE / "en" / f"{key}.ftl").read_text("utf-8")))
    assert set(said) <= written
    assert len(said) > 0.7 * len(written), f"never said: {written - set(said)}"


def answer(state: Any, line: str, key: str) -> str:
    """Return what the seat that is asked is told when it types a line that is not legal."""
    match = Match(games.get(key), state)
    with pytest.raises(Illegal) as refusal:
        match.read_line(state.asked, line)
    told = explain(WORDS, refusal.value) or ""
    return told.partition(": ")[2].partition(" What you can do")[0]


def test_yspahan_says_why():
    state = yspahan.table()
    assert answer(state, "take chest", "yspahan") == "you roll the dice first, with `roll`."
    assert answer(state, "ta che", "yspahan") == "you roll the dice first, with `roll`."
    yspahan.have(state, 0, gold=1)
    assert answer(state, "roll 2", "yspahan") == "each yellow die costs 1 gold, and you have 1."
    yspahan.tower(state, camel=(1, 2), chest=(3, 1), gold=(6, 1))
    yspahan.have(state, 0, gold=1, camels=2)
    assert answer(state, "take vase", "yspahan") == "no dice lie on the Vase floor."
    assert answer(state, "take camel discard=load", "yspahan") == "you do not hold Straight to the Caravan."
    assert answer(state, "supervise camel W5", "yspahan") == (
        "the distance to W5 differs from the dice, which costs 4 gold, and you have 1."
    )
    assert answer(state, "end", "yspahan") == "you use a group of dice first."
    yspahan.cubes(state, 1, "H8a")
    yspahan.play(state, "take chest")
    assert answer(state, "place H8b", "yspahan") == "another player has begun that souk."
    assert answer(state, "place V6a", "yspahan") == "V6a is not in the Chest quarter."
    assert answer(state, "stop", "yspahan") == "1 cube still has to be placed while there is room."
    yspahan.play(state, "place H6a")
    yspahan.at_end(state)
    assert answer(state, "build crane", "yspahan") == (
        "the Crane costs 4 camels and 4 gold, and you have 2 camels and 1 gold."
    )
    assert answer(state, "take gold", "yspahan") == "you have used your group of dice already."


def test_amyitis_says_why():
    state = amyitis.last_to_pass(amyitis.table(), 0)
    amyitis.crafts(state, "merchant engineer grower", "- grower -", "- - priest", "merchant - -")
    amyitis.have(state, 0, "salt", talents=1, camels=2)
    assert answer(state, "hire merchant 3", "amyitis") == "group 3 has no merchant left."
    assert answer(state, "irrigate a1-a2", "amyitis") == "for that you hire an engineer first."
    assert answer(state, "plant a1", "amyitis") == "you move the caravan to a city first."
    assert answer(state, "caravan ninoua", "amyitis").startswith("the way to Nineveh costs ")
    state.channels[0] = EVERYWHERE
    assert answer(state, "hire engineer 1", "amyitis") == (
        "no channel section is left, so no engineer can be hired."
    )
    amyitis.have(state, 0, talents=1, camels=2)
    assert answer(state, "caravan babylon", "amyitis") == (
        "you have no goods to trade, so the caravan does not move."
    )


def test_ishtar_says_why():
    state = ishtar.table()
    assert answer(state, "place A1 E", "ishtar") == "you take a tile first."
    ishtar.can_at(state, 1)
    ishtar.have(state, 0, "p")
    assert answer(state, "take 1", "ishtar") == "the watering can stands at stack 1, and it has to move on."
    assert answer(state, "take 4", "ishtar") == "stack 4 costs 2 gems, and you have only 1."
    ishtar.ask(state, "plant", 0)
    assert answer(state, "plant olive", "ishtar") == "this tree costs 2 red, which you do not have."
    assert answer(state, "place A1 E", "ishtar") == "that part of your turn is over."


def test_babylon_says_why():
    state = games.get("babylon").setup(2, {}, Chance.seeded(1))
    assert answer(state, "take 3", "babylon").startswith("the quarry is thinned out first")
    state = games.get("babylon").setup(2, {"thinning": "random"}, Chance.seeded(1))
    assert answer(state, "rm 3", "babylon") == "the quarry has been thinned out."
    assert answer(state, "build new A1 r0 f1", "babylon") == "you take a tile from the quarry first."


def test_a_reason_depends_only_on_what_the_seat_sees():
    seen = 0
    moves = ((*there, action) for *there, actions in refused("yspahan", 3) for action in actions)
    for number, (game, state, seat, action) in enumerate(moves):
        if number % 40 == 0:
            line, told = notate(game.verbs, action), set[tuple[Any, ...]]()
            for seed in range(3):
                world = game.resample(game.view(state, seat), Chance.seeded(seed))
                try:
                    Match(game, world).read_line(seat, line)
                except Illegal as error:
                    told.add((error.why,))
                except Refused:
                    pass
            assert len(told) <= 1
            seen += bool(told)
    assert seen > 20
