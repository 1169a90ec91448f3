"""Public messages but the last: the lobby card, turns, votes, reminders. Built from the values passed in."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.story import Line, Wording, bullets, fit
from engine import games
from engine.core import Decision, Event
from engine.lessons import lessons_of
from engine.names import isolated
from engine.records import seat_letter
from engine.story import Item, tell
from engine.tables import (
    DAY,
    HOUR,
    PACES,
    Look,
    Pace,
    Proposal,
    Seat,
    Table,
    TableOptions,
    capacity,
    has_suggestions,
    seat_state,
    votes,
)
from locales import Sentence, Texts
from render.emoji import ANY, Sign
from render.pictures import Picture, has_detail

SUMMARY_LIMIT = 1800
"""The most characters of what happened; a whole message can have 4,000."""
SIGNS, LINE_SIGNS = 12, 4
"""The most emoji in what happened, and in a line of it: each takes about fifty characters."""
POST_ROOM = 7
"""The lines of what happened in a turn's post, about, so that it fits one screen."""
UNDONE_LIMIT = 3000
"""The most characters of what an undo would take back. Beside it, a vote has only a few sentences."""
BOLD = "**"
"""Encloses the name of the acting player."""
ACCENT = 0xD9A441
"""The colour of messages that are about no game."""
CALLING = {
    "table-substituted", "table-seat-open", "table-waited-for", "table-more-time",
    "table-undo-refused", "table-undo-lapsed", "table-pause-refused", "table-resume-refused",
    "table-off-refused", "table-begun", "table-banned",
}  # fmt: skip
"""Events that mention the player whose seat they are about, or who asked for a vote."""
PICTURE = "board.png"
"""The file name of the picture of a position."""
CHART = "chart.png"
PRIMARY, SUCCESS, DANGER = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


class Still(ui.LayoutView):
    """A view that discord.py forgets once it is sent: presses are routed by their ids.

    Calling `stop()` would do the same, but has no effect on a view made in a worker thread, which would stay
    in memory for ever.
    """

    def is_finished(self) -> bool:
        return True


def container(key: str, *items: ui.Item[Any]) -> ui.LayoutView:
    """Return a message about a game, or about none if `key` is empty."""
    view = Still(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=games.get(key).accent if key else ACCENT))
    return view


def gallery(url: str, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt or None))


def boards(alts: Sequence[str]) -> list[ui.Item[Any]]:
    """Return the picture of a position. `alts` contains its description; it is empty without a picture."""
    return [gallery(f"attachment://{PICTURE}", alt) for alt in alts[:1]]


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Return the buttons in rows of five."""
    return [ui.ActionRow(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]


def other_picture(
    look: Look, words: Texts, shown: Picture, write: Callable[[str], str] | None = None
) -> list[ui.Button[Any]]:
    """Return the button for another picture of the position than the one shown, if there is another.

    A game may name its second picture: `<key>-more`. `write` returns the id for `board` and for `more`, by
    default that for the position in which the table is now.
    """
    if write is None:
        write = partial(ids.write, table=look.table.id)
    if shown != "board":
        return [ids.button(words("button-board"), write("board"))]
    if not has_detail(look.game.key):
        return []
    own = f"{look.game.key}-more"
    label = words(own if own in words else "button-more")
    return [ids.button(label, write("more"))]


def learn_it(words: Texts, key: str) -> list[ui.Button[Any]]:
    """Return the button that begins the lessons of a game; none if it has no lessons."""
    if not lessons_of(games.get(key)):
        return []
    return [ids.button(words("button-learn"), ids.write("learn", rest=key))]


def plain(name: str) -> str:
    """Escape markdown and mentions in a name, and isolate it."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(isolated(name)))


def spoken(text: str) -> str:
    """Return a text without the markdown of our own texts, for the description of a picture.

    >>> spoken("`1` **Ana_1** passes.\\n-# That is *all*.")
    '1 Ana_1 passes.\\nThat is all.'
    """
    return re.sub(r"^-# |[*`]", "", text, flags=re.MULTILINE)


def code(text: str) -> str:
    """Replace backticks, so that a text can be shown between them."""
    return text.replace("`", "'")


