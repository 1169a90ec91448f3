"""Everything about Discord. No rules and no drawing here: cogs call `engine.tables` and `render`."""
