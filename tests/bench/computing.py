"""Benchmarks of pure computation: playouts, legal lists, replays, the contract's checks, pictures."""

from __future__ import annotations

import random
import resource
from collections.abc import Callable
from contextlib import suppress
from heapq import nlargest
from itertools import islice
from statistics import median
from time import thread_time
from typing import Any

from engine import bots, games
from engine.bots.selfplay import selfplay
from engine.chance import Chance
from engine.core import Action, Event, Game, Refused, View, copier, seen_by
from engine.match import replay
from engine.notation import join, notate, parse, read_all
from locales import texts
from render import boards as drawn
from render import pictures
from render.memory import settle, stay_small
from render.poster import Result as Poster
from render.poster import poster
from render.scene import Scene
from tests import contract
from tests.bench import CHESS_MOVES, DRAWN_BEFORE, Result, quantile, random_game, spread

LONG_LISTS = ("ishtar", "babylon")
"""Games whose lists are ten to thirty times as long as those of chess have bars of their own."""
LONGEST = 5
"""The longest lists at which the time of thinking is measured."""
ROUNDS = 9
ROUND_SECONDS = 1.0
CHESS_PLIES = 200
LINE = 300
"""Characters of a typed line at most."""
NAMES = ("Ana Lovelace", "Benedikt", "Čeněk", "Dara")


def playouts(key: str, share: float) -> list[Result]:
    """Random games beside python-chess, by turns of a second; each figure is the median of the turns."""
    game, rng = games.get(key), random.Random(1)
    runners = (_chess, lambda rng: _listing(game, rng), lambda rng: _sampling(game, rng))
    rates: list[list[tuple[float, float]]] = [[], [], []]
    for _ in range(max(3, round(ROUNDS * share))):
        for runner, column in zip(runners, rates, strict=True):
            column.append(_rate(runner, rng))
    chess, ours, sampled = rates
    short = key not in LONG_LISTS

    def line(what: str, column: list[tuple[float, float]], part: int, bar: float | None) -> Result:
        ratio = median(a[part] / b[part] for a, b in zip(column, chess, strict=True))
        here, there = (median(rate[part] for rate in rates) for rates in (column, chess))
        note = f"{here:,.0f} against {there:,.0f}"
        return Result(f"playouts: {what} beside python-chess", key, ratio, "x", bar, least=True, note=note)

    return [
        line("moves/s", ours, 0, 2 if short else None),
        line("listed moves/s", ours, 1, None if short else 1),
        line("moves/s by sample", sampled, 0, None if short else 1),
    ]


def _rate(runner: Callable[[random.Random], tuple[int, int]], rng: random.Random) -> tuple[float, float]:
    """Moves and listed moves a second."""
    moves = listed = 0
    start = thread_time()
    while (spent := thread_time() - start) < ROUND_SECONDS:
        made, seen = runner(rng)
        moves += made
        listed += seen
    return moves / spent, listed / spent


def _chess(rng: random.Random) -> tuple[int, int]:
    import chess

    board, listed = chess.Board(), 0
    for ply in range(CHESS_PLIES):
        legal = list(board.legal_moves)
        if not legal:
            return ply, listed
        listed += len(legal)
        board.push(rng.choice(legal))
    return CHESS_PLIES, listed


def _listing(game: Game[Any], rng: random.Random) -> tuple[int, int]:
    chance = Chance.seeded(rng.getrandbits(62))
    state = game.setup(rng.choice(game.seats), {}, chance)
    moves = listed = 0
    while pending := game.pending(state):
        seat = pending[0].seat
        legal = game.legal_actions(state, seat)
        listed += len(legal)
        moves += 1
        game.play(state, seat, rng.choice(legal), chance)
    return moves, listed


def _sampling(game: Game[Any], rng: random.Random) -> tuple[int, int]:
    chance = Chance.seeded(rng.getrandbits(62))
    state = game.setup(rng.choice(game.seats), {}, chance)
    moves = 0
    while pending := game.pending(state):
        seat = pending[0].seat
        game.play(state, seat, game.sample(state, seat, rng), chance)
        moves += 1
    return moves, moves


def factor() -> float:
    """How fast this machine is: python-chess's random moves a second, by those of the machine of the bars."""
    rng = random.Random(1)
    return median(_rate(_chess, rng)[0] for _ in range(5)) / CHESS_MOVES


