"""A table as it is loaded for one call: its match, and what one person may see of it.

Owns the stored form of a running match (draft and news) and the `Look` that everything on screen is made of.
Nothing here waits, saves or knows other tables; people and places are ids.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from engine import games, notation
from engine.chance import Chance, commitment
from engine.core import Action, Decision, Event, Game, Outcome, Refused, RulesError, View, seen_by
from engine.match import Match, Token, decode
from engine.store import Table

log = logging.getLogger(__name__)


class Denied(Refused):
    """What a person asked for cannot be done; `why` is the key of a text, `values` what it names."""

    def __init__(self, why: str, **values: str | int) -> None:
        super().__init__(why)
        self.why, self.values = why, values


class Stored(msgspec.Struct):
    """The draft column of a match."""

    author: int = -1
    rev: int = 0
    steps: str = ""


class News(msgspec.Struct):
    """What the latest line did, what is not posted yet, and how long the log is. The `last` column."""

    last: tuple[Event, ...] = ()
    unposted: tuple[Event, ...] = ()
    lines: int = 1


_draft = msgspec.json.Decoder(Stored)
_news = msgspec.json.Decoder(News)
_events = msgspec.json.Decoder(tuple[Event, ...])
encode_json = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one person sees it (`seat` None: a spectator). Nothing here is hidden from that person."""

    table: Table
    game: Game[Any]
    seat: int | None
    view: View[Any]
    decisions: tuple[Decision, ...]
    """The questions everybody knows to be open."""
    question: Decision | None
    """What the viewer is asked now, within its draft."""
    token: Token | None
    actions: tuple[Action, ...]
    draft: tuple[Action, ...]
    draft_events: tuple[Event, ...]
    finished: bool
    """Whether the draft is a whole turn, ready to be confirmed."""
    last: tuple[Event, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None
    final: Callable[[Action], bool]
    """Whether a step of the viewer could not be taken back."""
    preview: Callable[[Action], tuple[Event, ...]]
    """What a step of the viewer that is not final would do."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.table.seats)

    @property
    def commitment(self) -> str:
        return commitment(self.table.secret)


def events_of(payload: bytes) -> tuple[Event, ...]:
    """What a letter of kind `turn` or `over` tells."""
    return _events.decode(payload)


def decode_news(table: Table) -> News:
    return _news.decode(table.last) if table.last else News()


def seat_of(table: Table, user: int) -> int | None:
    return next((seat.seat for seat in table.seats if seat.user == user), None)


class Session:
    """A locked table with its match, for one call."""

    __slots__ = ("game", "match", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = games.get(table.game)
        draft = _draft.decode(table.draft) if table.draft else Stored()
        self.match: Match[Any] = Match(
            self.game,
            decode(self.game, table.base),
            author=draft.author,
            draft=notation.read_all(self.game.verbs, draft.steps),
            rev=draft.rev,
        )

    def seat(self, user: int) -> int:
        seat = seat_of(self.table, user)
        if seat is None:
            raise Denied("not-seated")
        return seat

    def act(self, seat: int, action: Action, token: Token, *, auto: bool = False) -> None:
        chance = Chance.live(self.table.secret, self.table.drawn)
        try:
            self.match.act(seat, action, token, chance, auto=auto)
        except RulesError:
            log.exception(
                "match=%d seq=%d: the rules failed, the move is refused", self.table.id, self.table.seq
            )
            raise Denied("rules-failed", match=self.table.id) from None
        self.table.drawn += len(chance.drawn)

    def look(self, user: int | None) -> Look:
        table, match, game = self.table, self.match, self.game
        seat = None if user is None else seat_of(table, user)
        question = None if seat is None else match.question(seat)
        drafting = seat is not None and seat == match.author and bool(match.draft)
        news = decode_news(table)
        view = match.view(seat)
        return Look(
            table=table,
            game=game,
            seat=seat,
            view=view,
            decisions=match.decisions(),
            question=question,
            token=match.token(seat) if seat is not None and (question or drafting) else None,
            actions=tuple(match.legal_actions(seat)) if seat is not None and question else (),
            draft=tuple(match.draft) if drafting else (),
            draft_events=tuple(match.draft_events) if drafting else (),
            finished=seat is not None and match.finished(seat),
            last=tuple(seen_by(happened, seat) for happened in news.last),
            scores=game.scores(view.state),
            outcome=game.outcome(match.base),
            final=partial(match.final, -1 if seat is None else seat),
            preview=partial(match.preview, -1 if seat is None else seat),
        )
