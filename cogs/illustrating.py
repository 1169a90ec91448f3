"""Pictures of a position as files with descriptions, and the panel of a player with its picture.

Called in a thread, see `TableBot.draw`. Must not know the bot.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord

from cogs.ui import menu, panel, post
from cogs.ui.ids import shorten
from cogs.ui.post import plain
from engine.bots.lessons import effect
from engine.core import Action, Game, View
from engine.menu import Path
from engine.tables import Look
from locales import Texts
from render import pictures, process
from render.changes import Told
from render.emoji import Sign
from render.scene import Scene

log = logging.getLogger(__name__)

Paint = Callable[[str, Scene], bytes | None]

ALT_LIMIT = 1000
"""Characters of alt text; Discord takes 1,024."""


def file(png: bytes, name: str, alt: str) -> discord.File:
    """Return a picture as a file with its alt text, which ends with an ellipsis if it is too long."""
    return discord.File(io.BytesIO(png), name, description=shorten(alt, ALT_LIMIT))


def scene_of(
    look: Look,
    words: Texts,
    choices: Sequence[Action] = (),
    numbered: Sequence[tuple[Action, int]] = (),
    parts: Sequence[tuple[Action, ...]] = (),
) -> Scene:
    """Return the input for the pictures of a position."""
    return Scene(
        view=look.view,
        names=look.names,
        active=tuple(decision.seat for decision in look.decisions),
        last=look.last,
        draft=look.draft_events,
        choices=tuple(choices),
        numbered=tuple(numbered),
        parts=tuple(parts),
        lang=words.lang,
    )


def numbers(actions: Sequence[Action]) -> tuple[tuple[Action, int], ...]:
    return tuple((action, number) for number, action in enumerate(actions, 1))


def effects(game: Game[Any], view: View[Any], lines: Sequence[Sequence[Action]]) -> tuple[Told, ...]:
    """Return what each of some turns of a viewer does, to compare them: none if luck has a part in one."""
    seat = view.seat or 0
    found = [effect(game, view, seat, line) for line in lines]
    told = tuple(Told(seat, *done) for done in found if done)
    return told if len(told) == len(found) else ()


def panel_scene(look: Look, words: Texts, at: menu.Menu) -> Scene:
    """Return the input for the picture of a panel at one point of the menu."""
    numbered = tuple(at.numbers.items())
    return scene_of(look, words, menu.chosen(look, at.path), numbered, menu.parts(at))


def plain_names(look: Look) -> tuple[str, ...]:
    return tuple(plain(name) for name in look.names)


def facts(look: Look, words: Texts, names: Sequence[str]) -> Iterator[str]:
    """Describe the position, one line for each fact. The lines are made as they are consumed."""
    return (words.event(look.game.key, fact, names, look.seat) for fact in look.game.facts(look.view))


def alt_text(look: Look, words: Texts, page: int = 0) -> str:
    """Return page `page` of the facts of the position, counted from 0, or the last page if there are fewer.

    The first page describes the board, the second the second picture. A page that is not the last one ends
    with where all facts are.
    """
    more = words("alt-more")
    pages = [""]
    for line in facts(look, words, look.names):
        if len(pages[-1]) + len(line) + 1 > ALT_LIMIT - len(more):
            if len(pages) > page:
                return pages[-1] + more
            pages.append("")
        pages[-1] += line + "\n"
    return pages[-1].strip()


def hand_text(look: Look, words: Texts) -> str:
    """Describe what only the viewer may see."""
    held = [fact for fact in look.game.facts(look.view) if fact.kind in look.game.hands]
    text = " ".join(words.event(look.game.key, fact, look.names, look.seat) for fact in held)
    return shorten(text or words("hand-alt"), ALT_LIMIT)


def picture_of(paint: Paint, look: Look, words: Texts, scene: Scene) -> list[discord.File]:
    """Draw one picture of a position and describe it.

    Return an empty list if there is no such picture, or if it cannot be drawn.
    """
    finished = _begin(paint, look, scene)
    second = paint is pictures.detail or (
        paint is pictures.asked and pictures.about(look.game.key, scene) == "detail"
    )
    alt = alt_text(look, words, int(second))
    png = finished()
    return [] if png is None else [file(png, post.PICTURE, alt)]


def _begin(paint: Paint, look: Look, scene: Scene) -> Callable[[], bytes | None]:
    """Begin to draw a picture of a position, and return a function that waits for it.

    A question or a turn is told without its picture rather than not at all: for one that cannot be drawn,
    that function returns the whole board, or None if that cannot be drawn either.
    """
    key, match = look.game.key, look.table.id
    begun = process.begin(paint, key, scene)

    def finished() -> bytes | None:
        png = attempt(begun, match)
        if png is None and paint is pictures.asked:
            png = attempt(process.begin(pictures.board, key, scene), match)
        return png

    return finished


def attempt(draw: Callable[[], bytes | None], match: int) -> bytes | None:
    """Return a picture, or None if there is none or it cannot be drawn: then the log has why."""
    try:
        return draw()
    except Exception:
        log.exception("match=%d: a picture cannot be drawn", match)
        return None


def wanted_panel(
    look: Look,
    words: Texts,
    path: Path,
    note: str,
    wanted: Callable[[], bool],
    advice: str,
    emoji: Mapping[Sign, discord.PartialEmoji],
) -> tuple[discord.ui.LayoutView, list[discord.File]] | None:
    """Return the panel of a player who is asked something, with its picture; None if it is not wanted."""
    return panel_of(look, words, path, note, advice, emoji) if wanted() else None


def panel_of(
    look: Look,
    words: Texts,
    path: Path = (),
    note: str = "",
    advice: str = "",
    emoji: Mapping[Sign, discord.PartialEmoji] | None = None,
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Return the panel of a player who is asked something or has a draft to confirm, with its picture."""
    at = menu.arrange(look, path, emoji)
    scene = panel_scene(look, words, at)
    finished = _begin(pictures.asked, look, scene)
    about = pictures.about(look.game.key, scene)
    alt = alt_text(look, words, int(about == "detail"))
    view = panel.panel(look, words, at, [alt], note, about, advice)
    if png := finished():
        return view, [file(png, post.PICTURE, alt)]
    return panel.panel(look, words, at, [], note, about, advice), []


def alts_of(files: Sequence[discord.File]) -> list[str]:
    """Return the descriptions of pictures, for the galleries that show them."""
    return [picture.description or "" for picture in files]
