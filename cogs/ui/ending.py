"""The end of a game: the last post, the story in one sentence, and the score sheet in words.

Built from the values passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.ui import ids, post
from cogs.ui.post import SUCCESS
from cogs.ui.story import HEADING, Line, bullets
from engine.core import Outcome
from engine.ending import Story
from engine.tables import Look, seat_state
from locales import Texts

POSTER = "poster.png"
"""The file name of the poster."""


def end(
    look: Look,
    outcome: Outcome,
    words: Texts,
    story: Story,
    summary: Sequence[Line],
    names: Sequence[str],
    scores: Sequence[str],
    poster: str,
    board: str,
) -> ui.LayoutView:
    """Return the last post: poster, winners, story, what happened, and the last board as a thumbnail.

    `scores` has the lines about scores and ratings; `poster` and `board` describe these pictures, and are
    empty without them.
    """
    heading = [line for line in summary if line.mark == HEADING] or [
        Line(HEADING, headline(outcome, words, names))
    ]
    happened = [line for line in summary if line.mark != HEADING]
    told = bullets([*heading, Line("", tell(look, words, story, names)), *happened])
    text = "\n".join((told + post.thanks(look, words), *scores, *taken_suggestions(look, words, names)))
    match = look.table.id
    film = words("button-film" if look.table.practice else "button-film-all")
    body: ui.Item[Any] = ui.TextDisplay(text)
    if board:
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(f"attachment://{post.PICTURE}", description=board)
        body = ui.Section(body, accessory=thumbnail)
    return post.container(
        look.game.key,
        *([post.gallery(f"attachment://{POSTER}", poster)] if poster else []),
        body,
        *post.rows(
            [
                ids.button(words("button-lesson"), ids.write("lesson", match)),
                ids.button(film, ids.write("film", match, rest="all")),
                ids.button(words("button-rematch"), ids.write("rematch", match), style=SUCCESS),
                ids.button(words("button-replay"), ids.write("replay", match)),
                ids.button(words("button-text"), ids.write("text", match)),
                ids.button(words("button-fair"), ids.write("fair", match)),
            ]
        ),
    )


def headline(outcome: Outcome, words: Texts, names: Sequence[str]) -> str:
    """Say who has won."""
    winners = [names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    return words("end-headline", who=words.listed(winners), n=len(winners))


def tell(look: Look, words: Texts, story: Story, names: Sequence[str]) -> str:
    """Return the story of a game as a sentence."""
    return words(
        f"end-story-{story.plot}",
        who=names[story.seat],
        other=names[story.other],
        points=story.points,
        more=story.more,
        row=row_name(look.game.key, words, story.row) if story.row else "none",
        players=len(names),
    )


def score_sheet(look: Look, outcome: Outcome, words: Texts, names: Sequence[str]) -> list[str]:
    """Return a line for each player, the best first, with rank, score, and the points of each row."""
    lines: list[str] = []
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        rows = [
            words("sheet-row", row=row_name(look.game.key, words, row), points=values[seat])
            for row, values in outcome.detail.items()
            if values[seat]
        ]
        line = words("sheet-line", rank=outcome.ranks[seat], who=names[seat], points=outcome.scores[seat])
        lines.append(f"{line} {', '.join(rows)}." if rows else line)
    return lines


def describe(look: Look, outcome: Outcome, words: Texts) -> str:
    """Return the description of the poster: the game, who has won, and the score sheet in words."""
    won = headline(outcome, words, look.names)
    title = words("poster-alt", game=words(f"{look.game.key}-name"), match=look.table.id, headline=won)
    return "\n".join((title, *score_sheet(look, outcome, words, look.names)))


def row_name(key: str, words: Texts, row: str) -> str:
    """Return what the points of a row of the score sheet are for."""
    return words(f"{key}-sheet-{row}".replace("_", "-"))


def taken_suggestions(look: Look, words: Texts, names: Sequence[str]) -> list[str]:
    """Return a line for each player who has made suggested moves."""
    taken = [seat_state(look.table, seat).taken for seat in range(len(names))]
    return ["-# " + words("suggestions-taken", who=names[seat], n=n) for seat, n in enumerate(taken) if n]
