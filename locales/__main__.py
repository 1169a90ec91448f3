"""`python -m locales check`: how complete each language is, which texts it lacks, and what is wrong.

With a game, only the texts that this game needs are checked: random games are played with each number of
seats, and everything that they ask, report and show must have a text. A missing text is reported with the
file and line of the word in the code from which its key is made. Without a game, all texts of the default
language are checked. A language that does not declare that it is complete may lack all but its own name.
A text that a language has must use each argument that the default language shows, such as `$scored`, ask for
no form that no text has, and be asked for. With a language, texts that have one form for several of its
plurals are listed too: that may be right.

`python -m locales done --lang cs` notes that the texts of a language say what the default ones say now. From
then on, `check` lists those whose default text has changed; these are no errors.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from engine import games, lessons
from engine.chance import Chance
from engine.core import Action, Event, Game
from engine.notation import argument_names, has_extras
from locales import DEFAULT, HERE, LANGUAGES, is_complete, messages, texts
from locales.faults import Parsed, changed, lacking, mark_done, without_plurals, wrong

GAMES = 20
"""Random games for each number of seats."""
SHARE = 0.1
"""Share of the positions whose facts are collected."""
RULES = 3
"""The fewest pages of short rules that a game may have."""
NAME = "language"
"""The key of a language's own name, which a partial translation must have too."""
Need = tuple[str, str]
"""A key, and the word in the code from which it is made."""


def _key(game: Game[Any], part: str, name: str) -> str:
    return f"{game.key}-{part}-{name}".replace("_", "-")


def declared(game: Game[Any]) -> Iterator[Need]:
    """Yield the texts that a game's declarations need: name, rules, verbs, arguments, options, lessons."""
    yield from ((f"{game.key}-{part}", game.key) for part in ("name", "blurb", "effort"))
    yield from ((f"{game.key}-rules-{page}", game.key) for page in range(1, RULES + 1))
    for name, verb in game.verbs.items():
        yield from ((_key(game, part, name), name) for part in ("verb", "do", "verb-about"))
        yield from ((_key(game, "arg", argument), verb.form) for argument in argument_names(verb))
        if has_extras(verb):
            yield _key(game, "extra", name), verb.form
    for option in game.options:
        yield _key(game, "option", option.key), option.key
        yield from ((_key(game, "option", f"{option.key}-{choice}"), choice) for choice in option.choices)
    yield from ((_key(game, "ask", kind), kind) for kind in game.asides)
    yield from ((_key(game, "plan", plan), plan) for plan in game.plans)
    yield from ((_key(game, "character", plan), plan) for plan in game.characters)
    yield from ((key, game.key) for lesson in lessons.lessons_of(game) for key in lessons.keys(lesson))


def played(game: Game[Any], count: int) -> Iterator[Need]:
    """Yield the texts of random games: questions and advice, events, facts, terms, the score sheet."""
    for seats in game.seats:
        for seed in range(count):
            rng, chance = Random(seed), Chance.seeded(seed)
            options = {option.key: rng.choice(option.choices) for option in game.options}
            state = game.setup(seats, options, chance)
            yield from ((_key(game, "term", name), name) for name in game.terms(state, 0) if name != "points")
            while pending := game.pending(state):
                for decision in pending:
                    yield from (
                        (_key(game, part, decision.kind), decision.kind) for part in ("ask", "advice")
                    )
                    if game.about(game.view(state, None), decision):
                        yield _key(game, "ask", f"{decision.kind}-about"), decision.kind
                seat = rng.choice(pending).seat
                action = rng.choice(game.legal_actions(state, seat))
                yield from _things(game, action)
                if rng.random() < SHARE:
                    yield from _facts(game, state, seats)
                yield from _events(game, game.play(state, seat, action, chance))
            yield from _facts(game, state, seats)
            outcome = game.outcome(state)
            yield from ((_key(game, "sheet", row), row) for row in (outcome.detail if outcome else ()))


def _things(game: Game[Any], action: Action) -> Iterator[Need]:
    """Yield the explanations of the things that an action names; what `help` explains needs no `about`."""
    for name, value in zip(argument_names(game.verbs[action.verb]), action.args, strict=True):
        if value != "" and (kind := game.things.get(name)):
            short = _key(game, f"{kind}-help", str(value))
            yield short if short in texts(DEFAULT) else _key(game, f"{kind}-about", str(value)), str(value)


def _facts(game: Game[Any], state: Any, seats: int) -> Iterator[Need]:
    for seat in (None, *range(seats)):
        yield from _events(game, game.facts(game.view(state, seat)))


def _events(game: Game[Any], events: Iterable[Event]) -> Iterator[Need]:
    for event in events:
        yield _key(game, "event", event.kind), event.kind
        for item in re.findall(r"\d\*(\w+)", " ".join(str(value) for _, value in event.args)):
            yield _key(game, "counted", item), item
        if event.only is not None:
            yield _key(game, "event", f"{event.kind}-hidden"), event.kind


def drawn(game: Game[Any]) -> Iterator[Need]:
    """Yield the keys that the pictures of a game ask for by name: `words("render-...")`."""
    for path in _sources(HERE.parent / "render" / "boards" / game.key):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "words":
                key = node.args[0] if node.args else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, key.value


