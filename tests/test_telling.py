"""What is told of a turn below its bar: which sentences, and how they are laid out with their signs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from operator import itemgetter

import pytest
from PIL import ImageStat

from engine import games
from engine.core import Event
from engine.story import Item, Sort, tell
from locales import LANGUAGES, Sentence, change, texts
from render import boards, parts, recap, sprites, telling, theme, typeset
from render.canvas import Canvas
from render.changes import Told
from render.scene import Scene
from render.text import filled, readable, width
from tests.pictures import NASTY, opened
from tests.turns import FIRST, bands, by_turn, recent, scenes
from tests.words import LEAST, SHOWN

GENERAL = {"a", "tile", "dílek", "kafelek"}
"""Words that a shorter sentence may have in place of others: a sign shows which tile it is."""


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_left_out_changes_no_score(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "NAMED", 1)
    game, left = scenes(key, seats), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        for brief in (False, True):
            band, *_ = recap.bands(key, scene, turns, brief=brief, high=100)  # something is, in all games
            for line in band.lines:
                said = " ".join(line.words)
                assert "One more thing" not in said, "it would be told in the same room"
                if " more things" in said:
                    left += 1
                    assert not line.points, f"turn {at}"
    assert left, "something is"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.ALL)
def test_the_words_are_whole_and_legible_on_a_phone(key: str, lang: str) -> None:
    game = scenes(key)
    least = LEAST / SHOWN * (parts.WIDE + 2 * theme.MARGIN)
    for at in range(FIRST, len(game), 9):
        scene, turns = recent(game, at)
        assert least <= min(typeset.SIZE, typeset.COUNT * typeset.SIGN, recap.NAME)
        for band in recap.bands(key, replace(scene, lang=lang, names=NASTY[:4]), turns):
            assert band.lines or band.rule
            for line in (*band.lines, *([band.rule] if band.rule else ())):
                ends = [words.split()[-1].lstrip("(") for words in line.words[:-1]]
                assert not any(end.isdigit() for end in ends), "a number stays with what it counts"
                assert _widest(line) <= _room(band)


def _room(band: recap.Band) -> int:
    """How wide the words of a band may be."""
    if band.chapter.column:
        slim = recap.NARROW if band.quiet else recap.SLIMMED
        return slim if band.chapter.side == parts.SLIM else recap.BESIDE
    return recap.ROOM - recap.BLOCK * band.quiet


def _length(signs: Sequence[typeset.Tally]) -> int:
    """How wide a row of signs is, without the gap after the last."""
    return sum(sign.width for sign in signs) - (signs[-1].gap if signs else 0)


def _widest(line: typeset.Line) -> int:
    """How wide the widest row of words of a line is, with the signs beside it, or the signs below."""
    points = _length(line.scored)
    signs = max(map(_length, line.signs), default=0)
    words = max(width(row, typeset.SIZE, line.weight) for row in line.words)
    if line.below:
        return line.indent + max(signs + points, words + bool(line.scored) * points)
    return line.indent + words + signs + points


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_scored_most_of_a_turn_is_bold_if_it_is_much_or_else_its_news(key: str, seats: int) -> None:
    """Without these, what scored most is, unless nothing else is told."""
    game, bold = scenes(key, seats), Counter[bool]()
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at, 1)):
            worth = [sum(n for _, n in line.points) for line in band.lines]
            most = max([0, *worth])
            news = [bool(line.told and line.told.news) for line in band.lines]
            leads = [0 < n == most and (most >= typeset.MANY or len(worth) > 1) for n in worth]
            if any(news) and most < typeset.MANY:
                leads = news
            assert [line.bold for line in band.lines] == leads
            bold.update(line.bold for line in band.lines)
    assert bold[True]
    assert bold[False]


def test_what_was_forced_in_yspahan_is_told_as_if_it_was_chosen() -> None:
    for game in (scenes("yspahan", seats) for seats in (2, 3, 4)):
        for at in range(FIRST, len(game)):
            for line in (line for band in bands("yspahan", *recent(game, at, 1)) for line in band.lines):
                assert not any("an only fill" in words for words in line.words)


def test_cubes_in_one_souk_are_one_thing_even_if_there_was_no_choice_left() -> None:
    scene, turns = recent(scenes("yspahan", 2), 18)
    band, *_ = by_turn("yspahan", scene, turns)[2]
    kinds = [one.kind for one in turns[2].events if one.kind in ("placed", "filled")]
    assert kinds == ["placed", "placed", "filled"]
    assert "Fills V12a, V12b and V12c." in [line.words[-1] for line in band.lines]


@pytest.mark.parametrize(
    ("key", "news"),
    [("yspahan", r"Completes souk \w+\."), ("amyitis", r"The \w+ row is full.* gets a gardener.*")],
)
def test_what_followed_and_brought_something_is_news_by_itself(key: str, news: str) -> None:
    """Nothing else is in bold where nothing scored much; what costs something or was chosen is none."""
    found = 0
    for game in (scenes(key, seats) for seats in (2, 3, 4)):
        for at in range(FIRST, len(game)):
            for band in recap.bands(key, *recent(game, at, 1)):
                said = ["" if line.aside else " ".join(line.words) for line in band.lines]
                told = [re.fullmatch(news, one) is not None for one in said]
                if any(told) and all(line.worth < typeset.MANY for line in band.lines):
                    assert [line.bold for line in band.lines] == told, said
                    found += 1
    assert found


@pytest.mark.parametrize("key", ["babylon", "ishtar"])
def test_a_tile_that_is_taken_and_placed_is_told_in_one_sentence(key: str) -> None:
    """With the signs of both, if it is the same tile; not if one cost something and one brought something."""
    game, kinds, found = scenes(key, 2), {"built", "placed"}, Counter[tuple[int, bool]]()
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        if any(one.kind in games.get(key).announced for one in turns[0].events):
            continue  # it may be told between them
        happened = [one for one in turns[0].events if one.kind in {"took", *kinds}][:2]
        tiles = {dict(one.args)["tile"] for one in happened}
        (band, *_) = recap.bands(key, scene, turns)
        seen = [
            one for one, place in zip(turns[0].events, _places(key, scene, turns[0]), strict=True) if place
        ]
        both = [line for line in band.lines if {"takes", "and"} <= {*_said(line).split()}]
        signs = {gain.n > 0 for one in happened for gain in boards.get(key).gains(one) if gain.n}
        same = len({one.kind for one in happened}) == 2 and len(tiles) == 1
        assert len(both) == (same and len(signs) < 2)
        for line in both:
            assert re.match(r"(\w+ )?takes ", _said(line)), "it begins with what was first"
            assert [gain.name for gain in line.gains] == [
                gain.name
                for one in happened
                for gain in telling.gains(key, one.seat, [one], seen)
                if gain.n is None or one.seat == turns[0].seat
            ]
        found[len(both), same] += 1
    assert found[0, True], "what it cost and what it brought are told apart"
    assert found[1, True] or key == "babylon"


def _said(line: typeset.Line) -> str:
    return " ".join(line.words).lower()


def _places(key: str, scene: Scene, turn: Told) -> Sequence[boards.Place | None]:
    """Where the events of a turn can be seen on parts of the board."""
    there = replace(scene, view=turn.view or scene.view, last=tuple(turn.events), bare=True, framed=False)
    return boards.get(key).places(there, turn.events)


def test_all_words_have_one_size() -> None:
    """Beside a part of the board, and above one at the foot, in bold, and not."""
    heights = {
        line.height
        for line in (typeset.Line(["Reaches storey 3."], [], points=one) for one in (((0, 2),), ()))
    }
    assert len(heights) == 1


def test_the_other_words_have_less_ink() -> None:
    drawn = list[float]()
    for points in (((0, 2),), ()):
        canvas = Canvas.blank(boards.get("yspahan").GROUND, 100, 1000)
        canvas.under(0, 0, 1000, 100, theme.PAPER)
        typeset.draw(canvas, [typeset.Line(["Completes souk V12."], [], points=points)], 20, 10, 980)
        drawn.append(ImageStat.Stat(opened(canvas.png()).convert("L")).mean[0])
    assert drawn[0] < drawn[1]


SENTENCES = {
    "Plants on c4 with the help of a gardener.": ["Plants on c4 with the help", "of a gardener."],
    "Scores for 2 cubes on the caravan, row ×3.": ["Scores for 2 cubes", "on the caravan, row ×3."],
    "Places the tile on I6, J5 and J6 and collects 1 red gem.": [
        "Places the tile on I6, J5 and J6",
        "and collects 1 red gem.",
    ],
    "Reaches storey 1.": ["Reaches storey 1."],
}


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_uses_its_room_before_it_breaks_at_a_phrase(text: str) -> None:
    room = width(text, typeset.SIZE) * 9 // 10
    wide = max(room, width(SENTENCES[text][0], typeset.SIZE))
    assert [*filled(text, typeset.SIZE, wide, True)] == SENTENCES[text]


def test_short_words_end_a_line_only_if_another_would_be_needed_otherwise() -> None:
    text, found = "Places the tile on E7, F7 and G7 and collects 1 purple and 2 white gems.", set[bool]()
    for room in range(400, 1000, 3):
        lines = filled(text, typeset.SIZE, room, True)
        short = any(line.split()[-1].isalpha() and len(line.split()[-1]) <= 3 for line in lines)
        assert not short or len(filled(text.replace("and ", "and~"), typeset.SIZE, room, True)) > len(lines)
        found.add(short)
    assert found == {False, True}


def test_a_word_that_is_wider_than_its_room_has_a_line_of_its_own() -> None:
    long = "W" * 20
    assert filled(f"Ur. {long} 2.", typeset.SIZE, 400) == ("Ur.", f"{long} 2.")
    assert filled(f"{long} Ur.", typeset.SIZE, 400) == (long, "Ur.")


@pytest.mark.parametrize("key", games.ALL)
def test_signs_stand_where_a_line_has_fewest_rows(key: str) -> None:
    """No line has more than it would have with its signs in one row beside or below its words."""
    game = scenes(key)
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        shown = bands(key, replace(scene, lang="pl", names=NASTY[: len(scene.names)]), turns)
        for line, wide in ((line, _room(band)) for band in shown for line in band.lines):
            if not any(line.words):
                continue  # its signs say it all
            text, room = " ".join(line.words), wide - line.indent
            rows = len(line.words) + len(line.signs) * line.below
            plain = [rows]
            if max(map(_length, line.signs), default=0) + line.aisle <= room and len(line.signs) < 2:
                plain.append(len(filled(text, typeset.SIZE, room, line.bold)) + 1)
            left = room - line._replace(below=False).across
            if left >= typeset.LEAST:
                words = filled(text, typeset.SIZE, left, line.bold)
                if all(width(each, typeset.SIZE, line.bold) <= left for each in words):
                    plain.append(len(words))
            assert rows <= min(plain) or "\n" in line.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.ALL)
def test_signs_tear_no_sentence(key: str, lang: str) -> None:
    """Its first row has half of the room, or ends where it does without signs of things, or these leave half
    of the room, and it is a phrase of at least three tenths.
    """
    found = 0
    for game in (scenes(key, seats) for seats in (2, 3, 4)):
        for at in range(FIRST, len(game), 3):
            scene, turns = recent(game, at, 1)
            for band in recap.bands(key, replace(scene, lang=lang), turns):
                for line in band.lines:
                    room = _room(band) - line.indent
                    if not line.signs or len(line.words) < 2 or line.words[0].endswith("."):
                        continue
                    first = width(line.words[0], typeset.SIZE, line.bold)
                    plain = typeset._words(line.text, line._replace(signs=()), room)
                    beside = room - line.across >= room / 2
                    same = plain[0] == line.words[0]
                    assert first >= room / 2 or same or (beside and first > 0.3 * room), line.words
                    found += 1
    assert found


@pytest.mark.parametrize("key", games.ALL)
def test_signs_stand_beside_words_and_squeeze_them_little(key: str) -> None:
    """In one row or several; below them only if they would take much more room."""
    game, beside, below = scenes(key, 2), Counter[int](), 0
    for at in range(FIRST, len(game), 2):
        for band in recap.bands(key, *recent(game, at, 1)):
            for line in band.lines:
                assert line.below or len(line.words) <= 4 or not line.signs
                beside[len(line.signs)] += not line.below
                below += line.below and not band.chapter.column  # there is less room beside a garden
    assert beside[1]
    assert below < sum(beside.values()) / 8


def test_pictures_and_numbers_in_two_rows_have_one_each() -> None:
    """No number is alone below others of its kind."""
    gold, camel = (boards.Gain(name, -1) for name in ("gold", "camel"))
    card = boards.Gain("card", None)
    things = typeset.tallies("yspahan", 0, [card, gold, camel], ())
    assert [tally.counted for tally in things] == [False, True, True]
    ways = typeset._layouts(typeset.Line((), ()), things, recap.ROOM)
    assert [[False], [True, True]] in [[[one.counted for one in row] for row in way.signs] for way in ways]


@pytest.mark.parametrize("key", ["babylon", "ishtar"])
def test_what_is_pictured_has_one_size(key: str) -> None:
    """Also beside parts of a board, where there is little room: sizes would seem to mean something."""
    game, found, large = scenes(key, 2), 0, round(typeset.PICTURED * typeset.SIGN)
    for at in range(FIRST, len(game), 3):
        scene, turns = recent(game, at, 1)
        for line in (line for band in recap.bands(key, scene, turns) for line in band.lines):
            sizes = [gain.sign(large).size for gain in line.gains if gain.name == "tile" and gain.sign]
            for some in (line, typeset.narrowed(key, turns[0].seat, line, recap.BESIDE)):
                shown = [tally.sign.size for row in some.signs for tally in row if tally.name == "tile"]
                assert shown == sizes[:1]
            found += len(sizes)
    assert found


def test_a_row_of_dice_below_words_begins_where_they_do_and_its_price_is_at_the_right() -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled", 1, (("yellow", 1), ("dice", "1 1, 2 2 2 2, 3 3, 6 6")))
    (line,) = telling.lines("yspahan", scene, 1, [rolled], (), recap.ROOM)
    assert line.below
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 500, 1000)
    typeset.draw(canvas, [line], 20, 20, 20 + recap.ROOM)
    boxes = canvas.sprites()
    first, price = min(box[0] for box in boxes if box[1] > 65), max(box[2] for box in boxes)
    assert first == 20
    assert 20 + recap.ROOM - price < typeset.SIGN // 4


@pytest.mark.parametrize("dice", ["4 4 4 4, 5 5 5, 6 6", "1, 2, 3 3, 4 4, 5 5, 6"])
def test_all_dice_have_one_size(dice: str) -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled", 1, (("yellow", 0), ("dice", dice)))
    (line,) = telling.lines("yspahan", scene, 1, [rolled], (), recap.ROOM)
    heights = {tally.sign.height for row in line.signs for tally in row}
    assert heights == {round(typeset.PICTURED * typeset.SIGN)}


@pytest.mark.parametrize(
    ("counts", "told"), [((-1, 1), []), ((-3, 1), [-2]), ((-1, 2), [1]), ((-1, -1), [-1, -1])]
)
def test_points_that_are_taken_and_given_back_are_told_as_what_comes_of_it(
    counts: Sequence[int], told: Sequence[int]
) -> None:
    """As one event, which says which of both that is, or as none."""
    events = [Event("counted", 2, (("skill", "B"), ("more", int(n > 0))), points=((2, n),)) for n in counts]
    other = Event("counted", 2, (("skill", "A"), ("more", 1)), points=((2, 4),))
    *settled, last = telling.settled([*events, other])
    assert last == other
    assert [dict(one.points)[2] for one in settled] == told
    assert all(dict(one.args)["more"] == (n > 0) for one, n in zip(settled, told, strict=True))


def test_large_signs_are_further_from_each_other_than_from_their_numbers() -> None:
    one = typeset.Tally(typeset.ALONE[0], sprites.coin(typeset.ALONE[0]), "+4")
    assert one.gap > 3 * (one.wide("+4") - width("+4", one.digits))


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_scored_for_the_seat_of_a_turn_is_told_and_nothing_as_another_seat_s(
    key: str, seats: int
) -> None:
    game, others = scenes(key, seats), 0
    for at in range(FIRST, len(game)):
        scene, turns = recent(game, at, 1)
        ((seat, events, _),), shown = turns, bands(key, scene, turns)
        lines = (line for band in shown for line in (*([band.rule] if band.rule else ()), *band.lines))
        said = " ".join(" ".join(line.words) for line in lines)
        told = tell(games.get(key), scene.view, telling._unforced(key, telling.settled(events)))
        items = [item for item in told if item.events]
        own = {_sentence(key, scene, item).rest for item in items if item.seat == seat}
        for item in items:
            sentence = _sentence(key, scene, item)
            if item.seat == seat:
                whole = item.sort is Sort.ANNOUNCEMENT or not sentence.rest
                ways = [sentence, _sentence(key, scene, item, signed=True)]
                ways += _twofold(key, scene, items, item)
                assert not item.points or any(_begun(way.text if whole else way.rest) in said for way in ways)
            else:
                others += _begun(sentence.text) in said
                mine = sentence.rest in own or _begun(sentence.rest) in " ".join(map(_begun, own))
                assert mine or _begun(sentence.rest) not in said or not sentence.rest
    assert others or key != "yspahan" or seats == 2


def _twofold(key: str, scene: Scene, items: Sequence[Item], item: Item) -> Iterator[Sentence]:
    """Yield what says this and something done before it, if that is the same thing."""
    for before in items:
        one, other = before.events[0], item.events[0]
        kind, args = f"{one.kind}-{other.kind}", {**dict(one.args), **dict(other.args)}
        if f"{key}-event-{kind}" in texts() and before.seat == item.seat:
            both = replace(item, events=(replace(other, kind=kind, args=tuple(args.items())),))
            yield _sentence(key, scene, both, signed=True)


def _begun(text: str) -> str:
    """How a line is written, which begins with a capital."""
    return readable(text[:1].upper() + text[1:])


def _sentence(key: str, scene: Scene, item: Item, *, signed: bool = False) -> Sentence:
    """What a line says, which has the points as signs."""
    return texts().sentence(key, replace(item.events[0], points=()), scene.names, None, signed=signed)


def test_a_turn_of_a_thousand_sentences_is_told_as_quickly_as_one_of_a_hundred() -> None:
    """What is said of it fits a few lines: the rest is not even measured."""
    scene, turns = recent(scenes("yspahan"), 40, 1)
    ((seat, events, _),) = turns
    fitted = list[int]()
    for times in (100, 1000):
        filled.cache_clear()
        typeset._rows.cache_clear()
        bands("yspahan", scene, [Told(seat, [*events] * times)])
        fitted.append(filled.cache_info().misses)
    assert fitted[0] == fitted[1] < 30


def test_a_forced_move_is_told_in_the_bar_of_its_own_seat() -> None:
    """It is reported with the turn before it, as it follows from that."""
    game, found = scenes("ishtar", 3), 0
    for at in range(FIRST, len(game) - 1):
        events = game[at].last
        forced = [one for one in events if one.kind == "no-choice"]
        scene, turns = recent(game, at + 1, 2)
        if not forced or forced[-1].seat != turns[1].seat or turns[0].seat == turns[1].seat:
            continue
        (before,), (after,) = by_turn("ishtar", scene, turns)
        assert after.seat is not None
        name = scene.names[after.seat]
        only = _sentence("ishtar", scene, Item(Sort.CHOICE, after.seat, tuple(forced[-1:]), ()))
        said = " ".join(words for line in after.lines for words in line.words)
        assert name not in " ".join(word for line in before.lines for word in line.words)
        assert "takes " in said.lower()
        assert _begun(only.rest) not in said, "it is enough what was done"
        found += 1
    assert found


@pytest.mark.parametrize("key", games.ALL)
def test_lines_say_what_others_scored_and_bars_do_not(key: str) -> None:
    """In the bar of a seat, points would be taken for its own; those of all are on the strip."""
    game, found = scenes(key), 0
    for at in range(FIRST, len(game), 2):
        scene, turns = recent(game, at, 1)
        shown = [*recap.bands(key, scene, turns)]
        for band in shown:
            points = Counter[int]()
            for line in band.lines:
                points.update(dict(line.points))
                alone = bool(line.points) and band.outcome and not line.scored
                assert not alone or [line.points] == [one.points for one in band.lines if one.points]
                assert line.scored or not line.points or alone, "they are beside what brought them"
            others = {seat: n for seat, n in points.items() if seat != band.seat and n}
            assert not band.outcome or band.seat is not None
            several = band.seat is not None and others and len(points) > 1
            assert not several or {*points} <= {*dict(recap.summed(shown))}
            found += bool(others)
    assert found or key == "babylon", "there, nobody scores in another's turn"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.ALL)
def test_words_leave_out_only_numbers_that_signs_beside_them_say(key: str, lang: str) -> None:
    """What is left out are as many things as are gained or given there."""
    words, board, shorter = texts(lang), boards.get(key), 0
    for scene in scenes(key):
        for one in scene.last:
            event = replace(one, points=())
            plain, signed = (
                words.sentence(key, event, scene.names, None, signed=signed).text for signed in (False, True)
            )
            if signed == plain or "dice" in dict(event.args):  # these are pictured
                continue
            shorter += 1
            begins = {word[:3] for word in re.findall(r"\w+", plain)}
            assert all(word[:3] in begins for word in re.findall(r"\w+", signed) if word not in GENERAL)
            if any(gain.n is None for gain in board.gains(one)):
                continue  # its picture shows what is counted on it
            gains = [gain.n for gain in board.gains(one) if gain.n]
            numbers = Counter(re.findall("[0-9]+", plain)) - Counter(re.findall("[0-9]+", signed))
            assert gains
            assert not numbers or sum(map(abs, gains)) >= max(map(int, numbers))
    assert shorter


@pytest.mark.parametrize("key", games.ALL)
def test_lines_in_which_nobody_scored_are_one_where_that_is_lower(key: str) -> None:
    """Signs are those of the whole line, words are no long text, and both are about the same player."""
    joined = 0
    played = ((game, at) for game in (scenes(key, 2), scenes(key)) for at in range(3, len(game)))
    for scene, turns in (recent(game, at, 1) for game, at in played):
        for band in recap.bands(key, scene, turns):
            for one, other in pairwise(band.lines):
                aside = {it and (it.aside, it.about, it.apart) for it in (one.told, other.told)}
                apart = any(line.gains or line.points or line.rule for line in (one, other))
                apart |= any(line.told and line.told.news for line in (one, other))
                if not apart and len(aside) == 1:
                    text = " ".join([*one.words, *other.words])
                    assert len(filled(text, typeset.SIZE, recap.ROOM)) > telling.ROWS
            joined += any(line.signs and ". " in " ".join(line.words) for line in band.lines)
            heads = [" ".join(line.words) for line in band.lines if line.points]
            assert not any(". " in head for head in heads)
    assert joined or key == "babylon", "sentences about tiles are long"


@pytest.mark.parametrize("key", games.ALL)
def test_what_begins_within_a_turn_is_nobody_s_and_the_heading_of_what_follows_from_it(key: str) -> None:
    """What a seat chose is below its name, even if that is in the same turn."""
    rules, own = 0, 0
    for game in (scenes(key, 2), scenes(key, 3)):
        for at in range(FIRST, len(game)):
            scene, turns = recent(game, at, 1)
            shown = [*recap.bands(key, scene, turns)]
            for one, other in pairwise(shown):
                assert not one.rule or one.lines or one.rows or not other.rule, "nothing follows"
            for band in shown:
                assert not any(line.rule for line in band.lines)
                assert not any(band.rule and line.told and line.told.choice for line in band.lines)
                if band.rule:
                    rules += 1
                    assert (band.seat, band.number, band.gain) == (None, 0, 0)
                    assert not band.rule.points
                    assert not band.rule.signs
            own += any(one.rule and other.seat is not None for one, other in pairwise(shown))
    assert rules or key == "babylon", "a round begins after a turn there"
    assert own or key != "amyitis"


def test_a_day_is_told_whose_first_choice_is_the_next_turn() -> None:
    scene, turns = recent(scenes(seats=3), 31, 2)
    assert [one.kind for one in turns[0].events][-1:] == ["day"]
    rules = [band.rule.words for band in recap.bands("yspahan", scene, turns) if band.rule]
    assert rules == [("Week 2, day 4. Jonáš starts.",)]


@pytest.mark.parametrize("key", games.ALL)
def test_what_one_thing_gained_and_another_cost_is_not_told_as_one(key: str) -> None:
    """It would not be seen which did what."""
    game, joined = scenes(key, 3), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at, 1)):
            for line in (line for line in band.lines if ". " in " ".join(line.words)):
                counts = [gain.n for gain in line.gains if gain.n]
                assert min(counts, default=0) >= 0 or max(counts, default=0) <= 0
                joined += bool(counts)
    assert joined or key == "babylon"


@pytest.mark.parametrize("key", games.ALL)
def test_an_arrow_leads_from_what_was_given_to_what_was_gained_for_it(key: str) -> None:
    game, bought = scenes(key), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands(key, *recent(game, at, 1)):
            for line in band.lines:
                for row in line.signs:
                    given = [n for n, tally in enumerate(row) if tally.costs]
                    gained = [n for n, tally in enumerate(row) if tally.gained and not tally.given]
                    arrows = [n for n, tally in enumerate(row) if tally.bought]
                    assert arrows == (gained[:1] if given else [])
                    assert not arrows or max(given) < min(gained)
                    bought += len(arrows)
    assert bought or key in ("babylon", "ishtar"), "there, nothing is paid for with another thing"


@pytest.mark.parametrize("key", games.ALL)
def test_signs_beside_words_end_at_one_edge(key: str) -> None:
    """Those of things and of points do, and so does what the bar says."""
    ends, game, right = Counter[int](), scenes(key, 2), 20 + recap.ROOM
    for at in range(FIRST, len(game), 5):
        for band in recap.bands(key, *recent(game, at, 1)):
            outcome = [band.outcome] if band.outcome else []
            for line in (line for line in (*band.lines, *outcome) if line.scored or line.signs):
                if line.scored or (line.signs[-1][-1].counted and not line.below):
                    canvas = Canvas.blank(boards.get(key).GROUND, 500, 1000)
                    typeset.draw(canvas, [line], 20, 20, right)
                    ends[max(box[2] for box in canvas.sprites() if box[0] > 500)] += 1
    assert ends
    assert right - typeset.SIGN // 4 < min(ends) <= max(ends) <= right + 2, "digits differ in width"
    sign, card = sprites.coin(typeset.SIGN), sprites.card(typeset.SIGN)
    assert sign.width != card.width
    widths = {typeset.Tally(typeset.SIGN, one, n).width for one in (sign, card) for n in ("+1", "+4", "+7")}
    assert len(widths) == 1, "signs with a number are below each other"


@pytest.mark.parametrize("key", games.ALL)
def test_what_is_about_another_seat_has_its_mark_before_it(key: str) -> None:
    """Then points need none. What is about several has their marks beside their points."""
    found = 0
    for game in (scenes(key, 2), scenes(key)):
        for at in range(FIRST, len(game)):
            scene, turns = recent(game, at, 1)
            for band in recap.bands(key, scene, turns):
                for line in band.lines:
                    own = band.seat in dict(line.points) or (band.seat is None and not band.rule)
                    assert not (line.aside and own)
                    assert line.about is None or (line.aside and line.about != band.seat)
                    mine = line.aside and not band.rule
                    assert not (mine and any(gain.n for gain in line.gains)), "these are its own"
                    others = {seat for seat, _ in line.points} - {band.seat}
                    assert line.aside or own or not others
                    if line.aside and len(others) == 1:
                        assert {line.about} == others
                        (sign,) = (tally.sign for tally in line.scored)
                        size = round(typeset.SIGN * (typeset.GREAT if band.rule else 1))
                        assert sign is typeset.medal(line.points[0][1], size)
                    found += line.about is not None
    assert found or key == "babylon", "there, a turn is about nobody else"


def test_what_is_given_has_the_sign_of_what_is_gained() -> None:
    """A paler one is another colour: that of nobody."""
    gained, given = (typeset.tallies("yspahan", 0, [boards.Gain("gold", n)], ())[0] for n in (1, -1))
    assert gained.sign.tobytes() == given.sign.tobytes()
    assert (gained.gained, gained.given) == ("+1", "")
    assert (given.gained, given.given) == ("", change(-1))


def test_dice_are_pictured() -> None:
    scene, turns = recent(scenes("yspahan", 2), 18)
    (rolled,) = (one for one in turns[0].events if one.kind == "rolled")
    lines = (line for band in by_turn("yspahan", scene, turns)[0] for line in band.lines)
    (line,) = (line for line in lines if "rolls" in " ".join(line.words))
    assert not any(digit in " ".join(line.words) for digit in "1245")
    assert len(set(str(dict(rolled.args)["dice"]).replace(",", "").split())) == 6
    assert sum(gain.name.startswith("die-") for gain in line.gains) == 6


def test_dice_that_are_too_wide_beside_a_part_are_not_left_out() -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled", 1, (("yellow", 0), ("dice", "1 1, 2 2, 3 3, 4 4, 5, 6")))
    (line,) = telling.lines("yspahan", scene, 1, [rolled], (), recap.ROOM)
    narrow = typeset.narrowed("yspahan", 1, line, recap.BESIDE)
    assert [tally.name for row in narrow.signs for tally in row] == [f"die-{value}" for value in range(1, 7)]
    assert line.width <= recap.ROOM
    assert len(narrow.signs) > 1


def test_several_dice_of_one_value_are_one_with_their_number() -> None:
    def shown(dice: str) -> list[int]:
        rolled = Event("rolled", 1, (("yellow", 0), ("dice", dice)))
        return [
            gain.sign(80).width for gain in boards.get("yspahan").gains(rolled) if gain.sign and not gain.n
        ]

    one, two, three, nine = (shown(dice)[0] for dice in ("6", "6 6", "6 6 6", "6 6 6 6 6 6 6 6 6"))
    assert max(two, three, nine) - min(two, three, nine) < 6, "digits differ in width"
    assert one < two < 2 * one


def test_a_yellow_die_is_what_its_price_brought() -> None:
    rolled = Event("rolled", 1, (("yellow", 2), ("dice", "1 1, 2, 6")))
    gains = [*boards.get("yspahan").gains(rolled)]
    (line,) = telling.lines("yspahan", recent(scenes("yspahan", 2), 18)[0], 1, [rolled], (), recap.ROOM)
    assert {gain.name: gain.n for gain in gains if gain.n} == {"gold": -2, "yellow-die": 2}
    (bought,) = (tally for row in line.signs for tally in row if tally.bought)
    assert bought.name == "yellow-die"


def test_dice_of_others_are_pictured_too() -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled", 1, (("yellow", 1), ("dice", "1 1, 2, 6")))
    (line,) = telling.lines("yspahan", scene, 0, [rolled], (), 900)
    assert [tally.name for row in line.signs for tally in row] == ["die-1", "die-2", "die-6"]
    assert min(tally.sign.height for row in line.signs for tally in row) >= 18 * 1000 / 264
    assert "2" not in " ".join(line.words)


def test_a_roll_says_nothing_of_dice_that_nobody_could_pay() -> None:
    scene, _ = recent(scenes("yspahan", 2), 18)
    rolled = Event("rolled-without-gold", 0, (("yellow", 0), ("dice", "1, 2")))
    (line,) = telling.lines("yspahan", scene, 0, [rolled], (), 900)
    assert list(line.words) == ["Rolls."]


def test_numbers_in_a_row_are_further_apart_than_words() -> None:
    (line,) = filled("Rolls 1 1 1, 2 and 3 3.", typeset.SIZE, 900)
    assert line == "Rolls 1  1  1, 2 and 3  3."


def test_points_are_right_of_things() -> None:
    game, found = scenes("babylon", 2), 0
    for at in range(FIRST, len(game)):
        for band in recap.bands("babylon", *recent(game, at, 1)):
            for line in (line for line in band.lines if line.scored and line.signs and not line.below):
                canvas = Canvas.blank(boards.get("babylon").GROUND, 500, 1000)
                typeset.draw(canvas, [line], 20, 20, 20 + recap.ROOM)
                *others, medal = sorted((box for box in canvas.sprites() if box[0] > 500), key=itemgetter(2))
                assert all(box[2] <= medal[0] for box in others)
                found += 1
    assert found


def test_a_list_of_codes_is_not_broken_after_its_first() -> None:
    for room in range(300, 900):
        first, *_ = typeset._rows("Takes and places the tile on I5, I6 and I7.", False, room)
        assert not first.endswith("I5,")


def test_a_tile_that_is_seen_on_the_board_is_not_pictured_beside_words() -> None:
    """One that is not seen there is: it was stored, or there is no room for parts of the board."""
    key = "ishtar"
    game, found = scenes(key, 2), Counter[bool]()
    for at in range(FIRST, len(game)):
        scene, (turn,) = recent(game, at, 1)
        seen = [one for one, place in zip(turn.events, _places(key, scene, turn), strict=True) if place]
        laid = {dict(one.args).get("tile") for one in seen}
        for took in (one for one in turn.events if one.kind == "took"):
            told = telling.gains(key, took.seat, [took], seen)
            is_seen = dict(took.args)["tile"] in laid
            assert any(gain.name == "tile" for gain in told) != is_seen
            found[is_seen] += 1
    assert found[True]
    assert found[False]
