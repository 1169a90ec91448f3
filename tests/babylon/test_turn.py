"""End of the turn, round tokens, end of the round: examples B 8 K1 to K4, and B 5."""

import pytest

from engine.chance import Chance
from engine.core import copier
from engine.games.babylon.state import DOUBLE, NONE, PLUS1, TILE, TOKENS, State
from engine.menu import divided
from engine.notation import notate
from locales import texts
from tests.babylon.tools import GAME, arguments, in_turn, kinds, legal, play, put, quarry, table
from tests.positions import drafting

PIT = "c c c c / c b c c / c c c c / c c c c"
"""Stack 6 earns nothing but a flower."""


def test_k1_six_columns_are_kept():
    state = in_turn(table(), new="G01", singles=9)
    events = play(state, "end")
    assert state.players[0].singles == 6
    assert arguments(events, "returned")["n"] == 3


def test_k2_a_free_double_is_lost():
    state = in_turn(table(), new="G01", singles=4, doubles=1)
    assert "double-lost" in kinds(play(state, "end"))
    assert (state.doubles, state.players[0].singles) == (0, 4)


@pytest.mark.parametrize(("kept", "lost"), [("new", "S-white"), ("old", "G01")])
def test_k3_two_tiles_left_one_stays(kept, lost):
    state = in_turn(table(), new="G01", old="S-white", singles=4)
    assert {text for text in legal(state) if not text.startswith("build")} == {"keep new", "keep old"}
    events = play(state, f"keep {kept}")
    assert state.gone == [TILE[lost]]
    assert state.players[0].spare == TILE["G01" if kept == "new" else "S-white"]
    assert arguments(events, "discarded")["tile"] == lost


def test_k3_without_columns_it_is_the_only_question():
    state = quarry(table(), PIT)
    assert "stuck" in kinds(play(state, "take 6"))
    assert (state.ask, legal(state)) == ("keep", {"keep new", "keep old"})


def test_k4_the_new_tile_takes_the_free_slot():
    state = in_turn(table(), new="G01", old="S-white", singles=5)
    play(state, "build old A1 r0 f1")
    assert state.players[0].spare == NONE
    events = play(state, "end")
    assert "stored" in kinds(events)
    assert state.players[0].spare == TILE["G01"]
    assert state.gone == []


def test_both_tiles_of_a_turn_and_decorations_between():
    state = in_turn(table(), new="B15", old="S-white", singles=8)
    play(state, "build new A1 r0 f1; deco S A1; build old C1 r0 f1")
    assert "deco F B1-C1" not in legal(state)
    assert legal(state) == {"deco S C1", "end"}
    play(state, "deco S C1")
    assert state.asked == 1
    assert [tile.tile for tile in state.players[0].garden.tiles] == [TILE["B15"], TILE["S-white"]]


def test_a_statue_of_this_turn_can_be_a_column_in_it():
    state = in_turn(table(), new="B15", old="S-white", singles=10)
    play(state, "build new B2 r0 f1; deco S B2")
    assert "build old A1 r0 f2 open=SE" not in legal(state)
    play(state, "build old A1 r0 f2")
    assert state.players[0].singles == 0
    assert state.players[0].garden.statues == 0


def test_the_only_answers_are_given():
    """After the take nothing can be built and one tile is left: it is stored, and the next seat is asked."""
    state = quarry(table(), PIT)
    state.players[0].spare = NONE
    events = play(state, "take 6")
    assert kinds(events) == ["took", "floor", "stuck", "stored"]
    assert texts().event("babylon", events[2], ["Ana"]) == "Ana can build nothing."
    assert (state.ask, state.asked) == ("take", 1)


