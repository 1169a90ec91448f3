"""The race on a poster, and the chart of a whole game: that lines tell the truth and can be told apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import dist, hypot
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine import games
from locales import texts
from render import boards, chart, poster, sprites, text, theme
from render.canvas import Box, Canvas
from render.poster import headline, layout, race
from tests.colours import contrast
from tests.posters import SMALLEST, Written, finished, noted_words


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written."""
    return noted_words(monkeypatch)


@pytest.mark.parametrize("seat", range(6))
def test_every_line_of_the_race_stands_out_from_the_paper(seat: int) -> None:
    """Also in grey, and whatever its colour: it has a dark edge."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[5 * (seat == other) for other in range(6)] for _ in range(9)]
    ends = chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=3))
    x, y = 560, round(ends[seat][1])
    column = [canvas.image.getpixel((x, y + dy)) for dy in range(-20, 21)]  # the best line is thick
    tones = ["#" + "".join(f"{part:02X}" for part in pixel) for pixel in column if isinstance(pixel, tuple)]
    assert theme.SEATS[seat].colour in tones
    assert max(contrast(tone, theme.PAPER) for tone in tones) >= 3


@pytest.mark.parametrize(
    ("apart", "winner"), [((), 0), ((3,), 0), ((3,), 2), ((0,), 0), ((1, 2), 3), ((0, 1, 2), 3)]
)
def test_seats_that_are_level_have_lines_side_by_side(apart: tuple[int, ...], winner: int) -> None:
    """None hides another: the whole width of each is seen."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (1600, 400), theme.PAPER))
    scores = [[9 * (seat in apart) for seat in range(4)] for _ in range(9)]
    order = [winner, *(seat for seat in range(4) if seat != winner)]
    chart.race(canvas, (100, 100, 1500, 300), scores, chart.Style(rows=3), order)
    image = canvas.image.convert("RGB")
    for seat in range(4):
        colour, least = (
            theme.rgb(theme.SEATS[seat].colour),
            chart.LINE * (chart.BEST if seat == winner else 1),
        )
        columns = [[image.getpixel((x, y)) for y in range(400)] for x in range(200, 600)]
        assert max(column.count(colour) for column in columns) >= least - 2


def test_lines_are_side_by_side_only_where_seats_have_the_same_way() -> None:
    """There, that which leaves above the other is above it all the time, and both keep their distance."""
    lines = [
        [(0, 0), (100, 50), (200, 0), (300, 0)],
        [(0, 90), (100, 50), (200, 0), (300, 90)],
        [(0, 90), (100, 50), (200, 70), (300, 90)],
    ]
    found = chart._braided(lines, [11, 11, 11])
    moved = [
        [turn for turn, (at, was) in enumerate(zip(*each, strict=True)) if at != was]
        for each in zip(found, lines, strict=True)
    ]
    assert moved == [[], [0, 1, 2], [0, 1]], "not where there is one, nor the uppermost"
    one, other, third = found
    assert one[2][1] < other[2][1], "it stays above"
    apart = 11 + chart.RIM + chart.BESIDE
    assert dist(one[2], other[2]) == pytest.approx(apart)
    assert third[0][1] - other[0][1] == pytest.approx(apart), "straight below it, at an end"
    assert third[0][1] - lines[2][0][1] == pytest.approx(apart / 2), "at the lowest place"


def test_no_line_is_above_the_leader_or_beyond_the_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leader is at 0 all the time, also beside others, and lines begin beside the numbers of the axis."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    behind = [[0, 0, 0, 0], [0, -9, -9, -1], [0, 0, -9, -1], [0, 0, -2, -9], [0, 0, -9, -9]]
    chart.race(canvas, (100, 50, 700, 250), behind, chart.Style(), [0, 1, 2, 3])
    (lines,) = drawn
    assert {y for _, y in lines[0]} == {50}
    assert all(y >= 50 and 100 <= x <= 700 for line in lines for x, y in line)
    assert lines[3][0] == (100, 50), "it goes its own way at once"
    assert lines[1][0] != lines[2][0], "neither hides the other"


