"""Who sits where: lobbies, seats of running tables, and what people set for all of their tables."""