def refusals(key: str, share: float) -> list[Result]:
    """Typed lines that fit nothing, at the longest legal list of random games: the worst of each kind."""
    game = games.get(key)
    longest: list[Action] = []
    for seed in range(max(5, round(100 * share))):
        for state, _ in random_game(game, game.seats[-1], seed):
            for decision in game.pending(state):
                longest = max(longest, game.legal_actions(state, decision.seat), key=len)
    words = sorted({word for action in longest for word in notate(game.verbs, action).split()[1:]})
    verb = longest[0].verb
    lines = [
        f"{verb} " + "x " * LINE,
        f"{verb} " + " ".join(words * LINE),
        f"{verb} " + "a" * LINE,
        "x" * LINE,
    ]
    times: list[float] = []
    settle()
    for line in (line[:LINE].strip() for line in lines):
        start = thread_time()
        with suppress(Refused):
            parse(game.verbs, line, longest)
        times.append((thread_time() - start) * 1e3)
    note = f"{len(lines)} lines of {LINE} characters, {len(longest):,} legal moves"
    return [Result("refusing the worst typed line", key, max(times), "ms", 5, note=note)]


def lists(key: str, share: float) -> list[Result]:
    """Every legal list of random games of all sizes."""
    game, count = games.get(key), round(1000 * share)
    times: list[float] = []
    lengths: list[int] = []
    for seed in range(count):
        settle()  # as the bot does: collections of all garbage are not part of a list
        for state, _ in random_game(game, game.seats[seed % len(game.seats)], seed):
            for decision in game.pending(state):
                start = thread_time()
                legal = game.legal_actions(state, decision.seat)
                times.append((thread_time() - start) * 1e3)
                lengths.append(len(legal))
    bars = {"p99": 2.0, "max": 5.0} if key in LONG_LISTS else {"p99": 0.5}
    results = spread("legal list", key, times, "ms", **bars)
    results[0] = results[0]._replace(note=f"{len(times):,} lists of {count:,} games")
    longest = Result("legal list, longest", key, max(lengths), "moves", 4096)
    note = f"p50 {quantile(lengths, 0.5):.0f}, p99 {quantile(lengths, 0.99):.0f}"
    return [*results, longest._replace(note=note)]


def thinking(key: str, share: float) -> list[Result]:
    """Every level at the longest legal lists of random games, and the memory of the process that thinks."""
    game = games.get(key)
    found: list[tuple[int, View[Any]]] = []
    for seed in range(max(5, round(100 * share))):
        for state, _ in random_game(game, game.seats[-1], seed):
            for decision in game.pending(state):
                legal = game.legal_actions(state, decision.seat)
                found.append((len(legal), game.view(state, decision.seat)))
        found = nlargest(LONGEST, found, key=lambda pair: pair[0])
    note = f"the most of {LONGEST} decisions, {found[-1][0]:,} to {found[0][0]:,} moves"
    results: list[Result] = []
    for level, seconds in bots.SECONDS.items():
        used: list[float] = []
        for _, view in found if seconds else ():
            start = thread_time()
            bots.pick(game, view, view.seat or 0, level, random.Random(1), seconds, thread_time)
            used.append((thread_time() - start) / seconds)
        if used:
            what = f"{level}: time for a decision of {seconds} s"
            results.append(Result(what, key, max(used), "x", 1.1, note=note))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return [*results, Result("memory of a process that has thought, most", key, most, "MB", 200)]


def replays(key: str, share: float) -> list[Result]:
    """Replay finished games from their tapes, and from their text as stored."""
    game = games.get(key)
    parsed: list[float] = []
    played: list[float] = []
    for seed in range(max(10, round(200 * share))):
        seats = game.seats[seed % len(game.seats)]
        record = selfplay(game, seats, seed, game.sample)
        written = [join(game.verbs, line.actions) for line in record.lines]
        start = thread_time()
        for text in written:
            read_all(game.verbs, text)
        read = thread_time()
        for _ in replay(game, record):
            pass
        played.append((thread_time() - read) * 1e3)
        parsed.append((read - start) * 1e3)
    result = Result("replay of a finished game, p99", key, quantile(played, 0.99), "ms", 5)
    note = f"p50 {quantile(played, 0.5):.2f}; reading its text first: p99 {quantile(parsed, 0.99):.2f}"
    return [result._replace(note=note)]


