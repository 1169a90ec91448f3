"""Pictures: golden ones, and limits on what they show, cost and weigh.

Golden pictures lie in `golden_pictures/`. `UPDATE_GOLDEN=1 pytest tests/test_render.py` draws them anew: look
at each before it is committed. A picture that fails is left with its difference in `artefacts/`.
"""

# ruff: noqa: RUF001  # names and letters of many scripts are what is tried here

from __future__ import annotations

import ctypes
import mmap
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import replace
from io import BytesIO
from itertools import combinations, islice, pairwise
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest
from isal import isal_zlib
from PIL import Image, ImageChops

from cogs.illustrating import scene_of
from engine import games
from engine.chance import Chance
from engine.core import View
from engine.games.yspahan.city import SHOP
from engine.games.yspahan.state import CARDS, NOBODY
from locales import texts
from render import boards, box, caching, pictures, sprites, text, theme
from render.bases import Rows
from render.boards.yspahan import PLAYERS, sides
from render.boards.yspahan.ground import CODES, NICHES, WALLS
from render.canvas import STRIP, Canvas, cached
from render.pen import SCALE, Pen
from render.scene import Scene
from tests.bench import random_game
from tests.colours import contrast, too_near
from tests.pictures import (
    MOST_BYTES,
    NAMES,
    NASTY,
    TOLERATED,
    compare,
    modules,
    opened,
    same,
    share_of_difference,
)
from tests.positions import looks
from tests.project import ROOT
from tests.yspahan.scenes import (
    choosing,
    crowded,
    hand_of_seven,
    loading,
    middle,
    mover,
    placing,
    spectator,
    start,
    supervising,
    week_over,
)

