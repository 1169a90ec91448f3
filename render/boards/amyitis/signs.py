"""The signs on the pictures of Amyitis, for its key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.games.amyitis.state import CRAFTS, GOODS, TEMPLES
from render import sprites
from render.boards import Sign
from render.boards.amyitis import art

SIGNS: Mapping[str, Sign] = {
    **{f"good-{kind}": partial(art.good, kind) for kind in GOODS},
    "any-good": art.any_good,
    **{f"craft-{kind}": partial(art.craft, kind) for kind in CRAFTS},
    **{f"card-{kind}": partial(art.guild, kind) for kind in ("banker", "leader", "palace", "gardener")},
    "any-card": art.any_card,
    **{f"temple-{kind}": partial(art.temple, kind) for kind in TEMPLES},
    "talent": sprites.coin,
    "price": partial(sprites.coin, text="2"),
    "camel": sprites.camel,
    "points": partial(sprites.points, text="5"),
    "quality": partial(art.dots, 2),
    "tiles": art.plot,
    "neutral": art.neutral,
    **{f"channel-{state}": partial(art.channel, state) for state in ("dry", "wet", "double")},
}
PLAIN = frozenset(
    {
        "art.craft_card", "art.face", "art.group", "art.left", "art.level",
        "art.points", "art.person", "art.price", "art.rank", "players._lacking", "rows.leaving",
        "terraces.code", "trade._itself",
    }
)  # fmt: skip
"""Sprites that need no line of their own: what is put together from signs, and one shape for all goods."""
