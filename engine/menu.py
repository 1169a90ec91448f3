"""Menus: a flat list of legal actions, folded into steps of a few buttons and lists of at most 25 choices.

Owns the order of the choices: the verb, then argument by argument, with long lists split by first letters or
into ranges; and which of them are buttons (`lay_out`). Has no state: a path describes a position in the menu.
Must not know texts or rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.core import Action, Facts, Verb
from engine.notation import argument_names, has_extras

LIMIT = 25
"""The most options of a select on Discord. Up to this number, whole actions are offered."""
FEW = 2
"""The most actions of a verb that are offered next to those of other verbs."""
LISTS = 2
"""The most lists of choices beside each other."""
PLACES = 12
"""The most actions with places that are offered whole: the picture has room for the codes of that many."""
APART = 4
"""The most groups of choices for the values of one argument."""
WAYS = 2
"""The most values of a first argument that have ways of their own from a few places to all."""
ANSWERS = 3
"""The most answers to the next question for an action to be offered together with them."""
ALL = "*"
"""The step of a path that narrows nothing: all places, and not only the best ones."""
WITHIN = "@"
"""Begins the step of a path to the actions in one part of the board: `@0` is the first part."""
EXTRA = "+*"
"""The step of a path to the actions that have an optional argument."""

Path = tuple[str, ...]
"""A verb, then arguments as text. `W*` limits the next argument to a prefix, `10-19*` to a range."""

Line = tuple[Action, ...]
"""Steps that are taken one after the other."""

_RANGE = re.compile(r"(-?\d+)-(-?\d+)\*")


class Choice(NamedTuple):
    """A button or an option of a select.

    `name` is "verb", "action" for a whole action, "all", "part", "extra", or an argument's name; `actions`
    has the actions that remain once it is chosen.
    """

    path: Path
    name: str
    value: str | int
    actions: tuple[Action, ...]
    then: tuple[Action, ...] = ()
    """The steps after the one action, if all are chosen together: an answer, or further cubes of a souk."""

    @property
    def action(self) -> Action | None:
        """The action that is chosen, or None if several remain."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def line(self) -> Line:
        """The steps that are chosen; none if several actions remain."""
        return (self.actions[0], *self.then) if len(self.actions) == 1 else ()


class Layout(NamedTuple):
    """The controls at one point of the menu. Every choice is a button or in a list."""

    buttons: list[Choice]
    lists: list[list[Choice]]


def _fitting(step: str) -> Callable[[str | int], bool]:
    """Return a function that tells whether a step of a path leads to a value."""
    if bounds := _RANGE.fullmatch(step):
        low, high = int(bounds[1]), int(bounds[2])
        return lambda value: isinstance(value, int) and low <= value <= high
    if step.endswith("*"):
        start = step[:-1]
        return lambda value: str(value).startswith(start)
    return lambda value: str(value) == step


PartsOf = Callable[[Action], Sequence[Facts]]
"""The part of the board in which an action has its place, then the part of that part, and so on."""


def nowhere(_: Action) -> Sequence[Facts]:
    """Return no parts, as for a board without any."""
    return ()


def divided(actions: Sequence[Action], parts_of: PartsOf, depth: int) -> list[list[Action]]:
    """Return the actions by the part of the board in which they are, after `depth` parts around it."""
    found: dict[tuple[tuple[str, str | int], ...], list[Action]] = {}
    for action in actions:
        parts = parts_of(action)
        found.setdefault(tuple(parts[depth].items()) if depth < len(parts) else (), []).append(action)
    return [found[part] for part in sorted(found, key=lambda part: dict(part).get("order", 0))]


def depth_of(path: Path) -> int:
    """Return how many parts of the board, one within the other, a path leads into."""
    return sum(step.startswith(WITHIN) for step in path)


def follow(actions: Sequence[Action], path: Path, parts_of: PartsOf = nowhere) -> tuple[list[Action], int]:
    """Return the actions that remain at a path, and how many of their arguments it determines.

    >>> follow([Action("take", ("camel",)), Action("take", ("chest",)), Action("end")], ("take", "ca*"))
    ([Action(verb='take', args=('camel',))], 0)
    """
    if not path:
        return list(actions), 0
    left = [action for action in actions if action.verb == path[0]]
    settled = depth = 0
    for step in path[1:]:
        if step == EXTRA:
            plain = set(_plain(left))
            left = [action for action in left if action not in plain]
            continue
        if step.startswith(WITHIN):
            found = {f"{WITHIN}{number}": part for number, part in enumerate(divided(left, parts_of, depth))}
            left, depth = found.get(step, []), depth + 1
            continue
        fits = _fitting(step)
        left = [action for action in left if settled < len(action.args) and fits(action.args[settled])]
        settled += not step.endswith("*")
    return left, settled


