"""For tests with real processes: the bot, connected with the Discord of `tests.discord_server`.

Arguments: the address of its gateway, and the configuration file, whose `api` is the rest of it.
"""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket

import bot
from cogs import gateway

if __name__ == "__main__":
    gateway.PACE = 0.5  # Discord wants more, this one does not
    bot.draw_ahead = int  # processor time of seconds, for a few posts
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1])
    sys.exit(bot.main(["--config", sys.argv[2]]))
