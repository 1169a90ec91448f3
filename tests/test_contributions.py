"""What players add to the chance of a table: in the lobby, at the start, in the record and on the card."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games
from engine.__main__ import main
from engine.chance import Chance, commitment
from engine.match import verify
from engine.records import digest, load
from engine.tables import Tables
from engine.tables.store import Table
from engine.tables.table import contributions
from tests.playing import type_turn
from tests.presses import act, confirm
from tests.service import tables, toy
from tests.timed import ANA, BEN, CLEO
from tests.toy import Toy
from tests.virtual import TableDriver, burst, find, has, raw, sure, text, walk

__all__ = ["tables", "toy"]


async def loaded(tables: Tables, match: int) -> Table:
    table = await tables.store.load(match)
    assert table
    return table


async def opened(tables: Tables) -> int:
    return (await tables.lobby.open("toy", ANA, guild=1, channel=2, interaction=900)).id


def parts_around_picture(post: Any) -> tuple[str, str]:
    """Return the texts above and below the only picture of a post."""
    parts = [component.get("content") or "" for component in walk(raw(post))]
    at = next(at for at, one in enumerate(walk(raw(post))) if one.get("items"))
    return "\n".join(parts[:at]), "\n".join(parts[at:])


async def play_out(tables: Tables, match: int) -> None:
    for n in (2, 1):
        await tables.play.play_line(match, ANA.id, f"bid {n}")
        await tables.play.play_line(match, BEN.id, "bid 0")
        await tables.play.play_line(match, ANA.id, "take bag")


async def test_numbers_follow_from_the_secret_and_from_who_joined(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.add_computer(match, ANA.id, "dice", "C")
    await tables.lobby.start(match, ANA.id)
    table = await loaded(tables, match)
    assert contributions.of(table) == (0, 300, 900), "one for each seat, in ascending order"
    setup, *_ = await tables.store.lines(match)
    live = Chance.live(table.secret, 0, (0, 300, 900))
    assert setup.drawn == tuple(live.below(3) for _ in range(3))


async def test_every_later_draw_uses_them_and_the_record_proves_it(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    await play_out(tables, match)
    record = load(Toy.verbs, await tables.play.export(match))
    assert record.contributions == (300, 900)
    assert verify(Toy(), record) == record.scores
    table = await loaded(tables, match)
    drawn = [line.drawn[0] for line in await tables.store.lines(match) if "bag" in line.text]
    live = Chance.live(table.secret, 2, (300, 900))
    assert drawn == [live.below(6), live.below(6)]


async def test_a_running_game_is_exported_with_its_contributions(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    assert load(Toy.verbs, await tables.play.export(match)).contributions == (300, 900)


async def test_only_the_first_joining_counts(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.leave(match, BEN.id)
    assert contributions.listed(await loaded(tables, match)) == [(ANA.id, 900, True), (BEN.id, 300, False)]
    await tables.lobby.join(match, BEN, 777)
    assert contributions.listed(await loaded(tables, match)) == [(ANA.id, 900, True), (BEN.id, 300, True)]


async def test_changing_seats_changes_nothing(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.leave(match, ANA.id)
    await tables.lobby.join(match, ANA, 1)
    await tables.lobby.start(match, BEN.id)
    table = await loaded(tables, match)
    assert [seat.user for seat in table.seats] == [BEN.id, ANA.id]
    assert contributions.of(table) == (300, 900)


async def test_whoever_left_before_the_start_does_not_count(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, CLEO, 500)
    await tables.lobby.leave(match, CLEO.id)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    assert contributions.of(await loaded(tables, match)) == (300, 900)


async def test_a_rematch_draws_from_its_secret_alone(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    await play_out(tables, match)
    table, _ = await tables.lobby.rematch(match, ANA.id)
    await tables.lobby.start(table.id, ANA.id)
    table = await loaded(tables, table.id)
    assert contributions.of(table) == ()
    setup, *_ = await tables.store.lines(table.id)
    live = Chance.live(table.secret)
    assert setup.drawn == tuple(live.below(3) for _ in range(2))


async def test_a_substitute_changes_nothing(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    await tables.seats.resign(match, BEN.id)
    assert contributions.of(await loaded(tables, match)) == (300, 900)


async def test_an_open_vote_does_not_push_the_contributions_out(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.lobby.start(match, ANA.id)
    await tables.play.play_line(match, ANA.id, "bid 1")
    await tables.council.propose_undo(match, ANA.id)
    await tables.council.vote(match, BEN.id, "undo", 0, "yes")
    assert contributions.of(await loaded(tables, match)) == (300, 900)


async def test_forgetting_somebody_keeps_the_bare_number(tables: Tables):
    match = await opened(tables)
    await tables.lobby.join(match, BEN, 300)
    await tables.seats.forget(BEN.id, lambda _: "former player")
    table = await loaded(tables, match)
    assert contributions.listed(table) == [(ANA.id, 900, True), (0, 300, False)]
    assert str(BEN.id).encode() not in table.affairs


async def test_the_only_number_is_forgotten_as_well(tables: Tables):
    match = await opened(tables)
    await tables.seats.forget(ANA.id, lambda _: "former player")
    assert contributions.listed(await loaded(tables, match)) == [(0, 900, False)]


async def fair(member: Any, message: Any) -> Any:
    """Press *Fair dice* and return the private answer."""
    answer = (await member.click(message, custom_id=find(message, "fair").custom_id)).response
    assert answer.ephemeral
    return answer


async def test_the_card_fixes_the_fingerprint_and_its_button_lists_the_numbers(
    table: TableDriver, members: list[Any]
):
    ana, ben, cleo, *_ = members
    card = await table.lobby(ana, "Yspahan")
    table.id = 1
    stored = await loaded(table.bot.tables, 1)
    (first,) = contributions.listed(stored)
    assert first.user == ana.id
    assert commitment(stored.secret) not in text(card)
    assert str(first.number) not in text(card)
    told = text(await fair(cleo, card))
    assert commitment(stored.secret) in told, "everybody can note it before they join"
    assert f"<@{ana.id}> joined with `{first.number}`" in told
    await ben.click(card, custom_id=find(card, "join").custom_id)
    await cleo.click(card, custom_id=find(card, "join").custom_id)
    await sure(cleo, await cleo.click(card, custom_id=find(card, "leave").custom_id))
    *numbers, gone = [one.number for one in contributions.listed(await loaded(table.bot.tables, 1))]
    assert len({*numbers, gone}) == 3
    assert f"joined with `{gone}` and left" in text(card), "attempts to change the dice are public"
    told = text(await fair(ben, card))
    assert all(f"`{number}`" in told for number in (*numbers, gone))
    await ana.click(card, custom_id=find(card, "start").custom_id)
    stored = await loaded(table.bot.tables, 1)
    assert contributions.of(stored) == tuple(sorted(numbers))
    assert commitment(stored.secret) in text(card)
    start = text(table.post)
    assert all(f"`{number}`" in start for number in numbers)
    assert str(gone) not in start
    above, below = parts_around_picture(table.post)
    assert str(numbers[0]) not in above, "nobody needs them to play"
    assert str(numbers[0]) in below
    first_post = table.post.id
    await type_turn(table)
    folded = next(message for message in table.place.history() if message.id == first_post)
    assert folded.id != table.post.id
    assert all(f"`{number}`" in text(folded) for number in numbers), "when it is folded, too"
    for message in (*table.channel.history(), *table.place.history()):
        assert stored.secret.hex() not in text(message)


async def test_fair_dice_of_a_running_game_tell_no_secret(table: TableDriver):
    card = await table.lobby(table.members[0])
    table.id = 1
    button = find(card, "fair")
    await table.members[1].click(card, custom_id=find(card, "join").custom_id)
    await table.members[0].click(card, custom_id=find(card, "start").custom_id)
    (result,) = await burst(table.env, [(table.members[2], card, button, None)])
    stored = await loaded(table.bot.tables, 1)
    assert stored.status == "live"
    told = text(result.response)
    assert commitment(stored.secret) in told
    assert stored.secret.hex() not in told
    assert not result.response.attachments


async def test_fair_dice_at_the_end_prove_the_game_and_verify_says_what_to_compare(
    table: TableDriver, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    await table.open(2)
    tables, match = table.bot.tables, table.id
    wake, tables.access.listeners = tables.access.listeners, []
    rng = Random(1)
    while (look := await tables.play.look(match, None)).decisions:
        user = look.table.seats[look.decisions[0].seat].user
        look = await tables.play.look(match, user)
        while look.token:
            if look.finished:
                look = await confirm(tables, match, user, look.token)
            else:
                look = await act(tables, match, user, [rng.choice(look.actions)], look.token)
    tables.access.listeners = wake
    await table.env.advance_time(60)
    post = next(m for m in reversed(table.channel.history()) if has(m, "rematch"))
    look = await tables.play.look(match, None, ("over",))
    assert look.table.secret.hex() not in text(post)
    told = await fair(table.members[2], post)
    (record,) = told.attachments
    assert record.filename == "table-1.toml"
    content = (await record.read()).decode()
    assert digest(content) in text(told)
    assert look.table.secret.hex() in text(told), "for everybody in the server, not only for players"
    assert load(games.get("yspahan").verbs, content).contributions == contributions.of(look.table)
    numbers = contributions.of(look.table)
    assert len(numbers) == 2
    (tmp_path / "record.toml").write_text(content, "utf-8")
    assert await asyncio.to_thread(main, ["verify", str(tmp_path / "record.toml")]) == 0
    said = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert said[:6] == [
        ["fingerprint", commitment(look.table.secret)],
        ["compare", "it with the one on the card of the lobby"],
        ["contributions", ", ".join(map(str, numbers))],
        ["compare", "them with those in the first post of the game"],
        ["SHA-256", digest(content)],
        ["compare", "it with the one behind Fair dice on the last post"],
    ]
    assert " ".join(said[-1]).endswith("Only the comparisons can show that this game was played.")