PICTURES = {
    "start": lambda: pictures.board("yspahan", replace(spectator(start()), last=())),
    "middle": lambda: pictures.board("yspahan", spectator(middle())),
    "supervising": lambda: pictures.board("yspahan", supervising()),
    "placing": lambda: pictures.board("yspahan", placing()),
    "week-over": lambda: pictures.board("yspahan", week_over()),
    "tower": lambda: pictures.asked("yspahan", choosing()),
    "quarter": lambda: pictures.asked("yspahan", placing()),
    "caravan": lambda: pictures.asked("yspahan", loading()),
    "hand": lambda: pictures.hand("yspahan", hand_of_seven()),
    "cover": lambda: pictures.cover("yspahan", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def test_the_comparison_sees_a_cube_that_moved() -> None:
    state = middle()
    before = pictures.board("yspahan", spectator(state))
    state.shops[SHOP["R8a"]], state.shops[SHOP["R8e"]] = NOBODY, 2
    assert (
        share_of_difference(opened(before), opened(pictures.board("yspahan", spectator(state))))
        > TOLERATED / 2
    )


# Every game: sizes and limits

HEADERS = 1000
"""Bytes of a picture that are not its compressed pixels, at most."""


def positions() -> Iterator[tuple[str, Scene]]:
    """Some positions of every game and number of players, with the choices of the seat that is asked."""
    for key, game in games.ALL.items():
        for seats in game.seats:
            chance, pick = Chance.seeded(seats), Chance.seeded(seats + 10)
            state = game.setup(seats, {}, chance)
            for move in range(160):
                asked = game.pending(state)
                if not asked:
                    break
                seat = asked[0].seat
                offered = game.legal_actions(state, seat)
                if move % 20 == 0:
                    view = game.view(state, seat)
                    yield key, Scene(view, NAMES[:seats], (seat,), choices=tuple(offered))
                game.play(state, seat, pick.pick(offered), chance)


def test_every_picture_keeps_to_the_limits() -> None:
    for key, scene in positions():
        for draw in (pictures.board, pictures.detail, pictures.hand):
            if (png := draw(key, scene)) is not None:
                image = Image.open(BytesIO(png))
                assert image.format == "PNG"
                assert image.mode == "P"
                part = draw is pictures.hand or (
                    draw is pictures.detail and (bool(scene.choices) or pictures.about(key, scene) == "part")
                )
                assert theme.WIDTH / 4 <= image.width <= theme.WIDTH if part else image.width == theme.WIDTH
                assert len(png) <= boards.get(key).GROUND.limit + HEADERS


def test_the_most_crowded_board_keeps_to_the_limits() -> None:
    assert len(pictures.board("yspahan", crowded(middle(), NAMES))) <= MOST_BYTES


def test_a_spectator_has_no_hand() -> None:
    assert pictures.hand("yspahan", spectator(middle())) is None


def test_a_hand_of_all_cards_is_drawn_and_one_of_no_cards_is_not() -> None:
    state = middle()
    state.players[2].hand = list(CARDS) * 2
    png = pictures.hand("yspahan", mover(state))
    assert png is not None
    assert len(png) <= MOST_BYTES
    state.players[2].hand = []
    assert pictures.hand("yspahan", mover(state)) is None


@pytest.mark.parametrize("capacity", [2, 3, 4])
def test_a_cover_shows_any_number_of_players(capacity: int) -> None:
    for count in range(capacity + 1):
        assert opened(pictures.cover("yspahan", NAMES[:count], capacity)).width == theme.WIDTH


@pytest.mark.parametrize("key", games.ALL)
def test_the_title_of_a_cover_is_clear_of_the_sun(key: str) -> None:
    drawn = boards.get(key)
    bare = opened(box.scene(drawn.GROUND, drawn.scenery, drawn.actors).png())
    titled = opened(pictures.cover(key, (), 2)).crop((0, 0, theme.WIDTH, box.SEATS_TOP - 20))
    found = ImageChops.difference(titled, bare.crop((0, 0, *titled.size))).getbbox()
    assert found
    left, top, right, bottom = found
    x, y, radius = box.SUN[:3]
    assert hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) > radius


@pytest.mark.parametrize("key", games.ALL)
def test_the_sky_of_a_thumbnail_has_no_bands(key: str) -> None:
    column = opened(pictures.thumbnail(key)).crop((2, 0, 3, 60)).convert("L").tobytes()
    assert max(abs(upper - lower) for upper, lower in pairwise(column)) <= 5


@pytest.mark.parametrize("key", games.ALL)
def test_the_sky_of_a_cover_has_no_bands(key: str) -> None:
    """Seen from a distance, each part of it differs little from the one below."""
    cover = opened(pictures.cover(key, (), 2))
    left, top = box.INSIDE, box.INSIDE
    sky = cover.crop((left, top, left + 16, top + box.SKY // 2)).reduce(8)
    shades = [sky.getpixel((0, y)) for y in range(sky.height)]
    steps = [abs(a - b) for one, other in pairwise(shades) for a, b in zip(one, other, strict=True)]
    assert max(steps) <= 7
    assert sky.getpixel((0, 0)) != sky.getpixel((0, sky.height - 1))


# Secrets


def test_no_picture_of_a_spectator_tells_what_a_view_hides() -> None:
    """Drawn from whole states, not only from views: the board itself keeps the secret."""
    game = games.get("yspahan")
    state = middle()
    view = game.view(state, None)
    scene = spectator(state)
    expected = pictures.board("yspahan", scene)
    worlds = [game.resample(view, Chance.seeded(seed)) for seed in range(6)]
    assert len({tuple(map(tuple, (player.hand for player in world.players))) for world in worlds}) > 1
    for world in worlds:
        assert same(pictures.board("yspahan", replace(scene, view=View(world, None))), expected)


def test_no_picture_of_a_seat_tells_what_its_view_hides() -> None:
    """Of every game: drawn from other worlds that the seat cannot tell from this one, all is the same."""
    for key, scene in positions():
        game, seat = games.get(key), scene.view.seat
        other = game.resample(scene.view, Chance.seeded(3))
        elsewhere = replace(scene, view=View(other, seat))
        for draw in (pictures.board, pictures.detail, pictures.hand):
            assert same(draw(key, elsewhere), draw(key, scene)), f"{key}: {draw.__name__}"


def test_a_seat_sees_its_own_cards_and_no_others() -> None:
    state = middle()
    mine = pictures.hand("yspahan", mover(state))
    state.players[1].hand = ["camels3"]
    assert same(pictures.hand("yspahan", mover(state)), mine)
    state.players[2].hand = ["camels3", "swap", "load"]
    assert not same(pictures.hand("yspahan", mover(state)), mine)


# Words


@pytest.mark.parametrize("name", NASTY)
def test_a_name_keeps_to_its_place(name: str) -> None:
    shown = text.readable(name, "A")
    assert shown
    for limit in (60, 200, 484):
        shape = text.fitted(shown, theme.NAME, limit)
        assert shape.width <= limit
        assert shape.mask.width + shape.left <= limit + 4


def test_names_change_nothing_but_the_names() -> None:
    plain, nasty = (
        opened(pictures.board("yspahan", crowded(middle(), names))) for names in (("A",) * 4, NASTY[:4])
    )
    box = ImageChops.difference(plain, nasty).getbbox()
    assert box is not None
    left, top, right, bottom = PLAYERS
    assert box[0] >= left + 100
    assert box[1] >= top
    assert box[2] <= right - 110
    assert box[3] <= bottom


def test_what_the_fonts_lack_is_left_out() -> None:
    assert text.readable("Żółć-Příšerně \U0001f9ff\U000e0030") == "Żółć-Příšerně 🧿"
    assert text.readable("𝓜𝓪𝓻𝓲𝓪") == "Maria"
    assert text.readable("𒀀𒈠", "C") == "C"
    assert text.readable("A\u202e\u200d𒀀B\nC") == "A B C"


def test_the_fonts_have_every_letter_of_our_languages() -> None:
    letters = "aąbcćčdďeéęěfghiíjklłmnńňoóprřsśštťuúůvwxyýzźżž" + "0123456789×·–—’„”“‚‘+/()%"
    assert [char for char in letters + letters.upper() if text.readable(char) != char] == []


def test_lines_of_a_text_keep_to_their_place() -> None:
    lines = text.wrapped("Put 1 cube from your supply on the next free camel of the caravan.", 34, 300)
    assert len(lines) > 1
    assert all(text.width(line, 34, bold=False) <= 300 for line in lines)


# Colours


SEAT_COLOURS = [seat.colour for seat in theme.SEATS]


def test_seats_differ_for_every_eye() -> None:
    assert too_near(list(combinations(SEAT_COLOURS, 2)), 29) == []
    assert too_near([("#C93A2B", "#3E8E5A")], 30), "red and green of one lightness must fail"


def test_seats_stand_out_from_what_they_lie_on() -> None:
    grounds = (theme.WHITE, theme.PAPER, theme.PLASTER)
    assert too_near([(seat, under) for seat in SEAT_COLOURS for under in grounds], 25) == []
    tiles = [boards.get(key).GROUND.tile for key in games.ALL]
    assert too_near([(seat, tile) for seat in SEAT_COLOURS for tile in tiles], 14) == [], (
        "and they have an edge"
    )


def test_seats_differ_by_shape_and_letter_too() -> None:
    assert len({seat.shape for seat in theme.SEATS}) == len(theme.SEATS)
    assert len({seat.letter for seat in theme.SEATS}) == len(theme.SEATS)


@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
def test_a_mark_has_a_letter_only_where_it_can_be_read(seat: int) -> None:
    def lettered(size: int) -> bool:
        return sprites.token(seat, size).tobytes() != sprites.token(seat, size, text=" ").tobytes()

    assert [size for size in range(20, 80) if lettered(size)] == [*range(56, 80)]


def test_marks_differ_for_every_eye() -> None:
    assert too_near(list(combinations((theme.LAST, theme.DRAFT, theme.CHOICE), 2)), 25) == []


def test_souks_differ_for_every_eye() -> None:
    assert too_near(list(combinations([tint.pale for tint in theme.TINTS.values()], 2)), 14) == []
    assert len({tint.pattern for tint in theme.TINTS.values()}) == len(theme.TINTS)


def test_words_are_legible() -> None:
    for under in (theme.PAPER, theme.WHITE, theme.PLASTER, theme.GOLD, theme.SAND):
        assert contrast(theme.INK, under) >= 7, under
    for key in theme.TINTS:
        for under in (NICHES[key], WALLS[key], theme.WHITE):
            assert contrast(CODES[key], under) >= 4.5, f"the code of a shop of {key} on its wall or its plate"
    for under in (theme.PAPER, theme.PLASTER):
        assert contrast(theme.SOFT, under) >= 4.3, under
    for seat in theme.SEATS:
        assert contrast(seat.colour, seat.text) >= 4.5, seat.letter


@pytest.mark.parametrize("key", games.ALL)
def test_the_palette_fits(key: str) -> None:
    assert len(theme.palette(boards.get(key).GROUND)) <= 256


@pytest.mark.parametrize("key", games.ALL)
def test_a_picture_in_the_palette_can_be_drawn_on_again_and_again(key: str) -> None:
    """Where nothing is pasted the base is left as it is, elsewhere it is reduced again: the same pixels."""
    ground = boards.get(key).GROUND
    colours = Image.new("RGB", (len(theme.palette(ground)), 1))
    colours.putdata([theme.rgb(colour) for colour in theme.palette(ground)])

    @cached
    def base() -> Canvas:
        return Canvas(ground, colours)

    assert base().image.tobytes() == Canvas(ground, base().packed()).image.tobytes()


# Caches


def test_every_cache_is_bounded() -> None:
    caches = [
        thing for module in modules() for thing in vars(module).values() if hasattr(thing, "cache_info")
    ]
    assert len(caches) > 20
    assert [cache for cache in caches if cache.cache_info().maxsize is None] == []


def test_the_cache_of_words_is_bounded() -> None:
    for number in range(text.WORDS + 200):
        text.word(f"w{number}", 9)
    assert text.word.cache_info().currsize == text.WORDS


def test_sprites_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 2_000_000
    assert caching.cache.limit == caching.SPRITES
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(limit))
    monkeypatch.setattr(caching, "PACKED", 100_000)
    first = sprites.token(0, 100)
    for number in range(160):
        sprites.token(number % 4, 100 + number)
    latest = sprites.token(3, 259)
    assert 0.9 * limit < cache.size <= limit
    assert 90_000 < cache.packed_size <= caching.PACKED
    assert sprites.token(3, 259) is latest, "the sprite that was used last stays in the cache"
    assert sprites.token(0, 100) is not first, "others leave it"


def test_sprites_used_once_do_not_displace_one_that_is_often_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2_000_000))
    often = sprites.token(0, 100)
    for number in range(160):
        sprites.token(1 + number % 3, 100 + number)
        if number < 20:
            assert sprites.token(0, 100) is often
    assert len(cache._packed) > 120, "most of those have left"
    assert sprites.token(0, 100) is often
    for number in range(3000):
        sprites.token(number % 2, 101 + number % 200)
    assert sprites.token(0, 100) is not often, "nothing stays for ever"
    assert cache._worth.keys() == cache._images.keys()
    assert cache._uses.keys() == cache._packed.keys() | cache._images.keys()