def numbered(game: Game[Any]) -> Iterator[Need]:
    """Yield the texts of the legend: one for each spot of the constant `LEGEND` of the game's board."""
    place = HERE.parent / "render" / "boards" / game.key
    for node in _tree(place / "__init__.py" if place.is_dir() else place.with_suffix(".py")).body:
        match node:
            case ast.Assign([ast.Name("LEGEND")], value) | ast.AnnAssign(
                ast.Name("LEGEND"), _, ast.expr() as value
            ):
                spots = sum(map(len, ast.literal_eval(value)))
                yield from ((f"{game.key}-legend-{n}", "LEGEND") for n in range(1, spots + 1))
            case _:
                pass


def needed(game: Game[Any], count: int) -> dict[str, str]:
    """Return the keys that a game needs, with the word in the code from which each is made."""
    return dict((*declared(game), *played(game, count), *drawn(game), *numbered(game)))


def _sources(place: Path) -> list[Path]:
    """Return the modules of a package, or the one module."""
    return sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8")) if path.exists() else ast.Module([], [])


@cache
def _words(path: Path) -> list[ast.expr]:
    """Return the strings and names in a file."""
    return [
        node for node in ast.walk(_tree(path)) if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Name))
    ]


def _writes(node: ast.AST, word: str) -> bool:
    """Return True if this node is the word as a name, or a string that equals it or, with {fields}, may."""
    if isinstance(node, ast.Name):
        return node.id == word
    if isinstance(node, ast.Constant):
        return node.value == word
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values)
        pattern = "".join(parts)
        return pattern.strip(".+") != "" and re.fullmatch(pattern, word) is not None
    return False


def origin(game: Game[Any], word: str) -> str:
    """Return file and line of a word in the code of a game, or the file of its rules if no line has it."""
    rules = Path(import_module(type(game).__module__).__file__ or "")
    package = rules.parent if rules.parent.name == game.key else rules
    boards = HERE.parent / "render" / "boards" / game.key
    for kind in (ast.Constant, ast.JoinedStr, ast.Name):
        for path in (*_sources(package), *_sources(boards)):
            for node in _words(path):
                if isinstance(node, kind) and _writes(node, word):
                    return f"{_shown(path)}:{node.lineno}"
    return str(_shown(rules))


def _shown(path: Path) -> Path:
    return path.relative_to(HERE.parent) if path.is_relative_to(HERE.parent) else path


def missing(needs: Mapping[str, str], lang: str) -> list[str]:
    """Return those keys that a language itself does not have."""
    own = texts(lang)
    return [key for key in needs if not own.has_own(key)]


def places(game: Game[Any] | None, needs: Mapping[str, str], absent: Sequence[str]) -> list[str]:
    """Return a line for each missing key: where the game's code needs it, or else the file of its text."""
    return [f"{origin(game, needs[key]) if game else needs[key]}: {key} is missing" for key in absent]


def faults(needs: Iterable[str], own: Parsed, default: Parsed) -> Iterator[str]:
    """Yield a line for each fault of the texts that a language has."""
    for key, fault in (*lacking(own, default, needs), *wrong(own, default)):
        yield f"{_shown(own[key][0])}: {key} {fault}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code: 1 if a language lacks a text that it must have."""
    parser = argparse.ArgumentParser(prog="python -m locales", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command", dest="command")
    check = commands.add_parser("check", help="tell how complete each language is, and what is wrong")
    check.add_argument("game", choices=games.ALL, nargs="?", help="only the texts that this game needs")
    check.add_argument(
        "--lang", choices=LANGUAGES, help="only this folder of locales, with all that it lacks"
    )
    check.add_argument("--list", action="store_true", help="print every key that is needed as well")
    done = commands.add_parser("done", help="note that texts are translated as they are in English now")
    done.add_argument("--lang", choices=LANGUAGES, required=True)
    done.add_argument("keys", nargs="*", help="only these keys")
    args = parser.parse_args(argv)
    if args.command == "done":
        n = mark_done(messages(args.lang), messages(DEFAULT), args.keys)
        print(f"{args.lang}: {n:,} texts noted")
        return 0
    return _check(games.get(args.game) if args.game else None, args.lang, every_key=args.list)


def _check(game: Game[Any] | None, lang: str | None, *, every_key: bool) -> int:
    default = messages(DEFAULT)
    needs = needed(game, GAMES) if game else {key: str(_shown(path)) for key, (path, _) in default.items()}
    if every_key:
        print("\n".join(needs))
    failed = False
    for code in (lang,) if lang else LANGUAGES:
        own = default if code == DEFAULT else messages(code)
        absent = missing(needs, code)
        required = [key for key in absent if is_complete(code) or key == NAME]
        found = list(faults(needs, own, default))
        stale = changed(own, default)
        for line in (*places(game, needs, absent if lang else required), *found):
            print(line)
        if lang:
            for key in stale:
                print(f"{key} has changed in {DEFAULT} since it was translated")
            for key, hint in without_plurals(own, lang):
                print(f"{key} {hint}")
        rest = "" if is_complete(code) else ", a partial translation: the others are shown in English"
        since = (
            f"; {len(stale):,} {'has' if len(stale) == 1 else 'have'} changed in English since"
            if stale
            else ""
        )
        print(f"{code}: {len(needs) - len(absent):,} of {len(needs):,} texts{rest}{since}")
        failed |= bool(required or found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
