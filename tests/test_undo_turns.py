"""Where the last turn of a seat began: all lines in a row, and what others answered in between."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Action
from engine.match import Match
from engine.records import Line, Record
from engine.tables import Denied
from engine.tables.past import undo
from tests.toy import Toy


def record(*seats: int) -> Any:
    """Return a record of lines of these seats, in a game without questions in another's turn."""
    return SimpleNamespace(lines=[SimpleNamespace(seat=seat) for seat in seats])


def beginnings(game: Toy, played: Any, seats: Sequence[int]) -> list[int | None]:
    """Return where the last turn of each seat began, None if it has had none."""
    session: Any = SimpleNamespace(game=game, table=SimpleNamespace(id=1))
    found = dict.fromkeys(seats, None) | {line.seat: 0 for line in played.lines}
    for seat, moved in found.items():
        if moved is None:
            with pytest.raises(Denied, match="nothing-to-undo"):
                undo.beginning(session, played, seat)
        else:
            found[seat] = undo.beginning(session, played, seat)
    return [found[seat] for seat in seats]


@pytest.mark.parametrize(
    ("seats", "began"),
    [
        ((), [None, None]),
        ((0,), [1, None]),
        ((1,), [None, 1]),
        ((0, 0, 0), [1, None]),
        ((0, 1), [1, 2]),
        ((0, 1, 1), [1, 2]),
        ((0, 0, 1, 1), [1, 3]),
        ((0, 1, 0), [3, 2]),
        ((1, 0, 0, 1, 1, 0), [6, 4]),
        ((0, 1, 1, 0, 0, 1, 1, 1), [4, 6]),
    ],
)
def test_a_turn_is_all_lines_of_a_seat_in_a_row(seats: tuple[int, ...], began: list[int | None]):
    assert beginnings(Toy(), record(*seats), (0, 1)) == began


class Asking(Toy):
    """The small game, as if whoever wins a round were asked for the prize in the turn of another."""

    asides = {"prize": (Action("pass"),)}  # noqa: RUF012


def played(*moves: tuple[int, Action]) -> Record:
    match = Match.start(Asking(), 3, {}, Chance.tape((0, 1, 2)))
    for seat, action in moves:
        match.act(seat, action, match.token(seat), Chance.tape(()))
        if match.finished(seat):
            match.confirm(seat, match.token(seat), Chance.tape(()))
    return Record("toy", 1, ("Ana", "Ben", "Cleo"), {}, (0, 1, 2), match.lines)


def bid(n: int) -> Action:
    return Action("bid", (n,))


PASS = Action("pass")


@pytest.mark.parametrize(
    ("moves", "began"),
    [
        ([(0, bid(1)), (1, bid(0)), (2, bid(0))], [1, 2, 3]),
        ([(0, bid(1)), (1, bid(0)), (2, bid(0)), (0, PASS)], [4, 2, 3]),
        ([(0, bid(1)), (1, bid(0)), (2, bid(0)), (0, PASS), (2, bid(0))], [4, 2, 3]),
        ([(0, bid(1)), (1, bid(0)), (2, bid(0)), (0, PASS), (1, bid(0)), (2, bid(0))], [4, 5, 6]),
        ([(0, bid(0)), (2, bid(0)), (1, bid(1)), (1, PASS), (2, bid(0)), (0, bid(0))], [6, 3, 5]),
    ],
)
def test_an_answer_in_anothers_turn_does_not_end_it(moves: list[tuple[int, Action]], began: list[int]):
    game = played(*moves)
    assert [line.seat for line in game.lines] == [seat for seat, _ in moves]
    assert beginnings(Asking(), game, (0, 1, 2)) == began


def test_a_record_that_does_not_replay_has_no_turns():
    session: Any = SimpleNamespace(game=Asking(), table=SimpleNamespace(id=7))
    strange = Record(
        "toy", 1, ("Ana", "Ben"), {}, (0, 1), [Line(0, (PASS,), (), False), Line(1, (PASS,), (), False)]
    )
    with pytest.raises(Denied) as denied:
        undo.beginning(session, strange, 1)
    assert (denied.value.why, denied.value.values) == ("no-past", {"match": 7})
