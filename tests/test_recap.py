"""*What happened?*: below a bar for each turn, lines say what was done, and the board shows where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import games
from engine.core import Event, sum_points
from engine.games.amyitis.garden import SECTION
from engine.games.ishtar.hexes import cells
from render import boards, changes, headline, panels, parts, pictures, recap, theme, typeset
from render.boards import Place, yspahan
from render.boards.amyitis.view import sides
from render.boards.ishtar import labels
from render.boards.ishtar.desert import held
from render.boards.ishtar.plan import plan
from render.canvas import Box, Canvas
from render.changes import Mark, Told
from render.scene import Scene
from render.text import width
from render.theme import SEATS, rgb
from tests.pictures import opened, same
from tests.turns import FIRST, bands, by_turn, recent, scenes
from tests.words import recording


def _is_in(box: Box, other: Box) -> bool:
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_mark_is_on_a_part_of_the_board_below_the_words_about_its_turn(key: str, seats: int) -> None:
    game, apart = scenes(key, seats), 0
    for at in range(FIRST, len(game), 15):
        scene, turns = recent(game, at)
        found = by_turn(key, scene, turns)
        for some, (seat, events, view) in zip(found, turns, strict=True):
            assert {band.seat for band in some if not band.rule} == {seat}
            there = replace(scene, view=view, last=tuple(events), bare=True)
            places = boards.get(key).places(there, events)
            told = [one for one, place in zip(events, places, strict=True) if not recap.repeats(place)]
            marks = changes.marks(key, replace(there, last=tuple(told)), [Told(seat, told)])
            shown = [mark.place.box for mark in _marks(some)]
            if sum(bool(band.rows) for band in some) > 1:  # each has a board of its own
                apart += 1
                assert len(shown) == len(marks)
            else:
                assert all(mark.place.box in shown for mark in marks)
                boxes = [mark.place.box for mark in marks]
                for rows in (
                    rows
                    for one in some
                    for rows in ([[part] for part in one.chapter.column], one.chapter.strips)
                ):
                    first = [min(boxes.index(part.marks[0].place.box) for part in row) for row in rows]
                    assert first == sorted(first), "as told"
            for band in some:
                assert band.lines or band.rule
                assert all((mark.number, mark.seat) == (band.number, band.seat) for mark in _marks([band]))
                for part in (part for row in band.rows for part in row):
                    assert all(_is_in(mark.place.box, part.box) for mark in part.marks)
    assert apart or (key, seats) != ("amyitis", 2)


def _marks(bands: Sequence[recap.Band]) -> list[Mark]:
    return [mark for band in bands for row in band.rows for part in row for mark in part.marks]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_done_before_a_round_began_is_shown_before_the_rule_that_says_so(seats: int) -> None:
    """Each place is that which the whole turn has on the board, and each cube is shown once."""
    game, apart = scenes("amyitis", seats), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        ((_, events, view),) = turns
        found = bands("amyitis", scene, turns)
        if sum(bool(band.rows) for band in found) < 2:
            continue
        apart += 1
        plain = replace(scene, view=view or scene.view, bare=True)
        for band in found:
            temples = [line.told for line in band.lines if line.told and line.told.kind == "entered"]
            assert not temples or band.rows
        assert len(_marks(found)) == len(
            changes.marks_at(boards.get("amyitis").places(plain, events), 1, 0, spare=False)
        )
    assert apart or seats > 2


@pytest.mark.parametrize("key", games.ALL)
def test_each_bar_has_something_below_it(key: str) -> None:
    """Also where a turn begins with a day."""
    game, found = scenes(key), 0
    for at in range(FIRST, len(game), 2):
        for band in recap.bands(key, *recent(game, at, 1)):
            assert band.lines or band.rows or band.rule, f"turn {at}"
            found += bool(band.rule)
    assert found or key in ("ishtar", "babylon")


@pytest.mark.parametrize("key", games.ALL)
def test_whose_turn_it_is_now_changes_nothing(key: str) -> None:
    scene, turns = recent(scenes(key), FIRST, 1)
    assert same(*(recap.picture(key, replace(scene, active=active), turns) for active in ((), (1,))))


def test_a_turn_that_changed_nothing_is_told_without_a_picture() -> None:
    game = scenes("amyitis")
    found = (recent(game, at, 1) for at in range(FIRST, len(game)))
    scene, turns = next(one for one in found if [event.kind for event in one[1][0].events] == ["passed"])
    (band,) = bands("amyitis", scene, turns)
    assert band.lines
    assert not band.rows


def test_a_bar_has_the_colour_of_its_seat_and_a_frame_on_the_board() -> None:
    game = scenes("yspahan")
    scene, turns = recent(game, 41)
    picture = opened(recap.picture("yspahan", scene, turns))
    assert picture.width < theme.WIDTH
    shown = bands("yspahan", scene, turns)
    top = theme.MARGIN + bool(recap.summed(shown)) * (recap.SUMS + recap.SPACE)
    for band in shown:
        colour = rgb(recap.RULE if band.seat is None else SEATS[band.seat].colour)
        bar = picture.crop((60, top, 940, top + (band.height if band.quiet else band.bar)))
        below = picture.crop((60, top + band.bar, 940, top + band.height))
        for part, least in ((bar, 9000), (below, 0 if band.rule else 500)):
            assert sum(n for n, found in part.getcolors(1 << 20) or () if found == colour) >= least
        top += band.height + recap.SPACE


@pytest.mark.parametrize("key", games.ALL)
def test_what_a_turn_brought_stands_on_a_plate_within_its_bar(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends at the same edge in all of them, and the bar goes on around it."""
    game, right, found = scenes(key, 2), theme.MARGIN + parts.WIDE - parts.EDGE, 0
    drawn, draw = list[tuple[recap.Band, int]](), recap._draw

    def record(canvas: Canvas, band: recap.Band, top: int) -> int:
        drawn.append((band, top))
        return draw(canvas, band, top)

    monkeypatch.setattr(recap, "_draw", record)
    for at in range(FIRST, len(game), 8):
        drawn.clear()
        picture = recap.drawn(key, *recent(game, at))
        for band, top in drawn if picture else ():
            if picture and band.outcome and band.seat is not None:
                middle = top + parts.EDGE // 2 + band.bar // 2
                image = picture.image.convert("RGB")
                edges = [image.getpixel((right - x, middle)) for x in (2, recap.PLATE + 2)]
                assert edges == [rgb(SEATS[band.seat].colour), rgb(theme.PAPER)]
                assert band.outcome.tall + 2 * recap.PLATE <= band.bar
                found += 1
    assert found


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


