"""For `test_many`: a process that shares its database with others, and prints what it does.

It delivers letters and runs timers at the tables of the shards that it holds, as the bot does; with a number
of presses, it also presses buttons as fast as it can, at the same table as everybody else. It imports neither
Discord nor pictures, so that it starts quickly.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core import Refused
from engine.tables import Denied, Tables
from engine.tables.council import votes
from engine.tables.store import Conflict, LogLine, Post, Shards, Store, Table, open_store
from tests.kill_child import EVER, decide, say

TASKS = 3
"""The number of presses that one process has in progress at the same time."""

SENDING = 0.05
"""Seconds until Discord has confirmed a letter."""


def print_saves(store: Store) -> None:
    """Make a store print what it has saved, as soon as that is certain."""
    save, save_draft = store.save, store.save_draft

    async def loud_save(
        table: Table, *, lines: Sequence[LogLine] = (), keep: int | None = None, **others: Any
    ) -> None:
        await save(table, lines=lines, keep=keep, **others)
        saved = [[line.n, line.text] for line in lines]
        say(match=table.id, seq=table.seq, lines=saved, keep=keep)

    async def loud_save_draft(table: Table) -> None:
        await save_draft(table)
        say(match=table.id, seq=table.seq, lines=[], keep=None)

    store.save, store.save_draft = loud_save, loud_save_draft


async def press(tables: Tables, rng: Random) -> str:
    """Make one press at the first table in play, whatever others do there; return how it was answered."""
    live = await tables.store.live()
    if not live:
        return "nothing"
    try:
        look = await tables.play.look(live[0], None)
        people = [seat.user for seat in look.table.seats if seat.user]
        kind = rng.random()
        if kind < 0.03:
            await tables.council.propose_undo(live[0], rng.choice(people))
        elif kind < 0.2 and look.proposals:
            about = rng.choice(look.proposals)
            await tables.council.vote(
                live[0], rng.choice(people), votes.UNDO, about.seat, rng.choice(["yes", "no"])
            )
        else:
            asked = [user for d in look.decisions if (user := look.table.seats[d.seat].user)]
            if not asked:
                return "nothing"
            look = await tables.play.look(live[0], rng.choice(asked))
            if look.token is None:
                return "nothing"
            await decide(tables, rng, look)
    except (Refused, Denied, Conflict) as error:
        return type(error).__name__
    return "done"


async def press_often(tables: Tables, rng: Random, presses: int) -> None:
    while presses > 0:
        begun = time.monotonic()
        answer = await press(tables, rng)
        if answer == "nothing":
            await asyncio.sleep(0.05)  # the computers' turn
            continue
        say(answer=answer, seconds=time.monotonic() - begun)
        presses -= 1


async def serve(tables: Tables, stop: asyncio.Event) -> None:
    """Run timers and print each letter before it is marked as sent, at one table after the other."""
    store, woken = tables.store, asyncio.Event()
    store.listen(lambda *_: woken.set())
    tables.access.listeners.append(lambda *_: woken.set())

    def note(held: frozenset[int]) -> None:
        say(held=sorted(held), at=time.time())
        woken.set()

    await store.serve(Shards(), "child", note)
    while not stop.is_set():
        woken.clear()
        for match in await store.due(EVER):
            if await store.claim(match):
                try:
                    await serve_one(tables, match)
                finally:
                    await store.release(match)
        try:
            async with asyncio.timeout(1):
                await woken.wait()
        except TimeoutError:
            continue


async def serve_one(tables: Tables, match: int) -> None:
    store = tables.store
    for timer in await store.timers_due(EVER, match=match):
        await tables.automation.move(timer.match)
        await store.delete_timer(timer.id)
    for letter in await store.mail(EVER, match=match):
        if not store.held:
            return
        say(sent=letter.nonce, at=time.time())
        await asyncio.sleep(SENDING)
        await store.mark_sent([letter.id], 1, Post(letter.match, letter.id, None))


async def main(database: str, seed: int, presses: int) -> None:
    store = await open_store(database)
    print_saves(store)
    tables, rng = Tables(store), Random(seed)
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(tables, stop))
    if not presses:
        await serving
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(press_often(tables, rng, presses // TASKS) for _ in range(TASKS)))
    stop.set()
    await serving
    await tables.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
