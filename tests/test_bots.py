"""Computer players: legal, repeatable, better than dice, and replaced when their process dies."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from engine import bots, games
from engine.__main__ import main
from engine.bots.effort import searched
from engine.bots.explanation import worth_saying
from engine.bots.monte_carlo import HARD, NORMAL, Style, Thought, aim, think
from engine.bots.tournament import Result, interval, matches, play, ratings, schedule
from engine.bots.tree import Node
from engine.chance import Chance
from engine.core import Action, Decision, Event, copier
from engine.games.amyitis.state import BANKER
from engine.match import encode
from engine.notation import notate, read
from tests.babylon.tools import long_list
from tests.toy import State, Toy


@pytest.mark.parametrize("style", [NORMAL, HARD])
@pytest.mark.parametrize("key", games.ALL)
def test_a_chosen_move_is_legal_and_reproducible(key: str, style: Style):
    game, chance = games.get(key), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    for _ in range(3):
        seat = game.pending(state)[0].seat
        view = game.view(state, seat)
        thoughts = {think(game, view, seat, Random(9), style=style, playouts=3) for _ in range(2)}
        assert len(thoughts) == 1
        (action,) = thoughts
        assert action in game.legal_actions(state, seat)
        game.play(state, seat, action, chance)


@pytest.mark.parametrize("key", games.ALL)
def test_easy_beats_the_dice(key: str):
    players = ("easy", "dice")
    seconds = {"easy": 1.0, "dice": 0.0}
    for line in (players, players[::-1]):
        assert play(key, line, 5, seconds).share("easy") == 1


def test_normal_beats_a_greedy_player_at_yspahan():
    """A short version of the duels that `python -m engine tournament` plays."""
    players = ("normal", "tests.greedy:greedy")
    results = [play("yspahan", line, 7, dict.fromkeys(players, 0.05)) for line in (players, players[::-1])]
    assert sum(result.scores[result.players.index("normal")] for result in results) > 90


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("key", games.ALL)
def test_a_choice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(key: str, level: str):
    """Other players' hands and the order of draws have no influence."""
    game = games.get(key)
    rng, chance = Random(4), Chance.seeded(4)
    state = game.setup(3, {}, chance)
    compared = 0
    while compared < 4:
        seat = game.pending(state)[0].seat
        other = game.resample(game.view(state, seat), Chance.seeded(99))
        if (other != state or not game.hands) and rng.random() < 0.3:
            choices = [
                bots.pick(game, game.view(world, seat), seat, level, Random(1), 60.0, ticking())
                for world in (state, other)
            ]
            assert choices[0] == choices[1]
            compared += 1
        game.play(state, seat, game.sample(state, seat, rng), chance)


def ticking() -> Callable[[], float]:
    """Return a clock that goes on by a second whenever it is read."""
    seconds = count()
    return lambda: float(next(seconds))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_long_list_takes_no_longer_than_allowed(level: str):
    game = games.get("babylon")
    state = long_list()
    assert len(game.legal_actions(state, state.asked)) > 2000
    view = encode(game.view(state, state.asked).state)

    def seconds() -> float:
        before = time.thread_time()
        bots.decide("babylon", view, state.asked, level, 0.4, 1)  # ten playouts or more, on any machine
        return time.thread_time() - before

    assert min(seconds() for _ in range(3)) < 0.44, "10 % more than it was given"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_time_is_measured_by_the_clock_of_a_tournament(level: str):
    game, chance = games.get("yspahan"), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    while len(game.legal_actions(state, state.asked)) < 10:
        game.play(state, state.asked, game.playout_action(state, state.asked, Random(2)), chance)
    view = game.view(state, state.asked)
    clock = ticking()
    bots.pick(game, view, state.asked, level, Random(1), 5.0, clock)
    assert 4 <= clock() <= 12