def summarize(
    look: Look,
    words: Texts,
    events: Sequence[Event],
    names: Sequence[str],
    room: int | None = POST_ROOM,
    limit: int = SUMMARY_LIMIT,
    emphasis: str = BOLD,
) -> list[Line]:
    """Return what to tell the viewer of events, in about `room` lines of a screen (None: everything).

    The viewer is addressed without a name. If what must be told has more than `limit` characters, only the
    points of the earliest events are told. `emphasis` is put around the name of the seat of each event.
    """
    computers = {seat.seat for seat in look.table.seats if seat.bot}

    @cache  # the same events are measured for each room that is tried
    def say(happened: Event) -> Sentence:
        called = _calling(look, happened, names, emphasis)
        return words.sentence(look.game.key, happened, called, look.seat, emphasis)

    def within(characters: int | None) -> list[Item]:
        return tell(look.game, look.view, events, characters, computers, lambda event: len(say(event).text))

    return fit(within, Wording(words, say, names, look.seat), room, limit)


def signed(key: str, lines: Sequence[Line], emoji: Mapping[Sign, discord.PartialEmoji]) -> list[Line]:
    """Return lines with the emoji of what they name behind their words, which say everything without them."""
    left, found = SIGNS, list[Line]()
    for line in lines:
        named = dict.fromkeys(str(emoji[sign]) for sign in _signs(key, line.events) if sign in emoji)
        shown = list(named)[: min(left, LINE_SIGNS)]
        left -= len(shown)
        found.append(line._replace(text=f"{line.text} {''.join(shown)}") if shown else line)
    return found


def _signs(key: str, events: Sequence[Event]) -> Iterator[Sign]:
    """Yield the signs of events: of their kinds, of what their arguments name or count."""
    for happened in events:
        yield key, happened.kind, ANY
        for name, value in happened.args:
            if isinstance(value, str):
                yield key, name, value.rpartition("*")[2]  # several of them: "2*palm"
            elif value > 0:
                yield key, name, ANY


def describe(look: Look, words: Texts, events: Sequence[Event], names: Sequence[str]) -> str:
    """Return a list of everything that the events did, if that is not too long for a message."""
    return bullets(summarize(look, words, events, names, None))


def learnt(look: Look, words: Texts) -> str:
    """Return what the last step showed to the viewer alone, such as a card that was drawn, until the next."""
    alone = [event for event in look.last if event.only is not None and not look.draft]
    return " ".join(words.event(look.game.key, event, look.names, look.seat) for event in alone)


def concerned(look: Look, happened: Event) -> int | None:
    """Return the user to mention because an event decides about their seat, or None."""
    if happened.kind not in CALLING or happened.seat is None:
        return None
    return look.table.seats[happened.seat].user or seat_state(look.table, happened.seat).former


def _calling(look: Look, happened: Event, names: Sequence[str], emphasis: str = BOLD) -> Sequence[str]:
    """Return the names, with the acting seat's bold, or a mention of the user whom the event concerns."""
    user = concerned(look, happened)
    if user is None:
        return bold(names, happened.seat) if emphasis else names
    return [f"<@{user}>" if seat == happened.seat else name for seat, name in enumerate(names)]


def bold(names: Sequence[str], seat: int | None) -> list[str]:
    """Return the names, with that of a seat bold."""
    return [f"{BOLD}{name}{BOLD}" if at == seat else name for at, name in enumerate(names)]


def to_reader(look: Look, words: Texts, names: Sequence[str], key: str = "you") -> list[str]:
    """Return the names, with that of the viewer's seat replaced by the text `key`."""
    return [words(key) if seat == look.seat else name for seat, name in enumerate(names)]


def changed(gain: int) -> str:
    """Return the suffix of a score that has changed, with a true minus sign.

    >>> changed(3), changed(-2) == ", \N{MINUS SIGN}2", changed(0)
    (', +3', True, '')
    """
    return f", {gain:+}".replace("-", "\N{MINUS SIGN}") if gain else ""


def standing(look: Look, words: Texts, names: Sequence[str], before: Sequence[int] = ()) -> str:
    """Return the scores in seat order, as one line of small print, with their change since `before`."""
    gains = [now - then for now, then in zip(look.scores, before or look.scores, strict=True)]
    parts = [
        f"{name} **{score}**{changed(gain)}"
        for name, score, gain in zip(to_reader(look, words, names), look.scores, gains, strict=True)
    ]
    return "-# " + words("standing", scores=" · ".join(parts))


