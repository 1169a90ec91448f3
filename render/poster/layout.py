"""Measures that the parts of a poster share."""

from __future__ import annotations

from render import box
from render.theme import BORDER, WIDTH

INSIDE = BORDER + 2
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
HEAD = 2
"""px; the band of sky above the scene of the cover, if the headline has one line."""
SHORE = HEAD + box.SEATS_TOP - 20
"""px; where the scene of the cover ends in the sand on which the podium and what was built stand."""
PHONE = 62
"""px; the smallest type: at a width of 264 px, its letters are 10 px high."""
HEADING, CROWNED, SCORE = 68, 200, 108
"""Font sizes in px."""
NAME = 50
"""Font size in px; the smallest of names."""
TOKEN, MARK, HEADS = 116, 92, 72
"""px; the mark of the seat of a winner, on the podium; of the others, beside their score, and of all, above
their columns."""
GAP = 14
"""px; what is empty between a mark and what belongs to it."""
ROOF = 294
"""px; what is written on the sky ends above it, and all buildings below it."""


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
