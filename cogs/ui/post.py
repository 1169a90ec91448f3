"""Public messages: the lobby card, the post of a turn, the end of a game. Made from values, kept nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from engine import games
from engine.chance import commitment
from engine.core import Event, Outcome
from engine.council import CHOICES
from engine.session import Look, Proposal
from engine.store import Seat, Table
from locales import Texts

TOLD_LIMIT = 1800
"""Characters for what has happened; a message takes 4,000 in all."""
ACCENT = {"yspahan": 0x1F9AA0, "amyitis": 0xB5563B, "ishtar": 0x7A5BA6, "babylon": 0x2B4C9B}
PICTURES = ("board.png", "detail.png")
"""The files of a position; the second is there only for games that need it."""
CHART = "chart.png"
PRIMARY, SUCCESS, DANGER = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


def container(key: str, *items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=ACCENT.get(key, 0xD9A441)))
    # Presses are read by their ids: discord.py need not keep the view.
    view.stop()
    return view


def gallery(url: str, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt or None))


def boards(alts: Sequence[str]) -> list[ui.Item[Any]]:
    """The pictures of a position, each as wide as the message: side by side they would be too small."""
    return [gallery(f"attachment://{name}", alt) for name, alt in zip(PICTURES, alts, strict=False)]


def plain(name: str) -> str:
    """A name as it is, without markdown or mentions."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name))


def code(text: str) -> str:
    """A text that stands between backticks, without a way out of them."""
    return text.replace("`", "'")


