"""The files of the project and what they import. Must not know which imports are right."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "render", "locales", "engine")


@cache
def files() -> tuple[str, ...]:
    """Every file that is, or is about to be, in git."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("not a git clone", allow_module_level=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout  # noqa: S603
    return tuple(sorted(name for name in listed.split("\0") if name and (ROOT / name).is_file()))


@cache
def imported(path: str, source: str) -> tuple[tuple[int, str], ...]:
    """Return line and full dotted name of everything that a module imports, inside functions as well."""
    return tuple(_imported(path, source))


def _imported(path: str, source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = path.removesuffix(".py").split("/")[: -node.level] if node.level else []
            module = ".".join([*package, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def dotted(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def import_graph(sources: dict[str, str]) -> dict[str, set[str]]:
    """Return by module the modules of the project that it imports, inside functions as well."""
    modules = {dotted(path): path for path in sources}
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        names = [name for _, name in imported(path, sources[path])]
        # `from package import name`: of the module `name` if there is one, otherwise of the package itself.
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        graph[module] = {name for name in found if name in modules and name != module}
    return graph
