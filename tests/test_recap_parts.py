"""Which parts of the board *What happened?* shows, how large and how clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import games
from engine.core import Event
from engine.games.amyitis.garden import SECTION
from engine.games.ishtar.hexes import cells
from render import boards, changes, panels, parts, recap, telling, theme, typeset
from render.boards import Place, yspahan
from render.boards.amyitis.view import sides
from render.boards.ishtar import labels
from render.boards.ishtar.desert import held
from render.boards.ishtar.plan import plan
from render.canvas import Box, Canvas
from render.changes import Mark, Told
from render.scene import Scene
from render.theme import SEATS, rgb
from tests.pictures import opened, same
from tests.turns import FIRST, bands, recent, scenes

SHADE = 8
"""Of 255: how far a pixel at an edge of a piece may be from what it was; the palette reduces it twice."""


def test_what_changed_keeps_its_pixels_and_the_rest_is_veiled() -> None:
    game = scenes("yspahan")
    found = (recent(game, at, 1) for at in range(5, len(game)))
    scene, turns = next(
        one
        for one in found
        if len(marks := changes.marks("yspahan", *one)) == 1
        and not (marks[0].place.way or marks[0].place.card)
    )
    marks, board = changes.marks("yspahan", scene, turns), boards.get("yspahan").board(scene)
    plain = opened(board.png())
    ((part,),) = parts.rows(board, marks, draft=True)
    assert part.share == 1
    left, top, right, bottom = part.box
    canvas = Canvas.blank(boards.get("yspahan").GROUND, bottom - top, right - left)
    parts.inset(canvas, board, part, 0, right - left, 0, bottom - top)
    picture, x, y = opened(canvas.png()), -left, -top
    west, north, east, south = marks[0].place.box
    inside = (west + 14, north + 14, east - 14, south - 68)  # below, a shop has its whole code
    apart = ImageChops.difference(picture.crop(_moved(inside, x, y)), plain.crop(inside))
    assert max(apart.tobytes()) <= SHADE, "but for the nearest colour of the palette"
    corner = (left + 4, top + 4, left + 44, top + 44)
    mist = Image.new("RGB", (40, 40), boards.get("yspahan").GROUND.mist)
    less, more = (
        sum(ImageStat.Stat(ImageChops.difference(mist, one)).mean)
        for one in (picture.crop(_moved(corner, x, y)), plain.crop(corner))
    )
    assert less < more


def is_inked(picture: Image.Image) -> bool:
    """Return True if there is more than an even ground, also below a veil."""
    lightest, darkest = max(found := picture.convert("L").tobytes()), min(found)
    return lightest - darkest > 40


def test_all_that_is_not_marked_is_as_pale_on_a_part() -> None:
    """Near to it as well: a ring would cut what stands there."""
    ground = boards.get("ishtar").GROUND
    board = Canvas.blank(ground, 400, 600)
    board.under(0, 0, 600, 400, theme.PAPER)
    mark = Mark(1, 0, Place((280, 180, 320, 220)))
    shown = opened(parts._shown(board, parts.Part([mark], (0, 0, 600, 400))).png()).convert("L")
    inside, *others = (shown.getpixel((x, 200)) for x in (300, *range(350, 600)))
    assert isinstance(inside, int)
    assert len({*others}) == 1
    assert isinstance(others[0], int)
    assert inside > others[0], "below a dark veil"


def _moved(box: Box, across: int, down: int) -> Box:
    return box[0] + across, box[1] + down, box[2] + across, box[3] + down


@pytest.mark.parametrize("key", games.ALL)
def test_parts_of_the_board_end_where_they_cut_few_words(key: str) -> None:
    """Less than half as many as parts of the same height cut that have what is marked in the middle."""
    game, cut, plain = scenes(key), 0, 0
    for at in range(FIRST, len(game), 9):
        scene, turns = recent(game, at)
        shown = bands(key, scene, turns)
        chapters = [band.chapter for band in shown if band.chapter.board]
        for words, part in (
            (one.board.words, part) for one in chapters if one.board for row in one.rows for part in row
        ):
            left, top, right, bottom = part.box
            ys = [y for mark in part.marks for y in (mark.place.box[1], mark.place.box[3])]
            centred = (min(ys) + max(ys) - bottom + top) // 2
            there = [word for word in words if word[0] < right and word[2] > left]
            cut += sum(word[1] < edge < word[3] for word in there for edge in (top, bottom))
            plain += sum(
                word[1] < edge < word[3] for word in there for edge in (centred, centred + bottom - top)
            )
    assert plain > 2 * cut or (key == "ishtar" and plain < 5), "there are few words on a desert"


def _free(part: parts.Part) -> tuple[int, int]:
    """The px above and below what is marked on a part."""
    ys = [y for mark in part.marks for shape in (*mark.clear, mark.place.way) for _, y in shape]
    return round(min(ys)) - part.box[1], part.box[3] - round(max(ys))


@pytest.mark.parametrize(("key", "most"), [("amyitis", 130), ("yspahan", 130)])
def test_a_part_is_little_higher_than_what_is_marked_there(key: str, most: int) -> None:
    free = list[int]()
    for seats in (2, 3, 4):
        game = scenes(key, seats)
        for at in range(FIRST, len(game), 4):
            rows = (row for band in bands(key, *recent(game, at, 1)) for row in band.rows)
            free += [sum(_free(row[0])) for row in rows if len(row) == 1 and not row[0].alone]
    assert sum(free) / len(free) <= most


def test_what_is_marked_is_in_the_middle_of_a_part_that_shows_more() -> None:
    """Unless the city ends there, or a way has little around it."""
    game, found = scenes("yspahan", 3), 0
    for at in range(FIRST, len(game)):
        shown = bands("yspahan", *recent(game, at, 1))
        for part in (row[0] for band in shown for row in band.rows if len(row) == 1):
            inside, (above, below) = part.marks[0].place.inside, _free(part)
            if any(mark.place.way or mark.place.card for mark in part.marks):
                continue
            if inside and above + below > 70 and inside[1] < part.box[1] and part.box[3] < inside[3]:
                assert min(above, below) > (above + below) / 5
                found += 1
    assert found


def test_a_part_shows_nothing_beyond_the_city_it_is_in() -> None:
    game, found = scenes("yspahan", 2), 0
    for at in range(FIRST, len(game), 3):
        scene, turns = recent(game, at)
        for part in (part for band in bands("yspahan", scene, turns) for row in band.rows for part in row):
            insides = [mark.place.inside for mark in part.marks if not mark.place.card]
            assert all(inside and parts.is_in(part.box, inside) for inside in insides)
            found += len(insides)
    assert found


def test_a_part_of_ishtar_s_desert_shows_no_cards_and_no_players() -> None:
    scene, _ = recent(scenes("ishtar"), FIRST, 1)
    board = boards.get("ishtar").board
    whole, bare = board(scene), board(replace(scene, bare=True))
    stand = plan(scene.view.state.desert.layout, 4)
    rows = stand.players
    assert all(any(parts.is_in(word, row) for word in whole.words) for row in rows)
    assert not any(parts.is_in(word, row) for word in bare.words for row in rows)


def test_a_part_of_yspahan_s_city_shows_no_week() -> None:
    scene = scenes("yspahan", 3)[40]
    whole, bare = yspahan.board(scene), yspahan.board(replace(scene, bare=True))
    assert any(parts.is_in(word, yspahan.CALENDAR) for word in whole.words)
    assert not any(parts.is_in(word, yspahan.CALENDAR) for word in bare.words)


@pytest.mark.parametrize("key", games.ALL)
def test_a_board_without_frames_marks_nothing(key: str) -> None:
    """The frames of *What happened?* stand alone; Yspahan shows the end of a week in another way."""
    drawn = boards.get(key).board
    for scene in scenes(key, 3)[FIRST::9]:
        if "week-over" not in {one.kind for one in scene.last}:
            plain = replace(scene, framed=False)
            assert same(drawn(plain).png(), drawn(replace(plain, last=())).png())


@pytest.mark.parametrize("key", games.ALL)
def test_words_stand_beside_cards_that_are_not_too_small_there(key: str) -> None:
    """These are gardens of Babylon, smaller in turns that brought little. All other parts are as wide as the
    band, unless it is quiet or scored nothing.
    """
    game, found, bars = scenes(key), Counter[int](), 0
    shown = (band for at in range(FIRST, len(game), 2) for band in recap.bands(key, *recent(game, at, 1)))
    for band in shown:
        chapter = band.chapter
        assert not any(line.rule for line in chapter.lines)
        for part in chapter.column:
            if part.land:
                found[chapter.side] += 1
                assert (chapter.side == parts.SLIM) == (band.gain < typeset.MANY)
                assert part.share >= parts.SMALLEST
            else:
                assert len(chapter.column) == 1
                assert band.gain <= 0 or band.quiet
                assert part.share >= (parts.SMALL if band.quiet else parts.MIDDLE)
                bars += not band.quiet
            assert abs((part.box[2] - part.box[0]) * part.share - chapter.side) <= 1
            assert all(parts.is_in(mark.place.box, part.box) for mark in part.marks)
        for part in (row[0] for row in chapter.strips if len(row) == 1):
            wide = (part.box[2] - part.box[0]) * part.share
            assert abs(wide - parts.WHOLE) <= 1 or (part.alone and not part.land)
    assert {*found} == ({parts.SIDE, parts.SLIM} if key == "babylon" else set())
    assert bool(bars) == (key == "ishtar")


def test_a_long_way_is_whole_on_a_part_that_is_made_smaller_for_it() -> None:
    """As far as it can be read then."""
    game, ways, smaller = scenes("yspahan", 2), 0, 0
    for at in range(FIRST, len(game)):
        for part in (row[0] for row in _strips("yspahan", *recent(game, at, 1)) if len(row) == 1):
            if any(mark.place.way for mark in part.marks):
                assert parts.is_in(parts.bounds(part.marks), part.box)
                ways += 1
                smaller += part.share < 1
    assert smaller
    assert ways > smaller


def _strips(key: str, scene: Scene, turns: Sequence[Told]) -> list[parts.Row]:
    return [row for band in recap.bands(key, scene, turns) for row in band.chapter.strips]


@pytest.mark.parametrize("key", ["amyitis", "ishtar", "yspahan"])
def test_a_part_as_wide_as_a_band_is_as_large_as_its_height_allows(key: str) -> None:
    """It is larger if its turn brought most. Edges that cut less make it higher, or a little larger."""
    shares: dict[bool, list[float]] = {False: [], True: []}
    for game in (scenes(key, seats) for seats in (2, 4)):
        for at in range(FIRST, len(game), 2):
            for band in recap.bands(key, *recent(game, at)):
                size = parts.GREAT if band.most else parts.USUAL
                for part in (row[0] for row in band.chapter.strips if len(row) == 1):
                    if part.alone:
                        continue
                    _, north, _, south = parts.bounds(part.marks)
                    least = parts.LARGE * min(1, parts.TALL / (south - north + 2 * parts.NEAR))
                    assert 0.999 * least <= part.share <= 1.1 * size.share
                    assert part.height <= 1.1 * size.slack or part.share <= 1.1 * parts.LARGE
                    shares[band.most].append(part.share)
    assert sum(shares[True]) / len(shares[True]) > 1.1 * sum(shares[False]) / len(shares[False])


def test_a_long_way_is_shown_smaller_and_the_other_turns_as_always() -> None:
    """Not on the whole board, where nothing else of the turns could be seen."""
    scene, turns = recent(scenes(), 55, 5)
    assert recap.drawn("yspahan", scene, turns)
    (part,) = (
        part
        for band in recap.bands("yspahan", scene, turns)
        for row in band.chapter.strips
        for part in row
        if part.marks[0].place.way
    )
    _, north, _, south = parts.bounds(part.marks)
    assert south - north > parts.TALL
    assert part.height < parts.TALL


def test_nothing_is_paler_on_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faint colours of seats are like those of others."""
    game, cards, veiled = scenes("amyitis"), 0, list[Canvas]()
    monkeypatch.setattr(panels, "veil", lambda canvas, *_, **__: veiled.append(canvas))
    for at in range(FIRST, len(game), 5):
        for chapter in (band.chapter for band in recap.bands("amyitis", *recent(game, at, 1))):
            for part in (part for row in chapter.rows for part in row if part.alone and chapter.board):
                assert chapter.board
                canvas, high = Canvas.blank(boards.get("amyitis").GROUND, 900, 1000), parts.height([part])
                parts.inset(canvas, chapter.board, part, 0, panels.WHOLE, 0, high)
                cards += 1
    assert cards
    assert not veiled


