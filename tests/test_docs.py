"""The documents match the code: the drawing is made from the imports, and every name in them exists."""

from __future__ import annotations

import ast
import os
import re
from collections import defaultdict
from functools import reduce
from importlib import import_module
from itertools import takewhile
from pathlib import Path

import pytest

from tests.project import PACKAGES, ROOT, files, import_graph

ARCHITECTURE = ROOT / "docs" / "architecture.md"
PARTS = (
    "bot", "cogs", "cogs.ui", "render.pictures", "render.boards", "render", "locales",
    "engine.tables", "engine.tables.store", "engine.bots", "engine.games", "engine",
)  # fmt: skip
"""The boxes of the drawing. A module belongs to the longest name that it begins with."""
LABELS = {"engine": "engine: the contract", "render": "render: pen and canvas"}
MADE_OF_BOARDS = (
    "render.changes",
    "render.chart",
    "render.contests",
    "render.film",
    "render.hall",
    "render.examples",
    "render.legend",
    "render.motion",
    "render.poster",
    "render.parts",
    "render.recap",
    "render.signs",
    "render.statistics",
    "render.telling",
    "render.typeset",
)
"""Modules of `render` that use the games' pictures, as `render.pictures` does."""
DRAWING = re.compile(r"(?<=```mermaid\n).*?(?=```)", re.DOTALL)


def part(module: str) -> str:
    if any(f"{module}.".startswith(f"{name}.") for name in MADE_OF_BOARDS):
        return "render.pictures"
    return max((name for name in PARTS if f"{module}.".startswith(f"{name}.")), key=len)


def drawing() -> str:
    """Return the packages and their imports in Mermaid, without arrows implied by others."""
    paths = [name for name in files() if name.endswith(".py") and name.split("/")[0] in (*PACKAGES, "bot.py")]
    graph = import_graph(
        {
            path: (ROOT / path).read_text("utf-8")
            for path in paths
            if not path.endswith("__main__.py") and path != "cogs/preview.py"
        }
    )
    arrows: dict[str, set[str]] = {name: set() for name in PARTS}
    for module, imported in graph.items():
        arrows[part(module)] |= {part(other) for other in imported} - {part(module)}

    def reach(name: str) -> set[str]:
        return arrows[name] | {far for near in arrows[name] for far in reach(near) if near != name}

    lines = ["flowchart TD"]
    lines += [f'    {name.replace(".", "_")}["{LABELS.get(name, name)}"]' for name in PARTS]
    for name in PARTS:
        implied = {far for near in arrows[name] for far in reach(near)}
        lines += [
            f"    {name.replace('.', '_')} --> {other.replace('.', '_')}"
            for other in PARTS
            if other in arrows[name] - implied
        ]
    return "\n".join(lines) + "\n"


def test_the_drawing_is_up_to_date():
    """`UPDATE_DOCS=1 pytest tests/test_docs.py` updates it."""
    text = ARCHITECTURE.read_text("utf-8")
    if os.environ.get("UPDATE_DOCS"):
        text = DRAWING.sub(lambda _: drawing(), text, count=1)
        ARCHITECTURE.write_text(text, "utf-8")
    found = DRAWING.search(text)
    assert found is not None
    assert found[0] == drawing()


NAMES = re.compile(r"`((?:bot|cogs|render|locales|engine)(?:\.\w+)+)(?:\(\))?`")


SHORT = {"tables": "engine.tables", "store": "engine.tables.store", "bots": "engine.bots"}
"""What the glossary calls packages."""


def in_glossary() -> set[str]:
    """Return the full names of what stands in the code column of the glossary."""
    rows = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    found = set[str]()
    for row in rows:
        for code in re.findall(r"`(\w+(?:\.\w+)+)`", row):
            first, _, rest = code.partition(".")
            if first in (*SHORT, "engine", "cogs", "render", "locales"):
                found.add(f"{SHORT.get(first, first)}.{rest}")
    return found


@pytest.mark.parametrize("name", sorted({*NAMES.findall(ARCHITECTURE.read_text("utf-8")), *in_glossary()}))
def test_what_the_architecture_and_the_glossary_name_exists(name: str):
    words = name.split(".")
    modules = list(takewhile(lambda word: word.islower(), words))
    while modules:
        try:
            module = import_module(".".join(modules))
        except ModuleNotFoundError:
            modules.pop()
        else:
            break
    assert modules, name
    reduce(getattr, words[len(modules) :], module)


def defined() -> dict[str, set[str]]:
    """Return by class or module, without its package, what it defines, inherits or sets on `self`."""
    found, bases = defaultdict[str, set[str]](set), defaultdict[str, list[str]](list)
    for path in files():
        if path.endswith(".py") and path.split("/")[0] in PACKAGES:
            module = ast.parse((ROOT / path).read_text("utf-8"))
            found[Path(path).stem] |= names_in(module)
            for node in ast.walk(module):
                if isinstance(node, ast.ClassDef):
                    found[node.name] |= names_in(node)
                    bases[node.name] += [base.id for base in node.bases if isinstance(base, ast.Name)]
    return {name: own.union(*(found[base] for base in bases[name])) for name, own in [*found.items()]}


def names_in(owner: ast.Module | ast.ClassDef) -> set[str]:
    found = set[str]()
    for node in ast.walk(owner):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(value=ast.Name(id="self"), attr=name):
                found.add(name)
            case _:
                pass
    return found


def test_what_the_glossary_names_without_its_package_exists():
    known, text = defined(), (ROOT / "docs" / "glossary.md").read_text("utf-8")
    short = {
        (owner, name)
        for owner, name in re.findall(r"`(\w+)\.(\w+)(?:\(\))?`", text)
        if owner not in (*SHORT, *PACKAGES)
    }
    assert ("Match", "base") in short
    assert [f"{owner}.{name}" for owner, name in sorted(short) if name not in known.get(owner, ())] == []


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".md")])
def test_links_within_the_project_lead_somewhere(name: str):
    text = (ROOT / name).read_text("utf-8")
    targets = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    broken = [target for target in targets if not (ROOT / name).parent.joinpath(target).exists()]
    assert not broken
