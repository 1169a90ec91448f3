"""The score sheet of a poster: what is on it, and that it can be read on a phone."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from engine import games
from render import boards, poster, sprites, text, theme
from render.canvas import Box, Canvas
from render.poster import Result, layout, sheet
from tests.pictures import opened
from tests.posters import SMALLEST, Written, finished, floor_of, noted_words, six


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written."""
    return noted_words(monkeypatch)


@pytest.mark.parametrize("key", games.ALL)
def test_the_columns_of_the_sheet_are_headed_by_marks_that_are_seen_on_a_phone(
    key: str, words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names would be cut there: they stand on the podium."""
    result, sizes = replace(finished(key, 4), scene=None), list[tuple[int, int]]()
    token = sprites.token

    def noted(seat: int, size: int, **how: Any) -> Any:
        sizes.append((seat, size))
        return token(seat, size, **how)

    monkeypatch.setattr(sprites, "token", noted)
    poster.poster(result)
    heads = [seat for seat, size in sizes[4:8] if size * SMALLEST >= 14]
    assert heads == result.order, "the podium has the first four"
    below = [said for said, _, y, _ in words if y > floor_of(result)]
    assert not [said for said in below for name in result.names if said[:4] == name[:4]]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_begins_with_totals(seats: int, words: list[Written]) -> None:
    """All its numbers can be read on a phone and stand in columns, and nothing stands where there is none."""
    result = replace(finished("amyitis", seats), scene=None, race=())
    poster.poster(result)
    below = [found for found in words if found[2] > floor_of(result)]
    first = min(y for *_, y, _ in below)
    heads = [(said, x) for said, x, y, _ in below if y == first]
    assert [said for said, _ in heads] == ["Points", *(str(result.scores[seat]) for seat in result.order)]
    assert all(size > sheet.FIGURES for *_, y, size in below if y == first and size != layout.HEADING)
    at = sheet.columns(result)
    columns = [range(left := at.left + at.wide * place, left + at.room) for place in range(seats)]
    assert all(round(x) in column for column, (_, x) in zip(columns, heads[1:], strict=True))
    for said, x, y, _ in below:
        if said.isdecimal() and y != first:
            assert any(round(x) in column for column in columns)
    assert all(size >= layout.PHONE for *_, size in below)
    assert not {"0", "\N{EN DASH}"}.intersection(said for said, *_ in below)


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box, str]]:
    """The plates with an edge that are drawn: colour, place and colour of the edge."""
    found: list[tuple[str, Box, str]] = []
    draw = Canvas.plate

    def noted(
        canvas: Canvas, box_: Box, fill: str, radius: int, edge: str = "", *args: Any, **how: Any
    ) -> None:
        if edge:
            found.append((fill, box_, edge))
        draw(canvas, box_, fill, radius, edge, *args, **how)

    monkeypatch.setattr(Canvas, "plate", noted)
    return found


@pytest.mark.parametrize(("points", "best"), [((3, 9), [1]), ((5, 5), []), ((7, 0), [0]), ((-4, -9), [0])])
def test_the_most_in_each_row_stand_out(
    points: tuple[int, ...],
    best: list[int],
    bars: list[tuple[str, Box, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their numbers are bold. All bars of a seat have its colour and a dark edge, so yellow is seen on paper,
    and those of losses are hollow.
    """
    written: list[tuple[str, bool]] = []
    write = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, size: int, *args: Any, **how: Any) -> int:
        if size == sheet.FIGURES:
            written.append((said, how["bold"]))
        return write(canvas, x, y, said, size, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    result = Result("yspahan", 1, ("A", "B"), (9, 8), (1, 2), (("souks", points),), 1)
    poster.poster(result)
    rows = [(fill, edge) for fill, (_, top, _, bottom), edge in bars if bottom - top == sheet.BAR]
    shown = [seat for seat, value in enumerate(points) if value]
    assert len(rows) == len(shown)
    for seat, (fill, edge) in zip(shown, rows, strict=True):
        assert edge == theme.INK
        assert fill == (theme.SEATS[seat].colour if points[seat] > 0 else theme.PAPER)
    assert written == [(layout.number(points[seat]), seat in best) for seat in shown]


def test_the_numbers_of_a_seat_end_at_one_edge_and_bars_begin_at_another(
    bars: list[tuple[str, Box, str]],
) -> None:
    """So they are compared down a column; no number is on a bar, nor on the edge of the winner's column."""
    result = finished("amyitis", 2)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, 900)
    sheet.draw(canvas, result, 0)
    at = sheet.columns(result)
    places = [at.left + at.wide * place + at.figures for place in range(2)]
    rows = [shown for _, shown, _ in bars if shown[3] - shown[1] == sheet.BAR]
    assert {left for left, *_ in rows} == {*places}
    for seat, place in zip(result.order, places, strict=True):
        numbers = [at for at in canvas.words if abs(at[2] + sheet.BESIDE - place) <= 10]
        assert len(numbers) == sum(values[seat] != 0 for _, values in result.sheet)
        assert all(left >= place - at.figures + sheet.RAIL for left, *_ in numbers)


