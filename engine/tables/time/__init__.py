"""Clocks and deadlines of a table, pauses of the bot, and what people have set about their time."""
