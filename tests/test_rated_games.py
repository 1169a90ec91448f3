"""Rated games as people meet them: the switch in the lobby, no suggestions, the last post, the command."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.club.ratings import Rating, rate
from engine.tables import Denied, Tables, has_suggestions
from engine.tables.past.ratings import recompute
from engine.tables.store import Store, open_store
from tests.playing import exported, forget, press
from tests.service import bid, seated, tables, toy
from tests.stores import sql
from tests.timed import ANA, BEN, CLEO, DARA
from tests.virtual import TableDriver, find, has, options, play_ahead, public, table_of, text

__all__ = ["tables", "toy"]


async def rated(tables: Tables, *people: Any, computers: int = 0) -> int:
    """Start a rated game."""
    match = await seated(tables, *people, computers=computers)
    await tables.lobby.set_options(match, people[0].id, {"rated": True})
    await tables.lobby.start(match, people[0].id)
    return match


async def ana_wins(tables: Tables, match: int, *others: Any) -> None:
    """Ana wins both rounds against the others."""
    for n in (2, 1):
        await bid(tables, match, (ANA, n), *((other, 0) for other in others))
        await tables.play.play_line(match, ANA.id, "take pebble")


async def ratings(store: Store, *people: Any) -> list[Rating]:
    found = await store.ratings.of([person.id for person in people], "toy")
    return [found[person.id] for person in people]


async def test_the_end_of_a_rated_game_changes_ratings(tables: Tables):
    match = await rated(tables, ANA, BEN)
    assert await ratings(tables.store, ANA, BEN) == [Rating(), Rating()]
    await ana_wins(tables, match, BEN)
    result = await tables.store.results.load(match)
    assert result
    assert result.result.rated == 1
    changes = rate(result.seats, {})
    assert await tables.ratings.changes(match) == changes
    assert changes[ANA.id].after.mu > 25 > changes[BEN.id].after.mu


async def test_another_game_changes_none(tables: Tables):
    match = await seated(tables, ANA, BEN)
    await tables.lobby.start(match, ANA.id)
    await ana_wins(tables, match, BEN)
    assert await tables.ratings.changes(match) == {}
    assert await sql(tables.store, "select count(*) from rating") == 0


async def test_against_computers_alone_nothing_is_rated(tables: Tables):
    match = await rated(tables, ANA, computers=1)
    while (await tables.play.look(match, None)).outcome is None:
        look = await tables.play.look(match, None)
        if look.decisions[0].seat:
            await tables.automation.move(match)
        else:
            kind = look.decisions[0].kind
            await tables.play.play_line(match, ANA.id, "bid 0" if kind == "bid" else "take pebble")
    result = await tables.store.results.load(match)
    assert result
    assert (result.result.rated, await tables.ratings.changes(match)) == (0, {})


async def test_who_resigns_is_last_and_is_still_rated(tables: Tables):
    match = await rated(tables, ANA, BEN, CLEO)
    await tables.seats.resign(match, ANA.id, "dice")
    while (await tables.play.look(match, None)).outcome is None:
        look = await tables.play.look(match, None)
        user = look.table.seats[look.decisions[0].seat].user
        if user is None:
            await tables.automation.move(match)
        else:
            kind = look.decisions[0].kind
            await tables.play.play_line(match, user, "bid 0" if kind == "bid" else "take pebble")
    changes = await tables.ratings.changes(match)
    assert set(changes) == {ANA.id, BEN.id, CLEO.id}
    assert changes[ANA.id].after.mu < min(changes[BEN.id].after.mu, changes[CLEO.id].after.mu)


async def test_a_rated_game_has_no_suggestions(tables: Tables):
    match = await seated(tables, ANA, BEN, computers=1)
    await tables.lobby.set_options(match, ANA.id, {"suggestions": True})
    assert has_suggestions(await tables.lobby.read(match))
    await tables.lobby.set_options(match, ANA.id, {"rated": True})
    assert not has_suggestions(await tables.lobby.read(match))
    await tables.lobby.set_options(match, ANA.id, {"suggestions": True})
    table = await tables.lobby.start(match, ANA.id)
    assert not has_suggestions(table)
    with pytest.raises(Denied, match="no-suggestions"):
        await tables.advice.advise(match, ANA.id)


async def test_who_keeps_results_to_themselves_shows_no_rating(tables: Tables):
    match = await seated(tables, ANA, BEN)
    table = await tables.lobby.set_options(match, ANA.id, {"rated": True})
    assert await tables.ratings.at(table) == {ANA.id: Rating(), BEN.id: Rating()}
    await tables.people.change_settings(BEN.id, {"results": False})
    assert await tables.ratings.at(table) == {ANA.id: Rating()}
    table = await tables.lobby.set_options(match, ANA.id, {"rated": False})
    assert await tables.ratings.at(table) == {}
    await tables.lobby.set_options(match, ANA.id, {"rated": True})
    await tables.lobby.start(match, ANA.id)
    await ana_wins(tables, match, BEN)
    assert set(await tables.ratings.changes(match)) == {ANA.id}
    assert (await ratings(tables.store, BEN))[0] != Rating(), "it is there, and only they may learn it"


async def test_a_rematch_is_rated_too(tables: Tables):
    match = await rated(tables, ANA, BEN)
    await ana_wins(tables, match, BEN)
    table, _ = await tables.lobby.rematch(match, BEN.id)
    assert table.options.rated
    assert DARA.id not in await tables.ratings.at(table)


def test_a_command_computes_them_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["ratings", str(tmp_path / "no.db")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "no.db").exists()
    (tmp_path / "text.db").write_text("no database")
    assert main(["ratings", str(tmp_path / "text.db")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


async def test_the_command_repairs_what_was_changed(tables: Tables, tmp_path: Path):
    match = await rated(tables, ANA, BEN)
    await ana_wins(tables, match, BEN)
    right = await ratings(tables.store, ANA, BEN)
    await sql(tables.store, "update rating set mu = 50")
    await tables.store.close()
    assert await recompute(tmp_path / "a.db") == 1
    store = await open_store(tmp_path / "a.db")
    assert await ratings(store, ANA, BEN) == right
    await store.close()


# On Discord


async def test_a_lobby_is_switched_to_rated_and_back(table: TableDriver):
    ana, ben = table.members[:2]
    card = await table.lobby(ana)
    assert "atings" not in text(card)
    await ben.click(card, custom_id=find(card, "join").custom_id)
    refused = await ben.click(card, custom_id=find(card, "options").custom_id)
    assert "opened" in text(refused.response)
    listed = await options(ana, card)
    assert find(listed, "rated").label == "Rated: off"
    await ana.click(listed, custom_id=find(listed, "rated").custom_id)
    assert find(listed, "rated").label == "Rated: on"
    assert not has(listed, "suggestions"), "it is disabled"
    card = public(table, table.channel)[-1]
    assert f"Ratings here: {ana.mention} (not rated yet), {ben.mention} (not rated yet)" in text(card)
    await ana.click(listed, custom_id=find(listed, "rated").custom_id)
    assert find(listed, "rated").label == "Rated: off"
    assert has(listed, "suggestions")
    assert "atings" not in text(public(table, table.channel)[-1])


async def test_the_card_says_that_there_are_suggestions(table: TableDriver):
    ana = table.members[0]
    card = await table.lobby(ana)
    assert "*Suggest*" not in text(card)
    listed = await options(ana, card)
    await ana.click(listed, custom_id=find(listed, "suggestions").custom_id)
    assert find(listed, "suggestions").label == "Suggestions: on"
    assert "*Suggest*" in text(public(table, table.channel)[-1])


async def test_the_last_post_of_a_rated_game_says_what_changed(table: TableDriver):
    ana, ben = table.members[:2]
    card = await table.lobby(ana)
    table.id = table_of(card)
    await ben.click(card, custom_id=find(card, "join").custom_id)
    await press(ana, await options(ana, card), "rated")
    await ana.click(card, custom_id=find(card, "start").custom_id)
    await play_ahead(table.env, table.id, Random(1))
    last = next(message for message in public(table) if has(message, "lesson"))
    changes = await table.bot.tables.ratings.changes(table.id)
    assert set(changes) == {ana.id, ben.id}
    told = ", ".join(
        f"{name} 0 → {changes[member.id].after.points} (still settling)"
        for name, member in (("Ana", ana), ("Ben", ben))
    )
    assert f"Ratings: {told}" in text(last)
    rows = exported(table, await ana.slash(table.channel, "privacy export"))["ratings"]
    assert [(row["match"], row["mu"]) for row in rows] == [(table.id, changes[ana.id].after.mu)]
    await forget(table, ana)
    assert set(await table.bot.tables.store.ratings.changes(table.id)) == {ben.id}


async def test_lists_and_invitations_say_that_a_table_is_rated(table: TableDriver):
    ana, ben, cleo = table.members[:3]
    card = await table.lobby(ana)
    await press(ana, await options(ana, card), "rated")
    form = await press(ana, card, "invite")
    await ana.submit_modal(form, {"people": [ben]})
    asked = next(message for message in public(table, table.channel) if has(message, "sit"))
    assert "a game of **Yspahan (rated)**" in text(asked)
    for member in (ana, cleo):
        assert "**Yspahan (rated)**" in text((await member.slash(table.channel, "games")).response)
    await press(ana, await options(ana, card), "rated")
    for member in (ana, cleo):
        assert "rated" not in text((await member.slash(table.channel, "games")).response)
