# Words on pictures. Short: they stand in small places.

# $week is a Roman number, $day a number.
render-week-day = Week { $week } · Day { $day }
