"""The pictures of questions in Amyitis about crafts, the caravan, fields and temples, and what all share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, combinations_with_replacement, pairwise, product

import pytest
from PIL import Image, ImageChops

from engine.core import Action, Event
from engine.games.amyitis import fields
from engine.games.amyitis.caravan import CITY
from engine.games.amyitis.garden import EVERYWHERE, PLOT, SECTION
from engine.games.amyitis.guild import GOODS_LIMIT
from engine.games.amyitis.state import CRAFTS, GOODS, LEADER, NEUTRAL, ROWS, TEMPLES
from engine.games.amyitis.temples import rewarded_by
from locales import LANGUAGES, Texts, texts
from render import caching, headline, panels, parts, pictures
from render.boards import amyitis
from render.boards.amyitis import (
    art,
    cards,
    garden,
    hiring,
    part,
    rows,
    sheet,
    stage,
    trade,
)
from render.canvas import Box, Canvas
from render.text import width
from render.theme import (
    CHOICE,
    GAP,
    INK,
    MARGIN,
    MUTED,
    PAPER,
    SEATS,
    WHITE,
    rgb,
)
from tests.amyitis.picturing import GAME, asking, copy, differs_at, scene
from tests.pictures import NASTY, calls, changed, opened, same
from tests.words import recording


@pytest.mark.parametrize(
    ("verb", "args", "place"),
    [
        ("irrigate", ("b2-c2.1",), garden.VIEW.section(SECTION["b2-c2.1"])),
        ("plant", ("c2",), garden.VIEW.bed(PLOT["c2"])),
        ("field", ("top",), (garden.FIELDS[0] + 20, garden.FIELDS[1] + 50)),
        ("temple", ("marduk",), (garden.TEMPLE_BOXES[1][0], garden.TEMPLE_BOXES[1][1] + 80)),
    ],
)
def test_a_choice_is_marked_where_it_lies_and_nowhere_else(
    verb: str, args: tuple[str, ...], place: tuple[float, float]
) -> None:
    plain = scene(3, "hire", 5, choices=False)
    state = plain.view.state
    state.caravan = CITY["ur"]
    marked = replace(plain, choices=(Action(verb, args),))
    difference = changed(pictures.board("amyitis", plain), pictures.board("amyitis", marked))
    assert differs_at(difference, *place)
    far = garden.VIEW.bed(PLOT["d4"])
    assert not differs_at(difference, *far, reach=40)


def test_each_city_in_reach_and_each_craft_for_hire_is_on_the_picture_of_the_question() -> None:
    for verb in ("caravan", "hire"):
        asked = scene(3, verb, 2)
        shown = [pictures.asked("amyitis", replace(asked, choices=(action,))) for action in asked.choices]
        for one, other in combinations(shown, 2):
            assert not same(one, other), verb


@pytest.mark.parametrize("kind", ["payment", "sell", "tammouz_swap"])
def test_each_way_to_pay_or_to_swap_is_on_the_picture_of_the_question(kind: str) -> None:
    asked = asking(kind, 2)
    ways = [action for action in asked.choices if action.args]
    shown = [pictures.asked("amyitis", replace(asked, choices=(action,))) for action in ways]
    assert len(shown) > 1
    for one, other in combinations(shown, 2):
        assert not same(one, other)


@pytest.mark.parametrize(("verb", "seed"), [("hire", 2), ("hire", 5), ("swap", 0)])
def test_frames_of_what_may_be_chosen_cut_no_sign_and_no_word(
    verb: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn on plain paper: frames may hide a part of the scenery, but nothing that stands before it."""
    asked = asking("tammouz_swap", 5) if verb == "swap" else replace(scene(3, verb, seed), last=())

    def plain(
        canvas: Canvas, name: str, top: int, sides: tuple[int, int] = (sheet.LEFT, sheet.RIGHT)
    ) -> None:
        canvas.box(sides[0], top, sides[1], top + stage.height(name), PAPER, stage.RADIUS)

    monkeypatch.setattr(stage, "ground", plain)
    monkeypatch.setattr(art, "EVENING", PAPER)
    monkeypatch.setattr(caching, "cache", caching._Cache(2**20))
    framed = opened(pictures.asked("amyitis", asked))
    monkeypatch.setattr(panels, "frame_around", lambda *_, **__: None)
    bare = opened(pictures.asked("amyitis", asked))
    free = {rgb(PAPER), rgb(WHITE), bare.getpixel((sheet.LEFT - 4, sheet.TOP + 4))}
    under = [at for at in places_of(ImageChops.difference(bare, framed)) if bare.getpixel(at) not in free]
    assert len(under) < 8 * len(asked.choices), "no more than the corners of their cards"


