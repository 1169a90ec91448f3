"""What turns brought or cost, as signs on the picture of *What happened?*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine import games
from engine.core import Event
from engine.games.amyitis.state import GOODS
from engine.games.ishtar.state import COLOURS
from render import boards, recap, telling, typeset
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
        across, down = (gain.sign or signs[gain.name])(typeset.SIGN).size
        assert down < 3 * typeset.SIGN
        assert across < 3 * typeset.SIGN or gain.name.startswith("die-"), "all that show one value"


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
@pytest.mark.parametrize("seats", [2, 4])
def test_they_are_all_shown_beside_what_brought_them(key: str, seats: int) -> None:
    """Points as well: the bar only has their sum."""
    game, drawn = scenes(key, seats), boards.get(key)
    shown = 0
    for at in range(5, len(game)):
        scene, turns = recent(game, at, 1)
        ((_, events, view),) = turns
        bands = [*recap.bands(key, scene, turns)]
        banded = {band.seat for band in bands}  # what another seat was forced to do has its own
        there = replace(scene, view=view or scene.view, last=tuple(events), bare=True, framed=False)
        seen = [one for one, place in zip(events, drawn.places(there, events), strict=True) if place]
        gains = [
            gain
            for one in events
            for gain in drawn.gains(one)
            if (one.seat in banded or gain.n is None) and not telling._is_shown(one, gain, seen)
        ]
        lines = [line for band in bands for line in band.lines]
        assert _summed(gain for line in lines for gain in line.gains) == _summed(gains)
        for band in bands:
            for line in band.lines:
                beside = [tally.name for row in line.signs for tally in row]
                assert {*beside} == {gain.name for gain in line.gains}, "each once"
                assert len(beside) == len({*beside})
                assert len(line.scored) == len(line.points)
                shown += len(beside)
    assert shown


def _summed(gains: Iterable[boards.Gain]) -> Counter[tuple[str, bool]]:
    """How many of each thing are gained, and given."""
    found = Counter[tuple[str, bool]]()
    for gain in gains:
        if gain.n != 0:
            found[gain.name, (gain.n or 0) < 0] += gain.n or 1
    return found
