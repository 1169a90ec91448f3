"""The turn step by step, the skills, the end of the game, and what an absent player does."""

from random import Random

import pytest

from cogs.ui.story import Wording
from engine.chance import Chance
from engine.core import RULES_OPTION, copier
from engine.games.ishtar import gardens
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import NONE, TILE, TILES, TREE, State
from engine.notation import notate, read
from engine.story import tell
from locales import Texts, texts
from tests.ishtar.tools import (
    GAME,
    arguments,
    ask,
    can_at,
    drawn_at_start,
    empty,
    give_skills,
    have,
    hold,
    kinds,
    last_tile,
    lay,
    legal,
    names,
    play,
    spaces,
    table,
)

copy = copier(State)

# Setup


@pytest.mark.parametrize(("seats", "boards", "count"), [(2, 4, 4), (3, 5, 5), (4, 6, 7)])
def test_setup_by_number_of_players(seats, boards, count):
    state = GAME.setup(seats, {}, Chance.scripted(drawn_at_start(seats, 1)))
    GAME.check(state)
    assert (state.start, state.asked, state.ask, state.can) == (1, 1, "take", NONE)
    assert len(state.desert.boards) == len(state.desert.fountains) == boards
    assert [stack.count for stack in state.stacks] == [count] * 6
    assert [TILES[stack.top].code for stack in state.stacks] == ["TS2", "TS1", "IS2", "IS1", "VS2", "VS1"]
    assert all(player.gems == [1, 0, 0] for player in state.players)
    assert all((player.assistants, player.spare) == (2, 2) for player in state.players)
    assert list(state.row) == [0, 1, 2, 3, 4]
    assert state.tokens == 15
    assert state.reserve == [50 - 7 * boards - seats, 38 - 6 * boards, 26 - 4 * boards]


@pytest.mark.parametrize(
    ("seats", "layout", "found"),
    [
        (4, "triangle", "triangle"),
        (4, "block", "block"),
        (4, "ring", "ring"),
        (4, "", "triangle"),
        (3, "ring", "trapezoid"),
        (2, "block", "diamond"),
    ],
)
def test_layouts(seats, layout, found):
    assert GAME.setup(seats, {"layout": layout}, Chance.seeded(1)).desert.layout == found


def test_chance_shuffles_everything():
    setups = [GAME.setup(4, {}, Chance.seeded(seed)) for seed in range(40)]
    assert {state.start for state in setups} == {0, 1, 2, 3}
    assert {face.board for state in setups for face in state.desert.boards[:1]} == set("ABCDEF")
    assert {(face.back, face.turn) for state in setups for face in state.desert.boards} == {
        (back, turn) for back in range(2) for turn in range(6)
    }
    assert {state.desert.fountains[0] for state in setups} == {0, 1, 2}
    assert {state.stacks[0].shape for state in setups} == {0, 1, 2}
    assert {TILES[state.stacks[0].top].code for state in setups} == {
        shape + number for shape in "TIV" for number in ("S1", "S2")
    }


# Taking a tile


def test_the_first_turn_is_free_and_turns_nothing_over():
    state = table()
    have(state, 0, "")
    assert legal(state) == {f"take {number}" for number in range(1, 7)}
    chance = Chance.scripted(())
    GAME.play(state, 0, read(GAME.verbs, "take 6"), chance)
    assert not chance.final
    assert (state.can, state.tile, state.stacks[5].top) == (5, TILE["VS1"], NONE)
    assert state.ask == "place"


def test_the_stack_behind_the_can_is_turned_over():
    state = table()
    can_at(state, 6)
    have(state, 0, "r")
    chance = Chance.scripted([3])
    events = GAME.play(state, 0, read(GAME.verbs, "take 1"), chance)
    assert chance.final
    assert state.stacks[5].top == TILE["V04"]
    assert TILE["V04"] not in state.bags[2]
    assert kinds(events) == ["took", "turned-over"]
    assert arguments(events, "turned-over")["stack"] == 6
    GAME.check(state)


def test_an_empty_stack_turns_nothing_over():
    state = table()
    can_at(state, 6)
    empty(state, 6)
    have(state, 0, "r")
    chance = Chance.scripted(())
    events = GAME.play(state, 0, read(GAME.verbs, "take 1"), chance)
    assert not chance.final
    assert kinds(events) == ["took"]