def test_what_is_marked_is_in_the_middle_of_a_part_beside_more_words() -> None:
    """Unless the city ends there, or a way has little around it."""
    game, found = scenes("yspahan", 2), 0
    for at in range(FIRST, len(game)):
        shown = bands("yspahan", *recent(game, at, 1))
        for part in (part for band in shown for part in band.chapter.column):
            inside, (above, below) = part.marks[0].place.inside, _free(part)
            if any(mark.place.way for mark in part.marks):
                continue
            if inside and above + below > 100 and inside[1] < part.box[1] and part.box[3] < inside[3]:
                assert min(above, below) > (above + below) / 5
                found += 1
    assert found


def test_a_part_shows_nothing_beyond_the_city_it_is_in() -> None:
    game, found = scenes("yspahan", 2), 0
    for at in range(FIRST, len(game), 3):
        scene, turns = recent(game, at)
        for part in (part for band in bands("yspahan", scene, turns) for row in band.rows for part in row):
            insides = [mark.place.inside for mark in part.marks if not mark.place.card]
            assert all(inside and _is_in(part.box, inside) for inside in insides)
            found += len(insides)
    assert found


def test_each_turn_is_drawn_in_the_position_after_it() -> None:
    """So the supervisor stands where each of two turns sent him."""
    game, found = scenes("yspahan"), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 2)
        ends = [[dict(e.args).get("dest") for e in turn.events if e.kind == "supervised"] for turn in turns]
        over = any(event.kind == "week-over" for turn in turns for event in turn.events)
        if over or [len(end) for end in ends] != [1, 1] or ends[0] == ends[1]:
            continue
        first, _ = by_turn("yspahan", scene, turns)
        assert any(mark.place.way for mark in _marks(first))
        late, _ = by_turn("yspahan", scene, [turns[0]._replace(view=None), turns[1]])
        assert not any(mark.place.way for mark in _marks(late))
        found += 1
    assert found


@pytest.mark.parametrize("key", games.ALL)
def test_a_draft_that_is_a_whole_turn_is_shown_large(key: str) -> None:
    game, large = scenes(key), 0
    for at in range(FIRST, len(game), 9):
        scene, ((seat, events, _),) = recent(game, at, 1)
        mine = replace(scene, view=replace(scene.view, seat=seat), draft=tuple(events), active=(seat or 0,))
        picture = opened(pictures.asked(key, mine))
        canvas = recap.draft(key, mine)
        assert pictures.about(key, mine) == ("part" if canvas else boards.get(key).about(mine))
        if canvas:
            large += 1
            assert picture.size == canvas.size == (parts.WIDE + 2 * theme.MARGIN, canvas.size[1])
            assert canvas.size[1] < theme.WIDTH
            if any(boards.get(key).places(mine, events)):
                purple = sum(n for n, one in picture.getcolors(1 << 20) or () if one == rgb(theme.DRAFT))
                assert purple > 300, "what is not confirmed has frames of that colour"
        elif pictures.about(key, mine) == "board":
            assert picture.width == theme.WIDTH, "the whole board"
    assert large


