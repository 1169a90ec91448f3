"""The pictures of questions in Ishtar: what may be chosen, what it costs, and what of the rest is shown."""

from __future__ import annotations

from dataclasses import replace
from math import dist
from random import Random

import pytest
from PIL import Image

from engine.chance import Chance
from engine.core import Action, Event
from engine.games.ishtar.gardens import garden_cells, holders, icon_cell
from engine.games.ishtar.hexes import OFFSETS, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, TILES, State
from locales import change
from render import headline, panels, pictures
from render.boards import ishtar
from render.boards.ishtar import (
    choices,
    desert,
    effects,
    part,
    strip,
    window,
)
from render.boards.ishtar.ground import (
    BEDS,
    CROWN,
    DUNE,
    GRASS,
    GROUND,
    JEWELS,
    MEADOW,
    NIGHT,
    ON_PLATES,
    PETAL,
    STONES,
    UNCLAIMED,
    VEIL,
    WORN,
)
from render.boards.ishtar.plan import plan
from render.canvas import Canvas
from render.scene import Scene
from render.theme import (
    BORDER,
    LEAF,
    MARGIN,
    PAPER,
    WIDTH,
    blend,
    rgb,
)
from tests.bench import random_game
from tests.ishtar.picturing import (
    GAME,
    busiest,
    colours_at,
    copy,
    differs_at,
    inside,
    near,
    scene,
)
from tests.pictures import NAMES, changed, opened, same
from tests.turns import scenes
from tests.words import recording


def test_a_space_is_chosen_on_a_part_of_the_desert_and_anything_else_on_a_page() -> None:
    turning = busiest(scene(2, "place", 3))
    plain = replace(turning, choices=())
    assert pictures.about("ishtar", turning) == "part"
    assert part.draw(turning) is not None
    assert part.draw(plain) is None
    assert not same(pictures.detail("ishtar", plain), pictures.detail("ishtar", turning))


@pytest.mark.parametrize("verb", ["take", "place", "skill", "plant"])
def test_the_picture_of_a_question_opens_with_its_headline(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    draw = headline.draw

    def told(canvas: Canvas, key: str, asked: Scene, **room: int) -> int:
        said.append(headline.sentence(key, asked).text)
        return draw(canvas, key, asked, **room)

    monkeypatch.setattr(headline, "draw", told)
    state = asking(verb)
    seat = GAME.pending(state)[0].seat
    offered = tuple(action for action in GAME.legal_actions(state, seat) if action.verb == verb)
    assert ishtar.detail(Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=offered)) is not None
    assert len(said) == 1


def asking(verb: str) -> State:
    """A position of three players in which somebody may choose an action of this verb."""
    chance, rng = Chance.seeded(4), Random(4)
    state = GAME.setup(3, {}, chance)
    for _ in range(400):
        seat = GAME.pending(state)[0].seat
        offered = GAME.legal_actions(state, seat)
        if any(action.verb == verb for action in offered):
            return state
        GAME.play(state, seat, GAME.sample(state, seat, rng), chance)
    raise AssertionError("another seed")


def test_the_tile_to_place_is_before_the_stacks_on_the_board_and_at_the_end_of_the_headline_of_a_part() -> (
    None
):
    placing = scene(3, "place", 5)
    other = copy(placing.view.state)
    mine = TILES[other.tile]
    other.tile = next(n for n, one in enumerate(TILES) if (one.shape, one.spaces) > (mine.shape, mine.spaces))
    assert TILES[other.tile].shape == mine.shape
    now = replace(placing, choices=())
    moved = replace(now, view=GAME.view(other, now.view.seat))
    difference = changed(pictures.board("ishtar", now), pictures.board("ishtar", moved))
    hand = plan(other.desert.layout, 3, "hand").hand
    assert hand
    assert inside(difference.getbbox(), hand)
    panel = part.draw(placing)
    assert panel
    end = panel.size[0] - MARGIN
    box = (end - strip.HAND, MARGIN, end, MARGIN + headline.HEIGHT)
    assert any(inside(sprite, box) for sprite in panel.sprites())


def test_below_the_last_row_of_a_part_a_mark_of_who_controls_a_fountain_has_room() -> None:
    state = copy(scene(2, "place", 3).view.state)
    number = next(number for number in range(len(state.desert.fountains)) if holders(state.desert, number)[0])
    fountain = land_of(state.desert).fountains[number]
    canvas, place, _ = window.window(state, [fountain - OFFSETS[1], fountain])
    lowest = desert.stands(place, fountain)[3][1]
    assert lowest + desert.HOLDER * place.width / 2 < canvas.size[1] - BORDER


def test_the_line_around_what_is_asked_about_is_thicker_than_that_around_a_draft() -> None:
    for size, wide in window.VIEWS:
        place = replace(plan("diamond", 2).place, width=size)
        assert choices.firm(wide, place, part.ALONE).thick > 1.5 * desert.THIN[-1]


def test_the_icon_that_may_be_used_is_shown_large_at_the_end_of_the_headline() -> None:
    chance, rng = Chance.seeded(4), Random(4)
    state = GAME.setup(3, {}, chance)
    while state.ask != "special":
        GAME.play(state, GAME.pending(state)[0].seat, GAME.sample(state, state.asked, rng), chance)
    kind = TILES[state.desert.tiles[-1].tile].icon
    assert desert.usable(state) == [(icon_cell(state.desert.tiles[-1]), kind)]
    other = copy(state)
    other.ask = "take"
    end = WIDTH - MARGIN
    asked, plain = (Scene(GAME.view(one, None), NAMES[:3], (one.asked,)) for one in (state, other))
    difference = changed(pictures.board("ishtar", asked), pictures.board("ishtar", plain))
    assert differs_at(difference, end - 52, MARGIN + headline.HEIGHT / 2, reach=30)


