"""What turns brought or cost, as signs on the picture of *What happened?*."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

from engine import games
from engine.core import Event, sum_points
from engine.games.amyitis.state import GOODS
from engine.games.ishtar.state import COLOURS
from render import boards, recap
from tests.turns import recent, scenes


def _told(key: str, seats: int) -> list[tuple[Event, boards.Gain]]:
    drawn = boards.get(key)
    return [(one, gain) for scene in scenes(key, seats) for one in scene.last for gain in drawn.gains(one)]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_sign_can_be_drawn(key: str, seats: int) -> None:
    signs = boards.get(key).SIGNS
    told = {gain.name: gain for _, gain in _told(key, seats)}
    assert told
    for gain in told.values():
        assert max((gain.sign or signs[gain.name])(recap.SIGN).size) < 3 * recap.SIGN


def _stock(key: str, player: Any) -> dict[str, int]:
    """What a player has of what is counted; of several kinds together, by what their names begin with."""
    if key == "yspahan":
        return {"gold": player.gold, "camel": player.camels, "card": len(player.hand)}
    if key == "amyitis":
        goods = {f"good-{kind}": n for kind, n in zip(GOODS, player.goods, strict=True)}
        return {"talent": player.talents, "camel": player.camels, "card-gardener": player.gardeners, **goods}
    if key == "ishtar":
        gems = {f"gem-{colour}": n for colour, n in zip(COLOURS, player.gems, strict=True)}
        return {"assistant": player.assistants, **gems}
    return {"column": player.singles}


def _counted(gains: Iterable[boards.Gain], name: str) -> int:
    """How many of a thing were gained in all."""
    return sum(gain.n or 0 for gain in gains if gain.name == name or gain.name.startswith(f"{name}-"))


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_by_turn_the_counts_add_up_to_what_the_players_have(key: str, seats: int) -> None:
    game, drawn = scenes(key, seats), boards.get(key)
    for before, after in pairwise(game):
        players = zip(before.view.state.players, after.view.state.players, strict=True)
        for seat, (had, has) in enumerate(players):
            gains = [gain for one in after.last if one.seat == seat for gain in drawn.gains(one)]
            then = _stock(key, had)
            for name, n in _stock(key, has).items():
                assert n - then[name] == _counted(gains, name), (name, seat, after.last)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_double_columns_of_a_turn_add_up(seats: int) -> None:
    drawn = boards.get("babylon")
    for before, after in pairwise(scenes("babylon", seats)):
        gains = [gain for one in after.last for gain in drawn.gains(one)]
        assert after.view.state.doubles - before.view.state.doubles == _counted(gains, "double")


@pytest.mark.parametrize("key", games.ALL)
def test_they_are_all_shown_within_their_row(key: str) -> None:
    game, drawn = scenes(key, 4), boards.get(key)
    shown = 0
    for at in range(5, len(game)):
        scene, turns = recent(game, at, 1)
        for band, turn in zip(recap.bands(key, scene, turns), turns, strict=True):
            parts = [part for row in band.rows for part in row]
            beside = [tally for part in parts for line in part.tallies for tally in line]
            below = [tally for line in band.tallies for tally in line]
            assert not (beside and below)
            gains = [gain for one in turn.events if one.seat == turn.seat for gain in drawn.gains(one)]
            changed = {(gain.name, (gain.n or 0) < 0) for gain in gains if gain.n != 0}
            others = [seat for seat, _ in sum_points(turn.events) if seat != turn.seat]
            assert len(beside or below) == len(changed) + len(others)
            for part in parts:
                assert part.aside + part.box[2] - part.box[0] <= recap.WHOLE
            assert all(sum(tally.width for tally in line) <= recap.WHOLE for line in band.tallies)
            shown += len(beside or below)
    assert shown
