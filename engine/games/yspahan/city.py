"""The city of Yspahan: street, souks and shops, and where a player may put a cube.

Owns the tables derived from the printed map and the rule of placing. Works on the list of shops alone: must
not know about turns, cards or scores.
"""

from __future__ import annotations

from engine.games.yspahan.state import DATA, FLOORS, NOBODY, SHOPS, STREET

SHOP = {code: i for i, code in enumerate(SHOPS)}
SPACE = {code: i for i, code in enumerate(STREET)}
CROSSING = SPACE["C"]

SOUKS: tuple[str, ...] = tuple(souk["id"] for souk in DATA["souk"])
POINTS: tuple[int, ...] = tuple(souk["points"] for souk in DATA["souk"])
SOUK_SHOPS: tuple[range, ...] = tuple(
    range(SHOP[souk["shops"][0][0]], SHOP[souk["shops"][-1][0]] + 1) for souk in DATA["souk"]
)
"""Per souk of `SOUKS`: its shops, which are consecutive in `SHOPS`."""
SOUK_OF: tuple[int, ...] = tuple(souk for souk, shops in enumerate(SOUK_SHOPS) for _ in shops)

QUARTER: tuple[tuple[range, ...], ...] = tuple(
    tuple(shops for souk, shops in zip(DATA["souk"], SOUK_SHOPS, strict=True) if souk["quarter"] == floor)
    for floor in FLOORS
)
"""Per floor: the souks of its quarter; none for camels and gold."""
_HELD: tuple[tuple[slice, ...], ...] = tuple(
    tuple(slice(shops.start, shops.stop) for shops in souks) for souks in QUARTER
)
QUARTERS_ON = tuple(floor for floor, souks in enumerate(QUARTER) if souks)

TOUCHING: tuple[tuple[int, ...], ...] = tuple(
    tuple(SHOP[code] for souk in DATA["souk"] for code, _, _, spaces in souk["shops"] if space in spaces)
    for space in STREET
)
"""Per street space: the shops at its side."""
INTERIOR: tuple[bool, ...] = tuple(not spaces for souk in DATA["souk"] for _, _, _, spaces in souk["shops"])


def _distance(one: str, other: str) -> int:
    a, b = (0 if space == "C" else int(space[1:]) for space in (one, other))
    return abs(a - b) if one[0] == other[0] else a + b


DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(_distance(a, b) for b in STREET) for a in STREET)
"""The street is a tree: there is exactly one path between two spaces. Y 3.7"""


def souk_owner(shops: list[int], souk: range) -> int:
    """Return the seat with cubes in the souk, or `NOBODY`. A souk never holds cubes of two seats."""
    return max(shops[souk.start : souk.stop])


def open_shops(shops: list[int], seat: int, floor: int) -> list[int]:
    """Return where the seat may put its next cube in the quarter of that floor. Y 3.6"""
    return open_and_room(shops, seat, floor)[0]


def open_and_room(shops: list[int], seat: int, floor: int) -> tuple[list[int], int]:
    """Return `open_shops`, and how many cubes the seat could place there, one souk after another."""
    begun: list[int] = []
    free: list[int] = []
    for souk, places in zip(_HELD[floor], QUARTER[floor], strict=True):
        held = shops[souk]
        if NOBODY in held:
            owner = max(held)
            if owner == seat:
                begun += [shop for shop in places if shops[shop] == NOBODY]
            elif owner == NOBODY:
                free += places
    return begun or free, len(begun) + len(free)


def has_open_shop(shops: list[int], seat: int, floor: int) -> bool:
    """Return True if `open_shops` is not empty."""
    for souk in _HELD[floor]:
        held = shops[souk]
        if NOBODY in held and max(held) in (seat, NOBODY):
            return True
    return False
