"""Other languages than those of the bot, for tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import locales
from locales import __main__ as check


@contextmanager
def languages(folder: Path, **added: str) -> Iterator[Path]:
    """Use a copy of the texts, with a file for each language that is added. Yield the folder."""
    place = folder / "locales"
    shutil.copytree(locales.HERE / "en", place / "en")
    for lang, texts in added.items():
        (place / lang).mkdir()
        (place / lang / "common.ftl").write_text(texts, "utf-8")
    caches = (locales._texts, locales._bundle)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locales, "HERE", place)
        for module in (locales, check):
            patch.setattr(module, "LANGUAGES", tuple(sorted({"en", *added})))
        for cache in caches:
            cache.cache_clear()
        yield place
    for cache in caches:
        cache.cache_clear()
