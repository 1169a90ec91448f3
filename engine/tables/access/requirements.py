"""What the opener of a table may ask of those who sit down: how they have played lately.

Owns what is offered, and who fits. Somebody who keeps their results to themselves is judged by the same facts
as everybody else, but only they are told: otherwise a private person could sit down nowhere, or private
results would be a way around every requirement. Must not know words, or where facts are shown.
"""

from __future__ import annotations

from engine.tables.past.results import LATEST, Habits, habits
from engine.tables.store import Requirements, Store, Table
from engine.tables.table.session import Denied
from engine.tables.time.clock import HOUR

ANSWERS = tuple(hours * HOUR for hours in (2, 8, 24))
"""The times to answer that can be asked for, in seconds."""
LEFT = (0, 1, 2, 4)
"""The numbers of games left that can be asked for."""


async def require_fit(store: Store, user: int, table: Table) -> None:
    """Raise `Denied`, which says why, if a person does not meet what is required at a table."""
    if table.options.requires is not None:
        own = habits(await store.results.latest([user], LATEST))[user]
        check(own, table.options.requires, begun="no" if table.status == "lobby" else "yes")


def check(own: Habits, asked: Requirements, begun: str = "no") -> None:
    """Raise `Denied` if somebody who plays like this does not meet the requirements.

    What is not known of a person is no reason. `begun` is `yes` if nobody can be invited any more.
    """
    if own.new and not asked.newcomers:
        raise Denied("requires-finished", begun=begun)
    if asked.left is not None and own.gone > asked.left:
        raise Denied("requires-left", most=asked.left, left=own.gone, games=own.games, begun=begun)
    if asked.answer is not None and own.answer is not None and own.answer > asked.answer:
        raise Denied("requires-answer", hours=asked.answer // HOUR, own=-(-own.answer // HOUR), begun=begun)