def test_points_are_in_the_headline_of_a_draft_that_brings_nothing_else() -> None:
    key = "amyitis"
    game, found = scenes(key, 2), 0
    for at in range(FIRST, len(game), 3):
        scene, ((seat, events, _),) = recent(game, at, 1)
        mine = replace(scene, view=replace(scene.view, seat=seat), draft=tuple(events), active=(seat or 0,))
        signs, canvas = recap._signs(key, mine), recap.draft(key, mine)
        if not canvas or not signs:
            continue
        end = canvas.size[0] - theme.MARGIN - 2 * recap.PAD
        below = theme.MARGIN + headline.HEIGHT
        there = [box for box in canvas.sprites() if box[0] < end < box[2] and box[3] <= below]
        alone = [one.name for one in signs] == [""]
        assert len(there) == alone
        words = [box for box in canvas.words if box[3] < below]
        assert all(word[2] < there[0][0] for word in words if there)
        found += alone
    assert found


@pytest.mark.parametrize("key", ["amyitis", "yspahan"])
def test_nothing_of_a_draft_is_made_smaller(key: str) -> None:
    game, smaller = scenes(key, 2), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        told, draft = (
            [
                part.share
                for band in recap.bands(key, scene, turns, draft=is_draft)
                for row in band.rows
                for part in row
            ]
            for is_draft in (False, True)
        )
        assert min(draft, default=1) >= 1
        smaller += any(share < 1 for share in told)
    assert smaller


def test_signs_of_a_draft_are_smaller_where_that_saves_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    game, usual, lower = scenes("ishtar"), typeset.ALONE[:1], 0
    for at in range(FIRST, len(game), 3):
        scene, ((seat, events, _),) = recent(game, at, 1)
        mine = replace(scene, view=replace(scene.view, seat=seat), draft=tuple(events), active=(seat or 0,))
        canvas = recap.draft("ishtar", mine)
        with monkeypatch.context() as patch:
            patch.setattr(typeset, "ALONE", usual)
            large = recap.draft("ishtar", mine)
        if canvas and large:
            assert canvas.size[1] <= large.size[1]
            lower += canvas.size[1] < large.size[1]
    assert lower


def test_a_part_of_ishtar_s_desert_shows_no_cards_and_no_players() -> None:
    scene, _ = recent(scenes("ishtar"), FIRST, 1)
    board = boards.get("ishtar").board
    whole, bare = board(scene), board(replace(scene, bare=True))
    stand = plan(scene.view.state.desert.layout, 4)
    rows = stand.players
    assert all(any(_is_in(word, row) for word in whole.words) for row in rows)
    assert not any(_is_in(word, row) for word in bare.words for row in rows)


def test_a_part_of_yspahan_s_city_shows_no_week() -> None:
    scene = scenes("yspahan", 3)[40]
    whole, bare = yspahan.board(scene), yspahan.board(replace(scene, bare=True))
    assert any(_is_in(word, yspahan.CALENDAR) for word in whole.words)
    assert not any(_is_in(word, yspahan.CALENDAR) for word in bare.words)


@pytest.mark.parametrize("key", games.ALL)
def test_a_board_without_frames_marks_nothing(key: str) -> None:
    """The frames of *What happened?* stand alone; Yspahan shows the end of a week in another way."""
    drawn = boards.get(key).board
    for scene in scenes(key, 3)[FIRST::9]:
        if "week-over" not in {one.kind for one in scene.last}:
            plain = replace(scene, framed=False)
            assert same(drawn(plain).png(), drawn(replace(plain, last=())).png())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_a_week_in_yspahan_shows_what_scored(seats: int) -> None:
    """In public and to each seat: the city is empty by then."""
    weeks, cubes, game = 0, 0, scenes("yspahan", seats)
    for at in (at for at, scene in enumerate(game) if any(one.kind == "week-over" for one in scene.last)):
        scene, ((_, events, _),) = recent(game, at, 1)
        week = events[[one.kind for one in events].index("week-over") :]
        scored = [one for one in week if one.points and one.kind in ("souk-scored", "caravan-counted")]
        seen = yspahan.places(scene, week)
        places = {place.box for one, place in zip(week, seen, strict=True) if place and one in scored}
        assert len(places) == len({str(dict(one.args).get("souk")) for one in scored})
        laid = [one.kind in ("placed", "filled") for one in events]
        assert all(place for place, new in zip(yspahan.places(scene, events), laid, strict=True) if new)
        cubes += sum(laid)
        empty = opened(yspahan.board(replace(scene, last=(), framed=False)).png())
        for seat in (None, 0):
            shown = replace(scene, view=replace(scene.view, seat=seat), last=tuple(events), framed=False)
            picture = opened(yspahan.board(shown).png())
            assert all(ImageChops.difference(picture, empty).crop(box).getbbox() for box in places)
        weeks += 1
    assert weeks == 3
    assert cubes or seats == 3, "some were placed in the last turn of a week"


