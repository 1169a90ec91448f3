"""The ground of Yspahan: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.panels import VEIL
from render.theme import GOLD, INK, PAPER, PLASTER, SADDLE, SEATS, SOFT, TINTS, WHITE, WOOD, Ground, blend

EARTH, ROOF, WALL, HOLE = "#EBDAB4", "#EFE0BF", "#E2CFA5", "#D8C398"
"""The ground of the quarters and the houses on it: so near to each other that they stay behind the pieces."""
TREE, BARK = "#A9B583", "#C0A678"
DOME, GLINT = "#93C0B4", "#BBD9CB"
PAVING = "#DBC291"
"""The joints between the stones of the street."""
DUSK = "#E3C48C"
"""A dune in the desert in front of the city, where the caravan waits."""

WALLS = {key: blend(tint.pale, WHITE, 0.4) for key, tint in TINTS.items()}
"""The walls of shops and the ways between them: paler than what stands in them."""
NICHES = {key: blend(tint.pale, WHITE, 0.78) for key, tint in TINTS.items()}
"""The inside of a shop, on which a cube stands, by the tint of its souk."""
WARES = {key: blend(tint.pale, WHITE, 0.3) for key, tint in TINTS.items()}
CODES = {key: blend(tint.deep, "#2A1C14", 0.42) for key, tint in TINTS.items()}
"""The code of a shop: quiet, but at least 4.5:1 on the tint."""
NAMES = blend(SOFT, INK, 0.7)
"""The codes of the street."""
HATCH = {key: blend(tint.pale, tint.deep, 0.4) for key, tint in TINTS.items()}

FADED = {key: blend(tint.deep, tint.pale, 0.5) for key, tint in TINTS.items()}
"""The awning and the edge of a shop without a cube."""
FREE = {key: blend(tint.pale, WHITE, 0.58) for key, tint in TINTS.items()}
"""Its wall."""

DEEP = tuple(tint.deep for tint in TINTS.values())

GROUND = Ground(
    tile="#3FA7A0",
    deep="#17666B",
    bricks=("#1F7F86", "#2B9490", "#17666B"),
    mortar="#0F4C52",
    accent=GOLD,
    sky=("#17666B", "#7FC4B4", "#FBE3B4"),
    shades=1,
    extra=(
        *(EARTH, ROOF, WALL, HOLE, TREE, BARK, DOME, GLINT, PAVING, DUSK, NAMES),
        *(tints[key] for tints in (WALLS, NICHES, WARES, CODES, HATCH, FADED, FREE) for key in TINTS),
        *(blend(colour, PAPER, VEIL) for colour in (*FREE.values(), *FADED.values(), WOOD, SADDLE, PLASTER)),
        *(blend(colour, PAPER, VEIL) for colour in (*(seat.colour for seat in SEATS[:4]), *DEEP)),
        *(blend(WALLS[key], CODES[key], part) for key in TINTS for part in (0.33, 0.66)),
        blend(PLASTER, EARTH, 0.5),
    ),
)
