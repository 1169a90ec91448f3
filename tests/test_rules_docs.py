"""The rules that code and tests cite are written down in `docs/rules/<game>.md`.

A citation is the initial of the game and a section: `Y 3.7`. More sections may follow, and marks of items:
`Y 2.3, 3.3`, `Y 6.1 S1 to S21`. It stands in a comment, a docstring or a document. In the tests of a game the
name of a test may begin with the mark of the item that it shows: `test_s01_...`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache

import pytest

from engine import games
from tests.project import ROOT, files
from tests.rules import defined, rules

KEYS = {key[0].upper(): key for key in games.ALL}
"""By initial."""
PROSE = (".md", ".py", ".toml", ".ftl")

_MARK = r"[A-Z]\d+[a-z]?\b"
_NEXT = r"(?:, | and | to )"
# "A 6 players" is no citation: what ends with a whole number ends a clause, or a mark follows.
_SECTION = rf"(?:\d+\.\d+|\d+(?=,? {_MARK}|[.,:;)`]|$))(?![\w-])"
_ITEM = rf"{_SECTION}(?:,? {_MARK}(?:{_NEXT}{_MARK})*)?"
BEGUN = re.compile(rf"\b[{''.join(KEYS)}] \d")
CITATION = re.compile(rf"\b([{''.join(KEYS)}]) ({_ITEM}(?:{_NEXT}{_ITEM})*)", re.MULTILINE)
ITEM = re.compile(rf"({_SECTION})((?:,? {_MARK})?(?:{_NEXT}{_MARK})*)", re.MULTILINE)
RANGE = re.compile(r"([A-Z])(\d+) to \1(\d+)")
NAMED = re.compile(r"def test_([a-z])0*(\d+)_")


def prose(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield line number and text of each line of a document, or of a file's comments and docstrings."""
    if path.endswith(".md"):
        yield from enumerate(source.splitlines(), 1)
    elif path.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
        for node in ast.walk(ast.parse(source, path)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield from enumerate(text.splitlines(), node.lineno)
                case _:
                    pass
    else:
        for number, line in enumerate(source.splitlines(), 1):
            if comment := re.search(r"(?:^|\s)#.*", line):
                yield number, comment[0]


def items(citation: str) -> Iterator[str]:
    """Yield the sections and marked items of a citation: `6.2`, `6.2 T1`, `6.2 T2`."""
    for section, marks in ITEM.findall(citation):
        yield section
        for mark in re.findall(_MARK, marks):
            yield f"{section} {mark}"
        for letter, first, last in RANGE.findall(marks):
            for n in range(int(first) + 1, int(last)):
                yield f"{section} {letter}{n}"


def citations(path: str, source: str) -> Iterator[tuple[int, str, str]]:
    """Yield line number, game and item of everything that a file cites."""
    if not BEGUN.search(source):  # most files cite nothing, and to read code takes long
        return
    for number, text in prose(path, source):
        for initial, cited in CITATION.findall(text):
            for item in items(cited):
                yield number, KEYS[initial], item


def game_of(path: str) -> str:
    """Return the key of the game that a file belongs to, or nothing."""
    return next((key for key in games.ALL if re.search(rf"(^|/){key}[./]", path)), "")


def wrong(path: str, key: str, item: str, known: list[str]) -> bool:
    """Return True if the rules of the game lack what is cited, or if the file belongs to another game."""
    return item not in known or game_of(path) not in ("", key)


@cache
def all_citations() -> list[tuple[str, str, str, str]]:
    """Return path and line, path, game and item of every citation in the project."""
    return [
        (f"{path}:{number}", path, key, item)
        for path in files()
        if path.endswith(PROSE)
        for number, key, item in citations(path, (ROOT / path).read_text("utf-8"))
    ]


def test_games_differ_in_their_initials():
    assert len(KEYS) == len(games.ALL)


@pytest.mark.parametrize("key", games.ALL)
def test_what_is_cited_is_in_the_rules(key: str):
    known = defined(rules(key))
    cited = [(where, path, item) for where, path, game, item in all_citations() if game == key]
    assert len(cited) > 20
    missing = [f"{where} cites {item}" for where, path, item in cited if wrong(path, key, item, known)]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("key", games.ALL)
def test_what_tests_are_named_after_is_in_the_rules(key: str):
    marks = {name.split()[1] for name in defined(rules(key)) if " " in name}
    named = [
        f"{letter.upper()}{number}"
        for path in files()
        if path.startswith(f"tests/{key}/test_")
        for letter, number in NAMED.findall((ROOT / path).read_text("utf-8"))
    ]
    assert named
    assert not set(named) - marks


@pytest.mark.parametrize("key", games.ALL)
def test_everything_in_the_rules_is_there_once(key: str):
    names = defined(rules(key))
    assert not {name for name in names if names.count(name) > 1}


RULES = """\
## 3. Turn

- **D7.** A card.

### 3.7 Move

| row | given |
|---|---|
| **S1** | C |
| **S2** | C |
"""


@pytest.mark.parametrize(
    ("path", "source", "expected"),
    [
        ("engine/core.py", "# Y 3, 3.7. Of Y 3 D7: never\n", []),
        ("engine/core.py", "# Y 3.8\nx = 'Y 3.9'\n", [(1, "3.8")]),
        ("engine/core.py", 'def f():\n    """Move.\n\n    One step. Y 4"""\n', [(4, "4")]),
        ("engine/core.py", 'x = 1\n"""Per seat. Y 3.7 and 3.9"""\n', [(2, "3.9")]),
        ("engine/core.py", "# Y 3 R2 and Y 3.7, 3 D7, D8\n", [(1, "3 R2"), (1, "3 D8")]),
        ("engine/core.py", "# Y 3.7, D7\n", [(1, "3.7 D7")]),
        ("engine/core.py", "# Y 3 S1, S2 and Y 3.7 S1 to S4\n", [(1, "3.7 S4"), (1, "3.7 S3")]),
        ("engine/core.py", "# A Y 64-bit word, Y 9 players, the Y 8 and D8\n", []),
        ("docs/x.md", "See `# Y 4.1`.\n", [(1, "4.1")]),
        ("data.toml", 'a = "Y 4.1"  # Y 4.2\n', [(1, "4.2")]),
        ("engine/games/ishtar/step.py", "# Y 3.7\n", [(1, "3.7")]),
        ("engine/games/yspahan/step.py", "# Y 3.7\n", []),
    ],
)
def test_wrong_citations_are_found(path: str, source: str, expected: list[tuple[int, str]]):
    found = [
        (number, item)
        for number, key, item in citations(path, source)
        if key == "yspahan" and wrong(path, key, item, defined(RULES))
    ]
    assert found == expected
