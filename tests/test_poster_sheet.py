"""The score sheet of a poster: what is on it, and that it can be read on a phone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import games
from locales import texts
from render import boards, chart, poster, sprites, text, theme
from render.canvas import Canvas
from render.poster import Result, layout, sheet
from tests.pictures import opened
from tests.posters import SMALLEST, Written, finished, floor_of, noted_words, six


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written."""
    return noted_words(monkeypatch)


ALL = [*(finished(key, seats) for key in games.ALL for seats in games.get(key).seats), six()]


def named(result: Result) -> str:
    return f"{result.key}-{len(result.names)}"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", games.ALL)
def test_the_columns_of_the_sheet_are_headed_by_marks_that_have_letters(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And their shapes are seen on a phone. Names, which are on the podium, would be cut."""
    result, at = finished(key, seats), list[tuple[int, float]]()
    marks = {id(sprites.token(seat, layout.HEADS)): seat for seat in range(seats)}
    marks |= {id(chart.inner_mark(seat, layout.HEADS)): seat for seat in range(seats)}
    paste = Canvas.paste

    def noted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        at.append((marks[id(sprite)], x))
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", noted)
    canvas = Canvas.blank(boards.get(key).GROUND, 900)
    sheet.draw(canvas, result, 0)
    columns = sheet.columns(result)
    assert [seat for seat, _ in at] == result.order
    for place, (_, x) in enumerate(at):
        left = columns.left + place * columns.pitch
        assert left < x - layout.HEADS / 2 < x + layout.HEADS / 2 < left + columns.wide
    assert layout.HEADS * SMALLEST >= 11


@pytest.mark.parametrize("result", ALL, ids=named)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_all_that_brought_points_has_a_row_and_all_numbers_their_columns(
    result: Result, lang: str, words: list[Written]
) -> None:
    """All can be read on a phone, totals are largest, and a dot stands where there is nothing. Labels have
    room, and all is within the edges of what is written.
    """
    result = replace(result, lang=lang)
    canvas, at = Canvas.blank(boards.get(result.key).GROUND, 1600), sheet.columns(result)
    sheet.draw(canvas, result, 0)
    assert all(size >= layout.PHONE for *_, size in words)
    lefts = [at.left + place * at.pitch for place in range(len(result.names))]
    (heading, *totals), rows = words[: len(lefts) + 1], iter(words[len(lefts) + 1 :])
    assert heading[0] == texts(lang)("render-points")
    assert [said for said, *_ in totals] == [layout.number(result.scores[seat]) for seat in result.order]
    for left, (said, x, _, size) in zip(lefts, totals, strict=True):
        assert left < x < x + text.width(said, size) < left + at.wide
        assert size > sheet.FIGURES or len(lefts) > 4
    for n, (row, values) in enumerate(result.sheet):
        middle = sheet.ABOVE + sheet.HEAD + (n + 0.5) * sheet.ROW
        said, x, y, size = next(rows)
        assert (said, x, y) == (sheet.row_text(result, row), layout.LEFT, middle)
        assert x + text.width(said, size) < at.left
        for left, seat in zip(lefts, result.order, strict=True):
            said, x, y, size = next(rows)
            assert said == (layout.number(values[seat]) if values[seat] else sheet.NOTHING)
            bar = values[seat] and at.unit and max(sheet.SHORTEST, round(at.unit * abs(values[seat])))
            assert (x, y, size) == (left + sheet.INNER + bar + sheet.BESIDE, middle, sheet.FIGURES)
            assert x + text.width(said, size) <= left + at.wide - sheet.INNER
    assert not [*rows]
    assert lefts[-1] + at.wide <= layout.RIGHT
    assert max(y for *_, y in canvas.words) < sheet.height(result)


@pytest.mark.parametrize(
    ("points", "winners", "strong"),
    [
        ((3, 9), [1], [1]),
        ((9, 3), [1], [0]),
        ((5, 5), [0], [0, 1]),
        ((7, 0), [0], [0]),
        ((-4, -9), [0], []),
        ((4, 9, 9), [1, 2], [1, 2]),
        ((4, 9, 8), [1, 2], [1]),
        ((0, 0), [0], []),
    ],
)
def test_the_most_points_of_a_row_are_bold(
    points: tuple[int, ...], winners: list[int], strong: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bars have the colours of their seats; numbers stand beside them."""
    written: list[tuple[str, bool, str]] = []
    write = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, size: int, *args: Any, **how: Any) -> int:
        if "bold" in how:
            written.append((said, how["bold"], how["on"]))
        return write(canvas, x, y, said, size, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    seats = len(points)
    ranks = tuple(1 if seat in winners else len(winners) + 1 for seat in range(seats))
    result = Result("yspahan", 1, tuple("ABC"[:seats]), points, ranks, (("souks", points),), 1)
    canvas, at = Canvas.blank(boards.get("yspahan").GROUND, 400), sheet.columns(result)
    sheet.draw(canvas, result, 0)
    shown, y = canvas.image.convert("RGB"), sheet.ABOVE + sheet.HEAD + sheet.ROW // 2
    for place, (seat, (said, bold, on)) in enumerate(zip(result.order, written, strict=True)):
        look, x = theme.SEATS[seat], at.left + place * at.pitch + sheet.INNER + 6
        assert said == (layout.number(points[seat]) if points[seat] else sheet.NOTHING)
        assert bold == (seat in strong)
        assert (on == theme.WHITE) == (seat in winners)
        if points[seat] > 0:
            assert shown.getpixel((x, y)) == theme.rgb(look.colour)


@pytest.mark.parametrize("result", ALL, ids=named)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_bars_say_where_the_points_came_from(result: Result, lang: str) -> None:
    """All of one scale. All have a dark rim, as some colours are pale. The bar of a loss is hollow."""
    result = replace(result, lang=lang)
    canvas = Canvas.blank(boards.get(result.key).GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    shown, at = canvas.image.convert("RGB"), sheet.columns(result)
    most = max(abs(n) for _, values in result.sheet for n in values)
    assert (at.unit > 0) == (len(result.names) <= 4)
    assert sheet.BAR * SMALLEST > 7
    for n, (_, values) in enumerate(result.sheet):
        y = sheet.ABOVE + sheet.HEAD + n * sheet.ROW + (sheet.ROW - sheet.BAR) // 2 + 2 * sheet.RIM
        for place, seat in enumerate(result.order):
            x, value = at.left + place * at.pitch + sheet.INNER, values[seat]
            beside = shown.getpixel((x + at.room + sheet.BESIDE - 1, y))
            bar = round(abs(value) * at.unit)
            room = max(bar, sheet.SHORTEST) + sheet.BESIDE if value and bar else 0
            row = [shown.getpixel((x + step, y)) for step in range(room)]
            drawn = max((step + 1 for step, colour in enumerate(row) if colour != beside), default=0)
            assert abs(drawn - (max(bar, sheet.SHORTEST) if bar else 0)) <= 1
            if bar:
                assert row[0] == theme.rgb(theme.INK)
                assert (row[drawn // 2] == beside) == (value < 0)
                assert value < 0 or row[drawn // 2] == theme.rgb(theme.SEATS[seat].colour)
    assert not at.unit or most * at.unit >= at.room / 2


@pytest.mark.parametrize("winner", range(4))
def test_the_column_of_a_winner_is_white_within_an_edge_in_its_colour(winner: int) -> None:
    """With a dark line around that: yellow is seen on paper, also in grey."""
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("amyitis", 4), ranks=ranks)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    shown, at = opened(canvas.png()).convert("RGB"), sheet.columns(result)
    left, foot = at.left, sheet.ABOVE + sheet.HEAD + len(result.sheet) * sheet.ROW + sheet.FOOT
    column = [shown.getpixel((left + x, foot - sheet.RAIL - 4)) for x in range(sheet.RAIL + sheet.EDGE + 1)]
    assert column[0] == theme.rgb(theme.INK)
    assert column.count(theme.rgb(theme.SEATS[winner].colour)) >= sheet.RAIL - 1
    assert column[-1] == theme.rgb(theme.WHITE)
    assert shown.getpixel((left + at.wide // 2, foot + 1)) != column[0]


def test_letters_of_a_label_that_reach_on_the_next_row_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the ground of that row, which is not covered by that of theirs, however low rows are."""
    monkeypatch.setattr(sheet, "ROW", 62)
    result = finished("babylon", 2)
    canvas = Canvas.blank(boards.get("babylon").GROUND, sheet.height(result))
    sheet.draw(canvas, result, 0)
    picture = opened(canvas.png()).convert("RGB")
    row = [name for name, _ in result.sheet].index("footbridges")
    edge = sheet.ABOVE + sheet.HEAD + (row + 1) * sheet.ROW
    below = picture.crop((layout.LEFT, edge, layout.LEFT + 300, edge + 2))
    seen = {colour for _, colour in below.getcolors(4096) or []}
    ground = picture.getpixel((layout.LEFT - 4, edge + 1))
    assert ground in seen
    assert any(max(colour) < 90 for colour in seen if isinstance(colour, tuple)), "the foot of a g"
    assert theme.rgb(theme.PLASTER) not in seen, "nothing of the row above"


def test_every_second_row_of_the_sheet_has_a_darker_ground() -> None:
    """So a number is found on its row."""
    result = replace(finished("amyitis", 4), scene=None, race=())
    shown = opened(poster.poster(result)).convert("RGB")
    top = floor_of(result) + poster.RULE + sheet.ABOVE + sheet.HEAD
    middles = [top + sheet.ROW * row + sheet.ROW // 2 for row in range(len(result.sheet))]
    grounds = [theme.rgb((theme.PLASTER, theme.PAPER)[row % 2]) for row in range(len(middles))]
    assert [shown.getpixel((layout.LEFT - 9, y)) for y in middles] == grounds
