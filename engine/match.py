"""One played instance of a game: drafts, commits, undo, replay, verification.

`Match.act` is the only way in for moves from outside. Owns the position that everybody may see (`base`) and
the private draft on top of it. Must not know storage, clocks or people, only seats.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.chance import SECRET_BYTES, Chance, Nothing, TapeError, commitment
from engine.core import (
    RULES_OPTION,
    Action,
    Decision,
    Event,
    Game,
    Illegal,
    Known,
    NotYours,
    Refused,
    RulesError,
    Stale,
    View,
    changes,
    copier,
    refusing,
    sum_points,
)
from engine.notation import (
    alternatives,
    complete,
    intended,
    join,
    notate,
    parse,
    reworded,
    split,
)
from engine.records import Line, Record

S = TypeVar("S")


class TooFar(Refused):
    """A typed line continues after a step that ends the draft; `done` is the line up to that step."""

    def __init__(self, done: str) -> None:
        super().__init__(done)
        self.done = done


class Unfinished(Refused):
    """The draft cannot be confirmed: its author still has a decision to make."""


class Token(NamedTuple):
    """Tells for which question a button was made, and after how many changes of the draft."""

    no: int
    rev: int


class Match(Generic[S]):
    """A match in play.

    `base` is the last committed position, `draft` the uncommitted steps of the seat `author` (-1: nobody),
    `state` the position after them, and `draft_events` what they did. `choices` has the number of steps of
    each choice in the draft; `rev` counts its changes. `lines` holds the lines committed through this object:
    the whole log if it began at `start`.

    If the draft ends the turn, nobody may be asked in `state`: then `confirm` lets the game proceed.

    >>> from engine import games
    >>> match = Match.start(games.get("babylon"), 2, {}, Chance.seeded(1))
    >>> seat = match.decisions()[0].seat
    >>> match.read_line(seat, "rm 3")
    [Action(verb='rm', args=(3,))]
    >>> match.final(seat, Action("rm", (3,)))
    True
    """

    def __init__(
        self,
        game: Game[S],
        base: S,
        *,
        author: int = -1,
        draft: Sequence[Action] = (),
        choices: Sequence[int] = (),
        rev: int = 0,
    ) -> None:
        """Continue a match at `base` with the stored draft of `author`, of single steps unless told."""
        self.game = game
        self.base = base
        self.rev = rev
        self.author = author
        self.draft = list(draft)
        self.choices = list(choices or [1] * len(draft))
        self.lines: list[Line] = []
        self.state = base
        self.draft_events: list[Event] = []
        self._replay_draft()

    @classmethod
    def start(cls, game: Game[S], seats: int, options: Mapping[str, str], chance: Chance) -> Match[S]:
        """Set up a new match."""
        return cls(game, game.setup(seats, options, chance))

    def _replay_draft(self) -> None:
        self.state, self.draft_events = self._copy(self.base) if self.draft else self.base, []
        for action in self.draft:
            self.draft_events += self.game.apply(self.state, self.author, action, Chance.tape(()))

    def _copy(self, state: S) -> S:
        return copier(self.game.state_type)(state)

    def _position(self, seat: int | None) -> S:
        """Return the position as the seat knows it: with its own draft, or as committed."""
        return self.state if seat == self.author else self.base

    def decisions(self) -> tuple[Decision, ...]:
        """Return the open questions as everybody sees them: drafts do not count."""
        return self.game.pending(self.base)

    def question(self, seat: int) -> Decision | None:
        """Return what the seat is asked now, within its own draft if it has one.

        A draft ends where several seats are asked at once, because all of them must have seen its steps.
        """
        drafting = seat == self.author and bool(self.draft)
        pending = self.game.pending(self._position(seat))
        if drafting and len(pending) > 1:
            return None
        return next((decision for decision in pending if decision.seat == seat), None)

    def token(self, seat: int) -> Token:
        """Return the token that the seat's next step needs.

        Raise `NotYours` if the seat has neither a question nor a draft.
        """
        decision = self.question(seat)
        if decision is None:
            if seat != self.author or not self.draft:
                raise NotYours
            return Token(-1, self.rev)
        return Token(decision.no, self.rev if seat == self.author else 0)

    def legal_actions(self, seat: int) -> list[Action]:
        """Return the seat's legal actions, within its own draft if it has one."""
        return self.game.legal_actions(self._position(seat), seat)

    def view(self, seat: int | None) -> View[S]:
        """Return what the seat (None: a spectator) may see, its own draft included."""
        return self.game.view(self._position(seat), seat)

    def finished(self, seat: int) -> bool:
        """Return whether the seat's draft is a whole turn, ready to be confirmed."""
        return bool(self.draft) and seat == self.author and self.question(seat) is None

    def final(self, seat: int, action: Action) -> bool:
        """Return whether this step would draw or reveal something, and so could not be undone."""
        try:
            self.game.apply(self._copy(self._position(seat)), seat, action, Nothing())
        except TapeError:
            return True
        return False

    def drafted(self) -> Known:
        """Return what the whole draft changes."""
        points = changes(self.game.scores(self.base), self.game.scores(self.state))
        return Known({}, points, self.game.interruptions(self.state, self.author), self.author)

    def asks(self, seat: int, action: Action) -> bool:
        """Return True if a player must confirm a step separately: it is final and could lose something.

        It could lose what it costs, the possibility to undo the draft, or something else that could be done
        instead and is not final. The last does not apply to another choice of the same verb, such as another
        tile, nor to a verb that the turn must go through: its alternatives remain possible.
        """
        if not self.final(seat, action):
            return False
        if self.finished(seat) or (self.draft and seat == self.author):
            return True
        if self.game.costs(self._position(seat), seat, action):
            return True
        if self.game.verbs[action.verb].must:
            return False
        others = (other for other in self.legal_actions(seat) if other.verb != action.verb)
        return any(not self.final(seat, other) for other in others)

    def repeats(self, seat: int, verb: str, most: int = 25) -> int:
        """Return how many of the seat's actions with this verb can be taken in a row, none of them final.

        They are tried in the order of the list and in reverse, because the number may depend on which is
        taken first. Actions that become legal only on the way do not count.
        """
        offered = [action for action in self.legal_actions(seat) if action.verb == verb]
        return max(self._in_a_row(seat, order, most) for order in (offered, offered[::-1]))

    def _in_a_row(self, seat: int, actions: Sequence[Action], most: int) -> int:
        """Return how many steps are possible if the first of these actions that is legal is always taken."""
        state, chance = self._copy(self._position(seat)), Chance.seeded(0)
        for count in range(most):
            legal = set(self.game.legal_actions(state, seat))
            action = next((action for action in actions if action in legal), None)
            if action is None or chance.final:
                return count
            self.game.apply(state, seat, action, chance)
        return most

    def runs(self, seat: int, verb: str) -> list[tuple[tuple[Action, ...], Known]]:
        """Return steps with a repeated verb that fill the same thing, as many as possible, for each thing.

        See `Game.fills`. What is known of all these steps together comes with them.
        """
        game, things = self.game, dict[Hashable, list[Action]]()
        for action in self.legal_actions(seat):
            if action.verb == verb and (thing := game.fills(self._position(seat), action)) is not None:
                things.setdefault(thing, []).append(action)
        found = [self._run(seat, actions) for actions in things.values() if len(actions) > 1]
        return [(line, known) for line, known in found if len(line) > 1]

    def _run(self, seat: int, actions: Sequence[Action]) -> tuple[tuple[Action, ...], Known]:
        """Return those of these actions that can be taken in a row, none of them final."""
        game, state, chance = self.game, self._copy(self._position(seat)), Chance.seeded(0)
        seen = game.view(state, seat).state
        line, known, gains = list[Action](), Known(), list[Event]()
        for action in actions:
            if action not in game.legal_actions(state, seat):
                break
            step = game.forecast(game.view(state, seat).state, seat, action)
            gains += game.apply(state, seat, action, chance)
            if chance.final:
                break
            line.append(action)
            known = replace(step, facts=game.facts_of_run(seen, seat, line), points=sum_points(gains))
        return tuple(line), known

    def distinct(self, seat: int, actions: Sequence[Action]) -> list[Action]:
        """Return these actions without those after which the seat sees the same as after one before them."""
        found: dict[bytes, Action] = {}
        for action in actions:
            state = self._copy(self._position(seat))
            self.game.apply(state, seat, action, Chance.seeded(0))
            found.setdefault(encode(self.game.view(state, seat).state), action)
        return list(found.values())

    def answers_after(self, seat: int, action: Action, most: int) -> list[tuple[Action, Known]]:
        """Return the seat's answers to the question that follows a step, each with what is known of it.

        The list is empty if the step is final or ends the turn, even if the seat is asked again: in a turn of
        its own, because nobody else can move, or out of turn. It is empty if there are more than `most`
        answers.
        """
        game, state, chance = self.game, self._copy(self._position(seat)), Chance.seeded(0)
        before, mover = {decision.kind for decision in game.pending(state)}, game.mover(state)
        game.apply(state, seat, action, chance)
        after = {decision.kind for decision in game.pending(state)}
        if chance.final or before & after or game.mover(state) != mover:
            return []
        answers, seen = self.game.legal_actions(state, seat), self.game.view(state, seat).state
        return [(a, self.game.forecast(seen, seat, a)) for a in answers] if len(answers) <= most else []

    def longest_order(self, seat: int, actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
        """Return the longest sequence of these actions that can be taken one after the other, and the rest.

        The rest omits actions that the rules carry out by themselves: another sequence that contains them
        ends in the same position. This assumes that the legal actions depend only on which actions were
        taken before, not on their order.
        """
        seen = set[frozenset[Action]]()
        found: list[tuple[list[Action], S]] = []

        def search(state: S, legal: Sequence[Action], taken: list[Action]) -> bool:
            """Collect the sequences that begin with `taken`. Return whether one has all actions."""
            for action in actions:
                now = [*taken, action]
                if action in taken or action not in legal or frozenset(now) in seen:
                    continue
                seen.add(frozenset(now))
                reached, chance = self._copy(state), Chance.seeded(0)
                if len(now) < len(actions):
                    self.game.apply(reached, seat, action, chance)
                found.append((now, reached))
                if len(now) == len(actions):
                    return True
                following = () if chance.final else self.game.legal_actions(reached, seat)
                if search(reached, following, now):
                    return True
            return False

        search(self._position(seat), self.legal_actions(seat), [])
        if not found:
            return [], list(actions)
        order, end = max(found, key=lambda sequence: len(sequence[0]))
        rest = list(actions)
        for action in order:
            rest.remove(action)
        forced = {action for taken, state in found if state == end for action in taken}.difference(order)
        return order, [action for action in rest if action not in forced]

    def act(
        self,
        seat: int,
        action: Action,
        token: Token,
        chance: Chance,
        *,
        auto: bool = False,
        joined: bool = False,
    ) -> list[Event]:
        """Add a step to the seat's draft and return what happened.

        With `joined`, the step belongs to the same choice as the one before it: both are undone together.

        A step that draws or reveals something commits the draft, and so does any answer while several seats
        are asked at once. Draws that only prepare what comes next are left to `confirm`. Raise `NotYours`,
        `Stale`, `Illegal`, or `RulesError` if the rules fail; then nothing has changed.
        """
        self._expect(seat, token)
        if self.question(seat) is None:
            raise NotYours
        if action not in self.legal_actions(seat):
            raise Illegal(notate(self.game.verbs, action))
        state = self._copy(self._position(seat))
        with self._checked(state, action):
            events = self.game.apply(state, seat, action, chance)
            ends = chance.final or len(self.decisions()) > 1
            if ends:
                events += self.game.proceed(state, chance)
        if not self.draft:
            self.author = seat
        self.draft.append(action)
        if joined and self.choices:
            self.choices[-1] += 1
        else:
            self.choices.append(1)
        self.draft_events += events
        self.state = state
        self.rev += 1
        if ends:
            self._commit(tuple(chance.drawn), auto)
        return events

    def undo(self, seat: int, token: Token) -> None:
        """Remove the steps of the last choice. Raise `Stale`, or `NotYours` if the seat has no draft."""
        self._change_draft(seat, token, self.choices[:-1])

    def reset(self, seat: int, token: Token) -> None:
        """Discard the whole draft. Raise `Stale`, or `NotYours` if the seat has none."""
        self._change_draft(seat, token, [])

    def confirm(
        self, seat: int, token: Token, chance: Chance, *, auto: bool = False, answer: bool = False
    ) -> Line:
        """Let the game proceed after the draft, commit it and return its line.

        With `answer`, the draft answers a question asked in another's turn, and is complete even if the
        seat's own turn follows. Raise `Stale`, `NotYours` if there is no draft, `Unfinished` if the turn is
        not complete, or `RulesError` if the rules fail; then nothing has changed.
        """
        self._expect(seat, token)
        if not self.draft or seat != self.author:
            raise NotYours
        if not answer and not self.finished(seat):
            raise Unfinished
        state = self._copy(self.state)
        with self._checked(state, self.draft[-1]):
            events = self.game.proceed(state, chance)
        self.state = state
        self.draft_events += events
        return self._commit(tuple(chance.drawn), auto)

    @contextmanager
    def _checked(self, state: S, action: Action) -> Generator[None]:
        """Check the state after the block. Raise `RulesError` if the block or the check fails.

        The error names only the verb: it is logged, and the move may not be confirmed yet.
        """
        try:
            yield
            self.game.check(state)
        except Exception as error:
            raise RulesError(f"{self.game.key}: {action.verb}: {error!r}") from error

    def read_line(self, seat: int, text: str) -> list[Action]:
        """Return the actions of a typed line, each checked against the position before it. Change nothing.

        Raise `TooLong`, `Unreadable`, `Illegal`, `Ambiguous`, or `TooFar` if a step before the last is final
        or leaves the next draw to `confirm`.
        """
        with refusing(self.game.key):
            return self._read_line(seat, text)

    def _read_line(self, seat: int, text: str) -> list[Action]:
        text = reworded(self.game.aliases, text)
        parts = split(self.game.verbs, text) or [text]
        state, legal = self._copy(self._position(seat)), self.legal_actions(seat)
        actions: list[Action] = []
        for number, part in enumerate(parts, 1):
            try:
                action, stops = self._step(state, seat, part, legal)
            except Illegal as error:
                error.why = self._obstacle(state, seat, part)
                raise
            actions.append(action)
            if number < len(parts):
                if stops:
                    raise TooFar(join(self.game.verbs, actions))
                legal = self.game.legal_actions(state, seat)
        return actions

    def suggest(self, seat: int, text: str, limit: int = 25) -> list[str]:
        """Return at most `limit` completions of a typed line: every legal last step that fits.

        The list is empty if the line is too long or the steps before the last cannot be played in a draft.
        """
        try:
            before, _, last = reworded(self.game.aliases, text).rpartition(";")
            parts = split(self.game.verbs, before)
            state, legal = self._copy(self._position(seat)), self.legal_actions(seat)
            for part in parts:
                _, stops = self._step(state, seat, part, legal)
                if stops:
                    return []
                legal = self.game.legal_actions(state, seat)
            fits = dict.fromkeys(complete(self.game.verbs, last, legal, limit))
            for meant in alternatives(self.game.aliases, last):
                fits |= dict.fromkeys(complete(self.game.verbs, meant, legal, limit))
        except Refused:
            return []
        start = f"{before}; " if before else ""
        return [start + fit for fit in list(fits)[:limit]]

    def _step(self, state: S, seat: int, text: str, legal: Sequence[Action]) -> tuple[Action, bool]:
        """Play a typed action on `state`; return the action and whether a line must end with it."""
        action = parse(self.game.verbs, text, legal)
        chance = Chance.seeded(0)
        self.game.apply(state, seat, action, chance)
        return action, chance.final or not self.game.pending(state)

    def _obstacle(self, state: S, seat: int, text: str) -> Event | None:
        """Return why a typed action is not legal, as far as the seat may know."""
        action = intended(self.game.verbs, text)
        return action and self.game.obstacle(self.game.view(state, seat).state, seat, action)

    def _expect(self, seat: int, token: Token) -> None:
        if token != self.token(seat):
            raise Stale

    def _change_draft(self, seat: int, token: Token, choices: list[int]) -> None:
        self._expect(seat, token)
        if not self.draft or seat != self.author:
            raise NotYours
        self.choices = choices
        self.draft = self.draft[: sum(choices)]
        self.rev += 1
        self._replay_draft()

    def _commit(self, drawn: tuple[int, ...], auto: bool) -> Line:
        line = Line(self.author, tuple(self.draft), drawn, auto, tuple(self.draft_events))
        self.lines.append(line)
        self.base = self.state
        self.author, self.draft, self.choices, self.draft_events, self.rev = -1, [], [], [], 0
        return line


class Deviation(Exception):
    """A record does not replay. `line` counts from 1; it is 0 for the head and the setup."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


def replay(
    game: Game[S], record: Record, *, strict: bool = False, from_secret: bool = False
) -> Iterator[tuple[S, list[Event]]]:
    """Yield the positions of a match, the start position first, each with the events that led to it.

    The same state object is yielded each time, changed in place. The draws are taken from the record; with
    `from_secret`, they are derived from its secret and contributions, and compared with those of the record.
    With `strict`, every action must be legal and every state must pass `check`. Raise `Deviation` where the
    record does not replay.
    """
    counter = 0
    secret = bytes.fromhex(record.secret) if from_secret else b""

    def chance_for(tape: Sequence[int]) -> Chance:
        return Chance.live(secret, counter, record.contributions) if from_secret else Chance.tape(tape)

    def compare(number: int, chance: Chance, tape: Sequence[int]) -> None:
        if chance.drawn != list(tape):
            raise Deviation(number, f"drew {chance.drawn}, the record says {list(tape)}")

    chance = chance_for(record.setup)
    try:
        options = {**record.options, RULES_OPTION: str(record.rules)}
        state = game.setup(len(record.seats), options, chance)
    except Exception as error:
        raise Deviation(0, repr(error)) from error
    compare(0, chance, record.setup)
    counter += len(record.setup)
    yield state, []
    for number, line in enumerate(record.lines, 1):
        chance = chance_for(line.drawn)
        events: list[Event] = []
        for action in line.actions:
            if strict and action not in game.legal_actions(state, line.seat):
                raise Deviation(number, f"not legal: {notate(game.verbs, action)}")
            try:
                events += game.play(state, line.seat, action, chance)
                if strict:
                    game.check(state)
            except Exception as error:
                raise Deviation(number, f"{notate(game.verbs, action)}: {error!r}") from error
        compare(number, chance, line.drawn)
        counter += len(line.drawn)
        yield state, events


def verify(game: Game[Any], record: Record) -> tuple[int, ...]:
    """Replay a finished record from its secret and contributions, and return the final scores.

    Raise `Deviation` (line 0 for the head) if the secret does not match the commitment, the game is not over,
    or any draw, move or score differs. A record made under another version of the rules is valid if it
    replays without a difference; if it does not, the error names both versions. The reader must check that
    the commitment is the one that was published at the start.
    """
    try:
        return _verify(game, record)
    except Deviation as error:
        if record.rules == game.rules:
            raise
        versions = f"played under rules version {record.rules}, checked under version {game.rules}"
        raise Deviation(error.line, f"{error.why} ({versions})") from error


def _verify(game: Game[Any], record: Record) -> tuple[int, ...]:
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise Deviation(0, "the secret is not hexadecimal") from None
    if not secret or commitment(secret) != record.commitment:
        raise Deviation(0, "the secret does not match the fingerprint")
    if len(secret) != SECRET_BYTES:
        raise Deviation(0, f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
    if len(record.contributions) not in (0, len(record.seats)):
        raise Deviation(0, f"{len(record.contributions)} contributions for {len(record.seats)} seats")
    *_, (state, _events) = replay(game, record, strict=True, from_secret=True)
    outcome = game.outcome(state)
    if outcome is None:
        raise Deviation(len(record.lines), "the game is not over")
    if outcome.scores != record.scores:
        raise Deviation(len(record.lines), f"scores {outcome.scores}, the record has {record.scores}")
    return outcome.scores


@lru_cache
def _decoder(state_type: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(state_type)


_encoder = msgspec.json.Encoder()


def encode(state: object) -> bytes:
    """Return a state as JSON, the form in which it is stored."""
    return _encoder.encode(state)


def decode(game: Game[S], data: bytes) -> S:
    """Return the state that `encode` wrote. Raise `msgspec.DecodeError` for anything else."""
    return _decoder(game.state_type).decode(data)
