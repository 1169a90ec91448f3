"""The mentions in the messages of a table: no other module allows one.

Must not know what a message says, or who can be mentioned now: that is up to `engine.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord


def allowing(users: Sequence[int]) -> discord.AllowedMentions:
    """Return what allows a message to mention these users and nobody else."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users])
