"""Pictures: a view in, PNG bytes out. Must not know Discord or rules; `render/boards/` has the games."""
