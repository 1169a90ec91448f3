"""Computer players, all through the contract: they see a view, never a state, and know no game by name.

`choose` is a plain function of bytes and numbers, so that it can run in another process.
"""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any, TypeVar

from engine import games
from engine.chance import Chance, commitment
from engine.core import Action, Game, View
from engine.match import decode
from engine.notation import Line, Record, notate, seat_letter

S = TypeVar("S")

LEVELS = ("thinker", "dice")
"""`thinker` tries its moves out in its head; `dice` plays any legal move. The first one is the default."""

PLAYOUTS = 1200
"""Tries for one decision, unless the time is up before."""
HORIZON = 80
"""Moves of one try; then the scores are compared as they stand."""


def choose(key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
    """The notation of the action that a computer of `level` picks in an encoded view of its seat."""
    game = games.get(key)
    rng = Random(seed)
    seen: View[Any] = View(decode(game, view), seat)
    if level == "dice":
        action = game.sample(seen.state, seat, rng)
    else:
        action = think(game, seen, seat, rng, seconds=seconds)
    return notate(game.verbs, action)


def think(
    game: Game[S],
    view: View[S],
    seat: int,
    rng: Random,
    *,
    playouts: int = PLAYOUTS,
    seconds: float = math.inf,
) -> Action:
    """Flat Monte Carlo by sequential halving (Karnin, Koren, Somekh 2013).

    Every round tries each remaining action in the same worlds and drops the worse half, so that the tries
    go where the choice is close. A world is drawn anew for each try from what the seat cannot see.
    """
    actions = game.legal_actions(view.state, seat)
    if len(actions) == 1:
        return actions[0]
    end = time.perf_counter() + seconds
    rounds = math.ceil(math.log2(len(actions)))
    total = dict.fromkeys(actions, 0.0)
    tries = dict.fromkeys(actions, 0)
    left: list[Action] = actions
    while len(left) > 1:
        for _ in range(max(1, playouts // (rounds * len(left)))):
            world = rng.getrandbits(62)
            for action in left:
                total[action] += _try(game, view, seat, action, Random(world))
                tries[action] += 1
            if time.perf_counter() > end:
                break
        left = sorted(left, key=lambda action: -total[action] / tries[action])[: (len(left) + 1) // 2]
        if time.perf_counter() > end:
            break
    return left[0]


def _try(game: Game[S], view: View[S], seat: int, action: Action, rng: Random) -> float:
    """How far `seat` is ahead of the best other seat after playing on at random for a while."""
    chance = Chance.seeded(rng.getrandbits(62))
    state = game.resample(view, chance)
    game.apply(state, seat, action, chance)
    for _ in range(HORIZON):
        pending = game.pending(state)
        if not pending:
            break
        mover = pending[0].seat
        game.apply(state, mover, game.sample(state, mover, rng), chance)
    scores = game.scores(state)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def selfplay(game: Game[S], seats: int, seed: int, pick: Callable[[S, int, Random], Action]) -> Record:
    """A whole game in which `pick(state, seat, rng)` makes every move; the same seed gives the same game."""
    secret = sha256(f"{game.key}/{seats}/{seed}".encode()).digest()
    rng = Random(seed)
    chance = Chance.live(secret)
    state = game.setup(seats, {}, chance)
    setup = tuple(chance.drawn)
    lines: list[Line] = []
    while pending := game.pending(state):
        seat = pending[0].seat
        action = pick(state, seat, rng)
        before = len(chance.drawn)
        events = game.apply(state, seat, action, chance)
        lines.append(Line(seat, (action,), tuple(chance.drawn[before:]), events=tuple(events)))
    names = tuple(seat_letter(seat) for seat in range(seats))
    return Record(
        game.key, game.rules, names, {}, setup, lines, commitment(secret), secret.hex(), game.scores(state)
    )


def quiet() -> None:
    """In a computer player's process: leave Ctrl-C to the process that owns it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