def checks(key: str, share: float) -> list[Result]:
    """A thousand random games under the contract's checks, on one core."""
    game, count = games.get(key), round(1000 * share)
    start = thread_time()
    for seed in range(count):
        for _ in contract.playout(game, game.seats[seed % len(game.seats)], seed):
            pass
    seconds = (thread_time() - start) * 1000 / count
    note = "one core" if count == 1000 else f"one core, reckoned from {count} games"
    return [Result("1,000 games with every contract check", key, seconds, "s", 60, note=note)]


def boards(key: str, share: float) -> list[Result]:
    """Posts and panels of positions from random games, drawn and encoded; and posters of finished games.

    As in the process that draws, all garbage is collected only between pictures.
    """
    stay_small()
    game, rng, copy = games.get(key), random.Random(3), copier(games.get(key).state_type)
    pictures.warm(key)
    most = (drawn.get(key).GROUND.limit + 1000) / 1e3
    texts()
    times: dict[str, list[float]] = {"board": [], "panel": []}
    sizes: dict[str, list[float]] = {"board": [], "panel": []}
    positions = [
        (copy(state), happened)
        for seed in range(20 + round(100 * share))
        for state, happened in islice(
            random_game(game, game.seats[seed % len(game.seats)], seed), rng.randrange(12), None, 12
        )
    ]
    settle()
    for state, happened in rng.sample(positions, DRAWN_BEFORE + round(500 * share)):
        asked = tuple(decision.seat for decision in game.pending(state))
        for kind, seat in (("board", None), *(("panel", seat) for seat in asked[:1])):
            scene = Scene(
                view=game.view(state, seat),
                names=NAMES[: len(game.scores(state))],
                active=asked,
                last=tuple(seen_by(event, seat) for event in happened),
                choices=() if seat is None else tuple(game.legal_actions(state, seat)),
            )
            start = thread_time()
            png = pictures.board(key, scene) if seat is None else pictures.asked(key, scene)
            times[kind].append((thread_time() - start) * 1e3)
            sizes[kind].append(len(png) / 1e3)
    found: list[Result] = []
    for kind, spent in times.items():
        first, later = spent[:DRAWN_BEFORE], spent[DRAWN_BEFORE:]
        rows = spread(f"{kind} picture, draw and encode", key, later, "ms", p50=15, p99=30)
        rows[0] = rows[0]._replace(note=f"{len(later)} pictures")
        rows[2] = rows[2]._replace(note=f"among the first {DRAWN_BEFORE} {max(first):.0f}")
        size = Result(f"{kind} picture, greatest size", key, max(sizes[kind]), "KB", most)
        found += [*rows, size._replace(note=f"p50 {quantile(sizes[kind], 0.5):.0f}")]
    return [*found, *_posters(key, max(3, round(30 * share)))]


def _posters(key: str, count: int) -> list[Result]:
    """Posters of random games, after the first one, which draws the scenery of the cover."""
    game = games.get(key)
    times: list[float] = []
    sizes: list[float] = []
    for seed in range(count + 1):
        seats = game.seats[seed % len(game.seats)]
        race: list[tuple[int, ...]] = []
        state = None
        last: tuple[Event, ...] = ()
        for state, happened in random_game(game, seats, seed):
            race.append(game.scores(state))
            last = tuple(seen_by(event, None) for event in happened)
        outcome = game.outcome(state)
        assert outcome
        rows = tuple((row, points) for row, points in outcome.detail.items() if any(points))
        names, scene = NAMES[:seats], Scene(game.view(state, None), NAMES[:seats], last=last)
        result = Poster(key, 7, names, outcome.scores, outcome.ranks, rows, 21, tuple(race), scene=scene)
        start = thread_time()
        png = poster(result)
        times.append((thread_time() - start) * 1e3)
        sizes.append(len(png) / 1e3)
    shown = spread("poster, draw and encode", key, times[1:], "ms", p50=60, p99=120)
    return [*shown[:2], Result("poster, greatest size", key, max(sizes), "KB", 300)]
