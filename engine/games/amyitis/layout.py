"""The start position. A 1, 2

Owns everything that depends only on the number of players. Must not know about questions.
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
"""By number of players: the number of tiles left at which the last round begins."""
_TOP_TILE = 0


def crafts_in_play(seats: int) -> list[str]:
    """Return all craft cards, sorted. A 1.6"""
    copies: dict[str, int] = DATA["crafts"][str(seats)]
    return [craft for craft in CRAFTS for _ in range(copies[craft])]


def guild_cards(seats: int) -> tuple[list[list[int]], int]:
    """Return the cards of each guild and level, and the gardeners. A 1.7"""
    stock = DATA["guild"]["stock"][str(seats)]
    return [list(stock[name]) for name in GUILDS], stock[GARDENER]


def _draw(chance: Chance, things: list[int]) -> int:
    return things.pop(chance.below(len(things)))


def _lay_plants(chance: Chance) -> list[int]:
    """Return the side of a plant card in each city: first sides, shuffled unless their city is fixed. A 2"""
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
    """Return a tile for each plot: random ones of the level's quality, the most valuable one on top. A 2"""
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
    """Return the start position. Draw plants, goods on leaders, tiles by plot, the start player. A 2"""
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
