"""`python -m tests.bench`: measures every number of the design for every game and prints one table.

Each row runs in a process of its own, one after the other. Missed bars are reported, not an error.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from engine import games
from tests.bench import Result, club, computing, growing, processes, results, running, taps

Row = Callable[[str, float], list[Result]]

EACH: dict[str, Row] = {
    "playouts": computing.playouts,
    "lists": computing.lists,
    "refusals": computing.refusals,
    "thinking": computing.thinking,
    "replay": computing.replays,
    "boards": computing.boards,
    "contest-pictures": club.drawn,
    "checks": computing.checks,
    "archive": running.archive,
    "taps": taps.taps,
}
"""Measured for one game at a time."""
TOGETHER: dict[str, Row] = {
    "start": running.start,
    "growth": growing.growth,
    "results": results.results,
    "ratings": results.ratings,
    "contests": club.steps,
    "processes": processes.processes,
    "takeover": processes.takeover,
    "crowd": processes.crowd,
}
"""Measured for tables of all games, mixed."""
LOADS: dict[str, tuple[Callable[..., list[Result]], float]] = {
    "presses": (running.presses, running.PER_SECOND),
    "presses-half": (running.presses, running.PER_SECOND / 2),
    "disturbed": (running.disturbed, running.PER_SECOND / 2),
}
"""The same under a load: presses a second, before scaling."""
QUICK = 0.1
LARGE = ("crowd",)
"""Measured only by name: this fills a database of several GiB."""


def measure(rows: list[str], keys: list[str], share: float, factor: float) -> Iterator[Result]:
    """The scaled results of the rows named, as they come."""
    work = [(EACH[name], key) for name in rows if name in EACH for key in keys]
    work += [(TOGETHER[name], ",".join(keys)) for name in rows if name in TOGETHER]
    for name in rows:
        if name in LOADS:
            load, rate = LOADS[name]
            work.append((partial(load, rate=rate * factor, nominal=rate), ",".join(keys)))
    for row, which in work:
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
            try:
                results = process.submit(row, which, share).result()
            except BrokenProcessPool:
                print(f"{which}: a row ended with the error above", flush=True)
                continue
        yield from (result.scaled(factor) for result in results)


def written(result: Result) -> str:
    """One line of the table."""
    figure = f"{result.value:,.0f}" if result.value >= 100 else f"{result.value:.3g}"
    bar = "" if result.bar is None else f"{'≥' if result.least else '≤'} {result.bar:,g}"
    verdict = {None: "", True: "ok", False: "MISSED"}[result.ok]
    line = (
        f"{result.what:48} {result.game:8} {figure:>8} {result.unit:5} {bar:>9}  {verdict:6}  {result.note}"
    )
    return line.rstrip()


def _core_seconds() -> float:
    """Work of all cores since the machine started; waiting for the disk is not work."""
    user, nice, system, _idle, _disk, *rest = Path("/proc/stat").read_text().split("\n")[0].split()[1:9]
    return sum(map(int, (user, nice, system, *rest))) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    names = [*EACH, *TOGETHER, *LOADS]
    parser.add_argument("--quick", action="store_true", help="a tenth of the games and presses")
    parser.add_argument("--only", action="append", choices=names, metavar="ROW", help=", ".join(names))
    parser.add_argument("--game", action="append", choices=games.ALL, help="not all of them")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    args = parser.parse_args()
    results: list[Result] = []
    started, spent, all_spent = time.perf_counter(), sum(os.times()[:4]), _core_seconds()
    factor = computing.factor()
    print(f"times are scaled: multiplied by {factor:.2f}", flush=True)
    share = QUICK if args.quick else 1.0
    rows = args.only or [name for name in names if name not in LARGE]
    for result in measure(rows, args.game or list(games.ALL), share, factor):
        print(written(result), flush=True)
        results.append(result)
    seconds = time.perf_counter() - started
    others = _core_seconds() - all_spent - (sum(os.times()[:4]) - spent)
    cores = os.cpu_count() or 1
    print(
        f"Python {platform.python_version()} on {cores} cores, of which other processes had "
        f"{max(0, others) / seconds / cores:.0%}; {seconds:.0f} s; "
        f"{sum(result.ok is False for result in results)} bars missed"
    )
    if args.json:
        figures = [{**result._asdict(), "ok": result.ok} for result in results]
        args.json.write_text(json.dumps(figures, indent=1, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
