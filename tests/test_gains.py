"""What turns brought or cost, as signs beside the panel of a seat where the board shows no trace of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engine import games
from engine.core import Event
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
    """What a player has of the things that are counted."""
    if key == "yspahan":
        return {"gold": player.gold, "camel": player.camels}
    if key == "amyitis":
        goods = {f"good-{kind}": n for kind, n in zip(GOODS, player.goods, strict=True)}
        return {"talent": player.talents, "camel": player.camels, **goods}
    if key == "ishtar":
        return {f"gem-{colour}": n for colour, n in zip(COLOURS, player.gems, strict=True)}
    return {"column": player.singles}


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turn_by_turn_the_counts_add_up_to_what_the_players_have(key: str, seats: int) -> None:
    game, drawn = scenes(key, seats), boards.get(key)
    for before, after in pairwise(game):
        told = Counter[tuple[str, int | None]]()
        for one in after.last:
            for gain in drawn.gains(one):
                told[gain.name, one.seat] += gain.n or 0
        for seat, (had, has) in enumerate(
            zip(before.view.state.players, after.view.state.players, strict=True)
        ):
            then = _stock(key, had)
            for name, n in _stock(key, has).items():
                assert n - then[name] == told[name, seat], (name, seat, after.last)


@pytest.mark.parametrize("key", games.ALL)
def test_they_hide_nothing_that_is_marked(key: str) -> None:
    game, drawn = scenes(key, 4), boards.get(key)
    shown = 0
    for at in range(5, len(game), 7):
        scene, turns = recent(game, at)
        for band in recap.bands(key, scene, turns, drawn.board(scene)):
            for part in (part for row in band.rows for part in row if part.gains):
                shown += 1
                if part.alone:
                    assert part.aside + part.box[2] - part.box[0] <= recap.WHOLE
                    continue
                (line,) = part.gains
                wide, high = recap.plate(line)
                corner = recap.corner(part, (wide, high))
                assert corner
                x, y = corner[0] + part.box[0], corner[1] + part.box[1]
                assert part.box[0] <= x
                assert x + wide <= part.box[2]
                for left, top, right, bottom in (mark.place.box for mark in part.marks):
                    assert x >= right or x + wide <= left or y >= bottom or y + high <= top
    assert shown
