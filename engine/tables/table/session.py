"""A table loaded for one call, with its match.

Owns who sits where and who may see a table, and how steps are played at it. Must not wait or save, or know
other tables; people and places are ids.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from engine import games, notation
from engine.chance import Chance
from engine.core import Action, Decision, NotYours, Refused, RulesError
from engine.match import Match, Token, decode, encode
from engine.tables.store import Table
from engine.tables.table.stored import (
    StoredDraft,
    affairs_of,
    draft_of,
    encode_json,
    feed_of,
    pack_affairs,
    seat_state,
)

log = logging.getLogger(__name__)

STARTED = "table-started"
"""The kind of the event that starts a game. Its seat is the one that begins, or None if several do."""

TAKEN_BACK = "table-taken-back"
"""The kind of the event of an agreed undo."""


class Denied(Refused):
    """The person may not do this, or not now. `why` is the key of a text, `values` are its arguments."""

    def __init__(self, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.why, self.values = why, values


class Person(NamedTuple):
    """A person at a table: the user id, and the name to show."""

    id: int
    name: str


class Viewer(NamedTuple):
    """Who asks for a table, and in which server (None: in a direct message)."""

    user: int
    guild: int | None


def may_see(table: Table, viewer: Viewer) -> bool:
    """Return True for the players of a table wherever they are, and for everybody within its server."""
    if seat_of(table, viewer.user) is not None or viewer.user == table.opener:
        return True
    if viewer.guild is not None and viewer.guild == table.guild:
        return True
    return any(seat_state(table, seat.seat).former == viewer.user for seat in table.seats)


def seat_of(table: Table, user: int) -> int | None:
    """Return the seat of a person; None for somebody who has none."""
    return next((seat.seat for seat in table.seats if seat.user == user), None)


def require_seat(table: Table, user: int) -> int:
    """Return the seat of a person. Raise `Denied` for somebody who has none."""
    seat = seat_of(table, user)
    if seat is None:
        raise Denied("not-joined" if table.status == "lobby" else "not-seated")
    return seat


class Session:
    """A table with its match, loaded for one call. `pauses` are those of the bot."""

    __slots__ = (
        "affairs", "answered", "drafting", "feed", "followed", "game", "match", "own", "pauses", "table",
        "touched",
    )  # fmt: skip

    def __init__(self, table: Table, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.table, self.pauses = table, pauses
        self.game = games.get(table.game)
        self.feed = feed_of(table)
        self.affairs = affairs_of(table)
        self.own = [seat_state(table, seat.seat) for seat in table.seats]
        """The state of each seat."""
        draft = draft_of(table)
        self.touched = (draft.rev, draft.at)
        self.followed = draft.followed
        self.drafting = bool(draft.steps)
        """Whether there was a draft when the table was loaded."""
        self.answered: int | None = None
        """The seat for which an aside was answered in this call; its player has not seen what follows."""
        self.match: Match[Any] = Match(
            self.game,
            decode(self.game, table.base),
            author=draft.author,
            draft=notation.read_all(self.game.verbs, draft.steps),
            choices=draft.choices,
            rev=draft.rev,
        )

    def seat(self, user: int) -> int:
        """Return the seat of a person. Raise `Denied` for somebody who has none."""
        return require_seat(self.table, user)

    def decision(self, seat: int) -> Decision | None:
        """Return the question that the seat is asked as everybody sees it, drafts ignored, or None."""
        return next((decision for decision in self.match.decisions() if decision.seat == seat), None)

    def is_current(self, seat: int, token: Token) -> bool:
        """Return True if the token is that of the seat's present question or draft."""
        try:
            return self.match.token(seat) == token
        except NotYours:
            return False

    def is_aside(self, decision: Decision, state: Any = None) -> bool:
        """Return True if an open question, of `state` if given, is an aside: asked in another seat's turn.

        An aside has a short time limit and may have a standing answer. After the limit, it gets a harmless
        answer.
        """
        mover = self.game.mover(self.match.base if state is None else state)
        return decision.kind in self.game.asides and decision.seat != mover

    def people(self) -> list[int]:
        """Return the seats that people have taken, in order: neither computers' nor open ones."""
        return [seat.seat for seat in self.table.seats if seat.user]

    def users(self) -> list[int]:
        """Return the ids of the people at the table."""
        return [seat.user for seat in self.table.seats if seat.user]

    def touch(self, now: int) -> None:
        """Record that the draft was changed at `now`, if it was changed in this call."""
        if self.match.rev != self.touched[0]:
            self.touched = (self.match.rev, now)

    def pack(self) -> None:
        """Write the match, feed, affairs and seats back into the table, before it is saved."""
        table = self.table
        table.base = encode(self.match.base)
        self.pack_draft()
        table.last = encode_json(self.feed)
        pack_affairs(table, self.affairs)
        for seat, own in zip(table.seats, self.own, strict=True):
            seat.prefs = encode_json(own)

    def pack_draft(self) -> None:
        """Write the draft back into the table."""
        match, steps = self.match, notation.join(self.game.verbs, self.match.draft)
        followed = self.followed if steps else ()
        self.table.draft = encode_json(
            StoredDraft(match.author, match.rev, steps, self.touched[1], followed, tuple(match.choices))
        )

    def act(
        self,
        seat: int,
        action: Action,
        token: Token,
        *,
        auto: bool = False,
        joined: bool = False,
        plan: str = "",
    ) -> None:
        """Play one step; see `Match.act`. Raise `Refused`; if the rules fail, log it and raise `Denied`.

        `plan` is the one with which a computer has chosen it.
        """
        with self._chance() as chance:
            self.match.act(seat, action, token, chance, auto=auto, joined=joined)
        if plan and plan not in self.followed:
            self.followed += (plan,)
        self._keep_plan(seat)

    def choose(self, seat: int, actions: Iterable[Action]) -> None:
        """Play the steps of one choice of a person, which are undone together; see `act`."""
        for number, action in enumerate(actions):
            self.act(seat, action, self.match.token(seat), joined=number > 0)

    def confirm(self, seat: int, token: Token, *, auto: bool = False, answer: bool = False) -> None:
        """Commit the draft; see `Match.confirm`. Raise as `act` does."""
        with self._chance() as chance:
            self.match.confirm(seat, token, chance, auto=auto, answer=answer)
        self._keep_plan(seat)

    def plan(self, seat: int) -> str:
        """Return the plan with which the computer at a seat chose its last step, if that was in this turn.

        It is never taken over from an earlier turn: what was hidden then may have decided it, even if the
        seat sees no more than a spectator now.
        """
        return self.followed[-1] if self.followed else self.own[seat].followed.get(self.feed.lines - 1, "")

    def _keep_plan(self, seat: int) -> None:
        """Note with which plan a computer chose a line, if its draft has just become one."""
        if self.followed and not self.match.draft:
            line = self.feed.lines + len(self.match.lines) - 1
            self.own[seat].followed[line] = self.followed[0] if len(self.followed) == 1 else ""
            self.followed = ()

    @contextmanager
    def _chance(self) -> Generator[Chance]:
        """Yield the table's source of chance, then count the numbers drawn unless an error was raised."""
        chance = Chance.live(self.table.secret, self.table.drawn, self.affairs.contributions)
        try:
            yield chance
        except RulesError:
            log.exception(
                "match=%d seq=%d: the rules failed, the move is refused", self.table.id, self.table.seq
            )
            raise Denied("rules-failed", match=self.table.id) from None
        self.table.drawn += len(chance.drawn)

    def play(self, seat: int, actions: Sequence[Action]) -> None:
        """Play moves for a person, marked as automatic, and confirm a complete turn or answer to an aside."""
        match, asked = self.match, self.decision(seat)
        aside = asked is not None and self.is_aside(asked)
        if aside:
            self.answered = seat
        for action in actions:
            self.act(seat, action, match.token(seat), auto=True)
        if match.draft and match.author == seat:
            more = match.question(seat)
            answer = aside and more is not None and not self.is_aside(more, match.state)
            if answer or more is None:
                self.confirm(seat, match.token(seat), auto=True, answer=answer)

    def reset(self, seat: int) -> None:
        """Discard the draft of a seat, if it has one."""
        if self.match.author == seat and self.match.draft:
            self.match.reset(seat, self.match.token(seat))
