"""The examples in docstrings, wherever there are any. The engine's public face must have some."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PUBLIC = ("core", "chance", "match", "notation", "menu", "records", "games", "bots")
EXAMPLES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for package in ("engine", "render", "cogs", "locales")
    for path in (ROOT / package).rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", sorted({*EXAMPLES, *(f"engine.{name}" for name in PUBLIC)}))
def test_examples(name: str):
    failed, attempted = doctest.testmod(import_module(name))
    assert attempted, "the module has no examples"
    assert not failed