def test_without_gems_the_can_moves_by_itself():
    state = table(start=1)
    can_at(state, 3)
    have(state, 0, "")
    hold(state, "I09", seat=1)
    have(state, 1, "")
    play(state, "place E8 E", [0])
    assert (state.asked, state.ask, state.can) == (0, "place", 3)
    assert state.tile == TILE["IS1"]


def desert_with_room_for(state: State, codes: str) -> None:
    """Mark everything but these spaces as covered."""
    state.desert.free &= spaces(state.desert, codes)


def test_only_tiles_with_a_place_are_offered():
    """Beside the fountain three spaces in a row are free: no triangle and no bent tile fits."""
    state = table()
    can_at(state, 6)
    have(state, 0, "pppp")
    desert_with_room_for(state, "D6 D7 D8")
    assert legal(state) == {"take 3 pay=pp", "take 4 pay=ppp"}


def test_a_tile_without_a_place_leaves_the_game():
    state = table()
    can_at(state, 6)
    empty(state, 1)
    lay(state, "T09", "G2", "E")
    hold(state, "I09", seat=1)
    have(state, 1, "")
    have(state, 0, "pp")
    desert_with_room_for(state, "D6 D7 D8")
    events = GAME.play(state, 1, read(GAME.verbs, "place D7 E"), Chance.scripted([]))
    assert kinds(events) == ["placed"], "two gems lay there, enough for a tree"
    events = GAME.play(state, 1, read(GAME.verbs, "end"), Chance.scripted([0, 0]))
    assert kinds(events) == ["took", "turned-over", "no-place"]
    assert (state.asked, state.ask) == (0, "plant")
    assert state.can == 1
    assert state.gone[-1] == TILE["TS1"]
    assert legal(state, "plant") == {f"plant tamarisk {code}" for code in ("G3", "H2", "D6", "D8")}


# Placing it


def test_the_only_place_is_taken_at_once():
    state = table()
    can_at(state, 6)
    have(state, 0, "pp")
    desert_with_room_for(state, "D6 D7 D8")
    last_tile(state, 3, "I09")
    state.row = [TREE["ishtar"]] + [NONE] * 4
    action = read(GAME.verbs, "take 3 pay=pp")
    events = GAME.play(state, 0, action, Chance.seeded(1))
    assert "placed" in kinds(events)
    assert state.desert.tiles[-1].tile == TILE["I09"]


def test_gems_of_this_turn_pay_for_a_skill():
    state = table()
    have(state, 0, "")
    hold(state, "I05")
    play(state, "place H5 E")
    assert legal(state) == {"skip", *(f"skill {skill} pay=pw" for skill in "FGHIJ")}


# The icons


def placed(code: str, gems: str = "", seats: int = 2) -> State:
    """Seat 0 has just placed this straight tile on H4 to H6, with exactly these gems."""
    state = table(seats)
    hold(state, code)
    have(state, 0, "")
    rest = "prw"
    cell = LAYOUTS[state.desert.layout].find["H5"]
    gardens.place(state.desert, state.tile, 0, cell)
    state.reserve[0] += 1
    state.reserve[2] += 1
    state.tile = NONE
    have(state, 0, gems)
    have(state, 1, rest)
    ask(state, "special", 0)
    GAME.check(state)
    return state


def test_an_assistant_stands_on_the_icon():
    state = placed("I02")
    assert legal(state) == {"assist", "skip"}
    events = play(state, "assist")
    assert state.players[0].assistants == 1
    (controlled,) = state.desert.beds
    assert names(state.desert, controlled.cells) == {"H4", "H5", "H6"}
    assert names(state.desert, 1 << controlled.cell) == {"H6"}
    assert arguments(events, "assisted") == {"cell": "H6", "n": 3, "flowers": 3}
    assert state.asked == 1


@pytest.mark.parametrize(("code", "assistants"), [("I02", 2), ("I02", 0), ("I10", 2)])
def test_a_place_says_what_an_assistant_would_bring_there(code: str, assistants: int):
    state = table()
    state.players[0].assistants, state.players[0].spare = assistants, 4 - assistants
    hold(state, code)
    action = read(GAME.verbs, "place H5 E")
    said = texts().action(GAME.key, GAME.verbs, action, GAME.forecast(state, 0, action), ["Ana", "Ben"])
    before = GAME.scores(state)[0]
    play(state, "place H5 E")
    if (code, assistants) == ("I02", 2):
        play(state, "assist")
        assert said.endswith(f" · +{GAME.scores(state)[0] - before} with an assistant")
    else:
        assert "assistant" not in said


