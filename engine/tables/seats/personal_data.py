"""All data that is stored about a person, in a form for them to read.

Owns what belongs to it. Must not know how they get it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.tables.seats.lobby import knows
from engine.tables.store import Puzzle, Store, Table, UserSettings, settings_of
from engine.tables.table.puzzles import unpack
from engine.tables.table.stored import affairs_of, departures, draft_of, read_wish, seat_state


async def stored_about(store: Store, user: int) -> dict[str, Any]:
    """Return a person's settings and, of each table that stores something about them, what that is."""
    tables = [table for match in await store.matches_about(user) if (table := await store.load(match))]
    puzzles, attempts = await store.puzzles.about(user)
    members, slots = await store.contests.about(user)
    return {
        "user": user,
        "settings": msgspec.to_builtins(await settings_of(store, UserSettings, user)),
        "puzzles of your moves": [
            {"table": puzzle.match, "number": puzzle.no, **_stored_in(puzzle)} for puzzle in puzzles
        ],
        "puzzles you answered": [
            {"table": it.match, "seat": it.seat, "number": it.no, "due": it.due, "known": it.stage}
            for it in attempts
        ],
        "results": [it._asdict() for it in await store.results.about(user)],
        "queues": [
            {"server": it.guild, "name": it.name, "channel": it.channel, "since": it.since, "until": it.until}
            | {"wish": msgspec.to_builtins(read_wish(it.wish))}
            for it in await store.queue.about(user)
        ],
        "lobbies that asked you, or where you had a seat": [
            match
            for match in await store.matches("lobby")
            if (table := await store.load(match)) and knows(table, user)
        ],
        "servers where you may not play": await store.banning(user),
        "leagues and cups you joined": [it._asdict() for it in members],
        "seasons you played": [it._asdict() for it in slots],
        "ratings": [it._asdict() for it in await store.ratings.about(user)],
        "tables": [await _stored_at(store, table, user) for table in tables],
    }


def _stored_in(puzzle: Puzzle) -> dict[str, Any]:
    content = unpack(puzzle.content)
    return {"turn": content.turn, "your move": content.played, "a better one": content.better}


async def _stored_at(store: Store, table: Table, user: int) -> dict[str, Any]:
    mine = [seat for seat in table.seats if seat.user == user]
    states = [seat_state(table, seat.seat) for seat in mine]
    lines = await store.lines(table.id) if mine else []
    affairs, own_seats = affairs_of(table), {seat.seat for seat in mine}
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "opened by you": table.opener == user,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in mine],
        "seats you lost": [
            {"seat": seat.seat, "how": it.how, "at": it.at}
            for seat in table.seats
            for it in departures(seat_state(table, seat.seat))
            if it.user == user
        ],
        "notes": [own.note for own in states if own.note],
        "plans": [order.text for own in states for order in own.orders],
        "standing answers": [own.standing for own in states if own.standing],
        "vacations": [own.away for own in states if own.away],
        "votes": [
            {"about": vote.kind, "seat": vote.seat, "your vote": vote.votes[seat]}
            for vote in affairs.proposals
            for seat in own_seats & vote.votes.keys()
        ],
        "votes about you or asked for by you": [
            vote.kind for vote in affairs.proposals if vote.seat in own_seats
        ],
        "contributions to the dice": [it.number for it in affairs.joined if it.user == user],
        "suggested moves": [move for own in states for move in own.advised],
        "moves not confirmed": draft_of(table).steps if draft_of(table).author in own_seats else "",
        "moves": [line.text for line in lines if line.seat in own_seats],
    }
