"""Looking at a table through a virtual Discord: the position in words."""

from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any

import pytest

from cogs.board import TEXT_PAGE, pages
from cogs.illustrating import ALT_LIMIT, alt_text, facts, plain_names
from locales import Texts, texts
from tests.positions import looks
from tests.virtual import TableDriver, controls, find, play_ahead, raw, seen, text, verb, walk


@pytest.mark.parametrize(("game", "seats"), [("yspahan", 2), ("amyitis", 4), ("ishtar", 4), ("babylon", 4)])
async def test_board_as_text_tells_every_fact(table: TableDriver, members: list[Any], game: str, seats: int):
    await table.open(seats, game=game)
    await play_ahead(table.env, table.id, random.Random(3), 20)
    look = await table.look(members[0])
    told = list(facts(look, table.bot.words, plain_names(look)))
    shown = (await members[0].slash(table.channel, "board", text=True)).response
    read = text(shown)
    assert len(read) <= TEXT_PAGE + 100
    for _ in range(20):
        onward = [c for c in controls(shown) if verb(c) == "text" and c.label == "Next"]
        if not onward:
            break
        await members[0].click(shown, custom_id=onward[0].custom_id)
        shown = seen(table.env, members[0])[-1]
        read += "\n" + text(shown)
    assert [line for line in told if line not in read.splitlines()] == []
    assert len(controls(shown)) == (0 if len("\n".join(told)) <= TEXT_PAGE else 1)


def test_pages_hold_every_line_and_fit():
    lines = [f"{n} {'x' * (n % 30)}" for n in range(200)]
    found = pages(lines, 100)
    assert "\n".join(found).split("\n") == lines
    assert max(map(len, found)) <= 100


@pytest.mark.parametrize("game", ["yspahan", "amyitis", "ishtar", "babylon"])
async def test_every_picture_has_a_description(table: TableDriver, members: list[Any], game: str):
    card = await table.open(3, game=game)
    (asked, *_) = await table.asked()
    board = (await members[3].slash(table.channel, "board")).response
    shown = [card, table.post, await table.take_turn(asked), board]
    offered = [control for control in controls(table.post) if verb(control) in ("hand", "more")]
    shown += [(await asked.click(table.post, custom_id=one.custom_id)).response for one in offered]
    for message in shown:
        pictures = [item for c in walk(raw(message)) for item in c.get("items", [])]
        assert pictures or message not in shown[:4]
        assert all(len(item.get("description") or "") > 10 for item in pictures)
    words = await table.look()
    first = next(iter(facts(words, table.bot.words, plain_names(words))))
    (picture,) = [item for c in walk(raw(table.post)) for item in c.get("items", [])]
    assert picture["description"].startswith(first), "the board itself is described, not only named"


@pytest.mark.parametrize("game", ["yspahan", "amyitis", "ishtar", "babylon"])
@pytest.mark.parametrize("words", [texts(), texts("cs"), texts("pl")], ids=["en", "cs", "pl"])
def test_a_description_without_room_for_everything_says_so(game: str, words: Texts):
    ends = set[bool]()
    for look in islice(looks(game, 2), 40):
        told = list(facts(look, words, look.names))
        for page in (0, 1):
            *lines, last = alt_text(look, words, page).splitlines()
            shown = "\n".join([*lines, last])
            whole = shown.endswith("\n".join(told)[-30:])
            assert len(shown) <= ALT_LIMIT
            assert whole is (last != words("alt-more"))
            assert "\n".join([*lines, last] if whole else lines) in "\n".join(told)
            ends.add(whole)
    assert False in ends


@pytest.mark.parametrize("game", ["yspahan", "amyitis", "ishtar", "babylon"])
async def test_nobody_is_called_by_name_in_what_only_they_see(table: TableDriver, game: str):
    await table.open(2, game=game)
    await play_ahead(table.env, table.id, random.Random(3), 20)
    (asked,) = await table.asked()
    opened = [find(table.post, name).custom_id for name in ("text", "since", "turn")]
    shown = [(await asked.click(table.post, custom_id=one)).response for one in opened]
    shown += [(await asked.slash(table.channel, name)).response for name in ("board", "replay")]
    for message in shown:
        pictures = [item for c in walk(raw(message)) for item in c.get("items", [])]
        told = "\n".join([text(message), *(picture["description"] for picture in pictures)])
        assert re.search(r"\b[Yy]ou", told)
        assert asked.name.title() not in told
    assert "Waiting for you." in text(shown[3])


async def test_it_is_said_whose_turn_it_is_in_what_order_and_who_has_passed(table: TableDriver):
    await table.open(3, game="amyitis")
    (first,) = await table.asked()
    await first.slash(table.channel, "move", move="pass")
    (asked,) = await table.asked()
    assert f"### {asked.mention}: Will you hire a craftsman, move the caravan or pass?" in text(table.post)
    said = text((await table.members[3].slash(table.channel, "board", text=True)).response)
    assert f"{first.name.title()} goes first; the players follow in turn order." in said
    passed = [member.name for member in table.members[:3] if f"{member.name.title()} has passed." in said]
    assert passed == [first.name]
