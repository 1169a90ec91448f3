"""What happened, in lines of text: the items of `engine.story` put into words for one reader.

Owns which items share a line, how sentences are joined, and fitting them into a post. Must not know what is
important: that is decided by `engine.story`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core import Event
from engine.story import Item, Sort, sum_up
from locales import Sentence, Texts

LINE = 72
"""Characters in a line of a post, about."""
ITEM, HEADING, SMALL, MORE = "- ", "## ", "-# ", "-# … "
"""How lines begin in a list; `MORE` is the one about what is left out."""
NOBODY = -1
"""In place of a seat: a line is about no player."""


class Line(NamedTuple):
    """A line of what happened. `mark` is how it begins in a list; in a paragraph, its text may be `short`."""

    mark: str
    text: str
    short: str = ""
    events: tuple[Event, ...] = ()
    """What it tells, in order, but for bookkeeping."""


def bullets(lines: Sequence[Line]) -> str:
    """Return what happened as a list.

    >>> bullets([Line(ITEM, "Ana passes."), Line(HEADING, "Ben wins!")])
    '- Ana passes.\\n## Ben wins!'
    """
    return "\n".join(line.mark + line.text for line in lines)


def flowing(lines: Sequence[Line]) -> str:
    """Return what happened as one paragraph, which takes fewer lines.

    >>> flowing([Line(ITEM, "Ana passes."), Line(MORE, "2 more things happened (Ben +3).", "… (Ben +3)")])
    'Ana passes. … (Ben +3)'
    """
    return " ".join(line.short or line.text for line in lines)


def height(lines: Sequence[Line]) -> int:
    """Return about how many lines of a screen these take."""
    return sum(-(-len(line.mark + line.text) // LINE) for line in lines)


@dataclass(frozen=True, slots=True)
class Wording:
    """How items are put into words. `say` returns the sentence about an event."""

    words: Texts
    say: Callable[[Event], Sentence]
    names: Sequence[str]
    you: int | None
    """The reader's seat."""

    def lines(self, items: Sequence[Item]) -> list[Line]:
        """Return the items in words: a line for each turn and each announcement, the heading last.

        What follows from a choice or an announcement stands behind it; after an announcement, in a line for
        each seat.
        """
        lines: list[Line] = []
        about: int | None = None
        """The seat that the last line is about; None if no other item may follow there."""
        chosen = False
        """Whether that line tells a choice, so that consequences for other seats follow there too."""
        subject: int | None = None
        """The seat about which a clause without its subject may follow there."""
        for item in items:
            if item.sort is Sort.VICTORY:
                continue
            if item.sort is Sort.REST:
                scored = self.words.scored(item.points, self.names, None, self.you)
                text = self.words("told-more", n=item.left, scored=scored)
                lines.append(Line(MORE, text, f"…{scored}"))
                continue
            if item.sort is Sort.BOOKKEEPING and item.seat is None:
                lines.append(Line(SMALL, " ".join(self.say(happened).text for happened in item.events)))
                about = None
                continue
            sentence = self.say(item.events[0])
            choice, other = item.sort is Sort.CHOICE, item.seat not in (None, about)
            begins = about is None or item.sort is Sort.ANNOUNCEMENT or (item.apart and chosen)
            if begins or (other and (choice or not chosen)) or (choice and not chosen):
                lines.append(Line(ITEM, sentence.text, events=item.events))
                about = NOBODY if item.sort is Sort.ANNOUNCEMENT or item.seat is None else item.seat
                chosen = choice
            else:
                mark, text, _, told = lines.pop()
                shared = sentence.rest and item.seat == subject
                if shared:
                    text = self.words("told-on", first=text[:-1], then=sentence.rest)
                else:
                    text = f"{text} {sentence.text}"
                lines.append(Line(mark, text, events=(*told, *item.events)))
            subject = item.seat if sentence.open else None
        return [*lines, *self._victory(items)]

    def _victory(self, items: Sequence[Item]) -> list[Line]:
        """Return one heading about all winners, if the items tell who has won."""
        won = [item for item in items if item.sort is Sort.VICTORY]
        if len(won) < 2:
            return [Line(HEADING, self.say(happened).text) for item in won for happened in item.events]
        seats = [item.seat for item in won if item.seat is not None]
        called = [
            self.words("you-within" if n else "you") if seat == self.you else self.names[seat]
            for n, seat in enumerate(seats)
        ]
        who = self.words.listed([f"**{name}**" for name in called])
        return [Line(HEADING, self.words("end-headline", who=who, n=len(won)))]


def fit(
    tell: Callable[[int | None], list[Item]], wording: Wording, room: int | None, limit: int
) -> list[Line]:
    """Return a story in about `room` lines of a screen (None: everything) and at most `limit` characters.

    `tell` returns the items for which there is room, in characters. If what must be told is too much for the
    limit, only the points of the earliest items are told. One line too many is told, too: the line about
    what is left out would take its place.
    """

    def is_short(lines: Sequence[Line]) -> bool:
        return len(bullets(lines)) <= limit

    def fits(items: Sequence[Item]) -> bool:
        lines = wording.lines(items)
        return is_short(lines) and (room is None or height(lines) <= room)

    items = tell(None if room is None else room * LINE)
    if not fits(items):
        whole = wording.lines(tell(limit))
        if room is not None and is_short(whole) and height(whole) == room + 1:
            return whole
        rooms = range(1, limit if room is None else room * LINE)
        items = tell(bisect_left(rooms, True, key=lambda characters: not fits(tell(characters))))
    if not is_short(wording.lines(items)):
        counts = range(1, len(items) + 1)
        fewest = bisect_left(counts, True, key=lambda n: is_short(wording.lines(sum_up(items, n))))
        items = sum_up(items, 1 + fewest)
    return wording.lines(items)
