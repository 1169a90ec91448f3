"""One played instance of a game: drafts, commits, undo, replay.

`Match.act` is the only door for moves from outside. Owns the position everybody may see (`base`) and the
private draft on top of it; knows no storage, no clock and no person, only seats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.chance import Chance, commitment
from engine.core import (
    Action,
    Decision,
    Event,
    Game,
    Illegal,
    NotYours,
    Refused,
    RulesError,
    Stale,
    View,
    copier,
)
from engine.notation import Line, Record, complete, notate, parse, split

S = TypeVar("S")


class TooFar(Refused):
    """A typed line goes on after a step that shows something new; `done` is what may be played first."""

    def __init__(self, done: str) -> None:
        super().__init__(done)
        self.done = done


class Unfinished(Refused):
    """The draft cannot be confirmed: its author still has to decide something."""


class Token(NamedTuple):
    """What a button was made for: the question's number, and how often the draft has changed since."""

    no: int
    rev: int


class Match(Generic[S]):
    """`lines` holds what has been committed through this object, the whole log if it began at `start`."""

    def __init__(
        self, game: Game[S], base: S, *, author: int = -1, draft: Sequence[Action] = (), rev: int = 0
    ) -> None:
        """Take up a match at `base` with the stored draft of `author`."""
        self.game = game
        self.base = base
        self.rev = rev
        self.author = author
        self.draft = list(draft)
        self.lines: list[Line] = []
        self.state = base
        self.draft_events: list[Event] = []
        self._replay_draft()

    @classmethod
    def start(cls, game: Game[S], seats: int, options: Mapping[str, str], chance: Chance) -> Match[S]:
        return cls(game, game.setup(seats, options, chance))

    def _replay_draft(self) -> None:
        self.draft_events = []
        self.state = copier(self.game.state_type)(self.base) if self.draft else self.base
        for action in self.draft:
            self.draft_events += self.game.apply(self.state, self.author, action, Chance.tape(()))

    def decisions(self) -> tuple[Decision, ...]:
        """The questions everybody knows to be open: a draft changes nothing here."""
        return self.game.pending(self.base)

    def question(self, seat: int) -> Decision | None:
        """What the seat is asked now, within its own draft if it has one.

        A draft ends where several seats are asked at once: each of them must know what the others know.
        """
        drafting = seat == self.author and bool(self.draft)
        pending = self.game.pending(self.state if drafting else self.base)
        if drafting and len(pending) > 1:
            return None
        return next((decision for decision in pending if decision.seat == seat), None)

    def token(self, seat: int) -> Token:
        """Raises `NotYours` if the seat has neither a question nor a draft."""
        decision = self.question(seat)
        if decision is None:
            if seat != self.author or not self.draft:
                raise NotYours
            return Token(-1, self.rev)
        return Token(decision.no, self.rev if seat == self.author else 0)

    def legal_actions(self, seat: int) -> list[Action]:
        return self.game.legal_actions(self.state if seat == self.author else self.base, seat)

    def view(self, seat: int | None) -> View[S]:
        """What the seat may see: its own draft, or the position everybody knows."""
        mine = seat is not None and seat == self.author
        return self.game.view(self.state if mine else self.base, seat)

    def finished(self, seat: int) -> bool:
        """Whether the seat's draft is a whole turn, ready to be confirmed."""
        return bool(self.draft) and seat == self.author and self.question(seat) is None

    def final(self, seat: int, action: Action) -> bool:
        """Whether this step would draw or show something, and so could not be taken back."""
        return self._try(seat, action)[0]

    def preview(self, seat: int, action: Action) -> tuple[Event, ...]:
        """What this step would do; nothing if it is final, for that must not be known before."""
        final, events = self._try(seat, action)
        return () if final else tuple(events)

    def _try(self, seat: int, action: Action) -> tuple[bool, list[Event]]:
        state = copier(self.game.state_type)(self.state if seat == self.author else self.base)
        chance = Chance.seeded(0)
        events = self.game.apply(state, seat, action, chance)
        return chance.final, events

    def act(
        self, seat: int, action: Action, token: Token, chance: Chance, *, auto: bool = False
    ) -> list[Event]:
        """Add a step to the seat's draft and return what happened.

        A step that drew or showed something commits the draft with it; so does any answer while several
        seats are asked at once. Raises `NotYours`, `Stale`, `Illegal`, or `RulesError` if the rules fail;
        then nothing has changed.
        """
        self._expect(seat, token)
        if self.question(seat) is None:
            raise NotYours
        if action not in self.legal_actions(seat):
            raise Illegal(notate(self.game.verbs, action))
        together = len(self.decisions()) > 1
        state = copier(self.game.state_type)(self.state if seat == self.author else self.base)
        try:
            events = self.game.apply(state, seat, action, chance)
            self.game.check(state)
        except Exception as error:
            raise RulesError(f"{self.game.key}: {notate(self.game.verbs, action)}: {error!r}") from error
        if not self.draft:
            self.author = seat
        self.draft.append(action)
        self.draft_events += events
        self.state = state
        self.rev += 1
        if chance.final or together:
            self._commit(tuple(chance.drawn), auto)
        return events

    def undo(self, seat: int, token: Token) -> None:
        """Take back the last step of the draft. Raises `Stale`, or `NotYours` without a draft."""
        self._change_draft(seat, token, self.draft[:-1])

    def reset(self, seat: int, token: Token) -> None:
        """Take back the whole draft. Raises `Stale`, or `NotYours` without a draft."""
        self._change_draft(seat, token, [])

    def confirm(self, seat: int, token: Token, *, auto: bool = False, answer: bool = False) -> Line:
        """Commit the draft. Raises `Stale`, `NotYours` without a draft, `Unfinished` in mid-turn.

        With `answer` it is what was asked in another's turn, whole although the seat's own turn comes next.
        """
        self._expect(seat, token)
        if not self.draft or seat != self.author:
            raise NotYours
        if not answer and not self.finished(seat):
            raise Unfinished
        return self._commit((), auto)

    def read_line(self, seat: int, text: str) -> list[Action]:
        """The actions of a typed line, each checked against the position before it. Changes nothing.

        Raises `Unreadable`, `Illegal`, `Ambiguous`, or `TooFar` if a step before the last one is final.
        """
        state = copier(self.game.state_type)(self.state if seat == self.author else self.base)
        actions: list[Action] = []
        parts = split(self.game.verbs, text) or [text]
        for number, part in enumerate(parts, 1):
            action = parse(self.game.verbs, part, self.game.legal_actions(state, seat))
            chance = Chance.seeded(0)
            self.game.apply(state, seat, action, chance)
            actions.append(action)
            if chance.final and number < len(parts):
                raise TooFar("; ".join(notate(self.game.verbs, action) for action in actions))
        return actions

    def suggest(self, seat: int, text: str, limit: int = 25) -> list[str]:
        """Typed lines completed: all before the last `;` as it is, then the last step every way it fits."""
        before, _, last = text.rpartition(";")
        state = copier(self.game.state_type)(self.state if seat == self.author else self.base)
        try:
            for part in split(self.game.verbs, before):
                action = parse(self.game.verbs, part, self.game.legal_actions(state, seat))
                chance = Chance.seeded(0)
                self.game.apply(state, seat, action, chance)
                if chance.final:
                    return []
        except Refused:
            return []
        start = f"{before}; " if before else ""
        return [
            start + fit
            for fit in complete(self.game.verbs, last, self.game.legal_actions(state, seat))[:limit]
        ]

    def _expect(self, seat: int, token: Token) -> None:
        if token != self.token(seat):
            raise Stale

    def _change_draft(self, seat: int, token: Token, draft: list[Action]) -> None:
        self._expect(seat, token)
        if not self.draft or seat != self.author:
            raise NotYours
        self.draft = draft
        self.rev += 1
        self._replay_draft()

    def _commit(self, drawn: tuple[int, ...], auto: bool) -> Line:
        line = Line(self.author, tuple(self.draft), drawn, auto, tuple(self.draft_events))
        self.lines.append(line)
        self.base = self.state
        self.author, self.draft, self.draft_events, self.rev = -1, [], [], 0
        return line


