"""Access to stored tables, the limits on what one person can have, and what tables ask for."""
