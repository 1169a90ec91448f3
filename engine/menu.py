"""A flat list of legal actions folded into steps of at most 25 choices.

Owns the way from "everything you may do" to "which of these?": by verb, then argument by argument, with
long lists split by their beginnings. Keeps nothing: a path says where one is. Knows no texts and no rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Action, Verb
from engine.notation import argument_names

LIMIT = 25
"""Discord's longest select."""
FLAT = 8
"""So few actions are shown at once, whole."""

Path = tuple[str, ...]
"""A verb, then arguments as text. `W*` narrows the next argument to a beginning, `10-19*` to a range."""

_RANGE = re.compile(r"(-?\d+)-(-?\d+)\*")


class Choice(NamedTuple):
    """One button or option. `name` is "verb" or an argument's name; `actions` are those it still leaves."""

    path: Path
    name: str
    value: str | int
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action | None:
        """The one action that this choice means, if it leaves only one."""
        return self.actions[0] if len(self.actions) == 1 else None


def _fits(value: str | int, step: str) -> bool:
    if bounds := _RANGE.fullmatch(step):
        return isinstance(value, int) and int(bounds[1]) <= value <= int(bounds[2])
    if step.endswith("*"):
        return str(value).startswith(step[:-1])
    return str(value) == step


def follow(actions: Sequence[Action], path: Path) -> tuple[list[Action], int]:
    """The actions a path leaves, and how many of their arguments it has settled."""
    if not path:
        return list(actions), 0
    left = [action for action in actions if action.verb == path[0]]
    settled = 0
    for step in path[1:]:
        left = [action for action in left if settled < len(action.args) and _fits(action.args[settled], step)]
        settled += not step.endswith("*")
    return left, settled


def fold(verbs: Mapping[str, Verb], actions: Sequence[Action], path: Path = ()) -> list[Choice]:
    """The choices at `path`: at most `LIMIT`, empty if the path leads nowhere any more.

    A verb or argument that all remaining actions share is passed over. Up to `FLAT` actions are shown whole,
    unless one more argument tells them all apart.
    """
    left, settled = follow(actions, path)
    if not left:
        return []
    whole = [Choice(_whole(action), "action", "", (action,)) for action in left] if len(left) <= FLAT else []
    if not path:
        groups: dict[str, list[Action]] = {}
        for action in left:
            groups.setdefault(action.verb, []).append(action)
        if whole or len(groups) > 1:
            return whole or [Choice((verb,), "verb", verb, tuple(group)) for verb, group in groups.items()]
        path = (left[0].verb,)
    if len(left) == 1:
        return whole
    while len({action.args[settled] for action in left}) == 1:
        path = (*path, str(left[0].args[settled]))
        settled += 1
    name = argument_names(verbs[path[0]])[settled]
    by_value: dict[str | int, list[Action]] = {}
    for action in left:
        by_value.setdefault(action.args[settled], []).append(action)
    if whole and len(by_value) < len(left):
        return whole
    if len(by_value) <= LIMIT:
        return [Choice((*path, str(value)), name, value, tuple(group)) for value, group in by_value.items()]
    beginnings = _beginnings(list(by_value), path)
    return [
        Choice((*path, start), name, start, tuple(a for a in left if _fits(a.args[settled], start)))
        for start in beginnings
    ]


def _whole(action: Action) -> Path:
    return (action.verb, *map(str, action.args))


def _beginnings(values: Sequence[str | int], path: Path) -> list[str]:
    """Steps that part too many values into at most `LIMIT` groups: ranges of numbers, or beginnings."""
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
