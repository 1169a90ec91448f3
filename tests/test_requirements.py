"""What a lobby shows of how people have played, and what its opener may ask of those who join."""

from __future__ import annotations

import pytest

from engine.tables import DAY, HOUR, Denied, Habits, Requirements, Tables
from engine.tables.access.requirements import check
from engine.tables.past.statistics import figures
from tests.playing import answer, press
from tests.service import begun, past, seated, tables, toy
from tests.timed import ANA, BEN, CLEO
from tests.virtual import TableDriver, find, has, in_bot, options, public, table_of, text

__all__ = ["tables", "toy"]

REGULAR = Requirements(answer=8 * HOUR, left=1, newcomers=False)


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (Habits(20, 1, 8 * HOUR), ""),
        (Habits(5, 2, HOUR), "requires-left"),
        (Habits(5, 0, 8 * HOUR + 1), "requires-answer"),
        (Habits(5, 0, None), ""),
        (Habits(0, 0, None), "requires-finished"),
        (Habits(1, 1, None), "requires-finished"),
    ],
)
def test_each_fact_is_judged_by_itself(own: Habits, why: str):
    if not why:
        check(own, REGULAR)
        return
    with pytest.raises(Denied) as denied:
        check(own, REGULAR)
    assert denied.value.why == why


def test_newcomers_are_welcome_unless_somebody_says_otherwise():
    check(Habits(0, 0, None), Requirements(answer=2 * HOUR, left=0))
    check(Habits(20, 20, 9 * DAY), Requirements())


async def test_a_game_against_computers_says_nothing_about_playing_with_others(tables: Tables):
    await past(tables.store, ANA.id, *[("", 5)] * 30, people=1)
    await past(tables.store, BEN.id, ("resigned", None), people=1)
    assert await tables.results.habits([ANA.id, BEN.id]) == {
        ANA.id: Habits(0, 0, None),
        BEN.id: Habits(1, 1, None),
    }
    assert figures(await tables.store.results.played(ANA.id)).answer is None


async def test_who_does_not_meet_what_is_required_cannot_sit_down_anywhere(tables: Tables):
    await past(tables.store, BEN.id, ("", HOUR), ("", 9 * HOUR), ("", 10 * HOUR))
    lobby, running = await seated(tables, ANA), await begun(tables, ANA, CLEO)
    await tables.lobby.set_options(lobby, ANA.id, {"requires": Requirements(answer=8 * HOUR)})
    with pytest.raises(Denied) as denied:
        await tables.lobby.join(lobby, BEN)
    assert (denied.value.why, denied.value.values) == (
        "requires-answer",
        {"hours": 8, "own": 9, "begun": "no"},
    )
    async with tables.access.live(running) as session:
        session.table.options.requires = Requirements(answer=2 * HOUR)
        await tables.council.vacate(session, "absent", 1, "open")
        await tables.access.save(session)
    with pytest.raises(Denied, match="requires-answer") as denied:
        await tables.seats.sit_down(running, BEN)
    assert denied.value.values["begun"] == "yes", "nobody can be invited any more"
    await tables.seats.come_back(running, CLEO.id)
    table = await tables.lobby.join(lobby, CLEO)
    assert [seat.user for seat in table.seats] == [ANA.id, CLEO.id], "nothing is known of Cleo"


async def test_whom_the_opener_asks_may_always_join(tables: Tables):
    await past(tables.store, CLEO.id, *[("resigned", None)] * 3)
    lobby = await seated(tables, ANA, BEN)
    async with tables.access.lobby(lobby) as table:
        table.guild, table.channel = 1, 2
    await tables.lobby.set_options(lobby, ANA.id, {"requires": Requirements(left=0)})
    assert (await tables.gatherings.invite(lobby, BEN.id, [CLEO.id]))[1] == [CLEO.id]
    with pytest.raises(Denied, match="requires-left"):
        await tables.lobby.join(lobby, CLEO)
    assert (await tables.gatherings.invite(lobby, ANA.id, [CLEO.id]))[1] == [], "nobody is mentioned twice"
    table = await tables.lobby.join(lobby, CLEO)
    assert table.seats[-1].user == CLEO.id


