"""What waits for a person: the order of /games, and *Next* in a panel that is done."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.plans import choices
from cogs.ui import ids
from engine import games
from engine.core import Action, Known, event
from engine.tables import Person
from engine.tables.store import TableOptions
from locales import texts
from tests.playing import CHOOSING, answer, choose, messages, press, turn
from tests.positions import looks
from tests.virtual import (
    Control,
    TableDriver,
    burst,
    controls,
    find,
    has,
    in_bot,
    play_ahead,
    play_turn,
    public,
    raw,
    text,
    verb,
)


async def opened(table: TableDriver, pace: str, asked: Any, other: Any) -> TableDriver:
    """A table of these two at which the first is asked."""
    tables, one = table.bot.tables, TableDriver(table.env, table.channel, [asked, other])
    people = [Person(member.id, member.name) for member in (asked, other)]
    place = {"guild": table.channel.guild.id, "channel": table.channel.id}
    while True:
        new = await tables.lobby.open("yspahan", people[0], **place, options=TableOptions(pace=pace))
        one.id = new.id
        await tables.lobby.join(one.id, people[1])
        await tables.lobby.start(one.id, asked.id)
        if await one.asked() == [asked]:
            return one
        for member in people:
            await tables.seats.resign(one.id, member.id)


async def test_games_come_by_the_time_left_and_a_done_panel_leads_to_the_next(
    table: TableDriver, members: list[Any]
):
    ana = members[0]
    week = await opened(table, "week", ana, members[1])
    hours = await opened(table, "hours", ana, members[1])
    day = await opened(table, "day", ana, members[1])
    other = await opened(table, "hours", members[1], ana)
    shown = (await ana.slash(table.channel, "games")).response
    order = [int(c.custom_id.split(":")[1], 36) for c in controls(shown) if verb(c) == "turn"]
    assert order == [hours.id, day.id, week.id, other.id]
    assert text(shown).count("time runs out <t:") == 3

    closed = (await ana.click(shown, custom_id=ids.write("turn", other.id))).response
    assert not has(closed, "confirm")
    onward = find(closed, "turn")
    assert int(onward.custom_id.split(":")[1], 36) == hours.id
    assert onward.label == f"Next: Yspahan, table {hours.id}"
    after = (await ana.click(closed, custom_id=onward.custom_id)).response
    assert has(after, "tools"), "the panel of that table"


async def test_games_say_when_a_game_was_last_moved_and_that_it_is_paused(table: TableDriver):
    await table.open(2, pace="day")
    (asked,) = await table.asked()
    other = next(member for member in table.members[:2] if member.id != asked.id)

    async def listed(member: Any) -> str:
        return text((await member.slash(table.channel, "games")).response)

    assert "· nobody has moved yet ·" in await listed(asked)
    moved = table.bot.now()
    while await table.asked() == [asked]:
        moved = table.bot.now()
        await turn(table, random.Random(1))
    asked, other = other, asked

    for vote in ("No", "Yes"):
        await table.env.advance_time(600)
        await asked.slash(table.channel, "table pause", days=2)
        await press(other, messages(table, "vote")[-1], "vote", vote)
        assert f"· last move <t:{moved}:R>" in await listed(asked), "a vote is no move"
        assert ("paused until <t:" in await listed(asked)) == (vote == "Yes")
    assert "\n⏸️ **Yspahan**" in await listed(asked)
    assert "time runs out" not in await listed(asked)
    await asked.slash(table.channel, "table resume")
    await press(other, messages(table, "vote")[-1], "vote", "Yes")
    assert "\n🔔 **Yspahan**" in await listed(asked)
    assert "\n**Yspahan**" in await listed(other)


async def test_without_another_table_that_waits_there_is_no_next(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    idle = next(member for member in table.members[:2] if member.id != asked.id)
    assert not has(await table.take_turn(idle), "turn")


async def test_whoever_waits_can_plan_ahead_without_typing(table: TableDriver):
    await table.open(2, game="amyitis")
    await play_ahead(table.env, table.id, random.Random(2), 8)
    (asked,) = await table.asked()
    idle, stranger = (next(m for m in table.members[i:] if m.id != asked.id) for i in (0, 2))
    assert controls(await table.take_turn(stranger)) == [], "a stranger plans nothing"
    waiting = await table.take_turn(idle)
    planning = (await press(idle, waiting, "planahead")).response
    assert f"### Plan ahead at table {table.id}\n" in text(planning)
    assert "no plans" not in text(planning), "not above what makes one"
    offered = find(planning, "planpick")
    assert offered.values
    assert not has(planning, "forgetplans"), "there is nothing to delete"
    assert "Enter a temple: Ishtar · then " in str(raw(planning)), "as on a button"
    said = await idle.select(planning, [offered.values[0]], custom_id=offered.custom_id)
    assert f"1. `{offered.values[0]}`" in answer(said)
    (order,) = (await table.look(idle)).own.orders
    assert (order.text, order.unless) == (offered.values[0], "")

    again = (await press(idle, said.response, "planahead")).response
    form = await press(idle, again, "plantype")
    said = await idle.submit_modal(form, {"move": "pass", "unless": "Temple"})
    assert "2. `pass`, unless somebody plays `temple` first" in answer(said)
    again = (await press(idle, said.response, "planahead")).response
    refused = await press(idle, again, "plantype")
    refused = await idle.submit_modal(refused, {"move": "unicorn", "unless": ""})
    assert "I cannot read `unicorn`" in answer(refused)
    assert len((await table.look(idle)).own.orders) == 2
    assert "are deleted" in answer(await press(idle, said.response, "forgetplans")), "where they are shown"
    assert (await table.look(idle)).own.orders == []


async def test_a_move_to_plan_says_what_holds_in_all_futures(table: TableDriver):
    await table.open(2, game="ishtar")
    look, words = await table.look(), texts()
    action = look.game.legal_actions(look.view.state, look.decisions[0].seat)[0]
    known = look.game.forecast(look.view.state, look.decisions[0].seat, action)

    def label(*points: int) -> str:
        futures = [replace(known, points=((known.seat or 0, n),)) for n in points]
        return choices(look, words, {action: futures})[0].label

    whole = label(2, 2)
    assert whole.startswith("Take a tile: stack 1 · ")
    assert whole.endswith(" · free · +2")
    assert label(2, 3, 2) == whole.removesuffix(" · +2")
    assert label(2) == "Take a tile: stack 1", "nobody knows what comes then"


async def test_a_move_to_plan_whose_first_words_depend_on_chance_is_as_it_is_typed(table: TableDriver):
    await table.open(2)
    look, words = await table.look(), texts()
    action = Action("take", ("camel", ""))
    dice = [{"n": n, "points": 0} for n in (1, 2)]
    assert choices(look, words, {action: [Known(facts) for facts in dice[:1]]})[0].label == "Take 1 camel"
    assert choices(look, words, {action: [Known(facts) for facts in dice]})[0].label == "take camel"


async def test_whoever_is_asked_meanwhile_gets_the_panel_and_no_plan(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    (early,) = await burst(
        table.env, [(asked, table.post, Control(2, ids.write("planahead", table.id), "", ()), None)]
    )
    assert has(early.response, "do")


async def test_whoever_is_done_can_ask_to_undo_once(table: TableDriver):
    await table.open(3, game="amyitis")
    (first,) = await table.asked()
    others = [member for member in table.members[:3] if member.id != first.id]
    assert not has(await table.take_turn(others[0]), "takeback"), "no turn could be taken back yet"
    done, rng = await table.take_turn(first), random.Random(1)
    while any(verb(c) in CHOOSING | {"confirm"} for c in controls(done)):
        done = await choose(table, first, done, rng)
    assert "✅ Done." in text(done)
    assert f"As of <t:{table.bot.now()}:R>." in text(done), "it stays as it is when the game goes on"
    assert has(done, "planahead")
    assert "I have asked the others" in answer(await press(first, done, "takeback"))
    await table.env.advance_time(1)
    assert messages(table, "vote")
    again = await press(first, messages(table, "turn")[-1], "turn")
    assert not has(again.response, "takeback"), "the others are being asked"


async def test_a_question_in_others_turns_can_be_answered_once_and_for_all(table: TableDriver):
    await table.open(3)
    rng, access = random.Random(3), table.bot.tables.access
    look = await table.look()
    assert not has(await table.take_turn((await table.asked())[0]), "always")
    asides = False
    while not asides:
        with in_bot(table.env):
            async with access.live(table.id) as session:
                while session.match.decisions() and not asides:
                    play_turn(session, rng)
                    asides = any(map(session.is_aside, session.match.decisions()))
                await access.save(session)
        await table.env.advance_time(25)
        if not asides:  # nobody was asked in the whole game
            await table.open(3)
    (asked,) = await table.asked()
    panel = await table.take_turn(asked)
    answers = find(panel, "always")
    look = await table.look(asked)
    assert set(answers.values) == {"let_go", "keep"} & {action.verb for action in look.actions}
    said = await asked.select(panel, ["let_go"], custom_id=answers.custom_id)
    assert "Always: " in answer(said)
    await table.env.advance_time(1)
    after = await table.look(asked)
    assert after.own.standing == {"protect": "let_go"}
    assert after.lines == look.lines + 1, "this question has its answer too"


async def test_whoever_draws_a_card_is_told_which_and_nobody_else(table: TableDriver):
    await table.open(2)
    (drawing,) = await table.asked()
    panel = (await press(drawing, await table.take_turn(drawing), "do")).response
    (lists,) = (c for c in controls(panel) if "=draw bag" in c.values)
    sure = (await drawing.select(panel, ["=draw bag"], custom_id=lists.custom_id)).response
    panel = (await press(drawing, sure, "sure")).response
    look = await table.look(drawing)
    (card,) = look.view.state.players[look.seat].hand
    drew = texts("en").event("yspahan", event("drew", look.seat, card=card), ["you", "you"], look.seat)
    assert drew in text(panel)
    assert not any(drew.removeprefix("You ") in text(post) for post in public(table))
    while has(panel, "do"):
        panel = (await press(drawing, panel, "do", "End")).response
    assert drew not in text(panel), "another step has followed"


@pytest.mark.parametrize("key", games.ALL)
def test_moves_to_plan_are_told_apart(key: str):
    """Such as a tile for which one may pay with one gem or another."""
    apart = 0
    for look in islice(looks(key, 2), 0, 120, 4):
        state = look.view.state
        moves = {action: [look.game.forecast(state, look.seat or 0, action)] for action in look.actions[:25]}
        labels = [option.label for option in choices(look, texts("en"), moves)]
        assert len({*labels}) == len(labels), labels
        apart += len(labels)
    assert apart