def test_every_line_is_whole_and_ends_at_the_shape_of_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In grey, colours are like each other; dashes of many kinds tangle where lines meet."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0] * 4, [0, 2, 4, 6], [0, 4, 8, 12]]
    chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=3))
    image = canvas.image.convert("RGB")
    for seat in range(4):
        own = theme.rgb(theme.SEATS[seat].colour)
        assert all(own in [image.getpixel((x, y)) for y in range(300)] for x in range(300, 690, 3))
    marks: list[Any] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, *_: marks.append(sprite))
    result = replace(finished("yspahan", 4), race=tuple(map(tuple, scores)), scene=None)
    race.draw(canvas, result, 0)
    assert all(sprites.token(seat, race.RACES.mark) in marks for seat in range(4))


def test_lines_tell_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal scores are at one height, and at the same turn, as numbers on the axes are."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_braided", lambda lines, _: drawn.append(lines) or lines)
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0, 0, 0, 0], [9, 9, 8, 90], [10, 9, 9, 9], [10, 9, 8, 9], [100, 100, 99, 0], [0, 0, 0, 0]]
    chart.race(canvas, (100, 50, 700, 250), scores)
    (lines,) = drawn
    assert {len(line) for line in lines} == {len(scores)}, "they end with the last turn"
    for turn, row in enumerate(scores):
        places = [line[turn] for line in lines]
        assert len({x for x, _ in places}) == 1
        assert [y for _, y in places] == pytest.approx([250 - 2 * score for score in row])


@pytest.mark.parametrize(("low", "high"), [(-9, 0), (-21, 0), (0, 41), (-3, 7), (0, 0), (-1, 0)])
def test_the_axis_reaches_beyond_all_scores(low: int, high: int) -> None:
    ticks = chart._ticks(low, high, 5)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 0 in ticks
    assert 2 <= len(ticks) <= 7


@pytest.mark.parametrize("scores", [[[0, 0], [-3, 0], [0, -16]], [[0, 0], [4, 9], [17, 3]]])
def test_lines_fill_the_height_that_they_have(
    scores: list[list[int]], words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The axis ends with the lowest and the highest score, so its numbers end before these."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=5))
    heights = [y for line in drawn[0] for _, y in line]
    assert (min(heights), max(heights)) == (50, 250)
    assert all(50 <= y <= 250 for _, x, y, _ in words if x < 100)


def test_a_line_has_no_gaps_at_its_corners() -> None:
    for path in ([(20, 20), (60, 60), (100, 20)], [(20, 60), (60, 60), (60, 20)]):
        image = Image.new("RGB", (120, 120), theme.PAPER)
        chart._stroke(ImageDraw.Draw(image), path, theme.INK, 20)
        (x0, y0), (x, y), (x1, y1) = path
        away = (2 * x - x0 - x1, 2 * y - y0 - y1)
        outside = (x + round(8 * away[0] / hypot(*away)), y + round(8 * away[1] / hypot(*away)))
        assert image.getpixel(outside) == theme.rgb(theme.INK)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (3, 5)])
def test_seats_whose_colours_are_alike_in_grey_differ_by_a_double_line(one: int, other: int) -> None:
    """Its edges are whole, as those of all lines are."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0] * 6, [9 * seat for seat in range(6)]]
    ends = chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(), range(6))
    image = canvas.image.convert("RGB")
    cores = [image.getpixel((400, round(100 + (y - 250) / 2 + 150))) for _, y in ends]
    assert cores[one] == theme.rgb(theme.SEATS[one].colour)
    assert cores[other] == theme.rgb(theme.PAPER)


@pytest.mark.parametrize("winner", chart.DOUBLE)
def test_the_line_of_the_best_is_never_double(winner: int) -> None:
    """It is the thickest, and whole."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    order = [winner, *(seat for seat in range(6) if seat != winner)]
    ends = chart.race(
        canvas, (100, 50, 700, 250), [[9 * (seat == winner) for seat in range(6)]] * 5, order=order
    )
    assert canvas.image.getpixel((400, round(ends[winner][1]))) == theme.rgb(theme.SEATS[winner].colour)


