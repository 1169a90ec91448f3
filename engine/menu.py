"""Menus: a flat list of legal actions, folded into steps of at most 25 choices.

Owns the order of the choices: the verb, then argument by argument, with long lists split by first letters or
into ranges. Has no state: a path describes a position in the menu. Must not know texts or rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.core import Action, Verb
from engine.notation import argument_names

LIMIT = 25
"""The most options of a select on Discord. Up to this number, whole actions are offered."""
FEW = 2
"""The actions of a verb that has at most so many are offered next to those of other verbs."""
MENUS = 3
"""The most menus, one for each verb, that are offered at once."""
ALL = "*"
"""The step of a path that leads from the best places to all of them."""

Path = tuple[str, ...]
"""A verb, then arguments as text. `W*` limits the next argument to a prefix, `10-19*` to a range."""

_RANGE = re.compile(r"(-?\d+)-(-?\d+)\*")


class Choice(NamedTuple):
    """A button or an option of a select.

    `name` is "verb", "action" for a whole action, "all" for the choice that leads to all places, or the name
    of an argument. `actions` has the actions that remain once it is chosen.
    """

    path: Path
    name: str
    value: str | int
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action | None:
        """The action that is chosen, or None if several remain."""
        return self.actions[0] if len(self.actions) == 1 else None


def _fits(value: str | int, step: str) -> bool:
    if bounds := _RANGE.fullmatch(step):
        return isinstance(value, int) and int(bounds[1]) <= value <= int(bounds[2])
    if step.endswith("*"):
        return str(value).startswith(step[:-1])
    return str(value) == step


def follow(actions: Sequence[Action], path: Path) -> tuple[list[Action], int]:
    """Return the actions that remain at a path, and how many of their arguments it determines.

    >>> follow([Action("take", ("camel",)), Action("take", ("chest",)), Action("end")], ("take", "ca*"))
    ([Action(verb='take', args=('camel',))], 0)
    """
    if not path:
        return list(actions), 0
    left = [action for action in actions if action.verb == path[0]]
    settled = 0
    for step in path[1:]:
        left = [action for action in left if settled < len(action.args) and _fits(action.args[settled], step)]
        settled += not step.endswith("*")
    return left, settled


def fold(verbs: Mapping[str, Verb], actions: Sequence[Action], path: Path = ()) -> list[Choice]:
    """Return the choices at `path`: at most `LIMIT`, none if no action remains there.

    A verb or argument that all remaining actions share is skipped. Up to `LIMIT` actions are offered whole,
    unless the next argument distinguishes them all.

    >>> verbs = {"take": Verb("take {floor}")}
    >>> actions = [Action("take", (f"{letter}{n}",)) for letter in "NS" for n in range(20)]
    >>> [(choice.path, len(choice.actions)) for choice in fold(verbs, actions)]
    [(('take', 'N*'), 20), (('take', 'S*'), 20)]
    """
    left, settled = follow(actions, path)
    if not left:
        return []
    if not path:
        groups = by_verb(left)
        if len(groups) > 1:
            return [
                choice
                for verb, group in groups.items()
                for choice in (
                    _each(group)
                    if len(left) <= LIMIT or len(group) <= FEW
                    else [Choice((verb,), "verb", verb, tuple(group))]
                )
            ]
        path = (left[0].verb,)
    if len(left) == 1:
        return _each(left)
    while len({action.args[settled] for action in left}) == 1:
        path = (*path, str(left[0].args[settled]))
        settled += 1
    name = argument_names(verbs[path[0]])[settled]
    by_value: dict[str | int, list[Action]] = {}
    for action in left:
        by_value.setdefault(action.args[settled], []).append(action)
    if len(by_value) < len(left) <= LIMIT:
        return _each(left)
    if len(by_value) <= LIMIT:
        return [Choice((*path, str(value)), name, value, tuple(group)) for value, group in by_value.items()]
    steps = _divide(list(by_value))
    return [
        Choice((*path, start), name, start, tuple(a for a in left if _fits(a.args[settled], start)))
        for start in steps
    ]


def arrange(
    verbs: Mapping[str, Verb],
    actions: Sequence[Action],
    path: Path,
    best: Callable[[Sequence[Action]], Sequence[Action]],
) -> list[list[Choice]]:
    """Return the choices at `path` in groups that are offered together, so that few steps are needed.

    The actions of verbs with at most `FEW` are in the first group, and every other verb has a group of its
    own. If that would make too many groups, there is one, as `fold` returns it. `best` returns the best of
    some actions that name a place, best first, or nothing for other actions. It is called if a group is too
    long; the group then ends with a choice that leads to all of its actions.
    """
    left, _ = follow(actions, path)
    groups = by_verb(left)
    if len(path) > 1:
        return [fold(verbs, actions, path)] if left else []
    few = [choice for group in groups.values() if len(group) <= FEW for choice in _each(group)]
    many = {verb: group for verb, group in groups.items() if len(group) > FEW}
    if len(many) > MENUS:
        return [fold(verbs, actions, path)]
    arranged = [few] if few else []
    for verb, group in many.items():
        picked = best(group) if len(group) > LIMIT else ()
        if picked:
            rest = Choice((verb, ALL), "all", "", tuple(group))
            arranged.append([*_each(picked[: LIMIT - 1]), rest])
        else:
            arranged.append(fold(verbs, group, (verb,)))
    return arranged


def by_verb(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Return the actions by verb, in order."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(action.verb, []).append(action)
    return groups


def _each(actions: Sequence[Action]) -> list[Choice]:
    return [Choice(_whole(action), "action", "", (action,)) for action in actions]


def _whole(action: Action) -> Path:
    return (action.verb, *map(str, action.args))


def _divide(values: Sequence[str | int]) -> list[str]:
    """Return path steps, ranges or prefixes, that divide many values into at most `LIMIT` groups."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) == len(values):
        ordered = sorted(numbers)
        size = -(-len(ordered) // LIMIT)
        return [
            f"{chunk[0]}-{chunk[-1]}*"
            for chunk in (ordered[i : i + size] for i in range(0, len(ordered), size))
        ]
    texts = [str(value) for value in values]
    length = 1
    while len({text[:length] for text in texts}) == 1:
        length += 1
    return [f"{start}*" for start in dict.fromkeys(text[:length] for text in texts)]
