"""What is known of a planned move: legal, legal if something happens, or never."""

from __future__ import annotations

import random

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Illegal, Unreadable, copier
from engine.match import encode
from engine.notation import LINE_LIMIT
from engine.tables import foresight, plans
from engine.tables.session import Order, Session
from tests.stores import running
from tests.test_council import answer
from tests.virtual import TableDriver, play_ahead


def session_of(key: str, seed: int = 1, steps: int = 0) -> Session:
    """A table of three people after some random steps, or before the last one of a shorter game."""
    game, rng, chance = games.get(key), random.Random(seed), Chance.seeded(seed)
    state = game.setup(3, {}, chance)
    for _ in range(steps):
        seat = game.pending(state)[0].seat
        after = copier(game.state_type)(state)
        game.apply(after, seat, game.sample(state, seat, rng), chance)
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


def test_nonsense_is_refused():
    session = session_of("yspahan")
    seat = waiting(session)
    with pytest.raises(Unreadable):
        foresight.foresee(session, seat, "fly away")
    with pytest.raises(Illegal):
        foresight.foresee(session, seat, "take unicorn")


def test_what_depends_on_the_others_is_not_refused():
    session = session_of("ishtar", steps=40)
    seat = waiting(session)
    known = [foresight.foresee(session, seat, line) for line in foresight.suggest(session, seat, "")]
    assert any(one.legal < one.tried for one in known)


def test_a_second_plan_follows_the_first():
    session = session_of("amyitis", steps=20)
    seat = waiting(session)
    first = foresight.suggest(session, seat, "")[0]
    session.prefs[seat].orders.append(Order(first))
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


async def test_who_plans_a_move_in_their_turn_is_told_that_it_is_played_now(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    said = answer(await asked.slash(table.place, "plan move", move="roll 0"))
    assert said.strip() == "It is your turn, so `roll 0` is played now."
    said = answer(await asked.slash(table.place, "plan move", move="take unicorn"))
    assert "unicorn" in said


def test_a_plan_may_be_as_long_as_a_typed_move():
    session = session_of("yspahan")
    seat = waiting(session)
    line = "; ".join(["take camel"] * 24)
    assert 200 < len(line) <= LINE_LIMIT
    plans.plan(session, seat, line)
    assert [order.text for order in session.prefs[seat].orders] == [line]
    with pytest.raises(Unreadable):
        plans.plan(session, seat, "; ".join(["take camel"] * 30))
