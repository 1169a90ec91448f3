"""The mentions in the messages of a table: no other module allows one.

Must not know what a message says, or who can be mentioned now: that is up to `engine.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord


def allowing(users: Sequence[int], role: int = 0) -> discord.AllowedMentions:
    """Return what allows a message to mention these users, a role if it is not 0, and nobody else."""
    roles = [discord.Object(role)] if role else False
    return discord.AllowedMentions(users=[discord.Object(user) for user in users], roles=roles)