def test_turns_for_which_there_is_no_room_are_not_told() -> None:
    game = scenes("amyitis")
    scene, turns = recent(game, len(game) - 2, 40)
    shown = [*recap.bands("amyitis", scene, turns, brief=True)]
    assert max(band.number for band in shown) < len(turns)
    assert sum(band.height + theme.GAP for band in shown) > recap.HIGHEST
    assert not recap.drawn("amyitis", scene, turns)


def test_a_picture_that_would_be_too_high_is_the_whole_board_with_numbers() -> None:
    game = scenes("ishtar")
    scene, turns = recent(game, 30, 12)
    assert opened(recap.picture("ishtar", scene, turns)).width == theme.WIDTH


@pytest.mark.parametrize(("seats", "at"), [(2, 95), (2, 120)])
def test_the_highest_parts_of_the_board_give_way_to_words(seats: int, at: int) -> None:
    """Words and signs tell what the whole board with numbers would not."""
    scene, turns = recent(scenes("amyitis", seats), at)
    shown = list(recap.bands("amyitis", scene, turns, brief=True))
    assert sum(band.height + recap.SPACE for band in shown) + 2 * theme.MARGIN - recap.SPACE > recap.HIGHEST
    canvas = recap.drawn("amyitis", scene, turns)
    assert canvas
    assert recap.HIGHEST - parts.TALLEST < canvas.size[1] <= recap.HIGHEST


