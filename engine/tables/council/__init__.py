"""What the people at a table decide together: votes, how long they are open, and what they bring about."""
