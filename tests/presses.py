"""Taking turns as presses on the panel do, with an outdated button as an error."""

from __future__ import annotations

from collections.abc import Sequence

from engine import games
from engine.core import Action, Stale
from engine.match import Token
from engine.notation import join
from engine.tables import Look, Pressed, Tables


async def act(tables: Tables, match: int, user: int, actions: Sequence[Action], token: Token | None) -> Look:
    """Press a choice. A step that only ends the turn also confirms it. Raise `Stale` for an old button."""
    table = await tables.store.load(match)
    assert table
    move = join(games.get(table.game).verbs, actions)
    return _current(await tables.play.press(match, user, token, move, sure=True))


async def confirm(tables: Tables, match: int, user: int, token: Token | None) -> Look:
    """Press *Confirm*."""
    return _current(await tables.play.press_draft(match, user, token, "confirm"))


async def undo(tables: Tables, match: int, user: int, token: Token | None) -> Look:
    """Press *Back*."""
    return _current(await tables.play.press_draft(match, user, token, "undo"))


async def reset(tables: Tables, match: int, user: int, token: Token | None) -> Look:
    """Discard the draft."""
    return _current(await tables.play.press_draft(match, user, token, "reset"))


def _current(pressed: Pressed) -> Look:
    if pressed.stale:
        raise Stale
    return pressed.look