def test_the_winner_is_above_what_happened_last() -> None:
    game = scenes("yspahan")
    scene, turns = recent(game, len(game) - 1, 1)
    canvas, shown = recap.drawn("yspahan", scene, turns), bands("yspahan", scene, turns)
    assert canvas
    strip = bool(recap.summed(shown)) * (recap.SUMS + recap.SPACE)
    high = sum(recap.SPACE + band.height for band in shown)
    assert canvas.size[1] == 2 * theme.MARGIN + headline.HEIGHT + strip + high
    picture, end = opened(canvas.png()), theme.MARGIN + headline.HEIGHT
    (winner,) = headline.sentence("yspahan", scene).seats
    bar = picture.crop((60, theme.MARGIN, 940, end))
    assert sum(n for n, found in bar.getcolors(1 << 20) or () if found == rgb(SEATS[winner].colour)) > 9000
    assert picture.getpixel((500, end + recap.SPACE // 2)) == rgb(boards.get("yspahan").GROUND.tile)


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_happened_since_the_last_turn_fits(key: str, seats: int) -> None:
    game = scenes(key, seats)
    for at in (FIRST, len(game) // 2):
        assert recap.drawn(key, *recent(game, at, seats - 1))


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_points_of_a_bar_are_those_of_its_lines(key: str, seats: int) -> None:
    """Each line has those of its own event, a last one those of what is left out."""
    game, scoring = scenes(key, seats), 0
    for at in range(FIRST, len(game), 7):
        scene, turns = recent(game, at)
        for some, turn in zip(by_turn(key, scene, turns), turns, strict=True):
            every = Counter[int]()
            for band in some:
                points = Counter[int]()
                for line in band.lines:
                    points.update(dict(line.points))
                assert dict(band.points) == {seat: n for seat, n in points.items() if n}
                assert band.gain == (points[band.seat] if band.seat is not None else 0)
                every.update(points)
            assert +every == +Counter(dict(sum_points(turn.events)))
            scoring += bool(every)
    assert scoring


def test_a_forced_move_after_the_last_turn_has_a_bar_of_its_own() -> None:
    game, found = scenes("ishtar", 3), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        others = {one.seat for one in game[at].last if one.kind == "no-choice"} - {turns[0].seat}
        shown = [band for band in recap.bands("ishtar", scene, turns) if not band.rule]
        own, more = (
            [band for band in shown if (band.seat == turns[0].seat) is same] for same in (True, False)
        )
        assert own == shown[: len(own)]
        assert [band.seat for band in more] == list(others)
        assert all(band.lines and band.number == len(own) + 1 for band in more)
        found += len(more)
    assert found


@pytest.mark.parametrize("key", games.ALL)
def test_turns_begin_with_what_they_brought_each_seat(key: str) -> None:
    game, found = scenes(key), set[bool]()
    for at in range(FIRST, len(game), 5):
        scene, turns = recent(game, at)
        points = sum_points([one for turn in turns for one in turn.events])
        bars = [*recap.bands(key, scene, turns)]
        scored = bool(points)
        assert recap.summed(bars) == points
        canvas = recap.drawn(key, scene, turns)
        strip = (scored or bool(recap._news(key, bars))) * (recap.SUMS + recap.SPACE)
        shown = sum(band.height + recap.SPACE for band in bars)
        high = 2 * theme.MARGIN + strip + shown - recap.SPACE
        if canvas and not games.get(key).outcome(scene.view.state) and high <= recap.HIGHEST:
            assert canvas.size[1] == high
            found.add(scored)
    assert True in found


@pytest.mark.parametrize("key", ["yspahan", "amyitis"])
def test_the_strip_has_the_latest_news_if_nobody_scored(key: str) -> None:
    """With signs, these say what it brought; without, a sentence does."""
    game, found = scenes(key), Counter[bool]()
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at)
        bars = [*recap.bands(key, scene, turns)]
        news, points = recap._news(key, bars), recap.summed(bars)
        canvas = recap.drawn(key, scene, turns)
        if points or games.get(key).outcome(scene.view.state) or not canvas:
            continue
        told = [line.told for band in bars for line in band.lines if line.told and line.told.news]
        assert bool(news) == bool(told)
        if news:
            assert news.text in told[-1].whole
            assert bool(news.signs) == bool(told[-1].gains)
            strip = opened(canvas.png()).crop((60, theme.MARGIN + 9, 940, theme.MARGIN + recap.SUMS - 9))
            assert any(one == rgb(SEATS[news.seat].colour) for _, one in strip.getcolors(1 << 16) or ())
        found[bool(news)] += 1
    assert found[True]
    assert found[False]


def test_the_strip_shows_only_who_gained_or_lost_points_the_most_first() -> None:
    scene, _ = recent(scenes("yspahan"), FIRST)
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 300, parts.WIDE + 2 * theme.MARGIN)
    with recording() as recorder:
        recap._sums(canvas, "yspahan", scene, ((0, 1), (2, 6)), 100)
        said = [one.text for one in recorder.of(canvas)]
    strip = opened(canvas.png()).crop((60, 110, 940, 100 + recap.SUMS - 10))
    columns = [strip.crop((x, 0, x + 1, strip.height)).getcolors() or [] for x in range(strip.width)]
    found = [
        [x for x, column in enumerate(columns) if any(one == rgb(seat.colour) for _, one in column)]
        for seat in SEATS[:4]
    ]
    assert not found[1]
    assert not found[3]
    assert max(found[2]) < min(found[0])
    scores = games.get("yspahan").scores(scene.view.state)
    assert [word for word in said if word.isdigit()] == [str(scores[2]), str(scores[0])], "what they have now"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_strip_has_names_where_they_fit_and_is_never_too_narrow(seats: int) -> None:
    scene, _ = recent(scenes("yspahan"), FIRST)
    points = tuple((seat, 10 + seat) for seat in range(seats))
    for names, most in ((("Ana", "Bo", "Cy", "Di"), 3), (("Maximilian von Hohenlohe",) * 4, 1)):
        canvas = Canvas.blank(boards.get("yspahan").GROUND, 300, parts.WIDE + 2 * theme.MARGIN)
        with recording() as recorder:
            recap._sums(canvas, "yspahan", replace(scene, names=names), points, 100)
            said = {one.text for one in recorder.of(canvas)} & {*names}
        assert said == ({*names[:seats]} if seats <= most else set())
        boxes = [*canvas.sprites(), *canvas.words]
        assert min(box[0] for box in boxes) >= theme.MARGIN
        assert max(box[2] for box in boxes) <= theme.MARGIN + parts.WIDE


def test_the_signs_of_a_draft_are_those_of_its_seat() -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled", 1, (("yellow", 0), ("dice", "1, 2")))
    mine = replace(scene, view=replace(scene.view, seat=0), draft=(rolled,))
    assert recap._signs("yspahan", mine) == []


def test_in_a_draft_nothing_seems_to_be_paid_for_with_what_something_else_cost() -> None:
    """An assistant does not buy the gems below a tile; gold buys a yellow die."""
    gems = (("purple", 2), ("red", 0), ("white", 0))
    done = {
        "ishtar": (Event("placed", 0, (*gems, ("n", 2))), Event("assisted", 0, gems)),
        "yspahan": (Event("rolled", 0, (("yellow", 1), ("dice", "1, 2"))),),
    }
    for key, events in done.items():
        scene, _ = recent(scenes(key, 2), FIRST)
        mine = replace(scene, view=replace(scene.view, seat=0), draft=events)
        signs = recap._signs(key, mine)
        assert any(sign.given for sign in signs)
        assert any(sign.gained for sign in signs)
        assert any(sign.bought for sign in signs) == (len(events) == 1)


@pytest.mark.parametrize("key", ["babylon", "ishtar"])
def test_the_turn_that_brought_most_keeps_its_part_of_the_board_longest(key: str) -> None:
    game, tried = scenes(key, 4), 0
    for at in range(FIRST, len(game)):
        bands = [band for band in recap.bands(key, *recent(game, at)) if band.rows]
        gains = [band.gain for band in bands]
        if len(set(gains)) < len(gains) or len(gains) < 2:
            continue
        while sum(bool(band.rows) for band in bands) > 1:
            before = sum(band.height for band in bands)
            small = [
                band.gain for band in bands if band.rows and recap._without(band, 0).height < band.height
            ]
            rows = [len(band.rows) for band in bands]
            assert recap._without_least(bands) == before - sum(band.height for band in bands)
            (less,) = (band.gain for band, n in zip(bands, rows, strict=True) if len(band.rows) < n)
            assert not small or less == min(small)
            tried += 1
    assert tried


@pytest.mark.parametrize("key", games.ALL)
def test_words_stand_beside_parts_that_are_not_too_small_there(key: str) -> None:
    """All are told once, in order, and none is a rule. Others are above, as wide as the band."""
    game, found = scenes(key), Counter[bool]()
    for at in range(FIRST, len(game), 2):
        for chapter in (band.chapter for band in recap.bands(key, *recent(game, at, 1))):
            found[bool(chapter.column)] += bool(chapter.rows)
            assert not any(line.rule for line in chapter.lines)
            assert bool(chapter.beside) == bool(chapter.column)
            if chapter.beside:
                laid = [*chapter.beside, *chapter.after]
                assert [line.told for line in laid] == [line.told for line in chapter.lines]
            for part in chapter.column:
                assert part.share >= (parts.SMALLEST if part.alone else parts.SMALL)
                assert abs((part.box[2] - part.box[0]) * part.share - chapter.side) <= 1
                assert all(_is_in(mark.place.box, part.box) for mark in part.marks)
    assert found[True]
    assert found[False]


@pytest.mark.parametrize("key", games.ALL)
def test_words_beside_parts_begin_at_one_of_two_edges(key: str) -> None:
    game, found = scenes(key), set[int]()
    for at in range(FIRST, len(game), 3):
        found |= {band.chapter.side for band in recap.bands(key, *recent(game, at)) if band.chapter.column}
    assert found <= {parts.SIDE, parts.BROAD}


@pytest.mark.parametrize("key", ["ishtar", "yspahan"])
def test_the_last_words_are_below_a_part_if_that_is_lower(key: str) -> None:
    """About as much stands beside the part as it is high."""
    game, found = scenes(key, 2), 0
    for at in range(FIRST, len(game), 2):
        scene, turns = recent(game, at, 1)
        for chapter in (band.chapter for band in recap.bands(key, scene, turns)):
            if chapter.after:
                room = recap.room_beside(chapter.side)
                beside = [typeset.narrowed(key, turns[0].seat, line, room) for line in chapter.lines]
                assert chapter.beside
                assert chapter.height < chapter._replace(beside=beside, after=()).height
                assert chapter.seen <= chapter.told + recap.VOID
                found += 1
    assert found


@pytest.mark.parametrize(("key", "seats"), [("amyitis", 2), ("amyitis", 4), ("yspahan", 2)])
def test_words_that_parts_would_squeeze_have_all_the_room(key: str, seats: int) -> None:
    """A sentence has few rows beside a part, and all words not many more than they need beside several."""
    game, above = scenes(key, seats), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        for chapter in (band.chapter for band in recap.bands(key, scene, turns)):
            for line in chapter.beside:
                assert len(line.words) <= recap.ROWS + line.sentences - 1
            rows = [sum(len(line.words) for line in lines) for lines in (chapter.lines, chapter.beside)]
            assert len(chapter.column) < 2 or rows[1] < recap.MORE * rows[0]
            room = recap.room_beside(chapter.side)
            beside = [typeset.narrowed(key, turns[0].seat, line, room) for line in chapter.lines]
            above += bool(chapter.strips) and any(len(line.words) > recap.ROWS for line in beside)
    assert above


def test_a_part_beside_words_is_about_a_row_higher_at_most() -> None:
    """It is made smaller, as far as it can be read then. Too long a way is below them, and whole."""
    game, smaller, below = scenes("yspahan", 2), 0, 0
    for at in range(FIRST, len(game)):
        for band in recap.bands("yspahan", *recent(game, at, 1)):
            chapter = band.chapter
            for part in (row[0] for row in chapter.strips if len(row) == 1):
                if any(mark.place.way for mark in part.marks):
                    assert _is_in(parts.bounds(part.marks), part.box)
                    below += 1
            if len(chapter.column) == len(chapter.beside) == 1:
                (part,) = chapter.column
                high = max(recap.LARGE, chapter.told + recap.VOID)
                assert part.height <= 1.2 * high or part.share <= parts.SMALL + 0.05
                smaller += part.share < 1
                if any(mark.place.way for mark in part.marks):
                    assert part.height <= max(parts.LONG, parts.HIGHER * high)
                    assert _is_in(parts.bounds(part.marks), part.box)
    assert smaller
    assert below


def _strips(key: str, scene: Scene, turns: Sequence[Told]) -> list[parts.Row]:
    return [row for band in recap.bands(key, scene, turns) for row in band.chapter.strips]


def test_a_part_as_wide_as_a_band_is_larger_if_it_becomes_no_higher(monkeypatch: pytest.MonkeyPatch) -> None:
    game, larger = scenes("ishtar"), 0
    for at in range(FIRST, len(game), 2):
        scene, turns = recent(game, at, 1)
        with monkeypatch.context() as patched:
            patched.setattr(parts, "ENLARGED", 1)
            before = _strips("ishtar", scene, turns)
        for (one, *others), (other, *_) in zip(_strips("ishtar", scene, turns), before, strict=True):
            if not others:
                assert one.height <= other.height + recap.EDGE
                assert all(_is_in(mark.place.box, one.box) for mark in one.marks)
                larger += one.share >= 1.1 * other.share
    assert larger


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


def test_the_day_that_begins_and_its_roll_are_one_row() -> None:
    """Dice beside the mark of a seat say who rolled what; another rule is a heading."""
    game, found = scenes("yspahan", 2), Counter[bool]()
    for at in range(FIRST, len(game)):
        for band in (band for band in recap.bands("yspahan", *recent(game, at, 1)) if band.rule):
            found[band.quiet] += 1
            if band.quiet:
                (line,) = band.lines
                assert line.about is not None
                assert not any(tally.counted for row in line.signs for tally in row)
                assert band.rule
                assert band.block + line.width + recap.PAD <= parts.WHOLE + typeset.APART
                assert band.height == band.chapter.height + 2 * parts.EDGE < recap.BAR + typeset.SIGN
    assert found[True]
    assert found[False]


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


@pytest.mark.parametrize("key", games.ALL)
def test_one_line_about_a_turn_stands_beside_the_mark_of_its_seat(key: str) -> None:
    """It has no bar, and is lower than those that have one: its sentence says who did that."""
    game, found = scenes(key), Counter[bool]()
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at)):
            found[band.quiet] += 1
            if not band.quiet:
                assert band.bar >= (band.rule.height if band.rule else recap.BAR)
                continue
            if band.rule:
                continue
            (line,) = band.lines
            assert line.told
            assert band.name in line.told.whole.split("\n")[0]
            assert " ".join(line.words).split() == line.told.whole.split()
            assert not band.rows
            assert not band.rule
            assert not line.aside
            assert band.gain < typeset.MANY
            assert band.height == band.chapter.height + 2 * parts.EDGE
    assert found[False]
    assert found[True] or key in ("babylon", "ishtar"), "there, all is seen on the board"