def fold(
    verbs: Mapping[str, Verb], actions: Sequence[Action], path: Path = (), parts_of: PartsOf = nowhere
) -> list[Choice]:
    """Return the choices at `path`: at most `LIMIT`, none if no action remains there.

    A verb or argument that all remaining actions share is skipped. Up to `LIMIT` actions are offered whole.

    >>> verbs = {"take": Verb("take {floor}")}
    >>> actions = [Action("take", (f"{letter}{n}",)) for letter in "NS" for n in range(20)]
    >>> [(choice.path, len(choice.actions)) for choice in fold(verbs, actions)]
    [(('take', 'N*'), 20), (('take', 'S*'), 20)]
    """
    left, settled = follow(actions, path, parts_of)
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
    if len(left) <= LIMIT:
        return _each(left)
    if len(by_value) <= LIMIT:
        split = path[-1].endswith("*") and path[-1] not in (ALL, EXTRA)
        values = sorted(by_value, key=in_order) if split else by_value
        return [Choice((*path, str(value)), name, value, tuple(by_value[value])) for value in values]
    steps = [(start, _fitting(start)) for start in _divide(list(by_value))]
    return [
        Choice((*path, start), name, start, tuple(a for a in left if fits(a.args[settled])))
        for start, fits in steps
    ]


class Hints(NamedTuple):
    """What can be found out about actions in a position. Each is asked only if it is needed."""

    best: Callable[[Sequence[Action]], Sequence[Action]] = lambda _: ()
    """A few of too many actions with places, in their order; nothing for actions without places."""
    parts: PartsOf = nowhere
    after: Callable[[Action], Sequence[Action]] = lambda _: ()
    """The answers to the question that follows an action, if they are few."""
    runs: Callable[[str], Sequence[Line]] = lambda _: ()
    """Several steps with a repeated verb that people think of as one, such as all cubes for a souk."""
    distinct: Callable[[Sequence[Action]], Sequence[Action]] = lambda actions: actions
    """Actions with a repeated verb, without those that lead to the same position as one before them."""


NO_HINTS = Hints()


def arrange(
    verbs: Mapping[str, Verb], actions: Sequence[Action], path: Path, hints: Hints = NO_HINTS
) -> list[list[Choice]]:
    """Return the choices at `path` in groups offered beside each other, so that few steps are needed.

    Each verb with many actions has a group; the choices of the other verbs are together in the first group,
    with the runs of a repeated verb. A verb that is `apart` has a group for each value of its first argument.
    Actions with optional extras are behind one choice, beside those without. The group of a verb with too
    many places has a few of them, and a choice that leads to all of them: first to the parts of the board,
    then to a few places and to all of them there.
    """
    left, _ = follow(actions, path, hints.parts)
    groups = by_verb(left)
    if len(path) > 1:
        return [_within(verbs, actions, path, left, hints)] if left else []
    groups |= {verb: [*hints.distinct(group)] for verb, group in groups.items() if verbs[verb].repeat}
    few = [choice for group in groups.values() if len(group) <= FEW for choice in _each(group)]
    few += [_run(line) for verb in groups if verbs[verb].repeat for line in hints.runs(verb)]
    many: list[list[Choice]] = []
    for verb, group in groups.items():
        if len(group) > FEW:
            values = _apart(group) if verbs[verb].apart and not path else [group]
            best = hints.best if len(values) == 1 else NO_HINTS.best
            many += [_beside(verbs, (verb,), part, best) for part in values]
    return _joined(verbs, [few, *many] if few else many, hints.after)


