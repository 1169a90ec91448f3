"""The contract between a game and everything above it.

Owns the value types that both sides exchange (actions, decisions, events, outcomes, views), the abstract
`Game`, the errors, and copying of states. Must not know a game by name, storage, or text that a person reads.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import dropwhile
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.chance import Chance, Nothing, TapeError

S = TypeVar("S")
T = TypeVar("T")


class Rng(Protocol):
    """The part of `random.Random` that `Game.sample` needs."""

    def random(self) -> float: ...
    def choice(self, seq: Sequence[T], /) -> T: ...


HIDDEN = "?"
"""The value that replaces, in a view, one that its viewer may not see."""

LIST_LIMIT = 4096
"""The most legal actions in any position."""

MAX_SEATS = 6
"""The most seats a game may have. Letters, colours, pictures and records provide for this many."""

WORTH = "worth"
"""The name of the one fact about an action that may be a number of points: those that it does not bring by
itself, such as the value of a tree card that is reserved. Texts leave it out if it is 0."""

NOTATION_LIMIT = 60
"""The most characters of a written action: it is part of the id of its button."""

RULES_OPTION = "rules"
"""The option by which `replay` tells `Game.setup` the version of the rules under which a match began."""

OPTION_CHOICES = 25
"""The most choices of an `Option`."""

SEAT_ARGUMENTS = frozenset({"seat", "owner", "other"})
"""Arguments of events, actions and forecasts with these names are seat numbers; texts get the names."""

READER_ARGUMENTS = frozenset({"who", "whom", "you", "scored"})
"""Arguments that the texts of events get besides those of the event; no other may have these names."""

TABLE_EVENT = "table-"
"""The prefix of kinds of events that happen at tables of every game. No event of a game has such a kind."""

HIDDEN_EVENT = "-hidden"
"""The suffix of the kind of an event whose arguments the viewer may not read; see `seen_by`."""


class Action(NamedTuple):
    """One atomic move. `args` are positional; an optional argument that is not used is `""`.

    A text argument has no spaces, brackets, `=` or `;` and does not look like a number.
    """

    verb: str
    args: tuple[str | int, ...] = ()


class Decision(NamedTuple):
    """An open question to a seat.

    `no` increases with every new question. It is part of every button, so that old buttons are recognized.
    """

    seat: int
    kind: str
    no: int


Points = tuple[tuple[int, int], ...]
"""Changes of scores: seats in ascending order, each with what it gains or loses; no zeros."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `args` are (name, value) pairs; the text depends on reader and language.

    Arguments named in `SEAT_ARGUMENTS` are seat numbers, or several of them as `listed` writes them; another
    string value is an identifier that the texts translate, or several as `listed` and `counted` write them.
    `only` is the one seat that may read the whole event; see `seen_by`. `points` are what it changes in the
    scores: over the events of an action, they add up to the change of `Game.scores`.
    """

    kind: str
    seat: int | None = None
    args: tuple[tuple[str, str | int], ...] = ()
    only: int | None = None
    points: Points = ()


def event(
    kind: str, seat: int | None = None, points: Points = (), /, *, only: int | None = None, **args: str | int
) -> Event:
    """Return an event with its arguments by name.

    >>> event("paid", 1, n=3).args
    (('n', 3),)
    """
    return Event(kind, seat, tuple(args.items()), only, points)


def changes(before: Sequence[int], after: Sequence[int]) -> Points:
    """Return the seats whose score differs, each with the difference.

    >>> changes((3, 5, 0), (3, 9, -1))
    ((1, 4), (2, -1))
    """
    pairs = enumerate(zip(before, after, strict=True))
    return tuple((seat, now - then) for seat, (then, now) in pairs if now != then)


def sum_points(events: Iterable[Event]) -> Points:
    """Return what all these events change in the scores; seats for which it adds up to 0 are left out."""
    total: dict[int, int] = {}
    for happened in events:
        for seat, change in happened.points:
            total[seat] = total.get(seat, 0) + change
    return tuple((seat, change) for seat, change in sorted(total.items()) if change)


def listed(values: Iterable[str]) -> str:
    """Return several values as one argument of an event, which the texts show as a list.

    >>> listed(["paddock", "store"])
    'paddock+store'
    """
    return "+".join(values)


def counted(values: Mapping[str, int]) -> str:
    """Return values and how many there are of each as one argument of an event; those with 0 are left out.

    >>> counted({"barley": 0, "dates": 2, "salt": 1})
    '2*dates+1*salt'
    """
    return listed(f"{n}*{value}" for value, n in values.items() if n)


def seen_by(happened: Event, viewer: int | None) -> Event:
    """Return the event as `viewer` (None: a spectator) may read it: whole, or without its arguments.

    Scores are public, so its points remain.

    >>> drew = event("drew", 0, only=0, card="camel")
    >>> seen_by(drew, 0) == drew
    True
    >>> seen_by(drew, None)
    Event(kind='drew-hidden', seat=0, args=(), only=None, points=())
    """
    if happened.only is None or happened.only == viewer:
        return happened
    return Event(happened.kind + HIDDEN_EVENT, happened.seat, points=happened.points)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result by seat. `ranks` start at 1 and ties share one; `detail` has the rows of the score sheet."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    detail: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """A position as a seat (None: a spectator) may see it: a state with `HIDDEN` for hidden values."""

    state: S
    seat: int | None


class Option(NamedTuple):
    """A table option that a game offers; `choices[0]` is the standard game.

    It has at most `OPTION_CHOICES`. Its key must not be one of `engine.tables.table.options.TAKEN`.
    """

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verb:
    """How an action is written.

    `form` is the verb followed by its arguments in the order of `Action.args`, separated by spaces: `{dest}`
    is always written, `[discard={card}]` is omitted when its value is `""`.
    """

    form: str
    repeat: bool = False
    """Whether one verb may be followed by the arguments of several actions: `place H4b H8c`.

    Only for verbs with one argument. A menu then lets a player choose several of these actions at once.
    """
    ends: bool = False
    """Whether the action only ends the turn: pressing its button also confirms the draft."""
    declines: bool = False
    """Whether the action gives something up, such as the rest of a round: its button comes after others."""
    place: int = 0
    """How many of the first arguments name a place on the board; 0 if the action chooses no place.

    A menu of many places offers the better ones first (`engine.ranking.best_places`), in the order of the
    actions, with their numbers on the picture.
    """
    joined: bool = False
    """Whether its actions are offered together with the answers to the next question, if these are few.

    Only for verbs after which the same seat may be asked something else.
    """
    apart: bool = False
    """Whether the choices are listed separately for each value of the first argument, if there are few."""
    must: bool = False
    """Whether the turn has to go through one of these actions, after which the seat is asked again.

    Every other verb that is offered beside it must still be offered after it. The action then loses nothing,
    so the player need not confirm a final one separately; see `Match.asks`.
    """


Facts = Mapping[str, str | int]
"""Facts about an action, by name: arguments of its text, like those of an `Event`."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows in advance about an action: what it costs and brings."""

    facts: Facts = field(default_factory=dict[str, str | int])
    points: Points | None = ()
    """The change of all scores, or None if chance has a part in it."""
    asked: tuple[Decision, ...] = ()
    """What others are asked out of turn after it (`Game.interruptions`); empty if chance decides that."""
    seat: int | None = None
    """The seat that acts."""
    certain: Points = ()
    """If `points` is None, the change before the first draw or reveal."""
    then: Points = ()
    """The part of `points` that comes with what everybody waits for (`Game.announced`), such as the end of a
    week, and not from the action itself."""