def test_with_less_time_fewer_moves_are_compared():
    game, chance = games.get("yspahan"), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    while len(game.legal_actions(state, state.asked)) < 10:
        game.play(state, state.asked, game.playout_action(state, state.asked, Random(2)), chance)
    view = game.view(state, state.asked)
    numbers = [
        len(Thought(game, view, state.asked, Random(1), seconds, ticking()).compared(NORMAL, 100))
        for seconds in (50.0, 300.0, 1000.0)
    ]
    assert 2 == numbers[0] < numbers[1] < numbers[2] == NORMAL.candidates


def test_a_player_without_time_for_all_places_tries_the_most_attractive_first():
    """A place with many gems is found although a hundred others come before it in the list."""
    game = games.get("ishtar")
    chance = Chance.seeded(1)
    state = game.setup(4, {}, chance)
    for _ in range(40):
        game.play(state, state.asked, game.playout_action(state, state.asked, Random(2)), chance)
        if state.ask == "place" and len(actions := game.legal_actions(state, state.asked)) > 100:
            break
    else:
        pytest.fail("no long list")
    appeals = game.appeals(state, state.asked, actions)
    thought = Thought(game, game.view(state, state.asked), state.asked, Random(1), 12.0, ticking())
    found = {action for _, action in thought.ranked()}
    assert 8 <= len(found) <= 14
    least = min(appeals[actions.index(action)] for action in found)
    assert all(
        appeal <= least for appeal, action in zip(appeals, actions, strict=True) if action not in found
    )
    assert max(appeals) > least >= sorted(appeals)[-14]


class Fork(Toy):
    """Seat 0 goes left or right, seat 1 replies, and only then it shows who has won something.

    On the left, seat 1 wins by one of its eight replies, and seat 0 wins less by the others. On the right
    nobody wins anything.
    """

    short_lists = True

    def pending(self, state: State) -> tuple[Decision, ...]:
        return () if state.round > 3 else (Decision((0, 1, 0)[state.round - 1], "fork", state.no),)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [Action("bid", (n,)) for n in range((2, 8, 2)[state.round - 1])]

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        if state.round < 3:
            state.bids[seat] = str(action.args[0])
        elif state.bids[0] == "0":
            winner = state.bids[1] == "5"
            state.score[winner] += 10 if winner else 3
        state.round += 1
        return []


def test_hard_expects_the_best_reply_and_normal_any():
    game = Fork()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    choices = [think(game, view, 0, Random(1), style=style, playouts=2000) for style in (NORMAL, HARD)]
    assert choices == [Action("bid", (0,)), Action("bid", (1,))]


class Combination(Toy):
    """Seat 0 takes a point, or prepares for more: then it chooses again, and one of three choices wins five.

    Two of the first choices prepare, but the second of them draws from the bag before.
    """

    def pending(self, state: State) -> tuple[Decision, ...]:
        return () if state.round > 2 else (Decision(0, "bid", state.no),)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [Action("bid", (n,)) for n in range(3)]

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        (number,) = action.args
        if state.round == 2:
            state.score[0] += 5 if number == 1 else 0
        elif not number:
            state.score[0] += 1
            state.round += 1
        elif number == 2:
            chance.below(6)
        state.round += 1
        return []


def test_candidates_are_ranked_by_the_end_of_the_turn_by_hard_even_if_it_depends_on_luck():
    game = Combination()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    thought = Thought(game, view, 0, Random(1), math.inf)
    point, prepare, draw = (Action("bid", (n,)) for n in range(3))
    ranked = thought.ranked()
    assert ranked == [(1, point), (0, prepare), (0, draw)]
    assert thought.settled(ranked, NORMAL, 1.0) == [(5, prepare), (1, point), (0, draw)]
    assert thought.settled(ranked, HARD, 1.0) == [(5, prepare), (5, draw), (1, point)]


def test_what_there_is_no_time_to_rank_again_comes_last():
    game = Combination()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    thought = Thought(game, view, 0, Random(1), 3.0, ticking())
    ranked = [(0.0, Action("bid", (2,))), (0.0, Action("bid", (1,))), (1.0, Action("bid", (0,)))]
    assert [action.args for _, action in thought.settled(ranked, NORMAL, 1.0)] == [(1,), (2,), (0,)]