def told(look: Look, words: Texts, events: Sequence[Event], names: Sequence[str]) -> str:
    """What happened, a line an event; the first ones give way if there are too many."""
    lines = [words.event(look.game.key, happened, names) for happened in events]
    kept: list[str] = []
    room = TOLD_LIMIT
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            kept.append(words("told-more", n=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(f"- {line}" for line in reversed(kept))


def standing(look: Look, words: Texts, names: Sequence[str]) -> str:
    """Scores in seat order, in small print."""
    parts = [f"{name} **{score}**" for name, score in zip(names, look.scores, strict=True)]
    return "-# " + words("standing", scores=" · ".join(parts))


def asked_users(look: Look) -> list[int]:
    """The people who must decide now."""
    users = (look.table.seats[decision.seat].user for decision in look.decisions)
    return [user for user in users if user]


def headline(look: Look, words: Texts, names: Sequence[str]) -> str:
    """Who is asked what; the only place that mentions people."""
    questions: dict[str, list[str]] = {}
    for decision in look.decisions:
        user = look.table.seats[decision.seat].user
        questions.setdefault(decision.kind, []).append(f"<@{user}>" if user else names[decision.seat])
    return "\n".join(
        words("turn-headline", who=", ".join(who), question=words.question(look.game.key, kind))
        for kind, who in questions.items()
    )


def time_left(look: Look, words: Texts) -> str:
    """Until when those who are asked may take, in everybody's own time."""
    dues = sorted(set(look.due.values()))
    return "\n".join("-# " + words("time-left", at=f"<t:{due}:f>", left=f"<t:{due}:R>") for due in dues)


def reminder(look: Look, words: Texts, seat: int, *, begun: bool) -> ui.LayoutView:
    """A mention of somebody who is waited for, perhaps in the middle of a turn."""
    table, due = look.table, look.due.get(seat)
    lines = [
        words(
            "remind-draft" if begun else "remind",
            who=f"<@{table.seats[seat].user}>",
            game=words(f"{table.game}-name"),
            match=table.id,
        ),
        words("time-left", at=f"<t:{due}:f>", left=f"<t:{due}:R>") if due else "",
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(words("button-turn"), ids.write("turn", table.id), style=PRIMARY),
        ids.button(words("button-snooze"), ids.write("snooze", table.id)),
    )
    return container(table.game, ui.TextDisplay("\n".join(filter(None, lines))), row)


def ballot(look: Look, words: Texts, names: Sequence[str], proposal: Proposal) -> ui.LayoutView:
    """A vote with its buttons, and who has voted so far."""
    match, kind, seat = look.table.id, proposal.kind, proposal.seat
    others = [f"<@{s.user}>" for s in look.table.seats if s.user and s.seat != seat]
    question = words(f"vote-{kind}", who=names[seat], others=", ".join(others))
    tally = [
        words("voted", who=names[voter], choice=words(f"choice-{kind}-{choice}"))
        for voter, choice in sorted(proposal.votes.items())
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        *(
            ids.button(
                words(f"choice-{kind}-{choice}"),
                ids.write("vote", match, rest=f"{kind}/{seat}/{choice}/{proposal.line}"),
            )
            for choice in CHOICES[kind]
        )
    )
    text = "\n".join([question, *(f"-# {line}" for line in tally)])
    return container(look.table.game, ui.TextDisplay(text), row)


def turn(look: Look, words: Texts, news: str, names: Sequence[str], alts: Sequence[str]) -> ui.LayoutView:
    """The post of a turn: what happened, whose turn it is, the board, the scores, one row of buttons."""
    match = look.table.id
    head = "\n".join(filter(None, (news, headline(look, words, names), time_left(look, words))))
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(words("button-turn"), ids.write("turn", match), style=PRIMARY),
        ids.button(words("button-since"), ids.write("since", match)),
        *([ids.button(words("button-hand"), ids.write("hand", match))] if look.game.hands else []),
        ids.button(words("button-text"), ids.write("text", match)),
        ids.button(words("button-rules"), ids.write("rules", rest=f"{look.game.key}/1")),
    )
    chairs: ui.ActionRow[Any] = ui.ActionRow()
    if look.free:
        chairs.add_item(ids.button(words("button-sit"), ids.write("sit", match), style=SUCCESS))
    if look.former:
        chairs.add_item(ids.button(words("button-come-back"), ids.write("comeback", match)))
    return container(
        look.game.key,
        ui.TextDisplay(head),
        *boards(alts),
        ui.TextDisplay(standing(look, words, names)),
        row,
        *([chairs] if chairs.children else []),
    )


def past(key: str, text: str, alts: Sequence[str]) -> ui.LayoutView:
    """A post whose turn is over: it keeps its words and picture and loses its buttons."""
    return container(key, ui.TextDisplay(text), *boards(alts))


def end(
    look: Look,
    outcome: Outcome,
    words: Texts,
    news: str,
    names: Sequence[str],
    alts: Sequence[str],
    chart: str,
    record: str,
) -> ui.LayoutView:
    """The last post: winners, final picture, score sheet, chart, the secret and the record file.

    `chart` is what the chart shows, empty if there is none.
    """
    winners = [names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
    head = words(
        "end-headline",
        who=words("and", first=", ".join(winners[:-1]), last=winners[-1]) if len(winners) > 1 else winners[0],
        n=len(winners),
    )
    sheet = score_sheet(look, outcome, words)
    secret = words("end-secret", commitment=look.commitment, secret=look.table.secret.hex())
    match = look.table.id
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(words("button-rematch"), ids.write("rematch", match), style=SUCCESS),
        ids.button(words("button-film"), ids.write("film", match, rest="all")),
        ids.button(words("button-replay"), ids.write("replay", match)),
        ids.button(words("button-text"), ids.write("text", match)),
    )
    return container(
        look.game.key,
        ui.TextDisplay(f"{news}\n\n{head}" if news else head),
        *boards(alts),
        ui.TextDisplay(sheet),
        *([gallery(f"attachment://{CHART}", chart)] if chart else []),
        ui.TextDisplay(secret),
        ui.File(f"attachment://{record}"),
        row,
    )


def score_sheet(look: Look, outcome: Outcome, words: Texts) -> str:
    """The score sheet as a table of fixed width."""
    key = look.game.key
    names = [ids.shorten(name.replace("`", "'"), 10) for name in look.names]
    rows = [(words(f"{key}-sheet-{row}".replace("_", "-")), values) for row, values in outcome.detail.items()]
    rows.append((words("sheet-total"), outcome.scores))
    label = max(len(text) for text, _ in rows)
    widths = [max(len(name), 4) for name in names]
    lines = [" " * label + "".join(f"  {name:>{width}}" for name, width in zip(names, widths, strict=True))]
    for text, values in rows:
        lines.append(f"{text:<{label}}" + "".join(f"  {v:>{w}}" for v, w in zip(values, widths, strict=True)))
    return "```\n" + "\n".join(lines) + "\n```"


def seat_line(seat: Seat, opener: int, words: Texts) -> str:
    letter = "ABCD"[seat.seat]
    if seat.bot:
        return words("seat-computer", letter=letter, name=seat.name, level=words(f"level-{seat.bot}"))
    key = "seat-opener" if seat.user == opener else "seat-person"
    return words(key, letter=letter, who=f"<@{seat.user}>")


def lobby(table: Table, words: Texts, alt: str) -> ui.LayoutView:
    """The card of a table that has not started, or of one that has and needs no buttons any more."""
    game = games.get(table.game)
    least, most = game.seats[0], game.seats[-1]
    seats = "\n".join(seat_line(seat, table.opener, words) for seat in table.seats)
    free = most - len(table.seats)
    lines = [
        f"## {words(f'{table.game}-name')}",
        words(f"{table.game}-blurb"),
        "",
        seats,
        words("seats-free", n=free) if free and table.status == "lobby" else "",
        "-# " + words("lobby-place-" + table.options.get("place", "thread")),
        *(["-# " + words("lobby-private")] if table.options.get("seats") == "private" else []),
        "-# " + words("lobby-pace", pace=words("option-pace-" + table.options.get("pace", "none"))),
    ]
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines)), gallery("attachment://cover.png", alt)]
    if table.status == "lobby":
        full = not free
        items += [
            ui.ActionRow(
                ids.button(words("button-join"), ids.write("join", table.id), style=PRIMARY, disabled=full),
                ids.button(words("button-leave"), ids.write("leave", table.id)),
                ids.button(
                    words("button-start"), ids.write("start", table.id), style=SUCCESS,
                    disabled=len(table.seats) < least,
                ),
            ),
            ui.ActionRow(
                ids.button(words("button-add-computer"), ids.write("addcomputer", table.id), disabled=full),
                ids.button(
                    words("button-remove-computer"), ids.write("removecomputer", table.id),
                    disabled=not any(seat.bot for seat in table.seats),
                ),
                ids.button(words("button-options"), ids.write("options", table.id)),
                ids.button(words("button-rules"), ids.write("rules", rest=f"{table.game}/1")),
            ),
        ]  # fmt: skip
    else:
        items.append(ui.TextDisplay(words(f"lobby-{table.status}", commitment=commitment(table.secret))))
    return container(table.game, *items)
