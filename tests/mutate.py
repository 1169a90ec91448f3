"""Change the service one spot at a time and see whether its tests notice.

    python -m tests.mutate                  # all mutations that have no result yet
    python -m tests.mutate votes plans      # only those of engine/tables/votes.py and plans.py
    python -m tests.mutate --list           # what would be changed

Each mutation is made in a copy of the tree; the tests of its module run there. A result is appended to the
file given by `--results` as soon as it is known, so a stopped run resumes there. Survivors are
printed at the end; the exit code is 1 if there are any.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "engine" / "tables"
COPIED = ("bot.py", "cogs", "config.example.toml", "engine", "locales", "pyproject.toml", "render", "tests")
SECONDS = 180
"""A mutation whose tests take longer counts as noticed: it made something wait for ever."""
EACH = 14
"""Mutations of a module, unless `--all`."""
WAITING, VOTES, TABLES, GIVEN = (
    f"tests/test_{name}.py" for name in ("waiting", "table_votes", "tables", "contributions")
)
TESTS: dict[str, tuple[str, ...]] = {
    "archive": (GIVEN, TABLES),
    "automation": (VOTES, TABLES, WAITING),
    "clock": ("tests/test_clock.py",),
    "contributions": (GIVEN,),
    "history": ("tests/test_history.py", "tests/test_looking_back.py"),
    "look": (VOTES, TABLES, WAITING),
    "pauses": (TABLES, "tests/test_admin.py"),
    "plans": (VOTES, WAITING),
    "service": (VOTES, GIVEN, TABLES, WAITING, "tests/test_privacy.py"),
    "session": (VOTES, GIVEN, TABLES, WAITING, "tests/test_privacy.py"),
    "sessions": (VOTES, TABLES, WAITING),
    "votes": (VOTES, WAITING),
    "waiting": (VOTES, WAITING),
}
"""By module, quick tests first: the first failure decides."""

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv,
}  # fmt: skip


class Mutation(NamedTuple):
    module: str
    line: int
    what: str
    source: str
    """The whole module with the change."""

    @property
    def key(self) -> str:
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.what}"


def mutations(module: str) -> Iterator[Mutation]:
    """Yield every mutation of a module, in the order of its lines."""
    tree = ast.parse((SOURCES / f"{module}.py").read_text("utf-8"))
    spots = [node for node in ast.walk(tree) if hasattr(node, "lineno")]
    for number, node in enumerate(spots):
        for variant in range(len(list(_changes(node)))):
            changed = copy.deepcopy(tree)
            target = [n for n in ast.walk(changed) if hasattr(n, "lineno")][number]
            before = ast.unparse(target)
            list(_changes(target))[variant]()
            after = ast.unparse(target)
            if before != after:
                what = f"{_brief(before)}  ->  {_brief(after)}"
                yield Mutation(module, node.lineno, what, ast.unparse(ast.fix_missing_locations(changed)))


def _brief(code: str) -> str:
    line = " ".join(code.split())
    return line if len(line) <= 90 else line[:87] + "..."


def _changes(node: ast.AST) -> Iterator[object]:
    """Yield functions, each of which changes the node in one way."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                if type(op) in SWAPPED:
                    yield lambda place=place, op=op: ops.__setitem__(place, SWAPPED[type(op)]())
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPPED:
            yield lambda: setattr(node, "op", SWAPPED[type(op)]())
        case ast.If(test=test) | ast.IfExp(test=test):
            yield lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.Constant(value=bool() as value):
            yield lambda: setattr(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield lambda: setattr(node, "value", value + 1)
        case (
            ast.FunctionDef(body=body)
            | ast.AsyncFunctionDef(body=body)
            | ast.For(body=body)
            | ast.AsyncWith(body=body)
        ):
            yield from _deletions(body)
        case _:
            pass
    if isinstance(node, ast.If):
        yield from _deletions(node.body)
    for loop in getattr(node, "generators", ()):
        for place in range(len(loop.ifs)):
            yield lambda loop=loop, place=place: loop.ifs.pop(place)


def _deletions(body: list[ast.stmt]) -> Iterator[object]:
    for place, statement in enumerate(body):
        match statement:
            case ast.Expr(value=ast.Constant()) | ast.Expr(value=ast.Yield()):
                continue
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
                continue
            case ast.Expr() | ast.Assign(targets=[ast.Attribute()]) | ast.AugAssign() | ast.Raise():
                yield lambda place=place: body.__setitem__(place, ast.Pass())
            case _:
                continue


def noticed(mutation: Mutation, tree: Path) -> bool:
    """Return True if the tests of the module fail, or hang, with the mutation in the copy `tree`."""
    target = tree / "engine" / "tables" / f"{mutation.module}.py"
    original = target.read_text("utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *TESTS[mutation.module]]
    try:
        target.write_text(mutation.source, "utf-8")
        ran = subprocess.run(command, cwd=tree, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603
        return ran.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(original, "utf-8")


def _fingerprint() -> str:
    """Return a hash of the tests: with other tests, survivors are tried again."""
    used = sorted({name for names in TESTS.values() for name in names})
    return hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in used)).hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("modules", nargs="*", help="modules of engine/tables (all)")
    parser.add_argument("--all", action="store_true", help=f"every mutation, not {EACH} of each module")
    parser.add_argument("--list", action="store_true", help="print the mutations and run nothing")
    parser.add_argument("--results", type=Path, default=Path(tempfile.gettempdir()) / "mutations.jsonl")
    args = parser.parse_args()

    chosen: list[Mutation] = []
    for module in args.modules or TESTS:
        found = sorted({one.key: one for one in mutations(module)}.values(), key=lambda one: one.line)
        if not args.all:
            found = sorted(random.Random(1).sample(found, min(EACH, len(found))), key=lambda one: one.line)
        chosen += found
    if args.list:
        print(*chosen, f"{len(chosen)} mutations", sep="\n")
        return 0

    known: dict[str, bool] = {}
    tests = _fingerprint()
    if args.results.exists():
        rows = map(json.loads, args.results.read_text("utf-8").splitlines())
        known = {row["key"]: row["noticed"] for row in rows if row["noticed"] or row["tests"] == tests}
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in COPIED:
            source = ROOT / name
            copy_of = shutil.copytree if source.is_dir() else shutil.copy
            copy_of(source, tree / name)
        for module in {mutation.module for mutation in chosen if mutation.key not in known}:
            if noticed(Mutation(module, 0, "nothing", (SOURCES / f"{module}.py").read_text("utf-8")), tree):
                print(f"{module}.py: its tests fail without any mutation", file=sys.stderr)
                return 2
        for number, mutation in enumerate(chosen, 1):
            if mutation.key not in known:
                known[mutation.key] = noticed(mutation, tree)
                with args.results.open("a", encoding="utf-8") as results:
                    row = {
                        "key": mutation.key,
                        "noticed": known[mutation.key],
                        "tests": tests,
                        "mutation": str(mutation),
                    }
                    results.write(json.dumps(row) + "\n")
            print(
                f"{number}/{len(chosen)}",
                "noticed " if known[mutation.key] else "SURVIVED",
                mutation,
                flush=True,
            )
    survivors = [mutation for mutation in chosen if not known[mutation.key]]
    caught = len(chosen) - len(survivors)
    print(
        f"\n{caught} of {len(chosen)} noticed ({caught / len(chosen):.0%}). Survivors:", *survivors, sep="\n"
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    os.nice(10)
    sys.exit(main())
