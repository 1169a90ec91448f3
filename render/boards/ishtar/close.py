"""What a question of Ishtar away from the desert is about, large: the stacks, one's own skills, or the trees.

Knows the state and what is printed on tiles and cards; legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from PIL import Image

from engine.core import Action
from engine.games.ishtar.skills import LOWER, PRICE, SKILLS, UPPER, points_each
from engine.games.ishtar.state import COLOURS, NONE, TREE, TREES, State
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards.ishtar import art, carpet, flat, strip
from render.boards.ishtar.choices import BADGES, LARGE
from render.boards.ishtar.ground import CARPET, CARPET_DEEP, CREST, GROUND, ON_PLATES
from render.canvas import Box, Canvas, cached
from render.pen import Point
from render.scene import Scene
from render.text import width, wrapped
from render.theme import (
    BRONZE,
    CHOICE,
    GAP,
    GOLD,
    INK,
    MARGIN,
    PAPER,
    PLASTER,
    SHADE,
    SOFT,
    STONE,
    WHITE,
    WIDTH,
    blend,
)

PAGES = {"take": "stacks", "skill": "skills", "gather": "gems", "reserve": "trees", "plant": "trees"}
"""Which of these pictures is drawn, by the verbs of the choices."""
CHOSEN = frozenset(PAGES)
OWNS = 76
"""px; the gems of whoever is asked."""
TOP = MARGIN + headline.HEIGHT + GAP
COLUMNS, HIGH, LOW = 3, 300, 236
"""Of stacks and trees, and their height in px; and that of stacks that cannot be chosen if few can."""
RUG = 24
"""px; the edge of the carpet around the stacks."""
SKILL_COLUMNS, SKILL_HIGH = 5, 318
LOCK = 78
"""px; the lock on a skill for which another one is needed."""
OWNED, RIM, TICK = blend(GOLD, PAPER, 0.65), 9, 64
"""The ground of a skill that is unlocked, and its edge and its tick, in px."""
TALL, SIGN, MEDAL = 192, 150, 122
"""px; a tree, the sign of a skill, and the points of a tree."""
TREE_IN, PRICE_IN, MEDAL_DOWN, PRICE_UP = 108, 156, 134, 57
"""px; how far the middle of a tree is from the left edge of its card, that of its points and its price from
the right one, the points from the top, and the price from the foot."""
GEM, SUPPLY = 150, 216
"""px; a gem that may be taken, and the height of the plates of these."""
DECK, PRICE_GEM = 190, 80
"""px; a face-down card, and a gem of the price of a tree."""
SHELF = strip.WOODEN[-1]
"""Below the trees."""
OWN = 64
"""px; the mark on the tree that whoever is asked has put aside."""
LINE = 62
"""px; from one line of words to the next."""
INNER = 6
"""px; how far inside a plate the veil over it begins."""


def draw(scene: Scene) -> Canvas | None:
    """Return what the choices are about, or None if it is neither stacks nor skills nor trees."""
    state: State = scene.view.state
    verbs = {action.verb for action in scene.choices}
    if not verbs & CHOSEN:
        return None
    words = texts(scene.lang)
    page = next(page for verb, page in PAGES.items() if verb in verbs)
    canvas = _base(page)
    strip.headed(canvas, scene, stock=_stock(state))
    actions = [action for action, _ in scene.numbered] or scene.choices
    stacks = stack_boxes(state, taken(scene))
    chosen = {box for box in (_place_of(state, action, stacks) for action in actions) if box}
    if page == "stacks":
        prices = carpet.prices(state)
        for number, box in stacks.items():
            _stack(canvas, state, number, box, prices, words, chosen)
    elif page == "skills":
        _skills(canvas, state, words, chosen)
    elif page == "gems":
        _gems(canvas, state)
        _cards(canvas, state, words, chosen, SUPPLY + GAP)
    else:
        _cards(canvas, state, words, chosen)
    _numbered(canvas, scene, state, stacks)
    return canvas


def warm() -> None:
    """Draw the grounds, the large trees and the signs of skills in advance, because drawing them is slow."""
    for page in dict.fromkeys(PAGES.values()):
        _base(page)
    for tree, (_, _, points) in enumerate(TREES):
        art.tree(tree, TALL)
        sprites.points(MEDAL, str(points))
    for letter in SKILLS:
        art.skill(letter, SIGN)
        art.faint_skill(letter, SIGN)


def _plate(
    canvas: Canvas, box: Box, fill: str, edge: str, line: int, chosen: AbstractSet[Box], on: str
) -> None:
    """Draw a plate `on` a colour; if it may be chosen, in a frame that is dark outside and light inside."""
    if box not in chosen:
        flat.plate(canvas, box, fill, 18, edge, line, on)
        return
    left, top, right, bottom = box
    around = left - 4, top - 4, right + 4, bottom + 4
    flat.plates(canvas, around, ((0, INK, 22), (2, CHOICE, 20), (13, WHITE, 9), (15, fill, 10)), on)


@cached
def _base(page: str) -> Canvas:
    """Return what never changes: the ground, with the carpet below the stacks."""
    rug = 2 * RUG if page == "stacks" else 0
    high = {"skills": 2 * SKILL_HIGH, "gems": SUPPLY + 2 * HIGH + GAP}.get(page, 2 * HIGH)
    canvas = Canvas.blank(GROUND, TOP + high + GAP + MARGIN + rug)
    if page in ("trees", "gems"):
        strip.under(canvas, [(MARGIN, TOP, WIDTH - MARGIN, TOP + high + GAP)], strip.WOODEN)
    if page == "stacks":
        left, right, bottom = MARGIN, WIDTH - MARGIN, canvas.size[1] - MARGIN
        for inset, colour in ((0, CARPET_DEEP), (7, GOLD), (11, CARPET)):
            canvas.box(left + inset, TOP + inset, right - inset, bottom - inset, colour, 20 - inset)
    return canvas


def _cell(at: int, columns: int, high: int, inset: int = 0) -> Box:
    """Return the box number `at` of a grid, `inset` px within its sides."""
    wide = (WIDTH - 2 * MARGIN - 2 * inset - (columns - 1) * GAP) / columns
    left = MARGIN + inset + at % columns * (wide + GAP)
    top = TOP + inset + at // columns * (high + GAP)
    return round(left), top, round(left + wide), top + high


def stack_boxes(state: State, chosen: AbstractSet[int]) -> dict[int, Box]:
    """Return where the stacks are, by their numbers: first those that may be chosen, then others, each in the
    order in which they can be reached; a few that may be chosen are larger, and empty ones below only fill
    their row.
    """
    order = sorted(carpet.reached(state), key=lambda number: number not in chosen)
    many = len(chosen)
    if not 0 < many <= COLUMNS:
        return {number: _cell(at, COLUMNS, HIGH, RUG) for at, number in enumerate(order)}
    order.sort(key=lambda number: not state.stacks[number].count)
    order = order[: max(many + COLUMNS, sum(stack.count > 0 for stack in state.stacks))]
    upper = 2 * HIGH - LOW
    large = [_cell(at, many, upper, RUG) for at in range(many)]
    down = upper + GAP
    small = (_cell(at, len(order) - many, LOW, RUG) for at in range(len(order) - many))
    lower = [(left, top + down, right, bottom + down) for left, top, right, bottom in small]
    return dict(zip(order, large + lower, strict=True))


def taken(scene: Scene) -> set[int]:
    """Return the numbers of the stacks that may be chosen."""
    actions = [action for action, _ in scene.numbered] or scene.choices
    return {int(action.args[0]) - 1 for action in actions if action.verb == "take"}


def card_boxes(state: State, down: int = 0) -> list[Box]:
    """Return where the trees are, `down` px below the gems of whoever is asked."""
    boxes = (_cell(place, COLUMNS, HIGH) for place in range(len(_trees(state))))
    return [(left, top + down, right, bottom + down) for left, top, right, bottom in boxes]


def skill_box(skill: str) -> Box:
    return _cell(SKILLS.index(skill), SKILL_COLUMNS, SKILL_HIGH)


def _stock(state: State) -> list[tuple[Image.Image, int]]:
    """Return the signs and numbers of the gems, assistants and trees of whoever is asked, but only gems if
    there is nothing.
    """
    player, seat = state.players[state.asked], state.asked
    stock = [(art.gem(colour, OWNS), player.gems[colour]) for colour in range(len(COLOURS))]
    stock += [(art.assistant(seat, OWNS), player.assistants), (art.tree(NONE, OWNS), len(player.trees))]
    return [(icon, n) for icon, n in stock if n] or stock[: len(COLOURS)]


# Stacks


def _stack(
    canvas: Canvas,
    state: State,
    number: int,
    box: Box,
    prices: Mapping[int, int],
    words: Texts,
    chosen: AbstractSet[Box],
) -> None:
    """Draw a stack, with a faint tile if it cannot be chosen but others can."""
    open_ = box in chosen
    fill = PAPER if open_ else PLASTER if state.stacks[number].count else SHADE
    _plate(canvas, box, fill, STONE, 4, chosen, CARPET)
    carpet.face(canvas, state, number, box, prices, words, fill, dear=bool(chosen) and not open_)


def _shade(canvas: Canvas, box: Box) -> None:
    """Lower the contrast of what is on a plate that cannot be chosen."""
    left, top, right, bottom = box
    inside = left + INNER, top + INNER, right - INNER, bottom - INNER
    panels.veil(canvas, inside, (), share=ON_PLATES, mist=PAPER)


# Skills


def _skills(canvas: Canvas, state: State, words: Texts, chosen: AbstractSet[Box]) -> None:
    """Draw the skills of whoever is asked, and what each is for."""
    spent = {unlocked.skill: unlocked.gems for unlocked in state.players[state.asked].skills}
    for skill in SKILLS:
        gems, open_ = spent.get(skill), skill not in UPPER or UPPER[skill].needs in spent
        left, top, right, bottom = box = skill_box(skill)
        fill = OWNED if gems is not None else WHITE if box in chosen else PLASTER if open_ else CREST
        faint = gems is None and (box not in chosen if chosen else not open_)
        ink = SOFT if faint else INK
        edge, line = (STONE, 4) if gems is None else (BRONZE, RIM)
        _plate(canvas, box, fill, edge, line, chosen, GROUND.tile)
        sign = art.faint_skill if chosen and faint else art.skill
        flat.put(canvas, (left + right) / 2 - 4, top + 88, fill, sign, skill, SIGN)
        canvas.text(left + 16, top + 46, skill, LARGE + 4, ink, on=fill)
        if gems is not None:
            canvas.paste(sprites.tick(TICK, BRONZE), left + 46, top + 128)
        if not open_:
            canvas.paste(art.lock(LOCK, UPPER[skill].needs), right - 43, top + 60)
        for at in range(PRICE) if open_ else ():
            icon = art.gem("prw".index(gems[at]), 46) if gems else art.no_gem(46)
            canvas.paste(icon, right - 34, top + 40 + 54 * at)
        n = "/".join(map(str, points_each(state, skill))) if skill in UPPER else LOWER[skill].n
        lines = wrapped(words(f"render-ishtar-skill-{skill}", n=n), LARGE, right - left - 12, True)
        for at, line in enumerate(lines[:2]):
            y = bottom - 44 - LINE * (len(lines[:2]) - 1 - at) - (2 - len(lines[:2])) * LINE // 2
            limit = right - left - 12
            canvas.text((left + right) / 2, y, line, LARGE, ink, on=fill, align=0.5, limit=limit)


# Trees


def _reserved(state: State) -> int:
    """Return the card that whoever is asked has put aside, or `NONE`."""
    return state.players[state.asked].reserved


def _trees(state: State) -> list[int]:
    """Return the open trees and, last, the one that whoever is asked has put aside."""
    return [*state.row, _reserved(state)] if _reserved(state) != NONE else list(state.row)


def _cards(canvas: Canvas, state: State, words: Texts, chosen: AbstractSet[Box], down: int = 0) -> None:
    """Draw the trees, the last one with the mark of who has put it aside, or the cards still to come."""
    boxes = card_boxes(state, down)
    for box, tree in zip(boxes, _trees(state), strict=True):
        _card(canvas, box, tree, words, chosen)
    if _reserved(state) != NONE:
        _, top, right, _ = boxes[-1]
        canvas.paste(sprites.token(state.asked, OWN), right - 48, top + 46)
    else:
        left, top, right, bottom = _cell(len(boxes), COLUMNS, HIGH)
        box = left, top + down, right, bottom + down
        strip.supply(canvas, box, len(state.deck), DECK, 2 * LARGE - 20, SHELF)


def _card(canvas: Canvas, box: Box, tree: int, words: Texts, chosen: AbstractSet[Box]) -> None:
    """Draw a tree card, or the gap where one was."""
    left, top, right, bottom = box
    if tree == NONE:
        flat.plate(canvas, box, SHADE, 18, STONE, 2, SHELF)
        return
    name, price, points = TREES[tree]
    fill = PAPER if box in chosen else PLASTER
    _plate(canvas, box, fill, STONE, 3, chosen, SHELF)
    flat.put(canvas, left + TREE_IN, (top + bottom) / 2 + 32, fill, art.tree, tree, TALL)
    said, limit = words.term("ishtar", "tree", name), right - left - 40
    canvas.text(left + 20, top + 42, said, LARGE, on=fill, limit=limit)
    canvas.paste(sprites.points(MEDAL, str(points)), right - PRICE_IN, top + MEDAL_DOWN)
    canvas.paste(art.cost(price, PRICE_GEM), right - PRICE_IN, bottom - PRICE_UP)
    if chosen and box not in chosen:
        _shade(canvas, box)


# Gems


def _gems(canvas: Canvas, state: State) -> None:
    """Draw the gems in the reserve, large."""
    for colour, number in enumerate(state.reserve):
        left, top, right, bottom = box = _cell(colour, COLUMNS, SUPPLY)
        y, size = (top + bottom) / 2, 2 * LARGE - 20
        _plate(canvas, box, PAPER, STONE, 4, {box} if number else frozenset(), SHELF)
        start = (left + right - GEM - GAP - width(str(number), size)) / 2
        canvas.paste(art.gem(colour, GEM), start + GEM / 2, y)
        canvas.text(start + GEM + GAP, y + 4, str(number), size, INK if number else SOFT, on=PAPER)


# Choices


BESIDE = {
    "take": (74, 159),
    "skill": (56, 132),
    "reserve": (56, HIGH - 62),
    "plant": (56, HIGH - 62),
}
"""px; where the number of a choice is in its box, clear of words and pieces."""


def _numbered(canvas: Canvas, scene: Scene, state: State, stacks: Mapping[int, Box]) -> None:
    """Draw the numbered choices."""
    spots: list[tuple[Point, int]] = []
    for action, number in scene.numbered:
        if box := _place_of(state, action, stacks):
            x, y = BESIDE[action.verb]
            spots.append(((box[0] + x, box[1] + y), number))
    numbers.badges(canvas, spots, BADGES[any(number > 9 for _, number in spots)])


def _place_of(state: State, action: Action, stacks: Mapping[int, Box]) -> Box | None:
    """Return the box of what an action is about, or None if that is not on this picture."""
    if action.verb == "take":
        return stacks[int(action.args[0]) - 1]
    if action.verb == "skill":
        return skill_box(str(action.args[0]))
    if action.verb in ("reserve", "plant"):
        shown, tree = _trees(state), TREE[str(action.args[0])]
        return card_boxes(state)[shown.index(tree)] if tree in shown else None
    return None
