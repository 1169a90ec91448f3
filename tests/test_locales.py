"""`python -m locales check` lists the texts that a game needs, and where the code needs each missing one."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import locales
from engine import games
from locales import __main__ as check
from locales.__main__ import main, missing
from tests import toy
from tests.orchard import Orchard, install


def line_of(path: Path, text: str) -> int:
    return next(n for n, line in enumerate(path.read_text("utf-8").splitlines(), 1) if text in line)


def test_a_game_without_texts_is_told_all_it_needs():
    lines = missing(toy.Toy(), "en", 5)
    path = Path(toy.__file__)
    found = {line.split(": ")[1].removesuffix(" is missing"): line.split(": ")[0] for line in lines}
    for key, text in (
        ("toy-name", 'key = "toy"'),
        ("toy-rules-3", 'key = "toy"'),
        ("toy-verb-gift", '"gift": Verb'),
        ("toy-do-bid", '"bid": Verb'),
        ("toy-arg-charm", "[with={charm}]"),
        ("toy-ask-prize", '"prize", state.no'),
        ("toy-event-board-score", '"board-score"'),
        ("toy-sheet-prizes", '{"prizes"'),
    ):
        assert found[key].endswith(f"tests/toy.py:{line_of(path, text)}"), key


@pytest.mark.parametrize(
    ("key", "game", "where"),
    [
        ("yspahan-ask-act", "yspahan", "engine/games/yspahan/"),
        ("ishtar-sheet-trees", "ishtar", "engine/games/ishtar/"),
        ("yspahan-event-drew-hidden", "yspahan", "engine/games/yspahan/"),
        ("render-babylon-quarry", "babylon", "render/boards/babylon/"),
    ],
)
def test_a_key_that_is_removed_is_named_with_its_line(
    key: str, game: str, where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted((locales.HERE / "en").glob("*.ftl")):
        text = file.read_text("utf-8").replace(f"{key} =", f"{key}-gone =")
        bundle.add_resource(FluentResource(text))
    monkeypatch.setattr(check, "_bundle", lambda lang: bundle)
    monkeypatch.setattr(check, "GAMES", 2)
    assert main(["check", game]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    place, name = line.split(": ")
    assert name == f"{key} is missing"
    path, number = place.rsplit(":", 1)
    assert path.startswith(where)
    assert int(number) > 0


def test_a_game_that_is_added_needs_no_other_texts(monkeypatch: pytest.MonkeyPatch):
    install(monkeypatch, Orchard())
    assert missing(Orchard(), "en", 3) == []


@pytest.mark.parametrize(
    ("key", "game"),
    [
        ("babylon-effort", "babylon"),
        ("babylon-extra-deco", "babylon"),
        ("babylon-legend-16", "babylon"),
        ("ishtar-option-layout-ring", "ishtar"),
        ("yspahan-advice-act", "yspahan"),
    ],
)
def test_texts_that_no_game_asks_for_by_itself_are_needed_too(key: str, game: str):
    assert key in check.needed(games.get(game), 2)


@pytest.mark.parametrize("key", games.ALL)
def test_no_game_lacks_a_text(key: str):
    for lang in locales.LANGUAGES:
        assert missing(games.get(key), lang, 3) == []
