"""The checks that every game must pass at every position, whatever its rules."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.chance import Chance
from engine.core import LIST_LIMIT, Action, Game, View, copier, ranks
from engine.match import decode, encode
from engine.menu import LIMIT, fold
from engine.notation import notate, parse, read

STEP_BOUND = 5000


def legal_of(game: Game[Any], state: Any) -> dict[int, list[Action]]:
    """Return the legal lists of all asked seats, each of them checked."""
    decisions = game.pending(state)
    lists = {d.seat: game.legal_actions(state, d.seat) for d in decisions}
    assert len(lists) == len(decisions), "a seat is asked two questions at once"
    for seat, actions in lists.items():
        assert len(actions) >= 2, f"seat {seat} is asked {decisions} with one answer: {actions}"
        assert len(actions) <= LIST_LIMIT
        assert len(set(actions)) == len(actions), "an action is listed twice"
    return lists


def examine(game: Game[Any], state: Any, seats: int, rng: random.Random) -> None:
    """Run the slow checks on a position."""
    copy = copier(game.state_type)
    lists = legal_of(game, state)
    for seat in range(seats):
        if seat not in lists:
            assert game.legal_actions(state, seat) == []
    twin = copy(state)
    assert twin == state
    check_nothing_shared(state, twin)
    assert decode(game, encode(state)) == state
    for seat, actions in lists.items():
        assert game.legal_actions(twin, seat) == actions, "listing is not stable"
        assert game.fallback(state, seat) in actions
        assert game.sample(state, seat, rng) in actions
        asked = next(decision.kind for decision in game.pending(state) if decision.seat == seat)
        if asked in game.asides and seat != game.mover(state):
            assert set(actions) <= set(game.asides[asked])
        written = {action: notate(game.verbs, action) for action in actions}
        assert len(set(written.values())) == len(actions), "two actions are written alike"
        for action, text in written.items():
            assert read(game.verbs, text) == action
        for action in rng.sample(actions, min(3, len(actions))):
            assert parse(game.verbs, written[action].upper(), actions) == action
        check_menu(game, actions, rng)
        check_undo_reveals_nothing(game, state, seat, rng.choice(actions), rng)
    assert twin == state, "looking changed the state"
    for seat in (None, *range(seats)):
        check_view(game, state, seat, rng)
    if len(lists) > 1:
        check_any_order(game, state, lists, rng)


def check_nothing_shared(one: Any, two: Any) -> None:
    """Check that no mutable object is part of both."""
    if isinstance(one, list):
        assert one is not two
        for a, b in zip(one, two, strict=True):
            check_nothing_shared(a, b)
    elif hasattr(one, "__dataclass_fields__") and not one.__dataclass_params__.frozen:
        assert one is not two
        for name in one.__dataclass_fields__:
            check_nothing_shared(getattr(one, name), getattr(two, name))


def check_menu(game: Game[Any], actions: list[Action], rng: random.Random) -> None:
    """Check that a random walk down the menu ends at an action and that no choice is lost on the way."""
    path: tuple[str, ...] = ()
    expected = set(actions)
    for _ in range(12):
        choices = fold(game.verbs, actions, path)
        assert 0 < len(choices) <= max(LIMIT, len(game.verbs))
        assert set(itertools.chain.from_iterable(c.actions for c in choices)) == expected
        choice = rng.choice(choices)
        if choice.action:
            return
        path, expected = choice.path, set(choice.actions)
    raise AssertionError(f"the menu does not end: {path}")


def check_view(game: Game[Any], state: Any, seat: int | None, rng: random.Random) -> None:
    view = game.view(state, seat)
    world = game.resample(view, Chance.seeded(rng.getrandbits(32)))
    game.check(world)
    assert game.view(world, seat) == view, "the view reveals or loses something"
    assert game.pending(view.state) == game.pending(state)
    if seat is not None:
        assert game.legal_actions(view.state, seat) == game.legal_actions(state, seat)
    assert game.scores(view.state) == game.scores(state)
    assert game.facts(view) == game.facts(game.view(world, seat))


def check_undo_reveals_nothing(
    game: Game[Any], state: Any, seat: int, action: Action, rng: random.Random
) -> None:
    """Check that an undoable step looks the same in every world that its seat cannot tell apart."""
    here, chance = copier(game.state_type)(state), Chance.seeded(1)
    events = game.apply(here, seat, action, chance)
    other = game.resample(game.view(state, seat), Chance.seeded(rng.getrandbits(32)))
    elsewhere_chance = Chance.seeded(2)
    elsewhere_events = game.apply(other, seat, action, elsewhere_chance)
    assert chance.final == elsewhere_chance.final, f"whether {action} is final depends on hidden things"
    if not chance.final:
        game.check(here)
        seen: View[Any] = game.view(here, seat)
        assert seen == game.view(other, seat), f"{action} can be undone but shows something"
        assert game.facts(seen) == game.facts(game.view(other, seat))
        assert events == elsewhere_events


def check_any_order(game: Game[Any], state: Any, lists: dict[int, list[Action]], rng: random.Random) -> None:
    """Check that answers given at the same time lead to the same position in any order."""
    copy = copier(game.state_type)
    answers = [(seat, rng.choice(actions)) for seat, actions in lists.items()]
    ends = []
    for order in (answers, answers[::-1]):
        end = copy(state)
        for seat, action in order:
            game.play(end, seat, action, Chance.seeded(0))
        ends.append(end)
    assert ends[0] == ends[1]


def playout(
    game: Game[Any], seats: int, seed: int, *, examined: float = 0.05
) -> Iterator[tuple[Any, dict[int, list[Action]]]]:
    """Play a random game, check each position and examine some; yield each with its legal lists."""
    rng = random.Random(seed)
    chance = Chance.seeded(seed)
    options = {option.key: rng.choice(option.choices) for option in game.options}
    state = game.setup(seats, options, chance)
    game.check(state)
    for _ in range(STEP_BOUND):
        lists = legal_of(game, state)
        if rng.random() < examined:
            examine(game, state, seats, rng)
        yield state, lists
        if not lists:
            break
        seat = rng.choice(list(lists))
        game.apply(state, seat, rng.choice(lists[seat]), chance)
        game.check(state)
        between = not game.pending(state) and game.outcome(state) is None
        if between and rng.random() < examined:
            examine(game, state, seats, rng)
        happened = game.proceed(state, chance)
        assert between or not happened, "something happens by itself although somebody is asked"
        assert game.pending(state) or game.outcome(state), "nobody is asked before the game is over"
        game.check(state)
    outcome = game.outcome(state)
    assert outcome is not None, "the game does not end"
    assert outcome.ranks == ranks(outcome.scores) or len(set(outcome.scores)) < seats
    assert min(outcome.ranks) == 1
    assert len(outcome.scores) == len(outcome.ranks) == seats
    assert all(len(row) == seats for row in outcome.detail.values())
    assert msgspec.json.encode(outcome.detail)
    examine(game, state, seats, rng)
