"""What follows from a change of a table, and from time passing."""