def test_a_quiet_turn_has_the_colour_of_its_seat_at_its_left_only() -> None:
    line = typeset.Line(("Ana passes.",), ())
    band = recap.Band(1, 1, "Ana", (), recap.Chapter([line]), quiet=True)
    with recording() as recorder:
        canvas = Canvas.blank(boards.get("amyitis").GROUND, 200, 1000)
        bottom = recap._draw(canvas, band, 20)
        (said,) = (one for one in recorder.of(canvas) if one.text == "Ana passes.")
    left = theme.MARGIN + parts.EDGE
    assert 0 < said.x - width(said.text, said.size) / 2 - left - recap.BLOCK < 2 * recap.PAD
    picture = opened(canvas.png())
    for start, end, share in ((left, left + recap.BLOCK, 0.5), (left + recap.BLOCK, 950, 0)):
        part = picture.crop((start, 20 + parts.EDGE, end, bottom - parts.EDGE))
        red = sum(n for n, found in part.getcolors(1 << 20) or () if found == rgb(SEATS[1].colour))
        assert red >= share * part.width * part.height
        assert share or not red


def test_the_turn_that_brought_most_is_larger() -> None:
    """Its bar, its medal and its part of the board are, if that was many points."""
    game, found = scenes("babylon"), 0
    for at in range(FIRST, len(game)):
        shown = [band for band in recap.bands("babylon", *recent(game, at)) if band.seat is not None]
        most = max(band.gain for band in shown)
        assert [band.most for band in shown] == [band.gain == most >= typeset.MANY for band in shown]
        best = [band for band in shown if band.most]
        others = [band for band in shown if not band.most]
        for one, other in ((one, other) for one in best for other in others):
            assert one.medal > other.medal
            assert one.bar > other.bar
            if one.chapter.column and other.chapter.column:
                assert one.chapter.side > other.chapter.side
                found += 1
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


