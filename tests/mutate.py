"""Change the service and the delivery one spot at a time and see whether a test notices.

    python -m tests.mutate                     # a sample of all mutations, those that have no result yet
    python -m tests.mutate votes delivery      # a sample of those of these modules
    python -m tests.mutate votes --most 1000   # every mutation of a module
    python -m tests.mutate --list              # what would be changed

First all judging tests run once to record which lines each of them reaches. Then each mutation is made in a
copy of the tree, where tests that reach the changed line run, the quickest first, until one of them fails.
If there are too many, the quickest of each file of tests do. A constant that only names a size or a time
(`NAME = 500`) is not made greater, because that is no fault: a test could only repeat the number.

A result is appended to the file given by `--results` as soon as it is known, so a stopped run resumes there.
Survivors are printed at the end; the exit code is 1 if there are any.

pytest loads this module as a plugin too: it records lines, and picks the tests that reach one.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import pytest

ROOT = Path(__file__).parent.parent
TABLES = ROOT / "engine" / "tables"
SOURCES = {
    path.stem: path
    for path in (*sorted(TABLES.rglob("[a-z]*.py")), ROOT / "cogs" / "delivery.py")
    if TABLES / "store" not in path.parents
}
"""The modules that are mutated, by name."""
COPIED = (
    "bot.py",
    "cogs",
    "config.example.toml",
    "docs",
    "engine",
    "locales",
    "pyproject.toml",
    "render",
    "tests",
)
JUDGES = (
    "admin", "advice", "adviser", "banks", "cards", "clock", "command_line", "contributions", "council",
    "every_press", "foresight", "heartbeat", "history", "independence", "leaving", "limits", "listing",
    "lobby", "looking_back", "model", "moving", "next", "panel", "posts", "press", "privacy", "promises",
    "refusals", "refused_posts", "replay", "resending", "serving", "settings", "stalled", "strangers",
    "table_votes", "tables", "time", "trouble", "undo_turns", "uploads", "waiting", "which_table",
)  # fmt: skip
MOST = 140
"""Mutations of a run, unless `--most`."""
BUDGET = 180.0
"""The tests tried on one mutation take at most so many seconds together, as they did without it."""
SPARE = 30.0
"""A mutation whose tests take so much longer than three times that has made something wait for ever."""
NO_MATTER = ("strict", "slots", "frozen", "exc_info", "thread_name_prefix")
"""Keyword arguments whose value changes nothing that a test could see."""

ARITHMETIC = (ast.Constant, ast.BinOp, ast.operator, ast.Tuple, ast.Name, ast.expr_context)
"""The nodes of a constant that is made of numbers alone."""

FOREVER = 3600.0
LIBRARIES = ("aiosqlite", "discord.ext.commands", "fluent.runtime", "hypothesis", "PIL.Image", "simcord")
"""What the tests import, and nothing of our own."""

TRACE, PICK = "MUTATE_TRACE", "MUTATE_PICK"
"""Environment variables of the plugin: the file to record into, and the file that lists the tests to run."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv,
}  # fmt: skip


# The mutations


class Mutation(NamedTuple):
    module: str
    line: int
    what: str
    source: str
    """The whole module with the change."""
    runs_at_import: bool

    @property
    def key(self) -> str:
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.what}"


class Change(NamedTuple):
    """One way to change a node: the line that is changed, and what does it."""

    line: int
    make: Callable[[], object]


class Spot(NamedTuple):
    """Where a mutation is made: the number of the node in `_spots`, and of the change in its `_changes`."""

    module: str
    line: int
    node: int
    variant: int

    def mutation(self) -> Mutation:
        tree = ast.parse(SOURCES[self.module].read_text("utf-8"))
        functions = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
        inside = any(one.body[0].lineno <= self.line <= (one.end_lineno or 0) for one in functions)
        node = _spots(tree)[self.node]
        before = ast.unparse(node)
        list(_changes(node))[self.variant].make()
        what = _difference(before, ast.unparse(node))
        source = ast.unparse(ast.fix_missing_locations(tree))
        return Mutation(self.module, self.line, what, source, not inside)


def spots(module: str) -> list[Spot]:
    """Return where a module can be mutated, in the order of its lines."""
    tree = ast.parse(SOURCES[module].read_text("utf-8"))
    return sorted(
        Spot(module, change.line, number, variant)
        for number, node in enumerate(_spots(tree))
        for variant, change in enumerate(_changes(node))
    )


def _spots(tree: ast.Module) -> list[ast.AST]:
    """Return the nodes that may be changed, in an order that depends on the tree alone."""
    passed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in NO_MATTER
        for inner in ast.walk(node)
    }
    constants = (statement.value for statement in tree.body if isinstance(statement, ast.Assign))
    passed |= {id(size) for value in constants for size in _sizes(value)}
    return [node for node in ast.walk(tree) if id(node) not in passed]


def _sizes(value: ast.expr) -> list[ast.Constant]:
    """Return the numbers above 1 in the value of a constant, if it is made of numbers alone."""
    parts = list(ast.walk(value))
    if not all(isinstance(part, ARITHMETIC) for part in parts):
        return []
    numbers = (part for part in parts if isinstance(part, ast.Constant))
    return [number for number in numbers if isinstance(number.value, int) and number.value > 1]


