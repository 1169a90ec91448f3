"""What events of Yspahan brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from engine.core import HIDDEN_EVENT, Event
from engine.games.yspahan.cards import CAMELS, GOLD
from render import sprites
from render.boards import Gain
from render.boards.yspahan import art
from render.sprites import composed

BROUGHT = {"gold3": (Gain("gold", GOLD),), "camels3": (Gain("camel", CAMELS),)}
"""What cards bring whoever plays them."""
WHITE = 9
"""Dice, for which a row of words has room if they are larger than other signs."""
PAYING = ("build_no_gold", "build_no_camels")
"""Cards that pay for a building."""


def _card(kind: str) -> Gain:
    return Gain(f"card-{kind}", -1, partial(art.card, kind))


@composed
def _dice(value: int, number: int, larger: bool, size: int) -> Image.Image:
    """Return dice that show one value, beside each other: they are used next."""
    die = sprites.die(value, size * 5 // 4 if larger else size)
    row = Image.new("RGBa", (number * die.width, die.height))
    for at in range(number):
        sprites.paste(row, die, (at + 0.5) * die.width, die.height / 2)
    return row


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
            larger = sum(map(len, rolled)) <= WHITE
            for value, *more in rolled:
                yield Gain(f"die-{value}", None, partial(_dice, int(value), 1 + len(more), larger))
            yield Gain("gold", -int(args["yellow"]))
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