def test_around_a_card_that_is_narrower_than_its_band_is_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the colour of the seat."""
    game, inset, found = scenes("yspahan", 3), parts.inset, 0
    middles = list[int]()

    def record(canvas: Canvas, board: Canvas, part: parts.Part, *where: int) -> None:
        _, wide, top, high = where
        narrow = wide == parts.WHOLE > (part.box[2] - part.box[0]) * part.share + 4
        middles.extend([top + high // 2] if narrow else [])
        inset(canvas, board, part, *where)

    monkeypatch.setattr(parts, "inset", record)
    for at in range(FIRST, len(game), 4):
        middles.clear()
        if canvas := recap.drawn("yspahan", *recent(game, at, 1)):
            picture = opened(canvas.png()).convert("RGB")
            edge = theme.MARGIN + parts.EDGE + 2
            assert {picture.getpixel((edge, y)) for y in middles} <= {theme.rgb(theme.PAPER)}
            found += len(middles)
    assert found


def test_words_that_the_edge_of_a_part_cuts_are_not_drawn() -> None:
    ground = boards.get("ishtar").GROUND
    board = Canvas.blank(ground, 400, 400)
    board.under(0, 0, 400, 400, theme.PLASTER)
    for y in (80, 120, 160, 200):
        board.text(60, y, "WWWW", 30, align=0.5)
        board.text(200, y, "WWWW", 30, align=0.5)
    shown = opened(parts._shown(board, parts.Part((), (60, 60, 260, 200))).png()).convert("RGB")
    places = ((0, 0, 70, 140), (90, 0, 190, 120), (90, 122, 190, 140))
    ink = [is_inked(shown.crop(box)) for box in places]
    assert ink == [False, True, False], "those at the left and at the lower edge are cut"


def test_names_that_the_frame_of_what_moved_would_cut_are_not_drawn() -> None:
    """That of its own place is."""
    ground = boards.get("yspahan").GROUND
    board = Canvas.blank(ground, 400, 600)
    board.under(0, 0, 600, 400, theme.PLASTER)
    for x in (210, 300, 390):
        board.text(x, 200, "WW", 30, align=0.5)
    box = (260, 160, 340, 240)
    for way, told in (((), [True] * 3), (((420, 300), (300, 300)), [False, True, True])):
        mark = Mark(1, 0, Place((box[0] - 20, *box[1:]), way=way))
        shown = opened(parts._shown(board, parts.Part([mark], (0, 0, 600, 400))).png()).convert("L")
        there = [shown.crop((x - 40, 190, x - 12 if x < 300 else x + 20, 210)) for x in (210, 300, 390)]
        assert [is_inked(one) for one in there] == told


def test_two_parts_side_by_side_are_two_pictures() -> None:
    """Streets would seem to go on from one to the other."""
    game, found = scenes("yspahan", 3), 0
    for at in range(FIRST, len(game)):
        for chapter in (band.chapter for band in recap.bands("yspahan", *recent(game, at, 1))):
            if not chapter.board or not chapter.strips or len(chapter.strips[0]) < 2:
                continue
            canvas = Canvas.blank(boards.get("yspahan").GROUND, 3000, 1000)
            recap._show(canvas, chapter, chapter.board, 0, 0)
            top = (chapter.end + parts.INSET) * (chapter.under and bool(chapter.lines))
            row = opened(canvas.png()).crop((parts.HALF, top + 9, parts.HALF + parts.GUTTER, top + 10))
            colours = [row.getpixel((x, 0)) for x in (0, parts.GUTTER // 2, parts.GUTTER - 1)]
            assert colours == [rgb(theme.INK), rgb(theme.PAPER), rgb(theme.INK)]
            found += 1
    assert found


def test_a_word_of_which_an_edge_leaves_little_more_than_ink_leaves_its_ground() -> None:
    ground = boards.get("ishtar").GROUND
    board = Canvas.blank(ground, 400, 400)
    board.under(0, 0, 400, 400, theme.PLASTER)
    board.text(100, 120, "I", 90)
    (_, _, right, _), *_ = board.words
    shown = opened(parts._shown(board, parts.Part((), (right - 12, 60, 300, 200))).png()).convert("L")
    assert not is_inked(shown)


@pytest.mark.parametrize("at_once", [True, False])
def test_of_two_parts_about_the_same_moment_the_western_one_is_on_the_left(at_once: bool) -> None:
    board = Canvas.blank(boards.get("ishtar").GROUND, 800, 1600)
    marks = [Mark(1, 0, Place((x, 300, x + 60, 360), spare=at_once)) for x in (1300, 200)]
    ((one, other),) = parts.rows(board, marks, draft=False)
    assert (one.box[0] < other.box[0]) == at_once


def test_two_parts_side_by_side_show_the_board_equally_large() -> None:
    game, found = scenes("ishtar"), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands("ishtar", *recent(game, at, 1)):
            for one, other in (row for row in band.rows if len(row) == 2):
                found += 1
                assert max(one.share, other.share) <= 1.05 * min(one.share, other.share)
    assert found


def test_parts_in_a_row_stand_as_they_do_on_the_board() -> None:
    """They would be a wrong map otherwise: that of the west is at the left."""
    game, found = scenes("yspahan", 3), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands("yspahan", *recent(game, at, 1)):
            for one, other in (row for row in band.chapter.strips if len(row) == 2):
                assert parts.bounds(one.marks) < parts.bounds(other.marks)
                found += 1
    assert found


def test_above_a_part_is_what_most_of_its_edge_is() -> None:
    ground = boards.get("ishtar").GROUND
    board, canvas = Canvas.blank(ground, 400, 400), Canvas.blank(ground, 400, 400)
    board.under(0, 0, 400, 400, theme.PLASTER)
    board.under(0, 0, 40, 400, theme.COST)
    parts.inset(canvas, board, parts.Part((), (0, 0, 200, 200)), 100, 200, 100, 240)
    picture = opened(canvas.png()).convert("RGB")
    assert {picture.getpixel((x, 110)) for x in range(102, 298)} == {picture.getpixel((250, 200))}


def test_a_garden_beside_words_is_at_least_as_high_as_they_are() -> None:
    """It shows more of the land around it."""
    game, found = scenes("babylon"), 0
    for at in range(FIRST, len(game)):
        for chapter in (band.chapter for band in recap.bands("babylon", *recent(game, at))):
            if chapter.column:
                assert chapter.seen >= chapter.told - recap.EDGE
                found += 1
    assert found


def test_a_row_that_was_won_and_emptied_shows_its_winner_beside_the_gardener() -> None:
    emptied = 0
    for before, scene in pairwise(scenes("amyitis", 4)):
        there = replace(scene, bare=True, framed=False, before=before.view)
        for one, place in zip(scene.last, boards.get("amyitis").places(there, scene.last), strict=True):
            if one.kind == "row-won" and place:
                emptied += 1
                canvas = boards.get("amyitis").board(there)
                shown, (left, top, right, bottom) = opened(canvas.png()), place.box
                assert one.seat is not None
                colours = shown.crop((left, top, (left + right) // 2, bottom)).getcolors(1 << 12)
                tinted = sum(n for n, colour in colours or () if colour == theme.rgb(SEATS[one.seat].colour))
                assert tinted > 0.1 * (right - left) // 2 * (bottom - top), "the left half is the winner"
    assert emptied


def test_the_token_of_a_garden_beside_a_new_channel_is_as_pale_as_what_is_around_it() -> None:
    beside = 0
    for scene in scenes("amyitis", 4):
        there = replace(scene, bare=True, framed=False, frame=(theme.INK, False))
        for one, place in zip(scene.last, boards.get("amyitis").places(there, scene.last), strict=True):
            if one.kind.startswith("irrigated") and place:
                owned = {plot for player in scene.view.state.players for plot in player.plots}
                assert len(place.before) == len(owned & {*sides(SECTION[str(dict(one.args)["section"])])})
                assert place.label, "the cube is before that"
                assert place.framed is True
                beside += bool(place.before)
    assert beside


def test_no_mark_of_a_fountain_hides_a_new_tile() -> None:
    """If another corner is free."""
    hidden = Counter[bool]()
    for game in (scenes("ishtar", seats) for seats in (2, 3, 4)):
        for scene in game[FIRST:]:
            there, state = replace(scene, bare=True), scene.view.state
            plain = plan(state.desert.layout, len(state.players)).place
            new = [cell for one in scene.last for cell in cells(labels.mask_of(plain, one))]
            for place in (plain, labels.clear_of(plain, there)):
                marks = [
                    at
                    for number in range(len(state.desert.fountains))
                    for _, at in held(place, state.desert, number)
                ]
                near = (dist(place.at(cell), at) < 0.6 * place.width for cell in new for at in marks)
                hidden[place is plain] += any(near)
    assert hidden[True]
    assert hidden[False] < hidden[True] / 8


@pytest.mark.parametrize("room", range(260, 700, 40))
def test_words_beside_points_of_two_seats_have_a_line_however_narrow_it_is(room: int) -> None:
    what = (("owner", 0), ("fountain", "red"), ("cell", "D8"))
    taken = Event("fountain-taken", 1, what, points=((0, -6), (1, 6)))
    scene, _ = recent(scenes("ishtar", 2), FIRST)
    (line,) = telling.lines("ishtar", scene, 1, [taken], [taken], room)
    assert "fountain" in " ".join(line.words)
