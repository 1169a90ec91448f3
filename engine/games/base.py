"""The common part of the four games: one open question at a time, answered by a verb.

Owns `Step`, the action being carried out, and `TurnGame`, which implements the part of the contract that
follows from a state with an open question. Must not know any game by name. A game need not use it: the
contract is `engine.core.Game`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.chance import Chance
from engine.core import Action, Decision, Event, Game, Outcome, Points, Rng, View, copier, ranks


class TurnState(Protocol):
    """The fields that `TurnGame` requires of a state."""

    ask: str
    """The kind of the open question; empty after the game."""
    asked: int
    """The seat that is asked."""
    no: int
    """Number of questions opened so far."""
    between: bool
    """Whether the game must `proceed` before `asked` is asked. Set by an action that ends a turn."""

    @property
    def players(self) -> Sequence[object]:
        """By seat."""
        ...


S = TypeVar("S", bound=TurnState)
AnyState = TypeVar("AnyState")


class Step(Generic[AnyState]):
    """The action being carried out. `mover` is the seat that acts, or whose turn is prepared."""

    __slots__ = ("chance", "events", "mover", "state")

    def __init__(self, state: AnyState, mover: int, chance: Chance) -> None:
        self.state = state
        self.mover = mover
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, kind: str, seat: int | None = None, points: Points = (), /, **args: str | int) -> None:
        """Add an event that everybody may read."""
        self.events.append(Event(kind, seat, tuple(args.items()), None, points))


def meant(typed: str | int, names: Iterable[str]) -> str:
    """Return the name that a typed word stands for: the same, or the only one that it begins; else `""`.

    >>> meant("Che", ["camel", "chest"]), meant("c", ["camel", "chest"])
    ('chest', '')
    """
    word = str(typed).lower()
    names = tuple(names)
    fits = [name for name in names if name.lower() == word] or [
        name for name in names if word and name.lower().startswith(word)
    ]
    return fits[0] if len(fits) == 1 else ""


class TurnGame(Game[S]):
    """A game that asks one seat at a time and hides nothing, unless `view` and `resample` are overridden."""

    sheet_rows: ClassVar[tuple[str, ...]]
    """Rows of the score sheet."""
    step_type: ClassVar[type[Step[Any]]] = Step
    effects: ClassVar[Mapping[str, Callable[..., None]]]
    """By verb: the function that carries it out, called with the step and the arguments of the action.

    `""` stands for the function that `proceed` calls after an action has set `between`.
    """
    verb_weights: ClassVar[Mapping[str, float]] = {}
    """By verb: its relative frequency in `playout_policy`; 1 unless listed."""

    @abstractmethod
    def answers(self, state: S) -> list[Action]:
        """Return every legal action of the seat that is asked. The caller may change the list."""

    @abstractmethod
    def sheet(self, state: S, seat: int) -> tuple[int, ...]:
        """Return the seat's points by row of `sheet_rows`, as they stand."""

    def pending(self, state: S) -> tuple[Decision, ...]:
        return (Decision(state.asked, state.ask, state.no),) if state.ask and not state.between else ()

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        return self.answers(state) if seat == state.asked and not state.between else []

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        step = self.step_type(state, seat, chance)
        self.effects[action.verb](step, *action.args)
        if state.ask:
            state.no += 1
        return step.events

    def proceed(self, state: S, chance: Chance) -> list[Event]:
        step = self.step_type(state, state.asked, chance)
        while state.between:
            state.between, step.mover = False, state.asked
            self.effects[""](step)
        return step.events

    def play(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        events = self.apply(state, seat, action, chance)
        return events + self.proceed(state, chance) if state.between else events

    def view(self, state: S, seat: int | None) -> View[S]:
        """Return a copy: everybody sees the same, since hidden things are in bags."""
        return View(copier(self.state_type)(state), seat)

    def resample(self, view: View[S], chance: Chance) -> S:
        return copier(self.state_type)(view.state)

    def scores(self, state: S) -> tuple[int, ...]:
        return tuple(sum(self.sheet(state, seat)) for seat in range(len(state.players)))

    def rows(self, state: S, seat: int) -> Mapping[str, int]:
        return dict(zip(self.sheet_rows, self.sheet(state, seat), strict=True))

    def ranks(self, state: S) -> tuple[int, ...]:
        """Return the ranks by score. A game with a tie-break overrides it."""
        return ranks(self.scores(state))

    def outcome(self, state: S) -> Outcome | None:
        if state.ask:
            return None
        sheets = (self.sheet(state, seat) for seat in range(len(state.players)))
        detail = dict(zip(self.sheet_rows, zip(*sheets, strict=True), strict=True))
        return Outcome(self.scores(state), self.ranks(state), detail)

    def playout_policy(self, state: S, seat: int) -> Callable[[Rng], Action]:
        """Return a function that picks a random action of a verb, the verb chosen by `verb_weights`."""
        by_verb: dict[str, list[Action]] = {}
        for action in self.answers(state):
            by_verb.setdefault(action.verb, []).append(action)
        groups = list(by_verb.values())
        if len(groups) == 1:
            return lambda rng: rng.choice(groups[0])
        weights = [self.verb_weights.get(verb, 1.0) for verb in by_verb]
        whole = sum(weights)

        def pick(rng: Rng) -> Action:
            at = rng.random() * whole
            for weight, actions in zip(weights, groups, strict=True):
                at -= weight
                if at < 0:
                    return rng.choice(actions)
            return rng.choice(groups[-1])

        return pick
