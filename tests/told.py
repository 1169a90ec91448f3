"""The posts of whole games, straight from the rules: what happens until a person is asked makes one post."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cogs.ui import post
from engine.chance import Chance
from engine.core import Event, Game, Points, changes, seen_by
from engine.tables import Look
from engine.tables.play.look import look_at
from engine.tables.table.session import Session
from locales import texts
from tests.contract import NAMES
from tests.stores import running

SCORED = re.compile(r" \(((?:[^()]* )?[+\N{MINUS SIGN}]\d+(?:, [^()]* [+\N{MINUS SIGN}]\d+)*)\)")
"""Points in a text."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a post is made from."""

    look: Look
    events: tuple[Event, ...]
    """As everybody may read them."""
    change: Points
    """What the score line shows."""


def seated(game: Game[Any], state: Any, computers: Collection[int] = (), user: int | None = None) -> Look:
    """Return a table at which Ana, Ben and others play, the seat of a user `seat + 1`."""
    look = look_at(Session(running(game, state, len(game.scores(state)))), user)
    seats = [
        replace(seat, name=NAMES[seat.seat], bot="easy" if seat.seat in computers else None)
        for seat in look.table.seats
    ]
    return replace(look, table=replace(look.table, seats=seats))


def posts(game: Game[Any], seats: int, computers: Collection[int] = (), seed: int = 0) -> Iterator[Told]:
    """Yield the posts of a game in which everybody prefers sensible moves."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = game.setup(seats, {}, chance)
    look = seated(game, state, computers)
    events: list[Event] = []
    before, mover = game.scores(state), None
    while pending := game.pending(state):
        seat = pending[0].seat
        if mover is not None and seat != mover and seat not in computers:
            yield _told(game, look, state, events, before)
            before, events = game.scores(state), []
        mover = seat
        events += game.play(state, seat, game.playout_policy(state, seat)(rng), chance)
    yield _told(game, look, state, events, before)


def _told(game: Game[Any], look: Look, state: Any, events: list[Event], before: tuple[int, ...]) -> Told:
    after = game.scores(state)
    seen = tuple(seen_by(happened, None) for happened in events)
    return Told(replace(look, view=game.view(state, None), scores=after), seen, changes(before, after))


def is_told(key: str, happened: Event, names: Sequence[str], text: str) -> bool:
    """Return True if a text for a spectator tells an event, perhaps without its subject and among others.

    Its points may differ, if those of other events are told with it.
    """
    words = texts()
    sentence = words.sentence(key, replace(happened, points=()), post.bold(names, happened.seat))
    pattern = re.escape((sentence.rest or sentence.text).rstrip("."))
    for _, value in happened.args:
        if isinstance(value, str) and any(map(str.isdigit, value)):  # one place of several
            place = re.escape(value)
            pattern = pattern.replace(place, f".*{place}.*", 1)
    return re.search(pattern, SCORED.sub("", text)) is not None


def points_in(text: str, names: Sequence[str]) -> dict[int, int]:
    """Return the points that a text tells for each seat. Without a name, they are those of the last one."""
    found = Counter[str]()
    for line in text.splitlines():
        for told in SCORED.finditer(line):
            for part in told[1].split(", "):
                *named, points = part.rsplit(" ", 1)
                who = named[0] if named else re.findall(r"\*\*(\w+)\*\*", line[: told.start()])[-1]
                found[who] += int(points.replace("\N{MINUS SIGN}", "-"))
    return {names.index(who): points for who, points in found.items() if points}
