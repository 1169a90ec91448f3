"""The rules as documents: `docs/rules/<game>.md`, their sections, marked items and tables."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from tests.project import ROOT

HEADING = re.compile(r"^##+ (\d+(?:\.\d+)?)\.? .*$", re.MULTILINE)
MARK = re.compile(r"^ *(?:[-*]|\d+\.|\|) +\*\*([A-Z]\d+[a-z]?)\.?\*\*", re.MULTILINE)
"""The mark of an item: bold, at the beginning of a list item or of a table row."""


def sections(text: str) -> list[tuple[str, str]]:
    """Return number and text of each section, without its subsections."""
    headings = [*HEADING.finditer(text)]
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [(found[1], text[found.end() : end]) for found, end in zip(headings, ends, strict=True)]


def defined(text: str) -> list[str]:
    """Return what can be cited: `6`, `6.2`, and `6.2 T1`, which is also `6 T1`."""
    found: list[str] = []
    for number, body in sections(text):
        marks: list[str] = MARK.findall(body)
        found += [number, *(f"{number} {mark}" for mark in marks)]
        if "." in number:
            found += [f"{number.partition('.')[0]} {mark}" for mark in marks]
    return found


@cache
def rules(key: str) -> str:
    """Return the rules of a game."""
    return (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")


def rows(key: str, number: str) -> list[list[str]]:
    """Return the cells of all tables of a section, without their heads."""
    lines = dict(sections(rules(key)))[number].splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line, after in pairwise([*lines, ""])
        if line.startswith("|") and "---" not in line + after
    ]
