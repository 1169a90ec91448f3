"""Moves that are planned, foreseen, played by computers or taken back."""
