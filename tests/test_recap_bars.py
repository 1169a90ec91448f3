"""The strip above *What happened?* and the bar of each turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine import games
from engine.core import sum_points
from render import boards, headline, parts, recap, theme, typeset
from render.canvas import Canvas
from render.text import width
from render.theme import SEATS, rgb
from tests.pictures import opened
from tests.turns import FIRST, bands, by_turn, recent, scenes
from tests.words import recording


@pytest.mark.parametrize("key", games.ALL)
def test_each_bar_has_something_below_it(key: str) -> None:
    """Also where a turn begins with a day."""
    game, found = scenes(key), 0
    for at in range(FIRST, len(game), 2):
        for band in recap.bands(key, *recent(game, at, 1)):
            assert band.lines or band.rows or band.rule, f"turn {at}"
            found += bool(band.rule)
    assert found or key in ("ishtar", "babylon")


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


@pytest.mark.parametrize("key", ["amyitis", "ishtar", "yspahan"])
def test_bars_have_the_points_of_all_whom_a_turn_brought_any(key: str) -> None:
    """They add up to those on the strip."""
    game, others = scenes(key, 3), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at)):
            if band.quiet or band.seat is None:
                continue
            brought = [seat for seat, n in band.points if n]
            assert len(band.outcome.scored if band.outcome else ()) == len(brought)
            others += any(seat != band.seat for seat in brought)
    assert others


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
    """With signs, these say what it brought; without, a sentence does. What was chosen, such as buildings,
    gives way to what followed from choices, and has a sentence if there is room for it.
    """
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
            newest = max(reversed(told), key=lambda one: not one.choice)
            assert news.text in newest.whole
            assert bool(news.signs) == bool(newest.gains) or (newest.choice and news.text == newest.whole)
            strip = opened(canvas.png()).crop((60, theme.MARGIN + 9, 940, theme.MARGIN + recap.SUMS - 9))
            assert any(one == rgb(SEATS[news.seat].colour) for _, one in strip.getcolors(1 << 16) or ())
        found[bool(news)] += 1
    assert found[True]
    assert found[False]


@pytest.mark.parametrize("key", games.ALL)
def test_at_the_end_the_strip_has_the_scores_of_all(key: str) -> None:
    """Also of whoever scored nothing in the last turn."""
    game = scenes(key, 3)
    scene, turns = recent(game, len(game) - 1, 1)
    outcome = games.get(key).outcome(scene.view.state)
    assert outcome
    with recording() as recorder:
        canvas = recap.drawn(key, scene, turns)
        assert canvas
        end = theme.MARGIN + headline.HEIGHT + recap.SPACE
        said = [one.text for one in recorder.of(canvas) if end < one.y < end + recap.SUMS]
    assert {str(score) for score in outcome.scores} <= {*said}


def test_what_is_announced_within_a_turn_of_ishtar_does_not_divide_it() -> None:
    game, found = scenes("ishtar", 2), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        if any(one.kind == "last-round" for one in turns[0].events):
            first, *others = recap.bands("ishtar", scene, turns)
            assert len(first.lines) > 1
            assert [bool(band.rule) for band in others] == [True]
            found += 1
    assert found


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


@pytest.mark.parametrize("key", games.ALL)
def test_one_line_about_a_turn_stands_beside_the_mark_of_its_seat(key: str) -> None:
    """It has no bar: its sentence says who did that, and parts of the board are below or before it."""
    game, found, seen = scenes(key), Counter[bool](), Counter[bool]()
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
            seen[bool(band.chapter.column)] += bool(band.rows)
            if band.chapter.column:
                assert not band.chapter.strips
                assert band.chapter.end <= parts.LINED
            else:
                assert band.chapter.under or not band.rows
            assert not band.rule
            assert not line.aside
            assert band.gain < typeset.MANY
            assert band.height == band.chapter.height + 2 * parts.EDGE
    assert found[False]
    assert found[True] or key == "babylon", "there, words are beside gardens"
    assert bool(seen[True]) == (key in {"ishtar", "yspahan"}), "others have no small parts of the board"


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
    """Its bar and its medal are, if that was many points."""
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
            found += 1
    assert found


def test_what_the_same_seat_did_in_the_evening_is_not_larger() -> None:
    scene, turns = recent(scenes("amyitis"), 81, 6)
    shown = [band for band in recap.bands("amyitis", scene, turns) if band.seat == 2]
    assert [band.gain for band in shown] == [2, 3, 0]
    assert [band.most for band in shown] == [False, True, False]


@pytest.mark.parametrize("key", ["yspahan", "amyitis"])
def test_the_turn_with_the_latest_news_is_larger_if_nobody_scored(key: str) -> None:
    game, found = scenes(key), 0
    for at in range(FIRST, len(game)):
        shown = [*recap.bands(key, *recent(game, at))]
        news = [band for band in shown if any(line.news for line in band.lines)]
        if news and not recap.summed(shown):
            newest = max(reversed(news), key=lambda band: max(line.interest for line in band.lines))
            assert [band for band in shown if band.most] == [newest]
            assert not newest.quiet
            found += 1
    assert found
