"""`python -m engine`: play games against computers, replay, verify and show records.

Owns the command line. For any file, however wrong, a command soon prints its result or one line about the
error.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from engine import bots, games
from engine.bots.arguments import duration, read_levels, refusal, whole
from engine.bots.effort import add_arguments as add_effort
from engine.bots.effort import effort
from engine.bots.selfplay import selfplay as play_game
from engine.bots.tournament import add_arguments, tournament
from engine.bots.tuning import add_arguments as add_tuning
from engine.bots.tuning import tune
from engine.core import Action, Event, Game, Refused, Unreadable, View, seen_by
from engine.match import Deviation, decode, replay, verify
from engine.names import one_line, printable
from engine.records import LETTERS, SIZE_LIMIT, Record, digest, dump, game_of, load, seat_letter
from engine.tables.past.archive import read_from, replay_every
from engine.tables.past.ratings import recompute
from engine.tables.store import SCHEMES, StoreError
from engine.tables.table.session import Denied
from locales import texts

MESSAGE = 300
"""The most characters in an error message."""


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0 to 1) of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def selfplay(args: argparse.Namespace) -> int:
    """Play games at random or between computer players, and print statistics."""
    if why := refusal(args.game, args.seats, players=args.levels):
        print(why, file=sys.stderr)
        return 2
    game, levels = games.get(args.game), args.levels
    sizes: list[int] = []
    times: list[float] = []

    def pick(state: Any, seat: int, rng: Random) -> Action:
        if (level := levels[seat % len(levels)]) != "dice":
            return bots.pick(game, game.view(state, seat), seat, level, rng, args.seconds)[0]
        before = time.perf_counter()
        actions = game.legal_actions(state, seat)
        times.append(time.perf_counter() - before)
        sizes.append(len(actions))
        return rng.choice(actions)

    started = time.perf_counter()
    records = [play_game(game, args.seats, args.seed + number, pick) for number in range(args.games)]
    seconds = time.perf_counter() - started
    moves = sum(len(record.lines) for record in records)
    print(f"{args.games} games, {moves} moves, {moves / seconds:,.0f} moves/s")
    if sizes:
        print(f"legal list: mean {fmean(sizes):.1f}, p99 {percentile(sizes, 0.99)}, longest {max(sizes)}")
        print(f"legal list: p99 {percentile(times, 0.99) * 1e3:.3f} ms, slowest {max(times) * 1e3:.3f} ms")
    for seat in range(args.seats):
        column = [record.scores[seat] for record in records]
        best = sum(record.scores[seat] == max(record.scores) for record in records)
        print(
            f"seat {seat_letter(seat)} ({levels[seat % len(levels)]}): mean {fmean(column):.1f}, "
            f"{min(column)} to {max(column)}, best or shared {best} times"
        )
    if args.out:
        out = Path(args.out)
        out.parent.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(records):
            path = out if args.games == 1 else out.with_stem(f"{out.stem}-{number}")
            path.write_text(dump(game.verbs, record), "utf-8")
    return 0


def read_file(path: Path) -> tuple[Game[Any], Record, str]:
    """Return the game, the record and the text of a record file.

    Raise `Unreadable` if it is not a record of a game that can be set up, or `OSError`.
    """
    with path.open("rb") as file:
        data = file.read(4 * SIZE_LIMIT + 1)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Unreadable("not a record: not UTF-8 text") from None
    key = game_of(text)
    if key not in games.ALL:
        raise Unreadable(f"unknown game {key}; known: {', '.join(sorted(games.ALL))}")
    game = games.get(key)
    record = load(game.verbs, text)
    if len(record.seats) not in game.seats:
        raise Unreadable(f"{key} is not played by {len(record.seats)}")
    choices = {option.key: option.choices for option in game.options}
    for name, choice in record.options.items():
        if choice not in choices.get(name, ()):
            raise Unreadable(f"unknown option {name} = {choice}")
    return game, record, text


def refuse_unfinished(record: Record) -> None:
    """Raise `Unreadable` if the record was exported before the end."""
    if record.view:
        raise Unreadable(
            "exported while the game was running, without the draws, because they would reveal hands; "
            "`show` prints what it contains; export it again after the game"
        )


def replay_record(args: argparse.Namespace) -> int:
    """Replay a record, or every match of a database, from the recorded draws under the present rules."""
    if args.all:
        return asyncio.run(_replay_database(Path(args.all)))
    game, record, _ = read_file(Path(args.file))
    refuse_unfinished(record)
    *_, (state, _) = replay(game, record, strict=True)
    scores = game.scores(state)
    if record.scores and scores != record.scores:
        raise Deviation(len(record.lines), f"scores {scores}, the record has {record.scores}")
    print(f"{len(record.lines)} lines, scores {scores}: same")
    return 0


async def _replay_database(path: Path) -> int:
    worst = 0
    async for match, verdict in replay_every(path):
        print(f"match {match}: {one_line(verdict, MESSAGE)}")
        worst |= verdict != "same"
    return worst


def verify_record(args: argparse.Namespace) -> int:
    """Check that every draw of a finished record follows from its secret and its players' contributions."""
    game, record, text = read_file(Path(args.file))
    refuse_unfinished(record)
    scores = verify(game, record)
    print(f"fingerprint    {record.commitment}")
    print("               compare it with the one on the card of the lobby")
    numbers = [str(number) for number in record.contributions if number]
    print(f"contributions  {', '.join(numbers) or 'none: whoever made the secret could have tried many'}")
    print("               compare them with those in the first post of the game")
    print(f"SHA-256        {digest(text)}")
    print("               compare it with the one behind Fair dice on the last post")
    same = "as in this program" if record.rules == game.rules else f"here {game.rules}, with the same result"
    print(f"rules version  {record.rules}, {same}")
    print(f"scores         {', '.join(map(str, scores))}")
    print(
        "The secret has this fingerprint, every draw follows from the secret and the contributions, every "
        "move is legal, and the scores are right. Only the comparisons can show that this game was played."
    )
    return 0


