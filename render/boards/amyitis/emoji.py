"""The signs of Amyitis as emoji, by what they stand for in an action: an argument or fact, and its value."""

from __future__ import annotations

from functools import partial

from engine.games.amyitis.state import CRAFTS, GOODS, TEMPLES
from render import sprites
from render.boards.amyitis import art
from render.emoji import ANY

EMOJI = {
    **{("craft", kind): partial(art.craft, kind) for kind in CRAFTS},
    **{("temple", kind): partial(art.temple, kind) for kind in TEMPLES},
    **{(name, kind): partial(art.good, kind) for name in ("good", "give") for kind in GOODS},
    **{("card", kind): partial(art.guild, kind) for kind in ("banker", "leader", "palace", "gardener")},
    ("reward", "camel"): sprites.camel,
    ("reward", "talent"): sprites.coin,
    ("camels", ANY): sprites.camel,
    ("talents", ANY): sprites.coin,
}
