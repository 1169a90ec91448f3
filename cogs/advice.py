"""A line of advice on the first panels of each kind that a person sees in a game, on all at practice.

Owns the counts in the person's settings: by game and kind of question, the number of panels with advice, and
the table and number of the last question. Must not know the advice, which is in the texts.
"""

from __future__ import annotations

import logging

from engine.tables import Look, People, SaveFailed
from locales import Texts

log = logging.getLogger(__name__)

PANELS = 3
"""The number of panels with advice for each kind of question."""
REMEMBERED = 1000
"""People whose counts are kept in memory."""


class Adviser:
    """Decides whether a person still gets advice.

    A person's settings are read once, and written `PANELS` times for each kind of question.
    """

    def __init__(self) -> None:
        self._counts: dict[int, dict[str, tuple[int, int, int]]] = {}

    async def line(self, people: People, user: int, look: Look, words: Texts) -> str:
        """Return the advice on the person's question, or an empty text if they have seen it often enough.

        At a table in direct messages it is always given, and does not count.
        """
        if look.question is None:
            return ""
        kind = f"{look.game.key}-{look.question.kind}".replace("_", "-")
        about = look.game.advice(look.view, look.question)
        advice = words.advice(look.game.key, look.question.kind, about)
        if look.table.practice or not advice:
            return advice
        if user not in self._counts:
            if len(self._counts) >= REMEMBERED:
                self._counts.clear()
            self._counts[user] = dict((await people.settings(user)).advised)
        counts = self._counts[user]
        count, *last = counts.get(kind, (0, 0, 0))
        now = (look.table.id, look.question.no)
        if tuple(last) != now:
            if count >= PANELS:
                return ""
            counts[kind] = (count + 1, *now)
            try:
                await people.change_settings(user, {"advised": {kind: counts[kind]}})
            except SaveFailed as error:  # the panel is shown anyway; at worst, the advice appears once more
                log.warning("user=%d: advice that was given is not recorded: %s", user, error)
        return advice

    async def restart(self, people: People, user: int) -> None:
        """Give advice to this person again."""
        self._counts.pop(user, None)
        await people.change_settings(user, {"advised": None})

    async def forget(self, user: int) -> None:
        """Forget the counts of a person, or of everybody if `user` is 0: another process has changed them."""
        if user:
            self._counts.pop(user, None)
        else:
            self._counts.clear()
