"""The pictures of questions in Yspahan about dice, buildings and cards: what they bring and cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from engine.core import Action, View
from engine.games.yspahan.state import BUILDINGS, DATA
from locales import change, texts
from render import headline, theme
from render.boards.yspahan import (
    TOWER,
    art,
    asking,
    board,
    city,
    hand,
    part,
    rolling,
    sides,
)
from render.boards.yspahan.cards import HEAD
from render.boards.yspahan.gains import PAYING
from render.boards.yspahan.ground import DARK_GATE, GROUND
from render.boards.yspahan.stage import Stage
from render.canvas import Canvas
from render.scene import Scene
from tests.pictures import opened
from tests.words import recording
from tests.yspahan.picturing import overlap
from tests.yspahan.scenes import hand_of_seven, middle, mover, spectator, start
from tests.yspahan.tools import GAME, have, table, tower


def test_dice_of_others_are_dim_but_a_yellow_one_can_be_told_from_a_white_one() -> None:
    white, yellow = (art.resting(5, 60, kind).convert("RGB").getpixel((16, 30)) for kind in (False, True))
    assert isinstance(white, tuple)
    assert isinstance(yellow, tuple)
    assert max(white) - min(white) < 30 < 60 < yellow[0] - yellow[2], "grey, and still yellow"
    assert yellow[0] > yellow[1] > yellow[2], "no green"
    assert max(white) < 200 > max(yellow)


def test_each_roll_has_its_price_also_one_without_yellow_dice() -> None:
    state = start(3)
    state.players[state.asked].gold = 7
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (0,)), Action("roll", (1,))))
        assert canvas
        said = [one for one in recorder.of(canvas) if one.x > canvas.size[0] - theme.MARGIN - 238]
    prices = [
        one.text for one in sorted(said, key=lambda one: one.y) if one.y < asking.TOP + 2 * rolling.ROLL_ROW
    ]
    assert prices == ["0", change(-1)]


@pytest.mark.parametrize("most", [1, 2, 3])
def test_each_way_to_roll_is_a_sum_of_large_dice_with_its_price(most: int) -> None:
    """Also where the ways have numbers."""
    state = start(3)
    rolls = [Action("roll", (number,)) for number in range(most + 1)]
    for numbered in ((), tuple((action, number) for number, action in enumerate(rolls, 1))):
        check_sums(replace(mover(state, *rolls), numbered=numbered), most)


def check_sums(scene: Scene, most: int) -> None:
    """Check that each row has how many white dice there are, one of them, and all its yellow ones."""
    with recording() as recorder:
        canvas = part.draw(scene)
        assert canvas
        said = recorder.of(canvas)
    box = (
        theme.MARGIN,
        asking.TOP,
        canvas.size[0] - theme.MARGIN,
        asking.TOP + (most + 1) * rolling.ROLL_ROW + 24,
    )
    white = str(DATA["players"]["white_dice"]["3"])
    for number in range(most + 1):
        left, top, right, bottom = sides.row(box, number, most + 1)
        dice = [one for one in said if one.sprite == "thrown" and top < one.y < bottom]
        assert len(dice) == 1 + number, "one white die and all yellow ones"
        (figure,) = [one for one in said if one.text == white and top < one.y < bottom and one.x < dice[0].x]
        assert left < figure.x
        assert all(one.x + rolling.YELLOWS / 2 <= right - rolling.PRICED for one in dice), "beside the price"


@pytest.mark.parametrize("verbs", [("swap",), ("put", "swap"), ("play", "sell")])
def test_the_headline_over_cards_speaks_of_cards_alone(verbs: tuple[str, ...]) -> None:
    state = middle()
    state.ask = "end"
    args = {"swap": ("camel", 1), "put": ("B6c",), "play": ("gold3",), "sell": ("gold", 1)}
    scene = mover(state, *(Action(verb, args[verb]) for verb in verbs), Action("end", ()))
    with recording() as recorder:
        canvas = part.draw(scene)
        assert canvas
        (said, *_) = [
            one.text for one in recorder.of(canvas) if one.size >= headline.LEAST and not one.sprite
        ]
    assert said == "You may play cards"


def test_the_panel_of_buildings_has_the_points_for_the_next_one():
    for built in range(len(BUILDINGS)):
        state = middle()
        state.ask, state.players[state.asked].buildings = "end", list(BUILDINGS[:built])
        with recording() as recorder:
            canvas = part.draw(mover(state, Action("build", (BUILDINGS[-1], ""))))
            assert canvas
            said = recorder.of(canvas)
        points = sides.VALUE[built]
        sites = [one.text for one in said if one.sprite == "site"]
        assert sites == ([f"+{points}"] if points else [])


@pytest.mark.parametrize(
    ("payments", "cards"),
    [
        (("",), []),
        (("", "build_no_gold"), []),
        (("build_no_gold",), ["build_no_gold"]),
        (("both",), [*PAYING]),
    ],
)
def test_a_price_that_only_a_card_can_pay_is_nothing_with_what_it_was_and_that_card_beside_it(
    payments: tuple[str, ...], cards: list[str]
):
    state = middle()
    state.ask = "end"
    choices = tuple(Action("build", ("market", payment)) for payment in payments)
    assert part._paying(choices, "market") == sorted(cards, key=PAYING.index)
    assert part._paying(choices, "crane") == []
    with recording() as recorder:
        canvas = part.draw(mover(state, *choices))
        assert canvas
        said = recorder.of(canvas)
    top = asking.TOP + part.TALL / 2 + sides.PAD
    line = [one for one in said if top < one.y < top + part.TALL / 2]
    row = [one for one in line if one.text.isdigit() and one.sprite != "site"]
    paid = dict(zip(("build_no_camels", "build_no_gold"), sides.COST["market"], strict=True))
    shown = [[str(price), "0"] if card in cards else [str(price)] for card, price in paid.items()]
    assert [one.text for one in row] == [number for numbers in shown for number in numbers]
    small = [one.text for one in row if one.size < asking.FIGURES]
    assert small == [str(paid[card]) for card in paid if card in cards]


def test_a_frame_leads_to_the_dice_while_somebody_rolls_or_chooses_them():
    state = middle()
    x, y = TOWER[0] - 3, (TOWER[1] + TOWER[3]) // 2
    for ask in ("roll", "act", "place", "end"):
        state.ask = ask
        public = replace(spectator(state), last=(), active=(state.asked,))
        pixel = board(public).image.convert("RGB").getpixel((x, y))
        assert (pixel == theme.rgb(theme.SEATS[state.asked].colour)) == (ask in ("roll", "act")), ask


@pytest.mark.parametrize(
    ("counts", "figures"),
    [
        ((3, 0), []),
        ((2, 1), []),
        ((4, 0), ["×4"]),
        ((9, 0), ["×9"]),
        ((5, 2), ["×5", "×2"]),
        ((4, 1), ["×4"]),
    ],
)
def test_more_than_three_dice_in_a_row_are_one_of_each_colour_with_how_many_there_are(
    counts: tuple[int, int], figures: list[str]
):
    room, most = 223, 78
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, 400)
        sides.together(canvas, (800, 200), room, 2, counts, most)
        assert [one.text for one in recorder.of(canvas)] == figures
    boxes = sorted(canvas.sprites())
    assert len(boxes) == (sum(counts) if not figures else sum(map(bool, counts)) + len(figures))
    assert all(one[2] <= other[0] + 4 for one, other in pairwise(boxes)), "none lies on another"
    assert boxes[-1][2] - boxes[0][0] <= room + 4


def test_the_tower_lists_the_numbered_moves_of_the_supervisor_below_the_dice():
    state = middle()
    offered = GAME.legal_actions(state, state.asked)
    moves = [action for action in offered if action.verb == "supervise"][:7]
    scene = mover(state, *offered)
    plain, listed = (part.draw(replace(scene, numbered=n)) for n in ((), tuple((a, 1) for a in moves)))
    assert plain is not None
    assert listed is not None
    assert listed.size[1] > plain.size[1]
    rows = city.Map(0, 0).area((60, asking.TOP, 900, asking.TOP + 700))
    unmarked = part.draw(replace(scene, numbered=tuple((a, 1) for a in moves), choices=tuple(offered)))
    assert unmarked is not None
    assert unmarked.image.crop(rows).tobytes() == listed.image.crop(rows).tobytes()


def test_a_number_stands_beside_the_use_it_is_of_and_covers_nothing():
    """Once it lay on the sign of the very move that was better."""
    state = tower(table(), gold=(6, 2), barrel=(4, 2), camel=(1, 2))
    offered = GAME.legal_actions(state, state.asked)
    by_verb = [
        [action for action in offered if action.verb == verb] for verb in ("take", "supervise", "draw")
    ]
    for moves in (
        by_verb[1][:1] + by_verb[0][-1:],
        by_verb[0][:2] + by_verb[2][:1],
        [*by_verb[1][:3], *by_verb[2], *by_verb[0]],
    ):
        numbered = tuple((action, number) for number, action in enumerate(moves, 1))
        with recording() as recorder:
            canvas = part.draw(replace(mover(state, *moves), numbered=numbered))
            assert canvas is not None
            spaces = [said.text for said in recorder.of(canvas)]
        assert all(str(move.args[1]) in spaces for move in moves if move.verb == "supervise")
        boxes = [box for box in canvas.sprites() if box[1] > asking.TOP]
        sizes = [min(box[2] - box[0], box[3] - box[1]) for box in boxes]
        badges = [box for box, size in zip(boxes, sizes, strict=True) if abs(size - asking.BADGE) < 8]
        assert len(badges) >= len(moves)
        for badge in badges:
            middle = (badge[0] + badge[2]) / 2, (badge[1] + badge[3]) / 2
            hidden = [
                box
                for box in boxes
                if box != badge
                and box[0] < middle[0] + 40
                and box[2] > middle[0] - 40
                and box[1] < middle[1] < box[3]
            ]
            assert not hidden


def test_the_tower_says_what_else_a_group_may_be_used_for():
    """How far the supervisor would go stands beside the dice as long as he may go there."""
    state = tower(table(), gold=(6, 2), camel=(3, 1))
    offered = GAME.legal_actions(state, state.asked)
    rest = [action for action in offered if action.verb != "supervise"]
    assert len(rest) < len(offered)
    for choices, steps in ((offered, ["3", "6"]), (rest, [])):
        with recording() as recorder:
            canvas = part.draw(mover(state, *choices))
            assert canvas is not None
            written = [said.text for said in recorder.of(canvas) if said.y > asking.TOP]
        assert [said for said in written if said in ("3", "6")] == steps


@pytest.mark.parametrize(("seats", "camels", "lots"), [(2, 2, 3), (2, 0, 0), (3, 2, 0)])
def test_with_two_players_each_group_may_be_used_to_build(seats: int, camels: int, lots: int):
    """With more of them, a building is not what a group is used for."""
    state = tower(table(seats), gold=(6, 2), bag=(4, 4), camel=(3, 1))
    have(state, state.asked, camels=camels)
    with recording() as recorder:
        canvas = part.draw(mover(state, *GAME.legal_actions(state, state.asked)))
        assert canvas is not None
        said = recorder.of(canvas)
    drawn = [one for one in said if one.sprite == "site"]
    assert len(drawn) == lots
    assert len({one.x for one in drawn}) <= 1, "in a column"


@pytest.mark.parametrize("open_", [1, 2, 3, 6])
def test_groups_that_may_be_used_have_a_row_each_and_others_stand_beside_each_other_below(
    open_: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stages: list[Stage] = []

    def noted(_canvas: Canvas, stage: Stage, *_about: Any) -> None:
        stages.append(stage)

    monkeypatch.setattr(rolling, "mark", noted)
    state = tower(table())
    for floor in range(open_):
        state.value[floor], state.white[floor] = floor + 1, 1
    assert part.draw(mover(state, *GAME.legal_actions(state, state.asked)))
    rows = [row for kind in GAME.data["floors"] if (row := stages[-1].row(kind))]
    heights = [bottom - top for _, top, _, bottom in rows]
    assert heights == [rolling.TOWER_ROW] * open_ + [rolling.SHUT_ROW] * (6 - open_)
    assert rolling.SHUT_ROW < 0.8 * rolling.TOWER_ROW
    assert all(upper[3] == lower[1] for lower, upper in pairwise(rows[:open_])), "the first is the lowest"
    for one, other in combinations(rows, 2):
        assert min(overlap(one, other)) <= 0
    for left, top, right, _ in rows[open_:]:
        assert top >= rows[0][3], "below all others"
        assert right - left >= theme.WIDTH // 8, "with room for a sign and dice"


@pytest.mark.parametrize("shut", [1, 2, 3, 4, 5])
def test_groups_that_nobody_may_use_lie_in_one_dark_bar_each_with_its_sign_at_one_place(shut: int) -> None:
    state = tower(table())
    for floor in range(6 - shut):
        state.value[floor], state.white[floor] = floor + 1, 1
    for floor in range(6 - shut, 6):
        state.value[floor], state.taken[floor] = 6, 1
    opened_ = [floor < 6 - shut for floor in range(6)]
    boxes = rolling._floors(opened_)[6 - shut :]  # pyright: ignore[reportPrivateUsage]
    canvas = part.draw(replace(mover(state, *GAME.legal_actions(state, state.asked)), last=()))
    assert canvas is not None
    for left, top, right, bottom in boxes:
        inside = [one for one in canvas.sprites() if left < one[0] and top < one[1] < one[3] < bottom]
        sign, taker = sorted(one for one in inside if one[2] < right)
        assert abs((sign[0] + sign[2]) / 2 - left - rolling.SHUT_AT) <= 1
        assert abs((taker[0] + taker[2]) / 2 - left - rolling.SHUT_DICE - rolling.TAKER / 2) <= 1
        assert sign[2] < taker[0] + 8, "beside it"
    for _, top, right, bottom in boxes:
        if right < max(box[2] for box in boxes):
            between = canvas.crop((right - 8, top + 20, right + 8, bottom - 20)).image.convert("RGB")
            assert between.getcolors() == [(16 * (bottom - top - 40), theme.rgb(DARK_GATE))]


def test_who_has_taken_a_group_is_seen_in_full_colour_among_those_to_choose():
    state = tower(table(), gold=(6, 2), camel=(3, 1))
    state.value[1], state.taken[1] = 4, 1
    canvas = part.draw(mover(state, *GAME.legal_actions(state, state.asked)))
    assert canvas is not None
    colours = {colour: n for n, colour in canvas.image.getcolors(1 << 20) or ()}
    assert colours.get(theme.rgb(theme.SEATS[1].colour), 0) > 1000


def test_a_long_name_leaves_room_for_the_number_of_cards_in_hand():
    canvas = hand(hand_of_seven())
    assert canvas
    name, said = (box for box in canvas.words if box[3] < theme.MARGIN + HEAD)
    assert max(overlap(name, said)) > 0 >= overlap(name, said)[0]


def test_the_cards_of_others_are_on_no_part():
    state = middle()
    for player in state.players:
        player.hand = ["load", "swap"]
    offered = GAME.legal_actions(state, state.asked)
    for verbs in ({"play"}, {"take"}, {"supervise"}):
        scene = mover(state, *(action for action in offered if action.verb in verbs))
        mine = part.draw(scene)
        other = replace(scene, view=View(GAME.view(state, state.asked).state, state.asked))
        for seat, player in enumerate(other.view.state.players):
            if seat != state.asked:
                player.hand = ["gold3", "gold3"]
        theirs = part.draw(other)
        assert mine is not None
        assert theirs is not None
        assert mine.image.tobytes() == theirs.image.tobytes()


@pytest.mark.parametrize("offered", [("store", "market"), ("crane",), BUILDINGS])
def test_buildings_that_may_be_built_come_first_and_others_are_smaller_with_their_prices(
    offered: Sequence[str],
) -> None:
    state = middle()
    state.ask, state.players[2].buildings = "end", ["paddock"] if len(offered) < len(BUILDINGS) else []
    with recording() as recorder:
        canvas = part.draw(mover(state, *(Action("build", (kind, "")) for kind in offered)))
        assert canvas
        said = recorder.of(canvas)
    high = part.TALL if len(offered) <= part.FEW else part.YARD_ROW
    low = asking.TOP + 2 * sides.PAD + len(offered) * high
    names = [texts().term("yspahan", "building", kind) for kind in offered]
    assert [one.text for one in sorted(said, key=lambda one: one.y) if one.text in names] == names
    others = [kind for kind in BUILDINGS if kind not in offered and kind not in state.players[2].buildings]
    prices = [one for one in said if low < one.y < low + part.OTHERS * bool(others) and one.text.isdigit()]
    assert sorted(one.text for one in prices) == sorted(
        str(price) for kind in others for price in sides.COST[kind] if price
    )
    assert all(one.size == part.COUNTED for one in prices)
    assert part.COUNTED * 264 / canvas.size[0] >= 10, "on a phone"


def test_dice_that_are_not_rolled_yet_have_no_values_where_there_is_no_choice():
    state = start(3)
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (0,))))
        assert canvas is not None
        assert "9" in [one.text for one in recorder.of(canvas)]
        assert [one.text for one in recorder.of(art._unknown(rolling.ALONE, theme.WHITE))] == ["?"]
    row = range(asking.TOP, asking.TOP + rolling.LONE_ROW)
    dice = sorted(box for box in canvas.sprites() if box[1] in row and box[2] - box[0] > rolling.ALONE)
    dice = [box for box in dice if box[2] - box[0] < 2 * rolling.ALONE and box[3] - box[1] > rolling.ALONE]
    assert len(dice) == 9
    assert all(one[2] <= other[0] for one, other in pairwise(dice)), "side by side"


def test_a_roll_that_is_to_be_confirmed_shows_its_yellow_dice_and_what_they_cost():
    state = start(3)
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (2,))))
        assert canvas is not None
        assert {"9+2", change(-2)} <= {one.text for one in recorder.of(canvas)}
    dice = opened(canvas.png()).crop((theme.MARGIN, asking.TOP, theme.WIDTH, asking.TOP + rolling.LONE_ROW))
    assert sum(n for n, colour in dice.getcolors(256) or () if colour == theme.rgb(theme.GOLD)) > 3500


def test_a_panel_does_not_show_what_the_player_has_none_of() -> None:
    state = middle()
    player = state.players[state.asked]
    player.camels, player.gold, player.hand = 0, 0, []
    without = part.draw(mover(state, Action("take", ("camel",))))
    player.gold = 3
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("take", ("camel",))))
        assert canvas
        said, foot = recorder.of(canvas), canvas.size[1] - theme.MARGIN - asking.HAVE
    assert without
    assert canvas.size[1] - without.size[1] == theme.GAP + asking.HAVE
    assert [one.text for one in said if one.y > foot] == ["3"]
