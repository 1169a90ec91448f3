"""`python -m locales check` lists the texts that a game needs, and where the code needs each missing one."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import locales
from engine import games
from locales import __main__ as check
from locales.__main__ import main, missing, needed, places
from tests import toy
from tests.languages import languages, parsed
from tests.orchard import Orchard, install


def line_of(path: Path, text: str) -> int:
    return next(n for n, line in enumerate(path.read_text("utf-8").splitlines(), 1) if text in line)


def test_a_game_without_texts_is_told_all_it_needs():
    needs = needed(toy.Toy(), 5)
    lines = places(toy.Toy(), needs, missing(needs, "en"))
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
        ("render-babylon-round", "babylon", "render/boards/babylon/"),
    ],
)
def test_a_key_that_is_removed_is_named_with_its_line(
    key: str,
    game: str,
    where: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setattr(check, "GAMES", 2)
    with languages(tmp_path) as folder:
        for file in (folder / "en").glob("*.ftl"):
            file.write_text(file.read_text("utf-8").replace(f"{key} =", f"{key}-gone ="), "utf-8")
        assert main(["check", game]) == 1
    line, total = capsys.readouterr().out.splitlines()
    assert total.startswith("en: ")
    place, name = line.split(": ")
    assert name == f"{key} is missing"
    path, number = place.rsplit(":", 1)
    assert path.startswith(where)
    assert int(number) > 0


def test_a_game_that_is_added_needs_no_other_texts(monkeypatch: pytest.MonkeyPatch):
    install(monkeypatch, Orchard())
    assert missing(needed(Orchard(), 3), "en") == []


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
    assert key in needed(games.get(game), 2)


@pytest.mark.parametrize("game", [[], *([key] for key in games.ALL)], ids="".join)
def test_no_language_lacks_a_text_that_it_must_have(
    game: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(check, "GAMES", 3)
    monkeypatch.setattr(locales, "_parsed", parsed)
    assert main(["check", *game]) == 0, capsys.readouterr().out


GERMAN = "language = Deutsch\nyspahan-name = Isfahan\n"


def test_a_partial_language_is_no_error_and_the_rest_is_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(check, "GAMES", 1)
    with languages(tmp_path, de=GERMAN):
        words, english = locales.texts("de"), locales.texts("en")
        assert (words("yspahan-name"), words("language")) == ("Isfahan", "Deutsch")
        assert words("yspahan-blurb") == english("yspahan-blurb")
        assert main(["check"]) == 0
        partial, complete = capsys.readouterr().out.splitlines()
        total = f"{len(locales.messages('en')):,}"
        assert partial.startswith(f"de: 2 of {total} texts, a partial translation")
        assert complete == f"en: {total} of {total} texts"
        assert main(["check", "yspahan", "--lang", "de"]) == 0
        *lines, partial = capsys.readouterr().out.splitlines()
        assert partial.startswith(f"de: 1 of {len(lines) + 1} texts")
        assert any(line.endswith(": yspahan-blurb is missing") for line in lines)


def test_a_language_that_says_that_it_is_complete_lacks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(check, "GAMES", 1)
    with languages(tmp_path, de=f"{GERMAN}{locales.COMPLETE} = yes\n"):
        assert main(["check"]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert any(line.endswith("yspahan.ftl: yspahan-blurb is missing") for line in lines)
        assert len(lines) == len(locales.messages("en")) - 2 + len(locales.LANGUAGES)
        assert main(["check", "yspahan"]) == 1
        assert main(["check", "--lang", "en"]) == 0


def test_a_text_that_cannot_be_read_is_shown_in_english_and_the_others_are_not(tmp_path: Path):
    faulty = "yspahan-blurb = { $who\n\n-term = Karte\nyspahan-deck = { -term }n\n"
    with languages(tmp_path, de=f"{GERMAN}{faulty}"):
        words, english = locales.texts("de"), locales.texts("en")
        assert words("yspahan-blurb") == english("yspahan-blurb")
        assert not words.has_own("yspahan-blurb")
        assert words("yspahan-deck") == "Karten"
        assert words("yspahan-name") == "Isfahan"


def test_several_threads_may_need_the_same_text_first(tmp_path: Path):
    interval = sys.getswitchinterval()
    with languages(tmp_path), ThreadPoolExecutor(8) as pool:
        words = locales.texts("en")
        sys.setswitchinterval(1e-6)
        try:
            for key in words.own[:500]:
                assert all(pool.map(words.__contains__, [key] * 8))
        finally:
            sys.setswitchinterval(interval)


def test_a_partial_language_must_have_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with languages(tmp_path, de="yspahan-name = Isfahan\n"):
        assert main(["check"]) == 1
        assert capsys.readouterr().out.splitlines()[0].endswith("common.ftl: language is missing")


SPANISH = """language = Español
yspahan-event-loaded = { $whom } tiene un cubo en la fila { $row_id ->
    [one] primera
   *[other] { $row }
} de la caravana.
yspahan-event-discarded = Se descarta una carta.
yspahan-event-cubes-left = { $who } guarda { $n_id ->
    [one] un cubo
   *[other] más de un cubo
}.
amyitis-event-income = El banquero paga a { $whom } { amyitis-part-talents }{ $scored }.
amyitis-event-skipped = { $who } recibe talentos.
amyitis-part-talents = { $talents_id ->
    [one] un talento
   *[other] talentos
}
yspahan-event-ordered = { $whom } pone { $shop } primero.
"""


def test_a_translation_without_an_argument_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with languages(tmp_path, es=SPANISH):
        assert main(["check"]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert [line.split("common.ftl: ")[1] for line in lines if " lacks " in line] == [
            "amyitis-event-skipped lacks $talents",
            "yspahan-event-discarded lacks $card",
            "yspahan-event-discarded lacks $who",
            "yspahan-event-loaded lacks $scored",
        ], "but not those that only choose a form in English"
        assert main(["check", "--lang", "en"]) == 0


def test_an_argument_may_be_longer_than_fluent_takes():
    story = "Ana builds. " * 500
    assert story in locales.texts()("digest-early", text=story, n=9)


CZECH = """language = Čeština
yspahan-event-drew = { $who } bere { FORM($card, "gen") } a { FORM($card, "acc") }, { FORM($card, "gender") ->
    [f] první
   *[m] prvni
}.
yspahan-card-load = Na karavanu
    .acc = Na karavanu
