"""How a choice is written: its label, what follows from it, and what several labels have in common.

Owns how long labels are. Must not know which control they are for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from cogs.ui import ids
from cogs.ui.menu import Menu
from engine.core import WORTH, Action, Event, Known, sum_points
from engine.menu import WITHIN, Choice, Path, depth_of, in_order, is_run, leads_to_all
from engine.notation import argument_names
from engine.tables import Look
from locales import PART as MARK
from locales import Texts, capital

LABEL = 68
"""Characters; longer labels are those of options."""
REPEATED = 20
"""Characters. If all buttons but those that end the turn have this many at both ends in common, the
prompt above them contains these."""
NAME = 24
"""Characters of a player's name in the label of a choice."""
SHORT_NAME = 8
"""Characters of a player's name in what follows from a choice, if its label would be too long."""
BUTTON, OPTION = 80, 100
"""The most characters of the label of a button, and of an option."""
NUMBER = 5
"""Characters of a number before such a label."""


class Words(NamedTuple):
    """The text of a choice: its label, and a second line for an option, perhaps empty."""

    label: str
    more: str


def written(look: Look, words: Texts, choice: Choice, at: Menu) -> Words:
    """Return the text of a choice of a menu."""
    if choice.name == "part":
        name = capital(where_it_is(look, words, choice.path, choice.actions[0])[-1])
        return Words(words("choice-part", part=name, n=_places(look, choice)), "")
    if choice.action is None:
        name = _name(look, words, choice)
        alone = ("verb", "extra") if sum(map(leads_to_all, at.groups)) > 1 else ("verb", "extra", "all")
        if not at.path and len(at.groups) > 1 and choice.name not in alone:
            verb = words(f"{look.game.key}-verb-{choice.path[0]}".replace("_", "-"))
            name = words("choice-then", first=verb, then=name)
        return Words(capital(name), _behind(look, words, choice))
    key, verbs, names = look.game.key, look.game.verbs, _short(look, NAME)
    known = look.forecast(choice.action)
    more = words.more(key, verbs, choice.action, known, names)
    if is_run(choice):
        known = at.known[choice.line]
        text = words.action(key, verbs, choice.action, known, names)
    elif choice.then:
        facts = {**known.facts, WORTH: 0}  # the answer is said too, and what it changes
        first = words.action(key, verbs, choice.action, Known(facts), names)
        known = _together(known, at.known[choice.line])
        text = words("choice-then", first=first, then=words.action(key, verbs, choice.then[0], known, names))
    else:
        text = words.action(key, verbs, choice.action, known, names)
    return Words(
        capital(text if choice.action in at.numbers else fitted(look, words, text, known, OPTION)), more
    )


def where_it_is(look: Look, words: Texts, path: Path, action: Action) -> list[str]:
    """Return the names of the parts of the board into which a path leads, with one of the actions there."""
    return [words.where(look.game.key, part) for part in look.parts(action)[: depth_of(path)]]


def _together(first: Known, then: Known) -> Known:
    """Return what is known of two steps taken one after the other, with the facts of the second."""
    drawn, following = then.points is None, then.certain if then.points is None else then.points
    both = sum_points((Event("", points=first.points or ()), Event("", points=following)))
    return replace(then, points=None, certain=both) if drawn else replace(then, points=both)


def fitted(look: Look, words: Texts, text: str, known: Known, most: int) -> str:
    """Return a label of at most `most` characters: what follows from the choice is kept whole."""
    if len(text) <= most:
        return text
    effects = words.effects(known, _short(look, NAME))
    begin = text.removesuffix(effects)
    end = words.effects(known, _short(look, SHORT_NAME)) if text.endswith(effects) else ""
    return ids.shorten(begin, most - len(end)) + end


def brief(look: Look, words: Texts, text: str, known: Known) -> tuple[str, str]:
    """Divide a label that is too long for a button: return what it says, and what has to be said elsewhere.

    The button says its beginning, and what follows from the choice.
    """
    first, _, others = text.removesuffix(words.effects(known, _short(look, NAME))).partition(f" {MARK} ")
    return first + (words.effects(known, _short(look, SHORT_NAME)) if others else ""), capital(others)


def _short(look: Look, limit: int) -> list[str]:
    """Return the names by seat, cut to a length that leaves room for what is said about them."""
    return [ids.shorten(name, limit) for name in look.names]


def _name(look: Look, words: Texts, choice: Choice) -> str:
    """Return the name of a choice that leads to another menu."""
    key = look.game.key
    if choice.name == "all":
        if choice.value == "":
            return words("choice-all-here" if len(choice.path) > 2 else "choice-all")
        argument = argument_names(look.game.verbs[choice.path[0]])[0]
        return words("choice-all-of", what=words.term(key, argument, choice.value))
    if choice.name == "verb":
        return words(f"{key}-verb-{choice.value}".replace("_", "-"))
    if choice.name == "extra":
        return words(f"{key}-extra-{choice.value}".replace("_", "-"))
    if isinstance(choice.value, str) and choice.value.endswith("*"):
        at = len([step for step in choice.path[1:-1] if not step.endswith("*") and step[:1] != WITHIN])
        values = sorted({str(a.args[at]) for a in choice.actions}, key=in_order)
        return values[0] if values[0] == values[-1] else f"{values[0]} – {values[-1]}"
    if choice.value == "":
        none = f"{key}-{choice.name}-none".replace("_", "-")
        return words(none if none in words else "choice-none")
    return words.term(key, choice.name, choice.value)


