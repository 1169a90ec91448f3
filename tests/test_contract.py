"""Every registered game against the contract: a new game is tested by being there."""

import os
import pkgutil
import random
from importlib import import_module
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Game
from engine.match import Match, decode, encode, replay
from engine.notation import Record, dump, load
from tests.contract import playout
from tests.toy import Toy

GAMES: dict[str, Game[Any]] = {**games.ALL, "toy": Toy()}
PLAYOUTS = int(os.environ.get("PLAYOUTS", "1000"))
BATCHES = 4

tables = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats]
)


@pytest.mark.parametrize("batch", range(BATCHES))
@tables
def test_random_games_keep_the_contract(key: str, seats: int, batch: int):
    game = GAMES[key]
    for seed in range(batch, PLAYOUTS // len(game.seats), BATCHES):
        for _ in playout(game, seats, seed):
            pass


def play(game: Game[Any], seats: int, seed: int) -> tuple[Match[Any], tuple[int, ...]]:
    """A whole random game through `Match`, with undos, and the tape of its setup."""
    rng = random.Random(seed)
    chance = Chance.seeded(seed)
    match = Match.start(game, seats, {}, chance)
    setup = tuple(chance.drawn)
    while decisions := match.decisions():
        seat = rng.choice(decisions).seat
        lines = len(match.lines)
        while len(match.lines) == lines:
            token = match.token(seat)
            if match.draft and rng.random() < 0.1:
                match.undo(seat, token)
            elif match.finished(seat):
                match.confirm(seat, token)
            else:
                action = rng.choice(match.legal_actions(seat))
                match.act(seat, action, token, Chance.seeded(rng.getrandbits(30)))
    return match, setup


@tables
def test_a_match_replays_from_its_record(key: str, seats: int):
    game = GAMES[key]
    for seed in range(5):
        match, setup = play(game, seats, seed)
        record = Record(game.key, game.rules, tuple("ABCD"[:seats]), {}, setup, match.lines)
        again = load(game.verbs, dump(game.verbs, record))
        assert again == record
        *_, (end, _) = replay(game, seats, {}, again.setup, again.lines, strict=True)
        assert end == match.base


@tables
def test_a_draft_survives_storage(key: str, seats: int):
    """At each step of a game, base and draft written down and read again give the same position."""
    game = GAMES[key]
    rng = random.Random(7)
    match = Match.start(game, seats, {}, Chance.seeded(7))
    for _ in range(200):
        if not (decisions := match.decisions()):
            break
        seat = match.author if match.draft else rng.choice(decisions).seat
        if match.finished(seat):
            match.confirm(seat, match.token(seat))
        else:
            match.act(
                seat,
                rng.choice(match.legal_actions(seat)),
                match.token(seat),
                Chance.seeded(rng.getrandbits(30)),
            )
        again = Match(
            game, decode(game, encode(match.base)), author=match.author, draft=match.draft, rev=match.rev
        )
        assert (again.state, again.base, again.draft_events) == (match.state, match.base, match.draft_events)


def test_caches_of_the_rules_are_small_or_bounded() -> None:
    """What a cache without a bound is asked for is made of parts of the game: there are only so many."""
    for key, game in games.ALL.items():
        for seed in range(12):
            for _ in playout(game, game.seats[seed % len(game.seats)], seed, examined=0):
                pass
        package = import_module(f"engine.games.{key}")
        modules = [
            import_module(m.name) for m in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        ]
        caches = {
            thing for module in modules for thing in vars(module).values() if hasattr(thing, "cache_info")
        }
        sizes = {cache.__name__: cache.cache_info() for cache in caches}
        assert not {
            name: info for name, info in sizes.items() if info.maxsize is None and info.currsize > 4000
        }
        assert not {name: info for name, info in sizes.items() if (info.maxsize or 0) > 20_000}