def test_the_line_of_the_best_is_the_thickest() -> None:
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    ends = chart.race(canvas, (100, 50, 700, 250), [[0, 0], [9, 4], [9, 4]], chart.Style(), [1, 0])
    rows = [
        [canvas.image.getpixel((560, y)) for y in range(round(at) - 20, round(at) + 20)] for _, at in ends
    ]
    thick = [row.count(theme.rgb(theme.SEATS[seat].colour)) for seat, row in enumerate(rows)]
    assert thick[1] > 1.5 * thick[0]


def test_turns_that_are_told_have_their_numbers_above_the_lines(
    monkeypatch: pytest.MonkeyPatch, words: list[Written]
) -> None:
    """Nothing else is on the lines. A number leads to its turn on the line of the seat, as all are legible on
    a phone.
    """
    spots: list[tuple[Any, float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, x, y: spots.append((sprite, x, y)))
    scores = [[turn, 40 - turn, 20 + turn % 7] for turn in range(41)]
    chart.chart("yspahan", ("Ana", "Ben", "Cleo"), scores, "en", "render-expected", 1, (12, 13, 37))
    across = (chart.RIGHT - chart.LEFT) / 40
    dots = [(x, y) for sprite, x, y in spots if sprite is chart._dot(1) and x < chart.RIGHT]
    assert [x for x, _ in dots] == pytest.approx([chart.LEFT + turn * across for turn in (12, 13, 37)])
    assert [y for _, y in dots] == sorted(y for _, y in dots), "its line falls"
    flags = [(said, x, y) for said, x, y, _ in words if y < chart.TOP and said.isdecimal()]
    assert [said for said, *_ in flags] == ["12", "13", "37"]
    assert len({y for *_, y in flags}) == 1
    assert all(b - a > 1.5 * chart.WORDS for a, b in pairwise(x for _, x, _ in flags))
    assert min(size for *_, size in words) * SMALLEST >= 10
    spots.clear()
    chart.chart("yspahan", ("Ana", "Ben", "Cleo"), scores, "en")
    assert all(x >= chart.RIGHT for _, x, _ in spots)


def test_a_long_game_is_a_race_that_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    race = tuple((turn, 7 * turn % 5, 0) for turn in range(400))
    poster.poster(replace(finished("amyitis", 3), race=race, ranks=(1, 2, 3)))
    ((line, other, third),) = drawn
    assert len({x for x, _ in line}) <= 2 * chart.POINTS + 8
    assert line[-1][1] < other[-1][1] < third[-1][1], "it ends as the game did"


def test_each_seat_has_a_mark_at_the_end_of_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that end level: one below the other, in the order of seats if they were never apart."""
    at: dict[int, tuple[float, float]] = {}
    paste = Canvas.paste

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        at.update({seat: (x, y) for seat in range(4) if sprite is sprites.token(seat, race.RACES.mark)})
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    points = ((0, 0, 0, 0), (9, 5, 9, 8))
    poster.poster(replace(finished("yspahan", 4), race=points, ranks=(1, 4, 1, 3)))
    assert at[0][1] < at[2][1] < at[3][1] < at[1][1]
    assert len({x for x, _ in at.values()}) == 1
    assert max(x for x, _ in at.values()) + race.RACES.mark / 2 <= layout.RIGHT


def test_lines_of_places_end_at_marks_with_letters_and_all_points(words: list[Written]) -> None:
    """In the order of ranks, for which more than points may count."""
    result = replace(finished("yspahan", 4), race=((0, 0, 0, 0), (9, 5, 109, 5)), ranks=(2, 4, 1, 3))
    race.draw(Canvas.blank(boards.get("yspahan").GROUND, 900), result, 0)
    ends = sorted((y, said) for said, x, y, _ in words if said.isdecimal() and x > layout.RIGHT - 200)
    assert [said for _, said in ends if said != "1"] == ["109", "9", "5", "5"]
    assert race.RACES.mark * min(sprites._LETTER.values()) >= 100 * sprites.LEAST


def test_lines_of_places_say_who_was_first_second_and_so_on(
    monkeypatch: pytest.MonkeyPatch, words: list[Written]
) -> None:
    """Each place has one height, whatever the points. Those that are level stay in the order that they had,
    and at the start in that in which they part: no line moves unless it passes another.
    """
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 400), theme.PAPER))
    scores = [[0, 0, 0, 0], [9, 0, 1, 7], [50, 4, 8, 8], [51, 60, 10, 10]]
    ends = chart.places(canvas, (100, 0, 700, 400), scores, (2, 1, 4, 3), chart.Style())
    (lines,) = drawn
    heights = [
        [round(next(y for x, y in line if x == 100 + 200 * turn)) for line in map(_whole, lines)]
        for turn in range(4)
    ]
    assert heights[0] == heights[1] == [50, 350, 250, 150], "they part in this order"
    assert heights[2] == [50, 350, 250, 150], "as before"
    assert heights[3] == [150, 50, 350, 250] == ends
    assert not [said for said, x, *_ in words if x < 100], "marks are there"


def _whole(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return a line with a point at each turn, also where it goes straight on."""
    heights = [max((x, y) for x, y in line if x <= at)[1] for at in (100, 300, 500, 700)]
    return [(100 + 200 * turn, y) for turn, y in enumerate(heights)]


def test_each_line_of_places_begins_and_ends_at_its_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as all are level, they begin in the order in which they part, one at each place. All lines are
    as thick; some have a light core, so the same colours in grey are told apart.
    """
    at: dict[int, tuple[float, float]] = {}
    lines: list[list[list[tuple[float, float]]]] = []
    draw = chart._lines

    def pasted(_canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        at.update({seat: (x, y) for seat in range(4) if sprite is sprites.token(seat, 40)})

    def noted(canvas: Canvas, drawn: Any, *args: Any) -> None:
        lines.append(drawn)
        draw(canvas, drawn, *args)

    monkeypatch.setattr(Canvas, "paste", pasted)
    monkeypatch.setattr(chart, "_lines", noted)
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 400), theme.PAPER))
    scores = [[0, 0, 0, 0], [0, 0, 0, 0], [9, 10, 7, 8], [10, 9, 7, 8]]
    chart.places(canvas, (200, 0, 700, 400), scores, (1, 2, 4, 3), chart.Style(mark=40))
    assert [at[seat] for seat in (1, 0, 3, 2)] == [(200 - chart.STARTED, y) for y in (50, 150, 250, 350)]
    assert [line[0] for line in lines[0]] == [at[seat] for seat in range(4)]
    assert [line[-1] for line in lines[0]] == [(700 + chart.BEYOND, y) for y in (50, 150, 350, 250)]
    row = [canvas.image.getpixel((215, y)) for y in range(400)]
    thick = [row.count(theme.rgb(theme.SEATS[seat].colour)) for seat in range(4)]
    cores = [chart.CORE * (seat in chart.DOUBLE) for seat in range(4)]
    assert all(abs(one + core - chart.PLACED) <= 2 for one, core in zip(thick, cores, strict=True))
    assert (chart.PLACED + chart.RIM) * SMALLEST >= 3


def test_a_line_of_places_goes_straight_and_changes_right_before_the_next_turn() -> None:
    """So no curve and no corner is mistaken for a place; it bends gently between both."""
    line = chart._stepped([(0, 0), (100, 0), (300, 0), (600, 80), (620, 40), (700, 40)])
    turn = 600 - chart.SLOPE
    assert line[:2] == [(0, 0), (turn, 0)]
    assert [y for x, y in line if x <= 600] == sorted(y for x, y in line if x <= 600)
    assert {(600, 80), (620, 40)} <= {*line}
    assert line[-1] == (700, 40)
    assert len(line) == 3 + 2 * chart.BENDS


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_the_race_is_by_how_much_each_led(
    order: tuple[int, int], words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above the axis the winner, below it the other one, each in their colour. Beside it stand the mark of
    each and the most by which it ever led, at the height of that, with a line from there: no number is
    without a name, and none is a loss.
    """
    tokens: list[tuple[Any, float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, x, y: tokens.append((sprite, x, y)))
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 400, 800)
    canvas.under(0, 0, 800, 400, theme.PAPER)
    ahead = [0, 10, 10, 10, -10, -10, -10, 6]
    end = chart.lead(canvas, (100, 26, 700, 374), ahead, order, chart.Style(rows=5, mark=40))
    unit = (348 - 40) / 20
    assert end == pytest.approx(200 - 6 * unit)
    middles = [(int(100 + 600 / 7 * turn), y) for turn, y in ((2, 150), (5, 250))]
    colours = [theme.rgb(chart.pale(seat, canvas.ground)) for seat in order]
    assert [canvas.image.getpixel(middle) for middle in middles] == colours, "one area on each side"
    edges = [(int(100 + 600 / 7 * turn), round(200 + side * 10 * unit)) for turn, side in ((2, -1), (5, 1))]
    assert [canvas.image.getpixel(edge) for edge in edges] == [
        theme.rgb(theme.SEATS[seat].colour) for seat in order
    ], "whose they are"
    assert [sprite for sprite, *_ in tokens] == [sprites.token(seat, 40) for seat in order]
    assert [y for *_, y in tokens] == [200 - 10 * unit, 200 + 10 * unit] == [46, 354]
    assert {canvas.image.getpixel((140, y)) for y in (46, 354)} == {theme.rgb(theme.SHADE)}
    beside = [(said, x, y) for said, x, y, _ in words if x < 100]
    assert [(said, y) for said, _, y in beside] == [("+10", 46), ("+10", 354)]
    numbers = [x - text.width(said, chart.Style().numbers) for said, x, _ in beside]
    assert all(x + 20 < left for (_, x, _), left in zip(tokens, numbers, strict=True)), "before the number"


@pytest.mark.parametrize(
    ("ahead", "above", "below"),
    [
        ([0, 4, 4, 0], [[(0, 9), (1, 5), (2, 5), (3, 9)]], []),
        ([0, 4, -4, -4], [[(0, 9), (1, 5), (1.5, 9)]], [[(1.5, 9), (2, 13), (3, 13), (3, 9)]]),
        ([0, 0, 2, 0, 2], [[(1, 9), (2, 7), (3, 9)], [(3, 9), (4, 7), (4, 9)]], []),
        ([0, 0, 0], [], []),
        ([3, 3, 0], [[(0, 9), (0, 6), (1, 6), (2, 9)]], []),
        ([-3, 0], [], [[(0, 9), (0, 12), (1, 9)]]),
    ],
)
def test_the_areas_of_leads_begin_and_end_at_the_axis(
    ahead: list[int], above: list[list[tuple[float, float]]], below: list[list[tuple[float, float]]]
) -> None:
    line = [(turn, 9 - n) for turn, n in enumerate(ahead)]
    assert [*chart._areas(line, 9, above=True)] == above
    assert [*chart._areas(line, 9, above=False)] == below


@pytest.mark.parametrize(
    ("ahead", "named"),
    [
        ([0, 10, 10, 10, -1, 6], [(0, "+10"), (1, "+1")]),
        ([0, 1, 0, 0, -40, -40, -40, 0], [(0, "+1"), (1, "+40")]),
        ([0, 10, 10, 10, 6], [(0, "+10")]),
        ([0, *[10] * 30, 99, *[10] * 70], [(0, "+99")]),
        ([0, 0, 0], []),
    ],
)
def test_who_led_a_little_is_named_apart_from_the_other(
    ahead: list[int], named: list[tuple[int, str]], words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark of the first is above that of the other; who never led has none. All is within the box."""
    drawn: list[tuple[Any, float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, x, y: drawn.append((sprite, x, y)))
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 600, 1400)
    canvas.under(0, 0, 1400, 600, theme.PAPER)
    end = chart.lead(canvas, (200, 50, 1300, 550), ahead, (0, 1), chart.Style(mark=60))
    assert [sprite for sprite, *_ in drawn] == [sprites.token(seat, 60) for seat, _ in named]
    assert [said for said, x, *_ in words if x < 200] == [said for _, said in named]
    heights = [y for *_, y in drawn]
    assert all(other - one >= 60 for one, other in pairwise(heights))
    assert all(50 + 30 <= y <= 550 - 30 for y in heights)
    assert 50 <= end <= 550


@pytest.mark.parametrize(
    ("last", "said"), [((40, 38), ["+2"]), ((38, 40), ["+2"]), ((40, 40), ["0"]), ((90, 40), [])]
)
def test_of_two_the_lead_at_the_end_is_named(
    last: tuple[int, int], said: list[str], words: list[Written]
) -> None:
    """Unless it is the largest, which is named."""
    points = ((0, 0), (3, 9), (19, 9), last)
    result = replace(finished("babylon", 2), race=points, scores=last, scene=None)
    result = replace(result, ranks=(2, 1) if last[1] > last[0] else (1, 2))
    poster.poster(result)
    heading = next(y for line, _, y, _ in words if line == "Who led by how much")
    assert [line for line, x, y, _ in words if y > heading and x > layout.RIGHT - 200 and line != "3"] == said


def test_leads_reach_the_ends_of_lines_that_are_lower_than_the_marks() -> None:
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (300, 300), theme.PAPER))
    low = chart.leads(canvas, (100, 50, 200, 200), [(100, 240), (100, 60)], [[0], [1]], 60)
    assert [seats for seats, _ in low] == [[1], [0]]
    assert low[1][1] == 200
    shown = {pixel for _, pixel in canvas.image.crop((96, 230, 112, 250)).getcolors(1 << 10) or ()}
    assert theme.rgb(theme.SEATS[0].colour) in shown


def test_the_race_goes_from_round_to_round() -> None:
    """Each ends when the next one begins, the last with the game; also one in which nobody was asked."""
    scores = [((n, 0), stage) for n, stage in enumerate((8, 8.5, 9, 9.4, 11, 11))]
    assert poster.paced(scores) == ((0, 0), (2, 0), (4, 0), (4, 0), (5, 0))
    assert poster.paced([]) == ()
    days = {key: len(finished(key, 2).race) - 1 for key in games.ALL}
    assert days == {"yspahan": 21, "babylon": 15, "amyitis": 22, "ishtar": 12}


@pytest.mark.parametrize(
    ("lang", "key", "days", "said"),
    [
        ("en", "yspahan", 21, "3 weeks, played in 21 days"),
        ("en", "babylon", 1, "{} rounds, played in one day"),
        ("cs", "babylon", 2, "{} kol, hráno 2 dny"),
        ("pl", "yspahan", 5, "3 tygodnie, grane 5 dni"),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_of_the_game_and_how_long_they_took_stand_together_beside_the_heading_of_the_race(
    lang: str, key: str, days: int, said: str, seats: int, words: list[Written]
) -> None:
    """Apart, 21 days and 11 rounds seem to contradict each other. Without a race the head has the days."""
    result = replace(finished(key, seats), scene=None, lang=lang, days=days)
    poster.poster(result)
    said = said.format(len(result.race) - 1)
    ((x, y, size),) = [(x, y, size) for found, x, y, size in words if found == said]
    (heading,) = [found for found in words if found[2] == y and found[1] == layout.LEFT]
    assert x == layout.RIGHT
    assert size == layout.PHONE
    assert layout.LEFT + text.width(heading[0], heading[3]) < x - text.width(said, size, bold=False)
    words.clear()
    poster.poster(replace(result, race=()))
    alone = texts(lang)("render-poster-days", days=days)
    assert [line for line, *_ in words if alone in line] == [
        line for line, _, y, _ in words if y == headline.FACTS
    ][1:]


def test_numbers_of_the_axis_stand_beside_what_they_name(
    words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them, and what turns are is said, also if the first of these is near the start."""
    plots: list[Box] = []
    draw = chart.lead
    monkeypatch.setattr(chart, "lead", lambda *args: plots.append(args[1]) or draw(*args))
    poster.poster(replace(finished("babylon", 2), scene=None))
    ((left, top, _, bottom),) = plots
    assert bottom - top >= 2 * layout.PHONE
    ends = [(said, x) for said, x, y, _ in words if top <= y <= bottom and x < left]
    assert {x for _, x in ends} == {left - 18}, "they end there"
    assert all(x - text.width(said, layout.PHONE) >= layout.LEFT for said, x in ends)
    lines = sorted(y for said, x, y, _ in words if x == left - 18 and y <= bottom)
    assert len(lines) == 2
    assert all(low - high >= layout.PHONE for high, low in pairwise(lines))
    (unit,) = [x for said, x, *_ in words if said == "Round"]
    assert unit - text.width("Round", layout.PHONE) >= layout.LEFT


@pytest.mark.parametrize(
    ("last", "named"), [(21, [7, 14, 21]), (15, [5, 10, 15]), (9, [3, 6, 9]), (17, [10, 17])]
)
def test_the_steps_between_days_are_even_up_to_the_last_if_they_can_be(
    last: int, named: list[int], words: list[Written]
) -> None:
    """As weeks are: round numbers beside the last one are harder to read."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 500), theme.PAPER))
    chart.race(canvas, (100, 50, 600, 350), [[0, 1]] * (last + 1), race.RACES._replace(columns=3))
    assert [int(said) for said, _, y, _ in words if y > 350] == named


@pytest.mark.parametrize("last", [1, 4, 8, 11, 44, 400])
def test_the_last_turn_is_named(last: int, words: list[Written]) -> None:
    """And no number runs into it."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (1600, 500), theme.PAPER))
    chart.race(canvas, (200, 50, 1200, 350), [[0, 1]] * (last + 1), race.RACES)
    turns = [(said, x) for said, x, y, _ in words if y > 350]
    assert turns[-1] == (str(last), 1200)
    assert all(other - one > 100 for (_, one), (_, other) in pairwise(turns))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_race_begins_at_the_start_of_the_game(
    seats: int, words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An axis that begins later looks broken. What its numbers count stands right before the first of them,
    where no number should be.
    """
    shown = list[int]()
    turns = chart._turns

    def noted(*args: Any, **how: Any) -> None:
        shown.append(args[2])
        turns(*args, **how)

    monkeypatch.setattr(chart, "_turns", noted)
    result = replace(finished("yspahan", seats), scene=None)
    assert result.race[0] == result.race[3] == (0,) * seats
    poster.poster(result)
    assert shown == [len(result.race) - 1]
    (unit,) = [found for found in words if found[0] == "Day"]
    days = sorted((x, said) for said, x, y, _ in words if y == unit[2] and said != "Day")
    assert [said for _, said in days] == ["7", "14", "21"]
    gap = days[0][0] - text.width("7", layout.PHONE) / 2 - unit[1]
    assert gap == pytest.approx(layout.PHONE / 4)


@pytest.mark.parametrize(("last", "said"), [(9, False), (21, True)])
def test_what_an_axis_counts_is_left_out_if_there_is_no_room(
    last: int, said: bool, words: list[Written]
) -> None:
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 500), theme.PAPER))
    style = race.RACES._replace(columns=3, unit="Round")
    chart.race(canvas, (100, 50, 100 + 50 * last, 350), [[0, 1]] * (last + 1), style)
    assert ("Round" in [word for word, *_ in words]) == said
