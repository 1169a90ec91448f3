"""What is known of a planned move: legal, legal if something happens, or never."""

from __future__ import annotations

import itertools
import random

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Illegal, Unreadable, copier
from engine.match import encode
from engine.notation import LINE_LIMIT, notate
from engine.tables.moves import foresight, plans
from engine.tables.table.session import Session
from engine.tables.table.stored import Order
from tests.playing import answer
from tests.presses import act, reset
from tests.stores import running
from tests.virtual import TableDriver, find, has, in_bot, play_ahead, sure, text


def session_of(key: str, seed: int = 1, steps: int = 0) -> Session:
    """A table of three people after some random steps, or before the last one of a shorter game."""
    game, rng, chance = games.get(key), random.Random(seed), Chance.seeded(seed)
    state = game.setup(3, {}, chance)
    for _ in range(steps):
        seat = game.pending(state)[0].seat
        after = copier(game.state_type)(state)
        game.play(after, seat, game.sample(state, seat, rng), chance)
        if not game.pending(after):
            break
        state = after
    return Session(running(game, state))


def waiting(session: Session) -> int:
    """A seat that is not asked anything."""
    asked = {decision.seat for decision in session.match.decisions()}
    return next(seat for seat in range(3) if seat not in asked)


async def test_what_is_always_legal_will_be_legal():
    session = session_of("yspahan")
    known = foresight.foresee(session, (session.match.decisions()[0].seat + 1) % 3, "take camel")
    assert known.tried
    assert 0 < known.legal <= known.tried
    assert not known.asked


@pytest.mark.parametrize("key", games.ALL)
def test_every_move_that_a_future_offers_is_possible_and_says_what_it_does(key: str):
    session = session_of(key, steps=40)
    seat, before = waiting(session), encode(session.match.base)
    for line in foresight.suggest(session, seat, "")[:3]:
        known = foresight.foresee(session, seat, line)
        assert known.legal, line
    assert encode(session.match.base) == before
    assert session.match.draft == []


@pytest.mark.parametrize("key", games.ALL)
def test_what_is_known_of_a_move_to_plan_comes_from_futures_where_it_is_legal(key: str):
    session = session_of(key, steps=40)
    seat, before = waiting(session), encode(session.match.base)
    moves = foresight.first_steps(session, seat)
    lines = [notate(session.game.verbs, action) for action in moves]
    assert set(lines) <= set(foresight.suggest(session, seat, "", 100))
    assert {len(known) for known in moves.values()} <= {1, 2, foresight.SUGGESTED_FROM}
    assert encode(session.match.base) == before


def test_nonsense_is_refused():
    session = session_of("yspahan")
    seat = waiting(session)
    with pytest.raises(Unreadable):
        foresight.foresee(session, seat, "fly away")
    with pytest.raises(Illegal):
        foresight.foresee(session, seat, "take unicorn")


@pytest.mark.parametrize(
    ("key", "verb"), [("yspahan", "stop"), ("amyitis", "swap"), ("ishtar", "end"), ("babylon", "end")]
)
def test_a_verb_alone_that_begins_no_move_in_any_future_is_refused(key: str, verb: str):
    session = session_of(key, steps=10)
    with pytest.raises(Illegal):
        foresight.foresee(session, waiting(session), verb)


def test_what_depends_on_the_others_is_not_refused():
    session = session_of("ishtar", steps=40)
    seat = waiting(session)
    known = [foresight.foresee(session, seat, line) for line in foresight.suggest(session, seat, "")]
    assert any(one.legal < one.tried for one in known)


def test_a_second_plan_follows_the_first():
    session = session_of("amyitis", steps=20)
    seat = waiting(session)
    first = foresight.suggest(session, seat, "")[0]
    session.own[seat].orders.append(Order(first))
    now = next(iter(foresight.futures(session, seat)))
    alone = session_of("amyitis", steps=20)
    assert encode(now.base) != encode(next(iter(foresight.futures(alone, seat))).base)


def test_who_is_asked_plans_for_now():
    session = session_of("yspahan")
    seat = session.match.decisions()[0].seat
    assert foresight.foresee(session, seat, "roll 0").asked
    with pytest.raises(Illegal):
        foresight.foresee(session, seat, "roll 9")


