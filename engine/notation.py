"""Actions as text and records as files.

Owns the written form of moves: exact (`notate`, `read`), as people type it (`parse`), whole lines, and the
record file that is export, import, golden test and bug report in one. Knows verbs, never a game's rules.
"""

from __future__ import annotations

import json
import re
import string
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

import msgspec

from engine.core import Action, Ambiguous, Event, Illegal, Unreadable, Verb

Verbs = Mapping[str, Verb]

NEAREST = 5
"""How many legal moves an `Illegal` names."""

_ARGUMENT = re.compile(r"\{(?P<name>\w+)\}|\[(?:(?P<label>\w+)=)?\{(?P<optional>\w+)\}\]")
_NUMBER = re.compile(r"-?\d+")


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
    """The names of the arguments, in the order of `Action.args`."""
    return tuple(argument.name for argument in _arguments(verb))


def notate(verbs: Verbs, action: Action) -> str:
    """The one exact text of an action: `take camel discard=gold3`."""
    words = [action.verb]
    for argument, value in zip(_arguments(verbs[action.verb]), action.args, strict=True):
        if value != "" or not argument.optional:
            words.append(f"{argument.label}={value}" if argument.label else str(value))
    return " ".join(words)


def read(verbs: Verbs, text: str) -> Action:
    """The action of an exact text. Raises `Unreadable`; says nothing about legality."""
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


def _fit(words: Sequence[str], tokens: Sequence[str]) -> tuple[int, int, int]:
    """How typed words fit the words of a notation: (words fitted, of these exactly, tokens left over)."""
    left = list(tokens)
    fitted = exact = 0
    for word in words:
        best = next((t for t in left if word in (t, t.rpartition("=")[2])), None)
        if best is not None:
            exact += 1
        else:
            best = next(
                (t for t in left if t.startswith(word) or t.rpartition("=")[2].startswith(word)), None
            )
        if best is not None:
            fitted += 1
            left.remove(best)
    return fitted, exact, len(left)


def _sieve(words: Iterable[str]) -> re.Pattern[str]:
    """Matches each notation in small letters that typed words may fit, and few others: `_fit` is slow."""
    return re.compile("".join(f"(?=.*[ =]{re.escape(word)})" for word in words))


def parse(verbs: Verbs, text: str, legal: Sequence[Action]) -> Action:
    """What a person typed, as one of the legal actions.

    Case does not matter, words may be shortened and arguments left out as long as one action fits best. Nor
    does the order of the arguments, unless it alone tells two actions apart. Raises `Unreadable`, `Illegal`
    or `Ambiguous`.
    """
    with suppress(Unreadable):
        action = read(verbs, text)
        if action in legal:
            return action
    first, *words = text.lower().replace(",", " ").split() or [""]
    named = [name for name in verbs if name == first] or [
        name for name in verbs if first and name.startswith(first)
    ]
    if not named:
        raise Unreadable(text, tuple(verbs))
    possible = _sieve(words)
    fits: list[tuple[int, int, bool, str, Action]] = []
    misses: list[str] = []
    for action in legal:
        if action.verb in named:
            written = notate(verbs, action)
            lower = written.lower()
            if possible.match(lower):
                tokens = lower.split()[1:]
                fitted, exact, left = _fit(words, tokens)
                if fitted == len(words):
                    turned = not all(t.startswith(word) for word, t in zip(words, tokens, strict=False))
                    fits.append((-exact, left, turned, written, action))
                    continue
            misses.append(written)
    if not fits:
        shared = [(_fit(words, written.lower().split()[1:])[0], written) for written in misses]
        raise Illegal(text, _nearest(text, shared or [(0, notate(verbs, action)) for action in legal]))
    best = min(fit[:3] for fit in fits)
    chosen = [fit for fit in fits if fit[:3] == best]
    if len(chosen) > 1:
        raise Ambiguous(text, tuple(fit[3] for fit in chosen))
    return chosen[0][4]


def complete(verbs: Verbs, text: str, legal: Sequence[Action]) -> list[str]:
    """The legal actions that fit what was typed so far, those with the most exact words first."""
    words = text.lower().replace(",", " ").split()
    possible = _sieve(words)
    fits: list[tuple[int, str]] = []
    for action in legal:
        written = notate(verbs, action)
        lower = " " + written.lower()
        if possible.match(lower):
            fitted, exact, _ = _fit(words, lower.split())
            if fitted == len(words):
                fits.append((-exact, written))
    fits.sort(key=lambda fit: fit[0])
    return [written for _, written in fits]


