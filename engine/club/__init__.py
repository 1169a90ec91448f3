"""What connects the games of a group of friends: ratings. Knows neither Discord nor the store."""
