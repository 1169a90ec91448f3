"""The order in which pictures are drawn, and how much one person may look at."""

from __future__ import annotations

import asyncio
import gc
import itertools
import random
import threading
from typing import Any

import pytest

from cogs.base import TableBot
from cogs.drawing import BURST, REFILL, WAITING, Asker, Drawers, Latest, Looks, asker
from engine import games
from engine.tables import Denied
from render import boards, memory, pictures
from render.canvas import Canvas
from tests.playing import choose
from tests.virtual import TableDriver, burst, controls, find, play_ahead, reader, text, verb

SPECTATOR, OTHER, PLAYER = 1, 2, 3


async def drawn(order: list[tuple[Asker, str]]) -> list[str]:
    """Draw all these in one thread that is busy when they arrive; returns them in the order of drawing."""
    drawers, go, done = Drawers(1), threading.Event(), list[str]()

    async def draw(who: Asker, name: str) -> None:
        asker.set(who)
        await drawers.run(done.append, name)

    busy = asyncio.create_task(drawers.run(go.wait, 10))
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(draw(*one)) for one in order]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(busy, *tasks)
    drawers.close()
    return done


async def test_what_is_asked_for_is_drawn_before_what_is_looked_at():
    looks = [(Asker(SPECTATOR, looking=True), f"look {n}") for n in range(5)]
    done = await drawn([*looks, (Asker(PLAYER), "panel"), (Asker(), "post")])
    assert done[:2] == ["panel", "post"]
    assert done[2:] == [f"look {n}" for n in range(5)]


async def test_everybody_s_first_picture_comes_before_anybody_s_second():
    mine = [(Asker(PLAYER), f"mine {n}") for n in range(5)]
    done = await drawn([*mine, (Asker(OTHER), "other")])
    assert done.index("other") == 1


async def test_what_the_caches_hold_is_soon_exempt_from_garbage_collections(
    monkeypatch: pytest.MonkeyPatch,
):
    drawers = Drawers(1)
    monkeypatch.setattr(memory, "_times", itertools.count(1))
    memory.settle_all()  # what was exempt before and is garbage by now does not count
    before = gc.get_freeze_count()
    kept = [[str(n)] for n in range(1000)]
    try:
        for _ in range(memory.TIDIED):
            await drawers.run(int)
        assert gc.get_freeze_count() >= before + len(kept)
    finally:
        gc.unfreeze()
        drawers.close()


async def test_a_picture_that_nobody_waits_for_any_more_does_not_block_the_others():
    drawers, go = Drawers(1), threading.Event()
    busy = asyncio.create_task(drawers.run(go.wait, 10))
    await asyncio.sleep(0)
    given_up = [asyncio.create_task(drawers.run(int)) for _ in range(3)]
    await asyncio.sleep(0)
    given_up[0].cancel()
    go.set()
    await busy
    given_up[1].cancel()
    with pytest.raises(ZeroDivisionError):
        await drawers.run(lambda: 1 // 0)
    assert await asyncio.wait_for(drawers.run(int, "7"), 60) == 7
    assert await given_up[2] == 0
    assert drawers._threads._queue._free == 1
    drawers.close()


def test_only_the_latest_panel_for_a_message_is_wanted():
    panels = Latest()
    with panels.replacing(1) as old, panels.replacing(2) as other:
        assert old()
        with panels.replacing(1) as new:
            assert (old(), new(), other()) == (False, True, True)
        assert not old(), "the newer one was shown"
    assert not panels._latest


async def test_a_person_looks_at_one_thing_at_a_time_and_others_do_not_wait():
    looks, inside, go = Looks(), list[int](), asyncio.Event()

    async def look(user: int) -> None:
        async with looks.turn(user):
            inside.append(user)
            await go.wait()

    tasks = [asyncio.create_task(look(SPECTATOR)) for _ in range(WAITING + 1)]
    tasks.append(asyncio.create_task(look(OTHER)))
    await asyncio.sleep(0)
    assert inside == [SPECTATOR, OTHER]
    with pytest.raises(Denied):
        await look(SPECTATOR)
    go.set()
    await asyncio.gather(*tasks)
    assert inside.count(SPECTATOR) == WAITING + 1
    assert asker.get() == Asker()


async def test_who_looks_too_often_has_to_pause():
    now = 0.0
    looks = Looks(lambda: now)

    async def look() -> None:
        async with looks.turn(SPECTATOR):
            assert asker.get() == Asker(SPECTATOR, looking=True)

    for _ in range(BURST):
        await look()
    with pytest.raises(Denied):
        await look()
    now += REFILL
    await look()
    with pytest.raises(Denied):
        await look()


async def test_sixty_presses_of_a_spectator_do_not_delay_a_panel(table: TableDriver, members: list[Any]):
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(1), 30)
    (asked,) = await table.asked()
    post, spectator = table.post, members[3]
    presses = [(spectator, post, find(post, "since"), None)] * 60
    before = len(table.env.http_requests)
    results = await burst(table.env, [*presses, (asked, post, find(post, "turn"), None)])
    assert find(results[-1].response, "tools")
    texts = [text(message) for one in results[:-1] for message in (*one.followups, one.response) if message]
    assert sum("still showing you" in said for said in texts) >= 60 - WAITING - 1
    pictures = [
        reader(table.env, request)
        for request in table.env.http_requests[before:]
        if request.method == "PATCH" and request.path.endswith("@original")
    ]
    assert pictures.index(asked.id) <= 1, "at most what was being drawn already comes first"


async def test_of_presses_on_one_panel_at_once_only_the_latest_is_drawn(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    choice = next(c for c in controls(panel) if verb(c) in ("do", "pick"))
    draw, drawn, picture, all_begun = TableBot.draw, list[Any](), pictures.asked, asyncio.Barrier(6)

    async def all_at_once(bot: TableBot, *args: Any) -> Any:
        await all_begun.wait()
        return await draw(bot, *args)

    def drawing(*args: Any) -> Any:
        drawn.append(args)
        return picture(*args)

    monkeypatch.setattr(TableBot, "draw", all_at_once)
    monkeypatch.setattr(pictures, "asked", drawing)
    results = await burst(table.env, [(member, panel, choice, list(choice.values[:1]) or None)] * 6)
    assert all(result.acknowledged for result in results)
    assert len(drawn) == 1, "for all but the first press, the panel has changed"


@pytest.mark.parametrize("key", games.ALL)
async def test_a_question_whose_picture_cannot_be_drawn_comes_with_the_board(
    table: TableDriver, key: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(boards.get(key), "detail", undrawn)
    await table.open(2, game=key)
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    assert panel.attachments
    await choose(table, member, panel, random.Random(1))
    assert "a picture cannot be drawn" in caplog.text
    caplog.clear()


async def test_a_game_goes_from_its_lobby_to_its_end_while_no_picture_can_be_drawn(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(Canvas, "png", undrawn)
    await table.open(2, game="yspahan")
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    assert not panel.attachments
    await choose(table, member, panel, random.Random(1))
    before = table.post.id
    await play_ahead(table.env, table.id, random.Random(1), 10)
    assert table.post.id != before
    assert not table.post.attachments
    await play_ahead(table.env, table.id, random.Random(1))
    assert find(table.post, "rematch")
    assert not table.post.attachments
    assert "a picture cannot be drawn" in caplog.text
    caplog.clear()


def undrawn(*_: object) -> Any:
    """Stand for what draws, and fail."""
    raise ValueError("this cannot be drawn")
