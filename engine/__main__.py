"""`python -m engine`: self-play, and records replayed, verified and shown in words."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from engine import bots, games
from engine.core import Action, Game, Refused, seen_by
from engine.match import Deviation, replay, verify
from engine.notation import Record, dump, game_of, load, seat_letter, write_line
from locales import texts


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def selfplay(args: argparse.Namespace) -> int:
    """Games against itself, at random or by computer players, and what they were like."""
    game = games.get(args.game)
    levels: list[str] = args.levels.split(",") if args.levels else ["dice"]
    sizes: list[int] = []
    times: list[float] = []

    def pick(state: Any, seat: int, rng: bots.Random) -> Action:
        if levels[seat % len(levels)] == "thinker":
            return bots.think(game, game.view(state, seat), seat, rng, seconds=args.seconds)
        before = time.perf_counter()
        actions = game.legal_actions(state, seat)
        times.append(time.perf_counter() - before)
        sizes.append(len(actions))
        return rng.choice(actions)

    started = time.perf_counter()
    records = [bots.selfplay(game, args.seats, args.seed + number, pick) for number in range(args.games)]
    seconds = time.perf_counter() - started
    moves = sum(len(record.lines) for record in records)
    print(f"{args.games} games, {moves} moves, {moves / seconds:,.0f} moves/s")
    if sizes:
        print(f"legal list: mean {fmean(sizes):.1f}, p99 {quantile(sizes, 0.99)}, longest {max(sizes)}")
        print(f"legal list: p99 {quantile(times, 0.99) * 1e3:.3f} ms, slowest {max(times) * 1e3:.3f} ms")
    for seat in range(args.seats):
        column = [record.scores[seat] for record in records]
        best = sum(record.scores[seat] == max(record.scores) for record in records)
        print(
            f"seat {seat_letter(seat)} ({levels[seat % len(levels)]}): mean {fmean(column):.1f}, "
            f"{min(column)} to {max(column)}, best or shared {best} times"
        )
    if args.out:
        out = Path(args.out)
        for number, record in enumerate(records):
            path = out if args.games == 1 else out.with_stem(f"{out.stem}-{number}")
            path.write_text(dump(game.verbs, record), "utf-8")
    return 0


def _read(path: str) -> tuple[Game[Any], Record]:
    text = Path(path).read_text("utf-8")
    game = games.get(game_of(text))
    return game, load(game.verbs, text)


def replay_(args: argparse.Namespace) -> int:
    """Play a record, or every match of a database, again from the tapes under the rules as they are now."""
    if args.all:
        return asyncio.run(_replay_all(Path(args.all)))
    game, record = _read(args.file)
    *_, (state, _) = replay(game, len(record.seats), record.options, record.setup, record.lines, strict=True)
    scores = game.scores(state)
    same = not record.scores or scores == record.scores
    print(
        f"{len(record.lines)} lines, scores {scores}: {'same' if same else f'differs from {record.scores}'}"
    )
    return 0 if same else 1


async def _replay_all(path: Path) -> int:
    from engine.records import replay_every

    worst = 0
    async for match, verdict in replay_every(path):
        print(f"match {match}: {verdict}")
        worst |= verdict != "same"
    return worst


def verify_(args: argparse.Namespace) -> int:
    """Check that the dice of a finished record come from the secret promised at its start."""
    game, record = _read(args.file)
    print(f"verified: every draw comes from the secret, final scores {verify(game, record)}")
    return 0


def show(args: argparse.Namespace) -> int:
    """The position of a record in words, after line N or at the end, as a seat or a spectator sees it."""
    game, record = _read(args.file)
    words = texts(args.lang)
    seat = None if args.seat is None else ord(args.seat.upper()) - ord("A")
    lines = record.lines if args.at is None else record.lines[: args.at]
    positions = replay(game, len(record.seats), record.options, record.setup, lines)
    *_, (state, events) = positions
    if lines:
        print(write_line(game.verbs, lines[-1]))
        for happened in events:
            print(words.event(game.key, seen_by(happened, seat), record.seats))
        print()
    for fact in game.facts(game.view(state, seat)):
        print(words.event(game.key, fact, record.seats))
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    sub = top.add_subparsers(required=True)
    play = sub.add_parser("selfplay", help=selfplay.__doc__)
    play.add_argument("game", choices=sorted(games.ALL))
    play.add_argument("--seats", type=int, default=4)
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument(
        "--levels", help=f"computer players by seat, of {', '.join(bots.LEVELS)}; dice is at random"
    )
    play.add_argument("--seconds", type=float, default=0.2, help="thinking time of a computer player's move")
    play.add_argument("-o", "--out", help="write each game's record to this file")
    play.set_defaults(run=selfplay)
    again = sub.add_parser("replay", help=replay_.__doc__)
    again.add_argument("file", nargs="?")
    again.add_argument("--all", metavar="DB", help="every match of this database")
    again.set_defaults(run=replay_)
    check = sub.add_parser("verify", help=verify_.__doc__)
    check.add_argument("file")
    check.set_defaults(run=verify_)
    look = sub.add_parser("show", help=show.__doc__)
    look.add_argument("file")
    look.add_argument("--at", type=int, metavar="N", help="after line N; 0 is the start position")
    look.add_argument("--seat", metavar="A", help="with what this seat may see")
    look.add_argument("--lang", default="en")
    look.set_defaults(run=show)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.run is replay_ and not (args.file or args.all):
        parser().error("replay needs a record FILE or --all DB")
    try:
        return args.run(args)
    except (Refused, Deviation, OSError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
