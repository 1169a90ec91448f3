"""The costs and gains of each action of Babylon, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it. Points are not among them:
`Game.forecast` knows those of every action.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from engine.chance import Nothing
from engine.core import Action, Event, Facts, copier, listed
from engine.games.babylon.garden import turned
from engine.games.babylon.quarry import earned
from engine.games.babylon.rules import EFFECTS, TURNED, buildable
from engine.games.babylon.state import BLANK, CORNERS, SLOTS, State
from engine.games.babylon.step import Step, about


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _look(tile: int) -> Facts:
    return {name: value for name, value in about(tile, "", None).args if name != "tile"}


def _rm(state: State, seat: int, stack: int) -> Facts:
    return _look(state.quarry[stack - 1])


def _take(state: State, seat: int, stack: int) -> Facts:
    return {"n": earned(state, stack - 1, state.players[seat]), **_rm(state, seat, stack)}


def _build(state: State, seat: int, *args: str) -> Facts:
    events = _done(state, seat, "build", *args)
    told = defaultdict(dict[str, str | int], {happened.kind: dict(happened.args) for happened in events})
    built, used, covered = told["built"], told["statues-used"], told["covered"]
    return {
        "alone": int(len(buildable(state)) == 1),
        "n": built["n"],
        "doubles": built["doubles"],
        "used": used.get("cells", ""),
        "uses": used.get("n", 0),
        "piece": covered.get("piece", ""),
        "cells": covered.get("cells", ""),
        "lost": _lost(state, seat, *args),
        **_sets(events),
    }


def _lost(state: State, seat: int, which: str, cell: str, turn: str, floor: str, corner: str) -> str:
    """Return the symbol on whose space the belvedere would stand, if there is one. B 2.1"""
    tile = state.new if which == "new" else state.players[seat].spare
    symbol = turned(tile, TURNED.index(turn))[CORNERS.index(corner)] if corner else BLANK
    return "" if symbol == BLANK else symbol


def _deco(state: State, seat: int, *args: str) -> Facts:
    return _sets(_done(state, seat, "deco", *args))


def _done(state: State, seat: int, verb: str, *args: str) -> list[Event]:
    """Return what a step of the turn does. It draws nothing."""
    step = Step(copier(State)(state), seat, Nothing())
    EFFECTS[verb](step, *args)
    return step.events


def _sets(events: Sequence[Event]) -> Facts:
    """Return of what sets are completed and broken up: of decorations, of flowers, or of both."""
    kinds = {"completes": "set-completed", "breaks": "set-broken"}
    return {
        name: listed(str(dict(happened.args)["row"]) for happened in events if happened.kind == kind)
        for name, kind in kinds.items()
    }


def _keep(state: State, seat: int, which: str) -> Facts:
    return {**_end(state, seat), **_look(state.new if which == "new" else state.players[seat].spare)}


def _end(state: State, seat: int) -> Facts:
    return {"n": max(0, state.players[seat].singles - SLOTS), "doubles": state.doubles}


_KNOWN: dict[str, Callable[..., Facts]] = {
    "rm": _rm,
    "take": _take,
    "build": _build,
    "deco": _deco,
    "keep": _keep,
    "end": _end,
}
