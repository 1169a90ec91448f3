"""Random games: the rules compared with a slow implementation, invariants, and texts."""

import logging
import random
from collections.abc import Iterable

import pytest

from engine.chance import Chance
from engine.core import LIST_LIMIT, Action, Ambiguous, Event, Known, copier
from engine.games.babylon.decorations import gap_of
from engine.games.babylon.garden import sites
from engine.games.babylon.quarry import earned
from engine.games.babylon.rules import TURNED
from engine.games.babylon.state import (
    CELL,
    DATA,
    FLOWERS,
    FOOTBRIDGE,
    MATERIALS,
    NONE,
    SHEET,
    SLOTS,
    State,
)
from engine.match import decode, encode
from engine.menu import LIMIT, fold
from engine.notation import argument_names, notate, parse
from locales import texts
from tests.babylon.naive import BOARD, Cell, Naive, cell_of, corners, name, steps
from tests.babylon.tools import GAME, garden, in_turn, long_list, play, positions, put, quarry, table

copy = copier(State)
NAMES = ("Ana", "Ben", "Cleo", "Dara")
TOKENS = ("resymbol", "newsymbol", "double")


@pytest.mark.parametrize("seed", range(6))
def test_steps_and_scores_are_those_of_the_slow_rules(seed):
    rng = random.Random(seed)
    compared = 0
    for state, _ in positions(2 + seed % 3, seed):
        assert GAME.scores(state) == tuple(Naive(player.garden).score() for player in state.players)
        if state.ask == "build" and rng.random() < 0.5:
            world = copy(state)
            player = world.players[world.asked]
            if not world.changed and rng.random() < 0.5:
                world.token = rng.choice(TOKENS)
                world.doubles = int(world.token == "double")
            listed = [notate(GAME.verbs, action) for action in GAME.legal_actions(world, world.asked)]
            ends = {"end"} if NONE in (world.new, player.spare) else {"keep new", "keep old"}
            assert set(listed) == steps(world, player) | ends
            compared += 1
    assert compared > 5