def question_of(look: Look, words: Texts, decision: Decision, names: Sequence[str]) -> str:
    """Return what a seat is asked, with what it is about."""
    about = look.game.about(look.view, decision)
    return words.question(look.game.key, decision.kind, about, names)


def headline(look: Look, words: Texts, names: Sequence[str]) -> str:
    """Say who is asked what, with mentions."""
    questions: dict[str, list[str]] = {}
    free = [names[seat] for seat in look.free if seat in {decision.seat for decision in look.decisions}]
    for decision in look.decisions:
        user = look.table.seats[decision.seat].user
        if decision.seat in look.free:
            continue
        question = question_of(look, words, decision, names)
        questions.setdefault(question, []).append(f"<@{user}>" if user else names[decision.seat])
    lines = [
        words("turn-headline", who=words.listed(who), n=len(who), question=question)
        for question, who in questions.items()
    ]
    lines += [words("turn-free-seat", who=name) for name in free]
    return "\n".join(lines)


def started(look: Look, words: Texts, start: Event, names: Sequence[str]) -> str:
    """Say, mentioning every player, that the game has started, who begins, and the time for a move."""
    everybody = [f"<@{seat.user}>" if seat.user else names[seat.seat] for seat in look.table.seats]
    return words(
        "game-started",
        who=words.listed(everybody),
        n=len(everybody),
        first="none" if start.seat is None else names[start.seat],
        pace=clock(look.table.options, words),
    )


def whose_turn(look: Look, words: Texts) -> str:
    """Say in one line who is asked, or that the game is over."""
    if not look.decisions:
        return words("game-over")
    names = to_reader(look, words, [plain(name) for name in look.names], "you-within")
    who = [names[decision.seat] for decision in look.decisions]
    return words("whose-turn", who=words.listed(who), n=len(who))


def time_left(look: Look, words: Texts) -> str:
    """Say when the time of those who are asked runs out, or that the table is paused."""
    if look.paused:
        return "-# " + words("paused-until", at=f"<t:{look.paused}:f>")
    lines = dict.fromkeys(_deadline(look, words, seat) for seat in look.due)
    return "\n".join(f"-# {line}" for line in lines)


def _deadline(look: Look, words: Texts, seat: int, *, bank: bool = True) -> str:
    """Say until when a seat has time, and what follows. Discord shows times in each reader's time zone.

    `bank` says whether to add how time is counted.
    """
    due, default = look.due[seat], look.defaults.get(seat)
    parts = [words("time-left", at=f"<t:{due}:f>", left=f"<t:{due}:R>")]
    pace = PACES[look.table.options.pace]
    if default:
        known = look.game.forecast(look.view.state, seat, default)
        names = [plain(name) for name in look.names]
        answer = words.action(look.game.key, look.game.verbs, default, replace(known, seat=None), names)
        parts.append(words("time-default", answer=answer))
    elif pace and bank:
        parts.append(words("time-bank", **lengths(pace, words)))
    return " ".join(parts)


def lengths(pace: Pace, words: Texts) -> dict[str, str]:
    """Return the times of a pace in words, as arguments of texts."""
    times = {"bank": pace.bank, "increment": pace.increment, "cap": pace.cap}
    return {name: length(seconds, words) for name, seconds in times.items()}


