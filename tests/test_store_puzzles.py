"""Puzzles in a store, on SQLite and on PostgreSQL: which one a person is shown next, and what is deleted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.tables.store import Attempt, Puzzle, PuzzleKey, Store, copy_store, open_store
from tests.stores import new_table, sql

ANA, BEN, CLEO = 11, 12, 13
HOME, ELSEWHERE = 5, 6
NOW = 1000


async def puzzles(
    store: Store, user: int, guild: int | None = HOME, *, seat: int = 0, number: int = 1, game: str = "toy"
) -> list[PuzzleKey]:
    """Store puzzles of a new table, and return their keys."""
    match = await store.create(new_table(guild=guild))
    found = [Puzzle(match, seat, no, user, guild, game, b"%d" % no) for no in range(number)]
    await store.puzzles.add(found)
    return [puzzle.key for puzzle in found]


async def shown(store: Store, user: int, guild: int | None = HOME, now: int = NOW, game: str = "") -> Any:
    found = await store.puzzles.next(user, guild, now, game)
    return found and found.key


async def test_new_puzzles_of_ones_own_games_come_before_those_of_the_server(store: Store):
    assert await shown(store, ANA) is None
    (far,) = await puzzles(store, BEN, ELSEWHERE)
    (other,) = await puzzles(store, BEN)
    (private,) = await puzzles(store, BEN, None)
    first, second = await puzzles(store, ANA, ELSEWHERE, number=2)
    for expected in (first, second, other, None):
        assert await shown(store, ANA) == expected
        if expected:
            await store.puzzles.record(Attempt(ANA, *expected, None, 0))
    assert await shown(store, ANA, None) is None
    assert await shown(store, ANA, ELSEWHERE) == far
    assert await shown(store, BEN, None) == private, "the latest of his own"
    assert await shown(store, CLEO, None) is None


async def test_a_puzzle_that_was_missed_is_shown_again_when_it_is_due(store: Store):
    (mine,), (other,) = await puzzles(store, ANA), await puzzles(store, BEN)
    await store.puzzles.record(Attempt(ANA, *other, NOW + 10, 0))
    assert await shown(store, ANA, now=NOW + 9) == mine
    assert await shown(store, ANA, now=NOW + 10) == other, "before a new one"
    await store.puzzles.record(Attempt(ANA, *mine, NOW + 5, 1))
    assert await shown(store, ANA, now=NOW + 10) == mine, "the one that has waited longest"
    for key in (mine, other):
        await store.puzzles.record(Attempt(ANA, *key, None, 2))
    assert await shown(store, ANA, now=NOW + 10) is None
    assert await store.puzzles.attempt(ANA, mine) == Attempt(ANA, *mine, None, 2)
    assert await store.puzzles.attempt(BEN, mine) is None


async def test_puzzles_of_one_game(store: Store):
    (toy,), (fig,) = await puzzles(store, ANA), await puzzles(store, BEN, game="fig")
    assert [await shown(store, ANA, game=game) for game in ("", "toy", "fig", "x")] == [toy, toy, fig, None]
    await store.puzzles.record(Attempt(ANA, *fig, NOW, 0))
    assert [await shown(store, ANA, game=game) for game in ("", "toy", "fig")] == [fig, toy, fig]


async def test_the_first_puzzles_of_a_seat_stay(store: Store):
    first, second = await puzzles(store, ANA, number=2)
    before = await store.puzzles.load(first)
    again = Puzzle(first.match, 0, 0, ANA, HOME, "toy", b"other")
    beside = Puzzle(first.match, 1, 0, BEN, HOME, "toy", b"beside")
    await store.puzzles.add([again, beside])
    assert await store.puzzles.load(first) == before
    assert await store.puzzles.load(second) is not None
    assert await store.puzzles.load(beside.key) == beside
    assert await store.puzzles.load(PuzzleKey(first.match, 2, 0)) is None


async def test_what_belongs_to_a_person_goes_with_them(store: Store):
    (mine,), (other,) = await puzzles(store, ANA), await puzzles(store, BEN)
    for user, key in ((ANA, other), (BEN, mine), (CLEO, other)):
        await store.puzzles.record(Attempt(user, *key, NOW, 0))
    made, fared = await store.puzzles.about(ANA)
    assert ([puzzle.key for puzzle in made], fared) == ([mine], [Attempt(ANA, *other, NOW, 0)])
    await store.delete_user(ANA)
    assert await store.puzzles.about(ANA) == ([], [])
    assert await store.puzzles.load(mine) is None
    assert await sql(store, 'select count(*) from attempt where "user" = 12') == 0, "with the puzzle"
    assert await store.puzzles.attempt(CLEO, other) == Attempt(CLEO, *other, NOW, 0)
    await store.puzzles.delete(other)
    assert await store.puzzles.about(CLEO) == ([], [])


async def test_they_are_copied(store: Store, address: Path | str, tmp_path: Path):
    (mine,), (other,) = await puzzles(store, ANA), await puzzles(store, BEN)
    await store.puzzles.record(Attempt(ANA, *other, None, 1))
    await store.puzzles.record(Attempt(BEN, *mine, NOW, 0))
    names = ("puzzle", "attempt")
    before = [await store.read_rows(name) for name in names]
    assert [len(rows) for rows in before] == [2, 2]
    await store.close()
    await copy_store(address, tmp_path / "copy.db", lambda _: None)
    copied = await open_store(tmp_path / "copy.db")
    assert [await copied.read_rows(name) for name in names] == before
    await copied.close()


async def test_the_puzzles_of_a_server_follow_one_another(store: Store):
    first, second = await puzzles(store, ANA, number=2)
    await puzzles(store, BEN, ELSEWHERE)
    await puzzles(store, BEN, None)
    (third,) = await puzzles(store, BEN, seat=1)
    found, key = list[PuzzleKey](), PuzzleKey(0, 0, 0)
    while puzzle := await store.puzzles.following(HOME, key):
        found.append(key := puzzle.key)
    assert found == [first, second, third]