def test_a_declined_icon_is_lost():
    state = placed("I02")
    play(state, "skip")
    assert (state.asked, state.desert.beds) == (1, [])


def test_no_assistant_left():
    state = table()
    state.players[0].assistants, state.players[0].spare = 0, 4
    hold(state, "I02")
    play(state, "place H5 E")
    assert state.asked == 1


def test_an_assistant_is_refused_where_the_bed_has_one():
    state = table()
    lay(state, "TS1", "D8", "NW", 1)
    hold(state, "I02")
    play(state, "place E9 W")
    (controlled,) = state.desert.beds
    assert names(state.desert, controlled.cells) == {"D8", "C3", "E8", "E9", "E10"}
    assert controlled.seat == 1
    assert state.asked == 1, "the icon cannot be used"


def test_a_wild_bed_is_claimed_as_a_whole():
    state = table()
    lay(state, "TS1", "D8", "NW")
    hold(state, "I02")
    play(state, "place E9 W; assist")
    (controlled,) = state.desert.beds
    assert names(state.desert, controlled.cells) == {"D8", "C3", "E8", "E9", "E10"}


def test_a_joker_is_either():
    state = placed("I06", "rr")
    assert legal(state) == {"assist", "skip", *(f"skill {skill} pay=rr" for skill in "FGHIJ")}


def test_skills_and_what_can_be_paid():
    state = placed("I10", "prw")
    assert legal(state) == {
        "skip",
        *(f"skill {skill} pay={pay}" for skill in "FGHIJ" for pay in ("pr", "pw", "rw")),
    }
    assert placed("I10", "pp").players[0].gems == [2, 0, 0]
    assert legal(placed("I10", "pp"), "skill") == {f"skill {skill} pay=pp" for skill in "FGHIJ"}


@pytest.mark.parametrize(
    ("code", "gems", "told"),
    [("I02", "", ["An assistant"]), ("I10", "rr", ["A skill"]), ("I06", "rr", ["An assistant", "A skill"])],
)
def test_advice_is_on_what_the_icon_can_be_used_for(code: str, gems: str, told: list[str]):
    state = placed(code, gems)
    (asked,) = GAME.pending(state)
    text = texts().advice(GAME.key, asked.kind, GAME.advice(GAME.view(state, 0), asked))
    assert [said for said in ("An assistant", "A skill") if said in text] == told


def test_too_few_gems_for_a_skill():
    state = table()
    have(state, 0, "p")
    hold(state, "I10")
    play(state, "place E8 E")
    assert state.asked == 1


def test_an_upper_skill_needs_the_lower_one_and_each_comes_once():
    state = placed("I10", "ww")
    give_skills(state, 0, J="pp", F="pr")
    assert legal(state) == {"skip", *(f"skill {skill} pay=ww" for skill in "GHIAE")}
    play(state, "skill E pay=ww")
    assert [skill for skill, _ in state.players[0].skills] == ["J", "F", "E"]
    assert state.players[0].gems == [0, 0, 0]


def test_one_skill_in_a_turn():
    state = placed("I10", "pppp")
    state.players[0].assistants = 2
    play(state, "skill J pay=pp")
    assert state.players[0].gems == [2, 0, 0]
    assert state.ask == "plant", "tamarisk could be planted, no second skill unlocked"
    assert not legal(state, "skill")


# What lower skills do


def test_f_the_double_token_covers_two_grass_spaces_and_either_gets_more_flowers():
    state = placed("I10", "pp")
    play(state, "skill F pay=pp")
    assert legal(state) == {"bloom H4 H5", "bloom H5 H4"}
    play(state, "bloom H4 H5")
    desert = state.desert
    assert names(desert, desert.flowers[0]) == {"H4", "H5", "H6"}
    assert names(desert, desert.flowers[1]) == {"H4", "H6"}, "two flowers where it begins"
    assert desert.grass == 0
    assert state.asked == 1, "no gem is left for a tree"


def test_h_the_single_token_covers_any_grass_space():
    state = placed("I10", "ww")
    play(state, "skill H pay=ww")
    assert legal(state) == {"bloom H4", "bloom H5"}
    play(state, "bloom H5")
    assert names(state.desert, state.desert.flowers[1]) == {"H5", "H6"}
    assert names(state.desert, state.desert.grass) == {"H4"}


