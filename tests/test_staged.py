"""Staged positions: moves with and without a tape, changes by hand, and what is refused."""

import msgspec
import pytest

from engine import games
from engine.core import Event
from engine.staged import Misstaged, Stage, position

YSPAHAN = games.get("yspahan")


def staged(text: str) -> Stage:
    return msgspec.toml.decode(text, type=Stage)


def test_moves_with_a_tape_draw_what_it_says():
    """The dice of the tape are one lower than their faces: three dice show 1, so three camels are taken."""
    stage = staged('setup = [0]\nmoves = "A: roll 0 [0 0 0 1 2 3 4 5]\\nA: take camel"')
    made = position(YSPAHAN, stage)
    assert made.state.players[0].camels == 3
    assert [seat for seat, _ in made.lines] == [0, 0]
    assert made.last == (Event("took-camels", 0, (("n", 3),)),)


def test_without_a_tape_the_seed_decides():
    def rolled(seed: int) -> list[int]:
        return position(YSPAHAN, staged(f'seed = {seed}\nsetup = [0]\nmoves = "A: roll 0"')).state.white

    assert rolled(3) == rolled(3)
    assert any(rolled(seed) != rolled(3) for seed in range(10))


def test_changes_reach_into_tables_and_lists():
    state = position(YSPAHAN, staged("change.week = 2\nchange.players.1.gold = 9")).state
    assert (state.week, state.players[0].gold, state.players[1].gold) == (2, 2, 9)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('setup = [0]\nmoves = "A: take camel"', "not legal: take camel"),
        ('setup = [0]\nmoves = "A: roll 0 [0 0 0 1 2 3 4 5 5]"', "longer"),
        ('setup = [0]\nmoves = "A: roll 0 [0 0 0]"', "end of the tape"),
        ('moves = "A: dance"', "dance"),
        ("setup = [7]", "the tape has 7"),
        ("change.players.2.gold = 1", "no '2' in a list of 2"),
        ("change.week.day = 1", "no parts"),
        ('change.week = "first"', "Expected `int`"),
        ("change.supply = 4", "no 'supply'"),
        ("change.players.0.gold = -1", "yspahan"),
    ],
)
def test_what_cannot_be_staged_is_refused(text: str, why: str):
    with pytest.raises(Misstaged, match=why):
        position(YSPAHAN, staged(text))
