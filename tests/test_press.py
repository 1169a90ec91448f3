"""What a press on the panel costs and does, through the real bot."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.base import TableBot
from engine.chance import Chance
from engine.core import Action, Refused, copier
from engine.notation import notate, read
from engine.tables import Tables
from engine.tables.past import archive
from engine.tables.store import Table
from engine.tables.store.sqlite import SqliteStore
from engine.tables.table.letters import Notice
from engine.threads import FairThreads
from tests import virtual
from tests.playing import choose
from tests.presses import act, confirm
from tests.virtual import TableDriver, announce, find, in_bot

FOREVER = 2**40


@pytest.fixture
def loads(env: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables loaded from the store, in order."""
    seen: list[int] = []
    load: Callable[[int], Awaitable[Table | None]] = env.bot.tables.store.load

    async def counted(match: int) -> Table | None:
        seen.append(match)
        return await load(match)

    monkeypatch.setattr(env.bot.tables.store, "load", counted)
    return seen


async def test_a_press_loads_its_table_once(table: virtual.TableDriver, loads: list[int]):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    loads.clear()
    choice = next(c for c in virtual.controls(panel) if virtual.verb(c) in ("do", "pick"))
    values = choice.values[:1]
    if values:
        await member.select(panel, custom_id=choice.custom_id, values=list(values))
    else:
        await member.click(panel, custom_id=choice.custom_id)
    assert loads == [table.id]


async def test_lines_of_one_person_delay_another_by_one_at_most():
    reader, read, go = FairThreads(1, "lines"), list[str](), threading.Event()

    def work(name: str) -> str:
        go.wait(60)
        read.append(name)
        return threading.current_thread().name

    many = [reader.run(1, work, f"ana {n}") for n in range(5)]
    reading = asyncio.gather(*many, reader.run(2, work, "ben"))
    await asyncio.sleep(0)
    go.set()
    threads = await reading
    reader.close()
    assert read.index("ben") <= 1
    assert all(name.startswith("lines") for name in threads)


async def draft(tables: Tables, match: int, user: int) -> Any:
    """Take a first step that is not final, as a press."""
    look = await tables.play.look(match, user)
    action = next(action for action in look.actions if not look.final(action))
    pressed = await tables.play.press(match, user, look.token, notate(look.game.verbs, action))
    assert pressed.look.draft == (action,)
    return look, pressed.look


async def test_a_press_of_an_outdated_button_changes_nothing(table: virtual.TableDriver):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    tables = table.bot.tables
    before, after = await draft(tables, table.id, member.id)
    move = notate(before.game.verbs, after.draft[0])
    again = await tables.play.press(table.id, member.id, before.token, move)
    assert again.stale
    assert again.look.draft == after.draft
    assert (await tables.play.press_draft(table.id, member.id, before.token, "reset")).stale
    back = await tables.play.press_draft(table.id, member.id, after.token, "reset")
    assert (back.stale, back.look.draft) == (False, ())


async def test_a_press_of_a_button_of_a_turn_that_is_over_changes_nothing(table: virtual.TableDriver):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    tables = table.bot.tables
    look = await tables.play.look(table.id, member.id)
    token, move = look.token, notate(look.game.verbs, look.actions[0])
    while look.token:
        token = look.token
        if look.finished:
            look = await confirm(tables, table.id, member.id, token)
        else:
            look = await act(tables, table.id, member.id, [look.actions[0]], token)
    for again in (
        await tables.play.press(table.id, member.id, token, move),
        await tables.play.press_draft(table.id, member.id, token, "undo"),
    ):
        assert again.stale
        assert again.look.lines == look.lines