class RulesError(Exception):
    """The rules have a bug: they failed, or the state violates an invariant. The move is refused."""


class Refused(Exception):
    """A move from outside was not accepted; nothing has changed."""

    game = ""
    """The key of the game in whose words a refused line is explained; set by `refusing`."""


@contextmanager
def refusing(game: str) -> Generator[None]:
    """Name the game by its key in whatever the block raises because it refuses a line."""
    try:
        yield
    except Refused as error:
        error.game = game
        raise


class Stale(Refused):
    """The token belongs to an earlier question or an earlier state of the draft."""


class NotYours(Refused):
    """The seat has no open question."""


class TooLong(Refused):
    """A typed line is longer than `characters` characters or `steps` actions."""

    def __init__(self, characters: int, steps: int) -> None:
        super().__init__(f"longer than {characters} characters or {steps} steps")
        self.characters, self.steps = characters, steps


class Illegal(Refused):
    """A readable move is not legal. `nearest` has the most similar legal moves.

    `why` is what `Game.obstacle` says about it; set by `Match.read_line`.
    """

    why: Event | None = None

    def __init__(self, text: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.nearest = text, nearest


class Unreadable(Refused):
    """A text is not a move, or not a record. `verbs` has the verbs with which a move may begin."""

    def __init__(self, text: str, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text, self.verbs = text, verbs


class Ambiguous(Refused):
    """Several legal actions fit a text. `candidates` has the notations of the first of them."""

    def __init__(self, text: str, candidates: tuple[str, ...]) -> None:
        super().__init__(text)
        self.text, self.candidates = text, candidates


class Game(ABC, Generic[S]):
    """The rules of one game. An instance has no state of its own.

    `apply` changes the state in place and trusts its caller; moves from outside go through `Match.act`.
    `apply` also resolves questions with only one answer, so every open question offers at least two actions.
    A draw is recorded by the `Chance`; a step that shows something hidden calls `chance.reveal()`. Either
    makes the step final (`Chance.final`): it commits the draft and cannot be undone.

    After the end of a turn, draws and reveals only prepare what comes next. Instead of making them, `apply`
    stops in a state that asks nobody and has no outcome; from there, `proceed` goes on. Until then, the step
    can be undone. Therefore, whether it stops must not depend on anything hidden from its seat.
    """

    key: ClassVar[str]
    """Names the game's packages and begins its keys of texts: lower-case letters."""
    accent: ClassVar[int]
    """The colour of the game's messages, as 0xRRGGBB."""
    complexity: ClassVar[int]
    """How much there is to learn and to weigh up, from 1 (light) to 5 (heavy). The lightest comes first."""
    seats: ClassVar[range]
    """How many seats a match may have, within 2 to `MAX_SEATS`."""
    rules: ClassVar[int]
    """The version of the rules, stored with each match."""
    options: ClassVar[tuple[Option, ...]] = ()
    asides: ClassVar[Mapping[str, Sequence[Action]]] = {}
    """Kinds of questions with a harmless answer that may be asked in another seat's turn, with all answers.

    In another's turn, `fallback` answers them after a short time, and players can give standing answers in
    advance. In the seat's own turn (see `mover`) they are questions like any other. A question out of turn
    whose every answer matters, such as Amyitis' procession, does not belong here: it gets the time of a turn.
    """
    visible: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that only say what the board shows. Posts leave them out."""
    chosen: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say what a player has chosen. They are always told."""
    forced: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say that what follows was the only choice. One may begin the turn of a seat within
    the turn before it."""
    declined: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say that a player has chosen to do nothing. Pictures tell them only if nothing was
    done."""
    unforced: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that say of what was done that it was the only choice, each with the kind that has the
    same arguments and does not say it."""
    announced: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that everybody waits for, such as the last round or the end of a week. Always told."""
    foretold: ClassVar[frozenset[str]] = frozenset()
    """Those of them that come within a turn, and begin only after it."""
    dealt: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that lay out what the players choose from, such as a roll of dice. The last one is
    always told, unless something is `announced` after it."""
    routine: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that follow by themselves every time, such as a supply that is filled up again.

    They are told together, in few words, unless they change scores.
    """
    promising: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events from which points follow later, such as a completed souk. They are always told, and may
    be `chosen` too, such as a building: then they are news of a turn in which nobody scored.
    """
    winning: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that say that a player has won: at the end, there is one for each winner, its `seat`.

    Their text is the heading of the last post. Without them, it only names the winners.
    """
    data: ClassVar[Mapping[str, Any]] = {}
    """The values printed on the components, from `data.toml`. Texts quote its numbers."""
    hands: ClassVar[frozenset[str]] = frozenset()
    """Kinds of facts about what only the player of a seat may see; empty if there is nothing of the kind.

    The facts of each seat's view include at least one of them, even for an empty hand; no other view has any.
    """
    plans: ClassVar[tuple[str, ...]] = ()
    """The ways to win that `follow` knows, the most usual one first; empty if it is not defined.

    Suggestions, and what is said about a computer's turn, name the plan behind the moves in the words of the
    text `<key>-plan-<plan>`, while the plan `is_open`. The text must not name a step that may be done
    already, and speaks to nobody.
    """
    characters: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Named computer players that think like level `normal` but prefer one of `plans`, and like points from
    some rows of the score sheet (`rows`) a little more than others: the rows, by plan.

    Where a level is stored, the plan stands for the character, so it never changes, and is none of
    `engine.bots.LEVELS`. The text of the name is `<key>-character-<plan>`.
    """
    span: ClassVar[float] = 1
    """The number of stages (`stage`) after which it shows in `terms` whether a plan was good."""
    horizon: ClassVar[float] = 0
    """The number of stages after which `outlook` shows it; 0 if that is not earlier."""
    short_lists: ClassVar[bool] = False
    """Whether lists of legal actions are so short that playouts reach the same positions again and again.
    Then a computer player of level `hard` remembers what followed them. Duels decide whether that helps."""
    verbs: ClassVar[Mapping[str, Verb]]
    aliases: ClassVar[Mapping[str, str]] = {}
    """Other names of verbs and values that people type, such as those printed in the box, each with the word
    that stands for it in moves. A name has lower-case words; a space in it may be typed as `-` or `_`. No
    line that `notation.join` writes contains one."""
    things: ClassVar[Mapping[str, str]] = {}
    """Arguments of actions whose values are things that *What is this?* explains, such as crafts, each with
    the kind of thing it is. The text of a value is `<key>-<kind>-help-<value>`, if panels show it too, or
    `<key>-<kind>-about-<value>`."""
    state_type: type[S]
    weights: ClassVar[dict[str, float]] = {}
    """Weights of `terms`, which are linear in each of them. Only tuning changes them."""
    outlook_weights: ClassVar[dict[str, float]] = {}
    """Weights of `outlook` in the same sense; empty if it has none of its own."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Return the start position; with empty options, that of the standard game.

        Numbers that an earlier version of the rules had otherwise follow `RULES_OPTION`, if it is given.
        """

    @abstractmethod
    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return the open questions: none between turns or at the end, several if seats answer at once."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """Return every legal action once, in a stable order; none if the seat has no open question."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action on `state` and return what happened, without what `proceed` does."""

    def proceed(self, state: S, chance: Chance) -> list[Event]:
        """Do what happens by itself between two turns and return it: nothing unless `apply` stopped there.

        Go on until somebody is asked or the game is over.
        """
        return []

    def play(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action and what happens by itself after it, and return both."""
        events = self.apply(state, seat, action, chance)
        events += self.proceed(state, chance)
        return events

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View[S]:
        """Return a masked copy, equal for all states that the seat (None: a spectator) cannot tell apart."""

    @abstractmethod
    def resample(self, view: View[S], chance: Chance) -> S:
        """Return a complete state that agrees with the view; all such states must be equally likely."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None until the game is over."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """Return the present score by seat."""

    def tie_break(self, state: S) -> tuple[int, ...]:
        """Return by seat what decides between equal scores at the end; empty if they share a rank."""
        return ()

    def rows(self, state: S, seat: int) -> Mapping[str, int]:
        """Return the present score of a seat by row of the score sheet; empty without `characters`."""
        return {}

    @abstractmethod
    def fallback(self, state: S, seat: int) -> Action:
        """Return a legal action for an absent player: a harmless one, which spends nothing if possible."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `RulesError` if an invariant of the rules does not hold."""

    @abstractmethod
    def facts(self, view: View[S]) -> list[Event]:
        """Return the whole position, most important facts first, to describe it in words."""

    def told(self, view: View[S], events: Sequence[Event]) -> list[Event]:
        """Return what to tell of the events that led to a position.

        Override this if something worth telling follows from the position without being recorded, or if
        several events are told as one.
        """
        return list(events)

    def mover(self, state: S) -> int | None:
        """Return the seat whose turn it is, even while another seat is asked; None if it is nobody's turn.

        Override this if one of `asides` may also be asked in the seat's own turn, or a question that is not
        one of them in another's.
        """
        pending = self.pending(state)
        alone = len(pending) == 1 and pending[0].kind not in self.asides
        return pending[0].seat if alone else None

    def interruptions(self, state: S, seat: int) -> tuple[Decision, ...]:
        """Return what seats other than `seat` are asked out of turn, not what comes next in any case."""
        asked = [one for one in self.pending(state) if one.seat != seat and one.kind in self.asides]
        mover = self.mover(state) if asked else None
        return tuple(decision for decision in asked if decision.seat != mover)

    def about(self, view: View[S], decision: Decision) -> Facts:
        """Return what an open question is about, as arguments of its text: only what everybody knows.

        With them, the text of a question `kind` is `<key>-ask-<kind>-about`; the one without is used where
        there is no position, such as for standing answers.
        """
        return {}

    def advice(self, view: View[S], decision: Decision) -> Facts:
        """Return what the advice on an open question depends on, as arguments of its text."""
        return {}

    def facts_of(self, state: S, seat: int, action: Action) -> Facts:
        """Return what a legal action costs and brings besides points, as further arguments of its text.

        `state` is the position as the seat sees it. The result contains only what the seat knows: no draws.
        No fact but `WORTH` is a number of points, because the text of every action ends with those that it
        brings; see `forecast`.
        """
        return {}

    def facts_of_run(self, state: S, seat: int, run: Sequence[Action]) -> Facts:
        """Return the same for several actions with a repeated verb, taken one after the other.

        They are offered as one if they fill the same thing; see `fills`. The text is that of a single one.
        """
        return self.facts_of(state, seat, run[0])

    def forecast(self, state: S, seat: int, action: Action) -> Known:
        """Return what is known of a legal action. `state` is the position as the seat sees it.

        Points and questions are those after `apply`, if it draws and reveals nothing. Otherwise, only the
        points that come before that are known.
        """
        facts, after = self.facts_of(state, seat, action), copier(self.state_type)(state)
        try:
            events = self.apply(after, seat, action, Nothing())
        except TapeError:
            return Known(facts, None, (), seat, changes(self.scores(state), self.scores(after)))
        points = changes(self.scores(state), self.scores(after))
        then = sum_points(dropwhile(lambda happened: happened.kind not in self.announced, events))
        return Known(facts, points, self.interruptions(after, seat), seat, then=then)

    def obstacle(self, state: S, seat: int, action: Action) -> Event | None:
        """Return why an action is not legal now, or None if a list of the legal ones says as much.

        `state` is the position as the seat sees it, which is asked something. The verb of the action exists,
        but its arguments are as they were typed: perhaps of no meaning, shortened, or left out (`""`). The
        result has no seats among its arguments; its text is `<key>-obstacle-<kind>`.
        """
        return None

    def place(self, state: S, action: Action) -> Hashable:
        """Return a value that identifies the place on the board that an action names.

        Only called for verbs with a `place`. Override this if several names mean the same spaces.
        """
        return action.args[: self.verbs[action.verb].place]

    def covers(self, state: S, action: Action) -> int:
        """Return the spaces of the board that an action would take, as bits; 0 if that does not matter.

        Only called for verbs with a `place`. The few places that a menu offers first share no spaces.
        """
        return 0

    def parts(self, state: S, action: Action) -> tuple[Facts, ...]:
        """Return the part of the board in which an action has its place, then the part of that part.

        Only called for verbs with a `place`. There are at most six parts of each. A menu of many places leads
        to them through their parts, each named by the text `<key>-where` with these facts as arguments. A
        number `order` among them says where a part stands; others are in the order of their actions.
        """
        return ()

    def fills(self, state: S, action: Action) -> Hashable:
        """Return what an action with a repeated verb helps to fill, such as a souk; None if nothing.

        Actions that fill the same are also offered as one, as many of them as possible; see `facts_of_run`.
        """
        return None

    def costs(self, state: S, seat: int, action: Action) -> bool:
        """Return True if the action spends something that the seat has.

        The player has to confirm a final action that does; see `Match.asks`.
        """
        return False

    def sample(self, state: S, seat: int, rng: Rng) -> Action:
        """Return a random legal action. A game with many actions overrides this to avoid listing them all."""
        return rng.choice(self.legal_actions(state, seat))

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """Return the seat's expected final score as named terms, such as points and half-built structures.

        A computer player's move is explained by the terms that it changes. Every game has the text of
        `points`; no term is named `rival`, the name for what the best other seat loses.
        """
        return {"points": float(self.scores(state)[seat])}

    def outlook(self, state: S, seat: int) -> float:
        """Return the seat's expected final score at the beginning of a stage.

        It ends playouts. A game with plans may know more of what the seats will do than `terms` says.
        """
        return sum(self.terms(state, seat).values())

    def worth(self, state: S, seat: int) -> float:
        """Return the seat's expected final lead over the best other seat, in points."""
        values = [sum(self.terms(state, other).values()) for other in range(len(self.scores(state)))]
        return values[seat] - max(value for other, value in enumerate(values) if other != seat)

    def appeals(self, state: S, seat: int, actions: Sequence[Action]) -> list[float]:
        """Return an estimate of how good each legal action is, cheap enough for long lists.

        Computer players try the most attractive ones first, since there may not be time for all.
        """
        return [0.0] * len(actions)

    def lure(self, state: S, seat: int, action: Action) -> float:
        """Return how attractive a place is to a person; `state` is the position after the action.

        Among places of equal worth, a menu offers the most attractive ones first (`engine.ranking`).
        """
        return 0.0

    def follow(self, state: S, seat: int, plan: str, rng: Rng) -> Action:
        """Return a legal action of a player who follows one of `plans`, fast enough for playouts.

        It depends only on what the seat sees, and looks at most one move ahead.
        """
        raise NotImplementedError

    def is_open(self, state: S, seat: int, plan: str) -> bool:
        """Return False if nothing is left to do for one of `plans`: then nothing names it."""
        return True

    def stage(self, state: S) -> float:
        """Return the number of the current day, round or lap; computer players look one of them ahead."""
        return 0

    def playout_policy(self, state: S, seat: int) -> Callable[[Rng], Action]:
        """Return a function that picks legal actions for playouts, like `sample` but more sensible ones.

        The function may reuse for one action what it has computed for an earlier one, so the state must not
        change between calls.
        """
        return partial(self.sample, state, seat)

    def playout_action(self, state: S, seat: int, rng: Rng) -> Action:
        """Return one action of `playout_policy`."""
        return self.playout_policy(state, seat)(rng)


def require(condition: bool, what: str) -> None:
    """Raise `RulesError` with the message `what` unless the condition holds. For `Game.check`."""
    if not condition:
        raise RulesError(what)


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the rank of each score: 1 for the highest; ties share a rank and the next one is skipped.

    >>> ranks((41, 45, 41))
    (2, 1, 2)
    """
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
    """Return a copy function derived from the annotations of a dataclass.

    Lists, dicts and mutable dataclasses are copied; tuples and frozen values are shared. Raise `TypeError`
    for an annotation that a state may not have.

    >>> @dataclass
    ... class State:
    ...     hand: list[int]
    >>> state = State([1, 2])
    >>> twin = copier(State)(state)
    >>> twin == state, twin.hand is state.hand
    (True, False)
    """
    return _copier(state_type)


@lru_cache
def _copier(state_type: type[Any]) -> Callable[[Any], Any]:
    names: dict[str, Any] = {}
    body = _copy_expression(state_type, "s", names)
    return eval(f"lambda s: {body}", names)  # noqa: S307  # the text comes from our own annotations
