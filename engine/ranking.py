"""Which of many choices to offer first: each is tried in a world that agrees with what the seat sees.

Owns the choice of a few hundred candidates from a list of thousands. Must not know any game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, TypeVar

from engine.chance import Chance
from engine.core import Action, Game, View, copier
from engine.match import encode
from engine.menu import Line, by_verb

T = TypeVar("T")

TRIED = 250
"""The most places that are tried. If there are more, only every second, third, ... one is."""
LIKELY = 48
"""The most places that are tried if the game says which are attractive."""
CANDIDATES = 14
"""The most places, the best ones, of which the further arguments and what may follow are tried."""
ANSWERS = 6
"""The most answers tried to the next question; if there are more, one for each verb is."""
KEPT = 256
"""The most results in the cache. The same result is needed each time a panel is opened or a step undone."""

Value = tuple[float, float]
"""The worth of the position after an action, then `Game.lure` to break ties."""
_Asked = tuple[str, int, bytes, int, int]
"""The game, the seat, the position as it sees it, a hash of the actions, and the number of places."""
_ranked: dict[_Asked, list[Any]] = {}
"""The cached results, the oldest first."""


def best_places(
    game: Game[Any], view: View[Any], seat: int, actions: Sequence[Action], n: int
) -> list[Action]:
    """Return a good action for each of the `n` best places, best first; nothing if they name no place.

    All `actions` have the same verb, whose `place` says how many of their arguments name the place; see also
    `Game.place`. A place is judged by one action for each of its names, both alone and with the best answer
    to the next question of the same turn. For the best places, each further argument is then improved
    separately. Of places that share spaces, only the best is returned. That takes a few hundred trials of
    about 60 microseconds, once for a position.
    """
    named = game.verbs[actions[0].verb].place
    if not named or not n:
        return []
    asked = game.key, seat, encode(view.state), hash(tuple(actions)), n
    return _kept(asked, lambda: _rank(game, view, seat, actions, n, named))


def likely_lines(game: Game[Any], view: View[Any], seat: int, lines: Sequence[Line], n: int) -> list[Line]:
    """Return the `n` lines that leave the seat the best prospects, in their order in `lines`.

    A line is one or several steps that are taken one after the other. A trial takes about 60 microseconds.
    """
    asked = game.key, seat, encode(view.state), hash(tuple(lines)), n
    return _kept(asked, lambda: _likely(game, view, seat, lines, n))


def _likely(game: Game[Any], view: View[Any], seat: int, lines: Sequence[Line], n: int) -> list[Line]:
    copy, world = copier(game.state_type), game.resample(view, Chance.seeded(0))

    def value(line: Line) -> float:
        state, chance = copy(world), Chance.seeded(0)
        for action in line:
            game.play(state, seat, action, chance)
        return sum(game.terms(state, seat).values())

    best = sorted(range(len(lines)), key=lambda at: -value(lines[at]))[:n]
    return [lines[at] for at in sorted(best)]


def _kept(asked: _Asked, rank: Callable[[], list[T]]) -> list[T]:
    """Return a copy of a result in the cache, which is computed if it is not there."""
    found = _ranked.get(asked)
    if found is None:
        found = _ranked[asked] = rank()
        for old in list(_ranked)[:-KEPT]:
            _ranked.pop(old, None)  # another thread may have removed it
    return list(found)


def _rank(
    game: Game[Any], view: View[Any], seat: int, actions: Sequence[Action], n: int, named: int
) -> list[Action]:
    copy, world = copier(game.state_type), game.resample(view, Chance.seeded(0))
    chance = Chance.seeded(0)

    @cache
    def after(action: Action) -> Any:
        nonlocal chance
        state = copy(world)
        game.play(state, seat, action, chance)
        if chance.drawn:
            chance = Chance.seeded(0)  # each action is tried with the same draws
        return state

    @cache
    def value(action: Action) -> Value:
        state = after(action)
        return sum(game.terms(state, seat).values()), game.lure(state, seat, action)

    def value_of(before: Any, answer: Action) -> float:
        then = copy(before)
        game.play(then, seat, answer, Chance.seeded(0))
        return sum(game.terms(then, seat).values())

    @cache
    def followed(action: Action) -> Value:
        (worth, lure), state = value(action), after(action)
        if _asked_else(game, world, state, seat):
            worth = max(value_of(state, answer) for answer in _answers(game, state, seat))
        return worth, lure

    ways: dict[Hashable, list[Action]] = {}
    appeals = game.appeals(view.state, seat, actions)
    for _, action in sorted(zip(appeals, actions, strict=True), key=lambda pair: -pair[0]):
        ways.setdefault(game.place(view.state, action), []).append(action)
    places = list(ways.values())[: LIKELY if any(appeals) else None]
    tried = [(_named_best(place, named, value), place) for place in places[:: -(-len(places) // TRIED)]]
    first = sorted(tried, key=lambda pair: value(pair[0]), reverse=True)[:CANDIDATES]
    found = [_improved(way, place, named, value) for way, place in first]
    mixed = _in_turn(sorted(found, key=followed, reverse=True), sorted(found, key=value, reverse=True))
    return sorted(_apart(game, view.state, mixed)[:n], key=followed, reverse=True)


def _in_turn(one: Sequence[Action], other: Sequence[Action]) -> list[Action]:
    """Return actions in two orders, one from each in turn: people may go on in the turn, or not."""
    return list(dict.fromkeys(action for pair in zip(one, other, strict=True) for action in pair))


def _asked_else(game: Game[Any], before: Any, after: Any, seat: int) -> bool:
    """Return True if the same seat is asked something else, so that its turn goes on in another way."""
    asked, then = game.pending(before), game.pending(after)
    return bool(then) and then[0].seat == seat and then[0].kind not in {decision.kind for decision in asked}


def _answers(game: Game[Any], state: Any, seat: int) -> list[Action]:
    answers = game.legal_actions(state, seat)
    return answers if len(answers) <= ANSWERS else [group[0] for group in by_verb(answers).values()]


def _apart(game: Game[Any], state: Any, places: Sequence[Action]) -> list[Action]:
    """Return those places that share no space with an earlier one."""
    taken, found = 0, list[Action]()
    for action in places:
        spaces = game.covers(state, action)
        if not spaces & taken:
            found.append(action)
            taken |= spaces
    return found


def _named_best(ways: Sequence[Action], named: int, value: Callable[[Action], Value]) -> Action:
    """Return the best of the ways that differ from the last one at most in how they name the place."""
    return max((way for way in ways if way.args[named:] == ways[-1].args[named:]), key=value)


def _improved(way: Action, ways: Sequence[Action], named: int, value: Callable[[Action], Value]) -> Action:
    """Change one argument after another to the best possible value."""
    for changed in range(named, len(way.args)):
        others = [
            other
            for other in ways
            if other.args[:changed] == way.args[:changed]
            and other.args[changed + 1 :] == way.args[changed + 1 :]
        ]
        way = max(others, key=value)
    return way
