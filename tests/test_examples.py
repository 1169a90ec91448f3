"""Worked examples of the rules: each is right or wrong as it says, and has a text and a picture."""

from __future__ import annotations

import pytest

from cogs.rules import own_pages
from engine import games
from engine.examples import Example, examples_of, stage
from locales import LANGUAGES, texts
from render import boards, pictures
from render.examples import BAND, LINE, WIDE
from render.theme import GAP
from tests.pictures import opened
from tests.playing import press
from tests.virtual import TableDriver, raw, text, walk

MOST = 170
"""The most characters of the text of an example."""
BYTES = 350_000
"""The most bytes of the picture of a page."""
PAGES = [
    (key, page) for key, game in games.ALL.items() for page in sorted({e.page for e in examples_of(game)})
]

each = pytest.mark.parametrize(
    ("key", "example"),
    [
        pytest.param(key, example, id=f"{key}-{example.name}")
        for key, game in games.ALL.items()
        for example in examples_of(game)
    ],
)


@each
def test_an_example_is_what_it_says(key: str, example: Example):
    game = games.get(key)
    made = stage(game, example)
    game.check(made.state)
    assert (example.verdict == "shown") or made.move
    if made.move:
        legal = made.move[0] in game.legal_actions(made.state, made.seat)
        assert legal == (example.verdict == "right"), f"{example.move} is {'' if legal else 'not '}legal"
    if example.points:
        assert dict(made.points) == {int(seat): n for seat, n in example.points.items()}


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_has_a_text_with_its_points(key: str, example: Example, lang: str):
    words, name = texts(lang), f"{key}-example-{example.name}"
    assert name in words
    assert 10 < len(words(name)) <= MOST
    assert not [n for n in example.points.values() if str(n) not in words(name)]
    assert example.page <= own_pages(words, key)


@pytest.mark.parametrize(("key", "page"), PAGES)
def test_examples_are_drawn(key: str, page: int):
    png = pictures.rules(key, page, "en")
    assert png
    assert len(png) < BYTES


@pytest.mark.parametrize(("key", "page"), PAGES)
def test_examples_are_as_wide_as_their_page(key: str, page: int):
    png = pictures.rules(key, page, "en")
    assert png
    picture = opened(png)
    width, height = picture.size
    assert width == WIDE + 2 * GAP
    assert picture.getpixel((width - GAP - LINE // 2, BAND + LINE)) != picture.getpixel((0, height - 1))


def test_a_cube_in_a_temple_is_shown_without_the_cards_around_that():
    png = pictures.rules("amyitis", 5, "en")
    assert png
    assert opened(png).height < BAND + WIDE / 3


@pytest.mark.parametrize(
    ("key", "page"), [(key, page) for key in games.ALL for page in boards.get(key).RULES]
)
def test_parts_of_a_board_are_large_enough_for_a_phone(key: str, page: int):
    png = pictures.rules(key, page, "en")
    assert png
    assert opened(png).width <= WIDE + 2 * GAP


@pytest.mark.parametrize("key", games.ALL)
def test_every_game_shows_what_is_right_and_what_is_wrong(key: str):
    assert not {example.page for example in examples_of(games.get(key))} & {*boards.get(key).RULES}
    verdicts = [example.verdict for example in examples_of(games.get(key))]
    assert verdicts.count("right") > 0
    assert verdicts.count("wrong") > 0


async def test_a_page_of_rules_shows_its_examples_with_the_same_numbers(table: TableDriver):
    ana, words = table.members[0], texts()
    shown = (await ana.slash(table.channel, "rules", game="yspahan")).response
    for _ in range(2):
        await press(ana, shown, "rules", words("button-next"))
    lines = [line for line in text(shown).split("\n") if line.startswith(("**1** ", "**2** ", "**3** "))]
    assert [line.split()[1] for line in lines] == ["✅", "❌", "❌"]
    assert words("yspahan-example-3-1-continue") in lines[0]
    (picture,) = [item for part in walk(raw(shown)) for item in part.get("items", [])]
    assert words("yspahan-example-3-2-other-souk") in picture["description"]
