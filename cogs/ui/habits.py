"""How people have played lately, and who may join a table: what its card says, and the form with which the
opener chooses that.

Built from the values passed in. Must not know where they come from, or who meets what is required.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from engine.tables import DAY, HOUR, MINUTE, Habits, Requirements, Table, requirements
from locales import Texts

ANSWER, LEFT, NEWCOMERS = "answer", "left", "newcomers"
"""The ids of the fields of the form."""
ANY = "any"


def on_card(table: Table, habits: Mapping[int, Habits], words: Texts) -> list[str]:
    """Return what the card of a lobby says about those who sit there, and about who may join them."""
    if table.status != "lobby" or table.practice:
        return []
    played = [described(f"<@{user}>", own, words) for user, own in habits.items() if own.games]
    lines = [words("lobby-habits", list=" · ".join(played))] if played else []
    if new := [f"<@{user}>" for user, own in habits.items() if not own.games]:
        lines.append(words("habits-new", who=words.listed(new), n=len(new)))
    if asked := list(_required(table.options.requires or Requirements(), words)):
        lines.append(words("lobby-requires", list=", ".join(asked)))
    return [f"-# {line}" for line in lines]


def described(who: str, own: Habits, words: Texts) -> str:
    """Say how a person has played lately who has finished a game with others."""
    answer = "none" if own.answer is None else time_text(words, own.answer)
    return words("habits-of", who=who, answer=answer, left=own.gone, n=own.games)


def _required(asked: Requirements, words: Texts) -> Iterator[str]:
    """Yield what is required of those who join."""
    if asked.answer is not None:
        yield words("requires-answer", hours=asked.answer // HOUR)
    if asked.left is not None:
        yield words("requires-left", most=asked.left)
    if not asked.newcomers:
        yield words("requires-finished")


def form(table: Table, words: Texts) -> ui.Modal:
    """Return the form that asks who may join a table."""
    now = table.options.requires or Requirements()
    answers = {str(s): words("requires-answer-within", hours=s // HOUR) for s in requirements.ANSWERS}
    left = {str(n): words("requires-left-most", most=n) for n in requirements.LEFT}
    welcome = {value: words(f"requires-newcomers-{value}") for value in ("yes", "no")}
    answers, left = [{ANY: words("requires-any"), **values} for values in (answers, left)]
    return ids.modal(
        words("requires-title", match=table.id),
        ids.write("setrequired", table.id),
        (words("requires-answer-field"), _select(ANSWER, answers, _value(now.answer))),
        (words("requires-left-field"), _select(LEFT, left, _value(now.left))),
        (words("requires-newcomers"), _select(NEWCOMERS, welcome, "yes" if now.newcomers else "no")),
    )


def _value(chosen: int | None) -> str:
    return ANY if chosen is None else str(chosen)


def _select(key: str, labels: Mapping[str, str], now: str) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=ids.shorten(label, 100), value=value, default=value == now)
        for value, label in labels.items()
    ]
    return ui.Select(custom_id=key, options=options)


def read(given: Mapping[str, str]) -> Requirements | None:
    """Return what was chosen on the form; None if nothing is required. Unknown values count as any."""
    asked = Requirements(
        answer=_offered(given.get(ANSWER, ANY), requirements.ANSWERS),
        left=_offered(given.get(LEFT, ANY), requirements.LEFT),
        newcomers=given.get(NEWCOMERS) != "no",
    )
    return asked if asked != Requirements() else None


def _offered(value: str, values: Sequence[int]) -> int | None:
    return int(value) if value in map(str, values) else None


def time_text(words: Texts, seconds: int | None) -> str:
    """Return a time in its largest unit of which it has more than one, rounded."""
    if seconds is None:
        return words("stats-unknown")
    for unit, key in ((DAY, "stats-days"), (HOUR, "stats-hours")):
        if seconds >= 2 * unit:
            return words(key, n=round(seconds / unit))
    return words("stats-minutes", n=max(1, round(seconds / MINUTE)))
