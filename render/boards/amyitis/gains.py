"""What events of Amyitis brought a seat or cost it, as signs.

Owns which events they are. The counts are those of the events.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Event
from engine.games.amyitis.step import FORCED
from render.boards import Gain


def gains(happened: Event) -> Iterator[Gain]:
    """Yield what an event brought the seat that it is about, or cost it."""
    args = dict(happened.args)
    match happened.kind.removesuffix(FORCED):
        case "hired":
            yield Gain("talent", -int(args["talents"]))
        case "moved":
            yield Gain("camel", -int(args["camels"]))
        case "income" | "skipped":
            yield Gain("talent", int(args["talents"]))
        case "tile-gave":
            yield Gain("talent", int(args["talents"]))
            yield Gain("camel", int(args["camels"]))
        case "got-camel":
            yield Gain("camel", 1)
        case "ishtar" | "ishtar-second":
            yield Gain("camel" if args["reward"] == "camel" else "talent", 1)
        case "took":
            yield Gain(f"card-{args['card']}")
        case "took-gardener" | "row-won":
            yield Gain("card-gardener", 1)
        case "planted":
            yield Gain("card-gardener", -int(args["gardeners"]))
        case "grew" | "tammouz" | "gained" | "brought":
            yield Gain(f"good-{args['good']}", 1)
        case "paid" | "sold" | "discarded":
            for good in str(args["good"]).split("+"):
                many, _, kind = good.rpartition("*")  # "2*palm"
                yield Gain(f"good-{kind}", -int(many or 1))
        case "swapped":
            yield Gain(f"good-{args['give']}", -1)
            yield Gain(f"good-{args['get']}", 1)
        case _:
            return
