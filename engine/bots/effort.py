"""How much of its time a level uses where it matters: in positions that stay open.

Owns the sample of positions and what is counted. A position is open if two of the best moves differ by less
than their error when the search ends: more time could change the choice.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from engine import bots, games
from engine.bots.arguments import refusal, some_time, whole
from engine.bots.monte_carlo import PLAYOUTS, Style, Thought
from engine.chance import Chance
from engine.core import Game, View

EVERY = 7
"""On average, one choice in this number is searched."""


class Search(NamedTuple):
    """A search for a move."""

    share: float
    """The share of the allowed time that it has used, of the processor's."""
    undecided: bool
    """Whether the position stayed open."""


def choices(game: Game[Any], seats: int, rng: Random) -> Iterator[View[Any]]:
    """Yield views of seats that have several moves to choose from, in games in which all follow plans."""
    while True:
        chance = Chance.seeded(rng.getrandbits(62))
        state = game.setup(seats, {}, chance)
        while pending := game.pending(state):
            seat = pending[0].seat
            if rng.randrange(EVERY) == 0 and len(game.legal_actions(state, seat)) > 1:
                yield game.view(state, seat)
            game.play(state, seat, game.follow(state, seat, rng.choice(game.plans), rng), chance)


def searched(game: Game[Any], view: View[Any], style: Style, seconds: float, rng: Random) -> Search:
    """Search for the best move of a seat in at most `seconds` of the processor's time."""
    thought = Thought(game, view, view.seat or 0, rng, seconds, time.process_time)
    thought.choice(style, PLAYOUTS)
    return Search((time.process_time() - thought.started) / seconds, thought.undecided)


def report(searches: Sequence[Search], seconds: float) -> list[str]:
    """Return a line on the open positions and one on the others."""
    lines: list[str] = []
    for name, undecided in (("open", True), ("decided", False)):
        shares = [search.share for search in searches if search.undecided == undecided]
        used = f", {fmean(shares):.0%} of the time used, the least {min(shares):.0%}" if shares else ""
        lines.append(f"{name}: {len(shares)} of {len(searches)} positions{used}")
    spent = sum(search.share for search in searches) * seconds
    return [*lines, f"{len(searches) / spent:,.1f} decisions/s of the processor's time"]


def effort(args: argparse.Namespace) -> int:
    """Let a level think about positions, and print how much of its time it has used."""
    if why := refusal(args.game, args.seats, 2):
        print(why, file=sys.stderr)
        return 2
    game, rng, style = games.get(args.game), Random(args.seed), bots.STYLES[args.level]
    seconds = args.seconds or bots.SECONDS[args.level]
    found = zip(range(args.positions), choices(game, args.seats, rng), strict=False)
    searches = [searched(game, view, style, seconds, rng) for _, view in found]
    print(f"{args.level}, {seconds:g} s\n" + "\n".join(report(searches, seconds)))
    return 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `effort`, which becomes the parser's default `run`."""
    parser.add_argument("game", choices=sorted(games.ALL))
    parser.add_argument("--level", choices=sorted(bots.STYLES), default="normal")
    parser.add_argument("--seats", type=whole(2), default=3)
    parser.add_argument("--positions", type=whole(1), default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=some_time, help="for a decision; those of the level if not given")
    parser.set_defaults(run=effort)