yspahan-move-draw = Vzít kartu: { $text }
shared = společné
unused = { shared }
seats-free = { $n ->
    [one] Je volno pro jednoho.
   *[other] Je volno pro { $n }.
}
length-days = { $n ->
    [one] den
    [few] { $n } dny
   *[other] { $n } dnů
}
yspahan-event-sold = { $who } hraje { $what_id ->
    [gold] { $n } zl.
   *[one] { $n } vb.
}{ $scored }.
"""


def test_texts_and_forms_that_do_not_exist_are_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with languages(tmp_path, cs=CZECH):
        assert main(["check"]) == 1
        lines = capsys.readouterr().out.splitlines()
    assert [line.split("common.ftl: ")[1] for line in lines if "common.ftl: " in line] == [
        "yspahan-event-drew asks for the form gen, which no text has",
        "unused is asked for by nothing",
    ], "but not what other texts refer to, nor verbs"


def test_choices_without_a_plural_of_the_language_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with languages(tmp_path, cs=CZECH):
        main(["check", "--lang", "cs"])
    found = [line for line in capsys.readouterr().out.splitlines() if " plural " in line]
    assert found == ["seats-free has no plural [few] of its own"]


def test_english_texts_that_change_after_their_translation_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with languages(tmp_path, de=GERMAN) as folder:
        assert main(["done", "--lang", "de"]) == 0
        assert main(["check"]) == 0
        assert "changed" not in capsys.readouterr().out
        english = folder / "en" / "yspahan.ftl"
        before = english.read_text("utf-8")
        english.write_text(before.replace("yspahan-name = ", "# A comment.\nyspahan-name = "), "utf-8")
        assert main(["check"]) == 0
        assert "changed" not in capsys.readouterr().out, "a comment is no text"
        english.write_text(before.replace("yspahan-name = Yspahan", "yspahan-name = The Town"), "utf-8")
        assert main(["check", "--lang", "de"]) == 0, "and no error"
        *lines, total = capsys.readouterr().out.splitlines()
        assert "yspahan-name has changed in en since it was translated" in lines
        assert total.endswith("; 1 has changed in English since")
        assert main(["done", "--lang", "de", "language"]) == 0
        assert main(["check"]) == 0
        assert "1 has changed" in capsys.readouterr().out
        assert main(["done", "--lang", "de", "yspahan-name"]) == 0
        assert main(["check"]) == 0
        assert "changed" not in capsys.readouterr().out
