"""What dice and cards of a table come from, and how that is checked: on the card, at the start, in private.

Built from the values passed in. The secret appears only when a table is over.
"""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.ui import post
from engine.chance import commitment
from engine.tables import Table, contributions
from locales import Texts


def on_card(table: Table, words: Texts) -> list[str]:
    """Return what the lobby card fixes for everybody to see: who left after joining, then the fingerprint.

    Before the start, *Fair dice* has the fingerprint; when the game starts, the card loses its buttons.
    """
    if table.status not in ("lobby", "live"):
        return []
    left = [number for _, number, counts in contributions.listed(table) if not counts]
    lines = [words("fair-left", number=str(number)) for number in left]
    if table.status == "live":
        lines.insert(0, words("fair-on-card", commitment=commitment(table.secret)))
    return lines


def at_start(table: Table, words: Texts) -> str:
    """Return the line of a table's first post with the numbers of those who joined; empty if none did."""
    numbers = [f"`{number}`" for number in contributions.of(table) if number]
    return words("fair-numbers", numbers=", ".join(numbers)) if numbers else ""


def answer(table: Table, words: Texts, record: str = "", digest: str = "") -> ui.LayoutView:
    """Return all that there is to know so far.

    For a table that is over, `record` is the name of the attached record file, and `digest` its SHA-256.
    """
    lines = [words("fair-title", match=table.id), words("fair-how")]
    lines.append(words("fair-fingerprint", commitment=commitment(table.secret)))
    for who, number, counts in contributions.listed(table):
        key = "fair-joined" if counts else "fair-left"
        lines.append(words(key, who=f"<@{who}>", number=str(number)))
    lines.append(at_start(table, words))
    if record:
        lines.append(words("fair-secret", secret=table.secret.hex()))
        lines.append(words("fair-digest", digest=digest))
    elif table.status in ("lobby", "live"):
        lines.append(words("fair-later"))
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(filter(None, lines)))]
    if record:
        items.append(ui.File(f"attachment://{record}"))
    return post.container(table.game, *items)
