"""Fits the weights of `Game.terms` or `Game.outlook` to games that computer players play against each other.

By least squares, the final lead over each other seat is predicted from positions during the game. Every
weight enters the estimate linearly, so the factor of a weight is how much the estimate grows when the weight
is raised by one. Owns the fit; each game owns its estimates and its file of weights.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.bots.arguments import PROCESSES, refusal, share, whole
from engine.bots.monte_carlo import greedy, think
from engine.chance import Chance
from engine.core import Game

RANDOM = 0.05
"""The share of moves that are random, so that positions vary."""
SHARE = 0.25
"""The share of positions that are used; successive positions are much alike."""
PULL = 0.01
"""How strongly weights are held at their former values, as a share of the sum of squares of their factors."""
SECONDS = 0.5
"""The most seconds for one decision of a seat that looks one move ahead."""

Row = tuple[list[float], float]
"""The factors of the weights, and the target for their weighted sum."""


def total(game: Game[Any], state: Any, seat: int) -> float:
    """Return the sum of a seat's terms."""
    return sum(game.terms(state, seat).values())


class Estimate(NamedTuple):
    """An estimate of a seat's final score, whose weights are fitted."""

    table: str
    """The table of its weights in the game's file."""
    weights: dict[str, float]
    of: Callable[[Any, int], float]


def estimate(game: Game[Any], table: str) -> Estimate:
    """Return the estimate of a game whose weights are in this table of its file."""
    if table == "outlook":
        return Estimate(table, game.outlook_weights, game.outlook)
    return Estimate(table, game.weights, partial(total, game))


def factors(estimate: Estimate, state: Any, seat: int) -> tuple[list[float], float]:
    """Return the factor of each weight in a position, and the part of the estimate that has no weight."""
    weights = estimate.weights
    base = estimate.of(state, seat)
    found: list[float] = []
    for name, weight in weights.items():
        weights[name] = weight + 1
        found.append(estimate.of(state, seat) - base)
        weights[name] = weight
    fixed = base - sum(weight * factor for weight, factor in zip(weights.values(), found, strict=True))
    return found, fixed


