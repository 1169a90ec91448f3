"""The headline of a picture: one line at its top that says who is asked what, or who has won.

Owns the bar that it stands on, and how names are cut so that the sentence fits. Must not know a game: the
sentence about a question is the text `<game>-headline-<kind>`, or one that suits any question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine import games
from engine.core import Game, Verb
from engine.notation import argument_names
from locales import Texts, texts
from render import sprites
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import ELLIPSIS, readable, width
from render.theme import DISPLAY, GAP, INK, MARGIN, PAPER, SEATS, WIDTH

HEIGHT = 96
"""px; the bar."""
LEAST = 60
"""px; the smallest size of the sentence."""
SHORTEST = 6
"""The fewest characters to which a name is cut; after that, the sentence is."""
TOKEN = 78
"""px; the mark of a seat."""
PAD = 24
"""px; between the edge of the bar, the marks and the sentence."""
CROWN = 96
"""px; before the marks of the winners."""


class Said(NamedTuple):
    """What a headline says."""

    text: str
    """With the names as long as there is room for."""
    seats: tuple[int, ...]
    """Whom it is about."""
    won: bool = False


def draw(
    canvas: Canvas,
    key: str,
    scene: Scene,
    top: int = MARGIN,
    left: int = MARGIN,
    right: int = WIDTH - MARGIN,
    free: int = 0,
) -> int:
    """Draw the headline of a position, and return the height of its bar in px.

    The sentence leaves `free` px at the right end of the bar for something else.
    """
    if scene.told and not games.get(key).outcome(scene.view.state):
        return _tell(canvas, scene, (left, top, right, top + HEIGHT))
    said = sentence(key, scene, right - free - left)
    one = SEATS[said.seats[0]] if len(said.seats) == 1 else None
    fill, ink = (one.colour, one.text) if one else (PAPER, INK)
    middle, x = top + HEIGHT // 2, left + PAD
    flat = canvas.box(left, top, right, top + HEIGHT, fill, 16, INK, 3)
    if said.won:
        canvas.paste(sprites.crown(CROWN), x + CROWN / 2, middle - 4)
        x += CROWN + 12
    for seat in said.seats:
        canvas.paste(sprites.token(seat, TOKEN, edge=ink), x + TOKEN / 2, middle)
        x += TOKEN + 8
    room = right - free - PAD - x
    size = next((n for n in range(DISPLAY, LEAST, -2) if width(said.text, n) <= room), LEAST)
    canvas.text(x + PAD - 8, middle, said.text, size, ink, on=flat, limit=room, stay=True)
    return HEIGHT


def bar(canvas: Canvas) -> Box:
    """Return where the bar of the headline is on a board."""
    return MARGIN, MARGIN, canvas.size[0] - MARGIN, MARGIN + HEIGHT


def _tell(canvas: Canvas, scene: Scene, box: Box) -> int:
    """Draw the number, token and name of each turn that is told; return the height of the bar in px.

    If there is no room for all, the names are left out, then the first turns.
    """
    left, top, right, bottom = box
    turns = [(str(number), seat) for number, seat in enumerate(scene.told, 1) if seat is not None]

    def wide(names: Sequence[str]) -> int:
        said = sum(
            width(number, LEAST) + (width(names[seat], LEAST) if names else 0) for number, seat in turns
        )
        return said + len(turns) * (TOKEN + GAP + 12 + 2 * PAD)

    names: Sequence[str] = next((cut for cut in shortened(scene.names) if wide(cut) <= right - left), ())
    while wide(names) > right - left:
        del turns[0]
    canvas.box(*box, PAPER, 16, INK, 3)
    x, middle = left + PAD, (top + bottom) / 2
    for number, seat in turns:
        x += canvas.text(x, middle, number, LEAST) + 12
        canvas.paste(sprites.token(seat, TOKEN), x + TOKEN / 2, middle)
        x += TOKEN + GAP
        x += (canvas.text(x, middle, names[seat], LEAST) if names else 0) + 2 * PAD
    return HEIGHT


def sentence(key: str, scene: Scene, room: int = WIDTH - 2 * MARGIN) -> Said:
    """Return what the headline of a position says on a bar `room` px wide."""
    words, game = texts(scene.lang), games.get(key)
    seats, won = _about(game, scene)
    room -= 3 * PAD + (TOKEN + 8) * len(seats) + (CROWN + 12) * won
    said = ""
    for names in shortened(scene.names):
        said = _said(words, game, scene, names, seats, won)
        if width(said, LEAST) <= room:
            break
    return Said(said, seats, won)


def _about(game: Game[Any], scene: Scene) -> tuple[tuple[int, ...], bool]:
    """Return the seats that a headline is about, and whether they have won."""
    if not scene.draft and (outcome := game.outcome(scene.view.state)):
        return tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1), True
    return scene.active, False


def _said(
    words: Texts, game: Game[Any], scene: Scene, names: Sequence[str], seats: Sequence[int], won: bool
) -> str:
    """Say with these names who has won or is asked; a reader who is asked is addressed as such."""
    you = scene.view.seat
    if won:
        return words("end-headline", who=words.listed([names[seat] for seat in seats]), n=len(seats))
    called = [
        words("you-within" if n else "you") if seat == you else names[seat] for n, seat in enumerate(seats)
    ]
    if not seats:
        return words("headline-happened")
    if len(seats) > 1:
        return words("headline-several", who=words.listed(called), n=len(called), you=int(you in seats))
    pending = game.pending(scene.view.state)
    asked = next((one for one in pending if one.seat == seats[0]), None)
    if seats[0] == you and (asked is None or (scene.draft and len(pending) > 1)):  # as `Match.question`
        return words("headline-confirm")
    if asked is None:
        return words("headline-asked", who=called[0], you=0)
    return words.headline(
        game.key, _kind(words, game, scene, asked.kind), game.about(scene.view, asked), names, asked.seat, you
    )


def _kind(words: Texts, game: Game[Any], scene: Scene, kind: str) -> str:
    """Return what the text of a headline is called, after `<key>-headline-`: the kind of a question.

    If all choices share a verb, it is the kind with that and with what is chosen next, the kind with the
    verb, or `do-<verb>`: the first that has a text. A choice that only ends the turn does not count.
    """
    verbs = {action.verb for action in scene.choices if not game.verbs[action.verb].ends}
    if len(verbs) != 1:
        return kind
    (verb,) = verbs
    ways = (f"{kind}-{verb}-{_next(game.verbs[verb], scene)}", f"{kind}-{verb}", f"do-{verb}")
    return next((way for way in ways if f"{game.key}-headline-{way}" in words), kind)


def _next(verb: Verb, scene: Scene) -> str:
    """Return what is chosen next: a part of the board, a place, or the first argument that is still open."""
    if scene.parts:
        return "part"
    names = argument_names(verb)
    if scene.numbered and verb.place:
        return names[verb.place - 1]
    values = zip(names, zip(*(action.args for action in scene.choices), strict=False), strict=False)
    return next((name for name, found in values if len({*found}) > 1), "")


def shortened(names: Sequence[str]) -> Iterator[list[str]]:
    """Yield the names of all seats as they can be drawn: whole, then with the longest ones ever shorter."""
    whole = [readable(name, SEATS[seat].letter) for seat, name in enumerate(names)]
    for most in range(max(SHORTEST, *map(len, whole)), SHORTEST - 1, -1):
        yield [name if len(name) <= most else name[: most - 1].rstrip() + ELLIPSIS for name in whole]
