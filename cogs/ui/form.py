"""The options of a table that has not started: a private list, with a button for each way to change them.

A form of Discord has room for five fields. If a table and its game have more options, the form has several
pages, each with a button. Owns the fields, the pages and what they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.ui import ids, post
from engine import games
from engine.tables import OPTION_VALUES, PACES, Table, has_suggestions, levels
from locales import Texts, capital

FIELDS = 5
"""The most fields of a form."""
SWITCHES = ("seats", "vacations")
"""Options of a table that are on or off and share a field. The first value is on."""
SHARED = "switches"
"""The id of that field. It is no key of an option."""
LISTED = 3500
"""The most characters of the list; a message can have 4,000."""


class Choice(NamedTuple):
    """A choice of a field. `more` is a second line, perhaps empty."""

    value: str
    label: str
    more: str = ""


class Field(NamedTuple):
    """A field of the form: an option, or the switches, of which any number may be chosen."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    current: tuple[str, ...]


Page = list[Field]


def pages(table: Table, words: Texts, *, threads: bool) -> list[Page]:
    """Return the pages of the form: one if all fields fit, otherwise the table's own, then those of its game.

    `threads` says whether the game may be played in a thread of its own.
    """
    values = {name: choices for name, choices in OPTION_VALUES.items() if name not in SWITCHES}
    if table.practice:
        del values["place"]
    elif not threads:
        values["place"] = ("channel",)
    own = [
        _field("option", name, choices, getattr(table.options, name), words)
        for name, choices in values.items()
    ]
    own.append(_level_field(table, words))
    offered = tuple(name for name in SWITCHES if name != "seats" or not table.practice)
    switches = Field(
        SHARED,
        words("option-switches"),
        tuple(Choice(name, words(f"option-{name}")) for name in offered),
        tuple(name for name in offered if getattr(table.options, name) == OPTION_VALUES[name][0]),
    )
    of_game = [
        _field(
            f"{table.game}-option",
            option.key,
            option.choices,
            table.options.game.get(option.key, option.choices[0]),
            words,
        )
        for option in games.get(table.game).options
    ]
    if len(own) + len(of_game) < FIELDS:
        return [[*own, *of_game, switches]]
    return [[*own, switches], *(of_game[i : i + FIELDS] for i in range(0, len(of_game), FIELDS))]


def _field(prefix: str, key: str, values: Sequence[str], current: str, words: Texts) -> Field:
    choices = (
        Choice(
            value,
            capital(words(f"{prefix}-{key}-{value}")),
            described_pace(words, value) if (prefix, key) == ("option", "pace") else "",
        )
        for value in values
    )
    return Field(key, words(f"{prefix}-{key}"), tuple(choices), (current,))


def _level_field(table: Table, words: Texts) -> Field:
    """Return the field of the level of added computers: the characters of the game have their names."""
    choices = tuple(
        Choice(
            level,
            words(f"{table.game}-character-{level}"),
            capital(post.described_level(table.game, level, words)),
        )
        if level in games.get(table.game).characters
        else Choice(level, words(f"option-level-{level}"))
        for level in levels(table.game)
    )
    return Field("level", words("option-level"), choices, (table.options.level,))


def described_pace(words: Texts, name: str) -> str:
    """Return how the time of a pace is counted, in at most 100 characters."""
    pace = PACES[name]
    return words("pace-described", **post.lengths(pace, words)) if pace else words("pace-described-none")


def modal(match: int, form: Sequence[Page], number: int, words: Texts) -> ui.Modal:
    """Return page `number` of the form, counted from 0."""
    fields = [(field.label, _select(field)) for field in form[number]]
    return ids.modal(words("options-title"), ids.write("setoptions", match, rest=str(number)), *fields)


def _select(field: Field) -> ui.Select[Any]:
    several = field.key == SHARED
    return ui.Select(
        custom_id=field.key,
        min_values=0 if several else 1,
        max_values=len(field.choices) if several else 1,
        required=not several,
        options=[
            discord.SelectOption(
                label=choice.label,
                value=choice.value,
                description=ids.shorten(choice.more, 100) or None,
                default=choice.value in field.current,
            )
            for choice in field.choices
        ],
    )


def listing(table: Table, form: Sequence[Page], words: Texts) -> ui.LayoutView:
    """Return the list of all options as they are, with the buttons that change them."""
    lines = [f"### {words('options-title')}"]
    for field in (field for page in form for field in page):
        labels = [choice.label for choice in field.choices if choice.value in field.current]
        lines.append(
            words("options-line", option=field.label, choice=", ".join(labels) or words("options-none"))
        )
    buttons = [
        ids.button(
            words("button-options-page", n=number, of=len(form) - 1),
            ids.write("options", table.id, rest=str(number)),
        )
        for number in range(len(form))
    ] + list(_other_buttons(table, words))
    text = ids.shorten("\n".join(lines), LISTED)
    return post.container(table.game, ui.TextDisplay(text), *post.rows(buttons))


def _other_buttons(table: Table, words: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the buttons for what is not on the form."""
    helped = "on" if has_suggestions(table) else "off"
    yield ids.button(
        words(f"button-suggestions-{helped}"),
        ids.write("suggestions", table.id),
        disabled=table.options.rated,
    )
    if not table.practice:
        counts = "on" if table.options.rated else "off"
        yield ids.button(words(f"button-rated-{counts}"), ids.write("rated", table.id))
        yield ids.button(words("button-start-form"), ids.write("startform", table.id))
        yield ids.button(words("button-requires"), ids.write("requires", table.id))
    if any(seat.bot for seat in table.seats):
        yield ids.button(words("button-remove-computer"), ids.write("removecomputer", table.id))


def read(form: Sequence[Page], given: Mapping[str, str]) -> Mapping[str, str]:
    """Return the options that were chosen, from the value of each field; unknown values are left out."""
    allowed = {field.key: {choice.value for choice in field.choices} for page in form for field in page}
    options = {key: value for key, value in given.items() if key != SHARED and value in allowed.get(key, ())}
    if SHARED in given:
        on = given[SHARED].split(",")
        options |= {name: OPTION_VALUES[name][name not in on] for name in allowed[SHARED]}
    return options