class Deviation(Exception):
    """A record does not replay: `line` (from 1) and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


def replay(
    game: Game[S],
    seats: int,
    options: Mapping[str, str],
    setup: Sequence[int],
    lines: Sequence[Line],
    *,
    strict: bool = False,
    secret: bytes = b"",
) -> Iterator[tuple[S, list[Event]]]:
    """The positions of a match, the start position first, each with the events that led to it.

    The same state object is yielded each time, changed in place. Draws come from the tapes; with `secret`
    they are made anew and compared with the tapes. `strict` checks every action for legality and every
    state's invariants. Raises `Deviation`.
    """
    counter = 0

    def chance_for(tape: Sequence[int]) -> Chance:
        return Chance.live(secret, counter) if secret else Chance.tape(tape)

    def compare(number: int, chance: Chance, tape: Sequence[int]) -> None:
        if chance.drawn != list(tape):
            raise Deviation(number, f"drew {chance.drawn}, the record says {list(tape)}")

    chance = chance_for(setup)
    try:
        state = game.setup(seats, options, chance)
    except Exception as error:
        raise Deviation(0, repr(error)) from error
    compare(0, chance, setup)
    counter += len(setup)
    yield state, []
    for number, line in enumerate(lines, 1):
        chance = chance_for(line.drawn)
        events: list[Event] = []
        for action in line.actions:
            if strict and action not in game.legal_actions(state, line.seat):
                raise Deviation(number, f"not legal: {notate(game.verbs, action)}")
            try:
                events += game.apply(state, line.seat, action, chance)
                if strict:
                    game.check(state)
            except Exception as error:
                raise Deviation(number, f"{notate(game.verbs, action)}: {error!r}") from error
        compare(number, chance, line.drawn)
        counter += len(line.drawn)
        yield state, events


def verify(game: Game[Any], record: Record) -> tuple[int, ...]:
    """Play a finished record again from its secret and return the final scores.

    Raises `Deviation` (line 0 for the head) if the secret does not match the commitment shown at the start,
    or any draw, move or score differs.
    """
    secret = bytes.fromhex(record.secret)
    if not secret or commitment(secret) != record.commitment:
        raise Deviation(0, "the secret does not match the commitment")
    positions = replay(
        game, len(record.seats), record.options, record.setup, record.lines, strict=True, secret=secret
    )
    *_, (state, _events) = positions
    outcome = game.outcome(state)
    if outcome is None:
        raise Deviation(len(record.lines), "the game is not over")
    if outcome.scores != record.scores:
        raise Deviation(len(record.lines), f"scores {outcome.scores}, the record says {record.scores}")
    return outcome.scores


@lru_cache
def _decoder(state_type: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(state_type)


_encoder = msgspec.json.Encoder()


def encode(state: object) -> bytes:
    """A state as JSON: the stored snapshot."""
    return _encoder.encode(state)


def decode(game: Game[S], data: bytes) -> S:
    """The state of a snapshot. Raises `msgspec.ValidationError` for one of another shape."""
    return _decoder(game.state_type).decode(data)
