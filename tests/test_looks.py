"""Looking at a table through a virtual Discord: the position in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.base import facts, plain_names
from cogs.board import TEXT_PAGE, pages
from tests.virtual import TableDriver, controls, play_ahead, seen, text, verb


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
