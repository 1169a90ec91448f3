"""The rules engine: games, matches, records, storage. Knows nothing of Discord and draws nothing."""
