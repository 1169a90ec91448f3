"""The signs of Yspahan as emoji, by what they stand for in an action: an argument or fact, and its value."""

from __future__ import annotations

from functools import partial

from engine.games.yspahan.state import BUILDINGS, FLOORS
from render import sprites
from render.boards.yspahan import art
from render.emoji import ANY

EMOJI = {
    **{("floor", kind): partial(art.floor, kind) for kind in FLOORS},
    **{("building", kind): partial(art.building, kind) for kind in BUILDINGS},
    **{(name, "gold"): sprites.coin for name in ("give", "what")},
    **{(name, "camels"): sprites.camel for name in ("give", "what")},
    **{(name, ANY): sprites.coin for name in ("gold", "took-gold")},
    **{(name, ANY): sprites.camel for name in ("camels", "took-camels")},
}
