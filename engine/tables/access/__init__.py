"""Access to stored tables, and the limits on what one person can have or ask for."""
