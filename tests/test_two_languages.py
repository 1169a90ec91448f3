"""Two languages in one process: each has its own words, and all share the memory of the caches."""

from __future__ import annotations

from pathlib import Path

import pytest

import locales
from engine import games
from engine.chance import Chance
from locales import CACHED, LANGUAGES, Texts
from render import caching, pictures
from render.scene import Scene
from tests.languages import languages, pseudo
from tests.pictures import same


@pytest.mark.parametrize("key", games.ALL)
def test_pictures_of_two_languages_are_not_mixed_up(key: str, tmp_path: Path):
    game = games.get(key)
    state = game.setup(2, {}, Chance.seeded(1))
    with languages(tmp_path, de=pseudo()):
        english, other = (
            Scene(game.view(state, None), ("Ana", "Ben"), (0,), lang=lang) for lang in ("en", "de")
        )
        first = pictures.board(key, english), pictures.board(key, other)
        assert not same(*first)
        again = pictures.board(key, english), pictures.board(key, other)
        assert [same(one, two) for one, two in zip(first, again, strict=True)] == [True, True]
        assert caching.cache.size <= caching.cache.limit


def test_all_languages_share_one_cache_of_texts():
    for lang in LANGUAGES:
        words = locales.texts(lang)
        for n in range(CACHED // 2):
            words("sheet-row", row=lang, points=n)
    info = Texts._formatted.cache_info()
    assert info.maxsize == CACHED >= info.currsize
    assert {locales.texts(lang)("language") for lang in LANGUAGES} >= {"English"}