def test_sprites_not_used_lately_are_restored_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of random games of all kinds, all that was drawn once stays in the cache."""
    monkeypatch.setattr(caching, "cache", caching._Cache(caching.SPRITES // 4))
    drawn: list[str] = []
    cached = caching._cached

    def counted(key: Any, make: Callable[[], Any]) -> Any:
        def made() -> Any:
            drawn.append(str(key))
            return make()

        return cached(key, made)

    monkeypatch.setattr(caching, "_cached", counted)

    def pass_over() -> Iterator[bytes]:
        for key in games.ALL:
            for look in islice(looks(key), 0, 100, 16):
                scene = scene_of(look, texts(), look.actions)
                yield pictures.board(key, scene)
                yield pictures.asked(key, scene)

    pictures_then = list(pass_over())
    assert caching.cache.packed_size > 10**6, "not everything fits as it is"
    drawn.clear()
    for one, other in zip(pictures_then, pass_over(), strict=True):
        assert same(one, other)
    assert drawn == []


def test_figures_in_other_sizes_are_cached_with_the_other_sprites(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made of a sprite is found again though that itself was compressed meanwhile."""
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2_000_000))

    def smaller() -> Image.Image:
        return box.Actor(sprites.camel(300), 200, 200).scaled(0.5).scaled(0.5).sprite

    first = smaller()
    for number in range(160):
        sprites.token(number % 4, 100 + number)
    assert first not in cache._images.values()
    drawn = len(cache._uses)
    keys: list[Any] = [*cache._uses]
    assert [key[0] for key in keys].count(caching.derived) == 2
    again = smaller()
    assert len(cache._uses) == drawn
    assert again is not first
    assert again.tobytes() == first.tobytes()
    for colour in ("black", "white"):
        image = Image.new("RGBa", (4, 4), colour)  # no sprite of the cache
        assert box.Actor(image, 2, 2).scaled(0.5).sprite.tobytes() == image.crop((0, 0, 2, 2)).tobytes()


