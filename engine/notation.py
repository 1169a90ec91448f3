"""Actions as text.

Owns the written form of moves: the exact form (`notate`, `read`), what people type (`reworded`, `parse`,
`complete`), and whole lines (`join`, `split`, `read_all`). Must not know the rules of a game, only verbs,
their aliases and lists of legal actions.

Typed lines are limited to `LINE_LIMIT` characters and `STEP_LIMIT` steps, so that none costs more than a few
milliseconds. Lines that this module has written itself, in drafts and records, are not limited.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import islice, pairwise, repeat
from typing import NamedTuple, TypeVar

from engine.core import Action, Ambiguous, Illegal, TooLong, Unreadable, Verb

T = TypeVar("T", int, tuple[int, int, bool])

Verbs = Mapping[str, Verb]

LINE_LIMIT = 300
"""The most characters in a typed line."""
STEP_LIMIT = 40
"""The most actions in a typed line."""
NEAREST = 5
"""The most legal moves that an `Illegal` names."""
COMPARED = 40
"""The number of moves, those that share the most words, from which the nearest ones are chosen."""
ALIAS_BEGUN = 2
"""The fewest characters of an alias that are completed."""
CANDIDATES = 25
"""The most moves that an `Ambiguous` names, and the most completions returned."""

NO_NAMES: Mapping[tuple[str, str], str] = {}

_ARGUMENT = re.compile(r"\{(?P<name>\w+)\}|\[(?:(?P<label>\w+)=)?\{(?P<optional>\w+)\}\]")
_STROKES = str.maketrans("łŁøØđĐ", "lLoOdD")
"""The letters with a stroke, which have no decomposition."""
_NUMBER = re.compile(r"-?[0-9]{1,18}")


class _Argument(NamedTuple):
    name: str
    label: str  # written before the value with "="; empty if the value stands alone
    optional: bool


@lru_cache(maxsize=256)
def _arguments(verb: Verb) -> tuple[_Argument, ...]:
    return tuple(
        _Argument(m["name"] or m["optional"], m["label"] or "", m["optional"] is not None)
        for m in _ARGUMENT.finditer(verb.form)
    )


def argument_names(verb: Verb) -> tuple[str, ...]:
    """Return the names of the arguments, in the order of `Action.args`.

    >>> argument_names(Verb("take {floor} [discard={card}]"))
    ('floor', 'card')
    """
    return tuple(argument.name for argument in _arguments(verb))


def has_extras(verb: Verb) -> bool:
    """Return True if the verb has optional arguments with a label, such as `[discard={card}]`."""
    return any(argument.optional and argument.label for argument in _arguments(verb))


def labelled(verb: Verb) -> tuple[tuple[str, str], ...]:
    """Return the names of the arguments, each with its label, or "" if it has none.

    >>> labelled(Verb("take {floor} [discard={card}]"))
    (('floor', ''), ('card', 'discard'))
    """
    return tuple((argument.name, argument.label) for argument in _arguments(verb))


def notate(verbs: Verbs, action: Action, names: Mapping[tuple[str, str], str] = NO_NAMES) -> str:
    """Return the exact text of an action.

    `names` are words to write in place of a verb ("", verb), a value (argument, value) or a label
    (argument, "").

    >>> verbs = {"take": Verb("take {floor} [discard={card}]")}
    >>> notate(verbs, Action("take", ("camel", "gold3")))
    'take camel discard=gold3'
    >>> notate(verbs, Action("take", ("camel", "")))
    'take camel'
    >>> notate(verbs, Action("take", ("camel", "")), {("floor", "camel"): "velbloud"})
    'take velbloud'
    """
    words = [names.get(("", action.verb), action.verb)]
    for argument, value in zip(_arguments(verbs[action.verb]), action.args, strict=True):
        if value != "" or not argument.optional:
            said = names.get((argument.name, str(value)), str(value))
            label = names.get((argument.name, ""), argument.label)
            words.append(f"{label}={said}" if argument.label else said)
    return " ".join(words)


def read(verbs: Verbs, text: str) -> Action:
    """Return the action that an exact text stands for, legal or not. Raise `Unreadable` if there is none.

    >>> read({"take": Verb("take {floor} [discard={card}]")}, "take camel")
    Action(verb='take', args=('camel', ''))
    """
    name, *words = text.split() or [""]
    verb = verbs.get(name)
    if verb is None:
        raise Unreadable(text, tuple(verbs))
    arguments = _arguments(verb)
    if not arguments and not words:
        return Action(name)
    args: list[str | int] = []
    for argument in arguments:
        start = f"{argument.label}=" if argument.label else ""
        if words and words[0].startswith(start) and (start or "=" not in words[0]):
            word = words.pop(0)[len(start) :]
            args.append(int(word) if _NUMBER.fullmatch(word) else word)
        elif argument.optional:
            args.append("")
        else:
            raise Unreadable(text, tuple(verbs))
    if words:
        raise Unreadable(text, tuple(verbs))
    return Action(name, tuple(args))


def intended(verbs: Verbs, text: str) -> Action | None:
    """Return the action that a typed text seems to mean, though none like it is legal; None if unclear.

    Its arguments are the words as they were typed, `""` for those that are missing.

    >>> intended({"take": Verb("take {floor} [discard={card}]")}, "ta chest")
    Action(verb='take', args=('chest', ''))
    """
    first, *words = text.replace(",", " ").split() or [""]
    first = first.lower()
    named = [first] if first in verbs else [name for name in verbs if first and name.startswith(first)]
    if len(named) != 1:
        return None
    args: list[str | int] = []
    for argument in _arguments(verbs[named[0]]):
        start = f"{argument.label}=" if argument.label else ""
        fit = next((word for word in words if word.startswith(start) and (start or "=" not in word)), "")
        if fit:
            words.remove(fit)
        word = fit[len(start) :]
        args.append(int(word) if _NUMBER.fullmatch(word) else word)
    return None if words else Action(named[0], tuple(args))


def reworded(aliases: Mapping[str, str], text: str) -> str:
    """Return a typed text without diacritics, and with the words that stand for its `aliases`.

    Raise `TooLong` if the text exceeds the limit.

    >>> reworded({"nineveh": "ninoua", "palm tree": "palm"}, "caravan Nínéveh; pay Palm-Tree")
    'caravan ninoua; pay palm'
    """
    text = _plain(text)
    return _aliases(tuple(aliases)).sub(lambda m: aliases[_named(m[0])], text) if aliases else text


def alternatives(aliases: Mapping[str, str], text: str) -> Iterator[str]:
    """Yield the typed text with each word for which an alias stands that begins with the end of the text.

    >>> list(alternatives({"nineveh": "ninoua", "palm tree": "palm"}, "pay palm t"))
    ['pay palm']
    """
    starts = [0, *(m.end() for m in re.finditer(r"[\s=]+", text))]
    for start in starts:
        end = _named(text[start:])
        for name, word in aliases.items():
            if len(end) >= ALIAS_BEGUN and name.startswith(end):
                yield text[:start] + word


def _plain(text: str) -> str:
    """Return a typed text without diacritics. Raise `TooLong` if it exceeds the limit."""
    if len(text) > LINE_LIMIT:
        raise TooLong(LINE_LIMIT, STEP_LIMIT)
    plain = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return "".join(plain).translate(_STROKES)


def folded(typed: str) -> str:
    """Return a name as a key of aliases.

    >>> folded("Żółty  Ćwik")
    'zolty cwik'
    """
    return _named(_plain(typed))


@lru_cache(maxsize=64)
def _aliases(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    words = "|".join(r"[\s_-]+".join(map(re.escape, name.split())) for name in longest_first)
    return re.compile(rf"(?<![\w.-])(?:{words})(?![\w.-])", re.IGNORECASE)


def _named(typed: str) -> str:
    """Return a typed name as a key of `Game.aliases`."""
    return re.sub(r"[\s_-]+", " ", typed).lower()


class _Fit(NamedTuple):
    """How typed words fit the words of a notation."""

    fitted: int
    exact: int
    """How many words fit exactly, not only as a beginning."""
    left: int
    """How many words of the notation were not typed."""
    in_order: bool


_Row = tuple[str | None, ...]


def _match(value: str, label: str, words: Sequence[str]) -> str:
    """Return a digit for each word: 2 if it is the value, 1 if the value begins with it, else 0."""
    plain = value.lower()
    labelled = f"{label}={plain}" if label else plain
    return "".join(
        "2"
        if word in (plain, labelled)
        else "1"
        if plain.startswith(word) or labelled.startswith(word)
        else "0"
        for word in words
    )


def _fit(row: _Row, count: int) -> _Fit:
    """Assign each of `count` words in turn to the best unused part of a notation; a part is a `_match`."""
    unused = [part for part in row if part is not None]
    in_order = all(part[number] != "0" for number, part in enumerate(unused[:count]))
    fitted = exact = 0
    for number in range(count):
        best = max(unused, key=lambda part: part[number], default=None)
        if best is not None and best[number] != "0":
            fitted += 1
            exact += best[number] == "2"
            unused.remove(best)
    return _Fit(fitted, exact, len(unused), in_order)


class _Comparison:
    """Typed words compared with the legal actions of some verbs.

    All that matters is which words match which values. So every value is compared with the words only once,
    every combination of matches is examined only once, and a long list costs a few dictionary lookups per
    action. Words beyond the number of words in a notation are not compared, because they cannot all fit.
    """

    def __init__(
        self, verbs: Verbs, legal: Iterable[Action], words: Sequence[str], *, with_verb: bool = False
    ) -> None:
        """If `with_verb` is True, the verb is one of the words of a notation."""
        by_verb: dict[str, list[Action]] = {}
        for action in legal:
            by_verb.setdefault(action.verb, []).append(action)
        self._groups: list[tuple[list[Action], list[_Row], dict[_Row, _Fit]]] = []
        for name, actions in by_verb.items():
            arguments = _arguments(verbs[name])
            compared = words[: len(arguments) + with_verb]
            columns: list[Iterable[str | None]] = []
            if with_verb:
                columns.append(repeat(_match(name, "", compared), len(actions)))
            for argument, column in zip(
                arguments, zip(*[action.args for action in actions], strict=True), strict=True
            ):
                matches: dict[str | int, str | None] = {
                    value: _match(str(value), argument.label, compared) for value in set(column)
                }
                if argument.optional:
                    matches[""] = None
                columns.append(map(matches.__getitem__, column))
            rows = list(zip(*columns, strict=True)) or [()] * len(actions)
            self._groups.append((actions, rows, {row: _fit(row, len(compared)) for row in set(rows)}))

    def ranked(self, rank: Callable[[_Fit], T | None]) -> Iterator[tuple[T, Action]]:
        """Yield the actions by rank, lowest first, without those whose rank is None."""
        ranks = [{row: rank(fit) for row, fit in fits.items()} for _, _, fits in self._groups]
        for value in sorted({r for group in ranks for r in group.values() if r is not None}):
            for (actions, rows, _), group in zip(self._groups, ranks, strict=True):
                wanted = {row for row, r in group.items() if r == value}
                yield from (
                    (value, action) for row, action in zip(rows, actions, strict=True) if row in wanted
                )


def _typed_words(text: str) -> list[str]:
    """Return the words of a typed text in lower case. Raise `TooLong` if it exceeds the limit."""
    if len(text) > LINE_LIMIT:
        raise TooLong(LINE_LIMIT, STEP_LIMIT)
    return text.lower().replace(",", " ").split()


def parse(verbs: Verbs, text: str, legal: Sequence[Action]) -> Action:
    """Return the legal action that best fits what a person typed.

    Case does not matter, nor does the order of the arguments unless it alone tells two actions apart. Words
    may be shortened and arguments left out as long as one action fits best. Raise `TooLong`, `Unreadable`
    with the verbs of the legal actions if no verb begins with the first word, `Illegal` if no legal action
    fits, or `Ambiguous` if several do.

    >>> verbs = {"take": Verb("take {floor}"), "end": Verb("end")}
    >>> legal = [Action("take", ("camel",)), Action("take", ("chest",)), Action("end")]
    >>> parse(verbs, "T cam", legal)
    Action(verb='take', args=('camel',))
    >>> parse(verbs, "t c", legal)
    Traceback (most recent call last):
    engine.core.Ambiguous: t c
    """
    first, *words = _typed_words(text) or [""]
    with suppress(Unreadable):
        action = read(verbs, text)
        if action in legal:
            return action
    named = [first] if first in verbs else [name for name in verbs if first and name.startswith(first)]
    if not named:
        raise Unreadable(text, tuple(dict.fromkeys(action.verb for action in legal)))
    compared = _Comparison(verbs, [action for action in legal if action.verb in named], words)

    def rank(fit: _Fit) -> tuple[int, int, bool] | None:
        return (-fit.exact, fit.left, not fit.in_order) if fit.fitted == len(words) else None

    ranked = list(islice(compared.ranked(rank), CANDIDATES))
    best = [action for value, action in ranked if value == ranked[0][0]]
    if not best:
        raise Illegal(text, _nearest(verbs, text, compared, legal))
    if len(best) > 1:
        raise Ambiguous(text, tuple(notate(verbs, action) for action in best))
    return best[0]


def complete(verbs: Verbs, text: str, legal: Sequence[Action], limit: int = CANDIDATES) -> list[str]:
    """Return the notations of at most `limit` legal actions that fit a typed text, most exact words first.

    Raise `TooLong` if the text exceeds the limit.

    >>> legal = [Action("take", ("camel",)), Action("take", ("chest",))]
    >>> complete({"take": Verb("take {floor}")}, "ch", legal)
    ['take chest']
    """
    words = _typed_words(text)
    compared = _Comparison(verbs, legal, words, with_verb=True)
    ranked = compared.ranked(lambda fit: -fit.exact if fit.fitted == len(words) else None)
    return [notate(verbs, action) for _, action in islice(ranked, limit)]


def _nearest(verbs: Verbs, text: str, compared: _Comparison, legal: Sequence[Action]) -> tuple[str, ...]:
    """Return the notations that share the most words with the text, then the most pairs of letters."""
    likely = list(islice(compared.ranked(lambda fit: -fit.fitted), COMPARED))
    written = [(rank, notate(verbs, action)) for rank, action in likely or [(0, a) for a in legal[:COMPARED]]]
    pairs = set(pairwise(text.lower()))

    def difference(near: tuple[int, str]) -> tuple[int, float]:
        own = set(pairwise(near[1].lower()))
        return near[0], -len(own & pairs) / (len(own) + len(pairs))

    return tuple(near for _, near in sorted(written, key=difference)[:NEAREST])


def join(verbs: Verbs, actions: Iterable[Action]) -> str:
    """Return several actions as one line.

    >>> verbs = {"take": Verb("take {floor}"), "place": Verb("place {shop}", repeat=True)}
    >>> join(verbs, [Action("take", ("chest",)), Action("place", ("H4b",)), Action("place", ("H8c",))])
    'take chest; place H4b H8c'
    """
    parts: list[str] = []
    before = ""
    for action in actions:
        written = notate(verbs, action)
        if action.verb == before and verbs[action.verb].repeat:
            parts[-1] += written.removeprefix(action.verb)
        else:
            parts.append(written)
        before = action.verb
    return "; ".join(parts)


def split(verbs: Verbs, line: str) -> list[str]:
    """Return the text of each action of a typed line. The verb of a repeated action may be shortened.

    Raise `TooLong` if the line exceeds the limits.

    >>> split({"place": Verb("place {shop}", repeat=True)}, "pl H4b H8c; end")
    ['pl H4b', 'pl H8c', 'end']
    """
    if len(line) > LINE_LIMIT:
        raise TooLong(LINE_LIMIT, STEP_LIMIT)
    parts = list(islice(_split(verbs, line), STEP_LIMIT + 1))
    if len(parts) > STEP_LIMIT:
        raise TooLong(LINE_LIMIT, STEP_LIMIT)
    return parts


def _split(verbs: Verbs, line: str) -> Iterator[str]:
    for part in filter(None, (part.strip() for part in line.split(";"))):
        first, *words = part.split()
        fits = [name for name in verbs if name.startswith(first.lower())]
        if len(words) > 1 and len(fits) == 1 and verbs[fits[0]].repeat:
            yield from (f"{first} {word}" for word in words)
        else:
            yield part


def read_all(verbs: Verbs, line: str) -> tuple[Action, ...]:
    """Return the actions of a line written by `join`, however long. Raise `Unreadable` if it was not.

    >>> read_all({"place": Verb("place {shop}", repeat=True)}, "place H4b H8c")
    (Action(verb='place', args=('H4b',)), Action(verb='place', args=('H8c',)))
    """
    return tuple(read(verbs, part) for part in _split(verbs, line))
