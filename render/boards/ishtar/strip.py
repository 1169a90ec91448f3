"""The open tree cards, the six stacks and the tile in hand, around the desert of Ishtar.

Knows the state and the printed data. The carpet itself, with the skills, is another picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ishtar.state import NONE, TREE, TREES, State
from locales import texts
from render import headline, sprites
from render.boards.ishtar import art, carpet, desert, flat
from render.boards.ishtar.ground import CARPET, CARPET_DEEP, CLIFF_DARK, CREST, DUNE_LIT, GROUND, SHADOW
from render.boards.ishtar.plan import CARD, Offers, Plan
from render.canvas import Box, Canvas, cached
from render.scene import Scene
from render.text import width
from render.theme import DRAFT, GAP, GOLD, INK, MARGIN, PAPER, PLASTER, SHADE, STONE

CROWN, MEDAL, GEM = 0.47, 0.52, 0.305
"""A tree, its points beside it, and a gem of its price below, in widths of a card."""
LARGEST = 106, 98, 72
"""px; the most of these."""
UPPER, HIGHER, PRICE = 58, 52, 40
"""px; from the top of a card to the middle of its tree and of its points; from its foot to its price's."""
DECK, LEFT = 98, 50
"""px; a face-down card, and the font size of how many are left."""
EDGE = 7
"""px; the edge of a card."""
REACH = (11, 8, 5)
"""px; how far the ground of a group, with its edges, reaches around its boxes."""
CARPETED, SHELF, WOODEN = (
    (CARPET_DEEP, GOLD, CARPET),
    (CLIFF_DARK, DUNE_LIT, CREST),
    (SHADOW, DUNE_LIT, CLIFF_DARK),
)
"""Below the stacks, one of which is to be chosen, below the trees, and below these on a page about them."""
COUNT, BESIDE = 76, 4
"""px; the number of things of a kind at the end of a headline, and from its sign to it."""
HAND, HELD, ROOMY = 190, 88, 1180
"""px; the plate of the tile that is being placed, the tree that is being planted, and the width of a picture
that has room for one."""


def grounds(canvas: Canvas, where: Plan, on_offer: Offers) -> None:
    """Draw the ground below what is on offer, if anything is: it never changes.

    The carpet is below the stacks while one of them is to be taken.
    """
    if where.offers:
        under(canvas, where.offers, SHELF)
    if on_offer == "stacks":
        under(canvas, where.stacks, CARPETED)


def draw(canvas: Canvas, scene: Scene, where: Plan) -> None:
    """Draw what is on offer, if anything is, and frames around what the viewer's draft has turned up.

    The tile in hand is beside the boards, in a frame of whoever places it.
    """
    state: State = scene.view.state
    if not where.offers:
        return
    words, prices = texts(scene.lang), carpet.prices(state)
    order = carpet.reached(state) if prices else sorted(carpet.reached(state))
    stacks = dict(zip(order, where.stacks, strict=True))
    for number, box in stacks.items():
        carpet.stack(canvas, state, number, box, prices, words, CARPET if prices else GROUND.tile)
    if where.hand:
        carpet.held(canvas, state, where.hand, GROUND.tile)
    for tree, box in zip(state.row, where.offers, strict=False):
        _card(canvas, box, tree)
    supply(canvas, where.offers[-1], len(state.deck), DECK, LEFT, SHELF[-1])
    for number, at in carpet.turned_up(state, scene.draft):
        carpet.frame(canvas, where.offers[at] if number == NONE else stacks[number], DRAFT, dashed=True)


def under(canvas: Canvas, boxes: Sequence[Box], tones: Sequence[str]) -> None:
    """Draw the ground below boxes that are one group, with its edges from outside."""
    left, top = (min(box[at] for box in boxes) for at in (0, 1))
    right, bottom = (max(box[at] for box in boxes) for at in (2, 3))
    for around, tone in zip(REACH, tones, strict=True):
        canvas.box(left - around, top - around, right + around, bottom + around, tone, 18 + around)


def _card(canvas: Canvas, box: Box, tree: int) -> None:
    """Draw a tree card, its points and how many gems of each colour it costs, or the gap where one was."""
    left, top, right, _ = box
    flat.plate(canvas, box, SHADE if tree == NONE else PAPER, 18, STONE, 2, SHELF[-1])
    if tree != NONE:
        offer = _offer(tree, right - left - 2 * EDGE)
        canvas.lay(offer, (0, 0, *offer.size), left + EDGE, top + EDGE)


