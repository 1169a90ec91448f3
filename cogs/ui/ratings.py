"""What is said about ratings: in a lobby, and after a game.

Built from the values passed in. Must not know where they come from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.tables import Change, Look, Rating, Table
from locales import Texts


def on_card(table: Table, ratings: Mapping[int, Rating], words: Texts) -> list[str]:
    """Return what the card of a rated table says: what that means, and how strong those who sit there are."""
    if not table.options.rated or table.practice:
        return []
    known = [
        words("rating-of", who=f"<@{user}>", points=rating.points, settled=_settled(rating))
        for user, rating in ratings.items()
    ]
    shown = [words("lobby-ratings", list=", ".join(known))] if known else []
    return [f"-# {line}" for line in (words("lobby-rated"), *shown)]


def after(look: Look, changes: Mapping[int, Change], words: Texts, names: Sequence[str]) -> list[str]:
    """Return the line of the last post with the ratings that have changed; none if the game was not rated.

    People who lost their seat have no name there any more and are left out.
    """
    seated = [(seat.seat, changes.get(seat.user or 0)) for seat in look.table.seats]
    told = [
        words(
            "rating-changed",
            who=names[seat],
            before=change.before.points,
            after=change.after.points,
            settled=_settled(change.after),
        )
        for seat, change in seated
        if change
    ]
    return [f"-# {words('ratings-after', list=', '.join(told))}"] if told else []


def _settled(rating: Rating) -> str:
    if rating == Rating():
        return "new"
    return "true" if rating.settled else "false"