def places_of(difference: Image.Image) -> Iterator[tuple[int, int]]:
    """Yield where a picture is not black."""
    mask = difference.convert("L")
    for at in product(range(mask.width), range(mask.height)):
        if mask.getpixel(at):
            yield at


@pytest.mark.parametrize("many", range(1, 12))
def test_ways_to_pay_fill_their_lines(many: int) -> None:
    asked, ways = asking("sell", 1), [*combinations_with_replacement((*GOODS, ""), 2)]
    chosen = tuple(Action("sell", goods) for goods in ways[:many])
    picture = opened(pictures.asked("amyitis", replace(asked, choices=chosen)))
    top, high = sheet.TOP + hiring.LINE + GAP, picture.height - MARGIN - sheet.PURSE
    for line in range(top, high - GAP, trade.SALE + GAP):
        assert picture.getpixel((sheet.RIGHT - 4, line + trade.SALE // 2)) == rgb(CHOICE), line
    assert top < high


def test_goods_to_be_had_for_another_stand_in_its_line_each_in_its_column() -> None:
    asked, words = asking("tammouz_swap", 2), texts()
    pairs = [("salt", "barley"), ("salt", "dates"), ("wine", "salt"), ("wine", "dates"), ("dates", "barley")]
    asked = replace(asked, choices=tuple(Action("swap", pair) for pair in pairs))
    with recording() as recorder:
        said = recorder.of(part.draw(asked))
    found = {kind: [one for one in said if one.text == words.term("amyitis", "good", kind)] for kind in GOODS}
    lines = {kind: next(one.y for one in found[kind] if one.x < trade.GIVEN) for kind, _ in pairs}
    columns = {kind: {round(one.x) for one in found[kind] if one.x > trade.GIVEN} for _, kind in pairs}
    assert len({*lines.values()}) == 3
    assert all(len(xs) == 1 for xs in columns.values()), columns
    for give, get in pairs:
        assert [one for one in found[get] if one.x > trade.GIVEN and one.y == lines[give]], (give, get)
    assert sum(one.x > trade.GIVEN for names in found.values() for one in names) == len(pairs)


def test_the_good_that_is_given_stands_pale_in_its_own_column(monkeypatch: pytest.MonkeyPatch) -> None:
    pale: list[str] = []
    itself = trade._itself
    monkeypatch.setattr(trade, "_itself", lambda kind: pale.append(kind) or itself(kind))
    asked = asking("tammouz_swap", 2)
    pairs = [("salt", "barley"), ("salt", "palm"), ("palm", "barley"), ("palm", "salt"), ("dates", "salt")]
    part.draw(replace(asked, choices=tuple(Action("swap", pair) for pair in pairs)))
    assert pale == ["salt", "palm"], "there are no dates to be had: they have no column"


def test_crafts_that_cannot_be_hired_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """A price that cannot be paid has a ring; below all groups are words that no channel is left."""
    asked = scene(2, "hire", 5)
    state, words = copy(asked.view.state), texts()
    rings = calls(monkeypatch, hiring.sprites, "ring")
    state.groups = [("", "grower", "engineer"), ("", "", "grower")]
    hires = (Action("hire", ("grower", 1)), Action("hire", ("grower", 2)))
    for talents, dry, many in ((2, False, 0), (1, False, 1), (0, True, 2)):
        state.players[state.asked].talents, rings[:] = talents, []
        state.channels = [EVERYWHERE * dry, 0, 0, 0, 0]
        here = replace(asked, view=GAME.view(state, state.asked), last=(), choices=hires)
        with recording() as recorder:
            said = [one.text for one in recorder.of(part.draw(here))]
        assert len(rings) == many
        engineer = words.term("amyitis", "craft", "engineer")
        assert (f"{engineer}: {words('amyitis-no-channel')}" in said) == dry
        assert (engineer in said) != dry


def test_groups_beside_each_other_are_equally_wide_if_each_has_one_craft() -> None:
    """Also if it has several of that, or if nobody is left in any group."""
    asked = scene(4, "hire", 5)
    for groups in ([("merchant", "merchant", ""), ("priest", "", "")] * 2, [("", "", "")] * 4):
        state = copy(asked.view.state)
        state.groups = groups
        hires = [Action("hire", (cards[0], at)) for at, cards in enumerate(groups, 1) if cards[0]]
        here = replace(asked, view=GAME.view(state, state.asked), last=(), choices=tuple(hires))
        names = [texts().term("amyitis", "craft", card) for card in ("merchant", "priest")]
        with recording() as recorder:
            said = recorder.of(part.draw(here))
        starts = {round(one.x) for one in said if one.text.split(" ×")[0] in names}
        assert len(starts) == 2 * bool(hires)


def test_who_is_about_to_pass_sees_whose_turns_are_left_and_whom_temples_reward() -> None:
    plain = scene(4, "hire", 5, choices=False)
    state, words = copy(plain.view.state), texts()
    state.passed, state.temples = [state.asked], [[1, NEUTRAL], [2, 3], []]
    drafting = replace(
        plain, view=GAME.view(state, state.asked), last=(), draft=(Event("passed", state.asked),)
    )
    with recording() as recorder:
        drawn = part.draw(drafting)
        said = recorder.of(drawn)
    assert words("render-amyitis-round", n=state.round) in (
        spoken := [one.text for one in said if not one.sprite]
    )
    assert [one for one in spoken if one in {words.term("amyitis", "temple", name) for name in TEMPLES}]
    turns = [one.text for one in said if one.sprite and sheet.TOP < one.y < sheet.TOP + sheet.PURSE]
    order = [(state.start + turn) % 4 for turn in range(4)]
    assert [text for text in turns if text.isalpha()] == [SEATS[seat].letter for seat in order]
    across, high = drawn.size
    assert 330 * high / across <= 430, "the question and its buttons fit on the screen of a phone as well"


@pytest.mark.parametrize(
    "kind", ["action", "payment", "tammouz_swap", "tammouz_field", "procession", "discard"]
)
def test_a_question_is_as_wide_as_what_a_turn_changes_and_shows_what_its_reader_has(kind: str) -> None:
    """Else the headlines of pictures that follow each other would differ in size."""
    asked = asking(kind, 2)
    state = copy(asked.view.state)
    state.players[state.asked].talents = 23
    with recording() as recorder:
        drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
        (stock,) = (word for word in recorder.of(drawn) if word.text == "23")
    across, high = drawn.size
    assert across == parts.WIDE + 2 * MARGIN
    assert high - MARGIN - sheet.PURSE < stock.y < high - MARGIN


def test_whoever_cannot_be_hired_is_pale(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, bool]] = []
    face = art.face

    def seen(
        kind: str, width: int, height: int, size: art.Size, *, pale: bool = False, **more: int
    ) -> Image.Image:
        shown.append((kind, pale))
        return face(kind, width, height, size, pale=pale, **more)

    monkeypatch.setattr(art, "face", seen)
    asked = asking("action", 2)
    state = copy(asked.view.state)
    state.groups = [("grower", "priest", ""), ("priest", "merchant", "")]
    hires = tuple(Action("hire", args) for args in (("grower", 1), ("merchant", 2)))
    view = replace(asked.view, state=state)
    for choices, pale in ((hires, {"priest"}), ((), set[str]())):
        shown.clear()
        part.draw(replace(asked, view=view, last=(), choices=choices))
        assert len(shown) == 4
        assert {kind for kind, faded in shown if faded} == pale


def test_a_group_of_which_nobody_can_be_hired_is_smaller() -> None:
    asked, words = asking("action", 2), texts()
    state = copy(asked.view.state)
    state.groups = [("grower", "", ""), ("priest", "priest", "engineer")]
    hires = (Action("hire", ("grower", 1)), Action("hire", ("priest", 2)), Action("hire", ("engineer", 2)))
    view = replace(asked.view, state=state)
    drawn: list[Canvas] = []
    for choices in (hires, hires[:1]):
        with recording() as recorder:
            drawn.append(part.draw(replace(asked, view=view, last=(), choices=choices)))
            said = [one.text for one in recorder.of(drawn[-1])]
        assert words.term("amyitis", "craft", "engineer") in said
        priest = words.term("amyitis", "craft", "priest")
        assert (said.count(priest), said.count(f"{priest} ×2")) == (0, 1)
    assert drawn[0].size[1] - drawn[1].size[1] == hiring.GROUP - hiring.LINE


def test_many_groups_with_few_crafts_are_side_by_side_and_alike_crafts_on_one_card() -> None:
    state = copy(asking("action", 4).view.state)
    state.groups = [("grower", "", ""), ("priest", "priest", ""), ("merchant", "grower", ""), ("priest",) * 3]
    hires = tuple(
        Action("hire", (card, number))
        for number, cards in enumerate(state.groups, 1)
        for card in {*cards} - {""}
    )
    asked = asking("action", 4)
    with recording() as recorder:
        canvas = part.draw(replace(asked, view=replace(asked.view, state=state), last=(), choices=hires))
        priest = texts().term("amyitis", "craft", "priest")
        said = [one.text for one in recorder.of(canvas) if one.text.startswith(priest)]
    assert said == [f"{priest} ×2", f"{priest} ×3"]
    groups = [*hiring._sides([1, 1]), *hiring._sides([2, 1])]
    assert [*hiring._rows({0: 1, 1: 1, 2: 2, 3: 1})] == [[0, 1], [2, 3]]
    assert [*hiring._rows({0: 1, 1: 1})] == [[0], [1]], "there is room"
    assert [*hiring._rows({0: 1, 1: 0, 2: 1, 3: 3})] == [[0], [1], [2], [3]]
    for (left, one), (other, right) in zip(groups[::2], groups[1::2], strict=True):
        assert (left, right) == (sheet.LEFT, sheet.RIGHT)
        assert other - one == GAP // 2


def test_the_desert_behind_groups_side_by_side_is_drawn_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asking("action", 2)
    state = copy(asked.view.state)
    state.groups = [("grower", "", ""), ("priest", "priest", ""), ("merchant", "grower", ""), ("priest",) * 3]
    stage.warm()
    hiring.warm()
    drawn = calls(monkeypatch, stage, "Pen")
    assert part.draw(replace(asked, view=replace(asked.view, state=state), choices=(), last=()))
    assert drawn == []


def test_who_can_only_trade_or_only_hire_is_told_so() -> None:
    asked, words = asking("action", 2), texts()
    for verb, lacking in (("hire", "trade"), ("caravan", "hire")):
        offered = Action("hire", ("grower", 1)) if verb == "hire" else Action("caravan", ("susa",))
        with recording() as recorder:
            whole, chosen = (
                {one.text for one in recorder.of(part.draw(replace(asked, choices=choices)))}
                for choices in ((offered, Action("pass")), (offered,))
            )
        notes = {words("render-amyitis-no-hire"), words("render-amyitis-no-trade")}
        assert notes & whole == {words(f"render-amyitis-no-{lacking}")}
        assert not notes & chosen, "hiring was chosen, or trading"


LEFT = "merchant", "engineer", "priest"
"""Crafts that are left."""


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_fewer_crafts_are_left_the_larger_are_their_cards(lang: str) -> None:
    """Names are the larger, and nobody takes more room than that name does."""
    asked = replace(asking("action", 3), lang=lang)
    sizes: list[float] = []
    for many in (1, 2, 3):
        state = copy(asked.view.state)
        state.groups = [(*LEFT[:many], *[""] * (3 - many)), (LEFT[1], "", "")]
        shown = replace(asked, view=GAME.view(state, asked.view.seat), choices=(), last=())
        with recording() as recorder:
            canvas = part.draw(shown)
            name = texts(lang).term("amyitis", "craft", LEFT[0])
            said = [one for one in recorder.of(canvas) if one.text == name]
        assert len(said) == 1
        right = max(box[2] for box in canvas.sprites() if hiring.TOP < box[1] < hiring.TOP + hiring.GROUP)
        size = said[0].size
        start = max(one.x for one in said) - width(name, size) / 2
        longest = max(width(texts(lang).term("amyitis", "craft", craft), size) for craft in LEFT)
        assert many > 1 or right - start - longest < 60, "all else is desert"
        sizes.append(said[0].size)
    assert sizes[0] > sizes[1] >= sizes[2] >= sheet.WORDS


def test_whoever_can_be_hired_is_seen_from_hat_to_shoulders_above_a_name() -> None:
    free = hiring.GROUP - 2 * hiring.BESIDE - hiring.FOOT - art.FRAMED
    for kind in CRAFTS:
        assert art.person(kind, hiring.ABOVE.bust).height <= free, kind


def test_who_gives_back_a_good_sees_for_how_many_there_is_room() -> None:
    asked = asking("discard", 2)
    goods = sum(asked.view.state.players[asked.view.state.asked].goods)
    with recording() as recorder:
        said = [one.text for one in recorder.of(part.draw(asked))]
    limit = GOODS_LIMIT[asked.view.state.players[asked.view.state.asked].levels[LEADER]]
    assert texts()("render-amyitis-over", n=goods - limit) in said
    numbers = [text for text in said if text.isdigit()]
    assert len(numbers) == 3, "talents, camels, gardeners: goods are shown where they are given back"
    assert goods > limit


def test_beside_the_places_on_a_camel_there_is_a_dashed_one_for_each_good_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lacking: list[tuple[float, float]] = []

    def framed(canvas: Canvas, x: float, y: float, size: tuple[int, int], *_: str, **more: bool) -> None:
        assert more["dashed"]
        lacking.append((x - size[0] / 2, x + size[0] / 2))

    monkeypatch.setattr(panels, "frame_around", framed)
    state = copy(asking("discard", 2).view.state)
    player = state.players[state.asked]
    for held, goods in ((0, [2, 1, 0, 1, 0]), (2, [1, 1, 1, 1, 4])):
        player.levels[LEADER], player.goods = held, goods
        lacking.clear()
        canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
        trade._store(canvas, state, 100, texts())
        places = [box for box in canvas.sprites() if box[3] - box[1] == trade.STORE - 48]
        assert len(places) == GOODS_LIMIT[held]
        assert all(one[2] < other[0] for one, other in pairwise(sorted(places)))
        assert len(lacking) == sum(goods) - len(places)
        sides = [max(box[2] for box in places), *(x for sides in lacking for x in sides)]
        assert sides == sorted(sides), "beside each other"
        assert sides[-1] + 10 < min(box[0] for box in canvas.words), "said beside them"
        assert max(box[2] for box in canvas.words) < sheet.RIGHT - 10


@pytest.mark.parametrize("kind", ["discard", "any_good", "guild"])
def test_between_the_stalls_or_cities_of_what_is_chosen_there_is_the_wall(kind: str) -> None:
    asked = replace(asking(kind, 2), last=())
    picture = opened(pictures.asked("amyitis", asked))
    kinds = {str(action.args[0]) for action in asked.choices if action.args}
    high = {"guild": trade.CARD}.get(kind, stage.STALL)
    top = picture.height - MARGIN - sheet.PURSE - GAP - high
    for at in range(1, len(kinds)):
        x = sheet.LEFT + round(at * (sheet.RIGHT - sheet.LEFT + GAP) / len(kinds)) - GAP // 2
        gap = {picture.getpixel((x, y)) for y in range(top, top + high)}
        assert gap == {rgb(amyitis.GROUND.tile)}


@pytest.mark.parametrize("kind", ["any_good", "guild"])
def test_stalls_and_cities_side_by_side_are_drawn_in_advance(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asking(kind, 2)
    stage.warm()
    drawn = calls(monkeypatch, stage, "Pen")
    assert pictures.asked("amyitis", asked)
    assert drawn == []


def test_goods_to_give_back_say_how_many_there_are() -> None:
    asked = asking("discard", 2)
    state = copy(asked.view.state)
    state.players[state.asked].goods = [2 * bool(n) for n in state.players[state.asked].goods]
    with recording() as recorder:
        said = [
            one.text for one in recorder.of(part.draw(replace(asked, view=replace(asked.view, state=state))))
        ]
    names = {texts().term("amyitis", "good", str(action.args[0])) for action in asked.choices if action.args}
    assert {f"{name} ×2" for name in names} <= set(said)


def test_a_cube_that_would_be_pushed_out_stands_outside_the_spaces_and_before_the_rewards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[Image.Image] = []
    leaving = rows.leaving
    monkeypatch.setattr(rows, "leaving", lambda *of: drawn.append(leaving(*of)) or drawn[-1])
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    for cubes in ([1, 2, 3], [1, 2, 3, NEUTRAL]):
        state.temples[0] = cubes
        canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
        rows.draw_temple(canvas, state, 0, 100, texts(), entering=True)
        beside = [box for box in canvas.sprites() if box[0] < sheet.LEFT + rows.WON]
        small = [box for box in beside if box[2] - box[0] == rows.FALLING]
        assert len(drawn) == (len(cubes) == 4)
    (box,) = small
    hall = stage.HALLS["-entering"]
    assert box[0] > sheet.LEFT + hall.first + 3 * hall.step + hall.space[0] / 2 + 8
    assert box[2] < sheet.LEFT + rows.WON


def test_who_chooses_what_ishtar_gives_sees_the_temple() -> None:
    asked = asking("ishtar", 2)
    with recording() as recorder:
        said = [one.text for one in recorder.of(part.draw(asked))]
    assert texts().term("amyitis", "temple", "ishtar") in said


def test_what_a_player_has_stands_in_the_same_columns_in_every_question() -> None:
    columns: set[tuple[float, ...]] = set()
    for kind, talents, camels in (("action", 5, 12), ("procession", 15, 0), ("tammouz_field", 0, 3)):
        asked = asking(kind, 2)
        state = copy(asked.view.state)
        player = state.players[state.asked]
        player.talents, player.camels, player.gardeners, player.goods = talents, camels, 7, [7, 0, 7, 0, 0]
        with recording() as recorder:
            drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
            low = drawn.size[1] - MARGIN - sheet.PURSE
            columns.add(tuple(one.x for one in recorder.of(drawn) if one.text == "7" and one.y > low))
    (found,) = columns
    first, second, third = found
    assert abs(third - second - (second - first)) <= 1, "equally far from each other"


def test_rows_of_fields_that_may_be_chosen_are_framed_as_a_whole() -> None:
    asked = asking("field", 2)
    for few in (asked.choices, asked.choices[:1]):
        shown = opened(part.draw(replace(asked, choices=few)).png())
        for row, name in enumerate(ROWS):
            y = round(sheet.TOP + GAP / 2 + (row + 0.5) * rows.FIELD)
            line = [shown.getpixel((x, y)) == rgb(CHOICE) for x in range(sheet.LEFT, sheet.LEFT + 20)]
            assert any(line) == (Action("field", (name,)) in few), name


def test_temples_show_who_would_be_rewarded_once_the_cube_has_entered() -> None:
    asked = scene(2, "hire", 5, choices=False)
    state = copy(asked.view.state)
    state.temples = [[1 - state.asked, NEUTRAL], [state.asked], []]
    temples = tuple(Action("temple", (name,)) for name in TEMPLES)
    state.ask = "procession"
    shown = opened(
        pictures.asked("amyitis", replace(asked, view=GAME.view(state, state.asked), choices=temples))
    )
    for temple, differs in enumerate((False, False, True)):
        top = sheet.TOP + temple * (rows.TEMPLE + GAP)
        paid = shown.crop((sheet.LEFT + rows.WON + 20, top + 20, sheet.RIGHT - 20, top + rows.TEMPLE - 20))
        green = {colour for _, colour in paid.getcolors(1 << 12) or ()} & {rgb(rows.NEXT)}
        assert bool(green) == differs, TEMPLES[temple]


@pytest.mark.parametrize("seats", GAME.seats)
def test_steles_of_temples_are_alike_within_their_frames_and_hide_no_cube(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if a cube would be pushed out, and others would be rewarded."""
    asked = scene(seats, "hire", 5, choices=False)
    state = copy(asked.view.state)
    state.ask, mine, other = "procession", state.asked, (state.asked + 1) % seats
    state.temples = [[mine, other, NEUTRAL, other], [mine, other, (state.asked + 2) % seats, other], [other]]
    temples = tuple(Action("temple", (name,)) for name in TEMPLES)
    drawn: list[tuple[list[Box], Box]] = []
    draw = rows.draw_stele

    def seen(canvas: Canvas, shown: rows.Stele, words: Texts) -> None:
        before = [*canvas.sprites()]
        draw(canvas, shown, words)
        after = [box for box in (*canvas.sprites(), *canvas.words) if box not in before]
        drawn.append(([box for box in after if box[0] > sheet.LEFT + rows.WON], shown.box))
        assert all(box[2] < shown.box[0] for box in before if box[1] < shown.box[3] and box[3] > shown.box[1])

    monkeypatch.setattr(rows, "draw_stele", seen)
    rows.draw_temples(replace(asked, view=GAME.view(state, mine), choices=temples))
    assert len({(left, right, bottom - top) for _, (left, top, right, bottom) in drawn}) == 1
    for temple, (written, (left, top, right, bottom)) in enumerate(drawn):
        high = sheet.TOP + temple * (rows.TEMPLE + GAP)
        assert high + 14 < top < bottom < high + rows.TEMPLE - 14
        assert right < sheet.RIGHT - 14
        for box in written:
            assert left <= box[0] < box[2] <= right, box
            assert top <= box[1] < box[3] <= bottom, box


def test_the_field_of_which_a_row_is_harvested_looks_chosen_and_others_are_soil() -> None:
    asked = asking("field", 2)
    shown = opened(part.draw(asked).png())
    for row, name in enumerate(ROWS):
        y = round(sheet.TOP + stage.BETWEEN / 2 + (row + 0.5) * stage.FIELD) - 40
        first = len(asked.view.state.fields[row])
        for space in range(len(fields.SPACES[row])):
            x = sheet.LEFT + stage.FIRST + stage.TILES * space - 40
            assert (shown.getpixel((x, y)) == rgb(WHITE)) == (space == first), (name, space)


def test_all_marks_of_players_in_temples_that_are_asked_for_have_letters() -> None:
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    state.temples[0] = [(state.asked + 1) % 4, (state.asked + 1) % 4, NEUTRAL, (state.asked + 2) % 4]
    canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
    with recording() as recorder:
        rows.draw_temple(canvas, state, 0, 100, texts(), entering=True)
        letters = [one.text for one in recorder.of(canvas) if one.sprite and one.x > sheet.LEFT + rows.WON]
    after = rewarded_by([state.asked, *state.temples[0]][:4], 4)
    assert sorted(letters) == sorted(SEATS[seat].letter for seat in after)


@pytest.mark.parametrize(
    ("ask", "about"),
    [
        ("action", garden.OFFERS),
        ("guild", garden.CARAVAN),
        ("procession", garden.TEMPLES),
        ("ishtar", garden.TEMPLE_BOXES[0]),
        ("field", garden.FIELDS),
        ("section", None),
    ],
)
def test_what_the_question_of_the_headline_is_about_has_a_frame_of_the_seat(
    ask: str, about: Box | None
) -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    state = copy(plain.view.state)
    state.ask = ask
    there = replace(plain, view=GAME.view(state, None))
    colour = rgb(SEATS[state.asked].colour)
    shown = opened(amyitis.board(there).png())
    framed = []
    for left, top, right, bottom in {*amyitis.ASKED_ABOUT.values()}:
        edge = [
            (left + 200, top - 2),
            (right - 200, bottom + 1),
            (left - 2, bottom - 40),
            (right + 1, bottom - 40),
        ]
        framed += [(left, top, right, bottom)] * all(shown.getpixel(at) == colour for at in edge)
    assert framed == [about] * (about is not None)


@pytest.mark.parametrize(
    ("ask", "quiet"),
    [
        ("action", {"temples"}),
        ("guild", {"temples"}),
        ("ishtar", {"cities"}),
        ("field", {"cities", "temples"}),
        ("section", set[str]()),
    ],
)
def test_names_of_what_the_question_is_not_about_are_quieter(ask: str, quiet: set[str]) -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    state = copy(plain.view.state)
    state.ask = ask
    shown = opened(amyitis.board(replace(plain, view=GAME.view(state, None))).png())
    left, top, _, bottom = garden.TEMPLES
    (start, end), (_, upper, _, lower) = garden.STOPS, garden.CARAVAN
    named = {
        "temples": (left + cards.NAMED, top + 8, left + cards.FIRST - 110, bottom - 8),
        "cities": (start + 210, upper + 10, end - 10, (upper + lower) // 2 - 5),
    }
    for name, box in named.items():
        many = {colour: n for n, colour in shown.crop(box).getcolors() or ()}
        assert (many.get(rgb(INK), 0) < many.get(rgb(MUTED), 0)) == (name in quiet), name


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_headline_shows_what_the_first_in_ishtar_chooses_from_beside_its_words(lang: str) -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), lang=lang, names=tuple(NASTY[:4]))
    state = copy(plain.view.state)
    state.ask = "ishtar"
    canvas = amyitis.board(replace(plain, view=GAME.view(state, None)))
    left, top, right, bottom = headline.bar(canvas)
    words = [box for box in canvas.words if box[3] < bottom]
    signs = [box for box in canvas.sprites() if box[3] < bottom and box[0] > (left + right) / 2]
    signs = [box for box in signs if box not in words]
    assert len(signs) == 3
    assert max(box[2] for box in words) < min(box[0] for box in signs)
    assert all(top < box[1] < box[3] and box[2] < right for box in signs)


def test_the_frame_of_crafts_and_caravan_is_whole_if_nobody_can_be_hired() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    state = copy(plain.view.state)
    state.ask, state.groups = "action", [("", "", "")] * 4
    shown = opened(amyitis.board(replace(plain, view=GAME.view(state, None))).png())
    left, top, right, bottom = garden.OFFERS
    colour = rgb(SEATS[state.asked].colour)
    for x in (left + 3, right - 4):
        column = [shown.getpixel((x, y)) == colour for y in range(top + 40, bottom - 40)]
        assert all(column), x
