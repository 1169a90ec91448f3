"""What a person is told about an expected error, such as an unreadable or illegal move.

Owns the sentences for errors of all layers; what is missing here is logged and called a failure.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord
from discord import app_commands

from cogs.permissions import Lacking, permissions_text
from cogs.ui.ids import shorten
from engine.core import Action, Ambiguous, Illegal, NotYours, Refused, Stale, TooLong, Unreadable
from engine.match import TooFar, Unfinished
from engine.names import visible
from engine.notation import notate
from engine.tables import Conflict, Denied, Look, StoreError
from engine.threads import Busy
from locales import Texts

log = logging.getLogger(__name__)

SHOWN = 12
"""The most legal moves suggested in the answer to a typed move."""
QUOTED = 100
"""The most characters of a typed move that the answer quotes."""


def explain(words: Texts, error: BaseException) -> str | None:
    """Return what to tell a person about an expected error, or None for an unexpected one."""
    match error:
        case Lacking():
            what = permissions_text(words, error.missing)
            return words(f"denied-{error.why}", what=what, **error.values)
        case Denied():
            return words(f"denied-{error.why}", **error.values)
        case Busy():
            return words("denied-one-at-a-time")
        case Stale() | Conflict():
            return words("denied-stale")
        case NotYours():
            return words("denied-not-asked")
        case Unfinished():
            return words("denied-unfinished")
        case TooFar():
            return words("denied-too-far", done=error.done)
        case Illegal():
            nearest = worded(words, error.game, error.nearest[:SHOWN])
            why = words.obstacle(error.game, error.why) if error.why else ""
            kind = "-bare" if not nearest else "-why" if why else ""
            text = quoted(words.vocabulary(error.game).offered(error.text))
            return words(f"denied-illegal{kind}", text=text, why=why, nearest=nearest)
        case TooLong():
            return words("denied-too-long", characters=error.characters, steps=error.steps)
        case Ambiguous():
            shown = worded(words, error.game, error.candidates[:SHOWN])
            return words("denied-ambiguous", text=quoted(error.text), candidates=shown)
        case Unreadable():
            verbs = worded(words, error.game, error.verbs)
            return words("denied-unreadable", text=quoted(error.text), verbs=verbs)
        case Refused():
            return words("denied-stale")
        case StoreError():
            log.error("the database failed: %s", error)
            return words("denied-store")
        case discord.HTTPException() | aiohttp.ClientError() | TimeoutError() | ConnectionError():
            log.warning("Discord failed: %r", error)
            return words("denied-discord")
        case app_commands.NoPrivateMessage():
            return words("denied-no-server")
        case app_commands.CommandOnCooldown():
            return words("denied-slow-down")
        case _:
            return None


def worded(words: Texts, game: str, moves: Sequence[str]) -> str:
    """Return moves as they are typed, those with the same verb after its name in the words of the game."""
    typed: dict[str, list[str]] = {}
    offered = words.vocabulary(game).offered
    for move in moves:
        typed.setdefault(move.split(" ")[0], []).append(f"`{offered(move)}`")
    verbs = {verb: f"{game}-verb-{verb}".replace("_", "-") for verb in typed}
    said = [
        words("typed-so", verb=words(key), moves=", ".join(typed[verb]))
        if key in words
        else ", ".join(typed[verb])
        for verb, key in verbs.items()
    ]
    return "; ".join(said)


def typed(words: Texts, look: Look, action: Action) -> str:
    """Return an action as the reader would type it."""
    return words.vocabulary(look.game.key).offered(notate(look.game.verbs, action))


def quoted(typed: str) -> str:
    """Make typed text safe to show between backticks: one line, shortened, without backticks."""
    return shorten(visible(typed).replace("`", "'"), QUOTED)
