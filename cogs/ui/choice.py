"""Questions asked before a command is carried out: which table is meant, and "are you sure?"."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.post import container, plain
from engine.tables import Table
from locales import Texts

OPTIONS = 25
"""The most options of a select."""


def table_name(table: Table, words: Texts) -> str:
    """Return a table in one line, without markdown: its number, game, status and players."""
    return words(
        "table-choice",
        match=table.id,
        game=words(f"{table.game}-name"),
        status=words(f"status-{table.status}"),
        who=", ".join(table.names),
    )


def which_table(tables: Sequence[Table], words: Texts, verb: str, rest: str) -> ui.LayoutView:
    """Return a message that asks which table is meant. Choosing one is a press with `verb` and `rest`.

    If `rest` is too long for a custom id, or not all tables fit into the select, the message says how to name
    a table in the command instead.
    """
    shown = tables[:OPTIONS]
    items: list[ui.Item[Any]] = [ui.TextDisplay(words("which-table"))]
    with suppress(ValueError):
        options = [
            discord.SelectOption(label=ids.shorten(table_name(table, words), 100), value=str(table.id))
            for table in shown
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=ids.write_choice(verb, rest), options=options, placeholder=words("which-table-pick")
        )
        items.append(ui.ActionRow(select))
    if len(items) == 1:
        lines = [f"- {plain(table_name(table, words))}" for table in shown]
        items.append(ui.TextDisplay("\n".join(lines)))
    if len(items) > 1 and (len(tables) > len(shown) or not isinstance(items[1], ui.ActionRow)):
        items.append(ui.TextDisplay(words("which-table-number")))
    return container("", *items)


def are_you_sure(key: str, text: str, words: Texts, custom_id: str) -> ui.LayoutView:
    """Return the question asked before something that cannot be undone. Ignoring it declines."""
    yes = ids.button(words("button-sure"), custom_id, style=discord.ButtonStyle.danger)
    return container(key, ui.TextDisplay(text), ui.ActionRow(yes))
