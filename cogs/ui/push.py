"""What a phone shows of a message that mentions somebody: plain words, with the mention first.

A phone shows neither markdown nor timestamps that count down, so these texts have none; times are in words.
Each text says which game and table it is about, and contains the mentions of the users it is for.

Built from the values passed in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from cogs.ui import post
from engine.core import Event
from engine.tables import STARTED, Look, Proposal, Table
from locales import Texts

MINUTE, HOUR, DAY = 60, 3600, 86_400
WHOLE_DAYS = 48
"""From this many hours on, a time is told in days."""


def turn(
    look: Look,
    words: Texts,
    events: Sequence[Event],
    now: int,
    users: Collection[int],
    upcoming: int | None = None,
) -> str:
    """Say what the post of a turn tells these users. `upcoming` is the one who is next and wants to know."""
    if look.table.status != "live":
        return _ended(look, words, users)
    started = any(happened.kind == STARTED for happened in events)
    lines = [
        *([_say(words, "push-started", look.table, users)] if started else []),
        *_told(look, words, users, events),
        *_asked(look, words, users, now),
        *([_say(words, "push-next", look.table, [upcoming])] if upcoming in users else []),
    ]
    return "\n".join(lines)


def news(look: Look, words: Texts, events: Sequence[Event], now: int, users: Collection[int]) -> str:
    """Say what has happened to the seats of these users, and what time those who are asked have left."""
    return "\n".join((*_told(look, words, users, events), *_asked(look, words, users, now)))


def reminder(look: Look, words: Texts, seat: int, about: str, now: int, users: Collection[int]) -> str:
    """Remind the player of a seat. `about` is the `kind` of its `Notice`."""
    due = post.closing(look, seat) if about == "last" else look.due.get(seat)
    (kind,) = (decision.kind for decision in look.decisions if decision.seat == seat)
    return _say(
        words,
        f"push-{post.reminded(look, seat, about)}",
        look.table,
        users,
        left=time_left(due, now, words),
        question=words.question(look.game.key, kind),
    )


def ballot(look: Look, words: Texts, proposal: Proposal, now: int, users: Collection[int]) -> str:
    """Ask these users for their votes, and tell the one whom the vote is about of it."""
    about, left = look.table.seats[proposal.seat].user, time_left(proposal.closes, now, words)
    question = words(f"push-vote-{proposal.kind}", who=post.plain(look.names[proposal.seat]))
    lines: list[str] = []
    if voters := [user for user in users if user != about]:
        lines.append(_say(words, "push-vote", look.table, voters, left=left, question=question))
    if about in users:
        lines.append(_say(words, "push-voted-about", look.table, [about], left=left))
    return "\n".join(lines)


def card(table: Table, words: Texts, users: Collection[int]) -> str:
    """Tell these users that they have a seat in a lobby."""
    return _say(words, "push-card", table, users)


def wanted(table: Table, words: Texts, role: int) -> str:
    """Tell those with a role that a lobby looks for players."""
    game, free = words(f"{table.game}-name"), post.free_seats(table)
    return words("push-wanted", who=f"<@&{role}>", game=game, match=table.id, n=free)


def time_left(due: int | None, now: int, words: Texts) -> str:
    """Return the time until `due` in words, rounded to days, hours or minutes; empty if there is none.

    >>> from locales import texts
    >>> [time_left(seconds, 0, texts()) for seconds in (None, 1, 61, 3599, 86_399, 259_000)]
    ['', '1 min', '1 min', '1 h', '24 h', '3 days']
    """
    if not due or due <= now:
        return ""
    minutes = max(1, round((due - now) / MINUTE))
    hours = round(minutes / 60)
    if minutes < 60:
        return words("push-minutes", n=minutes)
    return words("push-hours", n=hours) if hours < WHOLE_DAYS else words("push-days", n=round(hours / 24))


def _ended(look: Look, words: Texts, users: Collection[int]) -> str:
    if look.outcome is None:
        return _say(words, "push-called-off", look.table, users)
    ranks = enumerate(look.outcome.ranks)
    winners = [post.plain(look.names[seat]) for seat, rank in ranks if rank == 1]
    return _say(words, "push-over", look.table, users, winners=words.listed(winners), n=len(winners))


def _told(look: Look, words: Texts, users: Collection[int], events: Sequence[Event]) -> Iterator[str]:
    """Yield what each event says to the one among these users whose seat it decides about."""
    names = [post.plain(name) for name in look.names]
    for happened in events:
        user = post.concerned(look, happened)
        if user in users:
            told = post.spoken(words.event(look.game.key, happened, names))
            yield _say(words, "push-news", look.table, [user], news=told)


def _asked(look: Look, words: Texts, users: Collection[int], now: int) -> Iterator[str]:
    """Yield what these users are asked, those together who have the same question and the same time."""
    alike = defaultdict[tuple[str, str, str], list[int]](list)
    for decision in look.decisions:
        user = look.table.seats[decision.seat].user
        if user and user in users:
            left = time_left(look.due.get(decision.seat), now, words)
            key = "push-answer" if decision.seat in look.defaults else "push-turn"
            alike[key, decision.kind, left].append(user)
    for (key, kind, left), together in alike.items():
        question = words.question(look.game.key, kind)
        yield _say(words, key, look.table, together, left=left, question=question)


def _say(words: Texts, key: str, table: Table, users: Collection[int | None], **values: Any) -> str:
    """Return a text about a table to some users."""
    who = words.listed([f"<@{user}>" for user in users])
    values = {name: value if value != "" else "none" for name, value in values.items()}
    game = words(f"{table.game}-name")
    return words(key, who=who, people=len(users), game=game, match=table.id, **values)
