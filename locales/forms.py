"""Words that know their forms: cases of a language, its genders, and whatever else its texts ask for.

Owns how a text with attributes is handed to other texts, alone or in a list. Must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, SupportsIndex

GENDER = "gender"
"""The form that is not shown but chosen by."""
SEVERAL = "several"
"""The gender of a list."""


class Word(str):
    """A text, and its forms by their names: the attributes of its message."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> Self:
        word = super().__new__(cls, text)
        word.forms = forms
        return word

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and (not isinstance(other, Word) or self.forms == other.forms)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[type[Word], tuple[str, Mapping[str, str]]]:
        return Word, (str(self), self.forms)


def form(word: Any, name: str) -> Any:
    """Return a form of a word, or the word itself if it does not have it.

    >>> crane = Word("jeřáb", {"gen": "jeřábu"})
    >>> form(crane, "gen"), form(crane, "dat"), form("Ana", "gen")
    ('jeřábu', 'jeřáb', 'Ana')
    """
    return word.forms.get(name, str(word)) if isinstance(word, Word) else word


def combined(parts: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Return several words as one, whose forms are those of its parts.

    >>> both = combined([Word("jeřáb", {"gen": "jeřábu"}), "Ana"], " a ".join)
    >>> both, form(both, "gen"), form(both, "gender")
    ('jeřáb a Ana', 'jeřábu a Ana', 'several')
    """
    names = {name for part in parts if isinstance(part, Word) for name in part.forms}
    text = join(parts)
    if not names:
        return text
    forms = {name: join([form(part, name) for part in parts]) for name in names}
    return Word(text, forms | {GENDER: SEVERAL})
