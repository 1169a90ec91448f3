"""A loaded table: what is stored with it, who sits there, its options and its letters."""