def test_threads_draw_what_one_thread_draws() -> None:
    scenes = [scene for key, scene in positions() if key == "yspahan"][:12]
    alone = [pictures.board("yspahan", scene) for scene in scenes]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda scene: pictures.board("yspahan", scene), scenes * 3))
    assert all(same(drawn, expected) for drawn, expected in zip(together, alone * 3, strict=True))


def test_a_picture_drawn_region_by_region_is_the_picture_drawn_at_once() -> None:
    base = Canvas.blank(boards.get("babylon").GROUND, 3 * STRIP + 30).packed()
    picture = Canvas(boards.get("babylon").GROUND, base)
    wide, low = base.size
    corners = ((0, 0), (wide, 2 * STRIP - 1))
    outside = ((500, -400), (500, low + 400), (-400, 50), (wide + 400, 50))
    for x, y in (*corners, *outside, (100, STRIP), (140, STRIP - 20), (300, low)):
        picture.paste(sprites.token(1, 90), x, y)
    picture.text(500, 3 * STRIP, "", 64)
    picture.box(600, 20, 900, low - 20, theme.GOLD, 30, theme.INK, 6)
    picture.box(1000, STRIP, 1100, 2 * STRIP, theme.GOLD)
    picture.line(1200, -5, 1210, low + 5, theme.INK)
    picture.text(1300, STRIP, "Quarry", 64)
    by_region = opened(picture.png())
    assert picture.image.getpixel((1205, 0)) == theme.rgb(theme.INK), "what reaches over the edge is drawn"
    assert by_region.tobytes() == picture.packed().convert("RGB").tobytes()


