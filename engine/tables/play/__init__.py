"""Looking at tables, taking turns there, and advice."""
