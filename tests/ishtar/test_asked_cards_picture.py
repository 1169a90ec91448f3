"""Pictures of questions of Ishtar away from the desert: its skills, trees and gems."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import cast

import pytest

from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.skills import SKILLS, UPPER
from engine.games.ishtar.state import NONE, TREES, State, Unlocked
from locales import texts
from render import headline, pictures, sprites
from render.boards.ishtar import (
    close,
    table,
)
from render.boards.ishtar.plan import plan
from render.theme import (
    GAP,
    MARGIN,
)
from tests.ishtar.picturing import (
    GAME,
    copy,
    scene,
)
from tests.pictures import calls, changed, opened, veiled
from tests.words import LEAST, SHOWN, recording


def test_what_is_left_of_an_icon_without_an_assistant_is_asked_beside_the_skills() -> None:
    offering = scene(3, "skill", 5)
    leave = Action("skip")
    assert pictures.about("ishtar", replace(offering, choices=(*offering.choices, leave))) == "detail"
    assert pictures.about("ishtar", replace(offering, choices=(leave,))) == "board"


@pytest.mark.parametrize("few", [False, True])
def test_skills_out_of_reach_are_paler_than_those_that_may_be_chosen(few: bool) -> None:
    offering = scene(3, "skill", 5)
    offering = replace(offering, choices=offering.choices[:1]) if few else offering
    state: State = offering.view.state
    canvas = close.draw(offering)
    assert canvas
    drawn = opened(canvas.png())
    offered = {str(action.args[0]) for action in offering.choices}
    known = {unlocked.skill for unlocked in state.players[state.asked].skills}
    assert offered
    for skill in SKILLS:
        left, top, right, bottom = close.skill_box(skill)
        middle = (left + right) // 2 - 4
        sign = drawn.crop((middle - 64, top + 24, middle + 64, top + 152)).convert("L")
        words = drawn.crop((left + 16, bottom - 110, right - 16, bottom - 16)).convert("L")
        if skill not in known:
            assert (sum(sign.histogram()[:125]) > 0) == (skill in offered), skill
            assert (sum(words.histogram()[:80]) > 0) == (skill in offered), skill


def test_a_skill_that_needs_another_one_says_which() -> None:
    offering = scene(3, "skill", 5)
    state: State = offering.view.state
    known = {unlocked.skill for unlocked in state.players[state.asked].skills}
    with recording() as recorder:
        canvas = close.draw(offering)
        assert canvas
        locks = [word for word in recorder.of(canvas) if word.sprite == "lock"]
    assert locks
    assert {lock.text for lock in locks} == {UPPER[skill].needs for skill in UPPER} - known
    assert min(lock.size for lock in locks) * SHOWN / canvas.size[0] >= LEAST


def test_a_skill_that_is_unlocked_has_a_tick_and_is_quieter_than_one_that_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offering = scene(3, "skill", 5)
    state = copy(offering.view.state)
    free = next(letter for letter in "FGHIJ" if letter not in {a.args[0] for a in offering.choices})
    state.players[state.asked].skills = [Unlocked(free, "pp")]
    ticks = calls(monkeypatch, sprites, "tick")
    canvas = close.draw(replace(offering, view=GAME.view(state, state.asked)))
    assert canvas
    assert ticks == [close.TICK]
    left, _, _, bottom = close.skill_box(free)
    pale = cast(tuple[int, int, int], canvas.image.getpixel((left + 14, bottom - 16)))
    assert min(pale) > 150, "not golden"


def test_what_whoever_is_asked_has_none_of_is_left_out() -> None:
    """But gems, if there is nothing at all."""
    offering = scene(3, "take", 5)
    state = copy(offering.view.state)
    player = state.players[state.asked]
    player.assistants, player.trees = 0, []
    for gems, said in (([2, 0, 1], ["2", "1"]), ([0, 0, 0], ["0", "0", "0"])):
        player.gems = gems
        with recording() as recorder:
            canvas = close.draw(replace(offering, view=GAME.view(copy(state), state.asked)))
            assert canvas
            words = recorder.of(canvas)
        middle = MARGIN + headline.HEIGHT / 2
        assert [one.text for one in words if abs(one.y - middle) < 20 and one.text.isdigit()] == said


def test_trees_that_cannot_be_planted_are_paler(monkeypatch: pytest.MonkeyPatch) -> None:
    offering = scene(3, "reserve", 14)
    state: State = offering.view.state
    space = next(iter(LAYOUTS[state.desert.layout].names.values()))
    can = [tree for tree in state.row if tree != NONE][:2]
    choices = tuple(Action("plant", (TREES[tree][0], space)) for tree in can)
    paler = veiled("ishtar", replace(offering, choices=choices), monkeypatch)
    boxes = dict(zip(close._trees(state), close.card_boxes(state), strict=True))
    assert {tree for tree, box in boxes.items() if paler.crop(box).getbbox()} == {*state.row} - {NONE, *can}


def test_trees_to_reserve_are_shown_without_what_is_not_paid() -> None:
    """The supply of gems has no part in it, but the cards still to come fill the last place."""
    offering = scene(3, "reserve", 14)
    with recording() as recorder:
        canvas = close.draw(offering)
        assert canvas
        words = recorder.of(canvas)
    assert "Supply" not in {word.text for word in words}
    (deck,) = [word for word in words if word.text == f"×{len(offering.view.state.deck)}"]
    *_, last = close.card_boxes(offering.view.state)
    assert deck.x > last[2]
    assert last[1] < deck.y < last[3]


@pytest.mark.parametrize("kinds", [3, 5])
def test_much_stock_leaves_a_skill_its_room(kinds: int) -> None:
    """The signs of a player who has much are smaller, but a skill beside them hardly is."""
    plain = scene(4, "place", 5, choices=False)
    state = copy(plain.view.state)
    one = state.players[0]
    one.gems, one.trees = [1, 1, 1], [0] if kinds > 4 else []
    one.assistants = int(kinds > 3)

    def drawn(letters: str) -> bytes:
        one.skills = [Unlocked(skill, "pp") for skill in letters]
        return pictures.board("ishtar", replace(plain, view=GAME.view(copy(state), None)))

    left, top, right, bottom = plan("triangle", 4).players[0]
    difference = changed(drawn(""), drawn("F")).crop((left, top + table.BAND, right, bottom))
    box = difference.getbbox()
    assert box
    assert box[2] - box[0] > 0.95 * (bottom - top - table.BAND - table.INSET), "as large as alone"


def test_who_takes_gems_sees_the_names_of_the_trees_and_no_mark_on_a_price() -> None:
    offering = scene(3, "reserve", 14)
    state: State = copy(offering.view.state)
    state.players[state.asked].reserved = 3
    gathering = replace(offering, view=GAME.view(state, state.asked), choices=(Action("gather", ("pp",)),))
    with recording() as recorder:
        canvas = close.draw(gathering)
        assert canvas
        words = recorder.of(canvas)
    told = {word.text for word in words}
    names = texts("en")
    assert {names.term("ishtar", "tree", TREES[tree].name) for tree in (*state.row, 3)} <= told
    *_, (left, top, right, bottom) = close.card_boxes(state, close.SUPPLY + GAP)
    costs = [
        word for word in words if word.sprite == "cost" and left < word.x < right and top < word.y < bottom
    ]
    (mark,) = [
        word for word in words if word.sprite == "token" and left < word.x < right and top < word.y < bottom
    ]
    assert costs
    for word in costs:
        assert hypot(word.x - mark.x, word.y - mark.y) > (close.OWN + word.size) / 2