def test_below_a_veil_what_covers_much_keeps_its_hue() -> None:
    """On panels, what it becomes is in the palette; where a turn is told, below less of a veil, nearly so."""
    whole = (GRASS, MEADOW, PETAL, WORN, *(tones[1] for tones in STONES), *JEWELS, *BEDS[:4], DUNE)
    veils = (1, 8, whole), (panels.WINDOW_VEIL, 20, whole), (ON_PLATES, 8, (CROWN, LEAF, GRASS, MEADOW))
    for share, most, colours in veils:
        for colour in colours:
            canvas = Canvas(GROUND, Image.new("RGB", (40, 40), colour))
            panels.veil(canvas, (0, 0, 40, 40), (), share=share, mist=PAPER if share == ON_PLATES else "")
            wanted = rgb(blend(colour, PAPER if share == ON_PLATES else NIGHT, share * VEIL * panels.VEIL))
            paler = opened(canvas.png()).convert("RGB").getpixel((20, 20))
            assert max(abs(a - b) for a, b in zip(paler, wanted, strict=True)) <= most, (colour, share)


def test_a_question_about_an_assistant_shows_the_bed_that_it_would_take() -> None:
    state = next(
        state
        for seed in range(40)
        for state, _ in random_game(GAME, 3, seed)
        if state.ask
        and any(a.verb == "assist" for a in GAME.legal_actions(state, GAME.pending(state)[0].seat))
    )
    seat = GAME.pending(state)[0].seat
    offered = tuple(a for a in GAME.legal_actions(state, seat) if a.verb in ("assist", "skip"))
    asked = Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=offered)
    canvas = part.draw(asked)
    assert canvas
    cell, bed = effects.claimed(state)
    assert cell == icon_cell(state.desert.tiles[-1])
    assert bed >> cell & 1
    _, place, _ = window.window(state, part.with_more(asked, effects.asked(asked)), window.LEDGER)
    drawn, ground = opened(canvas.png()).convert("RGB"), rgb(blend(BEDS[seat], PAPER, UNCLAIMED))
    for one in cells(place.layout.cells & widened(bed)):
        x, y = place.at(one)
        if y - place.width / 2 > window.TOP and y + place.width / 2 < drawn.height - window.LEDGER:
            around = colours_at(drawn, x, y, place.width // 3)
            shown = any(near(tone, ground) for tone in around)
            assert shown or not bed >> one & 1
    tile = next(iter(desert.spaces_of(*(state.desert.tiles[-1][at] for at in (0, 2, 1)))))
    laid = Event("placed", seat, args=(("cell", place.layout.names[tile]),))
    drafting = part.draw(replace(asked, draft=(laid,)))
    assert drafting
    assert canvas.size == drafting.size
    assert same(canvas.png(), drafting.png()), "one line around the bed says enough"


def test_a_question_about_an_assistant_says_what_it_costs_and_brings() -> None:
    """The points of the fountain that it would win are among them, and said beside the flowers if both are
    all of it; the fountain is not pale.
    """
    won = split = 0
    for seed in range(3):
        for state, _ in random_game(GAME, 3, seed):
            seat = GAME.pending(state)[0].seat if state.ask else 0
            assist = Action("assist")
            if state.ask != "special" or assist not in GAME.legal_actions(state, seat):
                continue
            asked = Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=(assist, Action("skip")))
            with recording() as recorder:
                canvas = part.draw(asked)
                assert canvas
                told = {word.text for word in recorder.of(canvas)}
            after = copy(state)
            happened = {one.kind: one for one in GAME.apply(after, seat, assist, Chance.seeded(1))}
            gain = GAME.scores(after)[seat] - GAME.scores(state)[seat]
            assert {change(-1), change(gain)} <= told
            assert effects.decisive(asked).bit_count() == 1
            flowers = dict(happened["assisted"].points)[seat]
            fountain = {"fountain-won", "fountain-taken"} & {
                kind for kind, one in happened.items() if one.seat == seat
            }
            assert bool(fountain) == (effects.won(state) != NONE)
            said = "=" in told
            assert said == (bool(fountain) and gain in {flowers + n for n in FOUNTAIN_POINTS})
            assert str(flowers) in told or not said
            split += said
            won += 1
    assert won > split > 0


def test_a_draft_is_shown_larger_than_the_board_with_the_fountain_beside_it() -> None:
    told, (happened,) = next(
        (replace(position, frame=("#7B3FA0", True)), [event])
        for position in scenes("ishtar", 3)
        for event in position.last
        if event.kind == "placed"
    )
    told = replace(told, last=(happened,), framed=False, bare=True)
    state: State = told.view.state
    (shown,) = ishtar.places(told, [happened])
    assert shown
    place, size = window.whole(state.desert.layout, window.LARGE)
    assert place.width > 1.4 * plan(state.desert.layout, 3).place.width
    assert ishtar.board(told).size == size
    (mask,) = desert.named(place.layout, [happened])
    near_it = [
        cell
        for number, cell in enumerate(land_of(state.desert).fountains)
        if widened(mask) >> cell & 1 and garden_cells(state.desert, number) & mask
    ]
    middles = [
        (sum(x for x, _ in one) / 6, sum(y for _, y in one) / 6) for one in shown.above if len(one) == 6
    ]
    for cell in near_it:
        assert any(dist(place.at(cell), middle) < 2 for middle in middles)
