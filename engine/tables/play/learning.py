"""Lessons of a person: the position as the panels show it, and how far they have come.

Owns the person's progress, which is in their settings. Must not know how a lesson goes: that is
`engine.lessons`. The table that the learner sees is in no database.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine import games, lessons, notation
from engine.lessons import LEARNER, Lesson, Place
from engine.match import encode
from engine.tables.access.access import Access
from engine.tables.play.look import Look, look_at
from engine.tables.store import SaveFailed, Seat, Table, TableOptions, UserSettings, settings_of
from engine.tables.table.session import Denied, Person, Session
from engine.tables.table.stored import Feed, StoredDraft, encode_json

log = logging.getLogger(__name__)


class Learning:
    """The calls about lessons."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def place(self, number: int) -> Place:
        """Return the place with a number. Raise `Denied` if the lesson is not there any more."""
        every = [lesson for game in games.ALL.values() for lesson in lessons.lessons_of(game)]
        place = lessons.place_of(every, number)
        if place is None:
            raise Denied("old-button")
        return place

    def look(self, place: Place, learner: Person, names: Sequence[str]) -> Look:
        """Return the table of a lesson as the learner sees it. This may take milliseconds.

        `names` are those of the other players.
        """
        game, position = place.lesson.game, lessons.at(place)
        match, now = position.match, self._access.now()
        seats = len(game.scores(match.base))
        others = [Seat(seat=seat, name=names[seat - 1], bot="easy") for seat in range(1, seats)]
        steps = notation.join(game.verbs, match.draft)
        table = Table(
            id=place.number,
            game=game.key,
            rules=game.rules,
            options=TableOptions(suggestions=True),
            status="live",
            opener=learner.id,
            secret=b"",
            base=encode(match.base),
            draft=encode_json(StoredDraft(match.author, match.rev, steps)),
            last=encode_json(Feed(last=position.told[-1][1] if position.told else (), lines=position.lines)),
            created=now,
            moved=now,
            seats=[Seat(seat=LEARNER, user=learner.id, name=learner.name), *others],
        )
        return look_at(Session(table), learner.id)

    async def progress(self, user: int, lesson: Lesson) -> tuple[int, int]:
        """Return the step at which a person continues a lesson, and how often they have ended it."""
        kept = await settings_of(self._access.store, UserSettings, user)
        return kept.lessons.get(lesson.key, (0, 0))

    async def resume(self, user: int, key: str) -> Place | None:
        """Return where a person continues with the lessons of a game: in the first that is not ended.

        Return None if all of them are, or if there are none.
        """
        kept = (await settings_of(self._access.store, UserSettings, user)).lessons
        for lesson in lessons.lessons_of(games.get(key)):
            step, ended = kept.get(lesson.key, (0, 0))
            if not ended:
                return Place(lesson, min(step, len(lesson.steps) - 1))
        return None

    async def reach(self, user: int, place: Place) -> None:
        """Store that a person has come to a place. If that fails, they go on from the last one stored."""
        lesson = place.lesson
        _, ended = await self.progress(user, lesson)
        now = (0, ended + 1) if place.over else (place.step, ended)
        try:
            await self._access.store.change_settings(UserSettings, user, {"lessons": {lesson.key: now}})
        except SaveFailed as error:
            log.warning("user=%d: the step reached in a lesson is not recorded: %s", user, error)