@pytest.mark.parametrize(
    "box", [(0, 0, 300, 300), (20, 100, 90, 260), (-30, -10, 40, 150), (250, 290, 340, 330), (310, 0, 330, 9)]
)
def test_a_part_of_a_compressed_base_is_that_part_of_the_picture(box: tuple[int, int, int, int]) -> None:
    ground = boards.get("babylon").GROUND
    drawn = Canvas.blank(ground, 300, 300)
    drawn.paste(sprites.token(1, 200), 160, 170)
    picture = drawn.packed()
    around = Image.new("P", (box[2] - box[0], box[3] - box[1]), 5)
    around.putpalette(picture.getpalette() or ())
    around.paste(picture, (-box[0], -box[1]))
    assert Rows(picture, outside=5).crop(box).convert("RGB").tobytes() == around.convert("RGB").tobytes()


def clean_registers() -> Callable[[], bool]:
    """Return a function that tells if the upper halves of a thread's vector registers are unused."""
    flags = Path("/proc/cpuinfo")
    if os.uname().machine != "x86_64" or "xgetbv1" not in (flags.read_text() if flags.exists() else ""):
        pytest.skip("no such registers, or the processor does not tell")
    code = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    code.write(b"\xb9\x01\x00\x00\x00\x0f\x01\xd0\xc3")  # mov ecx, 1; xgetbv; ret
    in_use = ctypes.CFUNCTYPE(ctypes.c_uint32)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
    in_use.code = code  # type: ignore[attr-defined]  # must live as long
    return lambda: not in_use() & 0b100_0100  # AVX and the upper halves of ZMM 0 to 15


