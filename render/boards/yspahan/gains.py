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
from render.boards.yspahan import art
from render.pen import Pen
from render.sprites import composed, sprite
from render.text import width
from render.theme import BRONZE, GAP, INK

BROUGHT = {"gold3": (Gain("gold", GOLD),), "camels3": (Gain("camel", CAMELS),)}
"""What cards bring whoever plays them."""
WIDE, PAIR, TIMES = 9, 2, 0.62
"""Dice beside each other, for which a row of words has room if they are larger than other signs; how many of
one value are all drawn, and how large it is said how many more there are, by the die.
"""
PAYING = ("build_no_gold", "build_no_camels")
"""Cards that pay for a building."""


def _card(kind: str) -> Gain:
    return Gain(f"card-{kind}", -1, partial(art.card, kind))


@composed
def _dice(value: int, number: int, larger: bool, size: int) -> Image.Image:
    """Return dice that show one value, beside each other or as one with their number: they are used next."""
    die = sprites.die(value, size * 5 // 4 if larger else size)
    if number > PAIR:
        return _times(die, number)
    row = Image.new("RGBa", (number * die.width, die.height))
    for at in range(number):
        sprites.paste(row, die, (at + 0.5) * die.width, die.height / 2)
    return row


def _times(die: Image.Image, number: int) -> Image.Image:
    """Return a die with how many there are."""
    text, size = f"×{number}", round(TIMES * die.height)
    pen = Pen(width(text, size) + GAP, die.height)
    pen.text(pen.size[0] / 2, die.height / 2, text, size, INK)
    row = Image.new("RGBa", (die.width + round(pen.size[0]), die.height))
    sprites.paste(row, die, die.width / 2, die.height / 2)
    sprites.paste(row, pen.sheet(), die.width + pen.size[0] / 2, die.height / 2)
    return row


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
            rolled = [one.split() for one in str(args["dice"]).split(", ")]  # "1 1 1, 2 2, 6"
            larger = sum(min(len(one), PAIR) for one in rolled) <= WIDE
            for value, *more in rolled:
                yield Gain(f"die-{value}", None, partial(_dice, int(value), 1 + len(more), larger))
            yield Gain("gold", -int(args["yellow"]))
            yield Gain("yellow-die", int(args["yellow"]), _yellow)
        case "supervised":
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
            yield Gain(f"building-{args['building']}")
            for card in PAYING:
                if args["cards"] in (card, "both"):
                    yield _card(card)
            yield Gain("camel", -int(args["camels"]))
            yield Gain("gold", -int(args["gold"]))
        case _:
            return