@pytest.mark.parametrize("result", [finished("amyitis", 3), finished("amyitis", 4), six()])
def test_in_many_columns_the_most_stand_on_the_colours_of_their_seats(
    result: Result, bars: list[tuple[str, Box, str]]
) -> None:
    """Bars would be too short there. Numbers are in the middle of their columns, below totals."""
    canvas = Canvas.blank(boards.get("amyitis").GROUND, 900)
    sheet.draw(canvas, result, 0)
    at = sheet.columns(result)
    assert not at.unit
    best = [
        (seat, row)
        for row, (_, values) in enumerate(result.sheet)
        for seat in result.order
        if min(values) < values[seat] == max(values)
    ]
    plates = [(fill, box_) for fill, box_, _ in bars if box_[3] - box_[1] == sheet.MOST]
    assert [fill for fill, _ in plates] == [theme.SEATS[seat].colour for seat, _ in best]
    for (seat, row), (_, (left, top, right, bottom)) in zip(best, plates, strict=True):
        start = at.left + at.wide * result.order.index(seat)
        assert start + sheet.RAIL < left < right < start + at.room - sheet.RAIL
        above = sheet.ABOVE + sheet.HEAD + row * sheet.pitch(result)
        assert above < top < bottom < above + sheet.pitch(result)
    for place, seat in enumerate(result.order):
        middle = at.left + at.wide * place + at.room / 2
        column = [one for one in canvas.words if abs((one[0] + one[2]) / 2 - middle) <= 8]
        assert len(column) >= sum(values[seat] != 0 for _, values in result.sheet)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_edge_of_the_column_of_a_winner_touches_no_number(seats: int) -> None:
    """Not the last one either: it is nearest to that."""
    result = finished("amyitis", seats)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    end = sheet.height(result) - sheet.RAIL
    assert max(bottom for *_, bottom in canvas.words) <= end


@pytest.mark.parametrize("winner", range(4))
def test_the_column_of_a_winner_is_white_within_an_edge_in_its_colour(winner: int) -> None:
    """With a dark line around that: yellow is seen on paper, also in grey."""
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("amyitis", 4), ranks=ranks)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, sheet.height(result) + 20)
    sheet.draw(canvas, result, 0)
    shown, at = opened(canvas.png()).convert("RGB"), sheet.columns(result)
    y = sheet.height(result) - sheet.FOOT - sheet.pitch(result) - 4
    column = [shown.getpixel((at.left + x, y)) for x in range(sheet.RAIL + 3)]
    assert column[0] == theme.rgb(theme.INK)
    assert column.count(theme.rgb(theme.SEATS[winner].colour)) >= 5
    assert column[-1] == theme.rgb(theme.WHITE)


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_brought_points_has_a_row(key: str, seats: int, words: list[Written]) -> None:
    """None is hidden in a sum of others; rows are lower if there are many, but higher than their type."""
    result = replace(finished(key, seats), scene=None, race=())
    poster.poster(result)
    written = {said: (y, size) for said, _, y, size in words}
    rows = [written[sheet.row_text(result, row)] for row, _ in result.sheet]
    assert {round(low - high) for (high, _), (low, _) in pairwise(rows)} == {sheet.pitch(result)}
    assert all(size >= layout.PHONE for _, size in rows)
    assert 1.1 * sheet.LABEL <= sheet.pitch(result) <= sheet.ROW
    assert max(sheet.FIGURES * text.CAPITAL, sheet.BAR) < sheet.pitch(result) - 16, "with air between"
    for seat, score in enumerate(result.scores):
        assert sum(values[seat] for _, values in result.sheet) == score


