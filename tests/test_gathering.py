"""How a lobby gathers people: invitations, the start by itself, who is ready, and lobbies that go silent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import pytest
import simcord

from bot import Caravanserai
from cogs.ui.gathering import read_time
from engine.tables import Denied
from engine.tables.store import Table
from tests.playing import answer, exported, forget, press, restart
from tests.timed import MONDAY
from tests.virtual import (
    SELECT,
    Control,
    TableDriver,
    burst,
    controls,
    find,
    has,
    in_bot,
    options,
    public,
    seen,
    sure,
    table_of,
    text,
    verb,
)

HOUR, DAY = 3600, 86_400
ANSWERS = ["sit", "notnow"]
READY = ["ready", "leave"]
HELP = ["invite", "startcomputers", "keep", "askcancel"]


async def lobby(table: TableDriver, *others: Any, seats: int = 4, place: str = "thread") -> Any:
    """Open a table, to be played in a place, at which these people sit down, and return its card."""
    game = {4: "yspahan", 2: "babylon"}[seats]
    card = await table.lobby(table.members[0], game)
    table.id = table_of(card)
    for member in others:
        await press(member, card, "join")
    with in_bot(table.env):
        await table.bot.tables.lobby.set_options(table.id, table.members[0].id, {"place": place})
    return card


async def stored(table: TableDriver) -> Table:
    found = await table.bot.tables.store.load(table.id)
    assert found
    return found


def asides(table: TableDriver, verbs: list[str]) -> list[Any]:
    """Return the messages in the channel with exactly these buttons."""
    return [m for m in public(table, table.channel) if [verb(c) for c in controls(m)] == verbs]


def mentioned(table: TableDriver, message: Any) -> list[int]:
    return table.env.backend.get_message(message.channel_id, message.id).ping_user_ids


async def invite(table: TableDriver, member: Any, card: Any, *others: Any) -> str:
    """Invite people by the button on the card, and return the answer."""
    form = await press(member, card, "invite")
    return answer(await member.submit_modal(form, {"people": list(others)}))


async def change_start(table: TableDriver, member: Any, card: Any, **values: Any) -> Any:
    """Fill in the form about the start of a game."""
    form = await press(member, await options(member, card), "startform")
    return await member.submit_modal(form, {"full": ["no"], **values})


async def until(table: TableDriver, hour: int) -> None:
    """Let time pass until it is so many hours after midnight in UTC."""
    await table.env.advance_time((hour * HOUR - table.bot.now()) % DAY)


# Invitations


async def test_whoever_opens_a_table_takes_people_along_who_are_mentioned_once(table: TableDriver):
    ana, ben, cleo, dara = table.members
    said = (await ana.slash(table.channel, "play", game="yspahan")).response
    await ana.select(said, [ben, cleo], custom_id=find(said, "ask").custom_id)
    card = public(table, table.channel)[0]
    table.id = table_of(card)
    assert "each of them only once" in text(said)
    (asked,) = asides(table, ANSWERS)
    assert mentioned(table, asked) == [ben.id, cleo.id]
    assert f"Asked to join: {ben.mention} and {cleo.mention}" in text(card)
    assert "already" in await invite(table, ana, card, ben, ana), "nobody is asked twice"
    assert [m.id for m in asides(table, ANSWERS)] == [asked.id]

    await press(cleo, asked, "notnow")
    assert f"Not now: {cleo.mention}" in text(card)
    assert "already" in await invite(table, ana, card, cleo), "nor after a no"
    assert f"asking {dara.mention} to join. I mention them only once" in await invite(
        table, ana, card, cleo, dara
    )
    assert [mentioned(table, m) for m in asides(table, ANSWERS)] == [[ben.id, cleo.id], [dara.id]]
    await press(ben, asked, "sit")
    assert [seat.user for seat in (await stored(table)).seats] == [ana.id, ben.id]
    assert [mentioned(table, m) for m in asides(table, ANSWERS)] == [[dara.id]], "all others have answered"
    assert "Asked to join: " + dara.mention in text(card)
    assert f"Not now: {cleo.mention}" in text(card)


async def test_who_said_not_now_can_still_sit_down(table: TableDriver):
    ana, ben, *_ = table.members
    card = await lobby(table)
    await invite(table, ana, card, ben)
    await press(ben, asides(table, ANSWERS)[0], "notnow")
    await press(ben, card, "join")
    assert "Not now" not in text(card)
    assert not asides(table, ANSWERS)


async def test_only_those_who_were_asked_answer_and_only_the_seated_ask(table: TableDriver):
    ana, ben, cleo, _ = table.members
    card = await lobby(table)
    await invite(table, ana, card, ben)
    (asked,) = asides(table, ANSWERS)
    assert "Nobody has asked you" in answer(await press(cleo, asked, "notnow"))
    assert "no seat" in answer(await press(cleo, card, "invite"))
    assert (await stored(table)).seats[1:] == []


async def test_bots_are_not_invited(table: TableDriver):
    card = await lobby(table)
    bot = table.channel.guild.add_member(table.env.create_user("robot", bot=True))
    assert "Bots cannot play" in await invite(table, table.members[0], card, bot)
    assert not asides(table, ANSWERS)


async def test_a_double_choice_asks_once(table: TableDriver):
    ana, ben, *_ = table.members
    said = (await ana.slash(table.channel, "play", game="yspahan")).response
    control = Control(5, find(said, "ask").custom_id, "", ())
    assert control.type != SELECT
    await burst(table.env, [(ana, said, control, [str(ben.id)])] * 3)
    assert len(asides(table, ANSWERS)) == 1


async def test_once_the_game_has_started_nobody_is_asked_and_the_choice_goes(table: TableDriver):
    ana, ben, cleo = table.members[:3]
    said = (await ana.slash(table.channel, "play", game="yspahan")).response
    choice, card = find(said, "ask"), public(table, table.channel)[0]
    await press(ben, card, "join")
    await press(ana, card, "start")
    await ana.select(said, [cleo], custom_id=choice.custom_id)
    assert "The game has started: https://" in text(said)
    assert not has(said, "ask")


async def test_in_quiet_hours_the_invitation_comes_in_the_morning(table: TableDriver):
    ana, ben, cleo, _ = table.members
    await until(table, 1)
    await ben.slash(table.channel, "settings", timezone="UTC", quiet="0-7")
    card = await lobby(table)
    await invite(table, ana, card, ben, cleo)
    (first,) = asides(table, ANSWERS)
    assert mentioned(table, first) == [cleo.id]
    assert ben.mention in text(card)
    await table.env.advance_time(5.5 * HOUR)
    assert len(asides(table, ANSWERS)) == 1
    await table.env.advance_time(HOUR)
    assert [mentioned(table, m) for m in asides(table, ANSWERS)] == [[cleo.id], [ben.id]]


async def test_an_invitation_that_was_not_posted_is_posted_by_the_next_process(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    ana, ben, *_ = table.members
    card = await lobby(table)
    table.bot.tables.access.listeners = []
    await invite(table, ana, card, ben)
    assert not asides(table, ANSWERS)
    await restart(table, make_bot)
    await table.env.advance_time(60)
    assert [mentioned(table, m) for m in asides(table, ANSWERS)] == [[ben.id]]


async def test_messages_about_a_lobby_go_when_it_starts_or_is_closed(table: TableDriver):
    ana, ben, cleo, _ = table.members
    for ends in ("start", "close"):
        card = await lobby(table, ben)
        await invite(table, ana, card, cleo)
        assert len(asides(table, ANSWERS)) == 1
        if ends == "start":
            await press(ana, card, "start")
        else:
            await sure(ana, await ana.slash(table.channel, "table cancel", table=table.id))
        assert not asides(table, ANSWERS), ends
        assert "Asked to join" not in text(card)


# When it starts


@pytest.mark.parametrize("place", ["channel", "thread"])
async def test_a_table_that_starts_when_it_is_full_does(table: TableDriver, place: str):
    ana, ben, cleo, dara = table.members
    card = await lobby(table, ben, place=place)
    await change_start(table, ana, card, full=["yes"])
    assert "Starts as soon as every seat is taken" in text(card)
    await press(cleo, card, "join")
    await table.env.advance_time(60)
    assert (await stored(table)).status == "lobby"
    await press(dara, card, "join")
    await table.env.advance_time(60)
    assert (await stored(table)).status == "live"
    assert has(table.post, "turn")
    assert bool(table.channel.threads) == (place == "thread")
    assert "has started" in text(card)
    assert not has(card, "join")


async def test_a_slow_picture_of_a_lobby_does_not_cover_that_the_game_has_started(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    ana, ben, cleo, dara = table.members
    card = await lobby(table, ben, cleo)
    await change_start(table, ana, card, full=["yes"])
    picture, held = table.bot.picture, [True]

    async def slow(paint: Callable[..., Any], *args: Any) -> Any:
        png = await picture(paint, *args)
        if held:
            held.clear()
            while not (await stored(table)).post:
                await asyncio.to_thread(time.sleep, 0.01)
        return png

    monkeypatch.setattr(table.bot, "picture", slow)
    await press(dara, card, "join")
    await table.env.advance_time(60)
    assert (await stored(table)).status == "live"
    assert "has started" in text(card)


async def test_a_table_starts_at_its_time_even_if_the_process_was_stopped(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    ana, ben, *_ = table.members
    await until(table, 12)
    card = await lobby(table, ben)
    assert "time zone first" in answer(await change_start(table, ana, card, at="20:00"))
    await ana.slash(table.channel, "settings", timezone="Europe/Prague")
    assert "cannot read" in answer(await change_start(table, ana, card, at="tonight"))
    assert "in the future" in answer(await change_start(table, ana, card, at="2020-01-01 20:00"))
    assert "only" in answer(await press(ben, card, "options")).lower()
    await change_start(table, ana, card, at="20:00")
    begins = table.bot.now() + 7 * HOUR - table.bot.now() % HOUR  # Prague is an hour ahead of UTC
    assert f"Starts <t:{begins}:F>" in text(card)
    shown = (await press(ana, await options(ana, card), "startform")).modal["components"][1]["component"]
    assert shown["value"].endswith(" 20:00")
    await table.env.advance_time(begins - table.bot.now() - 120)
    assert (await stored(table)).status == "lobby"
    await restart(table, make_bot)
    await table.env.advance_time(180)
    assert (await stored(table)).status == "live"
    assert len([m for m in public(table) if has(m, "turn")]) == 1


async def test_at_its_time_a_table_with_too_few_people_says_so_and_goes_on_waiting(table: TableDriver):
    ana, ben, *_ = table.members
    await ana.slash(table.channel, "settings", timezone="UTC")
    await until(table, 12)
    card = await lobby(table)
    await change_start(table, ana, card, at="13:00")
    await table.env.advance_time(HOUR + 60)
    (told,) = asides(table, [name for name in HELP if name != "keep"])
    assert "at least" in text(told)
    assert mentioned(table, told) == [ana.id]
    assert "Starts <t" not in text(card)
    await press(ben, card, "join")
    await table.env.advance_time(60)
    assert (await stored(table)).status == "lobby"
    assert not asides(table, [name for name in HELP if name != "keep"]), "it says nothing any more"


async def test_after_a_day_anybody_who_sits_there_may_start(table: TableDriver):
    _, ben, cleo, _ = table.members
    card = await lobby(table, ben)
    assert "Only the person who opened" in answer(await press(ben, card, "start"))
    await table.env.advance_time(DAY + 60)
    assert "no seat" in answer(await press(cleo, card, "start"))
    await press(ben, card, "start")
    assert (await stored(table)).status == "live"


# Who is ready


async def test_who_sat_down_days_ago_is_asked_before_the_start(table: TableDriver):
    ana, ben, cleo, _ = table.members
    card = await lobby(table, ben)
    await table.env.advance_time(2.5 * DAY)
    await press(cleo, card, "join")
    await press(ana, card, "start")
    assert (await stored(table)).status == "lobby"
    (asked,) = asides(table, READY)
    assert mentioned(table, asked) == [ben.id], "those who have just been there are ready"
    assert f"as soon as {ben.mention} is ready" in text(card)
    await press(ana, card, "start")
    assert len(asides(table, READY)) == 1, "asked once"
    await press(ben, asked, "ready")
    await table.env.advance_time(60)
    assert (await stored(table)).status == "live"
    assert not asides(table, READY)


async def test_who_does_not_answer_loses_the_seat_and_the_others_begin(table: TableDriver):
    ana, ben, cleo, _ = table.members
    card = await lobby(table, ben)
    await table.env.advance_time(2.5 * DAY)
    await press(cleo, card, "join")
    await press(ana, card, "start")
    await table.env.advance_time(DAY - 60)
    assert (await stored(table)).status == "lobby"
    await table.env.advance_time(180)
    after = await stored(table)
    assert (after.status, [seat.user for seat in after.seats]) == ("live", [ana.id, cleo.id])


async def test_if_too_few_are_left_the_opener_is_told(table: TableDriver):
    ana, ben, *_ = table.members
    card = await lobby(table, ben)
    await table.env.advance_time(2.5 * DAY)
    await press(ana, card, "start")
    await table.env.advance_time(DAY + 120)
    after = await stored(table)
    assert (after.status, [seat.user for seat in after.seats]) == ("lobby", [ana.id])
    (told,) = [m for m in public(table, table.channel) if "seats are free again" in text(m)]
    assert mentioned(table, told) == [ana.id]
    assert not asides(table, READY)


async def test_the_question_for_readiness_waits_for_the_end_of_quiet_hours(table: TableDriver):
    ana, ben, *_ = table.members
    card = await lobby(table, ben)
    await table.env.advance_time(3 * DAY)
    await until(table, 1)
    await ben.slash(table.channel, "settings", timezone="UTC", quiet="0-7")
    await press(ana, card, "start")
    assert not asides(table, READY)
    await table.env.advance_time(6.1 * HOUR)
    assert [mentioned(table, m) for m in asides(table, READY)] == [[ben.id]]
    await table.env.advance_time(DAY - HOUR)
    assert len((await stored(table)).seats) == 2, "the day begins with the question"
    await table.env.advance_time(HOUR)
    assert len((await stored(table)).seats) == 1


# Whose seat is taken away


async def test_the_opener_takes_a_seat_away_and_only_an_invitation_of_theirs_gives_it_back(
    table: TableDriver,
):
    ana, ben, cleo, _ = table.members
    card = await lobby(table, ben, cleo)
    assert "only" in answer(await press(ben, card, "options")).lower()
    await change_start(table, ana, card, remove=[str(ben.id)])
    assert [seat.user for seat in (await stored(table)).seats] == [ana.id, cleo.id]
    assert "given your seat away" in answer(await press(ben, card, "join"))
    await invite(table, cleo, card, ben)
    (asked,) = asides(table, ANSWERS)
    assert "given your seat away" in answer(await press(ben, asked, "sit"))
    await press(ben, asked, "notnow")
    dara = table.members[3]
    await change_start(table, ana, card, remove=[str(cleo.id)])
    await invite(table, ana, card, cleo, dara)
    await press(cleo, asides(table, ANSWERS)[-1], "sit")
    assert [seat.user for seat in (await stored(table)).seats] == [ana.id, cleo.id]


# Lobbies that fall silent


async def test_a_silent_lobby_asks_after_two_days_and_warns_before_it_is_closed(table: TableDriver):
    ana, *_ = table.members
    card = await lobby(table)
    await table.env.advance_time(2 * DAY - 600)
    assert not asides(table, HELP)
    await table.env.advance_time(1200)
    (asked,) = asides(table, HELP)
    assert mentioned(table, asked) == [ana.id]
    assert "still looking" in text(asked)
    await table.env.advance_time(11 * DAY - 1200)
    assert [m.id for m in asides(table, HELP)] == [asked.id], "asked once"
    await table.env.advance_time(1200)
    (warned,) = asides(table, HELP)
    closes = (await stored(table)).moved + 14 * DAY
    assert f"will close table {table.id} (**Yspahan**) <t:{closes}:R>" in text(warned)
    assert mentioned(table, warned) == [ana.id]
    await table.env.advance_time(DAY + 2 * HOUR)
    assert (await stored(table)).status == "cancelled"
    assert not asides(table, HELP)
    assert not has(card, "join")


async def test_whoever_keeps_looking_is_asked_again_two_days_later(table: TableDriver):
    ana, ben, *_ = table.members
    await lobby(table)
    await table.env.advance_time(2 * DAY + 600)
    (asked,) = asides(table, HELP)
    assert "no seat" in answer(await press(ben, asked, "keep"))
    assert "keep the table open" in answer(await press(ana, asked, "keep"))
    assert not asides(table, HELP)
    await table.env.advance_time(2 * DAY - 1200)
    assert not asides(table, HELP)
    await table.env.advance_time(2400)
    assert len(asides(table, HELP)) == 1


async def test_a_silent_lobby_can_go_on_with_computers(table: TableDriver):
    ana, *_ = table.members
    await lobby(table)
    await table.env.advance_time(2 * DAY + 600)
    (asked,) = asides(table, HELP)
    said = answer(await press(ana, asked, "startcomputers"))
    assert "has started" in said
    after = await stored(table)
    assert after.status == "live"
    assert [bool(seat.bot) for seat in after.seats] == [False, True, True]
    assert not asides(table, HELP)


async def test_a_silent_lobby_can_be_closed_or_filled(table: TableDriver):
    ana, ben, *_ = table.members
    await lobby(table)
    await table.env.advance_time(2 * DAY + 600)
    (asked,) = asides(table, HELP)
    await invite(table, ana, asked, ben)
    assert len(asides(table, ANSWERS)) == 1
    await table.env.advance_time(2 * DAY + 600)
    (asked,) = asides(table, HELP)
    await sure(ana, await press(ana, asked, "askcancel"))
    assert (await stored(table)).status == "cancelled"
    assert not asides(table, HELP) + asides(table, ANSWERS)


async def test_practice_is_never_asked(env: simcord.Env, make_bot: Callable[[], Caravanserai]):
    user = env.create_user("solo")
    await user.slash("play", game="yspahan")
    before = len(seen(env, user))
    await env.advance_time(3 * DAY)
    assert len(seen(env, user)) == before


# Whom a person avoids


async def avoid(table: TableDriver, member: Any, *others: Any) -> Any:
    """Choose whom to avoid; return the message, which only the member sees."""
    shown = (await member.slash(table.channel, "avoid")).response
    await member.select(shown, list(others), custom_id=find(shown, "avoid").custom_id)
    return shown


async def test_nobody_but_the_avoider_learns_of_it(table: TableDriver, caplog: pytest.LogCaptureFixture):
    ana, ben, cleo, _ = table.members
    caplog.set_level(logging.DEBUG)
    own = await avoid(table, ben, ana, ben)
    assert ana.mention in text(own)
    assert ben.mention not in text(own), "oneself is left out"
    assert own.ephemeral
    card = await lobby(table, cleo)
    before = [(m.id, text(m)) for member in (ana, cleo) for m in seen(table.env, member)]

    assert f"You avoid somebody who sits here: {ana.mention}" in answer(await press(ben, card, "join"))
    assert [(m.id, text(m)) for member in (ana, cleo) for m in seen(table.env, member)] == before
    assert "I mention them only once" in await invite(table, ana, card, ben), "as to anybody else"
    (asked,) = asides(table, ANSWERS)
    assert ben.mention in text(asked)
    assert mentioned(table, asked) == [], "nobody is mentioned to whom they avoid"
    assert "You avoid" in answer(await press(ben, asked, "sit"))

    theirs = await table.lobby(ben)
    table.id = table_of(theirs)
    assert "You avoid" in await invite(table, ben, theirs, ana)
    await press(ana, theirs, "join")
    assert [seat.user for seat in (await stored(table)).seats] == [ben.id, ana.id], (
        "who is avoided is not told"
    )
    assert not [r for r in caplog.records if "avoid" in r.getMessage() and str(ana.id) in r.getMessage()]
    data = [exported(table, await m.slash(table.channel, "privacy export")) for m in (ana, ben)]
    assert str(ben.id) not in str(data[0]["settings"])
    assert ana.id in data[1]["settings"]["avoids"]


async def test_the_list_of_those_avoided_can_be_emptied(table: TableDriver):
    ana, ben, *_ = table.members
    await avoid(table, ben, ana)
    card = await lobby(table)
    assert "You avoid nobody" in text(await avoid(table, ben))
    await press(ben, card, "join")
    assert len((await stored(table)).seats) == 2


async def test_who_is_forgotten_is_no_longer_asked(table: TableDriver):
    ana, ben, cleo, dara = table.members
    card = await lobby(table, ben)
    await invite(table, ana, card, cleo, dara)
    await change_start(table, ana, card, remove=[str(ben.id)])
    key = "lobbies that asked you, or where you had a seat"
    for member in (ben, cleo):
        data = exported(table, await member.slash(table.channel, "privacy export"))
        assert data[key] == [table.id]
        await forget(table, member)
        assert str(member.id).encode() not in (await stored(table)).affairs
    assert str(dara.id).encode() in (await stored(table)).affairs


# The time that is typed

NOON = MONDAY - MONDAY % DAY + 12 * HOUR
"""Noon in UTC on 21 September 2026."""


@pytest.mark.parametrize(
    ("typed", "zone", "hours"),
    [
        ("20:00", "UTC", 8),
        ("9:30", "UTC", 21.5),
        ("12:00", "UTC", 24),
        ("20:00", "Europe/Prague", 6),
        ("22.9. 20:00", "UTC", 32),
        ("22. 9. 8:00", "UTC", 20),
        ("2026-09-22 20:00", "UTC", 32),
        ("20.9. 12:00", "UTC", 364 * 24),
    ],
)
def test_a_typed_time_is_the_next_one(typed: str, zone: str, hours: float):
    assert read_time(typed, zone, NOON) == NOON + hours * HOUR


@pytest.mark.parametrize(
    "typed", ["8", "25:00", "12:75", "31.2. 20:00", "2026-13-01 20:00", "20:00 tomorrow", "-1:00"]
)
def test_other_words_are_no_time(typed: str):
    with pytest.raises(Denied, match="no-time"):
        read_time(typed, "UTC", NOON)
