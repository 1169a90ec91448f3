"""Weights of computer players fitted to games, and actions explained by the terms they weigh."""

from __future__ import annotations

import re
import shutil
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.__main__ import main
from engine.bots.explanation import RIVAL, differences, explain
from engine.bots.monte_carlo import greedy
from engine.bots.tuning import error, estimate, factors, fit, rows, write
from engine.chance import Chance
from engine.core import Action, copier

FITTED = [(key, "terms") for key in games.ALL] + [
    (key, "outlook") for key, game in games.ALL.items() if game.outlook_weights
]
"""What is fitted: games and tables of their weights."""


@pytest.mark.parametrize(("key", "table"), FITTED)
def test_estimates_are_linear_in_every_weight(key: str, table: str):
    game = games.get(key)
    rng, chance = Random(1), Chance.seeded(1)
    state = game.setup(3, {}, chance)
    fitted = estimate(game, table)
    former = dict(fitted.weights)
    for _ in range(60):
        if not game.pending(state):
            break
        asked = game.pending(state)[0].seat
        game.play(state, asked, greedy(game, game.view(state, asked), asked, rng), chance)
        found, fixed = factors(fitted, state, 0)
        try:
            for name, weight in former.items():
                fitted.weights[name] = 2 * weight + 1
            changed = sum((2 * w + 1) * factor for w, factor in zip(former.values(), found, strict=True))
            assert fitted.of(state, 0) == pytest.approx(changed + fixed)
        finally:
            fitted.weights.update(former)


def test_a_fit_finds_the_weights_that_made_the_data():
    rng = Random(3)
    data = [([rng.gauss(0, 2), rng.random(), rng.gauss(1, 1)], 0.0) for _ in range(300)]
    data = [(row, 2 * row[0] + 3 * row[1] + rng.gauss(0, 0.1)) for row, _ in data]
    weights = fit(data, [1.0, 1.0, 0.0], pull=0)
    assert weights == pytest.approx([2, 3, 0], abs=0.1)
    assert error(data, weights) < 0.2 < error(data, [1.0, 1.0, 0.0])


def test_a_fit_has_no_weight_below_zero():
    data = [([float(n), float(n % 3)], 2.0 * n - 5 * (n % 3)) for n in range(20)]
    weights = fit(data, [0.0, 0.0], pull=0)
    assert weights[1] == 0 < weights[0]


@pytest.mark.parametrize("table", ["terms", "outlook"])
def test_positions_of_a_game_are_the_same_for_the_same_seed(table: str):
    fitted = estimate(games.get("yspahan"), table)
    weights = dict(fitted.weights)
    data = rows("yspahan", table, weights, 0, 2, 5)
    assert len(data) > 10
    assert data == rows("yspahan", table, weights, 0, 2, 5)
    assert dict(fitted.weights) == weights


@pytest.mark.parametrize(("key", "table"), FITTED)
def test_weights_are_written_with_their_comments(key: str, table: str, tmp_path: Path):
    old = Path(games.__file__).with_name(key) / "weights.toml"
    new = tmp_path / "weights.toml"
    shutil.copyfile(old, new)
    weights = estimate(games.get(key), table).weights
    write(new, table, dict.fromkeys(weights, 0.125))
    assert new.read_text("utf-8").count("= 0.125") == len(weights)
    write(new, table, weights)
    numbers = [line.partition("#")[2] for line in new.read_text("utf-8").splitlines()]
    assert numbers == [line.partition("#")[2] for line in old.read_text("utf-8").splitlines()]


def test_the_curve_of_a_run_shows_the_errors_it_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "curve.svg"
    line = ["tune", "yspahan", "--games", "1", "--rounds", "2", "--seats", "2", "--processes", "1", "--dry"]
    assert main([*line, "--curve", str(file)]) == 0
    printed = re.findall(r"error (\S+), fitted (\S+) points", capsys.readouterr().out)
    drawn = file.read_text("utf-8")
    assert len(printed) == 2
    assert all(f">{number}</text>" in drawn for pair in printed for number in pair)
    assert drawn.count("<polyline") == 2


# Explanations


def test_building_is_explained_by_points_and_price():
    game = games.get("yspahan")
    chance = Chance.seeded(2)
    state = game.setup(3, {}, chance)
    rng = Random(2)
    build = Action("build", ("crane", "", ""))
    while build not in game.legal_actions(state, state.asked):
        game.play(state, state.asked, game.sample(state, state.asked, rng), chance)
        player = state.players[state.asked]
        player.camels = player.gold = 4
        player.buildings[:] = ["paddock", "store"]
    seat = state.asked
    why = dict(explain(game, game.view(state, seat), seat, build))
    assert why["points"] == 5
    assert why["buildings"] > 0
    assert why["camels"] < 0
    assert why["gold"] < 0


@pytest.mark.parametrize("key", games.ALL)
def test_an_explanation_adds_up_and_hides_nothing(key: str):
    """It follows from the view alone; the differences sum up to how much the worth changes."""
    game = games.get(key)
    rng, chance = Random(5), Chance.seeded(5)
    state = game.setup(2, {}, chance)
    for _ in range(40):
        if not game.pending(state):
            break
        seat = game.pending(state)[0].seat
        view = game.view(state, seat)
        action = game.playout_action(state, seat, rng)
        why = explain(game, view, seat, action, worlds=2)
        assert why == explain(
            game, game.view(game.resample(view, Chance.seeded(9)), seat), seat, action, worlds=2
        )
        assert all(abs(a) >= abs(b) for (_, a), (_, b) in pairwise(why))
        assert set(dict(why)) <= {*game.terms(state, seat), RIVAL}
        before = copier(game.state_type)(state)
        game.play(state, seat, action, chance)
        changed = sum(differences(game, before, state, seat).values())
        assert changed == pytest.approx(game.worth(state, seat) - game.worth(before, seat))
