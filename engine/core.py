"""The contract between a game and everything above it.

Owns the value types that cross that border (actions, decisions, events, outcomes, views), the abstract
`Game`, the errors, and copying of states. Knows no game by name, no storage, no text a person reads.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.chance import Chance

S = TypeVar("S")
T = TypeVar("T")


class Rng(Protocol):
    """What `Game.sample` needs of `random.Random`."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T], /) -> T: ...


HIDDEN = "?"
"""Stands in a view for a value that its viewer may not see."""

LIST_LIMIT = 4096
"""No legal list is longer."""


class Action(NamedTuple):
    """One atomic move. `args` are positional; an optional argument that is not used is `""`.

    A text argument has no spaces, brackets, `=` or `;` and does not look like a number.
    """

    verb: str
    args: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One open question to one seat. `no` counts up whenever a question opens and goes into every button."""

    seat: int
    kind: str
    no: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something to tell. `args` are (name, value) pairs: the text is made later, per reader and language.

    An argument named `seat`, `owner` or `other` is a seat number; a string value is an identifier that the
    texts translate. `only` names the one seat that may read the event whole; others get `hidden(event)`.
    """

    kind: str
    seat: int | None = None
    args: tuple[tuple[str, str | int], ...] = ()
    only: int | None = None


def event(kind: str, seat: int | None = None, /, *, only: int | None = None, **args: str | int) -> Event:
    return Event(kind, seat, tuple(args.items()), only)


def seen_by(happened: Event, viewer: int | None) -> Event:
    """The event as `viewer` (None: a spectator) may read it: whole, or bare of its arguments."""
    if happened.only is None or happened.only == viewer:
        return happened
    return Event(happened.kind + "-hidden", happened.seat)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result by seat. `ranks` start at 1, ties share one; `detail` holds the rows of the score sheet."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    detail: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """What a seat (None: a spectator) may see: the same type of state, hidden values being `HIDDEN`."""

    state: S
    seat: int | None


class Option(NamedTuple):
    """A table option that a game offers; `choices[0]` is the standard game."""

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """How an action is written.

    `form` is the verb followed by its arguments in the order of `Action.args`, parted by spaces: `{dest}`
    always there, `[discard={card}]` left out when its value is `""`. `repeat` lets one argument list stand
    for several actions (`place H4b H8c`). `ends` marks an action that does nothing but end the turn.
    """

    form: str
    repeat: bool = False
    ends: bool = False


class RulesError(Exception):
    """A state broke a rule of its game: the bug is in the rules, the move is refused."""


class Refused(Exception):
    """A move from outside was not taken; nothing changed."""


class Stale(Refused):
    """The token belongs to a question or a draft that has moved on."""


class NotYours(Refused):
    """The seat has no open question."""


class Illegal(Refused):
    """Readable, but not among the legal actions; `nearest` are the legal ones most like it."""

    def __init__(self, text: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.nearest = text, nearest


class Unreadable(Refused):
    """No verb of the game begins like this."""

    def __init__(self, text: str, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.verbs = text, verbs


class Ambiguous(Refused):
    """Several legal actions fit; `candidates` are their notations."""

    def __init__(self, text: str, candidates: tuple[str, ...]) -> None:
        super().__init__(text)
        self.text, self.candidates = text, candidates


class Game(ABC, Generic[S]):
    """The rules of one game, without any state of their own.

    `apply` trusts its caller and mutates; `Match.act` is the door for moves from outside. Rules resolve
    inside `apply` whatever has only one answer, so every pending question offers at least two actions.
    A draw marks itself on the `Chance`; a step that shows something hidden calls `chance.reveal()`.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int]
    """Version of the rules, stored with each match."""
    options: ClassVar[tuple[Option, ...]] = ()
    asides: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions put to a seat in another's turn: after a short time `fallback` answers them."""
    hands: ClassVar[bool] = False
    """Whether a seat has anything that only its player may see."""
    verbs: ClassVar[Mapping[str, Verb]]
    state_type: type[S]

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The start position; empty options are the standard game."""

    @abstractmethod
    def pending(self, state: S) -> tuple[Decision, ...]:
        """The open questions: none when the game is over, several when several seats answer independently."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """Every legal action, once, in a stable order; empty if the seat has no open question."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action on `state` and tell what happened."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View[S]:
        """A masked copy: what the seat cannot tell apart is merged."""

    @abstractmethod
    def resample(self, view: View[S], chance: Chance) -> S:
        """A whole state that agrees with the view, its hidden parts drawn evenly."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while a question is open."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The score by seat as it stands."""

    @abstractmethod
    def fallback(self, state: S, seat: int) -> Action:
        """A legal action for an absent player: harmless first, never spending what is theirs."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `RulesError` if an invariant of the rules is broken."""

    @abstractmethod
    def facts(self, view: View[S]) -> list[Event]:
        """The whole position in words, most important first: text board and alt text are made of it."""

    def hint(self, state: S, seat: int, action: Action) -> Event | None:
        """What is known of a final action before it is done, `state` being what the seat sees."""

    def sample(self, state: S, seat: int, rng: Rng) -> Action:
        """A random legal action; a game may do better than to list them all."""
        return rng.choice(self.legal_actions(state, seat))


def require(condition: bool, what: str) -> None:
    """For `Game.check`: raise `RulesError` naming what does not hold."""
    if not condition:
        raise RulesError(what)


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """1 for the highest score; ties share a rank and the next one is skipped."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


_SCALARS = (int, str, bool, float, type(None), bytes)


def _copy_expression(hint: Any, name: str, names: dict[str, Any]) -> str:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        inner = _copy_expression(args[0], "x", names)
        return f"{name}[:]" if inner == "x" else f"[{inner} for x in {name}]"
    if origin is dict:
        inner = _copy_expression(args[1], "x", names)
        return f"{name}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {name}.items()}}"
    if origin in (typing.Union, types.UnionType):
        parts = [part for part in args if part is not type(None)]
        inner = _copy_expression(parts[0], name, names)
        if inner == name or len(parts) > 1:
            return name
        return f"(None if {name} is None else {inner})"
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        if hint.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # set by @dataclass, not in the stubs
            return name
        hints = typing.get_type_hints(hint)
        names[hint.__name__] = hint
        fields = [
            _copy_expression(hints[f.name], f"{name}.{f.name}", names) for f in dataclasses.fields(hint)
        ]
        return f"{hint.__name__}({', '.join(fields)})"
    if hint in _SCALARS or origin is tuple or (isinstance(hint, type) and issubclass(hint, tuple)):
        return name
    raise TypeError(f"a state may not hold {hint!r}")


def copier(state_type: type[S]) -> Callable[[S], S]:
    """A copy function derived from the annotations of a dataclass of ints, strings, lists and dataclasses.

    Lists, dicts and mutable dataclasses are copied, tuples and frozen values shared. Raises `TypeError`
    for an annotation that a state may not have.
    """
    return _copier(state_type)


@lru_cache
def _copier(state_type: type[Any]) -> Callable[[Any], Any]:
    names: dict[str, Any] = {}
    body = _copy_expression(state_type, "s", names)
    return eval(f"lambda s: {body}", names)  # noqa: S307  # the text is made of our own annotations