def _difference(before: str, after: str) -> str:
    """Return the lines that differ, in short."""
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return f"{_brief(old)}  ->  {_brief(new)}"


def _brief(lines: list[str]) -> str:
    line = " ".join(" ".join(lines).split())
    return line if len(line) <= 90 else line[:87] + "..."


def _changes(node: ast.AST) -> Iterator[Change]:
    """Yield the ways to change a node."""
    line = getattr(node, "lineno", 0)
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                if type(op) in SWAPPED:
                    swap = SWAPPED[type(op)]
                    yield Change(line, lambda place=place, swap=swap: ops.__setitem__(place, swap()))
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPPED:
            yield Change(line, lambda: setattr(node, "op", SWAPPED[type(op)]()))
        case ast.If(test=test) | ast.IfExp(test=test):
            yield Change(line, lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), test)))
        case ast.match_case(pattern=pattern, guard=ast.expr() as guard):
            yield Change(pattern.lineno, lambda: setattr(node, "guard", ast.UnaryOp(ast.Not(), guard)))
        case ast.Constant(value=bool() as value):
            yield Change(line, lambda: setattr(node, "value", not value))
        case ast.Constant(value=int() as value):
            yield Change(line, lambda: setattr(node, "value", value + 1))
        case _:
            pass
    for block in ("body", "orelse", "finalbody"):
        statements = getattr(node, block, None)
        if isinstance(statements, list) and not isinstance(node, ast.Module | ast.ClassDef):
            yield from _deletions(statements)
    for loop in getattr(node, "generators", ()):
        for place, condition in enumerate(loop.ifs):
            yield Change(condition.lineno, lambda loop=loop, place=place: loop.ifs.pop(place))


def _deletions(body: list[ast.stmt]) -> Iterator[Change]:
    for place, statement in enumerate(body):
        match statement:
            case ast.Expr(value=ast.Constant()) | ast.Expr(value=ast.Yield()):
                continue
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
                continue
            case ast.Expr() | ast.Assign(targets=[ast.Attribute()]) | ast.AugAssign() | ast.Raise():
                yield Change(statement.lineno, lambda place=place: body.__setitem__(place, ast.Pass()))
            case _:
                continue


# The plugin: which test reaches which line, and running some of the tests