def test_a_move_that_turns_out_well_is_tried_more_often_than_one_that_looks_better():
    good, bad, illegal = (Action("bid", (n,)) for n in range(3))
    node = Node()
    node.grow([(3.0, illegal), (2.0, bad), (1.0, good)], 2.0)
    visits = dict.fromkeys((good, bad, illegal), 0)
    for _ in range(60):
        branch = node.select(2.0, (good, bad))
        assert branch is not None
        branch.visits += 1
        branch.total += 3.0 if branch.action == good else 1.0
        visits[branch.action] += 1
    assert visits[good] > 3 * visits[bad] > 0
    assert not visits[illegal]
    assert node.select(2.0, ()) is None


def test_an_unknown_level_is_refused():
    game = games.get("yspahan")
    state = game.setup(2, {}, Chance.seeded(1))
    view = encode(game.view(state, state.asked).state)
    with pytest.raises(KeyError):
        bots.decide("yspahan", view, state.asked, "genius", 0.05, 1)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_all_decisions_of_a_turn_share_its_time(level: str):
    left = bots.TURN_SECONDS
    for _ in range(40):
        seconds = bots.allowance(level, left)
        assert seconds <= bots.SECONDS[level]
        assert (seconds > 0) is (level != "dice")
        left -= seconds
    assert left >= 0


