"""For `test_contests`: a process that plays a league and two cups until it is killed.

It prints each step before it takes it. It imports neither Discord nor pictures, so that it starts quickly.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from engine.tables import Person, Tables
from engine.tables.store import SCHEMES, open_store
from tests.contests import CHANNEL, GUILD, at_tables, finish

KINDS: tuple[Any, ...] = ("league", "knockout", "swiss")
PEOPLE = 9


async def main(database: str) -> None:
    """Open contests, play their tables, and open the next ones, again and again."""
    tables = Tables(
        await open_store(database if database.startswith(SCHEMES) else Path(database)),
        per_person=1000,
        per_server=100_000,
    )
    while True:
        running = [one for one in await tables.contests.here(GUILD) if one.status != "over"]
        for kind in KINDS:
            if kind not in [one.kind for one in running]:
                say("open", kind)
                seats = 2 if kind == "league" else 4
                name, opener = f"{kind} {os.getpid()}", Person(1, "P1")
                await tables.contests.create(GUILD, CHANNEL, opener, kind, name, "yspahan", seats=seats)
        for one in running:
            it = await tables.contests.load(one.id, GUILD)
            for user in range(len(it.members) + 1, PEOPLE + 1) if one.status == "open" else ():
                say("join", user)
                await tables.contests.join(one.id, GUILD, Person(user, f"P{user}"))
            if one.status == "open":
                say("begin", one.id)
                await tables.contests.begin(one.id, GUILD, 1)
            say("run", one.id)
            await tables.contests.run(one.id)
            it = await tables.contests.load(one.id, GUILD)
            for pairing in at_tables(it):
                say("end", pairing.match)
                await finish(tables, pairing.match)


def say(*what: object) -> None:
    os.write(1, f"{what}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
