"""The signs of Babylon as emoji, by what they stand for in an action: an argument or fact, and its value."""

from __future__ import annotations

from functools import partial

from render.boards.babylon import art

EMOJI = {
    **{("flower", kind): partial(art.flower, kind) for kind in ("pink", "violet", "white", "yellow")},
    **{("piece", symbol): partial(art.icon, symbol) for symbol in "SFBT"},
}
