"""The pictures of questions about the garden of Amyitis: where water may go, and who may plant where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest

from engine.core import Action
from engine.games.amyitis.garden import EVERYWHERE, PLOT, SECTION, SECTIONS
from engine.games.amyitis.state import State
from render import panels, pictures
from render.boards.amyitis import (
    garden,
    part,
    plots,
    sheet,
    tags,
    terraces,
)
from render.boards.amyitis.ground import DUNES, GREENS, GROUND
from render.boards.amyitis.view import WIDE, View, half, sides
from render.canvas import Canvas, overlap
from render.pen import Point
from render.scene import Scene
from render.text import width
from render.theme import (
    CHOICE,
    GAP,
    INK,
    MARGIN,
    WATER,
    WATER_DEEP,
    WHITE,
    blend,
    palette,
    rgb,
)
from tests.amyitis.picturing import GAME, asking, copy, differs_at, scene
from tests.pictures import opened, same, veiled
from tests.words import LEAST, SHOWN, recording


def tags_of_channels(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[tags.Tag]]:
    """Return the tags of each picture that is drawn from now on."""
    seen: list[Sequence[tags.Tag]] = []
    placed = tags.placed

    def remembered(view: View, state: State, names: Sequence[str], *room: Any) -> Sequence[tags.Tag]:
        seen.append(placed(view, state, names, *room))
        return seen[-1]

    monkeypatch.setattr(tags, "placed", remembered)
    return seen


def views_of_the_garden(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Return a list to which the view of each garden that is drawn from now on is added."""
    views: list[View] = []
    draw = garden.draw

    def seen(canvas: Canvas, view: View, scene: Scene, **options: bool) -> None:
        views.append(view)
        draw(canvas, view, scene, **options)

    monkeypatch.setattr(garden, "draw", seen)
    return views