def length(seconds: int, words: Texts) -> str:
    """Return a time in words: in days, or in hours if it is not whole days."""
    days, rest = divmod(seconds, DAY)
    return words("length-hours", n=seconds // HOUR) if rest else words("length-days", n=days)


def title(table: Table, words: Texts) -> str:
    """Return the name of a table's game, which says so if the game is rated."""
    name = words(f"{table.game}-name")
    return words("game-rated", game=name) if table.options.rated else name


def clock(options: TableOptions, words: Texts) -> str:
    """Say how much time there is for a move."""
    return words("lobby-pace", name=options.pace, pace=words(f"option-pace-{options.pace}"))


def pace_line(options: TableOptions, words: Texts) -> str:
    """Say how much time there is for a move, and how it is counted."""
    line, pace = clock(options, words), PACES[options.pace]
    return f"{line} {words('pace-explained', **lengths(pace, words))}" if pace else line


def reminder(look: Look, words: Texts, seat: int, about: str) -> ui.LayoutView:
    """Return a reminder, which mentions the player it is for. `about` is the `kind` of its `Notice`."""
    table, due = look.table, look.due.get(seat)
    lines = [
        words(
            reminded(look, seat, about),
            who=f"<@{table.seats[seat].user}>",
            game=words(f"{table.game}-name"),
            match=table.id,
            at=f"<t:{closing(look, seat)}:R>",
        ),
        _deadline(look, words, seat, bank=False) if due else "",
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        ids.button(words("button-turn"), ids.write("turn", table.id), style=PRIMARY),
        *([ids.button(words("button-snooze"), ids.write("snooze", table.id))] if about != "last" else []),
        *([ids.button(words("button-absent"), ids.write("absent", table.id))] if about == "overdue" else []),
    )
    return container(table.game, ui.TextDisplay("\n".join(filter(None, lines))), row)


def reminded(look: Look, seat: int, about: str) -> str:
    """Return the key of the text that reminds the player of a seat. `about` is the `kind` of its `Notice`."""
    if seat in look.defaults and about in ("", "now"):
        about = "aside"  # it is not their turn
    return f"remind-{about}" if about else "remind"


def closing(look: Look, seat: int) -> int:
    """Return when the last vote about a seat ends, in unix seconds; 0 if there is none."""
    return max((proposal.closes for proposal in look.proposals if proposal.seat == seat), default=0)


def ballot(look: Look, words: Texts, names: Sequence[str], proposal: Proposal) -> ui.LayoutView:
    """Return a vote with its buttons and the votes so far. It mentions everybody at the table."""
    match, kind, seat = look.table.id, proposal.kind, proposal.seat
    others = [f"<@{s.user}>" for s in look.table.seats if s.user and s.seat != seat]
    user = look.table.seats[seat].user
    who = f"<@{user}>" if kind == votes.ABSENT and user else names[seat]
    question = words(
        f"vote-{kind}",
        who=who,
        others=words.listed(others),
        n=len(others),
        until=f"<t:{proposal.until}:f>",
        place=f"<#{proposal.channel}>",
        server="same" if proposal.guild == look.table.guild else "other",
    )
    if proposal.undone:
        # The turn itself comes first, so the end is cut off if that is too long.
        undone = ids.shorten(
            bullets(summarize(look, words, proposal.undone, names, None, sys.maxsize)), UNDONE_LIMIT
        )
        question += f"\n{words('vote-undo-turns')}\n{undone}"
    tally = [
        words("voted", who=names[voter], choice=words(f"choice-{kind}-{choice}"))
        for voter, choice in sorted(proposal.votes.items())
    ]
    row: ui.ActionRow[Any] = ui.ActionRow(
        *(
            ids.button(
                words(f"choice-{kind}-{choice}"),
                ids.write("vote", match, rest=f"{kind}/{seat}/{choice}/{proposal.line}/{proposal.no}"),
            )
            for choice in votes.CHOICES[kind]
        )
    )
    if proposal.closes:
        closes = "vote-closes-consent" if kind in votes.CONSENT else "vote-closes"
        first = words(f"choice-{kind}-{votes.CHOICES[kind][0]}")
        tally.append(words(closes, at=f"<t:{proposal.closes}:R>", first=first))
    text = "\n".join([question, *(f"-# {line}" for line in [*tally, *_among_others(look.table, words)])])
    return container(look.table.game, ui.TextDisplay(text), row)


def named(table: Table, words: Texts) -> str:
    """Return the name of a table: its game and its number."""
    return words("thread-name", game=words(f"{table.game}-name"), match=table.id)


def _among_others(table: Table, words: Texts) -> list[str]:
    """Return the name of a table for a post among those of other tables; none in a thread of its own."""
    return [] if table.thread else [named(table, words)]


def find_proposal(look: Look, kind: str, about: int, line: int, no: int) -> Proposal | None:
    """Return the open vote of this kind about a seat with these `Proposal.line` and `no`, or None."""
    wanted = kind, about, line, no
    return next((p for p in look.proposals if (p.kind, p.seat, p.line, p.no) == wanted), None)


def result(look: Look, kind: str, seat: int, line: int, no: int) -> str:
    """Return what a vote with these `Proposal.line` and `no`, which is over, has decided."""
    wanted = kind, seat, line, no
    found = (v.result for v in look.verdicts if (v.kind, v.seat, v.line, v.no) == wanted)
    return next(found, votes.VOID)


def vote_over(look: Look, words: Texts, kind: str, seat: int, line: int, no: int) -> str:
    """Say what a vote with these `Proposal.line` and `no` has decided."""
    key = f"vote-over-{kind}-{result(look, kind, seat, line, no)}"
    place = f"<#{look.table.thread or look.table.channel}>"
    over = words(key, who=plain(look.names[seat]), match=look.table.id, place=place)
    return "\n".join([over, *(f"-# {name}" for name in _among_others(look.table, words))])


def turn(
    look: Look,
    words: Texts,
    summary: str,
    names: Sequence[str],
    alts: Sequence[str],
    scores: str,
    upcoming: int | None = None,
    about: Picture = "board",
) -> ui.LayoutView:
    """Return the post of a turn: what happened, whose turn it is, one picture, scores, one row of buttons.

    `upcoming` is the user who is next and wants to be told; `about` is which picture it shows.
    """
    match = look.table.id
    after = "-# " + words("next-up", who=f"<@{upcoming}>") if upcoming else ""
    head = "\n".join(filter(None, (summary, headline(look, words, names), time_left(look, words), after)))
    buttons = [
        ids.button(words("button-turn"), ids.write("turn", match), style=PRIMARY),
        ids.button(words("button-since"), ids.write("since", match)),
        *([ids.button(words("button-hand"), ids.write("hand", match))] if look.game.hands else []),
        *other_picture(look, words, about),
        ids.button(words("button-text"), ids.write("text", match)),
        ids.button(words("button-rules"), ids.write("rules", rest=f"{look.game.key}/1")),
    ]
    chairs: ui.ActionRow[Any] = ui.ActionRow()
    if look.free:
        chairs.add_item(ids.button(words("button-sit"), ids.write("sit", match), style=SUCCESS))
    if look.former:
        chairs.add_item(ids.button(words("button-come-back"), ids.write("comeback", match)))
    return container(
        look.game.key,
        ui.TextDisplay(head),
        *boards(alts),
        ui.TextDisplay(scores),
        *rows(buttons),
        *([chairs] if chairs.children else []),
    )


def past(look: Look, words: Texts, text: str, alts: Sequence[str]) -> ui.LayoutView:
    """Return the last post of a table that was called off: text and picture, without buttons."""
    return container(look.game.key, ui.TextDisplay(text + thanks(look, words)), *boards(alts))


def thanks(look: Look, words: Texts) -> str:
    """Thank the people at a table for the game, mentioning them, on a line of its own."""
    people = [f"<@{seat.user}>" for seat in look.table.seats if seat.user]
    return "\n" + words("end-thanks", who=words.listed(people), n=len(people)) if people else ""


def news(look: Look, words: Texts, events: Sequence[Event], names: Sequence[str]) -> ui.LayoutView:
    """Return a post without the board, about something other than the game.

    If it is about somebody who is asked, it says what time is left now; if it mentions them, it has the
    button for their turn.
    """
    lines = summarize(look, words, events, names)
    text = lines[0].text if len(lines) == 1 else bullets(lines)
    asked = {happened.seat for happened in events} & {decision.seat for decision in look.decisions}
    left = time_left(look, words) if asked and not look.paused else ""
    row: ui.ActionRow[Any] = ui.ActionRow()
    if asked and any(concerned(look, happened) for happened in events):
        row.add_item(ids.button(words("button-turn"), ids.write("turn", look.table.id), style=PRIMARY))
    text = "\n".join(filter(None, (text, left, *(f"-# {name}" for name in _among_others(look.table, words)))))
    return container(look.game.key, ui.TextDisplay(text), *([row] if row.children else []))


def folded(key: str, words: Texts, match: int, text: str, lines: str) -> ui.LayoutView:
    """Return the post of a past turn: its text, and a button that shows the board at line `lines` of the log.

    `lines` is empty for a post of version 0.1, which did not store it: the button shows the latest turn.
    """
    then = ids.button(words("button-then"), ids.write("then", match, rest=lines))
    return container(key, ui.Section(ui.TextDisplay(text), accessory=then))


def link(table: Table) -> str:
    """Return a link to where a table is played: to its latest post, if there is one."""
    place = table.thread or table.channel
    message = f"/{table.message}" if table.message else ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{place}{message}"


def free_seats(table: Table) -> int:
    """Return how many people may still sit down at a table."""
    if table.status == "lobby":
        return max(0, capacity(table) - len(table.seats))
    return sum(not seat.user and not seat.bot for seat in table.seats)


def seat_line(seat: Seat, table: Table, words: Texts) -> str:
    letter = seat_letter(seat.seat)
    if seat.bot:
        level = described_level(table.game, seat.bot, words)
        return words("seat-computer", letter=letter, name=seat.name, level=level)
    key = "seat-opener" if seat.user == table.opener else "seat-person"
    return words(key, letter=letter, who=f"<@{seat.user}>")


def described_level(game: str, level: str, words: Texts) -> str:
    """Return how a computer plays, by its level or character."""
    if level in games.get(game).characters:
        return words("level-character", plan=words(f"{game}-plan-{level}"))
    return words(f"level-{level}")


def lobby(
    table: Table,
    words: Texts,
    alts: Sequence[str],
    fair: Sequence[str] = (),
    start: Sequence[str] = (),
    people: Sequence[str] = (),
) -> ui.LayoutView:
    """Return the lobby card of a table: with buttons before the game starts, without them afterwards.

    `fair` is what it says about the dice, `start` about its start and who was asked, `people` about
    ratings and how people have played; `alts` describes its picture, and is empty without one.
    """
    least = games.get(table.game).seats[0]
    seats = "\n".join(seat_line(seat, table, words) for seat in table.seats)
    free = max(0, capacity(table) - len(table.seats))
    lines = [
        f"## {words(f'{table.game}-name')}",
        words(f"{table.game}-blurb"),
        "",
        seats,
        words("seats-free", n=free) if free and table.status == "lobby" and not table.practice else "",
        *start,
        *(["-# " + words("lobby-place-" + table.options.place)] if not table.practice else []),
        *([words("lobby-practice")] if table.practice and table.status == "lobby" else []),
        *(["-# " + words("lobby-private")] if table.options.seats == "private" else []),
        "-# " + pace_line(table.options, words),
        *(["-# " + words("lobby-suggestions")] if has_suggestions(table) else []),
        *(["-# " + words("lobby-no-vacations")] if table.options.vacations == "forbidden" else []),
        *people,
        *(f"-# {line}" for line in fair),
    ]
    items: list[ui.Item[Any]] = [
        *(gallery("attachment://cover.png", alt) for alt in alts),
        ui.TextDisplay("\n".join(lines)),
    ]
    if table.status == "lobby":
        full = not free
        join = ids.button(words("button-join"), ids.write("join", table.id), style=PRIMARY, disabled=full)
        invite = ids.button(words("button-invite"), ids.write("invite", table.id), disabled=full)
        items += [
            ui.ActionRow(
                *([] if table.practice else [join]),
                ids.button(words("button-leave"), ids.write("leave", table.id)),
                ids.button(
                    words("button-start"), ids.write("start", table.id), style=SUCCESS,
                    disabled=len(table.seats) < least,
                ),
            ),
            ui.ActionRow(
                ids.button(words("button-add-computer"), ids.write("addcomputer", table.id), disabled=full),
                *([] if table.practice else [invite]),
            ),
            ui.ActionRow(
                *learn_it(words, table.game),
                ids.button(words("button-rules"), ids.write("rules", rest=f"{table.game}/1")),
                ids.button(words("button-fair"), ids.write("fair", table.id)),
                ids.button(words("button-options"), ids.write("options", table.id)),
            ),
        ]  # fmt: skip
    else:
        items.append(ui.TextDisplay(words(f"lobby-{table.status}")))
    return container(table.game, *items)
