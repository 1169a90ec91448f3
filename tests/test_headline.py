"""The headline of a picture, whose turn it is, and marks: with any name, seen on any ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine import games
from engine.chance import Chance
from engine.core import Action, View
from engine.match import Match
from locales import texts
from render import boards, headline, panels, sprites, theme
from render.canvas import Canvas
from render.scene import Scene
from render.text import width
from tests.colours import contrast
from tests.pictures import NAMES, NASTY

BAR = theme.WIDTH - 2 * theme.MARGIN


@cache
def questions(key: str) -> dict[str, Scene]:
    """A position of each kind of question that occurs in some random games."""
    game, found = games.get(key), dict[str, Scene]()
    for seed in range(12):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = game.setup(seats := game.seats[seed % len(game.seats)], {}, chance)
        while asked := game.pending(state):
            seat = asked[0].seat
            if asked[0].kind not in found:
                found[asked[0].kind] = Scene(game.view(state, None), NAMES[:seats], (seat,))
            game.play(state, seat, game.sample(state, seat, rng), chance)
    return found


def over(key: str, seats: int) -> Any:
    game, chance, rng = games.get(key), Chance.seeded(seats), Random(seats)
    state = game.setup(seats, {}, chance)
    while asked := game.pending(state):
        seat = asked[0].seat
        game.play(state, seat, game.sample(state, seat, rng), chance)
    return state


@pytest.mark.parametrize("key", games.ALL)
def test_every_question_has_a_headline_that_fits_in_large_letters_with_any_name(key: str) -> None:
    words, found = texts("en"), questions(key)
    assert len(found) > 3
    for kind, scene in found.items():
        assert f"{key}-headline-{kind}".replace("_", "-") in words
        for name in NASTY:
            said = headline.sentence(key, replace(scene, names=(name,) * len(scene.names)), BAR)
            room = BAR - 3 * headline.PAD - headline.TOKEN
            assert width(said.text, headline.LEAST) <= room, said.text
            assert said.seats == scene.active
            assert not said.text.endswith(("…", "."))


def test_a_headline_names_whoever_is_asked_and_addresses_the_reader() -> None:
    scene = questions("babylon")["take"]
    (seat,) = scene.active
    assert headline.sentence("babylon", scene).text == f"{NAMES[seat]} takes a tile"
    own = replace(scene, view=View(scene.view.state, seat))
    assert headline.sentence("babylon", own).text == "You take a tile"
    several = headline.sentence("babylon", replace(scene, active=(0, 1)))
    assert (several.text, several.seats) == (f"{NAMES[0]} and {NAMES[1]} are to move", (0, 1))
    both = replace(own, view=View(scene.view.state, 1), active=(0, 1))
    assert headline.sentence("babylon", both).text == f"{NAMES[0]} and you are to move"
    both = replace(own, view=View(scene.view.state, 0), active=(0, 1))
    assert headline.sentence("babylon", both).text == f"You and {NAMES[1]} are to move"
    assert headline.sentence("babylon", replace(scene, active=())).text == "What has happened"


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_finished_draft_is_to_be_confirmed(key: str, lang: str) -> None:
    game, rng = games.get(key), Random(1)
    match, finished = Match.start(game, 2, {}, Chance.seeded(1)), 0
    while finished < 4:
        decisions = match.decisions()
        seat, chance = decisions[0].seat, Chance.seeded(rng.getrandbits(30))
        if match.finished(seat):
            scene = Scene(
                match.view(seat),
                NAMES[:2],
                tuple(one.seat for one in decisions),
                draft=tuple(match.draft_events),
                lang=lang,
            )
            if len(decisions) == 1:
                assert headline.sentence(key, scene).text == texts(lang)("headline-confirm")
                other = replace(scene, view=match.view(1 - seat), draft=())
                assert headline.sentence(key, other).text != texts(lang)("headline-confirm")
                finished += 1
            match.confirm(seat, match.token(seat), chance)
        else:
            match.act(seat, rng.choice(match.legal_actions(seat)), match.token(seat), chance)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_map_of_the_supervisor_asks_where_he_goes(lang: str) -> None:
    game, scene = games.get("yspahan"), replace(questions("yspahan")["act"], lang=lang)
    (seat,) = scene.active
    legal = tuple(game.legal_actions(scene.view.state, seat))
    own = replace(scene, view=View(scene.view.state, seat), choices=legal)
    asks = texts(lang)("yspahan-headline-act-supervise")
    assert headline.sentence("yspahan", own).text != asks
    moves = tuple(action for action in legal if action.verb == "supervise")
    assert headline.sentence("yspahan", replace(own, choices=moves)).text == asks


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_end_of_a_turn_names_only_what_can_still_be_done(lang: str) -> None:
    """The choice that ends the turn does not count."""
    words, scene = texts(lang), replace(questions("yspahan")["end"], lang=lang)
    (seat,) = scene.active
    own = replace(scene, view=View(scene.view.state, seat))
    swap, build, end = Action("swap", ("gold", 1)), Action("build", ("crane", "", "")), Action("end")
    said = {
        choices: headline.sentence("yspahan", replace(own, choices=choices)).text
        for choices in ((swap, end), (build, end), (swap, build, end))
    }
    for choices, kind in (((swap, end), "go-on"), ((build, end), "end-build"), ((swap, build, end), "end")):
        assert said[choices] == words.headline("yspahan", kind, {}, NAMES, seat, seat)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_each_step_of_building_has_a_headline_of_its_own(lang: str) -> None:
    words, scene = texts(lang), replace(questions("babylon")["build"], lang=lang)
    (seat,) = scene.active
    own = replace(scene, view=View(scene.view.state, seat))

    one, stored, beside, turned, higher, fewer = (
        Action("build", tuple(args.replace("-", "").split(",")))
        for args in ("new,A1,r0,f1,-", "old,A1,r0,f1,-", "new,B1,r0,f1,-", "new,A1,r90,f1,-",
                     "new,A1,r0,f2,-", "new,A1,r0,f1,NE")
    )  # fmt: skip
    steps = {
        "part": replace(own, choices=(one, stored), parts=((one,), (stored,))),
        "tile": replace(own, choices=(one, stored)),
        "cell": replace(own, choices=(one, beside)),
        "turn": replace(own, choices=(one, turned)),
        "storey": replace(own, choices=(one, higher)),
        "corner": replace(own, choices=(one, fewer)),
    }
    steps["cell, numbered"] = replace(steps["tile"], numbered=((one, 1), (stored, 2)))
    for step, at in steps.items():
        kind = f"build-build-{step.partition(',')[0]}"
        said = headline.sentence("babylon", at).text
        assert said == words.headline("babylon", kind, {}, NAMES, seat, seat), step
        assert said != headline.sentence("babylon", own).text, step
    mixed = replace(own, choices=(one, Action("deco", ("S", "A1", ""))))
    assert headline.sentence("babylon", mixed).text == headline.sentence("babylon", own).text


def test_once_a_verb_is_chosen_the_headline_says_so() -> None:
    scene = questions("amyitis")["action"]
    (seat,) = scene.active
    own = replace(scene, view=View(scene.view.state, seat))
    actions = games.get("amyitis").legal_actions(scene.view.state, seat)
    hire = tuple(action for action in actions if action.verb == "hire")
    (leave,) = (action for action in actions if action.verb == "pass")
    assert headline.sentence("amyitis", replace(own, choices=hire)).text == "You hire a craftsman"
    for choices in (actions, (*hire, leave), ()):
        said = headline.sentence("amyitis", replace(own, choices=tuple(choices))).text
        assert said == "You hire, trade or pass", "that may still be left undone"


def test_a_headline_says_how_many_are_placed() -> None:
    scene = questions("yspahan")["place"]
    n = games.get("yspahan").about(scene.view, games.get("yspahan").pending(scene.view.state)[0])["n"]
    said = headline.sentence("yspahan", scene).text
    assert said == f"{NAMES[scene.active[0]]} places {'a cube' if n == 1 else f'{n} cubes'}"


@pytest.mark.parametrize("key", games.ALL)
def test_at_the_end_the_headline_is_the_winner(key: str) -> None:
    state = over(key, 2)
    outcome = games.get(key).outcome(state)
    assert outcome
    winners = tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
    said = headline.sentence(key, Scene(games.get(key).view(state, None), NAMES[:2]))
    assert said.won
    assert said.seats == winners
    assert all(NAMES[seat] in said.text for seat in winners)


@pytest.mark.parametrize("name", ["Jonáš", *NASTY])
def test_a_headline_keeps_to_its_bar(name: str) -> None:
    bare = Canvas.blank(boards.get("babylon").GROUND, 400)
    before = bare.image.copy()
    scene = questions("babylon")["build"]
    height = headline.draw(bare, "babylon", replace(scene, names=(name,) * len(scene.names)), 100, 200, 1300)
    box = ImageChops.difference(before, bare.image).getbbox()
    assert box == (200, 100, 1300, 100 + height)


# Marks stand out from any ground


def grounds() -> Iterator[str]:
    for key in games.ALL:
        yield from theme.palette(boards.get(key).GROUND)


def tones(sprite: Image.Image, across: int) -> list[str]:
    """The colours of a mark along a line from its left edge to its middle, at its half height."""
    shown = sprite.convert("RGBA")
    return [colour_at(shown, x, across) for x in range(shown.width // 2) if alpha_at(shown, x, across) > 250]


def colour_at(image: Image.Image, x: int, y: int) -> str:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return "#" + "".join(f"{part:02X}" for part in pixel[:3])


def alpha_at(image: Image.Image, x: int, y: int) -> int:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel[3]


MARKS = {
    "frame": lambda colour: sprites.frame(120, 120, 14, colour)[0].sprite,
    "ring": lambda colour: sprites.ring(80, colour),
}


@pytest.mark.parametrize("kind", MARKS)
@pytest.mark.parametrize("colour", [theme.LAST, theme.DRAFT, theme.CHOICE])
def test_a_mark_stands_out_from_every_ground(kind: str, colour: str) -> None:
    mark = MARKS[kind](colour)
    drawn = tones(mark, mark.height // 2)
    assert colour in drawn
    assert [ground for ground in grounds() if max(contrast(ground, tone) for tone in drawn) < 3] == []
    before, after = drawn[drawn.index(colour) - 1], drawn[len(drawn) - drawn[::-1].index(colour)]
    assert max(contrast(colour, before), contrast(colour, after)) >= 3, "the colour has an edge"


@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
def test_a_frame_around_a_cube_stands_out_on_a_phone(seat: int) -> None:
    ground, mark = theme.SEATS[seat].colour, MARKS["frame"](theme.LAST)
    around = Image.new("RGB", (200, 200), ground)
    sprites.paste(around, mark, 100, 100)
    shown = around.resize((33, 33), Image.Resampling.BOX)  # as 1,600 px are shown in 264
    assert max(contrast(ground, colour_at(shown, x, 16)) for x in range(16)) > 2.6


@pytest.mark.parametrize("seat", [None, *range(len(theme.SEATS))])
def test_a_pin_stands_out_from_every_ground(seat: int | None) -> None:
    pin = sprites.pin("7", 62, theme.PAPER if seat is None else theme.SEATS[seat].colour)
    drawn = tones(pin, pin.height // 2)
    assert [ground for ground in grounds() if max(contrast(ground, tone) for tone in drawn) < 3] == []


@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
@pytest.mark.parametrize(("head", "side"), [(68, 0), (0, 100), (0, 0)])
def test_whose_turn_it_is_has_the_colour_of_the_seat_and_an_edge(seat: int, head: int, side: int) -> None:
    canvas = Canvas(boards.get("babylon").GROUND, Image.new("RGB", (600, 300), theme.PAPER))
    ink = panels.turn(canvas, (50, 40, 550, 260), seat, head, side)
    look = theme.SEATS[seat]
    assert ink == look.text

    at = partial(colour_at, canvas.image)
    for x, y in ((540, 160), (300, 250), (300, 40 + (head or 14) - 3), (50 + (side or 14) - 3, 200)):
        assert at(x, y) == look.colour
    for x, y in ((549, 160), (544, 160), (300, 259), (300, 254), (300, 40), (300, 45)):
        assert at(x, y) == theme.INK, "a dark edge outside"
    assert contrast(theme.INK, theme.PAPER) >= 3
    assert at(300, 200) == theme.PAPER, "the panel itself is as it was"
    assert at(532, 242) == look.colour, "its corners are round inside as well"


@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
def test_the_contour_of_a_token_is_just_outside_it(seat: int) -> None:
    size, beyond = 120, 8
    token = sprites.token(seat, size).convert("RGBA").getchannel("A").point(lambda a: 255 if a > 128 else 0)
    near, far = (Image.new("L", token.size) for _ in range(2))
    middle = token.width / 2, token.height / 2
    ImageDraw.Draw(near).polygon(sprites.contour(seat, *middle, size), 255)
    ImageDraw.Draw(far).polygon(sprites.contour(seat, *middle, size, beyond), 255)
    outside = ImageChops.subtract(token, far)
    assert not outside.getbbox(), "all of the token is within it"
    assert ImageStat.Stat(far).sum[0] > ImageStat.Stat(near).sum[0]
    assert ImageStat.Stat(far).sum[0] < 1.6 * ImageStat.Stat(token).sum[0]