def sizes(wide: int) -> tuple[int, int, int]:
    """Return the px of a tree, its points and a gem of its price on a card `wide` px wide."""
    crown, medal, gem = (
        min(most, round(share * wide)) for most, share in zip(LARGEST, (CROWN, MEDAL, GEM), strict=True)
    )
    return crown, medal, gem


@cached
def _offer(tree: int, wide: int) -> Canvas:
    """Return what is on the card of a tree, `wide` px wide."""
    _, price, points = TREES[tree]
    canvas = Canvas(GROUND, Image.new("RGB", (wide, CARD - 2 * EDGE), PAPER))
    crown, medal, gem = sizes(wide)
    right = min(wide / 2 + medal + 4, wide - EDGE // 2)
    canvas.paste(art.tree(tree, crown), min(wide / 2, right - medal + 4) - crown / 2, UPPER - EDGE)
    canvas.paste(sprites.points(medal, str(points)), right - medal / 2, HIGHER - EDGE)
    canvas.paste(art.cost(price, gem), wide / 2, CARD - EDGE - PRICE)
    return canvas


def supply(canvas: Canvas, box: Box, count: int, high: int, size: int, on: str = "") -> None:
    """Draw a face-down card, `high` px, and how many are still to come, with numbers of this size.

    It is flat if it is `on` the colour of a flat bar.
    """
    left, top, right, bottom = box
    on = flat.plate(canvas, box, PLASTER, 18, STONE, 2, on)
    middle, said = (top + bottom) / 2, f"×{count}"
    deck, wide = sprites.card(high).width, width(said, size)
    start = (left + right - deck - wide) / 2 - 2
    flat.put(canvas, start + deck / 2, middle, on, sprites.card, high)
    canvas.text(start + deck + 4, middle, said, size, on=on)


def headed(
    canvas: Canvas, scene: Scene, *, held: bool = False, stock: Sequence[tuple[Image.Image, int]] = ()
) -> None:
    """Draw the headline and, at its end, the tile, the tree or the icon that it is about, and any `stock`:
    signs of what whoever is asked has, and how many.

    The tile is left out if it is `held` elsewhere on the picture.
    """
    shown = [] if held else _in_hand(scene, canvas.size[0])
    right = canvas.size[0] - MARGIN
    if not shown and not stock:
        headline.draw(canvas, "ishtar", scene, right=right)
        return
    least = HAND if scene.view.state.tile != NONE else 0
    need = sum(image.width + GAP // 2 for image in shown)
    need += sum(icon.width + BESIDE + width(str(number), COUNT) + GAP for icon, number in stock)
    wide = max(least, need + GAP)
    left, top, bottom = right - wide, MARGIN, MARGIN + headline.HEIGHT
    headline.draw(canvas, "ishtar", scene, right=left - GAP // 2)
    canvas.box(left, top, right, bottom, PAPER, 16, INK, 3)
    x, middle = left + (wide - need + GAP // 2) / 2, (top + bottom) / 2
    for image in shown:
        canvas.paste(image, x + image.width / 2, middle)
        x += image.width + GAP // 2
    for icon, number in stock:
        canvas.paste(icon, x + icon.width / 2, middle)
        x += icon.width + BESIDE
        x += canvas.text(x, middle + 2, str(number), COUNT) + GAP


def _in_hand(scene: Scene, room: int) -> list[Image.Image]:
    """Return the tile being placed, the icon being used, or the tree being planted, its points and its price.

    A picture less than `ROOMY` px wide has no room for those of a tree.
    """
    state: State = scene.view.state
    if state.tile != NONE:
        return [art.tile(state.tile, 0, carpet.fitting(state.tile, HAND - 16, headline.HEIGHT - 8))]
    if icons := desert.usable(state):
        return [art.icon(kind, HELD) for _, kind in icons]
    trees = {str(action.args[0]) for action in scene.choices if action.verb == "plant"}
    if len(trees) != 1 or room < ROOMY:
        return []
    tree = TREE[trees.pop()]
    _, price, points = TREES[tree]
    gems = [art.gem(colour, 62) for colour, n in enumerate(price) for _ in range(n)]
    return [art.tree(tree, HELD), sprites.points(HELD, str(points)), *gems]