@pytest.mark.parametrize("kind", ["section", "plot"])
def test_the_part_of_the_garden_shows_all_that_may_be_chosen_and_is_enlarged_for_a_few(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = views_of_the_garden(monkeypatch)
    asked = asking(kind, 3)
    for few in (asked.choices, asked.choices[:1]):
        views.clear()
        canvas = part.draw(replace(asked, choices=few))
        width, height = canvas.size
        for action in few:
            name = str(action.args[0])
            x, y = views[0].bed(PLOT[name]) if kind == "plot" else views[0].section(SECTION[name])
            assert garden.INSIDE + 60 < x < width - garden.INSIDE - 60, name
            assert sheet.TOP + 30 < y < height - garden.INSIDE - 30, name
    assert width == plots.WIDTHS[0] + 2 * garden.INSIDE


@pytest.mark.parametrize("kind", ["section", "plot"])
def test_in_the_garden_only_what_may_be_chosen_keeps_its_colours(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    views, asked, placed = views_of_the_garden(monkeypatch), asking(kind, 3), tags_of_channels(monkeypatch)
    paler, view = veiled("amyitis", asked, monkeypatch), views[0]
    hidden = [tag.box for tag in placed[0]] if placed else []
    offered = {str(action.args[0]) for action in asked.choices if action.args}
    high = view.top - garden.VIEW.top + plots._window(asked)[1] + 30
    for name, number in (PLOT if kind == "plot" else SECTION).items():
        x, y = view.bed(number) if kind == "plot" else view.section(number)
        seen = not any(overlap(panels.around(x, y, 24), box) for box in hidden)
        if seen and high < y < paler.height - 60 and 60 < x < paler.width - 60:
            assert differs_at(paler, x, y, reach=12) == (name not in offered), name


def test_each_channel_that_may_be_filled_is_white_in_a_frame_that_no_other_one_cuts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("section", 3)
    picture, view = opened(pictures.asked("amyitis", asked)), views[0]
    for action in asked.choices:
        section = SECTION[str(action.args[0])]
        corners = terraces.channel(view, section, WIDE, -terraces.SHORT, stone=terraces.SEEN)
        ends = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in (corners[::3], corners[1:3])]
        for x, y in ends:
            assert picture.getpixel((round(x), round(y))) == rgb(CHOICE), action
        (x0, y0), (x1, y1) = ends
        inside = round(x0 + 0.85 * (x1 - x0)), round(y0 + 0.85 * (y1 - y0))
        assert half(section) or picture.getpixel(inside) == rgb(WHITE), action


@pytest.mark.parametrize("many", [1, 3, 9, 14, 18])
def test_each_channel_that_may_be_filled_has_its_name_on_a_tag(many: int) -> None:
    names = sorted(SECTION)[-many:]
    fill = tuple(Action("irrigate", (name,)) for name in names)
    with recording() as recorder:
        drawn = part.draw(replace(asking("section", 3), choices=fill))
        tagged = [one for one in recorder.of(drawn) if "-" in one.text]
    assert sorted(one.text for one in tagged) == names
    assert min(one.size for one in tagged) >= LEAST / SHOWN * drawn.size[0]
    across, high = drawn.size
    for one in tagged:
        reach = width(one.text, round(one.size)) / 2
        assert garden.INSIDE < one.x - reach < one.x + reach < across - garden.INSIDE, one
        assert sheet.TOP < one.y - one.size / 2 < one.y + one.size / 2 < high - garden.INSIDE, one


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Return True if two lines cross."""

    def side(line: tuple[Point, Point], point: Point) -> float:
        (x0, y0), (x1, y1) = line
        return (x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)

    pairs = ((one, other), (other, one))
    return all(side(line, start) * side(line, end) < 0 for line, (start, end) in pairs)


@pytest.mark.parametrize("least", [3, 6, 9])
def test_no_tag_of_a_channel_hides_another_one_its_line_or_a_value(
    least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    views, placed = views_of_the_garden(monkeypatch), tags_of_channels(monkeypatch)
    asked = asking("section", least)
    part.draw(asked)
    (found,), view, state = placed, views[0], asked.view.state
    assert len(found) == len(asked.choices)
    lines = {tag: (tag.at, tags._end(tag.box, tag.at)) for tag in found}
    for one, other in permutations(found, 2):
        assert not overlap(one.box, other.box), (one, other)
        (x0, y0), (x1, y1) = lines[one]
        assert not _cross(lines[one], lines[other]), (one, other)
        left, top, right, bottom = other.box
        for i in range(101):
            x, y = x0 + (x1 - x0) * i / 100, y0 + (y1 - y0) * i / 100
            assert not (left < x < right and top < y < bottom), (one, other)
    hidden = [view.cube_box(SECTION[tag.name]) for tag in found]
    hidden += [view.tile_box(plot) for plot in PLOT.values() if state.left >> plot & 1]
    for tag, box in product(found, hidden):
        left, top, right, bottom = box
        assert not overlap(tag.box, (left + 6, top + 6, right - 6, bottom - 6)), tag


def test_most_tags_lie_beside_their_channels_without_a_line_and_hide_no_codes_beside_these(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, placed = views_of_the_garden(monkeypatch), tags_of_channels(monkeypatch)
    for least in (3, 6):
        part.draw(asking("section", least))
        beside = {plot for tag in placed[-1] for plot in sides(SECTION[tag.name])}
        codes = [views[-1].code_box(plot) for plot in beside]
        assert sum(map(tags.is_near, placed[-1])) > len(placed[-1]) / 2
        for tag, (left, top, right, bottom) in product(placed[-1], codes):
            assert not overlap(tag.box, (left + 8, top + 8, right - 8, bottom - 8)), tag


def test_who_fills_a_channel_pays_nothing_and_sees_the_garden_alone() -> None:
    asked = asking("section", 3)
    state = copy(asked.view.state)
    state.players[state.asked].talents = 23
    with recording() as recorder:
        drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
        assert "23" not in [one.text for one in recorder.of(drawn)]


def test_the_leaves_below_a_plot_to_plant_and_no_others_keep_their_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("plot", 3)
    paler, view = veiled("amyitis", asked, monkeypatch), views[0]
    offered = {PLOT[str(action.args[0])] for action in asked.choices if action.args}
    high, low = sheet.TOP + 2 * (plots.OFFER[1] + GAP) + 30, paler.height - sheet.PURSE - 60
    for name, plot in PLOT.items():
        x, y = view.leaves(plot)
        if high < y < low and 60 < x < paler.width - 60:
            assert differs_at(paler, x, y, reach=6) == (plot not in offered), name


def test_who_plants_sees_what_there_is_to_pay_with() -> None:
    """Below the garden, whatever part of it is shown, in words that a phone shows."""
    asked = asking("plot", 3)
    for few in (asked.choices, asked.choices[:1]):
        state = copy(asked.view.state)
        state.players[state.asked].talents = 13
        with recording() as recorder:
            drawn = part.draw(replace(asked, choices=few, view=replace(asked.view, state=state)))
            (stock,) = (word for word in recorder.of(drawn) if word.text == "13")
        across, high = drawn.size
        assert stock.size >= LEAST / SHOWN * across
        assert high - MARGIN - sheet.PURSE < stock.y < high - MARGIN


def test_the_codes_beside_a_channel_that_may_be_filled_and_no_others_are_dark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("section", 3)
    placed = tags_of_channels(monkeypatch)
    picture, view = opened(pictures.asked("amyitis", asked)), views[0]
    beside = {plot for action in asked.choices for plot in sides(SECTION[str(action.args[0])])}
    (found,), high = placed, sheet.TOP + 30
    for name, plot in PLOT.items():
        x, y = view.code(plot)
        box = panels.around(x, y, 40)
        if any(overlap(box, tag.box) for tag in found):
            continue  # the tag says between which plots its channel is
        if high < y < picture.height - 60 and 60 < x < picture.width - 60:
            code = picture.crop(box)
            dark = sum(n for n, colour in code.getcolors(1 << 12) or () if colour == rgb(INK))
            assert (dark > 60, dark > 0) == (plot in beside,) * 2, name


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_edge_of_a_part_of_the_garden_cuts_what_is_printed_there(seats: int) -> None:
    for name in SECTION:
        fill = (Action("irrigate", (name,)),)
        left, top, right, bottom = plots._window(replace(asking("section", seats), choices=fill))
        for plot in PLOT.values():
            for box in (garden.VIEW.tile_box(plot), garden.VIEW.code_box(plot)):
                if left < box[2] and box[0] < right:
                    assert not box[1] < top < box[3], (name, plot)
                    assert not box[1] < bottom < box[3], (name, plot)


def test_no_side_of_a_part_of_the_garden_cuts_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bed whose tile would be cut is left plain; it does not look fallow."""
    fill = tuple(Action("irrigate", (name,)) for name in ("a4-b4", "b1-c1", "c2-d2.2"))
    asked, views = replace(asking("section", 3), choices=fill), views_of_the_garden(monkeypatch)
    state = asked.view.state
    with monkeypatch.context() as patched:
        patched.setattr(terraces, "fallow", lambda *_: pytest.fail("all beds have tiles"))
        state.tiles, state.left = [0] * len(PLOT), (1 << len(PLOT)) - 1
        for player in state.players:
            player.plots = []
        canvas = part.draw(asked)
    tile = garden.tile(0, views[0].zoom)
    drawn = [
        box for box in canvas.sprites() if box[2] - box[0] == tile.width and box[3] - box[1] == tile.height
    ]
    assert 0 < len(drawn) < len(PLOT)
    assert min(box[0] for box in drawn) >= garden.INSIDE
    assert max(box[2] for box in drawn) <= canvas.size[0] - garden.INSIDE


def test_no_drop_on_a_channel_hides_the_code_of_a_plot() -> None:
    plain = scene(4, "hire", 5, choices=False)
    plain = replace(plain, view=GAME.view(copy(plain.view.state), plain.view.seat))
    plain.view.state.channels = [0] * len(plain.view.state.channels)
    fill = tuple(Action("irrigate", (name,)) for name in SECTIONS)
    dry, drops = (opened(pictures.board("amyitis", replace(plain, choices=given))) for given in ((), fill))
    for name, plot in PLOT.items():
        for box in garden.VIEW.code_boxes(plot):
            assert dry.crop(box).tobytes() == drops.crop(box).tobytes(), name


def test_the_number_of_a_plot_to_plant_covers_neither_its_value_nor_its_bonus(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = views_of_the_garden(monkeypatch)
    asked = scene(3, "plant", 8)
    given = replace(asked, numbered=tuple((action, n) for n, action in enumerate(asked.choices, 1)))
    bare, shown = opened(pictures.asked("amyitis", asked)), opened(pictures.asked("amyitis", given))
    assert not same(pictures.asked("amyitis", asked), pictures.asked("amyitis", given))
    for action in asked.choices:
        x, y = views[0].bed(PLOT[str(action.args[0])])
        box = round(x - 62), round(y - 30), round(x + 62), round(y + 30)
        assert bare.crop(box).tobytes() == shown.crop(box).tobytes(), action


def test_the_frames_of_beds_that_may_be_planted_lie_over_all_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("plot", 3)
    asked.view.state.channels = [EVERYWHERE, 0, 0, 0, 0]
    picture = opened(pictures.asked("amyitis", asked))
    for action in asked.choices:
        corners = terraces.bed_corners(views[0], PLOT[str(action.args[0])])
        for (x0, y0), (x1, y1) in pairwise((*corners, corners[0])):
            for share in (0.2, 0.35, 0.5, 0.65, 0.8):
                at = round(x0 + share * (x1 - x0)), round(y0 + share * (y1 - y0))
                assert picture.getpixel(at) == rgb(CHOICE), (action, at)


def test_no_code_beside_a_channel_that_may_be_filled_is_cut_at_a_side() -> None:
    plain = scene(3, "irrigate", 3, choices=False)
    for pair in combinations(SECTION, 2):
        fill = tuple(Action("irrigate", (name,)) for name in pair)
        left, _, right, _ = plots._window(replace(plain, choices=fill))
        for name in pair:
            for plot in sides(SECTION[name]):
                for box in garden.VIEW.code_boxes(plot):
                    assert left + 10 < box[0] < box[2] < right - 10, pair


def test_below_a_veil_plants_stay_green_and_the_river_stays_blue() -> None:
    """The palette has what they become there, or other colours of it would be nearer."""
    mine = palette(GROUND)
    for colour in (*GREENS, WATER, WATER_DEEP, *DUNES):
        darker = rgb(blend(colour, GROUND.mist, panels.VEIL * GROUND.veil))
        nearest = min(max(abs(a - b) for a, b in zip(darker, rgb(one), strict=True)) for one in mine)
        assert nearest <= 2, colour


def test_a_plot_to_plant_has_a_picture_however_many_payments_stand_above_the_garden() -> None:
    """The third payment begins further to the right than the garden ends further below."""
    asked = scene(4, "plant", 3)
    assert len({tuple(action.args) for action in asked.choices}) > 3
    assert pictures.asked("amyitis", asked)
