"""Nobody but one player gets anything of what that player alone knows: two worlds, compared byte for byte."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine import games
from engine.core import Action
from tests.two_worlds import World, world

Story = Callable[[World], Awaitable[None]]
CARDS = ("camels3", "gold3", "load")
"""Yspahan: cards that can be played at any time."""
CARD_VERBS = {"draw", "play", "swap", "sell", "put"}
"""Yspahan: what draws or plays a card."""


async def compare(folder: Path, monkeypatch: pytest.MonkeyPatch, story: Story) -> None:
    """Tell a story in two worlds and check that everybody but the holder gets the same in both."""
    told: list[World] = []
    for which in range(2):
        async with world(folder / f"{which}.db", which, monkeypatch) as new:
            await story(new)
        told.append(new)
    one, other = told
    assert one.heard.keys() == other.heard.keys()
    assert one.heard.keys() >= {None, *(person.id for person in one.others)}
    for user, said in one.heard.items():
        for here, there in zip(by_place(said), by_place(other.heard[user]), strict=False):
            assert here == there
        assert len(said) == len(other.heard[user])
    assert sorted(one.logged) == sorted(other.logged)


def by_place(said: list[str]) -> list[str]:
    """Sort requests by method and path; those of each stay in order, while different ones may overtake."""
    return sorted(said, key=lambda request: request.partition(', "body"')[0])


@pytest.mark.parametrize("key", games.ALL)
async def test_drafts_notes_and_plans(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """In each world, the holder has another draft, note, plan and standing answer, or none."""

    async def story(here: World) -> None:
        await here.open(key)
        first, second, stranger = here.others
        steps, which = await here.drafts(), here.which
        if which:
            await here.note(f"note {which}")
            for kind, answers in games.get(key).asides.items():
                await here.always(kind, answers[-which].verb)
            await here.draft(steps[-which])
        await here.looks(first)
        await first.slash(here.table.place, "table pause", days=2)
        if which:
            await here.start_over()
        await here.turn()
        if which:
            await here.plan((await here.plannable())[-which])
        await here.looks(second)
        await here.turn(lambda action: action.verb != "supervise")
        await here.looks(stranger)

    await compare(tmp_path, monkeypatch, story)


async def test_a_card_in_the_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """In each world, the holder draws another card, which the others see played in no world.

    All of the cards can be played at any time: whether one can is told by the question at the end of a turn.
    """

    async def story(here: World) -> None:
        await here.open("yspahan")
        first, second, stranger = here.others
        await here.draw(CARDS[here.which])
        await here.looks(first)
        await here.turn(public)
        mover = await here.turn(public)
        await here.looks(second)
        await here.ask_for_undo(mover)
        while not await here.is_asked():
            await here.turn(public)
        await here.draw(CARDS[here.which + 1])
        await here.turn(public)
        await here.looks(stranger)
        await here.ask_for_undo(here.holder)
        await here.looks(first)
        await here.turn(public)
        await here.turn(public)
        await here.looks(second)

    await compare(tmp_path, monkeypatch, story)


def public(action: Action) -> bool:
    """Return True if an action shows no card, and draws none."""
    return action.verb not in CARD_VERBS and not any(kind in action.args for kind in CARDS)
