"""*What happened?*: below a bar for each turn, lines say what was done, and the board shows where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import ImageChops

from engine import games
from engine.core import Event
from render import boards, changes, headline, parts, pictures, recap, theme, typeset
from render.boards import yspahan
from render.canvas import Canvas
from render.changes import Mark, Told
from render.theme import rgb
from tests.pictures import opened, same
from tests.turns import FIRST, bands, by_turn, recent, scenes


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
                    assert all(parts.is_in(mark.place.box, part.box) for mark in part.marks)
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


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_happened_since_the_last_turn_fits(key: str, seats: int) -> None:
    game = scenes(key, seats)
    for at in (FIRST, len(game) // 2):
        assert recap.drawn(key, *recent(game, at, seats - 1))


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
                band.gain for band in bands if band.rows and recap._without(key, band, 0).height < band.height
            ]
            rows = [len(band.rows) for band in bands]
            assert recap._without_least(key, bands) == before - sum(band.height for band in bands)
            (less,) = (band.gain for band, n in zip(bands, rows, strict=True) if len(band.rows) < n)
            assert not small or less == min(small)
            tried += 1
    assert tried


def test_words_take_the_room_of_a_card_that_is_left_out() -> None:
    """Many turns are told without some of their cards rather than not at all."""
    scene, turns = recent(scenes("babylon", 3), len(scenes("babylon", 3)) * 3 // 5, 5)
    assert recap.drawn("babylon", scene, turns)
    lower = 0
    for band in recap.bands("babylon", scene, turns):
        if band.chapter.column:
            less = recap._without("babylon", band, 0)
            assert all(line.width <= recap.ROOM for line in less.lines)
            lower += less.chapter.told < band.chapter.told
    assert lower


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