class Recorder:
    """Records the lines of the mutated modules that each test runs, and how long it takes."""

    def __init__(self, file: Path) -> None:
        self.file, self.reached = file, set[tuple[str, int]]()
        self.tracers = {str(path): self.tracer(name) for name, path in SOURCES.items()}
        self.found: dict[str, dict[str, Any]] = {}
        self.failed = set[str]()

    def tracer(self, name: str) -> Callable[..., Any]:
        def ran(frame: Any, what: str, _: Any) -> Any:
            if what == "line":
                self.reached.add((name, frame.f_lineno))
            return ran

        return ran

    def called(self, frame: Any, _: str, __: Any) -> Any:
        return self.tracers.get(frame.f_code.co_filename)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.reached = set()
        sys.settrace(self.called)
        threading.settrace(self.called)
        yield
        sys.settrace(None)
        lines: dict[str, list[int]] = {}
        for name, line in sorted(self.reached):
            lines.setdefault(name, []).append(line)
        self.found[item.nodeid]["lines"] = lines

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = self.found.setdefault(report.nodeid, {"seconds": 0.0})
        test["seconds"] += report.duration
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {name: test for name, test in self.found.items() if name not in self.failed}
        self.file.write_text(json.dumps(passed), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if TRACE in os.environ:
        config.pluginmanager.register(Recorder(Path(os.environ[TRACE])))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that are to run, in their order."""
    if PICK in os.environ:
        order = {
            name: place for place, name in enumerate(json.loads(Path(os.environ[PICK]).read_text("utf-8")))
        }
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )


# Judging


class Judges(NamedTuple):
    """The tests, with their seconds, and which lines each of them reaches."""

    tests: dict[str, dict[str, Any]]

    def of(self, mutation: Mutation) -> list[str]:
        """Return the tests to try on a mutation, quickest first.

        A line outside of functions, which runs at import, is judged by all tests that reach its module. If
        these are too many, they are the quickest of each file, because tests in different files notice
        different faults.
        """
        reach = {
            name: test["lines"][mutation.module]
            for name, test in self.tests.items()
            if mutation.module in test["lines"]
        }
        if not mutation.runs_at_import:
            reach = {name: lines for name, lines in reach.items() if mutation.line in lines}
        quickest = sorted(reach, key=self.duration)
        before = Counter[str]()  # by file, the number of quicker tests in it
        rank = dict[str, int]()
        for name in quickest:
            file = name.split("::")[0]
            rank[name], before[file] = before[file], before[file] + 1
        chosen, total = set[str](), 0.0
        for name in sorted(quickest, key=rank.__getitem__):
            total += self.duration(name)
            if chosen and total > BUDGET:
                break
            chosen.add(name)
        return [name for name in quickest if name in chosen]

    def duration(self, name: str) -> float:
        return self.tests[name]["seconds"]

    def seconds(self, names: list[str]) -> float:
        return sum(map(self.duration, names))


def run(tree: Path, files: list[str], environment: dict[str, str], seconds: float = FOREVER) -> str:
    """Return how the tests of these files end in the copy `tree`: `pass`, `fail`, or `hang`.

    They hang if they take longer than so many seconds.

    They run in a fork of this process, which has imported the libraries already.
    """
    child = os.fork()
    if not child:
        _run_here(tree, files, environment)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return "fail" if status else "pass"
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "hang"


def _run_here(tree: Path, files: list[str], environment: dict[str, str]) -> NoReturn:
    """Become a run of tests in the copy `tree`, which prints nothing."""
    os.environ.update(environment)
    os.chdir(tree)
    sys.path.insert(0, str(tree))
    for name in [name for name in sys.modules if name.split(".")[0] == "tests"]:
        del sys.modules[name]
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    sys.dont_write_bytecode = PICK in environment  # of two mutations in one second, of the same size
    options = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutate", *(["-x"] if PICK in environment else [])]
    os._exit(pytest.main([*options, *files]))


def record(tree: Path, known: Path) -> Judges:
    """Return which test reaches which line, recorded anew for files of tests that are not in `known`."""
    stored: dict[str, Any] = json.loads(known.read_text("utf-8")) if known.exists() else {}
    sources = _fingerprint([*SOURCES.values()])
    states = {
        f"tests/test_{name}.py": sources + _fingerprint([ROOT / f"tests/test_{name}.py"]) for name in JUDGES
    }
    traced, tests = tree / "traced.json", dict[str, Any]()
    for file, state in states.items():
        if state not in stored:
            if run(tree, [file], {TRACE: str(traced)}) != "pass":
                print(f"{file}: tests that fail without a mutation judge nothing", flush=True)
            stored[state] = json.loads(traced.read_text("utf-8"))
            known.write_text(json.dumps(stored), "utf-8")
        tests |= stored[state]
    return Judges(tests)


def _fingerprint(paths: list[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def tried(mutation: Mutation, tree: Path, judges: Judges) -> str:
    """Return how the tests end with the mutation in the copy `tree`, as `run` does."""
    names = judges.of(mutation)
    if not names:
        return "pass"
    pick = tree / "pick.json"
    pick.write_text(json.dumps(names), "utf-8")
    target = tree / SOURCES[mutation.module].relative_to(ROOT)
    original = target.read_text("utf-8")
    try:
        target.write_text(mutation.source, "utf-8")
        files = sorted({name.split("::")[0] for name in names})
        return run(tree, files, {PICK: str(pick)}, 3 * judges.seconds(names) + SPARE)
    finally:
        target.write_text(original, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("modules", nargs="*", help="modules of engine/tables, or delivery (all)")
    parser.add_argument("--most", type=int, default=MOST, help=f"how many mutations ({MOST})")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--list", action="store_true", help="print the mutations and run nothing")
    parser.add_argument("--results", type=Path, default=Path(tempfile.gettempdir()) / "mutations.jsonl")
    args = parser.parse_args()

    found = [spot for module in args.modules or SOURCES for spot in spots(module)]
    picked = random.Random(args.seed).sample(found, min(args.most, len(found)))
    chosen = [spot.mutation() for spot in sorted(picked)]
    if args.list:
        print(*chosen, f"{len(chosen)} of {len(found)} mutations", sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in COPIED:
            source = ROOT / name
            copy_of = shutil.copytree if source.is_dir() else shutil.copy
            copy_of(source, tree / name)
        survivors = judge(chosen, tree, args.results)
    caught = len(chosen) - len(survivors)
    print(
        f"\n{caught} of {len(chosen)} noticed ({caught / len(chosen):.0%}). Survivors:", *survivors, sep="\n"
    )
    return 1 if survivors else 0


def judge(chosen: list[Mutation], tree: Path, results: Path) -> list[Mutation]:
    """Return those that no test notices, printing each result when it is known."""
    for library in LIBRARIES:
        import_module(library)
    judges = record(tree, results.with_suffix(".lines.json"))
    tests = hashlib.sha256("".join(sorted(judges.tests)).encode()).hexdigest()[:16]
    known: dict[str, bool] = {}
    if results.exists():  # with other tests, survivors are tried again
        rows = map(json.loads, results.read_text("utf-8").splitlines())
        known = {row["key"]: row["noticed"] for row in rows if row["noticed"] or row["tests"] == tests}
    for number, one in enumerate(chosen, 1):
        if one.key not in known:
            ended = tried(one, tree, judges)
            known[one.key] = ended != "pass"
            row = {"key": one.key, "noticed": known[one.key], "by": ended, "tests": tests, "what": str(one)}
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        print(f"{number}/{len(chosen)}", "noticed " if known[one.key] else "SURVIVED", one, flush=True)
    return [one for one in chosen if not known[one.key]]


if __name__ == "__main__":
    os.nice(max(0, 10 - os.nice(0)))
    sys.exit(main())