def rows(key: str, table: str, weights: dict[str, float], playouts: int, seats: int, seed: int) -> list[Row]:
    """Play one game, and return a row for each sampled position and each pair of one seat and another.

    For `terms`, the position is that after a move, the seat the mover's. With `playouts` at 0, the seats look
    one move ahead instead of playing out. For `outlook`, which is about the beginning of a stage, each seat
    follows a plan.
    """
    game = games.get(key)
    fitted = estimate(game, table)
    fitted.weights.update(weights)
    chance, rng = Chance.seeded(seed), Random(seed)
    state = game.setup(seats, {}, chance)
    plans = [rng.choice(game.plans or ("",)) for _ in range(seats)]
    seen: list[tuple[int, int, list[float], float]] = []
    stage = game.stage(state)
    while pending := game.pending(state):
        seat = pending[0].seat
        if rng.random() < RANDOM:
            action = game.playout_action(state, seat, rng)
        elif table == "outlook":
            action = game.follow(state, seat, plans[seat], rng)
        elif playouts:
            action = think(game, game.view(state, seat), seat, rng, playouts=playouts)
        else:
            action = greedy(game, game.view(state, seat), seat, rng, seconds=SECONDS)
        game.play(state, seat, action, chance)
        begins, stage = game.stage(state) != stage, game.stage(state)
        if game.pending(state) and (begins if table == "outlook" else rng.random() < SHARE):
            values = [factors(fitted, state, other) for other in range(seats)]
            others = ((seat, other) for other in range(seats) if other != seat)
            for one, other in combinations(range(seats), 2) if table == "outlook" else others:
                (mine, fixed), (theirs, their_fixed) = values[one], values[other]
                difference = [a - b for a, b in zip(mine, theirs, strict=True)]
                seen.append((one, other, difference, fixed - their_fixed))
    scores = game.scores(state)
    return [(difference, scores[seat] - scores[other] - fixed) for seat, other, difference, fixed in seen]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, whose matrix must be positive definite, by elimination."""
    size = len(right)
    table = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(column + 1, size):
            if scale := table[row][column] / table[column][column]:
                table[row] = [a - scale * b for a, b in zip(table[row], table[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(table[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (table[row][size] - known) / table[row][row]
    return found


def fit(data: Sequence[Row], former: Sequence[float], pull: float = PULL) -> list[float]:
    """Return the weights, none of them negative, that come closest to the targets of the rows."""
    size = len(former)
    matrix = [[0.0] * size for _ in former]
    right = [0.0] * size
    for row, target in data:
        present = [(number, factor) for number, factor in enumerate(row) if factor]
        for number, factor in present:
            right[number] += factor * target
            line = matrix[number]
            for other, value in present:
                line[other] += factor * value
    for number in range(size):
        held = pull * matrix[number][number] + 1e-6
        matrix[number][number] += held
        right[number] += held * former[number]
    used = list(range(size))
    while True:
        found = solve([[matrix[a][b] for b in used] for a in used], [right[a] for a in used])
        if min(found, default=0) >= 0:
            break
        used = [number for number, weight in zip(used, found, strict=True) if weight > 0]
    weights = [0.0] * size
    for number, weight in zip(used, found, strict=True):
        weights[number] = weight
    return weights


def error(data: Sequence[Row], weights: Sequence[float]) -> float:
    """Return the root mean square of the differences from the targets, in points."""
    squares = (
        (target - sum(weight * factor for weight, factor in zip(weights, row, strict=True))) ** 2
        for row, target in data
    )
    return (sum(squares) / len(data)) ** 0.5


def write(path: Path, table: str, weights: dict[str, float]) -> None:
    """Replace the numbers of a table in a file of weights. Comments stay.

    Raise `KeyError` if a weight is not in the file.
    """
    head, mark, rest = path.read_text("utf-8").partition(f"[{table}]\n")
    terms, other, tail = rest.partition("\n[")
    for name, weight in weights.items():
        terms, changed = re.subn(rf"(?m)^({name} = )[-\d.]+", rf"\g<1>{weight:.3g}", terms)
        if not changed:
            raise KeyError(f"{path}: no weight {name}")
    path.write_text(head + mark + terms + other + tail, "utf-8")


def curve(title: str, lines: Mapping[str, Sequence[float]]) -> str:
    """Return a chart of the errors round by round, in points, as SVG: one line for each name."""
    low = min(map(min, lines.values()))
    span = max(map(max, lines.values())) - low or 1.0
    parts = [f'<text x="40" y="28" font-weight="bold">{title}</text>']
    styles = (("#b5472f", -10), ("#2b5f8a", 20))
    for number, ((name, errors), (colour, below)) in enumerate(zip(lines.items(), styles, strict=False)):
        step = 480 / max(1, len(errors) - 1)
        points = [(60 + step * n, 290 - 210 * (value - low) / span) for n, value in enumerate(errors)]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3"/>')
        parts += [
            f'<text x="{x:.0f}" y="{y + below:.0f}" fill="{colour}" text-anchor="middle">{value:.2f}</text>'
            for (x, y), value in zip(points, errors, strict=True)
        ]
        parts.append(f'<text x="{300 + 160 * number}" y="52" fill="{colour}">{name}</text>')
    parts += [
        f'<text x="{60 + 480 / max(1, n - 1) * at:.0f}" y="340" text-anchor="middle">round {at + 1}</text>'
        for n in [max(map(len, lines.values()))]
        for at in range(n)
    ]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="620" height="360" font-family="sans-serif">'
    return "\n".join([head, '<rect width="620" height="360" fill="white"/>', *parts, "</svg>"]) + "\n"


def tune(args: argparse.Namespace) -> int:
    """Fit the weights of a game's terms or outlook to self-play and write them to the game's file."""
    game = games.get(args.game)
    table = "outlook" if args.outlook else "terms"
    fitted = estimate(game, table).weights
    if not fitted:
        print(f"{args.game} has no weights of its {table}", file=sys.stderr)
        return 2
    sizes = [seats for seats in args.seats if seats in game.seats]
    if not sizes:
        print(refusal(args.game, args.seats[0]), file=sys.stderr)
        return 2
    seed = args.seed
    errors: dict[str, list[float]] = {"weights of the round": [], "fitted to its games": []}
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for number in range(1, args.rounds + 1):
            weights = dict(fitted)
            play = partial(rows, args.game, table, weights, args.playouts)
            calls = [pool.submit(play, sizes[n % len(sizes)], seed + n) for n in range(args.games)]
            data = [row for call in calls for row in call.result()]
            seed += args.games
            best = fit(data, list(weights.values()))
            before, after = error(data, list(weights.values())), error(data, best)
            for line, points in zip(errors.values(), (before, after), strict=True):
                line.append(points)
            print(f"round {number}: {len(data)} positions, error {before:.2f}, fitted {after:.2f} points")
            for (name, weight), goal in zip(weights.items(), best, strict=True):
                fitted[name] = weight + args.rate * (goal - weight)
                print(f"  {name} {weight:.3g} -> {fitted[name]:.3g}")
            sys.stdout.flush()
    if args.curve:
        title = f"{args.game}: error of the expected lead by round, in points"
        Path(args.curve).write_text(curve(title, errors), "utf-8")
    if not args.dry:
        write(Path(games.__file__).with_name(args.game) / "weights.toml", table, fitted)
    return 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `tune`, which becomes the parser's default `run`."""
    parser.add_argument("game", choices=sorted(games.ALL))
    parser.add_argument("--games", type=whole(1), default=300, help="games of each round")
    parser.add_argument(
        "--rounds", type=whole(1), default=3, help="each is played with the weights of the previous one"
    )
    parser.add_argument(
        "--rate", type=share, default=0.7, help="how far to move towards the fitted weights, 0 to 1"
    )
    parser.add_argument("--seats", type=whole(1), nargs="+", default=[2, 3, 4])
    parser.add_argument(
        "--playouts", type=whole(0), default=0, help="playouts for each decision; 0 looks one move ahead"
    )
    parser.add_argument(
        "--outlook", action="store_true", help="fit the outlook, from games of seats that follow plans"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=whole(1, PROCESSES), default=2)
    parser.add_argument("--dry", action="store_true", help="print the weights, but do not write the file")
    parser.add_argument("--curve", metavar="FILE", help="draw the error of each round, as SVG")
    parser.set_defaults(run=tune)
