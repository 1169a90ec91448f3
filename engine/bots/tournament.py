"""Tournaments of computer players, in which each seed is played with every rotation of the seats.

Owns the schedule and the statistics. A player is a level of `engine.bots`, a character of the game, or a
function `module:name` with the arguments of `engine.bots.monte_carlo.greedy`, so that players from elsewhere
can take part.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import combinations, cycle
from multiprocessing import get_context
from random import Random
from typing import Any

from openskill.models import PlackettLuce

from engine import bots, games
from engine.bots.arguments import PROCESSES, duration, read_player, refusal, whole
from engine.chance import Chance
from engine.core import Action, Game, View

CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
"""The clocks for thinking time. `cpu` counts only the processor time of this process."""
Z = 1.96
"""The quantile of the normal distribution for a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: the players, their scores, ranks and score sheet by seat, and the number of decisions."""

    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    detail: dict[str, tuple[int, ...]]
    decisions: int

    def share(self, player: str) -> float:
        """Return the share of the win that goes to a player's seats; a shared win is divided equally."""
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        return sum(self.players[seat] == player for seat in winners) / len(winners)


def pick(
    game: Game[Any],
    view: View[Any],
    seat: int,
    player: str,
    rng: Random,
    seconds: float,
    clock: str = "wall",
    plan: str = "",
) -> tuple[Action, str]:
    """Return the action that a player picks in at most `seconds` by one of `CLOCKS`, and its plan.

    The player is a level or character, with `plan` as in `bots.pick`, or a function `module:name`, which has
    a clock of its own and tells no plan.
    """
    if ":" not in player:
        return bots.pick(game, view, seat, player, rng, seconds, CLOCKS[clock], plan)
    module, _, name = player.partition(":")
    return getattr(import_module(module), name)(game, view, seat, rng, seconds=seconds), ""


def play(
    key: str, players: tuple[str, ...], seed: int, seconds: dict[str, float], clock: str = "wall"
) -> Result:
    """Play a game and return its result. `seconds` is the most for a decision, by player.

    Games with the same seed draw the same numbers, as long as the same moves are played.
    """
    game = games.get(key)
    chance, rng = Chance.seeded(seed), Random(seed)
    state = game.setup(len(players), {}, chance)
    decisions, mover, plan = 0, -1, ""
    while pending := game.pending(state):
        if mover != pending[0].seat:
            mover, plan = pending[0].seat, ""
        player = players[seat := mover]
        view = game.view(state, seat)
        action, followed = pick(game, view, seat, player, rng, seconds[player], clock, plan)
        plan = followed or plan
        game.play(state, seat, action, chance)
        decisions += 1
    if (outcome := game.outcome(state)) is None:
        raise RuntimeError(f"{key} has no question and no outcome")
    return Result(players, outcome.scores, outcome.ranks, dict(outcome.detail), decisions)


def schedule(levels: Sequence[str], seats: int, number: int, seed: int) -> list[tuple[tuple[str, ...], int]]:
    """Return at least `number` games as (players, seed), each seed once with every rotation of the players.

    With fewer levels than seats, the last level takes the rest: `hard normal` in 4 seats is one against
    three.
    """
    line = (*levels, *[levels[-1]] * seats)[:seats]
    rotations = [line[turn:] + line[:turn] for turn in range(seats)]
    return [(line, seed + n) for n in range(math.ceil(number / seats)) for line in rotations]


def interval(wins: float, number: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the share of wins in `number` games."""
    share = wins / number
    middle = share + Z * Z / (2 * number)
    half = Z * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    scale = 1 + Z * Z / number
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def report(results: Sequence[Result]) -> list[str]:
    """Return a line for each player: wins with their interval, and the mean score and score sheet."""
    lines: list[str] = []
    for player in dict.fromkeys(player for result in results for player in result.players):
        played = sum(player in result.players for result in results)
        wins = sum(result.share(player) for result in results)
        low, high = interval(wins, played)
        at = [(result, seat) for result in results for seat, p in enumerate(result.players) if p == player]
        mean = sum(result.scores[seat] for result, seat in at) / len(at)
        rows = ", ".join(
            f"{row} {sum(result.detail[row][seat] for result, seat in at) / len(at):.1f}"
            for row in results[0].detail
        )
        lines.append(
            f"{player}: {wins:g} of {played} games won, {wins / played:.1%} "
            f"({low:.1%} to {high:.1%}), mean score {mean:.1f} ({rows})"
        )
    return lines


def ratings(results: Sequence[Result]) -> list[str]:
    """Return a line for each player with its Plackett-Luce rating and 95 % interval, best first.

    A player in several seats is rated by the first of them.
    """
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for result in results:
        players = list(dict.fromkeys(result.players))
        teams = [[rated.get(player) or model.rating(name=player)] for player in players]
        places = [float(result.ranks[result.players.index(player)]) for player in players]
        rated.update(zip(players, (team[0] for team in model.rate(teams, ranks=places)), strict=True))
    best = sorted(rated.items(), key=lambda pair: -pair[1].mu)
    return [f"{player}: rating {rating.mu:.1f} ± {Z * rating.sigma:.1f}" for player, rating in best]


def matches(levels: Sequence[str], seats: int, number: int, seed: int) -> list[tuple[tuple[str, ...], int]]:
    """Return a schedule as `schedule` does, or one for every choice if there are more levels than seats."""
    choices = combinations(levels, seats) if len(levels) > seats else [levels]
    return [game for choice in choices for game in schedule(choice, seats, number, seed)]


def tournament(args: argparse.Namespace) -> int:
    """Play computer players against each other and print wins, intervals and mean scores."""
    if why := refusal(args.game, args.seats, 2, args.levels):
        print(why, file=sys.stderr)
        return 2
    if args.seconds and len(args.seconds) not in (1, len(args.levels)):
        print(f"{len(args.seconds)} times for {len(args.levels)} levels", file=sys.stderr)
        return 2
    times = args.seconds or [bots.SECONDS.get(level, 1.0) for level in args.levels]
    seconds = dict(zip(args.levels, cycle(times)))
    planned = matches(args.levels, args.seats, args.games, args.seed)
    started = time.perf_counter()
    results: list[Result] = []
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(partial(play, args.game, line, seed, seconds, args.clock)) for line, seed in planned
        ]
        for done, future in enumerate(waiting, 1):
            results.append(future.result())
            if sys.stderr.isatty():
                print(f"\r{done} of {len(planned)} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    decisions = sum(result.decisions for result in results)
    print("\n".join(report(results)))
    if args.ratings:
        print("\n".join(ratings(results)))
    print(
        f"{decisions / (time.perf_counter() - started):,.1f} decisions/s, time limits by {args.clock} clock"
    )
    return 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tournament`, which becomes the parser's default `run`."""
    parser.add_argument("game", choices=sorted(games.ALL))
    parser.add_argument(
        "--levels",
        nargs="+",
        type=read_player,
        default=["hard", "normal"],
        help="levels, characters, or module:function",
    )
    parser.add_argument("--seats", type=whole(2), default=2)
    parser.add_argument("--games", type=whole(1), default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", nargs="+", type=duration, help="thinking time of all levels, or of each")
    parser.add_argument(
        "--clock", choices=CLOCKS, default="wall", help="cpu: results don't depend on what else is running"
    )
    parser.add_argument("--ratings", action="store_true", help="also rate the levels, by openskill")
    parser.add_argument("--processes", type=whole(1, PROCESSES), default=2)
    parser.set_defaults(run=tournament)
