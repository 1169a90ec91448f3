"""The tables of docs/rules/yspahan.md show what is in `data.toml`."""

import re

from engine.games.yspahan.city import POINTS, SHOP, SOUK_SHOPS, SOUKS, TOUCHING
from engine.games.yspahan.state import CARDS, DATA, FLOORS, SHOPS, STREET
from tests.rules import rows, rules


def test_the_street():
    """Y 1.2"""
    listed = {
        space: shops
        for row in rows("yspahan", "1.2")
        for space, shops in zip(row[::2], row[1::2], strict=True)
        if space
    }
    printed = {
        space: ", ".join(sorted(SHOPS[shop] for shop in shops))
        for space, shops in zip(STREET, TOUCHING, strict=True)
        if shops
    }
    assert listed == printed


def test_the_city():
    """Y 1.3"""
    listed = [row[1:] for row in rows("yspahan", "1.3")]
    printed = [
        [
            souk,
            str(len(shops)),
            str(points),
            ", ".join(code[-1] for code, _, _, spaces in data["shops"] if spaces),
            data["tint"],
        ]
        for souk, shops, points, data in zip(SOUKS, SOUK_SHOPS, POINTS, DATA["souk"], strict=True)
    ]
    assert [[*row[:-1], row[-1].removesuffix(" (R)")] for row in listed] == printed


def test_the_tower_and_the_caravan():
    """Y 1.4, 1.5"""
    assert [floor for floor, _ in rows("yspahan", "1.4")] == list(FLOORS)
    lengths = [str(DATA["players"]["row"][seats]) for seats in "432"]
    caravan = DATA["caravan"]
    assert [row[1:] for row in rows("yspahan", "1.5")] == [
        [*lengths, str(points), str(factor)]
        for points, factor in zip(caravan["loading_points"], caravan["factor"], strict=True)
    ]


def test_buildings_and_cards():
    """Y 1.6, 1.7"""
    listed = {
        name.lower().replace(" ", "_"): [int(camels), int(gold)]
        for name, camels, gold, _ in rows("yspahan", "1.6")
    }
    assert listed == DATA["building"]["cost"]
    assert [code.strip("`") for _, code, _ in rows("yspahan", "1.7")] == list(CARDS)


def test_the_numbers_of_players():
    """Y 2.2"""
    listed = {name: values for name, *values in rows("yspahan", "2.2")}
    for name, key in (("white dice", "white_dice"), ("camels in a row of the caravan", "row")):
        assert listed[name] == [str(DATA["players"][key][seats]) for seats in "234"]


def test_the_map():
    """Y 8"""
    lines = re.findall(r"^    y +(-?\d+)(.*)$", rules("yspahan"), re.MULTILINE)
    listed = {
        code: (column - 11, int(y))
        for y, line in lines
        for column in range(19)
        if (code := line[4 * column : 4 * column + 4].strip()) not in ("", ".")
    }
    shops = {code: (x, y) for souk in DATA["souk"] for code, x, y, _ in souk["shops"]}
    assert {code: at for code, at in listed.items() if code in SHOP} == shops
    assert set(listed) == set(SHOP) | set(STREET)