def test_a_token_joins_the_bed_beside_it():
    state = placed("I11", "pp")
    play(state, "assist")
    ask(state, "bloom", 0)
    give_skills(state, 0, H="")
    (bed,) = state.desert.beds
    before = bed.cells.bit_count()
    (cell,) = [code for code in ("H4", "H6") if f"bloom {code}" in legal(state)][:1]
    GAME.play(state, 0, read(GAME.verbs, f"bloom {cell}"), Chance.scripted([]))
    (bed,) = state.desert.beds
    assert bed.cells.bit_count() == before + 1


def test_g_two_gems_of_any_colours_from_the_reserve():
    state = placed("I10", "pp")
    play(state, "skill G pay=pp")
    assert legal(state) == {f"gather {pair}" for pair in ("pp", "pr", "pw", "rr", "rw", "ww")}
    before = state.reserve[:]
    play(state, "gather rw")
    assert state.players[0].gems == [0, 1, 1]
    assert state.reserve == [before[0], before[1] - 1, before[2] - 1]
    assert state.ask != "gather"


def test_g_takes_what_is_left():
    state = placed("I10", "ww")
    state.reserve = [0, 1, 0]
    action = read(GAME.verbs, "skill G pay=ww")
    state.players[0].gems = [0, 0, 2]
    GAME.play(state, 0, action, Chance.scripted([]))
    # Two white gems lie on the skill now; one red one was there to be taken, without a question.
    assert (state.reserve, state.players[0].gems) == ([0, 0, 0], [0, 1, 0])


def test_i_a_reserved_card_is_planted_by_its_owner_alone_at_its_price():
    state = placed("I10", "pppp")
    play(state, "skill I pay=pp")
    assert legal(state) == {f"reserve {tree}" for tree in ("tamarisk", "willow", "poplar", "fig", "olive")}
    play(state, "reserve tamarisk")
    assert state.players[0].reserved == TREE["tamarisk"]
    assert state.row[0] == NONE, "filled when the turn ends"
    assert legal(state) == {"plant tamarisk H4", "plant tamarisk H5", "end"}
    play(state, "plant tamarisk H4", [0])
    assert state.players[0].reserved == NONE
    assert state.players[0].trees == [TREE["tamarisk"]]
    assert NONE not in state.row


def test_i_another_player_cannot_plant_a_reserved_card():
    state = placed("I10", "pp")
    play(state, "skill I pay=pp; reserve tamarisk", [0])
    have(state, 1, "ppp")
    ask(state, "plant", 1)
    assert not any("tamarisk" in text for text in legal(state))


def test_j_both_assistants_leave_the_carpet():
    state = placed("I10", "pp")
    play(state, "skill J pay=pp")
    player = state.players[0]
    assert (player.assistants, player.spare) == (4, 0)


# Trees


def test_several_trees_in_a_turn_and_the_row_is_filled_after_them():
    state = placed("I10", "pppprr")
    play(state, "skip")
    play(state, "plant tamarisk H4")
    assert state.row[0] == NONE
    assert {text.split()[1] for text in legal(state) if text != "end"} == {"poplar", "fig", "olive"}
    play(state, "plant olive H5", [0, 0])
    assert state.desert.grass == 0
    assert [len(player.trees) for player in state.players] == [2, 0]
    assert NONE not in state.row


def test_without_tree_tokens_the_row_stays_short():
    state = placed("I10", "pp")
    state.tokens = 0
    for text in ("skip", "plant tamarisk H4"):
        GAME.play(state, 0, read(GAME.verbs, text), Chance.scripted([]))
    assert state.row.count(NONE) == 1


# The end


def turns_until_the_end(state: State, seat: int) -> list[int]:
    """Two stacks are empty in the turn of `seat`: whose turns follow, when nobody can do anything else."""
    empty(state, 1, 2)
    followed: list[int] = []
    state.asked = seat
    for _ in range(len(state.players)):
        if not state.ask:
            break
        ask(state, "plant", state.asked)
        GAME.play(state, state.asked, read(GAME.verbs, "end"), Chance.seeded(1))
        if state.ask:
            followed.append(state.asked)
    return followed


@pytest.mark.parametrize(("seat", "still"), [(0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, [])])
def test_the_round_in_which_two_stacks_are_empty_is_played_to_its_end(seat: int, still: list[int]):
    state = table(4)
    can_at(state, 6)
    assert turns_until_the_end(state, seat) == still
    assert GAME.pending(state) == ()
    assert GAME.outcome(state) is not None


