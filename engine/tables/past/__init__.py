"""The record of a table: exported, replayed, told again, and shortened by an undo."""
