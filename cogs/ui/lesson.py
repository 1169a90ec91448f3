"""What a lesson adds to a post or a panel: its text above, the way through its steps below.

Owns which controls of a table there are in a lesson. Must not know how a lesson goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.post import PRIMARY, SUCCESS, container, rows, spoken
from engine.lessons import Lesson, Place
from locales import Texts

KEPT = frozenset(
    (
        "turn", "since", "do", "pick", "menu", "sure", "undo", "reset", "confirm", "suggest", "hand", "more",
        "board", "explain", "legend", "next", "tools",
    )
)  # fmt: skip
"""The verbs of the controls of a table that a lesson shows."""
STEP = 60
"""The most characters of the text of a step in the list of steps."""
HERE = "📍"


def heading(words: Texts, place: Place, note: str, news: str) -> str:
    """Return the number and the text of a step, and before that the `news` of what others did.

    `note` says why the last press was not the right one.
    """
    lesson = place.lesson
    where = words("learn-step", title=words(lesson.title), step=place.step + 1, steps=len(lesson.steps))
    parts = [f"-# {where}", news, f"📖 {words(lesson.steps[place.step].text)}", note and f"⚠️ {note}"]
    return "\n".join(filter(None, parts))


def guided(
    view: ui.LayoutView, words: Texts, place: Place, lessons: Sequence[Lesson], note: str = "", news: str = ""
) -> ui.LayoutView:
    """Return a post or a panel of the table of a lesson, with what the lesson adds to it."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(heading(words, place, note, news)), ui.Separator()]
    outer: Any = view.children[0]
    only_next = place.lesson.steps[place.step].press == "next"
    for item in outer.children:
        row: Any = item
        if not isinstance(item, ui.ActionRow):
            items.append(item)
        elif not only_next and (kept := [part for part in row.children if _is_kept(part)]):
            items.append(ui.ActionRow(*kept))
    if only_next:
        onward = ids.button(words("learn-next"), ids.write("next", place.number), style=PRIMARY)
        items.append(ui.ActionRow(onward))
    return container(place.lesson.game.key, *items, _contents(words, place, lessons))


def _is_kept(item: ui.Item[Any]) -> bool:
    press = ids.read(str(getattr(item, "custom_id", "")), ("0",))
    return press is not None and press.verb in KEPT


def _contents(words: Texts, place: Place, lessons: Sequence[Lesson]) -> ui.ActionRow[Any]:
    """Return the select of all steps of the lesson, and of the other lessons of the game."""
    options = [
        discord.SelectOption(
            label=ids.shorten(spoken(f"{number + 1} · {words(step.text)}"), STEP),
            value=f"{place.lesson.key}/{number}",
            emoji=HERE if number == place.step else None,
        )
        for number, step in enumerate(place.lesson.steps)
    ]
    options += [
        discord.SelectOption(label=ids.shorten(words(other.title), STEP), value=f"{other.key}/0", emoji="📖")
        for other in lessons
        if other is not place.lesson
    ]
    custom_id = ids.write("learnto")
    select: ui.Select[Any] = ui.Select(
        id=ids.number(f"{custom_id}{place.number}"),
        custom_id=custom_id,
        placeholder=words("learn-contents", step=place.step + 1, steps=len(place.lesson.steps)),
        options=options[:25],
    )
    return ui.ActionRow(select)


def ended(
    words: Texts,
    key: str,
    lessons: Sequence[Lesson],
    following: Lesson | None,
    above: Sequence[ui.Item[Any]],
) -> ui.LayoutView:
    """Return what follows after a lesson, below `above`: the next one, a game, the lessons once more."""
    buttons: list[ui.Button[Any]] = []
    if following:
        onward = words("learn-following", title=words(following.title))
        buttons.append(ids.button(onward, ids.write("learnto", rest=f"{following.key}/0"), style=PRIMARY))
    first = ids.write("firstgame", rest=key)
    buttons.append(ids.button(words("learn-first-game"), first, style=SUCCESS))
    known = list(lessons).index(following) if following else len(lessons)
    buttons += [
        ids.button(
            words(lesson.title),
            ids.write("learnto", rest=f"{lesson.key}/0"),
            emoji="🔁" if n < known else None,
        )
        for n, lesson in enumerate(lessons)
        if lesson is not following
    ]
    buttons.append(ids.button(words("button-rules"), ids.write("rules", rest=f"{key}/1")))
    text = words("learn-ended" if following is None else "learn-ended-more", game=words(f"{key}-name"))
    return container(key, *above, ui.TextDisplay(text), *rows(buttons))
