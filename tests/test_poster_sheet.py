"""The score sheet of a poster: what is on it, and that it can be read on a phone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
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
    """In each block, and their shapes are seen on a phone. Names, which are on the podium, would be cut."""
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
    assert [seat for seat, _ in at] == result.order * len(columns.blocks)
    middles = [left + (n + 0.5) * columns.wide for _, left in columns.blocks for n in range(seats)]
    assert [x for _, x in at] == middles
    assert layout.HEADS * SMALLEST >= 11


@pytest.mark.parametrize("result", ALL, ids=named)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_all_that_brought_points_has_a_row_and_all_numbers_their_columns(
    result: Result, lang: str, words: list[Written]
) -> None:
    """All can be read on a phone, and a dot stands where there is nothing. How many points there are in all
    is not said once more. Labels have room, and all is within the edges of what is written.
    """
    result = replace(result, lang=lang)
    canvas, at = Canvas.blank(boards.get(result.key).GROUND, 1600), sheet.columns(result)
    sheet.draw(canvas, result, 0)
    assert len(at.blocks) == (1 if len(result.names) > 4 or len(result.sheet) <= sheet.FEW else sheet.BLOCKS)
    assert all(size >= layout.PHONE for *_, size in words)
    (heading,) = [said for said, x, y, _ in words if y < sheet.ABOVE + sheet.HEAD]
    assert heading == texts(lang)("render-points")
    rows = iter(words[1:])
    for block, (labels, left) in enumerate(at.blocks):
        for n, (row, values) in enumerate(result.sheet[block * at.rows : (block + 1) * at.rows]):
            middle = sheet.ABOVE + sheet.HEAD + (n + 0.5) * sheet.ROW
            said, x, y, _ = next(rows)
            assert (said, x, y) == (sheet.row_text(result, row), labels, middle)
            assert labels + text.width(said, sheet.LABEL) < left
            for place, seat in enumerate(result.order):
                said, x, y, _ = next(rows)
                assert said == (layout.number(values[seat]) if values[seat] else sheet.NOTHING)
                assert (x, y) == (left + (place + 0.5) * at.wide, middle - sheet.RAISED)
                assert text.width(said, sheet.FIGURES) <= at.wide - 2 * (sheet.EDGE + sheet.RAIL)
        assert left + len(result.names) * at.wide <= layout.RIGHT
    assert not [*rows]
    assert all(other[0] > left + len(result.names) * at.wide for (_, left), other in pairwise(at.blocks))
    assert max(y for *_, y in canvas.words) < sheet.height(result)


@pytest.mark.parametrize(
    ("points", "winners", "lit"),
    [
        ((3, 9), [1], [1]),
        ((9, 3), [1], []),
        ((5, 5), [0], []),
        ((7, 0), [0], [0]),
        ((-4, -9), [0], [0]),
        ((4, 9, 9), [1, 2], []),
        ((4, 9, 8), [1, 2], [1]),
        ((0, 0), [0], []),
    ],
)
def test_only_what_a_winner_alone_has_won_is_lit(
    points: tuple[int, ...], winners: list[int], lit: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So what is lit says what won."""
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
    sheet.draw(Canvas.blank(boards.get("yspahan").GROUND, 400), result, 0)
    for seat, (said, bold, on) in zip(result.order, written, strict=True):
        assert said == (layout.number(points[seat]) if points[seat] else sheet.NOTHING)
        assert bold == (seat in lit) == (on == theme.SEATS[seat].colour)
        assert seat not in winners or seat in lit or on == theme.WHITE


@pytest.mark.parametrize("result", ALL, ids=named)
def test_bars_say_where_the_points_came_from(result: Result) -> None:
    """All of one scale, below their numbers."""
    canvas = Canvas.blank(boards.get(result.key).GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    shown, at = canvas.image.convert("RGB"), sheet.columns(result)
    longest, most = 0, max(max(values) for _, values in result.sheet)
    for block, (_, left) in enumerate(at.blocks):
        for n, (_, values) in enumerate(result.sheet[block * at.rows : (block + 1) * at.rows]):
            y = sheet.ABOVE + sheet.HEAD + (n + 1) * sheet.ROW - sheet.GAP - 4 - sheet.BAR // 2
            for place, seat in enumerate(result.order):
                x = left + place * at.wide + sheet.EDGE + sheet.RAIL + sheet.ASIDE
                room = at.wide - 2 * (sheet.EDGE + sheet.RAIL + sheet.ASIDE)
                row = [shown.getpixel((x + step, y)) for step in range(room)]
                beside, bar = shown.getpixel((x - sheet.ASIDE // 2, y)), max(0, values[seat]) / most * room
                drawn = sum(colour != beside for colour in row)
                assert abs(drawn - (max(bar, sheet.BAR // 2) if bar else 0)) <= 1
                longest = max(longest, drawn / room)
    assert longest > 0.99


@pytest.mark.parametrize("winner", range(4))
def test_the_column_of_a_winner_is_white_within_an_edge_in_its_colour(winner: int) -> None:
    """With a dark line around that: yellow is seen on paper, also in grey. It ends with the rows of its
    block.
    """
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("amyitis", 4), ranks=ranks)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    shown, at = opened(canvas.png()).convert("RGB"), sheet.columns(result)
    for block, (_, left) in enumerate(at.blocks):
        rows = len(result.sheet[block * at.rows : (block + 1) * at.rows])
        foot = sheet.ABOVE + sheet.HEAD + rows * sheet.ROW + sheet.FOOT
        column = [
            shown.getpixel((left + x, foot - sheet.RAIL - 4)) for x in range(sheet.RAIL + sheet.EDGE + 1)
        ]
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
    middles = [top + sheet.ROW * row + sheet.ROW // 2 for row in range(sheet.columns(result).rows)]
    grounds = [theme.rgb((theme.PLASTER, theme.PAPER)[row % 2]) for row in range(len(middles))]
    assert [shown.getpixel((layout.LEFT - 9, y)) for y in middles] == grounds