def test_the_last_round_ends_before_the_start_player_wherever_that_sits():
    state = table(3, start=2)
    can_at(state, 6)
    assert turns_until_the_end(state, 2) == [0, 1]


def test_one_empty_stack_ends_nothing():
    state = table()
    can_at(state, 6)
    empty(state, 1)
    ask(state, "plant", 1)
    GAME.play(state, 1, read(GAME.verbs, "end"), Chance.seeded(1))
    assert state.ask == "take"


def test_a_reserved_card_is_worth_nothing_at_the_end():
    state = table()
    can_at(state, 6)
    state.players[0].reserved = state.row[4]
    state.row[4] = state.deck.pop()
    empty(state, 1, 2)
    ask(state, "plant", 1)
    events = GAME.play(state, 1, read(GAME.verbs, "end"), Chance.seeded(1))
    assert "unplanted" in kinds(events)
    outcome = GAME.outcome(state)
    assert outcome
    assert outcome.scores == (0, 0)
    assert outcome.ranks == (1, 1), "a shared victory"
    assert kinds(events).count("shared") == 2


# Somebody absent


def test_an_absent_player_spends_nothing():
    state = placed("I10", "pppp")
    assert GAME.fallback(state, 0).verb == "skip"
    ask(state, "plant", 0)
    assert GAME.fallback(state, 0).verb == "end"


def test_a_stack_is_offered_with_what_its_tile_looks_like():
    state = table(4)
    can_at(state, 6)
    have(state, 0, "pppp")
    for action in GAME.legal_actions(state, 0):
        known = GAME.facts_of(state, 0, action)
        assert known
        (took, *_) = GAME.play(copy(state), 0, action, Chance.seeded(1))
        assert known.items() <= dict(took.args).items(), "no more and no less than comes true"


# What is told of a turn that leaves no choice, and after the end


def test_paying_without_a_choice_says_why():
    """The nearer tiles fit nowhere: the only way on is the tile that costs two gems."""
    rng, chance = Random(348), Chance.seeded(348)
    state = GAME.setup(2, {RULES_OPTION: "1"}, chance)
    while notate(GAME.verbs, action := GAME.sample(state, state.asked, rng)) != "place C1 SW":
        GAME.play(state, state.asked, action, chance)
    happened = GAME.play(state, state.asked, action, chance)
    steps = [(event.kind, event.seat, dict(event.args).get("stack")) for event in happened]
    forced = steps.index(("took", 1, 6))
    assert dict(happened[forced].args)["n"] == 2
    assert steps[forced - 1] == ("must-pay", 1, 6)
    assert dict(happened[forced - 1].args) == {"stack": 6, "n": 2}
    assert "**must pay** your own gems" in Texts("en")("ishtar-rules-2")
    told = tell(GAME, GAME.view(state, None), happened)
    wording = Wording(
        Texts("en"), lambda event: Texts("en").sentence("ishtar", event, ("Ana", "Ben")), ("Ana", "Ben"), None
    )
    (line,) = (line.text for line in wording.lines(told) if "fits nowhere" in line.text)
    assert line.startswith("Ben can take only one tile. The free tile fits nowhere"), (
        "it is not in the line of the turn before"
    )
    assert "Ben takes the" in line


def test_taking_the_free_tile_without_a_choice_needs_no_reason():
    state = table()
    can_at(state, 6)
    have(state, 0, "")
    have(state, 1, "")
    ask(state, "plant", 0)
    events = GAME.play(state, 0, read(GAME.verbs, "end"), Chance.seeded(1))
    assert "took" in kinds(events)
    assert "must-pay" not in kinds(events)


def test_after_the_end_nothing_is_reserved_and_points_are_final():
    state = table()
    can_at(state, 6)
    state.players[0].reserved = state.row[4]
    state.row[4] = state.deck.pop()
    empty(state, 1, 2)
    before = GAME.facts(GAME.view(state, None))
    assert "board-reserved" in kinds(before)
    ask(state, "plant", 1)
    GAME.play(state, 1, read(GAME.verbs, "end"), Chance.seeded(1))
    after = GAME.facts(GAME.view(state, None))
    assert "board-reserved" not in kinds(after)
    said = [Texts("en").event("ishtar", fact, ("Ana", "Ben")) for fact in after]
    players = [line for line in said if "on the carpet" in line]
    assert len(players) == 2
    assert not [line for line in players if "as things stand" in line]
