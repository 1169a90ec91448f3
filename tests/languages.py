"""Other languages than those of the bot, for tests."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent

import locales
from locales import __main__ as check

LONGER = 0.4
"""The share by which texts of the pseudo-language are longer."""
MARKED = str.maketrans("aeiouycdnrstzAEIOUYCDNRSTZ", "áěíóůýčďňřšťžÁĚÍÓŮÝČĎŇŘŠŤŽ")
KEPT = re.compile(r"`[^`]*`|/[a-z]+(?: [a-z]+)?|<[^>]*>|https?://\S+|[^\W\d_]+")
"""What commands, code and links look like, and words."""

parsed = lru_cache(100)(locales._parsed)
"""What a file says: most files are the same in each copy, and to parse all takes seconds."""


@cache
def pseudo() -> str:
    """Return all English texts with diacritics and 40 % longer, as a language that nobody speaks."""
    serializer, texts = FluentSerializer(), list[str]()
    for _, message in locales.messages("en").values():
        _lengthen(message)
        texts.append(serializer.serialize_entry(message))
    return "".join(texts)


def _lengthen(node: Any) -> None:
    if isinstance(node, fluent.TextElement):
        node.value = KEPT.sub(_longer, node.value)
    elif isinstance(node, fluent.BaseNode):
        for part in vars(node).values():
            _lengthen(part)
    elif isinstance(node, list):
        for part in node:
            _lengthen(part)


def _longer(found: re.Match[str]) -> str:
    word = found[0]
    if not word.isalpha():
        return word
    return word.translate(MARKED) + "ů" * round(LONGER * (len(word) + 1))


@contextmanager
def languages(folder: Path, **added: str) -> Iterator[Path]:
    """Use a copy of the texts, with a file for each language that is added. Yield the folder.

    What has been read of the real ones is kept for later.
    """
    place = folder / "locales"
    shutil.copytree(locales.HERE / "en", place / "en")
    for lang, texts in added.items():
        (place / lang).mkdir()
        (place / lang / "common.ftl").write_text(texts, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locales, "HERE", place)
        patch.setattr(locales, "_parsed", parsed)
        patch.setattr(locales, "_texts", lru_cache(locales.Texts))
        patch.setattr(locales, "_bundle", lru_cache(locales._Bundle))
        for module in (locales, check):
            patch.setattr(module, "LANGUAGES", tuple(sorted({"en", *added})))
        yield place
