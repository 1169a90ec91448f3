"""Words on pictures fit their places in every language: none is cut, none leaves its picture or sprite."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine import games
from engine.chance import Chance
from engine.core import View
from locales import LANGUAGES
from render import boards, box, pictures, text
from render.canvas import Canvas
from render.pen import Pen
from render.scene import Scene
from render.text import LEAST, SHRINK, width
from tests.pictures import modules
from tests.words import CODE, recording
from tests.yspahan.tools import table

NAMES = ("Ana", "Ben", "Eva", "Ida", "Jan")
EACH = 6
"""Positions between two that are drawn."""
EDGE = 2
"""px; the soft edges of letters do not count."""


class Lines(tuple[str, ...]):  # noqa: SLOT001
    """The lines of a wrapped text, which notice when some are left out."""

    cut: set[str]

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        if isinstance(key, slice) and len(found) < len(self):
            self.cut.add(f"lines are left out: {' | '.join(self)}")
        return found


@contextmanager
def watched() -> Iterator[set[str]]:
    """Yield a set to which each word that does not fit its place is added while the block draws."""
    found, wider = set[str](), set[tuple[str, int]]()

    def too_long(said: str, size: int, limit: int, bold: Any) -> bool:
        return width(said, max(min(size, LEAST), round(size * SHRINK)), bold) > limit

    def texted(self: Canvas, x: float, y: float, said: str, size: int, *args: Any, **more: Any) -> int:
        wide = write(self, x, y, said, size, *args, **more)
        limit, bold = more.get("limit", 0), more.get("bold", True)
        if limit and too_long(said, size, limit, bold):
            found.add(f"cut at {limit} px: {said}")
        elif not limit and (said, size) in wider:
            found.add(f"wider than its place: {said}")
        left, top, right, bottom = self.words[-1]
        high = self.size[1] + EDGE
        if CODE.fullmatch(said):
            return wide  # a place outside of the part that is shown
        if left < -EDGE or top < -EDGE or right > self.size[0] + EDGE or bottom > high:
            found.add(f"leaves the picture: {said} {self.words[-1]} of {self.size}")
        return wide

    def wrapped(said: str, size: int, limit: int, bold: Any = False) -> Lines:
        lines = Lines(wrap(said, size, limit, bold))
        lines.cut = found
        wider.update((line, size) for line in lines if width(line, size, bold) > limit)
        return lines

    def written(self: Pen, x: float, y: float, said: str, size: float, *args: Any) -> None:
        pen(self, x, y, said, size, *args)
        shape = text.word(said, max(1, round(size * self.zoom)), *args[1:])
        left = x * self.zoom - shape.width / 2
        if left < -EDGE or left + shape.width > self.image.width + EDGE:
            found.add(f"leaves its sprite: {said}")

    write, wrap, pen = Canvas.text, text.wrapped, Pen.text
    with ExitStack() as stack:
        stack.enter_context(recording())
        write, pen = Canvas.text, Pen.text
        stack.enter_context(patch.object(Canvas, "text", texted))
        stack.enter_context(patch.object(Pen, "text", written))
        for module in modules():
            for name, thing in list(vars(module).items()):
                if thing is wrap:
                    stack.enter_context(patch.object(module, name, wrapped))
        yield found


def scenes(key: str, lang: str) -> Iterator[Scene]:
    """Yield positions of random games: what is asked, what has happened, and the end."""
    game = games.get(key)
    for seats in (game.seats[0], game.seats[-1]):
        chance, rng, steps = Chance.seeded(seats), Random(seats), 0
        state, last = game.setup(seats, {}, chance), ()
        names = NAMES[:seats]
        while asked := game.pending(state):
            seat = asked[0].seat
            if steps % EACH == 0:
                choices = tuple(game.legal_actions(state, seat))
                yield Scene(game.view(state, seat), names, (seat,), choices=choices, lang=lang)
                yield Scene(game.view(state, None), names, (seat,), last=last, lang=lang)
            last = tuple(game.play(state, seat, game.sample(state, seat, rng), chance))
            steps += 1
        yield Scene(game.view(state, None), names, (), last=last, lang=lang)


def draw_all(key: str, lang: str) -> None:
    for scene in scenes(key, lang):
        for paint in (boards.get(key).board, boards.get(key).detail, boards.get(key).hand):
            paint(scene)
    drawn = boards.get(key)
    box.cover(key, drawn.GROUND, drawn.scenery, drawn.actors, NAMES[:1], 3, lang)
    pictures.signs(key, lang)
    for page in range(1, len(pictures.legend_pages(key)) + 1):
        pictures.legend(key, page, lang)
    for page in range(1, 12):
        pictures.rules(key, page, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.ALL)
def test_every_word_fits_its_place(key: str, lang: str):
    with watched() as found:
        draw_all(key, lang)
    assert not found, "\n".join(sorted(found))


def test_the_mark_of_the_start_player_leaves_the_line_to_a_long_name() -> None:
    """It stands in the line below, and the name is whole."""
    state = table(3)
    state.order, state.players[2].gold, state.players[2].sheet[0] = [2, 0, 1], 3, 29
    shown = Scene(View(state, None), ("Mirela", "Jonáš", "Władysława"), (0,))
    with watched() as cut:
        boards.get("yspahan").board(shown)
    assert not cut
