"""The examples in the docstrings of the engine's public face."""

import doctest
from importlib import import_module

import pytest

PUBLIC = ("core", "chance", "match", "notation", "menu", "records", "games", "bots")


@pytest.mark.parametrize("name", PUBLIC)
def test_examples(name: str):
    failed, attempted = doctest.testmod(import_module(f"engine.{name}"))
    assert attempted, "the module has no examples"
    assert not failed