def rate_again(args: argparse.Namespace) -> int:
    """Compute all ratings in a database again from the results of its rated games."""
    database: str = args.db
    if not database.startswith(SCHEMES):
        Path(database).open("rb").close()  # raises an error that names the file, instead of creating it
    number = asyncio.run(recompute(database if database.startswith(SCHEMES) else Path(database)))
    print(f"{number} rated games")
    return 0


def show(args: argparse.Namespace) -> int:
    """Print a position in words, the last one or that after line N, as a seat or a spectator sees it."""
    if args.db:
        record = asyncio.run(read_from(Path(args.db), args.match))
        game = games.get(record.game)
    else:
        game, record, _ = read_file(Path(args.file))
    seat = None if args.seat is None else _seat(args.seat, len(record.seats))
    if record.view:
        return _show_view(args, game, record, seat)
    record = replace(record, lines=record.lines[: args.at])
    *_, (state, events) = replay(game, record, strict=True)
    _print_position(args.lang, game, record, game.view(state, seat), events)
    return 0


def _show_view(args: argparse.Namespace, game: Game[Any], record: Record, seat: int | None) -> int:
    """Print the position that a record exported from a running game contains."""
    if args.at is not None or (seat is not None and seat != record.viewer):
        viewer = "a spectator" if record.viewer is None else f"seat {seat_letter(record.viewer)}"
        raise Unreadable(f"the record contains only the last position as {viewer} sees it")
    try:
        view = View(decode(game, record.view.encode()), record.viewer)
        _print_position(args.lang, game, record, view, ())
    except Exception as error:
        raise Unreadable(f"its view is not a position of {game.key}: {error!r}") from None
    return 0