def lay_out(
    verbs: Mapping[str, Verb],
    groups: Sequence[Sequence[Choice]],
    room: int,
    fits: Callable[[Choice], bool],
    likely: Callable[[Sequence[Line], int], Sequence[Line]],
) -> Layout:
    """Return at most `room` controls for some groups of choices: all as buttons, or else buttons and lists.

    A choice that ends the turn or gives something up is always a button, and so is one that leads to all
    places, if possible. The first groups are buttons while there is room for all of their choices. What is
    left of it goes to runs and places, then to single choices of the next group, then of all lists: those
    that are taken most often, which `likely` finds. They are in the lists too, which are complete but for
    runs, whose steps are there one by one, and for places, which are behind the choice that leads to all.
    Only choices that `fits` accepts can be buttons.
    """
    every = [choice for choices in groups for choice in choices]
    if len(every) <= room and all(map(fits, every)):
        return Layout(every, [])
    buttons = [choice for choice in every if choice.action and closes(verbs[choice.action.verb])][: room - 1]
    places = [choice for choices in groups if leads_to_all(choices) for choice in choices]
    ways = [choice for choice in places if choice.name == "all"]
    if len(buttons) + len(ways) < room + (len(every) == len(buttons) + len(places)):
        buttons += ways
    optional = [choice for choice in every if is_run(choice) or (choice in places and choice not in ways)]
    lists = [left for choices in groups if (left := [c for c in choices if c not in (*buttons, *optional)])]
    room -= len(buttons)
    for choices in list(lists):
        others = min(LISTS, len(lists) - 1)
        if len(choices) + others > room or not all(choice.line and fits(choice) for choice in choices):
            break
        room -= len(choices)
        buttons += choices
        lists.remove(choices)
    following = lists[0] if lists else []
    remaining = [choice for choices in lists for choice in choices]
    lists = _merged(verbs, lists, min(LISTS, room))
    room -= len(lists)
    for offered in (optional, following, remaining):
        lines = [choice.line for choice in offered if choice.line and fits(choice) and choice not in buttons]
        picked = likely(lines, room) if room and lines else ()
        buttons += [choice for choice in offered if choice.line in picked]
        room -= len(picked)
    return Layout([choice for choice in every if choice in buttons], lists)


def leads_to_all(choices: Sequence[Choice]) -> bool:
    """Return True if a group has only a few of its places, and a choice that leads to all of them."""
    return any(choice.name == "all" for choice in choices)


def closes(verb: Verb) -> bool:
    """Return True if an action ends the turn or gives something up."""
    return verb.ends or verb.declines


def _merged(verbs: Mapping[str, Verb], groups: list[list[Choice]], most: int) -> list[list[Choice]]:
    """Return at most `most` lists: the shortest are joined, except one in which several can be chosen."""
    lists = list(groups)
    while len(lists) > most:
        lone = [choices for choices in lists if not is_several(verbs, choices)]
        first, second = sorted(lone, key=len)[:2] if len(lone) > 1 else sorted(lists, key=len)[:2]
        both = [choice for choices in lists if choices in (first, second) for choice in choices]
        if len(both) > LIMIT:
            both = _by_verb_alone(both)
        at = min(lists.index(first), lists.index(second))
        lists = [choices for choices in lists if choices not in (first, second)]
        lists.insert(at, both)
    return lists


def is_run(choice: Choice) -> bool:
    """Return True if the steps of a choice have one repeated verb."""
    return bool(choice.then) and choice.then[0].verb == choice.path[0]


def is_several(verbs: Mapping[str, Verb], choices: Sequence[Choice]) -> bool:
    """Return True if several of the choices can be made at once: steps with one repeated verb."""
    found = {choice.action.verb if choice.action and not choice.then else "" for choice in choices}
    return len(choices) > 1 and len(found) == 1 and (verb := found.pop()) != "" and verbs[verb].repeat