def test_letters_of_a_label_that_reach_on_the_next_row_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the ground of that row, which is not covered by that of theirs, however low rows are."""
    monkeypatch.setattr(sheet, "ROWS", 8 * 62)
    result = finished("babylon", 2)
    canvas = Canvas.blank(boards.get("babylon").GROUND, sheet.height(result))
    sheet.draw(canvas, result, 0)
    picture, high = opened(canvas.png()).convert("RGB"), sheet.pitch(result)
    row = [name for name, _ in result.sheet].index("footbridges")
    edge = sheet.ABOVE + sheet.HEAD + (row + 1) * high
    below = picture.crop((layout.LEFT, edge, layout.LEFT + 300, edge + 2))
    seen = {colour for _, colour in below.getcolors(4096) or []}
    ground = picture.getpixel((layout.LEFT - 4, edge + 1))
    assert ground in seen
    assert any(max(colour) < 90 for colour in seen if isinstance(colour, tuple)), "the foot of a g"
    assert theme.rgb(theme.PLASTER) not in seen, "nothing of the row above"


def test_every_second_row_of_the_sheet_has_a_darker_ground() -> None:
    """So a number is found on its row, where many columns are empty."""
    result = replace(finished("amyitis", 4), scene=None, race=())
    shown = opened(poster.poster(result)).convert("RGB")
    top = floor_of(result) + poster.RULE + sheet.ABOVE + sheet.HEAD
    middles = [top + sheet.pitch(result) * row + sheet.pitch(result) // 2 for row in range(len(result.sheet))]
    grounds = [theme.rgb((theme.PLASTER, theme.PAPER)[row % 2]) for row in range(len(middles))]
    assert [shown.getpixel((layout.LEFT - 9, y)) for y in middles] == grounds


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    "result",
    [*(finished(key, seats) for key in games.ALL for seats in games.get(key).seats), six()],
    ids=lambda result: f"{result.key}-{len(result.names)}",
)
def test_the_sheet_has_room_for_whole_labels_and_for_all_bars(result: Result, lang: str) -> None:
    """Of each column, the longest one ends before the next column begins."""
    result = replace(result, lang=lang)
    at = sheet.columns(result)
    assert at.left - layout.LEFT > max(
        text.width(sheet.row_text(result, row), sheet.LABEL) for row, _ in result.sheet
    )
    points = {points for _, values in result.sheet for points in values}
    if len(result.names) <= sheet.BARRED:
        most = max(map(abs, points)) * at.unit
        assert at.figures + most == pytest.approx(at.room - sheet.BESIDE)
        assert most > at.room / 4
    widest = max(text.width(layout.number(n), sheet.FIGURES) for n in points)
    assert widest < at.room
    assert at.left + at.wide * len(result.names) - sheet.COLUMNS <= layout.RIGHT
    if len(result.names) <= 4:
        widest = max(text.width(str(score), sheet.TOTALS) for score in result.scores)
        assert layout.HEADS + widest + 3 * layout.GAP <= at.room


@pytest.mark.parametrize("key", games.ALL)
def test_points_have_bars_at_one_scale(key: str, bars: list[tuple[str, Box, str]]) -> None:
    """So they are compared along a row and with those of other rows, also on a phone."""
    result = replace(finished(key, 2), scene=None, race=())
    poster.poster(result)
    points = [(seat, values[seat]) for _, values in result.sheet for seat in result.order if values[seat]]
    unit = sheet.columns(result).unit
    lengths = [max(sheet.SHORTEST_BAR, round(unit * value)) for _, value in points]
    shown = [at[2] - at[0] for _, at, _ in bars if at[3] - at[1] == sheet.BAR]
    assert shown == lengths
    assert sheet.BAR * SMALLEST >= 7.9


@pytest.mark.parametrize(
    ("scores", "ranks"), [((20, 10, 0), (1, 2, 3)), ((7, 7, -3), (1, 1, 3)), ((0, 0, 0), (2, 1, 3))]
)
def test_totals_stand_on_plates_and_those_of_winners_on_higher_ones_in_their_colours(
    scores: tuple[int, ...], ranks: tuple[int, ...], bars: list[tuple[str, Box, str]]
) -> None:
    """All are as wide: they are no bars."""
    result = Result("yspahan", 1, ("A", "B", "C"), scores, ranks, (("souks", (30, 1, 1)),), 1)
    poster.poster(result)
    wide, own = sheet.columns(result).room, [seat.colour for seat in theme.SEATS]
    drawn = [(fill, at[2] - at[0], at[3] - at[1]) for fill, at, _ in bars]
    assert [plate for plate in drawn if plate[2] in (sheet.CHIP, sheet.WON)] == [
        (own[seat], wide, sheet.WON) if ranks[seat] == 1 else (theme.PLASTER, wide, sheet.CHIP)
        for seat in result.order
    ]
    assert sheet.WON > sheet.CHIP
