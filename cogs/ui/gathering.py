"""How a lobby gathers people: its messages besides the card, the forms for its start and for invitations.

Built from the values passed in. Must not know who may do what.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ui

from cogs.ui import ids, post
from cogs.ui.post import PRIMARY, SUCCESS
from engine import games
from engine.tables import CLOSING, IDLE, INVITATION, READY, Denied, Notice, Table, addressed, gathering_of
from locales import Texts

AT_ONCE = 10
"""The most people who are invited at once."""
PEOPLE, FULL, AT, REMOVED = "people", "full", "at", "remove"
"""The ids of the fields of forms."""
TYPED = 30
"""The most characters of a typed time."""
_TIME = re.compile(
    r"(?:(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})|(?P<d>\d{1,2})\.\s*(?P<m>\d{1,2})\.?)?"
    r"\s*(?P<hour>\d{1,2}):(?P<minute>\d{2})"
)


def ask_whom(table: Table, words: Texts, text: str) -> ui.LayoutView:
    """Return a private message with the choice of people to invite, below what it says."""
    select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=ids.write("ask", table.id),
        placeholder=words("invite-whom"),
        max_values=AT_ONCE,
    )
    return post.container(table.game, ui.TextDisplay(text), ui.ActionRow(select))


def invitation_form(table: Table, words: Texts) -> ui.Modal:
    """Return the form that asks whom to invite."""
    select: ui.UserSelect[Any] = ui.UserSelect(custom_id=PEOPLE, max_values=AT_ONCE, required=True)
    custom_id = ids.write("ask", table.id, rest="card")
    form = ids.modal(words("invite-title", match=table.id), custom_id, (words("invite-whom"), select))
    for label in form.children:
        if isinstance(label, ui.Label):
            label.description = words("invite-how")
    return form


def start_form(table: Table, user: int, zone: str, words: Texts) -> ui.Modal:
    """Return the form with when a game starts by itself and whose seats are taken away. Its opener is `user`.

    `zone` is their time zone, in which the time of the start is shown and typed.
    """
    own = gathering_of(table)
    full: ui.Select[Any] = ui.Select(
        custom_id=FULL,
        options=[
            discord.SelectOption(label=words(f"start-full-{value}"), value=value, default=on == own.full)
            for value, on in (("no", False), ("yes", True))
        ],
    )
    at = typed_time(own.at, zone) if own.at and zone else None
    when: ui.TextInput[Any] = ui.TextInput(custom_id=AT, default=at, required=False, max_length=TYPED)
    fields: list[tuple[str, ui.Item[Any]]] = [(words("start-full"), full), (words("start-at"), when)]
    others = [seat for seat in table.seats if seat.user and seat.user != user]
    if others:
        remove: ui.Select[Any] = ui.Select(
            custom_id=REMOVED,
            required=False,
            min_values=0,
            max_values=len(others),
            options=[
                discord.SelectOption(label=ids.shorten(seat.name, 100), value=str(seat.user))
                for seat in others
            ],
        )
        fields.append((words("start-remove"), remove))
    form = ids.modal(words("start-title", match=table.id), ids.write("setstart", table.id), *fields)
    for label in form.children:
        if isinstance(label, ui.Label) and label.component is when:
            label.description = words("start-at-how")
    return form


def typed_time(at: int, zone: str) -> str:
    """Return a moment as it is typed in a time zone."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def read_time(text: str, zone: str, now: int) -> int:
    """Return the moment that a typed time means: without a date, the next time that clocks show it.

    Raise `Denied` for anything else.
    """
    found = _TIME.fullmatch(text.strip())
    if found is None:
        raise Denied("no-time")
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, place)
    year = int(found["year"] or today.year)
    month, day = (
        int(found["month"] or found["m"] or today.month),
        int(found["day"] or found["d"] or today.day),
    )
    try:
        at = datetime(year, month, day, int(found["hour"]), int(found["minute"]), tzinfo=place)
    except ValueError:
        raise Denied("no-time") from None
    if at.timestamp() <= now and not found["year"]:
        at = at.replace(year=year + 1) if found["d"] else at + timedelta(days=1)
    return int(at.astimezone(UTC).timestamp())


