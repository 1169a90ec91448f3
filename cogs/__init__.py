"""Everything that speaks Discord. No rules and no drawing here: cogs call `engine.tables` and `render`."""