async def test_private_results_are_judged_and_not_shown(tables: Tables):
    await past(tables.store, BEN.id, ("resigned", None), ("", HOUR))
    await tables.people.change_settings(BEN.id, {"results": False})
    lobby = await seated(tables, ANA)
    await tables.lobby.set_options(lobby, ANA.id, {"requires": Requirements(left=0)})
    with pytest.raises(Denied, match="requires-left"):
        await tables.lobby.join(lobby, BEN)
    await tables.lobby.set_options(lobby, ANA.id, {"requires": REGULAR})
    await tables.lobby.join(lobby, BEN)
    assert set(await tables.results.habits([ANA.id, BEN.id])) == {ANA.id}


async def test_a_rematch_asks_for_the_same(tables: Tables):
    match = await seated(tables, ANA, BEN)
    await tables.lobby.set_options(match, ANA.id, {"requires": REGULAR})
    await tables.lobby.start(match, ANA.id)
    async with tables.access.live(match) as session:
        session.table.status = "over"
        await tables.store.save(session.table)
    table, _ = await tables.lobby.rematch(match, BEN.id)
    assert table.options.requires == REGULAR


# On Discord


async def test_the_card_says_how_people_have_played_and_who_may_join(table: TableDriver):
    ana, ben, cleo, _ = table.members
    with in_bot(table.env):
        await past(table.bot.tables.store, ana.id, ("", 7200), ("resigned", None), ("away", None))
        await past(table.bot.tables.store, ben.id, ("resigned", None))
    card = await table.lobby(ana)
    assert f"Lately: {ana.mention} answers in about 2 h, left 1 of 3 games" in text(card)
    assert "Who may join" not in text(card)
    form = await press(ana, await options(ana, card), "requires")
    await ana.submit_modal(form, {"answer": ["any"], "left": ["0"], "newcomers": ["yes"]})
    card = public(table, table.channel)[-1]
    assert "Who may join: who has left none of their latest 20 games." in text(card)
    said = answer(await press(ben, card, "join"))
    assert "you have left 1 of 1" in said
    assert "Only you see this" in said
    assert ben.mention not in text(public(table, table.channel)[-1])
    await press(cleo, card, "join")
    card = public(table, table.channel)[-1]
    shown = text(card).split("\n")
    assert f"-# {cleo.mention} has not finished a game with other people yet" in shown
    assert f"-# Lately: {ana.mention} answers in about 2 h, left 1 of 3 games" in shown
    form = await press(ana, await options(ana, card), "requires")
    await ana.submit_modal(form, {"answer": ["any"], "left": ["any"], "newcomers": ["yes"]})
    assert "Who may join" not in text(public(table, table.channel)[-1])


async def test_an_invitation_by_somebody_else_is_answered_privately(table: TableDriver):
    ana, ben, cleo, _ = table.members
    card = await table.lobby(ana)
    await press(ben, card, "join")
    form = await press(ana, await options(ana, card), "requires")
    await ana.submit_modal(form, {"answer": ["any"], "left": ["any"], "newcomers": ["no"]})
    form = await press(ben, card, "invite")
    await ben.submit_modal(form, {"people": [cleo]})
    asked = next(m for m in public(table, table.channel) if has(m, "sit"))
    assert "for people who have finished a game" in answer(await press(cleo, asked, "sit"))
    found = await table.bot.tables.store.load(table_of(card))
    assert found
    assert [seat.user for seat in found.seats] == [ana.id, ben.id]


async def test_only_the_opener_says_who_may_join(table: TableDriver):
    ana, ben = table.members[:2]
    card = await table.lobby(ana)
    refused = await ben.click(card, custom_id=find(card, "options").custom_id)
    assert "opened" in answer(refused)


async def test_private_facts_are_not_on_the_card(table: TableDriver):
    ana = table.members[0]
    with in_bot(table.env):
        await past(table.bot.tables.store, ana.id, ("resigned", None))
        await table.bot.tables.people.change_settings(ana.id, {"results": False})
    assert "Lately" not in text(await table.lobby(ana))