@pytest.mark.parametrize("key", games.ALL)
def test_at_the_end_the_worth_is_the_lead(key: str):
    game = games.get(key)
    rng, chance = Random(2), Chance.seeded(2)
    state = game.setup(3, {}, chance)
    while game.pending(state):
        for seat in range(3):
            values = game.terms(state, seat).values()
            assert all(math.isfinite(value) for value in values)
        asked = game.pending(state)[0].seat
        game.play(state, asked, game.sample(state, asked, rng), chance)
    scores = game.scores(state)
    for seat in range(3):
        assert game.worth(state, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_at_amyitis_a_hoard_is_no_reason_to_keep_the_game_going():
    """Else the seat with the best bankers passes at once, and the game lasts 50 rounds."""
    game = games.get("amyitis")
    worth: list[tuple[float, float]] = []
    for talents, camels in ((12, 8), (60, 20)):
        state = game.setup(2, {}, Chance.seeded(1))
        state.players[0].talents, state.players[0].camels = talents, camels
        early = sum(game.terms(state, 0).values())
        state.left &= 0b11111
        worth.append((early, sum(game.terms(state, 0).values())))
    assert worth[0] == worth[1]


def test_at_amyitis_nothing_is_expected_of_rounds_that_people_would_not_play():
    game = games.get("amyitis")
    state = game.setup(2, {}, Chance.seeded(1))
    state.players[0].levels[BANKER] = 3
    early = game.terms(state, 0)["income"]
    state.round = 16
    assert (early > 10, game.terms(state, 0)["income"]) == (True, 0)


def test_the_aim_is_to_be_ahead_of_the_best_other_seat():
    assert [aim((9.0, 7.0), seat) for seat in range(2)] == [2, -2]
    assert [aim((9.0, 7.0, 5.0), seat) for seat in range(3)] == pytest.approx([4.1, 0.7, -1.3])


@pytest.mark.parametrize("key", games.ALL)
def test_evaluating_changes_nothing_and_uses_nothing_hidden(key: str):
    """The worth is the same in every world that the seat cannot tell apart."""
    game = games.get(key)
    rng, chance = Random(6), Chance.seeded(6)
    state = game.setup(2, {}, chance)
    for _ in range(200):
        if not game.pending(state):
            break
        before = copier(game.state_type)(state)
        for seat in range(2):
            view = game.view(state, seat)
            assert game.terms(view.state, seat) == game.terms(state, seat)
        assert state == before
        asked = game.pending(state)[0].seat
        game.play(state, asked, game.playout_action(state, asked, rng), chance)


@pytest.mark.parametrize("key", games.ALL)
def test_a_playout_plays_legal_moves(key: str):
    game = games.get(key)
    rng, chance = Random(8), Chance.seeded(8)
    state = game.setup(4, {}, chance)
    while game.pending(state):
        asked = game.pending(state)[0].seat
        action = game.playout_action(state, asked, rng)
        assert action in game.legal_actions(state, asked)
        game.play(state, asked, action, chance)


@pytest.mark.parametrize("key", games.ALL)
def test_suggestions_are_the_best_moves_with_reasons(key: str):
    game, chance = games.get(key), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    for _ in range(6):
        asked = game.pending(state)[0].seat
        game.play(state, asked, game.playout_action(state, asked, Random(2)), chance)
    seat = game.pending(state)[0].seat
    view = game.view(state, seat)
    ordered = Thought(game, view, seat, Random(7), math.inf).compared(HARD, 30)
    assert ordered[0][1] == think(game, view, seat, Random(7), style=HARD, playouts=30)
    assert len({action for _, action in ordered}) == len(ordered)
    found = bots.suggest(key, encode(view.state), seat, 1.0, 7)
    legal = {notate(game.verbs, action) for action in game.legal_actions(state, seat)}
    assert 1 <= len(found) <= 3
    assert {suggestion.action for suggestion in found} <= legal
    assert found[0].margin >= 0
    assert all(0 >= suggestion.margin >= -bots.CLOSE for suggestion in found[1:])
    assert [suggestion.behind for suggestion in found] == sorted(suggestion.behind for suggestion in found)
    names = {*game.terms(state, seat), "rival"}
    assert all(name in names for suggestion in found for name, _ in suggestion.why)


def test_a_difference_below_its_error_is_none():
    ahead, behind = bots.Suggestion("", 1.5, 1.6, []), bots.Suggestion("", -1.5, 1.6, [])
    assert (ahead.differs, behind.differs, behind.behind) == (False, False, 0.0)
    ahead, behind = ahead._replace(error=0.4), behind._replace(error=0.4)
    assert (ahead.differs, behind.differs, ahead.behind, behind.behind) == (True, True, 0.0, 1.5)


def test_what_is_said_of_a_move_is_more_than_chance():
    wide = [{"gold": 3.0, "cards": 1.0, "souks": 0.1}, {"gold": -2.0, "cards": 1.2}, {"cards": 0.8}]
    assert worth_saying(wide) == [("cards", 1.0)]
    assert worth_saying([{"gold": -1.0, "cards": 0.5}]) == [("gold", -1.0), ("cards", 0.5)]


def test_a_move_that_is_much_worse_is_not_suggested(monkeypatch: pytest.MonkeyPatch):
    """Passing gives up three points."""
    monkeypatch.setitem(games.ALL, "toy", Toy())
    game = games.get("toy")
    state = game.setup(2, {}, Chance.seeded(1))
    for seat in range(2):
        game.play(state, seat, Action("bid", (seat,)), Chance.seeded(1))
    found = bots.suggest("toy", encode(game.view(state, 1).state), 1, 0.2, 7, most=9)
    assert "pass" not in [move.action for move in found]
    monkeypatch.setattr(bots, "CLOSE", math.inf)
    found = bots.suggest("toy", encode(game.view(state, 1).state), 1, 0.2, 7, most=9)
    assert found[-1].action == "pass"
    assert found[-1].behind > 2


def test_suggestions_of_a_long_list_differ(monkeypatch: pytest.MonkeyPatch):
    """The best candidates of a long list may all do the same in different places."""
    monkeypatch.setattr(bots, "CLOSE", math.inf)
    game, chance, rng = games.get("babylon"), Chance.seeded(5), Random(5)
    state = game.setup(2, {}, chance)
    while len(game.legal_actions(state, seat := game.pending(state)[0].seat)) < 2_000:
        game.play(state, seat, game.playout_action(state, seat, rng), chance)
    view = game.view(state, seat)
    found = bots.suggest("babylon", encode(view.state), seat, 1.5, 7)
    assert len(found) == 3
    changes = {str(bots.explain(game, view, seat, read(game.verbs, move.action))) for move in found}
    assert len(changes) == 3


# Tournaments


def test_a_schedule_rotates_seats_with_the_same_chance():
    planned = schedule(["hard", "normal"], 4, 7, 10)
    assert len(planned) == 8
    assert [seed for _, seed in planned] == [10] * 4 + [11] * 4
    assert {line.index("hard") for line, seed in planned if seed == 10} == {0, 1, 2, 3}
    assert all(sorted(line) == ["hard", "normal", "normal", "normal"] for line, _ in planned)


def test_an_interval_is_wilsons():
    low, high = interval(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1


def test_a_shared_win_is_divided():
    result = Result(("a", "b", "b"), (9, 9, 4), (1, 1, 3), {}, 1)
    assert (result.share("a"), result.share("b")) == (0.5, 0.5)


def test_more_levels_than_seats_meet_in_every_choice():
    planned = matches(["a", "b", "c"], 2, 2, 1)
    assert len(planned) == 6
    assert {frozenset(line) for line, _ in planned} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_ratings_are_in_the_order_of_wins():
    results = [Result(("a", "b"), (9, 4), (1, 2), {}, 1), Result(("c", "b"), (1, 4), (2, 1), {}, 1)] * 10
    lines = ratings(results)
    assert [line.partition(":")[0] for line in lines] == ["a", "b", "c"]
    assert "±" in lines[0]


def test_a_tournament_is_printed(capsys: pytest.CaptureFixture[str]):
    line = ["tournament", "yspahan", "--levels", "easy", "dice", "--games", "4", "--seconds", "0.2"]
    assert main([*line, "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    assert "easy: 4 of 4 games won, 100.0% (51.0% to 100.0%), mean score" in printed
    assert "souks" in printed
    assert "decisions/s" in printed
    assert "time limits by wall clock" in printed
    assert main([*line, "0", "--processes", "1", "--clock", "cpu"]) == 0
    assert "time limits by cpu clock" in capsys.readouterr().out
    assert main([*line, "0", "1"]) == 2
    assert "3 times for 2 levels" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["tournament", "yspahan", "--levels", "easy", "genius"])
    assert "there is no level 'genius'" in capsys.readouterr().err


@pytest.mark.parametrize(("sure", "alike"), [(3, True), (6, False)])
def test_time_is_used_as_long_as_moves_are_within_their_error(
    sure: int, alike: bool, monkeypatch: pytest.MonkeyPatch
):
    class Lottery(Toy):
        """The prize is a number of points that is sure, or 0 to 6 at random."""

        def legal_actions(self, state: State, seat: int) -> list[Action]:
            return [Action("take", ("pebble", "")), Action("take", ("bag", ""))]

        def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
            state.score[seat] += chance.below(7) if action.args[0] == "bag" else sure
            state.round = 3
            return []

    monkeypatch.setattr("time.process_time", ticking())
    game = Lottery()
    state = game.setup(2, {}, Chance.seeded(1))
    state.winner = 0
    searches = [searched(game, game.view(state, 0), NORMAL, 200, Random(seed)) for seed in range(6)]
    assert any(search.undecided for search in searches) == alike
    assert all((search.share > 0.9) == alike for search in searches)


def test_the_use_of_time_is_printed(capsys: pytest.CaptureFixture[str]):
    assert main(["effort", "babylon", "--positions", "3", "--seconds", "0.02"]) == 0
    level, undecided, decided, speed = capsys.readouterr().out.splitlines()
    assert level == "normal, 0.02 s"
    found = [
        re.match(rf"{name}: (\d) of 3 positions", line)
        for name, line in (("open", undecided), ("decided", decided))
    ]
    assert sum(int(one[1]) for one in found if one) == 3
    assert speed.endswith("decisions/s of the processor's time")
