"""What events of Yspahan brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core import HIDDEN_EVENT, Event
from engine.games.yspahan.cards import CAMELS, GOLD
from render import sprites, theme
from render.boards import Gain
from render.boards.yspahan import art, bazaar
from render.boards.yspahan.ground import EARTH, STREET, WALL
from render.caching import composed, sprite
from render.pen import Pen
from render.text import width
from render.theme import BRONZE, GAP, INK, PLASTER, STONE

BROUGHT = {"gold3": (Gain("gold", GOLD),), "camels3": (Gain("camel", CAMELS),)}
"""What cards bring whoever plays them."""
TIMES = 0.66
"""How large it is said how many dice show one value, by the die."""
PAYING = ("build_no_gold", "build_no_camels")
"""Cards that pay for a building."""


def _card(kind: str) -> Gain:
    return Gain(f"card-{kind}", -1, partial(art.card, kind))


@composed
def _dice(value: int, number: int, size: int) -> Image.Image:
    """Return a die and, if there are several that show its value, how many."""
    die = sprites.die(value, size)
    if number == 1:
        return die
    text, size = f"×{number}", round(TIMES * die.height)
    pen = Pen(width(text, size) + GAP // 4, die.height)
    pen.text(pen.size[0] / 2, die.height / 2, text, size, INK)
    row = Image.new("RGBa", (die.width + round(pen.size[0]), die.height))
    sprites.paste(row, die, die.width / 2, die.height / 2)
    sprites.paste(row, pen.sheet(), die.width + pen.size[0] / 2, die.height / 2)
    return row


def _building(kind: str, size: int) -> Image.Image:
    """Return a building with what it does from now on: on a plate of their own or, large, in the city."""
    return _in_the_city(kind, size) if size >= LARGE else _on_a_plate(kind, size)


LARGE, SCENE, HIGH = 80, 840, 224
"""px; a sign of at least that size stands beside no words; the width of such a scene, beside which no other
sign has room. Its height, where other signs have 100.
"""


@sprite
def _in_the_city(kind: str, size: int) -> Image.Image:
    """Return a building that stands at a street of the city, with what it does beside it."""
    wide, foot = SCENE * 100 / size, 196
    pen, middle = Pen(wide, HIGH, size / 100), wide / 2
    pen.box(0, 0, wide, HIGH, EARTH, 18)
    pen.box(0, foot, wide, HIGH, STREET, 18)
    pen.box(0, foot, wide, foot + 14, STREET)
    pen.box(0, foot - 4, wide, foot + 2, WALL)
    for number, (x, across) in enumerate(((-355, 1.6), (-285, 2.1), (-20, 1.5), (285, 1.9), (355, 2.3))):
        pen.paste(bazaar.trees(number % 2 == 0, across * pen.zoom), middle + x, foot - 22 * across)
    pen.ellipse(middle - 130, foot - 8, 96, 12, WALL)
    pen.paste(art.building(kind, round(190 * pen.zoom)), middle - 140, foot - 88)
    pen.box(middle + 20, 40, middle + 230, 172, PLASTER, 18, STONE, 3)
    pen.paste(art.use(kind, round(104 * pen.zoom)), middle + 125, 106)
    return pen.sheet()


@sprite
def _on_a_plate(kind: str, size: int) -> Image.Image:
    """Return a building with what it does on a plate of their own."""
    pen = Pen(284, 100, size / 100)
    pen.box(0, 0, 284, 100, PLASTER, 18, STONE, 3)
    pen.paste(art.building(kind, round(86 * pen.zoom)), 56, 50)
    pen.paste(art.use(kind, round(84 * pen.zoom)), 190, 50)
    return pen.sheet()


@sprite
def _yellow(size: int) -> Image.Image:
    """Return a yellow die without pips: which of those that were rolled it is, nothing tells."""
    pen = Pen(100, 100, size / 100)
    pen.box(3, 3, 97, 97, theme.GOLD, 22, INK, 6)
    pen.frame(13, 13, 87, 87, 13, BRONZE, 5)
    return pen.sheet()


def gains(happened: Event) -> Iterator[Gain]:
    """Yield what an event brought the seat that it is about, or cost it."""
    args = dict(happened.args)
    match happened.kind.removesuffix(HIDDEN_EVENT):
        case "took-camels":
            yield Gain("camel", int(args["n"]))
        case "took-gold":
            yield Gain("gold", int(args["n"]))
        case "drew" | "house-drew":
            yield Gain("card", 1)
        case "rolled" | "rolled-without-gold":
            for value, *more in map(str.split, str(args["dice"]).split(", ")):  # "1 1 1, 2 2, 6"
                yield Gain(f"die-{value}", None, partial(_dice, int(value), 1 + len(more)))
            yield Gain("gold", -int(args["yellow"]))
            yield Gain("yellow-die", int(args["yellow"]), _yellow)
        case "supervised" | "stayed":
            yield Gain("gold", -int(args["gold"]))
        case "discarded":
            yield _card(str(args["card"]))
        case "played":
            yield _card(str(args["card"]))
            yield from BROUGHT.get(str(args["card"]), ())
        case "kept":
            yield Gain("camel", -1)
        case "sold":
            yield _card(f"sell_{args['what']}")
            yield Gain("camel" if args["what"] == "camels" else "gold", -int(args["n"]))
        case "swapped":
            yield _card("swap")
            camels = int(args["n"]) if args["give"] == "gold" else -int(args["n"])
            yield Gain("gold", -camels)
            yield Gain("camel", camels)
        case "built":
            yield Gain(f"building-{args['building']}", None, partial(_building, str(args["building"])))
            for card in PAYING:
                if args["cards"] in (card, "both"):
                    yield _card(card)
            yield Gain("camel", -int(args["camels"]))
            yield Gain("gold", -int(args["gold"]))
        case _:
            return