async def test_the_roll_that_everybody_must_make_is_not_asked_about(table: virtual.TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    look = await table.bot.tables.play.look(table.id, member.id)
    done = await table.bot.tables.play.press(table.id, member.id, look.token, "roll 0")
    assert done.asks is None
    assert done.look.question.kind == "act"


async def test_a_final_step_that_costs_something_asks_first(table: virtual.TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    tables = table.bot.tables
    look = await tables.play.look(table.id, member.id)
    action = Action("roll", (1,))
    move = notate(look.game.verbs, action)
    asked = await tables.play.press(table.id, member.id, look.token, move)
    assert asked.asks == action
    assert asked.look.token == look.token
    done = await tables.play.press(table.id, member.id, look.token, move, sure=True)
    assert done.asks is None
    assert done.look.token != look.token


async def test_the_last_step_of_a_round_can_be_undone_and_confirm_draws(table: virtual.TableDriver):
    await table.open(2, game="babylon")
    tables, match = table.bot.tables, table.id

    async def reach(verb: str) -> tuple[int, Any]:
        """Play the first action of each list until somebody can take a step with that verb."""
        while True:
            decisions = (await tables.play.look(match, None)).decisions
            loaded = await tables.store.load(match)
            assert loaded
            user = loaded.seats[decisions[0].seat].user
            assert user
            look = await tables.play.look(match, user)
            if any(action.verb == verb for action in look.actions):
                return user, look
            await tables.play.press(
                match, user, look.token, notate(look.game.verbs, look.actions[0]), sure=True
            )

    user, look = await reach("keep")
    await tables.play.press(match, user, look.token, "keep new")
    await tables.play.press_draft(match, user, (await tables.play.look(match, user)).token, "confirm")
    user, look = await reach("keep")
    before = await tables.store.lines(match)
    pressed = await tables.play.press(match, user, look.token, "keep new")
    assert (pressed.asks, pressed.look.finished, pressed.look.question) == (None, True, None)
    assert await tables.store.lines(match) == before
    back = await tables.play.press_draft(match, user, pressed.look.token, "undo")
    assert back.look.question == look.question
    again = await tables.play.press(match, user, back.look.token, "keep old")
    await tables.play.press_draft(match, user, again.look.token, "confirm")
    *_, line = await tables.store.lines(match)
    assert line.text.endswith("keep old")
    assert len(line.drawn) == 1
    loaded = await tables.store.load(match)
    assert loaded
    record = await archive.read(tables.store, loaded)
    assert loaded.drawn == len(record.setup) + sum(len(line.drawn) for line in record.lines)


async def test_a_press_that_is_not_legal_is_refused(table: virtual.TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    look = await table.bot.tables.play.look(table.id, member.id)
    with pytest.raises(Refused):
        await table.bot.tables.play.press(table.id, member.id, look.token, "end")
    assert find(table.post, "turn")


async def press(table: virtual.TableDriver, member: Any, panel: Any, *chosen: str) -> Any:
    """Choose options of a select, or press a button, by what they stand for."""
    for control in virtual.controls(panel):
        if set(chosen) <= set(control.values):
            done = await member.select(panel, list(chosen), custom_id=control.custom_id)
            return done.response
        if control.custom_id.endswith(":do:" + chosen[0]):
            return (await member.click(panel, custom_id=control.custom_id)).response
    raise AssertionError(f"{chosen} cannot be chosen from {virtual.controls(panel)}")


def placing(panel: Any) -> Any:
    """Return the select of a panel that takes several cubes, or None."""
    return next((c for c in virtual.walk(virtual.raw(panel)) if (c.get("max_values") or 1) > 1), None)


async def to_place(table: virtual.TableDriver) -> tuple[Any, Any]:
    """Play until somebody may choose places for at least two cubes; return them and their panel."""
    rng = random.Random(1)
    await table.open(2)
    while True:
        (member, *_) = await table.asked()
        look = await table.look(member)
        takes = [a for a in look.actions if a.verb == "take" and a.args[0] not in ("camel", "gold")]
        for action in takes[:1]:
            move = notate(look.game.verbs, action)
            pressed = await table.bot.tables.play.press(table.id, member.id, look.token, move, sure=True)
            look = pressed.look
            if look.question and look.question.kind == "place" and look.repeats("place") > 1:
                panel = await table.take_turn(member)
                if placing(panel):
                    return member, panel
                await table.open(2)  # the cubes fit one souk, which is one press
                break
        else:
            await virtual.play_ahead(table.env, table.id, rng, 1)


async def test_several_cubes_are_placed_with_one_choice(table: virtual.TableDriver):
    member, panel = await to_place(table)
    look = await table.look(member)
    select = placing(panel)
    assert select["max_values"] == min(look.repeats("place"), len(select["options"]))
    values = [option["value"] for option in select["options"]]

    def in_a_row(order: int) -> list[str]:
        state, places = copier(look.game.state_type)(look.view.state), list[str]()
        while len(places) < select["max_values"]:
            legal = ["=" + notate(look.game.verbs, a) for a in look.game.legal_actions(state, look.seat)]
            place = next((value for value in values[::order] if value in legal), None)
            if place is None:
                break
            look.game.play(state, look.seat, read(look.game.verbs, place[1:]), Chance.seeded(0))
            places.append(place)
        return places

    places = max(in_a_row(1), in_a_row(-1), key=len)
    assert len(places) == select["max_values"]
    await press(table, member, panel, *reversed(places))
    placed = (await table.look(member)).draft[len(look.draft) :]
    assert len(placed) > 1
    assert sorted("=" + notate(look.game.verbs, action) for action in placed) == sorted(places)


async def test_a_cube_that_became_impossible_is_named(table: virtual.TableDriver):
    member, _ = await to_place(table)
    look = await table.look(member)
    shop = next(action for action in look.actions if action.verb == "place")
    move = notate(look.game.verbs, shop)
    pressed = await table.bot.tables.play.press(table.id, member.id, look.token, f"{move}; {move}")
    assert pressed.stopped == shop
    assert pressed.look.draft == (*look.draft, shop), "the first one stays in the draft"
    again = await table.bot.tables.play.look(table.id, member.id)
    assert again.draft == pressed.look.draft, "and is saved"


@pytest.mark.parametrize("key", ["ishtar", "babylon"])
async def test_the_best_places_have_numbers_and_all_are_behind_them(table: virtual.TableDriver, key: str):
    await table.open(2, game=key)
    verb = {"ishtar": "place", "babylon": "build"}[key]
    while True:
        (member, *_) = await table.asked()
        look = await table.look(member)
        if sum(action.verb == verb for action in look.actions) > 25:
            break
        move = notate(look.game.verbs, look.actions[0])
        await table.bot.tables.play.press(table.id, member.id, look.token, move, sure=True)
    while await table.bot.tables.store.mail(FOREVER):  # Discord's rate limit may hold the last post up
        await table.env.advance_time(5)
    panel = await table.take_turn(member)
    question = virtual.text(panel)
    chosen, *_, last = [c for c in virtual.controls(panel) if f":do:={verb} " in c.custom_id]
    assert chosen.label.startswith("1 · ")
    steps = 0
    while everything := [c for c in virtual.controls(panel) if f":do:{verb}/" in c.custom_id]:
        panel = (await member.click(panel, custom_id=everything[-1].custom_id)).response
        assert panel.attachments
        steps += 1
    assert steps > 2
    for _ in range(steps):
        panel = (await member.click(panel, custom_id=find(panel, "menu").custom_id)).response
    assert virtual.text(panel) == question
    await member.click(panel, custom_id=last.custom_id)
    after = await table.look(member)
    assert notate(after.game.verbs, after.draft[-1]) == last.custom_id.partition(":do:=")[2]


async def test_turns_that_wait_are_drawn_once(table: TableDriver, monkeypatch: pytest.MonkeyPatch):
    await table.open(2)
    store, drawn, board = table.bot.tables.store, list[int](), TableBot.asked

    async def counted(bot: TableBot, look: Any, *args: Any, **options: Any) -> Any:
        drawn.append(look.table.id)
        return await board(bot, look, *args, **options)

    table.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="no", times=1)
    await announce(table)
    await table.env.settle()
    async with table.bot.tables.access.live(table.id) as session:
        vote = table.bot.tables.access.letter("vote", Notice(seat=0, kind="absent"))
        kick, table.bot.tables.access.listeners = table.bot.tables.access.listeners, []
        await table.bot.tables.access.save(session, letters=[vote])
    await announce(table)
    table.bot.tables.access.listeners = kick
    monkeypatch.setattr(TableBot, "asked", counted)
    with in_bot(table.env):
        table.bot.tables.access.tell(table.id, None, wakes=True)
    await table.env.settle()
    assert drawn == [table.id]
    assert await store.mail(FOREVER) == []


async def test_a_press_loads_its_table_once_and_its_post_once_more_and_draws_one_picture(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    loaded, drawn = list[int](), list[Callable[..., Any]]()
    load, draw = SqliteStore.load, TableBot.draw

    async def counted(store: SqliteStore, match: int) -> Any:
        loaded.append(match)
        return await load(store, match)

    async def drawing(bot: TableBot, paint: Callable[..., Any], *args: Any) -> Any:
        drawn.append(paint)
        return await draw(bot, paint, *args)

    monkeypatch.setattr(SqliteStore, "load", counted)
    monkeypatch.setattr(TableBot, "draw", drawing)
    rng, posts = random.Random(1), 0
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    while posts < 2:
        before = table.post.id
        loaded.clear()
        drawn.clear()
        panel = await choose(table, member, panel, rng)
        posted = table.post.id != before
        assert len(loaded) <= 1 + posted
        assert len(drawn) == 1, "for the panel or, if the turn is over, for the post"
        if posted:
            posts += 1
            (member,) = await table.asked()
            panel = await table.take_turn(member)
