"""What is wrong with the texts of a language, compared with those of the default one.

Owns the checks of single texts: arguments, plurals, forms, keys that nothing asks for, and which English
texts have changed since they were translated. Must not know what a game needs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent

from locales import COMPLETE
from locales.forms import GENDER

GRAMMAR, FORM = "DOES", "FORM"
"""The function that chooses by its first argument, which it does not show, and the one that shows a form."""
REFERENCE = fluent.MessageReference
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
COUNTED = 1000
"""Numbers of things are smaller."""
OPTIONAL = ("-move-", "-more-", "-help-", "-counted-")
"""Parts of keys that a language may have where `DEFAULT` has none."""
DONE = "translated.txt"
"""The file with what was translated: a key and the digest of the text in `DEFAULT` in each line."""
DIGITS = 8

Parsed = Mapping[str, tuple[Path, fluent.Message]]
"""The texts of a language by their keys, as `messages` returns them."""


def lacking(own: Parsed, default: Parsed, needs: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each argument that a text shows in `default` and that it does not use in `own`, with its key."""
    for key in needs:
        if key in own and key in default:
            shown = {name for name, is_shown in _arguments(default, default[key][1]) if is_shown}
            for name in sorted(shown - {name for name, _ in _arguments(own, own[key][1])}):
                yield key, f"lacks ${name}"


def wrong(own: Parsed, default: Parsed) -> Iterator[tuple[str, str]]:
    """Yield texts that nothing asks for, and forms that no text has, each with its key."""
    forms = {attribute.id.name for _, message in own.values() for attribute in message.attributes}
    nodes = {key: list(_nodes(message)) for key, (_, message) in own.items()}
    parts = {node.id.name for found in nodes.values() for node in found if isinstance(node, REFERENCE)}
    for key, found in nodes.items():
        if key not in {*default, *parts, COMPLETE} and not any(part in key for part in OPTIONAL):
            yield key, "is asked for by nothing"
        for name in dict.fromkeys(map(_form, found)):
            if name and name not in forms:
                yield key, f"asks for the form {name}, which no text has"


def without_plurals(own: Parsed, lang: str) -> Iterator[tuple[str, str]]:
    """Yield choices by number that have one form for several plurals of the language, each with its key.

    That may be right: `5 points` and `2 points` have the same form in some cases.
    """
    needed = categories(lang)
    for key, (_, message) in own.items():
        names = (name for node in _nodes(message) for name in _missing(node, needed))
        if found := list(dict.fromkeys(names)):
            yield key, f"has no plural [{'], ['.join(found)}] of its own"


def categories(lang: str) -> frozenset[str]:
    """Return the plural categories of whole numbers in a language.

    >>> sorted(categories("cs")), sorted(categories("pl"))
    (['few', 'one', 'other'], ['few', 'many', 'one'])
    """
    try:
        plural = Locale(lang).plural_form
    except UnknownLocaleError:
        return frozenset()
    return frozenset(plural(n) for n in range(COUNTED))


def _missing(node: Any, needed: Collection[str]) -> list[str]:
    """Return the categories that a choice by number lacks, in which the default stands for one."""
    if not isinstance(node, fluent.SelectExpression):
        return []
    keys = [(variant.key, variant.default) for variant in node.variants]
    named = {key.name: default for key, default in keys if isinstance(key, fluent.Identifier)}
    if not named.keys() <= PLURALS or all(named.values()):
        return []
    left = sorted({*needed} - named.keys())
    return left if any(is_default and name in needed for name, is_default in named.items()) else left[1:]


def _form(node: Any) -> str:
    """Return the name of the form that a call of `FORM` shows; empty for anything else."""
    if isinstance(node, fluent.FunctionReference) and node.id.name == FORM:
        name = node.arguments.positional[1] if len(node.arguments.positional) > 1 else None
        if isinstance(name, fluent.StringLiteral) and name.value != GENDER:
            return name.value
    return ""


def _nodes(node: Any) -> Iterator[Any]:
    """Yield a part of a text and everything in it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
    elif isinstance(node, list):
        for part in cast(list[Any], node):
            yield from _nodes(part)


def _arguments(parsed: Parsed, node: Any, shown: bool = True) -> Iterator[tuple[str, bool]]:
    """Yield the arguments of a text, and whether each is shown there or only chooses a form.

    Texts that it refers to are part of it; `$n_id` counts as `$n`, and `$whom` as `$who`.
    """
    match node:
        case fluent.VariableReference():
            name = node.id.name.removesuffix("_id")
            yield "who" if name == "whom" else name, shown
        case fluent.SelectExpression():
            yield from _arguments(parsed, node.selector, False)
            yield from _arguments(parsed, node.variants, shown)
        case fluent.FunctionReference() if node.id.name == GRAMMAR:
            yield from _arguments(parsed, node.arguments, False)
        case fluent.MessageReference() if node.id.name in parsed:
            yield from _arguments(parsed, parsed[node.id.name][1], shown)
        case fluent.BaseNode():
            yield from _arguments(parsed, list(vars(node).values()), shown)
        case list():
            for part in cast(list[Any], node):
                yield from _arguments(parsed, part, shown)
        case _:
            pass


def changed(own: Parsed, default: Parsed) -> list[str]:
    """Return the keys whose text in `default` has changed since `mark_done` noted it."""
    now, noted = _digests(own, default), _noted(own)
    return [key for key in now if noted.get(key, now[key]) != now[key]]


def mark_done(own: Parsed, default: Parsed, keys: Collection[str]) -> int:
    """Note that the texts of a language, or those with `keys`, say what the default ones say now.

    Return how many were noted.
    """
    now, noted = _digests(own, default), _noted(own)
    done = {key: now[key] for key in now if not keys or key in keys}
    lines = (f"{key} {value}\n" for key, value in sorted((noted | done).items()) if key in now)
    _file(own).write_text("".join(lines), "utf-8")
    return len(done)


def _file(own: Parsed) -> Path:
    return next(path for path, _ in own.values()).with_name(DONE)


def _noted(own: Parsed) -> dict[str, str]:
    file = _file(own)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {key: value for key, _, value in (line.partition(" ") for line in lines)}


def _digests(own: Parsed, default: Parsed) -> dict[str, str]:
    """Return digests of the default texts that a language has too, without their comments."""
    serializer, found = FluentSerializer(), dict[str, str]()
    for key in own:
        if key in default:
            message = default[key][1]
            plain = fluent.Message(message.id, message.value, message.attributes)
            said = serializer.serialize_entry(plain).encode()
            found[key] = hashlib.sha256(said).hexdigest()[:DIGITS]
    return found
