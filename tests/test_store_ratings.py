"""Ratings in a store of either kind: each rated game counts once, in the order of the ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from engine.club.ratings import Change, Rating, rate, recompute
from engine.tables.store import (
    OWN_SETTINGS,
    BotSettings,
    Conflict,
    Finished,
    Store,
    copy_store,
    open_store,
    settings_of,
)
from tests.stores import everything, new_table, result_of, rows, sql

ANA, BEN, CLEO = 11, 12, 13
GAMES = ("toy", "ishtar")


async def over(store: Store, *people: int | None, rated: int = 1, **changes: object) -> int:
    """Store a table and end it. The first person wins."""
    table = new_table(status="live")
    match = await store.create(table)
    table.status = "over"
    await store.save(table, result=result_of(match, *people, rated=rated, **changes))
    return match


async def due(store: Store) -> dict[tuple[str, int], Rating]:
    """Return the ratings that follow from the stored results, by person and game."""
    found = list[Finished]()
    for match in range(1, await store.results.last() + 1):
        result = await store.results.load(match)
        if result and result.result.rated:
            found.append(result)
    found.sort(key=lambda it: (it.result.ended, it.result.match))
    return recompute([it.seats for it in found])


async def stored(store: Store) -> dict[tuple[str, int], Rating]:
    """Return the latest rating of everybody, by game and person."""
    select = 'select game, "user", mu, sigma from rating order by ended, match'
    return {(game, user): Rating(mu, sigma) for game, user, mu, sigma in await rows(store, select)}


async def test_a_rated_game_changes_ratings_and_another_does_not(store: Store):
    assert await store.ratings.of([ANA], "toy") == {ANA: Rating()}
    await over(store, CLEO, ANA, rated=0)
    match = await over(store, ANA, BEN, None)
    changes = rate(result_of(match, ANA, BEN, None).seats, {})
    assert await store.ratings.changes(match) == changes
    after = {user: change.after for user, change in changes.items()}
    assert await store.ratings.of([ANA, BEN, CLEO], "toy") == {**after, CLEO: Rating()}
    assert await store.ratings.of([ANA], "ishtar") == {ANA: Rating()}
    again = await over(store, BEN, ANA, ended=300)
    assert (await store.ratings.changes(again))[ANA] == Change(
        after[ANA], (await store.ratings.of([ANA], "toy"))[ANA]
    )
    assert await store.ratings.changes(match) == changes, "what a game has changed stays"


async def test_an_end_that_is_not_saved_changes_nothing(store: Store):
    table = new_table(status="live")
    match = await store.create(table)
    table.status, table.seq = "over", 5
    with pytest.raises(Conflict):
        await store.save(table, result=result_of(match, ANA, BEN, rated=1))
    assert await stored(store) == {}


async def test_a_game_counts_once_although_its_result_is_written_twice(store: Store):
    match = await over(store, ANA, BEN)
    before = await everything(store)
    table = await store.load(match)
    assert table
    assert await store.results.fill(result_of(match, BEN, CLEO, rated=1), table.seq)
    assert await everything(store) == before


@pytest.mark.parametrize("seed", range(3))
async def test_games_count_in_the_order_of_their_ends(store: Store, seed: int):
    """Whatever the order in which they are written, at equal moments too."""
    rng = Random(seed)
    for _ in range(12):
        people = rng.sample([ANA, BEN, CLEO, None], rng.randint(2, 4))
        game = rng.choice(GAMES)
        rated = int(sum(bool(user) for user in people) > 1 and rng.random() < 0.9)
        await over(store, *people, rated=rated, game=game, ended=rng.randint(1, 6))
    assert await stored(store) == await due(store) != {}


async def test_all_can_be_computed_again(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("engine.tables.store.ratings.PAGE", 2)
    for number in range(5):
        await over(store, ANA, BEN, CLEO, game=GAMES[number % 4 == 0])
    before = [await store.ratings.about(user) for user in (ANA, BEN, CLEO)]
    await sql(store, "update rating set mu = 40 where match < 4")
    await sql(store, "delete from rating where match = 5")
    assert await store.ratings.recompute() == 5
    assert [await store.ratings.about(user) for user in (ANA, BEN, CLEO)] == before
    await sql(store, "update result set rated = 0")
    assert (await store.ratings.recompute(), await stored(store)) == (0, {})


async def test_games_end_while_all_are_computed_again(store: Store, monkeypatch: pytest.MonkeyPatch):
    """Each page is a transaction of its own, and one that was stopped is done again."""
    monkeypatch.setattr("engine.tables.store.ratings.PAGE", 1)
    for number in range(8):
        await over(store, ANA, BEN, ended=100 + 10 * number)
    await sql(store, "update rating set mu = 40")
    ending = [over(store, CLEO, ANA, ended=ended) for ended in (90, 105, 135, 500)]
    await asyncio.gather(store.ratings.recompute(), *ending)
    while await store.ratings.catch_up():  # a late game may have ended after the last page
        pass
    assert await stored(store) == await due(store)
    await sql(store, "update rating set mu = 40")
    page, begun = store.ratings.catch_up, asyncio.Event()

    async def noticed() -> bool:
        more = await page()
        begun.set()
        return more

    with monkeypatch.context() as patch:
        patch.setattr(store.ratings, "catch_up", noticed)
        again = asyncio.create_task(store.ratings.recompute())
        await begun.wait()
    again.cancel()
    await asyncio.gather(again, return_exceptions=True)
    assert again.cancelled()
    while await store.ratings.catch_up():
        pass
    assert await stored(store) == await due(store), "it goes on where it was"
    assert await store.ratings.recompute() == 12
    assert await stored(store) == await due(store)


async def test_games_after_a_late_one_are_rated_again_page_by_page(
    store: Store, address: Path | str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("engine.tables.store.ratings.PAGE", 2)
    await store.change_settings(BotSettings, OWN_SETTINGS, {"hourly": 7})
    for number in range(8):
        await over(store, ANA, BEN, game=GAMES[number % 2], ended=100 + number)
    late = await over(store, CLEO, ANA, ended=50)
    assert await store.ratings.changes(late) == rate(result_of(late, CLEO, ANA).seats, {})
    assert await stored(store) != await due(store)
    assert await store.ratings.catch_up()
    await over(store, BEN, ANA, ended=70)  # among those that are right again
    await over(store, BEN, CLEO, ended=105)  # among those that are not
    await over(store, CLEO, BEN, ended=200)
    await store.close()
    store = await open_store(address)
    pages = 0
    while await store.ratings.catch_up():
        pages += 1
    assert pages == 3
    assert await stored(store) == await due(store)
    kept = await settings_of(store, BotSettings)
    assert (kept.outdated_ratings, kept.hourly) == ({}, 7)
    await store.close()


async def test_games_that_end_at_the_same_time_count_one_after_the_other(store: Store):
    await asyncio.gather(*(over(store, ANA, BEN, ended=200 + number) for number in range(6)))
    assert await stored(store) == await due(store)
    assert await sql(store, "select count(*) from rating") == 12


async def test_the_ratings_of_a_deleted_person_are_gone(store: Store):
    await over(store, ANA, BEN)
    assert [it.user for it in await store.ratings.about(ANA)] == [ANA]
    before = await store.ratings.of([BEN], "toy")
    await store.delete_user(ANA)
    assert await store.ratings.about(ANA) == []
    assert await store.ratings.of([ANA, BEN], "toy") == {ANA: Rating(), **before}
    assert await store.ratings.recompute() == 1
    assert await store.ratings.of([BEN], "toy") == before, "a deleted person counts as somebody new"


async def test_they_are_copied(store: Store, address: Path | str, tmp_path: Path):
    await over(store, ANA, BEN)
    kept = await stored(store)
    await store.close()
    await copy_store(address, tmp_path / "copy.db", lambda _: None)
    copied = await open_store(tmp_path / "copy.db")
    assert await stored(copied) == kept != {}
    await copied.close()
