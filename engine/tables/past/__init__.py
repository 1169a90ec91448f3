"""The record of a table: exported, replayed, told again."""
