"""For `test_queue`: a process that seats those who wait in a queue until it is killed.

It prints each step before it takes it. It imports neither Discord nor pictures, so that it starts quickly.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from engine.tables import Person, Tables, Wish
from engine.tables.store import SCHEMES, open_store

GUILD, CHANNEL = 1, 2


async def main(database: str, first: int) -> None:
    """Let people from the number `first` on join the queue, two by two, and open their tables."""
    tables = Tables(await open_store(database if database.startswith(SCHEMES) else Path(database)))
    wish = Wish(("yspahan",), (2,), ("none",))
    await tables.queue.match(GUILD)  # those whom a killed process has left there
    for user in range(first, first + 1000):
        os.write(1, f"{user}\n".encode())
        await tables.queue.enter(GUILD, CHANNEL, Person(user, f"P{user}"), wish)
        await tables.queue.match(GUILD)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
