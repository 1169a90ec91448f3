"""The words of a language in typed moves.

Owns which words stand for the verbs, values and labels of a game's notation, both when a move is read and
when it is offered. Must not know what is legal. What is kept and recorded is always the notation.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import NamedTuple, Protocol

from engine import games
from engine.core import Refused, TooLong
from engine.notation import ALIAS_BEGUN, alternatives, folded, labelled, notate, read, reworded, split
from locales.forms import GENDER, Word

TYPED = "typed"
"""The attribute with the words that people type for a text; the first is offered."""
MEANINGS = 6
"""The most readings of the unfinished word at the end of a line."""
_EXPLAINS = ("help_", "about_")
_TYPABLE = re.compile(r"[\w' -]+")


class _Texts(Protocol):
    """What this module needs of `locales.Texts`, which uses it."""

    @property
    def own(self) -> Collection[str]: ...
    @property
    def is_default(self) -> bool: ...
    def has_own(self, key: str) -> bool: ...
    def __call__(self, key: str, /) -> str: ...


class _Name(NamedTuple):
    place: tuple[str, str]
    """An argument and its value, an argument and "" for its label, or "" and a verb."""
    code: str
    words: list[str]


class Vocabulary:
    """The words of a language for one game. `DEFAULT` needs none: it has the notation and `Game.aliases`."""

    def __init__(self, words: _Texts, game: str) -> None:
        self._verbs = verbs = games.get(game).verbs
        self._codes: dict[str, str] = {}
        """The code for each word, which is folded."""
        found = list(_found(words, game)) if not words.is_default else []
        taken = {*verbs, *games.get(game).aliases, *(name.code.lower() for name in found)}
        for name in found:
            for word in map(folded, name.words):
                if word not in taken and len(word) >= ALIAS_BEGUN:
                    self._codes.setdefault(word, name.code)
        self._names = {
            name.place: name.words[0] for name in found if self._codes.get(folded(name.words[0])) == name.code
        }
        """The words that are offered."""

    def understood(self, text: str) -> str:
        """Return a typed line in the notation, as far as it is in this language. Raise `TooLong`."""
        return reworded(self._codes, text) if self._codes else text

    def meanings(self, text: str) -> Iterator[str]:
        """Yield what a line that is still being typed may mean. Raise `TooLong`."""
        text = self.understood(text)
        yield text
        start, semicolon, last = text.rpartition(";")
        for meant, _ in zip(alternatives(self._codes, last), range(MEANINGS), strict=False):
            yield f"{start}{semicolon}{meant}"

    def offered(self, line: str) -> str:
        """Return a line of the notation in the words of this language; what is no notation is unchanged."""
        if not self._names:
            return line
        with suppress(TooLong):
            return "; ".join(map(self._step, split(self._verbs, line)))
        return line

    def _step(self, step: str) -> str:
        try:
            return notate(self._verbs, read(self._verbs, step), self._names)
        except Refused:
            return self._names.get(("", step), step)


def _found(words: _Texts, game: str) -> Iterator[_Name]:
    """Yield verbs and labels by the words that a text has for typing, and values by all their forms too."""
    verbs = games.get(game).verbs
    for verb in verbs:
        yield from _named(words, ("", verb), verb, f"{game}-verb-{verb}")
    arguments = [argument for verb in verbs.values() for argument in labelled(verb)]
    labels = dict(sorted(arguments, key=lambda argument: argument[1] != ""))
    for name, label in labels.items():
        yield from _named(words, (name, ""), label, f"{game}-arg-{name}")
        start = f"{game}-{name}-".replace("_", "-")
        for key in words.own:
            value = key.removeprefix(start).replace("-", "_")
            if key.startswith(start) and not value.startswith(_EXPLAINS):
                yield from _named(words, (name, value), value, key, forms=True)


def _named(
    words: _Texts, place: tuple[str, str], code: str, key: str, *, forms: bool = False
) -> Iterator[_Name]:
    key = key.replace("_", "-")
    if not code or not words.has_own(key):
        return
    text = words(key)
    own = dict(text.forms) if isinstance(text, Word) else {}
    typed = [word.strip() for word in own.pop(TYPED, "").split(",")]
    own.pop(GENDER, None)
    said = [
        word for word in (*typed, *((str(text), *own.values()) if forms else ())) if _TYPABLE.fullmatch(word)
    ]
    if said:
        yield _Name(place, code, said)