def test_rectangles_lie_where_they_were_drawn_among_what_was_pasted() -> None:
    ground, ink, paper = boards.get("yspahan").GROUND, theme.rgb(theme.INK), theme.rgb(theme.PAPER)
    last = theme.palette(ground)[-1]

    @cached
    def base() -> Canvas:
        return Canvas.blank(ground, 400, 600)

    def drawn() -> Canvas:
        canvas = base()
        canvas.box(60, 60, 540, 340, theme.PAPER, 16, theme.INK, 4)
        canvas.line(-20, 380, 700, 500, last)
        canvas.put(sprites.panel(100, 100, 0, theme.INK), 100, 100)
        canvas.line(150, 150, 250, 180, theme.PAPER)
        return canvas

    empty = opened(base().png())
    pictures = [opened(drawn().png()), drawn().image, opened(Canvas(ground, drawn().packed()).png())]
    inset = base()
    inset.inset(drawn(), 0, 0)
    pictures += [drawn().crop((0, 0, 600, 400)).image, opened(inset.png())]
    for picture in pictures:
        found = [picture.getpixel(at) for at in ((80, 80), (110, 160), (160, 160), (240, 160), (0, 390))]
        assert found == [paper, ink, paper, paper, theme.rgb(last)], "the line hides a part of the sprite"
    assert opened(base().png()).tobytes() == empty.tobytes(), (
        "drawing on a copy leaves the cached base as it was"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="asks the processor through Linux")
def test_a_picture_leaves_the_vector_registers_clean() -> None:
    """Else all that the thread draws later takes twice as long on AMD's Zen 5."""
    clean = clean_registers()
    isal_zlib.compress(bytes(STRIP * theme.WIDTH))
    if clean():
        pytest.skip("ISA-L uses no such registers on this processor")
    Canvas.blank(boards.get("babylon").GROUND, 2 * STRIP).png()
    assert clean()


def test_of_a_picture_that_is_too_large_only_as_much_as_necessary_is_compressed_again() -> None:
    dice, most = Random(1), 200_000
    ground = boards.get("ishtar").GROUND._replace(limit=most - HEADERS)
    base = Image.new("RGB", (theme.WIDTH, 5 * STRIP))
    motifs = [Image.new("RGB", (8, 8)) for _ in range(24)]
    for motif in motifs:
        motif.putdata([theme.rgb(dice.choice(theme.SEATS).colour) for _ in range(64)])
    for x in range(0, base.width, 8):
        for y in range(0, base.height, 8):
            base.paste(dice.choice(motifs), (x, y))
    picture = Canvas(ground, base).png()
    assert 0.93 * most < len(picture) <= most
    assert opened(picture).tobytes() == base.tobytes()


def test_a_part_of_a_sprite_is_no_larger_than_on_its_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    sheets: list[tuple[int, int]] = []
    begin = Pen.__init__

    def begun(self: Pen, *args: Any, **kwargs: Any) -> None:
        begin(self, *args, **kwargs)
        sheets.append(self.image.size)

    monkeypatch.setattr(Pen, "__init__", begun)
    monkeypatch.setattr(caching, "cache", caching._Cache(0))
    gate = sides.gate("bag", 200, 300)
    assert gate.size == (200, 300)
    assert len(sheets) > 2, "the gate has parts that have parts"
    assert max(sheets) == sheets[0] == (SCALE * 200, SCALE * 300)


