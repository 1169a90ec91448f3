"""The choices of a menu as buttons and lists, with their styles and emoji."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.menu import CONTROLS, Menu, chosen, target
from cogs.ui.post import PRIMARY, SUCCESS, plain, rows
from cogs.ui.wording import (
    BUTTON,
    DIFFERENT,
    LABEL,
    NUMBER,
    OPTION,
    REPEATED,
    Shown,
    Words,
    brief,
    prompt,
    rank_of,
    shown_together,
    where_it_is,
    with_number,
    written,
)
from engine.menu import WITHIN, Choice, depth_of, is_several, lay_out
from engine.notation import argument_names
from engine.tables import Look
from locales import Texts, capital

FINAL, PUBLISHES = "🎲", "📣"
"""Marks a step that cannot be taken back, and one that ends the turn without *Confirm*."""


def choices_of(look: Look, words: Texts, at: Menu, room: int = CONTROLS) -> list[ui.Item[Any]]:
    """Return the buttons, in rows, and the selects of a menu, which are at most `room`.

    Buttons are in the order of the actions. Those that give something up come after the others, and one that
    ends the turn at once is the last. The prompt stands above buttons that are behind a choice, or that all
    go on from it.
    """
    verbs = look.game.verbs

    @cache  # asked for again for each group in which a choice may stand
    def whole(choice: Choice) -> Words:
        return written(look, words, choice, at)

    short = {
        choice: text for choices in at.groups for choice, text in shown_together(choices, whole).texts.items()
    }

    def fits(choice: Choice) -> bool:
        return choice.action in at.numbers or (
            len(short[choice].label) <= LABEL and len(whole(choice).label) + NUMBER <= BUTTON
        )

    found = lay_out(verbs, at.groups, room, fits, look.likely)
    lists = [shown_together(choices, whole) for choices in found.lists]
    ordinary = [choice for choice in found.buttons if not rank_of(look, choice)]
    same = next((group for group in lists if set(ordinary) <= set(group.choices)), None)
    alike = same or shown_together(ordinary, whole)
    repeated = bool(ordinary) and (same is None or len(lists) == 1) and len("".join(alike.shared)) >= REPEATED
    asked: list[ui.Item[Any]] = []
    told: list[str] = []
    if depth_of(at.path):
        told.append(capital(", ".join(where_it_is(look, words, at.path, chosen(look, at.path)[0]))))
    if repeated or (at.path and ordinary and not lists and not at.path[-1].startswith(WITHIN)):
        shared = alike.shared if repeated else DIFFERENT
        told.append(prompt(look, words, alike.choices, shared=shared))
    if told:
        asked.append(ui.TextDisplay("\n".join(f"**{plain(line)}**" for line in told)))
    buttons: list[ui.Button[Any]] = []
    helps: dict[str, str] = {}
    cut: list[str] = []
    place = {action: number for number, action in enumerate(look.actions)}
    shown = sorted(
        found.buttons,
        key=lambda choice: (rank_of(look, choice), choice.name == "all", place[choice.actions[0]]),
    )
    for choice in shown:
        text = alike.texts[choice] if repeated and choice in alike.texts else whole(choice)
        label = text.label
        if choice.action and len(label) + NUMBER > BUTTON:
            label, others = brief(look, words, label, look.forecast(choice.action))
            cut.append(with_number(words, at, choice, others if choice.action in at.numbers else text.label))
        buttons.append(choice_button(look, at, choice, with_number(words, at, choice, label)))
        if choice.action and not choice.then:
            helps |= words.helps(look.game.key, verbs, choice.action)
    explained = [f"-# {plain(label)}" for label in cut]
    explained += [f"-# **{name}**: {text}" for name, text in helps.items()]
    selects = [
        _select(look, words, at, group, number, not set(found.buttons).isdisjoint(group.choices))
        for number, group in enumerate(lists)
    ]
    return [*asked, *rows(buttons), *([ui.TextDisplay("\n".join(explained))] if explained else []), *selects]


def _select(look: Look, words: Texts, at: Menu, group: Shown, number: int, partly: bool) -> ui.Item[Any]:
    """Return a list of choices, of which several may be chosen at once if they are steps of one verb.

    `partly` is whether some of them are buttons too.
    """
    several = _several(look, group.choices)
    what = prompt(look, words, group.choices, several, group.shared)
    if partly and several == 1:
        mixed = len({choice.path[0] for choice in group.choices}) > 1
        what = words("choose-more") if mixed else words("choose-all", what=what)
    custom_id = ids.write("pick", look.table.id, look.token, f"{at.path[0] if at.path else ''}/{number}")
    select: ui.Select[Any] = ui.Select(
        id=ids.number(custom_id),  # a client keeps what was chosen in a component with the same id
        custom_id=custom_id,
        placeholder=ids.shorten(what, 150),
        options=[_option(look, words, at, choice, text) for choice, text in group.texts.items()],
        max_values=several,
    )
    return ui.ActionRow(select)


def _several(look: Look, choices: Sequence[Choice]) -> int:
    """Return how many of the choices may be made at once: several for cubes placed one by one."""
    if not is_several(look.game.verbs, choices):
        return 1
    return max(1, min(len(choices), look.repeats(choices[0].path[0])))


def choice_button(look: Look, at: Menu, choice: Choice, text: str) -> ui.Button[Any]:
    return ids.button(
        text,
        ids.write("do", look.table.id, look.token, target(look, choice)),
        style=_style(look, choice),
        emoji=sign_of(look, at, choice),
    )


def _option(look: Look, words: Texts, at: Menu, choice: Choice, text: Words) -> discord.SelectOption:
    return discord.SelectOption(
        label=ids.shorten(with_number(words, at, choice, text.label), OPTION),
        value=target(look, choice),
        description=ids.shorten(text.more, 100) or None,
        emoji=sign_of(look, at, choice),
    )


def sign_of(look: Look, at: Menu, choice: Choice) -> str | discord.PartialEmoji | None:
    """Return the emoji of a choice: that of what follows, or else of the first thing that it names."""
    if choice.action and look.final(choice.action):
        return FINAL
    if rank_of(look, choice) == 2:
        return PUBLISHES
    named: list[tuple[str, str | int]] = [(choice.name, choice.value)]
    if choice.action and at.emoji:
        names = argument_names(look.game.verbs[choice.action.verb])
        named = [*zip(names, choice.action.args, strict=True), *look.forecast(choice.action).facts.items()]
    found = (at.emoji.get((look.game.key, name, str(value))) for name, value in named)
    return next(filter(None, found), None)


def brings(look: Look, words: Texts, at: Menu) -> str:
    """Return what chance decides in final choices of a menu: `<key>-final-<verb>`, if that is true of all."""
    actions = [choice.action for group in at.groups for choice in group if choice.action]
    verbs = {action.verb for action in actions if look.final(action)}
    keys = [f"{look.game.key}-final-{verb}".replace("_", "-") for verb in verbs]
    told = {words(key) if key in words else "" for key in keys}
    return told.pop() if len(told) == 1 and "" not in told else words("final-any")


def _style(look: Look, choice: Choice) -> discord.ButtonStyle:
    """Return the style of a button: green publishes the turn, grey gives something up or leads to a menu."""
    rank = rank_of(look, choice)
    return SUCCESS if rank == 2 else PRIMARY if choice.action and not rank else discord.ButtonStyle.secondary