def _behind(look: Look, words: Texts, choice: Choice) -> str:
    """Explain the name of a choice that leads to another menu, or say how many actions are behind it."""
    key = f"{look.game.key}-{choice.name}-help-{choice.value}".replace("_", "-")
    if key in words:
        return words(key)
    if choice.name == "all" and all(look.game.verbs[action.verb].place for action in choice.actions):
        return words("places-behind", n=_places(look, choice))
    return words("choices-behind", n=len(choice.actions))


def _places(look: Look, choice: Choice) -> int:
    """Return in how many places the actions of a choice are, with whatever tile and in however many ways."""
    game, state = look.game, look.view.state
    return len({game.covers(state, action) or game.place(state, action) for action in choice.actions})


class Shared(NamedTuple):
    """The words that the labels of several actions have in common, which appear once for all of them."""

    begin: str = ""
    end: str = ""


DIFFERENT = Shared()


class Shown(NamedTuple):
    """A group of choices, with the texts that leave out what its prompt says."""

    choices: list[Choice]
    texts: dict[Choice, Words]
    shared: Shared


def shown_together(choices: Sequence[Choice], text: Callable[[Choice], Words]) -> Shown:
    shown, shared = without_repetition(choices, [text(choice) for choice in choices])
    return Shown(list(choices), dict(zip(choices, shown, strict=True)), shared)


def without_repetition(choices: Sequence[Choice], texts: Sequence[Words]) -> tuple[list[Words], Shared]:
    """Leave out the words with which all actions of one verb begin and end, which the prompt says once.

    A number keeps the word before it, and only whole parts are left out at the end. Return these words too,
    but not a single one at the beginning, which says less than the name of the verb.
    """
    actions = [i for i, choice in enumerate(choices) if choice.action]
    verbs = {choice.action.verb for choice in choices if choice.action}
    alike = actions or range(len(choices))
    if len(alike) < 2 or len(verbs) > 1:
        return list(texts), Shared()
    split = [texts[i].label.split(" ") for i in alike]
    same = 0
    while len({tuple(words[: same + 1]) for words in split}) == 1 and same + 1 < min(map(len, split)):
        same += 1
    if same and any(words[same].strip(",:").isdigit() for words in split):
        same -= 1
    last = _shared_end(split, same)
    shown = list(texts)
    for i, words in zip(alike, split, strict=True):
        left = " ".join(words[same : len(words) - last]).rstrip(",;")
        shown[i] = Words(capital(left), texts[i].more)
    begin, end = split[0][:same], split[0][len(split[0]) - last :]
    return shown, Shared(
        " ".join(begin).rstrip(",:") if same > 1 else "", " ".join(end).removeprefix(f"{MARK} ")
    )


def _shared_end(labels: Sequence[Sequence[str]], same: int) -> int:
    """Return how many words at the end of all labels are whole parts that they share; `same` begin them."""
    most = min(map(len, labels)) - same - 1
    shared = 0
    for n in range(1, most + 1):
        if len({words[-n] for words in labels}) > 1:
            break
        if labels[0][-n] == MARK or all(words[-n - 1].endswith((",", ";")) for words in labels):
            shared = n
    return shared


def rank_of(look: Look, choice: Choice) -> int:
    """Return 0 for an ordinary choice, 1 for one that gives something up, 2 for one that ends the turn."""
    verb = look.game.verbs[choice.action.verb] if choice.action else None
    return 0 if verb is None else 2 if verb.ends else int(verb.declines)


def with_number(words: Texts, at: Menu, choice: Choice, label: str) -> str:
    """Return a label with the number that the picture shows at the place, if there is one."""
    number = at.numbers.get(choice.action) if choice.action else None
    if choice.name == "part":
        number = int(choice.value)
    return label if number is None else words("numbered", number=number, text=label)


def prompt(
    look: Look, words: Texts, choices: Sequence[Choice], several: int = 1, shared: Shared = DIFFERENT
) -> str:
    """Return the prompt of a select. `several` is how many choices may be made at once.

    `shared` are the words that all of the choices have in common, if they are left out there.
    """
    if several > 1:
        return words("choose-several", n=several, what=prompt(look, words, choices, shared=shared))
    if shared.end:
        what = prompt(look, words, choices, shared=shared._replace(end=""))
        return words("choose-alike", what=what, alike=shared.end)
    if shared.begin:
        return words("choose-begun", text=shared.begin)
    name = choices[0].name
    if name == "part":
        return words("choose-part")
    if name in ("verb", "action", "extra"):
        verbs = {choice.path[0] for choice in choices}
        alike = f"{look.game.key}-verb-{verbs.pop()}".replace("_", "-") if len(verbs) == 1 else "choose"
        return words(alike if alike in words else "choose")
    return words(f"{look.game.key}-arg-{name}".replace("_", "-"))
