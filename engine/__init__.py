"""The engine: games, matches, records, computer players, tables, storage. No Discord, no pictures."""
