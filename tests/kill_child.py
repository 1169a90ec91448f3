"""For `test_kill`: a process that plays until it is killed, and prints what it has saved.

It imports neither Discord nor pictures, so that it starts quickly.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine import games
from engine.notation import notate
from engine.tables import Look, Person, Tables
from engine.tables.store import SCHEMES, LogLine, Post, Store, Table, open_store
from tests.presses import act, confirm, reset, undo

PEOPLE = [Person(n, f"P{n}") for n in range(1, 5)]
GAMES = 4
"""The number of games played at the same time."""
EVER = 2**40


def say(**what: Any) -> None:
    """Print in one write, so that a line appears whole or not at all."""
    os.write(1, json.dumps(what).encode() + b"\n")


def print_saves(store: Store) -> None:
    """Make a store print what it has saved, as soon as that is certain."""
    create, save, save_draft = store.create, store.save, store.save_draft

    async def loud_create(table: Table, **others: Any) -> int:
        match = await create(table, **others)
        say(match=match, seq=table.seq, lines=[], draft="")
        return match

    async def loud_save(table: Table, *, lines: Sequence[LogLine] = (), **others: Any) -> None:
        await save(table, lines=lines, **others)
        saved = [[line.n, line.text] for line in lines]
        say(match=table.id, seq=table.seq, lines=saved, draft=table.draft.decode())

    async def loud_save_draft(table: Table) -> None:
        await save_draft(table)
        say(match=table.id, seq=table.seq, lines=[], draft=table.draft.decode())

    store.create, store.save, store.save_draft = loud_create, loud_save, loud_save_draft


async def begin(tables: Tables, rng: Random, match: int) -> None:
    """Fill a lobby and start it, whatever was already done before a kill."""
    table = await tables.lobby.read(match)
    for person in PEOPLE[len(table.seats) : rng.randint(2, 4)]:
        await tables.lobby.join(match, person)
    while len((await tables.lobby.read(match)).seats) < rng.randint(2, 4):
        await tables.lobby.add_computer(match, PEOPLE[0].id, "dice", "C")
    await tables.lobby.start(match, PEOPLE[0].id)


async def play(tables: Tables, rng: Random) -> None:
    """Make the people's moves at every table in play; open new tables when too few are left."""
    while True:
        for match in await tables.store.matches("lobby"):
            await begin(tables, rng, match)
        live = await tables.store.live()
        if len(live) < GAMES:
            key = rng.choice(list(games.ALL))
            await tables.lobby.open(key, PEOPLE[0], guild=1, channel=2)
            continue
        await asyncio.gather(*(take_a_step(tables, rng, match) for match in live))


async def take_a_step(tables: Tables, rng: Random, match: int) -> None:
    look = await tables.play.look(match, None)
    asked = [user for d in look.decisions if (user := look.table.seats[d.seat].user)]
    if asked:
        await decide(tables, rng, await tables.play.look(match, rng.choice(asked)))


async def decide(tables: Tables, rng: Random, look: Look) -> None:
    match, user, token = look.table.id, look.table.seats[look.seat].user, look.token
    if look.draft and rng.random() < 0.1:
        await rng.choice([undo, reset])(tables, match, user, token)
    elif look.finished:
        await confirm(tables, match, user, token)
    elif rng.random() < 0.2:
        await tables.play.play_line(match, user, notate(look.game.verbs, rng.choice(look.actions)))
    else:
        await act(tables, match, user, [rng.choice(look.actions)], token)


async def run_timers(tables: Tables) -> None:
    """Make the computers' moves."""
    while True:
        for timer in await tables.store.timers_due(EVER):
            await tables.automation.move(timer.match)
            await tables.store.delete_timer(timer.id)


async def deliver(tables: Tables) -> None:
    """Print each letter before it is marked as sent, as a post reaches Discord before that."""
    while True:
        for letter in await tables.store.mail(EVER, 3):
            say(sent=letter.nonce)
            await tables.store.mark_sent([letter.id], 1, Post(letter.match, letter.id, None))


async def main(database: str, seed: int) -> None:
    store = await open_store(database if database.startswith(SCHEMES) else Path(database))
    print_saves(store)
    tables = Tables(store)
    fill = tables.results.fill()
    await asyncio.gather(fill, play(tables, Random(seed)), run_timers(tables), deliver(tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
