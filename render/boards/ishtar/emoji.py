"""The signs of Ishtar as emoji, by what they stand for in an action: an argument or fact, and its value."""

from __future__ import annotations

from functools import partial

from engine.games.ishtar.state import TREES
from render.boards.ishtar import art
from render.emoji import ANY

EMOJI = {
    **{("skill", letter): partial(art.skill, letter) for letter in "ABCDEFGHIJ"},
    **{("tree", tree.name): partial(art.tree, number) for number, tree in enumerate(TREES)},
    **{(colour, ANY): partial(art.gem, number) for number, colour in enumerate(("purple", "red", "white"))},
    **{("icon", kind): partial(art.icon, kind) for kind in "asj"},
}