@pytest.mark.parametrize("token", dict.fromkeys(TOKENS))
def test_a_token_is_turned_over_for_everybody(token):
    state = in_turn(table(), 3, new="G01", singles=5)
    events = play(state, "end", [state.tokens.index(token)])
    told = {PLUS1: ["gift-single"], DOUBLE: ["gift-double"]}.get(token, [])
    assert kinds(events) == ["stored", "round", *told]
    assert (state.round, state.token, state.asked) == (2, token, 0)
    assert len(state.tokens) == len(TOKENS) - 1
    for seat in range(3):
        assert state.players[seat].singles == (token == PLUS1)
        assert state.doubles == (token == DOUBLE)
        in_turn(state, seat, new="G02", singles=state.players[seat].singles, doubles=state.doubles)
        state.players[seat].singles += 3
        play(state, "end")


def test_a_free_double_pays_before_singles():
    state = table()
    put(state, "C3 f1")
    state.token = DOUBLE
    in_turn(state, new="G01", old="S-white", singles=8, doubles=1)
    events = play(state, "build new D3 r0 f2")
    built = arguments(events, "built")
    assert (built["n"], built["doubles"], built["left"]) == (4, 1, 4)
    assert state.doubles == 0


@pytest.mark.parametrize("old", ["S-white", ""])
def test_what_follows_a_tile_is_told_but_not_that_no_other_can_be_built(old: str):
    state = in_turn(table(), new="G01", old=old, singles=4)
    events = play(state, "build new A1 r0 f1")
    assert state.asked == 1
    assert "stuck" not in kinds(events)


@pytest.mark.parametrize(("number", "kind"), [(9, "round"), (10, "last-round")])
def test_the_last_round_is_announced(number, kind):
    state = in_turn(table(), 3, new="G01", singles=5)
    state.round = number
    events = play(state, "end", [0])
    assert kinds(events)[:2] == ["stored", kind]
    said = texts().event("babylon", events[1], ["Ana"])
    assert said.startswith(f"Round {number + 1} of 11, the last") == (kind == "last-round")


@pytest.mark.parametrize(("seats", "rounds"), [(2, 15), (3, 13), (4, 11)])
def test_the_game_ends_after_a_fixed_number_of_rounds(seats, rounds):
    state = table(seats)
    state.round = rounds
    in_turn(state, seats - 1, new="G01", singles=5)
    events = play(state, "end")
    assert GAME.pending(state) == ()
    assert kinds(events)[:1] == ["stored"]
    assert set(kinds(events)[1:]) == {"shared"}
    assert GAME.outcome(state).ranks == (1,) * seats


def test_an_absent_player_takes_what_earns_most():
    state = table()
    assert fallback(state) == "take 1"
    state.asked = 2
    assert fallback(state) == "take 9"
    state = quarry(table(), "c c c c / c c c c / c c c - / c c - g")
    state.players[0].flower = ""
    assert fallback(state) == "take 16", "all give 4, and granite has more symbols than clay"


@pytest.mark.parametrize(
    ("new", "old", "kept"), [("C01", "B01", "old"), ("B01", "C01", "new"), ("C01", "C02", "old")]
)
def test_an_absent_player_keeps_the_tile_with_more_symbols(new, old, kept):
    assert fallback(in_turn(table(), new=new, old=old, singles=6)) == f"keep {kept}"


def fallback(state):
    return notate(GAME.verbs, GAME.fallback(state, state.asked))


def test_a_tile_is_offered_with_what_it_earns():
    state = GAME.setup(4, {}, Chance.seeded(3))
    for action in GAME.legal_actions(state, state.asked):
        known = GAME.facts_of(state, state.asked, action)
        assert known
        (took, *_) = GAME.play(copier(State)(state), state.asked, action, Chance.seeded(1))
        assert known.items() <= dict(took.args).items(), "no more and no less than comes true"


def test_quarters_are_offered_as_one_reads_them():
    seen = set[tuple[str, ...]]()
    for seed in range(3):
        for look in drafting("babylon", 3, seed):
            builds = [action for action in look.actions if action.verb == "build"]
            offered = [str(look.parts(part[0])[0]["quarter"]) for part in divided(builds, look.parts, 0)]
            assert offered == [quarter for quarter in ("NW", "NE", "SW", "SE") if quarter in offered]
            seen.add(tuple(offered))
    assert len(seen) > 5