def _by_verb_alone(choices: Sequence[Choice]) -> list[Choice]:
    """Return a choice for each verb, which leads to a menu of its own; few actions of a verb stay whole."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.path[0], []).append(choice)
    return [
        short
        for verb, own in found.items()
        for short in (
            own
            if len(own) <= FEW
            else [Choice((verb,), "verb", verb, tuple(dict.fromkeys(a for c in own for a in c.actions)))]
        )
    ]


def _within(
    verbs: Mapping[str, Verb], actions: Sequence[Action], path: Path, left: list[Action], hints: Hints
) -> list[Choice]:
    """Return the choices behind another: the parts of the board, a few places in one, or those of `fold`."""
    found = divided(left, hints.parts, depth_of(path)) if path[-1] == ALL else []
    if len(found) > 1:
        return [
            Choice((*path, f"{WITHIN}{number}"), "part", number + 1, tuple(part))
            for number, part in enumerate(found)
        ]
    if path[-1].startswith(WITHIN) and len(left) > PLACES and (picked := hints.best(left)):
        return _few(path, left, picked)
    return fold(verbs, actions, path, hints.parts)


def _few(path: Path, group: Sequence[Action], picked: Sequence[Action]) -> list[Choice]:
    return [*_each(picked), *ways_on(path, group)]


def ways_on(path: Path, group: Sequence[Action]) -> list[Choice]:
    """Return what leads from a few places to all of them.

    In a part of the board, that is a choice for each value of the first argument if they are few, such as
    which of two tiles is built.
    """
    values = _values(group)
    if path and path[-1].startswith(WITHIN) and 1 < len(values) <= WAYS:
        return [Choice((*path, str(value)), "all", value, tuple(found)) for value, found in values.items()]
    return [Choice((*path, ALL), "all", "", tuple(group))]


def _beside(
    verbs: Mapping[str, Verb],
    path: Path,
    group: list[Action],
    best: Callable[[Sequence[Action]], Sequence[Action]],
) -> list[Choice]:
    """Return the choices of one verb: all, a few places, or those without optional extras and the rest."""
    if len(group) > PLACES and (picked := best(group)):
        return _few(path, group, picked)
    (verb,) = path
    plain = _plain(group) if has_extras(verbs[verb]) else group
    if FEW < len(plain) < len(group):
        kept = set(plain)
        extra = tuple(action for action in group if action not in kept)
        return [*fold(verbs, plain, (verb,)), Choice((verb, EXTRA), "extra", verb, extra)]
    return fold(verbs, group, (verb,))


def _apart(actions: list[Action]) -> list[list[Action]]:
    """Return the actions by their first argument, or all together if there are too many for that."""
    parts = _values(actions)
    fit = len(parts) <= APART and max(map(len, parts.values())) <= LIMIT
    return list(parts.values()) if fit else [actions]


def _values(actions: Sequence[Action]) -> dict[str | int, list[Action]]:
    """Return the actions by their first argument."""
    found: dict[str | int, list[Action]] = {}
    for action in actions:
        found.setdefault(action.args[0], []).append(action)
    return found


def _plain(actions: Sequence[Action]) -> list[Action]:
    """Return the actions in which the most optional arguments are left out."""
    empty = [action.args.count("") for action in actions]
    return [action for action, n in zip(actions, empty, strict=True) if n == max(empty)]


def _joined(
    verbs: Mapping[str, Verb], groups: list[list[Choice]], after: Callable[[Action], Sequence[Action]]
) -> list[list[Choice]]:
    """Replace actions that lead to a short question by one choice for each answer, while a list suffices."""
    room = LIMIT - sum(map(len, groups))
    found = {
        action: answers
        for choices in groups
        for action in (choice.action for choice in choices)
        if room > 0 and action and verbs[action.verb].joined and (answers := after(action))
    }
    for action in sorted(found, key=lambda action: len(found[action])):
        room -= len(found[action]) - 1
        if room < 0:
            del found[action]
    return [[joint for choice in choices for joint in _each_answer(choice, found)] for choices in groups]


def _each_answer(choice: Choice, found: Mapping[Action, Sequence[Action]]) -> list[Choice]:
    answers = found.get(choice.action, ()) if choice.action else ()
    return [choice._replace(then=(answer,)) for answer in answers] or [choice]


def _run(line: Line) -> Choice:
    return Choice(_whole(line[0]), "action", "", (line[0],), line[1:])


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
    starts = [text[:length] for text in texts]
    found = list(dict.fromkeys(starts))
    if len(found) < sum(1 for _ in groupby(starts)):
        found.sort()  # the game's order mixes them, as when it lists cells row by row
    return [f"{start}*" for start in found]


def in_order(value: str | int) -> tuple[int, int, str]:
    """Return a sort key that puts the values of a long list into the order that a reader expects.

    >>> sorted(["C10", "C9", "C2"], key=in_order)
    ['C2', 'C9', 'C10']
    """
    return (value, 0, "") if isinstance(value, int) else (0, len(value), value)
