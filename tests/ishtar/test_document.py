"""The tables of docs/rules/ishtar.md show what is in `data.toml`."""

import re

from engine.games.ishtar.carpet import gems_of
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.skills import LOWER, UPPER
from engine.games.ishtar.state import DATA
from tests.rules import rows


def test_the_numbers_of_players():
    """I 2"""
    listed = {name: values for name, *values in rows("ishtar", "2")}
    players = DATA["players"]
    boards = [str(len(DATA["layouts"][players["layouts"][seats][0]])) for seats in "234"]
    assert listed["terrain boards"][:3] == boards
    assert [row[:3] for name, row in listed.items() if name.startswith("base tiles")] == [
        [str(players["base_tiles"][seats]) for seats in "234"]
    ]


def test_the_skills():
    """I 1.2"""
    listed = {name.split()[0]: (name, effect) for name, effect, _ in rows("ishtar", "1.2")}
    assert list(listed) == [*UPPER, *LOWER]
    for skill, (needs, _, points) in UPPER.items():
        name, effect = listed[skill]
        assert name == f"{skill} (needs {needs})"
        assert [int(n) for n in re.findall(r"\d", effect)] == list(points)
    for skill, (_, n, token) in LOWER.items():
        effect = listed[skill][1]
        assert token in effect
        assert [int(number) for number in re.findall(r"\d", effect.split("(")[0])] == [n] * bool(n)


def test_the_layouts():
    """I 8.3"""
    listed = rows("ishtar", "8.3")
    assert [(seats, layout) for seats, layout, _, _ in listed] == [
        (seats, layout) for seats, layouts in DATA["players"]["layouts"].items() for layout in layouts
    ]
    for _, layout, places, count in listed:
        found = [[int(a), int(b)] for a, b in re.findall(r"\((-?\d),(-?\d)\)", places)]
        assert found == DATA["layouts"][layout]
        assert int(count) == len({name[0] for name in LAYOUTS[layout].find})


def test_the_tree_cards():
    """I 8.5"""
    listed = [
        [name, gems_of(price), int(points)]
        for points, cards in rows("ishtar", "8.5")
        for name, price in re.findall(r"([a-zI ]+) ([prw]+)(?=,| \(|$)", cards)
    ]
    codes = {"date palm": "date_palm", "tree of Ishtar": "ishtar"}
    assert [[codes.get(name.strip(), name.strip()), price, points] for name, price, points in listed] == DATA[
        "trees"
    ]["cards"]