def test_whoever_drafts_a_turn_plans_for_the_next():
    session = session_of("amyitis", steps=20)
    match = session.match
    seat = match.decisions()[0].seat
    step = next(action for action in match.legal_actions(seat) if not match.final(seat, action))
    session.act(seat, step, match.token(seat))
    assert match.draft
    later = [match.base for match in foresight.futures(session, seat)]
    assert later
    assert all(encode(state) != encode(match.base) for state in later)


async def test_a_plan_says_what_is_known_of_it_and_what_it_would_do(table: TableDriver):
    await table.open(2, game="amyitis")
    await play_ahead(table.env, table.id, random.Random(2), 8)
    (asked,) = await table.asked()
    other = next(member for member in table.members[:2] if member.id != asked.id)
    choices = await other.autocomplete(table.place, "plan move", "move", "", table=table.id)
    assert choices
    assert all(len(choice["value"]) <= 100 for choice in choices)
    said = answer(await other.slash(table.place, "plan move", move=choices[0]["value"]))
    assert "your new plan will be legal" in said
    assert "It could do this:\n- " in said
    assert f"1. `{choices[0]['value']}`" in said
    said = answer(await other.slash(table.place, "plan move", move="take unicorn"))
    assert "unicorn" in said
    assert "1. `" not in said
    assert len((await table.look(other)).own.orders) == 1


async def test_a_move_planned_in_ones_own_turn_is_a_draft_that_waits_for_confirm(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    question = await asked.slash(table.place, "plan move", move="roll 0")
    assert "cannot be taken back" in answer(question)
    assert (await table.look()).lines == 0, "nothing is rolled before a yes"
    panel = (await sure(asked, question)).response
    assert (await table.look()).lines == 1
    move = next(a for a in (await table.look(asked)).actions if a.verb == "take")
    said = await asked.slash(table.place, "plan move", move=notate((await table.look()).game.verbs, move))
    panel = said.response
    assert "It is your turn already, so here is your move as a draft." in text(panel)
    look = await table.look(asked)
    assert (look.lines, look.draft, look.own.orders) == (1, (move,), [])
    while not has(panel, "confirm"):
        step = next(action for action in look.actions if not look.final(action))
        look = await act(table.bot.tables, table.id, asked.id, [step], look.token)
        panel = await table.take_turn(asked)
    await asked.click(panel, custom_id=find(panel, "confirm").custom_id)
    assert (await table.look()).lines == 2
    assert "unicorn" in answer(await asked.slash(table.place, "plan move", move="take unicorn"))


async def test_a_move_planned_during_a_draft_is_for_the_next_question_though_the_draft_is_discarded(
    table: TableDriver,
):
    await table.open(2, game="amyitis")
    (asked,) = await table.asked()
    tables, look = table.bot.tables, await table.look(asked)
    step = next(action for action in look.actions if not look.final(action))
    drafted = await act(tables, table.id, asked.id, [step], look.token)
    said = answer(await asked.slash(table.place, "plan move", move=notate(look.game.verbs, step)))
    assert "Your plans at table" in said
    with in_bot(table.env):
        await reset(tables, table.id, asked.id, drafted.token)
    await table.env.advance_time(25)
    again = await table.look(asked)
    assert (again.lines, len(again.own.orders)) == (0, 1)
    assert again.question == look.question


def test_a_plan_may_be_as_long_as_a_typed_move():
    session = session_of("yspahan")
    seat = waiting(session)
    line = "; ".join(["take camel"] * 24)
    assert 200 < len(line) <= LINE_LIMIT
    plans.plan(session, seat, line)
    assert [order.text for order in session.own[seat].orders] == [line]
    with pytest.raises(Unreadable):
        plans.plan(session, seat, "; ".join(["take camel"] * 30))


async def test_a_plan_says_what_it_would_change_for_everybody(table: TableDriver):
    await table.open(2, game="amyitis")
    access = table.bot.tables.access
    for lines in itertools.count(1):  # whether an engineer can be hired at the start depends on the deal
        (asked,) = await table.asked()
        other = next(member for member in table.members[:2] if member.id != asked.id)
        look, session = await table.look(other), access.of(await access.read(table.id))
        hires = foresight.suggest(session, look.seat, "hire engineer")
        found = [
            line for hire in hires for line in foresight.suggest(session, look.seat, f"{hire}; irrigate")
        ]
        if found:
            break
        await play_ahead(table.env, table.id, random.Random(lines), lines)
    line = found[0]
    assert "\n⚖️ You +2\n" in answer(await other.slash(table.place, "plan move", move=line))
