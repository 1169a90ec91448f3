"""For tests with real processes: the bot, connected with the Discord of `tests.discord_server`.

Arguments: the address of its gateway, and the configuration file, whose `api` is the rest of it.
"""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket

import bot

if __name__ == "__main__":
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1])
    sys.exit(bot.main(["--config", sys.argv[2]]))
