"""Going through a lesson as a learner does: by pressing what is on the screen."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from cogs.ui.ids import read
from cogs.ui.menu import EXACT, split_path
from engine import games, lessons
from engine.core import Action
from engine.lessons import Place
from engine.menu import follow
from engine.notation import read_all
from tests.virtual import SELECT, Control, controls, find, has, verb

NUMBER = re.compile(r"\*\*(\d+)\*\*")
"""How a step names the number of a place in the picture."""

CHOOSING = ("do", "pick")


def place_on(message: Any) -> Place | None:
    """Return the place in a lesson that a message shows, or None at the end."""
    every = [lesson for game in games.ALL.values() for lesson in lessons.lessons_of(game)]
    for control in controls(message):
        press = read(control.custom_id, control.values[:1])
        if press and lessons.is_lesson(press.table):
            return lessons.place_of(every, press.table)
    return None


async def press(member: Any, message: Any, control: Control, *values: str) -> Any:
    """Press a button or choose in a select, and return the message after it."""
    if control.type == SELECT:
        result = await member.select(message, list(values), custom_id=control.custom_id)
    else:
        result = await member.click(message, custom_id=control.custom_id)
    assert result.acknowledged
    return result.response


async def choose(member: Any, message: Any, place: Place, wanted: tuple[Action, ...]) -> Any:
    """Press the button or option that makes one or several of some actions, or leads to the first of them."""
    if has(message, "sure"):
        return await press(member, message, find(message, "sure"))
    verbs = place.lesson.game.verbs
    leading: list[tuple[int, Control, list[str]]] = []
    for control in controls(message):
        if verb(control) not in CHOOSING:
            continue
        several = most(message, control)
        rests = control.values or (read(control.custom_id).rest,)  # type: ignore[union-attr]  # it is one of ours
        exact = [r for r in rests if r.startswith(EXACT) and {*read_all(verbs, r[1:])} <= {*wanted}]
        if exact:
            return await press(member, message, control, *exact[:several])
        match = lessons.at(place).match
        legal = match.legal_actions(lessons.LEARNER)
        parts_of = partial(match.game.parts, match.view(lessons.LEARNER).state)
        for rest in rests:
            behind = [] if rest.startswith(EXACT) else follow(legal, split_path(rest), parts_of)[0]
            if wanted[0] in behind:
                leading.append((len(behind), control, [rest]))
    assert leading, f"{place.lesson.key}: step {place.step + 1}: no control leads to {wanted}"
    _, control, values = min(leading, key=lambda found: found[0])
    return await press(member, message, control, *values)


def most(message: Any, control: Control) -> int:
    """Return how many options of a select may be chosen at once."""
    from tests.virtual import raw, walk

    return next(
        (c.get("max_values", 1) for c in walk(raw(message)) if c.get("custom_id") == control.custom_id), 1
    )


async def step(member: Any, message: Any) -> Any:
    """Do what the step that a message shows asks for, and return the next step."""
    place = place_on(message)
    assert place is not None
    at = place
    wanted = lessons.wanted(place)
    if not wanted:
        if not has(message, place.lesson.steps[place.step].press):
            message = await press(member, message, find(message, "tools"))
        return await press(member, message, find(message, place.lesson.steps[place.step].press))
    for _ in range(12):
        message = await choose(member, message, at, lessons.wanted(at))
        at = place_on(message) or at._replace(step=at.step + 1)
        if at.step != place.step or place_on(message) is None:
            return message
    raise AssertionError(f"{place.lesson.key}: step {place.step + 1} does not end")