def test_no_colour_on_a_sheet_is_brighter_than_its_alpha() -> None:
    """Otherwise, pasting a sprite would overflow."""
    part = Pen(12, 12)
    part.text(6, 6, "8", 12, theme.PAPER)
    pen = Pen(96, 96, air=2)
    pen.circle(30, 30, 20, "#FFFFFF40", "#FFFFFF", 3)
    pen.polygon([(60.0, 10.0), (90.0, 12.0), (70.0, 40.0)], "#FFFFFF80", soft=2)
    pen.hatch("stripes", "#FFFFFF", 8, 2)
    pen.halo(part.image, 70, 70, "#FFFFFF", 2)
    pen.paste(part.image, 70, 70)
    pen.text(30, 70, "W", 30, "#FFFFFFA0")
    pen.tint("#FFFFFF", 0.5)
    for image in (pen.image, pen.sheet()):
        *colours, alpha = image.split()
        assert image.mode == "RGBa"
        assert alpha.getextrema()[1] == 255
        assert all(ImageChops.subtract(colour, alpha).getextrema() == (0, 0) for colour in colours)


def test_a_fresh_sheet_is_transparent() -> None:
    for size in (8, 60, 600):
        for _ in range(3):
            pen = Pen(size, size)
            assert pen.image.getbbox() is None
            pen.box(0, 0, size, size, "#FFFFFF")


def test_importing_draws_nothing() -> None:
    code = (
        "import sys, render.pictures\n"
        "assert not [name for name in sys.modules if name.startswith('render.boards.')]\n"
        "from render import caching, text\n"
        "import render.boards.yspahan\n"
        "assert text.word.cache_info().currsize == 0\n"
        "assert caching.cache.size == 0\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)  # noqa: S603


def test_the_command_draws_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    command = [sys.executable, "-m", "render", "yspahan", "--seats", "3", "--moves", "20", "-o", str(file)]
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603
    assert opened(file.read_bytes()).width == theme.WIDTH


@pytest.mark.parametrize(
    ("key", "on_board", "beside"),
    [("amyitis", None, "hire"), ("babylon", None, "build"), ("ishtar", None, "take")],
)
def test_whoever_chooses_sees_only_pictures_with_choices(key: str, on_board: str | None, beside: str) -> None:
    seen: dict[str, bool] = {}
    for game, scene in positions():
        if game == key:
            for action in scene.choices:
                beside_board = pictures.about(key, scene) != "board"
                seen[action.verb] = seen.get(action.verb, False) or beside_board
    assert seen.get(beside), f"{beside} is chosen on the second picture"
    assert on_board is None or seen.get(on_board) is False, f"{on_board} is chosen on the board"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_score_is_clear_of_what_a_player_has(seats: int) -> None:
    def board(points: int, cards: int) -> Image.Image:
        state = crowded(middle(), NAMES).view.state
        state.asked = 0
        state.players = [
            replace(player, hand=player.hand[:1] * cards, sheet=[points, 0, 0, 0, 0])
            for player in state.players[:seats]
        ]
        scene = Scene(View(state, None), NAMES[:seats])
        return opened(png) if (png := pictures.board("yspahan", scene)) else pytest.fail("no picture")

    def changed(one: Image.Image, other: Image.Image) -> Image.Image:
        panel = PLAYERS
        return ImageChops.difference(one, other).convert("L").crop(panel).point(lambda v: 255 if v else 0)

    score = changed(board(111, 9), board(888, 9))
    cards = changed(board(111, 9), board(111, 8))
    assert score.getbbox()
    assert cards.getbbox()
    assert not ImageChops.multiply(score, cards).getbbox()


def test_after_the_start_most_pieces_of_any_game_are_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2**30))
    pictures.warm("babylon")
    before, game = len(cache._images), games.get("babylon")
    state, _ = next(islice(random_game(game, 4, 99), 60, None))
    pictures.board("babylon", Scene(game.view(state, None), NAMES[:4]))
    assert len(cache._images) - before < 20


def test_after_the_start_most_of_a_confirmation_is_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2**30))
    pictures.warm("amyitis")
    before, game = len(cache._images), games.get("amyitis")
    for state, _ in islice(random_game(game, 4, 99), 20, 140, 15):
        after, seat = deepcopy(state), game.pending(state)[0].seat
        action = game.sample(state, seat, Random(3))
        events = tuple(game.play(after, seat, action, Chance.live(b"apart")))
        pictures.asked("amyitis", Scene(game.view(after, seat), NAMES[:4], draft=events))
    assert len(cache._images) - before < 25
