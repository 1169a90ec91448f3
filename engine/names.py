"""Text from outside, made fit to be shown: names in texts and pictures, and messages on a terminal.

Owns which characters are shown, and how a name is kept from changing the direction of the text around it.
Must not know languages, fonts, or whose name it is.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

FSI, PDI = "\u2068", "\u2069"
"""The marks around an isolate: a text whose direction does not affect the text outside, or the reverse."""
JOINERS = "\u200c\u200d"
"""Invisible characters that words of some scripts and some emoji need between two visible ones."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show as nothing."""
MARKS = 4
"""The most marks on one character; more of them cover the lines around it."""
TURNING = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO"}
"""The classes of characters that change the direction of the text around them."""


@lru_cache(2048)
def visible(text: str) -> str:
    """Return the visible part of a text, on one line; it may be empty.

    Control and format characters are left out, such as those that reverse a line. White space and blank
    letters become one space.

    >>> visible("evil\\u202e\\tname"), visible("\\u3164\\u200d")
    ('evil name', '')
    """
    kept: list[str] = []
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if category in ("Mn", "Me") or char in JOINERS:
            if marks < MARKS and kept and kept[-1] != " ":
                kept.append(char)
                marks += 1
            continue
        if char.isspace() or char in BLANKS:
            kept.append(" ")
        elif category not in ("Cc", "Cf", "Cs"):
            kept.append(char)
        marks = 0
    return " ".join("".join(kept).split())


@lru_cache(8192)
def isolated(text: str) -> str:
    """Return a name, or another text within a text, as an isolate if it changes the direction of its line.

    Left-to-right names are returned unchanged, so that copying one from a text gives just the name. So are
    texts that contain isolates.

    >>> isolated("Ana"), isolated("\\u05d0")
    ('Ana', '\\u2068\\u05d0\\u2069')
    """
    if text.isascii() or FSI in text:
        return text
    turns = any(unicodedata.bidirectional(char) in TURNING for char in text)
    return f"{FSI}{text}{PDI}" if turns else text


def printable(text: str) -> str:
    """Return the text with all characters that could control a terminal replaced by `?`."""
    return "".join(char if char.isprintable() else "?" for char in text)


def one_line(text: str, most: int) -> str:
    """Return a text of any length and content as one printable line of at most `most` characters."""
    line = printable(" ".join(text[: 4 * most].split()))
    return line if len(line) <= most else line[: most - 1] + "…"
