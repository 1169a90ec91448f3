"""Every registered game against the contract: a new game is tested by being there."""

import pkgutil
import random
from importlib import import_module
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from engine.core import MAX_SEATS, Game
from engine.match import Match, decode, encode, replay
from engine.records import Record, dump, load
from tests import count
from tests.contract import check_board, check_declarations, check_what_occurs, playout
from tests.orchard import Orchard, install
from tests.toy import Toy

GAMES: dict[str, Game[Any]] = {**games.ALL, "toy": Toy(), "orchard": Orchard()}
PLAYOUTS = count("PLAYOUTS", 100, 1000)
"""Random games of each game, over all numbers of seats."""
BATCHES = 2

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
                match.confirm(seat, token, Chance.seeded(rng.getrandbits(30)))
            else:
                action = rng.choice(match.legal_actions(seat))
                match.act(seat, action, token, Chance.seeded(rng.getrandbits(30)))
    return match, setup


@tables
def test_a_match_replays_from_its_record(key: str, seats: int):
    game = GAMES[key]
    for seed in range(5):
        match, setup = play(game, seats, seed)
        record = Record(game.key, game.rules, tuple("ABCDEF"[:seats]), {}, setup, match.lines)
        again = load(game.verbs, dump(game.verbs, record))
        assert again == record
        *_, (end, _) = replay(game, again, strict=True)
        assert end == match.base


@tables
def test_what_is_confirmed_is_what_the_actions_do(key: str, seats: int):
    """Line by line, the position, draws and events of a match are those of its actions applied at once."""
    game = GAMES[key]
    for seed in range(3):
        match, setup = play(game, seats, seed)
        tape = Chance.tape(setup)
        state = game.setup(seats, {}, tape)
        for line in match.lines:
            tape = Chance.tape(line.drawn)
            events = [event for action in line.actions for event in game.play(state, line.seat, action, tape)]
            assert (tuple(events), tuple(tape.drawn)) == (line.events, line.drawn)
        assert state == match.base


@tables
def test_a_draft_looks_the_same_in_every_world(key: str, seats: int):
    """What can be undone shows nothing: the same steps look alike wherever their seat may be."""
    game, rng = GAMES[key], random.Random(seats)
    match = Match.start(game, seats, {}, Chance.seeded(seats))
    while decisions := match.decisions():
        seat = rng.choice(decisions).seat
        seen = match.view(seat)
        worlds = [Match(game, game.resample(seen, Chance.seeded(n))) for n in range(2)]
        lines = len(match.lines)
        while len(match.lines) == lines:
            token, chance = match.token(seat), Chance.seeded(rng.getrandbits(30))
            if match.finished(seat):
                match.confirm(seat, token, chance)
                continue
            action = rng.choice(match.legal_actions(seat))
            assert len({world.final(seat, action) for world in worlds}) == 1
            match.act(seat, action, token, chance)
            for world in worlds if match.draft else ():
                world.act(seat, action, token, Chance.seeded(rng.getrandbits(30)))
                assert as_seen(world, seat) == as_seen(match, seat)


NEVER_FINAL = {
    "amyitis": ("pass", "hire", "field", "temple", "claim", "swap", "keep", "discard"),
    "babylon": ("build", "deco", "keep", "end"),
    "ishtar": ("place", "assist", "skill", "skip", "bloom", "gather", "reserve", "plant", "end"),
    "yspahan": ("take", "place", "stop", "build", "end"),
}
"""Steps that draw nothing themselves: at most what comes after the turn does."""


@pytest.mark.parametrize("key", NEVER_FINAL)
def test_the_end_of_a_turn_can_be_undone(key: str):
    game, rng, stopped = games.get(key), random.Random(1), 0
    for seats in game.seats:
        match = Match.start(game, seats, {}, Chance.seeded(seats))
        while decisions := match.decisions():
            seat, chance = decisions[0].seat, Chance.seeded(rng.getrandbits(30))
            if match.finished(seat):
                scores = game.scores(match.state)
                match.confirm(seat, match.token(seat), chance)
                if game.pending(match.base):
                    assert scores == game.scores(match.base), "the draft shows its points"
                continue
            action = game.sample(match.view(seat).state, seat, rng)
            final = match.final(seat, action)
            assert not (final and action.verb in NEVER_FINAL[key])
            match.act(seat, action, match.token(seat), chance)
            stopped += bool(match.draft) and not game.pending(match.state)
    assert stopped > 10


def as_seen(match: Match[Any], seat: int) -> tuple[object, ...]:
    """All that a match shows to a seat."""
    asked = match.question(seat), match.legal_actions(seat), match.finished(seat)
    return match.view(seat), match.token(seat), *asked, match.draft_events


@pytest.mark.parametrize("key", GAMES)
def test_a_game_declares_all_that_others_need_to_know(key: str):
    check_declarations(GAMES[key])


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_a_game_declares_occurs(key: str):
    check_what_occurs(GAMES[key])


@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
def test_the_pictures_of_a_game_are_complete(key: str, monkeypatch: pytest.MonkeyPatch):
    install(monkeypatch, Orchard())
    check_board(games.get(key))


def test_a_match_of_six_seats_is_lettered_a_to_f():
    game = GAMES["toy"]
    match, setup = play(game, MAX_SEATS, 1)
    record = Record("toy", 1, tuple("ABCDEF"), {}, setup, match.lines)
    letters = {line[0] for line in dump(game.verbs, record).partition('moves = """\n')[2].splitlines()}
    assert letters == {*"ABCDEF", '"'}


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
            match.confirm(seat, match.token(seat), Chance.seeded(rng.getrandbits(30)))
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
