"""The past of a match: its turns, which are new to a seat, what is reported, and what stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from engine.core import HIDDEN, Action, Game, View, event
from engine.games.yspahan.game import Yspahan
from engine.match import Deviation, Match
from engine.records import Line, Record, load
from engine.tables.past import history
from engine.tables.past.history import ENTRIES, Turn
from tests.toy import Toy

GOLDEN = [file for key in games.ALL for file in sorted(Path(games.__file__).parent.glob(f"{key}/golden/*"))]


def golden(path: Path) -> tuple[Game[Any], Record]:
    game = games.get(path.parent.parent.name)
    return game, load(game.verbs, path.read_text("utf-8"))


def past(game: Game[Any], record: Record, seat: int | None = None) -> list[Turn]:
    return list(history.turns(game, record, seat, range(len(record.lines) + 1)))


def toy(lines: Sequence[tuple[int, Action, tuple[int, ...]]], setup: tuple[int, ...] = (0, 1)) -> Record:
    return Record("toy", 1, ("Ana", "Ben"), {}, setup, [Line(s, (a,), drawn, False) for s, a, drawn in lines])


BIDS = [(0, Action("bid", (3,)), ()), (1, Action("bid", (5,)), ())]
ROUND = [*BIDS, (1, Action("take", ("bag", "")), (4,))]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_past_of_a_whole_game(path: Path):
    game, record = golden(path)
    turns = past(game, record)
    assert [turn.number for turn in turns] == list(range(len(turns)))
    assert turns[0].seat is None
    assert turns[0].events == ()
    assert all(one.seat != other.seat for one, other in pairwise(turns))
    assert turns[-1].scores == record.scores
    assert turns[-1].decisions == ()
    assert turns[-1].at == len(record.lines)
    everything = [happened for turn in turns for happened in turn.events]
    assert sum(len(line.actions) for line in record.lines) <= len(everything)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_game_is_played_again_quickly(path: Path):
    game, record = golden(path)
    best = min(_seconds(game, record) for _ in range(3))
    assert best < 0.05, "5 ms are promised; other machines may be slower"


def _seconds(game: Game[Any], record: Record) -> float:
    """Return the CPU time of a replay, which other work on the machine does not lengthen."""
    start = thread_time()
    past(game, record)
    return thread_time() - start


def test_a_turn_is_what_a_seat_does_in_one_go():
    turns = past(Toy(), toy([*ROUND, *BIDS]))
    assert [turn.seat for turn in turns] == [None, 0, 1, 0, 1]
    assert [happened.kind for happened in turns[2].events] == ["bid", "take"]
    assert [turn.at for turn in turns] == [0, 1, 3, 4, 5]
    assert [turn.scores for turn in turns] == [(0, 0), (0, 0), (0, 4), (0, 4), (0, 4)]
    assert [[d.seat for d in turn.decisions] for turn in turns] == [[0, 1], [1], [0, 1], [1], [1]]


def test_a_record_that_does_not_replay_is_refused():
    with pytest.raises(Deviation):
        past(Toy(), toy([*BIDS, (1, Action("take", ("bag", "")), ())]))


# What is new


def test_what_is_new_to_whom():
    turns = past(Toy(), toy([*ROUND, *BIDS]))
    new = [[turn.number for turn in history.since(turns, seat)] for seat in (0, 1, None)]
    assert new[0] == [4], "the turn after the last one of the seat"
    assert new[1] == [3, 4], "a turn one is in the middle of does not count as the last one"
    assert new[2] == [1, 2, 3, 4], "somebody without a turn has missed them all"


def test_nothing_is_new_after_ones_own_turn():
    turns = past(Toy(), toy([BIDS[0]]))
    assert history.since(turns, 0) == ()
    assert [turn.number for turn in history.since(turns, 1)] == [1]
    assert history.since(turns[:1], 0) == ()


def test_what_was_gained():
    turns = past(Toy(), toy([*ROUND, *BIDS]))
    assert history.gained(turns, history.since(turns, 0)) == (0, 0)
    assert history.gained(turns, turns[2:]) == (0, 4)
    assert history.gained(turns, turns[3:]) == (0, 0), "that was before"
    assert history.gained(turns, ()) == (0, 0)


# The digest


def turns_of(kinds: Sequence[str]) -> list[Turn]:
    """Return a start and a turn for each text, whose letters are kinds of events."""

    def turn(number: int, text: str) -> Turn:
        seat, nothing = number % 2, View(None, None)
        events = tuple(event(kind, seat, n=n) for n, kind in enumerate(text))
        return Turn(number, seat, events, nothing, (), (0, 0), 0)

    return [turn(number, text) for number, text in enumerate(["", *kinds])]


def lines(kinds: Sequence[str]) -> list[str]:
    entries = history.digest(turns_of(kinds)[1:])
    return ["".join(happened.kind for happened in entry.events) for entry in entries]


def test_a_digest_has_everything_turn_by_turn():
    assert lines(["abcdefghij", "", "ab"]) == ["abcdefghij", "", "ab"]
    assert lines([]) == []


def test_the_first_of_too_many_turns_are_one_entry():
    entries = history.digest(turns_of(["a"] * 5 + ["ax"] + ["a"] * 9)[1:])
    assert len(entries) == ENTRIES
    assert [len(entry.turns) for entry in entries] == [9, 1, 1, 1, 1, 1, 1]
    assert "".join(happened.kind for happened in entries[0].events) == "aaaaaaxaaa"
    assert entries[0].seat is None
    assert entries[1].seat == entries[1].turns[0].seat


# What stays hidden


def test_nobody_sees_a_hand_of_another_at_any_turn():
    """Two matches that differ in one hidden hand look the same to all but its holder."""
    one, other = (toy([*ROUND, BIDS[0]], setup) for setup in ((0, 1), (2, 1)))
    for seat in (1, None):
        assert past(Toy(), one, seat) == past(Toy(), other, seat)
    assert past(Toy(), one, 0) != past(Toy(), other, 0)


def test_a_sealed_bid_stays_sealed():
    def bids(seat: int | None, amount: int) -> list[str]:
        return past(Toy(), toy([(0, Action("bid", (amount,)), ())]), seat)[1].view.state.bids

    assert bids(1, 3) == bids(1, 7) == bids(None, 9) == [HIDDEN, "-"]
    assert bids(0, 3) != bids(0, 7)


def test_a_drawn_card_stays_with_the_one_who_drew_it():
    """The last card of Yspahan drawn in a match, and the same match with another card in its place."""
    game, record = golden(next(path for path in GOLDEN if path.parent.parent.name == Yspahan.key))
    drew = [i for i, line in enumerate(record.lines) if any(a.verb == "draw" for a in line.actions)]
    assert drew
    record.lines = record.lines[: drew[-1] + 1]
    card, seat = record.lines[-1], record.lines[-1].seat
    changed = replace(
        record, lines=[*record.lines[:-1], replace(card, drawn=(0 if card.drawn[0] > 3 else 9,))]
    )
    stranger = 1 - seat
    assert past(game, record, stranger) == past(game, changed, stranger)
    assert past(game, record) == past(game, changed)
    assert past(game, record, seat) != past(game, changed, seat)


def test_a_draft_is_no_part_of_the_past():
    match = Match.start(Toy(), 2, {}, Chance.scripted((0, 1)))
    for seat, action, drawn in BIDS:
        match.act(seat, action, match.token(seat), Chance.scripted(drawn))
    match.act(1, Action("gift", ("g0",)), match.token(1), Chance.scripted(()))
    record = toy([])
    record.lines = match.lines
    assert past(Toy(), record)[-1].scores == (0, 0)
