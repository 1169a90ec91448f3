"""The part of the garden that a question is about: what planting brings and costs, where water may go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter

from PIL import Image

from engine.games.amyitis.caravan import SIDES
from engine.games.amyitis.garden import (
    PLOT,
    PLOTS,
    SECTION,
    foremost,
    gardeners_needed,
)
from engine.games.amyitis.rules import ENGINEER_POINTS
from engine.games.amyitis.state import NOBODY, State
from locales import change
from render import headline, numbers, sprites
from render.boards.amyitis import art, garden, tags
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.sheet import ACROSS, BADGE, PURSE, TOP, purse
from render.boards.amyitis.view import sides
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import GAP, INK, MARGIN, PAPER, WIDTH

EXPLAINED = 6
"""The most plots whose prices are listed beside the garden."""
WIDTHS = (ACROSS - 2 * garden.INSIDE, 1140, 1300, WIDTH - 2 * garden.INSIDE - 56)
"""px; the widths of a part of the garden. Codes on walls are legible on a phone in the widest one, too."""
LOWEST, HIGHEST = 44, 66
"""The least height of a part of the garden, and the greatest of a narrow one, in hundredths of its width."""
AROUND = (150, 125, 175)
"""px; what is shown around the places of a part at both sides, above and below, where codes are."""
CUT = 8
"""px; from what is printed to the edge of that part at least."""
OFFER, MORE, PRICED = (264, 92), 156, 62
"""px; what planting on a plot would cost or bring; how much wider it is if it does both; and its words."""
AIR, TAGGED = 16, 8
"""px; how much higher a part is for the name of each channel in it, and from its edges to names at least."""
MEDAL = 84
"""px; the points that each channel brings."""
Offer = tuple[str, list[tuple[Image.Image, str]]]
"""A plot, and icons with what is written beside them."""


def draw(scene: Scene) -> Canvas:
    """Return the part of the garden to choose from or that was changed.

    Above it is what planting brings; below it what who plants has to pay with. Channels have tags with their
    names.
    """
    state: State = scene.view.state
    plots = [PLOT[str(action.args[0])] for action in scene.choices if action.verb == "plant"]
    numbered = {
        PLOT[str(action.args[0])]: number for action, number in scene.numbered if action.verb == "plant"
    }
    offers = _offers(state, {plot: str(numbered.get(plot, PLOTS[plot])) for plot in plots})
    left, top, right, bottom = shown = _window(scene)
    wide, inside = right - left + 2 * garden.INSIDE, garden.INSIDE
    least = OFFER[0] + MORE * (max((len(parts) for _, parts in offers), default=1) - 1)
    lines = -(-len(offers) // max(1, (wide - 2 * MARGIN + GAP) // (least + GAP)))
    columns = -(-len(offers) // max(1, lines))  # as many on each line as on the others
    choices = () if scene.numbered else scene.choices
    named = [str(action.args[0]) for action in choices if action.verb == "irrigate"]
    start = TOP + lines * (OFFER[1] + GAP)
    low = start + bottom - top
    below = PURSE * wide // ACROSS + GAP + MARGIN - inside if plots else 0
    canvas = Canvas.blank(GROUND, low + below + inside, wide)
    canvas.lay(garden.scenery(), shown, inside, start)
    view = garden.VIEW._replace(left=garden.VIEW.left - left + inside, top=garden.VIEW.top - top + start)
    garden.draw(canvas, view, scene, veiled=True)
    canvas.line(inside, inside, wide - inside, start, GROUND.tile)
    if plots:
        canvas.line(inside, low, wide - inside, low + below, GROUND.tile)
        purse(canvas, scene, low + GAP)
    canvas.border()
    scores = bool(scene.choices) and state.ask == "section"
    headline.draw(canvas, "amyitis", scene, right=wide - MARGIN, free=MEDAL * scores)
    if scores:
        medal = sprites.points(MEDAL, change(ENGINEER_POINTS))
        canvas.paste(medal, wide - MARGIN - MEDAL / 2 - GAP // 2, (MARGIN + TOP - GAP) / 2)
    for i, (name, parts) in enumerate(offers):
        (row, column), room = divmod(i, columns), wide - 2 * MARGIN + GAP
        first, last = (MARGIN + at * room // columns for at in (column, column + 1))
        _offer(canvas, first, last - GAP, TOP + row * (OFFER[1] + GAP), name, parts)
    if named:
        edge = inside + TAGGED
        tags.draw(canvas, view, state, named, (edge, start + TAGGED, wide - edge, low - TAGGED))
    numbers.badges(canvas, garden.numbered(view, scene.numbered), BADGE)
    return canvas


def _window(scene: Scene) -> Box:
    """Return the part of the garden to show: what is chosen from or was changed, and what is around that.

    It has one of a few widths. The narrower it is, the larger is all of it where it is shown.
    """
    actions = [action for action, _ in scene.numbered] or scene.choices
    named = {"plant": "plot", "irrigate": "section"}
    places = {(named[action.verb], str(action.args[0])) for action in actions if action.verb in named}
    if not places:
        events = [*scene.last, *scene.draft]
        places = {(kind, name) for kind in named.values() for name in garden.named(events, kind)}
    view = garden.VIEW
    found = [view.bed(PLOT[name]) if kind == "plot" else view.section(SECTION[name]) for kind, name in places]
    (left, right), (top, bottom) = ((min(line), max(line)) for line in zip(*found, strict=True))
    codes = [x for kind, name in places if kind == "section" for x in _codes(SECTION[name])]
    left, right = min([left - AROUND[0], *codes]), max([right + AROUND[0], *codes])
    wide, high = right - left, round(bottom - top) + sum(AROUND[1:])
    room = next((n for n in WIDTHS if wide <= n and 100 * high <= HIGHEST * n), WIDTHS[-1])
    air = AIR * sum(kind == "section" for kind, _ in places)
    high = max(LOWEST * room // 100, high) + air
    inside = garden.INSIDE
    x = min(max(inside, round((left + right - room) / 2)), WIDTH - inside - room)
    middle = (top - AROUND[1] + bottom + AROUND[2] - air) / 2
    y = min(max(TOP, round(middle - high / 2)), garden.HEIGHT - inside - high)
    return x, *_whole(x, y, x + room, y + high)


def _whole(left: int, top: int, right: int, bottom: int) -> tuple[int, int, int]:
    """Return a part of the garden without its left edge, higher if that would cut tiles or codes of plots."""
    printed = [
        box for plot in PLOT.values() for box in (garden.VIEW.tile_box(plot), garden.VIEW.code_box(plot))
    ]
    printed = [box for box in printed if left < box[2] and box[0] < right]
    for _, high, _, low in sorted(printed, key=itemgetter(1), reverse=True):
        top = max(TOP, round(high) - CUT) if high - CUT < top < low else top
    for _, high, _, low in sorted(printed, key=itemgetter(3)):
        bottom = round(low) + CUT if high < bottom < low + CUT else bottom
    return top, right, bottom


def _codes(section: int) -> Iterator[float]:
    """Yield where the codes of the plots beside a section, with some air, begin and end, in px."""
    for plot in sides(section):
        x, _ = garden.VIEW.code(plot)
        yield from (x - garden.VIEW.type, x + garden.VIEW.type)


def _offers(state: State, plots: Mapping[int, str]) -> list[Offer]:
    """Return what planting costs in gardeners, and the points that its water brings, and to whom.

    `plots` have the code of each plot, or the number that covers it. With many plots, nothing is listed.
    """
    lines: list[Offer] = []
    for plot, name in plots.items() if len(plots) <= EXPLAINED else ():
        quality = SIDES[state.plants[state.caravan]].quality
        parts: list[tuple[Image.Image, str]] = []
        if needed := gardeners_needed(plot, quality):
            parts.append((art.guild("gardener", 70), f"-{needed}"))
        seat = foremost(state.channels, plot)
        if seat != NOBODY:
            parts.append((sprites.token(seat, 66), f"+{quality}"))
        if parts:
            lines.append((name, parts))
    return lines


def _offer(
    canvas: Canvas, left: int, right: int, top: int, name: str, parts: Sequence[tuple[Image.Image, str]]
) -> None:
    y = top + OFFER[1] / 2
    canvas.box(left, top, right, top + OFFER[1], PAPER, 16, INK, 3)
    canvas.text(left + 20, y, name, PRICED)
    for k, (icon, text) in enumerate(parts):
        canvas.paste(icon, left + 142 + MORE * k, y)
        canvas.text(left + 182 + MORE * k, y, text, PRICED)
