# Words on pictures. Short: they stand in small places.

# $week is a Roman number, $day a number.
render-week-day = Week { $week } · Day { $day }
# A seat at the table that nobody has taken yet.
render-free-seat = free seat
# Above a player's cards; $n is how many.
render-hand = { $n ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
