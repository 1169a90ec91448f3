"""The garden's geometry against the tables of A 7.1, and the counts of A 1."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.games.amyitis.caravan import CITY, SIDES
from engine.games.amyitis.garden import (
    AROUND,
    LEVEL,
    PLOT,
    PLOTS,
    QUALITY,
    SECTION,
    SECTIONS,
    TOUCHING,
    available,
    mask,
    members,
    plantable,
    section_names,
    watered,
)
from engine.games.amyitis.layout import crafts_in_play, guild_cards
from engine.games.amyitis.state import DATA, GUILDS, TILES
from tests.amyitis.tools import GAME, table

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "amyitis.md").read_text("utf-8")
TABLE = {
    "a1-a2": (1, "a1-b1 a2-b2 b1-b2"),
    "a1-b1": (1, "a1-a2 a2-b2 b1-b2"),
    "a2-a3": (1, "a2-b2 a3-b3 b2-b3.1"),
    "a2-b2": (2, "a1-a2 a1-b1 a2-a3 a3-b3 b1-b2 b2-b3.1"),
    "a3-a4": (1, "a3-b3 a4-b4 b3-b4.1"),
    "a3-b3": (2, "a2-a3 a2-b2 a3-a4 a4-b4 b2-b3.1 b3-b4.1"),
    "a4-b4": (2, "a3-a4 a3-b3 b3-b4.1"),
    "b1-b2": (2, "a1-a2 a1-b1 a2-b2 b1-c1 b2-c2.1 c1-c2"),
    "b1-c1": (1, "b1-b2 b2-c2.1 c1-c2"),
    "b2-b3.1": (2, "a2-a3 a2-b2 a3-b3 b2-b3.2"),
    "b2-b3.2": (3, "b2-b3.1 b2-c2.2 b3-c3.1 c2-c3.1"),
    "b2-c2.1": (2, "b1-b2 b1-c1 b2-c2.2 c1-c2"),
    "b2-c2.2": (3, "b2-b3.2 b2-c2.1 b3-c3.1 c2-c3.1"),
    "b3-b4.1": (2, "a3-a4 a3-b3 a4-b4 b3-b4.2"),
    "b3-b4.2": (3, "b3-b4.1 b3-c3.2 b4-c4.1 c3-c4.1"),
    "b3-c3.1": (4, "b2-b3.2 b2-c2.2 b3-c3.2 c2-c3.1"),
    "b3-c3.2": (4, "b3-b4.2 b3-c3.1 b4-c4.1 c3-c4.1"),
    "b4-c4.1": (4, "b3-b4.2 b3-c3.2 b4-c4.2 c3-c4.1"),
    "b4-c4.2": (5, "b4-c4.1"),
    "c1-c2": (2, "b1-b2 b1-c1 b2-c2.1 c1-d1 c2-d2.1 d1-d2"),
    "c1-d1": (1, "c1-c2 c2-d2.1 d1-d2"),
    "c2-c3.1": (4, "b2-b3.2 b2-c2.2 b3-c3.1 c2-c3.2"),
    "c2-c3.2": (4, "c2-c3.1 c2-d2.2 c3-d3.1 d2-d3.1"),
    "c2-d2.1": (2, "c1-c2 c1-d1 c2-d2.2 d1-d2"),
    "c2-d2.2": (3, "c2-c3.2 c2-d2.1 c3-d3.1 d2-d3.1"),
    "c3-c4.1": (4, "b3-b4.2 b3-c3.2 b4-c4.1 c3-c4.2"),
    "c3-c4.2": (5, "c3-c4.1 c3-d3.2 c4-d4.1 d3-d4.1"),
    "c3-d3.1": (4, "c2-c3.2 c2-d2.2 c3-d3.2 d2-d3.1"),
    "c3-d3.2": (5, "c3-c4.2 c3-d3.1 c4-d4.1 d3-d4.1"),
    "c4-d4.1": (6, "c3-c4.2 c3-d3.2 c4-d4.2 d3-d4.1"),
    "c4-d4.2": (7, "c4-d4.1"),
    "d1-d2": (2, "c1-c2 c1-d1 c2-d2.1"),
    "d2-d3.1": (4, "c2-c3.2 c2-d2.2 c3-d3.1 d2-d3.2"),
    "d2-d3.2": (5, "d2-d3.1"),
    "d3-d4.1": (6, "c3-c4.2 c3-d3.2 c4-d4.1 d3-d4.2"),
    "d3-d4.2": (7, "d3-d4.1"),
}
"""Per section: the least number of cubes of a route that ends with it, and what it is joined to."""


def rows(section: str) -> list[list[str]]:
    """Return the cells of the tables of a section of the rules, without the heads."""
    text = RULES.split(f"### {section} ")[1].split("\n#")[0]
    lines = re.findall(r"^ *\|(.*)\|$", text, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines if "---" not in line][1:]


def test_the_document_lists_the_sections():
    listed = {name.strip("`"): (int(cubes), joined) for name, *_, joined, cubes in rows("7.1")}
    assert listed == {name: (cubes, ", ".join(joined.split())) for name, (cubes, joined) in TABLE.items()}


def test_the_document_lists_the_tiles():
    kinds = {"talent": 1, "camel": 2, "good of choice": 3, "guild card of choice": 4}
    listed: dict[str, list[list[int]]] = {"1": [], "2": [], "3": []}
    for quality, points, bonus, copies, _ in rows("1.3"):
        tile = [int(points), 0, 0, 0, 0, int(copies)]
        for n, kind in re.findall(r"(\d) ([a-z ]+?)s?(?=,|$)", "" if "level" in bonus else bonus):
            tile[kinds[kind]] = int(n)
        listed[quality].append(tile)
    tiles: dict[str, list[list[int]]] = {quality: DATA["tiles"][quality] for quality in listed}
    tiles["3"] = [*tiles["3"], DATA["tiles"]["top"]]
    assert {quality: sorted(found) for quality, found in listed.items()} == {
        quality: sorted(found) for quality, found in tiles.items()
    }


def test_the_document_lists_cities_and_cards():
    cities = [(wants, offers) for _, _, wants, offers, _ in rows("1.4")][1:]
    assert [wants for wants, _ in cities] == [city["wants"] for city in DATA["city"][1:]]
    assert [offers.split(" or ") for _, offers in cities if "plant" not in offers] == [
        city["guilds"] for city in DATA["city"] if "guilds" in city
    ]
    crafts = {row[0]: row[1:] for row in rows("1.6")}
    guilds = {row[0]: row[2:5] for row in rows("1.7")}
    for column, seats in enumerate("234"):
        laid, stock = DATA["crafts"][seats], DATA["guild"]["stock"][seats]
        assert {craft: int(crafts[craft][column]) for craft in laid} == laid
        assert int(guilds["gardener"][column]) == stock["gardener"]
        for kind in GUILDS:
            levels = [int(guilds[f"{kind}, level {n}"][column]) for n in range(1, len(stock[kind]) + 1)]
            assert levels == stock[kind]


def test_sections_and_what_they_are_joined_to():
    assert set(SECTIONS) == set(TABLE)
    for section, (_, joined) in TABLE.items():
        assert section_names(TOUCHING[SECTION[section]]) == ", ".join(sorted(joined.split())), section


def test_the_way_from_the_river():
    """Each wave fills whatever can be filled; a section is reached in the wave given by its cost."""
    water = wave = 0
    reached: dict[str, int] = {}
    while opened := available(water):
        wave += 1
        reached |= {SECTIONS[section]: wave for section in members(opened)}
        water |= opened
    assert reached == {section: cost for section, (cost, _) in TABLE.items()}


def test_plots_by_level():
    assert [LEVEL.count(level) for level in (1, 2, 3, 4)] == [7, 5, 3, 1]
    assert {PLOTS[plot] for plot, level in enumerate(LEVEL) if level == 2} == {"b2", "b3", "b4", "c2", "d2"}
    assert [QUALITY[PLOT[name]] for name in ("a1", "b4", "d3", "d4")] == [1, 2, 3, 3]


def test_sides():
    sides = {section.split(".")[0] for section in SECTIONS}
    double = {section.split(".")[0] for section in SECTIONS if "." in section}
    assert (len(sides), len(double)) == (24, 12)
    assert sorted(AROUND[plot].bit_count() for plot in map(PLOT.get, ("a1", "a4", "b2", "c3", "d4"))) == [
        2,
        2,
        4,
        6,
        8,
    ]


@pytest.mark.parametrize(
    ("filled", "wet"),
    [
        (["b2-b3.1"], set()),
        (["b2-b3.2"], set()),
        (["b2-b3.1", "b2-b3.2"], {"b2", "b3"}),
        (["a1-b1"], {"a1", "b1"}),
        (["d3-d4.1", "d3-d4.2"], {"d3", "d4"}),
    ],
)
def test_a_side_has_water_when_all_its_sections_have(filled: list[str], wet: set[str]):
    plots = watered(mask(SECTION[section] for section in filled))
    assert {PLOTS[plot] for plot in members(plots)} == wet


@pytest.mark.parametrize(
    ("quality", "gardeners", "levels"),
    [
        (1, 0, {1}),
        (1, 1, {1, 2}),
        (2, 0, {1, 2}),
        (1, 2, {1, 2, 3, 4}),
        (2, 1, {1, 2, 3, 4}),
        (2, 6, {1, 2, 3, 4}),
    ],
)
def test_what_a_plant_is_good_enough_for(quality: int, gardeners: int, levels: set[int]):
    everything = mask(range(len(SECTIONS)))
    plots = plantable(mask(range(16)), everything, quality, gardeners)
    assert {LEVEL[plot] for plot in members(plots)} == levels


def test_component_counts():
    assert [len(crafts_in_play(seats)) for seats in (2, 3, 4)] == [10, 14, 18]
    totals: list[int] = []
    for seats in (2, 3, 4):
        stock, gardeners = guild_cards(seats)
        leaders_of_level_0 = seats
        totals.append(sum(map(sum, stock)) + gardeners + leaders_of_level_0)
        assert [len(cards) for cards in stock] == [3, 2, 3]
    assert totals == [14, 21, 31]
    assert GUILDS == ("banker", "leader", "palace")
    tiles = [row[-1] for quality in ("1", "2", "3") for row in DATA["tiles"][quality]]
    assert sum(tiles) + DATA["tiles"]["top"][-1] == 20


@pytest.mark.parametrize(("seats", "laid"), [(2, 13), (3, 16), (4, 16)])
def test_the_table_is_laid(seats: int, laid: int):
    state = table(seats, 1)
    assert state.left.bit_count() == laid
    assert state.tiles[PLOT["d4"]] == 0
    assert (state.start, state.asked, state.caravan) == (1, 1, 0)
    assert len(state.carried) == len(set(state.carried)) == (2 if seats == 4 else 1)
    for player in state.players:
        assert (player.talents, player.camels, sum(player.goods), player.levels) == (4, 1, 0, [0, 0, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_of_the_right_quality_lie_on_each_level(seats: int):
    pools = {q: Counter({row[:-1]: row[-1] for row in map(tuple, DATA["tiles"][str(q)])}) for q in (1, 2, 3)}
    for seed in range(30):
        state = GAME.setup(seats, {}, Chance.seeded(seed))
        laid = [(LEVEL[plot], TILES[state.tiles[plot]]) for plot in members(state.left)]
        for level, pool in pools.items():
            assert Counter(tuple(tile) for on, tile in laid if on == level) <= pool
        assert [tile.points for level, tile in laid if level == 4] == [10]
        cards = [state.plants[CITY[name]] for name in ("eshnunna", "ur", "mari")]
        assert [SIDES[side].quality for side in cards] == [1, 1, 1]
        assert len(set(cards)) == 3
        assert SIDES[state.plants[CITY["khorsabad"]]].quality == 2
