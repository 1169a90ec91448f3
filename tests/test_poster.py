"""The poster of a finished game: golden ones, and that every seat, rank and number is on it."""

# ruff: noqa: RUF001  # names and letters of many scripts are what is tried here

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil, dist, hypot
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import games
from locales import texts
from render import boards, box, caching, panels, pictures, poster, sprites, text, theme
from render.canvas import Box, Canvas, overlap
from render.poster import Result, headline, layout, podium, scenery, sheet
from tests.colours import contrast
from tests.pictures import MOST_BYTES, NAMES, NASTY, compare, opened
from tests.posters import SMALLEST, Written, finished, floor_of, noted_words, six


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written."""
    return noted_words(monkeypatch)


def hidden(actor: box.Actor, podium: Sequence[Box]) -> float:
    """The share of a figure that is behind the podium."""
    shape, (x, y, *_) = actor.sprite.getchannel(3), actor.box
    seen = shape.copy()
    for left, top, right, bottom in podium:
        seen.paste(0, (left - x, top - y, right - x, bottom - y))
    return 1 - ImageStat.Stat(seen).sum[0] / ImageStat.Stat(shape).sum[0]


@pytest.mark.parametrize(("key", "seats"), [("yspahan", 4), ("babylon", 2)])
def test_golden_poster(key: str, seats: int) -> None:
    compare(f"{key}-poster", poster.poster(finished(key, seats)))


@pytest.mark.parametrize(
    "result",
    [*(finished(key, seats) for key in games.ALL for seats in games.get(key).seats), six()],
    ids=lambda result: f"{result.key}-{len(result.names)}",
)
def test_headline_scores_and_every_number_of_the_sheet_are_written(
    result: Result, words: list[Written]
) -> None:
    png = poster.poster(result)
    assert len(png) <= MOST_BYTES
    top, floor = podium.FLOOR - podium.HIGHEST - podium.SLAB, floor_of(result)
    placed = [(said, size) for said, _, y, size in words if top < y < floor]
    winner = result.names[result.order[0]].split()[0]
    assert any(said.startswith(winner) and size * SMALLEST > 10 for said, *_, size in words)
    for seat, score in enumerate(result.scores):
        number = str(score).replace("-", "−")
        assert any(said == number and size * SMALLEST >= 10 for said, size in placed), number
        rank = result.ranks[seat]
        assert rank == 1 or str(rank) in [said for said, _ in placed], "those of winners are crowns"
    if len(result.names) <= 4:
        written = {word: size for said, size in placed for word in said.replace("-", "- ").split()}
        for name in result.names:
            assert all(written[word] >= 60 for word in name.replace("-", "- ").split()), name
    below = [said for said, _, y, _ in words if y > floor]
    for row, points in result.sheet:
        assert sheet.row_text(result, row) in below
        for value in points:
            assert not value or str(value).replace("-", "−") in below
    assert all(size >= text.LEAST for *_, size in words)


@pytest.mark.parametrize("result", [*(finished("babylon", seats) for seats in (2, 3, 4)), six()])
def test_all_steps_are_as_wide_and_the_better_the_higher(result: Result) -> None:
    """Whatever the names on them; clearly, also on a phone."""
    steps = podium.steps(result)
    assert all(one.left + one.wide == other.left for one, other in pairwise(steps))
    assert len({step.wide for step in steps}) == 1
    tops = [step.top for step in sorted(steps, key=lambda step: step.rank)]
    assert all(lower - higher >= SMALLEST**-1 * 5 for higher, lower in pairwise(tops))


@pytest.mark.parametrize(
    ("ranks", "steps", "plinth"),
    [
        ((2, 1), [1], [0]),
        ((1, 1), [0, 1], []),
        ((3, 1, 2), [2, 1, 0], []),
        ((4, 1, 2, 3), [2, 1, 3], [0]),
        ((1, 2, 2, 2), [1, 0, 2], [3]),
        ((1, 3, 1, 4), [0, 2], [1, 3]),
        ((1, 1, 1, 1), [0, 1, 2, 3], []),
    ],
)
def test_winners_stand_in_the_middle_and_who_has_no_step_on_the_plinth(
    ranks: tuple[int, ...], steps: list[int], plinth: list[int], words: list[Written]
) -> None:
    result = replace(finished("babylon", len(ranks)), ranks=ranks, names=("Mirela", "Jonáš", "Daniel", "Eva"))
    result = replace(result, names=result.names[: len(ranks)])
    found = podium.steps(result)
    assert [step.seat for step in found] == steps
    winners = [step.middle for step in found if step.rank == 1]
    assert sum(winners) / len(winners) == pytest.approx(theme.WIDTH / 2, abs=1)
    poster.poster(result)
    below = [said for said, _, y, _ in words if found[0].floor < y < floor_of(result)]
    assert [name for name in below if name in result.names] == [result.names[seat] for seat in plinth]
    assert bool(podium.plinth(result)) == bool(plinth)
    assert floor_of(result) - found[0].floor == sum(
        (podium.plinth(result), podium.WHY * result.tied, podium.BASE)
    )


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("ranks", [(1, 2), (2, 1)])
def test_the_winner_of_two_stands_alone_between_buildings_and_figures_on_the_sand(
    key: str, ranks: tuple[int, ...], words: list[Written]
) -> None:
    """On the axis of the picture, above the other one, who has as large a score as on a step, or larger."""
    result = replace(finished(key, 2), ranks=ranks, scene=None)
    (step,) = steps = podium.steps(result)
    assert ranks[step.seat] == 1
    assert step.middle == theme.WIDTH / 2
    poster.poster(result)
    scores = [size for said, _, y, size in words if step.floor < y < floor_of(result) and said.isdecimal()]
    assert max(scores) >= layout.SCORE
    figures = [actor for actor in scenery.arranged(boards.get(key).actors(), steps) if not actor.fixed]
    sides = {actor.x < step.middle for actor in figures}
    assert sides == {True, False}, "at both sides of it"
    for actor in figures:
        assert step.floor - 2 * scenery.AIR <= actor.foot <= step.floor - 12, "on sand, also buildings"
        left, _, right, _ = actor.box
        assert right <= step.left or left >= step.left + step.wide


@pytest.mark.parametrize(("ranks", "wide"), [((1, 1), 2 * podium.WIDEST), ((1, 2), podium.PODIUM)])
def test_the_stone_is_as_wide_as_what_stands_on_it(ranks: tuple[int, ...], wide: int) -> None:
    """And in the middle: the steps of two winners, or what says how a tie was broken."""
    result = replace(finished("babylon", 2), scores=(9, 9), ranks=ranks, scene=None)
    y = podium.depth(result) - podium.BASE // 2
    shown = opened(poster.poster(result)).convert("RGB")
    row = [shown.getpixel((x, y)) == theme.rgb(theme.INK) for x in range(theme.WIDTH)]
    half = wide // 2 + podium.WIDER
    assert row.index(True, layout.INSIDE) == theme.WIDTH // 2 - half
    assert row[theme.WIDTH // 2 + half - 1]
    assert not any(row[theme.WIDTH // 2 + half : theme.WIDTH - layout.INSIDE])


@pytest.mark.parametrize("ranks", [(1, 2), (1, 2, 3), (2, 1, 3, 4), (1, 1, 1, 4), (1, 2, 2, 4)])
def test_each_step_is_lower_than_the_next_better_one_and_no_higher_than_that_needs(
    ranks: tuple[int, ...],
) -> None:
    names = ("Al", "Bo", "Cy", "Di")[: len(ranks)]
    result = replace(finished("babylon", len(ranks)), ranks=ranks, names=names)
    high = {step.rank: step.high for step in podium.steps(result)}
    assert [high[rank] for rank in sorted(high)] == [
        podium.HIGHEST - place * podium.LOWER for place in range(len(high))
    ]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_on_the_podium_are_whole_and_legible_on_a_phone(
    key: str, seats: int, words: list[Written]
) -> None:
    """And all of others are as large, but no larger than those of winners."""
    result = finished(key, seats)
    poster.poster(replace(result, scene=None))
    del words[: next(at for at, (_, _, y, _) in enumerate(words) if y > podium.steps(result)[0].top)]
    sizes = dict[int, set[int]]()
    for seat, name in enumerate(result.names):
        parts = name.replace("-", "- ").split()
        lines = [(text.replace("-", "- ").split(), size) for text, *_, size in words if text and text in name]
        assert all(any(part in line and size >= 60 for line, size in lines) for part in parts)
        sizes.setdefault(min(2, result.ranks[seat]), set()).update(
            size for line, size in lines if set(line) < set(parts) or line == parts
        )
    (winners,), (others,) = sizes[1], sizes[2]
    assert others <= winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_is_right_below_its_score_in_two_even_lines_at_most(seats: int) -> None:
    """The podium is no higher than names need."""
    result = finished("amyitis", seats)
    result = replace(result, names=(*result.names[:-1], "Eva Anna Maria Bartholomea"))
    placed = podium.steps(result)
    for step in placed:
        assert "".join(step.name.lines).replace(" ", "") == result.names[step.seat].replace(" ", "")
        assert len(step.name.lines) <= 2
        one, other = (len(line) for line in (*step.name.lines, step.name.lines[-1])[:2])
        assert max(one, other) < 2 * min(one, other)
        assert all(
            text.width(line, step.name.size) <= (1 - podium.ASIDE) * step.wide for line in step.name.lines
        )
        assert step.high >= podium.NUMBERS[step.rank > 1] + step.name.high + 2 * podium.AROUND
    short = replace(result, names=("Al", "Bo", "Cy", "Di")[:seats])
    assert podium.FLOOR == podium.steps(short)[0].floor <= placed[0].floor <= podium.FLOOR + 80


@pytest.mark.parametrize("ranks", [(1, 1, 3, 4), (1, 3, 1, 4), (1, 1, 1, 1), (1, 2, 3, 4)])
def test_names_are_whole_wherever_their_owners_stand(ranks: tuple[int, ...], words: list[Written]) -> None:
    """Beside each other on four steps or on the plinth as well."""
    result = replace(finished("amyitis", 4), names=(NAMES[2], NAMES[0], NAMES[2], NAMES[2]), ranks=ranks)
    poster.poster(replace(result, scene=None, race=()))
    for step in podium.steps(result):
        assert all(
            text.width(line, step.name.size) <= (1 - podium.ASIDE) * step.wide for line in step.name.lines
        )
    roof = layout.ROOF + headline.lowered(result)
    shown = [said for said, _, y, size in words if roof < y < floor_of(result) and size >= 50]
    for part in ("Władysława", "Żółć-Příšerně Kř"):
        assert sum(part in said for said in shown) == 3


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("ranks", [(1, 2), (1, 1), (2, 1, 3), (3, 1, 2, 4), (1, 1, 3, 4)])
def test_figures_and_buildings_stand_where_they_are_seen_whole(key: str, ranks: tuple[int, ...]) -> None:
    """Nothing of them is behind the podium or the sun, nor cut off by the border or by each other."""
    steps = podium.steps(replace(finished(key, len(ranks)), ranks=ranks))
    actors = boards.get(key).actors()
    suns = scenery._suns(steps)
    shown = scenery.arranged(actors, steps)
    fixed = sum(actor.fixed for actor in shown)
    assert not any(actor.built for actor in shown), "what was built is below"
    for at, actor in enumerate(shown):
        half = actor.sprite.width / 2
        for of_podium in (one for step in steps for one in step.boxes if actor.fixed):
            assert not overlap(actor.box, of_podium)
        assert layout.INSIDE <= actor.x - half <= actor.x + half <= theme.WIDTH - layout.INSIDE
        if not actor.fixed:
            assert all(abs(actor.x - x) >= scenery.HALO + half for x, _ in suns)
            assert hidden(actor, [one for step in steps for one in step.boxes]) < 0.05
            assert all(
                other.fixed
                or abs(actor.x - other.x) >= half + other.sprite.width / 2
                or not overlap(actor.box, other.box)
                for other in shown[at + 1 :]
            )
    assert len(shown) > fixed
    assert all(any(actor.tall for actor in shown) or actor.built for actor in actors if actor.tall)
    assert all(actor.y - actor.sprite.height / 2 >= layout.ROOF for actor in shown if actor.tall)
    feet = {actor.foot for actor in shown if not actor.tall and not actor.fixed}
    assert len(feet) <= 1, "all stand on one level"
    assert fixed <= sum(actor.fixed for actor in actors)


@pytest.mark.parametrize("key", ["amyitis", "yspahan"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_are_small_beside_buildings(key: str, seats: int) -> None:
    """As if they were as far away: a camel is no larger than the gate of a palace."""
    figures = scenery.arranged(boards.get(key).actors(), podium.steps(finished(key, seats)))
    tall = min(actor.sprite.height for actor in figures if actor.tall)
    others = [actor.sprite.height for actor in figures if not actor.tall]
    assert others
    assert max(others) < tall


@pytest.mark.parametrize("seats", [2, 4])
def test_figures_are_made_larger_only_once(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """That took a fifth of the time of a poster."""
    monkeypatch.setattr(caching, "cache", caching._Cache(2**30))  # the one of all tests may be full
    steps, actors = podium.steps(finished("amyitis", seats)), boards.get("amyitis").actors()
    first = scenery.arranged(actors, steps)
    monkeypatch.setattr(box, "resized", lambda *_: pytest.fail("again"))
    again = scenery.arranged(boards.get("amyitis").actors(), steps)
    assert all(one.sprite is other.sprite for one, other in zip(first, again, strict=True))


@pytest.mark.parametrize("key", games.ALL)
def test_rays_cross_the_sky_from_the_sun_to_the_border(key: str) -> None:
    result = replace(finished(key, 3), scene=None, race=())
    shown = opened(poster.poster(result)).convert("L")
    rays = scenery._rays(*scenery._source(scenery._suns(podium.steps(result))), 120)
    above = headline.TITLED - headline.RIBBON[1] - headline.EDGE
    top, low = (y - layout.INSIDE for y in (headline.FACTS + headline.SIGN[1] + 4, above))
    sky = shown.crop(
        panels.around(layout.INSIDE + rays.width / 2, layout.INSIDE + rays.height / 2, *rays.size)
    )
    sky, row = (picture.crop((0, top, rays.width, low)) for picture in (sky, rays))
    lit, dark = (ImageStat.Stat(sky, mask).mean[0] for mask in (row, ImageChops.invert(row)))
    assert lit > dark + 10
    edges = [row.getpixel((x, 0)) for x in range(row.width)]
    assert sum(one != other for one, other in pairwise(edges)) >= scenery.RAYS / 2, "far to both sides"


@pytest.mark.parametrize("key", games.ALL)
def test_the_name_of_the_game_stands_on_a_dark_sign(key: str, words: list[Written]) -> None:
    """No ray crosses it; there is sky around it, so the rays reach the border."""
    result = replace(finished(key, 3), scene=None)
    shown, dark = opened(poster.poster(result)).convert("RGB"), theme.rgb(boards.get(key).GROUND.sky[0])
    (name, left, y, size), (facts, right, *_) = words[:2]
    assert name == texts("en")(f"{key}-name")
    assert y == headline.FACTS
    half = headline.SIGN[1]
    assert size / 2 < half < headline.FACTS - layout.INSIDE
    assert right - left > text.width(name, size) + text.width(facts, size, bold=False)
    for start in (round(left) - 40, round(right) + 6):
        around = shown.crop((start, y - half // 2, start + 34, y + half // 2))
        assert around.getcolors() == [(34 * 2 * (half // 2), dark)]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_confetti_falls_beside_the_headline(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind all else, at both sides; none of it touches the largest headline, the sign or a building."""
    sheet_ = scenery._confetti(boards.get(key).GROUND.accent)
    assert (sheet_.width, sheet_.height) == (theme.WIDTH - 2 * layout.INSIDE, scenery.FALLEN)
    reach, edge = ceil(hypot(*scenery.SLIP) / 2), (theme.WIDTH - headline.TITLE) // 2 - layout.INSIDE + 8
    assert layout.ROOF + reach > layout.INSIDE + scenery.FALLEN, "above all buildings"
    assert not sheet_.crop((edge, 0, sheet_.width - edge, sheet_.height)).getbbox()
    assert sheet_.crop((0, 0, edge, sheet_.height)).getbbox()
    halves = [sheet_.crop((x, 0, x + sheet_.width // 2, sheet_.height)) for x in (0, sheet_.width // 2)]
    left, right = (ImageStat.Stat(half.getchannel("a")).sum[0] for half in halves)
    assert left == pytest.approx(right, rel=0.2)
    steps, drawn = podium.steps(finished(key, seats)), boards.get(key)
    draw: Callable[..., Canvas] = getattr(scenery._lit, "__wrapped__")  # noqa: B009  # untyped
    gold = list[int]()
    for slips in (sheet_, Image.new("RGBa", (1, 1))):
        monkeypatch.setattr(scenery, "_confetti", lambda _accent, slips=slips: slips)
        lit = draw(drawn.GROUND, drawn.scenery, scenery._suns(steps), 0).image.convert("RGB")
        gold.append({colour: n for n, colour in lit.getcolors(1 << 20) or ()}[theme.rgb(theme.GOLD)])
    assert gold[0] - gold[1] > 3 * scenery.SLIP[0] * scenery.SLIP[1]


@pytest.mark.parametrize("key", games.ALL)
def test_the_sky_is_that_of_the_cover_and_lighter_in_rays_alone(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In colours of the sky: others would be patches in it, and rings across the rays look like scales."""
    monkeypatch.setattr(scenery, "_confetti", lambda _accent: Image.new("RGBa", (1, 1)))
    steps, drawn = podium.steps(finished(key, 3)), boards.get(key)
    suns = scenery._suns(steps)
    bare: Callable[..., Canvas] = getattr(scenery._lit, "__wrapped__")  # noqa: B009  # untyped
    lit = bare(drawn.GROUND, drawn.scenery, suns, 0).image.convert("RGB")
    land = scenery._land(drawn.GROUND, drawn.scenery).image.convert("RGB")
    shades: list[Any] = [theme.rgb(colour) for colour in theme.sky(drawn.GROUND)]
    left, top = layout.INSIDE, layout.INSIDE
    right, bottom = theme.WIDTH - layout.INSIDE, layout.HEAD + box.SKY - 40
    rays = scenery._rays(*scenery._source(suns), bottom - top)
    for x in range(left + 10, right, 97):
        for y in range(top + 4, bottom, 23):
            if dist((x, y), suns[0]) > scenery.HALO + 60 and land.getpixel((x, y)) in shades:
                was = shades.index(land.getpixel((x, y)))
                lighter = scenery.RAY if rays.getpixel((x - left, y - top)) else 0
                assert shades.index(lit.getpixel((x, y))) == min(was + lighter, len(shades) - 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_light_is_drawn_once(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the scores: a winner always stands at the same place."""
    result = replace(finished("ishtar", seats), scene=None)
    poster.poster(result)
    monkeypatch.setattr(scenery, "_rays", lambda *_: pytest.fail("again"))
    poster.poster(
        replace(result, scores=tuple(2 * n for n in result.scores), names=("Al", "Bo", "Cy")[:seats])
    )


@pytest.mark.parametrize("key", games.ALL)
def test_rays_end_at_the_land(key: str) -> None:
    """On it they would be pale patches."""
    drawn = boards.get(key)
    free = scenery._free_sky(drawn.GROUND, drawn.scenery)
    high, low, deep = (
        ImageStat.Stat(free.crop((0, top, free.width, bottom))).mean[0] / 255
        for top, bottom in (
            (0, layout.HEAD), (layout.HEAD + box.SKY - 30, layout.HEAD + box.SKY),
            (layout.HEAD + box.SKY, free.height),
        )
    )  # fmt: skip
    assert high == 1, "all is sky"
    assert low < 0.5, "some of it between hills"
    assert deep == 0, "all is land"


def test_the_scenery_is_drawn_once_for_covers_and_posters() -> None:
    drawn = list[Canvas]()
    ground = boards.get("yspahan").GROUND
    cover, land = (box.land(ground, drawn.append, sunny=sunny).image for sunny in (True, False))
    assert len(drawn) == 1
    left, top, radius = box.SUN.x - box.SUN.radius, box.SUN.y - box.SUN.radius, box.SUN.radius
    differ = ImageChops.difference(cover, land).getbbox()
    assert differ == (left, top, left + 2 * radius, top + 2 * radius)


def test_after_the_start_the_first_poster_draws_only_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """And resizes figures to fit its podium."""
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2**30))
    pictures.warm("yspahan")
    before = set(cache._images)
    poster.poster(replace(finished("yspahan", 2), scene=None))
    new: list[Any] = [*cache._images.keys() - before]
    assert not [key[0] for key in new if key[0].__name__ not in ("_inked", "_written", "derived")]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    ("key", "scores", "ranks", "text"),
    [
        ("babylon", (69, 69), (2, 1), "babylon-poster-tie"),
        ("yspahan", (69, 69), (1, 2), "render-poster-tie"),
        ("babylon", (69, 69), (1, 1), ""),
        ("babylon", (69, 68), (1, 2), ""),
    ],
)
def test_a_broken_tie_is_explained(
    lang: str,
    key: str,
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
    text: str,
    words: list[Written],
) -> None:
    result = replace(finished(key, 2), scores=scores, ranks=ranks, lang=lang)
    poster.poster(result)
    said = [found for found in words if found[0] == texts(lang)(text or "babylon-poster-tie")]
    assert [line for line, *_ in said] == ([texts(lang)(text)] if text else [])
    assert all(size >= 60 for *_, size in said)
    beside = [
        line for one in said for line, _, y, _ in words[words.index(one) + 1 :][: len(scores)] if y == one[2]
    ]
    assert result.scene
    found = games.get(key).tie_break(result.scene.view.state)
    assert beside == [str(found[seat]) for seat in result.order if text and found], "with what is compared"


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("key", games.ALL)
def test_how_a_tie_of_four_was_broken_is_said_in_full(key: str, lang: str, words: list[Written]) -> None:
    """In two lines if it must be: with four figures beside it there is little room."""
    ranks, scores = (2, 1, 3, 4), (40,) * 4
    result = replace(finished(key, 4), scores=scores, ranks=ranks, lang=lang, race=())
    podium.draw(Canvas.blank(boards.get(key).GROUND, 1600), result, podium.steps(result))
    below = podium.steps(result)[0].floor + podium.plinth(result)
    said = [found for found in words if below < found[2] < floor_of(result) - podium.BASE]
    lines = [line for line, *_ in said if not line.replace("−", "").isdecimal()]
    assert " ".join(lines) == podium._why(result)
    assert len(lines) <= 2
    for line, x, _, size in said:
        assert size >= layout.PHONE
        assert layout.LEFT <= x <= layout.RIGHT - (0 if line not in lines else text.width(line, size))


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("winners", [(0,), (1,), (0, 3)])
def test_the_sun_stands_behind_the_winners(
    key: str, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    crowned = list[float]()
    paste = Canvas.paste

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        if sprite is sprites.crown(podium.CROWN):
            crowned.append(x)
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    ranks = tuple(1 if seat in winners else 3 for seat in range(4))
    result = replace(finished(key, 4), ranks=ranks)
    poster.poster(result)
    assert len(crowned) == len(winners)
    steps = podium.steps(result)
    suns = scenery._suns(steps)
    assert [x for x, _ in suns] == crowned
    behind = scenery.arranged(boards.get(key).actors(), steps)
    tall = [actor.box for actor in behind if actor.tall]
    sparks = [spot for spot, _ in scenery._sparks(steps, suns, tall)]
    assert sparks
    assert all(dist(spark, sun) > scenery.HALO for spark in sparks for sun in suns), "unseen there"
    assert not [
        spot for spot in sparks for left, top, right, bottom in tall
        if left <= spot[0] <= right and top <= spot[1] <= bottom
    ]  # fmt: skip


@pytest.mark.parametrize("names", [("Al", "Bo", "Cy", "Di"), NAMES, (NASTY[0] * 9,) * 4])
@pytest.mark.parametrize("ranks", [(1, 2, 3, 4), (4, 3, 1, 2), (1, 1, 3, 4), (1, 1, 1, 1)])
@pytest.mark.parametrize("scores", [(41, 38, 30, 30), (40, 40, 40, 40)])
def test_the_headline_stands_above_the_sun(
    names: tuple[str, ...],
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    words: list[Written],
) -> None:
    """In the middle, as the winners are."""
    result = replace(finished("yspahan", 4), names=names, ranks=ranks, scores=scores, scene=None)
    poster.poster(result)
    lines, size = headline.headline(result)
    said = [found for found in words if found[0] in lines and found[3] == size]
    steps = podium.steps(result)
    suns = scenery._suns(steps)
    source, _ = scenery._source(suns)
    assert len(said) == len(lines) <= 2
    assert {x for _, x, *_ in said} == {source} == {theme.WIDTH / 2}
    ribbon = headline.TITLED + headline.lowered(result) + headline.RIBBON[1]
    crowns = [step.marked - layout.TOKEN / 2 - 0.72 * podium.CROWN + 16 for step in steps if step.rank == 1]
    assert ribbon < min(crowns), "no crown is behind it"


@pytest.mark.parametrize("name", ["Al", "Mirela", "Jonáš", "Władysława", "Žofie Šťasty", "Ągy", NAMES[2]])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_no_letter_of_the_headline_reaches_over_the_edge_of_its_ribbon(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither an accent on a capital nor what hangs down."""
    result = replace(finished("yspahan", 3), names=(name, "Bo", "Cy"), ranks=(1, 2, 3), lang=lang, scene=None)
    lines, _ = headline.headline(result)
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 600)
    monkeypatch.setattr(canvas, "put", lambda *_: None)  # words are noted all the same
    headline.draw(canvas, result)
    boxes = canvas.words[-len(lines) :]
    edge = 6
    assert min(top for _, top, *_ in boxes) >= headline.TITLED - headline.RIBBON[1] + edge
    low = headline.TITLED + headline.lowered(result) + headline.RIBBON[1] - edge
    assert max(bottom for *_, bottom in boxes) <= low


def test_a_long_headline_is_as_large_as_others_in_two_lines() -> None:
    """Between words, not within a name with a hyphen."""
    result = replace(finished("yspahan", 3), names=(NAMES[2], *NAMES[:2]), ranks=(1, 2, 3))
    lines, size = headline.headline(result)
    assert lines == ("Władysława", "Żółć-Příšerně Kř wins!")
    assert size >= headline.BROKEN
    assert max(text.width(line, size, "title") for line in lines) <= layout.RIGHT - layout.LEFT - 80
    short = replace(result, names=("Al", "Bo", "Cy"))
    assert podium.steps(result)[0].top - podium.steps(short)[0].top >= size * headline.PITCH - 1


@pytest.mark.parametrize("winners", [(0,), (1,), (2,), (3,), (0, 2)])
def test_the_headline_stands_on_a_ribbon_in_the_colour_of_the_winner(winners: tuple[int, ...]) -> None:
    """It is within the border; that of several winners has no colour of a seat."""
    ranks = tuple(1 if seat in winners else 3 for seat in range(4))
    result = replace(finished("yspahan", 4), names=(NAMES[2],) * 4, ranks=ranks, scene=None)
    shown = opened(poster.poster(result)).convert("RGB")
    lines, size = headline.headline(result)
    half = round(max(text.width(line, size, "title") for line in lines) / 2) + headline.RIBBON[0]
    look = theme.SEATS[winners[0]]
    own = theme.rgb(look.colour if len(winners) == 1 else theme.PLASTER)
    assert [shown.getpixel((theme.WIDTH // 2 + side * (half - 20), headline.TITLED)) for side in (-1, 1)] == [
        own
    ] * 2
    assert theme.WIDTH / 2 - half - headline.TAIL[0] / 2 >= layout.INSIDE
    assert contrast(look.colour, look.text) >= 3
    assert headline.TITLED - headline.RIBBON[1] > headline.FACTS + headline.SIGN[1], (
        "below the name of the game"
    )


@pytest.mark.parametrize("key", games.ALL)
def test_what_is_written_on_the_sky_stands_out_from_it(key: str) -> None:
    top = boards.get(key).GROUND.sky[0]
    for ink in (theme.GOLD, theme.PLASTER):
        assert contrast(ink, top) >= 3


@pytest.mark.parametrize("ranks", [(1, 2), (2, 1, 3), (1, 1, 3, 4)])
def test_crown_mark_and_laurel_stand_apart_between_the_ribbon_and_the_step(ranks: tuple[int, ...]) -> None:
    """None of them covers another, nor is cut off."""
    names = ("Al", "Bo", "Cy", "Di")[: len(ranks)]
    steps = podium.steps(replace(finished("yspahan", len(ranks)), ranks=ranks, names=names))
    laurel = scenery._laurel()
    for x, y in scenery._suns(steps):
        (step,) = [step for step in steps if step.middle == x]
        crown = panels.around(x, podium.crowned(step), podium.CROWN, round(0.72 * podium.CROWN))
        assert crown[1] > headline.TITLED + headline.RIBBON[1] + headline.EDGE
        assert crown[3] <= step.marked - 0.3 * layout.TOKEN, "it sits on the mark"
        left, top = round(x - laurel.width / 2), round(y + scenery.RAISED - laurel.height / 2)
        shown = laurel.getchannel("a").getbbox()
        assert shown
        assert top + shown[3] <= step.top
        own = laurel.crop((crown[0] - left, 0, crown[2] - left, crown[3] - top))
        assert not own.getbbox()


@pytest.mark.parametrize("winner", range(4))
def test_the_step_of_a_winner_has_a_trim_of_gold_that_names_do_not_touch(winner: int) -> None:
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("yspahan", 4), ranks=ranks, scene=None, race=(), names=(NAMES[2],) * 4)
    shown = opened(poster.poster(result)).convert("RGB")
    (step,) = [step for step in podium.steps(result) if step.rank == 1]
    y = step.floor - 60
    row = [shown.getpixel((x, y)) for x in range(step.left, step.left + step.wide)]
    trim = [theme.rgb(line) for line, share in podium.FRAME for _ in range(step.wide // share)]
    assert row[: len(trim)] == trim
    dark, gold = (trim.index(theme.rgb(colour)) for colour in (theme.INK, theme.GOLD))
    assert dark < gold, "seen on sand, also in grey"
    own = theme.rgb(theme.SEATS[winner].colour)
    margin = len(trim)
    for left in (step.left + margin, step.left + step.wide - margin - 2):
        beside = shown.crop((left, step.top + margin, left + 2, step.floor - margin))
        assert {colour for _, colour in beside.getcolors(1 << 12) or ()} == {own}


@pytest.mark.parametrize(
    ("ranks", "crowns"), [((1, 2, 3, 4), 1), ((1, 1, 3, 4), 2), ((4, 1, 2, 2), 1), ((1, 1, 1, 1), 4)]
)
def test_ties_share_a_step_and_a_crown(
    ranks: tuple[int, ...], crowns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    def crown(size: int, draw: Callable[[int], Any] = sprites.crown) -> Any:
        given.append(size)
        return draw(size)

    monkeypatch.setattr(sprites, "crown", crown)
    result = replace(finished("yspahan", 4), ranks=ranks)
    poster.poster(result)
    assert len(given) == crowns
    for one in podium.steps(result):
        for other in podium.steps(result):
            assert (one.top < other.top) == (one.rank < other.rank)


@pytest.mark.parametrize("winners", [1, 2, 4])
def test_the_headline_names_the_winners_as_far_as_there_is_room(winners: int, words: list[Written]) -> None:
    names = ("Władysława Żółć-Příšerně of the Long Names", "Maximiliana Bartholomäus von und zu", *NAMES[:2])
    ranks = (1,) * winners + (5,) * (4 - winners)
    poster.poster(replace(finished("yspahan", 4), names=names, ranks=ranks))
    lines = list(dict.fromkeys(said for said, _, y, _ in words if headline.FACTS < y < layout.ROOF + 150))
    lines = lines[: next(at for at, said in enumerate(lines) if said.endswith("!")) + 1]
    assert all(text.width(line, headline.HEADLINES[-1], "title") <= headline.TITLE for line in lines)
    title = " ".join(lines)
    begun = [name[: headline.SHORTEST] in title for name in names]
    assert begun == [winners < 4] * min(winners, 2) + [False] * (4 - min(winners, 2))
    assert ("4 players" in title) == (winners == 4)


@pytest.mark.parametrize("winners", [1, 2])
def test_short_names_are_in_the_headline(winners: int) -> None:
    ranks = (1,) * winners + (3,) * (2 - winners)
    lines, _ = headline.headline(replace(finished("yspahan", 2), names=("Al", "Bo"), ranks=ranks))
    assert " ".join(lines) == ("Al wins!" if winners == 1 else "Al and Bo share the victory!")


@pytest.mark.parametrize("name", NASTY)
def test_any_name_fits_its_step_and_its_column(name: str) -> None:
    """Nothing runs over the edges: what is beside and between the columns does not depend on the names.

    The scenery does, as the winners stand before it.
    """
    results = [replace(finished("amyitis", 4), names=(who,) * 4, ranks=(1, 1, 3, 4)) for who in ("A", name)]
    plain, named = (opened(poster.poster(result)) for result in results)
    placed = podium.steps(results[1])
    assert layout.LEFT <= placed[0].left < placed[-1].left + placed[-1].wide <= layout.RIGHT
    floors = [floor_of(each) for each in results]
    assert plain.height - floors[0] == named.height - floors[1]
    for box_ in ((60, 8, layout.LEFT - 8, 600), (layout.RIGHT + 8, 8, theme.WIDTH - 60, 600)):
        one, other = (
            image.crop((box_[0], floor + box_[1], box_[2], floor + box_[3]))
            for image, floor in zip((plain, named), floors, strict=True)
        )
        assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    "result",
    [
        six(race=()),
        six(race=((0,) * 6,)),
        six(sheet=()),
        six(scores=(-100, -20, -3, 0, 1, 1000)),
        six(sheet=(("souks", (-50, -20, -3, 0, 0, 0)),)),
    ],
    ids=["no race", "no turns", "no rows", "any scores", "only losses"],
)
def test_a_poster_of_anything(result: Result) -> None:
    image = opened(poster.poster(result))
    assert image.width == theme.WIDTH
    assert image.height > box.HEIGHT
