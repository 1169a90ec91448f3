"""For tests with real processes: the bot, connected with the Discord of `tests.discord_server`.

Arguments: the address of its gateway, and the configuration file, whose `api` is the rest of it.
"""

from __future__ import annotations

import sys
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket

import bot
from cogs import gateway, regularly

SOON = 2
"""Seconds between two checks for letters and timers of which nobody tells this process."""
every = regularly.every


def sooner(**times: float) -> Any:
    """Return the loop of that check with other times, and any other loop as it is."""

    def loop(method: Any) -> Any:
        return every(**{"seconds": SOON} if method.__qualname__ == "Delivery.heartbeat" else times)(method)

    return loop


if __name__ == "__main__":
    gateway.PACE = 0.5  # Discord wants more, this one does not
    regularly.every = sooner
    bot.draw_ahead = int  # processor time of seconds, for a few posts
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1])
    sys.exit(bot.main(["--config", sys.argv[2]]))