def _print_position(
    lang: str, game: Game[Any], record: Record, view: View[Any], events: Sequence[Event]
) -> None:
    words = texts(lang)
    names = [printable(name) for name in record.seats]
    told = [words.event(game.key, seen_by(happened, view.seat), names) for happened in events]
    facts = [words.event(game.key, fact, names) for fact in game.facts(view)]
    if record.lines:
        print(f"Line {len(record.lines)}, seat {seat_letter(record.lines[-1].seat)}")
    print("\n".join([*told, "", *facts] if told else facts))


def _seat(letter: str, seats: int) -> int:
    seat = LETTERS.find(letter.upper())
    if len(letter) != 1 or not 0 <= seat < seats:
        raise Unreadable(f"no seat {letter}: the seats are {LETTERS[:seats]}")
    return seat


def reason(error: OSError) -> str:
    """Return which file cannot be used, and why."""
    match error:
        case FileNotFoundError():
            return f"{error.filename}: there is no such file"
        case IsADirectoryError():
            return f"{error.filename}: this is a folder, not a file"
        case _:
            return f"{error.filename or 'the file'}: {error.strerror or error}"


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    sub = top.add_subparsers(required=True)
    play = sub.add_parser("selfplay", help=selfplay.__doc__)
    play.add_argument("game", choices=sorted(games.ALL))
    play.add_argument("--seats", type=whole(1), default=4)
    play.add_argument("--games", type=whole(1), default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument(
        "--levels",
        type=read_levels,
        default=["dice"],
        help=f"computer players by seat, of {', '.join(bots.LEVELS)}; dice is at random",
    )
    play.add_argument(
        "--seconds", type=duration, default=0.2, help="thinking time of a computer player's move"
    )
    play.add_argument("-o", "--out", help="write each game's record to this file")
    play.set_defaults(run=selfplay)
    add_arguments(sub.add_parser("tournament", help=tournament.__doc__))
    add_effort(sub.add_parser("effort", help=effort.__doc__))
    add_tuning(sub.add_parser("tune", help=tune.__doc__))
    again = sub.add_parser("replay", help=replay_record.__doc__)
    again.add_argument("file", nargs="?")
    again.add_argument("--all", metavar="DB", help="every match of this database")
    again.set_defaults(run=replay_record)
    check = sub.add_parser("verify", help=verify_record.__doc__)
    check.add_argument("file")
    check.set_defaults(run=verify_record)
    again = sub.add_parser("ratings", help=rate_again.__doc__)
    again.add_argument(
        "db", metavar="DB", help="a file that the bot does not have open, or a postgresql:// URI"
    )
    again.set_defaults(run=rate_again)
    look = sub.add_parser("show", help=show.__doc__)
    look.add_argument("file", nargs="?", help="a record")
    look.add_argument("--db", metavar="FILE", help="a database, which may be in use, instead of a record")
    look.add_argument("--match", type=int, metavar="N", help="the number of the table in the database")
    look.add_argument("--at", type=whole(0), metavar="N", help="after line N; 0 is the start position")
    look.add_argument("--seat", metavar="A", help="as this seat sees it; otherwise as a spectator does")
    look.add_argument("--lang", default="en", help="the language of the words")
    look.set_defaults(run=show)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code.

    The code is 0 if all is well, 1 if a record does not replay or verify, and 2 if a file cannot be read or
    the usage is wrong. An error is one line on standard error.
    """
    top = parser()
    args = top.parse_args(argv)
    if args.run is replay_record and bool(args.file) == bool(args.all):
        top.error("replay needs a record FILE or --all DB")
    if args.run is show and (bool(args.file) == bool(args.db) or (args.db is None) != (args.match is None)):
        top.error("show needs a record FILE, or --db FILE and --match N")
    try:
        return args.run(args)
    except Deviation as error:
        code, message = 1, f"not verified: {error}" if args.run is verify_record else f"differs: {error}"
    except Denied as error:
        code, message = 2, texts()(f"denied-{error.why}", **error.values)
    except OSError as error:
        code, message = 2, reason(error)
    except (Refused, StoreError) as error:
        code, message = 2, f"cannot be read: {error}"
    print(one_line(message, MESSAGE), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