def card_lines(table: Table, words: Texts) -> Iterator[str]:
    """Yield what the card of a lobby says about its start and about those who were asked."""
    if table.status != "lobby":
        return
    own = gathering_of(table)
    waited = [f"<@{call.user}>" for call in own.calls if call.kind == READY]
    if own.wanted and waited:
        until = f"<t:{own.until}:R>"
        yield words("lobby-waits", who=words.listed(waited), n=len(waited), until=until)
    elif own.at:
        yield words("lobby-at", at=f"<t:{own.at}:F>", left=f"<t:{own.at}:R>")
    if own.full:
        yield words("lobby-full")
    for key, declined in (("lobby-asked", False), ("lobby-declined", True)):
        users = [call.user for call in own.calls if call.kind == INVITATION and call.declined is declined]
        if users:
            yield words(key, who=words.listed([f"<@{user}>" for user in users]))


def message(table: Table, words: Texts, notice: Notice, lobby_days: int) -> ui.LayoutView | None:
    """Return what a letter about a lobby becomes, besides its card; None if it no longer applies."""
    kind, own = notice.kind, gathering_of(table)
    if table.status != "lobby":
        return None
    users = addressed(table, notice)
    if not users:
        return None
    text = words(
        f"lobby-{kind}",
        who=words.listed([f"<@{user}>" for user in users]),
        n=len(users),
        seated=words.listed([post.plain(seat.name) for seat in table.seats]),
        pace=post.clock(table.options, words),
        until=f"<t:{own.until}:R>",
        closes=f"<t:{table.moved + lobby_days * 86_400}:R>",
        least=games.get(table.game).seats[0],
        **_named(table, words),
    )
    row: ui.ActionRow[Any] = ui.ActionRow(*_buttons(table, words, kind))
    return post.container(table.game, ui.TextDisplay(text), row)


def _named(table: Table, words: Texts) -> dict[str, Any]:
    return {"game": post.title(table, words), "match": table.id, "link": post.link(table)}


def _buttons(table: Table, words: Texts, kind: str) -> list[ui.Button[Any]]:
    """Return the buttons of a letter about a lobby: the answers to it, or what helps to find people."""
    if kind == INVITATION:
        return [
            ids.button(words("button-sit-down"), ids.write("sit", table.id), style=SUCCESS),
            ids.button(words("button-not-now"), ids.write("notnow", table.id)),
        ]
    if kind == READY:
        return [
            ids.button(words("button-ready"), ids.write("ready", table.id), style=SUCCESS),
            ids.button(words("button-leave"), ids.write("leave", table.id)),
        ]
    keep = [ids.button(words("button-keep"), ids.write("keep", table.id))] if kind in (IDLE, CLOSING) else []
    return [
        ids.button(words("button-invite"), ids.write("invite", table.id), style=PRIMARY),
        ids.button(words("button-start-computers"), ids.write("startcomputers", table.id)),
        *keep,
        ids.button(words("button-close"), ids.write("askcancel", table.id)),
    ]


def push(table: Table, words: Texts, kind: str, users: Collection[int]) -> str:
    """Return what the phones of these users show of a letter about a lobby."""
    who = words.listed([f"<@{user}>" for user in users])
    return words(f"push-lobby-{kind}", who=who, people=len(users), **_named(table, words))


def chosen_people(values: Sequence[str], fields: dict[str, str]) -> list[int]:
    """Return the ids of the people chosen in a select, or in the field of a form."""
    found = fields[PEOPLE].split(",") if PEOPLE in fields else values
    return [int(user) for user in found if user.isdecimal()]
