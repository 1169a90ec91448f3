"""Moves that are planned, foreseen, or played by computers."""