@pytest.mark.parametrize("key", ["ishtar", "babylon"])
def test_a_part_beside_words_is_about_as_high_as_they_are(key: str) -> None:
    """It is made larger, or shows more around it."""
    empty, game = list[float](), scenes(key)
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at, 1)):
            chapter = band.chapter
            if chapter.beside:
                empty.append(abs(chapter.seen - chapter.told) / chapter.height)
    assert sum(empty) / len(empty) < 0.16


def test_what_a_card_says_beside_words_is_left_out_of_it() -> None:
    """Whom Marduk rewards is told: the card would say it once more."""
    game, rewards = scenes("amyitis"), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        ((seat, events, view),) = turns
        if "marduk" not in {one.kind for one in events}:
            continue
        rewards += 1
        for band in recap.bands("amyitis", scene, turns):
            assert not any(
                recap.repeats(mark.place) for row in band.rows for part in row for mark in part.marks
            )
        plain = [one for one in events if one.kind != "marduk"]
        shown = list(recap.bands("amyitis", scene, [Told(seat, plain, view)]))
        pairs = zip(recap.bands("amyitis", scene, turns), shown, strict=True)
        assert all([*map(parts.height, one.rows)] == [*map(parts.height, other.rows)] for one, other in pairs)
    assert rewards


def test_points_of_a_week_are_whole_and_have_no_frame_of_a_turn() -> None:
    """They belong to several seats. Nobody's turn is what a week brings."""
    weeks, game = 0, scenes("yspahan", 3)
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        if "week-over" not in {one.kind for one in turns[0].events}:
            continue
        there = replace(scene, view=turns[0].view or scene.view, last=tuple(turns[0].events), bare=True)
        places = yspahan.places(there, turns[0].events)
        scored = {
            place.box
            for one, place in zip(turns[0].events, places, strict=True)
            if place and one.kind in ("souk-scored", "caravan-counted")
        }
        shown = [
            (band, part, mark.place)
            for band in bands("yspahan", scene, turns)
            for row in band.rows
            for part in row
            for mark in part.marks
            if mark.place.box in scored
        ]
        for band, part, place in shown:
            assert band.rule
            assert place.framed
            assert place.box[2] <= part.box[2]
        weeks += bool(shown)
    assert weeks == 3


def test_what_a_week_brought_is_said_above_the_parts_of_the_board_that_show_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = scenes("yspahan", 3)
    at = next(n for n in range(FIRST, len(game)) if any(one.kind == "week-over" for one in game[n].last))
    (week,) = (band for band in bands("yspahan", *recent(game, at, 1)) if band.rule and band.rows)
    words, seen = list[int](), list[int]()
    draw, inset = typeset.draw, parts.inset

    def drawn(canvas: Canvas, lines: Sequence[typeset.Line], left: int, top: int, right: int) -> None:
        words.extend([top + typeset.height(lines)] if lines else [])
        draw(canvas, lines, left, top, right)

    def shown(canvas: Canvas, board: Canvas, part: parts.Part, *where: int) -> None:
        seen.append(where[2])
        inset(canvas, board, part, *where)

    monkeypatch.setattr(typeset, "draw", drawn)
    monkeypatch.setattr(parts, "inset", shown)
    recap._below(Canvas.blank(boards.get("yspahan").GROUND, 3000, 1000), week.chapter, 100)
    assert words
    assert seen
    assert max(words) <= min(seen)


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
