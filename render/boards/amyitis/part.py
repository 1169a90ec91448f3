"""What a question of Amyitis is about, large: the garden, fields, temples, crafts and cities, a trade.

On a phone, where a picture is 264 px wide, its words are still 10 px high. Owns which of these pictures
belongs to a question. Of the rules, it uses only what a choice would cost and bring.
"""

from __future__ import annotations

from render.boards.amyitis import hiring, plots, rows, trade
from render.canvas import Canvas
from render.scene import Scene

IN_GARDEN = {"irrigate", "plant"}
"""The verbs of choices in the garden."""
PLACES = {"plot", "section", "row", "temple"}
"""The arguments of events that name places on the board."""


def draw(scene: Scene) -> Canvas:
    """Return the picture of what the viewer may choose; without choices, of what was done."""
    verbs = {action.verb for action in scene.choices}
    if not verbs:
        draws = {"garden": plots.draw, "turns": rows.draw_turns}
        return draws.get(changed(scene), hiring.draw)(scene)
    if verbs & IN_GARDEN:
        return plots.draw(scene)
    if "field" in verbs:
        return rows.draw_fields(scene)
    if "temple" in verbs:
        return rows.draw_temples(scene)
    if verbs & {"hire", "caravan"}:
        return hiring.draw(scene)
    return trade.draw(scene)


def changed(scene: Scene) -> str:
    """Return what the latest events changed: the garden, crafts and caravan ("market"), or more of the board.

    A new round lays out crafts. Who is about to pass changes whose "turns" are left.
    """
    events = scene.draft or scene.last
    named = {name for happened in events for name, _ in happened.args}
    if any(happened.kind == "round" for happened in events):
        return "market"
    if scene.draft and all(happened.kind == "passed" for happened in events):
        return "turns"
    if places := named & PLACES:
        return "garden" if places <= {"plot", "section"} else "board"
    return "market" if named & {"city", "group"} else "board"