def dead(naive: Naive) -> set[Cell]:
    """Cells whose top holds a piece other than a statue."""
    return {cell for cell in BOARD if naive.occupant(cell) not in ("", "statue")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_i1_to_i5_what_never_changes_in_a_garden(seats):
    for seed in range(2):
        before: dict[int, tuple[dict[Cell, int], set[Cell]]] = {}
        belvederes = 0
        for state, events in positions(seats, seed):
            belvederes += sum(e.kind == "built" and dict(e.args)["corner"] != "" for e in events)
            for seat in {e.seat for e in events if e.kind in ("built", "decorated")}:
                player = state.players[seat]
                naive = Naive(player.garden)
                heights, closed = before.get(seat, (naive.height, set()))
                assert all(heights[cell] <= naive.height[cell] for cell in BOARD), "I4"
                assert closed <= dead(naive), "I1"
                for site in sites(player.garden, 8, 1):
                    assert len(dead(naive) & set(corners(cell_of(site.anchor)))) <= 1, "I2"
                for piece in player.garden.pieces:
                    if piece.kind == FOOTBRIDGE:
                        assert naive.height[cell_of(gap_of(piece))] < piece.storey, "I3"
                before[seat] = (naive.height, dead(naive))
            placed = [tile for player in state.players for tile in player.garden.tiles]
            assert belvederes == sum(tile.corner != NONE for tile in placed), "I5"


def test_a_menu_asks_for_tile_cell_turn_and_supports_in_turn():
    state = long_list()
    actions = GAME.legal_actions(state, 0)
    assert 2000 < len(actions) <= LIST_LIMIT
    asked: list[str] = []
    path: tuple[str, ...] = ()
    for value in ("build", "new", "D*", "D4"):
        choices = fold(GAME.verbs, actions, path)
        assert len(choices) <= LIMIT
        asked.append(choices[0].name)
        (path,) = (choice.path for choice in choices if choice.path[-1] == value)
    last = fold(GAME.verbs, actions, path)
    assert asked == ["verb", "tile", "cell", "cell"]
    assert last[0].name in ("action", "turn")
    assert len(last) <= LIMIT
    assert {action.args[:2] for choice in last for action in choice.actions} == {("new", "D4")}


def test_a_typed_build_is_filled_in():
    state = in_turn(table(), new="G01", old="S-white", singles=4)
    actions = GAME.legal_actions(state, 0)
    assert notate(GAME.verbs, parse(GAME.verbs, "build new C4 r90", actions)) == "build new C4 r90 f1"
    typed = parse(GAME.verbs, "Build old c4 R180 open=se", actions)
    assert notate(GAME.verbs, typed) == "build old C4 r180 f1 open=SE"
    with pytest.raises(Ambiguous):
        parse(GAME.verbs, "build new C4 r90", GAME.legal_actions(with_both_storeys(), 0))


def with_both_storeys() -> State:
    state = table()
    put(state, "G7 f1")
    return in_turn(state, new="G01", old="S-white", singles=8)


def test_taking_is_final_where_something_lies_below():
    state = quarry(table(), "c g b c / c c c c / c c c c / c c c c")
    for stack, final in ((1, True), (2, True), (3, False)):
        chance = Chance.seeded(stack)
        GAME.play(copy(state), 0, Action("take", (stack,)), chance)
        assert chance.final is final


def test_what_lies_below_and_the_tokens_are_drawn_evenly():
    """Everything hidden is in the bags: every view is the complete state."""
    state = table(3)
    seen = set()
    for value in range(16):
        world = copy(state)
        play(world, "rm 1", [value])
        seen.add(world.quarry[0])
    assert seen == set(state.granite)
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view.state == state
        assert GAME.resample(view, Chance.seeded(1)) == state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fallback_is_harmless(seats):
    """A game of absent players: they take what earns most, build nothing, and never empty the slot."""
    chance = Chance.seeded(seats)
    state = GAME.setup(seats, {}, chance)
    while state.ask:
        action = GAME.fallback(state, state.asked)
        assert action in GAME.legal_actions(state, state.asked)
        if state.ask == "take":
            player = state.players[state.asked]
            best = max(earned(state, s, player) for s, tile in enumerate(state.quarry) if tile != NONE)
            assert earned(state, int(action.args[0]) - 1, player) == best
        GAME.play(state, state.asked, action, chance)
        GAME.check(state)
    assert [len(player.garden.tiles) for player in state.players] == [0] * seats
    assert all(player.spare != NONE and player.singles == SLOTS for player in state.players)


def test_a_stored_position_is_the_same_position():
    for state, _ in positions(4, 4):
        assert decode(GAME, encode(state)) == state


def heights_told(facts: list[Event], start: int) -> dict[Cell, int]:
    told = dict.fromkeys(BOARD, 0)
    for fact in facts[start + 1 :]:
        if fact.kind in ("board-garden", "board-quarry", "board-garden-bare"):
            break
        if fact.kind == "board-heights":
            args = dict(fact.args)
            for column, height in enumerate(str(args["heights"]).split()):
                told[int(args["row"]) - 1, column] = 0 if height == "." else int(height)
    return told


@pytest.mark.parametrize("seats", [2, 4])
def test_the_words_tell_every_garden_whole(seats):
    """Heights, free symbols and pieces can be read off the facts."""
    for number, (state, _) in enumerate(positions(seats, 11)):
        if number % 9:
            continue
        facts = GAME.facts(GAME.view(state, None))
        for at, fact in enumerate(facts):
            if fact.kind == "board-garden" and fact.seat is not None:
                naive = Naive(garden(state, fact.seat))
                assert heights_told(facts, at) == naive.height
                free = {name(cell) for cell in naive.tile if not naive.occupant(cell)}
                told: set[str] = set()
                for other in facts:
                    if other.kind == "board-symbols" and other.seat == fact.seat:
                        told |= set(str(dict(other.args)["cells"]).split(", "))
                assert told == {place for place in free if naive.sign[cell_of(CELL[place])] != "."}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_can_be_formatted(seats, caplog):
    caplog.set_level(logging.ERROR)
    words = texts()
    rng = random.Random(seats)

    def say(told: Iterable[Event]) -> None:
        for happened in told:
            assert words.event("babylon", happened, NAMES).strip()

    for state, events in positions(seats, seats):
        say(events)
        if state.ask and rng.random() > 0.2:
            continue
        say(GAME.facts(GAME.view(state, None)))
        for decision in GAME.pending(state):
            assert words(f"babylon-ask-{decision.kind}")
            for action in GAME.legal_actions(state, decision.seat):
                known = GAME.forecast(state, decision.seat, action)
                assert words.action("babylon", GAME.verbs, action, known).strip()
    assert not caplog.records


def test_what_is_named_has_a_word():
    words = texts()
    keys = [f"{part}-{token}" for token in DATA["tokens"] for part in ("token", "token-help")]
    keys += [f"sheet-{row}" for row in SHEET]
    keys += [f"{part}-{verb}" for verb in GAME.verbs for part in ("verb", "do")]
    keys += [f"arg-{argument}" for verb in GAME.verbs.values() for argument in argument_names(verb)]
    keys += [f"storey-f{storey}" for storey in range(1, 17)] + [f"turn-{turn}" for turn in TURNED]
    keys += [f"material-{kind}" for kind in MATERIALS] + [f"flower-{flower}" for flower in FLOWERS]
    assert [key for key in keys if f"babylon-{key}" not in words] == []
    assert "babylon-option-thinning-random" in words
    build = Action("build", ("old", "C4", "r90", "f2", "SE"))
    nothing = {
        "used": "",
        "uses": 0,
        "piece": "",
        "cells": "",
        "lost": "",
        "alone": 0,
        "completes": "",
        "breaks": "",
    }
    label = words.action("babylon", GAME.verbs, build, Known({"n": 3, "doubles": 0, **nothing}))
    assert label == "stored tile on C4, storey 2, turned right · 3 columns, belvedere SE"


def test_a_page_of_the_rules_explains_its_daggers():
    """The last page lists everything that is our own; the pages before mark it."""
    words, pages = texts(), 0
    while f"babylon-rules-{pages + 1}" in words:
        pages += 1
        page = words(f"babylon-rules-{pages}")
        assert page.count("† Our own") == ("†" in page), pages
    assert words(f"babylon-rules-{pages}").startswith("**How this edition was made**")