def _nearest(text: str, misses: list[tuple[int, str]]) -> tuple[str, ...]:
    """Those that share most words, the most alike first; the slow comparison sees a few dozen at most."""
    likely = sorted(misses, key=lambda miss: -miss[0])[: NEAREST * 8]
    matcher = SequenceMatcher(b=text.lower())

    def alike(miss: tuple[int, str]) -> tuple[int, float]:
        matcher.set_seq1(miss[1].lower())
        return -miss[0], -matcher.ratio()

    return tuple(written for _, written in sorted(likely, key=alike)[:NEAREST])


def join(verbs: Verbs, actions: Iterable[Action]) -> str:
    """Several actions as one line: `take chest; place H4b H8c; end`."""
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
    """The texts of the single actions of a line; the verb of a repeated one may be shortened."""
    parts: list[str] = []
    for part in filter(None, (part.strip() for part in line.split(";"))):
        first, *words = part.split()
        fits = [name for name in verbs if name.startswith(first.lower())]
        if len(words) > 1 and len(fits) == 1 and verbs[fits[0]].repeat:
            parts += [f"{first} {word}" for word in words]
        else:
            parts.append(part)
    return parts


def read_all(verbs: Verbs, line: str) -> tuple[Action, ...]:
    """The actions of a line written by `join`."""
    return tuple(read(verbs, part) for part in split(verbs, line))


@dataclass(frozen=True, slots=True)
class Line:
    """One committed line of a match: the steps of one seat up to a confirmation, a draw or a reveal."""

    seat: int
    actions: tuple[Action, ...]
    drawn: tuple[int, ...] = ()
    auto: bool = False
    events: tuple[Event, ...] = field(default=(), compare=False)


@dataclass(slots=True)
class Record:
    """A whole match as a file. `setup` is the tape of the start position."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, str]
    setup: tuple[int, ...]
    lines: list[Line]
    commitment: str = ""
    secret: str = ""
    scores: tuple[int, ...] = ()


_LINE = re.compile(r"(?P<seat>[A-Z])(?P<auto>\*?): (?P<text>[^\[\]]*?)(?: \[(?P<tape>[\d ]*)\])?")


def seat_letter(seat: int) -> str:
    return string.ascii_uppercase[seat]


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _tape(drawn: Sequence[int]) -> str:
    return " ".join(map(str, drawn))


def write_line(verbs: Verbs, line: Line) -> str:
    """`A: take chest; draw [3 1]`; a `*` after the letter marks a move made by a standing order."""
    tape = f" [{_tape(line.drawn)}]" if line.drawn else ""
    return f"{seat_letter(line.seat)}{'*' * line.auto}: {join(verbs, line.actions)}{tape}"


def dump(verbs: Verbs, record: Record) -> str:
    """A record as text: a TOML head, then one line a turn."""
    head = [
        f"game = {_string(record.game)}",
        f"rules = {record.rules}",
        f"seats = [{', '.join(map(_string, record.seats))}]",
    ]
    if record.options:
        pairs = ", ".join(f"{_string(k)} = {_string(v)}" for k, v in sorted(record.options.items()))
        head.append(f"options = {{ {pairs} }}")
    if record.commitment:
        head.append(f"commitment = {_string(record.commitment)}")
    if record.secret:
        head.append(f"secret = {_string(record.secret)}")
    if record.scores:
        head.append(f"scores = [{', '.join(map(str, record.scores))}]")
    head.append(f"setup = [{', '.join(map(str, record.setup))}]")
    lines = [write_line(verbs, line) for line in record.lines]
    return "\n".join([*head, 'moves = """', *lines, '"""', ""])


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    commitment: str = ""
    secret: str = ""
    scores: tuple[int, ...] = ()
    setup: tuple[int, ...] = ()
    moves: str = ""


def _file(text: str) -> _File:
    try:
        return msgspec.toml.decode(text, type=_File)
    except msgspec.DecodeError as error:
        raise Unreadable(f"not a record: {error}") from None


def game_of(text: str) -> str:
    """The key of the game that a record file is of, to find its verbs. Raises `Unreadable`."""
    return _file(text).game


def load(verbs: Verbs, text: str) -> Record:
    """The record of a file's text. Raises `Unreadable` naming the line that is wrong."""
    file = _file(text)
    lines: list[Line] = []
    for number, written in enumerate(file.moves.strip().splitlines(), 1):
        match = _LINE.fullmatch(written.strip())
        if match is None:
            raise Unreadable(f"move line {number}: {written}")
        try:
            actions = read_all(verbs, match["text"])
        except Unreadable as error:
            raise Unreadable(f"move line {number}: {error.text}", error.verbs) from None
        tape = tuple(map(int, (match["tape"] or "").split()))
        lines.append(Line(string.ascii_uppercase.index(match["seat"]), actions, tape, bool(match["auto"])))
    return Record(
        file.game, file.rules, file.seats, file.options, file.setup, lines,
        file.commitment, file.secret, file.scores,
    )  # fmt: skip
