"""Every word a person reads, in Fluent files: a folder per language, with a file for each game.

Owns finding and formatting texts. Knows keys and values only: no state, no Discord, no pictures.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engine.core import Action, Event, Verb
from engine.notation import argument_names

log = logging.getLogger(__name__)

HERE = Path(__file__).parent
DEFAULT = "en"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("*.ftl")))
)
SEAT_ARGUMENTS = frozenset({"seat", "owner", "other"})
TABLE = "table-"
"""How the kinds of events begin that belong to no game."""
CACHED = 8192
"""Formatted texts kept: most sentences about a position are those about the position before."""


class Texts:
    """The texts of one language; what it lacks is taken from `DEFAULT`, a key nobody has shows as itself."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = [_bundle(code) for code in dict.fromkeys((lang, DEFAULT))]
        self._formatted = lru_cache(CACHED)(self._format)

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self._formatted(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, dict(args))
                    for error in errors:
                        log.error("text %s/%s: %s", self.lang, key, error)
                    return str(text)
        log.error("text %s/%s is missing", self.lang, key)
        return key

    def term(self, game: str, name: str, value: str | int) -> str:
        """A value of an argument in words: `yspahan-floor-camel`; numbers and codes stand for themselves."""
        key = f"{game}-{name}-{value}".replace("_", "-") if isinstance(value, str) else ""
        return self(key) if key in self else str(value)

    def question(self, game: str, kind: str) -> str:
        """What a seat is asked, by the kind of the decision."""
        return self(f"{game}-ask-{kind}".replace("_", "-"))

    def _argument(self, game: str, name: str, value: str | int) -> dict[str, str | int]:
        """A value as messages get it: `$floor` in words, `$floor_id` as it is (`none` for one left out)."""
        if isinstance(value, int):
            return {name: value, f"{name}_id": value}
        return {name: self.term(game, name, value), f"{name}_id": value or "none"}

    def event(self, game: str, happened: Event, names: Sequence[str]) -> str:
        """One sentence, of the game, or of the house for what happens at any table.

        Messages get `$who` (the event's seat) and each argument under its own name.
        """
        args: dict[str, str | int] = {}
        for name, value in happened.args:
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                args[name] = names[value]
            else:
                args |= self._argument(game, name, value)
        if happened.seat is not None:
            args["who"] = names[happened.seat]
        key = f"{game}-event-{happened.kind}".replace("_", "-")
        if happened.kind.startswith(TABLE):
            key = f"house-event-{happened.kind.removeprefix(TABLE)}"
        return self(key, **args)

    def action(self, game: str, verbs: Mapping[str, Verb], action: Action) -> str:
        """What a button or a line of a draft says: `yspahan-do-take`, arguments under the form's names."""
        args: dict[str, str | int] = {}
        for name, value in zip(argument_names(verbs[action.verb]), action.args, strict=True):
            args |= self._argument(game, name, value)
        return self(f"{game}-do-{action.verb}".replace("_", "-"), **args)


def texts(lang: str = DEFAULT) -> Texts:
    """Texts of a language code (`en`, `en-GB`); an unknown one gives `DEFAULT`."""
    short = lang.split("-")[0].lower()
    return _texts(short if short in LANGUAGES else DEFAULT)


_texts = lru_cache(Texts)


@lru_cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((HERE / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
