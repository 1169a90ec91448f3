"""Pictures: a view in, PNG bytes out. Knows no Discord and no rules; `render/boards/` holds the games."""
