"""How the table is laid before the first round. A 1, 2

Owns what depends on the number of players alone. Knows no questions.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.games.amyitis.garden import LEVEL, PLOTS, QUALITY, UNUSED, mask
from engine.games.amyitis.guild import GARDENER
from engine.games.amyitis.state import (
    CITIES,
    CRAFTS,
    DATA,
    GOOD,
    GUILDS,
    LEADER,
    NEUTRAL,
    NOBODY,
    ROWS,
    SHEET,
    TEMPLES,
    TILES,
    Player,
    State,
    Tile,
)

LAST_TILES: tuple[int, ...] = (0, 0, *(DATA["garden"]["last_tiles"][str(seats)] for seats in (2, 3, 4)))
"""By number of players: with so few tiles left the round is the last one."""
_TOP_TILE = 0


def crafts_in_play(seats: int) -> list[str]:
    """All craft cards, sorted. A 1.6"""
    copies: dict[str, int] = DATA["crafts"][str(seats)]
    return [craft for craft in CRAFTS for _ in range(copies[craft])]


def guild_cards(seats: int) -> tuple[list[list[int]], int]:
    """The cards of each guild and level, and the gardeners. A 1.7"""
    stock = DATA["guild"]["stock"][str(seats)]
    return [list(stock[name]) for name in GUILDS], stock[GARDENER]


def _draw(chance: Chance, things: list[int]) -> int:
    return things.pop(chance.below(len(things)))


def _lay_plants(chance: Chance) -> list[int]:
    """A first side of each plant card; those without a city of their own are shuffled. A 2"""
    plants = [NOBODY] * len(CITIES)
    loose: list[int] = []
    for card, data in enumerate(DATA["plant"]):
        if "city" in data:
            plants[CITIES.index(data["city"])] = 2 * card
        else:
            loose.append(2 * card)
    for city, data in enumerate(DATA["city"]):
        if data.get("plants") and plants[city] == NOBODY:
            plants[city] = _draw(chance, loose)
    return plants


def _lay_tiles(chance: Chance, seats: int) -> list[int]:
    """Random tiles of the quality that the level asks for, and the dearest on the top. A 2"""
    piles: dict[int, list[int]] = {}
    for quality in set(QUALITY):
        rows: list[list[int]] = DATA["tiles"][str(quality)]
        piles[quality] = [TILES.index(Tile(*row[:-1])) for row in rows for _ in range(row[-1])]
    laid: list[int] = []
    for name, level, quality in zip(PLOTS, LEVEL, QUALITY, strict=True):
        if name in UNUSED[seats]:
            laid.append(NOBODY)
        else:
            laid.append(_TOP_TILE if level == max(LEVEL) else _draw(chance, piles[quality]))
    return laid


def lay_out(seats: int, chance: Chance) -> State:
    """A 2; draws plants, goods on leaders, tiles by plot, the start player."""
    start = DATA["start"]
    stock, gardeners = guild_cards(seats)
    plants = _lay_plants(chance)
    tokens = [GOOD[name] for name in DATA["guild"]["carried"]]
    carried = sorted(_draw(chance, tokens) for _ in range(stock[LEADER][-1]))
    tiles = _lay_tiles(chance, seats)
    first = chance.below(seats)
    return State(
        round=0,
        start=first,
        turn=first,
        passed=[],
        groups=[],
        caravan=0,
        plants=plants,
        stock=stock,
        carried=carried,
        gardeners=gardeners,
        fields=[[] for _ in ROWS],
        temples=[[] for _ in TEMPLES],
        channels=[0] * (NEUTRAL + 1),
        tiles=tiles,
        left=mask(plot for plot, tile in enumerate(tiles) if tile != NOBODY),
        players=[
            Player(
                talents=start["talents"],
                camels=start["camels"],
                goods=[0] * len(GOOD),
                levels=[0] * len(GUILDS),
                gardeners=0,
                plots=[],
                sheet=[0] * len(SHEET),
            )
            for _ in range(seats)
        ],
        ask="",
        asked=NOBODY,
        no=1,
        plot=NOBODY,
        due=[],
    )
